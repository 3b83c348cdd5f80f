### What drivers show besides: tracks, what an option would mean.

track-threat = Threat
means-price = Costs { $price } ({ $property }).
means-alone = level { $level }, if nobody stands against it
means-exhaust = It fails unless you exhaust yourself.
