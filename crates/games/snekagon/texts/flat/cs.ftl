
summary = Skládejte dílky koncem ke konci.
goal = Vyhrává nejdelší had – nesmí se větvit ani dotknout sám sebe.
hint = Vyberte dílek a pak pole, kam ho položíte.
move-hint = Tah jsou pole podél dílku, třeba f6 nebo d4-d5-e5-e6.
overlay = Ukázat, kam mohou hadi ještě růst
option-side = Kolik polí má strana plánu?

red = Červený
green = Zelený
letters = R je Červený, G Zelený; pod plánem jsou délky jejich nejdelších hadů a dílky, které jim zbývají.

setup-nothing = „{ $text }“ není rozložení Snekagonu. Nic v něm není náhodné, a proto se místo rozložení píše spojovník: -.
