### The rules page and the names of rules. What stands here is said of the very rules in play, and no more of it.

## Headings

rules-title = Rules: { $name }
rules-aim = How to win
rules-pack = The cards
rules-deal = The deal
rules-auction = The auction
rules-talon = The talon
rules-trump = Trump
rules-tricks = The tricks
rules-duties = Which card you play
rules-marriages = Marriages
rules-score = The score
rules-honour = On your honour

## Aim

rules-seats = { $table ->
    [two] Two play, one against the other.
    [pairs] Four play, in two pairs.
    [three-pairs] Six play, in three pairs.
   *[alone] { $players ->
        [3] Three
        [4] Four
        [5] Five
       *[6] Six
    } play, each alone.
}
rules-partner = Your partner sits opposite you, and you score together.
rules-goal-contract = Whoever wins the auction promises a number of points, and must then make them.
rules-goal-tricks = You take tricks with valuable cards in them, and their points go to your score.
rules-target = The highest score wins as soon as it has reached { $points } at the end of a round.
rules-margin-1 = If the leaders are level, play goes on.
rules-margin-2 = But it must be at least two points above the second; if it is not, play goes on.

## Cards

rules-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
rules-suits = The pack has { $deck } in four suits: clubs, diamonds, hearts and spades.
rules-order = From high to low: ace, ten, king, queen, jack, { $pack ->
    [24] nine
   *[32] nine, eight, seven
}.
rules-ten = Remember: the ten stands above the king.
rules-worth = The ace is worth 11 points, the ten 10, the king 4, the queen 3, the jack 2, { $pack ->
    [24] and the nine nothing
   *[32] and the nine, the eight and the seven nothing
}.
rules-worth-all = The whole pack holds 120 points.

## Deal

rules-dealer = The first dealer is drawn by lot; after each round the deal passes to the left.
rules-deal-order = The cards are dealt round in turn, beginning at the dealer's left.
rules-hand = Everyone gets { $hand }.
rules-hand-first = Everyone gets the whole hand before the auction: { $hand }.
rules-hand-packets = Everyone first gets { $first }, and { $when ->
    [auction] after the auction
    [trump] once trump is known
   *[deal] then
} { $rest } more, { $hand } in all.
rules-left-none = That deals out the whole pack.
rules-left-unused = { $left ->
    [one] 1 card is left aside: nobody sees it, and it brings nobody any points.
   *[other] { $left } cards are left aside: nobody sees them, and they bring nobody any points.
}
rules-left-talon = { $left ->
    [one] 1 card stays face down on the table: the talon.
   *[other] { $left } cards stay face down on the table: the talon.
}
rules-draw = After each trick, while the talon lasts, everyone draws one card from it: first whoever took the trick, then { $table ->
    [two] the other
   *[alone] the others in turn
}.
rules-draw-end = When the talon is used up, play goes on with the cards in hand, down to the last.
rules-peek = Before the auction each in turn says whether a card should be shown; the player at the dealer's left begins.
rules-peek-card = If all want it, the whole table sees { $peek ->
    [talon] the last card of the talon
   *[dealer] the last card the dealer is going to get
}; if anyone does not, nothing is shown.

## Auction

rules-auction-once = Everyone speaks once only: the player at the dealer's left begins, and the dealer speaks last.
rules-auction-ascending = You speak in turn, round and round, beginning at the dealer's left.
rules-auction-out = Whoever has passed says no more in that round, and the auction goes to the one who is left.
rules-auction-last = If all the others passed without a bid, the last one too may still bid or pass.
rules-bids = You pass, or say a number from { $min } to { $max } that is above the one before.
rules-bids-one = You pass or say { $min }; there is no other bid.
rules-merge = Once someone has bid, “merge” is said instead of pass.
rules-bids-end = A bid of { $max } wins the auction at once: nobody speaks after it.
rules-contract = The highest number is the contract: { $pairs ->
    [yes] the pair that said it
   *[no] the player who said it
} must make that many game points.
rules-contract-part = How many card points that takes is seen at the end of the round.
rules-needs = For { $min } you need at least { $lowest } from { $marriages ->
    [yes] cards and marriages
   *[no] cards
}.
rules-needs-range = For { $min } you need at least { $lowest } from { $marriages ->
    [yes] cards and marriages
   *[no] cards
}, for { $max } at least { $highest }.
rules-all-pass-dead = If everyone passes, the round is dead: nobody scores and the next player deals.
rules-all-pass-redeal = If everyone passes, nobody scores and the same player deals again.
rules-all-pass-forced-dealer = If everyone passes, the dealer must take the contract at { $min }.
rules-all-pass-fixed-suit = If everyone passes, the round is played without a contract, with { $suit } as trump.

## Talon

rules-exchange = Whoever won the auction sees the whole talon and may exchange cards with it, one for one: as many as they like, or none.
rules-exchange-when = They do so { $exchange ->
    [trump] before naming trump
   *[lead] before the first card is played
}.
rules-exchange-others = { $table ->
    [two] The other only learns
   *[alone] The others only learn
} how many cards were exchanged.
rules-exchange-rest = Cards that stay in the talon bring nobody any points.
rules-exchange-none = When there is no contract, the talon is left alone.

## Trump

rules-no-auction = There is no bidding and no contract.
rules-trump-named = Whoever won the auction names the trump suit.
rules-trump-after-rest = Whoever won the auction names the trump suit after getting all their cards.
rules-trump-before-rest = Whoever won the auction names the trump suit before the rest of the cards come.
rules-trump-first-card = Whoever won the auction leads, and the suit of that first card becomes trump.
rules-trump-turned-up = The dealer's last card is turned face up, and its suit is trump. The card stays in the dealer's hand, but everyone has seen it.
rules-trump-turned-late = That card comes only after the auction.
rules-trump-rotation = Trump changes from round to round in turn: clubs, diamonds, hearts, spades, and from the start again.
rules-trump-rotation-stays = It moves to the next suit only after a round that was scored.
rules-trump-fixed = For the whole match trump is { $suit }.
rules-trump-power = Any trump beats any card of another suit: the { $pack ->
    [24] nine
   *[32] seven
} of trumps takes even an ace.

## Tricks

rules-lead-declarer = Whoever won the auction plays the first card.
rules-lead-eldest = The player at the dealer's left plays the first card.
rules-lead-no-contract = When there is no contract, the player at the dealer's left leads.
rules-lead-trump = The first card of the round must be a trump, if whoever leads holds one.
rules-lead-trump-no-contract = When there is no contract, the first card must be a trump, if whoever leads holds one.
rules-turn = { $table ->
    [two] Then the other plays a card too.
   *[alone] Then everyone plays a card in turn, clockwise.
}
rules-take = The highest trump takes the trick; if there is no trump, the highest card of the suit led.
rules-lead-next = Whoever took the trick leads to the next.

## Duties

rules-follow = If you hold the suit led, you follow with it.
rules-ruff = If you do not, you must ruff with a trump.
rules-discard = If you hold no trump either, you play what you like.
rules-beat-none = You need not beat the card on the table.
rules-beat-overruff = If you ruff a trick that has been ruffed already, you must ruff higher if you can.
rules-beat-overruff-only = Otherwise you need not beat: not when trumps are led, and not when you follow suit.
rules-beat-iber = This is play “la iber”: you must beat the best card on the table, if you can, when trumps were led or as long as nobody has ruffed.
rules-beat-iber-ruffed = Once a trick has been ruffed, you follow or ruff with any card.
rules-beat-always = You must beat the best card on the table whenever you can.
rules-beat-always-ruffed = Over a trump that has ruffed already you must ruff higher too, if you can.
rules-beat-partner = This holds even when the trick is your partner's.
rules-example-overruff = For example, with { $example } as trump: { $nine } was led and { $ruff } ruffed it. You hold { $under } and { $over }: you must play { $over }.
rules-example-beat = For example, with { $example } as trump: { $led } was led. You hold { $low } and { $high }: you must play { $high }.
rules-example-iber = But if someone has ruffed before you, you may play { $low } too.
rules-free-play = While there are cards in the talon none of this binds you: you may answer with any card.
rules-no-free-play = This holds from the first trick on, also while there are cards in the talon.
rules-strict = The game does not let you play a card that is not allowed, and tells you why.

## Marriages

rules-marriage-none = There are no marriages here: king and queen of a suit bring nothing more.
rules-marriage = King and queen of one suit make a marriage.
rules-marriage-lead = You have it when you lead one of them to a trick and still hold the other.
rules-marriage-worth = It brings { $plain }, and { $trumps } in trumps.
rules-marriage-worth-same = It brings { $plain }, in any suit.
rules-marriage-auto = The game shows it by itself, and the table sees the other card.
rules-marriage-claimed = It counts only if you claim it as you play the card; then the table sees the other one.
rules-marriage-first = If the first card of the round is a king or a queen, its suit becomes trump, so its marriage is one in trumps.
rules-marriage-no-trick = You need not take any trick for it to count, and the card you lead may be beaten like any other.
rules-marriage-spoiled = If you play one of them to a trick that someone else led, the marriage is spoiled.
rules-marriage-unclaimed = Leading one of them without claiming spoils it too.

## Score

rules-count = At the end of the round { $pairs ->
    [yes] each pair
   *[no] everyone
} counts the points of { $marriages ->
    [yes] the cards taken and of the marriages
   *[no] the cards taken
}.
rules-unit-33 = Every full 33 of them make one game point, and what is over is lost: 65 make one, 66 make two.
rules-unit-11 = One game point is an eleventh of the points of the cards played, and what is over is lost.
rules-unit-11-whole = All 120 points are played: 65 make 5 game points, 66 make 6, and 120 make 11.
rules-unit-11-part = Cards that were not played are left out. If 100 points were played, for example, 54 make 5 game points, and 55 make 6.
rules-unit-11-marriages = Marriages are added to your points, not to those played.
rules-made = If { $pairs ->
    [yes] the pair with the contract
   *[no] the player with the contract
} makes what was promised, it all goes to their score, even when it is more than the bid.
rules-missed-1 = If not, the contract has failed and costs exactly the bid.
rules-missed-2 = If not, the contract has failed and costs twice the bid: a promise of { $min } loses { $lost }.
rules-others-score = { $table ->
    [two] The other player scores what they made, even when the contract has failed.
    [pairs] The opponents score what they made, even when the contract has failed.
    [three-pairs] The other pairs score what they made, even when the contract has failed.
   *[alone] The others score what they made, even when the contract has failed.
}
rules-others-nothing = { $table ->
    [two] The other player scores what they made, but nothing when the contract has failed.
    [pairs] The opponents score what they made, but nothing when the contract has failed.
    [three-pairs] The other pairs score what they made, but nothing when the contract has failed.
   *[alone] The others score what they made, but nothing when the contract has failed.
}
rules-no-contract = Everyone scores what they made.
rules-no-contract-then = When there is no contract, everyone scores what they made.
rules-below-zero = A score may fall below zero.

## Honour

rules-any-card = The game lets you play any card, even one that is not allowed, and does not give you away.
rules-accuse = If you suspect an opponent, you may accuse them at any time, even out of turn: from the first card until the score is shown.
rules-judged = Then all the cards they have played in that round are judged.
rules-guilty = If guilty, { $pairs ->
    [yes] their pair loses
   *[no] they lose
} 3 game points.
rules-guilty-contract = If { $pairs ->
    [yes] their pair also holds
   *[no] they also hold
} the contract, that costs { $factor ->
    [1] the bid
   *[2] twice the bid
} besides.
rules-void = Then the round is void: nobody else scores, and the same player deals again.
rules-void-end = A void round may end the match too.
rules-innocent = If innocent, { $pairs ->
    [yes] the pair that accused loses
   *[no] the accuser loses
} 3 game points of that round, even if the round becomes void.
rules-innocent-again = Someone found innocent can be accused again only after playing another card.
rules-unaccused = A card that was not allowed, and that nobody notices, stands.
rules-no-undo = A card played is not taken back.

## Rulesets

ruleset-standard = The house game
ruleset-tromf-standard = Standard Tromf
ruleset-tromf-classic = Classic Tromf
ruleset-tromf-two = Tromf for two
ruleset-contest = Contest, each alone
ruleset-contest-pairs = Contest, in pairs
ruleset-traditional = Traditional
ruleset-moldovan = Moldavian
ruleset-no-auction = No auction
ruleset-fixed-trump = Fixed trump
ruleset-talon = With a talon
ruleset-six = For six
ruleset-ardeal = Transylvanian

## All options: every field and its values

field-players = How many play
field-sides = Who plays with whom
field-pack = The pack
field-hand = Cards in hand
field-packet = Cards dealt first
field-stock = Undealt cards
field-peek = A card is shown before the auction
field-auction = The auction
field-bid-min = Lowest bid
field-bid-max = Highest bid
field-all-pass = When everyone passes
field-trump = How trump is made
field-suit = The suit fixed beforehand
field-leader = Who leads the round
field-lead-trump = The round is led with a trump
field-beat = When you must beat
field-free-play-while-stock = While there are cards to draw
field-marriage = Marriages
field-marriage-plain = What a marriage brings
field-marriage-trump = What the trump marriage brings
field-unit = One game point
field-fail-factor = A failed contract costs
field-defenders-score-on-fail = The others, when the contract fails
field-target = Played to
field-winning-margin = To win
field-conduct = A card that is not allowed

value-players-2 = Two
value-players-3 = Three
value-players-4 = Four
value-players-5 = Five
value-players-6 = Six
value-sides-alone = Each alone
value-sides-2 = Two pairs
value-sides-3 = Three pairs
value-pack-24 = 24 cards, nine and up
value-pack-32 = 32 cards, seven and up
value-stock-none = Are left aside
value-stock-draw = Are drawn after each trick
value-stock-talon = Talon: the auction's winner exchanges
value-peek-true = Yes, if all agree
value-peek-false = No
value-auction-once = Everyone speaks once
value-auction-ascending = Round and round until one is left
value-auction-none = No auction
value-all-pass-dead = The round is dead, the next player deals
value-all-pass-redeal = The same player deals again
value-all-pass-forced-dealer = The dealer takes the lowest contract
value-all-pass-fixed-suit = Played without a contract, in the suit fixed beforehand
value-trump-after-rest = Named by the auction's winner, on the whole hand
value-trump-before-rest = Named by the auction's winner, before the rest comes
value-trump-first-card = The suit of the first card played
value-trump-turned-up = The suit of the dealer's last card
value-trump-rotation = Each suit in turn
value-trump-fixed = The same for the whole match
value-suit-C = Clubs
value-suit-D = Diamonds
value-suit-H = Hearts
value-suit-S = Spades
value-suit-null = None
value-leader-declarer = The auction's winner
value-leader-eldest = The player at the dealer's left
value-lead-trump-true = Yes, if you hold one
value-lead-trump-false = No, with any card
value-beat-none = Never
value-beat-overruff = When you ruff a ruffed trick
value-beat-iber = La iber: until someone ruffs
value-beat-always = Whenever you can
value-free-play-while-stock-true = You play any card
value-free-play-while-stock-false = You follow and ruff as always
value-marriage-none = There are none
value-marriage-auto = Show themselves
value-marriage-claimed = Only if you claim them
value-unit-33 = 33 card points
value-unit-11 = An eleventh of the points played
value-fail-factor-1 = The bid
value-fail-factor-2 = Twice the bid
value-defenders-score-on-fail-true = Score what they made
value-defenders-score-on-fail-false = Score nothing
value-winning-margin-1 = Being ahead is enough
value-winning-margin-2 = You must be two points ahead
value-conduct-strict = Cannot be played
value-conduct-honour = Can be played, and accused
