"""The played examples of rules (``src/bojiste/systems/*/played.jsonl``): heard in the tests, chosen, and kept.

1. ``BOJISTE_HEARD=FOLDER python -m pytest -p tools.played.hear tests/play tests/golden tests/conformance`` writes
   down every game that the tests play;
2. ``python -m tools.played.choose FOLDER`` plays them again, sees which rule decides what, and keeps for each rule a
   short game in which it decides something; without FOLDER it looks again at the games that are kept already, which is
   enough after most changes of rules.

``make played`` does the second without the first. ``python -m tools.played.choose check N`` looks at every Nth game
that is kept and says what is no example any more; the tests do so.
"""
