"""One effect of a power, as data. What each kind says and does stands in a file of its own under ``effects``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import Field, GetCoreSchemaHandler, GetJsonSchemaHandler, ValidationError
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import InitErrorDetails, PydanticCustomError, core_schema

from bojiste.core.reading import Strict
from bojiste.core.reading.late import whole
from bojiste.kit.fields import one_of
from bojiste.systems.srd5.words import CREATURE_TYPES, EXPERIENCE, SIZES

if TYPE_CHECKING:
    from bojiste.systems.srd5.sheet.power import PowerSheet


class Creatures(Strict):
    """Which of those whom a power meets an effect is for."""

    types: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creatures of these types; none: of all."""
    hit_points_at_most: Annotated[int, Field(ge=0)] = 0
    """Creatures with so many hit points at most; 0: with any number."""
    challenge_at_most: Annotated[str, one_of(tuple(EXPERIENCE))] | None = None
    """Creatures whose challenge rating is known and so great at the most: ``1/2``, ``3``."""
    size_at_most: Annotated[str, one_of(SIZES)] | None = None
    """Creatures up to this size."""
    failed_by: Annotated[int, Field(ge=0, le=20)] = 0
    """Whoever fails the saving throw by so much."""
    hit_with_advantage: bool = False
    """Whoever was hit by an attack that had advantage."""


EVERYBODY = Creatures()


class Effect(Strict):
    """What a power does to one creature; ``kind`` says which effect it is. A list of them happens in its order."""

    KINDS: ClassVar[dict[str, type[Effect]]] = {}
    """The kinds that there are, by name."""
    NAME: ClassVar[str] = ""
    """The kind that it is."""
    SEEN: ClassVar[bool] = True
    """Whether everybody who has seen the power used knows that it does this."""
    LIES: ClassVar[bool] = False
    """Whether it lies on somebody as long as the power goes on, instead of happening once."""

    BEFALLS: ClassVar[bool] = True
    """Whether it happens to creatures one by one."""
    PARTS: ClassVar[bool] = False
    """Whether it names parts (powers of their own) of which it is made."""

    GIVES: ClassVar[bool] = False
    """Whether it is a gift: nobody is asked to save against it, and it is meant for friends."""
    AIDS: ClassVar[bool] = False
    """Whether it helps whoever is dying, dead or hurt."""
    RELIEVES: ClassVar[bool] = False
    """Whether it ends what somebody suffers."""

    kind: str
    """What happens."""
    only: Creatures = EVERYBODY
    """Whom it happens to, of those whom the power meets."""
    on: Literal["fail", "success", "always"] = "fail"
    """Where there is a saving throw or a contest: whether it happens to who fails, to who succeeds, or to both."""

    @property
    def grows(self) -> bool:
        """Whether a higher slot makes more of it."""
        return bool(getattr(self, "per_slot", None))

    @property
    def friendly(self) -> bool:
        """Whether a power that has it is meant for friends where it does not say for whom."""
        return self.GIVES

    def misfit(self, power: PowerSheet) -> str | None:
        """The fault of a power that has it, where it does not go with what else that says."""
        return None

    @property
    def comes_back(self) -> bool:
        """Whether what it has taken from somebody is back when the power ends."""
        return False

    @classmethod
    def tables(cls) -> tuple[type[Strict], ...]:
        return tuple(Effect.KINDS.values()) if cls is Effect else (cls,)

    @classmethod
    def __pydantic_init_subclass__(cls, **given: Any) -> None:
        super().__pydantic_init_subclass__(**given)
        if isinstance(kind := cls.model_fields["kind"].default, str):
            Effect.KINDS[kind] = cls
            cls.NAME = kind

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        """Where an effect of any kind may stand, ``kind`` says which table it is."""
        if cls is not Effect:
            return super().__get_pydantic_core_schema__(source, handler)
        return core_schema.no_info_plain_validator_function(_of_its_kind)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        if cls is not Effect:
            return handler(schema)
        tables = {name: whole(kind) for name, kind in Effect.KINDS.items()}
        return handler(core_schema.tagged_union_schema(tables, discriminator="kind"))


def _of_its_kind(value: Any) -> Any:
    """The effect, read as a table of its kind: what is wrong with it is told by its place, without the kind."""
    if isinstance(value, Effect):
        return value
    if not isinstance(value, dict):
        raise _fault(InitErrorDetails(type="model_attributes_type", input=value))
    kind = Effect.KINDS.get(value["kind"]) if isinstance(value.get("kind"), str) else None
    if kind is not None:
        return kind.model_validate(value)
    if "kind" not in value:
        raise _fault(InitErrorDetails(type="missing", loc=("kind",), input=value))
    unknown = PydanticCustomError("not-one-of", "unknown", {"expected": ", ".join(Effect.KINDS)})
    raise _fault(InitErrorDetails(type=unknown, loc=("kind",), input=value["kind"]))


def _fault(details: InitErrorDetails) -> ValidationError:
    return ValidationError.from_exception_data("Effect", [details])
