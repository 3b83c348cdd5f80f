### „Boj“ česky: záznam boje, otázky, odpovědi, součty, ukazatele, chyby. Pravidla jsou v rules.cs.ftl.

system = „Boj“ (pět akcí v kole)
gm = Vypravěč
tag-gm-ruling = rozhoduje Vypravěč
procedure-fight = boj

## Slova, která si zprávy půjčují

n-net = { $net ->
    [one] { $net } život
    [few] { $net } životy
    [many] { $net } života
   *[other] { $net } životů
}
n-left = { $left ->
    [one] { $left } akce
    [few] { $left } akce
    [many] { $left } akce
   *[other] { $left } akcí
}
    .acc = { $left ->
        [one] { $left } akci
        [few] { $left } akce
        [many] { $left } akce
       *[other] { $left } akcí
    }
remains = { $left ->
    [few] zbývají { n-left }
   *[other] zbývá { n-left }
}
n-price = { $price ->
    [one] { $price } akce
    [few] { $price } akce
    [many] { $price } akce
   *[other] { $price } akcí
}
    .acc = { $price ->
        [one] { $price } akci
        [few] { $price } akce
        [many] { $price } akce
       *[other] { $price } akcí
    }
n-prices = { $more ->
    [yes] { $price } až { $most ->
        [few] { $most } akce
       *[other] { $most } akcí
    }
   *[no] { n-price }
}
how-far = { $way }{ $reaches ->
    [yes] { "" }
   *[no] , pak chybí { $short }
}
stun-now = { $actor_stun_known ->
    [yes] { " " }(omráčení { $actor_stun_old } → { $actor_stun_new })
   *[no] { "" }
}

weapon-fist = pěst
    .gender = f
    .gen = pěsti
    .acc = pěst
    .ins = pěstí
weapon-kick = noha
    .gender = f
    .gen = nohy
    .acc = nohu
    .ins = nohou
weapon-light_straight_blade = nůž
    .gender = m
    .gen = nože
    .acc = nůž
    .ins = nožem
weapon-light_curved_blade = zahnutý nůž
    .gender = m
    .gen = zahnutého nože
    .acc = zahnutý nůž
    .ins = zahnutým nožem
weapon-light_axe = sekyrka
    .gender = f
    .gen = sekyrky
    .acc = sekyrku
    .ins = sekyrkou
weapon-light_blunt = obušek
    .gender = m
    .gen = obušku
    .acc = obušek
    .ins = obuškem
weapon-medium_straight_blade = meč
    .gender = m
    .gen = meče
    .acc = meč
    .ins = mečem
weapon-medium_curved_blade = šavle
    .gender = f
    .gen = šavle
    .acc = šavli
    .ins = šavlí
weapon-medium_axe = sekera
    .gender = f
    .gen = sekery
    .acc = sekeru
    .ins = sekerou
weapon-medium_blunt = kyj
    .gender = m
    .gen = kyje
    .acc = kyj
    .ins = kyjem
weapon-heavy_greatsword = obouruční meč
    .gender = m
    .gen = obouručního meče
    .acc = obouruční meč
    .ins = obouručním mečem
weapon-heavy_straight_blade = dlouhý meč
    .gender = m
    .gen = dlouhého meče
    .acc = dlouhý meč
    .ins = dlouhým mečem
weapon-heavy_curved_blade = velká šavle
    .gender = f
    .gen = velké šavle
    .acc = velkou šavli
    .ins = velkou šavlí
weapon-heavy_axe = velká sekera
    .gender = f
    .gen = velké sekery
    .acc = velkou sekeru
    .ins = velkou sekerou
weapon-heavy_blunt = palice
    .gender = f
    .gen = palice
    .acc = palici
    .ins = palicí
weapon-medium_pole_straight_cut = kopí s čepelí
    .gender = n
    .gen = kopí s čepelí
    .acc = kopí s čepelí
    .ins = kopím s čepelí
weapon-medium_pole_thrust = kopí
    .gender = n
    .gen = kopí
    .acc = kopí
    .ins = kopím
weapon-medium_pole_curved_cut = krátká kůsa
    .gender = f
    .gen = krátké kůsy
    .acc = krátkou kůsu
    .ins = krátkou kůsou
weapon-medium_pole_sharp_crushing = sekera na násadě
    .gender = f
    .gen = sekery na násadě
    .acc = sekeru na násadě
    .ins = sekerou na násadě
weapon-medium_pole_blunt_crushing = hůl
    .gender = f
    .gen = hole
    .acc = hůl
    .ins = holí
weapon-heavy_pole_straight_cut = partyzána
    .gender = f
    .gen = partyzány
    .acc = partyzánu
    .ins = partyzánou
weapon-heavy_pole_thrust = píka
    .gender = f
    .gen = píky
    .acc = píku
    .ins = píkou
weapon-lance = dřevec
    .gender = m
    .gen = dřevce
    .acc = dřevec
    .ins = dřevcem
weapon-heavy_pole_curved_cut = kůsa
    .gender = f
    .gen = kůsy
    .acc = kůsu
    .ins = kůsou
weapon-heavy_pole_sharp_crushing = halapartna
    .gender = f
    .gen = halapartny
    .acc = halapartnu
    .ins = halapartnou
weapon-heavy_pole_blunt_crushing = okovaný cep
    .gender = m
    .gen = okovaného cepu
    .acc = okovaný cep
    .ins = okovaným cepem
weapon-small_bow = malý luk
    .gender = m
    .gen = malého luku
    .acc = malý luk
    .ins = malým lukem
weapon-medium_bow = luk
    .gender = m
    .gen = luku
    .acc = luk
    .ins = lukem
weapon-heavy_bow = těžký luk
    .gender = m
    .gen = těžkého luku
    .acc = těžký luk
    .ins = těžkým lukem
weapon-reflex_bow = reflexní luk
    .gender = m
    .gen = reflexního luku
    .acc = reflexní luk
    .ins = reflexním lukem
weapon-light_crossbow = lehká kuše
    .gender = f
    .gen = lehké kuše
    .acc = lehkou kuši
    .ins = lehkou kuší
weapon-heavy_crossbow = těžká kuše
    .gender = f
    .gen = těžké kuše
    .acc = těžkou kuši
    .ins = těžkou kuší
weapon-arbalest = arbalest
    .gender = m
    .gen = arbalestu
    .acc = arbalest
    .ins = arbalestem
weapon-sling = prak
    .gender = m
    .gen = praku
    .acc = prak
    .ins = prakem
weapon-blowgun = foukačka
    .gender = f
    .gen = foukačky
    .acc = foukačku
    .ins = foukačkou
weapon-buckler = pěstní štítek
    .gender = m
    .gen = pěstního štítku
    .acc = pěstní štítek
    .ins = pěstním štítkem
weapon-light_shield = lehký štít
    .gender = m
    .gen = lehkého štítu
    .acc = lehký štít
    .ins = lehkým štítem
weapon-medium_shield = štít
    .gender = m
    .gen = štítu
    .acc = štít
    .ins = štítem
weapon-heavy_shield = těžký štít
    .gender = m
    .gen = těžkého štítu
    .acc = těžký štít
    .ins = těžkým štítem
weapon-plate_gauntlets = plátová rukavice
    .gender = f
    .gen = plátové rukavice
    .acc = plátovou rukavici
    .ins = plátovou rukavicí
weapon-hooves = kopyta
    .gender = n
    .gen = kopyt
    .acc = kopyta
    .ins = kopyty

met-air = naprázdno
met-clumsy = nešikovně vedle
met-dex = obránce uhnul
met-weapon = odraženo zbraní
met-second_weapon = odraženo druhou zbraní
met-parry = vykryto
met-shield = zachytil to štít
met-dodging = obránce se vyhnul
met-other = nestačí to
met-cover = v cestě byl kryt

test-shock = Šok
test-body_shock = Fyzický šok
test-concussion = Otřes
test-footing = Udržet se na nohou
test-push_back = Udržet pozici
test-escape = Únik
test-stability = Stabilita po kopu
test-grip = Udržet zbraň
test-fear = Odvaha
test-fury = Zachovat rozum
test-disarm = Odzbrojení
test-trip = Podražení
test-drop_shield = Pustit štít
test-precedence = Kdo je rychlejší
test-riding = Jízda
test-horse_balance = Rovnováha koně
test-unseating = Udržet se v sedle
test-charge_fear = Ustát nájezd
test-first_aid = První pomoc

result-hit = zásah
result-missed = vedle
result-passed = úspěch
result-failed = neúspěch
result-won = výhra
result-lost = prohra
result-confirmed = potvrzeno
result-unconfirmed = nepotvrzeno
result-fumble = kritická chyba
result-only_miss = jen vedle
result-high = stačí to
result-low = nestačí to
result-through = projde
result-stopped = neprojde

part-head = hlava
    .acc = hlavu
part-trunk = trup
    .acc = trup
part-right_arm = pravá ruka
    .acc = pravou ruku
part-left_arm = levá ruka
    .acc = levou ruku
part-right_leg = pravá noha
    .acc = pravou nohu
part-left_leg = levá noha
    .acc = levou nohu
layer-dex = obratnost
    .ins = obratností
layer-weapon = zbraň
    .ins = zbraní
layer-second_weapon = druhá zbraň
    .ins = druhou zbraní
layer-parry = krytí
    .ins = krytím
layer-shield = štít
    .ins = štítem
layer-dodging = uhýbání
    .ins = uhýbáním

## Kola a řady

event-reordered = { $actor } má nově iniciativu { $now }; pořadí: { $order_arrows }.
event-turn = Na řadě { $actor_gender ->
    [pm] jsou
    [pf] jsou
    [pn] jsou
   *[m] je
} { $actor }.
event-accelerates = { $bought ->
    [0] { $actor } { PAST("zaplatil", $actor_gender) } za dřívější zrychlení{ stun-now }.
   *[other] { $actor } { PAST("zrychlil", $actor_gender) }{ stun-now }.
}

## Útoky

event-primary = { $actor } se { PAST("začal", $actor_gender) } krýt především { $weapon_ins }.
event-attacked =
    .result = { $result }; obrana 13{ layers } = { $against }
layers = { $by_dex_known ->
    [yes] { " " }+ { $by_dex } obratnost
   *[no] { "" }
}{ $by_weapon_known ->
    [yes] { " " }+ { $by_weapon } zbraň
   *[no] { "" }
}{ $by_second_weapon_known ->
    [yes] { " " }+ { $by_second_weapon } druhá zbraň
   *[no] { "" }
}{ $by_parry_known ->
    [yes] { " " }+ { $by_parry } krytí
   *[no] { "" }
}{ $by_shield_known ->
    [yes] { " " }+ { $by_shield } štít
   *[no] { "" }
}{ $by_dodging_known ->
    [yes] { " " }+ { $by_dodging } uhýbání
   *[no] { "" }
}{ $by_other_known ->
    [yes] { " " }+ ({ $by_other }) okolnosti
   *[no] { "" }
}{ $by_cover_known ->
    [yes] { " " }+ { $by_cover } kryt
   *[no] { "" }
}
event-shot =
    .result = { $result }; obrana 13{ layers } = { $against }
event-against-odds =
    .result = { $result }{ $value_known ->
        [yes] ; útok { $value }, obrana 13{ layers } = { $defence }
       *[no] { "" }
    }
event-pays = { $actor } se { PAST("bránil", $actor_gender) }: { $layers } (stojí to { n-price }).
event-confirmed = { $what_id ->
    [accessory] { $actor } { PAST("hledal", $actor_gender) } mezeru ve zbroji: { $sum } – { $result }.
   *[critical] Hrozí kritický zásah: { $sum } proti { $against } – { $result }.
}
event-critical = Padla dvacítka: kritický zásah ({ $level })! Další hod: { $natural }.
event-fumble-rolled = { $actor } { PAST("hodil", $actor_gender) } 2: { $sum } proti { $against } – { $result }.
event-stray-rolled = Los, koho střela zasáhne, { $actor }: { $sum }.
event-located = Místo zásahu: { $part }.
event-moved-hit = { $actor } { PAST("posunul", $actor_gender) } zásah: { $part }.
event-shield-tested = Projde úder nouzovým štítem? { $actor }: { $faces } proti { $chance } – { $result }.

## Zranění

event-stunned = { $actor } { PAST("dostal", $actor_gender) } omráčení { $stun }{ stun-now }.
event-driven = Síla vykryté rány, { $actor }: { $sum }.
event-tested = { $test } – { $actor }: { $sum } proti { $against } – { $result }{ $natural_decides_known ->
    [yes] { " " }(rozhodly kostky)
   *[no] { "" }
}.
event-rolled = { $test } – { $actor }: { $sum }.
event-compared = { $test }: { $result_id ->
    [won] { $actor } { PAST("vyhrál", $actor_gender) } o { $margin }.
   *[lost] { $target } { PAST("odolal", $target_gender) }.
}
event-amputated = { $actor } { PAST("přišel", $actor_gender, "přišl") } o { $part_acc }.

## Odzbrojení a podražení

event-hooked-flesh = Hák se zaryl do živého, { $target }: { $net }.

## Strach

event-treats = { $actor } { PAST("ošetřoval", $actor_gender) }, raněný: { $target } ({ $part }).
event-treated = Rána je ošetřena ({ $part }); hojí se o { $harder } hůř a { $slower }krát tak dlouho.
event-horse-attacks = { $actor } { PAST("zaútočil", $actor_gender) } na zvíře protivníka ({ $target }): { $sum } proti { $against } – { $result }.
event-horse-hurt = { $target } { PAST("utrpěl", $target_gender) } zranění: { $net }.
fear-how = { $tier ->
    [5] jen se brání
   *[other] −{ $tier }
}

## Otázky

ask-act = { $actor }, { remains }. Co teď?
ask-accelerate = { $actor }, o kolik zrychlit za omráčení?
ask-weapon = Čím { $actor } útočí na { $target_acc }?
ask-manner = Jak { $actor } útočí na { $target_acc }?
ask-type = Jak { $actor } vede { $weapon_acc }?
ask-mode = Na co { $actor } při útoku spoléhá?
ask-power = Kolika bodů útoku se { $actor } vzdá pro zranění ({ $low } až { $high })?
ask-aimed = Kolika bodů útoku se { $actor } vzdá pro přesné místo ({ $low } až { $high })?
ask-pair = { $actor }, udeřit i druhou zbraní ({ $weapon })?
ask-second = Koho { $actor } zasáhne druhou rukou?
ask-cleave = { $actor }, seknout dál?
ask-actions = Kolik akcí { $actor } věnuje pohybu ({ $low } až { $high })?
ask-interrupt = { $actor }, jednat dřív než { $mover }? Záměr – { intent }.
intent = { $deed_id ->
    [attack] { option-attack }
    [run_through] { option-run_through }
    [shoot] { option-shoot }
    [volley] { option-volley }
    [throw] { option-throw }
    [charge] { option-charge }
    [ride_down] { option-ride_down }
    [kick] { option-kick }
    [step] { option-step }
    [walk] { option-walk }
    [run] { option-run }
    [escape] { option-escape }
    [load] { option-load }
    [aim] { option-aim }
    [draw] { option-draw }
    [pick_up] { option-pick_up }
    [rise] { option-rise }
    [stance] { option-stance }
    [cover] { option-cover }
    [treat] { option-treat }
    [frighten] { option-frighten }
    [fling] { option-fling }
   *[wait] { option-wait }
}
ask-act-now = { $actor }, jednat teď? Tah právě skončil: { $target }.
ask-run-at = { $actor }, rozběhnout se { $target_dat } naproti?
ask-cover-by = Čím se { $actor } kryje? Útočí { $attacker }.
ask-primary = Kterou zbraní se { $actor } v tomto kole kryje především? Útočí { $attacker }.
ask-fling = { $actor } se ohání nouzovým štítem proti { $target_dat }. Co se stane?
ask-rank = Koho si { $actor } hlídá na { $rank }. místě?
ask-reflex = { $actor }, proti kterému protivníkovi pomáhají reflexy?
ask-flank = { $actor }, dostat se { $target_dat } do zad?
ask-front = Kdo zůstane vpředu? Brání se { $actor }.
ask-back = Ke komu se { $actor } otočí zády?
ask-counter = { $actor } má příležitost k protiútoku na { $target_acc }. Využít ji?
ask-unready = { $actor } není { $actor_gender ->
    [f] připravena
    [n] připraveno
    [pl] připraveni
   *[m] připraven
}. Smí přesto zaútočit na { $target_acc }?
ask-escape = { $actor }, pokusit se o únik? Útočí { $target }.
ask-defend = Útok { $total } ({ $attacker }). Čím se { $actor } brání ({ remains })?
ask-hit = { $actor } { PAST("zasáhl", $actor_gender) } { $target_acc }. Co s tím?
ask-critical = { $actor } kriticky { PAST("zasáhl", $actor_gender) } { $target_acc }. Jaký to má účinek?
ask-multiple = Násobný kritický zásah proti { $target_dat }. Jaký má účinek?
ask-shift = O kolik { $actor } posune zásah ({ $low } až { $high }; nyní: { $part })?
ask-lower = Zranění { $target_gen } za { n-net }. O kolik je { $actor } zmírní ({ $low } až { $high })?
ask-fumble = Kritická chyba ({ $actor }). Co se stane?
ask-shield = Co je se štítem { $actor_gen }?
ask-bystander = Koho zasáhne zbloudilá střela? Střílí { $actor }.
ask-beyond = Zasáhne střela naslepo někoho?
ask-disarm = { $actor }, vyrazit { $target_dat } zbraň?
ask-break = { $actor }, zlomit { $weapon_acc }?
ask-take = { $actor }, vzít { $weapon_acc }, nebo vyrazit?
ask-drop-shield = { $actor }, pustit zaháknutý štít?
ask-intimidate = Koho zkusí { $actor } zastrašit?
ask-fury = { $actor }, poddat se šílenství?
ask-meet = { $actor }, vyjet proti nájezdu { $target_gen } také nájezdem?
ask-cower = { $actor }, raději částečná obrana než postih?

## Odpovědi

option-attack = zaútočit na { $target_acc } ({ n-price })
option-run_through = probodnout { $target_acc } ({ n-price })
option-shoot = střelit na { $target_acc } ({ n-price })
option-volley = střelit naslepo směrem { PREP("k", $target_dat) } ({ n-price })
option-throw = vrhnout zbraň na { $target_acc } ({ n-price })
option-charge = naběhnout na { $target_acc } ({ n-price })
option-step = krok: { way-to } ({ n-prices }; { how-far })
option-walk = jít: { way-to } ({ n-prices }; { how-far })
option-run = běžet: { way-to } ({ n-prices }; { how-far })
way-to = { $how_id ->
    [toward] { PREP("k", $target_dat) } na dosah zbraně
    [close] těsně { PREP("k", $target_dat) }
    [away] dál od { $target_gen }
   *[place] { $place_id }
}
option-escape = získat odstup od { $target_gen } ({ n-price })
option-load = nabíjet { $weapon_acc } ({ $price } z { $needed } akcí)
option-aim = mířit na { $target_acc } ({ n-price })
option-draw = tasit { $weapon_acc } ({ n-price })
option-pick_up = zvednout { $weapon_acc } ({ n-price })
option-rise = vstát ({ n-price })
option-stance = { $stance_known ->
    [yes] { $stance }
   *[no] změnit postoj
} ({ n-price })
stance-normal = opustit obranný postoj
stance-partial = částečná obrana
stance-full = plná obrana
option-cover = krýt { $target_acc } ({ $how_id ->
    [full] plně
   *[partial] částečně
}; { n-price })
option-treat = první pomoc, { $target }: { $part } ({ n-price })
option-ride_down = najet na { $target_acc } ({ n-price })
option-kick = nechat koně zaútočit na protivníkova koně ({ $target }) ({ n-price })
option-wait = vyčkávat ({ n-price })
option-end = dost
option-tier = { $price ->
    [0] nezrychlovat
   *[other] zrychlit za omráčení { $price }
}
option-plain = zranit
option-flat = naplocho, omráčit
option-mock = jen naznačit
option-power = silněji
option-aimed = na určitou část těla
option-trip = zaháknout a podrazit
option-straight_cut = sek
option-thrust = bod
option-curved_cut = sek zahnutou čepelí
option-sharp_crushing = sek sekerou
option-blunt_crushing = úder
option-missile = výstřel
option-standard = síla i obratnost
option-finesse = finesa
option-brute_force = hrubá síla
option-with = { $weapon }{ $grip_id ->
    [two] , obouruč
    [thrown] , vrhem
   *[other] { "" }
}
option-first = { $weapon } (+{ $worth })
option-foe = { $target }
option-at = { $target }
option-cleave = { $target }
option-rank = { $rank }. protivník
option-take = nechat se zasáhnout
option-pay = { $layers } ({ n-price })
option-wound = zranit
option-disarm = vyrazit zbraň
option-spare = zastavit úder
option-ordinary = obyčejný zásah
option-multiply = větší zranění
option-bypass = mimo zbroj
option-mortal = smrtelné zranění
option-dead = smrt
option-none = nic navíc
option-drops = upustí zbraň
option-falls = upadne
option-ally = zasáhne spolubojovníka
option-nothing = nic
option-own = zraní { $actor_gender ->
    [f] sama sebe
    [n] samo sebe
   *[m] sám sebe
}
option-breaks = zbraň se zlomí
option-ally_mortal = smrtelně zraní spolubojovníka
option-parry = krytím (+{ $worth })
option-shield-skill = štítem (+{ $worth })
option-entangled = zamotá se
option-blinded = je na chvíli bez rozhledu
option-fling = máchnout štítem do tváře { $target_dat } ({ n-price })
option-torn = je zničen
option-whole = vydržel
option-nobody = nikoho
option-take-take = vzít
option-knock = vyrazit
option-frighten = { $price_known ->
    [yes] zastrašit { $target_acc } ({ n-price })
   *[no] { $target }
}

## Součty, ukazatele, stavy

part-initiative = iniciativa
part-reaction = reakce
part-initiative_difference = později v pořadí
part-levels = ovládání zbraně
part-unskilled = neumí to
part-standing = zaměření a kvalita
part-environment = prostředí
part-stance = postoj
part-covering = krytí spolubojovníka
part-pair = dvě zbraně
part-off_hand = slabší ruka
part-charge = naběhnutí
part-mounted = ze sedla
part-mounted_charge = nájezd
part-foot = pěší cíl
part-horse = cvičený kůň
part-pole = delší dřevec
part-counter = protiútok
part-rear = mimo zorné pole
part-length = delší zbraň
part-several = více útoků
part-rank = více protivníků
part-hook = předešlé zaháknutí
part-flat = naplocho
part-power = silný útok
part-aimed = cílený útok
part-improvised_hook = nouzový hák
part-confined = stísněný prostor
part-kick = ztráta rovnováhy
part-fear = strach
part-berserk = šílenství
part-teamwork = sehranost
part-wounds = zranění a omráčení
part-range = vzdálenost
part-lying = ležící cíl
part-helpless = nehybný cíl
part-loophole = střílna
part-aim = míření
part-gait = pohyb koně
part-fixed = síla a zbraň
part-multiplied = kritický zásah
part-constitution = KON
part-condition = kondice
part-strength = SÍL
part-will = VŮL
part-balance = rovnováha
part-escape = únik
part-riding = jízda
part-first_aid = první pomoc
part-parry = krytí
part-weapon = zbraň
part-armour = zbroj
part-disarm = ovládání a SÍL
part-breaker = lamač mečů
part-intimidation = zastrašování
part-courage = odvaha
part-horses = lepší kůň
part-bonus = bonus

gauge-lives = životy
    .head = { $value }/{ $maximum }
gauge-head = { part-head }
    .head = { part-head } { $value }/{ $maximum }
gauge-right-arm = { part-right_arm }
    .head = { part-right_arm } { $value }/{ $maximum }
gauge-left-arm = { part-left_arm }
    .head = { part-left_arm } { $value }/{ $maximum }
gauge-right-leg = { part-right_leg }
    .head = { part-right_leg } { $value }/{ $maximum }
gauge-left-leg = { part-left_leg }
    .head = { part-left_leg } { $value }/{ $maximum }
gauge-stun = omráčení
    .head = omráčení { $value }
gauge-actions = akce
state-fled = na útěku
state-unconscious = v bezvědomí
    .hides = prone disarmed stun
state-out = mimo boj
    .hides = prone disarmed stun
state-dead = po smrti
    .hides = lives stun prone disarmed
    .head = { ADJ("mrtvý", $actor_gender) }
state-prone = na zemi
state-rising = vstává
    .head = { $actor_gender ->
        [pm] vstávají
        [pf] vstávají
        [pn] vstávají
       *[m] vstává
    }
state-partial = částečná obrana
    .head = v částečné obraně
state-full = plná obrana
    .head = v plné obraně
state-cover_partial = kryje částečně
    .head = { $actor_gender ->
        [pm] kryjí částečně
        [pf] kryjí částečně
        [pn] kryjí částečně
       *[m] kryje částečně
    }
state-cover_full = kryje plně
    .head = { $actor_gender ->
        [pm] kryjí plně
        [pf] kryjí plně
        [pn] kryjí plně
       *[m] kryje plně
    }
state-surprised = zaskočen
    .head = { ADJ("zaskočený", $actor_gender) }
state-unaware = netuší
    .head = nic netuší
state-still = netuší, nehýbe se
    .head = { $actor_gender ->
        [pm] nic netuší, nehýbou se
        [pf] nic netuší, nehýbou se
        [pn] nic netuší, nehýbou se
       *[m] nic netuší, nehýbe se
    }
state-bound = spoután
    .head = { ADJ("spoutaný", $actor_gender) }
state-charging = v náběhu
    .head = { "" }
state-unbalanced = bez rovnováhy
state-waiting = vyčkává
    .head = { $actor_gender ->
        [pm] vyčkávají
        [pf] vyčkávají
        [pn] vyčkávají
       *[m] vyčkává
    }
state-spans = nabíjí
state-disarmed = bez zbraně

outcome-held = { $winner_known ->
    [yes] Konec, trvalo to { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }. Vítězí { $winner }.
   *[no] Konec: není už s kým bojovat.
}
measure-hp = zbylé životy
measure-undecided = nerozhodně
measure-wiped = všichni mrtví
measure-stun = omráčení na konci
measure-felled = vyřazení protivníci
convention-gm-rulings-by-default = Co rozhoduje Vypravěč, dopadne jako obvykle.
convention-gm-rulings-asked = Scéna se ptá Vypravěče; předpověď za něj odpovídá jako obvykle.
convention-tactics = Neobsazená místa se řídí svou taktikou.
convention-straight-lines = Chodí se přímo; nikdo nestojí v cestě.
convention-heavy_blows = Těžké rány mohou omráčit a povalit.
convention-push_back = Vykryté rány mohou odtlačit.
convention-defence_costs_actions = Obrana stojí akce.
convention-hit_locations = Zásahy míří na části těla.
convention-initiative_recalculated = Iniciativa se řídí výstrojí v ruce.

## Chyby

problem-push-back-alone = proražení krytu potřebuje těžké rány
    .remedy = zapni také heavy_blows
problem-paid-defence-wants-new-order = placená obrana chce v každém kole nové pořadí
    .remedy = vynech initiative_each_round, nebo napiš true
problem-not-a-share = toto není podíl
    .remedy = napiš ho jako „1/4“
problem-levels-not-rising = stupně zranění nerostou
    .remedy = ať platí mild ≤ serious ≤ critical ≤ mortal
problem-not-quarter-feet = toto není délka ve čtvrtinách stopy
    .remedy = piš stopy po 0,25
problem-not-hundredths = toto není číslo s nejvýše dvěma desetinnými místy
    .remedy = napiš ho s nejvýše dvěma desetinnými místy
problem-pole-without-head = tyčová zbraň potřebuje hlavici
    .remedy = napiš do head zbraň, kterou nese
problem-head-without-pole = hlavici nese jen tyčová zbraň
    .remedy = vynech head, nebo vezmi tyčovou zbraň
problem-breaker-not-light-blade = lamačem mečů může být jen lehká rovná čepel
    .remedy = vezmi řádek light_straight_blade
problem-small-not-blowgun = malá může být jen foukačka
    .remedy = vynech small
problem-pole-head-too-heavy = { $head } je na tuto tyč příliš těžká zbraň
    .remedy = vezmi hlavici stejné nebo nižší třídy
problem-pole-head-type = tato hlavice takto nezraňuje
    .remedy = možnosti: { $types }
problem-masterwork-not-here = body kvality se na tento kus takto dát nedají
    .remedy = zbraně a štíty: attack, damage, slowdown (1), weight; zbroj: dr, slowdown (2), weight
problem-masterwork-range = dál mohou střílet jen kvalitní luky a kuše
    .remedy = vynech range
problem-masterwork-missile = luky a kuše díky kvalitě nezasahují ani nezraňují lépe
    .remedy = dej bonus střelám v ammunition
problem-ammunition-without-bow = zvláštní střelivo mají jen luky a kuše
    .remedy = vynech ammunition
problem-hands-full = tolik rukou není
    .remedy = jedna zbraň v hlavní ruce a jedna ve druhé, nebo jedna v obou
problem-pavise-carried = pavéza stojí na zemi
    .remedy = kdo je za ní, má now.pavise = true
problem-shield-with-missile = ke střelné zbrani v ruce nepatří žádný štít
    .remedy = schovej jedno, nebo napiš in_hand = false
problem-shield-without-hand = na tento štít není volná ruka
    .remedy = vezmi pěstní štítek, nebo zbraň do jedné ruky
problem-bare-hands-without-ability = boj holýma rukama potřebuje unarmed_combat
    .remedy = přidej schopnost, nebo vynech dovednost
problem-shield-focus-not-chosen = zaměření na štít se volí za každé pořízení jednou
    .remedy = napiš shield_focus = [defence], [attack] nebo oboje
problem-specialized-too-often = nikdo nemá víc než dvě specializace
    .remedy = napiš 1 nebo 2
problem-armour-twice = dva kusy stejného druhu ({ $piece })
    .remedy = nech jeden
problem-no-such-armour = takový kus z tohoto materiálu není ({ $material })
    .remedy = podívej se do tabulky zbrojí
problem-piece-of-other-armour = tento kus patří k jinému druhu zbroje
    .remedy = ruce a nohy s částmi těla, doplňky bez nich
problem-loophole-cover = střílna kryje za 6 nebo 8
    .remedy = napiš cover = 6 nebo 8
problem-no-lives = s touto KON nezbývají žádné životy
    .remedy = aspoň { $minimum }
problem-active-but-out = tak zraněný bojovník už nebojuje
    .remedy = nejvýše { $maximum }, nebo status = „out“
problem-active-but-stunned = s takovým omráčením už bojovník nestojí na nohou
    .remedy = nejvýše { $maximum }, nebo status = „unconscious“
problem-parts-without-locations = zranění po částech potřebuje části těla
    .remedy = zapni hit_locations, nebo piš wounds
problem-not-its-row = v řádku tabulky stojí něco jiného
    .remedy = napiš { $row }, nebo to vynech
problem-outside-band = to je mimo řádek tabulky
    .remedy = { $minimum } až { $maximum }
problem-no-reach = tímhle se zblízka neútočí
    .remedy = vynech reach
problem-reach-turned-round = nejmenší dosah je větší než největší
    .remedy = nejvýše { $maximum }
problem-slowdown-below-one = kvalita nesníží zpomalení pod 1
    .remedy = dej body jinam
problem-needs-both-hands = tato zbraň je obouruční
    .remedy = napiš hand = „both“
problem-cannot-span = na napnutí téhle kuše je při takové síle třeba { $tool ->
    [hook] nabíjecí hák
   *[other] hever
 }; bez něj se v boji nenabije
    .remedy = přidej ho do tools, nebo vezmi slabší kuši
problem-needs-one-hand = tato zbraň se drží jednou rukou
    .remedy = napiš hand = „main“
problem-no-late-plate = takové rukavice tento svět nezná
    .remedy = napiš setting.late_plate = true, nebo vezmi pěstní štítek
problem-unknown-craft = toto řemeslo nemá nástroje
    .remedy = známá: { $known }. Doplň ho v options.craft
problem-no-such-mount = takový kůň tu není
    .remedy = { $known ->
        [none] přidej bojovníka s tabulkou horse
       *[other] vyber z těchto: { $known }
    }
problem-not-a-mount = na tomto se nejezdí
    .remedy = dej mu tabulku horse
problem-mount-rides = kdo nese jezdce, sám na ničem nejede
    .remedy = vynech mount, nebo horse
problem-ridden-twice = už na něm jede { $first }
    .remedy = dej každému jezdci vlastního koně
problem-locations-not-whole = rozsahy nepokrývají každé číslo právě jednou
    .remedy = od { $minimum } do { $maximum }, každé jednou

## Kým mohou být hrdinové nové scény

calling-guard = strážný
    .also = strážná stráž bojovník bojovnice válečník válečnice
calling-axeman = sekerník
    .also = sekernice
calling-archer = lučištník
    .also = lučištnice střelec střelkyně lovec lovkyně
calling-spearman = kopiník
    .also = kopinice
calling-pikeman = píkenýr
    .also = píkenýrka
calling-halberdier = halapartník
    .also = halapartnice
calling-crossbowman = kušník
    .also = kušnice
calling-slinger = prakovník
    .also = prakovnice
calling-duellist = šermíř
    .also = šermířka
calling-master = mistr
    .also = mistryně mistrová
calling-squire = panoš
    .also = panoška
calling-knight = rytíř
    .also = rytířka
calling-sergeant = seržant
    .also = seržantka
calling-monk = mnich
    .also = mniška
calling-berserk = berserk
    .also = berserkr berserkrka
calling-brawler = rváč
    .also = rváčka
calling-peasant = sedlák
    .also = selka
calling-robber = loupežník
    .also = loupežnice lupič lupička
calling-cutthroat = hrdlořez
    .also = hrdlořezka zloděj zlodějka tulák tulačka
calling-executioner = kat
    .also = katka
