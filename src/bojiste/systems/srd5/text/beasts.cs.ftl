### Co působí další schopnosti bloků.

state-sickened = nevolnost
    .head = { ADJ("přidušený", $actor_gender) }
condition-sickened = nevolnost
hinder-sickened = nevolnost
event-felled = { $target } má rázem 0 životů ({ $power }).
