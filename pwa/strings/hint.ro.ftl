### Hints: what to do, and why. The figures are written by the browser.

hint = Sfat
hint-figures = { $of ->
    [call] Cifrele: cât aduc în plus față de pas.
   *[round] Cifrele: avansul în rundă, în medie.
}
hint-yield = { $points } în medie

## What to do

hint-lead = Deschide cu { $card }
hint-claim = Deschide cu { $card } și anunță
hint-ruff = Taie cu { $card }
hint-take = Ia levata cu { $card }
hint-throw = Aruncă { $card }
hint-put = Pune { $card }
hint-bid = Licitează { $call }
hint-pass = Spune { $call }
hint-trump = Alege atu { $suit }
hint-exchange = { $cards ->
    [0] Nu schimba nimic
    [one] Schimbă cartea însemnată
   *[other] Schimbă cărțile însemnate
}

## Why

hint-why-only = nu ai de ales
hint-why-shows = arăți un anunț de { $points }
hint-why-draws = ai { $cards } atuuri, iar la ceilalți { $out ->
    [1] e cel mult unul
   *[other] sunt cel mult { $out }
}
hint-why-unbeatable = adversarii nu au cu ce să bată
hint-why-top = nimeni altcineva nu are { $suit } mai mare
hint-why-to-partner = dai puțin, iar levata o poate lua partenerul
hint-why-cheap = dai puțin, iar cărțile mari rămân la tine
hint-why-long = de { $suit } ai cele mai multe cărți, { $cards }
hint-why-keeps-lead = era oricum a partenerului, dar așa deschizi tu
hint-why-overruffs = tai mai sus decât { $card }
hint-why-ruffs = nu ai culoarea cerută, iar levata are acum { points }
hint-why-takes = ești ultimul la rând, iar levata are { points }
hint-why-secures = adversarii nu mai au cu ce să bată, iar levata are acum { points }
hint-why-overtakes = bate { $card }
hint-why-gives = levata e sigur a partenerului și îi dai { points }
hint-why-keeps-high = levata e sigur a partenerului, iar cărțile mari rămân la tine
hint-why-hopes = partenerul conduce levata și îi dai { points }
hint-why-careful = partenerul conduce, dar adversarii îl pot bate, așa că dai puțin
hint-why-waits = după tine mai joacă partenerul, care poate lua levata
hint-why-lost = levata e pierdută oricum
hint-why-leaves = lași levata de { points } și păstrezi { $card }
hint-why-trump-marriage = ai popa și dama de { $suit }, un anunț de { $points }
hint-why-trump-longest = de { $suit } ai cele mai multe cărți, { $cards }
hint-why-trump-richest = la { $suit } ai cele mai multe puncte, { $points }
hint-why-trump-held = ai { $cards } cărți de { $suit }
hint-why-bid-marriage = ai popa și dama de { $suit }
hint-why-bid-enough = cărțile tale ajung pentru { $level }
hint-why-left-to-partner = partenerul a spus deja { $level }
hint-why-too-little = cărțile tale nu ajung pentru { $level }
hint-why-exchanges = aduni { $cards ->
    [one] o carte
   *[other] { $cards } cărți
} de { $suit }
hint-why-keeps-all = talonul nu are nimic mai bun pentru { $suit }
hint-why-most = în medie, nimic nu aduce mai mult
hint-why-usual = așa ar face un jucător cu experiență
