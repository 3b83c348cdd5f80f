### Karta tvora, jak ji vypisuje bestiář.

card-head = { $kind ->
    [pc] Postava hráče
    [npc] Vedlejší postava
   *[monster] Netvor
}, úroveň { $level }, velikost { $size }
card-body = OČ { $ac }, životy { $hp }, pohyb { $move } m, útok { $hit }, záchranné číslo { $save }{ $morale_known ->
    [yes] , morálka { $morale }
   *[no] { "" }
}
card-weapon = { $name }: { $damage }, { $far_known ->
    [yes] dostřel { $far } m
   *[no] dosah { $reach } m
}{ $more }
card-two-hands = obouruční
card-lasting = potom { $what } každé kolo
card-multi = Jednou akcí: { $what }
card-spells = Kouzla (energie { $points }): { $what }
card-items = Věci: { $what }
card-resist = Odolává: { $what }
card-immune = Nic mu neudělá: { $what }
card-weak = Dvojnásobek utrpí: { $what }
card-infravision = infravize { $metres } m
card-fearless = morálku neověřuje
card-survival = umí přežít v přírodě
card-lockpick = otevírá zámky
card-cannot_swim = neumí plavat
card-breathes_water = dýchá pod vodou
card-flies_by_magic = létá kouzlem
card-leader = vůdce
card-needs-nothing = nejí a nepije

size-tiny = drobná
size-small = malá
size-medium = střední
size-large = velká
size-huge = obrovská
