// SPDX-License-Identifier: MIT
#include "ui/insight/value_history.h"

#include <algorithm>

#include "explain/book.h"
#include "explain/turns.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

// As side One sees it; the mover told it as its own. Where who wins is proven, an estimate that
// says otherwise is left out.
Point pointOf(const Progress& told, Side mover) {
    const int score = mover == Side::One ? *told.score : -*told.score;
    const Outcome estimated = score > 0 ? Outcome::Win : score < 0 ? Outcome::Loss : Outcome::Draw;
    if (told.outcome) {
        const Outcome proven = mover == Side::One ? *told.outcome : opposite(*told.outcome);
        if (proven != estimated)
            return {.outcome = proven, .exact = true, .depth = told.depth};
    }
    return {.outcome = estimated, .exact = false, .score = score, .depth = told.depth};
}

// A side and the moves of its slips, by their numbers: "5, 9 and 13"; of many only the first.
QString slipsOf(const QString& side, const std::vector<int>& moves) {
    constexpr int mostNumbers = 4;
    const auto count = static_cast<int>(moves.size());
    QStringList numbers;
    for (std::size_t i = 0; i + 1 < moves.size(); ++i)
        numbers << QString::number(moves[i]);
    if (count == 0)
        return ValueHistory::tr("%1: no slips.", "a side").arg(side);
    if (count == 1)
        return ValueHistory::tr("%1: one slip, at move %2.").arg(side).arg(moves.front());
    return count <= mostNumbers
               ? ValueHistory::tr("%1: %n slip(s), at moves %2 and %3.", nullptr, count)
                     .arg(side, numbers.join(QStringLiteral(", ")), QString::number(moves.back()))
               : ValueHistory::tr("%1: %n slip(s), the first at move %2.", nullptr, count)
                     .arg(side)
                     .arg(moves.front());
}

// A text with the number of all slips, and of each side's.
QString withCounts(const char* text, const ValueHistory& history) {
    const auto name = [&](Side side) { return nameOf(*history.game, side); };
    const auto count = [&](Side side) { return QString::number(history.slipsOf(side).size()); };
    return ValueHistory::tr(text, nullptr, static_cast<int>(history.marks.size()))
        .arg(name(Side::One), count(Side::One), name(Side::Two), count(Side::Two));
}

} // namespace

std::vector<int> ValueHistory::slipsOf(Side side) const {
    std::vector<int> plies;
    for (const Mark& mark : marks)
        if (mark.slip.side == side)
            plies.push_back(mark.slip.ply);
    return plies;
}

bool ValueHistory::hasMoved(const Match& match, Side side) const {
    return std::ranges::any_of(path, [&](Match::Node node) {
        const auto parent = match.parent(node);
        return parent && match.toMove(*parent) == side;
    });
}

bool ValueHistory::scored() const {
    return std::ranges::any_of(points, [](const auto& point) { return point && point->score; });
}

bool ValueHistory::wasLostFor(Side side) const {
    const Outcome loss = side == Side::One ? Outcome::Loss : Outcome::Win;
    return !points.empty() && points.front() && points.front()->exact
           && points.front()->outcome == loss && points.back() && points.back()->outcome == loss
           && slipsOf(side).empty();
}

const ValueHistory::Mark* ValueHistory::markAfter(Match::Node node) const {
    const auto at =
        std::ranges::find(marks, node, [](const Mark& mark) { return mark.slip.after; });
    return at == marks.end() ? nullptr : &*at;
}

namespace {

ValueHistory historyOf(const Session& session, std::vector<Match::Node> line, bool isShown) {
    const Match& match = *session.match();
    const Study& study = session.study();
    ValueHistory history{.game = &match.game(), .path = std::move(line)};
    const Known settled = [&](Match::Node node) { return study.settled(node); };
    const Known shown = [&](Match::Node node) { return study.shown(node); };
    const Known& known = isShown ? shown : settled;
    history.points = courseOf(match, history.path, known, Side::One);
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        const Progress* told = session.reported(history.path[i]);
        const bool reported = isShown && told && !history.points[i];
        history.reported.push_back(reported);
        if (reported)
            history.points[i] = pointOf(*told, match.toMove(history.path[i]));
    }
    for (const Match::Node node : history.path) {
        const Analysis* analysis = known(node);
        history.mayBeDrawn = history.mayBeDrawn || (analysis && analysis->mayBeDrawn());
        history.settled += settled(node) || match.result(node);
    }
    // What counts uses what is settled, whatever is shown: every machine finds the same.
    history.accuracy = accuracyOf(match, history.path, settled);
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        history.played.push_back(whatWasPlayed(match, history.path[i]));
        if (history.path[i] == match.current())
            history.now = i;
    }
    if (const auto last = lastBookPly(match, history.path);
        last && *last + 1 < history.path.size()) {
        history.bookEnd = last;
        history.book = whereTheBookEnds(match, history.path);
    }
    for (Slip& slip : slipsOf(match, history.path, settled)) {
        Phrase what = whatHappened(match, slip), kept = whatKept(match, slip);
        Phrase cost = whatItCost(match, slip);
        std::string move = match.moveText(slip.after);
        history.marks.push_back(
            {std::move(slip), std::move(move), std::move(what), std::move(kept), std::move(cost)});
    }
    for (Turn& turn : turnsOf(match, history.path, settled)) {
        const Slip& move = turn.move;
        const bool lost = move.lost > 0 || move.got < move.had;
        Phrase what = whatTurned(match, turn), kept = lost ? whatKept(match, move) : Phrase{};
        std::string text = match.moveText(move.after);
        history.turns.push_back(
            {std::move(turn.move), std::move(text), std::move(what), std::move(kept), {}});
    }
    return history;
}

} // namespace

ValueHistory shownHistory(const Session& session, std::vector<Match::Node> line) {
    return historyOf(session, std::move(line), true);
}

ValueHistory settledHistory(const Session& session, std::vector<Match::Node> line) {
    return historyOf(session, std::move(line), false);
}

QString slipCount(const ValueHistory& history) {
    return history.marks.empty()
               ? ValueHistory::tr("No slips by either side")
               : withCounts(QT_TRANSLATE_N_NOOP("bouton::ValueHistory", "%n slip(s): %1 %2, %3 %4"),
                            history);
}

QString slipsSoFar(const ValueHistory& history, bool isOver) {
    if (history.marks.empty())
        return isOver ? ValueHistory::tr("No slips by either side.")
                      : ValueHistory::tr("No slips so far.");
    return withCounts(
        isOver ? QT_TRANSLATE_N_NOOP("bouton::ValueHistory", "%n slip(s): %1 %2, %3 %4.")
               : QT_TRANSLATE_N_NOOP("bouton::ValueHistory", "So far %n slip(s): %1 %2, %3 %4."),
        history);
}

QString slipsTold(const Session& session) {
    if (session.study().busy())
        return {}; // with what is still missing
    const Match& match = *session.match();
    const ValueHistory history = settledHistory(session, match.line());
    if (!history.complete())
        return {};
    const auto you = session.speech().you();
    if (you && history.hasMoved(match, *you) && history.wasLostFor(*you))
        // Who played without a slip wonders why it was lost.
        return ValueHistory::tr("You made no slips: the start was lost already.");
    QStringList sentences;
    for (const Side side : {Side::One, Side::Two})
        if (history.hasMoved(match, side))
            sentences << slipsOf(side == you ? ValueHistory::tr("You") : nameOf(match.game(), side),
                                 history.slipsOf(side));
    const auto& forfeit = session.ending().forfeit;
    const auto& last = history.points.back();
    if (forfeit && forfeit->why == Forfeit::Why::Resigned && last && last->exact) {
        const Outcome kept = forfeit->loser == Side::One ? last->outcome : opposite(last->outcome);
        const bool won = kept == Outcome::Win;
        if (kept != Outcome::Loss && you == forfeit->loser)
            sentences << (won ? ValueHistory::tr("You resigned a won position.")
                              : ValueHistory::tr("You resigned a drawn position."));
        else if (kept != Outcome::Loss)
            sentences << (won ? ValueHistory::tr("%1 resigned a won position.")
                              : ValueHistory::tr("%1 resigned a drawn position."))
                             .arg(nameOf(match.game(), forfeit->loser));
    }
    return sentences.join(QChar(' '));
}

QString inWords(const ValueHistory& history, std::size_t index) {
    QStringList lines{spoken(history.played[index])};
    const auto* mark = history.markAfter(history.path[index]);
    if (index > 0 && mark)
        lines = QStringList{spoken(mark->what), spoken(mark->kept)};
    QStringList known;
    if (history.reported[index])
        known << spoken(QT_TRANSLATE_NOOP("Phrase", "By the player itself."));
    if (const auto& point = history.points[index])
        for (const Phrase& phrase : whatIsKnown(*history.game, *point))
            known << spoken(phrase);
    if (!known.empty())
        lines << known.join(QChar(' '));
    if (index == history.bookEnd)
        lines << spoken(history.book);
    return lines.join(QChar('\n'));
}

} // namespace bouton
