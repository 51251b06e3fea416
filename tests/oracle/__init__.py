"""A second opinion on the rules: slow and plain, written from the rules' text alone and never from the engine.

Cards, calls and moves are texts, a hand is a set or a list of them, and a ruleset is the JSON object of its fields.
Nothing here imports the engine but `agreement`, which holds the two against each other.
"""
