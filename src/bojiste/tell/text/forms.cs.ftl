### Zásah vlastními slovy: co který dělá (g samo o sobě) a jak se mu říká.

hand-by = zranit; s + vyléčit
hand-inflict = stav začne platit
hand-lift = stav přestane platit
hand-at = postavit na místo
hand-apart = určit, jak je to od koho daleko
hand-push = odstrčit od někoho
    .words = odstrč odstrčit tlač
hand-pull = přitáhnout k někomu
    .words = přitáhni přitáhnout táhni
hand-bring = přivést někoho z bestiáře
hand-out = odvést ze scény
hand-order = určit pořadí tahů
    .words = pořadí
hand-next = bude na řadě jako další
    .words = další příští
hand-skip = přijde o tah
    .words = vynech vynechat přeskoč
hand-delay = přijde na řadu později
    .words = později počká odlož
hand-stop = ukončit scénu
    .words = stop

hand-word-from = od ode
hand-word-to = k ke
hand-word-until = dokud do než
hand-word-true = ano
hand-word-false = ne
hand-word-on = zapnout svítí rozsvítit
hand-word-off = vypnout zhasnout
