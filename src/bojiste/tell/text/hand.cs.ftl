### Ruční zásah: co se o rozhodnutí řekne a co mu brání.

event-ruled = { gm }: „{ $note }“
story-by-hand = { gm } rozhodl: { $said }
event-ruled-by = { gm } rozhodl: { $actor } { $text }.
event-ruled-set = { gm } rozhodl: { $actor }, { $gauge } { $text }.
event-ruled-flag = { gm } rozhodl: { $actor }, { $gauge }: { $flag ->
    [yes] ano
   *[no] ne
}.
event-ruled-vain = Tohle už nejde: { $text }
event-ruled-inflicted = { gm } rozhodl: { $actor } – { $state_is }.
event-ruled-lifted = { gm } rozhodl: { $actor } – už neplatí: { $state }.
event-ruled-placed = { gm } rozhodl: { $actor } je teď na { $text }.
event-ruled-came = { $actor } se přidává.
event-ruled-left = { $actor } tu už není.
event-ruled-order = { gm } rozhodl: pořadí je teď { $targets }.
event-ruled-turn = { gm } rozhodl: další na řadě je { $actor }.
event-ruled-skip = { gm } rozhodl: { $actor } teď na řadu nepřijde.
event-ruled-delay = { gm } rozhodl: { $actor } přijde na řadu { $target_known ->
    [yes] až po { $target_loc }
   *[no] v tomhle kole poslední
}.
event-ruled-stopped = { gm } ukončil scénu.

problem-no-hand = v tomhle systému není co rukou napravovat
    .remedy = vezmi zpět poslední odpověď
problem-no-such-ruling = tohle slovo zásah nezná
    .remedy = { $near_known ->
        [yes] nejspíš: { $near }; všechna vypíše samotné g
       *[no] co zná, vypíše samotné g
    }
problem-nobody-of-that-id = nikdo s tímhle id tu není
    .remedy = { $near_known ->
        [yes] nejspíš: { $near }; jsou tu: { $known }
       *[no] { $known_known ->
            [yes] vyber z těchto: { $known }
           *[no] teď tu nikdo takový není
        }
    }
problem-not-in-that-condition = v tomhle stavu teď není
    .remedy = { $known_known ->
        [yes] ruš jen tyto stavy: { $known }
       *[no] nic není třeba rušit
    }
problem-not-there-any-more = nikdo s tímhle id už tu není
    .remedy = přiveď někoho pomocí +
problem-nothing-to-rule = chybí, co se má stát
    .remedy = napiš to v některé z těchto podob: { $known }
problem-nothing-to-rule-at = zasáhnout lze, když čeká otázka, a žádná nečeká
    .remedy = nejdřív zadej kostku, nebo vezmi zpět poslední odpověď
problem-replay-not-ruled = tady dnešní pravidla zaznamenané rozhodnutí nepřijmou
    .remedy = přehraj hru ve verzi, která ji uložila
problem-about-whom = tohle slovo se říká o někom
    .remedy = napiš to takhle: { $known }
problem-unread-words = tahle slova tu přebývají
    .remedy = smaž je
problem-bad-form = tohle se nedá přečíst
    .remedy = napiš to takhle: { $form }
problem-named-twice = tohle id je tu dvakrát
    .remedy = jmenuj každého jednou
problem-has-the-turn = právě je na řadě
    .remedy = jmenuj někoho jiného
problem-no-turn-left = v tomhle kole už na řadu nepřijde
    .remedy = počkej na další kolo, nebo mu slovem next dej tah navíc

rule-core-hand-ruling = Ruční zásah
    .statement = Při kterékoli otázce může { gm } napravit, co pravidla vědět nemohou: zranění, čísla, stavy, kdo kde stojí, kdo tu je a kdo je na řadě. Co z toho plyne, plyne podle pravidel.
problem-only-the-referee = to smí jen { gm }
    .remedy = kdo za někoho hraje, smí jej kdykoli nechat pustit, jinak nic mimo jeho tah
problem-not-for-everybody = to teď nejde
    .remedy = proč, to tu smí vědět jen { gm }
