### srd5 česky: boj páté edice. Názvy pravidel a jejich znění stojí na konci.

system = Boj páté edice (dvě vydání)
gm = Pán jeskyně
tag-gm-ruling = rozhoduje Pán jeskyně
unit-otherwise = sah
scene-printing = phb_cs
procedure-fight = boj
printing-phb_cs = české vydání (phb_cs)
printing-srd_ru = ruské vydání SRD (srd_ru)

## Začátek, kola a tahy

event-printing = Pravidla: { $printing }{ $overridden_known ->
    [yes] , jinak než tam: { $overridden }
   *[no] { "" }
}.
event-surprised = { $actor } je { ADJ("překvapený", $actor_gender) }.
event-nobody-surprised = Překvapený není nikdo.
event-order = Pořadí tahů: { $order_arrows }.
event-turn = Na řadě { $actor_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
} { $actor }.

## Pohyb

event-put-back = { $actor } se { PAST("vrátil", $actor_gender) } na poslední volné místo.
story-eyes-from = { $eyes_declines ->
    [yes] před { $eyes_ins }
   *[no] (nevidí: { $eyes })
}
event-found = { $actor } už není { ADJ("schovaný", $actor_gender) } { story-eyes-from }.
event-misses-square = { $actor } { PAST("zaútočil", $actor_gender) } naslepo ({ $weapon }) – vedle.
    .result = vedle

## Útok

event-hit =
    .result = zásah
event-miss =
    .result = vedle
event-critical =
    .result = kritický zásah

help-unseen-attacker = cíl útočníka nevidí
help-help = pomoc spojence
help-blinded = cíl je oslepený
help-paralyzed = cíl je ochromený
help-petrified = cíl je zkamenělý
help-prone = cíl leží
help-restrained = cíl je znehybněný
help-stunned = cíl je omráčený
help-unconscious = cíl je v bezvědomí
hinder-unseen-target = útočník cíl nevidí
hinder-prone = vleže
hinder-blinded = útočník je oslepený
hinder-frightened = útočník je vystrašený
hinder-poisoned = útočník je otrávený
hinder-restrained = útočník je znehybněný
hinder-exhaustion = vyčerpání
help-dodge = uhýbá
hinder-dodge = cíl uhýbá
hinder-heavy = zbraň je moc těžká
hinder-long-range = dlouhý dostřel
hinder-close-enemy = nepřítel hned vedle

## Zranění, pád a smrt

reason-resistance = odolání
reason-vulnerability = zranitelnost
reason-immunity = imunita
reason-reduction = snížení zranění
reason-shared = polovinu nese druhý
reason-threshold = pod prahem zranění
event-knocked-out = { $target_gender ->
    [f] { $target } leží v bezvědomí, ale žije: { $actor } ji ušetřil
    [n] { $target } leží v bezvědomí, ale žije: { $actor } je ušetřil
   *[m] { $target } leží v bezvědomí, ale žije: { $actor } ho ušetřil
}{ $actor_gender ->
    [f] a
    [n] o
   *[m] { "" }
}.
event-falls = { $actor } { PAST("klesl", $actor_gender) } v bezvědomí k zemi.
death-count = (úspěchy { $successes }, neúspěchy { $failures })
event-death-failure = { $critical_id ->
    [yes] Kritický zásah při 0 životech: { $actor } má dva neúspěchy navíc
   *[no] Zranění při 0 životech: { $actor } má neúspěch navíc
} { death-count }.
event-death-save-success =
    .result = úspěch
event-death-save-failure =
    .result = neúspěch
event-death-save-wakes =
    .result = návrat k vědomí

## Akce

event-dodge-lost = { $actor } { PAST("přišel", $actor_gender, "přišl") } o Uhnutí.
trigger-near = až přijde nepřítel na dosah
trigger-in-range = až se nepřítel dostane na dostřel
trigger-attacked = až na něj někdo zaútočí
trigger-friend-attacked = až někdo zaútočí na spojence
trigger-word = až nastane domluvená chvíle
response-attack = zaútočí
response-move = přesune se
response-word = udělá, co si řekl
event-ready = { $actor } { PAST("zvolil", $actor_gender) } Přípravu: { $trigger_id ->
    [attacked] { $actor_gender ->
        [f] až na ni někdo zaútočí
        [n] až na ně někdo zaútočí
       *[m] až na něj někdo zaútočí
    }
   *[other] { $trigger }
}, { $response_id ->
    [word] udělá, co si { PAST("řekl", $actor_gender) }
   *[other] { $response }
}{ $note_known ->
    [yes] { " " }(„{ $note }“)
   *[no] { "" }
}.
event-acts-on-note = { $actor } { $note_known ->
    [yes] { PAST("udělal", $actor_gender) }, k čemu se { PAST("připravoval", $actor_gender) }: „{ $note }“
   *[no] { PAST("udělal", $actor_gender) }, k čemu se { PAST("připravoval", $actor_gender) }.
}
event-uses = { $actor } { $what_id ->
    [words] { PAST("použil", $actor_gender) } předmět{ $note_known ->
        [yes] : „{ $note }“
       *[no] .
    }
   *[other] { PAST("použil", $actor_gender) } předmět: { $what }.
}
event-says = { $actor } { $note_known ->
    [yes] { PAST("řekl", $actor_gender) }: „{ $note }“
   *[no] něco { PAST("řekl", $actor_gender) }.
}
healing-regained = { $regained ->
    [one] { $regained } život
    [few] { $regained } životy
   *[other] { $regained } životů
}
event-stabilizes =
    .result = { ADJ("stabilizovaný", $target_gender) }
event-first-aid-fails =
    .result = neúspěch

## Otázky

ask-sneak = Snaží se { $actor } zůstat bez povšimnutí?
ask-surprised = Je { $target } { ADJ("překvapený", $target_gender) }?
ask-tie = Stejná iniciativa ({ $tied }): kdo jde dřív?
ask-tie-same = Stejná iniciativa ({ $tied }): kdo jde dřív?
ask-act = Co udělá { $actor }?{ $left_known ->
    [yes] { $left_amount ->
        [0] { "" }
       *[other] { " " }Pohyb: { $left }.
    }
   *[no] { "" }
}
ask-where = Kam půjde { $actor }? Pohyb: { $left }.
ask-point-x = Kam půjde { $actor }? První souřadnice ve stopách, { $low } až { $high }.
ask-point-y = Kam půjde { $actor }? Druhá souřadnice ve stopách, { $low } až { $high }.
ask-aim = Na které pole { $actor } zaútočí ({ $weapon })?
ask-cover = Jaký kryt má { $target }? (útočí { $actor })
ask-reaction-order = Víc reakcí na jednu událost ({ $reactors }): kdo reaguje první?
ask-opportunity = { $target } opouští dosah, který má { $actor }. Zaútočit příležitostným útokem?
ask-readied = { $target_known ->
    [yes] { $target } spouští, na co { $actor } { PAST("čekal", $actor_gender) }. Využít připravenou reakci?
   *[no] Nastalo, na co { $actor } čeká. Využít připravenou reakci?
}{ $note_known ->
    [yes] { " " }(„{ $note }“)
   *[no] { "" }
}
ask-knock-out = { $target } klesá na 0 životů. { $target_gender ->
    [f] Ušetřit ji a jen ji srazit
    [n] Ušetřit je a jen je srazit
   *[m] Ušetřit ho a jen ho srazit
} do bezvědomí?
ask-ready-trigger = Na co bude { $actor } čekat?
ask-ready-response = Co pak { $actor } udělá?
ask-ready-words = Vlastními slovy: na co { $actor } čeká a co pak udělá?
ask-use = S čím { $actor } něco dělá?
ask-use-words = Vlastními slovy: s čím { $actor } něco dělá a co?
ask-say = Co { $actor } říká?
ask-readied-attacks = Smí připravený Útok být všemi útoky akce? ({ $actor })
ask-finesse = Čím { $actor } vede útok? (cíl: { $target })
ask-defend = Čím se { $actor } brání? (protivník: { $target })
ask-shove = Co se stane? ({ $target })
ask-free-or-action = { $actor }{ $what_id ->
    [words] { $note_known ->
        [yes] : „{ $note }“ –
       *[no] { " " }používá předmět –
    }
   *[other] : { $what } –
} je to zadarmo, nebo za akci?

## Odpovědi

option-how = { $way_id ->
    [two-hands] { $weapon } obouruč
    [throw] { $weapon } – hod
   *[other] { $weapon }
}
option-lying = { $lying_known ->
    [yes] { " " }(leží v bezvědomí)
   *[no] { "" }
}
option-whom = { $target_declines ->
    [yes] na { $target_acc }
   *[no] – { $target }
}
option-attack = zaútočit { option-whom }: { option-how }{ option-lying }
option-second = bonusová akce, druhá zbraň { option-whom }: { option-how }{ option-lying }
option-move = přesunout se (pohyb: { $left })
option-stand = vstát (stojí { $cost_acc })
price-free = volná interakce
price-action = za akci
price-no = nelze
option-pick-up = zvednout ze země: { $weapon } ({ $price })
option-draw = vzít do ruky: { $weapon } ({ $price })
option-stow = schovat: { $weapon } ({ $price })
option-drop = pustit na zem: { $weapon } (zdarma)
option-dash = Úprk: získat další pohyb
option-disengage = Odpoutání se: odejít bez příležitostných útoků
option-dodge = Uhnutí: útoky na tebe mají nevýhodu
option-help = Pomoc: { $ally_declines ->
    [yes] pomoct { $ally_dat }
   *[no] pomoct (spojenec: { $ally })
} { $target_declines ->
    [yes] proti { $target_dat }
   *[no] (protivník: { $target })
}
option-assist = Pomoc: { $ally_declines ->
    [yes] pomoct { $ally_dat } s ověřením
   *[no] pomoct s ověřením (spojenec: { $ally })
}
option-potion = léčivý lektvar { $ally_declines ->
    [yes] pro { $ally_acc }
   *[no] (pro koho: { $ally })
}, zbývá { $left }
option-stabilize = { $ally_declines ->
    [yes] ošetřit { $ally_acc }
   *[no] ošetřit (koho: { $ally })
}: Lékařství proti SO 10
option-kit = { $ally_declines ->
    [yes] ošetřit { $ally_acc }
   *[no] ošetřit (koho: { $ally })
} léčitelskými potřebami, zbývá { $left }
option-hide = schovat se: hod na Nenápadnost
option-search = hledat: hod na Vnímání proti těm, kdo se skrývají
option-aim = zaútočit na pole: { option-how }
option-at = na { $place }
option-cover-none = bez krytu
option-cover-half = poloviční kryt
option-cover-three_quarters = tříčtvrteční kryt
option-cover-total = úplný kryt: nelze útočit
option-ready = Příprava: počkat na vhodnou chvíli
option-use = použít předmět
option-use-words = vlastními slovy
option-say = něco říct (zdarma)
option-prone = lehnout si
option-end = ukončit tah
option-to = na { $place } (stojí { $cost_acc }{ $dangers ->
    [0] { "" }
   *[other] { $hurts_known ->
        [yes] , nebezpečí cestou: { $dangers }
       *[no] , příležitostné útoky: { $dangers }
    }
})
option-stay = zůstat na místě
option-near = { $target_declines ->
    [yes] { PREP("k", $target_dat) }
   *[no] k cíli: { $target }
}
option-away = pryč od nepřátel
option-point = na místo, které určíš souřadnicemi
option-strike = zaútočit: { option-how }
option-opportunity-no = neútočit
option-first = první: { $target }
option-monster_first = napřed nestvůry
option-character_first = napřed postavy
option-roll_off = rozhodne hod
option-listed = jak jsou zapsaní
option-ready-trigger-near = až přijde nepřítel na dosah
option-ready-trigger-in-range = až se nepřítel dostane na dostřel
option-ready-trigger-attacked = až na mě někdo zaútočí
option-ready-trigger-friend-attacked = až někdo zaútočí na spojence
option-ready-trigger-word = až nastane, co si řekneme
option-ready-response-attack = zaútočit: { option-how }
option-ready-response-move = přesunout se
option-ready-response-word = udělat, co si řekneme
option-readied-use = { $target_known ->
    [yes] využít: { $target }
   *[no] využít
}
option-readied-wait = nechat být a čekat dál
option-free = zadarmo
option-action = za akci

## Zbraně

weapon-club = kyj
    .gen = kyje
    .ins = kyjem
    .verb = smash
weapon-dagger = dýka
    .gender = f
    .gen = dýky
    .acc = dýku
    .ins = dýkou
    .verb = stab
weapon-greatclub = velký kyj
    .gen = velkého kyje
    .ins = velkým kyjem
    .verb = smash
weapon-handaxe = ruční sekera
    .gender = f
    .gen = ruční sekery
    .acc = ruční sekeru
    .ins = ruční sekerou
    .verb = swing
weapon-javelin = oštěp
    .gen = oštěpu
    .ins = oštěpem
    .verb = stab
weapon-light_hammer = lehké kladivo
    .gender = n
    .gen = lehkého kladiva
    .ins = lehkým kladivem
    .verb = smash
weapon-mace = palcát
    .gen = palcátu
    .ins = palcátem
    .verb = smash
weapon-quarterstaff = hůl
    .gender = f
    .gen = hole
    .ins = holí
    .verb = smash
weapon-sickle = srp
    .gen = srpu
    .ins = srpem
    .verb = swing
weapon-spear = kopí
    .gender = n
    .gen = kopí
    .ins = kopím
    .verb = stab
weapon-light_crossbow = lehká kuše
    .gender = f
    .gen = lehké kuše
    .acc = lehkou kuši
    .ins = lehkou kuší
    .verb = smash
weapon-dart = šipka
    .gender = f
    .gen = šipky
    .acc = šipku
    .ins = šipkou
    .verb = stab
weapon-shortbow = krátký luk
    .gen = krátkého luku
    .ins = krátkým lukem
    .verb = smash
weapon-sling = prak
    .gen = praku
    .ins = prakem
    .verb = smash
weapon-battleaxe = bojová sekera
    .gender = f
    .gen = bojové sekery
    .acc = bojovou sekeru
    .ins = bojovou sekerou
    .verb = swing
weapon-flail = řemdih
    .gen = řemdihu
    .ins = řemdihem
    .verb = smash
weapon-glaive = glefa
    .gender = f
    .gen = glefy
    .acc = glefu
    .ins = glefou
    .verb = swing
weapon-greataxe = velká sekera
    .gender = f
    .gen = velké sekery
    .acc = velkou sekeru
    .ins = velkou sekerou
    .verb = swing
weapon-greatsword = obouruční meč
    .gen = obouručního meče
    .ins = obouručním mečem
    .verb = swing
weapon-halberd = halapartna
    .gender = f
    .gen = halapartny
    .acc = halapartnu
    .ins = halapartnou
    .verb = swing
weapon-lance = dřevec
    .gen = dřevce
    .ins = dřevcem
    .verb = stab
weapon-longsword = dlouhý meč
    .gen = dlouhého meče
    .ins = dlouhým mečem
    .verb = swing
weapon-maul = palice
    .gender = f
    .gen = palice
    .acc = palici
    .ins = palicí
    .verb = smash
weapon-morningstar = jitřenka
    .gender = f
    .gen = jitřenky
    .acc = jitřenku
    .ins = jitřenkou
    .verb = smash
weapon-pike = píka
    .gender = f
    .gen = píky
    .acc = píku
    .ins = píkou
    .verb = stab
weapon-rapier = rapír
    .gen = rapíru
    .ins = rapírem
    .verb = stab
weapon-scimitar = šavle
    .gender = f
    .gen = šavle
    .acc = šavli
    .ins = šavlí
    .verb = swing
weapon-shortsword = krátký meč
    .gen = krátkého meče
    .ins = krátkým mečem
    .verb = stab
weapon-trident = trojzubec
    .gen = trojzubce
    .ins = trojzubcem
    .verb = stab
weapon-war_pick = nadzak
    .gen = nadzaku
    .ins = nadzakem
    .verb = smash
weapon-warhammer = válečné kladivo
    .gender = n
    .gen = válečného kladiva
    .ins = válečným kladivem
    .verb = smash
weapon-whip = bič
    .gen = biče
    .ins = bičem
    .verb = lash
weapon-blowgun = foukačka
    .gender = f
    .gen = foukačky
    .acc = foukačku
    .ins = foukačkou
    .verb = smash
weapon-hand_crossbow = ruční kuše
    .gender = f
    .gen = ruční kuše
    .acc = ruční kuši
    .ins = ruční kuší
    .verb = smash
weapon-heavy_crossbow = těžká kuše
    .gender = f
    .gen = těžké kuše
    .acc = těžkou kuši
    .ins = těžkou kuší
    .verb = smash
weapon-longbow = dlouhý luk
    .gen = dlouhého luku
    .ins = dlouhým lukem
    .verb = smash
weapon-net = síť
    .gender = f
    .gen = sítě
    .ins = sítí
    .verb = lash
weapon-unarmed = úder beze zbraně
    .gen = úderu beze zbraně
    .ins = úderem beze zbraně
    .verb = fist
weapon-bite = kousnutí
    .gender = n
    .gen = kousnutí
    .ins = kousnutím
    .verb = bite
weapon-claws = drápy
    .gen = drápů
    .ins = drápy
    .verb = swing
weapon-slam = úder
    .gen = úderu
    .ins = úderem
    .verb = slam
weapon-tusks = kly
    .gen = klů
    .ins = kly
    .verb = smash
weapon-hooves = kopyta
    .gender = n
    .gen = kopyt
    .ins = kopyty
    .verb = kick
weapon-sting = žihadlo
    .gender = n
    .gen = žihadla
    .ins = žihadlem
    .verb = stab
weapon-beak = zobák
    .gen = zobáku
    .ins = zobákem
    .verb = stab
weapon-rock = balvan
    .gen = balvanu
    .ins = balvanem
    .verb = hurl

## Typy zranění

type-none = žádné
    .gen = žádného
type-acid = kyselinové
    .gen = kyselinového
type-bludgeoning = drtivé
    .gen = drtivého
type-cold = chladné
    .gen = chladného
type-fire = ohnivé
    .gen = ohnivého
type-force = silové
    .gen = silového
type-lightning = bleskové
    .gen = bleskového
type-necrotic = nekrotické
    .gen = nekrotického
type-piercing = bodné
    .gen = bodného
type-poison = jedové
    .gen = jedového
type-psychic = psychické
    .gen = psychického
type-radiant = zářivé
    .gen = zářivého
type-slashing = sečné
    .gen = sečného
type-thunder = hromové
    .gen = hromového

## Stavy, ukazatele, součty

state-dying = umírá
    .hides = unconscious prone incapacitated
    .head = { $actor_gender ->
        [pm] umírají
        [pf] umírají
        [pn] umírají
       *[m] umírá
    }
state-stable = stabilizace
    .hides = unconscious prone incapacitated
    .head = { ADJ("stabilizovaný", $actor_gender) }
state-dead = smrt
    .hides = hp all-states
    .head = { ADJ("mrtvý", $actor_gender) }
state-dodging = uhýbá
    .head = { $actor_gender ->
        [pm] uhýbají
        [pf] uhýbají
        [pn] uhýbají
       *[m] uhýbá
    }
state-surprised = překvapení
    .head = { ADJ("překvapený", $actor_gender) }
state-reaction-used = reakce využita
    .head = { "" }
state-wounded = nese stopy zranění
    .head = { $actor_gender ->
        [pm] nesou stopy zranění
        [pf] nesou stopy zranění
        [pn] nesou stopy zranění
       *[m] nese stopy zranění
    }
state-blinded = oslepení
    .head = { ADJ("oslepený", $actor_gender) }
state-charmed = okouzlení
    .head = { ADJ("okouzlený", $actor_gender) }
state-deafened = ohlušení
    .head = { ADJ("ohlušený", $actor_gender) }
state-frightened = vystrašení
    .head = { ADJ("vystrašený", $actor_gender) }
state-grappled = uchvácení
    .head = ve chvatu
state-incapacitated = neschopnost
    .head = { ADJ("neschopný", $actor_gender) } akce
state-invisible = neviditelnost
    .head = { ADJ("neviditelný", $actor_gender) }
state-paralyzed = ochromení
    .hides = incapacitated
    .head = { ADJ("ochromený", $actor_gender) }
state-petrified = zkamenění
    .hides = incapacitated
    .head = { ADJ("zkamenělý", $actor_gender) }
state-poisoned = otrava
    .head = { ADJ("otrávený", $actor_gender) }
state-prone = leží
state-restrained = znehybnění
    .head = { ADJ("znehybněný", $actor_gender) }
state-stunned = omráčení
    .hides = incapacitated
    .head = { ADJ("omráčený", $actor_gender) }
state-unconscious = bezvědomí
    .hides = prone incapacitated
    .head = v bezvědomí
gauge-hp = životy
    .head = { $value }/{ $maximum }
gauge-thp = dočasné životy
    .head = +{ $value }
gauge-hurt = utrpěné zranění
gauge-death-success = úspěchy
gauge-death-fail = neúspěchy
part-ability = oprava vlastnosti
part-ability-strength = oprava Síly
part-ability-dexterity = oprava Obratnosti
part-proficiency = zdatnostní bonus
part-attack-bonus = bonus k útoku
part-damage-bonus = bonus ke zranění
part-dexterity = bonus k iniciativě
part-stealth = Nenápadnost
cover-half = poloviční kryt
cover-three_quarters = tříčtvrteční kryt
cover-none = bez krytu
part-perception = Vnímání
part-medicine = Lékařství
part-potion = síla lektvaru
part-save-bonus = bonus k záchranným hodům

## Konce a předpovědi

outcome-nobody-left = Konec: na nohou nezůstal nikdo.
measure-undecided = nerozhodnuto
measure-wiped = pobití do posledního
convention-srd5-printing-phb_cs = Platí české vydání (phb_cs), pokud scéna neříká jinak.
convention-srd5-printing-srd_ru = Platí ruské vydání SRD (srd_ru), pokud scéna neříká jinak.
convention-srd5-order = Iniciativa se hází v každém boji znovu a pak platí až do konce.
convention-srd5-ties-mixed = O stejné iniciativě postavy a nestvůry rozhoduje hod, jinak platí pořadí zápisu.
convention-srd5-ties-all = O každé stejné iniciativě rozhoduje hod.
convention-srd5-ties-none = Při stejné iniciativě platí pořadí zápisu.
convention-srd5-zero = Postavy na 0 životech umírají a hází záchranné hody proti smrti, nestvůry na místě zemřou; padlé nikdo nešetří.
convention-srd5-floor = Nikdo se nezahrabává: pole neříká, co je pod zemí.
convention-gm-rulings-asked = Scéna se ptá Pána jeskyně; předpověď za něj odpovídá, jak je obvyklé.
convention-srd5-tactics = Každý bojuje podle své taktiky a vidí jen to, co smí vědět.

## Závady

problem-attack-without-distance = útok nemá dosah ani dostřel
    .remedy = doplň reach (stopy), nebo range (normální a dlouhý dostřel ve stopách)
problem-bad-range = dostřel { $normal } až { $long } nedává smysl
    .remedy = uveď kladný normální dostřel a stejný nebo delší dlouhý
problem-no-armor-class = není z čeho určit OČ
    .remedy = uveď ac, nebo armour, nebo aspoň dexterity mezi vlastnostmi
problem-utility-spell = tohle kouzlo nemá na boj vliv
    .remedy = napiš { $spell } do utility_spells
problem-unplayed-spell = tohle kouzlo se nehraje: co udělá, rozhodne Pán jeskyně
    .remedy = napiš { $spell } do unplayed.spells
problem-life-without-hp = kdo má 0 životů, nemůže být v pořádku
    .remedy = zadej dying, stable nebo dead, nebo dej hp aspoň 1
problem-hp-without-life = tohle platí jen při 0 životech, a tady je hp { $hp }
    .remedy = zadej hp = 0, nebo life vynech
problem-counter-without-dying = záchranné hody proti smrti počítá jen umírající
    .remedy = zadej hp = 0 a life dying, nebo čítač vynech
problem-group-of-characters = společnou iniciativu mají jen nestvůry
    .remedy = init_group u postavy vynech
problem-group-not-alike = ve skupině nejsou všichni stejní jako { $other }
    .remedy = dej jim stejné hodnoty a stranu, nebo jinou skupinu
problem-unknown-combatant = nikdo takový ve scéně není
    .remedy = vyber z těchto: { $known }
problem-distance-twice = tahle dvojice má dvě různé vzdálenosti nebo je to jedna a táž postava
    .remedy = nech pro každou dvojici jediný řádek
problem-distance-missing = tahle dvojice nemá v tabulce vzdálenost
    .remedy = doplň ji, nebo smaž celou tabulku (pak jsou si všichni na dosah)
problem-position-without-map = místo nic neznamená tam, kde se počítají jen vzdálenosti od sebe
    .remedy = místo vynech, nebo dej do field.mode něco jiného než abstract
problem-squares-without-map = pole se dají uvést jen na mapě
    .remedy = nakresli mapu nebo zadej její rozměry (field.width, field.height).
problem-lamp-of-nowhere = světlo buď stojí na poli, nebo je někdo nese
    .remedy = zadej jen at, nebo jen by.
problem-no-position = chybí místo
    .remedy = uveď position, nebo nakresli na mapu ještě jedno { $mark }
problem-half-square = na herním plánu se stojí na celých polích
    .remedy = zadej celá čísla
problem-outside-map = sem mapa nesahá (je { $width } × { $height })
    .remedy = zadej pole na mapě; počítá se od nuly
problem-inside-wall = na poli { $x }, { $y } je zeď
    .remedy = zadej volné pole
problem-overlapping-spaces = na tomhle místě už stojí { $other }
    .remedy = posuň jednoho z nich, nebo povol may_overlap
problem-mark-of-nobody = písmen na mapě je { $drawn }, bojovníků k nim { $combatants }
    .remedy = přidej bojovníka s touhle značkou (mark), nebo písmeno smaž
problem-turn-of-dead = na řadě nemůže být někdo mrtvý
    .remedy = zadej někoho živého, nebo turn vynech
problem-condition-of-dead = mrtvý už takový stav nemá
    .remedy = smaž ho, nebo zadej jiné life

## Stavy, záchranné hody, konflikty

event-suffers = { $condition_id ->
    [grappled] { $target } { PAST("uvízl", $target_gender) } ve chvatu.
    [invisible] { $target } { PAST("zmizel", $target_gender) } z očí.
    [prone] { $target } { PAST("padl", $target_gender) } na zem.
   *[other] { $target } je { $condition_is }.
}
event-save-made =
    .result = úspěch
event-save-missed =
    .result = neúspěch
contest-line = { $actor } – { $skill }{ $state ->
    [1] { " " }s výhodou ({ $helps })
    [-1] { " " }s nevýhodou ({ $hinders })
   *[0] { "" }
}: { $sum }
event-contest = { contest-line }.
event-contest-reply = { contest-line } proti { $against } – { $won ->
    [yes] { PAST("odolal", $actor_gender) }
   *[no] { PAST("podlehl", $actor_gender) }
}.
    .result = { $won ->
        [yes] odolává
       *[no] podléhá
    }
event-lets-go = { $actor } { PAST("pustil", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] ze sevření: { $target }
}.
event-dragged = { $actor } { PAST("odvlekl", $actor_gender) } s sebou { $target_declines ->
    [yes] { $target_acc }
   *[no] protivníka: { $target }
}.
event-pushed = { $target } { PAST("byl", $target_gender) } { PAST("odstrčen", $target_gender) } (o { $far }).
event-untangles = { $actor } { PAST("trhal", $actor_gender) } síť ({ $target }): { $sum } proti SO { $against } – síť povolila.
    .result = úspěch
event-stays-tangled = { $actor } { PAST("trhal", $actor_gender) } síť ({ $target }): { $sum } proti SO { $against } – marně.
    .result = neúspěch
hinder-lance = dřevec je na takovou blízkost dlouhý
option-grapple = Chvat místo útoku { $target_declines ->
    [yes] na { $target_acc }
   *[no] ({ $target })
}
option-shove = Strčení místo útoku { $target_declines ->
    [yes] do { $target_gen }
   *[no] ({ $target })
}
option-escape = vykroutit se z chvatu (drží: { $target }): { $skill } ({ $bonus }){ $against_known ->
    [yes] { "" } proti SO { $against }
   *[no] { "" }
}
option-release = pustit { $target_declines ->
    [yes] { $target_acc }
   *[no] ({ $target })
} (zdarma)
option-untangle = strhnout síť ({ $ally })
option-finesse-strength = Síla ({ $bonus })
option-finesse-dexterity = Obratnost ({ $bonus })
option-defend-athletics = Atletika ({ $bonus })
option-defend-acrobatics = Akrobacie ({ $bonus })
option-shove-prone = srazit k zemi
option-shove-push = odstrčit o sáh{ $place_known ->
    [yes] { " " }na { $place }
   *[no] { "" }
}
skill-athletics = Atletika
skill-acrobatics = Akrobacie
skill-stealth = Nenápadnost
skill-perception = Vnímání
skill-medicine = Lékařství
ability-strength = Síla
ability-dexterity = Obratnost
ability-constitution = Odolnost
ability-intelligence = Inteligence
ability-wisdom = Moudrost
ability-charisma = Charisma
condition-blinded = oslepení
condition-charmed = zmámení
condition-deafened = hluchota
condition-frightened = vystrašení
condition-grappled = uchvácení
condition-incapacitated = neschopnost
condition-invisible = neviditelnost
condition-paralyzed = ochromení
condition-exhaustion = vyčerpání
condition-petrified = zkamenění
condition-poisoned = otrava
condition-prone = poloha vleže
    .is = na zemi
condition-restrained = znehybnění
condition-stunned = omráčení
condition-unconscious = bezvědomí
what-draw_or_sheathe_sword = tasit nebo schovat meč
option-use-draw_or_sheathe_sword = tasit nebo schovat meč
what-open_or_close_door = otevřít nebo zavřít dveře
option-use-open_or_close_door = otevřít nebo zavřít dveře
what-take_potion_from_backpack = vytáhnout lektvar z batohu
option-use-take_potion_from_backpack = vytáhnout lektvar z batohu
what-pick_up_dropped_axe = zvednout upuštěnou sekeru
option-use-pick_up_dropped_axe = zvednout upuštěnou sekeru
what-take_trinket_from_table = vzít drobnost ze stolu
option-use-take_trinket_from_table = vzít drobnost ze stolu
what-take_off_ring = stáhnout prsten z prstu
option-use-take_off_ring = stáhnout prsten z prstu
what-put_food_into_mouth = strčit si jídlo do úst
option-use-put_food_into_mouth = strčit si jídlo do úst
what-plant_banner = zarazit praporec do země
option-use-plant_banner = zarazit praporec do země
what-take_coins_from_pouch = vylovit z měšce pár mincí
option-use-take_coins_from_pouch = vylovit z měšce pár mincí
what-drink_up_mug = vypít pivo z korbele
option-use-drink_up_mug = vypít pivo z korbele
what-pull_lever_or_throw_switch = zatáhnout za páku
option-use-pull_lever_or_throw_switch = zatáhnout za páku
what-take_torch_from_holder = vzít pochodeň z držáku
option-use-take_torch_from_holder = vzít pochodeň z držáku
what-take_book_from_shelf = vzít knihu z police
option-use-take_book_from_shelf = vzít knihu z police
what-light_small_flame = zapálit malý plamen
option-use-light_small_flame = zapálit malý plamen
what-extinguish_small_flame = zhasit malý plamen
option-use-extinguish_small_flame = zhasit malý plamen
what-put_on_mask = nasadit si masku
option-use-put_on_mask = nasadit si masku
what-cover_lantern = zakrýt lucernu
option-use-cover_lantern = zakrýt lucernu
what-pull_up_hood = přetáhnout si kápi přes hlavu
option-use-pull_up_hood = přetáhnout si kápi přes hlavu
what-put_ear_to_door = přiložit ucho ke dveřím
option-use-put_ear_to_door = přiložit ucho ke dveřím
what-kick_small_stone = kopnout do kamínku
option-use-kick_small_stone = kopnout do kamínku
what-turn_key = otočit klíčem v zámku
option-use-turn_key = otočit klíčem v zámku
what-tap_floor_with_pole = oťukat podlahu tyčí
option-use-tap_floor_with_pole = oťukat podlahu tyčí
what-hand_over_item = podat někomu věc
option-use-hand_over_item = podat někomu věc
what-words = něco jiného
part-athletics = Atletika
part-acrobatics = Akrobacie
part-strength = oprava Síly
part-cover = kryt
part-save-strength = Síla
part-save-dexterity = Obratnost
part-save-constitution = Odolnost
part-save-intelligence = Inteligence
part-save-wisdom = Moudrost
part-save-charisma = Charisma
weapon-improvised = improvizovaná zbraň
    .gender = f
    .gen = improvizované zbraně
    .acc = improvizovanou zbraň
    .ins = improvizovanou zbraní
    .verb = smash

## Traits and features

event-sneak-attack = { $actor } { PAST("zasáhl", $actor_gender) } slabé místo.
ask-legendary = Legendární akce ({ $actor })? Zbývá { $left }.
ask-legendary-resistance = Mění se neúspěch v úspěch? ({ $actor })
option-quick-disengage = bonusová akce: Odpoutání se
option-quick-dash = bonusová akce: Úprk
option-reckless = útočit v tomto tahu bez ohledu na obranu (zdarma)
option-legendary-strike = zaútočit { option-whom }: { option-how }
option-legendary-no = teď ne
help-pack-tactics = boj ve smečce
help-reckless = bez ohledu na obranu
trait-undead_fortitude = Odolnost nemrtvých
trait-relentless_endurance = Neúnavná výdrž
problem-unknown-attack = takový útok na listu není
    .remedy = zvol jeden z: { $known }
problem-too-few-hands = v rukou je víc, než kolik je rukou ({ $hands }; štít jednu zabírá)
    .remedy = něco z held vynech
problem-bad-end = takhle stav nekončí
    .remedy = napiš until a jedno z: { $known }

### The referee's hand
gauge-life = život
gauge-hp-max = nejvyšší počet životů
gauge-exhaustion = vyčerpání
gauge-initiative = iniciativa
gauge-surprised = překvapení
gauge-reaction = reakce k dispozici
gauge-dodging = úhyb
gauge-held = v ruce
gauge-form = podoba
gauge-legendary = legendární akce
gauge-potions = lektvary léčení
gauge-kit = léčitelské potřeby (použití)
gauge-arrows = šípy
gauge-bolts = šipky do kuše
gauge-sling-bullets = střely do praku
gauge-blowgun-needles = jehly do foukačky
state-ok = naživu
event-ruled-apart = { gm } rozhodl: { $actor } je teď { $length } od { $target_gen }.
event-ruled-holds = { gm } rozhodl: { $weapons_known ->
    [yes] { $actor } má v ruce: { $weapons }
   *[no] { $actor } má prázdné ruce
}.
problem-of-the-dead = mrtvému zranění ani léčení nic neudělá
    .remedy = vrať ho k životu: life ok nebo hp 1
problem-immune-to-it = tahle bytost je vůči tomu imunní
    .remedy = zvol jiný stav
problem-already-so = tímhle už trpí
    .remedy = přidej příčinu nebo konec, pokud jde o něco jiného
problem-not-so = tímhle netrpí
    .remedy = podívej se, co stojí u jména
problem-sleeps-at-zero = v bezvědomí je kvůli 0 životům
    .remedy = raději léčit
problem-shoots-none = takové střelivo nenosí
    .remedy = zvol střelivo, kterým její zbraně střílejí
problem-not-in-order = ještě není v pořadí
    .remedy = počkej, až bude pořadí dané
problem-cannot-act = teď nemůže jednat
    .remedy = nejdřív zruš, co jí brání
problem-no-room-there = na tomhle místě není volno
    .remedy = zvol volné místo na mapě
problem-no-place-given = chybí, kam
    .remedy = napiš za to místo: H7
problem-no-distance-given = chybí, jak daleko od ostatních
    .remedy = napiš, kolik jich přijde a jak daleko ve stopách: + goblin 2 30
problem-distance-on-map = na mapě platí místa, ne vzdálenosti
    .remedy = napiš místo: H7
problem-nobody-sees = žádný nepřítel ho nevidí
    .remedy = zvol někoho, koho nepřítel vidí
problem-not-hidden = před nikým se neskrývá
    .remedy = zvol někoho, kdo se skrývá
problem-nothing-readied = nic si nepřipravil, nebo nemůže reagovat
    .remedy = zvol někoho, kdo na něco čeká
gauge-altitude = výška
gauge-mount = jede na
gauge-control = ovládání zvířete
problem-no-heights = tahle scéna nemá výšky
    .remedy = udej ve scéně výšky nebo někoho, kdo létá
problem-thing-without-life = věc nežije
    .remedy = nastav jí hp
gauge-slots = volné pozice kouzel
gauge-hit-dice = zbývající kostky životů
gauge-used = spotřebované schopnosti
gauge-silenced = bez hlasu
problem-slots-of-each-level = počet pozic nesedí: tahle bytost má úrovní { $levels }
    .remedy = napiš číslo pro každou úroveň
problem-no-concentration = na nic se nesoustředí
    .remedy = zvol někoho, kdo drží kouzlo

## Co se hází vlastní kostkou

roll-save-strength = záchranný hod na Sílu
roll-save-dexterity = záchranný hod na Obratnost
roll-save-constitution = záchranný hod na Odolnost
roll-save-intelligence = záchranný hod na Inteligenci
roll-save-wisdom = záchranný hod na Moudrost
roll-save-charisma = záchranný hod na Charisma
roll-athletics = ověření Atletiky
roll-acrobatics = ověření Akrobacie
roll-stealth = ověření Nenápadnosti
roll-perception = ověření Vnímání
roll-medicine = ověření Lékařství
roll-investigation = ověření Pátrání
