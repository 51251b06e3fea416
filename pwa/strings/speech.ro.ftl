### Ce spune vocea mesei.

speech-call = { $name }: { $call }
speech-trump = { $name }: atu { $suit }
speech-card = { $name }: { $card }
speech-marriage = { $name }: { $card }, anunț de { $points }
