book-title = Kniha Bojiště
book-lead = Každé pravidlo po lidsku, s hrou, ve které rozhodlo, s přesnými šancemi a s kódem, který se jím řídí.
book-try = Zkus nahoře hledat „kryt“: najdeš, co kryt dělá, uvidíš, jak rozhodne o střele, a tu hru si můžeš zahrát.
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
book-code = Kód, který se jím řídí
book-names = O co se opírá
book-callers = Co se opírá o ně
book-chapter = V kapitole
