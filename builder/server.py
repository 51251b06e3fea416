"""A small static server with the media types the page needs; no special header, like any plain host."""

import posixpath
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from builder.paths import BuildError

FIRST_PORT = 8000
TRIED = 50


class SiteHandler(SimpleHTTPRequestHandler):
    """Serve one folder below a prefix of the address, and nothing outside of it."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012  # the base class declares it so
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".py": "text/x-python; charset=utf-8",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".whl": "application/octet-stream",
    }

    def __init__(self, *args: object, prefix: str = "/", max_age: int = 0, **kwargs: object) -> None:
        """Serve `directory=` below `prefix` (which ends in a slash), cacheable for `max_age` seconds."""
        self.prefix = prefix
        self.max_age = max_age
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # what the server passes on, unchanged

    def translate_path(self, path: str) -> str:
        """Map an address to a file; what lies outside the prefix maps to a file that does not exist."""
        inside = posixpath.join("/", urlsplit(path).path)
        if not inside.startswith(self.prefix):
            return str(Path(self.directory) / "outside the prefix")
        return super().translate_path("/" + inside.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Add the caching header: `no-cache` lets a developer see every change."""
        self.send_header("Cache-Control", f"max-age={self.max_age}" if self.max_age else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the base class's name for it
        """Stay quiet: a boot asks for forty files."""


class SiteServer(ThreadingHTTPServer):
    """Serves the site; a browser that hangs up in mid-answer, as at every reload, is no news."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report what went wrong, unless it is the other side that is gone."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # passed on unchanged


def make_server(
    folder: Path, port: int | None = None, *, prefix: str = "/", max_age: int = 0, host: str = "127.0.0.1"
) -> SiteServer:
    """Return a server bound to `port`, or to the first free one from 8000 on; raise OSError when it is taken."""
    handler = partial(SiteHandler, directory=str(folder), prefix=prefix, max_age=max_age)
    if port is not None:
        return SiteServer((host, port), handler)
    for candidate in range(FIRST_PORT, FIRST_PORT + TRIED):
        try:
            return SiteServer((host, candidate), handler)
        except OSError:
            continue
    return SiteServer((host, 0), handler)


def serve(folder: Path, port: int | None) -> None:
    """Serve `folder` and print the address until the person presses ctrl-C; raise BuildError when `port` is taken."""
    try:
        server = make_server(folder, port)
    except OSError as error:
        raise BuildError(f"Port {port} cannot be used ({error.strerror}): name another, or none.") from error
    with server:
        try:
            print(f"Cruce is at http://localhost:{server.server_address[1]}/ (ctrl-C stops it)", flush=True)
            server.serve_forever()
        except KeyboardInterrupt:
            print()
