### Nápověda příkazové řádky; anglicky stojí u příkazů samých.

help-usage = Použití:
help-options = Volby
help-commands = Příkazy
help-help = Vypsat tuhle nápovědu.
help-version = Vypsat verzi.
help-lang = Jazyk výstupu; jinak podle BOJISTE_LANG nebo podle prostředí (LC_ALL, LC_MESSAGES, LANG).
help-plain = Jen slova: žádné barvy ani úpravy řádku (stejně jako s NO_COLOR).
help-json = Výstup pro programy, JSON po řádcích; co v něm stojí, říká docs/json.md.

# Co stojí za to, co se má napsat: bojiste play [SCÉNA].
help-word-options = VOLBY
help-word-command = PŘÍKAZ
help-word-args = ÚDAJE
help-word-scene = SCÉNA
help-word-file = SOUBOR
help-word-folder = SLOŽKA
help-word-seat = MÍSTO
help-word-block = BYTOST
help-word-fact = ÚDAJ
help-word-value = HODNOTA
help-word-values = HODNOTY
help-word-question = OTÁZKA
help-word-name = NÁZEV
help-word-other = DALŠÍ
help-word-system = SYSTÉM
help-word-save = HRA
help-word-word = SLOVO
help-word-words = SLOVA
help-word-expr = VÝRAZ
help-word-range = ROZSAH
help-word-levels = ÚROVNĚ
help-word-share = PODÍL
help-word-test = ZKOUŠKA
help-word-address = ADRESA
help-word-field = POLE
help-word-what = CO

help-bojiste = Bojiště, rozhodčí pro hry na hrdiny.
help-bojiste-more = Přehraje scénu podle pravidel, předpoví, jak dopadne, a každý řádek záznamu vysvětlí pravidlem. Mluví česky, rusky a anglicky (jazyk určí volba --lang, jinak prostředí).

help-new = Napsat vlastní scénu podle odpovědí na pár otázek.
help-new-more = Prázdný řádek znamená to, co stojí v závorce. Soubor má vysvětlivky a každé číslo v něm jde změnit.
help-new-system = Pravidla; jinak se na ně zeptá.

help-examples = Vypsat scény, které jsou součástí programu, nebo jednu z nich.
help-examples-more = Každou si zahraješ jménem: bojiste play goblin_ambush. Vypsanou si můžeš uložit a změnit: bojiste examples goblin_ambush > moje.toml

help-play = Hrát scénu: lidé u tohoto terminálu, ostatní podle své taktiky.
help-play-more = Bez --auto a --seat drží lidé místa všech hráčů. Kdo je tázán, napíše číslo, políčko nebo začátek odpovědi; h vypíše příkazy. Ctrl-C hru uloží.
help-play-resume = Pokračovat v uložené hře místo nové.
help-play-auto = Nikdo není tázán: všichni jednají podle své taktiky.
help-play-seat = Místo, které někdo drží u tohoto terminálu (gm, player:anna); i víckrát.
help-play-log = Číma očima se hra vypráví (gm vidí všechno).
help-play-seed = Semínko kostek; jinak se vylosuje a na konci se vypíše.
help-play-fight = Zahrát boj číslo N toho semínka, jak je čísluje předpověď.
help-play-dice = Kostky semínka, vlastní kostky lidí, nebo hody ze souboru.
help-play-decisions = Odpovědi, které zazní dřív, než je kdo tázán.
help-play-save = Uložit hru do tohoto souboru.
help-play-why = Pod každým řádkem pravidlo a součet, ze kterých vznikl.
help-play-open = Každý u tohoto terminálu smí vidět, co smí kterýkoli z nich.
help-play-teach = Když pravidlo rozhodne poprvé, stojí vedle řádku, co říká.

help-replay = Převyprávět uloženou hru a říct, kde by dnešní pravidla rozhodla jinak.
help-replay-more = Skončí u první události, která není jako v záznamu, a pojmenuje ji; návratový kód 4.
help-replay-log = Číma očima se vypráví (gm vidí všechno).
help-replay-why = Pod každým řádkem pravidlo a součet, ze kterých vznikl.
help-replay-teach = Když pravidlo rozhodne poprvé, stojí vedle řádku, co říká.
help-replay-md = Zpráva o boji k uložení nebo poslání, v Markdownu.
help-replay-html = Totéž jako stránka pro prohlížeč.
help-replay-page = Jedna stránka, která boj přehraje znovu na mapě, krok za krokem.

help-carry = Napsat scénu, do které lidé přijdou tak, jak skončili v uložené hře.
help-carry-more = Kdo je v obou, začíná s životy, pozicemi kouzel, použitími a zásobami z konce té hry.
help-carry-rest = Odpočinek, který mezitím měli.
help-watch = Sledovat hru, která se hraje jinde, na druhé obrazovce.
help-watch-more = Ukazuje, co smí dané místo vidět ze hry, kterou ukládá „bojiste play --save SAVE“: vyprávění, pořadí tahů, mapu. Nikoho se na nic neptá. Skončí se hrou, nebo po Ctrl-C.
help-watch-seat = Číma očima (player:anna; gm vidí všechno).

help-table = Hrát společně v prohlížeči: vedoucí hry, hráči s telefony, obrazovka na zdi.
help-table-more = Vypíše odkaz pro každého i s QR kódem. Když ho zavřeš (Ctrl-C) a zase otevřeš, pokračuje se, kde kdo byl, se stejnými odkazy. Bez scény se otevře seznam her a příkladů.
help-table-lan = Pustit i telefony ve stejné síti.
help-table-port = Port, na kterém poslouchat (0: kterýkoli volný).
help-table-host = Adresa tohoto stroje, na které poslouchat.
help-table-data = Kde se hry ukládají; jinak mezi daty uživatele.
help-table-db = Ukládat hry do téhle databáze (postgresql://...), ne do složky.
help-table-new = Začít znovu, i když je hra téhle scény rozehraná.
help-table-seed = Semínko kostek nové hry; jinak čerstvé.

help-check = Najít všechno, co je v souborech scén špatně.
help-check-more = Vypíše každou chybu každého souboru i s řádkem, na kterém stojí; když nějaká je, návratový kód 2. U souboru v pořádku řekne, co se z jeho bloků nehraje, jak je psáno.
help-check-explain = Říct, odkud se berou čísla postav zapsaných zkráceně.
help-check-names = Vypsat tvary jmen, které záznam použije, zadané i odhadnuté.

help-forecast = Zahrát scénu mnohokrát a říct, jak obvykle končí.
help-forecast-more = Všichni jednají podle své taktiky. Ctrl-C vypíše, co se ví do té chvíle; čísla jsou stejná pro jakýkoli počet procesů.
help-forecast-fights = Kolikrát se hraje (2000).
help-forecast-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-forecast-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-forecast-precision = Skončit, jakmile se vítězství znají s touto přesností (0,5%).
help-forecast-report = Zapsat také stránku pro prohlížeč (.html).
help-forecast-csv = Za každé číslo jeden řádek hodnot oddělených čárkami.

help-sweep = Předpovědět scénu s jinými hodnotami, všechny se stejnými kostkami.
help-sweep-more = FIELD se píše jako v souboru scény: před tečkou stojí tabulka (třeba „options.printing“), ID někoho ze scény, blok nebo strana.
help-sweep-vary = Co se mění: goblins.count=1..12, options.printing=phb_cs,srd_ru; víc jich dá mřížku.
help-sweep-csv = Za každou scénu jeden řádek hodnot oddělených čárkami.
help-sweep-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-sweep-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-sweep-report = Zapsat také stránku pro prohlížeč (.html).
help-sweep-fights = Kolikrát se každá hraje (500).
help-compare = Předpovědět scény se stejnými kostkami a říct, oč se liší od první.
help-compare-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-compare-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-compare-report = Zapsat také stránku pro prohlížeč (.html).
help-compare-fights = Kolikrát se každá hraje (2000).
help-tune = Zjistit, kolik goblinů je akorát: která hodnota přinese, co se žádá.
help-tune-more = bojiste tune goblin_ambush --target win=65% --vary goblins.count=1..8 --why. Žádané číslo musí podél hodnot jen růst, nebo jen klesat; víc bojů (-n) je jistější.
help-tune-target = Co se žádá: win=75%, death=10%, rounds=5.
help-tune-vary = Co se smí měnit: ogre.hp_max=40..90.
help-tune-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-tune-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-tune-report = Zapsat také stránku pro prohlížeč (.html).
help-tune-fights = Kolikrát se každá hodnota hraje (200).
help-matrix = Nechat bloky bojovat každý s každým, nebo hrdiny scény s každým zvlášť.
help-matrix-more = Nikdo nemá pole, po kterém by se hýbal: síla proti síle. Není-li řečeno kdo, bojují všechny bloky systému, nebo ty, které vybere --cr, --kind, --size a --where.
help-matrix-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-matrix-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-matrix-report = Zapsat také stránku pro prohlížeč (.html).
help-matrix-fights = Kolikrát se každá dvojice hraje (300).

help-roll = Hodit kostkami, nebo vypsat jejich přesné šance.
help-roll-more = EXPR je zápis kostek: 2d6+3, 4d6kh3 (počítají se 3 nejvyšší), 2d20kl1, d20 adv, (2d6+3)*2, 2d6! (šestky se hází znovu a přičítají), 2d6ro2 (1 a 2 se hází znovu), 2d6mi2 (každá aspoň za 2), 8d10>=7 (kolik jich je takových), 4dF; k znamená totéž co d.
help-roll-times = Kolikrát se hází.
help-roll-odds = Neházet: vypsat přesnou šanci každého součtu.
help-roll-seed = Hodit tytéž kostky znovu (jinak nové).

help-rules = Vypsat pravidla systému.
help-rules-more = SYSTEM vypíše jeho pravidla, skupina (srd5.attack) skupinu, celé ID to jedno pravidlo; bez nich všechna, která jsou.
help-rules-search = Jen pravidla, ve kterých jsou tahle slova, v kterémkoli ze tří jazyků.

help-why = Vysvětlit pravidlo: co říká, hra, ve které rozhodlo, a kde stojí.
help-why-more = ID je to, na které se odvolává řádek záznamu, třeba srd5.attack.hit. Jiná slova se hledají v názvech a v textu všech pravidel.
help-why-save = Uložit hru z příkladu do tohoto souboru.

help-book = Napsat knihu všech pravidel do složky: stránky pro prohlížeč, ve třech jazycích.
help-book-more = Každé pravidlo má stránku: co říká, hru, ve které rozhodlo, přesné šance a kód. Ve složce otevři index.html; odjinud se nic nestahuje.

help-systems = Vypsat systémy pravidel, které jsou k dispozici.

help-bestiary = Vypsat bloky systému, nebo jeden z nich.
help-bestiary-more = Bez systému bloky všech systémů; s bytostí její tabulku tak, jak by stála ve scéně. Co není ani systém, ani blok, to se hledá.
help-bestiary-search = Jen bloky, které tohle mají v klíči, ve jméně nebo v tabulce.
help-bestiary-show = Vypsat blok tak, jak se podle něj hraje.
help-bestiary-show-more = Jeho čísla a co dělá, a co z něj program hraje jen přibližně nebo nechává na vypravěči. Bez --system blok každého systému, který ho má.
help-bestiary-show-system = Systém pravidel, má-li takový blok víc systémů.
help-bestiary-show-toml = Jako stránku vlastních bloků: uložit, poslat, změnit.
help-bestiary-coverage = Spočítat, co se z bloků systému hraje.
help-bestiary-coverage-more = Pro každou část bloků (útoky, záchranné hody, rysy…): kolik bloků ji má a z kolika se hraje, jak je psáno, až na něco, nebo s něčím, co zbývá na vypravěče.
help-bestiary-import = Přečíst bloky ze souborů jiných programů.
help-bestiary-import-more = U každého bloku řekne, čemu rozumí, čemu ne a co se z něj bude hrát. Zapíše jen to, oč je požádán, nebo co mu člověk u terminálu potvrdí. Kód 2, je-li v souboru chyba.
help-bestiary-import-system = Systém pravidel, čte-li takové soubory víc systémů.
help-bestiary-import-keep = Uložit, co se dá hrát, mezi vlastní bloky bez ptaní.
help-bestiary-import-beside = Uložit to místo toho do složky vedle této scény.
help-bestiary-path = Říct, kde jsou tvé vlastní bloky.
help-bestiary-path-more = Složka pro každý systém se soubory TOML, jaké má bestiář; jiné místo určí BOJISTE_BESTIARY.
help-budget = Říct, jak těžká je scéna podle knihy a jak dopadne.
help-budget-more = Kniha počítá zkušenostní body; vedle toho stojí, co o téže scéně říká předpověď.
help-budget-party = Počítat s postavami těchto úrovní: 4x3 nebo 3,3,4.
help-budget-fights = Odehrát tolikrát (400).
help-budget-seed = Semínko kostek; jinak nové, které zpráva uvede.
help-budget-workers = Nejvýš tolik procesů; jinak kolik je jader.

help-schema = Vypsat JSON Schema souborů se scénami, pro editory.
help-schema-more = Jednoho systému, nebo všech (scéna si pak vybere svým klíčem „system“).

help-odds = Vypsat přesné šance útoku, záchranného hodu, zkoušky.
help-odds-report = Zapsat také stránku pro prohlížeč (.html).
help-odds-more = Pravidla se projdou přes všechny stěny všech kostek. Bez otázky: nač se lze ptát a co je k tomu třeba vědět. Jen kostky: bojiste roll EXPR --odds.
help-forecast-resume = Z přítomné chvíle uložené hry.
help-forecast-way = Počítat takto; jinak nejrychlejším způsobem.
help-forecast-why = Říct i proč: kdo koho srazí, kdy je rozhodnuto, co to mění.
help-forecast-bands = Říct i to, jak to končí podle toho, jak která strana hraje.
help-forecast-plot = Nakreslit grafy také do obrázku (.png, .svg).
help-tune-plot = Nakreslit grafy také do obrázku (.png, .svg).
help-sweep-plot = Nakreslit grafy také do obrázku (.png, .svg).
help-compare-plot = Nakreslit grafy také do obrázku (.png, .svg).
help-matrix-plot = Nakreslit grafy také do obrázku (.png, .svg).
help-tune-why = Říct i to, proč to s nalezenou hodnotou dopadá právě tak.
help-forecast-cluster = Nechat hrát běžící cluster dask.distributed (tcp://host:8786).
help-sweep-cluster = Nechat hrát běžící cluster dask.distributed (tcp://host:8786).
help-compare-cluster = Nechat hrát běžící cluster dask.distributed (tcp://host:8786).
help-tune-cluster = Nechat hrát běžící cluster dask.distributed (tcp://host:8786).
help-matrix-cluster = Nechat hrát běžící cluster dask.distributed (tcp://host:8786).
help-budget-cluster = Nechat hrát běžící cluster dask.distributed (tcp://host:8786).
help-sweep-way = Kdo má hrát; jinak ten nejrychlejší.
help-tune-way = Kdo má hrát; jinak ten nejrychlejší.
help-compare-way = Kdo má hrát; jinak ten nejrychlejší.
help-matrix-way = Kdo má hrát; jinak ten nejrychlejší.
help-compare-csv = Za každou scénu jeden řádek hodnot oddělených čárkami.
help-tune-csv = Za každou vyzkoušenou hodnotu jeden řádek hodnot oddělených čárkami.
help-matrix-csv = Za každou dvojici jeden řádek hodnot oddělených čárkami.
help-bestiary-cr = Jen bloky této nebezpečnosti: 2, 1/4..2, 5..
help-matrix-cr = Jen bloky této nebezpečnosti: 2, 1/4..2, 5..
help-bestiary-kind = Jen tvorové tohoto druhu (undead, nemrtvý).
help-matrix-kind = Jen tvorové tohoto druhu (undead, nemrtvý).
help-bestiary-size = Jen tvorové této velikosti (large, velký).
help-matrix-size = Jen tvorové této velikosti (large, velký).
help-bestiary-where = Jen bloky, pro které platí třeba ac>=15; i víckrát.
help-matrix-where = Jen bloky, pro které platí třeba ac>=15; i víckrát.
help-play-house = Hrát podle domácích pravidel z tohoto souboru, ať scéna říká cokoli.
help-forecast-house = Hrát podle domácích pravidel z tohoto souboru, ať scéna říká cokoli.
help-sweep-house = Hrát podle domácích pravidel z tohoto souboru, ať scéna říká cokoli.
help-tune-house = Hrát podle domácích pravidel z tohoto souboru, ať scéna říká cokoli.
help-table-house = Hrát podle domácích pravidel z tohoto souboru, ať scéna říká cokoli.
help-odds-house = Hrát podle domácích pravidel z tohoto souboru, ať scéna říká cokoli.
help-check-house = Hrát podle domácích pravidel z tohoto souboru, ať scéna říká cokoli.
help-compare-house = Tatáž scéna podle domácích pravidel z tohoto souboru; lze opakovat.
help-compare-more = S --house se scéna měří sama se sebou tak, jak ji hraje jeden stůl.
help-house = Říct, co domácí pravidla změní: stejné kostky podle knihy a podle stolu.
help-house-more = SCENE může být i složka scén; bez ní se hrají příklady toho systému. bojiste compare SCENE --house FILE ukáže o jedné scéně víc.
help-house-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-house-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-house-report = Zapsat také stránku pro prohlížeč (.html).
help-house-fights = Kolikrát se každá scéna hraje (300).
help-house-plot = Nakreslit grafy také do obrázku (.png, .svg).
help-house-cluster = Nechat hrát běžící cluster dask.distributed (tcp://host:8786).
help-house-way = Kdo má hrát; jinak ten nejrychlejší.
