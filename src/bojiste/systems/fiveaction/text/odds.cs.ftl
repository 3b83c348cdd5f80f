### Otázky na kostky, jejichž šance lze říci přesně.

odds-attack = útok
odds-test = test
odds-opposed = porovnání dvou testů
fact-value = co se přičte ke kostkám
fact-defence = obrana
fact-damage = kostky zranění
fact-fixed = pevná část zranění
fact-reduction = kolik pohltí zbroj
fact-threshold = nejnižší hod, který hrozí kritickým zásahem
fact-multiplier = násobitel kritického zásahu
fact-critical = co dělá kritický zásah: násobí, nebo obchází zbroj
fact-weapon = čím se útočí: zbraní v ruce, nebo střelou
fact-target = cílové číslo
fact-against = co se přičte k druhým kostkám
chance-fumble = kritický neúspěch
chance-miss = vedle
chance-hit = obyčejný zásah
chance-critical = kritický zásah
chance-success = úspěch
chance-wins = vyhraje první
measure-damage = zranění
measure-total = součet
measure-margin = rozdíl
