// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QProcess>
#include <QStringList>

#include <functional>
#include <optional>

class QComboBox;

namespace bouton {

class Button;
class NumberBox;
class WordLabel;

// The printers of this machine, by the commands of CUPS (lpstat, lp). Each runs in a process of its
// own, so nobody waits for a print server that does not answer. QPrinter and QPrintDialog do: they
// ask it on the thread that makes them.

// Looks for the printers as soon as it is made, until it is deleted.
class PrinterSearch : public QObject {
    Q_OBJECT

public:
    explicit PrinterSearch(QObject* parent = nullptr);
    ~PrinterSearch() override;

    bool isOver() const { return m_isOver; }
    const QStringList& names() const { return m_names; } // the usual one first, if there is one

signals:
    void over();

private:
    void read();

    QProcess m_lpstat;
    QStringList m_names;
    bool m_isOver = false;
};

// Gives a PDF to the printer. `done` gets what went wrong, or nothing, once the printer has it;
// nobody is told if the owner is gone by then, but it is printed all the same.
// What the printer has not got when the program ends is lost.
void sendToPrinter(QObject* owner, const QString& printer, int copies, const QString& title,
                   const QByteArray& pdf,
                   std::function<void(const std::optional<QString>& why)> done);

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
