// The parts of the four sum games as rows.

#include "games/cards/cards.h"
#include "games/grid_nim/grid_nim.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"
#include "lab/kinds.h"
#include "lab/why.h"

namespace bouton {

namespace {

std::string letterOf(int column) { return {static_cast<char>('a' + column)}; }

std::vector<Summand> gaps(const Analysis& analysis) {
    std::vector<Summand> rows;
    for (std::size_t i = 0; i < analysis.parts.size(); ++i) {
        const Part& part = analysis.parts[i];
        const std::string name = letterOf(static_cast<int>(i));
        rows.push_back({Summand::Kind::Gap,
                        name,
                        {QT_TRANSLATE_NOOP("Phrase", "Column %1"), {name}},
                        {QT_TRANSLATE_NOOP("Phrase", "gap %1"), {std::to_string(part.nimber)}},
                        part.cells,
                        {i},
                        part.nimber});
    }
    return rows;
}

std::vector<Summand> groups(const Cards::State& state, const Analysis& analysis) {
    std::vector<Summand> rows;
    for (std::size_t i = 0; i < analysis.parts.size(); ++i) {
        const Part& part = analysis.parts[i];
        const std::string name = letterOf(static_cast<int>(i));
        rows.push_back({Summand::Kind::Group,
                        name,
                        {QT_TRANSLATE_NOOP("Phrase", "Group %1"), {name}},
                        {QT_TRANSLATE_N_NOOP("Phrase", "%n card(s), most %1"),
                         {std::to_string(state.groups[i].most)},
                         state.groups[i].cards},
                        part.cells,
                        {i},
                        part.nimber});
    }
    return rows;
}

Phrase cellCount(std::size_t count) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "%n cell(s)"), {}, static_cast<int>(count)};
}

// The free diagonal cells, each a part of its own, are one row, the last.
std::vector<Summand> regions(const Analysis& analysis) {
    std::vector<Summand> rows;
    Summand diagonal{
        Summand::Kind::Diagonal, {}, {QT_TRANSLATE_NOOP("Phrase", "Diagonal")}, {}, {}, {}, 0};
    for (std::size_t i = 0; i < analysis.parts.size(); ++i) {
        const Part& part = analysis.parts[i];
        const Cell first = part.cells.front();
        if (first.row == first.column) {
            diagonal.cells.push_back(first);
            diagonal.parts.push_back(i);
            diagonal.nimber ^= part.nimber;
            continue;
        }
        rows.push_back({Summand::Kind::Region,
                        nameOf(first),
                        {QT_TRANSLATE_NOOP("Phrase", "Region at %1"), {nameOf(first)}},
                        cellCount(part.cells.size()),
                        part.cells,
                        {i},
                        part.nimber});
    }
    if (!diagonal.parts.empty()) {
        diagonal.name = nameOf(diagonal.cells.front());
        diagonal.measure = cellCount(diagonal.cells.size());
        rows.push_back(std::move(diagonal));
    }
    return rows;
}

std::vector<Summand> horse(const Analysis& analysis) {
    const Part& part = analysis.parts.front();
    const std::string name = nameOf(part.cells.front());
    return {{Summand::Kind::Horse,
             name,
             {QT_TRANSLATE_NOOP("Phrase", "Horse on %1"), {name}},
             {},
             part.cells,
             {0},
             part.nimber}};
}

} // namespace

std::vector<Summand> summandsOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (analysis.parts.empty())
        return {};
    if (isOf<Towers>(match))
        return gaps(analysis);
    if (isOf<GridNim>(match))
        return regions(analysis);
    if (isOf<TrojanHorse>(match))
        return horse(analysis);
    if (isOf<Cards>(match))
        return groups(stateAt<Cards>(match, node), analysis);
    return {};
}

int nimberAfter(const Summand& row, const Analysis& analysis, const Value& move) {
    return row.nimber ^ analysis.parts[static_cast<std::size_t>(move.part)].nimber
           ^ move.partNimber.value_or(0);
}

std::size_t rowOf(const std::vector<Summand>& rows, const Value& move) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (const std::size_t part : rows[i].parts)
            if (static_cast<int>(part) == move.part)
                return i;
    return rows.size();
}

} // namespace bouton
