// SPDX-License-Identifier: MIT
#include "ui/print/print_dialog.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QPointer>
#include <QProcessEnvironment>

#include <utility>

#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/word_label.h"

namespace bouton {

namespace {

constexpr int mostCopies = 99;

// Its words are read, so they are English.
QProcessEnvironment inEnglish() {
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    all.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    return all;
}

// Calls `over` once, when the process has ended or could not be started.
template <class F> void whenOver(QProcess& process, QObject* receiver, F over) {
    QObject::connect(&process, &QProcess::finished, receiver, over);
    QObject::connect(&process, &QProcess::errorOccurred, receiver,
                     [over](QProcess::ProcessError error) {
                         if (error == QProcess::FailedToStart)
                             over();
                     });
}

// Nobody is told of it any more. A killed process is gone at once.
void end(QProcess& process) {
    process.disconnect();
    process.kill();
    process.waitForFinished();
}

// What lpstat says, "system default destination: NAME" or "no system default destination", then a
// name on each line. The usual printer comes first, if there is one.
QStringList printersIn(const QByteArray& said) {
    const QString head = QStringLiteral("system default destination");
    QString usual;
    QStringList names;
    const QStringList lines = QString::fromUtf8(said).split(u'\n');
    for (const QString& line : lines) {
        if (line.startsWith(head))
            usual = line.mid(head.size() + 1).trimmed();
        else if (!line.contains(head) && !line.trimmed().isEmpty())
            names << line.trimmed();
    }
    if (names.removeOne(usual))
        names.prepend(usual);
    return names;
}

} // namespace

PrintDialog::PrintDialog(QWidget* parent)
    : QDialog(parent),
      m_printer(named("printer", new QComboBox)),
      m_copies(named("copies", new NumberBox(NumberBox::Typing::Possible))),
      m_note(named("printerNote", sideNote([] { return tr("Looking for printers…"); }))) {
    setObjectName(QStringLiteral("printDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    worded(this, &QWidget::setWindowTitle, [] { return tr("Print"); });
    m_copies->setPossible(1, mostCopies);
    m_note->setWordWrap(true);
    auto* form = makeForm();
    ask(*form, m_printer, [] { return tr("Printer"); });
    ask(*form, m_copies, [] { return tr("Copies"); });
    auto* file = makeButton(
        "printToFile", this,
        [this] {
            emit fileWanted();
            close();
        },
        [] { return tr("Save as PDF…"); });
    auto* cancel = makeButton("cancelPrinting", this, &QDialog::close, [] { return tr("Cancel"); });
    m_print = makeButton(
        "printNow", this, &PrintDialog::print, [] { return tr("Print"); }, Button::Rank::Primary);
    for (Button* button : {file, cancel})
        button->setAutoDefault(false);
    m_print->setDefault(true);
    setLayout(column({form, m_note, Item::stretch(), row({file, Item::stretch(), cancel, m_print})},
                     Theme::unit + Theme::unit / 2, 2 * Theme::unit));
    setMinimumWidth(48 * Theme::unit);
    offer({});
    whenOver(m_lpstat, this, [this] {
        const QStringList printers = printersIn(m_lpstat.readAllStandardOutput());
        offer(printers);
        m_note->setWords([none = printers.isEmpty()] {
            return none ? tr("No printer was found. The pages can be saved as PDF.") : QString();
        });
    });
    m_lpstat.setProcessEnvironment(inEnglish());
    m_lpstat.setStandardErrorFile(QProcess::nullDevice());
    m_lpstat.setStandardInputFile(QProcess::nullDevice());
    m_lpstat.start(QStringLiteral("lpstat"), {QStringLiteral("-d"), QStringLiteral("-e")});
}

PrintDialog::~PrintDialog() { end(m_lpstat); }

void PrintDialog::offer(const QStringList& printers) {
    m_printer->addItems(printers);
    for (QWidget* part : std::initializer_list<QWidget*>{m_printer, m_copies, m_print})
        part->setEnabled(!printers.isEmpty());
}

void PrintDialog::print() {
    emit printWanted(m_printer->currentText(), m_copies->value());
    close();
}

void sendToPrinter(QObject* owner, const QString& printer, int copies, const QString& title,
                   const QByteArray& pdf,
                   std::function<void(const std::optional<QString>& why)> done) {
    auto* lp = new QProcess(QCoreApplication::instance());
    const auto over = [lp, owner = QPointer<QObject>(owner), done = std::move(done)] {
        lp->deleteLater();
        if (!owner)
            return;
        if (lp->error() == QProcess::FailedToStart)
            return done(lp->errorString());
        if (lp->exitStatus() == QProcess::NormalExit && lp->exitCode() == 0)
            return done(std::nullopt);
        const QString why = QString::fromUtf8(lp->readAllStandardError()).simplified();
        done(why.isEmpty() ? lp->errorString() : why);
    };
    whenOver(*lp, lp, over);
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, lp, [lp] { end(*lp); });
    lp->setStandardOutputFile(QProcess::nullDevice());
    lp->start(QStringLiteral("lp"),
              {QStringLiteral("-d"), printer, QStringLiteral("-n"), QString::number(copies),
               QStringLiteral("-t"), title, QStringLiteral("-o"), QStringLiteral("fit-to-page")});
    lp->write(pdf);
    lp->closeWriteChannel();
}

} // namespace bouton
