
summary = Układaj płytki koniec do końca i zbuduj węża dłuższego niż przeciwnik; wąż nie może się rozgałęziać ani dotykać samego siebie.
move-hint = Ruch to pola wzdłuż płytki, na przykład f6 albo d4-d5-e5-e6.
option-side = ile pól ma bok planszy

red = Czerwony
green = Zielony

setup-nothing = „{ $text }” nie jest układem Snekagonu. Nic w nim nie jest losowe, więc jego układem jest myślnik: -.
