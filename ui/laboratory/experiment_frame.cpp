// SPDX-License-Identifier: MIT
#include "ui/laboratory/experiment_frame.h"

#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/controls/card.h"
#include "ui/controls/folding.h"
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
      m_unfold(named("unfoldButton", worded(new Button, [] { return tr("Settings"); }))),
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
    // From now on the controls are its own, also if it is never shown.
    auto* parts = new Arranger(*this, [this] { arrange(); });
    connect(m_unfold, &Button::toggled, parts, &Arranger::arrange);
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
    m_sentence->setVisible(!stale && (!isNarrow() || !m_answered));
}

void ExperimentFrame::showResults() {
    if (m_outcome->isHidden())
        foldForm();
}

bool ExperimentFrame::foldForm() {
    if (!isNarrow() || !m_unfold->isChecked())
        return false;
    m_unfold->setChecked(false);
    return true;
}

bool ExperimentFrame::isNarrow() const { return !m_unfold->isHidden(); }

// What the form asks may need more than usual, and a scroll bar beside it.
int ExperimentFrame::sideWidth() const {
    const int needed = m_questions->minimumSizeHint().width() + 4 * Theme::unit
                       + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return std::max({34 * Theme::unit, 40 * fontMetrics().averageCharWidth(), needed});
}

void ExperimentFrame::arrange() {
    const int letter = fontMetrics().averageCharWidth(), side = sideWidth(), left = width() - side;
    const int least = std::max(m_results->minimumSize().width(), 46 * letter);
    const bool narrow = left < std::max(58 * Theme::unit, 62 * letter);
    const bool unfolded = m_unfold->isChecked();
    const bool alone = narrow && unfolded && left - 2 * Theme::unit < least;
    placeControls(narrow);
    m_unfold->setVisible(narrow);
    m_side->setVisible(!narrow || unfolded);
    m_outcome->setVisible(!alone);
    m_side->setMinimumWidth(alone ? 0 : side);
    m_side->setMaximumWidth(alone ? QWIDGETSIZE_MAX : side);
    arrangeWords();
}

// Where the form has no room beside the results, Run and what is said of it stand at the top.
void ExperimentFrame::placeControls(bool atTop) {
    if ((atTop ? m_head : m_foot)->indexOf(m_buttons) >= 0)
        return; // to place them again would ask for another layout
    if (atTop) {
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

} // namespace bouton

#include "experiment_frame.moc"
