// SPDX-License-Identifier: MIT
#include "games/grid_nim/words.h"

#include <memory>
#include <optional>

#include "games/grid_nim/cells.h"
#include "games/grid_nim/lore.h"
#include "games/grid_nim/theory.h"
#include "games/grid_nim/truth.h"
#include "search/wording.h"

namespace bouton {

using namespace grid_nim;

namespace {

using State = GridNim::State;
using Visit = Wording<GridNim>::Visit;

// The places of the fields that take time.
constexpr std::size_t heightAt = 1, widthAt = 2, nimberAt = 3;

auto partValues(int (*nimberOf)(Cells, Poll&)) {
    return [nimberOf](const State& state, const language::Wanted& wanted, Poll& poll,
                      std::vector<language::Value>& values) {
        const bool boxed = wanted.field(heightAt) || wanted.field(widthAt);
        for (const Cells part : partsOf(state.free())) {
            const Box box = boxed ? boxOf(part) : Box{0, 0, 0, 0};
            values.push_back(countOf(part));
            values.push_back(box.bottom - box.top + 1);
            values.push_back(box.right - box.left + 1);
            values.push_back(wanted.field(nimberAt) ? nimberOf(part, poll) : 0);
        }
    };
}

Outcome outcomeOf(bool lost) { return lost ? Outcome::Loss : Outcome::Win; }

// All sets are solved at the first question of each kind.
Truth<GridNim> setsTruth(int size) {
    return {
        .outcome =
            [size, all = std::optional<AllFreeCells>()](const State& state, Poll& poll) mutable {
                if (!all)
                    all.emplace(size, poll);
                return outcomeOf(all->lost(state.free()));
            },
        .nimber = [size, all = std::vector<std::uint8_t>()](const State& state,
                                                            Poll& poll) mutable -> int {
            if (all.empty())
                all = nimbersOfAll(size, poll);
            return all[numberOf(state.free(), size)];
        }};
}

Truth<GridNim> fewTruth() {
    const auto few = std::make_shared<FewFreeCells>();
    return {.outcome = [few](const State& state,
                             Poll& poll) { return outcomeOf(few->lost(state.free(), poll)); },
            .nimber = [few](const State& state,
                            Poll& poll) { return few->nimber(state.free(), poll); }};
}

// All that turns can leave of so many free cells.
std::optional<Truth<GridNim>> truthOf(const State& state) {
    constexpr int mostFree = 16;
    if (countOf(state.free()) > mostFree)
        return std::nullopt;
    return fewTruth();
}

// All sets of free cells of each board, and those of so many cells.
void eachSet(const Settings& settings, Poll&, const Visit& visit) {
    for (int size = 2; size <= valueOf(settings, "size"); ++size) {
        auto truth = setsTruth(size);
        const auto visitSet = [&](Cells free) { return visit(withFree(free, size), truth); };
        for (int count = 0; count <= size * size; ++count)
            if (!forEachChoice(size, count, visitSet))
                return;
    }
}
void eachOfFew(const Settings& settings, Poll&, const Visit& visit) {
    auto truth = fewTruth();
    for (int size = 2; size <= valueOf(settings, "size"); ++size) {
        const auto visitSet = [&](Cells free) { return visit(withFree(free, size), truth); };
        if (!forEachChoice(size, valueOf(settings, "free"), visitSet))
            return;
    }
}

std::uint64_t sumOfSizes(const Settings& settings, auto positions) {
    std::uint64_t all = 0;
    for (int size = 2; size <= valueOf(settings, "size"); ++size)
        all += positions(size);
    return all;
}

std::vector<Wording<GridNim>::Class> classes() {
    const char* const largest = QT_TRANSLATE_NOOP("Phrase", "Largest board");
    return {{"sets",
             QT_TRANSLATE_NOOP("Phrase", "All sets of free cells"),
             {{"size", largest, 2, 4, AllFreeCells::mostSize}},
             QT_TRANSLATE_N_NOOP("Phrase", "Holds for all %Ln position(s) up to size %1."),
             [](const Settings& settings) {
                 return sumOfSizes(settings,
                                   [](int size) { return std::uint64_t{1} << size * size; });
             },
             eachSet},
            {"few",
             QT_TRANSLATE_NOOP("Phrase", "A few free cells"),
             {{"size", largest, 2, 6, grid_nim::mostSize},
              {"free", QT_TRANSLATE_NOOP("Phrase", "Free cells"), 1, 4, 5}},
             QT_TRANSLATE_N_NOOP("Phrase",
                                 "Holds for all %Ln position(s) up to size %1; free cells: %2."),
             [](const Settings& settings) {
                 return sumOfSizes(
                     settings, [&](int size) { return choices(size, valueOf(settings, "free")); });
             },
             eachOfFew}};
}

} // namespace

language::Vocabulary grid_nim::vocabularyBy(int (*nimberOf)(Cells part, Poll&)) {
    return vocabularyOf<GridNim>(
        {.words = {{"size", QT_TRANSLATE_NOOP("Phrase", "The rows and columns of the board."),
                    [](const State& state) -> language::Value { return state.size; }},
                   {"free", QT_TRANSLATE_NOOP("Phrase", "The free cells."),
                    [](const State& state) -> language::Value { return countOf(state.free()); }},
                   {"diagonal", QT_TRANSLATE_NOOP("Phrase", "The free cells of the diagonal."),
                    [](const State& state) -> language::Value {
                        return countOf(state.free() & grid_nim::diagonal);
                    }},
                   {"mirror",
                    QT_TRANSLATE_NOOP("Phrase", "The free cells are their own mirror image across "
                                                "the diagonal."),
                    [](const State& state) -> language::Value {
                        return transposed(state.free()) == state.free();
                    },
                    language::Kind::Truth},
                   {"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now."),
                    [](const State& state) {
                        return static_cast<language::Value>(GridNim::moves(state).size());
                    }}},
         .parts = QT_TRANSLATE_NOOP("Phrase", "regions and diagonal cells"),
         .fields = {{"cells", QT_TRANSLATE_NOOP("Phrase", "The free cells of a region.")},
                    {"height", QT_TRANSLATE_NOOP("Phrase", "The rows that a region reaches over.")},
                    {"width",
                     QT_TRANSLATE_NOOP("Phrase", "The columns that a region reaches over.")},
                    {"partNimber",
                     QT_TRANSLATE_NOOP("Phrase", "The heap of Nim that a region is worth, by the "
                                                 "theory.")}},
         .values = partValues(nimberOf),
         .nimbers = true,
         .classes = classes(),
         .truthOf = truthOf,
         .example = "lost exactly if free is even"});
}

const language::Vocabulary& grid_nim::vocabulary() {
    static const language::Vocabulary all = vocabularyBy(grid_nim::nimberOf);
    return all;
}

} // namespace bouton
