clock-not-sensible = Podle takových hodin nelze hrát. Na partii může být vteřina až den a k tomu nejvýš deset minut za tah; na tah vteřina až den; nebo 1 až 30 dní.
deal-other-secret = Tajemství není to, ke kterému se server před partií zavázal.
deal-other-setup = Rozdání neplyne z tajemství a ze slov hráčů.
deal-no-seed = Semínko je 64 šestnáctkových číslic.
words-too-long = Slova do míchání jsou jeden řádek o nejvýš { $most } znacích.

match-broken = Události partie { $match } k sobě nepasují.
match-not-found = Taková partie není.
match-not-yours = V této partii nehrajete.
match-not-your-turn = Nejste na tahu.
match-stale = Hra pokročila: { $ply ->
    [one] byl zahrán jeden tah
    [few] byly zahrány { $ply } tahy
   *[other] bylo zahráno { $ply } tahů
}. Podívejte se na plán a rozhodněte se znovu.
match-over = Partie skončila.
match-not-over = Partie ještě neskončila.
match-not-open = Partie už začala; nikdo další si přisednout nemůže.
match-not-live = Partie ještě nezačala.
match-joined-already = V této partii už sedíte.
match-seat-taken = Toto místo je obsazené.
match-rated-accounts = Hodnocené partie jsou pro hráče s účtem.
match-rated-bots = Partie s boty nebo jednoho člověka se sebou samým se hodnotit nedá.
match-offered-already = To už jste řekli.
match-nothing-offered = Není na co odpovídat.
match-bots-dont-draw = Roboti hrají dál, na remízu nepřistupují.
match-no-takebacks = V této partii se podle dohody tahy nevracejí.
match-nothing-to-take-back = Nezahráli jste žádný tah, který by se dal vrátit.
match-drawn-since = Od té doby byl ze sáčku vytažen kámen; co už bylo vidět, vrátit nejde.
match-too-late-to-abort = Partii lze zrušit jen před druhým tahem.
match-rematched-already = Odveta už běží.
match-seats = { $game } je tu pro { $seats ->
    [one] jednoho hráče
   *[other] { $seats } hráče
}; míst bylo uvedeno { $given }.
match-seat-kinds = Aspoň jedno místo musí být vaše nebo volné, ne všechna pro boty.
match-no-level = Robot úrovně { $level } není; úrovně jdou od 1 do { $most }.

over-won = Vítěz: { $names }.
over-won-because = Vítěz: { $names } ({ $reason }).
over-shared = O vítězství se dělí { $names }.
over-shared-because = O vítězství se dělí { $names }: { $reason }.
over-draw = Remíza.
over-draw-because = Remíza: { $reason }.
over-agreed = Remíza dohodou.
over-resigned = { $name } se vzdává.
over-time = { $name }: čas vypršel.
over-aborted = Partie byla zrušena.

not-found = Na této adrese nic není.
body-unreadable = Požadavek nelze přečíst: { $error }
request-unreadable = Požadavek nelze přečíst: { $error }
method-not-allowed = Požadavky tohoto druhu tato adresa nepřijímá.
page-unknown = Taková stránka seznamu není: „after“ bere hodnotu „next“ předchozí stránky.
position-too-long = Pozice se zapíše nejvýš { $most } znaky.
position-unreadable = Pozici nejde přečíst: { $error }
body-slow = Požadavek přicházel příliš dlouho.
message-unreadable = Zprávu nelze přečíst: { $error }
not-known = Server neví, kdo jste. Nejdřív se zeptejte na /api/me a posílejte cookie, která přijde s odpovědí, nebo token.
mark-too-long = Značka klienta má nejvýše { $most } znaků.
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
log-in-first = Tohle je pro hráče s účtem; nejdřív se přihlaste.
token-unknown = Tento token neznáme, nebo už neplatí.

name-not-good = Jméno má 2 až 20 písmen, číslic, spojovníků nebo podtržítek a začíná písmenem.
name-taken = Toto jméno je obsazené.
password-short = Heslo má aspoň { $least } znaků.
password-common = Toto heslo je na každém seznamu k hádání; zvolte jiné.
password-long = Heslo má nejvýš { $most } znaků.
wrong-password = Jméno a heslo k sobě nepatří.
account-already = Účet už máte.
player-not-found = Takový hráč není.
player-gone = hráč, který odešel
token-label = Název tokenu má 1 až 40 znaků.

export-failed = Záznamy se nepodařilo zapsat: { $error }
summary-differs = Co o partii { $match } říkají seznamy, neplyne z jejích událostí.

bot-1 = Hádě
bot-2 = Slepýš
bot-3 = Užovka
bot-4 = Chřestýš
bot-5 = Anakonda
bot-6 = Bazilišek
bot-7 = Hydra
bot-8 = Uroboros

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

over-abandoned = { $name }: odchod bez návratu.
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
