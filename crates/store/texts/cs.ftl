store-conflict = Někdo byl rychlejší: totéž právě zapsal někdo jiný.
store-broken = Databáze neodpovídá, jak má: { $error }.
store-lost = Databáze přestala pracovat.
store-too-new = Tuto databázi zapsala novější verze programu (schéma { $found }, tento program zná { $known }).
store-too-old = Tuto databázi zapsala starší verze programu (schéma { $found }, tento program pracuje se schématem { $known }). Spusťte s ní jednou server, ten ji převede; zálohovat ji lze už předtím.
store-tls = Databáze vyžaduje šifrované spojení, které tento program neumí; použijte místní socket nebo sslmode=disable přes tunel.
store-exists = Soubor { $file } už existuje; nic nebylo zapsáno.
store-left-over = Soubor { $file } zbyl po dřívější databázi a tuto by pokazil; přesuňte ho jinam spolu s ní. Nic nebylo zapsáno.
store-not-whole = Kopie není úplná: její nejnovější část je v souboru { $file }. Nic nebylo zapsáno; používanou databázi kopíruje příkaz „backup“.
store-no-file = Soubor { $file } neexistuje.
store-damaged = Databázový soubor { $file } je poškozený: { $error }.
store-backup-postgres = Databáze PostgreSQL se zálohuje jejím vlastním nástrojem pg_dump.
store-chain = Událost { $seq } partie { $match } nenavazuje na předchozí.
store-in-use = S touto databází už pracuje jiný server; každá databáze má v jednu chvíli jen jeden.
