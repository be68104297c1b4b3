floor-title = Kilka plansz
floor-task = Plansz jest tyle, ilu graczy, i są jednakowe. Dwie dziury to oczy: niczego się na nich nie kładzie. Załóż pierwszego węża na planszy 2.
floor-hint = Wybierz dowolną płytkę i połóż ją na drugiej planszy. Na małym ekranie naciśnij najpierw 2 nad planszą.
floor-done = Twój wąż jest na planszy 2. Na planszę 1 może przejść później.
floor-failed = To plansza 1. Połóż płytkę na drugiej.

extend-title = Przedłużanie
extend-task = Na jednej planszy gra się jak w Snekagonie: płytka dołącza do końca węża. Przedłuż swojego węża na planszy 1.
extend-hint = Przyłóż płytkę do jednego z dwóch końców, na tej samej planszy.
extend-done = Dłuższy wąż na tej samej planszy.
extend-failed = Zostań na planszy 1 i dołącz do któregoś końca węża.

drill-title = Przewierć się dalej
drill-task = Wąż może uciec: połóż na planszy 2 płytkę, której koniec leży na tym samym polu co koniec twojego węża na planszy 1, i przewierć oba pola.
drill-hint = Twój wąż kończy się na f4 i f7. Połóż na planszy 2 płytkę z końcem na jednym z tych pól i wybierz wiercenie.
drill-done = Przewiercone. Do długości liczą się oba pola.
drill-failed = Nie ma wiercenia. Koniec płytki musi leżeć na f4 lub f7 planszy 2.

eight-title = Osiem pól
eight-task = Wygrywa najdłuższy wąż na wszystkich planszach razem, a liczą się oba pola wiercenia. Wydłuż węża do co najmniej ośmiu pól, na dowolnej planszy.
eight-hint = Masz cztery. Wystarczy płytka z czterech lub pięciu pól, dołączona albo przewiercona.
eight-done = Osiem. Na dwóch planszach prawie zawsze jest dokąd iść.
eight-failed = To mniej niż osiem. Użyj dłuższej płytki.
eight-failed-second = To początek drugiego węża. Dołącz płytkę do tego, którego masz, albo ją do niego przewierć.

onward-title = Przewiercony koniec jest zamknięty
onward-task = Tam, gdzie płytka jest przewiercona, nic już nie dołączy. Wąż z sześciu pól rośnie z dwóch pozostałych końców: wydłuż go do co najmniej dziewięciu.
onward-hint = Wolne końce to f4 na planszy 1 i f8 na planszy 2.
onward-done = Tak jest, wąż rośnie z wolnych końców.
onward-failed = Jeszcze nie dziewięć. Dodaj trzy pola na wolnym końcu.
onward-failed-second = To początek kolejnego węża. Wolne końce twojego to f4 na planszy 1 i f8 na planszy 2.

single-title = Pojedynczy sześciokąt jako przegub
single-task = Pojedynczy sześciokąt jest tu zwykłą płytką, a jednak szczególną: po jednym wierceniu pozostaje otwarty we wszystkie strony. Przewierć go do swojego węża.
single-hint = Połóż pojedynczy sześciokąt na planszy 2, na polu, gdzie kończy się wąż.
single-done = Stąd wąż może iść w każdą stronę albo wiercić dalej.
single-failed = Weź pojedynczy sześciokąt i przewierć go.
single-failed-other = Przewiercone, ale inną płytką. Weź pojedynczy sześciokąt.

join-title = Połączenie między planszami
join-task = Na każdej planszy masz węża. Jedna płytka może je połączyć: z jednej strony wierceniem, z drugiej stykiem.
join-hint = Zacznij na f7 planszy 2, gdzie wychodzi wiercenie, i sięgnij do f10.
join-done = Jeden wąż na dwóch planszach.
join-failed = Wciąż są dwa. Płytka potrzebuje wiercenia na f7 i musi dotknąć węża na planszy 2.

ring-title = Pierścień przez dwie plansze
ring-task = Płytka może być przewiercona na obu końcach i tak zamknąć pierścień. Zamknij go przez obie plansze.
ring-hint = Która płytka może na planszy 2 zaczynać się na f5 i kończyć na f7? Musi iść naokoło.
ring-done = Pierścień przez obie plansze. Jak każdy pierścień nie może już rosnąć.
ring-failed = To jeszcze nie pierścień. Oba końce płytki muszą leżeć na końcach węża, f5 i f7.

circle-title = Plansze w kręgu
circle-task = Troje graczy gra na trzech planszach ułożonych w krąg: plansza 3 sąsiaduje z planszą 2 i z planszą 1. Przewierć się z planszy 1 na planszę 3.
circle-hint = To samo pole, f4 lub f7, na trzeciej planszy.
circle-done = Przy większej liczbie graczy niektóre plansze ze sobą nie sąsiadują, ale krąg zawsze się zamyka.
circle-failed = Przewierć się na planszę 3: połóż tam płytkę z końcem na f4 lub f7.
circle-failed-second = To plansza 2. Plansza 3 też sąsiaduje z planszą 1: przewierć się tam.

straight-title = Trzymaj kierunek
straight-task = W grze zaawansowanej wąż zachowuje kierunek przy wierceniu: idzie prosto albo skręca o 60 stopni. Przewierć się i idź prosto.
straight-hint = Wąż przychodzi na f7 z lewej, więc idzie dalej na f8.
straight-done = Prosto przez glinę.
straight-failed = To nie prosto. Z f6 przez f7 prosta droga prowadzi na f8, z f5 przez f4 na f3.
straight-failed-undrilled = Nie ma wiercenia. Jeden koniec płytki musi leżeć na f4 lub f7 planszy 2.

turn-title = Łagodny skręt
turn-task = Skręcić o 60 stopni też wolno, zawrócić nie. Przewierć się, skręć i osiągnij co najmniej siedem pól.
turn-hint = Z f7 idź na e8 lub g7, płytką z co najmniej trzech pól.
turn-done = Łagodny skręt przez wiercenie. Na nic ostrzejszego zasady nie pozwalają.
turn-failed = To mniej niż siedem. Użyj płytki z co najmniej trzech pól.
turn-failed-undrilled = Nie ma wiercenia. Jeden koniec płytki musi leżeć na f4 lub f7 planszy 2.
turn-failed-straight = Wąż poszedł prosto. Skręć tuż za wierceniem.

win-title = Podkopem
win-task = Partia dobiega końca. Dwa twoje węże kończą się na planszy 1 blisko siebie, ale ostatnia płytka się między nimi nie mieści. Połącz je przez planszę 2 i wygraj.
win-hint = Końce to d8 i e9. Która płytka może na planszy 2 zacząć się na jednym, a skończyć na drugim?
win-done = W dół, naokoło i znów do góry: najdłuższy wąż jest twój. Umiesz już grać w Snekagon 5G!
win-failed = To nie wystarczy. Połącz d8 i e9 płytką na planszy 2, przewierconą na obu końcach.
