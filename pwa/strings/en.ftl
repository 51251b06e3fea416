## Home

app-name = Cruce
app-about = The card game of Romanian grandparents, on your phone, without a network.
continue = Continue the match
new-match = New match
starting = Dealing the cards…
pace = Pace
pace-natural = Natural
pace-quick = Quick
pace-instant = Instant
close = Close
offline-ready = Everything is on your phone: it works without a network too.
learn = The house game in short
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
settings = Settings
matches = Saved matches
menu = Menu

## Seats

seat-you = You
seat-left = Ilie
seat-top-left = Geta
seat-top = Maria
seat-top-right = Radu
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
title = Round { $round }, to { $target }{ $margin ->
    [2] , two ahead
   *[1] { "" }
}
title-level = { $level ->
    [beginner] with beginners
    [club] with club players
    [strong] with strong players
    [expert] with experts
   *[random] at random
}
hand = Your hand
recap = How the match stands
score = The score
felt = The table
trick = The trick
holds = , { $cards ->
    [one] holds 1 card
   *[other] holds { $cards } cards
}
on-turn = , to act
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
in-tricks = cards { $points }
marriages = marriages { $points }
fines = lost { $points }
total = score
contract = { $name } · { $call }
deals = { $who ->
    [you] you deal
   *[other] dealer { $name }
}
trump = trump { $suit }
free-round = no contract
no-trump = { $how ->
    [first] trump: first card
   *[named] no trump yet
}
card-turned = turned up
card-peeked = shown
call = { $level ->
    [pass] pass
    [merge] goes
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[other] { $level }
}
bid-needs = { $points } pts
vote = { $agrees ->
    [yes] yes
   *[no] no
}
knock = Knock
cut = { $cards ->
    [one] Lift 1 card
   *[other] Lift { $cards } cards
}
cut-place = How many cards to lift off the pack
peek = { $agrees ->
    [yes] Yes
   *[no] No
}
stock-talon = talon: { $cards }
stock-draw = { $cards ->
    [one] talon: 1 card
   *[other] talon: { $cards } cards
}
free-play = play anything
exchanged = { $cards ->
    [0] not exchanged
   *[other] exchanged: { $cards }
}
talon = The talon
talon-card = { $card }, in the talon
exchange = { $cards ->
    [one] Exchange 1 card
   *[other] Exchange { $cards } cards
}
exchange-nothing = Exchange nothing
exchange-missing = { $where ->
    [hand] Choose { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to give
   *[talon] Choose { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to take
}
name-trump = Trump { $suit }
play = Play { $card }
tricks-won = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
see-last-trick = : see the last trick
took = Last trick: { $name }, { points }
you-took = Last trick: you, { points }
undo = Take back
claim-rest = Take the rest: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
laid = { $name }: { $card }{ $leads ->
    [yes] , leads
   *[no] { "" }
}{ $takes ->
    [takes] , winning so far
    [took] , won the trick
   *[no] { "" }
}
drag-it = Here cards are dragged: put a finger on the card and move it onto the table.
claim = Marriage!
play-unclaimed = Do not claim
to-score = No: to the score
next-round = Next round
your-cut = Cut the pack, or knock?
your-peek = See one card before bidding?
your-exchange = You won the auction: exchange cards?
your-bid = Your turn: bid
your-trump = You won the auction: choose trump
your-lead = You lead: choose a card
your-card = Your turn: choose a card
thinking = { $name } is thinking
marriage-shown = Marriage! { $points }
exchange-shown = { $cards ->
    [0] { $name } exchanges nothing
    [one] { $name } exchanges 1 card
   *[other] { $name } exchanges { $cards } cards
}
cut-shown = { $how ->
    [knock] { $name } knocks
   *[cut] { $name } cuts the pack
}
accuse = Accuse…
accuse-whom = Accuse:
accuse-how = Who do you think broke a rule? If you are right they lose 3 and the round is void. If not, you lose 3.
accuse-last = Do you accuse anyone?
verdict = { $who ->
    [you-by] You say { $against } broke a rule
    [you-against] { $by } says you broke a rule
   *[others] { $by } says { $against } broke a rule
}{ $guilty ->
    [yes] , and so it is!
   *[no] , but it is not so: the accusation costs 3.
}
saved-not = This browser does not let the game save: the match is lost when the page closes.
elsewhere = The match went on in another window. Press “Continue the match” to bring it here.
broken = Something went wrong. The match is saved up to its last card: continue it, and if that fails, reload the page.
bad-setup = The address describes no match that can be played: { $sentence }
bad-save = The saved match cannot be read by this version. It was set aside; start a new one.
sealed = Shuffle sealed

## Why a card is refused

why-follow = You hold { $suit }: you must follow suit.
why-ruff = You hold none of the suit led: you must ruff with a trump, { $suit }.
why-beat = You must beat { $card } if you can, and you can.
why-overruff = The trick is ruffed with { $card }: you must overruff it, and you can.
why-lead-trump = The first card of the round must be a trump, { $suit }.
why-not-held = You no longer hold that card.
why-not-in-talon = That card is not in the talon.
why-uneven-exchange = You take exactly as many cards from the talon as you give.
why-no-marriage = That card makes no marriage now.
why-not-accusable = That seat cannot be accused now.
why-not-your-turn = It is not your turn.
why-wrong-phase = That cannot be done now.
why-bid-too-low = You must bid above { $level }.
why-bid-too-high = No bid goes above { $level }.
why-no-undo = There is nothing left to undo.
why-stale = The table has moved on.

## What happened, for the screen reader

said-deal = Round { $round }: { $who ->
    [you] you deal
   *[other] { $name } deals
}.
said-contract = Round { $round }: { $who ->
    [you] you hold
   *[other] { $name } holds
} the contract, { $call }{ $trump ->
    [none] { "" }
   *[other] , trump { $trump }
}.
said-no-contract = Round { $round }: played without a contract{ $trump ->
    [none] { "" }
   *[other] , trump { $trump }
}.
said-over = Round { $round } is over. { $outcome } Score: { $totals }.
said-cut = Round { $round }: { $name } { $how ->
    [knock] knocks
   *[cut] cuts the pack
}.
said-you-cut = Round { $round }: you { $how ->
    [knock] knock
   *[cut] cut the pack
}.
said-turned = Round { $round }: the turned-up card, { $card }, makes trump.
said-set-trump = Round { $round }: trump is { $suit }.
said-no-auction = Round { $round }: no auction, trump { $suit }.
said-peek = Round { $round }: { $name } { $agrees ->
    [yes] wants a card shown
   *[no] wants no card shown
}.
said-you-peek = Round { $round }: you { $agrees ->
    [yes] want a card shown
   *[no] want no card shown
}.
said-peeked = Round { $round }: { $card } is shown.
said-exchange = Round { $round }: { $name } { $cards ->
    [0] exchanges nothing with the talon
    [one] exchanges 1 card with the talon
   *[other] exchanges { $cards } cards with the talon
}.
said-you-exchange = Round { $round }: you { $cards ->
    [0] exchange nothing with the talon
    [one] exchange 1 card with the talon
   *[other] exchange { $cards } cards with the talon
}.
said-drawn = You draw { $card }; the talon has { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
} left.
said-verdict = After { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $verdict }
said-undo = You took back what you said.
said-undo-card = You took back: { $card }.
said-rest = You take the rest: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}, all of them yours.
said-nobody-accused = Round { $round }: nobody accuses any more.
said-accuse-last = Round { $round }: the last card is played. Do you accuse anyone?
said-call = Round { $round }: { $name } says { $call }.
said-you-call = Round { $round }: you say { $call }.
said-trump = { $name }: trump { $suit }.
said-card = Trick { $trick }: { $name }, { $card }.
said-you-marriage = You show a marriage of { $points }, with { $mate }.
said-marriage = { $name } shows a marriage of { $points }, with { $mate }.
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
said-your-call-over = Round { $round }: the bid is { $call }, your turn.
said-your-cut = Round { $round }: your turn to cut the pack or knock.
said-your-peek = Round { $round }: do you want a card shown?
said-your-exchange = Round { $round }: you may exchange cards with the talon.

## Round's end

round-over = Round { $round }
redealt-round = Everyone passed: the round is not played and the same seat deals again (dealer: { $dealer }).
no-auction-round = Played without an auction: each side scores what it made.
fixed-suit-round = Everyone passed: played without a contract, trump { $suit }, and each side scores what it made.
void-round = { $verdict } The round is void: only the losses count, and the same seat deals again (dealer: { $dealer }).
forced-dealer = Everyone passed, so { $who ->
    [you] you
   *[other] { $name }
} had to hold { $call }, as the rules ask.
dead-round = Everyone passed: the round is dead and the deal moves on.
contract-made = { $forced ->
    [yes] { $needed }
   *[no] { $name } bid { $call }: { $needed }
} were needed, { $raw } came in. Contract made.
contract-failed = { $forced ->
    [yes] { $needed }
   *[no] { $name } bid { $call }: { $needed }
} were needed, { $raw } came in. Contract missed: { $lost } lost{ $factor ->
    [2] , twice the bid
   *[1] { "" }
}.
you-contract-made = { $forced ->
    [yes] You
   *[no] You bid { $call }: you
} needed { $needed } and have { $raw }. Contract made.
you-contract-failed = { $forced ->
    [yes] You
   *[no] You bid { $call }: you
} needed { $needed } and have { $raw }. Contract missed: you lose { $lost }{ $factor ->
    [2] , twice the bid
   *[1] { "" }
}.
unit = { $unit ->
    [11] One game point: an eleventh of { $points }.
   *[33] Every { $unit } points make one game point.
}
side-makes = { $raw }{ $unit ->
    [11] { " " }of { $all }
   *[33] { $raw ->
        [one] { " " }point
       *[other] { " " }points
    }
} { $raw ->
    [one] makes
   *[other] make
} { $made }
side-short = { $raw ->
    [one] 1 point, less than { $needed }, makes nothing
   *[other] { $raw } points, less than { $needed }, make nothing
}
side-with-marriages = { $cards } from cards and { $marriages } from marriages:
side-missed = contract missed: { $factor ->
    [2] twice the bid
   *[1] the bid
} is taken off
side-nothing = { $raw ->
    [one] 1 point, but the contract failed: nothing
   *[other] { $raw } points, but the contract failed: nothing
}
side-fined = accusations: { $points }
side-contract = the contract: { $points }
side-void = the round does not count
not-over = The target of { $target } is reached, but play goes on: only a lone leader wins{ $margin ->
    [2] , and by two points
   *[1] { "" }
}.
column-points = Points
column-fines = Fines
column-scored = Round
column-total = Score
you-win = You win!
we-win = You win!
they-win = { $side } { $seats ->
    [1] wins
   *[other] win
}!
why-over = { $side }: { $total }, the target was { $target }{ $margin ->
    [2] , two ahead
   *[1] { "" }
}. The match ended after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
again = Another match
home = To the start
score-sheet = Score sheet
check-shuffle = Check the shuffle
