// SPDX-License-Identifier: MIT
#include "collection/search.h"

#include <algorithm>
#include <array>

#include "games/reversi/openings.h"
#include "games/reversi/symmetry.h"

namespace bouton {

namespace {

constexpr std::size_t gamesBetweenStops = 1024;

// A position in all the ways to turn it. A game comes to it after a number of moves that its discs
// tell, so each game is played to one position only.
class Turned {
public:
    explicit Turned(const Reversi::State& position) : m_position(passedIfForced(position)) {
        for (int symmetry = 0; symmetry < reversi::symmetries; ++symmetry)
            m_boards[static_cast<std::size_t>(symmetry)] =
                reversi::turned(m_position.board, symmetry);
    }
    const Reversi::State& position() const { return m_position; }
    // The number of moves after which the game may come to it; -1: it cannot.
    int movesTo(const Collection& games, const Collection::Game& game) const {
        const int moves = discsOn(m_position.board) - discsOn(games.start(game).board);
        return moves <= game.moves ? moves : -1;
    }
    // By which symmetry the game comes to it; -1: it does not.
    int symmetryOf(const Collection& games, const Collection::Game& game) const {
        const int moves = movesTo(games, game);
        if (moves < 0)
            return -1;
        const Reversi::State state = games.after(game, static_cast<std::size_t>(moves));
        if (state.toMove != m_position.toMove)
            return -1;
        const auto at = std::ranges::find(m_boards, state.board);
        return at == m_boards.end() ? -1 : static_cast<int>(at - m_boards.begin());
    }
    // The cells that are the same as this one on the position itself.
    template <class Each> void forEqual(int cell, Each each) const {
        for (int symmetry = 0; symmetry < reversi::symmetries; ++symmetry)
            if (m_boards[static_cast<std::size_t>(symmetry)] == m_position.board)
                each(static_cast<std::size_t>(reversi::turnedCell(cell, symmetry)));
    }

private:
    Reversi::State m_position;
    std::array<reversi::Board, reversi::symmetries> m_boards;
};

// Of each text of the collection, whether it passes; empty: all do.
std::vector<bool> passing(const Collection& games, const Wanted::Test& test) {
    std::vector<bool> passes;
    for (Collection::Name name = 0; test && name < games.texts(); ++name)
        passes.push_back(test(games.text(name)));
    return passes;
}

// The same for the openings that games come through.
std::vector<bool> passingWays(const Collection& games, const Wanted::Test& test) {
    std::vector<bool> passes;
    for (std::size_t way = 0; test && way < games.ways(); ++way)
        passes.push_back(std::ranges::any_of(games.openingsOf(way), test));
    return passes;
}

// The cell on the position that a cell of a game is.
int untwisted(int cell, int symmetry) {
    for (int at = 0; at < reversi::cells; ++at)
        if (reversi::turnedCell(at, symmetry) == cell)
            return at;
    return cell;
}

} // namespace

std::optional<std::vector<Collection::Index>> found(const Collection& games, const Wanted& wanted,
                                                    const std::stop_token& stop) {
    const std::vector<bool> players = passing(games, wanted.player),
                            events = passing(games, wanted.event),
                            ways = passingWays(games, wanted.opening),
                            texts = passing(games, wanted.anywhere);
    std::vector<bool> lastOpenings;
    for (std::size_t way = 0; wanted.anywhere && way < games.ways(); ++way)
        lastOpenings.push_back(wanted.anywhere(games.openingOf(way)));
    std::optional<Turned> position;
    if (wanted.position)
        position.emplace(*wanted.position);
    const auto passes = [](const std::vector<bool>& tested, std::size_t name) {
        return tested.empty() || tested[name];
    };
    std::vector<Collection::Index> all;
    for (Collection::Index i = 0; i < games.size(); ++i) {
        if (i % gamesBetweenStops == 0 && stop.stop_requested())
            return std::nullopt;
        const Collection::Game& game = games.game(i);
        const auto& [dark, light] = game.players;
        if ((passes(players, dark) || passes(players, light)) && passes(events, game.event)
            && passes(ways, game.openings)
            && (texts.empty() || texts[dark] || texts[light] || texts[game.event]
                || texts[game.date] || lastOpenings[game.openings])
            && (!position || position->symmetryOf(games, game) >= 0))
            all.push_back(i);
    }
    return all;
}

std::optional<PlayedNext> playedNext(const Collection& games,
                                     std::span<const Collection::Index> among,
                                     const Reversi::State& position, const std::stop_token& stop) {
    const Turned turned(position);
    const Side side = turned.position().toMove;
    PlayedNext next;
    std::array<PlayedNext::Move, reversi::cells> cells{};
    for (std::size_t i = 0; i < among.size(); ++i) {
        if (i % gamesBetweenStops == 0 && stop.stop_requested())
            return std::nullopt;
        const Collection::Game& game = games.game(among[i]);
        const int symmetry = turned.symmetryOf(games, game);
        if (symmetry < 0)
            continue;
        ++next.came;
        const auto moves = static_cast<std::size_t>(turned.movesTo(games, game));
        if (moves == game.moves) {
            ++next.ended;
            continue;
        }
        PlayedNext::Move& move =
            cells[static_cast<std::size_t>(untwisted(games.cell(game, moves), symmetry))];
        ++move.games;
        if (const auto result = games.result(game))
            ++(!result->winner ? move.drawn : *result->winner == side ? move.won : move.lost);
    }
    // A position that looks the same turned has moves that are one move by symmetry. They are
    // counted together, as the cell that was played most often. Each cell is emptied, so it counts
    // once.
    for (const int cell : reversi::Moves(turned.position().board)) {
        if (cell == reversi::passMove)
            break;
        PlayedNext::Move all{.cell = cell};
        std::size_t most = 0;
        std::vector<std::size_t> equal;
        turned.forEqual(cell, [&](std::size_t at) {
            if (std::ranges::find(equal, at) == equal.end())
                equal.push_back(at);
        });
        for (const std::size_t at : equal) {
            const PlayedNext::Move& one = cells[at];
            all.games += one.games;
            all.won += one.won;
            all.drawn += one.drawn;
            all.lost += one.lost;
            if (one.games > most) {
                most = one.games;
                all.cell = static_cast<int>(at);
            }
            cells[at] = {};
        }
        if (all.games == 0)
            continue;
        all.opening = reversi::openingAt(reversi::after(turned.position().board, all.cell));
        next.moves.push_back(all);
    }
    std::ranges::stable_sort(next.moves, std::greater(), &PlayedNext::Move::games);
    return next;
}

} // namespace bouton
