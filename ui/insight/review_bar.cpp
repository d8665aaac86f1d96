#include "ui/insight/review_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

#include "ui/controls/button.h"
#include "ui/controls/heading.h"
#include "ui/insight/line_view.h"
#include "ui/insight/study_progress.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

ReviewBar::ReviewBar(Session& session, QWidget* parent)
    : Card(parent),
      m_session(session),
      m_headline(heading({})),
      m_words(new QLabel),
      m_better(new LineView(session.game())),
      m_progress(new StudyProgress(session.study())),
      m_previous(new Button),
      m_next(new Button({}, Button::Rank::Primary)),
      m_close(new Button) {
    setObjectName(QStringLiteral("reviewBar"));
    m_headline->setObjectName(QStringLiteral("reviewHeadline"));
    m_words->setObjectName(QStringLiteral("reviewWords"));
    m_previous->setObjectName(QStringLiteral("previousSlipButton"));
    m_next->setObjectName(QStringLiteral("nextSlipButton"));
    m_close->setObjectName(QStringLiteral("closeReviewButton"));
    m_headline->setWordWrap(true);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::unit);
    row->addWidget(m_headline, 1);
    row->addWidget(m_progress);
    for (Button* button : {m_previous, m_next, m_close})
        row->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * Theme::unit, Theme::unit, 2 * Theme::unit, Theme::unit);
    column->setSpacing(Theme::unit / 2);
    column->addLayout(row);
    column->addWidget(m_words);
    column->addWidget(m_better);
    m_better->setObjectName(QStringLiteral("betterLine"));
    m_better->hide();
    connect(m_better, &LineView::previewed, this, &ReviewBar::previewed);
    connect(m_previous, &Button::clicked, this, [this] { goTo(beside(false)); });
    connect(m_next, &Button::clicked, this, [this] { goTo(beside(true)); });
    connect(m_close, &Button::clicked, this, &ReviewBar::close);
    hide();
}

void ReviewBar::open() {
    const Match* match = m_session.match();
    if (!match)
        return;
    m_line = match->line();
    m_waiting = true;
    show();
    emit toggled();
    refresh();
}

void ReviewBar::close() {
    if (!isOpen())
        return;
    endPreview();
    m_line.clear();
    m_history = {};
    hide();
    emit toggled();
}

void ReviewBar::refresh() {
    if (!isOpen())
        return;
    if (!m_session.match()) { // another game
        close();
        return;
    }
    look();
    if (m_waiting && complete()) {
        m_waiting = false;
        if (found() > 0) {
            goTo(&m_history.marks.front()); // which refreshes
            return;
        }
    }
    showWords();
}

void ReviewBar::look() {
    m_history = historyOf(m_session, m_line, Points::Settled);
    m_progress->refresh(m_history.settled, m_history.path.size());
}

void ReviewBar::endPreview() { m_better->keep(std::nullopt); }

const ValueHistory::Mark* ReviewBar::shown() const {
    if (!isOpen() || !m_session.match())
        return nullptr;
    const auto at =
        std::ranges::find(m_history.marks, m_session.match()->current(),
                          [](const ValueHistory::Mark& mark) { return mark.slip.before; });
    return at == m_history.marks.end() ? nullptr : &*at;
}

// Off the line under review, in a variation, the slips lie around the position where it left.
const ValueHistory::Mark* ReviewBar::beside(bool next) const {
    const Match& match = *m_session.match();
    int ply = -1;
    for (const Match::Node node : match.path(match.current()))
        ply += std::ranges::find(m_line, node) != m_line.end();
    const ValueHistory::Mark* found = nullptr;
    for (const ValueHistory::Mark& mark : m_history.marks) {
        const int before = mark.slip.ply - 1;
        if (next && before > ply)
            return &mark;
        if (!next && before < ply)
            found = &mark;
    }
    return found;
}

void ReviewBar::goTo(const ValueHistory::Mark* mark) {
    if (!mark)
        return;
    m_waiting = false;
    const Match::Node target = mark->slip.before;
    if (target == m_session.match()->current())
        showWords();
    else
        m_session.go(target);
}

// Words -------------------------------------------------------------------------------------------

QString ReviewBar::headline() const {
    if (found() == 0)
        return complete() ? tr("No slips") : tr("Looking for slips");
    std::array<int, 2> by{};
    for (const ValueHistory::Mark& mark : m_history.marks)
        ++by[indexOf(mark.slip.side)];
    const Ruleset& game = m_session.game();
    const QString sides = tr("%1 %2, %3 %4")
                              .arg(nameOf(game, Side::One), QString::number(by[0]),
                                   nameOf(game, Side::Two), QString::number(by[1]));
    const auto* mark = shown();
    if (!mark)
        return tr("%n slip(s): %1", nullptr, static_cast<int>(found())).arg(sides);
    const auto number = mark - m_history.marks.data() + 1;
    return tr("Slip %1 of %2: %3").arg(number).arg(found()).arg(sides);
}

QString ReviewBar::whatIsKnown() const {
    if (!complete())
        return {};
    if (found() > 0)
        return tr("Previous and Next go through them on the board.") + QChar(' ') + accuracy();
    const bool proven =
        std::ranges::all_of(m_history.points, [](const auto& point) { return point->exact; });
    return (proven ? tr("Every move kept what its position was worth.")
                   : tr("As far as estimates tell, no move gave much away."))
           + QChar(' ') + accuracy();
}

QString ReviewBar::accuracy() const {
    QStringList words;
    for (const Side side : {Side::One, Side::Two})
        words << spoken(whatAccuracy(*m_session.match(), side, m_history.accuracy[indexOf(side)]));
    return words.join(QChar(' '));
}

// What is stepped through stays until the slip is left.
void ReviewBar::showBetterLine() {
    const auto* mark = shown();
    const std::vector<Step> steps =
        mark ? stepsOf(*m_session.match(), mark->slip.before, mark->slip.better)
             : std::vector<Step>{};
    m_better->put(tr("The better line"), steps);
    m_better->setVisible(!steps.empty());
}

void ReviewBar::showWords() {
    m_headline->setText(headline());
    const auto* mark = shown();
    m_words->setText(mark ? spoken(mark->what) + QChar(' ') + spoken(mark->kept) : whatIsKnown());
    showBetterLine();
    makeRoom();
    m_previous->setEnabled(beside(false));
    m_next->setEnabled(beside(true));
}

// The board gives way to the words. Two lines are kept, so that it seldom has to.
void ReviewBar::makeRoom() {
    const int lines = m_words->heightForWidth(m_words->width());
    m_words->setMinimumHeight(std::max(lines, 2 * m_words->fontMetrics().lineSpacing()));
}

void ReviewBar::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    makeRoom();
}

void ReviewBar::retranslate() {
    m_previous->setText(tr("Previous"));
    m_next->setText(tr("Next"));
    m_close->setText(tr("Close"));
    m_previous->setToolTip(tr("The slip before this position"));
    m_next->setToolTip(tr("The next slip of the game"));
    m_close->setToolTip(tr("Ends the review; the board stays as it is"));
    refresh();
}

bool ReviewBar::event(QEvent* event) {
    if (event->type() == QEvent::Polish || event->type() == QEvent::LanguageChange)
        retranslate();
    return Card::event(event);
}

} // namespace bouton
