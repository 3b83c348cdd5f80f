problem-usage-not-together = tohle nejde dohromady s { $other }
    .remedy = jedno z toho vynech
problem-unknown-seat = tohle místo ve scéně nikdo nemá
    .remedy = { $near_known ->
        [yes] asi to mělo být { $near }
       *[no] vyber z těchto: { $known }
    }
problem-file-exists = takový soubor už je
    .remedy = vyber jiné jméno, nebo ho nejdřív smaž
problem-file-missing = takový soubor není
    .remedy = zkontroluj jméno a složku
problem-file-is-folder = tohle je složka
    .remedy = zadej soubor v ní
problem-file-not-permitted = tento soubor nejde otevřít, chybí oprávnění
    .remedy = změň oprávnění, nebo zvol jiný
problem-file-disk-full = disk je plný
    .remedy = uvolni místo, nebo ukládej jinam
problem-file-trouble = se souborem nejde pracovat ({ $text })
    .remedy = zvol jiný
problem-folder-missing = složka { $folder } neexistuje
    .remedy = vytvoř ji, nebo zvol jinou
problem-file-not-utf8 = tento bajt není text v UTF-8
    .remedy = ulož soubor v kódování UTF-8
problem-toml-twice = tento klíč nebo tabulka už v souboru je
    .remedy = jedno z toho smaž, nebo je spoj
problem-toml-open-text = text v uvozovkách nekončí
    .remedy = doplň koncové uvozovky
problem-toml-open-bracket = závorka není uzavřená
    .remedy = uzavři ji
problem-toml-key-letters = klíč bez uvozovek má jen písmena bez háčků a čárek, číslice, podtržítka a spojovníky
    .remedy = dej klíč do uvozovek
problem-toml-no-equals = za klíčem chybí =
    .remedy = napiš klíč = hodnota
problem-toml-backslash = zpětné lomítko v uvozovkách tu znamená něco jiného
    .remedy = napiš je dvakrát, nebo použij jednoduché uvozovky
problem-toml-line-goes-on = řádek tu měl skončit
    .remedy = zbytek dej na vlastní řádek, text do uvozovek
problem-toml-no-value = tady není hodnota, jakou TOML zná
    .remedy = napiš číslo, true, false, text v uvozovkách nebo seznam v závorkách
problem-toml-no-key = tady nezačíná ani klíč, ani tabulka
    .remedy = napiš klíč = hodnota, nebo [tabulka]
problem-toml-syntax = tohle není TOML ({ $text })
    .remedy = oprav řádek
problem-toml-too-large = číslo je příliš dlouhé, nebo jsou závorky příliš hluboko v sobě
    .remedy = napiš to kratší
problem-save-cut-short = uložená hra tu končí uprostřed
    .remedy = vezmi starší kopii
problem-save-not-json = uložená hra je tu poškozená
    .remedy = vezmi starší kopii
problem-file-no-place = tohle je zařízení nebo roura, soubor sem zapsat nejde
    .remedy = uveď soubor
problem-file-not-regular = tohle je zařízení nebo roura, ne soubor
    .remedy = nejdřív to ulož do souboru
problem-file-too-large = soubor je větší než { $maximum } MiB
    .remedy = vyber ten správný, nebo ho zkrať
problem-file-name-long = jméno souboru je moc dlouhé
    .remedy = zvol kratší
problem-not-a-vtt = tohle není mapa Universal VTT
    .remedy = vyexportuj mapu jako .dd2vtt nebo .uvtt, i s mřížkou
problem-no-drawn-map = scény tohoto systému nemají kreslenou mapu
    .remedy = vynech tenhle řádek
problem-other-system = tahle družina patří k jinému systému
    .remedy = vyber družinu systému { $known }
