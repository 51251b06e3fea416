### The rules page and the names of rules. What stands here is said of the very rules in play, and no more of it.

## Headings

rules-title = Reguli: { $name }
rules-aim = Cum se câștigă
rules-pack = Cărțile
rules-deal = Împărțirea
rules-auction = Licitația
rules-talon = Talonul
rules-trump = Atuul
rules-tricks = Levatele
rules-duties = Ce carte pui
rules-marriages = Anunțurile
rules-score = Punctele
rules-honour = Cinstea la masă

## Aim

rules-seats = { $table ->
    [two] Se joacă în doi, unul împotriva celuilalt.
    [pairs] Se joacă în patru, pe două perechi.
    [three-pairs] Se joacă în șase, pe trei perechi.
   *[alone] Se joacă în { $players ->
        [3] trei
        [4] patru
        [5] cinci
       *[6] șase
    }, fiecare pentru el.
}
rules-partner = Partenerul stă în fața ta, iar punctele le faceți împreună.
rules-goal-contract = Cine câștigă licitația promite un număr de puncte și trebuie să le și facă.
rules-goal-tricks = Iei levate cu cărți de preț, iar punctele din ele trec la scor.
rules-target = Câștigă cel mai mare scor, de îndată ce ajunge la { $points } la sfârșitul unei runde.
rules-margin-1 = La egalitate în frunte se joacă mai departe.
rules-margin-2 = Trebuie însă să fie cu cel puțin două puncte peste al doilea; altfel se joacă mai departe.

## Cards

rules-cards = { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
rules-suits = Pachetul are { $deck }, în patru culori: treflă, caro, cupă și pică.
rules-order = De la mare la mic: as, zece, popă, damă, valet, { $pack ->
    [24] nouar
   *[32] nouar, opt, șapte
}.
rules-ten = Ține minte: zecele stă peste popă.
rules-worth = Asul face 11 puncte, zecele 10, popa 4, dama 3, valetul 2, { $pack ->
    [24] iar nouarul nimic
   *[32] iar nouarul, optul și șaptele nimic
}.
rules-worth-all = În tot pachetul sunt 120 de puncte.

## Deal

rules-dealer = Primul care împarte e tras la sorți; după fiecare rundă împarte cel din stânga lui.
rules-deal-order = Cărțile se dau pe rând, începând cu cel din stânga celui care împarte.
rules-hand = Fiecare primește { $hand }.
rules-hand-first = Fiecare își primește toată mâna înainte de licitație: { $hand }.
rules-hand-packets = Fiecare primește întâi { $first }, iar { $when ->
    [auction] după licitație
    [trump] după ce se știe atuul
   *[deal] apoi
} încă { $rest }: cu totul { $hand }.
rules-left-none = Așa se împarte tot pachetul.
rules-left-unused = { $left ->
    [one] O carte rămâne deoparte: n-o vede nimeni și nu aduce puncte nimănui.
    [few] { $left } cărți rămân deoparte: nu le vede nimeni și nu aduc puncte nimănui.
   *[other] { $left } de cărți rămân deoparte: nu le vede nimeni și nu aduc puncte nimănui.
}
rules-left-talon = { $left ->
    [one] O carte rămâne pe masă, cu fața în jos: ea e talonul.
    [few] { $left } cărți rămân pe masă, cu fața în jos: ele sunt talonul.
   *[other] { $left } de cărți rămân pe masă, cu fața în jos: ele sunt talonul.
}
rules-draw = După fiecare levată, cât mai sunt cărți în talon, fiecare trage una: întâi cine a luat levata, apoi { $table ->
    [two] celălalt
   *[alone] ceilalți, pe rând
}.
rules-draw-end = Când talonul s-a terminat, se joacă mai departe cu cărțile din mână, până la ultima.
rules-peek = Înainte de licitație fiecare spune pe rând dacă vrea să se arate o carte; începe cel din stânga celui care împarte.
rules-peek-card = Dacă vor toți, toată masa vede { $peek ->
    [talon] ultima carte din talon
   *[dealer] ultima carte pe care o va primi cel care împarte
}; dacă unul nu vrea, nu se arată nimic.

## Auction

rules-auction-once = Fiecare vorbește o singură dată: începe cel din stânga celui care împarte, iar cel care împarte vorbește ultimul.
rules-auction-ascending = Se vorbește pe rând, de câte ori e nevoie, începând cu cel din stânga celui care împarte.
rules-auction-out = Cine a spus pas nu mai vorbește în runda aceea, iar licitația o ia cel rămas ultimul.
rules-auction-last = Dacă toți ceilalți au pasat fără să liciteze, și ultimul mai poate spune un număr sau pas.
rules-bids = Spui pas sau un număr de la { $min } la { $max }, mai mare decât cel dinainte.
rules-bids-one = Spui pas sau { $min }; alt număr nu se licitează.
rules-merge = După ce a licitat cineva, în loc de pas se spune „merge”.
rules-bids-end = Cine spune { $max } ia licitația pe loc: după el nu mai vorbește nimeni.
rules-contract = Numărul cel mai mare e contractul: atâtea puncte la scor trebuie să facă { $pairs ->
    [yes] perechea
   *[no] jucătorul
} care l-a spus.
rules-contract-part = Câte puncte din cărți trebuie pentru asta se vede la sfârșitul rundei.
rules-needs = Pentru { $min } trebuie cel puțin { $lowest } din { $marriages ->
    [yes] cărți și anunțuri
   *[no] cărți
}.
rules-needs-range = Pentru { $min } trebuie cel puțin { $lowest } din { $marriages ->
    [yes] cărți și anunțuri
   *[no] cărți
}, iar pentru { $max } cel puțin { $highest }.
rules-all-pass-dead = Dacă pasează toți, runda e moartă: nu punctează nimeni și împarte următorul.
rules-all-pass-redeal = Dacă pasează toți, nu punctează nimeni și împarte din nou același jucător.
rules-all-pass-forced-dealer = Dacă pasează toți, cel care împarte trebuie să ia contractul cu { $min }.
rules-all-pass-fixed-suit = Dacă pasează toți, se joacă fără contract, cu atu { $suit }.

## Talon

rules-exchange = Cine a luat licitația vede tot talonul și poate schimba cu el cărți, una la una: câte vrea, sau niciuna.
rules-exchange-when = Schimbul se face { $exchange ->
    [trump] înainte să numească atuul
   *[lead] înainte de prima carte
}.
rules-exchange-others = { $table ->
    [two] Celălalt află
   *[alone] Ceilalți află
} numai câte cărți s-au schimbat.
rules-exchange-rest = Cărțile care rămân în talon nu aduc puncte nimănui.
rules-exchange-none = Când se joacă fără contract, talonul rămâne neatins.

## Trump

rules-no-auction = Nu se licitează și nu e contract.
rules-trump-named = Cine a luat licitația numește culoarea de atu.
rules-trump-after-rest = Cine a luat licitația numește culoarea de atu după ce are toate cărțile.
rules-trump-before-rest = Cine a luat licitația numește culoarea de atu înainte să vină restul cărților.
rules-trump-first-card = Cine a luat licitația deschide, iar culoarea primei cărți devine atu.
rules-trump-turned-up = Ultima carte a celui care împarte se întoarce cu fața în sus, iar culoarea ei e atu. Cartea rămâne în mâna lui, dar au văzut-o toți.
rules-trump-turned-late = Cartea aceasta vine abia după licitație.
rules-trump-rotation = Atuul se schimbă de la o rundă la alta, pe rând: treflă, caro, cupă, pică, și de la capăt.
rules-trump-rotation-stays = Numai după o rundă punctată se trece la culoarea următoare.
rules-trump-fixed = În tot meciul se joacă cu atu { $suit }.
rules-trump-power = Orice atu bate orice carte de altă culoare: { $pack ->
    [24] nouarul
   *[32] șaptele
} de atu ia și un as.

## Tricks

rules-lead-declarer = Prima carte o pune cine a luat licitația.
rules-lead-eldest = Prima carte o pune cel din stânga celui care împarte.
rules-lead-no-contract = Când se joacă fără contract, deschide cel din stânga celui care împarte.
rules-lead-trump = Prima carte a rundei trebuie să fie atu, dacă cel care deschide are vreunul.
rules-lead-trump-no-contract = Când se joacă fără contract, prima carte trebuie să fie atu, dacă cel care deschide are vreunul.
rules-turn = { $table ->
    [two] Apoi pune și celălalt o carte.
   *[alone] Apoi pune fiecare câte o carte, pe rând, în sensul acelor de ceasornic.
}
rules-take = Levata o ia cel mai mare atu; dacă nu e niciun atu, o ia cea mai mare carte din culoarea cerută.
rules-lead-next = Cine a luat levata o deschide pe următoarea.

## Duties

rules-follow = Dacă ai culoarea cerută, răspunzi cu ea.
rules-ruff = Dacă n-o ai, trebuie să tai cu atu.
rules-discard = Dacă n-ai nici atu, arunci ce vrei.
rules-beat-none = Nu ești dator să bați cartea de pe masă.
rules-beat-overruff = Dacă tai o levată tăiată deja, trebuie să tai mai sus, dacă poți.
rules-beat-overruff-only = În rest nu ești dator să bați: nici când se deschide cu atu, nici când răspunzi la culoare.
rules-beat-iber = Se joacă „la iber”: trebuie să bați cea mai bună carte de pe masă, dacă poți, când s-a deschis cu atu sau cât timp n-a tăiat nimeni.
rules-beat-iber-ruffed = După ce levata a fost tăiată, răspunzi sau tai cu orice carte.
rules-beat-always = Trebuie să bați cea mai bună carte de pe masă ori de câte ori poți.
rules-beat-always-ruffed = Și peste un atu cu care s-a tăiat deja trebuie să tai mai sus, dacă poți.
rules-beat-partner = Datoria aceasta rămâne și când levata e a partenerului.
rules-example-overruff = De exemplu, cu atu { $example }: s-a deschis cu { $nine } și s-a tăiat cu { $ruff }. Ai { $under } și { $over }: trebuie să pui { $over }.
rules-example-beat = De exemplu, cu atu { $example }: s-a deschis cu { $led }. Ai { $low } și { $high }: trebuie să pui { $high }.
rules-example-iber = Dacă însă cineva a tăiat înaintea ta, poți pune și { $low }.
rules-free-play = Cât mai sunt cărți în talon nu ești dator cu nimic din toate acestea: răspunzi cu orice carte.
rules-no-free-play = Așa se joacă de la prima levată, și cât mai sunt cărți în talon.
rules-strict = Jocul nu te lasă să pui o carte nepermisă și îți spune de ce.

## Marriages

rules-marriage-none = Aici nu se fac anunțuri: popa și dama aceleiași culori nu aduc nimic în plus.
rules-marriage = Popa și dama aceleiași culori fac un anunț.
rules-marriage-lead = Îl ai când deschizi o levată cu una dintre ele și o mai ții pe cealaltă în mână.
rules-marriage-worth = Aduce { $plain }, iar la atu { $trumps }.
rules-marriage-worth-same = Aduce { $plain }, în orice culoare.
rules-marriage-auto = Jocul îl arată singur, iar masa vede și cealaltă carte.
rules-marriage-claimed = Contează numai dacă îl anunți când pui cartea; atunci masa o vede și pe cealaltă.
rules-marriage-first = Dacă prima carte a rundei e o popă sau o damă, culoarea ei devine atu, așa că anunțul ei e de atu.
rules-marriage-no-trick = Nu trebuie să iei nicio levată ca să conteze, iar cartea pusă poate fi bătută ca oricare alta.
rules-marriage-spoiled = Dacă pui una dintre ele pe o levată deschisă de altul, anunțul s-a stricat.
rules-marriage-unclaimed = Se strică și dacă deschizi cu una dintre ele fără să anunți.

## Score

rules-count = La sfârșitul rundei { $pairs ->
    [yes] fiecare pereche
   *[no] fiecare
} își numără punctele din { $marriages ->
    [yes] cărțile luate și din anunțuri
   *[no] cărțile luate
}.
rules-unit-33 = La fiecare 33 de puncte numărate primești un punct la scor, iar restul se pierde: 65 fac un punct, 66 fac două.
rules-unit-11 = La scor, un punct e a unsprezecea parte din punctele cărților jucate, iar restul se pierde.
rules-unit-11-whole = Se joacă toate cele 120 de puncte: 65 fac 5 la scor, 66 fac 6, iar 120 fac 11.
rules-unit-11-part = Cărțile nejucate nu se socotesc. De exemplu, din 100 de puncte jucate, 54 fac 5 la scor, iar 55 fac 6.
rules-unit-11-marriages = Anunțurile se adaugă la punctele tale, nu la cele jucate.
rules-made = Dacă { $pairs ->
    [yes] perechea cu contractul
   *[no] cel care are contractul
} face cât a promis, primește tot ce a făcut, chiar dacă e mai mult decât a licitat.
rules-missed-1 = Dacă nu, contractul e căzut și costă exact cât s-a licitat.
rules-missed-2 = Dacă nu, contractul e căzut și costă de două ori cât s-a licitat: cine a promis { $min } pierde { $lost }.
rules-others-score = { $table ->
    [two] Celălalt primește ce a făcut, și când contractul e căzut.
    [pairs] Adversarii primesc ce au făcut, și când contractul e căzut.
    [three-pairs] Celelalte perechi primesc ce au făcut, și când contractul e căzut.
   *[alone] Ceilalți primesc ce au făcut, și când contractul e căzut.
}
rules-others-nothing = { $table ->
    [two] Celălalt primește ce a făcut, dar nimic când contractul e căzut.
    [pairs] Adversarii primesc ce au făcut, dar nimic când contractul e căzut.
    [three-pairs] Celelalte perechi primesc ce au făcut, dar nimic când contractul e căzut.
   *[alone] Ceilalți primesc ce au făcut, dar nimic când contractul e căzut.
}
rules-no-contract = Fiecare primește ce a făcut.
rules-no-contract-then = Când se joacă fără contract, fiecare primește ce a făcut.
rules-below-zero = Scorul poate coborî și sub zero.

## Honour

rules-any-card = Jocul te lasă să pui orice carte, chiar și una nepermisă, și nu te dă de gol.
rules-accuse = Dacă bănuiești un adversar, îl poți acuza oricând, chiar dacă nu e rândul tău: de la prima carte până se arată scorul.
rules-judged = Atunci se judecă toate cărțile puse de el în runda aceea.
rules-guilty = Dacă e vinovat, { $pairs ->
    [yes] perechea lui pierde
   *[no] pierde
} 3 puncte la scor.
rules-guilty-contract = Dacă { $pairs ->
    [yes] perechea lui are
   *[no] are
} și contractul, mai pierde { $factor ->
    [1] cât s-a licitat
   *[2] de două ori cât s-a licitat
}.
rules-void = Atunci runda se anulează: nimeni altcineva nu primește nimic și împarte din nou același jucător.
rules-void-end = Și o rundă anulată poate încheia meciul.
rules-innocent = Dacă e nevinovat, { $pairs ->
    [yes] perechea care a acuzat pierde
   *[no] cel care a acuzat pierde
} 3 puncte din scorul acelei runde, chiar dacă runda se anulează.
rules-innocent-again = Cel găsit nevinovat poate fi acuzat din nou numai după ce mai pune o carte.
rules-unaccused = O carte nepermisă pe care n-o vede nimeni rămâne bună.
rules-no-undo = Cartea pusă nu se mai ia înapoi.

## Rulesets

ruleset-standard = Jocul casei
ruleset-tromf-standard = Tromf standard
ruleset-tromf-classic = Tromf clasic
ruleset-tromf-two = Tromf în doi
ruleset-contest = La concurs, fiecare pentru el
ruleset-contest-pairs = La concurs, pe perechi
ruleset-traditional = Tradițional
ruleset-moldovan = Moldovenesc
ruleset-no-auction = Fără licitație
ruleset-fixed-trump = Cu atu fix
ruleset-talon = Cu talon
ruleset-six = În șase
ruleset-ardeal = Ardelenesc

## All options: every field and its values

field-players = Câți joacă
field-sides = Cine cu cine
field-pack = Pachetul
field-hand = Cărți în mână
field-packet = Cărți primite întâi
field-stock = Cărțile neîmpărțite
field-peek = Se arată o carte înainte de licitație
field-auction = Licitația
field-bid-min = Cea mai mică licitație
field-bid-max = Cea mai mare licitație
field-all-pass = Când pasează toți
field-trump = Cum se alege atuul
field-suit = Culoarea hotărâtă dinainte
field-leader = Cine deschide runda
field-lead-trump = Runda se deschide cu atu
field-beat = Când trebuie să bați
field-free-play-while-stock = Cât mai sunt cărți de tras
field-marriage = Anunțurile
field-marriage-plain = Cât aduce un anunț
field-marriage-trump = Cât aduce anunțul de atu
field-unit = Un punct la scor
field-fail-factor = Un contract căzut costă
field-defenders-score-on-fail = Ceilalți, când contractul e căzut
field-target = Se joacă până la
field-winning-margin = Ca să câștigi
field-conduct = O carte nepermisă

value-players-2 = Doi
value-players-3 = Trei
value-players-4 = Patru
value-players-5 = Cinci
value-players-6 = Șase
value-sides-alone = Fiecare pentru el
value-sides-2 = Două perechi
value-sides-3 = Trei perechi
value-pack-24 = 24 de cărți, de la nouar în sus
value-pack-32 = 32 de cărți, de la șapte în sus
value-stock-none = Rămân deoparte
value-stock-draw = Se trag după fiecare levată
value-stock-talon = Talon: le schimbă cine ia licitația
value-peek-true = Da, dacă vor toți
value-peek-false = Nu
value-auction-once = Fiecare vorbește o dată
value-auction-ascending = Pe rând, până rămâne unul
value-auction-none = Fără licitație
value-all-pass-dead = Runda e moartă, împarte următorul
value-all-pass-redeal = Împarte același din nou
value-all-pass-forced-dealer = Cel care împarte ia contractul cel mai mic
value-all-pass-fixed-suit = Se joacă fără contract, cu culoarea hotărâtă dinainte
value-trump-after-rest = Îl numește cine a luat licitația, cu toată mâna
value-trump-before-rest = Îl numește cine a luat licitația, înainte de restul cărților
value-trump-first-card = Culoarea primei cărți jucate
value-trump-turned-up = Culoarea ultimei cărți a celui care împarte
value-trump-rotation = Fiecare culoare la rând
value-trump-fixed = Același tot meciul
value-suit-C = Treflă
value-suit-D = Caro
value-suit-H = Cupă
value-suit-S = Pică
value-suit-null = Niciuna
value-leader-declarer = Cine a luat licitația
value-leader-eldest = Cel din stânga celui care împarte
value-lead-trump-true = Da, dacă ai
value-lead-trump-false = Nu, cu orice carte
value-beat-none = Niciodată
value-beat-overruff = Când tai o levată tăiată deja
value-beat-iber = La iber: până taie cineva
value-beat-always = Ori de câte ori poți
value-free-play-while-stock-true = Pui orice carte
value-free-play-while-stock-false = Răspunzi și tai, ca întotdeauna
value-marriage-none = Nu se fac
value-marriage-auto = Se arată singure
value-marriage-claimed = Numai dacă le anunți
value-unit-33 = 33 de puncte din cărți
value-unit-11 = A unsprezecea parte din punctele jucate
value-fail-factor-1 = Cât s-a licitat
value-fail-factor-2 = De două ori cât s-a licitat
value-defenders-score-on-fail-true = Primesc ce au făcut
value-defenders-score-on-fail-false = Nu primesc nimic
value-winning-margin-1 = E de ajuns să conduci
value-winning-margin-2 = Trebuie să conduci cu două puncte
value-conduct-strict = Nu se poate pune
value-conduct-honour = Se poate pune, și poate fi acuzată
