## Home

app-name = Cruce
app-about = Jocul de cărți al bunicilor, pe telefon, fără internet.
continue = Continuă meciul
new-match = Meci nou
starting = Se împart cărțile…
pace = Ritm
pace-natural = Firesc
pace-quick = Rapid
pace-instant = Pe loc
close = Închide
offline-ready = Totul e pe telefon: merge și fără internet.
learn = Jocul casei, pe scurt
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
settings = Setări
matches = Meciuri salvate
menu = Meniu

## Seats

seat-you = Tu
seat-left = Ilie
seat-top-left = Geta
seat-top = Maria
seat-top-right = Radu
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
title = Runda { $round }, până la { $target }{ $margin ->
    [2] , cu două în față
   *[1] { "" }
}
title-level = { $level ->
    [beginner] cu începători
    [club] cu jucători de club
    [strong] cu jucători tari
    [expert] cu experți
   *[random] la întâmplare
}
hand = Mâna ta
recap = Cum stă jocul
score = Scorul
felt = Masa
trick = Levata
holds = , ține { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
on-turn = , la rând
points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
in-tricks = cărți { $points }
marriages = anunțuri { $points }
fines = pierdut { $points }
total = scor
contract = { $name } · { $call }
deals = { $who ->
    [you] împarți tu
   *[other] împarte { $name }
}
trump = atu { $suit }
free-round = fără contract
no-trump = { $how ->
    [first] atu: prima carte
   *[named] atu: nenumit
}
card-turned = întoarsă
card-peeked = arătată
call = { $level ->
    [pass] pas
    [merge] merge
    [1] una
    [2] două
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
    [8] opt
    [9] nouă
    [10] zece
    [11] unsprezece
   *[other] { $level }
}
bid-needs = { $points } p.
vote = { $agrees ->
    [yes] da
   *[no] nu
}
knock = Bat pachetul
cut = { $cards ->
    [one] Ridic o carte
    [few] Ridic { $cards } cărți
   *[other] Ridic { $cards } de cărți
}
cut-place = Câte cărți ridici din pachet
peek = { $agrees ->
    [yes] Da
   *[no] Nu
}
stock-talon = talon: { $cards }
stock-draw = { $cards ->
    [one] talon: o carte
    [few] talon: { $cards } cărți
   *[other] talon: { $cards } de cărți
}
free-play = joci ce vrei
exchanged = { $cards ->
    [0] neschimbat
   *[other] schimbate: { $cards }
}
talon = Talonul
talon-card = { $card }, din talon
exchange = { $cards ->
    [one] Schimb o carte
    [few] Schimb { $cards } cărți
   *[other] Schimb { $cards } de cărți
}
exchange-nothing = Nu schimb nimic
exchange-missing = { $where ->
    [hand] { $cards ->
        [one] Alege o carte de dat
        [few] Alege { $cards } cărți de dat
       *[other] Alege { $cards } de cărți de dat
    }
   *[talon] { $cards ->
        [one] Alege o carte de luat
        [few] Alege { $cards } cărți de luat
       *[other] Alege { $cards } de cărți de luat
    }
}
name-trump = Atu { $suit }
play = Joacă { $card }
tricks-won = { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
see-last-trick = : vezi ultima levată
took = Ultima levată: { $name }, { points }
you-took = Ultima levată: tu, { points }
undo = Iau înapoi
claim-rest = Iau restul: { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
laid = { $name }: { $card }{ $leads ->
    [yes] , deschide
   *[no] { "" }
}{ $takes ->
    [takes] , cea mai mare până acum
    [took] , a luat levata
   *[no] { "" }
}
drag-it = Aici cartea se trage: pune degetul pe ea și du-o pe masă.
claim = Anunț!
play-unclaimed = Fără anunț
to-score = Nu acuz: la scor
next-round = Runda următoare
your-cut = Ridici pachetul sau îl bați?
your-peek = Vedem o carte înainte de licitație?
your-exchange = Ai luat licitația: schimbi cu talonul?
your-bid = E rândul tău: licitează
your-trump = Ai luat licitația: alege atuul
your-lead = Deschizi tu: alege o carte
your-card = E rândul tău: alege o carte
thinking = { $name } se gândește
marriage-shown = Anunț! { $points }
exchange-shown = { $cards ->
    [0] { $name } nu schimbă nimic
    [one] { $name } schimbă o carte
    [few] { $name } schimbă { $cards } cărți
   *[other] { $name } schimbă { $cards } de cărți
}
cut-shown = { $how ->
    [knock] { $name } bate pachetul
   *[cut] { $name } ridică pachetul
}
accuse = Acuz…
accuse-whom = Acuz:
accuse-how = Cine crezi că a călcat regula? Dacă ai dreptate, pierde el 3 și runda e nulă. Dacă nu, pierzi tu 3.
accuse-last = Acuzi pe cineva?
verdict = { $who ->
    [you-by] Ai spus că { $against } a călcat regula
    [you-against] { $by } spune că ai călcat regula
   *[others] { $by } spune că { $against } a călcat regula
}{ $guilty ->
    [yes] , și așa e!
   *[no] , dar nu e așa: acuzația costă 3.
}
saved-not = Browserul nu lasă jocul să salveze: meciul se pierde la închiderea paginii.
elsewhere = Meciul a continuat în altă fereastră. Apasă „Continuă meciul” ca să îl aduci aici.
broken = Ceva nu a mers. Meciul e salvat până la ultima carte: continuă-l, iar dacă nu merge, reîncarcă pagina.
bad-setup = Adresa nu descrie un meci care se poate juca: { $sentence }
bad-save = Meciul salvat nu se poate citi cu această versiune. A fost pus deoparte; începe unul nou.
sealed = Amestec pecetluit

## Why a card is refused

why-follow = Ai { $suit } în mână: trebuie să răspunzi la culoare.
why-ruff = Nu ai culoarea cerută: trebuie să tai cu atu, { $suit }.
why-beat = Trebuie să bați { $card } dacă poți, și poți.
why-overruff = Levata e tăiată cu { $card }: trebuie să tai mai sus, și poți.
why-lead-trump = Prima carte a rundei trebuie să fie atu, { $suit }.
why-not-held = Nu mai ai cartea aceasta.
why-not-in-talon = Cartea aceasta nu e în talon.
why-uneven-exchange = Iei din talon exact câte cărți dai.
why-no-marriage = Cu cartea aceasta nu se poate face anunț acum.
why-not-accusable = Acum nu poți acuza pe locul acela.
why-not-your-turn = Nu e rândul tău.
why-wrong-phase = Nu se poate acum.
why-bid-too-low = Trebuie să licitezi peste { $level }.
why-bid-too-high = Nu se licitează peste { $level }.
why-no-undo = Nu mai e nimic de luat înapoi.
why-stale = Jocul a mers mai departe.

## What happened, for the screen reader

said-deal = Runda { $round }: { $who ->
    [you] împarți tu
   *[other] împarte { $name }
}.
said-contract = Runda { $round }: { $who ->
    [you] ții tu contractul
   *[other] { $name } ține contractul
}, { $call }{ $trump ->
    [none] { "" }
   *[other] , atu { $trump }
}.
said-no-contract = Runda { $round }: se joacă fără contract{ $trump ->
    [none] { "" }
   *[other] , atu { $trump }
}.
said-over = Runda { $round } s-a încheiat. { $outcome } Scor: { $totals }.
said-cut = Runda { $round }: { $name } { $how ->
    [knock] bate pachetul
   *[cut] ridică pachetul
}.
said-you-cut = Runda { $round }: tu { $how ->
    [knock] bați pachetul
   *[cut] ridici pachetul
}.
said-turned = Runda { $round }: cartea întoarsă, { $card }, face atuul.
said-set-trump = Runda { $round }: se joacă cu atu { $suit }.
said-no-auction = Runda { $round }: fără licitație, atu { $suit }.
said-peek = Runda { $round }: { $name } { $agrees ->
    [yes] vrea să se arate o carte
   *[no] nu vrea să se arate o carte
}.
said-you-peek = Runda { $round }: tu { $agrees ->
    [yes] vrei să se arate o carte
   *[no] nu vrei să se arate o carte
}.
said-peeked = Runda { $round }: se arată { $card }.
said-exchange = Runda { $round }: { $name } { $cards ->
    [0] nu schimbă nimic cu talonul
    [one] schimbă o carte cu talonul
    [few] schimbă { $cards } cărți cu talonul
   *[other] schimbă { $cards } de cărți cu talonul
}.
said-you-exchange = Runda { $round }: tu { $cards ->
    [0] nu schimbi nimic cu talonul
    [one] schimbi o carte cu talonul
    [few] schimbi { $cards } cărți cu talonul
   *[other] schimbi { $cards } de cărți cu talonul
}.
said-drawn = Tragi { $card }; în talon { $cards ->
    [0] nu mai e nimic
    [one] mai e o carte
    [few] mai sunt { $cards } cărți
   *[other] mai sunt { $cards } de cărți
}.
said-verdict = După { $cards ->
    [one] o carte pusă
    [few] { $cards } cărți puse
   *[other] { $cards } de cărți puse
}: { $verdict }
said-undo = Ai luat înapoi ce ai spus.
said-undo-card = Ai luat înapoi: { $card }.
said-rest = Iei restul: { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}, toate ale tale.
said-nobody-accused = Runda { $round }: nimeni nu mai acuză.
said-accuse-last = Runda { $round }: s-a jucat ultima carte. Acuzi pe cineva?
said-call = Runda { $round }: { $name } spune { $call }.
said-you-call = Runda { $round }: tu spui { $call }.
said-trump = { $name }: atu { $suit }.
said-card = Levata { $trick }: { $name }, { $card }.
said-you-marriage = Arăți un anunț de { $points }, cu { $mate }.
said-marriage = { $name } arată un anunț de { $points }, cu { $mate }.
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
said-your-call-over = Runda { $round }: s-a spus { $call }, e rândul tău.
said-your-cut = Runda { $round }: e rândul tău să ridici pachetul sau să îl bați.
said-your-peek = Runda { $round }: vrei să se arate o carte?
said-your-exchange = Runda { $round }: poți schimba cărți cu talonul.

## Round's end

round-over = Runda { $round }
redealt-round = Au pasat toți: runda nu se joacă, iar cărțile se împart din nou, tot de la același loc (împarte: { $dealer }).
no-auction-round = S-a jucat fără licitație: fiecare parte ia cât a făcut.
fixed-suit-round = Au pasat toți: s-a jucat fără contract, cu atu { $suit }, și fiecare parte ia cât a făcut.
void-round = { $verdict } Runda e nulă: se scad doar pierderile, iar cărțile se împart din nou de la același loc (împarte: { $dealer }).
forced-dealer = Au pasat toți, așa că { $who ->
    [you] ai rămas tu
   *[other] { $name } a rămas
} cu { $call }, cât cere regula.
dead-round = Au pasat toți: runda e moartă și împărțitul trece mai departe.
contract-made = { $forced ->
    [yes] Îi trebuiau
   *[no] { $name } a licitat { $call }: îi trebuiau
} { $needed }, are { $raw }. Contract făcut.
contract-failed = { $forced ->
    [yes] Îi trebuiau
   *[no] { $name } a licitat { $call }: îi trebuiau
} { $needed }, are { $raw }. Contract căzut: pierde { $lost }{ $factor ->
    [2] , dublul licitației
   *[1] { "" }
}.
you-contract-made = { $forced ->
    [yes] Îți trebuiau
   *[no] Ai licitat { $call }: îți trebuiau
} { $needed }, ai { $raw }. Contract făcut.
you-contract-failed = { $forced ->
    [yes] Îți trebuiau
   *[no] Ai licitat { $call }: îți trebuiau
} { $needed }, ai { $raw }. Contract căzut: pierzi { $lost }{ $factor ->
    [2] , dublul licitației
   *[1] { "" }
}.
unit = { $unit ->
    [11] Un punct la scor: a unsprezecea parte din { $points }.
   *[33] La fiecare { $unit } de puncte, un punct la scor.
}
side-makes = { $raw }{ $unit ->
    [11] { " " }din { $all }
   *[33] { $raw ->
        [one] { " " }punct
        [few] { " " }puncte
       *[other] { " " }de puncte
    }
} fac { $made }
side-short = { $raw ->
    [one] un punct, mai puțin de { $needed }: nu face nimic
    [few] { $raw } puncte, mai puțin de { $needed }: nu fac nimic
   *[other] { $raw } de puncte, mai puțin de { $needed }: nu fac nimic
}
side-with-marriages = { $cards } din cărți și { $marriages } din anunțuri:
side-missed = contract căzut: se scade { $factor ->
    [2] dublul licitației
   *[1] licitația
}
side-nothing = { $raw ->
    [one] un punct, dar contractul a căzut: nimic
    [few] { $raw } puncte, dar contractul a căzut: nimic
   *[other] { $raw } de puncte, dar contractul a căzut: nimic
}
side-fined = acuzații: { $points }
side-contract = contractul: { $points }
side-void = runda nu se numără
not-over = Ținta de { $target } e atinsă, dar se joacă mai departe: câștigă cine e singur în frunte{ $margin ->
    [2] , cu două puncte în față
   *[1] { "" }
}.
column-points = Puncte
column-fines = Acuzații
column-scored = Rundă
column-total = Scor
you-win = Ai câștigat!
we-win = Ați câștigat!
they-win = Câștigă { $side }!
why-over = { $side }: { $total }, ținta era { $target }{ $margin ->
    [2] , cu două în față
   *[1] { "" }
}. Meciul s-a încheiat după { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}.
again = Încă un meci
home = La început
score-sheet = Foaia de scor
check-shuffle = Verifică amestecul
