### What drivers show besides: tracks, what an option would mean.

track-light = light
track-supplies = supplies
spot-out = out
