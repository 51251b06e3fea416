"""The voice: what is heard at the table is spoken where that is chosen, and nothing else; caught before it is heard."""

import re
from itertools import pairwise

import pytest

from tests.web.phone import Phone
from tests.web.seat import MY_CARD, Seat
from tests.web.settings import back, choose, open_settings

SPEAKING = """
window.said = [];
window.speechSynthesis.speak = (utterance) => utterance.text && said.push([utterance.lang, utterance.text]);
"""
"""Keeps what would be spoken: no voice is here."""
VOICE = """
  window.voiced = [];
  const version = () => Number(document.getElementById("table")?.dataset.version);
  Object.defineProperty(window, "speechSynthesis", { value: Object.assign(new EventTarget(), {
    speak: ({ text, lang, voice }) => text && voiced.push({ text, lang, voice: voice?.lang, version: version() }),
    cancel: () => voiced.push({ text: "", version: version() }),
    getVoices: () => [{ lang: "en-GB", localService: true }, { lang: "ro-RO", localService: true }],
  }) });
  window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
"""
"""A voice that notes what it is to say, and, as a text that is empty, when it is told to be silent."""
HEARD = (
    r"Levata \d+: (Ilie|Maria|Ana), (.*)\.",
    r"Runda \d+: (Ilie|Maria|Ana) spune (.*)\.",
    r"(Ilie|Maria|Ana): (atu .*)\.",
)
"""Lines of the log about what is heard at the table: who, and what."""


@pytest.fixture
def seat(installed_phone: Phone) -> Seat:
    """Return the seat at a phone that has the site already: nothing here is about a first visit."""
    return Seat(installed_phone)


def test_the_voice_says_what_the_log_says(seat: Seat) -> None:
    seat.phone.context.add_init_script(SPEAKING)
    fetched: list[str] = []
    seat.phone.context.on("request", lambda request: fetched.append(request.url))
    seat.sit()
    page = seat.page
    seat.play_until(MY_CARD)
    assert page.evaluate("() => said") == []
    assert not [address for address in fetched if "speech.py" in address]
    open_settings(page)
    choose(page, "speech-on")
    page.wait_for_selector("#voice-told:not(:empty)")
    assert "voce românească" in page.inner_text("#voice-told")
    page.tap("#voice-try")
    page.wait_for_function("() => said.length === 2")
    assert page.evaluate("() => said[1]") == ["ro-RO", "Ana: două. Ilie: asul de cupă"]
    back(page)
    heard = spoken_in_a_trick(seat)
    assert heard
    assert page.evaluate("() => said.slice(2)") == [["ro-RO", words] for words in heard]
    page.reload()
    seat.dealt()
    page.evaluate("() => document.getElementById('log').replaceChildren()")
    heard = spoken_in_a_trick(seat)
    assert page.evaluate("() => said.map(([, words]) => words)") == heard
    open_settings(page)
    choose(page, "speech-off")
    back(page)
    page.evaluate("() => (said.length = 0)")
    assert spoken_in_a_trick(seat)
    assert page.evaluate("() => said") == []


def spoken_in_a_trick(seat: Seat) -> list[str]:
    """Play to the next turn; return what is to be heard of it, by what the screen reader's log says."""
    known = seat.page.locator("#log p").count()
    version = seat.version
    seat.play_until(f"Number(table.dataset.version) > {version + 3} && ({MY_CARD})")
    said = []
    for line in seat.page.locator("#log p").all_inner_texts()[known:]:
        found = [match for pattern in HEARD if (match := re.match(pattern, line))]
        said += [f"{match[1]}: {match[2]}" for match in found]
    return said


def test_the_voice_never_lags_behind_the_table(seat: Seat) -> None:
    page = seat.page
    seat.phone.context.add_init_script(VOICE)
    seat.sit()
    seat.play_until(MY_CARD)
    open_settings(page)
    choose(page, "speech-on")
    page.wait_for_function("() => voiced.some(({ text }) => text)")
    assert page.evaluate("() => voiced.at(-1).lang") == "ro-RO"
    assert page.evaluate("() => voiced.at(-1).voice") == "ro-RO"
    assert page.inner_text("#voice-told") == ""
    back(page)

    page.evaluate("() => { voiced.length = 0 }")
    version = seat.version
    seat.play_until(f"Number(table.dataset.version) > {version} && {MY_CARD}")
    # The person's own card, of which nothing is said, cuts off what is still being said.
    assert page.evaluate("() => voiced[0]") == {"text": "", "version": version + 1}
    voiced = page.evaluate("() => voiced")
    assert any(each["text"] for each in voiced)
    # Whatever is said, what was being said before is cut off.
    assert all(not before["text"] for before, after in pairwise(voiced) if after["text"])


def test_a_browser_that_cannot_speak_says_so(seat: Seat) -> None:
    seat.phone.context.add_init_script("delete window.speechSynthesis; localStorage['cruce-speech'] = 'on'")
    seat.sit()
    seat.play_until(MY_CARD)
    open_settings(seat.page)
    seat.page.wait_for_selector("#voice-told:not(:empty)")
    assert "nu știe să vorbească" in seat.page.inner_text("#voice-told")
