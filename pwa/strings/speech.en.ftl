### What the table's voice says.

speech-call = { $name }: { $call }
speech-trump = { $name }: { $suit } are trumps
speech-card = { $name }: { $card }
speech-marriage = { $name }: { $card }, a marriage of { $points }
