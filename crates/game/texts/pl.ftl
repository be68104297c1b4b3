game-over = Partia jest skończona, nikt nie może już wykonać ruchu.
not-a-move = „{ $text }” nie jest ruchem w tej grze. { $hint }
not-your-move = Tego ruchu nie można teraz wykonać.
no-draws = W tej grze niczego się nie losuje.
not-drawable = Nie można teraz wylosować { $draw }.

spec-malformed = „{ $text }” nie jest nazwą gry. Pisze się na przykład kamon albo snekagon(side=5).
spec-other-game = „{ $name }” nie jest nazwą gry { $game }.
spec-unknown-option = { $game } nie ma opcji „{ $option }”. { $known }
spec-unknown-value = { $game } nie może mieć { $option }={ $value }. { $known }
spec-option-twice = Opcja „{ $option }” jest podana dwa razy.
known-options = Możliwe opcje: { $options }.
known-no-options = Ta gra nie ma żadnych opcji.

seat = Gracz { $number }

yes = Tak
no = Nie

why-wins = Od razu wygrywa.
why-only = To jedyny możliwy ruch.
