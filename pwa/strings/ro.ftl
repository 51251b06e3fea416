app-name = Cruce
app-about = Jocul de cruce, cu cărți, pe telefon, fără internet.
new-match = Partidă nouă
update = Versiune nouă: reîncarcă
lack-webassembly = Browserul are WebAssembly oprit. În Lockdown Mode, permite acest site: butonul aA din bara de adrese, apoi Website Settings.
lack-browser = Browserul este prea vechi pentru acest joc: e nevoie de Safari 16.4, Chrome 94 sau Firefox 93.
