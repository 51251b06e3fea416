"""What the start does without: fetched and taken in when a part is first shown. The build reads these lists, too."""

MODULES = {
    "sheet": ("controls", "sheet"),
    "setup": (
        "rules_facts",
        "rules_sections",
        "rules_options",
        "rules_page",
        "choice",
        "field_controls",
        "faults",
        "qr",
        "fair_page",
        "passport_page",
        "games_page",
        "options_page",
        "pages",
    ),
    "settings": ("settings_page", "settings_keeper"),
    "matches": ("rules_options", "matches_page", "matches_keeper"),
    "score": ("chart", "score_page", "score_keeper"),
    "recap": ("recap", "keys"),
    "hint": ("advice", "hint"),
    "speech": ("spoken", "speech"),
}
"""The modules of each part, in the order they need each other. Parts with pages of the sheet need the sheet besides."""
TEXTS = {
    "sheet": ("sheet",),
    "setup": ("rules", "setup", "fair"),
    "settings": ("settings",),
    "matches": ("rules", "matches"),
    "score": ("score",),
    "recap": ("recap",),
    "hint": ("hint",),
    "speech": ("speech",),
}
"""Its files of texts, one for each language."""
PAGES = {
    "games": "setup",
    "options": "setup",
    "rules": "setup",
    "match-rules": "setup",
    "fair": "setup",
    "passport": "setup",
    "have-passport": "setup",
    "settings": "settings",
    "matches": "matches",
    "score": "score",
}
"""The pages of the sheet, each by its name in the address, with the part it comes with."""
LANGUAGES = ("ro", "en")


def files(part: str | None = None) -> list[str]:
    """Return the names of those files in the site: of one part, or of all."""
    found = []
    for name in [part] if part else MODULES:
        names = [f"ui/{module}.py" for module in MODULES[name]]
        names += [f"strings/{text}.{language}.ftl" for text in TEXTS[name] for language in LANGUAGES]
        found += [file for file in names if file not in found]
    return found
