### Chyby toho, čeho je moc nebo co nejde ukázat.

problem-control-characters = v textu jsou znaky, které řídí terminál a nejsou vidět
    .remedy = smaž je
problem-bad-mark = tohle na plánu nemůže být značka
    .remedy = dej jedno písmeno, číslici nebo jiný viditelný znak, který neznamená terén
problem-large-map = mapa je větší, než se hraje
    .remedy = nakresli nejvýš 200 políček na každou stranu
problem-replay-not-offered = zaznamenanou odpověď tu dnešní pravidla nenabízejí
    .remedy = přehraj hru verzí, která ji uložila
problem-bad-id = tohle nemůže být klíč
    .remedy = napiš ho malými písmeny bez háčků a čárek, číslicemi, spojovníkem a podtržítkem, třeba goblin_2; jméno může být jakékoli
problem-bad-seat = takové místo u stolu není
    .remedy = napiš gm, nebo player: a za ním jméno hráče, třeba player:anna
