### Setting up a match: choosing a game, all its options, rule passports. Names of games, fields and values are in rules.ro.ftl.

## Home

choose-game = Alege jocul
choice-default = Jocul casei · 4 jucători · până la 11
choice-line = { $game } · { $players } jucători · până la { $target }

## The sheet

sheet-back = Înapoi
rules-of-match = Regulile meciului

## Choosing a game

games-title = Alege jocul
game-players = { $players } jucători
game-players-or = { $first } sau { $last } jucători
game-players-range = { $first }–{ $last } jucători
also-changed = Schimbat la masa voastră
changed-line = { $field }: { $value }
rules-show = Regulile acestui joc
rules-page-title = Regulile
options-show = Toate opțiunile
passport-show = Pașaportul regulilor
as-the-game = Înapoi la regulile jocului
revokes-legend = Mai trișează cineva la masă?
revokes = { $often ->
    [seldom] Câte unul, din când în când
    [often] Mai toți, care cum apucă
   *[no] Nimeni, Doamne ferește!
}
revokes-about = Cine trișează te și acuză, dar numai cu dovada în mână.
cuts = Pachetul, înainte de împărțire
cuts-no = Nu se ridică
cuts-yes = Se ridică
start-match = Începe meciul

## All options

options-title = Toate opțiunile
options-about = Atinge un rând ca să-l schimbi. Punctul galben arată ce e altfel decât la jocul ales.
options-table = Masa
options-cards = Împărțirea
options-auction = Licitația
options-trump = Atuul
options-tricks = Levatele
options-marriages = Anunțurile
options-score = Scorul
option-changed = schimbat
option-less = Mai puțin: { $field }
option-more = Mai mult: { $field }
options-done = Gata

## What cannot be played

fault-title = Așa nu se poate juca
fault-mend = Schimbă:
fault-players = La masă stau de la doi până la șase jucători.
fault-sides-players = Atâția jucători nu se pot împărți așa în perechi.
fault-target = Un meci se joacă cel puțin până la un punct.
fault-pack = Pachetul are 24 sau 32 de cărți.
fault-hand = Fiecare trebuie să aibă cel puțin o carte în mână.
fault-packet-hand = Cărțile primite întâi sunt cel puțin una și cel mult câte ai în mână.
fault-hand-players-pack = Nu ajung cărțile: ar trebui { $dealt }, iar pachetul are { $pack }.
fault-stock-hand-pack = { $left ->
    [0] Se împart toate cărțile: nu mai rămâne niciuna pentru talon.
   *[other] Cărțile rămase, { $left }, nu se pot trage de toți la fel.
}
fault-peek-auction = O carte se arată înainte de licitație, iar aici nu se licitează.
fault-peek-packet-stock = Toate cărțile se dau de la început: nu mai vine niciuna care să fie arătată.
fault-bid-min-bid-max = Cea mai mică licitație e cel puțin 1 și nu trece de cea mai mare.
fault-bid-max = Cea mai mare licitație poate fi cel mult 99.
fault-trump-auction = Fără licitație n-are cine alege atuul așa.
fault-trump-leader = Dacă prima carte face atuul, trebuie să deschidă cine a luat licitația.
fault-number = Aici merge un număr întreg, de la 0 la 9999.

## Rule passports

passport-title = Pașaportul regulilor
passport-about = Codul acesta poartă toate regulile mesei. Îndreaptă camera altui telefon spre pătrat, iar jocul se deschide acolo cu aceleași reguli.
passport-qr = Cod QR: adresa jocului cu regulile acestea
passport-code = Sau scrie codul în celălalt telefon, la „Am un pașaport”:
passport-copy = Copiază codul
passport-copied = Codul e copiat.
passport-not-copied = Browserul nu lasă copierea: ține apăsat pe cod.
passport-have = Am un pașaport
passport-type = Scrie codul din pașaport
passport-hint = Litere și cifre. Liniuțele, spațiile și literele mici nu contează.
passport-open = Deschide regulile
passport-bad = Codul e greșit sau stricat. Compară-l, semn cu semn, cu cel după care l-ai scris.
