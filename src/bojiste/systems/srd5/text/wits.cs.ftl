### Tahy, o kterých nikdo nerozhoduje, a slova, která váží Pán jeskyně.

state-berserk = zuřivost
    .head = { ADJ("zuřivý", $actor_gender) }
condition-berserk = slepá zuřivost
    .is = { ADJ("zuřivý", $actor_gender) }
state-bewildered = zmatení smyslů
    .head = { ADJ("omámený", $actor_gender) }
condition-bewildered = omámení
    .is = { ADJ("omámený", $actor_gender) }
state-confused = zmatení
    .head = { ADJ("zmatený", $actor_gender) }
condition-confused = zmatení
    .is = { ADJ("zmatený", $actor_gender) }
state-heeding = vlastní slova
    .head = pod vlivem cizích slov
condition-heeding = cizí slova, kterých je třeba uposlechnout
    .is = pod vlivem cizích slov
state-mired = uváznutí
    .head = { ADJ("uvázlý", $actor_gender) } v zemi
condition-mired = lepkavá zem
    .is = { ADJ("uvázlý", $actor_gender) } v zemi
power-confusion = zmatení
    .gender = n
    .gen = zmatení
    .acc = zmatení
power-command_other = rozkaz jiným slovem
    .gender = m
    .gen = rozkazu jiným slovem
    .acc = rozkaz jiným slovem
power-suggestion_other = našeptání něčeho jiného
    .gender = n
    .gen = našeptání něčeho jiného
    .acc = našeptání něčeho jiného
power-gibbering = blábolení
    .gender = n
    .gen = blábolení
    .acc = blábolení
power-aberrant_ground = zvrácená zem
    .gender = f
    .gen = zvrácené země
    .acc = zvrácenou zem
told-bids = { PAST("řekl", $actor_gender) } „{ $note }“ ({ $power })
event-astray = { $actor } se { PAST("přestal", $actor_gender) } ovládat ({ $condition }, { $sum }): { $does ->
    [wanders] krok kamsi pryč.
    [idles] nedělá nic.
    [strikes] rána komukoli nablízku.
   *[acts] jasná chvíle.
}
event-wanders = { $actor } { PAST("vykročil", $actor_gender) } naslepo (směr { $sum }).
event-lashes-out = { $actor } { PAST("udeřil", $actor_gender) } bez rozmyslu kolem sebe: { $target }.
event-goes-berserk = { $actor } { PAST("propadl", $actor_gender) } slepé zuřivosti ({ $sum }).
event-stays-calm = { $actor } se { PAST("ovládl", $actor_gender) } ({ $sum }).
event-rages = { $actor } se v zuřivosti { PAST("vrhl", $actor_gender) } na nejbližšího: { $target }.
ask-power-words = { $actor }: jakými slovy? ({ $power })
ask-heed = { $actor }: co z těch slov vzejde? (Kdo je řekl: { $target }.)
option-heed-approach = přijít k tomu, kdo mluvil
option-heed-drop = pustit vše z rukou
option-heed-flee = utéct
option-heed-grovel = lehnout si
option-heed-halt = nedělat nic
option-heed-desist = jen se krýt
option-heed-as-it-likes = jednat po svém
event-calms = { $actor } { PAST("promluvil", $actor_gender) } rázně ({ $target }): { $sum } proti SO { $against } – a zuřivost je pryč.
    .result = úspěch
event-calms-not = { $actor } { PAST("promluvil", $actor_gender) } rázně ({ $target }): { $sum } proti SO { $against } – marně.
    .result = neúspěch
option-calm = uklidnit, akce ({ $ally })
event-flurry = { $actor }: kostky určily, kolikrát udeřit – { $sum }.
event-glances-off = { $actor }: kouzlo po { $actor_gender ->
    [f] ní
    [pl] nich
   *[m] něm
} sklouzlo ({ $power }, { $sum }).
event-turns-back = { $actor } { PAST("vrátil", $actor_gender) } kouzlo tomu, kdo je seslal: { $target } ({ $power }, { $sum }).
event-catches = { $actor } { PAST("chytil", $actor_gender) } vržený kámen (kdo jej vrhl: { $target }).
event-drops-rock = { $actor } vržený kámen { PAST("nezachytil", $actor_gender) } (kdo jej vrhl: { $target }).
ask-catch = Chytit kámen? (Kdo jej vrhl: { $target }.)
trait-vampire_weaknesses = Upíří slabosti
trait-rock_catching = Chytání kamenů
trait-reflective_carapace = Odrážející krunýř
trait-berserk = Zuřivost
power-consume_life = pohlcení života
    .gender = n
    .gen = pohlcení života
    .acc = pohlcení života
power-ignited_illumination = vzplanutí
    .gender = n
    .gen = vzplanutí
    .acc = vzplanutí
power-extinguish = zhasnutí plamenů
    .gender = n
    .gen = zhasnutí plamenů
    .acc = zhasnutí plamenů
problem-cannot-cling = přisát se teď nemůže
    .remedy = musí mít útok, kterým se přisává, a nikoho se zatím nedržet
event-rested = Vyčerpání { $target_declines ->
    [yes] { $target_gen }
   *[no] tvora { $target }
} polevilo ({ $power }).
event-made-whole = Maximum životů je zpět: { $target } ({ $power }).
power-end_charm = obnovení: konec okouzlení
    .gender = n
    .gen = obnovení: konec okouzlení
    .acc = obnovení: konec okouzlení
power-end_stone = obnovení: konec zkamenění
    .gender = n
    .gen = obnovení: konec zkamenění
    .acc = obnovení: konec zkamenění
power-end_weariness = obnovení: méně vyčerpání
    .gender = n
    .gen = obnovení: méně vyčerpání
    .acc = obnovení: méně vyčerpání
power-end_drain = obnovení: navrácení životů
    .gender = n
    .gen = obnovení: navrácení životů
    .acc = obnovení: navrácení životů
