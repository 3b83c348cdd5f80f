### What drivers show besides: tracks, what an option would mean.

track-readied = Ready
means-way = Costs { $cost }.
means-struck = { $all ->
    [yes] { $enemies } may strike at you as you go.
   *[no] On the way you may be struck at, times: { $dangers }.
}
means-damage = Damage { $low } to { $high }, up to { $most } on a critical hit.
means-advantage = Advantage: { $helps }.
means-disadvantage = Disadvantage: { $hinders }.
means-bonus = d20 { $bonus }
means-ac = against AC { $ac }
means-cover = { $degree ->
    [1] The target has half cover: AC +2.
   *[other] The target has three-quarters cover: AC +5.
}
layer-height = high ground
layer-dim = dim light
layer-dark = darkness
layer-mist = light fog
layer-fog = heavy fog
layer-rough = difficult ground
