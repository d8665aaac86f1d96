#include "lab/review.h"

#include <algorithm>

#include "core/ruleset.h"
#include "lab/ranking.h"

namespace bouton {

namespace {

constexpr std::size_t mostNamed = 6; // moves that a sentence names

bool proven(const Value& best, const Value& move) { return best.exact && move.exact; }

int dropOf(const Value& best, const Value& move) {
    return best.score && move.score ? *best.score - *move.score : 0;
}

bool slips(const Value& best, const Value& move) {
    if (proven(best, move) || !best.score)
        return move.outcome < best.outcome;
    return dropOf(best, move) >= slipDiscs;
}

// By estimate a move keeps no outcome, only a score.
std::vector<std::size_t> keptBy(const Analysis& analysis, bool exact) {
    const Value& best = analysis.position;
    std::vector<std::size_t> kept = bestFirst(analysis.moves);
    std::erase_if(kept, [&](std::size_t i) {
        const Value& move = analysis.moves[i];
        return slips(best, move) || (!exact && dropOf(best, move) > 0);
    });
    return kept;
}

// The sentences for one move, for a few, and for more than are named.
struct Keeping {
    const char *only, *few, *many;
};

const Keeping& keepingOf(const Slip& slip) {
    static constexpr Keeping win{
        QT_TRANSLATE_NOOP("Phrase", "Only %1 keeps the win."),
        QT_TRANSLATE_NOOP("Phrase", "The win is kept by %1."),
        QT_TRANSLATE_N_NOOP("Phrase", "The win is kept by %1 and %n more move(s).")};
    static constexpr Keeping draw{
        QT_TRANSLATE_NOOP("Phrase", "Only %1 keeps the draw."),
        QT_TRANSLATE_NOOP("Phrase", "The draw is kept by %1."),
        QT_TRANSLATE_N_NOOP("Phrase", "The draw is kept by %1 and %n more move(s).")};
    static constexpr Keeping score{
        QT_TRANSLATE_NOOP("Phrase", "Only %1 keeps the best score."),
        QT_TRANSLATE_NOOP("Phrase", "The best score is kept by %1."),
        QT_TRANSLATE_N_NOOP("Phrase", "The best score is kept by %1 and %n more move(s).")};
    return !slip.exact ? score : slip.had == Outcome::Win ? win : draw;
}

const char* sideName(const Match& match, Side side) {
    return match.game().name.sides[indexOf(side)];
}

Clicks cellsOf(const LegalMove& move) {
    return move.orders.empty() ? Clicks{} : move.orders.front();
}

Point seenBy(Side view, Side toMove, const Value& value) {
    const bool own = view == toMove;
    Point point{own ? value.outcome : opposite(value.outcome), value.exact, value.score,
                value.remoteness};
    if (point.score && !own)
        point.score = -*point.score;
    return point;
}

} // namespace

std::vector<Slip> slipsOf(const Match& match, const std::vector<Match::Node>& path,
                          const Known& known) {
    std::vector<Slip> all;
    for (std::size_t ply = 1; ply < path.size(); ++ply) {
        const Match::Node before = path[ply - 1], after = path[ply];
        const Analysis* analysis = known(before);
        const std::size_t index = match.moveIndex(after);
        if (!analysis || index >= analysis->moves.size())
            continue;
        const Value &best = analysis->position, &move = analysis->moves[index];
        if (slips(best, move))
            all.push_back({before, after, static_cast<int>(ply), match.toMove(before), best.outcome,
                           move.outcome, proven(best, move), dropOf(best, move),
                           keptBy(*analysis, proven(best, move))});
    }
    return all;
}

Phrase whatHappened(const Match& match, const Slip& slip) {
    Phrase phrase{
        "", {std::to_string(slip.ply), sideName(match, slip.side), match.moveText(slip.after)}};
    phrase.where = readClicks(match.moveText(slip.after)).value_or(Clicks{});
    if (!slip.exact) {
        phrase.text = QT_TRANSLATE_N_NOOP(
            "Phrase", "Move %1: %2 played %3, which by estimate is %n disc(s) worse than the "
                      "best move.");
        phrase.n = slip.discs;
    } else if (slip.had == Outcome::Draw) {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase", "Move %1: %2 played %3 and made a lost position of a drawn one.");
    } else if (slip.got == Outcome::Draw) {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase", "Move %1: %2 played %3 and made a drawn position of a won one.");
    } else {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase", "Move %1: %2 played %3 and made a lost position of a won one.");
    }
    return phrase;
}

Phrase whatKept(const Match& match, const Slip& slip) {
    const std::vector<LegalMove> moves = match.moves(slip.before);
    const std::size_t named = std::min(slip.kept.size(), mostNamed);
    const Keeping& keeping = keepingOf(slip);
    Phrase phrase{named == 1 ? keeping.only : keeping.few};
    std::string names;
    for (std::size_t i = 0; i < named; ++i) {
        const LegalMove& move = moves[slip.kept[i]];
        names += (names.empty() ? "" : ", ") + move.text;
        // Moves of several cells would run into each other, so only the best of them is shown.
        const Clicks cells = cellsOf(move);
        if (i == 0 || (cells.size() == 1 && phrase.where.size() == i))
            phrase.where.insert(phrase.where.end(), cells.begin(), cells.end());
    }
    phrase.args = {names};
    if (slip.kept.size() > named) {
        phrase.text = keeping.many;
        phrase.n = static_cast<int>(slip.kept.size() - named);
    }
    return phrase;
}

std::vector<std::optional<Point>> courseOf(const Match& match, const std::vector<Match::Node>& path,
                                           const Known& known, Side view) {
    std::vector<std::optional<Point>> course;
    for (const Match::Node node : path) {
        const Side toMove = match.toMove(node);
        if (const Analysis* analysis = known(node)) {
            course.push_back(seenBy(view, toMove, analysis->position));
        } else if (const auto result = match.result(node)) {
            const Outcome outcome = !result->winner           ? Outcome::Draw
                                    : *result->winner == view ? Outcome::Win
                                                              : Outcome::Loss;
            course.push_back(Point{outcome, true});
        } else {
            course.push_back(std::nullopt);
        }
    }
    return course;
}

} // namespace bouton
