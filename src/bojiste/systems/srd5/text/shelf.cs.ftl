### Bestiář: sloupce seznamu a blok, jak se podle něj hraje.

column-ac = OČ
column-hp = životy
column-speed = rychlost
column-cr = nebezpečnost
column-xp = ZK
column-kind = druh
column-size = velikost

size-tiny = drobný
size-small = malý
size-medium = střední
size-large = velký
size-huge = obrovský
size-gargantuan = gigantický
creature-aberration = zrůda
creature-beast = zvíře
creature-celestial = nebešťan
creature-construct = výtvor
creature-dragon = drak
creature-elemental = živel
creature-fey = víla
creature-fiend = běs
creature-giant = obr
creature-humanoid = humanoid
creature-monstrosity = obluda
creature-ooze = sliz
creature-plant = rostlina
creature-undead = nemrtvý

block-head = { $kind }, { $size }
block-size-tiny = drobná velikost
block-size-small = malá velikost
block-size-medium = střední velikost
block-size-large = velká velikost
block-size-huge = obrovská velikost
block-size-gargantuan = gigantická velikost
block-body = OČ { $ac }, životy { $hp }, rychlost { $speed }
block-walk = { $feet } stop
block-fly = let { $feet } stop
block-swim = plavání { $feet } stop
block-climb = šplhání { $feet } stop
block-burrow = hrabání { $feet } stop
block-challenge = Nebezpečnost { $challenge } ({ $xp } ZK)
block-saves = Záchranné hody: { $what }
block-skills = Dovednosti: { $what }
block-senses = Smysly: { $what }
block-blindsight = mimozrakové vnímání { $feet } stop
block-darkvision = vidění ve tmě { $feet } stop
block-tremorsense = vnímání otřesů { $feet } stop
block-truesight = pravdivé vidění { $feet } stop
block-passive = pasivní Vnímání { $number }
block-resist = Odolnosti: { $what }
block-immune = Imunity: { $what }
block-vulnerable = Zranitelnosti: { $what }
block-conditions = Nepostihne ho: { $what }
block-nonmagical = { $type } z nemagických útoků{ $spared ->
    [silvered] { " " }(kromě postříbřených zbraní)
    [adamantine] { " " }(kromě adamantinových zbraní)
   *[none] {""}
}
block-traits = Rysy: { $what }
block-multiattack = Vícenásobný útok: { $what }
block-throw = { $what } (hodem)
block-two-hands = { $what } (obouruč)
block-spells = Kouzla (SO { $dc }, { $hit } k zásahu, pozice { $slots }): { $what }
block-utility = Mimo boj: { $what }
block-legends = Legendární akce ({ $number } za kolo; v závorce, kolik jich co stojí): { $what }
block-legend-move = přesun
block-legend-move-half = přesun o polovinu rychlosti
block-legend-move-slip = přesun, který nikomu nedá příležitost k útoku
block-legend-teleport = teleportace až o { $feet } stop
block-legend-spell = kouzlo
block-legend-cantrip = trik
block-form = Podoba: { $name } ({ $what }).
block-form-ac = OČ { $ac }
block-line = { $name }: { $what }.
block-hit = { $hit } k zásahu
block-reach = dosah { $feet } stop
block-range = dostřel { $normal }/{ $long } stop
block-legendary = legendární akce, stojí { $cost }
block-lair = akce doupěte
block-bonus = bonusová akce
block-reaction = reakce
block-free = před útoky
block-death = když umírá
block-touched = tomu, kdo ho zasáhne zblízka
block-nearby = tomu, kdo tam začíná tah
block-turn = na začátku vlastního tahu těm, kdo jsou uvnitř
block-touch = dotykem
block-targets = cílů: { $number }
block-attack-melee = útok kouzlem zblízka
block-attack-ranged = útok kouzlem na dálku
block-missiles = { $number ->
    [one] { $number } střela
    [few] { $number } střely
   *[other] { $number } střel
}
block-push = odstrčení o { $feet } stop
block-pull = přitažení o { $feet } stop
block-concentration = soustředění
block-recharge = obnoví se, padne-li aspoň { $face }
block-uses = { $uses }× za den
block-cone = kužel { $feet } stop
block-line-shape = čára { $feet } stop
block-sphere = okruh { $feet } stop
block-cube = krychle { $feet } stop
block-cylinder = válec { $feet } stop
block-wall = zeď { $feet } stop
block-within = do { $feet } stop
block-save = záchranný hod ({ $save }){ $dc ->
    [0] { "" }
   *[other] , SO { $dc }
}
block-half = při úspěchu polovina
block-for-hours = { $hours ->
    [one] na hodinu
    [few] na { $hours } hodiny
   *[other] na { $hours } hodin
}
block-for-minutes = { $minutes ->
    [one] na minutu
    [few] na { $minutes } minuty
   *[other] na { $minutes } minut
}
block-for-rounds = { $rounds ->
    [one] na { $rounds } kolo
    [few] na { $rounds } kola
   *[other] na { $rounds } kol
}
block-thp = dočasné životy: { $dice }
block-lifts = ukončí: { $what }
block-weaker = jen na toho, kdo má nejvýš { $number } životů
block-kills = zabíjí
block-revives = vrátí do života s 1 životem
block-counters = přeruší kouzlo
block-dispels = ukončí kouzla
block-on-held = jen na toho, koho drží
block-on-helpless = jen na toho, koho drží nebo zmámil, a na toho, kdo se nemůže hýbat
block-on-prone = jen na toho, kdo leží
block-on-hit = jen na toho, koho v tomhle tahu zasáhl
block-on-other = jen na jiného než předchozí útok
block-magical = magický útok
block-while-held-only = dokud tak někoho drží, na nikoho jiného
block-while-held-favoured = dokud tak někoho drží, na nikoho jiného, a na něj s výhodou
block-while-held-sure = dokud tak někoho drží, na nikoho jiného, a toho zasáhne bez hodu
block-charge = po rozběhu { $feet } stop navíc { $what }
block-charge-bonus = potom { $what } jako bonusová akce
block-escape = vyproštění SO { $dc }
block-repeat = { $when ->
    [harmed] záchranný hod se opakuje při každém zranění
    [wronged] záchranný hod se opakuje, kdykoli mu nepřítel ublíží
    [judged] záchranný hod se jednou opakuje
    [action] záchranný hod lze opakovat akcí
   *[turn] záchranný hod se opakuje každý tah
}
block-tended = ukončí to akce někoho vedle{ $dc ->
    [0] {""}
   *[other] , SO { $dc }
}
block-once = kdo odolá, toho už ten den nepostihne
block-each-turn = { $what } v každém tahu
block-heals = léčí { $dice }

## Schopnosti bloků

feature-cunning_action = mazaná akce
feature-dark_devotion = temná oddanost
feature-evasion = úskok
feature-keen_hearing = bystrý sluch
feature-keen_sight = bystrý zrak
feature-keen_smell = bystrý čich
feature-legendary_resistance = legendární odolnost
feature-lucky = štěstí
feature-magic_resistance = odolnost vůči magii
feature-nimble_escape = hbitý únik
feature-pack_tactics = smečková taktika
feature-amorphous = beztvarost
feature-barbed_hide = ostnatá kůže
feature-devils_sight = ďábelský zrak
feature-earth_glide = průchod zemí
feature-echolocation = echolokace
feature-ice_walk = chůze po ledu
feature-illumination = záře
feature-incorporeal_movement = nehmotný pohyb
feature-running_leap = skok s rozběhem
feature-snow_camouflage = maskování ve sněhu
feature-steadfast = neochvějnost
feature-stone_camouflage = maskování mezi kameny
feature-sure_footed = jistý krok
feature-tunneler = razič chodeb
feature-underwater_camouflage = maskování pod vodou
feature-web_walker = chůze v pavučině
feature-reckless = bezhlavost
feature-regeneration = regenerace
feature-relentless_endurance = neúnavná houževnatost
feature-sneak_attack = úskočný útok
feature-teleport = teleportace
feature-undead_fortitude = odolnost nemrtvých
feature-aggressive = útočnost
feature-ambusher = útok ze zálohy
feature-assassinate = úkladný útok
feature-berserk = běsnění
feature-blood_frenzy = krvavé šílenství
feature-brave = statečnost
feature-duergar_resilience = odolnost duergarů
feature-fey_ancestry = vílí původ
feature-flyby = přelet
feature-gnome_cunning = gnómí lstivost
feature-grappler = mistr chvatu
feature-invisible = neviditelnost
feature-light_sensitivity = citlivost na světlo
feature-martial_advantage = bojová převaha
feature-misty_escape = únik v mlze
feature-parry = vykrytí
feature-rampage = řádění
feature-reflective_carapace = odrazivý krunýř
feature-relentless = neúnavnost
feature-rock_catching = chytání balvanů
feature-shares_space = vstup na cizí místo
feature-siege_monster = obléhací nestvůra
feature-standing_leap = skok z místa
feature-sunlight_sensitivity = citlivost na slunce
feature-surprise_attack = překvapivý útok
feature-swarm = roj
feature-two_headed = dvě hlavy
feature-vampire_weaknesses = slabosti upíra

## Co se z bloku hraje

part-of-block-attack = útoky
part-of-block-multiattack = vícenásobný útok
part-of-block-recharge = co se obnovuje a vyčerpává
part-of-block-save = záchranné hody
part-of-block-area = oblasti
part-of-block-legendary = legendární akce
part-of-block-trait = rysy
part-of-block-reaction = reakce
part-of-block-spells = kouzla
part-of-block-defence = odolnosti a imunity
part-of-block-action = ostatní akce
part-of-block-feature = schopnosti

## Jak těžký je boj podle knihy

budget-trifling = Podle knihy je to méně než snadné.
budget-easy = Podle knihy je to snadné.
budget-medium = Podle knihy je to středně těžké.
budget-hard = Podle knihy je to těžké.
budget-deadly = Podle knihy je to smrtící.
budget-sum = Nepřátel: { $enemies }, dohromady { $points } ZK{ $halves ->
    [0] .
    [1] , pro velkou družinu napůl: { $adjusted }.
    [2] .
    [3] , krát 1,5 za jejich počet: { $adjusted }.
    [4] , krát 2 za jejich počet: { $adjusted }.
    [5] , krát 2,5 za jejich počet: { $adjusted }.
    [6] , krát 3 za jejich počet: { $adjusted }.
    [8] , krát 4 za jejich počet: { $adjusted }.
   *[10] , krát 5 za jejich počet: { $adjusted }.
}
budget-limit-easy = snadné { $points }
budget-limit-medium = střední { $points }
budget-limit-hard = těžké { $points }
budget-limit-deadly = smrtící { $points }

## Soubory jiných programů

problem-import-unknown-form = tohle není v žádné podobě, která se dá číst
    .remedy = čtou se: { $known }
problem-import-json = tohle není JSON
    .remedy = ulož soubor znovu z programu, z něhož pochází
problem-import-many = na jeden soubor je to příliš mnoho bloků
    .remedy = nejvýš { $maximum }
problem-import-lacks = blok to neříká tak, jak to bloky říkají
    .remedy = napiš to jako v knize, nebo blok vytvoř ručně
problem-import-unread = tomuhle není rozumět a vynechá se to
    .remedy = napiš to tak, jak to píše ten program, nebo to do bloku doplň ručně
problem-import-copy = tohle je kopie bloku, který není v souboru ani v bestiáři
    .remedy = přidej ten blok do téhož souboru, nebo načti soubor s celým blokem
problem-import-copy-circle = tohle je nakonec kopie sebe sama
    .remedy = jeden z těch bloků ať je úplný, bez _copy
problem-import-copy-ours = blok, jehož je tohle kopie, v souboru není
    .remedy = bere se { $taken } z bestiáře, s uvedenými změnami
problem-import-taken = je jich uvedeno několik
    .remedy = bere se { $taken }
problem-import-worked-out = tohle soubor neuvádí
    .remedy = spočteno ze zbytku souboru: { $taken }
problem-import-metric = tohle nejsou stopy
    .remedy = počítá se { $taken }; 1,5 m je 5 stop
problem-import-left-out = tohle se nepřenáší
    .remedy = blok se hraje bez toho; měj to po ruce
problem-import-parts = akce tohoto tvora jsou na jiné stránce databáze
    .remedy = dej stránky Creature, CreatureAction a CreatureTrait za sebe do jednoho souboru
problem-import-not-prepared = tohle kouzlo není připravené
    .remedy = vynechá se; má-li se sesílat, připrav ho a soubor ulož znovu

## Povolání hotových hrdinů

calling-barbarian = barbar
    .also = barbarka
calling-bard = bard
    .also = bardka pěvec pěvkyně
calling-cleric = klerik
    .also = klerička kněz kněžka
calling-druid = druid
    .also = druidka
calling-fighter = bojovník
    .also = bojovnice válečník válečnice rytíř rytířka šermíř šermířka
calling-monk = mnich
    .also = mniška
calling-paladin = paladin
    .also = paladinka
calling-ranger = hraničář
    .also = hraničářka lovec lovkyně
calling-rogue = tulák
    .also = tulačka zloděj zlodějka
calling-sorcerer = čaroděj
    .also = čarodějka
calling-warlock = černokněžník
    .also = černokněžnice
calling-wizard = kouzelník
    .also = kouzelnice mág mágyně
things-weapon = zbraně
things-armour = zbroje
things-spell = kouzla
thing-versatile = { "" } ({ $dice } obouruč)
thing-armour-light = lehká, OČ { $ac } + Obratnost
thing-armour-medium = střední, OČ { $ac } + Obratnost (nejvýš +2)
thing-armour-heavy = těžká, OČ { $ac }
thing-armour-shield = +{ $ac } k OČ
thing-strength = potřebuje Sílu { $number }
thing-loud = nevýhoda k Nenápadnosti
thing-level = { $level ->
    [0] trik
   *[other] { $level }. úroveň
}
armour-padded = prošívaná zbroj
armour-leather = kožená zbroj
armour-studded_leather = vybíjená kožená zbroj
armour-hide = kožešinová zbroj
armour-chain_shirt = kroužková košile
armour-scale_mail = šupinová zbroj
armour-breastplate = hrudní plát
armour-half_plate = poloviční plátová zbroj
armour-ring_mail = kruhová zbroj
armour-chain_mail = kroužková zbroj
armour-splint = pásová zbroj
armour-plate = plátová zbroj
armour-shield = štít
block-pierces = { $what } za každých 5 stop chůze
thing-parts = z těchto: { $what }
thing-left = nehraje se: { $what }
thing-left-something = něco se nehraje
