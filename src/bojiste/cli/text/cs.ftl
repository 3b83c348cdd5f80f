### Vlastní slova příkazové řádky.

## Hra

cli-round = { $round }. kolo:
cli-legend = { $near } sem se dostaneš, { $hard } dostaneš, ale terén stojí víc
cli-end-sure = Opravdu? Ještě jednou prázdný řádek: { $answer }
cli-stop-sure = { $answer }, a to pro všechny? (a/n)
cli-pass = Teď tu sedí jen { $seat }: stiskni Enter.
cli-read = Přečteno? Stiskni Enter.
cli-over = (scéna skončila: prázdný řádek odejde; u vezme zpět poslední odpověď, l vypíše záznam, ? vysvětlí)
cli-no-such-line = Takový řádek tu není: { $text }
cli-help-is-h = (h vypíše příkazy, prázdný řádek znamená odpověď s hvězdičkou)
cli-unfinished = Scéna ještě neskončila.
cli-prompt-note = (vlastními slovy; příkazy vypíše /h)
cli-and-more = { $count ->
    [one] { $label } … a { $count } další
    [few] { $label } … a { $count } další
   *[other] { $label } … a { $count } dalších
}
cli-more = dalších { $count }: { $names }
cli-more-words = více víc vic další
called-end = konec hotovo dál
called-attack = útok utoč bij sekni
called-move = pohyb jdi jít běž
called-shoot = střel střílej
cli-squares = Políčka: { $squares }
cli-type-a-square = (nebo napiš políčko, třeba c4)
cli-not-understood = „{ $text }“ není žádná z odpovědí: napiš číslo nebo začátek odpovědi.
cli-one-answer = „{ $text }“ je víc čísel najednou a tady se čeká jedna odpověď: napiš jedno číslo z nabídky. Hody kostkou se píšou, až na ně dojde.
cli-not-a-face = { $word_known ->
    [yes] „{ $word }“ na kostce není
   *[no] Tady se hází kostkou
}: napiš, co padlo, nebo i víc hodů najednou, třeba 14 3.
cli-roll-target = cíl: { $target }
cli-roll-advantage = dvě kostky: výhoda, platí vyšší
cli-roll-disadvantage = dvě kostky: nevýhoda, platí nižší
cli-roll-critical = kritický zásah: dvakrát tolik kostek
cli-faces-left = Tyhle hody už nebyly potřeba a neplatí: { $faces }
cli-undone = Poslední odpověď je vzata zpět.
cli-watch-undone = Něco se vzalo zpět; dál je všechno, jak je to teď.
cli-table-begins = { $title }: stůl je připravený
cli-table-goes-on = { $title }: hra pokračuje, kde skončila
cli-table-gm = Vedoucí hry
cli-table-seat = Místo { $seat }
cli-table-screen = Společná obrazovka
cli-table-home = Všechny hry a příklady: { $url }
cli-table-kept = Hry se ukládají do { $folder }.
cli-table-close = Ctrl-C stůl zavře; týž příkaz ho zase otevře a všechny odkazy platí dál.
cli-no-hand = U tohoto terminálu { gm } nesedí.
cli-rule-forms = Napravit může { gm } takhle:
cli-rule-conditions = Stavy: { $conditions }
cli-ruled-later = Platí od příští otázky, po tomhle hodu.
cli-rule-numbers = A čísla, třeba { $example }: { $numbers }
cli-nothing-yet = Zatím se nic nestalo.
cli-saved = Uloženo do souboru { $file }.
cli-save-cut = Poslední řádek souboru { $file } se nezapsal celý (program nebo počítač přestal běžet); všechno před ním tu je.
cli-resume-last = Pokračovat ve hře „{ $title }“ ({ $file })? (a/n)
cli-kept = Hra je uložena v souboru { $file }; pokračuj příkazem: { $command }
cli-seed = Semínko { $seed }; tytéž hody znovu: { $command }
cli-command-more = { $letter } – vypsat všechny odpovědi, když se na obrazovku nevešly
cli-command-undo = { $letter } – vzít zpět poslední odpověď
cli-command-rule = { $letter } – { gm } něco napraví, třeba g { $who } -7
cli-command-why = { $letter } – proč poslední součet vyšel, jak vyšel; ? -3 vysvětlí třetí řádek od konce, ? goblin poslední řádek s tím slovem
cli-command-log = { $letter } – záznam od začátku
cli-command-board = { $letter } – nakreslit plán znovu
cli-command-keys = { $letter } – ukázat nebo skrýt klíče odpovědí
cli-command-save = { $letter } – uložit hru
cli-command-quit = { $letter } – uložit hru a odejít
cli-command-help = { $letter } – tento seznam (tam, kde odpovídáš vlastními slovy, s lomítkem: /h)

## Převyprávění

cli-differs-here = Událost číslo { $number } se od záznamu liší; podle dnešních pravidel ({ $rule }):
cli-why = proč
cli-go-on = Hra neskončila; pokračuj příkazem: { $command }
cli-book-written = Zapsaných stránek: { $pages }; otevři { $file } v prohlížeči.
cli-why-example = Zahraný příklad ({ $title }):
cli-why-beside = Řádek se odvolává na jiné pravidlo; tohle při jeho vzniku řeklo své.
cli-why-save = Celá hra k přehrání i k dohrání: { $command }
cli-why-saved = Uloženo do souboru { $file }; převypráví ji: { $command }
cli-why-asks = Ptá se (místo { $seat }):

## Nová scéna

cli-new-system = Podle jakých pravidel?
cli-new-title = Jak se scéna jmenuje?
cli-new-heroes = Kdo jsou hrdinové hráčů? (jména, mezi nimi čárky)
cli-new-two-heroes = Ada, Brok
cli-new-heroes-by-class = Kdo jsou hrdinové hráčů? (jména oddělená čárkou; s povoláním a úrovní: Věra { $calling } 3)
cli-new-heroes-by-role = Kdo jsou hrdinové hráčů? (jména oddělená čárkou, s tím, kdo to je: Věra { $calling }, Jan stejně)
cli-new-hero-again = Kdo je { $name }?
cli-new-same = stejně, totéž, to samé, taky, také, týž, táž, dtto
cli-new-no-role = „{ $text }“: { $levels ->
    [yes] takové povolání tu není, nebo to není úroveň 1 až 20
   *[no] nikdo takový tu není (úrovně tu nejsou)
}. Jsou tu { $known }.
cli-new-foes = Koho potkají? (bloky z bestiáře a počty, jménem nebo zkratkou: { $example })
cli-new-map = Má se nakreslit mapa? (a/n)
cli-new-counting = jeden jedna jedno, dva dvě, tři, čtyři, pět, šest, sedm, osm, devět, deset, jedenáct, dvanáct tucet
cli-new-no-block = „{ $text }“ v bestiáři není{ $near_known ->
    [yes] ; podobné: { $near }
   *[no] {""}
} (bloky vypíše bojiste bestiary { $system }).
cli-new-head = Scéna pro Bojiště. Co je v ní špatně, najde bojiste check { $file }.
cli-new-about-map = Značky na mapě: # je zeď, ~ těžký terén, . volno; písmeno je značka toho, kdo tam stojí.
cli-new-about-block = Čísla jsou z bloku „{ $block }“. Když chceš některé změnit, smaž před řádkem #:
cli-new-about-hero = Obvyklá výzbroj a vlastnosti na téhle úrovni; co má tvůj hrdina jinak, to přepiš:
cli-carried = Přeneseno: { $names }.
cli-new-written = Napsáno: { $file }.
cli-new-check = Jestli je v pořádku, zjistí: { $command }
cli-new-play = Zahraješ si příkazem: { $command }
problem-file-several-examples = takhle se jmenuje víc příkladů
    .remedy = napiš i systém: { $known }
problem-usage-carry-system = uložená hra je jiného systému
    .remedy = vyber scénu systému { $system }
problem-usage-carry-nobody = z uložené hry v téhle scéně nikdo není
    .remedy = dej stejné id tomu, kdo má jít dál ({ $known })
problem-new-over-a-file = soubor toho jména už existuje
    .remedy = zvol jiné jméno

## Ostatní příkazy

cli-in-order = { $file }: v pořádku
cli-remark = upozornění – { $text }
cli-problems = { $count ->
    [one] { $file }: { $count } chyba
    [few] { $file }: { $count } chyby
   *[other] { $file }: { $count } chyb
}
cli-rule-waits = zatím se nehraje: { $what }
cli-system = { $name }: { $rules } z { $catalogue } pravidel, { $played } se hraje; { $blocks ->
    [one] { $blocks } blok
    [few] { $blocks } bloky
   *[other] { $blocks } bloků
} v bestiáři; hraje se: { $procedures }
cli-odds = { $dice }: { $minimum } až { $maximum }, průměr { $mean }, směrodatná odchylka { $deviation }
cli-forecasting = Hraju
cli-words-missing = Systému chybějí slova ({ $fault }). Patří do jeho textů text/*.ftl; je-li jeho balíček od někoho jiného, napiš jemu, ne Bojišti.
cli-broken = Tohle je chyba Bojiště, ne tvoje: { $fault } (kde, ukáže BOJISTE_DEBUG=1).

## Bestiář

cli-bestiary-marks = = hraje se, jak je psáno, ~ až na drobnost, ! o něčem rozhoduje { gm }
cli-point = ,
cli-bestiary-block = { $name } ({ $system }, { $block })
cli-bestiary-exact = Hraje se, jak je psáno.
cli-bestiary-nearly = Hraje se, jak je psáno, až na tohle: { $what }
cli-bestiary-left = O tom rozhoduje { gm }: { $what }
cli-coverage-blocks = bloků
cli-coverage-exact = přesně
cli-coverage-nearly = téměř
cli-coverage-left = zbývá
cli-coverage-whole = celé bloky
cli-import-block = { $name } ({ $form }), jako blok { $block }:
cli-import-nothing = { $name } ({ $form }): nedá se hrát
cli-import-missed = Nepochopeno – { $name }: { $sentences }
cli-import-encoding = není v UTF-8: přečteno jako { $encoding }
cli-import-taken = Předpokládá se – { $text }
cli-import-keep = { $count ->
    [one] Uložit tento blok mezi tvé vlastní? (a/n)
    [few] Uložit tyto { $count } bloky mezi tvé vlastní? (a/n)
   *[other] Uložit těchto { $count } bloků mezi tvé vlastní? (a/n)
}
cli-import-not-kept = { $count ->
    [one] Nic se nezapsalo; blok uloží --keep.
    [few] Nic se nezapsalo; { $count } bloky uloží --keep.
   *[other] Nic se nezapsalo; { $count } bloků uloží --keep.
}
cli-import-kept = Uloženo do { $file }; ve scéně: block = "{ $block }"
cli-check-nearly = { $who }: hraje se, jak je psáno, až na tohle – { $what }
cli-check-left = { $who }: o tom rozhoduje { gm } – { $what }
cli-budget-limits = Pro tuto družinu: { $limits } ZK.
cli-budget-beside = { $fights ->
    [one] (podle { $fights } boje odehraného taktikami, semínko { $seed })
   *[other] (podle { $fights } bojů odehraných taktikami, semínko { $seed })
}

## Chyby na příkazové řádce

problem-usage = příkazu není rozumět ({ $text })
    .remedy = co je možné, ukáže --help
problem-usage-no-such-command = takový příkaz není
    .remedy = { $near_known ->
        [yes] asi to měl být { $near }
       *[no] vyber z těchto: { $known }
    }
problem-usage-no-such-option = taková volba není
    .remedy = { $near_known ->
        [yes] asi to měla být { $near }
       *[no] volby vypíše --help
    }
problem-usage-missing = tohle chybí
    .remedy = co sem patří, ukáže --help
problem-usage-option-value = volba je špatně použitá
    .remedy = co k ní patří, ukáže --help
problem-usage-test = tohle není podmínka
    .remedy = napiš klíč, znaménko a hodnotu, třeba ac>=15
problem-usage-one-too-many = tohle už sem nepatří
    .remedy = vynech to, nebo dej, co patří k sobě, do uvozovek
problem-usage-percent = tohle není podíl mezi 0 a 1
    .remedy = napiš třeba 0,5%
problem-usage-other-system = tahle scéna je z jiného systému ({ $other })
    .remedy = porovnávej scény systému { $known }
problem-usage-only-ahead = tak se vypráví jen boj z předpovědi
    .remedy = k --resume, --seed a --fight napiš --auto a vynech --save: boj se jen převypráví, neukládá se
problem-usage-no-column = bloky systému { $system } takové číslo nemají
    .remedy = mají: { $known }
problem-usage-range = tohle není rozsah
    .remedy = napiš 2, 1/4..2, 5.. nebo ..1
problem-usage-no-coverage = tento systém neříká, co se z jeho bloků hraje
    .remedy = vyber z: { $known }
problem-usage-no-reader = tento systém bloky jiných programů nečte
    .remedy = vyber z: { $known }
problem-usage-no-budget = kniha tohoto systému obtížnost boje nepočítá
    .remedy = jak dopadne, řekne bojiste forecast
problem-usage-no-levels = tihle nemají ani úroveň, ani nebezpečnost
    .remedy = přidej level nebo challenge, nebo zadej úrovně družiny: --party 4x3
problem-usage-party = tohle není družina
    .remedy = napiš úrovně, třeba 4x3 nebo 3,3,4
problem-nothing-to-resume = žádná rozehraná hra tu není
    .remedy = zadej soubor s hrou, nebo začni novou: bojiste play SCÉNA
problem-save-over-other-file = je tam soubor, který Bojiště neuložilo
    .remedy = zvol jiné jméno, ať o něj nepřijdeš

## Chyby v souborech

problem-folder-without-scenes = v téhle složce žádná scéna není
    .remedy = zadej soubor scény (.toml), nebo složku, kde nějaká je
problem-usage-book-missing = kniha potřebuje další knihovny
    .remedy = nainstaluj je: pip install "bojiste[book]"
problem-usage-book-folder = tohle je soubor, nebo složka, ve které je něco jiného
    .remedy = zadej novou nebo prázdnou složku
problem-usage-no-example = k tomuto pravidlu není uložený zahraný příklad
    .remedy = vynech --save; na co pravidlo čeká, řekne bojiste why
problem-usage-vary-once = hledat se dá jen jedno pole
    .remedy = nech jediné --vary; mřížky hraje bojiste sweep
problem-output-page = zpráva je stránka pro prohlížeč
    .remedy = ať jméno souboru končí jednou z přípon: { $known }; do PDF ji vytiskne prohlížeč
problem-not-a-face = tohle na kostce padnout nemůže
    .remedy = piš celá čísla od 1 oddělená mezerami; # uvozuje poznámku
problem-save-holds-a-game = je tam uložená jiná hra a přišlo by se o ni
    .remedy = pokračuj v ní volbou --resume { $file }, nebo zvol jiné jméno
problem-save-changed = do souboru mezitím zapsal jiný program
    .remedy = jeden z nich ukonči a tuhle hru ulož pod jiným jménem
problem-output-disk-full = výstup nejde zapsat: disk je plný
    .remedy = uvolni místo, nebo výstup pošli jinam
problem-output-trouble = výstup nejde zapsat ({ $text })
    .remedy = pošli ho jinam
cli-more-problems = { $count ->
    [one] … a { $count } další chyba
    [few] … a { $count } další chyby
   *[other] … a { $count } dalších chyb
}
problem-usage-whole-number = tohle není celé číslo
    .remedy = napiš jen číslice

## Sloupce bestiáře

column-level = úroveň
column-ac = OČ
column-hp_max = životy
column-move = pohyb
column-save_number = záchrana
column-morale = morálka
column-strength = SÍL
column-dexterity = OBR
column-constitution = KON
column-will = VŮL
column-reaction = reakce
column-fate_contribution = Sudba
column-body = Tělo
column-soul = Duše
column-influence = Vliv
