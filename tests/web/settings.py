"""What the tests of settings share: going there and back, choosing, and whether all of it fits."""

from playwright.sync_api import Page


def open_settings(page: Page) -> None:
    """Go from the table to the settings."""
    page.tap("#menu")
    page.tap("#show-settings")
    page.wait_for_selector("#sheet[data-page=settings] .settings")


def choose(page: Page, *choices: str) -> None:
    """Choose values by a tap each."""
    for choice in choices:
        page.tap(f"label:has(#{choice})")


def back(page: Page) -> None:
    """Go back to the table, where the keyboard is on what had opened the page."""
    page.go_back()
    page.wait_for_selector("#table", state="visible")
    page.wait_for_function("() => document.activeElement.id === 'menu'")


def small_or_wide(page: Page) -> list[str]:
    """Return what is wider than the screen, controls too small for a thumb, and words cut off."""
    found: list[str] = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll("#sheet *, #menu, #menu-rows, #menu-rows *")];
          const seen = (each) => each.getClientRects().length && !each.closest(".visually-hidden, svg, .card");
          const shown = all.filter(seen);
          const wide = shown.filter((each) => {
            const box = each.getBoundingClientRect();
            return box.right > innerWidth + 0.5 || box.left < -0.5 || each.scrollWidth > each.clientWidth + 1;
          });
          const small = shown.filter((each) => {
            const box = each.getBoundingClientRect();
            const target = each.matches("button, fieldset label, input[type=text]");
            return target && (box.height < 47.5 || box.width < 47.5);
          });
          const boxes = [...wide, ...small].filter((each) => getComputedStyle(each).display !== "inline");
          return boxes.map((each) => `${innerWidth} ${each.tagName} ${each.id} ${each.className} ${each.textContent}`);
        }"""
    )
    return found
