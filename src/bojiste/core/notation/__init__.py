"""Dice notation (``2d6+3``, ``4d6kh3``, ``k20``, ``1к8``): reading, rolling, and exact distributions.

Grammar; white space may stand between the parts, not inside a number or a selection word::

    expression = [ sign ] term { sign term }
    term       = number | [ number times ] some | some [ times number ]
    some       = dice | "(" expression ")"
    dice       = [ number ] die sides [ twist ] [ selection ] [ wanted ]
    sides      = number | "%" | "F"                            "%" is 100; "F" is −1, 0, +1
    twist      = "!"                                           the highest face is thrown again and added
               | "ro" [ than ] number                          such a face is thrown again, once
               | "mi" number                                   a lower face counts as this
    wanted     = than number                                   the dice are not added: so many of them are such
    than       = ">=" | ">" | "<=" | "<" | "="                 after "ro" upwards from 1, and nothing means "<="
    selection  = "kh" number | "kl" number                     keep the highest, the lowest
               | "dl" number [ "dh" number ]                   drop the lowest, the highest
               | "dh" number [ "dl" number ]
               | "adv" | "dis"                             after one die: of two the higher, the lower
    die        = "d" | "k" | "к" | "д"                         either case; they mean the same
    sign       = "+" | "-"                                     "−" and "–" are "-"
    times      = "*"                                           "×" and "·" are "*"
    number     = digit { digit }

Limits: 2000 characters; 50 terms; 1 to 1000 dice in a term; 2 to 10000 sides (a ``d1`` is no chance: write 1); numbers
to 1000000; a factor is at least 1; at least one die is kept; brackets in brackets are at most 10 deep. A die is thrown
again for its highest face at most 10 times, so that odds are exact. A bare ``k`` or ``d`` after dice (``4d6k3``) is
refused: some tables mean "keep" or "drop" by it, others one more die.

The canonical form has the letter ``d``, a count, ``kh`` or ``kl`` for one selection, the factor last, no brackets, no
blanks:

>>> print(parse("К20 − 10 × 4k6 dl1 + 2"))
1d20-4d6kh3*10+2
>>> print(parse("2 * (1d6 + 3) - 8d10 > 6"))
1d6*2+6-8d10>=7
>>> parse("4d6k3")  # doctest: +ELLIPSIS
Traceback (most recent call last):
bojiste.errors.BadNotation: : '4d6k3' (notation-ambiguous-keep: ..., keep='4d6kh3', die='4d6+k3')

A roll asks for one die at a time (the number of its sides) and is sent the face:

>>> roll, faces = parse("4d6kh3").roll(), iter([6, 5, 1, 3])
>>> sides = next(roll)
>>> while True:
...     try:
...         sides = roll.send(next(faces))
...     except StopIteration as stop:
...         print(stop.value)
...         break
4d6kh3: 6, 5, (1), 3 = 14

A distribution is exact, in whole counts over a common total:

>>> odds = distribution(parse("2d6"))
>>> odds.outcomes, odds.weights, odds.total
((2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), 36)
>>> odds.at_least(10), odds.mean, average(parse("2d20kh1"))
(Fraction(1, 6), Fraction(7, 1), Fraction(553, 40))
"""

from __future__ import annotations

from bojiste.core.notation.odds import Comparison, Distribution, average, distribution, maximum, minimum
from bojiste.core.notation.pool import Pool
from bojiste.core.notation.reader import parse
from bojiste.core.notation.tree import Dice, Expression, Number, Rolled, RolledTerm, Term

__all__ = [
    "Comparison",
    "Dice",
    "Distribution",
    "Expression",
    "Number",
    "Pool",
    "Rolled",
    "RolledTerm",
    "Term",
    "average",
    "distribution",
    "maximum",
    "minimum",
    "parse",
]
