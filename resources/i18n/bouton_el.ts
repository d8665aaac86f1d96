<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el">
<context>
    <name>Phrase</name>
    <message>
        <source>The file holds no answers, or it is damaged.</source>
        <translation>Το αρχείο δεν έχει απαντήσεις ή είναι κατεστραμμένο.</translation>
    </message>
    <message>
        <source>The answer to exercise %1 of the file is damaged.</source>
        <translation>Η απάντηση στην άσκηση %1 του αρχείου είναι κατεστραμμένη.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; has no files that end in .json.</source>
        <translation>Ο φάκελος «%1» δεν έχει αρχεία που τελειώνουν σε .json.</translation>
    </message>
    <message>
        <source>These are answers to another set.</source>
        <translation>Αυτές είναι απαντήσεις σε άλλο σύνολο.</translation>
    </message>
    <message>
        <source>The file has &quot;%1&quot;, which is not known in files of version %2.</source>
        <translation>Το αρχείο έχει «%1», που δεν είναι γνωστό σε αρχεία της έκδοσης %2.</translation>
    </message>
    <message>
        <source>Line %1, column %2: texts stand in double quotes here, not in single ones.</source>
        <translation>Γραμμή %1, στήλη %2: τα κείμενα γράφονται εδώ σε διπλά εισαγωγικά, όχι σε μονά.</translation>
    </message>
    <message>
        <source>Line %1, column %2: before &quot;%3&quot; there is a comma too many.</source>
        <translation>Γραμμή %1, στήλη %2: πριν από το «%3» υπάρχει ένα κόμμα παραπάνω.</translation>
    </message>
    <message>
        <source>Line %1, column %2: from here on the file is no JSON. A comma, a quote or a bracket may be missing.</source>
        <translation>Γραμμή %1, στήλη %2: από εδώ και πέρα το αρχείο δεν είναι JSON. Ίσως λείπει ένα κόμμα, ένα εισαγωγικό ή μια αγκύλη.</translation>
    </message>
    <message>
        <source>The file has no &quot;format&quot;. It should say: %1</source>
        <translation>Το αρχείο δεν έχει «format». Θα έπρεπε να λέει: %1</translation>
    </message>
    <message>
        <source>In the file &quot;version&quot; is no number; it is written without quotes.</source>
        <translation>Στο αρχείο το «version» δεν είναι αριθμός· γράφεται χωρίς εισαγωγικά.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Bouton.</source>
        <translation>Το αρχείο το έγραψε νεότερη έκδοση του Bouton.</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n exercise(s); it should be 1 to %1.</source>
        <translation>
            <numerusform>Το αρχείο έχει %n άσκηση· πρέπει να έχει 1 έως %1.</numerusform>
            <numerusform>Το αρχείο έχει %n ασκήσεις· πρέπει να έχει 1 έως %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exercise %1 of the file has no game or no position.</source>
        <translation>Η άσκηση %1 του αρχείου δεν έχει παιχνίδι ή θέση.</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <translation>Το %1 δεν άνοιξε. %2</translation>
    </message>
    <message>
        <source>In the file &quot;rules&quot; are not the rules of games by their ids.</source>
        <translation>Στο αρχείο το «rules» δεν έχει τους κανόνες παιχνιδιών με τα id τους.</translation>
    </message>
    <message>
        <source>The file has rules of the game %1, but no exercise of it.</source>
        <translation>Το αρχείο έχει κανόνες του παιχνιδιού %1, αλλά καμία άσκησή του.</translation>
    </message>
    <message>
        <source>The file holds no exercises, or it is damaged.</source>
        <translation>Το αρχείο δεν έχει ασκήσεις ή είναι κατεστραμμένο.</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another name.</source>
        <translation>Το %1 υπάρχει ήδη. Επιλέξτε άλλο όνομα.</translation>
    </message>
    <message>
        <source>The exercises could not be saved: %1</source>
        <translation>Οι ασκήσεις δεν αποθηκεύτηκαν: %1</translation>
    </message>
    <message>
        <source>Moves end at %1: the next one of the file is not legal.</source>
        <translation>Οι κινήσεις τελειώνουν στην %1: η επόμενη του αρχείου δεν είναι επιτρεπτή.</translation>
    </message>
    <message>
        <source>Moves end at %1. The file gives the result as %2.</source>
        <translation>Οι κινήσεις τελειώνουν στην %1. Το αρχείο δίνει αποτέλεσμα %2.</translation>
    </message>
    <message>
        <source>The file gives the result as %1. On the board it is %2.</source>
        <translation>Το αρχείο δίνει αποτέλεσμα %1. Στο ταμπλό είναι %2.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; has no files of games (.wtb, .ggf, .txt).</source>
        <translation>Ο φάκελος «%1» δεν έχει αρχεία παρτίδων (.wtb, .ggf, .txt).</translation>
    </message>
    <message>
        <source>The file holds no games of Reversi.</source>
        <translation>Το αρχείο δεν έχει παρτίδες Reversi.</translation>
    </message>
    <message numerus="yes">
        <source>%n other game(s) cannot be read.</source>
        <translation>
            <numerusform>%n άλλη παρτίδα δεν διαβάζεται.</numerusform>
            <numerusform>%n άλλες παρτίδες δεν διαβάζονται.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A collection has room for %Ln game(s); others are left out.</source>
        <translation>
            <numerusform>Μια συλλογή χωρά %Ln παρτίδα· οι άλλες παραλείπονται.</numerusform>
            <numerusform>Μια συλλογή χωρά %Ln παρτίδες· οι άλλες παραλείπονται.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, γραμμή %2: %3</translation>
    </message>
    <message>
        <source>WTH.JOU is not beside the games: players are shown by their numbers.</source>
        <translation>Το WTH.JOU δεν είναι δίπλα στις παρτίδες: οι παίκτες φαίνονται με τους αριθμούς τους.</translation>
    </message>
    <message>
        <source>WTH.TRN is not beside the games: events are shown by their numbers.</source>
        <translation>Το WTH.TRN δεν είναι δίπλα στις παρτίδες: οι διοργανώσεις φαίνονται με τους αριθμούς τους.</translation>
    </message>
    <message>
        <source>The file is cut off: its length in bytes is %L2, and by its head it is %L1.</source>
        <translation>Το αρχείο είναι κομμένο: το μήκος του σε byte είναι %L2, ενώ κατά την κεφαλίδα του %L1.</translation>
    </message>
    <message>
        <source>The file does not fit its head: its length in bytes is %L2, and by its head it is %L1.</source>
        <translation>Το αρχείο δεν ταιριάζει στην κεφαλίδα του: το μήκος του σε byte είναι %L2, ενώ κατά την κεφαλίδα του %L1.</translation>
    </message>
    <message numerus="yes">
        <source>The file is cut off: it has only %n byte(s).</source>
        <translation>
            <numerusform>Το αρχείο είναι κομμένο: έχει μόνο %n byte.</numerusform>
            <numerusform>Το αρχείο είναι κομμένο: έχει μόνο %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games are played on %1 x %1. Reversi has 8 x 8 alone.</source>
        <translation>Οι παρτίδες παίζονται σε %1 x %1. Το Reversi έχει μόνο 8 x 8.</translation>
    </message>
    <message>
        <source>The text is in UTF-16. Save it as UTF-8: nothing else is read.</source>
        <translation>Το κείμενο είναι σε UTF-16. Αποθηκεύστε το ως UTF-8: τίποτε άλλο δεν διαβάζεται.</translation>
    </message>
    <message>
        <source>The game is over: &quot;%1&quot; cannot be played.</source>
        <translation>Η παρτίδα τελείωσε: το «%1» δεν μπορεί να παιχτεί.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move: cells such as c5, joined by +, or pass.</source>
        <translation>Το «%1» δεν είναι κίνηση: γράψτε κελιά όπως c5, ενωμένα με +, ή pass.</translation>
    </message>
    <message>
        <source>%1 is not a legal move here.</source>
        <translation>Η %1 δεν είναι επιτρεπτή κίνηση εδώ.</translation>
    </message>
    <message>
        <source>The position is empty.</source>
        <translation>Η θέση είναι κενή.</translation>
    </message>
    <message>
        <source>The position begins with a space; its rows come first.</source>
        <translation>Η θέση αρχίζει με κενό διάστημα· πρώτα γράφονται οι γραμμές της.</translation>
    </message>
    <message>
        <source>After the rows, a space and the side to move (%1 or %2) are missing.</source>
        <translation>Μετά τις γραμμές λείπουν ένα κενό διάστημα και η πλευρά που παίζει (%1 ή %2).</translation>
    </message>
    <message>
        <source>The side to move is %1 or %2, not &quot;%3&quot;.</source>
        <translation>Η πλευρά που παίζει είναι %1 ή %2, όχι «%3».</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n row(s); %1 are possible.</source>
        <translation>
            <numerusform>Το ταμπλό έχει %n γραμμή· επιτρέπονται %1.</numerusform>
            <numerusform>Το ταμπλό έχει %n γραμμές· επιτρέπονται %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board has %n row(s); %1 to %2 are possible.</source>
        <translation>
            <numerusform>Το ταμπλό έχει %n γραμμή· επιτρέπονται %1 έως %2.</numerusform>
            <numerusform>Το ταμπλό έχει %n γραμμές· επιτρέπονται %1 έως %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 holds a character that is not ASCII; possible are %2.</source>
        <translation>Το κελί %1 έχει χαρακτήρα που δεν είναι ASCII· επιτρέπονται: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n cell(s); %2 are possible.</source>
        <translation>
            <numerusform>Η γραμμή %1 έχει %n κελί· επιτρέπονται %2.</numerusform>
            <numerusform>Η γραμμή %1 έχει %n κελιά· επιτρέπονται %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n cell(s); %2 to %3 are possible.</source>
        <translation>
            <numerusform>Η γραμμή %1 έχει %n κελί· επιτρέπονται %2 έως %3.</numerusform>
            <numerusform>Η γραμμή %1 έχει %n κελιά· επιτρέπονται %2 έως %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 has %n cell(s), row 1 has %2.</source>
        <translation>
            <numerusform>Η γραμμή %1 έχει %n κελί, η γραμμή 1 έχει %2.</numerusform>
            <numerusform>Η γραμμή %1 έχει %n κελιά, η γραμμή 1 έχει %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 holds &quot;%2&quot;; possible are %3.</source>
        <translation>Το κελί %1 έχει «%2»· επιτρέπονται: %3.</translation>
    </message>
    <message>
        <source>Stopped before a move was found.</source>
        <translation>Σταμάτησε πριν βρεθεί κίνηση.</translation>
    </message>
    <message>
        <source>The game %1 has no player &quot;%2&quot;; there are: %3.</source>
        <translation>Στο παιχνίδι %1 δεν υπάρχει παίκτης «%2»· υπάρχουν: %3.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;: nothing can be set here.</source>
        <translation>Δεν υπάρχει ρύθμιση «%1»: εδώ δεν ρυθμίζεται τίποτα.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;; there are: %2.</source>
        <translation>Δεν υπάρχει ρύθμιση «%1»· υπάρχουν: %2.</translation>
    </message>
    <message>
        <source>%1 is %2 to %3, not %4.</source>
        <translation>%1: από %2 έως %3, όχι %4.</translation>
    </message>
    <message>
        <source>%1 is one of these: %2; not %3.</source>
        <translation>%1: ένα από αυτά: %2· όχι %3.</translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation>Δίνεται δύο φορές: %1.</translation>
    </message>
    <message>
        <source>A setting is written name=value, not &quot;%1&quot;.</source>
        <translation>Μια ρύθμιση γράφεται όνομα=τιμή, όχι «%1».</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Τυχαίος</translation>
    </message>
    <message>
        <source>the only legal move</source>
        <translation>η μόνη επιτρεπτή κίνηση</translation>
    </message>
    <message>
        <source>a random legal move</source>
        <translation>μια τυχαία επιτρεπτή κίνηση</translation>
    </message>
    <message>
        <source>Careless</source>
        <translation>Απρόσεκτος</translation>
    </message>
    <message>
        <source>Random moves of a hundred</source>
        <translation>Τυχαίες κινήσεις στις εκατό</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of 100 at random</source>
        <translation>
            <numerusform>%n κίνηση στις 100 στην τύχη</numerusform>
            <numerusform>%n κινήσεις στις 100 στην τύχη</numerusform>
        </translation>
    </message>
    <message>
        <source>a careless moment, so a random legal move</source>
        <translation>μια απρόσεκτη στιγμή, άρα μια τυχαία επιτρεπτή κίνηση</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Αρχάριος</translation>
    </message>
    <message>
        <source>moves at random</source>
        <translation>παίζει στην τύχη</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Τέλειος</translation>
    </message>
    <message>
        <source>never loses a won game</source>
        <translation>δεν χάνει ποτέ κερδισμένη παρτίδα</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Φοιτητής</translation>
    </message>
    <message>
        <source>plays by the nim-sum, but moves at random half the time</source>
        <translation>παίζει με το άθροισμα Nim, αλλά τις μισές φορές στην τύχη</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Παίκτης συλλόγου</translation>
    </message>
    <message>
        <source>plays by the nim-sum, but slips one move in ten</source>
        <translation>παίζει με το άθροισμα Nim, αλλά αστοχεί σε μία κίνηση στις δέκα</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>δεν είναι κανονικό αρχείο</translation>
    </message>
    <message>
        <source>nobody writes to this pipe</source>
        <translation>κανείς δεν γράφει σε αυτή τη διοχέτευση</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read: %2.</source>
        <translation>Το αρχείο «%1» δεν μπορεί να διαβαστεί: %2.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read.</source>
        <translation>Το αρχείο «%1» δεν μπορεί να διαβαστεί.</translation>
    </message>
    <message numerus="yes">
        <source>The file &quot;%1&quot; is too large: it has more than %n byte(s).</source>
        <translation>
            <numerusform>Το αρχείο «%1» είναι πολύ μεγάλο: έχει πάνω από %n byte.</numerusform>
            <numerusform>Το αρχείο «%1» είναι πολύ μεγάλο: έχει πάνω από %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opening book knows the whole game.</source>
        <translation>Το βιβλίο ανοιγμάτων γνωρίζει όλη την παρτίδα.</translation>
    </message>
    <message>
        <source>The opening book knows the game up to move %1, %2; there it ends.</source>
        <translation>Το βιβλίο ανοιγμάτων γνωρίζει την παρτίδα ως την κίνηση %1, %2· εκεί τελειώνει.</translation>
    </message>
    <message>
        <source>%1 left the opening book with the first move, %2.</source>
        <translation>%1: έξω από το βιβλίο ανοιγμάτων με την πρώτη κίνηση, %2.</translation>
    </message>
    <message>
        <source>The opening book knows the game up to move %1, %2; then %3 played %4, which the book does not play.</source>
        <translation>Το βιβλίο ανοιγμάτων γνωρίζει την παρτίδα ως την κίνηση %1, %2· έπειτα ήρθε από τον παίκτη %3 η %4, που το βιβλίο δεν παίζει.</translation>
    </message>
    <message>
        <source>%1 is to move and can win.</source>
        <translation>Παίζει και μπορεί να κερδίσει: %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Με βέλτιστο παιχνίδι είναι ισοπαλία.</translation>
    </message>
    <message>
        <source>%1 is to move and loses against best play.</source>
        <translation>Παίζει και χάνει με βέλτιστο παιχνίδι: %1.</translation>
    </message>
    <message>
        <source>It is not known who wins with best play.</source>
        <translation>Δεν είναι γνωστό ποιος κερδίζει με βέλτιστο παιχνίδι.</translation>
    </message>
    <message>
        <source>It seems about even.</source>
        <translation>Φαίνεται περίπου ίσα.</translation>
    </message>
    <message>
        <source>%1 loses against best play; %2 is the only move.</source>
        <translation>%1: ήττα με βέλτιστο παιχνίδι· η %2 είναι η μόνη κίνηση.</translation>
    </message>
    <message>
        <source>%1 loses against best play; %2 holds out longest.</source>
        <translation>%1: ήττα με βέλτιστο παιχνίδι· η %2 αντέχει περισσότερο.</translation>
    </message>
    <message>
        <source>%1 loses against best play; %2 loses by the least.</source>
        <translation>%1: ήττα με βέλτιστο παιχνίδι· η %2 χάνει με τη μικρότερη διαφορά.</translation>
    </message>
    <message>
        <source>%1 loses against best play, whatever is played.</source>
        <translation>%1: ήττα με βέλτιστο παιχνίδι, ό,τι κι αν παιχτεί.</translation>
    </message>
    <message>
        <source>There is only one legal move.</source>
        <translation>Υπάρχει μόνο μία επιτρεπτή κίνηση.</translation>
    </message>
    <message>
        <source>The best move is in the upper left quarter.</source>
        <translation>Η καλύτερη κίνηση είναι στο πάνω αριστερό τεταρτημόριο.</translation>
    </message>
    <message>
        <source>The best move is in the upper right quarter.</source>
        <translation>Η καλύτερη κίνηση είναι στο πάνω δεξί τεταρτημόριο.</translation>
    </message>
    <message>
        <source>The best move is in the lower left quarter.</source>
        <translation>Η καλύτερη κίνηση είναι στο κάτω αριστερό τεταρτημόριο.</translation>
    </message>
    <message>
        <source>The best move is in the lower right quarter.</source>
        <translation>Η καλύτερη κίνηση είναι στο κάτω δεξί τεταρτημόριο.</translation>
    </message>
    <message>
        <source>Moves that are known to win: %1 of %2.</source>
        <translation>Κινήσεις που είναι γνωστό ότι κερδίζουν: %1 από %2.</translation>
    </message>
    <message>
        <source>Moves that win: %1 of %2.</source>
        <translation>Κινήσεις που κερδίζουν: %1 από %2.</translation>
    </message>
    <message>
        <source>Moves that keep the draw: %1 of %2.</source>
        <translation>Κινήσεις που κρατούν την ισοπαλία: %1 από %2.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Είναι η %1.</translation>
    </message>
    <message>
        <source>%1 seems best.</source>
        <translation>Η %1 φαίνεται η καλύτερη.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>Η %1 είναι η καλύτερη.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Κερδίζει: %1.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>Η %1 κρατά την ισοπαλία.</translation>
    </message>
    <message>
        <source>With best play the game goes %1 and is drawn.</source>
        <translation>Με βέλτιστο παιχνίδι η παρτίδα πάει %1 και είναι ισόπαλη.</translation>
    </message>
    <message>
        <source>With best play the game goes on %1.</source>
        <translation>Με βέλτιστο παιχνίδι η παρτίδα συνεχίζεται %1.</translation>
    </message>
    <message numerus="yes">
        <source>With best play the game goes %1, and %2 wins within %n move(s).</source>
        <translation>
            <numerusform>Με βέλτιστο παιχνίδι η παρτίδα πάει %1, και σε %n κίνηση το πολύ κερδίζει: %2.</numerusform>
            <numerusform>Με βέλτιστο παιχνίδι η παρτίδα πάει %1, και σε %n κινήσεις το πολύ κερδίζει: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is expected to go on %1.</source>
        <translation>Η παρτίδα αναμένεται να συνεχιστεί %1.</translation>
    </message>
    <message>
        <source>With best play the game goes on %1; %2 is as good.</source>
        <translation>Με βέλτιστο παιχνίδι η παρτίδα συνεχίζεται %1· εξίσου καλή είναι η %2.</translation>
    </message>
    <message>
        <source>The game is expected to go on %1; %2 seems as good.</source>
        <translation>Η παρτίδα αναμένεται να συνεχιστεί %1· εξίσου καλή φαίνεται η %2.</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>η καλύτερη κίνηση</translation>
    </message>
    <message>
        <source>keeps the win</source>
        <translation>κρατά τη νίκη</translation>
    </message>
    <message>
        <source>keeps the draw</source>
        <translation>κρατά την ισοπαλία</translation>
    </message>
    <message>
        <source>gives the win away</source>
        <translation>χαρίζει τη νίκη</translation>
    </message>
    <message>
        <source>gives the draw away</source>
        <translation>χαρίζει την ισοπαλία</translation>
    </message>
    <message>
        <source>Only %1 keeps the win.</source>
        <translation>Μόνο η %1 κρατά τη νίκη.</translation>
    </message>
    <message>
        <source>The win is kept by %1.</source>
        <translation>Τη νίκη κρατούν: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The win is kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Τη νίκη κρατούν %1 και %n κίνηση ακόμη.</numerusform>
            <numerusform>Τη νίκη κρατούν %1 και %n κινήσεις ακόμη.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the draw.</source>
        <translation>Μόνο η %1 κρατά την ισοπαλία.</translation>
    </message>
    <message>
        <source>The draw is kept by %1.</source>
        <translation>Την ισοπαλία κρατούν: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The draw is kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Την ισοπαλία κρατούν %1 και %n κίνηση ακόμη.</numerusform>
            <numerusform>Την ισοπαλία κρατούν %1 και %n κινήσεις ακόμη.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 keeps the best score.</source>
        <translation>Μόνο η %1 κρατά το καλύτερο σκορ.</translation>
    </message>
    <message>
        <source>The best score is kept by %1.</source>
        <translation>Το καλύτερο σκορ κρατούν: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best score is kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Το καλύτερο σκορ κρατούν %1 και %n κίνηση ακόμη.</numerusform>
            <numerusform>Το καλύτερο σκορ κρατούν %1 και %n κινήσεις ακόμη.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 seems to keep the best score.</source>
        <translation>Μόνο η %1 φαίνεται να κρατά το καλύτερο σκορ.</translation>
    </message>
    <message>
        <source>The best score seems to be kept by %1.</source>
        <translation>Το καλύτερο σκορ φαίνεται να κρατούν: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The best score seems to be kept by %1 and %n more move(s).</source>
        <translation>
            <numerusform>Το καλύτερο σκορ φαίνεται να κρατούν %1 και %n κίνηση ακόμη.</numerusform>
            <numerusform>Το καλύτερο σκορ φαίνεται να κρατούν %1 και %n κινήσεις ακόμη.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and made a lost position of a drawn one.</source>
        <translation>Κίνηση %1, %2: με την %3 μια ισόπαλη θέση έγινε θέση ήττας.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and made a drawn position of a won one.</source>
        <translation>Κίνηση %1, %2: με την %3 μια θέση νίκης έγινε ισόπαλη.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and made a lost position of a won one.</source>
        <translation>Κίνηση %1, %2: με την %3 μια θέση νίκης έγινε θέση ήττας.</translation>
    </message>
    <message>
        <source>%1 %2 gave the win away.</source>
        <translation>Η κίνηση %1, %2, χάρισε τη νίκη.</translation>
    </message>
    <message>
        <source>%1 %2 gave the draw away.</source>
        <translation>Η κίνηση %1, %2, χάρισε την ισοπαλία.</translation>
    </message>
    <message>
        <source>%1 had nothing to lose.</source>
        <translation>%1: τίποτα να χαθεί.</translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n move(s), too few to tell how well.</source>
        <translation>
            <numerusform>%1: %n κίνηση, πολύ λίγες για να κριθεί.</numerusform>
            <numerusform>%1: %n κινήσεις, πολύ λίγες για να κριθεί.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kept the outcome in %2 of %n move(s) where it could be lost.</source>
        <translation>
            <numerusform>%1: κράτησε την έκβαση σε %2 από %n κίνηση όπου μπορούσε να χαθεί.</numerusform>
            <numerusform>%1: κράτησε την έκβαση σε %2 από %n κινήσεις όπου μπορούσε να χαθεί.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gave nothing away, the analysis estimates.</source>
        <translation>%1: δεν χάρισε τίποτα, όπως εκτιμά η ανάλυση.</translation>
    </message>
    <message>
        <source>%1 gave nothing away.</source>
        <translation>%1: δεν χάρισε τίποτα.</translation>
    </message>
    <message>
        <source>The start: %1 is to move.</source>
        <translation>Αρχή. Παίζει: %1.</translation>
    </message>
    <message>
        <source>Move %1: %2 %3.</source>
        <translation>Κίνηση %1: %2 %3.</translation>
    </message>
    <message>
        <source>Proven: a draw.</source>
        <translation>Αποδεδειγμένο: ισοπαλία.</translation>
    </message>
    <message>
        <source>Estimated: about even.</source>
        <translation>Κατ&apos; εκτίμηση: περίπου ίσα.</translation>
    </message>
    <message>
        <source>Depth %1.</source>
        <translation>Βάθος %1.</translation>
    </message>
    <message>
        <source>Drawn with best play.</source>
        <translation>Ισοπαλία με βέλτιστο παιχνίδι.</translation>
    </message>
    <message>
        <source>%1 wins with best play.</source>
        <translation>Με βέλτιστο παιχνίδι κερδίζει: %1.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>Κέρδισε: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with best play, after %n more move(s).</source>
        <translation>
            <numerusform>Με βέλτιστο παιχνίδι, μετά από %n κίνηση ακόμη, κερδίζει: %1.</numerusform>
            <numerusform>Με βέλτιστο παιχνίδι, μετά από %n κινήσεις ακόμη, κερδίζει: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and never had a win again.</source>
        <translation>Κίνηση %1, %2: μετά την %3 δεν είχε ξανά θέση νίκης.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and the draw was gone for good.</source>
        <translation>Κίνηση %1, %2: μετά την %3 η ισοπαλία χάθηκε οριστικά.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and %4 was ahead from then on, the analysis estimates.</source>
        <translation>Κίνηση %1, %2: μετά την %3, όπως εκτιμά η ανάλυση, προηγήθηκε ως το τέλος: %4.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3 and lost the lead for good, the analysis estimates.</source>
        <translation>Κίνηση %1, %2: με την %3 χάθηκε οριστικά το προβάδισμα, όπως εκτιμά η ανάλυση.</translation>
    </message>
    <message>
        <source>Move %1: %2 played %3, and %4 lost the lead for good, the analysis estimates.</source>
        <translation>Κίνηση %1, %2: μετά την %3, όπως εκτιμά η ανάλυση, έχασε οριστικά το προβάδισμα: %4.</translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum 0, so every move loses against best play.</source>
        <translation>
            <numerusform>Μέρος αξίας %1: άθροισμα Nim 0, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
            <numerusform>Μέρη αξίας %1: άθροισμα Nim 0, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the part at %6 from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Μέρος αξίας %1: άθροισμα Nim %2 (κερδίζει: %3). Η %7 φέρνει το μέρος στο %6 από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
            <numerusform>Μέρη αξίας %1: άθροισμα Nim %2 (κερδίζει: %3). Η %7 φέρνει το μέρος στο %6 από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes the part at %6 from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>Η %7 φέρνει το μέρος στο %6 από %4 σε %5 και κάνει το άθροισμα Nim 0.</translation>
    </message>
    <message>
        <source>%7 takes the part at %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>Η %7 φέρνει το μέρος στο %6 από %4 σε %5 και αφήνει άθροισμα Nim %2, που μπορεί να το κάνει 0: %3.</translation>
    </message>
    <message numerus="yes">
        <source>All winning moves are in the part(s) at %1.</source>
        <translation>
            <numerusform>Όλες οι νικηφόρες κινήσεις είναι στο μέρος στο %1.</numerusform>
            <numerusform>Όλες οι νικηφόρες κινήσεις είναι στα μέρη στα %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nimber 0: every move loses against best play.</source>
        <translation>Αριθμός Grundy 0: κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</translation>
    </message>
    <message>
        <source>Nimber %1, which is not 0: %2 wins.</source>
        <translation>Αριθμός Grundy %1, που δεν είναι 0. Κερδίζει: %2.</translation>
    </message>
    <message>
        <source>Nimber %1, so %2 wins: %3 brings it to 0.</source>
        <translation>Αριθμός Grundy %1 (κερδίζει: %2): η %3 τον κάνει 0.</translation>
    </message>
    <message>
        <source>%1 brings the nimber to 0.</source>
        <translation>Η %1 κάνει τον αριθμό Grundy 0.</translation>
    </message>
    <message>
        <source>%1 leaves nimber %2, which %3 can bring to 0.</source>
        <translation>Η %1 αφήνει αριθμό Grundy %2, που μπορεί να τον κάνει 0: %3.</translation>
    </message>
    <message numerus="yes">
        <source>With best play %1 wins by %n point(s).</source>
        <translation>
            <numerusform>Με βέλτιστο παιχνίδι κερδίζει με διαφορά %n πόντο: %1.</numerusform>
            <numerusform>Με βέλτιστο παιχνίδι κερδίζει με διαφορά %n πόντους: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is ahead by %n point(s).</source>
        <translation>
            <numerusform>Προηγείται κατά %n πόντο: %1.</numerusform>
            <numerusform>Προηγείται κατά %n πόντους: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be ahead by about %n point(s).</source>
        <translation>
            <numerusform>Φαίνεται να προηγείται κατά %n πόντο περίπου: %1.</numerusform>
            <numerusform>Φαίνεται να προηγείται κατά %n πόντους περίπου: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be behind by about %n point(s).</source>
        <translation>
            <numerusform>Φαίνεται να υστερεί κατά %n πόντο περίπου: %1.</numerusform>
            <numerusform>Φαίνεται να υστερεί κατά %n πόντους περίπου: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With best play the game goes on %1; the next best move, %2, is %n point(s) worse.</source>
        <translation>
            <numerusform>Με βέλτιστο παιχνίδι η παρτίδα συνεχίζεται %1· η επόμενη καλύτερη κίνηση, %2, είναι κατά %n πόντο χειρότερη.</numerusform>
            <numerusform>Με βέλτιστο παιχνίδι η παρτίδα συνεχίζεται %1· η επόμενη καλύτερη κίνηση, %2, είναι κατά %n πόντους χειρότερη.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is expected to go on %1; the next best move, %2, seems %n point(s) worse.</source>
        <translation>
            <numerusform>Η παρτίδα αναμένεται να συνεχιστεί %1· η επόμενη καλύτερη κίνηση, %2, φαίνεται κατά %n πόντο χειρότερη.</numerusform>
            <numerusform>Η παρτίδα αναμένεται να συνεχιστεί %1· η επόμενη καλύτερη κίνηση, %2, φαίνεται κατά %n πόντους χειρότερη.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: %1 wins by %n point(s).</source>
        <translation>
            <numerusform>Αποδεδειγμένο, κερδίζει με διαφορά %n πόντο: %1.</numerusform>
            <numerusform>Αποδεδειγμένο, κερδίζει με διαφορά %n πόντους: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimated: %1 is ahead by %n point(s).</source>
        <translation>
            <numerusform>Κατ&apos; εκτίμηση, προηγείται κατά %n πόντο: %1.</numerusform>
            <numerusform>Κατ&apos; εκτίμηση, προηγείται κατά %n πόντους: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which is %n point(s) worse than the best move.</source>
        <translation>
            <numerusform>Κίνηση %1, %2: η %3 είναι κατά %n πόντο χειρότερη από την καλύτερη κίνηση.</numerusform>
            <numerusform>Κίνηση %1, %2: η %3 είναι κατά %n πόντους χειρότερη από την καλύτερη κίνηση.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which the analysis estimates to be %n point(s) worse than the best move.</source>
        <translation>
            <numerusform>Κίνηση %1, %2: η ανάλυση εκτιμά ότι η %3 είναι κατά %n πόντο χειρότερη από την καλύτερη κίνηση.</numerusform>
            <numerusform>Κίνηση %1, %2: η ανάλυση εκτιμά ότι η %3 είναι κατά %n πόντους χειρότερη από την καλύτερη κίνηση.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 gave away %n point(s).</source>
        <translation>
            <numerusform>Η κίνηση %1, %2, χάρισε %n πόντο.</numerusform>
            <numerusform>Η κίνηση %1, %2, χάρισε %n πόντους.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <translation>
            <numerusform>%1 πόντος</numerusform>
            <numerusform>%1 πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>half a point</source>
        <translation>μισός πόντος</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) worse than the best move</source>
        <translation>
            <numerusform>%n πόντο χειρότερη από την καλύτερη κίνηση</numerusform>
            <numerusform>%n πόντους χειρότερη από την καλύτερη κίνηση</numerusform>
        </translation>
    </message>
    <message>
        <source>With best play the game is drawn.</source>
        <translation>Με βέλτιστο παιχνίδι η παρτίδα είναι ισόπαλη.</translation>
    </message>
    <message>
        <source>Neither side is ahead.</source>
        <translation>Καμία πλευρά δεν προηγείται.</translation>
    </message>
    <message>
        <source>This is proven.</source>
        <translation>Αυτό είναι αποδεδειγμένο.</translation>
    </message>
    <message>
        <source>Estimated at depth %1, not proven.</source>
        <translation>Εκτίμηση σε βάθος %1, όχι αποδεδειγμένο.</translation>
    </message>
    <message>
        <source>%1 keeps the best score, %2.</source>
        <translation>Η %1 κρατά το καλύτερο σκορ, %2.</translation>
    </message>
    <message>
        <source>%1 comes to %2; the best move comes to %3.</source>
        <translation>Η %1 φτάνει στο %2· η καλύτερη κίνηση φτάνει στο %3.</translation>
    </message>
    <message>
        <source>At depth %3 %1 is estimated at %2, the best of all moves.</source>
        <translation>Σε βάθος %3 η %1 εκτιμάται στο %2, η καλύτερη από όλες τις κινήσεις.</translation>
    </message>
    <message>
        <source>At depth %4 %1 is estimated at %2; the best move comes to %3, which is proven.</source>
        <translation>Σε βάθος %4 η %1 εκτιμάται στο %2· η καλύτερη κίνηση φτάνει στο %3, που είναι αποδεδειγμένο.</translation>
    </message>
    <message>
        <source>At depth %4 %1 is estimated at %2, the best move at %3.</source>
        <translation>Σε βάθος %4 η %1 εκτιμάται στο %2, η καλύτερη κίνηση στο %3.</translation>
    </message>
    <message>
        <source>%1 comes to %2, which is proven.</source>
        <translation>Η %1 φτάνει στο %2, που είναι αποδεδειγμένο.</translation>
    </message>
    <message>
        <source>At depth %3 %1 is estimated at %2.</source>
        <translation>Σε βάθος %3 η %1 εκτιμάται στο %2.</translation>
    </message>
    <message>
        <source>With best play of both sides nobody wins.</source>
        <translation>Με βέλτιστο παιχνίδι των δύο πλευρών δεν κερδίζει κανείς.</translation>
    </message>
    <message>
        <source>With best play %1 wins.</source>
        <translation>Με βέλτιστο παιχνίδι κερδίζει: %1.</translation>
    </message>
    <message>
        <source>With best play %1 wins, after 1 move.</source>
        <translation>Με βέλτιστο παιχνίδι, μετά από 1 κίνηση, κερδίζει: %1.</translation>
    </message>
    <message numerus="yes">
        <source>With best play %1 wins, after %n move(s) of both sides together.</source>
        <translation>
            <numerusform>Με βέλτιστο παιχνίδι, μετά από %n κίνηση και των δύο πλευρών μαζί, κερδίζει: %1.</numerusform>
            <numerusform>Με βέλτιστο παιχνίδι, μετά από %n κινήσεις και των δύο πλευρών μαζί, κερδίζει: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known what %1 comes to.</source>
        <translation>Δεν είναι γνωστό πού φτάνει η %1.</translation>
    </message>
    <message>
        <source>%1 loses against best play, as every move does.</source>
        <translation>Η %1 χάνει με βέλτιστο παιχνίδι, όπως κάθε κίνηση.</translation>
    </message>
    <message>
        <source>%1 keeps the win.</source>
        <translation>Η %1 κρατά τη νίκη.</translation>
    </message>
    <message>
        <source>%1 throws a win away: now nobody can force one.</source>
        <translation>Η %1 πετά τη νίκη: τώρα κανείς δεν μπορεί να την επιβάλει.</translation>
    </message>
    <message>
        <source>%1 throws a win away: now %2 wins.</source>
        <translation>Η %1 πετά τη νίκη. Τώρα κερδίζει: %2.</translation>
    </message>
    <message>
        <source>%1 throws a draw away: now %2 wins.</source>
        <translation>Η %1 πετά την ισοπαλία. Τώρα κερδίζει: %2.</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Μέρος %1</translation>
    </message>
    <message>
        <source>Part at %1</source>
        <translation>Μέρος στο %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n κελί</numerusform>
            <numerusform>%n κελιά</numerusform>
        </translation>
    </message>
    <message>
        <source>Card groups</source>
        <translation>Ομάδες καρτών</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Πράσινος</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Κόκκινος</translation>
    </message>
    <message>
        <source>Take from one group. The last card wins.</source>
        <translation>Πάρτε από μία ομάδα. Η τελευταία κάρτα κερδίζει.</translation>
    </message>
    <message>
        <source>Who takes the last card wins.</source>
        <translation>Κερδίζει όποιος πάρει την τελευταία κάρτα.</translation>
    </message>
    <message>
        <source>All small positions</source>
        <translation>Όλες οι μικρές θέσεις</translation>
    </message>
    <message>
        <source>Most groups</source>
        <translation>Ομάδες, το πολύ</translation>
    </message>
    <message>
        <source>Most cards in a group</source>
        <translation>Κάρτες ανά ομάδα, το πολύ</translation>
    </message>
    <message>
        <source>Most taken in a turn</source>
        <translation>Κάρτες ανά κίνηση, το πολύ</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s): groups up to %1, cards in each up to %2, taken in a turn up to %3.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση: ομάδες έως %1, κάρτες στην καθεμία έως %2, ανά κίνηση έως %3.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις: ομάδες έως %1, κάρτες στην καθεμία έως %2, ανά κίνηση έως %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) of one group.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση μίας ομάδας.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις μίας ομάδας.</numerusform>
        </translation>
    </message>
    <message>
        <source>One group</source>
        <translation>Μία ομάδα</translation>
    </message>
    <message>
        <source>A group of A cards of which a turn takes at most B has the nimber A mod (B + 1).</source>
        <translation>Μια ομάδα με A κάρτες, από την οποία μια κίνηση παίρνει το πολύ B, έχει αριθμό Grundy A mod (B + 1).</translation>
    </message>
    <message>
        <source>Four cards in two groups</source>
        <translation>Τέσσερις κάρτες σε δύο ομάδες</translation>
    </message>
    <message>
        <source>With four cards in two groups and one card a turn, the second player wins.</source>
        <translation>Με τέσσερις κάρτες σε δύο ομάδες και μία κάρτα ανά κίνηση κερδίζει ο δεύτερος παίκτης.</translation>
    </message>
    <message>
        <source>One card a turn</source>
        <translation>Μία κάρτα ανά κίνηση</translation>
    </message>
    <message>
        <source>If a turn takes one card, the side to move loses exactly if the number of all cards is even.</source>
        <translation>Αν κάθε κίνηση παίρνει μία κάρτα, η πλευρά που παίζει χάνει αν και μόνο αν το πλήθος όλων των καρτών είναι άρτιο.</translation>
    </message>
    <message>
        <source>Several groups</source>
        <translation>Πολλές ομάδες</translation>
    </message>
    <message>
        <source>The side to move loses exactly if the nim-sum of A mod (B + 1) over all groups is 0.</source>
        <translation>Η πλευρά που παίζει χάνει αν και μόνο αν το άθροισμα Nim των A mod (B + 1) όλων των ομάδων είναι 0.</translation>
    </message>
    <message>
        <source>As in Nim</source>
        <translation>Όπως στο Nim</translation>
    </message>
    <message>
        <source>The side to move loses exactly if the nim-sum of the numbers of cards is 0, whatever a turn may take.</source>
        <translation>Η πλευρά που παίζει χάνει αν και μόνο αν το άθροισμα Nim των πληθών των καρτών είναι 0, όσες κι αν επιτρέπεται να πάρει μια κίνηση.</translation>
    </message>
    <message>
        <source>How many groups there are.</source>
        <translation>Πόσες ομάδες υπάρχουν.</translation>
    </message>
    <message>
        <source>How many moves there are now.</source>
        <translation>Πόσες κινήσεις υπάρχουν τώρα.</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>ομάδες</translation>
    </message>
    <message>
        <source>The cards that are left in a group.</source>
        <translation>Οι κάρτες που μένουν σε μια ομάδα.</translation>
    </message>
    <message>
        <source>The most cards a turn takes from a group.</source>
        <translation>Οι περισσότερες κάρτες που παίρνει μια κίνηση από μια ομάδα.</translation>
    </message>
    <message numerus="yes">
        <source>Group(s) worth %1: nim-sum 0, so every move loses against best play.</source>
        <translation>
            <numerusform>Ομάδα αξίας %1: άθροισμα Nim 0, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
            <numerusform>Ομάδες αξίας %1: άθροισμα Nim 0, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group(s) worth %1: nim-sum %2, so %3 wins. %7 takes group %6 from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Ομάδα αξίας %1: άθροισμα Nim %2, άρα κερδίζει ο %3. Η %7 φέρνει την ομάδα %6 από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
            <numerusform>Ομάδες αξίας %1: άθροισμα Nim %2, άρα κερδίζει ο %3. Η %7 φέρνει την ομάδα %6 από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes group %6 from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>Η %7 φέρνει την ομάδα %6 από %4 σε %5 και κάνει το άθροισμα Nim 0.</translation>
    </message>
    <message>
        <source>%7 takes group %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>Η %7 φέρνει την ομάδα %6 από %4 σε %5 και αφήνει άθροισμα Nim %2, που ο %3 μπορεί να το κάνει 0.</translation>
    </message>
    <message numerus="yes">
        <source>All winning moves are in group(s) %1.</source>
        <translation>
            <numerusform>Όλες οι νικηφόρες κινήσεις είναι στην ομάδα %1.</numerusform>
            <numerusform>Όλες οι νικηφόρες κινήσεις είναι στις ομάδες %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Ομάδα %1</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>καμία κάρτα</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), take up to %1</source>
        <translation>
            <numerusform>%n κάρτα, έως %1 τη φορά</numerusform>
            <numerusform>%n κάρτες, έως %1 τη φορά</numerusform>
        </translation>
    </message>
    <message>
        <source>take</source>
        <translation>όριο</translation>
    </message>
    <message>
        <source>A group of A cards of which a turn takes at most B is worth A mod (B + 1).</source>
        <translation>Μια ομάδα με A κάρτες, από την οποία μια κίνηση παίρνει το πολύ B, αξίζει A mod (B + 1).</translation>
    </message>
    <message>
        <source>Groups of cards</source>
        <translation>Ομάδες καρτών</translation>
    </message>
    <message>
        <source>ordered groups, each of any number of cards up to the limit</source>
        <translation>διατεταγμένες ομάδες, καθεμία με όσες κάρτες επιτρέπει το όριο</translation>
    </message>
    <message>
        <source>No card is left in that group.</source>
        <translation>Δεν έχει μείνει κάρτα σε αυτή την ομάδα.</translation>
    </message>
    <message numerus="yes">
        <source>A turn takes up to %n card(s) from that group.</source>
        <translation>
            <numerusform>Μια κίνηση παίρνει έως %n κάρτα από αυτή την ομάδα.</numerusform>
            <numerusform>Μια κίνηση παίρνει έως %n κάρτες από αυτή την ομάδα.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game tree has more than 10^18 nodes; minimax looks at 10,000,000 at most.</source>
        <translation>Το δέντρο παιχνιδιού έχει πάνω από 10^18 κόμβους· ο Minimax εξετάζει το πολύ 10.000.000.</translation>
    </message>
    <message>
        <source>Nodes of the game tree: %L1; minimax looks at 10,000,000 at most.</source>
        <translation>Κόμβοι του δέντρου παιχνιδιού: %L1· ο Minimax εξετάζει το πολύ 10.000.000.</translation>
    </message>
    <message numerus="yes">
        <source>it leaves no winning answer; %Ln node(s) of the game tree</source>
        <translation>
            <numerusform>δεν αφήνει νικηφόρα απάντηση· %Ln κόμβος του δέντρου παιχνιδιού</numerusform>
            <numerusform>δεν αφήνει νικηφόρα απάντηση· %Ln κόμβοι του δέντρου παιχνιδιού</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one card from the largest group, as every move loses; %Ln node(s) of the game tree</source>
        <translation>
            <numerusform>μία κάρτα από τη μεγαλύτερη ομάδα, αφού κάθε κίνηση χάνει· %Ln κόμβος του δέντρου παιχνιδιού</numerusform>
            <numerusform>μία κάρτα από τη μεγαλύτερη ομάδα, αφού κάθε κίνηση χάνει· %Ln κόμβοι του δέντρου παιχνιδιού</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one card from the largest group, as it had to answer before it found a win; %Ln node(s) of the game tree</source>
        <translation>
            <numerusform>μία κάρτα από τη μεγαλύτερη ομάδα, αφού έπρεπε να απαντήσει πριν βρει νίκη· %Ln κόμβος του δέντρου παιχνιδιού</numerusform>
            <numerusform>μία κάρτα από τη μεγαλύτερη ομάδα, αφού έπρεπε να απαντήσει πριν βρει νίκη· %Ln κόμβοι του δέντρου παιχνιδιού</numerusform>
        </translation>
    </message>
    <message>
        <source>it leaves no card</source>
        <translation>δεν αφήνει καμία κάρτα</translation>
    </message>
    <message>
        <source>it leaves groups that cancel out; worth %1, nim-sum 0</source>
        <translation>αφήνει ομάδες που αλληλοαναιρούνται· αξίας %1, άθροισμα Nim 0</translation>
    </message>
    <message>
        <source>one card from the largest group, as every move loses; worth %1, nim-sum 0</source>
        <translation>μία κάρτα από τη μεγαλύτερη ομάδα, αφού κάθε κίνηση χάνει· αξίας %1, άθροισμα Nim 0</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Group %1 is written cards:most, such as 5:3, not &quot;%2&quot;.</source>
        <translation>Η ομάδα %1 γράφεται κάρτες:όριο, π.χ. 5:3, όχι «%2».</translation>
    </message>
    <message>
        <source>Cards in group %1: %2; 0 to %3 are possible.</source>
        <translation>Κάρτες στην ομάδα %1: %2· επιτρέπονται 0 έως %3.</translation>
    </message>
    <message>
        <source>Most cards a turn takes in group %1: %2; 1 to %3 are possible.</source>
        <translation>Το πολύ κάρτες ανά κίνηση από την ομάδα %1: %2· επιτρέπονται 1 έως %3.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n group(s); 1 to %1 are possible.</source>
        <translation>
            <numerusform>Υπάρχει %n ομάδα· επιτρέπονται 1 έως %1.</numerusform>
            <numerusform>Υπάρχουν %n ομάδες· επιτρέπονται 1 έως %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Ομάδες</translation>
    </message>
    <message numerus="yes">
        <source>The groups hold %n card(s), not %1.</source>
        <translation>
            <numerusform>Οι ομάδες έχουν %n κάρτα, όχι %1.</numerusform>
            <numerusform>Οι ομάδες έχουν %n κάρτες, όχι %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are left, and %1 is to move.</source>
        <translation>Δεν έχουν μείνει κάρτες, και παίζει ο %1.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2.</source>
        <translation>Δεν υπάρχει παιχνίδι «%1»· υπάρχουν: %2.</translation>
    </message>
    <message>
        <source>sets of free cells, whoever filled the others</source>
        <translation>σύνολα ελεύθερων κελιών, όποιος κι αν γέμισε τα άλλα</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Ελεύθερα κελιά</translation>
    </message>
    <message>
        <source>Largest board</source>
        <translation>Μεγαλύτερο ταμπλό</translation>
    </message>
    <message>
        <source>Copycat left this, and the first player fills the rest: %1.</source>
        <translation>Αυτό άφησε ο Μιμητής, και ο πρώτος παίκτης γεμίζει τα υπόλοιπα: %1.</translation>
    </message>
    <message>
        <source>Even and odd</source>
        <translation>Άρτιο και περιττό</translation>
    </message>
    <message>
        <source>An even number of free cells is lost, an odd number won.</source>
        <translation>Άρτιο πλήθος ελεύθερων κελιών είναι θέση ήττας, περιττό είναι θέση νίκης.</translation>
    </message>
    <message>
        <source>A sum of parts</source>
        <translation>Άθροισμα μερών</translation>
    </message>
    <message>
        <source>A position is lost exactly if the nim-sum of its parts is 0: of the free cells of the diagonal and of the connected regions beside it.</source>
        <translation>Μια θέση είναι θέση ήττας αν και μόνο αν το άθροισμα Nim των μερών της είναι 0: των ελεύθερων κελιών της διαγωνίου και των συνεκτικών περιοχών δίπλα της.</translation>
    </message>
    <message>
        <source>Mirror images</source>
        <translation>Κατοπτρικές εικόνες</translation>
    </message>
    <message>
        <source>A position that is its own mirror image across the diagonal is lost exactly if the number of free cells of the diagonal is even.</source>
        <translation>Μια θέση που είναι η ίδια κατοπτρική της εικόνα ως προς τη διαγώνιο είναι θέση ήττας αν και μόνο αν το πλήθος των ελεύθερων κελιών της διαγωνίου είναι άρτιο.</translation>
    </message>
    <message>
        <source>The empty board</source>
        <translation>Το άδειο ταμπλό</translation>
    </message>
    <message>
        <source>The empty board of N x N cells has the nimber N mod 2.</source>
        <translation>Το άδειο ταμπλό N x N κελιών έχει αριθμό Grundy N mod 2.</translation>
    </message>
    <message>
        <source>Copycat, even board</source>
        <translation>Μιμητής, άρτιο ταμπλό</translation>
    </message>
    <message>
        <source>From an empty board with an even number of rows, copycat wins every game in which it moves second.</source>
        <translation>Από άδειο ταμπλό με άρτιο πλήθος γραμμών ο Μιμητής κερδίζει κάθε παρτίδα στην οποία παίζει δεύτερος.</translation>
    </message>
    <message>
        <source>Copycat, odd board</source>
        <translation>Μιμητής, περιττό ταμπλό</translation>
    </message>
    <message>
        <source>From an empty board with an odd number of rows, copycat wins every game in which it moves second.</source>
        <translation>Από άδειο ταμπλό με περιττό πλήθος γραμμών ο Μιμητής κερδίζει κάθε παρτίδα στην οποία παίζει δεύτερος.</translation>
    </message>
    <message>
        <source>Case %1 says won, but every move loses.</source>
        <translation>Η περίπτωση %1 λέει νίκη, αλλά κάθε κίνηση χάνει.</translation>
    </message>
    <message>
        <source>Case %1 says lost, but %2 wins.</source>
        <translation>Η περίπτωση %1 λέει ήττα, αλλά η %2 κερδίζει.</translation>
    </message>
    <message>
        <source>No turn that case %1 names wins, but %2 does.</source>
        <translation>Καμία κίνηση που λέει η περίπτωση %1 δεν κερδίζει, αλλά η %2 κερδίζει.</translation>
    </message>
    <message>
        <source>Case 1</source>
        <translation>Περίπτωση 1</translation>
    </message>
    <message>
        <source>One free cell is won.</source>
        <translation>Ένα ελεύθερο κελί είναι θέση νίκης.</translation>
    </message>
    <message>
        <source>Cases 2.1 and 2.2</source>
        <translation>Περιπτώσεις 2.1 και 2.2</translation>
    </message>
    <message>
        <source>Two free cells are won if one turn can fill both, and lost otherwise.</source>
        <translation>Δύο ελεύθερα κελιά είναι θέση νίκης αν μία κίνηση μπορεί να γεμίσει και τα δύο, αλλιώς θέση ήττας.</translation>
    </message>
    <message>
        <source>Cases 3.1 to 3.3</source>
        <translation>Περιπτώσεις 3.1 έως 3.3</translation>
    </message>
    <message>
        <source>Three free cells are always won.</source>
        <translation>Τρία ελεύθερα κελιά είναι πάντα θέση νίκης.</translation>
    </message>
    <message>
        <source>Cases 4.1 to 4.4</source>
        <translation>Περιπτώσεις 4.1 έως 4.4</translation>
    </message>
    <message>
        <source>Four free cells are lost if no turn can fill two of them (4.1) or if they are two pairs without a line of three (4.2); they are won with a line and one more (4.3), and with a pair and two more (4.4).</source>
        <translation>Τέσσερα ελεύθερα κελιά είναι θέση ήττας αν καμία κίνηση δεν μπορεί να γεμίσει δύο από αυτά (4.1) ή αν είναι δύο ζεύγη χωρίς ευθεία τριών (4.2)· είναι θέση νίκης με ευθεία τριών και ένα ακόμη (4.3), και με ζεύγος και δύο ακόμη (4.4).</translation>
    </message>
    <message>
        <source>Case 4, corrected</source>
        <translation>Περίπτωση 4, διορθωμένη</translation>
    </message>
    <message>
        <source>Four free cells are lost exactly if no turn can fill two of them, or if they are two separate pairs or a 2x2 square.</source>
        <translation>Τέσσερα ελεύθερα κελιά είναι θέση ήττας αν και μόνο αν καμία κίνηση δεν μπορεί να γεμίσει δύο από αυτά, ή αν είναι δύο χωριστά ζεύγη ή τετράγωνο 2x2.</translation>
    </message>
    <message>
        <source>Cases 5.1 to 5.5</source>
        <translation>Περιπτώσεις 5.1 έως 5.5</translation>
    </message>
    <message>
        <source>Five free cells are always won.</source>
        <translation>Πέντε ελεύθερα κελιά είναι πάντα θέση νίκης.</translation>
    </message>
    <message>
        <source>Case 5, corrected</source>
        <translation>Περίπτωση 5, διορθωμένη</translation>
    </message>
    <message>
        <source>Five free cells are lost exactly if they are an S or Z of four and one cell apart from it.</source>
        <translation>Πέντε ελεύθερα κελιά είναι θέση ήττας αν και μόνο αν είναι ένα S ή Z από τέσσερα και ένα κελί χωριστά από αυτό.</translation>
    </message>
    <message>
        <source>The turns of case 4</source>
        <translation>Οι κινήσεις της περίπτωσης 4</translation>
    </message>
    <message>
        <source>Where four free cells are won by case 4.3 or 4.4, one of the turns that the case names wins.</source>
        <translation>Όπου τέσσερα ελεύθερα κελιά είναι θέση νίκης κατά την περίπτωση 4.3 ή 4.4, κερδίζει μία από τις κινήσεις που λέει η περίπτωση.</translation>
    </message>
    <message>
        <source>The turns of case 5</source>
        <translation>Οι κινήσεις της περίπτωσης 5</translation>
    </message>
    <message>
        <source>Where five free cells are won, one of the turns that their case names wins.</source>
        <translation>Όπου πέντε ελεύθερα κελιά είναι θέση νίκης, κερδίζει μία από τις κινήσεις που λέει η περίπτωσή τους.</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Μισή στροφή</translation>
    </message>
    <message>
        <source>Free cells on one side of the diagonal that are their own image after half a turn are lost exactly if no move is its own image.</source>
        <translation>Ελεύθερα κελιά στη μία μεριά της διαγωνίου, που μένουν ίδια με μισή στροφή, είναι θέση ήττας αν και μόνο αν καμία κίνηση δεν μένει ίδια.</translation>
    </message>
    <message>
        <source>Two rows</source>
        <translation>Δύο γραμμές</translation>
    </message>
    <message>
        <source>Two rows of free cells away from the diagonal are lost if their number of columns is even; if it is odd they are worth as much as a pair.</source>
        <translation>Δύο γραμμές ελεύθερων κελιών μακριά από τη διαγώνιο είναι θέση ήττας αν το πλήθος των στηλών τους είναι άρτιο· αν είναι περιττό, αξίζουν όσο ένα ζεύγος.</translation>
    </message>
    <message>
        <source>Most columns</source>
        <translation>Στήλες, το πολύ</translation>
    </message>
    <message>
        <source>Grid Nim</source>
        <translation>Nim στο πλέγμα</translation>
    </message>
    <message>
        <source>Fill the last cell. Mind the diagonal.</source>
        <translation>Γεμίστε το τελευταίο κελί. Προσοχή στη διαγώνιο.</translation>
    </message>
    <message>
        <source>Who fills the last cell wins.</source>
        <translation>Κερδίζει όποιος γεμίσει το τελευταίο κελί.</translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the region at %6 from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Μέρος αξίας %1: άθροισμα Nim %2, άρα κερδίζει ο %3. Η %7 φέρνει την περιοχή στο %6 από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
            <numerusform>Μέρη αξίας %1: άθροισμα Nim %2, άρα κερδίζει ο %3. Η %7 φέρνει την περιοχή στο %6 από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes the region at %6 from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>Η %7 φέρνει την περιοχή στο %6 από %4 σε %5 και κάνει το άθροισμα Nim 0.</translation>
    </message>
    <message>
        <source>%7 takes the region at %6 from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>Η %7 φέρνει την περιοχή στο %6 από %4 σε %5 και αφήνει άθροισμα Nim %2, που ο %3 μπορεί να το κάνει 0.</translation>
    </message>
    <message numerus="yes">
        <source>Part(s) worth %1: nim-sum %2, so %3 wins. %7 takes the diagonal from %4 to %5 and the nim-sum to 0.</source>
        <translation>
            <numerusform>Μέρος αξίας %1: άθροισμα Nim %2, άρα κερδίζει ο %3. Η %7 φέρνει τη διαγώνιο από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
            <numerusform>Μέρη αξίας %1: άθροισμα Nim %2, άρα κερδίζει ο %3. Η %7 φέρνει τη διαγώνιο από %4 σε %5 και το άθροισμα Nim στο 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%7 takes the diagonal from %4 to %5 and brings the nim-sum to 0.</source>
        <translation>Η %7 φέρνει τη διαγώνιο από %4 σε %5 και κάνει το άθροισμα Nim 0.</translation>
    </message>
    <message>
        <source>%7 takes the diagonal from %4 to %5 and leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>Η %7 φέρνει τη διαγώνιο από %4 σε %5 και αφήνει άθροισμα Nim %2, που ο %3 μπορεί να το κάνει 0.</translation>
    </message>
    <message>
        <source>Region at %1</source>
        <translation>Περιοχή στο %1</translation>
    </message>
    <message>
        <source>Regions at %1 and %2</source>
        <translation>Περιοχές στο %1 και στο %2</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Διαγώνιος</translation>
    </message>
    <message>
        <source>Some regions are too large to be solved in the time given. What is not proven is marked.</source>
        <translation>Κάποιες περιοχές είναι πολύ μεγάλες για να λυθούν στον χρόνο που υπάρχει. Ό,τι δεν είναι αποδεδειγμένο σημειώνεται.</translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: won.</source>
        <translation>
            <numerusform>%n ελεύθερο κελί, περίπτωση %1 των ισχυρισμών του εργαστηρίου: νίκη.</numerusform>
            <numerusform>%n ελεύθερα κελιά, περίπτωση %1 των ισχυρισμών του εργαστηρίου: νίκη.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: lost.</source>
        <translation>
            <numerusform>%n ελεύθερο κελί, περίπτωση %1 των ισχυρισμών του εργαστηρίου: ήττα.</numerusform>
            <numerusform>%n ελεύθερα κελιά, περίπτωση %1 των ισχυρισμών του εργαστηρίου: ήττα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: lost, it says, but this shape is won.</source>
        <translation>
            <numerusform>%n ελεύθερο κελί, περίπτωση %1 των ισχυρισμών του εργαστηρίου: ήττα, λέει, αλλά αυτό το σχήμα είναι νίκη.</numerusform>
            <numerusform>%n ελεύθερα κελιά, περίπτωση %1 των ισχυρισμών του εργαστηρίου: ήττα, λέει, αλλά αυτό το σχήμα είναι νίκη.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free cell(s), case %1 of the laboratory&apos;s claims: won, it says, but this shape is lost.</source>
        <translation>
            <numerusform>%n ελεύθερο κελί, περίπτωση %1 των ισχυρισμών του εργαστηρίου: νίκη, λέει, αλλά αυτό το σχήμα είναι ήττα.</numerusform>
            <numerusform>%n ελεύθερα κελιά, περίπτωση %1 των ισχυρισμών του εργαστηρίου: νίκη, λέει, αλλά αυτό το σχήμα είναι ήττα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some regions are too large to be solved in the time given, so there are no nimbers.</source>
        <translation>Κάποιες περιοχές είναι πολύ μεγάλες για να λυθούν στον χρόνο που υπάρχει, γι&apos; αυτό δεν υπάρχουν αριθμοί Grundy.</translation>
    </message>
    <message>
        <source>No region is left: every cell is filled.</source>
        <translation>Δεν έχει μείνει περιοχή: όλα τα κελιά είναι γεμάτα.</translation>
    </message>
    <message>
        <source>Each region bears its nimber. Point at one to read more.</source>
        <translation>Κάθε περιοχή γράφει τον αριθμό Grundy της. Δείξτε μία για να διαβάσετε περισσότερα.</translation>
    </message>
    <message>
        <source>%1 lies on the diagonal and is filled alone: a heap of one.</source>
        <translation>Το %1 είναι στη διαγώνιο και γεμίζεται μόνο του: στοίβα του ενός.</translation>
    </message>
    <message>
        <source>The regions at %1 and %2 are alike and cancel, whatever each is worth.</source>
        <translation>Οι περιοχές στο %1 και στο %2 είναι όμοιες και αλληλοαναιρούνται, όσο κι αν αξίζει η καθεμία.</translation>
    </message>
    <message numerus="yes">
        <source>The region at %1: %n cell(s), nimber %2.</source>
        <translation>
            <numerusform>Η περιοχή στο %1: %n κελί, αριθμός Grundy %2.</numerusform>
            <numerusform>Η περιοχή στο %1: %n κελιά, αριθμός Grundy %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That cell is filled already.</source>
        <translation>Αυτό το κελί είναι ήδη γεμάτο.</translation>
    </message>
    <message>
        <source>That cell is chosen already; Esc takes it back.</source>
        <translation>Αυτό το κελί είναι ήδη επιλεγμένο· το Esc το αναιρεί.</translation>
    </message>
    <message>
        <source>A turn fills one to three cells side by side, in a row or a column; a diagonal cell stands alone.</source>
        <translation>Μια κίνηση γεμίζει ένα έως τρία κελιά δίπλα δίπλα, σε γραμμή ή στήλη· κελί της διαγωνίου μόνο του.</translation>
    </message>
    <message>
        <source>it leaves no free cell</source>
        <translation>δεν αφήνει ελεύθερο κελί</translation>
    </message>
    <message>
        <source>it leaves parts that cancel out; nim-sum 0</source>
        <translation>αφήνει μέρη που αλληλοαναιρούνται· άθροισμα Nim 0</translation>
    </message>
    <message>
        <source>every move loses against best play, and this one leaves the fewest replies that win</source>
        <translation>κάθε κίνηση χάνει με βέλτιστο παιχνίδι, και αυτή αφήνει τις λιγότερες νικηφόρες απαντήσεις</translation>
    </message>
    <message>
        <source>every move loses against best play</source>
        <translation>κάθε κίνηση χάνει με βέλτιστο παιχνίδι</translation>
    </message>
    <message>
        <source>by the best it knows: no move is known to win, and what this one leaves is too large to be solved</source>
        <translation>με ό,τι καλύτερο γνωρίζει: για καμία κίνηση δεν είναι γνωστό ότι κερδίζει, και όσα αφήνει αυτή είναι πολλά για να λυθούν</translation>
    </message>
    <message>
        <source>a random turn, as it had to answer before it knew one that wins</source>
        <translation>μια τυχαία κίνηση, αφού έπρεπε να απαντήσει πριν γνωρίζει μία που κερδίζει</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) a turn</source>
        <translation>
            <numerusform>%n κελί ανά κίνηση</numerusform>
            <numerusform>%n κελιά ανά κίνηση</numerusform>
        </translation>
    </message>
    <message>
        <source>first fit until five cells are left</source>
        <translation>πρώτο ελεύθερο μέχρι να μείνουν πέντε κελιά</translation>
    </message>
    <message>
        <source>random until five cells are left</source>
        <translation>στην τύχη μέχρι να μείνουν πέντε κελιά</translation>
    </message>
    <message>
        <source>First fit</source>
        <translation>Πρώτο ελεύθερο</translation>
    </message>
    <message>
        <source>Cells a turn, 0 to draw how many</source>
        <translation>Κελιά ανά κίνηση, 0 για κλήρωση</translation>
    </message>
    <message>
        <source>Copycat</source>
        <translation>Μιμητής</translation>
    </message>
    <message>
        <source>Win move</source>
        <translation>Κίνηση νίκης</translation>
    </message>
    <message>
        <source>With more than five cells left</source>
        <translation>Με πάνω από πέντε κελιά</translation>
    </message>
    <message>
        <source>moves at random, but plays the last five cells perfectly</source>
        <translation>παίζει στην τύχη, αλλά τέλεια τα τελευταία πέντε κελιά</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ερασιτέχνης</translation>
    </message>
    <message>
        <source>finds winning moves, but moves at random one time in three</source>
        <translation>βρίσκει νικηφόρες κινήσεις, αλλά μία στις τρεις φορές παίζει στην τύχη</translation>
    </message>
    <message>
        <source>finds winning moves, but slips one move in ten</source>
        <translation>βρίσκει νικηφόρες κινήσεις, αλλά αστοχεί σε μία κίνηση στις δέκα</translation>
    </message>
    <message>
        <source>never loses a won game up to 8x8</source>
        <translation>δεν χάνει ποτέ κερδισμένη παρτίδα έως 8x8</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Γραμμές και στήλες</translation>
    </message>
    <message>
        <source>Cells left free</source>
        <translation>Κελιά που μένουν ελεύθερα</translation>
    </message>
    <message>
        <source>On a board of %1x%1 the number of free cells is 1 to %2, not %3.</source>
        <translation>Σε ταμπλό %1x%1 τα ελεύθερα κελιά είναι από 1 έως %2, όχι %3.</translation>
    </message>
    <message>
        <source>The board is %1x%2; it must be square.</source>
        <translation>Το ταμπλό είναι %1x%2· πρέπει να είναι τετράγωνο.</translation>
    </message>
    <message>
        <source>%1 has filled the last cell.</source>
        <translation>Το τελευταίο κελί το γέμισε: %1.</translation>
    </message>
    <message>
        <source>The triangle of %1x%1 takes %2 MB of memory, and as much in the folder. Stopped, it goes on from there.</source>
        <translation>Το τρίγωνο του %1x%1 θέλει %2 MB μνήμης και άλλα τόσα στον φάκελο. Αν διακοπεί, συνεχίζει από εκεί.</translation>
    </message>
    <message>
        <source>The triangle of %1x%1 takes %2 MB of memory; there is not as much.</source>
        <translation>Το τρίγωνο του %1x%1 θέλει %2 MB μνήμης· δεν υπάρχουν τόσα.</translation>
    </message>
    <message>
        <source>size</source>
        <translation>μέγεθος</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>τρίγωνο</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>άδειο ταμπλό</translation>
    </message>
    <message>
        <source>The two triangles beside the diagonal are each other&apos;s mirror image and cancel, so that the empty board is worth its diagonal.</source>
        <translation>Τα δύο τρίγωνα δίπλα στη διαγώνιο είναι το ένα κατοπτρική εικόνα του άλλου και αλληλοαναιρούνται, οπότε το άδειο ταμπλό αξίζει όσο η διαγώνιός του.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Νήματα</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>γραμμές</translation>
    </message>
    <message>
        <source>A rectangle fits beside the diagonal where rows and columns together are at most the size of the board, which is %1.</source>
        <translation>Ένα ορθογώνιο χωρά δίπλα στη διαγώνιο όπου γραμμές και στήλες μαζί είναι το πολύ όσο το μέγεθος του ταμπλό, που είναι %1.</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>κελιά</translation>
    </message>
    <message>
        <source>Every line of a cell or more is won: the first player fills its middle and then copies at the other end.</source>
        <translation>Κάθε ευθεία από ένα κελί και πάνω είναι θέση νίκης: ο πρώτος παίκτης γεμίζει τη μέση της και έπειτα αντιγράφει στην άλλη άκρη.</translation>
    </message>
    <message>
        <source>Grid Nim: the free triangle above the diagonal, and the empty board</source>
        <translation>Nim στο πλέγμα: το ελεύθερο τρίγωνο πάνω από τη διαγώνιο, και το άδειο ταμπλό</translation>
    </message>
    <message>
        <source>Grid Nim: free rectangles away from the diagonal</source>
        <translation>Nim στο πλέγμα: ελεύθερα ορθογώνια μακριά από τη διαγώνιο</translation>
    </message>
    <message>
        <source>Grid Nim: free lines, also longer ones than a board has</source>
        <translation>Nim στο πλέγμα: ελεύθερες ευθείες, και μακρύτερες απ&apos; όσο έχει ένα ταμπλό</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Μέγιστη ευθεία</translation>
    </message>
    <message>
        <source>%1 is not a file that was begun for this table.</source>
        <translation>Το %1 δεν είναι αρχείο που άρχισε για αυτόν τον πίνακα.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Το %1 δεν μπορεί να γραφτεί.</translation>
    </message>
    <message numerus="yes">
        <source>it fills from a random cell down, %n cell(s) at most</source>
        <translation>
            <numerusform>γεμίζει από ένα τυχαίο κελί προς τα κάτω, %n κελί το πολύ</numerusform>
            <numerusform>γεμίζει από ένα τυχαίο κελί προς τα κάτω, %n κελιά το πολύ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it fills from a random cell to the right, %n cell(s) at most</source>
        <translation>
            <numerusform>γεμίζει από ένα τυχαίο κελί προς τα δεξιά, %n κελί το πολύ</numerusform>
            <numerusform>γεμίζει από ένα τυχαίο κελί προς τα δεξιά, %n κελιά το πολύ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it fills from the first free cell down, %n cell(s) at most</source>
        <translation>
            <numerusform>γεμίζει από το πρώτο ελεύθερο κελί προς τα κάτω, %n κελί το πολύ</numerusform>
            <numerusform>γεμίζει από το πρώτο ελεύθερο κελί προς τα κάτω, %n κελιά το πολύ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it fills from the first free cell to the right, %n cell(s) at most</source>
        <translation>
            <numerusform>γεμίζει από το πρώτο ελεύθερο κελί προς τα δεξιά, %n κελί το πολύ</numerusform>
            <numerusform>γεμίζει από το πρώτο ελεύθερο κελί προς τα δεξιά, %n κελιά το πολύ</numerusform>
        </translation>
    </message>
    <message>
        <source>it answers a diagonal cell with the opposite one</source>
        <translation>απαντά σε κελί της διαγωνίου με το απέναντι</translation>
    </message>
    <message>
        <source>it answers a diagonal cell with a random one, as the opposite one is not free</source>
        <translation>απαντά σε κελί της διαγωνίου με ένα τυχαίο της, αφού το απέναντι δεν είναι ελεύθερο</translation>
    </message>
    <message>
        <source>the first free cell, as no diagonal cell is left</source>
        <translation>το πρώτο ελεύθερο κελί, αφού δεν έχει μείνει κελί της διαγωνίου</translation>
    </message>
    <message>
        <source>a random move, as there is none to copy</source>
        <translation>μια τυχαία κίνηση, αφού δεν υπάρχει καμία για αντιγραφή</translation>
    </message>
    <message>
        <source>it mirrors the last move across the diagonal</source>
        <translation>κατοπτρίζει την τελευταία κίνηση ως προς τη διαγώνιο</translation>
    </message>
    <message>
        <source>it fills from the first free cell, as the mirror image of the last move is not free</source>
        <translation>γεμίζει από το πρώτο ελεύθερο κελί, αφού η κατοπτρική εικόνα της τελευταίας κίνησης δεν είναι ελεύθερη</translation>
    </message>
    <message>
        <source>it takes the last cell; case %1 of the laboratory&apos;s claims</source>
        <translation>παίρνει το τελευταίο κελί· περίπτωση %1 των ισχυρισμών του εργαστηρίου</translation>
    </message>
    <message>
        <source>it fills one cell and leaves two apart; case %1 of the laboratory&apos;s claims</source>
        <translation>γεμίζει ένα κελί και αφήνει δύο χωριστά· περίπτωση %1 των ισχυρισμών του εργαστηρίου</translation>
    </message>
    <message>
        <source>it fills one cell and leaves four, lost; case %1 of the laboratory&apos;s claims</source>
        <translation>γεμίζει ένα κελί και αφήνει τέσσερα, θέση ήττας· περίπτωση %1 των ισχυρισμών του εργαστηρίου</translation>
    </message>
    <message>
        <source>it fills both cells at once; case %1 of the laboratory&apos;s claims</source>
        <translation>γεμίζει και τα δύο κελιά μαζί· περίπτωση %1 των ισχυρισμών του εργαστηρίου</translation>
    </message>
    <message>
        <source>it fills a pair and leaves two cells apart; case %1 of the laboratory&apos;s claims</source>
        <translation>γεμίζει ένα ζεύγος και αφήνει δύο κελιά χωριστά· περίπτωση %1 των ισχυρισμών του εργαστηρίου</translation>
    </message>
    <message>
        <source>it fills a line of three and leaves two cells apart; case %1 of the laboratory&apos;s claims</source>
        <translation>γεμίζει μια ευθεία τριών και αφήνει δύο κελιά χωριστά· περίπτωση %1 των ισχυρισμών του εργαστηρίου</translation>
    </message>
    <message>
        <source>it fills the middle pair of an S or Z and leaves two cells apart; case %1 of the laboratory&apos;s claims takes this for lost</source>
        <translation>γεμίζει το μεσαίο ζεύγος ενός S ή Z και αφήνει δύο κελιά χωριστά· η περίπτωση %1 των ισχυρισμών του εργαστηρίου το θεωρεί ήττα</translation>
    </message>
    <message>
        <source>it fills a line of three and leaves two cells apart; case %1 of the laboratory&apos;s claims names a single cell, which loses here</source>
        <translation>γεμίζει μια ευθεία τριών και αφήνει δύο κελιά χωριστά· η περίπτωση %1 των ισχυρισμών του εργαστηρίου λέει ένα μόνο κελί, που εδώ χάνει</translation>
    </message>
    <message>
        <source>a random move, as an S or Z and one cell apart are lost; case %1 of the laboratory&apos;s claims promises a win</source>
        <translation>μια τυχαία κίνηση, αφού ένα S ή Z και ένα χωριστό κελί είναι ήττα· η περίπτωση %1 των ισχυρισμών του εργαστηρίου υπόσχεται νίκη</translation>
    </message>
    <message>
        <source>a random move, as every move loses; case %1 of the laboratory&apos;s claims</source>
        <translation>μια τυχαία κίνηση, αφού κάθε κίνηση χάνει· περίπτωση %1 των ισχυρισμών του εργαστηρίου</translation>
    </message>
    <message>
        <source>All sets of free cells</source>
        <translation>Όλα τα σύνολα ελεύθερων κελιών</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) up to size %1.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση έως μέγεθος %1.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις έως μέγεθος %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A few free cells</source>
        <translation>Λίγα ελεύθερα κελιά</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) up to size %1; free cells: %2.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση έως μέγεθος %1· ελεύθερα κελιά: %2.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις έως μέγεθος %1· ελεύθερα κελιά: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows and columns of the board.</source>
        <translation>Οι γραμμές και στήλες του ταμπλό.</translation>
    </message>
    <message>
        <source>The free cells.</source>
        <translation>Τα ελεύθερα κελιά.</translation>
    </message>
    <message>
        <source>The free cells of the diagonal.</source>
        <translation>Τα ελεύθερα κελιά της διαγωνίου.</translation>
    </message>
    <message>
        <source>The free cells are their own mirror image across the diagonal.</source>
        <translation>Τα ελεύθερα κελιά είναι η ίδια τους η κατοπτρική εικόνα ως προς τη διαγώνιο.</translation>
    </message>
    <message>
        <source>regions and diagonal cells</source>
        <translation>περιοχές και κελιά της διαγωνίου</translation>
    </message>
    <message>
        <source>The free cells of a region.</source>
        <translation>Τα ελεύθερα κελιά μιας περιοχής.</translation>
    </message>
    <message>
        <source>The rows that a region reaches over.</source>
        <translation>Οι γραμμές στις οποίες απλώνεται μια περιοχή.</translation>
    </message>
    <message>
        <source>The columns that a region reaches over.</source>
        <translation>Οι στήλες στις οποίες απλώνεται μια περιοχή.</translation>
    </message>
    <message>
        <source>The heap of Nim that a region is worth, by the theory.</source>
        <translation>Η στοίβα Nim με την αξία μιας περιοχής, κατά τη θεωρία.</translation>
    </message>
    <message>
        <source>This position is not solved within the bounds of the analysis, so nobody knows the perfect move.</source>
        <translation>Αυτή η θέση δεν λύνεται μέσα στα όρια της ανάλυσης, οπότε κανείς δεν γνωρίζει την τέλεια κίνηση.</translation>
    </message>
    <message>
        <source>a random legal move, as every move loses</source>
        <translation>μια τυχαία επιτρεπτή κίνηση, αφού κάθε κίνηση χάνει</translation>
    </message>
    <message>
        <source>it keeps the draw</source>
        <translation>κρατά την ισοπαλία</translation>
    </message>
    <message>
        <source>it leaves nimber 0</source>
        <translation>αφήνει αριθμό Grundy 0</translation>
    </message>
    <message>
        <source>it leaves no winning answer</source>
        <translation>δεν αφήνει νικηφόρα απάντηση</translation>
    </message>
    <message>
        <source>a random legal move, as it had to answer before it knew who wins</source>
        <translation>μια τυχαία επιτρεπτή κίνηση, αφού έπρεπε να απαντήσει πριν γνωρίζει ποιος κερδίζει</translation>
    </message>
    <message>
        <source>it wins at once</source>
        <translation>κερδίζει αμέσως</translation>
    </message>
    <message>
        <source>a random move of those after which the other side does not win at once</source>
        <translation>μια τυχαία κίνηση από όσες δεν αφήνουν την άλλη πλευρά να κερδίσει αμέσως</translation>
    </message>
    <message>
        <source>How many rows the board has.</source>
        <translation>Πόσες γραμμές έχει το ταμπλό.</translation>
    </message>
    <message>
        <source>How many columns the board has.</source>
        <translation>Πόσες στήλες έχει το ταμπλό.</translation>
    </message>
    <message>
        <source>How many cells are free.</source>
        <translation>Πόσα κελιά είναι ελεύθερα.</translation>
    </message>
    <message>
        <source>How many pieces have the letter of the side to move.</source>
        <translation>Πόσα κομμάτια έχουν το γράμμα της πλευράς που παίζει.</translation>
    </message>
    <message>
        <source>How many pieces have the letter of the other side.</source>
        <translation>Πόσα κομμάτια έχουν το γράμμα της άλλης πλευράς.</translation>
    </message>
    <message>
        <source>The left half mirrors the right half.</source>
        <translation>Το αριστερό μισό είναι κατοπτρική εικόνα του δεξιού.</translation>
    </message>
    <message>
        <source>The upper half mirrors the lower half.</source>
        <translation>Το πάνω μισό είναι κατοπτρική εικόνα του κάτω.</translation>
    </message>
    <message>
        <source>After half a turn the board is the same.</source>
        <translation>Με μισή στροφή το ταμπλό μένει ίδιο.</translation>
    </message>
    <message>
        <source>How many of this piece there are.</source>
        <translation>Πόσα υπάρχουν από αυτό το κομμάτι.</translation>
    </message>
    <message>
        <source>The heap of Nim that a part is worth.</source>
        <translation>Η στοίβα Nim με την αξία ενός μέρους.</translation>
    </message>
    <message>
        <source>How many heaps are not empty.</source>
        <translation>Πόσες στοίβες δεν είναι κενές.</translation>
    </message>
    <message>
        <source>How many counters there are.</source>
        <translation>Πόσες μάρκες υπάρχουν.</translation>
    </message>
    <message>
        <source>heaps</source>
        <translation>στοίβες</translation>
    </message>
    <message>
        <source>The counters of a heap.</source>
        <translation>Οι μάρκες μιας στοίβας.</translation>
    </message>
    <message>
        <source>What the position says of a heap after :</source>
        <translation>Τι γράφει η θέση για μια στοίβα μετά το :</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>μέρη</translation>
    </message>
    <message>
        <source>The cells of a part.</source>
        <translation>Τα κελιά ενός μέρους.</translation>
    </message>
    <message>
        <source>All heaps up to a size</source>
        <translation>Όλες οι στοίβες έως ένα μέγεθος</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>Στοίβες</translation>
    </message>
    <message>
        <source>Counters in a heap</source>
        <translation>Μάρκες ανά στοίβα</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s): heaps up to %1, counters in each up to %2.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση: στοίβες έως %1, μάρκες στην καθεμία έως %2.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις: στοίβες έως %1, μάρκες στην καθεμία έως %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plies from the start</source>
        <translation>Ημικινήσεις από την αρχή</translation>
    </message>
    <message>
        <source>Positions that can arise</source>
        <translation>Θέσεις που μπορούν να προκύψουν</translation>
    </message>
    <message>
        <source>Who makes the last turn wins.</source>
        <translation>Κερδίζει όποιος κάνει την τελευταία κίνηση.</translation>
    </message>
    <message>
        <source>Who makes the last turn loses.</source>
        <translation>Χάνει όποιος κάνει την τελευταία κίνηση.</translation>
    </message>
    <message>
        <source>Line %1 of the rules of a game. %2</source>
        <translation>Γραμμή %1 των κανόνων του παιχνιδιού. %2</translation>
    </message>
    <message>
        <source>Other rules have the same name, %1, already: change the title.</source>
        <translation>Άλλοι κανόνες έχουν ήδη το ίδιο όνομα, %1: αλλάξτε τον τίτλο.</translation>
    </message>
    <message>
        <source>The rules in the file are wrong. %1</source>
        <translation>Οι κανόνες στο αρχείο είναι λανθασμένοι. %1</translation>
    </message>
    <message>
        <source>The file names the game %1, but the rules in it are those of the game %2.</source>
        <translation>Το αρχείο γράφει το παιχνίδι %1, αλλά οι κανόνες του είναι του παιχνιδιού %2.</translation>
    </message>
    <message>
        <source>Attentive</source>
        <translation>Προσεκτικός</translation>
    </message>
    <message>
        <source>sees what wins at once, for either side</source>
        <translation>βλέπει ό,τι κερδίζει αμέσως, για κάθε πλευρά</translation>
    </message>
    <message>
        <source>plays perfectly, but slips one move in ten</source>
        <translation>παίζει τέλεια, αλλά αστοχεί σε μία κίνηση στις δέκα</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Γραμμές</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Στήλες</translation>
    </message>
    <message>
        <source>The start has no turn on this board, so the game would be over at once. Rows: %1, columns: %2.</source>
        <translation>Η αρχική θέση δεν έχει κίνηση σε αυτό το ταμπλό, οπότε η παρτίδα θα τελείωνε αμέσως. Γραμμές: %1, στήλες: %2.</translation>
    </message>
    <message>
        <source>The goal of a draw is reached: nobody wins.</source>
        <translation>Επιτεύχθηκε ο στόχος της ισοπαλίας: κανείς δεν κερδίζει.</translation>
    </message>
    <message>
        <source>A goal is reached: %1 wins.</source>
        <translation>Επιτεύχθηκε ένας στόχος, κερδίζει: %1.</translation>
    </message>
    <message>
        <source>%1 has no turn. Who made the last one loses.</source>
        <translation>Δεν έχει κίνηση: %1. Χάνει όποιος έκανε την τελευταία.</translation>
    </message>
    <message>
        <source>%1 has no turn, so the game is drawn.</source>
        <translation>Ισοπαλία, αφού δεν έχει κίνηση: %1.</translation>
    </message>
    <message>
        <source>%1 has no turn.</source>
        <translation>Δεν έχει κίνηση: %1.</translation>
    </message>
    <message>
        <source>Move %1 of the record: The game is over: &quot;%2&quot; cannot be played.</source>
        <translation>Κίνηση %1 της καταγραφής: Η παρτίδα τελείωσε: το «%2» δεν μπορεί να παιχτεί.</translation>
    </message>
    <message>
        <source>Move %1 of the record: &quot;%2&quot; is no move: cells such as c5, joined by +, or pass.</source>
        <translation>Κίνηση %1 της καταγραφής: το «%2» δεν είναι κίνηση: γράψτε κελιά όπως c5, ενωμένα με +, ή pass.</translation>
    </message>
    <message>
        <source>Move %1 of the record: %2 is not a legal move here; legal: %3.</source>
        <translation>Κίνηση %1 της καταγραφής: η %2 δεν είναι επιτρεπτή κίνηση εδώ· επιτρεπτές: %3.</translation>
    </message>
    <message numerus="yes">
        <source>The line has more than %n byte(s).</source>
        <translation>
            <numerusform>Η γραμμή έχει πάνω από %n byte.</numerusform>
            <numerusform>Η γραμμή έχει πάνω από %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 began in this record: it is read with the letters of both sides exchanged.</source>
        <translation>Σε αυτή την καταγραφή άρχισε %1: διαβάζεται με τα γράμματα των δύο πλευρών αλλαγμένα μεταξύ τους.</translation>
    </message>
    <message>
        <source>A record begins with its game, as in &quot;towers: &quot;; this one does not.</source>
        <translation>Μια καταγραφή αρχίζει με το παιχνίδι της, όπως «towers: »· αυτή όχι.</translation>
    </message>
    <message>
        <source>These moves are legal from the usual start of no game. If they begin elsewhere, the game, its start and &quot;;&quot; come first.</source>
        <translation>Αυτές οι κινήσεις δεν είναι επιτρεπτές από τη συνηθισμένη αρχή κανενός παιχνιδιού. Αν αρχίζουν αλλού, πρώτα γράφονται το παιχνίδι, η αρχική του θέση και «;».</translation>
    </message>
    <message>
        <source>These moves could be of several games (%1). The game comes first, as in &quot;towers: &quot;.</source>
        <translation>Αυτές οι κινήσεις ταιριάζουν σε πολλά παιχνίδια (%1). Πρώτα γράφεται το παιχνίδι, όπως «towers: ».</translation>
    </message>
    <message>
        <source>%1: there is no usual start. A record has its start and &quot;;&quot; before its moves.</source>
        <translation>%1: δεν υπάρχει συνηθισμένη αρχή. Μια καταγραφή έχει την αρχική της θέση και «;» πριν από τις κινήσεις.</translation>
    </message>
    <message numerus="yes">
        <source>The record has more than %n move(s).</source>
        <translation>
            <numerusform>Η καταγραφή έχει πάνω από %n κίνηση.</numerusform>
            <numerusform>Η καταγραφή έχει πάνω από %n κινήσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a game in EDX, which is not read. Of what Edax writes, GGF and transcripts are.</source>
        <translation>Αυτή είναι παρτίδα σε EDX, που δεν διαβάζεται. Από όσα γράφει το Edax διαβάζονται το GGF και οι καταγραφές κινήσεων.</translation>
    </message>
    <message>
        <source>The record is of the game &quot;%1&quot;, not of the game %2.</source>
        <translation>Η καταγραφή είναι του παιχνιδιού «%1», όχι του παιχνιδιού %2.</translation>
    </message>
    <message>
        <source>The letters of this board can mean several things (%1). Write it with X, O and -.</source>
        <translation>Τα γράμματα αυτού του ταμπλό μπορεί να σημαίνουν πολλά (%1). Γράψτε το με X, O και -.</translation>
    </message>
    <message>
        <source>The board does not say who is to move: after it comes X for dark or O for light.</source>
        <translation>Το ταμπλό δεν λέει ποιος παίζει: μετά από αυτό γράφεται X για τον Μαύρο ή O για τον Λευκό.</translation>
    </message>
    <message>
        <source>This is no file of a Reversi book.</source>
        <translation>Αυτό δεν είναι αρχείο βιβλίου για το Reversi.</translation>
    </message>
    <message>
        <source>The book has version %1; this program reads version %2.</source>
        <translation>Το βιβλίο έχει έκδοση %1· αυτό το πρόγραμμα διαβάζει την έκδοση %2.</translation>
    </message>
    <message>
        <source>The book does not have its checksum.</source>
        <translation>Το άθροισμα ελέγχου του βιβλίου δεν είναι σωστό.</translation>
    </message>
    <message>
        <source>The book&apos;s tree is damaged.</source>
        <translation>Το δέντρο του βιβλίου είναι κατεστραμμένο.</translation>
    </message>
    <message numerus="yes">
        <source>The book has %n position(s), not %1.</source>
        <translation>
            <numerusform>Το βιβλίο έχει %n θέση, όχι %1.</numerusform>
            <numerusform>Το βιβλίο έχει %n θέσεις, όχι %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>from the book</source>
        <translation>από το βιβλίο</translation>
    </message>
    <message>
        <source>from the book, half a disc worse</source>
        <translation>από το βιβλίο, μισό πούλι χειρότερα</translation>
    </message>
    <message>
        <source>from the book, 1 disc worse</source>
        <translation>από το βιβλίο, 1 πούλι χειρότερα</translation>
    </message>
    <message>
        <source>from the book, 1.5 discs worse</source>
        <translation>από το βιβλίο, 1,5 πούλι χειρότερα</translation>
    </message>
    <message>
        <source>book: %1</source>
        <translation>βιβλίο: %1</translation>
    </message>
    <message>
        <source>book: %1, half a disc worse</source>
        <translation>βιβλίο: %1, μισό πούλι χειρότερα</translation>
    </message>
    <message>
        <source>book: %1, 1 disc worse</source>
        <translation>βιβλίο: %1, 1 πούλι χειρότερα</translation>
    </message>
    <message>
        <source>book: %1, 1.5 discs worse</source>
        <translation>βιβλίο: %1, 1,5 πούλι χειρότερα</translation>
    </message>
    <message>
        <source>%1 can place no disc.</source>
        <translation>Δεν μπορεί να βάλει πούλι: %1.</translation>
    </message>
    <message>
        <source>No early pass</source>
        <translation>Κανένα πάσο νωρίς</translation>
    </message>
    <message>
        <source>Within so many plies from the start nobody has to pass.</source>
        <translation>Μέσα σε τόσες ημικινήσεις από την αρχή κανείς δεν χρειάζεται να πάει πάσο.</translation>
    </message>
    <message>
        <source>No early end</source>
        <translation>Κανένα τέλος νωρίς</translation>
    </message>
    <message>
        <source>Within so many plies from the start no game is over.</source>
        <translation>Μέσα σε τόσες ημικινήσεις από την αρχή καμία παρτίδα δεν τελειώνει.</translation>
    </message>
    <message>
        <source>The discs of the side to move.</source>
        <translation>Τα πούλια της πλευράς που παίζει.</translation>
    </message>
    <message>
        <source>The discs of the other side.</source>
        <translation>Τα πούλια της άλλης πλευράς.</translation>
    </message>
    <message>
        <source>The empty cells.</source>
        <translation>Τα κενά κελιά.</translation>
    </message>
    <message>
        <source>The corners of the side to move.</source>
        <translation>Οι γωνίες της πλευράς που παίζει.</translation>
    </message>
    <message>
        <source>The corners of the other side.</source>
        <translation>Οι γωνίες της άλλης πλευράς.</translation>
    </message>
    <message>
        <source>In how many cells the side to move can place a disc.</source>
        <translation>Σε πόσα κελιά μπορεί να βάλει πούλι η πλευρά που παίζει.</translation>
    </message>
    <message>
        <source>The side to move has to pass: only the other can move.</source>
        <translation>Η πλευρά που παίζει πρέπει να πάει πάσο: μόνο η άλλη έχει κίνηση.</translation>
    </message>
    <message>
        <source>The game is over: nobody can move.</source>
        <translation>Η παρτίδα τελείωσε: κανείς δεν έχει κίνηση.</translation>
    </message>
    <message>
        <source>The first plies</source>
        <translation>Οι πρώτες ημικινήσεις</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) up to ply %1 from the start.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση έως την ημικίνηση %1 από την αρχή.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις έως την ημικίνηση %1 από την αρχή.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks to depth %1 and misjudges each move by up to %n disc(s). Solves the end once the empty cells are down to %2. A game costs it next to nothing.</source>
        <translation>
            <numerusform>Κοιτά σε βάθος %1 και εκτιμά κάθε κίνηση με λάθος έως %n πούλι. Λύνει το τέλος όταν τα κενά κελιά γίνουν %2. Μια παρτίδα δεν του κοστίζει σχεδόν τίποτα.</numerusform>
            <numerusform>Κοιτά σε βάθος %1 και εκτιμά κάθε κίνηση με λάθος έως %n πούλια. Λύνει το τέλος όταν τα κενά κελιά γίνουν %2. Μια παρτίδα δεν του κοστίζει σχεδόν τίποτα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks to depth %1. Solves the end once the empty cells are down to %2. A game costs it some %n thousand positions.</source>
        <translation>
            <numerusform>Κοιτά σε βάθος %1. Λύνει το τέλος όταν τα κενά κελιά γίνουν %2. Μια παρτίδα του κοστίζει περίπου %n χιλιάδα θέσεις.</numerusform>
            <numerusform>Κοιτά σε βάθος %1. Λύνει το τέλος όταν τα κενά κελιά γίνουν %2. Μια παρτίδα του κοστίζει περίπου %n χιλιάδες θέσεις.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks to depth %1. Solves the end once the empty cells are down to %2. A game costs it some %n million positions.</source>
        <translation>
            <numerusform>Κοιτά σε βάθος %1. Λύνει το τέλος όταν τα κενά κελιά γίνουν %2. Μια παρτίδα του κοστίζει περίπου %n εκατομμύριο θέσεις.</numerusform>
            <numerusform>Κοιτά σε βάθος %1. Λύνει το τέλος όταν τα κενά κελιά γίνουν %2. Μια παρτίδα του κοστίζει περίπου %n εκατομμύρια θέσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinks about each move for so long at most.</source>
        <translation>Σκέφτεται κάθε κίνηση το πολύ τόση ώρα.</translation>
    </message>
    <message>
        <source>Divides this time among all its moves. No clock runs, so it cannot lose on time.</source>
        <translation>Μοιράζει αυτόν τον χρόνο σε όλες τις κινήσεις του. Δεν τρέχει ρολόι, οπότε δεν μπορεί να χάσει από χρόνο.</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>επίπεδο %1</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <translation>%1 s ανά κίνηση</translation>
    </message>
    <message>
        <source>%1 s a game</source>
        <translation>%1 s ανά παρτίδα</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n νήμα</numerusform>
            <numerusform>%n νήματα</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws its first moves from the opening book. Such a move gives away half a disc on average, or less.</source>
        <translation>Παίρνει τις πρώτες κινήσεις του από το βιβλίο ανοιγμάτων. Μια τέτοια κίνηση χαρίζει κατά μέσο όρο μισό πούλι ή λιγότερο.</translation>
    </message>
    <message>
        <source>Searches from the first move on, and always plays the move that it finds best.</source>
        <translation>Κάνει αναζήτηση από την πρώτη κίνηση και παίζει πάντα την κίνηση που βρίσκει καλύτερη.</translation>
    </message>
    <message>
        <source>no book</source>
        <translation>χωρίς βιβλίο</translation>
    </message>
    <message>
        <source>it takes a corner</source>
        <translation>παίρνει μια γωνία</translation>
    </message>
    <message>
        <source>it leaves the other side no move</source>
        <translation>δεν αφήνει κίνηση στην άλλη πλευρά</translation>
    </message>
    <message numerus="yes">
        <source>it leaves the other side %n move(s), which seemed best to it</source>
        <translation>
            <numerusform>αφήνει στην άλλη πλευρά %n κίνηση, και του φάνηκε το καλύτερο</numerusform>
            <numerusform>αφήνει στην άλλη πλευρά %n κινήσεις, και του φάνηκε το καλύτερο</numerusform>
        </translation>
    </message>
    <message>
        <source>overlooked a move that it would have liked better</source>
        <translation>δεν πρόσεξε μια κίνηση που θα του άρεσε περισσότερο</translation>
    </message>
    <message>
        <source>no move turns more discs</source>
        <translation>καμία κίνηση δεν γυρίζει περισσότερα πούλια</translation>
    </message>
    <message>
        <source>it takes a corner, about even; depth %1</source>
        <translation>παίρνει μια γωνία, περίπου ίσα· βάθος %1</translation>
    </message>
    <message>
        <source>about even; depth %1</source>
        <translation>περίπου ίσα· βάθος %1</translation>
    </message>
    <message numerus="yes">
        <source>it takes a corner and seems ahead by %n disc(s); depth %1</source>
        <translation>
            <numerusform>παίρνει μια γωνία και φαίνεται να προηγείται κατά %n πούλι· βάθος %1</numerusform>
            <numerusform>παίρνει μια γωνία και φαίνεται να προηγείται κατά %n πούλια· βάθος %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it seems ahead by %n disc(s); depth %1</source>
        <translation>
            <numerusform>φαίνεται να προηγείται κατά %n πούλι· βάθος %1</numerusform>
            <numerusform>φαίνεται να προηγείται κατά %n πούλια· βάθος %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it takes a corner, but seems behind by %n disc(s); depth %1</source>
        <translation>
            <numerusform>παίρνει μια γωνία, αλλά φαίνεται να υστερεί κατά %n πούλι· βάθος %1</numerusform>
            <numerusform>παίρνει μια γωνία, αλλά φαίνεται να υστερεί κατά %n πούλια· βάθος %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it seems behind by %n disc(s); depth %1</source>
        <translation>
            <numerusform>φαίνεται να υστερεί κατά %n πούλι· βάθος %1</numerusform>
            <numerusform>φαίνεται να υστερεί κατά %n πούλια· βάθος %1</numerusform>
        </translation>
    </message>
    <message>
        <source>it wins; solved to the end</source>
        <translation>κερδίζει· λύθηκε ως το τέλος</translation>
    </message>
    <message>
        <source>it holds the draw; solved to the end</source>
        <translation>κρατά την ισοπαλία· λύθηκε ως το τέλος</translation>
    </message>
    <message>
        <source>every move loses; solved to the end</source>
        <translation>κάθε κίνηση χάνει· λύθηκε ως το τέλος</translation>
    </message>
    <message numerus="yes">
        <source>it loses by %n disc(s) or so; solved to the end, the discs to depth %1</source>
        <translation>
            <numerusform>χάνει κατά %n πούλι περίπου· λύθηκε ως το τέλος, τα πούλια σε βάθος %1</numerusform>
            <numerusform>χάνει κατά %n πούλια περίπου· λύθηκε ως το τέλος, τα πούλια σε βάθος %1</numerusform>
        </translation>
    </message>
    <message>
        <source>it seems to win; searched to the end without unlikely moves</source>
        <translation>φαίνεται να κερδίζει· αναζήτηση ως το τέλος χωρίς απίθανες κινήσεις</translation>
    </message>
    <message>
        <source>it seems to hold the draw; searched to the end without unlikely moves</source>
        <translation>φαίνεται να κρατά την ισοπαλία· αναζήτηση ως το τέλος χωρίς απίθανες κινήσεις</translation>
    </message>
    <message>
        <source>a draw; solved to the end</source>
        <translation>ισοπαλία· λύθηκε ως το τέλος</translation>
    </message>
    <message numerus="yes">
        <source>it wins by %n disc(s); solved to the end</source>
        <translation>
            <numerusform>κερδίζει κατά %n πούλι· λύθηκε ως το τέλος</numerusform>
            <numerusform>κερδίζει κατά %n πούλια· λύθηκε ως το τέλος</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it loses by %n disc(s); solved to the end</source>
        <translation>
            <numerusform>χάνει κατά %n πούλι· λύθηκε ως το τέλος</numerusform>
            <numerusform>χάνει κατά %n πούλια· λύθηκε ως το τέλος</numerusform>
        </translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Μηχανή</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Επίπεδο</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Δευτερόλεπτα ανά κίνηση</translation>
    </message>
    <message>
        <source>Seconds a game</source>
        <translation>Δευτερόλεπτα ανά παρτίδα</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Βιβλίο ανοιγμάτων</translation>
    </message>
    <message>
        <source>off</source>
        <translation>όχι</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ναι</translation>
    </message>
    <message>
        <source>This is a game in SGF, which is not read. Of Othello, GGF and transcripts are.</source>
        <translation>Αυτή είναι παρτίδα σε SGF, που δεν διαβάζεται. Για το Othello διαβάζονται το GGF και οι καταγραφές κινήσεων.</translation>
    </message>
    <message>
        <source>The game is &quot;%1&quot; (GM), and not Othello.</source>
        <translation>Το παιχνίδι είναι «%1» (GM) και όχι Othello.</translation>
    </message>
    <message>
        <source>The game is played on %1 x %1. Reversi has 8 x 8 alone.</source>
        <translation>Η παρτίδα παίζεται σε %1 x %1. Το Reversi έχει μόνο 8 x 8.</translation>
    </message>
    <message>
        <source>The file gives the result as %1. Its moves end before the game does.</source>
        <translation>Το αρχείο δίνει αποτέλεσμα %1. Οι κινήσεις του σταματούν πριν τελειώσει η παρτίδα.</translation>
    </message>
    <message>
        <source>The komi of the file is left out.</source>
        <translation>Το komi του αρχείου παραλείπεται.</translation>
    </message>
    <message numerus="yes">
        <source>Left out of the file: %n comment(s).</source>
        <translation>
            <numerusform>Παραλείπεται από το αρχείο: %n σχόλιο.</numerusform>
            <numerusform>Παραλείπονται από το αρχείο: %n σχόλια.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of the record: %2 is made by the wrong side: %3 is to move.</source>
        <translation>Κίνηση %1 της καταγραφής: την %2 την παίζει λάθος πλευρά: παίζει ο %3.</translation>
    </message>
    <message>
        <source>The game in GGF is cut off: it does not end in &quot;;)&quot;.</source>
        <translation>Η παρτίδα σε GGF είναι κομμένη: δεν τελειώνει με «;)».</translation>
    </message>
    <message>
        <source>The players&apos; names have no room.</source>
        <translation>Για τα ονόματα των παικτών δεν υπάρχει χώρος.</translation>
    </message>
    <message>
        <source>It is not told who resigned or was out of time.</source>
        <translation>Δεν λέγεται ποιος παραιτήθηκε ή έμεινε από χρόνο.</translation>
    </message>
    <message>
        <source>The moves have no room.</source>
        <translation>Για τις κινήσεις δεν υπάρχει χώρος.</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
    <message>
        <source>The board on one line (OBF)</source>
        <translation>Το ταμπλό σε μία γραμμή (OBF)</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Καταγραφή κινήσεων</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>σκαλοπάτι %1</translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead and plays the last %1 perfectly.</source>
        <translation>
            <numerusform>Κοιτά %n κίνηση μπροστά και παίζει τέλεια τις τελευταίες %1.</numerusform>
            <numerusform>Κοιτά %n κινήσεις μπροστά και παίζει τέλεια τις τελευταίες %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves, and always goes for the most discs.</source>
        <translation>
            <numerusform>Κοιτά %n κίνηση μπροστά, δεν προσέχει %1 στις 100 κινήσεις και επιδιώκει πάντα τα περισσότερα πούλια.</numerusform>
            <numerusform>Κοιτά %n κινήσεις μπροστά, δεν προσέχει %1 στις 100 κινήσεις και επιδιώκει πάντα τα περισσότερα πούλια.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves, and mostly goes for discs.</source>
        <translation>
            <numerusform>Κοιτά %n κίνηση μπροστά, δεν προσέχει %1 στις 100 κινήσεις και επιδιώκει κυρίως πούλια.</numerusform>
            <numerusform>Κοιτά %n κινήσεις μπροστά, δεν προσέχει %1 στις 100 κινήσεις και επιδιώκει κυρίως πούλια.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves, and sometimes goes for discs.</source>
        <translation>
            <numerusform>Κοιτά %n κίνηση μπροστά, δεν προσέχει %1 στις 100 κινήσεις και μερικές φορές επιδιώκει πούλια.</numerusform>
            <numerusform>Κοιτά %n κινήσεις μπροστά, δεν προσέχει %1 στις 100 κινήσεις και μερικές φορές επιδιώκει πούλια.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks %n move(s) ahead, overlooks %1 of 100 moves.</source>
        <translation>
            <numerusform>Κοιτά %n κίνηση μπροστά και δεν προσέχει %1 στις 100 κινήσεις.</numerusform>
            <numerusform>Κοιτά %n κινήσεις μπροστά και δεν προσέχει %1 στις 100 κινήσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Σκάλα</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Σκαλοπάτι</translation>
    </message>
    <message numerus="yes">
        <source>With best play %1 wins by %n disc(s).</source>
        <translation>
            <numerusform>Με βέλτιστο παιχνίδι κερδίζει με διαφορά %n πούλι: %1.</numerusform>
            <numerusform>Με βέλτιστο παιχνίδι κερδίζει με διαφορά %n πούλια: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is ahead by %n disc(s).</source>
        <translation>
            <numerusform>Προηγείται κατά %n πούλι: %1.</numerusform>
            <numerusform>Προηγείται κατά %n πούλια: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be ahead by about %n disc(s).</source>
        <translation>
            <numerusform>Φαίνεται να προηγείται κατά %n πούλι περίπου: %1.</numerusform>
            <numerusform>Φαίνεται να προηγείται κατά %n πούλια περίπου: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seems to be behind by about %n disc(s).</source>
        <translation>
            <numerusform>Φαίνεται να υστερεί κατά %n πούλι περίπου: %1.</numerusform>
            <numerusform>Φαίνεται να υστερεί κατά %n πούλια περίπου: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With best play the game goes on %1; the next best move, %2, is %n disc(s) worse.</source>
        <translation>
            <numerusform>Με βέλτιστο παιχνίδι η παρτίδα συνεχίζεται %1· η επόμενη καλύτερη κίνηση, %2, είναι κατά %n πούλι χειρότερη.</numerusform>
            <numerusform>Με βέλτιστο παιχνίδι η παρτίδα συνεχίζεται %1· η επόμενη καλύτερη κίνηση, %2, είναι κατά %n πούλια χειρότερη.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is expected to go on %1; the next best move, %2, seems %n disc(s) worse.</source>
        <translation>
            <numerusform>Η παρτίδα αναμένεται να συνεχιστεί %1· η επόμενη καλύτερη κίνηση, %2, φαίνεται κατά %n πούλι χειρότερη.</numerusform>
            <numerusform>Η παρτίδα αναμένεται να συνεχιστεί %1· η επόμενη καλύτερη κίνηση, %2, φαίνεται κατά %n πούλια χειρότερη.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: %1 wins by %n disc(s).</source>
        <translation>
            <numerusform>Αποδεδειγμένο, κερδίζει με διαφορά %n πούλι: %1.</numerusform>
            <numerusform>Αποδεδειγμένο, κερδίζει με διαφορά %n πούλια: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estimated: %1 is ahead by %n disc(s).</source>
        <translation>
            <numerusform>Κατ&apos; εκτίμηση, προηγείται κατά %n πούλι: %1.</numerusform>
            <numerusform>Κατ&apos; εκτίμηση, προηγείται κατά %n πούλια: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which is %n disc(s) worse than the best move.</source>
        <translation>
            <numerusform>Κίνηση %1, %2: η %3 είναι κατά %n πούλι χειρότερη από την καλύτερη κίνηση.</numerusform>
            <numerusform>Κίνηση %1, %2: η %3 είναι κατά %n πούλια χειρότερη από την καλύτερη κίνηση.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1: %2 played %3, which the analysis estimates to be %n disc(s) worse than the best move.</source>
        <translation>
            <numerusform>Κίνηση %1, %2: η ανάλυση εκτιμά ότι η %3 είναι κατά %n πούλι χειρότερη από την καλύτερη κίνηση.</numerusform>
            <numerusform>Κίνηση %1, %2: η ανάλυση εκτιμά ότι η %3 είναι κατά %n πούλια χειρότερη από την καλύτερη κίνηση.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 gave away %n disc(s).</source>
        <translation>
            <numerusform>Η κίνηση %1, %2, χάρισε %n πούλι.</numerusform>
            <numerusform>Η κίνηση %1, %2, χάρισε %n πούλια.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 disc(s)</source>
        <translation>
            <numerusform>%1 πούλι</numerusform>
            <numerusform>%1 πούλια</numerusform>
        </translation>
    </message>
    <message>
        <source>half a disc</source>
        <translation>μισό πούλι</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s) worse than the best move</source>
        <translation>
            <numerusform>%n πούλι χειρότερη από την καλύτερη κίνηση</numerusform>
            <numerusform>%n πούλια χειρότερη από την καλύτερη κίνηση</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated to the end without unlikely moves, at level %1 of 5.</source>
        <translation>Εκτίμηση ως το τέλος χωρίς απίθανες κινήσεις, στο επίπεδο %1 από 5.</translation>
    </message>
    <message>
        <source>Values are points of the evaluation that the player Minimax uses.</source>
        <translation>Οι αξίες είναι πόντοι της αξιολόγησης που χρησιμοποιεί ο παίκτης Minimax.</translation>
    </message>
    <message>
        <source>That cell is taken.</source>
        <translation>Αυτό το κελί είναι πιασμένο.</translation>
    </message>
    <message>
        <source>A disc there would turn none.</source>
        <translation>Ένα πούλι εκεί δεν θα γύριζε κανένα.</translation>
    </message>
    <message>
        <source>it does best in discs, corners and edges; points for itself as far as it looks: %1</source>
        <translation>η καλύτερη σε πούλια, γωνίες και άκρες· πόντοι για αυτόν όσο μακριά κοιτά: %1</translation>
    </message>
    <message numerus="yes">
        <source>one of %n move(s) that do best in discs, corners and edges; points for itself as far as it looks: %1</source>
        <translation>
            <numerusform>%n κίνηση, η καλύτερη σε πούλια, γωνίες και άκρες· πόντοι για αυτόν όσο μακριά κοιτά: %1</numerusform>
            <numerusform>μία από %n κινήσεις, τις καλύτερες σε πούλια, γωνίες και άκρες· πόντοι για αυτόν όσο μακριά κοιτά: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Plies looked ahead</source>
        <translation>Ημικινήσεις μπροστά</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>βάθος %1</translation>
    </message>
    <message>
        <source>A board on one line has 64 cells, not %1; rows of 8 are joined by &quot;/&quot;.</source>
        <translation>Ένα ταμπλό σε μία γραμμή έχει 64 κελιά, όχι %1· οι γραμμές των 8 ενώνονται με «/».</translation>
    </message>
    <message>
        <source>After the 64 cells, a space and the side to move (X or O) are missing.</source>
        <translation>Μετά τα 64 κελιά λείπουν ένα κενό διάστημα και η πλευρά που παίζει (X ή O).</translation>
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
        <translation>Parallel</translation>
    </message>
    <message>
        <source>Perpendicular</source>
        <translation>Perpendicular</translation>
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
        <translation>δεν είχε χρόνο να κοιτάξει μπροστά</translation>
    </message>
    <message>
        <source>no move turns a disc</source>
        <translation>καμία κίνηση δεν γυρίζει πούλι</translation>
    </message>
    <message>
        <source>it is the only legal move</source>
        <translation>είναι η μόνη επιτρεπτή κίνηση</translation>
    </message>
    <message>
        <source>counts discs, corners and edges, two moves ahead</source>
        <translation>μετρά πούλια, γωνίες και άκρες, δύο κινήσεις μπροστά</translation>
    </message>
    <message>
        <source>knows good shapes, but often misjudges them</source>
        <translation>γνωρίζει καλά σχήματα, αλλά συχνά τα κρίνει λάθος</translation>
    </message>
    <message>
        <source>looks four moves ahead, and solves the last 12 moves</source>
        <translation>κοιτά τέσσερις κινήσεις μπροστά και λύνει τις τελευταίες 12</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Έμπειρος</translation>
    </message>
    <message>
        <source>looks 13 moves ahead, and solves the last 20 moves</source>
        <translation>κοιτά 13 κινήσεις μπροστά και λύνει τις τελευταίες 20</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Μετρ</translation>
    </message>
    <message>
        <source>looks 22 moves ahead, and solves the last 26 moves</source>
        <translation>κοιτά 22 κινήσεις μπροστά και λύνει τις τελευταίες 26</translation>
    </message>
    <message>
        <source>Reversi</source>
        <translation>Reversi</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Μαύρος</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Λευκός</translation>
    </message>
    <message>
        <source>Enclose discs and turn them. Corners stay.</source>
        <translation>Περικλείστε πούλια και γυρίστε τα. Οι γωνίες μένουν.</translation>
    </message>
    <message>
        <source>Who has more discs at the end wins.</source>
        <translation>Κερδίζει όποιος έχει στο τέλος περισσότερα πούλια.</translation>
    </message>
    <message numerus="yes">
        <source>The board is full: %n disc(s) to %1.</source>
        <translation>
            <numerusform>Το ταμπλό γέμισε: %n πούλι έναντι %1.</numerusform>
            <numerusform>Το ταμπλό γέμισε: %n πούλια έναντι %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither side can move: %n disc(s) to %1. Empty cells count for the winner: %2.</source>
        <translation>
            <numerusform>Καμία πλευρά δεν έχει κίνηση: %n πούλι έναντι %1. Τα κενά κελιά μετρούν για τον νικητή: %2.</numerusform>
            <numerusform>Καμία πλευρά δεν έχει κίνηση: %n πούλια έναντι %1. Τα κενά κελιά μετρούν για τον νικητή: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither side can move: %n disc(s) to %1.</source>
        <translation>
            <numerusform>Καμία πλευρά δεν έχει κίνηση: %n πούλι έναντι %1.</numerusform>
            <numerusform>Καμία πλευρά δεν έχει κίνηση: %n πούλια έναντι %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dark %1, light %2</source>
        <translation>Μαύρος %1, Λευκός %2</translation>
    </message>
    <message>
        <source>This is no file of Reversi weights.</source>
        <translation>Αυτό δεν είναι αρχείο βαρών για το Reversi.</translation>
    </message>
    <message>
        <source>The weights have version %1; this program reads version %2.</source>
        <translation>Τα βάρη έχουν έκδοση %1· αυτό το πρόγραμμα διαβάζει την έκδοση %2.</translation>
    </message>
    <message>
        <source>Weights of a phase: %1, not %3. Phases of the game: %2, not %4.</source>
        <translation>Βάρη μιας φάσης: %1, όχι %3. Φάσεις της παρτίδας: %2, όχι %4.</translation>
    </message>
    <message numerus="yes">
        <source>The weights have %n byte(s), not %1.</source>
        <translation>
            <numerusform>Τα βάρη έχουν %n byte, όχι %1.</numerusform>
            <numerusform>Τα βάρη έχουν %n byte, όχι %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights do not have their checksum.</source>
        <translation>Το άθροισμα ελέγχου των βαρών δεν είναι σωστό.</translation>
    </message>
    <message>
        <source>The weights have an error model out of range.</source>
        <translation>Τα βάρη έχουν μοντέλο σφάλματος εκτός ορίων.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ισοπαλία</translation>
    </message>
    <message>
        <source>The empty board is a draw, and so is every first move.</source>
        <translation>Το άδειο ταμπλό είναι ισόπαλη θέση, όπως και η θέση μετά από κάθε πρώτη κίνηση.</translation>
    </message>
    <message>
        <source>After a corner</source>
        <translation>Μετά από γωνία</translation>
    </message>
    <message>
        <source>After X in a corner, only the centre holds the draw for O.</source>
        <translation>Μετά το X σε γωνία, μόνο το κέντρο κρατά την ισοπαλία για τον O.</translation>
    </message>
    <message>
        <source>After the centre</source>
        <translation>Μετά το κέντρο</translation>
    </message>
    <message>
        <source>After X in the centre, exactly the corners hold the draw for O.</source>
        <translation>Μετά το X στο κέντρο, ακριβώς οι γωνίες κρατούν την ισοπαλία για τον O.</translation>
    </message>
    <message>
        <source>After an edge</source>
        <translation>Μετά από άκρη</translation>
    </message>
    <message>
        <source>After X in the middle of an edge, exactly the centre, the two corners beside it and the opposite edge hold the draw for O.</source>
        <translation>Μετά το X στη μέση μιας άκρης, την ισοπαλία για τον O κρατούν ακριβώς το κέντρο, οι δύο γωνίες δίπλα της και η απέναντι άκρη.</translation>
    </message>
    <message>
        <source>Two in a line</source>
        <translation>Δυάδα</translation>
    </message>
    <message>
        <source>The side to move wins if it has two in a line whose third cell is empty.</source>
        <translation>Η πλευρά που παίζει κερδίζει αν έχει μια δυάδα με κενό το τρίτο κελί.</translation>
    </message>
    <message>
        <source>The centre is safe</source>
        <translation>Το κέντρο είναι ασφαλές</translation>
    </message>
    <message>
        <source>The side to move does not lose if it holds the centre.</source>
        <translation>Η πλευρά που παίζει δεν χάνει αν κατέχει το κέντρο.</translation>
    </message>
    <message>
        <source>The cells of the side to move.</source>
        <translation>Τα κελιά της πλευράς που παίζει.</translation>
    </message>
    <message>
        <source>The cells of the other side.</source>
        <translation>Τα κελιά της άλλης πλευράς.</translation>
    </message>
    <message>
        <source>1 if the side to move has the centre, -1 if the other side has it, 0 if it is empty.</source>
        <translation>1 αν το κέντρο είναι της πλευράς που παίζει, -1 αν είναι της άλλης, 0 αν είναι κενό.</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>ευθείες</translation>
    </message>
    <message>
        <source>The cells of the side to move in a line.</source>
        <translation>Τα κελιά της πλευράς που παίζει σε μια ευθεία.</translation>
    </message>
    <message>
        <source>The cells of the other side in a line.</source>
        <translation>Τα κελιά της άλλης πλευράς σε μια ευθεία.</translation>
    </message>
    <message>
        <source>All positions that can arise</source>
        <translation>Όλες οι θέσεις που μπορούν να προκύψουν</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s) that can arise.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση που μπορεί να προκύψει.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις που μπορούν να προκύψουν.</numerusform>
        </translation>
    </message>
    <message>
        <source>positions that can arise, finished ones too</source>
        <translation>θέσεις που μπορούν να προκύψουν, και οι τελειωμένες</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Κενά κελιά</translation>
    </message>
    <message>
        <source>it completes %1</source>
        <translation>συμπληρώνει %1</translation>
    </message>
    <message>
        <source>it blocks %1</source>
        <translation>εμποδίζει %1</translation>
    </message>
    <message>
        <source>no pair to complete, so a random free cell</source>
        <translation>δεν υπάρχει δυάδα για συμπλήρωση, άρα ένα τυχαίο ελεύθερο κελί</translation>
    </message>
    <message>
        <source>no pair to complete or to block, so a random free cell</source>
        <translation>δεν υπάρχει δυάδα για συμπλήρωση ή εμπόδιο, άρα ένα τυχαίο ελεύθερο κελί</translation>
    </message>
    <message>
        <source>the win is forced</source>
        <translation>η νίκη είναι σίγουρη</translation>
    </message>
    <message>
        <source>the draw is held</source>
        <translation>η ισοπαλία κρατιέται</translation>
    </message>
    <message>
        <source>every move loses, this one latest</source>
        <translation>κάθε κίνηση χάνει, αυτή πιο αργά</translation>
    </message>
    <message>
        <source>it threatens %1 and %2 at once</source>
        <translation>απειλεί %1 και %2 μαζί</translation>
    </message>
    <message>
        <source>it blocks %1; %2</source>
        <translation>εμποδίζει %1· %2</translation>
    </message>
    <message>
        <source>it threatens %1; %2</source>
        <translation>απειλεί %1· %2</translation>
    </message>
    <message>
        <source>it takes the centre; %1</source>
        <translation>παίρνει το κέντρο· %1</translation>
    </message>
    <message>
        <source>it takes a corner; %1</source>
        <translation>παίρνει μια γωνία· %1</translation>
    </message>
    <message>
        <source>it takes an edge; %1</source>
        <translation>παίρνει μια άκρη· %1</translation>
    </message>
    <message>
        <source>Golden pairs</source>
        <translation>Χρυσές δυάδες</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Αμυντικός</translation>
    </message>
    <message>
        <source>completes two in a line, but blocks nothing</source>
        <translation>συμπληρώνει δυάδες, αλλά δεν εμποδίζει τίποτα</translation>
    </message>
    <message>
        <source>completes two in a line, and blocks yours</source>
        <translation>συμπληρώνει δυάδες και εμποδίζει τις δικές σας</translation>
    </message>
    <message>
        <source>knows every position, but slips one move in five</source>
        <translation>γνωρίζει κάθε θέση, αλλά αστοχεί σε μία κίνηση στις πέντε</translation>
    </message>
    <message>
        <source>never loses a game that it can hold</source>
        <translation>δεν χάνει ποτέ παρτίδα που μπορεί να κρατήσει</translation>
    </message>
    <message>
        <source>There are %1 X and %2 O, and %3 is to move; X begins, and each side fills one cell a turn.</source>
        <translation>Υπάρχουν %1 X και %2 O, και παίζει ο %3· αρχίζει ο X, και κάθε πλευρά γεμίζει ένα κελί ανά κίνηση.</translation>
    </message>
    <message>
        <source>%1 is to move, yet has a line already (%2).</source>
        <translation>Παίζει ο %1, αλλά έχει ήδη τριάδα (%2).</translation>
    </message>
    <message>
        <source>%1 has three in a line.</source>
        <translation>Έχει τριάδα: %1.</translation>
    </message>
    <message>
        <source>The board is full and nobody has three in a line.</source>
        <translation>Το ταμπλό γέμισε και κανείς δεν έχει τριάδα.</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Τρίλιζα</translation>
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
        <translation>Τρία στη σειρά, και γιατί κανείς δεν χρειάζεται να χάσει.</translation>
    </message>
    <message>
        <source>Who first has three in a line wins.</source>
        <translation>Κερδίζει όποιος κάνει πρώτος τριάδα.</translation>
    </message>
    <message>
        <source>Nobody can force an end here.</source>
        <translation>Κανείς δεν μπορεί να επιβάλει τέλος εδώ.</translation>
    </message>
    <message>
        <source>The moves that win here: %1.</source>
        <translation>Οι κινήσεις που κερδίζουν εδώ: %1.</translation>
    </message>
    <message>
        <source>Most rows</source>
        <translation>Γραμμές, το πολύ</translation>
    </message>
    <message>
        <source>The nim-sum decides</source>
        <translation>Κρίνει το άθροισμα Nim</translation>
    </message>
    <message>
        <source>The side to move loses if the nim-sum of the gaps is 0 and wins otherwise; no position is a draw, although towers may retreat.</source>
        <translation>Η πλευρά που παίζει χάνει αν το άθροισμα Nim των αποστάσεων είναι 0 και αλλιώς κερδίζει· καμία θέση δεν είναι ισόπαλη, αν και οι πύργοι μπορούν να υποχωρούν.</translation>
    </message>
    <message>
        <source>The winning moves</source>
        <translation>Οι νικηφόρες κινήσεις</translation>
    </message>
    <message>
        <source>A move wins exactly if it leaves nim-sum 0, be it an advance or a retreat.</source>
        <translation>Μια κίνηση κερδίζει αν και μόνο αν αφήνει άθροισμα Nim 0, είτε είναι προέλαση είτε υποχώρηση.</translation>
    </message>
    <message>
        <source>Advances are enough</source>
        <translation>Αρκούν οι προελάσεις</translation>
    </message>
    <message>
        <source>In every won position some advance wins.</source>
        <translation>Σε κάθε θέση νίκης κερδίζει κάποια προέλαση.</translation>
    </message>
    <message>
        <source>Retreats are useless</source>
        <translation>Οι υποχωρήσεις είναι άχρηστες</translation>
    </message>
    <message>
        <source>No retreat ever wins.</source>
        <translation>Καμία υποχώρηση δεν κερδίζει ποτέ.</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Όποια πλευρά κι αν παίζει</translation>
    </message>
    <message>
        <source>Although each side has towers of its own, a position is as good for Green to move as for Red.</source>
        <translation>Αν και κάθε πλευρά έχει δικούς της πύργους, μια θέση είναι το ίδιο καλή είτε παίζει ο Πράσινος είτε ο Κόκκινος.</translation>
    </message>
    <message>
        <source>The rows of the board.</source>
        <translation>Οι γραμμές του ταμπλό.</translation>
    </message>
    <message>
        <source>The columns of the board.</source>
        <translation>Οι στήλες του ταμπλό.</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>στήλες</translation>
    </message>
    <message>
        <source>The free cells between the towers of a column.</source>
        <translation>Τα ελεύθερα κελιά ανάμεσα στους πύργους μιας στήλης.</translation>
    </message>
    <message>
        <source>The free cells behind the tower of the side to move, for a retreat.</source>
        <translation>Τα ελεύθερα κελιά πίσω από τον πύργο της πλευράς που παίζει, για υποχώρηση.</translation>
    </message>
    <message>
        <source>The free cells behind the other tower.</source>
        <translation>Τα ελεύθερα κελιά πίσω από τον άλλο πύργο.</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Όλες οι θέσεις</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s): rows up to %1, columns up to %2.</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση: γραμμές έως %1, στήλες έως %2.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις: γραμμές έως %1, στήλες έως %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gap(s) %1: nim-sum 0, so every move loses against best play.</source>
        <translation>
            <numerusform>Απόσταση %1: άθροισμα Nim 0, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
            <numerusform>Αποστάσεις %1: άθροισμα Nim 0, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gap(s) %1: nim-sum %2, so %3 wins: %4 to %5 in column %6 brings it to 0.</source>
        <translation>
            <numerusform>Απόσταση %1: άθροισμα Nim %2, άρα κερδίζει ο %3: από %4 σε %5 στη στήλη %6 γίνεται 0.</numerusform>
            <numerusform>Αποστάσεις %1: άθροισμα Nim %2, άρα κερδίζει ο %3: από %4 σε %5 στη στήλη %6 γίνεται 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>%4 to %5 in column %6 brings the nim-sum to 0.</source>
        <translation>Από %4 σε %5 στη στήλη %6, το άθροισμα Nim γίνεται 0.</translation>
    </message>
    <message>
        <source>%4 to %5 in column %6 leaves nim-sum %2, which %3 can bring to 0.</source>
        <translation>Από %4 σε %5 στη στήλη %6 μένει άθροισμα Nim %2, που ο %3 μπορεί να το κάνει 0.</translation>
    </message>
    <message numerus="yes">
        <source>All winning moves are in column(s) %1.</source>
        <translation>
            <numerusform>Όλες οι νικηφόρες κινήσεις είναι στη στήλη %1.</numerusform>
            <numerusform>Όλες οι νικηφόρες κινήσεις είναι στις στήλες %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Στήλη %1</translation>
    </message>
    <message>
        <source>gap %1</source>
        <translation>απόσταση %1</translation>
    </message>
    <message>
        <source>It can retreat no further.</source>
        <translation>Δεν μπορεί να υποχωρήσει άλλο.</translation>
    </message>
    <message numerus="yes">
        <source>It could retreat %n more cell(s).</source>
        <translation>
            <numerusform>Θα μπορούσε να υποχωρήσει %n κελί ακόμη.</numerusform>
            <numerusform>Θα μπορούσε να υποχωρήσει %n κελιά ακόμη.</numerusform>
        </translation>
    </message>
    <message>
        <source>positions with one green and one red tower in each column</source>
        <translation>θέσεις με έναν πράσινο και έναν κόκκινο πύργο σε κάθε στήλη</translation>
    </message>
    <message>
        <source>Your own tower stands there. Click a free cell of its column, or drag the tower there.</source>
        <translation>Εκεί στέκεται ο δικός σας πύργος. Κάντε κλικ σε ελεύθερο κελί της στήλης του, ή σύρετε εκεί τον πύργο.</translation>
    </message>
    <message>
        <source>The other tower stands there.</source>
        <translation>Εκεί στέκεται ο άλλος πύργος.</translation>
    </message>
    <message>
        <source>The other tower is in the way.</source>
        <translation>Ο άλλος πύργος είναι στη μέση.</translation>
    </message>
    <message>
        <source>a random move, as none wins: the gaps %1 have nim-sum 0</source>
        <translation>μια τυχαία κίνηση, αφού καμία δεν κερδίζει: οι αποστάσεις %1 έχουν άθροισμα Nim 0</translation>
    </message>
    <message>
        <source>it follows the retreat in column %1: the gap is %2 again, the nim-sum 0</source>
        <translation>ακολουθεί την υποχώρηση στη στήλη %1: η απόσταση είναι πάλι %2, το άθροισμα Nim 0</translation>
    </message>
    <message>
        <source>it narrows the gap in column %1 from %2 to %3; nim-sum 0 instead of %4</source>
        <translation>μικραίνει την απόσταση στη στήλη %1 από %2 σε %3· άθροισμα Nim 0 αντί για %4</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Άθροισμα Nim</translation>
    </message>
    <message>
        <source>Column %1 has no green tower (G).</source>
        <translation>Η στήλη %1 δεν έχει πράσινο πύργο (G).</translation>
    </message>
    <message>
        <source>Column %1 has no red tower (R).</source>
        <translation>Η στήλη %1 δεν έχει κόκκινο πύργο (R).</translation>
    </message>
    <message>
        <source>Column %1 has more than one green tower (G): %2.</source>
        <translation>Η στήλη %1 έχει πάνω από έναν πράσινο πύργο (G): %2.</translation>
    </message>
    <message>
        <source>Column %1 has more than one red tower (R): %2.</source>
        <translation>Η στήλη %1 έχει πάνω από έναν κόκκινο πύργο (R): %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>Δεν έχει κίνηση: %1.</translation>
    </message>
    <message>
        <source>Towers and chessboard</source>
        <translation>Πύργοι και Σκακιέρα</translation>
    </message>
    <message>
        <source>Push your rival to the wall. Nim in disguise.</source>
        <translation>Στριμώξτε τον αντίπαλο στον τοίχο. Nim μεταμφιεσμένο.</translation>
    </message>
    <message>
        <source>Click each column twice: for the green tower, then for the red. A click on a tower takes it back.</source>
        <translation>Κάντε δύο κλικ σε κάθε στήλη: για τον πράσινο πύργο, έπειτα για τον κόκκινο. Κλικ σε πύργο τον παίρνει πίσω.</translation>
    </message>
    <message>
        <source>Who cannot move loses.</source>
        <translation>Χάνει όποιος δεν έχει κίνηση.</translation>
    </message>
    <message>
        <source>The lost cells</source>
        <translation>Τα κελιά ήττας</translation>
    </message>
    <message>
        <source>With rows and columns counted from 0 at the top left, a cell is lost exactly if the lesser of the two is 0, 3, 6, …, or if both are the same and 1, 4, 7, …</source>
        <translation>Με γραμμές και στήλες μετρημένες από το 0 πάνω αριστερά, ένα κελί είναι ήττα αν και μόνο αν ο μικρότερος από τους δύο αριθμούς είναι 0, 3, 6, …, ή αν είναι ίσοι και 1, 4, 7, …</translation>
    </message>
    <message>
        <source>The lost cells, by the edge</source>
        <translation>Τα κελιά ήττας, από την άκρη</translation>
    </message>
    <message>
        <source>With rows and columns counted from 0 at the top left, a cell is lost exactly if the lesser of the two is 0, 3, 6, …</source>
        <translation>Με γραμμές και στήλες μετρημένες από το 0 πάνω αριστερά, ένα κελί είναι ήττα αν και μόνο αν ο μικρότερος από τους δύο αριθμούς είναι 0, 3, 6, …</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Ο πίνακας</translation>
    </message>
    <message>
        <source>Let m be the lesser of row and column, counted from 0, modulo 3. The cell&apos;s nimber is m - 1 if row and column differ by less than m, and m otherwise.</source>
        <translation>Έστω m ο μικρότερος από γραμμή και στήλη, μετρημένες από το 0, modulo 3. Ο αριθμός Grundy του κελιού είναι m - 1 αν γραμμή και στήλη διαφέρουν λιγότερο από m, και m αλλιώς.</translation>
    </message>
    <message>
        <source>The period</source>
        <translation>Η περίοδος</translation>
    </message>
    <message>
        <source>The nimbers repeat along the diagonal: g(r+3, c+3) = g(r, c).</source>
        <translation>Οι αριθμοί Grundy επαναλαμβάνονται κατά τη διαγώνιο: g(r+3, c+3) = g(r, c).</translation>
    </message>
    <message>
        <source>The row of the horse, from 0 at the top.</source>
        <translation>Η γραμμή του ίππου, από το 0 πάνω.</translation>
    </message>
    <message>
        <source>The column of the horse, from 0 on the left.</source>
        <translation>Η στήλη του ίππου, από το 0 αριστερά.</translation>
    </message>
    <message>
        <source>All cells</source>
        <translation>Όλα τα κελιά</translation>
    </message>
    <message>
        <source>Horse on %1</source>
        <translation>Ίππος στο %1</translation>
    </message>
    <message numerus="yes">
        <source>From %1 the horse can go to the cell(s) worth %2: 0 is missing, so every move loses against best play.</source>
        <translation>
            <numerusform>Από το %1 ο ίππος μπορεί να πάει σε κελί αξίας %2: το 0 λείπει, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
            <numerusform>Από το %1 ο ίππος μπορεί να πάει σε κελιά αξίας %2: το 0 λείπει, άρα κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 the horse can go to the cell(s) worth %2: the first missing number is %3, so %4 wins, by going to %5, which is worth 0.</source>
        <translation>
            <numerusform>Από το %1 ο ίππος μπορεί να πάει σε κελί αξίας %2: ο πρώτος αριθμός που λείπει είναι %3, άρα κερδίζει ο %4, πηγαίνοντας στο %5, που αξίζει 0.</numerusform>
            <numerusform>Από το %1 ο ίππος μπορεί να πάει σε κελιά αξίας %2: ο πρώτος αριθμός που λείπει είναι %3, άρα κερδίζει ο %4, πηγαίνοντας στο %5, που αξίζει 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 there is no move left: %2 wins.</source>
        <translation>Από το %1 δεν μένει κίνηση: κερδίζει ο %2.</translation>
    </message>
    <message>
        <source>%1 is worth 0: whatever %2 does, %3 can go to a 0 again.</source>
        <translation>Το %1 αξίζει 0: ό,τι κι αν κάνει ο %2, ο %3 μπορεί να πάει πάλι σε 0.</translation>
    </message>
    <message>
        <source>%1 is worth %2, so %3 can go on to a cell worth 0.</source>
        <translation>Το %1 αξίζει %2, άρα ο %3 μπορεί να πάει σε κελί αξίας 0.</translation>
    </message>
    <message>
        <source>Each cell bears what the horse would be worth there. Point at one to see why.</source>
        <translation>Κάθε κελί γράφει πόσο θα άξιζε ο ίππος εκεί. Δείξτε ένα για να δείτε γιατί.</translation>
    </message>
    <message>
        <source>From %1 no step is left: worth 0, and lost.</source>
        <translation>Από το %1 δεν μένει κίνηση: αξίζει 0 και είναι ήττα.</translation>
    </message>
    <message>
        <source>From %1 the horse can go to %2 worth %3. The first missing number is %4, so %1 is worth %4.</source>
        <translation>Από το %1 ο ίππος μπορεί να πάει στο %2, αξίας %3. Ο πρώτος αριθμός που λείπει είναι %4, άρα το %1 αξίζει %4.</translation>
    </message>
    <message>
        <source>From %1 the horse can go to %2 worth %3 and %4 worth %5. The first missing number is %6, so %1 is worth %6.</source>
        <translation>Από το %1 ο ίππος μπορεί να πάει στο %2, αξίας %3, και στο %4, αξίας %5. Ο πρώτος αριθμός που λείπει είναι %6, άρα το %1 αξίζει %6.</translation>
    </message>
    <message>
        <source>The horse stands there already.</source>
        <translation>Ο ίππος είναι ήδη εκεί.</translation>
    </message>
    <message>
        <source>The horse cannot jump there.</source>
        <translation>Ο ίππος δεν μπορεί να πηδήξει εκεί.</translation>
    </message>
    <message>
        <source>it leaves a losing cell; the cells it can reach are worth %1, so the first missing number is %2</source>
        <translation>αφήνει κελί ήττας· τα κελιά όπου φτάνει αξίζουν %1, άρα ο πρώτος αριθμός που λείπει είναι %2</translation>
    </message>
    <message>
        <source>a random move, as none leaves a losing cell; the cells it can reach are worth %1, so the first missing number is 0</source>
        <translation>μια τυχαία κίνηση, αφού καμία δεν αφήνει κελί ήττας· τα κελιά όπου φτάνει αξίζουν %1, άρα ο πρώτος αριθμός που λείπει είναι 0</translation>
    </message>
    <message>
        <source>Grundy</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>knows which cells win, but moves at random half the time</source>
        <translation>γνωρίζει ποια κελιά κερδίζουν, αλλά τις μισές φορές παίζει στην τύχη</translation>
    </message>
    <message>
        <source>knows which cells win, but slips one move in five</source>
        <translation>γνωρίζει ποια κελιά κερδίζουν, αλλά αστοχεί σε μία κίνηση στις πέντε</translation>
    </message>
    <message>
        <source>There is no horse (H) on the board.</source>
        <translation>Δεν υπάρχει ίππος (H) στο ταμπλό.</translation>
    </message>
    <message>
        <source>There is more than one horse (H): on %1.</source>
        <translation>Υπάρχουν περισσότεροι από ένας ίπποι (H): στα %1.</translation>
    </message>
    <message>
        <source>%1 cannot move: from %2 every step leaves the board.</source>
        <translation>Δεν έχει κίνηση: %1. Από το %2 κάθε βήμα βγαίνει από το ταμπλό.</translation>
    </message>
    <message>
        <source>On this board nothing repeats along the diagonal.</source>
        <translation>Σε αυτό το ταμπλό τίποτα δεν επαναλαμβάνεται κατά τη διαγώνιο.</translation>
    </message>
    <message numerus="yes">
        <source>g(r+%1, c+%1) = g(r, c) holds for all %n pair(s) of cells, and no shorter period does.</source>
        <translation>
            <numerusform>Η g(r+%1, c+%1) = g(r, c) ισχύει για %n ζεύγος κελιών, και καμία μικρότερη περίοδος δεν ισχύει.</numerusform>
            <numerusform>Η g(r+%1, c+%1) = g(r, c) ισχύει και για τα %n ζεύγη κελιών, και καμία μικρότερη περίοδος δεν ισχύει.</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>γραμμή</translation>
    </message>
    <message>
        <source>The Trojan horse in each cell</source>
        <translation>Ίππος σε κάθε κελί</translation>
    </message>
    <message>
        <source>cells where the horse can stand</source>
        <translation>κελιά όπου μπορεί να σταθεί ο ίππος</translation>
    </message>
    <message>
        <source>Trojan horse</source>
        <translation>Δούρειος Ίππος</translation>
    </message>
    <message>
        <source>One horse, two ways. Leave it no way out.</source>
        <translation>Ένας ίππος, δύο δρόμοι. Μην του αφήσετε διέξοδο.</translation>
    </message>
    <message>
        <source>Click the cell where the horse begins.</source>
        <translation>Κάντε κλικ στο κελί όπου αρχίζει ο ίππος.</translation>
    </message>
    <message>
        <source>Who cannot move the horse loses.</source>
        <translation>Χάνει όποιος δεν μπορεί να κινήσει τον ίππο.</translation>
    </message>
    <message>
        <source>The game %1 has no census: it has too many positions to solve. These games have one: %3.</source>
        <translation>Το παιχνίδι %1 δεν έχει απογραφή: έχει πάρα πολλές θέσεις για να λυθούν. Απογραφή έχουν αυτά τα παιχνίδια: %3.</translation>
    </message>
    <message>
        <source>No verdict. The test ended at %1.</source>
        <translation>Χωρίς ετυμηγορία. Ο έλεγχος σταμάτησε στη θέση %1.</translation>
    </message>
    <message>
        <source>False. The smallest counterexample is %1.</source>
        <translation>Ψευδής. Το μικρότερο αντιπαράδειγμα είναι %1.</translation>
    </message>
    <message>
        <source>There is no such position in this class.</source>
        <translation>Δεν υπάρχει τέτοια θέση σε αυτή την κλάση.</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln position(s).</source>
        <translation>
            <numerusform>Ισχύει για τη %Ln θέση.</numerusform>
            <numerusform>Ισχύει για όλες τις %Ln θέσεις.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has held in %Ln position(s) so far.</source>
        <translation>
            <numerusform>Ίσχυσε ως τώρα σε %Ln θέση.</numerusform>
            <numerusform>Ίσχυσε ως τώρα σε %Ln θέσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>Positions to which the premise applied: %L1 of %L2.</source>
        <translation>Θέσεις όπου ίσχυε η υπόθεση: %L1 από %L2.</translation>
    </message>
    <message>
        <source>The conclusion holds without the premise.</source>
        <translation>Το συμπέρασμα ισχύει και χωρίς την υπόθεση.</translation>
    </message>
    <message>
        <source>There is no claim &quot;%1&quot;; there are: %2.</source>
        <translation>Δεν υπάρχει ισχυρισμός «%1»· υπάρχουν: %2.</translation>
    </message>
    <message>
        <source>The game %1 cannot be searched to a depth.</source>
        <translation>Στο παιχνίδι %1 δεν γίνεται αναζήτηση ως ένα βάθος.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Η παρτίδα τελείωσε σε αυτή τη θέση.</translation>
    </message>
    <message>
        <source>This position is not solved, so nobody can say what a move gives away: %1</source>
        <translation>Αυτή η θέση δεν λύθηκε, οπότε κανείς δεν μπορεί να πει τι χαρίζει μια κίνηση: %1</translation>
    </message>
    <message>
        <source>%1 is to move: won, drawn or lost? If it is not lost, by which moves?</source>
        <translation>Παίζει: %1. Νίκη, ισοπαλία ή ήττα; Αν δεν είναι ήττα, με ποιες κινήσεις;</translation>
    </message>
    <message>
        <source>%1 is to move: won or lost? If it is won, by which moves?</source>
        <translation>Παίζει: %1. Νίκη ή ήττα; Αν είναι νίκη, με ποιες κινήσεις;</translation>
    </message>
    <message>
        <source>%1 is to move: won, drawn or lost?</source>
        <translation>Παίζει: %1. Νίκη, ισοπαλία ή ήττα;</translation>
    </message>
    <message>
        <source>%1 is to move: won or lost?</source>
        <translation>Παίζει: %1. Νίκη ή ήττα;</translation>
    </message>
    <message>
        <source>%1 is to move and wins. By which moves?</source>
        <translation>Παίζει και κερδίζει: %1. Με ποιες κινήσεις;</translation>
    </message>
    <message>
        <source>%1 is to move and holds the draw. By which moves?</source>
        <translation>Παίζει και κρατά την ισοπαλία: %1. Με ποιες κινήσεις;</translation>
    </message>
    <message>
        <source>Won by %1.</source>
        <translation>Νίκη με %1.</translation>
    </message>
    <message>
        <source>Drawn by %1.</source>
        <translation>Ισοπαλία με %1.</translation>
    </message>
    <message>
        <source>Lost, whatever is played.</source>
        <translation>Ήττα, ό,τι κι αν παιχτεί.</translation>
    </message>
    <message>
        <source>Exercise %1 is of no game that is known here.</source>
        <translation>Η άσκηση %1 δεν είναι από παιχνίδι που είναι γνωστό εδώ.</translation>
    </message>
    <message>
        <source>Exercise %1 is no legal position of the game %2.</source>
        <translation>Η άσκηση %1 δεν είναι επιτρεπτή θέση του παιχνιδιού %2.</translation>
    </message>
    <message>
        <source>Exercise %1 is a finished game.</source>
        <translation>Η άσκηση %1 είναι τελειωμένη παρτίδα.</translation>
    </message>
    <message>
        <source>Exercise %1 cannot be solved exactly.</source>
        <translation>Η άσκηση %1 δεν λύνεται ακριβώς.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n independent part(s). What is each worth?</source>
        <translation>
            <numerusform>Υπάρχει %n ανεξάρτητο μέρος. Πόσο αξίζει;</numerusform>
            <numerusform>Υπάρχουν %n ανεξάρτητα μέρη. Πόσο αξίζει το καθένα;</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1 first: what comes after it?</source>
        <translation>Δείτε πρώτα την %1: τι έρχεται έπειτα;</translation>
    </message>
    <message>
        <source>The parts have the nimbers %1.</source>
        <translation>Τα μέρη έχουν αριθμούς Grundy %1.</translation>
    </message>
    <message>
        <source>The moves lead to the nimbers %1.</source>
        <translation>Οι κινήσεις οδηγούν στους αριθμούς Grundy %1.</translation>
    </message>
    <message>
        <source>With best play of both sides: %1.</source>
        <translation>Με βέλτιστο παιχνίδι των δύο πλευρών: %1.</translation>
    </message>
    <message>
        <source>With these settings no position was found that is worth an exercise.</source>
        <translation>Με αυτές τις ρυθμίσεις δεν βρέθηκε θέση που να αξίζει για άσκηση.</translation>
    </message>
    <message>
        <source>In your games no move is proven to have given a win or a draw away, and only such moves make exercises.</source>
        <translation>Στις παρτίδες σας καμία κίνηση δεν είναι αποδεδειγμένο ότι χάρισε νίκη ή ισοπαλία, και μόνο από τέτοιες γίνονται ασκήσεις.</translation>
    </message>
    <message>
        <source>This position cannot be solved exactly.</source>
        <translation>Αυτή η θέση δεν λύνεται ακριβώς.</translation>
    </message>
    <message>
        <source>The game %1 cannot be laid under the microscope.</source>
        <translation>Το παιχνίδι %1 δεν μπαίνει στο μικροσκόπιο.</translation>
    </message>
    <message>
        <source>It is not known what this position is worth.</source>
        <translation>Δεν είναι γνωστό πόσο αξίζει αυτή η θέση.</translation>
    </message>
    <message>
        <source>A claim of one&apos;s own</source>
        <translation>Ένας δικός σας ισχυρισμός</translation>
    </message>
    <message>
        <source>There is no class &quot;%1&quot;; there are: %2.</source>
        <translation>Δεν υπάρχει κλάση «%1»· υπάρχουν: %2.</translation>
    </message>
    <message>
        <source>Column %1: the tree has no node. A tree is typed as &quot;%2&quot;.</source>
        <translation>Στήλη %1: το δέντρο δεν έχει κόμβο. Ένα δέντρο γράφεται ως «%2».</translation>
    </message>
    <message>
        <source>Column %1: a value is from -%2 to %2.</source>
        <translation>Στήλη %1: μια αξία είναι από -%2 έως %2.</translation>
    </message>
    <message>
        <source>Column %1: too many nodes. At most: %2.</source>
        <translation>Στήλη %1: πάρα πολλοί κόμβοι. Το πολύ: %2.</translation>
    </message>
    <message>
        <source>Column %1: a number or &quot;(&quot; belongs here, not &quot;%2&quot;.</source>
        <translation>Στήλη %1: εδώ χρειάζεται αριθμός ή «(», όχι «%2».</translation>
    </message>
    <message>
        <source>Column %1: after an estimate and &quot;:&quot; a &quot;(&quot; belongs.</source>
        <translation>Στήλη %1: μετά από εκτίμηση και «:» χρειάζεται «(».</translation>
    </message>
    <message>
        <source>Column %1: too deep, in plies. At most: %2.</source>
        <translation>Στήλη %1: πολύ βαθιά, σε ημικινήσεις. Το πολύ: %2.</translation>
    </message>
    <message>
        <source>Column %1: a node has children.</source>
        <translation>Στήλη %1: ένας κόμβος έχει παιδιά.</translation>
    </message>
    <message>
        <source>Column %1: a &quot;)&quot; is missing.</source>
        <translation>Στήλη %1: λείπει μια «)».</translation>
    </message>
    <message>
        <source>Column %1: this &quot;)&quot; closes nothing.</source>
        <translation>Στήλη %1: αυτή η «)» δεν κλείνει τίποτα.</translation>
    </message>
    <message>
        <source>There is no table &quot;%1&quot;; there are: %2.</source>
        <translation>Δεν υπάρχει πίνακας «%1»· υπάρχουν: %2.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is soon made; none of its work is kept in a folder.</source>
        <translation>Ο πίνακας «%1» γίνεται γρήγορα· τίποτα από αυτόν δεν φυλάσσεται σε φάκελο.</translation>
    </message>
    <message>
        <source>the end of its input: it has ended</source>
        <translation>το τέλος της εισόδου του: τελείωσε</translation>
    </message>
    <message>
        <source>the end of its input: it goes on, and was killed</source>
        <translation>το τέλος της εισόδου του: συνεχίζει, και διακόπηκε βίαια</translation>
    </message>
    <message>
        <source>a whole game; the other player: %1</source>
        <translation>μια ολόκληρη παρτίδα· ο άλλος παίκτης: %1</translation>
    </message>
    <message>
        <source>a start</source>
        <translation>μια αρχική θέση</translation>
    </message>
    <message>
        <source>a position drawn at random</source>
        <translation>μια τυχαία θέση</translation>
    </message>
    <message>
        <source>a forced pass</source>
        <translation>ένα υποχρεωτικό πάσο</translation>
    </message>
    <message>
        <source>a position that a move ends</source>
        <translation>μια θέση που την τελειώνει μία κίνηση</translation>
    </message>
    <message>
        <source>the first position again</source>
        <translation>η πρώτη θέση ξανά</translation>
    </message>
    <message>
        <source>a clock with one second left</source>
        <translation>ένα ρολόι στο οποίο απομένει ένα δευτερόλεπτο</translation>
    </message>
    <message numerus="yes">
        <source>With these settings there are too few positions of one kind for %n variant(s).</source>
        <translation>
            <numerusform>Με αυτές τις ρυθμίσεις οι θέσεις ενός είδους είναι πολύ λίγες για %n παραλλαγή.</numerusform>
            <numerusform>Με αυτές τις ρυθμίσεις οι θέσεις ενός είδους είναι πολύ λίγες για %n παραλλαγές.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exercises in each of %n variant(s): %1, not %2. With these settings there are too few positions of one kind.</source>
        <translation>
            <numerusform>Ασκήσεις σε %n παραλλαγή: %1, όχι %2. Με αυτές τις ρυθμίσεις οι θέσεις ενός είδους είναι πολύ λίγες.</numerusform>
            <numerusform>Ασκήσεις σε καθεμία από %n παραλλαγές: %1, όχι %2. Με αυτές τις ρυθμίσεις οι θέσεις ενός είδους είναι πολύ λίγες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: the number does not fit into 64 bits.</source>
        <translation>Στήλη %1: ο αριθμός δεν χωρά σε 64 bit.</translation>
    </message>
    <message>
        <source>Column %1: mod needs a number above 0.</source>
        <translation>Στήλη %1: το mod χρειάζεται αριθμό πάνω από 0.</translation>
    </message>
    <message>
        <source>Column %1: this part was not there before the move.</source>
        <translation>Στήλη %1: αυτό το μέρος δεν υπήρχε πριν από την κίνηση.</translation>
    </message>
    <message>
        <source>Column %1: there is no part, so no least and no greatest.</source>
        <translation>Στήλη %1: δεν υπάρχει μέρος, άρα ούτε ελάχιστο ούτε μέγιστο.</translation>
    </message>
    <message>
        <source>Column %1: claims in this game have no word &quot;%2&quot;.</source>
        <translation>Στήλη %1: οι ισχυρισμοί σε αυτό το παιχνίδι δεν έχουν λέξη «%2».</translation>
    </message>
    <message>
        <source>Column %1: there is no word &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: δεν υπάρχει λέξη «%2»· η πιο κοντινή είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: one &quot;=&quot; compares nothing; write &quot;==&quot;.</source>
        <translation>Στήλη %1: ένα «=» δεν συγκρίνει τίποτα· γράψτε «==».</translation>
    </message>
    <message>
        <source>Column %1: write &quot;%2&quot;, not &quot;%3&quot;.</source>
        <translation>Στήλη %1: γράψτε «%2», όχι «%3».</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; means nothing.</source>
        <translation>Στήλη %1: το «%2» δεν σημαίνει τίποτα.</translation>
    </message>
    <message>
        <source>Column %1: a word, a number or a bracket is missing.</source>
        <translation>Στήλη %1: λείπει μια λέξη, ένας αριθμός ή μια παρένθεση.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is said of each part (%3), in sum(…), max(…), min(…), xor(…), count(…), some part (…) or every part (…).</source>
        <translation>Στήλη %1: το «%2» λέγεται για κάθε μέρος (%3), μέσα σε sum(…), max(…), min(…), xor(…), count(…), some part (…) ή every part (…).</translation>
    </message>
    <message>
        <source>Column %1: a word, a number or a bracket belongs here, not &quot;%2&quot;.</source>
        <translation>Στήλη %1: εδώ χρειάζεται λέξη, αριθμός ή παρένθεση, όχι «%2».</translation>
    </message>
    <message>
        <source>Column %1: after &quot;is&quot; comes &quot;even&quot; or &quot;odd&quot;.</source>
        <translation>Στήλη %1: μετά το «is» έρχεται «even» ή «odd».</translation>
    </message>
    <message>
        <source>Column %1: after &quot;is&quot; comes &quot;even&quot; or &quot;odd&quot;, not &quot;%2&quot;.</source>
        <translation>Στήλη %1: μετά το «is» έρχεται «even» ή «odd», όχι «%2».</translation>
    </message>
    <message>
        <source>Column %1: &quot;if&quot; begins a claim, before &quot;then&quot;. What is true both ways is joined by &quot;iff&quot;.</source>
        <translation>Στήλη %1: με το «if» αρχίζει ένας ισχυρισμός, πριν από το «then». Ό,τι ισχύει και προς τις δύο κατευθύνσεις ενώνεται με «iff».</translation>
    </message>
    <message>
        <source>Column %1: the claim could end here; &quot;%2&quot; does not fit.</source>
        <translation>Στήλη %1: ο ισχυρισμός θα μπορούσε να τελειώνει εδώ· το «%2» δεν ταιριάζει.</translation>
    </message>
    <message>
        <source>Where the first is true, the second is claimed.</source>
        <translation>Όπου το πρώτο είναι αληθές, ο ισχυρισμός λέει το δεύτερο.</translation>
    </message>
    <message>
        <source>What is claimed where the premise applies.</source>
        <translation>Ό,τι λέει ο ισχυρισμός όπου ισχύει η υπόθεση.</translation>
    </message>
    <message>
        <source>Both are true, or both are false.</source>
        <translation>Και τα δύο είναι αληθή, ή και τα δύο ψευδή.</translation>
    </message>
    <message>
        <source>The same as &quot;exactly if&quot;.</source>
        <translation>Το ίδιο με το «exactly if».</translation>
    </message>
    <message>
        <source>Where the first is true, so is the second.</source>
        <translation>Όπου το πρώτο είναι αληθές, είναι και το δεύτερο.</translation>
    </message>
    <message>
        <source>One of the two is true, or both.</source>
        <translation>Ένα από τα δύο είναι αληθές, ή και τα δύο.</translation>
    </message>
    <message>
        <source>Both are true.</source>
        <translation>Και τα δύο είναι αληθή.</translation>
    </message>
    <message>
        <source>What follows is false.</source>
        <translation>Ό,τι ακολουθεί είναι ψευδές.</translation>
    </message>
    <message>
        <source>The number can be halved.</source>
        <translation>Ο αριθμός είναι άρτιος.</translation>
    </message>
    <message>
        <source>The number cannot be halved.</source>
        <translation>Ο αριθμός είναι περιττός.</translation>
    </message>
    <message>
        <source>The nim-sum of two numbers.</source>
        <translation>Το άθροισμα Nim δύο αριθμών.</translation>
    </message>
    <message>
        <source>What is left after a division.</source>
        <translation>Το υπόλοιπο μιας διαίρεσης.</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>Ο αριθμός χωρίς το πρόσημό του.</translation>
    </message>
    <message>
        <source>The lesser of two numbers.</source>
        <translation>Ο μικρότερος από δύο αριθμούς.</translation>
    </message>
    <message>
        <source>The greater of two numbers.</source>
        <translation>Ο μεγαλύτερος από δύο αριθμούς.</translation>
    </message>
    <message>
        <source>The sum over all parts.</source>
        <translation>Το άθροισμα όλων των μερών.</translation>
    </message>
    <message>
        <source>The least of all parts.</source>
        <translation>Το ελάχιστο όλων των μερών.</translation>
    </message>
    <message>
        <source>The greatest of all parts.</source>
        <translation>Το μέγιστο όλων των μερών.</translation>
    </message>
    <message>
        <source>The nim-sum over all parts.</source>
        <translation>Το άθροισμα Nim όλων των μερών.</translation>
    </message>
    <message>
        <source>How many parts it is true of.</source>
        <translation>Για πόσα μέρη είναι αληθές.</translation>
    </message>
    <message>
        <source>It is true of a part, or of more.</source>
        <translation>Είναι αληθές για ένα μέρος τουλάχιστον.</translation>
    </message>
    <message>
        <source>It is true of each part.</source>
        <translation>Είναι αληθές για κάθε μέρος.</translation>
    </message>
    <message>
        <source>It is true after one of the moves, or after more.</source>
        <translation>Είναι αληθές μετά από μία κίνηση τουλάχιστον.</translation>
    </message>
    <message>
        <source>It is true after each of the moves.</source>
        <translation>Είναι αληθές μετά από κάθε κίνηση.</translation>
    </message>
    <message>
        <source>After how many moves it is true.</source>
        <translation>Μετά από πόσες κινήσεις είναι αληθές.</translation>
    </message>
    <message>
        <source>A word about the position before the move.</source>
        <translation>Μια λέξη για τη θέση πριν από την κίνηση.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is missing.</source>
        <translation>Στήλη %1: λείπει «%2».</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; belongs here, not &quot;%3&quot;.</source>
        <translation>Στήλη %1: εδώ χρειάζεται «%2», όχι «%3».</translation>
    </message>
    <message>
        <source>Column %1: say what is true of every position, for example &quot;%2&quot;.</source>
        <translation>Στήλη %1: πείτε τι ισχύει για κάθε θέση, για παράδειγμα «%2».</translation>
    </message>
    <message>
        <source>Column %1: of two arrows in a row one needs brackets.</source>
        <translation>Στήλη %1: από δύο βέλη στη σειρά το ένα χρειάζεται παρενθέσεις.</translation>
    </message>
    <message>
        <source>Column %1: compare two at a time, and join them by &quot;and&quot;.</source>
        <translation>Στήλη %1: συγκρίνετε δύο κάθε φορά και ενώστε τα με «and».</translation>
    </message>
    <message>
        <source>Column %1: a position of this game has no parts.</source>
        <translation>Στήλη %1: μια θέση αυτού του παιχνιδιού δεν έχει μέρη.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; of all parts cannot stand in what is said of a part.</source>
        <translation>Στήλη %1: το «%2» για όλα τα μέρη δεν μπαίνει σε ό,τι λέγεται για ένα μέρος.</translation>
    </message>
    <message>
        <source>Column %1: a move cannot stand in another move.</source>
        <translation>Στήλη %1: μια κίνηση δεν μπαίνει μέσα σε άλλη κίνηση.</translation>
    </message>
    <message>
        <source>Column %1: a move cannot stand in what is said of a part.</source>
        <translation>Στήλη %1: μια κίνηση δεν μπαίνει σε ό,τι λέγεται για ένα μέρος.</translation>
    </message>
    <message>
        <source>Column %1: &quot;before&quot; speaks of a move, in &quot;some move (…)&quot; or &quot;every move (…)&quot;.</source>
        <translation>Στήλη %1: το «before» μιλά για μια κίνηση, μέσα σε «some move (…)» ή «every move (…)».</translation>
    </message>
    <message>
        <source>Column %1: a move makes other parts here, so nobody knows which part &quot;%2&quot; was of before.</source>
        <translation>Στήλη %1: μια κίνηση φτιάχνει εδώ άλλα μέρη, οπότε κανείς δεν γνωρίζει ποιου μέρους ήταν πριν το «%2».</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is a number, but what is needed here is true or false.</source>
        <translation>Στήλη %1: το «%2» είναι αριθμός, αλλά εδώ χρειάζεται αληθές ή ψευδές.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is true or false, but a number is needed here.</source>
        <translation>Στήλη %1: το «%2» είναι αληθές ή ψευδές, αλλά εδώ χρειάζεται αριθμός.</translation>
    </message>
    <message>
        <source>Column %1: too much stands in one another here. At most: %2.</source>
        <translation>Στήλη %1: πάρα πολλά μέσα το ένα στο άλλο. Το πολύ: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a claim has at most %n character(s).</source>
        <translation>
            <numerusform>Στήλη %1: ένας ισχυρισμός έχει το πολύ %n χαρακτήρα.</numerusform>
            <numerusform>Στήλη %1: ένας ισχυρισμός έχει το πολύ %n χαρακτήρες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody finds a counterexample: the claim holds in all %Ln position(s) that were tested.</source>
        <translation>
            <numerusform>Κανείς δεν βρίσκει αντιπαράδειγμα: ο ισχυρισμός ισχύει στη %Ln θέση που ελέγχθηκε.</numerusform>
            <numerusform>Κανείς δεν βρίσκει αντιπαράδειγμα: ο ισχυρισμός ισχύει και στις %Ln θέσεις που ελέγχθηκαν.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever stands there, the claim is false at %1.</source>
        <translation>Ό,τι κι αν μπει εκεί, ο ισχυρισμός είναι ψευδής στη θέση %1.</translation>
    </message>
    <message>
        <source>No rule made of these words holds: they cannot tell %1 from %2.</source>
        <translation>Κανένας κανόνας από αυτές τις λέξεις δεν ισχύει: δεν ξεχωρίζουν τη θέση %1 από τη θέση %2.</translation>
    </message>
    <message numerus="yes">
        <source>No rule made of these words that holds applies to more than %Ln position(s).</source>
        <translation>
            <numerusform>Κανένας κανόνας από αυτές τις λέξεις που να ισχύει δεν εφαρμόζεται σε πάνω από %Ln θέση.</numerusform>
            <numerusform>Κανένας κανόνας από αυτές τις λέξεις που να ισχύει δεν εφαρμόζεται σε πάνω από %Ln θέσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this search nothing is left out.</source>
        <translation>Σε αυτή την αναζήτηση δεν αποκόπτεται τίποτα.</translation>
    </message>
    <message>
        <source>The board has no room for one part more.</source>
        <translation>Το ταμπλό δεν χωρά ένα μέρος ακόμη.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; may not stand here; these may: %3.</source>
        <translation>Στήλη %1: εδώ δεν επιτρέπεται «%2»· επιτρέπονται: %3.</translation>
    </message>
    <message>
        <source>The game %1 has no words for claims of one&apos;s own.</source>
        <translation>Το παιχνίδι %1 δεν έχει λέξεις για δικούς σας ισχυρισμούς.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no word that a claim here may be made of.</source>
        <translation>Το «%1» δεν είναι λέξη από την οποία μπορεί να γίνει ισχυρισμός εδώ.</translation>
    </message>
    <message>
        <source>&quot;%1 ... %2&quot; is no claim.</source>
        <translation>Το «%1 ... %2» δεν είναι ισχυρισμός.</translation>
    </message>
    <message>
        <source>The claim is not finished yet: &quot;%1 ... %2&quot;.</source>
        <translation>Ο ισχυρισμός δεν τελείωσε ακόμη: «%1 ... %2».</translation>
    </message>
    <message>
        <source>The first line of a lesson is &quot;%1&quot;.</source>
        <translation>Η πρώτη γραμμή ενός μαθήματος είναι «%1».</translation>
    </message>
    <message>
        <source>Two games of the file are called %1: write the whole id, as in %2.</source>
        <translation>Δύο παιχνίδια του αρχείου λέγονται %1: γράψτε ολόκληρο το id, όπως %2.</translation>
    </message>
    <message>
        <source>An id is made of small letters, digits and &quot;-&quot;, and has 40 at most.</source>
        <translation>Ένα id αποτελείται από μικρά λατινικά γράμματα, ψηφία και «-», 40 το πολύ.</translation>
    </message>
    <message>
        <source>The step needs a line &quot;%1: ...&quot;.</source>
        <translation>Το βήμα χρειάζεται μια γραμμή «%1: ...».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of these: %2.</source>
        <translation>Το «%1» δεν είναι κανένα από αυτά: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from %2 to %3.</source>
        <translation>Το «%1» δεν είναι ακέραιος από %2 έως %3.</translation>
    </message>
    <message>
        <source>The step needs lines &quot;position: ...&quot; or one line &quot;random: ...&quot;.</source>
        <translation>Το βήμα χρειάζεται γραμμές «position: ...» ή μία γραμμή «random: ...».</translation>
    </message>
    <message>
        <source>The lesson has no step.</source>
        <translation>Το μάθημα δεν έχει βήματα.</translation>
    </message>
    <message>
        <source>There is a character that is no text.</source>
        <translation>Υπάρχει ένας χαρακτήρας που δεν είναι κείμενο.</translation>
    </message>
    <message>
        <source>A line is written &quot;key: text&quot;.</source>
        <translation>Μια γραμμή γράφεται «key: text».</translation>
    </message>
    <message>
        <source>A lesson holds no answers: they are worked out by the rules.</source>
        <translation>Ένα μάθημα δεν περιέχει απαντήσεις: βγαίνουν από τους κανόνες.</translation>
    </message>
    <message numerus="yes">
        <source>A lesson has at most %n step(s).</source>
        <translation>
            <numerusform>Ένα μάθημα έχει το πολύ %n βήμα.</numerusform>
            <numerusform>Ένα μάθημα έχει το πολύ %n βήματα.</numerusform>
        </translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known here.</source>
        <translation>Το κλειδί «%1» δεν είναι γνωστό εδώ.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands there twice.</source>
        <translation>Το κλειδί «%1» υπάρχει εκεί δύο φορές.</translation>
    </message>
    <message numerus="yes">
        <source>The key &quot;%1&quot; stands there more than %n time(s).</source>
        <translation>
            <numerusform>Το κλειδί «%1» υπάρχει εκεί πάνω από %n φορά.</numerusform>
            <numerusform>Το κλειδί «%1» υπάρχει εκεί πάνω από %n φορές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first step stands a line &quot;id: ...&quot;, of small letters, digits and &quot;-&quot;, 40 at most.</source>
        <translation>Πριν από το πρώτο βήμα γράφεται μια γραμμή «id: ...», με μικρά λατινικά γράμματα, ψηφία και «-», 40 το πολύ.</translation>
    </message>
    <message numerus="yes">
        <source>Before the first step stands a line &quot;title: ...&quot;, of at most %n letter(s).</source>
        <translation>
            <numerusform>Πριν από το πρώτο βήμα γράφεται μια γραμμή «title: ...», με το πολύ %n γράμμα.</numerusform>
            <numerusform>Πριν από το πρώτο βήμα γράφεται μια γραμμή «title: ...», με το πολύ %n γράμματα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another step has this id.</source>
        <translation>Άλλο βήμα έχει αυτό το id.</translation>
    </message>
    <message numerus="yes">
        <source>The step says %n word(s); %1 are the most.</source>
        <translation>
            <numerusform>Το βήμα λέει %n λέξη· το πολύ είναι %1.</numerusform>
            <numerusform>Το βήμα λέει %n λέξεις· το πολύ είναι %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1:</source>
        <translation>Γραμμή %1:</translation>
    </message>
    <message>
        <source>Line %1, step &quot;%2&quot;:</source>
        <translation>Γραμμή %1, βήμα «%2»:</translation>
    </message>
    <message numerus="yes">
        <source>A lesson has at most %n byte(s).</source>
        <translation>
            <numerusform>Ένα μάθημα έχει το πολύ %n byte.</numerusform>
            <numerusform>Ένα μάθημα έχει το πολύ %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: it is won.</source>
        <translation>Σωστά: είναι νίκη.</translation>
    </message>
    <message>
        <source>Right: with best play it is a draw.</source>
        <translation>Σωστά: με βέλτιστο παιχνίδι είναι ισοπαλία.</translation>
    </message>
    <message>
        <source>Right: it is lost.</source>
        <translation>Σωστά: είναι ήττα.</translation>
    </message>
    <message numerus="yes">
        <source>It is won: %1 begins with %2 and wins within %n move(s) of both sides.</source>
        <translation>
            <numerusform>Είναι νίκη με πρώτη κίνηση %2, το πολύ σε %n κίνηση των δύο πλευρών. Κερδίζει: %1.</numerusform>
            <numerusform>Είναι νίκη με πρώτη κίνηση %2, το πολύ σε %n κινήσεις των δύο πλευρών. Κερδίζει: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is won: %1 wins with %2.</source>
        <translation>Είναι νίκη με την %2. Κερδίζει: %1.</translation>
    </message>
    <message>
        <source>It is a draw: %1 holds it with %2, and neither side can force a win.</source>
        <translation>Είναι ισοπαλία: την κρατά η %2 (παίζει: %1), και καμία πλευρά δεν μπορεί να επιβάλει νίκη.</translation>
    </message>
    <message>
        <source>It is lost: every move loses.</source>
        <translation>Είναι ήττα: κάθε κίνηση χάνει.</translation>
    </message>
    <message>
        <source>It is lost: every move loses. After %1, %2 answers with %3.</source>
        <translation>Είναι ήττα: κάθε κίνηση χάνει. Μετά την %1 απαντά %2 με %3.</translation>
    </message>
    <message>
        <source>%1 keeps what there is, but %2 is better.</source>
        <translation>Η %1 κρατά ό,τι υπάρχει, αλλά η %2 είναι καλύτερη.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins, but %n move(s) of both sides later than %2.</source>
        <translation>
            <numerusform>Η %1 κερδίζει, αλλά %n κίνηση των δύο πλευρών αργότερα από την %2.</numerusform>
            <numerusform>Η %1 κερδίζει, αλλά %n κινήσεις των δύο πλευρών αργότερα από την %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n move(s) of both sides sooner than %2.</source>
        <translation>
            <numerusform>Η %1 χάνει %n κίνηση των δύο πλευρών νωρίτερα από την %2.</numerusform>
            <numerusform>Η %1 χάνει %n κινήσεις των δύο πλευρών νωρίτερα από την %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 nobody can force a win any more.</source>
        <translation>Μετά την %1 κανείς δεν μπορεί πια να επιβάλει νίκη.</translation>
    </message>
    <message>
        <source>%1 loses at once.</source>
        <translation>Η %1 χάνει αμέσως.</translation>
    </message>
    <message>
        <source>%1 answers %2 with %3, and wins.</source>
        <translation>Στην %2 απαντά %1 με %3, και κερδίζει.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no legal move here.</source>
        <translation>Η «%1» δεν είναι επιτρεπτή κίνηση εδώ.</translation>
    </message>
    <message numerus="yes">
        <source>Right: %n move(s), and nothing is given away.</source>
        <translation>
            <numerusform>Σωστά: %n κίνηση, και δεν χαρίστηκε τίποτα.</numerusform>
            <numerusform>Σωστά: %n κινήσεις, και δεν χαρίστηκε τίποτα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say whether it is won, drawn or lost.</source>
        <translation>Πείτε αν είναι νίκη, ισοπαλία ή ήττα.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Σωστά.</translation>
    </message>
    <message>
        <source>Make a move.</source>
        <translation>Κάντε μια κίνηση.</translation>
    </message>
    <message>
        <source>Right so far: %1 answers with %2.</source>
        <translation>Σωστά ως τώρα: απαντά %1 με %2.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 on.</source>
        <translation>Δώστε έναν ακέραιο από 0 και πάνω.</translation>
    </message>
    <message numerus="yes">
        <source>The moves lead to the nimber(s) %1. The least number that is missing there is %2.</source>
        <translation>
            <numerusform>Οι κινήσεις οδηγούν στον αριθμό Grundy %1. Ο μικρότερος αριθμός που λείπει εκεί είναι %2.</numerusform>
            <numerusform>Οι κινήσεις οδηγούν στους αριθμούς Grundy %1. Ο μικρότερος αριθμός που λείπει εκεί είναι %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The nim-sum of %1 is %2.</source>
        <translation>Το άθροισμα Nim των %1 είναι %2.</translation>
    </message>
    <message>
        <source>Nimber %1 would need a move to %2, and there is none.</source>
        <translation>Ο αριθμός Grundy %1 θα χρειαζόταν μια κίνηση προς το %2, και δεν υπάρχει.</translation>
    </message>
    <message>
        <source>%1 leads to nimber %2, so %2 is not missing.</source>
        <translation>Η %1 οδηγεί σε αριθμό Grundy %2, οπότε το %2 δεν λείπει.</translation>
    </message>
    <message>
        <source>%1 leaves nim-sum 0.</source>
        <translation>Η %1 αφήνει άθροισμα Nim 0.</translation>
    </message>
    <message>
        <source>Every move spoils 0: after %1, %2 brings it back.</source>
        <translation>Κάθε κίνηση χαλά το 0: μετά την %1 το επαναφέρει η %2.</translation>
    </message>
    <message>
        <source>Leave what was there, and set one part more at the end.</source>
        <translation>Αφήστε ό,τι υπήρχε και βάλτε ένα μέρος ακόμη στο τέλος.</translation>
    </message>
    <message>
        <source>%1 leaves nim-sum 0, so it was not 0.</source>
        <translation>Η %1 αφήνει άθροισμα Nim 0, άρα δεν ήταν 0.</translation>
    </message>
    <message>
        <source>The side to move wins here with %1.</source>
        <translation>Η πλευρά που παίζει κερδίζει εδώ με την %1.</translation>
    </message>
    <message>
        <source>That position is too large to be judged here.</source>
        <translation>Αυτή η θέση είναι πολύ μεγάλη για να κριθεί εδώ.</translation>
    </message>
    <message>
        <source>The claim says nothing of that position: its premise does not apply.</source>
        <translation>Ο ισχυρισμός δεν λέει τίποτα για αυτή τη θέση: η υπόθεσή του δεν ισχύει.</translation>
    </message>
    <message>
        <source>There the claim is true.</source>
        <translation>Εκεί ο ισχυρισμός είναι αληθής.</translation>
    </message>
    <message>
        <source>A counterexample: the claim is false.</source>
        <translation>Αντιπαράδειγμα: ο ισχυρισμός είναι ψευδής.</translation>
    </message>
    <message numerus="yes">
        <source>A cut-off: the value %1 is at least beta, %2, so %n move(s) need not be tried.</source>
        <translation>
            <numerusform>Αποκοπή: η αξία %1 είναι τουλάχιστον β, %2, οπότε %n κίνηση δεν χρειάζεται δοκιμή.</numerusform>
            <numerusform>Αποκοπή: η αξία %1 είναι τουλάχιστον β, %2, οπότε %n κινήσεις δεν χρειάζονται δοκιμή.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search was never at that node.</source>
        <translation>Η αναζήτηση δεν έφτασε ποτέ σε αυτόν τον κόμβο.</translation>
    </message>
    <message>
        <source>That node is a leaf: it has no moves to leave out.</source>
        <translation>Αυτός ο κόμβος είναι φύλλο: δεν έχει κινήσεις για αποκοπή.</translation>
    </message>
    <message>
        <source>All moves of that node were tried.</source>
        <translation>Δοκιμάστηκαν όλες οι κινήσεις αυτού του κόμβου.</translation>
    </message>
    <message>
        <source>Look for a node that was left before all its moves were tried.</source>
        <translation>Ψάξτε έναν κόμβο που η αναζήτηση άφησε πριν δοκιμάσει όλες τις κινήσεις του.</translation>
    </message>
    <message numerus="yes">
        <source>The claim must apply to %Ln position(s) or more.</source>
        <translation>
            <numerusform>Ο ισχυρισμός πρέπει να εφαρμόζεται σε %Ln θέση ή περισσότερες.</numerusform>
            <numerusform>Ο ισχυρισμός πρέπει να εφαρμόζεται σε %Ln θέσεις ή περισσότερες.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game %1 has no nimbers.</source>
        <translation>Το παιχνίδι %1 δεν έχει αριθμούς Grundy.</translation>
    </message>
    <message>
        <source>The depth of a search of the game %1 that can be shown is 2 to %2.</source>
        <translation>Το βάθος μιας αναζήτησης που μπορεί να δειχτεί στο παιχνίδι %1 είναι 2 έως %2.</translation>
    </message>
    <message>
        <source>The position has another outcome.</source>
        <translation>Η θέση έχει άλλη έκβαση.</translation>
    </message>
    <message>
        <source>The position has too few parts.</source>
        <translation>Η θέση έχει πολύ λίγα μέρη.</translation>
    </message>
    <message>
        <source>The nimber of the position is not known.</source>
        <translation>Ο αριθμός Grundy της θέσης δεν είναι γνωστός.</translation>
    </message>
    <message>
        <source>The nim-sum is 0 already.</source>
        <translation>Το άθροισμα Nim είναι ήδη 0.</translation>
    </message>
    <message>
        <source>In the position no move is wrong.</source>
        <translation>Στη θέση καμία κίνηση δεν είναι λάθος.</translation>
    </message>
    <message>
        <source>No position was found for this step.</source>
        <translation>Δεν βρέθηκε θέση για αυτό το βήμα.</translation>
    </message>
    <message>
        <source>Column %1: a line &quot;title: …&quot; is missing.</source>
        <translation>Στήλη %1: λείπει μια γραμμή «title: …».</translation>
    </message>
    <message>
        <source>Column %1: a game has heaps or a board; heaps have no &quot;board&quot;, &quot;start&quot;, &quot;piece&quot; or &quot;goal&quot;.</source>
        <translation>Στήλη %1: ένα παιχνίδι έχει στοίβες ή ταμπλό· με στοίβες δεν έχει «board», «start», «piece» ή «goal».</translation>
    </message>
    <message>
        <source>Column %1: a line &quot;heaps&quot;, &quot;board&quot; or &quot;start&quot; with rows is missing.</source>
        <translation>Στήλη %1: λείπει μια γραμμή «heaps», «board» ή «start» με γραμμές του ταμπλό.</translation>
    </message>
    <message>
        <source>Column %1: a line &quot;turn: …&quot; is missing.</source>
        <translation>Στήλη %1: λείπει μια γραμμή «turn: …».</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n letter(s).</source>
        <translation>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n γράμμα.</numerusform>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n γράμματα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: a game with goals says who wins if a side has no turn: a line &quot;last: wins&quot;, &quot;last: loses&quot; or &quot;last: draws&quot; is missing.</source>
        <translation>Στήλη %1: ένα παιχνίδι με στόχους λέει ποιος κερδίζει αν μια πλευρά δεν έχει κίνηση: λείπει μια γραμμή «last: wins», «last: loses» ή «last: draws».</translation>
    </message>
    <message>
        <source>Column %1: without a goal every game would be drawn.</source>
        <translation>Στήλη %1: χωρίς στόχο κάθε παρτίδα θα ήταν ισόπαλη.</translation>
    </message>
    <message>
        <source>Column %1: where pieces share cells, both sides have the same turns.</source>
        <translation>Στήλη %1: όπου τα κομμάτια μοιράζονται κελιά, οι δύο πλευρές έχουν τις ίδιες κινήσεις.</translation>
    </message>
    <message>
        <source>Column %1: a piece that may share its cell walks: &quot;%2&quot; stands at one end and &quot;.&quot; at the other.</source>
        <translation>Στήλη %1: ένα κομμάτι που μπορεί να μοιράζεται το κελί του περπατά: το «%2» είναι στη μία άκρη και το «.» στην άλλη.</translation>
    </message>
    <message>
        <source>Column %1: where pieces share cells, there are no other pieces and no goals.</source>
        <translation>Στήλη %1: όπου τα κομμάτια μοιράζονται κελιά, δεν υπάρχουν άλλα κομμάτια ούτε στόχοι.</translation>
    </message>
    <message>
        <source>Column %1: this turn does not keep what line %2 says of a piece: %3.</source>
        <translation>Στήλη %1: αυτή η κίνηση δεν τηρεί ό,τι λέει η γραμμή %2 για ένα κομμάτι: %3.</translation>
    </message>
    <message>
        <source>Column %1: no board of this game is large enough for this goal.</source>
        <translation>Στήλη %1: κανένα ταμπλό αυτού του παιχνιδιού δεν χωρά αυτόν τον στόχο.</translation>
    </message>
    <message>
        <source>Column %1: the standard board is too small for this goal.</source>
        <translation>Στήλη %1: το συνηθισμένο ταμπλό είναι πολύ μικρό για αυτόν τον στόχο.</translation>
    </message>
    <message>
        <source>Column %1: no turn and no start brings what this goal asks for.</source>
        <translation>Στήλη %1: καμία κίνηση και καμία αρχική θέση δεν φέρνει ό,τι ζητά αυτός ο στόχος.</translation>
    </message>
    <message>
        <source>Column %1: this turn and that of line %2 change the same cells, so that a click would not tell them apart.</source>
        <translation>Στήλη %1: αυτή η κίνηση και η κίνηση της γραμμής %2 αλλάζουν τα ίδια κελιά, οπότε ένα κλικ δεν θα τις ξεχώριζε.</translation>
    </message>
    <message>
        <source>Column %1: Not proven to end: with this turn alone a game may go on for ever.</source>
        <translation>Στήλη %1: Δεν αποδείχθηκε ότι τελειώνει: με αυτή μόνο την κίνηση μια παρτίδα μπορεί να μην τελειώνει ποτέ.</translation>
    </message>
    <message>
        <source>Column %1: Not proven to end: with this turn and those of these lines a game may go on for ever: %2.</source>
        <translation>Στήλη %1: Δεν αποδείχθηκε ότι τελειώνει: με αυτή την κίνηση και όσες είναι σε αυτές τις γραμμές μια παρτίδα μπορεί να μην τελειώνει ποτέ: %2.</translation>
    </message>
    <message>
        <source>Column %1: the start does not have what is said of the piece %2.</source>
        <translation>Στήλη %1: η αρχική θέση δεν έχει ό,τι λέγεται για το κομμάτι %2.</translation>
    </message>
    <message>
        <source>Column %1: a goal stands in the start, so the game would be over at once.</source>
        <translation>Στήλη %1: ένας στόχος υπάρχει στην αρχική θέση, οπότε η παρτίδα θα τελείωνε αμέσως.</translation>
    </message>
    <message>
        <source>Column %1: a condition speaks of &quot;most&quot;, so each heap is written with its most: &quot;7:2&quot;.</source>
        <translation>Στήλη %1: μια συνθήκη μιλά για το «most», οπότε κάθε στοίβα γράφεται με το όριό της: «7:2».</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: there could be more than %n heap(s), and no letters to name them.</source>
        <translation>
            <numerusform>Στήλη %1: θα μπορούσε να υπάρξει πάνω από %n στοίβα, και δεν φτάνουν τα γράμματα για ονόματα.</numerusform>
            <numerusform>Στήλη %1: θα μπορούσαν να υπάρξουν πάνω από %n στοίβες, και δεν φτάνουν τα γράμματα για ονόματα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: the start has no turn for either side: the game would be over at once.</source>
        <translation>Στήλη %1: η αρχική θέση δεν έχει κίνηση για καμία πλευρά: η παρτίδα θα τελείωνε αμέσως.</translation>
    </message>
    <message>
        <source>Column %1: %2 has no turn at the start, so the other side begins: %3.</source>
        <translation>Στήλη %1: στην αρχική θέση δεν έχει κίνηση %2, οπότε αρχίζει η άλλη πλευρά: %3.</translation>
    </message>
    <message>
        <source>Counters of this heap before the turn.</source>
        <translation>Οι μάρκες αυτής της στοίβας πριν από την κίνηση.</translation>
    </message>
    <message>
        <source>Counters that are taken.</source>
        <translation>Οι μάρκες που παίρνει η κίνηση.</translation>
    </message>
    <message>
        <source>Counters of this heap that are left.</source>
        <translation>Οι μάρκες που μένουν σε αυτή τη στοίβα.</translation>
    </message>
    <message>
        <source>The smaller heap that is left; 0 where it is one or none.</source>
        <translation>Η μικρότερη στοίβα που μένει· 0 αν μένει μία ή καμία.</translation>
    </message>
    <message>
        <source>The larger heap that is left.</source>
        <translation>Η μεγαλύτερη στοίβα που μένει.</translation>
    </message>
    <message>
        <source>The number after the colon of this heap.</source>
        <translation>Ο αριθμός μετά την άνω και κάτω τελεία αυτής της στοίβας.</translation>
    </message>
    <message>
        <source>Heaps that are not empty.</source>
        <translation>Οι στοίβες που δεν είναι κενές.</translation>
    </message>
    <message>
        <source>Rows of the board.</source>
        <translation>Οι γραμμές του ταμπλό.</translation>
    </message>
    <message>
        <source>Columns of the board.</source>
        <translation>Οι στήλες του ταμπλό.</translation>
    </message>
    <message>
        <source>The number of its row, from the top.</source>
        <translation>Ο αριθμός της γραμμής του, από πάνω.</translation>
    </message>
    <message>
        <source>The number of its column.</source>
        <translation>Ο αριθμός της στήλης του.</translation>
    </message>
    <message>
        <source>Free cells of the board.</source>
        <translation>Τα ελεύθερα κελιά του ταμπλό.</translation>
    </message>
    <message>
        <source>Pieces of the side that moves.</source>
        <translation>Τα κομμάτια της πλευράς που παίζει.</translation>
    </message>
    <message>
        <source>Pieces of the other side.</source>
        <translation>Τα κομμάτια της άλλης πλευράς.</translation>
    </message>
    <message>
        <source>Filled cells that share an edge with it.</source>
        <translation>Γεμάτα κελιά με κοινή ακμή με αυτό.</translation>
    </message>
    <message>
        <source>Filled cells of the eight around it.</source>
        <translation>Γεμάτα κελιά από τα οκτώ γύρω του.</translation>
    </message>
    <message>
        <source>Own pieces that share an edge with it.</source>
        <translation>Δικά της κομμάτια σε κελιά με κοινή ακμή με αυτό.</translation>
    </message>
    <message>
        <source>The other side&apos;s pieces that share an edge with it.</source>
        <translation>Κομμάτια της άλλης πλευράς σε κελιά με κοινή ακμή με αυτό.</translation>
    </message>
    <message>
        <source>Own pieces on the eight around it.</source>
        <translation>Δικά της κομμάτια στα οκτώ κελιά γύρω του.</translation>
    </message>
    <message>
        <source>The other side&apos;s pieces on the eight around it.</source>
        <translation>Κομμάτια της άλλης πλευράς στα οκτώ κελιά γύρω του.</translation>
    </message>
    <message>
        <source>Filled cells of its row.</source>
        <translation>Γεμάτα κελιά της γραμμής του.</translation>
    </message>
    <message>
        <source>Filled cells of its column.</source>
        <translation>Γεμάτα κελιά της στήλης του.</translation>
    </message>
    <message>
        <source>Filled cells on the two slants of it.</source>
        <translation>Γεμάτα κελιά στις δύο διαγώνιες γραμμές του.</translation>
    </message>
    <message>
        <source>Column %1: a condition speaks of no moves, so there is no &quot;%2&quot; in it.</source>
        <translation>Στήλη %1: μια συνθήκη δεν μιλά για κινήσεις, οπότε δεν έχει «%2».</translation>
    </message>
    <message>
        <source>Column %1: a condition does not know who wins, so there is no &quot;%2&quot; in it.</source>
        <translation>Στήλη %1: μια συνθήκη δεν γνωρίζει ποιος κερδίζει, οπότε δεν έχει «%2».</translation>
    </message>
    <message>
        <source>Column %1: one &quot;%2&quot; is enough.</source>
        <translation>Στήλη %1: ένα «%2» αρκεί.</translation>
    </message>
    <message>
        <source>Column %1: after &quot;if&quot; a condition is missing.</source>
        <translation>Στήλη %1: μετά το «if» λείπει μια συνθήκη.</translation>
    </message>
    <message>
        <source>Who begins wins.</source>
        <translation>Κερδίζει όποιος αρχίζει.</translation>
    </message>
    <message>
        <source>Who does not begin wins.</source>
        <translation>Κερδίζει όποιος δεν αρχίζει.</translation>
    </message>
    <message>
        <source>It is drawn.</source>
        <translation>Είναι ισόπαλο.</translation>
    </message>
    <message>
        <source>%1 wins, whoever begins.</source>
        <translation>Όποιος κι αν αρχίσει, κερδίζει: %1.</translation>
    </message>
    <message>
        <source>If %1 begins, %2 wins; if %3 begins, it is drawn.</source>
        <translation>Αν αρχίσει %1, κερδίζει %2· αν αρχίσει %3, είναι ισοπαλία.</translation>
    </message>
    <message>
        <source>If %1 begins, it is drawn; if %2 begins, %3 wins.</source>
        <translation>Αν αρχίσει %1, είναι ισοπαλία· αν αρχίσει %2, κερδίζει %3.</translation>
    </message>
    <message>
        <source>Nimber %1: who does not begin wins.</source>
        <translation>Αριθμός Grundy %1: κερδίζει όποιος δεν αρχίζει.</translation>
    </message>
    <message>
        <source>Nimber %1: who begins wins.</source>
        <translation>Αριθμός Grundy %1: κερδίζει όποιος αρχίζει.</translation>
    </message>
    <message>
        <source>Without a turn at the start: %1.</source>
        <translation>Χωρίς κίνηση στην αρχή: %1.</translation>
    </message>
    <message>
        <source>It ends after a number of turns that is not known.</source>
        <translation>Τελειώνει, αλλά δεν είναι γνωστό σε πόσες κινήσεις.</translation>
    </message>
    <message numerus="yes">
        <source>It ends after at most %n turn(s).</source>
        <translation>
            <numerusform>Τελειώνει το πολύ σε %n κίνηση.</numerusform>
            <numerusform>Τελειώνει το πολύ σε %n κινήσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has goals, so it is no sum of parts.</source>
        <translation>Έχει στόχους, άρα δεν είναι άθροισμα μερών.</translation>
    </message>
    <message>
        <source>Whether it is impartial is not known.</source>
        <translation>Δεν είναι γνωστό αν είναι αμερόληπτο.</translation>
    </message>
    <message>
        <source>Impartial: both sides have the same turns, part by part.</source>
        <translation>Αμερόληπτο: οι δύο πλευρές έχουν τις ίδιες κινήσεις, μέρος προς μέρος.</translation>
    </message>
    <message>
        <source>Not impartial: the sides have different turns.</source>
        <translation>Όχι αμερόληπτο: οι πλευρές έχουν διαφορετικές κινήσεις.</translation>
    </message>
    <message>
        <source>Solved. %1</source>
        <translation>Λύθηκε. %1</translation>
    </message>
    <message>
        <source>Not solved: the start is not known within the bounds.</source>
        <translation>Δεν λύθηκε: η αρχική θέση δεν είναι γνωστή μέσα στα όρια.</translation>
    </message>
    <message>
        <source>Solved: every size.</source>
        <translation>Λύθηκε: κάθε μέγεθος.</translation>
    </message>
    <message>
        <source>Solved: no size.</source>
        <translation>Λύθηκε: κανένα μέγεθος.</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n size(s), up to %1.</source>
        <translation>
            <numerusform>Λύθηκε: %n μέγεθος, έως %1.</numerusform>
            <numerusform>Λύθηκαν: %n μεγέθη, έως %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nimbers of heaps from 0 on:</source>
        <translation>Αριθμοί Grundy των στοιβών από το 0 και πάνω:</translation>
    </message>
    <message>
        <source>Nimbers of heaps from 0 on, most %1:</source>
        <translation>Αριθμοί Grundy των στοιβών από το 0 και πάνω, όριο %1:</translation>
    </message>
    <message>
        <source>Column %1: this is UTF-16; a game is written in UTF-8.</source>
        <translation>Στήλη %1: αυτό είναι UTF-16· ένα παιχνίδι γράφεται σε UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n byte(s).</source>
        <translation>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n byte.</numerusform>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; stands in a file once.</source>
        <translation>Στήλη %1: το «%2» υπάρχει μία φορά σε ένα αρχείο.</translation>
    </message>
    <message>
        <source>Column %1: &quot;title&quot; stands before all other keys.</source>
        <translation>Στήλη %1: το «title» γράφεται πριν από όλα τα άλλα κλειδιά.</translation>
    </message>
    <message>
        <source>Column %1: a title has at most 60 letters.</source>
        <translation>Στήλη %1: ένας τίτλος έχει το πολύ 60 γράμματα.</translation>
    </message>
    <message>
        <source>Column %1: &quot;says&quot; has at most 10 lines.</source>
        <translation>Στήλη %1: το «says» έχει το πολύ 10 γραμμές.</translation>
    </message>
    <message>
        <source>Column %1: sides are written &quot;Green G, Red R&quot;: a name and a capital letter each.</source>
        <translation>Στήλη %1: οι πλευρές γράφονται «Green G, Red R»: ένα όνομα και ένα κεφαλαίο γράμμα η καθεμία.</translation>
    </message>
    <message>
        <source>Column %1: a game has two sides.</source>
        <translation>Στήλη %1: ένα παιχνίδι έχει δύο πλευρές.</translation>
    </message>
    <message>
        <source>Column %1: two sides have two names and two letters.</source>
        <translation>Στήλη %1: δύο πλευρές έχουν δύο ονόματα και δύο γράμματα.</translation>
    </message>
    <message>
        <source>Column %1: a piece is written &quot;H horse&quot;: a capital letter and a name.</source>
        <translation>Στήλη %1: ένα κομμάτι γράφεται «H horse»: ένα κεφαλαίο γράμμα και ένα όνομα.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no name of a piece; it has letters from a to z alone.</source>
        <translation>Στήλη %1: το «%2» δεν είναι όνομα κομματιού· έχει μόνο γράμματα από a έως z.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; means something in conditions and claims, so it is no name of a piece.</source>
        <translation>Στήλη %1: το «%2» σημαίνει κάτι σε συνθήκες και ισχυρισμούς, οπότε δεν γίνεται όνομα κομματιού.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is the piece of line %3 already.</source>
        <translation>Στήλη %1: το «%2» είναι ήδη το κομμάτι της γραμμής %3.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is said of no piece here; there are %3.</source>
        <translation>Στήλη %1: το «%2» δεν λέγεται για κανένα κομμάτι εδώ· υπάρχουν %3.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; cannot be said of this piece; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: το «%2» δεν λέγεται για αυτό το κομμάτι· το πιο κοντινό είναι «%3».</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n kind(s) of pieces.</source>
        <translation>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n είδος κομματιών.</numerusform>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n είδη κομματιών.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no heap; it is a number up to %3, perhaps with its most: &quot;7&quot;, &quot;7:2&quot;.</source>
        <translation>Στήλη %1: το «%2» δεν είναι στοίβα· είναι αριθμός έως %3, ίσως με το όριό της: «7», «7:2».</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n heap(s).</source>
        <translation>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n στοίβα.</numerusform>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n στοίβες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no size of a board; write rows and columns from 1 to %3: &quot;8 x 8&quot;.</source>
        <translation>Στήλη %1: το «%2» δεν είναι μέγεθος ταμπλό· γράψτε γραμμές και στήλες από 1 έως %3: «8 x 8».</translation>
    </message>
    <message>
        <source>Column %1: a board is &quot;8 x 8&quot;, or a range and its standard: &quot;4-12 x 1-8, 8 x 4&quot;.</source>
        <translation>Στήλη %1: ένα ταμπλό είναι «8 x 8», ή ένα εύρος και το συνηθισμένο του: «4-12 x 1-8, 8 x 4».</translation>
    </message>
    <message>
        <source>Column %1: the standard size lies outside of the range.</source>
        <translation>Στήλη %1: το συνηθισμένο μέγεθος είναι έξω από το εύρος.</translation>
    </message>
    <message>
        <source>Column %1: there is no place &quot;%2&quot;; there are %3.</source>
        <translation>Στήλη %1: δεν υπάρχει μέρος «%2»· υπάρχουν %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no place &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: δεν υπάρχει μέρος «%2»· το πιο κοντινό είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; means nothing here; there are capital letters and %3</source>
        <translation>Στήλη %1: το «%2» δεν σημαίνει τίποτα εδώ· υπάρχουν κεφαλαία γράμματα και %3</translation>
    </message>
    <message>
        <source>Column %1: rows have equally many cells, and at least one.</source>
        <translation>Στήλη %1: οι γραμμές έχουν ίσο πλήθος κελιών, και τουλάχιστον ένα.</translation>
    </message>
    <message>
        <source>Column %1: one capital letter stands before &quot;in&quot;, not &quot;%2&quot;.</source>
        <translation>Στήλη %1: πριν από το «in» γράφεται ένα κεφαλαίο γράμμα, όχι «%2».</translation>
    </message>
    <message>
        <source>Column %1: the largest board is %2x%2, or 1x60.</source>
        <translation>Στήλη %1: το μεγαλύτερο ταμπλό είναι %2x%2, ή 1x60.</translation>
    </message>
    <message>
        <source>Column %1: the rows of the start and &quot;board&quot; name two sizes.</source>
        <translation>Στήλη %1: οι γραμμές της αρχικής θέσης και το «board» λένε δύο μεγέθη.</translation>
    </message>
    <message>
        <source>Column %1: there is no side &quot;%2&quot;; there are %3.</source>
        <translation>Στήλη %1: δεν υπάρχει πλευρά «%2»· υπάρχουν %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no side &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: δεν υπάρχει πλευρά «%2»· η πιο κοντινή είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: ways are parted by blanks, and a condition begins with &quot;if&quot;.</source>
        <translation>Στήλη %1: οι κατευθύνσεις χωρίζονται με κενά, και μια συνθήκη αρχίζει με «if».</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n turn(s).</source>
        <translation>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n κίνηση.</numerusform>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n κινήσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: after the comma comes one of %3, not &quot;%2&quot;.</source>
        <translation>Στήλη %1: μετά το κόμμα έρχεται ένα από αυτά: %3, όχι «%2».</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; does not fit here; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: το «%2» δεν ταιριάζει εδώ· το πιο κοντινό είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: a turn of heaps is &quot;take 1 2&quot;, &quot;split&quot; or &quot;code 0.137&quot;.</source>
        <translation>Στήλη %1: μια κίνηση με στοίβες είναι «take 1 2», «split» ή «code 0.137».</translation>
    </message>
    <message>
        <source>Column %1: this turn can never be made.</source>
        <translation>Στήλη %1: αυτή η κίνηση δεν μπορεί να γίνει ποτέ.</translation>
    </message>
    <message>
        <source>Column %1: an octal code begins with &quot;0.&quot; or &quot;4.&quot;, as in &quot;0.137&quot;.</source>
        <translation>Στήλη %1: ένας οκταδικός κώδικας αρχίζει με «0.» ή «4.», όπως «0.137».</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no digit of an octal code; they go from 0 to 7.</source>
        <translation>Στήλη %1: το «%2» δεν είναι ψηφίο οκταδικού κώδικα· πηγαίνουν από 0 έως 7.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is no number to take; write &quot;any&quot;, or numbers from 1 to %3: &quot;1 3 5-7&quot;.</source>
        <translation>Στήλη %1: το «%2» δεν είναι πλήθος που παίρνεται· γράψτε «any», ή αριθμούς από 1 έως %3: «1 3 5-7».</translation>
    </message>
    <message>
        <source>Column %1: there is no way &quot;%2&quot;; there are %3.</source>
        <translation>Στήλη %1: δεν υπάρχει κατεύθυνση «%2»· υπάρχουν %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no way &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: δεν υπάρχει κατεύθυνση «%2»· η πιο κοντινή είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: it is written &quot;clear C, right&quot;, with one letter.</source>
        <translation>Στήλη %1: γράφεται «clear C, right», με ένα γράμμα.</translation>
    </message>
    <message>
        <source>Column %1: &quot;clear&quot; goes one way, or two at right angles: &quot;right down&quot;.</source>
        <translation>Στήλη %1: το «clear» πάει προς μία κατεύθυνση, ή προς δύο κάθετες: «right down».</translation>
    </message>
    <message>
        <source>Column %1: a turn on a board is a drawing before and after it, as &quot;II -&gt; ..&quot;, or &quot;clear&quot;.</source>
        <translation>Στήλη %1: μια κίνηση στο ταμπλό είναι ένα σχήμα πριν και μετά, όπως «II -&gt; ..», ή «clear».</translation>
    </message>
    <message>
        <source>Column %1: both sides of &quot;-&gt;&quot; have the same shape; the left one is %2, the right one %3.</source>
        <translation>Στήλη %1: οι δύο πλευρές του «-&gt;» έχουν την ίδια μορφή· η αριστερή είναι %2, η δεξιά %3.</translation>
    </message>
    <message>
        <source>Column %1: the largest drawing is 1x%2 or %3x%3.</source>
        <translation>Στήλη %1: το μεγαλύτερο σχήμα είναι 1x%2 ή %3x%3.</translation>
    </message>
    <message>
        <source>Column %1: a drawing of one row is read along ways; one of several is &quot;turned&quot; or &quot;mirrored&quot;.</source>
        <translation>Στήλη %1: ένα σχήμα μίας γραμμής διαβάζεται κατά κατευθύνσεις· ένα με πολλές γραμμές είναι «turned» ή «mirrored».</translation>
    </message>
    <message>
        <source>Column %1: &quot;*&quot; and &quot;~&quot; stay, so they stand at the same places on both sides.</source>
        <translation>Στήλη %1: τα «*» και «~» μένουν, οπότε είναι στα ίδια σημεία και στις δύο πλευρές.</translation>
    </message>
    <message>
        <source>Column %1: &quot;~&quot; stands once, in a drawing of one row with other signs.</source>
        <translation>Στήλη %1: το «~» γράφεται μία φορά, σε σχήμα μίας γραμμής με άλλα σημάδια.</translation>
    </message>
    <message>
        <source>Column %1: this turn changes nothing.</source>
        <translation>Στήλη %1: αυτή η κίνηση δεν αλλάζει τίποτα.</translation>
    </message>
    <message>
        <source>Column %1: a goal ends in a comma and one of %3, not in &quot;%2&quot;.</source>
        <translation>Στήλη %1: ένας στόχος τελειώνει με κόμμα και ένα από αυτά: %3, όχι με «%2».</translation>
    </message>
    <message>
        <source>Column %1: a goal does not end in &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: ένας στόχος δεν τελειώνει με «%2»· το πιο κοντινό είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: ways are parted by blanks.</source>
        <translation>Στήλη %1: οι κατευθύνσεις χωρίζονται με κενά.</translation>
    </message>
    <message>
        <source>Column %1: the largest drawing of a goal is 1x%2 or %3x%3.</source>
        <translation>Στήλη %1: το μεγαλύτερο σχήμα ενός στόχου είναι 1x%2 ή %3x%3.</translation>
    </message>
    <message>
        <source>Column %1: the drawing of a goal is one row along ways, or several rows as they are drawn.</source>
        <translation>Στήλη %1: το σχήμα ενός στόχου είναι μία γραμμή κατά κατευθύνσεις, ή πολλές γραμμές όπως σχεδιάζονται.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n goal(s).</source>
        <translation>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n στόχο.</numerusform>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n στόχους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: who makes the last turn &quot;wins&quot;, &quot;loses&quot; or &quot;draws&quot;, not &quot;%2&quot;.</source>
        <translation>Στήλη %1: για όποιον κάνει την τελευταία κίνηση γράφεται «wins», «loses» ή «draws», όχι «%2».</translation>
    </message>
    <message>
        <source>Column %1: who makes the last turn does not &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: για όποιον κάνει την τελευταία κίνηση δεν γράφεται «%2»· το πιο κοντινό είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: a game begins with a line &quot;bouton-game 1&quot;.</source>
        <translation>Στήλη %1: ένα παιχνίδι αρχίζει με μια γραμμή «bouton-game 1».</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a game has at most %n line(s).</source>
        <translation>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n γραμμή.</numerusform>
            <numerusform>Στήλη %1: ένα παιχνίδι έχει το πολύ %n γραμμές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: this is no text in UTF-8.</source>
        <translation>Στήλη %1: αυτό δεν είναι κείμενο σε UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: a line has at most %n character(s).</source>
        <translation>
            <numerusform>Στήλη %1: μια γραμμή έχει το πολύ %n χαρακτήρα.</numerusform>
            <numerusform>Στήλη %1: μια γραμμή έχει το πολύ %n χαρακτήρες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1: a line is &quot;key: text&quot;, but &quot;:&quot; is missing.</source>
        <translation>Στήλη %1: μια γραμμή είναι «key: text», αλλά λείπει το «:».</translation>
    </message>
    <message>
        <source>Column %1: there is no key &quot;%2&quot;; there are %3.</source>
        <translation>Στήλη %1: δεν υπάρχει κλειδί «%2»· υπάρχουν %3.</translation>
    </message>
    <message>
        <source>Column %1: there is no key &quot;%2&quot;; the nearest is &quot;%3&quot;.</source>
        <translation>Στήλη %1: δεν υπάρχει κλειδί «%2»· το πιο κοντινό είναι «%3».</translation>
    </message>
    <message>
        <source>Column %1: a turn and a goal are of a side, but &quot;%2&quot; is not.</source>
        <translation>Στήλη %1: μια κίνηση και ένας στόχος ανήκουν σε πλευρά, το «%2» όμως όχι.</translation>
    </message>
    <message>
        <source>Column %1: after &quot;%2:&quot; something is missing.</source>
        <translation>Στήλη %1: μετά το «%2:» λείπει κάτι.</translation>
    </message>
    <message>
        <source>Heap %1 is written size:most, such as 5:3, not &quot;%2&quot;. Its size is at most %3.</source>
        <translation>Η στοίβα %1 γράφεται μέγεθος:όριο, π.χ. 5:3, όχι «%2». Το μέγεθός της είναι το πολύ %3.</translation>
    </message>
    <message>
        <source>Heap %1 is written as a number, at most %3, not &quot;%2&quot;.</source>
        <translation>Η στοίβα %1 γράφεται ως αριθμός, το πολύ %3, όχι «%2».</translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s); 1 to %1 are possible.</source>
        <translation>
            <numerusform>Υπάρχει %n στοίβα· επιτρέπονται 1 έως %1.</numerusform>
            <numerusform>Υπάρχουν %n στοίβες· επιτρέπονται 1 έως %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each column must have one piece of this kind: %1.</source>
        <translation>Κάθε στήλη πρέπει να έχει ένα κομμάτι αυτού του είδους: %1.</translation>
    </message>
    <message>
        <source>There must be one piece of this kind: %1.</source>
        <translation>Πρέπει να υπάρχει ένα κομμάτι αυτού του είδους: %1.</translation>
    </message>
    <message>
        <source>There are too many pieces of this kind: %1. At most: %2.</source>
        <translation>Υπάρχουν πάρα πολλά κομμάτια αυτού του είδους: %1. Το πολύ: %2.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; is a program once its file &quot;run&quot; may be run: chmod +x does that.</source>
        <translation>Ο φάκελος «%1» είναι πρόγραμμα μόλις επιτραπεί να τρέξει το αρχείο του «run»: αυτό το κάνει η chmod +x.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. It is a program once an executable file &quot;run&quot; stands in it.</source>
        <translation>Το «%1» είναι φάκελος. Είναι πρόγραμμα μόλις έχει μέσα ένα εκτελέσιμο αρχείο «run».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the source of a program, which no rule starts. Compile it, or give the command that runs it.</source>
        <translation>Το «%1» είναι πηγαίος κώδικας, που κανένας κανόνας δεν ξεκινά. Μεταγλωττίστε τον ή δώστε την εντολή που τον τρέχει.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; may not be run: chmod +x changes that. Or give the command that runs it.</source>
        <translation>Το αρχείο «%1» δεν επιτρέπεται να τρέξει: αυτό το αλλάζει η chmod +x. Ή δώστε την εντολή που το τρέχει.</translation>
    </message>
    <message>
        <source>There is no command to start.</source>
        <translation>Δεν υπάρχει εντολή για να ξεκινήσει.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has crashed before its answer: %2 (signal %3).</source>
        <translation>Το πρόγραμμα «%1» κατέρρευσε πριν απαντήσει: %2 (σήμα %3).</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has ended before its answer, with exit status %2. It is to go on reading lines until its input ends.</source>
        <translation>Το πρόγραμμα «%1» τελείωσε πριν απαντήσει, με κατάσταση εξόδου %2. Πρέπει να διαβάζει γραμμές ώσπου να τελειώσει η είσοδός του.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has closed its standard output.</source>
        <translation>Το πρόγραμμα «%1» έκλεισε την τυπική του έξοδο.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; cannot be started: %2.</source>
        <translation>Το πρόγραμμα «%1» δεν μπορεί να ξεκινήσει: %2.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has written &quot;%2&quot;, but within %3 no line feed that ends its answer.</source>
        <translation>Το πρόγραμμα «%1» έγραψε «%2», αλλά μέσα σε %3 καμία αλλαγή γραμμής που να τελειώνει την απάντησή του.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has not answered within %2. It is silent or too slow, or its answer still waits in its buffer: it must flush its output after every line.</source>
        <translation>Το πρόγραμμα «%1» δεν απάντησε μέσα σε %2. Σιωπά ή αργεί, ή η απάντησή του περιμένει ακόμη στον ενταμιευτή του: πρέπει να αδειάζει την έξοδό του (flush) μετά από κάθε γραμμή.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has not read its line within %2.</source>
        <translation>Το πρόγραμμα «%1» δεν διάβασε τη γραμμή του μέσα σε %2.</translation>
    </message>
    <message numerus="yes">
        <source>The program &quot;%1&quot; has written %n byte(s) without the line feed that ends an answer.</source>
        <translation>
            <numerusform>Το πρόγραμμα «%1» έγραψε %n byte χωρίς την αλλαγή γραμμής που τελειώνει μια απάντηση.</numerusform>
            <numerusform>Το πρόγραμμα «%1» έγραψε %n byte χωρίς την αλλαγή γραμμής που τελειώνει μια απάντηση.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has taken more than %2 MB of memory, and was ended.</source>
        <translation>Το πρόγραμμα «%1» πήρε πάνω από %2 MB μνήμης και διακόπηκε.</translation>
    </message>
    <message>
        <source>It was sent: %1</source>
        <translation>Στάλθηκε: %1</translation>
    </message>
    <message>
        <source>Expected was one line with one of: %1</source>
        <translation>Αναμενόταν μία γραμμή με ένα από αυτά: %1</translation>
    </message>
    <message>
        <source>Nothing came.</source>
        <translation>Δεν ήρθε τίποτα.</translation>
    </message>
    <message>
        <source>It wrote: %1</source>
        <translation>Έγραψε: %1</translation>
    </message>
    <message>
        <source>Its standard error: %1</source>
        <translation>Η τυπική του έξοδος σφαλμάτων: %1</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; plays %2, which is no legal move here.</source>
        <translation>Το πρόγραμμα «%1» παίζει %2, που δεν είναι επιτρεπτή κίνηση εδώ.</translation>
    </message>
    <message>
        <source>its answer</source>
        <translation>η απάντησή του</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has ended before its answer to %2.</source>
        <translation>Το πρόγραμμα «%1» τελείωσε πριν απαντήσει στο %2.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; answers %2 with %3, which begins with neither = nor ?.</source>
        <translation>Το πρόγραμμα «%1» απαντά στο %2 με %3, που δεν αρχίζει ούτε με = ούτε με ?.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; answers %2 with: %3.</source>
        <translation>Το πρόγραμμα «%1» απαντά στο %2 με: %3.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered %2 with %3, but the empty line that ends an answer by the Go Text Protocol has not come.</source>
        <translation>Το πρόγραμμα «%1» απάντησε στο %2 με %3, αλλά δεν ήρθε η κενή γραμμή που τελειώνει μια απάντηση κατά το Go Text Protocol.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered with an empty line. An answer is one of the legal moves.</source>
        <translation>Το πρόγραμμα «%1» απάντησε με κενή γραμμή. Απάντηση είναι μία από τις επιτρεπτές κινήσεις.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered in UTF-16. Its standard output must be plain ASCII.</source>
        <translation>Το πρόγραμμα «%1» απάντησε σε UTF-16. Η τυπική του έξοδος πρέπει να είναι απλό ASCII.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered &quot;%2&quot;, which is not ASCII. An answer is one of the legal moves.</source>
        <translation>Το πρόγραμμα «%1» απάντησε «%2», που δεν είναι ASCII. Απάντηση είναι μία από τις επιτρεπτές κινήσεις.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has answered &quot;%2&quot;, which is no move. Only moves may go to its standard output; what is for you to read goes to its standard error.</source>
        <translation>Το πρόγραμμα «%1» απάντησε «%2», που δεν είναι κίνηση. Στην τυπική του έξοδο επιτρέπονται μόνο κινήσεις· ό,τι είναι για εσάς πηγαίνει στην τυπική έξοδο σφαλμάτων.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has made three faults: the rest of the match is lost.</source>
        <translation>Το πρόγραμμα «%1» έκανε τρία σφάλματα: οι υπόλοιπες παρτίδες του αγώνα χάνονται.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; has written more than one line for an answer: &quot;%2&quot; came too.</source>
        <translation>Το πρόγραμμα «%1» έγραψε πάνω από μία γραμμή για απάντηση: ήρθε και «%2».</translation>
    </message>
    <message>
        <source>No program can be started: %1.</source>
        <translation>Κανένα πρόγραμμα δεν μπορεί να ξεκινήσει: %1.</translation>
    </message>
    <message>
        <source>No program can be started: bouton-guard, which belongs to Bouton, is missing.</source>
        <translation>Κανένα πρόγραμμα δεν μπορεί να ξεκινήσει: λείπει το bouton-guard, που ανήκει στο Bouton.</translation>
    </message>
    <message>
        <source>Every move loses here.</source>
        <translation>Κάθε κίνηση χάνει εδώ.</translation>
    </message>
    <message>
        <source>There is no move here: the game is over.</source>
        <translation>Δεν υπάρχει κίνηση εδώ: η παρτίδα τελείωσε.</translation>
    </message>
    <message>
        <source>Its nimber is %1, not %2.</source>
        <translation>Ο αριθμός Grundy της είναι %1, όχι %2.</translation>
    </message>
    <message>
        <source>The side to move wins with best play.</source>
        <translation>Η πλευρά που παίζει κερδίζει με βέλτιστο παιχνίδι.</translation>
    </message>
    <message>
        <source>The side to move loses against best play.</source>
        <translation>Η πλευρά που παίζει χάνει με βέλτιστο παιχνίδι.</translation>
    </message>
    <message>
        <source>With best play nobody wins.</source>
        <translation>Με βέλτιστο παιχνίδι δεν κερδίζει κανείς.</translation>
    </message>
    <message>
        <source>The heap of Nim that the position is worth, by the rules alone.</source>
        <translation>Η στοίβα Nim με την αξία της θέσης, από τους κανόνες μόνο.</translation>
    </message>
    <message>
        <source>Ended games wait to be put into the archive. %1</source>
        <translation>Τελειωμένες παρτίδες περιμένουν να μπουν στην αρχειοθήκη. %1</translation>
    </message>
    <message>
        <source>The archive cannot be opened. Ended games are listed, and wait until it can be.</source>
        <translation>Η αρχειοθήκη δεν ανοίγει. Οι τελειωμένες παρτίδες φαίνονται στη λίστα και περιμένουν ώσπου να ανοίξει.</translation>
    </message>
    <message>
        <source>The archive is damaged.</source>
        <translation>Η αρχειοθήκη είναι κατεστραμμένη.</translation>
    </message>
    <message>
        <source>Another program is using the archive.</source>
        <translation>Άλλο πρόγραμμα χρησιμοποιεί την αρχειοθήκη.</translation>
    </message>
    <message>
        <source>The disk of the archive is full.</source>
        <translation>Ο δίσκος της αρχειοθήκης είναι γεμάτος.</translation>
    </message>
    <message>
        <source>The archive can be read, but not changed.</source>
        <translation>Η αρχειοθήκη μπορεί να διαβαστεί, όχι να αλλάξει.</translation>
    </message>
    <message>
        <source>The archive cannot be used: %1.</source>
        <translation>Η αρχειοθήκη δεν μπορεί να χρησιμοποιηθεί: %1.</translation>
    </message>
    <message>
        <source>There is no archive, because Qt&apos;s driver for SQLite is not installed.</source>
        <translation>Δεν υπάρχει αρχειοθήκη, επειδή δεν είναι εγκατεστημένος ο οδηγός SQLite του Qt.</translation>
    </message>
    <message>
        <source>Ended games are not kept in an archive, because Qt&apos;s driver for SQLite is not installed.</source>
        <translation>Οι τελειωμένες παρτίδες δεν φυλάσσονται σε αρχειοθήκη, επειδή δεν είναι εγκατεστημένος ο οδηγός SQLite του Qt.</translation>
    </message>
    <message>
        <source>The folder of the archive cannot be made. Ended games are listed, and wait until it can be.</source>
        <translation>Ο φάκελος της αρχειοθήκης δεν μπορεί να δημιουργηθεί. Οι τελειωμένες παρτίδες φαίνονται στη λίστα και περιμένουν ώσπου να μπορεί.</translation>
    </message>
    <message>
        <source>The archive is damaged, and cannot be set aside. Ended games are listed, and wait until it can be.</source>
        <translation>Η αρχειοθήκη είναι κατεστραμμένη και δεν μπορεί να μπει στην άκρη. Οι τελειωμένες παρτίδες φαίνονται στη λίστα και περιμένουν ώσπου να μπορεί.</translation>
    </message>
    <message>
        <source>The archive&apos;s file was empty. A new archive is begun.</source>
        <translation>Το αρχείο της αρχειοθήκης ήταν κενό. Αρχίζει νέα αρχειοθήκη.</translation>
    </message>
    <message>
        <source>The archive can be read, but not changed. Ended games wait until it can be.</source>
        <translation>Η αρχειοθήκη μπορεί να διαβαστεί, όχι να αλλάξει. Οι τελειωμένες παρτίδες περιμένουν ώσπου να μπορεί.</translation>
    </message>
    <message>
        <source>A newer Bouton has made the archive, which is left alone. Ended games are listed, and wait for that Bouton.</source>
        <translation>Την αρχειοθήκη την έφτιαξε νεότερο Bouton και μένει όπως είναι. Οι τελειωμένες παρτίδες φαίνονται στη λίστα και περιμένουν εκείνο το Bouton.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Το %1 δεν μπορεί να γραφτεί: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The archive was damaged. It is set aside as %1, and a new one is begun with the %n game(s) that could be read.</source>
        <translation>
            <numerusform>Η αρχειοθήκη ήταν κατεστραμμένη. Μπήκε στην άκρη ως %1, και αρχίζει νέα με τη %n παρτίδα που μπόρεσε να διαβαστεί.</numerusform>
            <numerusform>Η αρχειοθήκη ήταν κατεστραμμένη. Μπήκε στην άκρη ως %1, και αρχίζει νέα με τις %n παρτίδες που μπόρεσαν να διαβαστούν.</numerusform>
        </translation>
    </message>
    <message>
        <source>The archive can be used again.</source>
        <translation>Η αρχειοθήκη μπορεί πάλι να χρησιμοποιηθεί.</translation>
    </message>
    <message>
        <source>The archive does not have this game.</source>
        <translation>Η αρχειοθήκη δεν έχει αυτή την παρτίδα.</translation>
    </message>
    <message>
        <source>This game is damaged in the archive.</source>
        <translation>Αυτή η παρτίδα είναι κατεστραμμένη στην αρχειοθήκη.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Το %1 δεν μπορεί να διαβαστεί.</translation>
    </message>
    <message>
        <source>%1 is damaged, or no archive of Bouton.</source>
        <translation>Το %1 είναι κατεστραμμένο ή δεν είναι αρχειοθήκη του Bouton.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Bouton.</source>
        <translation>Το %1 το έφτιαξε νεότερο Bouton.</translation>
    </message>
    <message>
        <source>There is no such position in this game.</source>
        <translation>Δεν υπάρχει τέτοια θέση σε αυτή την παρτίδα.</translation>
    </message>
    <message>
        <source>The start of a game cannot be deleted.</source>
        <translation>Η αρχή μιας παρτίδας δεν διαγράφεται.</translation>
    </message>
    <message>
        <source>That move is in the main line already.</source>
        <translation>Αυτή η κίνηση είναι ήδη στην κύρια βαριάντα.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Δεν υπάρχει αρκετή μνήμη.</translation>
    </message>
    <message>
        <source>Something failed that never should: %1</source>
        <translation>Απέτυχε κάτι που δεν θα έπρεπε ποτέ: %1</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written: %2.</source>
        <translation>Το αρχείο «%1» δεν μπορεί να γραφτεί: %2.</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>δεν είναι αρχείο</translation>
    </message>
    <message>
        <source>it is the file that is read</source>
        <translation>είναι το αρχείο που διαβάζεται</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be removed: %2.</source>
        <translation>Το αρχείο «%1» δεν μπορεί να αφαιρεθεί: %2.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 says &quot;%2&quot;.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 λέει «%2».</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no pair of times.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι ζεύγος χρόνων.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no sentence.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι πρόταση.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 names no cells.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν λέει κελιά.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no name.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι όνομα.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is empty.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 είναι κενό.</translation>
    </message>
    <message>
        <source>The file is damaged: in %1, number %2 is followed by one that does not follow it.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: στο %1, μετά τον αριθμό %2 έρχεται ένας που δεν τον ακολουθεί.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no time.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι χρόνος.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 are not two.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: τα %1 δεν είναι δύο.</translation>
    </message>
    <message numerus="yes">
        <source>The file is too large: it has more than %n byte(s).</source>
        <translation>
            <numerusform>Το αρχείο είναι πολύ μεγάλο: έχει πάνω από %n byte.</numerusform>
            <numerusform>Το αρχείο είναι πολύ μεγάλο: έχει πάνω από %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a game that Bouton can read.</source>
        <translation>Αυτή δεν είναι παρτίδα που μπορεί να διαβάσει το Bouton.</translation>
    </message>
    <message>
        <source>The file is damaged, or not a game of Bouton: line %1, byte %2.</source>
        <translation>Το αρχείο είναι κατεστραμμένο ή δεν είναι παρτίδα του Bouton: γραμμή %1, byte %2.</translation>
    </message>
    <message>
        <source>A newer Bouton has written this file (version %1); this one reads up to version %2.</source>
        <translation>Αυτό το αρχείο το έγραψε νεότερο Bouton (έκδοση %1)· αυτό εδώ διαβάζει έως την έκδοση %2.</translation>
    </message>
    <message>
        <source>A kept game cannot be read, &quot;%1&quot;: %2</source>
        <translation>Μια φυλαγμένη παρτίδα δεν διαβάζεται, «%1»: %2</translation>
    </message>
    <message>
        <source>A game in the games folder is left out, &quot;%1&quot;: %2</source>
        <translation>Μια παρτίδα στον φάκελο των παρτίδων παραλείπεται, «%1»: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the games folder are left out. The last one, &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>Παραλείπεται %n παρτίδα στον φάκελο των παρτίδων. Η τελευταία, «%1»: %2</numerusform>
            <numerusform>Παραλείπονται %n παρτίδες στον φάκελο των παρτίδων. Η τελευταία, «%1»: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>No game can be kept in the folder &quot;%1&quot;. Choose another one in the preferences.</source>
        <translation>Στον φάκελο «%1» δεν μπορεί να φυλαχτεί παρτίδα. Επιλέξτε άλλον στις προτιμήσεις.</translation>
    </message>
    <message>
        <source>it has the number of another game, so it was not put here by Bouton.</source>
        <translation>έχει τον αριθμό άλλης παρτίδας, άρα δεν την έβαλε εδώ το Bouton.</translation>
    </message>
    <message>
        <source>Another window of Bouton plays the same game.</source>
        <translation>Ένα άλλο παράθυρο του Bouton παίζει την ίδια παρτίδα.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no text.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι κείμενο.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no whole number from %2 to %3.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι ακέραιος από %2 έως %3.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is neither true nor false.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι ούτε true ούτε false.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no object.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι αντικείμενο.</translation>
    </message>
    <message>
        <source>The file is damaged: %1 is no list.</source>
        <translation>Το αρχείο είναι κατεστραμμένο: το %1 δεν είναι λίστα.</translation>
    </message>
    <message>
        <source>The file has too much: %1 is a list of more than %2.</source>
        <translation>Το αρχείο έχει πάρα πολλά: το %1 είναι λίστα με πάνω από %2.</translation>
    </message>
    <message>
        <source>This is the game before, as it was put away.</source>
        <translation>Αυτή είναι η προηγούμενη παρτίδα, όπως μπήκε στην άκρη.</translation>
    </message>
    <message>
        <source>This is the game after it, as it was left.</source>
        <translation>Αυτή είναι η επόμενη παρτίδα, όπως έμεινε.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of your opening book &quot;%1&quot; cannot be read; they stay in the file.</source>
        <translation>
            <numerusform>%n γραμμή του δικού σας βιβλίου ανοιγμάτων «%1» δεν διαβάζεται· μένει στο αρχείο.</numerusform>
            <numerusform>%n γραμμές του δικού σας βιβλίου ανοιγμάτων «%1» δεν διαβάζονται· μένουν στο αρχείο.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is there already, and it is another game. With another title this one can be kept.</source>
        <translation>Το αρχείο «%1» υπάρχει ήδη και είναι άλλο παιχνίδι. Με άλλον τίτλο αυτό εδώ μπορεί να φυλαχτεί.</translation>
    </message>
    <message>
        <source>Choose one of the games.</source>
        <translation>Επιλέξτε μία από τις παρτίδες.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Δεν υπάρχει παρτίδα σε αυτό.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be written: %1. Choose another folder in the preferences, or save as a file. Closing again ends without.</source>
        <translation>
            <numerusform>%n παρτίδα δεν μπορεί να γραφτεί: %1. Επιλέξτε άλλον φάκελο στις προτιμήσεις ή αποθηκεύστε ως αρχείο. Δεύτερο κλείσιμο τελειώνει χωρίς αυτή.</numerusform>
            <numerusform>%n παρτίδες δεν μπορούν να γραφτούν: %1. Επιλέξτε άλλον φάκελο στις προτιμήσεις ή αποθηκεύστε ως αρχείο. Δεύτερο κλείσιμο τελειώνει χωρίς αυτές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program has this name.</source>
        <translation>Άλλο πρόγραμμα έχει αυτό το όνομα.</translation>
    </message>
    <message>
        <source>A program plays one game at least.</source>
        <translation>Ένα πρόγραμμα παίζει τουλάχιστον ένα παιχνίδι.</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot; here.</source>
        <translation>Δεν υπάρχει εδώ παίκτης «%1».</translation>
    </message>
    <message>
        <source>There is no program &quot;%1&quot; here.</source>
        <translation>Δεν υπάρχει εδώ πρόγραμμα «%1».</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; does not play the game %2.</source>
        <translation>Το πρόγραμμα «%1» δεν παίζει το παιχνίδι %2.</translation>
    </message>
    <message>
        <source>A game is being played.</source>
        <translation>Παίζεται μια παρτίδα.</translation>
    </message>
    <message>
        <source>The game has not begun.</source>
        <translation>Η παρτίδα δεν έχει αρχίσει.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Η παρτίδα είναι σε παύση.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Η παρτίδα τελείωσε.</translation>
    </message>
    <message>
        <source>There is no legal move but to pass.</source>
        <translation>Η μόνη επιτρεπτή κίνηση είναι το πάσο.</translation>
    </message>
    <message>
        <source>The computer is thinking; its move comes first.</source>
        <translation>Ο υπολογιστής σκέφτεται· πρώτα η κίνησή του.</translation>
    </message>
    <message>
        <source>There is no such move here.</source>
        <translation>Δεν υπάρχει τέτοια κίνηση εδώ.</translation>
    </message>
    <message>
        <source>There is no move to undo.</source>
        <translation>Δεν υπάρχει κίνηση για αναίρεση.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Δεν υπάρχει κίνηση για επανάληψη.</translation>
    </message>
    <message>
        <source>There is no change to undo.</source>
        <translation>Δεν υπάρχει αλλαγή για αναίρεση.</translation>
    </message>
    <message>
        <source>A computer player does not resign.</source>
        <translation>Ένας παίκτης υπολογιστής δεν παραιτείται.</translation>
    </message>
    <message>
        <source>This game has been played to its end; its review shows what was better.</source>
        <translation>Αυτή η παρτίδα παίχτηκε ως το τέλος· η ανασκόπησή της δείχνει τι ήταν καλύτερο.</translation>
    </message>
    <message>
        <source>There are no more hints for this position.</source>
        <translation>Δεν υπάρχουν άλλες υποδείξεις για αυτή τη θέση.</translation>
    </message>
    <message>
        <source>Still analysing; the hint follows.</source>
        <translation>Η ανάλυση συνεχίζεται· η υπόδειξη έρχεται.</translation>
    </message>
    <message>
        <source>This is proven, and corrects what was estimated before.</source>
        <translation>Αυτό είναι αποδεδειγμένο και διορθώνει την προηγούμενη εκτίμηση.</translation>
    </message>
    <message>
        <source>There is no analysis of this position.</source>
        <translation>Δεν υπάρχει ανάλυση αυτής της θέσης.</translation>
    </message>
    <message>
        <source>This table is for another game.</source>
        <translation>Αυτό το τραπέζι είναι για άλλο παιχνίδι.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Δεν υπάρχει τέτοιος παίκτης.</translation>
    </message>
    <message>
        <source>This start is the end of a game: %1 has won already.</source>
        <translation>Η αρχική θέση τελειώνει την παρτίδα, έχει ήδη κερδίσει: %1.</translation>
    </message>
    <message>
        <source>This start is the end of a game that is drawn already.</source>
        <translation>Η αρχική θέση τελειώνει την παρτίδα: είναι ήδη ισόπαλη.</translation>
    </message>
    <message>
        <source>Nothing more fits there; a click on a piece takes it back.</source>
        <translation>Δεν χωρά τίποτε άλλο εκεί· κλικ σε κομμάτι το παίρνει πίσω.</translation>
    </message>
    <message>
        <source>There is nothing to take away.</source>
        <translation>Δεν υπάρχει τίποτα να αφαιρεθεί.</translation>
    </message>
    <message>
        <source>That piece stands there already.</source>
        <translation>Αυτό το κομμάτι είναι ήδη εκεί.</translation>
    </message>
    <message>
        <source>That cannot be moved there.</source>
        <translation>Αυτό δεν μπορεί να πάει εκεί.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Αρχίζετε εσείς.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Αρχίζει: %1.</translation>
    </message>
    <message>
        <source>You have no legal move and must pass.</source>
        <translation>Δεν έχετε επιτρεπτή κίνηση και πρέπει να πάτε πάσο.</translation>
    </message>
    <message>
        <source>%1 has no legal move and must pass.</source>
        <translation>Πρέπει να πάει πάσο, αφού δεν έχει επιτρεπτή κίνηση: %1.</translation>
    </message>
    <message>
        <source>You have run out of time.</source>
        <translation>Σας τελείωσε ο χρόνος.</translation>
    </message>
    <message>
        <source>%1 has run out of time.</source>
        <translation>Έμεινε από χρόνο: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You used %n hint(s).</source>
        <translation>
            <numerusform>Χρησιμοποιήσατε %n υπόδειξη.</numerusform>
            <numerusform>Χρησιμοποιήσατε %n υποδείξεις.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 used %n hint(s).</source>
        <translation>
            <numerusform>%1: χρήση %n υπόδειξης.</numerusform>
            <numerusform>%1: χρήση %n υποδείξεων.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back at the start.</source>
        <translation>Πίσω στην αρχή.</translation>
    </message>
    <message>
        <source>Now at move %1, %2.</source>
        <translation>Τώρα στην κίνηση %1, %2.</translation>
    </message>
    <message>
        <source>The game is called a draw.</source>
        <translation>Η παρτίδα κηρύσσεται ισόπαλη.</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s) of two computers there is no end in sight.</source>
        <translation>
            <numerusform>Μετά από %n κίνηση δύο υπολογιστών δεν φαίνεται τέλος.</numerusform>
            <numerusform>Μετά από %n κινήσεις δύο υπολογιστών δεν φαίνεται τέλος.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Η παρτίδα είναι ισόπαλη.</translation>
    </message>
    <message>
        <source>You have resigned.</source>
        <translation>Παραιτηθήκατε.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>Παραιτήθηκε: %1.</translation>
    </message>
    <message>
        <source>%1 loses by a fault of the program.</source>
        <translation>Χάνει από σφάλμα του προγράμματος: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n.</source>
        <translation>
            <numerusform>Κερδίζει με διαφορά %n: %1.</numerusform>
            <numerusform>Κερδίζει με διαφορά %n: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won by %n.</source>
        <translation>
            <numerusform>Κερδίσατε με διαφορά %n.</numerusform>
            <numerusform>Κερδίσατε με διαφορά %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost by %n.</source>
        <translation>
            <numerusform>Χάσατε με διαφορά %n.</numerusform>
            <numerusform>Χάσατε με διαφορά %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Κερδίσατε.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Χάσατε.</translation>
    </message>
    <message>
        <source>Click a cell first.</source>
        <translation>Κάντε πρώτα κλικ σε ένα κελί.</translation>
    </message>
    <message>
        <source>There is a legal move, so nobody may pass.</source>
        <translation>Υπάρχει επιτρεπτή κίνηση, άρα κανείς δεν μπορεί να πάει πάσο.</translation>
    </message>
    <message>
        <source>A program needs a name.</source>
        <translation>Ένα πρόγραμμα χρειάζεται όνομα.</translation>
    </message>
    <message numerus="yes">
        <source>A program&apos;s name has at most %n character(s); this one has %1.</source>
        <translation>
            <numerusform>Το όνομα ενός προγράμματος έχει το πολύ %n χαρακτήρα· αυτό έχει %1.</numerusform>
            <numerusform>Το όνομα ενός προγράμματος έχει το πολύ %n χαρακτήρες· αυτό έχει %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A program&apos;s name has no blanks at its ends.</source>
        <translation>Το όνομα ενός προγράμματος δεν έχει κενά στις άκρες του.</translation>
    </message>
    <message>
        <source>A program&apos;s name is one line of text, without signs that nobody sees.</source>
        <translation>Το όνομα ενός προγράμματος είναι μία γραμμή κειμένου, χωρίς αόρατους χαρακτήρες.</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Κίνηση %1: %2</translation>
    </message>
    <message>
        <source>The game was not opened to its end.</source>
        <translation>Η παρτίδα δεν άνοιξε ως το τέλος της.</translation>
    </message>
    <message>
        <source>%1 stands there twice.</source>
        <translation>Η %1 υπάρχει εκεί δύο φορές.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Όλα τα παιχνίδια</translation>
    </message>
    <message>
        <source>no cell</source>
        <translation>κανένα κελί</translation>
    </message>
    <message>
        <source>A turn puts your own mark into a free cell.</source>
        <translation>Κάθε κίνηση βάζει το δικό σας σημάδι σε ένα ελεύθερο κελί.</translation>
    </message>
    <message>
        <source>A turn sets a disc so that it encloses some of the other colour in a line, and turns them.</source>
        <translation>Κάθε κίνηση βάζει ένα πούλι ώστε να περικλείσει σε ευθεία πούλια του άλλου χρώματος, και τα γυρίζει.</translation>
    </message>
    <message>
        <source>A turn moves one of your own towers along its column, over free cells only.</source>
        <translation>Κάθε κίνηση μετακινεί έναν δικό σας πύργο στη στήλη του, μόνο πάνω από ελεύθερα κελιά.</translation>
    </message>
    <message>
        <source>A turn moves the horse two cells up and one to the left, or one up and two to the left.</source>
        <translation>Κάθε κίνηση πηγαίνει τον ίππο δύο κελιά πάνω και ένα αριστερά, ή ένα πάνω και δύο αριστερά.</translation>
    </message>
    <message>
        <source>A turn fills one free cell, or two or three neighbouring ones of a row or a column, but a cell of the diagonal only alone.</source>
        <translation>Κάθε κίνηση γεμίζει ένα ελεύθερο κελί, ή δύο ή τρία γειτονικά μιας γραμμής ή στήλης· ένα κελί της διαγωνίου όμως μόνο του.</translation>
    </message>
    <message>
        <source>A turn takes cards from one group: at least one, and at most the number that is written below it.</source>
        <translation>Κάθε κίνηση παίρνει κάρτες από μία ομάδα: τουλάχιστον μία, και το πολύ όσες γράφει ο αριθμός κάτω από αυτή.</translation>
    </message>
    <message>
        <source>green</source>
        <translation>πράσινο</translation>
    </message>
    <message>
        <source>red</source>
        <translation>κόκκινο</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>αποκλεισμένο</translation>
    </message>
    <message>
        <source>no counter</source>
        <translation>καμία μάρκα</translation>
    </message>
    <message>
        <source>dark disc</source>
        <translation>μαύρο πούλι</translation>
    </message>
    <message>
        <source>light disc</source>
        <translation>λευκό πούλι</translation>
    </message>
    <message>
        <source>green tower</source>
        <translation>πράσινος πύργος</translation>
    </message>
    <message>
        <source>red tower</source>
        <translation>κόκκινος πύργος</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>ίππος</translation>
    </message>
    <message>
        <source>%1: %2 to %3 are possible, not %4.</source>
        <translation>%1: επιτρέπονται %2 έως %3, όχι %4.</translation>
    </message>
    <message>
        <source>The game that was to be saved is no longer on the board.</source>
        <translation>Η παρτίδα για αποθήκευση δεν είναι πια στο ταμπλό.</translation>
    </message>
    <message>
        <source>A game&apos;s file needs a name that ends in .bouton or .txt; %1 does not.</source>
        <translation>Το αρχείο μιας παρτίδας χρειάζεται όνομα που τελειώνει σε .bouton ή .txt· το %1 δεν τελειώνει έτσι.</translation>
    </message>
    <message>
        <source>There is nothing to paste: the clipboard has no text.</source>
        <translation>Δεν υπάρχει τίποτα για επικόλληση: το πρόχειρο δεν έχει κείμενο.</translation>
    </message>
    <message>
        <source>This is neither a game nor a position. %1</source>
        <translation>Αυτό δεν είναι ούτε παρτίδα ούτε θέση. %1</translation>
    </message>
    <message>
        <source>This is neither a game nor a position that Bouton knows.</source>
        <translation>Αυτό δεν είναι ούτε παρτίδα ούτε θέση που να γνωρίζει το Bouton.</translation>
    </message>
    <message>
        <source>better</source>
        <translation>καλύτερη</translation>
    </message>
    <message>
        <source>decides the game</source>
        <translation>κρίνει την παρτίδα</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>υπόδειξη</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Λεπτά</translation>
    </message>
    <message>
        <source>Seconds added</source>
        <translation>Επιπλέον δευτερόλεπτα</translation>
    </message>
    <message>
        <source>By the player itself.</source>
        <translation>Από τον ίδιο τον παίκτη.</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Προσαρμογή</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Απογραφή</translation>
    </message>
    <message>
        <source>Won and lost positions</source>
        <translation>Θέσεις νίκης και ήττας</translation>
    </message>
    <message>
        <source>How many can be won?</source>
        <translation>Πόσες μπορούν να κερδηθούν;</translation>
    </message>
    <message>
        <source>Counts, exactly, how many positions of a class the side to move wins, loses or draws against best play.</source>
        <translation>Μετρά, ακριβώς, πόσες θέσεις μιας κλάσης είναι νίκη, ήττα ή ισοπαλία για την πλευρά που παίζει, με βέλτιστο παιχνίδι.</translation>
    </message>
    <message>
        <source>Nimbers</source>
        <translation>Grundy</translation>
    </message>
    <message>
        <source>Tables of nimbers</source>
        <translation>Πίνακες Grundy</translation>
    </message>
    <message>
        <source>Which heap of Nim is it?</source>
        <translation>Ποια στοίβα Nim είναι;</translation>
    </message>
    <message>
        <source>Shows which heap of Nim each position of a class is worth, and what repeats.</source>
        <translation>Δείχνει με ποια στοίβα Nim ισοδυναμεί κάθε θέση μιας κλάσης, και τι επαναλαμβάνεται.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ισχυρισμοί</translation>
    </message>
    <message>
        <source>Claims tested</source>
        <translation>Έλεγχος ισχυρισμών</translation>
    </message>
    <message>
        <source>True or false?</source>
        <translation>Αληθής ή ψευδής;</translation>
    </message>
    <message>
        <source>Tests statements of the theory, true and false ones, in every position of a class against what the rules alone say, and shows the smallest counterexample.</source>
        <translation>Ελέγχει προτάσεις της θεωρίας, αληθείς και ψευδείς, σε κάθε θέση μιας κλάσης με όσα λένε μόνοι οι κανόνες, και δείχνει το μικρότερο αντιπαράδειγμα.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Δικός σας</translation>
    </message>
    <message>
        <source>Your own claim</source>
        <translation>Δικός σας ισχυρισμός</translation>
    </message>
    <message>
        <source>Say it in one line.</source>
        <translation>Πείτε το σε μία γραμμή.</translation>
    </message>
    <message>
        <source>Tests what you say in one line, in every position of a class, and shows the smallest counterexample with the value of each term.</source>
        <translation>Ελέγχει ό,τι λέτε σε μία γραμμή, σε κάθε θέση μιας κλάσης, και δείχνει το μικρότερο αντιπαράδειγμα με την τιμή κάθε όρου.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Εξάσκηση</translation>
    </message>
    <message>
        <source>Can you see who wins?</source>
        <translation>Βλέπετε ποιος κερδίζει;</translation>
    </message>
    <message>
        <source>Is the position won or lost, and which move wins? The exact analysis marks every answer.</source>
        <translation>Είναι θέση νίκης ή ήττας, και ποια κίνηση κερδίζει; Η ακριβής ανάλυση κρίνει κάθε απάντηση.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Βάθος</translation>
    </message>
    <message>
        <source>Depth of search</source>
        <translation>Βάθος αναζήτησης</translation>
    </message>
    <message>
        <source>What does a ply cost?</source>
        <translation>Τι κοστίζει μια ημικίνηση;</translation>
    </message>
    <message>
        <source>Searches one position one ply deeper each time: what changes in the move, and what it costs.</source>
        <translation>Κάνει αναζήτηση από μία θέση, κάθε φορά μία ημικίνηση βαθύτερα: τι αλλάζει στην κίνηση και τι κοστίζει.</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Αναμετρήσεις</translation>
    </message>
    <message>
        <source>Player against player</source>
        <translation>Παίκτης με παίκτη</translation>
    </message>
    <message>
        <source>Who plays best?</source>
        <translation>Ποιος παίζει καλύτερα;</translation>
    </message>
    <message>
        <source>Lets computer players play each other and says how far their results can be trusted: the 95 % intervals.</source>
        <translation>Βάζει παίκτες του υπολογιστή να παίξουν μεταξύ τους και λέει πόσο αξιόπιστα είναι τα αποτελέσματα: τα διαστήματα 95 %.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Αναζήτηση</translation>
    </message>
    <message>
        <source>Search microscope</source>
        <translation>Μικροσκόπιο αναζήτησης</translation>
    </message>
    <message>
        <source>What does a search see?</source>
        <translation>Τι βλέπει μια αναζήτηση;</translation>
    </message>
    <message>
        <source>Searches one position in four ways: what each costs, and each step by step with alpha, beta and what is cut.</source>
        <translation>Κάνει αναζήτηση από μία θέση με τέσσερις τρόπους: τι κοστίζει ο καθένας, και ο καθένας βήμα βήμα με το α, το β και ό,τι αποκόπτεται.</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Πριόνισμα α-β</translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation>Με ταξινόμηση</translation>
    </message>
    <message>
        <source>With a table</source>
        <translation>Με πίνακα</translation>
    </message>
    <message>
        <source>The name of the game. It comes first.</source>
        <translation>Το όνομα του παιχνιδιού. Γράφεται πρώτο.</translation>
    </message>
    <message>
        <source>The rules in your own words, for who plays.</source>
        <translation>Οι κανόνες με δικά σας λόγια, για όποιον παίζει.</translation>
    </message>
    <message>
        <source>Two names, each with a letter: Left L, Right R.</source>
        <translation>Δύο ονόματα, καθένα με ένα γράμμα: Left L, Right R.</translation>
    </message>
    <message>
        <source>A game of heaps, and how large each is: 3 5 7.</source>
        <translation>Παιχνίδι με στοίβες, και πόσο μεγάλη είναι η καθεμία: 3 5 7.</translation>
    </message>
    <message>
        <source>Rows and columns: 4 x 5, or 1-6 x 1-6, 4 x 4.</source>
        <translation>Γραμμές και στήλες: 4 x 5, ή 1-6 x 1-6, 4 x 4.</translation>
    </message>
    <message>
        <source>What stands on the board: rows with / between.</source>
        <translation>Τι υπάρχει στο ταμπλό: γραμμές χωρισμένες με /.</translation>
    </message>
    <message>
        <source>The name of a letter: I pin.</source>
        <translation>Το όνομα ενός γράμματος: I pin.</translation>
    </message>
    <message>
        <source>What both sides may do: II -&gt; ..</source>
        <translation>Τι επιτρέπεται και στις δύο πλευρές: II -&gt; ..</translation>
    </message>
    <message>
        <source>What one side alone may do.</source>
        <translation>Τι επιτρέπεται μόνο σε μία πλευρά.</translation>
    </message>
    <message>
        <source>A drawing that ends the game: +++, wins.</source>
        <translation>Ένα σχήμα που τελειώνει την παρτίδα: +++, wins.</translation>
    </message>
    <message>
        <source>What the last turn does for who has made it.</source>
        <translation>Τι σημαίνει η τελευταία κίνηση για όποιον την έκανε.</translation>
    </message>
    <message>
        <source>Who has moved has won.</source>
        <translation>Όποιος έκανε την κίνηση κέρδισε.</translation>
    </message>
    <message>
        <source>Who has moved has lost.</source>
        <translation>Όποιος έκανε την κίνηση έχασε.</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>Δεν κέρδισε κανείς.</translation>
    </message>
    <message>
        <source>It is drawn as a pin.</source>
        <translation>Σχεδιάζεται ως κορίνα.</translation>
    </message>
    <message>
        <source>It is drawn as a coin.</source>
        <translation>Σχεδιάζεται ως νόμισμα.</translation>
    </message>
    <message>
        <source>It is drawn as a horse.</source>
        <translation>Σχεδιάζεται ως ίππος.</translation>
    </message>
    <message>
        <source>It is drawn as a tower.</source>
        <translation>Σχεδιάζεται ως πύργος.</translation>
    </message>
    <message>
        <source>It is drawn as a queen.</source>
        <translation>Σχεδιάζεται ως βασίλισσα.</translation>
    </message>
    <message>
        <source>It is drawn as a block.</source>
        <translation>Σχεδιάζεται ως τουβλάκι.</translation>
    </message>
    <message>
        <source>It is drawn as a disc.</source>
        <translation>Σχεδιάζεται ως πούλι.</translation>
    </message>
    <message>
        <source>It is drawn as a card.</source>
        <translation>Σχεδιάζεται ως κάρτα.</translation>
    </message>
    <message>
        <source>Several of them stand on one.</source>
        <translation>Πολλά στέκονται στο ίδιο κελί.</translation>
    </message>
    <message>
        <source>There is always one of it.</source>
        <translation>Υπάρχει πάντα ένα.</translation>
    </message>
    <message>
        <source>There is always one in each.</source>
        <translation>Υπάρχει πάντα ένα σε κάθε στήλη.</translation>
    </message>
    <message>
        <source>The row at the top.</source>
        <translation>Η πάνω γραμμή.</translation>
    </message>
    <message>
        <source>The row at the bottom.</source>
        <translation>Η κάτω γραμμή.</translation>
    </message>
    <message>
        <source>The column at the left.</source>
        <translation>Η αριστερή στήλη.</translation>
    </message>
    <message>
        <source>The column at the right.</source>
        <translation>Η δεξιά στήλη.</translation>
    </message>
    <message>
        <source>At the top left.</source>
        <translation>Πάνω αριστερά.</translation>
    </message>
    <message>
        <source>At the bottom right.</source>
        <translation>Κάτω δεξιά.</translation>
    </message>
    <message>
        <source>As the first cell is.</source>
        <translation>Όπως είναι το πρώτο κελί.</translation>
    </message>
    <message>
        <source>As its neighbours are.</source>
        <translation>Όπως είναι τα γειτονικά του.</translation>
    </message>
    <message>
        <source>The drawing is read to the right.</source>
        <translation>Το σχήμα διαβάζεται προς τα δεξιά.</translation>
    </message>
    <message>
        <source>The drawing is read to the left.</source>
        <translation>Το σχήμα διαβάζεται προς τα αριστερά.</translation>
    </message>
    <message>
        <source>The drawing is read upwards.</source>
        <translation>Το σχήμα διαβάζεται προς τα πάνω.</translation>
    </message>
    <message>
        <source>The drawing is read downwards.</source>
        <translation>Το σχήμα διαβάζεται προς τα κάτω.</translation>
    </message>
    <message>
        <source>The drawing is read up and left.</source>
        <translation>Το σχήμα διαβάζεται λοξά, προς τα πάνω και αριστερά.</translation>
    </message>
    <message>
        <source>The drawing is read up and right.</source>
        <translation>Το σχήμα διαβάζεται λοξά, προς τα πάνω και δεξιά.</translation>
    </message>
    <message>
        <source>The drawing is read down and left.</source>
        <translation>Το σχήμα διαβάζεται λοξά, προς τα κάτω και αριστερά.</translation>
    </message>
    <message>
        <source>The drawing is read down and right.</source>
        <translation>Το σχήμα διαβάζεται λοξά, προς τα κάτω και δεξιά.</translation>
    </message>
    <message>
        <source>The four straight ways.</source>
        <translation>Οι τέσσερις ίσιες κατευθύνσεις.</translation>
    </message>
    <message>
        <source>The four slanting ways.</source>
        <translation>Οι τέσσερις λοξές κατευθύνσεις.</translation>
    </message>
    <message>
        <source>All eight ways.</source>
        <translation>Και οι οκτώ κατευθύνσεις.</translation>
    </message>
    <message>
        <source>Its quarter turns, too.</source>
        <translation>Και με τις στροφές του κατά 90°.</translation>
    </message>
    <message>
        <source>Its mirror image, too.</source>
        <translation>Και με την κατοπτρική του εικόνα.</translation>
    </message>
    <message>
        <source>A condition: the turn counts where it holds.</source>
        <translation>Μια συνθήκη: η κίνηση ισχύει όπου ισχύει αυτή.</translation>
    </message>
    <message>
        <source>All cells from one to the edge become free.</source>
        <translation>Όλα τα κελιά από ένα ως την άκρη αδειάζουν.</translation>
    </message>
    <message>
        <source>How many a turn takes from a heap: 1 3 5-7.</source>
        <translation>Πόσες παίρνει μια κίνηση από μια στοίβα: 1 3 5-7.</translation>
    </message>
    <message>
        <source>At least one from a heap.</source>
        <translation>Τουλάχιστον μία από μια στοίβα.</translation>
    </message>
    <message>
        <source>What is left may be parted in two.</source>
        <translation>Ό,τι μένει μπορεί να χωριστεί στα δύο.</translation>
    </message>
    <message>
        <source>What is left is parted in two.</source>
        <translation>Ό,τι μένει χωρίζεται στα δύο.</translation>
    </message>
    <message>
        <source>Parts a heap in two and takes nothing.</source>
        <translation>Χωρίζει μια στοίβα στα δύο και δεν παίρνει τίποτα.</translation>
    </message>
    <message>
        <source>An octal code: 0.137.</source>
        <translation>Ένας οκταδικός κώδικας: 0.137.</translation>
    </message>
    <message>
        <source>The file %1 was not written: %2.</source>
        <translation>Το αρχείο %1 δεν γράφτηκε: %2.</translation>
    </message>
    <message>
        <source>A set is open in Practice that is to be answered without hints and without See why.</source>
        <translation>Στην Εξάσκηση είναι ανοιχτό ένα σύνολο που απαντιέται χωρίς υποδείξεις και χωρίς το «Γιατί;».</translation>
    </message>
    <message>
        <source>The rules of &quot;%1&quot; were changed; this game keeps those with which it began.</source>
        <translation>Οι κανόνες του «%1» άλλαξαν· αυτή η παρτίδα κρατά εκείνους με τους οποίους άρχισε.</translation>
    </message>
    <message>
        <source>The screen is too small for all of the window: a lower scale of the desktop makes more room.</source>
        <translation>Η οθόνη δεν χωρά όλο το παράθυρο: μικρότερη κλίμακα στις ρυθμίσεις οθόνης δίνει περισσότερο χώρο.</translation>
    </message>
    <message>
        <source>The program &quot;%1&quot; was removed.</source>
        <translation>Το πρόγραμμα «%1» αφαιρέθηκε.</translation>
    </message>
    <message>
        <source>Another window of Bouton plays this game, so this is a copy of it. Each goes its own way.</source>
        <translation>Ένα άλλο παράθυρο του Bouton παίζει αυτή την παρτίδα, οπότε εδώ είναι ένα αντίγραφο. Καθεμία ακολουθεί τον δρόμο της.</translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; was removed.</source>
        <translation>Το παιχνίδι «%1» αφαιρέθηκε.</translation>
    </message>
    <message>
        <source>There is no game and no file &quot;%1&quot;. The games are: %2.</source>
        <translation>Δεν υπάρχει παιχνίδι ούτε αρχείο «%1». Τα παιχνίδια είναι: %2.</translation>
    </message>
    <message>
        <source>The home folder is not known, so no game and no preference is kept.</source>
        <translation>Ο προσωπικός φάκελος δεν είναι γνωστός, οπότε δεν φυλάσσεται καμία παρτίδα και καμία προτίμηση.</translation>
    </message>
    <message>
        <source>The file was damaged or changed after it was saved: its checksum does not fit.</source>
        <translation>Το αρχείο καταστράφηκε ή άλλαξε μετά την αποθήκευση: το άθροισμα ελέγχου δεν ταιριάζει.</translation>
    </message>
    <message numerus="yes">
        <source>In the file &quot;%1&quot; has %n letter(s); it should be 1 to %2.</source>
        <translation>
            <numerusform>Στο αρχείο το «%1» έχει %n γράμμα· πρέπει να έχει 1 έως %2.</numerusform>
            <numerusform>Στο αρχείο το «%1» έχει %n γράμματα· πρέπει να έχει 1 έως %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file &quot;%1&quot; is neither true nor false.</source>
        <translation>Στο αρχείο το «%1» δεν είναι ούτε true ούτε false.</translation>
    </message>
    <message>
        <source>One group of up to 12 cards</source>
        <translation>Μία ομάδα έως 12 κάρτες</translation>
    </message>
    <message>
        <source>What was kept of the reviews of %1 is damaged: they are made anew.</source>
        <translation>Ό,τι φυλάχτηκε από τις ανασκοπήσεις του αρχείου %1 είναι κατεστραμμένο: γίνονται από την αρχή.</translation>
    </message>
    <message>
        <source>What was kept of the reviews of %1 is by another evaluation: they are made anew.</source>
        <translation>Ό,τι φυλάχτηκε από τις ανασκοπήσεις του αρχείου %1 είναι άλλης αξιολόγησης: γίνονται από την αρχή.</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Εξέταση</translation>
    </message>
    <message>
        <source>A player examined</source>
        <translation>Εξέταση ενός παίκτη</translation>
    </message>
    <message>
        <source>Does it ever lose a won game?</source>
        <translation>Χάνει ποτέ κερδισμένη παρτίδα;</translation>
    </message>
    <message>
        <source>Plays a program of yours, or a computer player, against every opponent that there can be, and shows the shortest line in which it gives a won or drawn game away.</source>
        <translation>Παίζει ένα δικό σας πρόγραμμα, ή έναν παίκτη του υπολογιστή, με κάθε δυνατό αντίπαλο, και δείχνει τη συντομότερη σειρά στην οποία χαρίζει κερδισμένη ή ισόπαλη παρτίδα.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Σωστό: %1.</translation>
    </message>
    <message>
        <source>First move: %1.</source>
        <translation>Πρώτη κίνηση: %1.</translation>
    </message>
    <message>
        <source>What is added has the nimber %1, because the nim-sum so far is %1.</source>
        <translation>Ό,τι προστίθεται έχει αριθμό Grundy %1, επειδή το άθροισμα Nim ως τώρα είναι %1.</translation>
    </message>
    <message>
        <source>For example: %1.</source>
        <translation>Για παράδειγμα: %1.</translation>
    </message>
    <message>
        <source>The window marks each position.</source>
        <translation>Το παράθυρο κρίνει κάθε θέση.</translation>
    </message>
    <message>
        <source>After %1:</source>
        <translation>Μετά από %1:</translation>
    </message>
    <message>
        <source>Each rule is right that holds in every position and applies to enough of them. The window tests it.</source>
        <translation>Σωστός είναι κάθε κανόνας που ισχύει σε κάθε θέση και εφαρμόζεται σε αρκετές. Τον ελέγχει το παράθυρο.</translation>
    </message>
    <message>
        <source>Choose one of the three sentences.</source>
        <translation>Επιλέξτε μία από τις τρεις προτάσεις.</translation>
    </message>
    <message numerus="yes">
        <source>Wrong: part(s) worth %1, not %2.</source>
        <translation>
            <numerusform>Λάθος: μέρος αξίας %1, όχι %2.</numerusform>
            <numerusform>Λάθος: μέρη αξίας %1, όχι %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrong: %1 is worth %2, not %3.</source>
        <translation>Λάθος: το %1 αξίζει %2, όχι %3.</translation>
    </message>
    <message>
        <source>Of this position there are no three sentences to choose from.</source>
        <translation>Για αυτή τη θέση δεν υπάρχουν τρεις προτάσεις για επιλογή.</translation>
    </message>
    <message>
        <source>%1 gave away %L2 points a move.</source>
        <translation>%1: χάρισε %L2 πόντους ανά κίνηση.</translation>
    </message>
    <message>
        <source>%1 gave away %L2 points a move, the analysis estimates.</source>
        <translation>%1: χάρισε %L2 πόντους ανά κίνηση, όπως εκτιμά η ανάλυση.</translation>
    </message>
    <message>
        <source>%L1 points</source>
        <translation>%L1 πόντοι</translation>
    </message>
    <message>
        <source>%1 gave away %L2 discs a move.</source>
        <translation>%1: χάρισε %L2 πούλια ανά κίνηση.</translation>
    </message>
    <message>
        <source>%1 gave away %L2 discs a move, the analysis estimates.</source>
        <translation>%1: χάρισε %L2 πούλια ανά κίνηση, όπως εκτιμά η ανάλυση.</translation>
    </message>
    <message>
        <source>%L1 discs</source>
        <translation>%L1 πούλια</translation>
    </message>
    <message>
        <source>In how many cells the other side could place a disc if it were to move.</source>
        <translation>Σε πόσα κελιά θα μπορούσε να βάλει πούλι η άλλη πλευρά, αν έπαιζε αυτή.</translation>
    </message>
    <message>
        <source>regions</source>
        <translation>περιοχές</translation>
    </message>
    <message>
        <source>The empty cells of a region, which touch one another by a side or by a corner.</source>
        <translation>Τα κενά κελιά μιας περιοχής, που αγγίζουν το ένα το άλλο με πλευρά ή με γωνία.</translation>
    </message>
    <message>
        <source>The empty corners of the board in a region.</source>
        <translation>Οι κενές γωνίες του ταμπλό σε μια περιοχή.</translation>
    </message>
    <message>
        <source>In how many cells of a region the side to move can place a disc.</source>
        <translation>Σε πόσα κελιά μιας περιοχής μπορεί να βάλει πούλι η πλευρά που παίζει.</translation>
    </message>
    <message>
        <source>In how many cells of a region the other side could place a disc if it were to move.</source>
        <translation>Σε πόσα κελιά μιας περιοχής θα μπορούσε να βάλει πούλι η άλλη πλευρά, αν έπαιζε αυτή.</translation>
    </message>
    <message>
        <source>Endgames drawn at random</source>
        <translation>Φινάλε με κλήρωση</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Θέσεις</translation>
    </message>
    <message>
        <source>Empty cells at most</source>
        <translation>Κενά κελιά το πολύ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Σπόρος</translation>
    </message>
    <message numerus="yes">
        <source>Holds for %Ln position(s) of the %L1 drawn (empty cells at most: %2; seed: %3); of others nothing is said.</source>
        <translation>
            <numerusform>Ισχύει για %Ln θέση από τις %L1 που κληρώθηκαν (κενά κελιά το πολύ: %2· σπόρος: %3)· για άλλες δεν λέγεται τίποτα.</numerusform>
            <numerusform>Ισχύει για %Ln θέσεις από τις %L1 που κληρώθηκαν (κενά κελιά το πολύ: %2· σπόρος: %3)· για άλλες δεν λέγεται τίποτα.</numerusform>
        </translation>
    </message>
    <message>
        <source>False. The first counterexample drawn is %1.</source>
        <translation>Ψευδής. Το πρώτο αντιπαράδειγμα που κληρώθηκε είναι %1.</translation>
    </message>
    <message>
        <source>Column %1: &quot;%2&quot; is not known in this class, whose positions are too large to be solved; it is in &quot;%3&quot;.</source>
        <translation>Στήλη %1: το «%2» δεν είναι γνωστό σε αυτή την κλάση, της οποίας οι θέσεις είναι πολύ μεγάλες για να λυθούν· είναι στην κλάση «%3».</translation>
    </message>
    <message>
        <source>There is no move, so the nimber is 0.</source>
        <translation>Δεν υπάρχει κίνηση, άρα ο αριθμός Grundy είναι 0.</translation>
    </message>
    <message>
        <source>Write a number into a cell of the table.</source>
        <translation>Γράψτε έναν αριθμό σε ένα κελί του πίνακα.</translation>
    </message>
    <message numerus="yes">
        <source>Right so far. Still empty: %n cell(s).</source>
        <translation>
            <numerusform>Σωστά ως τώρα: μένει κενό %n κελί.</numerusform>
            <numerusform>Σωστά ως τώρα: μένουν κενά %n κελιά.</numerusform>
        </translation>
    </message>
    <message>
        <source>The nimber of %1 is not %2.</source>
        <translation>Ο αριθμός Grundy του %1 δεν είναι %2.</translation>
    </message>
    <message>
        <source>Of a table each position has a line &quot;position: ...&quot; without a number to be drawn, and nothing is shown beside it.</source>
        <translation>Σε έναν πίνακα κάθε θέση έχει μια γραμμή &quot;position: ...&quot; χωρίς αριθμό που κληρώνεται, και δίπλα του δεν δείχνεται τίποτα.</translation>
    </message>
    <message>
        <source>Column %1: numbers are parted by blanks: &quot;take 1 3 5-7&quot;.</source>
        <translation>Στήλη %1: οι αριθμοί χωρίζονται με κενά: &quot;take 1 3 5-7&quot;.</translation>
    </message>
    <message>
        <source>By how many discs the side to move wins with best play, with the empty cells counted for the winner; below 0 if it loses.</source>
        <translation>Με πόσα πούλια διαφορά κερδίζει με βέλτιστο παιχνίδι η πλευρά που παίζει, με τα κενά κελιά υπέρ του νικητή· κάτω από 0 αν χάνει.</translation>
    </message>
    <message>
        <source>Lesson %1 of the file is damaged.</source>
        <translation>Το μάθημα %1 του αρχείου είναι κατεστραμμένο.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; is not there any more.</source>
        <translation>Ο φάκελος «%1» δεν υπάρχει πια.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; has no files that end in .lesson.</source>
        <translation>Ο φάκελος «%1» δεν έχει αρχεία που τελειώνουν σε .lesson.</translation>
    </message>
    <message>
        <source>Column %1: either every heap is written with its most, as in &quot;7:2&quot;, or none is.</source>
        <translation>Στήλη %1: ή κάθε στοίβα γράφεται με το όριό της, όπως «7:2», ή καμία.</translation>
    </message>
    <message>
        <source>Column %1: these rules are of a newer version of Bouton; this one reads &quot;bouton-game 1&quot;.</source>
        <translation>Στήλη %1: αυτοί οι κανόνες είναι νεότερης έκδοσης του Bouton· αυτή διαβάζει «bouton-game 1».</translation>
    </message>
</context>
<context>
    <name>bouton::AboutDialog</name>
    <message>
        <source>About Bouton</source>
        <translation>Πληροφορίες για το Bouton</translation>
    </message>
    <message>
        <source>Bouton&apos;s sign</source>
        <translation>Το σήμα του Bouton</translation>
    </message>
    <message>
        <source>Bouton %1</source>
        <translation>Bouton %1</translation>
    </message>
    <message>
        <source>Six board games for two, to be played against the computer, and to see why a move wins.

Named after Charles L. Bouton, who solved Nim in 1901.

Free software under the MIT licence. It uses Qt %1 (LGPL, version 3) and SQLite (public domain).</source>
        <translation>Έξι επιτραπέζια παιχνίδια για δύο: παίξτε τα με τον υπολογιστή και δείτε γιατί κερδίζει μια κίνηση.

Το όνομα είναι του Charles L. Bouton, που έλυσε το Nim το 1901.

Ελεύθερο λογισμικό με άδεια MIT. Χρησιμοποιεί το Qt %1 (LGPL, έκδοση 3) και την SQLite (κοινό κτήμα).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>This translation is a draft. What reads wrong in it is a fault like any other: please report it where you got Bouton from.</source>
        <translation>Αυτή η μετάφραση είναι προσχέδιο. Ό,τι δεν διαβάζεται σωστά είναι σφάλμα όπως κάθε άλλο: παρακαλούμε, αναφέρετέ το εκεί από όπου πήρατε το Bouton.</translation>
    </message>
</context>
<context>
    <name>bouton::AgainstWhom</name>
    <message>
        <source>Change</source>
        <translation>Αλλαγή</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Αντίπαλος</translation>
    </message>
</context>
<context>
    <name>bouton::AheadSwitch</name>
    <message>
        <source>Think in the opponent&apos;s time</source>
        <translation>Σκέψη στον χρόνο του αντιπάλου</translation>
    </message>
    <message>
        <source>While it is your turn, the computer gets ready for its reply. That keeps one processor busy.</source>
        <translation>Όσο είναι η σειρά σας, ο υπολογιστής ετοιμάζει την απάντησή του. Αυτό απασχολεί έναν επεξεργαστή.</translation>
    </message>
</context>
<context>
    <name>bouton::Aloud</name>
    <message>
        <source>The &amp;last move</source>
        <translation>Η τελευταία &amp;κίνηση</translation>
    </message>
    <message>
        <source>Your &amp;pieces</source>
        <translation>Τα κο&amp;μμάτια σας</translation>
    </message>
    <message>
        <source>The &amp;other side&apos;s pieces</source>
        <translation>Τα κομμάτια της άλλης &amp;πλευράς</translation>
    </message>
    <message>
        <source>Legal &amp;moves</source>
        <translation>&amp;Επιτρεπτές κινήσεις</translation>
    </message>
    <message>
        <source>Turn, &amp;score and clocks</source>
        <translation>Σειρά, &amp;σκορ και ρολόγια</translation>
    </message>
    <message>
        <source>The lines &amp;through this cell</source>
        <translation>Οι ευ&amp;θείες που περνούν από εδώ</translation>
    </message>
    <message>
        <source>The whole &amp;board</source>
        <translation>Ό&amp;λο το ταμπλό</translation>
    </message>
    <message>
        <source>No move has been played.</source>
        <translation>Δεν έχει παιχτεί κίνηση.</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>the number, the move</comment>
        <translation>Κίνηση %1: %2</translation>
    </message>
    <message>
        <source>There is no legal move: pass.</source>
        <translation>Δεν υπάρχει επιτρεπτή κίνηση: πάσο.</translation>
    </message>
    <message>
        <source>There is no legal move.</source>
        <translation>Δεν υπάρχει επιτρεπτή κίνηση.</translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s): %1, and others.</source>
        <translation>
            <numerusform>%n επιτρεπτή κίνηση: %1 και άλλες.</numerusform>
            <numerusform>%n επιτρεπτές κινήσεις: %1 και άλλες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal move(s): %1.</source>
        <translation>
            <numerusform>%n επιτρεπτή κίνηση: %1.</numerusform>
            <numerusform>%n επιτρεπτές κινήσεις: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn: %1.</source>
        <comment>a side</comment>
        <translation>Είναι η σειρά σας: %1.</translation>
    </message>
    <message>
        <source>%1 has %2 left.</source>
        <translation>%1: απομένουν %2.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Επιλεγμένα: %1.</translation>
    </message>
    <message>
        <source>Chosen: %1. It goes on at %2, or ends by Enter.</source>
        <translation>Επιλεγμένα: %1. Συνεχίζεται στο %2 ή τελειώνει με Enter.</translation>
    </message>
    <message>
        <source>Chosen: %1. It goes on at %2.</source>
        <translation>Επιλεγμένα: %1. Συνεχίζεται στο %2.</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerAtBoard</name>
    <message>
        <source>Back to the table</source>
        <translation>Πίσω στον πίνακα</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Σωστό: %1</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerForm</name>
    <message>
        <source>Save my answers…</source>
        <translation>Αποθήκευση απαντήσεων…</translation>
    </message>
    <message>
        <source>Your name, for your answers</source>
        <translation>Το όνομά σας, για τις απαντήσεις</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Το όνομά σας</translation>
    </message>
    <message>
        <source>Write your name first</source>
        <translation>Γράψτε πρώτα το όνομά σας</translation>
    </message>
    <message>
        <source>Save my answers</source>
        <translation>Αποθήκευση απαντήσεων</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Απαντήσεις (*.json)</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>Οι απαντήσεις σας</translation>
    </message>
    <message>
        <source>Answered: %1 of %2. Attempts: %3. Time: %4.</source>
        <translation>Απαντήθηκαν: %1 από %2. Προσπάθειες: %3. Χρόνος: %4.</translation>
    </message>
    <message>
        <source>Answered: %1 of %2. Attempts: %3.</source>
        <translation>Απαντήθηκαν: %1 από %2. Προσπάθειες: %3.</translation>
    </message>
    <message>
        <source>The file has your name, your answers, your attempts and your times, as above. It cannot tell who found the moves.</source>
        <translation>Το αρχείο έχει το όνομά σας, τις απαντήσεις σας, τις προσπάθειες και τους χρόνους σας, όπως πάνω. Δεν μπορεί να πει ποιος βρήκε τις κινήσεις.</translation>
    </message>
    <message>
        <source>The file has your name, your answers and your attempts, as above. It cannot tell who found the moves.</source>
        <translation>Το αρχείο έχει το όνομά σας, τις απαντήσεις σας και τις προσπάθειές σας, όπως πάνω. Δεν μπορεί να πει ποιος βρήκε τις κινήσεις.</translation>
    </message>
    <message>
        <source>Write what is asked beside your name first</source>
        <translation>Γράψτε πρώτα ό,τι ζητείται δίπλα στο όνομά σας</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerPanel</name>
    <message>
        <source>&amp;Won</source>
        <translation>&amp;Νίκη</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Ισόπαλη</translation>
    </message>
    <message>
        <source>&amp;Lost</source>
        <translation>Ή&amp;ττα</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Παίζει η άλλη πλευρά</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Έ&amp;λεγχος</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Ο αριθμός σας</translation>
    </message>
    <message>
        <source>What belongs here?</source>
        <translation>Τι ταιριάζει εδώ;</translation>
    </message>
    <message>
        <source>Your position</source>
        <translation>Η θέση σας</translation>
    </message>
</context>
<context>
    <name>bouton::AnswerWords</name>
    <message>
        <source>No answer</source>
        <translation>Χωρίς απάντηση</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκη</translation>
    </message>
    <message>
        <source>Won, by %1</source>
        <translation>Νίκη, με %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ισοπαλία</translation>
    </message>
    <message>
        <source>Drawn, by %1</source>
        <translation>Ισοπαλία, με %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττα</translation>
    </message>
    <message>
        <source>Lost, by %1</source>
        <translation>Ήττα, με %1</translation>
    </message>
    <message>
        <source>%1. %2 (attempts: %3)</source>
        <comment>an exercise and its answer</comment>
        <translation>%1. %2 (προσπάθειες: %3)</translation>
    </message>
    <message>
        <source>%1. No answer (time: %2)</source>
        <translation>%1. Χωρίς απάντηση (χρόνος: %2)</translation>
    </message>
    <message>
        <source>%1. No answer</source>
        <translation>%1. Χωρίς απάντηση</translation>
    </message>
    <message>
        <source>%1. %2 (attempts: %3, %4)</source>
        <comment>an exercise, its answer and a time</comment>
        <translation>%1. %2 (προσπάθειες: %3, %4)</translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveModel</name>
    <message>
        <source>Ended</source>
        <translation>Τέλος</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Υποδείξεις</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Αστοχίες</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Ακρίβεια</translation>
    </message>
    <message>
        <source>Lost per move</source>
        <translation>Χαμένα ανά κίνηση</translation>
    </message>
</context>
<context>
    <name>bouton::ArchivePage</name>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Στατιστικά</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Αρχική σελίδα</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Πίσω στην αρχική σελίδα (Esc)</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Αρχειοθήκη</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln παρτίδα</numerusform>
            <numerusform>%Ln παρτίδες</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring deleted games back</source>
        <translation>Επαναφορά διαγραμμένων παρτίδων</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Εξαγωγή</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Άλλα</translation>
    </message>
    <message>
        <source>The games that are chosen, or all that are listed</source>
        <translation>Οι επιλεγμένες παρτίδες, ή όλες όσες φαίνονται</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Εξαγωγή παρτίδων</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Ως πίνακας (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Πίνακες (*.csv)</translation>
    </message>
    <message>
        <source>As JSON…</source>
        <translation>Ως JSON…</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>As records, one line for each game…</source>
        <translation>Ως καταγραφές, μία γραμμή ανά παρτίδα…</translation>
    </message>
    <message>
        <source>Records (*.txt)</source>
        <translation>Καταγραφές (*.txt)</translation>
    </message>
    <message>
        <source>As files in a folder…</source>
        <translation>Ως αρχεία σε φάκελο…</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Αντίγραφο ασφαλείας…</translation>
    </message>
    <message>
        <source>Back up the archive</source>
        <translation>Αντίγραφο ασφαλείας της αρχειοθήκης</translation>
    </message>
    <message>
        <source>Archives (*.sqlite)</source>
        <translation>Αρχειοθήκες (*.sqlite)</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Επαναφορά…</translation>
    </message>
    <message>
        <source>Restore an archive</source>
        <translation>Επαναφορά αρχειοθήκης</translation>
    </message>
    <message>
        <source>Show the files</source>
        <translation>Εμφάνιση των αρχείων</translation>
    </message>
    <message>
        <source>The archive is in %1.</source>
        <translation>Η αρχειοθήκη είναι στο %1.</translation>
    </message>
    <message>
        <source>Delete all history</source>
        <translation>Διαγραφή όλου του ιστορικού</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Γίνεται εξαγωγή…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) exported to %1.</source>
        <translation>
            <numerusform>Έγινε εξαγωγή %Ln παρτίδας στο %1.</numerusform>
            <numerusform>Έγινε εξαγωγή %Ln παρτίδων στο %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) could not be read.</source>
        <translation>
            <numerusform>%Ln παρτίδα δεν μπόρεσε να διαβαστεί.</numerusform>
            <numerusform>%Ln παρτίδες δεν μπόρεσαν να διαβαστούν.</numerusform>
        </translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>Γίνεται αντίγραφο ασφαλείας…</translation>
    </message>
    <message>
        <source>Backed up as %1.</source>
        <translation>Το αντίγραφο ασφαλείας είναι το %1.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Γίνεται επαναφορά…</translation>
    </message>
    <message>
        <source>Restored from %1. The archive as it was is kept as %2.</source>
        <translation>Έγινε επαναφορά από το %1. Η αρχειοθήκη όπως ήταν μένει ως %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>Διαγράφηκε %Ln παρτίδα.</numerusform>
            <numerusform>Διαγράφηκαν %Ln παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) put back.</source>
        <translation>
            <numerusform>Επανήλθε %Ln παρτίδα.</numerusform>
            <numerusform>Επανήλθαν %Ln παρτίδες.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveStatistics</name>
    <message>
        <source>Wins by</source>
        <translation>Νίκες ανά</translation>
    </message>
    <message>
        <source>Wins, draws and losses</source>
        <translation>Νίκες, ισοπαλίες και ήττες</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Αποτελέσματα</translation>
    </message>
    <message>
        <source>Games against a computer, once they have ended, are counted here.</source>
        <translation>Εδώ μετρούνται οι παρτίδες με υπολογιστή, όταν τελειώσουν.</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Ανά παιχνίδι</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Ανά αντίπαλο</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Ανά μήνα</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκες</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ισοπαλίες</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττες</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Κινήσεις ανά παρτίδα</translation>
    </message>
    <message>
        <source>Hints a game</source>
        <translation>Υποδείξεις ανά παρτίδα</translation>
    </message>
    <message>
        <source>Slips a game</source>
        <translation>Αστοχίες ανά παρτίδα</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Αντίπαλος</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Μήνας</translation>
    </message>
    <message>
        <source>Won in a row: %1 now, %2 at most.</source>
        <translation>Νίκες στη σειρά: τώρα %1, το πολύ %2.</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 right, %4 in a row at most)</source>
        <translation>%1 (%2 σωστές από %3, το πολύ %4 στη σειρά)</translation>
    </message>
    <message>
        <source>Practice: no exercise was answered yet.</source>
        <translation>Εξάσκηση: δεν απαντήθηκε ακόμη καμία άσκηση.</translation>
    </message>
    <message>
        <source>Practice: %1.</source>
        <translation>Εξάσκηση: %1.</translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveTable</name>
    <message>
        <source>Games of the archive</source>
        <translation>Παρτίδες της αρχειοθήκης</translation>
    </message>
    <message>
        <source>Delete the chosen games</source>
        <translation>Διαγραφή των επιλεγμένων παρτίδων</translation>
    </message>
</context>
<context>
    <name>bouton::ArchiveWords</name>
    <message>
        <source>A friend</source>
        <translation>Φίλος</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Δύο υπολογιστές</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκη</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ισοπαλία</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττα</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Νίκη: %1</translation>
    </message>
    <message>
        <source>%1, by resignation</source>
        <translation>%1, με παραίτηση</translation>
    </message>
    <message>
        <source>%1, by a fault</source>
        <translation>%1, από σφάλμα</translation>
    </message>
    <message>
        <source>%1, on time</source>
        <translation>%1, από χρόνο</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Δεν αναλύθηκε ακόμη</translation>
    </message>
    <message>
        <source>Cannot be analysed</source>
        <translation>Δεν αναλύεται</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>τίποτα</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>Won 36 to 28</comment>
        <translation>%1 %2 – %3</translation>
    </message>
</context>
<context>
    <name>bouton::BoardInsight</name>
    <message>
        <source>Nimber left: 0 wins</source>
        <translation>Μένει αριθμός Grundy: 0 κερδίζει</translation>
    </message>
    <message>
        <source>Discs ahead at the end</source>
        <translation>Διαφορά σε πούλια στο τέλος</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <translation>Διαφορά σε πόντους στο τέλος</translation>
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
        <translation>Αξίες: %1.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>κενό</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <translation>Γραμμή %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Heap %1: %n counter(s).</source>
        <translation>
            <numerusform>Στοίβα %1: %n μάρκα.</numerusform>
            <numerusform>Στοίβα %1: %n μάρκες.</numerusform>
        </translation>
    </message>
    <message>
        <source>counter</source>
        <translation>μάρκα</translation>
    </message>
</context>
<context>
    <name>bouton::BoardMenu</name>
    <message>
        <source>&amp;Edit this position</source>
        <translation>&amp;Επεξεργασία θέσης</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Παίζει: %1</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Κα&amp;θαρισμός</translation>
    </message>
    <message>
        <source>Usual &amp;start</source>
        <translation>Συνηθισμένη &amp;αρχή</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Υπόδειξη</translation>
    </message>
    <message>
        <source>See &amp;why</source>
        <translation>&amp;Γιατί;</translation>
    </message>
</context>
<context>
    <name>bouton::BookPanel</name>
    <message>
        <source>Opening book</source>
        <translation>Βιβλίο ανοιγμάτων</translation>
    </message>
    <message>
        <source>Train: judge my moves</source>
        <translation>Εξάσκηση: κρίση κινήσεων</translation>
    </message>
    <message>
        <source>Shows nothing before you have moved, and then what the move gave away</source>
        <translation>Δεν δείχνει τίποτα πριν παίξετε, και έπειτα τι χάρισε η κίνηση</translation>
    </message>
    <message>
        <source>Undo the change of my book</source>
        <translation>Αναίρεση αλλαγής βιβλίου</translation>
    </message>
    <message>
        <source>%1 by the book, the best</source>
        <translation>%1 κατά το βιβλίο, η καλύτερη</translation>
    </message>
    <message>
        <source>%1 by the book, gives away %2</source>
        <translation>%1 κατά το βιβλίο, χαρίζει %2</translation>
    </message>
    <message>
        <source>Discs by the book</source>
        <translation>Πούλια κατά το βιβλίο</translation>
    </message>
    <message>
        <source>Points by the book</source>
        <translation>Πόντοι κατά το βιβλίο</translation>
    </message>
    <message>
        <source>Take this line out of my book</source>
        <translation>Αφαίρεση από το βιβλίο μου</translation>
    </message>
    <message>
        <source>Add this line to my book</source>
        <translation>Προσθήκη στο βιβλίο μου</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Η παρτίδα τελείωσε.</translation>
    </message>
    <message>
        <source>The book does not have this position.</source>
        <translation>Το βιβλίο δεν έχει αυτή τη θέση.</translation>
    </message>
    <message>
        <source>The book does not have this position, but your own lines go on.</source>
        <translation>Το βιβλίο δεν έχει αυτή τη θέση, αλλά οι δικές σας σειρές συνεχίζουν.</translation>
    </message>
    <message>
        <source>%1 to move: %2 by the book. Computers play moves that give away at most %3.</source>
        <translation>Παίζει: %1. Κατά το βιβλίο, %2. Οι υπολογιστές παίζουν κινήσεις που χαρίζουν το πολύ %3.</translation>
    </message>
    <message>
        <source>%1 is the best move by the book.</source>
        <translation>Η %1 είναι η καλύτερη κίνηση κατά το βιβλίο.</translation>
    </message>
    <message>
        <source>%1 gives away %2 by the book. The best: %3.</source>
        <translation>Η %1 χαρίζει %2 κατά το βιβλίο. Καλύτερες: %3.</translation>
    </message>
    <message>
        <source>There is nobody to be trained: computers play both sides.</source>
        <translation>Δεν υπάρχει κανείς για εξάσκηση: και τις δύο πλευρές παίζουν υπολογιστές.</translation>
    </message>
    <message>
        <source>Computers play it all the same.</source>
        <translation>Οι υπολογιστές την παίζουν παρ&apos; όλα αυτά.</translation>
    </message>
    <message>
        <source>Computers do not play it.</source>
        <translation>Οι υπολογιστές δεν την παίζουν.</translation>
    </message>
    <message>
        <source>%1 is in your own lines.</source>
        <translation>Η %1 είναι στις δικές σας σειρές.</translation>
    </message>
    <message>
        <source>The book ends here.</source>
        <translation>Εδώ τελειώνει το βιβλίο.</translation>
    </message>
    <message>
        <source>%1 to move: what does the book play?</source>
        <translation>Παίζει: %1. Τι παίζει το βιβλίο;</translation>
    </message>
    <message>
        <source>The book answers moves that you make, not those that you look back at. Here you can make the other side&apos;s move yourself.</source>
        <translation>Το βιβλίο απαντά σε κινήσεις που κάνετε, όχι σε όσες κοιτάτε πίσω. Εδώ μπορείτε να κάνετε εσείς την κίνηση της άλλης πλευράς.</translation>
    </message>
    <message numerus="yes">
        <source>So far %1 has given away %2 in %n move(s) that the book knows.</source>
        <translation>
            <numerusform>Ως τώρα έχει χαρίσει %2 σε %n κίνηση που γνωρίζει το βιβλίο: %1.</numerusform>
            <numerusform>Ως τώρα έχει χαρίσει %2 σε %n κινήσεις που γνωρίζει το βιβλίο: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>τίποτα</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>περίπου ίσα</translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 μπροστά</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 πίσω</translation>
    </message>
</context>
<context>
    <name>bouton::BookTable</name>
    <message>
        <source>Moves of the opening book</source>
        <translation>Κινήσεις του βιβλίου ανοιγμάτων</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Σκορ</translation>
    </message>
    <message>
        <source>Gives away</source>
        <translation>Χαρίζει</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Κόστος</translation>
    </message>
</context>
<context>
    <name>bouton::CardsForm</name>
    <message>
        <source>Cards in all</source>
        <translation>Κάρτες συνολικά</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Ομάδα</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Κάρτες</translation>
    </message>
    <message>
        <source>Most in a turn</source>
        <translation>Το πολύ ανά κίνηση</translation>
    </message>
    <message>
        <source>Cards of group %1</source>
        <translation>Κάρτες της ομάδας %1</translation>
    </message>
    <message>
        <source>Most in a turn from group %1</source>
        <translation>Το πολύ ανά κίνηση από την ομάδα %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n κάρτα</numerusform>
            <numerusform>%n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>take up to %1</source>
        <translation>έως %1 τη φορά</translation>
    </message>
    <message>
        <source>Group %1: cards left: %2; take up to %3.</source>
        <translation>Ομάδα %1: κάρτες που μένουν: %2· έως %3 τη φορά.</translation>
    </message>
    <message>
        <source>card</source>
        <translation>κάρτα</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>κενό</translation>
    </message>
    <message>
        <source>card %1 of %2</source>
        <translation>κάρτα %1 από %2</translation>
    </message>
</context>
<context>
    <name>bouton::CellTable</name>
    <message>
        <source>Nimber of %1</source>
        <translation type="vanished">Αριθμός Grundy: %1</translation>
    </message>
    <message>
        <source>%1, nimber</source>
        <translation>%1, αριθμός Grundy</translation>
    </message>
</context>
<context>
    <name>bouton::CellWords</name>
    <message>
        <source>playable</source>
        <translation>παίζεται</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>επιλεγμένο</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>τελευταία κίνηση</translation>
    </message>
    <message>
        <source>the slip</source>
        <translation>η αστοχία</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>σημειωμένο</translation>
    </message>
    <message>
        <source>best</source>
        <translation>καλύτερη</translation>
    </message>
    <message>
        <source>nimber %1</source>
        <translation>αριθμός Grundy %1</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Πάνω</translation>
    </message>
    <message>
        <source>Up and right</source>
        <translation>Πάνω δεξιά</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Δεξιά</translation>
    </message>
    <message>
        <source>Down and right</source>
        <translation>Κάτω δεξιά</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Κάτω</translation>
    </message>
    <message>
        <source>Down and left</source>
        <translation>Κάτω αριστερά</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Αριστερά</translation>
    </message>
    <message>
        <source>Up and left</source>
        <translation>Πάνω αριστερά</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>2 empty</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>Up: dark disc, 2 empty.</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: none.</source>
        <translation>%1: τίποτα.</translation>
    </message>
    <message>
        <source>Nothing stands on the board.</source>
        <translation>Το ταμπλό είναι άδειο.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>dark disc, 2: c4, d5.</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>Rows: %1, columns: %2; the arrow keys go from cell to cell.</source>
        <translation>Γραμμές: %1, στήλες: %2· τα βέλη πηγαίνουν από κελί σε κελί.</translation>
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
        <translation>Το αντιπαράδειγμα εδώ</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Στο ταμπλό</translation>
    </message>
    <message>
        <source>%1, %2 to move</source>
        <comment>a position and a side</comment>
        <translation>%1, παίζει: %2</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimCard</name>
    <message>
        <source>Open on a board</source>
        <translation>Άνοιγμα σε ταμπλό</translation>
    </message>
    <message>
        <source>Not tested yet.</source>
        <translation>Δεν ελέγχθηκε ακόμη.</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimClassForm</name>
    <message>
        <source>Positions</source>
        <translation>Θέσεις</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimLine</name>
    <message>
        <source>yes</source>
        <translation>ναι</translation>
    </message>
    <message>
        <source>no</source>
        <translation>όχι</translation>
    </message>
    <message>
        <source>Your claim</source>
        <translation>Ο ισχυρισμός σας</translation>
    </message>
    <message>
        <source>What is true of every position?</source>
        <translation>Τι ισχύει για κάθε θέση;</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimValues</name>
    <message>
        <source>%1 of %2</source>
        <comment>how many of so many are true</comment>
        <translation>%1 από %2</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Λέξη</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Τιμή</translation>
    </message>
    <message>
        <source>Values of the words</source>
        <translation>Τιμές των λέξεων</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>άγνωστο</translation>
    </message>
    <message>
        <source>%1 by move</source>
        <translation>%1 ανά κίνηση</translation>
    </message>
    <message>
        <source>The claim is false on this board.</source>
        <translation>Ο ισχυρισμός είναι ψευδής σε αυτό το ταμπλό.</translation>
    </message>
    <message>
        <source>The premise does not apply on this board.</source>
        <translation>Η υπόθεση δεν ισχύει σε αυτό το ταμπλό.</translation>
    </message>
    <message>
        <source>The claim is right on this board.</source>
        <translation>Ο ισχυρισμός είναι σωστός σε αυτό το ταμπλό.</translation>
    </message>
</context>
<context>
    <name>bouton::ClaimsExperiment</name>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Test all in the list</source>
        <translation>Έλεγχος όλης της λίστας</translation>
    </message>
    <message>
        <source>✗ False</source>
        <translation>✗ Ψευδής</translation>
    </message>
    <message>
        <source>… %1 so far</source>
        <translation>… %1 ως τώρα</translation>
    </message>
    <message>
        <source>✓ All %1</source>
        <translation>✓ Όλες: %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Ισχυρισμός</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ετυμηγορία</translation>
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
        <translation>Απαντήσεις μιας τάξης</translation>
    </message>
    <message>
        <source>Back to the exercises</source>
        <translation>Πίσω στις ασκήσεις</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Όνομα</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Παραλλαγή</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Σωστές</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and why it is left out</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n file(s) were read.</source>
        <translation>
            <numerusform>Διαβάστηκε μόνο το πρώτο %n αρχείο.</numerusform>
            <numerusform>Διαβάστηκαν μόνο τα πρώτα %n αρχεία.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no answers to this set.</source>
        <translation>Δεν υπάρχουν απαντήσεις σε αυτό το σύνολο.</translation>
    </message>
    <message>
        <source>Hardest was exercise %1: right answers %2 of %3.</source>
        <translation>Η δυσκολότερη ήταν η άσκηση %1: σωστές απαντήσεις %2 από %3.</translation>
    </message>
    <message>
        <source>Hardest was exercise %1 of variant %2: right answers %3 of %4.</source>
        <translation>Η δυσκολότερη ήταν η άσκηση %1 της παραλλαγής %2: σωστές απαντήσεις %3 από %4.</translation>
    </message>
    <message>
        <source>Who answered</source>
        <translation>Ποιοι απάντησαν</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ασκήσεις</translation>
    </message>
    <message>
        <source>Exercises of a class</source>
        <translation>Ασκήσεις μιας τάξης</translation>
    </message>
    <message>
        <source>Points for the outcome</source>
        <translation>Πόντοι για την έκβαση</translation>
    </message>
    <message>
        <source>Points for the move</source>
        <translation>Πόντοι για την κίνηση</translation>
    </message>
    <message>
        <source>Marks are computed anew. Who found the moves, and whether attempts and times are true, no file can tell.</source>
        <translation>Οι πόντοι υπολογίζονται από την αρχή. Ποιος βρήκε τις κινήσεις, και αν είναι αληθείς οι προσπάθειες και οι χρόνοι, δεν μπορεί να το πει κανένα αρχείο.</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Δύο φορές</translation>
    </message>
    <message>
        <source>Same attempt: %1</source>
        <comment>another name</comment>
        <translation>Ίδια προσπάθεια: %1</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Σημείωση</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Προσπάθειες</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Χρόνος</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>an exercise</comment>
        <translation>Απάντηση στην %1</translation>
    </message>
    <message>
        <source>Show it at the board</source>
        <translation>Δείχνει την άσκηση στο ταμπλό</translation>
    </message>
    <message>
        <source>What is right</source>
        <translation>Τι είναι σωστό</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Άσκηση</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Απαντήσεις</translation>
    </message>
    <message>
        <source>Called won</source>
        <translation>Είπαν νίκη</translation>
    </message>
    <message>
        <source>Called drawn</source>
        <translation>Είπαν ισοπαλία</translation>
    </message>
    <message>
        <source>Called lost</source>
        <translation>Είπαν ήττα</translation>
    </message>
    <message>
        <source>Right moves</source>
        <translation>Σωστές κινήσεις</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Μέσοι πόντοι</translation>
    </message>
    <message>
        <source>On average: right answers %1 of %2, points %3 of %4.</source>
        <translation>Κατά μέσο όρο: σωστές απαντήσεις %1 από %2, πόντοι %3 από %4.</translation>
    </message>
    <message>
        <source>Won called drawn: %1.</source>
        <translation>Νίκες που ειπώθηκαν ισοπαλία: %1.</translation>
    </message>
    <message>
        <source>Won called lost: %1.</source>
        <translation>Νίκες που ειπώθηκαν ήττα: %1.</translation>
    </message>
    <message>
        <source>Drawn called won: %1.</source>
        <translation>Ισοπαλίες που ειπώθηκαν νίκη: %1.</translation>
    </message>
    <message>
        <source>Drawn called lost: %1.</source>
        <translation>Ισοπαλίες που ειπώθηκαν ήττα: %1.</translation>
    </message>
    <message>
        <source>Lost called won: %1.</source>
        <translation>Ήττες που ειπώθηκαν νίκη: %1.</translation>
    </message>
    <message>
        <source>Lost called drawn: %1.</source>
        <translation>Ήττες που ειπώθηκαν ισοπαλία: %1.</translation>
    </message>
    <message>
        <source>One attempt was handed in under several names: see the notes.</source>
        <translation>Μία προσπάθεια παραδόθηκε με πολλά ονόματα: δείτε τις σημειώσεις.</translation>
    </message>
    <message>
        <source>One name is there twice: see the notes.</source>
        <translation>Ένα όνομα υπάρχει δύο φορές: δείτε τις σημειώσεις.</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Μάθημα %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a lesson</comment>
        <translation>%1 από %2</translation>
    </message>
    <message>
        <source>%1: %2. Done: %3.</source>
        <comment>a name, a lesson, steps of it</comment>
        <translation>%1: %2. Έγιναν: %3.</translation>
    </message>
    <message>
        <source>%1: %2. Done: %3. Not done: %4.</source>
        <comment>a name, a lesson, steps of it</comment>
        <translation>%1: %2. Έγιναν: %3. Δεν έγιναν: %4.</translation>
    </message>
    <message>
        <source>Steps done: %1</source>
        <comment>a lesson</comment>
        <translation>Βήματα που έγιναν: %1</translation>
    </message>
    <message>
        <source>Tell which steps</source>
        <translation>Ποια βήματα</translation>
    </message>
    <message>
        <source>Who did the steps of the lessons no file can tell.</source>
        <translation>Ποιος έκανε τα βήματα των μαθημάτων δεν μπορεί να το πει κανένα αρχείο.</translation>
    </message>
</context>
<context>
    <name>bouton::ClockFace</name>
    <message>
        <source>%1: time left</source>
        <comment>a side</comment>
        <translation>%1: χρόνος που απομένει</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionBoard</name>
    <message>
        <source>First position</source>
        <translation>Πρώτη θέση</translation>
    </message>
    <message>
        <source>Position before</source>
        <translation>Προηγούμενη θέση</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Επόμενη θέση</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Τελευταία θέση</translation>
    </message>
    <message>
        <source>Played next</source>
        <translation>Παίχτηκε έπειτα</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) came here</source>
        <translation>
            <numerusform>Εδώ έφτασε %Ln παρτίδα</numerusform>
            <numerusform>Εδώ έφτασαν %Ln παρτίδες</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <comment>a side</comment>
        <translation>Παίζει: %1</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Η αρχή</translation>
    </message>
    <message>
        <source>After move %1, %2</source>
        <translation>Μετά την κίνηση %1, %2</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionFilters</name>
    <message>
        <source>Search</source>
        <translation>Εύρεση</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Διοργάνωση</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Only games through the position on the board</source>
        <translation>Μόνο παρτίδες που περνούν από τη θέση του ταμπλό</translation>
    </message>
    <message>
        <source>One opening and its branches</source>
        <translation>Ένα άνοιγμα και οι κλάδοι του</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionModel</name>
    <message>
        <source>On time</source>
        <translation>Από χρόνο</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Παραίτηση</translation>
    </message>
    <message>
        <source>Moves end at %1.</source>
        <translation>Οι κινήσεις τελειώνουν στην %1.</translation>
    </message>
    <message>
        <source>End at %1</source>
        <comment>moves</comment>
        <translation>Τέλος στην %1</translation>
    </message>
    <message>
        <source>Dark – Light</source>
        <translation>Μαύρος – Λευκός</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Διοργάνωση</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ημερομηνία</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Θεωρία</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Slips of Dark: %1, of Light: %2.</source>
        <translation>Αστοχίες του Μαύρου: %1, του Λευκού: %2.</translation>
    </message>
    <message>
        <source>Discs given away by Dark: %1, by Light: %2.</source>
        <translation>Πούλια που χάρισε ο Μαύρος: %1, ο Λευκός: %2.</translation>
    </message>
    <message>
        <source>Theory: %1, as Bouton has proven, too.</source>
        <translation>Θεωρία: %1, όπως απέδειξε και το Bouton.</translation>
    </message>
    <message>
        <source>Theory: %1 by the file, %2 as Bouton has proven.</source>
        <translation>Θεωρία: %1 κατά το αρχείο, %2 όπως απέδειξε το Bouton.</translation>
    </message>
    <message>
        <source>With best play from some position on, as the file says it, and whether Bouton has proven the same.</source>
        <translation>Με βέλτιστο παιχνίδι από κάποια θέση και πέρα, όπως το λέει το αρχείο, και αν το Bouton απέδειξε το ίδιο.</translation>
    </message>
    <message>
        <source>Discs that Dark and Light have given away, by Bouton&apos;s review.</source>
        <translation>Πούλια που χάρισαν ο Μαύρος και ο Λευκός, κατά την ανασκόπηση του Bouton.</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Αστοχίες</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Χαμένα</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionPage</name>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Αρχική σελίδα</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Πίσω στην αρχική σελίδα (Esc)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Opens this game on its board</source>
        <translation>Ανοίγει αυτή την παρτίδα στο ταμπλό της</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Φύλαξη</translation>
    </message>
    <message numerus="yes">
        <source>Reading: %Ln game(s) so far</source>
        <translation>
            <numerusform>Ανάγνωση: %Ln παρτίδα ως τώρα</numerusform>
            <numerusform>Ανάγνωση: %Ln παρτίδες ως τώρα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln αρχείο</numerusform>
            <numerusform>%Ln αρχεία</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Γίνεται ανάγνωση…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Γίνεται εύρεση…</translation>
    </message>
    <message>
        <source>The search was stopped: the list is as it was before.</source>
        <translation>Η εύρεση διακόπηκε: η λίστα είναι όπως ήταν πριν.</translation>
    </message>
    <message numerus="yes">
        <source>The moves of %Ln game(s) end early.</source>
        <translation>
            <numerusform>Οι κινήσεις σε %Ln παρτίδα τελειώνουν νωρίς.</numerusform>
            <numerusform>Οι κινήσεις σε %Ln παρτίδες τελειώνουν νωρίς.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln game(s) the file&apos;s result is not that of the board.</source>
        <translation>
            <numerusform>Σε %Ln παρτίδα το αποτέλεσμα του αρχείου δεν είναι εκείνο του ταμπλό.</numerusform>
            <numerusform>Σε %Ln παρτίδες το αποτέλεσμα του αρχείου δεν είναι εκείνο του ταμπλό.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln παρτίδα</numerusform>
            <numerusform>%Ln παρτίδες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln game(s)</source>
        <translation>
            <numerusform>%L1 από %Ln παρτίδα</numerusform>
            <numerusform>%L1 από %Ln παρτίδες</numerusform>
        </translation>
    </message>
    <message>
        <source>Puts it into the archive, as its players&apos; game</source>
        <translation>Τη βάζει στην αρχειοθήκη, ως παρτίδα των παικτών της</translation>
    </message>
    <message>
        <source>The archive takes games that have come to their end; the moves of this one end early.</source>
        <translation>Η αρχειοθήκη παίρνει παρτίδες που έφτασαν στο τέλος τους· οι κινήσεις αυτής εδώ τελειώνουν νωρίς.</translation>
    </message>
    <message>
        <source>Dark %1, Light %2.</source>
        <translation>Μαύρος %1, Λευκός %2.</translation>
    </message>
    <message>
        <source>Moves end at %1.</source>
        <translation>Οι κινήσεις τελειώνουν στην %1.</translation>
    </message>
    <message>
        <source>No game is chosen</source>
        <translation>Καμία επιλεγμένη παρτίδα</translation>
    </message>
    <message>
        <source>Choose a game to see its moves.</source>
        <translation>Επιλέξτε μια παρτίδα για να δείτε τις κινήσεις της.</translation>
    </message>
    <message>
        <source>Review all</source>
        <translation>Ανασκόπηση όλων</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Αποθήκευση πίνακα</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Πίνακες (*.csv)</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Φύλαξη πίνακα…</translation>
    </message>
    <message>
        <source>Reviews the games that are listed, and keeps what it finds</source>
        <translation>Κάνει ανασκόπηση στις παρτίδες της λίστας και φυλάσσει ό,τι βρίσκει</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Αποθηκεύτηκε ως %1.</translation>
    </message>
    <message>
        <source>Could not be saved: %1</source>
        <translation>Δεν αποθηκεύτηκε: %1</translation>
    </message>
    <message numerus="yes">
        <source>Reviewing: %L1 of %Ln game(s).</source>
        <translation>
            <numerusform>Ανασκόπηση: %L1 από %Ln παρτίδα.</numerusform>
            <numerusform>Ανασκόπηση: %L1 από %Ln παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed: %L1 of %Ln game(s).</source>
        <translation>
            <numerusform>Έγινε ανασκόπηση: %L1 από %Ln παρτίδα.</numerusform>
            <numerusform>Έγινε ανασκόπηση: %L1 από %Ln παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %n second(s).</source>
        <translation>
            <numerusform>Οι άλλες χρειάζονται περίπου %n δευτερόλεπτο.</numerusform>
            <numerusform>Οι άλλες χρειάζονται περίπου %n δευτερόλεπτα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %n minute(s).</source>
        <translation>
            <numerusform>Οι άλλες χρειάζονται περίπου %n λεπτό.</numerusform>
            <numerusform>Οι άλλες χρειάζονται περίπου %n λεπτά.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %n hour(s).</source>
        <translation>
            <numerusform>Οι άλλες χρειάζονται περίπου %n ώρα.</numerusform>
            <numerusform>Οι άλλες χρειάζονται περίπου %n ώρες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others take about %Ln day(s).</source>
        <translation>
            <numerusform>Οι άλλες χρειάζονται περίπου %Ln ημέρα.</numerusform>
            <numerusform>Οι άλλες χρειάζονται περίπου %Ln ημέρες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln game(s) Bouton has proven another theoretical score than the file&apos;s.</source>
        <translation>
            <numerusform>Σε %Ln παρτίδα το Bouton απέδειξε άλλο θεωρητικό σκορ από του αρχείου.</numerusform>
            <numerusform>Σε %Ln παρτίδες το Bouton απέδειξε άλλο θεωρητικό σκορ από του αρχείου.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Losses by player</source>
        <translation>Απώλειες ανά παίκτη</translation>
    </message>
    <message>
        <source>The table that is shown, as CSV</source>
        <translation>Ο πίνακας που φαίνεται, ως CSV</translation>
    </message>
    <message>
        <source>The games that are listed, or what each player has lost in them</source>
        <translation>Οι παρτίδες της λίστας, ή τι έχασε σε αυτές κάθε παίκτης</translation>
    </message>
</context>
<context>
    <name>bouton::CollectionTable</name>
    <message>
        <source>Games of the collection</source>
        <translation>Παρτίδες της συλλογής</translation>
    </message>
</context>
<context>
    <name>bouton::CountsExperiment</name>
    <message>
        <source>to</source>
        <translation>έως</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 έως %3</translation>
    </message>
    <message>
        <source>Each row counts %1.</source>
        <translation>Κάθε γραμμή μετρά: %1.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>won</source>
        <translation>νίκες</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ισοπαλίες</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ήττες</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκες</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττες</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ισοπαλίες</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Όλες</translation>
    </message>
    <message>
        <source>Won %</source>
        <translation>Νίκες %</translation>
    </message>
    <message>
        <source>Run counts the positions of the class and shows here how many of them are won.</source>
        <translation>Η «Εκτέλεση» μετρά τις θέσεις της κλάσης και δείχνει εδώ πόσες από αυτές είναι θέσεις νίκης.</translation>
    </message>
</context>
<context>
    <name>bouton::DepthsExperiment</name>
    <message>
        <source>Deepest search</source>
        <translation>Μέγιστο βάθος</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <translation>ως βάθος %1</translation>
    </message>
    <message>
        <source>A value is 1 for won, −1 for lost, and 0 for drawn or not decided within the depth.</source>
        <translation>Η αξία είναι 1 για νίκη, −1 για ήττα και 0 για ισοπαλία ή αν δεν κρίθηκε μέσα στο βάθος.</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>βάθος</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Κόμβοι</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>κόμβοι</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Βάθος</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Καλύτερες κινήσεις</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Αξία</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Δευτερόλεπτα</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 και %n ακόμη</numerusform>
            <numerusform>%1 και %n ακόμη</numerusform>
        </translation>
    </message>
    <message>
        <source>Run searches the position one ply deeper each time and shows here how the nodes grow.</source>
        <translation>Η «Εκτέλεση» κάνει αναζήτηση από τη θέση, κάθε φορά μία ημικίνηση βαθύτερα, και δείχνει εδώ πώς αυξάνονται οι κόμβοι.</translation>
    </message>
</context>
<context>
    <name>bouton::Drawing</name>
    <message>
        <source>Name</source>
        <translation>Όνομα</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Τάξη</translation>
    </message>
</context>
<context>
    <name>bouton::EditBar</name>
    <message>
        <source>Comment changed</source>
        <translation>Το σχόλιο άλλαξε</translation>
    </message>
    <message>
        <source>Main line changed</source>
        <translation>Η κύρια βαριάντα άλλαξε</translation>
    </message>
    <message>
        <source>Moves deleted</source>
        <translation>Οι κινήσεις διαγράφηκαν</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
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
        <translation>&amp;Επεξεργασία</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Αντιγράφηκε: %1</translation>
    </message>
    <message>
        <source>Copy the &amp;position</source>
        <translation>Αντιγραφή της &amp;θέσης</translation>
    </message>
    <message>
        <source>The game is copied.</source>
        <translation>Η παρτίδα αντιγράφηκε.</translation>
    </message>
    <message>
        <source>Copy the &amp;game</source>
        <translation>Αντιγραφή της &amp;παρτίδας</translation>
    </message>
    <message>
        <source>Copy the ga&amp;me as</source>
        <translation>Αντιγραφή παρτίδας &amp;ως</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <translation>Η εικόνα αντιγράφηκε.</translation>
    </message>
    <message>
        <source>Copy a p&amp;icture of the board</source>
        <translation>Αντιγραφή &amp;εικόνας του ταμπλό</translation>
    </message>
    <message>
        <source>P&amp;aste a game or a position</source>
        <translation>Επι&amp;κόλληση παρτίδας ή θέσης</translation>
    </message>
</context>
<context>
    <name>bouton::EditorPanel</name>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Επανάληψη</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Καθαρισμός</translation>
    </message>
    <message>
        <source>Usual start</source>
        <translation>Συνηθισμένη αρχή</translation>
    </message>
    <message>
        <source>Takes everything off the board</source>
        <translation>Αδειάζει το ταμπλό</translation>
    </message>
    <message>
        <source>The position in which the game begins</source>
        <translation>Η θέση από την οποία αρχίζει το παιχνίδι</translation>
    </message>
    <message>
        <source>Takes the last change back (Ctrl+Z)</source>
        <translation>Αναιρεί την τελευταία αλλαγή (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Makes the change again (Ctrl+Shift+Z)</source>
        <translation>Κάνει ξανά την αλλαγή (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>To move:</source>
        <translation>Παίζει:</translation>
    </message>
    <message>
        <source>A click on the board changes a cell. Drag what stands there to another cell, or off the board. Delete takes it away.</source>
        <translation>Ένα κλικ στο ταμπλό αλλάζει ένα κελί. Σύρετε ό,τι υπάρχει εκεί σε άλλο κελί ή έξω από το ταμπλό. Το Delete το αφαιρεί.</translation>
    </message>
</context>
<context>
    <name>bouton::EmptyArchive</name>
    <message>
        <source>No game fits</source>
        <translation>Δεν ταιριάζει καμία παρτίδα</translation>
    </message>
    <message>
        <source>No games here yet</source>
        <translation>Δεν υπάρχουν ακόμη παρτίδες</translation>
    </message>
    <message>
        <source>Search for something else, or look at all games again.</source>
        <translation>Ψάξτε κάτι άλλο ή δείτε πάλι όλες τις παρτίδες.</translation>
    </message>
    <message>
        <source>Every game that comes to its end is kept here, to be looked through, counted and compared. Play the first one.</source>
        <translation>Κάθε παρτίδα που φτάνει στο τέλος της φυλάσσεται εδώ, για ανασκόπηση, μέτρηση και σύγκριση. Παίξτε την πρώτη.</translation>
    </message>
    <message>
        <source>The archive is switched off in the preferences. Games that come to their end are not kept here.</source>
        <translation>Η αρχειοθήκη είναι κλειστή στις προτιμήσεις. Οι παρτίδες που φτάνουν στο τέλος τους δεν φυλάσσονται εδώ.</translation>
    </message>
    <message>
        <source>The archive cannot be used now. Games that come to their end wait, and are kept here as soon as it can be.</source>
        <translation>Η αρχειοθήκη δεν μπορεί τώρα να χρησιμοποιηθεί. Οι παρτίδες που φτάνουν στο τέλος τους περιμένουν και φυλάσσονται εδώ μόλις μπορεί.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Όλες οι παρτίδες</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Επιλογή παιχνιδιού</translation>
    </message>
</context>
<context>
    <name>bouton::EntrantsForm</name>
    <message>
        <source>Your program: %1</source>
        <translation>Το πρόγραμμά σας: %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
    <message>
        <source>Kind of player %1</source>
        <translation>Είδος του παίκτη %1</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Αφαίρεση αυτού του παίκτη</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Προσθήκη παίκτη</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
</context>
<context>
    <name>bouton::EscapeKey</name>
    <message>
        <source>Back, or end what was begun</source>
        <translation>Πίσω, ή τέλος σε ό,τι άρχισε</translation>
    </message>
</context>
<context>
    <name>bouton::ExamineExperiment</name>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Παίζει</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Βρέθηκε</translation>
    </message>
    <message>
        <source>Shortest line</source>
        <translation>Συντομότερη σειρά</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Κρίσιμες</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Κράτησε</translation>
    </message>
    <message>
        <source>Makes a loss of a draw</source>
        <translation>Κάνει μια ισοπαλία ήττα</translation>
    </message>
    <message>
        <source>Makes a draw of a win</source>
        <translation>Κάνει μια νίκη ισοπαλία</translation>
    </message>
    <message>
        <source>Makes a loss of a win</source>
        <translation>Κάνει μια νίκη ήττα</translation>
    </message>
    <message>
        <source>Nothing given away so far</source>
        <translation>Δεν χάρισε τίποτα ως τώρα</translation>
    </message>
    <message>
        <source>Nothing given away in the games drawn</source>
        <translation>Δεν χάρισε τίποτα στις τυχαίες παρτίδες</translation>
    </message>
    <message>
        <source>Never gives a win or a draw away</source>
        <translation>Δεν χαρίζει ποτέ νίκη ή ισοπαλία</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n κίνηση</numerusform>
            <numerusform>%n κινήσεις</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows this line on a board</source>
        <translation>Δείχνει αυτή τη σειρά σε ταμπλό</translation>
    </message>
    <message numerus="yes">
        <source>Asked at %n position(s), each twice.</source>
        <translation>
            <numerusform>Ρωτήθηκε σε %n θέση, δύο φορές.</numerusform>
            <numerusform>Ρωτήθηκε σε %n θέσεις, στην καθεμία δύο φορές.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asked at %n position(s) so far.</source>
        <translation>
            <numerusform>Ρωτήθηκε ως τώρα σε %n θέση.</numerusform>
            <numerusform>Ρωτήθηκε ως τώρα σε %n θέσεις.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more lines than may be asked for: %n game(s) against random moves were played in their place.</source>
        <translation>
            <numerusform>Υπάρχουν περισσότερες σειρές από όσες μπορούν να ερωτηθούν: στη θέση τους παίχτηκε %n παρτίδα με τυχαίες κινήσεις.</numerusform>
            <numerusform>Υπάρχουν περισσότερες σειρές από όσες μπορούν να ερωτηθούν: στη θέση τους παίχτηκαν %n παρτίδες με τυχαίες κινήσεις.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answers differed at %n position(s), first at %1: only lines that were seen count.</source>
        <translation>
            <numerusform>Η δεύτερη απάντηση ήταν άλλη σε %n θέση: %1. Άρα μετρούν μόνο οι σειρές που είδαμε.</numerusform>
            <numerusform>Η δεύτερη απάντηση ήταν άλλη σε %n θέσεις, πρώτα στην %1. Άρα μετρούν μόνο οι σειρές που είδαμε.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run asks the player wherever a game can lead in which the opponent plays anything, and shows here how often its move keeps what it has.</source>
        <translation>Η «Εκτέλεση» ρωτά τον παίκτη παντού όπου μπορεί να φτάσει μια παρτίδα στην οποία ο αντίπαλος παίζει ό,τι θέλει, και δείχνει εδώ πόσο συχνά η κίνησή του κρατά ό,τι έχει.</translation>
    </message>
    <message>
        <source>A click on a line shows it on a board.</source>
        <translation>Κλικ σε μια σειρά τη δείχνει σε ταμπλό.</translation>
    </message>
    <message>
        <source>Outcome kept</source>
        <translation>Η έκβαση κρατήθηκε</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Χαρίστηκε</translation>
    </message>
</context>
<context>
    <name>bouton::ExerciseFile</name>
    <message>
        <source>The answers could not be saved: %1</source>
        <translation>Οι απαντήσεις δεν αποθηκεύτηκαν: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Αποθηκεύτηκε ως %1.</translation>
    </message>
    <message>
        <source>Saved as %1 to %2, a file for each variant.</source>
        <translation>Αποθηκεύτηκε ως %1 έως %2, ένα αρχείο για κάθε παραλλαγή.</translation>
    </message>
</context>
<context>
    <name>bouton::ExerciseList</name>
    <message>
        <source>Add</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>Add the position on the board</source>
        <translation>Προσθήκη της θέσης του ταμπλό</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Πάνω</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Κάτω</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Exercises of the set</source>
        <translation>Ασκήσεις του συνόλου</translation>
    </message>
    <message>
        <source>Position to be added</source>
        <translation>Θέση για προσθήκη</translation>
    </message>
    <message>
        <source>A position, ROWS SIDE</source>
        <translation>Μια θέση, ROWS SIDE</translation>
    </message>
    <message>
        <source>%1. Move %2: %3</source>
        <comment>an exercise, a move, an opponent and a time</comment>
        <translation>%1. Κίνηση %2: %3</translation>
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
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ήττα</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to the win</source>
        <translation>
            <numerusform>%n κίνηση ως τη νίκη</numerusform>
            <numerusform>%n κινήσεις ως τη νίκη</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s)</source>
        <translation>
            <numerusform>%n νικηφόρα κίνηση</numerusform>
            <numerusform>%n νικηφόρες κινήσεις</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::ExercisePaper</name>
    <message>
        <source>Variant %1</source>
        <translation>Παραλλαγή %1</translation>
    </message>
    <message>
        <source>Tick won, drawn or lost for the side to move. If it is not lost, write a move that keeps it.</source>
        <translation>Σημειώστε νίκη, ισοπαλία ή ήττα για την πλευρά που παίζει. Αν δεν είναι ήττα, γράψτε μια κίνηση που κρατά το αποτέλεσμα.</translation>
    </message>
    <message>
        <source>Tick won or lost for the side to move. If it is won, write a winning move.</source>
        <translation>Σημειώστε νίκη ή ήττα για την πλευρά που παίζει. Αν είναι νίκη, γράψτε μια νικηφόρα κίνηση.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Κανόνες: %1</translation>
    </message>
    <message>
        <source>Bouton. Variants A to %1 hold the same kinds of exercise.</source>
        <translation>Bouton. Οι παραλλαγές A έως %1 έχουν τα ίδια είδη ασκήσεων.</translation>
    </message>
    <message>
        <source>%1: %2 is to move.</source>
        <translation>%1. Παίζει: %2.</translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <translation>Παίζει: %1.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>νίκη</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ήττα</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>Move:</source>
        <translation>Κίνηση:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Γιατί:</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Room to work</source>
        <translation>Χώρος για πρόχειρο</translation>
    </message>
    <message>
        <source>Exercises: %1</source>
        <translation>Ασκήσεις: %1</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ασκήσεις</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: solutions</source>
        <translation>%1: λύσεις</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, σπόρος %2</translation>
    </message>
</context>
<context>
    <name>bouton::ExerciseSheet</name>
    <message>
        <source>&amp;Won</source>
        <translation>&amp;Νίκη</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Ισοπαλία</translation>
    </message>
    <message>
        <source>&amp;Lost</source>
        <translation>Ή&amp;ττα</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Έτοιμο</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Πάσο</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Υπόδειξη</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Επόμενη</translation>
    </message>
    <message>
        <source>Not right: %1</source>
        <translation>Όχι σωστά: %1</translation>
    </message>
    <message>
        <source>Right: the position is won.</source>
        <translation>Σωστά: είναι θέση νίκης.</translation>
    </message>
    <message>
        <source>Wrong: the position is won.</source>
        <translation>Λάθος: είναι θέση νίκης.</translation>
    </message>
    <message>
        <source>Right: the position is a draw.</source>
        <translation>Σωστά: η θέση είναι ισόπαλη.</translation>
    </message>
    <message>
        <source>Wrong: the position is a draw.</source>
        <translation>Λάθος: η θέση είναι ισόπαλη.</translation>
    </message>
    <message>
        <source>Right: the position is lost.</source>
        <translation>Σωστά: είναι θέση ήττας.</translation>
    </message>
    <message>
        <source>Wrong: the position is lost.</source>
        <translation>Λάθος: είναι θέση ήττας.</translation>
    </message>
    <message>
        <source>Right: %1. %2</source>
        <translation>Σωστά: %1. %2</translation>
    </message>
    <message>
        <source>Wrong, try again: %1. %2</source>
        <translation>Λάθος, δοκιμάστε ξανά: %1. %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Υπόδειξη: %1</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2.</source>
        <translation>Σωστές απαντήσεις: %1 από %2.</translation>
    </message>
    <message>
        <source>Choose a game and press New exercises.</source>
        <translation>Επιλέξτε παιχνίδι και πατήστε «Νέες ασκήσεις».</translation>
    </message>
    <message>
        <source>%1 is to move: won, drawn or lost?</source>
        <translation>Παίζει: %1. Νίκη, ισοπαλία ή ήττα;</translation>
    </message>
    <message>
        <source>%1 is to move: won or lost?</source>
        <translation>Παίζει: %1. Νίκη ή ήττα;</translation>
    </message>
    <message>
        <source>%1 is to move: with which move?</source>
        <translation>Παίζει: %1. Με ποια κίνηση;</translation>
    </message>
    <message>
        <source>%1 wins. With which move?</source>
        <translation>Κερδίζει: %1. Με ποια κίνηση;</translation>
    </message>
    <message>
        <source>%1 holds the draw. With which move?</source>
        <translation>Κρατά την ισοπαλία: %1. Με ποια κίνηση;</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Τέλος.</translation>
    </message>
    <message>
        <source>Exercise %1 of %2: %3</source>
        <translation>Άσκηση %1 από %2: %3</translation>
    </message>
    <message>
        <source>The set is done</source>
        <translation>Το σύνολο τελείωσε</translation>
    </message>
    <message>
        <source>Nothing set yet</source>
        <translation>Δεν υπάρχει ακόμη άσκηση</translation>
    </message>
    <message>
        <source>Change my answer</source>
        <translation>Αλλαγή της απάντησης</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Verdicts and hints come when your answers are saved.</source>
        <translation>Οι κρίσεις και οι υποδείξεις έρχονται όταν αποθηκευτούν οι απαντήσεις σας.</translation>
    </message>
    <message>
        <source>Nothing is told before you save your answers. Until then you can change them.</source>
        <translation>Τίποτα δεν λέγεται πριν αποθηκεύσετε τις απαντήσεις σας. Ως τότε μπορείτε να τις αλλάξετε.</translation>
    </message>
    <message>
        <source>Your answer: &quot;%1&quot;.</source>
        <translation>Η απάντησή σας: «%1».</translation>
    </message>
    <message>
        <source>Exercises answered: %1 of %2.</source>
        <translation>Ασκήσεις που απαντήθηκαν: %1 από %2.</translation>
    </message>
    <message>
        <source>Your answers are not saved yet</source>
        <translation>Οι απαντήσεις σας δεν αποθηκεύτηκαν ακόμη</translation>
    </message>
</context>
<context>
    <name>bouton::ExperimentFrame</name>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
</context>
<context>
    <name>bouton::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Αρχείο</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ά&amp;νοιγμα…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Πρόσ&amp;φατα</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Αποθήκευση</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Αποθήκευση &amp;ως…</translation>
    </message>
    <message>
        <source>Save a p&amp;icture of the board…</source>
        <translation>Αποθήκευση &amp;εικόνας του ταμπλό…</translation>
    </message>
    <message>
        <source>Save a &amp;moving picture of the game…</source>
        <translation>Αποθήκευση &amp;κινούμενης εικόνας της παρτίδας…</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>Εκ&amp;τύπωση του ταμπλό…</translation>
    </message>
    <message>
        <source>Print the &amp;game…</source>
        <translation>Εκτύπωση της παρτί&amp;δας…</translation>
    </message>
    <message>
        <source>%1 moving</source>
        <comment>the name of a file with a moving picture</comment>
        <translation>%1 κινούμενη</translation>
    </message>
</context>
<context>
    <name>bouton::Film</name>
    <message>
        <source>The moving picture could not be saved: %1</source>
        <translation>Η κινούμενη εικόνα δεν αποθηκεύτηκε: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Αποθηκεύτηκε ως %1.</translation>
    </message>
    <message>
        <source>There is no game to be shown.</source>
        <translation>Δεν υπάρχει παρτίδα για προβολή.</translation>
    </message>
    <message>
        <source>Positions of this game: %1. A moving picture shows %2 at most.</source>
        <translation>Θέσεις αυτής της παρτίδας: %1. Μια κινούμενη εικόνα δείχνει το πολύ %2.</translation>
    </message>
    <message>
        <source>A moving picture can be %1 to %2 px wide, not %3.</source>
        <translation>Μια κινούμενη εικόνα έχει πλάτος από %1 έως %2 px, όχι %3.</translation>
    </message>
    <message>
        <source>A moving picture shows each position for 0.1 to 10 seconds.</source>
        <translation>Μια κινούμενη εικόνα δείχνει κάθε θέση για 0,1 έως 10 δευτερόλεπτα.</translation>
    </message>
    <message>
        <source>A moving picture is an animated PNG, so its file ends in .png or .apng.</source>
        <translation>Μια κινούμενη εικόνα είναι κινούμενο PNG, οπότε το αρχείο της τελειώνει σε .png ή .apng.</translation>
    </message>
    <message>
        <source>The moving picture is being made.</source>
        <translation>Η κινούμενη εικόνα ετοιμάζεται.</translation>
    </message>
    <message>
        <source>Save moving picture, an animated PNG</source>
        <translation>Αποθήκευση κινούμενης εικόνας, ένα κινούμενο PNG</translation>
    </message>
    <message>
        <source>Animated PNG (*.png *.apng)</source>
        <translation>Κινούμενο PNG (*.png *.apng)</translation>
    </message>
</context>
<context>
    <name>bouton::FilterBar</name>
    <message>
        <source>Search players and comments</source>
        <translation>Εύρεση σε παίκτες και σχόλια</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Εύρεση</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Αντίπαλος</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Χρόνος</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Όλα τα αποτελέσματα</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκες</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ισοπαλίες</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττες</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Όλες οι ημερομηνίες</translation>
    </message>
    <message>
        <source>Last week</source>
        <translation>Τελευταία εβδομάδα</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Τελευταίος μήνας</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Τελευταίο έτος</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Όλοι οι αντίπαλοι</translation>
    </message>
</context>
<context>
    <name>bouton::FindingsView</name>
    <message>
        <source>What was found out</source>
        <translation>Τι διαπιστώθηκε</translation>
    </message>
    <message>
        <source>It is being worked out…</source>
        <translation>Υπολογίζεται…</translation>
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
        <translation>Το παιχνίδι σας: %1</translation>
    </message>
</context>
<context>
    <name>bouton::GameChooser</name>
    <message numerus="yes">
        <source>%Ln games. Open one after another; each has its own place.</source>
        <translation>
            <numerusform>%Ln παρτίδα. Ανοίξτε την· έχει δικό της χώρο.</numerusform>
            <numerusform>%Ln παρτίδες. Ανοίξτε τις μία μία· καθεμία έχει δικό της χώρο.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in the list</source>
        <translation>Εύρεση στη λίστα</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>bouton::GameDetails</name>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Αναπαραγωγή</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Move of the game</source>
        <translation>Κίνηση της παρτίδας</translation>
    </message>
    <message>
        <source>Opens this game on its board</source>
        <translation>Ανοίγει αυτή την παρτίδα στο ταμπλό της</translation>
    </message>
    <message>
        <source>No game is chosen</source>
        <translation>Καμία επιλεγμένη παρτίδα</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Επιλέξτε μια παρτίδα για να τη δείτε εδώ.</translation>
    </message>
    <message>
        <source>%1, %2. %3.</source>
        <translation>%1, %2. %3.</translation>
    </message>
    <message>
        <source>The list does not say the same of it.</source>
        <translation>Η λίστα δεν λέει το ίδιο για αυτήν.</translation>
    </message>
    <message>
        <source>Your slips: %1.</source>
        <translation>Οι αστοχίες σας: %1.</translation>
    </message>
    <message>
        <source>Slips: %1.</source>
        <translation>Αστοχίες: %1.</translation>
    </message>
    <message>
        <source>Lost per move: %1.</source>
        <translation>Χαμένα ανά κίνηση: %1.</translation>
    </message>
    <message>
        <source>Accuracy: %1.</source>
        <translation>Ακρίβεια: %1.</translation>
    </message>
</context>
<context>
    <name>bouton::GameEditor</name>
    <message>
        <source>The rules of your game</source>
        <translation>Οι κανόνες του παιχνιδιού σας</translation>
    </message>
    <message>
        <source>Line %1. %2</source>
        <comment>a number; what is wrong</comment>
        <translation>Γραμμή %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are marked.</source>
        <translation>
            <numerusform>Είναι σημειωμένη %n γραμμή ακόμη.</numerusform>
            <numerusform>Είναι σημειωμένες %n γραμμές ακόμη.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::GameFiles</name>
    <message>
        <source>Games, lessons and exercises (*.bouton *.game *.txt *.ggf *.obf *.wtb *.lesson *.json);;All files (*)</source>
        <translation>Παρτίδες, μαθήματα και ασκήσεις (*.bouton *.game *.txt *.ggf *.obf *.wtb *.lesson *.json);;Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Whole games (*.bouton)</source>
        <translation>Ολόκληρες παρτίδες (*.bouton)</translation>
    </message>
    <message>
        <source>Moves on one line, without variations (*.txt)</source>
        <translation>Κινήσεις σε μία γραμμή, χωρίς βαριάντες (*.txt)</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>οι βαριάντες</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>τα σχόλια</translation>
    </message>
    <message>
        <source>the resignation</source>
        <translation>η παραίτηση</translation>
    </message>
    <message>
        <source>the loss by a fault</source>
        <translation>η ήττα από σφάλμα</translation>
    </message>
    <message>
        <source>the loss on time</source>
        <translation>η ήττα από χρόνο</translation>
    </message>
    <message>
        <source>the rules of the game</source>
        <translation>οι κανόνες του παιχνιδιού</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Παραλείφθηκαν: %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Αποθηκεύτηκε ως %1.</translation>
    </message>
    <message>
        <source>Open a game, a lesson or exercises</source>
        <translation>Άνοιγμα παρτίδας, μαθήματος ή ασκήσεων</translation>
    </message>
    <message>
        <source>%1 is open.</source>
        <translation>Το %1 είναι ανοιχτό.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Αποθήκευση της παρτίδας</translation>
    </message>
</context>
<context>
    <name>bouton::GameMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>Παι&amp;χνίδι</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Νέα παρτίδα</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>&amp;Παραίτηση</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Υπόδειξη</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Παί&amp;ξε τώρα</translation>
    </message>
    <message>
        <source>E&amp;dit this position</source>
        <translation>Επεξεργασία θέσ&amp;ης</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Μα&amp;θήματα</translation>
    </message>
    <message>
        <source>La&amp;boratory</source>
        <translation>Εργαστήρι&amp;ο</translation>
    </message>
    <message>
        <source>Ar&amp;chive</source>
        <translation>Αρ&amp;χειοθήκη</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Αρχική σελί&amp;δα</translation>
    </message>
    <message>
        <source>Say al&amp;oud</source>
        <translation>Εκ&amp;φώνηση</translation>
    </message>
    <message>
        <source>What was said last, &amp;again</source>
        <translation>&amp;Ξανά το τελευταίο</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>Πληκτρολό&amp;γηση κίνησης</translation>
    </message>
    <message>
        <source>Stop sol&amp;ving</source>
        <translation>Διακοπή επίλυ&amp;σης</translation>
    </message>
    <message>
        <source>Sol&amp;ve now</source>
        <translation>Επίλυ&amp;ση τώρα</translation>
    </message>
    <message>
        <source>Ma&amp;ke a variation…</source>
        <translation>Παραλλαγή παιχν&amp;ιδιού…</translation>
    </message>
</context>
<context>
    <name>bouton::GamePage</name>
    <message>
        <source>A position is solved while no computer thinks about its move.</source>
        <translation>Μια θέση επιλύεται όσο κανένας υπολογιστής δεν σκέφτεται την κίνησή του.</translation>
    </message>
    <message>
        <source>The game is over here, and nothing is left to be solved.</source>
        <translation>Η παρτίδα τελείωσε εδώ και δεν μένει τίποτα να επιλυθεί.</translation>
    </message>
    <message>
        <source>Every move of this position is proven.</source>
        <translation>Κάθε κίνηση αυτής της θέσης είναι αποδεδειγμένη.</translation>
    </message>
</context>
<context>
    <name>bouton::GamesInPlay</name>
    <message>
        <source>The game was removed.</source>
        <translation>Η παρτίδα αφαιρέθηκε.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Bring a removed game back</source>
        <translation>Επαναφορά αφαιρεμένης παρτίδας</translation>
    </message>
    <message>
        <source>Show only the last game</source>
        <translation>Μόνο η τελευταία παρτίδα</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more game(s) in play</source>
        <translation>
            <numerusform>%Ln παρτίδα ακόμη σε εξέλιξη</numerusform>
            <numerusform>%Ln παρτίδες ακόμη σε εξέλιξη</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::HeatMap</name>
    <message>
        <source>0: lost for the side to move</source>
        <translation>0: θέση ήττας</translation>
    </message>
    <message>
        <source>0: lost</source>
        <translation>0: θέση ήττας</translation>
    </message>
    <message>
        <source>1: won</source>
        <translation>1: νίκη</translation>
    </message>
    <message>
        <source>1 to %1: won</source>
        <translation>1 έως %1: νίκη</translation>
    </message>
    <message>
        <source>%1 %2, %3: nimber %4</source>
        <translation>%1 %2, %3: αριθμός Grundy %4</translation>
    </message>
</context>
<context>
    <name>bouton::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Βοήθεια</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Συντομεύσεις πληκτρολογίου</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Ξενάγηση</translation>
    </message>
    <message>
        <source>&amp;About Bouton</source>
        <translation>&amp;Πληροφορίες για το Bouton</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Κανόνες αυτού του παιχνιδιού</translation>
    </message>
    <message>
        <source>About the &amp;experiments</source>
        <translation>Για τα πει&amp;ράματα</translation>
    </message>
    <message>
        <source>How &amp;rules are written</source>
        <translation>Πώς &amp;γράφονται οι κανόνες</translation>
    </message>
    <message>
        <source>&amp;How Bouton works</source>
        <translation>Πώς &amp;λειτουργεί το Bouton</translation>
    </message>
    <message>
        <source>%1. Tab leads to the text.</source>
        <translation>%1. Το Tab οδηγεί στο κείμενο.</translation>
    </message>
</context>
<context>
    <name>bouton::HelpView</name>
    <message>
        <source>Rules: %1</source>
        <translation>Κανόνες: %1</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Εργαστήριο</translation>
    </message>
    <message>
        <source>How Bouton works</source>
        <translation>Πώς λειτουργεί το Bouton</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Δικά σας παιχνίδια</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Δικά σας προγράμματα</translation>
    </message>
</context>
<context>
    <name>bouton::HistoryPanel</name>
    <message>
        <source>How the game went</source>
        <translation>Πώς πήγε η παρτίδα</translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF…</source>
        <translation>Αποθήκευση ως PNG, SVG ή PDF…</translation>
    </message>
    <message>
        <source>The last: %1</source>
        <translation>Η τελευταία: %1</translation>
    </message>
    <message>
        <source>value history</source>
        <translation>ιστορικό αξιών</translation>
    </message>
    <message>
        <source>Positions that are analysed, and shown: %1 of %2.</source>
        <translation>Θέσεις που αναλύθηκαν και φαίνονται: %1 από %2.</translation>
    </message>
    <message>
        <source>&amp;Save as PNG, SVG or PDF…</source>
        <translation>&amp;Αποθήκευση ως PNG, SVG ή PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Εκτύπωση…</translation>
    </message>
</context>
<context>
    <name>bouton::HungTerms</name>
    <message>
        <source>%1 by move</source>
        <translation>%1 ανά κίνηση</translation>
    </message>
</context>
<context>
    <name>bouton::Insight</name>
    <message>
        <source>&amp;Move values on the board</source>
        <translation>Αξίες &amp;κινήσεων στο ταμπλό</translation>
    </message>
    <message>
        <source>&amp;Why: the position in parts</source>
        <translation>&amp;Γιατί: η θέση σε μέρη</translation>
    </message>
    <message>
        <source>&amp;Nim twin</source>
        <translation>&amp;Δίδυμη στοίβα Nim</translation>
    </message>
    <message>
        <source>&amp;Grundy map</source>
        <translation>&amp;Χάρτης Grundy</translation>
    </message>
    <message>
        <source>&amp;How the game went</source>
        <translation>&amp;Πώς πήγε η παρτίδα</translation>
    </message>
    <message>
        <source>&amp;Opening book</source>
        <translation>&amp;Βιβλίο ανοιγμάτων</translation>
    </message>
</context>
<context>
    <name>bouton::InsightMenu</name>
    <message>
        <source>&amp;See why</source>
        <translation>&amp;Γιατί;</translation>
    </message>
</context>
<context>
    <name>bouton::KeptGameCard</name>
    <message>
        <source>Continue</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Go on with this game; Delete removes it</source>
        <translation>Συνέχεια αυτής της παρτίδας· το Delete την αφαιρεί</translation>
    </message>
    <message>
        <source>%1 with a friend</source>
        <translation>%1 με φίλο</translation>
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
        <translation>Σήμερα, %1.</translation>
    </message>
    <message>
        <source>Yesterday, %1.</source>
        <translation>Χθες, %1.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 to move, move %2.</source>
        <translation>Παίζει: %1, κίνηση %2.</translation>
    </message>
    <message>
        <source>Your turn, move %1.</source>
        <translation>Η σειρά σας, κίνηση %1.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <translation>Κίνηση %1.</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Συνέχεια αυτής της παρτίδας</translation>
    </message>
    <message>
        <source>Remove this game</source>
        <translation>Αφαίρεση αυτής της παρτίδας</translation>
    </message>
</context>
<context>
    <name>bouton::LaboratoryCard</name>
    <message>
        <source>Laboratory</source>
        <translation>Εργαστήριο</translation>
    </message>
    <message>
        <source>Count positions, test a claim, watch a search, practise, let players meet.</source>
        <translation>Μετρήστε θέσεις, ελέγξτε έναν ισχυρισμό, δείτε μια αναζήτηση, εξασκηθείτε, βάλτε παίκτες να αναμετρηθούν.</translation>
    </message>
    <message>
        <source>Test it</source>
        <translation>Έλεγχος</translation>
    </message>
    <message>
        <source>Claim of the day, %1: %2</source>
        <translation>Ισχυρισμός της ημέρας, %1: %2</translation>
    </message>
</context>
<context>
    <name>bouton::LaboratoryPage</name>
    <message>
        <source>Start page</source>
        <translation>Αρχική σελίδα</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Πίσω στην αρχική σελίδα (Esc)</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Πειράματα</translation>
    </message>
</context>
<context>
    <name>bouton::LadderChoice</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Σκαλοπάτι %1/%2</translation>
    </message>
</context>
<context>
    <name>bouton::Legend</name>
    <message>
        <source>ahead</source>
        <translation>προηγείται</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>κερδίζει</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>περίπου ίσα</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>υστερεί</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>χάνει</translation>
    </message>
    <message>
        <source>best</source>
        <translation>καλύτερη</translation>
    </message>
    <message>
        <source>estimated at depth %1</source>
        <translation>εκτίμηση σε βάθος %1</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>εκτίμηση</translation>
    </message>
</context>
<context>
    <name>bouton::LessonBoard</name>
    <message>
        <source>End turn</source>
        <translation>Έτοιμο</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Πάσο</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>Παίξατε %1</translation>
    </message>
    <message>
        <source>%1 answers with %2</source>
        <translation>%1: απάντηση %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1: παίζει %2</translation>
    </message>
    <message>
        <source>You played %1.</source>
        <translation>Παίξατε %1.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1: έπαιξε %2.</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Παίζει: %1</translation>
    </message>
</context>
<context>
    <name>bouton::LessonCard</name>
    <message>
        <source>Lesson %1</source>
        <translation type="vanished">Μάθημα %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Τελείωσε</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>Έγιναν %1 από %2</translation>
    </message>
</context>
<context>
    <name>bouton::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Μαθήματα</translation>
    </message>
    <message>
        <source>Each asks you, answers by the exact analysis, and lets you say the rule yourself. Begin where you like.</source>
        <translation>Καθένα σας ρωτά, απαντά με την ακριβή ανάλυση και σας αφήνει να πείτε μόνοι σας τον κανόνα. Αρχίστε όπου θέλετε.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Αρχική σελίδα</translation>
    </message>
    <message>
        <source>Open a lesson…</source>
        <translation>Άνοιγμα μαθήματος…</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Συνέχεια: %1</translation>
    </message>
    <message>
        <source>Begin with the first</source>
        <translation>Αρχή από το πρώτο</translation>
    </message>
    <message>
        <source>Lessons done: %1 of %2</source>
        <translation>Μαθήματα που τελειώσατε: %1 από %2</translation>
    </message>
    <message>
        <source>Save what is done…</source>
        <translation>Αποθήκευση όσων έγιναν…</translation>
    </message>
    <message>
        <source>What is handed in</source>
        <translation>Τι παραδίδεται</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Το όνομά σας</translation>
    </message>
    <message>
        <source>Your id, if one is asked for</source>
        <translation>Ο αριθμός σας, αν ζητείται</translation>
    </message>
    <message>
        <source>The file has your name, your id and the steps that are done, for your teacher. It cannot tell who did them.</source>
        <translation>Το αρχείο έχει το όνομά σας, τον αριθμό σας και τα βήματα που έγιναν, για τον διδάσκοντά σας. Δεν μπορεί να πει ποιος τα έκανε.</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Παράδοση</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Όλα τα μαθήματα</translation>
    </message>
    <message>
        <source>%1 %2 lessons</source>
        <comment>a file of lessons: a name and an id</comment>
        <translation>%1 %2 μαθήματα</translation>
    </message>
    <message>
        <source>Save what is done</source>
        <translation>Αποθήκευση όσων έγιναν</translation>
    </message>
    <message>
        <source>Answers (*.json)</source>
        <translation>Απαντήσεις (*.json)</translation>
    </message>
    <message>
        <source>The lessons of a chosen folder stand here.</source>
        <translation>Εδώ στέκουν όσα έχει ένας φάκελός σας.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Επιλογή φακέλου…</translation>
    </message>
    <message>
        <source>A teacher&apos;s lessons</source>
        <translation>Μαθήματα ενός δασκάλου</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Μάθημα %1</translation>
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
        <translation>Γράψτε μια κίνηση που ανασκευάζεται με μία μόνο απάντηση, και αυτή την απάντηση.</translation>
    </message>
    <message>
        <source>What must be added so that the nim-sum is 0? Write it down.</source>
        <translation>Τι πρέπει να προστεθεί ώστε το άθροισμα Nim να είναι 0; Γράψτε το.</translation>
    </message>
    <message>
        <source>Write down your first move, and how you go on after each answer.</source>
        <translation>Γράψτε την πρώτη σας κίνηση, και πώς συνεχίζετε μετά από κάθε απάντηση.</translation>
    </message>
    <message>
        <source>Words of the game: %1</source>
        <translation>Λέξεις του παιχνιδιού: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3 is to move</source>
        <comment>the number of a step, its game, a side</comment>
        <translation>%1. %2. Παίζει: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and its rules</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Σελίδα %1 από %2</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Μάθημα: %1</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <comment>what is right there, and why</comment>
        <translation>Βήμα %1. %2</translation>
    </message>
    <message>
        <source>Lesson: %1, solutions</source>
        <translation>Μάθημα: %1, λύσεις</translation>
    </message>
</context>
<context>
    <name>bouton::LessonValues</name>
    <message>
        <source>%1 leads to nimber %2</source>
        <translation>Η %1 οδηγεί σε αριθμό Grundy %2</translation>
    </message>
    <message>
        <source>%1 is worth %2</source>
        <translation>%1: αξία %2</translation>
    </message>
    <message>
        <source>In this position</source>
        <translation>Σε αυτή τη θέση</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Μετά την %1</translation>
    </message>
    <message>
        <source>Then %1</source>
        <translation>Έπειτα %1</translation>
    </message>
</context>
<context>
    <name>bouton::LessonsCard</name>
    <message>
        <source>Lessons</source>
        <translation>Μαθήματα</translation>
    </message>
    <message>
        <source>From won and lost to alpha-beta, step by step, up to rules of your own.</source>
        <translation>Από τη νίκη και την ήττα ως το α-β, βήμα βήμα, έως τους δικούς σας κανόνες.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Έναρξη</translation>
    </message>
</context>
<context>
    <name>bouton::LessonsPage</name>
    <message>
        <source>Next step of the lesson</source>
        <translation>Επόμενο βήμα του μαθήματος</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Προηγούμενο βήμα</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Μάθημα %1 από %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the place in a file; why</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
    <message>
        <source>%1 was not opened. %2</source>
        <comment>a file; why</comment>
        <translation>Το %1 δεν άνοιξε. %2</translation>
    </message>
    <message>
        <source>A folder of lessons</source>
        <translation>Φάκελος μαθημάτων</translation>
    </message>
    <message>
        <source>From the folder %1.</source>
        <translation>Από τον φάκελο %1.</translation>
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
        <translation>Μια κίνηση πίσω σε αυτή τη σειρά</translation>
    </message>
    <message>
        <source>A move on in this line</source>
        <translation>Μια κίνηση μπροστά σε αυτή τη σειρά</translation>
    </message>
    <message>
        <source>Point at a move to see it on the board.</source>
        <translation>Δείξτε μια κίνηση για να τη δείτε στο ταμπλό.</translation>
    </message>
</context>
<context>
    <name>bouton::LossesTable</name>
    <message>
        <source>Losses by player</source>
        <translation>Απώλειες ανά παίκτη</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Αστοχίες</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Χαμένα</translation>
    </message>
    <message>
        <source>Discs a game</source>
        <translation>Πούλια ανά παρτίδα</translation>
    </message>
    <message>
        <source>Discs a move</source>
        <translation>Πούλια ανά κίνηση</translation>
    </message>
    <message>
        <source>Games that are reviewed</source>
        <translation>Παρτίδες με ανασκόπηση</translation>
    </message>
    <message>
        <source>Passes count, too</source>
        <translation>Μετρούν και τα πάσο</translation>
    </message>
    <message>
        <source>Discs that were given away, by Bouton&apos;s review</source>
        <translation>Πούλια που χαρίστηκαν, κατά την ανασκόπηση του Bouton</translation>
    </message>
    <message>
        <source>Discs that were given away in a game</source>
        <translation>Πούλια που χαρίστηκαν σε μία παρτίδα</translation>
    </message>
    <message>
        <source>Discs that were given away by a move</source>
        <translation>Πούλια που χαρίστηκαν με μία κίνηση</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Χωρίς όνομα</translation>
    </message>
</context>
<context>
    <name>bouton::MainWindow</name>
    <message>
        <source>Back to it</source>
        <translation>Πίσω σε αυτό</translation>
    </message>
    <message>
        <source>Open the new rules</source>
        <translation>Άνοιγμα των νέων κανόνων</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Έ&amp;ξοδος</translation>
    </message>
    <message>
        <source>Pre&amp;ferences</source>
        <translation>Προτι&amp;μήσεις</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>All games are kept again.</source>
        <translation>Όλες οι παρτίδες φυλάσσονται πάλι.</translation>
    </message>
    <message>
        <source>Open another</source>
        <translation>Άνοιγμα άλλου</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Επιλογή φακέλου</translation>
    </message>
</context>
<context>
    <name>bouton::MapPanel</name>
    <message>
        <source>Grundy map</source>
        <translation>Χάρτης Grundy</translation>
    </message>
</context>
<context>
    <name>bouton::Menus</name>
    <message>
        <source>%1: on.</source>
        <translation>%1: ναι.</translation>
    </message>
    <message>
        <source>%1: off.</source>
        <translation>%1: όχι.</translation>
    </message>
</context>
<context>
    <name>bouton::MessageBox</name>
    <message>
        <source>Conversation</source>
        <translation>Συνομιλία</translation>
    </message>
    <message>
        <source>Give its seat to another player and continue, or start a new game.</source>
        <translation>Δώστε την πλευρά του σε άλλον παίκτη και συνεχίστε, ή αρχίστε νέα παρτίδα.</translation>
    </message>
</context>
<context>
    <name>bouton::MicroscopeExperiment</name>
    <message>
        <source>Plies</source>
        <translation>Ημικινήσεις</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Πλήθη</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>βάθος %1</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Κόμβοι</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>κόμβοι</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Αναζήτηση</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Αξία</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Φύλλα</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>Αποκοπές</translation>
    </message>
    <message>
        <source>Remembered</source>
        <translation>Από πίνακα</translation>
    </message>
    <message>
        <source>Run searches the position in four ways and shows here how many nodes each of them visits.</source>
        <translation>Η «Εκτέλεση» κάνει αναζήτηση από τη θέση με τέσσερις τρόπους και δείχνει εδώ πόσους κόμβους επισκέπτεται ο καθένας.</translation>
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
        <translation>Κινήσεις της παρτίδας</translation>
    </message>
</context>
<context>
    <name>bouton::MoveLine</name>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Κίνηση</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>such as c5, b3+b4 or pass</source>
        <translation>π.χ. c5, b3+b4 ή pass</translation>
    </message>
    <message>
        <source>Type a move, such as c5.</source>
        <translation>Γράψτε μια κίνηση, π.χ. c5.</translation>
    </message>
    <message>
        <source>The game is over. Press Play again.</source>
        <translation>Η παρτίδα τελείωσε. Πατήστε «Παίξτε ξανά».</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Δεν είναι η σειρά σας.</translation>
    </message>
    <message>
        <source>There is no legal move: pass.</source>
        <translation>Δεν υπάρχει επιτρεπτή κίνηση: πάσο.</translation>
    </message>
</context>
<context>
    <name>bouton::MoveList</name>
    <message>
        <source>A variation: click to go there</source>
        <translation>Βαριάντα: κλικ για μετάβαση</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Αρχή</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>A comment</source>
        <translation>Σχόλιο</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Σχόλιο</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Μετάβαση εδώ</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Σχόλιο</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
        <translation>Να γίνει &amp;κύρια βαριάντα</translation>
    </message>
    <message>
        <source>&amp;Delete from here</source>
        <translation>&amp;Διαγραφή από εδώ</translation>
    </message>
    <message>
        <source>&amp;Undo the last change</source>
        <translation>&amp;Αναίρεση τελευταίας αλλαγής</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Αναίρεση: %1</translation>
    </message>
</context>
<context>
    <name>bouton::NextModel</name>
    <message>
        <source>Games of the side to move: won %1, drawn %2, lost %3.</source>
        <translation>Παρτίδες της πλευράς που παίζει: νίκες %1, ισοπαλίες %2, ήττες %3.</translation>
    </message>
    <message>
        <source>Discs for the side to move, as the opening book of Bouton estimates them.</source>
        <translation>Πούλια για την πλευρά που παίζει, όπως τα εκτιμά το βιβλίο ανοιγμάτων του Bouton.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Μερίδιο</translation>
    </message>
    <message>
        <source>Won, drawn, lost</source>
        <translation>Νίκες, ισοπαλίες, ήττες</translation>
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
        <translation>Παίχτηκε έπειτα</translation>
    </message>
</context>
<context>
    <name>bouton::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>bouton::NumberBox</name>
    <message>
        <source>%1 to %2 are possible.</source>
        <translation>Επιτρέπονται %1 έως %2.</translation>
    </message>
</context>
<context>
    <name>bouton::OpeningLine</name>
    <message>
        <source>Opening: %1</source>
        <translation>Άνοιγμα: %1</translation>
    </message>
</context>
<context>
    <name>bouton::OpponentList</name>
    <message>
        <source>A friend</source>
        <translation>Φίλος</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>σε αυτή την οθόνη</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Δύο υπολογιστές</translation>
    </message>
    <message>
        <source>watch them play</source>
        <translation>δείτε τους να παίζουν</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Προσαρμογή</translation>
    </message>
    <message>
        <source>set the players and their clocks</source>
        <translation>ορίστε παίκτες και ρολόγια</translation>
    </message>
    <message>
        <source>%1; about your strength</source>
        <translation>%1· περίπου στη δύναμή σας</translation>
    </message>
    <message>
        <source>%1: name</source>
        <comment>a side</comment>
        <translation>%1: όνομα</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Αντίπαλος</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>προτείνεται</translation>
    </message>
    <message>
        <source>proposed, %1</source>
        <translation>προτείνεται, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); step %1 is about your strength</source>
        <translation>
            <numerusform>%n σκαλοπάτι· το %1 είναι περίπου στη δύναμή σας</numerusform>
            <numerusform>%n σκαλοπάτια· το %1 είναι περίπου στη δύναμή σας</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), from a first-timer to a champion</source>
        <translation>
            <numerusform>%n σκαλοπάτι, από πρωτάρη ως πρωταθλητή</numerusform>
            <numerusform>%n σκαλοπάτια, από πρωτάρη ως πρωταθλητή</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::OwnBoard</name>
    <message>
        <source>End turn</source>
        <translation>Έτοιμο</translation>
    </message>
    <message>
        <source>Undo the move</source>
        <translation>Αναίρεση κίνησης</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Από την αρχή</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Παίζει: %1</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>Σκέφτεται: %1</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <comment>a side</comment>
        <translation>%1: ποιος παίζει</translation>
    </message>
</context>
<context>
    <name>bouton::OwnClaimExperiment</name>
    <message>
        <source>Tested in</source>
        <translation>Έλεγχος σε</translation>
    </message>
    <message>
        <source>There is a mistake in the claim.</source>
        <translation>Υπάρχει λάθος στον ισχυρισμό.</translation>
    </message>
    <message>
        <source>another claim</source>
        <translation>άλλος ισχυρισμός</translation>
    </message>
    <message>
        <source>this claim</source>
        <translation>αυτός ο ισχυρισμός</translation>
    </message>
</context>
<context>
    <name>bouton::OwnGamePage</name>
    <message>
        <source>A game of your own</source>
        <translation>Δικό σας παιχνίδι</translation>
    </message>
    <message>
        <source>The board keeps the last rules that were right.</source>
        <translation>Το ταμπλό κρατά τους τελευταίους σωστούς κανόνες.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παιχνίδια</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Αποθήκευση ως…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Παί&amp;ξτε</translation>
    </message>
    <message>
        <source>A new game, your games, examples, or a file</source>
        <translation>Νέο παιχνίδι, τα παιχνίδια σας, παραδείγματα ή αρχείο</translation>
    </message>
    <message>
        <source>Play this game against the computer or a friend</source>
        <translation>Παίξτε αυτό το παιχνίδι με τον υπολογιστή ή με έναν φίλο</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Αρχική σελίδα</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Νέο παιχνίδι</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Άνοι&amp;γμα…</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Παραδείγματα</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Αποθήκευση των κανόνων</translation>
    </message>
    <message>
        <source>Games of your own (*.game);;All files (*)</source>
        <translation>Δικά σας παιχνίδια (*.game);;Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Αποθηκεύτηκε ως %1.</translation>
    </message>
    <message>
        <source>It is kept by itself, as soon as you change it.</source>
        <translation>Φυλάσσεται από μόνο του, μόλις το αλλάξετε.</translation>
    </message>
    <message>
        <source>Kept as %1.</source>
        <translation>Φυλάσσεται ως %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n θέση</numerusform>
            <numerusform>%n θέσεις</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::OwnGamesCard</name>
    <message>
        <source>A game of your own</source>
        <translation>Δικό σας παιχνίδι</translation>
    </message>
    <message>
        <source>Write down its rules, and play it at once.</source>
        <translation>Γράψτε τους κανόνες του και παίξτε το αμέσως.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Παραδείγματα</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Νέο</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Άνοιγμα…</translation>
    </message>
</context>
<context>
    <name>bouton::OwnRatings</name>
    <message numerus="yes">
        <source>Your rating: %1 ± %2, from %n game(s)</source>
        <translation>
            <numerusform>Η βαθμολογία σας: %1 ± %2, από %n παρτίδα</numerusform>
            <numerusform>Η βαθμολογία σας: %1 ± %2, από %n παρτίδες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: your rating is %2 ± %3, from %n game(s).</source>
        <translation>
            <numerusform>%1: η βαθμολογία σας είναι %2 ± %3, από %n παρτίδα.</numerusform>
            <numerusform>%1: η βαθμολογία σας είναι %2 ± %3, από %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating comes with the first game that you do not lose.</source>
        <translation>Η βαθμολογία σας έρχεται με την πρώτη παρτίδα που δεν θα χάσετε.</translation>
    </message>
    <message>
        <source>Your rating comes with the first game that you do not win.</source>
        <translation>Η βαθμολογία σας έρχεται με την πρώτη παρτίδα που δεν θα κερδίσετε.</translation>
    </message>
    <message>
        <source>Your rating comes after a few more games.</source>
        <translation>Η βαθμολογία σας έρχεται μετά από λίγες παρτίδες ακόμη.</translation>
    </message>
    <message numerus="yes">
        <source>Your rating rose to %1 ± %2, from %n game(s).</source>
        <translation>
            <numerusform>Η βαθμολογία σας ανέβηκε σε %1 ± %2, από %n παρτίδα.</numerusform>
            <numerusform>Η βαθμολογία σας ανέβηκε σε %1 ± %2, από %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating fell to %1 ± %2, from %n game(s).</source>
        <translation>
            <numerusform>Η βαθμολογία σας έπεσε σε %1 ± %2, από %n παρτίδα.</numerusform>
            <numerusform>Η βαθμολογία σας έπεσε σε %1 ± %2, από %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating is %1 ± %2, from %n game(s).</source>
        <translation>
            <numerusform>Η βαθμολογία σας είναι %1 ± %2, από %n παρτίδα.</numerusform>
            <numerusform>Η βαθμολογία σας είναι %1 ± %2, από %n παρτίδες.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a hint a game does not count for your rating.</source>
        <translation>Παρτίδα με υπόδειξη δεν μετρά στη βαθμολογία σας.</translation>
    </message>
    <message>
        <source>With See why open a game does not count for your rating.</source>
        <translation>Παρτίδα με ανοιχτό το «Γιατί;» δεν μετρά στη βαθμολογία σας.</translation>
    </message>
    <message>
        <source>With a seat given to another player a game does not count for your rating.</source>
        <translation>Παρτίδα με πλευρά που δόθηκε σε άλλον παίκτη δεν μετρά στη βαθμολογία σας.</translation>
    </message>
    <message>
        <source>With a move taken back a game does not count for your rating.</source>
        <translation>Παρτίδα με αναιρεμένη κίνηση δεν μετρά στη βαθμολογία σας.</translation>
    </message>
    <message>
        <source>This game does not count for your rating.</source>
        <translation>Αυτή η παρτίδα δεν μετρά στη βαθμολογία σας.</translation>
    </message>
</context>
<context>
    <name>bouton::PaceEditor</name>
    <message>
        <source>Computer&apos;s pace</source>
        <translation>Ρυθμός υπολογιστή</translation>
    </message>
    <message>
        <source>How long a computer&apos;s move takes at least</source>
        <translation>Πόσο διαρκεί τουλάχιστον μια κίνηση του υπολογιστή</translation>
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
        <translation>Μαθήματα – Bouton</translation>
    </message>
    <message>
        <source>Laboratory – Bouton</source>
        <translation>Εργαστήριο – Bouton</translation>
    </message>
    <message>
        <source>Archive – Bouton</source>
        <translation>Αρχειοθήκη – Bouton</translation>
    </message>
    <message>
        <source>Collection – Bouton</source>
        <translation>Συλλογή – Bouton</translation>
    </message>
    <message>
        <source>Preferences – Bouton</source>
        <translation>Προτιμήσεις – Bouton</translation>
    </message>
    <message>
        <source>A game of your own – Bouton</source>
        <translation>Δικό σας παιχνίδι – Bouton</translation>
    </message>
    <message>
        <source>Bouton</source>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>This is your last game, as you left it. New game begins another one.</source>
        <translation>Αυτή είναι η τελευταία σας παρτίδα, όπως την αφήσατε. Η «Νέα παρτίδα» αρχίζει άλλη.</translation>
    </message>
    <message>
        <source>Lessons done: %1 of %2</source>
        <translation>Μαθήματα που τελειώσατε: %1 από %2</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <comment>a lesson, a step of it</comment>
        <translation>%1, βήμα %2</translation>
    </message>
    <message>
        <source>The game is in the archive, as its players&apos; game.</source>
        <translation>Η παρτίδα είναι στην αρχειοθήκη, ως παρτίδα των παικτών της.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Σε εξέλιξη</translation>
    </message>
    <message>
        <source>Played to its end</source>
        <translation>Παίχτηκε ως το τέλος</translation>
    </message>
    <message>
        <source>With a friend</source>
        <translation>Με φίλο</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Δύο υπολογιστές</translation>
    </message>
    <message>
        <source>Won twice; next: %1</source>
        <comment>an opponent</comment>
        <translation>Δύο νίκες· επόμενος: %1</translation>
    </message>
    <message>
        <source>Lost twice; next: %1</source>
        <comment>an opponent</comment>
        <translation>Δύο ήττες· επόμενος: %1</translation>
    </message>
    <message>
        <source>Against: %1</source>
        <translation>Αντίπαλος: %1</translation>
    </message>
</context>
<context>
    <name>bouton::Paper</name>
    <message>
        <source>Bouton. Positions analysed: %1 of %2; of the others no slips are known.</source>
        <translation>Bouton. Θέσεις που αναλύθηκαν: %1 από %2· των άλλων οι αστοχίες δεν είναι γνωστές.</translation>
    </message>
    <message>
        <source>Bouton. A slip is a move that gave a better outcome away.</source>
        <translation>Bouton. Αστοχία είναι μια κίνηση που χάρισε καλύτερη έκβαση.</translation>
    </message>
    <message>
        <source>Bouton. What is lost is counted against the best move, exactly.</source>
        <translation>Bouton. Τα χαμένα μετρούνται ως προς την καλύτερη κίνηση, ακριβώς.</translation>
    </message>
    <message>
        <source>Bouton. What is lost is counted against the best move: estimated up to move %1, exact from there on.</source>
        <translation>Bouton. Τα χαμένα μετρούνται ως προς την καλύτερη κίνηση: εκτίμηση ως την κίνηση %1, ακριβώς από εκεί και πέρα.</translation>
    </message>
    <message>
        <source>Before move %1: %2</source>
        <translation>Πριν από την κίνηση %1: %2</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Η αρχή</translation>
    </message>
    <message>
        <source>After move %1</source>
        <translation>Μετά την κίνηση %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Χαμένα</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Αστοχίες</translation>
    </message>
    <message>
        <source>in slips</source>
        <translation>σε αστοχίες</translation>
    </message>
    <message>
        <source>slips</source>
        <translation>αστοχίες</translation>
    </message>
    <message>
        <source>%1, played %2. Opening: %3</source>
        <comment>a game, the day</comment>
        <translation>%1, παίχτηκε %2. Άνοιγμα: %3</translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>a game, the day</comment>
        <translation>%1, παίχτηκε %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 έναντι %2</translation>
    </message>
    <message>
        <source>Not played to its end.</source>
        <translation>Δεν παίχτηκε ως το τέλος.</translation>
    </message>
    <message>
        <source>a slip</source>
        <translation>αστοχία</translation>
    </message>
    <message>
        <source>played</source>
        <translation>παίχτηκε</translation>
    </message>
    <message>
        <source>best</source>
        <translation>καλύτερη</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Σελίδα %1 από %2</translation>
    </message>
</context>
<context>
    <name>bouton::PictureFile</name>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Δεν υπάρχει τίποτα να σχεδιαστεί.</translation>
    </message>
    <message>
        <source>Pages: %1. Choose a file that ends in .pdf.</source>
        <translation>Σελίδες: %1. Επιλέξτε αρχείο που τελειώνει σε .pdf.</translation>
    </message>
    <message>
        <source>A picture&apos;s file ends in .png, .svg or .pdf.</source>
        <translation>Το αρχείο μιας εικόνας τελειώνει σε .png, .svg ή .pdf.</translation>
    </message>
    <message>
        <source>The picture could not be saved: %1</source>
        <translation>Η εικόνα δεν αποθηκεύτηκε: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Αποθηκεύτηκε ως %1.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Εικόνα PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Σχέδιο SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Έγγραφο PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Αποθήκευση ως PDF</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Αποθήκευση εικόνας</translation>
    </message>
    <message>
        <source>Sending it to %1…</source>
        <translation>Στέλνεται στον %1…</translation>
    </message>
    <message>
        <source>It could not be printed: %1</source>
        <translation>Δεν εκτυπώθηκε: %1</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Στάλθηκε στον %1.</translation>
    </message>
</context>
<context>
    <name>bouton::PieceButton</name>
    <message>
        <source>Each click puts the next piece</source>
        <translation>Κάθε κλικ βάζει το επόμενο κομμάτι</translation>
    </message>
    <message>
        <source>A click takes away (.)</source>
        <translation>Το κλικ αφαιρεί (.)</translation>
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
        <translation>Από την παρτίδα</translation>
    </message>
    <message>
        <source>The position that is on the game&apos;s page</source>
        <translation>Η θέση που είναι στη σελίδα της παρτίδας</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Θέση</translation>
    </message>
    <message>
        <source>another position</source>
        <translation>άλλη θέση</translation>
    </message>
    <message>
        <source>this position</source>
        <translation>αυτή η θέση</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Κλήρωση θέσης</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Αρχή</translation>
    </message>
</context>
<context>
    <name>bouton::PracticeExperiment</name>
    <message>
        <source>The set</source>
        <translation>Το σύνολο</translation>
    </message>
    <message>
        <source>Press New exercises for these variants.</source>
        <translation>Πατήστε «Νέες ασκήσεις» για αυτές τις παραλλαγές.</translation>
    </message>
    <message>
        <source>The exercise in view is from the game %1. Press New exercises for the game %2.</source>
        <translation>Η άσκηση που φαίνεται είναι από το παιχνίδι %1. Πατήστε «Νέες ασκήσεις» για το παιχνίδι %2.</translation>
    </message>
    <message>
        <source>%1: the archive has no game that you played against a computer.</source>
        <translation>%1: η αρχειοθήκη δεν έχει παρτίδα που παίξατε με υπολογιστή.</translation>
    </message>
    <message numerus="yes">
        <source>A set has at most %n exercise(s).</source>
        <translation>
            <numerusform>Ένα σύνολο έχει το πολύ %n άσκηση.</numerusform>
            <numerusform>Ένα σύνολο έχει το πολύ %n ασκήσεις.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::PracticeForm</name>
    <message>
        <source>Answer</source>
        <translation>Απάντηση</translation>
    </message>
    <message>
        <source>Hand out</source>
        <translation>Διανομή</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Αποθήκευση…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Εκτύπωση…</translation>
    </message>
    <message>
        <source>Answers of a class…</source>
        <translation>Απαντήσεις μιας τάξης…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Exercises in the set</source>
        <translation>Ασκήσεις στο σύνολο</translation>
    </message>
    <message>
        <source>Variants for neighbours</source>
        <translation>Παραλλαγές για διπλανούς</translation>
    </message>
    <message>
        <source>New exercises</source>
        <translation>Νέες ασκήσεις</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Άνοιγμα…</translation>
    </message>
    <message>
        <source>From my own slips</source>
        <translation>Από τις αστοχίες μου</translation>
    </message>
    <message>
        <source>Positions of your games in which you gave a win or a draw away.</source>
        <translation>Θέσεις από παρτίδες σας όπου χαρίσατε νίκη ή ισοπαλία.</translation>
    </message>
    <message>
        <source>There is no set yet.</source>
        <translation>Δεν υπάρχει ακόμη σύνολο.</translation>
    </message>
    <message>
        <source>Variants A to %1; A is in view.</source>
        <translation>Παραλλαγές A έως %1· φαίνεται η A.</translation>
    </message>
    <message>
        <source>Variants A to %1, drawn by seed %2; A is in view.</source>
        <translation>Παραλλαγές A έως %1, κλήρωση με σπόρο %2· φαίνεται η A.</translation>
    </message>
    <message>
        <source>One set, drawn by seed %1.</source>
        <translation>Ένα σύνολο, κλήρωση με σπόρο %1.</translation>
    </message>
    <message>
        <source>One set, put together by hand.</source>
        <translation>Ένα σύνολο, με επιλογή στο χέρι.</translation>
    </message>
    <message>
        <source>Answers of a class</source>
        <translation>Απαντήσεις μιας τάξης</translation>
    </message>
    <message>
        <source>Open exercises</source>
        <translation>Άνοιγμα ασκήσεων</translation>
    </message>
    <message>
        <source>Exercises (*.json)</source>
        <translation>Ασκήσεις (*.json)</translation>
    </message>
    <message>
        <source>Save exercises</source>
        <translation>Αποθήκευση ασκήσεων</translation>
    </message>
    <message>
        <source>Sheets with solutions (*.pdf)</source>
        <translation>Φύλλα με λύσεις (*.pdf)</translation>
    </message>
    <message>
        <source>Times are kept</source>
        <translation>Οι χρόνοι φυλάσσονται</translation>
    </message>
    <message>
        <source>What else names a student</source>
        <translation>Τι άλλο προσδιορίζει έναν φοιτητή</translation>
    </message>
    <message>
        <source>Hints, reasons and the key rest until the answers are saved.</source>
        <translation>Υποδείξεις, λόγοι και λύσεις περιμένουν ώσπου να αποθηκευτούν οι απαντήσεις.</translation>
    </message>
    <message>
        <source>No marks until it is saved</source>
        <translation>Σωστό/λάθος μετά την αποθήκευση</translation>
    </message>
    <message>
        <source>Id: student number, …</source>
        <translation>Στοιχείο: αριθμός μητρώου, …</translation>
    </message>
</context>
<context>
    <name>bouton::PreferencesPage</name>
    <message>
        <source>Standard place</source>
        <translation>Συνηθισμένος φάκελος</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <translation>Πίσω εκεί που ήσασταν (Esc)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Προτιμήσεις</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Το όνομά σας</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Όπως το σύστημα</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Φωτεινά</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Σκούρα</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Χρώματα</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Συνήθης</translation>
    </message>
    <message>
        <source>Colour-blind</source>
        <translation>Για αχρωματοψία</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Υψηλή αντίθεση</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Παλέτα</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Μέγεθος κειμένου</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Πλήρης</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Μειωμένη</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Κίνηση στην οθόνη</translation>
    </message>
    <message>
        <source>Show the legal moves</source>
        <translation>Εμφάνιση των επιτρεπτών κινήσεων</translation>
    </message>
    <message>
        <source>Show coordinates beside the board</source>
        <translation>Συντεταγμένες δίπλα στο ταμπλό</translation>
    </message>
    <message>
        <source>Sounds of moves and endings</source>
        <translation>Ήχοι κινήσεων και τέλους</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Τι φαίνεται</translation>
    </message>
    <message>
        <source>Computer&apos;s pace</source>
        <translation>Ρυθμός υπολογιστή</translation>
    </message>
    <message>
        <source>A replay shows each move for</source>
        <translation>Στην αναπαραγωγή κάθε κίνηση φαίνεται για</translation>
    </message>
    <message>
        <source>In Reversi, pass by itself where nothing else is possible</source>
        <translation>Στο Reversi, αυτόματο πάσο όπου δεν γίνεται τίποτε άλλο</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Κατά το παιχνίδι</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Επιλογή…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Εμφάνιση του φακέλου</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Παρτίδες</translation>
    </message>
    <message>
        <source>Games are kept in this folder:</source>
        <translation>Οι παρτίδες φυλάσσονται σε αυτόν τον φάκελο:</translation>
    </message>
    <message>
        <source>Keep finished games in the archive</source>
        <translation>Οι παρτίδες που τελειώνουν πηγαίνουν στην αρχειοθήκη</translation>
    </message>
    <message>
        <source>Where games are kept</source>
        <translation>Πού φυλάσσονται οι παρτίδες</translation>
    </message>
    <message>
        <source>There is no program here that shows folders, or no such folder.</source>
        <translation>Δεν υπάρχει εδώ πρόγραμμα που δείχνει φακέλους, ή δεν υπάρχει τέτοιος φάκελος.</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (προσχέδιο)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="vanished">A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>Letter ΗΠΑ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Χαρτί</translation>
    </message>
</context>
<context>
    <name>bouton::PrintDialog</name>
    <message>
        <source>Looking for printers…</source>
        <translation>Αναζητούνται εκτυπωτές…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Εκτύπωση</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Εκτυπωτής</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Αντίτυπα</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Αποθήκευση ως PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ακύρωση</translation>
    </message>
    <message>
        <source>No printer was found. The pages can be saved as PDF.</source>
        <translation>Δεν βρέθηκε εκτυπωτής. Οι σελίδες μπορούν να αποθηκευτούν ως PDF.</translation>
    </message>
</context>
<context>
    <name>bouton::ProgramDialog</name>
    <message>
        <source>Add a program</source>
        <translation>Προσθήκη προγράμματος</translation>
    </message>
    <message>
        <source>Change a program</source>
        <translation>Αλλαγή προγράμματος</translation>
    </message>
    <message>
        <source>A program runs with your rights: start only what you trust.</source>
        <translation>Ένα πρόγραμμα τρέχει με τα δικαιώματά σας: ξεκινήστε μόνο όσα εμπιστεύεστε.</translation>
    </message>
    <message>
        <source>How to write a program</source>
        <translation>Πώς γράφεται ένα πρόγραμμα</translation>
    </message>
    <message>
        <source>A program&apos;s file</source>
        <translation>Αρχείο ενός προγράμματος</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Επιλογή…</translation>
    </message>
    <message>
        <source>python3 mine.py</source>
        <translation>python3 mine.py</translation>
    </message>
    <message>
        <source>File or command</source>
        <translation>Αρχείο ή εντολή</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Όνομα</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Παίζει</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Δοκιμή</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ακύρωση</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Προσθήκη</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Φύλαξη</translation>
    </message>
    <message>
        <source>Give a file or a command first.</source>
        <translation>Δώστε πρώτα ένα αρχείο ή μια εντολή.</translation>
    </message>
    <message>
        <source>Choose a game first.</source>
        <translation>Επιλέξτε πρώτα ένα παιχνίδι.</translation>
    </message>
</context>
<context>
    <name>bouton::ProgramLinks</name>
    <message>
        <source>Change the program…</source>
        <translation>Αλλαγή του προγράμματος…</translation>
    </message>
    <message>
        <source>Add a program…</source>
        <translation>Προσθήκη προγράμματος…</translation>
    </message>
    <message>
        <source>A program that you have written plays too</source>
        <translation>Παίζει και ένα πρόγραμμα που γράψατε εσείς</translation>
    </message>
</context>
<context>
    <name>bouton::Projector</name>
    <message>
        <source>%1 is to move</source>
        <translation>Παίζει: %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Κερδίζει: %1</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Η παρτίδα είναι ισόπαλη</translation>
    </message>
    <message>
        <source>Every move loses against best play.</source>
        <translation>Κάθε κίνηση χάνει με βέλτιστο παιχνίδι.</translation>
    </message>
    <message>
        <source>%1 brings the nim-sum to 0.</source>
        <translation>Η %1 κάνει το άθροισμα Nim 0.</translation>
    </message>
    <message>
        <source>It is about even.</source>
        <translation>Είναι περίπου ίσα.</translation>
    </message>
    <message>
        <source>Who is ahead? [W], [D] or [L]. Which move? [M]</source>
        <translation>Ποιος προηγείται; [W], [D] ή [L]. Ποια κίνηση; [M]</translation>
    </message>
    <message>
        <source>Who wins? [W], [D] or [L]. Which move? [M]</source>
        <translation>Ποιος κερδίζει; [W], [D] ή [L]. Ποια κίνηση; [M]</translation>
    </message>
    <message>
        <source>Who wins? [W] or [L]. Which move? [M]</source>
        <translation>Ποιος κερδίζει; [W] ή [L]. Ποια κίνηση; [M]</translation>
    </message>
    <message>
        <source>It is not known who wins.</source>
        <translation>Δεν είναι γνωστό ποιος κερδίζει.</translation>
    </message>
    <message>
        <source>%1 loses, as every move does.</source>
        <translation>Η %1 χάνει, όπως κάθε κίνηση.</translation>
    </message>
    <message>
        <source>Not so: %1 is worse.</source>
        <comment>a move</comment>
        <translation>Όχι: η %1 είναι χειρότερη.</translation>
    </message>
    <message>
        <source>Right: %1 is best.</source>
        <comment>a move</comment>
        <translation>Σωστά: η %1 είναι η καλύτερη.</translation>
    </message>
    <message>
        <source>Right: %1 is one of the best.</source>
        <comment>a move</comment>
        <translation>Σωστά: η %1 είναι από τις καλύτερες.</translation>
    </message>
    <message>
        <source>Right: with best play nobody wins.</source>
        <translation>Σωστά: με βέλτιστο παιχνίδι δεν κερδίζει κανείς.</translation>
    </message>
    <message>
        <source>Not so: with best play nobody wins.</source>
        <translation>Όχι: με βέλτιστο παιχνίδι δεν κερδίζει κανείς.</translation>
    </message>
    <message>
        <source>Right: about even, by an estimate.</source>
        <translation>Σωστά: περίπου ίσα, κατ&apos; εκτίμηση.</translation>
    </message>
    <message>
        <source>Not so: about even, by an estimate.</source>
        <translation>Όχι: περίπου ίσα, κατ&apos; εκτίμηση.</translation>
    </message>
    <message>
        <source>Right: %1 wins.</source>
        <translation>Σωστά, κερδίζει: %1.</translation>
    </message>
    <message>
        <source>Not so: %1 wins.</source>
        <translation>Όχι, κερδίζει: %1.</translation>
    </message>
    <message>
        <source>Right: %1 is ahead, by an estimate.</source>
        <translation>Σωστά, προηγείται κατ&apos; εκτίμηση: %1.</translation>
    </message>
    <message>
        <source>Not so: %1 is ahead, by an estimate.</source>
        <translation>Όχι, προηγείται κατ&apos; εκτίμηση: %1.</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Λείπουν</translation>
    </message>
    <message>
        <source>Dark or bright room (B)</source>
        <translation>Σκοτεινή ή φωτεινή αίθουσα (B)</translation>
    </message>
    <message>
        <source>Leave the projector (Esc)</source>
        <translation>Έξοδος από τον προβολέα (Esc)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Διάστημα</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Projector – Bouton</source>
        <translation>Προβολέας – Bouton</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Γίνεται ανάλυση…</translation>
    </message>
    <message>
        <source>Which move? It ends by [Enter]</source>
        <translation>Ποια κίνηση; Τελειώνει με [Enter]</translation>
    </message>
    <message>
        <source>Which move?</source>
        <translation>Ποια κίνηση;</translation>
    </message>
    <message>
        <source>Which move? Arrows and [Space]</source>
        <translation>Ποια κίνηση; Βέλη και [Διάστημα]</translation>
    </message>
    <message>
        <source>[←] [→] through the game. [Q] asks first</source>
        <translation>[←] [→] μέσα στην παρτίδα. Το [Q] ρωτά πρώτα</translation>
    </message>
</context>
<context>
    <name>bouton::Question</name>
    <message>
        <source>These results are older (%1). Run again for the new settings (%2).</source>
        <translation>Αυτά τα αποτελέσματα είναι παλιότερα (%1). Εκτελέστε ξανά για τις νέες ρυθμίσεις (%2).</translation>
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
        <translation>Φύλαξη πίνακα…</translation>
    </message>
    <message>
        <source>Save plot…</source>
        <translation>Φύλαξη εικόνας…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Εκτύπωση…</translation>
    </message>
    <message>
        <source>Could not be saved: %1</source>
        <translation>Δεν αποθηκεύτηκε: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Αποθηκεύτηκε ως %1.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Αποθήκευση πίνακα</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Πίνακες (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Εικόνες (*.png *.svg *.pdf)</translation>
    </message>
</context>
<context>
    <name>bouton::ReviewBar</name>
    <message>
        <source>Slips</source>
        <translation>Αστοχίες</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Σημεία καμπής</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Εμπρός</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>The slip before this position</source>
        <translation>Η αστοχία πριν από αυτή τη θέση</translation>
    </message>
    <message>
        <source>The next slip of the game</source>
        <translation>Η επόμενη αστοχία της παρτίδας</translation>
    </message>
    <message>
        <source>Ends the review; the board stays as it is</source>
        <translation>Τελειώνει την ανασκόπηση· το ταμπλό μένει όπως είναι</translation>
    </message>
    <message>
        <source>Begins a new game from this position; Undo leads back to this one</source>
        <translation>Αρχίζει νέα παρτίδα από αυτή τη θέση· η Αναίρεση γυρίζει σε αυτή εδώ</translation>
    </message>
    <message>
        <source>What is gone through</source>
        <translation>Τι εξετάζεται</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <translation>Σημείο καμπής %1 από %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turning point(s)</source>
        <translation>
            <numerusform>%n σημείο καμπής</numerusform>
            <numerusform>%n σημεία καμπής</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for slips</source>
        <translation>Αναζητούνται αστοχίες</translation>
    </message>
    <message>
        <source>Slip %1 of %2: %3</source>
        <comment>numbers and a side</comment>
        <translation>Αστοχία %1 από %2: %3</translation>
    </message>
    <message>
        <source>Previous and Next go through them on the board.</source>
        <translation>Το «Πίσω» και το «Εμπρός» τις δείχνουν στο ταμπλό.</translation>
    </message>
    <message>
        <source>Every move kept what its position was worth.</source>
        <translation>Κάθε κίνηση κράτησε ό,τι άξιζε η θέση της.</translation>
    </message>
    <message>
        <source>As far as estimates tell, no move gave much away.</source>
        <translation>Όσο δείχνουν οι εκτιμήσεις, καμία κίνηση δεν χάρισε πολλά.</translation>
    </message>
    <message>
        <source>By the opening book, which has estimates of its own, it is the best move.</source>
        <translation>Κατά το βιβλίο ανοιγμάτων, που έχει δικές του εκτιμήσεις, είναι η καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>By the opening book, which has estimates of its own, it gives away %1.</source>
        <translation>Κατά το βιβλίο ανοιγμάτων, που έχει δικές του εκτιμήσεις, χαρίζει %1.</translation>
    </message>
    <message>
        <source>%1 made no move.</source>
        <translation>%1: καμία κίνηση.</translation>
    </message>
    <message>
        <source>The better line</source>
        <translation>Η καλύτερη συνέχεια</translation>
    </message>
    <message>
        <source>Your side: %1</source>
        <translation>Η πλευρά σας: %1</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>Αντίπαλος: %1</translation>
    </message>
    <message>
        <source>Play on from here, as two people or alone (opponent: %1):</source>
        <translation>Συνέχεια από εδώ, με δύο ανθρώπους ή μόνοι (αντίπαλος: %1):</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Δύο άνθρωποι</translation>
    </message>
    <message>
        <source>Play on from here (opponent: %1):</source>
        <translation>Συνέχεια από εδώ (αντίπαλος: %1):</translation>
    </message>
    <message>
        <source>Play on from here (your side: %1):</source>
        <translation>Συνέχεια από εδώ (η πλευρά σας: %1):</translation>
    </message>
</context>
<context>
    <name>bouton::RunControls</name>
    <message>
        <source>Run</source>
        <translation>Εκτέλεση</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Πρόοδος</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Εκτελείται…</translation>
    </message>
    <message>
        <source>Stopped after %1 s.</source>
        <translation>Διακόπηκε μετά από %1 s.</translation>
    </message>
    <message>
        <source>Done in less than %1 s.</source>
        <translation>Έγινε σε λιγότερο από %1 s.</translation>
    </message>
    <message>
        <source>Done in %1 s.</source>
        <translation>Έγινε σε %1 s.</translation>
    </message>
</context>
<context>
    <name>bouton::ScorePanel</name>
    <message>
        <source>Begin the score anew</source>
        <translation>Νέα αρχή στο σκορ</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Σκορ: %1</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2
In a row: %3, at most %4
Hints: %5</source>
        <translation>Σωστές απαντήσεις: %1 από %2
Στη σειρά: %3, το πολύ %4
Υποδείξεις: %5</translation>
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
        <translation>Άγνωστος εδώ: %1</translation>
    </message>
    <message>
        <source>Your program: %1</source>
        <translation>Το πρόγραμμά σας: %1</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Ρολόι</translation>
    </message>
    <message>
        <source>Custom: %1</source>
        <translation>Προσαρμογή: %1</translation>
    </message>
    <message>
        <source>You, or a friend</source>
        <translation>Εσείς ή ένας φίλος</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <comment>a side</comment>
        <translation>%1: ποιος παίζει</translation>
    </message>
    <message>
        <source>%1: clock</source>
        <comment>a side</comment>
        <translation>%1: ρολόι</translation>
    </message>
</context>
<context>
    <name>bouton::SeatLine</name>
    <message>
        <source>Give this seat to somebody else</source>
        <translation>Να παίξει άλλος αυτή την πλευρά</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n υπόδειξη</numerusform>
            <numerusform>%n υποδείξεις</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::SettingsEditor</name>
    <message>
        <source>What limits this player</source>
        <translation>Τι περιορίζει αυτόν τον παίκτη</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Ρολόι</translation>
    </message>
    <message>
        <source>A clock runs in its turn, and each move adds to it. Who has no time left loses.</source>
        <translation>Το ρολόι τρέχει στη σειρά καθενός, και κάθε κίνηση προσθέτει χρόνο. Όποιος μείνει χωρίς χρόνο χάνει.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 έως %2</translation>
    </message>
    <message>
        <source>%1 to %2, not %3</source>
        <translation>%1 έως %2, όχι %3</translation>
    </message>
</context>
<context>
    <name>bouton::ShortcutSheet</name>
    <message>
        <source>In lists and panels</source>
        <translation>Σε λίστες και πλαίσια</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Στο ταμπλό</translation>
    </message>
    <message>
        <source>Move the frame</source>
        <translation>Μετακίνηση του πλαισίου</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Βέλη</translation>
    </message>
    <message>
        <source>Click the cell in the frame</source>
        <translation>Κλικ στο κελί του πλαισίου</translation>
    </message>
    <message>
        <source>End a move that could go on</source>
        <translation>Τέλος κίνησης που θα μπορούσε να συνεχιστεί</translation>
    </message>
    <message>
        <source>Take the last click back</source>
        <translation>Αναίρεση του τελευταίου κλικ</translation>
    </message>
    <message>
        <source>Take a piece away while editing</source>
        <translation>Αφαίρεση κομματιού κατά την επεξεργασία</translation>
    </message>
    <message>
        <source>Open the menu of the board</source>
        <translation>Άνοιγμα του μενού του ταμπλό</translation>
    </message>
    <message>
        <source>On the projector</source>
        <translation>Στον προβολέα</translation>
    </message>
    <message>
        <source>Go through the game</source>
        <translation>Μέσα στην παρτίδα</translation>
    </message>
    <message>
        <source>To its start or its end</source>
        <translation>Στην αρχή ή στο τέλος της</translation>
    </message>
    <message>
        <source>Ask first, or tell at once</source>
        <translation>Πρώτα ερώτηση, ή αμέσως απάντηση</translation>
    </message>
    <message>
        <source>The side to move wins, draws or loses</source>
        <translation>Η πλευρά που παίζει κερδίζει, έχει ισοπαλία ή χάνει</translation>
    </message>
    <message>
        <source>Answer by a move</source>
        <translation>Απάντηση με κίνηση</translation>
    </message>
    <message>
        <source>What each part is worth, before the answer</source>
        <translation>Πόσο αξίζει κάθε μέρος, πριν από την απάντηση</translation>
    </message>
    <message>
        <source>Dark or bright room</source>
        <translation>Σκοτεινή ή φωτεινή αίθουσα</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Έξοδος</translation>
    </message>
    <message>
        <source>On the start page</source>
        <translation>Στην αρχική σελίδα</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Στην επόμενη κάρτα</translation>
    </message>
    <message>
        <source>To the first or the last card</source>
        <translation>Στην πρώτη ή την τελευταία κάρτα</translation>
    </message>
    <message>
        <source>Remove a game in play</source>
        <translation>Αφαίρεση παρτίδας σε εξέλιξη</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
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
        <translation>Συντομεύσεις πληκτρολογίου</translation>
    </message>
</context>
<context>
    <name>bouton::SideColumns</name>
    <message>
        <source>Game</source>
        <translation>Παρτίδα</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Γιατί;</translation>
    </message>
    <message>
        <source>What stands beside the board</source>
        <translation>Τι φαίνεται δίπλα στο ταμπλό</translation>
    </message>
</context>
<context>
    <name>bouton::SnugScrollArea</name>
    <message>
        <source>Scrolls with the arrow keys</source>
        <translation>Κύλιση με τα βέλη</translation>
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
        <translation>Παιχνίδια καθαρής σκέψης: παίξτε τα και δείτε γιατί κερδίζει μια κίνηση.</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Αρχειοθήκη</translation>
    </message>
    <message>
        <source>Games that have ended</source>
        <translation>Παρτίδες που τελείωσαν</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Προτιμήσεις</translation>
    </message>
    <message>
        <source>Start page. The arrow keys go to the cards.</source>
        <translation>Αρχική σελίδα. Τα βέλη οδηγούν στις κάρτες.</translation>
    </message>
    <message>
        <source>Start page. Enter goes on with the last one, the arrow keys go to the cards.</source>
        <translation>Αρχική σελίδα. Το Enter συνεχίζει την τελευταία, τα βέλη οδηγούν στις κάρτες.</translation>
    </message>
</context>
<context>
    <name>bouton::StartQuestions</name>
    <message>
        <source>Who starts</source>
        <translation>Ποιος ξεκινά</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Παίζετε ως</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Ρολόι</translation>
    </message>
    <message>
        <source>Auto-fill</source>
        <translation>Συμπλήρωση</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Υπολογιστής</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Εναλλάξ</translation>
    </message>
    <message>
        <source>New random board</source>
        <translation>Νέο τυχαίο ταμπλό</translation>
    </message>
    <message>
        <source>Set up the board by hand</source>
        <translation>Στήσιμο του ταμπλό με το χέρι</translation>
    </message>
    <message>
        <source>Against a computer it is one that you can win, where there is such a board</source>
        <translation>Με αντίπαλο υπολογιστή είναι ταμπλό που μπορείτε να κερδίσετε, αν υπάρχει τέτοιο</translation>
    </message>
    <message>
        <source>Change this position by clicks, dragging and keys (Ctrl+E)</source>
        <translation>Αλλάξτε τη θέση με κλικ, σύρσιμο και πλήκτρα (Ctrl+E)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Άνοιγμα παρτίδας</translation>
    </message>
    <message>
        <source>This time you start.</source>
        <translation>Αυτή τη φορά ξεκινάτε εσείς.</translation>
    </message>
    <message>
        <source>This time the computer starts.</source>
        <translation>Αυτή τη φορά ξεκινά ο υπολογιστής.</translation>
    </message>
    <message>
        <source>for you</source>
        <translation>για εσάς</translation>
    </message>
    <message>
        <source>for both</source>
        <translation>και για τους δύο</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <comment>for you, for both</comment>
        <translation>Ρολόι: %1</translation>
    </message>
    <message>
        <source>a winnable board</source>
        <translation>να κερδίζεται</translation>
    </message>
    <message>
        <source>a random board</source>
        <translation>τυχαία</translation>
    </message>
    <message>
        <source>Auto-fill: %1</source>
        <translation>Συμπλήρωση: %1</translation>
    </message>
</context>
<context>
    <name>bouton::StepDots</name>
    <message>
        <source>Steps</source>
        <translation>Βήματα</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>Έγιναν %1 από %2</translation>
    </message>
    <message>
        <source>Step %1, done</source>
        <translation>Βήμα %1, έγινε</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Βήμα %1</translation>
    </message>
</context>
<context>
    <name>bouton::StepPage</name>
    <message>
        <source>A step of a lesson</source>
        <translation>Ένα βήμα μαθήματος</translation>
    </message>
    <message>
        <source>Positions tested so far: %L1</source>
        <translation>Θέσεις που ελέγχθηκαν ως τώρα: %L1</translation>
    </message>
</context>
<context>
    <name>bouton::StepWords</name>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Επόμενο</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Όλα τα μαθήματα</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Εκτύπωση…</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <translation>Στο παράδειγμα: %1</translation>
    </message>
    <message>
        <source>S&amp;kip the example</source>
        <translation>&amp;Παράλειψη</translation>
    </message>
    <message>
        <source>&amp;Another position</source>
        <translation>Άλλη &amp;θέση</translation>
    </message>
    <message>
        <source>Step %1 of %2: an example</source>
        <translation>Βήμα %1 από %2: παράδειγμα</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Βήμα %1 από %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the lesson, the step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Next &amp;move</source>
        <translation>Επόμενη &amp;κίνηση</translation>
    </message>
    <message>
        <source>To the &amp;question</source>
        <translation>Στην &amp;ερώτηση</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Επόμενο &amp;βήμα</translation>
    </message>
    <message>
        <source>F&amp;inish the lesson</source>
        <translation>Τέλος &amp;μαθήματος</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Δοκιμή ξανά</translation>
    </message>
</context>
<context>
    <name>bouton::StudyProgress</name>
    <message>
        <source>Stop analysing the game</source>
        <translation>Διακοπή της ανάλυσης της παρτίδας</translation>
    </message>
    <message>
        <source>Go on analysing the game</source>
        <translation>Συνέχεια της ανάλυσης της παρτίδας</translation>
    </message>
    <message>
        <source>Positions analysed: %1 of %2</source>
        <translation>Θέσεις που αναλύθηκαν: %1 από %2</translation>
    </message>
</context>
<context>
    <name>bouton::SumTable</name>
    <message>
        <source>Parts</source>
        <translation>Μέρη</translation>
    </message>
    <message>
        <source>First missing number</source>
        <translation>Πρώτος αριθμός που λείπει</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Εναλλακτική %1</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Άθροισμα Nim</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n ακόμη</numerusform>
            <numerusform>%n ακόμη</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bouton::TableButtons</name>
    <message>
        <source>Continue</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Παύση</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Παραίτηση</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Νέα παρτίδα</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Παίξτε ξανά</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ανασκόπηση</translation>
    </message>
    <message>
        <source>Other &amp;side</source>
        <translation>Άλλη &amp;πλευρά</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Ανάλυση</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Start page (Alt+Left)</source>
        <translation>Αρχική σελίδα (Alt+Αριστερά)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Νέα παρτίδα</translation>
    </message>
    <message>
        <source>What else can be played</source>
        <translation>Τι άλλο μπορεί να παιχτεί</translation>
    </message>
    <message>
        <source>Goes through the moves that gave something away</source>
        <translation>Εξετάζει τις κινήσεις που χάρισαν κάτι</translation>
    </message>
    <message>
        <source>The same game with the seats exchanged</source>
        <translation>Η ίδια παρτίδα με αλλαγμένες πλευρές</translation>
    </message>
    <message>
        <source>Two people play from here, and See why is shown</source>
        <translation>Δύο άνθρωποι παίζουν από εδώ και φαίνεται το «Γιατί;»</translation>
    </message>
    <message>
        <source>Next opponent: %1</source>
        <translation>Επόμενος αντίπαλος: %1</translation>
    </message>
    <message>
        <source>An earlier position is on the board. Go to the last one to resign.</source>
        <translation>Στο ταμπλό είναι προηγούμενη θέση. Πηγαίνετε στην τελευταία για να παραιτηθείτε.</translation>
    </message>
    <message>
        <source>Gives the game up. Undo takes it back.</source>
        <translation>Εγκαταλείπει την παρτίδα. Η Αναίρεση το παίρνει πίσω.</translation>
    </message>
</context>
<context>
    <name>bouton::TableColumn</name>
    <message>
        <source>See why</source>
        <translation>Γιατί;</translation>
    </message>
    <message>
        <source>What is true of this position, and why: choose what is shown</source>
        <translation>Τι ισχύει σε αυτή τη θέση και γιατί: επιλέξτε τι θα φαίνεται</translation>
    </message>
    <message>
        <source>Conversation and moves</source>
        <translation>Συνομιλία και κινήσεις</translation>
    </message>
</context>
<context>
    <name>bouton::TablesExperiment</name>
    <message>
        <source>Table</source>
        <translation>Πίνακας</translation>
    </message>
    <message>
        <source>Run shows here which heap of Nim each position is worth.</source>
        <translation>Η «Εκτέλεση» δείχνει εδώ με ποια στοίβα Nim ισοδυναμεί κάθε θέση.</translation>
    </message>
</context>
<context>
    <name>bouton::TestedList</name>
    <message>
        <source>✗ False</source>
        <translation>✗ Ψευδής</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>Χωρίς ετυμηγορία</translation>
    </message>
    <message>
        <source>… %1 so far</source>
        <translation>… %1 ως τώρα</translation>
    </message>
    <message>
        <source>✓ All %1</source>
        <translation>✓ Όλες: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Αντιγραφή</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Ισχυρισμός</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Θέσεις</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ετυμηγορία</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Ίσχυσε</translation>
    </message>
    <message>
        <source>Counterexample</source>
        <translation>Αντιπαράδειγμα</translation>
    </message>
</context>
<context>
    <name>bouton::TimeBar</name>
    <message>
        <source>To the &amp;start</source>
        <translation>Στην &amp;αρχή</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Π&amp;ροηγούμενη κίνηση</translation>
    </message>
    <message>
        <source>Repla&amp;y the moves</source>
        <translation>Αναπαραγω&amp;γή των κινήσεων</translation>
    </message>
    <message>
        <source>Ne&amp;xt move</source>
        <translation>Επό&amp;μενη κίνηση</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>Στην &amp;τελευταία κίνηση</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Αναίρ&amp;εση</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Επανά&amp;ληψη</translation>
    </message>
    <message>
        <source>The time that each move is shown</source>
        <translation>Πόση ώρα φαίνεται κάθε κίνηση</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Τέλος αναπαραγωγής</translation>
    </message>
</context>
<context>
    <name>bouton::TourBubble</name>
    <message>
        <source>Pick a game</source>
        <translation>Διαλέξτε παιχνίδι</translation>
    </message>
    <message>
        <source>Each card is a game. Click one, or press Next to begin with this one.</source>
        <translation>Κάθε κάρτα είναι ένα παιχνίδι. Κάντε κλικ σε μία, ή πατήστε «Επόμενο» για να αρχίσετε με αυτή.</translation>
    </message>
    <message>
        <source>Choose your opponent</source>
        <translation>Επιλέξτε αντίπαλο</translation>
    </message>
    <message>
        <source>Some play at random, some never lose. A friend can play beside you, too.</source>
        <translation>Άλλοι παίζουν στην τύχη, άλλοι δεν χάνουν ποτέ. Μπορεί επίσης να παίξει δίπλα σας ένας φίλος.</translation>
    </message>
    <message>
        <source>Click to move</source>
        <translation>Κλικ για κίνηση</translation>
    </message>
    <message>
        <source>Cells that you can click are marked. The arrow keys and Space do the same. Make a move if you like.</source>
        <translation>Τα κελιά όπου μπορείτε να κάνετε κλικ είναι σημειωμένα. Το ίδιο κάνουν τα βέλη και το Διάστημα. Παίξτε μια κίνηση, αν θέλετε.</translation>
    </message>
    <message>
        <source>Follow the game here</source>
        <translation>Παρακολουθήστε εδώ την παρτίδα</translation>
    </message>
    <message>
        <source>Every move is told here, and why the computer made it. Undo takes a move back, as often as you want.</source>
        <translation>Εδώ λέγεται κάθε κίνηση και γιατί την έπαιξε ο υπολογιστής. Η Αναίρεση παίρνει πίσω μια κίνηση, όσες φορές θέλετε.</translation>
    </message>
    <message>
        <source>See why a move wins</source>
        <translation>Δείτε γιατί κερδίζει μια κίνηση</translation>
    </message>
    <message>
        <source>Switch on what each move is worth, and the reason for it. Leave it off while you want to find out yourself.</source>
        <translation>Δείτε πόσο αξίζει κάθε κίνηση και τον λόγο. Αφήστε το κλειστό όσο θέλετε να το βρείτε μόνοι σας.</translation>
    </message>
    <message>
        <source>Learn how it is won</source>
        <translation>Μάθετε πώς κερδίζεται</translation>
    </message>
    <message>
        <source>And then, the laboratory</source>
        <translation>Κι έπειτα, το εργαστήριο</translation>
    </message>
    <message>
        <source>Practise, test what people claim about these games, and let computer players meet. You also find it in the menu Game. F1 helps on every page.</source>
        <translation>Εξασκηθείτε, ελέγξτε όσα λέγονται για αυτά τα παιχνίδια, βάλτε παίκτες να αναμετρηθούν. Θα το βρείτε και στο μενού «Παιχνίδι». Το F1 βοηθά σε κάθε σελίδα.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Παράλειψη</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Επόμενο</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 από %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Τέλος</translation>
    </message>
    <message>
        <source>Fifteen lessons lead from won and lost to rules of your own, a question at a time. You also find them in the menu Game.</source>
        <translation>Δεκαπέντε μαθήματα οδηγούν από τη νίκη και την ήττα ως τους δικούς σας κανόνες, μία ερώτηση τη φορά. Θα τα βρείτε και στο μενού «Παιχνίδι».</translation>
    </message>
</context>
<context>
    <name>bouton::TournamentExperiment</name>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>Παρτίδες κάθε ζεύγους</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>Πρώτα τυχαίες κινήσεις</translation>
    </message>
    <message>
        <source>Random starts, each twice</source>
        <translation>Τυχαίες αρχές, καθεμία δύο φορές</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of each pair</source>
        <translation>
            <numerusform>%n παρτίδα κάθε ζεύγους</numerusform>
            <numerusform>%n παρτίδες κάθε ζεύγους</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random move(s) first</source>
        <translation>
            <numerusform>πρώτα %n τυχαία κίνηση</numerusform>
            <numerusform>πρώτα %n τυχαίες κινήσεις</numerusform>
        </translation>
    </message>
    <message>
        <source>random starts</source>
        <translation>τυχαίες αρχές</translation>
    </message>
    <message>
        <source>the standard start</source>
        <translation>η συνηθισμένη αρχή</translation>
    </message>
    <message>
        <source>other players</source>
        <translation>άλλοι παίκτες</translation>
    </message>
    <message>
        <source>these players</source>
        <translation>αυτοί οι παίκτες</translation>
    </message>
    <message>
        <source>Run lets each player meet each other and shows here their shares of the points, with intervals.</source>
        <translation>Η «Εκτέλεση» βάζει όλους τους παίκτες να συναντηθούν μεταξύ τους και δείχνει εδώ τα μερίδιά τους στους πόντους, με διαστήματα.</translation>
    </message>
    <message>
        <source>A click on a result shows its games.</source>
        <translation>Κλικ σε ένα αποτέλεσμα δείχνει τις παρτίδες του.</translation>
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
        <translation>Πόντοι, με διαστήματα 95 %</translation>
    </message>
    <message>
        <source>points</source>
        <translation>πόντοι</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Διάστημα 95 %</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Βαθμολογία</translation>
    </message>
    <message>
        <source>vs %1</source>
        <translation>με %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Όλοι</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Σφάλματα</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Διακόπηκαν</translation>
    </message>
    <message>
        <source>Shows these games</source>
        <translation>Δείχνει αυτές τις παρτίδες</translation>
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
        <translation>%1 έως %2 %</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Αντίπαλος</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκες</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ισοπαλίες</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττες</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Κάτω όριο</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Άνω όριο</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>Απόκλιση έως</translation>
    </message>
    <message>
        <source>all</source>
        <translation>όλοι</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Παρτίδα %1: %2</translation>
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
            <numerusform>%n κίνηση</numerusform>
            <numerusform>%n κινήσεις</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped there</source>
        <translation>%1, διακόπηκε εκεί</translation>
    </message>
    <message>
        <source>%1, by a fault</source>
        <translation>%1, από σφάλμα</translation>
    </message>
</context>
<context>
    <name>bouton::TracePaper</name>
    <message>
        <source>Leaf</source>
        <translation>Φύλλο</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Από τον πίνακα</translation>
    </message>
    <message>
        <source>Cut: %1</source>
        <translation>Αποκοπή: %1</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Κόμβος</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Παίζει</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Κάτω από αυτόν</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Αξία</translation>
    </message>
    <message>
        <source>More nodes follow.</source>
        <translation>Ακολουθούν κι άλλοι κόμβοι.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Ρίζα</translation>
    </message>
    <message>
        <source>To be filled in: %1</source>
        <translation>Προς συμπλήρωση: %1</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Λύσεις: %1</translation>
    </message>
</context>
<context>
    <name>bouton::TracePlayer</name>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Επόμενο</translation>
    </message>
    <message>
        <source>Next cut</source>
        <translation>Επόμενη αποκοπή</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Παιχνίδι εδώ</translation>
    </message>
    <message>
        <source>Opens this position on the game&apos;s page</source>
        <translation>Ανοίγει αυτή τη θέση στη σελίδα της παρτίδας</translation>
    </message>
    <message>
        <source>Step of the search</source>
        <translation>Βήμα της αναζήτησης</translation>
    </message>
    <message>
        <source>The way to the current node</source>
        <translation>Ο δρόμος ως τον τωρινό κόμβο</translation>
    </message>
    <message>
        <source>The whole tree</source>
        <translation>Όλο το δέντρο</translation>
    </message>
    <message>
        <source>α is what the side to move is sure of, β what the other side will not let it exceed. From β on the rest is cut: it cannot matter any more.</source>
        <translation>Το α είναι όσα έχει εξασφαλίσει η πλευρά που παίζει, το β όσα η άλλη πλευρά δεν θα την αφήσει να ξεπεράσει. Από το β και πάνω τα υπόλοιπα αποκόπτονται: δεν παίζουν πια ρόλο.</translation>
    </message>
    <message>
        <source>Press Run to search.</source>
        <translation>Πατήστε «Εκτέλεση» για αναζήτηση.</translation>
    </message>
    <message>
        <source>Step %L1 of %L2.</source>
        <translation>Βήμα %L1 από %L2.</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln node(s) can be stepped through; the search went on.</source>
        <translation>
            <numerusform>Βήμα βήμα φαίνεται ο πρώτος %Ln κόμβος· η αναζήτηση συνεχίστηκε.</numerusform>
            <numerusform>Βήμα βήμα φαίνονται οι πρώτοι %Ln κόμβοι· η αναζήτηση συνεχίστηκε.</numerusform>
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
        <translation>Επιλέγει: %1. Η αναζήτηση αρχίζει με %2.</translation>
    </message>
    <message>
        <source>%1 tries %2. Then %3 is to move, with %4.</source>
        <translation>Από %1, δοκιμή της %2. Έπειτα παίζει %3, με %4.</translation>
    </message>
    <message>
        <source>%1: a leaf, valued at %2.</source>
        <comment>a side</comment>
        <translation>%1: φύλλο, με αξία %2.</translation>
    </message>
    <message>
        <source>%1: the table remembers this position, with %2.</source>
        <comment>a side</comment>
        <translation>%1: ο πίνακας θυμάται αυτή τη θέση, με %2.</translation>
    </message>
    <message>
        <source>%1 has %2, which reaches β = %3, by its last move.</source>
        <translation>%1: %2, που φτάνει το β = %3, με την τελευταία κίνηση.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2, which reaches β = %3: %n move(s) need not be tried.</source>
        <translation>
            <numerusform>%1: %2, που φτάνει το β = %3· %n κίνηση δεν χρειάζεται δοκιμή.</numerusform>
            <numerusform>%1: %2, που φτάνει το β = %3· %n κινήσεις δεν χρειάζονται δοκιμή.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: all moves are tried, with %2.</source>
        <comment>a side</comment>
        <translation>%1: δοκιμάστηκαν όλες οι κινήσεις, με %2.</translation>
    </message>
</context>
<context>
    <name>bouton::TrialTranscript</name>
    <message>
        <source>What was sent and answered</source>
        <translation>Τι στάλθηκε και τι απαντήθηκε</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Διακόπηκε.</translation>
    </message>
    <message>
        <source>The first fault is in line %1.</source>
        <translation>Το πρώτο σφάλμα είναι στη γραμμή %1.</translation>
    </message>
    <message>
        <source>No fault.</source>
        <translation>Κανένα σφάλμα.</translation>
    </message>
</context>
<context>
    <name>bouton::TurnStrip</name>
    <message>
        <source>Rules</source>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Υπόδειξη</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Έτοιμο</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Πάσο</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Παίξε τώρα</translation>
    </message>
    <message>
        <source>How this game is played, beside the board (F1)</source>
        <translation>Πώς παίζεται αυτό το παιχνίδι, δίπλα στο ταμπλό (F1)</translation>
    </message>
    <message>
        <source>Is this won or lost? Again: where to look, which move, and why (H). A game with hints does not count for a rating.</source>
        <translation>Νίκη ή ήττα; Ξανά: πού να κοιτάξετε, ποια κίνηση και γιατί (H). Παρτίδα με υποδείξεις δεν μετρά στη βαθμολογία.</translation>
    </message>
    <message>
        <source>Plays the cells chosen so far (Enter, or a double click)</source>
        <translation>Παίζει τα κελιά που έχουν επιλεγεί (Enter ή διπλό κλικ)</translation>
    </message>
    <message>
        <source>Nothing else is possible. The preferences can have this done by itself.</source>
        <translation>Τίποτε άλλο δεν γίνεται. Στις προτιμήσεις μπορεί να οριστεί να γίνεται από μόνο του.</translation>
    </message>
    <message>
        <source>The computer plays the best move that it has found so far</source>
        <translation>Ο υπολογιστής παίζει την καλύτερη κίνηση που έχει βρει ως τώρα</translation>
    </message>
    <message>
        <source>Press Pass.</source>
        <translation>Πατήστε «Πάσο».</translation>
    </message>
    <message>
        <source>Press Start to play.</source>
        <translation>Πατήστε «Έναρξη» για να παίξετε.</translation>
    </message>
    <message>
        <source>Press Continue to play on.</source>
        <translation>Πατήστε «Συνέχεια» για να παίξετε παρακάτω.</translation>
    </message>
    <message>
        <source>Press Play again.</source>
        <translation>Πατήστε «Παίξτε ξανά».</translation>
    </message>
    <message>
        <source>What is still wrong stands beside the board.</source>
        <translation>Ό,τι είναι ακόμη λάθος γράφεται δίπλα στο ταμπλό.</translation>
    </message>
    <message>
        <source>Change what is marked to begin.</source>
        <translation>Αλλάξτε ό,τι είναι σημειωμένο για να αρχίσετε.</translation>
    </message>
    <message>
        <source>Press Start or Enter to begin.</source>
        <translation>Πατήστε «Έναρξη» ή Enter για να αρχίσετε.</translation>
    </message>
    <message>
        <source>Click the board or press Start to begin.</source>
        <translation>Κάντε κλικ στο ταμπλό ή πατήστε «Έναρξη» για να αρχίσετε.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how one wins, and how to begin</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>Σκέφτεται: %1</translation>
    </message>
    <message>
        <source>Its side: %1.</source>
        <translation>Η πλευρά του: %1.</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Βάθος %1</translation>
    </message>
    <message>
        <source>sure to win</source>
        <translation>σίγουρη νίκη</translation>
    </message>
    <message>
        <source>sure to draw</source>
        <translation>σίγουρη ισοπαλία</translation>
    </message>
    <message>
        <source>sure to lose</source>
        <translation>σίγουρη ήττα</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>περίπου ίσα</translation>
    </message>
    <message>
        <source>ahead by %1</source>
        <translation>προηγείται κατά %1</translation>
    </message>
    <message>
        <source>behind by %1</source>
        <translation>υστερεί κατά %1</translation>
    </message>
    <message>
        <source>It expects %1</source>
        <translation>Περιμένει %1</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Σε παύση</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Ματιά πίσω</translation>
    </message>
    <message>
        <source>%1 is to move. Press Continue to play on from here.</source>
        <translation>Παίζει: %1. Πατήστε «Συνέχεια» για να παίξετε από εδώ.</translation>
    </message>
    <message>
        <source>%1 is to move. Press Continue to go on.</source>
        <translation>Παίζει: %1. Πατήστε «Συνέχεια» για να συνεχιστεί.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Η σειρά σας</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Παίζει: %1</translation>
    </message>
    <message>
        <source>There is no legal move: press Pass.</source>
        <translation>Δεν υπάρχει επιτρεπτή κίνηση: πατήστε «Πάσο».</translation>
    </message>
    <message>
        <source>Click further cells to take more, or press End turn. Esc takes the last click back.</source>
        <translation>Κλικ σε άλλα κελιά για να πάρετε περισσότερα, ή «Έτοιμο». Το Esc αναιρεί το τελευταίο κλικ.</translation>
    </message>
    <message>
        <source>The move goes on: click its next cell. Esc takes the last click back.</source>
        <translation>Η κίνηση συνεχίζεται: κλικ στο επόμενο κελί της. Το Esc αναιρεί το τελευταίο κλικ.</translation>
    </message>
    <message>
        <source>A move plays on from here.</source>
        <translation>Με μια κίνηση συνεχίζετε από εδώ.</translation>
    </message>
    <message>
        <source>Looking back at the start.</source>
        <translation>Ματιά πίσω, στην αρχή.</translation>
    </message>
    <message>
        <source>Looking back at move %1 of %2.</source>
        <translation>Ματιά πίσω, στην κίνηση %1 από %2.</translation>
    </message>
    <message>
        <source>Your side: %1.</source>
        <translation>Η πλευρά σας: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking in your time.</source>
        <translation>Σκέφτεται στον χρόνο σας: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n.</source>
        <translation>
            <numerusform>Κερδίζει με διαφορά %n: %1.</numerusform>
            <numerusform>Κερδίζει με διαφορά %n: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n.</source>
        <translation>
            <numerusform>Χάνει με διαφορά %n: %1.</numerusform>
            <numerusform>Χάνει με διαφορά %n: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Κερδίζει: %1.</translation>
    </message>
    <message>
        <source>%1 loses.</source>
        <translation>Χάνει: %1.</translation>
    </message>
    <message>
        <source>Undo takes it back.</source>
        <translation>Η Αναίρεση το παίρνει πίσω.</translation>
    </message>
    <message>
        <source>A preview. The game stands where it stood.</source>
        <translation>Προεπισκόπηση. Η παρτίδα μένει όπως ήταν.</translation>
    </message>
</context>
<context>
    <name>bouton::TwinPanel</name>
    <message>
        <source>Nim twin</source>
        <translation>Δίδυμη στοίβα Nim</translation>
    </message>
    <message>
        <source>No heap is left to take from.</source>
        <translation>Δεν έχει μείνει στοίβα.</translation>
    </message>
    <message>
        <source>Click a counter to take it and all above it. Click a ring to add counters, which the next move can take back.</source>
        <translation>Κλικ σε μια μάρκα για να την πάρετε μαζί με όσες είναι από πάνω. Κλικ σε έναν κύκλο για να προσθέσετε μάρκες, που η επόμενη κίνηση μπορεί να πάρει πίσω.</translation>
    </message>
    <message>
        <source>Click a counter to take it and all above it.</source>
        <translation>Κλικ σε μια μάρκα για να την πάρετε μαζί με όσες είναι από πάνω.</translation>
    </message>
    <message>
        <source>Heap %1 from %2 to %3: %4.</source>
        <translation>Στοίβα %1 από %2 σε %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s) would do the same.</source>
        <translation>
            <numerusform>%n άλλη κίνηση θα έκανε το ίδιο.</numerusform>
            <numerusform>%n άλλες κινήσεις θα έκαναν το ίδιο.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reversible: %1 can make it %2 again.</source>
        <translation>Αντιστρεπτή. Μπορεί να την κάνει πάλι %2: %1.</translation>
    </message>
    <message>
        <source>Reversible: %1 answers %2, and it is %3 again.</source>
        <translation>Αντιστρεπτή. Με απάντηση %2 την κάνει πάλι %3: %1.</translation>
    </message>
</context>
<context>
    <name>bouton::ValueHistory</name>
    <message>
        <source>%1: no slips.</source>
        <comment>a side</comment>
        <translation>%1: καμία αστοχία.</translation>
    </message>
    <message>
        <source>%1: one slip, at move %2.</source>
        <translation>%1: μία αστοχία, στην κίνηση %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n slip(s), at moves %2 and %3.</source>
        <translation>
            <numerusform>%1: %n αστοχία, στις κινήσεις %2 και %3.</numerusform>
            <numerusform>%1: %n αστοχίες, στις κινήσεις %2 και %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n slip(s), the first at move %2.</source>
        <translation>
            <numerusform>%1: %n αστοχία, στην κίνηση %2.</numerusform>
            <numerusform>%1: %n αστοχίες, η πρώτη στην κίνηση %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>No slips by either side</source>
        <translation>Καμία αστοχία</translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s): %1 %2, %3 %4</source>
        <translation>
            <numerusform>%n αστοχία: %1 %2, %3 %4</numerusform>
            <numerusform>%n αστοχίες: %1 %2, %3 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>No slips by either side.</source>
        <translation>Καμία αστοχία από τις δύο πλευρές.</translation>
    </message>
    <message>
        <source>No slips so far.</source>
        <translation>Καμία αστοχία ως τώρα.</translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s): %1 %2, %3 %4.</source>
        <translation>
            <numerusform>%n αστοχία: %1 %2, %3 %4.</numerusform>
            <numerusform>%n αστοχίες: %1 %2, %3 %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %n slip(s): %1 %2, %3 %4.</source>
        <translation>
            <numerusform>Ως τώρα %n αστοχία: %1 %2, %3 %4.</numerusform>
            <numerusform>Ως τώρα %n αστοχίες: %1 %2, %3 %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>You made no slips: the start was lost already.</source>
        <translation>Δεν κάνατε αστοχίες: η αρχή ήταν ήδη θέση ήττας.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>You resigned a won position.</source>
        <translation>Παραιτηθήκατε σε θέση νίκης.</translation>
    </message>
    <message>
        <source>You resigned a drawn position.</source>
        <translation>Παραιτηθήκατε σε ισόπαλη θέση.</translation>
    </message>
    <message>
        <source>%1 resigned a won position.</source>
        <translation>Παραιτήθηκε σε θέση νίκης: %1.</translation>
    </message>
    <message>
        <source>%1 resigned a drawn position.</source>
        <translation>Παραιτήθηκε σε ισόπαλη θέση: %1.</translation>
    </message>
</context>
<context>
    <name>bouton::ValuePlot</name>
    <message>
        <source>How the game went</source>
        <translation>Πώς πήγε η παρτίδα</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>περίπου ίσα</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>κερδίζει %1</translation>
    </message>
    <message>
        <source>%1 is ahead</source>
        <translation>προηγείται %1</translation>
    </message>
    <message>
        <source>Until move %1: %2.</source>
        <comment>12, X wins</comment>
        <translation>Ως την κίνηση %1: %2.</translation>
    </message>
    <message>
        <source>All along: %1.</source>
        <comment>X wins</comment>
        <translation>Σε όλη την παρτίδα: %1.</translation>
    </message>
    <message>
        <source>From then on: %1.</source>
        <comment>X wins</comment>
        <translation>Από εκεί και πέρα: %1.</translation>
    </message>
    <message>
        <source>%1: value history</source>
        <translation>%1: ιστορικό αξιών</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>κερδίζει</translation>
    </message>
    <message>
        <source>book</source>
        <translation>βιβλίο</translation>
    </message>
</context>
<context>
    <name>bouton::Values</name>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>Ν</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>Ι</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>Η</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>κερδίζει</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>χάνει</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>περίπου ίσα</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>προηγείται</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>υστερεί</translation>
    </message>
    <message>
        <source>nimber %1</source>
        <translation>αριθμός Grundy %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>σκορ %1</translation>
    </message>
    <message>
        <source>an estimate</source>
        <translation>εκτίμηση</translation>
    </message>
</context>
<context>
    <name>bouton::VerdictSign</name>
    <message>
        <source>Right</source>
        <translation>Σωστό</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Λάθος</translation>
    </message>
</context>
<context>
    <name>bouton::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Προβολή</translation>
    </message>
    <message>
        <source>Show &amp;legal moves</source>
        <translation>Εμφάνιση επιτρεπτών &amp;κινήσεων</translation>
    </message>
    <message>
        <source>&amp;Computer&apos;s pace</source>
        <translation>&amp;Ρυθμός υπολογιστή</translation>
    </message>
    <message>
        <source>As long as it &amp;thinks</source>
        <translation>Όσο &amp;σκέφτεται</translation>
    </message>
    <message>
        <source>At least 0.3 s: &amp;quick</source>
        <translation>Τουλάχιστον 0,3 s: &amp;γρήγορος</translation>
    </message>
    <message>
        <source>At least 0.6 s: &amp;normal</source>
        <translation>Τουλάχιστον 0,6 s: &amp;κανονικός</translation>
    </message>
    <message>
        <source>At least 1.5 s: &amp;slow</source>
        <translation>Τουλάχιστον 1,5 s: &amp;αργός</translation>
    </message>
    <message>
        <source>At least 4 s: &amp;explaining</source>
        <translation>Τουλάχιστον 4 s: &amp;επεξηγηματικός</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Χρώματα</translation>
    </message>
    <message>
        <source>&amp;Follow the desktop</source>
        <translation>Όπως το &amp;σύστημα</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Φωτεινά</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Σ&amp;κούρα</translation>
    </message>
    <message>
        <source>P&amp;alette</source>
        <translation>&amp;Παλέτα</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>Συνή&amp;θης</translation>
    </message>
    <message>
        <source>Colour-&amp;blind</source>
        <translation>Για &amp;αχρωματοψία</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Υψηλή αντίθεση</translation>
    </message>
    <message>
        <source>T&amp;urn the board</source>
        <translation>&amp;Στροφή του ταμπλό</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Πλήρης &amp;οθόνη</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>Προβο&amp;λέας</translation>
    </message>
</context>
<context>
    <name>bouton::WhyPanel</name>
    <message>
        <source>Why</source>
        <translation>Γιατί;</translation>
    </message>
    <message>
        <source>Solve now: prove every move</source>
        <translation>Επίλυση τώρα: απόδειξη κάθε κίνησης</translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation>Διακοπή επίλυσης</translation>
    </message>
    <message>
        <source>Analysis rests while the computer thinks.</source>
        <translation>Η ανάλυση σταματά όσο σκέφτεται ο υπολογιστής.</translation>
    </message>
    <message>
        <source>Being analysed…</source>
        <translation>Γίνεται ανάλυση…</translation>
    </message>
    <message>
        <source>Best play from here</source>
        <translation>Το βέλτιστο παιχνίδι από εδώ</translation>
    </message>
    <message>
        <source>Moves proven: %1 of %2. So far from the end of a game this may take for ever.</source>
        <translation>Αποδεδειγμένες κινήσεις: %1 από %2. Τόσο μακριά από το τέλος μπορεί να μην τελειώσει ποτέ.</translation>
    </message>
    <message>
        <source>Moves proven: %1 of %2; solving goes on until all are.</source>
        <translation>Αποδεδειγμένες κινήσεις: %1 από %2· η επίλυση συνεχίζεται ως την τελευταία.</translation>
    </message>
    <message>
        <source>Looking further ahead as long as this is shown.</source>
        <translation>Κοιτά όλο και πιο μπροστά όσο φαίνεται αυτό.</translation>
    </message>
    <message>
        <source>Moves proven: %1 of %2; the others follow.</source>
        <translation>Αποδεδειγμένες κινήσεις: %1 από %2· οι άλλες ακολουθούν.</translation>
    </message>
    <message>
        <source>Search at depth %1: %2.</source>
        <translation>Αναζήτηση σε βάθος %1: %2.</translation>
    </message>
    <message>
        <source>Opening book at depth %1: %2.</source>
        <translation>Βιβλίο ανοιγμάτων σε βάθος %1: %2.</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>περίπου ίσα</translation>
    </message>
    <message>
        <source>%1 is ahead by %2</source>
        <translation>προηγείται ο %1 κατά %2</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Η τελευταία κίνηση</translation>
    </message>
</context>
<context>
    <name>bouton::WordTyping</name>
    <message>
        <source>Words</source>
        <translation>Λέξεις</translation>
    </message>
    <message>
        <source>Tab takes a word of the list, Ctrl+Space lists all, F1 helps.</source>
        <translation>Το Tab παίρνει μια λέξη της λίστας, το Ctrl+Διάστημα τις δείχνει όλες, το F1 βοηθά.</translation>
    </message>
</context>
<context>
    <name>bouton::Words</name>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>A friend</source>
        <translation>Φίλος</translation>
    </message>
    <message>
        <source>your program</source>
        <translation>το πρόγραμμά σας</translation>
    </message>
    <message>
        <source>not known here</source>
        <translation>άγνωστος εδώ</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>βαθμ. %1</translation>
    </message>
    <message>
        <source>rating %1 ± %2</source>
        <translation>βαθμ. %1 ± %2</translation>
    </message>
    <message>
        <source>%1: how strong this player is, by games against the other players here.</source>
        <translation>%1: πόσο δυνατός είναι αυτός ο παίκτης, από παρτίδες με τους άλλους παίκτες εδώ.</translation>
    </message>
    <message>
        <source>Random moves have 0; who is 200 higher wins about three games of four.</source>
        <translation>Οι τυχαίες κινήσεις έχουν 0· όποιος έχει 200 παραπάνω κερδίζει περίπου τρεις παρτίδες στις τέσσερις.</translation>
    </message>
    <message>
        <source>With 95 % certainty the true number is within %1 of this one.</source>
        <translation>Με βεβαιότητα 95 % ο αληθινός αριθμός απέχει έως %1 από αυτόν.</translation>
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
        <translation>· </translation>
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
