
summary = Układaj płytki końcami do siebie.
goal = Wygrywa najdłuższy wąż – nie może się rozgałęziać ani dotykać sam siebie.
hint = Wybierz płytkę, a potem pola, na których ją położysz.
move-hint = Ruch to pola wzdłuż płytki, na przykład f6 albo d4-d5-e5-e6.
overlay = Pokaż, dokąd węże mogą jeszcze rosnąć
option-side = Ile pól ma bok planszy?

red = Czerwony
green = Zielony
letters = R to Czerwony, G Zielony; pod planszą są długości ich najdłuższych węży i płytki, które im zostały.

setup-nothing = „{ $text }” nie jest układem Snekagonu. Nic w nim nie jest losowe, więc zamiast układu pisze się łącznik: -.
