"""Czech and Russian stat blocks in the words of the English print: headings, names of numbers, and the phrases of
attacks and saving throws that are always the same. What is not known stays, and is told as not understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bojiste.systems.srd5.importing import pasted_phrases
from bojiste.systems.srd5.importing.metric import in_feet
from bojiste.systems.srd5.importing.pasted_phrases import ABILITY, ability

Pairs = tuple[tuple[str, str], ...]

CZECH: Pairs = (
    ("obranné číslo", "Armor Class"), ("oč", "Armor Class"), ("třída zbroje", "Armor Class"), ("životy", "Hit Points"),
    ("body zdraví", "Hit Points"), ("rychlost", "Speed"), ("záchranné hody", "Saving Throws"),
    ("dovednosti", "Skills"), ("smysly", "Senses"), ("jazyky", "Languages"), ("nebezpečnost", "Challenge"),
    ("odolnost vůči zranění", "Damage Resistances"), ("odolnosti vůči zranění", "Damage Resistances"),
    ("odolnosti", "Damage Resistances"), ("imunita vůči zranění", "Damage Immunities"),
    ("imunity vůči zranění", "Damage Immunities"), ("imunity", "Damage Immunities"),
    ("zranitelnost vůči zranění", "Damage Vulnerabilities"), ("zranitelnosti vůči zranění", "Damage Vulnerabilities"),
    ("zranitelnosti", "Damage Vulnerabilities"), ("imunita vůči stavům", "Condition Immunities"),
    ("imunity vůči stavům", "Condition Immunities"), ("zdatnostní bonus", "Proficiency Bonus"),
    ("z nemagických útoků", "from nonmagical attacks"), ("nemagickými útoky", "from nonmagical attacks"),
    ("z nemagických zbraní", "from nonmagical attacks"), ("které nejsou postříbřené", "that aren't silvered"),
    ("schopnosti", "Traits"), ("vlastnosti", "Traits"),
    ("bonusové akce", "Bonus Actions"), ("legendární akce", "Legendary Actions"), ("akce", "Actions"),
    ("reakce", "Reactions"), ("rysy", "Traits"), ("vícenásobný útok", "Multiattack"),
    ("útok zbraní na blízko nebo na dálku", "Melee or Ranged Weapon Attack"),
    ("útok zbraní na blízko", "Melee Weapon Attack"), ("útok zbraní na dálku", "Ranged Weapon Attack"),
    ("útok na blízko nebo na dálku", "Melee or Ranged Attack"), ("útok na blízko", "Melee Attack"),
    ("útok na dálku", "Ranged Attack"), ("útok kouzlem na blízko", "Melee Spell Attack"),
    ("útok kouzlem na dálku", "Ranged Spell Attack"), ("k zásahu", "to hit"), ("nebo dostřel", "or range"),
    ("dosah", "reach"), ("dostřel", "range"), ("jeden cíl", "one target"), ("jeden tvor", "one creature"),
    ("zásah", "Hit"), ("plus", "plus"), ("pasivní vnímání", "passive Perception"), ("vnímání", "Perception"),
    ("vidění ve tmě", "darkvision"), ("mimozrakové vnímání", "blindsight"), ("vnímání otřesů", "tremorsense"),
    ("pravdivé vidění", "truesight"), ("létání", "fly"), ("let", "fly"), ("plavání", "swim"), ("šplhání", "climb"),
    ("hrabání", "burrow"), ("vznáší se", "hover"), ("štít", "shield"), ("štítem", "shield"),
    ("drobný", "Tiny"), ("drobná", "Tiny"), ("drobné", "Tiny"), ("malý", "Small"), ("malá", "Small"),
    ("malé", "Small"), ("střední", "Medium"), ("velký", "Large"), ("velká", "Large"), ("velké", "Large"),
    ("obrovský", "Huge"), ("obrovská", "Huge"), ("obrovské", "Huge"), ("gigantický", "Gargantuan"),
    ("gigantická", "Gargantuan"), ("gigantické", "Gargantuan"), ("zrůda", "aberration"), ("zvíře", "beast"),
    ("nebešťan", "celestial"), ("výtvor", "construct"), ("konstrukt", "construct"), ("drak", "dragon"),
    ("živel", "elemental"), ("elementál", "elemental"), ("víla", "fey"), ("běs", "fiend"), ("ďas", "fiend"),
    ("obr", "giant"), ("obluda", "monstrosity"), ("nestvůra", "monstrosity"), ("sliz", "ooze"),
    ("rostlina", "plant"), ("nemrtvý", "undead"), ("nemrtvá", "undead"), ("zk", "XP"), ("stop", "ft."),
    ("stopy", "ft."), ("akrobacie", "Acrobatics"), ("ovládání zvířat", "Animal Handling"), ("mystika", "Arcana"),
    ("atletika", "Athletics"), ("klamání", "Deception"), ("historie", "History"), ("vhled", "Insight"),
    ("zastrašování", "Intimidation"), ("pátrání", "Investigation"), ("lékařství", "Medicine"),
    ("příroda", "Nature"), ("vystupování", "Performance"), ("přesvědčování", "Persuasion"),
    ("náboženství", "Religion"), ("čachry", "Sleight of Hand"), ("nenápadnost", "Stealth"), ("přežití", "Survival"),
    ("se so", "DC"), ("so", "DC"), ("den", "Day"), ("charmovaný", "charmed"), ("zmámený", "charmed"),
    ("oslepený", "blinded"), ("ohlušený", "deafened"), ("vystrašený", "frightened"), ("uchopený", "grappled"),
    ("zneschopněný", "incapacitated"), ("neviditelný", "invisible"), ("paralyzovaný", "paralyzed"),
    ("ochromený", "paralyzed"), ("zkamenělý", "petrified"), ("otrávený", "poisoned"), ("zadržený", "restrained"),
    ("omráčený", "stunned"), ("v bezvědomí", "unconscious"), ("vyčerpání", "exhaustion"),
)  # fmt: skip
RUSSIAN: Pairs = (
    ("от немагических атак", "from nonmagical attacks"), ("немагическими атаками", "from nonmagical attacks"),
    ("от немагического оружия", "from nonmagical attacks"), ("немагическим оружием", "from nonmagical attacks"),
    ("которое не посеребрено", "that aren't silvered"), ("которые не посеребрены", "that aren't silvered"),
    ("способности", "Traits"), ("особенности", "Traits"), ("уровень опасности", "Challenge"),
    ("крупный", "Large"), ("крупная", "Large"), ("крупное", "Large"),
    ("класс доспеха", "Armor Class"), ("кд", "Armor Class"), ("хиты", "Hit Points"), ("скорость", "Speed"),
    ("спасброски", "Saving Throws"), ("навыки", "Skills"), ("чувства", "Senses"), ("языки", "Languages"),
    ("опасность", "Challenge"), ("показатель опасности", "Challenge"), ("сопротивление урону", "Damage Resistances"),
    ("сопротивление к урону", "Damage Resistances"), ("сопротивления урону", "Damage Resistances"),
    ("иммунитет к урону", "Damage Immunities"), ("иммунитеты к урону", "Damage Immunities"),
    ("уязвимость к урону", "Damage Vulnerabilities"), ("уязвимости к урону", "Damage Vulnerabilities"),
    ("иммунитет к состоянию", "Condition Immunities"), ("иммунитет к состояниям", "Condition Immunities"),
    ("иммунитеты к состояниям", "Condition Immunities"), ("бонус мастерства", "Proficiency Bonus"),
    ("бонусные действия", "Bonus Actions"), ("легендарные действия", "Legendary Actions"),
    ("действия", "Actions"), ("реакции", "Reactions"), ("мультиатака", "Multiattack"),
    ("рукопашная или дальнобойная атака оружием", "Melee or Ranged Weapon Attack"),
    ("рукопашная атака оружием", "Melee Weapon Attack"), ("дальнобойная атака оружием", "Ranged Weapon Attack"),
    ("рукопашная атака заклинанием", "Melee Spell Attack"), ("дальнобойная атака заклинанием", "Ranged Spell Attack"),
    ("рукопашная атака", "Melee Attack"), ("дальнобойная атака", "Ranged Attack"), ("к попаданию", "to hit"),
    ("или дистанция", "or range"), ("досягаемость", "reach"), ("дистанция", "range"), ("одна цель", "one target"),
    ("одно существо", "one creature"), ("попадание", "Hit"), ("плюс", "plus"),
    ("пассивная внимательность", "passive Perception"), ("пассивное восприятие", "passive Perception"),
    ("внимательность", "Perception"), ("восприятие", "Perception"), ("скрытность", "Stealth"),
    ("тёмное зрение", "darkvision"), ("темное зрение", "darkvision"), ("слепое зрение", "blindsight"),
    ("чувство вибрации", "tremorsense"), ("истинное зрение", "truesight"), ("летая", "fly"), ("полёт", "fly"),
    ("полет", "fly"), ("плавая", "swim"), ("плавание", "swim"), ("лазая", "climb"), ("лазание", "climb"),
    ("копая", "burrow"), ("копание", "burrow"), ("парит", "hover"), ("парение", "hover"), ("щит", "shield"),
    ("крошечный", "Tiny"), ("крошечная", "Tiny"), ("крошечное", "Tiny"), ("маленький", "Small"),
    ("маленькая", "Small"), ("маленькое", "Small"), ("средний", "Medium"), ("средняя", "Medium"),
    ("среднее", "Medium"), ("большой", "Large"), ("большая", "Large"), ("большое", "Large"), ("огромный", "Huge"),
    ("огромная", "Huge"), ("огромное", "Huge"), ("громадный", "Gargantuan"), ("громадная", "Gargantuan"),
    ("громадное", "Gargantuan"), ("исполинский", "Gargantuan"), ("исполинская", "Gargantuan"),
    ("исполинское", "Gargantuan"), ("аберрация", "aberration"), ("гуманоид", "humanoid"), ("зверь", "beast"),
    ("небожитель", "celestial"), ("нежить", "undead"), ("дракон", "dragon"), ("великан", "giant"),
    ("конструкт", "construct"), ("исчадие", "fiend"), ("чудовище", "monstrosity"), ("монстр", "monstrosity"),
    ("элементаль", "elemental"), ("фея", "fey"), ("слизь", "ooze"), ("растение", "plant"), ("опыта", "XP"),
    ("футов", "ft."), ("фута", "ft."), ("фт", "ft."), ("акробатика", "Acrobatics"),
    ("уход за животными", "Animal Handling"), ("магия", "Arcana"), ("атлетика", "Athletics"), ("обман", "Deception"),
    ("история", "History"), ("проницательность", "Insight"), ("запугивание", "Intimidation"),
    ("анализ", "Investigation"), ("расследование", "Investigation"), ("медицина", "Medicine"),
    ("природа", "Nature"), ("выступление", "Performance"), ("убеждение", "Persuasion"), ("религия", "Religion"),
    ("ловкость рук", "Sleight of Hand"), ("выживание", "Survival"), ("сл", "DC"), ("день", "Day"),
    ("ослеплённый", "blinded"), ("очарованный", "charmed"), ("очарование", "charmed"), ("оглохший", "deafened"),
    ("испуганный", "frightened"), ("испуг", "frightened"), ("схваченный", "grappled"),
    ("недееспособный", "incapacitated"), ("невидимый", "invisible"), ("парализованный", "paralyzed"),
    ("паралич", "paralyzed"), ("окаменевший", "petrified"), ("окаменение", "petrified"),
    ("отравленный", "poisoned"), ("отравление", "poisoned"), ("опутанный", "restrained"),
    ("ошеломлённый", "stunned"), ("без сознания", "unconscious"), ("истощение", "exhaustion"),
)  # fmt: skip
_USUAL = tuple(
    (re.compile(said, re.IGNORECASE | re.MULTILINE), usual)
    for said, usual in (
        (r"\bna ?blízko\b|\bzblízka\b", "na blízko"),
        (r"\bna ?dálku\b|\bzdálky\b", "na dálku"),
        (r"\bútok (na blízko(?: nebo na dálku)?|na dálku) (zbraní|kouzlem)\b", r"útok \2 \1"),
        (r"(\+ ?\d+) (?:na|k) (?:zásah\w*|útok\w*)", r"\1 k zásahu"),
        (r"\b(?:1 cíl|jedna bytost|jeden protivník|jednu bytost|jeden nepřítel)\b", "jeden cíl"),
        (r"\b(?:při|v případě) zásahu?:", "Zásah:"),
        (r"^([>\s*#-]*)(?:obranná třída|stupeň zbroje|zbroj)\b(?=\W*\d)", r"\1Obranné číslo"),
        (r"^([>\s*#-]*)(?:body života|životaschopnost|zásahové body)\b", r"\1Životy"),
        (r"^([>\s*#-]*)pohyb\b(?=\W*\d)", r"\1Rychlost"),
        (r"^([>\s*#-]*)(?:stupeň nebezpečí|stupeň nebezpečnosti|úroveň nebezpečnosti|výzva)\b", r"\1Nebezpečnost"),
        (r"\b(?:vícečetný útok|několikanásobný útok|multiútok|multi-útok)\b", "Vícenásobný útok"),
        (r"\b(?:рукопашная оружейная атака|атака рукопашным оружием|(?:оружейная )?атака (?:оружием )?(?:ближнего|рукопашного) боя|ближняя атака оружием|атака оружием ближнего боя)\b", "Рукопашная атака оружием"),
        (r"\b(?:дальнобойная оружейная атака|атака дальнобойным оружием|(?:оружейная )?атака (?:оружием )?дальнего боя|дальняя атака оружием)\b", "Дальнобойная атака оружием"),
        (r"(\+ ?\d+) (?:к|на) (?:попадани\w+|атак\w+|броск\w+ (?:атаки|на попадание))", r"\1 к попаданию"),
        (r"\b(?:1 цель|одна мишень|один противник)\b", "одна цель"),
        (r"\bпри попадании:", "Попадание:"),
        (r"^([>\s*#-]*)(?:класс брони|класс защиты|кб|кз)\b(?=\W*\d)", r"\1Класс Доспеха"),
        (r"^([>\s*#-]*)(?:очки здоровья|пункты здоровья|здоровье|хп)\b", r"\1Хиты"),
        (r"\b(?:множественная атака|мульти-атака|мультатака)\b", "Мультиатака"),
        (r"\bдальность\b(?=\W*\d)", "дистанция"),
    )
)  # fmt: skip
"""What other translations and tables call it, in the words of the first."""
TYPES: Mapping[str, tuple[str, ...]] = {
    "slashing": ("sečn", "рубящ"), "piercing": ("bodn", "колющ"), "bludgeoning": ("drtiv", "дробящ"),
    "acid": ("kyselin", "кислот"), "cold": ("mraziv", "chlad", "холод"), "fire": ("ohniv", "огнём", "огнем", "огонь"),
    "force": ("silov", "силов"), "lightning": ("blesk", "электричеств"), "necrotic": ("nekrotick", "некротическ"),
    "poison": ("jedov", "яд"), "psychic": ("psychick", "психическ"), "radiant": ("zářiv", "světeln", "излучен"),
    "thunder": ("hromov", "звук"),
}  # fmt: skip
"""Beginnings of the words for types of damage."""
_TYPE = "|".join(stem for stems in TYPES.values() for stem in stems)
_AMOUNT = r"\d+(?: \(\d+d\d+(?: ?[+-] ?\d+)?\))?"
_HARM = r"(?:zranění\w*|poškození\w*|урон\w*)"
_AFTER = re.compile(
    rf"(?P<amount>{_AMOUNT}),?(?: bod(?:ů|y)?| ед\.| единиц\w*| очк\w+)? (?:(?P<a>{_TYPE})\w* {_HARM}|{_HARM} (?P<b>{_TYPE})\w*)",
    re.IGNORECASE,
)
_BEFORE = re.compile(rf"(?:(?P<a>{_TYPE})\w* урон|урон (?P<b>{_TYPE})\w*) (?P<amount>{_AMOUNT})", re.IGNORECASE)
_LISTED = re.compile(rf"(?<!\w)(?P<a>{_TYPE})\w*(?: {_HARM})?(?!\w)", re.IGNORECASE)
_FATHOMS = re.compile(r"(\d+)(?:/(\d+))? sáh\w*")
_DICE = re.compile(r"(\d+) ?[kкdд] ?(\d+)", re.IGNORECASE)
_SCORES = re.compile(r"^[\s|>*-]*(?:SIL|OBR|ODO|INT|MDR|CHA|СИЛ|ЛОВ|ТЕЛ|ИНТ|МДР|ХАР)\b")
"""A line of ability scores: ``OBR`` is Dexterity there, and no giant."""
_RECHARGE = re.compile(r"\((?:obnov\w*|dobití|перезарядка) (\d)\s*-\s*6\)", re.IGNORECASE)
_SHORT = (
    ("sil", "Str"), ("obr", "Dex"), ("odo", "Con"), ("mdr", "Wis"), ("сил", "Str"), ("лов", "Dex"), ("тел", "Con"),
    ("инт", "Int"), ("мдр", "Wis"), ("хар", "Cha"),
)  # fmt: skip
_SHORT_SAVE = re.compile(rf"(?<!\w)({'|'.join(word for word, _ in _SHORT)})\.? (?=[+-]\d)", re.IGNORECASE)
_SAVES = re.compile(rf"(?<!\w)(?P<ability>{ABILITY})\w* (?=[+-]\d)")
_SAVE_FOR_HALF = (
    rf"Každý tvor v (?:této )?oblasti (?:si )?musí (?:provést|hodit si|hodit) záchranný hod na "
    rf"(?P<ability>{ABILITY})\w* DC (?P<dc>\d+)[,.:]? (?:a )?(?:při neúspěchu utrpí|utrpí) "
    r"(?P<harm>[^.,]*?)(?: při neúspěchu)?,? (?:a |nebo )?(?:při úspěchu )?polovinu(?: při úspěchu)?",
    rf"(?:Каждое существо|Все существа) в (?:этой )?(?:области|конусе|линии) долж\w+ (?:совершить|пройти) спасбросок "
    rf"(?P<ability>{ABILITY})\w* (?:со )?DC (?P<dc>\d+),? (?:и )?получая (?P<harm>[^.]*?) при провале,? или "
    r"половину(?: этого урона)? при успехе",
)
_FOR_HALF = tuple(re.compile(one, re.IGNORECASE) for one in _SAVE_FOR_HALF)
_CONES = re.compile(
    r"(\d+)(?:-?футов\w*|stopov\w*| ?ft\.) ?(?:конус\w*|kužel\w*)|kužel\w* (\d+) ?ft(?:\.(?! [A-ZÁ-Ž]|$))?",
    re.IGNORECASE,
)
_LINES = re.compile(
    r"лини\w+ длиной (\d+) ft\. и шириной (\d+) ft\.|čá\w+ dlouh\w+ (\d+) ft\. a širok\w+ (\d+) ft\.", re.IGNORECASE
)


def english(text: str) -> str:
    """The text with what is known of another language in the words of the English print; dice with ``d``."""
    text = in_feet(text.replace("−", "-").replace("–", "-").replace("\u00a0", " ").replace("\u00ad", ""))
    words = {"cs": CZECH, "ru": RUSSIAN}.get(language_of(text))
    if words is None:
        return text
    for said, usual in _USUAL:
        text = said.sub(usual, text)
    text = _DICE.sub(r"\1d\2", text)
    text = _FATHOMS.sub(_in_feet, text)
    for pattern in (_AFTER, _BEFORE):
        text = pattern.sub(lambda found: f"{found['amount']} {_type(found['a'] or found['b'])} damage", text)
    text = "\n".join(line if _SCORES.match(line) else _replaced(line, words) for line in text.splitlines())
    text = re.sub(r"ft\.\.", "ft.", text)
    text = _SAVES.sub(lambda found: ability(found["ability"])[:3] + " ", text)
    text = _SHORT_SAVE.sub(lambda found: f"{dict(_SHORT)[found[1].lower()]} ", text)
    text = _RECHARGE.sub(r"(Recharge \1-6)", text)
    text = _CONES.sub(lambda found: f"{found[1] or found[2]}-foot cone", text)
    text = _LINES.sub(lambda found: _line([one for one in found.groups() if one]), text)
    for half in _FOR_HALF:
        text = half.sub(_saved_for_half, text)
    return pasted_phrases.english(text)


def types(text: str) -> str:
    """Types of damage of a list in English words."""
    return _LISTED.sub(lambda found: _type(found["a"]), text)


def language_of(text: str) -> str:
    """The language of a block by its letters and headings."""
    lowered = text.lower()
    if re.search(r"[а-я]", lowered):
        return "ru"
    czech = (
        "obranné číslo",
        "obranná třída",
        "oč ",
        "třída zbroje",
        "životy",
        "body života",
        "rychlost",
        "nebezpečnost",
    )
    return "cs" if sum(word in lowered for word in czech) >= 2 else "en"


def _replaced(text: str, words: Iterable[tuple[str, str]]) -> str:
    said = dict(words)
    longest = sorted(said, key=lambda word: -len(word))
    return re.sub(
        rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", lambda found: said[found[0].lower()], text, flags=re.I
    )


def _in_feet(found: re.Match[str]) -> str:
    """The Czech book measures in fathoms of five feet."""
    return "/".join(str(5 * int(one)) for one in found.groups() if one) + " ft."


def _type(word: str) -> str:
    return next(kind for kind, stems in TYPES.items() if word.lower() in stems)


def _line(numbers: list[str]) -> str:
    return f"{numbers[0]}-foot line that is {numbers[1]} ft. wide"


def _saved_for_half(found: re.Match[str]) -> str:
    return (
        f"Each creature in that area must make a DC {found['dc']} {ability(found['ability'])} saving throw, taking "
        f"{found['harm'].strip()} on a failed save, or half as much damage on a successful one"
    )
