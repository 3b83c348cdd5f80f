event-pulled = { $target } { PAST("подтянут", $target_gender) } на { $far }.
event-hits-surely = { $actor } { VERB("держит", "держат", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] цель ({ $target })
} и { VERB("бьёт", "бьют", $actor_gender) } без промаха ({ $weapon }).
told-hits-surely = без промаха { PAST("поразил", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] схваченную цель ({ $target })
}
event-sucks = { $actor } { VERB("пьёт", "пьют", $actor_gender) } кровь ({ $target }: { $amount } { $amount ->
    [one] хит
    [few] хита
    [many] хитов
   *[other] хита
}).
told-sucks = { PAST("пил", $actor_gender) } кровь ({ $target })
event-plucks-off = { $actor } { PAST("оторвал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] присосавшуюся тварь ({ $target })
} (от кого: { $of }).
told-plucks-off = { PAST("оторвал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] присосавшуюся тварь ({ $target })
}
event-tears-off = { $actor } { PAST("оторвал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] прицепившуюся тварь ({ $target })
} (от кого: { $of }): { $sum } против СЛ { $against }.
    .result = успех
told-tears-off = { PAST("оторвал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] прицепившуюся тварь ({ $target })
}
    .strip = { $sum } против СЛ { $against }
event-tears-off-not = { $actor } тщетно { VERB("отрывает", "отрывают", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] прицепившуюся тварь ({ $target })
} (от кого: { $of }): { $sum } против СЛ { $against }.
    .result = провал
told-tears-off-not = тщетно { PAST("отрывал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] прицепившуюся тварь ({ $target })
}
    .strip = { $sum } против СЛ { $against }
event-shares-damage = Половину урона, нанесённого цели ({ $actor }), { VERB("получает", "получают", $target_gender) } { $target }.
told-shares-damage = { PAST("передал", $actor_gender) } половину урона ({ $target })
option-detach = отцепиться, { $cost } перемещения ({ $target })
condition-clung = прицепившаяся тварь
    .is = во власти прицепившейся твари
condition-flinching = страх боли
state-flinching = страх боли
    .head = { PAST("испуган", $actor_gender) } болью
help-flinching = боится боли
hinder-flinching = боится боли
condition-numbed = частичное оледенение
state-numbed = частичное оледенение
    .head = { PAST("скован", $actor_gender) } холодом
help-clinging = держится на цели
feature-damage_transfer = перенос урона
feature-reactive = бдительность
weapon-thundering_scimitar = громовой скимитар
    .gen = громового скимитара
    .acc = громовой скимитар
    .ins = громовым скимитаром
    .verb = swing
