#include "lab/depths.h"

#include <algorithm>
#include <chrono>

#include "core/poll.h"
#include "games/cards/cards.h"
#include "games/catalogue.h"
#include "games/grid_nim/grid_nim.h"
#include "games/reversi/minimax.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"
#include "lab/worth.h"
#include "search/alpha_beta.h"

namespace bouton {

namespace {

// The best moves by index, and their value.
struct Found {
    std::vector<std::size_t> moves;
    int value;
};

template <Game G> Found search(const typename G::State& state, int plies, Poll& poll) {
    if constexpr (std::is_same_v<G, Reversi>) {
        const reversi::Best best = reversi::minimax(state.board, plies, poll);
        return {best.moves, best.value};
    } else {
        const std::vector<int> values =
            AlphaBeta<G, Worth<G>>(Worth<G>(), poll).moveValues(state, plies);
        Found found{{}, *std::ranges::max_element(values)};
        for (std::size_t i = 0; i < values.size(); ++i)
            if (values[i] == found.value)
                found.moves.push_back(i);
        return found;
    }
}

template <Game G>
Or<void> tabulate(const Picture& picture, int most, const std::stop_token& stop,
                  const Post<std::vector<DepthRow>>& post) {
    using Clock = std::chrono::steady_clock;
    const Or<typename G::State> state = G::read(picture);
    if (!state)
        return refuse(state.error());
    const auto moves = G::moves(*state);
    if (moves.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game is over in this position.")});
    std::vector<DepthRow> rows;
    for (int depth = 1; depth <= most; ++depth) {
        Poll poll(stop);
        const Clock::time_point start = Clock::now();
        const Found found = search<G>(*state, depth, poll);
        if (poll.ask())
            return {};
        DepthRow row{depth,
                     {},
                     found.value,
                     poll.nodes(),
                     std::chrono::duration<double>(Clock::now() - start).count()};
        for (const std::size_t move : found.moves)
            row.moves.push_back(nameOfMove<G>(moves[move]));
        rows.push_back(std::move(row));
        post(rows);
    }
    return {};
}

struct Line {
    const char* game;
    Or<void> (*tabulate)(const Picture&, int, const std::stop_token&,
                         const Post<std::vector<DepthRow>>&);
};
constexpr Line lines[] = {
    {TicTacToe::name.id, tabulate<TicTacToe>}, {Reversi::name.id, tabulate<Reversi>},
    {Towers::name.id, tabulate<Towers>},       {TrojanHorse::name.id, tabulate<TrojanHorse>},
    {GridNim::name.id, tabulate<GridNim>},     {Cards::name.id, tabulate<Cards>},
};

} // namespace

Or<void> tabulateDepths(const DepthTask& task, std::stop_token stop,
                        const Post<std::vector<DepthRow>>& post) {
    const Or<Picture> picture = task.game->parse(task.position);
    if (!picture)
        return refuse(picture.error());
    const auto line =
        std::ranges::find(lines, std::string_view(task.game->name.id),
                          [](const Line& known) { return std::string_view(known.game); });
    if (line == std::end(lines))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be searched to a depth."),
                       {task.game->name.title}});
    return line->tabulate(*picture, task.most, stop, post);
}

} // namespace bouton
