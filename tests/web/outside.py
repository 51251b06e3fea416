"""Stands for everything outside the site: a proxy that answers nobody and notes what was asked of it."""

import threading
from socketserver import StreamRequestHandler, ThreadingTCPServer


class _Note(StreamRequestHandler):
    def handle(self) -> None:
        line = self.rfile.readline().decode(errors="replace").strip()
        if line and isinstance(self.server, _Server):
            self.server.asked.append(line)


class _Server(ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), _Note)


class Outside:
    """The proxy; `asked` holds the first line of each request."""

    def __init__(self) -> None:
        """Listen on a free port."""
        self._server = _Server()
        self.asked = self._server.asked
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        """Stop listening."""
        self._server.shutdown()
        self._server.server_close()
