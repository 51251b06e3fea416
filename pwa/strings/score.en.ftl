### The score sheet.

score-none = No round is over yet. The rounds played gather here, until somebody reaches { $target }.
score-so-far = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, to { $target }
score-even = All square at { $points }
score-leads = { $who ->
    [you] You lead
    [we] You two lead
   *[other] { $name } { $who ->
        [seat] leads
       *[side] lead
    }
} by { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-chart = The score after each round, with the target at { $target }.
score-target = target { $target }
score-rounds = The rounds
score-several = Rounds { $first }–{ $last }
score-dealer = { $who ->
    [you] you deal
   *[other] { $name } deals
}
score-dead = Everyone passed: a dead round.
score-redealt = Everyone passed: dealt again.
score-no-auction = No auction
score-passed = Everyone passed, no contract
score-made = made: { $raw }, { $needed } needed
score-failed = missed: { $raw }, { $needed } needed
score-void = round void
score-forced = Everyone passed, so it stayed with the dealer.
score-calls = Auction: { $calls }.
score-undone = { $times ->
    [one] 1 move taken back.
   *[other] { $times } moves taken back.
}
score-scored = this round
score-raw = { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-marriages = marriage { $points }
