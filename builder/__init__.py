"""What `build.py` does once the machine is known to be fit: set up, build, serve, check.

`cli`, `setup`, `stamps`, `paths` and `server` run in the Python that started `build.py` and use the standard library
only; `site` and what it imports run in the project's own `.venv`.
"""
