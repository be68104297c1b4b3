clock-not-sensible = S takovými hodinami hrát nelze. Na partii může být sekunda až den, k tomu nejvýš deset minut za tah a strop, který není nižší než počáteční čas; na tah sekunda až den; při bjójomi nejvýš den a 1 až 100 period od sekundy do hodiny; u trestných hodin sekunda až den, 1 až 100 bodů za každý úsek od sekundy do hodiny, celkem nejvýš 1 000 bodů; nebo 1 až 30 dní na tah.
clock-needs-points = Trestné hodiny berou body tomu, kdo potřebuje víc času; v této hře se o body s ostatními nehraje.
deal-other-secret = Toto není tajemství, ke kterému se server před partií zavázal.
deal-other-setup = Rozdání neplyne z tajemství a ze slov hráčů.
deal-no-seed = Semínko je 64 šestnáctkových číslic.
words-too-long = Slova do míchání musí být na jednom řádku a mít nejvýš { $most } znaků.

match-broken = Události partie { $id } na sebe nenavazují.
match-not-found = Taková partie neexistuje.
match-not-yours = V této partii nehrajete.
match-not-your-turn = Nejste na tahu.
match-stale = Partie mezitím pokročila: { $ply ->
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
match-not-open = Partie už začala; nikdo další se k ní připojit nemůže.
match-not-live = Partie ještě nezačala.
match-joined-already = K této partii už jste připojeni.
match-seat-taken = Toto místo je obsazené.
match-choice-unknown = Hra { $game } takovou volbu nemá.
match-choice-taken = To už si zvolil někdo jiný u stolu.
match-rated-accounts = Hodnocené partie jsou pro hráče s účtem.
match-rated-bots = Partie s boty nebo se sebou samým nemůže být hodnocená.
match-rated-overlay = V hodnocené partii plán neukazuje, co tahy umožňují.
match-offered-already = O to už jste požádali.
match-declined-already = To už bylo odmítnuto; zkuste to znovu po příštím tahu.
match-nothing-offered = Není na co odpovídat.
match-bots-dont-draw = Boti na remízu nepřistupují a hrají dál.
match-no-takebacks = V této partii se tahy nevracejí.
match-nothing-to-take-back = Nezahráli jste žádný tah, který by se dal vrátit.
match-drawn-since = Od té doby byl ze sáčku vylosován kámen; co už bylo vidět, vrátit nejde.
match-too-late-to-abort = Partii lze zrušit jen před druhým tahem.
match-rematched-already = Odveta už běží.
match-player-deleted = Soupeř si smazal účet; odveta už není možná.
match-seats = { $game } je tu pro { $seats ->
    [one] jednoho hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
}; zadaných míst: { $given }.
match-seat-kinds = Aspoň jedno místo musí být vaše nebo volné; všechna nemohou být pro boty.
match-no-level = Bot úrovně { $level } neexistuje; úrovně jsou od 1 do { $most }.


not-found = Na této adrese nic není.
body-unreadable = Požadavek nelze přečíst: { $error }
body-too-large = Požadavek může mít nejvýše { $most } bajtů.
host-unclear = Požadavek musí uvést, kterému serveru je určen, a to právě jednou.
request-unreadable = Požadavek nelze přečíst: { $error }
method-not-allowed = Požadavky tohoto druhu tato adresa nepřijímá.
page-unknown = Takovou stránku seznam nemá: „after“ bere hodnotu „next“ předchozí stránky.
position-too-long = Zápis pozice může mít nejvýš { $most } znaků.
pictures-busy = Právě se kreslí mnoho obrázků; zkuste to prosím za chvíli.
picture-too-long = Animace může ukázat nejvýš { $most } pozic.
position-other-game = Je to pozice hry { $found }, ne hry { $game }.
position-unreadable = Pozici nejde přečíst: { $error }
body-slow = Požadavek přicházel příliš dlouho.
message-unreadable = Zprávu nelze přečíst: { $error }
nul-character = Text obsahuje znak NUL, který v žádném textu být nesmí.
not-known = Server neví, kdo jste. Nejdřív se zeptejte na /api/v1/me a posílejte cookie, která přijde s odpovědí, nebo token.
mark-too-long = Značka klienta může mít nejvýše { $most } znaků.
mark-used = Tuto značku tu už dostal jiný tah; každému tahu dejte vlastní.
origin-foreign = Tato stránka tu hrát nesmí.
too-many-requests = Příliš mnoho požadavků najednou; počkejte prosím chvíli.
too-many-sockets = Z vaší adresy je otevřeno příliš mnoho spojení.
server-restarts = Server se restartuje, vraťte se za okamžik.
cannot-listen = Server nemůže naslouchat na { $address }: { $error }.
port-taken = Na adrese { $address } už naslouchá jiný program; zvolte jiný port, například --listen 127.0.0.1:8080.
port-forbidden = Tento uživatel nesmí naslouchat na adrese { $address }; zvolte port nad 1023, například --listen 127.0.0.1:8080.
already-running = S databází { $database } už pracuje server na adrese { $address }; nejprve ho zastavte, nebo zvolte jinou databázi volbou --database.
database-in-use = S databází { $database } už pracuje jiný server; nejprve ho zastavte, nebo zvolte jinou databázi volbou --database.
cannot-lock = Soubor { $file } nelze zapsat: { $error }.
node-incomplete = Uzel potřebuje všechny tři volby: --node, --node-address a --node-secret-file.
node-address = Ostatní uzly se na tento přes { $address } nedostanou; adresa vypadá jako http://10.0.0.1:7100 a tento stroj na ní naslouchá.
node-secret = Společné tajemství uzlů nelze přečíst ze souboru { $file }: { $error }.
node-secret-unfit = Společné tajemství uzlů v souboru { $file } musí mít nejméně { $least } písmen, číslic a znaků bez mezer.
node-running = Uzel jménem { $name } už s touto databází pracuje; každý má své vlastní jméno.
site-missing = Stránky Serpentaria nejsou součástí tohoto programu. Vše sestaví a spustí příkaz:
site-api = Rozhraní pro programy je zde, se stránkami i bez nich.
preview-open = Někdo čeká, až si s ním zahrajete.
preview-live = Partie probíhá: { $moves ->
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
preview-puzzle = { $game }: úloha
preview-puzzle-win = { $moves ->
    [one] Vyhrajte jedním tahem.
    [few] Vyhrajte { $moves } tahy, ať soupeř hraje cokoli.
   *[other] Vyhrajte { $moves } tahy, ať soupeř hraje cokoli.
}
preview-puzzle-best = { $moves ->
    [one] Najděte tah, který vede k nejlepší koncovce.
    [few] Najděte nejlepší koncovku na { $moves } tahy.
   *[other] Najděte nejlepší koncovku na { $moves } tahů.
}
preview-course = { $game }: naučte se hrát
preview-course-about = Krátký kurz na skutečném plánu, pár tahů na každý krok.
preview-daily = Solitér dne
preview-daily-about = Čtrnáct kamenů, dnes stejných pro všechny: kolika z nich povede jedna cesta?
preview-site = Deskové hry o hadech, smyčkách a sloupcích: hrajte s lidmi i s boty, analyzujte pozice, poznejte pravidla. Zdarma a bez reklam.
log-in-first = K tomu potřebujete účet; nejdřív se přihlaste.
token-unknown = Tento token neznáme, nebo už neplatí.

name-not-good = Jméno musí mít 2 až 20 písmen, číslic, spojovníků nebo podtržítek; musí začínat písmenem a každý spojovník i podtržítko musí stát jednotlivě mezi písmeny nebo číslicemi.
name-mixed-scripts = Jméno musí být psáno písmeny jedné abecedy.
name-reserved = Toto jméno je vyhrazené; zvolte jiné.
name-taken = Toto jméno je obsazené.
password-short = Heslo musí mít aspoň { $least } znaků.
password-common = Toto heslo by každý zkusil mezi prvními; zvolte jiné.
password-long = Heslo může mít nejvýš { $most } znaků.
password-name = Vaše jméno nebo něco jemu podobného uhádnou ostatní jako první; zvolte jiné heslo.
passwords-busy = Serveru teď chybí paměť a hesla ověřit nemůže; zkuste to prosím za chvíli.
wrong-password = Jméno a heslo nesouhlasí.
recovery-code-wrong = Jméno a záchranný kód nesouhlasí, nebo byl kód už použit.
account-already = Účet už máte.
player-not-found = Takový hráč neexistuje.
player-deleted = smazaný hráč
token-label = Název tokenu musí mít 1 až 40 znaků.
token-too-many = Účet může mít nejvýše { $most } tokenů; zrušte některý, který už nepotřebujete.
token-not-found = Takový token nemáte.
session-not-found = Takové přihlášení nemáte.

passkey-not-here = Prohlížeče používají přístupové klíče jen přes https a na adrese se jménem, ne s číslem; na vlastním počítači otevřete http://localhost místo http://127.0.0.1.
passkey-late = Na odpověď přístupového klíče se čekalo příliš dlouho; zkuste to znovu.
passkey-unknown = Tento přístupový klíč tu žádný účet neotevírá. Přihlaste se jménem a heslem.
passkey-not-good = Odpověď zařízení se nepodařilo ověřit, takže žádný přístupový klíč nepřibyl.
passkey-name = Název přístupového klíče musí mít 1 až 40 znaků.
passkey-already = Tento přístupový klíč už je přidaný.
passkey-too-many = Účet může mít nejvýše { $most } přístupových klíčů; odeberte některý, který už nepotřebujete.
passkey-not-found = Takový přístupový klíč nemáte.
password-needed = Od přihlášení už uplynula nějaká doba; zadejte heslo znovu.

export-failed = Záznamy se nepodařilo zapsat: { $error }
summary-differs = Co o partii { $id } říkají seznamy, neplyne z jejích událostí: „{ $field }“ je { $kept } a má být { $expected }.
match-not-listed = Partie { $id } má události a není v žádném seznamu.
match-without-events = Partie { $id } je v seznamech a nemá žádné události.
match-without-secret = Tajemství, ze kterého se partie { $id } rozdávala, zmizelo.
seat-differs = Na místě { $seat } partie { $id } uvádějí seznamy { $kept }, a její události { $expected }.
rating-differs = Hodnocení hráče { $player } ({ $rating }) neplyne z odehraných partií: „{ $kept }“ má být „{ $expected }“.
rating-missing = Hráč { $player } nemá hodnocení ({ $rating }), ačkoli podle odehraných partií je mít má.
rating-extra = Hráč { $player } má hodnocení ({ $rating }), které neplyne z žádné partie.
rating-change-differs = Co partie { $id } udělala s hodnocením hráče { $player }, není to, co je uchováno: „{ $kept }“ má být „{ $expected }“.
rating-change-missing = Partie { $id } změnila hodnocení hráče { $player }, ale záznam o tom chybí.
rating-change-extra = Uchovaná změna hodnocení hráče { $player } partií { $id } neplyne z žádné partie.
puzzle-rating-differs = Hodnocení v úlohách ({ $whose }) neplyne z pokusů, které se počítaly: „{ $kept }“ má být „{ $expected }“.
puzzle-try-differs = Co pokus hráče { $player } o úlohu { $puzzle } udělal s hodnocením, neplyne z hodnocení před ním.
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
pairing-alone = Tato hra je pro jednoho: není s kým vás spárovat.
hint-rated = V hodnocených partiích nápovědy nejsou.
hint-not-yours = Nápověda je jen pro hráče, který je na tahu.
hint-not-agreed = Mezi lidmi jsou nápovědy jen v partiích, v nichž plán smí ukazovat, co tahy umožňují.
hint-failed = Nápověda se nenašla. Zkuste to prosím znovu.
analysis-live-rated = Tato pozice je z vaší hodnocené partie, která ještě běží; analyzovat ji můžete, až skončí.
analysis-one = Jedna analýza vám už běží; hotová bude asi za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
analysis-busy = Na analýzu čeká mnoho pozic; zkuste to znovu asi za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
analysis-quota = Dnešní příděl analýz ({ $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}) jste vyčerpali; zítra bude další.
analysis-not-found = Taková analýza neexistuje, nebo už se neuchovává.
analysis-draw-first = Nejdřív je třeba něco vylosovat: přidejte to k tahům, třeba draw:37.
analysis-what = Uveďte, co analyzovat: partii, nebo hru s rozložením a tahy.
review-not-over = Partie ještě neskončila; rozebrat ji půjde potom.

match-not-invited = Do této partie vás nikdo nepozval.
claim-nobody-away = Hráč, který je na tahu, neodešel.
claim-too-early = Hráč se ještě může vrátit; za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} už čekat nemusíte.
token-scope = Tento token to nedovoluje.
work-gone = Tuto práci má teď někdo jiný, nebo už ji nikdo nepotřebuje.
work-wrong = Výsledek nemůže být správný ({ $why }). Tento pomocník hodinu nedostane žádnou práci.
work-aside = Tento pomocník poslal výsledek, který nemůže být správný. Hodinu nedostane žádnou práci.
work-key-name = Název pomocníka musí mít 1 až 40 znaků.
work-key-taken = Pomocník jménem { $name } už existuje.
work-key-unknown = Pomocník jménem { $name } neexistuje.
order-not-found = Taková zakázka tu není, nebo se už neuchovává.
order-unfit = Tohle žádný pomocník neumí: { $why }
order-too-many = Čeká příliš mnoho zakázek.

chat-guests = Hosté mohou posílat jen připravené věty; chcete-li psát vlastními slovy, založte si účet.
chat-no-phrase = Taková věta neexistuje.
chat-length = Zpráva musí mít 1 až { $most } znaků.
chat-not-for-you = Tato místnost vám není přístupná, aspoň zatím.
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
people-too-many = Do tohoto seznamu se vejde nejvýše { $most } lidí.
report-words-long = Hlášení může mít nejvýše { $most } znaků.
report-words-missing = Napište prosím, o co jde.
report-no-message = Taková zpráva neexistuje, nebo ji nevidíte.
report-already = To už jste nahlásili; moderátor se na to podívá.
warning-not-found = Takové varování neexistuje, nebo jste je už potvrdili.
warning-first = Moderátor vás varoval; nejdřív si varování přečtěte a potvrďte je.
moderate-no-player = Nikdo se nejmenuje { $name }.
moderate-no-report = Hlášení { $report } neexistuje.
moderate-no-study = Taková studie neexistuje.
moderate-no-message = Taková zpráva neexistuje.
moderate-not-a-message = Hlášení { $report } není o zprávě; uveďte partii, místnost a číslo.
moderate-guest = { $name } je host; varovat a uzavřít lze jen účty. Hosta lze umlčet.
moderate-closed-already = Účet hráče { $name } už je uzavřený.
moderate-not-closed = Účet hráče { $name } není uzavřený.
deal-offline = Partie se hrála bez serveru, takže server nic nerozdal.
match-start-rated = Partie z připravené pozice nemůže být hodnocená.
match-start-over = V této pozici už partie skončila.
match-start-draw = Nejdřív určete, co se v této pozici vylosuje.
match-start-choice = V partii z připravené pozice má každý to, co mu pozice dává.
match-start-too-long = Tahy vedoucí k této pozici mají víc než { $most } znaků.
record-too-new = Tento záznam má verzi formátu { $found }; tento program čte nejvýše verzi { $known }.

study-not-found = Taková studie neexistuje, nebo je soukromá.
study-read-only = Tuto studii můžete číst, ale ne měnit. Vytvořte si kopii, nebo požádejte vlastníka, aby vás přidal mezi spoluautory.
study-hidden = Tuto studii skryl moderátor. Znovu ji sdílet nejde.
study-owner-only = To může jen vlastník studie.
study-name = Název studie musí být jeden řádek o délce 1 až { $most } znaků.
study-mark = Značka musí mít 1 až { $most } znaků.
study-guest-public = Zveřejnit studii mohou jen lidé s účtem. Sdílet ji odkazem může každý.
study-too-many = Počet vašich studií dosáhl maxima ({ $most }). Nejdříve některou smažte.
study-full = Tato studie je plná. Pokračovat můžete v kopii, která začíná bez historie.
study-too-many-contributors = Spoluautorů studie může být nejvýše { $most }.
study-author = Komentáře lze psát a měnit jen vlastním jménem.
study-match-not-begun = Partie ještě nezačala, zatím není co studovat.
study-broken = Události studie { $id } na sebe nenavazují.
study-differs = Co je uloženo o studii { $id }, neodpovídá jejím událostem: { $field }.
puzzle-unknown = Taková úloha neexistuje.
puzzle-day = Úloha dne patří ke dni, kdy se řešila; dny se počítají od roku 1970.
course-stars = Splněný krok kurzu má jednu až { $most } hvězdy.
review-too-long = Rozbor může mít nejvýš { $most } znaků.
review-unreadable = Rozbor nelze přečíst: musí to být JSON zabalený pomocí gzip a zapsaný v Base64.
