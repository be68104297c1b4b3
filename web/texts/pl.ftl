# Shell
skip-to-content = Przejdź do treści
nav-label = Menu główne
nav-home = Strona główna
nav-play = Graj
nav-games = Partie
nav-analysis = Analiza
nav-rules = Zasady
nav-leaders = Ranking
nav-settings = Ustawienia
nav-account = Konto
language = Język
footer-line = Serpentarium – gry na sześciokątach. Za darmo, otwarte, bez reklam.
dismiss = Zamknij
loading = Wczytywanie…
try-again = Spróbuj ponownie
unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
unreachable-waiting = Serwer jest niedostępny. Strona sama wznowi działanie, gdy tylko będzie to możliwe.
broken = Coś się nie udało. Spróbuj ponownie.
new-version = Nowa wersja jest gotowa.
reload = Wczytaj ponownie
engine-broken = Silnik gry na tej stronie uległ awarii i został uruchomiony ponownie. Jeśli czegoś brakuje, spróbuj jeszcze raz.
engine-unavailable = Nie udało się wczytać silnika gry. Sprawdź połączenie i spróbuj ponownie.
missing-title = Nie znaleziono strony
missing-text = Ta strona nie istnieje albo już jej nie ma. Być może link jest niepełny.
no-such-game = Gry „{ $game }” tutaj nie ma. Można grać w te gry:

# Home
home-title = Gry na sześciokątach
home-text = Żetony, łuski, węże i kręte linie: gry, w których liczy się tylko myślenie. Zagraj od razu z botem albo ze znajomym przez link – bez konta.
play-bot = Graj z botem
play-solo = Graj
my-turn-title = Twój ruch
open-title = Otwarte wyzwania
open-none = Nikt teraz nie szuka przeciwnika. Rzuć pierwsze wyzwanie!
live-title = Trwające partie
live-none = Nie trwa teraz żadna publiczna partia.

# A way back
my-games-title = Twoje partie
all-my-games = Wszystkie twoje partie
running-turns = Twoje partie, twój ruch: { $count }
your-turn-in = Twój ruch: { $game }
asked-to-play = { $who } zaprasza cię na partię { $game }.
you-are-asked = Zaproszenie do gry
waits-for-players = Czeka na graczy
here-title = Kto jest online
here-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
here-guests = { $count ->
    [one] i jeden gość
    [few] i { $count } gości
    [many] i { $count } gości
   *[other] i { $count } gościa
}

# Quick game
quick-title = Szybka partia
quick-game = Gra
quick-find = Znajdź przeciwnika
quick-waiting-now = { $count ->
    [one] Dokładnie na to czeka jedna osoba.
    [few] Dokładnie na to czekają { $count } osoby.
    [many] Dokładnie na to czeka { $count } osób.
   *[other] Dokładnie na to czeka { $count } osoby.
}
quick-nobody = Nikt teraz na to nie czeka.
quick-nobody-else = Nikt inny teraz na to nie czeka.
quick-players = { $count ->
    [one] Potrzebny jest { $count } gracz.
    [few] Potrzeba { $count } graczy.
    [many] Potrzeba { $count } graczy.
   *[other] Potrzeba { $count } gracza.
}
quick-looking = Szukamy przeciwnika
quick-seen = Z ostatnich { $asked } osób, które na to czekały, przeciwnika znalazło { $paired }, połowa z nich w ciągu { $time }.
quick-seen-none = Z ostatnich { $asked } osób, które na to czekały, nikt nie znalazł przeciwnika.
quick-unseen = Ostatnio nikt na to nie czekał, więc nie wiemy, jak długo to potrwa.
quick-bot = Zagraj tymczasem z botem
quick-bot-hint = Damy ci znać, gdy tylko ktoś się znajdzie.
quick-stop = Przestań szukać
quick-found = Jest przeciwnik: partia się zaczyna.
quick-others = Inni gracze czekają na
quick-take = Graj

# Lists
which-list = Które partie
which-game = Która gra
all-games = Wszystkie gry
list-mine = Moje partie
list-my-archive = Moje zakończone partie
games-finished = Zakończone partie
list-open = Otwarte wyzwania
list-live = Trwające
list-archive = Archiwum
list-none = Na razie nic tu nie ma.
show-more = Pokaż więcej
result-of-won = Wygrana
result-of-lost = Przegrana
result-of-drawn = Remis
which-result = Wynik
any-result = Wszystkie wyniki
which-opponent = Przeciwnik
opponent-any = Ktokolwiek; nazwa albo „bot”
challenge-again = Wyzwij ponownie
challenge = Wyzwij
challenge-sent = Wyzwanie wysłane: { $who }.
moves-made = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
rated = rankingowa
casual = towarzyska

# New game
new-game = Nowa partia
against = Przeciwnik
against-bot = Bot
against-friend = Znajomy, przez link
against-open = Ktokolwiek
against-screen = Na jednym urządzeniu
against-table = Własny stół
bot-strength = Poziom
bot-elo = Wśród botów około { $elo } Elo więcej niż { $first }. Ranking ludzi ma inną skalę.
bot-elo-none = Siły poziomów w tej grze jeszcze nie zmierzono.
option-legend = { $about }
option-is = { $about } { $value }
value-on = Włączone
value-off = Wyłączone
who-starts = Kto zaczyna
start-lot = Losowo
start-first = Ja zaczynam
start-last = Ja na końcu
start-listed = W tej kolejności
table-seats = Kto gdzie siedzi
table-seat = Miejsce { $number }
table-me = Ja
table-person = Gracz o podanej nazwie
table-person-name = Nazwa konta
table-up = Przesuń miejsce { $number } w górę
table-down = Przesuń miejsce { $number } w dół
seat-where = Twoje miejsce w kolejności ruchów
seat-numbered = { $number }. { $name }
seat-choice = { $about }
seat-choice-lot = Losowo
clock = Zegar
clock-none = Bez zegara
clock-fischer = { $minutes } min + { $seconds } s
clock-capped = { $clock }, najwyżej { $minutes } min
clock-byo-yomi = { $minutes } min + { $periods } × { $seconds } s
clock-periods-alone = { $periods } × { $seconds } s
clock-penalty = { $minutes } min, potem −{ $points } za minutę
clock-penalty-every = { $minutes } min, potem −{ $points } co { $seconds } s
clock-kind = Rodzaj zegara
clock-kind-fischer = Minuty + sekundy za ruch
clock-kind-byo-yomi = Minuty, potem byoyomi
clock-kind-penalty = Minuty, potem utrata punktów
clock-kind-per-move = Sekundy na każdy ruch
clock-kind-days = Dni na każdy ruch
clock-cap = Najwyżej minut (opcjonalnie)
clock-periods = Okresy
clock-period-seconds = Sekundy w okresie
clock-move-seconds = Sekundy na ruch
clock-points = Punkty tracone za minutę
clock-days-each = Dni na ruch
clock-byo-yomi-about = Gdy skończą się minuty, zaczynają się okresy: ruch wykonany w trakcie okresu pozostawia go w całości, a zużyty okres przepada. Komu nie zostanie żaden, ten przegrywa.
clock-penalty-about = Kto potrzebuje więcej czasu, płaci punktami za każdą rozpoczętą minutę. Kto musiałby zapłacić więcej niż { $most }, przegrywa.
clock-per-move = { $seconds } s na ruch
clock-own = Własny
clock-own-minutes = Minut dla każdego
clock-own-seconds = Sekund za ruch
clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
more-choices = Więcej opcji
with-takebacks = Ruchy można cofać
with-overlay = Z podpowiedzią: plansza może pokazywać, na co pozwalają ruchy
with-overlay-why = tylko w partii nierankingowej
with-rating = Rankingowa
with-rating-why = – wymaga konta, tylko z ludźmi
start-game = Zacznij
make-link = Utwórz link
make-challenge = Rzuć wyzwanie
play-game = Graj w { $game }

# People
seat-open = wolne miejsce
bot-name = Bot, poziom { $level }
bot-named = { $name }, bot, poziom { $level }
bot-level = bot, poziom { $level }
players = Gracze
player = Gracz
you = ty
seat-left = już nie gra
seat-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
winner = wygrana
to-move = ma ruch
score-is = Punkty: { $score }
score-of = { $score } z { $target }
clock-left = Pozostały czas
clock-periods-left = { $count ->
    [one] został { $count } okres
    [few] zostały { $count } okresy
    [many] zostało { $count } okresów
   *[other] zostało { $count } okresu
}
clock-points-lost = { $count ->
    [one] czas kosztował { $count } punkt
    [few] czas kosztował { $count } punkty
    [many] czas kosztował { $count } punktów
   *[other] czas kosztował { $count } punktu
}
clock-is = { $who }: { $time }.
time-just-now = przed chwilą
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}

# Match
match-heading = { $game }: { $names }
status = Stan partii
remarks = Uwagi
status-waiting = Czekamy na graczy
your-turn = Twój ruch
turn-of = Ruch: { $who }
hint-look-mouse = Wskaż stos, aby zobaczyć, co w nim jest.
hint-look-touch = Dotknij innego stosu, aby zobaczyć, co w nim jest.
hint-turn-mouse = R lub kółko myszy ją obraca, Escape odkłada.
hint-turn-touch = Dotknij jej, aby ją obrócić.
title-your-turn = Twój ruch
watching = Oglądasz partię
looking-back = Po ruchu { $ply } z { $of }
looking-back-start = Przed pierwszym ruchem
looking-back-hint = Kliknij planszę, aby wrócić do gry.
back-to-now = Wróć do gry
sending = Wysyłanie: { $move }…
not-stored = Ruch nie został zapisany. Spójrz na planszę i spróbuj ponownie.
not-connected = Nie ma połączenia, więc nic nie zostało wysłane. Spróbuj ponownie, gdy wróci.
connection-lost = Połączenie zostało przerwane, zanim serwer odpowiedział. Sprawdź stan gry i jeśli nadal chcesz, spróbuj ponownie.
move-pending = Twój poprzedni ruch jest jeszcze wysyłany.
moves = Ruchy
no-moves-yet = Jeszcze bez ruchów.
last-move-was = Ostatni ruch: { $move }.
scores-are = Punkty: { $scores }.
no-scores = W tej grze nie liczy się punktów.
step-first = Na początek
step-back = Ruch wstecz
step-on = Ruch dalej
step-last = Do ostatniego ruchu
replay-since = Pokaż jeszcze raz, co się stało od twojego ruchu
replay-last = Pokaż jeszcze raz ostatnią turę
replay-all = Odtwórz ruchy jeden po drugim
replay-stop = Zatrzymaj
type-move = Wpisz ruch
play-typed = Zagraj
play-move = Zagraj
put-back = Odłóż
connection-away = Utracono połączenie – ponawiam próbę…
connection-connecting = Łączenie…
server-restarting = Serwer uruchamia się ponownie – zaraz wróci…
resign = Poddaj się
give-up = Poddaj się
really-resign = Na pewno chcesz się poddać?
abort = Anuluj partię
really-abort = Na pewno chcesz anulować partię?
no-go-on = Nie, gram dalej
offer-draw = Zaproponuj remis
draw-offered = Zaproponowano remis
offers-draw = { $who } proponuje remis.
takeback = Cofnij ruch
takeback-asked = Poproszono o cofnięcie
takeback-drawn = Od twojego ostatniego ruchu dobrano płytkę, więc nie można go cofnąć.
asks-takeback = { $who } prosi o cofnięcie ostatniego ruchu.
away-long = { $who } od dawna jest poza grą. Nie musisz dłużej czekać.
claim-win = Odbierz wygraną
claim-bot = Niech dogra bot
accept = Przyjmij
decline = Odrzuć
copy-link = Kopiuj link
link-copied = Skopiowano link.
rules-of = Zasady: { $game }
fair-link = Uczciwe losowanie
result = Wynik
result-won = Wygrana!
result-shared = Dzielisz pierwsze miejsce!
result-placed = { $place }. miejsce na { $of }
result-solved = Rozwiązane!
result-lost = Przegrana
result-draw = Remis
result-over = Koniec partii
result-aborted = Anulowana
standings = Klasyfikacja
standing = { $place }. { $who }.
standing-points = { $place }. { $who }: { $points }.
place = Miejsce
place-number = { $place }.
points = Punkty
rematch = Rewanż
rematch-asked = Zaproponowano rewanż
rematch-accept = Przyjmij rewanż
go-to-rematch = Do rewanżu
play-again = Zagraj jeszcze raz
go-to-next = Do następnej partii
asks-rematch = { $who } proponuje rewanż.
not-now = Nie teraz
analysis = Analiza
analyse = Przejrzyj partię z botem
analyse-hint-solo = W każdej pozycji pokaże, jakie były szanse i co sam by zagrał.
analyse-end = Tu partia się skończyła. Cofnij się o ruch, aby zobaczyć, co było możliwe.
thinking = Myślę…
analysis-stop = Zatrzymaj
analysis-go-on = Myśl dalej
analysis-tried = { $count ->
    [one] { $count } rozegrana partia
    [few] { $count } rozegrane partie
    [many] { $count } rozegranych partii
   *[other] { $count } rozegranej partii
}
analysis-proved = Udowodnione
chances = Szanse
best-moves = Najlepsze ruchy
was-played = zagrano
waiting-title = { $game }: czekamy na przeciwnika
invited-title = { $game }: zagrasz?
waiting-public = Twoje wyzwanie jest też na stronie głównej, gdzie każdy może je przyjąć.
waiting-start = { $count ->
    [one] Z ustawionej pozycji, po { $count } ruchu
    [few] Z ustawionej pozycji, po { $count } ruchach
    [many] Z ustawionej pozycji, po { $count } ruchach
   *[other] Z ustawionej pozycji, po { $count } ruchu
}
send-link = Wyślij ten link przeciwnikowi
sit-down = Dołącz i graj
event-started = Partia się zaczyna.
event-moved = { $who }: { $move }.
event-your-turn = { $count ->
    [one] Twój ruch: możliwe jest jedno posunięcie.
    [few] Twój ruch: możliwe są { $count } posunięcia.
    [many] Twój ruch: możliwych jest { $count } posunięć.
   *[other] Twój ruch: możliwych jest { $count } posunięcia.
}
event-joined = { $name } dołącza do gry.
event-taken-back = Cofnięto ostatni ruch.
event-draw-declined = Odrzucono remis.
event-takeback-declined = Odrzucono cofnięcie ruchu.
event-hint-taken = { $who } korzysta z podpowiedzi.
event-left = { $who } odchodzi; dalej gra bot.
event-clock-credited = Serwer był chwilę niedostępny; nikt nie stracił przez to czasu.

# Dlaczego czegoś nie można teraz nacisnąć
why-offline = Nie ma teraz połączenia. Spróbuj ponownie, gdy wróci.
why-rematch-asked = Rewanż już zaproponowany, czekamy na odpowiedź.
why-draw-offered = Remis już zaproponowany, czekamy na odpowiedź.
why-takeback-asked = Prośba już wysłana, czekamy na odpowiedź.
why-takeback-none = Nie masz ruchu, który można by cofnąć.
why-not-your-turn = To nie twój ruch.
why-no-move = Najpierw wpisz ruch.
why-no-words = Najpierw coś napisz.
why-at-first = To jest początek partii.
why-at-last = To jest ostatni ruch.
why-first-seat = To miejsce jest już pierwsze.
why-last-seat = To miejsce jest już ostatnie.

# Account
guest-are-you = Grasz jako gość { $name }. Konto zachowa twoje partie, pozwoli grać rankingowo i pisać na czacie własnymi słowami.
recover = Nie pamiętam hasła
recover-hint = Nowe hasło ustawisz jednym z zapisanych kodów odzyskiwania. Każdy działa raz, a wszystkie inne sesje zostaną zakończone.
recover-do = Ustaw nowe hasło
recovery-code = Kod odzyskiwania
register-keep-name = Dotychczasowe partie zostaną pod nazwą { $name }
recovery-codes = Kody odzyskiwania
recovery-codes-once = Zapisz te kody teraz: pokazujemy je tylko raz. Jeśli zapomnisz hasła, każdym z nich możesz raz ustawić nowe. Nie ma innego sposobu, by odzyskać konto.
recovery-codes-text = Jeśli zapomnisz hasła, kodem odzyskiwania ustawisz nowe. Nowe kody zastępują dotychczasowe.
recovery-codes-left = { $count ->
    [one] Został ci { $count } kod.
    [few] Zostały ci { $count } kody.
    [many] Zostało ci { $count } kodów.
   *[other] Zostało ci { $count } kodu.
}
recovery-make = Utwórz nowe kody
recovery-save = Zapisz do pliku
recovery-copy = Kopiuj
recovery-copied = Skopiowano kody.
recovery-not-copied = Przeglądarka nie pozwala kopiować; zaznacz kody samodzielnie.
recovery-kept = Mam je zapisane
recovery-file = Serpentarium: kody odzyskiwania gracza { $name }, każdym można raz ustawić nowe hasło
account-settings = Hasło, sesje, tokeny
password-change = Zmień hasło
password-change-text = We wszystkich innych przeglądarkach nastąpi wylogowanie.
password-old = Dotychczasowe hasło
password-new = Nowe hasło
password-changed = Zmieniono hasło.
sessions = Aktywne sesje
sessions-text = Jeśli nie poznajesz którejś przeglądarki, zakończ jej sesję i zmień hasło.
session-unknown = Nieznana przeglądarka
session-here = ta przeglądarka
session-seen = ostatnio { $when }
session-end = Zakończ
sessions-end-others = Zakończ wszystkie inne
passkeys = Klucze dostępu
passkeys-text = Z kluczem dostępu logujesz się odciskiem palca, twarzą albo kodem PIN, bez wpisywania nazwy i hasła. Hasło działa nadal.
passkeys-no-number = Pod adresem złożonym z liczb klucze dostępu nie działają.
passkeys-at-name = Otwórz tę stronę pod adresem { $host }
passkeys-no-https = Klucze dostępu działają tylko pod adresem, który zaczyna się od https.
passkeys-no-browser = Ta przeglądarka nie obsługuje kluczy dostępu.
passkey-label = Jak go nazwać?
passkey-add = Dodaj klucz dostępu
passkey-added = Możesz się teraz logować tym kluczem dostępu.
passkey-made = dodano { $when }
passkey-used = ostatnio użyto { $when }
passkey-unused = jeszcze nieużywany
passkey-remove = Usuń
passkey-removed = Ten klucz dostępu nie otwiera już twojego konta. Możesz go usunąć także w swoim urządzeniu.
passkey-log-in = Zaloguj się kluczem dostępu
passkey-cancelled = Nie użyto klucza dostępu: żądanie anulowano, trwało zbyt długo albo na tym urządzeniu nie ma żadnego.
passkey-on-device = Na tym urządzeniu jest już klucz dostępu do twojego konta.
passkey-failed = Przeglądarce nie udało się użyć klucza dostępu.
deleted-player = usunięty gracz
register = Załóż konto
register-hint = Wystarczą nazwa i hasło. Partie rozegrane jako gość pozostaną twoje.
log-in = Zaloguj się
log-in-hint = Witaj ponownie.
name = Nazwa
password = Hasło
my-profile = Profil
log-out = Wyloguj się
log-out-everywhere = Wyloguj wszędzie
logged-out = Wylogowano.
delete-account = Usuń konto
delete-account-text = Usunięte zostaną hasło, klucze dostępu, sesje, rankingi i tokeny. Trwające partie zostaną poddane, a oczekujące anulowane. Zakończone pozostaną u tych, którzy je z tobą grali, z dopiskiem „usunięty gracz”. Opracowania zostaną usunięte; te, które mają współautorów, przejdą na pierwszego z nich. Przez 180 dni nikt nie zajmie twojej nazwy. Tego nie da się cofnąć.
account-deleted = Usunięto konto.
tokens = Tokeny dla botów
tokens-text = Program, który gra w twoim imieniu, potrzebuje tokenu. Kto go ma, może grać za ciebie; w razie wątpliwości usuń go.
token-label = Do czego służy?
token-make = Utwórz token
token-drop = Usuń
token-once = Twój token (widoczny tylko teraz):
player-since = Pierwszy raz tutaj: { $when }
player-is-bot = gra program
ratings = Rankingi
ratings-none = Jeszcze bez partii rankingowych.
games-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
rating = Ranking
rated-games = Partie
leaders-none = Nikt nie rozegrał jeszcze dość partii rankingowych. Możesz być pierwszą osobą.
leaders-count = Partie rankingowe, które się tu liczą: { $matches }, gracze: { $players }, na liście: { $listed }.
leaders-why = Ranking trafia na listę, gdy jest dość pewny; do tego czasu stoi przy nim „?”.
speed = Tempo
speed-fast = Szybkie
speed-slow = Wolne
speed-days = Kilkudniowe

# Rules
contents = Spis treści
by-author = autor: { $author }

# Settings
settings-kept = Wszystko jest zapisywane w tej przeglądarce.
settings-theme = Wygląd
settings-palette = Kolory
settings-motion = Animacje
settings-floors = Gry na kilku planszach
settings-confirm-live = Potwierdzanie ruchów w partiach z zegarem i z botami
settings-confirm-slow = Potwierdzanie ruchów w partiach kilkudniowych
settings-marks = Litery i wzory obok kolorów
settings-coordinates = Współrzędne na każdej planszy
settings-sound = Dźwięki
value-auto = Jak w systemie
value-light = Jasny
value-dark = Ciemny
value-standard = Zwykłe
value-colour-blind = Dla daltonistów
value-side-by-side = Obok siebie
value-stacked = Jedna nad drugą
value-confirm-off = Bez potwierdzania
value-confirm-double = Drugie dotknięcie
value-confirm-button = Przycisk
keys = Klawisze
keys-title = Gra z klawiatury
key-line = { $key }: { $does }.
key-arrows = Strzałki
key-arrows-does = przesuwają zaznaczenie po polach; w górę i w dół z Shiftem po drugim skosie
key-around = Q, E, A, D, Z, C
key-around-does = klawisze wokół S przesuwają zaznaczenie w sześciu kierunkach
key-next = N, Shift+N
key-next-does = następne lub poprzednie miejsce, w którym da się coś zrobić
key-enter = Enter
key-enter-does = wybiera i potwierdza
key-hand = H
key-hand-does = przechodzi do twoich płytek
key-pieces = Od 1 do 9
key-pieces-does = od razu biorą płytkę
key-board = B
key-board-does = wraca na planszę
key-rotate = R, Shift+R
key-rotate-does = obracają płytkę
key-flip = F
key-flip-does = odwraca płytkę
key-escape = Escape
key-escape-does = odkłada
key-floors = Page Up, Page Down
key-floors-does = przechodzą na inną planszę
key-view = V
key-view-does = obraca całą planszę
key-zoom = +, −, 0
key-zoom-does = powiększ, pomniejsz, pokaż całą planszę
key-names = K
key-names-does = pokazuje nazwy wszystkich miejsc albo je ukrywa
key-words = L, S, T
key-words-does = podają ostatni ruch, punkty, czyj jest ruch i ile komu zostało czasu
key-replay = Strzałka w lewo i w prawo, Home, End
key-replay-does = poza planszą albo po kliknięciu w nią przewijają partię
key-help = ?
key-help-does = wyświetla wszystkie klawisze

# Fair deal
fair-title = Czy losowano uczciwie?
fair-text = Zanim ktokolwiek dołączył, serwer wybrał sekret i opublikował jego odcisk. Każdy, kto dołączył, dodał własne słowa, a cała losowość wynika z jednego i drugiego. Po partii sekret zostaje ujawniony, aby każdy mógł sprawdzić, że go nie podmieniono.
fair-commitment = Odcisk opublikowany przed partią
fair-words = Słowa gracza { $name }
fair-secret = Sekret
fair-seed = Ziarno losowania
fair-setup = Co rozdano
fair-good = Odcisk się zgadza: twoja przeglądarka właśnie obliczyła go na nowo z sekretu.
fair-bad = Odcisk nie pasuje do sekretu! Zgłoś tę partię.
fair-dealt-good = Ponowne rozdanie z tego ziarna daje to samo.
fair-dealt-bad = Ponowne rozdanie z tego ziarna daje coś innego! Zgłoś tę partię.
fair-played = Wszystkie ruchy partii zgadzają się z tym, co rozdano i dobrano.
fair-not-played = Ruchy partii nie zgadzają się z tym, co rozdano! Zgłoś tę partię.
fair-drawn = Dobrano w trakcie partii, w kolejności z worka
fair-wait = Sekret zostanie ujawniony po zakończeniu partii.
fair-no-hash = Przez niezabezpieczone połączenie przeglądarka nie obliczy odcisku. Pobierz zapis i sprawdź go programem.
fair-how = Całe rozdanie sprawdzi program na podstawie pobranego zapisu. Dowodzi to, że serwer nie podmienił płytek; nie da się udowodnić, że nikt ich nie podejrzał.
download-record = Pobierz zapis

# The board
board-label = Plansza
board-help = Strzałkami poruszasz się po polach, Enter wybiera, Escape odkłada. Znak zapytania wyświetla wszystkie klawisze.
board-help-hand = H przechodzi do twoich płytek, klawisze od 1 do 9 biorą płytkę. Strzałkami poruszasz się po polach, Enter wybiera, Escape odkłada. Znak zapytania wyświetla wszystkie klawisze.
board-hand-mine = Twoje płytki
board-hand-of = Płytki: { $name }
board-hand-count = Płytki: { $name }, { $count }
board-bag = W worku: { $count }
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
board-flip = Odwróć
board-put-back = Odłóż
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-fit = Pokaż cały stół
board-turn-view = Obróć widok
board-coordinates = Współrzędne
board-overview = Cały stół: dotknij tam, gdzie chcesz spojrzeć
board-mark-forced = To miejsce trzeba wypełnić, zanim zrobi się cokolwiek innego.
board-mark-waiting = To miejsce trzeba będzie wypełnić, gdy tylko ktoś będzie miał do niego płytkę. Ty takiej nie masz.
board-mark-barred = W tej sytuacji nie można tu niczego położyć.
board-mark-dead = Niczego nie da się tu już położyć.
board-mark-answer = Na to trzeba odpowiedzieć.
board-snake = { $name }: wąż o długości { $length }
board-passage = Tu wychodzi twój wolny koniec z planszy { $floor }: płytkę, która się tu kończy, można do niego dowiercić.
board-floor = Plansza { $number }
board-floors-stack = Jedna plansza, pozostałe prześwitują
board-floors-spread = Wszystkie plansze obok siebie
board-cell-legal = { $about } – można wybrać
board-cell-passage = { $about } – tu wychodzi twój wolny koniec z planszy { $floor }
board-cell-forced = { $about } – trzeba wypełnić najpierw
board-cell-answer = { $about } – trzeba odpowiedzieć
board-cell-last = { $about } – ostatni ruch
board-cell-recent = { $about } – nowe od twojego ruchu
board-piece-idle = { $about } – nie można teraz zagrać
board-options = Jak dokładnie?
board-option-plain = Bez wiercenia
board-option-drill = Przewierć na planszę { $floor }, { $cell }
board-option-drill-two = Przewierć na planszę { $floor }, { $cell }, i planszę { $floor2 }, { $cell2 }
board-option-carry = { $count ->
    [one] Przełóż { $count } łuskę
    [few] Przełóż { $count } łuski
    [many] Przełóż { $count } łusek
   *[other] Przełóż { $count } łuski
}
board-option-swap = Zamień
board-said-picked = { $count ->
    [one] { $piece }: { $count } miejsce.
    [few] { $piece }: { $count } miejsca.
    [many] { $piece }: { $count } miejsc.
   *[other] { $piece }: { $count } miejsca.
}
board-said-lifted = { $count ->
    [one] Z { $place }: { $count } cel.
    [few] Z { $place }: { $count } cele.
    [many] Z { $place }: { $count } celów.
   *[other] Z { $place }: { $count } celu.
}
board-said-put-back = Odłożono.
board-said-keys = Klawisze. { $keys }
board-said-pick-first = Najpierw wybierz płytkę: strzałkami i Enterem albo klawiszami od 1 do 9. Do płytek prowadzi H.
board-said-none-held = Najpierw wybierz płytkę, ten przycisk służy do niej.
board-said-idle = { $piece }: nie można teraz zagrać.
board-said-fetching = Szukam miejsc dla { $piece }…
board-said-fits = { $move }: sposób { $way } z { $ways }.
board-said-fits-only = { $move }: inaczej się tu nie da.
board-said-fits-turned = { $move }, obrót o { $degrees } stopni: sposób { $way } z { $ways }.
board-said-fits-turned-only = { $move }, obrót o { $degrees } stopni: inaczej się tu nie da.
board-said-fits-not = Na { $place } nie pasuje.
board-said-only-way = Tu można ją położyć tylko w jeden sposób.
board-said-options = { $count ->
    [one] { $count } możliwość.
    [few] { $count } możliwości.
    [many] { $count } możliwości.
   *[other] { $count } możliwości.
}
board-said-tentative = { $move }: jeszcze nie zagrano. Enter potwierdza, Escape odkłada.
board-said-floor = Plansza { $number }.
board-said-pending = Wysyłanie: { $move }.
board-said-away = Utracono połączenie; plansza czeka.
board-said-back = Połączenie wróciło.

# Chat
chat = Czat
chat-empty = Nie ma jeszcze wiadomości.
chat-gallery = (ogląda)
chat-said = { $name }: { $words }
chat-guests = Z kontem możesz pisać własnymi słowami.
chat-write = Napisz coś
chat-send = Wyślij
seat-offline = bez połączenia
watchers = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osoby
}

person-menu = Wycisz, zablokuj lub zgłoś: { $name }
person-mute = Wycisz
person-unmute = Cofnij wyciszenie
person-mute-text = Nie zobaczysz, co pisze.
person-is-muted = { $name }: wyciszono.
person-is-unmuted = { $name }: cofnięto wyciszenie.
person-block = Zablokuj
person-unblock = Odblokuj
person-block-text = Nigdy nie zagracie razem i żadne z was nie zobaczy, co pisze drugie.
person-is-blocked = { $name }: zablokowano.
person-is-unblocked = { $name }: odblokowano.
person-report = Zgłoś…
person-report-text = Moderator się temu przyjrzy.
person-close = Zamknij
report-title = Zgłoszenie: { $name }
report-why = Co jest nie tak?
report-insults = Obelgi lub groźby
report-spam = Spam
report-cheating = Oszukiwanie
report-stalling = Przeciąganie lub porzucanie partii
report-name = Obraźliwa nazwa
report-other = Coś innego
report-words = Więcej szczegółów
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Moderator się temu przyjrzy.
people-title = Wyciszeni i zablokowani
people-text = Wyciszysz, zablokujesz i zgłosisz kogoś z menu obok nazwy, na profilu i na czacie.
people-muted = Wyciszeni
people-blocked = Zablokowani
warning-title = Ostrzeżenie od moderatorów
warning-text = Potwierdź, że ostrzeżenie zostało przeczytane. Do tego czasu nie możesz pisać na czacie, zaczynać partii ani do nich dołączać.
warning-confirm = Przeczytane

# Without a connection, and without a server
no-server = Ta strona działa bez serwera, więc nie ma tu niczego, do czego potrzeba innych ludzi.
offline-home = Brak połączenia. Możesz grać z botami, z innymi na tym urządzeniu i w pojedynkę; partie są zapisywane w tej przeglądarce.
offline-new = Brak połączenia: partia będzie rozgrywana i zapisywana w tej przeglądarce.
lists-offline = Partie z serwera pojawią się tu, gdy tylko wróci połączenie.
home-text-offline = Żetony, łuski, węże i kręte linie: gry, w których liczy się tylko myślenie. Graj z botami, z innymi na jednym urządzeniu albo w pojedynkę – także bez połączenia.
local-player = Gracz
local-gone = Tej partii nie ma w tej przeglądarce albo została usunięta.
kept-title = Partie w tej przeglądarce
kept-none = Partie, które rozgrywasz, są zapisywane w tej przeglądarce i pojawiają się tutaj.
kept-hint = Są zapisane tylko w tej przeglądarce: usunięcie jej danych usuwa też partie.
kept-one-screen = na jednym urządzeniu
kept-alone = w pojedynkę
kept-upload = Zapisz na serwerze
kept-uploaded = Partia jest teraz zapisana wśród twoich na serwerze.
kept-on-server = Na serwerze
kept-delete = Usuń
really-delete-game = Usunąć tę partię z przeglądarki?
played-offline = rozegrane bez połączenia
changed-elsewhere = Tę partię kontynuowano w innej karcie.
not-kept = Przeglądarka nie mogła tego zapisać. Czy na urządzeniu jest jeszcze miejsce?
not-here = Tutaj nie można tego zrobić.
kept-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}

# Analiza i warianty
set-up-title = Ustaw pozycję
set-up-about = Ułóż po swojemu to, co zwykle się losuje, a potem przeanalizuj pozycję; dalej dojdziesz ruchami za wszystkich graczy.
set-up-how-board = Kliknij dwa miejsca, aby zamienić to, co na nich leży, albo przeciągnij jedno na drugie.
set-up-how = Kliknij dwa elementy, aby je zamienić.
set-up-nothing = W tej grze nic nie jest losowe: zawsze zaczyna się tak samo.
set-up-picked = Wybrano: { $what }. Teraz wskaż, z czym to zamienić.
set-up-exchanged = Zamieniono: { $one } i { $other }.
set-up-text = Układ jako tekst
set-up-check = Użyj tego tekstu
set-up-shuffle = Rozdaj losowo
set-up-analyse = Analizuj

study-title = Analiza
study-heading = Analiza – { $game }
study-about = Rozegraj dowolną pozycję, próbuj innych ruchów i zobacz, co zagrałby silnik. To, co tu powstanie, zostaje w tej przeglądarce.
study-open = Zacznij lub otwórz
study-from-start = Nowa partia od początku
study-paste = Wklej partię: tekst lub JSON analizy, zapis partii albo link do partii, pozycji lub zadania. Plik można też upuścić na stronę.
study-open-text = Otwórz
study-cancel = Anuluj
study-kept = Zapisane w tej przeglądarce
study-size = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
study-not-kept = W przeglądarce zabrakło miejsca, zmiany tej analizy nie zostaną zapisane.
study-not-over = Tę partię można analizować, gdy się skończy.
study-no-match = Tej partii nie ma już w przeglądarce.
study-no-puzzle = Nie ma takiego zadania.
study-moves = Ruchy i warianty
study-variation = Wariant
study-empty = Nie ma jeszcze ruchów. Wykonaj pierwszy na planszy.
study-drawn = Dobrano: { $what }
study-at-start = Pozycja początkowa
study-to-move = Ruch: { $name }
study-over = Tu partia się kończy.
study-draw = Co zostaje dobrane?
study-draw-lot = Losowo
study-draw-first = Najpierw wybierz, co zostaje dobrane.
study-engine = Silnik
study-proved-win = Udowodnione: { $name } wygrywa
study-proved-in = { $count ->
    [one] Udowodnione: { $name } wygrywa tym wariantem w { $count } ruchu
    [few] Udowodnione: { $name } wygrywa tym wariantem w { $count } ruchach
    [many] Udowodnione: { $name } wygrywa tym wariantem w { $count } ruchach
   *[other] Udowodnione: { $name } wygrywa tym wariantem w { $count } ruchu
}
study-proved-draw = Udowodnione: remis
study-notes = Uwagi do pozycji
study-comment = Komentarz
study-glyphs = Oceń ruch
study-glyph-brilliant = Znakomity ruch
study-glyph-good = Dobry ruch
study-glyph-interesting = Ciekawy ruch
study-glyph-dubious = Wątpliwy ruch
study-glyph-mistake = Błąd
study-glyph-blunder = Gruby błąd
study-marks = Pola i strzałki
study-mark = Zaznaczaj pola
study-mark-hint = Kliknij pole, aby je zaznaczyć, przeciągnij, aby narysować strzałkę. Prawy przycisk myszy robi to zawsze.
study-colour-green = Zielony
study-colour-red = Czerwony
study-colour-blue = Niebieski
study-colour-yellow = Żółty
study-make-main = Ustaw jako główny
study-cut = Usuń od tego miejsca
study-why-root = To pozycja początkowa: najpierw wykonaj lub wybierz ruch.
study-why-main = To już wariant główny.
study-copy-text = Kopiuj jako tekst
study-text-copied = Skopiowano tekst.
study-continue = Graj od tego miejsca
study-against = Przeciwnik
study-one-screen = Na jednym urządzeniu
study-friend = Znajomy, przez link
study-keys = Po ruchach poruszasz się strzałkami oraz klawiszami Home i End.
explorer = Rozegrane partie
explorer-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
explorer-won = { $name }: wygrane { $count }
explorer-drawn = remisy { $count }
explorer-none = Do tej pozycji nie doszła jeszcze żadna publiczna partia.
explorer-offline = To, co grano w innych partiach, pojawi się, gdy znów będzie połączenie.
explorer-moves = Grane tu ruchy
explorer-alike = { $count ->
    [one] + { $count } lustrzany lub obrócony
    [few] + { $count } lustrzane lub obrócone
    [many] + { $count } lustrzanych lub obróconych
   *[other] + { $count } lustrzanego lub obróconego
}
explorer-latest = Ostatnia
explorer-rating = Średni ranking { $rating }
explorer-more = { $count ->
    [one] Jeszcze { $count } ruch
    [few] Jeszcze { $count } ruchy
    [many] Jeszcze { $count } ruchów
   *[other] Jeszcze { $count } ruchu
}
study-link = Otwórz w analizie

# Opracowania
nav-studies = Opracowania
studies-what = Opracowanie to zapisana analiza: kilka partii lub pozycji jako rozdziały, samodzielnie lub wspólnie z innymi.
studies-mine = Moje opracowania
studies-shared = Udostępnione mi
studies-all-public = Publiczne opracowania
studies-new = Nowe opracowanie
studies-unnamed = Nowe opracowanie
studies-find = Słowa w nazwach opracowań i rozdziałów
studies-find-now = Szukaj
studies-none = Nie ma tu żadnych opracowań.
studies-more-chapters = { $count ->
    [one] 1 kolejny
    [few] { $count } kolejne
    [many] { $count } kolejnych
   *[other] { $count } kolejnego
}
studies-loading = Otwieranie opracowania…
studies-about = Opracowanie
studies-share = Udostępnianie i ustawienia
studies-saved = Wszystkie zmiany są zapisane.
studies-saving = Zapisywanie…
studies-away = Brak połączenia.
studies-waiting = Brak połączenia. { $count ->
    [one] 1 zmiana czeka
    [few] { $count } zmiany czekają
    [many] { $count } zmian czeka
   *[other] { $count } zmiany czeka
} w tej przeglądarce.
studies-reading = Autor: { $owner }. To, co tu wypróbujesz, nie jest zapisywane.
studies-here = Są tu także: { $names }
studies-alone = Nikogo więcej tu nie ma.
studies-strangers = { $count ->
    [one] 1 czytelnik
    [few] { $count } czytelników
    [many] { $count } czytelników
   *[other] { $count } czytelnika
}
studies-chapters = Rozdziały
studies-chapter = Rozdział { $number }
studies-chapter-name = Nazwa rozdziału
studies-chapter-actions = Edycja rozdziałów
studies-chapter-gone = Ktoś usunął ten rozdział.
studies-no-chapters = Nie ma jeszcze żadnych rozdziałów.
studies-add-chapter = Dodaj rozdział
studies-rename = Zmień nazwę
studies-move-up = Przesuń w górę
studies-move-down = Przesuń w dół
studies-first-already = Ten rozdział jest już pierwszy.
studies-last-already = Ten rozdział jest już ostatni.
studies-delete-chapter = Usuń rozdział
studies-delete-chapter-question = Usunąć rozdział „{ $name }”?
studies-not-done = Jednej ze zmian nie udało się zapisać: { $why }
studies-name = Nazwa opracowania
studies-who-reads = Kto może je czytać
studies-private = Prywatne
studies-private-about = Tylko ty i współautorzy.
studies-link = Przez link
studies-link-about = Każdy, kto zna adres. Nie ma go na listach.
studies-public = Publiczne
studies-public-about = Każdy; można je znaleźć wśród publicznych opracowań.
studies-public-guest = Dla osób z kontem.
studies-contributors = Kto może je zmieniać
studies-owner = właściciel
studies-add-contributor = Nazwa gracza
studies-add = Dodaj
studies-remove = Usuń
studies-leave = Opuść
studies-embed = Kopiuj kod do osadzenia
studies-embed-copied = Skopiowano kod.
studies-text = Pobierz jako tekst
studies-json = Pobierz jako JSON
studies-copy = Utwórz kopię
studies-copied = To jest twoja własna kopia.
studies-delete = Usuń opracowanie
studies-delete-question = Usunąć opracowanie „{ $name }” dla wszystkich? Tego nie można cofnąć.
studies-close = Zamknij
studies-save = Zapisz jako opracowanie
studies-save-now = Zapisz
studies-into = Gdzie zapisać
studies-open-on = Otwórz na { $name }

# Udostępnianie
share = Udostępnij
share-title = Udostępnij
share-link = Link do tej pozycji
share-device = Wyślij inną aplikacją…
share-pictures = Zapisz obrazek
share-png = PNG
share-svg = SVG
share-gif = Cała partia (GIF)
share-records = Zapisz ruchy
share-text = Tekst
share-json = JSON
share-embed = Osadź na innej stronie
share-embed-copy = Kopiuj kod
share-embed-copied = Skopiowano kod.
share-close = Zamknij
qr-show = Kod QR dla telefonu
qr-code = Kod QR adresu { $address }
embed-open = Otwórz w Serpentarium
embed-missing = Pod tym adresem nie ma publicznej partii.
embed-board = { $game }, pozycja po { $ply }. ruchu z { $moves }

review = Przegląd
review-start = Przejrzyj partię
review-hint = Silnik ocenia każdą pozycję: krzywa szans na wygraną, błędy z lepszymi ruchami oraz jak dokładnie kto grał.
review-hint-solo = Silnik ocenia każdą pozycję: jakiego wyniku można było oczekiwać, błędy i co było lepsze oraz co dało losowanie.
review-progress = { $done } z { $total } pozycji
review-stop = Zatrzymaj
review-stopped = Zatrzymano
review-go-on = Kontynuuj
review-done = Przegląd jest gotowy.
review-curve = Szanse na wygraną ruch po ruchu
review-curve-score = Oczekiwany wynik ruch po ruchu
review-after = Po ruchu { $count }
review-unknown = { $where }: jeszcze nieoceniona
review-players = Jak kto grał
review-player = Gracz
review-accuracy = Dokładność
review-inaccuracies = Niedokładności
review-mistakes = Błędy
review-blunders = Grube błędy
review-inaccuracy = Niedokładność
review-mistake = Błąd
review-blunder = Gruby błąd
review-balance = Skąd taki wynik
review-balance-said = Na początku oczekiwano { $start }, ruchy { $skill }, worek { $luck }, wynik { $end }
review-expected = Oczekiwane na początku
review-moves = Ruchy
review-bag = Worek
review-result = Wynik
review-of-whole = { $points } z { $whole }
review-to-next = Przejdź do następnego
review-move = O tym ruchu
review-good = Dobry ruch.
review-forced = Jedyny możliwy ruch.
review-lost = −{ $percent } szans na wygraną
review-lost-points = −{ $points } oczekiwanego punktu
review-not-yet = Ten ruch nie jest jeszcze oceniony.
review-variation = To wariant; przegląd dotyczy ruchów, które zagrano.
review-better = Lepsze: { $move }
review-why = Dlaczego?
review-drawn = Dobrano: { $what } ({ $sign }{ $amount })
review-flawless = Brak błędów do poprawienia.
review-skill-you = Twoja gra była lepsza.
review-skill-name = Lepsza gra: { $name }.
review-skill-even = Wszyscy grali mniej więcej równie dobrze.
review-bag-with-you = Worek ci sprzyjał.
review-bag-against-you = Worek był przeciwko tobie.
review-bag-with-name = Worek sprzyjał graczowi { $name }.
review-bag-even = Worek niczego wyraźnie nie przesądził.
retry-title = Znajdź lepszy ruch
retry-mine = Popraw swoje błędy
retry-of = Popraw błędy: { $name }
retry-played = Zagrano { $move } { $glyph }
retry-find = Co należało zagrać? Ruch: { $name }. Wykonaj ruch na planszy.
retry-find-solo = Co byłoby lepsze? Zagraj to na planszy.
retry-found = Dobry ruch!
retry-worse = To kosztuje { $percent } szans na wygraną. Spróbuj innego ruchu.
retry-worse-points = To kosztuje { $points } oczekiwanego punktu. Spróbuj innego ruchu.
retry-same = Właśnie to zagrano. Spróbuj innego ruchu.
retry-shown = Lepsze było: { $move }
retry-over = Gotowe: znaleziono { $solved } z { $count }.
retry-hint = Podpowiedź
retry-hinted = To jedno z zaznaczonych miejsc.
retry-solution = Pokaż rozwiązanie
retry-skip = Pomiń
retry-next = Dalej
retry-end = Zakończ

## Zadania

nav-puzzles = Zadania
puzzles-about = Pozycje z prawdziwych partii, w których jest coś do znalezienia. Każde rozwiązanie jest udowodnione, a każdy ruch prowadzący do celu jest uznawany.
puzzle-heading = { $game }: zadanie
puzzle-daily = Zadanie dnia
puzzle-daily-solve = Rozwiąż
puzzle-daily-again = Zobacz jeszcze raz
puzzle-daily-solved = Dzisiejsze zadanie rozwiązane.
puzzle-daily-missed = Dzisiejsze zadanie się nie udało. Jutro wróci wśród twoich błędów.
puzzle-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
puzzle-streak-none = Rozwiąż je dzisiaj, aby zacząć serię.
puzzle-repeat = Twoje błędy
puzzle-repeat-begin = Spróbuj ponownie
puzzle-repeat-due = { $count ->
    [one] { $count } zadanie czeka na kolejną próbę.
    [few] { $count } zadania czekają na kolejną próbę.
    [many] { $count } zadań czeka na kolejną próbę.
   *[other] { $count } zadania czeka na kolejną próbę.
}
puzzle-repeat-none = Dziś nie ma nic do powtórki. Nieudane zadania wracają tu po jednym dniu.
puzzle-none = Nie ma takiego zadania.
puzzle-all = Wszystkie zadania
puzzle-by-game = Trening według gry
puzzle-train = Trenuj
puzzle-solved-of = Rozwiązano { $solved } z { $all }
puzzle-history = Twoje ostatnie próby
puzzle-try-solved = rozwiązane
puzzle-try-missed = nieudane
puzzle-own-rating = Twój ranking: { $rating }
puzzle-its-rating = zadanie: { $rating }
puzzle-task-win = { $name } zaczyna i wygrywa
puzzle-task-ahead = { $points ->
    [one] { $name } zaczyna: najlepsza końcówka daje przewagę jednego punktu. Znajdź ją.
    [few] { $name } zaczyna: najlepsza końcówka daje przewagę { $points } punktów. Znajdź ją.
    [many] { $name } zaczyna: najlepsza końcówka daje przewagę { $points } punktów. Znajdź ją.
   *[other] { $name } zaczyna: najlepsza końcówka daje przewagę { $points } punktu. Znajdź ją.
}
puzzle-task-level = { $name } zaczyna: najlepsza końcówka to remis. Znajdź ją.
puzzle-task-behind = { $points ->
    [one] { $name } zaczyna: najlepsza końcówka to strata tylko jednego punktu. Znajdź ją.
    [few] { $name } zaczyna: najlepsza końcówka to strata tylko { $points } punktów. Znajdź ją.
    [many] { $name } zaczyna: najlepsza końcówka to strata tylko { $points } punktów. Znajdź ją.
   *[other] { $name } zaczyna: najlepsza końcówka to strata tylko { $points } punktu. Znajdź ją.
}
puzzle-right = Dobrze!
puzzle-right-go-on = Dobrze! Graj dalej.
puzzle-wrong-win = To nie wygrywa: { $move }. Spróbuj ponownie.
puzzle-wrong-best = Da się lepiej niż tak: { $move }. Spróbuj ponownie.
puzzle-solved = Rozwiązane!
puzzle-shown = Takie było rozwiązanie.
puzzle-hint = Podpowiedź
puzzle-show = Pokaż rozwiązanie
puzzle-help-counts = Jeśli skorzystasz z podpowiedzi, zadanie liczy się jako nieudane.
puzzle-analyse = Analizuj
puzzle-next = Następne zadanie
puzzle-copy-link = Kopiuj link
puzzle-themes = O co chodzi: { $themes }
puzzle-not-kept = Ta przeglądarka nie zapamiętuje twoich postępów.
theme-connection = połączenie
theme-loop = pętla
theme-lockout = zablokowanie
theme-ring = pierścień
theme-double-threat = podwójna groźba
theme-one-answer = jedyna odpowiedź
theme-pair = dwie naraz
theme-takeover = przejęcie
theme-swap = zamiana
theme-neutral = neutralny stos
theme-extension = przedłużenie
theme-join = połączenie węży
theme-founding = nowy wąż
theme-drill = wiercenie
theme-forced-fill = wymuszone wypełnienie
theme-forcing = wymuszanie miejsca
theme-line = najdłuższa linia
puzzle-race = Wyścig na trzy minuty
race-about = Jak najwięcej zadań w trzy minuty. Są coraz trudniejsze, a błąd kosztuje dziesięć sekund.
race-with = Zadania z gry
race-all-games = wszystkie gry
race-begin = Rozpocznij wyścig
race-again = Jeszcze raz
race-stop = Zakończ
race-score = Rozwiązane: { $count }
race-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
race-missed = Źle. Dziesięć sekund mniej.
race-missed-count = { $count ->
    [one] { $count } błąd.
    [few] { $count } błędy.
    [many] { $count } błędów.
   *[other] { $count } błędu.
}
race-record = Nowy rekord! Poprzedni: { $before }.
race-best = Twój najlepszy wynik: { $count }

results-by-side = Wyniki
results-game = Gra
results-side = Kolejność
results-seat-1 = pierwszy
results-seat-2 = drugi
results-seat-3 = trzeci
results-seat-4 = czwarty
results-seat-5 = piąty
results-won = Wygrane
results-drawn = Remisy
results-lost = Przegrane
results-by-colour = Wyniki według koloru
results-colour = Kolor
know-yourself = Poznaj swoją grę
know-no-puzzles = Rozwiąż kilka zadań, a zobaczysz tu swój ranking.
know-reviews = Gdzie tracisz
know-reviews-few = Na razie wiemy za mało. Przejrzyj jeszcze kilka swoich partii.
know-no-reviews = Przejrzyj swoje zakończone partie, a zobaczysz tu, gdzie tracisz najwięcej.
weak-opening = Najwięcej tracisz w otwarciu.
weak-middle = Najwięcej tracisz w środku partii.
weak-end = Najwięcej tracisz pod koniec partii.
phase-opening = Otwarcie
phase-middle = Środek gry
phase-end = Końcówka
phase-loss = { $percent } na ruch, { $mistakes ->
    [one] { $mistakes } błąd
    [few] { $mistakes } błędy
    [many] { $mistakes } błędów
   *[other] { $mistakes } błędu
} na { $moves }
learn-title = Kursy
learn-about = Krótkie kursy na prawdziwej planszy: krok to kilka ruchów, konto nie jest potrzebne. Po pięciu minutach możesz grać.
learn-far = { $done } z { $count } kroków
learn-game = Kurs: { $game }
learn-step = Krok { $number } z { $count }
learn-move = Ruch { $number } z { $count }
learn-steps = Kroki
learn-undone = jeszcze nieukończone
learn-stars = { $count ->
    [one] jedna gwiazdka z trzech
    [few] { $count } gwiazdki z trzech
    [many] { $count } gwiazdek z trzech
   *[other] { $count } gwiazdki z trzech
}
learn-hint = Podpowiedź
learn-show = Pokaż mi
learn-shown = Można to zrobić tak. Teraz ty.
learn-again = Jeszcze raz
learn-next = Następny krok
learn-all = Cały kurs za tobą. Umiesz już grać w { $game }!
learn-home = Pierwszy raz tutaj? Naucz się gry w pięć minut.
learn-offer = Nie znasz tej gry? Naucz się jej w pięć minut.
rules-apart = Otwórz w osobnej karcie
# Łamigłówki z płytek
tiles-title = Łamigłówki z płytek
tiles-about = Płytki Tantrix jako łamigłówki dla jednej osoby: ułóż je tak, aby wszystkie stykające się boki pasowały, a pętla lub linia biegła przez każdą z nich. Wszystko działa także bez połączenia; to, co znajdziesz, zachowuje ta przeglądarka.
tiles-group-discovery = Discovery
tiles-about-discovery = Jedna pętla przez płytki od 1 do n. Każda łamigłówka dodaje płytkę do poprzedniej; do dziesięciu są od łatwych po trudne, a te długie wymagają cierpliwości.
tiles-group-rainbow = Rainbow
tiles-about-rainbow = Płytki o jednym kolorze rewersu: dwa trójkąty i trzy pętle.
tiles-group-named = Zestawy z nazwami
tiles-about-named = Od Junior do Genius: pętle, dwie pętle naraz, dwie linie i kwiat.
tiles-group-xtreme = Xtreme
tiles-about-xtreme = Czerwona pętla z kilku z dziesięciu płytek; których, decydujesz ty.
tiles-group-own = Twoje łamigłówki
tiles-forget = Usuń tę łamigłówkę: { $task }
tiles-task = Zadanie: { $task }.
tiles-known = { $count ->
    [one] Ma jedno rozwiązanie.
    [few] Ma { $count } rozwiązania.
    [many] Ma { $count } rozwiązań.
   *[other] Ma { $count } rozwiązania.
}
tiles-known-none = Jej rozwiązań nikt jeszcze nie policzył.
tiles-known-short = { $count ->
    [one] jedno rozwiązanie
    [few] { $count } rozwiązania
    [many] { $count } rozwiązań
   *[other] { $count } rozwiązania
}
tiles-found-none = Nie masz jeszcze żadnego.
tiles-found = { $count ->
    [one] Masz już jedno.
    [few] Masz już { $count }.
    [many] Masz już { $count }.
   *[other] Masz już { $count }.
}
tiles-found-short = { $count ->
    [one] jedno znalezione
    [few] { $count } znalezione
    [many] { $count } znalezionych
   *[other] { $count } znalezionego
}
tiles-found-title = Twoje rozwiązania
tiles-found-one = Rozwiązanie { $number }
tiles-laid = Ułożono { $laid } z { $all } płytek.
tiles-how = Weź płytkę i połóż ją na stole. Obraca się ją klawiszem R, kółkiem lub kolejnym dotknięciem.
tiles-how-on = Kliknij płytkę na stole, aby ją zdjąć.
tiles-check = Sprawdź
tiles-hint = Podpowiedź
tiles-take-back = Cofnij
tiles-clear = Zacznij od nowa
tiles-give-up = Pokaż rozwiązanie
tiles-count = Policz rozwiązania
tiles-stop = Zatrzymaj
tiles-type = Wpisz: 5@1,0r2 kładzie, -5 zdejmuje
tiles-lay = Połóż
tiles-rules = Rozwiązania różniące się tylko obrotem całości liczą się raz; odbicia lustrzane są różne. Płytki można kłaść tylko tam, gdzie boki pasują.
tiles-right = Dobrze: wszystko pasuje i łamigłówka jest rozwiązana.
tiles-solved = { $count ->
    [one] Rozwiązane! To twoje pierwsze rozwiązanie tej łamigłówki.
    [few] Rozwiązane! To twoje rozwiązanie numer { $count }.
    [many] Rozwiązane! To twoje rozwiązanie numer { $count }.
   *[other] Rozwiązane! To twoje rozwiązanie numer { $count }.
}
tiles-solved-again = { $count ->
    [one] Rozwiązane znowu, tak samo jak przedtem. Może da się też inaczej.
    [few] Rozwiązane w sposób, który jest już wśród twoich { $count }.
    [many] Rozwiązane w sposób, który jest już wśród twoich { $count }.
   *[other] Rozwiązane w sposób, który jest już wśród twoich { $count }.
}
tiles-given = To jedno z rozwiązań. Nie liczy się jako twoje; zacznij od nowa, aby znaleźć własne.
tiles-no-solution = Ta łamigłówka nie ma rozwiązania: przeszukano wszystko.
tiles-counted-none = Nie ma rozwiązania: przeszukano wszystko.
tiles-counted = { $count ->
    [one] Jest dokładnie jedno rozwiązanie.
    [few] Są dokładnie { $count } rozwiązania.
    [many] Jest dokładnie { $count } rozwiązań.
   *[other] Jest dokładnie { $count } rozwiązania.
}
tiles-time-up = Nic nie znaleziono na czas. Zdejmij kilka płytek i zapytaj ponownie.
tiles-hint-lay = Połóż płytkę { $tile } na { $cell }, obróconą o { $degrees }°, tak jak jest tam narysowana.
tiles-hint-take = { $count ->
    [one] Tego układu nie da się dokończyć. Zdejmij płytkę { $tiles }.
    [few] Tego układu nie da się dokończyć. Zdejmij płytki { $tiles }.
    [many] Tego układu nie da się dokończyć. Zdejmij płytki { $tiles }.
   *[other] Tego układu nie da się dokończyć. Zdejmij płytki { $tiles }.
}
tiles-hint-take-perhaps = { $count ->
    [one] Nie znaleziono sposobu, by dokończyć ten układ; bez płytki { $tiles } się da.
    [few] Nie znaleziono sposobu, by dokończyć ten układ; bez płytek { $tiles } się da.
    [many] Nie znaleziono sposobu, by dokończyć ten układ; bez płytek { $tiles } się da.
   *[other] Nie znaleziono sposobu, by dokończyć ten układ; bez płytek { $tiles } się da.
}
tiles-working-hint = Szukanie następnej płytki… { $seconds } s
tiles-working-solve = Szukanie rozwiązania… { $seconds } s, prób: { $nodes }
tiles-working-count = Liczenie… { $seconds } s, prób: { $nodes }

own-puzzle-title = Własna łamigłówka
own-puzzle-about = Dowolne płytki, pętle i linie w dowolnych kolorach; czy to możliwe, sprawdzi program na tej stronie.
own-puzzle-how = Wybierz płytki i to, co ma przez nie biec. Pętla lub linia biegnie przez każdą płytkę, która ma jej kolor.
own-tiles = { $count ->
    [one] Płytki: wybrano jedną
    [few] Płytki: wybrano { $count }
    [many] Płytki: wybrano { $count }
   *[other] Płytki: wybrano { $count }
}
own-tiles-typed = To samo jako tekst, na przykład 1-10, 14
own-tiles-wrong = To nie jest lista płytek; wpisz numery, na przykład 1-10, 14.
own-tiles-none = Najpierw wybierz jakieś płytki.
own-wants = Co ma przez nie biec
own-red = Czerwony
own-yellow = Żółty
own-green = Zielony
own-blue = Niebieski
own-nothing = nic
own-loop = pętla
own-line = linia
own-shape = Kształt
own-free = dowolny
own-triangle = trójkąt
own-flower = kwiat
own-holes = W środku mogą zostać puste pola
own-make = Utwórz łamigłówkę

daily-title = Pasjans dnia
daily-about = Dziś te same płytki w tej samej kolejności dla wszystkich.
daily-of = { $day }, taki sam dla wszystkich, do północy UTC.
daily-how = Losuj czternaście płytek jedną po drugiej i układaj je według zasad pasjansa; poprowadź jedną linię danego koloru przez jak najwięcej z nich. Graj, ile razy chcesz; liczy się twój najlepszy wynik dnia.
daily-none = Dziś jeszcze nie ukończono.
daily-best = Twój najlepszy wynik dziś: linia przez { $points } z { $target } płytek
daily-play = Graj
daily-again = Graj od początku
daily-go-on = Kontynuuj
daily-games = Dzisiejsze partie
daily-earlier = Wcześniejsze dni
daily-points = linia przez { $points } z { $target } płytek

# Podpowiedzi
hint-ask = Podpowiedź
hint-what = Co?
hint-show = Pokaż ruch
hint-hide = Ukryj podpowiedź
hint-where = Spójrz w okolice podświetlonych miejsc.
hint-words = Chodzi o wybór, przed którym właśnie stoisz.
hint-one-of = To jedno z podświetlonych miejsc.
hint-piece = Zagraj to: { $piece }.
hint-from = Weź z { $place }.
hint-move = { $move }.
hint-none = Nie znaleziono podpowiedzi. Spróbuj ponownie.
hint-is-told = Pozostali gracze dowiedzą się, że korzystasz z podpowiedzi.

# O projekcie, API, zmiany, licencje
about-title = O projekcie
about-what = Serpentarium to miejsce dla gier planszowych na sześciokątach: Kamon, Pantareï, Snekagon, Snekagon 5G i Tantrix – w pojedynkę, z botami albo z ludźmi z dowolnego miejsca. Są tu zasady, kursy, zadania i plansza do analizy, a większość działa też bez połączenia.
about-free = Jest darmowe i ma otwarty kod źródłowy na licencji MIT. Każdy może uruchomić własny serwer; to jeden program ze stronami w środku.
about-private = Nie ma tu reklam ani śledzenia i nic nie jest ładowane z obcych serwerów. Grać można także bez konta.
source-code = Kod źródłowy
changelog-title = Co nowego
in-english = Ta strona jest po angielsku.
licences-title = Licencje
licences-text = Samo Serpentarium jest na licencji MIT. Oto licencje cudzych prac, które zawiera.
api-title = API
api-short = API
api-text = Co ten serwer oferuje twoim botom, planszom i narzędziom. To samo w postaci dla programów:
api-parameters = Parametry
api-body = Treść
api-answers = Odpowiedzi
api-required = wymagane
