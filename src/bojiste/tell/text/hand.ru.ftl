### Рука ведущего: что говорится о решении и что мешает его принять.

event-ruled = { gm }: «{ $note }»
story-by-hand = { gm } решил: { $said }
event-ruled-by = { gm } решил: { $actor } { $text }.
event-ruled-set = { gm } решил: { $actor }, { $gauge } { $text }.
event-ruled-flag = { gm } решил: { $actor }, { $gauge }: { $flag ->
    [yes] да
   *[no] нет
}.
event-ruled-vain = Это уже невозможно: { $text }
event-ruled-inflicted = { gm } решил: { $actor } — { $state_is }.
event-ruled-lifted = { gm } решил: { $actor } — больше не действует: { $state }.
event-ruled-placed = { gm } решил: { $actor } теперь на { $text }.
event-ruled-came = { $actor } { PAST("вступил", $actor_gender) } в дело.
event-ruled-left = { $actor } больше не здесь.
event-ruled-order = { gm } решил: порядок теперь такой: { $targets }.
event-ruled-turn = { gm } решил: следующий ход — { $actor }.
event-ruled-skip = { gm } решил: { $actor } сейчас не { VERB("ходит", "ходят", $actor_gender) }.
event-ruled-delay = { gm } решил: { $actor } { VERB("ходит", "ходят", $actor_gender) } { $target_known ->
    [yes] после { $target_gen }
   *[no] в этом раунде последним по счёту
}.
event-ruled-stopped = { gm } завершил сцену.

problem-no-hand = в этой системе рукой поправить нечего
    .remedy = возьми назад последний ответ
problem-no-such-ruling = такого слова рука ведущего не знает
    .remedy = { $near_known ->
        [yes] скорее всего: { $near }; все выводит просто g
       *[no] что оно знает, выводит просто g
    }
problem-nobody-of-that-id = никого с таким id здесь нет
    .remedy = { $near_known ->
        [yes] похоже, это { $near }; есть такие: { $known }
       *[no] { $known_known ->
            [yes] выбери из этих: { $known }
           *[no] сейчас назвать некого
        }
    }
problem-not-in-that-condition = такого состояния сейчас нет
    .remedy = { $known_known ->
        [yes] снять можно: { $known }
       *[no] снимать нечего
    }
problem-not-there-any-more = никого с таким id здесь больше нет
    .remedy = введи кого-нибудь знаком +
problem-nothing-to-rule = не сказано, что должно случиться
    .remedy = запиши в одном из этих видов: { $known }
problem-nothing-to-rule-at = { gm } вмешивается, пока ждёт вопрос, а сейчас ни один не ждёт
    .remedy = сначала назови грань кости или возьми назад последний ответ
problem-replay-not-ruled = здесь сегодняшние правила не принимают записанное решение
    .remedy = воспроизведи игру той версией, которая её сохранила
problem-about-whom = это слово говорится о ком-то
    .remedy = напиши так: { $known }
problem-unread-words = эти слова здесь лишние
    .remedy = удали их
problem-bad-form = это не прочесть
    .remedy = напиши так: { $form }
problem-named-twice = этот id назван дважды
    .remedy = назови каждого один раз
problem-has-the-turn = сейчас и так его ход
    .remedy = назови кого-нибудь другого
problem-no-turn-left = в этом раунде хода уже не будет
    .remedy = подожди следующего раунда или дай лишний ход словом next

rule-core-hand-ruling = Рука ведущего
    .statement = При любом вопросе { gm } может поправить то, чего правила знать не могут: раны, числа, состояния, кто где стоит, кто здесь есть и чей ход. Что из этого следует, следует по правилам.
problem-only-the-referee = это может только { gm }
    .remedy = кто за кого-то играет, может в любой миг велеть отпустить, но больше ничего вне его хода
problem-not-for-everybody = сейчас так нельзя
    .remedy = почему — здесь вправе знать только { gm }
