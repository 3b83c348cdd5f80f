### Who has played the fights of a forecast.

forecast-way = { $way ->
    [exact] No fight was played: the chances follow from the rules over all faces of all dice.
    [kernel] Played by the compiled kernel, which plays them as the ordinary reckoning does, by the same dice.
    [ahead] Played by the kernel that came compiled, which plays them as the ordinary reckoning does, by the same dice.
    [helped] Played by the compiled kernel; while that was being compiled the ordinary reckoning played, by the same dice.
   *[readable] Played by the ordinary reckoning{ $known ->
        [yes] , not by the compiled kernel: { $why }
       *[no] {""}
    }.
}
lacks-kernel = the system has none
lacks-numba = Numba is not installed (the extra “fast”)
lacks-fights = it does not pay for so few fights
lacks-cluster = a cluster plays
lacks-option = an option that it does not know
lacks-table = something about the place or the course that it does not know
lacks-entry = something on a sheet that it does not know
lacks-state = something in somebody’s present state that it does not know
problem-way-exact = the odds of this scene cannot be worked out exactly
    .remedy = leave the option out: dice are thrown
problem-lacks-kernel = the kernel cannot play this: { lacks-kernel }
    .remedy = leave the option out: the ordinary reckoning plays it
problem-lacks-numba = the kernel cannot play: { lacks-numba }
    .remedy = leave the option out: the ordinary reckoning plays it
problem-lacks-option = the kernel cannot play this: { lacks-option }
    .remedy = leave the option out: the ordinary reckoning plays it
problem-lacks-table = the kernel cannot play this: { lacks-table }
    .remedy = leave the option out: the ordinary reckoning plays it
problem-lacks-entry = the kernel cannot play this: { lacks-entry }
    .remedy = leave the option out: the ordinary reckoning plays it
problem-lacks-state = the kernel cannot play this: { lacks-state }
    .remedy = leave the option out: the ordinary reckoning plays it
lacks-begun-game = the game has begun
problem-forecast-over = the game is over: there is nothing left to forecast
    .remedy = forecast its scene, or take back its last answers
problem-lacks-cluster = the kernel cannot play: { lacks-cluster }
    .remedy = leave the option out: the ordinary reckoning plays it
what-if-way = { $scenes ->
    [one] { $scenes } scene
   *[other] { $scenes } scenes
}: { $way }
forecast-version = Computed by Bojiště { $version }.
forecast-so-far = { $who }: { measure-won } { $share }
forecast-anew = Fights in which something came about that the kernel does not know: { $fights }; the ordinary reckoning has played them.
