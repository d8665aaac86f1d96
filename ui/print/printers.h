#pragma once

#include <QProcess>
#include <QStringList>

#include <functional>
#include <optional>

namespace bouton {

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

struct PrintJob {
    QString printer, title;
    QByteArray pdf;
    int copies = 1;
};
// Gives the job to its printer. `done` gets what went wrong, or nothing, once the printer has it;
// nobody is told if the owner is gone by then, but it is printed all the same.
// What the printer has not got when the program ends is lost.
void sendToPrinter(QObject* owner, const PrintJob& job,
                   std::function<void(const std::optional<QString>& why)> done);

} // namespace bouton
