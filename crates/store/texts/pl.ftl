store-conflict = Ktoś był szybszy: to samo zapisał właśnie ktoś inny.
store-broken = Baza danych nie odpowiada tak, jak powinna: { $error }.
store-lost = Baza danych przestała działać.
store-too-new = Tę bazę danych zapisała nowsza wersja programu (schemat { $found }, ten program zna { $known }).
store-too-old = Tę bazę danych zapisała starsza wersja programu (schemat { $found }, ten program pracuje ze schematem { $known }). Uruchom z nią raz serwer, który ją zaktualizuje; kopię zapasową można zrobić już wcześniej.
store-tls = Baza danych wymaga połączenia szyfrowanego, którego ten program nie obsługuje; użyj lokalnego gniazda albo sslmode=disable przez tunel.
store-exists = Plik { $file } już istnieje; niczego nie zapisano.
store-left-over = Plik { $file } pozostał po wcześniejszej bazie danych i zepsułby tę; przenieś go gdzie indziej razem z nią. Niczego nie zapisano.
store-not-whole = Kopia nie jest pełna: jej najnowsza część jest w pliku { $file }. Niczego nie zapisano; używaną bazę kopiuje polecenie „backup”.
store-no-file = Nie ma pliku { $file }.
store-damaged = Plik bazy danych { $file } jest uszkodzony: { $error }.
store-backup-postgres = Kopię zapasową bazy PostgreSQL tworzy jej własne narzędzie, pg_dump.
store-chain = Zdarzenie { $seq } partii { $match } nie wynika z poprzedniego.
store-in-use = Z tą bazą danych pracuje już inny serwer; każda baza ma naraz tylko jeden.
