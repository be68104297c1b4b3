request-unreadable = Silnik nie odczyta tego żądania; zatrzymuje się na znaku { $column }.
position-too-long = Pozycja może mieć najwyżej { $most } ruchów.
level-unknown = Nie ma poziomu { $level }; boty mają poziomy od 1 do 8.
nobody-to-move = Tutaj nikt nie jest na ruchu.
no-solver = Tej gry nie da się dokładnie rozwiązać.
no-limit = Obliczenia potrzebują jakiegoś ograniczenia.
too-many-games = Naraz można rozegrać najwyżej { $most } losowych gier.
memory-not-sensible = Silnik może użyć od { $least } do { $most } bajtów pamięci.
