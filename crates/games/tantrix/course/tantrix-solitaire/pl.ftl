line-title = Wydłuż linię
line-task = Czternaście płytek przychodzi po jednej, a każdą dokładasz tak, by stykające się kolory się zgadzały. Celem jest jedna czerwona linia przez wszystkie. Wydłuż ją.
line-hint = Obróć płytkę tak, by jej czerwona ścieżka przedłużyła czerwoną linię.
line-done = O to właśnie chodzi: czerwona linia musi biec dalej.
line-failed = Czerwona linia się nie wydłużyła.

open-title = Zostaw końce wolne
open-task = Puste miejsce z trzema płytkami wokół jest wymuszone: następna pasująca płytka musi tam trafić. Wydłuż czerwoną linię i nie stwórz takiego miejsca.
open-hint = Połóż płytkę na zewnątrz, gdzie będzie miała mało sąsiadów.
open-done = Czerwona linia jest dłuższa, a następną płytkę położysz, gdzie zechcesz.
open-failed = Czerwona linia się nie wydłużyła.
open-failed-third = Jakieś miejsce ma teraz wokół trzy płytki: następna pasująca musi tam trafić.

forced-title = Wypełnij wymuszone miejsce
forced-task = Ta płytka pasuje na dwa wymuszone miejsca, więc na jedno z nich musi trafić. Wybierz to, które pomoże czerwonej linii.
forced-hint = W jednym z nich czerwona linia przejdzie przez płytkę.
forced-done = Wymuszone, a jednak pożyteczne.
forced-failed = Na jedno z nich musiała trafić, ale drugie wydłużyłoby czerwoną linię.

join-title = Połącz części
join-task = Nie każda płytka przedłuża linię, niektóre czekają na połączenie. Teraz możesz: połącz dwie czerwone linie.
join-hint = Dwa czerwone końce wychodzą po lewej na to samo puste miejsce.
join-done = Znów jedna dłuższa linia.
join-failed = W twojej płytce muszą się spotkać dwie czerwone linie.

eight-title = Osiem w linii
eight-task = Na razie linia biegnie przez każdą płytkę: czerwona ma ich siedem. Zrób osiem.
eight-hint = Linia ma koniec po lewej.
eight-done = Osiem z czternastu i jak dotąd nic nie przepadło.
eight-failed = Czerwona linia ma wciąż siedem płytek.

ahead-title = Myśl o następnej płytce
ahead-task = Dwie płytki, dwa kroki: wydłuż linię do siedmiu. Patrz, dokąd po pierwszej kieruje się jej koniec.
ahead-hint = Pierwszą płytkę połóż po prawej na dole, wolnym czerwonym końcem z dala od innych.
ahead-done = Siedem. Zostaw wolny koniec, a możesz iść dalej.
ahead-failed = To nie siedem. Zostaw czerwony koniec tam, gdzie jest miejsce.

blue-title = Inny kolor
blue-task = Kolor możesz wybrać przed rozpoczęciem. Tutaj to niebieski: połącz dwie niebieskie linie.
blue-hint = Spójrz pod środek: dwa niebieskie końce wychodzą na to samo miejsce.
blue-done = Niebieskie połączone. Każdy kolor kryje w tych samych płytkach własną łamigłówkę.
blue-failed = Żadne dwie niebieskie linie się nie połączyły.

loop-title = Zamknij pętlę
loop-task = Trudniejsza jest pętla: wtedy liczy się tylko zamknięta czerwona linia. Zamknij małą, żeby zobaczyć, jak to działa.
loop-hint = Trzy płytki po prawej już zakręcają wokół jednego miejsca.
loop-done = Pętla! Prawdziwym celem jest oczywiście jedna przez wszystkie czternaście.
loop-failed = Czerwona linia jest wciąż otwarta.

finish-title = Przez wszystkie czternaście
finish-task = Jedenaście płytek leży w jednej linii, a trzy dopiero przyjdą. Poprowadź czerwoną linię przez wszystkie czternaście.
finish-hint = Zacznij po lewej, obok ostatniej płytki, i zostaw koniec tam, gdzie zmieszczą się jeszcze dwie.
finish-done = Czternaście z czternastu: rozwiązane! Umiesz już układać pasjansa.
finish-failed = Jedna płytka została z boku. Każda z trzech musi przedłużać linię.
