### How the match stands, in words.

recap-moment = Round { $round }, { $phase ->
    [cut] the pack is cut
    [peek] whether a card is shown
    [auction] the auction
    [exchange] the exchange with the talon
    [trump] trump is named
    [played-out] the last card is played
   *[play] trick { $trick }
}.
recap-dealer = { $who ->
    [you] You deal
   *[other] { $name } deals
}.
recap-contract = Contract: { $name }, { $call }{ $needed ->
    [0] { "" }
   *[other] , that is { $needed } points
}.
recap-highest = Highest bid so far: { $name }, { $call }{ $needed ->
    [0] { "" }
   *[other] , that is { $needed } points
}.
recap-free = No contract.
recap-trump = Trump { $suit }.
recap-no-trump = No trump yet.
recap-turned = Turned up: { $card }.
recap-peeked = Shown: { $card }.
recap-calls = Said so far: { $calls }.
recap-points = { $side }: { $cards } from cards, { $marriages } from marriages{ $fines ->
    [none] { "" }
   *[other] , accusations { $fines }
}.
recap-totals = Score: { $totals }, to { $target }.
recap-over = Round { $round } is over.
recap-trick = Trick { $trick }: { $cards }.
recap-last-trick = No card on the table. Trick { $trick }, the last: { $cards }.
recap-no-trick = No card on the table.
recap-hand = You hold: { $cards }.
recap-no-cards = You hold no cards.
recap-refused = These may not be played now: { $cards }.
recap-talon = In the talon: { $cards }.
recap-holds = { $name } { $cards ->
    [one] holds 1 card
   *[other] holds { $cards } cards
}
recap-stock = { $cards ->
    [one] 1 card is left in the talon.
   *[other] { $cards } cards are left in the talon.
}
recap-keys = Keys: arrows move between cards and moves, Enter picks a card up and plays it, Escape puts it down or closes. S tells how the match stands, T the trick, H your cards, ? the keys.
