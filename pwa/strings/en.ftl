app-name = Cruce
app-about = Cruce, the Romanian card game, on a phone, without a network.
new-match = New match
update = New version: reload
lack-webassembly = WebAssembly is off in this browser. In Lockdown Mode, allow this site: the aA button in the address bar, then Website Settings.
lack-browser = This browser is too old for the game: it needs Safari 16.4, Chrome 94 or Firefox 93.
