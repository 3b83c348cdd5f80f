### Otázky na kostky, jejichž šance lze říci přesně.

odds-test = zkouška
odds-challenge = reakce na výzvu
odds-clash = střet dvou
fact-level = úroveň, která se počítá
fact-against = úroveň druhého
fact-roll = jak se hází
fact-other_roll = jak hází druhý
fact-tie = co rozhodne remízu: jednající, nebo kostky
choice-normal = obyčejně
choice-precise = přesně
choice-imprecise = nepřesně
choice-actor = jednající
choice-dice = kostky
chance-success = úspěch
chance-spared = vyhnutí
chance-wins = vyhraje první
measure-total = výsledek
measure-margin = rozdíl
