### Kouzla, soustředění, oblasti a schopnosti ze statistik.

power-slot-note = { $level ->
    [0] { "" }
   *[other] { $slot ->
        [0] { "" }
       *[other] { " " }(pozice { $slot }. úrovně)
    }
}
story-passed = { $power_gender ->
    [f] pominula
    [n] pominulo
    [pm] pominuly
    [pf] pominuly
    [pn] pominula
   *[m] pominul
}
event-power-ends = { $phase_id ->
    [held] Připravené kouzlo se rozplývá: { $power } ({ $actor }).
    [casting] Vyvolávání se nezdařilo: { $power } ({ $actor }).
   *[other] { $power }, { $power_gender ->
        [f] kterou
        [n] které
        [pm] které
        [pf] které
        [pn] která
       *[m] který
    } { PAST("vyvolal", $actor_gender) } { $actor }, { story-passed }.
}
event-proof = { $actor } už tomuto nepodlehne: { $power }.
event-dice-fell = Kostky, { $actor }: { $sum }.
event-effect-rolled = { $power }: { $sum } zranění{ $whom_known ->
    [yes] { " " }({ $whom_grouped })
   *[no] { "" }
}.
event-tears-free =
    .result = úspěch
event-stays-caught =
    .result = neúspěch
event-zone-burns = { $power } hoří.
event-zone-shrinks = { $power }: kus shořel.
event-leaves-zone = { $actor } je venku ({ $power }).

ask-power-target = { $power }: kdo je cíl? ({ $place }.)
ask-power-area = Kam: { $power }?
ask-power-slot = Z jaké pozice: { $power }?
ask-power-damage = Jaké zranění přidá vyšší pozice: { $power }?
ask-area-targets = { $power } zasahuje: { $whom_known ->
    [yes] { $whom_grouped }
   *[no] nikoho
}. Souhlasí to?
ask-temporary = Dočasné životy { $actor }: nechat si { $old }, nebo vzít { $new }?
ask-answer = { $target } tě právě zranil. Odpovědět? ({ $actor })

option-cast = kouzlo: { $power }{ $level ->
    [0] { "" }
   *[other] { " " }({ $level }. úroveň)
}{ $time_id ->
    [bonus] , bonusová akce
   *[other] { "" }
}
option-power = schopnost: { $power }{ $time_id ->
    [bonus] , bonusová akce
   *[other] { "" }
}{ $level ->
   *[other] { "" }
}
option-cast-on = dál vyvolávat { $power_declines ->
    [yes] { $power_acc }
   *[no] { $power }
} (zbývá akcí: { $left })
option-again = bonusová akce: { $power } { option-whom }
option-tear = vytrhnout se ({ $power }): Síla proti SO { $against }
option-let-go = přestat se soustředit ({ $power })
option-power-target-at = { $target }
option-power-target-enough = to stačí
option-power-area-at = na { $place }
option-power-area-to = směrem na { $place }
option-power-area-on = { $target }
option-power-slot-slot = { $slot ->
    [0] bez pozice
   *[other] pozice { $slot }. úrovně
}
option-power-damage-type = { $type }
option-area-targets-done = ano
option-area-targets-with = navíc { $target }
option-area-targets-without = ne { $target }
option-temporary-new = vzít nové ({ $amount })
option-temporary-old = nechat si staré ({ $amount })
option-answer-use = { $power }
option-answer-no = nechat být
option-ready-response-cast = kouzlo: { $power }
response-cast = sešle kouzlo
state-concentrating = soustředění
    .head = { $actor_gender ->
       *[other] soustředí se
    }
state-unhealed = bez léčení
state-silenced = bez hlasu

part-effect-damage = podíl na zranění
part-spell-attack = útočné číslo kouzel
part-lent = účinek kouzla
part-lent-die = kostka kouzla
help-magic-resistance = odolnost vůči magii
help-keen-senses = bystré smysly
help-dark-devotion = temná oddanost
hinder-cowed = následek kouzla
condition-ac = lepší OČ
    .is = lépe v krytu
condition-attack = pomoc při útoku
    .is = jistější v útoku
condition-fly = let
    .is = { ADJ("schopný", $actor_gender) } letu
condition-save = pomoc při záchranných hodech
    .is = jistější v záchranných hodech
condition-cowed = nevýhoda proti sesilateli
    .is = { ADJ("zastrašený", $actor_gender) }
condition-silenced = bez hlasu
    .is = bez hlasu
condition-unhealed = nelze léčit
    .is = bez naděje na vyléčení
condition-unregenerating = bez regenerace
    .is = bez regenerace
condition-thp = dočasné životy
    .is = { ADJ("posílený", $actor_gender) } dočasnými životy

power-fireball = ohnivá koule
    .gender = f
    .gen = ohnivé koule
    .acc = ohnivou kouli
power-flame_strike = plamenný úder
    .gen = plamenného úderu
    .acc = plamenný úder
power-lightning_bolt = blesk
    .gen = blesku
    .acc = blesk
power-thunderwave = hromová vlna
    .gender = f
    .gen = hromové vlny
    .acc = hromovou vlnu
power-magic_missile = magická střela
    .gender = f
    .gen = magické střely
    .acc = magickou střelu
power-web = pavučina
    .gender = f
    .gen = pavučiny
    .acc = pavučinu
power-invisibility = neviditelnost
    .gender = f
    .gen = neviditelnosti
    .acc = neviditelnost
power-fly = let
    .gen = letu
    .acc = let
power-spiritual_weapon = duchovní zbraň
    .gender = f
    .gen = duchovní zbraně
    .acc = duchovní zbraň
power-chill_touch = mrazivý dotek
    .gen = mrazivého doteku
    .acc = mrazivý dotek
power-cure_wounds = léčení ran
    .gender = n
    .gen = léčení ran
    .acc = léčení ran
power-revivify = obrození
    .gender = n
    .gen = obrození
    .acc = obrození
weapon-chill_touch = mrazivý dotek
    .gen = mrazivého doteku
    .ins = mrazivým dotekem
    .verb = spell
weapon-spiritual_weapon = duchovní zbraň
    .gender = f
    .gen = duchovní zbraně
    .ins = duchovní zbraní
    .verb = spell

event-lair = Doupě jedná: { $power } ({ $actor }).
ask-lair = Akce doupěte ({ $actor })?
option-lair-use = { $power }
option-lair-no = žádná
option-legendary-power = { $power } (stojí { $cost })
power-cold_breath = ledový dech
    .gen = ledového dechu
    .acc = ledový dech
power-frightful_presence = děsivá přítomnost
    .gender = f
    .gen = děsivé přítomnosti
    .acc = děsivou přítomnost
power-wing_attack = úder křídly
    .gen = úderu křídly
    .acc = úder křídly
power-falling_ice = padající led
    .gen = padajícího ledu
    .acc = padající led
power-freezing_fog = mrazivá mlha
    .gender = f
    .gen = mrazivé mlhy
    .acc = mrazivou mlhu
power-web_shot = vystřelená pavučina
    .gender = f
    .gen = vystřelené pavučiny
    .acc = vystřelenou pavučinu
power-poison = jed
    .gen = jedu
    .acc = jed
power-knocks_down = stržení k zemi
    .gender = n
    .gen = stržení k zemi
    .acc = stržení k zemi
power-dread = děs
    .gen = děsu
    .acc = děs
weapon-tail = ocas
    .gen = ocasu
    .ins = ocasem
    .verb = lash
weapon-claw = dráp
    .gen = drápu
    .ins = drápem
    .verb = swing
weapon-web_shot = pavučina
    .gender = f
    .gen = pavučiny
    .acc = pavučinu
    .ins = pavučinou
    .verb = spell

event-aftermath = Po boji: { $way }.
way-left = vítězové ošetřují své, ostatní nechávají ležet
way-tended = vítězové ošetřují všechny
way-captured = vítězové ošetřují všechny a poražené zajímají
way-finished = vítězové ošetřují své a ostatní dobíjejí
event-finished-off = { $actor } je { ADJ("dobitý", $actor_gender) }.
ask-fight-over = Na jedné straně není nikdo při vědomí. Pokračuje boj?
convention-srd5-aftermath-left = Kdo po boji leží, hází dál proti smrti; vítězové ošetřují jen své.
convention-srd5-aftermath-tended = Kdo po boji leží, hází dál proti smrti; vítězové ošetřují všechny.
convention-srd5-aftermath-captured = Kdo po boji leží, hází dál proti smrti; vítězové ošetřují všechny a poražené zajímají.
convention-srd5-aftermath-finished = Vítězové po boji ošetřují své a ostatní dobíjejí.

procedure-day = den s několika boji
event-rests = { $rest_id ->
    [short] Krátký odpočinek, { $hours } hodina.
    [long] Důkladný odpočinek, { $hours } hodin.
   *[none] Bez odpočinku{ $hours ->
       *[other] { "" }
    } dál.
}
event-sleeps-on = { $actor } ještě k sobě { PAST("nepřišel", $actor_gender, "nepřišl") } (potrvá to { $sum } h).
event-wakes = { $actor } { PAST("přišel", $actor_gender, "přišl") } k sobě ({ $sum } h).
story-items-hit-die = Utracené kostky životů: { $items }.
    .item = { $actor } { $sum }
event-arrives = Přicházejí další: { $whom_grouped }.
ask-hit-die = { $actor }: utratit kostku životů? (zbývá { $left })
part-constitution = oprava Odolnosti
problem-day-without-encounters = den a jeho boje patří k sobě
    .remedy = k procedure = day napiš aspoň jeden [[encounter]], jinak je vynech
problem-side-twice = tahle strana už v jiném boji je
    .remedy = nech ji jen v jednom
problem-rest-at-once = před prvním bojem se neodpočívá
    .remedy = rest u prvního boje vynech
problem-second-long-rest = důkladný odpočinek je jen jednou za den
    .remedy = dej sem short nebo none
problem-nobody-goes-on = každá strana je jen v jednom boji, nikdo nepokračuje
    .remedy = jednu stranu v žádném [[encounter]] nejmenuj
problem-duplicate-power = takhle se už jmenuje jiná schopnost
    .remedy = dej jí jiné jméno
problem-power-without-number = není z čeho určit číslo
    .remedy = uveď je, nebo u postavy casting
problem-no-casting = kouzlům chybí sesílací vlastnost
    .remedy = uveď casting, třeba intelligence, nebo spell_dc a spell_attack
problem-slots-above-sheet = tolik pozic postava nemá ({ $slots })
    .remedy = zadej nejvýš tolik
problem-unknown-power = takovou schopnost nemá
    .remedy = zvol z: { $known }

ask-death-saves = { $actor } klesá na 0 životů. Hází záchranné hody proti smrti, místo aby na místě { $actor_gender ->
    [f] zemřela
    [n] zemřelo
   *[m] zemřel
}?

problem-bad-area = takhle se oblast nepíše
    .remedy = napiš třeba cone 60, cube 15, sphere 20, line 100 5 nebo cylinder 10 40 (stopy)
problem-former-power = schopnosti se teď píšou v tabulkách a tyhle klíče v žádné nejsou: { $keys }
    .remedy = { $lines_known ->
        [yes] napiš místo toho:{ "\u000A" }{ $lines }
       *[no] napiš je do use, target, test, place a duration, a co schopnost dělá, do effects (docs/srd5.md)
    }
problem-power-without-effect = tahle schopnost nic nedělá
    .remedy = doplň effects, například damage, heal, condition nebo bonus
problem-effect-says-nothing = tenhle účinek nic neříká, chybí mu, co má dělat
    .remedy = doplň klíč, který to říká (docs/srd5.md vypisuje klíče každého účinku)
problem-no-such-penalty = takový postih není: ubírat lze OČ, útoku, záchraně a záchraně Obratností
    .remedy = vyber z nich, nebo penalty vynech
problem-half-without-save = polovina zranění bez záchranného hodu
    .remedy = doplň save, nebo success vynech
problem-zone-without-area = co zůstává na místě, musí mít oblast
    .remedy = doplň area, nebo zone vynech

## Pravidla

rule-srd5-action-cast = Seslání kouzla
    .statement = Kouzlo má dobu vyvolání: akci, bonusovou akci, reakci, nebo minuty. Kouzlo za akci stojí akci tahu.
rule-srd5-action-ready_spell = Příprava kouzla
    .statement = Připravit lze jen kouzlo s vyvoláním 1 akce. Pozice a složky se spotřebují hned, cíle se volí až při vypuštění.
rule-srd5-action-ready_spell_concentration = Držení připraveného kouzla
    .statement = Držet kouzlo znamená soustředit se na ně: jiné soustředění končí a zranění ho může přerušit.
rule-srd5-action-ready_spell_broken = Přerušené připravené kouzlo
    .statement = Přeruší-li se soustředění dřív, kouzlo se rozplyne a pozice propadne (pokud scéna neurčí jinak). Reakce zůstává.
rule-srd5-condition-concentration_break = Stavy a soustředění
    .statement = Kdo je neschopný nebo zemře, okamžitě se přestává soustředit.
rule-srd5-concentration-one = Jediné soustředění
    .statement = Kdo se začne soustředit na další kouzlo, tomu dřívější hned končí. Přestat může kdykoli, zadarmo.
rule-srd5-concentration-damage = Zranění a soustředění
    .statement = Po každém zranění záchranný hod na Odolnost: SO je polovina zranění, nejméně 10. Neúspěch soustředění ukončí.
rule-srd5-concentration-environment = Jiné vyrušení
    .statement = Pán jeskyně smí kvůli okolí chtít záchranný hod na Odolnost proti SO 10. Sám od sebe se nehází.
rule-srd5-spell-dc = SO kouzel
    .statement = SO záchranných hodů je 8, oprava sesílací vlastnosti a zdatnostní bonus.
rule-srd5-spell-attack = Útok kouzlem
    .statement = Hod na útok kouzlem je k20, oprava sesílací vlastnosti a zdatnostní bonus.
rule-srd5-spell-slot = Pozice kouzel
    .statement = Kouzlo 1. a vyšší úrovně spotřebuje pozici své nebo vyšší úrovně, i když se nepovede. Triky žádnou nestojí.
rule-srd5-spell-long_casting = Dlouhé vyvolání
    .statement = Vyvolání na minuty stojí akci v každém tahu a soustředění. Přeruší-li se, kouzlo se nezdaří, ale pozice zůstane.
rule-srd5-spell-bonus_action_limit = Kouzla za bonusovou akci
    .statement = Vedle kouzla za bonusovou akci smí být v témže tahu jen trik za akci.
rule-srd5-spell-clear_path = Volná cesta
    .statement = Cíl ani počátek oblasti nesmí být za úplným krytem od sesilatele.
rule-srd5-spell-targets_range = Dosah kouzel
    .statement = Dotyk je dosah sesilatele, „na sebe“ vychází z něj. Na vzdálenosti záleží jen při seslání.
rule-srd5-spell-components = Složky kouzel
    .statement = Slovní složka chce hlas, pohybová volnou ruku, materiální volnou ruku nebo ohnisko.
rule-srd5-spell-same_spell = Stejné kouzlo dvakrát
    .statement = Účinky téhož kouzla se nesčítají, platí nejsilnější; různá kouzla se sčítají.
rule-srd5-spell-armor = Kouzlení ve zbroji
    .statement = Kdo se zbrojí, kterou má na sobě, neumí zacházet, nemůže sesílat.
rule-srd5-spell-samples = Ukázková kouzla
    .statement = Kouzla, která kapitola jmenuje, dělají, co říká jejich řádek: koho zasáhnou, na co se hází a jak dlouho trvají.
rule-srd5-area-shapes = Tvary oblastí
    .statement = Kužel je tak široký, jak daleko sahá; krychle má počátek na své stěně; válec a koule mají poloměr; přímka délku a šířku.
rule-srd5-area-grid = Oblasti na herním plánu
    .statement = Pole je zasažené, leží-li jeho střed uvnitř tvaru nebo na okraji (podle volitelného pravidla aspoň půlka pole). Poslední slovo má Pán jeskyně.
rule-srd5-area-total_cover = Oblast a úplný kryt
    .statement = Co je od počátku oblasti za úplným krytem, zasažené není, ledaže se účinek šíří za rohy.
rule-srd5-area-cover_save = Kryt proti oblasti
    .statement = Poloviční kryt od počátku přidá k záchrannému hodu na Obratnost 2, tříčtvrteční 5; k jiným hodům nic.
rule-srd5-rest-long = Důkladný odpočinek
    .statement = Osm hodin vrátí všechny životy, polovinu kostek životů (aspoň jednu) a ubere stupeň vyčerpání. Jen kdo má aspoň 1 život.
rule-srd5-rest-short = Krátký odpočinek
    .statement = Za hodinu lze utratit kostky životů: každá vrátí hozené číslo a opravu Odolnosti, nejméně 0.
