### Setting up a match: choosing a game, all its options, rule passports. Names of games, fields and values are in rules.en.ftl.

## Home

choose-game = Choose the game
choice-default = The house game · 4 players · to 11
choice-line = { $game } · { $players } players · to { $target }

## The sheet

sheet-back = Back
rules-of-match = The rules of the match

## Choosing a game

games-title = Choose the game
game-players = { $players } players
game-players-or = { $first } or { $last } players
game-players-range = { $first }–{ $last } players
also-changed = Changed at your table
changed-line = { $field }: { $value }
rules-show = The rules of this game
rules-page-title = The rules
options-show = All options
passport-show = Rule passport
as-the-game = Back to the game's own rules
revokes-legend = Does anyone cheat at this table?
revokes = { $often ->
    [seldom] Someone, now and then
    [often] Nearly all, given half a chance
   *[no] Nobody, heaven forbid!
}
revokes-about = Those who cheat also accuse, but only with proof in hand.
cuts = The pack, before the deal
cuts-no = Is not cut
cuts-yes = Is cut by hand
start-match = Start the match

## All options

options-title = All options
options-about = Touch a row to change it. The yellow dot shows what differs from the game chosen.
options-table = The table
options-cards = The deal
options-auction = The auction
options-trump = Trump
options-tricks = Tricks
options-marriages = Marriages
options-score = The score
option-changed = changed
option-less = Less: { $field }
option-more = More: { $field }
options-done = Done

## What cannot be played

fault-title = This cannot be played
fault-mend = Change:
fault-players = Two to six players can sit at a table.
fault-sides-players = So many players cannot be split into such pairs.
fault-target = A match is played to one point at least.
fault-pack = The pack has 24 or 32 cards.
fault-hand = Everyone needs at least one card in hand.
fault-packet-hand = The cards dealt first are at least one and at most what the hand holds.
fault-hand-players-pack = There are not enough cards: { $dealt } would be needed, and the pack has { $pack }.
fault-stock-hand-pack = { $left ->
    [0] All the cards are dealt: none is left for the talon.
   *[other] The { $left } cards left cannot be drawn evenly by all.
}
fault-peek-auction = A card is shown before the auction, and here there is no auction.
fault-peek-packet-stock = All the cards are dealt at once: none is to come that could be shown.
fault-bid-min-bid-max = The lowest bid is at least 1 and not above the highest.
fault-bid-max = The highest bid can be 99 at most.
fault-trump-auction = Without an auction nobody can make trump this way.
fault-trump-leader = When the first card makes trump, the auction's winner has to lead.
fault-number = A whole number from 0 to 9999 goes here.

## Rule passports

passport-title = Rule passport
passport-about = This code carries all the rules of the table. Point another phone's camera at the square, and the game opens there with the same rules.
passport-qr = QR code: the game's address with these rules
passport-code = Or type the code on the other phone, at “I have a passport”:
passport-copy = Copy the code
passport-copied = The code is copied.
passport-not-copied = The browser does not allow copying: press and hold the code.
passport-have = I have a passport
passport-type = Type the code of the passport
passport-hint = Letters and digits. Hyphens, spaces and small letters do not matter.
passport-open = Open the rules
passport-bad = The code is wrong or damaged. Compare it, sign by sign, with the one you copied.
