// SPDX-License-Identifier: MIT
#include "own/conditions.h"

#include <algorithm>

#include "language/token.h"

namespace bouton::own {

namespace {

using language::Kind;
using language::Step;

constexpr auto ofMoves =
    std::to_array<std::string_view>({"some", "every", "move", "moves", "before"});
constexpr auto ofVerdicts = std::to_array<std::string_view>({"won", "lost", "drawn", "nimber"});

} // namespace

const language::Vocabulary& conditionWords(About about) {
    static const language::Vocabulary heap{
        .words = {{"size", QT_TRANSLATE_NOOP("Phrase", "Counters of this heap before the turn.")},
                  {"taken", QT_TRANSLATE_NOOP("Phrase", "Counters that are taken.")},
                  {"left", QT_TRANSLATE_NOOP("Phrase", "Counters of this heap that are left.")},
                  {"a", QT_TRANSLATE_NOOP(
                            "Phrase", "The smaller heap that is left; 0 where it is one or none.")},
                  {"b", QT_TRANSLATE_NOOP("Phrase", "The larger heap that is left.")},
                  {"most", QT_TRANSLATE_NOOP("Phrase", "The number after the colon of this heap.")},
                  {"heaps", QT_TRANSLATE_NOOP("Phrase", "Heaps that are not empty.")}},
        .fields = {},
        .parts = "",
        .classes = {}};
    static const auto board = [](bool looks) {
        language::Vocabulary made{
            .words = {{"rows", QT_TRANSLATE_NOOP("Phrase", "Rows of the board.")},
                      {"columns", QT_TRANSLATE_NOOP("Phrase", "Columns of the board.")}},
            .fields = {{"row", QT_TRANSLATE_NOOP("Phrase", "The number of its row, from the top.")},
                       {"column", QT_TRANSLATE_NOOP("Phrase", "The number of its column.")}},
            .parts = QT_TRANSLATE_NOOP("Phrase", "cells"),
            .classes = {}};
        if (!looks)
            return made;
        made.words.insert(made.words.end(),
                          {{"free", QT_TRANSLATE_NOOP("Phrase", "Free cells of the board.")},
                           {"own", QT_TRANSLATE_NOOP("Phrase", "Pieces of the side that moves.")},
                           {"other", QT_TRANSLATE_NOOP("Phrase", "Pieces of the other side.")}});
        made.fields.insert(
            made.fields.end(),
            {{"beside", QT_TRANSLATE_NOOP("Phrase", "Filled cells that share an edge with it.")},
             {"around", QT_TRANSLATE_NOOP("Phrase", "Filled cells of the eight around it.")},
             {"ownBeside", QT_TRANSLATE_NOOP("Phrase", "Own pieces that share an edge with it.")},
             {"otherBeside",
              QT_TRANSLATE_NOOP("Phrase", "The other side's pieces that share an edge with it.")},
             {"ownAround", QT_TRANSLATE_NOOP("Phrase", "Own pieces on the eight around it.")},
             {"otherAround",
              QT_TRANSLATE_NOOP("Phrase", "The other side's pieces on the eight around it.")},
             {"inRow", QT_TRANSLATE_NOOP("Phrase", "Filled cells of its row.")},
             {"inColumn", QT_TRANSLATE_NOOP("Phrase", "Filled cells of its column.")},
             {"onSlants", QT_TRANSLATE_NOOP("Phrase", "Filled cells on the two slants of it.")}});
        return made;
    };
    static const language::Vocabulary cells = board(true), walks = board(false);
    return about == About::Heap ? heap : about == About::Board ? cells : walks;
}

bool isReserved(std::string_view name) {
    static constexpr auto others = std::to_array<std::string_view>(
        {"if",    "then",   "exactly", "and",        "or",        "not",    "is",
         "even",  "odd",    "mod",     "xor",        "abs",       "min",    "max",
         "sum",   "count",  "iff",     "implies",    "implied",   "imply",  "part",
         "parts", "moves",  "score",   "partNimber", "leftRight", "upDown", "halfTurn",
         "cells", "height", "width",   "counters",   "pass",      "over",   "arise"});
    const auto has = [&](const std::vector<language::Word>& words) {
        return std::ranges::any_of(words,
                                   [&](const language::Word& word) { return name == word.id; });
    };
    return std::ranges::count(others, name) > 0 || std::ranges::count(ofMoves, name) > 0
           || std::ranges::count(ofVerdicts, name) > 0 || has(conditionWords(About::Heap).words)
           || has(conditionWords(About::Board).words) || has(conditionWords(About::Board).fields);
}

std::expected<Condition, language::Mistake> readCondition(std::string_view text, About about) {
    const auto refused = [](const language::Token& token, const char* why) {
        return std::unexpected(
            language::Mistake{{why, {std::to_string(token.column), std::string(token.text)}},
                              token.column,
                              static_cast<int>(token.text.size())});
    };
    const language::Vocabulary& words = conditionWords(about);
    const auto tokens = language::tokensOf(text.substr(0, language::mostLength));
    for (const language::Token& token : tokens) {
        const bool isOfParts = (token.is("some") || token.is("every")) && (&token)[1].is("part");
        if (std::ranges::count(ofMoves, token.text) > 0 && !isOfParts)
            return refused(token,
                           QT_TRANSLATE_NOOP("Phrase", "Column %1: a condition speaks of no "
                                                       "moves, so there is no \"%2\" in it."));
        if (std::ranges::count(ofVerdicts, token.text) > 0)
            return refused(token, QT_TRANSLATE_NOOP(
                                      "Phrase", "Column %1: a condition does not know who wins, so "
                                                "there is no \"%2\" in it."));
        if (token.is("if") && &token == tokens.data())
            return refused(token, QT_TRANSLATE_NOOP("Phrase", "Column %1: one \"%2\" is enough."));
    }
    if (tokens.front().what == language::Token::What::End)
        return std::unexpected(language::Mistake{
            {QT_TRANSLATE_NOOP("Phrase", "Column %1: after \"if\" a condition is missing."), {"1"}},
            1,
            0});
    auto statement = language::readStatement(text, words);
    if (!statement)
        return std::unexpected(statement.error());
    Condition made{std::move(*statement)};
    const language::Wanted& wanted = made.says.needs.here;
    const auto fields = [&](std::initializer_list<BoardField> some) {
        return std::ranges::any_of(some, [&](BoardField field) { return wanted.field(field); });
    };
    if (about == About::Heap) {
        made.whole = wanted.word(WordHeaps);
        return made;
    }
    made.whole = wanted.word(WordFree) || wanted.word(WordOwn) || wanted.word(WordOther);
    made.absolute =
        wanted.word(WordRows) || wanted.word(WordColumns) || fields({FieldRow, FieldColumn});
    made.sided = wanted.word(WordOwn) || wanted.word(WordOther)
                 || fields({FieldOwnBeside, FieldOtherBeside, FieldOwnAround, FieldOtherAround});
    made.lines = fields({FieldInRow, FieldInColumn});
    made.looks = made.whole || (wanted.fields >> FieldBeside) != 0;
    return made;
}

bool isTrue(const Condition& condition, const language::Sample& sample) {
    const auto answer = evaluate(condition.says.steps, condition.says.conclusion, sample);
    return answer.value_or(0) != 0;
}

std::vector<Cell> lookedAt(Cell cell, std::size_t field, Size size) {
    std::vector<Cell> cells;
    for (int i = 0; i < size.cells(); ++i) {
        const Cell at = size.cellAt(i);
        const int down = std::abs(at.row - cell.row), across = std::abs(at.column - cell.column);
        const bool is =
            field == FieldInRow      ? down == 0
            : field == FieldInColumn ? across == 0
            : field == FieldOnSlants ? down == across
            : field == FieldAround || field == FieldOwnAround || field == FieldOtherAround
                ? std::max(down, across) == 1
                : field >= FieldBeside && down + across == 1;
        if (is && at != cell)
            cells.push_back(at);
    }
    return cells;
}

std::optional<std::size_t> fieldThatIsNone(const Condition& condition) {
    const auto& steps = condition.says.steps;
    using enum Step::Do;
    if (steps.size() != 5 || steps[0].what != Parts || steps[1].what != Field
        || steps[2].what != Sum || steps[3].what != Push || steps[3].value != 0
        || steps[4].what != Equal || steps[1].to < FieldBeside)
        return std::nullopt;
    return static_cast<std::size_t>(steps[1].to);
}

} // namespace bouton::own
