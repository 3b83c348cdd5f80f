### Co se ukazuje navíc: ukazatele, co by volba znamenala.

track-readied = Připraveno
means-way = Stojí { $cost_acc }.
means-struck = { $all ->
    [yes] Cestou po tobě { $enemies_count ->
        [one] smí seknout { $enemies }.
       *[other] smějí seknout { $enemies }.
    }
   *[no] Kolikrát po tobě cestou smějí seknout: { $dangers }.
}
means-damage = Zranění { $low } až { $high }, při kritickém zásahu až { $most }.
means-advantage = Výhoda: { $helps }.
means-disadvantage = Nevýhoda: { $hinders }.
means-bonus = k20 { $bonus }
means-ac = proti OČ { $ac }
means-cover = { $degree ->
    [1] Cíl má poloviční kryt: OČ +2.
   *[other] Cíl má tříčtvrteční kryt: OČ +5.
}
layer-height = vyvýšené místo
layer-dim = šero
layer-dark = tma
layer-mist = řídká mlha
layer-fog = hustá mlha
layer-rough = těžký terén
