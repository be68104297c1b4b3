match-title = Prowadź dalej swoją linię
match-task = Twój kolor to czerwony. Dołóż płytkę do pierwszej: kolory stykających się boków muszą się zgadzać. Zrób to tak, by przez obie płytki biegła czerwona linia.
match-hint = Czerwona linia wychodzi z pierwszej płytki u góry. Połóż tam płytkę z czerwonym i obróć ją tak, by czerwony zszedł się z czerwonym.
match-done = Czerwona linia przez dwie płytki. Na końcu liczy się najdłuższa.
match-failed = Kolory się zgadzają, ale czerwona linia nie biegnie przez obie płytki.

five-title = Linia z pięciu
five-task = Teraz twój kolor to niebieski. Najdłuższa niebieska linia ma cztery płytki, wydłuż ją do pięciu.
five-hint = Prześledź niebieską linię do obu końców. Wystarczy dołożyć tam płytkę z niebieskim.
five-done = Pięć. Po każdej położonej płytce dobierasz nową, więc zawsze masz ich sześć.
five-failed = Najdłuższa niebieska linia jest wciąż krótsza. Zobacz, gdzie się kończy.

forced-title = Wymuszone miejsce
forced-task = Puste miejsce z trzema płytkami wokół jest wymuszone: kto ma pasującą płytkę, musi je najpierw wypełnić. Są dwa, a kolejność wybierasz ty. Zacznij od tego, które wydłuży twoją czerwoną linię.
forced-hint = Możesz teraz położyć dwie ze swoich płytek. Tylko jedna przedłuża czerwoną linię.
forced-done = Wymuszone, a jednak dla ciebie dobre. Potem przyjdzie twój wolny ruch.
forced-failed = To wypełniło drugie miejsce. Też było wymuszone, ale czerwonej linii nic nie daje.

fill-title = Wybierz właściwe wypełnienie
fill-task = Do wymuszonych miejsc pasuje kilka płytek. Twój kolor to zielony: wybierz wypełnienie, które połączy dwie zielone linie.
fill-hint = Zobacz, przy którym wymuszonym miejscu spotykają się zielone końce.
fill-done = Z dwóch linii jedna, i to płytką, którą i tak trzeba było położyć.
fill-failed = To wypełnienie nie łączy zielonych linii.

join-title = Połącz dwie linie
join-task = Grasz zielonym i masz wolny ruch: dowolna pasująca płytka, gdziekolwiek. Połącz dwie zielone linie.
join-hint = Dwa zielone końce wychodzą po prawej na to samo puste miejsce.
join-done = Łączenie to najszybszy sposób na długą linię.
join-failed = Żadne dwie zielone linie się nie połączyły. Na które miejsce wychodzą dwa zielone końce?

barred-title = Uważaj na ograniczenia
barred-task = Dopóki w worku są płytki, żadna nie może zostawić luki w rzędzie ani sprawić, by miejsce sąsiadowało z jednym kolorem trzy razy. Dlatego miejsca zaznaczone na czerwono zostają na razie puste. Wydłuż czerwoną linię gdzie indziej.
barred-hint = Czerwona linia kończy się też u góry.
barred-done = Brawo. Plansza pokazuje, co wolno położyć, a gdy czegoś nie wolno, mówi dlaczego.
barred-failed = Twoja czerwona linia nie jest dłuższa. Spróbuj u góry.

forces-title = Stwórz wymuszone miejsce
forces-task = Nowe wymuszone miejsce zajmie przeciwnika, jeśli ma pasującą płytkę. Wydłuż czerwoną linię i tą samą płytką stwórz wymuszone miejsce.
forces-hint = Połóż płytkę tak, by jakieś puste miejsce zyskało trzeciego sąsiada.
forces-done = Linia jest dłuższa i przybyło miejsce, które może trzeba będzie wypełnić.
forces-failed = Jedno i drugie naraz: dłuższa czerwona linia i o jedno wymuszone miejsce więcej.
forces-failed-unforced = Czerwona linia jest dłuższa, ale żadne nowe miejsce nie ma wokół trzech płytek.
forces-failed-short = Jest nowe wymuszone miejsce, ale czerwona linia się nie wydłużyła.

again-title = Jeszcze jedna płytka
again-task = Po wolnym ruchu znów wypełnia się wymuszone miejsca, także te właśnie stworzone. Stwórz takie, które wypełnisz samodzielnie: położysz od razu kolejną płytkę.
again-hint = Znajdź pole, obok którego powstanie wymuszone miejsce, i sprawdź, czy pasuje tam któraś z twoich płytek.
again-done = Wciąż twój ruch. Sprytni gracze kładą tak nawet trzy czy cztery płytki z rzędu.
again-failed = Twoja tura się skończyła: żadna twoja płytka nie pasuje do wymuszonego miejsca.
again-failed-unforced = To nie stworzyło wymuszonego miejsca, więc twoja tura się skończyła.

loop-title = Zrób pętlę
loop-task = Zamknięta pętla daje dwa punkty za płytkę. Twój kolor to zielony: zamknij ją.
loop-hint = Zielona linia obiega środek. Brakuje jednego miejsca po lewej u góry.
loop-done = Pętla: dwa razy więcej punktów niż linia tej samej długości.
loop-failed = Zielona linia jest wciąż otwarta. Gdzie spotykają się jej końce?

last-title = Ostatnia płytka
last-task = Worek jest pusty: ograniczenia już nie obowiązują, liczą się tylko kolory. Grasz zielonym, a to ostatnia płytka partii. Wygraj.
last-hint = Twoja najdłuższa zielona linia ma koniec u góry.
last-done = Najdłuższa linia wygrywa. Umiesz już grać w Tantrix!
last-failed = To nie wystarczyło. Wydłuż swoją najdłuższą zieloną linię.
