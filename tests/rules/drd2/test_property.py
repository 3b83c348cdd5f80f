"""drd2.prop: properties."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Occasion, Property
from tests.table import example

BODY, SOUL, INFLUENCE = Property


@pytest.mark.parametrize(
    "occasion, skill, named, expected",
    [
        example("drd2.property.decides_resource E1", Occasion.MANOEUVRE, BODY, SOUL, BODY),
        example("drd2.property.decides_resource edge demand", Occasion.DEMAND, BODY, SOUL, BODY),
        example("drd2.property.decides_resource edge test", Occasion.TEST, BODY, SOUL, BODY),
        example("drd2.property.decides_resource edge challenge", Occasion.CHALLENGE, BODY, SOUL, SOUL),
        example("drd2.property.decides_resource edge clash", Occasion.CLASH, BODY, INFLUENCE, INFLUENCE),
        example("drd2.property.decides_resource edge approach", Occasion.APPROACH, BODY, INFLUENCE, SOUL),
        example("drd2.property.decides_resource edge activation", Occasion.ACTIVATION, BODY, INFLUENCE, INFLUENCE),
        example("drd2.test.exhaust SE-17", Occasion.TEST, BODY, SOUL, BODY),
        example("drd2.clash.property E1", Occasion.CLASH, SOUL, INFLUENCE, INFLUENCE),
        example("drd2.challenge.property E1", Occasion.CHALLENGE, BODY, SOUL, SOUL),
        example("drd2.manoeuvre.cost SE-33", Occasion.MANOEUVRE, SOUL, BODY, SOUL),
    ],
)
def test_decides_resource(occasion: Occasion, skill: Property, named: Property, expected: Property) -> None:
    assert rules.property.decides_resource(occasion, skill, named) is expected
