"""Other machines that play for this one: an existing cluster of dask.distributed (extra ``cluster``).

A span of fights is sent to whoever is free, and its tally comes back; they are put together in order, so that the
report is the same to the byte. A worker that is lost takes no work along: the scheduler has its spans played again.
"""

from __future__ import annotations

import pickle
import re
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, TypeVar

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import Problem, SceneError
from bojiste.forecast.crew import Job, Span, Work

T = TypeVar("T")
AHEAD = 64
"""How many spans may be out at a time."""
PATIENCE = 10
"""Seconds to wait for a cluster to answer."""
AGAIN = 10
"""How often a span is played again whose worker is lost."""
OPTION = "--cluster"
ADDRESS = re.compile(r"(?:\w+://)?(?:\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):(\d{1,5})/?", re.ASCII)
"""``tcp://host:8786``, ``host:8786``, ``[::1]:8786``."""


def checked(address: str) -> str:
    """The address, if it is one and there is something that can speak to it; ``SceneError`` otherwise."""
    from importlib.util import find_spec

    form = ADDRESS.fullmatch(address)
    if form is None or not 0 < int(form[1]) < 1 << 16:
        raise SceneError([Problem(OPTION, address, "cluster-address")])
    if find_spec("distributed") is None:
        raise SceneError([Problem(OPTION, address, "cluster-missing")])
    return address


def shared(work: Work[T], spans: Iterator[Span], address: str) -> Iterator[T]:
    """What the work finds in these spans, in order, done by a cluster; ``SceneError`` where nobody answers there."""
    from distributed import Client

    blob = pickle.dumps(tuple(scene.source for scene in work.scenes))
    try:
        client = Client(checked(address), timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as fault:
        raise SceneError([Problem(OPTION, address, "cluster-unreachable", {"why": str(fault)[:200]})]) from None
    with client:

        def begun(span: Span) -> Any:
            return client.submit(_played, work.job, blob, work.seed, span, pure=False, retries=AGAIN)

        out = deque(begun(span) for span in islice(spans, AHEAD))
        while out:
            yield out.popleft().result()
            out.extend(begun(span) for span in islice(spans, 1))


# ------------------------------------------------------------------------------------------------ on another machine


def _played(job: Job[T], blob: bytes, seed: int, span: Span) -> T:
    return job(_scenes(blob), seed, span)


@lru_cache(maxsize=4)
def _scenes(blob: bytes) -> tuple[Scene, ...]:
    return tuple(read_scene(source) for source in pickle.loads(blob))
