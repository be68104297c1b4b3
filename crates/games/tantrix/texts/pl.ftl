summary = Układaj płytki tak, by stykające się boki pasowały, i zbuduj najdłuższą linię lub pętlę w swoim kolorze.
move-hint = Ruch to płytka, pole i obrót, na przykład 23@1,-1r2: płytka 23 na (1,-1), obrócona o dwa kroki po 60 stopni zgodnie z ruchem wskazówek zegara.
option-players = ilu gra graczy

red = czerwony
yellow = żółty
green = zielony
blue = niebieski

seat-red = Czerwony
seat-yellow = Żółty
seat-green = Zielony
seat-blue = Niebieski

reason-all-laid = wszystkie 56 płytek leży na stole
reason-nothing-fits = żadna z pozostałych płytek nigdzie nie pasuje
reason-deadlock = pat: czas na wolny ruch, a żadnej płytki nie wolno nigdzie położyć

due-opening = Pierwsza płytka trafia na (0,0), nieobrócona.
due-forced = Trzeba wypełnić wymuszone miejsce; { $count ->
    [one] jest na to jeden sposób
    [few] są na to { $count } sposoby
   *[many] jest na to { $count } sposobów
}: { $ways }.
due-free = Wolny ruch: dowolna płytka wszędzie, gdzie pasuje.
bag = { $count ->
    [0] Worek jest pusty: ograniczenia już nie obowiązują.
    [one] W worku została jedna płytka.
    [few] W worku zostały { $count } płytki.
   *[many] W worku zostało { $count } płytek.
}
legend = * oznacza płytkę, którą można teraz położyć; [ ] oznacza wymuszone miejsce.

draw-first = Najpierw trzeba wylosować płytkę z worka.
not-in-hand = Nie masz płytki { $tile }.
first-at-origin = Pierwsza płytka trafia na (0,0) z obrotem 0; napisz { $tile }@0,0r0.
occupied = Na { $cell } leży już płytka { $other }.
not-adjacent = Pole { $cell } nie styka się z żadną płytką na stole.
clash = Płytka { $tile } na { $cell } stykałaby się z płytką { $other } złym kolorem: { $own } zamiast koloru { $theirs }.
three-alike = Z taką płytką na { $cell } puste pole { $space } miałoby wokół trzy boki tego samego koloru: { $colour } (ograniczenie 1).
four-around = Z płytką na { $cell } puste pole { $space } otaczałyby cztery płytki (ograniczenie 2).
controlled-side = Pole { $cell } leży wzdłuż boku kontrolowanego: między nim a płytką na { $space } zostałaby luka (ograniczenie 3).
forced-first = Najpierw musisz wypełnić { $space }: pasuje płytka { $tile }, na przykład jako { $move }.

no-such-tile = „{ $text }” wskazuje płytkę, której nie ma. Płytki mają numery od 1 do 56.
too-far = „{ $text }” leży dalej, niż może sięgnąć 56 płytek.
not-a-draw = „{ $text }” nie jest płytką. Płytki mają numery od 1 do 56.

setup-form = Rozdanie Tantriksa to kolory graczy, dwukropek i płytki w kolejności opuszczania worka, na przykład RY:12.3.45 i tak dalej; to takie nie jest.
setup-colours = Przed dwukropkiem muszą stać różne kolory spośród R, Y, G i B w liczbie { $count }.
setup-tile = „{ $tile }” nie jest płytką. Płytki mają numery od 1 do 56.
setup-twice = Płytka { $tile } jest w rozdaniu dwa razy.
setup-count = Rozdanie ma { $count ->
    [one] jedną płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
}. Musi mieć wszystkie 56 albo tylko { $hands } pierwszych, jeśli kolejność w worku nie jest znana.

puzzle-placement = „{ $text }” nie jest ułożeniem. Pisze się płytkę, pole i obrót, na przykład 23@1,-1r2.
puzzle-no-tiles = Łamigłówka potrzebuje płytek.
puzzle-tile-twice = Płytkę { $tile } podano dwa razy, a jest tylko jedna.
puzzle-cannot-lay = Nie można ułożyć { $laid } płytek, gdy jest ich { $of }.
puzzle-nothing-wanted = Podaj pętlę albo linię, albo kształt.
puzzle-colour-twice = Kolor „{ $colour }” podano dwa razy, a płytka ma w danym kolorze tylko jedną ścieżkę.
puzzle-tile-lacks-colour = Płytka { $tile } nie ma ścieżki w żadnym z żądanych kolorów ({ $colours }).
puzzle-not-triangular = Z { $tiles } płytek nie ułoży się trójkąta; da się z 3, 6, 10, 15, 21, 28 i tak dalej.
puzzle-not-a-flower = Kwiat ma 7 płytek, nie { $tiles }.
puzzle-unknown = Nie ma łamigłówki „{ $id }”; wszystkie wypisze „serpentarium puzzle list”.

wrong-extra-tile = Płytka { $tile } nie należy do łamigłówki.
wrong-tile-twice = Płytka { $tile } leży dwa razy.
wrong-missing-tile = Brakuje płytki { $tile }.
wrong-number = Ułożonych płytek jest { $laid }, a ma być { $wanted }.
wrong-cell-twice = Płytki { $one } i { $other } leżą obie na { $cell }.
wrong-apart = Płytka { $tile } nie łączy się z resztą.
wrong-no-triangle = Płytki nie tworzą trójkąta.
wrong-no-flower = Płytki nie tworzą kwiatu.
wrong-not-closed = Pętla (kolor: { $colour }) się nie zamyka: kończy się na płytce { $tile }.
wrong-not-open = Linia (kolor: { $colour }) zamyka się w pętlę; powinna mieć dwa końce.
wrong-loop-misses = Pętla (kolor: { $colour }) nie biegnie przez płytkę { $tile }.
wrong-line-misses = Linia (kolor: { $colour }) nie biegnie przez płytkę { $tile }.
wrong-hole = Puste pole { $cell } jest otoczone.

side-north-east = północny wschód
side-east = wschód
side-south-east = południowy wschód
side-south-west = południowy zachód
side-west = zachód
side-north-west = północny zachód

about-tile = Płytka { $tile }: { $sides }
about-laid = { $cell }: płytka { $tile }; { $sides }
about-first-cell = { $cell }: puste pole; tu trafia pierwsza płytka
about-gap = { $cell }: puste pole; obok { $sides }
about-forced = { $cell }: wymuszone miejsce, które trzeba teraz wypełnić; obok { $sides }
about-waiting = { $cell }: wymuszone miejsce, którego nie można teraz wypełnić; obok { $sides }
about-barred = { $cell }: puste pole, na które ograniczenia nie wpuszczają żadnej płytki; obok { $sides }
about-choice = Płytka { $tile } na { $cell }, obrócona o { $degrees } stopni
about-choice-line = Płytka { $tile } na { $cell }, obrócona o { $degrees } stopni; linia (kolor: { $colour }) będzie miała długość { $length }
about-choice-loop = Płytka { $tile } na { $cell }, obrócona o { $degrees } stopni; zamknie się pętla (kolor: { $colour }) o długości { $length }
about-line = Najdłuższa linia (kolor: { $colour }): { $length }
about-loop = Najdłuższa pętla (kolor: { $colour }): { $length }
