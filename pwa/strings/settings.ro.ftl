### Setările: cum arată jocul, cum se pun cărțile, ce se aude, cine cum se numește, în ce limbă.

## Meciul din spate

settings-match = Meciul de acum
level-from-now = Schimbarea se simte de la mutarea următoare.

## Cum arată

settings-look = Cum arată
theme-legend = Zi sau noapte
theme-system = Ca telefonul
theme-light = Zi
theme-dark = Noapte
text-legend = Cât de mare e scrisul
text-100 = Obișnuit
text-125 = Mare
text-150 = Mai mare
text-200 = Foarte mare
text-sample = Ana a luat levata cu zecele.
colours-legend = Culorile semnelor
colours-two = Două
colours-four = Patru

## La masă

settings-table = La masă
motion-legend = Cărțile se mișcă pe masă
motion-system = Ca telefonul
motion-full = Da
motion-less = Nu
input-legend = Cum pui o carte
input-both = O atingi sau o tragi
input-tap = Doar o atingi
input-drag = Doar o tragi
confirm-legend = Când atingi o carte
confirm-yes = Se ridică, apoi apeși „Joacă”
confirm-no = Se joacă pe loc
holds-legend = Mâna care ține telefonul
holds-right = Dreapta
holds-left = Stânga

## Vocea

settings-voice = Vocea
speech-legend = Se aude ce se licitează și ce se joacă
speech-off = Nu
speech-on = Da
voice-try = Ascultă cum sună
voice-none = Pe telefonul acesta nu am găsit o voce românească. O poți adăuga din setările telefonului, la „Redarea vocală a textului”.
voice-missing = Browserul acesta nu știe să vorbească.

## Numele

settings-names = Numele de la masă
names-about = Scrie cum îi cheamă pe cei cu care joci. Un loc lăsat gol își păstrează numele.
place-bottom = Tu
place-left = În stânga
place-top-left = În față, spre stânga
place-top = În față
place-top-right = În față, spre dreapta
place-right = În dreapta

## Limba

settings-language = Limba · Language
