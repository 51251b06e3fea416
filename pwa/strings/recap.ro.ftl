### Cum stă jocul, în cuvinte.

recap-moment = Runda { $round }, { $phase ->
    [cut] se ridică pachetul
    [peek] se întreabă dacă se arată o carte
    [auction] licitația
    [exchange] schimbul cu talonul
    [trump] se numește atuul
    [played-out] s-a jucat ultima carte
   *[play] levata { $trick }
}.
recap-dealer = { $who ->
    [you] Împarți tu
   *[other] Împarte { $name }
}.
recap-contract = Contractul: { $name }, { $call }{ $needed ->
    [0] { "" }
    [few] , adică { $needed } puncte
   *[other] , adică { $needed } de puncte
}.
recap-highest = Licitația e la: { $name }, { $call }{ $needed ->
    [0] { "" }
    [few] , adică { $needed } puncte
   *[other] , adică { $needed } de puncte
}.
recap-free = Fără contract.
recap-trump = Atu { $suit }.
recap-no-trump = Atuul nu e numit încă.
recap-turned = Cartea întoarsă: { $card }.
recap-peeked = Cartea arătată: { $card }.
recap-calls = S-a spus: { $calls }.
recap-points = { $side }: { $cards } din cărți, { $marriages } din anunțuri{ $fines ->
    [none] { "" }
   *[other] , acuzații { $fines }
}.
recap-totals = Scor: { $totals }, până la { $target }.
recap-over = Runda { $round } s-a încheiat.
recap-trick = Levata { $trick }: { $cards }.
recap-last-trick = Nicio carte pe masă. Levata { $trick }, ultima: { $cards }.
recap-no-trick = Nicio carte pe masă.
recap-hand = În mână ai: { $cards }.
recap-no-cards = Nu ai nicio carte în mână.
recap-refused = Acum nu se pot juca: { $cards }.
recap-talon = În talon: { $cards }.
recap-holds = { $name } ține { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
recap-stock = { $cards ->
    [one] În talon mai e o carte.
    [few] În talon mai sunt { $cards } cărți.
   *[other] În talon mai sunt { $cards } de cărți.
}
recap-keys = Taste: săgețile merg printre cărți și mutări, Enter ridică o carte și o joacă, Escape o pune jos sau închide. S spune cum stă jocul, T levata, H cărțile tale, ? tastele.
