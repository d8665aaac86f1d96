#include "ui/programs/trial_transcript.h"

#include <QEvent>
#include <QScrollBar>

#include "core/visible.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/programs/program_trial.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr std::size_t longestLine = 300; // of what is shown

QString shown(const std::string& text) {
    return QString::fromStdString(visible(text, longestLine));
}

} // namespace

TrialTranscript::TrialTranscript(const ProgramTrial& trial, QWidget* parent)
    : QTextEdit(parent), m_trial(trial) {
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAcceptRichText(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(Theme::unit);
    worded(this, &QWidget::setAccessibleName, [] { return tr("What was sent and answered"); });
    connect(&trial, &ProgramTrial::changed, this, &TrialTranscript::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void TrialTranscript::refresh() {
    clear();
    const auto& steps = m_trial.steps();
    for (std::size_t i = 0; i < steps.size(); ++i)
        showStep(i);
    const Theme& theme = Theme::of(*this);
    if (const auto& why = m_trial.refusal())
        add(spoken(*why), theme.warning, true);
    else if (m_trial.isWhole() && steps.back().fault)
        add(tr("The first fault is in line %1.").arg(steps.size()), theme.warning, true);
    else if (m_trial.isWhole())
        add(tr("No fault."), theme.ink, true);
    else if (!m_trial.isRunning() && !steps.empty())
        add(tr("Stopped."), theme.faint, true);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void TrialTranscript::showStep(std::size_t number) {
    const TryoutStep& step = m_trial.steps()[number];
    const Theme& theme = Theme::of(*this);
    add(QStringLiteral("%1  %2").arg(number + 1).arg(spoken(step.what)), theme.ink, true);
    if (!step.sent.empty())
        add(QStringLiteral("> ") + shown(step.sent.substr(0, step.sent.find('\n'))), theme.faint);
    if (!step.came.empty())
        add(QStringLiteral("< ") + shown(step.came), theme.ink);
    if (!step.fault)
        return;
    QString mark = QStringLiteral("\u2717 ");
    for (const Phrase& line : told(*step.fault))
        add(std::exchange(mark, QString()) + spoken(line), theme.warning);
}

void TrialTranscript::add(const QString& line, const QColor& color, bool strong) {
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    QTextCharFormat format;
    format.setForeground(color);
    format.setFontWeight(static_cast<int>(strong ? Weight::Strong : Weight::Normal));
    if (!document()->isEmpty())
        cursor.insertBlock();
    cursor.insertText(line, format);
}

// The colours are in the text.
void TrialTranscript::changeEvent(QEvent* event) {
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

QSize TrialTranscript::sizeHint() const { return {60 * Theme::unit, 24 * Theme::unit}; }

} // namespace bouton
