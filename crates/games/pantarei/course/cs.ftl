choose-title = Volba barvy
choose-task = V řadě leží devět černých šupin, devět bílých a jedna neutrální. První hráč zvolí barvu, druhý pak táhne jako první. Zvolte černou.
choose-hint = Zvolte černou: druhý hráč bude bílý a začne.
choose-done = Hrajete za černého a začíná bílý.
choose-failed = To byla bílá. Tady máte zvolit černou.

carry-title = Přeneste šupinu
carry-task = Hrajete za bílého. Šupina se posune přesně o tolik sloupců, kolik říká její číslo, vlevo nebo vpravo, na cokoli, co tam leží. Jednu přeneste.
carry-hint = Bílá dvojka jde o dva sloupce vlevo nebo vpravo. Vyberte ji a pak místo, kam ji přenesete.
carry-done = Leží na jiné šupině: teď tvoří jeden sloupec a řada je kratší.
carry-failed = Vyměnili jste dva sloupce. I to se smí, tady ale máte přenést šupinu.

capture-title = Převezměte sloupec
capture-task = Sloupec patří tomu, čí šupina leží nahoře. Překryjte některou černou.
capture-hint = Bílá jednička na levém konci má černou sousedku.
capture-done = Sloupec je teď váš: co leží vespod, se samo nehne.
capture-failed = Černou šupinu jste nepřekryli. Spočítejte sloupce od své šupiny k nejbližší černé.
capture-failed-swapped = Vyměnili jste dva sloupce. Přeneste raději šupinu na některou černou.

swap-title = Výměna sloupců
swap-task = Místo přenášení smíte vyměnit dva vlastní sloupce, jakkoli vzdálené. Udělejte to.
swap-hint = Vyberte jeden svůj sloupec a pak jiný svůj.
swap-done = Vyměněno. Soupeř hned po vás vyměňovat nesmí.
swap-failed = Šupinu jste přenesli. Vyberte raději dva vlastní sloupce.

two-title = Dvě šupiny najednou
two-task = Ze svého sloupce smíte vzít dvě horní šupiny najednou. Jdou tak daleko, jak říká ta vrchní. Přeneste dvě.
two-hint = Váš sloupec na levém konci má dvě šupiny a nahoře jedničku.
two-done = Šly spolu a zůstaly ve svém pořadí. Na barvě spodní nezáleží.
two-failed = Nebyly to dvě šupiny. Dvě má váš sloupec na levém konci.

neutral-title = Neutrální šupina
neutral-task = Neutrální šupina nemá číslo: cestuje jen pod jinou. Hrajete za černého: vezměte ji s sebou.
neutral-hint = Leží na ní vaše černá jednička. Přeneste obě najednou.
neutral-done = Neutrální šupina se pohnula. Do výšky sloupce se počítá jako každá jiná.
neutral-failed = Neutrální šupina zůstala na místě. Přeneste obě šupiny jejího sloupce najednou.

free-title = Uvolněte svou šupinu
free-task = Co leží nahoře, lze zase odnést. Hrajete za bílého: táhněte tak, aby se odkryla některá vaše šupina.
free-hint = Podívejte se na svůj sloupec tří šupin. Pod vaší a černou jedničkou leží vaše dvojka.
free-done = Vaše dvojka je zase volná, a tak máte oba sloupce.
free-failed = Žádná vaše šupina se neodkryla. Vezměte dvě ze sloupce tří.

tower-title = Věž ze čtyř
tower-task = Rozhoduje výška. Hrajete za černého: získejte sloupec čtyř šupin se svou nahoře.
tower-hint = Nejvyšší sloupec patří bílému. Která černá šupina na něj přesně dosáhne?
tower-done = Čtyři šupiny a jsou vaše. Ještě tři a je konec.
tower-failed = Žádný váš sloupec nemá čtyři šupiny. Podívejte se na nejvyšší sloupec v řadě.

seven-title = Sedm vyhrává
seven-task = Kdo dokončí sloupec sedmi šupin, hned vyhrává, ať je v něm cokoli. Hrajete za černého: udělejte to.
seven-hint = Jeden sloupec má pět šupin. Potřebujete dvě, které na něj společně dosáhnou.
seven-done = Sedm! Nevadí, že většina z nich byla bílá.
seven-failed = Sedm to není. Ze kterého vašeho sloupce dosáhnou dvě šupiny na těch pět?

defend-title = Rozeberte věž
defend-task = Hrajete za bílého. Černý hrozí sedmičkou na sloupci pěti šupin a právě vyměňoval, takže vy nesmíte. Zabraňte tomu.
defend-hint = Vysoký sloupec je váš. Něco z něj odneste.
defend-done = Věž je teď dost nízká: černý sedmičku neudělá.
defend-failed = Černý sedmičku udělal. Podívejte se jak.

escape-title = Výměnou z dosahu
escape-task = Hrajete za bílého a černý chce udělat sedm na vašem sloupci pěti šupin. Zachraňte ho celý výměnou: černý hned po vás vyměňovat nesmí.
escape-hint = Dejte vysoký sloupec tam, kam žádná černá dvojice přesně nedosáhne.
escape-done = Je z dosahu a černý si ho výměnou nevrátí.
escape-failed = Černý na věž dosáhl. Podívejte se, které černé sloupce mají dvě šupiny a kam až dosáhnou.
escape-failed-carried = V bezpečí je, jenže nižší. Zachraňte celou věž, a to výměnou.

plan-title = Dvě a dvě je sedm
plan-task = Hrajete za černého. Udělejte sedm druhým tahem: nejprve pět, pak dvě navrch, a bílý to nesmí stihnout před vámi.
plan-hint = Ze dvou vašich sloupců dosáhnou dvě šupiny až na pravý konec řady.
plan-done = Sedm ve dvou krocích. Pantareï už umíte!
plan-failed = To nevyšlo. Obě dvojice musí dopadnout na stejný sloupec.
plan-failed-late = Bílý stihl sedm dřív. Obě dvojice musí dopadnout na stejný sloupec.
