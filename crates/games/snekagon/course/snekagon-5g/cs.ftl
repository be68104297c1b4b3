floor-title = Několik plánů
floor-task = Plánů je tolik, kolik hráčů, a jsou stejné. Dvě díry jsou oči: na ně se nic neklade. Založte prvního hada na plánu 2.
floor-hint = Vyberte kterýkoli dílek a položte ho na druhý plán. Na malé obrazovce nejdřív stiskněte 2 nad plánem.
floor-done = Váš had je na plánu 2. Na plán 1 se může dostat později.
floor-failed = To je plán 1. Položte dílek na ten druhý.

extend-title = Prodloužení
extend-task = Na jednom plánu to funguje jako ve Snekagonu: dílek se napojí na konec hada. Prodlužte svého hada na plánu 1.
extend-hint = Přiložte dílek k jednomu z jeho dvou konců, na stejném plánu.
extend-done = Delší had na stejném plánu.
extend-failed = Zůstaňte na plánu 1 a navažte na některý konec hada.

drill-title = Provrtejte se dál
drill-task = Had může uniknout: položte na plán 2 dílek, jehož konec leží na stejném poli jako konec vašeho hada na plánu 1, a obě pole provrtejte.
drill-hint = Váš had končí na f4 a f7. Položte na plán 2 dílek, který končí na jednom z těchto polí, a zvolte vrt.
drill-done = Provrtáno. Do délky se počítají obě pole.
drill-failed = Vrt tu není. Konec dílku musí ležet na f4 nebo f7 plánu 2.

eight-title = Osm polí
eight-task = Vyhrává nejdelší had přes všechny plány a počítají se obě pole vrtu. Protáhněte hada aspoň na osm polí, na kterémkoli plánu.
eight-hint = Máte čtyři. Stačí dílek ze čtyř nebo pěti polí, napojený nebo provrtaný.
eight-done = Osm. Na dvou plánech je skoro vždycky kudy jít.
eight-failed = To je méně než osm. Použijte delší dílek.
eight-failed-second = Tím začal druhý had. Napojte dílek na toho, kterého máte, nebo ho k němu provrtejte.

onward-title = Provrtaný konec je uzavřený
onward-task = Kde je dílek provrtaný, tam už se nic nenapojí. Had o šesti polích pokračuje z dalších dvou konců: protáhněte ho aspoň na devět.
onward-hint = Volné konce jsou f4 na plánu 1 a f8 na plánu 2.
onward-done = Správně, had pokračuje z volných konců.
onward-failed = Ještě není devět. Přidejte tři pole na volný konec.
onward-failed-second = Tím začal další had. Volné konce toho vašeho jsou f4 na plánu 1 a f8 na plánu 2.

single-title = Samotný šestiúhelník jako kloub
single-task = Samotný šestiúhelník je tu obyčejný dílek, a přece zvláštní: po jednom vrtu zůstává otevřený do všech stran. Provrtejte ho ke svému hadovi.
single-hint = Položte samotný šestiúhelník na plán 2, na pole, kde váš had končí.
single-done = Odtud může had pokračovat kamkoli, nebo se provrtat dál.
single-failed = Vezměte samotný šestiúhelník a provrtejte ho.
single-failed-other = Provrtáno, ale jiným dílkem. Vezměte samotný šestiúhelník.

join-title = Spojení mezi plány
join-task = Na každém plánu máte hada. Jeden dílek je může spojit: jedním koncem vrtem, druhým dotykem.
join-hint = Začněte na f7 plánu 2, kde vrt vyúsťuje, a natáhněte se k f10.
join-done = Jeden had na dvou plánech.
join-failed = Pořád jsou dva. Dílek potřebuje vrt na f7 a musí se dotknout hada na plánu 2.

ring-title = Kruh přes dva plány
ring-task = Dílek smí být provrtaný na obou koncích, a tak uzavřít kruh. Uzavřete ho přes oba plány.
ring-hint = Který dílek může na plánu 2 začínat na f5 a končit na f7? Musí to vzít oklikou.
ring-done = Kruh přes oba plány. Jako každý kruh už růst nemůže.
ring-failed = Kruh to ještě není. Oba konce dílku musí ležet na koncích hada, f5 a f7.

circle-title = Plány v kruhu
circle-task = Hrají tři na třech plánech, které leží v kruhu: plán 3 sousedí s plánem 2 i s plánem 1. Provrtejte se z plánu 1 na plán 3.
circle-hint = Stejné pole, f4 nebo f7, na třetím plánu.
circle-done = S více hráči některé plány nesousedí, kruh se ale vždycky uzavře.
circle-failed = Provrtejte se na plán 3: položte dílek tam, koncem na f4 nebo f7.
circle-failed-second = To je plán 2. S plánem 1 sousedí i plán 3: provrtejte se tam.

straight-title = Držte směr
straight-task = V pokročilé hře drží had směr i skrz vrt: jde rovně, nebo zatočí o 60 stupňů. Provrtejte se a pokračujte rovně.
straight-hint = Váš had přichází na f7 zleva, pokračuje tedy na f8.
straight-done = Rovně skrz hlínu.
straight-failed = To není rovně. Z f6 přes f7 vede rovná cesta na f8, z f5 přes f4 na f3.
straight-failed-undrilled = Vrt tu není. Jeden konec dílku musí ležet na f4 nebo f7 plánu 2.

turn-title = Mírná zatáčka
turn-task = Zatočit o 60 stupňů se také smí, vrátit se ne. Provrtejte se, zatočte a dosáhněte aspoň sedmi polí.
turn-hint = Z f7 jděte na e8 nebo g7, dílkem aspoň ze tří polí.
turn-done = Mírná zatáčka skrz vrt. Cokoli ostřejšího pravidla nedovolí.
turn-failed = To je méně než sedm. Použijte dílek aspoň ze tří polí.
turn-failed-undrilled = Vrt tu není. Jeden konec dílku musí ležet na f4 nebo f7 plánu 2.
turn-failed-straight = Had šel rovně. Zatočte hned za vrtem.

win-title = Podkopem
win-task = Partie je skoro u konce. Dva vaši hadi končí na plánu 1 blízko sebe, poslední dílek se ale mezi ně nevejde. Spojte je přes plán 2 a vyhrajte.
win-hint = Konce jsou d8 a e9. Který dílek může na plánu 2 na jednom začít a na druhém skončit?
win-done = Dolů, oklikou a zase nahoru: nejdelší had je váš. Snekagon 5G už umíte!
win-failed = To nestačí. Spojte d8 a e9 dílkem na plánu 2, provrtaným na obou koncích.
