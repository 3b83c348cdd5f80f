"""What the wheel's build does besides: kernels come compiled in it, and then it is one for this kind of machine.

They are made where Numba and a linker are (``pip wheel --no-build-isolation .``, or with ``BOJISTE_KERNELS=required``,
which has Numba installed for the build, and fails where they cannot be made), and taken as they are where ``make
kernels`` has made them of these sources. Else the wheel is pure, as that of an editable installation always is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = os.environ.get("BOJISTE_KERNELS") == "required"


class KernelHook(BuildHookInterface):
    """Put the objects of all loops into the wheel."""

    def dependencies(self) -> list[str]:
        project = self.metadata.core
        return [*project.dependencies, *project.optional_dependencies["fast"]] if ASKED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        source = Path(self.root, "src")
        if find_spec("numba") is not None:
            command = [sys.executable, "-m", "bojiste.kernel.ahead"]
            # what pip has installed for the build is on its path
            path = os.pathsep.join(filter(None, (str(source), os.environ.get("PYTHONPATH"))))
            subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, check=ASKED)
        objects = _objects(source)
        if ASKED and not objects:
            raise RuntimeError("BOJISTE_KERNELS=required, and no kernel has been compiled")
        if objects:
            build_data["force_include"] |= {str(one): str(one.relative_to(source)) for one in objects}
            build_data |= {"pure_python": False, "tag": f"py3-none-{_platform()}"}


def _objects(source: Path) -> list[Path]:
    """The objects there are of the sources as they are now."""
    sys.path.insert(0, str(source))
    from bojiste.kernel import objects

    return [one for home in sorted((source / "bojiste" / "systems").iterdir()) for one in objects.present(home)]


def _platform() -> str:
    """What machines an object runs on that needs no library."""
    from packaging.tags import platform_tags

    here = next(iter(platform_tags()))
    if not here.startswith(("linux", "manylinux", "musllinux")):
        return here
    machine = os.uname().machine
    return f"manylinux_2_17_{machine}.musllinux_1_1_{machine}"
