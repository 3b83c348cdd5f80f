"""Links: who may sit where. A link holds 128 bits that nobody can guess; what is kept of it is a hash.

The bits are worked out of the data folder's secret and a salt of the seat, which is drawn anew whenever a link is
renewed: so the same links can be printed again after a restart, and a copy of the database alone opens no seat.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path

from bojiste.files.reading import read_text
from bojiste.table.faults import TableError

SECRET = "key"
"""The file of the data folder that holds its secret."""
BITS = 128
_DIGITS = 64


def secret_of(folder: Path) -> bytes:
    """The secret of a data folder, drawn when there is none yet; nobody else on this machine may read it."""
    path = folder / SECRET
    if not path.exists():
        _draw(path)
    text = read_text(path).strip()
    if len(text) != _DIGITS or not all(sign in "0123456789abcdef" for sign in text):
        raise TableError("table-key-damaged", path=str(path))
    return bytes.fromhex(text)


def _draw(path: Path) -> None:
    draft = path.with_name(f"{SECRET}.{secrets.token_hex(4)}.new")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(_DIGITS // 2) + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)


def folder_key(secret: bytes) -> str:
    """The key of the data folder: whoever has it makes games and sees which there are."""
    return _word(secret, b"folder")


def fresh_salt() -> bytes:
    """What makes the link of a seat another one."""
    return secrets.token_bytes(BITS // 8)


def fresh_id() -> str:
    """The id of a new game."""
    return secrets.token_hex(8)


def fresh_face(sides: int) -> int:
    """A die that somebody asks the table to roll in place of their own."""
    return secrets.randbelow(sides) + 1


def token_of(secret: bytes, game: str, seat: str, salt: bytes) -> str:
    """The bits of a link, as words of an address."""
    return _word(secret, b"seat", game.encode(), seat.encode(), salt)


def salt_of(secret: bytes, game: str) -> str:
    """What is hashed with the seed of a game, so that trying all short seeds tells nobody which it is."""
    return _word(secret, b"seed", game.encode())


def fresh_seed() -> int:
    """A seed that nobody knows yet."""
    return secrets.randbits(63)


def mark_of(token: str) -> str:
    """What is kept of a link."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two words are the same, found out in the same time for any."""
    return hmac.compare_digest(mark_of(one), mark_of(other))


def _word(secret: bytes, *parts: bytes) -> str:
    told = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    bits = hmac.new(secret, told, hashlib.sha256).digest()[: BITS // 8]
    return urlsafe_b64encode(bits).decode().rstrip("=")
