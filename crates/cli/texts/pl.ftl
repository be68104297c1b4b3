heading-usage = Użycie
heading-commands = Polecenia
heading-arguments = Argumenty
heading-options = Opcje
value-command = POLECENIE

about-serpentarium = Gry na sześciokątach o wężach, pętlach i stosach: dokładne zasady, silna gra.
more-serpentarium =
    Grę oznacza jej nazwa z opcjami: kamon, kamon(blank-loop=off), snekagon(side=5).
    W powłoce nawiasy trzeba ująć w cudzysłów: serpentarium deal 'snekagon(side=5)'

    serpentarium                     serwis pod adresem http://127.0.0.1:7007/
    serpentarium games               w co można grać, ze wszystkimi opcjami
    serpentarium play kamon          gra w terminalu
    serpentarium POLECENIE --help    więcej o poleceniu
about-serve = Uruchamia serwis i API (domyślne, gdy nie podano polecenia)
more-serve =
    Ustawienia pochodzą z opcji, potem ze zmiennych (SERPENTARIUM_BOT_THREADS zamiast --bot-threads),
    potem z pliku TOML (bot-threads = 1); wszystko opisuje docs/server.md. Gdy nikt nie poda portu,
    a 7007 jest zajęty, używany jest jeden z następnych dziewięciu.

    serpentarium serve --listen 0.0.0.0:8080 --database gry.db
about-backup = Kopiuje bazę danych do nowego pliku, niezależnie od tego, czy serwer działa
more-backup =
    PostgreSQL ma własne narzędzie, pg_dump.

    serpentarium backup poniedzialek.db
about-restore = Odtwarza bazę danych z kopii; niczego nie nadpisuje
more-restore =
    serpentarium restore poniedzialek.db --database gry.db
about-export = Wypisuje zapisy wszystkich partii, po jednym w wierszu, jako JSON
more-export =
    serpentarium export > partie.jsonl
    serpentarium export --studies > opracowania.jsonl
about-check = Odtwarza wszystkie partie z bazy danych i sprawdza, czy wszystko się zgadza
more-check =
    Zasady, skróty, rozdania, listy, miejsca i rankingi są obliczane na nowo ze zdarzeń, a księga mówi,
    czy nie zniknęły partie lub ich ostatnie zdarzenia. Kończy się kodem 1, jeśli coś się nie zgadza.

    serpentarium check --database poniedzialek.db
    serpentarium check --roots korzenie.txt
about-verify-deal = Sprawdza, czy to, co rozdano w partii, było ustalone wcześniej
more-verify-deal =
    Zapis zakończonej partii jest pod /api/v1/matches/ID/record; nadają się też te z polecenia export.
    Kończy się kodem 1, jeśli rozdanie się nie zgadza.

    curl -s http://127.0.0.1:7007/api/v1/matches/ID/record | serpentarium verify-deal
about-loadtest = Rozgrywa wiele partii naraz na serwerze i mówi, jak sobie z tym radzi
more-loadtest =
    Bez --address uruchamiany jest własny serwer w tym samym procesie, z własnymi wątkami. Ruchy są
    wykonywane w ustalonych z góry chwilach, niezależnie od tego, czy serwer nadąża, a opóźnienie liczy się
    od tej chwili do potwierdzenia, gdy ruch jest na dysku. Gracze nasłuchują tak jak strony.

    serpentarium loadtest --games 2000 --rate 1000 --lasting 30s
about-help = Pokazuje pomoc do polecenia
more-help = serpentarium help puzzle solve
arg-command = Które polecenie (domyślnie wszystkie)
about-man = Wypisuje stronę podręcznika
more-man =
    Z --folder powstaje też strona dla każdego polecenia.

    serpentarium man | man -l -
    serpentarium man --folder ~/.local/share/man/man1
arg-folder = Folder na strony, po jednej dla każdego polecenia
about-completions = Wypisuje uzupełnianie dla powłoki
more-completions =
    serpentarium completions bash > ~/.local/share/bash-completion/completions/serpentarium
arg-shell = Która powłoka: bash, elvish, fish, powershell lub zsh
about-games = Wypisuje gry, liczby graczy i opcje
more-games = Wartość w nawiasie kwadratowym obowiązuje, gdy opcję pominiesz.
about-rules = Wypisuje zasady gry
more-rules =
    serpentarium rules kamon
    serpentarium rules tantrix --language pl
about-deal = Wypisuje losowy układ w jednym wierszu
more-deal =
    Układ ustala wszystko, co losowe, więc razem z ruchami dokładnie odtwarza partię.

    serpentarium deal kamon --seed 7
about-moves = Wypisuje możliwe ruchy, po jednym w wierszu
more-moves =
    serpentarium moves pantarei --moves "black"
about-show = Rysuje pozycję i mówi, czyj jest ruch, jakie są punkty i wynik
more-show =
    serpentarium show kamon
    serpentarium show pantarei --setup W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3 --moves "black 1>2" --json
    serpentarium show snekagon --setup - --moves "f6 d4-d5-d6" --svg weze.svg
    serpentarium show --record gry.jsonl --line 3 --ply 20
about-perft = Liczy ciągi możliwych ruchów o danej długości
more-perft =
    Partia, która kończy się wcześniej, nie liczy się. Liczba stoi sama w ostatnim wierszu.

    serpentarium perft kamon --depth 5 --divide
about-verify = Odtwarza zapisane partie i porównuje każdy ruch z zasadami
more-verify =
    Jedna partia w wierszu, jako JSON: to, co zapisują export, arena --record, play --record i /record partii. Kończy
    się kodem 1, jeśli któraś partia się różni lub jeśli nie ma żadnej.

    serpentarium verify gry.jsonl
about-random = Rozgrywa losowe partie i mówi, jak szybko, jak długie i jak się kończyły
more-random =
    serpentarium random kamon --games 1000000 --threads 2
about-play = Gra w terminalu
more-play =
    Grasz na pierwszym miejscu, na pozostałych boty. --bot 0 oddaje miejsce 0 botowi, a --people zostawia
    wszystkie miejsca ludziom przy jednej klawiaturze. Przy wyjściu wypisywany jest wiersz, który wznawia partię.

    serpentarium play kamon --bot 1 --level 3

about-solve = Udowadnia, kto wygrywa w danej pozycji, w grach dwuosobowych bez losu
more-solve =
    Kończy się kodem 0, gdy dowód się uda, a 3, gdy nie. Plik --checkpoint zachowuje to, co ustalono:
    to samo polecenie kontynuuje od tego miejsca.

    serpentarium solve kamon --setup S --moves "f5 b5" --limit 10s
    serpentarium solve kamon --setup S --threads 2 --memory 16GB --limit 6h --checkpoint kamon.proof
about-analyse = Znajduje najlepsze ruchy w pozycji
more-analyse =
    serpentarium analyse pantarei --moves "black" --limit 3s
about-arena = Rozgrywa mecze między graczami i mówi, kto jest silniejszy
more-arena =
    Gracz to bot:POZIOM (1 do 8), uct, greedy, random albo engine:POLECENIE, ewentualnie z własnym limitem:
    bot:8@2s, bot:8@2s-cpu (czas procesora: sprawiedliwy także z --parallel i obok innych zadań),
    uct@5000p (symulacje). Każdy układ jest grany we wszystkich kolejnościach miejsc; błędy i test
    sekwencyjny liczą układy, a nie partie. Z --record partie są zachowane, a to samo polecenie kontynuuje
    turniej od miejsca przerwania.

    serpentarium arena kamon bot:8 uct --games 40 --budget 500ms
    serpentarium arena snekagon bot:5 bot:4 --games 400 --sprt 0,100 --record gry.jsonl
about-engine = Obsługuje protokół silników na standardowym wejściu i wyjściu
more-engine = Opisuje go docs/protocol.md; zaczyna się od "ugi".
about-bridge = Pozwala silnikowi grać na serwerze jako osobny gracz
more-bridge =
    Silnik używa protokołu z docs/protocol.md; na każdą partię uruchamia się jeden. Token tworzy się na serwerze,
    w ustawieniach konta albo przez POST /api/v1/account/tokens. Przyjmowane są wyzwania imienne, z --open także te
    do każdego. Po utracie połączenia łączy się ponownie sam.

    serpentarium bridge --token TOKEN --engine "python3 docs/examples/first_bot.py"
    serpentarium bridge --server https://example.org --token TOKEN --engine "serpentarium engine" --games kamon,tantrix
about-puzzle = Łamigłówki Tantrix i pozycje ze wszystkich gier, w których jest co znaleźć
more-puzzle =
    serpentarium puzzle solve discovery-30
    serpentarium puzzle solve --tiles 1-10 --loop R --count
about-puzzle-list = Wypisuje łamigłówki należące do płytek albo zadania z gry
more-puzzle-list =
    Nazwy takie jak discovery-10-blue oznaczają inny kolor niż zwykle.

    serpentarium puzzle list kamon
about-puzzle-show = Pokazuje zadanie łamigłówki i jej płytki albo pozycję
more-puzzle-show = Litery płytki to kolory jej boków zgodnie z ruchem wskazówek zegara od północnego wschodu.
about-puzzle-make = Tworzy z partii naszych botów zadania „znajdź wygraną” i „najlepsza końcówka”
more-puzzle-make =
    Każde jest udowodnione, a przed zapisaniem jeszcze raz innym przeszukiwaniem. Ta sama liczba tworzy te
    same zadania; Ctrl-C kończy po bieżącej partii, a to samo polecenie idzie dalej. Liczby na końcu mówią,
    dlaczego z innych pozycji zadań nie ma.

    serpentarium puzzle make kamon --count 500 --file kamon.jsonl
about-puzzle-verify = Jeszcze raz udowadnia zadania z gier
more-puzzle-verify =
    Zwykłym przeszukiwaniem sprawdza każdy dobry i zły ruch, każdą obronę i każdy koniec rozwiązania. Kończy
    się kodem 1, jeśli któreś zadanie jest błędne.

    serpentarium puzzle verify --sample 20
    serpentarium puzzle verify kamon
about-puzzle-solve = Znajduje jedno rozwiązanie, wszystkie albo je liczy
more-puzzle-solve =
    Rozwiązanie to lista ułożeń: 23@1,-1r2 to płytka 23 na (1,-1), obrócona o dwie szóste obrotu w prawo.
    Rozwiązania różniące się tylko obrotem lub przesunięciem całości liczą się raz. Ctrl-C kończy z tym, co znaleziono; kod 3
    oznacza, że szukanie przerwano, zanim mogło odpowiedzieć.

    serpentarium puzzle solve discovery-14 --count --threads 2
    serpentarium puzzle solve rainbow-red --svg trojkat.svg
about-puzzle-check = Mówi, czy rozwiązanie jest dobre, a jeśli nie, to dlaczego
more-puzzle-check =
    Kończy się kodem 1, jeśli jest złe.

    serpentarium puzzle check discovery-3 --placements "1@0,0r0 2@1,-1r1 3@0,-1r4"

arg-spec = Gra: jej nazwa i opcje w nawiasach
arg-setup = Wszystko, co losowe; jeśli brak, zostanie rozdane i podane na wyjściu błędów
arg-moves = Dotychczasowe ruchy oddzielone spacjami
arg-piece = Tylko ruchy tego elementu
arg-show-record = Plik z partiami, każda w osobnym wierszu, zamiast SPEC
arg-line = Która partia z pliku, od 1 (domyślnie pierwsza)
arg-ply = Po ilu ruchach (domyślnie po wszystkich)
arg-seed = Liczba; ta sama daje znów to samo
arg-colours = Kolory graczy w kolejności ruchów, każdy jedną literą: RY
arg-types = Gatunki węży w kolejności ruchów, każdy jedną literą: ACE
arg-depth = Ile ruchów
arg-divide = Pokazuje też liczbę dla każdego pierwszego ruchu
arg-show-json = Wypisuje stan jako JSON, dla programów
arg-show-svg = Rysuje planszę do tego pliku jako SVG; - to standardowe wyjście
arg-files = Pliki z zapisanymi partiami
arg-games = Ile partii (domyślnie 10000)
arg-threads = Ile wątków gra, najwyżej 256 (domyślnie 1)
arg-solve-threads = Ile wątków szuka, najwyżej 256 (domyślnie 1)
arg-analyse-threads = Ile wątków szuka, najwyżej 256 (domyślnie 1)
arg-json = Wypisuje liczby jako JSON, dla programów
arg-random = Miejsca, które grają losowo, liczone od 0, oddzielone przecinkami
arg-id = Nazwa łamigłówki z listy
arg-game = Gra: jej nazwa
arg-solution = Pokazuje też główny wariant rozwiązania
arg-puzzle-verify-file = Zadania z pliku zamiast należących do gier
arg-sample = Tyle zadań z każdej gry, z całej listy
arg-puzzle-make-file = Gdzie pisać, zadanie w wierszu; co już tam jest, zostaje
arg-puzzle-make-count = Ile zadań ma być na końcu (domyślnie 100)
arg-per-game = Ile zadań może dać jedna partia (domyślnie 1)
arg-tiles = Płytki własnej łamigłówki albo kwiatu: 1,2,3 albo 1-10
arg-loops = Kolor (R, Y, G albo B) wymaganej pętli; można podać kilka razy
arg-lines = Kolor (R, Y, G albo B) wymaganej linii; można podać kilka razy
arg-shape = Wymagany kształt: free (dowolny), triangle (trójkąt) albo flower (kwiat)
arg-holes = Pozwala na puste pola w środku
arg-first = Kończy na pierwszym rozwiązaniu (domyślnie)
arg-all = Znajduje wszystkie rozwiązania
arg-count = Tylko liczy rozwiązania; liczba stoi sama w ostatnim wierszu
arg-puzzle-solve-threads = Ile wątków szuka, najwyżej 256 (domyślnie 1)
arg-puzzle-solve-seed = Inna liczba daje inne pierwsze rozwiązanie
arg-limit = Kiedy się poddać: 500ms, 60s, 10m, 2h
arg-svg = Rysuje pierwsze rozwiązanie do tego pliku
arg-placements = Rozwiązanie do sprawdzenia, ułożenia oddzielone spacjami
arg-memory = Ile pamięci wolno zająć: 512MB, 16GB (domyślnie 1GB)
arg-checkpoint = Plik, który zachowuje to, co ustalono, i od którego się kontynuuje
arg-analyse-limit = Jak długo myśleć (domyślnie 5s)
arg-shown = Ile ruchów pokazać (domyślnie 8)
arg-players = Kto gra, dwóch lub więcej
arg-arena-games = Ile partii (domyślnie 100)
arg-budget = Co każdy ma na ruch: czas albo symulacje, jak 5000p (domyślnie 500ms)
arg-margin = O ile silnik może przekroczyć swój czas, zanim przegra partię (domyślnie 1s)
arg-sprt = Kończy, gdy tylko wiadomo, czy pierwszy jest silniejszy o ELO0, czy o ELO1
arg-parallel = Ile partii naraz (domyślnie 1)
arg-record = Plik na partie, po jednej w wierszu
arg-bot = Miejsca, na których gra bot, liczone od 0 i oddzielone przecinkami (domyślnie wszystkie oprócz pierwszego)
arg-people = Na wszystkich miejscach grają ludzie, bez botów
arg-level = Jak dobrze grają boty, od 1 do 8 (domyślnie 2)
arg-time = Jak długo boty mogą myśleć nad ruchem (domyślnie 1s)
arg-config = Plik TOML z ustawieniami
arg-database = Gdzie przechowywane są partie: plik SQLite albo postgres://...
arg-node = Nazwa tego serwera wśród kilku na jednej bazie PostgreSQL
arg-node-address = Gdzie inne węzły znajdą ten, na przykład http://10.0.0.1:7100; nasłuchuje tam tylko dla nich
arg-node-secret-file = Plik ze wspólnym sekretem wszystkich węzłów
arg-ledger-file = Plik, do którego dopisywany jest każdy nowy korzeń księgi, najlepiej na innej maszynie
arg-expect = Korzeń księgi, który ktoś zachował; musi nadal do niej należeć
arg-roots = Plik z korzeniami, który pisał serwer (ledger-file); każdy musi nadal należeć do księgi
arg-listen = Gdzie nasłuchiwać: 127.0.0.1:7007, [::]:7007 albo tylko port tego komputera
arg-origins = Inne adresy tej witryny, oddzielone przecinkami: https://play.example.org
arg-https = Przeglądarki łączą się przez https (przez proxy): ciasteczka są tak oznaczone
arg-trust-proxy = Proxy przed serwerem podaje, kto jest klientem, w X-Forwarded-For
arg-public-metrics = /metrics może czytać każdy, nie tylko ten komputer
arg-bot-threads = Ile botów myśli naraz (jeden rdzeń zostaje dla ludzi)
arg-bot-pause = Jak długo bot na pozór myśli, co najmniej i najwyżej (500ms-1200ms)
arg-connections-an-address = Połączenia naraz z jednego adresu, poza połączeniami WebSocket; za serwerem proxy nie są liczone (500; 0: bez ograniczeń)
arg-sockets-an-address = Połączenia WebSocket naraz z jednego adresu (200; 0: bez ograniczeń)
arg-requests-a-minute = Żądania na minutę z jednego adresu (1200; 0: bez ograniczeń)
arg-costly-a-minute = W tym kosztowne, jak logowanie (30; 0: bez ograniczeń)
arg-work-a-minute = Praca dla jednego adresu, w kilobajtach odpowiedzi (120000; 0: bez ograniczeń)
arg-guesses-an-account = Błędnych haseł do jednego konta w dziesięć minut (10; 0: bez ograniczeń)
arg-messages-a-socket = Wiadomości w jednym połączeniu przez 20 sekund (100; 0: bez ograniczeń)
arg-site = Czyta strony z tego folderu
arg-log = Co notować: error, warn, info, debug, trace; także częściami: info,server=debug
arg-log-format = Jak notować: text dla ludzi, json dla programów
arg-backup-file = Nowy plik
arg-restore-file = Kopia
arg-verify-deal-record = Plik z zapisem; jeśli brak, standardowe wejście
arg-address = Serwer do obciążenia; jeśli brak, uruchamiany jest własny
arg-loadtest-games = Ile partii naraz (domyślnie 2000)
arg-rate = Ruchy na sekundę we wszystkich partiach razem (domyślnie 1000)
arg-lasting = Jak długo (domyślnie 30s)
arg-states = Gracze chcą po każdym ruchu całego stanu, jak programy, które nie znają zasad
arg-loadtest-database = Baza danych własnego serwera: nowy plik SQLite albo postgres://...
arg-language = Język: en, cs albo pl
arg-help = Pokazuje tę pomoc
arg-version = Pokazuje wersję

unknown-argument-like = „{ $argument }” nie jest tu opcją. Czy chodziło o { $like }?
unknown-argument = „{ $argument }” nie jest tu opcją; listę pokazuje --help.
extra-argument = „{ $argument }” to o jedno słowo za dużo; jak zapisać polecenie, pokazuje --help.
unknown-command-like = Nie ma polecenia „{ $command }”. Czy chodziło o { $like }?
unknown-command = Nie ma polecenia „{ $command }”; listę pokaże --help.
did-you-mean = { $refusal } Czy chodziło o { $like }?
missing-command = Brakuje polecenia; listę pokaże --help.
missing-argument = Brakuje { $argument }; jak to napisać, pokaże --help.
missing-value = { $argument } wymaga wartości; jakiej, powie --help.
bad-value = „{ $value }” nie może być wartością { $argument }; jak ją zapisać, pokazuje --help.
bad-value-of = „{ $value }” nie może być wartością { $argument } ({ $meaning }).
argument-conflict = { $argument } nie łączy się z { $other }.
argument-twice = { $argument } podano dwa razy.
not-text = Któryś argument nie jest czytelnym tekstem.
not-understood = Tego nie da się zrozumieć; jak to napisać, pokaże --help.
io-failed = Odczyt lub zapis się nie powiódł: { $error }.
database-failed = Baza danych nie odpowiada tak, jak powinna: { $error }.
unreadable = Nie można odczytać pliku { $file }: { $error }.
no-such-record = W pliku { $file } nie ma partii { $number }.
no-such-ply = Partia w pliku { $file } ma ruchów: { $plies }.
record-not-begun = Partia w pliku { $file } nigdy się nie zaczęła.
config-malformed = { $file }, wiersz { $line }: { $error }.
config-unknown = { $file }: nie ma ustawienia „{ $key }”; możliwe ustawienia: { $known }.
no-games-found = Nie znaleziono żadnej partii.
no-such-seat = Nie ma miejsca { $seat }; miejsca liczy się od 0 do { $last }.
move-refused = Ruch { $number }, { $move }: { $why }
wishes-none = W grze { $game } nie wybiera się kolorów ani gatunków.
wishes-wrong = Nie można wybrać „{ $letters }”: potrzebne są różne litery spośród { $known }, razem { $seats }.
at-ply = półruch { $ply }
dealt = układ: { $setup }

players = { $fewest ->
    [one] jeden gracz
    [few] { $fewest } gracze
   *[many] { $fewest } graczy
}
players-range = od { $fewest } do { $most } graczy

scores = Punkty: { $scores }
score = Punkty: { $score }
to-move = Ruch: { $seat }.
won = Wygrywa { $seats }.
won-because = Wygrywa { $seats }: { $reason }.
drawn = Remis.
drawn-because = Remis: { $reason }.
shared = Zwycięstwem dzielą się { $seats }.

random-games = Losowych partii { $spec }: { $games } (ziarno { $seed }) w { $seconds } s
random-speed = { $games } partii na sekundę, { $moves } ruchów na sekundę
random-length = średnio { $moves } ruchów na partię
random-wins = { $seat }: wygranych { $wins } ({ $percent } %)
random-shared = remisów i wspólnych zwycięstw: { $games } ({ $percent } %)

play-welcome = Wpisz ruch albo help, moves, show, undo, quit.
play-help = moves wypisuje możliwe ruchy, show rysuje pozycję jeszcze raz, undo cofa, quit kończy.
play-nothing-to-undo = Nie ma czego cofnąć.
play-bots = { $names }: bot, poziom { $level }. Inny ustawia --level, bez botów gra się z --people.
play-pieces = Ruchów jest za dużo, żeby je wypisać. „moves ELEMENT” wypisuje ruchy jednego elementu: { $pieces }.
moves-by-piece = Ruchów jest za dużo, żeby je wypisać. --piece ELEMENT wypisuje ruchy jednego elementu: { $pieces }.
moves-no-such-piece = Elementem „{ $piece }” nie można teraz zagrać; do wyboru są { $pieces }.
moves-no-pieces = W tej grze nie gra się własnymi elementami; wszystkie ruchy wypisuje „moves”.
play-moved = { $seat } gra { $move }.
play-on = Dalszy ciąg: serpentarium play { $spec } { $deal } { $who } --moves "{ $moves }"
play-again = Tę partię pokaże znowu: serpentarium show { $spec } --setup { $setup } --moves "{ $moves }"

unwritable = Nie można zapisać pliku { $file }: { $error }.
record-foreign = W pliku { $file } jest coś innego niż partie; wybierz inny plik.
no-pages-there = W folderze { $folder } nie ma stron: brakuje w nim index.html.
not-a-match = To nie jest zapis partii z serwera: { $error }
tactics-win = znajdź wygraną, ruchów: { $steps }, ranking { $rating }
tactics-best = najlepsza końcówka, ruchów: { $steps }, różnica { $margin }, ranking { $rating }
tactics-turn = Ruch: { $seat }
tactics-made = Zadania: { $puzzles }, partie: { $games }, plik { $file }.
tactics-disagreement = Przeszukiwanie, które utworzyło zadanie { $id }, nie zgadza się z tym, które je udowadnia. { $fault }
tactics-verified = Udowodnione: { $proved }, błędne: { $wrong }, { $seconds } s.
puzzle-colour = „{ $colour }” nie jest kolorem ścieżek; te to R, Y, G i B.
puzzle-tiles = „{ $tiles }” nie jest listą płytek; napisz 1,2,3 albo 1-10.
puzzle-right = Dobrze: to jest rozwiązanie.
puzzle-wrong = To nie jest rozwiązanie. { $why }
puzzle-so-far = na razie { $solutions }, { $seconds } s
puzzle-complete = { $count ->
    [0] Nie ma rozwiązania: przeszukano wszystko
    [one] Jedno rozwiązanie, przeszukano wszystko
    [few] { $count } rozwiązania, przeszukano wszystko
   *[many] { $count } rozwiązań, przeszukano wszystko
} ({ $seconds } s).
puzzle-found = Znalezione rozwiązania: { $count }; może być ich więcej ({ $seconds } s).
puzzle-time-up = Rozwiązania na razie: { $count }; czas minął, zanim przeszukano wszystko ({ $seconds } s).
puzzle-stopped = Rozwiązania na razie: { $count }; przerwano, zanim przeszukano wszystko ({ $seconds } s).

no-solver = { $game } nie da się rozwiązać: to nie jest gra dwuosobowa bez losu.
checkpoint-foreign = Plik { $file } dotyczy czegoś innego (innej pozycji lub innych zasad), jest uszkodzony albo w ogóle nie jest zapisanym dowodem.
checkpoint-unreadable = Pliku { $file } nie można użyć: { $error }.
solved-win = Gracz, który ma ruch, wygrywa.
solved-draw = Remis, jeśli obaj grają bezbłędnie.
solved-loss = Gracz, który ma ruch, przegrywa.
solved-no-win = Nierozwiązane, ale gracz, który ma ruch, nie może wygrać.
solved-nothing = Nierozwiązane.
proved-wins = Udowodniona wygrana: { $moves }
proved-draws = Udowodniony remis: { $moves }
proved-losses = Udowodniona przegrana: { $moves }
proved-no-wins = Udowodniona przegrana albo remis: { $moves }
best-line = Najlepszy ciąg dalszy: { $line }
effort = Pozycji: { $nodes } w { $seconds } s
analysis-effort = Symulacji: { $playouts }, pozycji: { $nodes }, { $speed } na sekundę, { $seconds } s
proved = (udowodnione)

arena-player = „{ $player }” nie jest graczem; napisz bot:1 do bot:8, uct, greedy, random albo engine:POLECENIE.
arena-budget = „{ $budget }” nie jest limitem; napisz czas, jak 500ms lub 500ms-cpu, albo symulacje, jak 5000p.
arena-twins = „{ $player }” podano dwa razy; daj jednemu inny limit albo go pomiń.
arena-alone = { $game } jest dla jednej osoby, nie ma kogo porównać.
arena-sprt = „{ $text }” to nie są dwie różnice Elo; napisz 0,50.
arena-sprt-two = Test sekwencyjny wymaga dokładnie dwóch graczy.
arena-engine-start = Nie można uruchomić silnika „{ $command }”: { $error }.
arena-engine-silent = Silnik „{ $command }” nie odpowiada.
arena-engine-processor = Nie da się zmierzyć czasu procesora silnika „{ $command }”; daj mu limit, jak 500ms.
arena-other-record = W pliku { $file } są partie z innego turnieju.
arena-games = Partii { $spec }: { $games } (ziarno { $seed })
arena-score = { $player }: { $score } ± { $error } % (wygranych { $wins }, przegranych { $losses }, innych { $others }), Elo { $elo } ({ $low } do { $high })
arena-worth = Jedna partia na wspólnym układzie mówi tyle, co { $worth } na osobnych.
arena-forfeits = Partie oddane walkowerem: { $games }
arena-fault-slow = Partia { $game }: „{ $player }” nie zagrał w ciągu { $milliseconds } ms.
arena-fault-ended = Partia { $game }: „{ $player }” zakończył działanie bez ruchu.
arena-fault-illegal = Partia { $game }: „{ $player }” zagrał „{ $move }”, co jest niedozwolone. { $why }
arena-sprt-higher = Przyjęto wyższą różnicę (logarytm ilorazu wiarygodności { $likelihood }).
arena-sprt-lower = Przyjęto niższą różnicę (logarytm ilorazu wiarygodności { $likelihood }).
arena-sprt-open = Nie przyjęto jeszcze żadnej różnicy (logarytm ilorazu wiarygodności { $likelihood }).

engine-unknown = „{ $word }” nie jest poleceniem; polecenia to ugi, isready, setoption, newgame, position, go, stop, query i quit.
engine-option = „{ $line }” nie ustawia opcji; napisz setoption name Level value 8.
engine-newgame = Podaj grę: newgame kamon.
engine-no-game = Najpierw podaj grę: newgame kamon.
engine-no-position = Nie ma jeszcze pozycji: position setup S moves M.
engine-position = Napisz position setup S albo position setup S moves M.
engine-busy = Trwają obliczenia: najpierw zatrzymaj je poleceniem stop.
engine-draw-first = Najpierw trzeba coś wylosować: dopisz to do ruchów, np. draw:37.
engine-go-clock = Ruch ma p{ $seat }, a brakuje jego zegara: p{ $seat }time MS.
engine-go-nothing = Podaj, jak długo: go movetime 500, go nodes 10000, go playouts 1000, go p1time 60000 p2time 60000 albo go infinite.
engine-go-value = Po „{ $word }” potrzebna jest liczba całkowita.
engine-go-unknown = „{ $word }” nie jest limitem.
engine-query-unknown = Nie można tak zapytać o „{ $word }”; można pytać o turn, over, result, scores, legalmoves, islegal M, perft D i spec.

serving = Serpentarium działa pod adresem { $address } – otwórz je w przeglądarce, zatrzymasz je klawiszami Ctrl-C. Partie są zapisywane w { $database }.
backup-done = Wszystko skopiowano do { $file }.
restore-done = Kopia jest teraz bazą danych { $database }.
restore-postgres = Tak można odtworzyć tylko bazy SQLite; PostgreSQL ma pg_restore.
export-done = { $matches ->
    [one] Zapisano jedną partię
    [few] Zapisano { $matches } partie
    [many] Zapisano { $matches } partii
   *[other] Zapisano { $matches } partii
}{ $unreadable ->
    [0] {""}
    [one] , jednej nie udało się odczytać
    [few] , { $unreadable } nie udało się odczytać
    [many] , { $unreadable } nie udało się odczytać
   *[other] , { $unreadable } nie udało się odczytać
}.
export-studies-done = { $studies ->
    [one] Zapisano jedno opracowanie
    [few] Zapisano { $studies } opracowania
    [many] Zapisano { $studies } opracowań
   *[other] Zapisano { $studies } opracowania
}{ $unreadable ->
    [0] {""}
    [one] , jednego nie udało się odczytać
    [few] , { $unreadable } nie udało się odczytać
    [many] , { $unreadable } nie udało się odczytać
   *[other] , { $unreadable } nie udało się odczytać
}.
check-done = { $matches ->
    [one] Jedna partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
}, liczba zdarzeń { $events }: { $wrong ->
    [0] wszystko się zgadza
    [one] jedna niezgodność
    [few] { $wrong } niezgodności
    [many] { $wrong } niezgodności
   *[other] { $wrong } niezgodności
}.
check-ledger = Księga ma wpisów: { $entries }; jej korzeń to { $root }.
deal-right = Partia { $match }: rozdanie wynika z ustalonego wcześniej sekretu i ze słów graczy.
deal-wrong = Partia { $match }: { $why }
load-nobody = Pod { $server } nie udało się rozpocząć żadnej partii. Czy działa tam serwer?
load-speed = Partii { $spec } naraz: { $games }; ruchów na sekundę: { $speed }, żądano { $rate }
load-latencies = potwierdzone na dysku: połowa do { $half } ms, 99 % do { $p99 } ms, 99,9 % do { $p999 } ms, wszystko do { $all } ms
load-late = z tego wysłane za późno przez generator: 99 % najwyżej o { $late } ms
load-costs = czas procesora na ruch: serwer { $server } ms, generator obciążenia { $generator } ms
load-cost-of-generator = czas procesora na ruch: generator obciążenia { $generator } ms
load-ended = ruchów { $moves }, ukończonych partii { $finished }, błędów { $errors }
arg-token = Token konta, które gra (albo ustaw SERPENTARIUM_TOKEN)
arg-engine = Polecenie, które uruchamia silnik
arg-server = Adres serwera (domyślnie http://127.0.0.1:7007)
arg-bridge-games = Nazwy gier, w które grać (domyślnie wszystkie)
arg-bridge-time = Najdłuższy czas myślenia nad ruchem (domyślnie 1s)
arg-matches = Ile partii naraz (domyślnie 4)
arg-open = Przyjmuje też wyzwania do każdego
arg-once = Kończy po jednej partii
bridge-here = { $name } czeka na wyzwania pod { $server }.
bridge-plays = { $match }: gra w { $spec }.
bridge-over = { $match }: koniec. { $result }
bridge-engine-failed = { $match }: partia poddana. { $why }
bridge-away = { $server } jest niedostępny ({ $error }); próbuję ponownie.
bridge-unreachable = { $server } jest niedostępny ({ $error }). Czy serwer działa?
bridge-refused = { $server } odmawia: { $message }

about-worker = Myśli na tym komputerze dla serwera
more-worker =
    Bierze ruchy botów, analizy, przeglądy partii, dowody zadań i pozycje do rozwiązania i oddaje to, co
    znalazł. Kilka adresów --server obsługuje naraz: podaj każdy węzeł, nie proxy przed nimi. Token tworzy
    administrator poleceniem "serpentarium worker-key add NAME". Po Ctrl-C lub SIGTERM rozpoczętą pracę oddaje.

    SERPENTARIUM_TOKEN=... serpentarium worker --server https://example.org --threads 4
about-worker-key = Tworzy, wypisuje i unieważnia klucze pomocników
more-worker-key =
    Serwer może działać dalej. Klucz otwiera tylko to, czego potrzebują pomocnicy.
about-worker-key-add = Tworzy klucz dla pomocnika; pokazywany jest raz
more-worker-key-add =
    serpentarium worker-key add attic --database postgres://serpentarium@db/serpentarium
about-worker-key-list = Wypisuje pomocników, którzy mają klucz
more-worker-key-list =
    serpentarium worker-key list
about-worker-key-drop = Unieważnia klucz pomocnika
more-worker-key-drop =
    serpentarium worker-key drop attic
arg-worker-token = Klucz pomocnika (albo ustaw SERPENTARIUM_TOKEN)
arg-worker-server = Adres serwera; można podać kilka razy (domyślnie http://127.0.0.1:7007)
arg-worker-threads = Ile prac każdego serwera naraz (domyślnie 1)
arg-kinds = Co robić, oddzielone przecinkami: move, position, review, puzzle, solve (domyślnie wszystko)
arg-worker-name = Jak pomocnik się przedstawia (domyślnie komputer i proces)
arg-worker-key-add-name = Jak nazywa się pomocnik, od 1 do 40 znaków
arg-worker-key-add-orders = Klucz może też zlecać prace (solve i puzzle verify z --workers-of)
arg-worker-key-drop-name = Jak nazywa się pomocnik
arg-workers-of = Niech zrobią to pomocnicy tego serwera
arg-solve-token = Klucz, który może zlecać prace (albo ustaw SERPENTARIUM_TOKEN)
arg-puzzle-verify-token = Klucz, który może zlecać prace (albo ustaw SERPENTARIUM_TOKEN)
worker-here = Myślę dla { $server }, naraz { $threads ->
    [one] jedna praca
    [few] { $threads } prace
   *[many] { $threads } prac
}.
worker-gone = Pracę dla { $server } dostał tymczasem ktoś inny.
worker-given-back = Pracę oddano serwerowi { $server }.
worker-back = { $server } znowu odpowiada.
worker-done = { $jobs ->
    [one] Wykonano jedną pracę.
    [few] Wykonano { $jobs } prace.
   *[many] Wykonano { $jobs } prac.
}
worker-key-seen = { $days ->
    [0] użyty dzisiaj
    [one] użyty wczoraj
    [few] użyty { $days } dni temu
   *[many] użyty { $days } dni temu
}
worker-key-unused = nigdy nieużyty
worker-key-dropped = Klucz pomocnika { $name } już nie działa.
order-failed = Pomocnicy tego nie ukończyli.

about-moderate = Pokazuje zgłoszenia i pozwala zareagować
more-moderate =
    Serwer może działać; zauważy to w sekundę lub dwie. Wszystko jest zapisywane: kto, kiedy, wobec kogo, co i dlaczego.

    serpentarium moderate reports
    serpentarium moderate mute Mallory 2d "spam na czacie" --report 12
about-moderate-reports = Wypisuje zgłoszenia, którymi nikt się jeszcze nie zajął
more-moderate-reports =
    serpentarium moderate reports --all
about-moderate-show = Pokazuje zgłoszenie, co powiedziano i co wcześniej działo się z tą osobą
more-moderate-show =
    serpentarium moderate show 12
about-moderate-dismiss = Zamyka zgłoszenie bez dalszych kroków
more-moderate-dismiss =
    serpentarium moderate dismiss 12 "tylko żarty"
about-moderate-warn = Ostrzega kogoś; zobaczy on ostrzeżenie przy następnej wizycie i musi je potwierdzić
more-moderate-warn =
    serpentarium moderate warn Mallory "Proszę nie obrażać innych." --report 12
about-moderate-mute = Wycisza kogoś na pewien czas, także gościa
more-moderate-mute =
    0 pozwala znowu pisać.

    serpentarium moderate mute Mallory 2d "spam na czacie"
about-moderate-hide = Ukrywa wiadomość przed wszystkimi
more-moderate-hide =
    serpentarium moderate hide "obelga" --report 12
    serpentarium moderate hide "obelga" --match ID --room players --number 3
    serpentarium moderate hide "obelga" --study ID
about-moderate-close = Zamyka konto: bez logowania, sesje i tokeny wygasają, partie są poddawane
more-moderate-close =
    serpentarium moderate close Mallory "groźby" --report 12
about-moderate-reopen = Otwiera zamknięte konto na nowo
more-moderate-reopen =
    serpentarium moderate reopen Mallory "nasza pomyłka"
about-moderate-log = Wypisuje wszystkie działania, wobec jednej osoby albo wobec wszystkich
more-moderate-log =
    serpentarium moderate log Mallory
arg-moderate-reports-all = Także załatwione
arg-moderate-show-id = Numer zgłoszenia
arg-moderate-dismiss-id = Numer zgłoszenia
arg-who = Nazwa konta albo czyjeś id
arg-why = Dlaczego, do zapisu
arg-words = Co ta osoba ma przeczytać
arg-moderate-mute-time = Na jak długo: 30m, 6h, 2d
arg-report = Numer zgłoszenia, które to załatwia
arg-match-id = Partia, w której padła wiadomość
arg-room = Pokój, w którym padła
arg-study = Opracowanie, które zostanie ukryte przed wszystkimi poza autorami
arg-studies = Opracowania zamiast partii
arg-number = Jej numer w tym pokoju
arg-by = W czyim imieniu (domyślnie użytkownik tego systemu)

moderate-no-reports = Żadne zgłoszenia nie czekają.
moderate-study = W opracowaniu { $study }:
moderate-place = W partii { $match }, pokój { $room }, numer { $number }:
moderate-dismissed = Zgłoszenie { $report } jest załatwione.
moderate-warned = { $name } przeczyta ostrzeżenie przy następnej wizycie.
moderate-muted = { $minutes ->
    [0] { $name } znowu może pisać.
   *[other] { $name } nie może pisać przez { $minutes } min.
}
moderate-hidden = Wiadomość jest ukryta.
moderate-closed = Konto gracza { $name } jest zamknięte.
moderate-reopened = Konto gracza { $name } jest znowu otwarte.
report-insults = zgłoszenie: obelgi lub groźby
report-spam = zgłoszenie: spam
report-cheating = zgłoszenie: oszukiwanie
report-stalling = zgłoszenie: przeciąganie lub porzucanie partii
report-name = zgłoszenie: nazwa
report-other = zgłoszenie: inny powód
deed-dismissed = zamyka bez skutku zgłoszenie { $report }
deed-warned = ostrzega
deed-confirmed = potwierdza ostrzeżenie { $report }
deed-closed = zamyka konto
deed-reopened = otwiera konto na nowo
deed-muted = wycisza do { $until }
deed-study-hidden = ukrywa opracowanie { $study }
deed-comment-hidden = ukrywa komentarz w opracowaniu { $study }
deed-hidden = ukrywa wiadomość
deed-private = wycisza albo blokuje

about-doctor = Sprawdza, czy serwer może tu działać i czy jakiś działa
more-doctor =
    Sprawdza ustawienia, strony, bazę danych, adres i limit otwartych plików; niczego nie zmienia.
    Kod 1 oznacza, że serwer nie może tak działać. Z --ready tylko pyta serwer, czy jest gotowy, i nic nie wypisuje.

    serpentarium doctor --config /etc/serpentarium.toml
arg-ready = Tylko pyta, czy działający serwer jest gotowy
about-licences = Wypisuje licencje Serpentarium i wszystkiego, co zawiera
more-licences = Ten sam tekst jest w serwisie pod adresem /licences.
doctor-program = Serpentarium { $version }, liczba rdzeni: { $cores }.
doctor-stranger = { $name } wygląda jak ustawienie, ale nim nie jest.
doctor-pages-inside = Strony są w samym programie.
doctor-pages-folder = Strony są w folderze { $folder }.
doctor-no-pages = Brakuje stron, jest tylko API; zbudujesz je poleceniem „make site”.
doctor-database = Baza danych { $database } odpowiada.
doctor-database-new = Bazy danych { $database } jeszcze nie ma; serwer ją utworzy.
doctor-database-unwritable = Nie można utworzyć bazy danych { $database }: jej folder jest tylko do odczytu.
doctor-database-fails = Nie można użyć bazy danych { $database }. { $why }
doctor-address-free = Adres { $address } jest wolny.
doctor-serving = Pod { $address } działa serwer i jest gotowy.
doctor-not-ready = Pod { $address } działa serwer, ale nie jest gotowy.
doctor-address-taken = Adres { $address } jest zajęty przez inny program.
doctor-address-fails = Pod { $address } nie można nasłuchiwać: { $error }.
doctor-files = Naraz może być otwartych plików i połączeń: { $files }.
