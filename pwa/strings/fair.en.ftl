### The page of the shuffle: the seal during a match, and what opening it came to.

fair-title = The shuffle
fair-begins = how the seal begins
fair-before = Before the first card
fair-drawn = The phone drew a key by lot, from which every shuffle of the match comes, and sealed it as in an envelope.
fair-meanwhile = While you play
fair-hidden = Nobody can tell the cards from the seal. But if a single one were changed, the seal would no longer fit.
fair-after = At the end
fair-opens = The envelope is opened here and every deal is checked, without a network too. You can note the signs above, to see then that they are still the same.
fair-your-say = Your say
fair-hand-cut = At this table the pack is cut after the seal is set. When you cut it, you too decide which cards come.
fair-no-cut = If you too would like to decide which cards come, ask in “Choose the game” for the pack to be cut by hand: you choose the place after the seal is set.
fair-known = This match began from an address that tells the key. Its shuffle is no secret: whoever knows the address can tell the cards.

## Once the match is over

fair-holds = The shuffle was fair
fair-fails = Something does not fit
fair-seal-fits = The seal shown at the start is that of this match's key.
fair-seal-differs = The seal shown at the start is not that of this match's key.
fair-rounds-fit = { $rounds ->
    [one] In the one round played, exactly the cards under the seal were dealt.
   *[other] In all { $rounds } rounds, exactly the cards under the seal were dealt.
}
fair-rounds-differ = { $wrong ->
    [one] In one round of { $rounds }, other cards were dealt than those under the seal.
   *[other] In { $wrong } rounds of { $rounds }, other cards were dealt than those under the seal.
}
fair-own-cuts = { $times ->
    [one] Once you cut the pack yourself, after the seal was set: the cards came by your cut too.
   *[other] You cut the pack yourself { $times } times, after the seal was set: the cards came by your cut too.
}
fair-compare = Checked just now, on your phone. If you noted the seal at the start, the signs above must be the same.
fair-beware = Something was changed after the seal was set. Do not trust the result of this match.
fair-by-round = Round by round
fair-round = Round
fair-dealer = Dealer
fair-pack = The pack
fair-cards = Cards
fair-cut = { $who ->
    [you] you cut
   *[other] { $name } cut
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}
fair-knock = { $who ->
    [you] you knocked
   *[other] { $name } knocked
}
fair-fits = as sealed
fair-differs = not as sealed
fair-key-and-seal = The key and the seal
fair-key = The key
fair-whole = The whole seal
fair-commitment = The seal
fair-copy = Copy
fair-copied = Copied.
fair-not-copied = The browser does not allow copying: press and hold the signs.
fair-elsewhere = Check it with another program
fair-sha = The seal is the SHA-256 of the text below: two lines, with nothing after the last sign. Any program that works out SHA-256 must give the same seal.
fair-text = The text
fair-command = The command, on Linux (on a Mac, at its end: shasum -a 256)

## What a seal shows

fair-limits = What the seal shows, and what it does not
fair-shows = It shows that nothing of the shuffle was changed after the first card: neither who deals first nor the order of the pack in any round.
fair-chosen = It does not show how the key was chosen. The phone draws it by lot, out of so many that nobody can guess it; who wants a say in it cuts the pack.
fair-phone = It guards you from the game, not the game from you: the key lies on the phone, beside the saved match.
