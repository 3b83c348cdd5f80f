### Co se ukazuje navíc: ukazatele, co by volba znamenala.

track-threat = Ohrožení
means-price = Stojí { $price } ({ $property }).
means-alone = úroveň { $level }, když se nikdo nepostaví na odpor
means-exhaust = Neuspěješ, ledaže se vyčerpáš.
