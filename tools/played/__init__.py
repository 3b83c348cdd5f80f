"""Finds the played example of each rule and keeps it in ``src/bojiste/systems/*/played.jsonl``.

1. ``BOJISTE_HEARD=FOLDER python -m pytest -p tools.played.hear tests/play tests/golden
   tests/conformance`` writes down every game that the tests play.
2. ``python -m tools.played.choose FOLDER`` plays these games again, sees which rule decides what,
   and keeps a short game for each rule. Without FOLDER it plays the games that are kept already;
   that is enough after most changes of rules (``make played``).

``python -m tools.played.choose check N`` plays every Nth kept game and says which examples no
longer hold. The tests do the same.
"""
