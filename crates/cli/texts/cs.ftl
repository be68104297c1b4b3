heading-usage = Použití
heading-commands = Příkazy
heading-arguments = Argumenty
heading-options = Volby
value-command = PŘÍKAZ

about-serpentarium = Šestiúhelníkové hry o hadech, smyčkách a sloupcích: přesná pravidla, silná hra.
more-serpentarium =
    Hra se označuje svým jménem a volbami: kamon, kamon(blank-loop=off), snekagon(side=5).
    V příkazové řádce dejte závorky do uvozovek: serpentarium deal 'snekagon(side=5)'

    serpentarium                    web na adrese http://127.0.0.1:7007/
    serpentarium games              co se dá hrát, se všemi volbami
    serpentarium play kamon         hra v terminálu
    serpentarium PŘÍKAZ --help      více o příkazu
about-serve = Spustí web a API (výchozí, když příkaz chybí)
more-serve =
    Nastavení se bere z voleb, pak z proměnných (SERPENTARIUM_BOT_THREADS pro --bot-threads), pak ze
    souboru TOML (bot-threads = 1); vše popisuje docs/server.md. Když port nikdo neurčí a 7007 je
    obsazený, použije se jeden z dalších devíti.

    serpentarium serve --listen 0.0.0.0:8080 --database hry.db
about-backup = Zkopíruje databázi do nového souboru, ať server běží, nebo ne
more-backup =
    PostgreSQL má vlastní nástroj, pg_dump.

    serpentarium backup pondeli.db
about-restore = Obnoví databázi z kopie; nic nepřepíše
more-restore =
    serpentarium restore pondeli.db --database hry.db
about-export = Vypíše záznamy všech partií, každý na řádek, jako JSON
more-export =
    serpentarium export > partie.jsonl
    serpentarium export --studies > studie.jsonl
about-check = Přehraje všechny partie v databázi a ověří, že vše souhlasí
more-check =
    Pravidla, otisky, rozdání, seznamy, místa i hodnocení se znovu vypočtou z událostí a hlavní kniha řekne,
    zda nezmizely partie nebo jejich poslední události. Skončí s kódem 1, když něco nesouhlasí.

    serpentarium check --database pondeli.db
    serpentarium check --roots koreny.txt
about-verify-deal = Ověří, že to, co se v partii rozdalo, bylo určeno předem
more-verify-deal =
    Záznam skončené partie je na /api/v1/matches/ID/record; poslouží i ty z příkazu export. Skončí
    s kódem 1, když rozdání nesouhlasí.

    curl -s http://127.0.0.1:7007/api/v1/matches/ID/record | serpentarium verify-deal
about-loadtest = Hraje mnoho partií najednou proti serveru a řekne, jak to zvládá
more-loadtest =
    Bez --address se spustí vlastní server v témže procesu, s vlastními vlákny. Tahy se hrají v předem
    daných časech, ať server stíhá, nebo ne, a prodleva se počítá od tohoto času do potvrzení, kdy je tah
    na disku. Hráči poslouchají tak jako stránky.

    serpentarium loadtest --games 2000 --rate 1000 --lasting 30s
about-help = Ukáže nápovědu příkazu
more-help = serpentarium help puzzle solve
arg-command = Který příkaz (výchozí: všechny)
about-man = Vypíše manuálovou stránku
more-man =
    S --folder je stránka i pro každý příkaz.

    serpentarium man | man -l -
    serpentarium man --folder ~/.local/share/man/man1
arg-folder = Složka pro stránky, jednu pro každý příkaz
about-completions = Vypíše doplňování pro shell
more-completions =
    serpentarium completions bash > ~/.local/share/bash-completion/completions/serpentarium
arg-shell = Který shell: bash, elvish, fish, powershell nebo zsh
about-games = Vypíše hry, počty hráčů a volby
more-games = Hodnota v hranatých závorkách platí, když volbu vynecháte.
about-rules = Vypíše pravidla hry
more-rules =
    serpentarium rules kamon
    serpentarium rules tantrix --language cs
about-deal = Vypíše náhodné rozložení na jeden řádek
more-deal =
    Rozložení určuje vše náhodné, takže spolu s tahy přesně přehraje partii.

    serpentarium deal kamon --seed 7
about-moves = Vypíše možné tahy, každý na řádek
more-moves =
    serpentarium moves pantarei --moves "black"
about-show = Nakreslí pozici a řekne, kdo je na tahu, body a výsledek
more-show =
    serpentarium show kamon
    serpentarium show pantarei --setup W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3 --moves "black 1>2" --json
    serpentarium show snekagon --setup - --moves "f6 d4-d5-d6" --svg hadi.svg
    serpentarium show --record hry.jsonl --line 3 --ply 20
about-perft = Spočítá posloupnosti možných tahů dané délky
more-perft =
    Partie, která skončí dřív, se nepočítá. Číslo stojí samo na posledním řádku.

    serpentarium perft kamon --depth 5 --divide
about-verify = Přehraje zaznamenané partie a porovná každý tah s pravidly
more-verify =
    Jedna partie na řádku, jako JSON: to, co píší export, arena --record, play --record a /record partie. Skončí
    s kódem 1, když se některá partie liší nebo když žádná není.

    serpentarium verify hry.jsonl
about-random = Zahraje náhodné partie a řekne, jak rychle, jak dlouhé a jak skončily
more-random =
    serpentarium random kamon --games 1000000 --threads 2
about-play = Hra v terminálu
more-play =
    Hrajete na prvním místě, na ostatních boti. --bot 0 dá místo 0 botovi a --people nechá všechna místa
    lidem u jedné klávesnice. Při odchodu se vypíše řádek, kterým se v partii pokračuje.

    serpentarium play kamon --bot 1 --level 3

about-solve = Dokáže, kdo pozici vyhraje, u her dvou hráčů bez náhody
more-solve =
    Skončí s kódem 0, když to dokáže, jinak s 3. Soubor --checkpoint uchová, co se zjistilo: stejný
    příkaz naváže.

    serpentarium solve kamon --setup S --moves "f5 b5" --limit 10s
    serpentarium solve kamon --setup S --threads 2 --memory 16GB --limit 6h --checkpoint kamon.proof
about-analyse = Najde nejlepší tahy v pozici
more-analyse =
    serpentarium analyse pantarei --moves "black" --limit 3s
about-arena = Nechá hráče hrát proti sobě a řekne, kdo je silnější
more-arena =
    Hráč je bot:ÚROVEŇ (1 až 8), uct, greedy, random nebo engine:PŘÍKAZ, případně s vlastním limitem:
    bot:8@2s, bot:8@2s-cpu (čas procesoru: spravedlivý i s --parallel a vedle jiné práce),
    uct@5000p (simulace). Každé rozložení se hraje ve všech pořadích míst; chyby a sekvenční test
    počítají rozložení, ne partie. S --record se partie uchovají a stejný příkaz naváže tam, kde se skončilo.

    serpentarium arena kamon bot:8 uct --games 40 --budget 500ms
    serpentarium arena snekagon bot:5 bot:4 --games 400 --sprt 0,100 --record hry.jsonl
about-engine = Obsluhuje protokol herních programů na standardním vstupu a výstupu
more-engine = Popisuje ho docs/protocol.md; začíná se "ugi".
about-bridge = Nechá program hrát na serveru jako samostatného hráče
more-bridge =
    Program mluví podle docs/protocol.md; pro každou partii se spustí jeden. Token se vytvoří na serveru,
    v nastavení účtu nebo pomocí POST /api/v1/account/tokens. Přijímají se výzvy na jméno, s --open i výzvy komukoli.
    Po výpadku spojení se připojí znovu sám.

    serpentarium bridge --token TOKEN --engine "python3 docs/examples/first_bot.py"
    serpentarium bridge --server https://example.org --token TOKEN --engine "serpentarium engine" --games kamon,tantrix
about-puzzle = Hlavolamy Tantrix a pozice ze všech her, v nichž je co najít
more-puzzle =
    serpentarium puzzle solve discovery-30
    serpentarium puzzle solve --tiles 1-10 --loop R --count
about-puzzle-list = Vypíše hlavolamy, které ke kamenům patří, nebo úlohy některé hry
more-puzzle-list =
    Jména jako discovery-10-blue žádají jinou barvu než obvyklou.

    serpentarium puzzle list kamon
about-puzzle-show = Ukáže zadání a kameny hlavolamu nebo pozici úlohy
more-puzzle-show = Písmena kamene jsou barvy jeho stran po směru hodinových ručiček od severovýchodu.
about-puzzle-make = Vyrobí z partií našich botů úlohy „najdi výhru“ a „nejlepší koncovka“
more-puzzle-make =
    Každá je dokázaná, a než se zapíše, ještě jednou jiným hledáním. Stejné číslo vyrobí stejné úlohy;
    Ctrl-C skončí po rozehrané partii a stejný příkaz pak pokračuje. Počty na konci říkají, proč z jiných
    pozic úlohy nejsou.

    serpentarium puzzle make kamon --count 500 --file kamon.jsonl
about-puzzle-verify = Ještě jednou dokáže úlohy z her
more-puzzle-verify =
    Prostým hledáním ověří každý správný i chybný tah, každou obranu a každý konec řešení. Skončí s kódem
    1, je-li některá úloha chybná.

    serpentarium puzzle verify --sample 20
    serpentarium puzzle verify kamon
about-puzzle-solve = Najde jedno řešení, všechna, nebo je spočítá
more-puzzle-solve =
    Řešení je seznam umístění: 23@1,-1r2 je kámen 23 na (1,-1) otočený o dvě šestiny po směru hodinových ručiček.
    Otočená a posunutá řešení se počítají jednou. Ctrl-C skončí s tím, co se našlo; kód 3 znamená, že
    hledání skončilo dřív, než mohlo odpovědět.

    serpentarium puzzle solve discovery-14 --count --threads 2
    serpentarium puzzle solve rainbow-red --svg trojuhelnik.svg
about-puzzle-check = Řekne, zda je řešení správné, a když ne, proč
more-puzzle-check =
    Skončí s kódem 1, když správné není.

    serpentarium puzzle check discovery-3 --placements "1@0,0r0 2@1,-1r1 3@0,-1r4"

arg-spec = Hra: její jméno a volby v závorkách
arg-setup = Vše náhodné; když chybí, rozdá se a vypíše na chybový výstup
arg-moves = Dosavadní tahy oddělené mezerami
arg-piece = Jen tahy tohoto dílku
arg-show-record = Soubor s partiemi, každá na řádku, místo SPEC
arg-line = Která partie ze souboru, od 1 (výchozí: první)
arg-ply = Po kolika tazích (výchozí: po všech)
arg-seed = Číslo; stejné dá znovu totéž
arg-colours = Barvy hráčů v pořadí tahů, každá jedním písmenem: RY
arg-types = Druhy hadů v pořadí tahů, každý jedním písmenem: ACE
arg-depth = Kolik tahů
arg-divide = Ukáže i počet pro každý první tah
arg-show-json = Vypíše stav jako JSON, pro programy
arg-show-svg = Nakreslí plán do tohoto souboru jako SVG; - je standardní výstup
arg-files = Soubory se zaznamenanými partiemi
arg-games = Kolik partií (výchozí 10000)
arg-threads = Kolik vláken hraje, nejvýš 256 (výchozí 1)
arg-solve-threads = Kolik vláken hledá, nejvýš 256 (výchozí 1)
arg-analyse-threads = Kolik vláken hledá, nejvýš 256 (výchozí 1)
arg-json = Vypíše čísla jako JSON, pro programy
arg-random = Místa, která táhnou náhodně, počítaná od 0 a oddělená čárkami
arg-id = Jméno hlavolamu ze seznamu
arg-game = Hra: její jméno
arg-solution = Ukáže i hlavní variantu řešení
arg-puzzle-verify-file = Úlohy ze souboru místo těch, které ke hrám patří
arg-sample = Tolik úloh z každé hry, z celého seznamu
arg-puzzle-make-file = Kam psát, úlohu na řádek; co tam už je, zůstane
arg-puzzle-make-count = Kolik úloh má nakonec být (výchozí 100)
arg-per-game = Kolik úloh smí dát jedna partie (výchozí 1)
arg-tiles = Kameny vlastního hlavolamu nebo květu: 1,2,3 nebo 1-10
arg-loops = Barva (R, Y, G nebo B) požadované smyčky; lze uvést vícekrát
arg-lines = Barva (R, Y, G nebo B) požadované cesty; lze uvést vícekrát
arg-shape = Požadovaný tvar: free (volný), triangle (trojúhelník) nebo flower (květ)
arg-holes = Dovolí prázdná pole uvnitř
arg-first = Skončí u prvního řešení (výchozí)
arg-all = Najde všechna řešení
arg-count = Řešení jen spočítá; číslo stojí samo na posledním řádku
arg-puzzle-solve-threads = Kolik vláken hledá, nejvýš 256 (výchozí 1)
arg-puzzle-solve-seed = Jiné číslo najde jiné první řešení
arg-limit = Kdy to vzdát: 500ms, 60s, 10m, 2h
arg-svg = Nakreslí první řešení do tohoto souboru
arg-placements = Řešení ke kontrole, umístění oddělená mezerami
arg-memory = Kolik paměti smí zabrat: 512MB, 16GB (výchozí 1GB)
arg-checkpoint = Soubor, který uchová, co se zjistilo, a na který se naváže
arg-analyse-limit = Jak dlouho přemýšlet (výchozí 5s)
arg-shown = Kolik tahů ukázat (výchozí 8)
arg-players = Kdo hraje, dva nebo víc
arg-arena-games = Kolik partií (výchozí 100)
arg-budget = Co má každý na tah: čas, nebo simulace jako 5000p (výchozí 500ms)
arg-margin = O kolik smí program překročit svůj čas, než partii prohraje (výchozí 1s)
arg-sprt = Skončí, jakmile je jasné, zda je první silnější o ELO0, nebo o ELO1
arg-parallel = Kolik partií najednou (výchozí 1)
arg-record = Soubor na partie, jedna na řádek
arg-bot = Místa, na kterých hraje bot, počítaná od 0 a oddělená čárkami (výchozí: všechna kromě prvního)
arg-people = Na všech místech hrají lidé, bez botů
arg-level = Jak dobře boti hrají, od 1 do 8 (výchozí 2)
arg-time = Jak dlouho smějí boti přemýšlet o tahu (výchozí 1s)
arg-config = Soubor TOML s nastavením
arg-database = Kde se partie uchovávají: soubor SQLite, nebo postgres://...
arg-node = Jméno tohoto serveru mezi více servery nad jednou databází PostgreSQL
arg-node-address = Kde tento uzel najdou ostatní, například http://10.0.0.1:7100; naslouchá tam jen jim
arg-node-secret-file = Soubor se společným tajemstvím všech uzlů
arg-ledger-file = Soubor, do kterého se přidává každý nový kořen hlavní knihy, nejlépe na jiném stroji
arg-expect = Kořen hlavní knihy, který si někdo uchoval; musí do ní dál patřit
arg-roots = Soubor s kořeny, který psal server (ledger-file); každý musí do knihy dál patřit
arg-listen = Kde naslouchat: 127.0.0.1:7007, [::]:7007, nebo jen port tohoto počítače
arg-origins = Další adresy tohoto webu, oddělené čárkami: https://play.example.org
arg-https = Prohlížeče se připojují přes https (přes proxy): cookies se podle toho označí
arg-trust-proxy = Předsazená proxy říká, kdo je klient, v X-Forwarded-For
arg-public-metrics = /metrics smí číst kdokoli, nejen tento počítač
arg-bot-threads = Kolik botů přemýšlí najednou (jedno jádro zbývá lidem)
arg-bot-pause = Jak dlouho má bot na pohled přemýšlet, nejméně a nejvýš (500ms-1200ms)
arg-connections-an-address = Spojení najednou z jedné adresy, mimo WebSockety; za proxy se nepočítají (500; 0: bez omezení)
arg-sockets-an-address = Spojení WebSocket najednou z jedné adresy (200; 0: bez omezení)
arg-requests-a-minute = Požadavků za minutu z jedné adresy (1200; 0: bez omezení)
arg-costly-a-minute = Z toho náročných, jako je přihlášení (30; 0: bez omezení)
arg-work-a-minute = Práce pro jednu adresu, v kilobajtech odpovědí (120000; 0: bez omezení)
arg-guesses-an-account = Špatných hesel k jednomu účtu za deset minut (10; 0: bez omezení)
arg-messages-a-socket = Zpráv na jednom spojení za 20 sekund (100; 0: bez omezení)
arg-site = Čte stránky z této složky
arg-log = Co zapisovat: error, warn, info, debug, trace; i po částech: info,server=debug
arg-log-format = Jak to zapisovat: text pro lidi, json pro programy
arg-backup-file = Nový soubor
arg-restore-file = Kopie
arg-verify-deal-record = Soubor se záznamem; když chybí, standardní vstup
arg-address = Server, který se zatíží; když chybí, spustí se vlastní
arg-loadtest-games = Kolik partií najednou (výchozí 2000)
arg-rate = Tahů za sekundu ve všech partiích dohromady (výchozí 1000)
arg-lasting = Jak dlouho (výchozí 30s)
arg-states = Hráči chtějí po každém tahu celý stav, jako programy, které neznají pravidla
arg-loadtest-database = Databáze vlastního serveru: nový soubor SQLite, nebo postgres://...
arg-language = Jazyk: en, cs nebo pl
arg-help = Ukáže tuto nápovědu
arg-version = Ukáže verzi

unknown-argument-like = „{ $argument }“ tu není volba. Mysleli jste { $like }?
unknown-argument = Volba „{ $argument }“ tu není; seznam ukáže --help.
extra-argument = „{ $argument }“ je tu navíc; jak se příkaz píše, ukáže --help.
unknown-command-like = Příkaz „{ $command }“ neexistuje. Mysleli jste { $like }?
unknown-command = Příkaz „{ $command }“ neexistuje; seznam ukáže --help.
did-you-mean = { $refusal } Mysleli jste { $like }?
missing-command = Chybí příkaz; jejich seznam ukáže --help.
missing-argument = Chybí { $argument }; jak se píše, ukáže --help.
missing-value = { $argument } potřebuje hodnotu; jakou, ukáže --help.
bad-value = „{ $value }“ nemůže být hodnotou { $argument }; jak se píše, ukáže --help.
bad-value-of = „{ $value }“ nemůže být hodnotou { $argument } ({ $meaning }).
argument-conflict = { $argument } nelze použít spolu s { $other }.
argument-twice = { $argument } je zadáno dvakrát.
not-text = Některý argument není čitelný text.
not-understood = Tomu program nerozumí; jak se to píše, ukáže --help.
io-failed = Čtení nebo zápis selhal: { $error }.
database-failed = Databáze neodpovídá, jak má: { $error }.
unreadable = Soubor { $file } nelze přečíst: { $error }.
no-such-record = V souboru { $file } není partie číslo { $number }.
no-such-ply = Partie v souboru { $file } má tahů: { $plies }.
record-not-begun = Partie v souboru { $file } nikdy nezačala.
config-malformed = { $file }, řádek { $line }: { $error }.
config-unknown = { $file }: nastavení „{ $key }“ neexistuje; možná nastavení: { $known }.
no-games-found = Nenašla se žádná partie.
no-such-seat = Místo { $seat } neexistuje; počítají se od 0 do { $last }.
move-refused = Tah { $number }, { $move }: { $why }
wishes-none = Ve hře { $game } se barvy ani druhy nevybírají.
wishes-wrong = „{ $letters }“ vybrat nejde: je třeba různých písmen z { $known }, celkem { $seats }.
at-ply = půltah { $ply }
dealt = rozložení: { $setup }

players = { $fewest ->
    [one] jeden hráč
    [few] { $fewest } hráči
   *[other] { $fewest } hráčů
}
players-range = { $fewest } až { $most ->
    [few] { $most } hráči
   *[other] { $most } hráčů
}

scores = Body: { $scores }
score = Body: { $score }
to-move = Na tahu: { $seat }.
won = Vítěz: { $seats }.
won-because = Vítěz: { $seats } ({ $reason }).
drawn = Remíza.
drawn-because = Remíza: { $reason }.
shared = O vítězství se dělí { $seats }.

random-games = Náhodných partií { $spec }: { $games } (seed { $seed }) za { $seconds } s
random-speed = { $games } partií za sekundu, { $moves } tahů za sekundu
random-length = průměrně { $moves } tahů na partii
random-wins = { $seat }: výher { $wins } ({ $percent } %)
random-shared = remíz a dělených vítězství: { $games } ({ $percent } %)

play-welcome = Napište tah, nebo help, moves, show, undo, quit.
play-help = moves vypíše možné tahy, show znovu nakreslí pozici, undo vrátí tah, quit skončí.
play-nothing-to-undo = Není co vrátit.
play-bots = { $names }: bot, úroveň { $level }. Jinou nastaví --level, bez botů se hraje s --people.
play-pieces = Tahů je na výpis příliš mnoho. „moves DÍLEK“ vypíše tahy jednoho dílku: { $pieces }.
moves-by-piece = Tahů je na výpis příliš mnoho. --piece DÍLEK vypíše tahy jednoho dílku: { $pieces }.
moves-no-such-piece = Dílkem „{ $piece }“ teď táhnout nejde; na výběr jsou { $pieces }.
moves-no-pieces = V této hře se netáhne vlastními dílky; všechny tahy vypíše „moves“.
play-moved = { $seat } hraje { $move }.
play-on = Pokračování: serpentarium play { $spec } { $deal } { $who } --moves "{ $moves }"
play-again = Tuto partii znovu ukáže: serpentarium show { $spec } --setup { $setup } --moves "{ $moves }"

unwritable = Soubor { $file } nelze zapsat: { $error }.
record-foreign = V souboru { $file } je něco jiného než partie; zvolte jiný soubor.
no-pages-there = Ve složce { $folder } nejsou stránky: chybí v ní index.html.
not-a-match = To není záznam partie ze serveru: { $error }
tactics-win = najděte výhru, tahů: { $steps }, hodnocení { $rating }
tactics-best = nejlepší koncovka, tahů: { $steps }, rozdíl { $margin }, hodnocení { $rating }
tactics-turn = Na tahu: { $seat }
tactics-made = Úlohy: { $puzzles }, partie: { $games }, soubor { $file }.
tactics-disagreement = Hledání, které úlohu { $id } vytvořilo, se neshoduje s tím, které ji dokazuje. { $fault }
tactics-verified = Dokázané: { $proved }, chybné: { $wrong }, { $seconds } s.
puzzle-colour = „{ $colour }“ není barva spojnic; ty jsou R, Y, G a B.
puzzle-tiles = „{ $tiles }“ není seznam kamenů; pište 1,2,3 nebo 1-10.
puzzle-right = Správně: to je řešení.
puzzle-wrong = To není řešení. { $why }
puzzle-so-far = zatím { $solutions }, { $seconds } s
puzzle-complete = { $count ->
    [0] Řešení neexistuje: prohledáno bylo vše
    [one] Jedno řešení, prohledáno bylo vše
    [few] { $count } řešení, prohledáno bylo vše
   *[other] { $count } řešení, prohledáno bylo vše
} ({ $seconds } s).
puzzle-found = Nalezená řešení: { $count }; může jich být víc ({ $seconds } s).
puzzle-time-up = Zatím řešení: { $count }; čas vypršel dřív, než bylo prohledáno vše ({ $seconds } s).
puzzle-stopped = Zatím řešení: { $count }; hledání skončilo dřív, než bylo prohledáno vše ({ $seconds } s).

no-solver = { $game } nelze vyřešit: není to hra dvou hráčů bez náhody.
checkpoint-foreign = Soubor { $file } patří k něčemu jinému (k jiné pozici nebo jiným pravidlům), je poškozený, nebo to vůbec není uložený důkaz.
checkpoint-unreadable = Soubor { $file } nelze použít: { $error }.
solved-win = Hráč na tahu vyhrává.
solved-draw = Remíza, pokud oba hrají bezchybně.
solved-loss = Hráč na tahu prohrává.
solved-no-win = Nevyřešeno, ale hráč na tahu vyhrát nemůže.
solved-nothing = Nevyřešeno.
proved-wins = Dokázaně vyhrává: { $moves }
proved-draws = Dokázaně vede k remíze: { $moves }
proved-losses = Dokázaně prohrává: { $moves }
proved-no-wins = Dokázaně prohrává, nebo vede k remíze: { $moves }
best-line = Nejlepší pokračování: { $line }
effort = Pozic: { $nodes } za { $seconds } s
analysis-effort = Simulací: { $playouts }, pozic: { $nodes }, { $speed } za sekundu, { $seconds } s
proved = (dokázáno)

arena-player = „{ $player }“ není hráč; pište bot:1 až bot:8, uct, greedy, random nebo engine:PŘÍKAZ.
arena-budget = „{ $budget }“ není limit; pište čas jako 500ms nebo 500ms-cpu, nebo simulace jako 5000p.
arena-twins = „{ $player }“ je uveden dvakrát; dejte jednomu z nich jiný limit, nebo ho vynechte.
arena-alone = { $game } je pro jednoho hráče, není koho srovnávat.
arena-sprt = „{ $text }“ nejsou dva rozdíly Elo; pište 0,50.
arena-sprt-two = Sekvenční test potřebuje právě dva hráče.
arena-engine-start = Program „{ $command }“ nelze spustit: { $error }.
arena-engine-silent = Program „{ $command }“ neodpovídá.
arena-engine-processor = Čas procesoru programu „{ $command }“ nelze změřit; dejte mu limit jako 500ms.
arena-other-record = V souboru { $file } jsou partie jiného turnaje.
arena-games = Partií { $spec }: { $games } (seed { $seed })
arena-score = { $player }: { $score } ± { $error } % (výher { $wins }, proher { $losses }, ostatních { $others }), Elo { $elo } ({ $low } až { $high })
arena-worth = Jedna partie na společném rozložení řekne tolik jako { $worth } na vlastních.
arena-forfeits = Kontumované partie: { $games }
arena-fault-slow = Partie { $game }: „{ $player }“ netáhl do { $milliseconds } ms.
arena-fault-ended = Partie { $game }: „{ $player }“ skončil bez tahu.
arena-fault-illegal = Partie { $game }: „{ $player }“ zahrál „{ $move }“, což pravidla nedovolují. { $why }
arena-sprt-higher = Přijat vyšší rozdíl (logaritmus poměru věrohodností { $likelihood }).
arena-sprt-lower = Přijat nižší rozdíl (logaritmus poměru věrohodností { $likelihood }).
arena-sprt-open = Zatím nepřijat žádný rozdíl (logaritmus poměru věrohodností { $likelihood }).

engine-unknown = „{ $word }“ není příkaz; příkazy jsou ugi, isready, setoption, newgame, position, go, stop, query a quit.
engine-option = „{ $line }“ nenastavuje volbu; pište setoption name Level value 8.
engine-newgame = Uveďte hru: newgame kamon.
engine-no-game = Nejdřív uveďte hru: newgame kamon.
engine-no-position = Ještě není pozice: position setup S moves M.
engine-position = Pište position setup S nebo position setup S moves M.
engine-busy = Výpočet právě běží: nejdřív ho zastavte příkazem stop.
engine-draw-first = Nejdřív je třeba něco vylosovat: přidejte to k tahům, třeba draw:37.
engine-go-clock = Na tahu je p{ $seat }, a jeho hodiny chybějí: p{ $seat }time MS.
engine-go-nothing = Uveďte, jak dlouho: go movetime 500, go nodes 10000, go playouts 1000, go p1time 60000 p2time 60000 nebo go infinite.
engine-go-value = Za „{ $word }“ patří celé číslo.
engine-go-unknown = „{ $word }“ není limit.
engine-query-unknown = Takto se na „{ $word }“ zeptat nelze; ptát se lze na turn, over, result, scores, legalmoves, islegal M, perft D a spec.

serving = Serpentarium je na { $address } – otevřete ho v prohlížeči, zastavíte ho Ctrl-C. Partie se ukládají do { $database }.
backup-done = Vše je zkopírováno do { $file }.
restore-done = Kopie je teď databází { $database }.
restore-postgres = Takto se obnovují jen databáze SQLite; PostgreSQL má pg_restore.
export-done = { $matches ->
    [one] Zapsána jedna partie
    [few] Zapsány { $matches } partie
    [many] Zapsáno { $matches } partie
   *[other] Zapsáno { $matches } partií
}{ $unreadable ->
    [0] {""}
    [one] , jednu nešlo přečíst
    [few] , { $unreadable } nešlo přečíst
    [many] , { $unreadable } nešlo přečíst
   *[other] , { $unreadable } nešlo přečíst
}.
export-studies-done = { $studies ->
    [one] Zapsána jedna studie
    [few] Zapsány { $studies } studie
    [many] Zapsáno { $studies } studie
   *[other] Zapsáno { $studies } studií
}{ $unreadable ->
    [0] {""}
    [one] , jednu nešlo přečíst
    [few] , { $unreadable } nešlo přečíst
    [many] , { $unreadable } nešlo přečíst
   *[other] , { $unreadable } nešlo přečíst
}.
check-done = { $matches ->
    [one] Jedna partie
    [few] { $matches } partie
    [many] { $matches } partie
   *[other] { $matches } partií
}, počet událostí { $events }: { $wrong ->
    [0] vše souhlasí
    [one] jedna neshoda
    [few] { $wrong } neshody
    [many] { $wrong } neshody
   *[other] { $wrong } neshod
}.
check-ledger = Hlavní kniha má zápisů: { $entries }; její kořen je { $root }.
deal-right = Partie { $match }: rozdání plyne z předem daného tajemství a ze slov hráčů.
deal-wrong = Partie { $match }: { $why }
load-nobody = Na { $server } nešla založit žádná partie. Běží tam server?
load-speed = Partií { $spec } najednou: { $games }; tahů za sekundu: { $speed }, žádáno { $rate }
load-latencies = potvrzeno na disku: polovina do { $half } ms, 99 % do { $p99 } ms, 99,9 % do { $p999 } ms, vše do { $all } ms
load-late = z toho odesláno generátorem pozdě: 99 % nejvýše o { $late } ms
load-costs = čas procesoru na tah: server { $server } ms, generátor zátěže { $generator } ms
load-cost-of-generator = čas procesoru na tah: generátor zátěže { $generator } ms
load-ended = tahů { $moves }, dohraných partií { $finished }, chyb { $errors }
arg-token = Token účtu, který hraje (nebo nastavte SERPENTARIUM_TOKEN)
arg-engine = Příkaz, kterým se program spouští
arg-server = Adresa serveru (výchozí http://127.0.0.1:7007)
arg-bridge-games = Jména her, které se mají hrát (výchozí: všechny)
arg-bridge-time = Nejdelší přemýšlení o tahu (výchozí 1s)
arg-matches = Kolik partií najednou (výchozí 4)
arg-open = Přijímá i výzvy komukoli
arg-once = Skončí po jedné partii
bridge-here = { $name } čeká na výzvy na { $server }.
bridge-plays = { $match }: hraje { $spec }.
bridge-over = { $match }: konec. { $result }
bridge-engine-failed = { $match }: vzdáno. { $why }
bridge-away = { $server } není dostupný ({ $error }); zkouší se to znovu.
bridge-unreachable = { $server } není dostupný ({ $error }). Běží server?
bridge-refused = { $server } odmítá: { $message }

about-worker = Přemýšlí na tomto počítači pro server
more-worker =
    Bere si tahy botů, analýzy, rozbory, důkazy úloh a pozice k vyřešení a vrací, co našel. Několik adres
    --server obsluhuje najednou: zadejte každý uzel, ne proxy před nimi. Token vytvoří správce příkazem
    "serpentarium worker-key add NAME". Po Ctrl-C nebo SIGTERM rozdělanou práci vrátí.

    SERPENTARIUM_TOKEN=... serpentarium worker --server https://example.org --threads 4
about-worker-key = Vytvoří, vypíše nebo zruší klíče pomocníků
more-worker-key =
    Server může běžet dál. Klíč otevírá jen to, co pomocníci potřebují.
about-worker-key-add = Vytvoří klíč pro pomocníka; ukáže se jen jednou
more-worker-key-add =
    serpentarium worker-key add attic --database postgres://serpentarium@db/serpentarium
about-worker-key-list = Vypíše pomocníky, kteří mají klíč
more-worker-key-list =
    serpentarium worker-key list
about-worker-key-drop = Zruší klíč pomocníka
more-worker-key-drop =
    serpentarium worker-key drop attic
arg-worker-token = Klíč pomocníka (nebo nastavte SERPENTARIUM_TOKEN)
arg-worker-server = Adresa serveru; lze zadat vícekrát (výchozí http://127.0.0.1:7007)
arg-worker-threads = Kolik prací každého serveru najednou (výchozí 1)
arg-kinds = Co dělat, odděleno čárkami: move, position, review, puzzle, solve (výchozí: vše)
arg-worker-name = Jak se pomocník hlásí (výchozí: počítač a proces)
arg-worker-key-add-name = Jak se pomocník jmenuje, 1 až 40 znaků
arg-worker-key-add-orders = Klíč smí práci i zadávat (solve a puzzle verify s --workers-of)
arg-worker-key-drop-name = Jak se pomocník jmenuje
arg-workers-of = Nechá to udělat pomocníky tohoto serveru
arg-solve-token = Klíč, který smí práci zadávat (nebo nastavte SERPENTARIUM_TOKEN)
arg-puzzle-verify-token = Klíč, který smí práci zadávat (nebo nastavte SERPENTARIUM_TOKEN)
worker-here = Přemýšlím pro { $server }, najednou { $threads ->
    [one] jedna práce
    [few] { $threads } práce
   *[other] { $threads } prací
}.
worker-gone = Práci pro { $server } mezitím dostal někdo jiný.
worker-given-back = Práce se vrátila serveru { $server }.
worker-back = { $server } zase odpovídá.
worker-done = { $jobs ->
    [one] Hotova jedna práce.
    [few] Hotovy { $jobs } práce.
   *[other] Hotovo { $jobs } prací.
}
worker-key-seen = { $days ->
    [0] použit dnes
    [one] použit včera
    [few] použit před { $days } dny
   *[other] použit před { $days } dny
}
worker-key-unused = nikdy nepoužit
worker-key-dropped = Klíč pomocníka { $name } už neplatí.
order-failed = Pomocníci to nedokončili.

about-moderate = Ukáže, co lidé nahlásili, a umožní zasáhnout
more-moderate =
    Server může běžet; všimne si toho během sekundy či dvou. Všechno se zaznamená: kdo, kdy, komu, co a proč.

    serpentarium moderate reports
    serpentarium moderate mute Mallory 2d "spam v chatu" --report 12
about-moderate-reports = Vypíše hlášení, která zatím nikdo neřešil
more-moderate-reports =
    serpentarium moderate reports --all
about-moderate-show = Ukáže hlášení, co bylo řečeno a co se s člověkem řešilo dřív
more-moderate-show =
    serpentarium moderate show 12
about-moderate-dismiss = Uzavře hlášení bez dalších kroků
more-moderate-dismiss =
    serpentarium moderate dismiss 12 "jen si ho dobíral"
about-moderate-warn = Varuje někoho; při příští návštěvě si varování přečte a musí je potvrdit
more-moderate-warn =
    serpentarium moderate warn Mallory "Neurážejte prosím ostatní." --report 12
about-moderate-mute = Někoho na čas umlčí, i hosta
more-moderate-mute =
    0 znamená, že může zase psát.

    serpentarium moderate mute Mallory 2d "spam v chatu"
about-moderate-hide = Skryje zprávu přede všemi
more-moderate-hide =
    serpentarium moderate hide "urážka" --report 12
    serpentarium moderate hide "urážka" --match ID --room players --number 3
    serpentarium moderate hide "urážka" --study ID
about-moderate-close = Uzavře účet: nelze se přihlásit, přihlášení a tokeny končí, partie se vzdají
more-moderate-close =
    serpentarium moderate close Mallory "výhrůžky" --report 12
about-moderate-reopen = Znovu otevře uzavřený účet
more-moderate-reopen =
    serpentarium moderate reopen Mallory "naše chyba"
about-moderate-log = Vypíše všechny zásahy, proti jednomu člověku nebo všechny
more-moderate-log =
    serpentarium moderate log Mallory
arg-moderate-reports-all = I vyřízená
arg-moderate-show-id = Číslo hlášení
arg-moderate-dismiss-id = Číslo hlášení
arg-who = Jméno účtu nebo něčí id
arg-why = Proč, do záznamu
arg-words = Co si má dotyčný přečíst
arg-moderate-mute-time = Na jak dlouho: 30m, 6h, 2d
arg-report = Číslo hlášení, které se tím uzavře
arg-match-id = Partie, u které zpráva zazněla
arg-room = Místnost, ve které zazněla
arg-study = Studie, která se skryje všem kromě autorů
arg-studies = Studie místo partií
arg-number = Její číslo v té místnosti
arg-by = Čím jménem (výchozí: uživatel tohoto systému)

moderate-no-reports = Žádná hlášení nečekají.
moderate-study = Ve studii { $study }:
moderate-place = V partii { $match }, místnost { $room }, číslo { $number }:
moderate-dismissed = Hlášení { $report } je uzavřené.
moderate-warned = { $name } si varování přečte při příští návštěvě.
moderate-muted = { $minutes ->
    [0] { $name } může zase psát.
   *[other] { $name } nemůže psát { $minutes } min.
}
moderate-hidden = Zpráva je skrytá.
moderate-closed = Účet hráče { $name } je uzavřený.
moderate-reopened = Účet hráče { $name } je znovu otevřený.
report-insults = nahlášeno kvůli urážkám nebo výhrůžkám
report-spam = nahlášeno kvůli spamu
report-cheating = nahlášeno kvůli podvádění
report-stalling = nahlášeno kvůli zdržování nebo odcházení z partie
report-name = nahlášeno kvůli jménu
report-other = nahlášeno z jiného důvodu
deed-dismissed = uzavření hlášení { $report } bez následků
deed-warned = varování
deed-confirmed = potvrzení varování { $report }
deed-closed = uzavření účtu
deed-reopened = opětovné otevření účtu
deed-muted = umlčení do { $until }
deed-study-hidden = skrytí studie { $study }
deed-comment-hidden = skrytí komentáře ve studii { $study }
deed-hidden = skrytí zprávy
deed-private = ztlumení nebo zablokování

about-doctor = Zkontroluje, zda tu může běžet server a zda nějaký běží
more-doctor =
    Zkontroluje nastavení, stránky, databázi, adresu a limit otevřených souborů a nic nezmění.
    Kód 1 znamená, že takto server běžet nemůže. S --ready se jen zeptá serveru, zda je připraven, a nic nevypíše.

    serpentarium doctor --config /etc/serpentarium.toml
arg-ready = Jen se zeptá, zda je běžící server připraven
about-licences = Vypíše licence Serpentaria a všeho, co obsahuje
more-licences = Stejný text je na webu na adrese /licences.
doctor-program = Serpentarium { $version }, počet jader: { $cores }.
doctor-stranger = { $name } vypadá jako nastavení, ale není.
doctor-pages-inside = Stránky jsou přímo v programu.
doctor-pages-folder = Stránky jsou ve složce { $folder }.
doctor-no-pages = Stránky chybí, je tu jen API; sestavíte je příkazem „make site“.
doctor-database = Databáze { $database } odpovídá.
doctor-database-new = Databáze { $database } ještě není; server ji vytvoří.
doctor-database-unwritable = Databázi { $database } nelze vytvořit: do její složky se nedá zapisovat.
doctor-database-fails = Databázi { $database } nelze použít. { $why }
doctor-address-free = Adresa { $address } je volná.
doctor-serving = Na { $address } běží server a je připraven.
doctor-not-ready = Na { $address } běží server, ale není připraven.
doctor-address-taken = Adresu { $address } používá jiný program.
doctor-address-fails = Na { $address } nelze naslouchat: { $error }.
doctor-files = Najednou může být otevřených souborů a spojení: { $files }.
