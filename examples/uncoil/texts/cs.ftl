summary = Lezte vpřed, nikdy se nedotkněte sami sebe a druhému hadovi nenechte cestu ven.
goal = Zahrajte poslední tah: kdo nemůže táhnout, prohrál.
hint = Vyberte zakroužkované pole vedle hlavy svého hada.
move-hint = Tah je pole, na které se posune hlava vašeho hada, třeba d6.
option-side = Kolik polí má strana plánu?

red = Červený
green = Zelený
cell-free = volné pole
cell-dead = volné pole, na které se už žádný had nedostane
cell-hole = díra
snake = { $name }: had dlouhý { $length ->
    [one] jedno pole
    [few] { $length } pole
   *[other] { $length } polí
}

hole = Na poli { $cell } je díra.
taken = Na poli { $cell } už leží had.
too-far = Pole { $cell } nesousedí s hlavou vašeho hada, která je na { $head }.
touches = Na poli { $cell } by se váš had dotkl sám sebe.

no-holes = „{ $text }“ není rozložení Uncoilu. Rozložení je pole jedné díry, třeba d5; druhá díra leží naproti. Dírou nemůže být střed ani rohy, ve kterých hadi začínají.
