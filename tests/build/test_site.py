"""The built site: the same bytes every time, whole, and free of addresses of other origins."""

import base64
import hashlib
import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from builder import licences, packages, pages, precache, precompile, vendor
from builder import site as builder_site
from builder.paths import PWA, ROOT, BuildError
from ui import later

# Chunks of PyScript that nothing here asks for: terminals, code editors, package graphs, TOML and zip support.
LEFT_OUT = re.compile(r"/(codemirror|index-|mpy-|py-D|pyodide_graph|toml|xterm|zip)")
SCRIPT_IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")


class References(HTMLParser):
    """Collects what the page refers to, and which elements it opens."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note every address-valued attribute; links of plain anchors lead out of the page and are not loaded."""
        del tag
        self.found += [value for name, value in attrs if value and name in {"href", "src", "config", "data", "poster"}]


def references(dist: Path) -> list[str]:
    """Return the addresses in the page, without fragments inside it."""
    reader = References()
    reader.feed((dist / "index.html").read_text(encoding="utf-8"))
    return [address for address in reader.found if not address.startswith(("#", "data:"))]


def tree(folder: Path) -> dict[str, str]:
    """Return the hash of every file below a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def stamped(dist: Path) -> tuple[str, dict[str, tuple[str, int]]]:
    """Return version and list of the built service worker."""
    text = (dist / "service-worker.js").read_text(encoding="utf-8")
    version = re.search(r'^const VERSION = "([0-9a-f]{16})";$', text, re.MULTILINE)
    files = re.search(r"^const FILES = (\[.*\]);$", text, re.MULTILINE)
    assert version
    assert files
    rows = json.loads(files[1])
    assert f"\nconst BYTES = {sum(size for _, _, size in rows)};\n" in text
    return version[1], {path: (integrity, size) for path, integrity, size in rows}


def test_two_builds_are_identical(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second compiles everything again, as on another machine."""
    builder_site.build(tmp_path / "one")
    compiled = tmp_path / "compiled"
    monkeypatch.setattr(precompile, "COMPILED", compiled)
    builder_site.build(tmp_path / "two")
    assert {path.name.partition("-")[0] for path in compiled.iterdir()} == {"stdlib", "wheel"}
    assert tree(tmp_path / "one") == tree(tmp_path / "two")


def test_root_holds_the_three_files_a_host_needs(site: Path) -> None:
    for name in ("index.html", "manifest.json", "service-worker.js"):
        assert (site / name).is_file()
    assert len(list(site.glob("cruce-*-py3-none-any.whl"))) == 1


def test_page_holds_no_absolute_address(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert "//" not in re.sub(r"<!--.*?-->", "", page, flags=re.DOTALL)
    assert "xmlns" not in page
    assert "{{" not in page
    assert [address for address in references(site) if not address.startswith("./")] == []


def test_page_allows_zoom_and_fills_the_screen(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' in page


def test_every_file_the_page_names_exists(site: Path) -> None:
    assert [name for name in references(site) if not (site / name).is_file()] == []


def test_every_file_the_settings_name_exists(site: Path) -> None:
    named = [icon["src"] for icon in json.loads((site / "manifest.json").read_bytes())["icons"]]
    for name in ("ui.json", "engine.json"):
        config = json.loads((site / name).read_bytes())
        modules = [key for group in config["js_modules"].values() for key in group]
        named += [config["interpreter"], *config["files"], *modules]
    assert [name for name in named if not (site / name).is_file()] == []


def test_every_interpreter_is_local(site: Path) -> None:
    for name in ("ui.json", "engine.json"):
        assert json.loads((site / name).read_bytes())["interpreter"].startswith("./vendor/")


def test_every_import_of_a_script_is_shipped(site: Path) -> None:
    missing = []
    for path in [*site.rglob("*.js"), *site.rglob("*.mjs")]:
        for name in SCRIPT_IMPORT.findall(path.read_text(encoding="utf-8")):
            target = path.parent / name
            if not target.is_file() and not LEFT_OUT.search(f"/{target.name}"):
                missing.append(f"{path.name} imports {name}")
    assert missing == []


def test_nothing_names_a_source_map(site: Path) -> None:
    for path in [*site.rglob("*.js"), *site.rglob("*.mjs")]:
        assert b"sourceMappingURL" not in path.read_bytes(), path.name


def test_every_file_of_the_style_sheets_exists(site: Path) -> None:
    for path in site.glob("*.css"):
        names = re.findall(r"url\(\s*[\"']?([^\"')]+)", path.read_text(encoding="utf-8"))
        assert [name for name in names if not name.startswith(("data:", "#")) and not (site / name).is_file()] == []


def test_precache_lists_every_file_with_its_hash(site: Path) -> None:
    files = stamped(site)[1]
    names = {f"./{name}" for name in tree(site)} - {"./service-worker.js", "./index.html"} | {"./"}
    assert set(files) == names
    assert next(iter(files)) == "./vendor/pyodide/pyodide.asm.wasm", "the largest file goes first"
    for name, told in files.items():
        data = (site / ("index.html" if name == "./" else name)).read_bytes()
        digest = base64.b64encode(hashlib.sha256(data).digest()).decode("ascii")
        assert told == (f"sha256-{digest}", len(data))


def test_version_follows_from_contents(tmp_path: Path) -> None:
    template = (ROOT / "service-worker.js").read_text(encoding="utf-8")
    seen = []
    for content in ("one", "two", "one"):
        (tmp_path / "file.txt").write_text(content, encoding="utf-8")
        seen.append(precache.stamp(template, tmp_path))
    assert seen[0] == seen[2] != seen[1]


def test_service_worker_stays_short(site: Path) -> None:
    assert (site / "service-worker.js").read_text(encoding="utf-8").count("\n") < 100


def test_stamping_wants_its_lines(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="const VERSION"):
        precache.stamp("const FILES = [];", tmp_path)


def test_manifest_can_be_installed_from_anywhere(site: Path) -> None:
    manifest = json.loads((site / "manifest.json").read_bytes())
    assert (manifest["start_url"], manifest["scope"], manifest["id"]) == ("./", "./", "cruce")
    kinds = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert kinds == {(f"{size}x{size}", purpose) for size in (192, 512) for purpose in ("any", "maskable")}


def test_every_screen_module_and_language_reaches_the_screen(site: Path) -> None:
    files = json.loads((site / "ui.json").read_bytes())["files"]
    shipped = [*PWA.glob("ui/**/*.py"), *PWA.glob("strings/*.ftl")]
    every = [*files, *(f"./{name}" for name in later.files())]
    assert sorted(every) == sorted(f"./{path.relative_to(PWA).as_posix()}" for path in shipped)
    assert set(every) <= set(stamped(site)[1])


def test_licences_name_every_part(site: Path) -> None:
    text = (site / "licences.txt").read_text(encoding="utf-8")
    shipped = [*(item.package for item in vendor.PACKAGES), *(item.package for item in packages.SHIPPED)]
    for name in (*shipped, "CPython", "Mozilla Public License", "Damien P. George"):
        assert name in text
    assert "<copyright" not in text
    with pytest.raises(BuildError, match="no text for Nothing-1"):
        licences.spdx_text("Nothing-1")


def test_an_earlier_build_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    out.mkdir()
    builder_site.build(out)
    (out / "stray.txt").write_text("from yesterday", encoding="utf-8")
    builder_site.build(out)
    assert not (out / "stray.txt").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["dist"]
    other = tmp_path / "pictures"
    other.mkdir()
    (other / "holiday.jpg").write_bytes(b"")
    with pytest.raises(BuildError, match="not an earlier build"):
        builder_site.build(other)


def test_a_copy_of_the_repository_is_not_taken_for_an_earlier_build(tmp_path: Path) -> None:
    for name in (precache.WORKER, "README.md"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    with pytest.raises(BuildError, match="not an earlier build"):
        builder_site.build(tmp_path)
    assert (tmp_path / "README.md").exists()


@pytest.fixture
def strings(tmp_path: Path) -> Path:
    """Return a folder with two small language files."""
    folder = tmp_path / "strings"
    folder.mkdir()
    (folder / "ro.ftl").write_text("hello = Bună <ziua>\n    .title = Salut\nwho = Bună, { $name }\n", encoding="utf-8")
    (folder / "en.ftl").write_text("hello = Hello\n    .title = Hi\nwho = Hello, { $name }\n", encoding="utf-8")
    return tmp_path


def test_a_message_is_written_in_both_languages(strings: Path) -> None:
    page = pages.expand('<p title="{{ro hello.title}}">{{t hello}}</p>{{art}}', strings)
    assert page == '<p title="Salut"><span lang="ro">Bună &lt;ziua&gt;</span><span lang="en">Hello</span></p>'


@pytest.mark.parametrize(
    ("mark", "sentence"),
    [
        ("{{t nothing}}", r"message nothing, which strings/ro\.ftl does not have"),
        ("{{en hello.nothing}}", r"message hello\.nothing, which strings/en\.ftl does not have"),
        ("{{t who}}", r"message who of strings/ro\.ftl cannot stand in index\.html"),
        ("{{wrong hello}}", r"a mark the build does not know: \{\{wrong hello\}\}"),
        ("{{t}}", r"a mark the build does not know: \{\{t\}\}"),
    ],
)
def test_a_wrong_mark_fails_the_build(strings: Path, mark: str, sentence: str) -> None:
    with pytest.raises(BuildError, match=sentence):
        pages.expand(mark, strings)


def test_a_missing_language_fails_the_build(strings: Path) -> None:
    (strings / "strings" / "en.ftl").unlink()
    with pytest.raises(BuildError, match=r"strings/en\.ftl is missing"):
        pages.expand("", strings)


def test_art_is_inlined_without_addresses(strings: Path) -> None:
    art = strings / "art"
    art.mkdir()
    text = '<?xml version="1.0"?>\n<!-- ours -->\n<svg xmlns="x://y" xmlns:xlink=\'x://z\' hidden><g/></svg>\n'
    (art / "cards.svg").write_text(text, encoding="utf-8")
    assert pages.expand("{{art}}", strings) == "<svg hidden><g/></svg>"
