#pragma once

#include <QDialog>

class QComboBox;

namespace bouton {

class Button;
class NumberBox;
class PrinterSearch;
class WordLabel;

// Asks for a printer and how many copies, or leads to a file. It looks for the printers itself, and
// nothing waits until they are found. It holds nothing up, and deletes itself when it is closed.
class PrintDialog : public QDialog {
    Q_OBJECT

public:
    explicit PrintDialog(QWidget* parent);

signals:
    void printWanted(const QString& printer, int copies);
    void fileWanted();

private:
    void offer();
    void print();

    PrinterSearch* m_search;
    QComboBox* m_printer;
    NumberBox* m_copies;
    WordLabel* m_note;
    Button* m_print;
};

} // namespace bouton
