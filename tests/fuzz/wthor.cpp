// SPDX-License-Identifier: MIT
#include "collection/wthor.h"
#include "collection/search.h"
#include "fuzz/fuzz.h"

// Files of WTHOR: games, or names by the same bytes. What is read is there with all its moves, and
// is found by the position that it comes to.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bouton;
    using fuzzing::require;
    const std::string_view bytes = fuzzing::textOf(data, size);
    WthorNames names;
    if (auto players = readWthorNames(bytes, 20))
        names.players = std::move(*players);
    Collection games;
    if (const auto read = readWthor(bytes, names, games); !read) {
        require(!english(read.error()).empty(), "a refusal is a sentence");
        require(games.size() == 0, "what is refused adds nothing");
        return 0;
    }
    for (Collection::Index i = 0; i < games.size(); ++i) {
        const Collection::Game& game = games.game(i);
        const ReadGame read = games.read(i);
        const Reversi::State end = games.after(game, game.moves);
        require(read.match->result(read.match->current()).has_value() == game.isComplete,
                "a game is complete as it is by the rules");
        if (i % 16 == 0) {
            const auto hits = found(games, {.position = end});
            require(hits && std::ranges::find(*hits, i) != hits->end(),
                    "a game is found by its last position");
            const auto next = playedNext(games, *hits, end);
            require(next && next->came == hits->size(), "what came there is counted");
        }
    }
    return 0;
}
