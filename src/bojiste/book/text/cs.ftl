book-title = Kniha Bojiště
book-lead = Každé pravidlo srozumitelně, s hrou, ve které rozhodlo, s přesnými šancemi a se svým kódem.
book-try = Vyzkoušejte si to na krytu: co dělá, výstřel, o kterém rozhodl, šance i hra, kterou si můžete zahrát:
book-skip = K textu
book-search = Hledat pravidla, tvory, návody
book-languages = Jazyky
book-contents = Obsah
book-nothing-found = Nic se nenašlo.
book-systems = Systémy pravidel
book-so-many-rules = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
book-core = Pravidla společná všem systémům
book-guides = Návody
book-in-english = Tato část je v angličtině.
book-on-this-page = Na této stránce
book-rules = Pravidla v pořadí knihy
book-bestiary = Bestiář
book-option = volitelné pravidlo: { $option }
book-waits = Zatím se nehraje: { $what }.
book-waiting = zatím se nehraje
book-example = Zahraný příklad
book-beside = Pravidlo se uplatnilo při vzniku tohoto řádku; řádek sám se odvolává na
book-call = Samotný výpočet s čísly z příkladu:
book-play-it = Celá hra je v souboru
book-asks = Na co se ptá
book-given = ← tak zněla odpověď
book-more = { $count ->
    [one] a ještě { $count } odpověď
    [few] a ještě { $count } odpovědi
   *[other] a ještě { $count } odpovědí
}
book-falls = Jak může padnout { $dice }
book-chance = Součet je { $compare } { $against } s pravděpodobností { $chance }.
book-mean = Průměr je { $mean }; trojúhelník označuje { $total } z příkladu.
book-odds = Přesné šance
book-code = Kód pravidla
book-names = Která pravidla používá
book-callers = Která pravidla ho používají
book-chapter = V kapitole
book-house = U vašeho stolu
book-house-more = Domácí pravidla: jak je zapsat a vyzkoušet (anglicky)
