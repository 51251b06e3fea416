### What several pages of the sheet show.

## Who sits at the table

level-legend = Cine stă la masă
level = { $level ->
    [beginner] Începători
    [club] Jucători de club
    [expert] Experți
   *[strong] Jucători tari
}
level-about = { $level ->
    [beginner] Abia au învățat: greșesc și licitează rar.
    [club] Joacă din obișnuință, levată cu levată.
    [expert] Se gândesc mai mult și citesc licitația.
   *[strong] Se gândesc ce au ceilalți în mână.
}
