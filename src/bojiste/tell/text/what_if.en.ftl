### What if: several scenes with the same dice, and the search for a value.

what-if-legend = Brackets hold the 95% interval; after them stands the 95% interval of the difference from the first line, in percentage points. All lines are played with the same dice.
what-if-heading = { $who }: { $what }
what-if-deaths = somebody of theirs dies
what-if-by = [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
what-if-by-number = [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
what-if-average = On average: { $what }
what-if-average-of = { $who }, on average: { $what }
what-if-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
what-if-as-it-is = as it stands
what-if-best = { $reached ->
    [unknown] Interrupted; nearest of what was tried: { $setting }.
    [yes] Nearest to what is wanted: { $setting }.
   *[no] No value of the range brings it; nearest: { $setting }.
}
what-if-within = With so many fights everything from { $first } to { $last } may be meant.
what-if-ranking = Ranking, by the mean share of fights won
what-if-matrix = In rows: how often it wins against the block above the column, in percent.

problem-vary-form = this names no field and its values
    .remedy = write for example goblins.count=1..12 or options.printing=phb_cs,srd_ru
problem-vary-empty = this range is empty
    .remedy = write the smaller number first, and a step of at least 1
problem-vary-many = so many values are too many
    .remedy = at most { $maximum }: take a step (1..100/5)
problem-vary-scenes = so many combinations are too many
    .remedy = at most { $maximum }: take fewer values or a longer step
problem-vary-nobody = the scene has neither anybody nor a table of this name
    .remedy = before the dot stands one of: { $known }
problem-vary-room = there is no room on the map for so many
    .remedy = at most { $maximum } find a place there
problem-target-form = this is no target
    .remedy = write for example win=75%, death=10% or rounds=5
problem-target-unknown = the forecast measures nothing of this name
    .remedy = choose one of: { $known }
problem-target-share = nothing can come out so
    .remedy = name a share from 0 to 1 (75%, 0.75), or a whole number of rounds
problem-vary-twice = such a field has been given already
    .remedy = name each field once
problem-vary-range = this is no range
    .remedy = write for example 1..12 or 40..90/10, in whole numbers
what-if-each = { $fights ->
    [one] { NUMBER($fights) } fight
   *[other] { NUMBER($fights) } fights
} of each pair, seed { $seed }.
what-if-broken-off = Interrupted: not everybody has met everybody.
what-if-foes = How often each wins against { $who }, the most dangerous first
problem-matrix-many = so many are too many
    .remedy = at most { $maximum }: name them, or choose by --cr, --kind, --size, --where
problem-matrix-few = one alone meets nobody
    .remedy = name two blocks at least
