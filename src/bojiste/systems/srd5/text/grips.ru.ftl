event-pulled = { $target } { PAST("подтянут", $target_gender) } на { $far }.
told-hits-surely = без промаха { PAST("поразил", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] схваченную цель ({ $target })
}
told-sucks = { PAST("пил", $actor_gender) } кровь ({ $target })
told-plucks-off = { PAST("оторвал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] присосавшуюся тварь ({ $target })
}
event-tears-off =
    .result = успех
told-tears-off = { PAST("оторвал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] прицепившуюся тварь ({ $target })
}
    .strip = { $sum } против СЛ { $against }
event-tears-off-not =
    .result = провал
told-tears-off-not = тщетно { PAST("отрывал", $actor_gender) } { $target_declines ->
    [yes] { $target_acc }
   *[no] прицепившуюся тварь ({ $target })
}
    .strip = { $sum } против СЛ { $against }
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
