#include "ui/print/print_dialog.h"

#include <QBoxLayout>
#include <QComboBox>

#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/word_label.h"
#include "ui/print/printers.h"

namespace bouton {

namespace {

constexpr int mostCopies = 99;

} // namespace

PrintDialog::PrintDialog(QWidget* parent)
    : QDialog(parent),
      m_search(new PrinterSearch(this)),
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
    connect(m_search, &PrinterSearch::over, this, &PrintDialog::offer);
    offer();
}

void PrintDialog::offer() {
    const QStringList& printers = m_search->names();
    m_printer->addItems(printers);
    for (QWidget* part : std::initializer_list<QWidget*>{m_printer, m_copies, m_print})
        part->setEnabled(!printers.isEmpty());
    if (m_search->isOver())
        m_note->setWords([none = printers.isEmpty()] {
            return none ? tr("No printer was found. The pages can be saved as PDF.") : QString();
        });
}

void PrintDialog::print() {
    emit printWanted(m_printer->currentText(), m_copies->value());
    close();
}

} // namespace bouton
