### Schopnosti povolání.

told-feature = { $trait_id ->
    [action_surge] { PAST("nabral", $actor_gender) } dech k další akci
    [dark_ones_blessing] { PAST("načerpal", $actor_gender) } sílu z požehnání temného
    [deflect_missiles] { PAST("švihl", $actor_gender) } dlaní po střele
    [divine_smite] { PAST("přidal", $actor_gender) } božskou ránu
    [frenzy] { $phrase ->
        [0] { PAST("zuřil", $actor_gender) } dál
        [1] v běsnění { PAST("nepolevil", $actor_gender) }
        [2] { PAST("běsnil", $actor_gender) } pořád stejně
       *[other] { PAST("pokračoval", $actor_gender) } v běsnění
    }
    [indomitable] { PAST("odmítl", $actor_gender) } se vzdát
    [martial_arts] { "" }
    [open_hand_technique] { PAST("zkusil", $actor_gender) }{ story-it-first } srazit{ story-named } k zemi
    [protection] { PAST("zakryl", $actor_gender) }{ story-whom } štítem
    [retaliation] hned { PAST("odpověděl", $actor_gender) } na ránu
    [stunning_strike] { PAST("zkusil", $actor_gender) }{ story-it-first } omráčit{ story-named }
    [uncanny_dodge] v poslední chvíli { PAST("uhnul", $actor_gender) } nejhoršímu
   *[other] { PAST("použil", $actor_gender) } schopnost { $trait }
}
    .aside = yes
ask-feature = { $actor }: použije se teď { $trait }{ $target_known ->
    [yes] { " " }({ $target })
   *[no] { "" }
}?
option-surge = Nával akce: ještě jedna akce
option-frenzy = zběsilý úder bonusovou akcí ({ $target }, { $weapon })
help-danger-sense = cit pro nebezpečí
help-feral-instinct = divoký instinkt
help-elusive = nepolapitelnost
hinder-protection = ochrana přítele
told-flurries = { PAST("zasypal", $actor_gender) }{ story-whom } smrští úderů
ask-smite = { $actor } { PAST("zasáhl", $actor_gender) } cíl ({ $target }). Přidá božskou ránu, a z které pozice?
option-smite-slot = pozice { $slot }. úrovně
option-smite-no = bez božské rány
ask-lay-on-hands = Kolik životů vkládáním rukou? ({ $actor }, { $target })
option-lay-hands = vložit ruce ({ $target })
option-martial-strike = úder beze zbraně, bonusová akce ({ $target })
option-flurry = smršť úderů za 1 ki ({ $target })
option-patient-defense = trpělivá obrana za 1 ki: Uhýbání bonusovou akcí
option-wind-dash = krok větru za 1 ki: Úprk bonusovou akcí
option-wind-disengage = krok větru za 1 ki: Odpoutání se bonusovou akcí
option-quicken = urychleně seslat za 2 čarodějné body, bonusová akce: { $power }
option-distant = seslat na dvojnásobnou dálku za čarodějný bod: { $power }
option-subtle = seslat beze slov a gest za čarodějný bod: { $power }
option-make-slot = pozice { $slot }. úrovně z čarodějných bodů ({ $cost }), bonusová akce
option-melt-slot = čarodějné body z pozice { $slot }. úrovně, bonusová akce
hinder-heightened = umocněné kouzlo
power-blessed_healer = požehnaný léčitel
option-quiver = chvění v těle ukončit, akce ({ $target })
option-whirlwind = vířivý útok: úder na každého v dosahu ({ $weapon })
help-supreme-sneak = svrchovaná nenápadnost
power-countercharm = protikouzlo písní
power-cleansing_touch = očistný dotek
power-stillness_of_mind = klid mysli
power-empty_body = prázdné tělo
power-holy_nimbus = svatá záře
power-draconic_presence = dračí vzezření
power-dragon_fear = dračí hrůza
power-natures_sanctuary = útočiště přírody
power-dragon_awe = dračí majestát
power-purity_of_spirit = čistota ducha
power-tranquility = klid
power-quivering_palm = chvějivá dlaň
power-hurl_through_hell = mrštění peklem
power-song_of_rest = píseň odpočinku
power-lay_on_hands = vkládání rukou
explain-number = { $key } = { $value }: { $origin }
explain-further = s rasou a předměty { $value } ({ $more })
explain-own = { $key } = { $value }: tak to píše deník postavy (podle knihy { $followed })
explain-features = { $calling } { $level } přináší: { $names }
explain-extra_attack = útok navíc
explain-unarmored_defense = obrana beze zbroje
explain-fast_movement = rychlý pohyb
explain-unarmored_movement = pohyb beze zbroje
explain-draconic_resilience = dračí odolnost
explain-dragon_wings = dračí křídla
explain-natures_ward = ochrana přírody
explain-purity_of_body = čistota těla
problem-class-without-level = povolání potřebuje úroveň (1 až 20): { $class }
    .remedy = napiš level = 3, nebo class = {"{"} fighter = 3, rogue = 2 {"}"}
problem-levels-add-up = úrovně v povoláních dávají dohromady { $sum }; smí to být nejvýš { $maximum } a level musí být jejich součet
    .remedy = sniž úrovně v povoláních, nebo level vynech
problem-too-many-choices = víc voleb, než na této úrovni má: nejvýš { $maximum }
    .remedy = některé vynech, nebo zvyš úroveň
problem-too-many-styles = víc bojových stylů, než na této úrovni má: nejvýš { $maximum }
    .remedy = některé vynech, nebo zvyš úroveň
problem-subclass-too-early = tuto specializaci má povolání { $class } až od { $minimum }. úrovně
    .remedy = vynech ji, nebo zvyš úroveň
problem-nothing-to-choose = povolání této postavy nic takového na výběr nemají
    .remedy = vynech to, nebo to zapiš mezi traits

## Názvy

feature-action_surge = nával akce
trait-action_surge = Nával akce
feature-agonizing_blast = trýznivý výboj
trait-agonizing_blast = Trýznivý výboj
feature-arcane_recovery = mystické zotavení
trait-arcane_recovery = Mystické zotavení
feature-archery = lukostřelba
trait-archery = Lukostřelba
feature-aura_of_courage = aura odvahy
trait-aura_of_courage = Aura odvahy
feature-aura_of_devotion = aura oddanosti
trait-aura_of_devotion = Aura oddanosti
feature-aura_of_protection = aura ochrany
trait-aura_of_protection = Aura ochrany
feature-blessed_healer = požehnaný léčitel
trait-blessed_healer = Požehnaný léčitel
feature-brutal_critical = drtivý kritický zásah
trait-brutal_critical = Drtivý kritický zásah
feature-careful_spell = ohleduplné kouzlo
trait-careful_spell = Ohleduplné kouzlo
feature-colossus_slayer = přemožitel obrů
trait-colossus_slayer = Přemožitel obrů
feature-cutting_words = břitká slova
trait-cutting_words = Břitká slova
feature-danger_sense = cit pro nebezpečí
trait-danger_sense = Cit pro nebezpečí
feature-dark_ones_blessing = požehnání temného
trait-dark_ones_blessing = Požehnání temného
feature-dark_ones_own_luck = temné štěstí
trait-dark_ones_own_luck = Temné štěstí
feature-defense = obrana
trait-defense = Obrana
feature-deflect_missiles = odrážení střel
trait-deflect_missiles = Odrážení střel
feature-disciple_of_life = učedník života
trait-disciple_of_life = Učedník života
feature-distant_spell = vzdálené kouzlo
trait-distant_spell = Vzdálené kouzlo
feature-divine_smite = božská rána
trait-divine_smite = Božská rána
feature-divine_strike = božský úder
trait-divine_strike = Božský úder
feature-dueling = souboj
trait-dueling = Souboj
feature-elemental_affinity = živelná spřízněnost
trait-elemental_affinity = Živelná spřízněnost
feature-elusive = nepolapitelnost
trait-elusive = Nepolapitelnost
feature-empowered_evocation = posílené vyvolávání
trait-empowered_evocation = Posílené vyvolávání
feature-empowered_spell = posílené kouzlo
trait-empowered_spell = Posílené kouzlo
feature-extended_spell = prodloužené kouzlo
trait-extended_spell = Prodloužené kouzlo
feature-feral_instinct = divoký instinkt
trait-feral_instinct = Divoký instinkt
feature-fiendish_resilience = ďábelská odolnost
trait-fiendish_resilience = Ďábelská odolnost
feature-foe_slayer = zhouba nepřátel
trait-foe_slayer = Zhouba nepřátel
feature-font_of_magic = studnice magie
trait-font_of_magic = Studnice magie
feature-frenzy = běsnění
trait-frenzy = Běsnění
feature-great_weapon_fighting = boj s velkou zbraní
trait-great_weapon_fighting = Boj s velkou zbraní
feature-heightened_spell = umocněné kouzlo
trait-heightened_spell = Umocněné kouzlo
feature-hunters_multiattack = vířivý útok
trait-hunters_multiattack = Vířivý útok
feature-hurl_through_hell = mrštění peklem
trait-hurl_through_hell = Mrštění peklem
feature-improved_critical = lepší kritický zásah
trait-improved_critical = Lepší kritický zásah
feature-improved_divine_smite = lepší božská rána
trait-improved_divine_smite = Lepší božská rána
feature-indomitable = nezdolnost
trait-indomitable = Nezdolnost
feature-indomitable_might = nezdolná síla
trait-indomitable_might = Nezdolná síla
feature-jack_of_all_trades = všeuměl
trait-jack_of_all_trades = Všeuměl
feature-ki = ki
trait-ki = Ki
feature-ki_empowered_strikes = údery posílené ki
trait-ki_empowered_strikes = Údery posílené ki
feature-lands_stride = krok krajinou
trait-lands_stride = Krok krajinou
feature-lay_on_hands = vkládání rukou
trait-lay_on_hands = Vkládání rukou
feature-martial_arts = bojová umění
trait-martial_arts = Bojová umění
feature-mindless_rage = slepá zuřivost
trait-mindless_rage = Slepá zuřivost
feature-natural_recovery = přírodní zotavení
trait-natural_recovery = Přírodní zotavení
feature-natures_sanctuary = útočiště přírody
trait-natures_sanctuary = Útočiště přírody
feature-open_hand_technique = technika otevřené dlaně
trait-open_hand_technique = Technika otevřené dlaně
feature-overchannel = přetížení
trait-overchannel = Přetížení
feature-pact_magic = magie paktu
trait-pact_magic = Magie paktu
feature-peerless_skill = nedostižná dovednost
trait-peerless_skill = Nedostižná dovednost
feature-perfect_self = dokonalé já
trait-perfect_self = Dokonalé já
feature-persistent_rage = vytrvalá zuřivost
trait-persistent_rage = Vytrvalá zuřivost
feature-potent_cantrip = mocný trik
trait-potent_cantrip = Mocný trik
feature-protection = ochrana
trait-protection = Ochrana
feature-purity_of_spirit = čistota ducha
trait-purity_of_spirit = Čistota ducha
feature-quickened_spell = urychlené kouzlo
trait-quickened_spell = Urychlené kouzlo
feature-quivering_palm = chvějivá dlaň
trait-quivering_palm = Chvějivá dlaň
feature-rage = zuřivost
trait-rage = Zuřivost
feature-relentless_rage = neúnavná zuřivost
trait-relentless_rage = Neúnavná zuřivost
feature-reliable_talent = spolehlivé nadání
trait-reliable_talent = Spolehlivé nadání
feature-remarkable_athlete = pozoruhodný atlet
trait-remarkable_athlete = Pozoruhodný atlet
feature-retaliation = odveta
trait-retaliation = Odveta
feature-sculpt_spells = tvarování kouzel
trait-sculpt_spells = Tvarování kouzel
feature-slow_fall = pomalý pád
trait-slow_fall = Pomalý pád
feature-song_of_rest = píseň odpočinku
trait-song_of_rest = Píseň odpočinku
feature-sorcerous_restoration = čarodějné zotavení
trait-sorcerous_restoration = Čarodějné zotavení
feature-stroke_of_luck = šťastný zásah
trait-stroke_of_luck = Šťastný zásah
feature-stunning_strike = omračující úder
trait-stunning_strike = Omračující úder
feature-subtle_spell = nenápadné kouzlo
trait-subtle_spell = Nenápadné kouzlo
feature-superior_critical = vynikající kritický zásah
trait-superior_critical = Vynikající kritický zásah
feature-superior_inspiration = vznešená inspirace
trait-superior_inspiration = Vznešená inspirace
feature-supreme_healing = svrchované léčení
trait-supreme_healing = Svrchované léčení
feature-supreme_sneak = svrchovaná nenápadnost
trait-supreme_sneak = Svrchovaná nenápadnost
feature-survivor = houževnatost
trait-survivor = Houževnatost
feature-thiefs_reflexes = zlodějské reflexy
trait-thiefs_reflexes = Zlodějské reflexy
feature-tranquility = klid
trait-tranquility = Klid
feature-twinned_spell = zdvojené kouzlo
trait-twinned_spell = Zdvojené kouzlo
feature-two_weapon_fighting = boj se dvěma zbraněmi
trait-two_weapon_fighting = Boj se dvěma zbraněmi
feature-uncanny_dodge = nadpřirozený úhyb
trait-uncanny_dodge = Nadpřirozený úhyb
part-agonizing_blast = trýznivý výboj
part-archery = lukostřelba
part-aura_of_protection = aura ochrany
part-blessed_healer = požehnaný léčitel
part-empowered_evocation = posílené vyvolávání
part-elemental_affinity = živelná spřízněnost
part-foe_slayer = zhouba nepřátel
part-slow_fall = pomalý pád
part-cutting_words = břitká slova
part-peerless_skill = nedostižná dovednost
part-dark_ones_own_luck = temné štěstí
part-stroke_of_luck = šťastný zásah
part-deflect_missiles = odrážení střel
part-dueling = souboj
part-lay_on_hands = vkládání rukou
part-rage = zuřivost
part-two_weapon_fighting = boj se dvěma zbraněmi
power-bardic_inspiration = bardská inspirace
    .acc = bardskou inspiraci
power-turn_undead = odvrácení nemrtvých
    .acc = odvrácení nemrtvých
power-preserve_life = zachování života
    .acc = zachování života
power-sacred_weapon = posvátná zbraň
    .acc = posvátnou zbraň
power-turn_the_unholy = odvrácení bezbožných
    .acc = odvrácení bezbožných
power-wholeness_of_body = celistvost těla
    .acc = celistvost těla
power-rage = zuřivost
    .acc = zuřivost
power-second_wind = druhý dech
    .acc = druhý dech
power-intimidating_presence = hrozivý zjev
    .acc = hrozivý zjev
feature-vanish = zmizení
trait-vanish = Zmizení
feature-wild_shape = divoká podoba
trait-wild_shape = Divoká podoba
