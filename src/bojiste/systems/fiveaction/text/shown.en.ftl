### What drivers show besides: tracks, what an option would mean.

track-actions = Actions
means-price = { $price ->
    [one] Costs { $price } action.
   *[other] Costs { $price } actions.
}
