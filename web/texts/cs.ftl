# Shell
skip-to-content = Přejít k obsahu
nav-label = Hlavní nabídka
nav-home = Domů
nav-play = Hrát
nav-games = Partie
nav-rules = Pravidla
nav-leaders = Žebříček
nav-settings = Nastavení
nav-account = Účet
language = Jazyk
footer-line = Serpentarium – pět her na šestiúhelnících. Zdarma, otevřené, bez reklam.
dismiss = Zavřít
try-again = Zkusit znovu
unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
broken = Něco se nepovedlo. Zkuste to prosím znovu.
missing-title = Tady nic není
missing-text = Tato stránka neexistuje, nebo už neexistuje. Možná se z odkazu kus ztratil.

# Home
home-title = Pět her na šestiúhelnících
home-text = Kamony, šupiny, hadi a klikaté cesty: hry, ve kterých rozhoduje jen myšlení. Zahrajte si hned s botem, nebo s kamarádem přes odkaz – bez účtu.
play-bot = Hrát s botem
my-turn-title = Jste na tahu
my-turn-none = Nikdo na vás nečeká.
mine-none = Zatím nic nehrajete. Vyberte si nahoře hru.
open-title = Otevřené výzvy
open-none = Soupeře teď nikdo nehledá. Vypište první výzvu!
live-title = Právě se hraje
live-none = Žádná veřejná partie teď neprobíhá.

# The games, in a line each
about-kamon = Na poslední kamon odpovězte stejnou barvou nebo symbolem. Spojte protilehlé strany, uzavřete smyčku, nebo soupeři nenechte odpověď.
about-pantarei = Noste šupiny po řece jednu na druhou. Vyhrává první sloupec sedmi šupin.
about-snekagon = Klaďte dílky konec ke konci. Vyhrává nejdelší had – nesmí se větvit ani dotknout sám sebe.
about-snekagon-5g = Hadi na několika plánech najednou, provrtávají se z jednoho na druhý.
about-tantrix = Napojujte barvy sousedních kamenů a veďte nejdelší cestu nebo smyčku své barvy.

# Lists
which-list = Které partie
which-game = Která hra
all-games = Všechny hry
list-mine = Moje
list-my-archive = Moje dohrané
list-open = Otevřené výzvy
list-live = Právě se hrají
list-archive = Archiv
list-none = V tomto seznamu nic není.
show-more = Zobrazit další
moves-made = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
rated = hodnocená
casual = přátelská

# New game
new-game = Nová partie
against = Proti komu
against-bot = Bot
against-friend = Kamarád přes odkaz
against-open = Kdokoli přijde
against-screen = Společně u jedné obrazovky
bot-strength = Jak silný
option-legend = Zvolte, { $about }
option-is = { $about }: { $value }
option-yes = ano
option-no = ne
value-on = ano
value-off = ne
who-starts = Kdo začíná
start-lot = Losem
start-first = Já
start-last = Hraji na konci
clock = Hodiny
clock-none = Bez hodin
clock-fischer = { $minutes } min + { $seconds } s
clock-per-move = { $seconds } s na tah
clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}
more-choices = Další volby
with-takebacks = Tahy lze vracet
with-rating = Hodnocená
with-rating-why = – s účtem a proti lidem
start-game = Začít
make-link = Vytvořit odkaz
make-challenge = Vypsat výzvu
play-game = Hrát { $game }

# People
seat-open = volné místo
bot-name = Bot, úroveň { $level }
bot-named = { $name }, bot úrovně { $level }
bot-level = bot, úroveň { $level }
players = Hráči
player = Hráč
you = vy
seat-left = už nehraje
winner = výhra
to-move = na tahu
score-is = Body: { $score }
clock-left = Zbývající čas
clock-is = { $who }: { $time }.
time-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
time-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekund
}

# Match
match-heading = { $game }: { $names }
status = Stav partie
remarks = Poznámky
status-waiting = Čeká se na hráče
your-turn = Jste na tahu
turn-of = Na tahu: { $who }
hint-kamon = Vyberte zakroužkovaný kamon: položíte na něj svůj kámen.
hint-pantarei = Vyberte zakroužkovaný sloupec a pak místo, kam mají šupiny jít.
hint-snekagon = Vyberte dílek a pak pole, kam má lehnout.
hint-snekagon-5g = Vyberte dílek a pak pole na kterémkoli plánu.
hint-tantrix = Vyberte kámen a pak označené místo, kam jeho barvy pasují.
hint-look-mouse = Když na sloupec ukážete, uvidíte, co v něm je.
hint-look-touch = Klepnutím na jiný sloupec uvidíte, co v něm je.
hint-turn-mouse = R nebo kolečko myši ho otočí, Escape ho vrátí.
hint-turn-touch = Klepnutím ho otočíte.
title-your-turn = Jste na tahu
watching = Přihlížíte
looking-back = Po tahu { $ply } z { $of }
looking-back-hint = Klepnutím na plán se vrátíte do hry.
back-to-now = Zpět do hry
sending = Odesílá se: { $move } …
not-stored = Tah se neuložil. Podívejte se na plán a zkuste to znovu.
not-connected = Spojení není, takže se nic neodeslalo. Zkuste to znovu, až zase bude.
connection-lost = Spojení se přerušilo dřív, než server odpověděl. Podívejte se, jak hra stojí, a pokud to stále chcete, zkuste to znovu.
move-pending = Váš poslední tah je ještě na cestě.
moves = Tahy
no-moves-yet = Zatím bez tahů.
last-move-was = Poslední tah: { $move }.
scores-are = Body: { $scores }.
no-scores = Tato hra se nehraje na body.
step-first = Na začátek
step-back = O tah zpět
step-on = O tah dál
step-last = K poslednímu tahu
type-move = Napište tah
play-typed = Zahrát
play-move = Zahrát
put-back = Vrátit
connection-away = Spojení se ztratilo – zkouším znovu …
connection-connecting = Připojuji se …
server-restarting = Server se restartuje – hned bude zpět …
resign = Vzdát
really-resign = Opravdu se chcete vzdát?
abort = Zrušit partii
really-abort = Opravdu chcete partii zrušit?
no-go-on = Ne, hrát dál
offer-draw = Nabídnout remízu
draw-offered = Remíza nabídnuta
offers-draw = { $who } nabízí remízu.
takeback = Vrátit tah
takeback-asked = Požádáno o vrácení
takeback-drawn = Od vašeho posledního tahu byl vytažen kámen, vrátit ho už nejde.
asks-takeback = { $who } žádá o vrácení posledního tahu.
away-long = { $who } je už dlouho pryč. Nemusíte dál čekat.
claim-win = Vyhlásit výhru
claim-bot = Ať dohraje bot
accept = Přijmout
decline = Odmítnout
copy-link = Kopírovat odkaz
link-copied = Odkaz je zkopírován.
rules-of = Pravidla: { $game }
fair-link = Férové losování
result = Výsledek
result-won = Vyhráli jste!
result-lost = Prohráli jste
result-draw = Remíza
result-over = Konec partie
result-aborted = Zrušeno
rematch = Odveta
rematch-asked = Odveta nabídnuta
rematch-accept = Přijmout odvetu
go-to-rematch = K odvetě
asks-rematch = { $who } nabízí odvetu.
not-now = Teď ne
analysis = Rozbor
analyse = Projít partii s botem
analyse-hint = U každé pozice řekne, kdo jak stojí a co by zahrál on.
analyse-end = Tady partie skončila. Vraťte se o tah a uvidíte, co šlo hrát.
thinking = Přemýšlím …
chances = Vyhlídky
best-moves = Nejlepší tahy
was-played = zahráno
waiting-title = { $game }: čeká se na soupeře
invited-title = { $game }: zahrajete si?
waiting-public = Vaše výzva je i na úvodní stránce, kde ji může přijmout kdokoli.
send-link = Pošlete tento odkaz tomu, s kým chcete hrát
sit-down = Přisednout a hrát
event-started = Partie začíná.
event-moved = { $who }: { $move }.
event-your-turn = { $count ->
    [one] Jste na tahu: možný je jediný tah.
    [few] Jste na tahu: možné jsou { $count } tahy.
    [many] Jste na tahu: možných je { $count } tahu.
   *[other] Jste na tahu: možných je { $count } tahů.
}
event-joined = Ke stolu přisedá { $name }.
event-taken-back = Poslední tah byl vrácen.
event-draw-declined = Remíza byla odmítnuta.
event-takeback-declined = Vrácení tahu bylo odmítnuto.
event-left = { $who } odchází; dál hraje bot.
event-clock-credited = Server byl chvíli pryč; nikdo tím čas neztratil.

# Account
guest-are-you = Hrajete jako host jménem { $name }. Účet uchová vaše partie a umožní hrát hodnocené.
register = Založit účet
register-hint = Stačí jméno a heslo. Partie, které jste odehráli jako host, vám zůstanou.
log-in = Přihlásit se
log-in-hint = Vítejte zpátky.
name = Jméno
password = Heslo
my-profile = Profil
log-out = Odhlásit se
log-out-everywhere = Odhlásit všude
logged-out = Jste odhlášeni.
delete-account = Smazat účet
delete-account-text = Smaže se vaše heslo, hodnocení i tokeny a vaše jméno bude zase volné. Partie zůstanou těm, kdo je s vámi hráli, pod jménem, které jste měli. Vzít zpět to nelze.
account-deleted = Účet je smazán.
tokens = Tokeny pro boty
tokens-text = Program, který hraje vaším jménem, potřebuje token. Kdo ho má, může hrát za vás; v pochybnostech ho zrušte.
token-label = K čemu je?
token-make = Vytvořit token
token-drop = Zrušit
token-once = Váš token, ukázaný jen teď:
player-since = Zde od: { $when }
player-is-bot = hraje program
ratings = Hodnocení
ratings-none = Zatím žádné hodnocené partie.
games-count = { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
rating = Hodnocení
rated-games = Partie
leaders-none = Nikdo zatím neodehrál dost hodnocených partií. Můžete být první.
speed = Tempo
speed-fast = Rychlé
speed-slow = Na večer
speed-days = Na dny

# Rules
contents = Obsah
by-author = autor: { $author }

# Settings
settings-kept = Vše se ukládá v tomto prohlížeči.
settings-theme = Světlý, nebo tmavý vzhled
settings-palette = Barvy
settings-motion = Pohyb
settings-floors = Plány Snekagonu 5G
settings-confirm-live = Potvrzování tahů v partiích s hodinami a proti botům
settings-confirm-slow = Potvrzování tahů v partiích na dny
settings-marks = Písmena a vzory vedle barev
settings-sound = Zvuky
value-auto = Podle systému
value-light = Světlý
value-dark = Tmavý
value-standard = Běžné
value-colour-blind = Pro barvoslepé
value-side-by-side = Vedle sebe
value-stacked = Jeden přes druhý
value-confirm-off = Nepotvrzovat
value-confirm-double = Druhé klepnutí
value-confirm-button = Tlačítko
keys-title = Hra z klávesnice
key-line = { $key }: { $does }.
key-arrows = Šipky
key-arrows-does = chodí po polích; nahoru a dolů se Shiftem na druhou stranu
key-around = Q, E, A, D, Y, C
key-around-does = klávesy kolem S chodí šesti směry
key-next = N, Shift+N
key-next-does = jde na další nebo předchozí místo, kde se dá něco udělat
key-enter = Enter
key-enter-does = vybírá a potvrzuje
key-hand = H
key-hand-does = jde k vašim dílkům
key-pieces = 1 až 9
key-pieces-does = rovnou vezme dílek
key-board = B
key-board-does = vrací se na plán
key-rotate = R, Shift+R
key-rotate-does = otáčí dílek
key-flip = F
key-flip-does = převrací dílek
key-escape = Escape
key-escape-does = vrací zpět
key-floors = Page Up, Page Down
key-floors-does = přechází na jiný plán
key-view = V
key-view-does = otáčí celý plán
key-zoom = +, −, 0
key-zoom-does = zvětšit, zmenšit, přizpůsobit plánu
key-words = L, S, T
key-words-does = řeknou poslední tah, body, kdo je na tahu a kolik komu zbývá času
key-help = ?
key-help-does = řekne všechny klávesy

# Fair deal
fair-title = Losovalo se poctivě?
fair-text = Než kdokoli usedl, zvolil server tajemství a zveřejnil jeho otisk. Každý, kdo přisedl, přidal vlastní slova, a všechna náhoda plyne z obojího. Po partii se tajemství odhalí, aby si každý mohl ověřit, že nebylo vyměněno.
fair-commitment = Otisk zveřejněný před partií
fair-words = Slova – { $name }
fair-secret = Tajemství
fair-seed = Semínko náhody
fair-setup = Co bylo rozdáno
fair-good = Otisk souhlasí: váš prohlížeč ho právě znovu spočítal z tajemství.
fair-bad = Otisk k tajemství nepatří! Tuto partii prosím nahlaste.
fair-dealt-good = Nové rozdání z tohoto semínka dává totéž.
fair-dealt-bad = Nové rozdání z tohoto semínka dává něco jiného! Tuto partii prosím nahlaste.
fair-played = Všechny tahy partie odpovídají tomu, co bylo rozdáno a vytaženo.
fair-not-played = Tahy partie neodpovídají tomu, co bylo rozdáno! Tuto partii prosím nahlaste.
fair-drawn = Vytaženo během partie, v pořadí ze sáčku
fair-wait = Tajemství se odhalí po skončení partie.
fair-no-hash = Přes nezabezpečené spojení prohlížeč otisky počítat neumí. Stáhněte si záznam a ověřte ho programem.
fair-how = Celé rozdání ověří program ze staženého záznamu. Dokazuje to, že server dílky nevyměnil; že se na ně nikdo nepodíval, dokázat nelze.
download-record = Stáhnout záznam

# The board
board-label = Plán
board-help = Šipky chodí po polích, Enter vybírá, Escape vrací. Otazník řekne všechny klávesy.
board-help-hand = H jde k vašim dílkům, 1 až 9 dílek vezme. Šipky chodí po polích, Enter vybírá, Escape vrací. Otazník řekne všechny klávesy.
board-hand-mine = Vaše dílky
board-hand-of = Dílky hráče { $seat }
board-hand-count = Dílky hráče { $seat }: { $count }
board-bag = V sáčku: { $count }
board-turn-left = Otočit doleva
board-turn-right = Otočit doprava
board-flip = Převrátit
board-put-back = Vrátit
board-zoom-in = Zvětšit
board-zoom-out = Zmenšit
board-fit = Přizpůsobit stolu
board-turn-view = Otočit pohled
board-floor = Plán { $number }
board-floors-stack = Jeden plán, ostatní prosvítají
board-floors-spread = Všechny plány vedle sebe
board-cell-legal = { $about } – lze vybrat
board-cell-forced = { $about } – musí se vyplnit nejdřív
board-cell-answer = { $about } – je třeba odpovědět
board-cell-last = { $about } – poslední tah
board-piece-idle = { $about } – teď nelze zahrát
board-options = Jak přesně?
board-option-plain = Nevrtat
board-option-drill = Provrtat na plán { $floor }, { $cell }
board-option-drill-two = Provrtat na plán { $floor }, { $cell }, a plán { $floor2 }, { $cell2 }
board-option-carry = { $count ->
    [one] Přenést { $count } šupinu
    [few] Přenést { $count } šupiny
    [many] Přenést { $count } šupiny
   *[other] Přenést { $count } šupin
}
board-option-swap = Vyměnit
board-said-picked = { $count ->
    [one] { $piece }: { $count } místo.
    [few] { $piece }: { $count } místa.
    [many] { $piece }: { $count } místa.
   *[other] { $piece }: { $count } míst.
}
board-said-lifted = { $count ->
    [one] Z { $place }: { $count } cíl.
    [few] Z { $place }: { $count } cíle.
    [many] Z { $place }: { $count } cíle.
   *[other] Z { $place }: { $count } cílů.
}
board-said-put-back = Vráceno.
board-said-keys = Klávesy. { $keys }
board-said-pick-first = Nejdřív vyberte dílek: šipkami a Enterem, nebo 1 až 9. K dílkům vede H.
board-said-idle = { $piece } teď nelze zahrát.
board-said-fetching = Hledám, kam může { $piece } …
board-said-fits = { $move }: způsob { $way } z { $ways }.
board-said-fits-not = Na { $place } se nevejde.
board-said-only-way = Sem lze položit jen jedním způsobem.
board-said-options = { $count ->
    [one] { $count } možnost.
    [few] { $count } možnosti.
    [many] { $count } možnosti.
   *[other] { $count } možností.
}
board-said-tentative = { $move }: ještě nezahráno. Enter potvrdí, Escape vrátí.
board-said-floor = Plán { $number }.
board-said-pending = { $move } je na cestě.
board-said-away = Spojení se ztratilo; plán čeká.
board-said-back = Spojení je zpět.

# Chat
chat = Rozhovor
chat-empty = Zatím nikdo nic neřekl.
chat-gallery = (přihlíží)
chat-said = { $name }: { $words }
chat-write = Napište něco
chat-send = Odeslat
seat-offline = bez spojení
watchers = { $count ->
    [one] přihlíží { $count } člověk
    [few] přihlížejí { $count } lidé
    [many] přihlíží { $count } člověka
   *[other] přihlíží { $count } lidí
}
