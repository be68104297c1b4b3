# Shell
skip-to-content = Přejít k obsahu
nav-label = Hlavní nabídka
nav-home = Domů
nav-play = Hrát
nav-games = Partie
nav-analysis = Analýza
nav-rules = Pravidla
nav-leaders = Žebříček
nav-settings = Nastavení
nav-account = Účet
language = Jazyk
footer-line = Serpentarium – hry na šestiúhelnících. Zdarma, otevřené, bez reklam.
dismiss = Zavřít
loading = Načítá se…
try-again = Zkusit znovu
unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
unreachable-waiting = Server není dostupný. Stránka bude sama pokračovat, jakmile to půjde.
broken = Něco se nepovedlo. Zkuste to prosím znovu.
new-version = Je připravena nová verze.
reload = Načíst znovu
engine-broken = Herní jádro této stránky selhalo a spustilo se znovu. Pokud něco chybí, zkuste to prosím ještě jednou.
engine-unavailable = Herní jádro se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
missing-title = Stránka nenalezena
missing-text = Tato stránka neexistuje, nebo už byla odstraněna. Možná je odkaz neúplný.
no-such-game = Hra „{ $game }“ tu není. Hrát se dají tyto hry:

# Home
home-title = Hry na šestiúhelnících
home-text = Žetony, šupiny, hadi a klikaté cesty: hry, ve kterých rozhoduje jen přemýšlení. Zahrajte si hned s botem, nebo s kamarádem přes odkaz – bez účtu.
play-bot = Hrát s botem
play-solo = Hrát
my-turn-title = Jste na tahu
open-title = Otevřené výzvy
open-none = Soupeře teď nikdo nehledá. Zveřejněte první výzvu!
live-title = Právě se hraje
live-none = Žádná veřejná partie teď neprobíhá.

# A way back
my-games-title = Vaše partie
all-my-games = Všechny vaše partie
running-turns = Vaše partie, jste na tahu: { $count }
your-turn-in = Jste na tahu: { $game }
asked-to-play = { $who } vás zve ke hře { $game }.
you-are-asked = Pozvánky ke hře
waits-for-players = Čeká na hráče
here-title = Kdo je online
here-count = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
    [many] { $count } člověka
   *[other] { $count } lidí
}
here-guests = { $count ->
    [one] a jeden host
    [few] a { $count } hosté
    [many] a { $count } hosta
   *[other] a { $count } hostů
}

# Quick game
quick-title = Rychlá partie
quick-game = Hra
quick-find = Najít soupeře
quick-waiting-now = { $count ->
    [one] Přesně na tohle někdo čeká.
    [few] Přesně na tohle čekají { $count } lidé.
    [many] Přesně na tohle čeká { $count } člověka.
   *[other] Přesně na tohle čeká { $count } lidí.
}
quick-nobody = Na tohle teď nikdo nečeká.
quick-nobody-else = Nikdo další na tohle teď nečeká.
quick-players = { $count ->
    [one] Je potřeba { $count } hráč.
    [few] Jsou potřeba { $count } hráči.
    [many] Je potřeba { $count } hráče.
   *[other] Je potřeba { $count } hráčů.
}
quick-looking = Hledáme soupeře
quick-seen = Z posledních { $asked } čekajících našlo soupeře { $paired }, polovina z nich do { $time }.
quick-seen-none = Z posledních { $asked } čekajících nenašel soupeře nikdo.
quick-unseen = Na tohle v poslední době nikdo nečekal, a tak nevíme, jak dlouho to potrvá.
quick-bot = Zatím hrát s botem
quick-bot-hint = Jakmile se někdo najde, dáme vám vědět.
quick-stop = Přestat hledat
quick-found = Soupeř se našel: partie začíná.
quick-others = Další hráči čekají na
quick-take = Hrát

# Lists
which-list = Které partie
which-game = Která hra
all-games = Všechny hry
list-mine = Moje partie
list-my-archive = Moje dohrané partie
games-finished = Dohrané partie
list-open = Otevřené výzvy
list-live = Právě se hrají
list-archive = Archiv
list-none = Zatím tu nic není.
show-more = Zobrazit další
result-of-won = Výhra
result-of-lost = Prohra
result-of-drawn = Remíza
which-result = Výsledek
any-result = Všechny výsledky
which-opponent = Soupeř
opponent-any = Kdokoli; jméno, nebo „bot“
challenge-again = Vyzvat znovu
challenge = Vyzvat
challenge-sent = Výzva odeslána: { $who }.
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
against = Soupeř
against-bot = Bot
against-friend = Kamarád přes odkaz
against-open = Kdokoli
against-screen = Na jednom zařízení
against-table = Vlastní stůl
bot-strength = Úroveň
bot-elo = Mezi boty asi o { $elo } Elo silnější než { $first }. Hodnocení lidí má jinou stupnici.
bot-elo-none = Síla úrovní v této hře zatím nebyla změřena.
option-legend = { $about }
option-is = { $about } { $value }
value-on = Zapnuto
value-off = Vypnuto
who-starts = Kdo začíná
start-lot = Losem
start-first = Jako první
start-last = Jako poslední
start-listed = V tomto pořadí
table-seats = Kdo kde sedí
table-seat = Místo { $number }
table-me = Já
table-person = Hráč podle jména
table-person-name = Jméno účtu
table-up = Posunout místo { $number } výš
table-down = Posunout místo { $number } níž
seat-where = Vaše místo v pořadí hráčů
seat-numbered = { $number }. { $name }
seat-choice = { $about }
seat-choice-lot = Losem
clock = Hodiny
clock-none = Bez hodin
clock-fischer = { $minutes } min + { $seconds } s
clock-capped = { $clock }, nejvýš { $minutes } min
clock-byo-yomi = { $minutes } min + { $periods } × { $seconds } s
clock-periods-alone = { $periods } × { $seconds } s
clock-penalty = { $minutes } min, pak −{ $points } za minutu
clock-penalty-every = { $minutes } min, pak −{ $points } za { $seconds } s
clock-kind = Druh hodin
clock-kind-fischer = Minuty + sekundy za tah
clock-kind-byo-yomi = Minuty, pak bjójomi
clock-kind-penalty = Minuty, pak ztráta bodů
clock-kind-per-move = Sekundy na každý tah
clock-kind-days = Dny na každý tah
clock-cap = Nejvýš minut (nepovinné)
clock-periods = Periody
clock-period-seconds = Sekundy v periodě
clock-move-seconds = Sekundy na tah
clock-points = Ztracené body za minutu
clock-days-each = Dny na tah
clock-byo-yomi-about = Když dojdou minuty, přijdou na řadu periody: tah zahraný během periody ji nechá celou, vyčerpaná perioda propadá. Komu žádná nezbude, prohrál.
clock-penalty-about = Kdo potřebuje víc času, platí za každou započatou minutu body. Kdo by měl zaplatit víc než { $most }, prohrál.
clock-per-move = { $seconds } s na tah
clock-own = Vlastní
clock-own-minutes = Minut pro každého
clock-own-seconds = Sekund navíc za tah
clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}
more-choices = Další volby
with-takebacks = Tahy lze vracet
with-overlay = S nápovědou: plán smí ukazovat, co tahy umožňují
with-overlay-why = jen v nehodnocené partii
with-rating = Hodnocená
with-rating-why = – vyžaduje účet, jen s lidmi
start-game = Začít
make-link = Vytvořit odkaz
make-challenge = Zveřejnit výzvu
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
seat-hints = { $count ->
    [one] { $count } nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
}
winner = výhra
to-move = na tahu
score-is = Body: { $score }
score-of = { $score } z celkových { $target }
clock-left = Zbývající čas
clock-periods-left = { $count ->
    [one] zbývá { $count } perioda
    [few] zbývají { $count } periody
    [many] zbývá { $count } periody
   *[other] zbývá { $count } period
}
clock-points-lost = { $count ->
    [one] čas stál { $count } bod
    [few] čas stál { $count } body
    [many] čas stál { $count } bodu
   *[other] čas stál { $count } bodů
}
clock-is = { $who }: { $time }.
time-just-now = právě teď
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
hint-look-mouse = Když na sloupec ukážete, uvidíte, co v něm je.
hint-look-touch = Klepnutím na jiný sloupec uvidíte, co v něm je.
hint-turn-mouse = R nebo kolečko myši ho otočí, Escape ho vrátí.
hint-turn-touch = Klepnutím ho otočíte.
title-your-turn = Jste na tahu
watching = Sledujete partii
looking-back = Po tahu { $ply } z { $of }
looking-back-start = Před prvním tahem
looking-back-hint = Klepnutím na plán se vrátíte do hry.
back-to-now = Zpět do hry
sending = Odesílá se: { $move }…
not-stored = Tah se neuložil. Podívejte se na plán a zkuste to znovu.
not-connected = Nejste připojeni, takže se nic neodeslalo. Zkuste to znovu, až se spojení obnoví.
connection-lost = Spojení se přerušilo dřív, než server odpověděl. Podívejte se na stav hry, a pokud to stále chcete, zkuste to znovu.
move-pending = Váš poslední tah se ještě odesílá.
moves = Tahy
no-moves-yet = Zatím bez tahů.
last-move-was = Poslední tah: { $move }.
scores-are = Body: { $scores }.
no-scores = Tato hra se nehraje na body.
step-first = Na začátek
step-back = O tah zpět
step-on = O tah vpřed
step-last = K poslednímu tahu
replay-since = Znovu ukázat, co se stalo od vašeho tahu
replay-last = Znovu ukázat poslední tah
replay-all = Přehrát tahy jeden po druhém
replay-stop = Zastavit
type-move = Napište tah
play-typed = Zahrát
play-move = Zahrát
put-back = Vrátit
connection-away = Spojení se přerušilo – zkouším to znovu…
connection-connecting = Připojuji se…
server-restarting = Server se restartuje – hned bude zpět…
resign = Vzdát
give-up = Vzdát
really-resign = Opravdu se chcete vzdát?
abort = Zrušit partii
really-abort = Opravdu chcete partii zrušit?
no-go-on = Ne, hrát dál
offer-draw = Nabídnout remízu
draw-offered = Remíza nabídnuta
offers-draw = { $who } nabízí remízu.
takeback = Vrátit tah
takeback-asked = Požádáno o vrácení
takeback-drawn = Od vašeho posledního tahu byl vylosován kámen, vrátit ho už nejde.
asks-takeback = { $who } žádá o vrácení posledního tahu.
away-long = { $who } je už dlouho pryč. Nemusíte dál čekat.
claim-win = Nárokovat výhru
claim-bot = Nechat dohrát bota
accept = Přijmout
decline = Odmítnout
copy-link = Kopírovat odkaz
link-copied = Odkaz je zkopírován.
rules-of = Pravidla: { $game }
fair-link = Poctivé losování
result = Výsledek
result-won = Vyhráli jste!
result-shared = Dělíte se o první místo!
result-placed = { $place }. místo z { $of }
result-solved = Vyřešeno!
result-lost = Prohráli jste
result-draw = Remíza
result-over = Konec partie
result-aborted = Zrušeno
standings = Pořadí
standing = { $place }. { $who }.
standing-points = { $place }. { $who }: { $points }.
place = Místo
place-number = { $place }.
points = Body
rematch = Odveta
rematch-asked = Odveta nabídnuta
rematch-accept = Přijmout odvetu
go-to-rematch = K odvetě
play-again = Hrát znovu
go-to-next = K další partii
asks-rematch = { $who } nabízí odvetu.
not-now = Teď ne
analysis = Analýza
analyse = Projít partii s botem
analyse-hint-solo = U každé pozice ukáže, jaké byly šance a co by sám zahrál.
analyse-end = Tady partie skončila. Vraťte se o tah a uvidíte, co šlo hrát.
thinking = Přemýšlím…
analysis-stop = Zastavit
analysis-go-on = Přemýšlet dál
analysis-tried = { $count ->
    [one] { $count } dohraná partie
    [few] { $count } dohrané partie
    [many] { $count } dohrané partie
   *[other] { $count } dohraných partií
}
analysis-proved = Dokázáno
chances = Šance
best-moves = Nejlepší tahy
was-played = zahráno
waiting-title = { $game }: čeká se na soupeře
invited-title = { $game }: zahrajete si?
waiting-public = Vaše výzva je i na úvodní stránce, kde ji může přijmout kdokoli.
waiting-start = { $count ->
    [one] Z připravené pozice, po { $count } tahu
    [few] Z připravené pozice, po { $count } tazích
    [many] Z připravené pozice, po { $count } tahu
   *[other] Z připravené pozice, po { $count } tazích
}
send-link = Pošlete tento odkaz soupeři
sit-down = Připojit se a hrát
event-started = Partie začíná.
event-moved = { $who }: { $move }.
event-your-turn = { $count ->
    [one] Jste na tahu: možný je jediný tah.
    [few] Jste na tahu: možné jsou { $count } tahy.
    [many] Jste na tahu: možných je { $count } tahu.
   *[other] Jste na tahu: možných je { $count } tahů.
}
event-joined = { $name } se připojuje.
event-taken-back = Poslední tah byl vrácen.
event-draw-declined = Remíza byla odmítnuta.
event-takeback-declined = Vrácení tahu bylo odmítnuto.
event-hint-taken = { $who } si bere nápovědu.
event-left = { $who } odchází; dál hraje bot.
event-clock-credited = Server byl chvíli nedostupný; nikdo tím neztratil čas.

# Proč něco zrovna nejde stisknout
why-offline = Spojení teď není. Zkuste to znovu, až se obnoví.
why-rematch-asked = Odvetu už jste nabídli, čeká se na odpověď.
why-draw-offered = Remízu už jste nabídli, čeká se na odpověď.
why-takeback-asked = Už jste o to požádali, čeká se na odpověď.
why-takeback-none = Nezahráli jste žádný tah, který by se dal vrátit.
why-not-your-turn = Nejste na tahu.
why-no-move = Nejdřív napište tah.
why-no-words = Nejdřív něco napište.
why-at-first = Tady partie začíná.
why-at-last = Tohle je poslední tah.
why-first-seat = Toto místo už je první.
why-last-seat = Toto místo už je poslední.

# Account
guest-are-you = Hrajete jako host jménem { $name }. Účet uchová vaše partie, umožní hrát hodnocené partie a psát v chatu vlastními slovy.
recover = Zapomenuté heslo
recover-hint = Nové heslo si nastavíte jedním ze záchranných kódů, které máte uložené. Každý platí jednou a všude jinde vás odhlásí.
recover-do = Nastavit nové heslo
recovery-code = Záchranný kód
register-keep-name = Dosavadní partie zůstanou pod jménem { $name }
recovery-codes = Záchranné kódy
recovery-codes-once = Uložte si tyto kódy hned: ukážou se jen tentokrát. Pokud zapomenete heslo, každým z nich si můžete jednou nastavit nové. Jiná cesta zpět k účtu není.
recovery-codes-text = Pokud zapomenete heslo, nastavíte si záchranným kódem nové. Nové kódy nahradí ty dosavadní.
recovery-codes-left = { $count ->
    [one] Zbývá vám { $count } kód.
    [few] Zbývají vám { $count } kódy.
    [many] Zbývá vám { $count } kódu.
   *[other] Zbývá vám { $count } kódů.
}
recovery-make = Vytvořit nové kódy
recovery-save = Uložit do souboru
recovery-copy = Kopírovat
recovery-copied = Kódy jsou zkopírované.
recovery-not-copied = Prohlížeč nedovolil kopírování; kódy si označte sami.
recovery-kept = Mám je uložené
recovery-file = Serpentarium: záchranné kódy hráče { $name }, každým lze jednou nastavit nové heslo
account-settings = Heslo, přihlášení, tokeny
password-change = Změnit heslo
password-change-text = Všechny ostatní prohlížeče, ve kterých jste přihlášeni, se odhlásí.
password-old = Dosavadní heslo
password-new = Nové heslo
password-changed = Heslo bylo změněno.
sessions = Kde jste přihlášeni
sessions-text = Pokud některý prohlížeč nepoznáváte, odhlaste ho a změňte si heslo.
session-unknown = Neznámý prohlížeč
session-here = tento prohlížeč
session-seen = naposledy { $when }
session-end = Odhlásit
sessions-end-others = Odhlásit všechny ostatní
passkeys = Přístupové klíče
passkeys-text = S přístupovým klíčem se přihlásíte otiskem prstu, obličejem nebo PINem a nemusíte psát jméno ani heslo. Heslo platí dál.
passkeys-no-number = Na adrese složené z čísel přístupové klíče nefungují.
passkeys-at-name = Otevřít tuto stránku na { $host }
passkeys-no-https = Přístupové klíče fungují jen na adrese, která začíná https.
passkeys-no-browser = Tento prohlížeč přístupové klíče neumí.
passkey-label = Jak mu chcete říkat?
passkey-add = Přidat přístupový klíč
passkey-added = Tímto přístupovým klíčem se teď můžete přihlásit.
passkey-made = přidán { $when }
passkey-used = naposledy použit { $when }
passkey-unused = zatím nepoužit
passkey-remove = Odebrat
passkey-removed = Tento přístupový klíč už váš účet neotevře. Můžete ho smazat i ve svém zařízení.
passkey-log-in = Přihlásit se přístupovým klíčem
passkey-cancelled = Přístupový klíč se nepoužil: žádost byla zrušena, trvala příliš dlouho, nebo v tomto zařízení žádný není.
passkey-on-device = V tomto zařízení už přístupový klíč k vašemu účtu je.
passkey-failed = Prohlížeči se nepodařilo přístupový klíč použít.
deleted-player = smazaný hráč
register = Založit účet
register-hint = Stačí jméno a heslo. Partie, které jste odehráli jako host, vám zůstanou.
log-in = Přihlásit se
log-in-hint = Vítejte zpátky.
name = Jméno
password = Heslo
my-profile = Profil
log-out = Odhlásit se
log-out-everywhere = Odhlásit všude
logged-out = Odhlášení proběhlo.
delete-account = Smazat účet
delete-account-text = Smaže se vaše heslo, přístupové klíče, přihlášení, hodnocení i tokeny. Rozehrané partie budou vzdány a čekající zrušeny. Dohrané zůstanou těm, kdo je s vámi hráli, jen v nich bude uveden smazaný hráč. Vaše studie se smažou; ty, které mají spoluautory, přejdou na prvního z nich. Vaše jméno si 180 dní nikdo nebude moci zvolit. Vrátit to zpět nelze.
account-deleted = Účet je smazán.
tokens = Tokeny pro boty
tokens-text = Program, který hraje vaším jménem, potřebuje token. Kdo ho má, může hrát za vás; v pochybnostech ho zrušte.
token-label = K čemu je?
token-make = Vytvořit token
token-drop = Zrušit
token-once = Váš token (zobrazí se jen teď):
player-since = Poprvé tu: { $when }
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
leaders-count = Hodnocené partie, které se tu počítají: { $matches }, hráči: { $players }, v žebříčku: { $listed }.
leaders-why = Do žebříčku se hodnocení dostane, až je dost spolehlivé; do té doby má u sebe „?“.
speed = Tempo
speed-fast = Rychlé
speed-slow = Pomalé
speed-days = Na několik dní

# Rules
contents = Obsah
by-author = autor: { $author }

# Settings
settings-kept = Vše se ukládá v tomto prohlížeči.
settings-theme = Vzhled
settings-palette = Barvy
settings-motion = Animace
settings-floors = Hry na několika plánech
settings-confirm-live = Potvrzování tahů v partiích s hodinami a proti botům
settings-confirm-slow = Potvrzování tahů v partiích na několik dní
settings-marks = Písmena a vzory vedle barev
settings-coordinates = Souřadnice na každém plánu
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
keys = Klávesy
keys-title = Hra z klávesnice
key-line = { $key }: { $does }.
key-arrows = Šipky
key-arrows-does = přesouvají výběr po polích; nahoru a dolů se Shiftem druhým šikmým směrem
key-around = Q, E, A, D, Y, C
key-around-does = klávesy kolem S přesouvají výběr šesti směry
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
key-zoom-does = zvětšit, zmenšit, zobrazit celý plán
key-names = K
key-names-does = ukáže názvy všech míst, nebo je skryje
key-words = L, S, T
key-words-does = oznámí poslední tah, body, kdo je na tahu a kolik komu zbývá času
key-replay = Šipka vlevo a vpravo, Home, End
key-replay-does = mimo plán nebo po klepnutí na něj krokují partií
key-help = ?
key-help-does = vypíše všechny klávesy

# Fair deal
fair-title = Losovalo se poctivě?
fair-text = Než se kdokoli připojil, zvolil server tajemství a zveřejnil jeho otisk. Každý, kdo se připojil, přidal vlastní slova a z obojího plyne veškerá náhoda. Po partii se tajemství odhalí, aby si každý mohl ověřit, že nebylo vyměněno.
fair-commitment = Otisk zveřejněný před partií
fair-words = Slova hráče { $name }
fair-secret = Tajemství
fair-seed = Semínko náhody
fair-setup = Co bylo rozdáno
fair-good = Otisk souhlasí: váš prohlížeč ho právě znovu spočítal z tajemství.
fair-bad = Otisk neodpovídá tajemství! Tuto partii prosím nahlaste.
fair-dealt-good = Nové rozdání z tohoto semínka dává totéž.
fair-dealt-bad = Nové rozdání z tohoto semínka dává něco jiného! Tuto partii prosím nahlaste.
fair-played = Všechny tahy partie odpovídají tomu, co bylo rozdáno a vylosováno.
fair-not-played = Tahy partie neodpovídají tomu, co bylo rozdáno! Tuto partii prosím nahlaste.
fair-drawn = Vylosováno během partie, v pořadí ze sáčku
fair-wait = Tajemství se odhalí po skončení partie.
fair-no-hash = Přes nezabezpečené spojení prohlížeč otisky počítat neumí. Stáhněte si záznam a ověřte ho programem.
fair-how = Celé rozdání ověří program ze staženého záznamu. Dokazuje to, že server dílky nevyměnil; že se na ně nikdo nepodíval, dokázat nelze.
download-record = Stáhnout záznam

# The board
board-label = Plán
board-help = Šipkami se pohybujete po polích, Enter vybírá, Escape vrací. Otazník vypíše všechny klávesy.
board-help-hand = H jde k vašim dílkům, 1 až 9 dílek vezme. Šipkami se pohybujete po polích, Enter vybírá, Escape vrací. Otazník vypíše všechny klávesy.
board-hand-mine = Vaše dílky
board-hand-of = Dílky: { $name }
board-hand-count = Dílky: { $name }, { $count }
board-bag = V sáčku: { $count }
board-turn-left = Otočit doleva
board-turn-right = Otočit doprava
board-flip = Převrátit
board-put-back = Vrátit
board-zoom-in = Zvětšit
board-zoom-out = Zmenšit
board-fit = Zobrazit celý stůl
board-turn-view = Otočit pohled
board-coordinates = Souřadnice
board-overview = Celý stůl: klepněte, kam se chcete podívat
board-mark-forced = Toto místo je třeba vyplnit dřív než cokoli jiného.
board-mark-waiting = Toto místo bude třeba vyplnit, jakmile na ně někdo bude mít kámen. Vy žádný nemáte.
board-mark-barred = V této situaci sem nelze nic položit.
board-mark-dead = Sem už nic položit nejde.
board-mark-answer = Na toto je třeba odpovědět.
board-snake = { $name }: had délky { $length }
board-passage = Sem ústí váš volný konec z plánu { $floor }: dílek, který tu skončí, lze k němu provrtat.
board-floor = Plán { $number }
board-floors-stack = Jeden plán, ostatní prosvítají
board-floors-spread = Všechny plány vedle sebe
board-cell-legal = { $about } – lze vybrat
board-cell-passage = { $about } – ústí sem váš volný konec z plánu { $floor }
board-cell-forced = { $about } – musí se vyplnit nejdřív
board-cell-answer = { $about } – je třeba odpovědět
board-cell-last = { $about } – poslední tah
board-cell-recent = { $about } – nové od vašeho tahu
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
board-said-none-held = Nejdřív vyberte dílek, k tomu tlačítko patří.
board-said-idle = { $piece } teď nelze zahrát.
board-said-fetching = Hledám místa: { $piece }…
board-said-fits = { $move }: způsob { $way } z { $ways }.
board-said-fits-only = { $move }: jinak to tu nejde.
board-said-fits-turned = { $move }, otočení o { $degrees } stupňů: způsob { $way } z { $ways }.
board-said-fits-turned-only = { $move }, otočení o { $degrees } stupňů: jinak to tu nejde.
board-said-fits-not = Na { $place } nepasuje.
board-said-only-way = Sem ho lze položit jen jedním způsobem.
board-said-options = { $count ->
    [one] { $count } možnost.
    [few] { $count } možnosti.
    [many] { $count } možnosti.
   *[other] { $count } možností.
}
board-said-tentative = { $move }: ještě nezahráno. Enter potvrdí, Escape vrátí.
board-said-floor = Plán { $number }.
board-said-pending = Odesílá se: { $move }.
board-said-away = Spojení se ztratilo; plán čeká.
board-said-back = Spojení je zpět.

# Chat
chat = Chat
chat-empty = Zatím žádné zprávy.
chat-gallery = (divák)
chat-said = { $name }: { $words }
chat-guests = S účtem můžete psát vlastními slovy.
chat-write = Napište něco
chat-send = Odeslat
seat-offline = bez spojení
watchers = { $count ->
    [one] sleduje { $count } člověk
    [few] sledují { $count } lidé
    [many] sleduje { $count } člověka
   *[other] sleduje { $count } lidí
}

person-menu = Ztlumit, zablokovat nebo nahlásit: { $name }
person-mute = Ztlumit
person-unmute = Zrušit ztlumení
person-mute-text = Neuvidíte, co píše.
person-is-muted = { $name }: ztlumeno.
person-is-unmuted = { $name }: ztlumení zrušeno.
person-block = Zablokovat
person-unblock = Odblokovat
person-block-text = Nikdy spolu nebudete hrát a ani jeden neuvidí, co píše druhý.
person-is-blocked = { $name }: zablokováno.
person-is-unblocked = { $name }: odblokováno.
person-report = Nahlásit…
person-report-text = Podívá se na to moderátor.
person-close = Zavřít
report-title = Nahlásit: { $name }
report-why = Co je špatně?
report-insults = Urážky nebo výhrůžky
report-spam = Spam
report-cheating = Podvádění
report-stalling = Zdržování nebo odcházení z partie
report-name = Urážlivé jméno
report-other = Něco jiného
report-words = Podrobnosti
report-send = Odeslat hlášení
report-sent = Děkujeme. Moderátor se na to podívá.
people-title = Ztlumení a zablokovaní lidé
people-text = Ztlumit, zablokovat a nahlásit někoho můžete v nabídce vedle jeho jména, na jeho profilu i v chatu.
people-muted = Ztlumení
people-blocked = Zablokovaní
warning-title = Varování od moderátorů
warning-text = Potvrďte prosím, že jste to četli. Do té doby nemůžete psát do chatu, začít partii ani se k ní připojit.
warning-confirm = Přečteno

# Without a connection, and without a server
no-server = Tento web nemá server, takže tu není nic, k čemu jsou potřeba další lidé.
offline-home = Bez připojení. Hrát můžete s boty, ve více lidech na tomto zařízení i sami; partie se ukládají v tomto prohlížeči.
offline-new = Není připojení: partie se bude hrát a ukládat v tomto prohlížeči.
lists-offline = Partie ze serveru se tu objeví, jakmile bude zase připojení.
home-text-offline = Žetony, šupiny, hadi a klikaté cesty: hry, ve kterých rozhoduje jen přemýšlení. Hrajte s boty, ve více lidech na jednom zařízení nebo sami – i bez připojení.
local-player = Hráč
local-gone = Tato partie v tomto prohlížeči není, nebo už byla smazána.
kept-title = Partie v tomto prohlížeči
kept-none = Partie, které hrajete, se ukládají v tomto prohlížeči a objeví se tady.
kept-hint = Jsou uložené jen v tomto prohlížeči: smazáním jeho dat zmizí i ony.
kept-one-screen = na jednom zařízení
kept-alone = sólo
kept-upload = Uložit na server
kept-uploaded = Partie je teď uložená mezi vašimi na serveru.
kept-on-server = Na serveru
kept-delete = Smazat
really-delete-game = Smazat tuto partii z prohlížeče?
played-offline = odehráno bez připojení
changed-elsewhere = V této partii se hrálo dál na jiné kartě.
not-kept = Prohlížeč to nedokázal uložit. Je v zařízení ještě místo?
not-here = Tady to nejde.
kept-moves = { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}

# Rozbor a varianty
set-up-title = Sestavit pozici
set-up-about = Uspořádejte podle svého to, co se jinak losuje, a pozici pak analyzujte. Dál se dostanete tahy za všechny hráče.
set-up-how-board = Klepněte na dvě místa a to, co na nich leží, se vymění. Nebo jedno přetáhněte na druhé.
set-up-how = Klepněte na dva prvky a vymění se.
set-up-nothing = V této hře se nic nelosuje: začíná vždycky takto.
set-up-picked = Vybráno: { $what }. Teď zvolte, s čím se to vymění.
set-up-exchanged = Vyměněno: { $one } a { $other }.
set-up-text = Rozložení jako text
set-up-check = Použít tento text
set-up-shuffle = Rozdat náhodně
set-up-analyse = Analyzovat

study-title = Analýza
study-heading = Analýza – { $game }
study-about = Přehrajte si libovolnou pozici, zkoušejte jiné tahy a nechte si ukázat, co by hrálo herní jádro. Co tu vytvoříte, zůstane v tomto prohlížeči.
study-open = Začít nebo otevřít
study-from-start = Nová partie od začátku
study-paste = Vložte partii: text nebo JSON analýzy, záznam partie, nebo odkaz na partii, pozici či úlohu. Soubor můžete také přetáhnout na stránku.
study-open-text = Otevřít
study-cancel = Zrušit
study-kept = Uloženo v tomto prohlížeči
study-size = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
study-not-kept = V prohlížeči už není místo, změny této analýzy se neuloží.
study-not-over = Tuto partii můžete analyzovat, až skončí.
study-no-match = Tato partie už v prohlížeči není.
study-no-puzzle = Taková úloha neexistuje.
study-moves = Tahy a varianty
study-variation = Varianta
study-empty = Zatím žádné tahy. Zahrajte první na plánu.
study-drawn = Vylosováno: { $what }
study-at-start = Výchozí pozice
study-to-move = Na tahu: { $name }
study-over = Tady partie končí.
study-draw = Co se vylosuje?
study-draw-lot = Náhodně
study-draw-first = Nejdřív určete, co se vylosuje.
study-engine = Herní jádro
study-proved-win = Dokázáno: { $name } vyhraje
study-proved-in = { $count ->
    [one] Dokázáno: { $name } vyhraje touto variantou za { $count } tah
    [few] Dokázáno: { $name } vyhraje touto variantou za { $count } tahy
    [many] Dokázáno: { $name } vyhraje touto variantou za { $count } tahu
   *[other] Dokázáno: { $name } vyhraje touto variantou za { $count } tahů
}
study-proved-draw = Dokázáno: remíza
study-notes = Poznámky k pozici
study-comment = Komentář
study-glyphs = Hodnocení tahu
study-glyph-brilliant = Skvělý tah
study-glyph-good = Dobrý tah
study-glyph-interesting = Zajímavý tah
study-glyph-dubious = Pochybný tah
study-glyph-mistake = Chyba
study-glyph-blunder = Hrubá chyba
study-marks = Pole a šipky
study-mark = Značit pole
study-mark-hint = Klepnutím označíte pole, tažením nakreslíte šipku. Pravé tlačítko myši to dělá vždy.
study-colour-green = Zelená
study-colour-red = Červená
study-colour-blue = Modrá
study-colour-yellow = Žlutá
study-make-main = Nastavit jako hlavní
study-cut = Smazat odtud
study-why-root = Toto je výchozí pozice: nejdřív zahrajte nebo vyberte tah.
study-why-main = Toto už je hlavní varianta.
study-copy-text = Kopírovat jako text
study-text-copied = Text je zkopírován.
study-continue = Hrát odtud
study-against = Soupeř
study-one-screen = Na jednom zařízení
study-friend = Kamarád přes odkaz
study-keys = Tahy procházíte šipkami a klávesami Home a End.
explorer = Odehrané partie
explorer-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
explorer-won = { $name }: výher { $count }
explorer-drawn = remíz { $count }
explorer-none = Do této pozice zatím žádná veřejná partie nedošla.
explorer-offline = Co se hrálo v jiných partiích, se zobrazí, až budete zase připojeni.
explorer-moves = Tahy, které se tu hrály
explorer-alike = { $count ->
    [one] + { $count } zrcadlový či otočený
    [few] + { $count } zrcadlové či otočené
    [many] + { $count } zrcadlového či otočeného
   *[other] + { $count } zrcadlových či otočených
}
explorer-latest = Poslední
explorer-rating = Průměrné hodnocení { $rating }
explorer-more = { $count ->
    [one] Ještě { $count } tah
    [few] Ještě { $count } tahy
    [many] Ještě { $count } tahu
   *[other] Ještě { $count } tahů
}
study-link = Otevřít v analýze

# Studie
nav-studies = Studie
studies-what = Studie je uložená analýza: několik partií nebo pozic v kapitolách, které píšete sami nebo společně s ostatními.
studies-mine = Moje studie
studies-shared = Sdílené se mnou
studies-all-public = Veřejné studie
studies-new = Nová studie
studies-unnamed = Nová studie
studies-find = Slova v názvech studií a kapitol
studies-find-now = Hledat
studies-none = Žádné studie tu nejsou.
studies-more-chapters = { $count ->
    [one] 1 další
    [few] { $count } další
    [many] { $count } další
   *[other] { $count } dalších
}
studies-loading = Studie se otevírá…
studies-about = Studie
studies-share = Sdílení a nastavení
studies-saved = Všechny změny jsou uloženy.
studies-saving = Ukládá se…
studies-away = Bez připojení.
studies-waiting = Bez připojení. { $count ->
    [one] 1 změna čeká
    [few] { $count } změny čekají
    [many] { $count } změny čeká
   *[other] { $count } změn čeká
} v tomto prohlížeči.
studies-reading = Autor: { $owner }. Co tu zkusíte, se neukládá.
studies-here = Dále je tu: { $names }
studies-alone = Nikdo další tu není.
studies-strangers = { $count ->
    [one] 1 čtenář
    [few] { $count } čtenáři
    [many] { $count } čtenáře
   *[other] { $count } čtenářů
}
studies-chapters = Kapitoly
studies-chapter = Kapitola { $number }
studies-chapter-name = Název kapitoly
studies-chapter-actions = Úpravy kapitol
studies-chapter-gone = Tuto kapitolu někdo smazal.
studies-no-chapters = Zatím tu nejsou žádné kapitoly.
studies-add-chapter = Přidat kapitolu
studies-rename = Přejmenovat
studies-move-up = Posunout nahoru
studies-move-down = Posunout dolů
studies-first-already = Tato kapitola už je první.
studies-last-already = Tato kapitola už je poslední.
studies-delete-chapter = Smazat kapitolu
studies-delete-chapter-question = Smazat kapitolu „{ $name }“?
studies-not-done = Jednu z vašich změn nebylo možné uložit: { $why }
studies-name = Název studie
studies-who-reads = Kdo ji může číst
studies-private = Soukromá
studies-private-about = Jen vy a spoluautoři.
studies-link = Přes odkaz
studies-link-about = Každý, kdo zná její adresu. V seznamech není.
studies-public = Veřejná
studies-public-about = Každý; najde se mezi veřejnými studiemi.
studies-public-guest = Pro lidi s účtem.
studies-contributors = Kdo ji může měnit
studies-owner = vlastník
studies-add-contributor = Jméno hráče
studies-add = Přidat
studies-remove = Odebrat
studies-leave = Odejít
studies-embed = Kopírovat kód k vložení
studies-embed-copied = Kód je zkopírován.
studies-text = Stáhnout jako text
studies-json = Stáhnout jako JSON
studies-copy = Vytvořit kopii
studies-copied = Toto je vaše vlastní kopie.
studies-delete = Smazat studii
studies-delete-question = Smazat studii „{ $name }“ pro všechny? Vrátit to zpět nelze.
studies-close = Zavřít
studies-save = Uložit jako studii
studies-save-now = Uložit
studies-into = Kam uložit
studies-open-on = Otevřít na { $name }

# Sdílení
share = Sdílet
share-title = Sdílet
share-link = Odkaz na tuto pozici
share-device = Poslat jinou aplikací…
share-pictures = Uložit obrázek
share-png = PNG
share-svg = SVG
share-gif = Celá partie (GIF)
share-records = Uložit tahy
share-text = Text
share-json = JSON
share-embed = Vložit na jinou stránku
share-embed-copy = Kopírovat kód
share-embed-copied = Kód je zkopírován.
share-close = Zavřít
qr-show = QR kód pro telefon
qr-code = QR kód adresy { $address }
embed-open = Otevřít na Serpentariu
embed-missing = Na této adrese není žádná veřejná partie.
embed-board = { $game }, pozice po { $ply }. tahu z { $moves }

review = Rozbor
review-start = Rozebrat partii
review-hint = Herní jádro ohodnotí každou pozici: křivka šancí na výhru, chyby s lepšími tahy a jak přesně kdo hrál.
review-hint-solo = Herní jádro ohodnotí každou pozici: jaký výsledek se dal čekat, co byly chyby a co bylo lepší a jak zasáhlo losování.
review-progress = { $done } z { $total } pozic
review-stop = Zastavit
review-stopped = Zastaveno
review-go-on = Pokračovat
review-done = Rozbor je hotov.
review-curve = Šance na výhru tah po tahu
review-curve-score = Očekávaný výsledek tah po tahu
review-after = Po tahu { $count }
review-unknown = { $where }: zatím neohodnoceno
review-players = Jak kdo hrál
review-player = Hráč
review-accuracy = Přesnost
review-inaccuracies = Nepřesnosti
review-mistakes = Chyby
review-blunders = Hrubé chyby
review-inaccuracy = Nepřesnost
review-mistake = Chyba
review-blunder = Hrubá chyba
review-balance = Jak se k výsledku došlo
review-balance-said = Na začátku se dalo čekat { $start }, tahy { $skill }, sáček { $luck }, výsledek { $end }
review-expected = Očekávání na začátku
review-moves = Tahy
review-bag = Sáček
review-result = Výsledek
review-of-whole = { $points } z { $whole }
review-to-next = Přejít na další
review-move = O tomto tahu
review-good = Dobrý tah.
review-forced = Jediný možný tah.
review-lost = −{ $percent } šance na výhru
review-lost-points = −{ $points } očekávaného bodu
review-not-yet = Tento tah zatím není ohodnocen.
review-variation = Toto je varianta; rozbor se týká tahů, které se hrály.
review-better = Lepší: { $move }
review-why = Proč?
review-drawn = Vylosováno: { $what } ({ $sign }{ $amount })
review-flawless = Žádné chyby k opravě.
review-skill-you = Hráli jste lépe.
review-skill-name = Lepší hra: { $name }.
review-skill-even = Všichni hráli zhruba stejně dobře.
review-bag-with-you = Sáček vám přál.
review-bag-against-you = Sáček byl proti vám.
review-bag-with-name = Sáček přál hráči { $name }.
review-bag-even = Sáček nic zřetelně nerozhodl.
retry-title = Najděte lepší tah
retry-mine = Opravit své chyby
retry-of = Opravit chyby: { $name }
retry-played = Hrálo se { $move } { $glyph }
retry-find = Co se mělo hrát? Na tahu: { $name }. Zahrajte to na plánu.
retry-find-solo = Co by bylo lepší? Zahrajte to na plánu.
retry-found = Dobrý tah!
retry-worse = To stojí { $percent } šance na výhru. Zkuste jiný tah.
retry-worse-points = To stojí { $points } očekávaného bodu. Zkuste jiný tah.
retry-same = To se právě hrálo. Zkuste jiný tah.
retry-shown = Lepší bylo: { $move }
retry-over = Hotovo: nalezeno { $solved } z { $count }.
retry-hint = Nápověda
retry-hinted = Je to jedno z označených míst.
retry-solution = Ukázat řešení
retry-skip = Přeskočit
retry-next = Další
retry-end = Skončit

## Úlohy

nav-puzzles = Úlohy
puzzles-about = Pozice ze skutečných partií, v nichž je co najít. Každé řešení je dokázané a uzná se každý tah, který k cíli vede.
puzzle-heading = { $game }: úloha
puzzle-daily = Úloha dne
puzzle-daily-solve = Vyřešit
puzzle-daily-again = Podívat se znovu
puzzle-daily-solved = Dnešní úlohu máte vyřešenou.
puzzle-daily-missed = Dnešní úloha vám nevyšla. Zítra se vrátí mezi vašimi chybami.
puzzle-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
puzzle-streak-none = Vyřešte ji dnes a začněte sérii.
puzzle-repeat = Vaše chyby
puzzle-repeat-begin = Zkusit znovu
puzzle-repeat-due = { $count ->
    [one] Na další pokus čeká { $count } úloha.
    [few] Na další pokus čekají { $count } úlohy.
    [many] Na další pokus čeká { $count } úlohy.
   *[other] Na další pokus čeká { $count } úloh.
}
puzzle-repeat-none = Dnes není co opakovat. Úlohy, které vám nevyjdou, se sem po dni vrátí.
puzzle-none = Taková úloha neexistuje.
puzzle-all = Všechny úlohy
puzzle-by-game = Trénink podle hry
puzzle-train = Trénovat
puzzle-solved-of = Vyřešeno { $solved } z { $all }
puzzle-history = Vaše poslední pokusy
puzzle-try-solved = vyřešeno
puzzle-try-missed = nevyšlo
puzzle-own-rating = Vaše hodnocení: { $rating }
puzzle-its-rating = úloha: { $rating }
puzzle-task-win = { $name } je na tahu a vyhraje
puzzle-task-ahead = { $points ->
    [one] { $name } je na tahu: nejlepší koncovka dá náskok jednoho bodu. Najděte ji.
    [few] { $name } je na tahu: nejlepší koncovka dá náskok { $points } bodů. Najděte ji.
    [many] { $name } je na tahu: nejlepší koncovka dá náskok { $points } bodu. Najděte ji.
   *[other] { $name } je na tahu: nejlepší koncovka dá náskok { $points } bodů. Najděte ji.
}
puzzle-task-level = { $name } je na tahu: nejlepší koncovka je nerozhodná. Najděte ji.
puzzle-task-behind = { $points ->
    [one] { $name } je na tahu: nejlepší koncovka znamená ztrátu jen jednoho bodu. Najděte ji.
    [few] { $name } je na tahu: nejlepší koncovka znamená ztrátu jen { $points } bodů. Najděte ji.
    [many] { $name } je na tahu: nejlepší koncovka znamená ztrátu jen { $points } bodu. Najděte ji.
   *[other] { $name } je na tahu: nejlepší koncovka znamená ztrátu jen { $points } bodů. Najděte ji.
}
puzzle-right = Správně!
puzzle-right-go-on = Správně! Pokračujte.
puzzle-wrong-win = Tohle nevyhrává: { $move }. Zkuste to znovu.
puzzle-wrong-best = Jde to lépe než takto: { $move }. Zkuste to znovu.
puzzle-solved = Vyřešeno!
puzzle-shown = Tohle bylo řešení.
puzzle-hint = Nápověda
puzzle-show = Ukázat řešení
puzzle-help-counts = Když si vezmete nápovědu, počítá se úloha jako nevyřešená.
puzzle-analyse = Analyzovat
puzzle-next = Další úloha
puzzle-copy-link = Kopírovat odkaz
puzzle-themes = O co jde: { $themes }
puzzle-not-kept = Tento prohlížeč váš postup neuchová.
theme-connection = spojení
theme-loop = smyčka
theme-lockout = zablokování
theme-ring = kruh
theme-double-threat = dvojí hrozba
theme-one-answer = jediná odpověď
theme-pair = dva najednou
theme-takeover = převzetí
theme-swap = výměna
theme-neutral = neutrální sloupec
theme-extension = prodloužení
theme-join = spojení hadů
theme-founding = nový had
theme-drill = provrtání
theme-forced-fill = vynucené vyplnění
theme-forcing = vynucení místa
theme-line = nejdelší cesta
puzzle-race = Závod na tři minuty
race-about = Co nejvíc úloh za tři minuty. Jsou čím dál těžší a chyba stojí deset sekund.
race-with = Úlohy ze hry
race-all-games = všechny hry
race-begin = Spustit závod
race-again = Závodit znovu
race-stop = Ukončit
race-score = Vyřešeno: { $count }
race-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
race-missed = Špatně. O deset sekund méně.
race-missed-count = { $count ->
    [one] { $count } chyba.
    [few] { $count } chyby.
    [many] { $count } chyby.
   *[other] { $count } chyb.
}
race-record = Nový rekord! Předtím: { $before }.
race-best = Váš nejlepší výsledek: { $count }

results-by-side = Výsledky
results-game = Hra
results-side = Pořadí
results-seat-1 = první
results-seat-2 = druhý
results-seat-3 = třetí
results-seat-4 = čtvrtý
results-seat-5 = pátý
results-won = Výhry
results-drawn = Remízy
results-lost = Prohry
results-by-colour = Výsledky podle barvy
results-colour = Barva
know-yourself = Poznejte sami sebe
know-no-puzzles = Vyřešte pár úloh a uvidíte tu své hodnocení.
know-reviews = Kde ztrácíte
know-reviews-few = Zatím víme příliš málo. Rozeberte ještě několik svých partií.
know-no-reviews = Rozeberte své dohrané partie a uvidíte tu, kde ztrácíte nejvíc.
weak-opening = Nejvíc ztrácíte v zahájení.
weak-middle = Nejvíc ztrácíte uprostřed partie.
weak-end = Nejvíc ztrácíte v závěru partie.
phase-opening = Zahájení
phase-middle = Střední hra
phase-end = Závěr
phase-loss = { $percent } na tah, { $mistakes ->
    [one] { $mistakes } chyba
    [few] { $mistakes } chyby
    [many] { $mistakes } chyby
   *[other] { $mistakes } chyb
} z { $moves }
learn-title = Kurzy
learn-about = Krátké kurzy na skutečném plánu: každý krok má pár tahů a účet není potřeba. Po pěti minutách už můžete hrát.
learn-far = { $done } z { $count } kroků
learn-game = Kurz: { $game }
learn-step = Krok { $number } z { $count }
learn-move = Tah { $number } z { $count }
learn-steps = Kroky
learn-undone = zatím nesplněno
learn-stars = { $count ->
    [one] jedna hvězda ze tří
    [few] { $count } hvězdy ze tří
    [many] { $count } hvězdy ze tří
   *[other] { $count } hvězd ze tří
}
learn-hint = Nápověda
learn-show = Ukázat řešení
learn-shown = Takto to jde udělat. Teď vy.
learn-again = Ještě jednou
learn-next = Další krok
learn-all = Máte za sebou celý kurz. { $game } už umíte!
learn-home = Jste tu poprvé? Naučte se některou hru za pět minut.
learn-offer = Neznáte tuto hru? Naučte se ji za pět minut.
rules-apart = Otevřít na samostatné kartě
# Hlavolamy z kamenů
tiles-title = Hlavolamy z kamenů
tiles-about = Kameny Tantrixu jako hlavolamy pro jednoho: položte je tak, aby se všechny dotýkající se strany shodovaly a smyčka nebo cesta vedla každým z nich. Vše funguje i bez připojení; co najdete, uchová tento prohlížeč.
tiles-group-discovery = Discovery
tiles-about-discovery = Jedna smyčka kameny 1 až n. Každý hlavolam přidává k předchozímu jeden kámen; do deseti kamenů jsou od lehkých po těžké a ty dlouhé chtějí trpělivost.
tiles-group-rainbow = Rainbow
tiles-about-rainbow = Kameny jedné barvy rubu: dva trojúhelníky a tři smyčky.
tiles-group-named = Pojmenované sady
tiles-about-named = Od Junioru po Genius: smyčky, dvě smyčky najednou, dvě cesty a květ.
tiles-group-xtreme = Xtreme
tiles-about-xtreme = Červená smyčka z několika z deseti kamenů; ze kterých, volíte vy.
tiles-group-own = Vaše hlavolamy
tiles-forget = Smazat tento hlavolam: { $task }
tiles-task = Zadání: { $task }.
tiles-known = { $count ->
    [one] Má jedno řešení.
    [few] Má { $count } řešení.
    [many] Má { $count } řešení.
   *[other] Má { $count } řešení.
}
tiles-known-none = Jeho řešení zatím nikdo nespočítal.
tiles-known-short = { $count ->
    [one] jedno řešení
    [few] { $count } řešení
    [many] { $count } řešení
   *[other] { $count } řešení
}
tiles-found-none = Zatím jste nenašli žádné.
tiles-found = { $count ->
    [one] Našli jste jedno.
    [few] Našli jste { $count }.
    [many] Našli jste { $count }.
   *[other] Našli jste { $count }.
}
tiles-found-short = { $count ->
    [one] jedno nalezeno
    [few] nalezena { $count }
    [many] nalezeno { $count }
   *[other] nalezeno { $count }
}
tiles-found-title = Vaše řešení
tiles-found-one = Řešení { $number }
tiles-laid = Položeno { $laid } z { $all } kamenů.
tiles-how = Vezměte kámen a položte ho na stůl. Otáčí se klávesou R, kolečkem nebo dalším klepnutím.
tiles-how-on = Klepnutím na kámen na stole ho vezmete zpět.
tiles-check = Zkontrolovat
tiles-hint = Nápověda
tiles-take-back = Vzít zpět
tiles-clear = Začít znovu
tiles-give-up = Ukázat řešení
tiles-count = Spočítat řešení
tiles-stop = Zastavit
tiles-type = Pište: 5@1,0r2 položí, -5 vezme zpět
tiles-lay = Položit
tiles-rules = Řešení, která se liší jen otočením celku, se počítají jednou; zrcadlové obrazy jsou různé. Kameny lze klást jen tam, kde se strany shodují.
tiles-right = Správně: vše se shoduje a hlavolam je vyřešen.
tiles-solved = { $count ->
    [one] Vyřešeno! To je vaše první řešení tohoto hlavolamu.
    [few] Vyřešeno! To je vaše řešení číslo { $count }.
    [many] Vyřešeno! To je vaše řešení číslo { $count }.
   *[other] Vyřešeno! To je vaše řešení číslo { $count }.
}
tiles-solved-again = { $count ->
    [one] Vyřešeno znovu, stejně jako předtím. Možná to jde i jinak.
    [few] Vyřešeno způsobem, který už mezi svými { $count } máte.
    [many] Vyřešeno způsobem, který už mezi svými { $count } máte.
   *[other] Vyřešeno způsobem, který už mezi svými { $count } máte.
}
tiles-given = Toto je jedno z řešení. Jako vaše se nepočítá; vlastní najdete, když začnete znovu.
tiles-no-solution = Tento hlavolam nemá řešení: prohledáno bylo vše.
tiles-counted-none = Řešení není: prohledáno bylo vše.
tiles-counted = { $count ->
    [one] Řešení je právě jedno.
    [few] Řešení jsou právě { $count }.
    [many] Řešení je právě { $count }.
   *[other] Řešení je právě { $count }.
}
tiles-time-up = Včas se nic nenašlo. Vezměte pár kamenů zpět a zeptejte se znovu.
tiles-hint-lay = Položte kámen { $tile } na { $cell }, otočený o { $degrees }°, jak je tam nakreslen.
tiles-hint-take = { $count ->
    [one] Takto to dokončit nelze. Vezměte zpět kámen { $tiles }.
    [few] Takto to dokončit nelze. Vezměte zpět kameny { $tiles }.
    [many] Takto to dokončit nelze. Vezměte zpět kameny { $tiles }.
   *[other] Takto to dokončit nelze. Vezměte zpět kameny { $tiles }.
}
tiles-hint-take-perhaps = { $count ->
    [one] Jak to takto dokončit, se nenašlo; bez kamene { $tiles } to jde.
    [few] Jak to takto dokončit, se nenašlo; bez kamenů { $tiles } to jde.
    [many] Jak to takto dokončit, se nenašlo; bez kamenů { $tiles } to jde.
   *[other] Jak to takto dokončit, se nenašlo; bez kamenů { $tiles } to jde.
}
tiles-working-hint = Hledá se další kámen… { $seconds } s
tiles-working-solve = Hledá se řešení… { $seconds } s, pokusů: { $nodes }
tiles-working-count = Počítá se… { $seconds } s, pokusů: { $nodes }

own-puzzle-title = Vlastní hlavolam
own-puzzle-about = Libovolné kameny, smyčky a cesty v libovolných barvách; zda to jde, zjistí řešitel přímo na této stránce.
own-puzzle-how = Vyberte kameny a co jimi má vést. Smyčka nebo cesta vede každým kamenem, který má její barvu.
own-tiles = { $count ->
    [one] Kameny: vybrán jeden
    [few] Kameny: vybrány { $count }
    [many] Kameny: vybráno { $count }
   *[other] Kameny: vybráno { $count }
}
own-tiles-typed = Totéž jako text, třeba 1-10, 14
own-tiles-wrong = Toto není seznam kamenů; pište čísla, třeba 1-10, 14.
own-tiles-none = Nejdřív vyberte nějaké kameny.
own-wants = Co jimi má vést
own-red = Červená
own-yellow = Žlutá
own-green = Zelená
own-blue = Modrá
own-nothing = nic
own-loop = smyčka
own-line = cesta
own-shape = Tvar
own-free = libovolný
own-triangle = trojúhelník
own-flower = květ
own-holes = Uvnitř smějí zůstat prázdná pole
own-make = Vytvořit hlavolam

daily-title = Solitér dne
daily-about = Dnes stejné kameny ve stejném pořadí pro všechny.
daily-of = { $day }, pro všechny stejný, do půlnoci UTC.
daily-how = Losujte čtrnáct kamenů jeden po druhém a pokládejte je podle pravidel solitéru; veďte jednu cestu dané barvy co nejvíce z nich. Hrajte, kolikrát chcete; počítá se váš nejlepší výsledek dne.
daily-none = Dnes ještě nedohráno.
daily-best = Dnes nejlépe: cesta přes { $points } ze { $target } kamenů
daily-play = Hrát
daily-again = Hrát znovu od začátku
daily-go-on = Pokračovat
daily-games = Dnešní partie
daily-earlier = Dřívější dny
daily-points = cesta přes { $points } ze { $target } kamenů

# Nápovědy
hint-ask = Nápověda
hint-what = Co?
hint-show = Ukázat tah
hint-hide = Skrýt nápovědu
hint-where = Podívejte se kolem zvýrazněných míst.
hint-words = Jde o volbu, která vás právě čeká.
hint-one-of = Je to jedno ze zvýrazněných míst.
hint-piece = Zahrajte toto: { $piece }.
hint-from = Berte z { $place }.
hint-move = { $move }.
hint-none = Nápověda se nenašla. Zkuste to prosím znovu.
hint-is-told = Ostatní hráči se dozvědí, že jste si vzali nápovědu.

# O projektu, API, změny, licence
about-title = O projektu
about-what = Serpentarium je místo pro deskové hry na šestiúhelnících: Kamon, Pantareï, Snekagon, Snekagon 5G a Tantrix – o samotě, proti botům i s lidmi odkudkoli. Najdete tu pravidla, kurzy, úlohy a analýzu a většina funguje i bez připojení.
about-free = Je zdarma, s otevřeným zdrojovým kódem pod licencí MIT. Vlastní server může provozovat kdokoli; je to jediný program, stránky má v sobě.
about-private = Nejsou tu reklamy ani sledování a nic se nenačítá z cizích serverů. Hrát můžete i bez účtu.
source-code = Zdrojový kód
changelog-title = Co je nového
in-english = Tato stránka je v angličtině.
licences-title = Licence
licences-text = Samo Serpentarium je pod licencí MIT. Tohle jsou licence cizích děl, která obsahuje.
api-title = API
api-short = API
api-text = Co tento server nabízí vašim botům, plánům a nástrojům. Totéž v podobě pro programy:
api-parameters = Parametry
api-body = Tělo
api-answers = Odpovědi
api-required = povinné
