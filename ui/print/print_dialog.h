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

// The printers of this machine are asked by the commands of CUPS (lpstat, lp). Each runs in a
// process of its own, so nobody waits for a print server that does not answer. QPrinter and
// QPrintDialog do: they ask it on the thread that makes them.

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
    ~PrintDialog() override;

signals:
    void printWanted(const QString& printer, int copies);
    void fileWanted();

private:
    void offer(const QStringList& printers);
    void print();

    QProcess m_lpstat;
    QComboBox* m_printer;
    NumberBox* m_copies;
    WordLabel* m_note;
    Button* m_print;
};

} // namespace bouton
