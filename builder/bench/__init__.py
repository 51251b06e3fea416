"""What `python3 build.py bench` measures. Figures, never verdicts: `docs/performance.md` says what they mean.

The shared parts of a browser test drive the browser here too: `tests/web/phone.py`, `hosting.py` and `seat.py`.
"""
