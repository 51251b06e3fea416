"""The development server: right media types, nothing outside its folder, an answer to a port that is taken."""

import http.client
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

from builder.paths import ROOT, BuildError
from builder.server import make_server, serve

TYPES = {
    "a.css": "text/css; charset=utf-8",
    "a.ftl": "text/plain; charset=utf-8",
    "a.js": "text/javascript; charset=utf-8",
    "a.json": "application/json",
    "a.mjs": "text/javascript; charset=utf-8",
    "a.png": "image/png",
    "a.py": "text/x-python; charset=utf-8",
    "a.svg": "image/svg+xml",
    "a.wasm": "application/wasm",
    "a.whl": "application/octet-stream",
    "index.html": "text/html; charset=utf-8",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadingHTTPServer]:
    """Return a server below `/joc/cruce/`, of a folder with a file of each kind; a secret lies beside the folder."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "site").mkdir()
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    for name in TYPES:
        (folder / "site" / name).write_text(name, encoding="utf-8")
    with make_server(folder / "site", 0, prefix="/joc/cruce/") as serving:
        thread = threading.Thread(target=serving.serve_forever)
        thread.start()
        yield serving
        serving.shutdown()
        thread.join()


def get(server: ThreadingHTTPServer, path: str) -> tuple[int, str | None, str]:
    """Return status, media type and text of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1])
    connection.request("GET", path)
    with connection.getresponse() as answer:
        result = answer.status, answer.getheader("Content-Type"), answer.read().decode()
    connection.close()
    return result


@pytest.mark.parametrize(("name", "kind"), TYPES.items())
def test_media_types(server: ThreadingHTTPServer, name: str, kind: str) -> None:
    assert get(server, "/joc/cruce/" + name) == (200, kind, name)


def test_folder_answers_with_its_page(server: ThreadingHTTPServer) -> None:
    assert get(server, "/joc/cruce/?seed=7")[2] == "index.html"


@pytest.mark.parametrize(
    "path", ["/", "/a.css", "/joc/", "/joc/cruce/../../secret.txt", "/joc/cruce/%2e%2e/secret.txt"]
)
def test_nothing_else_is_served(server: ThreadingHTTPServer, path: str) -> None:
    assert get(server, path)[0] == 404


def test_taken_port_is_said_in_one_sentence(server: ThreadingHTTPServer, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"^Port \d+ cannot be used .*\.$"):
        serve(tmp_path, server.server_address[1])


def test_interrupt_is_quiet(tmp_path: Path) -> None:
    code = f"from pathlib import Path; from builder.server import serve; serve(Path({str(tmp_path)!r}), 0)"
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout
        assert "http://localhost:" in child.stdout.readline()
        child.send_signal(signal.SIGINT)
        assert child.communicate(timeout=30)[1] == ""
    assert child.returncode == 0
