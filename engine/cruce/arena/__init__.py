"""The arena: two bots on the same deals, and what tells them apart. For the command line alone, never for the page."""
