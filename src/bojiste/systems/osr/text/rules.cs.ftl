### Pravidla a procedury česky: názvy pravidel a jejich znění, v pořadí katalogu.

## Družina

rule-osr-party-formation = Pochodová formace
    .statement = Hráči se dohodnou na sestavě skupiny; může jich být víc a měnit se smí kdykoli zdarma. Dává výchozí místa a pořadí u dveří a pastí; jinak jdou, jak jsou ve scéně zapsáni, zpředu dozadu po dvou metrech.
rule-osr-party-treasure_division = Dělení pokladu
    .statement = Poklad se dělí jen mezi přeživší, v poměru, na němž se hráči dohodnou; podíly dají dohromady celý poklad. Jinak rovným dílem, zbytek prvnímu.
rule-osr-party-experience_division = Dělení zkušeností
    .statement = Zkušenosti dostanou všichni účastníci výpravy, i mrtví: rovným dílem, zbytek propadá.

## Ověření a šance

rule-osr-check-when = Kdy se ověřuje
    .statement = V nejasné situaci může Pán jeskyně žádat ověření; rozumný plán může prostě vyjít, nemožné nevyjde. Nerozhodne-li jinak, hází se.
rule-osr-check-basic_competence = Základní kompetence
    .statement = Běžné věci dobrodruhů se neověřují, pokud není na dohled nepřítel.
rule-osr-check-difficulty = Obtížnost
    .statement = Snadné 5, střední 10, těžké 15, velmi těžké 20; neřekne-li se jinak, 10.
rule-osr-check-untrained_difficulty = Chybějící kompetence
    .statement = Nelze-li u postavy potřebnou kompetenci předpokládat, je obtížnost vždy 20.
rule-osr-check-announce = Obtížnost se říká předem
    .statement = Hráč slyší obtížnost před hodem a může od pokusu upustit.
rule-osr-check-roll = Ověření
    .statement = k20 + modifikátor jedné vlastnosti + okolnosti − únava; součet aspoň obtížnost je úspěch.
rule-osr-check-nat = Jednička a dvacítka při ověření
    .statement = Jednička je kritický neúspěch, dvacítka kritický úspěch, ať je součet jakýkoli.
rule-osr-check-situational = Okolnosti
    .statement = Pán jeskyně může dát výhodu, nevýhodu, bonus nebo postih; obvykle nic.
rule-osr-check-x_in_y = Šance x z y
    .statement = Hodí se y-stěnnou kostkou a nejvýš x znamená, že se věc stane; nic se nepřičítá.
rule-osr-check-percent = Šance v procentech
    .statement = Hodí se k100 a nejvýš daná hodnota znamená, že se věc stane; 0 nikdy a 100 vždy bez hodu.
rule-osr-check-fifty_percent = Kostka pro poloviční šanci
    .statement = Každá poloviční šance se hází na k6: to, co pravidlo jmenuje, nastane na 1 až 3.

## Záchranné hody

rule-osr-save-universal = Jeden záchranný hod
    .statement = Každý má jediné číslo proti kouzlům, pastem i zvláštním útokům; podle druhu nebezpečí se liší jen modifikátory. Úspěch u zraňujícího účinku půlí poškození, jinak účinek ruší.
rule-osr-save-roll = Hod záchranného hodu
    .statement = k20 + modifikátory druhu − únava; součet aspoň vlastní číslo zachrání.
rule-osr-save-nat = Jednička a dvacítka při záchraně
    .statement = Jednička vždy selže, dvacítka vždy zachrání.
rule-osr-save-magic = Proti magii
    .statement = Přičítá se modifikátor Rozumu a zvláštní bonus proti magii.
rule-osr-save-death = Proti smrti a jedům
    .statement = Přičítá se modifikátor Výdrže a zvláštní bonus proti smrti.
rule-osr-save-other = Jiná vlastnost
    .statement = Pán jeskyně může určit jinou vlastnost: proti odzbrojení Zručnost, proti strachu Osobnost, jinak žádnou.

## Životy

rule-osr-hit_points-pool = Životy
    .statement = Každý má souhrn životů, od něhož se odečítá všechno poškození; jak hluboko pod nulu klesnou, nehraje roli.
rule-osr-hit_points-natural_healing = Přirozené léčení
    .statement = Každá nerušená noc odpočinku vrací 2 životy do plného počtu.
rule-osr-hit_points-no_wild_healing = Ne v divočině ani v kobce
    .statement = Noc v nebezpečí divočiny či kobky přirozeně neléčí.
rule-osr-hit_points-magical_healing = Magické léčení
    .statement = Lektvary a kouzla vracejí životy obvykle ihned, nejvýš do plného počtu; mrtvé neléčí.
rule-osr-hit_points-death = Smrt
    .statement = Kdo má 0 životů nebo méně, je mrtev a s ním končí jeho trvající účinky i držené kouzlo.

## Mírnější smrt

rule-osr-mild_death-unconscious = Na prahu smrti
    .statement = Postava hráče s 0 životů neumírá hned, ale do 24 hodin ji lze zachránit; jinak zemře.
rule-osr-mild_death-check_body = Ohledání těla
    .statement = Kdo tělo ohledá, hodí k6: na 1 až 3 postava přežije s 1 životem a 1k4 směny je v bezvědomí; jinak je mrtvá.
rule-osr-mild_death-healed = Léčení těla
    .statement = Je-li tělo včas léčeno, platí tentýž hod; při úspěchu postava ihned procitne s tolika životy, kolik bylo vyléčeno.
rule-osr-mild_death-fatigue = Přežití smrti unaví
    .statement = Kdo takto přežije, získá 1 únavu.
rule-osr-mild_death-repeated = Opakovaná smrt
    .statement = Záchrana je znovu možná, jen byla-li postava od té doby někdy vyléčena na plný počet životů.
rule-osr-mild_death-body_destroyed = Zničené tělo
    .statement = Zničené tělo už nikdo nezachrání.
rule-osr-mild_death-poison = Jed zabíjí rovnou
    .statement = Koho na nulu přivede jed, ten je mrtev bez záchrany.
rule-osr-mild_death-want_to_live = Koupený život
    .statement = Svolí-li Pán jeskyně, může umírající dát pět náhodných bodů vlastností a žít.

## Věci

rule-osr-items-destroyed = Zničení věcí
    .statement = Kdo zemře ničivým účinkem, přijde o všechno obyčejné vybavení.
rule-osr-items-magic_save = Záchrana magických předmětů
    .statement = Každý magický předmět oběti hází vlastní záchranný hod s jejími čísly; neúspěch ho ničí.
rule-osr-items-magic_bonus = Bojový bonus předmětu
    .statement = Předmět přičítá k záchraně svůj bojový bonus, z několika nejvyšší.

## Nebezpečí

rule-osr-hazard-climbing = Šplhání
    .statement = Šplhá se poloviční rychlostí: každý metr stojí dva.
rule-osr-hazard-climbing_check = Šplhání pod tlakem
    .statement = V boji se jednou za tah strany ověřuje Síla proti 10, nerozhodne-li Pán jeskyně jinak; neúspěch znamená, že se v tom tahu nešplhá.
rule-osr-hazard-darkness = Tma
    .statement = Ve tmě je každý jako slepý, nesvítí-li světlo a nepomůže-li termovize.
rule-osr-hazard-infravision = Termovize
    .statement = Ukazuje teplo; v jejím dosahu není majitel ve tmě slepý.
rule-osr-hazard-infravision_range = Dosah termovize
    .statement = Ve tmě 12 m, neříká-li popis jinak.
rule-osr-hazard-infravision_reading = Termovizí se nečte
    .statement = Teplo písmena neukáže: ani svitky.
rule-osr-hazard-infravision_disrupt = Narušení termovize
    .statement = Světlo termovizi ruší: vidí se jen to, co osvětluje.
rule-osr-hazard-light_no_surprise = Světlo prozradí
    .statement = Kdo nese světlo, nemůže nikoho překvapit.
rule-osr-hazard-fall_damage = Pád
    .statement = Pád na tvrdé dá 1k6 za každé započaté dva metry, první dva se nepočítají.
rule-osr-hazard-fall_catch = Zachycení
    .statement = Při pádu se lze jednou zachytit: Zručnost proti 15. Poškození je pak jen za proletěnou vzdálenost, obvykle polovinu.
rule-osr-hazard-fall_speed = Rychlost pádu
    .statement = Padá se 25 m za vteřinu, 150 m za kolo.
rule-osr-hazard-hunger_thirst = Hlad a žízeň
    .statement = Za každý den a noc bez jídla nebo bez pití 1 únava, bez obojího 2.
rule-osr-hazard-swimming = Plavání
    .statement = Plave se poloviční rychlostí; postavy hráčů umějí plavat, není-li důvod, proč ne.
rule-osr-hazard-breath = Zadržení dechu
    .statement = Dech se zadrží na tolik kol, kolik je Výdrž.
rule-osr-hazard-breath_release = Ztráta dechu
    .statement = Kdo čaruje nebo mluví, o dech hned přijde.
rule-osr-hazard-drowning = Utonutí
    .statement = Bez dechu se na konci každého tahu strany hází proti smrti.

## Únava

rule-osr-fatigue-track = Únava
    .statement = Jedno číslo, které roste a samo nezmizí.
rule-osr-fatigue-sources = Důvody k únavě
    .statement = Únava přichází z nevyspání, hladu a žízně, nemoci, vážného zranění, přežité smrti, náročného rituálu a z nočního pochodu; táž příčina platí jednou.
rule-osr-fatigue-penalty = Postih
    .statement = Celkový postih se rovná únavě a týká se jen toho, co je jmenováno.
rule-osr-fatigue-attack = Únava a zásah
    .statement = Únava se odečítá od každého hodu na útok.
rule-osr-fatigue-damage = Únava a poškození
    .statement = Odečítá se od poškození, k němuž se přičítá Síla; aspoň 1 zůstává.
rule-osr-fatigue-ac = Únava a obrana
    .statement = Snižuje vlastní obranné číslo, třeba i pod nulu.
rule-osr-fatigue-saves = Únava a záchrana
    .statement = Odečítá se od všech záchranných hodů.
rule-osr-fatigue-checks = Únava a ověření
    .statement = Odečítá se od všech ověření.
rule-osr-fatigue-death = Smrt na únavu
    .statement = Dosáhne-li únava 7 nebo víc, při každém přírůstku se hází proti smrti.
rule-osr-fatigue-recovery = Zbavení se únavy
    .statement = Každý den v bezpečí ubere 1; v divočině pomůže jen magie.
rule-osr-fatigue-no_death_in_civilisation = V bezpečí se na únavu neumírá
    .statement = Při odpočinku v civilizaci se proti smrti na únavu nehází.

## Přenocování

rule-osr-camp-sequence = Přenocování
    .statement = Každou noc v divočině: pokus o utáboření, vyhodnocení, únava nebo zásoby.
rule-osr-camp-roll = Tři potřeby
    .statement = Družina hodí společně 3k6: jídlo, voda, útočiště.
rule-osr-camp-survival_bonus = Znalost přežití
    .statement = Každý, kdo umí přežít v divočině, přidá +1 k jedné předem zvolené kostce.
rule-osr-camp-spells = Kouzlo nahradí potřebu
    .statement = Pokryje-li kouzlo některou potřebu celou, její kostka se nehází.
rule-osr-camp-night = Hlídky a noční setkání
    .statement = Hlídky se střídají; šanci na noční setkání určí Pán jeskyně, obvykle žádnou.
rule-osr-camp-evaluate = Čtyřka a víc
    .statement = Kostka s bonusy aspoň 4 znamená naplněnou potřebu.
rule-osr-camp-pay = Únava nebo zásoba
    .statement = Za každou nenaplněnou potřebu zaplatí každý 1 zásobou, nebo 1 únavou.
rule-osr-camp-dungeon = Nocleh v kobce
    .statement = V kobce se nehází: nenaplněné jsou všechny tři potřeby.
rule-osr-camp-dungeon_sources = Nálezy v kobce
    .statement = Co družina v kobce našla, může některou potřebu odpustit.

## Cestování

rule-osr-travel-day_sequence = Den cesty
    .statement = Směr, ztráta směru, náhodná setkání, události dne, nakonec odpočinek.
rule-osr-travel-direction = Volba směru
    .statement = Hráči jdou po cestě, podle orientačního bodu, nebo podle světových stran; na tom závisí, zda lze zabloudit.
rule-osr-travel-visibility = Viditelnost
    .statement = Obvykle 5 km kolem dokola; les či hory to mění.
rule-osr-travel-distance = Denní dosah
    .statement = Pětkrát hybnost nejpomalejšího v kilometrech.
rule-osr-travel-difficult = Obtížný terén na cestách
    .statement = Kilometr v obtížném terénu stojí dva.
rule-osr-travel-roads = Cesty
    .statement = S vozem nelze z cesty; rychlost ani setkání cesta nemění a nezabloudí se na ní.
rule-osr-travel-night_march = Pochod dnem i nocí
    .statement = Bez odpočinku ujde skupina o polovinu víc a každý získá 1 únavu; jídlo a vodu potřebuje i tak.
rule-osr-travel-lost = Ztráta směru
    .statement = Mimo cestu a bez orientačního bodu se zabloudí 2 z 6, v obtížném terénu 3 z 6.
rule-osr-travel-lost_effect = Odchylka
    .statement = Kdo zabloudí, uhne z kurzu: obvykle o 45° vlevo, nebo vpravo.
rule-osr-travel-encounter = Denní setkání
    .statement = 2 z 6 za den cesty.
rule-osr-travel-forage = Sběr
    .statement = Cestou lze sbírat: 2 z 6 na 1k6 zásob.
rule-osr-travel-hunt = Lov
    .statement = Celý den bez cesty: 1 z 6, že se najde zvěř.
rule-osr-travel-hunt_catch = Ulovení
    .statement = Nejlepší lovec ověří Zručnost proti 10; úspěch dá 2k6 zásob.
rule-osr-travel-explore = Průzkum oblasti
    .statement = Celý den bez cesty: 3 z 6, že se objeví další skryté místo.
rule-osr-travel-other_activity = Jiné činnosti
    .statement = Hráči mohou navrhnout cokoli; Pán jeskyně odmítne, nebo řekne šanci.
rule-osr-travel-simultaneous = Několik činností naráz
    .statement = Skupina se může rozdělit; každá část má jednu činnost a hází zvlášť.

## Rychlé cestování

rule-osr-quick_travel-duration = Dny místo kilometrů
    .statement = Rychlá cesta se počítá na dny, které určí Pán jeskyně.
rule-osr-quick_travel-supplies = Zásoby na cestu
    .statement = Je třeba tolik zásob, kolik je hladových krků krát dnů.
rule-osr-quick_travel-shortage = Nedostatek
    .statement = Každá chybějící zásoba přidá 1 k souhrnnému poškození.
rule-osr-quick_travel-shared_damage = Souhrnné poškození
    .statement = Všechny útrapy cesty se sčítají do jednoho čísla.
rule-osr-quick_travel-encounters = Počet setkání
    .statement = Přes 5 dnů 1k4 setkání, jinak jedno.
rule-osr-quick_travel-division = Rozdělení poškození
    .statement = Hráči rozdělí všechno, jak chtějí; jinak co nejrovnoměrněji.
rule-osr-quick_travel-to_fatigue = Únava místo smrti
    .statement = Bod, který by přivedl na 0, lze vzít jako únavu; jinak postava cestou zahynula.

## Kobky

rule-osr-dungeon-turn_sequence = Směna v kobce
    .statement = Putující monstra, ohlášené činnosti, výsledky, konec směny.
rule-osr-dungeon-declare = Ohlášení činností
    .statement = Hráči svobodně řeknou, co kdo dělá.
rule-osr-dungeon-wandering_frequency = Jak často putující monstra
    .statement = Jednou za dvě směny, neříká-li dobrodružství jinak.
rule-osr-dungeon-wandering_noise = Hluk
    .statement = Hlučné chování přidá ve směně jeden hod.
rule-osr-dungeon-wandering_chance = Šance na putující monstra
    .statement = Obvykle 1 z 6.
rule-osr-dungeon-action_time = Činnost trvá směnu
    .statement = Většina činností zabere jednu směnu a všichni jednají souběžně.
rule-osr-dungeon-search = Prohledávání
    .statement = Najde ten, kdo hledá na správném místě správným způsobem; nehází se.
rule-osr-dungeon-rest_limit = Jak často odpočívat
    .statement = Nejvýš jednou za osm hodin průzkumu.
rule-osr-dungeon-rest_duration = Délka odpočinku
    .statement = Osm až dvanáct hodin; putující monstra chodí dál.
rule-osr-dungeon-rest_benefit = Co odpočinek dá
    .statement = Magická energie se vrací celá; životy ne.
rule-osr-dungeon-no_rest = Vyčerpání
    .statement = Každých 24 hodin bez odpočinku dá 1 únavu.
rule-osr-dungeon-doors = Dveře
    .statement = Není-li řečeno jinak, jsou zavřené.
rule-osr-dungeon-locked = Zamčené dveře
    .statement = Otevře je klíč, zlodějské umění, nebo hlučné vyražení.
rule-osr-dungeon-force_door = Vyražení
    .statement = Zaseknuté dveře: Síla proti 10, zamčené: Síla proti 15, odemčení: Zručnost proti 15; jeden pokus za směnu.
rule-osr-dungeon-trap_kinds = Pasti
    .statement = Zjevných si všimne každý; skryté musí něco prozrazovat.
rule-osr-dungeon-trap_trigger = Spuštění pasti
    .statement = Kdo past spustí, toho zasáhne na 2 z 6; hází se za každého v pořadí formace.
rule-osr-dungeon-trap_bypass = Překonání pasti
    .statement = O známé pasti hráči řeknou, jak ji obejdou; správný způsob stačí.

## Setkání

rule-osr-encounter-sequence = Postup setkání
    .statement = Překvapení, vzdálenost, iniciativa, jednání, konec.
rule-osr-encounter-surprise = Překvapení
    .statement = Každá strana hodí k6; 1 nebo 2 znamená překvapení.
rule-osr-encounter-one_surprised = Jedna strana překvapena
    .statement = Překvapení přijdou o první kolo; iniciativu hodí na začátku druhého.
rule-osr-encounter-both_surprised = Překvapeni všichni
    .statement = Nikdo nemá výhodu a nikdo nic nezmešká.
rule-osr-encounter-distance_indoor = Vzdálenost uvnitř
    .statement = 4k6 metrů, polovina při překvapení.
rule-osr-encounter-distance_outdoor = Vzdálenost venku
    .statement = 4k6 krát 10 metrů, při překvapení 1k4 krát 10.
rule-osr-encounter-player_actions = Jednání hráčů
    .statement = Hráči mohou mluvit, odejít, čekat, zaútočit, cokoli.
rule-osr-encounter-reaction_roll = Reakce
    .statement = Není-li jasné, jak se nestvůry zachovají, hodí se 2k6 na tabulku.
rule-osr-encounter-reaction_result = Co reakce znamená
    .statement = Kdo může zaútočit, zaútočí na 1 až 3 z k6; ostatní čekají.
rule-osr-encounter-end_time = Čas setkání
    .statement = Setkání i boj trvá aspoň jednu směnu, zaokrouhleně nahoru.

## Boj

rule-osr-combat-initiative = Iniciativa
    .statement = 1k10 za stranu, vyšší jedná dřív.
rule-osr-combat-tie = Shodná iniciativa
    .statement = Shodu vyhrává strana hráčů; shodné strany Pána jeskyně hází znovu.
rule-osr-combat-initiative_once = Jednou za boj
    .statement = Pořadí platí po celý boj.
rule-osr-combat-initiative_each_round = Každé kolo
    .statement = Volitelně se iniciativa hází znovu každé kolo.
rule-osr-combat-sequence = Kolo
    .statement = Každá strana v pořadí: morálka, tah, konec tahu; pak další kolo.
rule-osr-combat-turn_start = Začátek tahu
    .statement = Zjistí se, kdo je vázán v boji, a propadnou nevyužité připravené akce.
rule-osr-combat-morale_trigger = Zvraty v boji
    .statement = Morálka se ověřuje po první smrti ve skupině, po ztrátě poloviny a po smrti vůdce; každý zvrat jednou.
rule-osr-combat-morale_reversal_gm = Jiné zvraty
    .statement = Zvratem může být cokoli, co za něj Pán jeskyně prohlásí.
rule-osr-combat-morale_roll = Ověření morálky
    .statement = 2k6 za skupinu; nejvýš morálka znamená, že drží.
rule-osr-combat-morale_failure = Zhroucená morálka
    .statement = Skupina obvykle prchá; kdo nemůže odejít, vzdá se.
rule-osr-combat-morale_two = Dva úspěchy
    .statement = Skupina, která dvakrát obstála, bojuje do smrti.
rule-osr-combat-side_turn = Společný tah
    .statement = Členové strany jednají v jednom tahu v libovolném pořadí a smějí se střídat.
rule-osr-combat-limits = Meze tahu
    .statement = Za kolo nejvýš pohyb o hybnost a jedna akce.
rule-osr-combat-actions = Co je akce
    .statement = Útok, kouzlo, zacházení s věcí; mluvit a něco upustit je zdarma.
rule-osr-combat-multi_attack = Několik útoků
    .statement = Kdo má v popisu víc útoků, udělá je všechny jednou akcí.
rule-osr-combat-split_move = Pohyb po částech
    .statement = Pohybovat se lze před akcí, po ní i po částech.
rule-osr-combat-instant = Instantní akce
    .statement = Kdykoli v kole, i v cizím tahu; akci nestojí.
rule-osr-combat-instant_limit = Jedna za kolo
    .statement = Nejvýš jedna instantní akce za kolo.
rule-osr-combat-instant_surprised = Ne při překvapení
    .statement = Překvapený nemá instantní akce.
rule-osr-combat-movement = Co je pohyb
    .statement = Každá změna místa: chůze, běh, plavání, let, šplhání, skok.
rule-osr-combat-difficult = Obtížný terén
    .statement = Stojí dvojnásobek, nikdy víc.
rule-osr-combat-engaged = Vázán v boji na blízko
    .statement = Vázán je ten, na koho na začátku tahu jeho strany dosáhne schopný nepřítel, nebo kdo sám zaútočil na blízko.
rule-osr-combat-engaged_ranged = Střelba z boje na blízko
    .statement = Na 1 až 3 z k6 se mine bez hodu.
rule-osr-combat-engaged_items = Věci v boji na blízko
    .statement = Na 1 až 3 z k6 věc upadne na zem.
rule-osr-combat-engaged_casting = Čarování v boji na blízko
    .statement = Na 1 až 3 z k6 je kouzlo i s cenou ztraceno.
rule-osr-combat-engaged_move = Strategický pohyb
    .statement = Vázaný smí jen kolem soupeřů, od žádného z nich pryč.
rule-osr-combat-disengage = Vyvázání
    .statement = Za cenu akce lze z boje na blízko odejít; volné útoky nejsou.
rule-osr-combat-reach = Dosah
    .statement = Podle velikosti zbraně: malá 1 m, střední 2 m, velká 3 m.
rule-osr-combat-throw_range = Dohoz
    .statement = Do tolika metrů, kolik je Síla; do dvojnásobku s nevýhodou.
rule-osr-combat-zones = Zóny dosahu
    .statement = Volitelně se místo metrů počítá s pěti zónami.
rule-osr-combat-zone_close = Blízko
    .statement = 0 až 5 m: všechny útoky.
rule-osr-combat-zone_near = Poblíž
    .statement = 6 až 25 m: vrh a střelba.
rule-osr-combat-zone_far = Daleko
    .statement = 26 až 50 m: jen střelba, malé zbraně s nevýhodou.
rule-osr-combat-zone_very_far = Velmi daleko
    .statement = 51 až 100 m: velké zbraně, střední s nevýhodou.
rule-osr-combat-zone_extreme = Extrémně daleko
    .statement = 101 m a víc: velké zbraně s nevýhodou, dovolí-li to Pán jeskyně.
rule-osr-combat-full_cover = Kompletní krytí
    .statement = Na zcela ukrytý cíl nelze střílet ani házet.
rule-osr-combat-partial_cover = Částečné krytí
    .statement = Přidá k obraně 1 až 4 proti střelbě a vrhu.
rule-osr-combat-end = Konec boje
    .statement = Bojuje se, dokud stojí dvě nepřátelské skupiny; prchající je pryč přes 50 m od všech nepřátel.

## Útoky

rule-osr-attack-roll = Hod na útok
    .statement = k20 + modifikátory aspoň obranné číslo je zásah.
rule-osr-attack-melee_mod = Útok na blízko
    .statement = Přičítá se bonus povolání a Síla.
rule-osr-attack-ranged_mod = Útok na dálku
    .statement = Přičítá se bonus povolání a Zručnost.
rule-osr-attack-monster_mod = Nestvůry
    .statement = Mají bonus v popisu; vlastnost se nepřičítá.
rule-osr-attack-nat1 = Jednička
    .statement = Vždy vedle.
rule-osr-attack-nat20 = Dvacítka
    .statement = Kritický zásah, ať je obrana jakákoli.
rule-osr-attack-critical = Kritické poškození
    .statement = Každá kostka dá nejvyšší hodnotu; nehází se.
rule-osr-attack-full_damage_critical = Plné poškození
    .statement = Padnou-li na všech kostkách maxima, platí to za kritický zásah.
rule-osr-attack-critical_extra = Účinek navíc
    .statement = Volitelně může Pán jeskyně ke kritickému zásahu přidat účinek.
rule-osr-attack-damage = Poškození
    .statement = Kostky a modifikátory se odečtou od životů.
rule-osr-attack-min_damage = Nejméně 1
    .statement = Zásah ubere vždy aspoň 1, pokud cíl není imunní.
rule-osr-attack-immunity = Imunita
    .statement = Imunní cíl neutrpí nic.
rule-osr-attack-invulnerable = Nezranitelná monstra
    .statement = Volitelně jsou monstra od 5. úrovně imunní vůči nemagickému poškození, ne však od sobě rovných.
rule-osr-attack-resistance = Odolnost
    .statement = Polovina poškození, dolů.
rule-osr-attack-weakness = Slabost
    .statement = Dvojnásobek; s odolností se ruší.
rule-osr-attack-parts = Smíšené poškození
    .statement = Každá část se mění zvlášť a pak se sečtou.
rule-osr-attack-persistent = Perzistentní poškození
    .statement = Působí každé kolo, dokud účinek trvá.
rule-osr-attack-persistent_timing = Kdy perzistentní poškození přijde
    .statement = Na konci tahu strany oběti, poprvé na nejbližším.

## Jiné bojové situace

rule-osr-situation-sprint = Sprint
    .statement = Za cenu akce se lze pohnout až o dvojnásobek.
rule-osr-situation-throw = Hození zbraně
    .statement = Na zásah Zručnost, k poškození Síla; zbraň zůstane u cíle.
rule-osr-situation-unarmed = Neozbrojený útok
    .statement = Poškození 1 + Síla, aspoň 1.
rule-osr-situation-unarmed_target = Proti neozbrojenému
    .statement = Útok na blízko proti tomu, kdo nic nedrží, má výhodu.
rule-osr-situation-improvised = Improvizovaná zbraň
    .statement = Poškození se hází dvakrát a platí menší součet.
rule-osr-situation-improvised_use = Improvizované použití
    .statement = Totéž, používá-li se zbraň k něčemu, k čemu není.
rule-osr-situation-untrained_weapon = Netrénovaná zbraň
    .statement = Platí za improvizovanou.
rule-osr-situation-two_weapons_choice = Dvě zbraně: volba
    .statement = Při útoku se zvolí, kterou; útok navíc není.
rule-osr-situation-two_weapons_bonus = Dvě zbraně: bonus
    .statement = Kdo drží dvě trénované zbraně na blízko, má +1 na zásah, poškození i obranu.
rule-osr-situation-maneuver = Bojový manévr
    .statement = Po zásahu lze místo poškození zvolit jiný účinek.
rule-osr-situation-maneuver_save = Odolání manévru
    .statement = Odzbrojení se lze ubránit Zručností; s mnohem větším to nejde.
rule-osr-situation-maneuver_push = Odstrčení
    .statement = O dva metry rovně pryč.
rule-osr-situation-maneuver_prone = Sražení
    .statement = Cíl leží na zemi.
rule-osr-situation-maneuver_hold = Držení
    .statement = Držený nemůže odejít, dokud je držitel blízko a nedělá nic jiného; ve svém tahu ověřuje Sílu proti 10.
rule-osr-situation-maneuver_disarm = Odzbrojení
    .statement = Jedna zbraň padne k nohám.
rule-osr-situation-untrained_armor = Netrénované brnění
    .statement = Dává jen polovinu bonusu.
rule-osr-situation-untrained_shield = Netrénovaný štít
    .statement = Dává polovinu a nelze jím blokovat.
rule-osr-situation-shield_block = Blok štítem
    .statement = Jako instantní akci lze obětovat body štítu a za každý vyškrtnout jednu kostku poškození.
rule-osr-situation-shield_destroyed = Zničení štítu
    .statement = Obětované body štítu chybějí, při nule je zničen.
rule-osr-situation-shield_repair = Oprava štítu
    .statement = Mimo boj, za cenu, kterou řekne Pán jeskyně; během scény obvykle ne.
rule-osr-situation-surround = Obklíčení
    .statement = Tři a víc nepřátel kolem jednoho má +1 na zásah.
rule-osr-situation-surround_size = Výrazně větší
    .statement = Obklíčení neplatí na výrazně větší.
rule-osr-situation-prone_stand = Vstávání
    .statement = Stojí všechen pohyb kola.
rule-osr-situation-prone_penalty = Na zemi
    .statement = Kdo leží nebo v tom kole vstal, útočí s nevýhodou a na blízko se na něj útočí s výhodou.
rule-osr-situation-ready = Připravená akce
    .statement = Za cenu akce lze počkat na událost a jednat v její chvíli.
rule-osr-situation-ready_move = Pohyb připravené akce
    .statement = V tahu i při čekané chvíli dohromady nejvýš hybnost.
rule-osr-situation-hold_spell = Držení kouzla
    .statement = Seslané kouzlo lze držet a uvolnit později jako instantní akci.
rule-osr-situation-hold_loss = Ztráta drženého kouzla
    .statement = Kdo je zasažen, na 1 až 3 z k6 o kouzlo přijde.
rule-osr-situation-hold_no_casting = Žádná jiná kouzla
    .statement = S drženým kouzlem nelze čarovat; vzdát se ho je zdarma.
rule-osr-situation-hold_melee = Držené kouzlo v boji na blízko
    .statement = Uvolnění se v boji na blízko nekazí.
rule-osr-situation-simultaneous = Souběh
    .statement = Akce a odpověď na ni se stanou naráz, nerozhodne-li Pán jeskyně jinak.
rule-osr-situation-blind_move = Pohyb naslepo
    .statement = Kam chce, jde slepý nejvýš metr za tah; rychleji jen náhodně.
rule-osr-situation-blind_direction = Náhodný směr
    .statement = 1k8: 1 je sever, dál po směru hodin.
rule-osr-situation-blind_melee = Slepota v boji na blízko
    .statement = Slepý útočí s nevýhodou a na slepého se útočí s výhodou.
rule-osr-situation-blind_ranged = Slepota a střelba
    .statement = Slepý nestřílí ani nehází.
rule-osr-situation-coup = Coup de grâce
    .statement = Bezmocný je zasažen bez hodu na útok.
rule-osr-situation-coup_gm = Milost Pána jeskyně
    .statement = Může jít o kritický zásah, nebo o smrt.
rule-osr-situation-subdue = Přemožení
    .statement = Ohlášený útok beze smrti: místo smrti přijde bezvědomí nebo kapitulace.
rule-osr-situation-subdue_result = Bezvědomí, nebo kapitulace
    .statement = Obvykle bezvědomí na 1k4 směny s 1 životem.
rule-osr-situation-unstable_ranged = Nestabilní povrch: střelba
    .statement = Na dálku se útočí s nevýhodou.
rule-osr-situation-unstable_spell = Nestabilní povrch: kouzla
    .statement = Neinstantní kouzla selžou na 1 až 3 z k6.
rule-osr-situation-unstable_items = Nestabilní povrch: předměty
    .statement = Magické předměty fungují i tam.
rule-osr-situation-magic_flight = Magické létání
    .statement = Magický let není nestabilní povrch.
rule-osr-situation-water_melee = Útok pod vodou
    .statement = Vše kromě bodných zbraní má nevýhodu.
rule-osr-situation-water_damage = Poškození pod vodou
    .statement = Tupé a sečné se půlí.
rule-osr-situation-water_ranged = Střelba pod vodou
    .statement = Jen zbraněmi, které se k tomu hodí.
rule-osr-situation-water_breath = Dech pod vodou
    .statement = Dech se zadržuje od začátku prvního kola.

## Útoky

rule-osr-attack-adv_sources = Odkud výhoda a nevýhoda
    .statement = Výhodu dává útok na blízko na bezbranného, ležícího a slepého; nevýhodu vlastní pád, slepota, nestabilní povrch, neefektivní vzdálenost a voda.

## Doplnění

rule-osr-completion-advantage = Výhoda a nevýhoda
    .statement = Hází se dvakrát a platí lepší, nebo horší; obojí naráz se ruší.
rule-osr-completion-abilities = Hodnoty a modifikátory
    .statement = Do 3 je −3, do 5 −2, do 8 −1, do 12 0, do 15 +1, do 17 +2, pak +3.
rule-osr-completion-ac = Skládání obrany
    .statement = 10 + Zručnost + brnění + štít, není-li zadána celá.
rule-osr-completion-attack_bonus = Bonus povolání
    .statement = Bojovník a monstrum mají úroveň, ostatní její polovinu.
rule-osr-completion-save_number = Záchranné číslo
    .statement = 15 bez poloviny úrovně, nejméně 5.
rule-osr-completion-hp = Životy nestvůr
    .statement = Pětkrát úroveň; úroveň 0 má 3.
rule-osr-completion-move = Hybnost
    .statement = Není-li uvedena, 6.
rule-osr-completion-damage_str = Síla a poškození
    .statement = Postavy přičítají Sílu k ráně i vrhu, ne ke střele; poškození nestvůr je celé.
rule-osr-completion-weapons = Zbraně
    .statement = Tabulka zbraní: poškození, druh, velikost.
rule-osr-completion-missile_range = Dostřel
    .statement = Malé 25/50 m, střední 50/100, velké 100/200.
rule-osr-completion-ammo = Střelivo a nabíjení
    .statement = Střelivo se počítá, jen je-li uvedeno; kuše se nabíjí akcí.
rule-osr-completion-armor = Brnění a štíty
    .statement = Kůže +2, kroužky +4, pláty +6; malý štít 1, velký 2.
rule-osr-completion-spells = Kouzla
    .statement = Seslání je akce a stojí magickou energii; poškození je magické.
rule-osr-completion-monsters = Nestvůry
    .statement = Není-li řečeno jinak, morálka 7.
rule-osr-completion-size = Velikost
    .statement = Přirozené zbraně: do malé 1 m, střední 2, velká 3, obrovská 4.
rule-osr-completion-helpless = Bezmocný
    .statement = Nemá tah ani instantní akce a nikoho neváže.
rule-osr-completion-supply = Zásoba
    .statement = Co jeden potřebuje na jednu potřebu noci, nebo na den rychlé cesty.
rule-osr-completion-time = Délka směny
    .statement = Kolo 6 vteřin, směna 10 minut.
rule-osr-completion-battlefield = Vzdálenosti
    .statement = Přímá vzdálenost dolů na celé metry; končit na cizím místě nelze.
rule-osr-completion-dice_notation = Zápis kostek
    .statement = Počet kostek, k a počet stěn, pak přídavek: 2k6+1; částí může být víc.
