// SPDX-License-Identifier: MIT
#include "explain/turns.h"

#include <algorithm>
#include <array>

#include "core/ruleset.h"

namespace bouton {

namespace {

// Who wins or is ahead, as an index: one of the sides, or neither. Empty: that is not known.
constexpr std::size_t neither = 2;
std::optional<std::size_t> verdictOf(const std::optional<Point>& point) {
    if (!point)
        return std::nullopt;
    const int lead =
        point->exact ? clearly * (static_cast<int>(point->outcome) - 1) : *point->score;
    return lead >= clearly ? indexOf(Side::One) : lead <= -clearly ? indexOf(Side::Two) : neither;
}

} // namespace

std::vector<Turn> turnsOf(const Match& match, const std::vector<Match::Node>& path,
                          const Known& known) {
    std::array<std::optional<std::size_t>, 3> last; // the last ply with each verdict
    std::size_t end = 0, endVerdict = neither;
    const auto course = courseOf(match, path, known, Side::One);
    for (std::size_t ply = 0; ply < course.size(); ++ply)
        if (const auto verdict = verdictOf(course[ply])) {
            end = ply;
            endVerdict = *verdict;
            last[*verdict] = ply;
        }
    const auto sideOf = [](std::size_t verdict) {
        return verdict == neither ? std::nullopt : std::optional(Side(verdict));
    };
    std::vector<Turn> turns;
    for (std::size_t i = 0; i < last.size(); ++i)
        if (last[i] && *last[i] < end)
            if (auto move = judged(match, path, *last[i] + 1, known))
                turns.push_back({std::move(*move), sideOf(i), sideOf(endVerdict)});
    std::ranges::sort(turns, {}, [](const Turn& turn) { return turn.move.ply; });
    // An even game may be left for a lead that changes hands later. Only the change turned it then.
    if (turns.size() > 1 && !turns.front().was && !turns.front().move.exact)
        turns.erase(turns.begin());
    return turns;
}

Phrase whatTurned(const Match& match, const Turn& turn) {
    const auto nameOf = [&](Side side) { return match.game().name.sides[indexOf(side)]; };
    const Slip& move = turn.move;
    Phrase phrase{"",
                  {std::to_string(move.ply), nameOf(move.side), match.moveText(move.after)},
                  {},
                  match.moveCells(move.after)};
    if (move.exact && turn.was)
        phrase.text =
            QT_TRANSLATE_NOOP("Phrase", "Move %1: %2 played %3, and never had a win again.");
    else if (move.exact)
        phrase.text =
            QT_TRANSLATE_NOOP("Phrase", "Move %1: %2 played %3, and the draw was gone for good.");
    else if (!turn.was) {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase",
            "Move %1: %2 played %3, and %4 was ahead from then on, the analysis estimates.");
        phrase.args.emplace_back(nameOf(turn.end.value_or(move.side)));
    } else if (turn.was == move.side)
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase", "Move %1: %2 played %3 and lost the lead for good, the analysis estimates.");
    else {
        phrase.text = QT_TRANSLATE_NOOP(
            "Phrase",
            "Move %1: %2 played %3, and %4 lost the lead for good, the analysis estimates.");
        phrase.args.emplace_back(nameOf(*turn.was));
    }
    return phrase;
}

} // namespace bouton
