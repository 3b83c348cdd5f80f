### Domácí pravidla, která v knize nejsou a hraje se podle nich často.

rule-srd5-house-ties_miss = Shodu vyhrává obránce
    .statement = Útok, jehož součet se rovná Obrannému číslu, mine.
rule-srd5-house-critical_from = Kritický zásah od
    .statement = Útok, který zasáhne s takovým hodem a vyšším, je kritický; v knize jen s 20.
rule-srd5-house-natural_1_misses = Jednička při útoku
    .statement = Útok s jedničkou mine jen tehdy, když na to nestačí součet.
rule-srd5-house-death_save_from = Záchrana proti smrti
    .statement = Záchrana proti smrti se podaří s tolika a více; v knize s 10.
rule-srd5-house-failures_to_die = Kolik neúspěchů zabije
    .statement = Kdo umírá, zemře po tolika neúspěších; v knize po třech.
rule-srd5-house-natural_20_wakes = Dvacítka umírajícího
    .statement = Dvacítka na záchraně proti smrti je jen úspěch; nikdo po ní nevstane.
rule-srd5-house-natural_1_counts = Jednička umírajícího
    .statement = Jednička na záchraně proti smrti se počítá za tolik neúspěchů; v knize za dva.
rule-srd5-house-hits_on_the_dying = Rány do ležících
    .statement = Zranění při 0 životech se počítá za tolik neúspěchů, kritický zásah za dvakrát tolik; v knize za jeden a za dva.
rule-srd5-house-instant_death = Okamžitá smrt
    .statement = Zranění přes 0 zabije hned, dosáhne-li poloviny maxima životů, nebo nezabije hned nikdy; v knize celého maxima.
rule-srd5-house-monsters_die = Smrt nestvůr
    .statement = I nestvůry při 0 životech umírají a házejí záchrany proti smrti.
rule-srd5-house-initiative_dexterity = Obratnost v iniciativě
    .statement = O pořadí rozhoduje jen kostka; Obratnost ani nic jiného se nepřičítá.
rule-srd5-house-surprise = Překvapení
    .statement = Překvapení o svůj první tah nepřijdou.
rule-srd5-house-off_hand_ability = Druhá zbraň
    .statement = Ke zranění druhou zbraní se vlastnost přičítá jako k první.
rule-srd5-house-standing_up = Vstávání
    .statement = Vstát nestojí nic z pohybu; v knize polovinu rychlosti.
rule-srd5-house-half_cover = Poloviční kryt
    .statement = Poloviční kryt přidává tolik; v knize 2.
rule-srd5-house-three_quarters_cover = Tříčtvrteční kryt
    .statement = Tříčtvrteční kryt přidává tolik; v knize 5.
rule-srd5-house-close_shots_hampered = Střelba zblízka
    .statement = Střílet vedle protivníka není nevýhoda.
rule-srd5-house-opportunity_attacks = Příležitostné útoky
    .statement = Kdo odchází z dosahu, nevyvolá tím útok.
rule-srd5-house-vulnerability = Zranitelnost
    .statement = Zranitelnost přidá ke zranění jeho polovinu; v knize je zdvojnásobí.
rule-srd5-house-concentration_least = Soustředění
    .statement = Záchrana, aby soustředění vydrželo, má obtížnost aspoň tolik; v knize 10.
rule-srd5-house-falls = Pády
    .statement = Pád zraní za každých deset stop tolika k6; v knize jednou.
rule-srd5-house-first_aid_from = První pomoc
    .statement = Ověření Lékařství stabilizuje s tolika a více; v knize s 10.
rule-srd5-house-recharge_easier = Obnova schopností
    .statement = Ke kostce, která nestvůrám obnovuje schopnosti, se přičítá tolik.
rule-srd5-house-contest_ties = Shoda v soupeření
    .statement = Při stejných součtech vyhrává ten, kdo soupeření začal; v knize zůstává vše při starém.
rule-srd5-house-small_heavy = Těžké zbraně malých
    .statement = I malí se ohánějí těžkými zbraněmi bez nevýhody.
rule-srd5-house-loading = Nabíjení
    .statement = Ze zbraně, která se nabíjí, lze vystřelit tolikrát, kolik má kdo útoků.
rule-srd5-house-advantage_counted = Výhody se počítají
    .statement = Výhody a nevýhody se sčítají proti sobě: převáží, čeho je víc.
rule-srd5-house-flanking = Sevření z obou stran
    .statement = Kdo má protivníka mezi sebou a spojencem, který může jednat (oba do 5 stop od něj), útočí na něj zblízka s výhodou, nebo s bonusem +2.
rule-srd5-house-exhaustion_at_0 = Vyčerpání při 0 životech
    .statement = Kdo klesne na 0 životů a neumře, má o stupeň vyčerpání víc, nejvýš pátý.
rule-srd5-house-potion_dice = Kostky léčivého lektvaru
    .statement = U léčivého lektvaru se hází tolik kostek; v knize všechny.
rule-srd5-house-potion_flat = Lektvar bez házení
    .statement = Léčivý lektvar přidá tolik za kostky, kterými se nehází; v knize nic.
rule-srd5-house-potion_full = Plný lektvar
    .statement = Léčivé lektvary vrátí, kolik nejvíc mohou; nehází se.
rule-srd5-house-potion_bonus_action = Lektvar bonusovou akcí
    .statement = Vlastní léčivý lektvar se pije bonusovou akcí; nalít ho někomu jinému stojí akci jako v knize.
rule-srd5-house-healing_surge = Nový dech
    .statement = Jednou mezi dlouhými odpočinky může postava akcí utratit polovinu svých kostek životů a získat, co padne, a za každou opravu Odolnosti.
rule-srd5-house-slept = Životy po dlouhém odpočinku
    .statement = Po dlouhém odpočinku má bytost tolik životů; v knize všechny.
rule-srd5-house-long_rest = Dlouhý odpočinek
    .statement = Dlouhý odpočinek vrátí polovinu maxima životů, nebo žádné; v knize všechny.
rule-srd5-house-cleaving = Rozmach
    .statement = Co zbude ze zranění útoku zblízka, který někoho srazil na 0 životů, zasáhne dalšího protivníka v dosahu, kterého by týž hod na útok zasáhl, a tak dál.
rule-srd5-house-massive_damage = Těžké zranění
    .statement = Kdo jedním zraněním přijde aspoň o polovinu maxima životů a ještě stojí, hází záchranu Odolnosti (obtížnost 15); nepodaří-li se, je omráčený do konce svého příštího tahu.
rule-srd5-house-morale = Morálka nestvůr
    .statement = Nestvůra, kterou zranění srazí na polovinu životů nebo níž, hází záchranu Moudrosti (obtížnost 10); nepodaří-li se, uteče z boje.
rule-srd5-house-minions_up_to = Slabé nestvůry
    .statement = Nestvůry, jejichž maximum životů není vyšší než tolik, mají od prvního tahu jediný život.
rule-srd5-house-initiative_of_sides = Iniciativa stran
    .statement = Každá strana hází na iniciativu jednou, s opravou prvního ze svých členů, a jedná celá najednou.
rule-srd5-house-initiative_each_round = Iniciativa v každém kole
    .statement = Od druhého kola se na začátku každého kola hází na iniciativu znovu.
rule-srd5-house-critical = Kritický zásah
    .statement = Kritický zásah dá dvojnásobek součtu; nebo ke kostkám zranění jejich nejvyšší hodnoty; nebo dvojnásobek nejvyšších hodnot bez házení. V knize se hází dvakrát tolik kostek.
rule-srd5-house-critical_flat = Co přidá kritický zásah
    .statement = Ke zranění každé složky kritického zásahu se přidá tolik; v knize nic.
rule-srd5-house-critical_times = Kolikrát se počítá kritický zásah
    .statement = Každá složka kritického zásahu se počítá tolikrát; v knize jednou.

## Co se při nich vypráví

told-surges = { PAST("nabral", $actor_gender) } nový dech: { $regained ->
    [one] { $regained } život
    [few] { $regained } životy
   *[other] { $regained } životů
}
option-quaff = vypít léčivý lektvar bonusovou akcí (zbývá { $left })
option-healing-surge = nabrat nový dech: polovina kostek životů (zbývá { $left })
told-cleaves = týmž rozmachem { PAST("zasáhl", $actor_gender) } i { $target_declines ->
    [yes] { $target_acc }
   *[no] dalšího ({ $target })
}
ask-cleave = Koho { $actor } zasáhne týmž rozmachem?
option-next = další: { $target }
told-runs-away = { $lead ->
    [yes] se { PAST("dal", $actor_gender) }
   *[no] { PAST("dal", $actor_gender) } se
} na útěk z boje
told-minion = nevydrží ani jednu ránu
event-anew = O pořadí v tomto kole se hází znovu.
told-tired = { PAST("vyčerpal", $actor_gender) } se víc (stupeň { $level })
help-flanking = sevření z obou stran
part-flanking = sevření z obou stran
part-critical = kritický zásah
convention-srd5-order-each-round = Na iniciativu se hází v každém kole znovu.
convention-srd5-zero-monsters = Kdo klesne na 0 životů, umírá a hází záchranné hody proti smrti, i nestvůry; padlé nikdo nešetří.
