// SPDX-License-Identifier: MIT
#pragma once

#include "core/match_of.h"
#include "core/poll.h"

namespace bouton {

namespace erased {

template <Playable G> Or<std::unique_ptr<Match>> match(Or<typename G::State> state) {
    if (!state)
        return refuse(state.error());
    return std::make_unique<MatchOf<G>>(std::move(*state));
}

template <Game G> Or<Picture> parse(std::string_view text) {
    if constexpr (requires { G::parse(text); })
        return G::parse(text);
    else
        return readPicture(text, G::name.letters);
}

template <Game G> Settings settingsOf(const Picture& picture) {
    if constexpr (requires { G::settingsOf(picture); })
        return picture.rows.empty() ? Settings{} : G::settingsOf(picture);
    else
        return {};
}

// The start and what the first moves make of it, two plies deep.
template <Game G> std::vector<Picture> firstPictures() {
    std::vector<Picture> all;
    auto state = G::standard(complete(G::settings(), {}).value());
    for (int ply = 0; state; ++ply) {
        all.push_back(G::draw(*state));
        const auto moves = G::moves(*state);
        if (moves.empty() || ply == 2)
            break;
        state = G::after(*state, moves.front());
    }
    return all;
}

template <Game G> const Pieces& pieces() {
    static const Pieces all = [] {
        if constexpr (requires { G::pieces(); })
            return G::pieces();
        else
            return editing::piecesIn(firstPictures<G>(), G::name.letters);
    }();
    return all;
}

template <Game G> Picture put(Picture picture, Cell cell, char letter) {
    if constexpr (requires { G::put(picture, cell, letter); })
        return G::put(std::move(picture), cell, letter);
    else
        return editing::put(pieces<G>(), std::move(picture), cell, letter);
}

template <Game G> Picture moved(Picture picture, Cell from, Cell to) {
    if constexpr (requires { G::moved(picture, from, to); })
        return G::moved(std::move(picture), from, to);
    else
        return editing::moved(pieces<G>(), std::move(picture), from, to);
}

template <Game G> Picture arranged(Picture picture, Cell cell) {
    if constexpr (requires { G::arranged(picture, cell); })
        return G::arranged(std::move(picture), cell);
    else
        return editing::arranged(pieces<G>(), std::move(picture), cell);
}

template <Game G> Picture cleared(Picture picture) {
    if constexpr (requires { G::cleared(picture); })
        return G::cleared(std::move(picture));
    else
        return editing::cleared(std::move(picture));
}

template <Game G> Picture resized(const Picture& picture, const Settings& settings) {
    if constexpr (requires { G::resized(picture, settings); })
        return G::resized(picture, settings);
    else
        return editing::fitted(picture, G::blank(settings));
}

template <Playable G>
AnyPlayer makePlayer(std::size_t player, const Settings& settings, std::uint64_t seed) {
    auto choose = std::make_shared<Player<G>>(G::players()[player].make(settings, seed));
    return [choose](const Match& match) -> ChoiceJob {
        return [choose, past = dynamic_cast<const MatchOf<G>&>(match).past()](
                   const Asking& asking) { return (*choose)(past, asking); };
    };
}

template <Playable G> AnyAnalyst makeAnalyst() {
    auto analyse = std::make_shared<Analyst<G>>(G::analyst());
    return [analyse](const Match& match, Match::Node node, Patience patience) -> AnalysisJob {
        return [analyse, patience, past = dynamic_cast<const MatchOf<G>&>(match).alone(node)](
                   std::stop_token stop, const Post<Analysis>& post) {
            (*analyse)(past, patience, std::move(stop), post);
        };
    };
}

template <Playable G> std::uint64_t leaves(const typename G::State& state, int plies, Poll& poll) {
    if constexpr (requires { G::leaves(state, plies, poll); }) {
        return G::leaves(state, plies, poll);
    } else {
        if (poll.node() || plies == 0)
            return 1;
        std::uint64_t sum = 0;
        const auto moves = G::moves(state);
        for (const auto& move : moves)
            sum += plies == 1 ? 1 : leaves<G>(G::after(state, move), plies - 1, poll);
        return moves.empty() ? 1 : sum;
    }
}

template <Playable G>
std::optional<std::uint64_t> leavesOf(const Match& match, int plies, std::stop_token stop) {
    Poll poll(std::move(stop));
    const auto past = dynamic_cast<const MatchOf<G>&>(match).past();
    const std::uint64_t sum = leaves<G>(past.now(), plies, poll);
    return poll.ask() ? std::nullopt : std::optional(sum);
}

template <Playable G> const typename G::State& stateOf(const AnyGame::State& at) {
    return dynamic_cast<const MatchOf<G>&>(at.match).state(at.node);
}
template <Playable G> typename G::Move moveOf(const AnyGame::State& at, std::size_t move) {
    return G::moves(stateOf<G>(at))[move];
}

// The functions that a game's Lore has, with their arguments' types erased.
template <Playable G> Lore<AnyGame> lore() {
    Lore<AnyGame> all;
    if constexpr (requires { G::lore(); }) {
        using At = AnyGame::State;
        static const Lore<G>& own = G::lore();
        if (own.nimber)
            all.nimber = [](const At& at) { return own.nimber(stateOf<G>(at)); };
        if (own.summands)
            all.summands = [](const At& at, const Analysis& analysis) {
                return own.summands(stateOf<G>(at), analysis);
            };
        if (own.answer)
            all.answer = [](const At& at, const std::size_t& move, int from, int to) {
                return own.answer(stateOf<G>(at), moveOf<G>(at, move), from, to);
            };
        if (own.adding)
            all.adding = [](const At& at, const std::size_t& move) {
                return own.adding(stateOf<G>(at), moveOf<G>(at, move));
            };
        if (own.sentence)
            all.sentence = [](const At& at, const Analysis& analysis) {
                return own.sentence(stateOf<G>(at), analysis);
            };
        if (own.moveSentence)
            all.moveSentence = [](const At& at, const std::size_t& move, const Analysis& analysis) {
                return own.moveSentence(stateOf<G>(at), moveOf<G>(at, move), analysis);
            };
        if (own.note)
            all.note = [](const At& at, const Analysis& analysis) {
                return own.note(stateOf<G>(at), analysis);
            };
        if (own.refusal)
            all.refusal = [](const At& at, const Clicks& clicked, Cell cell) {
                return own.refusal(stateOf<G>(at), clicked, cell);
            };
        if (own.opening)
            all.opening = [](const At& at) { return own.opening(stateOf<G>(at)); };
        if (own.book)
            all.book = [](const At& at) { return own.book(stateOf<G>(at)); };
        if (own.map)
            all.map = [](const At& at, const Analysis& analysis, std::optional<Cell> cell) {
                return own.map(stateOf<G>(at), analysis, cell);
            };
        if (own.reach)
            all.reach = [](const At& at, Cell cell) { return own.reach(stateOf<G>(at), cell); };
        all.scores = own.scores;
        all.claims = own.claims;
        all.vocabulary = own.vocabulary;
        all.tables = own.tables;
        all.census = own.census;
        all.searched = own.searched;
        all.formats = own.formats;
    }
    return all;
}

// Before the opponents are known, their players are found by the players' own ids.
template <Playable G> std::vector<Opponent> opponents(const Ruleset& game) {
    std::vector<Opponent> all;
    if constexpr (requires { G::opponents(); }) {
        for (const NamedPlayer& named : G::opponents())
            all.push_back({named.id, named.title, named.manner,
                           choosePlayer(game, readSpec(named.player).value()).value()});
    } else {
        for (const PlayerInfo& player : game.players)
            all.push_back(
                {player.id, player.title, "", choosePlayer(game, {player.id, {}}).value()});
    }
    return all;
}

template <Playable G> void addPlayers(Ruleset& game) {
    for (const PlayerKind<G>& kind : G::players())
        game.players.push_back({kind.id, kind.title, kind.settings, kind.rating, kind.isLadder,
                                kind.thinksAhead, kind.byProof});
    game.opponents = opponents<G>(game);
}

} // namespace erased

template <Game G> const Ruleset& rulesetOf() {
    static const Ruleset ruleset = [] {
        Ruleset all{
            .name = G::name,
            .settings = G::settings(),
            .players = {},
            .opponents = {},
            .standard = [](const Settings& all) { return erased::match<G>(G::standard(all)); },
            .random = [](const Settings& all,
                         Random& random) { return erased::match<G>(G::random(all, random)); },
            .from = [](const Picture& picture) { return erased::match<G>(G::read(picture)); },
            .blank = &G::blank,
            .editing = {.pieces = erased::pieces<G>(),
                        .put = &erased::put<G>,
                        .moved = &erased::moved<G>,
                        .arranged = &erased::arranged<G>,
                        .cleared = &erased::cleared<G>,
                        .resized = &erased::resized<G>},
            .parse = &erased::parse<G>,
            .settingsOf = &erased::settingsOf<G>,
            .makePlayer = &erased::makePlayer<G>,
            .makeAnalyst = &erased::makeAnalyst<G>,
            .leaves = &erased::leavesOf<G>,
            .lore = erased::lore<G>()};
        erased::addPlayers<G>(all);
        return all;
    }();
    return ruleset;
}

} // namespace bouton
