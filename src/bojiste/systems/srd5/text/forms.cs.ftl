### Zásah vlastními slovy: co který dělá (g samo o sobě) a jak se mu říká.

hand-arrives = přijde v tolikátém kole
    .words = přijde dorazí
hand-dismount = je ze sedla
    .words = sesedne
hand-trigger = stane se, na co čeká připravená akce
    .words = spusť spoušť nastalo
hand-disturb = něco vyruší soustředění: hod na udržení
    .words = vyruš vyrušit ruší
hand-hides = zmizí nepřátelům z očí
    .words = schová skryje
hand-found = nepřátelé ho najdou
    .words = najdou odhalí
hand-unfocus = přestane se soustředit
    .words = nesoustředí
hand-release = pustí, koho drží
    .words = pustí pusť
hand-clings = drží se na někom
    .words = drží visí
