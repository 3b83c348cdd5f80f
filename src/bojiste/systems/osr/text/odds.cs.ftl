### Otázky na kostky, jejichž šance lze říci přesně.

odds-attack = útok
odds-save = záchranný hod
odds-check = ověření vlastnosti
odds-morale = morálka skupiny
odds-chance = šance x z tolika
fact-bonus = co se přičte ke kostce
fact-ac = obranné číslo
fact-damage = zranění v kostkách
fact-roll = jak se hází
fact-number = číslo, jehož je třeba dosáhnout (u morálky je nepřekročit)
fact-x = kolik šancí
fact-sides = počet stěn kostky
choice-normal = jednou kostkou
choice-advantage = s výhodou
choice-disadvantage = s nevýhodou
chance-miss = vedle
chance-hit = obyčejný zásah
chance-critical = kritický úspěch
chance-saved = záchrana
chance-success = úspěch
chance-fumble = kritický neúspěch
chance-stands = skupina vydrží
chance-true = stane se
measure-damage = zranění
measure-total = součet
