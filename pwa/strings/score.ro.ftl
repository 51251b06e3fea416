### Foaia de scor.

score-none = Încă nu s-a încheiat nicio rundă. Aici se strâng rundele jucate, până când cineva ajunge la { $target }.
score-so-far = După { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, până la { $target }
score-even = Egalitate: { $points }
score-leads = { $who ->
    [you] Conduci
    [we] Conduceți
   *[other] { $name } { $who ->
        [seat] conduce
       *[side] conduc
    }
} cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
score-chart = Scorul după fiecare rundă, cu ținta la { $target }.
score-target = ținta { $target }
score-rounds = Rundele
score-several = Rundele { $first }–{ $last }
score-dealer = { $who ->
    [you] împarți tu
   *[other] împarte { $name }
}
score-dead = Au pasat toți: rundă moartă.
score-redealt = Au pasat toți: s-a împărțit din nou.
score-no-auction = Fără licitație
score-passed = Au pasat toți, fără contract
score-made = făcut: { $raw }, trebuiau { $needed }
score-failed = căzut: { $raw }, trebuiau { $needed }
score-void = rundă nulă
score-forced = Au pasat toți, așa că a rămas la cel care a împărțit.
score-calls = Licitația: { $calls }.
score-undone = { $times ->
    [one] O mutare luată înapoi.
    [few] { $times } mutări luate înapoi.
   *[other] { $times } de mutări luate înapoi.
}
score-scored = în rundă
score-raw = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
score-marriages = anunț { $points }
