### Co působí další schopnosti bloků.

state-sickened = nevolnost
    .head = { ADJ("přidušený", $actor_gender) }
condition-sickened = nevolnost
hinder-sickened = nevolnost
event-felled = { $target } má rázem 0 životů ({ $power }).
condition-swallowed = v útrobách
condition-engulfed = pohlcení
event-taken-in = { $actor } pohlcuje svou oběť ({ $target }, { $power }).
event-brings-up = { $actor } vyvrhuje svou kořist ({ $target }).
event-crawls-out = { $actor } se prodírá ven z mrtvého těla ({ $target }, { $cost }).
option-crawl-out = prodrat se ven z mrtvého těla ({ $cost })
event-comes-free = { $actor } je { ADJ("volný", $actor_gender) } ({ $target }).
ask-instead = Udělá to místo zranění? { $power } ({ $actor }, { $target })
weapon-swallow = polknutí
    .gender = n
    .gen = polknutí
    .ins = polknutím
    .verb = bite
