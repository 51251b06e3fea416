### The page of the shuffle: the seal during a match, and what opening it came to.

fair-title = Amestecul cărților
fair-begins = așa începe pecetea
fair-before = Înainte de prima carte
fair-drawn = Telefonul a tras la sorți o cheie, din care ies toate amestecurile meciului, și a pecetluit-o ca într-un plic.
fair-meanwhile = Cât se joacă
fair-hidden = Din pecete nu se pot afla cărțile. Dar dacă s-ar schimba fie și una, pecetea nu s-ar mai potrivi.
fair-after = La sfârșit
fair-opens = Plicul se deschide aici și se verifică fiecare împărțire, și fără internet. Poți nota semnele de sus, ca să vezi atunci că au rămas aceleași.
fair-your-say = Cuvântul tău
fair-hand-cut = La masa aceasta pachetul se ridică după ce s-a pus pecetea. Când îl ridici tu, hotărăști și tu ce cărți vin.
fair-no-cut = Dacă vrei să hotărăști și tu ce cărți vin, cere la „Alege jocul” ca pachetul să se ridice: locul îl alegi după ce s-a pus pecetea.
fair-known = Meciul acesta a pornit dintr-o adresă care spune cheia. Amestecul lui nu e secret: cine știe adresa poate afla cărțile.

## Once the match is over

fair-holds = Amestec cinstit
fair-fails = Ceva nu se potrivește
fair-seal-fits = Pecetea de la început e chiar a cheii acestui meci.
fair-seal-differs = Pecetea de la început nu e a cheii acestui meci.
fair-rounds-fit = { $rounds ->
    [one] În singura rundă jucată s-au împărțit exact cărțile de sub pecete.
    [few] În toate cele { $rounds } runde s-au împărțit exact cărțile de sub pecete.
   *[other] În toate cele { $rounds } de runde s-au împărțit exact cărțile de sub pecete.
}
fair-rounds-differ = { $wrong ->
    [one] Într-o rundă din { $rounds } s-au împărțit alte cărți decât cele de sub pecete.
    [few] În { $wrong } runde din { $rounds } s-au împărțit alte cărți decât cele de sub pecete.
   *[other] În { $wrong } de runde din { $rounds } s-au împărțit alte cărți decât cele de sub pecete.
}
fair-own-cuts = { $times ->
    [one] O dată ai ridicat tu pachetul, după ce s-a pus pecetea: cărțile au venit și după cum ai ridicat.
    [few] De { $times } ori ai ridicat tu pachetul, după ce s-a pus pecetea: cărțile au venit și după cum ai ridicat.
   *[other] De { $times } de ori ai ridicat tu pachetul, după ce s-a pus pecetea: cărțile au venit și după cum ai ridicat.
}
fair-compare = Verificat acum, pe telefonul tău. Dacă ai notat pecetea la început, semnele de sus trebuie să fie aceleași.
fair-beware = După ce s-a pus pecetea s-a schimbat ceva. Nu te lua după rezultatul acestui meci.
fair-by-round = Rundă cu rundă
fair-round = Runda
fair-dealer = A împărțit
fair-pack = Pachetul
fair-cards = Cărțile
fair-cut = { $who ->
    [you] ai ridicat
   *[other] { $name } a ridicat
} { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
fair-knock = { $who ->
    [you] l-ai bătut
   *[other] { $name } l-a bătut
}
fair-fits = se potrivesc
fair-differs = nu se potrivesc
fair-key-and-seal = Cheia și pecetea
fair-key = Cheia
fair-whole = Pecetea întreagă
fair-commitment = Pecetea
fair-copy = Copiază
fair-copied = S-a copiat.
fair-not-copied = Browserul nu lasă copierea: ține apăsat pe semne.
fair-elsewhere = Verifică și cu alt program
fair-sha = Pecetea e SHA-256 al textului de mai jos: două rânduri, fără nimic după ultimul semn. Orice program care socotește SHA-256 trebuie să dea aceeași pecete.
fair-text = Textul
fair-command = Comanda, pe Linux (pe Mac, la sfârșit: shasum -a 256)

## What a seal shows

fair-limits = Ce arată pecetea și ce nu
fair-shows = Arată că nimic din amestec nu s-a schimbat după prima carte: nici cine împarte întâi, nici ordinea pachetului din vreo rundă.
fair-chosen = Nu arată cum a fost aleasă cheia. Telefonul o trage la sorți, din atâtea chei încât nimeni nu o poate ghici; cine vrea să aibă și el un cuvânt ridică pachetul.
fair-phone = Te apără pe tine de joc, nu jocul de tine: cheia stă pe telefon, lângă meciul salvat.
