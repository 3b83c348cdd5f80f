### Co působí další schopnosti bloků.

state-sickened = nevolnost
    .head = { ADJ("přidušený", $actor_gender) }
condition-sickened = nevolnost
hinder-sickened = nevolnost
event-felled = { $target } má rázem 0 životů ({ $power }).
condition-swallowed = v útrobách
    .is = { ADJ("spolknutý", $actor_gender) }
condition-encased = uvěznění v rosolu
    .is = { ADJ("uvězněný", $actor_gender) } v rosolu
hinder-entering = vstupuje dovnitř
option-sweep = přejít přes ostatní, až do rychlosti: { $power }
option-enter = vstoupit dovnitř ({ $target }): { $power }
condition-engulfed = pohlcení
    .is = { ADJ("pohlcený", $actor_gender) }
option-crawl-out = prodrat se ven z mrtvého těla ({ $cost })
ask-instead = Udělá to místo zranění? { $power } ({ $actor }, { $target })
weapon-swallow = polknutí
    .gender = n
    .gen = polknutí
    .ins = polknutím
    .verb = touch
event-pulls-out =
    .result = úspěch
event-pulls-not =
    .result = neúspěch
option-quick-strike = zaútočit bonusovou akcí ({ $target }, { $weapon })
state-nimble = mrštnost
    .head = { ADJ("mrštný", $actor_gender) }
condition-nimble = mrštnost
condition-strike = úder bonusovou akcí
    .is = { ADJ("připravený", $actor_gender) } udeřit bonusovou akcí
help-nimble = mrštnost
hinder-nimble = mrštnost
told-taken-in = { PAST("pohltil", $actor_gender) } { $same ->
    [yes] { story-it }
   *[no] { $target_declines ->
        [yes] { $target_acc }
       *[no] oběť ({ $target })
    }
}
told-brings-up = { PAST("vyvrhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] kořist ({ $target })
}
told-crawls-out = { $lead ->
    [yes] se { PAST("prodral", $actor_gender) }
   *[no] { PAST("prodral", $actor_gender) } se
} ven z mrtvého těla ({ $cost })
told-comes-free = { $actor_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
} zase { ADJ("volný", $actor_gender) }
told-tears-free = { $lead ->
    [yes] se { PAST("vytrhl", $actor_gender) }
   *[no] { PAST("vytrhl", $actor_gender) } se
} na svobodu ({ $power })
    .strip = { $sum } proti SO { $against }
told-stays-caught = { $lead ->
    [yes] se marně { PAST("snažil", $actor_gender) }
   *[no] marně se { PAST("snažil", $actor_gender) }
} vytrhnout ({ $power })
    .strip = { $sum } proti SO { $against }
told-pulls-out = { PAST("vytáhl", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] druha ({ $target })
} ven
    .strip = { $sum } proti SO { $against }
told-pulls-not = marně { PAST("vytahoval", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] druha ({ $target })
} ven
    .strip = { $sum } proti SO { $against }
told-strikes-quickly = { PAST("využil", $actor_gender) } bonusové akce
ask-avert = Odvrátit zrak? ({ $actor }, { $target })
condition-averted = odvrácený zrak
    .is = s odvráceným zrakem
condition-banished = vykázání
state-banished = vykázání
    .head = { ADJ("vykázaný", $actor_gender) }
condition-chilled = zpomalení mrazem
state-chilled = prochladnutí
    .head = { ADJ("prochladlý", $actor_gender) }
condition-lit = světelné jiskření
state-lit = světelné jiskření
    .head = { ADJ("prozářený", $actor_gender) }
condition-mocked = posměch
state-mocked = posměch
    .head = { ADJ("zesměšněný", $actor_gender) }
help-lit = cíl jiskří světlem
hinder-mocked = posměch
help-fought = uprostřed boje
power-banishment = vykázání
    .gender = n
    .gen = vykázání
    .acc = vykázání
power-power_word_stun = slovo moci: omráčení
power-power_word_kill = slovo moci: smrt
option-guise = vzít na sebe podobu jiného tvora (akce)
ask-guise = Čí podobu na sebe { $actor } vezme?
option-as = { $form }
option-itself = nechat si svou podobu
block-guise = Bere na sebe podobu tvorů, kteří nemají vyšší nebezpečnost: { $what } (akce); { $keeps ->
        [mind] zůstávají mu životy, mysl a výcvik
        [bite] zůstává mu vše, co druhému chybí, a vlastní kousnutí
       *[deeds] zůstává mu vše, co druhému chybí
    }.
state-befriended = pod vlivem „přítele“
condition-befriended = důvěra ke „příteli“
hinder-befriended = důvěra ke „příteli“
state-bemused = s otupělou myslí
condition-bemused = otupělá mysl
hinder-bemused = otupělá mysl
state-lured = jde za písní
condition-lured = vábení písně
hinder-lured = vábení písně
condition-gilled = nákaza (dýchá jen pod vodou)
condition-festering = nákaza (hojí se jen kouzlem)
hinder-firm-hold = lepkavé sevření
option-keep-up = pokračovat ({ $power }; bonusová akce)
told-keeps-up = pokračuje ({ $power })
form-object = věc
feature-freedom_of_movement = volnost pohybu
block-time-sustained = dokud na to každý tah jde bonusová akce
told-corrodes = { PAST("rozleptal", $actor_gender) } { $weapon } ({ $target }), zatím −{ $amount }
told-corrodes-away = { PAST("rozleptal", $actor_gender) } poslední zbytky: { $weapon } ({ $target })
told-sapped = { PAST("ubral", $actor_gender) } Sílu (cíl: { $target }): −{ $amount }
told-head-dies = { PAST("přišel", $actor_gender, "přišl") } o hlavu; zbývá hlav: { $left }
told-heads-grow = má nové hlavy ({ $amount }), celkem { $left }; životy +{ $regained }
told-heads-burnt = má sežehlé pahýly, žádná hlava nedorostla ({ $left })
told-burns-heal = { PAST("zahojil", $actor_gender) } si spáleniny
told-heads-ready = střeží všemi hlavami
ask-spoil = Co { $actor } zničí (cíl: { $target })?
option-spoil = { $weapon }
part-corroded = rozleptaná zbraň
part-sapped = ztracená Síla
weapon-armour = zbroj
weapon-shield = štít
feature-multiple_heads = více hlav
feature-reactive_heads = bdělé hlavy
feature-corrode_metal = rozleptává kov
feature-corrosive_form = rozleptává kov i dřevo
feature-shadow_stealth = splývá se stíny
feature-sunlight_weakness = slabost na slunci
block-corrodes = rozleptává { $what ->
        [metal] kovovou zbroj
        [all] zbroj
       *[object] kovovou zbroj, štít nebo zbraň v ruce
    }
block-ebbs = Síla −{ $dice }
state-ethereal = na éterické pláni
condition-ethereal = pobyt na éterické pláni
hinder-ethereal = na éterické pláni
told-goes-over = { PAST("přešel", $actor_gender, "přešl") } na éterickou pláň
told-comes-back = { PAST("vrátil", $actor_gender) } se z éterické pláně
feature-confer_fire_resistance = jezdci odolnost proti ohni
block-shifts = přechod na éterickou pláň a zpět{ $along ->
        [0] { "" }
       *[other] { " " }(s sebou až { $along } přátel na dosah)
    }
feature-water_susceptibility = voda ho zraňuje
block-entered = toho, do jehož prostoru vstoupí (poprvé v tahu)
told-image-saves = { $made_id ->
    [yes] obraz vydržel
   *[no] obraz neuspěl
    }
power-phantasms = přeludy
power-searing_body = tělo z ohně
told-leaps = { PAST("skočil", $actor_gender) } na { $place } ({ $power })
option-leap = skočit na někoho ({ $power }; akce)
ask-leap-upon = Kam { $actor } skočí?
power-deadly_leap = drtivý skok
block-pounces = skok aspoň 15 stop na ty, kdo stojí v místě dopadu
