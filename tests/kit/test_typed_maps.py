"""Signs of maps that every keyboard has, and empty pages of blocks."""

from __future__ import annotations

from bojiste.core.pages import Pages
from bojiste.kit.maps import WATER, read_map


def test_water_may_be_typed_with_a_sign_of_any_keyboard() -> None:
    assert read_map("..%a\n.≈%.") == read_map("..≈a\n.≈≈.") and read_map("%%")[0].letters == WATER * 2


def test_an_empty_page_has_no_blocks() -> None:
    assert dict(Pages(iter(["", "# nothing yet\n", "[goblin]\nac = 3\n"]))) == {"goblin": {"ac": 3}}
