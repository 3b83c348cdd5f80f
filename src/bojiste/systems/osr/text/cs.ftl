### Pravidla a procedury česky: záznam hry, otázky, odpovědi, součty, ukazatele, závady.
### Pravidla stojí v rules.cs.ftl, slovník ve words.cs.ftl.

system = Pravidla a procedury (stará škola)
gm = Pán jeskyně
tag-gm-ruling = rozhoduje Pán jeskyně
procedure-fight = boj
procedure-encounter = setkání

## Setkání

event-hit-points = Životy, { $actor }: { $sum }.
event-forewarned = Světlo je vidět zdaleka: { $actor } { $actor_gender ->
    [pm] nebudou
    [pf] nebudou
    [pn] nebudou
   *[m] nebude
} { PAST("překvapen", $actor_gender) }.
event-surprised = { $all ->
    [yes] Překvapeni jsou všichni, nikdo z toho nemá výhodu.
   *[no] { $sides } { $sides_gender ->
        [pm] jsou
        [pf] jsou
        [pn] jsou
       *[m] je
    } { ADJ("zaskočený", $sides_gender) }.
}
event-distance-roll = Hod na vzdálenost: { $sum }{ $halved ->
    [yes] { " " }(překvapení ji krátí)
   *[no] { "" }
}.
event-attitude = Jak to přijmou: { $sum } – { $mood_id ->
    [attacks] záporně
    [hostile] spíš záporně
    [unsure] nerozhodně, lze to zkusit znovu
    [indifferent] spíš kladně
   *[friendly] kladně
}.
event-hostile-roll = Zaútočí? { $sum } – { $attacks ->
    [yes] ano
   *[no] zatím ne
}.
event-party-attacks = { $actor } se { PAST("chopil", $actor_gender) } zbraní.
event-party-talks = { $actor } se { PAST("snažil", $actor_gender) } domluvit.
event-party-leaves = { $actor } { PAST("ustoupil", $actor_gender) }.
event-parts = { $reason ->
    [friends] Rozešli se v dobrém
   *[parted] Rozešli se
}; { $turns ->
    [one] uplynula jedna směna
    [few] uplynuly { $turns } směny
   *[other] uplynulo { $turns } směn
}.

## Kola a morálka

event-side-turn = { $round }. kolo, na tahu: { $actor }.
event-dice-fell = Kostky, { $actor }: { $sum }.
event-reversal = Zvrat v boji ({ $reversals }), padl další: { $actor }.
event-morale-holds = Ověření morálky ({ $members_grouped }): { $sum_known ->
    [yes] { $sum } proti { $against }
   *[no] skrytý hod
} – drží.
    .result = drží
event-morale-breaks = Ověření morálky ({ $members_grouped }): { $sum_known ->
    [yes] { $sum } proti { $against }
   *[no] skrytý hod
} – morálka se hroutí.
    .result = morálka se hroutí

## Pohyb

metres-gone = { $metres } m{ $dear ->
    [yes] , počítá se { $cost }
   *[no] { "" }
}
event-stumbles = { $actor } { PAST("tápal", $actor_gender) }: { $sum }, { $direction ->
    [1] na sever
    [2] na severovýchod
    [3] na východ
    [4] na jihovýchod
    [5] na jih
    [6] na jihozápad
    [7] na západ
   *[8] na severozápad
}.

## Útoky

with-what = { $spell_known ->
    [yes] { $spell }
   *[no] { $weapon }
}
event-miss =
    .result = vedle
event-hit =
    .result = zásah
event-critical =
    .result = kritický zásah
event-blocked = { $actor } { PAST("kryl", $actor_gender) } ránu štítem: vyškrtnuté kostky { $sum }; štít { $left }.
event-stopped = Štít zastavil všechno: { $actor }.
event-pushed = { $actor } { PAST("odstrčil", $actor_gender) } soupeře: { $target }.
event-knocked-down = { $actor } { PAST("srazil", $actor_gender) } soupeře na zem: { $target }.
event-seized = { $actor } { PAST("sevřel", $actor_gender) } soupeře: { $target }.
event-disarmed = { $actor } { PAST("odzbrojil", $actor_gender) } soupeře: { $target } ({ $weapon }).

## Co s kým bude

cause-of-death = { $cause ->
    [drowned] { PAST("utonul", $actor_gender) }
    [weary] { PAST("zemřel", $actor_gender) } vyčerpáním
    [untended] { PAST("zemřel", $actor_gender) }, nikdo nepřišel na pomoc
    [destroyed] { PAST("zemřel", $actor_gender) }, z těla nic nezbylo
   *[wounds] { PAST("zemřel", $actor_gender) }
}
event-out-for = { $actor } zůstane v bezvědomí { $turns ->
    [one] jednu směnu
    [few] { $turns } směny
   *[other] { $turns } směn
} ({ $sum }).
event-burnt = Zničeno i s majitelem ({ $actor }): { $things_or_weapons }.
event-thing-kept = Záchranný hod předmětu, { $thing_or_weapon } ({ $actor }): { $sum } proti { $against } – vydržel.
    .result = vydržel
event-thing-lost = Záchranný hod předmětu, { $thing_or_weapon } ({ $actor }): { $sum } proti { $against } – zničen.
    .result = zničen
event-save-made = Záchranný hod ({ $danger }), { $actor }: { $sum } proti { $against } – úspěch.
    .result = úspěch
event-save-failed = Záchranný hod ({ $danger }), { $actor }: { $sum } proti { $against } – neúspěch.
    .result = neúspěch
event-check-made =
    .result = úspěch
event-check-failed =
    .result = neúspěch
event-body-dead = { $actor }: { $sum } – v těle už život není.
event-survives = { $actor } { PAST("přežil", $actor_gender) }, v bezvědomí na { $turns ->
    [one] jednu směnu
    [few] { $turns } směny
   *[other] { $turns } směn
}.
event-gives-point = { $actor } { PAST("dal", $actor_gender) } za život bod ({ $ability }; { $sum }).
event-refreshed = Kouzlo ubírá únavu, { $actor }{ $actor_fatigue_known ->
    [yes] : { $actor_fatigue_old } → { $actor_fatigue_new }
   *[no] { "" }
}.

## Kouzla, věci, instantní akce

event-shaken = Zásah a držené kouzlo ({ $spell }), { $actor }: { $sum } – { $happens ->
    [yes] ztraceno
   *[no] udrženo
}.
event-falls-down = Na zemi leží { $thing_or_weapon } ({ $actor }).
event-breaks = Na zemi leží rozbité: { $thing_or_weapon } ({ $actor }).
event-wakes = { $actor } { PAST("vzbudil", $actor_gender) } spáče: { $target }.
event-staunchs = { $actor } { PAST("zastavil", $actor_gender) } krvácení: { $target }.

## Otázky

ask-act = { $actor }: co teď?
ask-metres = { $actor }: o kolik metrů ({ $low }–{ $high })?
ask-across = { $actor }: na které místo, metry napříč?
ask-along = { $actor }: na které místo, metry podél?
ask-block = { $actor }: poškození { $damage }. Za kolik bodů štítu blokuješ ({ $low }–{ $high })?
ask-block-die = { $actor }: kterou kostku štít zastaví?
ask-maneuver = { $actor } má zásah, cíl: { $target }. Manévr místo poškození?
ask-react = { $actor }: { $moment } ({ $target }). Odpovědět instantní akcí?
ask-spell-target = { $actor }: na koho ({ $spell })?
ask-ready-event = { $actor }: na co čekáš?
ask-ready-action = { $actor }: a co pak uděláš?
ask-ready-note = { $actor }: řekni po svém, na co čekáš.
ask-approach = { $actor }: co uděláte?
ask-give-points = { $actor }: dát za život pět bodů vlastností?
ask-reaction = Jak se zachovají ({ $side })?
ask-hostile = Jsou nepřátelští ({ $side }): zaútočí?
ask-reversal = Podlomilo jim něco morálku ({ $members_grouped })?
ask-morale-result = Morálka se zhroutila ({ $members_grouped }): co bude dál?
ask-maneuver-save = { $actor }: lze manévru odolat ({ $maneuver })?
ask-coup = { $actor } útočí na bezmocný cíl ({ $target }): co se stane?
ask-subdued = { $actor } je na lopatkách, ale ušetřen: co dál?
ask-simultaneous = Děje se to v téže chvíli ({ $actor }): co je dřív?
ask-critical-extra = Kritický zásah, cíl: { $target }. Něco navíc?
ask-body-destroyed = Zbylo něco z těla ({ $actor })?
ask-want-to-live = Smí si { $actor } koupit život za pět bodů vlastností?
ask-item-breaks = Padá { $thing_or_weapon }: rozbije se to?
ask-climb-check = { $actor } šplhá v boji: je třeba ověření?

option-attack = zaútočit na cíl: { $target } ({ $weapon })
option-throw = hodit na cíl: { $target } ({ $weapon })
option-subdue = přemoci a ušetřit: { $target } ({ $weapon })
option-makeshift = udeřit improvizovaně: { $target } ({ $weapon })
option-cast = seslat: { $spell } (cena { $price })
option-hold = seslat a držet: { $spell } (cena { $price })
option-release = { $target } uvolní kouzlo: { $spell }
option-trigger = stane se to, na co čeká { $target }
option-use = použít: { $thing_or_weapon }
option-give = podat příteli: { $target } ({ $thing_or_weapon })
option-wield = vzít do ruky: { $weapon }
option-load = nabít: { $weapon }
option-pick = zvednout: { $thing_or_weapon }
option-drop = odhodit: { $weapon }
option-let-go = vzdát se drženého kouzla ({ $spell })
option-disengage = vyvázat se z boje (místo akce)
option-sprint = sprintovat (místo akce)
option-ready = počkat na něco (místo akce)
option-struggle = vyprostit se
option-look = ohledat tělo: { $target }
option-wake = vzbudit: { $target }
option-staunch = zastavit krvácení: { $target }
option-stand = vstát (všechen pohyb)
option-toward = jít směrem k cíli: { $target } (zbývá { $left } m)
option-away = ustoupit od nepřítele (zbývá { $left } m)
option-place = jít na místo (zbývá { $left } m)
option-stumble = jít naslepo
option-after = nejdřív ať jedná { $target }
option-end = hotovo
option-none = nic
option-climb-check-none = není třeba
option-maneuver-save-none = nelze
option-maneuver-none = ne, obyčejné poškození
option-close-shot-none = ne
option-reversal-never = ne, a v tomhle boji už se neptat
option-push = odstrčit
option-prone = srazit na zem
option-disarm = odzbrojit{ $weapon_known ->
    [yes] { " " }({ $weapon })
   *[no] { "" }
}
option-die = kostku, na níž je { $face }
option-enough = to stačí
option-when-attacks = až nepřítel zaútočí
option-when-comes = až nepřítel přijde
option-when-casts = až nepřítel sešle kouzlo
option-when-word = až to řekne Pán jeskyně
option-move = vykročit k němu
option-maneuver-hold = držet
option-ready-action-cast = seslat: { $spell }
option-ready-action-attack = zaútočit ({ $weapon })
option-at-once = { $target } okamžitě sešle: { $spell } (cena { $price })
option-react-cast = ano, seslat: { $spell } (cena { $price })
option-ready-action-throw = hodit ({ $weapon })
option-readied = ano, to připravené
option-talk = mluvit
option-wait = počkat
option-leave = odejít
option-approach-attack = zaútočit
option-reaction-attack = zaútočí
option-hostile-attack = zaútočí
option-reaction-wait = vyčkají
option-hostile-wait = vyčkají
option-roll = hodit
option-flee = útěk
option-surrender = kapitulace
option-fight_on = boj jde dál
option-damage = obyčejné poškození
option-critical = kritické poškození
option-kill = smrt
option-unconscious = bezvědomí
option-together = obojí naráz
option-trigger_first = nejdřív to, co akci spustilo
option-reaction_first = nejdřív odpověď
option-bleed = krvácení
option-injury = trvalé zranění
option-check = ověření Síly
option-str = Síla
option-dex = Zručnost
option-con = Výdrž
option-int = Rozum
option-cha = Osobnost
option-at = { $target }

## Ukazatele, stavy, součty, závěry

gauge-supplies = zásoby
gauge-shield = štít
state-held = v sevření
state-burning = trpí dál
part-attack-bonus = bonus k útoku
part-ability = modifikátor vlastnosti
part-weapon = bonus zbraně
part-two-weapons = dvě zbraně
part-surround = obklíčení
part-fatigue = únava
part-flat = pevné poškození
part-strength = modifikátor Síly
part-save = modifikátor proti tomuto nebezpečí
outcome-parted = Konec: rozcházejí se bez boje.
outcome-friends = Konec: rozcházejí se jako přátelé.
convention-gm-rulings-by-default = Co rozhoduje Pán jeskyně, dopadne obvyklým způsobem.
convention-gm-rulings-asked = Scéna se ptá Pána jeskyně; předpověď za něj odpovídá obvyklým způsobem.
convention-tactics = Všichni útočí na nejbližšího nepřítele nejlepší zbraní; střelci a čarodějové se z boje na blízko vyvazují, jde-li to; štítem se kryje rána, která by zabila nebo vzala polovinu zbylých životů.
convention-initiative-once = Iniciativa se hází jednou na celý boj.
convention-initiative-each-round = Iniciativa se hází znovu každé kolo.
convention-dead-at-zero = Kdo nemá životy, je mrtev.
convention-mild-death = Postavy hráčů s 0 životů jsou na prahu smrti a lze je zachránit; do konce boje je nikdo neohledává.
convention-even-chance = Každá šance 50 % padne na 1 až 3 na k6.
convention-walls-stop-nothing = Bojiště zná obtížný terén, vodu, stěny ke šplhání, tmu, nestabilní povrch a kryt, ale žádné zdi.
measure-rounds = kola
measure-hp = zbylé životy
measure-fatigue = únava
measure-undecided = bez rozhodnutí
measure-wiped = pobiti do posledního

## Závady

problem-bad-dice-count = tolik kostek se hodit nedá
    .remedy = napiš { $minimum } až { $maximum } kostek
problem-lasting-without-damage = trvající poškození bez kostek nic nedělá
    .remedy = uveď poškození, třeba „1d4 fire“
problem-weapon-without-damage = zbraň není v tabulce a nemá poškození
    .remedy = uveď jako základ (base) zbraň z tabulky, nebo poškození
problem-missile-without-range = střelná zbraň potřebuje velikost nebo dostřel
    .remedy = uveď size, nebo range = [efektivní, neefektivní] v metrech
problem-range-upside-down = neefektivní vzdálenost je menší než efektivní
    .remedy = napiš napřed menší číslo
problem-instant-held = instantní kouzlo nelze držet
    .remedy = vynech holdable, nebo instant
problem-hero-without-hp = postava hráče musí uvést životy
    .remedy = doplň hp_max
problem-two-armour-classes = obranné číslo je zadané i skládané zároveň
    .remedy = uveď ac, nebo armor a shield
problem-shield-above-ac = štít je víc než celé obranné číslo
    .remedy = uveď nejvýš { $maximum }
problem-side-of-that-name = toto id má některá strana
    .remedy = pojmenuj jedno z nich jinak
problem-too-many-hands = na to by bylo třeba víc než dvou rukou
    .remedy = ubírej z wielded, nebo vynech štít
problem-no-hit-points = bez životů nikdo nestojí
    .remedy = uveď aspoň 1, nebo stav dead či dying
problem-dead-and-more = mrtvý není nic jiného
    .remedy = nech jen dead
problem-told-apart-before = tahle dvojice ({ $first }, { $second }) už stojí jinak: { $said }
    .remedy = uveď ji jednou, nebo pokaždé stejně
problem-side-without-members = na téhle straně nikdo není
    .remedy = dej někomu tuhle side, nebo stranu vynech
problem-zones-and-metres = zóny nebo vzdálenosti a souřadnice se vylučují
    .remedy = řekni jen jedním způsobem, kdo je kde
problem-zones-switched-off = zóny potřebují volbu range_zones
    .remedy = nastav options.range_zones = true
problem-same-place = tam už stojí { $other }
    .remedy = dej každému vlastní místo

## Výpravy

event-sets-out = Ve výpravě { $members_count ->
    [one] je
   *[other] jsou
} { $members }.
event-takes-part = K výpravě se { PAST("přidal", $members_gender) } { $members }.
event-goes-on = Pak pokračují.
event-day = { $day }. den. { $left ->
    [0] Podle všeho už měli být v cíli, ale není tu
   *[other] Do cíle zbývá { $left } km
}{ $sight ->
    [5] { "" }
   *[other] , vidět je na { $sight } km
}.
event-turns-back = Obracejí se zpátky.
event-stuck = Vůz nemůže z cesty.
event-stays = Den v klidu: { $members_grouped }.
event-refused = To nepůjde: { $doing }.
event-tries = { $doing }: { $sum } – { $good ->
    [yes] úspěch
   *[no] neúspěch
}.
event-quick = Cesta potrvá { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
event-eats = Na cestu je třeba { $needed ->
    [one] { $needed } zásoba
    [few] { $needed } zásoby
   *[other] { $needed } zásob
}{ $missing ->
    [0] { "" }
   *[other] , chybí { $missing }
}.
event-quick-encounters = Cestou je { $number ->
    [one] čeká { $number } setkání
    [few] čekají { $number } setkání
   *[other] čeká { $number } setkání
} ({ $sum }).
event-shared = Útrapy cesty: mezi sebe si rozdělí { $damage ->
    [one] { $damage } bod
    [few] { $damage } body
   *[other] { $damage } bodů
} poškození.
event-turn = { $turn_known ->
    [yes] { $turn }. směna: { $place }{ $dark ->
        [yes] , potmě
       *[no] { "" }
    }
   *[no] Na řadě: { $actor }
}.
event-forms = Jiná formace: { $formation }.
event-clues = Něco tu nehraje: { $clues }.
event-worn = Už den a noc nikdo neodpočíval.
event-in-dungeon = { $needs_count ->
    [0] V kobce jim na noc nic nechybí.
   *[other] V kobce jim na noc chybí { $needs }.
}
event-no-check = { $actor } to { PAST("zvládl", $actor_gender) } bez ověření.
event-check-granted = Prostě se to povede: { $actor }.
event-check-denied = To nemůže vyjít: { $actor }.
event-declines = { $actor } od toho { PAST("upustil", $actor_gender) } ({ $ability } proti { $against }).
event-check-critical-failure = Ověření ({ $ability }), { $actor }: { $sum } proti { $against } – jednička, kritický neúspěch.
    .result = kritický neúspěch
event-check-failure = Ověření ({ $ability }), { $actor }: { $sum } proti { $against } – neúspěch.
    .result = neúspěch
event-check-success = Ověření ({ $ability }), { $actor }: { $sum } proti { $against } – úspěch.
    .result = úspěch
event-check-critical-success = Ověření ({ $ability }), { $actor }: { $sum } proti { $against } – dvacítka, kritický úspěch.
    .result = kritický úspěch
event-chance = Šance (nejvýš { $against }): padlo { $sum } – { $happens ->
    [yes] stane se to
   *[no] nestane se to
}.
event-certain = Šance { $against } ze sta je bez hodu: { $happens ->
    [yes] stane se to
   *[no] nestane se to
}.
event-recovers = { $actor } se { PAST("zotavil", $actor_gender) }{ $actor_hp_known ->
    [yes] , životy { $actor_hp_old } → { $actor_hp_new }
   *[no] { "" }
}{ $actor_fatigue_known ->
    [yes] , únava { $actor_fatigue_old } → { $actor_fatigue_new }
   *[no] { "" }
}.
event-circumstances = Příští k20 ({ $actor }): { $what ->
    [tilt] { $tilt ->
        [advantage] výhoda
       *[disadvantage] nevýhoda
    }
    [number] { $text }
    [both] { $tilt ->
        [advantage] výhoda
       *[disadvantage] nevýhoda
    }, { $text }
   *[off] bez úprav
} – rozhodl { gm }.
event-mended = Štít je spraven: { $actor }{ $cost ->
    [0] { "" }
   *[other] , stálo to { $cost } z pokladu
}.
event-not-mended = { $cost ->
    [0] Štít teď spravit nejde: { $actor }.
   *[other] Štít zůstal nespravený, oprava by stála { $cost } z pokladu: { $actor }.
}

## Otázky na výpravách

ask-share = { $actor }: tvůj podíl na pokladu (nejvýš { $high })?
ask-survival = { $actor } zná divočinu: k čemu na noc přidá +1?
ask-cover = { $actor }: obstarat na noc kouzlem ({ $spell }, cena { $price }), co je třeba: { $needs }?
ask-pay = { $actor }, chybí { $needs }: čím to zaplatíš?
ask-day = { $day }. den: co budete dělat?
ask-own-day = { $actor }: co dnes budeš dělat?
ask-direction = Podle čeho jdete?
ask-forage = Budete cestou sbírat zásoby (šance { $chance } ze 6)?
ask-damage-share = { $actor }: kolik poškození neseš (zbývá { $left })?
ask-to-fatigue = { $actor }: únava { $points } místo smrti?
ask-explore = { $actor }, { $place }: co děláš?
ask-clue = { $actor }: jak dál ({ $clues })?
ask-trap = { $actor }: jak to překonáš ({ $trap })?
ask-hours = Kolik hodin odpočíváte ({ $low }–{ $high })?
ask-catch = { $actor } padá { $metres } m: zkusit se zachytit (Zručnost proti { $against })?
ask-try = { $actor }: { $ability } proti { $against }. Zkusíš to?
ask-night-encounter = Šance na noční setkání, kolik z šesti?
ask-search-finds = { $actor } prohledává ({ $method }): najde něco?
ask-trap-bypassed = { $actor } to zkouší takto ({ $method }): projde to?
ask-check-needed = { $actor }: je třeba ověření?
ask-situational = { $actor }: hrají roli okolnosti?
ask-situational-number = { $actor }: jaký bonus, nebo postih?
ask-save-ability = { $actor }: která vlastnost pomáhá?
ask-repair = { $actor }: lze štít spravit?
ask-repair-cost = { $actor }: kolik z pokladu bude oprava štítu stát ({ $low }–{ $high })?
ask-pay-repair = { $actor }: zaplatit za opravu štítu { $price } z pokladu ({ $treasure })?
ask-ranged-maneuver = { $actor } to zkouší na dálku ({ $maneuver }), cíl: { $target }. Dává to smysl?

option-supplies = { $supplies ->
    [0] únavou ({ $points })
   *[other] { $supplies ->
        [one] { $supplies } zásobou
       *[other] { $supplies } zásobami
    }{ $points ->
        [0] { "" }
       *[other] { " " }a únavou ({ $points })
    }
}
option-pay-all = zásobami, a tak i všichni ostatní, dokud jsou
option-food = jídlo
option-water = voda
option-shelter = útočiště
option-travel = cestovat (až { $km } km)
option-march = jít dnem i nocí (až { $km } km, za bod únavy)
option-hunt = lovit (šance { $chance } ze 6, pak Zručnost)
option-explore = prozkoumat okolí (šance { $chance } ze 6)
option-rest = odpočívat
option-other = { $doing } (šance { $chance } ze 6)
option-split = každý něco jiného
option-turn-back = obrátit se
option-road = po cestě
option-landmark = podle orientačního bodu
option-compass = podle světových stran
option-go = jít dál: { $room }
option-open = otevřít dveře ({ $door })
option-unlock = odemknout paklíčem ({ $door }; Zručnost proti { $against })
option-force = vyrazit dveře ({ $door }; Síla proti { $against })
option-search = prohledat ({ $method })
option-form = jiná formace ({ $formation })
option-way = { $method }
option-go-on = prostě jít
option-in-six = { $in_six } ze šesti
option-auto_success = prostě se povede
option-impossible = nemožné
option-advantage = výhoda
option-disadvantage = nevýhoda
option-number = číslo

procedure-journey = cesta
procedure-camp = přenocování
procedure-dungeon = kobka
procedure-trial = jednotlivé zkoušky
outcome-rested = Noc je za námi.
outcome-arrived = Konec: jsou v cíli.
outcome-turned-back = Konec: obrátili se zpět.
outcome-out-of-time = Konec: čas vypršel.
outcome-perished = Konec: výprava zahynula.
outcome-left = Konec: jsou zase venku.
outcome-settled = Vyřízeno.
measure-days = dny
measure-turns = směny
measure-supplies = zbylé zásoby
measure-arrived = v cíli
measure-perished = zahynuli

## Rozhodnutí Pána jeskyně a péče o raněné

ask-care = Kdo potřebuje pomoc?
ask-covered = Cíl střely nebo hodu je { $target }: jaké má krytí?
ask-close-shot = { $actor } střílí zblízka: má to ztíženo?
ask-far-shot = { $actor } míří extrémně daleko: je to možné?
ask-surprise-needed = Mohou být překvapeni ({ $side })?
ask-distance = Vzdálenost setkání: hodit, nebo určit?
ask-metres-apart = Kolik metrů stojí od sebe ({ $low }–{ $high })?
ask-reaction-modifier = Úprava hodu na reakci ({ $side }; { $low } až { $high })?
ask-quick-days = Kolik dní cesta trvá ({ $low }–{ $high })?
ask-quick-roll = Má se hodit, kolik setkání cesta přinese?
ask-quick-encounters = Kolik setkání cesta přinese ({ $low }–{ $high })?
ask-quick-damage = Kolik poškození si skupina rozdělí za útrapy cesty ({ $low }–{ $high })?
ask-visibility = Na kolik kilometrů je dnes vidět ({ $low }–{ $high })?
ask-hunt-roll = { $actor } má úlovek: má se hodit, kolik vydá zásob?
ask-hunt-yield = { $actor } má úlovek: kolik vydá zásob ({ $low }–{ $high })?
ask-wandering-every = Po kolika směnách hrozí náhodné setkání ({ $low }–{ $high })?
ask-wandering-chance = Náhodné setkání: v kolika případech ze šesti nastane ({ $low }–{ $high })?
ask-trap-chance = { $actor }, { $trap }: v kolika případech ze šesti se past spustí ({ $low }–{ $high })?
ask-check-dc = { $actor }: jak je to obtížné ({ $low }–{ $high }; snadné 5, střední 10, těžké 15, velmi těžké 20)?
ask-hunger-points = { $actor }: kolik únavy za den bez jídla či pití ({ $low }–{ $high })?
ask-catch-after = { $actor } se zachytí: po kolika metrech pádu ({ $low }–{ $high })?
ask-fall-dice = { $actor } má pod sebou něco měkkého: kolik kostek poškození ({ $low }–{ $high })?
ask-drift = O kolik se uchýlí od směru?
ask-waive-need = { $actor } to obstará kouzlem ({ $spell }): stačí to na celou potřebu ({ $needs })? Platí to i pro další noci.
ask-forgive-need = { $need }: poslouží jim něco z kobky?
ask-other-activity = Hráči navrhují: „{ $doing }“. Jde to?
ask-other-chance = „{ $doing }“: jaká je šance, kolik z šesti?
ask-other-yield = „{ $doing }“: kolik zásob to přinese?
ask-wagon = Může vůz mimo cestu?
ask-loud = Bylo to slyšet?
ask-read-by-heat = { $actor }: dá se to přečíst termovizí?
ask-climb-dc = { $actor }: jak těžké je šplhání ({ $low }–{ $high })?
ask-proposal = { $actor }: co chcete dělat? Řekni po svém.
ask-besides = { $doing } – cestou?
option-care = postarat se o raněné
option-care-look = ohledat tělo: { $target }
option-care-cast = { $member } sešle kouzlo ({ $spell }), pro koho: { $target }
option-care-use = { $member } podá předmět ({ $thing_or_weapon }), komu: { $target }
option-on = jít dál
option-cover = krytí { $cover }
option-full = kompletní krytí
option-degrees = o { $degrees }°
option-propose = něco jiného
option-refuse = nejde to
option-whole-day = celý den
option-on-the-way = cestou
event-no-shot = Na cíl ({ $target }) teď nejde střílet ani házet: { $actor }, { with-what }.
event-cannot-read = { $actor } ve tmě nic { PAST("nepřečetl", $actor_gender) } ({ $thing_or_weapon }).
problem-no-way-to-go = cesta nemá žádný úsek
    .remedy = přidej [[journey.leg]] s kilometry, nebo journey.quick
problem-two-ways-to-go = cesta má úseky a je zároveň rychlá
    .remedy = nech buď [[journey.leg]], nebo journey.quick
problem-resistant-and-immune = kdo je imunní, tomu odolnost nic nepřidá
    .remedy = nech jen immune
problem-heroes-have-no-morale = morálka hráčských postav se neověřuje
    .remedy = vynech to, nebo napiš kind = „npc“
problem-shield-taken-for-trained = není řečeno, jestli s ním umí; bere se, že ano
    .remedy = napiš trained = true, nebo trained = false
problem-nobody-adds-effects = bez Pána jeskyně nikdo žádný účinek nepřidá
    .remedy = napiš rulings = „ask“
problem-trap-without-clues = skryté pasti si bez náznaků nikdo nevšimne
    .remedy = napiš, čeho si hráči mohou všimnout
problem-no-rooms = kobka nemá žádnou místnost
    .remedy = přidej [[dungeon.room]]; první je ta, kudy se vchází
problem-no-trials = není co zkoušet
    .remedy = přidej [[trial]]
problem-nobody-travels = na výpravu se nikdo nevydává
    .remedy = dej aspoň jedné postavě kind = „pc“

## Předpověď výpravy

verdict-journey = { $who } { $arrived ->
    [0] k cíli nedojde ani jednou
    [100] k cíli dojde vždycky
   *[other] k cíli dojde v { $arrived } % případů
}, na cestě je { $days_span } { $days_high ->
    [one] den
    [few] dny
   *[other] dní
}; zásob zbude { $supplies_span }{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(obvykle { $supplies })
}, nejunavenější skončí s únavou { $worn_span }; { $loss ->
    [0] nikdo přitom nezemře
    [100] vždycky přitom někdo zemře
   *[other] v { $loss } % případů někdo zemře
}.
verdict-dungeon = { $who } { $left ->
    [0] ven nevyjde ani jednou
    [100] ven vyjde vždycky
   *[other] ven vyjde v { $left } % případů
}, dole je { $turns_span } { $turns_high ->
    [one] směnu
    [few] směny
   *[other] směn
}; zásob zbude { $supplies_span }{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(obvykle { $supplies })
}, nejunavenější skončí s únavou { $worn_span }; { $loss ->
    [0] nikdo přitom nezemře
    [100] vždycky přitom někdo zemře
   *[other] v { $loss } % případů někdo zemře
}.
verdict-camp = { $who } noc { $perished ->
    [0] vždycky přečká
    [100] nepřečká ani jednou
   *[other] nepřečká v { $perished } % případů
}; zásob zbude { $supplies_span }{ $supplies_sure ->
    [yes] { "" }
   *[no] { " " }(obvykle { $supplies })
}, nejunavenější skončí s únavou { $worn_span }; { $loss ->
    [0] nikdo přitom nezemře
    [100] vždycky přitom někdo zemře
   *[other] v { $loss } % případů někdo zemře
}.
verdict-trial = { $who } to { $perished ->
    [0] vždycky přečká
    [100] nepřečká ani jednou
   *[other] nepřečká v { $perished } % případů
}; nejunavenější skončí s únavou { $worn_span }; { $loss ->
    [0] nikdo přitom nezemře
    [100] vždycky přitom někdo zemře
   *[other] v { $loss } % případů někdo zemře
}.
forecast-played-trial = Zkoušeno { NUMBER($fights) }krát, semínko { $seed }.
forecast-played-journey = { $fights ->
    [one] Odehrána { NUMBER($fights) } výprava
    [few] Odehrány { NUMBER($fights) } výpravy
   *[other] Odehráno { NUMBER($fights) } výprav
}, semínko { $seed }.
forecast-played-dungeon = { forecast-played-journey }
forecast-played-camp = { $fights ->
    [one] Odehrána { NUMBER($fights) } noc
    [few] Odehrány { NUMBER($fights) } noci
   *[other] Odehráno { NUMBER($fights) } nocí
}, semínko { $seed }.
measure-worn = nejvyšší únava ve družině
measure-turned_back = obrátili se
measure-out_of_time = došel čas
measure-left = zase venku
measure-loss = někdo zemřel
convention-expedition-tactics = Výprava jde každý den dál, cestou sbírá zásoby a za noc platí zásobami, dokud jsou; když dojdou a někdo má únavu aspoň 5, obrátí se. V kobce jde z místnosti do místnosti, vyráží dveře, a když přijde o polovinu životů, jde ven.
forecast-legend-journey = Podíl má v závorce 95% interval, průměr za znakem ±; v závorce za průměrem jsou meze osmi případů z deseti a medián.
forecast-legend-dungeon = { forecast-legend-journey }
forecast-legend-camp = { forecast-legend-journey }
forecast-legend-trial = { forecast-legend-journey }
forecast-unlucky-journey = Jak to dopadlo nejhůř:
forecast-unlucky-dungeon = { forecast-unlucky-journey }
forecast-unlucky-camp = { forecast-unlucky-journey }
forecast-unlucky-trial = { forecast-unlucky-journey }
forecast-fight-journey = případ { $fight }: { $won ->
        [yes] podařilo se
       *[no] nepodařilo se
    }{ $fallen ->
        [0] { "" }
       *[other] , pádů a úmrtí: { NUMBER($fallen) }
    }
forecast-fight-dungeon = { forecast-fight-journey }
forecast-fight-camp = { forecast-fight-journey }
forecast-fight-trial = { forecast-fight-journey }
forecast-tenth-journey = jeden případ z deseti dopadne takhle nebo hůř: { $fate }
forecast-tenth-dungeon = { forecast-tenth-journey }
forecast-tenth-camp = { forecast-tenth-journey }
forecast-tenth-trial = { forecast-tenth-journey }

## Kým mohou být hrdinové nové scény

calling-guard = strážný
    .also = strážná stráž strážce strážkyně bojovník bojovnice válečník válečnice
calling-bandit = lupič
    .also = lupička loupežník loupežnice zloděj zlodějka tulák tulačka
calling-cultist = kultista
    .also = kultistka kněz kněžka
calling-bandit_chief = náčelník
    .also = náčelnice vůdce vůdkyně
