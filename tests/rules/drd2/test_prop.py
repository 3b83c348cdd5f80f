"""drd2.prop: properties."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2.rules import prop
from bojiste.systems.drd2.terms import Occasion, Property
from tests.table import example

BODY, SOUL, INFLUENCE = Property


@pytest.mark.parametrize(
    "activity, expected",
    [
        example("drd2.prop.three E1 climbing", "climbing", BODY),
        example("drd2.prop.three E1 lock", "lock-picking", SOUL),
        example("drd2.prop.three E1 haggling", "haggling", INFLUENCE),
        example("drd2.prop.three edge Advantage", "advantage", None),
        example("drd2.prop.three edge money", "money", None),
    ],
)
def test_three(activity: str, expected: Property | None) -> None:
    assert prop.three(activity) is expected


@pytest.mark.rule("drd2.prop.three")
def test_every_activity_has_one_property() -> None:
    activities = [activity for listed in prop.DOMAINS.values() for activity in listed]
    assert len(activities) == len(set(activities))


@pytest.mark.parametrize(
    "occasion, skill, named, expected",
    [
        example("drd2.prop.decides_resource E1", Occasion.MANOEUVRE, BODY, SOUL, BODY),
        example("drd2.prop.decides_resource edge demand", Occasion.DEMAND, BODY, SOUL, BODY),
        example("drd2.prop.decides_resource edge test", Occasion.TEST, BODY, SOUL, BODY),
        example("drd2.prop.decides_resource edge challenge", Occasion.CHALLENGE, BODY, SOUL, SOUL),
        example("drd2.prop.decides_resource edge clash", Occasion.CLASH, BODY, INFLUENCE, INFLUENCE),
        example("drd2.prop.decides_resource edge approach", Occasion.APPROACH, BODY, INFLUENCE, SOUL),
        example("drd2.prop.decides_resource edge activation", Occasion.ACTIVATION, BODY, INFLUENCE, INFLUENCE),
        example("drd2.test.exhaust SE-17", Occasion.TEST, BODY, SOUL, BODY),
        example("drd2.clash2.property E1", Occasion.CLASH, SOUL, INFLUENCE, INFLUENCE),
        example("drd2.challenge.property E1", Occasion.CHALLENGE, BODY, SOUL, SOUL),
        example("drd2.man.cost SE-33", Occasion.MANOEUVRE, SOUL, BODY, SOUL),
    ],
)
def test_decides_resource(occasion: Occasion, skill: Property, named: Property, expected: Property) -> None:
    assert prop.decides_resource(occasion, skill, named) is expected
