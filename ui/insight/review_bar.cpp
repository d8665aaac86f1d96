#include "ui/insight/review_bar.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/insight/line_view.h"
#include "ui/insight/study_progress.h"
#include "ui/words.h"

namespace bouton {

ReviewBar::ReviewBar(Session& session, QWidget* parent)
    : Card(parent),
      m_session(session),
      m_headline(named("reviewHeadline", heading())),
      m_words(named("reviewWords", new QLabel)),
      m_better(named("betterLine", new LineView(session.game()))),
      m_progress(new StudyProgress(session.study())),
      m_previous(makeButton(
          "previousSlipButton", this, [this] { goTo(beside(false)); },
          [] { return tr("Previous"); })),
      m_next(makeButton(
          "nextSlipButton", this, [this] { goTo(beside(true)); }, [] { return tr("Next"); },
          Button::Rank::Primary)),
      m_end(makeButton("closeReviewButton", this, &ReviewBar::close, [] { return tr("Close"); })) {
    setObjectName(QStringLiteral("reviewBar"));
    say(m_previous, &QWidget::setToolTip, [] { return tr("The slip before this position"); });
    say(m_next, &QWidget::setToolTip, [] { return tr("The next slip of the game"); });
    say(m_end, &QWidget::setToolTip,
        [] { return tr("Ends the review; the board stays as it is"); });
    m_headline->setWordWrap(true);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_head = row({{row({{m_headline, 1}, m_progress}), 1}, row({m_previous, m_next, m_end})});
    QBoxLayout* all = column({m_head, m_words, m_better}, Theme::unit / 2);
    all->setContentsMargins(2 * Theme::unit, Theme::unit, 2 * Theme::unit, Theme::unit);
    setLayout(all);
    m_better->hide();
    connect(m_better, &LineView::previewed, this, &ReviewBar::previewed);
    hide();
    inEveryLanguage(this, [this] { refresh(); });
}

void ReviewBar::open() {
    const Match* match = m_session.match();
    if (!match)
        return;
    m_history.path = match->line();
    m_waiting = true;
    show();
    emit toggled();
    refresh();
}

void ReviewBar::close() {
    if (!isOpen())
        return;
    endPreview();
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
    m_history = historyOf(m_session, m_history.path, Points::Settled);
    m_progress->refresh(m_history.settled, m_history.path.size());
    if (m_waiting && complete()) {
        m_waiting = false;
        if (found() > 0) {
            goTo(&m_history.marks.front()); // which refreshes
            return;
        }
    }
    showWords();
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
    const std::vector<Match::Node> path = match.path(match.current());
    const auto ply = std::ranges::mismatch(path, m_history.path).in1 - path.begin() - 1;
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

// The board gives way to the words. Two lines are kept, so that it seldom has to. Where there is
// little room the buttons stand below the headline.
void ReviewBar::makeRoom() {
    int buttons = 0;
    for (const Button* button : {m_previous, m_next, m_end})
        buttons += button->sizeHint().width() + Theme::unit;
    const int headline = m_headline->fontMetrics().horizontalAdvance(m_headline->text());
    const bool narrow = width() < headline + buttons + 6 * Theme::unit;
    m_head->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int lines = m_words->heightForWidth(m_words->width());
    m_words->setMinimumHeight(std::max(lines, 2 * m_words->fontMetrics().lineSpacing()));
}

void ReviewBar::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    makeRoom();
}

} // namespace bouton
