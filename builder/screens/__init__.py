"""What `python3 build.py screens` shows: every screen in every size, colour scheme, language and text size.

The shared parts of a browser test drive the browser here too: `tests/web/phone.py`, `hosting.py` and `seat.py`.
"""
