// SPDX-License-Identifier: MIT
#include "ui/laboratory/experiment_frame.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

// A sentence that must not be overlooked, on a ground in a breath of the accent.
class StaleNote : public QLabel {
    Q_OBJECT

public:
    explicit StaleNote(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

StaleNote::StaleNote(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setContentsMargins(Theme::unit + Theme::unit / 2, Theme::unit / 2, Theme::unit,
                       Theme::unit / 2);
}

void StaleNote::paintEvent(QPaintEvent* event) {
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme& theme = Theme::of(*this);
        onlyFill(painter, faded(theme.accent, 0.12));
        painter.drawRoundedRect(rect(), 6, 6);
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(QRectF(0, 4, 3, height() - 8), 1.5, 1.5);
    }
    QLabel::paintEvent(event);
}

namespace {

// What the form beside them leaves the results.
int leastResults(const QWidget& page) {
    return std::max(58 * Theme::unit, 62 * page.fontMetrics().averageCharWidth());
}

} // namespace

ExperimentFrame::ExperimentFrame(QWidget* buttons, QWidget* state, QWidget* progress,
                                 Wording sentence)
    : m_buttons(buttons),
      m_state(state),
      m_progress(progress),
      m_questions(new QWidget),
      m_form(makeForm()),
      m_asked(named("asked", heading())),
      m_sentence(sideNote(std::move(sentence))),
      m_stale(named("stale", new StaleNote)),
      m_unfold(makeButton(
          "unfoldButton", this, [this] { fold(!m_folded); }, [] { return tr("Settings"); })),
      m_side(new Card),
      m_outcome(new QWidget),
      m_results(new QVBoxLayout),
      m_head(row({{m_asked, 1}, {m_unfold, 0, Qt::AlignTop}})),
      m_below(column({m_sentence, m_stale}, Theme::unit / 2)),
      m_foot(column({})) {
    typed(m_asked, Type::Heading, Weight::Strong);
    m_asked->setWordWrap(true);
    m_unfold->setCheckable(true);
    m_questions->setLayout(m_form);
    m_side->setLayout(column({new SnugScrollArea(m_questions), Item::stretch(), m_foot},
                             2 * Theme::unit, 2 * Theme::unit));
    m_results->setSpacing(Theme::unit);
    m_results->setContentsMargins(0, 0, 0, 0);
    m_outcome->setLayout(m_results);
    setLayout(column({m_head,
                      m_below,
                      Item::room(Theme::unit),
                      {row({{m_outcome, 1}, {m_side, 1}}, 2 * Theme::unit), 1}},
                     Theme::unit / 2));
    arrange(); // from now on the controls are its own, also if it is never shown
}

void ExperimentFrame::addResult(QWidget* widget, int stretch) {
    m_results->addWidget(widget, stretch);
}

void ExperimentFrame::addButtons(QWidget* buttons) { m_side->layout()->addWidget(buttons); }

void ExperimentFrame::put(const QString& asked, const QString& stale, bool answered) {
    m_answered = answered;
    m_asked->setText(asked);
    m_stale->setText(stale);
    arrangeWords();
}

// On a narrow page there is room for one sentence.
void ExperimentFrame::arrangeWords() {
    const bool stale = !m_stale->text().isEmpty();
    m_stale->setVisible(stale);
    m_sentence->setVisible(!stale && (!m_narrow || !m_answered));
}

void ExperimentFrame::showResults() {
    if (m_outcome->isHidden())
        fold(true);
}

bool ExperimentFrame::foldForm() {
    if (!m_narrow || m_folded)
        return false;
    fold(true);
    return true;
}

void ExperimentFrame::fold(bool folded) {
    m_folded = folded;
    arrange();
}

// What the form asks may need more, and a scroll bar beside it.
int ExperimentFrame::sideWidth() const {
    const int needed = m_questions->minimumSizeHint().width() + 4 * Theme::unit
                       + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return std::max({34 * Theme::unit, 40 * fontMetrics().averageCharWidth(), needed});
}

// What is shown or hidden may give the page another width at once, in the middle of this.
void ExperimentFrame::arrange() {
    if (std::exchange(m_arranging, true))
        return;
    for (int last = -1, times = 0; last != width() && times < 4; ++times) {
        last = width();
        arrangeFor(last);
    }
    m_arranging = false;
}

void ExperimentFrame::arrangeFor(int width) {
    m_sideWidth = sideWidth();
    m_narrow = width < m_sideWidth + leastResults(*this);
    arrangeControls();
    m_unfold->setVisible(m_narrow);
    m_unfold->setChecked(!m_folded);
    m_side->setVisible(!m_narrow || !m_folded);
    const int left = width - m_sideWidth - 2 * Theme::unit;
    const bool alone =
        m_narrow && !m_folded
        && left < std::max(m_results->minimumSize().width(), 46 * fontMetrics().averageCharWidth());
    m_outcome->setVisible(!alone);
    m_side->setMinimumWidth(alone ? 0 : m_sideWidth);
    m_side->setMaximumWidth(alone ? QWIDGETSIZE_MAX : m_sideWidth);
    arrangeWords();
}

// Where the form has no room beside the results, Run and what is said of it stand at the top.
void ExperimentFrame::arrangeControls() {
    if (m_narrow) {
        m_head->addWidget(m_buttons, 0, Qt::AlignTop);
        m_below->insertWidget(0, m_state);
        m_below->addWidget(m_progress);
    } else {
        for (QWidget* widget : {m_state, m_progress, m_buttons})
            m_foot->addWidget(widget);
    }
}

// By now each experiment has put its lines into the form.
void ExperimentFrame::showEvent(QShowEvent* event) {
    tabAsLaidOut(*layout());
    QWidget::showEvent(event);
}

void ExperimentFrame::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        arrange();
}

// Another game or language may have asked for another width of the form.
bool ExperimentFrame::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest && m_sideWidth != sideWidth())
        arrange();
    return QWidget::event(event);
}

void ExperimentFrame::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace bouton

#include "experiment_frame.moc"
