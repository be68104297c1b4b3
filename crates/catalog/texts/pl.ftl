unknown-game = Nie ma gry „{ $name }”. Dostępne gry: { $known }.
no-such-slot = Nie ma tam czego zamienić.

not-a-game = Ten wiersz nie jest zapisem partii: { $error }.
record-too-new = Ten zapis ma wersję formatu { $found }; ten program czyta najwyżej wersję { $known }.
differs-turn = Ruch ma gracz { $ours }, nie { $theirs } (kreska oznacza koniec gry).
differs-count = Możliwych ruchów jest { $ours }, nie { $theirs }.
differs-hash = Możliwych ruchów jest tyle samo, ale innych: ich skrót to { $ours }, nie { $theirs }.
differs-scores = Punkty to { $ours }, nie { $theirs }.
differs-reason = Powód końca to { $ours }, nie { $theirs }.

tree-unplayable = W wariancie „{ $line }”: { $fault }
tree-spelling = Zasady zapisują to jako „{ $usual }”.
tree-record-draw = W zapisie partii nie notuje się losowań; musi je zawierać układ.
tree-not-begun = Ta partia w ogóle się nie zaczęła, więc nie ma ani układu, ani ruchów.

tally = { $tally }.
tally-because = { $tally }: { $reason }.

bot-1 = Wężyk
bot-2 = Padalec
bot-3 = Zaskroniec
bot-4 = Grzechotnik
bot-5 = Anakonda
bot-6 = Bazyliszek
bot-7 = Hydra
bot-8 = Uroboros
bot-suits-1 = Na pierwszą partię w życiu i dla dzieci.
bot-suits-2 = Znasz zasady i chcesz czasem wygrać.
bot-suits-3 = Masz za sobą kilka partii.
bot-suits-4 = Grasz regularnie i w porę widzisz groźby.
bot-suits-5 = Liczysz kilka ruchów naprzód.
bot-suits-6 = Dobrze znasz grę i planujesz.
bot-suits-7 = Prawie zawsze wygrywasz, także z ludźmi.
bot-suits-8 = Najlepszy, jakiego mamy. Przegrywają z nim nawet mistrzowie – i uczą się od niego.

review-solo = W tej grze dla jednej osoby nie ma wyniku do osiągnięcia: nie da się jej przejrzeć.
review-empty = Nie wykonano żadnych ruchów: nie ma czego przeglądać.

no-lesson = Tego kroku kursu nie da się odczytać: „{ $what }”.
lesson-over = Ten krok już się skończył.
