<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>Phrase</name>
    <message>
        <source>The file holds no answers, or it is damaged.</source>
        <translation>W pliku nie ma odpowiedzi albo jest on uszkodzony.</translation>
    </message>
    <message>
        <source>The answer to exercise %1 of the file is damaged.</source>
        <translation>Odpowiedź na zadanie %1 w pliku jest uszkodzona.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; has no files that end in .json.</source>
        <translation>W folderze „%1” nie ma plików z końcówką .json.</translation>
    </message>
    <message>
        <source>These are answers to another set.</source>
        <translation>To odpowiedzi do innego zestawu.</translation>
    </message>
    <message>
        <source>The file has &quot;%1&quot;, which is not known in files of version %2.</source>
        <translation>W pliku jest „%1”, czego nie ma w plikach wersji %2.</translation>
    </message>
    <message>
        <source>Line %1, column %2: texts stand in double quotes here, not in single ones.</source>
        <translation>Linia %1, kolumna %2: teksty są tu w podwójnych cudzysłowach, nie w pojedynczych.</translation>
    </message>
    <message>
        <source>Line %1, column %2: before &quot;%3&quot; there is a comma too many.</source>
        <translation>Linia %1, kolumna %2: przed „%3” jest o jeden przecinek za dużo.</translation>
    </message>
    <message>
        <source>Line %1, column %2: from here on the file is no JSON. A comma, a quote or a bracket may be missing.</source>
        <translation>Linia %1, kolumna %2: odtąd plik nie jest JSON. Może brakować przecinka, cudzysłowu lub nawiasu.</translation>
    </message>
    <message>
        <source>The file has no &quot;format&quot;. It should say: %1</source>
        <translation>W pliku nie ma „format”. Powinno być: %1</translation>
    </message>
    <message>
        <source>In the file &quot;version&quot; is no number; it is written without quotes.</source>
        <translation>W pliku „version” nie jest liczbą; pisze się ją bez cudzysłowów.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Bouton.</source>
        <translation>Plik pochodzi z nowszej wersji Boutona.</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n exercise(s); it should be 1 to %1.</source>
        <translation>
            <numerusform>W pliku jest %n zadanie; powinno być od 1 do %1.</numerusform>
            <numerusform>W pliku są %n zadania; powinno być od 1 do %1.</numerusform>
            <numerusform>W pliku jest %n zadań; powinno być od 1 do %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exercise %1 of the file has no game or no position.</source>
        <translation>Zadanie %1 w pliku nie ma gry lub pozycji.</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>Nie otwarto %1. %2</translation>
    </message>
    <message>
        <source>In the file &quot;rules&quot; are not the rules of games by their ids.</source>
        <translation>W pliku „rules” nie zawiera zasad gier według ich identyfikatorów.</translation>
    </message>
    <message>
        <source>The file has rules of the game %1, but no exercise of it.</source>
        <translation>W pliku są zasady gry %1, ale żadnego zadania z niej.</translation>
    </message>
    <message>
        <source>The file holds no exercises, or it is damaged.</source>
        <translation>W pliku nie ma zadań albo jest on uszkodzony.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another name.</source>
        <translation>%1 już istnieje. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>The exercises could not be saved: %1</source>
        <translation>Nie można było zapisać zadań: %1</translation>
    </message>
    <message>
        <source>Moves end at %1: the next one of the file is not legal.</source>
        <translation>Ruchy kończą się na %1: następny z pliku nie jest dozwolony.</translation>
    </message>
    <message>
        <source>Moves end at %1. The file gives the result as %2.</source>
        <translation>Ruchy kończą się na %1. Plik podaje rezultat %2.</translation>
    </message>
    <message>
        <source>The file gives the result as %1. On the board it is %2.</source>
        <translation>Plik podaje rezultat %1. Na planszy jest %2.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; has no files of games (.wtb, .ggf, .txt).</source>
        <translation>W folderze „%1” nie ma plików z partiami (.wtb, .ggf, .txt).</translation>
    </message>
    <message>
        <source>The file holds no games of Reversi.</source>
        <translation>W pliku nie ma partii Reversi.</translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s) cannot be read.</source>
        <translation>
            <numerusform>Nie można odczytać %n innej partii.</numerusform>
            <numerusform>Nie można odczytać %n innych partii.</numerusform>
            <numerusform>Nie można odczytać %n innych partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A collection has room for %Ln game(s); others are left out.</source>
        <translation>
            <numerusform>W kolekcji mieści się %Ln partia; pozostałe pominięto.</numerusform>
            <numerusform>W kolekcji mieszczą się %Ln partie; pozostałe pominięto.</numerusform>
            <numerusform>W kolekcji mieści się %Ln partii; pozostałe pominięto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, linia %2: %3</translation>
    </message>
    <message>
        <source>WTH.JOU is not beside the games: players are shown by their numbers.</source>
        <translation>Obok partii nie ma WTH.JOU: zamiast graczy są ich numery.</translation>
    </message>
    <message>
        <source>WTH.TRN is not beside the games: events are shown by their numbers.</source>
        <translation>Obok partii nie ma WTH.TRN: zamiast wydarzeń są ich numery.</translation>
    </message>
    <message>
        <source>The file is cut off: its length in bytes is %L2, and by its head it is %L1.</source>
        <translation>Plik jest ucięty: ma długość %L2 bajtów, a według nagłówka %L1.</translation>
    </message>
    <message>
        <source>The file does not fit its head: its length in bytes is %L2, and by its head it is %L1.</source>
        <translation>Plik nie zgadza się z nagłówkiem: ma długość %L2 bajtów, a według nagłówka %L1.</translation>
    </message>
    <message numerus="yes">
        <source>The file is cut off: it has only %n byte(s).</source>
        <translation>
            <numerusform>Plik jest ucięty: ma tylko %n bajt.</numerusform>
            <numerusform>Plik jest ucięty: ma tylko %n bajty.</numerusform>
            <numerusform>Plik jest ucięty: ma tylko %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games are played on %1 x %1. Reversi has 8 x 8 alone.</source>
        <translation>Partie zagrano na planszy %1 x %1. Reversi ma tylko 8 x 8.</translation>
    </message>
    <message>
        <source>The text is in UTF-16. Save it as UTF-8: nothing else is read.</source>
        <translation>Tekst jest w UTF-16. Zapisz go jako UTF-8: nic innego nie jest czytane.</translation>
    </message>
    <message>
        <source>The game is over: &quot;%1&quot; cannot be played.</source>
        <translation>Partia jest skończona: nie można zagrać „%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move: cells such as c5, joined by +, or pass.</source>
        <translation>„%1” nie jest ruchem: podaj pola, na przykład c5, połączone znakiem +, lub pass.</translation>
    </message>
    <message>
        <source>%1 is not a legal move here.</source>
        <translation>%1 nie jest tu dozwolonym ruchem.</translation>
    </message>
    <message>
        <source>The position is empty.</source>
        <translation>Pozycja jest pusta.</translation>
    </message>
    <message>
        <source>The position begins with a space; its rows come first.</source>
        <translation>Pozycja zaczyna się od spacji; najpierw podaje się wiersze.</translation>
    </message>
    <message>
        <source>After the rows, a space and the side to move (%1 or %2) are missing.</source>
        <translation>Po wierszach brakuje spacji i strony, która ma ruch (%1 lub %2).</translation>
    </message>
    <message>
        <source>The side to move is %1 or %2, not &quot;%3&quot;.</source>
        <translation>Ruch ma %1 lub %2, nie „%3”.</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n row(s); %1 are possible.</source>
        <translation>
            <numerusform>Plansza ma %n wiersz; możliwe: %1.</numerusform>
            <numerusform>Plansza ma %n wiersze; możliwe: %1.</numerusform>
            <numerusform>Plansza ma %n wierszy; możliwe: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board has %n row(s); %1 to %2 are possible.</source>
        <translation>
            <numerusform>Plansza ma %n wiersz; możliwe od %1 do %2.</numerusform>
            <numerusform>Plansza ma %n wiersze; możliwe od %1 do %2.</numerusform>
            <numerusform>Plansza ma %n wierszy; możliwe od %1 do %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 holds a character that is not ASCII; possible are %2.</source>
        <translation>Na polu %1 jest znak spoza ASCII; możliwe: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n cell(s); %2 are possible.</source>
        <translation>
            <numerusform>Wiersz %1 ma %n pole; możliwe: %2.</numerusform>
            <numerusform>Wiersz %1 ma %n pola; możliwe: %2.</numerusform>
            <numerusform>Wiersz %1 ma %n pól; możliwe: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n cell(s); %2 to %3 are possible.</source>
        <translation>
            <numerusform>Wiersz %1 ma %n pole; możliwe od %2 do %3.</numerusform>
            <numerusform>Wiersz %1 ma %n pola; możliwe od %2 do %3.</numerusform>
            <numerusform>Wiersz %1 ma %n pól; możliwe od %2 do %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n cell(s), row 1 has %2.</source>
        <translation>
            <numerusform>Wiersz %1 ma %n pole, a wiersz 1 ma ich %2.</numerusform>
            <numerusform>Wiersz %1 ma %n pola, a wiersz 1 ma ich %2.</numerusform>
            <numerusform>Wiersz %1 ma %n pól, a wiersz 1 ma ich %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 holds &quot;%2&quot;; possible are %3.</source>
        <translation>Na polu %1 stoi „%2”; możliwe: %3.</translation>
    </message>
    <message>
        <source>Stopped before a move was found.</source>
        <translation>Zatrzymano przed znalezieniem ruchu.</translation>
    </message>
    <message>
        <source>The game %1 has no player &quot;%2&quot;; there are: %3.</source>
        <translation>W grze %1 nie ma gracza „%2”; są: %3.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;: nothing can be set here.</source>
        <translation>Nie ma ustawienia „%1”: tu nic nie można ustawić.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;; there are: %2.</source>
        <translation>Nie ma ustawienia „%1”; są: %2.</translation>
    </message>
    <message>
        <source>%1 is %2 to %3, not %4.</source>
        <translation>%1: od %2 do %3, nie %4.</translation>
    </message>
    <message>
        <source>%1 is one of these: %2; not %3.</source>
        <translation>%1 to jedno z tych: %2; nie %3.</translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation>%1 podano dwa razy.</translation>
    </message>
    <message>
        <source>A setting is written name=value, not &quot;%1&quot;.</source>
        <translation>Ustawienie zapisuje się nazwa=wartość, nie „%1”.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>the only legal move</source>
        <translation>jedyny dozwolony ruch</translation>
    </message>
    <message>
        <source>a random legal move</source>
        <translation>losowy dozwolony ruch</translation>
    </message>
    <message>
        <source>Careless</source>
        <translation>Nieuważny</translation>
    </message>
    <message>
        <source>Random moves of a hundred</source>
        <translation>Losowe ruchy na sto</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of 100 at random</source>
        <translation>
            <numerusform>%n ruch na 100 losowy</numerusform>
            <numerusform>%n ruchy na 100 losowe</numerusform>
            <numerusform>%n ruchów na 100 losowych</numerusform>
        </translation>
    </message>
    <message>
        <source>a careless moment, so a random legal move</source>
        <translation>chwila nieuwagi, więc losowy dozwolony ruch</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>moves at random</source>
        <translation>gra losowo</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Doskonały</translation>
    </message>
    <message>
        <source>never loses a won game</source>
        <translation>nigdy nie traci wygranej</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Student</translation>
    </message>
    <message>
        <source>plays by the nim-sum, but moves at random half the time</source>
        <translation>gra według nim-sumy, ale w połowie ruchów losowo</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Gracz klubowy</translation>
    </message>
    <message>
        <source>plays by the nim-sum, but slips one move in ten</source>
        <translation>gra według nim-sumy, ale potyka się w co dziesiątym ruchu</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>nikt nie pisze do tego potoku</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation>Nie można przeczytać pliku „%1”: %2.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read.</source>
        <translation>Nie można przeczytać pliku „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>The file &quot;%1&quot; is too large: it has more than %n byte(s).</source>
        <translation>
            <numerusform>Plik „%1” jest za duży: ma ponad %n bajt.</numerusform>
            <numerusform>Plik „%1” jest za duży: ma ponad %n bajty.</numerusform>
            <numerusform>Plik „%1” jest za duży: ma ponad %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opening book knows the whole game.</source>
        <translation>Księga otwarć zna całą partię.</translation>
    </message>
    <message>
        <source>The opening book knows the game up to move %1, %2; there it ends.</source>
        <translation>Księga otwarć zna partię do ruchu %1, %2; tam się kończy.</translation>
    </message>
    <message>
        <source>%1 left the opening book with the first move, %2.</source>
        <translation>%1 opuszcza księgę otwarć pierwszym ruchem, %2.</translation>
    </message>
    <message>
        <source>The opening book knows the game up to move %1, %2; then %3 played %4, which the book does not play.</source>
        <translation>Księga otwarć zna partię do ruchu %1, %2; potem %3 gra %4, czego księga nie gra.</translation>
    </message>
    <message>
        <source>%1 is to move and can win.</source>
        <translation>%1 ma ruch i może wygrać.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Przy optymalnej grze to remis.</translation>
    </message>
    <message>
        <source>%1 is to move and loses against best play.</source>
        <translation>%1 ma ruch i przy optymalnej grze przegrywa.</translation>
    </message>
    <message>
        <source>It is not known who wins with best play.</source>
        <translation>Nie wiadomo, kto wygra przy optymalnej grze.</translation>
    </message>
    <message>
        <source>It seems about even.</source>
        <translation>Szanse wydają się prawie równe.</translation>
    </message>
    <message>
        <source>%1 loses against best play; %2 is the only move.</source>
        <translation>%1 przegrywa przy optymalnej grze; %2 to jedyny ruch.</translation>
    </message>
    <message>
        <source>%1 loses against best play; %2 holds out longest.</source>
        <translation>%1 przegrywa przy optymalnej grze; %2 broni się najdłużej.</translation>
    </message>
    <message>
        <source>%1 loses against best play; %2 loses by the least.</source>
        <translation>%1 przegrywa przy optymalnej grze; %2 przegrywa najmniejszą różnicą.</translation>
    </message>
    <message>
        <source>%1 loses against best play, whatever is played.</source>
        <translation>%1 przegrywa przy optymalnej grze, cokolwiek zagra.</translation>
    </message>
    <message>
        <source>There is only one legal move.</source>
        <translation>Jest tylko jeden dozwolony ruch.</translation>
    </message>
    <message>
        <source>The best move is in the upper left quarter.</source>
        <translation>Najlepszy ruch jest w lewej górnej ćwiartce.</translation>
    </message>
    <message>
        <source>The best move is in the upper right quarter.</source>
        <translation>Najlepszy ruch jest w prawej górnej ćwiartce.</translation>
    </message>
    <message>
        <source>The best move is in the lower left quarter.</source>
        <translation>Najlepszy ruch jest w lewej dolnej ćwiartce.</translation>
    </message>
    <message>
        <source>The best move is in the lower right quarter.</source>
        <translation>Najlepszy ruch jest w prawej dolnej ćwiartce.</translation>
    </message>
    <message>
        <source>Moves that are known to win: %1 of %2.</source>
        <translation>Ruchy, o których wiadomo, że wygrywają: %1 z %2.</translation>
    </message>
    <message>
        <source>Moves that win: %1 of %2.</source>
        <translation>Ruchy wygrywające: %1 z %2.</translation>
    </message>
    <message>
        <source>Moves that keep the draw: %1 of %2.</source>
        <translation>Ruchy utrzymujące remis: %1 z %2.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>To %1.</translation>
    </message>
    <message>
        <source>%1 seems best.</source>
        <translation>%1 wydaje się najlepszym ruchem.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 to najlepszy ruch.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 wygrywa.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 utrzymuje remis.</translation>
    </message>
    <message>
        <source>With best play the game goes %1 and is drawn.</source>
        <translation>Przy optymalnej grze partia toczy się %1 i kończy remisem.</translation>
    </message>
    <message>
        <source>With best play the game goes on %1.</source>
        <translation>Przy optymalnej grze partia toczy się dalej %1.</translation>
    </message>
    <message numerus="yes">
        <source>With best play the game goes %1, and %2 wins within %n move(s).</source>
        <translation>
            <numerusform>Przy optymalnej grze partia toczy się %1 i %2 wygrywa w co najwyżej %n ruchu.</numerusform>
            <numerusform>Przy optymalnej grze partia toczy się %1 i %2 wygrywa w co najwyżej %n ruchach.</numerusform>
            <numerusform>Przy optymalnej grze partia toczy się %1 i %2 wygrywa w co najwyżej %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is expected to go on %1.</source>
        <translation>Spodziewany dalszy ciąg: %1.</translation>
    </message>
    <message>
        <source>With best play the game goes on %1; %2 is as good.</source>
        <translation>Przy optymalnej grze partia toczy się dalej %1; %2 jest równie dobry.</translation>
    </message>
    <message>
        <source>The game is expected to go on %1; %2 seems as good.</source>
        <translation>Spodziewany dalszy ciąg: %1; %2 wydaje się równie dobry.</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>najlepszy ruch</translation>
    </message>
    <message>
        <source>keeps the win</source>
        <translation>utrzymuje wygraną</translation>
    </message>
    <message>
        <source>keeps the draw</source>
        <translation>utrzymuje remis</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>oddaje wygraną</translation>
    </message>
    <message>
        <source>gives the draw away</source>
        <translation>oddaje remis</translation>
    </message>
    <message>
        <source>Only %1 keeps the win.</source>
        <translation>Tylko %1 utrzymuje wygraną.</translation>
    </message>
    <message>
        <source>The win is kept by %1.</source>
        <translation>Wygraną utrzymuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The win is kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Wygraną utrzymuje %1 i jeszcze %n ruch.</numerusform>
            <numerusform>Wygraną utrzymuje %1 i jeszcze %n ruchy.</numerusform>
            <numerusform>Wygraną utrzymuje %1 i jeszcze %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the draw.</source>
        <translation>Tylko %1 utrzymuje remis.</translation>
    </message>
    <message>
        <source>The draw is kept by %1.</source>
        <translation>Remis utrzymuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The draw is kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Remis utrzymuje %1 i jeszcze %n ruch.</numerusform>
            <numerusform>Remis utrzymuje %1 i jeszcze %n ruchy.</numerusform>
            <numerusform>Remis utrzymuje %1 i jeszcze %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the best score.</source>
        <translation>Tylko %1 utrzymuje najlepszy wynik.</translation>
    </message>
    <message>
        <source>The best score is kept by %1.</source>
        <translation>Najlepszy wynik utrzymuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best score is kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Najlepszy wynik utrzymuje %1 i jeszcze %n ruch.</numerusform>
            <numerusform>Najlepszy wynik utrzymuje %1 i jeszcze %n ruchy.</numerusform>
            <numerusform>Najlepszy wynik utrzymuje %1 i jeszcze %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 seems to keep the best score.</source>
        <translation>Według oszacowania tylko %1 utrzymuje najlepszy wynik.</translation>
    </message>
    <message>
        <source>The best score seems to be kept by %1.</source>
        <translation>Według oszacowania najlepszy wynik utrzymuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best score seems to be kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Według oszacowania najlepszy wynik utrzymuje %1 i jeszcze %n ruch.</numerusform>
            <numerusform>Według oszacowania najlepszy wynik utrzymuje %1 i jeszcze %n ruchy.</numerusform>
            <numerusform>Według oszacowania najlepszy wynik utrzymuje %1 i jeszcze %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and made a lost position of a drawn one.</source>
        <translation>Ruch %1: %2 gra %3 i z pozycji remisowej robi przegrywającą.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and made a drawn position of a won one.</source>
        <translation>Ruch %1: %2 gra %3 i z pozycji wygrywającej robi remisową.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and made a lost position of a won one.</source>
        <translation>Ruch %1: %2 gra %3 i z pozycji wygrywającej robi przegrywającą.</translation>
    </message>
    <message>
        <source>%1 %2 gave the win away.</source>
        <translation>%1 %2 oddaje wygraną.</translation>
    </message>
    <message>
        <source>%1 %2 gave the draw away.</source>
        <translation>%1 %2 oddaje remis.</translation>
    </message>
    <message>
        <source>%1 had nothing to lose.</source>
        <translation>%1: nic do stracenia.</translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n move(s), too few to tell how well.</source>
        <translation>
            <numerusform>%1: %n ruch, za mało, by ocenić grę.</numerusform>
            <numerusform>%1: %n ruchy, za mało, by ocenić grę.</numerusform>
            <numerusform>%1: %n ruchów, za mało, by ocenić grę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kept the outcome in %2 of %n move(s) where it could be lost.</source>
        <translation>
            <numerusform>%1 utrzymuje rozstrzygnięcie w %2 z %n ruchu, w którym można je stracić.</numerusform>
            <numerusform>%1 utrzymuje rozstrzygnięcie w %2 z %n ruchów, w których można je stracić.</numerusform>
            <numerusform>%1 utrzymuje rozstrzygnięcie w %2 z %n ruchów, w których można je stracić.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gave nothing away, the analysis estimates.</source>
        <translation>%1 niczego nie oddaje, według oszacowania.</translation>
    </message>
    <message>
        <source>%1 gave nothing away.</source>
        <translation>%1 niczego nie oddaje.</translation>
    </message>
    <message>
        <source>The start: %1 is to move.</source>
        <translation>Początek: ruch ma %1.</translation>
    </message>
    <message>
        <source>Move %1: %2 %3.</source>
        <translation>Ruch %1: %2 %3.</translation>
    </message>
    <message>
        <source>Proven: a draw.</source>
        <translation>Udowodnione: remis.</translation>
    </message>
    <message>
        <source>Estimated: about even.</source>
        <translation>Oszacowanie: prawie równo.</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <translation>Głębokość %1.</translation>
    </message>
    <message>
        <source>Drawn with best play.</source>
        <translation>Remis przy optymalnej grze.</translation>
    </message>
    <message>
        <source>%1 wins with best play.</source>
        <translation>%1 wygrywa przy optymalnej grze.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>Wygrywa %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with best play, after %n more move(s).</source>
        <translation>
            <numerusform>%1 wygrywa przy optymalnej grze, po jeszcze %n ruchu.</numerusform>
            <numerusform>%1 wygrywa przy optymalnej grze, po jeszcze %n ruchach.</numerusform>
            <numerusform>%1 wygrywa przy optymalnej grze, po jeszcze %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and never had a win again.</source>
        <translation>Ruch %1: %2 gra %3 i wygrana już nie wraca.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and the draw was gone for good.</source>
        <translation>Ruch %1: %2 gra %3 i remis przepada na dobre.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and %4 was ahead from then on, the analysis estimates.</source>
        <translation>Ruch %1: %2 gra %3 i odtąd prowadzi %4, według oszacowania.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and lost the lead for good, the analysis estimates.</source>
        <translation>Ruch %1: %2 gra %3 i na dobre traci prowadzenie, według oszacowania.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and %4 lost the lead for good, the analysis estimates.</source>
        <translation>Ruch %1: %2 gra %3, a %4 na dobre traci prowadzenie, według oszacowania.</translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum 0, so every move loses against best play.</source>
        <translation>
            <numerusform>Składnik o wartości %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the part at %6 from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Składnik o wartości %1: nim-suma %2, więc %3 wygrywa. %7 zmienia składnik przy %6 z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia składnik przy %6 z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia składnik przy %6 z %4 na %5, a nim-sumę na 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes the part at %6 from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>%7 zmienia składnik przy %6 z %4 na %5 i sprowadza nim-sumę do 0.</translation>
    </message>
    <message>
        <source>%7 takes the part at %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>%7 zmienia składnik przy %6 z %4 na %5 i zostawia nim-sumę %2, którą %3 może sprowadzić do 0.</translation>
    </message>
    <message numerus="yes">
        <source>All winning moves are in the part(s) at %1.</source>
        <translation>
            <numerusform>Wszystkie wygrywające ruchy są w składniku przy %1.</numerusform>
            <numerusform>Wszystkie wygrywające ruchy są w składnikach przy %1.</numerusform>
            <numerusform>Wszystkie wygrywające ruchy są w składnikach przy %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nimber 0: every move loses against best play.</source>
        <translation>Nimber 0: przy optymalnej grze każdy ruch przegrywa.</translation>
    </message>
    <message>
        <source>Nimber %1, which is not 0: %2 wins.</source>
        <translation>Nimber %1, czyli nie 0: %2 wygrywa.</translation>
    </message>
    <message>
        <source>Nimber %1, so %2 wins: %3 brings it to 0.</source>
        <translation>Nimber %1, więc %2 wygrywa: %3 sprowadza go do 0.</translation>
    </message>
    <message>
        <source>%1 brings the nimber to 0.</source>
        <translation>%1 sprowadza nimber do 0.</translation>
    </message>
    <message>
        <source>%1 leaves nimber %2, which %3 can bring to 0.</source>
        <translation>%1 zostawia nimber %2, który %3 może sprowadzić do 0.</translation>
    </message>
    <message numerus="yes">
        <source>With best play %1 wins by %n point(s).</source>
        <translation>
            <numerusform>Przy optymalnej grze %1 wygrywa różnicą %n punktu.</numerusform>
            <numerusform>Przy optymalnej grze %1 wygrywa różnicą %n punktów.</numerusform>
            <numerusform>Przy optymalnej grze %1 wygrywa różnicą %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is ahead by %n point(s).</source>
        <translation>
            <numerusform>%1 ma przewagę %n punktu.</numerusform>
            <numerusform>%1 ma przewagę %n punktów.</numerusform>
            <numerusform>%1 ma przewagę %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be ahead by about %n point(s).</source>
        <translation>
            <numerusform>Według oszacowania %1 ma przewagę około %n punktu.</numerusform>
            <numerusform>Według oszacowania %1 ma przewagę około %n punktów.</numerusform>
            <numerusform>Według oszacowania %1 ma przewagę około %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be behind by about %n point(s).</source>
        <translation>
            <numerusform>Według oszacowania %1 ma stratę około %n punktu.</numerusform>
            <numerusform>Według oszacowania %1 ma stratę około %n punktów.</numerusform>
            <numerusform>Według oszacowania %1 ma stratę około %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With best play the game goes on %1; the next best move, %2, is %n point(s) worse.</source>
        <translation>
            <numerusform>Przy optymalnej grze partia toczy się dalej %1; następny najlepszy ruch, %2, jest o %n punkt gorszy.</numerusform>
            <numerusform>Przy optymalnej grze partia toczy się dalej %1; następny najlepszy ruch, %2, jest o %n punkty gorszy.</numerusform>
            <numerusform>Przy optymalnej grze partia toczy się dalej %1; następny najlepszy ruch, %2, jest o %n punktów gorszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is expected to go on %1; the next best move, %2, seems %n point(s) worse.</source>
        <translation>
            <numerusform>Spodziewany dalszy ciąg: %1; następny najlepszy ruch, %2, wydaje się o %n punkt gorszy.</numerusform>
            <numerusform>Spodziewany dalszy ciąg: %1; następny najlepszy ruch, %2, wydaje się o %n punkty gorszy.</numerusform>
            <numerusform>Spodziewany dalszy ciąg: %1; następny najlepszy ruch, %2, wydaje się o %n punktów gorszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: %1 wins by %n point(s).</source>
        <translation>
            <numerusform>Udowodnione: %1 wygrywa różnicą %n punktu.</numerusform>
            <numerusform>Udowodnione: %1 wygrywa różnicą %n punktów.</numerusform>
            <numerusform>Udowodnione: %1 wygrywa różnicą %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimated: %1 is ahead by %n point(s).</source>
        <translation>
            <numerusform>Oszacowanie: %1 ma przewagę %n punktu.</numerusform>
            <numerusform>Oszacowanie: %1 ma przewagę %n punktów.</numerusform>
            <numerusform>Oszacowanie: %1 ma przewagę %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which is %n point(s) worse than the best move.</source>
        <translation>
            <numerusform>Ruch %1: %2 gra %3, o %n punkt gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, o %n punkty gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, o %n punktów gorzej od najlepszego ruchu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which the analysis estimates to be %n point(s) worse than the best move.</source>
        <translation>
            <numerusform>Ruch %1: %2 gra %3, według oszacowania o %n punkt gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, według oszacowania o %n punkty gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, według oszacowania o %n punktów gorzej od najlepszego ruchu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 gave away %n point(s).</source>
        <translation>
            <numerusform>%1 %2 oddaje %n punkt.</numerusform>
            <numerusform>%1 %2 oddaje %n punkty.</numerusform>
            <numerusform>%1 %2 oddaje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 punkt</numerusform>
            <numerusform>%1 punkty</numerusform>
            <numerusform>%1 punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>pół punktu</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than the best move</source>
        <translation>
            <numerusform>o %n punkt gorzej od najlepszego ruchu</numerusform>
            <numerusform>o %n punkty gorzej od najlepszego ruchu</numerusform>
            <numerusform>o %n punktów gorzej od najlepszego ruchu</numerusform>
        </translation>
    </message>
    <message>
        <source>With best play the game is drawn.</source>
        <translation>Przy optymalnej grze partia kończy się remisem.</translation>
    </message>
    <message>
        <source>Neither side is ahead.</source>
        <translation>Żadna strona nie prowadzi.</translation>
    </message>
    <message>
        <source>This is proven.</source>
        <translation>To jest udowodnione.</translation>
    </message>
    <message>
        <source>Estimated at depth %1, not proven.</source>
        <translation>Oszacowane na głębokości %1, nieudowodnione.</translation>
    </message>
    <message>
        <source>%1 keeps the best score, %2.</source>
        <translation>%1 utrzymuje najlepszy wynik, %2.</translation>
    </message>
    <message>
        <source>%1 comes to %2; the best move comes to %3.</source>
        <translation>%1 daje %2; najlepszy ruch daje %3.</translation>
    </message>
    <message>
        <source>At depth %3 %1 is estimated at %2, the best of all moves.</source>
        <translation>Na głębokości %3 oszacowanie ruchu %1 to %2, najlepsze ze wszystkich.</translation>
    </message>
    <message>
        <source>At depth %4 %1 is estimated at %2; the best move comes to %3, which is proven.</source>
        <translation>Na głębokości %4 oszacowanie ruchu %1 to %2; najlepszy ruch daje %3, co jest udowodnione.</translation>
    </message>
    <message>
        <source>At depth %4 %1 is estimated at %2, the best move at %3.</source>
        <translation>Na głębokości %4 oszacowanie ruchu %1 to %2, a najlepszego ruchu %3.</translation>
    </message>
    <message>
        <source>%1 comes to %2, which is proven.</source>
        <translation>%1 daje %2, co jest udowodnione.</translation>
    </message>
    <message>
        <source>At depth %3 %1 is estimated at %2.</source>
        <translation>Na głębokości %3 oszacowanie ruchu %1 to %2.</translation>
    </message>
    <message>
        <source>With best play of both sides nobody wins.</source>
        <translation>Przy optymalnej grze obu stron nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>With best play %1 wins.</source>
        <translation>Przy optymalnej grze %1 wygrywa.</translation>
    </message>
    <message>
        <source>With best play %1 wins, after 1 move.</source>
        <translation>Przy optymalnej grze %1 wygrywa, po 1 ruchu.</translation>
    </message>
    <message numerus="yes">
        <source>With best play %1 wins, after %n move(s) of both sides together.</source>
        <translation>
            <numerusform>Przy optymalnej grze %1 wygrywa, po %n ruchu obu stron łącznie.</numerusform>
            <numerusform>Przy optymalnej grze %1 wygrywa, po %n ruchach obu stron łącznie.</numerusform>
            <numerusform>Przy optymalnej grze %1 wygrywa, po %n ruchach obu stron łącznie.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known what %1 comes to.</source>
        <translation>Nie wiadomo, co daje %1.</translation>
    </message>
    <message>
        <source>%1 loses against best play, as every move does.</source>
        <translation>%1 przegrywa przy optymalnej grze, jak każdy ruch.</translation>
    </message>
    <message>
        <source>%1 keeps the win.</source>
        <translation>%1 utrzymuje wygraną.</translation>
    </message>
    <message>
        <source>%1 throws a win away: now nobody can force one.</source>
        <translation>%1 wypuszcza wygraną: teraz nikt nie może jej wymusić.</translation>
    </message>
    <message>
        <source>%1 throws a win away: now %2 wins.</source>
        <translation>%1 wypuszcza wygraną: teraz %2 wygrywa.</translation>
    </message>
    <message>
        <source>%1 throws a draw away: now %2 wins.</source>
        <translation>%1 wypuszcza remis: teraz %2 wygrywa.</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Składnik %1</translation>
    </message>
    <message>
        <source>Part at %1</source>
        <translation>Składnik przy %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>Card groups</source>
        <translation>Grupy kart</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Take from one group. The last card wins.</source>
        <translation>Bierz z jednej grupy. Ostatnia karta wygrywa.</translation>
    </message>
    <message>
        <source>Who takes the last card wins.</source>
        <translation>Wygrywa, kto weźmie ostatnią kartę.</translation>
    </message>
    <message>
        <source>All small positions</source>
        <translation>Wszystkie małe pozycje</translation>
    </message>
    <message>
        <source>Most groups</source>
        <translation>Najwięcej grup</translation>
    </message>
    <message>
        <source>Most cards in a group</source>
        <translation>Najwięcej kart w grupie</translation>
    </message>
    <message>
        <source>Most taken in a turn</source>
        <translation>Najwięcej kart w ruchu</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s): groups up to %1, cards in each up to %2, taken in a turn up to %3.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): grup do %1, kart w każdej do %2, branych w ruchu do %3.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): grup do %1, kart w każdej do %2, branych w ruchu do %3.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): grup do %1, kart w każdej do %2, branych w ruchu do %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) of one group.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) z jedną grupą.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) z jedną grupą.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) z jedną grupą.</numerusform>
        </translation>
    </message>
    <message>
        <source>One group</source>
        <translation>Jedna grupa</translation>
    </message>
    <message>
        <source>A group of A cards of which a turn takes at most B has the nimber A mod (B + 1).</source>
        <translation>Grupa A kart, z której ruch bierze najwyżej B, ma nimber A mod (B + 1).</translation>
    </message>
    <message>
        <source>Four cards in two groups</source>
        <translation>Cztery karty w dwóch grupach</translation>
    </message>
    <message>
        <source>With four cards in two groups and one card a turn, the second player wins.</source>
        <translation>Przy czterech kartach w dwóch grupach i jednej karcie w ruchu wygrywa drugi gracz.</translation>
    </message>
    <message>
        <source>One card a turn</source>
        <translation>Jedna karta w ruchu</translation>
    </message>
    <message>
        <source>If a turn takes one card, the side to move loses exactly if the number of all cards is even.</source>
        <translation>Jeśli ruch bierze jedną kartę, strona, która ma ruch, przegrywa dokładnie wtedy, gdy liczba wszystkich kart jest parzysta.</translation>
    </message>
    <message>
        <source>Several groups</source>
        <translation>Kilka grup</translation>
    </message>
    <message>
        <source>The side to move loses exactly if the nim-sum of A mod (B + 1) over all groups is 0.</source>
        <translation>Strona, która ma ruch, przegrywa dokładnie wtedy, gdy nim-suma liczb A mod (B + 1) po wszystkich grupach jest równa 0.</translation>
    </message>
    <message>
        <source>As in Nim</source>
        <translation>Jak w Nimie</translation>
    </message>
    <message>
        <source>The side to move loses exactly if the nim-sum of the numbers of cards is 0, whatever a turn may take.</source>
        <translation>Strona, która ma ruch, przegrywa dokładnie wtedy, gdy nim-suma liczb kart jest równa 0, niezależnie od tego, ile wolno wziąć.</translation>
    </message>
    <message>
        <source>How many groups there are.</source>
        <translation>Ile jest grup.</translation>
    </message>
    <message>
        <source>How many moves there are now.</source>
        <translation>Ile jest teraz ruchów.</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>grupy</translation>
    </message>
    <message>
        <source>The cards that are left in a group.</source>
        <translation>Karty, które zostały w grupie.</translation>
    </message>
    <message>
        <source>The most cards a turn takes from a group.</source>
        <translation>Największa liczba kart, jaką ruch bierze z grupy.</translation>
    </message>
    <message numerus="yes">
        <source>Group(s) worth %1: nim-sum 0, so every move loses against best play.</source>
        <translation>
            <numerusform>Grupa o wartości %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Grupy o wartościach %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Grupy o wartościach %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group(s) worth %1: nim-sum %2, so %3 wins. %7 takes group %6 from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Grupa o wartości %1: nim-suma %2, więc %3 wygrywa. %7 zmienia grupę %6 z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Grupy o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia grupę %6 z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Grupy o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia grupę %6 z %4 na %5, a nim-sumę na 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes group %6 from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>%7 zmienia grupę %6 z %4 na %5 i sprowadza nim-sumę do 0.</translation>
    </message>
    <message>
        <source>%7 takes group %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>%7 zmienia grupę %6 z %4 na %5 i zostawia nim-sumę %2, którą %3 może sprowadzić do 0.</translation>
    </message>
    <message numerus="yes">
        <source>All winning moves are in group(s) %1.</source>
        <translation>
            <numerusform>Wszystkie wygrywające ruchy są w grupie %1.</numerusform>
            <numerusform>Wszystkie wygrywające ruchy są w grupach %1.</numerusform>
            <numerusform>Wszystkie wygrywające ruchy są w grupach %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Grupa %1</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>brak kart</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), take up to %1</source>
        <translation>
            <numerusform>%n karta, weź do %1</numerusform>
            <numerusform>%n karty, weź do %1</numerusform>
            <numerusform>%n kart, weź do %1</numerusform>
        </translation>
    </message>
    <message>
        <source>take</source>
        <translation>weź</translation>
    </message>
    <message>
        <source>A group of A cards of which a turn takes at most B is worth A mod (B + 1).</source>
        <translation>Grupa A kart, z której ruch bierze najwyżej B, jest warta A mod (B + 1).</translation>
    </message>
    <message>
        <source>Groups of cards</source>
        <translation>Grupy kart</translation>
    </message>
    <message>
        <source>ordered groups, each of any number of cards up to the limit</source>
        <translation>uporządkowane grupy, w każdej dowolna liczba kart do granicy</translation>
    </message>
    <message>
        <source>No card is left in that group.</source>
        <translation>W tej grupie nie ma już kart.</translation>
    </message>
    <message numerus="yes">
        <source>A turn takes up to %n card(s) from that group.</source>
        <translation>
            <numerusform>Ruch bierze z tej grupy najwyżej %n kartę.</numerusform>
            <numerusform>Ruch bierze z tej grupy najwyżej %n karty.</numerusform>
            <numerusform>Ruch bierze z tej grupy najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game tree has more than 10^18 nodes; minimax looks at 10,000,000 at most.</source>
        <translation>Drzewo gry ma ponad 10^18 węzłów; Minimax przegląda najwyżej 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>Nodes of the game tree: %L1; minimax looks at 10,000,000 at most.</source>
        <translation>Węzły drzewa gry: %L1; Minimax przegląda najwyżej 10&#xa0;000&#xa0;000.</translation>
    </message>
    <message numerus="yes">
        <source>it leaves no winning answer; %Ln node(s) of the game tree</source>
        <translation>
            <numerusform>nie zostawia wygrywającej odpowiedzi; %Ln węzeł drzewa gry</numerusform>
            <numerusform>nie zostawia wygrywającej odpowiedzi; %Ln węzły drzewa gry</numerusform>
            <numerusform>nie zostawia wygrywającej odpowiedzi; %Ln węzłów drzewa gry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one card from the largest group, as every move loses; %Ln node(s) of the game tree</source>
        <translation>
            <numerusform>jedna karta z największej grupy, bo każdy ruch przegrywa; %Ln węzeł drzewa gry</numerusform>
            <numerusform>jedna karta z największej grupy, bo każdy ruch przegrywa; %Ln węzły drzewa gry</numerusform>
            <numerusform>jedna karta z największej grupy, bo każdy ruch przegrywa; %Ln węzłów drzewa gry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one card from the largest group, as it had to answer before it found a win; %Ln node(s) of the game tree</source>
        <translation>
            <numerusform>jedna karta z największej grupy, bo zabrakło czasu na znalezienie wygranej; %Ln węzeł drzewa gry</numerusform>
            <numerusform>jedna karta z największej grupy, bo zabrakło czasu na znalezienie wygranej; %Ln węzły drzewa gry</numerusform>
            <numerusform>jedna karta z największej grupy, bo zabrakło czasu na znalezienie wygranej; %Ln węzłów drzewa gry</numerusform>
        </translation>
    </message>
    <message>
        <source>it leaves no card</source>
        <translation>nie zostawia żadnej karty</translation>
    </message>
    <message>
        <source>it leaves groups that cancel out; worth %1, nim-sum 0</source>
        <translation>zostawia grupy, które się znoszą; wartości %1, nim-suma 0</translation>
    </message>
    <message>
        <source>one card from the largest group, as every move loses; worth %1, nim-sum 0</source>
        <translation>jedna karta z największej grupy, bo każdy ruch przegrywa; wartości %1, nim-suma 0</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Group %1 is written cards:most, such as 5:3, not &quot;%2&quot;.</source>
        <translation>Grupę %1 zapisuje się karty:najwięcej, na przykład 5:3, nie „%2”.</translation>
    </message>
    <message>
        <source>Cards in group %1: %2; 0 to %3 are possible.</source>
        <translation>Karty w grupie %1: %2; możliwe od 0 do %3.</translation>
    </message>
    <message>
        <source>Most cards a turn takes in group %1: %2; 1 to %3 are possible.</source>
        <translation>Najwięcej kart w ruchu z grupy %1: %2; możliwe od 1 do %3.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n group(s); 1 to %1 are possible.</source>
        <translation>
            <numerusform>Jest %n grupa; możliwe od 1 do %1.</numerusform>
            <numerusform>Są %n grupy; możliwe od 1 do %1.</numerusform>
            <numerusform>Jest %n grup; możliwe od 1 do %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupy</translation>
    </message>
    <message numerus="yes">
        <source>The groups hold %n card(s), not %1.</source>
        <translation>
            <numerusform>W grupach jest %n karta, nie %1.</numerusform>
            <numerusform>W grupach są %n karty, nie %1.</numerusform>
            <numerusform>W grupach jest %n kart, nie %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are left, and %1 is to move.</source>
        <translation>Nie ma już kart, a ruch ma %1.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2.</source>
        <translation>Nie ma gry „%1”; są: %2.</translation>
    </message>
    <message>
        <source>sets of free cells, whoever filled the others</source>
        <translation>zbiory wolnych pól, niezależnie od tego, kto wypełnił pozostałe</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Wolne pola</translation>
    </message>
    <message>
        <source>Largest board</source>
        <translation>Największa plansza</translation>
    </message>
    <message>
        <source>Copycat left this, and the first player fills the rest: %1.</source>
        <translation>Naśladowca zostawił tę pozycję, a pierwszy gracz wypełnia resztę: %1.</translation>
    </message>
    <message>
        <source>Even and odd</source>
        <translation>Parzyste i nieparzyste</translation>
    </message>
    <message>
        <source>An even number of free cells is lost, an odd number won.</source>
        <translation>Pozycja o parzystej liczbie wolnych pól jest przegrywająca, o nieparzystej wygrywająca.</translation>
    </message>
    <message>
        <source>A sum of parts</source>
        <translation>Suma składników</translation>
    </message>
    <message>
        <source>A position is lost exactly if the nim-sum of its parts is 0: of the free cells of the diagonal and of the connected regions beside it.</source>
        <translation>Pozycja jest przegrywająca dokładnie wtedy, gdy nim-suma jej składników jest równa 0: wolnych pól przekątnej i spójnych obszarów obok niej.</translation>
    </message>
    <message>
        <source>Mirror images</source>
        <translation>Odbicia lustrzane</translation>
    </message>
    <message>
        <source>A position that is its own mirror image across the diagonal is lost exactly if the number of free cells of the diagonal is even.</source>
        <translation>Pozycja, która jest własnym odbiciem lustrzanym względem przekątnej, jest przegrywająca dokładnie wtedy, gdy liczba wolnych pól przekątnej jest parzysta.</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>The empty board of N x N cells has the nimber N mod 2.</source>
        <translation>Pusta plansza N x N pól ma nimber N mod 2.</translation>
    </message>
    <message>
        <source>Copycat, even board</source>
        <translation>Naśladowca, parzysta plansza</translation>
    </message>
    <message>
        <source>From an empty board with an even number of rows, copycat wins every game in which it moves second.</source>
        <translation>Od pustej planszy o parzystej liczbie wierszy Naśladowca wygrywa każdą partię, w której gra jako drugi.</translation>
    </message>
    <message>
        <source>Copycat, odd board</source>
        <translation>Naśladowca, nieparzysta plansza</translation>
    </message>
    <message>
        <source>From an empty board with an odd number of rows, copycat wins every game in which it moves second.</source>
        <translation>Od pustej planszy o nieparzystej liczbie wierszy Naśladowca wygrywa każdą partię, w której gra jako drugi.</translation>
    </message>
    <message>
        <source>Case %1 says won, but every move loses.</source>
        <translation>Przypadek %1 mówi „wygrana”, ale każdy ruch przegrywa.</translation>
    </message>
    <message>
        <source>Case %1 says lost, but %2 wins.</source>
        <translation>Przypadek %1 mówi „przegrana”, ale %2 wygrywa.</translation>
    </message>
    <message>
        <source>No turn that case %1 names wins, but %2 does.</source>
        <translation>Żaden ruch wskazany przez przypadek %1 nie wygrywa, a %2 wygrywa.</translation>
    </message>
    <message>
        <source>Case 1</source>
        <translation>Przypadek 1</translation>
    </message>
    <message>
        <source>One free cell is won.</source>
        <translation>Jedno wolne pole to wygrana.</translation>
    </message>
    <message>
        <source>Cases 2.1 and 2.2</source>
        <translation>Przypadki 2.1 i 2.2</translation>
    </message>
    <message>
        <source>Two free cells are won if one turn can fill both, and lost otherwise.</source>
        <translation>Dwa wolne pola to wygrana, jeśli jeden ruch może wypełnić oba, a w przeciwnym razie przegrana.</translation>
    </message>
    <message>
        <source>Cases 3.1 to 3.3</source>
        <translation>Przypadki 3.1 do 3.3</translation>
    </message>
    <message>
        <source>Three free cells are always won.</source>
        <translation>Trzy wolne pola to zawsze wygrana.</translation>
    </message>
    <message>
        <source>Cases 4.1 to 4.4</source>
        <translation>Przypadki 4.1 do 4.4</translation>
    </message>
    <message>
        <source>Four free cells are lost if no turn can fill two of them (4.1) or if they are two pairs without a line of three (4.2); they are won with a line and one more (4.3), and with a pair and two more (4.4).</source>
        <translation>Cztery wolne pola to przegrana, jeśli żaden ruch nie może wypełnić dwóch z nich (4.1) lub jeśli są to dwie pary bez linii trzech pól (4.2); z linią i jednym polem więcej (4.3) oraz z parą i dwoma polami więcej (4.4) to wygrana.</translation>
    </message>
    <message>
        <source>Case 4, corrected</source>
        <translation>Przypadek 4, poprawiony</translation>
    </message>
    <message>
        <source>Four free cells are lost exactly if no turn can fill two of them, or if they are two separate pairs or a 2x2 square.</source>
        <translation>Cztery wolne pola to przegrana dokładnie wtedy, gdy żaden ruch nie może wypełnić dwóch z nich lub gdy są to dwie osobne pary albo kwadrat 2x2.</translation>
    </message>
    <message>
        <source>Cases 5.1 to 5.5</source>
        <translation>Przypadki 5.1 do 5.5</translation>
    </message>
    <message>
        <source>Five free cells are always won.</source>
        <translation>Pięć wolnych pól to zawsze wygrana.</translation>
    </message>
    <message>
        <source>Case 5, corrected</source>
        <translation>Przypadek 5, poprawiony</translation>
    </message>
    <message>
        <source>Five free cells are lost exactly if they are an S or Z of four and one cell apart from it.</source>
        <translation>Pięć wolnych pól to przegrana dokładnie wtedy, gdy tworzą S lub Z z czterech pól i jedno pole osobno.</translation>
    </message>
    <message>
        <source>The turns of case 4</source>
        <translation>Ruchy przypadku 4</translation>
    </message>
    <message>
        <source>Where four free cells are won by case 4.3 or 4.4, one of the turns that the case names wins.</source>
        <translation>Tam, gdzie według przypadku 4.3 lub 4.4 cztery wolne pola to wygrana, wygrywa jeden z ruchów, które ten przypadek wskazuje.</translation>
    </message>
    <message>
        <source>The turns of case 5</source>
        <translation>Ruchy przypadku 5</translation>
    </message>
    <message>
        <source>Where five free cells are won, one of the turns that their case names wins.</source>
        <translation>Tam, gdzie pięć wolnych pól to wygrana, wygrywa jeden z ruchów, które wskazuje ich przypadek.</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Półobrót</translation>
    </message>
    <message>
        <source>Free cells on one side of the diagonal that are their own image after half a turn are lost exactly if no move is its own image.</source>
        <translation>Wolne pola po jednej stronie przekątnej, które po półobrocie przechodzą na siebie, to przegrana dokładnie wtedy, gdy żaden ruch nie przechodzi przy tym na siebie.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>Dwa wiersze</translation>
    </message>
    <message>
        <source>Two rows of free cells away from the diagonal are lost if their number of columns is even; if it is odd they are worth as much as a pair.</source>
        <translation>Dwa wiersze wolnych pól z dala od przekątnej to przegrana, jeśli liczba ich kolumn jest parzysta; jeśli nieparzysta, są warte tyle co para.</translation>
    </message>
    <message>
        <source>Most columns</source>
        <translation>Najwięcej kolumn</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <translation>Nim na kratce</translation>
    </message>
    <message>
        <source>Fill the last cell. Mind the diagonal.</source>
        <translation>Wypełnij ostatnie pole. Uważaj na przekątną.</translation>
    </message>
    <message>
        <source>Who fills the last cell wins.</source>
        <translation>Wygrywa, kto wypełni ostatnie pole.</translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the region at %6 from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Składnik o wartości %1: nim-suma %2, więc %3 wygrywa. %7 zmienia obszar przy %6 z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia obszar przy %6 z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia obszar przy %6 z %4 na %5, a nim-sumę na 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes the region at %6 from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>%7 zmienia obszar przy %6 z %4 na %5 i sprowadza nim-sumę do 0.</translation>
    </message>
    <message>
        <source>%7 takes the region at %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>%7 zmienia obszar przy %6 z %4 na %5 i zostawia nim-sumę %2, którą %3 może sprowadzić do 0.</translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the diagonal from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Składnik o wartości %1: nim-suma %2, więc %3 wygrywa. %7 zmienia przekątną z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia przekątną z %4 na %5, a nim-sumę na 0.</numerusform>
            <numerusform>Składniki o wartościach %1: nim-suma %2, więc %3 wygrywa. %7 zmienia przekątną z %4 na %5, a nim-sumę na 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes the diagonal from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>%7 zmienia przekątną z %4 na %5 i sprowadza nim-sumę do 0.</translation>
    </message>
    <message>
        <source>%7 takes the diagonal from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>%7 zmienia przekątną z %4 na %5 i zostawia nim-sumę %2, którą %3 może sprowadzić do 0.</translation>
    </message>
    <message>
        <source>Region at %1</source>
        <translation>Obszar przy %1</translation>
    </message>
    <message>
        <source>Regions at %1 and %2</source>
        <translation>Obszary przy %1 i %2</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Przekątna</translation>
    </message>
    <message>
        <source>Some regions are too large to be solved in the time given. What is not proven is marked.</source>
        <translation>Niektóre obszary są za duże, by rozwiązać je w danym czasie. To, co nieudowodnione, jest oznaczone.</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: won.</source>
        <translation>
            <numerusform>%n wolne pole, przypadek %1 z hipotez laboratorium: wygrana.</numerusform>
            <numerusform>%n wolne pola, przypadek %1 z hipotez laboratorium: wygrana.</numerusform>
            <numerusform>%n wolnych pól, przypadek %1 z hipotez laboratorium: wygrana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: lost.</source>
        <translation>
            <numerusform>%n wolne pole, przypadek %1 z hipotez laboratorium: przegrana.</numerusform>
            <numerusform>%n wolne pola, przypadek %1 z hipotez laboratorium: przegrana.</numerusform>
            <numerusform>%n wolnych pól, przypadek %1 z hipotez laboratorium: przegrana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: lost, it says, but this shape is won.</source>
        <translation>
            <numerusform>%n wolne pole, przypadek %1 z hipotez laboratorium: mówi „przegrana”, ale ten kształt wygrywa.</numerusform>
            <numerusform>%n wolne pola, przypadek %1 z hipotez laboratorium: mówi „przegrana”, ale ten kształt wygrywa.</numerusform>
            <numerusform>%n wolnych pól, przypadek %1 z hipotez laboratorium: mówi „przegrana”, ale ten kształt wygrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: won, it says, but this shape is lost.</source>
        <translation>
            <numerusform>%n wolne pole, przypadek %1 z hipotez laboratorium: mówi „wygrana”, ale ten kształt przegrywa.</numerusform>
            <numerusform>%n wolne pola, przypadek %1 z hipotez laboratorium: mówi „wygrana”, ale ten kształt przegrywa.</numerusform>
            <numerusform>%n wolnych pól, przypadek %1 z hipotez laboratorium: mówi „wygrana”, ale ten kształt przegrywa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some regions are too large to be solved in the time given, so there are no nimbers.</source>
        <translation>Niektóre obszary są za duże, by rozwiązać je w danym czasie, więc nie ma nimberów.</translation>
    </message>
    <message>
        <source>No region is left: every cell is filled.</source>
        <translation>Nie został żaden obszar: wszystkie pola są wypełnione.</translation>
    </message>
    <message>
        <source>Each region bears its nimber. Point at one to read more.</source>
        <translation>Na każdym obszarze jest jego nimber. Wskaż obszar, by przeczytać więcej.</translation>
    </message>
    <message>
        <source>%1 lies on the diagonal and is filled alone: a heap of one.</source>
        <translation>%1 leży na przekątnej i wypełnia się je osobno: stos z jednym kamieniem.</translation>
    </message>
    <message>
        <source>The regions at %1 and %2 are alike and cancel, whatever each is worth.</source>
        <translation>Obszary przy %1 i %2 są jednakowe i znoszą się, niezależnie od tego, ile są warte.</translation>
    </message>
    <message numerus="yes">
        <source>The region at %1: %n cell(s), nimber %2.</source>
        <translation>
            <numerusform>Obszar przy %1: %n pole, nimber %2.</numerusform>
            <numerusform>Obszar przy %1: %n pola, nimber %2.</numerusform>
            <numerusform>Obszar przy %1: %n pól, nimber %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That cell is filled already.</source>
        <translation>To pole jest już wypełnione.</translation>
    </message>
    <message>
        <source>That cell is chosen already; Esc takes it back.</source>
        <translation>To pole jest już wybrane; Esc cofa wybór.</translation>
    </message>
    <message>
        <source>A turn fills one to three cells side by side, in a row or a column; a diagonal cell stands alone.</source>
        <translation>Ruch wypełnia od jednego do trzech pól obok siebie, w wierszu lub kolumnie; pole przekątnej tylko osobno.</translation>
    </message>
    <message>
        <source>it leaves no free cell</source>
        <translation>nie zostawia wolnych pól</translation>
    </message>
    <message>
        <source>it leaves parts that cancel out; nim-sum 0</source>
        <translation>zostawia składniki, które się znoszą; nim-suma 0</translation>
    </message>
    <message>
        <source>every move loses against best play, and this one leaves the fewest replies that win</source>
        <translation>przy optymalnej grze każdy ruch przegrywa, a ten zostawia najmniej wygrywających odpowiedzi</translation>
    </message>
    <message>
        <source>every move loses against best play</source>
        <translation>przy optymalnej grze każdy ruch przegrywa</translation>
    </message>
    <message>
        <source>by the best it knows: no move is known to win, and what this one leaves is too large to be solved</source>
        <translation>według najlepszej wiedzy: nie wiadomo, czy jakiś ruch wygrywa, a to, co zostawia ten, jest za duże, by je rozwiązać</translation>
    </message>
    <message>
        <source>a random turn, as it had to answer before it knew one that wins</source>
        <translation>losowy ruch, bo zabrakło czasu na znalezienie wygrywającego</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) a turn</source>
        <translation>
            <numerusform>%n pole w ruchu</numerusform>
            <numerusform>%n pola w ruchu</numerusform>
            <numerusform>%n pól w ruchu</numerusform>
        </translation>
    </message>
    <message>
        <source>first fit until five cells are left</source>
        <translation>pierwsze wolne, aż zostanie pięć pól</translation>
    </message>
    <message>
        <source>random until five cells are left</source>
        <translation>losowo, aż zostanie pięć pól</translation>
    </message>
    <message>
        <source>First fit</source>
        <translation>Pierwsze wolne</translation>
    </message>
    <message>
        <source>Cells a turn, 0 to draw how many</source>
        <translation>Pola w ruchu, 0: liczba losowa</translation>
    </message>
    <message>
        <source>Copycat</source>
        <translation>Naśladowca</translation>
    </message>
    <message>
        <source>Win move</source>
        <translation>Ruch wygrywający</translation>
    </message>
    <message>
        <source>With more than five cells left</source>
        <translation>Gdy zostało więcej niż pięć pól</translation>
    </message>
    <message>
        <source>moves at random, but plays the last five cells perfectly</source>
        <translation>gra losowo, ale ostatnie pięć pól doskonale</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>finds winning moves, but moves at random one time in three</source>
        <translation>znajduje wygrywające ruchy, ale co trzeci ruch gra losowo</translation>
    </message>
    <message>
        <source>finds winning moves, but slips one move in ten</source>
        <translation>znajduje wygrywające ruchy, ale potyka się w co dziesiątym</translation>
    </message>
    <message>
        <source>never loses a won game up to 8x8</source>
        <translation>do planszy 8x8 nigdy nie traci wygranej</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Wiersze i kolumny</translation>
    </message>
    <message>
        <source>Cells left free</source>
        <translation>Wolne pola</translation>
    </message>
    <message>
        <source>On a board of %1x%1 the number of free cells is 1 to %2, not %3.</source>
        <translation>Na planszy %1x%1 liczba wolnych pól jest od 1 do %2, nie %3.</translation>
    </message>
    <message>
        <source>The board is %1x%2; it must be square.</source>
        <translation>Plansza ma wymiary %1x%2; musi być kwadratowa.</translation>
    </message>
    <message>
        <source>%1 has filled the last cell.</source>
        <translation>Ostatnie pole wypełnia %1.</translation>
    </message>
    <message>
        <source>The triangle of %1x%1 takes %2 MB of memory, and as much in the folder. Stopped, it goes on from there.</source>
        <translation>Trójkąt planszy %1x%1 zajmuje %2 MB pamięci i tyle samo w folderze. Po zatrzymaniu liczy dalej od tego miejsca.</translation>
    </message>
    <message>
        <source>The triangle of %1x%1 takes %2 MB of memory; there is not as much.</source>
        <translation>Trójkąt planszy %1x%1 zajmuje %2 MB pamięci; tyle jej nie ma.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>rozmiar</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trójkąt</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>pusta plansza</translation>
    </message>
    <message>
        <source>The two triangles beside the diagonal are each other&apos;s mirror image and cancel, so that the empty board is worth its diagonal.</source>
        <translation>Dwa trójkąty obok przekątnej są swoimi odbiciami lustrzanymi i znoszą się, więc pusta plansza jest warta tyle co jej przekątna.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Wątki</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>wiersze</translation>
    </message>
    <message>
        <source>A rectangle fits beside the diagonal where rows and columns together are at most the size of the board, which is %1.</source>
        <translation>Prostokąt mieści się obok przekątnej, gdy wierszy i kolumn razem jest najwyżej tyle, ile wynosi rozmiar planszy, czyli %1.</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>pola</translation>
    </message>
    <message>
        <source>Every line of a cell or more is won: the first player fills its middle and then copies at the other end.</source>
        <translation>Każda linia, która ma choć jedno pole, to wygrana: pierwszy gracz wypełnia jej środek, a potem naśladuje na drugim końcu.</translation>
    </message>
    <message>
        <source>Grid Nim: the free triangle above the diagonal, and the empty board</source>
        <translation>Nim na kratce: wolny trójkąt nad przekątną i pusta plansza</translation>
    </message>
    <message>
        <source>Grid Nim: free rectangles away from the diagonal</source>
        <translation>Nim na kratce: wolne prostokąty z dala od przekątnej</translation>
    </message>
    <message>
        <source>Grid Nim: free lines, also longer ones than a board has</source>
        <translation>Nim na kratce: wolne linie, także dłuższe niż plansza</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Najdłuższa linia</translation>
    </message>
    <message>
        <source>%1 is not a file that was begun for this table.</source>
        <translation>%1 nie jest plikiem zaczętym dla tej tabeli.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Nie można zapisać %1.</translation>
    </message>
    <message numerus="yes">
        <source>it fills from a random cell down, %n cell(s) at most</source>
        <translation>
            <numerusform>wypełnia od losowego pola w dół, najwyżej %n pole</numerusform>
            <numerusform>wypełnia od losowego pola w dół, najwyżej %n pola</numerusform>
            <numerusform>wypełnia od losowego pola w dół, najwyżej %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it fills from a random cell to the right, %n cell(s) at most</source>
        <translation>
            <numerusform>wypełnia od losowego pola w prawo, najwyżej %n pole</numerusform>
            <numerusform>wypełnia od losowego pola w prawo, najwyżej %n pola</numerusform>
            <numerusform>wypełnia od losowego pola w prawo, najwyżej %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it fills from the first free cell down, %n cell(s) at most</source>
        <translation>
            <numerusform>wypełnia od pierwszego wolnego pola w dół, najwyżej %n pole</numerusform>
            <numerusform>wypełnia od pierwszego wolnego pola w dół, najwyżej %n pola</numerusform>
            <numerusform>wypełnia od pierwszego wolnego pola w dół, najwyżej %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it fills from the first free cell to the right, %n cell(s) at most</source>
        <translation>
            <numerusform>wypełnia od pierwszego wolnego pola w prawo, najwyżej %n pole</numerusform>
            <numerusform>wypełnia od pierwszego wolnego pola w prawo, najwyżej %n pola</numerusform>
            <numerusform>wypełnia od pierwszego wolnego pola w prawo, najwyżej %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>it answers a diagonal cell with the opposite one</source>
        <translation>odpowiada na pole przekątnej polem przeciwległym</translation>
    </message>
    <message>
        <source>it answers a diagonal cell with a random one, as the opposite one is not free</source>
        <translation>odpowiada na pole przekątnej losowym, bo przeciwległe nie jest wolne</translation>
    </message>
    <message>
        <source>the first free cell, as no diagonal cell is left</source>
        <translation>pierwsze wolne pole, bo nie ma już pól przekątnej</translation>
    </message>
    <message>
        <source>a random move, as there is none to copy</source>
        <translation>losowy ruch, bo nie ma czego naśladować</translation>
    </message>
    <message>
        <source>it mirrors the last move across the diagonal</source>
        <translation>odbija ostatni ruch względem przekątnej</translation>
    </message>
    <message>
        <source>it fills from the first free cell, as the mirror image of the last move is not free</source>
        <translation>wypełnia od pierwszego wolnego pola, bo odbicie ostatniego ruchu nie jest wolne</translation>
    </message>
    <message>
        <source>it takes the last cell; case %1 of the laboratory&apos;s claims</source>
        <translation>zajmuje ostatnie pole; przypadek %1 z hipotez laboratorium</translation>
    </message>
    <message>
        <source>it fills one cell and leaves two apart; case %1 of the laboratory&apos;s claims</source>
        <translation>wypełnia jedno pole i zostawia dwa osobne; przypadek %1 z hipotez laboratorium</translation>
    </message>
    <message>
        <source>it fills one cell and leaves four, lost; case %1 of the laboratory&apos;s claims</source>
        <translation>wypełnia jedno pole i zostawia cztery, które przegrywają; przypadek %1 z hipotez laboratorium</translation>
    </message>
    <message>
        <source>it fills both cells at once; case %1 of the laboratory&apos;s claims</source>
        <translation>wypełnia oba pola naraz; przypadek %1 z hipotez laboratorium</translation>
    </message>
    <message>
        <source>it fills a pair and leaves two cells apart; case %1 of the laboratory&apos;s claims</source>
        <translation>wypełnia parę i zostawia dwa osobne pola; przypadek %1 z hipotez laboratorium</translation>
    </message>
    <message>
        <source>it fills a line of three and leaves two cells apart; case %1 of the laboratory&apos;s claims</source>
        <translation>wypełnia linię trzech pól i zostawia dwa osobne pola; przypadek %1 z hipotez laboratorium</translation>
    </message>
    <message>
        <source>it fills the middle pair of an S or Z and leaves two cells apart; case %1 of the laboratory&apos;s claims takes this for lost</source>
        <translation>wypełnia środkową parę S lub Z i zostawia dwa osobne pola; przypadek %1 z hipotez laboratorium uznaje to za przegraną</translation>
    </message>
    <message>
        <source>it fills a line of three and leaves two cells apart; case %1 of the laboratory&apos;s claims names a single cell, which loses here</source>
        <translation>wypełnia linię trzech pól i zostawia dwa osobne pola; przypadek %1 z hipotez laboratorium wskazuje jedno pole, a ono tu przegrywa</translation>
    </message>
    <message>
        <source>a random move, as an S or Z and one cell apart are lost; case %1 of the laboratory&apos;s claims promises a win</source>
        <translation>losowy ruch, bo S lub Z i jedno pole osobno to przegrana; przypadek %1 z hipotez laboratorium obiecuje wygraną</translation>
    </message>
    <message>
        <source>a random move, as every move loses; case %1 of the laboratory&apos;s claims</source>
        <translation>losowy ruch, bo każdy ruch przegrywa; przypadek %1 z hipotez laboratorium</translation>
    </message>
    <message>
        <source>All sets of free cells</source>
        <translation>Wszystkie zbiory wolnych pól</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) up to size %1.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do rozmiaru %1.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do rozmiaru %1.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do rozmiaru %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A few free cells</source>
        <translation>Kilka wolnych pól</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) up to size %1; free cells: %2.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do rozmiaru %1; wolne pola: %2.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do rozmiaru %1; wolne pola: %2.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do rozmiaru %1; wolne pola: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows and columns of the board.</source>
        <translation>Wiersze i kolumny planszy.</translation>
    </message>
    <message>
        <source>The free cells.</source>
        <translation>Wolne pola.</translation>
    </message>
    <message>
        <source>The free cells of the diagonal.</source>
        <translation>Wolne pola przekątnej.</translation>
    </message>
    <message>
        <source>The free cells are their own mirror image across the diagonal.</source>
        <translation>Wolne pola są własnym odbiciem lustrzanym względem przekątnej.</translation>
    </message>
    <message>
        <source>regions and diagonal cells</source>
        <translation>obszary i pola przekątnej</translation>
    </message>
    <message>
        <source>The free cells of a region.</source>
        <translation>Wolne pola obszaru.</translation>
    </message>
    <message>
        <source>The rows that a region reaches over.</source>
        <translation>Wiersze, przez które sięga obszar.</translation>
    </message>
    <message>
        <source>The columns that a region reaches over.</source>
        <translation>Kolumny, przez które sięga obszar.</translation>
    </message>
    <message>
        <source>The heap of Nim that a region is worth, by the theory.</source>
        <translation>Stos Nima, któremu według teorii odpowiada obszar.</translation>
    </message>
    <message>
        <source>This position is not solved within the bounds of the analysis, so nobody knows the perfect move.</source>
        <translation>Ta pozycja nie jest rozwiązana w granicach analizy, więc nikt nie zna doskonałego ruchu.</translation>
    </message>
    <message>
        <source>a random legal move, as every move loses</source>
        <translation>losowy dozwolony ruch, bo każdy ruch przegrywa</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>utrzymuje remis</translation>
    </message>
    <message>
        <source>it leaves nimber 0</source>
        <translation>zostawia nimber 0</translation>
    </message>
    <message>
        <source>it leaves no winning answer</source>
        <translation>nie zostawia wygrywającej odpowiedzi</translation>
    </message>
    <message>
        <source>a random legal move, as it had to answer before it knew who wins</source>
        <translation>losowy dozwolony ruch, bo zabrakło czasu, by ustalić, kto wygra</translation>
    </message>
    <message>
        <source>it wins at once</source>
        <translation>wygrywa od razu</translation>
    </message>
    <message>
        <source>a random move of those after which the other side does not win at once</source>
        <translation>losowy ruch spośród tych, po których druga strona nie wygrywa od razu</translation>
    </message>
    <message>
        <source>How many rows the board has.</source>
        <translation>Ile wierszy ma plansza.</translation>
    </message>
    <message>
        <source>How many columns the board has.</source>
        <translation>Ile kolumn ma plansza.</translation>
    </message>
    <message>
        <source>How many cells are free.</source>
        <translation>Ile pól jest wolnych.</translation>
    </message>
    <message>
        <source>How many pieces have the letter of the side to move.</source>
        <translation>Ile figur ma literę strony, która ma ruch.</translation>
    </message>
    <message>
        <source>How many pieces have the letter of the other side.</source>
        <translation>Ile figur ma literę drugiej strony.</translation>
    </message>
    <message>
        <source>The left half mirrors the right half.</source>
        <translation>Lewa połowa jest odbiciem prawej.</translation>
    </message>
    <message>
        <source>The upper half mirrors the lower half.</source>
        <translation>Górna połowa jest odbiciem dolnej.</translation>
    </message>
    <message>
        <source>After half a turn the board is the same.</source>
        <translation>Po półobrocie plansza jest taka sama.</translation>
    </message>
    <message>
        <source>How many of this piece there are.</source>
        <translation>Ile jest takich figur.</translation>
    </message>
    <message>
        <source>The heap of Nim that a part is worth.</source>
        <translation>Stos Nima, któremu odpowiada składnik.</translation>
    </message>
    <message>
        <source>How many heaps are not empty.</source>
        <translation>Ile stosów nie jest pustych.</translation>
    </message>
    <message>
        <source>How many counters there are.</source>
        <translation>Ile jest kamieni.</translation>
    </message>
    <message>
        <source>heaps</source>
        <translation>stosy</translation>
    </message>
    <message>
        <source>The counters of a heap.</source>
        <translation>Kamienie stosu.</translation>
    </message>
    <message>
        <source>What the position says of a heap after :</source>
        <translation>Co pozycja mówi o stosie po :</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>składniki</translation>
    </message>
    <message>
        <source>The cells of a part.</source>
        <translation>Pola składnika.</translation>
    </message>
    <message>
        <source>All heaps up to a size</source>
        <translation>Wszystkie stosy do pewnej wielkości</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>Counters in a heap</source>
        <translation>Kamienie w stosie</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s): heaps up to %1, counters in each up to %2.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): stosów do %1, kamieni w każdym do %2.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): stosów do %1, kamieni w każdym do %2.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): stosów do %1, kamieni w każdym do %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plies from the start</source>
        <translation>Półruchy od początku</translation>
    </message>
    <message>
        <source>Positions that can arise</source>
        <translation>Pozycje, które mogą powstać</translation>
    </message>
    <message>
        <source>Who makes the last turn wins.</source>
        <translation>Wygrywa, kto wykona ostatni ruch.</translation>
    </message>
    <message>
        <source>Who makes the last turn loses.</source>
        <translation>Przegrywa, kto wykona ostatni ruch.</translation>
    </message>
    <message>
        <source>Line %1 of the rules of a game. %2</source>
        <translation>Linia %1 zasad gry. %2</translation>
    </message>
    <message>
        <source>Other rules have the same name, %1, already: change the title.</source>
        <translation>Inne zasady mają już tę samą nazwę, %1: zmień tytuł.</translation>
    </message>
    <message>
        <source>The rules in the file are wrong. %1</source>
        <translation>Zasady w pliku są błędne. %1</translation>
    </message>
    <message>
        <source>The file names the game %1, but the rules in it are those of the game %2.</source>
        <translation>Plik podaje grę %1, ale zasady w nim należą do gry %2.</translation>
    </message>
    <message>
        <source>Attentive</source>
        <translation>Uważny</translation>
    </message>
    <message>
        <source>sees what wins at once, for either side</source>
        <translation>widzi, co wygrywa od razu, dla każdej ze stron</translation>
    </message>
    <message>
        <source>plays perfectly, but slips one move in ten</source>
        <translation>gra doskonale, ale potyka się w co dziesiątym ruchu</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>The start has no turn on this board, so the game would be over at once. Rows: %1, columns: %2.</source>
        <translation>Pozycja początkowa nie ma ruchu na tej planszy, więc partia skończyłaby się od razu. Wiersze: %1, kolumny: %2.</translation>
    </message>
    <message>
        <source>The goal of a draw is reached: nobody wins.</source>
        <translation>Osiągnięto cel dający remis: nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>A goal is reached: %1 wins.</source>
        <translation>Cel osiągnięty: %1 wygrywa.</translation>
    </message>
    <message>
        <source>%1 has no turn. Who made the last one loses.</source>
        <translation>%1 nie ma ruchu. Kto wykonał ostatni, przegrywa.</translation>
    </message>
    <message>
        <source>%1 has no turn, so the game is drawn.</source>
        <translation>%1 nie ma ruchu, więc jest remis.</translation>
    </message>
    <message>
        <source>%1 has no turn.</source>
        <translation>%1 nie ma ruchu.</translation>
    </message>
    <message>
        <source>Move %1 of the record: The game is over: &quot;%2&quot; cannot be played.</source>
        <translation>Ruch %1 zapisu: partia jest skończona, nie można zagrać „%2”.</translation>
    </message>
    <message>
        <source>Move %1 of the record: &quot;%2&quot; is no move: cells such as c5, joined by +, or pass.</source>
        <translation>Ruch %1 zapisu: „%2” nie jest ruchem; podaj pola, na przykład c5, połączone znakiem +, lub pass.</translation>
    </message>
    <message>
        <source>Move %1 of the record: %2 is not a legal move here; legal: %3.</source>
        <translation>Ruch %1 zapisu: %2 nie jest tu dozwolonym ruchem; dozwolone: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The line has more than %n byte(s).</source>
        <translation>
            <numerusform>Linia ma ponad %n bajt.</numerusform>
            <numerusform>Linia ma ponad %n bajty.</numerusform>
            <numerusform>Linia ma ponad %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 began in this record: it is read with the letters of both sides exchanged.</source>
        <translation>W tym zapisie zaczyna %1: litery obu stron zostały przy czytaniu zamienione.</translation>
    </message>
    <message>
        <source>A record begins with its game, as in &quot;towers: &quot;; this one does not.</source>
        <translation>Zapis zaczyna się od gry, jak w „towers: ”; ten nie.</translation>
    </message>
    <message>
        <source>These moves are legal from the usual start of no game. If they begin elsewhere, the game, its start and &quot;;&quot; come first.</source>
        <translation>Te ruchy nie są dozwolone od zwykłego początku żadnej gry. Jeśli zaczynają się gdzie indziej, najpierw podaj grę, jej początek i „;”.</translation>
    </message>
    <message>
        <source>These moves could be of several games (%1). The game comes first, as in &quot;towers: &quot;.</source>
        <translation>Te ruchy mogą być z kilku gier (%1). Najpierw podaj grę, jak w „towers: ”.</translation>
    </message>
    <message>
        <source>%1: there is no usual start. A record has its start and &quot;;&quot; before its moves.</source>
        <translation>%1: nie ma zwykłego początku. Zapis ma przed ruchami swój początek i „;”.</translation>
    </message>
    <message numerus="yes">
        <source>The record has more than %n move(s).</source>
        <translation>
            <numerusform>Zapis ma ponad %n ruch.</numerusform>
            <numerusform>Zapis ma ponad %n ruchy.</numerusform>
            <numerusform>Zapis ma ponad %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a game in EDX, which is not read. Of what Edax writes, GGF and transcripts are.</source>
        <translation>To partia w EDX, który nie jest czytany. Z tego, co zapisuje Edax, czytane są GGF i zapisy ruchów.</translation>
    </message>
    <message>
        <source>The record is of the game &quot;%1&quot;, not of the game %2.</source>
        <translation>To zapis gry „%1”, nie gry %2.</translation>
    </message>
    <message>
        <source>The letters of this board can mean several things (%1). Write it with X, O and -.</source>
        <translation>Litery tej planszy mogą znaczyć różne rzeczy (%1). Zapisz ją znakami X, O i -.</translation>
    </message>
    <message>
        <source>The board does not say who is to move: after it comes X for dark or O for light.</source>
        <translation>Nie wiadomo, kto ma ruch: po planszy pisze się X (Czarny) lub O (Biały).</translation>
    </message>
    <message>
        <source>This is no file of a Reversi book.</source>
        <translation>To nie jest plik księgi Reversi.</translation>
    </message>
    <message>
        <source>The book has version %1; this program reads version %2.</source>
        <translation>Księga ma wersję %1; ten program czyta wersję %2.</translation>
    </message>
    <message>
        <source>The book does not have its checksum.</source>
        <translation>Księga nie ma swojej sumy kontrolnej.</translation>
    </message>
    <message>
        <source>The book&apos;s tree is damaged.</source>
        <translation>Drzewo księgi jest uszkodzone.</translation>
    </message>
    <message numerus="yes">
        <source>The book has %n position(s), not %1.</source>
        <translation>
            <numerusform>Księga ma %n pozycję, nie %1.</numerusform>
            <numerusform>Księga ma %n pozycje, nie %1.</numerusform>
            <numerusform>Księga ma %n pozycji, nie %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>from the book</source>
        <translation>z księgi</translation>
    </message>
    <message>
        <source>from the book, half a disc worse</source>
        <translation>z księgi, o pół pionka gorszy</translation>
    </message>
    <message>
        <source>from the book, 1 disc worse</source>
        <translation>z księgi, o 1 pionek gorszy</translation>
    </message>
    <message>
        <source>from the book, 1.5 discs worse</source>
        <translation>z księgi, o 1,5 pionka gorszy</translation>
    </message>
    <message>
        <source>book: %1</source>
        <translation>księga: %1</translation>
    </message>
    <message>
        <source>book: %1, half a disc worse</source>
        <translation>księga: %1, o pół pionka gorszy</translation>
    </message>
    <message>
        <source>book: %1, 1 disc worse</source>
        <translation>księga: %1, o 1 pionek gorszy</translation>
    </message>
    <message>
        <source>book: %1, 1.5 discs worse</source>
        <translation>księga: %1, o 1,5 pionka gorszy</translation>
    </message>
    <message>
        <source>%1 can place no disc.</source>
        <translation>%1 nie może postawić pionka.</translation>
    </message>
    <message>
        <source>No early pass</source>
        <translation>Bez wczesnego pasa</translation>
    </message>
    <message>
        <source>Within so many plies from the start nobody has to pass.</source>
        <translation>W tylu półruchach od początku nikt nie musi pasować.</translation>
    </message>
    <message>
        <source>No early end</source>
        <translation>Bez wczesnego końca</translation>
    </message>
    <message>
        <source>Within so many plies from the start no game is over.</source>
        <translation>W tylu półruchach od początku żadna partia się nie kończy.</translation>
    </message>
    <message>
        <source>The discs of the side to move.</source>
        <translation>Pionki strony, która ma ruch.</translation>
    </message>
    <message>
        <source>The discs of the other side.</source>
        <translation>Pionki drugiej strony.</translation>
    </message>
    <message>
        <source>The empty cells.</source>
        <translation>Puste pola.</translation>
    </message>
    <message>
        <source>The corners of the side to move.</source>
        <translation>Rogi strony, która ma ruch.</translation>
    </message>
    <message>
        <source>The corners of the other side.</source>
        <translation>Rogi drugiej strony.</translation>
    </message>
    <message>
        <source>In how many cells the side to move can place a disc.</source>
        <translation>Na ilu polach strona, która ma ruch, może postawić pionek.</translation>
    </message>
    <message>
        <source>The side to move has to pass: only the other can move.</source>
        <translation>Strona, która ma ruch, musi pasować: ruch może wykonać tylko druga.</translation>
    </message>
    <message>
        <source>The game is over: nobody can move.</source>
        <translation>Partia jest skończona: nikt nie może wykonać ruchu.</translation>
    </message>
    <message>
        <source>The first plies</source>
        <translation>Pierwsze półruchy</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) up to ply %1 from the start.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do półruchu %1 od początku.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do półruchu %1 od początku.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln) do półruchu %1 od początku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks to depth %1 and misjudges each move by up to %n disc(s). Solves the end once the empty cells are down to %2. A game costs it next to nothing.</source>
        <translation>
            <numerusform>Przeszukuje do głębokości %1 i myli się w ocenie ruchu najwyżej o %n pionek. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia prawie nic go nie kosztuje.</numerusform>
            <numerusform>Przeszukuje do głębokości %1 i myli się w ocenie ruchu najwyżej o %n pionki. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia prawie nic go nie kosztuje.</numerusform>
            <numerusform>Przeszukuje do głębokości %1 i myli się w ocenie ruchu najwyżej o %n pionków. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia prawie nic go nie kosztuje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks to depth %1. Solves the end once the empty cells are down to %2. A game costs it some %n thousand positions.</source>
        <translation>
            <numerusform>Przeszukuje do głębokości %1. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia kosztuje go około %n tysiąca pozycji.</numerusform>
            <numerusform>Przeszukuje do głębokości %1. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia kosztuje go około %n tysięcy pozycji.</numerusform>
            <numerusform>Przeszukuje do głębokości %1. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia kosztuje go około %n tysięcy pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks to depth %1. Solves the end once the empty cells are down to %2. A game costs it some %n million positions.</source>
        <translation>
            <numerusform>Przeszukuje do głębokości %1. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia kosztuje go około %n miliona pozycji.</numerusform>
            <numerusform>Przeszukuje do głębokości %1. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia kosztuje go około %n milionów pozycji.</numerusform>
            <numerusform>Przeszukuje do głębokości %1. Rozwiązuje koniec, gdy pustych pól jest co najwyżej %2. Partia kosztuje go około %n milionów pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinks about each move for so long at most.</source>
        <translation>Myśli nad każdym ruchem najwyżej tyle.</translation>
    </message>
    <message>
        <source>Divides this time among all its moves. No clock runs, so it cannot lose on time.</source>
        <translation>Dzieli ten czas między wszystkie ruchy. Nie biegnie zegar, więc nie może przegrać na czas.</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>poziom %1</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <translation>%1 s na ruch</translation>
    </message>
    <message>
        <source>%1 s a game</source>
        <translation>%1 s na partię</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n wątek</numerusform>
            <numerusform>%n wątki</numerusform>
            <numerusform>%n wątków</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws its first moves from the opening book. Such a move gives away half a disc on average, or less.</source>
        <translation>Pierwsze ruchy losuje z księgi otwarć. Taki ruch oddaje średnio pół pionka lub mniej.</translation>
    </message>
    <message>
        <source>Searches from the first move on, and always plays the move that it finds best.</source>
        <translation>Przeszukuje od pierwszego ruchu i zawsze gra ruch, który uzna za najlepszy.</translation>
    </message>
    <message>
        <source>no book</source>
        <translation>bez księgi</translation>
    </message>
    <message>
        <source>it takes a corner</source>
        <translation>zajmuje róg</translation>
    </message>
    <message>
        <source>it leaves the other side no move</source>
        <translation>nie zostawia drugiej stronie ruchu</translation>
    </message>
    <message numerus="yes">
        <source>it leaves the other side %n move(s), which seemed best to it</source>
        <translation>
            <numerusform>zostawia drugiej stronie %n ruch, co wydaje się najlepsze</numerusform>
            <numerusform>zostawia drugiej stronie %n ruchy, co wydaje się najlepsze</numerusform>
            <numerusform>zostawia drugiej stronie %n ruchów, co wydaje się najlepsze</numerusform>
        </translation>
    </message>
    <message>
        <source>overlooked a move that it would have liked better</source>
        <translation>przeoczenie ruchu, który wydałby się lepszy</translation>
    </message>
    <message>
        <source>no move turns more discs</source>
        <translation>żaden ruch nie odwraca więcej pionków</translation>
    </message>
    <message>
        <source>it takes a corner, about even; depth %1</source>
        <translation>zajmuje róg, prawie równo; głębokość %1</translation>
    </message>
    <message>
        <source>about even; depth %1</source>
        <translation>prawie równo; głębokość %1</translation>
    </message>
    <message numerus="yes">
        <source>it takes a corner and seems ahead by %n disc(s); depth %1</source>
        <translation>
            <numerusform>zajmuje róg; szacowana przewaga %n pionka; głębokość %1</numerusform>
            <numerusform>zajmuje róg; szacowana przewaga %n pionków; głębokość %1</numerusform>
            <numerusform>zajmuje róg; szacowana przewaga %n pionków; głębokość %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it seems ahead by %n disc(s); depth %1</source>
        <translation>
            <numerusform>szacowana przewaga %n pionka; głębokość %1</numerusform>
            <numerusform>szacowana przewaga %n pionków; głębokość %1</numerusform>
            <numerusform>szacowana przewaga %n pionków; głębokość %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it takes a corner, but seems behind by %n disc(s); depth %1</source>
        <translation>
            <numerusform>zajmuje róg, ale szacowana strata %n pionka; głębokość %1</numerusform>
            <numerusform>zajmuje róg, ale szacowana strata %n pionków; głębokość %1</numerusform>
            <numerusform>zajmuje róg, ale szacowana strata %n pionków; głębokość %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it seems behind by %n disc(s); depth %1</source>
        <translation>
            <numerusform>szacowana strata %n pionka; głębokość %1</numerusform>
            <numerusform>szacowana strata %n pionków; głębokość %1</numerusform>
            <numerusform>szacowana strata %n pionków; głębokość %1</numerusform>
        </translation>
    </message>
    <message>
        <source>it wins; solved to the end</source>
        <translation>wygrywa; rozwiązane do końca</translation>
    </message>
    <message>
        <source>it holds the draw; solved to the end</source>
        <translation>utrzymuje remis; rozwiązane do końca</translation>
    </message>
    <message>
        <source>every move loses; solved to the end</source>
        <translation>każdy ruch przegrywa; rozwiązane do końca</translation>
    </message>
    <message numerus="yes">
        <source>it loses by %n disc(s) or so; solved to the end, the discs to depth %1</source>
        <translation>
            <numerusform>przegrywa różnicą około %n pionka; rozwiązane do końca, pionki do głębokości %1</numerusform>
            <numerusform>przegrywa różnicą około %n pionków; rozwiązane do końca, pionki do głębokości %1</numerusform>
            <numerusform>przegrywa różnicą około %n pionków; rozwiązane do końca, pionki do głębokości %1</numerusform>
        </translation>
    </message>
    <message>
        <source>it seems to win; searched to the end without unlikely moves</source>
        <translation>prawdopodobnie wygrywa; przeszukane do końca bez mało prawdopodobnych ruchów</translation>
    </message>
    <message>
        <source>it seems to hold the draw; searched to the end without unlikely moves</source>
        <translation>prawdopodobnie utrzymuje remis; przeszukane do końca bez mało prawdopodobnych ruchów</translation>
    </message>
    <message>
        <source>a draw; solved to the end</source>
        <translation>remis; rozwiązane do końca</translation>
    </message>
    <message numerus="yes">
        <source>it wins by %n disc(s); solved to the end</source>
        <translation>
            <numerusform>wygrywa różnicą %n pionka; rozwiązane do końca</numerusform>
            <numerusform>wygrywa różnicą %n pionków; rozwiązane do końca</numerusform>
            <numerusform>wygrywa różnicą %n pionków; rozwiązane do końca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it loses by %n disc(s); solved to the end</source>
        <translation>
            <numerusform>przegrywa różnicą %n pionka; rozwiązane do końca</numerusform>
            <numerusform>przegrywa różnicą %n pionków; rozwiązane do końca</numerusform>
            <numerusform>przegrywa różnicą %n pionków; rozwiązane do końca</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <source>Seconds a game</source>
        <translation>Sekundy na partię</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Księga otwarć</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wyłączona</translation>
    </message>
    <message>
        <source>on</source>
        <translation>włączona</translation>
    </message>
    <message>
        <source>This is a game in SGF, which is not read. Of Othello, GGF and transcripts are.</source>
        <translation>To partia w SGF, który nie jest czytany. Z zapisów Othello czytane są GGF i zapisy ruchów.</translation>
    </message>
    <message>
        <source>The game is &quot;%1&quot; (GM), and not Othello.</source>
        <translation>To gra „%1” (GM), nie Othello.</translation>
    </message>
    <message>
        <source>The game is played on %1 x %1. Reversi has 8 x 8 alone.</source>
        <translation>Gra się na planszy %1 x %1. Reversi ma tylko 8 x 8.</translation>
    </message>
    <message>
        <source>The file gives the result as %1. Its moves end before the game does.</source>
        <translation>Plik podaje rezultat %1. Jego ruchy kończą się przed końcem partii.</translation>
    </message>
    <message>
        <source>The komi of the file is left out.</source>
        <translation>Pominięto komi z pliku.</translation>
    </message>
    <message numerus="yes">
        <source>Left out of the file: %n comment(s).</source>
        <translation>
            <numerusform>Pominięto z pliku: %n komentarz.</numerusform>
            <numerusform>Pominięto z pliku: %n komentarze.</numerusform>
            <numerusform>Pominięto z pliku: %n komentarzy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of the record: %2 is made by the wrong side: %3 is to move.</source>
        <translation>Ruch %1 zapisu: %2 wykonuje niewłaściwa strona; ruch ma %3.</translation>
    </message>
    <message>
        <source>The game in GGF is cut off: it does not end in &quot;;)&quot;.</source>
        <translation>Partia w GGF jest ucięta: nie kończy się znakami „;)”.</translation>
    </message>
    <message>
        <source>The players&apos; names have no room.</source>
        <translation>Nie ma miejsca na nazwy graczy.</translation>
    </message>
    <message>
        <source>It is not told who resigned or was out of time.</source>
        <translation>Nie podano, kto się poddał lub przekroczył czas.</translation>
    </message>
    <message>
        <source>The moves have no room.</source>
        <translation>Nie ma miejsca na ruchy.</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
    <message>
        <source>The board on one line (OBF)</source>
        <translation>Plansza w jednej linii (OBF)</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Zapis ruchów</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>szczebel %1</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead and plays the last %1 perfectly.</source>
        <translation>
            <numerusform>Patrzy %n ruch naprzód i ostatnie ruchy (%1) gra doskonale.</numerusform>
            <numerusform>Patrzy %n ruchy naprzód i ostatnie ruchy (%1) gra doskonale.</numerusform>
            <numerusform>Patrzy %n ruchów naprzód i ostatnie ruchy (%1) gra doskonale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves, and always goes for the most discs.</source>
        <translation>
            <numerusform>Patrzy %n ruch naprzód, przeocza ruchy (%1 na 100) i zawsze bierze najwięcej pionków.</numerusform>
            <numerusform>Patrzy %n ruchy naprzód, przeocza ruchy (%1 na 100) i zawsze bierze najwięcej pionków.</numerusform>
            <numerusform>Patrzy %n ruchów naprzód, przeocza ruchy (%1 na 100) i zawsze bierze najwięcej pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves, and mostly goes for discs.</source>
        <translation>
            <numerusform>Patrzy %n ruch naprzód, przeocza ruchy (%1 na 100) i przeważnie goni za pionkami.</numerusform>
            <numerusform>Patrzy %n ruchy naprzód, przeocza ruchy (%1 na 100) i przeważnie goni za pionkami.</numerusform>
            <numerusform>Patrzy %n ruchów naprzód, przeocza ruchy (%1 na 100) i przeważnie goni za pionkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves, and sometimes goes for discs.</source>
        <translation>
            <numerusform>Patrzy %n ruch naprzód, przeocza ruchy (%1 na 100) i czasem goni za pionkami.</numerusform>
            <numerusform>Patrzy %n ruchy naprzód, przeocza ruchy (%1 na 100) i czasem goni za pionkami.</numerusform>
            <numerusform>Patrzy %n ruchów naprzód, przeocza ruchy (%1 na 100) i czasem goni za pionkami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves.</source>
        <translation>
            <numerusform>Patrzy %n ruch naprzód, przeocza ruchy (%1 na 100).</numerusform>
            <numerusform>Patrzy %n ruchy naprzód, przeocza ruchy (%1 na 100).</numerusform>
            <numerusform>Patrzy %n ruchów naprzód, przeocza ruchy (%1 na 100).</numerusform>
        </translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Szczebel</translation>
    </message>
    <message numerus="yes">
        <source>With best play %1 wins by %n disc(s).</source>
        <translation>
            <numerusform>Przy optymalnej grze %1 wygrywa różnicą %n pionka.</numerusform>
            <numerusform>Przy optymalnej grze %1 wygrywa różnicą %n pionków.</numerusform>
            <numerusform>Przy optymalnej grze %1 wygrywa różnicą %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is ahead by %n disc(s).</source>
        <translation>
            <numerusform>%1 ma przewagę %n pionka.</numerusform>
            <numerusform>%1 ma przewagę %n pionków.</numerusform>
            <numerusform>%1 ma przewagę %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be ahead by about %n disc(s).</source>
        <translation>
            <numerusform>Według oszacowania %1 ma przewagę około %n pionka.</numerusform>
            <numerusform>Według oszacowania %1 ma przewagę około %n pionków.</numerusform>
            <numerusform>Według oszacowania %1 ma przewagę około %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be behind by about %n disc(s).</source>
        <translation>
            <numerusform>Według oszacowania %1 ma stratę około %n pionka.</numerusform>
            <numerusform>Według oszacowania %1 ma stratę około %n pionków.</numerusform>
            <numerusform>Według oszacowania %1 ma stratę około %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With best play the game goes on %1; the next best move, %2, is %n disc(s) worse.</source>
        <translation>
            <numerusform>Przy optymalnej grze partia toczy się dalej %1; następny najlepszy ruch, %2, jest o %n pionek gorszy.</numerusform>
            <numerusform>Przy optymalnej grze partia toczy się dalej %1; następny najlepszy ruch, %2, jest o %n pionki gorszy.</numerusform>
            <numerusform>Przy optymalnej grze partia toczy się dalej %1; następny najlepszy ruch, %2, jest o %n pionków gorszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is expected to go on %1; the next best move, %2, seems %n disc(s) worse.</source>
        <translation>
            <numerusform>Spodziewany dalszy ciąg: %1; następny najlepszy ruch, %2, wydaje się o %n pionek gorszy.</numerusform>
            <numerusform>Spodziewany dalszy ciąg: %1; następny najlepszy ruch, %2, wydaje się o %n pionki gorszy.</numerusform>
            <numerusform>Spodziewany dalszy ciąg: %1; następny najlepszy ruch, %2, wydaje się o %n pionków gorszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: %1 wins by %n disc(s).</source>
        <translation>
            <numerusform>Udowodnione: %1 wygrywa różnicą %n pionka.</numerusform>
            <numerusform>Udowodnione: %1 wygrywa różnicą %n pionków.</numerusform>
            <numerusform>Udowodnione: %1 wygrywa różnicą %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimated: %1 is ahead by %n disc(s).</source>
        <translation>
            <numerusform>Oszacowanie: %1 ma przewagę %n pionka.</numerusform>
            <numerusform>Oszacowanie: %1 ma przewagę %n pionków.</numerusform>
            <numerusform>Oszacowanie: %1 ma przewagę %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which is %n disc(s) worse than the best move.</source>
        <translation>
            <numerusform>Ruch %1: %2 gra %3, o %n pionek gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, o %n pionki gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, o %n pionków gorzej od najlepszego ruchu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which the analysis estimates to be %n disc(s) worse than the best move.</source>
        <translation>
            <numerusform>Ruch %1: %2 gra %3, według oszacowania o %n pionek gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, według oszacowania o %n pionki gorzej od najlepszego ruchu.</numerusform>
            <numerusform>Ruch %1: %2 gra %3, według oszacowania o %n pionków gorzej od najlepszego ruchu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 gave away %n disc(s).</source>
        <translation>
            <numerusform>%1 %2 oddaje %n pionek.</numerusform>
            <numerusform>%1 %2 oddaje %n pionki.</numerusform>
            <numerusform>%1 %2 oddaje %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 disc(s)</source>
        <translation>
            <numerusform>%1 pionek</numerusform>
            <numerusform>%1 pionki</numerusform>
            <numerusform>%1 pionków</numerusform>
        </translation>
    </message>
    <message>
        <source>half a disc</source>
        <translation>pół pionka</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) worse than the best move</source>
        <translation>
            <numerusform>o %n pionek gorzej od najlepszego ruchu</numerusform>
            <numerusform>o %n pionki gorzej od najlepszego ruchu</numerusform>
            <numerusform>o %n pionków gorzej od najlepszego ruchu</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated to the end without unlikely moves, at level %1 of 5.</source>
        <translation>Oszacowane do końca bez mało prawdopodobnych ruchów, na poziomie %1 z 5.</translation>
    </message>
    <message>
        <source>Values are points of the evaluation that the player Minimax uses.</source>
        <translation>Wartości to punkty oceny, której używa gracz Minimax.</translation>
    </message>
    <message>
        <source>That cell is taken.</source>
        <translation>To pole jest zajęte.</translation>
    </message>
    <message>
        <source>A disc there would turn none.</source>
        <translation>Pionek na tym polu żadnego nie odwróci.</translation>
    </message>
    <message>
        <source>it does best in discs, corners and edges; points for itself as far as it looks: %1</source>
        <translation>wypada najlepiej w pionkach, rogach i krawędziach; własne punkty, jak daleko patrzy: %1</translation>
    </message>
    <message numerus="yes">
        <source>one of %n move(s) that do best in discs, corners and edges; points for itself as far as it looks: %1</source>
        <translation>
            <numerusform>jeden z %n ruchów, które wypadają najlepiej w pionkach, rogach i krawędziach; własne punkty, jak daleko patrzy: %1</numerusform>
            <numerusform>jeden z %n ruchów, które wypadają najlepiej w pionkach, rogach i krawędziach; własne punkty, jak daleko patrzy: %1</numerusform>
            <numerusform>jeden z %n ruchów, które wypadają najlepiej w pionkach, rogach i krawędziach; własne punkty, jak daleko patrzy: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Plies looked ahead</source>
        <translation>Półruchy naprzód</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>głębokość %1</translation>
    </message>
    <message>
        <source>A board on one line has 64 cells, not %1; rows of 8 are joined by &quot;/&quot;.</source>
        <translation>Plansza w jednej linii ma 64 pola, nie %1; wiersze po 8 łączy się znakiem „/”.</translation>
    </message>
    <message>
        <source>After the 64 cells, a space and the side to move (X or O) are missing.</source>
        <translation>Po 64 polach brakuje spacji i strony, która ma ruch (X lub O).</translation>
    </message>
    <message>
        <source>X-square</source>
        <translation>X-square</translation>
    </message>
    <message>
        <source>Snake/Peasant</source>
        <translation>Snake/Peasant</translation>
    </message>
    <message>
        <source>Lysons</source>
        <translation>Lysons</translation>
    </message>
    <message>
        <source>Pyramid/Checkerboarding Peasant</source>
        <translation>Pyramid/Checkerboarding Peasant</translation>
    </message>
    <message>
        <source>Heath/Tobidashi</source>
        <translation>Heath/Tobidashi</translation>
    </message>
    <message>
        <source>Mimura Variation II</source>
        <translation>Mimura Variation II</translation>
    </message>
    <message>
        <source>Heath-Bat</source>
        <translation>Heath-Bat</translation>
    </message>
    <message>
        <source>Iwasaki Variation</source>
        <translation>Iwasaki Variation</translation>
    </message>
    <message>
        <source>Heath-Chimney</source>
        <translation>Heath-Chimney</translation>
    </message>
    <message>
        <source>Raccoon Dog</source>
        <translation>Raccoon Dog</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rocket</translation>
    </message>
    <message>
        <source>Hamilton</source>
        <translation>Hamilton</translation>
    </message>
    <message>
        <source>Lollipop</source>
        <translation>Lollipop</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Cow</translation>
    </message>
    <message>
        <source>Chimney</source>
        <translation>Chimney</translation>
    </message>
    <message>
        <source>Cow Bat/Bat/Cambridge</source>
        <translation>Cow Bat/Bat/Cambridge</translation>
    </message>
    <message>
        <source>Bat (Piau Continuation 2)</source>
        <translation>Bat (Piau Continuation 2)</translation>
    </message>
    <message>
        <source>Melnikov/Bat (Piau Continuation 1)</source>
        <translation>Melnikov/Bat (Piau Continuation 1)</translation>
    </message>
    <message>
        <source>Bat (Kling Continuation)</source>
        <translation>Bat (Kling Continuation)</translation>
    </message>
    <message>
        <source>Bat (Kling Alternative)</source>
        <translation>Bat (Kling Alternative)</translation>
    </message>
    <message>
        <source>Rose-v-Toth</source>
        <translation>Rose-v-Toth</translation>
    </message>
    <message>
        <source>Tanida</source>
        <translation>Tanida</translation>
    </message>
    <message>
        <source>Aircraft/Feldborg</source>
        <translation>Aircraft/Feldborg</translation>
    </message>
    <message>
        <source>Sailboat</source>
        <translation>Sailboat</translation>
    </message>
    <message>
        <source>Maruoka</source>
        <translation>Maruoka</translation>
    </message>
    <message>
        <source>Landau</source>
        <translation>Landau</translation>
    </message>
    <message>
        <source>Buffalo/Kenichi Variation</source>
        <translation>Buffalo/Kenichi Variation</translation>
    </message>
    <message>
        <source>Maruoka Buffalo</source>
        <translation>Maruoka Buffalo</translation>
    </message>
    <message>
        <source>Tanida Buffalo</source>
        <translation>Tanida Buffalo</translation>
    </message>
    <message>
        <source>Hokuriku Buffalo</source>
        <translation>Hokuriku Buffalo</translation>
    </message>
    <message>
        <source>Wing Variation</source>
        <translation>Wing Variation</translation>
    </message>
    <message>
        <source>Semi-Wing Variation</source>
        <translation>Semi-Wing Variation</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Równoległa</translation>
    </message>
    <message>
        <source>Perpendicular</source>
        <translation>Prostopadła</translation>
    </message>
    <message>
        <source>Mimura</source>
        <translation>Mimura</translation>
    </message>
    <message>
        <source>Shaman/Danish</source>
        <translation>Shaman/Danish</translation>
    </message>
    <message>
        <source>Inoue</source>
        <translation>Inoue</translation>
    </message>
    <message>
        <source>Iago</source>
        <translation>Iago</translation>
    </message>
    <message>
        <source>Bhagat</source>
        <translation>Bhagat</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flat</translation>
    </message>
    <message>
        <source>Rotating Flat</source>
        <translation>Rotating Flat</translation>
    </message>
    <message>
        <source>Murakami Variation</source>
        <translation>Murakami Variation</translation>
    </message>
    <message>
        <source>Rotating Flat (Kling Continuation)</source>
        <translation>Rotating Flat (Kling Continuation)</translation>
    </message>
    <message>
        <source>Rose-Birth</source>
        <translation>Rose-Birth</translation>
    </message>
    <message>
        <source>Brightstein</source>
        <translation>Brightstein</translation>
    </message>
    <message>
        <source>Rose-Birdie/Rose-Tamenori</source>
        <translation>Rose-Birdie/Rose-Tamenori</translation>
    </message>
    <message>
        <source>Rose-Tamenori-Kling</source>
        <translation>Rose-Tamenori-Kling</translation>
    </message>
    <message>
        <source>Greenberg/Dawg</source>
        <translation>Greenberg/Dawg</translation>
    </message>
    <message>
        <source>Ralle</source>
        <translation>Ralle</translation>
    </message>
    <message>
        <source>Horse</source>
        <translation>Horse</translation>
    </message>
    <message>
        <source>Ganglion/No-Cat</source>
        <translation>Ganglion/No-Cat</translation>
    </message>
    <message>
        <source>Swallow</source>
        <translation>Swallow</translation>
    </message>
    <message>
        <source>No-Cat (Continuation)</source>
        <translation>No-Cat (Continuation)</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italian</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Cat</translation>
    </message>
    <message>
        <source>Sakaguchi</source>
        <translation>Sakaguchi</translation>
    </message>
    <message>
        <source>Berner</source>
        <translation>Berner</translation>
    </message>
    <message>
        <source>Bent Ganglion</source>
        <translation>Bent Ganglion</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>Tiger</translation>
    </message>
    <message>
        <source>Stephenson</source>
        <translation>Stephenson</translation>
    </message>
    <message>
        <source>No-Kung</source>
        <translation>No-Kung</translation>
    </message>
    <message>
        <source>No-Kung (Continuation)</source>
        <translation>No-Kung (Continuation)</translation>
    </message>
    <message>
        <source>Comp&apos;Oth</source>
        <translation>Comp&apos;Oth</translation>
    </message>
    <message>
        <source>F.A.T. Draw</source>
        <translation>F.A.T. Draw</translation>
    </message>
    <message>
        <source>Lightning Bolt</source>
        <translation>Lightning Bolt</translation>
    </message>
    <message>
        <source>Kung</source>
        <translation>Kung</translation>
    </message>
    <message>
        <source>Leader&apos;s Tiger</source>
        <translation>Leader&apos;s Tiger</translation>
    </message>
    <message>
        <source>Brightwell</source>
        <translation>Brightwell</translation>
    </message>
    <message>
        <source>Ishii</source>
        <translation>Ishii</translation>
    </message>
    <message>
        <source>Mainline Tiger</source>
        <translation>Mainline Tiger</translation>
    </message>
    <message>
        <source>Rose-Bill</source>
        <translation>Rose-Bill</translation>
    </message>
    <message>
        <source>Tamenori</source>
        <translation>Tamenori</translation>
    </message>
    <message>
        <source>Central Rose-Bill/Dead Draw</source>
        <translation>Central Rose-Bill/Dead Draw</translation>
    </message>
    <message>
        <source>Aubrey/Tanaka</source>
        <translation>Aubrey/Tanaka</translation>
    </message>
    <message>
        <source>Aubrey (Feldborg Continuation)</source>
        <translation>Aubrey (Feldborg Continuation)</translation>
    </message>
    <message>
        <source>it had no time to look ahead</source>
        <translation>brak czasu, by patrzeć naprzód</translation>
    </message>
    <message>
        <source>no move turns a disc</source>
        <translation>żaden ruch nie odwraca pionka</translation>
    </message>
    <message>
        <source>it is the only legal move</source>
        <translation>to jedyny dozwolony ruch</translation>
    </message>
    <message>
        <source>counts discs, corners and edges, two moves ahead</source>
        <translation>liczy pionki, rogi i krawędzie, dwa ruchy naprzód</translation>
    </message>
    <message>
        <source>knows good shapes, but often misjudges them</source>
        <translation>zna dobre układy, ale często źle je ocenia</translation>
    </message>
    <message>
        <source>looks four moves ahead, and solves the last 12 moves</source>
        <translation>patrzy cztery ruchy naprzód i rozwiązuje ostatnie 12 ruchów</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>looks 13 moves ahead, and solves the last 20 moves</source>
        <translation>patrzy 13 ruchów naprzód i rozwiązuje ostatnie 20 ruchów</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>looks 22 moves ahead, and solves the last 26 moves</source>
        <translation>patrzy 22 ruchy naprzód i rozwiązuje ostatnie 26 ruchów</translation>
    </message>
    <message>
        <source>Reversi</source>
        <translation>Reversi</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Enclose discs and turn them. Corners stay.</source>
        <translation>Otaczaj pionki i odwracaj je. Rogi zostają.</translation>
    </message>
    <message>
        <source>Who has more discs at the end wins.</source>
        <translation>Wygrywa, kto ma na końcu więcej pionków.</translation>
    </message>
    <message numerus="yes">
        <source>The board is full: %n disc(s) to %1.</source>
        <translation>
            <numerusform>Plansza jest pełna: %n pionek do %1.</numerusform>
            <numerusform>Plansza jest pełna: %n pionki do %1.</numerusform>
            <numerusform>Plansza jest pełna: %n pionków do %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither side can move: %n disc(s) to %1. Empty cells count for the winner: %2.</source>
        <translation>
            <numerusform>Żadna strona nie może wykonać ruchu: %n pionek do %1. Puste pola liczą się dla zwycięzcy: %2.</numerusform>
            <numerusform>Żadna strona nie może wykonać ruchu: %n pionki do %1. Puste pola liczą się dla zwycięzcy: %2.</numerusform>
            <numerusform>Żadna strona nie może wykonać ruchu: %n pionków do %1. Puste pola liczą się dla zwycięzcy: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither side can move: %n disc(s) to %1.</source>
        <translation>
            <numerusform>Żadna strona nie może wykonać ruchu: %n pionek do %1.</numerusform>
            <numerusform>Żadna strona nie może wykonać ruchu: %n pionki do %1.</numerusform>
            <numerusform>Żadna strona nie może wykonać ruchu: %n pionków do %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark %1, light %2</source>
        <translation>Czarny %1, Biały %2</translation>
    </message>
    <message>
        <source>This is no file of Reversi weights.</source>
        <translation>To nie jest plik wag Reversi.</translation>
    </message>
    <message>
        <source>The weights have version %1; this program reads version %2.</source>
        <translation>Wagi mają wersję %1; ten program czyta wersję %2.</translation>
    </message>
    <message>
        <source>Weights of a phase: %1, not %3. Phases of the game: %2, not %4.</source>
        <translation>Wagi fazy: %1, nie %3. Fazy partii: %2, nie %4.</translation>
    </message>
    <message numerus="yes">
        <source>The weights have %n byte(s), not %1.</source>
        <translation>
            <numerusform>Wagi mają %n bajt, nie %1.</numerusform>
            <numerusform>Wagi mają %n bajty, nie %1.</numerusform>
            <numerusform>Wagi mają %n bajtów, nie %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights do not have their checksum.</source>
        <translation>Wagi nie mają swojej sumy kontrolnej.</translation>
    </message>
    <message>
        <source>The weights have an error model out of range.</source>
        <translation>Model błędów w wagach jest poza zakresem.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>The empty board is a draw, and so is every first move.</source>
        <translation>Pusta plansza to remis, tak samo każdy pierwszy ruch.</translation>
    </message>
    <message>
        <source>After a corner</source>
        <translation>Po rogu</translation>
    </message>
    <message>
        <source>After X in a corner, only the centre holds the draw for O.</source>
        <translation>Po X w rogu tylko środek utrzymuje remis dla O.</translation>
    </message>
    <message>
        <source>After the centre</source>
        <translation>Po środku</translation>
    </message>
    <message>
        <source>After X in the centre, exactly the corners hold the draw for O.</source>
        <translation>Po X w środku remis dla O utrzymują dokładnie rogi.</translation>
    </message>
    <message>
        <source>After an edge</source>
        <translation>Po krawędzi</translation>
    </message>
    <message>
        <source>After X in the middle of an edge, exactly the centre, the two corners beside it and the opposite edge hold the draw for O.</source>
        <translation>Po X w środku krawędzi remis dla O utrzymują dokładnie: środek planszy, dwa rogi tej krawędzi i środek przeciwległej krawędzi.</translation>
    </message>
    <message>
        <source>Two in a line</source>
        <translation>Dwójka</translation>
    </message>
    <message>
        <source>The side to move wins if it has two in a line whose third cell is empty.</source>
        <translation>Strona, która ma ruch, wygrywa, jeśli ma dwójkę, której trzecie pole jest puste.</translation>
    </message>
    <message>
        <source>The centre is safe</source>
        <translation>Środek jest bezpieczny</translation>
    </message>
    <message>
        <source>The side to move does not lose if it holds the centre.</source>
        <translation>Strona, która ma ruch, nie przegrywa, jeśli ma środek.</translation>
    </message>
    <message>
        <source>The cells of the side to move.</source>
        <translation>Pola strony, która ma ruch.</translation>
    </message>
    <message>
        <source>The cells of the other side.</source>
        <translation>Pola drugiej strony.</translation>
    </message>
    <message>
        <source>1 if the side to move has the centre, -1 if the other side has it, 0 if it is empty.</source>
        <translation>1, jeśli strona, która ma ruch, ma środek; -1, jeśli ma go druga strona; 0, jeśli jest pusty.</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>linie</translation>
    </message>
    <message>
        <source>The cells of the side to move in a line.</source>
        <translation>Pola strony, która ma ruch, w linii.</translation>
    </message>
    <message>
        <source>The cells of the other side in a line.</source>
        <translation>Pola drugiej strony w linii.</translation>
    </message>
    <message>
        <source>All positions that can arise</source>
        <translation>Wszystkie pozycje, które mogą powstać</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) that can arise.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln), które mogą powstać.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln), które mogą powstać.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln), które mogą powstać.</numerusform>
        </translation>
    </message>
    <message>
        <source>positions that can arise, finished ones too</source>
        <translation>pozycje, które mogą powstać, także skończone</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Puste pola</translation>
    </message>
    <message>
        <source>it completes %1</source>
        <translation>uzupełnia %1</translation>
    </message>
    <message>
        <source>it blocks %1</source>
        <translation>blokuje %1</translation>
    </message>
    <message>
        <source>no pair to complete, so a random free cell</source>
        <translation>nie ma dwójki do uzupełnienia, więc losowe wolne pole</translation>
    </message>
    <message>
        <source>no pair to complete or to block, so a random free cell</source>
        <translation>nie ma dwójki do uzupełnienia ani zablokowania, więc losowe wolne pole</translation>
    </message>
    <message>
        <source>the win is forced</source>
        <translation>wygrana jest wymuszona</translation>
    </message>
    <message>
        <source>the draw is held</source>
        <translation>remis jest utrzymany</translation>
    </message>
    <message>
        <source>every move loses, this one latest</source>
        <translation>każdy ruch przegrywa, ten najpóźniej</translation>
    </message>
    <message>
        <source>it threatens %1 and %2 at once</source>
        <translation>grozi naraz %1 i %2</translation>
    </message>
    <message>
        <source>it blocks %1; %2</source>
        <translation>blokuje %1; %2</translation>
    </message>
    <message>
        <source>it threatens %1; %2</source>
        <translation>grozi %1; %2</translation>
    </message>
    <message>
        <source>it takes the centre; %1</source>
        <translation>zajmuje środek; %1</translation>
    </message>
    <message>
        <source>it takes a corner; %1</source>
        <translation>zajmuje róg; %1</translation>
    </message>
    <message>
        <source>it takes an edge; %1</source>
        <translation>zajmuje krawędź; %1</translation>
    </message>
    <message>
        <source>Golden pairs</source>
        <translation>Złote dwójki</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Obrońca</translation>
    </message>
    <message>
        <source>completes two in a line, but blocks nothing</source>
        <translation>uzupełnia dwójkę, ale niczego nie blokuje</translation>
    </message>
    <message>
        <source>completes two in a line, and blocks yours</source>
        <translation>uzupełnia dwójkę i blokuje twoje</translation>
    </message>
    <message>
        <source>knows every position, but slips one move in five</source>
        <translation>zna każdą pozycję, ale potyka się w co piątym ruchu</translation>
    </message>
    <message>
        <source>never loses a game that it can hold</source>
        <translation>nigdy nie przegrywa partii, którą może utrzymać</translation>
    </message>
    <message>
        <source>There are %1 X and %2 O, and %3 is to move; X begins, and each side fills one cell a turn.</source>
        <translation>Na planszy X: %1, O: %2, a ruch ma %3; zaczyna X i każda strona wypełnia jedno pole w ruchu.</translation>
    </message>
    <message>
        <source>%1 is to move, yet has a line already (%2).</source>
        <translation>Ruch ma %1, a już ma trójkę (%2).</translation>
    </message>
    <message>
        <source>%1 has three in a line.</source>
        <translation>%1 ma trójkę.</translation>
    </message>
    <message>
        <source>The board is full and nobody has three in a line.</source>
        <translation>Plansza jest pełna i nikt nie ma trójki.</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Kółko i krzyżyk</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Three in a line, and why nobody must lose.</source>
        <translation>Trzy w linii i dlaczego nikt nie musi przegrać.</translation>
    </message>
    <message>
        <source>Who first has three in a line wins.</source>
        <translation>Wygrywa, kto pierwszy ma trzy w linii.</translation>
    </message>
    <message>
        <source>Nobody can force an end here.</source>
        <translation>Nikt nie może tu wymusić końca.</translation>
    </message>
    <message>
        <source>The moves that win here: %1.</source>
        <translation>Ruchy, które tu wygrywają: %1.</translation>
    </message>
    <message>
        <source>Most rows</source>
        <translation>Najwięcej wierszy</translation>
    </message>
    <message>
        <source>The nim-sum decides</source>
        <translation>Rozstrzyga nim-suma</translation>
    </message>
    <message>
        <source>The side to move loses if the nim-sum of the gaps is 0 and wins otherwise; no position is a draw, although towers may retreat.</source>
        <translation>Strona, która ma ruch, przegrywa, jeśli nim-suma odstępów jest równa 0, a w przeciwnym razie wygrywa; żadna pozycja nie jest remisowa, choć wieże mogą się wycofywać.</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>Wygrywające ruchy</translation>
    </message>
    <message>
        <source>A move wins exactly if it leaves nim-sum 0, be it an advance or a retreat.</source>
        <translation>Ruch wygrywa dokładnie wtedy, gdy zostawia nim-sumę 0, czy to natarcie, czy odwrót.</translation>
    </message>
    <message>
        <source>Advances are enough</source>
        <translation>Natarcia wystarczą</translation>
    </message>
    <message>
        <source>In every won position some advance wins.</source>
        <translation>W każdej pozycji wygrywającej wygrywa co najmniej jedno natarcie.</translation>
    </message>
    <message>
        <source>Retreats are useless</source>
        <translation>Odwroty są bezużyteczne</translation>
    </message>
    <message>
        <source>No retreat ever wins.</source>
        <translation>Żaden odwrót nigdy nie wygrywa.</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Obie strony</translation>
    </message>
    <message>
        <source>Although each side has towers of its own, a position is as good for Green to move as for Red.</source>
        <translation>Choć każda strona ma własne wieże, pozycja jest tak samo dobra, gdy ruch ma Zielony, jak gdy ma go Czerwony.</translation>
    </message>
    <message>
        <source>The rows of the board.</source>
        <translation>Wiersze planszy.</translation>
    </message>
    <message>
        <source>The columns of the board.</source>
        <translation>Kolumny planszy.</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolumny</translation>
    </message>
    <message>
        <source>The free cells between the towers of a column.</source>
        <translation>Wolne pola między wieżami kolumny.</translation>
    </message>
    <message>
        <source>The free cells behind the tower of the side to move, for a retreat.</source>
        <translation>Wolne pola za wieżą strony, która ma ruch: jej miejsce do odwrotu.</translation>
    </message>
    <message>
        <source>The free cells behind the other tower.</source>
        <translation>Wolne pola za drugą wieżą.</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Wszystkie pozycje</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s): rows up to %1, columns up to %2.</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): wierszy do %1, kolumn do %2.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): wierszy do %1, kolumn do %2.</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln): wierszy do %1, kolumn do %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gap(s) %1: nim-sum 0, so every move loses against best play.</source>
        <translation>
            <numerusform>Odstęp %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Odstępy %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Odstępy %1: nim-suma 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gap(s) %1: nim-sum %2, so %3 wins: %4 to %5 in column %6 brings it to 0.</source>
        <translation>
            <numerusform>Odstęp %1: nim-suma %2, więc %3 wygrywa: zmiana odstępu z %4 na %5 w kolumnie %6 sprowadza ją do 0.</numerusform>
            <numerusform>Odstępy %1: nim-suma %2, więc %3 wygrywa: zmiana odstępu z %4 na %5 w kolumnie %6 sprowadza ją do 0.</numerusform>
            <numerusform>Odstępy %1: nim-suma %2, więc %3 wygrywa: zmiana odstępu z %4 na %5 w kolumnie %6 sprowadza ją do 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%4 to %5 in column %6 brings the nim-sum to 0.</source>
        <translation>Zmiana odstępu z %4 na %5 w kolumnie %6 sprowadza nim-sumę do 0.</translation>
    </message>
    <message>
        <source>%4 to %5 in column %6 leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>Zmiana odstępu z %4 na %5 w kolumnie %6 zostawia nim-sumę %2, którą %3 może sprowadzić do 0.</translation>
    </message>
    <message numerus="yes">
        <source>All winning moves are in column(s) %1.</source>
        <translation>
            <numerusform>Wszystkie wygrywające ruchy są w kolumnie %1.</numerusform>
            <numerusform>Wszystkie wygrywające ruchy są w kolumnach %1.</numerusform>
            <numerusform>Wszystkie wygrywające ruchy są w kolumnach %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolumna %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>odstęp %1</translation>
    </message>
    <message>
        <source>It can retreat no further.</source>
        <translation>Nie może się już wycofać.</translation>
    </message>
    <message numerus="yes">
        <source>It could retreat %n more cell(s).</source>
        <translation>
            <numerusform>Może się jeszcze wycofać o %n pole.</numerusform>
            <numerusform>Może się jeszcze wycofać o %n pola.</numerusform>
            <numerusform>Może się jeszcze wycofać o %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>positions with one green and one red tower in each column</source>
        <translation>pozycje z jedną zieloną i jedną czerwoną wieżą w każdej kolumnie</translation>
    </message>
    <message>
        <source>Your own tower stands there. Click a free cell of its column, or drag the tower there.</source>
        <translation>Stoi tam twoja wieża. Kliknij wolne pole jej kolumny albo przeciągnij tam wieżę.</translation>
    </message>
    <message>
        <source>The other tower stands there.</source>
        <translation>Stoi tam druga wieża.</translation>
    </message>
    <message>
        <source>The other tower is in the way.</source>
        <translation>Drogę zagradza druga wieża.</translation>
    </message>
    <message>
        <source>a random move, as none wins: the gaps %1 have nim-sum 0</source>
        <translation>losowy ruch, bo żaden nie wygrywa: odstępy %1 mają nim-sumę 0</translation>
    </message>
    <message>
        <source>it follows the retreat in column %1: the gap is %2 again, the nim-sum 0</source>
        <translation>idzie za odwrotem w kolumnie %1: odstęp to znów %2, nim-suma 0</translation>
    </message>
    <message>
        <source>it narrows the gap in column %1 from %2 to %3; nim-sum 0 instead of %4</source>
        <translation>zmniejsza odstęp w kolumnie %1 z %2 na %3; nim-suma 0 zamiast %4</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Nim-suma</translation>
    </message>
    <message>
        <source>Column %1 has no green tower (G).</source>
        <translation>Kolumna %1 nie ma zielonej wieży (G).</translation>
    </message>
    <message>
        <source>Column %1 has no red tower (R).</source>
        <translation>Kolumna %1 nie ma czerwonej wieży (R).</translation>
    </message>
    <message>
        <source>Column %1 has more than one green tower (G): %2.</source>
        <translation>Kolumna %1 ma więcej niż jedną zieloną wieżę (G): %2.</translation>
    </message>
    <message>
        <source>Column %1 has more than one red tower (R): %2.</source>
        <translation>Kolumna %1 ma więcej niż jedną czerwoną wieżę (R): %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 nie może wykonać ruchu.</translation>
    </message>
    <message>
        <source>Towers and chessboard</source>
        <translation>Wieże i szachownica</translation>
    </message>
    <message>
        <source>Push your rival to the wall. Nim in disguise.</source>
        <translation>Przyprzyj rywala do muru. Nim w przebraniu.</translation>
    </message>
    <message>
        <source>Click each column twice: for the green tower, then for the red. A click on a tower takes it back.</source>
        <translation>Kliknij każdą kolumnę dwa razy: pod zieloną wieżę, potem pod czerwoną. Kliknięcie wieży ją zdejmuje.</translation>
    </message>
    <message>
        <source>Who cannot move loses.</source>
        <translation>Przegrywa, kto nie może wykonać ruchu.</translation>
    </message>
    <message>
        <source>The lost cells</source>
        <translation>Pola przegrywające</translation>
    </message>
    <message>
        <source>With rows and columns counted from 0 at the top left, a cell is lost exactly if the lesser of the two is 0, 3, 6, …, or if both are the same and 1, 4, 7, …</source>
        <translation>Gdy wiersze i kolumny liczy się od 0 od lewego górnego rogu, pole jest przegrywające dokładnie wtedy, gdy mniejsza z tych dwóch liczb to 0, 3, 6, … lub gdy obie są równe i wynoszą 1, 4, 7, …</translation>
    </message>
    <message>
        <source>The lost cells, by the edge</source>
        <translation>Pola przegrywające, według krawędzi</translation>
    </message>
    <message>
        <source>With rows and columns counted from 0 at the top left, a cell is lost exactly if the lesser of the two is 0, 3, 6, …</source>
        <translation>Gdy wiersze i kolumny liczy się od 0 od lewego górnego rogu, pole jest przegrywające dokładnie wtedy, gdy mniejsza z tych dwóch liczb to 0, 3, 6, …</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Let m be the lesser of row and column, counted from 0, modulo 3. The cell&apos;s nimber is m - 1 if row and column differ by less than m, and m otherwise.</source>
        <translation>Niech m będzie resztą z dzielenia przez 3 mniejszego z numerów wiersza i kolumny, liczonych od 0. Nimber pola to m - 1, jeśli wiersz i kolumna różnią się o mniej niż m, a w przeciwnym razie m.</translation>
    </message>
    <message>
        <source>The period</source>
        <translation>Okres</translation>
    </message>
    <message>
        <source>The nimbers repeat along the diagonal: g(r+3, c+3) = g(r, c).</source>
        <translation>Nimbery powtarzają się wzdłuż przekątnej: g(r+3, c+3) = g(r, c).</translation>
    </message>
    <message>
        <source>The row of the horse, from 0 at the top.</source>
        <translation>Wiersz konia, od 0 u góry.</translation>
    </message>
    <message>
        <source>The column of the horse, from 0 on the left.</source>
        <translation>Kolumna konia, od 0 z lewej.</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>Wszystkie pola</translation>
    </message>
    <message>
        <source>Horse on %1</source>
        <translation>Koń na %1</translation>
    </message>
    <message numerus="yes">
        <source>From %1 the horse can go to the cell(s) worth %2: 0 is missing, so every move loses against best play.</source>
        <translation>
            <numerusform>Z %1 koń może przejść na pole warte %2: brakuje 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Z %1 koń może przejść na pola warte %2: brakuje 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
            <numerusform>Z %1 koń może przejść na pola warte %2: brakuje 0, więc przy optymalnej grze każdy ruch przegrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 the horse can go to the cell(s) worth %2: the first missing number is %3, so %4 wins, by going to %5, which is worth 0.</source>
        <translation>
            <numerusform>Z %1 koń może przejść na pole warte %2: pierwsza brakująca liczba to %3, więc %4 wygrywa ruchem na %5, warte 0.</numerusform>
            <numerusform>Z %1 koń może przejść na pola warte %2: pierwsza brakująca liczba to %3, więc %4 wygrywa ruchem na %5, warte 0.</numerusform>
            <numerusform>Z %1 koń może przejść na pola warte %2: pierwsza brakująca liczba to %3, więc %4 wygrywa ruchem na %5, warte 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 there is no move left: %2 wins.</source>
        <translation>Z %1 nie ma już ruchu: %2 wygrywa.</translation>
    </message>
    <message>
        <source>%1 is worth 0: whatever %2 does, %3 can go to a 0 again.</source>
        <translation>%1 jest warte 0: cokolwiek zrobi %2, %3 może znów przejść na 0.</translation>
    </message>
    <message>
        <source>%1 is worth %2, so %3 can go on to a cell worth 0.</source>
        <translation>%1 jest warte %2, więc %3 może przejść na pole warte 0.</translation>
    </message>
    <message>
        <source>Each cell bears what the horse would be worth there. Point at one to see why.</source>
        <translation>Na każdym polu jest wartość, jaką miałby tam koń. Wskaż pole, by zobaczyć dlaczego.</translation>
    </message>
    <message>
        <source>From %1 no step is left: worth 0, and lost.</source>
        <translation>Z %1 nie ma już skoku: wartość 0, przegrana.</translation>
    </message>
    <message>
        <source>From %1 the horse can go to %2 worth %3. The first missing number is %4, so %1 is worth %4.</source>
        <translation>Z %1 koń może przejść na %2 warte %3. Pierwsza brakująca liczba to %4, więc %1 jest warte %4.</translation>
    </message>
    <message>
        <source>From %1 the horse can go to %2 worth %3 and %4 worth %5. The first missing number is %6, so %1 is worth %6.</source>
        <translation>Z %1 koń może przejść na %2 warte %3 i %4 warte %5. Pierwsza brakująca liczba to %6, więc %1 jest warte %6.</translation>
    </message>
    <message>
        <source>The horse stands there already.</source>
        <translation>Koń już tam stoi.</translation>
    </message>
    <message>
        <source>The horse cannot jump there.</source>
        <translation>Koń nie może tam skoczyć.</translation>
    </message>
    <message>
        <source>it leaves a losing cell; the cells it can reach are worth %1, so the first missing number is %2</source>
        <translation>zostawia pole przegrywające; osiągalne pola są warte %1, więc pierwsza brakująca liczba to %2</translation>
    </message>
    <message>
        <source>a random move, as none leaves a losing cell; the cells it can reach are worth %1, so the first missing number is 0</source>
        <translation>losowy ruch, bo żaden nie zostawia pola przegrywającego; osiągalne pola są warte %1, więc pierwsza brakująca liczba to 0</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>knows which cells win, but moves at random half the time</source>
        <translation>wie, które pola wygrywają, ale w połowie ruchów gra losowo</translation>
    </message>
    <message>
        <source>knows which cells win, but slips one move in five</source>
        <translation>wie, które pola wygrywają, ale potyka się w co piątym ruchu</translation>
    </message>
    <message>
        <source>There is no horse (H) on the board.</source>
        <translation>Na planszy nie ma konia (H).</translation>
    </message>
    <message>
        <source>There is more than one horse (H): on %1.</source>
        <translation>Jest więcej niż jeden koń (H): na %1.</translation>
    </message>
    <message>
        <source>%1 cannot move: from %2 every step leaves the board.</source>
        <translation>%1 nie może wykonać ruchu: z %2 każdy skok prowadzi poza planszę.</translation>
    </message>
    <message>
        <source>On this board nothing repeats along the diagonal.</source>
        <translation>Na tej planszy nic nie powtarza się wzdłuż przekątnej.</translation>
    </message>
    <message numerus="yes">
        <source>g(r+%1, c+%1) = g(r, c) holds for all %n pair(s) of cells, and no shorter period does.</source>
        <translation>
            <numerusform>g(r+%1, c+%1) = g(r, c) zachodzi dla jedynej pary pól (%n); krótszego okresu nie ma.</numerusform>
            <numerusform>g(r+%1, c+%1) = g(r, c) zachodzi dla wszystkich %n par pól; krótszego okresu nie ma.</numerusform>
            <numerusform>g(r+%1, c+%1) = g(r, c) zachodzi dla wszystkich %n par pól; krótszego okresu nie ma.</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>wiersz</translation>
    </message>
    <message>
        <source>The Trojan horse in each cell</source>
        <translation>Koń trojański na każdym polu</translation>
    </message>
    <message>
        <source>cells where the horse can stand</source>
        <translation>pola, na których może stać koń</translation>
    </message>
    <message>
        <source>Trojan horse</source>
        <translation>Koń trojański</translation>
    </message>
    <message>
        <source>One horse, two ways. Leave it no way out.</source>
        <translation>Jeden koń, dwie drogi. Nie zostawiaj mu wyjścia.</translation>
    </message>
    <message>
        <source>Click the cell where the horse begins.</source>
        <translation>Kliknij pole, na którym zaczyna koń.</translation>
    </message>
    <message>
        <source>Who cannot move the horse loses.</source>
        <translation>Przegrywa, kto nie może ruszyć konia.</translation>
    </message>
    <message>
        <source>The game %1 has no census: it has too many positions to solve. These games have one: %3.</source>
        <translation>W grze %1 nie ma zliczania: ma ona za dużo pozycji do rozwiązania. Zliczanie jest w tych grach: %3.</translation>
    </message>
    <message>
        <source>No verdict. The test ended at %1.</source>
        <translation>Bez werdyktu. Sprawdzanie skończyło się na %1.</translation>
    </message>
    <message>
        <source>False. The smallest counterexample is %1.</source>
        <translation>Fałsz. Najmniejszy kontrprzykład to %1.</translation>
    </message>
    <message>
        <source>There is no such position in this class.</source>
        <translation>W tej rodzinie nie ma takiej pozycji.</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s).</source>
        <translation>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln).</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln).</numerusform>
            <numerusform>Zachodzi we wszystkich pozycjach (%Ln).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has held in %Ln position(s) so far.</source>
        <translation>
            <numerusform>Dotąd zachodzi w %Ln pozycji.</numerusform>
            <numerusform>Dotąd zachodzi w %Ln pozycjach.</numerusform>
            <numerusform>Dotąd zachodzi w %Ln pozycjach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Positions to which the premise applied: %L1 of %L2.</source>
        <translation>Pozycje, w których założenie jest spełnione: %L1 z %L2.</translation>
    </message>
    <message>
        <source>The conclusion holds without the premise.</source>
        <translation>Wniosek zachodzi bez założenia.</translation>
    </message>
    <message>
        <source>There is no claim &quot;%1&quot;; there are: %2.</source>
        <translation>Nie ma hipotezy „%1”; są: %2.</translation>
    </message>
    <message>
        <source>The game %1 cannot be searched to a depth.</source>
        <translation>Gry %1 nie można przeszukiwać do głębokości.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>W tej pozycji partia jest skończona.</translation>
    </message>
    <message>
        <source>This position is not solved, so nobody can say what a move gives away: %1</source>
        <translation>Ta pozycja nie jest rozwiązana, więc nikt nie powie, co oddaje ruch: %1</translation>
    </message>
    <message>
        <source>%1 is to move: won, drawn or lost? If it is not lost, by which moves?</source>
        <translation>Ruch ma %1: wygrana, remis czy przegrana? Jeśli nie przegrana, to którymi ruchami?</translation>
    </message>
    <message>
        <source>%1 is to move: won or lost? If it is won, by which moves?</source>
        <translation>Ruch ma %1: wygrana czy przegrana? Jeśli wygrana, to którymi ruchami?</translation>
    </message>
    <message>
        <source>%1 is to move: won, drawn or lost?</source>
        <translation>Ruch ma %1: wygrana, remis czy przegrana?</translation>
    </message>
    <message>
        <source>%1 is to move: won or lost?</source>
        <translation>Ruch ma %1: wygrana czy przegrana?</translation>
    </message>
    <message>
        <source>%1 is to move and wins. By which moves?</source>
        <translation>Ruch ma %1 i wygrywa. Którymi ruchami?</translation>
    </message>
    <message>
        <source>%1 is to move and holds the draw. By which moves?</source>
        <translation>Ruch ma %1 i utrzymuje remis. Którymi ruchami?</translation>
    </message>
    <message>
        <source>Won by %1.</source>
        <translation>Wygrana ruchem: %1.</translation>
    </message>
    <message>
        <source>Drawn by %1.</source>
        <translation>Remis ruchem: %1.</translation>
    </message>
    <message>
        <source>Lost, whatever is played.</source>
        <translation>Przegrana po każdym ruchu.</translation>
    </message>
    <message>
        <source>Exercise %1 is of no game that is known here.</source>
        <translation>Zadanie %1 nie jest z żadnej znanej tu gry.</translation>
    </message>
    <message>
        <source>Exercise %1 is no legal position of the game %2.</source>
        <translation>Zadanie %1 nie jest dozwoloną pozycją gry %2.</translation>
    </message>
    <message>
        <source>Exercise %1 is a finished game.</source>
        <translation>Zadanie %1 jest skończoną partią.</translation>
    </message>
    <message>
        <source>Exercise %1 cannot be solved exactly.</source>
        <translation>Zadania %1 nie można rozwiązać dokładnie.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n independent part(s). What is each worth?</source>
        <translation>
            <numerusform>Jest %n niezależny składnik. Ile jest wart?</numerusform>
            <numerusform>Są %n niezależne składniki. Ile jest wart każdy?</numerusform>
            <numerusform>Jest %n niezależnych składników. Ile jest wart każdy?</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1 first: what comes after it?</source>
        <translation>Najpierw spójrz na %1: co następuje potem?</translation>
    </message>
    <message>
        <source>The parts have the nimbers %1.</source>
        <translation>Składniki mają nimbery %1.</translation>
    </message>
    <message>
        <source>The moves lead to the nimbers %1.</source>
        <translation>Ruchy prowadzą do nimberów %1.</translation>
    </message>
    <message>
        <source>With best play of both sides: %1.</source>
        <translation>Przy optymalnej grze obu stron: %1.</translation>
    </message>
    <message>
        <source>With these settings no position was found that is worth an exercise.</source>
        <translation>Przy tych ustawieniach nie znaleziono pozycji, która nadaje się na zadanie.</translation>
    </message>
    <message>
        <source>In your games no move is proven to have given a win or a draw away, and only such moves make exercises.</source>
        <translation>W twoich partiach o żadnym ruchu nie udowodniono, że oddał wygraną lub remis, a tylko z takich powstają zadania.</translation>
    </message>
    <message>
        <source>This position cannot be solved exactly.</source>
        <translation>Tej pozycji nie można rozwiązać dokładnie.</translation>
    </message>
    <message>
        <source>The game %1 cannot be laid under the microscope.</source>
        <translation>Gry %1 nie można obejrzeć pod mikroskopem.</translation>
    </message>
    <message>
        <source>It is not known what this position is worth.</source>
        <translation>Nie wiadomo, ile jest warta ta pozycja.</translation>
    </message>
    <message>
        <source>A claim of one&apos;s own</source>
        <translation>Hipoteza własna</translation>
    </message>
    <message>
        <source>There is no class &quot;%1&quot;; there are: %2.</source>
        <translation>Nie ma rodziny „%1”; są: %2.</translation>
    </message>
    <message>
        <source>Column %1: the tree has no node. A tree is typed as &quot;%2&quot;.</source>
        <translation>Kolumna %1: drzewo nie ma węzłów. Drzewo zapisuje się jako „%2”.</translation>
    </message>
    <message>
        <source>Column %1: a value is from -%2 to %2.</source>
        <translation>Kolumna %1: wartość jest od -%2 do %2.</translation>
    </message>
    <message>
        <source>Column %1: too many nodes. At most: %2.</source>
        <translation>Kolumna %1: za dużo węzłów. Najwyżej: %2.</translation>
    </message>
    <message>
        <source>Column %1: a number or &quot;(&quot; belongs here, not &quot;%2&quot;.</source>
        <translation>Kolumna %1: tu powinna być liczba lub „(”, nie „%2”.</translation>
    </message>
    <message>
        <source>Column %1: after an estimate and &quot;:&quot; a &quot;(&quot; belongs.</source>
        <translation>Kolumna %1: po oszacowaniu i „:” powinno być „(”.</translation>
    </message>
    <message>
        <source>Column %1: too deep, in plies. At most: %2.</source>
        <translation>Kolumna %1: za głęboko, w półruchach. Najwyżej: %2.</translation>
    </message>
    <message>
        <source>Column %1: a node has children.</source>
        <translation>Kolumna %1: węzeł ma dzieci.</translation>
    </message>
    <message>
        <source>Column %1: a &quot;)&quot; is missing.</source>
        <translation>Kolumna %1: brakuje „)”.</translation>
    </message>
    <message>
        <source>Column %1: this &quot;)&quot; closes nothing.</source>
        <translation>Kolumna %1: to „)” niczego nie zamyka.</translation>
    </message>
    <message>
        <source>There is no table &quot;%1&quot;; there are: %2.</source>
        <translation>Nie ma tabeli „%1”; są: %2.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is soon made; none of its work is kept in a folder.</source>
        <translation>Tabela „%1” powstaje szybko; nic z tej pracy nie trafia do folderu.</translation>
    </message>
    <message>
        <source>the end of its input: it has ended</source>
        <translation>koniec wejścia: program się zakończył</translation>
    </message>
    <message>
        <source>the end of its input: it goes on, and was killed</source>
        <translation>koniec wejścia: program działał dalej i został zabity</translation>
    </message>
    <message>
        <source>a whole game; the other player: %1</source>
        <translation>cała partia; drugi gracz: %1</translation>
    </message>
    <message>
        <source>a start</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>a position drawn at random</source>
        <translation>pozycja wylosowana</translation>
    </message>
    <message>
        <source>a forced pass</source>
        <translation>wymuszony pas</translation>
    </message>
    <message>
        <source>a position that a move ends</source>
        <translation>pozycja, którą kończy jeden ruch</translation>
    </message>
    <message>
        <source>the first position again</source>
        <translation>znów pierwsza pozycja</translation>
    </message>
    <message>
        <source>a clock with one second left</source>
        <translation>zegar, na którym została jedna sekunda</translation>
    </message>
    <message numerus="yes">
        <source>With these settings there are too few positions of one kind for %n variant(s).</source>
        <translation>
            <numerusform>Przy tych ustawieniach jest za mało pozycji jednego rodzaju na %n wersję.</numerusform>
            <numerusform>Przy tych ustawieniach jest za mało pozycji jednego rodzaju na %n wersje.</numerusform>
            <numerusform>Przy tych ustawieniach jest za mało pozycji jednego rodzaju na %n wersji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exercises in each of %n variant(s): %1, not %2. With these settings there are too few positions of one kind.</source>
        <translation>
            <numerusform>Zadania w %n wersji: %1, nie %2. Przy tych ustawieniach jest za mało pozycji jednego rodzaju.</numerusform>
            <numerusform>Zadania w każdej z %n wersji: %1, nie %2. Przy tych ustawieniach jest za mało pozycji jednego rodzaju.</numerusform>
            <numerusform>Zadania w każdej z %n wersji: %1, nie %2. Przy tych ustawieniach jest za mało pozycji jednego rodzaju.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: the number does not fit into 64 bits.</source>
        <translation>Kolumna %1: liczba nie mieści się w 64 bitach.</translation>
    </message>
    <message>
        <source>Column %1: mod needs a number above 0.</source>
        <translation>Kolumna %1: mod wymaga liczby większej od 0.</translation>
    </message>
    <message>
        <source>Column %1: this part was not there before the move.</source>
        <translation>Kolumna %1: tego składnika nie było przed ruchem.</translation>
    </message>
    <message>
        <source>Column %1: there is no part, so no least and no greatest.</source>
        <translation>Kolumna %1: nie ma składników, więc nie ma najmniejszego ani największego.</translation>
    </message>
    <message>
        <source>Column %1: claims in this game have no word &quot;%2&quot;.</source>
        <translation>Kolumna %1: hipotezy w tej grze nie mają słowa „%2”.</translation>
    </message>
    <message>
        <source>Column %1: there is no word &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: nie ma słowa „%2”; najbliższe to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: one &quot;=&quot; compares nothing; write &quot;==&quot;.</source>
        <translation>Kolumna %1: jedno „=” niczego nie porównuje; napisz „==”.</translation>
    </message>
    <message>
        <source>Column %1: write &quot;%2&quot;, not &quot;%3&quot;.</source>
        <translation>Kolumna %1: napisz „%2”, nie „%3”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; means nothing.</source>
        <translation>Kolumna %1: „%2” nic nie znaczy.</translation>
    </message>
    <message>
        <source>Column %1: a word, a number or a bracket is missing.</source>
        <translation>Kolumna %1: brakuje słowa, liczby lub nawiasu.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is said of each part (%3), in sum(…), max(…), min(…), xor(…), count(…), some part (…) or every part (…).</source>
        <translation>Kolumna %1: „%2” mówi się o każdym składniku (%3), w sum(…), max(…), min(…), xor(…), count(…), some part (…) lub every part (…).</translation>
    </message>
    <message>
        <source>Column %1: a word, a number or a bracket belongs here, not &quot;%2&quot;.</source>
        <translation>Kolumna %1: tu powinno być słowo, liczba lub nawias, nie „%2”.</translation>
    </message>
    <message>
        <source>Column %1: after &quot;is&quot; comes &quot;even&quot; or &quot;odd&quot;.</source>
        <translation>Kolumna %1: po „is” następuje „even” lub „odd”.</translation>
    </message>
    <message>
        <source>Column %1: after &quot;is&quot; comes &quot;even&quot; or &quot;odd&quot;, not &quot;%2&quot;.</source>
        <translation>Kolumna %1: po „is” następuje „even” lub „odd”, nie „%2”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;if&quot; begins a claim, before &quot;then&quot;. What is true both ways is joined by &quot;iff&quot;.</source>
        <translation>Kolumna %1: „if” zaczyna hipotezę, przed „then”. To, co prawdziwe w obie strony, łączy „iff”.</translation>
    </message>
    <message>
        <source>Column %1: the claim could end here; &quot;%2&quot; does not fit.</source>
        <translation>Kolumna %1: hipoteza mogłaby się tu skończyć; „%2” nie pasuje.</translation>
    </message>
    <message>
        <source>Where the first is true, the second is claimed.</source>
        <translation>Gdzie prawdziwe jest pierwsze, twierdzi się drugie.</translation>
    </message>
    <message>
        <source>What is claimed where the premise applies.</source>
        <translation>To, co się twierdzi, gdy założenie jest spełnione.</translation>
    </message>
    <message>
        <source>Both are true, or both are false.</source>
        <translation>Oba są prawdziwe albo oba fałszywe.</translation>
    </message>
    <message>
        <source>The same as &quot;exactly if&quot;.</source>
        <translation>To samo co „exactly if”.</translation>
    </message>
    <message>
        <source>Where the first is true, so is the second.</source>
        <translation>Gdzie prawdziwe jest pierwsze, tam i drugie.</translation>
    </message>
    <message>
        <source>One of the two is true, or both.</source>
        <translation>Jedno z dwóch jest prawdziwe albo oba.</translation>
    </message>
    <message>
        <source>Both are true.</source>
        <translation>Oba są prawdziwe.</translation>
    </message>
    <message>
        <source>What follows is false.</source>
        <translation>To, co następuje, jest fałszywe.</translation>
    </message>
    <message>
        <source>The number can be halved.</source>
        <translation>Liczbę można podzielić na pół.</translation>
    </message>
    <message>
        <source>The number cannot be halved.</source>
        <translation>Liczby nie można podzielić na pół.</translation>
    </message>
    <message>
        <source>The nim-sum of two numbers.</source>
        <translation>Nim-suma dwóch liczb.</translation>
    </message>
    <message>
        <source>What is left after a division.</source>
        <translation>Reszta z dzielenia.</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>Liczba bez znaku.</translation>
    </message>
    <message>
        <source>The lesser of two numbers.</source>
        <translation>Mniejsza z dwóch liczb.</translation>
    </message>
    <message>
        <source>The greater of two numbers.</source>
        <translation>Większa z dwóch liczb.</translation>
    </message>
    <message>
        <source>The sum over all parts.</source>
        <translation>Suma po wszystkich składnikach.</translation>
    </message>
    <message>
        <source>The least of all parts.</source>
        <translation>Najmniejsza wartość po wszystkich składnikach.</translation>
    </message>
    <message>
        <source>The greatest of all parts.</source>
        <translation>Największa wartość po wszystkich składnikach.</translation>
    </message>
    <message>
        <source>The nim-sum over all parts.</source>
        <translation>Nim-suma po wszystkich składnikach.</translation>
    </message>
    <message>
        <source>How many parts it is true of.</source>
        <translation>Dla ilu składników jest prawdziwe.</translation>
    </message>
    <message>
        <source>It is true of a part, or of more.</source>
        <translation>Jest prawdziwe dla jednego składnika lub więcej.</translation>
    </message>
    <message>
        <source>It is true of each part.</source>
        <translation>Jest prawdziwe dla każdego składnika.</translation>
    </message>
    <message>
        <source>It is true after one of the moves, or after more.</source>
        <translation>Jest prawdziwe po jednym z ruchów lub po większej ich liczbie.</translation>
    </message>
    <message>
        <source>It is true after each of the moves.</source>
        <translation>Jest prawdziwe po każdym z ruchów.</translation>
    </message>
    <message>
        <source>After how many moves it is true.</source>
        <translation>Po ilu ruchach jest prawdziwe.</translation>
    </message>
    <message>
        <source>A word about the position before the move.</source>
        <translation>Słowo o pozycji przed ruchem.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is missing.</source>
        <translation>Kolumna %1: brakuje „%2”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; belongs here, not &quot;%3&quot;.</source>
        <translation>Kolumna %1: tu powinno być „%2”, nie „%3”.</translation>
    </message>
    <message>
        <source>Column %1: say what is true of every position, for example &quot;%2&quot;.</source>
        <translation>Kolumna %1: powiedz, co jest prawdziwe dla każdej pozycji, na przykład „%2”.</translation>
    </message>
    <message>
        <source>Column %1: of two arrows in a row one needs brackets.</source>
        <translation>Kolumna %1: z dwóch strzałek z rzędu jedna wymaga nawiasów.</translation>
    </message>
    <message>
        <source>Column %1: compare two at a time, and join them by &quot;and&quot;.</source>
        <translation>Kolumna %1: porównuj po dwa i łącz przez „and”.</translation>
    </message>
    <message>
        <source>Column %1: a position of this game has no parts.</source>
        <translation>Kolumna %1: pozycja tej gry nie ma składników.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; of all parts cannot stand in what is said of a part.</source>
        <translation>Kolumna %1: „%2” wszystkich składników nie może stać w tym, co mówi się o składniku.</translation>
    </message>
    <message>
        <source>Column %1: a move cannot stand in another move.</source>
        <translation>Kolumna %1: ruch nie może stać w innym ruchu.</translation>
    </message>
    <message>
        <source>Column %1: a move cannot stand in what is said of a part.</source>
        <translation>Kolumna %1: ruch nie może stać w tym, co mówi się o składniku.</translation>
    </message>
    <message>
        <source>Column %1: &quot;before&quot; speaks of a move, in &quot;some move (…)&quot; or &quot;every move (…)&quot;.</source>
        <translation>Kolumna %1: „before” mówi o ruchu, w „some move (…)” lub „every move (…)”.</translation>
    </message>
    <message>
        <source>Column %1: a move makes other parts here, so nobody knows which part &quot;%2&quot; was of before.</source>
        <translation>Kolumna %1: ruch tworzy tu inne składniki, więc nie wiadomo, którego składnika dotyczyło wcześniej „%2”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is a number, but what is needed here is true or false.</source>
        <translation>Kolumna %1: „%2” jest liczbą, a tu trzeba czegoś prawdziwego lub fałszywego.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is true or false, but a number is needed here.</source>
        <translation>Kolumna %1: „%2” jest prawdziwe lub fałszywe, a tu trzeba liczby.</translation>
    </message>
    <message>
        <source>Column %1: too much stands in one another here. At most: %2.</source>
        <translation>Kolumna %1: za głębokie zagnieżdżenie. Najwyżej: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a claim has at most %n character(s).</source>
        <translation>
            <numerusform>Kolumna %1: hipoteza ma najwyżej %n znak.</numerusform>
            <numerusform>Kolumna %1: hipoteza ma najwyżej %n znaki.</numerusform>
            <numerusform>Kolumna %1: hipoteza ma najwyżej %n znaków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody finds a counterexample: the claim holds in all %Ln position(s) that were tested.</source>
        <translation>
            <numerusform>Nie ma kontrprzykładu: hipoteza zachodzi w %Ln sprawdzonej pozycji.</numerusform>
            <numerusform>Nie ma kontrprzykładu: hipoteza zachodzi we wszystkich sprawdzonych pozycjach (%Ln).</numerusform>
            <numerusform>Nie ma kontrprzykładu: hipoteza zachodzi we wszystkich sprawdzonych pozycjach (%Ln).</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever stands there, the claim is false at %1.</source>
        <translation>Cokolwiek tam stoi, hipoteza jest fałszywa w pozycji %1.</translation>
    </message>
    <message>
        <source>No rule made of these words holds: they cannot tell %1 from %2.</source>
        <translation>Żadna reguła z tych słów nie zachodzi: nie odróżniają one %1 od %2.</translation>
    </message>
    <message numerus="yes">
        <source>No rule made of these words that holds applies to more than %Ln position(s).</source>
        <translation>
            <numerusform>Żadna prawdziwa reguła z tych słów nie dotyczy więcej niż %Ln pozycji.</numerusform>
            <numerusform>Żadna prawdziwa reguła z tych słów nie dotyczy więcej niż %Ln pozycji.</numerusform>
            <numerusform>Żadna prawdziwa reguła z tych słów nie dotyczy więcej niż %Ln pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this search nothing is left out.</source>
        <translation>W tym przeszukiwaniu niczego się nie pomija.</translation>
    </message>
    <message>
        <source>The board has no room for one part more.</source>
        <translation>Na planszy nie ma miejsca na jeszcze jeden składnik.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; may not stand here; these may: %3.</source>
        <translation>Kolumna %1: „%2” nie może tu stać; mogą: %3.</translation>
    </message>
    <message>
        <source>The game %1 has no words for claims of one&apos;s own.</source>
        <translation>Gra %1 nie ma słów do własnych hipotez.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no word that a claim here may be made of.</source>
        <translation>„%1” nie jest słowem, z którego można tu ułożyć hipotezę.</translation>
    </message>
    <message>
        <source>&quot;%1 ... %2&quot; is no claim.</source>
        <translation>„%1 ... %2” nie jest hipotezą.</translation>
    </message>
    <message>
        <source>The claim is not finished yet: &quot;%1 ... %2&quot;.</source>
        <translation>Hipoteza nie jest jeszcze gotowa: „%1 ... %2”.</translation>
    </message>
    <message>
        <source>The first line of a lesson is &quot;%1&quot;.</source>
        <translation>Pierwsza linia lekcji to „%1”.</translation>
    </message>
    <message>
        <source>Two games of the file are called %1: write the whole id, as in %2.</source>
        <translation>Dwie gry w pliku nazywają się %1: napisz cały identyfikator, jak w %2.</translation>
    </message>
    <message>
        <source>An id is made of small letters, digits and &quot;-&quot;, and has 40 at most.</source>
        <translation>Identyfikator składa się z małych liter, cyfr i „-” i ma ich najwyżej 40.</translation>
    </message>
    <message>
        <source>The step needs a line &quot;%1: ...&quot;.</source>
        <translation>Krok wymaga linii „%1: ...”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of these: %2.</source>
        <translation>„%1” nie jest żadnym z tych: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from %2 to %3.</source>
        <translation>„%1” nie jest liczbą całkowitą od %2 do %3.</translation>
    </message>
    <message>
        <source>The step needs lines &quot;position: ...&quot; or one line &quot;random: ...&quot;.</source>
        <translation>Krok wymaga linii „position: ...” lub jednej linii „random: ...”.</translation>
    </message>
    <message>
        <source>The lesson has no step.</source>
        <translation>Lekcja nie ma kroków.</translation>
    </message>
    <message>
        <source>There is a character that is no text.</source>
        <translation>Jest znak, który nie jest tekstem.</translation>
    </message>
    <message>
        <source>A line is written &quot;key: text&quot;.</source>
        <translation>Linię zapisuje się „klucz: tekst”.</translation>
    </message>
    <message>
        <source>A lesson holds no answers: they are worked out by the rules.</source>
        <translation>Lekcja nie zawiera odpowiedzi: wyprowadza się je z zasad.</translation>
    </message>
    <message numerus="yes">
        <source>A lesson has at most %n step(s).</source>
        <translation>
            <numerusform>Lekcja ma najwyżej %n krok.</numerusform>
            <numerusform>Lekcja ma najwyżej %n kroki.</numerusform>
            <numerusform>Lekcja ma najwyżej %n kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here.</source>
        <translation>Klucz „%1” nie jest tu znany.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands there twice.</source>
        <translation>Klucz „%1” występuje tam dwa razy.</translation>
    </message>
    <message numerus="yes">
        <source>The key &quot;%1&quot; stands there more than %n time(s).</source>
        <translation>
            <numerusform>Klucz „%1” występuje tam więcej niż %n raz.</numerusform>
            <numerusform>Klucz „%1” występuje tam więcej niż %n razy.</numerusform>
            <numerusform>Klucz „%1” występuje tam więcej niż %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first step stands a line &quot;id: ...&quot;, of small letters, digits and &quot;-&quot;, 40 at most.</source>
        <translation>Przed pierwszym krokiem jest linia „id: ...” z małych liter, cyfr i „-”, najwyżej 40.</translation>
    </message>
    <message numerus="yes">
        <source>Before the first step stands a line &quot;title: ...&quot;, of at most %n letter(s).</source>
        <translation>
            <numerusform>Przed pierwszym krokiem jest linia „title: ...”, najwyżej %n litera.</numerusform>
            <numerusform>Przed pierwszym krokiem jest linia „title: ...”, najwyżej %n litery.</numerusform>
            <numerusform>Przed pierwszym krokiem jest linia „title: ...”, najwyżej %n liter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another step has this id.</source>
        <translation>Inny krok ma ten identyfikator.</translation>
    </message>
    <message numerus="yes">
        <source>The step says %n word(s); %1 are the most.</source>
        <translation>
            <numerusform>Krok mówi %n słowo; najwyżej może %1.</numerusform>
            <numerusform>Krok mówi %n słowa; najwyżej może %1.</numerusform>
            <numerusform>Krok mówi %n słów; najwyżej może %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1:</source>
        <translation>Linia %1:</translation>
    </message>
    <message>
        <source>Line %1, step &quot;%2&quot;:</source>
        <translation>Linia %1, krok „%2”:</translation>
    </message>
    <message numerus="yes">
        <source>A lesson has at most %n byte(s).</source>
        <translation>
            <numerusform>Lekcja ma najwyżej %n bajt.</numerusform>
            <numerusform>Lekcja ma najwyżej %n bajty.</numerusform>
            <numerusform>Lekcja ma najwyżej %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: it is won.</source>
        <translation>Dobrze: wygrana.</translation>
    </message>
    <message>
        <source>Right: with best play it is a draw.</source>
        <translation>Dobrze: przy optymalnej grze to remis.</translation>
    </message>
    <message>
        <source>Right: it is lost.</source>
        <translation>Dobrze: przegrana.</translation>
    </message>
    <message numerus="yes">
        <source>It is won: %1 begins with %2 and wins within %n move(s) of both sides.</source>
        <translation>
            <numerusform>Wygrana: %1 zaczyna od %2 i wygrywa w co najwyżej %n ruchu obu stron.</numerusform>
            <numerusform>Wygrana: %1 zaczyna od %2 i wygrywa w co najwyżej %n ruchach obu stron.</numerusform>
            <numerusform>Wygrana: %1 zaczyna od %2 i wygrywa w co najwyżej %n ruchach obu stron.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is won: %1 wins with %2.</source>
        <translation>Wygrana: %1 wygrywa ruchem %2.</translation>
    </message>
    <message>
        <source>It is a draw: %1 holds it with %2, and neither side can force a win.</source>
        <translation>Remis: %1 utrzymuje go ruchem %2 i żadna strona nie może wymusić wygranej.</translation>
    </message>
    <message>
        <source>It is lost: every move loses.</source>
        <translation>Przegrana: każdy ruch przegrywa.</translation>
    </message>
    <message>
        <source>It is lost: every move loses. After %1, %2 answers with %3.</source>
        <translation>Przegrana: każdy ruch przegrywa. Po ruchu %1 %2 odpowiada ruchem %3.</translation>
    </message>
    <message>
        <source>%1 keeps what there is, but %2 is better.</source>
        <translation>%1 utrzymuje to, co jest, ale %2 to lepszy ruch.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, but %n move(s) of both sides later than %2.</source>
        <translation>
            <numerusform>%1 wygrywa, ale o %n ruch obu stron później niż %2.</numerusform>
            <numerusform>%1 wygrywa, ale o %n ruchy obu stron później niż %2.</numerusform>
            <numerusform>%1 wygrywa, ale o %n ruchów obu stron później niż %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n move(s) of both sides sooner than %2.</source>
        <translation>
            <numerusform>%1 przegrywa o %n ruch obu stron wcześniej niż %2.</numerusform>
            <numerusform>%1 przegrywa o %n ruchy obu stron wcześniej niż %2.</numerusform>
            <numerusform>%1 przegrywa o %n ruchów obu stron wcześniej niż %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 nobody can force a win any more.</source>
        <translation>Po %1 nikt już nie może wymusić wygranej.</translation>
    </message>
    <message>
        <source>%1 loses at once.</source>
        <translation>%1 przegrywa od razu.</translation>
    </message>
    <message>
        <source>%1 answers %2 with %3, and wins.</source>
        <translation>%1 odpowiada na %2 ruchem %3 i wygrywa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no legal move here.</source>
        <translation>„%1” nie jest tu dozwolonym ruchem.</translation>
    </message>
    <message numerus="yes">
        <source>Right: %n move(s), and nothing is given away.</source>
        <translation>
            <numerusform>Dobrze: %n ruch i nic nie oddano.</numerusform>
            <numerusform>Dobrze: %n ruchy i nic nie oddano.</numerusform>
            <numerusform>Dobrze: %n ruchów i nic nie oddano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say whether it is won, drawn or lost.</source>
        <translation>Powiedz, czy to wygrana, remis, czy przegrana.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>Make a move.</source>
        <translation>Wykonaj ruch.</translation>
    </message>
    <message>
        <source>Right so far: %1 answers with %2.</source>
        <translation>Jak dotąd dobrze: %1 odpowiada %2.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 on.</source>
        <translation>Podaj liczbę całkowitą od 0 wzwyż.</translation>
    </message>
    <message numerus="yes">
        <source>The moves lead to the nimber(s) %1. The least number that is missing there is %2.</source>
        <translation>
            <numerusform>Ruchy prowadzą do nimbera %1. Najmniejsza liczba, której tam brakuje, to %2.</numerusform>
            <numerusform>Ruchy prowadzą do nimberów %1. Najmniejsza liczba, której tam brakuje, to %2.</numerusform>
            <numerusform>Ruchy prowadzą do nimberów %1. Najmniejsza liczba, której tam brakuje, to %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The nim-sum of %1 is %2.</source>
        <translation>Nim-suma %1 to %2.</translation>
    </message>
    <message>
        <source>Nimber %1 would need a move to %2, and there is none.</source>
        <translation>Nimber %1 wymagałby ruchu do %2, a takiego nie ma.</translation>
    </message>
    <message>
        <source>%1 leads to nimber %2, so %2 is not missing.</source>
        <translation>%1 prowadzi do nimbera %2, więc %2 nie brakuje.</translation>
    </message>
    <message>
        <source>%1 leaves nim-sum 0.</source>
        <translation>%1 zostawia nim-sumę 0.</translation>
    </message>
    <message>
        <source>Every move spoils 0: after %1, %2 brings it back.</source>
        <translation>Każdy ruch psuje 0: po %1 przywraca je %2.</translation>
    </message>
    <message>
        <source>Leave what was there, and set one part more at the end.</source>
        <translation>Zostaw to, co było, i ustaw na końcu jeszcze jeden składnik.</translation>
    </message>
    <message>
        <source>%1 leaves nim-sum 0, so it was not 0.</source>
        <translation>%1 zostawia nim-sumę 0, więc nie była ona równa 0.</translation>
    </message>
    <message>
        <source>The side to move wins here with %1.</source>
        <translation>Strona, która ma ruch, wygrywa tu ruchem %1.</translation>
    </message>
    <message>
        <source>That position is too large to be judged here.</source>
        <translation>Ta pozycja jest za duża, by ją tu ocenić.</translation>
    </message>
    <message>
        <source>The claim says nothing of that position: its premise does not apply.</source>
        <translation>Hipoteza nic nie mówi o tej pozycji: jej założenie nie jest spełnione.</translation>
    </message>
    <message>
        <source>There the claim is true.</source>
        <translation>Tam hipoteza jest prawdziwa.</translation>
    </message>
    <message>
        <source>A counterexample: the claim is false.</source>
        <translation>Kontrprzykład: hipoteza jest fałszywa.</translation>
    </message>
    <message numerus="yes">
        <source>A cut-off: the value %1 is at least beta, %2, so %n move(s) need not be tried.</source>
        <translation>
            <numerusform>Obcięcie: wartość %1 nie jest mniejsza od bety (%2), więc %n ruchu nie trzeba sprawdzać.</numerusform>
            <numerusform>Obcięcie: wartość %1 nie jest mniejsza od bety (%2), więc %n ruchów nie trzeba sprawdzać.</numerusform>
            <numerusform>Obcięcie: wartość %1 nie jest mniejsza od bety (%2), więc %n ruchów nie trzeba sprawdzać.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was never at that node.</source>
        <translation>Przeszukiwanie nie dotarło do tego węzła.</translation>
    </message>
    <message>
        <source>That node is a leaf: it has no moves to leave out.</source>
        <translation>Ten węzeł jest liściem: nie ma ruchów do pominięcia.</translation>
    </message>
    <message>
        <source>All moves of that node were tried.</source>
        <translation>Sprawdzono wszystkie ruchy tego węzła.</translation>
    </message>
    <message>
        <source>Look for a node that was left before all its moves were tried.</source>
        <translation>Szukaj węzła opuszczonego, zanim sprawdzono wszystkie jego ruchy.</translation>
    </message>
    <message numerus="yes">
        <source>The claim must apply to %Ln position(s) or more.</source>
        <translation>
            <numerusform>Hipoteza musi dotyczyć co najmniej %Ln pozycji.</numerusform>
            <numerusform>Hipoteza musi dotyczyć co najmniej %Ln pozycji.</numerusform>
            <numerusform>Hipoteza musi dotyczyć co najmniej %Ln pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game %1 has no nimbers.</source>
        <translation>Gra %1 nie ma nimberów.</translation>
    </message>
    <message>
        <source>The depth of a search of the game %1 that can be shown is 2 to %2.</source>
        <translation>Głębokość przeszukiwania gry %1, którą można pokazać, jest od 2 do %2.</translation>
    </message>
    <message>
        <source>The position has another outcome.</source>
        <translation>Ta pozycja ma inne rozstrzygnięcie.</translation>
    </message>
    <message>
        <source>The position has too few parts.</source>
        <translation>Ta pozycja ma za mało składników.</translation>
    </message>
    <message>
        <source>The nimber of the position is not known.</source>
        <translation>Nimber tej pozycji nie jest znany.</translation>
    </message>
    <message>
        <source>The nim-sum is 0 already.</source>
        <translation>Nim-suma jest już równa 0.</translation>
    </message>
    <message>
        <source>In the position no move is wrong.</source>
        <translation>W tej pozycji żaden ruch nie jest zły.</translation>
    </message>
    <message>
        <source>No position was found for this step.</source>
        <translation>Nie znaleziono pozycji do tego kroku.</translation>
    </message>
    <message>
        <source>Column %1: a line &quot;title: …&quot; is missing.</source>
        <translation>Kolumna %1: brakuje linii „title: …”.</translation>
    </message>
    <message>
        <source>Column %1: a game has heaps or a board; heaps have no &quot;board&quot;, &quot;start&quot;, &quot;piece&quot; or &quot;goal&quot;.</source>
        <translation>Kolumna %1: gra ma stosy albo planszę; stosy nie mają „board”, „start”, „piece” ani „goal”.</translation>
    </message>
    <message>
        <source>Column %1: a line &quot;heaps&quot;, &quot;board&quot; or &quot;start&quot; with rows is missing.</source>
        <translation>Kolumna %1: brakuje linii „heaps”, „board” lub „start” z wierszami.</translation>
    </message>
    <message>
        <source>Column %1: a line &quot;turn: …&quot; is missing.</source>
        <translation>Kolumna %1: brakuje linii „turn: …”.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n letter(s).</source>
        <translation>
            <numerusform>Kolumna %1: gra ma najwyżej %n literę.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n litery.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n liter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: a game with goals says who wins if a side has no turn: a line &quot;last: wins&quot;, &quot;last: loses&quot; or &quot;last: draws&quot; is missing.</source>
        <translation>Kolumna %1: gra z celami mówi, kto wygrywa, gdy strona nie ma ruchu: brakuje linii „last: wins”, „last: loses” lub „last: draws”.</translation>
    </message>
    <message>
        <source>Column %1: without a goal every game would be drawn.</source>
        <translation>Kolumna %1: bez celu każda partia byłaby remisem.</translation>
    </message>
    <message>
        <source>Column %1: where pieces share cells, both sides have the same turns.</source>
        <translation>Kolumna %1: gdy figury mogą stać razem na jednym polu, obie strony mają te same ruchy.</translation>
    </message>
    <message>
        <source>Column %1: a piece that may share its cell walks: &quot;%2&quot; stands at one end and &quot;.&quot; at the other.</source>
        <translation>Kolumna %1: figura, która może stać na polu razem z innymi, chodzi: na jednym końcu stoi „%2”, a na drugim „.”.</translation>
    </message>
    <message>
        <source>Column %1: where pieces share cells, there are no other pieces and no goals.</source>
        <translation>Kolumna %1: gdy figury mogą stać razem na jednym polu, nie ma innych figur ani celów.</translation>
    </message>
    <message>
        <source>Column %1: this turn does not keep what line %2 says of a piece: %3.</source>
        <translation>Kolumna %1: ten ruch nie zachowuje tego, co linia %2 mówi o figurze: %3.</translation>
    </message>
    <message>
        <source>Column %1: no board of this game is large enough for this goal.</source>
        <translation>Kolumna %1: żadna plansza tej gry nie jest dość duża na ten cel.</translation>
    </message>
    <message>
        <source>Column %1: the standard board is too small for this goal.</source>
        <translation>Kolumna %1: zwykła plansza jest za mała na ten cel.</translation>
    </message>
    <message>
        <source>Column %1: no turn and no start brings what this goal asks for.</source>
        <translation>Kolumna %1: żaden ruch i żaden początek nie daje tego, czego wymaga ten cel.</translation>
    </message>
    <message>
        <source>Column %1: this turn and that of line %2 change the same cells, so that a click would not tell them apart.</source>
        <translation>Kolumna %1: ten ruch i ruch z linii %2 zmieniają te same pola, więc kliknięcie by ich nie odróżniło.</translation>
    </message>
    <message>
        <source>Column %1: Not proven to end: with this turn alone a game may go on for ever.</source>
        <translation>Kolumna %1: nie udowodniono końca: samym tym ruchem partia może trwać wiecznie.</translation>
    </message>
    <message>
        <source>Column %1: Not proven to end: with this turn and those of these lines a game may go on for ever: %2.</source>
        <translation>Kolumna %1: nie udowodniono końca: tym ruchem i ruchami z tych linii partia może trwać wiecznie: %2.</translation>
    </message>
    <message>
        <source>Column %1: the start does not have what is said of the piece %2.</source>
        <translation>Kolumna %1: początek nie ma tego, co powiedziano o figurze %2.</translation>
    </message>
    <message>
        <source>Column %1: a goal stands in the start, so the game would be over at once.</source>
        <translation>Kolumna %1: cel występuje na początku, więc partia skończyłaby się od razu.</translation>
    </message>
    <message>
        <source>Column %1: a condition speaks of &quot;most&quot;, so each heap is written with its most: &quot;7:2&quot;.</source>
        <translation>Kolumna %1: warunek mówi o „most”, więc każdy stos zapisuje się z jego „most”: „7:2”.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: there could be more than %n heap(s), and no letters to name them.</source>
        <translation>
            <numerusform>Kolumna %1: stosów mogłoby być więcej niż %n, a nie ma liter, by je nazwać.</numerusform>
            <numerusform>Kolumna %1: stosów mogłoby być więcej niż %n, a nie ma liter, by je nazwać.</numerusform>
            <numerusform>Kolumna %1: stosów mogłoby być więcej niż %n, a nie ma liter, by je nazwać.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: the start has no turn for either side: the game would be over at once.</source>
        <translation>Kolumna %1: początek nie ma ruchu dla żadnej ze stron: partia skończyłaby się od razu.</translation>
    </message>
    <message>
        <source>Column %1: %2 has no turn at the start, so the other side begins: %3.</source>
        <translation>Kolumna %1: %2 nie ma ruchu na początku, więc zaczyna druga strona: %3.</translation>
    </message>
    <message>
        <source>Counters of this heap before the turn.</source>
        <translation>Kamienie tego stosu przed ruchem.</translation>
    </message>
    <message>
        <source>Counters that are taken.</source>
        <translation>Kamienie, które się bierze.</translation>
    </message>
    <message>
        <source>Counters of this heap that are left.</source>
        <translation>Kamienie tego stosu, które zostają.</translation>
    </message>
    <message>
        <source>The smaller heap that is left; 0 where it is one or none.</source>
        <translation>Mniejszy stos, który zostaje; 0, gdy jest jeden lub żaden.</translation>
    </message>
    <message>
        <source>The larger heap that is left.</source>
        <translation>Większy stos, który zostaje.</translation>
    </message>
    <message>
        <source>The number after the colon of this heap.</source>
        <translation>Liczba po dwukropku tego stosu.</translation>
    </message>
    <message>
        <source>Heaps that are not empty.</source>
        <translation>Niepuste stosy.</translation>
    </message>
    <message>
        <source>Rows of the board.</source>
        <translation>Wiersze planszy.</translation>
    </message>
    <message>
        <source>Columns of the board.</source>
        <translation>Kolumny planszy.</translation>
    </message>
    <message>
        <source>The number of its row, from the top.</source>
        <translation>Numer jego wiersza, od góry.</translation>
    </message>
    <message>
        <source>The number of its column.</source>
        <translation>Numer jego kolumny.</translation>
    </message>
    <message>
        <source>Free cells of the board.</source>
        <translation>Wolne pola planszy.</translation>
    </message>
    <message>
        <source>Pieces of the side that moves.</source>
        <translation>Figury strony, która wykonuje ruch.</translation>
    </message>
    <message>
        <source>Pieces of the other side.</source>
        <translation>Figury drugiej strony.</translation>
    </message>
    <message>
        <source>Filled cells that share an edge with it.</source>
        <translation>Zajęte pola, które mają z nim wspólną krawędź.</translation>
    </message>
    <message>
        <source>Filled cells of the eight around it.</source>
        <translation>Zajęte pola z ośmiu dokoła niego.</translation>
    </message>
    <message>
        <source>Own pieces that share an edge with it.</source>
        <translation>Własne figury na polach, które mają z nim wspólną krawędź.</translation>
    </message>
    <message>
        <source>The other side&apos;s pieces that share an edge with it.</source>
        <translation>Figury drugiej strony na polach, które mają z nim wspólną krawędź.</translation>
    </message>
    <message>
        <source>Own pieces on the eight around it.</source>
        <translation>Własne figury na ośmiu polach dokoła niego.</translation>
    </message>
    <message>
        <source>The other side&apos;s pieces on the eight around it.</source>
        <translation>Figury drugiej strony na ośmiu polach dokoła niego.</translation>
    </message>
    <message>
        <source>Filled cells of its row.</source>
        <translation>Zajęte pola jego wiersza.</translation>
    </message>
    <message>
        <source>Filled cells of its column.</source>
        <translation>Zajęte pola jego kolumny.</translation>
    </message>
    <message>
        <source>Filled cells on the two slants of it.</source>
        <translation>Zajęte pola na jego dwóch skosach.</translation>
    </message>
    <message>
        <source>Column %1: a condition speaks of no moves, so there is no &quot;%2&quot; in it.</source>
        <translation>Kolumna %1: warunek nie mówi o ruchach, więc nie ma w nim „%2”.</translation>
    </message>
    <message>
        <source>Column %1: a condition does not know who wins, so there is no &quot;%2&quot; in it.</source>
        <translation>Kolumna %1: warunek nie wie, kto wygra, więc nie ma w nim „%2”.</translation>
    </message>
    <message>
        <source>Column %1: one &quot;%2&quot; is enough.</source>
        <translation>Kolumna %1: jedno „%2” wystarczy.</translation>
    </message>
    <message>
        <source>Column %1: after &quot;if&quot; a condition is missing.</source>
        <translation>Kolumna %1: po „if” brakuje warunku.</translation>
    </message>
    <message>
        <source>Who begins wins.</source>
        <translation>Wygrywa, kto zaczyna.</translation>
    </message>
    <message>
        <source>Who does not begin wins.</source>
        <translation>Wygrywa, kto nie zaczyna.</translation>
    </message>
    <message>
        <source>It is drawn.</source>
        <translation>To remis.</translation>
    </message>
    <message>
        <source>%1 wins, whoever begins.</source>
        <translation>%1 wygrywa, ktokolwiek zaczyna.</translation>
    </message>
    <message>
        <source>If %1 begins, %2 wins; if %3 begins, it is drawn.</source>
        <translation>Jeśli zaczyna %1, wygrywa %2; jeśli zaczyna %3, jest remis.</translation>
    </message>
    <message>
        <source>If %1 begins, it is drawn; if %2 begins, %3 wins.</source>
        <translation>Jeśli zaczyna %1, jest remis; jeśli zaczyna %2, wygrywa %3.</translation>
    </message>
    <message>
        <source>Nimber %1: who does not begin wins.</source>
        <translation>Nimber %1: wygrywa, kto nie zaczyna.</translation>
    </message>
    <message>
        <source>Nimber %1: who begins wins.</source>
        <translation>Nimber %1: wygrywa, kto zaczyna.</translation>
    </message>
    <message>
        <source>Without a turn at the start: %1.</source>
        <translation>Bez ruchu na początku: %1.</translation>
    </message>
    <message>
        <source>It ends after a number of turns that is not known.</source>
        <translation>Kończy się po nieznanej liczbie ruchów.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after at most %n turn(s).</source>
        <translation>
            <numerusform>Kończy się po najwyżej %n ruchu.</numerusform>
            <numerusform>Kończy się po najwyżej %n ruchach.</numerusform>
            <numerusform>Kończy się po najwyżej %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has goals, so it is no sum of parts.</source>
        <translation>Ma cele, więc nie jest sumą składników.</translation>
    </message>
    <message>
        <source>Whether it is impartial is not known.</source>
        <translation>Nie wiadomo, czy jest bezstronna.</translation>
    </message>
    <message>
        <source>Impartial: both sides have the same turns, part by part.</source>
        <translation>Bezstronna: obie strony mają te same ruchy, składnik po składniku.</translation>
    </message>
    <message>
        <source>Not impartial: the sides have different turns.</source>
        <translation>Nie jest bezstronna: strony mają różne ruchy.</translation>
    </message>
    <message>
        <source>Solved. %1</source>
        <translation>Rozwiązana. %1</translation>
    </message>
    <message>
        <source>Not solved: the start is not known within the bounds.</source>
        <translation>Nierozwiązana: w tych granicach nie wiadomo, kto wygrywa od początku.</translation>
    </message>
    <message>
        <source>Solved: every size.</source>
        <translation>Rozwiązana: każdy rozmiar.</translation>
    </message>
    <message>
        <source>Solved: no size.</source>
        <translation>Rozwiązana: żaden rozmiar.</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n size(s), up to %1.</source>
        <translation>
            <numerusform>Rozwiązana: %n rozmiar, do %1.</numerusform>
            <numerusform>Rozwiązana: %n rozmiary, do %1.</numerusform>
            <numerusform>Rozwiązana: %n rozmiarów, do %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nimbers of heaps from 0 on:</source>
        <translation>Nimbery stosów od 0 wzwyż:</translation>
    </message>
    <message>
        <source>Nimbers of heaps from 0 on, most %1:</source>
        <translation>Nimbery stosów od 0 wzwyż, najwięcej %1:</translation>
    </message>
    <message>
        <source>Column %1: this is UTF-16; a game is written in UTF-8.</source>
        <translation>Kolumna %1: to jest UTF-16; grę zapisuje się w UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n byte(s).</source>
        <translation>
            <numerusform>Kolumna %1: gra ma najwyżej %n bajt.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n bajty.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; stands in a file once.</source>
        <translation>Kolumna %1: „%2” występuje w pliku raz.</translation>
    </message>
    <message>
        <source>Column %1: &quot;title&quot; stands before all other keys.</source>
        <translation>Kolumna %1: „title” stoi przed wszystkimi innymi kluczami.</translation>
    </message>
    <message>
        <source>Column %1: a title has at most 60 letters.</source>
        <translation>Kolumna %1: tytuł ma najwyżej 60 liter.</translation>
    </message>
    <message>
        <source>Column %1: &quot;says&quot; has at most 10 lines.</source>
        <translation>Kolumna %1: „says” ma najwyżej 10 linii.</translation>
    </message>
    <message>
        <source>Column %1: sides are written &quot;Green G, Red R&quot;: a name and a capital letter each.</source>
        <translation>Kolumna %1: strony zapisuje się „Green G, Red R”: każda to nazwa i wielka litera.</translation>
    </message>
    <message>
        <source>Column %1: a game has two sides.</source>
        <translation>Kolumna %1: gra ma dwie strony.</translation>
    </message>
    <message>
        <source>Column %1: two sides have two names and two letters.</source>
        <translation>Kolumna %1: dwie strony mają dwie nazwy i dwie litery.</translation>
    </message>
    <message>
        <source>Column %1: a piece is written &quot;H horse&quot;: a capital letter and a name.</source>
        <translation>Kolumna %1: figurę zapisuje się „H horse”: wielka litera i nazwa.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no name of a piece; it has letters from a to z alone.</source>
        <translation>Kolumna %1: „%2” nie jest nazwą figury; ma ona tylko litery od a do z.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; means something in conditions and claims, so it is no name of a piece.</source>
        <translation>Kolumna %1: „%2” coś znaczy w warunkach i hipotezach, więc nie jest nazwą figury.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is the piece of line %3 already.</source>
        <translation>Kolumna %1: „%2” to już figura z linii %3.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is said of no piece here; there are %3.</source>
        <translation>Kolumna %1: „%2” nie mówi się tu o żadnej figurze; są %3.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; cannot be said of this piece; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: „%2” nie można powiedzieć o tej figurze; najbliższe to „%3”.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n kind(s) of pieces.</source>
        <translation>
            <numerusform>Kolumna %1: gra ma najwyżej %n rodzaj figur.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n rodzaje figur.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n rodzajów figur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no heap; it is a number up to %3, perhaps with its most: &quot;7&quot;, &quot;7:2&quot;.</source>
        <translation>Kolumna %1: „%2” nie jest stosem; stos to liczba do %3, czasem z jego „most”: „7”, „7:2”.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n heap(s).</source>
        <translation>
            <numerusform>Kolumna %1: gra ma najwyżej %n stos.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n stosy.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n stosów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no size of a board; write rows and columns from 1 to %3: &quot;8 x 8&quot;.</source>
        <translation>Kolumna %1: „%2” nie jest rozmiarem planszy; napisz wiersze i kolumny od 1 do %3: „8 x 8”.</translation>
    </message>
    <message>
        <source>Column %1: a board is &quot;8 x 8&quot;, or a range and its standard: &quot;4-12 x 1-8, 8 x 4&quot;.</source>
        <translation>Kolumna %1: plansza to „8 x 8” albo zakres i jego zwykły rozmiar: „4-12 x 1-8, 8 x 4”.</translation>
    </message>
    <message>
        <source>Column %1: the standard size lies outside of the range.</source>
        <translation>Kolumna %1: zwykły rozmiar leży poza zakresem.</translation>
    </message>
    <message>
        <source>Column %1: there is no place &quot;%2&quot;; there are %3.</source>
        <translation>Kolumna %1: nie ma miejsca „%2”; są %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no place &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: nie ma miejsca „%2”; najbliższe to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; means nothing here; there are capital letters and %3</source>
        <translation>Kolumna %1: „%2” nic tu nie znaczy; są wielkie litery i %3</translation>
    </message>
    <message>
        <source>Column %1: rows have equally many cells, and at least one.</source>
        <translation>Kolumna %1: wiersze mają tyle samo pól i co najmniej jedno.</translation>
    </message>
    <message>
        <source>Column %1: one capital letter stands before &quot;in&quot;, not &quot;%2&quot;.</source>
        <translation>Kolumna %1: przed „in” stoi jedna wielka litera, nie „%2”.</translation>
    </message>
    <message>
        <source>Column %1: the largest board is %2x%2, or 1x60.</source>
        <translation>Kolumna %1: największa plansza to %2x%2 lub 1x60.</translation>
    </message>
    <message>
        <source>Column %1: the rows of the start and &quot;board&quot; name two sizes.</source>
        <translation>Kolumna %1: wiersze początku i „board” podają dwa rozmiary.</translation>
    </message>
    <message>
        <source>Column %1: there is no side &quot;%2&quot;; there are %3.</source>
        <translation>Kolumna %1: nie ma strony „%2”; są %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no side &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: nie ma strony „%2”; najbliższa to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: ways are parted by blanks, and a condition begins with &quot;if&quot;.</source>
        <translation>Kolumna %1: kierunki rozdziela się odstępami, a warunek zaczyna się od „if”.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n turn(s).</source>
        <translation>
            <numerusform>Kolumna %1: gra ma najwyżej %n ruch.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n ruchy.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: after the comma comes one of %3, not &quot;%2&quot;.</source>
        <translation>Kolumna %1: po przecinku następuje jedno z %3, nie „%2”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; does not fit here; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: „%2” tu nie pasuje; najbliższe to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: a turn of heaps is &quot;take 1 2&quot;, &quot;split&quot; or &quot;code 0.137&quot;.</source>
        <translation>Kolumna %1: ruch w stosach to „take 1 2”, „split” lub „code 0.137”.</translation>
    </message>
    <message>
        <source>Column %1: this turn can never be made.</source>
        <translation>Kolumna %1: tego ruchu nigdy nie da się wykonać.</translation>
    </message>
    <message>
        <source>Column %1: an octal code begins with &quot;0.&quot; or &quot;4.&quot;, as in &quot;0.137&quot;.</source>
        <translation>Kolumna %1: kod ósemkowy zaczyna się od „0.” lub „4.”, jak w „0.137”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no digit of an octal code; they go from 0 to 7.</source>
        <translation>Kolumna %1: „%2” nie jest cyfrą kodu ósemkowego; są od 0 do 7.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no number to take; write &quot;any&quot;, or numbers from 1 to %3: &quot;1 3 5-7&quot;.</source>
        <translation>Kolumna %1: „%2” nie jest liczbą do brania; napisz „any” lub liczby od 1 do %3: „1 3 5-7”.</translation>
    </message>
    <message>
        <source>Column %1: there is no way &quot;%2&quot;; there are %3.</source>
        <translation>Kolumna %1: nie ma kierunku „%2”; są %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no way &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: nie ma kierunku „%2”; najbliższy to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: it is written &quot;clear C, right&quot;, with one letter.</source>
        <translation>Kolumna %1: pisze się „clear C, right”, z jedną literą.</translation>
    </message>
    <message>
        <source>Column %1: &quot;clear&quot; goes one way, or two at right angles: &quot;right down&quot;.</source>
        <translation>Kolumna %1: „clear” idzie w jednym kierunku albo w dwóch pod kątem prostym: „right down”.</translation>
    </message>
    <message>
        <source>Column %1: a turn on a board is a drawing before and after it, as &quot;II -&gt; ..&quot;, or &quot;clear&quot;.</source>
        <translation>Kolumna %1: ruch na planszy to rysunek przed nim i po nim, jak „II -&gt; ..”, albo „clear”.</translation>
    </message>
    <message>
        <source>Column %1: both sides of &quot;-&gt;&quot; have the same shape; the left one is %2, the right one %3.</source>
        <translation>Kolumna %1: obie strony „-&gt;” mają ten sam kształt; lewa to %2, prawa to %3.</translation>
    </message>
    <message>
        <source>Column %1: the largest drawing is 1x%2 or %3x%3.</source>
        <translation>Kolumna %1: największy rysunek to 1x%2 lub %3x%3.</translation>
    </message>
    <message>
        <source>Column %1: a drawing of one row is read along ways; one of several is &quot;turned&quot; or &quot;mirrored&quot;.</source>
        <translation>Kolumna %1: rysunek z jednym wierszem czyta się wzdłuż kierunków; z kilkoma jest „turned” lub „mirrored”.</translation>
    </message>
    <message>
        <source>Column %1: &quot;*&quot; and &quot;~&quot; stay, so they stand at the same places on both sides.</source>
        <translation>Kolumna %1: „*” i „~” pozostają, więc stoją w tych samych miejscach po obu stronach.</translation>
    </message>
    <message>
        <source>Column %1: &quot;~&quot; stands once, in a drawing of one row with other signs.</source>
        <translation>Kolumna %1: „~” stoi raz, w rysunku z jednym wierszem i innymi znakami.</translation>
    </message>
    <message>
        <source>Column %1: this turn changes nothing.</source>
        <translation>Kolumna %1: ten ruch niczego nie zmienia.</translation>
    </message>
    <message>
        <source>Column %1: a goal ends in a comma and one of %3, not in &quot;%2&quot;.</source>
        <translation>Kolumna %1: cel kończy się przecinkiem i jednym z %3, nie „%2”.</translation>
    </message>
    <message>
        <source>Column %1: a goal does not end in &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: cel nie kończy się na „%2”; najbliższe to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: ways are parted by blanks.</source>
        <translation>Kolumna %1: kierunki rozdziela się odstępami.</translation>
    </message>
    <message>
        <source>Column %1: the largest drawing of a goal is 1x%2 or %3x%3.</source>
        <translation>Kolumna %1: największy rysunek celu to 1x%2 lub %3x%3.</translation>
    </message>
    <message>
        <source>Column %1: the drawing of a goal is one row along ways, or several rows as they are drawn.</source>
        <translation>Kolumna %1: rysunek celu to jeden wiersz wzdłuż kierunków albo kilka wierszy tak, jak są narysowane.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n goal(s).</source>
        <translation>
            <numerusform>Kolumna %1: gra ma najwyżej %n cel.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n cele.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n celów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: who makes the last turn &quot;wins&quot;, &quot;loses&quot; or &quot;draws&quot;, not &quot;%2&quot;.</source>
        <translation>Kolumna %1: kto wykona ostatni ruch, to „wins”, „loses” lub „draws”, nie „%2”.</translation>
    </message>
    <message>
        <source>Column %1: who makes the last turn does not &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: o tym, kto wykona ostatni ruch, nie mówi się „%2”; najbliższe to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: a game begins with a line &quot;bouton-game 1&quot;.</source>
        <translation>Kolumna %1: gra zaczyna się od linii „bouton-game 1”.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n line(s).</source>
        <translation>
            <numerusform>Kolumna %1: gra ma najwyżej %n linię.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n linie.</numerusform>
            <numerusform>Kolumna %1: gra ma najwyżej %n linii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: this is no text in UTF-8.</source>
        <translation>Kolumna %1: to nie jest tekst w UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a line has at most %n character(s).</source>
        <translation>
            <numerusform>Kolumna %1: linia ma najwyżej %n znak.</numerusform>
            <numerusform>Kolumna %1: linia ma najwyżej %n znaki.</numerusform>
            <numerusform>Kolumna %1: linia ma najwyżej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: a line is &quot;key: text&quot;, but &quot;:&quot; is missing.</source>
        <translation>Kolumna %1: linia to „klucz: tekst”, ale brakuje „:”.</translation>
    </message>
    <message>
        <source>Column %1: there is no key &quot;%2&quot;; there are %3.</source>
        <translation>Kolumna %1: nie ma klucza „%2”; są %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no key &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Kolumna %1: nie ma klucza „%2”; najbliższy to „%3”.</translation>
    </message>
    <message>
        <source>Column %1: a turn and a goal are of a side, but &quot;%2&quot; is not.</source>
        <translation>Kolumna %1: ruch i cel należą do strony, ale „%2” nie.</translation>
    </message>
    <message>
        <source>Column %1: after &quot;%2:&quot; something is missing.</source>
        <translation>Kolumna %1: po „%2:” czegoś brakuje.</translation>
    </message>
    <message>
        <source>Heap %1 is written size:most, such as 5:3, not &quot;%2&quot;. Its size is at most %3.</source>
        <translation>Stos %1 zapisuje się wielkość:najwięcej, na przykład 5:3, nie „%2”. Wielkość to najwyżej %3.</translation>
    </message>
    <message>
        <source>Heap %1 is written as a number, at most %3, not &quot;%2&quot;.</source>
        <translation>Stos %1 zapisuje się jako liczbę, najwyżej %3, nie „%2”.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s); 1 to %1 are possible.</source>
        <translation>
            <numerusform>Jest %n stos; możliwe od 1 do %1.</numerusform>
            <numerusform>Są %n stosy; możliwe od 1 do %1.</numerusform>
            <numerusform>Jest %n stosów; możliwe od 1 do %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each column must have one piece of this kind: %1.</source>
        <translation>Każda kolumna musi mieć jedną figurę tego rodzaju: %1.</translation>
    </message>
    <message>
        <source>There must be one piece of this kind: %1.</source>
        <translation>Musi być jedna figura tego rodzaju: %1.</translation>
    </message>
    <message>
        <source>There are too many pieces of this kind: %1. At most: %2.</source>
        <translation>Jest za dużo figur tego rodzaju: %1. Najwyżej: %2.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; is a program once its file &quot;run&quot; may be run: chmod +x does that.</source>
        <translation>Folder „%1” jest programem, gdy jego plik „run” można uruchomić: robi to chmod +x.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. It is a program once an executable file &quot;run&quot; stands in it.</source>
        <translation>„%1” to folder. Jest programem, gdy jest w nim wykonywalny plik „run”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the source of a program, which no rule starts. Compile it, or give the command that runs it.</source>
        <translation>„%1” to kod źródłowy programu, którego nic nie uruchamia. Skompiluj go albo podaj polecenie, które go uruchamia.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; may not be run: chmod +x changes that. Or give the command that runs it.</source>
        <translation>Pliku „%1” nie wolno uruchomić: zmienia to chmod +x. Możesz też podać polecenie, które go uruchamia.</translation>
    </message>
    <message>
        <source>There is no command to start.</source>
        <translation>Nie ma polecenia do uruchomienia.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has crashed before its answer: %2 (signal %3).</source>
        <translation>Program „%1” uległ awarii przed odpowiedzią: %2 (sygnał %3).</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has ended before its answer, with exit status %2. It is to go on reading lines until its input ends.</source>
        <translation>Program „%1” zakończył się przed odpowiedzią, ze statusem %2. Ma czytać linie, dopóki nie skończy się jego wejście.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has closed its standard output.</source>
        <translation>Program „%1” zamknął swoje standardowe wyjście.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; cannot be started: %2.</source>
        <translation>Nie można uruchomić programu „%1”: %2.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has written &quot;%2&quot;, but within %3 no line feed that ends its answer.</source>
        <translation>Program „%1” napisał „%2”, ale w czasie %3 nie zakończył odpowiedzi znakiem końca linii.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has not answered within %2. It is silent or too slow, or its answer still waits in its buffer: it must flush its output after every line.</source>
        <translation>Program „%1” nie odpowiedział w czasie %2. Milczy, jest za wolny albo jego odpowiedź czeka w buforze: musi opróżniać bufor wyjścia po każdej linii.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has not read its line within %2.</source>
        <translation>Program „%1” nie przeczytał swojej linii w czasie %2.</translation>
    </message>
    <message numerus="yes">
        <source>The program &quot;%1&quot; has written %n byte(s) without the line feed that ends an answer.</source>
        <translation>
            <numerusform>Program „%1” napisał %n bajt bez znaku końca linii, który kończy odpowiedź.</numerusform>
            <numerusform>Program „%1” napisał %n bajty bez znaku końca linii, który kończy odpowiedź.</numerusform>
            <numerusform>Program „%1” napisał %n bajtów bez znaku końca linii, który kończy odpowiedź.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has taken more than %2 MB of memory, and was ended.</source>
        <translation>Program „%1” zajął ponad %2 MB pamięci i został zakończony.</translation>
    </message>
    <message>
        <source>It was sent: %1</source>
        <translation>Wysłano do niego: %1</translation>
    </message>
    <message>
        <source>Expected was one line with one of: %1</source>
        <translation>Oczekiwano jednej linii z jednym z: %1</translation>
    </message>
    <message>
        <source>Nothing came.</source>
        <translation>Nic nie przyszło.</translation>
    </message>
    <message>
        <source>It wrote: %1</source>
        <translation>Napisał: %1</translation>
    </message>
    <message>
        <source>Its standard error: %1</source>
        <translation>Jego standardowe wyjście błędów: %1</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; plays %2, which is no legal move here.</source>
        <translation>Program „%1” gra %2, co nie jest tu dozwolonym ruchem.</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>jego odpowiedź</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has ended before its answer to %2.</source>
        <translation>Program „%1” zakończył się przed odpowiedzią na %2.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; answers %2 with %3, which begins with neither = nor ?.</source>
        <translation>Program „%1” odpowiada na %2: %3, co nie zaczyna się ani od =, ani od ?.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; answers %2 with: %3.</source>
        <translation>Program „%1” odpowiada na %2: %3.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered %2 with %3, but the empty line that ends an answer by the Go Text Protocol has not come.</source>
        <translation>Program „%1” odpowiedział na %2: %3, ale nie przyszła pusta linia, która w Go Text Protocol kończy odpowiedź.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered with an empty line. An answer is one of the legal moves.</source>
        <translation>Program „%1” odpowiedział pustą linią. Odpowiedź to jeden z dozwolonych ruchów.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered in UTF-16. Its standard output must be plain ASCII.</source>
        <translation>Program „%1” odpowiedział w UTF-16. Jego standardowe wyjście musi być zwykłym ASCII.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered &quot;%2&quot;, which is not ASCII. An answer is one of the legal moves.</source>
        <translation>Program „%1” odpowiedział „%2”, co nie jest ASCII. Odpowiedź to jeden z dozwolonych ruchów.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered &quot;%2&quot;, which is no move. Only moves may go to its standard output; what is for you to read goes to its standard error.</source>
        <translation>Program „%1” odpowiedział „%2”, co nie jest ruchem. Na standardowe wyjście mogą iść tylko ruchy; to, co ty masz przeczytać, idzie na standardowe wyjście błędów.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has made three faults: the rest of the match is lost.</source>
        <translation>Program „%1” ma trzy usterki: reszta meczu jest przegrana.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has written more than one line for an answer: &quot;%2&quot; came too.</source>
        <translation>Program „%1” napisał w odpowiedzi więcej niż jedną linię: przyszło też „%2”.</translation>
    </message>
    <message>
        <source>No program can be started: %1.</source>
        <translation>Nie można uruchomić żadnego programu: %1.</translation>
    </message>
    <message>
        <source>No program can be started: bouton-guard, which belongs to Bouton, is missing.</source>
        <translation>Nie można uruchomić żadnego programu: brakuje bouton-guard, który należy do Boutona.</translation>
    </message>
    <message>
        <source>Every move loses here.</source>
        <translation>Każdy ruch tu przegrywa.</translation>
    </message>
    <message>
        <source>There is no move here: the game is over.</source>
        <translation>Nie ma tu ruchu: partia jest skończona.</translation>
    </message>
    <message>
        <source>Its nimber is %1, not %2.</source>
        <translation>Nimber to %1, nie %2.</translation>
    </message>
    <message>
        <source>The side to move wins with best play.</source>
        <translation>Strona, która ma ruch, wygrywa przy optymalnej grze.</translation>
    </message>
    <message>
        <source>The side to move loses against best play.</source>
        <translation>Strona, która ma ruch, przegrywa przy optymalnej grze.</translation>
    </message>
    <message>
        <source>With best play nobody wins.</source>
        <translation>Przy optymalnej grze nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>The heap of Nim that the position is worth, by the rules alone.</source>
        <translation>Stos Nima, któremu według samych zasad odpowiada pozycja.</translation>
    </message>
    <message>
        <source>Ended games wait to be put into the archive. %1</source>
        <translation>Skończone partie czekają na wpis do archiwum. %1</translation>
    </message>
    <message>
        <source>The archive cannot be opened. Ended games are listed, and wait until it can be.</source>
        <translation>Nie można otworzyć archiwum. Skończone partie są na liście i czekają, aż będzie to możliwe.</translation>
    </message>
    <message>
        <source>The archive is damaged.</source>
        <translation>Archiwum jest uszkodzone.</translation>
    </message>
    <message>
        <source>Another program is using the archive.</source>
        <translation>Archiwum używa inny program.</translation>
    </message>
    <message>
        <source>The disk of the archive is full.</source>
        <translation>Dysk archiwum jest pełny.</translation>
    </message>
    <message>
        <source>The archive can be read, but not changed.</source>
        <translation>Archiwum można czytać, ale nie zmieniać.</translation>
    </message>
    <message>
        <source>The archive cannot be used: %1.</source>
        <translation>Nie można używać archiwum: %1.</translation>
    </message>
    <message>
        <source>There is no archive, because Qt&apos;s driver for SQLite is not installed.</source>
        <translation>Nie ma archiwum, bo sterownik SQLite dla Qt nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>Ended games are not kept in an archive, because Qt&apos;s driver for SQLite is not installed.</source>
        <translation>Skończone partie nie trafiają do archiwum, bo sterownik SQLite dla Qt nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>The folder of the archive cannot be made. Ended games are listed, and wait until it can be.</source>
        <translation>Nie można utworzyć folderu archiwum. Skończone partie są na liście i czekają, aż będzie to możliwe.</translation>
    </message>
    <message>
        <source>The archive is damaged, and cannot be set aside. Ended games are listed, and wait until it can be.</source>
        <translation>Archiwum jest uszkodzone i nie można go odłożyć. Skończone partie są na liście i czekają, aż będzie to możliwe.</translation>
    </message>
    <message>
        <source>The archive&apos;s file was empty. A new archive is begun.</source>
        <translation>Plik archiwum był pusty. Zaczęto nowe archiwum.</translation>
    </message>
    <message>
        <source>The archive can be read, but not changed. Ended games wait until it can be.</source>
        <translation>Archiwum można czytać, ale nie zmieniać. Skończone partie czekają, aż będzie to możliwe.</translation>
    </message>
    <message>
        <source>A newer Bouton has made the archive, which is left alone. Ended games are listed, and wait for that Bouton.</source>
        <translation>To archiwum nowszego Boutona i pozostaje nietknięte. Skończone partie są na liście i czekają na tamtego Boutona.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Nie można zapisać %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The archive was damaged. It is set aside as %1, and a new one is begun with the %n game(s) that could be read.</source>
        <translation>
            <numerusform>Archiwum było uszkodzone. Odłożono je jako %1 i zaczęto nowe z %n partią, którą dało się odczytać.</numerusform>
            <numerusform>Archiwum było uszkodzone. Odłożono je jako %1 i zaczęto nowe z %n partiami, które dało się odczytać.</numerusform>
            <numerusform>Archiwum było uszkodzone. Odłożono je jako %1 i zaczęto nowe z %n partiami, które dało się odczytać.</numerusform>
        </translation>
    </message>
    <message>
        <source>The archive can be used again.</source>
        <translation>Archiwum znów działa.</translation>
    </message>
    <message>
        <source>The archive does not have this game.</source>
        <translation>W archiwum nie ma tej partii.</translation>
    </message>
    <message>
        <source>This game is damaged in the archive.</source>
        <translation>Ta partia jest w archiwum uszkodzona.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no archive of Bouton.</source>
        <translation>Plik %1 jest uszkodzony lub nie jest archiwum Boutona.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Bouton.</source>
        <translation>Plik %1 pochodzi z nowszego Boutona.</translation>
    </message>
    <message>
        <source>There is no such position in this game.</source>
        <translation>W tej partii nie ma takiej pozycji.</translation>
    </message>
    <message>
        <source>The start of a game cannot be deleted.</source>
        <translation>Początku partii nie można usunąć.</translation>
    </message>
    <message>
        <source>That move is in the main line already.</source>
        <translation>Ten ruch jest już w wariancie głównym.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Brakuje pamięci.</translation>
    </message>
    <message>
        <source>Something failed that never should: %1</source>
        <translation>Nie powiodło się coś, co nigdy nie powinno zawieść: %1</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written: %2.</source>
        <translation>Nie można zapisać pliku „%1”: %2.</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>to nie jest plik</translation>
    </message>
    <message>
        <source>it is the file that is read</source>
        <translation>to plik, który jest czytany</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be removed: %2.</source>
        <translation>Nie można usunąć pliku „%1”: %2.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 says &quot;%2&quot;.</source>
        <translation>Plik jest uszkodzony: %1 zawiera „%2”.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no pair of times.</source>
        <translation>Plik jest uszkodzony: %1 nie jest parą czasów.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no sentence.</source>
        <translation>Plik jest uszkodzony: %1 nie jest zdaniem.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 names no cells.</source>
        <translation>Plik jest uszkodzony: %1 nie podaje pól.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no name.</source>
        <translation>Plik jest uszkodzony: %1 nie jest nazwą.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is empty.</source>
        <translation>Plik jest uszkodzony: %1 jest puste.</translation>
    </message>
    <message>
        <source>The file is damaged: in %1, number %2 is followed by one that does not follow it.</source>
        <translation>Plik jest uszkodzony: w %1 po numerze %2 stoi coś, co po nim nie następuje.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no time.</source>
        <translation>Plik jest uszkodzony: %1 nie jest czasem.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 are not two.</source>
        <translation>Plik jest uszkodzony: %1 to nie dwie wartości.</translation>
    </message>
    <message numerus="yes">
        <source>The file is too large: it has more than %n byte(s).</source>
        <translation>
            <numerusform>Plik jest za duży: ma ponad %n bajt.</numerusform>
            <numerusform>Plik jest za duży: ma ponad %n bajty.</numerusform>
            <numerusform>Plik jest za duży: ma ponad %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a game that Bouton can read.</source>
        <translation>To nie jest partia, którą Bouton umie odczytać.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a game of Bouton: line %1, byte %2.</source>
        <translation>Plik jest uszkodzony albo nie jest partią Boutona: linia %1, bajt %2.</translation>
    </message>
    <message>
        <source>A newer Bouton has written this file (version %1); this one reads up to version %2.</source>
        <translation>Ten plik pochodzi z nowszego Boutona (wersja %1); ten czyta do wersji %2.</translation>
    </message>
    <message>
        <source>A kept game cannot be read, &quot;%1&quot;: %2</source>
        <translation>Nie można odczytać zapisanej partii „%1”: %2</translation>
    </message>
    <message>
        <source>A game in the games folder is left out, &quot;%1&quot;: %2</source>
        <translation>Pominięto partię z folderu partii, „%1”: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the games folder are left out. The last one, &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>W folderze partii pominięto %n partię. Ostatnia, „%1”: %2</numerusform>
            <numerusform>W folderze partii pominięto %n partie. Ostatnia, „%1”: %2</numerusform>
            <numerusform>W folderze partii pominięto %n partii. Ostatnia, „%1”: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No game can be kept in the folder &quot;%1&quot;. Choose another one in the preferences.</source>
        <translation>W folderze „%1” nie można zapisywać partii. Wybierz inny w preferencjach.</translation>
    </message>
    <message>
        <source>it has the number of another game, so it was not put here by Bouton.</source>
        <translation>ma numer innej partii, więc nie umieścił jej tu Bouton.</translation>
    </message>
    <message>
        <source>Another window of Bouton plays the same game.</source>
        <translation>W tę samą partię gra inne okno Boutona.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no text.</source>
        <translation>Plik jest uszkodzony: %1 nie jest tekstem.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no whole number from %2 to %3.</source>
        <translation>Plik jest uszkodzony: %1 nie jest liczbą całkowitą od %2 do %3.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is neither true nor false.</source>
        <translation>Plik jest uszkodzony: %1 nie jest ani true, ani false.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no object.</source>
        <translation>Plik jest uszkodzony: %1 nie jest obiektem.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no list.</source>
        <translation>Plik jest uszkodzony: %1 nie jest listą.</translation>
    </message>
    <message>
        <source>The file has too much: %1 is a list of more than %2.</source>
        <translation>W pliku jest za dużo: %1 to lista dłuższa niż %2.</translation>
    </message>
    <message>
        <source>This is the game before, as it was put away.</source>
        <translation>To poprzednia partia, tak jak została odłożona.</translation>
    </message>
    <message>
        <source>This is the game after it, as it was left.</source>
        <translation>To następna partia, tak jak została zostawiona.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of your opening book &quot;%1&quot; cannot be read; they stay in the file.</source>
        <translation>
            <numerusform>Nie można odczytać %n linii twojej księgi otwarć „%1”; zostaje w pliku.</numerusform>
            <numerusform>Nie można odczytać %n linii twojej księgi otwarć „%1”; zostają w pliku.</numerusform>
            <numerusform>Nie można odczytać %n linii twojej księgi otwarć „%1”; zostają w pliku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is there already, and it is another game. With another title this one can be kept.</source>
        <translation>Plik „%1” już istnieje i jest inną grą. Pod innym tytułem tę można zapisać.</translation>
    </message>
    <message>
        <source>Choose one of the games.</source>
        <translation>Wybierz jedną z partii.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Nie ma w nim partii.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be written: %1. Choose another folder in the preferences, or save as a file. Closing again ends without.</source>
        <translation>
            <numerusform>Nie można zapisać %n partii: %1. Wybierz inny folder w preferencjach albo zapisz jako plik. Ponowne zamknięcie kończy bez zapisu.</numerusform>
            <numerusform>Nie można zapisać %n partii: %1. Wybierz inny folder w preferencjach albo zapisz jako plik. Ponowne zamknięcie kończy bez zapisu.</numerusform>
            <numerusform>Nie można zapisać %n partii: %1. Wybierz inny folder w preferencjach albo zapisz jako plik. Ponowne zamknięcie kończy bez zapisu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Tak nazywa się inny program.</translation>
    </message>
    <message>
        <source>A program plays one game at least.</source>
        <translation>Program gra co najmniej w jedną grę.</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot; here.</source>
        <translation>Nie ma tu gracza „%1”.</translation>
    </message>
    <message>
        <source>There is no program &quot;%1&quot; here.</source>
        <translation>Nie ma tu programu „%1”.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; does not play the game %2.</source>
        <translation>Program „%1” nie gra w grę %2.</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>Partia trwa.</translation>
    </message>
    <message>
        <source>The game has not begun.</source>
        <translation>Partia jeszcze się nie zaczęła.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Partia jest wstrzymana.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>There is no legal move but to pass.</source>
        <translation>Jedynym dozwolonym ruchem jest pas.</translation>
    </message>
    <message>
        <source>The computer is thinking; its move comes first.</source>
        <translation>Komputer myśli; najpierw jego ruch.</translation>
    </message>
    <message>
        <source>There is no such move here.</source>
        <translation>Nie ma tu takiego ruchu.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Nie ma ruchu do cofnięcia.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Nie ma ruchu do przywrócenia.</translation>
    </message>
    <message>
        <source>There is no change to undo.</source>
        <translation>Nie ma zmiany do cofnięcia.</translation>
    </message>
    <message>
        <source>A computer player does not resign.</source>
        <translation>Gracz komputerowy się nie poddaje.</translation>
    </message>
    <message>
        <source>This game has been played to its end; its review shows what was better.</source>
        <translation>Ta partia jest dograna do końca; przegląd pokazuje, co było lepsze.</translation>
    </message>
    <message>
        <source>There are no more hints for this position.</source>
        <translation>Do tej pozycji nie ma więcej podpowiedzi.</translation>
    </message>
    <message>
        <source>Still analysing; the hint follows.</source>
        <translation>Trwa analiza; podpowiedź za chwilę.</translation>
    </message>
    <message>
        <source>This is proven, and corrects what was estimated before.</source>
        <translation>To jest udowodnione i poprawia wcześniejsze oszacowanie.</translation>
    </message>
    <message>
        <source>There is no analysis of this position.</source>
        <translation>Nie ma analizy tej pozycji.</translation>
    </message>
    <message>
        <source>This table is for another game.</source>
        <translation>Ta tabela jest do innej gry.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>This start is the end of a game: %1 has won already.</source>
        <translation>Ten początek jest końcem partii: %1 już wygrywa.</translation>
    </message>
    <message>
        <source>This start is the end of a game that is drawn already.</source>
        <translation>Ten początek jest końcem partii: jest już remis.</translation>
    </message>
    <message>
        <source>Nothing more fits there; a click on a piece takes it back.</source>
        <translation>Nic więcej tam się nie mieści; kliknięcie figury ją zdejmuje.</translation>
    </message>
    <message>
        <source>There is nothing to take away.</source>
        <translation>Nie ma czego zdjąć.</translation>
    </message>
    <message>
        <source>That piece stands there already.</source>
        <translation>Ta figura już tam stoi.</translation>
    </message>
    <message>
        <source>That cannot be moved there.</source>
        <translation>Tego nie można tam przenieść.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Zaczynasz.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Zaczyna %1.</translation>
    </message>
    <message>
        <source>You have no legal move and must pass.</source>
        <translation>Nie masz dozwolonego ruchu i musisz spasować.</translation>
    </message>
    <message>
        <source>%1 has no legal move and must pass.</source>
        <translation>%1 nie ma dozwolonego ruchu i musi spasować.</translation>
    </message>
    <message>
        <source>You have run out of time.</source>
        <translation>Twój czas się skończył.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>%1: czas się skończył.</translation>
    </message>
    <message numerus="yes">
        <source>You used %n hint(s).</source>
        <translation>
            <numerusform>Użyto %n podpowiedzi.</numerusform>
            <numerusform>Użyto %n podpowiedzi.</numerusform>
            <numerusform>Użyto %n podpowiedzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 used %n hint(s).</source>
        <translation>
            <numerusform>%1: użyto %n podpowiedzi.</numerusform>
            <numerusform>%1: użyto %n podpowiedzi.</numerusform>
            <numerusform>%1: użyto %n podpowiedzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back at the start.</source>
        <translation>Znów na początku.</translation>
    </message>
    <message>
        <source>Now at move %1, %2.</source>
        <translation>Teraz przy ruchu %1, %2.</translation>
    </message>
    <message>
        <source>The game is called a draw.</source>
        <translation>Partię uznano za remis.</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s) of two computers there is no end in sight.</source>
        <translation>
            <numerusform>Po %n ruchu dwóch komputerów nie widać końca.</numerusform>
            <numerusform>Po %n ruchach dwóch komputerów nie widać końca.</numerusform>
            <numerusform>Po %n ruchach dwóch komputerów nie widać końca.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partia kończy się remisem.</translation>
    </message>
    <message>
        <source>You have resigned.</source>
        <translation>Poddajesz partię.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 poddaje partię.</translation>
    </message>
    <message>
        <source>%1 loses by a fault of the program.</source>
        <translation>%1 przegrywa przez usterkę programu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n.</source>
        <translation>
            <numerusform>%1 wygrywa, różnica: %n.</numerusform>
            <numerusform>%1 wygrywa, różnica: %n.</numerusform>
            <numerusform>%1 wygrywa, różnica: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won by %n.</source>
        <translation>
            <numerusform>Wygrywasz, różnica: %n.</numerusform>
            <numerusform>Wygrywasz, różnica: %n.</numerusform>
            <numerusform>Wygrywasz, różnica: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost by %n.</source>
        <translation>
            <numerusform>Przegrywasz, różnica: %n.</numerusform>
            <numerusform>Przegrywasz, różnica: %n.</numerusform>
            <numerusform>Przegrywasz, różnica: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Wygrywasz.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Przegrywasz.</translation>
    </message>
    <message>
        <source>Click a cell first.</source>
        <translation>Najpierw kliknij pole.</translation>
    </message>
    <message>
        <source>There is a legal move, so nobody may pass.</source>
        <translation>Jest dozwolony ruch, więc nie wolno pasować.</translation>
    </message>
    <message>
        <source>A program needs a name.</source>
        <translation>Program musi mieć nazwę.</translation>
    </message>
    <message numerus="yes">
        <source>A program&apos;s name has at most %n character(s); this one has %1.</source>
        <translation>
            <numerusform>Nazwa programu ma najwyżej %n znak; ta ma %1.</numerusform>
            <numerusform>Nazwa programu ma najwyżej %n znaki; ta ma %1.</numerusform>
            <numerusform>Nazwa programu ma najwyżej %n znaków; ta ma %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A program&apos;s name has no blanks at its ends.</source>
        <translation>Nazwa programu nie ma odstępów na końcach.</translation>
    </message>
    <message>
        <source>A program&apos;s name is one line of text, without signs that nobody sees.</source>
        <translation>Nazwa programu to jedna linia tekstu bez niewidocznych znaków.</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Ruch %1: %2</translation>
    </message>
    <message>
        <source>The game was not opened to its end.</source>
        <translation>Partii nie otwarto do końca.</translation>
    </message>
    <message>
        <source>%1 stands there twice.</source>
        <translation>%1 występuje tam dwa razy.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>no cell</source>
        <translation>żadne pole</translation>
    </message>
    <message>
        <source>A turn puts your own mark into a free cell.</source>
        <translation>Ruch stawia własny znak na wolnym polu.</translation>
    </message>
    <message>
        <source>A turn sets a disc so that it encloses some of the other colour in a line, and turns them.</source>
        <translation>Ruch stawia pionek tak, by otoczył w linii pionki drugiego koloru, i odwraca je.</translation>
    </message>
    <message>
        <source>A turn moves one of your own towers along its column, over free cells only.</source>
        <translation>Ruch przesuwa jedną z własnych wież po jej kolumnie, tylko przez wolne pola.</translation>
    </message>
    <message>
        <source>A turn moves the horse two cells up and one to the left, or one up and two to the left.</source>
        <translation>Ruch przesuwa konia o dwa pola w górę i jedno w lewo albo o jedno w górę i dwa w lewo.</translation>
    </message>
    <message>
        <source>A turn fills one free cell, or two or three neighbouring ones of a row or a column, but a cell of the diagonal only alone.</source>
        <translation>Ruch wypełnia jedno wolne pole albo dwa lub trzy sąsiednie w wierszu lub kolumnie; pole przekątnej tylko osobno.</translation>
    </message>
    <message>
        <source>A turn takes cards from one group: at least one, and at most the number that is written below it.</source>
        <translation>Ruch bierze karty z jednej grupy: co najmniej jedną i najwyżej tyle, ile napisano pod grupą.</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielone</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwone</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>zablokowane</translation>
    </message>
    <message>
        <source>no counter</source>
        <translation>brak kamieni</translation>
    </message>
    <message>
        <source>dark disc</source>
        <translation>czarny pionek</translation>
    </message>
    <message>
        <source>light disc</source>
        <translation>biały pionek</translation>
    </message>
    <message>
        <source>green tower</source>
        <translation>zielona wieża</translation>
    </message>
    <message>
        <source>red tower</source>
        <translation>czerwona wieża</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>koń</translation>
    </message>
    <message>
        <source>%1: %2 to %3 are possible, not %4.</source>
        <translation>%1: możliwe od %2 do %3, nie %4.</translation>
    </message>
    <message>
        <source>The game that was to be saved is no longer on the board.</source>
        <translation>Partii, która miała być zapisana, nie ma już na planszy.</translation>
    </message>
    <message>
        <source>A game&apos;s file needs a name that ends in .bouton or .txt; %1 does not.</source>
        <translation>Plik partii musi mieć nazwę z końcówką .bouton lub .txt; %1 jej nie ma.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard has no text.</source>
        <translation>Nie ma co wkleić: w schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>This is neither a game nor a position. %1</source>
        <translation>To nie jest ani partia, ani pozycja. %1</translation>
    </message>
    <message>
        <source>This is neither a game nor a position that Bouton knows.</source>
        <translation>To nie jest ani partia, ani pozycja, którą Bouton zna.</translation>
    </message>
    <message>
        <source>better</source>
        <translation>lepszy ruch</translation>
    </message>
    <message>
        <source>decides the game</source>
        <translation>rozstrzyga partię</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>Seconds added</source>
        <translation>Dodawane sekundy</translation>
    </message>
    <message>
        <source>By the player itself.</source>
        <translation>Według samego gracza.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zliczanie</translation>
    </message>
    <message>
        <source>Won and lost positions</source>
        <translation>Pozycje wygrywające i przegrywające</translation>
    </message>
    <message>
        <source>How many can be won?</source>
        <translation>Ile da się wygrać?</translation>
    </message>
    <message>
        <source>Counts, exactly, how many positions of a class the side to move wins, loses or draws against best play.</source>
        <translation>Zlicza dokładnie, ile pozycji rodziny strona, która ma ruch, wygrywa, przegrywa lub remisuje przy optymalnej grze.</translation>
    </message>
    <message>
        <source>Nimbers</source>
        <translation>Nimbery</translation>
    </message>
    <message>
        <source>Tables of nimbers</source>
        <translation>Tabele nimberów</translation>
    </message>
    <message>
        <source>Which heap of Nim is it?</source>
        <translation>Który to stos Nima?</translation>
    </message>
    <message>
        <source>Shows which heap of Nim each position of a class is worth, and what repeats.</source>
        <translation>Pokazuje, któremu stosowi Nima odpowiada każda pozycja rodziny i co się powtarza.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Hipotezy</translation>
    </message>
    <message>
        <source>Claims tested</source>
        <translation>Sprawdzone hipotezy</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>Prawda czy fałsz?</translation>
    </message>
    <message>
        <source>Tests statements of the theory, true and false ones, in every position of a class against what the rules alone say, and shows the smallest counterexample.</source>
        <translation>Sprawdza zdania teorii, prawdziwe i fałszywe, w każdej pozycji rodziny względem tego, co mówią same zasady, i pokazuje najmniejszy kontrprzykład.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Własna</translation>
    </message>
    <message>
        <source>Your own claim</source>
        <translation>Twoja własna hipoteza</translation>
    </message>
    <message>
        <source>Say it in one line.</source>
        <translation>Powiedz to w jednej linii.</translation>
    </message>
    <message>
        <source>Tests what you say in one line, in every position of a class, and shows the smallest counterexample with the value of each term.</source>
        <translation>Sprawdza to, co powiesz w jednej linii, w każdej pozycji rodziny i pokazuje najmniejszy kontrprzykład z wartością każdego wyrażenia.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Can you see who wins?</source>
        <translation>Widzisz, kto wygra?</translation>
    </message>
    <message>
        <source>Is the position won or lost, and which move wins? The exact analysis marks every answer.</source>
        <translation>Czy pozycja jest wygrywająca czy przegrywająca i który ruch wygrywa? Każdą odpowiedź ocenia dokładna analiza.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Głębokość</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>Głębokość przeszukiwania</translation>
    </message>
    <message>
        <source>What does a ply cost?</source>
        <translation>Ile kosztuje półruch?</translation>
    </message>
    <message>
        <source>Searches one position one ply deeper each time: what changes in the move, and what it costs.</source>
        <translation>Przeszukuje jedną pozycję, za każdym razem o półruch głębiej: co zmienia się w ruchu i ile to kosztuje.</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Pojedynki</translation>
    </message>
    <message>
        <source>Player against player</source>
        <translation>Gracz przeciw graczowi</translation>
    </message>
    <message>
        <source>Who plays best?</source>
        <translation>Kto gra najlepiej?</translation>
    </message>
    <message>
        <source>Lets computer players play each other and says how far their results can be trusted: the 95 % intervals.</source>
        <translation>Każe graczom komputerowym grać ze sobą i mówi, na ile można ufać rezultatom: przedziały 95 %.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Mikroskop</translation>
    </message>
    <message>
        <source>Search microscope</source>
        <translation>Mikroskop przeszukiwania</translation>
    </message>
    <message>
        <source>What does a search see?</source>
        <translation>Co widzi przeszukiwanie?</translation>
    </message>
    <message>
        <source>Searches one position in four ways: what each costs, and each step by step with alpha, beta and what is cut.</source>
        <translation>Przeszukuje jedną pozycję na cztery sposoby: ile kosztuje każdy, a każdy krok po kroku z alfą, betą i obcięciami.</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alfa-beta</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Uporządkowane</translation>
    </message>
    <message>
        <source>With a table</source>
        <translation>Z tablicą</translation>
    </message>
    <message>
        <source>The name of the game. It comes first.</source>
        <translation>Nazwa gry. Jest na początku.</translation>
    </message>
    <message>
        <source>The rules in your own words, for who plays.</source>
        <translation>Zasady własnymi słowami, dla gracza.</translation>
    </message>
    <message>
        <source>Two names, each with a letter: Left L, Right R.</source>
        <translation>Dwie nazwy, każda z literą: Left L, Right R.</translation>
    </message>
    <message>
        <source>A game of heaps, and how large each is: 3 5 7.</source>
        <translation>Gra stosów i wielkość każdego: 3 5 7.</translation>
    </message>
    <message>
        <source>Rows and columns: 4 x 5, or 1-6 x 1-6, 4 x 4.</source>
        <translation>Wiersze i kolumny: 4 x 5 lub 1-6 x 1-6, 4 x 4.</translation>
    </message>
    <message>
        <source>What stands on the board: rows with / between.</source>
        <translation>Co stoi na planszy: wiersze, między nimi /.</translation>
    </message>
    <message>
        <source>The name of a letter: I pin.</source>
        <translation>Nazwa litery: I pin.</translation>
    </message>
    <message>
        <source>What both sides may do: II -&gt; ..</source>
        <translation>Co wolno obu stronom: II -&gt; ..</translation>
    </message>
    <message>
        <source>What one side alone may do.</source>
        <translation>Co wolno tylko jednej stronie.</translation>
    </message>
    <message>
        <source>A drawing that ends the game: +++, wins.</source>
        <translation>Rysunek, który kończy partię: +++, wins.</translation>
    </message>
    <message>
        <source>What the last turn does for who has made it.</source>
        <translation>Co ostatni ruch daje temu, kto go wykonał.</translation>
    </message>
    <message>
        <source>Who has moved has won.</source>
        <translation>Kto wykonał ruch, wygrywa.</translation>
    </message>
    <message>
        <source>Who has moved has lost.</source>
        <translation>Kto wykonał ruch, przegrywa.</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>Nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>It is drawn as a pin.</source>
        <translation>Rysowane jako kręgiel.</translation>
    </message>
    <message>
        <source>It is drawn as a coin.</source>
        <translation>Rysowane jako moneta.</translation>
    </message>
    <message>
        <source>It is drawn as a horse.</source>
        <translation>Rysowane jako koń.</translation>
    </message>
    <message>
        <source>It is drawn as a tower.</source>
        <translation>Rysowane jako wieża.</translation>
    </message>
    <message>
        <source>It is drawn as a queen.</source>
        <translation>Rysowane jako hetman.</translation>
    </message>
    <message>
        <source>It is drawn as a block.</source>
        <translation>Rysowane jako klocek.</translation>
    </message>
    <message>
        <source>It is drawn as a disc.</source>
        <translation>Rysowane jako pionek.</translation>
    </message>
    <message>
        <source>It is drawn as a card.</source>
        <translation>Rysowane jako karta.</translation>
    </message>
    <message>
        <source>Several of them stand on one.</source>
        <translation>Kilka stoi na jednym polu.</translation>
    </message>
    <message>
        <source>There is always one of it.</source>
        <translation>Zawsze jest jedna taka.</translation>
    </message>
    <message>
        <source>There is always one in each.</source>
        <translation>W każdej zawsze jest jedna taka.</translation>
    </message>
    <message>
        <source>The row at the top.</source>
        <translation>Górny wiersz.</translation>
    </message>
    <message>
        <source>The row at the bottom.</source>
        <translation>Dolny wiersz.</translation>
    </message>
    <message>
        <source>The column at the left.</source>
        <translation>Lewa kolumna.</translation>
    </message>
    <message>
        <source>The column at the right.</source>
        <translation>Prawa kolumna.</translation>
    </message>
    <message>
        <source>At the top left.</source>
        <translation>U góry z lewej.</translation>
    </message>
    <message>
        <source>At the bottom right.</source>
        <translation>U dołu z prawej.</translation>
    </message>
    <message>
        <source>As the first cell is.</source>
        <translation>Jak pierwsze pole.</translation>
    </message>
    <message>
        <source>As its neighbours are.</source>
        <translation>Jak sąsiednie pola.</translation>
    </message>
    <message>
        <source>The drawing is read to the right.</source>
        <translation>Rysunek czyta się w prawo.</translation>
    </message>
    <message>
        <source>The drawing is read to the left.</source>
        <translation>Rysunek czyta się w lewo.</translation>
    </message>
    <message>
        <source>The drawing is read upwards.</source>
        <translation>Rysunek czyta się w górę.</translation>
    </message>
    <message>
        <source>The drawing is read downwards.</source>
        <translation>Rysunek czyta się w dół.</translation>
    </message>
    <message>
        <source>The drawing is read up and left.</source>
        <translation>Rysunek czyta się w górę i w lewo.</translation>
    </message>
    <message>
        <source>The drawing is read up and right.</source>
        <translation>Rysunek czyta się w górę i w prawo.</translation>
    </message>
    <message>
        <source>The drawing is read down and left.</source>
        <translation>Rysunek czyta się w dół i w lewo.</translation>
    </message>
    <message>
        <source>The drawing is read down and right.</source>
        <translation>Rysunek czyta się w dół i w prawo.</translation>
    </message>
    <message>
        <source>The four straight ways.</source>
        <translation>Cztery proste kierunki.</translation>
    </message>
    <message>
        <source>The four slanting ways.</source>
        <translation>Cztery skośne kierunki.</translation>
    </message>
    <message>
        <source>All eight ways.</source>
        <translation>Wszystkich osiem kierunków.</translation>
    </message>
    <message>
        <source>Its quarter turns, too.</source>
        <translation>Także jego ćwierćobroty.</translation>
    </message>
    <message>
        <source>Its mirror image, too.</source>
        <translation>Także jego odbicie lustrzane.</translation>
    </message>
    <message>
        <source>A condition: the turn counts where it holds.</source>
        <translation>Warunek: ruch liczy się, gdy on zachodzi.</translation>
    </message>
    <message>
        <source>All cells from one to the edge become free.</source>
        <translation>Wszystkie pola od jednego do krawędzi stają się wolne.</translation>
    </message>
    <message>
        <source>How many a turn takes from a heap: 1 3 5-7.</source>
        <translation>Ile ruch bierze ze stosu: 1 3 5-7.</translation>
    </message>
    <message>
        <source>At least one from a heap.</source>
        <translation>Co najmniej jeden ze stosu.</translation>
    </message>
    <message>
        <source>What is left may be parted in two.</source>
        <translation>Resztę można podzielić na dwa stosy.</translation>
    </message>
    <message>
        <source>What is left is parted in two.</source>
        <translation>Resztę dzieli się na dwa stosy.</translation>
    </message>
    <message>
        <source>Parts a heap in two and takes nothing.</source>
        <translation>Dzieli stos na dwa i nic nie bierze.</translation>
    </message>
    <message>
        <source>An octal code: 0.137.</source>
        <translation>Kod ósemkowy: 0.137.</translation>
    </message>
    <message>
        <source>The file %1 was not written: %2.</source>
        <translation>Nie zapisano pliku %1: %2.</translation>
    </message>
    <message>
        <source>A set is open in Practice that is to be answered without hints and without See why.</source>
        <translation>W treningu otwarty jest zestaw, który rozwiązuje się bez podpowiedzi i bez „Dlaczego?”.</translation>
    </message>
    <message>
        <source>The rules of &quot;%1&quot; were changed; this game keeps those with which it began.</source>
        <translation>Zasady gry „%1” zmieniono; ta partia zachowuje te, z którymi się zaczęła.</translation>
    </message>
    <message>
        <source>The screen is too small for all of the window: a lower scale of the desktop makes more room.</source>
        <translation>Ekran jest za mały na całe okno: mniejsza skala pulpitu daje więcej miejsca.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; was removed.</source>
        <translation>Program „%1” został usunięty.</translation>
    </message>
    <message>
        <source>Another window of Bouton plays this game, so this is a copy of it. Each goes its own way.</source>
        <translation>W tę partię gra inne okno Boutona, więc to jest jej kopia. Każda idzie własną drogą.</translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; was removed.</source>
        <translation>Gra „%1” została usunięta.</translation>
    </message>
    <message>
        <source>There is no game and no file &quot;%1&quot;. The games are: %2.</source>
        <translation>Nie ma gry ani pliku „%1”. Gry: %2.</translation>
    </message>
    <message>
        <source>The home folder is not known, so no game and no preference is kept.</source>
        <translation>Folder domowy nie jest znany, więc nie zapisuje się żadnych partii ani preferencji.</translation>
    </message>
    <message>
        <source>The file was damaged or changed after it was saved: its checksum does not fit.</source>
        <translation>Plik został uszkodzony lub zmieniony po zapisaniu: suma kontrolna się nie zgadza.</translation>
    </message>
    <message numerus="yes">
        <source>In the file &quot;%1&quot; has %n letter(s); it should be 1 to %2.</source>
        <translation>
            <numerusform>W pliku „%1” ma %n literę; powinno mieć od 1 do %2.</numerusform>
            <numerusform>W pliku „%1” ma %n litery; powinno mieć od 1 do %2.</numerusform>
            <numerusform>W pliku „%1” ma %n liter; powinno mieć od 1 do %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file &quot;%1&quot; is neither true nor false.</source>
        <translation>W pliku „%1” nie jest ani true, ani false.</translation>
    </message>
    <message>
        <source>One group of up to 12 cards</source>
        <translation>Jedna grupa, najwyżej 12 kart</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Dobrze: %1.</translation>
    </message>
    <message>
        <source>First move: %1.</source>
        <translation>Pierwszy ruch: %1.</translation>
    </message>
    <message>
        <source>What is added has the nimber %1, because the nim-sum so far is %1.</source>
        <translation>To, co dodano, ma nimber %1, bo dotychczasowa nim-suma to %1.</translation>
    </message>
    <message>
        <source>For example: %1.</source>
        <translation>Na przykład: %1.</translation>
    </message>
    <message>
        <source>The window marks each position.</source>
        <translation>Okno ocenia każdą pozycję.</translation>
    </message>
    <message>
        <source>After %1:</source>
        <translation>Po %1:</translation>
    </message>
    <message>
        <source>Each rule is right that holds in every position and applies to enough of them. The window tests it.</source>
        <translation>Dobra jest każda reguła, która zachodzi w każdej pozycji i dotyczy wystarczająco wielu. Okno ją sprawdza.</translation>
    </message>
    <message>
        <source>Choose one of the three sentences.</source>
        <translation>Wybierz jedno z trzech zdań.</translation>
    </message>
    <message numerus="yes">
        <source>Wrong: part(s) worth %1, not %2.</source>
        <translation>
            <numerusform>Źle: składnik jest wart %1, a nie %2.</numerusform>
            <numerusform>Źle: składniki są warte %1, a nie %2.</numerusform>
            <numerusform>Źle: składniki są warte %1, a nie %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong: %1 is worth %2, not %3.</source>
        <translation>Źle: %1 jest warte %2, a nie %3.</translation>
    </message>
    <message>
        <source>Of this position there are no three sentences to choose from.</source>
        <translation>Dla tej pozycji nie ma trzech zdań do wyboru.</translation>
    </message>
    <message>
        <source>What was kept of the reviews of %1 is damaged: they are made anew.</source>
        <translation>To, co zachowano z przeglądów pliku %1, jest uszkodzone: przeglądy powstają od nowa.</translation>
    </message>
    <message>
        <source>What was kept of the reviews of %1 is by another evaluation: they are made anew.</source>
        <translation>To, co zachowano z przeglądów pliku %1, pochodzi z innej oceny: przeglądy powstają od nowa.</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Badanie</translation>
    </message>
    <message>
        <source>A player examined</source>
        <translation>Badanie gracza</translation>
    </message>
    <message>
        <source>Does it ever lose a won game?</source>
        <translation>Czy kiedyś przegra wygraną partię?</translation>
    </message>
    <message>
        <source>Plays a program of yours, or a computer player, against every opponent that there can be, and shows the shortest line in which it gives a won or drawn game away.</source>
        <translation>Twój program lub gracz komputerowy gra z każdym możliwym przeciwnikiem; widać najkrótszą linię, w której oddaje wygraną lub remis.</translation>
    </message>
    <message>
        <source>%1 gave away %L2 points a move.</source>
        <translation>%1 oddaje średnio na ruch (w punktach): %L2.</translation>
    </message>
    <message>
        <source>%1 gave away %L2 points a move, the analysis estimates.</source>
        <translation>%1 oddaje średnio na ruch (w punktach): %L2, według oszacowania.</translation>
    </message>
    <message>
        <source>%L1 points</source>
        <translation>%L1 punktu</translation>
    </message>
    <message>
        <source>%1 gave away %L2 discs a move.</source>
        <translation>%1 oddaje średnio na ruch (w pionkach): %L2.</translation>
    </message>
    <message>
        <source>%1 gave away %L2 discs a move, the analysis estimates.</source>
        <translation>%1 oddaje średnio na ruch (w pionkach): %L2, według oszacowania.</translation>
    </message>
    <message>
        <source>%L1 discs</source>
        <translation>%L1 pionka</translation>
    </message>
    <message>
        <source>In how many cells the other side could place a disc if it were to move.</source>
        <translation>Na ilu polach druga strona mogłaby postawić pionek, gdyby miała ruch.</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>obszary</translation>
    </message>
    <message>
        <source>The empty cells of a region, which touch one another by a side or by a corner.</source>
        <translation>Puste pola obszaru, które stykają się bokiem lub rogiem.</translation>
    </message>
    <message>
        <source>The empty corners of the board in a region.</source>
        <translation>Puste rogi planszy w obszarze.</translation>
    </message>
    <message>
        <source>In how many cells of a region the side to move can place a disc.</source>
        <translation>Na ilu polach obszaru strona, która ma ruch, może postawić pionek.</translation>
    </message>
    <message>
        <source>In how many cells of a region the other side could place a disc if it were to move.</source>
        <translation>Na ilu polach obszaru druga strona mogłaby postawić pionek, gdyby miała ruch.</translation>
    </message>
    <message>
        <source>Endgames drawn at random</source>
        <translation>Wylosowane końcówki</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <source>Empty cells at most</source>
        <translation>Pustych pól co najwyżej</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message numerus="yes">
        <source>Holds for %Ln position(s) of the %L1 drawn (empty cells at most: %2; seed: %3); of others nothing is said.</source>
        <translation>
            <numerusform>Zachodzi w pozycjach: %Ln, z wylosowanych %L1 (pustych pól co najwyżej: %2; ziarno: %3); o innych to nic nie mówi.</numerusform>
            <numerusform>Zachodzi w pozycjach: %Ln, z wylosowanych %L1 (pustych pól co najwyżej: %2; ziarno: %3); o innych to nic nie mówi.</numerusform>
            <numerusform>Zachodzi w pozycjach: %Ln, z wylosowanych %L1 (pustych pól co najwyżej: %2; ziarno: %3); o innych to nic nie mówi.</numerusform>
        </translation>
    </message>
    <message>
        <source>False. The first counterexample drawn is %1.</source>
        <translation>Fałsz. Pierwszy wylosowany kontrprzykład to %1.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is not known in this class, whose positions are too large to be solved; it is in &quot;%3&quot;.</source>
        <translation>Kolumna %1: „%2” nie jest znane w tej rodzinie, której pozycje są za duże, by je rozwiązać; jest znane w rodzinie „%3”.</translation>
    </message>
    <message>
        <source>There is no move, so the nimber is 0.</source>
        <translation>Nie ma żadnego ruchu, więc nimber to 0.</translation>
    </message>
    <message>
        <source>Write a number into a cell of the table.</source>
        <translation>Wpisz liczbę w pole tabeli.</translation>
    </message>
    <message numerus="yes">
        <source>Right so far. Still empty: %n cell(s).</source>
        <translation>
            <numerusform>Jak dotąd dobrze: puste jest jeszcze %n pole.</numerusform>
            <numerusform>Jak dotąd dobrze: puste są jeszcze %n pola.</numerusform>
            <numerusform>Jak dotąd dobrze: pustych jest jeszcze %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>The nimber of %1 is not %2.</source>
        <translation>Nimber %1 nie jest równy %2.</translation>
    </message>
    <message>
        <source>Of a table each position has a line &quot;position: ...&quot; without a number to be drawn, and nothing is shown beside it.</source>
        <translation>W tabeli każda pozycja ma wiersz &quot;position: ...&quot; bez losowanej liczby, a obok niej nic nie jest pokazane.</translation>
    </message>
    <message>
        <source>Column %1: numbers are parted by blanks: &quot;take 1 3 5-7&quot;.</source>
        <translation>Kolumna %1: liczby rozdziela się odstępami: &quot;take 1 3 5-7&quot;.</translation>
    </message>
    <message>
        <source>By how many discs the side to move wins with best play, with the empty cells counted for the winner; below 0 if it loses.</source>
        <translation>Iloma pionkami strona, która ma ruch, wygrywa przy optymalnej grze, z pustymi polami policzonymi dla zwycięzcy; poniżej 0, jeśli przegrywa.</translation>
    </message>
    <message>
        <source>Lesson %1 of the file is damaged.</source>
        <translation>Lekcja %1 pliku jest uszkodzona.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; is not there any more.</source>
        <translation>Folderu „%1” już nie ma.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; has no files that end in .lesson.</source>
        <translation>W folderze „%1” nie ma plików o końcówce .lesson.</translation>
    </message>
    <message>
        <source>Column %1: either every heap is written with its most, as in &quot;7:2&quot;, or none is.</source>
        <translation>Kolumna %1: albo każdy stos zapisuje się z jego „most”, jak „7:2”, albo żaden.</translation>
    </message>
    <message>
        <source>Column %1: these rules are of a newer version of Bouton; this one reads &quot;bouton-game 1&quot;.</source>
        <translation>Kolumna %1: te zasady są z nowszej wersji Boutona; ta czyta „bouton-game 1”.</translation>
    </message>
</context>
<context>
    <name>bouton::AboutDialog</name>
    <message>
        <source>About Bouton</source>
        <translation>O programie Bouton</translation>
    </message>
    <message>
        <source>Bouton&apos;s sign</source>
        <translation>Znak Boutona</translation>
    </message>
    <message>
        <source>Bouton %1</source>
        <translation>Bouton %1</translation>
    </message>
    <message>
        <source>Six board games for two, to be played against the computer, and to see why a move wins.

Named after Charles L. Bouton, who solved Nim in 1901.

Free software under the MIT licence. It uses Qt %1 (LGPL, version 3) and SQLite (public domain).</source>
        <translation>Sześć gier planszowych dla dwojga: graj w nie z komputerem i zobacz, dlaczego ruch wygrywa.

Nazwany na cześć Charlesa L. Boutona, który w 1901 roku rozwiązał Nima.

Wolne oprogramowanie na licencji MIT. Używa Qt %1 (LGPL, wersja 3) i SQLite (domena publiczna).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>This translation is a draft. What reads wrong in it is a fault like any other: please report it where you got Bouton from.</source>
        <translation>To tłumaczenie jest szkicem. Co źle się w nim czyta, jest błędem jak każdy inny: zgłoś go tam, skąd masz program Bouton.</translation>
    </message>
</context>
<context>
    <name>bouton::AgainstWhom</name>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciwnik</translation>
    </message>
</context>
<context>
    <name>bouton::AheadSwitch</name>
    <message>
        <source>Think in the opponent&apos;s time</source>
        <translation>Myśl w czasie przeciwnika</translation>
    </message>
    <message>
        <source>While it is your turn, the computer gets ready for its reply. That keeps one processor busy.</source>
        <translation>Gdy trwa twój ruch, komputer przygotowuje odpowiedź. To zajmuje jeden procesor.</translation>
    </message>
</context>
<context>
    <name>bouton::Aloud</name>
    <message>
        <source>The &amp;last move</source>
        <translation>Ostatni &amp;ruch</translation>
    </message>
    <message>
        <source>Your &amp;pieces</source>
        <translation>Twoje &amp;figury</translation>
    </message>
    <message>
        <source>The &amp;other side&apos;s pieces</source>
        <translation>Figury &amp;drugiej strony</translation>
    </message>
    <message>
        <source>Legal &amp;moves</source>
        <translation>Dozwolone r&amp;uchy</translation>
    </message>
    <message>
        <source>Turn, &amp;score and clocks</source>
        <translation>&amp;Kolej, wynik i zegary</translation>
    </message>
    <message>
        <source>The lines &amp;through this cell</source>
        <translation>&amp;Linie przez to pole</translation>
    </message>
    <message>
        <source>The whole &amp;board</source>
        <translation>&amp;Cała plansza</translation>
    </message>
    <message>
        <source>No move has been played.</source>
        <translation>Nie wykonano żadnego ruchu.</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>the number, the move</comment>
        <translation>Ruch %1: %2</translation>
    </message>
    <message>
        <source>There is no legal move: pass.</source>
        <translation>Nie ma dozwolonego ruchu: pas.</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>Nie ma dozwolonego ruchu.</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s): %1, and others.</source>
        <translation>
            <numerusform>%n dozwolony ruch: %1 i inne.</numerusform>
            <numerusform>%n dozwolone ruchy: %1 i inne.</numerusform>
            <numerusform>%n dozwolonych ruchów: %1 i inne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s): %1.</source>
        <translation>
            <numerusform>%n dozwolony ruch: %1.</numerusform>
            <numerusform>%n dozwolone ruchy: %1.</numerusform>
            <numerusform>%n dozwolonych ruchów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn: %1.</source>
        <comment>a side</comment>
        <translation>Twoja kolej: %1.</translation>
    </message>
    <message>
        <source>%1 has %2 left.</source>
        <translation>%1: pozostało %2.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Wybrano: %1.</translation>
    </message>
    <message>
        <source>Chosen: %1. It goes on at %2, or ends by Enter.</source>
        <translation>Wybrano: %1. Dalej: %2; Enter kończy ruch.</translation>
    </message>
    <message>
        <source>Chosen: %1. It goes on at %2.</source>
        <translation>Wybrano: %1. Dalej: %2.</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerAtBoard</name>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do tabeli</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Dobrze: %1</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerForm</name>
    <message>
        <source>Save my answers…</source>
        <translation>Zapisz moje odpowiedzi…</translation>
    </message>
    <message>
        <source>Your name, for your answers</source>
        <translation>Twoje imię, do odpowiedzi</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Write your name first</source>
        <translation>Najpierw napisz imię</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>Zapisz moje odpowiedzi</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Odpowiedzi (*.json)</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Twoje odpowiedzi</translation>
    </message>
    <message>
        <source>Write what is asked beside your name first</source>
        <translation>Najpierw wpisz to, o co zapytano obok imienia</translation>
    </message>
    <message>
        <source>Answered: %1 of %2. Attempts: %3. Time: %4.</source>
        <translation>Odpowiedzi: %1 z %2. Próby: %3. Czas: %4.</translation>
    </message>
    <message>
        <source>Answered: %1 of %2. Attempts: %3.</source>
        <translation>Odpowiedzi: %1 z %2. Próby: %3.</translation>
    </message>
    <message>
        <source>The file has your name, your answers, your attempts and your times, as above. It cannot tell who found the moves.</source>
        <translation>W pliku jest twoje imię, odpowiedzi, próby i czasy, jak wyżej. Plik nie powie, kto znalazł ruchy.</translation>
    </message>
    <message>
        <source>The file has your name, your answers and your attempts, as above. It cannot tell who found the moves.</source>
        <translation>W pliku jest twoje imię, odpowiedzi i próby, jak wyżej. Plik nie powie, kto znalazł ruchy.</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerPanel</name>
    <message>
        <source>&amp;Won</source>
        <translation>W&amp;ygrana</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Remis</translation>
    </message>
    <message>
        <source>&amp;Lost</source>
        <translation>Przegr&amp;ana</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Ruch ma druga strona</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Sprawdź</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Twoja liczba</translation>
    </message>
    <message>
        <source>What belongs here?</source>
        <translation>Co tu pasuje?</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>Twoja pozycja</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerWords</name>
    <message>
        <source>No answer</source>
        <translation>Brak odpowiedzi</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Won, by %1</source>
        <translation>Wygrana ruchem %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Drawn, by %1</source>
        <translation>Remis ruchem %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Lost, by %1</source>
        <translation>Przegrana, ruch %1</translation>
    </message>
    <message>
        <source>%1. No answer (time: %2)</source>
        <translation>%1. Brak odpowiedzi (czas: %2)</translation>
    </message>
    <message>
        <source>%1. No answer</source>
        <translation>%1. Brak odpowiedzi</translation>
    </message>
    <message>
        <source>%1. %2 (attempts: %3, %4)</source>
        <comment>an exercise, its answer and a time</comment>
        <translation>%1. %2 (próby: %3, %4)</translation>
    </message>
    <message>
        <source>%1. %2 (attempts: %3)</source>
        <comment>an exercise and its answer</comment>
        <translation>%1. %2 (próby: %3)</translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveModel</name>
    <message>
        <source>Ended</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Potknięcia</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Lost per move</source>
        <translation>Strata na ruch</translation>
    </message>
</context>
<context>
    <name>bouton::ArchivePage</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Wróć do strony startowej (Esc)</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiwum</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring deleted games back</source>
        <translation>Przywróć usunięte partie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>The games that are chosen, or all that are listed</source>
        <translation>Wybrane partie albo wszystkie z listy</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksport partii</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Jako tabela (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Jako JSON…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>As records, one line for each game…</source>
        <translation>Jako zapisy, jedna linia na partię…</translation>
    </message>
    <message>
        <source>Records (*.txt)</source>
        <translation>Zapisy (*.txt)</translation>
    </message>
    <message>
        <source>As files in a folder…</source>
        <translation>Jako pliki w folderze…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Kopia zapasowa…</translation>
    </message>
    <message>
        <source>Back up the archive</source>
        <translation>Kopia zapasowa archiwum</translation>
    </message>
    <message>
        <source>Archives (*.sqlite)</source>
        <translation>Archiwa (*.sqlite)</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Odtwórz z kopii…</translation>
    </message>
    <message>
        <source>Restore an archive</source>
        <translation>Odtwórz archiwum z kopii</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Pokaż pliki</translation>
    </message>
    <message>
        <source>The archive is in %1.</source>
        <translation>Archiwum jest w %1.</translation>
    </message>
    <message>
        <source>Delete all history</source>
        <translation>Usuń całą historię</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Eksportowanie…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to %1.</source>
        <translation>
            <numerusform>Wyeksportowano %Ln partię do %1.</numerusform>
            <numerusform>Wyeksportowano %Ln partie do %1.</numerusform>
            <numerusform>Wyeksportowano %Ln partii do %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read.</source>
        <translation>
            <numerusform>Nie można było odczytać %Ln partii.</numerusform>
            <numerusform>Nie można było odczytać %Ln partii.</numerusform>
            <numerusform>Nie można było odczytać %Ln partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Tworzenie kopii zapasowej…</translation>
    </message>
    <message>
        <source>Backed up as %1.</source>
        <translation>Kopia zapasowa: %1.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Odtwarzanie z kopii…</translation>
    </message>
    <message>
        <source>Restored from %1. The archive as it was is kept as %2.</source>
        <translation>Odtworzono z %1. Poprzednie archiwum zachowano jako %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>Usunięto %Ln partię.</numerusform>
            <numerusform>Usunięto %Ln partie.</numerusform>
            <numerusform>Usunięto %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) put back.</source>
        <translation>
            <numerusform>Przywrócono %Ln partię.</numerusform>
            <numerusform>Przywrócono %Ln partie.</numerusform>
            <numerusform>Przywrócono %Ln partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveStatistics</name>
    <message>
        <source>Wins by</source>
        <translation>Wygrane według</translation>
    </message>
    <message>
        <source>Wins, draws and losses</source>
        <translation>Wygrane, remisy i przegrane</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultaty</translation>
    </message>
    <message>
        <source>Games against a computer, once they have ended, are counted here.</source>
        <translation>Liczone są tu skończone partie przeciw komputerowi.</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Według gier</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Według przeciwników</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Według miesięcy</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Ruchy na partię</translation>
    </message>
    <message>
        <source>Hints a game</source>
        <translation>Podpowiedzi na partię</translation>
    </message>
    <message>
        <source>Slips a game</source>
        <translation>Potknięcia na partię</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Miesiąc</translation>
    </message>
    <message>
        <source>Won in a row: %1 now, %2 at most.</source>
        <translation>Wygrane z rzędu: teraz %1, najwięcej %2.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 right, %4 in a row at most)</source>
        <translation>%1 (dobrze %2 z %3, z rzędu najwięcej %4)</translation>
    </message>
    <message>
        <source>Practice: no exercise was answered yet.</source>
        <translation>Trening: nie ma jeszcze odpowiedzi na żadne zadanie.</translation>
    </message>
    <message>
        <source>Practice: %1.</source>
        <translation>Trening: %1.</translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveTable</name>
    <message>
        <source>Games of the archive</source>
        <translation>Partie archiwum</translation>
    </message>
    <message>
        <source>Delete the chosen games</source>
        <translation>Usuń wybrane partie</translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveWords</name>
    <message>
        <source>A friend</source>
        <translation>Znajomy</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Dwa komputery</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>%1, by resignation</source>
        <translation>%1 (poddanie)</translation>
    </message>
    <message>
        <source>%1, by a fault</source>
        <translation>%1 (usterka)</translation>
    </message>
    <message>
        <source>%1, on time</source>
        <translation>%1 (na czas)</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Jeszcze bez analizy</translation>
    </message>
    <message>
        <source>Cannot be analysed</source>
        <translation>Nie da się przeanalizować</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>Won 36 to 28</comment>
        <translation>%1 %2 do %3</translation>
    </message>
</context>
<context>
    <name>bouton::BoardInsight</name>
    <message>
        <source>Nimber left: 0 wins</source>
        <translation>Pozostały nimber: 0 wygrywa</translation>
    </message>
    <message>
        <source>Discs ahead at the end</source>
        <translation>Przewaga pionków na końcu</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <translation>Przewaga punktów na końcu</translation>
    </message>
</context>
<context>
    <name>bouton::BoardLook</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Values: %1.</source>
        <translation>Wartości: %1.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Wiersz %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Heap %1: %n counter(s).</source>
        <translation>
            <numerusform>Stos %1: %n kamień.</numerusform>
            <numerusform>Stos %1: %n kamienie.</numerusform>
            <numerusform>Stos %1: %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>counter</source>
        <translation>kamień</translation>
    </message>
</context>
<context>
    <name>bouton::BoardMenu</name>
    <message>
        <source>&amp;Edit this position</source>
        <translation>&amp;Edytuj tę pozycję</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>Usual &amp;start</source>
        <translation>&amp;Zwykły początek</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>See &amp;why</source>
        <translation>&amp;Dlaczego?</translation>
    </message>
</context>
<context>
    <name>bouton::BookPanel</name>
    <message>
        <source>Opening book</source>
        <translation>Księga otwarć</translation>
    </message>
    <message>
        <source>Train: judge my moves</source>
        <translation>Trening: oceniaj moje ruchy</translation>
    </message>
    <message>
        <source>Shows nothing before you have moved, and then what the move gave away</source>
        <translation>Nic nie pokazuje przed twoim ruchem, a potem to, co ruch oddał</translation>
    </message>
    <message>
        <source>Undo the change of my book</source>
        <translation>Cofnij zmianę mojej księgi</translation>
    </message>
    <message>
        <source>%1 by the book, the best</source>
        <translation>%1 według księgi, najlepszy</translation>
    </message>
    <message>
        <source>%1 by the book, gives away %2</source>
        <translation>%1 według księgi, oddaje %2</translation>
    </message>
    <message>
        <source>Discs by the book</source>
        <translation>Pionki według księgi</translation>
    </message>
    <message>
        <source>Points by the book</source>
        <translation>Punkty według księgi</translation>
    </message>
    <message>
        <source>Take this line out of my book</source>
        <translation>Usuń tę linię z mojej księgi</translation>
    </message>
    <message>
        <source>Add this line to my book</source>
        <translation>Dodaj tę linię do mojej księgi</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>The book does not have this position.</source>
        <translation>Księga nie zna tej pozycji.</translation>
    </message>
    <message>
        <source>The book does not have this position, but your own lines go on.</source>
        <translation>Księga nie zna tej pozycji, ale twoje linie idą dalej.</translation>
    </message>
    <message>
        <source>%1 to move: %2 by the book. Computers play moves that give away at most %3.</source>
        <translation>Ruch: %1; %2 według księgi. Komputery grają ruchy, które oddają najwyżej %3.</translation>
    </message>
    <message>
        <source>%1 is the best move by the book.</source>
        <translation>%1 to według księgi najlepszy ruch.</translation>
    </message>
    <message>
        <source>%1 gives away %2 by the book. The best: %3.</source>
        <translation>%1 według księgi oddaje %2. Najlepszy: %3.</translation>
    </message>
    <message>
        <source>There is nobody to be trained: computers play both sides.</source>
        <translation>Nie ma kogo trenować: po obu stronach grają komputery.</translation>
    </message>
    <message>
        <source>Computers play it all the same.</source>
        <translation>Komputery mimo to go grają.</translation>
    </message>
    <message>
        <source>Computers do not play it.</source>
        <translation>Komputery go nie grają.</translation>
    </message>
    <message>
        <source>%1 is in your own lines.</source>
        <translation>%1 jest w twoich liniach.</translation>
    </message>
    <message>
        <source>The book ends here.</source>
        <translation>Księga tu się kończy.</translation>
    </message>
    <message>
        <source>%1 to move: what does the book play?</source>
        <translation>Ruch: %1. Co gra księga?</translation>
    </message>
    <message>
        <source>The book answers moves that you make, not those that you look back at. Here you can make the other side&apos;s move yourself.</source>
        <translation>Księga odpowiada na ruchy, które wykonujesz, nie na te, które oglądasz wstecz. Tutaj możesz wykonać także ruch drugiej strony.</translation>
    </message>
    <message numerus="yes">
        <source>So far %1 has given away %2 in %n move(s) that the book knows.</source>
        <translation>
            <numerusform>Dotąd w %n ruchu, który zna księga, %1 oddaje: %2.</numerusform>
            <numerusform>Dotąd w %n ruchach, które zna księga, %1 oddaje: %2.</numerusform>
            <numerusform>Dotąd w %n ruchach, które zna księga, %1 oddaje: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>prawie równo</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>przewaga: %1</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>strata: %1</translation>
    </message>
</context>
<context>
    <name>bouton::BookTable</name>
    <message>
        <source>Moves of the opening book</source>
        <translation>Ruchy księgi otwarć</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Gives away</source>
        <translation>Oddaje</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
</context>
<context>
    <name>bouton::CardsForm</name>
    <message>
        <source>Cards in all</source>
        <translation>Łącznie kart</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Most in a turn</source>
        <translation>Najwięcej w ruchu</translation>
    </message>
    <message>
        <source>Cards of group %1</source>
        <translation>Karty grupy %1</translation>
    </message>
    <message>
        <source>Most in a turn from group %1</source>
        <translation>Najwięcej w ruchu z grupy %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>take up to %1</source>
        <translation>weź do %1</translation>
    </message>
    <message>
        <source>Group %1: cards left: %2; take up to %3.</source>
        <translation>Grupa %1: pozostało kart: %2; weź do %3.</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>karta %1 z %2</translation>
    </message>
</context>
<context>
    <name>bouton::CellTable</name>
    <message>
        <source>Nimber of %1</source>
        <translation type="vanished">Nimber: %1</translation>
    </message>
    <message>
        <source>%1, nimber</source>
        <translation>%1, nimber</translation>
    </message>
</context>
<context>
    <name>bouton::CellWords</name>
    <message>
        <source>playable</source>
        <translation>można zagrać</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrane</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>ostatni ruch</translation>
    </message>
    <message>
        <source>the slip</source>
        <translation>potknięcie</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>oznaczone</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepsze</translation>
    </message>
    <message>
        <source>nimber %1</source>
        <translation>nimber %1</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Up and right</source>
        <translation>W górę i w prawo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>W prawo</translation>
    </message>
    <message>
        <source>Down and right</source>
        <translation>W dół i w prawo</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Down and left</source>
        <translation>W dół i w lewo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>W lewo</translation>
    </message>
    <message>
        <source>Up and left</source>
        <translation>W górę i w lewo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 empty</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>Up: dark disc, 2 empty.</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: none.</source>
        <translation>%1: nic.</translation>
    </message>
    <message>
        <source>Nothing stands on the board.</source>
        <translation>Na planszy nic nie stoi.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>dark disc, 2: c4, d5.</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2; the arrow keys go from cell to cell.</source>
        <translation>Wiersze: %1, kolumny: %2; strzałki prowadzą od pola do pola.</translation>
    </message>
</context>
<context>
    <name>bouton::Chart</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimBoard</name>
    <message>
        <source>Put the counterexample here</source>
        <translation>Ustaw tu kontrprzykład</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>%1, %2 to move</source>
        <comment>a position and a side</comment>
        <translation>%1, ruch: %2</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimCard</name>
    <message>
        <source>Open on a board</source>
        <translation>Otwórz na planszy</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Jeszcze niesprawdzona.</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimClassForm</name>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimLine</name>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Your claim</source>
        <translation>Twoja hipoteza</translation>
    </message>
    <message>
        <source>What is true of every position?</source>
        <translation>Co jest prawdziwe w każdej pozycji?</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimValues</name>
    <message>
        <source>%1 of %2</source>
        <comment>how many of so many are true</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Values of the words</source>
        <translation>Wartości słów</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>%1 by move</source>
        <translation>%1, ruch po ruchu</translation>
    </message>
    <message>
        <source>The claim is false on this board.</source>
        <translation>Na tej planszy hipoteza jest fałszywa.</translation>
    </message>
    <message>
        <source>The premise does not apply on this board.</source>
        <translation>Na tej planszy założenie nie jest spełnione.</translation>
    </message>
    <message>
        <source>The claim is right on this board.</source>
        <translation>Na tej planszy hipoteza jest słuszna.</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimsExperiment</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Test all in the list</source>
        <translation>Sprawdź całą listę</translation>
    </message>
    <message>
        <source>✗ False</source>
        <translation>✗ Fałsz</translation>
    </message>
    <message>
        <source>… %1 so far</source>
        <translation>… dotąd %1</translation>
    </message>
    <message>
        <source>✓ All %1</source>
        <translation>✓ Wszystkie %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Hipoteza</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Werdykt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>bouton::ClassTable</name>
    <message>
        <source>Answers of a class</source>
        <translation>Odpowiedzi klasy</translation>
    </message>
    <message>
        <source>Back to the exercises</source>
        <translation>Wróć do zadań</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and why it is left out</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n file(s) were read.</source>
        <translation>
            <numerusform>Przeczytano tylko pierwszy %n plik.</numerusform>
            <numerusform>Przeczytano tylko pierwsze %n pliki.</numerusform>
            <numerusform>Przeczytano tylko pierwszych %n plików.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no answers to this set.</source>
        <translation>Nie ma odpowiedzi do tego zestawu.</translation>
    </message>
    <message>
        <source>Hardest was exercise %1: right answers %2 of %3.</source>
        <translation>Najtrudniejsze było zadanie %1: dobrych odpowiedzi %2 z %3.</translation>
    </message>
    <message>
        <source>Hardest was exercise %1 of variant %2: right answers %3 of %4.</source>
        <translation>Najtrudniejsze było zadanie %1 wersji %2: dobrych odpowiedzi %3 z %4.</translation>
    </message>
    <message>
        <source>Who answered</source>
        <translation>Kto odpowiadał</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Exercises of a class</source>
        <translation>Zadania klasy</translation>
    </message>
    <message>
        <source>Points for the outcome</source>
        <translation>Punkty za rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Points for the move</source>
        <translation>Punkty za ruch</translation>
    </message>
    <message>
        <source>Marks are computed anew. Who found the moves, and whether attempts and times are true, no file can tell.</source>
        <translation>Oceny są liczone od nowa. Kto znalazł ruchy i czy próby i czasy są prawdziwe, tego nie powie żaden plik.</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Dwa razy</translation>
    </message>
    <message>
        <source>Same attempt: %1</source>
        <comment>another name</comment>
        <translation>Ta sama próba: %1</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Próby</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>an exercise</comment>
        <translation>Odpowiedź na zadanie %1</translation>
    </message>
    <message>
        <source>Show it at the board</source>
        <translation>Pokaż na planszy</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>Dobra odpowiedź</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>Called won</source>
        <translation>Odp.: wygrana</translation>
    </message>
    <message>
        <source>Called drawn</source>
        <translation>Odp.: remis</translation>
    </message>
    <message>
        <source>Called lost</source>
        <translation>Odp.: przegrana</translation>
    </message>
    <message>
        <source>Right moves</source>
        <translation>Dobre ruchy</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Średnio punktów</translation>
    </message>
    <message>
        <source>On average: right answers %1 of %2, points %3 of %4.</source>
        <translation>Średnio: dobre odpowiedzi %1 z %2, punkty %3 z %4.</translation>
    </message>
    <message>
        <source>Won called drawn: %1.</source>
        <translation>Wygrana wzięta za remis: %1.</translation>
    </message>
    <message>
        <source>Won called lost: %1.</source>
        <translation>Wygrana wzięta za przegraną: %1.</translation>
    </message>
    <message>
        <source>Drawn called won: %1.</source>
        <translation>Remis wzięty za wygraną: %1.</translation>
    </message>
    <message>
        <source>Drawn called lost: %1.</source>
        <translation>Remis wzięty za przegraną: %1.</translation>
    </message>
    <message>
        <source>Lost called won: %1.</source>
        <translation>Przegrana wzięta za wygraną: %1.</translation>
    </message>
    <message>
        <source>Lost called drawn: %1.</source>
        <translation>Przegrana wzięta za remis: %1.</translation>
    </message>
    <message>
        <source>One attempt was handed in under several names: see the notes.</source>
        <translation>Jedną próbę oddano pod kilkoma imionami: zobacz uwagi.</translation>
    </message>
    <message>
        <source>One name is there twice: see the notes.</source>
        <translation>Jedno imię jest dwa razy: zobacz uwagi.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lekcja %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a lesson</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1: %2. Done: %3.</source>
        <comment>a name, a lesson, steps of it</comment>
        <translation>%1: %2. Zrobione: %3.</translation>
    </message>
    <message>
        <source>%1: %2. Done: %3. Not done: %4.</source>
        <comment>a name, a lesson, steps of it</comment>
        <translation>%1: %2. Zrobione: %3. Niezrobione: %4.</translation>
    </message>
    <message>
        <source>Steps done: %1</source>
        <comment>a lesson</comment>
        <translation>Zrobione kroki: %1</translation>
    </message>
    <message>
        <source>Tell which steps</source>
        <translation>Pokaż, które kroki</translation>
    </message>
    <message>
        <source>Who did the steps of the lessons no file can tell.</source>
        <translation>Kto zrobił kroki lekcji, tego żaden plik nie powie.</translation>
    </message>
</context>
<context>
    <name>bouton::ClockFace</name>
    <message>
        <source>%1: time left</source>
        <comment>a side</comment>
        <translation>%1: pozostały czas</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionBoard</name>
    <message>
        <source>First position</source>
        <translation>Pierwsza pozycja</translation>
    </message>
    <message>
        <source>Position before</source>
        <translation>Poprzednia pozycja</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Ostatnia pozycja</translation>
    </message>
    <message>
        <source>Played next</source>
        <translation>Dalsze ruchy</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) came here</source>
        <translation>
            <numerusform>Doszła tu %Ln partia</numerusform>
            <numerusform>Doszły tu %Ln partie</numerusform>
            <numerusform>Doszło tu %Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <comment>a side</comment>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <translation>Po ruchu %1, %2</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionFilters</name>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Only games through the position on the board</source>
        <translation>Tylko partie przez pozycję na planszy</translation>
    </message>
    <message>
        <source>One opening and its branches</source>
        <translation>Jedno otwarcie i jego odgałęzienia</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionModel</name>
    <message>
        <source>On time</source>
        <translation>Na czas</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Poddanie</translation>
    </message>
    <message>
        <source>Moves end at %1.</source>
        <translation>Ruchy kończą się na %1.</translation>
    </message>
    <message>
        <source>End at %1</source>
        <comment>moves</comment>
        <translation>Koniec na %1</translation>
    </message>
    <message>
        <source>Dark – Light</source>
        <translation>Czarny – Biały</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoria</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Slips of Dark: %1, of Light: %2.</source>
        <translation>Potknięcia: Czarny %1, Biały %2.</translation>
    </message>
    <message>
        <source>Discs given away by Dark: %1, by Light: %2.</source>
        <translation>Oddane pionki: Czarny %1, Biały %2.</translation>
    </message>
    <message>
        <source>Theory: %1, as Bouton has proven, too.</source>
        <translation>Teoria: %1, co udowodnił też Bouton.</translation>
    </message>
    <message>
        <source>Theory: %1 by the file, %2 as Bouton has proven.</source>
        <translation>Teoria: %1 według pliku, %2 według dowodu w programie Bouton.</translation>
    </message>
    <message>
        <source>With best play from some position on, as the file says it, and whether Bouton has proven the same.</source>
        <translation>Przy optymalnej grze od pewnej pozycji, jak podaje plik, i czy Bouton udowodnił to samo.</translation>
    </message>
    <message>
        <source>Discs that Dark and Light have given away, by Bouton&apos;s review.</source>
        <translation>Pionki, które oddały obie strony, Czarny i Biały, według przeglądu w programie Bouton.</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Potknięcia</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Strata</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionPage</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Wróć do strony startowej (Esc)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Opens this game on its board</source>
        <translation>Otwiera tę partię na jej planszy</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message numerus="yes">
        <source>Reading: %Ln game(s) so far</source>
        <translation>
            <numerusform>Czytanie: dotąd %Ln partia</numerusform>
            <numerusform>Czytanie: dotąd %Ln partie</numerusform>
            <numerusform>Czytanie: dotąd %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln plik</numerusform>
            <numerusform>%Ln pliki</numerusform>
            <numerusform>%Ln plików</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Czytanie…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Szukanie…</translation>
    </message>
    <message>
        <source>The search was stopped: the list is as it was before.</source>
        <translation>Szukanie zatrzymano: lista jest taka jak przedtem.</translation>
    </message>
    <message numerus="yes">
        <source>The moves of %Ln game(s) end early.</source>
        <translation>
            <numerusform>Ruchy %Ln partii kończą się za wcześnie.</numerusform>
            <numerusform>Ruchy %Ln partii kończą się za wcześnie.</numerusform>
            <numerusform>Ruchy %Ln partii kończą się za wcześnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln game(s) the file&apos;s result is not that of the board.</source>
        <translation>
            <numerusform>W %Ln partii rezultat z pliku nie zgadza się z planszą.</numerusform>
            <numerusform>W %Ln partiach rezultat z pliku nie zgadza się z planszą.</numerusform>
            <numerusform>W %Ln partiach rezultat z pliku nie zgadza się z planszą.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln game(s)</source>
        <translation>
            <numerusform>%L1 z %Ln partii</numerusform>
            <numerusform>%L1 z %Ln partii</numerusform>
            <numerusform>%L1 z %Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Puts it into the archive, as its players&apos; game</source>
        <translation>Umieszcza ją w archiwum jako partię jej graczy</translation>
    </message>
    <message>
        <source>The archive takes games that have come to their end; the moves of this one end early.</source>
        <translation>Archiwum przyjmuje partie skończone; ruchy tej kończą się za wcześnie.</translation>
    </message>
    <message>
        <source>Dark %1, Light %2.</source>
        <translation>Czarny %1, Biały %2.</translation>
    </message>
    <message>
        <source>Moves end at %1.</source>
        <translation>Ruchy kończą się na %1.</translation>
    </message>
    <message>
        <source>No game is chosen</source>
        <translation>Nie wybrano partii</translation>
    </message>
    <message>
        <source>Choose a game to see its moves.</source>
        <translation>Wybierz partię, by zobaczyć jej ruchy.</translation>
    </message>
    <message>
        <source>Review all</source>
        <translation>Przejrzyj wszystkie</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Zapisz tabelę</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Zapisz tabelę…</translation>
    </message>
    <message>
        <source>Reviews the games that are listed, and keeps what it finds</source>
        <translation>Przegląda partie z listy i zachowuje to, co znajdzie</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Could not be saved: %1</source>
        <translation>Nie można było zapisać: %1</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %L1 of %Ln game(s).</source>
        <translation>
            <numerusform>Przeglądanie: %L1 z %Ln partii.</numerusform>
            <numerusform>Przeglądanie: %L1 z %Ln partii.</numerusform>
            <numerusform>Przeglądanie: %L1 z %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed: %L1 of %Ln game(s).</source>
        <translation>
            <numerusform>Przejrzano: %L1 z %Ln partii.</numerusform>
            <numerusform>Przejrzano: %L1 z %Ln partii.</numerusform>
            <numerusform>Przejrzano: %L1 z %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %n second(s).</source>
        <translation>
            <numerusform>Pozostałe zajmą około %n sekundy.</numerusform>
            <numerusform>Pozostałe zajmą około %n sekund.</numerusform>
            <numerusform>Pozostałe zajmą około %n sekund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %n minute(s).</source>
        <translation>
            <numerusform>Pozostałe zajmą około %n minuty.</numerusform>
            <numerusform>Pozostałe zajmą około %n minut.</numerusform>
            <numerusform>Pozostałe zajmą około %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %n hour(s).</source>
        <translation>
            <numerusform>Pozostałe zajmą około %n godziny.</numerusform>
            <numerusform>Pozostałe zajmą około %n godzin.</numerusform>
            <numerusform>Pozostałe zajmą około %n godzin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %Ln day(s).</source>
        <translation>
            <numerusform>Pozostałe zajmą około %Ln dnia.</numerusform>
            <numerusform>Pozostałe zajmą około %Ln dni.</numerusform>
            <numerusform>Pozostałe zajmą około %Ln dni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln game(s) Bouton has proven another theoretical score than the file&apos;s.</source>
        <translation>
            <numerusform>W %Ln partii Bouton udowodnił inny wynik teoretyczny niż w pliku.</numerusform>
            <numerusform>W %Ln partiach Bouton udowodnił inny wynik teoretyczny niż w pliku.</numerusform>
            <numerusform>W %Ln partiach Bouton udowodnił inny wynik teoretyczny niż w pliku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Losses by player</source>
        <translation>Straty graczy</translation>
    </message>
    <message>
        <source>The table that is shown, as CSV</source>
        <translation>Pokazana tabela, jako CSV</translation>
    </message>
    <message>
        <source>The games that are listed, or what each player has lost in them</source>
        <translation>Partie z listy albo to, co każdy gracz w nich stracił</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionTable</name>
    <message>
        <source>Games of the collection</source>
        <translation>Partie kolekcji</translation>
    </message>
</context>
<context>
    <name>bouton::CountsExperiment</name>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: od %2 do %3</translation>
    </message>
    <message>
        <source>Each row counts %1.</source>
        <translation>Każdy wiersz zlicza: %1.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remisowe</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisowe</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Wygrane %</translation>
    </message>
    <message>
        <source>Run counts the positions of the class and shows here how many of them are won.</source>
        <translation>„Uruchom” zlicza pozycje rodziny i pokazuje tu, ile z nich jest wygrywających.</translation>
    </message>
</context>
<context>
    <name>bouton::DepthsExperiment</name>
    <message>
        <source>Deepest search</source>
        <translation>Najgłębsze przeszukiwanie</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <translation>do głębokości %1</translation>
    </message>
    <message>
        <source>A value is 1 for won, −1 for lost, and 0 for drawn or not decided within the depth.</source>
        <translation>Wartość to 1 dla wygranej, −1 dla przegranej, a 0 dla remisu lub gdy głębokość nie wystarcza do rozstrzygnięcia.</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>głębokość</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Węzły</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>węzły</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Głębokość</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Najlepsze ruchy</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
            <numerusform>%1 i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Run searches the position one ply deeper each time and shows here how the nodes grow.</source>
        <translation>„Uruchom” przeszukuje pozycję za każdym razem o półruch głębiej i pokazuje tu, jak rośnie liczba węzłów.</translation>
    </message>
</context>
<context>
    <name>bouton::Drawing</name>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasa</translation>
    </message>
</context>
<context>
    <name>bouton::EditBar</name>
    <message>
        <source>Comment changed</source>
        <translation>Komentarz zmieniony</translation>
    </message>
    <message>
        <source>Main line changed</source>
        <translation>Wariant główny zmieniony</translation>
    </message>
    <message>
        <source>Moves deleted</source>
        <translation>Ruchy usunięte</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>bouton::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Skopiowano: %1</translation>
    </message>
    <message>
        <source>Copy the &amp;position</source>
        <translation>Kopiuj &amp;pozycję</translation>
    </message>
    <message>
        <source>The game is copied.</source>
        <translation>Partia jest skopiowana.</translation>
    </message>
    <message>
        <source>Copy the &amp;game</source>
        <translation>Kopiuj pa&amp;rtię</translation>
    </message>
    <message>
        <source>Copy the ga&amp;me as</source>
        <translation>Kopiuj partię &amp;jako</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>Obraz jest skopiowany.</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture of the board</source>
        <translation>Kopiuj o&amp;braz planszy</translation>
    </message>
    <message>
        <source>P&amp;aste a game or a position</source>
        <translation>&amp;Wklej partię lub pozycję</translation>
    </message>
</context>
<context>
    <name>bouton::EditorPanel</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Zwykły początek</translation>
    </message>
    <message>
        <source>Takes everything off the board</source>
        <translation>Zdejmuje wszystko z planszy</translation>
    </message>
    <message>
        <source>The position in which the game begins</source>
        <translation>Pozycja, od której zaczyna się gra</translation>
    </message>
    <message>
        <source>Takes the last change back (Ctrl+Z)</source>
        <translation>Cofa ostatnią zmianę (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Makes the change again (Ctrl+Shift+Z)</source>
        <translation>Przywraca cofniętą zmianę (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>To move:</source>
        <translation>Ruch:</translation>
    </message>
    <message>
        <source>A click on the board changes a cell. Drag what stands there to another cell, or off the board. Delete takes it away.</source>
        <translation>Kliknięcie zmienia pole planszy. Przeciągnij to, co na nim stoi, na inne pole albo poza planszę. Delete to usuwa.</translation>
    </message>
</context>
<context>
    <name>bouton::EmptyArchive</name>
    <message>
        <source>No game fits</source>
        <translation>Żadna partia nie pasuje</translation>
    </message>
    <message>
        <source>No games here yet</source>
        <translation>Nie ma tu jeszcze partii</translation>
    </message>
    <message>
        <source>Search for something else, or look at all games again.</source>
        <translation>Poszukaj czegoś innego albo obejrzyj znów wszystkie partie.</translation>
    </message>
    <message>
        <source>Every game that comes to its end is kept here, to be looked through, counted and compared. Play the first one.</source>
        <translation>Każda partia, która dobiegnie końca, trafia tutaj do przeglądania, liczenia i porównywania. Zagraj pierwszą.</translation>
    </message>
    <message>
        <source>The archive is switched off in the preferences. Games that come to their end are not kept here.</source>
        <translation>Archiwum jest wyłączone w preferencjach. Skończone partie nie są tu zapisywane.</translation>
    </message>
    <message>
        <source>The archive cannot be used now. Games that come to their end wait, and are kept here as soon as it can be.</source>
        <translation>Archiwum teraz nie działa. Skończone partie czekają i trafią tu, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Pokaż wszystkie partie</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wybierz grę</translation>
    </message>
</context>
<context>
    <name>bouton::EntrantsForm</name>
    <message>
        <source>Your program: %1</source>
        <translation>Twój program: %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Kind of player %1</source>
        <translation>Rodzaj gracza %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Usuń tego gracza</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
</context>
<context>
    <name>bouton::EscapeKey</name>
    <message>
        <source>Back, or end what was begun</source>
        <translation>Wróć lub zakończ to, co zaczęte</translation>
    </message>
</context>
<context>
    <name>bouton::ExamineExperiment</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Outcome kept</source>
        <translation>Utrzymane rozstrzygnięcie</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Oddane</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Gra jako</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znaleziono</translation>
    </message>
    <message>
        <source>Shortest line</source>
        <translation>Najkrótsza linia</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Krytyczne</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Utrzymane</translation>
    </message>
    <message>
        <source>Makes a loss of a draw</source>
        <translation>Zmienia remis w przegraną</translation>
    </message>
    <message>
        <source>Makes a draw of a win</source>
        <translation>Zmienia wygraną w remis</translation>
    </message>
    <message>
        <source>Makes a loss of a win</source>
        <translation>Zmienia wygraną w przegraną</translation>
    </message>
    <message>
        <source>Nothing given away so far</source>
        <translation>Jak dotąd nic nie oddano</translation>
    </message>
    <message>
        <source>Nothing given away in the games drawn</source>
        <translation>W wylosowanych partiach nic nie oddano</translation>
    </message>
    <message>
        <source>Never gives a win or a draw away</source>
        <translation>Nigdy nie oddaje wygranej ani remisu</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this line on a board</source>
        <translation>Pokazuje tę linię na planszy</translation>
    </message>
    <message numerus="yes">
        <source>Asked at %n position(s), each twice.</source>
        <translation>
            <numerusform>Zapytano dwa razy w %n pozycji.</numerusform>
            <numerusform>Zapytano w %n pozycjach, w każdej dwa razy.</numerusform>
            <numerusform>Zapytano w %n pozycjach, w każdej dwa razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked at %n position(s) so far.</source>
        <translation>
            <numerusform>Jak dotąd zapytano w %n pozycji.</numerusform>
            <numerusform>Jak dotąd zapytano w %n pozycjach.</numerusform>
            <numerusform>Jak dotąd zapytano w %n pozycjach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more lines than may be asked for: %n game(s) against random moves were played in their place.</source>
        <translation>
            <numerusform>Linii jest więcej, niż wolno zapytać: zamiast nich rozegrano %n partię przeciw losowym ruchom.</numerusform>
            <numerusform>Linii jest więcej, niż wolno zapytać: zamiast nich rozegrano %n partie przeciw losowym ruchom.</numerusform>
            <numerusform>Linii jest więcej, niż wolno zapytać: zamiast nich rozegrano %n partii przeciw losowym ruchom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answers differed at %n position(s), first at %1: only lines that were seen count.</source>
        <translation>
            <numerusform>Za drugim razem odpowiedź była inna w %n pozycji: %1. Liczą się więc tylko linie, które wystąpiły.</numerusform>
            <numerusform>Za drugim razem odpowiedzi były inne w %n pozycjach; pierwsza: %1. Liczą się więc tylko linie, które wystąpiły.</numerusform>
            <numerusform>Za drugim razem odpowiedzi były inne w %n pozycjach; pierwsza: %1. Liczą się więc tylko linie, które wystąpiły.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run asks the player wherever a game can lead in which the opponent plays anything, and shows here how often its move keeps what it has.</source>
        <translation>„Uruchom” pyta gracza wszędzie tam, dokąd może prowadzić partia przy dowolnej grze przeciwnika, i pokazuje tu, jak często jego ruch utrzymuje to, co ma.</translation>
    </message>
    <message>
        <source>A click on a line shows it on a board.</source>
        <translation>Kliknięcie linii pokazuje ją na planszy.</translation>
    </message>
</context>
<context>
    <name>bouton::ExerciseFile</name>
    <message>
        <source>The answers could not be saved: %1</source>
        <translation>Nie można było zapisać odpowiedzi: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Saved as %1 to %2, a file for each variant.</source>
        <translation>Zapisano jako %1 do %2, po jednym pliku na wersję.</translation>
    </message>
</context>
<context>
    <name>bouton::ExerciseList</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add the position on the board</source>
        <translation>Dodaj pozycję z planszy</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Exercises of the set</source>
        <translation>Zadania zestawu</translation>
    </message>
    <message>
        <source>Position to be added</source>
        <translation>Pozycja do dodania</translation>
    </message>
    <message>
        <source>A position, ROWS SIDE</source>
        <translation>Pozycja, WIERSZE STRONA</translation>
    </message>
    <message>
        <source>%1. Move %2: %3</source>
        <comment>an exercise, a move, an opponent and a time</comment>
        <translation>%1. Ruch %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an exercise and its game</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <comment>an exercise, its game and its solution</comment>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>an exercise and its solution</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to the win</source>
        <translation>
            <numerusform>%n ruch do wygranej</numerusform>
            <numerusform>%n ruchy do wygranej</numerusform>
            <numerusform>%n ruchów do wygranej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s)</source>
        <translation>
            <numerusform>%n wygrywający ruch</numerusform>
            <numerusform>%n wygrywające ruchy</numerusform>
            <numerusform>%n wygrywających ruchów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::ExercisePaper</name>
    <message>
        <source>Variant %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>Tick won, drawn or lost for the side to move. If it is not lost, write a move that keeps it.</source>
        <translation>Zaznacz, czy strona, która ma ruch, wygrywa, remisuje czy przegrywa. Jeśli nie przegrywa, napisz ruch, który to utrzymuje.</translation>
    </message>
    <message>
        <source>Tick won or lost for the side to move. If it is won, write a winning move.</source>
        <translation>Zaznacz, czy strona, która ma ruch, wygrywa czy przegrywa. Jeśli wygrywa, napisz wygrywający ruch.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>Bouton. Variants A to %1 hold the same kinds of exercise.</source>
        <translation>Bouton. Wersje A do %1 zawierają te same rodzaje zadań.</translation>
    </message>
    <message>
        <source>%1: %2 is to move.</source>
        <translation>%1: ruch ma %2.</translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <translation>Ruch ma %1.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>Move:</source>
        <translation>Ruch:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Dlaczego:</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Room to work</source>
        <translation>Miejsce na obliczenia</translation>
    </message>
    <message>
        <source>Exercises: %1</source>
        <translation>Zadania: %1</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: solutions</source>
        <translation>%1: rozwiązania</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, ziarno %2</translation>
    </message>
</context>
<context>
    <name>bouton::ExerciseSheet</name>
    <message>
        <source>&amp;Won</source>
        <translation>W&amp;ygrana</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Remis</translation>
    </message>
    <message>
        <source>&amp;Lost</source>
        <translation>Przegr&amp;ana</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <translation>Źle: %1</translation>
    </message>
    <message>
        <source>Right: the position is won.</source>
        <translation>Dobrze: pozycja jest wygrywająca.</translation>
    </message>
    <message>
        <source>Wrong: the position is won.</source>
        <translation>Źle: pozycja jest wygrywająca.</translation>
    </message>
    <message>
        <source>Right: the position is a draw.</source>
        <translation>Dobrze: pozycja jest remisowa.</translation>
    </message>
    <message>
        <source>Wrong: the position is a draw.</source>
        <translation>Źle: pozycja jest remisowa.</translation>
    </message>
    <message>
        <source>Right: the position is lost.</source>
        <translation>Dobrze: pozycja jest przegrywająca.</translation>
    </message>
    <message>
        <source>Wrong: the position is lost.</source>
        <translation>Źle: pozycja jest przegrywająca.</translation>
    </message>
    <message>
        <source>Right: %1. %2</source>
        <translation>Dobrze: %1. %2</translation>
    </message>
    <message>
        <source>Wrong, try again: %1. %2</source>
        <translation>Źle, spróbuj ponownie: %1. %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Podpowiedź: %1</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2.</source>
        <translation>Dobre odpowiedzi: %1 z %2.</translation>
    </message>
    <message>
        <source>Choose a game and press New exercises.</source>
        <translation>Wybierz grę i naciśnij „Nowe zadania”.</translation>
    </message>
    <message>
        <source>%1 is to move: won, drawn or lost?</source>
        <translation>Ruch ma %1: wygrana, remis czy przegrana?</translation>
    </message>
    <message>
        <source>%1 is to move: won or lost?</source>
        <translation>Ruch ma %1: wygrana czy przegrana?</translation>
    </message>
    <message>
        <source>%1 is to move: with which move?</source>
        <translation>Ruch ma %1: którym ruchem?</translation>
    </message>
    <message>
        <source>%1 wins. With which move?</source>
        <translation>%1 wygrywa. Którym ruchem?</translation>
    </message>
    <message>
        <source>%1 holds the draw. With which move?</source>
        <translation>%1 utrzymuje remis. Którym ruchem?</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Gotowe.</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>Zadanie %1 z %2: %3</translation>
    </message>
    <message>
        <source>The set is done</source>
        <translation>Zestaw jest gotowy</translation>
    </message>
    <message>
        <source>Nothing set yet</source>
        <translation>Jeszcze bez zadań</translation>
    </message>
    <message>
        <source>Change my answer</source>
        <translation>Zmień odpowiedź</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Verdicts and hints come when your answers are saved.</source>
        <translation>Werdykty i podpowiedzi pojawią się, gdy twoje odpowiedzi będą zapisane.</translation>
    </message>
    <message>
        <source>Nothing is told before you save your answers. Until then you can change them.</source>
        <translation>Nic nie zostanie powiedziane przed zapisaniem odpowiedzi. Do tej chwili możesz je zmieniać.</translation>
    </message>
    <message>
        <source>Your answer: &quot;%1&quot;.</source>
        <translation>Twoja odpowiedź: „%1”.</translation>
    </message>
    <message>
        <source>Exercises answered: %1 of %2.</source>
        <translation>Zadania z odpowiedzią: %1 z %2.</translation>
    </message>
    <message>
        <source>Your answers are not saved yet</source>
        <translation>Twoje odpowiedzi nie są jeszcze zapisane</translation>
    </message>
</context>
<context>
    <name>bouton::ExperimentFrame</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>bouton::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnie &amp;pliki</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz j&amp;ako…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture of the board…</source>
        <translation>Zapisz o&amp;braz planszy…</translation>
    </message>
    <message>
        <source>Save a &amp;moving picture of the game…</source>
        <translation>Zapisz a&amp;nimację partii…</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>&amp;Drukuj planszę…</translation>
    </message>
    <message>
        <source>Print the &amp;game…</source>
        <translation>Drukuj pa&amp;rtię…</translation>
    </message>
    <message>
        <source>%1 moving</source>
        <comment>the name of a file with a moving picture</comment>
        <translation>%1 animacja</translation>
    </message>
</context>
<context>
    <name>bouton::Film</name>
    <message>
        <source>The moving picture could not be saved: %1</source>
        <translation>Nie można było zapisać animacji: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>There is no game to be shown.</source>
        <translation>Nie ma partii do pokazania.</translation>
    </message>
    <message>
        <source>Positions of this game: %1. A moving picture shows %2 at most.</source>
        <translation>Pozycje tej partii: %1. Animacja pokazuje najwyżej %2.</translation>
    </message>
    <message>
        <source>A moving picture can be %1 to %2 px wide, not %3.</source>
        <translation>Animacja może mieć szerokość od %1 do %2 px, nie %3.</translation>
    </message>
    <message>
        <source>A moving picture shows each position for 0.1 to 10 seconds.</source>
        <translation>Animacja pokazuje każdą pozycję przez 0,1 do 10 sekund.</translation>
    </message>
    <message>
        <source>A moving picture is an animated PNG, so its file ends in .png or .apng.</source>
        <translation>Animacja to animowany PNG, więc jej plik ma końcówkę .png lub .apng.</translation>
    </message>
    <message>
        <source>The moving picture is being made.</source>
        <translation>Animacja powstaje.</translation>
    </message>
    <message>
        <source>Save moving picture, an animated PNG</source>
        <translation>Zapisz animację, animowany PNG</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>Animowany PNG (*.png *.apng)</translation>
    </message>
</context>
<context>
    <name>bouton::FilterBar</name>
    <message>
        <source>Search players and comments</source>
        <translation>Szukaj graczy i komentarzy</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Wszystkie rezultaty</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Wszystkie daty</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>Ostatni tydzień</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Ostatni miesiąc</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Ostatni rok</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Wszyscy przeciwnicy</translation>
    </message>
</context>
<context>
    <name>bouton::FindingsView</name>
    <message>
        <source>What was found out</source>
        <translation>Co ustalono</translation>
    </message>
    <message>
        <source>It is being worked out…</source>
        <translation>Trwa ustalanie…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a size of the board; its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>bouton::GameBox</name>
    <message>
        <source>Your game: %1</source>
        <translation>Twoja gra: %1</translation>
    </message>
</context>
<context>
    <name>bouton::GameChooser</name>
    <message numerus="yes">
        <source>%Ln games. Open one after another; each has its own place.</source>
        <translation>
            <numerusform>%Ln gra. Otwieraj jedną po drugiej; każda ma własne miejsce.</numerusform>
            <numerusform>%Ln gry. Otwieraj jedną po drugiej; każda ma własne miejsce.</numerusform>
            <numerusform>%Ln gier. Otwieraj jedną po drugiej; każda ma własne miejsce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>Szukaj na liście</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>bouton::GameDetails</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Move of the game</source>
        <translation>Ruch partii</translation>
    </message>
    <message>
        <source>Opens this game on its board</source>
        <translation>Otwiera tę partię na jej planszy</translation>
    </message>
    <message>
        <source>No game is chosen</source>
        <translation>Nie wybrano partii</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Wybierz partię, by ją tu zobaczyć.</translation>
    </message>
    <message>
        <source>%1, %2. %3.</source>
        <translation>%1, %2. %3.</translation>
    </message>
    <message>
        <source>The list does not say the same of it.</source>
        <translation>Lista nie mówi o niej tego samego.</translation>
    </message>
    <message>
        <source>Your slips: %1.</source>
        <translation>Twoje potknięcia: %1.</translation>
    </message>
    <message>
        <source>Slips: %1.</source>
        <translation>Potknięcia: %1.</translation>
    </message>
    <message>
        <source>Lost per move: %1.</source>
        <translation>Strata na ruch: %1.</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>Dokładność: %1.</translation>
    </message>
</context>
<context>
    <name>bouton::GameEditor</name>
    <message>
        <source>The rules of your game</source>
        <translation>Zasady twojej gry</translation>
    </message>
    <message>
        <source>Line %1. %2</source>
        <comment>a number; what is wrong</comment>
        <translation>Linia %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are marked.</source>
        <translation>
            <numerusform>Oznaczono jeszcze %n linię.</numerusform>
            <numerusform>Oznaczono jeszcze %n linie.</numerusform>
            <numerusform>Oznaczono jeszcze %n linii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::GameFiles</name>
    <message>
        <source>Games, lessons and exercises (*.bouton *.game *.txt *.ggf *.obf *.wtb *.lesson *.json);;All files (*)</source>
        <translation>Partie, lekcje i zadania (*.bouton *.game *.txt *.ggf *.obf *.wtb *.lesson *.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Whole games (*.bouton)</source>
        <translation>Całe partie (*.bouton)</translation>
    </message>
    <message>
        <source>Moves on one line, without variations (*.txt)</source>
        <translation>Ruchy w jednej linii, bez wariantów (*.txt)</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>warianty</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>komentarze</translation>
    </message>
    <message>
        <source>the resignation</source>
        <translation>poddanie</translation>
    </message>
    <message>
        <source>the loss by a fault</source>
        <translation>przegrana przez usterkę</translation>
    </message>
    <message>
        <source>the loss on time</source>
        <translation>przegrana na czas</translation>
    </message>
    <message>
        <source>the rules of the game</source>
        <translation>zasady gry</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Pominięto: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Open a game, a lesson or exercises</source>
        <translation>Otwórz partię, lekcję lub zadania</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <translation>Otwarto %1.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
</context>
<context>
    <name>bouton::GameMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Po&amp;ddaj partię</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;odpowiedź</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Graj teraz</translation>
    </message>
    <message>
        <source>E&amp;dit this position</source>
        <translation>Ed&amp;ytuj tę pozycję</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>&amp;Lekcje</translation>
    </message>
    <message>
        <source>La&amp;boratory</source>
        <translation>La&amp;boratorium</translation>
    </message>
    <message>
        <source>Ar&amp;chive</source>
        <translation>&amp;Archiwum</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>&amp;Strona startowa</translation>
    </message>
    <message>
        <source>Say al&amp;oud</source>
        <translation>Czyta&amp;j na głos</translation>
    </message>
    <message>
        <source>What was said last, &amp;again</source>
        <translation>&amp;Powtórz ostatnie słowa</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>&amp;Wpisz ruch</translation>
    </message>
    <message>
        <source>Stop sol&amp;ving</source>
        <translation>Prze&amp;rwij rozwiązywanie</translation>
    </message>
    <message>
        <source>Sol&amp;ve now</source>
        <translation>&amp;Rozwiąż teraz</translation>
    </message>
    <message>
        <source>Ma&amp;ke a variation…</source>
        <translation>&amp;Utwórz odmianę…</translation>
    </message>
</context>
<context>
    <name>bouton::GamePage</name>
    <message>
        <source>A position is solved while no computer thinks about its move.</source>
        <translation>Pozycję można rozwiązywać, gdy żaden komputer nie myśli nad ruchem.</translation>
    </message>
    <message>
        <source>The game is over here, and nothing is left to be solved.</source>
        <translation>Partia jest tu skończona i nie ma nic do rozwiązania.</translation>
    </message>
    <message>
        <source>Every move of this position is proven.</source>
        <translation>Każdy ruch tej pozycji jest udowodniony.</translation>
    </message>
</context>
<context>
    <name>bouton::GamesInPlay</name>
    <message>
        <source>The game was removed.</source>
        <translation>Partia została usunięta.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Bring a removed game back</source>
        <translation>Przywróć usuniętą partię</translation>
    </message>
    <message>
        <source>Show only the last game</source>
        <translation>Pokaż tylko ostatnią partię</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) in play</source>
        <translation>
            <numerusform>jeszcze %Ln partia w toku</numerusform>
            <numerusform>jeszcze %Ln partie w toku</numerusform>
            <numerusform>jeszcze %Ln partii w toku</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::HeatMap</name>
    <message>
        <source>0: lost for the side to move</source>
        <translation>0: przegrywa, kto ma ruch</translation>
    </message>
    <message>
        <source>0: lost</source>
        <translation>0: przegrana</translation>
    </message>
    <message>
        <source>1: won</source>
        <translation>1: wygrana</translation>
    </message>
    <message>
        <source>1 to %1: won</source>
        <translation>1 do %1: wygrana</translation>
    </message>
    <message>
        <source>%1 %2, %3: nimber %4</source>
        <translation>%1 %2, %3: nimber %4</translation>
    </message>
</context>
<context>
    <name>bouton::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Przewodnik</translation>
    </message>
    <message>
        <source>&amp;About Bouton</source>
        <translation>&amp;O programie Bouton</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Zasady tej gry</translation>
    </message>
    <message>
        <source>About the &amp;experiments</source>
        <translation>O &amp;eksperymentach</translation>
    </message>
    <message>
        <source>How &amp;rules are written</source>
        <translation>&amp;Jak pisze się zasady</translation>
    </message>
    <message>
        <source>&amp;How Bouton works</source>
        <translation>Jak &amp;działa Bouton</translation>
    </message>
    <message>
        <source>%1. Tab leads to the text.</source>
        <translation>%1. Tab prowadzi do tekstu.</translation>
    </message>
</context>
<context>
    <name>bouton::HelpView</name>
    <message>
        <source>Rules: %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>How Bouton works</source>
        <translation>Jak działa Bouton</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Własne gry</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Własne programy</translation>
    </message>
</context>
<context>
    <name>bouton::HistoryPanel</name>
    <message>
        <source>How the game went</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF…</source>
        <translation>Zapisz jako PNG, SVG lub PDF…</translation>
    </message>
    <message>
        <source>The last: %1</source>
        <translation>Ostatnie: %1</translation>
    </message>
    <message>
        <source>value history</source>
        <translation>przebieg wartości</translation>
    </message>
    <message>
        <source>Positions that are analysed, and shown: %1 of %2.</source>
        <translation>Pozycje przeanalizowane i pokazane: %1 z %2.</translation>
    </message>
    <message>
        <source>&amp;Save as PNG, SVG or PDF…</source>
        <translation>&amp;Zapisz jako PNG, SVG lub PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
</context>
<context>
    <name>bouton::HungTerms</name>
    <message>
        <source>%1 by move</source>
        <translation>%1, ruch po ruchu</translation>
    </message>
</context>
<context>
    <name>bouton::Insight</name>
    <message>
        <source>&amp;Move values on the board</source>
        <translation>&amp;Wartości ruchów na planszy</translation>
    </message>
    <message>
        <source>&amp;Why: the position in parts</source>
        <translation>&amp;Dlaczego: składniki pozycji</translation>
    </message>
    <message>
        <source>&amp;Nim twin</source>
        <translation>&amp;Bliźniaczy stos</translation>
    </message>
    <message>
        <source>&amp;Grundy map</source>
        <translation>&amp;Mapa nimberów</translation>
    </message>
    <message>
        <source>&amp;How the game went</source>
        <translation>&amp;Przebieg partii</translation>
    </message>
    <message>
        <source>&amp;Opening book</source>
        <translation>&amp;Księga otwarć</translation>
    </message>
</context>
<context>
    <name>bouton::InsightMenu</name>
    <message>
        <source>&amp;See why</source>
        <translation>&amp;Dlaczego?</translation>
    </message>
</context>
<context>
    <name>bouton::KeptGameCard</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Go on with this game; Delete removes it</source>
        <translation>Kontynuuje tę partię; Delete ją usuwa</translation>
    </message>
    <message>
        <source>%1 with a friend</source>
        <translation>%1 ze znajomym</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <comment>a game and two players</comment>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Today, %1.</source>
        <translation>Dziś, %1.</translation>
    </message>
    <message>
        <source>Yesterday, %1.</source>
        <translation>Wczoraj, %1.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 to move, move %2.</source>
        <translation>Ruch %2: %1.</translation>
    </message>
    <message>
        <source>Your turn, move %1.</source>
        <translation>Twoja kolej, ruch %1.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <translation>Ruch %1.</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Kontynuuj tę partię</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Usuń tę partię</translation>
    </message>
</context>
<context>
    <name>bouton::LaboratoryCard</name>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>Count positions, test a claim, watch a search, practise, let players meet.</source>
        <translation>Zliczaj pozycje, sprawdzaj hipotezy, śledź przeszukiwanie, ćwicz, urządzaj pojedynki graczy.</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Sprawdź ją</translation>
    </message>
    <message>
        <source>Claim of the day, %1: %2</source>
        <translation>Hipoteza dnia, %1: %2</translation>
    </message>
</context>
<context>
    <name>bouton::LaboratoryPage</name>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Wróć do strony startowej (Esc)</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Eksperymenty</translation>
    </message>
</context>
<context>
    <name>bouton::LadderChoice</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Szczebel %1 z %2</translation>
    </message>
</context>
<context>
    <name>bouton::Legend</name>
    <message>
        <source>ahead</source>
        <translation>przewaga</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>prawie równo</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remisuje</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>strata</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>przegrywa</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepsze</translation>
    </message>
    <message>
        <source>estimated at depth %1</source>
        <translation>oszacowanie na głębokości %1</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>oszacowanie</translation>
    </message>
</context>
<context>
    <name>bouton::LessonBoard</name>
    <message>
        <source>End turn</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>Twój ruch: %1</translation>
    </message>
    <message>
        <source>%1 answers with %2</source>
        <translation>%1 odpowiada %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 gra %2</translation>
    </message>
    <message>
        <source>You played %1.</source>
        <translation>Twój ruch: %1.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 gra %2.</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Ruch: %1</translation>
    </message>
</context>
<context>
    <name>bouton::LessonCard</name>
    <message>
        <source>Lesson %1</source>
        <translation type="vanished">Lekcja %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>ukończono %1 z %2</translation>
    </message>
</context>
<context>
    <name>bouton::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Each asks you, answers by the exact analysis, and lets you say the rule yourself. Begin where you like.</source>
        <translation>Każda pyta, odpowiada według dokładnej analizy i pozwala samemu wypowiedzieć regułę. Zacznij, gdzie chcesz.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Otwórz lekcję…</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Dalej: %1</translation>
    </message>
    <message>
        <source>Begin with the first</source>
        <translation>Zacznij od pierwszej</translation>
    </message>
    <message>
        <source>Lessons done: %1 of %2</source>
        <translation>Ukończone lekcje: %1 z %2</translation>
    </message>
    <message>
        <source>Save what is done…</source>
        <translation>Zapisz, co zrobione…</translation>
    </message>
    <message>
        <source>What is handed in</source>
        <translation>Co jest oddawane</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Your id, if one is asked for</source>
        <translation>Twój numer, jeśli jest wymagany</translation>
    </message>
    <message>
        <source>The file has your name, your id and the steps that are done, for your teacher. It cannot tell who did them.</source>
        <translation>Plik zawiera twoje imię, twój numer i zrobione kroki, dla nauczyciela. Nie powie, kto je zrobił.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Oddawanie</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Wszystkie lekcje</translation>
    </message>
    <message>
        <source>%1 %2 lessons</source>
        <comment>a file of lessons: a name and an id</comment>
        <translation>%1 %2 lekcje</translation>
    </message>
    <message>
        <source>Save what is done</source>
        <translation>Zapisz, co zrobione</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Odpowiedzi (*.json)</translation>
    </message>
    <message>
        <source>The lessons of a chosen folder stand here.</source>
        <translation>Tu stoją lekcje z wybranego folderu.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Wybierz folder…</translation>
    </message>
    <message>
        <source>A teacher&apos;s lessons</source>
        <translation>Lekcje nauczyciela</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lekcja %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the place in a file; why</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>bouton::LessonSheet</name>
    <message>
        <source>Write down a move that a single answer refutes, and that answer.</source>
        <translation>Napisz ruch, który obala jedna odpowiedź, i tę odpowiedź.</translation>
    </message>
    <message>
        <source>What must be added so that the nim-sum is 0? Write it down.</source>
        <translation>Co trzeba dodać, by nim-suma była równa 0? Napisz to.</translation>
    </message>
    <message>
        <source>Write down your first move, and how you go on after each answer.</source>
        <translation>Napisz swój pierwszy ruch i jak grasz dalej po każdej odpowiedzi.</translation>
    </message>
    <message>
        <source>Words of the game: %1</source>
        <translation>Słowa gry: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3 is to move</source>
        <comment>the number of a step, its game, a side</comment>
        <translation>%1. %2: ruch ma %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and its rules</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lekcja: %1</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <comment>what is right there, and why</comment>
        <translation>Krok %1. %2</translation>
    </message>
    <message>
        <source>Lesson: %1, solutions</source>
        <translation>Lekcja: %1, rozwiązania</translation>
    </message>
</context>
<context>
    <name>bouton::LessonValues</name>
    <message>
        <source>%1 leads to nimber %2</source>
        <translation>%1 prowadzi do nimbera %2</translation>
    </message>
    <message>
        <source>%1 is worth %2</source>
        <translation>%1: wartość %2</translation>
    </message>
    <message>
        <source>In this position</source>
        <translation>W tej pozycji</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Po %1</translation>
    </message>
    <message>
        <source>Then %1</source>
        <translation>Potem %1</translation>
    </message>
</context>
<context>
    <name>bouton::LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>From won and lost to alpha-beta, step by step, up to rules of your own.</source>
        <translation>Od wygranej i przegranej do alfa-beta, krok po kroku, aż po własne zasady.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
</context>
<context>
    <name>bouton::LessonsPage</name>
    <message>
        <source>Next step of the lesson</source>
        <translation>Następny krok lekcji</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Poprzedni krok</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lekcja %1 z %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the place in a file; why</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <comment>a file; why</comment>
        <translation>Nie otwarto %1. %2</translation>
    </message>
    <message>
        <source>A folder of lessons</source>
        <translation>Folder z lekcjami</translation>
    </message>
    <message>
        <source>From the folder %1.</source>
        <translation>Z folderu %1.</translation>
    </message>
</context>
<context>
    <name>bouton::Library</name>
    <message>
        <source>%1, %2</source>
        <comment>an opponent and a time</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>bouton::LineView</name>
    <message>
        <source>A move back in this line</source>
        <translation>Ruch wstecz w tej linii</translation>
    </message>
    <message>
        <source>A move on in this line</source>
        <translation>Ruch naprzód w tej linii</translation>
    </message>
    <message>
        <source>Point at a move to see it on the board.</source>
        <translation>Wskaż ruch, by zobaczyć go na planszy.</translation>
    </message>
</context>
<context>
    <name>bouton::LossesTable</name>
    <message>
        <source>Losses by player</source>
        <translation>Straty graczy</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Potknięcia</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Discs a game</source>
        <translation>Pionki na partię</translation>
    </message>
    <message>
        <source>Discs a move</source>
        <translation>Pionki na ruch</translation>
    </message>
    <message>
        <source>Games that are reviewed</source>
        <translation>Przejrzane partie</translation>
    </message>
    <message>
        <source>Passes count, too</source>
        <translation>Pasy też się liczą</translation>
    </message>
    <message>
        <source>Discs that were given away, by Bouton&apos;s review</source>
        <translation>Oddane pionki, według przeglądu w programie Bouton</translation>
    </message>
    <message>
        <source>Discs that were given away in a game</source>
        <translation>Pionki oddane w jednej partii</translation>
    </message>
    <message>
        <source>Discs that were given away by a move</source>
        <translation>Pionki oddane jednym ruchem</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Bez nazwiska</translation>
    </message>
</context>
<context>
    <name>bouton::MainWindow</name>
    <message>
        <source>Back to it</source>
        <translation>Wróć do niego</translation>
    </message>
    <message>
        <source>Open the new rules</source>
        <translation>Otwórz nowe zasady</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Pre&amp;ferences</source>
        <translation>Pre&amp;ferencje</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>All games are kept again.</source>
        <translation>Wszystkie partie są znów zapisywane.</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Otwórz inną</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Wybierz folder</translation>
    </message>
</context>
<context>
    <name>bouton::MapPanel</name>
    <message>
        <source>Grundy map</source>
        <translation>Mapa nimberów</translation>
    </message>
</context>
<context>
    <name>bouton::Menus</name>
    <message>
        <source>%1: on.</source>
        <translation>%1: włączone.</translation>
    </message>
    <message>
        <source>%1: off.</source>
        <translation>%1: wyłączone.</translation>
    </message>
</context>
<context>
    <name>bouton::MessageBox</name>
    <message>
        <source>Conversation</source>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>Give its seat to another player and continue, or start a new game.</source>
        <translation>Oddaj to miejsce innemu graczowi i kontynuuj albo zacznij nową partię.</translation>
    </message>
</context>
<context>
    <name>bouton::MicroscopeExperiment</name>
    <message>
        <source>Plies</source>
        <translation>Półruchy</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zliczenia</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>głębokość %1</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Węzły</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>węzły</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Przeszukiwanie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Liście</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Obcięcia</translation>
    </message>
    <message>
        <source>Remembered</source>
        <translation>Zapamiętane</translation>
    </message>
    <message>
        <source>Run searches the position in four ways and shows here how many nodes each of them visits.</source>
        <translation>„Uruchom” przeszukuje pozycję na cztery sposoby i pokazuje tu, ile węzłów odwiedza każdy z nich.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a method of searching; game, depth, position</comment>
        <translation type="vanished">%1. %2</translation>
    </message>
</context>
<context>
    <name>bouton::MoveGrid</name>
    <message>
        <source>Moves of the game</source>
        <translation>Ruchy partii</translation>
    </message>
</context>
<context>
    <name>bouton::MoveLine</name>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>such as c5, b3+b4 or pass</source>
        <translation>na przykład c5, b3+b4 lub pass</translation>
    </message>
    <message>
        <source>Type a move, such as c5.</source>
        <translation>Wpisz ruch, na przykład c5.</translation>
    </message>
    <message>
        <source>The game is over. Press Play again.</source>
        <translation>Partia jest skończona. Naciśnij „Zagraj ponownie”.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja kolej.</translation>
    </message>
    <message>
        <source>There is no legal move: pass.</source>
        <translation>Nie ma dozwolonego ruchu: pas.</translation>
    </message>
</context>
<context>
    <name>bouton::MoveList</name>
    <message>
        <source>A variation: click to go there</source>
        <translation>Wariant: kliknij, by tam przejść</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>A comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Idź tam</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Komentarz</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Ustaw jako wariant &amp;główny</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>&amp;Usuń odtąd</translation>
    </message>
    <message>
        <source>&amp;Undo the last change</source>
        <translation>&amp;Cofnij ostatnią zmianę</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Cofnij: %1</translation>
    </message>
</context>
<context>
    <name>bouton::NextModel</name>
    <message>
        <source>Games of the side to move: won %1, drawn %2, lost %3.</source>
        <translation>Partie strony, która ma ruch: wygrane %1, remisy %2, przegrane %3.</translation>
    </message>
    <message>
        <source>Discs for the side to move, as the opening book of Bouton estimates them.</source>
        <translation>Pionki dla strony, która ma ruch, według oszacowania księgi otwarć Boutona.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Wygr., rem., przegr.</translation>
    </message>
    <message>
        <source>Bouton</source>
        <translation>Bouton</translation>
    </message>
</context>
<context>
    <name>bouton::NextTable</name>
    <message>
        <source>Played next</source>
        <translation>Dalsze ruchy</translation>
    </message>
</context>
<context>
    <name>bouton::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>bouton::NumberBox</name>
    <message>
        <source>%1 to %2 are possible.</source>
        <translation>Możliwe: od %1 do %2.</translation>
    </message>
</context>
<context>
    <name>bouton::OpeningLine</name>
    <message>
        <source>Opening: %1</source>
        <translation>Otwarcie: %1</translation>
    </message>
</context>
<context>
    <name>bouton::OpponentList</name>
    <message>
        <source>A friend</source>
        <translation>Znajomy</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>przy tym ekranie</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Dwa komputery</translation>
    </message>
    <message>
        <source>watch them play</source>
        <translation>przyglądaj się, jak grają</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Własny wybór</translation>
    </message>
    <message>
        <source>set the players and their clocks</source>
        <translation>ustaw graczy i ich zegary</translation>
    </message>
    <message>
        <source>%1; about your strength</source>
        <translation>%1; mniej więcej na twoim poziomie</translation>
    </message>
    <message>
        <source>%1: name</source>
        <comment>a side</comment>
        <translation>%1: imię</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>proponowany</translation>
    </message>
    <message>
        <source>proposed, %1</source>
        <translation>proponowany, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); step %1 is about your strength</source>
        <translation>
            <numerusform>%n szczebel; szczebel %1 jest mniej więcej na twoim poziomie</numerusform>
            <numerusform>%n szczeble; szczebel %1 jest mniej więcej na twoim poziomie</numerusform>
            <numerusform>%n szczebli; szczebel %1 jest mniej więcej na twoim poziomie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), from a first-timer to a champion</source>
        <translation>
            <numerusform>%n szczebel, od nowicjusza do mistrza</numerusform>
            <numerusform>%n szczeble, od nowicjusza do mistrza</numerusform>
            <numerusform>%n szczebli, od nowicjusza do mistrza</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::OwnBoard</name>
    <message>
        <source>End turn</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Cofnij ruch</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>Myśli: %1</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <comment>a side</comment>
        <translation>%1: kto gra</translation>
    </message>
</context>
<context>
    <name>bouton::OwnClaimExperiment</name>
    <message>
        <source>Tested in</source>
        <translation>Rodzina pozycji</translation>
    </message>
    <message>
        <source>There is a mistake in the claim.</source>
        <translation>W hipotezie jest błąd.</translation>
    </message>
    <message>
        <source>another claim</source>
        <translation>inna hipoteza</translation>
    </message>
    <message>
        <source>this claim</source>
        <translation>ta hipoteza</translation>
    </message>
</context>
<context>
    <name>bouton::OwnGamePage</name>
    <message>
        <source>A game of your own</source>
        <translation>Własna gra</translation>
    </message>
    <message>
        <source>The board keeps the last rules that were right.</source>
        <translation>Plansza zachowuje ostatnie poprawne zasady.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>G&amp;raj</translation>
    </message>
    <message>
        <source>A new game, your games, examples, or a file</source>
        <translation>Nowa gra, twoje gry, przykłady lub plik</translation>
    </message>
    <message>
        <source>Play this game against the computer or a friend</source>
        <translation>Zagraj w tę grę z komputerem lub znajomym</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Przykłady</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Zapisz zasady</translation>
    </message>
    <message>
        <source>Games of your own (*.game);;All files (*)</source>
        <translation>Własne gry (*.game);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>It is kept by itself, as soon as you change it.</source>
        <translation>Zapisuje się sama, gdy tylko ją zmienisz.</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>Zachowano jako %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::OwnGamesCard</name>
    <message>
        <source>A game of your own</source>
        <translation>Własna gra</translation>
    </message>
    <message>
        <source>Write down its rules, and play it at once.</source>
        <translation>Zapisz jej zasady i od razu w nią zagraj.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Przykłady</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
</context>
<context>
    <name>bouton::OwnRatings</name>
    <message numerus="yes">
        <source>Your rating: %1 ± %2, from %n game(s)</source>
        <translation>
            <numerusform>Twój ranking: %1 ± %2, z %n partii</numerusform>
            <numerusform>Twój ranking: %1 ± %2, z %n partii</numerusform>
            <numerusform>Twój ranking: %1 ± %2, z %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: your rating is %2 ± %3, from %n game(s).</source>
        <translation>
            <numerusform>%1: twój ranking to %2 ± %3, z %n partii.</numerusform>
            <numerusform>%1: twój ranking to %2 ± %3, z %n partii.</numerusform>
            <numerusform>%1: twój ranking to %2 ± %3, z %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating comes with the first game that you do not lose.</source>
        <translation>Twój ranking pojawi się po pierwszej nieprzegranej partii.</translation>
    </message>
    <message>
        <source>Your rating comes with the first game that you do not win.</source>
        <translation>Twój ranking pojawi się po pierwszej niewygranej partii.</translation>
    </message>
    <message>
        <source>Your rating comes after a few more games.</source>
        <translation>Twój ranking pojawi się po kilku kolejnych partiach.</translation>
    </message>
    <message numerus="yes">
        <source>Your rating rose to %1 ± %2, from %n game(s).</source>
        <translation>
            <numerusform>Twój ranking wzrósł do %1 ± %2, z %n partii.</numerusform>
            <numerusform>Twój ranking wzrósł do %1 ± %2, z %n partii.</numerusform>
            <numerusform>Twój ranking wzrósł do %1 ± %2, z %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating fell to %1 ± %2, from %n game(s).</source>
        <translation>
            <numerusform>Twój ranking spadł do %1 ± %2, z %n partii.</numerusform>
            <numerusform>Twój ranking spadł do %1 ± %2, z %n partii.</numerusform>
            <numerusform>Twój ranking spadł do %1 ± %2, z %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating is %1 ± %2, from %n game(s).</source>
        <translation>
            <numerusform>Twój ranking to %1 ± %2, z %n partii.</numerusform>
            <numerusform>Twój ranking to %1 ± %2, z %n partii.</numerusform>
            <numerusform>Twój ranking to %1 ± %2, z %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a hint a game does not count for your rating.</source>
        <translation>Z podpowiedzią partia nie liczy się do twojego rankingu.</translation>
    </message>
    <message>
        <source>With See why open a game does not count for your rating.</source>
        <translation>Z otwartym „Dlaczego?” partia nie liczy się do twojego rankingu.</translation>
    </message>
    <message>
        <source>With a seat given to another player a game does not count for your rating.</source>
        <translation>Z miejscem oddanym innemu graczowi partia nie liczy się do twojego rankingu.</translation>
    </message>
    <message>
        <source>With a move taken back a game does not count for your rating.</source>
        <translation>Z cofniętym ruchem partia nie liczy się do twojego rankingu.</translation>
    </message>
    <message>
        <source>This game does not count for your rating.</source>
        <translation>Ta partia nie liczy się do twojego rankingu.</translation>
    </message>
</context>
<context>
    <name>bouton::PaceEditor</name>
    <message>
        <source>Computer&apos;s pace</source>
        <translation>Tempo komputera</translation>
    </message>
    <message>
        <source>How long a computer&apos;s move takes at least</source>
        <translation>Ile co najmniej trwa ruch komputera</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>bouton::Pages</name>
    <message>
        <source>%1 – Bouton</source>
        <translation>%1 – Bouton</translation>
    </message>
    <message>
        <source>Lessons – Bouton</source>
        <translation>Lekcje – Bouton</translation>
    </message>
    <message>
        <source>Laboratory – Bouton</source>
        <translation>Laboratorium – Bouton</translation>
    </message>
    <message>
        <source>Archive – Bouton</source>
        <translation>Archiwum – Bouton</translation>
    </message>
    <message>
        <source>Collection – Bouton</source>
        <translation>Kolekcja – Bouton</translation>
    </message>
    <message>
        <source>Preferences – Bouton</source>
        <translation>Preferencje – Bouton</translation>
    </message>
    <message>
        <source>A game of your own – Bouton</source>
        <translation>Własna gra – Bouton</translation>
    </message>
    <message>
        <source>Bouton</source>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>This is your last game, as you left it. New game begins another one.</source>
        <translation>To twoja ostatnia partia w takim stanie, w jakim była. „Nowa partia” zaczyna następną.</translation>
    </message>
    <message>
        <source>Lessons done: %1 of %2</source>
        <translation>Ukończone lekcje: %1 z %2</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <comment>a lesson, a step of it</comment>
        <translation>%1, krok %2</translation>
    </message>
    <message>
        <source>The game is in the archive, as its players&apos; game.</source>
        <translation>Partia jest w archiwum jako partia swoich graczy.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Played to its end</source>
        <translation>Zagrana do końca</translation>
    </message>
    <message>
        <source>With a friend</source>
        <translation>Ze znajomym</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Dwa komputery</translation>
    </message>
    <message>
        <source>Won twice; next: %1</source>
        <comment>an opponent</comment>
        <translation>Dwie wygrane; dalej: %1</translation>
    </message>
    <message>
        <source>Lost twice; next: %1</source>
        <comment>an opponent</comment>
        <translation>Dwie przegrane; dalej: %1</translation>
    </message>
    <message>
        <source>Against: %1</source>
        <translation>Przeciwnik: %1</translation>
    </message>
</context>
<context>
    <name>bouton::Paper</name>
    <message>
        <source>Bouton. Positions analysed: %1 of %2; of the others no slips are known.</source>
        <translation>Bouton. Przeanalizowane pozycje: %1 z %2; w pozostałych potknięcia nie są znane.</translation>
    </message>
    <message>
        <source>Bouton. A slip is a move that gave a better outcome away.</source>
        <translation>Bouton. Potknięcie to ruch, który oddaje lepsze rozstrzygnięcie.</translation>
    </message>
    <message>
        <source>Bouton. What is lost is counted against the best move, exactly.</source>
        <translation>Bouton. Stratę liczy się względem najlepszego ruchu, dokładnie.</translation>
    </message>
    <message>
        <source>Bouton. What is lost is counted against the best move: estimated up to move %1, exact from there on.</source>
        <translation>Bouton. Stratę liczy się względem najlepszego ruchu: do ruchu %1 szacunkowo, odtąd dokładnie.</translation>
    </message>
    <message>
        <source>Before move %1: %2</source>
        <translation>Przed ruchem %1: %2</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>Po ruchu %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Potknięcia</translation>
    </message>
    <message>
        <source>in slips</source>
        <translation>w potknięciach</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>potknięcia</translation>
    </message>
    <message>
        <source>%1, played %2. Opening: %3</source>
        <comment>a game, the day</comment>
        <translation>%1, zagrano %2. Otwarcie: %3</translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>a game, the day</comment>
        <translation>%1, zagrano %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>Not played to its end.</source>
        <translation>Niedograna do końca.</translation>
    </message>
    <message>
        <source>a slip</source>
        <translation>potknięcie</translation>
    </message>
    <message>
        <source>played</source>
        <translation>zagrano</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepszy</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
</context>
<context>
    <name>bouton::PictureFile</name>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Nie ma czego rysować.</translation>
    </message>
    <message>
        <source>Pages: %1. Choose a file that ends in .pdf.</source>
        <translation>Strony: %1. Wybierz plik z końcówką .pdf.</translation>
    </message>
    <message>
        <source>A picture&apos;s file ends in .png, .svg or .pdf.</source>
        <translation>Plik obrazu ma końcówkę .png, .svg lub .pdf.</translation>
    </message>
    <message>
        <source>The picture could not be saved: %1</source>
        <translation>Nie można było zapisać obrazu: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obraz PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Rysunek SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Dokument PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>Sending it to %1…</source>
        <translation>Wysyłanie: %1…</translation>
    </message>
    <message>
        <source>It could not be printed: %1</source>
        <translation>Nie można było wydrukować: %1</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Wysłano: %1.</translation>
    </message>
</context>
<context>
    <name>bouton::PieceButton</name>
    <message>
        <source>Each click puts the next piece</source>
        <translation>Każde kliknięcie stawia następną figurę</translation>
    </message>
    <message>
        <source>A click takes away (.)</source>
        <translation>Kliknięcie zdejmuje figurę (.)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bouton::PositionForm</name>
    <message>
        <source>From the game</source>
        <translation>Z partii</translation>
    </message>
    <message>
        <source>The position that is on the game&apos;s page</source>
        <translation>Pozycja ze strony partii</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>inna pozycja</translation>
    </message>
    <message>
        <source>this position</source>
        <translation>ta pozycja</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Losuj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
</context>
<context>
    <name>bouton::PracticeExperiment</name>
    <message>
        <source>The set</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Press New exercises for these variants.</source>
        <translation>Naciśnij „Nowe zadania”, by dostać te wersje.</translation>
    </message>
    <message>
        <source>The exercise in view is from the game %1. Press New exercises for the game %2.</source>
        <translation>Widoczne zadanie jest z gry %1. Naciśnij „Nowe zadania”, by dostać grę %2.</translation>
    </message>
    <message>
        <source>%1: the archive has no game that you played against a computer.</source>
        <translation>%1: w archiwum nie ma twojej partii przeciw komputerowi.</translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %n exercise(s).</source>
        <translation>
            <numerusform>Zestaw ma najwyżej %n zadanie.</numerusform>
            <numerusform>Zestaw ma najwyżej %n zadania.</numerusform>
            <numerusform>Zestaw ma najwyżej %n zadań.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::PracticeForm</name>
    <message>
        <source>Answer</source>
        <translation>Odpowiadaj</translation>
    </message>
    <message>
        <source>Hand out</source>
        <translation>Rozdawaj</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Answers of a class…</source>
        <translation>Odpowiedzi klasy…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Exercises in the set</source>
        <translation>Zadania w zestawie</translation>
    </message>
    <message>
        <source>Variants for neighbours</source>
        <translation>Wersje dla sąsiadów</translation>
    </message>
    <message>
        <source>New exercises</source>
        <translation>Nowe zadania</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>From my own slips</source>
        <translation>Z moich potknięć</translation>
    </message>
    <message>
        <source>Positions of your games in which you gave a win or a draw away.</source>
        <translation>Pozycje z twoich partii, w których oddano wygraną lub remis.</translation>
    </message>
    <message>
        <source>There is no set yet.</source>
        <translation>Nie ma jeszcze zestawu.</translation>
    </message>
    <message>
        <source>Variants A to %1; A is in view.</source>
        <translation>Wersje A do %1; widać A.</translation>
    </message>
    <message>
        <source>Variants A to %1, drawn by seed %2; A is in view.</source>
        <translation>Wersje A do %1, wylosowane ziarnem %2; widać A.</translation>
    </message>
    <message>
        <source>One set, drawn by seed %1.</source>
        <translation>Jeden zestaw, wylosowany ziarnem %1.</translation>
    </message>
    <message>
        <source>One set, put together by hand.</source>
        <translation>Jeden zestaw, ułożony ręcznie.</translation>
    </message>
    <message>
        <source>Answers of a class</source>
        <translation>Odpowiedzi klasy</translation>
    </message>
    <message>
        <source>Open exercises</source>
        <translation>Otwórz zadania</translation>
    </message>
    <message>
        <source>Exercises (*.json)</source>
        <translation>Zadania (*.json)</translation>
    </message>
    <message>
        <source>Save exercises</source>
        <translation>Zapisz zadania</translation>
    </message>
    <message>
        <source>Sheets with solutions (*.pdf)</source>
        <translation>Arkusze z rozwiązaniami (*.pdf)</translation>
    </message>
    <message>
        <source>No marks until it is saved</source>
        <translation>Bez ocen przed zapisaniem</translation>
    </message>
    <message>
        <source>Times are kept</source>
        <translation>Czasy są zapisywane</translation>
    </message>
    <message>
        <source>What else names a student</source>
        <translation>Co jeszcze oznacza ucznia</translation>
    </message>
    <message>
        <source>Id: student number, …</source>
        <translation>Id: numer indeksu, …</translation>
    </message>
    <message>
        <source>Hints, reasons and the key rest until the answers are saved.</source>
        <translation>Podpowiedzi, uzasadnienia i klucz czekają, aż odpowiedzi będą zapisane.</translation>
    </message>
</context>
<context>
    <name>bouton::PreferencesPage</name>
    <message>
        <source>Standard place</source>
        <translation>Zwykłe miejsce</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Wróć do poprzedniego miejsca (Esc)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Jak na pulpicie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>Colour-blind</source>
        <translation>Dla daltonistów</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełne</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ograniczone</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Efekty ruchu</translation>
    </message>
    <message>
        <source>Show the legal moves</source>
        <translation>Pokazuj dozwolone ruchy</translation>
    </message>
    <message>
        <source>Show coordinates beside the board</source>
        <translation>Pokazuj współrzędne obok planszy</translation>
    </message>
    <message>
        <source>Sounds of moves and endings</source>
        <translation>Dźwięki ruchów i zakończeń</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Computer&apos;s pace</source>
        <translation>Tempo komputera</translation>
    </message>
    <message>
        <source>A replay shows each move for</source>
        <translation>Odtwarzanie pokazuje ruch przez</translation>
    </message>
    <message>
        <source>In Reversi, pass by itself where nothing else is possible</source>
        <translation>W Reversi pasuj automatycznie, gdy nic innego nie jest możliwe</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Pokaż folder</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games are kept in this folder:</source>
        <translation>Partie są zapisywane w tym folderze:</translation>
    </message>
    <message>
        <source>Keep finished games in the archive</source>
        <translation>Zapisuj skończone partie w archiwum</translation>
    </message>
    <message>
        <source>Where games are kept</source>
        <translation>Gdzie są zapisane partie</translation>
    </message>
    <message>
        <source>There is no program here that shows folders, or no such folder.</source>
        <translation>Nie ma tu programu, który pokazuje foldery, albo nie ma takiego folderu.</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (szkic)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="vanished">A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
</context>
<context>
    <name>bouton::PrintDialog</name>
    <message>
        <source>Looking for printers…</source>
        <translation>Szukanie drukarek…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drukarka</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>No printer was found. The pages can be saved as PDF.</source>
        <translation>Nie znaleziono drukarki. Strony można zapisać jako PDF.</translation>
    </message>
</context>
<context>
    <name>bouton::ProgramDialog</name>
    <message>
        <source>Add a program</source>
        <translation>Dodaj program</translation>
    </message>
    <message>
        <source>Change a program</source>
        <translation>Zmień program</translation>
    </message>
    <message>
        <source>A program runs with your rights: start only what you trust.</source>
        <translation>Program działa z twoimi uprawnieniami: uruchamiaj tylko to, czemu ufasz.</translation>
    </message>
    <message>
        <source>How to write a program</source>
        <translation>Jak napisać program</translation>
    </message>
    <message>
        <source>A program&apos;s file</source>
        <translation>Plik programu</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wybierz…</translation>
    </message>
    <message>
        <source>python3 mine.py</source>
        <translation>python3 mine.py</translation>
    </message>
    <message>
        <source>File or command</source>
        <translation>Plik lub polecenie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Gra w</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Give a file or a command first.</source>
        <translation>Najpierw podaj plik lub polecenie.</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>Najpierw wybierz grę.</translation>
    </message>
</context>
<context>
    <name>bouton::ProgramLinks</name>
    <message>
        <source>Change the program…</source>
        <translation>Zmień program…</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Dodaj program…</translation>
    </message>
    <message>
        <source>A program that you have written plays too</source>
        <translation>Program napisany przez ciebie też gra</translation>
    </message>
</context>
<context>
    <name>bouton::Projector</name>
    <message>
        <source>%1 is to move</source>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Every move loses against best play.</source>
        <translation>Przy optymalnej grze każdy ruch przegrywa.</translation>
    </message>
    <message>
        <source>%1 brings the nim-sum to 0.</source>
        <translation>%1 sprowadza nim-sumę do 0.</translation>
    </message>
    <message>
        <source>It is about even.</source>
        <translation>Szanse są prawie równe.</translation>
    </message>
    <message>
        <source>Who is ahead? [W], [D] or [L]. Which move? [M]</source>
        <translation>Kto prowadzi? Wygrana [W], remis [D], przegrana [L]. Który ruch? [M]</translation>
    </message>
    <message>
        <source>Who wins? [W], [D] or [L]. Which move? [M]</source>
        <translation>Kto wygra? Wygrana [W], remis [D], przegrana [L]. Który ruch? [M]</translation>
    </message>
    <message>
        <source>Who wins? [W] or [L]. Which move? [M]</source>
        <translation>Kto wygra? Wygrana [W], przegrana [L]. Który ruch? [M]</translation>
    </message>
    <message>
        <source>It is not known who wins.</source>
        <translation>Nie wiadomo, kto wygra.</translation>
    </message>
    <message>
        <source>%1 loses, as every move does.</source>
        <translation>%1 przegrywa, jak każdy ruch.</translation>
    </message>
    <message>
        <source>Not so: %1 is worse.</source>
        <comment>a move</comment>
        <translation>Nie: %1 to gorszy ruch.</translation>
    </message>
    <message>
        <source>Right: %1 is best.</source>
        <comment>a move</comment>
        <translation>Tak: %1 to najlepszy ruch.</translation>
    </message>
    <message>
        <source>Right: %1 is one of the best.</source>
        <comment>a move</comment>
        <translation>Tak: %1 to jeden z najlepszych ruchów.</translation>
    </message>
    <message>
        <source>Right: with best play nobody wins.</source>
        <translation>Tak: przy optymalnej grze nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Not so: with best play nobody wins.</source>
        <translation>Nie: przy optymalnej grze nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Right: about even, by an estimate.</source>
        <translation>Tak: prawie równo, według oszacowania.</translation>
    </message>
    <message>
        <source>Not so: about even, by an estimate.</source>
        <translation>Nie: prawie równo, według oszacowania.</translation>
    </message>
    <message>
        <source>Right: %1 wins.</source>
        <translation>Tak: %1 wygrywa.</translation>
    </message>
    <message>
        <source>Not so: %1 wins.</source>
        <translation>Nie: %1 wygrywa.</translation>
    </message>
    <message>
        <source>Right: %1 is ahead, by an estimate.</source>
        <translation>Tak: %1 prowadzi, według oszacowania.</translation>
    </message>
    <message>
        <source>Not so: %1 is ahead, by an estimate.</source>
        <translation>Nie: %1 prowadzi, według oszacowania.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Brakuje</translation>
    </message>
    <message>
        <source>Dark or bright room (B)</source>
        <translation>Ciemna lub jasna sala (B)</translation>
    </message>
    <message>
        <source>Leave the projector (Esc)</source>
        <translation>Wyjdź z rzutnika (Esc)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Projector – Bouton</source>
        <translation>Rzutnik – Bouton</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Trwa analiza…</translation>
    </message>
    <message>
        <source>Which move? It ends by [Enter]</source>
        <translation>Który ruch? Kończy go [Enter]</translation>
    </message>
    <message>
        <source>Which move?</source>
        <translation>Który ruch?</translation>
    </message>
    <message>
        <source>Which move? Arrows and [Space]</source>
        <translation>Który ruch? Strzałki i [Spacja]</translation>
    </message>
    <message>
        <source>[←] [→] through the game. [Q] asks first</source>
        <translation>[←] [→] po ruchach partii. [Q] najpierw pyta</translation>
    </message>
</context>
<context>
    <name>bouton::Question</name>
    <message>
        <source>These results are older (%1). Run again for the new settings (%2).</source>
        <translation>Te rezultaty są starsze (%1). Uruchom ponownie dla nowych ustawień (%2).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>bouton::ResultButtons</name>
    <message>
        <source>Save table…</source>
        <translation>Zapisz tabelę…</translation>
    </message>
    <message>
        <source>Save plot…</source>
        <translation>Zapisz wykres…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Could not be saved: %1</source>
        <translation>Nie można było zapisać: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Zapisz tabelę</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Obrazy (*.png *.svg *.pdf)</translation>
    </message>
</context>
<context>
    <name>bouton::ReviewBar</name>
    <message>
        <source>Slips</source>
        <translation>Potknięcia</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Zwroty</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The slip before this position</source>
        <translation>Potknięcie przed tą pozycją</translation>
    </message>
    <message>
        <source>The next slip of the game</source>
        <translation>Następne potknięcie partii</translation>
    </message>
    <message>
        <source>Ends the review; the board stays as it is</source>
        <translation>Kończy przegląd; plansza zostaje, jak jest</translation>
    </message>
    <message>
        <source>Begins a new game from this position; Undo leads back to this one</source>
        <translation>Zaczyna nową partię od tej pozycji; „Cofnij” wraca do obecnej</translation>
    </message>
    <message>
        <source>What is gone through</source>
        <translation>Co się przegląda</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Punkt zwrotny %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turning point(s)</source>
        <translation>
            <numerusform>%n punkt zwrotny</numerusform>
            <numerusform>%n punkty zwrotne</numerusform>
            <numerusform>%n punktów zwrotnych</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for slips</source>
        <translation>Szukanie potknięć</translation>
    </message>
    <message>
        <source>Slip %1 of %2: %3</source>
        <comment>numbers and a side</comment>
        <translation>Potknięcie %1 z %2: %3</translation>
    </message>
    <message>
        <source>Previous and Next go through them on the board.</source>
        <translation>„Wstecz” i „Dalej” prowadzą przez nie na planszy.</translation>
    </message>
    <message>
        <source>Every move kept what its position was worth.</source>
        <translation>Każdy ruch utrzymał wartość swojej pozycji.</translation>
    </message>
    <message>
        <source>As far as estimates tell, no move gave much away.</source>
        <translation>O ile można oszacować, żaden ruch nie oddał wiele.</translation>
    </message>
    <message>
        <source>By the opening book, which has estimates of its own, it is the best move.</source>
        <translation>Według księgi otwarć, która ma własne oszacowania, to najlepszy ruch.</translation>
    </message>
    <message>
        <source>By the opening book, which has estimates of its own, it gives away %1.</source>
        <translation>Według księgi otwarć, która ma własne oszacowania, oddaje %1.</translation>
    </message>
    <message>
        <source>%1 made no move.</source>
        <translation>%1: bez ruchu.</translation>
    </message>
    <message>
        <source>The better line</source>
        <translation>Lepsza kontynuacja</translation>
    </message>
    <message>
        <source>Your side: %1</source>
        <translation>Twoja strona: %1</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>Przeciwnik: %1</translation>
    </message>
    <message>
        <source>Play on from here, as two people or alone (opponent: %1):</source>
        <translation>Graj odtąd we dwoje lub w pojedynkę (przeciwnik: %1):</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Dwie osoby</translation>
    </message>
    <message>
        <source>Play on from here (opponent: %1):</source>
        <translation>Graj odtąd (przeciwnik: %1):</translation>
    </message>
    <message>
        <source>Play on from here (your side: %1):</source>
        <translation>Graj odtąd (twoja strona: %1):</translation>
    </message>
</context>
<context>
    <name>bouton::RunControls</name>
    <message>
        <source>Run</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Trwa…</translation>
    </message>
    <message>
        <source>Stopped after %1 s.</source>
        <translation>Zatrzymano po %1 s.</translation>
    </message>
    <message>
        <source>Done in less than %1 s.</source>
        <translation>Gotowe w mniej niż %1 s.</translation>
    </message>
    <message>
        <source>Done in %1 s.</source>
        <translation>Gotowe w %1 s.</translation>
    </message>
</context>
<context>
    <name>bouton::ScorePanel</name>
    <message>
        <source>Begin the score anew</source>
        <translation>Zacznij wynik od nowa</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Wynik: %1</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2
In a row: %3, at most %4
Hints: %5</source>
        <translation>Dobre odpowiedzi: %1 z %2
Z rzędu: %3, najwięcej %4
Podpowiedzi: %5</translation>
    </message>
</context>
<context>
    <name>bouton::Screenshots</name>
    <message>
        <source>Cannot write %1: %2</source>
        <translation>Cannot write %1: %2</translation>
    </message>
    <message>
        <source>Waited in vain for %1.</source>
        <translation>Waited in vain for %1.</translation>
    </message>
    <message>
        <source>Cannot make the directory %1.</source>
        <translation>Cannot make the directory %1.</translation>
    </message>
</context>
<context>
    <name>bouton::SeatEditor</name>
    <message>
        <source>Not known here: %1</source>
        <translation>Nieznany tutaj: %1</translation>
    </message>
    <message>
        <source>Your program: %1</source>
        <translation>Twój program: %1</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Custom: %1</source>
        <translation>Własny: %1</translation>
    </message>
    <message>
        <source>You, or a friend</source>
        <translation>Ty lub znajomy</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <comment>a side</comment>
        <translation>%1: kto gra</translation>
    </message>
    <message>
        <source>%1: clock</source>
        <comment>a side</comment>
        <translation>%1: zegar</translation>
    </message>
</context>
<context>
    <name>bouton::SeatLine</name>
    <message>
        <source>Give this seat to somebody else</source>
        <translation>Oddaj to miejsce komuś innemu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>Użyto %n podpowiedzi</numerusform>
            <numerusform>Użyto %n podpowiedzi</numerusform>
            <numerusform>Użyto %n podpowiedzi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::SettingsEditor</name>
    <message>
        <source>What limits this player</source>
        <translation>Co ogranicza tego gracza</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>A clock runs in its turn, and each move adds to it. Who has no time left loses.</source>
        <translation>Zegar biegnie w czasie własnego ruchu, a każdy ruch dodaje mu czasu. Komu skończy się czas, przegrywa.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1 to %2, not %3</source>
        <translation>od %1 do %2, nie %3</translation>
    </message>
</context>
<context>
    <name>bouton::ShortcutSheet</name>
    <message>
        <source>In lists and panels</source>
        <translation>W listach i panelach</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>Move the frame</source>
        <translation>Przesuń ramkę</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Click the cell in the frame</source>
        <translation>Kliknij pole w ramce</translation>
    </message>
    <message>
        <source>End a move that could go on</source>
        <translation>Zakończ ruch, który mógłby trwać dalej</translation>
    </message>
    <message>
        <source>Take the last click back</source>
        <translation>Cofnij ostatnie kliknięcie</translation>
    </message>
    <message>
        <source>Take a piece away while editing</source>
        <translation>Zdejmij figurę podczas edycji</translation>
    </message>
    <message>
        <source>Open the menu of the board</source>
        <translation>Otwórz menu planszy</translation>
    </message>
    <message>
        <source>On the projector</source>
        <translation>Na rzutniku</translation>
    </message>
    <message>
        <source>Go through the game</source>
        <translation>Przechodź przez partię</translation>
    </message>
    <message>
        <source>To its start or its end</source>
        <translation>Do jej początku lub końca</translation>
    </message>
    <message>
        <source>Ask first, or tell at once</source>
        <translation>Najpierw pytaj albo od razu mów</translation>
    </message>
    <message>
        <source>The side to move wins, draws or loses</source>
        <translation>Strona, która ma ruch, wygrywa, remisuje lub przegrywa</translation>
    </message>
    <message>
        <source>Answer by a move</source>
        <translation>Odpowiedz ruchem</translation>
    </message>
    <message>
        <source>What each part is worth, before the answer</source>
        <translation>Ile jest wart każdy składnik, przed odpowiedzią</translation>
    </message>
    <message>
        <source>Dark or bright room</source>
        <translation>Ciemna lub jasna sala</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Wyjdź z niego</translation>
    </message>
    <message>
        <source>On the start page</source>
        <translation>Na stronie startowej</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Przejdź do następnej karty</translation>
    </message>
    <message>
        <source>To the first or the last card</source>
        <translation>Do pierwszej lub ostatniej karty</translation>
    </message>
    <message>
        <source>Remove a game in play</source>
        <translation>Usuń partię w toku</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what keys do, and they</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>a group of keys</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
</context>
<context>
    <name>bouton::SideColumns</name>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>What stands beside the board</source>
        <translation>Co jest obok planszy</translation>
    </message>
</context>
<context>
    <name>bouton::SnugScrollArea</name>
    <message>
        <source>Scrolls with the arrow keys</source>
        <translation>Przewija się strzałkami</translation>
    </message>
</context>
<context>
    <name>bouton::StartPage</name>
    <message>
        <source>Bouton</source>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>Games of pure thought: play them, and see why a move wins.</source>
        <translation>Gry czystego myślenia: graj w nie i zobacz, dlaczego ruch wygrywa.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiwum</translation>
    </message>
    <message>
        <source>Games that have ended</source>
        <translation>Zakończone partie</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Start page. The arrow keys go to the cards.</source>
        <translation>Strona startowa. Strzałki prowadzą do kart.</translation>
    </message>
    <message>
        <source>Start page. Enter goes on with the last one, the arrow keys go to the cards.</source>
        <translation>Strona startowa. Enter otwiera ostatnią, strzałki prowadzą do kart.</translation>
    </message>
</context>
<context>
    <name>bouton::StartQuestions</name>
    <message>
        <source>Who starts</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Grasz jako</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
    </message>
    <message>
        <source>Auto-fill</source>
        <translation>Wypełnianie</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Na zmianę</translation>
    </message>
    <message>
        <source>New random board</source>
        <translation>Nowa losowa plansza</translation>
    </message>
    <message>
        <source>Set up the board by hand</source>
        <translation>Ustaw planszę ręcznie</translation>
    </message>
    <message>
        <source>Against a computer it is one that you can win, where there is such a board</source>
        <translation>Przeciw komputerowi plansza jest taka, na której możesz wygrać, jeśli taka istnieje</translation>
    </message>
    <message>
        <source>Change this position by clicks, dragging and keys (Ctrl+E)</source>
        <translation>Zmieniaj tę pozycję kliknięciami, przeciąganiem i klawiszami (Ctrl+E)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>This time you start.</source>
        <translation>Tym razem zaczynasz ty.</translation>
    </message>
    <message>
        <source>This time the computer starts.</source>
        <translation>Tym razem zaczyna komputer.</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>dla ciebie</translation>
    </message>
    <message>
        <source>for both</source>
        <translation>dla obu stron</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <comment>for you, for both</comment>
        <translation>Zegar: %1</translation>
    </message>
    <message>
        <source>a winnable board</source>
        <translation>plansza do wygrania</translation>
    </message>
    <message>
        <source>a random board</source>
        <translation>losowa plansza</translation>
    </message>
    <message>
        <source>Auto-fill: %1</source>
        <translation>Wypełnianie: %1</translation>
    </message>
</context>
<context>
    <name>bouton::StepDots</name>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>ukończono %1 z %2</translation>
    </message>
    <message>
        <source>Step %1, done</source>
        <translation>Krok %1, ukończony</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Krok %1</translation>
    </message>
</context>
<context>
    <name>bouton::StepPage</name>
    <message>
        <source>A step of a lesson</source>
        <translation>Krok lekcji</translation>
    </message>
    <message>
        <source>Positions tested so far: %L1</source>
        <translation>Sprawdzone dotąd pozycje: %L1</translation>
    </message>
</context>
<context>
    <name>bouton::StepWords</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Wszystkie lekcje</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <translation>W przykładzie: %1</translation>
    </message>
    <message>
        <source>S&amp;kip the example</source>
        <translation>Po&amp;miń przykład</translation>
    </message>
    <message>
        <source>&amp;Another position</source>
        <translation>&amp;Inna pozycja</translation>
    </message>
    <message>
        <source>Step %1 of %2: an example</source>
        <translation>Krok %1 z %2: przykład</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the lesson, the step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Next &amp;move</source>
        <translation>Następny r&amp;uch</translation>
    </message>
    <message>
        <source>To the &amp;question</source>
        <translation>Do py&amp;tania</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Następny krok</translation>
    </message>
    <message>
        <source>F&amp;inish the lesson</source>
        <translation>Za&amp;kończ lekcję</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Spróbuj p&amp;onownie</translation>
    </message>
</context>
<context>
    <name>bouton::StudyProgress</name>
    <message>
        <source>Stop analysing the game</source>
        <translation>Przerwij analizę partii</translation>
    </message>
    <message>
        <source>Go on analysing the game</source>
        <translation>Kontynuuj analizę partii</translation>
    </message>
    <message>
        <source>Positions analysed: %1 of %2</source>
        <translation>Przeanalizowane pozycje: %1 z %2</translation>
    </message>
</context>
<context>
    <name>bouton::SumTable</name>
    <message>
        <source>Parts</source>
        <translation>Składniki</translation>
    </message>
    <message>
        <source>First missing number</source>
        <translation>Pierwsza brakująca liczba</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Opcja %1</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Nim-suma</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::TableButtons</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Other &amp;side</source>
        <translation>Zamień &amp;strony</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start page (Alt+Left)</source>
        <translation>Strona startowa (Alt+Lewo)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>What else can be played</source>
        <translation>Co jeszcze można zagrać</translation>
    </message>
    <message>
        <source>Goes through the moves that gave something away</source>
        <translation>Przechodzi przez ruchy, które coś oddały</translation>
    </message>
    <message>
        <source>The same game with the seats exchanged</source>
        <translation>Ta sama gra z zamienionymi miejscami</translation>
    </message>
    <message>
        <source>Two people play from here, and See why is shown</source>
        <translation>Odtąd grają dwie osoby i widać „Dlaczego?”</translation>
    </message>
    <message>
        <source>Next opponent: %1</source>
        <translation>Następny przeciwnik: %1</translation>
    </message>
    <message>
        <source>An earlier position is on the board. Go to the last one to resign.</source>
        <translation>Na planszy jest wcześniejsza pozycja. Aby się poddać, przejdź do ostatniej.</translation>
    </message>
    <message>
        <source>Gives the game up. Undo takes it back.</source>
        <translation>Poddaje partię. „Cofnij” to odwołuje.</translation>
    </message>
</context>
<context>
    <name>bouton::TableColumn</name>
    <message>
        <source>See why</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>What is true of this position, and why: choose what is shown</source>
        <translation>Co jest prawdą o tej pozycji i dlaczego: wybierz, co pokazać</translation>
    </message>
    <message>
        <source>Conversation and moves</source>
        <translation>Rozmowa i ruchy</translation>
    </message>
</context>
<context>
    <name>bouton::TablesExperiment</name>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Run shows here which heap of Nim each position is worth.</source>
        <translation>„Uruchom” pokazuje tu, któremu stosowi Nima odpowiada każda pozycja.</translation>
    </message>
</context>
<context>
    <name>bouton::TestedList</name>
    <message>
        <source>✗ False</source>
        <translation>✗ Fałsz</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>Bez werdyktu</translation>
    </message>
    <message>
        <source>… %1 so far</source>
        <translation>… dotąd %1</translation>
    </message>
    <message>
        <source>✓ All %1</source>
        <translation>✓ Wszystkie %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Hipoteza</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Werdykt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Zachodzi</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <translation>Kontrprzykład</translation>
    </message>
</context>
<context>
    <name>bouton::TimeBar</name>
    <message>
        <source>To the &amp;start</source>
        <translation>Na &amp;początek</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Poprz&amp;edni ruch</translation>
    </message>
    <message>
        <source>Repla&amp;y the moves</source>
        <translation>Odt&amp;warzaj ruchy</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Nas&amp;tępny ruch</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>Na &amp;koniec</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Pr&amp;zywróć</translation>
    </message>
    <message>
        <source>The time that each move is shown</source>
        <translation>Czas, przez który widać każdy ruch</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Zakończ odtwarzanie</translation>
    </message>
</context>
<context>
    <name>bouton::TourBubble</name>
    <message>
        <source>Pick a game</source>
        <translation>Wybierz grę</translation>
    </message>
    <message>
        <source>Each card is a game. Click one, or press Next to begin with this one.</source>
        <translation>Każda karta to gra. Kliknij jedną albo naciśnij „Dalej”, by zacząć od tej.</translation>
    </message>
    <message>
        <source>Choose your opponent</source>
        <translation>Wybierz przeciwnika</translation>
    </message>
    <message>
        <source>Some play at random, some never lose. A friend can play beside you, too.</source>
        <translation>Jedni grają losowo, inni nigdy nie przegrywają. Obok ciebie może grać też znajomy.</translation>
    </message>
    <message>
        <source>Click to move</source>
        <translation>Klikaj, by wykonać ruch</translation>
    </message>
    <message>
        <source>Cells that you can click are marked. The arrow keys and Space do the same. Make a move if you like.</source>
        <translation>Pola, które można kliknąć, są oznaczone. To samo robią strzałki i spacja. Jeśli chcesz, wykonaj ruch.</translation>
    </message>
    <message>
        <source>Follow the game here</source>
        <translation>Śledź tu partię</translation>
    </message>
    <message>
        <source>Every move is told here, and why the computer made it. Undo takes a move back, as often as you want.</source>
        <translation>Tu opisany jest każdy ruch i powód, dla którego wykonał go komputer. „Cofnij” cofa ruch, ile razy chcesz.</translation>
    </message>
    <message>
        <source>See why a move wins</source>
        <translation>Zobacz, dlaczego ruch wygrywa</translation>
    </message>
    <message>
        <source>Switch on what each move is worth, and the reason for it. Leave it off while you want to find out yourself.</source>
        <translation>Włącz wartości ruchów i ich uzasadnienie. Wyłącz, jeśli chcesz dojść do tego bez pomocy.</translation>
    </message>
    <message>
        <source>Learn how it is won</source>
        <translation>Naucz się wygrywać</translation>
    </message>
    <message>
        <source>And then, the laboratory</source>
        <translation>A potem laboratorium</translation>
    </message>
    <message>
        <source>Practise, test what people claim about these games, and let computer players meet. You also find it in the menu Game. F1 helps on every page.</source>
        <translation>Ćwicz, sprawdzaj, co się mówi o tych grach, i porównuj graczy komputerowych. Jest też w menu „Gra”. F1 pomaga na każdej stronie.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Fifteen lessons lead from won and lost to rules of your own, a question at a time. You also find them in the menu Game.</source>
        <translation>Piętnaście lekcji prowadzi, pytanie po pytaniu, od wygranej i przegranej do własnych zasad. Są też w menu „Gra”.</translation>
    </message>
</context>
<context>
    <name>bouton::TournamentExperiment</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>Partie każdej pary</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>Losowe ruchy na początku</translation>
    </message>
    <message>
        <source>Random starts, each twice</source>
        <translation>Losowe początki, każdy dwa razy</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of each pair</source>
        <translation>
            <numerusform>%n partia każdej pary</numerusform>
            <numerusform>%n partie każdej pary</numerusform>
            <numerusform>%n partii każdej pary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) first</source>
        <translation>
            <numerusform>%n losowy ruch na początku</numerusform>
            <numerusform>%n losowe ruchy na początku</numerusform>
            <numerusform>%n losowych ruchów na początku</numerusform>
        </translation>
    </message>
    <message>
        <source>random starts</source>
        <translation>losowe początki</translation>
    </message>
    <message>
        <source>the standard start</source>
        <translation>zwykły początek</translation>
    </message>
    <message>
        <source>other players</source>
        <translation>inni gracze</translation>
    </message>
    <message>
        <source>these players</source>
        <translation>ci gracze</translation>
    </message>
    <message>
        <source>Run lets each player meet each other and shows here their shares of the points, with intervals.</source>
        <translation>„Uruchom” rozgrywa partie każdy z każdym i pokazuje tu udziały graczy w punktach, z przedziałami.</translation>
    </message>
    <message>
        <source>A click on a result shows its games.</source>
        <translation>Kliknięcie rezultatu pokazuje jego partie.</translation>
    </message>
</context>
<context>
    <name>bouton::TournamentReport</name>
    <message>
        <source>%1: %2</source>
        <comment>a setting</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points, with 95 % intervals</source>
        <translation>Punkty, z przedziałami 95 %</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Przedział 95 %</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>vs %1</source>
        <translation>z: %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Usterki</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Zatrzymane</translation>
    </message>
    <message>
        <source>Shows these games</source>
        <translation>Pokazuje te partie</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 do %2 %</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Dół</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>Plus minus</translation>
    </message>
    <message>
        <source>all</source>
        <translation>wszyscy</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partia %1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two players</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1.  %2 – %3  %4, %5</source>
        <translation>%1.  %2 – %3  %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped there</source>
        <translation>%1, tam przerwano</translation>
    </message>
    <message>
        <source>%1, by a fault</source>
        <translation>%1 (usterka)</translation>
    </message>
</context>
<context>
    <name>bouton::TracePaper</name>
    <message>
        <source>Leaf</source>
        <translation>Liść</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Z tablicy</translation>
    </message>
    <message>
        <source>Cut: %1</source>
        <translation>Obcięcie: %1</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Węzeł</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Pod nim</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>More nodes follow.</source>
        <translation>Dalej są następne węzły.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Korzeń</translation>
    </message>
    <message>
        <source>To be filled in: %1</source>
        <translation>Do wypełnienia: %1</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Klucz: %1</translation>
    </message>
</context>
<context>
    <name>bouton::TracePlayer</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Następne obcięcie</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Opens this position on the game&apos;s page</source>
        <translation>Otwiera tę pozycję na stronie partii</translation>
    </message>
    <message>
        <source>Step of the search</source>
        <translation>Krok przeszukiwania</translation>
    </message>
    <message>
        <source>The way to the current node</source>
        <translation>Droga do bieżącego węzła</translation>
    </message>
    <message>
        <source>The whole tree</source>
        <translation>Całe drzewo</translation>
    </message>
    <message>
        <source>α is what the side to move is sure of, β what the other side will not let it exceed. From β on the rest is cut: it cannot matter any more.</source>
        <translation>α to wartość, którą strona, która ma ruch, ma zapewnioną; β to wartość, ponad którą druga strona nie dopuści. Od β reszta jest obcięta: nie może już mieć znaczenia.</translation>
    </message>
    <message>
        <source>Press Run to search.</source>
        <translation>Naciśnij „Uruchom”, by przeszukać.</translation>
    </message>
    <message>
        <source>Step %L1 of %L2.</source>
        <translation>Krok %L1 z %L2.</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln node(s) can be stepped through; the search went on.</source>
        <translation>
            <numerusform>Krok po kroku widać pierwszy %Ln węzeł; przeszukiwanie szło dalej.</numerusform>
            <numerusform>Krok po kroku widać pierwsze %Ln węzły; przeszukiwanie szło dalej.</numerusform>
            <numerusform>Krok po kroku widać pierwszych %Ln węzłów; przeszukiwanie szło dalej.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::TraceView</name>
    <message>
        <source>α %1   β %2</source>
        <translation>α %1   β %2</translation>
    </message>
    <message>
        <source>α = %1, β = %2</source>
        <translation>α = %1, β = %2</translation>
    </message>
    <message>
        <source>%1 chooses; the search begins with %2.</source>
        <translation>Wybiera %1; przeszukiwanie zaczyna się od %2.</translation>
    </message>
    <message>
        <source>%1 tries %2. Then %3 is to move, with %4.</source>
        <translation>%1 sprawdza %2. Potem ruch ma %3, z %4.</translation>
    </message>
    <message>
        <source>%1: a leaf, valued at %2.</source>
        <comment>a side</comment>
        <translation>%1: liść o wartości %2.</translation>
    </message>
    <message>
        <source>%1: the table remembers this position, with %2.</source>
        <comment>a side</comment>
        <translation>%1: tablica pamięta tę pozycję, z %2.</translation>
    </message>
    <message>
        <source>%1 has %2, which reaches β = %3, by its last move.</source>
        <translation>%1 ma %2, co sięga β = %3, dopiero ostatnim ruchem.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2, which reaches β = %3: %n move(s) need not be tried.</source>
        <translation>
            <numerusform>%1 ma %2, co sięga β = %3: %n ruchu nie trzeba sprawdzać.</numerusform>
            <numerusform>%1 ma %2, co sięga β = %3: %n ruchów nie trzeba sprawdzać.</numerusform>
            <numerusform>%1 ma %2, co sięga β = %3: %n ruchów nie trzeba sprawdzać.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: all moves are tried, with %2.</source>
        <comment>a side</comment>
        <translation>%1: sprawdzono wszystkie ruchy, z %2.</translation>
    </message>
</context>
<context>
    <name>bouton::TrialTranscript</name>
    <message>
        <source>What was sent and answered</source>
        <translation>Co wysłano i jak odpowiedziano</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message>
        <source>The first fault is in line %1.</source>
        <translation>Pierwsza usterka jest w linii %1.</translation>
    </message>
    <message>
        <source>No fault.</source>
        <translation>Bez usterek.</translation>
    </message>
</context>
<context>
    <name>bouton::TurnStrip</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Graj teraz</translation>
    </message>
    <message>
        <source>How this game is played, beside the board (F1)</source>
        <translation>Jak gra się w tę grę, obok planszy (F1)</translation>
    </message>
    <message>
        <source>Is this won or lost? Again: where to look, which move, and why (H). A game with hints does not count for a rating.</source>
        <translation>Wygrana czy przegrana? Kolejne naciśnięcia: gdzie patrzeć, który ruch i dlaczego (H). Partia z podpowiedziami nie liczy się do rankingu.</translation>
    </message>
    <message>
        <source>Plays the cells chosen so far (Enter, or a double click)</source>
        <translation>Wykonuje ruch z wybranych dotąd pól (Enter lub podwójne kliknięcie)</translation>
    </message>
    <message>
        <source>Nothing else is possible. The preferences can have this done by itself.</source>
        <translation>Nic innego nie jest możliwe. W preferencjach można włączyć pasowanie automatyczne.</translation>
    </message>
    <message>
        <source>The computer plays the best move that it has found so far</source>
        <translation>Komputer wykonuje najlepszy ruch, jaki dotąd znalazł</translation>
    </message>
    <message>
        <source>Press Pass.</source>
        <translation>Naciśnij „Pas”.</translation>
    </message>
    <message>
        <source>Press Start to play.</source>
        <translation>Naciśnij „Start”, by grać.</translation>
    </message>
    <message>
        <source>Press Continue to play on.</source>
        <translation>Naciśnij „Kontynuuj”, by grać dalej.</translation>
    </message>
    <message>
        <source>Press Play again.</source>
        <translation>Naciśnij „Zagraj ponownie”.</translation>
    </message>
    <message>
        <source>What is still wrong stands beside the board.</source>
        <translation>Obok planszy jest napisane, co jeszcze się nie zgadza.</translation>
    </message>
    <message>
        <source>Change what is marked to begin.</source>
        <translation>Aby zacząć, zmień to, co oznaczone.</translation>
    </message>
    <message>
        <source>Press Start or Enter to begin.</source>
        <translation>Naciśnij „Start” lub Enter, by zacząć.</translation>
    </message>
    <message>
        <source>Click the board or press Start to begin.</source>
        <translation>Kliknij planszę lub naciśnij „Start”, by zacząć.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how one wins, and how to begin</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>Myśli: %1</translation>
    </message>
    <message>
        <source>Its side: %1.</source>
        <translation>Strona: %1.</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Głębokość %1</translation>
    </message>
    <message>
        <source>sure to win</source>
        <translation>pewna wygrana</translation>
    </message>
    <message>
        <source>sure to draw</source>
        <translation>pewny remis</translation>
    </message>
    <message>
        <source>sure to lose</source>
        <translation>pewna przegrana</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>prawie równo</translation>
    </message>
    <message>
        <source>ahead by %1</source>
        <translation>przewaga: %1</translation>
    </message>
    <message>
        <source>behind by %1</source>
        <translation>strata: %1</translation>
    </message>
    <message>
        <source>It expects %1</source>
        <translation>Przewiduje %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Spojrzenie wstecz</translation>
    </message>
    <message>
        <source>%1 is to move. Press Continue to play on from here.</source>
        <translation>Ruch: %1. Naciśnij „Kontynuuj”, by grać odtąd.</translation>
    </message>
    <message>
        <source>%1 is to move. Press Continue to go on.</source>
        <translation>Ruch: %1. Naciśnij „Kontynuuj”, by grać dalej.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Ruch: %1</translation>
    </message>
    <message>
        <source>There is no legal move: press Pass.</source>
        <translation>Nie ma dozwolonego ruchu: naciśnij „Pas”.</translation>
    </message>
    <message>
        <source>Click further cells to take more, or press End turn. Esc takes the last click back.</source>
        <translation>Klikaj następne pola, by wziąć więcej, lub naciśnij „Gotowe”. Esc cofa ostatnie kliknięcie.</translation>
    </message>
    <message>
        <source>The move goes on: click its next cell. Esc takes the last click back.</source>
        <translation>Ruch trwa: kliknij jego następne pole. Esc cofa ostatnie kliknięcie.</translation>
    </message>
    <message>
        <source>A move plays on from here.</source>
        <translation>Ruch kontynuuje partię od tego miejsca.</translation>
    </message>
    <message>
        <source>Looking back at the start.</source>
        <translation>Spojrzenie wstecz: początek.</translation>
    </message>
    <message>
        <source>Looking back at move %1 of %2.</source>
        <translation>Spojrzenie wstecz: ruch %1 z %2.</translation>
    </message>
    <message>
        <source>Your side: %1.</source>
        <translation>Twoja strona: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking in your time.</source>
        <translation>W twoim czasie myśli: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n.</source>
        <translation>
            <numerusform>%1 wygrywa, różnica: %n.</numerusform>
            <numerusform>%1 wygrywa, różnica: %n.</numerusform>
            <numerusform>%1 wygrywa, różnica: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n.</source>
        <translation>
            <numerusform>%1 przegrywa, różnica: %n.</numerusform>
            <numerusform>%1 przegrywa, różnica: %n.</numerusform>
            <numerusform>%1 przegrywa, różnica: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 wygrywa.</translation>
    </message>
    <message>
        <source>%1 loses.</source>
        <translation>%1 przegrywa.</translation>
    </message>
    <message>
        <source>Undo takes it back.</source>
        <translation>„Cofnij” to odwołuje.</translation>
    </message>
    <message>
        <source>A preview. The game stands where it stood.</source>
        <translation>Podgląd. Partia stoi tam, gdzie stała.</translation>
    </message>
</context>
<context>
    <name>bouton::TwinPanel</name>
    <message>
        <source>Nim twin</source>
        <translation>Bliźniaczy stos</translation>
    </message>
    <message>
        <source>No heap is left to take from.</source>
        <translation>Nie ma już stosu, z którego można brać.</translation>
    </message>
    <message>
        <source>Click a counter to take it and all above it. Click a ring to add counters, which the next move can take back.</source>
        <translation>Kliknij kamień, by wziąć go i wszystkie nad nim. Kliknij pierścień, by dołożyć kamienie, które następny ruch może zabrać.</translation>
    </message>
    <message>
        <source>Click a counter to take it and all above it.</source>
        <translation>Kliknij kamień, by wziąć go i wszystkie nad nim.</translation>
    </message>
    <message>
        <source>Heap %1 from %2 to %3: %4.</source>
        <translation>Stos %1 z %2 na %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s) would do the same.</source>
        <translation>
            <numerusform>To samo zrobiłby %n inny ruch.</numerusform>
            <numerusform>To samo zrobiłyby %n inne ruchy.</numerusform>
            <numerusform>To samo zrobiłoby %n innych ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reversible: %1 can make it %2 again.</source>
        <translation>Odwracalny: %1 może znów zrobić z tego %2.</translation>
    </message>
    <message>
        <source>Reversible: %1 answers %2, and it is %3 again.</source>
        <translation>Odwracalny: %1 odpowiada %2, i jest znów %3.</translation>
    </message>
</context>
<context>
    <name>bouton::ValueHistory</name>
    <message>
        <source>%1: no slips.</source>
        <comment>a side</comment>
        <translation>%1: bez potknięć.</translation>
    </message>
    <message>
        <source>%1: one slip, at move %2.</source>
        <translation>%1: jedno potknięcie, w ruchu %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n slip(s), at moves %2 and %3.</source>
        <translation>
            <numerusform>%1: %n potknięcie, w ruchach %2 i %3.</numerusform>
            <numerusform>%1: %n potknięcia, w ruchach %2 i %3.</numerusform>
            <numerusform>%1: %n potknięć, w ruchach %2 i %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n slip(s), the first at move %2.</source>
        <translation>
            <numerusform>%1: %n potknięcie, pierwsze w ruchu %2.</numerusform>
            <numerusform>%1: %n potknięcia, pierwsze w ruchu %2.</numerusform>
            <numerusform>%1: %n potknięć, pierwsze w ruchu %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>No slips by either side</source>
        <translation>Żadna strona się nie potyka</translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s): %1 %2, %3 %4</source>
        <translation>
            <numerusform>%n potknięcie: %1 %2, %3 %4</numerusform>
            <numerusform>%n potknięcia: %1 %2, %3 %4</numerusform>
            <numerusform>%n potknięć: %1 %2, %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>No slips by either side.</source>
        <translation>Żadna strona się nie potyka.</translation>
    </message>
    <message>
        <source>No slips so far.</source>
        <translation>Dotąd bez potknięć.</translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s): %1 %2, %3 %4.</source>
        <translation>
            <numerusform>%n potknięcie: %1 %2, %3 %4.</numerusform>
            <numerusform>%n potknięcia: %1 %2, %3 %4.</numerusform>
            <numerusform>%n potknięć: %1 %2, %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %n slip(s): %1 %2, %3 %4.</source>
        <translation>
            <numerusform>Dotąd %n potknięcie: %1 %2, %3 %4.</numerusform>
            <numerusform>Dotąd %n potknięcia: %1 %2, %3 %4.</numerusform>
            <numerusform>Dotąd %n potknięć: %1 %2, %3 %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no slips: the start was lost already.</source>
        <translation>Bez twoich potknięć: początek był już przegrany.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>You resigned a won position.</source>
        <translation>Poddajesz pozycję wygrywającą.</translation>
    </message>
    <message>
        <source>You resigned a drawn position.</source>
        <translation>Poddajesz pozycję remisową.</translation>
    </message>
    <message>
        <source>%1 resigned a won position.</source>
        <translation>%1 poddaje pozycję wygrywającą.</translation>
    </message>
    <message>
        <source>%1 resigned a drawn position.</source>
        <translation>%1 poddaje pozycję remisową.</translation>
    </message>
</context>
<context>
    <name>bouton::ValuePlot</name>
    <message>
        <source>How the game went</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>prawie równo</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>%1 is ahead</source>
        <translation>%1 prowadzi</translation>
    </message>
    <message>
        <source>Until move %1: %2.</source>
        <comment>12, X wins</comment>
        <translation>Do ruchu %1: %2.</translation>
    </message>
    <message>
        <source>All along: %1.</source>
        <comment>X wins</comment>
        <translation>Cały czas: %1.</translation>
    </message>
    <message>
        <source>From then on: %1.</source>
        <comment>X wins</comment>
        <translation>Odtąd: %1.</translation>
    </message>
    <message>
        <source>%1: value history</source>
        <translation>%1: przebieg wartości</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>book</source>
        <translation>księga</translation>
    </message>
</context>
<context>
    <name>bouton::Values</name>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remisuje</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>przegrywa</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>prawie równo</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>przewaga</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>strata</translation>
    </message>
    <message>
        <source>nimber %1</source>
        <translation>nimber %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>wynik %1</translation>
    </message>
    <message>
        <source>an estimate</source>
        <translation>oszacowanie</translation>
    </message>
</context>
<context>
    <name>bouton::VerdictSign</name>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Źle</translation>
    </message>
</context>
<context>
    <name>bouton::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>Show &amp;legal moves</source>
        <translation>Pokaż &amp;dozwolone ruchy</translation>
    </message>
    <message>
        <source>&amp;Computer&apos;s pace</source>
        <translation>&amp;Tempo komputera</translation>
    </message>
    <message>
        <source>As long as it &amp;thinks</source>
        <translation>Tyle, ile &amp;myśli</translation>
    </message>
    <message>
        <source>At least 0.3 s: &amp;quick</source>
        <translation>Co najmniej 0,3 s: &amp;szybkie</translation>
    </message>
    <message>
        <source>At least 0.6 s: &amp;normal</source>
        <translation>Co najmniej 0,6 s: &amp;normalne</translation>
    </message>
    <message>
        <source>At least 1.5 s: &amp;slow</source>
        <translation>Co najmniej 1,5 s: &amp;wolne</translation>
    </message>
    <message>
        <source>At least 4 s: &amp;explaining</source>
        <translation>Co najmniej 4 s: do &amp;objaśniania</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>&amp;Follow the desktop</source>
        <translation>&amp;Jak na pulpicie</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>J&amp;asne</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemne</translation>
    </message>
    <message>
        <source>P&amp;alette</source>
        <translation>P&amp;aleta</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Zwykła</translation>
    </message>
    <message>
        <source>Colour-&amp;blind</source>
        <translation>Dla &amp;daltonistów</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Wysoki kontrast</translation>
    </message>
    <message>
        <source>T&amp;urn the board</source>
        <translation>&amp;Obróć planszę</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Rzutnik</translation>
    </message>
</context>
<context>
    <name>bouton::WhyPanel</name>
    <message>
        <source>Why</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Solve now: prove every move</source>
        <translation>Rozwiąż teraz: udowodnij każdy ruch</translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation>Przerwij rozwiązywanie</translation>
    </message>
    <message>
        <source>Analysis rests while the computer thinks.</source>
        <translation>Analiza czeka, gdy komputer myśli.</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Trwa analiza…</translation>
    </message>
    <message>
        <source>Best play from here</source>
        <translation>Odtąd optymalna gra</translation>
    </message>
    <message>
        <source>Moves proven: %1 of %2. So far from the end of a game this may take for ever.</source>
        <translation>Udowodnione ruchy: %1 z %2. Tak daleko od końca partii może to trwać bez końca.</translation>
    </message>
    <message>
        <source>Moves proven: %1 of %2; solving goes on until all are.</source>
        <translation>Udowodnione ruchy: %1 z %2; rozwiązywanie trwa, aż będą wszystkie.</translation>
    </message>
    <message>
        <source>Looking further ahead as long as this is shown.</source>
        <translation>Analiza idzie coraz głębiej, dopóki to widać.</translation>
    </message>
    <message>
        <source>Moves proven: %1 of %2; the others follow.</source>
        <translation>Udowodnione ruchy: %1 z %2; pozostałe wkrótce.</translation>
    </message>
    <message>
        <source>Search at depth %1: %2.</source>
        <translation>Przeszukiwanie na głębokości %1: %2.</translation>
    </message>
    <message>
        <source>Opening book at depth %1: %2.</source>
        <translation>Księga otwarć na głębokości %1: %2.</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>prawie równo</translation>
    </message>
    <message>
        <source>%1 is ahead by %2</source>
        <translation>%1: przewaga %2</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Ostatni ruch</translation>
    </message>
</context>
<context>
    <name>bouton::WordTyping</name>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Tab takes a word of the list, Ctrl+Space lists all, F1 helps.</source>
        <translation>Tab bierze słowo z listy, Ctrl+Spacja pokazuje wszystkie, F1 pomaga.</translation>
    </message>
</context>
<context>
    <name>bouton::Words</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Znajomy</translation>
    </message>
    <message>
        <source>your program</source>
        <translation>twój program</translation>
    </message>
    <message>
        <source>not known here</source>
        <translation>nieznany tutaj</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>ranking %1</translation>
    </message>
    <message>
        <source>rating %1 ± %2</source>
        <translation>ranking %1 ± %2</translation>
    </message>
    <message>
        <source>%1: how strong this player is, by games against the other players here.</source>
        <translation>%1: siła tego gracza według partii z innymi graczami tutaj.</translation>
    </message>
    <message>
        <source>Random moves have 0; who is 200 higher wins about three games of four.</source>
        <translation>Losowe ruchy mają 0; kto ma o 200 więcej, wygrywa około trzech partii z czterech.</translation>
    </message>
    <message>
        <source>With 95 % certainty the true number is within %1 of this one.</source>
        <translation>Z pewnością 95 % prawdziwa liczba różni się od tej najwyżej o %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player and what it is set to</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the words of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between words that have commas themselves</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Six board games, and why their moves win.</source>
        <translation>Six board games, and why their moves win.</translation>
    </message>
    <message>
        <source>A game to open, or the id of a game and a position to play from.</source>
        <translation>A game to open, or the id of a game and a position to play from.</translation>
    </message>
    <message>
        <source>Paint every page into PNG files of this directory, without a display.</source>
        <translation>Paint every page into PNG files of this directory, without a display.</translation>
    </message>
    <message>
        <source>Of screenshots: 1, or 2 for twice the size.</source>
        <translation>Of screenshots: 1, or 2 for twice the size.</translation>
    </message>
    <message>
        <source>Of screenshots: the pictures of docs/images instead.</source>
        <translation>Of screenshots: the pictures of docs/images instead.</translation>
    </message>
    <message>
        <source>Of screenshots: as they are seen, full, grey, protanopia, deuteranopia or tritanopia.</source>
        <translation>Of screenshots: as they are seen, full, grey, protanopia, deuteranopia or tritanopia.</translation>
    </message>
    <message>
        <source>Of screenshots: usual, colour-blind or high-contrast.</source>
        <translation>Of screenshots: usual, colour-blind or high-contrast.</translation>
    </message>
    <message>
        <source>Paint the board of FILE, as it stands, into a PNG file instead.</source>
        <translation>Paint the board of FILE, as it stands, into a PNG file instead.</translation>
    </message>
    <message>
        <source>Paint this saved game as a moving picture (APNG) into FILE.</source>
        <translation>Paint this saved game as a moving picture (APNG) into FILE.</translation>
    </message>
    <message>
        <source>Of a thumbnail&apos;s sides: 16 to 1024, 256 without it; of a moving picture&apos;s: 64 to 800, 480 without it.</source>
        <translation>Of a thumbnail&apos;s sides: 16 to 1024, 256 without it; of a moving picture&apos;s: 64 to 800, 480 without it.</translation>
    </message>
    <message>
        <source>How long a moving picture shows each position: 0.1 to 10.</source>
        <translation>How long a moving picture shows each position: 0.1 to 10.</translation>
    </message>
    <message>
        <source>Of a moving picture: seen from the other side.</source>
        <translation>Of a moving picture: seen from the other side.</translation>
    </message>
    <message>
        <source>Of a moving picture: without the names of the cells.</source>
        <translation>Of a moving picture: without the names of the cells.</translation>
    </message>
    <message>
        <source>Of a moving picture: neither the last move nor what won is marked.</source>
        <translation>Of a moving picture: neither the last move nor what won is marked.</translation>
    </message>
    <message>
        <source>End as soon as the window is painted (to measure the start).</source>
        <translation>End as soon as the window is painted (to measure the start).</translation>
    </message>
    <message>
        <source>Print the manual page, for man(1).</source>
        <translation>Print the manual page, for man(1).</translation>
    </message>
    <message>
        <source>Print what completes words in bash, zsh or fish.</source>
        <translation>Print what completes words in bash, zsh or fish.</translation>
    </message>
    <message>
        <source>--scale is 1 or 2, not %1.</source>
        <translation>--scale is 1 or 2, not %1.</translation>
    </message>
    <message>
        <source>--sight is no %1.</source>
        <translation>--sight is no %1.</translation>
    </message>
    <message>
        <source>--palette is no %1.</source>
        <translation>--palette is no %1.</translation>
    </message>
    <message>
        <source>--size is %1 to %2, not %3.</source>
        <translation>--size is %1 to %2, not %3.</translation>
    </message>
    <message>
        <source>--pace is 0.1 to 10, not %1.</source>
        <translation>--pace is 0.1 to 10, not %1.</translation>
    </message>
    <message>
        <source>--picture takes a saved game, and the file to be written.</source>
        <translation>--picture takes a saved game, and the file to be written.</translation>
    </message>
    <message>
        <source>--picture writes an animated PNG: a name that ends in .png, not .%1.</source>
        <translation>--picture writes an animated PNG: a name that ends in .png, not .%1.</translation>
    </message>
    <message>
        <source>--thumbnail takes one file of a game.</source>
        <translation>--thumbnail takes one file of a game.</translation>
    </message>
</context>
</TS>
