// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/phrase.h"
#include "games/reversi/board.h"
#include "lab/interval.h"
#include "training/book_maker.h"
#include "training/chain.h"
#include "training/duel.h"
#include "training/frozen.h"
#include "training/probes.h"

namespace bouton::reversi {

namespace {

// A whole number from a word of the command line. Throws std::invalid_argument with a sentence if
// the word is not a number, or out of range.
template <class Number> Number numberFrom(const std::string& text, Number least, Number most) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        throw std::invalid_argument("\"" + text + "\" is no whole number from "
                                    + std::to_string(least) + " to " + std::to_string(most) + '.');
    return number;
}

// Functions that put an option's value where it belongs; `place` must outlive them. The first takes
// whole numbers as numberFrom() does.
using Taking = std::function<void(const std::string& value)>;
template <class Number, class Place> Taking into(Place& place, Number least, Number most) {
    return [&place, least, most](const std::string& value) {
        place = numberFrom<Number>(value, least, most);
    };
}
inline Taking into(std::string& place) {
    return [&place](const std::string& value) { place = value; };
}

// What stood on the command line besides the values of options.
struct Words {
    std::string directory;            // empty if there was none
    std::vector<std::string> options; // those that were there, in their order, with their dashes
    bool help = false;                // --help was there; what follows it is not read
};

// Reads at most one directory, options that are followed by a value, and flags, which are not. An
// option's function is called with its value. Throws std::invalid_argument with a sentence for any
// other word, and lets through what a function throws.
Words read(const std::vector<std::string>& words, const std::map<std::string, Taking>& options,
           const std::set<std::string>& flags = {}) {
    Words read;
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (*word == "--help") {
            read.help = true;
            return read;
        }
        if (!word->starts_with("--")) {
            if (!read.directory.empty())
                throw std::invalid_argument("One directory is enough.");
            read.directory = *word;
            continue;
        }
        read.options.push_back(*word);
        if (flags.contains(*word))
            continue;
        const auto option = options.find(*word);
        if (option == options.end())
            throw std::invalid_argument("There is no option " + *word + '.');
        if (++word == words.end())
            throw std::invalid_argument(option->first + " needs a value.");
        option->second(*word);
    }
    return read;
}

// Writes one line to standard error for each piece of work that is done. On a terminal the line
// shows the percentage until then. `part` goes from 0 to 1.
void say(const std::string& what, double part) {
    static const bool terminal = isatty(STDERR_FILENO) == 1;
    static std::pair<std::string, int> last;
    const int percent = static_cast<int>(100 * part);
    if (std::pair(what, percent) == last)
        return;
    last = {what, percent};
    if (part >= 1)
        std::cerr << (terminal ? "\r\x1b[K" : "") << what << (what.ends_with('\n') ? "" : "\n");
    else if (terminal)
        std::cerr << "\r\x1b[K" << what << ", " << percent << " %" << std::flush;
}

// What is kept in a file: weights, a book. Throws std::runtime_error with a sentence that names the
// file. Blocks for the file.
template <class Kept> std::shared_ptr<const Kept> loaded(const std::string& file) {
    const auto kept = Kept::load(file);
    if (!kept)
        throw std::runtime_error(file + ": " + english(kept.error()));
    return *kept;
}

constexpr const char* help = R"(bouton-train: learns the weights of the Reversi engine.

Usage: bouton-train DIRECTORY [--seed N] [--games N] [--shards N] [--begin FILE]
       [--only K | --fit] [--errors N] [--against FILE [--level N] [--duels N]]
       bouton-train --frozen FILE [--plies N] [--weights FILE]
       bouton-train --freeze FILE [--seed N] [--positions N] [--weights FILE]
       bouton-train --probes N [--seed N] [--weights FILE]
       bouton-train book DIRECTORY [OPTIONS]   makes an opening book; see book --help

The first plays games against itself, scores their positions and fits the evaluation to them
(docs/reversi-engine.md), all from the seed; the weights come to DIRECTORY/weights.bin.
Stopped at any time, the same command goes on where it was.

  --seed N     draw everything from this seed (1)
  --games N    games of the last round (16000)
  --shards N   pieces that the work is cut into (32)
  --begin FILE  learn on from these weights, not from nothing: they play the games and score
               the positions, and fits begin at them
  --plies N    of the searches that score positions then (8); with 18 to 25 empty cells, two more
  --only K     do of shard K (0 to N-1) what can be done before the next fit, and no other,
               for several machines on one directory
  --fit        do only the fit that comes next, where all shards have done their piece
  --errors N   when all is done, print the mean and the root mean square error in discs and
               the number of positions, for each five numbers of empty cells, at N positions of
               shard 0, which is kept out of the fits where there are others
  --against FILE  when all is done, play games against the weights of FILE and print wins,
               draws and losses, the 95 % interval of the share of points, and what both cost
  --level N    of the engine in those games (10)
  --duels N    how many games, two from each opening with colours swapped (400)

The second prints the same errors at the positions of a file, and the mean of their lines. Where
that file has no position of a line, the line is left out.

  --frozen FILE   positions with their scores, as the third writes them
  --plies N       of a selective search so deep, not of the evaluation alone; and its nodes
  --weights FILE  these weights, not those inside the program

The third draws positions from games, scores them well and writes them to a new file.

  --freeze FILE   the file
  --positions N   so many for each of the twelve lines (300)

The fourth measures multi-ProbCut: at N positions of games it compares the search that is asked
with the one that is saved, and prints for each level of selectivity how rarely it is to be wrong
and the deviations that this takes (searcher.h).
)";

constexpr int standardLevel = 10, standardDuels = 400, standardPositions = 300; // as the help says

struct Wish {
    std::string directory, begin, against, frozen, freeze, weights;
    TrainingPlan plan;
    int only = -1, errors = 0, probes = 0;
    std::optional<int> level{}, duels{}; // for the games against other weights
    std::optional<int> positions{};      // for those that are frozen
    int plies = 0;                       // of the search that is measured; 0: the evaluation
    bool fit = false, help = false;
    std::vector<std::string> options{}; // those that were there
};

// Throws if something stands beside `mode` that is not for it.
void checkOptions(const Wish& wish, const std::string& mode, const std::set<std::string>& its) {
    if (!wish.directory.empty())
        throw std::invalid_argument("A DIRECTORY is not for " + mode + '.');
    for (const std::string& option : wish.options)
        if (!its.contains(option))
            throw std::invalid_argument(option + " is not for " + mode + '.');
}

// Throws if options contradict each other.
void check(const Wish& wish) {
    if (!wish.frozen.empty())
        return checkOptions(wish, "--frozen", {"--frozen", "--plies", "--weights"});
    if (!wish.freeze.empty())
        return checkOptions(wish, "--freeze", {"--freeze", "--seed", "--positions", "--weights"});
    if (wish.probes > 0)
        return checkOptions(wish, "--probes", {"--probes", "--seed", "--weights"});
    if (wish.directory.empty())
        throw std::invalid_argument("A DIRECTORY is missing.");
    if (!wish.weights.empty() || wish.positions)
        throw std::invalid_argument("--weights and --positions are not for a DIRECTORY.");
    if (wish.plies > 0 && wish.begin.empty())
        throw std::invalid_argument("--plies is for learning on: --begin FILE.");
    if (wish.only >= wish.plan.shards)
        throw std::invalid_argument("--only must be below the number of shards.");
    if (wish.only >= 0 && wish.fit)
        throw std::invalid_argument("--only and --fit are two different things.");
    if ((wish.only >= 0 || wish.fit) && (wish.errors > 0 || !wish.against.empty()))
        throw std::invalid_argument("--errors and --against are for when all is done.");
    if ((wish.level || wish.duels) && wish.against.empty())
        throw std::invalid_argument("--level and --duels are for games --against other weights.");
}

Wish wishOf(const std::vector<std::string>& words) {
    Wish wish;
    const Words found = read(words,
                             {{"--seed", into<std::uint64_t>(wish.plan.seed, 0, UINT64_MAX)},
                              {"--games", into(wish.plan.games, 1, 100'000'000)},
                              {"--shards", into(wish.plan.shards, 1, 10'000)},
                              {"--begin", into(wish.begin)},
                              {"--errors", into(wish.errors, 1, 1'000'000)},
                              {"--against", into(wish.against)},
                              {"--frozen", into(wish.frozen)},
                              {"--freeze", into(wish.freeze)},
                              {"--weights", into(wish.weights)},
                              {"--positions", into(wish.positions, 1, 1'000'000)},
                              {"--plies", into(wish.plies, 1, 20)},
                              {"--probes", into(wish.probes, 1, 10'000'000)},
                              {"--level", into(wish.level, 1, 20)},
                              {"--duels", into(wish.duels, 1, 1'000'000)},
                              {"--only", into(wish.only, 0, 9'999)}},
                             {"--fit"});
    wish.directory = found.directory;
    wish.options = found.options;
    wish.help = found.help;
    wish.fit = std::ranges::find(wish.options, "--fit") != wish.options.end();
    if (!wish.help)
        check(wish);
    return wish;
}

void playAgainst(const Wish& wish, const Chain& chain) {
    const auto first = loaded<Weights>(chain.result().string()),
               second = loaded<Weights>(wish.against);
    const int games = wish.duels.value_or(standardDuels);
    const Duel all = duel(first, second, games, wish.level.value_or(standardLevel), wish.plan.seed,
                          [&](double part) { say("games against " + wish.against, part); });
    const auto [low, high] = interval95(all.pairs);
    std::printf("%d\t%d\t%d\t%.1f %% to %.1f %% of the points, %+.2f discs a game\n", all.wins,
                all.draws, all.losses, 100 * low, 100 * high, double(all.discs) / games);
    std::printf("%.1f s and %.1f s of processor time, %.1f and %.1f million nodes\n",
                all.processorTime[0], all.processorTime[1], double(all.nodes[0]) / 1e6,
                double(all.nodes[1]) / 1e6);
}

void print(const std::vector<LineError>& lines) {
    for (const auto& [least, most, error] : lines)
        std::printf("%d to %d\t%.2f\t%.2f\t%zu\n", least, most, error.mean, error.rootMeanSquare,
                    error.samples);
}

std::shared_ptr<const Weights> weightsOf(const Wish& wish) {
    return wish.weights.empty() ? Weights::embedded() : loaded<Weights>(wish.weights);
}

void measureFrozen(const Wish& wish) {
    const auto positions = readPositions(wish.frozen);
    SearchErrors found;
    if (wish.plies > 0)
        found = errorsOfSearch(*weightsOf(wish), positions, wish.plies,
                               [](double part) { say("searches", part); });
    else
        found.lines = errorsByLine(*weightsOf(wish), positions);
    print(found.lines);
    std::printf("mean\t%.3f\n", meanOf(found.lines));
    if (wish.plies > 0)
        std::printf("million nodes\t%.1f\n", double(found.nodes) / 1e6);
}

void freeze(const Wish& wish) {
    if (std::filesystem::exists(wish.freeze))
        throw std::runtime_error("The file " + wish.freeze + " is there already.");
    const int each = wish.positions.value_or(standardPositions);
    const auto positions = truePositions(*weightsOf(wish), each, wish.plan.seed,
                                         [](double part) { say("true scores", part); });
    writePositions(wish.freeze,
                   "bouton-train --freeze FILE --seed " + std::to_string(wish.plan.seed)
                       + " --positions " + std::to_string(each),
                   positions);
}

void measureProbes(const Wish& wish) {
    const ProbeErrors found =
        measuredProbes(*weightsOf(wish), wish.probes, wish.plan.seed,
                       [](double part) { say("probes of multi-ProbCut", part); });
    std::printf("%zu probes, mean distance %.3f discs\n", found.probes, found.mean);
    for (std::size_t level = 0; level < found.deviations.size(); ++level)
        std::printf("%zu\twrong once in %d\t%.2f deviations\n", level, wrongOncePer[level],
                    found.deviations[level]);
}

void train(const Wish& wish) {
    if (!wish.against.empty())
        loaded<Weights>(wish.against); // before hours of work
    TrainingPlan plan = wish.plan;
    if (!wish.begin.empty())
        plan.begin = loaded<Weights>(wish.begin);
    if (wish.plies > 0)
        plan.plies = wish.plies;
    Chain chain(wish.directory, plan, say);
    if (wish.fit) {
        if (!chain.fitDue())
            std::cerr << "Nothing can be fitted: some shards have work left, or all is done.\n";
    } else if (wish.only < 0) {
        chain.work();
        std::cout << chain.result().string() << '\n';
        if (wish.errors > 0)
            print(chain.measure(wish.errors));
        if (!wish.against.empty())
            playAgainst(wish, chain);
    } else if (!chain.workOn(wish.only)) {
        std::cerr << "Nothing of this shard can be done before the next fit.\n";
    }
}

constexpr const char* bookHelp = R"(bouton-train book: makes an opening book for Reversi.

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
    BookPlan plan;
    int only = -1;
    bool help = false;
};

BookWish bookWishOf(const std::vector<std::string>& words) {
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
void tell(const Book& book) {
    const auto [plies, loss] = spanOf(book);
    std::printf("%zu positions, %zu with those after them\n", book.size(), book.positions().size());
    std::map<int, int> byPly;
    for (const Book::Position& position : book.positions())
        if (position.open)
            ++byPly[count(~position.board.empty()) - 4];
    for (const auto& [ply, number] : byPly)
        std::printf("%s%d: %d", ply == 0 ? "by discs played, " : ", ", ply, number);
    std::printf("\n");
    std::printf("A game drawn from it stays %.1f plies in it; a move loses %.2f discs.\n", plies,
                plies > 0 ? loss / plies : 0);
}

// `bouton-train book …`: makes an opening book. Gives the exit status. Blocks. Throws
// std::invalid_argument for words that are wrong, else as BookMaker (training/book_maker.h).
int makeBook(const std::vector<std::string>& words) {
    const BookWish wish = bookWishOf(words);
    if (wish.help) {
        std::cout << bookHelp;
        return 0;
    }
    const auto weights = wish.weights.empty() ? Weights::embedded() : loaded<Weights>(wish.weights);
    BookMaker maker(wish.directory, wish.plan, weights, say);
    if (wish.only < 0) {
        maker.work();
        std::cout << maker.result().string() << '\n';
        tell(*loaded<Book>(maker.result().string()));
    } else if (!maker.workOn(wish.only)) {
        std::cerr << "Nothing of this shard can be done before the other shards.\n";
    }
    return 0;
}

} // namespace

} // namespace bouton::reversi

int main(int argc, char** argv) {
    using namespace bouton::reversi;
    try {
        const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
        if (!words.empty() && words[0] == "book")
            return makeBook({words.begin() + 1, words.end()});
        const Wish wish = wishOf(words);
        if (wish.help) {
            std::cout << help;
            return 0;
        }
        if (!wish.frozen.empty())
            measureFrozen(wish);
        else if (!wish.freeze.empty())
            freeze(wish);
        else if (wish.probes > 0)
            measureProbes(wish);
        else
            train(wish);
        return 0;
    } catch (const std::invalid_argument& bad) {
        std::cerr << "bouton-train: " << bad.what() << " See bouton-train --help.\n";
        return 2;
    } catch (const std::bad_alloc&) {
        std::cerr << "bouton-train: The memory does not suffice.\n";
        return 1;
    } catch (const std::exception& failed) {
        std::cerr << "bouton-train: " << failed.what() << '\n';
        return 1;
    }
}
