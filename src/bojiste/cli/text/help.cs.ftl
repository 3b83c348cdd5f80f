### Nápověda příkazové řádky; anglicky stojí u příkazů samých.

help-usage = Použití:
help-options = Volby
help-commands = Příkazy
help-help = Vypsat tuhle nápovědu.
help-version = Vypsat verzi.
help-lang = Jazyk výstupu; jinak podle BOJISTE_LANG nebo podle prostředí (LC_ALL, LC_MESSAGES, LANG).
help-plain = Jen slova: žádné barvy ani úpravy řádku (stejně jako s NO_COLOR).
help-json = Výstup pro programy, JSON po řádcích; co v něm stojí, říká docs/json.md.

help-bojiste = Bojiště, rozhodčí pro hry na hrdiny.
help-bojiste-more = Přehraje scénu podle pravidel, předpoví, jak dopadne, a každý řádek záznamu vysvětlí pravidlem. Mluví česky, rusky a anglicky (volbou --lang u každého příkazu, jinak podle prostředí).

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

help-check = Najít všechno, co je v souborech scén špatně.
help-check-more = Vypíše každou chybu každého souboru i s řádkem, na kterém stojí; když nějaká je, návratový kód 2.
help-check-names = Vypsat tvary jmen, které záznam použije, zadané i odhadnuté.

help-forecast = Zahrát scénu mnohokrát a říct, jak obvykle končí.
help-forecast-more = Všichni jednají podle své taktiky. Ctrl-C vypíše, co se ví do té chvíle; čísla jsou stejná pro jakýkoli počet procesů.
help-forecast-fights = Kolikrát se hraje (2000).
help-forecast-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-forecast-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-forecast-precision = Skončit, jakmile se vítězství znají s touto přesností (0,5%).
help-forecast-report = Zapsat také stránku pro prohlížeč.
help-forecast-csv = Za každé číslo jeden řádek hodnot oddělených čárkami.

help-sweep = Předpovědět scénu s jinými hodnotami, všechny se stejnými kostkami.
help-sweep-more = FIELD se píše jako v souboru scény: před tečkou stojí tabulka (třeba „options.printing“), ID někoho ze scény, blok nebo strana.
help-sweep-vary = Co se mění: goblins.count=1..12, options.printing=phb_cs,srd_ru; víc jich dá mřížku.
help-sweep-csv = Za každou scénu jeden řádek hodnot oddělených čárkami.
help-sweep-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-sweep-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-sweep-report = Zapsat také stránku pro prohlížeč.
help-sweep-fights = Kolikrát se každá hraje (500).
help-compare = Předpovědět scény se stejnými kostkami a říct, oč se liší od první.
help-compare-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-compare-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-compare-report = Zapsat také stránku pro prohlížeč.
help-compare-fights = Kolikrát se každá hraje (2000).
help-tune = Najít hodnotu, která přinese, co se žádá, a říct, jak je to jisté.
help-tune-more = Žádané číslo musí podél hodnot jen růst, nebo jen klesat.
help-tune-target = Co se žádá: win=75%, death=10%, rounds=5.
help-tune-vary = Co se smí měnit: ogre.hp_max=40..90.
help-tune-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-tune-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-tune-report = Zapsat také stránku pro prohlížeč.
help-tune-fights = Kolikrát se každá hodnota hraje (2000).
help-matrix = Nechat bloky bojovat každý s každým, nebo hrdiny scény s každým zvlášť.
help-matrix-more = Nikdo nemá pole, po kterém by se hýbal: síla proti síle.
help-matrix-seed = Semínko kostek; jinak se vylosuje a zpráva ho uvede.
help-matrix-workers = Nejvyšší počet procesů; jinak podle počtu jader.
help-matrix-report = Zapsat také stránku pro prohlížeč.
help-matrix-fights = Kolikrát se každá dvojice hraje (300).

help-roll = Hodit kostkami, nebo vypsat jejich přesné šance.
help-roll-more = EXPR je zápis kostek: 2d6+3, 4d6kh3 (počítají se 3 nejvyšší), 2d20kl1, 3d6*10; k znamená totéž co d.
help-roll-times = Kolikrát se hází.
help-roll-odds = Neházet: vypsat přesnou šanci každého součtu.
help-roll-seed = Hodit tytéž kostky znovu (jinak nové).

help-rules = Vypsat pravidla systému.
help-rules-more = SYSTEM vypíše jeho pravidla, skupina (srd5.attack) skupinu, celé ID to jedno pravidlo; bez nich všechna, která jsou.

help-why = Vysvětlit pravidlo: co říká a kde stojí.
help-why-more = ID je to, na které se odvolává řádek záznamu, třeba srd5.attack.hit. Jiná slova se hledají v názvech a v textu všech pravidel.

help-systems = Vypsat systémy pravidel, které jsou k dispozici.

help-bestiary = Vypsat bloky systému, nebo jeden z nich.
help-bestiary-more = Bez SYSTEM bloky všech systémů; s BLOCK jeho tabulku tak, jak by stála ve scéně. Co není ani systém, ani blok, to se hledá.
help-bestiary-search = Jen bloky, které tohle mají v klíči, ve jméně nebo v tabulce.
help-bestiary-where = Jen bloky, pro které platí třeba ac>=15; i víckrát.

help-schema = Vypsat JSON Schema souborů se scénami, pro editory.
help-schema-more = Jednoho systému, nebo všech (scéna si pak vybere svým klíčem „system“).
