### Meciurile salvate.

matches-about = Fiecare meci se salvează singur, la fiecare carte. Continuă-l pe care vrei.
matches-none = Încă nu e niciun meci salvat. Când începi unul, se salvează singur, la fiecare carte.
match-here = Pe masă acum
match-changed = (cu regulile voastre)
match-table = { $players } la masă, până la { $target }, { $level ->
    [beginner] cu începători
    [club] cu jucători de club
    [strong] cu jucători tari
    [expert] cu experți
   *[random] la întâmplare
}
match-round = Runda { $round }:
match-level = sunteți la egalitate.
match-you-lead = conduci tu.
match-we-lead = conduceți voi.
match-leads = { $seats ->
    [1] conduce { $side }.
   *[other] conduc { $side }.
}
match-when = { $day }, la { $time }
match-continue = Continuă
match-back = Înapoi la masă
match-look = Vezi cum s-a terminat
match-remove = Șterge
match-ask = Ștergi meciul acesta? Nu se mai poate aduce înapoi.
match-keep = Nu, îl păstrez
match-gone = Da, șterge-l
match-bad = Un meci care nu se poate citi
match-bad-about = Salvarea lui e stricată sau e făcută de o altă versiune a jocului. Celelalte meciuri nu au pățit nimic.
