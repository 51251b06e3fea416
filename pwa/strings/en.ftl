## Home

app-name = Cruce
app-about = The card game of Romanian grandparents, on your phone, without a network.
continue = Continue the match
new-match = New match
starting = Dealing the cards…
players = Players
players-4 = Four, in pairs
players-3 = Three, each alone
target = Played to
pace = Pace
pace-natural = Natural
pace-quick = Quick
pace-instant = Instant
close = Close
language = Language
offline-ready = Everything is on your phone: it works without a network too.
learn = The rules in short
learn-aim = Win the auction, name the trump and bring in the points you promised. Thirty-three card points make one game point.
learn-cards = High to low: ace (11), ten (10), king (4), queen (3), jack (2), nine (0). The ten stands above the king.
learn-bid = You bid once, on half a hand: pass, or a number above the one before. When all pass, the round is dead.
learn-duty = Follow suit. If you cannot, ruff with a trump. If you hold no trump either, play anything.
learn-marriage = King and queen of one suit are a marriage: 20 points when you lead one of them, 40 in trumps. The table shows it for you.
learn-score = A side that misses its bid loses exactly the bid; the others score what they made.
licences = Licences
update = New version: reload
lack-webassembly = WebAssembly is off in this browser. In Lockdown Mode, allow this site: the aA button in the address bar, then Website Settings.
lack-storage = The browser does not let the game keep anything on the phone. Allow this site's data (cookies) in the settings, then reload the page.
lack-browser = This browser is too old for the game: it needs Safari 16.4, Chrome 94 or Firefox 114, or newer. Update it, or open the game on another phone.
lack-parts = The game did not start: a part of it did not reach the phone, or the browser does not understand it. Check the network and reload the page; if that does not help, update the browser.
no-script = The game needs JavaScript. Switch it on in the browser's settings and reload the page.

## Seats

seat-you = You
seat-left = Ilie
seat-top = Maria
seat-right = Ana
side-with-you = You and { $partner }
side-two = { $first } and { $second }
dealer = dealer

## Cards

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
card = { $rank ->
    [7] the seven
    [8] the eight
    [9] the nine
    [J] the jack
    [Q] the queen
    [K] the king
    [T] the ten
   *[A] the ace
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
card-playable = { $card }, may be played
card-refused = { $card }, may not be played now

## Table

back = Back to the start
title = Round { $round }, to { $target }
hand = Your hand
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
in-tricks = cards { $points }
marriages = marriages { $points }
total = score
contract = { $name } · { $call }
no-contract = dealer { $name }
trump = trump { $suit }
no-trump = no trump yet
call = { $level ->
    [pass] pass
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
bid-needs = { $points } pts
pass = Pass
name-trump = Trump { $suit }
play = Play { $card }
next-round = Next round
your-bid = Your turn: bid
your-trump = You won the auction: choose trump
your-lead = You lead: choose a card
your-card = Your turn: choose a card
thinking = { $name } is thinking
marriage-shown = Marriage! { $points }
saved-not = This browser does not let the game save: the match is lost when the page closes.
elsewhere = The match went on in another window. Press “Continue the match” to bring it here.
broken = Something went wrong. The match is saved up to its last card: continue it, and if that fails, reload the page.
bad-setup = The address describes no match that can be played. Rules: standard; players: 3 or 4; target: a number from 1 up; bots: club or random.
bad-save = The saved match cannot be read by this version. It was set aside; start a new one.

## Why a card is refused

why-follow = You hold { $suit }: you must follow suit.
why-ruff = You hold none of the suit led: you must ruff with a trump, { $suit }.
why-beat = You must beat { $card } if you can, and you can.
why-overruff = The trick is ruffed with { $card }: you must overruff it, and you can.
why-lead-trump = The first card of the round must be a trump, { $suit }.
why-not-held = You no longer hold that card.
why-not-your-turn = It is not your turn.
why-wrong-phase = That cannot be done now.
why-bid-too-low = You must bid above { $level }.
why-bid-too-high = No bid goes above { $level }.
why-stale = The table has moved on.

## What happened, for the screen reader

said-call = Round { $round }: { $name } says { $call }.
said-you-call = Round { $round }: you say { $call }.
said-trump = { $name }: trump { $suit }.
said-card = Trick { $trick }: { $name }, { $card }.
said-you-marriage = You show a marriage of { $points }.
said-marriage = { $name } shows a marriage of { $points }.
said-you-trick = Trick { $trick } goes to you, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
said-trick = Trick { $trick } goes to { $name }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
said-your-turn = Round { $round }, trick { $trick }: your turn.
said-your-trump = Round { $round }: your turn to name trump.
said-your-call = Round { $round }: your turn to speak.

## Round's end

round-over = Round { $round }
dead-round = Everyone passed: the round is dead and the deal moves on.
contract-made = { $name } bid { $call }: { $needed } were needed, { $raw } came in. Contract made.
contract-failed = { $name } bid { $call }: { $needed } were needed, { $raw } came in. Contract missed: { $lost } lost.
you-contract-made = You bid { $call }: you needed { $needed } and have { $raw }. Contract made.
you-contract-failed = You bid { $call }: you needed { $needed } and have { $raw }. Contract missed: you lose { $lost }.
column-cards = Cards
column-marriages = Marriages
column-scored = Round
column-total = Score
you-win = You win!
we-win = You win!
they-win = { $side } { $seats ->
    [1] wins
   *[other] win
}!
why-over = { $side }: { $total }, the target was { $target }. The match ended after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
again = Another match
home = To the start
