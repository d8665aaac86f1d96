// SPDX-License-Identifier: MIT
#include "collection/collection.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/cell.h"
#include "core/match_of.h"
#include "core/visible.h"
#include "games/reversi/kernel.h"
#include "games/reversi/openings.h"

namespace bouton {

namespace {

constexpr std::size_t longestText = 100; // characters, of a name

// The number of discs after which no position has a name any more.
int lastNamedDiscs() {
    static const int most = [] {
        std::size_t moves = 0;
        for (const reversi::Opening& opening : reversi::namedOpenings())
            moves = std::max(moves, opening.moves.size() / 2);
        return static_cast<int>(moves) + 4;
    }();
    return most;
}

Reversi::State passed(const Reversi::State& state) {
    return {state.board.passed(), other(state.toMove)};
}

// At the end of the game.
int darkDiscs(const Reversi::State& state) {
    const int score = reversi::finalScore(state.board);
    return (reversi::cells + (state.toMove == Side::One ? score : -score)) / 2;
}

std::string asResult(int dark) {
    return std::to_string(dark) + "-" + std::to_string(reversi::cells - dark);
}

} // namespace

int discsOn(const reversi::Board& board) { return reversi::cells - reversi::count(board.empty()); }

Reversi::State passedIfForced(const Reversi::State& state) {
    const bool forced = !reversi::canMove(state.board) && reversi::canMove(state.board.passed());
    return forced ? passed(state) : state;
}

std::optional<Result> Collection::result(const Game& game) const {
    if (game.discs >= 0)
        return game.discs == 32  ? Result{}
               : game.discs > 32 ? Result{Side::One}
                                 : Result{Side::Two};
    if (game.loser >= 0)
        return Result{game.loser == 0 ? Side::Two : Side::One};
    return std::nullopt;
}

Reversi::State Collection::after(const Game& game, std::size_t moves) const {
    const auto flips = reversi::kernel().flips;
    Reversi::State state = m_starts[game.start];
    for (std::size_t i = 0; i < moves; ++i) {
        if (mover(game, i) != state.toMove)
            state = passed(state);
        const int at = cell(game, i);
        state = {reversi::placed(state.board, at, flips(state.board.own, state.board.opponent, at)),
                 other(state.toMove)};
    }
    return passedIfForced(state);
}

ReadGame Collection::read(Index index) const {
    const Game& game = m_games[index];
    auto match = rulesetOf<Reversi>().from(Reversi::draw(m_starts[game.start]));
    ReadGame read{std::move(match.value())};
    Match& line = *read.match;
    for (std::size_t i = 0; i < game.moves; ++i) {
        if (line.toMove(line.current()) != mover(game, i))
            line.play(std::size_t{0});
        const int at = cell(game, i);
        line.play(nameOf(Cell{at / 8, at % 8}));
    }
    for (const Side side : {Side::One, Side::Two})
        read.notes.players[indexOf(side)] = text(game.players[indexOf(side)]);
    read.notes.event = text(game.event);
    read.notes.date = text(game.date);
    if (game.loser >= 0) {
        read.notes.loser = game.loser == 0 ? Side::One : Side::Two;
        read.notes.onTime = game.onTime;
    }
    const std::string moves = std::to_string(game.moves);
    if (game.isWrong)
        read.notes.remarks.push_back(
            {QT_TRANSLATE_NOOP("Phrase", "Moves end at %1: the next one of the file is not legal."),
             {moves}});
    if (!game.isComplete && game.discs >= 0)
        read.notes.remarks.push_back(
            {QT_TRANSLATE_NOOP("Phrase", "Moves end at %1. The file gives the result as %2."),
             {moves, asResult(game.discs)}});
    else if (const auto counts = countsOf(line.tally(line.current())).value();
             game.isComplete && game.discs != counts[0])
        read.notes.remarks.push_back({QT_TRANSLATE_NOOP("Phrase", "The file gives the result as "
                                                                  "%1. On the board it is %2."),
                                      {asResult(game.discs), asResult(counts[0])}});
    return read;
}

Collection::Name Collection::named(std::string_view text) {
    if (const auto known = m_names.find(text); known != m_names.end())
        return known->second;
    // Two texts may be shown alike, and are one name then.
    std::string safe = visible(text, longestText);
    const auto [at, isNew] =
        m_names.try_emplace(std::move(safe), static_cast<Name>(m_texts.size()));
    if (isNew)
        m_texts.push_back(at->first);
    return at->second;
}

std::optional<Reversi::State> Collection::theoreticalPosition(const Game& game) const {
    const int moves = reversi::cells - discsOn(start(game).board) - game.theoreticalAt;
    if (game.theoretical < 0 || game.theoreticalAt == 0 || moves < 0 || moves > game.moves)
        return std::nullopt;
    return after(game, static_cast<std::size_t>(moves));
}

void Collection::beginFile(std::string name, std::uint64_t checksum) {
    if (m_files.size() < std::numeric_limits<std::uint16_t>::max())
        m_files.push_back({std::move(name), checksum});
}

void Collection::reserve(std::size_t games) {
    const std::size_t all = std::min(m_games.size() + games, mostGames);
    if (all > m_games.capacity()) {
        m_games.reserve(all);
        m_moves.reserve(all * 60);
    }
}

std::uint16_t Collection::wayOf(std::vector<const char*> openings) {
    if (m_openings.size() > std::numeric_limits<std::uint16_t>::max())
        return 0;
    const auto [at, isNew] =
        m_ways.try_emplace(std::move(openings), static_cast<std::uint16_t>(m_openings.size()));
    if (isNew)
        m_openings.push_back(at->first);
    return at->second;
}

bool Collection::add(Game told, std::span<const std::uint8_t> cells, const Reversi::State& start) {
    if (m_games.size() >= mostGames)
        return false;
    const auto flips = reversi::kernel().flips;
    Reversi::State state = start;
    if (start != m_starts[0]) {
        told.start = static_cast<std::uint32_t>(m_starts.size());
        m_starts.push_back(start);
    }
    told.first = static_cast<std::uint32_t>(m_moves.size());
    told.file = static_cast<std::uint16_t>(m_files.empty() ? 0 : m_files.size() - 1);
    std::vector<const char*> openings;
    const int lastNamed = lastNamedDiscs();
    for (const std::uint8_t at : cells) {
        const auto turns = [&] {
            return at < reversi::cells && state.board.empty() & reversi::bit(at)
                       ? flips(state.board.own, state.board.opponent, at)
                       : 0;
        };
        reversi::Bits turned = turns();
        // Such files have no passes: who cannot move passes. The moves end at the first illegal
        // one.
        if (!turned && !reversi::canMove(state.board)) {
            state = passed(state);
            turned = turns();
        }
        if (!turned) {
            told.isWrong = true;
            break;
        }
        m_moves.push_back(at | (state.toMove == Side::Two ? 64 : 0));
        state = {reversi::placed(state.board, at, turned), other(state.toMove)};
        if (discsOn(state.board) <= lastNamed)
            if (const char* name = reversi::openingAt(state.board); *name != '\0')
                openings.push_back(name);
    }
    told.moves = static_cast<std::uint8_t>(m_moves.size() - told.first);
    // A game that is played to its end has the result of its board. The file's counts only where
    // the moves end early (a resignation, a lost score sheet).
    told.isComplete = reversi::isOver(state.board);
    if (told.isComplete && told.discs < 0)
        told.discs = static_cast<std::int8_t>(darkDiscs(state));
    if (told.isComplete)
        told.loser = -1;
    told.openings = openings.empty() ? 0 : wayOf(std::move(openings));
    m_oddities.early += told.isComplete ? 0 : 1;
    m_oddities.wrong += told.isWrong ? 1 : 0;
    m_oddities.differing += told.isComplete && told.discs != darkDiscs(state) ? 1 : 0;
    m_games.push_back(told);
    return true;
}

} // namespace bouton
