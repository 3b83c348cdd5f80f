### Rysy ze statistik a co odvrátí reakce.

event-extra-dice = { $actor } { PAST("zasáhl", $actor_gender) } o to tvrději: { $trait }.
told-closes-in = { $lead ->
    [yes] se { PAST("rozběhl", $actor_gender) }
   *[no] { PAST("rozběhl", $actor_gender) } se
} na { $target_declines ->
    [yes] { $target_acc }
   *[no] cíl ({ $target })
}
told-rampages = { PAST("propadl", $actor_gender) } běsnění
told-pounces = { $lead ->
    [yes] se { PAST("vrhl", $actor_gender) }
   *[no] { PAST("vrhl", $actor_gender) } se
} na { $target_declines ->
    [yes] { $target_acc }
   *[no] cíl ({ $target })
}
event-parries = { $actor } { PAST("odrazil", $actor_gender) } ránu zbraní (OČ +{ $amount } proti tomuto útoku).
event-breaks-spell =
    .result = úspěch
event-spell-holds =
    .result = neúspěch

ask-ward = { $target } zasahuje ({ $actor }): { $total } proti OČ { $against }. Odvrátit to?
ask-counter = { $target } sesílá { $power_declines ->
    [yes] { $power_acc }
   *[no] { $power }
} ({ $level }. úroveň). Přerušit? ({ $actor })
ask-rampage = Koho { $actor } kousne?
option-ward-parry = odrazit zbraní (OČ +{ $amount })
option-ward-use = { $power }
option-ward-no = nechat být
option-counter-use = { $power }
option-counter-no = nechat být
option-rampage-strike = { $target }
option-rampage-no = nikoho
option-quick-hide = bonusová akce: Schování se
option-close-in = bonusová akce: rozběhnout se na { $target_declines ->
    [yes] { $target_acc }
   *[no] cíl ({ $target })
}
option-rampage = bonusová akce: běsnění (polovina rychlosti a kousnutí)
option-pounce = bonusová akce: vrhnout se na ležící cíl ({ $target }): { option-how }

help-blood-frenzy = krvavé šílenství
help-ambusher = útok ze zálohy
help-assassinate = první úder
help-brave = odvaha
help-fey-ancestry = vílí původ
help-lands-stride = krok krajinou
help-two-headed = dvě hlavy
help-gnome-cunning = gnómská lstivost
help-duergar-resilience = duergarská odolnost
hinder-dazzled = oslnění světlem
trait-martial_advantage = Bojová převaha
trait-surprise_attack = Překvapivý útok
trait-relentless = Neúprosnost
part-intelligence = oprava Inteligence
part-wisdom = oprava Moudrosti
part-charisma = oprava Charismatu
power-shield = štít
    .gen = štítu
    .acc = štít
power-counterspell = protikouzlo
    .gender = n
    .gen = protikouzla
    .acc = protikouzlo
power-hellish_rebuke = pekelná odplata
    .gender = f
    .gen = pekelné odplaty
    .acc = pekelnou odplatu
power-heated_body = rozžhavené tělo
    .gender = n
    .gen = rozžhaveného těla
    .acc = rozžhavené tělo
power-death_burst = smrtelný výbuch
    .gen = smrtelného výbuchu
    .acc = smrtelný výbuch
power-stench = zápach
    .gen = zápachu
    .acc = zápach

## What the referee says

event-placed = { $actor } stojí na { $place }.
event-in-vain = { $vain_id ->
    [globe] { $actor } je v kouli nezranitelnosti, kouzlo tam neproniklo ({ $power }).
    [crowd] { $actor } už místo kolem cíle nenachází ({ $target }).
    [cover] { $actor } nemá na co mířit: cíl je úplně krytý ({ $target }).
   *[hide] { $actor } se tu nemá kam schovat.
}
event-gets-on = { $actor } { PAST("postoupil", $actor_gender) } dál ({ $how }): { $sum } proti SO { $against }.
    .result = úspěch
event-slips = { $actor } { PAST("uklouzl", $actor_gender) } ({ $how }): { $sum } proti SO { $against }.
    .result = neúspěch
ask-position = Kde stojí { $target }?
ask-may-hide = Může se tu { $target } schovat?
ask-search-by = Čím { $target } hledá?
ask-put-back = { $target } tam nesmí zůstat. Kde stojí?
ask-footing = { $actor } ({ $how }): je třeba ověření? Jaké SO? 0: žádné.
ask-improvise-type = Jaké zranění to je?
option-position-at = { $place }
option-put-back-at = { $place }
option-search-by-perception = Vnímání
option-search-by-investigation = Pátrání
option-improvise-type-type = { $type }
how-jump = skok
how-swim = plavání
how-climb = lezení

problem-grapple-by-nobody = není řečeno, kdo ho drží
    .remedy = napiš grappled: a id toho, kdo ho drží, nebo restrained, když ho nedrží nikdo
problem-grapple-too-large = tvora této velikosti ({ $size }) neudrží nikdo, kdo je o víc než stupeň menší
    .remedy = ať ho drží někdo větší
problem-grapple-out-of-reach = { $who } na něj nedosáhne
    .remedy = postav je vedle sebe, nebo chvat vynech
problem-grapple-without-hand = { $who } na chvat nemá volnou ruku
    .remedy = něco z held vynech, nebo chvat vynech
part-investigation = Pátrání

option-shape = vzít na sebe podobu: { $form }
told-changes-shape = { PAST("změnil", $actor_gender) } podobu ({ $form })
form-human = člověk
form-hybrid = napůl člověk, napůl zvíře
form-bear = medvěd
form-boar = kanec
form-rat = krysa
form-tiger = tygr
form-wolf = vlk
form-vampire = upír
form-bat = netopýr
form-true = pravá podoba
form-raven = havran
form-spider = pavouk
form-centipede = stonožka
form-toad = ropucha
form-humanoid = humanoid
form-giant = obr
problem-unknown-form = takovou podobu nemá; má tyto: { $known }
    .remedy = vyber jednu z nich, nebo podobu popiš v [[form]]
problem-form-twice = taková podoba už tu je
    .remedy = dej každé podobě jiné jméno
help-sure-footed = jistý krok
help-camouflage = maskování
strip-parries = { $actor } vykrývá: OČ +{ $amount }
    .ahead = yes
