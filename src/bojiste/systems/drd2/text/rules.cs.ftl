### Dračí doupě II česky: názvy pravidel a jejich znění, v pořadí katalogu.

## Vlastnosti a Zdroje

rule-drd2-property-three = Tři vlastnosti
    .statement = Každá dovednost, zvláštní schopnost, Jizva i Zdroj hrdiny patří pod jednu ze tří vlastností. Tělo je námaha, boj, honičky a výdrž; Duše rozum, znalosti, smysly, hledání a skrývání, výroba, šikovné prsty a část kouzel; Vliv vztahy, vyjednávání, osobní kouzlo, sebejistota a kouzla, která ovládají druhé. Výhoda, Sudba, Pouto, Peníze a Suroviny pod žádnou vlastnost nepatří.
rule-drd2-property-decides_resource = Vlastnost určuje, čím se platí
    .statement = Hrdina platí Zdroji té vlastnosti, kterou pravidlo žádá, bytost Sudbou nejvýš do své hranice v téže vlastnosti. Náročnost, manévry a vyčerpání ve zkoušce se platí vlastností použité dovednosti; vyčerpání ve výzvě a ve střetu vlastností, na kterou působí výzva nebo vítězná akce; přístup k iniciativě vždy Duší; aktivace vlastností uvedenou u schopnosti.
rule-drd2-resource-hero_pools = Zdroje hrdiny
    .statement = Hrdina má tři druhy Zdrojů: Tělo, Duši a Vliv. Jejich utrácení je jen únava a drobné šrámy, nesnižuje úrovně, zdatnosti ani hody. I s nulou všude může jednat, házet, vítězit a přijímat neúspěch, jen nemá čím platit.
rule-drd2-resource-ability = Zdatnost je horní mez Zdrojů
    .statement = Mezi akcemi hrdina nikdy nemá víc Zdrojů vlastnosti, než kolik je její zdatnost snížená o Jizvy. Neuvádí-li zápis hrdiny jinak, začíná s plným počtem.
rule-drd2-resource-effective_ability = Jizvy snižují zdatnost
    .statement = Zdatnost se snižuje o součet závažností všech Jizev pod touž vlastností, nejníž na 0. Součet se pamatuje celý, i když zdatnost přesahuje: při léčení se nejdřív odbourává přebytek.
rule-drd2-resource-notation = Jak číst „4 Duše“ a „Duše 4“
    .statement = Číslo před slovem jsou Zdroje, které lze utratit; číslo za slovem je zdatnost hrdiny nebo hranice bytosti. „2 Výhody“ jsou dva Zdroje, „Pouto 3“ je jeho nejvyšší možný počet.
rule-drd2-resource-substitution = Co smí co nahradit
    .statement = Cenu ve vlastnosti lze složit libovolně: hrdina ze Zdrojů té vlastnosti, Výhody, vlastní Jizvy pod ní a ze zásobníku či obětované věci s touž vlastností; bytost ze Sudby nejvýš do hranice, z Výhody a z věcí, které má uvedeny; pomocník navíc z Pouta. Jinou vlastností, Penězi ani Surovinami se platit nedá.
rule-drd2-resource-payment = Platba je jeden nedělitelný krok
    .statement = Jeden plátce platí jednu cenu v jedné vlastnosti, a to celou, nebo vůbec. Přístup, aktivace, náročnost, manévr a vyčerpání jsou každé samostatná platba. Nevybere-li plátce jinak, berou se postupně nevyužité Zdroje z Jizvy této akce, Výhoda, vlastní Zdroje nebo Sudba do hranice, Pouto, zásobník a až nakonec nová nebo prohloubená Jizva.
rule-drd2-resource-activation = Aktivace zvláštní schopnosti
    .statement = Schopnost s uvedenou cenou se platí jako náročnost: ve chvíli, kdy je hlášení závazné, v uvedené vlastnosti a bez vrácení. Není to manévr. V Rychlé hře zvláštní schopnosti nejsou.

## Výhoda

rule-drd2-advantage-gain = Jak získat Výhodu
    .statement = Výhodu může dostat každá postava: na začátku konfliktu od Průvodce, následkem akce (1, s manévrem lstivě 2), za soupeřovu zbrklost při vyřazování (1) nebo místo změny Ohrožení, která by předběhla příběh. Horní mez nemá.
rule-drd2-advantage-start = Výhoda na začátku konfliktu
    .statement = Průvodce určí, kolik Výhody má která postava na začátku za přípravu nebo dobrý nápad. Nerozhodne-li jinak, platí počet ze scény, a není-li uveden, pak 0.
rule-drd2-advantage-spend = Utrácení Výhody
    .statement = Každá Výhoda platí jako jeden Zdroj kterékoli vlastnosti, bytosti jako Sudba, a do hranice se nepočítá. Lze jí platit náročnost, přístup, manévry, aktivace i vyčerpání. Nekoupí zboží, nezvýší hod a jinému ji lze předat jen jako následek akce.
rule-drd2-advantage-expire = Výhoda končí se svým konfliktem
    .statement = Když skončí konflikt nebo samostatné vyhodnocení, ke kterému Výhoda patří, všem klesne na 0.
rule-drd2-advantage-carry_over = Výhoda z dřívějška
    .statement = Hodí-li se dřívější Výhoda i do jiného konfliktu, hráč ji na jeho začátku připomene a Průvodce přidělí přiměřený počet. Nerozhodne-li jinak, je to 0.

## Sudba a pomocníci

rule-drd2-fate-pool = Jedna Sudba pro celou stranu
    .statement = Bytosti nemají vlastní Zdroje: všechny bytosti jedné strany čerpají ze společné Sudby, kterou utrácí Průvodce. Dvě znepřátelené strany bytostí mají každá svou. Celou ji může spotřebovat kterákoli z nich a vyřazená bytost z ní smí platit akci z obrany.
rule-drd2-fate-limit = Hranice omezuje Sudbu v jedné platbě
    .statement = Hranice je nejvyšší počet Sudby, který bytost smí dát do jedné platby dané vlastnosti. Utrácením se nesnižuje; s hranicí 0 nezaplatí bytost Sudbou ani manévr.
rule-drd2-fate-over_limit = Cena nad hranicí
    .statement = Kdyby bytost musela zaplatit víc Sudby, než je její hranice nebo společná zásoba, nemůže se vyčerpat a musí přijmout neúspěch se vším všudy. Část nad hranicí může doplatit Výhodou, pomocník i Poutem.
rule-drd2-fate-at_once = „Najednou“ znamená v jedné platbě
    .statement = Hranice se hlídá zvlášť v každé platbě, ne za celou akci nebo kolo: s hranicí 3 smí bytost dát 1 Sudbu za manévr a v téže akci 3 Sudby za vyčerpání.
rule-drd2-fate-setup = Kolik je Sudby
    .statement = Sudba se určuje znovu na začátku každého konfliktu: buď je uvedena pro stranu, nebo se sečtou příspěvky přítomných bytostí. Kdo přijde později, svůj příspěvek přidá. Z minulého konfliktu se nic nepřenáší, vyřazením bytosti nic neubude a během konfliktu může Sudbu přidat jen Průvodce.
rule-drd2-fate-scarred_being = Bytost, která přichází zjizvená
    .statement = Vstupuje-li bytost do konfliktu s vážnou starší Jizvou, může Průvodce Sudbu její strany snížit, nejvýš o příspěvek té bytosti. Nerozhodne-li jinak, nesnižuje se.
rule-drd2-helper-fate = Sudba pomocníků
    .statement = Pomocník je bytost s charakteristikou a hranicemi, za kterou hraje hráč jejího hrdiny. Pomocníci jednoho hrdiny mají společnou Sudbu oddělenou od Průvodcovy, nejvýš součet svých příspěvků; podle volby může mít každý svou. Hranice platí jako u bytostí.
rule-drd2-helper-bond = Pouto
    .statement = Když hráč za pomocníka nechce nebo nemůže platit Sudbou, může chybějící Zdroje vzít z jeho Pouta. Pouto platí za kteroukoli vlastnost, do hranice se nepočítá a je ho omezený počet.
rule-drd2-helper-recovery = Obnova Sudby a Pouta pomocníků
    .statement = Běžný odpočinek hrdiny vrátí jeho pomocníkům nejvýš 3 Sudby (nebo tolik, kolik určí podmínky odpočinku), Pouto žádné. Kvalitní odpočinek doplní Sudbu celou a každému pomocníkovi 1 Pouto. Čísla lze změnit.

## Peníze, Suroviny a vybavení

rule-drd2-money-units = Mince
    .statement = Počítá se na stříbrné groše: 1 groš je 10 měděných haléřů a 10 grošů je 1 zlatý dukát, tedy 100 haléřů.
rule-drd2-money-materials = Suroviny
    .statement = 1 Surovina stojí zpravidla 1 groš; Průvodce může cenu upravit podle toho, čeho je v kraji nedostatek nebo přebytek. Prodává se za stejnou cenu, neřekne-li Průvodce jinak. Suroviny se spotřebují při výrobě.
rule-drd2-money-no_substitution = Peníze nenahradí námahu
    .statement = Penězi ani Surovinami nelze přímo platit místo Těla, Duše, Vlivu, Výhody, Sudby ani Pouta.
rule-drd2-money-indirect = Peníze šetří námahu nepřímo
    .statement = Peníze a Suroviny ušetří Zdroje jen skrze věci: zásobníky, jako jsou lektvary a amulety, vyrobené nástrahy a jedy, které působí samy, nebo vybavení, které se nechá poškodit.
rule-drd2-money-no_replacement = Námaha nenahradí peníze
    .statement = Chybějící Peníze nebo Suroviny nelze nahradit jinými Zdroji, pokud to zvláštní schopnost výslovně nedovolí.
rule-drd2-equipment-container = Zásobníky
    .statement = Věc může uchovávat daný počet Zdrojů jedné vlastnosti a její držitel jimi smí platit ceny té vlastnosti. Co se spotřebuje, je pryč a odpočinkem se nevrátí. Existují jen věci uvedené ve scéně; v Rychlé hře žádné.
rule-drd2-equipment-damage = Obětování vybavení
    .statement = V nouzi může postava nechat zničit věc, u které je to uvedeno, a získat Zdroje její vlastnosti: obvykle 1, jinak uvedený počet. Musí je utratit v téže akci a věc je pak nepoužitelná. V Rychlé hře to nejde a taktika to sama nikdy nezvolí.
rule-drd2-equipment-demand = Vybavení a náročnost
    .statement = Věc nebo její nedostatek může rozhodnout, zda je akce samozřejmá, možná, náročná (a jak moc), nebo nemožná.
rule-drd2-equipment-other_price = Věci, které mění cenu
    .statement = Vybavení a zvláštní schopnosti mohou změnit cenu vyčerpání o uvedené číslo. Sečte se s účinkem mocně a chabě a teprve pak se hlídá nejmenší cena 1.

## Způsoby hry a odpočinek

rule-drd2-mode-expedition = Na výpravě
    .statement = Na výpravě se akce vyhodnocují podle pravidel a ve hře jsou všechny Zdroje. Odpočívat lze jen běžně.
rule-drd2-mode-between = Mezi výpravami
    .statement = Mezi výpravami se nehází a neúspěch nehrozí: co je možné, se prostě odvypráví. Utrácejí se jen Peníze a Suroviny, k dispozici je kvalitní odpočinek a Jizvy se samy hojí.
rule-drd2-rest-common = Běžný odpočinek
    .statement = Hrdina si obnoví 3 Zdroje a sám je rozdělí mezi Tělo, Duši a Vliv, nejvýš do zdatnosti snížené o Jizvy; v konfliktu odpočívat nelze. Dokud je kam, musí rozdělit všechno; co se nevejde nikam, propadá. Nerozdělí-li je hráč, jdou po jednom tam, kde do plného počtu chybí nejvíc, při shodě v pořadí Tělo, Duše, Vliv.
rule-drd2-rest-conditions = Odpočinek podle podmínek
    .statement = Volitelné, běžně vypnuto: běžný odpočinek místo 3 Zdrojů vrátí 1 (zdřímnutí nebo krajní nepohodlí), 2 (zima, mokro, hlad, dlouhé hlídky), 3 (obyčejná noc), 4 (kavalec a večeře v hostinci) nebo 5 (dlouhý spánek a líné ráno v pohodlné posteli). Určí to Průvodce; nerozhodne-li jinak, jsou to 3.
rule-drd2-rest-quality = Kvalitní odpočinek
    .statement = Tělo, Duše i Vliv se doplní na plnou zdatnost sníženou o Jizvy. Jen mezi výpravami.
rule-drd2-rest-depart = Na výpravu odpočatí
    .statement = Hrdinové vyrážejí na výpravu se všemi Zdroji na plné zdatnosti snížené o Jizvy; hojení z doby mezi výpravami se započte předtím. Scéna, která začíná uprostřed výpravy, může uvést méně.

## Druhy akcí

rule-drd2-kind-ruling = Kdo zařadí akci
    .statement = Dřív než se cokoli zaplatí nebo hodí, řekne Průvodce, zda je akce samozřejmá, možná, náročná 1, 2 nebo 3, či nemožná. Měřítkem je, čemu se dá ve světě hry věřit; spory se rozhodují rychle. Nerozhodne-li jinak, je možná, náročná podle Jizev a vybavení a nemožná bez vyhrazené dovednosti.
rule-drd2-kind-obvious = Samozřejmá akce
    .statement = Co je jisté, nemůže unavit a čemu nikdo nebrání, se podaří bez hodu a zdarma.
rule-drd2-kind-opposed_obvious = Samozřejmá akce, které někdo brání
    .statement = Jakmile někdo proti samozřejmé akci ohlásí platnou protiakci, stane se z ní možná akce a rozhodne střet.
rule-drd2-kind-possible = Možná akce
    .statement = Co jde, ale nemusí to jít bez potíží, se vyhodnotí kostkami: zkouškou, výzvou nebo střetem. Za samotný pokus se neplatí.
rule-drd2-kind-demanding = Náročná akce
    .statement = Jako možná, ale už pokus stojí náročnost: 1, 2, výjimečně 3 Zdroje vlastnosti použité dovednosti. Platí se před hodem a nikdy se nevrací, i u protiakcí a reakcí na výzvu. Kdo nemá čím zaplatit, nesmí to zkusit.
rule-drd2-kind-demand_when = Kdy se platí náročnost
    .statement = Při hlášení se jen ověří, že je z čeho zaplatit. Zkouška a výzva se platí těsně před hodem, do té doby lze zdarma couvnout; ve střetu zaplatí aktér, jakmile je ohlášena první platná protiakce, a protiaktér hned se svým hlášením. Nejdřív se platí náročnost, pak obrana nebo rozsáhle.
rule-drd2-kind-demand_max = Náročnosti se nesčítají
    .statement = Je-li akce náročná z více důvodů, platí se jen ta nejvyšší náročnost.
rule-drd2-kind-impossible = Nemožná akce
    .statement = Co nejde ani s vypětím všech sil nebo co zjevně nemůže přinést kýžený výsledek, se nehází a nic nestojí. Hráč zvolí jinou akci nebo odvypráví marnou snahu; ta ho v konfliktu stojí akci z iniciativy.
rule-drd2-kind-no_units = Žádné přesné míry
    .statement = Vzdálenosti, váhy ani vteřiny se ve hře nezadávají. Dosah a proveditelnost se promítnou jen do druhu akce.

## Dovednosti a úrovně

rule-drd2-skill-occupations = Povolání hrdiny
    .statement = Dovednosti jsou seskupeny do povolání s úrovní 1 až 5, neovládané má 0; úroveň dovednosti je úroveň jejího povolání. Základní povolání jsou otevřena všem a mají jen obecné dovednosti, pokročilá mají předpoklady a mohou mít i vyhrazené.
rule-drd2-skill-characteristic = Charakteristika bytosti
    .statement = Bytost má jediný balíček dovedností, charakteristiku, s úrovní 1 až 5, výjimečně 6. Dovednosti v ní hází s touto úrovní, obecné mimo ni s 0. Kde pravidla mluví o úrovni povolání, platí u bytostí toto.
rule-drd2-skill-common = Obecné dovednosti
    .statement = Akci s obecnou dovedností smí zkusit každý; bez povolání nebo mimo charakteristiku s úrovní 0.
rule-drd2-skill-restricted = Vyhrazené dovednosti
    .statement = Kdo potřebnou vyhrazenou dovednost nemá, pro toho je akce nemožná a nehází se. Hrdina ji získá z pokročilého povolání, bytost ji má v charakteristice.
rule-drd2-skill-choose = Dovednost musí sedět na popis
    .statement = Buď použij dovednost, která popisu akce nejlépe odpovídá, nebo popiš akci tak, aby odpovídala chtěné dovednosti. Když to nesedí, Průvodce požádá o změnu jednoho z toho. Nerozhodne-li jinak, platí ohlášená dovednost.
rule-drd2-skill-key = Složitá akce: rozhoduje klíčová dovednost
    .statement = Je-li ve složené akci pro provedení nebo výsledek rozhodující jen jedna dovednost, přičte se její úroveň. Ostatní akci jen zdobí a nehází se na ně.
rule-drd2-skill-combine = Spojené dovednosti: nejnižší úroveň
    .statement = Vyžaduje-li akce opravdu dovednosti více povolání a má se rozhodnout jedním hodem, přičte se nejnižší z úrovní. Chybí-li vyhrazená dovednost, je akce nemožná; chybějící obecná má 0.
rule-drd2-skill-combine_property = Čím se platí spojená akce
    .statement = Hráč určí jednu ze spojených dovedností a její vlastností platí náročnost, manévry a vyčerpání ve zkoušce. Neurčí-li ji, je to ta, jejíž úroveň se přičítá, při shodě první v pořadí.
rule-drd2-skill-only_level = Nic jiného se nepřičítá
    .statement = Výsledek je součet počítaných kostek a jedné úrovně. Okolnosti působí jen přes druh akce, náročnost, Ohrožení a Výhodu.
rule-drd2-skill-none = Žádné vhodné povolání
    .statement = Kdo nemůže uplatnit žádné své povolání, nepřičítá nic.
rule-drd2-skill-list = Seznam dovedností
    .statement = Každá dovednost má povolání, vlastnost a údaj, zda je obecná, nebo vyhrazená. Scéna smí uvést i vlastní dovednosti, pokud u nich řekne vlastnost a zda jsou vyhrazené.

## Hod

rule-drd2-roll-basic = Hod
    .statement = Hoď dvěma šestistěnnými kostkami, sečti je a přičti úroveň.
rule-drd2-roll-modes = Tři kostky
    .statement = S manévrem přesně a přístupem rychle se hází třemi kostkami a počítají dvě vyšší; s postihem nepřesně a přístupem pomalu tři kostky a dvě nižší. Víc než tři kostky se neházejí nikdy.
rule-drd2-roll-kept = Při shodě platí jen počítané kostky
    .statement = Nejvyšší kostka i součet kostek, které rozhodují shodu, se berou jen ze dvou počítaných kostek, odložená se nebere v úvahu.
rule-drd2-roll-sequence = V jakém pořadí se hází
    .statement = Iniciativa: kdo hází, v pořadí soupisky. Střet: aktér, pak protiaktéři v pořadí hlášení. Losuje se až po všech hodech, jednou kostkou za každého, kdo je stále ve shodě; vyšší má lepší místo a stejné se hned losují znovu, skupina s lepším umístěním dřív.
rule-drd2-roll-target9 = 9 a více
    .statement = Zkouška i výzva se podaří s výsledkem 9 a více; 8 a méně znamená, že hrozí neúspěch.

## Ohrožení

rule-drd2-threat-meaning = Co je Ohrožení
    .statement = Ohrožení je celé číslo, které říká, jak zlé jsou pro postavu okolnosti, ne jak je schopná. Je to cena vyčerpání a každá postava má své.
rule-drd2-threat-scale = Stupnice Ohrožení
    .statement = Když se Ohrožení určuje, Průvodce volí: 1 okolnosti přejí, 2 obvyklé, 3 mírné potíže, 4 velké potíže, 5 a více téměř beznadějné. Nerozhodne-li jinak, platí hodnota ze scény, jinak 2.
rule-drd2-threat-set_single = Ohrožení samostatného vyhodnocení
    .statement = Mimo konflikt určí Průvodce Ohrožení postavy před hodem; po vyhodnocení zaniká.
rule-drd2-threat-set_conflict = Ohrožení v konfliktu
    .statement = V konfliktu se Ohrožení určí jednou, na začátku nebo při příchodu postavy. Pak je mění jen následky akcí, vyčerpání, zbrklost, která se vymstila, a vyřazení.
rule-drd2-threat-min_one = Nejméně 1, shora bez meze
    .statement = Ohrožení neklesne pod 1; hodnoty nad 5 jsou možné a bez omezení.
rule-drd2-threat-floor = Dolní mez podle okolností
    .statement = Dokud trvají nepříznivé okolnosti, nemůže Ohrožení klesnout pod mez, kterou určí Průvodce, třeba 2 nebo 3; běžně je 1. Když akce odstraní příčinu, může mez snížit, Ohrožení samo tím ale neklesne.
rule-drd2-threat-apply = Jak se změny Ohrožení sčítají
    .statement = Všechny změny Ohrožení jedné postavy z jednoho vyhodnocení se nejdřív sečtou a pak se hlídá dolní mez. Co se o mez ztratí, se na nic nepřevádí.
rule-drd2-threat-inertia = Ohrožení může za příběhem zaostat
    .statement = Náhlý obrat v příběhu Ohrožení sám nezmění: i kdo nebezpečí unikl, je musí snížit akcemi.
rule-drd2-threat-not_outrun = Ohrožení nesmí příběh předběhnout
    .statement = Neodpovídala-li by ohlášená změna Ohrožení stupnici, stane se z ní Výhoda: u pomoci ji dostane ten, komu se pomáhá, u škození ten, kdo škodí; 1, s lstivě 2. Rozhoduje Průvodce při hlášení, před protiakcemi. Nerozhodne-li jinak, převádí se jen pomoc, a to když jsou všechny cíle na své dolní mezi.
rule-drd2-threat-obvious_lowering = Snížení Ohrožení bez hodu
    .statement = V napjatém konfliktu Ohrožení samozřejmou akcí neklesá. Jen když je neúspěch opravdu vyloučen, může Průvodce povolit snížení o 1 bez hodu. Nerozhodne-li jinak, nejde to.
rule-drd2-threat-ends = Ohrožení končí s konfliktem
    .statement = Na konci konfliktu Ohrožení všem zaniká a příště se určí znovu.

## Vyčerpání

rule-drd2-exhaustion-choice = Vyčerpat se, nebo přijmout
    .statement = Komu hrozí neúspěch, volí: vyčerpá se (zaplatí cenu, Ohrožení mu stoupne o 1 a neúspěch se zmírní), nebo neúspěch přijme (stane se všechno, co hrozilo, a nic neplatí). Volba je svobodná, má-li čím zaplatit.
rule-drd2-exhaustion-price = Cena vyčerpání
    .statement = Cena je vlastní Ohrožení před vyčerpáním, +1, zahrál-li soupeř mocně, −1, má-li soupeřova akce postih chabě, a další uvedené změny; nejméně však 1.
rule-drd2-exhaustion-min_one = Vyčerpání stojí aspoň 1 Zdroj
    .statement = Ať cenu mění cokoli, vyčerpání stojí nejméně 1 Zdroj.
rule-drd2-exhaustion-threat_up = Ohrožení stoupá o 1
    .statement = Každé vyčerpání zvýší vlastní Ohrožení přesně o 1, ať stálo kolikkoli. Cena se počítá z hodnoty před zvýšením.
rule-drd2-exhaustion-who = Vyčerpá se jen ten, kdo se o něco pokusil
    .statement = Vyčerpat se smí ten, kdo dělá zkoušku, kdo reaguje na výzvu (i místo spolubojovníka), a ve střetu aktér nebo protiaktér. Cíl, který nijak nereagoval, se vyčerpat nemůže, ledaže má schopnost živá hora.
rule-drd2-exhaustion-all_or_nothing = Vyčerpat se nelze napůl
    .statement = Kdo nemůže zaplatit celou cenu, nemůže se vyčerpat vůbec.
rule-drd2-exhaustion-once = Jednou za každý neúspěch
    .statement = Proti jednomu hrozícímu neúspěchu se lze vyčerpat jednou: ve zkoušce přesně jednou, ať má cílů kolik chce, v obecném střetu jednou proti každému vítězi, který postavu porazil.
rule-drd2-exhaustion-story = Vyčerpání se vypráví
    .statement = Kdo se vyčerpá, popíše námahu nebo újmu a novou komplikaci. Text je nepovinný a nic se podle něj neposuzuje.
rule-drd2-exhaustion-something_to_avert = Vyčerpat se lze jen proti tomu, co hrozí
    .statement = Vyčerpání je možné, jen dokud vítězná akce v tom, co poražený odvrací, ještě něčím hrozí. Odvrátil-li to už někdo před ním nebo ta akce sama selhala, není třeba ani možné.
rule-drd2-exhaustion-scope = Co jedno vyčerpání ve střetu odvrátí
    .statement = Poražený odvrátí následek vítězovy akce od všech, i prospěch vítěze samého, kromě jiných poražených: ti rozhodují za sebe, pokud je jeho protiakce nechrání. Kdo není cílem, chrání všechny cíle, kdo je cílem, jen sebe, neohlásí-li jinak. Podle volitelného pravidla odvrátí následek jen od sebe a chráněných a připraví vítěze o jeho vlastní prospěch.

## Akce a následky

rule-drd2-action-declare = Hlášení akce
    .statement = Kdo jedná, řekne, co jeho postava dělá a proč, jakou dovedností a na koho, jaký to má mít následek podle pravidel a zda jde o vyřazení. Při úspěchu sám vypráví.
rule-drd2-action-one_target = Jeden cíl
    .statement = Akce se týká jedné bytosti, věci nebo překážky, třeba i toho, kdo jedná. Na víc cílů je potřeba manévr rozsáhle nebo plošná akce.
rule-drd2-action-reach = Na koho lze dosáhnout
    .statement = Proti cíli smí jednat jen ten, kdo se k němu v příběhu dostane; rozhoduje Průvodce, nebo nejvyšší počet útočníků na cíl a kolo uvedený ve scéně. Nerozhodne-li jinak, dosáhne každý na každého.
rule-drd2-action-help = Následky pomoci
    .statement = Akce, která cíli zlepší současnou situaci, mu sníží Ohrožení o 1. Příprava, jednorázová výhoda nebo drobná pomoc mu dá 1 Výhodu.
rule-drd2-action-harm = Následky škození
    .statement = Akce, která cíli zhorší současnou situaci, mu zvýší Ohrožení o 1. Má-li újma přetrvat konflikt, je to Jizva závažnosti 1 pod vlastností, na kterou akce působí.
rule-drd2-action-story_only = Jen příběh
    .statement = Akce bez cíle nebo jen s okolím mění jen příběh: žádné Ohrožení, Výhoda ani Jizva. Poražený se přesto smí vyčerpat, aby změnil, jak to dopadne.
rule-drd2-action-size = Následek má velikost 1
    .statement = Bez manévrů je následkem právě Ohrožení ±1, Jizva závažnosti 1 nebo 1 Výhoda, ať je záměr sebevážnější. Víc dá jen manévr lstivě nebo vyřazení.
rule-drd2-action-one_consequence = Jeden druh následku na akci
    .statement = Hlášení nese přesně jeden druh následku. Další zvláštní následek lze přidat, jen když to zvláštní pravidlo dovolí.
rule-drd2-action-other = Další následky
    .statement = Výroba, spuštění následné akce, ovládnutí a podobné se zapíšou slovy a změny ve hře určí Průvodce. Nerozhodne-li, nic se nemění.
rule-drd2-action-area = Plošné akce
    .statement = Akce, která už svou povahou zasáhne několik cílů, může mít víc cílů bez manévru rozsáhle, potvrdí-li to Průvodce. Cílem jsou všichni v dosahu, i vlastní, a následek mají všichni stejný. Nerozhodne-li jinak, platí to jen pro akce, které scéna označí za plošné.
rule-drd2-action-environment = Prostředí, následné akce a nástrahy
    .statement = Každá taková hrozba je výzvou pro všechny, kterých se týká; scéna nebo Průvodce určí následek, vlastnost a koho postihne. V konfliktu přichází na řadu po posledním v kole.

## Zkouška

rule-drd2-test-when = Kdy je to zkouška
    .statement = Zkouška je akce proti prostředí nebo proti soupeři, který se nijak nebrání: nikdo proti ní neohlásí platnou protiakci.
rule-drd2-test-order = Průběh zkoušky
    .statement = Hlášení, pak co hrozí při neúspěchu, možnost couvnout, zaplacení náročnosti, přesně, hod. Při 9 a více úspěch; jinak vyčerpat se, nebo přijmout. Po úspěchu ještě lstivě a nakonec následky.
rule-drd2-test-withdraw = Couvnutí
    .statement = Dokud nepadly kostky, smí hráč změnit záměr, ohlásit jinou akci nebo zkoušku vzdát; pak nic nehrozí a nic se nezíská. V konfliktu ho to nestojí akci z iniciativy.
rule-drd2-test-risk = Riskantní zkouška
    .statement = Průvodce může před hodem říct, že neúspěch má i následek: Ohrožení +1, Jizvu závažnosti 1, nástrahu nebo následnou akci, akci prostředí. Nerozhodne-li jinak, žádný nemá.
rule-drd2-test-success = Úspěch
    .statement = S výsledkem 9 a více nastane ohlášený následek; zjištěné informace poví Průvodce.
rule-drd2-test-exhaust = Vyčerpání koupí plný úspěch
    .statement = Při neúspěchu se lze vyčerpat: zaplatit vlastní Ohrožení ve vlastnosti použité dovednosti, Ohrožení stoupne o 1 a akce uspěje úplně stejně, jako by padlo 9.
rule-drd2-test-exhaust_single = Jedno vyčerpání na všechny cíle
    .statement = I zkouška s více cíli stojí jen jedno vyčerpání.
rule-drd2-test-net = Ohrožení dohromady
    .statement = Ohlášený následek a +1 za vyčerpání platí naráz. Kdo si vyčerpáním snižuje vlastní Ohrožení, skončí na stejném čísle, s lstivě o 1 níž.
rule-drd2-test-accept = Přijetí neúspěchu
    .statement = Stane se, co bylo řečeno, i s případným následkem. Zdroje se neutratí a Ohrožení se samo nemění.
rule-drd2-test-lock = Zkoušku nelze opakovat
    .statement = Po přijatém neúspěchu nesmí postava totéž zkusit znovu, dokud se okolnosti výrazně nezmění; zákaz ruší Průvodce. Ten také řekne, zda se týká jen jí, komplikuje věc ostatním, nebo platí pro celou družinu. Nerozhodne-li jinak, platí pro ni do konce konfliktu a jen pro akce proti prostředí. Kniha pro útoky výjimku neuvádí; protivníkovo Ohrožení, Jizvy a připravenost se však mění kolo od kola, a proto se tu útok smí opakovat hned. S volbou lock_opponents (until_changed) se smí, až se něco z toho změní.
rule-drd2-test-passive_target = Cíl, který se nebrání
    .statement = Cíl, který nereaguje, úspěšná zkouška zasáhne a vyčerpat se nemůže, ani proti vyřazení.

## Výzva

rule-drd2-challenge-when = Kdy je to výzva
    .statement = Výzva přichází, když zaútočí prostředí, nebezpečí vyplyne z jiné akce, sklapne nástraha nebo může postavě něco uniknout.
rule-drd2-challenge-announce = Co hrozí
    .statement = Průvodce, tvůrce nástrahy nebo ten, kdo ji spustil, řekne, jak dopadne neúspěch a jaký má následek. Smí být jakkoli velký: velká změna Ohrožení, Jizva i vyřazení.
rule-drd2-challenge-no_reaction = Bez reakce
    .statement = Když postava nereaguje a nechrání ji ani nikdo ze spolubojovníků, stane se ohlášené hned a vyčerpat se nelze.
rule-drd2-challenge-reaction = Reakce
    .statement = Hráč popíše reakci a dovednost, zaplatí případnou náročnost, smí zahrát přesně a hodí. S výsledkem 9 a více se vyhne všemu.
rule-drd2-challenge-no_gain = Úspěch nedá nic navíc
    .statement = Úspěch zpravidla jen zažehná bezprostřední nebezpečí. Pouhým vyhnutím se Ohrožení nesníží a Výhoda nezíská.
rule-drd2-challenge-exhaust = Vyčerpání výzvu zmírní
    .statement = Při neúspěchu může ten, kdo reaguje, zaplatit cenu ve vlastnosti, na kterou výzva působí. Místo ohlášeného následku mu jen stoupne Ohrožení o 1.
rule-drd2-challenge-property = Čím se výzva platí
    .statement = Scéna nebo Průvodce řekne, na kterou vlastnost výzva působí, ať reaguje kdo čím chce. Nerozhodne-li jinak, je to Tělo.
rule-drd2-challenge-accept = Přijetí výzvy
    .statement = Kdo neúspěch přijme, toho postihne všechno, co bylo ohlášeno.
rule-drd2-challenge-protect = Reakce za jiného
    .statement = Spolubojovník, který může, smí reagovat místo ohrožené postavy: hází a platí ze svého a se svým Ohrožením, které mu vyčerpáním stoupne. Přijme-li neúspěch, postihne následek původní oběť. Za každou oběť reaguje jeden; chce-li sama, má přednost.
rule-drd2-challenge-wide = Ochrana několika najednou
    .statement = Volitelné, běžně vypnuto: s manévrem rozsáhle kryje jedna reakce několik ohrožených, i sebe. Jeden hod nebo jedno vyčerpání zachrání všechny.
rule-drd2-challenge-initiative = Výzva během kola
    .statement = Má-li reagující ještě akci z iniciativy, reakcí ji spotřebuje. Nemá-li ji, potřebuje manévr obrana za 1 Zdroj vlastnosti použité dovednosti. Mimo konflikt iniciativa není a reakce je volná.
rule-drd2-challenge-no_backlash = Prostředí se nic nevymstí
    .statement = Kdo se vyčerpá proti výzvě, která by ho vyřadila, nedostane nic za její zbrklost: ta patří jen k postavám, které vyřazují.

## Protiakce

rule-drd2-counter-active = Protiakce je akce
    .statement = Protiakce může být protiútok, útěk i kouzlo: má vlastní dovednost, cíle a jeden následek, může být náročná a může i vyřadit aktéra.
rule-drd2-counter-cond_prevent = První podmínka: musí bránit
    .statement = Protiakce musí v příběhu aktérově akci překazit nebo zabránit tomu, k čemu vede.
rule-drd2-counter-cond_harm = Druhá podmínka: škodí jen aktérovi
    .statement = Protiakce, která škodí, nesmí škodit nikomu jinému než aktérovi.
rule-drd2-counter-cond_no_new = Třetí podmínka: nikdo nový
    .statement = Protiakce se smí týkat jen aktéra a cílů jeho akce. Protiaktér, který není cílem, si jí proto sám pomoci nesmí.
rule-drd2-counter-validity = Kdo podmínky posoudí
    .statement = Druhou a třetí podmínku hlídají pravidla podle ohlášených cílů, první posoudí Průvodce; nerozhodne-li jinak, je splněna. Neplatná protiakce se odmítne, dřív než co stojí, a hráč smí ohlásit jinou.
rule-drd2-counter-effects = Obvyklé následky protiakce
    .statement = Protiakce může aktérovi zvýšit Ohrožení o 1, dát Jizvu nebo ho vyřadit, cíli jeho akce (třeba sobě) snížit Ohrožení o 1 nebo dát 1 Výhodu, anebo akci prostě jen zabránit.

## Střet dvou

rule-drd2-clash-order = Průběh střetu dvou
    .statement = Hlásí aktér, pak protiaktér; oba smějí zahrát přesně a oba hodí. Vítěz popíše, co hrozí, a smí zahrát mocně; poražený se vyčerpá, nebo přijme; přijme-li, smí vítěz zahrát lstivě, a nastane následek.
rule-drd2-clash-win = Vyhrává vyšší výsledek
    .statement = Komu padl vyšší výsledek, ten se svou akcí uspěl; druhá akce selhala nebo na ni nedošlo.
rule-drd2-clash-tie_actor = Při shodě vyhrává aktér
    .statement = Při stejném výsledku vítězí aktér, tedy kdo hlásil první.
rule-drd2-clash-actor_unclear = Když není jasné, kdo je aktér
    .statement = Jednají-li oba naráz, může Průvodce určit, že aktér není, a oba hlásí otevřeně. Nerozhodne-li jinak, je aktérem ten, kdo je na tahu.
rule-drd2-clash-tie_die = Shoda bez aktéra: vyšší kostka
    .statement = Není-li aktér a výsledky jsou stejné, vítězí, kdo má vyšší jednu z počítaných kostek.
rule-drd2-clash-tie_sum = Pak vyšší součet kostek
    .statement = Jsou-li stejné i nejvyšší kostky, vítězí vyšší součet počítaných kostek, tedy schválně ten s nižší úrovní.
rule-drd2-clash-tie_lot = Nakonec los
    .statement = Je-li i součet stejný, losuje se: každý hodí jednou kostkou, vyšší vítězí, shoda se hází znovu.
rule-drd2-clash-describe = Vítěz popisuje
    .statement = Vítěz řekne poraženému, co mu hrozí; základem je úspěch vítězovy vlastní ohlášené akce a následek je přesně ten ohlášený. Zda poražený minul, nebo na jeho akci vůbec nedošlo, volí vítěz.
rule-drd2-clash-exhaust = Co vyčerpání způsobí
    .statement = Poražený zaplatí a místo toho, co hrozilo komukoli, jen jemu stoupne Ohrožení o 1; nic horšího z této akce už nepřijde. Sám tím ale neuspěje a vítězova akce se zčásti odehrála.
rule-drd2-clash-no_cancel = Vyčerpání nic nevymaže
    .statement = Popis poraženého musí vycházet z toho, jak vítěz uspěl: nesmí akci zrušit ani prosadit vlastní záměr. Průvodce může žádat jiný popis; nerozhodne-li jinak, popis platí.
rule-drd2-clash-property = Čím platí poražený
    .statement = Platí se vlastností, na kterou vítězná akce působí. Běžné dovednosti působí na svou vlastní vlastnost, kouzla a nástrahy ji mají uvedenu.
rule-drd2-clash-other_property = Působení na jinou vlastnost
    .statement = Výjimečně a s dobrým důvodem smí akce působit na jinou vlastnost; ohlásí se to před hodem a schválí Průvodce. Nerozhodne-li jinak, působí na vlastnost dovednosti, kterou se platí.
rule-drd2-clash-accept = Přijetí ve střetu
    .statement = Přijme-li poražený neúspěch, platí vítězův popis i následek v plné míře.
rule-drd2-clash-bystander_target = Cíl, který nereaguje
    .statement = Brání-li cíl jen ochránce, střetává se aktér s ním. Mlčící cíl se vyčerpat nemůže, ale vyčerpání ochránce následek odvrátí i od něj.

## Obecný střet

rule-drd2-general_clash-when = Kdy je to obecný střet
    .statement = Obecný střet je jedna akce proti dvěma a více protiakcím, protože zasahuje několik bránících se nebo protože reaguje víc postav. S jedinou protiakcí vyjde stejně jako střet dvou.
rule-drd2-general_clash-declare_order = Pořadí hlášení
    .statement = Nejdřív hlásí aktér, pak protiaktéři jeden po druhém a každý slyší předchozí. Každá protiakce musí splnit všechny tři podmínky vůči aktérově akci.
rule-drd2-general_clash-ask_order = V jakém pořadí se zve k protiakci
    .statement = Na protiakce se jde jednou dokola v pořadí iniciativy od nejvyšší, bez aktéra a těch, kdo reagovat nesmějí. Potom už nikdo žádnou nepřidá.
rule-drd2-general_clash-sort = Pořadí vyhodnocení
    .statement = Od nejvyššího výsledku dolů. Při shodě má přednost aktér; mezi protiaktéry vyšší jedna počítaná kostka, pak vyšší součet počítaných kostek, pak los nebo dohoda těch, kdo jsou ve shodě.
rule-drd2-general_clash-exclusive = Které akce se vylučují
    .statement = Akce se vylučují, když v příběhu nemohou uspět obě; řekne se to před hodem. Každá protiakce se vylučuje s aktérovou akcí, o dvojicích protiakcí, i spojeneckých, rozhodne Průvodce. Nerozhodne-li jinak, protiakce se navzájem nevylučují.
rule-drd2-general_clash-step = Jeden krok
    .statement = Na řadě je další v pořadí: pokud jeho akce neselhala, vítězí. Poražení jsou všichni pod ním, jejichž akce se s jeho vylučuje, i už neúspěšní; jejich akce selhaly. Vítěz popíše, případně zahraje mocně, každý poražený se rozhodne, případně následuje lstivě a následky platí hned.
rule-drd2-general_clash-failed_step = Na řadě je ten, kdo už selhal
    .statement = Z jeho akce se nestane nic, ale nižší akce, které se s ní vylučují, selžou také. Těm, kdo takto prohráli, nic nehrozí a vyčerpat se nemohou.
rule-drd2-general_clash-loser_order = Pořadí poražených
    .statement = V jednom kroku se poražení rozhodují jeden po druhém od vyššího výsledku a každý vidí platby a Ohrožení předchozích. Mocně se ohlašuje před prvním rozhodnutím.
rule-drd2-general_clash-sequential = Účinky platí krok po kroku
    .statement = Platby, růst Ohrožení, následky i Jizvy jednoho kroku platí hned v dalším: poraženému tak může vyčerpání mezitím podražit.
rule-drd2-general_clash-wide_whole = Poražená rozsáhlá akce selže celá
    .statement = Porazí-li rozsáhlou akci jediný obránce, selže proti všem cílům. Je-li tak ujednáno, přijde jen o cíle, které ten obránce chrání.
rule-drd2-general_clash-midway_out = Vyřazení uprostřed střetu
    .statement = Koho střet vyřadí, ale zůstane na scéně, ten v něm pokračuje jako poražený a smí se vyčerpat; jeho dosud nevyhodnocená akce selhává. Kdo je pryč, o ničem nerozhoduje a další následky na něm jsou jen příběh.
rule-drd2-general_clash-no_double_win = Jedna akce, jedno vítězství
    .statement = Každá akce se vyhodnotí jednou a její následek nastane jednou, ne za každého poraženého zvlášť.

## Konflikt a kola

rule-drd2-conflict-definition = Konflikt
    .statement = Konflikt je řada zkoušek, výzev a střetů, které z sebe vyplývají, třeba boj, výslech nebo jednání. Ohrožení a Výhoda v něm přetrvávají z jednoho vyhodnocení do druhého.
rule-drd2-conflict-setup = Začátek konfliktu
    .statement = V tomto pořadí: strany a soupiska, Ohrožení a jeho dolní mez každému, počáteční Výhoda, Sudba a první kolo.
rule-drd2-conflict-join = Pozdější příchod
    .statement = Kdo přijde později, dostane Ohrožení při příchodu a jedná od dalšího kola. Řekne-li to Průvodce, jedná ještě v tomto jako poslední.
rule-drd2-conflict-end_empty = Konec: jedna strana nemá kým hrát
    .statement = Konflikt končí, jakmile na jedné straně nikdo nemůže hrát: všichni jsou vyřazeni, odešli nebo skončili. Ověřuje se po každém vyhodnocení; je-li stran víc, končí, když zbylí patří k jedné straně nebo ke stranám, které nejsou nepřátelské. Vyřazený, který se smí jen bránit, stranu ve hře nedrží.
rule-drd2-conflict-end_agreement = Konec dohodou
    .statement = Konflikt končí i tehdy, když už není o co bojovat: přijatou nabídkou, kompromisem, kapitulací, větším nebezpečím. Průvodce jej může ukončit po každém vyhodnocení; nerozhodne-li, vzdává se jen strana, které to velí taktika.
rule-drd2-conflict-end_clears = Co s konfliktem končí
    .statement = Výhoda všem klesne na 0, Ohrožení zaniká a zbylá Sudba propadá. Zdroje, Jizvy, Peníze a zákazy opakování s trvalým důvodem zůstávají.
rule-drd2-round-definition = Kolo
    .statement = Kolo je doba, za kterou všichni v konfliktu jednou přijdou na řadu. Každý v něm smí mít nejvýš jednu akci z iniciativy a libovolně akcí z obrany, splní-li jejich podmínky.
rule-drd2-round-length = Délka kola
    .statement = Kolo trvá od vteřiny po hodiny podle toho, jak první akci popíše ten s nejvyšší iniciativou; ostatní se do ní vejdou. Změnit ji může obrat v příběhu nebo akce, která má věci protáhnout. Na čísla to nemá vliv.
rule-drd2-round-long_rounds = Kola o dnech
    .statement = Pro kola dlouhá celé dny by se měl upravit odpočinek domácím pravidlem. Běžně se nemění nic.
rule-drd2-round-end = Konec kola
    .statement = Kolo končí, když každý svou akci z iniciativy použil nebo odložil a nikdo už nic nehlásí. Odložená iniciativa propadá a v dalším kole všichni znovu čekají na řadu.

## Iniciativa

rule-drd2-initiative-order = Co iniciativa řídí
    .statement = V kole se hlásí akce od nejvyšší iniciativy dolů.
rule-drd2-initiative-story = Pořadí podle příběhu
    .statement = Je-li jasné, kdo události žene, třeba ze zálohy, řídí se pořadí příběhem a jedna strana se domluví mezi sebou. Rozhoduje Průvodce; nerozhodne-li jinak, hází se každé kolo a jen strana, která druhou zaskočila, jde v prvním kole první.
rule-drd2-initiative-dice = Pořadí podle kostek
    .statement = Komu pořadí neurčil příběh, hodí dvěma kostkami bez úrovně; vyšší jde dřív. Hází se znovu v každém kole, kde je to třeba.
rule-drd2-initiative-ties = Shoda iniciativy
    .statement = Při stejném součtu jde dřív ten s vyšší jednou počítanou kostkou; je-li i ta stejná, los.
rule-drd2-initiative-mixed = Pořadí napůl
    .statement = Průvodce může některá místa určit podle příběhu a zbytek nechat hodit: určení první jdou přede všemi, kdo házejí, určení poslední po nich.
rule-drd2-initiative-per_combatant = Kdo hází iniciativu
    .statement = Každý účastník hází za sebe; hejno nebo tlupu lze ve scéně vést jako jednoho účastníka.
rule-drd2-initiative-fast = Přístup rychle
    .statement = Ohlašuje se před hodem na iniciativu: tři kostky, počítají se dvě vyšší.
rule-drd2-initiative-slow = Přístup pomalu
    .statement = Ohlašuje se před hodem na iniciativu: tři kostky, počítají se dvě nižší.
rule-drd2-initiative-approach_cost = Cena přístupu
    .statement = Přístup stojí 1 Duši za hod, bytost 1 Sudbu, má-li hranici Duše aspoň 1; platit lze i Výhodou, vlastní Jizvou ne. Není to manévr, na hod je jen jeden a komu pořadí určil příběh, tomu se odmítne. Hlásí se v pořadí soupisky před kostkami.
rule-drd2-initiative-approach_magic = Přístup z kouzla
    .statement = Přístup, který dalo přátelské kouzlo, je zdarma a na přání; přístup vnucený nepřátelským kouzlem je zdarma a při každém hodu povinný. Dokud kouzlo trvá, opačný přístup je zakázán.

## Tahy, reakce a obrana

rule-drd2-turn-act = Vlastní tah
    .statement = Kdo je na řadě a iniciativu ještě nepoužil, smí ohlásit jakoukoli akci; tím ji spotřebuje.
rule-drd2-turn-react_initiative = Reakce akcí z iniciativy
    .statement = Kdo má iniciativu nepoužitou nebo odloženou, smí proti jakékoli ohlášené akci, i když nemíří na něj, zahrát protiakci. Tím iniciativu spotřebuje a jeho pozdější tah odpadá.
rule-drd2-turn-one = Jen jedna
    .statement = Po použití akce z iniciativy už v tomto kole žádnou další nemá.
rule-drd2-turn-defence_condition = Obrana: musí jít přímo o postavu samu
    .statement = S použitou iniciativou lze protiakcí odpovědět jen na akci, která postavě samé přímo hrozí nebo škodí, třeba i tím, že ji prozradí. Akce proti spolubojovníkům, svépomoc nepřátel ani běh pro pomoc nestačí. Rozhoduje Průvodce; nerozhodne-li jinak, počítají se cíle škodící akce a ti, které hlášení jmenuje.
rule-drd2-turn-defence_manoeuvre = Obrana žádá manévr
    .statement = Každá protiakce z obrany vyžaduje manévr obrana za 1 Zdroj vlastnosti použité dovednosti. Platí se s hlášením a je to jediný manévr té protiakce.
rule-drd2-turn-defence_same_rules = Jinak obyčejná protiakce
    .statement = Až na svá dvě omezení je akce z obrany protiakce jako každá jiná: smí oplatit úder, dát Jizvu i vyřadit a platí pro ni tři podmínky.
rule-drd2-turn-defence_count = Bránit se lze, kolikrát zaplatíš
    .statement = Akcí z obrany může být za kolo libovolně: jedna na každou hrozící akci a každá se platí zvlášť.
rule-drd2-turn-no_defence_before = Před použitím iniciativy obrana není
    .statement = Obranu lze zahrát, až když je akce z iniciativy v tomto kole pryč. Kdo ji má nepoužitou nebo odloženou, reakcí ji vždy spotřebuje.
rule-drd2-turn-postpone = Odložení iniciativy
    .statement = Na svém tahu lze iniciativu odložit: postava si nechá právo reagovat akcí z iniciativy na kohokoli, se všemi manévry, ale sama už v tomto kole jednat nemůže.
rule-drd2-turn-postponed_lost = Propásnutá příležitost
    .statement = Když všichni ostatní svou akci použili a ten, kdo odložil, na nic nereagoval, kolo končí a jeho akce propadá.
rule-drd2-turn-pass = Nic nedělám
    .statement = Kdo se vzdá tahu, je na tom, jako by iniciativu odložil.
rule-drd2-turn-self_help_opposed = Bránění svépomoci
    .statement = Nepřátelské akci, která nikoho neohrožuje, jako je ústup, snížení vlastního Ohrožení nebo odnesení věci, lze bránit jen s nepoužitou iniciativou.

## Vyřazení a opuštění konfliktu

rule-drd2-elimination-definition = Vyřazení
    .statement = Vyřazený se po přijetí neúspěchu už sám nemůže účastnit konfliktu, dokud se okolnosti výrazně nezmění: je mrtev, omráčen, spoután, zatčen, odlákán, zahnán. Kdo by mohl pokračovat jen s omezením, toho akce nevyřadila.
rule-drd2-elimination-declared = Vyřazení se hlásí před hodem
    .statement = Zda akce vyřazuje, se rozhodne při hlášení a všichni to vědí, dřív než reagují. Později to nelze přidat ani odvolat.
rule-drd2-elimination-credible = Vyřazení musí být uvěřitelné
    .statement = Akce musí mít v příběhu sílu vyřadit; rozhoduje Průvodce při hlášení. Nerozhodne-li jinak, mají ji dovednosti k boji, zastrašování a přesvědčování.
rule-drd2-elimination-by_counter = I protiakce smí vyřadit
    .statement = Protiakce, i z obrany, může vyřadit aktéra; škodit smí jen jemu.
rule-drd2-elimination-accept = Přijaté vyřazení
    .statement = Kdo se proti vyřazení nemůže nebo nechce vyčerpat, je vyřazen tak, jak vítěz popíše: buď je pryč, nebo zůstává na scéně. Nerozhodne-li nikdo, je pryč.
rule-drd2-elimination-size = Následky vyřazení nemají mez
    .statement = Co s vyřazením přijde, plyne z jeho podoby: Jizva jakékoli závažnosti, i nad 3, nebo žádná. Nerozhodne-li Průvodce jinak, žádná.
rule-drd2-elimination-threat_after = Ohrožení po vyřazení
    .statement = Kdo je pryč, tomu se Ohrožení nevede. Kdo zůstal na scéně, tomu je Průvodce určí znovu; nerozhodne-li jinak, je 5.
rule-drd2-elimination-state = Co vyřazený ještě smí
    .statement = Nemá akce z iniciativy, nereaguje za druhé a iniciativu hned ztrácí. Je-li na scéně a dává-li to smysl, smí se jen z obrany, se zaplaceným manévrem, bránit tomu, co hrozí jemu.
rule-drd2-elimination-return = Návrat do hry
    .statement = Změní-li se výrazně okolnosti, třeba vyřazeného někdo osvobodí, může ho Průvodce vrátit do hry; iniciativu má od dalšího kola. Nerozhodne-li jinak, nevrací se.
rule-drd2-elimination-exhaust = Vyčerpání proti vyřazení
    .statement = Poražený zaplatí běžnou cenu, Ohrožení mu stoupne o 1 a vyřazení se vším, co k němu patří, je odvráceno.
rule-drd2-elimination-backlash = Zbrklost se vymstí
    .statement = Kdo se vyčerpá proti vyřazení, smí si navíc zvolit jedno: 1 Výhodu pro sebe, nebo Ohrožení +1 tomu, kdo ho chtěl vyřadit; může se toho i vzdát. Každý takový poražený volí za sebe a účinek nastane hned.
rule-drd2-elimination-undefended = Vyřazení toho, kdo se nebrání
    .statement = Proti cíli, který nereaguje, je vyřazení zkouška na 9 a více: úspěch vyřadí, cíl se vyčerpat nemůže a zbrklost se nevymstí. Při neúspěchu se může vyčerpat ten, kdo vyřazuje.
rule-drd2-elimination-willing = Dobrovolné přijetí
    .statement = Vyřazení smí přijmout i ten, kdo by měl čím zaplatit: u útěku nebo zajetí je to běžné, u smrti vzácné. Podobu vyřazení zná předem.
rule-drd2-leaving-condition = Odejít lze jen ve vhodné chvíli
    .statement = Akcí lze konflikt opustit, jen když je jasné, že postavu už nikdo nemůže vtáhnout zpět; rozhoduje Průvodce. Jinak úspěch jen zlepší situaci a připraví další pokus. Nerozhodne-li jinak, je třeba se nejdřív úspěšnou akcí odpoutat; odpoutání ruší každá úspěšná akce soupeře proti postavě.
rule-drd2-leaving-effect = Kdo odešel
    .statement = Už se konfliktu neúčastní, není platným cílem a jeho Ohrožení i Výhoda z konfliktu zanikají.
rule-drd2-leaving-help = Pomoc k odchodu
    .statement = Za stejných podmínek lze z konfliktu dostat i někoho jiného.

## Manévry

rule-drd2-manoeuvre-list = Pět manévrů
    .statement = Obrana, rozsáhle, přesně, mocně a lstivě. Umí je každý; poslední tři se nazývají základní.
rule-drd2-manoeuvre-cost = Cena manévru
    .statement = Manévr stojí 1 Zdroj vlastnosti použité dovednosti, ne té, na kterou akce působí. Bytost platí 1 Sudbu, má-li v té vlastnosti hranici aspoň 1, nebo Výhodu.
rule-drd2-manoeuvre-one = Nejvýš jeden na akci
    .statement = Jedna akce nebo protiakce nese nejvýš jeden manévr, nedovolí-li vybavení nebo zvláštní schopnost víc.
rule-drd2-manoeuvre-never_twice = Nikdy stejný dvakrát
    .statement = Tentýž manévr nelze v jedné akci zahrát dvakrát, ani s právem na dva manévry. Čtvrtá kostka neexistuje.
rule-drd2-manoeuvre-pay_when_used = Platí se při použití
    .statement = Manévr se platí ve chvíli, kdy se použije; dřívější ohlášení nezavazuje. Kdo nezvítězil, mocně ani lstivě nezahraje a nic za ně nedá.
rule-drd2-manoeuvre-defence = Manévr obrana
    .statement = Je nutný k protiakci z obrany; hlásí se a platí zároveň s ní.
rule-drd2-manoeuvre-wide = Manévr rozsáhle
    .statement = Akce zasáhne několik cílů, věcí nebo větší prostor; hlásí se s akcí. Mezí je dosah dovednosti a uvěřitelnost.
rule-drd2-manoeuvre-wide_same = Stejný následek pro všechny
    .statement = Rozsáhlá akce má jediný následek, pro všechny cíle stejný.
rule-drd2-manoeuvre-wide_area = U plošné akce není potřeba
    .statement = Plošná akce zasáhne víc cílů i bez manévru rozsáhle a smí k tomu nést jiný manévr.
rule-drd2-manoeuvre-wide_counter = Rozsáhlá protiakce
    .statement = I protiakce může být rozsáhlá a pomoci několika cílům akce; škodit smí pořád jen aktérovi. Z obrany to jde jen s právem na dva manévry.
rule-drd2-manoeuvre-precise = Manévr přesně
    .statement = Hází se třemi kostkami a počítají se dvě vyšší. Ohlašuje se a platí po hlášení akce a před vlastním hodem.
rule-drd2-manoeuvre-precise_order = Přesně ve střetu
    .statement = Po všech hlášeních se rozhoduje nejdřív aktér, pak protiaktéři v pořadí hlášení a každý ví, co zvolili předchozí. Potom se hází.
rule-drd2-manoeuvre-mighty = Manévr mocně
    .statement = Po hodu, když je jasné, že vítězíš, a dřív než se poražený rozhodne: jeho vyčerpání zdraží o 1.
rule-drd2-manoeuvre-mighty_all = Mocně proti více poraženým
    .statement = Jedna platba zdraží vyčerpání všem poraženým téhož kroku, protože je to jeden manévr jedné akce.
rule-drd2-manoeuvre-cunning = Manévr lstivě
    .statement = Když poražený přijme, ohlášená změna Ohrožení, závažnost Jizvy nebo Výhoda je 2 místo 1, a to u všech, kterých se ještě týká.
rule-drd2-manoeuvre-cunning_same = Lstivě jen zesiluje
    .statement = Lstivě nesmí přidat nový druh následku ani něco úplně jiného, ohlášené je jen silnější. Nelze je zahrát, když akce mění jen příběh, má zvláštní následek nebo vyřazuje.
rule-drd2-manoeuvre-in_tests = Manévry ve zkoušce
    .statement = Přesně vždy; rozsáhle při více cílech; lstivě, mění-li zkouška Ohrožení, dává Jizvu nebo Výhodu, a to po úspěchu, i vyčerpáním koupeném. Mocně jen proti živé hoře, obrana vůbec.
rule-drd2-manoeuvre-mighty_in_tests = Mocně ve zkoušce a živá hora
    .statement = Bytost se schopností živá hora se smí proti úspěšné zkoušce vyčerpat, i když nereaguje: zaplatí své Ohrožení, to jí stoupne o 1 a následek je odvrácen. Jen proti ní má ve zkoušce smysl mocně: zdraží jí to o 1.
rule-drd2-manoeuvre-in_challenges = Manévry ve výzvě
    .statement = Přesně vždy; obrana, je-li akce z iniciativy pryč; rozsáhle jen s volitelným pravidlem. Mocně a lstivě nikdy.
rule-drd2-manoeuvre-two = Právo na dva manévry
    .statement = Nadání dává v akcích s danou dovedností až dva různé manévry; dlouhá zbraň v boji zblízka dovolí k obraně jeden další. Každý se platí. Jiný důvod musí uvádět scéna.
rule-drd2-manoeuvre-free = Manévr zdarma
    .statement = Je-li u postavy uveden manévr zdarma, nestojí s danou dovedností nic, ale jako manévr akce se počítá.
rule-drd2-manoeuvre-very_cunning = Velmi lstivě
    .statement = Má-li to postava uvedeno, zvětší lstivě následek o 2, tedy na 3, místo o 1. Stojí 1 Zdroj a počítá se jako lstivě.

## Postihy

rule-drd2-penalty-source = Odkud jsou postihy
    .statement = Postih bývá z dlouhodobé magie a týká se jedné dovednosti nebo zhruba stejně širokého okruhu činností. Působí na každou akci v tom okruhu.
rule-drd2-penalty-imprecise = Postih nepřesně
    .statement = Hází se třemi kostkami a počítají se dvě nižší; manévr přesně je zakázán.
rule-drd2-penalty-weak = Postih chabě
    .statement = Vyčerpat se proti vítězné akci této postavy stojí o 1 méně, nejméně však 1; manévr mocně je zakázán.
rule-drd2-penalty-foolish = Postih hloupě
    .statement = Akce této postavy nemění Ohrožení, nedávají Výhodu ani Jizvy a manévr lstivě je zakázán. Vyřazovat a působit zvláštní následky smí dál, jen Jizva připojená k vyřazení neplatí. Poražený se přesto smí vyčerpat.
rule-drd2-penalty-stack = Více postihů
    .statement = Různé postihy působí zároveň, stejný dvakrát platí jednou.

## Jizvy

rule-drd2-scar-record = Zápis Jizvy
    .statement = Jizva má jméno, vlastnost, závažnost 1 a vyšší a určení, co ztěžuje.
rule-drd2-scar-demand = Jizva dělá akce náročnými
    .statement = Akce, kterým Jizva překáží, mají náročnost rovnou její závažnosti, u hrdinů i bytostí. Z více Jizev nebo jiných důvodů platí jen nejvyšší.
rule-drd2-scar-three_blocks = Závažnost 3 a vyšší
    .statement = Náročnost 3 a vyšší zpravidla znamená, že akce není možná; při závažnosti 3 ji Průvodce může nechat jako náročnou 3. Nerozhodne-li jinak, je od 3 nemožná.
rule-drd2-scar-scope = Co Jizva ztěžuje
    .statement = Určí se při vzniku Jizvy, asi v šíři jedné dovednosti; později rozhoduje Průvodce. Nerozhodne-li jinak, je to nejlepší dovednost zasaženého pod touž vlastností, a nemá-li žádnou, celá vlastnost.
rule-drd2-scar-no_benefit = Jizva nikdy neprospívá
    .statement = V pravidlech Jizva nepomáhá: tam, kde by se hodila, se její náročnost jen neuplatní.
rule-drd2-scar-hero_ability = Hrdinovi klesá zdatnost
    .statement = Zdatnost hrdiny klesne o závažnost Jizvy a tyto Zdroje si nemůže obnovit.
rule-drd2-scar-hero_clamp = Zdroje po Jizvě
    .statement = Zdrojů ubude, jen když jich je víc než nová zdatnost. U Jizvy od jiných se to srovná hned, u vlastní až na konci akce, takže Zdroj lze nejdřív utratit a pak zjizvit.
rule-drd2-scar-being = Bytosti Jizva nebere Sudbu ani hranice
    .statement = Jizvy bytosti nesnižují Sudbu ani hranice; působí jen náročností a tím, že jich může být příliš.
rule-drd2-scar-being_elimination = Příliš mnoho Jizev
    .statement = Převýší-li součet závažností Jizev pod jednou vlastností její hranici, je bytost hned vyřazena: nemůže se vyčerpat a zbrklost se nevymstí. Rovnost ještě nestačí.
rule-drd2-scar-inflict = Zasazení Jizvy
    .statement = Jizva jako následek akce má závažnost 1, s lstivě 2, a leží pod vlastností, na kterou akce působí.
rule-drd2-scar-over_three = Závažnost nad 3
    .statement = Jen výjimečně: má-li útočník cíl zcela v moci nebo jde-li o vyřazení; rozhoduje Průvodce. Nerozhodne-li jinak, jen u vyřazení, které ji má ve scéně uvedenu.
rule-drd2-scar-over_zero = Jizvy při zdatnosti 0
    .statement = Hrdina se zdatností 0 dostává další Jizvy od jiných také: ztěžují akce a při léčení se počítá celý jejich součet.
rule-drd2-scar-self = Vlastní Jizva
    .statement = Hrdina, který jiné Zdroje nemá nebo nechce použít, si smí při kterékoli platbě vlastní akce, protiakce nebo reakce způsobit Jizvu a získat Zdroje její vlastnosti. Jinak je to Jizva jako každá jiná. Bytosti to nemohou.
rule-drd2-scar-self_yield = Kolik Jizva vynese
    .statement = Jizva závažnosti 1 dá 3 Zdroje, 2 dá 4, 3 dá 5 a tak dál: vždy závažnost + 2.
rule-drd2-scar-self_property = Jen táž vlastnost
    .statement = Zdroje z Jizvy patří její vlastnosti a v dané akci platí jen za ni: aktivace, náročnost, manévry, vyčerpání. Přístup k iniciativě ne, ten není součástí akce.
rule-drd2-scar-self_use_now = Utratit hned, nebo nic
    .statement = Co se ze Zdrojů z Jizvy neutratí do konce akce, tedy celé zkoušky, výzvy či střetu, propadá.
rule-drd2-scar-self_one = Jedna od každé vlastnosti
    .statement = V jedné akci si hrdina smí udělit nejvýš jednu Jizvu od každé vlastnosti; Jizvy různých vlastností smí.
rule-drd2-scar-self_raise = Prohloubení Jizvy
    .statement = Kdo v téže akci potřebuje víc Zdrojů téže vlastnosti, musí tu Jizvu prohloubit: +1 závažnost je +1 Zdroj.
rule-drd2-scar-self_floor = Nikdy pod zdatnost 0
    .statement = Vlastní Jizvu lze udělit nebo prohloubit nejvýš o tolik, kolik zbývá zdatnosti snížené o Jizvy.
rule-drd2-scar-self_combined = Zdroje z Jizvy lze míchat
    .statement = V jedné platbě se smějí spojit s ostatními Zdroji, Výhodou a dalším a rozdělit mezi několik plateb téže akce.

## Hojení

rule-drd2-healing-natural = Přirozené hojení
    .statement = Jen mezi výpravami; jak dlouho trvá, odhadne Průvodce: lehké Jizvy zmizí za dny, těžké až za měsíce a závažnost klesá postupně. Nerozhodne-li jinak, z 1 na 0 trvá 5 dní, z 2 na 1 30 dní a každý vyšší stupeň 60 dní; všechny Jizvy se hojí zároveň.
rule-drd2-healing-treatment = Léčení
    .statement = Některé dovednosti vyléčí Jizvy rychle, i na výpravě. O kolik závažnost klesne, řekne Průvodce, bez vlastního hodu. V Rychlé hře to na výpravě nejde.
rule-drd2-healing-restores_ability = Zhojení vrací místo, ne Zdroje
    .statement = Zmírněná nebo zhojená Jizva zvedne zdatnost; Zdroje se doplní teprve odpočinkem.

## Hrdinská smrt

rule-drd2-death-condition = Kdy smí hrdina zemřít hrdinsky
    .statement = Má-li se hrdina vyčerpat, chybí mu k ceně Zdroje a Jizva, kterou by potřeboval, je větší, než mu dovolí zbylá zdatnost, smí zvolit hrdinskou smrt. Nová Jizva by musela mít závažnost o 2 nižší, než kolik Zdrojů chybí, nejméně však 1; prohloubení právě tolik, kolik chybí. Dokud jde zaplatit jinak, nenabízí se.
rule-drd2-death-effect = Co hrdinská smrt dokáže
    .statement = Platí jako vyčerpání bez ceny, odvrátí všem všechno, co vítězná akce hrozila, a hráč má slovo: může skončit tím, nebo rozhodnout celý konflikt, nebo jej zásadně obrátit. Zbrklost se tu zvlášť nevymstí.
rule-drd2-death-retire = Konec hrdinské dráhy
    .statement = Hrdina potom končí. Jak, určí vlastnost, kterou se platilo: Tělo smrtí nebo zmrzačením, Duše šílenstvím či vyhaslou myslí, Vliv vyhnanstvím, žalářem, klášterem nebo usazením.

## Rychlá hra

rule-drd2-quick_game-scope = Rychlá hra
    .statement = Volitelné, běžně vypnuto: bez zvláštních schopností, pravidel vybavení, pomocníků a magie. Hrdina má jméno, rasu (bez účinku), povolání jen jako bonus k hodu, zdatnosti, povahový rys a důvod, proč je hrdinou.
rule-drd2-quick_game-levels = Stupně Rychlé hry
    .statement = 1: jen zkoušky, výzvy a střety, bez konfliktů. 2 (běžný): konflikty s koly a jediný manévr obrana. 3: i ostatní manévry.
rule-drd2-quick_game-scars = Jizvy v Rychlé hře
    .statement = Zasazené i vlastní Jizvy jsou dovoleny; hojí se jen mezi výpravami.
rule-drd2-quick_game-equipment = Vybavení v Rychlé hře
    .statement = Věci jen rozhodují, zda je akce samozřejmá, možná, náročná, nebo nemožná.

## Hra bez lidí

rule-drd2-simulation-information = Co taktika vidí
    .statement = Všechno, co je v tu chvíli veřejné: Zdroje, Ohrožení, Výhodu, Sudbu a úrovně všech a kostky po hodu. Nikdy budoucí hody ani záměry jiných.
rule-drd2-simulation-capacity = Kdo kolik zaplatí
    .statement = Hrdina: Zdroje vlastnosti, Výhoda a zbylé Zdroje z Jizvy; počítá-li taktika s Jizvami, ještě zdatnost + 2, je-li aspoň 1 a Jizva té vlastnosti v akci ještě není. Bytost: Výhoda a menší z hranice a Sudby, pomocník i Pouto. Dorazit lze toho, pro koho je cena (Ohrožení, +1, může-li útočník zahrát mocně, −1 při chabě, nejméně 1) vyšší.
rule-drd2-simulation-turn = Co taktika dělá na tahu
    .statement = Po řadě: má-li prchat, odpoutá se nebo odejde; je-li Ohrožení na dané hodnotě a nad dolní mezí, sníží si je o 1; jinak vybere cíl a vyřazuje, nebo útočí; není-li na koho, odloží iniciativu.
rule-drd2-simulation-target = Koho si taktika vybere
    .statement = Z nepřátel ve hře nejdřív toho, koho lze dorazit, pak s nejvyšším Ohrožením, pak toho, kdo může nejméně zaplatit, a nakonec podle soupisky. Může volit i náhodně.
rule-drd2-simulation-skill = Kterou dovednost taktika použije
    .statement = Z uvedených dovedností k útoku, obraně a zotavení tu s nejvyšší úrovní, pak s nejnižší náročností, pak první v pořadí. Bez seznamu nejlepší, jakou má. Akce působí na vlastnost dovednosti, není-li uvedeno jinak.
rule-drd2-simulation-react = Jak taktika reaguje
    .statement = Běžně brání sebe proti každé škodící akci, dokud má iniciativu, tak jí, potom obranou. Může i chránit spolubojovníky, nebo navíc mařit svépomoc nepřátel (obojí jen iniciativou), nebo nereagovat. Odpoví úderem (Ohrožení +1 aktérovi nebo vyřazení), úhybem (vlastní Ohrožení −1), nebo akci jen zabrání; ochránce, který není cílem, neuhýbá.
rule-drd2-simulation-exhaust = Kdy se taktika vyčerpá
    .statement = Hrozí-li něco, proti čemu se vyčerpávat má, a může-li zaplatit. Proti vyřazení dá cokoli; jinak jen do nejvyšší ceny a když jí zůstane rezerva (běžně cena 3, rezerva 2). Ve zkouškách se řídí zvláštním pokynem.
rule-drd2-simulation-scar = Kdy si taktika udělí Jizvu
    .statement = Jen při vyčerpání, když jiné Zdroje nestačí, pokyn tu hrozbu zahrnuje a závažnost nepřesáhne mez. Hrdinskou smrt zvolí jen proti vyřazení a je-li povolena.
rule-drd2-simulation-eliminate = Kdy taktika vyřazuje
    .statement = Nikdy, jen když lze cíl při hlášení dorazit (běžně), od daného Ohrožení cíle, nebo vždy.
rule-drd2-simulation-manoeuvres = Které manévry taktika hraje
    .statement = Běžně přesně při vlastním vyřazování a obraně proti němu; mocně, když právě jím zvedne cenu nad to, co poražený zaplatí; lstivě, když po něm půjde cíl dorazit; rozsáhle nikdy; obranu proti Jizvě a horšímu. Platí jeden na akci: jde-li dorazit jen díky mocně, šetří se na ně a přesně se nehraje.
rule-drd2-simulation-other_choices = Ostatní volby taktiky
    .statement = Za zbrklost běžně zvolí Ohrožení +1 útočníkovi, přístup žádný (jinak jej platí, dokud má Duše nad rezervou), iniciativu neodkládá, vyčerpání nepopisuje a koho vyřadí, ten je pryč.
rule-drd2-simulation-end = Kdy se taktika vzdá
    .statement = Je-li určen podíl vyřazených, při kterém se strana vzdává, skončí konflikt dohodou jako její prohra. Je-li určena mez útěku a klesne-li pod ni, co postava zaplatí v Těle, prchá. Po 30 kolech (nebo jiném počtu) je výsledek nerozhodný.
rule-drd2-simulation-report = Předpověď
    .statement = Udává pro každou stranu pravděpodobnost výhry a nerozhodnutí a počet kol; pro hrdiny utracené Zdroje, Jizvy, vyřazení a počet vyčerpání; pro stranu bytostí zbylou Sudbu; dále zahrané manévry a podíly zkoušek, střetů dvou a obecných střetů. Stejné semínko dá vždy totéž.
rule-drd2-simulation-presets = Hotové taktiky
    .statement = Standardní, opatrná a nelítostná. Cokoli z nich lze jednotlivě změnit.
