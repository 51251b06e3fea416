### What several pages of the sheet show.

## Who sits at the table

level-legend = Who sits at the table
level = { $level ->
    [beginner] Beginners
    [club] Club players
    [expert] Experts
   *[strong] Strong players
}
level-about = { $level ->
    [beginner] Have just learned: they slip, and seldom bid.
    [club] Play by habit, trick by trick.
    [expert] Think longer, and read the bidding.
   *[strong] Think about what the others hold.
}
