"""The probe that looks on where rules are called: the function stays the same object and answers as before."""

from __future__ import annotations

import inspect
from typing import Any

from tools.probe import Probe, function_of

from bojiste.core import rule as rules
from bojiste.core.system import system
from tests.reach import Reach


def test_a_probe_sees_calls_while_it_is_set() -> None:
    system("srd5")
    function = function_of(rules._RULES["srd5.cover.three_quarters"])
    seen: list[Any] = []

    def called(probe: Probe, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        seen.append((given, named))
        return probe.copy(*given, **named)

    code, takes = function.__code__, inspect.signature(function)
    probe = Probe(function, called)
    probe.set()
    assert function(13) == function(number=13) == 18 and inspect.signature(function) == takes
    probe.lift()
    assert function(1) == 6 and function.__code__ is code
    assert seen == [((13,), {}), ((), {"number": 13})]


def test_a_call_straight_from_a_test_reaches_no_rule() -> None:
    system("srd5")
    reach, function = Reach(), function_of(rules._RULES["srd5.cover.three_quarters"])
    reach.on()
    try:
        function(13)
        assert "srd5.cover.three_quarters" not in reach.reached()
        exec(compile("function(13)", f"{__import__('bojiste').__path__[0]}/play.py", "exec"), {"function": function})
        assert "srd5.cover.three_quarters" in reach.reached()
    finally:
        reach.off()
