"""What the start does without: fetched and taken in when a part is first shown. The build reads these lists, too."""

MODULES = {
    "sheet": (
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
    ),
    "hint": ("advice", "hint"),
}
"""The modules of each part, in the order they need each other."""
TEXTS = {"sheet": ("rules", "setup", "fair"), "hint": ("hint",)}
"""Its files of texts, one for each language."""
LANGUAGES = ("ro", "en")


def files(part: str | None = None) -> list[str]:
    """Return the names of those files in the site: of one part, or of all."""
    found = []
    for name in [part] if part else MODULES:
        found += [f"ui/{module}.py" for module in MODULES[name]]
        found += [f"strings/{text}.{language}.ftl" for text in TEXTS[name] for language in LANGUAGES]
    return found
