"""Kinds of events and topics of questions."""

from __future__ import annotations

KINDS = {
    "turn": "whose turn it is; data: round",
    "pair": "two equal faces: the other loses a tooth",
    "nothing": "two different faces",
    "gave-in": "somebody gives in",
}
ASKS = {"throw": "throw, or give in"}
