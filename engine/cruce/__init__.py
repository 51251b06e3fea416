"""Cruce, the traditional Romanian trick-taking card game: rules engine and bots in pure Python."""

__version__ = "0.1.0"
