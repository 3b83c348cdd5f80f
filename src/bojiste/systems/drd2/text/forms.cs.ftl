### Zásah vlastními slovy: co který dělá (g samo o sobě) a jak se mu říká.

hand-scar = dostane Jizvu
    .words = jizva
hand-heal = vyléčí Jizvu
    .words = vyleč léčí
hand-lock = akci nesmí zkoušet znovu
    .words = zamkni
hand-unlock = smí to zkusit znovu
    .words = odemkni
hand-removed = je vyřazen
    .words = vyřazen vyřazena
hand-present = zůstává na scéně
    .words = zůstává
hand-back = vrátí se do hry
    .words = zpět zpátky
hand-fate = nastaví Sudbu
    .words = sudba
hand-join = přichází
    .words = přidej přichází
hand-danger = spustí nebezpečí
    .words = nebezpečí
