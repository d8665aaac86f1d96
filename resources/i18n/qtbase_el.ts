<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el">
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Πάνω</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Αριθμ.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Κάτω</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Βοήθεια</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Αριστερά</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Μενού</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Print</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Δεξιά</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Διάστημα</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>NumLock</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>CapsLock</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Εντάξει</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>Ό&amp;χι</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ναι</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Βοήθεια</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Αποθήκευση</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Εφαρμογή</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Επαναφορά</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Νέα προσπάθεια</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Επαναφορά προεπιλογών</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ακύρωση</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Παράβλεψη</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Όχι σε ό&amp;λα</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Αποθήκευση όλων</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Απόρριψη</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ναι σε όλ&amp;α</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>Ε&amp;ντάξει</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>Ε&amp;ντάξει</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Αποθήκευση</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Κλείσιμο</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Κλείσιμο χωρίς αποθήκευση</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ακύ&amp;ρωση</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Top</source>
        <translation>Αρχή</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Κύλιση κάτω</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Κύλιση εδώ</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Κύλιση αριστερά</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Τέλος</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Σελίδα πάνω</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Σελίδα δεξιά</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Κύλιση πάνω</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Κύλιση δεξιά</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Αριστερή άκρη</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Σελίδα κάτω</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Σελίδα αριστερά</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Δεξιά άκρη</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot remove source file</source>
        <translation>Το αρχικό αρχείο δεν μπορεί να αφαιρεθεί</translation>
    </message>
    <message>
        <source>Destination file is the same file.</source>
        <translation>Το αρχείο προορισμού είναι το ίδιο αρχείο.</translation>
    </message>
    <message>
        <source>Cannot open %1 for input</source>
        <translation>Το %1 δεν ανοίγει για ανάγνωση</translation>
    </message>
    <message>
        <source>Destination file exists</source>
        <translation>Το αρχείο προορισμού υπάρχει</translation>
    </message>
    <message>
        <source>Cannot open destination file: %1</source>
        <translation>Το αρχείο προορισμού δεν ανοίγει: %1</translation>
    </message>
    <message>
        <source>Cannot create %1 for output: %2</source>
        <translation>Το %1 δεν μπορεί να δημιουργηθεί για εγγραφή: %2</translation>
    </message>
    <message>
        <source>Failure to write block: %1</source>
        <translation>Αποτυχία εγγραφής: %1</translation>
    </message>
    <message>
        <source>Will not rename sequential file using block copy</source>
        <translation>Ένα σειριακό αρχείο δεν μετονομάζεται με αντιγραφή</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>Σφάλμα κατά τη μετονομασία: %1</translation>
    </message>
    <message>
        <source>Source file does not exist.</source>
        <translation>Το αρχικό αρχείο δεν υπάρχει.</translation>
    </message>
    <message>
        <source>Unable to restore from %1: %2</source>
        <translation>Δεν γίνεται επαναφορά από το %1: %2</translation>
    </message>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Δεν ανοίγει για εγγραφή: %1</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ά&amp;νοιγμα</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Αποθήκευση</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Αρχεία</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Εμφάνιση </translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>Το «%1» προστατεύεται από εγγραφή.
Θέλετε παρ&apos; όλα αυτά να διαγραφεί;</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Θέλετε σίγουρα να διαγραφεί το «%1»;</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Λίστα τοποθεσιών και σελιδοδεικτών</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Ό&amp;νομα αρχείου:</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Νέος φάκελος</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Γονικός φάκελος</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Νέος φάκελος</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Αναζήτηση σε:</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Δημιουργία νέου φακέλου</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Τύπος αρχείων:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Εύρεση φακέλου</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Εμφάνιση &amp;κρυφών αρχείων</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Αποθήκευση ως</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Ο φάκελος δεν βρέθηκε.
Ελέγξτε αν δόθηκε το σωστό όνομα.</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Πλευρική στήλη</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Προβολή λίστας</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Επιλογή</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Διαγραφή</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Φάκελοι</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Μετονομασία</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Ο φάκελος δεν μπόρεσε να διαγραφεί.</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Φάκελος:</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Το %1 υπάρχει ήδη.
Θέλετε να αντικατασταθεί;</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Μπροστά</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Μετάβαση μπροστά</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Μετάβαση στον γονικό φάκελο</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Πρόσφατες τοποθεσίες</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Μετάβαση πίσω</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Αλλαγή σε προβολή λεπτομερειών</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Δημιουργία νέου φακέλου</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Προβολή λεπτομερειών</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Το αρχείο δεν βρέθηκε.
Ελέγξτε αν δόθηκε το σωστό όνομα.</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Αλλαγή σε προβολή λίστας</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Αποκοπή</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Αντι&amp;γραφή</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Επανά&amp;ληψη</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Αναί&amp;ρεση</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Επι&amp;κόλληση</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Επιλογή όλων</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Αποκοπή</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Αντι&amp;γραφή</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Επανά&amp;ληψη</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Αναί&amp;ρεση</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Επι&amp;κόλληση</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Επιλογή όλων</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Αντιγραφή &amp;διεύθυνσης συνδέσμου</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>File</source>
        <translation>Αρχείο</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Ψευδώνυμο</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Δίσκος</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Φάκελος αρχείων</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Φάκελος</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Άγνωστο</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Συντόμευση</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Kind</source>
        <translation>Είδος</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Όνομα</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Μέγεθος</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Τύπος</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Ο υπολογιστής μου</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Υπολογιστής</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Τροποποίηση</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>True</source>
        <translation>Αληθές</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Ψευδές</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Άνοιγμα της λίστας επιλογών</translation>
    </message>
</context>
<context>
    <name>QProcess</name>
    <message>
        <source>Error writing to process</source>
        <translation>Σφάλμα εγγραφής στη διεργασία</translation>
    </message>
    <message>
        <source>Resource error (fork failure): %1</source>
        <translation>Σφάλμα πόρων (αποτυχία fork): %1</translation>
    </message>
    <message>
        <source>Error reading from process</source>
        <translation>Σφάλμα ανάγνωσης από τη διεργασία</translation>
    </message>
    <message>
        <source>Process failed to start</source>
        <translation>Η διεργασία δεν ξεκίνησε</translation>
    </message>
    <message>
        <source>Process failed to start: %1</source>
        <translation>Η διεργασία δεν ξεκίνησε: %1</translation>
    </message>
    <message>
        <source>Could not open input redirection for reading</source>
        <translation>Η ανακατεύθυνση εισόδου δεν άνοιξε για ανάγνωση</translation>
    </message>
    <message>
        <source>No program defined</source>
        <translation>Δεν ορίστηκε πρόγραμμα</translation>
    </message>
    <message>
        <source>Could not open output redirection for writing</source>
        <translation>Η ανακατεύθυνση εξόδου δεν άνοιξε για εγγραφή</translation>
    </message>
    <message>
        <source>Process operation timed out</source>
        <translation>Η διεργασία ξεπέρασε τον χρόνο</translation>
    </message>
    <message>
        <source>Process crashed</source>
        <translation>Η διεργασία κατέρρευσε</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Πάτημα</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Δείχνει το μενού</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Κυλά αριστερά</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Κύλιση κάτω</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Κύλιση αριστερά</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Πηγαίνει μια σελίδα πίσω</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Εκτελεί την ενέργεια</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Αύξηση</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Εναλλαγή</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Αλλάζει την κατάσταση</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Κυλά πάνω</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Κυλά κάτω</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Κύλιση πάνω</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Πηγαίνει στην επόμενη σελίδα</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Κυλά δεξιά</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Αυξάνει την τιμή</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Μειώνει την τιμή</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Μείωση</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Κύλιση δεξιά</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Προηγούμενη σελίδα</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Παίρνει την εστίαση</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Εστίαση</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Επόμενη σελίδα</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Μενού</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Τι είναι αυτό;</translation>
    </message>
</context>
<context>
    <name>QSQLiteDriver</name>
    <message>
        <source>Unable to commit transaction</source>
        <translation>Η συναλλαγή δεν ολοκληρώθηκε</translation>
    </message>
    <message>
        <source>Error closing database</source>
        <translation>Σφάλμα στο κλείσιμο της βάσης δεδομένων</translation>
    </message>
    <message>
        <source>Error opening database</source>
        <translation>Σφάλμα στο άνοιγμα της βάσης δεδομένων</translation>
    </message>
    <message>
        <source>Unable to rollback transaction</source>
        <translation>Η συναλλαγή δεν αναιρέθηκε</translation>
    </message>
    <message>
        <source>Unable to begin transaction</source>
        <translation>Η συναλλαγή δεν άρχισε</translation>
    </message>
</context>
<context>
    <name>QSQLiteResult</name>
    <message>
        <source>Unable to execute multiple statements at a time</source>
        <translation>Δεν εκτελούνται πολλές εντολές μαζί</translation>
    </message>
    <message>
        <source>Unable to fetch row</source>
        <translation>Η γραμμή δεν διαβάστηκε</translation>
    </message>
    <message>
        <source>No query</source>
        <translation>Δεν υπάρχει ερώτημα</translation>
    </message>
    <message>
        <source>Unable to execute statement</source>
        <translation>Η εντολή δεν εκτελέστηκε</translation>
    </message>
    <message>
        <source>Unable to bind parameters</source>
        <translation>Οι παράμετροι δεν δεσμεύτηκαν</translation>
    </message>
    <message>
        <source>Unable to reset statement</source>
        <translation>Η εντολή δεν επανήλθε</translation>
    </message>
    <message>
        <source>Parameter count mismatch</source>
        <translation>Λάθος πλήθος παραμέτρων</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Εμφάνιση λεπτομερειών...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Απόκρυψη λεπτομερειών...</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Αρχή ενσωμάτωσης από δεξιά προς τα αριστερά</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Κενό μηδενικού πλάτους</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Απομόνωση από αριστερά προς τα δεξιά</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Εισαγωγή χαρακτήρα ελέγχου Unicode</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Αρχή επιβολής από αριστερά προς τα δεξιά</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Αρχή ενσωμάτωσης από αριστερά προς τα δεξιά</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Απομόνωση από δεξιά προς τα αριστερά</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Σημάδι από δεξιά προς τα αριστερά</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Τέλος μορφής κατεύθυνσης</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Μη σύνδεση μηδενικού πλάτους</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Αρχή επιβολής από δεξιά προς τα αριστερά</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Τέλος απομόνωσης κατεύθυνσης</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Σύνδεση μηδενικού πλάτους</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Σημάδι από αριστερά προς τα δεξιά</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Απομόνωση πρώτου ισχυρού</translation>
    </message>
</context>
<context>
    <name>QImageReader</name>
    <message>
        <source>Unable to read image data</source>
        <translation>Τα δεδομένα της εικόνας δεν διαβάζονται</translation>
    </message>
    <message>
        <source>Invalid device</source>
        <translation>Μη έγκυρη συσκευή</translation>
    </message>
    <message>
        <source>Unsupported image format</source>
        <translation>Μη υποστηριζόμενη μορφή εικόνας</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Το αρχείο δεν βρέθηκε</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Άγνωστο σφάλμα</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Το όνομα είναι φακέλου</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Η εφαρμογή ακύρωσε την εγγραφή</translation>
    </message>
    <message>
        <source>QSaveFile cannot open &apos;%1&apos; without direct write fallback enabled.</source>
        <translation>Το «%1» δεν ανοίγει χωρίς άμεση εγγραφή.</translation>
    </message>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Στο υπάρχον αρχείο %1 δεν γίνεται εγγραφή</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>Step &amp;down</source>
        <translation>Ένα &amp;λιγότερο</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Ένα &amp;περισσότερο</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Επιλογή όλων</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No such file or directory</source>
        <translation>Δεν υπάρχει τέτοιο αρχείο ή φάκελος</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Δεν επιτρέπεται η πρόσβαση</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>το αρχείο για άνοιγμα είναι φάκελος</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Δεν υπάρχει χώρος στη συσκευή</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Άγνωστο σφάλμα</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Πάρα πολλά ανοιχτά αρχεία</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Κύλιση αριστερά</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Κύλιση δεξιά</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Ακύρωση</translation>
    </message>
</context>
<context>
    <name>QImageWriter</name>
    <message>
        <source>Unsupported image format</source>
        <translation>Μη υποστηριζόμενη μορφή εικόνας</translation>
    </message>
    <message>
        <source>Image is empty</source>
        <translation>Η εικόνα είναι κενή</translation>
    </message>
    <message>
        <source>Device not writable</source>
        <translation>Στη συσκευή δεν γίνεται εγγραφή</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Άγνωστο σφάλμα</translation>
    </message>
    <message>
        <source>Cannot open device for writing: %1</source>
        <translation>Η συσκευή δεν ανοίγει για εγγραφή: %1</translation>
    </message>
    <message>
        <source>Device is not set</source>
        <translation>Δεν έχει οριστεί συσκευή</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Κλείσιμο καρτέλας</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Δεν υπάρχει μηχανισμός αρχείων ή δεν υποστηρίζει το UnMapExtension</translation>
    </message>
    <message>
        <source>No file engine available</source>
        <translation>Δεν υπάρχει μηχανισμός αρχείων</translation>
    </message>
</context>
</TS>
