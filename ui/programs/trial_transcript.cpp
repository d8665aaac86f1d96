// SPDX-License-Identifier: MIT
#include "ui/programs/trial_transcript.h"

#include <QEvent>
#include <QScrollBar>

#include "core/visible.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr std::size_t longestLine = 300; // of what is shown

QString shown(const std::string& text) {
    return QString::fromStdString(visible(text, longestLine));
}

} // namespace

TrialTranscript::TrialTranscript() {
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAcceptRichText(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(Theme::unit);
    worded(this, &QWidget::setAccessibleName, [] { return tr("What was sent and answered"); });
    inEveryLanguage(this, [this] { refresh(); });
}

void TrialTranscript::begin() {
    m_steps.clear();
    m_ending.reset();
    refresh();
}

void TrialTranscript::put(std::vector<TryoutStep> steps) {
    m_steps = std::move(steps);
    refresh();
}

void TrialTranscript::end(const Run::Ending& ending) {
    m_ending = ending;
    refresh();
}

void TrialTranscript::refresh() {
    clear();
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        showStep(i);
    if (m_ending)
        showEnding();
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void TrialTranscript::showEnding() {
    const Theme& theme = Theme::of(*this);
    if (const auto& why = m_ending->refusal)
        add(spoken(*why), theme.warning, true);
    else if (m_steps.empty())
        return; // stopped before anything was asked
    else if (m_ending->stopped)
        add(tr("Stopped."), theme.faint, true);
    else if (m_steps.back().fault)
        add(tr("The first fault is in line %1.").arg(m_steps.size()), theme.warning, true);
    else
        add(tr("No fault."), theme.ink, true);
}

void TrialTranscript::showStep(std::size_t number) {
    const TryoutStep& step = m_steps[number];
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
