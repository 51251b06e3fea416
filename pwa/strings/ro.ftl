## Home

app-name = Cruce
app-about = Jocul de cărți al bunicilor, pe telefon, fără internet.
continue = Continuă meciul
new-match = Meci nou
starting = Se împart cărțile…
players = Jucători
players-4 = Patru, în perechi
players-3 = Trei, fiecare singur
target = Se joacă până la
pace = Ritm
pace-natural = Firesc
pace-quick = Rapid
pace-instant = Pe loc
close = Închide
language = Limba
offline-ready = Totul e pe telefon: merge și fără internet.
learn = Regulile pe scurt
learn-aim = Câștigă licitația, numește atuul și adu punctele promise. Treizeci și trei de puncte din cărți fac un punct la scor.
learn-cards = De la mare la mic: as (11), zece (10), popă (4), damă (3), valet (2), nouă (0). Zecele stă peste popă.
learn-bid = Licitezi văzând jumătate de mână, o singură dată: pas sau un număr mai mare decât cel dinainte. Dacă pasează toți, runda e moartă.
learn-duty = Răspunzi la culoare. Dacă n-o ai, tai cu atu. Dacă nu ai nici atu, pui ce vrei.
learn-marriage = Popa și dama aceleiași culori fac un anunț: 20 de puncte când deschizi cu una dintre ele, 40 dacă e atu. Jocul îl arată singur.
learn-score = Cine nu face cât a licitat pierde exact atât; ceilalți iau ce au făcut.
licences = Licențe
update = Versiune nouă: reîncarcă
lack-webassembly = Browserul are WebAssembly oprit. În Lockdown Mode, permite acest site: butonul aA din bara de adrese, apoi Website Settings.
lack-storage = Browserul nu lasă jocul să țină nimic pe telefon. Permite datele (cookie-urile) acestui site în setări, apoi reîncarcă pagina.
lack-browser = Browserul e prea vechi pentru acest joc: e nevoie de Safari 16.4, Chrome 94 sau Firefox 114, ori mai noi. Actualizează-l, sau deschide jocul pe alt telefon.
lack-parts = Jocul nu a pornit: o parte nu a ajuns pe telefon sau browserul nu o înțelege. Verifică internetul și reîncarcă pagina; dacă tot nu merge, actualizează browserul.
no-script = Jocul are nevoie de JavaScript. Pornește-l în setările browserului și reîncarcă pagina.

## Seats

seat-you = Tu
seat-left = Ilie
seat-top = Maria
seat-right = Ana
side-with-you = Tu și { $partner }
side-two = { $first } și { $second }
dealer = împarte

## Cards

suit = { $suit ->
    [C] treflă
    [D] caro
    [H] cupă
   *[S] pică
}
card = { $rank ->
    [7] șaptele
    [8] optul
    [9] nouarul
    [J] valetul
    [Q] dama
    [K] popa
    [T] zecele
   *[A] asul
} de { $suit ->
    [C] treflă
    [D] caro
    [H] cupă
   *[S] pică
}
card-playable = { $card }, se poate juca
card-refused = { $card }, nu se poate juca acum

## Table

back = Înapoi la început
title = Runda { $round }, până la { $target }
hand = Mâna ta
points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
in-tricks = cărți { $points }
marriages = anunțuri { $points }
total = scor
contract = { $name } · { $call }
no-contract = împarte { $name }
trump = atu { $suit }
no-trump = atu: nenumit
call = { $level ->
    [pass] pas
    [1] una
    [2] două
    [3] trei
    [4] patru
    [5] cinci
   *[6] șase
}
bid-needs = { $points } p.
pass = Pas
name-trump = Atu { $suit }
play = Joacă { $card }
next-round = Runda următoare
your-bid = E rândul tău: licitează
your-trump = Ai luat licitația: alege atuul
your-lead = Deschizi tu: alege o carte
your-card = E rândul tău: alege o carte
thinking = { $name } se gândește
marriage-shown = Anunț! { $points }
saved-not = Browserul nu lasă jocul să salveze: meciul se pierde la închiderea paginii.
elsewhere = Meciul a continuat în altă fereastră. Apasă „Continuă meciul” ca să îl aduci aici.
broken = Ceva nu a mers. Meciul e salvat până la ultima carte: continuă-l, iar dacă nu merge, reîncarcă pagina.
bad-setup = Adresa nu descrie un meci care se poate juca. Reguli: standard; jucători: 3 sau 4; țintă: un număr de la 1 în sus; boți: club sau random.
bad-save = Meciul salvat nu se poate citi cu această versiune. A fost pus deoparte; începe unul nou.

## Why a card is refused

why-follow = Ai { $suit } în mână: trebuie să răspunzi la culoare.
why-ruff = Nu ai culoarea cerută: trebuie să tai cu atu, { $suit }.
why-beat = Trebuie să bați { $card } dacă poți, și poți.
why-overruff = Levata e tăiată cu { $card }: trebuie să tai mai sus, și poți.
why-lead-trump = Prima carte a rundei trebuie să fie atu, { $suit }.
why-not-held = Nu mai ai cartea aceasta.
why-not-your-turn = Nu e rândul tău.
why-wrong-phase = Nu se poate acum.
why-bid-too-low = Trebuie să licitezi peste { $level }.
why-bid-too-high = Nu se licitează peste { $level }.
why-stale = Jocul a mers mai departe.

## What happened, for the screen reader

said-call = Runda { $round }: { $name } spune { $call }.
said-you-call = Runda { $round }: tu spui { $call }.
said-trump = { $name }: atu { $suit }.
said-card = Levata { $trick }: { $name }, { $card }.
said-you-marriage = Arăți un anunț de { $points }.
said-marriage = { $name } arată un anunț de { $points }.
said-you-trick = Levata { $trick } e luată de tine, cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
said-trick = Levata { $trick } e luată de { $name }, cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
said-your-turn = Runda { $round }, levata { $trick }: e rândul tău.
said-your-trump = Runda { $round }: e rândul tău să numești atuul.
said-your-call = Runda { $round }: e rândul tău să spui.

## Round's end

round-over = Runda { $round }
dead-round = Au pasat toți: runda e moartă și împărțitul trece mai departe.
contract-made = { $name } a licitat { $call }: îi trebuiau { $needed }, are { $raw }. Contract făcut.
contract-failed = { $name } a licitat { $call }: îi trebuiau { $needed }, are { $raw }. Contract căzut: pierde { $lost }.
you-contract-made = Ai licitat { $call }: îți trebuiau { $needed }, ai { $raw }. Contract făcut.
you-contract-failed = Ai licitat { $call }: îți trebuiau { $needed }, ai { $raw }. Contract căzut: pierzi { $lost }.
column-cards = Cărți
column-marriages = Anunțuri
column-scored = Rundă
column-total = Scor
you-win = Ai câștigat!
we-win = Ați câștigat!
they-win = Câștigă { $side }!
why-over = { $side }: { $total }, ținta era { $target }. Meciul s-a încheiat după { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}.
again = Încă un meci
home = La început
