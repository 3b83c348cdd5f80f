"""Builds the bestiary of srd5 from the data of the System Reference Document 5.1, so that anyone can build it again.

    python -m tools.srd_pack            write the blocks and the list of disagreements
    python -m tools.srd_pack --check    the same, and compare with what is there (exit 1 where it differs)

The printed sentence wins over the structured field where the two disagree; every such place is listed in
``disagreements.txt``, and what was decided by hand stands in ``corrections.toml``. Weapons and armour stand in the
tables of the rules; where the data say otherwise of one is listed in ``equipment.txt``, and so in
``levels.txt`` for what the classes bring to a character in short.
"""
