### Dračí doupě II in English: titles and statements of the rules, in the order of the catalogue.

## Properties and resources

rule-drd2-property-three = The three properties
    .statement = Every skill, special ability, scar and resource of a hero belongs to one of three properties. Body is effort, combat, chases and endurance; Soul is reason, knowledge, the senses, searching and hiding, crafting, nimble fingers and some magic; Influence is relations, negotiation, charm, confidence and magic that sways others. Advantage, Fate, Bond, money and raw materials belong to none.
rule-drd2-property-decides_resource = The property decides what pays
    .statement = A hero pays with resources of the property the rule asks for, a being with Fate, at most its limit in that property. Demand, manoeuvres and exhaustion in a test use the property of the skill; exhaustion in a challenge or a clash uses the property that the challenge or the winning action acts upon; an approach to initiative always uses Soul; an activation uses the property the ability names.
rule-drd2-resource-hero_pools = A hero’s resources
    .statement = A hero has three kinds of resources: Body, Soul and Influence. Spending them is mere fatigue and bruises and lowers no level, ability or roll. Even with none left a hero may act, roll, win and accept failures; there is only nothing to pay with.
rule-drd2-resource-ability = Ability caps resources
    .statement = Between actions a hero never has more resources of a property than its ability less scars. Unless the hero’s sheet says otherwise, play starts with full resources.
rule-drd2-resource-effective_ability = Scars lower the ability
    .statement = An ability is lowered by the severities of all scars under its property added together, to no less than 0. The whole sum is remembered even where it exceeds the ability: healing works off the excess first.
rule-drd2-resource-notation = Reading “4 Soul” and “Soul 4”
    .statement = A number before the word means resources to spend; a number after it means a hero’s ability or a being’s limit. “2 Advantage” is two resources, “Bond 3” is the most there can be.
rule-drd2-resource-substitution = What may replace what
    .statement = A price in a property may be put together freely: by a hero from that property’s resources, Advantage, a self-inflicted scar, and containers or sacrificed things of that property; by a being from Fate up to its limit, Advantage, and things listed for it; by a helper from Bond as well. Another property, money or raw materials never pay.
rule-drd2-resource-payment = A payment is one indivisible step
    .statement = One payer pays one price in one property, in full or not at all. An approach, an activation, a demand, a manoeuvre and an exhaustion are each a payment of their own. Unless the payer chooses, what pays is, in order: unspent scar resources of this action, Advantage, own resources or Fate up to the limit, Bond, a container, and last a new or deeper scar.
rule-drd2-resource-activation = Activating a special ability
    .statement = An ability with a price is paid like demand: when the declaration becomes binding, in the property it names, with no refund. It is not a manoeuvre. The Quick game has no special abilities.

## Advantage

rule-drd2-advantage-gain = Gaining Advantage
    .statement = Any character may receive Advantage: from the GM at the start of a conflict, as the consequence of an action (1, or 2 with cunning), as backlash (1), or in place of a Threat change that would outrun the story. There is no maximum.
rule-drd2-advantage-start = Advantage at the start of a conflict
    .statement = The GM decides how much Advantage each character starts with for preparation or a good idea. Unless the GM rules otherwise it is the number in the scene, or 0 if there is none.
rule-drd2-advantage-spend = Spending Advantage
    .statement = Each Advantage counts as one resource of any property, for a being as Fate, and does not count against a limit. It pays for demand, approaches, manoeuvres, activations and exhaustion. It buys no goods, raises no roll, and passes to somebody else only as the consequence of an action.
rule-drd2-advantage-expire = Advantage ends with its conflict
    .statement = When the conflict or the stand-alone evaluation it belongs to ends, everybody’s Advantage drops to 0.
rule-drd2-advantage-carry_over = Carrying Advantage over
    .statement = If Advantage won earlier makes sense in another conflict, the player mentions it at the start and the GM grants a fitting amount. Unless the GM rules otherwise it is 0.

## Fate and helpers

rule-drd2-fate-pool = One Fate for the whole side
    .statement = Beings have no resources of their own: all beings of one side draw on a common Fate that the GM spends. Two hostile sides of beings have one each. Any member may use it up, and an eliminated being may still pay from it for an action from defence.
rule-drd2-fate-limit = Limits cap the Fate in one payment
    .statement = A limit is the most Fate a being may put into one payment of that property. It is not used up; with limit 0 Fate cannot pay even for a manoeuvre.
rule-drd2-fate-over_limit = A price above the limit
    .statement = A being that would need more Fate than its limit or the common Fate allows cannot exhaust and must accept everything that threatens. Advantage, and a helper’s Bond, may cover the part above the limit.
rule-drd2-fate-at_once = “At once” means in one payment
    .statement = The limit is checked for each payment, not for an action or a round: with limit 3 a being may give 1 Fate for a manoeuvre and, in the same action, 3 Fate for an exhaustion.
rule-drd2-fate-setup = How much Fate there is
    .statement = Fate is set anew at the start of every conflict: it is given for the side, or it is the sum of what the beings present contribute. Latecomers add their contribution. Nothing carries over from the last conflict, eliminating a being takes nothing away, and during the conflict only the GM may add Fate.
rule-drd2-fate-scarred_being = A being that arrives scarred
    .statement = If a being enters a conflict with a serious earlier scar, the GM may lower its side’s Fate, by that being’s contribution at most. Unless the GM rules otherwise it stays as it is.
rule-drd2-helper-fate = Helpers’ Fate
    .statement = A helper is a being with a characteristic and limits, played by its hero’s player. One hero’s helpers share a Fate separate from the GM’s, at most the sum of their contributions; as an option each has its own. Limits work as for beings.
rule-drd2-helper-bond = Bond
    .statement = When the player will not or cannot pay for a helper with Fate, the missing resources may come from the helper’s Bond. Bond pays for any property, does not count against the limit, and there is only so much of it.
rule-drd2-helper-recovery = Recovery of Fate and Bond
    .statement = A hero’s common rest returns up to 3 Fate to that hero’s helpers (or what the conditions of the rest give) and no Bond. A quality rest returns all Fate and 1 Bond to each helper. These numbers can be changed.

## Money, raw materials and equipment

rule-drd2-money-units = Coins
    .statement = Prices are in silver groschen: 1 groschen is 10 copper hellers, and 10 groschen are 1 gold ducat, or 100 hellers.
rule-drd2-money-materials = Raw materials
    .statement = 1 raw material usually costs 1 groschen; the GM may change the price where they are scarce or plentiful. They sell for the same unless the GM says otherwise. Crafting uses them up.
rule-drd2-money-no_substitution = Money pays for no effort
    .statement = Money and raw materials never pay directly in place of Body, Soul, Influence, Advantage, Fate or Bond.
rule-drd2-money-indirect = Money saves effort indirectly
    .statement = Money and raw materials save resources only through things: containers such as potions and amulets, crafted traps and poisons that act by themselves, or equipment that may be damaged.
rule-drd2-money-no_replacement = Effort replaces no money
    .statement = Missing money or raw materials cannot be replaced by other resources unless a special ability says so.
rule-drd2-equipment-container = Containers
    .statement = A thing may hold a number of resources of one property, and its holder may pay prices of that property with them. What is spent is gone and no rest brings it back. Only things listed in the scene exist; the Quick game has none.
rule-drd2-equipment-damage = Sacrificing equipment
    .statement = When hard pressed, a character may let a thing be ruined if the scene allows it, and gain resources of the thing’s property: 1 unless another number is given. They must be spent in the same action, and the thing is useless afterwards. Not in the Quick game, and tactics never choose it.
rule-drd2-equipment-demand = Equipment and demand
    .statement = A thing, or the lack of one, may decide whether an action is obvious, possible, demanding (and how much) or impossible.
rule-drd2-equipment-other_price = Things that change a price
    .statement = Equipment and special abilities may change the price of an exhaustion by a listed number. It is added up with mighty and weak before the least price of 1 applies.

## Modes of play and rest

rule-drd2-mode-expedition = On expedition
    .statement = On expedition actions are evaluated by the rules and all resources are in play. Only common rest is available.
rule-drd2-mode-between = Between expeditions
    .statement = Between expeditions nobody rolls and no failure threatens: what is possible is simply told. Only money and raw materials are spent, quality rest is available, and scars heal by themselves.
rule-drd2-rest-common = Common rest
    .statement = A hero regains 3 resources and splits them freely over Body, Soul and Influence, none above its ability less scars; there is no rest inside a conflict. Everything there is room for must be placed; what fits nowhere is lost. Unless the player splits them, they go one by one to the property furthest below its full ability; ties go to Body, Soul, Influence in that order.
rule-drd2-rest-conditions = Rest by conditions
    .statement = Optional, normally off: instead of 3 resources a common rest returns 1 (a wink of sleep or extreme discomfort), 2 (cold, wet, hunger, long watches), 3 (an ordinary night), 4 (a bunk and a supper at an inn) or 5 (a long sleep and a lazy morning in a good bed). The GM decides; unless the GM rules otherwise it is 3.
rule-drd2-rest-quality = Quality rest
    .statement = Body, Soul and Influence are restored to the full ability less scars. Only between expeditions.
rule-drd2-rest-depart = Setting out rested
    .statement = Heroes set out on an expedition with all resources at their full ability less scars; healing that took place in between counts first. A scene that starts in mid-expedition may give less.

## Kinds of action

rule-drd2-kind-ruling = Who sorts an action
    .statement = Before anything is paid or rolled, the GM says whether the action is obvious, possible, demanding 1, 2 or 3, or impossible. The yardstick is what is believable in the world of the game; disputes are settled quickly. Unless the GM rules otherwise it is possible, demanding by scars and equipment, and impossible without a restricted skill it needs.
rule-drd2-kind-obvious = Obvious action
    .statement = What is certain, cannot tire anyone, and meets no resistance succeeds without a roll and for free.
rule-drd2-kind-opposed_obvious = An obvious action that is opposed
    .statement = As soon as somebody declares a valid counteraction, an obvious action becomes possible and a clash decides.
rule-drd2-kind-possible = Possible action
    .statement = What can be done, but not certainly without trouble, is settled with dice: a test, a challenge or a clash. Trying costs nothing.
rule-drd2-kind-demanding = Demanding action
    .statement = Like a possible one, but merely trying costs the demand: 1, 2 or exceptionally 3 resources of the skill’s property. It is paid before the roll and never refunded, for counteractions and reactions to challenges too. Those who cannot pay may not try.
rule-drd2-kind-demand_when = When demand is paid
    .statement = Declaring only checks that it can be paid. In a test or a challenge it is paid just before the roll, and backing out earlier is free; in a clash the actor pays when the first valid counteraction is declared, each counteractor with the declaration. Demand comes first, then defence or wide.
rule-drd2-kind-demand_max = Demands do not add up
    .statement = If an action is demanding for several reasons, only the highest demand is paid.
rule-drd2-kind-impossible = Impossible action
    .statement = What cannot be done even with the utmost effort, or plainly cannot bring what is wanted, is not rolled and costs nothing. The player chooses another action or tells of a vain attempt; in a conflict that attempt uses up the action from initiative.
rule-drd2-kind-no_units = No exact measures
    .statement = The game asks for no distances, weights or seconds. Reach and feasibility matter only for the kind of action.

## Skills and levels

rule-drd2-skill-occupations = A hero’s occupations
    .statement = Skills are bundled in occupations with levels 1 to 5; one not mastered has 0. A skill’s level is the level of its occupation. Basic occupations are open to all and hold only common skills; advanced ones have conditions and may hold restricted skills.
rule-drd2-skill-characteristic = A being’s characteristic
    .statement = A being has a single bundle of skills, its characteristic, with level 1 to 5, exceptionally 6. Skills inside it roll with that level, common skills outside it with 0. Where the rules speak of an occupation’s level, this is meant for beings.
rule-drd2-skill-common = Common skills
    .statement = Anybody may try an action of a common skill; without the occupation, or outside the characteristic, the level is 0.
rule-drd2-skill-restricted = Restricted skills
    .statement = Without the restricted skill an action needs, it is impossible and not rolled. Heroes get such skills from advanced occupations; beings have them in their characteristic.
rule-drd2-skill-choose = The skill must fit the description
    .statement = Either use the skill that best fits what is described, or describe the action so that it fits the skill you want. If the two do not match, the GM asks for one of them to change. Unless the GM rules otherwise, the declared skill stands.
rule-drd2-skill-key = Complex action: the key skill counts
    .statement = If only one of several skills is decisive for doing it or for what comes of it, that skill’s level is added. The others are colour and are not rolled.
rule-drd2-skill-combine = Combined skills: the lowest level
    .statement = If an action truly needs skills of several occupations and is settled in one roll, the lowest of the levels is added. A missing restricted skill makes it impossible; a missing common one counts as 0.
rule-drd2-skill-combine_property = What pays for a combined action
    .statement = The player names one of the combined skills, and its property pays for demand, manoeuvres and exhaustion in a test. If none is named, it is the skill whose level is added, the first listed if they tie.
rule-drd2-skill-only_level = Nothing else is added
    .statement = The result is the counted dice plus one level. Circumstances act only through the kind of action, demand, Threat and Advantage.
rule-drd2-skill-none = No fitting occupation
    .statement = A character that can use none of its occupations adds nothing.
rule-drd2-skill-list = List of skills
    .statement = Every skill has an occupation, a property, and a note whether it is common or restricted. A scene may bring skills of its own if it gives their property and that note.

## The roll

rule-drd2-roll-basic = The roll
    .statement = Roll two six-sided dice, add them together, and add the level.
rule-drd2-roll-modes = Three dice
    .statement = The precise manoeuvre and the fast approach roll three dice and count the two highest; the imprecise penalty and the slow approach roll three dice and count the two lowest. There are never more than three dice.
rule-drd2-roll-kept = Only counted dice break ties
    .statement = The highest die and the sum of the dice that break a tie are taken from the two counted dice; a discarded die does not matter.
rule-drd2-roll-sequence = The order of rolling
    .statement = Initiative: those who roll, in the order of the roster. Clash: the actor, then the counteractors in order of declaration. Lots come after all rolls, one die for each who is still tied; the higher takes the better place, equals draw again at once, and the better-placed group goes first.
rule-drd2-roll-target9 = 9 or more
    .statement = Tests and challenges succeed on a result of 9 or more; on 8 or less failure threatens.

## Threat

rule-drd2-threat-meaning = What Threat is
    .statement = Threat is a whole number for how bad a character’s circumstances are, never for its skill. It is the price of exhausting, and every character has its own.
rule-drd2-threat-scale = The Threat scale
    .statement = When Threat is set, the GM picks: 1 favourable, 2 ordinary, 3 mild complications, 4 strong complications, 5 or more nearly hopeless. Unless the GM rules otherwise it is the number in the scene, or else 2.
rule-drd2-threat-set_single = Threat of a stand-alone evaluation
    .statement = Outside a conflict the GM sets a character’s Threat before the roll; after the evaluation it is gone.
rule-drd2-threat-set_conflict = Threat in a conflict
    .statement = In a conflict Threat is set once, at the start or when a character joins. After that only consequences of actions, exhaustion, backlash and elimination change it.
rule-drd2-threat-min_one = Never below 1, no maximum
    .statement = Threat is never below 1; values above 5 are possible and unlimited.
rule-drd2-threat-floor = A floor set by circumstances
    .statement = While bad circumstances last, Threat cannot fall below a floor the GM sets, say 2 or 3; normally it is 1. When an action removes the cause the GM may lower the floor, but Threat itself does not fall with it.
rule-drd2-threat-apply = How changes of Threat add up
    .statement = All changes to one character’s Threat in one evaluation are added up first, and then the floor applies. What is lost to the floor is not turned into anything else.
rule-drd2-threat-inertia = Threat may lag behind the story
    .statement = A sudden turn of the story changes no Threat by itself: even those who have escaped a danger must lower their Threat by actions.
rule-drd2-threat-not_outrun = Threat must not outrun the story
    .statement = If a declared change of Threat would not match the scale, it becomes Advantage: for the one helped if it helps, for the one who harms if it harms; 1, or 2 with cunning. The GM decides this at the declaration, before any counteraction. Unless the GM rules otherwise only help is turned, and only when every target’s Threat is at its floor.
rule-drd2-threat-obvious_lowering = Lowering Threat without a roll
    .statement = In an intense conflict no obvious action lowers Threat. Only when failure is truly out of the question may the GM allow −1 without a roll. Unless the GM rules otherwise it is not allowed.
rule-drd2-threat-ends = Threat ends with the conflict
    .statement = At the end of a conflict everybody’s Threat is gone; next time it is set anew.

## Exhaustion

rule-drd2-exhaustion-choice = Exhaust or accept
    .statement = Whoever faces a threatened failure chooses: exhaust (pay the price, Threat +1, the failure is softened) or accept (all that threatened happens, nothing is paid). The choice is free for those who can pay.
rule-drd2-exhaustion-price = Price of exhaustion
    .statement = The price is your own Threat before exhausting, +1 if the opponent played mighty, −1 if the opponent’s action is under the weak penalty, and other listed changes; but at least 1.
rule-drd2-exhaustion-min_one = At least one resource
    .statement = Whatever changes the price, an exhaustion costs at least 1 resource.
rule-drd2-exhaustion-threat_up = Threat rises by 1
    .statement = Every exhaustion raises your own Threat by exactly 1, whatever it cost. The price uses the value before the rise.
rule-drd2-exhaustion-who = Only those who tried something may exhaust
    .statement = Those who may exhaust: in a test, the character that makes it; in a challenge, the character that reacts, also for a comrade; in a clash, the actor and the counteractors. A target that did not react may not, unless it has the living mountain ability.
rule-drd2-exhaustion-all_or_nothing = No partial exhaustion
    .statement = Whoever cannot pay the whole price cannot exhaust at all.
rule-drd2-exhaustion-once = Once per failure
    .statement = A threatened failure allows one exhaustion: in a test exactly one, however many targets; in a general clash one against each winner who beat the character.
rule-drd2-exhaustion-story = Exhaustion is told
    .statement = The one who exhausts describes the effort or the harm and the new complication. The text is optional and decides nothing.
rule-drd2-exhaustion-something_to_avert = Only against what still threatens
    .statement = Exhausting is possible only while the winning action still threatens something that this loser would avert. If somebody has averted it already, or that action has itself failed, it is neither needed nor possible.
rule-drd2-exhaustion-scope = What one exhaustion averts in a clash
    .statement = The loser averts the winner’s consequence for everybody, the winner’s own gain included, except for other losers: they decide for themselves unless the loser’s counteraction protects them. One who is no target protects all targets, one who is a target only itself, unless declared otherwise. By an optional rule it is averted only for the loser and those protected, and the winner’s own gain is lost.

## Actions and consequences

rule-drd2-action-declare = Declaring an action
    .statement = Whoever acts says what the character does and why, with which skill and at whom, which consequence by the rules it is to have, and whether it is an elimination. On success the same player tells what happens.
rule-drd2-action-one_target = One target
    .statement = An action affects one being, thing or obstacle, the actor included. More targets need the wide manoeuvre or an area action.
rule-drd2-action-reach = Who can be reached
    .statement = Only those who can get at a target in the story may act against it; the GM decides, or the scene gives the most attackers on one target in a round. Unless the GM rules otherwise, everybody reaches everybody.
rule-drd2-action-help = Consequences of help
    .statement = An action that improves the target’s present situation lowers its Threat by 1. A preparation, a one-off edge or a small aid gives the target 1 Advantage.
rule-drd2-action-harm = Consequences of harm
    .statement = An action that worsens the target’s present situation raises its Threat by 1. Harm meant to outlast the conflict is a scar of severity 1 under the property acted upon.
rule-drd2-action-story_only = Story only
    .statement = An action without a target, or only on the surroundings, changes just the story: no Threat, no Advantage, no scar. A loser may still exhaust to change how it turns out.
rule-drd2-action-size = A consequence has size 1
    .statement = Without manoeuvres a consequence is exactly Threat ±1, a scar of severity 1, or 1 Advantage, however grave the intent. Only cunning or an elimination gives more.
rule-drd2-action-one_consequence = One kind of consequence per action
    .statement = A declaration carries exactly one kind of consequence. A further special one may be added only if a special rule allows it.
rule-drd2-action-other = Other consequences
    .statement = Crafting, springing a follow-up action, taking control and the like are noted in words, and the GM decides what changes. Without a ruling nothing does.
rule-drd2-action-area = Area actions
    .statement = An action that by its nature hits several may have several targets without wide, if the GM confirms it. All within it are targets, comrades too, and the consequence is the same for all. Unless the GM rules otherwise, this holds only for actions the scene marks so.
rule-drd2-action-environment = Environment, follow-up actions, traps
    .statement = Each such danger is a challenge for everybody it touches; the scene or the GM gives the consequence, the property and who is affected. In a conflict it comes after the last character of the round.

## The test

rule-drd2-test-when = When it is a test
    .statement = A test is an action against the environment, or against an opponent who does not defend in any way: nobody declares a valid counteraction.
rule-drd2-test-order = Course of a test
    .statement = Declaration, then what failure threatens, a chance to back out, paying demand, precise, the roll. On 9 or more it succeeds; otherwise exhaust or accept. After success cunning, and at the end the consequences.
rule-drd2-test-withdraw = Backing out
    .statement = Until the dice are rolled the player may change the intent, declare another action or drop the test: then no failure threatens and nothing is gained. In a conflict this does not use up the action from initiative.
rule-drd2-test-risk = Risky test
    .statement = The GM may say before the roll that failure also has a consequence: Threat +1, a scar of severity 1, a trap or follow-up action, an environment action. Unless the GM rules otherwise there is none.
rule-drd2-test-success = Success
    .statement = On a result of 9 or more the declared consequence happens; the GM supplies what is found out.
rule-drd2-test-exhaust = Exhaustion buys full success
    .statement = On a failure you may exhaust: pay your own Threat in the property of the skill, Threat rises by 1, and the action succeeds exactly as with a 9.
rule-drd2-test-exhaust_single = One exhaustion for all targets
    .statement = A test with several targets needs one exhaustion only.
rule-drd2-test-net = Threat taken together
    .statement = The declared consequence and the +1 of exhaustion apply together. Lowering your own Threat by exhausting leaves it where it was, or 1 lower with cunning.
rule-drd2-test-accept = Accepting the failure
    .statement = What was announced happens, with its consequence if it had one. No resources are spent and Threat does not change by itself.
rule-drd2-test-lock = No repetition
    .statement = After an accepted failure the character may not try the same again until conditions change markedly; the GM lifts the ban. The GM also says whether it binds that character, complicates things for the others, or closes the way to the whole party. Unless the GM rules otherwise it binds that character for the rest of the conflict, and only for actions against the environment. The book makes no exception for attacks; but the Threat, scars and readiness of an opponent change from round to round, so an attack may be repeated at once here. With the option lock_opponents (until_changed) it may when one of these has changed.
rule-drd2-test-passive_target = A target that does not defend itself
    .statement = A target that does not react is hit by a successful test and cannot exhaust, not even against elimination.

## The challenge

rule-drd2-challenge-when = When it is a challenge
    .statement = A challenge comes when the environment acts, danger follows from another action, a trap is sprung, or a character may miss something.
rule-drd2-challenge-announce = What threatens
    .statement = The GM, or whoever set or triggered the trap, says how failure turns out and what its consequence is. It may be of any size: a large change of Threat, a scar, even elimination.
rule-drd2-challenge-no_reaction = Not reacting
    .statement = If the character does not react and no comrade protects it, what was announced happens at once and nobody can exhaust.
rule-drd2-challenge-reaction = Reacting
    .statement = The player describes a reaction and its skill, pays demand if there is any, may play precise, and rolls. A result of 9 or more avoids everything.
rule-drd2-challenge-no_gain = Success gives nothing more
    .statement = As a rule success only means that the immediate danger is past. Merely avoiding it neither lowers Threat nor gains Advantage.
rule-drd2-challenge-exhaust = Exhaustion softens a challenge
    .statement = On a failure the reacting character may pay the price in the property the challenge acts upon. Instead of the announced consequence only that character’s Threat rises by 1.
rule-drd2-challenge-property = What pays in a challenge
    .statement = The scene or the GM names the property the challenge acts upon, whatever skill is used against it. Unless the GM rules otherwise it is Body.
rule-drd2-challenge-accept = Accepting a challenge
    .statement = Whoever accepts the failure suffers everything that was announced.
rule-drd2-challenge-protect = Reacting for somebody else
    .statement = A comrade who is able to may react in a character’s place: the comrade rolls, pays from own resources at own Threat, and it is the comrade’s Threat that rises on exhausting. If the comrade accepts, the one originally threatened suffers. One reacts for each; whoever wants to react in person goes first.
rule-drd2-challenge-wide = Protecting several at once
    .statement = Optional, normally off: with the wide manoeuvre one reaction covers several who are threatened, its maker included. One roll or one exhaustion saves them all.
rule-drd2-challenge-initiative = A challenge during a round
    .statement = If the reacting character still has the action from initiative, reacting uses it up. Otherwise it takes the defence manoeuvre, for 1 resource of the skill’s property. Outside a conflict there is no initiative and reacting is free.
rule-drd2-challenge-no_backlash = No backlash from the environment
    .statement = Exhausting against a challenge that would eliminate brings no backlash: that belongs to characters who eliminate.

## Counteractions

rule-drd2-counter-active = A counteraction is an action
    .statement = It may be a counter-attack, a flight, a spell: it has its own skill, targets and one consequence, may be demanding, and may eliminate the actor.
rule-drd2-counter-cond_prevent = First condition: it hinders
    .statement = In the story a counteraction must hinder the actor’s action or prevent what it leads to.
rule-drd2-counter-cond_harm = Second condition: it harms only the actor
    .statement = A counteraction that harms may harm nobody but the actor.
rule-drd2-counter-cond_no_new = Third condition: nobody new
    .statement = A counteraction may affect only the actor and the targets of the actor’s action. A counteractor who is no target may therefore not help itself with it.
rule-drd2-counter-validity = Who judges the conditions
    .statement = The second and third conditions follow from the declared targets; the GM judges the first, and unless the GM rules otherwise it is met. An invalid counteraction is refused before it costs anything, and the player may declare another.
rule-drd2-counter-effects = Usual consequences of a counteraction
    .statement = It may raise the actor’s Threat by 1, scar or eliminate the actor, lower the Threat of a target of the action (itself if it is one) by 1 or give that target 1 Advantage, or simply prevent the action.

## The clash of two

rule-drd2-clash-order = Course of a clash of two
    .statement = The actor declares, then the counteractor; both may play precise and both roll. The winner describes what threatens and may play mighty; the loser exhausts or accepts; if accepted, the winner may play cunning, and the consequence happens.
rule-drd2-clash-win = The higher result wins
    .statement = The higher result succeeds with its action; the other action failed or never took place.
rule-drd2-clash-tie_actor = On a tie the actor wins
    .statement = On equal results the actor, who declared first, wins.
rule-drd2-clash-actor_unclear = No clear actor
    .statement = If both act at once the GM may say that there is no actor, and both declare openly. Unless the GM rules otherwise, the actor is the one whose turn it is.
rule-drd2-clash-tie_die = Tie without an actor: the higher die
    .statement = If there is no actor and the results are equal, the higher single counted die wins.
rule-drd2-clash-tie_sum = Then the higher sum of the dice
    .statement = If the highest dice are equal too, the higher sum of the counted dice wins; that is, on purpose, the lower level.
rule-drd2-clash-tie_lot = Finally a lot
    .statement = If the sums tie as well, lots are drawn: one die each, the higher wins, equals roll again.
rule-drd2-clash-describe = The winner describes
    .statement = The winner tells the loser what threatens: it rests on the success of the winner’s own declared action, and the consequence is exactly the declared one. Whether the loser missed or never got to act is the winner’s choice.
rule-drd2-clash-exhaust = What exhausting does
    .statement = The loser pays, and instead of what threatened anybody only the loser’s own Threat rises by 1; nothing worse can come of this action. The loser does not succeed by it, and the winner’s action partly took place.
rule-drd2-clash-no_cancel = Exhausting undoes nothing
    .statement = The loser’s description must start from how the winner succeeded: it may neither cancel the action nor force the loser’s own intent. The GM may ask for another; unless the GM rules otherwise it stands.
rule-drd2-clash-property = What the loser pays with
    .statement = The price is paid in the property the winning action acts upon. Ordinary skills act on their own property; magic and traps name theirs.
rule-drd2-clash-other_property = Acting on another property
    .statement = Rarely and for a good reason an action may act on another property; this is declared before the roll and the GM decides. Unless the GM rules otherwise it acts on the property of the skill that pays.
rule-drd2-clash-accept = Accepting in a clash
    .statement = If the loser accepts, the winner’s description and consequence hold in full.
rule-drd2-clash-bystander_target = A target that does not react
    .statement = If only a protector counteracts, the clash is between actor and protector. The silent target cannot exhaust, but the protector’s exhaustion averts the consequence for it too.

## The general clash

rule-drd2-general_clash-when = When a clash is general
    .statement = A general clash is one action against two or more counteractions, because it hits several who defend themselves or because several react. With a single counteraction it gives the same as a clash of two.
rule-drd2-general_clash-declare_order = Order of declaring
    .statement = First the actor declares, then the counteractors one by one, each hearing those before. Every counteraction must meet the three conditions against the actor’s action.
rule-drd2-general_clash-ask_order = Order of asking for counteractions
    .statement = There is one pass in the order of initiative, the highest first, without the actor and those not entitled to react. After it nobody may add a counteraction.
rule-drd2-general_clash-sort = Order of evaluation
    .statement = From the highest result down. Ties go to the actor; among counteractors to the higher single counted die, then to the higher sum of the counted dice, then to a lot or to what those tied agree on.
rule-drd2-general_clash-exclusive = Which actions exclude each other
    .statement = Two actions exclude each other if in the story they cannot both succeed; this is settled before rolling. Every counteraction excludes the actor’s action; about pairs of counteractions, comrades’ included, the GM decides. Unless the GM rules otherwise counteractions do not exclude each other.
rule-drd2-general_clash-step = One step
    .statement = The next in order wins if that action has not failed. Losers are all below whose actions exclude it, failed ones included, and their actions fail. The winner describes and may play mighty, each loser decides, the winner may play cunning, and the consequences apply at once.
rule-drd2-general_clash-failed_step = The turn of one who has failed
    .statement = Nothing comes of that action, but lower actions it excludes fail too. Those losers face nothing and may not exhaust.
rule-drd2-general_clash-loser_order = Order of the losers
    .statement = Within one step losers decide one by one, the higher result first, and each sees the payments and Threat of those before. Mighty is announced before the first decision.
rule-drd2-general_clash-sequential = Effects apply step by step
    .statement = Payments, rises of Threat, consequences and scars of one step already count in the next: a loser’s price may have risen in between.
rule-drd2-general_clash-wide_whole = A beaten wide action fails for all
    .statement = If even one defender beats a wide action, it fails against every target. If it is so agreed, it only loses the targets that defender protects.
rule-drd2-general_clash-midway_out = Eliminated within the clash
    .statement = Whoever is eliminated but still present goes on in this clash as a loser and may exhaust; an action of theirs not yet evaluated fails. Whoever is gone decides nothing more, and further consequences on them are story only.
rule-drd2-general_clash-no_double_win = One action, one win
    .statement = Each action is evaluated once and its consequence happens once, not once for every loser.

## Conflict and rounds

rule-drd2-conflict-definition = Conflict
    .statement = A conflict is a series of tests, challenges and clashes that follow from one another: a fight, an interrogation, a negotiation. Threat and Advantage carry over from one evaluation to the next.
rule-drd2-conflict-setup = Start of a conflict
    .statement = In this order: sides and roster, everybody’s Threat and its floor, starting Advantage, Fate, and the first round.
rule-drd2-conflict-join = Joining later
    .statement = A newcomer gets Threat on joining and acts from the next round on. If the GM says so, the newcomer acts last in this one.
rule-drd2-conflict-end_empty = End: one side has nobody left to play
    .statement = A conflict ends as soon as nobody on one side can play: all are eliminated, have left or are retired. This is checked after every evaluation; with more sides it ends when those remaining belong to one side or are not hostile. An eliminated character who can only defend keeps no side in play.
rule-drd2-conflict-end_agreement = End by agreement
    .statement = A conflict also ends when nothing is left to fight about: an accepted offer, a compromise, surrender, a greater danger. The GM may end it after every evaluation; without a ruling only a side whose tactics say so surrenders.
rule-drd2-conflict-end_clears = What ends with a conflict
    .statement = Everybody’s Advantage drops to 0, Threat is gone, and Fate left over is lost. Resources, scars, money and bans on repetition with a lasting reason remain.
rule-drd2-round-definition = Round
    .statement = A round is the time in which everybody in the conflict gets one turn. Each has at most one action from initiative in it, and any number of actions from defence under their conditions.
rule-drd2-round-length = Length of a round
    .statement = A round lasts from a second to hours, as the one with the highest initiative describes the first action; the others fit theirs into it. A turn of the story, or an action meant to drag things out, may change it. It affects no number.
rule-drd2-round-long_rounds = Rounds of days
    .statement = For rounds of whole days rest should be adjusted by a house rule. Normally nothing changes.
rule-drd2-round-end = End of a round
    .statement = A round ends when everybody has used or postponed the action from initiative and nobody declares anything more. Postponed initiative is lost, and in the next round everybody waits for a turn again.

## Initiative

rule-drd2-initiative-order = What initiative orders
    .statement = Within a round actions are declared from the highest initiative down.
rule-drd2-initiative-story = Order by the story
    .statement = If it is clear who drives events, say from ambush, the order follows the story, and one side agrees among itself. The GM decides; unless the GM rules otherwise dice decide every round, and only a side with surprise goes first in the first round.
rule-drd2-initiative-dice = Order by dice
    .statement = Those whose order is open roll two dice without a level; the higher goes first. They roll anew in every round that needs it.
rule-drd2-initiative-ties = Tied initiative
    .statement = On equal totals the higher single counted die goes first; if that ties too, a lot decides.
rule-drd2-initiative-mixed = Mixed order
    .statement = The GM may set some places by the story and have the rest rolled: those set first go before all who roll, those set last after them.
rule-drd2-initiative-per_combatant = Who rolls initiative
    .statement = Everybody taking part rolls for themselves; a swarm or a gang may be listed in the scene as one.
rule-drd2-initiative-fast = Approach: fast
    .statement = Announced before the initiative roll: three dice, the two highest count.
rule-drd2-initiative-slow = Approach: slow
    .statement = Announced before the initiative roll: three dice, the two lowest count.
rule-drd2-initiative-approach_cost = Price of an approach
    .statement = An approach costs 1 Soul per roll; a being pays 1 Fate if its Soul limit is at least 1; Advantage may pay, a self-inflicted scar may not. It is not a manoeuvre, there is one per roll, and it is refused to those placed by the story. It is announced in the order of the roster before any die.
rule-drd2-initiative-approach_magic = Approach by magic
    .statement = An approach granted by a friendly spell is free and optional; one forced by a hostile spell is free and must be used on every roll. While the spell lasts, the opposite approach is forbidden.

## Turns, reactions and defence

rule-drd2-turn-act = Your own turn
    .statement = Whoever is on turn and has not used the initiative may declare any action; that uses it.
rule-drd2-turn-react_initiative = Reacting with the action from initiative
    .statement = Whoever’s initiative is unused or postponed may counteract any declared action, also one aimed at somebody else. That uses the initiative, and the later turn is skipped.
rule-drd2-turn-one = Only one
    .statement = After the action from initiative is used there is no other this round.
rule-drd2-turn-defence_condition = Defence: only when directly threatened
    .statement = With initiative used you may counteract only what directly threatens or harms yourself, even merely by giving you away. Actions against comrades, enemies’ self-help and running for help do not count. The GM decides; unless the GM rules otherwise it is the targets of a harming action and those its declaration names.
rule-drd2-turn-defence_manoeuvre = Defence needs the manoeuvre
    .statement = Every counteraction from defence needs the defence manoeuvre, for 1 resource of the skill’s property. It is paid with the declaration and is that counteraction’s only manoeuvre.
rule-drd2-turn-defence_same_rules = Otherwise an ordinary counteraction
    .statement = Apart from these two restrictions it is a counteraction like any other: it may strike back, scar and eliminate, and the three conditions apply.
rule-drd2-turn-defence_count = Defend as often as you pay
    .statement = There may be any number of actions from defence in a round: one against each threatening action, each paid anew.
rule-drd2-turn-no_defence_before = No defence while initiative is unused
    .statement = Defence can be played only after this round’s action from initiative is gone. Whoever still has it, postponed or not, always uses it up by reacting.
rule-drd2-turn-postpone = Postponing initiative
    .statement = On your turn you may postpone: you keep the right to react to anybody with the action from initiative, all manoeuvres included, but you can no longer act by yourself this round.
rule-drd2-turn-postponed_lost = A chance missed
    .statement = If all others have used theirs and the one who postponed reacted to nothing, the round ends and that action is lost.
rule-drd2-turn-pass = Doing nothing
    .statement = Giving up a turn counts as postponing.
rule-drd2-turn-self_help_opposed = Opposing self-help
    .statement = An enemy’s action that threatens nobody, such as retreating, lowering its own Threat or carrying something off, can be countered only with unused initiative.

## Elimination and leaving

rule-drd2-elimination-definition = Elimination
    .statement = Once the failure is accepted, an eliminated character can take no further part in the conflict by itself until circumstances change markedly: killed, stunned, bound, arrested, lured away, routed. If it could go on with mere restrictions, the action is an ordinary one.
rule-drd2-elimination-declared = Declared before the roll
    .statement = Whether an action eliminates is decided at its declaration, and everybody knows it before reacting. It cannot be added or dropped later.
rule-drd2-elimination-credible = Elimination must be credible
    .statement = In the story the action must have the power to eliminate; the GM decides at the declaration. Unless the GM rules otherwise, skills of combat, fright and persuasion have it.
rule-drd2-elimination-by_counter = Counteractions may eliminate
    .statement = A counteraction, from defence too, may eliminate the actor; it may harm nobody else.
rule-drd2-elimination-accept = Accepted elimination
    .statement = Whoever cannot or will not exhaust against an elimination is out in the way the winner describes: gone, or still present. If nobody says, gone.
rule-drd2-elimination-size = No limit on its consequences
    .statement = What comes with an elimination follows from its form: a scar of any severity, above 3 too, or none. Unless the GM rules otherwise, none.
rule-drd2-elimination-threat_after = Threat after elimination
    .statement = Those who are gone have no Threat. For those still present the GM sets it anew; unless the GM rules otherwise it is 5.
rule-drd2-elimination-state = What the eliminated may still do
    .statement = No actions from initiative, no reacting for others, and initiative is lost at once. If still present, and if it makes sense in the story, they may react to what threatens themselves, from defence only and paying for the manoeuvre.
rule-drd2-elimination-return = Return
    .statement = If circumstances change markedly, say somebody cuts the bonds, the GM may bring an eliminated character back; initiative comes with the next round. Unless the GM rules otherwise nobody returns.
rule-drd2-elimination-exhaust = Exhausting against elimination
    .statement = The loser pays the normal price, own Threat rises by 1, and the elimination with everything that belongs to it is averted.
rule-drd2-elimination-backlash = Backlash
    .statement = Whoever exhausts against an elimination may also choose one: 1 Advantage, or Threat +1 for the one who tried to eliminate; declining is allowed. Each such loser chooses separately, and it applies at once.
rule-drd2-elimination-undefended = Eliminating one who does not defend
    .statement = Against a target that does not react an elimination is a test on 9 or more: success eliminates, the target cannot exhaust, and there is no backlash. On a failure the one who eliminates may exhaust.
rule-drd2-elimination-willing = Willing acceptance
    .statement = Even those able to pay may accept an elimination: common for flight or capture, rare for death. Its form is known beforehand.
rule-drd2-leaving-condition = Leaving needs the right moment
    .statement = An action may leave the conflict only if it is clear that no opponent could draw the character back in; the GM decides. Otherwise success just improves the situation and prepares the next attempt. Unless the GM rules otherwise the character must first disengage by a successful action; any opponent’s success against it undoes that.
rule-drd2-leaving-effect = Having left
    .statement = Whoever has left takes no further part and is no target any more; the Threat and Advantage of this conflict are gone.
rule-drd2-leaving-help = Helping others out
    .statement = Under the same conditions somebody else can be got out of the conflict.

## Manoeuvres

rule-drd2-manoeuvre-list = The five manoeuvres
    .statement = Defence, wide, precise, mighty and cunning. Everybody has all five; the last three are called basic.
rule-drd2-manoeuvre-cost = Price of a manoeuvre
    .statement = A manoeuvre costs 1 resource of the skill’s property, not of the property acted upon. A being pays 1 Fate if its limit there is at least 1, or Advantage.
rule-drd2-manoeuvre-one = At most one per action
    .statement = One action or counteraction carries at most one manoeuvre, unless equipment or a special ability allows more.
rule-drd2-manoeuvre-never_twice = Never the same twice
    .statement = The same manoeuvre cannot be played twice in one action, not even with the right to two. There is no fourth die.
rule-drd2-manoeuvre-pay_when_used = Paid when used
    .statement = A manoeuvre is paid for at the moment it is used; announcing it earlier binds nobody. Those who do not win can play neither mighty nor cunning and pay nothing for them.
rule-drd2-manoeuvre-defence = Defence
    .statement = Necessary for a counteraction from defence; declared and paid with it.
rule-drd2-manoeuvre-wide = Wide
    .statement = The action hits several targets, things or a larger area; it is declared with the action. Its bounds are the reach of the skill and what is credible.
rule-drd2-manoeuvre-wide_same = The same consequence for all
    .statement = A wide action has one consequence, identical for every target.
rule-drd2-manoeuvre-wide_area = Not needed for area actions
    .statement = An area action hits several targets without wide and may carry another manoeuvre.
rule-drd2-manoeuvre-wide_counter = Wide counteractions
    .statement = A counteraction may be wide too and help several targets of the action; it may still harm only the actor. From defence this takes the right to two manoeuvres.
rule-drd2-manoeuvre-precise = Precise
    .statement = Three dice are rolled and the two highest count. It is announced and paid after the declaration and before your own roll.
rule-drd2-manoeuvre-precise_order = Precise in a clash
    .statement = After all declarations the actor decides first, then the counteractors in order of declaration, each knowing the choices before. Then everybody rolls.
rule-drd2-manoeuvre-mighty = Mighty
    .statement = After the roll, when it is clear that you win, and before the loser decides: the loser’s exhaustion costs 1 more.
rule-drd2-manoeuvre-mighty_all = Mighty against several losers
    .statement = One payment raises the price for every loser of that step, since it is one manoeuvre of one action.
rule-drd2-manoeuvre-cunning = Cunning
    .statement = After the loser has accepted, the declared change of Threat, severity of a scar or Advantage is 2 instead of 1, for all it still affects.
rule-drd2-manoeuvre-cunning_same = Cunning only enlarges
    .statement = Cunning may add no new kind of consequence and nothing wholly different; what was declared is merely stronger. It cannot be played when the action changes only the story, has a special consequence, or eliminates.
rule-drd2-manoeuvre-in_tests = Manoeuvres in tests
    .statement = Precise always; wide with more than one target; cunning if the test changes Threat, scars or gives Advantage, after success, exhausted success included. Mighty only against a living mountain, defence never.
rule-drd2-manoeuvre-mighty_in_tests = Mighty in tests and the living mountain
    .statement = A being with the living mountain ability may exhaust against a successful test without having reacted: it pays its Threat, which rises by 1, and the consequence is averted. Only against such a being does mighty make sense in a test: it must pay 1 more.
rule-drd2-manoeuvre-in_challenges = Manoeuvres in challenges
    .statement = Precise always; defence if the action from initiative is used; wide only with the optional rule. Mighty and cunning never.
rule-drd2-manoeuvre-two = The right to two manoeuvres
    .statement = A talent allows up to two different manoeuvres in actions with its skill; a long weapon allows one more beside defence in melee. Each is paid for. Any other source must be listed in the scene.
rule-drd2-manoeuvre-free = Free manoeuvres
    .statement = A manoeuvre listed as free costs nothing with the skills named, but it still counts as the action’s manoeuvre.
rule-drd2-manoeuvre-very_cunning = Very cunning
    .statement = A character with this right enlarges the consequence by 2, to 3, instead of by 1. It costs 1 resource and counts as cunning.

## Penalties

rule-drd2-penalty-source = Where penalties come from
    .statement = A penalty usually comes from lasting magic and applies to one skill or to activities about as wide. It works on every action within them.
rule-drd2-penalty-imprecise = Imprecise
    .statement = Three dice are rolled and the two lowest count; the precise manoeuvre is forbidden.
rule-drd2-penalty-weak = Weak
    .statement = Exhausting against this character’s winning action costs 1 less, but at least 1; the mighty manoeuvre is forbidden.
rule-drd2-penalty-foolish = Foolish
    .statement = This character’s actions change no Threat and give no Advantage and no scars, and the cunning manoeuvre is forbidden. Eliminating and special consequences remain possible, but a scar that comes with an elimination does not apply. A loser may still exhaust.
rule-drd2-penalty-stack = Several penalties
    .statement = Different penalties apply together; the same one twice counts once.

## Scars

rule-drd2-scar-record = What a scar is
    .statement = A scar has a name, a property, a severity of 1 or more, and a note of what it hampers.
rule-drd2-scar-demand = A scar makes actions demanding
    .statement = Actions that a scar hampers have a demand equal to its severity, for heroes and beings alike. Of several scars or other reasons only the highest counts.
rule-drd2-scar-three_blocks = Severity 3 and more
    .statement = A demand of 3 or more usually makes the action impossible; at severity 3 the GM may leave it as demanding 3. Unless the GM rules otherwise it is impossible from 3 up.
rule-drd2-scar-scope = What a scar hampers
    .statement = This is settled when the scar is made and is about as wide as one skill; later the GM decides. Unless the GM rules otherwise it is the victim’s best skill under that property, or the whole property if there is none.
rule-drd2-scar-no_benefit = No useful scars
    .statement = By the rules a scar never helps: where it would be handy, its demand simply does not apply.
rule-drd2-scar-hero_ability = A hero’s ability falls
    .statement = The hero’s ability falls by the severity of the scar, and those resources cannot be recovered.
rule-drd2-scar-hero_clamp = Resources after a scar
    .statement = Resources are lost only if there are more of them than the new ability. With an inflicted scar this happens at once, with a self-inflicted one at the end of the action, so a resource may be spent first and scarred after.
rule-drd2-scar-being = Beings lose neither Fate nor limits
    .statement = A being’s scars lower neither Fate nor limits; they act only through demand and by becoming too many.
rule-drd2-scar-being_elimination = Too many scars
    .statement = When the severities of a being’s scars under one property add up to more than its limit, the being is eliminated at once: no exhaustion, no backlash. Equal is not enough.
rule-drd2-scar-inflict = Inflicting a scar
    .statement = A scar as the consequence of an action has severity 1, or 2 with cunning, and lies under the property acted upon.
rule-drd2-scar-over_three = Severity above 3
    .statement = Only exceptionally: when the target is wholly in somebody’s power, or with an elimination; the GM decides. Unless the GM rules otherwise, only with an elimination that lists it in the scene.
rule-drd2-scar-over_zero = Scars at ability 0
    .statement = A hero with ability 0 still takes scars inflicted by others: they hamper actions, and healing counts their full sum.
rule-drd2-scar-self = Self-inflicted scar
    .statement = A hero who lacks other resources or will not use them may, at any payment of an action, counteraction or reaction of their own, take a scar and gain resources of its property. Otherwise it is a scar like any other. Beings cannot.
rule-drd2-scar-self_yield = What a scar yields
    .statement = A scar of severity 1 gives 3 resources, 2 gives 4, 3 gives 5 and so on: always severity + 2.
rule-drd2-scar-self_property = The same property
    .statement = The resources of a scar belong to its property and in that action pay only for it: activations, demand, manoeuvres, exhaustion. Not an approach to initiative, which is no part of an action.
rule-drd2-scar-self_use_now = Use it now or lose it
    .statement = Resources of a scar not spent by the end of the action, that is of the whole test, challenge or clash, are lost.
rule-drd2-scar-self_one = One per property
    .statement = In one action a hero may take at most one self-inflicted scar of each property; scars of different properties are allowed.
rule-drd2-scar-self_raise = Deepening the scar
    .statement = Whoever needs more resources of the same property in the same action must deepen that scar: +1 severity is +1 resource.
rule-drd2-scar-self_floor = Never below ability 0
    .statement = A self-inflicted scar may be made or deepened only by as much as is left of the ability less scars.
rule-drd2-scar-self_combined = Scar resources may be mixed
    .statement = In one payment they may be joined with other resources, Advantage and the rest, and they may be divided over several payments of the action.

## Healing

rule-drd2-healing-natural = Natural healing
    .statement = Only between expeditions; the GM estimates how long it takes: light scars vanish in days, grave ones take up to months, and severity falls gradually. Unless the GM rules otherwise 1 to 0 takes 5 days, 2 to 1 takes 30 days and each higher step 60 days; all scars heal at the same time.
rule-drd2-healing-treatment = Treatment
    .statement = Some skills cure scars quickly, even on expedition. The GM says by how much the severity falls, without a roll of its own. In the Quick game it is not possible on expedition.
rule-drd2-healing-restores_ability = Healing gives room, not resources
    .statement = A lighter or healed scar raises the ability; only rest refills resources.

## Heroic death

rule-drd2-death-condition = When a hero may die heroically
    .statement = If a hero has to exhaust, lacks resources for the price, and would need a self-inflicted scar greater than the ability left allows, the hero may choose heroic death. A new scar would need a severity 2 less than what is missing, at least 1; deepening one takes as much as is missing. As long as the price can be paid otherwise, it is not offered.
rule-drd2-death-effect = What heroic death does
    .statement = It is an exhaustion without a price: everything the winning action threatened is averted for everybody, and the player has the say. It may stop there, end the whole conflict, or turn it decisively. There is no separate backlash.
rule-drd2-death-retire = The end of a hero’s career
    .statement = How it ends depends on the property that was to pay: Body by death or crippling, Soul by madness or a burnt-out mind, Influence by exile, dungeon, monastery or settling down.

## Quick game

rule-drd2-quick_game-scope = Quick game
    .statement = Optional, normally off: no special abilities, equipment rules, helpers or magic. A hero has a name, a race (without effect), occupations only as a bonus to rolls, abilities, a trait, and a reason for being a hero.
rule-drd2-quick_game-levels = Steps of the Quick game
    .statement = 1: only tests, challenges and clashes, no conflicts. 2 (the usual one): conflicts with rounds and the single manoeuvre defence. 3: the other manoeuvres too.
rule-drd2-quick_game-scars = Scars in the Quick game
    .statement = Inflicted and self-inflicted scars are allowed; they heal only between expeditions.
rule-drd2-quick_game-equipment = Equipment in the Quick game
    .statement = Things only decide whether an action is obvious, possible, demanding or impossible.

## Play without people

rule-drd2-simulation-information = What tactics see
    .statement = Everything open at that moment: everybody’s resources, Threat, Advantage, Fate and levels, and dice once rolled. Never future rolls or what others intend.
rule-drd2-simulation-capacity = Who can pay how much
    .statement = A hero: resources of the property, Advantage, and what is left of a scar; if tactics count on scars, also ability + 2 when the ability is at least 1 and the action has no scar of that property yet. A being: Advantage and the lesser of limit and Fate; a helper Bond as well. Somebody can be finished if the price (Threat, +1 if the attacker can play mighty, −1 under the weak penalty, at least 1) is more than that.
rule-drd2-simulation-turn = What tactics do on their turn
    .statement = In this order: if it is time to flee, disengage or leave; if Threat has reached the number set and is above its floor, lower it by 1; otherwise choose a target and eliminate or attack; with nobody to attack, postpone.
rule-drd2-simulation-target = Whom tactics choose
    .statement = Of the enemies in play first one who can be finished, then the highest Threat, then the one who can pay least, and last the order of the roster. They may also choose at random.
rule-drd2-simulation-skill = Which skill tactics use
    .statement = Of the skills listed for attack, defence and recovery the one with the highest level, then the lowest demand, then the first listed. Without a list, the best there is. The action acts on the skill’s own property unless something else is given.
rule-drd2-simulation-react = How tactics react
    .statement = Normally they counter every harming action aimed at them, with initiative while they have it and then with defence. They may also protect comrades, and beyond that hinder enemies’ self-help (both with initiative only), or never react. They strike (Threat +1 on the actor, or elimination), avoid (own Threat −1) or merely block; a protector who is no target does not avoid.
rule-drd2-simulation-exhaust = When tactics exhaust
    .statement = When what threatens is on their list and they can pay. Against an elimination they pay anything; otherwise only up to the highest price and if the reserve remains (normally price 3, reserve 2). Tests have a setting of their own.
rule-drd2-simulation-scar = When tactics scar themselves
    .statement = Only to exhaust, when nothing else suffices, the setting covers what threatens, and the severity is within bounds. Heroic death only against elimination and if it is allowed.
rule-drd2-simulation-eliminate = When tactics try to eliminate
    .statement = Never, only when the target can be finished at the declaration (the usual way), from a given Threat of the target up, or always.
rule-drd2-simulation-manoeuvres = Which manoeuvres tactics play
    .statement = Normally precise for their own eliminations and against one; mighty when just that lifts the price above what a loser can pay; cunning when the target can be finished after it; wide never; defence against a scar or worse. One per action: if only mighty makes finishing possible, it is kept and precise is not played.
rule-drd2-simulation-other_choices = Other choices of tactics
    .statement = Backlash is normally Threat +1 on the attacker; no approach (otherwise it is paid while Soul is above the reserve); initiative is not postponed, exhaustion is not described, and whoever they eliminate is gone.
rule-drd2-simulation-end = When tactics give up
    .statement = If a share of members out of play is set at which a side surrenders, the conflict then ends by agreement as its defeat. If a bound for flight is set and a character can pay less than that in Body, it flees. After 30 rounds (or another number) the result is undecided.
rule-drd2-simulation-report = Forecast
    .statement = It gives for each side the chance of winning and of no decision and the number of rounds; for heroes resources spent, scars, elimination and exhaustions; for a side of beings the Fate left; and the manoeuvres played and the shares of tests, clashes of two and general clashes. The same seed always gives the same.
rule-drd2-simulation-presets = Ready-made tactics
    .statement = Standard, cautious and ruthless. Any part of them can be changed separately.
