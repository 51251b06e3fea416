"""What holds for every test, wherever the tests are started from."""

import signal


def pytest_configure() -> None:
    """Let programs that tests start hear Ctrl-C: whoever starts tests in the background may have it ignored."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
