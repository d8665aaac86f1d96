#pragma once

#include "core/match_of.h"
#include "core/poll.h"

namespace bouton {

namespace erased {

template <Game G> Or<std::unique_ptr<Match>> match(Or<typename G::State> state) {
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

template <Game G> Mind mind(std::size_t player, const Settings& settings, std::uint64_t seed) {
    auto choose = std::make_shared<Player<G>>(G::players()[player].make(settings, seed));
    return [choose](const Match& match) -> ChoiceJob {
        return [choose, past = dynamic_cast<const MatchOf<G>&>(match).past()](
                   std::stop_token stop) { return (*choose)(past, std::move(stop)); };
    };
}

template <Game G> Scholar scholar() {
    auto analyse = std::make_shared<Analyst<G>>(G::analyst());
    return [analyse](const Match& match, Match::Node node, Patience patience) -> AnalysisJob {
        return [analyse, patience, past = dynamic_cast<const MatchOf<G>&>(match).alone(node)](
                   std::stop_token stop, const Post<Analysis>& post) {
            (*analyse)(past, patience, std::move(stop), post);
        };
    };
}

template <Game G> std::uint64_t leaves(const typename G::State& state, int plies, Poll& poll) {
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

template <Game G>
std::optional<std::uint64_t> leavesOf(const Match& match, int plies, std::stop_token stop) {
    Poll poll(std::move(stop));
    const auto past = dynamic_cast<const MatchOf<G>&>(match).past();
    const std::uint64_t sum = leaves<G>(past.now(), plies, poll);
    return poll.ask() ? std::nullopt : std::optional(sum);
}

} // namespace erased

template <Game G> const Ruleset& rulesetOf() {
    static const Ruleset ruleset = [] {
        Ruleset all{
            .name = G::name,
            .settings = G::settings(),
            .players = {},
            .standard = [](const Settings& all) { return erased::match<G>(G::standard(all)); },
            .random = [](const Settings& all,
                         Random& random) { return erased::match<G>(G::random(all, random)); },
            .from = [](const Picture& picture) { return erased::match<G>(G::read(picture)); },
            .blank = &G::blank,
            .arranged = &G::arranged,
            .parse = &erased::parse<G>,
            .mind = &erased::mind<G>,
            .scholar = &erased::scholar<G>,
            .leaves = &erased::leavesOf<G>};
        for (const PlayerKind<G>& kind : G::players())
            all.players.push_back({kind.id, kind.title, kind.settings});
        return all;
    }();
    return ruleset;
}

} // namespace bouton
