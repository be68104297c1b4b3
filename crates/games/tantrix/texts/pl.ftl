summary = Dopasowuj kolory sąsiednich płytek.
goal = Poprowadź najdłuższą linię lub pętlę w swoim kolorze.
hint = Wybierz płytkę, a potem zaznaczone miejsce, do którego pasują jej kolory.
move-hint = Ruch to płytka, pole i obrót, na przykład 23@1,-1r2: płytka 23 na (1,-1), obrócona o dwa kroki po 60 stopni zgodnie z ruchem wskazówek zegara.
option-players = Ilu jest graczy?
overlay = Pokaż miejsca wymuszone, zakazane i martwe

red = czerwony
yellow = żółty
green = zielony
blue = niebieski

seat-choice = Kolor twojej linii
seat-red = Czerwony
seat-yellow = Żółty
seat-green = Zielony
seat-blue = Niebieski

reason-all-laid = wszystkie 56 płytek leży na stole
reason-nothing-fits = żadna z pozostałych płytek nigdzie nie pasuje
reason-deadlock = pat: czas na wolny ruch, a żadnej płytki nie wolno nigdzie położyć

due-opening = Zacznij od dowolnej płytki. Trafia na środek, tak jak ją trzymasz.
due-forced = { $count ->
    [one] Najpierw trzeba wypełnić zaznaczone miejsce: pasuje płytka { $tiles }.
   *[other] Najpierw trzeba wypełnić zaznaczone miejsce: pasują płytki { $tiles }.
}
due-free = Wolny ruch: dowolna płytka wszędzie tam, gdzie pasuje.
bag = { $count ->
    [0] Worek jest pusty: ograniczenia już nie obowiązują.
    [one] W worku została jedna płytka.
    [few] W worku zostały { $count } płytki.
   *[many] W worku zostało { $count } płytek.
}
legend = * oznacza płytkę, którą można teraz położyć; [ ] oznacza wymuszone miejsce.

draw-first = Najpierw trzeba dobrać płytkę z worka.
not-in-hand = Nie masz płytki { $tile }.
first-at-origin = Pierwsza płytka trafia na środek, tak jak ją trzymasz.
occupied = Leży tam już płytka { $other }.
not-adjacent = Tam płytka nie stykałaby się z żadną inną.
clash = Płytka { $tile } stykałaby się tam z płytką { $other } złym kolorem: { $own } zamiast koloru { $theirs }.
three-alike = Zostałoby puste miejsce między trzema bokami tego samego koloru: { $colour } (ograniczenie 1).
four-around = Zostałoby puste miejsce otoczone czterema płytkami (ograniczenie 2).
controlled-side = To leży wzdłuż boku kontrolowanego: między płytką a następną zostałaby luka (ograniczenie 3).
forced-first = Najpierw trzeba wypełnić zaznaczone miejsce: pasuje tam płytka { $tile }.

no-such-tile = „{ $text }” wskazuje płytkę, której nie ma. Płytki mają numery od 1 do 56.
too-far = „{ $text }” leży dalej, niż może sięgnąć 56 płytek.
not-a-draw = „{ $text }” nie jest płytką. Płytki mają numery od 1 do 56.

setup-form = Układ Tantriksa tworzą kolory graczy, dwukropek i płytki w kolejności opuszczania worka, na przykład RY:12.3.45 i tak dalej; ten taki nie jest.
setup-colours = Przed dwukropkiem muszą stać różne kolory spośród R, Y, G i B, razem { $count }.
setup-tile = „{ $tile }” nie jest płytką. Płytki mają numery od 1 do 56.
setup-twice = Płytka { $tile } jest w układzie dwa razy.
setup-count = Układ ma { $count ->
    [one] jedną płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
}. Musi mieć wszystkie 56 albo tylko { $hands } pierwszych, jeśli kolejność w worku nie jest znana.

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
about-choice = Płytka { $tile } na { $cell }
about-choice-line = Płytka { $tile } na { $cell }: linia (kolor: { $colour }) o długości { $length }
about-choice-loop = Płytka { $tile } na { $cell }: zamknie się pętla (kolor: { $colour }) o długości { $length }
about-line = Najdłuższa linia (kolor: { $colour }): { $length }
about-loop = Najdłuższa pętla (kolor: { $colour }): { $length }
overlay-forced = { $count ->
    [0] Żadne miejsce nie jest wymuszone.
    [one] Wymuszone: { $cells }. Liczba mówi, ile pozostałych płytek tam pasuje.
   *[other] Wymuszone: { $cells }. Liczby mówią, ile pozostałych płytek tam pasuje.
}
overlay-shut = { $count ->
    [0] Ograniczenia nie blokują żadnego miejsca.
   *[other] Ograniczenia każą zostawić puste: { $cells }.
}
overlay-closed = { $count ->
    [0] Każde miejsce można jeszcze zapełnić.
   *[other] Nie pasuje tu żadna z pozostałych płytek: { $cells }.
}

arrange-colours = Kolory
arrange-tiles = Płytki
arrange-hand = Gracz { $seat } ({ $colour })
arrange-bag = W worku, w kolejności dobierania
arrange-rest = W worku
arrange-seat = Gracz { $seat }
arrange-unused = Poza grą

why-loop = Zamyka pętlę (kolor: { $colour }) o długości { $length }.
why-joins = Łączy linie (kolor: { $colour }) w jedną o długości { $length }.
why-forced = Wypełnia wymuszone miejsce, a to jest obowiązkowe.
why-line = Wydłuża linię (kolor: { $colour }) do { $length }.
