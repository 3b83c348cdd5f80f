"""Which systems the suite looks at, and where what belongs to them stands.

By default this repository's. ``BOJISTE_HOUSE=FOLDER`` names another house instead, laid out the same way, with systems
that register themselves as another package does (the entry point ``bojiste.systems``)::

    FOLDER/src/...  the package, on the path          FOLDER/examples/<system>/*.toml
    FOLDER/tests/golden/<system>/cases.toml, *.txt    FOLDER/tests/conformance/unreached/<system>.txt

    BOJISTE_HOUSE=FOLDER pytest tests/conformance tests/golden tests/layers/test_floor_plan.py
"""

from __future__ import annotations

import importlib
import os
from pathlib import Path

from bojiste.core import system as registry

REPOSITORY = Path(__file__).parents[1]
OTHER = os.environ.get("BOJISTE_HOUSE")
HOUSE = Path(OTHER) if OTHER else REPOSITORY
EXAMPLES = HOUSE / "examples"
GOLDEN = HOUSE / "tests" / "golden"
UNREACHED = HOUSE / "tests" / "conformance" / "unreached"


def system_ids() -> tuple[str, ...]:
    """The systems of this house, without importing them."""
    return tuple(id for id, (module, _) in sorted(registry._homes().items()) if _lives_here(module))


def _lives_here(module: str) -> bool:
    if OTHER is None:
        return module.startswith("bojiste.systems.")
    return (HOUSE / "src").joinpath(*module.split(".")).exists()


def folder(id: str) -> Path:
    """Where the code of a system stands."""
    module, _ = registry._homes()[id]
    return Path(str(importlib.import_module(module).__file__)).parent


def examples() -> list[Path]:
    """All example scenes, those of the bench left out, which are no examples."""
    return [path for path in sorted(EXAMPLES.glob("*/*.toml")) if path.parent.name != "bench"]
