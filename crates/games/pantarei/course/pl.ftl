choose-title = Wybór koloru
choose-task = W linii leży dziewięć czarnych łusek, dziewięć białych i jedna neutralna. Pierwszy gracz wybiera kolor, a drugi wykonuje pierwszy ruch. Wybierz czarny.
choose-hint = Wybierz czarny: drugi gracz będzie biały i zacznie.
choose-done = Grasz czarnymi, a zaczyna biały.
choose-failed = To był biały. Tutaj masz wybrać czarny.

carry-title = Przełóż łuskę
carry-task = Grasz białymi. Łuska przesuwa się dokładnie o tyle stosów, ile wskazuje jej liczba, w lewo albo w prawo, na to, co tam leży. Przełóż jedną.
carry-hint = Biała dwójka idzie o dwa stosy w lewo albo w prawo. Wybierz ją, a potem miejsce docelowe.
carry-done = Łuska leży teraz na innej: tworzą jeden stos, a linia jest krótsza.
carry-failed = To była zamiana dwóch stosów. Też wolno, ale tutaj masz przełożyć łuskę.

capture-title = Przejmij stos
capture-task = Stos należy do tego, czyja łuska leży na wierzchu. Przykryj jedną z czarnych.
capture-hint = Biała jedynka na lewym końcu ma czarną sąsiadkę.
capture-done = Stos jest teraz twój: to, co leży pod spodem, samo się nie ruszy.
capture-failed = To nie przykryło czarnej łuski. Policz stosy od swojej łuski do najbliższej czarnej.
capture-failed-swapped = To była zamiana dwóch stosów. Przełóż zamiast tego łuskę na którąś czarną.

swap-title = Zamień stosy
swap-task = Zamiast przekładać, możesz zamienić miejscami dwa własne stosy, choćby najdalsze. Zrób to.
swap-hint = Wybierz jeden ze swoich stosów, a potem drugi swój.
swap-done = Zamienione. Przeciwnik nie może zamieniać zaraz po tobie.
swap-failed = To było przełożenie. Wybierz zamiast tego dwa własne stosy.

two-title = Dwie łuski naraz
two-task = Ze swojego stosu możesz wziąć dwie górne łuski naraz. Idą tak daleko, jak wskazuje górna. Przełóż dwie.
two-hint = Twój stos na lewym końcu ma dwie łuski, a na wierzchu jedynkę.
two-done = Powędrowały razem i w tej samej kolejności. Kolor dolnej nie ma znaczenia.
two-failed = To nie były dwie łuski. Dwie ma twój stos na lewym końcu.

neutral-title = Neutralna łuska
neutral-task = Neutralna łuska nie ma liczby: wędruje tylko pod inną. Grasz czarnymi: zabierz ją ze sobą.
neutral-hint = Leży na niej twoja czarna jedynka. Przełóż obie naraz.
neutral-done = Neutralna łuska się ruszyła. Do wysokości stosu liczy się jak każda inna.
neutral-failed = Neutralna łuska została na miejscu. Przełóż naraz obie łuski z jej stosu.

free-title = Uwolnij swoją łuskę
free-task = To, co leży na wierzchu, można znów zabrać. Grasz białymi: zagraj tak, by odsłonić jedną z własnych łusek.
free-hint = Spójrz na swój stos trzech łusek. Pod twoją i czarną jedynką leży twoja dwójka.
free-done = Twoja dwójka znów jest wolna, więc masz oba stosy.
free-failed = Żadna twoja łuska się nie odsłoniła. Weź dwie ze stosu trzech.

tower-title = Wieża z czterech
tower-task = Decyduje wysokość. Grasz czarnymi: zdobądź stos czterech łusek ze swoją na wierzchu.
tower-hint = Najwyższy stos należy do białego. Która czarna łuska dokładnie go dosięgnie?
tower-done = Cztery łuski i stos jest twój. Jeszcze trzy i koniec gry.
tower-failed = Żaden twój stos nie ma czterech łusek. Spójrz na najwyższy stos w linii.

seven-title = Siedem wygrywa
seven-task = Kto dopełni stos siedmiu łusek, od razu wygrywa, cokolwiek w nim leży. Grasz czarnymi: zrób to.
seven-hint = Jeden stos ma pięć łusek. Potrzebujesz dwóch, które razem na niego trafią.
seven-done = Siedem! To, że większość z nich była biała, nie ma znaczenia.
seven-failed = To nie siedem. Z którego twojego stosu dwie łuski dosięgną tych pięciu?

defend-title = Rozbierz wieżę
defend-task = Grasz białymi. Czarny grozi siódemką na stosie pięciu łusek i właśnie zamieniał, więc ty nie możesz. Zapobiegnij temu.
defend-hint = Wysoki stos jest twój. Zabierz z niego coś.
defend-done = Wieża jest teraz dość niska: czarny nie zrobi siódemki.
defend-failed = Czarny zrobił siódemkę. Zobacz jak.

escape-title = Zamianą poza zasięg
escape-task = Grasz białymi, a czarny zaraz zrobi siódemkę na twoim stosie pięciu łusek. Uratuj go w całości zamianą: czarny nie może zamieniać zaraz po tobie.
escape-hint = Postaw wysoki stos tam, gdzie żadna czarna para dokładnie nie trafi.
escape-done = Poza zasięgiem, a czarny nie może go zamianą odzyskać.
escape-failed = Czarny dosięgnął wieży. Zobacz, które czarne stosy mają dwie łuski i jak daleko sięgają.
escape-failed-carried = Bezpiecznie, ale wieża jest teraz niższa. Uratuj ją w całości, zamianą.

plan-title = Dwa i dwa to siedem
plan-task = Grasz czarnymi. Zrób siódemkę drugim ruchem: najpierw pięć, potem dwie na wierzch, a biały nie może zdążyć przed tobą.
plan-hint = Z dwóch twoich stosów po dwie łuski sięgają prawego końca linii.
plan-done = Siedem w dwóch krokach. Umiesz już grać w Pantareï!
plan-failed = Nie wyszło. Obie pary muszą trafić na ten sam stos.
plan-failed-late = Biały pierwszy zrobił siódemkę. Obie pary muszą trafić na ten sam stos.
