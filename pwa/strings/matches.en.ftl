### The saved matches.

matches-about = Every match is saved by itself, at every card. Go on with whichever you like.
matches-none = No match is saved yet. Once you begin one, it is saved by itself, at every card.
match-here = On the table now
match-changed = (with your own rules)
match-table = { $players } players, to { $target }, { $level ->
    [beginner] with beginners
    [club] with club players
    [strong] with strong players
    [expert] with experts
   *[random] at random
}
match-round = Round { $round }:
match-level = you are level.
match-you-lead = you lead.
match-we-lead = your side leads.
match-leads = { $seats ->
    [1] { $side } leads.
   *[other] { $side } lead.
}
match-when = { $day } at { $time }
match-continue = Continue
match-back = Back to the table
match-look = See how it ended
match-remove = Remove
match-ask = Remove this match? It cannot be brought back.
match-keep = No, keep it
match-gone = Yes, remove it
match-bad = A match that cannot be read
match-bad-about = Its save is damaged, or was made by another version of the game. Your other matches are untouched.
