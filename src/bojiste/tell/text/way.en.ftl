### Who has played the fights of a forecast.

forecast-way = { $way ->
    [kernel] The fights were played by the compiled kernel, which plays them as the readable engine does, by the same dice.
   *[readable] The fights were played by the readable engine{ $known ->
        [yes] , not by the compiled kernel: { $why }
       *[no] {""}
    }.
}
lacks-kernel = the system has none
lacks-numba = Numba is not installed (the extra “fast”)
lacks-fights = it does not pay for so few fights
lacks-cluster = a cluster plays
problem-way-exact = the odds of this scene cannot be worked out exactly; leave the option out, and dice are thrown
problem-lacks-kernel = the kernel cannot play this: { lacks-kernel }
problem-lacks-numba = the kernel cannot play: { lacks-numba }
