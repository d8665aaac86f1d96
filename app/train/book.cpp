#include "book.h"

#include <cstdio>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>

#include "games/reversi/board.h"
#include "loaded.h"
#include "training/book_maker.h"
#include "words.h"

namespace bouton {

namespace {

constexpr const char* help = R"(bouton-train book: makes an opening book for Reversi.

Usage: bouton-train book DIRECTORY [--seed N] [--positions N] [--plies N] [--shards N]
       [--lines N] [--only K] [--weights FILE]

Grows a tree of positions from the start of the game: those first to which both sides
lose least. Every move of a position is scored by a search (docs/reversi-engine.md). The
book comes to DIRECTORY/book.bin. Stopped at any time, the same command goes on where it
was.

  --seed N       draw from this seed which of equally good positions come first (1)
  --positions N  positions whose moves the book knows (1000)
  --plies N      depth of the searches (12)
  --shards N     pieces that the work of a round is cut into (8)
  --lines N      also know the lines on which searches follow the openings that have names,
                 and what is near to them, up to N plies from the start and no further
                 (0: as far as the positions go, without these lines)
  --only K       do of shard K (0 to N-1) what can be done until other shards are needed,
                 and no other, for several processes or machines on one directory
  --weights FILE search with these weights, not with those in the program
)";

struct BookWish {
    std::string directory, weights;
    reversi::BookPlan plan;
    int only = -1;
    bool help = false;
};

BookWish wishOf(const std::vector<std::string>& words) {
    BookWish wish;
    const Words found = read(words, {{"--seed", into<std::uint64_t>(wish.plan.seed, 0, UINT64_MAX)},
                                     {"--positions", into(wish.plan.positions, 1, 10'000'000)},
                                     {"--plies", into(wish.plan.plies, 1, 30)},
                                     {"--shards", into(wish.plan.shards, 1, 1'000)},
                                     {"--lines", into(wish.plan.lines, 0, 50)},
                                     {"--only", into(wish.only, 0, 999)},
                                     {"--weights", into(wish.weights)}});
    wish.directory = found.directory;
    wish.help = found.help;
    if (wish.help)
        return wish;
    if (wish.directory.empty())
        throw std::invalid_argument("A DIRECTORY is missing.");
    if (wish.only >= wish.plan.shards)
        throw std::invalid_argument("--only must be below the number of shards.");
    return wish;
}

// How much is in it, and what it costs to play from it.
void tell(const reversi::Book& book) {
    const reversi::BookSpan span = reversi::spanOf(book);
    std::printf("%zu positions, %zu with those after them\n", book.size(), book.positions().size());
    std::map<int, int> byPly;
    for (const reversi::Book::Position& position : book.positions())
        if (position.open)
            ++byPly[reversi::count(~position.board.empty()) - 4];
    for (const auto& [ply, number] : byPly)
        std::printf("%s%d: %d", ply == 0 ? "by discs played, " : ", ", ply, number);
    std::printf("\n");
    std::printf("A game drawn from it stays %.1f plies in it; a move loses %.2f discs.\n",
                span.plies, span.plies > 0 ? span.loss / span.plies : 0);
}

} // namespace

int makeBook(const std::vector<std::string>& words) {
    const BookWish wish = wishOf(words);
    if (wish.help) {
        std::cout << help;
        return 0;
    }
    const auto weights = wish.weights.empty() ? reversi::Weights::embedded()
                                              : loaded<reversi::Weights>(wish.weights);
    reversi::BookMaker maker(wish.directory, wish.plan, weights, say);
    if (wish.only < 0) {
        maker.work();
        std::cout << maker.result().string() << '\n';
        tell(*loaded<reversi::Book>(maker.result().string()));
    } else if (!maker.workOn(wish.only)) {
        std::cerr << "Nothing of this shard can be done before the other shards.\n";
    }
    return 0;
}

} // namespace bouton
