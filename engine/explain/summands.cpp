// The parts of a sum as rows.

#include "core/ruleset.h"
#include "explain/why.h"

namespace bouton {

namespace {

// Words for any game: a part is called by its first cell.
Summand rowOfPart(const Part& part, std::size_t index) {
    Summand row{.name = std::to_string(index + 1),
                .title = {QT_TRANSLATE_NOOP("Phrase", "Part %1")},
                .cells = part.cells,
                .parts = {index},
                .nimber = part.nimber};
    if (!part.cells.empty()) {
        row.name = nameOf(part.cells.front());
        row.title.text = QT_TRANSLATE_NOOP("Phrase", "Part at %1");
        row.measure = {
            QT_TRANSLATE_N_NOOP("Phrase", "%n cell(s)"), {}, static_cast<int>(part.cells.size())};
    }
    row.title.args = {row.name};
    return row;
}

const Part* partOf(const Analysis& analysis, const Value& move) {
    const auto part = static_cast<std::size_t>(move.part);
    return part < analysis.parts.size() ? &analysis.parts[part] : nullptr;
}

} // namespace

std::vector<Summand> summandsOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (analysis.parts.empty())
        return {};
    if (const auto own = match.game().lore.summands)
        return own({match, node}, analysis);
    std::vector<Summand> rows;
    for (std::size_t i = 0; i < analysis.parts.size(); ++i)
        rows.push_back(rowOfPart(analysis.parts[i], i));
    return rows;
}

// The other parts stay as they are, so the nim-sum of the whole tells it too.
std::optional<int> nimberAfter(const Summand& row, const Analysis& analysis, const Value& move) {
    const Part* part = partOf(analysis, move);
    if (part && move.partNimber)
        return row.nimber ^ part->nimber ^ *move.partNimber;
    if (analysis.position.nimber && move.nimber)
        return row.nimber ^ *analysis.position.nimber ^ *move.nimber;
    return std::nullopt;
}

std::size_t rowOf(const std::vector<Summand>& rows, const Value& move) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const std::size_t part : rows[i].parts)
            if (static_cast<int>(part) == move.part)
                return i;
    return rows.size();
}

} // namespace bouton
