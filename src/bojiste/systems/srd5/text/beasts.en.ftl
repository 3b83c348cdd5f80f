### What further features of stat blocks do.

state-sickened = sickened
condition-sickened = sickness
hinder-sickened = sickened
event-felled = { $target } is at 0 hit points at once ({ $power }).
