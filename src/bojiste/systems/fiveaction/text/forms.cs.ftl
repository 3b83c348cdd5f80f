### Zásah vlastními slovy: co který dělá (g samo o sobě) a jak se mu říká.

hand-mount = nasedne
    .words = nasedne
hand-dismount = sesedne
    .words = sesedne
hand-hold = co má v rukou
    .words = drží
hand-shield = štít má, nebo nemá
    .words = štít
hand-actions = kolik má akcí
    .words = akce akcí
hand-test = hodí si na dovednost
    .words = zkouška
