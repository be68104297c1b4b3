unknown-game = Hra „{ $name }“ tu není. Dostupné hry: { $known }.
no-such-slot = Tam není co vyměnit.

not-a-game = Tento řádek není záznam partie: { $error }.
record-too-new = Tento záznam má verzi formátu { $found }; tento program čte nejvýše verzi { $known }.
differs-turn = Na tahu je hráč { $ours }, ne { $theirs } (pomlčka znamená, že hra skončila).
differs-count = Možných tahů je { $ours }, ne { $theirs }.
differs-hash = Možných tahů je stejně, ale jiných: jejich otisk je { $ours }, ne { $theirs }.
differs-scores = Body jsou { $ours }, ne { $theirs }.
differs-reason = Důvod konce je { $ours }, ne { $theirs }.

tree-unplayable = Ve variantě „{ $line }“: { $fault }
tree-spelling = Pravidla to zapisují jako „{ $usual }“.
tree-record-draw = Do záznamu se losování nezapisuje; musí být obsaženo v rozložení.
tree-not-begun = Tato partie vůbec nezačala, nemá tedy rozložení ani tahy.

tally = { $tally }.
tally-because = { $tally }: { $reason }.

bot-1 = Hádě
bot-2 = Slepýš
bot-3 = Užovka
bot-4 = Chřestýš
bot-5 = Anakonda
bot-6 = Bazilišek
bot-7 = Hydra
bot-8 = Uroboros
bot-suits-1 = Pro vůbec první partii a pro děti.
bot-suits-2 = Znáte pravidla a chcete občas vyhrát.
bot-suits-3 = Máte za sebou pár partií.
bot-suits-4 = Hrajete pravidelně a vidíte hrozby včas.
bot-suits-5 = Počítáte na několik tahů dopředu.
bot-suits-6 = Hru dobře znáte a plánujete.
bot-suits-7 = Vyhráváte skoro vždycky, i proti lidem.
bot-suits-8 = To nejlepší, co máme. Prohrávají s ním i mistři – a učí se od něj.

review-solo = Tato hra pro jednoho nemá výsledek, kterého by šlo dosáhnout; rozebrat ji nelze.
review-empty = Nic se nezahrálo: není co rozebírat.

no-lesson = Tento krok kurzu nelze přečíst: „{ $what }“.
lesson-over = Tento krok už skončil.
