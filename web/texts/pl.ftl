# Shell
skip-to-content = Przejdź do treści
nav-label = Menu główne
nav-home = Strona główna
nav-play = Graj
nav-games = Partie
nav-rules = Zasady
nav-leaders = Ranking
nav-settings = Ustawienia
nav-account = Konto
language = Język
footer-line = Serpentarium – pięć gier na sześciokątach. Za darmo, otwarte, bez reklam.
dismiss = Zamknij
try-again = Spróbuj ponownie
unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
broken = Coś się nie udało. Spróbuj ponownie.
missing-title = Tu niczego nie ma
missing-text = Ta strona nie istnieje albo już jej nie ma. Może odnośnik został ucięty.

# Home
home-title = Pięć gier na sześciokątach
home-text = Żetony, łuski, węże i kręte linie: gry, w których liczy się tylko myślenie. Zagraj od razu z botem albo ze znajomym przez link – bez konta.
play-bot = Graj z botem
my-turn-title = Twój ruch
my-turn-none = Nikt na ciebie nie czeka.
mine-none = Na razie nic nie grasz. Wybierz grę powyżej.
open-title = Otwarte wyzwania
open-none = Nikt teraz nie szuka przeciwnika. Rzuć pierwsze wyzwanie!
live-title = Właśnie się toczą
live-none = Żadna publiczna partia się teraz nie toczy.

# The games, in a line each
about-kamon = Odpowiedz na ostatni żeton tym samym kolorem lub symbolem. Połącz przeciwległe boki, zamknij pętlę albo nie zostaw przeciwnikowi odpowiedzi.
about-pantarei = Przekładaj łuski po rzece jedną na drugą. Wygrywa pierwszy stos z siedmiu łusek.
about-snekagon = Układaj płytki koniec do końca. Wygrywa najdłuższy wąż – nie może się rozgałęziać ani dotykać sam siebie.
about-snekagon-5g = Węże na kilku planszach naraz, przewiercające się z jednej na drugą.
about-tantrix = Dopasowuj kolory sąsiednich płytek i prowadź najdłuższą linię lub pętlę w swoim kolorze.

# Lists
which-list = Które partie
which-game = Która gra
all-games = Wszystkie gry
list-mine = Moje
list-my-archive = Moje zakończone
list-open = Otwarte wyzwania
list-live = Toczące się
list-archive = Archiwum
list-none = Ta lista jest pusta.
show-more = Pokaż więcej
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
against = Z kim
against-bot = Z botem
against-friend = Ze znajomym, przez link
against-open = Z kimkolwiek
against-screen = Wspólnie przy jednym ekranie
bot-strength = Jak silny
option-legend = Wybierz, { $about }
option-is = { $about }: { $value }
option-yes = tak
option-no = nie
value-on = tak
value-off = nie
who-starts = Kto zaczyna
start-lot = Losowo
start-first = Ja
start-last = Na końcu
clock = Zegar
clock-none = Bez zegara
clock-fischer = { $minutes } min + { $seconds } s
clock-per-move = { $seconds } s na ruch
clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
more-choices = Więcej opcji
with-takebacks = Ruchy można cofać
with-rating = Rankingowa
with-rating-why = – z kontem, przeciw ludziom
start-game = Zacznij
make-link = Utwórz link
make-challenge = Rzuć wyzwanie
play-game = Graj w { $game }

# People
seat-open = wolne miejsce
bot-name = Bot, poziom { $level }
bot-named = { $name }, bot poziomu { $level }
bot-level = bot, poziom { $level }
players = Gracze
player = Gracz
you = ty
seat-left = już nie gra
winner = wygrana
to-move = wykonuje ruch
score-is = Punkty: { $score }
clock-left = Pozostały czas
clock-is = { $who }: { $time }.
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
hint-kamon = Wybierz żeton w obwódce: położysz na nim swój pionek.
hint-pantarei = Wybierz stos w obwódce, a potem miejsce dla łusek.
hint-snekagon = Wybierz płytkę, a potem pola, na których ma leżeć.
hint-snekagon-5g = Wybierz płytkę, a potem pola na dowolnej planszy.
hint-tantrix = Wybierz płytkę, a potem zaznaczone miejsce, do którego pasują jej kolory.
hint-look-mouse = Wskaż stos, aby zobaczyć, co w nim jest.
hint-look-touch = Dotknij innego stosu, aby zobaczyć, co w nim jest.
hint-turn-mouse = R lub kółko myszy ją obraca, Escape odkłada.
hint-turn-touch = Dotknij jej, aby ją obrócić.
title-your-turn = Twój ruch
watching = Oglądasz
looking-back = Po ruchu { $ply } z { $of }
looking-back-hint = Naciśnij planszę, aby wrócić do gry.
back-to-now = Wróć do gry
sending = Wysyłanie: { $move } …
not-stored = Ruch nie został zapisany. Spójrz na planszę i spróbuj ponownie.
not-connected = Nie ma połączenia, więc nic nie zostało wysłane. Spróbuj ponownie, gdy wróci.
connection-lost = Połączenie zostało przerwane, zanim serwer odpowiedział. Sprawdź stan gry i jeśli nadal chcesz, spróbuj ponownie.
move-pending = Twój poprzedni ruch jest jeszcze w drodze.
moves = Ruchy
no-moves-yet = Jeszcze bez ruchów.
last-move-was = Ostatni ruch: { $move }.
scores-are = Punkty: { $scores }.
no-scores = W tej grze nie liczy się punktów.
step-first = Na początek
step-back = Ruch wstecz
step-on = Ruch dalej
step-last = Do ostatniego ruchu
type-move = Wpisz ruch
play-typed = Zagraj
play-move = Zagraj
put-back = Odłóż
connection-away = Utracono połączenie – próbuję ponownie …
connection-connecting = Łączenie …
server-restarting = Serwer uruchamia się ponownie – zaraz wróci …
resign = Poddaj się
really-resign = Na pewno chcesz się poddać?
abort = Odwołaj partię
really-abort = Na pewno chcesz odwołać partię?
no-go-on = Nie, gram dalej
offer-draw = Zaproponuj remis
draw-offered = Zaproponowano remis
offers-draw = { $who } proponuje remis.
takeback = Cofnij ruch
takeback-asked = Poproszono o cofnięcie
takeback-drawn = Od twojego ostatniego ruchu wylosowano płytkę, więc nie można go cofnąć.
asks-takeback = { $who } prosi o cofnięcie ostatniego ruchu.
away-long = { $who }: dłuższa nieobecność. Nie trzeba już czekać.
claim-win = Ogłoś wygraną
claim-bot = Niech dogra bot
accept = Przyjmij
decline = Odrzuć
copy-link = Kopiuj link
link-copied = Link skopiowano.
rules-of = Zasady: { $game }
fair-link = Uczciwe losowanie
result = Wynik
result-won = Wygrana!
result-lost = Przegrana
result-draw = Remis
result-over = Koniec partii
result-aborted = Odwołana
rematch = Rewanż
rematch-asked = Zaproponowano rewanż
rematch-accept = Przyjmij rewanż
go-to-rematch = Do rewanżu
asks-rematch = { $who } proponuje rewanż.
not-now = Nie teraz
analysis = Analiza
analyse = Przejrzyj partię z botem
analyse-hint = W każdej pozycji powie, kto jak stoi i co sam by zagrał.
analyse-end = Tu partia się skończyła. Cofnij się o ruch, aby zobaczyć, co było możliwe.
thinking = Myślę …
chances = Szanse
best-moves = Najlepsze ruchy
was-played = zagrano
waiting-title = { $game }: czekamy na przeciwnika
invited-title = { $game }: zagrasz?
waiting-public = Twoje wyzwanie jest też na stronie głównej, gdzie każdy może je przyjąć.
send-link = Wyślij ten link osobie, z którą chcesz zagrać
sit-down = Dosiądź się i graj
event-started = Partia się zaczyna.
event-moved = { $who }: { $move }.
event-your-turn = { $count ->
    [one] Twój ruch: możliwe jest jedno posunięcie.
    [few] Twój ruch: możliwe są { $count } posunięcia.
    [many] Twój ruch: możliwych jest { $count } posunięć.
   *[other] Twój ruch: możliwych jest { $count } posunięcia.
}
event-joined = Do stołu dosiada się { $name }.
event-taken-back = Ostatni ruch cofnięto.
event-draw-declined = Remis odrzucono.
event-takeback-declined = Cofnięcie ruchu odrzucono.
event-left = { $who } odchodzi; dalej gra bot.
event-clock-credited = Serwera chwilę nie było; nikt nie stracił przez to czasu.

# Account
guest-are-you = Grasz jako gość { $name }. Konto zachowa twoje partie i pozwoli grać rankingowo.
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
delete-account-text = Usunięte zostaną hasło, rankingi i tokeny, a nazwa znów będzie wolna. Partie zostaną tym, którzy je z tobą grali, pod nazwą z chwili gry. Tego nie da się cofnąć.
account-deleted = Konto usunięto.
tokens = Tokeny dla botów
tokens-text = Program, który gra w twoim imieniu, potrzebuje tokenu. Kto go ma, może grać za ciebie; w razie wątpliwości usuń go.
token-label = Do czego służy?
token-make = Utwórz token
token-drop = Usuń
token-once = Twój token, pokazany tylko teraz:
player-since = Tutaj od: { $when }
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
speed = Tempo
speed-fast = Szybkie
speed-slow = Na wieczór
speed-days = Na dni

# Rules
contents = Spis treści
by-author = autor: { $author }

# Settings
settings-kept = Wszystko jest zapisywane w tej przeglądarce.
settings-theme = Jasny czy ciemny wygląd
settings-palette = Kolory
settings-motion = Ruch na planszy
settings-floors = Plansze Snekagonu 5G
settings-confirm-live = Potwierdzanie ruchów w partiach z zegarem i przeciw botom
settings-confirm-slow = Potwierdzanie ruchów w partiach na dni
settings-marks = Litery i wzory obok kolorów
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
keys-title = Gra z klawiatury
key-line = { $key }: { $does }.
key-arrows = Strzałki
key-arrows-does = chodzą po polach; w górę i w dół z Shiftem na drugi skos
key-around = Q, E, A, D, Z, C
key-around-does = klawisze wokół S chodzą w sześciu kierunkach
key-next = N, Shift+N
key-next-does = następne lub poprzednie miejsce, w którym da się coś zrobić
key-enter = Enter
key-enter-does = wybiera i potwierdza
key-hand = H
key-hand-does = przechodzi do twoich płytek
key-pieces = 1 do 9
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
key-zoom-does = powiększ, pomniejsz, dopasuj do planszy
key-words = L, S, T
key-words-does = mówią o ostatnim ruchu, punktach, czyj jest ruch i ile komu zostało czasu
key-help = ?
key-help-does = wymienia wszystkie klawisze

# Fair deal
fair-title = Czy losowano uczciwie?
fair-text = Zanim ktokolwiek usiadł, serwer wybrał sekret i opublikował jego odcisk. Każdy, kto się dosiadł, dodał własne słowa, a cała losowość wynika z jednego i drugiego. Po partii sekret zostaje ujawniony, aby każdy mógł sprawdzić, że go nie podmieniono.
fair-commitment = Odcisk opublikowany przed partią
fair-words = Słowa – { $name }
fair-secret = Sekret
fair-seed = Ziarno losowania
fair-setup = Co rozdano
fair-good = Odcisk się zgadza: twoja przeglądarka właśnie obliczyła go na nowo z sekretu.
fair-bad = Odcisk nie pasuje do sekretu! Zgłoś tę partię.
fair-dealt-good = Ponowne rozdanie z tego ziarna daje to samo.
fair-dealt-bad = Ponowne rozdanie z tego ziarna daje coś innego! Zgłoś tę partię.
fair-played = Wszystkie ruchy partii zgadzają się z tym, co rozdano i wyciągnięto.
fair-not-played = Ruchy partii nie zgadzają się z tym, co rozdano! Zgłoś tę partię.
fair-drawn = Wyciągnięto w trakcie partii, w kolejności z worka
fair-wait = Sekret zostanie ujawniony po zakończeniu partii.
fair-no-hash = Przez niezabezpieczone połączenie przeglądarka nie obliczy odcisku. Pobierz zapis i sprawdź go programem.
fair-how = Całe rozdanie sprawdzi program na podstawie pobranego zapisu. Dowodzi to, że serwer nie podmienił płytek; nie da się dowieść, że nikt ich nie podejrzał.
download-record = Pobierz zapis

# The board
board-label = Plansza
board-help = Strzałki chodzą po polach, Enter wybiera, Escape odkłada. Znak zapytania wymienia wszystkie klawisze.
board-help-hand = H przechodzi do twoich płytek, 1 do 9 bierze płytkę. Strzałki chodzą po polach, Enter wybiera, Escape odkłada. Znak zapytania wymienia wszystkie klawisze.
board-hand-mine = Twoje płytki
board-hand-of = Płytki gracza { $seat }
board-hand-count = Płytki gracza { $seat }: { $count }
board-bag = W worku: { $count }
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
board-flip = Odwróć
board-put-back = Odłóż
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-fit = Dopasuj do stołu
board-turn-view = Obróć widok
board-floor = Plansza { $number }
board-floors-stack = Jedna plansza, pozostałe prześwitują
board-floors-spread = Wszystkie plansze obok siebie
board-cell-legal = { $about } – można wybrać
board-cell-forced = { $about } – trzeba wypełnić najpierw
board-cell-answer = { $about } – trzeba odpowiedzieć
board-cell-last = { $about } – ostatni ruch
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
board-said-pick-first = Najpierw wybierz płytkę: strzałkami i Enterem albo 1 do 9. Do płytek prowadzi H.
board-said-idle = { $piece }: nie można teraz zagrać.
board-said-fetching = Szukam miejsc dla { $piece } …
board-said-fits = { $move }: sposób { $way } z { $ways }.
board-said-fits-not = Na { $place } się nie mieści.
board-said-only-way = Tu można położyć tylko w jeden sposób.
board-said-options = { $count ->
    [one] { $count } możliwość.
    [few] { $count } możliwości.
    [many] { $count } możliwości.
   *[other] { $count } możliwości.
}
board-said-tentative = { $move }: jeszcze nie zagrano. Enter potwierdza, Escape odkłada.
board-said-floor = Plansza { $number }.
board-said-pending = { $move } jest w drodze.
board-said-away = Utracono połączenie; plansza czeka.
board-said-back = Połączenie wróciło.

# Chat
chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
chat-gallery = (ogląda)
chat-said = { $name }: { $words }
chat-write = Napisz coś
chat-send = Wyślij
seat-offline = bez połączenia
watchers = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osoby
}
