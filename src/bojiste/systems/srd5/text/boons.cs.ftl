### Kouzla, která na někom leží, a co stojí mezi útočníkem a jeho cílem.

state-misty = podoba mlhy
    .head = { ADJ("rozplynulý", $actor_gender) } v mlhu
state-unfettered = volnost
    .head = { ADJ("ničím nespoutaný", $actor_gender) }
state-warded = útočiště
    .head = pod ochranou útočiště
condition-misty = podoba mlhy
condition-unfettered = volnost pohybu
    .is = { ADJ("volný", $actor_gender) } v pohybu
condition-warded = útočiště
condition-guard = ochrana
    .is = { ADJ("chráněný", $actor_gender) }
condition-image = zrcadlové obrazy
    .is = { ADJ("obklopený", $actor_gender) } vlastními obrazy
condition-cudgel = zbraň vedená kouzlem
    .is = { ADJ("ozbrojený", $actor_gender) } zbraní, kterou vede kouzlo
condition-base_ac = kouzelná zbroj
    .is = v kouzelné zbroji
condition-least_ac = kůže jako kůra
    .is = { ADJ("pokrytý", $actor_gender) } kůží jako kůra
condition-speed = delší krok
    .is = rychlejší
condition-truesight = pravé vidění
    .is = { ADJ("obdařený", $actor_gender) } pravým viděním
hinder-repelled = cíl takové tvory odpuzuje
help-aided = kouzlo
told-sent-home = { PAST("zapudil", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] cíl ({ $target })
} do domovské sféry ({ $power })
event-turned-away =
    .result = ztraceno
told-turned-away = { $lead ->
    [yes] se k útoku { PAST("neodhodlal", $actor_gender) }
   *[no] { PAST("neodhodlal", $actor_gender) } se k útoku
} ({ $target }) a { PAST("přišel", $actor_gender, "přišl") } o něj
event-image-drawn = { $actor } mezi obrazy ({ $images }): { $sum }, stačí { $against } – { $drawn_id ->
    [yes] útok míří na obraz
   *[no] útok míří na pravý cíl
}.
strip-image-drawn = obrazy { $sum }, stačí { $against }
    .ahead = yes
told-at-image = { story-assaults }, ale { $missed_id ->
    [yes] { PAST("minul", $actor_gender) } i pouhý obraz
   *[no] { PAST("trefil", $actor_gender) } jen pouhý obraz
}
    .strip = { $sum }{ $against_known ->
        [yes] { " " }proti OČ { $against }
       *[no] { "" }
    }
story-assaults = { $phrase ->
    [0] { PAST("vyrazil", $actor_gender) }
    [1] { PAST("zaútočil", $actor_gender) }
    [2] { $lead ->
        [yes] se { PAST("vrhl", $actor_gender) }
       *[no] { PAST("vrhl", $actor_gender) } se
    }
   *[other] { PAST("dorážel", $actor_gender) }
}{ story-on }
told-image-gone = { PAST("přišel", $actor_gender, "přišl") } o { $images ->
    [0] poslední obraz
   *[other] obraz (zbývá { $images })
}
ask-power-variant = V jaké podobě: { $power }?
option-power-variant-use = { $power }
ask-turned-away = { $actor } se nedokáže odhodlat k útoku ({ $target }). Zaútočit na někoho jiného?
option-turned-away-at = na jiný cíl: { $target }
option-turned-away-no = na nikoho: útok nebo kouzlo přijde nazmar
option-slip-out = vyklouznout ({ $condition }), 5 stop pohybu
power-barkskin = kůra
    .gender = f
    .gen = kůry
    .acc = kůru
power-break_enchantment = zlomení očarování
    .gender = n
    .gen = zlomení očarování
    .acc = zlomení očarování
power-chill_shield = chladný štít
    .gender = m
    .gen = chladného štítu
    .acc = chladný štít
power-dismissal = zapuzení
    .gender = n
    .gen = zapuzení
    .acc = zapuzení
power-dispel_evil_and_good = zapuzení zla a dobra
    .gender = n
    .gen = zapuzení zla a dobra
    .acc = zapuzení zla a dobra
power-fire_shield = ohnivý štít
    .gender = m
    .gen = ohnivého štítu
    .acc = ohnivý štít
power-flames = plameny štítu
    .gender = pm
    .gen = plamenů štítu
    .acc = plameny štítu
power-freedom_of_movement = volnost pohybu
    .gender = f
    .gen = volnosti pohybu
    .acc = volnost pohybu
power-frost = mráz štítu
    .gender = m
    .gen = mrazu štítu
    .acc = mráz štítu
power-gaseous_form = plynná podoba
    .gender = f
    .gen = plynné podoby
    .acc = plynnou podobu
power-longstrider = dlouhý krok
    .gender = m
    .gen = dlouhého kroku
    .acc = dlouhý krok
power-mage_armor = mágova zbroj
    .gender = f
    .gen = mágovy zbroje
    .acc = mágovu zbroj
power-mind_blank = nedotknutelná mysl
    .gender = f
    .gen = nedotknutelné mysli
    .acc = nedotknutelnou mysl
power-mirror_image = zrcadlové obrazy
    .gender = pm
    .gen = zrcadlových obrazů
    .acc = zrcadlové obrazy
power-sanctuary = útočiště
    .gender = n
    .gen = útočiště
    .acc = útočiště
power-shillelagh = druidova hůl
    .gender = f
    .gen = druidovy hole
    .acc = druidovu hůl
power-stoneskin = kamenná kůže
    .gender = f
    .gen = kamenné kůže
    .acc = kamennou kůži
power-true_seeing = pravé vidění
    .gender = n
    .gen = pravého vidění
    .acc = pravé vidění
power-warm_shield = hřejivý štít
    .gender = m
    .gen = hřejivého štítu
    .acc = hřejivý štít
weapon-dismissal = zapuzení
    .gender = n
    .gen = zapuzení
    .acc = zapuzení
    .ins = zapuzením
    .verb = spell
state-approaching = přivolání
    .head = { ADJ("přivolaný", $actor_gender) }
condition-approaching = příkaz přijít
state-desisting = nečinnost
    .head = mimo boj
condition-desisting = našeptaná nečinnost
    .is = { ADJ("přesvědčený", $actor_gender) }, že se nemá plést do boje
state-dropping = příkaz pustit
    .head = pod příkazem vše pustit
condition-dropping = příkaz vše pustit
state-fleeing = zahnání
    .head = { ADJ("zahnaný", $actor_gender) } na útěk
condition-fleeing = příkaz utéct
state-grovelling = příkaz lehnout
    .head = pod příkazem lehnout
condition-grovelling = příkaz lehnout k zemi
state-halting = zastavení
    .head = { ADJ("zastavený", $actor_gender) }
condition-halting = příkaz stát
state-jolted = otřes
    .head = { ADJ("otřesený", $actor_gender) }
condition-jolted = otřes, bez reakcí
state-leaving = odvedení
    .head = { ADJ("přesvědčený", $actor_gender) } k odchodu
condition-leaving = našeptaný odchod
    .is = { ADJ("přesvědčený", $actor_gender) }, že má odejít
help-metal = kovová zbroj
help-steadied = ochrana před jedem
told-obeys = { PAST("uposlechl", $actor_gender) } ({ $power })
told-lets-fall = { PAST("pustil", $actor_gender) } vše z rukou
told-not-understood = { PAST("nerozuměl", $actor_gender) } ani slovo ({ $power })
ask-understands = Rozumí tomu { $target }? ({ $power })
power-command = rozkaz
    .gender = m
    .gen = rozkazu
    .acc = rozkaz
power-command_approach = rozkaz „Pojď sem!“
    .gender = m
    .gen = rozkazu „Pojď sem!“
    .acc = rozkaz „Pojď sem!“
power-command_drop = rozkaz „Pusť!“
    .gender = m
    .gen = rozkazu „Pusť!“
    .acc = rozkaz „Pusť!“
power-command_flee = rozkaz „Prchej!“
    .gender = m
    .gen = rozkazu „Prchej!“
    .acc = rozkaz „Prchej!“
power-command_grovel = rozkaz „K zemi!“
    .gender = m
    .gen = rozkazu „K zemi!“
    .acc = rozkaz „K zemi!“
power-command_halt = rozkaz „Stůj!“
    .gender = m
    .gen = rozkazu „Stůj!“
    .acc = rozkaz „Stůj!“
power-suggestion = našeptání
    .gender = n
    .gen = našeptání
    .acc = našeptání
power-suggestion_leave = našeptání „Odejdi“
    .gender = n
    .gen = našeptání „Odejdi“
    .acc = našeptání „Odejdi“
power-suggestion_desist = našeptání „Nepleť se do toho“
    .gender = n
    .gen = našeptání „Nepleť se do toho“
    .acc = našeptání „Nepleť se do toho“
power-silence = ticho
    .gender = n
    .gen = ticha
    .acc = ticho
power-spirit_guardians = strážní duchové
    .gender = pm
    .gen = strážních duchů
    .acc = strážní duchy
power-radiant_guardians = zářiví strážní duchové
    .gender = pm
    .gen = zářivých strážních duchů
    .acc = zářivé strážní duchy
power-necrotic_guardians = nekrotičtí strážní duchové
    .gender = pm
    .gen = nekrotických strážních duchů
    .acc = nekrotické strážní duchy
power-globe_of_invulnerability = koule nezranitelnosti
    .gender = f
    .gen = koule nezranitelnosti
    .acc = kouli nezranitelnosti
