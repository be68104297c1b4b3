clock-not-sensible = Podle takových hodin nelze hrát. Na partii může být vteřina až den, k tomu nejvýš deset minut za tah a strop, který není nižší než začátek; na tah vteřina až den; při bjójomi nejvýš den a 1 až 100 period od vteřiny do hodiny; u trestných hodin vteřina až den, 1 až 100 bodů za každý úsek od vteřiny do hodiny, celkem nejvýš 1 000 bodů; nebo 1 až 30 dní.
clock-needs-points = Trestné hodiny berou body tomu, kdo potřebuje víc času; v této hře se o body s ostatními nehraje.
deal-other-secret = Tajemství není to, ke kterému se server před partií zavázal.
deal-other-setup = Rozdání neplyne z tajemství a ze slov hráčů.
deal-no-seed = Semínko je 64 šestnáctkových číslic.
words-too-long = Slova do míchání jsou jeden řádek o nejvýš { $most } znacích.

match-broken = Události partie { $id } k sobě nepasují.
match-not-found = Taková partie není.
match-not-yours = V této partii nehrajete.
match-not-your-turn = Nejste na tahu.
match-stale = Hra pokročila: { $ply ->
    [one] byl zahrán jeden tah
    [few] byly zahrány { $ply } tahy
   *[other] bylo zahráno { $ply } tahů
}. Podívejte se na plán a rozhodněte se znovu.
match-no-ply = Takovou pozici partie nemá: { $ply ->
    [0] zatím nebyl zahrán žádný tah
    [one] zatím byl zahrán jeden tah
    [few] zatím byly zahrány { $ply } tahy
   *[other] zatím bylo zahráno { $ply } tahů
}.
match-over = Partie skončila.
match-not-over = Partie ještě neskončila.
match-not-open = Partie už začala; nikdo další si přisednout nemůže.
match-not-live = Partie ještě nezačala.
match-joined-already = V této partii už sedíte.
match-seat-taken = Toto místo je obsazené.
match-choice-unknown = Ve hře { $game } si to přát nelze.
match-choice-taken = To si už přeje někdo jiný u stolu.
match-rated-accounts = Hodnocené partie jsou pro hráče s účtem.
match-rated-bots = Partie s boty nebo jednoho člověka se sebou samým se hodnotit nedá.
match-rated-overlay = V hodnocené partii se na desce neukazuje, co tahy umožňují.
match-offered-already = To už jste řekli.
match-declined-already = To už bylo odmítnuto; zkuste to znovu po příštím tahu.
match-nothing-offered = Není na co odpovídat.
match-bots-dont-draw = Roboti hrají dál, na remízu nepřistupují.
match-no-takebacks = V této partii se podle dohody tahy nevracejí.
match-nothing-to-take-back = Nezahráli jste žádný tah, který by se dal vrátit.
match-drawn-since = Od té doby byl ze sáčku vytažen kámen; co už bylo vidět, vrátit nejde.
match-too-late-to-abort = Partii lze zrušit jen před druhým tahem.
match-rematched-already = Odveta už běží.
match-player-deleted = Spoluhráč si smazal účet; odveta už být nemůže.
match-seats = { $game } je tu pro { $seats ->
    [one] jednoho hráče
   *[other] { $seats } hráče
}; míst bylo uvedeno { $given }.
match-seat-kinds = Aspoň jedno místo musí být vaše nebo volné, ne všechna pro boty.
match-no-level = Robot úrovně { $level } není; úrovně jdou od 1 do { $most }.


not-found = Na této adrese nic není.
body-unreadable = Požadavek nelze přečíst: { $error }
body-too-large = Požadavek může mít nejvýše { $most } bajtů.
host-unclear = Požadavek musí uvést, kterému serveru je určen, a to právě jednou.
request-unreadable = Požadavek nelze přečíst: { $error }
method-not-allowed = Požadavky tohoto druhu tato adresa nepřijímá.
page-unknown = Taková stránka seznamu není: „after“ bere hodnotu „next“ předchozí stránky.
position-too-long = Pozice se zapíše nejvýš { $most } znaky.
pictures-busy = Právě se kreslí mnoho obrázků; zkuste to prosím za chvíli.
picture-too-long = Pohyblivý obrázek ukáže nejvýš { $most } pozic.
position-other-game = Je to pozice hry { $found }, ne hry { $game }.
position-unreadable = Pozici nejde přečíst: { $error }
body-slow = Požadavek přicházel příliš dlouho.
message-unreadable = Zprávu nelze přečíst: { $error }
nul-character = Text obsahuje znak NUL, který v žádném textu být nesmí.
not-known = Server neví, kdo jste. Nejdřív se zeptejte na /api/v1/me a posílejte cookie, která přijde s odpovědí, nebo token.
mark-too-long = Značka klienta má nejvýše { $most } znaků.
mark-used = Tuto značku už v tomto půltahu dostal jiný tah; každému tahu dejte vlastní.
origin-foreign = Tato stránka tu hrát nesmí.
too-many-requests = To bylo najednou trochu moc, počkejte chvíli.
too-many-sockets = Z vaší adresy je otevřeno příliš mnoho spojení.
server-restarts = Server se restartuje, vraťte se za okamžik.
cannot-listen = Server nemůže naslouchat na { $address }: { $error }.
port-taken = Na adrese { $address } už poslouchá jiný program; zvolte jiný port, například --listen 127.0.0.1:8080.
port-forbidden = Tento uživatel nesmí poslouchat na adrese { $address }; zvolte port nad 1023, například --listen 127.0.0.1:8080.
already-running = S databází { $database } už pracuje server na adrese { $address }; nejprve ho zastavte, nebo zvolte jinou databázi volbou --database.
database-in-use = S databází { $database } už pracuje jiný server; nejprve ho zastavte, nebo zvolte jinou databázi volbou --database.
cannot-lock = Soubor { $file } nelze zapsat: { $error }.
site-missing = Stránky Serpentaria nejsou součástí tohoto programu. Vše sestaví a spustí příkaz:
site-api = Rozhraní pro programy je zde, se stránkami i bez nich.
preview-open = Někdo na vás čeká s hrou.
preview-live = Hra probíhá: { $moves ->
    [0] zatím bez tahů
    [one] jeden tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
}.
preview-turn = Na tahu: { $name }.
preview-after = Po { $ply ->
    [one] prvním tahu
   *[other] { $ply }. tahu
} z { $moves }.
preview-position = { $moves ->
    [0] Počáteční pozice.
    [one] Pozice po prvním tahu.
   *[other] Pozice po { $moves }. tahu.
}
preview-analysis = { $game }: pozice
preview-study = Studie: { $games }. { $owner }, { $chapters ->
    [one] { $chapters } kapitola
    [few] { $chapters } kapitoly
    [many] { $chapters } kapitoly
   *[other] { $chapters } kapitol
}.
preview-rules = { $game }: pravidla
preview-site = Deskové hry o hadech, smyčkách a sloupcích: hrajte s lidmi i s roboty, rozebírejte pozice, poznejte pravidla. Zdarma a bez reklam.
log-in-first = Tohle je pro hráče s účtem; nejdřív se přihlaste.
token-unknown = Tento token neznáme, nebo už neplatí.

name-not-good = Jméno má 2 až 20 písmen, číslic, spojovníků nebo podtržítek a začíná písmenem.
name-mixed-scripts = Jméno se píše písmeny jedné abecedy.
name-reserved = Toto jméno tu patří někomu jinému než hráčům; zvolte jiné.
name-taken = Toto jméno je obsazené.
password-short = Heslo má aspoň { $least } znaků.
password-common = Toto heslo je na každém seznamu k hádání; zvolte jiné.
password-long = Heslo má nejvýš { $most } znaků.
password-name = Vlastní jméno, ani s drobným přívěskem, není heslo: ostatní ho uhádnou jako první. Zvolte jiné.
passwords-busy = Serveru teď chybí paměť a hesla ověřit nemůže; zkuste to prosím za chvíli.
wrong-password = Jméno a heslo k sobě nepatří.
recovery-code-wrong = Jméno a záchranný kód k sobě nepatří, nebo byl kód už použit.
account-already = Účet už máte.
player-not-found = Takový hráč není.
player-deleted = smazaný hráč
token-label = Název tokenu má 1 až 40 znaků.
token-too-many = Účet má nejvýše { $most } tokenů; zrušte některý, který už nepotřebujete.
token-not-found = Takový token nemáte.

export-failed = Záznamy se nepodařilo zapsat: { $error }
summary-differs = Co o partii { $id } říkají seznamy, neplyne z jejích událostí: „{ $field }“ je { $kept } a má být { $expected }.
match-not-listed = Partie { $id } má události a není v žádném seznamu.
match-without-events = Partie { $id } je v seznamech a nemá žádné události.
match-without-secret = Tajemství, ze kterého se partie { $id } rozdávala, zmizelo.
seat-differs = Na místě { $seat } partie { $id } uvádějí seznamy { $kept }, a její události { $expected }.
rating-differs = Rating hráče { $player } ({ $rating }) neplyne z odehraných partií: „{ $kept }“ má být „{ $expected }“.
rating-missing = Hráč { $player } nemá rating ({ $rating }), a podle odehraných partií ho mít má.
rating-extra = Hráč { $player } má rating ({ $rating }), který neplyne z žádné partie.
rating-change-differs = Co partie { $id } udělala s ratingem hráče { $player }, není to, co je uchováno: „{ $kept }“ má být „{ $expected }“.
rating-change-missing = Partie { $id } změnila rating hráče { $player } a není o tom nic uchováno.
rating-change-extra = Uchovaná změna ratingu hráče { $player } partií { $id } neplyne z žádné partie.
opening-differs = Co přehled odehraných partií uvádí o tahu { $played } z pozice { $position }, z partií neplyne: „{ $kept }“ má být „{ $expected }“.
opening-missing = V přehledu odehraných partií chybí tah { $played } z pozice { $position }, který se hrál.
opening-extra = V přehledu odehraných partií je tah { $played } z pozice { $position }, který se v žádné partii nehrál.
ledger-broken = Zápis { $number } hlavní knihy nenavazuje na předchozí.
ledger-match-missing = Partie { $id } zmizela: podle zápisu { $number } hlavní knihy měla { $seq } událostí.
ledger-tail-missing = Poslední události partie { $id } zmizely: má jich { $found } a podle zápisu { $number } hlavní knihy jich měla { $seq }.
ledger-event-differs = Událost { $seq } partie { $id } není ta, kterou zná zápis { $number } hlavní knihy.
ledger-short = Konec hlavní knihy zmizel: má { $entries } zápisů a měla jich { $number }.
ledger-root-unknown = Kořen { $root } do této hlavní knihy nepatří: něco, za co ručil, bylo změněno nebo odstraněno.
ledger-roots-unreadable = Kořeny v souboru { $file } nelze přečíst: { $error }.

pairing-people = Rychlé párování je pro lidi. Program může přijímat otevřené výzvy.
pairing-alone = Tato hra je pro jednoho: není koho k ní hledat.
hint-rated = V hodnocených partiích nápovědy nejsou.
hint-not-yours = Nápověda je pro toho, kdo hraje a je na tahu.
hint-not-agreed = Mezi lidmi jsou nápovědy jen v partiích, které byly založeny tak, že všichni vidí, co tahy dovolují.
hint-failed = Nápověda se nenašla. Zkuste to prosím znovu.
analysis-live-rated = Tato pozice patří do vaší hodnocené partie, která ještě běží; rozebrat ji můžete, až skončí.
analysis-one = Jeden rozbor vám už běží; hotov bude asi za { $seconds ->
    [one] vteřinu
    [few] { $seconds } vteřiny
   *[other] { $seconds } vteřin
}.
analysis-busy = Na rozbor čeká mnoho pozic; zkuste to znovu asi za { $seconds ->
    [one] vteřinu
    [few] { $seconds } vteřiny
   *[other] { $seconds } vteřin
}.
analysis-quota = Dnešní příděl rozborů, { $seconds ->
    [one] { $seconds } vteřinu
    [few] { $seconds } vteřiny
   *[other] { $seconds } vteřin
}, jste vyčerpali; zítra bude další.
analysis-not-found = Takový rozbor není, nebo už není.
analysis-draw-first = Nejdřív je třeba něco vytáhnout: přidejte to k tahům, třeba draw:37.
analysis-what = Řekněte, co rozebrat: partii, nebo hru s rozestavením a tahy.
review-not-over = Partie ještě neskončila; rozebrat ji půjde potom.

match-not-invited = Do této partie vás nikdo nepozval.
claim-nobody-away = Nikdo z těch, kdo jsou na tahu, neodešel.
claim-too-early = Hráč se ještě může vrátit; za { $seconds ->
    [one] vteřinu
    [few] { $seconds } vteřiny
   *[other] { $seconds } vteřin
} už čekat nemusíte.
token-scope = K tomu tento token není.

chat-guests = Hosté mluví hotovými větami; kdo chce psát vlastními slovy, ať si založí účet.
chat-no-phrase = Taková věta není.
chat-length = Zpráva má 1 až { $most } znaků.
chat-not-for-you = Co se mluví v této místnosti, není pro vás, nebo ještě ne.
phrase-hello = Dobrý den!
phrase-good-luck = Hodně štěstí a dobrou zábavu!
phrase-well-played = Dobře zahráno!
phrase-nice-move = Pěkný tah!
phrase-oops = Jejda!
phrase-one-moment = Okamžik, prosím.
phrase-thanks = Děkuji!
phrase-good-game = Byla to pěkná partie!
phrase-again = Zahrajeme si ještě?
phrase-bye = Na shledanou!

match-blocked = Vy a někdo u tohoto stolu spolu nehrajete.
player-blocked = Vy a tento hráč spolu nehrajete.
account-closed = Tento účet uzavřel moderátor.
chat-hidden = Skryto moderátorem.
chat-silenced = Moderátor vás umlčel; psát můžete znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
person-yourself = To jste vy.
people-too-many = Do tohoto seznamu se vejde { $most } lidí.
report-words-long = Slova hlášení mají nejvýše { $most } znaků.
report-words-missing = Napište prosím slovy, o co jde.
report-no-message = Taková zpráva není, nebo není pro vás.
report-already = To už jste nahlásili; moderátor se na to podívá.
warning-not-found = Takové varování není, nebo jste je už potvrdili.
warning-first = Moderátor vás varoval; nejdřív si varování přečtěte a potvrďte je.
moderate-no-player = Nikdo se nejmenuje { $name }.
moderate-no-report = Hlášení { $report } neexistuje.
moderate-no-study = Taková studie neexistuje.
moderate-no-message = Taková zpráva neexistuje.
moderate-not-a-message = Hlášení { $report } není o zprávě; uveďte partii, místnost a číslo.
moderate-guest = { $name } je host; varovat a uzavřít lze jen účty. Hosta lze umlčet.
moderate-closed-already = Účet hráče { $name } už je uzavřený.
moderate-not-closed = Účet hráče { $name } není uzavřený.
deal-offline = Partie se hrála bez serveru, který tedy nic nerozdal.
match-start-rated = Zápas z připravené pozice nemůže být hodnocený.
match-start-over = V této pozici už partie skončila.
match-start-draw = Nejdřív určete, co se v této pozici táhne.
match-start-choice = V zápase z připravené pozice má každý to, co mu pozice dává.
match-start-too-long = Cesta k této pozici má víc než { $most } znaků.
record-too-new = Tento záznam má verzi formátu { $found }; tento program čte nejvýše verzi { $known }.

study-not-found = Taková studie neexistuje, nebo je soukromá.
study-read-only = Tuto studii můžete číst, ale ne měnit. Vytvořte si kopii, nebo požádejte vlastníka, aby vás přidal mezi spoluautory.
study-hidden = Tuto studii skryl moderátor. Znovu ji sdílet nejde.
study-owner-only = To může jen vlastník studie.
study-name = Název studie je jeden řádek o délce 1 až { $most } znaků.
study-mark = Značka má 1 až { $most } znaků.
study-guest-public = Zveřejnit studii mohou jen lidé s účtem. Sdílet ji odkazem může každý.
study-too-many = Počet vašich studií dosáhl maxima ({ $most }). Nejdříve některou smažte.
study-full = Tato studie je plná. Pokračovat můžete v kopii, která začíná bez historie.
study-too-many-contributors = Spoluautorů studie může být nejvýše { $most }.
study-author = Komentáře lze psát a měnit jen vlastním jménem.
study-match-not-begun = Partie ještě nezačala, zatím není co studovat.
study-broken = Události studie { $id } na sebe nenavazují.
study-differs = Co je uloženo o studii { $id }, neodpovídá jejím událostem: { $field }.
puzzle-unknown = Taková úloha neexistuje.
puzzle-day = Úloha dne musí být dnešní a den se zapisuje jako 2026-11-18.
