### Otázky na kostky, jejichž šance lze říci přesně.

odds-attack = útok
odds-save = záchranný hod
odds-check = ověření vlastnosti
odds-contest = souboj dvou ověření
odds-concentration = soustředění při zranění
odds-death-saves = záchranné hody proti smrti až do konce
fact-bonus = co se přičte ke kostce
fact-ac = obranné číslo
fact-damage = zranění v kostkách
fact-roll = jak se hází
fact-other_roll = jak hází druhý
fact-critical = nejnižší hod, který je kritickým zásahem
fact-dc = stupeň obtížnosti
fact-half = zda úspěch zranění půlí (jinak se mu vyhne)
fact-against = co se přičte k druhé kostce
fact-successes = dosavadní úspěchy
fact-failures = dosavadní neúspěchy
chance-miss = vedle
chance-hit = obyčejný zásah
chance-critical = kritický zásah
chance-saved = záchrana
chance-success = úspěch
chance-wins = vyhraje první
chance-kept = kouzlo vydrží
chance-up = zpět na nohou
chance-stable = stabilizace
chance-dead = smrt
measure-damage = zranění
measure-total = součet
measure-margin = rozdíl
measure-saves = počet záchranných hodů proti smrti

measure-passed = vyhrané boje dne podle pořadí
measure-lasted = kola jednotlivých bojů dne
measure-remaining = životy družiny po jednotlivých bojích dne
