match-title = Pokračujte v cestě
match-task = Vaše barva je červená. Přiložte kámen k prvnímu: barvy stran, které se dotýkají, se musí shodovat. Udělejte to tak, aby oběma kameny vedla červená cesta.
match-hint = Červená vychází z prvního kamene nahoře. Dejte tam kámen s červenou a otáčejte jím, dokud červená nenaváže na červenou.
match-done = Červená cesta dvěma kameny. Nakonec se počítá ta nejdelší.
match-failed = Barvy sedí, ale červená cesta oběma kameny nevede.

five-title = Cesta pěti kameny
five-task = Teď je vaše barva modrá. Nejdelší modrá cesta má čtyři kameny, prodlužte ji na pět.
five-hint = Sledujte modrou cestu na oba konce. Stačí tam přidat kámen s modrou.
five-done = Pět. Po každém položeném kameni si jeden doberete, takže jich máte stále šest.
five-failed = Nejdelší modrá cesta je pořád kratší. Podívejte se, kde končí.

forced-title = Vynucené místo
forced-task = Prázdné místo se třemi kameny kolem je vynucené: kdo má kámen, který tam pasuje, musí ho nejdřív vyplnit. Jsou tu dvě a pořadí volíte vy. Začněte tím, které prodlouží vaši červenou cestu.
forced-hint = Teď můžete položit dva ze svých kamenů. Jen jeden z nich prodlouží červenou.
forced-done = Vynucené, a přesto pro vás dobré. Potom přijde váš volný tah.
forced-failed = Vyplnili jste to druhé místo. I to bylo nutné, červené to ale nepomáhá.

fill-title = Vyberte správnou výplň
fill-task = Do vynucených míst pasuje víc kamenů. Vaše barva je zelená: zvolte výplň, která spojí dvě zelené cesty.
fill-hint = Podívejte se, u kterého vynuceného místa se zelené konce potkávají.
fill-done = Ze dvou cest jedna, a to kamenem, který jste stejně museli položit.
fill-failed = Tato výplň zelené cesty nespojuje.

join-title = Spojte dvě cesty
join-task = Hrajete za zeleného a máte volný tah: kterýkoli kámen, který pasuje, kamkoli. Spojte dvě zelené cesty.
join-hint = Dva zelené konce ústí vpravo do stejného prázdného místa.
join-done = Spojováním roste cesta nejrychleji.
join-failed = Žádné dvě zelené cesty se nespojily. Do kterého místa ústí dva zelené konce?

barred-title = Pozor na omezení
barred-task = Dokud jsou v sáčku kameny, nesmí žádný nechat v řadě mezeru ani způsobit, aby místo třikrát sousedilo s toutéž barvou. Červeně označená místa proto zatím zůstanou prázdná. Prodlužte červenou cestu jinde.
barred-hint = Červená končí také nahoře.
barred-done = Výborně. Plán ukazuje, co se smí položit, a když něco nejde, řekne proč.
barred-failed = Vaše červená cesta není delší. Zkuste to nahoře.

forces-title = Vytvořte vynucené místo
forces-task = Nové vynucené místo soupeře zaměstná, pokud má kámen, který tam pasuje. Prodlužte červenou a týmž kamenem vytvořte vynucené místo.
forces-hint = Položte kámen tak, aby některé prázdné místo získalo třetího souseda.
forces-done = Cesta je delší a přibylo místo, které možná bude nutné vyplnit.
forces-failed = Obojí najednou: delší červenou cestu a o vynucené místo víc.
forces-failed-unforced = Červená cesta je delší, ale žádné další místo nemá kolem sebe tři kameny.
forces-failed-short = Nové vynucené místo tu je, červená cesta se ale neprodloužila.

again-title = Ještě jeden kámen
again-task = Po volném tahu přijdou znovu vynucená místa, i ta, která jste právě vytvořili. Vytvořte takové, které sami vyplníte: položíte hned další kámen.
again-hint = Najděte pole, vedle kterého vznikne vynucené místo, a ověřte, že tam některý váš kámen pasuje.
again-done = Pořád jste na tahu. Šikovní hráči takhle položí i tři nebo čtyři kameny za sebou.
again-failed = Váš tah skončil: žádný váš kámen do vynuceného místa nepasuje.
again-failed-unforced = Tím žádné vynucené místo nevzniklo, a tak váš tah skončil.

loop-title = Udělejte smyčku
loop-task = Uzavřená smyčka přináší dva body za kámen. Vaše barva je zelená: uzavřete ji.
loop-hint = Zelená obíhá kolem středu. Chybí jedno místo vlevo nahoře.
loop-done = Smyčka: dvakrát tolik bodů než stejně dlouhá cesta.
loop-failed = Zelená cesta je pořád otevřená. Kde se její konce setkávají?

last-title = Poslední kámen
last-task = Sáček je prázdný: omezení už neplatí, rozhodují jen barvy. Hrajete za zeleného a toto je poslední kámen partie. Vyhrajte.
last-hint = Vaše nejdelší zelená cesta má konec nahoře.
last-done = Nejdelší cesta vyhrává. Tantrix už umíte!
last-failed = To nestačilo. Prodlužte svou nejdelší zelenou cestu.
