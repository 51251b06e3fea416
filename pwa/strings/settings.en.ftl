### The settings: how the game looks, how cards are laid, what is heard, who is called what, and the language.

## The match behind

settings-match = This match
level-from-now = The change is felt from the next move on.

## How it looks

settings-look = How it looks
theme-legend = Day or night
theme-system = As the phone
theme-light = Day
theme-dark = Night
text-legend = Size of the text
text-100 = Usual
text-125 = Large
text-150 = Larger
text-200 = Very large
text-sample = Ana took the trick with the ten.
colours-legend = Colours of the suits
colours-two = Two
colours-four = Four

## At the table

settings-table = At the table
motion-legend = Cards move on the table
motion-system = As the phone
motion-full = Yes
motion-less = No
input-legend = How you lay a card
input-both = Tap it or drag it
input-tap = Tap it only
input-drag = Drag it only
confirm-legend = When you tap a card
confirm-yes = It rises, then you press “Play”
confirm-no = It is played at once
holds-legend = The hand that holds the phone
holds-right = Right
holds-left = Left

## The voice

settings-voice = The voice
speech-legend = Hear what is bid and what is played
speech-off = No
speech-on = Yes
voice-try = Hear how it sounds
voice-none = I found no English voice on this phone. You can add one in the phone's settings, under “Text-to-speech”.
voice-missing = This browser cannot speak.

## The names

settings-names = Names at the table
names-about = Write what those you play with are called. A place left empty keeps its name.
place-bottom = You
place-left = On the left
place-top-left = Opposite, to the left
place-top = Opposite
place-top-right = Opposite, to the right
place-right = On the right

## The language

settings-language = Language · Limba
