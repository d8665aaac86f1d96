#include "lab/census.h"

#include <algorithm>
#include <array>
#include <set>

#include "games/cards/theory.h"
#include "games/catalogue.h"
#include "games/grid_nim/grid_nim.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"
#include "lab/grid_nim_census.h"
#include "lab/spread.h"
#include "search/solved.h"

namespace bouton {

namespace {

// Of the game's own settings, so that a census and the game agree on the range.
template <Game G> Setting settingOf(std::string_view id) {
    const std::vector<Setting> all = G::settings();
    return *std::ranges::find_if(all, [&](const Setting& setting) { return id == setting.id; });
}

// Sums of 1, 2, 3, … summands out of one class, a row each.
void countSums(const Spread& summand, const CensusTask& task, Poll& poll,
               const Post<Census>& post) {
    Census census;
    Spread sums = summand;
    for (int summands = 1; summands <= task.most && !poll.ask(); ++summands) {
        if (summands > 1)
            sums = sums + summand;
        if (summands < task.least)
            continue;
        census.rows.push_back(rowOf(summands, sums));
        post(census);
    }
}

void countCards(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Spread group;
    for (int cards = 0; cards <= valueOf(task.settings, "cards"); ++cards)
        group.add(cards::nimber({cards, valueOf(task.settings, "take")}));
    countSums(group, task, poll, post);
}

void countTowers(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Spread column;
    const int rows = valueOf(task.settings, "rows");
    for (int green = 0; green < rows; ++green)
        for (int red = 0; red < rows; ++red)
            if (green != red)
                column.add(Towers::gap({green, red}));
    countSums(column, task, poll, post);
}

void countHorse(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    Census census;
    Spread cells;
    const auto nimbers = TrojanHorse::nimbers(valueOf(task.settings, "rows"), task.most);
    for (int columns = 1; columns <= task.most && !poll.ask(); ++columns) {
        for (const std::vector<int>& row : nimbers)
            cells.add(row[static_cast<std::size_t>(columns) - 1]);
        if (columns < task.least)
            continue;
        census.rows.push_back(rowOf(columns, cells));
        post(census);
    }
}

// The positions that can arise, ply by ply; the empty cells become fewer.
std::array<std::set<TicTacToe::State>, 10> reachableByEmptyCells() {
    std::array<std::set<TicTacToe::State>, 10> reachable;
    reachable[9].insert(TicTacToe::State{});
    for (std::size_t empty = 9; empty > 0; --empty)
        for (const TicTacToe::State& state : reachable[empty])
            for (const TicTacToe::Move move : TicTacToe::moves(state))
                reachable[empty - 1].insert(TicTacToe::after(state, move));
    return reachable;
}

void countTicTacToe(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    const auto reachable = reachableByEmptyCells();
    Solver<TicTacToe> solver;
    Census census;
    for (int empty = task.least; empty <= task.most; ++empty) {
        CensusRow row{.at = empty};
        for (const TicTacToe::State& state : reachable[static_cast<std::size_t>(empty)]) {
            if (poll.node())
                return;
            const Outcome outcome = solver.solve(state, poll).outcome;
            ++(outcome == Outcome::Win ? row.won : outcome == Outcome::Loss ? row.lost : row.drawn);
        }
        if (poll.stopped())
            return;
        census.rows.push_back(row);
        post(census);
    }
}

std::vector<CensusKind> makeKinds() {
    constexpr int mostHorse = 60;
    Setting size = settingOf<GridNim>("size");
    size.most = grid_nim::mostSize;
    Setting rows = settingOf<TrojanHorse>("rows");
    rows.most = mostHorse;
    Setting cards = settingOf<Cards>("cards"), take = settingOf<Cards>("take");
    cards.title = QT_TRANSLATE_NOOP("Phrase", "Most cards in a group");
    take.title = QT_TRANSLATE_NOOP("Phrase", "Most cards taken in a turn");
    return {
        {TicTacToe::name.id,
         QT_TRANSLATE_NOOP("Phrase", "positions that can arise, finished ones too"),
         {},
         [](const Settings&) -> Setting {
             return {"empty", QT_TRANSLATE_NOOP("Phrase", "Empty cells"), 0, 9, 9};
         },
         true,
         countTicTacToe},
        {Towers::name.id,
         QT_TRANSLATE_NOOP("Phrase", "positions with one green and one red tower in each column"),
         {settingOf<Towers>("rows")},
         [](const Settings&) { return settingOf<Towers>("columns"); },
         false,
         countTowers},
        {TrojanHorse::name.id,
         QT_TRANSLATE_NOOP("Phrase", "cells where the horse can stand"),
         {rows},
         [](const Settings&) {
             Setting columns = settingOf<TrojanHorse>("columns");
             columns.most = mostHorse;
             return columns;
         },
         false,
         countHorse},
        {GridNim::name.id,
         QT_TRANSLATE_NOOP("Phrase", "sets of free cells, whoever filled the others"),
         {size},
         [](const Settings& settings) -> Setting {
             const int cells = valueOf(settings, "size") * valueOf(settings, "size");
             return {"empty", QT_TRANSLATE_NOOP("Phrase", "Free cells"), 0, cells, cells};
         },
         true,
         countGridNim},
        {Cards::name.id,
         QT_TRANSLATE_NOOP("Phrase", "ordered groups, each of any number of cards up to the limit"),
         {cards, take},
         [](const Settings&) { return settingOf<Cards>("groups"); },
         false,
         countCards},
    };
}

Or<const CensusKind*> kindOf(std::string_view game) {
    const Or<const Ruleset*> known = gameNamed(game);
    if (!known)
        return refuse(known.error());
    std::string ids;
    for (const CensusKind& kind : censusKinds()) {
        if (game == kind.game)
            return &kind;
        ids += (ids.empty() ? "" : ", ") + std::string(kind.game);
    }
    return refuse(
        {QT_TRANSLATE_NOOP("Phrase", "%1 has no census, for its positions are too many to "
                                     "be solved; these games have one: %2."),
         {(*known)->name.title, ids}});
}

} // namespace

std::string decimal(Count count) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(count % 10)));
        count /= 10;
    } while (count != 0);
    return digits;
}

const std::vector<CensusKind>& censusKinds() {
    static const std::vector<CensusKind> kinds = makeKinds();
    return kinds;
}

Or<CensusTask> censusOf(const Spec& spec) {
    const Or<const CensusKind*> kind = kindOf(spec.id);
    if (!kind)
        return refuse(kind.error());
    // The axis' range may depend on the settings, which therefore are read without it.
    std::vector<Setting> all = (*kind)->settings;
    all.push_back((*kind)->axis(*complete(all, {})));
    const std::string_view axisId = all.back().id;
    Spec common{spec.id, {}}, own{spec.id, {}};
    for (const auto& text : spec.texts) {
        if (std::ranges::none_of(all, [&](const Setting& known) { return text.first == known.id; }))
            return refuse(settle(all, {spec.id, {text}}).error()); // names all that there are
        (text.first == axisId ? own : common).texts.push_back(text);
    }
    const Or<Settings> settings = settle((*kind)->settings, common);
    if (!settings)
        return refuse(settings.error());
    const Setting axis = (*kind)->axis(*settings);
    const Or<Settings> only = settle({axis}, own);
    if (!only)
        return refuse(only.error());
    const int at = valueOf(*only, axisId);
    return own.texts.empty() ? CensusTask{*kind, *settings, axis.least, axis.most}
                             : CensusTask{*kind, *settings, at, at};
}

bool takeCensus(const CensusTask& task, std::stop_token stop, const Post<Census>& post) {
    Poll poll(std::move(stop));
    std::size_t known = 0;
    task.kind->count(task, poll, [&](const Census& census) {
        known = census.rows.size();
        post(census);
    });
    return known == task.size();
}

} // namespace bouton
