### Útrapy: co bolí tah za tahem, co svazuje, a co to ukončí.

state-slowed = zpomalení
    .head = { ADJ("zpomalený", $actor_gender) }
state-weakened = zesláblost
    .head = { ADJ("zesláblý", $actor_gender) }
condition-slowed = zpomalení
condition-weakened = zesláblost
condition-bleeding = krvácení
    .is = krvácející
condition-burning = plameny
    .is = v plamenech
hinder-slowed = zpomalení
hinder-weakened = zesláblost
hinder-in-sight = má svůj strach na očích
event-stanches =
    .result = úspěch
event-stanches-not =
    .result = neúspěch
option-tend = pomoci, akce ({ $ally }: { $condition })
option-legendary-cast = seslat { $power }
option-legendary-teleport = přemístit se
option-legendary-move = pohnout se (pohyb: { $left })
help-grappler = drží cíl
state-blurred = rozmazání
    .head = { ADJ("rozmazaný", $actor_gender) }
state-outlined = světelný obrys
    .head = { ADJ("ozářený", $actor_gender) }
condition-blurred = rozmazaný obrys
condition-outlined = světelný obrys
hinder-blurred = cíl je rozmazaný
help-outlined = cíl září
event-pool = { $power }: tvorové s { $sum } životy dohromady{ $whom_known ->
    [yes] : { $whom_grouped }
   *[no] , nikdo
}.
