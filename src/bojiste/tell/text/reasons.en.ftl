### Why a forecast comes out so.

what-if-without = without { $field }
why-head = Why: what the events of { NUMBER($fights) } of them say.
why-each = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ $span }, median { NUMBER($median) }){ $rounds ->
    [yes] ; { NUMBER($round, minimumFractionDigits: 2, maximumFractionDigits: 2) } a round
   *[no] {""}
}
why-felled = Who fells whom
why-rules = What goes with victory or defeat ({ $who }; the difference in percentage points)
why-met = { $rule }: met in { NUMBER($part, style: "percent", maximumFractionDigits: 0) } of fights, [{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) } to { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) }]
why-without = What each circumstance changes ({ $who }: victory, and the difference)
why-without-all = What each circumstance changes, on average
measure-dealt = dealt
measure-taken = taken
measure-felled = felled
measure-tries = attempts
measure-first_fall = round of the first fall
measure-decided = round in which it is decided
why-bands = { $who }: victory in percent (with the interval of { $fights } fights each) by how either side plays; in rows { $rows }, in columns { $columns }.

problem-plot-format = such a picture cannot be drawn
    .remedy = let the name of the file end with one of: { $known }
problem-page-missing = the library that draws pages is missing
    .remedy = install it: pip install bojiste[table]; --html writes a report without it
problem-plot-missing = nothing is there that draws pictures
    .remedy = install it: pip install bojiste[plot]; --report writes a page without it

problem-cluster-address = this is no address of a cluster
    .remedy = write for example tcp://host:8786
problem-cluster-missing = nothing is there that speaks to a cluster
    .remedy = install it: pip install bojiste[cluster]
problem-cluster-unreachable = no cluster answers there: { $why }
    .remedy = start one (dask scheduler, dask worker ADDRESS) and name the address of its scheduler
problem-fact-no-number = this is not a whole number
    .remedy = give digits only
