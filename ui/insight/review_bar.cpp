// SPDX-License-Identifier: MIT
#include "ui/insight/review_bar.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

#include "explain/book.h"
#include "explain/why.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/switches.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/insight/book_panel.h"
#include "ui/insight/line_view.h"
#include "ui/insight/study_progress.h"

namespace bouton {

ReviewBar::ReviewBar(Session& session, QWidget* parent)
    : Card(parent),
      m_session(session),
      m_headline(named("reviewHeadline", heading())),
      m_accuracy(named("reviewAccuracy", typed(sideNote(), Type::Caption))),
      m_words(named("reviewWords", new WordLabel)),
      m_which(named("reviewOf", new SegmentedSwitch({[] { return tr("Slips"); },
                                                     [] { return tr("Turning points"); }}))),
      m_better(named("betterLine", new LineView(session.game()))),
      m_progress(new StudyProgress(session.study())),
      m_previous(makeButton(
          "previousSlipButton", this, [this] { goTo(beside(false)); },
          [] { return tr("Previous"); })),
      m_next(makeButton(
          "nextSlipButton", this, [this] { goTo(beside(true)); }, [] { return tr("Next"); },
          Button::Rank::Primary)),
      m_end(makeButton("closeReviewButton", this, &ReviewBar::close, [] { return tr("Close"); })),
      m_waysTitle(named("playOnTitle", typed(sideNote(), Type::Caption))),
      m_playOn{makeButton(
                   "playOnButton", this, [this] { playOn(0); }, [] { return QString(); }),
               makeButton(
                   "playStrongestButton", this, [this] { playOn(1); }, [] { return QString(); }),
               makeButton(
                   "playOtherButton", this, [this] { playOn(2); }, [] { return QString(); })} {
    setObjectName(QStringLiteral("reviewBar"));
    worded(m_previous, &QWidget::setToolTip, [] { return tr("The slip before this position"); });
    worded(m_next, &QWidget::setToolTip, [] { return tr("The next slip of the game"); });
    worded(m_end, &QWidget::setToolTip,
           [] { return tr("Ends the review; the board stays as it is"); });
    for (Button* button : m_playOn)
        worded(button, &QWidget::setToolTip, [] {
            return tr("Begins a new game from this position; Undo leads back to this one");
        });
    worded(m_which, &QWidget::setAccessibleName, [] { return tr("What is gone through"); });
    connect(m_which, &SegmentedSwitch::chosenByUser, this, [this] {
        endPreview();
        shown() || walked().empty() ? showWords() : goTo(&walked().front());
        emit toggled();
        emit refreshed();
    });
    m_headline->setWordWrap(true);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_words->setContentsMargins(0, Theme::unit / 2, 0, 0); // away from the buttons
    m_walk = row({m_which, row({m_previous, m_next, m_end})});
    m_head = row({{row({{m_headline, 1}, m_progress}), 1}, m_walk});
    m_ways = row({m_playOn[0], m_playOn[1], m_playOn[2], Item::stretch()});
    QBoxLayout* all =
        column({m_head, m_words, m_better, m_accuracy, m_waysTitle, m_ways, Item::stretch()},
               Theme::unit / 2);
    all->setContentsMargins(2 * Theme::unit, Theme::unit, 2 * Theme::unit, Theme::unit);
    setLayout(all);
    connect(m_better, &LineView::previewed, this, &ReviewBar::previewed);
    listen(session, Session::Change::Position | Session::Change::Table, this, &ReviewBar::refresh);
    connect(&session.study(), &Study::changed, this, &ReviewBar::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void ReviewBar::open() {
    const Match* match = m_session.match();
    if (!match)
        return;
    m_history.path = match->line();
    m_waiting = true;
    m_which->choose(0);
    emit toggled();
    refresh();
}

void ReviewBar::close() {
    if (!isOpen())
        return;
    endPreview();
    m_history = {};
    emit toggled();
    emit refreshed();
}

void ReviewBar::refresh() {
    if (!isOpen())
        return;
    if (!m_session.match()) { // another game
        close();
        return;
    }
    const Match& match = *m_session.match();
    if (!std::ranges::all_of(m_history.path,
                             [&](Match::Node node) { return match.stands(node); })) {
        m_history.path = match.line(); // a part of it was removed
        emit toggled();
    }
    m_history = settledHistory(m_session, m_history.path);
    m_progress->refresh(m_history.settled, m_history.path.size());
    if (m_waiting && complete()) {
        m_waiting = false;
        if (found() > 0) {
            goTo(&m_history.marks.front()); // which refreshes
            return;
        }
    }
    showWords();
    emit refreshed();
}

void ReviewBar::endPreview() { m_better->keep(std::nullopt); }

const ValueHistory::Mark* ReviewBar::shown() const {
    if (!isOpen() || !m_session.match())
        return nullptr;
    const auto& all = walked();
    const auto at =
        std::ranges::find(all, m_session.match()->current(),
                          [](const ValueHistory::Mark& mark) { return mark.slip.before; });
    return at == all.end() ? nullptr : &*at;
}

QString ReviewBar::told() const {
    const auto* mark = shown();
    if (!mark && (!isOpen() || !complete() || found() > 0))
        return {};
    return headline() + QStringLiteral(". ") + (mark ? whatIsSaid(*mark) : whatIsKnown());
}

bool ReviewBar::ofTurns() const { return m_which->chosen() == 1 && !m_history.turns.empty(); }

const std::vector<ValueHistory::Mark>& ReviewBar::walked() const {
    return ofTurns() ? m_history.turns : m_history.marks;
}

// Off the line under review, in a variation, the slips lie around the position where it left.
const ValueHistory::Mark* ReviewBar::beside(bool next) const {
    const Match& match = *m_session.match();
    const std::vector<Match::Node> path = match.path(match.current());
    const auto ply = std::ranges::mismatch(path, m_history.path).in1 - path.begin() - 1;
    const ValueHistory::Mark* found = nullptr;
    for (const ValueHistory::Mark& mark : walked()) {
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
    const auto* turn = ofTurns() ? shown() : nullptr;
    if (turn)
        return tr("Turning point %1 of %2")
            .arg(turn - m_history.turns.data() + 1)
            .arg(m_history.turns.size());
    if (ofTurns())
        return tr("%n turning point(s)", nullptr, static_cast<int>(m_history.turns.size()));
    const auto* mark = shown();
    if (!mark)
        return found() == 0 && !complete() ? tr("Looking for slips") : slipCount(m_history);
    const auto number = mark - m_history.marks.data() + 1;
    return tr("Slip %1 of %2: %3", "numbers and a side")
        .arg(QString::number(number), QString::number(found()),
             nameOf(m_session.game(), mark->slip.side));
}

QString ReviewBar::whatIsKnown() const {
    if (!complete())
        return {};
    if (found() > 0)
        return tr("Previous and Next go through them on the board.");
    const bool proven =
        std::ranges::all_of(m_history.points, [](const auto& point) { return point->exact; });
    return proven ? tr("Every move kept what its position was worth.")
                  : tr("As far as estimates tell, no move gave much away.");
}

// The book has its own scores, which may stand on the board beside these words: so it is said what
// they make of the move, and whose they are.
QString ReviewBar::whatIsSaid(const ValueHistory::Mark& mark) const {
    QStringList words{spoken(mark.what), spoken(mark.kept)};
    if (const Analysis* before = m_session.study().settled(mark.slip.before);
        before && !mark.slip.exact)
        words << spoken(howFar(*m_session.match(), mark.slip.before, *before));
    if (const auto step = bookStepTo(*m_session.match(), mark.slip.after))
        words << (step->loss == 0
                      ? tr("By the opening book, which has estimates of its own, it is the best "
                           "move.")
                      : tr("By the opening book, which has estimates of its own, it gives away %1.")
                            .arg(givenAway(m_session.game(), step->loss)));
    words.removeAll(QString());
    return words.join(QChar(' '));
}

QString ReviewBar::accuracy() const {
    QStringList words;
    const Match& match = *m_session.match();
    for (const Side side : {Side::One, Side::Two})
        words << (m_history.hasMoved(match, side)
                      ? spoken(whatAccuracy(match, side, m_history.accuracy[indexOf(side)]))
                      : tr("%1 made no move.").arg(nameOf(match.game(), side)));
    if (const Phrase book = whereTheBookEnds(*m_session.match(), m_history.path); !book.empty())
        words << spoken(book);
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

// Turning points are known when all is: the last position decides what was for good.
void ReviewBar::showTurns() {
    m_which->setVisible(complete() && !m_history.turns.empty());
    m_accuracy->setText(complete() ? accuracy() : QString());
    m_accuracy->setVisible(complete());
}

// Of two computers the one who moved there becomes a human. After a move of the computer against
// him, one human takes its side, to play the better move, or keeps his own; after one of his own he
// has a stronger opponent to choose. Where the opponent is the strongest already there is one way.
std::pair<QString, std::vector<ReviewBar::Way>> ReviewBar::waysOn() const {
    const auto* mark = shown();
    if (!mark)
        return {};
    const Ruleset& game = m_session.game();
    const auto& seats = m_session.plan().seats;
    const Opponent& strongest = game.opponents.back();
    const auto againstStrongest = [&](Side human) {
        auto those = seats;
        Seat &his = those[indexOf(human)], &rival = those[indexOf(other(human))];
        his = his.with(std::nullopt);
        rival = rival.with(strongest.choice);
        return those;
    };
    const auto asSide = [&](Side side) { return tr("Your side: %1").arg(nameOf(game, side)); };
    const auto against = [](const QString& name) { return tr("Opponent: %1").arg(name); };
    const Side mover = mark->slip.side, rival = other(mover);
    if (seats[0].human() && seats[1].human())
        return {tr("Play on from here, as two people or alone (opponent: %1):")
                    .arg(spoken(strongest.title)),
                std::vector<Way>{{seats, tr("Two people")},
                                 {againstStrongest(mover), asSide(mover)},
                                 {againstStrongest(rival), asSide(rival)}}};
    if (seats[indexOf(rival)].human())
        return {tr("Play on from here (opponent: %1):").arg(nameOf(game, seats[indexOf(mover)])),
                std::vector<Way>{{{seats[1], seats[0]}, asSide(mover)}, {seats, asSide(rival)}}};
    auto same = seats;
    same[indexOf(mover)] = same[indexOf(mover)].with(std::nullopt);
    std::vector<Way> ways{{same, against(nameOf(game, same[indexOf(rival)]))}};
    if (opponentAt(game, same[indexOf(rival)]) != &strongest)
        ways.push_back({againstStrongest(mover), against(spoken(strongest.title))});
    return {tr("Play on from here (your side: %1):").arg(nameOf(game, mover)), std::move(ways)};
}

void ReviewBar::showWaysOn() {
    const auto [title, ways] = waysOn();
    m_waysTitle->setText(title);
    m_waysTitle->setVisible(!ways.empty());
    for (std::size_t i = 0; i < m_playOn.size(); ++i) {
        m_playOn[i]->setText(i < ways.size() ? withoutKeys(ways[i].text) : QString());
        m_playOn[i]->setVisible(i < ways.size());
    }
}

void ReviewBar::playOn(std::size_t way) {
    if (const auto [title, ways] = waysOn(); way < ways.size())
        emit playOnWanted(ways[way].seats);
}

void ReviewBar::showWords() {
    m_headline->setText(headline());
    showTurns();
    const auto* mark = shown();
    m_words->setText(mark ? whatIsSaid(*mark) : whatIsKnown());
    showBetterLine();
    showWaysOn();
    makeRoom();
    m_previous->setEnabled(beside(false));
    m_next->setEnabled(beside(true));
}

// The board gives way to the words. Two lines are kept, so that it seldom has to. Where there is
// little room the buttons stand below the headline.
void ReviewBar::makeRoom() {
    const auto fit = [this](QBoxLayout* row, int needed) {
        const bool narrow = width() < needed + 6 * Theme::unit;
        row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    };
    int buttons = 0;
    for (const Button* button : {m_previous, m_next, m_end})
        buttons += button->sizeHint().width() + Theme::unit;
    const int which = m_which->isHidden() ? 0 : m_which->sizeHint().width() + Theme::unit;
    int ways = 0;
    for (const Button* button : m_playOn)
        ways += button->isHidden() ? 0 : button->sizeHint().width() + Theme::unit;
    const int headline = m_headline->fontMetrics().horizontalAdvance(m_headline->text());
    const int beside = headline + Theme::unit + m_progress->lineWidth();
    m_progress->setOneLine(beside < width() - 4 * Theme::unit);
    const int told =
        headline + (m_progress->isHidden() ? 0 : Theme::unit + m_progress->sizeHint().width());
    fit(m_head, buttons + which + told);
    fit(m_walk, buttons + which);
    fit(m_ways, ways);
    const int lines = m_words->heightForWidth(m_words->width());
    const int two = 2 * m_words->fontMetrics().lineSpacing() + m_words->contentsMargins().top();
    m_words->setMinimumHeight(std::max(lines, two));
}

void ReviewBar::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    makeRoom();
}

} // namespace bouton
