"""``python -m bojiste.kernel.ahead [SYSTEM [LOOP]]``: make objects of the loops of all systems (of one; of one loop),
which play where neither Numba nor a compiler is (``objects``).

Numba compiles a loop as ever, but for a plain processor; LLVM makes an object of it, a linker a shared library, which
looks elsewhere only for what every process has (``memset``): it hangs on no version of Python, and names no library.
"""

from __future__ import annotations

import ctypes
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from bojiste.core.system import system, systems
from bojiste.errors import BojisteError
from bojiste.kernel import jit, objects
from bojiste.kernel.desk import SIZE

if TYPE_CHECKING:
    from bojiste.kernel.stage import Code

PLAIN = {"x86_64": "x86-64", "AMD64": "x86-64"}
"""The plainest processor of a kind of machine; of the others it is ``generic``."""
LINKERS = ("cc", "gcc", "clang")
USED = "declare void @llvm.trap() declare double @llvm.sqrt.f64(double)"
BODIES = {"sqrt": "%root = call double @llvm.sqrt.f64(double %0) ret double %root"}
"""What of the mathematical library loops call, as LLVM's own; nothing else from elsewhere is ever reached."""


class CannotCompile(BojisteError):
    """No object can be made here; the message says why."""


def processor() -> str:
    return PLAIN.get(platform.machine(), "generic")


def linker() -> str | None:
    """The compiler that links, if there is any (``CC`` may name it)."""
    named = os.environ.get("CC")
    return next(filter(None, map(shutil.which, (named,) if named else LINKERS)), None)


def lacking() -> str | None:
    """Why no object can be made here; ``None``: it can."""
    if not jit.there():
        return "Numba is not installed: pip install bojiste[fast]"
    if linker() is None:
        return f"there is no linker: none of {', '.join(LINKERS)} is found; install one, or name it by CC"
    return None


def loops(only: str | None = None) -> Iterator[tuple[str, str, Path]]:
    """The loops of all systems, or of one: system, name, and where the object is or will be."""
    for id in (only,) if only else systems():
        if (kernel := system(id).kernel) is not None:
            for loop in kernel().loops:
                yield id, loop.name, objects.path(loop.sources, loop.name)


def make(id: str, name: str) -> Path:
    """Make the object of a loop, in a process that has not compiled for another processor; where it is."""
    kernel = system(id).kernel
    assert kernel is not None, "systems without one have no loops"
    code: Code = kernel().code(name)
    path = objects.path(code.twin.sources, name)
    path.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=path.parent) as folder:
        object, library = Path(folder, "loop.o"), Path(folder, "loop.so")
        object.write_bytes(_object(code))
        linked(object, library)
        library.replace(path)
    for old in objects.all_of(code.twin.sources, name):
        if old != path:
            old.unlink(missing_ok=True)  # of sources as they were
    return path


def linked(object: Path, library: Path) -> None:
    """Make a shared library of an object that needs no other."""
    alone = ["-Wl,-x"] if sys.platform == "darwin" else ["-s", "-nostdlib"]
    command = [str(linker()), "-shared", *alone, "-o", str(library), str(object)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"{' '.join(command[:2])} failed: {done.stderr.strip()}")
    try:
        ctypes.CDLL(str(library))
    except OSError as fault:
        raise CannotCompile(f"what was linked cannot be loaded: {fault}") from None


def _object(code: Code) -> bytes:
    """The loop as an object of a plain processor, of which one function is seen."""
    from llvmlite import binding

    module, name = _module(code)  # Numba has made LLVM's targets known by then
    target = binding.Target.from_default_triple()
    machine = target.create_target_machine(cpu=processor(), opt=3, reloc="pic", codemodel="default")
    module.link_in(binding.parse_assembly(_door(module.get_function(name), name, code)))
    _pruned(module, machine)
    if strangers := [one for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")]:
        module.link_in(binding.parse_assembly("\n".join([USED, *map(_standing_in, strangers)])))
        _pruned(module, machine)
    found: bytes = machine.emit_object(module)
    return found


def _module(code: Code) -> tuple[Any, str]:
    """What Numba makes of a loop, compiled here and now, and the name of its function."""
    from llvmlite import binding

    os.environ["BOJISTE_CACHE"] = os.devnull  # what is kept is machine code, and of this machine
    code.read()
    code.compile()
    entry: Any = code.entry
    (compiled,) = entry.overloads.values()
    return binding.parse_bitcode(compiled.library._final_module.as_bitcode()), compiled.fndesc.llvm_func_name


def _door(function: Any, name: str, code: Code) -> str:
    """The function that is called from outside, in LLVM's words: it hands Numba's what an array is made of."""
    size = len(code.desk()._memory)
    desk, begins = (_array(f"%{one}", (1,), size) for one in ("desk", "begins"))
    table, fates = _array("%table", ("%rows", "%width"), SIZE), _array("%fates", ("%ways", 2), SIZE)
    given = ["ptr %value", "ptr %fault", *desk, *begins, "i64 %first", "i64 %last", *table, *fates]
    kinds = [str(one.type) for one in function.arguments]
    if kinds != [one.split()[0] for one in given]:
        raise CannotCompile(f"Numba hands arrays over otherwise than is known: {' '.join(kinds)}")
    takes = "ptr %desk, ptr %begins, i64 %first, i64 %last, ptr %table, i64 %rows, i64 %width, ptr %fates, i64 %ways"
    return f"""
        declare i32 @"{name}"({", ".join(kinds)})
        define i32 @{objects.ENTRY}({takes}) {{
            %value = alloca ptr
            %fault = alloca ptr
            %table_cells = mul i64 %rows, %width
            %table_line = mul i64 %width, {SIZE}
            %fates_cells = mul i64 %ways, 2
            %status = call i32 @"{name}"({", ".join(given)})
            ret i32 %status
        }}"""


def _array(place: str, shape: tuple[str | int, ...], size: int) -> list[str]:
    """An array as Numba hands it over: nobody who owns it, how many cells of which size, where, its shape, and the
    steps from one to the next."""
    cells = shape[0] if len(shape) == 1 else f"{place}_cells"
    line = [] if len(shape) == 1 else [f"{place}_line" if isinstance(shape[1], str) else str(shape[1] * size)]
    numbers = [cells, size], [*shape, *line, size]
    before, after = ([f"i64 {one}" for one in some] for some in numbers)
    return ["ptr null", "ptr null", *before, f"ptr {place}", *after]


def _standing_in(function: Any) -> str:
    """In LLVM's words, what stands for a function from elsewhere."""
    head = re.sub(r"(local_)?unnamed_addr|#\d+", "", str(function).strip().splitlines()[-1])
    body = BODIES.get(function.name, "call void @llvm.trap() unreachable")
    head = head.replace("declare", "define", 1)
    return f"{head} {{ {body} }}"


def _pruned(module: Any, machine: Any) -> None:
    """Leave out whatever the door does not lead to."""
    from llvmlite import binding

    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name != objects.ENTRY:
            one.linkage = "internal"
    passes = binding.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options()))


def main(arguments: Sequence[str]) -> int:
    """Make one object (SYSTEM LOOP), or all that are not there yet, each in a process of its own."""
    if why := lacking():
        print(why, file=sys.stderr)
        return 1
    if len(arguments) > 1:
        print(make(*arguments[:2]))
        return 0
    wanted = [(id, name) for id, name, path in loops(*arguments) if not path.exists()]
    print(f"{len(wanted)} loops to compile, a minute or so each", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(_apart, wanted), default=0)


def _apart(loop: tuple[str, str]) -> int:
    plain = {"NUMBA_CPU_NAME": processor(), "NUMBA_CPU_FEATURES": ""}
    command = [sys.executable, "-m", "bojiste.kernel.ahead", *loop]
    return subprocess.run(command, env=os.environ | plain, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
