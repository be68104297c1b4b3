first-title = Zacznij w środku
first-task = Czerwony zaczyna pojedynczym sześciokątem, gdziekolwiek. Może rosnąć w każdą stronę, więc daj mu miejsce: połóż go na środkowym polu albo obok.
first-hint = Liczy się siedem pól w środku planszy.
first-done = Dobry początek: wąż może rosnąć we wszystkich sześciu kierunkach.
first-failed = To daleko od środka. Spróbuj bliżej.

extend-title = Przedłuż węża
extend-task = Teraz połóż płytkę tak, by dotykała twojego sześciokąta: powstanie jeden dłuższy wąż. Płytki można obracać i odwracać.
extend-hint = Wybierz dowolną płytkę i przyłóż jej koniec do pojedynczego sześciokąta.
extend-done = Jeden wąż. Nigdy nie może się rozgałęzić ani dotknąć samego siebie.
extend-failed = To początek drugiego węża. Połóż płytkę tuż obok swojego sześciokąta.

found-title = Załóż drugiego węża
found-task = Płytka, która nie przedłuża żadnego twojego węża, nie może dotykać niczego, ani twojego, ani przeciwnika. Załóż drugiego węża.
found-hint = Górna część planszy jest pusta.
found-done = Drugi wąż. Później jedna płytka może je połączyć.
found-failed = To przedłużyło węża. Trzymaj się z dala od wszystkiego, co leży na planszy.

grow-title = Siedem pól
grow-task = Twój wynik to długość najdłuższego węża. Jedną płytką wydłuż go do siedmiu pól.
grow-hint = Masz trzy. Wystarczy płytka z czterech pól na dowolnym końcu.
grow-done = Siedem pól. Na końcu wygrywa najdłuższy wąż.
grow-failed = Jest krótszy niż siedem. Długie płytki są najcenniejsze, póki jest miejsce.
grow-failed-second = To początek drugiego węża. Dołącz płytkę do któregoś końca pierwszego.

bend-title = Zakręt
bend-task = Tam, gdzie płytki się łączą, wąż idzie prosto albo skręca o 60 stopni, nigdy ostrzej. Wydłuż prawy koniec do co najmniej ośmiu pól.
bend-hint = Z ostatniego pola idź wzdłuż brzegu w górę albo w dół, płytką z trzech lub czterech pól.
bend-done = Za róg, i żadne trzy pola się nie stykają.
bend-failed = Wydłuż prawy koniec, co najmniej o trzy pola.
bend-failed-second = To początek drugiego węża. Dołącz płytkę do prawego końca pierwszego.

touch-title = Blisko przeciwnika
touch-task = Płytka, która przedłuża twojego węża, może dotykać węża przeciwnika. Zrób to: odbiera mu miejsce do wzrostu.
touch-hint = Płytka musi dotykać twojego sześciokąta i któregoś zielonego.
touch-done = Po tej stronie zielony wąż ma teraz mniej miejsca.
touch-failed = To początek drugiego węża. Dotknij obu: swojego węża i zielonego.
touch-failed-apart = To przedłuża twojego węża, ale płytka nie dotyka zielonego.

join-title = Połącz dwa węże
join-task = Jedna płytka może połączyć dwa twoje węże, koniec z końcem. Zrób z nich jednego.
join-hint = W prostej linii są między nimi trzy wolne pola. Możesz też pójść naokoło.
join-done = Z dwóch węży jeden: połączenia dają największe skoki.
join-failed = Wciąż są dwa. Oba końce płytki muszą dotykać twoich węży.

ring-title = Zamknij pierścień
ring-task = Wąż może ugryźć się we własny ogon. Zamknij pierścień.
ring-hint = U góry pierścienia brakuje dwóch pól.
ring-done = Pierścień z sześciu pól, mniejszego nie ma. Liczą się wszystkie.
ring-failed = Wąż jest wciąż otwarty. Połącz oba jego końce.

open-title = Lepiej nie pierścień
open-task = Pierścień już nigdy nie urośnie. Póki masz w ręku większość płytek, lepiej pozostać otwartym: wydłuż węża do ośmiu pól.
open-hint = Płytka z czterech pól na dowolnym końcu.
open-done = Osiem, a oba końce wciąż są wolne.
open-failed = To mniej niż osiem. Dodaj na jednym końcu płytkę z czterech pól.
open-failed-ring = Krótki pierścień już nigdy nie urośnie. Idź po osiem pól i zostaw oba końce wolne.
open-failed-second = To początek drugiego węża. Dołącz płytkę do któregoś końca pierwszego.

hold-title = Powstrzymaj przeciwnika
hold-task = Zielonemu została jedna płytka z czterech pól i chce nią połączyć dwa węże. Połóż płytkę tak, by nie przekroczył ośmiu pól.
hold-hint = Zielone węże są blisko siebie po lewej. Połóż płytkę między nimi.
hold-done = Zielony zostaje krótki. Miejsce zabrane jest warte tyle co wykorzystane.
hold-failed = Zielonemu wciąż się to udaje: zobacz, jak jedną płytką łączy dwa węże.

again-title = Dwa ruchy z rzędu
again-task = Kto nie może wykonać ruchu, jest pomijany do końca partii. Zielonemu została tylko prosta trójka: zabierz jej ostatnie miejsce, a sobie jedno zostaw.
again-hint = Zielony mógłby jeszcze położyć płytkę w lewym dolnym rogu.
again-done = Zielony skończył, a ty grasz dalej.
again-failed = Zielony wciąż może wykonać ruch: zobacz, gdzie mieści się jego płytka.

win-title = Ostatnia płytka
win-task = Zostało niewiele miejsc. Grasz czerwonymi: znajdź wygrywający ruch.
win-hint = Wydłuż swojego długiego węża ze środka w lewo, ku górze, tak, by zielony cię nie dogonił.
win-done = Najdłuższy wąż wygrywa. Umiesz już grać w Snekagon!
win-failed = Zielony jest na końcu co najmniej równie długi. Szukaj kolejnych pól dla najdłuższego węża.
