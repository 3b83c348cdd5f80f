### Co se ukazuje navíc: ukazatele, co by volba znamenala.

track-actions = Akce
means-price = { $price ->
    [one] Stojí { $price } akci.
    [few] Stojí { $price } akce.
   *[other] Stojí { $price } akcí.
}
