"""A plain static host for the tests, below a sub-path, that can vanish and come back on the same port."""

import socket
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from builder.server import SiteHandler

PREFIX = "/joc/cruce/"


class _Server(ThreadingHTTPServer):
    """Keeps its connections at hand: a stopped host has to drop the ones a browser holds open."""

    def __init__(self, port: int, handler: partial[SiteHandler]) -> None:
        """Bind to a port, 0 for any."""
        self.open: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), handler)

    def get_request(self) -> tuple[socket.socket, tuple[str, int]]:
        """Accept a connection and remember it."""
        connection, address = super().get_request()
        self.open.add(connection)
        return connection, address

    def shutdown_request(self, request: socket.socket | tuple[bytes, socket.socket]) -> None:
        """Forget a connection that ends by itself."""
        if isinstance(request, socket.socket):
            self.open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """Stay quiet: a browser that closes mid-answer is no news."""

    def drop(self) -> None:
        """Cut every connection."""
        for connection in list(self.open):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                self.open.discard(connection)


class Host:
    """Serves a folder at `address`; `max_age` is the caching time of a typical host, in seconds."""

    def __init__(self, folder: Path, max_age: int = 600, handler: type[SiteHandler] = SiteHandler) -> None:
        """Start serving on a free port that stays the same for this host's life."""
        self.handler = handler
        self.folder = folder
        self.max_age = max_age
        self._port = 0
        self._server: _Server | None = None
        self.start()

    @property
    def address(self) -> str:
        """Return the page's address, with its slash."""
        return f"http://127.0.0.1:{self._port}{PREFIX}"

    def start(self) -> None:
        """Serve again, on the same port."""
        handler = partial(self.handler, directory=str(self.folder), prefix=PREFIX, max_age=self.max_age)
        self._server = _Server(self._port, handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        """Vanish, with every open connection."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server.drop()
            self._server = None

    def deploy(self, folder: Path) -> None:
        """Serve another folder from now on."""
        self.stop()
        self.folder = folder
        self.start()
