game-over = Partie skončila, nikdo už nemůže táhnout.
not-a-move = „{ $text }“ není tah této hry. { $hint }
not-your-move = Tento tah teď zahrát nelze.
no-draws = V této hře se nic nelosuje.
not-drawable = { $draw } teď vylosovat nelze.

spec-malformed = „{ $text }“ není jméno hry. Píše se třeba kamon nebo snekagon(side=5).
spec-other-game = „{ $name }“ není jméno hry { $game }.
spec-unknown-option = { $game } nemá volbu „{ $option }“. { $known }
spec-unknown-value = { $game } nemůže mít { $option }={ $value }. { $known }
spec-option-twice = Volba „{ $option }“ je uvedena dvakrát.
known-options = Možné volby: { $options }.
known-no-options = Tato hra nemá žádné volby.

seat = Hráč { $number }

yes = Ano
no = Ne

why-wins = Ihned vyhrává.
why-only = Je to jediný možný tah.
