first-title = Začněte uprostřed
first-task = Červený začíná samotným šestiúhelníkem, a to kdekoli. Může růst do všech stran, dejte mu tedy prostor: položte ho na prostřední pole nebo vedle něj.
first-hint = Počítá se sedm polí uprostřed plánu.
first-done = Dobrý začátek: váš had může růst do všech šesti směrů.
first-failed = To je daleko od středu. Zkuste to blíž.

extend-title = Prodlužte hada
extend-task = Teď položte dílek tak, aby se dotýkal vašeho šestiúhelníku: vznikne jeden delší had. Dílky se smějí otáčet i převracet.
extend-hint = Vyberte kterýkoli dílek a přiložte jeho konec k samotnému šestiúhelníku.
extend-done = Jeden had. Nikdy se nesmí větvit ani dotknout sám sebe.
extend-failed = Tím začal druhý had. Položte dílek hned vedle svého šestiúhelníku.

found-title = Založte dalšího hada
found-task = Dílek, který nenavazuje na žádného vašeho hada, se nesmí dotýkat vůbec ničeho, ani vašeho, ani soupeřova. Založte druhého hada.
found-hint = Horní část plánu je prázdná.
found-done = Druhý had. Později je může jeden dílek spojit.
found-failed = Tím jste prodloužili hada. Držte se dál od všeho, co na plánu leží.

grow-title = Sedm polí
grow-task = Počítá se vám délka nejdelšího hada. Jedním dílkem ho protáhněte na sedm polí.
grow-hint = Máte tři. Stačí čtyřdílek na kterýkoli konec.
grow-done = Sedm polí. Na konci vyhrává nejdelší had.
grow-failed = Je kratší než sedm. Dlouhé dílky jsou nejcennější, dokud je místo.
grow-failed-second = Tím začal druhý had. Napojte dílek na některý konec toho prvního.

bend-title = Do zatáčky
bend-task = Kde se dílky spojují, jde had rovně, nebo zatočí o 60 stupňů, nikdy ostřeji. Prodlužte pravý konec aspoň na osm polí.
bend-hint = Z posledního pole pokračujte podél okraje nahoru nebo dolů, dílkem ze tří nebo čtyř polí.
bend-done = Za roh, a žádná tři pole se nedotýkají.
bend-failed = Prodlužte pravý konec, a to aspoň o tři pole.
bend-failed-second = Tím začal druhý had. Napojte dílek na pravý konec toho prvního.

touch-title = Blízko soupeře
touch-task = Dílek, který prodlužuje vašeho hada, se soupeřova hada dotýkat smí. Udělejte to: bere mu to místo k růstu.
touch-hint = Dílek se musí dotýkat vašeho šestiúhelníku i některého zeleného.
touch-done = Na tomto konci má teď zelený had méně místa.
touch-failed = Tím začal druhý had. Dotkněte se obou: svého hada i zeleného.
touch-failed-apart = Váš had je delší, zeleného se ale dílek nedotýká.

join-title = Spojte dva hady
join-task = Jeden dílek smí spojit dva vaše hady, konec ke konci. Udělejte z nich jednoho.
join-hint = V přímé linii jsou mezi nimi tři volná pole. Nebo to vezměte oklikou.
join-done = Ze dvou hadů jeden: spojení přinášejí největší skoky.
join-failed = Pořád jsou dva. Oba konce dílku se musí dotýkat vašich hadů.

ring-title = Uzavřete kruh
ring-task = Had se smí zakousnout do vlastního ocasu. Uzavřete kruh.
ring-hint = V horní části kruhu chybějí dvě pole.
ring-done = Kruh ze šesti polí, menší není. Počítají se všechna.
ring-failed = Had je pořád otevřený. Spojte jeho dva konce.

open-title = Raději ne do kruhu
open-task = Kruh už nikdy neporoste. Dokud máte většinu dílků v ruce, je lepší ho neuzavírat: protáhněte hada na osm polí.
open-hint = Čtyřdílek na kterýkoli konec.
open-done = Osm, a oba konce zůstaly volné.
open-failed = To je méně než osm. Přidejte na jeden konec čtyřdílek.
open-failed-ring = Krátký kruh už nikdy neporoste. Jděte po osmi polích a nechte oba konce volné.
open-failed-second = Tím začal druhý had. Napojte dílek na některý konec toho prvního.

hold-title = Zadržte soupeře
hold-task = Zelenému zbývá jeden čtyřdílek a chce jím spojit dva hady. Položte dílek tak, aby se zelený nedostal přes osm polí.
hold-hint = Zelení hadi jsou si blízko vlevo. Položte dílek mezi ně.
hold-done = Zelený zůstává krátký. Místo, které soupeři vezmete, má stejnou cenu jako to, které využijete.
hold-failed = Zelenému se to pořád daří: podívejte se, jak jedním dílkem spojí dva hady.

again-title = Dva tahy po sobě
again-task = Kdo nemůže táhnout, je až do konce partie vynechán. Zelenému zbývá jen rovný trojdílek: vezměte mu poslední místo a sobě jedno nechte.
again-hint = Zelený by svůj dílek mohl položit ještě v levém dolním rohu.
again-done = Zelený skončil a vy pokračujete sami.
again-failed = Zelený ještě může táhnout: podívejte se, kam se jeho dílek vejde.

win-title = Poslední dílek
win-task = Míst už mnoho není. Hrajete za červeného: najděte tah, kterým vyhrajete.
win-hint = Protáhněte svého dlouhého hada uprostřed vlevo nahoru tak, aby vás zelený nedohnal.
win-done = Nejdelší had vyhrává. Snekagon už umíte!
win-failed = Zelený je nakonec aspoň stejně dlouhý. Hledejte další pole pro svého nejdelšího hada.
