
summary = Pokládejte dílky koncem ke konci a postavte delšího hada než soupeř; had se nesmí větvit ani dotýkat sám sebe.
move-hint = Tah jsou pole podél dílku, třeba f6 nebo d4-d5-e5-e6.
option-side = kolik polí má strana plánu

red = Červený
green = Zelený

setup-nothing = „{ $text }“ není rozložení Snekagonu. Nic v něm není náhodné, proto je jeho rozložením pomlčka: -.
