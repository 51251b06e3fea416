### Hints: what to do, and why. The figures are written by the browser.

hint = Hint
hint-figures = { $of ->
    [call] Figures: what it gains over a pass.
   *[round] Figures: your average lead in the round.
}
hint-yield = { $points } on average

## What to do

hint-lead = Lead { $card }
hint-claim = Lead { $card } and claim
hint-ruff = Ruff with { $card }
hint-take = Take the trick with { $card }
hint-throw = Throw { $card }
hint-put = Play { $card }
hint-bid = Bid { $call }
hint-pass = Say { $call }
hint-trump = Make { $suit } trump
hint-exchange = { $cards ->
    [0] Exchange nothing
    [one] Exchange the card that is marked
   *[other] Exchange the cards that are marked
}

## Why

hint-why-only = there is no choice
hint-why-shows = you show a marriage of { $points }
hint-why-draws = you hold { $cards } trumps, and the others at most { $out }
hint-why-unbeatable = no opponent can beat it
hint-why-top = nobody else has a higher card of { $suit }
hint-why-to-partner = it costs little, and your partner may take the trick
hint-why-cheap = it costs little, and the high cards stay with you
hint-why-long = of { $suit } you hold the most cards, { $cards }
hint-why-keeps-lead = it was your partner's anyway, but now you lead
hint-why-overruffs = it ruffs higher than { $card }
hint-why-ruffs = you lack the suit led, and the trick now has { points }
hint-why-takes = you are last to play, and the trick has { points }
hint-why-secures = no opponent can beat it any more, and the trick now has { points }
hint-why-overtakes = it beats { $card }
hint-why-gives = the trick is your partner's for sure, and you add { points }
hint-why-keeps-high = the trick is your partner's for sure, and the high cards stay with you
hint-why-hopes = your partner is winning the trick, and you add { points }
hint-why-careful = your partner is winning but may be beaten, so you give little
hint-why-waits = your partner plays after you and may take the trick
hint-why-lost = the trick is lost anyway
hint-why-leaves = you leave a trick of { points } and keep { $card }
hint-why-trump-marriage = you hold the king and queen of { $suit }, a marriage of { $points }
hint-why-trump-longest = of { $suit } you hold the most cards, { $cards }
hint-why-trump-richest = in { $suit } you hold the most points, { $points }
hint-why-trump-held = you hold { $cards } { $suit }
hint-why-bid-marriage = you hold the king and queen of { $suit }
hint-why-bid-enough = your cards are enough for { $level }
hint-why-left-to-partner = your partner has already said { $level }
hint-why-too-little = your cards are not enough for { $level }
hint-why-exchanges = you gather { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $suit }
hint-why-keeps-all = the talon has nothing better for { $suit }
hint-why-most = nothing brings more on average
hint-why-usual = an experienced player would do so
