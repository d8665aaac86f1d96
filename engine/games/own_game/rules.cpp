// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "games/own_game/own_game.h"

namespace bouton {

namespace {

using State = OwnGame::State;
using Move = OwnGame::Move;
using own::Position;
using own::Rules;
using own::Size;

// Moves of so many cells are read and clicked in any order, longer ones with any cell first.
constexpr std::size_t mostOrdered = 4;

Size sizeAt(const Rules& rules, const Settings& settings) {
    Size size = rules.standard;
    for (const auto& [id, value] : settings)
        (id == "rows" ? size.rows : size.columns) = value;
    return size;
}

// Every order of the cells, the ascending one first.
std::vector<Clicks> ordersOf(Clicks cells) {
    std::vector<Clicks> all{cells};
    if (cells.size() <= mostOrdered) {
        Clicks order = cells;
        std::ranges::sort(order);
        do
            if (order != cells)
                all.push_back(order);
        while (std::ranges::next_permutation(order).found);
        return all;
    }
    for (std::size_t i = 1; i < cells.size(); ++i) {
        Clicks order = cells;
        std::rotate(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(i),
                    order.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        all.push_back(std::move(order));
    }
    return all;
}

// The cells of a board that hold less after a turn, if the turn has filled these.
Clicks leftBy(const Position& before, const Position& after) {
    Clicks cells;
    for (std::size_t i = 0; i < before.cells.size(); ++i)
        if (before.cells[i] != after.cells[i]
            && own::piecesOn(before.cells[i]) > own::piecesOn(after.cells[i]))
            cells.push_back(before.size.cellAt(i));
    return cells;
}

const char* nameOfSide(const OwnRules& of, Side side) {
    return lasting(of.rules().sides[indexOf(side)].name);
}

} // namespace

std::vector<Setting> OwnGame::settings(const OwnRules& of) {
    const Rules& rules = of.rules();
    std::vector<Setting> all;
    if (rules.least.rows != rules.largest.rows)
        all.push_back({"rows", QT_TRANSLATE_NOOP("Phrase", "Rows"), rules.least.rows,
                       rules.standard.rows, rules.largest.rows});
    if (rules.least.columns != rules.largest.columns)
        all.push_back({"columns", QT_TRANSLATE_NOOP("Phrase", "Columns"), rules.least.columns,
                       rules.standard.columns, rules.largest.columns});
    return all;
}

Or<State> OwnGame::standard(const OwnRules& of, const Settings& settings) {
    const Size size = sizeAt(of.rules(), settings);
    if (std::ranges::count(of.file.refused, size) > 0)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The start has no turn on this board, so the game "
                                         "would be over at once. Rows: %1, columns: %2."),
             {std::to_string(size.rows), std::to_string(size.columns)}});
    return State{&of, own::firstPosition(*of.ready, size)};
}

Or<State> OwnGame::random(const OwnRules& of, const Settings& settings, Random& random) {
    const Or<State> start = standard(of, settings);
    if (!start)
        return refuse(start.error());
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        State state = *start;
        if (of.rules().ofHeaps()) {
            const int most = std::ranges::max(of.rules().heaps, {}, &own::Heap::size).size;
            for (own::Heap& heap : state.at.heaps)
                heap.size = random.between(1, most);
        } else {
            // Half of the turns of a random game, at most.
            std::vector<State> game{state};
            while (!result(game.back()))
                game.push_back(after(game.back(), random.oneOf(moves(game.back()))));
            state = game[random.below((game.size() + 1) / 2)];
        }
        if (!result(state))
            return state;
    }
    return start;
}

Picture OwnGame::blank(const OwnRules& of, const Settings& settings) {
    return draw({&of, own::firstPosition(*of.ready, sizeAt(of.rules(), settings))});
}

Or<State> OwnGame::read(const OwnRules& of, Picture picture) {
    Or<Position> at = own::positionIn(of.rules(), std::move(picture));
    if (!at)
        return refuse(at.error());
    return State{&of, std::move(*at)};
}

Settings OwnGame::settingsOf(const OwnRules& of, const Picture& picture) {
    Settings shown;
    if (picture.rows.empty())
        return shown;
    for (const Setting& setting : settings(of))
        shown.emplace_back(setting.id, static_cast<int>(std::string_view(setting.id) == "rows"
                                                            ? picture.rows.size()
                                                            : picture.rows[0].size()));
    return shown;
}

Picture OwnGame::draw(const State& state) { return own::pictureOf(state.at); }

// The written order is the turn's name. A piece that goes somewhere may also be clicked where it
// stands and then where it goes, unless that click would be a turn by itself.
std::vector<Move> OwnGame::moves(const State& state) {
    std::vector<Move> all;
    std::set<Cell> alone;
    std::vector<own::Legal> turns = own::turnsAt(*state.of->ready, state.at);
    for (own::Legal& turn : turns) {
        const Clicks cells = readClicks(turn.name).value_or(Clicks());
        if (cells.size() == 1)
            alone.insert(cells[0]);
        all.push_back({ordersOf(cells), std::move(turn.after)});
    }
    for (Move& move : all) {
        const Clicks from = leftBy(state.at, move.after), to = move.orders.front();
        if (from.size() != 1 || to.size() != 1 || from == to || alone.contains(from[0]))
            continue;
        const Clicks order{from[0], to[0]};
        // Another turn may be called so.
        if (std::ranges::none_of(all, [&](const Move& other) {
                return std::ranges::count(other.orders, order) > 0;
            }))
            move.orders.push_back(order);
    }
    return all;
}

std::optional<Result> OwnGame::result(const State& state) {
    const auto ended = own::resultOf(*state.of->ready, state.at);
    return ended ? std::optional(Result{ended->winner}) : std::nullopt;
}

Phrase OwnGame::ending(const State& state) {
    const OwnRules& of = *state.of;
    const char* const mover = nameOfSide(of, state.at.side);
    if (const auto goal = own::goalIn(*of.ready, state.at, other(state.at.side))) {
        const auto winner = own::winnerBy(*goal, other(state.at.side));
        if (!winner)
            return {QT_TRANSLATE_NOOP("Phrase", "The goal of a draw is reached: nobody wins.")};
        return {QT_TRANSLATE_NOOP("Phrase", "A goal is reached: %1 wins."),
                {nameOfSide(of, *winner)}};
    }
    switch (of.rules().last) {
    case own::Last::Loses:
        return {QT_TRANSLATE_NOOP("Phrase", "%1 has no turn. Who made the last one loses."),
                {mover}};
    case own::Last::Draws:
        return {QT_TRANSLATE_NOOP("Phrase", "%1 has no turn, so the game is drawn."), {mover}};
    default: return {QT_TRANSLATE_NOOP("Phrase", "%1 has no turn."), {mover}};
    }
}

} // namespace bouton
