#include "lab/why_sum.h"

#include <algorithm>
#include <tuple>

#include "core/ruleset.h"

namespace bouton {

namespace {

// The sentences of one kind of part. Their arguments: %1 what the parts are worth, %2 the nim-sum,
// %3 who wins by it, %4 and %5 what the part is worth before and after the move, %6 its name, %7
// the move.
struct Told {
    const char *lost, *won, *toZero, *away;
};

constexpr const char* partsLost =
    QT_TRANSLATE_N_NOOP("Phrase", "Part(s) worth %1: nim-sum 0, so every move loses against best "
                                  "play.");

const Told& toldOf(Summand::Kind kind) {
    static constexpr Told gap{
        QT_TRANSLATE_N_NOOP("Phrase",
                            "Gap(s) %1: nim-sum 0, so every move loses against best play."),
        QT_TRANSLATE_N_NOOP("Phrase", "Gap(s) %1: nim-sum %2, so %3 wins: %4 to %5 in column %6 "
                                      "brings it to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%4 to %5 in column %6 brings the nim-sum to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%4 to %5 in column %6 leaves nim-sum %2, which %3 can bring "
                                    "to 0.")};
    static constexpr Told region{
        partsLost,
        QT_TRANSLATE_N_NOOP("Phrase", "Part(s) worth %1: nim-sum %2, so %3 wins: %7 makes the "
                                      "region at %6 worth %5 instead of %4 and brings it to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%7 makes the region at %6 worth %5 instead of %4 and brings "
                                    "the nim-sum to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%7 makes the region at %6 worth %5 instead of %4 and leaves "
                                    "nim-sum %2, which %3 can bring to 0.")};
    static constexpr Told diagonal{
        partsLost,
        QT_TRANSLATE_N_NOOP("Phrase", "Part(s) worth %1: nim-sum %2, so %3 wins: %7 makes the "
                                      "diagonal worth %5 instead of %4 and brings it to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%7 makes the diagonal worth %5 instead of %4 and brings the "
                                    "nim-sum to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%7 makes the diagonal worth %5 instead of %4 and leaves "
                                    "nim-sum %2, which %3 can bring to 0.")};
    static constexpr Told group{
        QT_TRANSLATE_N_NOOP("Phrase", "Group(s) worth %1: nim-sum 0, so every move loses against "
                                      "best play."),
        QT_TRANSLATE_N_NOOP("Phrase", "Group(s) worth %1: nim-sum %2, so %3 wins: %7 makes group "
                                      "%6 worth %5 instead of %4 and brings it to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%7 makes group %6 worth %5 instead of %4 and brings the "
                                    "nim-sum to 0."),
        QT_TRANSLATE_NOOP("Phrase", "%7 makes group %6 worth %5 instead of %4 and leaves nim-sum "
                                    "%2, which %3 can bring to 0.")};
    switch (kind) {
    case Summand::Kind::Gap: return gap;
    case Summand::Kind::Diagonal: return diagonal;
    case Summand::Kind::Group: return group;
    default: return region;
    }
}

// Of the moves that win, the one to name: as in Nim, where a heap only gets smaller, and quick.
std::size_t plainestWin(const std::vector<Summand>& rows, const Analysis& analysis) {
    using Rank = std::tuple<bool, int, std::size_t>;
    Rank best{true, 0, analysis.moves.size()};
    for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
        const Value& move = analysis.moves[i];
        if (move.outcome != Outcome::Win)
            continue;
        const Summand& row = rows[rowOf(rows, move)];
        const Rank rank{nimberAfter(row, analysis, move) > row.nimber, move.remoteness.value_or(0),
                        i};
        if (std::get<2>(best) == analysis.moves.size() || rank < best)
            best = rank;
    }
    return std::get<2>(best);
}

std::vector<std::string> argsOf(const std::string& list, int sum, std::string side,
                                const Summand& row, int after, std::string text) {
    return {list,
            std::to_string(sum),
            std::move(side),
            std::to_string(row.nimber),
            std::to_string(after),
            row.name,
            std::move(text)};
}

} // namespace

Phrase saySum(const Match& match, Match::Node node, const std::vector<Summand>& rows,
              const Analysis& analysis) {
    std::vector<int> worths;
    for (const Summand& row : rows)
        worths.push_back(row.nimber);
    const auto n = static_cast<int>(rows.size());
    if (analysis.position.outcome != Outcome::Win)
        return {toldOf(rows.front().kind).lost, {listed(worths)}, n};
    const std::size_t win = plainestWin(rows, analysis);
    const Summand& row = rows[rowOf(rows, analysis.moves[win])];
    const LegalMove move = match.moves(node)[win];
    return {toldOf(row.kind).won,
            argsOf(listed(worths), analysis.position.nimber.value_or(0),
                   match.game().name.sides[indexOf(match.toMove(node))], row,
                   nimberAfter(row, analysis, analysis.moves[win]), move.text),
            n, move.orders.front()};
}

Phrase saySumMove(const Match& match, Match::Node node, const std::vector<Summand>& rows,
                  std::size_t index, const Analysis& analysis) {
    const Value& move = analysis.moves[index];
    const Summand& row = rows[rowOf(rows, move)];
    const LegalMove legal = match.moves(node)[index];
    const int left = move.nimber.value_or(0);
    return {left == 0 ? toldOf(row.kind).toZero : toldOf(row.kind).away,
            argsOf({}, left, match.game().name.sides[indexOf(other(match.toMove(node)))], row,
                   nimberAfter(row, analysis, move), legal.text),
            -1, legal.orders.front()};
}

} // namespace bouton
