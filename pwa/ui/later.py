"""What the start does without: fetched and taken in when the sheet is first shown. The build reads this list, too."""

MODULES = (
    "rules_facts",
    "rules_sections",
    "rules_options",
    "rules_page",
    "choice",
    "controls",
    "faults",
    "qr",
    "fair_page",
    "passport_page",
    "games_page",
    "options_page",
    "sheet",
    "pages",
)
"""The sheet's modules, in the order they need each other."""
TEXTS = ("rules", "setup", "fair")
"""Its files of texts, one for each language."""
LANGUAGES = ("ro", "en")


def files() -> list[str]:
    """Return the names of all those files in the site."""
    texts = [f"strings/{name}.{language}.ftl" for name in TEXTS for language in LANGUAGES]
    return [f"ui/{name}.py" for name in MODULES] + texts
