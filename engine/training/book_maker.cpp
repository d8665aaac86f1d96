// SPDX-License-Identifier: MIT
#include "training/book_maker.h"

#include <algorithm>
#include <climits>
#include <map>
#include <queue>
#include <sstream>
#include <stdexcept>
#include <tuple>

#include "core/bytes.h"
#include "core/whole_file.h"
#include "games/reversi/deepening.h"
#include "games/reversi/symmetry.h"
#include "training/samples.h"

namespace bouton::reversi {

namespace {

// Moves are first searched so deep. Those that then seem to lose more than so many discs keep that
// score; nobody plays them, and deep searches of them would take half of the time.
constexpr int firstPlies = 6, mostLoss = 6;
constexpr int selectivity = 1; // level of the searches (searcher.h)
constexpr int tableBits = 15;
constexpr int growth = 8; // a round opens one position for so many that are open
constexpr int mostPlies = 30;

constexpr int lessFollowing = 4, moreFollowing = 6; // plies of searches that follow an opening
constexpr int followingBits = 20;
constexpr int mostLineCost = 17; // of a position on a line, in plies and half discs from the start

std::string textOf(const BookPlan& plan, const Weights& weights) {
    std::ostringstream text;
    text << "seed " << plan.seed << "\npositions " << plan.positions << "\nplies "
         << std::min(firstPlies, plan.plies) << ", then " << plan.plies << "\nshards "
         << plan.shards << "\nweights " << std::hex << checksum(weights.written()) << '\n';
    if (plan.lines > 0)
        text << "lines " << std::dec << plan.lines << '\n';
    return text.str();
}

// Searches that know nothing of one another.
class Searches {
public:
    Searches(int tableBits, const Weights& weights) : m_table(tableBits), m_weights(weights) {}

    struct Found {
        int score, before; // at this depth, and at one ply less
        int move;
    };
    // Deepens to so many plies, or to the end. The side to move must be able to.
    Found deepened(const Board& board, int plies) {
        m_table.nextSearch();
        Limit limit({});
        Deepening deepening(board, {m_table, limit, m_weights});
        const int deepest = std::min(plies, count(board.empty()));
        deepening.search(1, selectivity);
        int before = deepening.score();
        for (int depth = 2; depth <= deepest; ++depth) {
            before = deepening.score();
            deepening.search(depth, selectivity);
        }
        return {deepening.score(), before, deepening.line().moves[0]};
    }

private:
    TranspositionTable m_table;
    const Weights& m_weights;
};

// The middle between searches of this depth and of one ply less, so that neither side is favoured.
Scored scoredBy(Searches& searches, const Board& board, int plies) {
    if (isOver(board))
        return {board, Book::perDisc * finalScore(board), mostPlies};
    const auto [score, before, move] = searches.deepened(board, plies);
    return {board, before + score, plies};
}

// The moves of an opening, and then what searches find best until so many have been made.
std::string followed(Searches& searches, std::string_view opening, int lastMove, int plies) {
    std::string moves(opening);
    for (Board board = boardsOf(moves).back();
         static_cast<int>(moves.size()) < 2 * lastMove && !isOver(board);
         board = boardsOf(moves).back()) {
        if (!canMove(board))
            board = board.passed();
        const int move = searches.deepened(board, plies).move;
        moves += {static_cast<char>('a' + move % 8), static_cast<char>('1' + move / 8)};
    }
    return moves;
}

// A number that the seed gives a board, as good as drawn.
std::uint64_t lotOf(const Board& board, std::uint64_t seed) {
    std::uint64_t lot = seed;
    for (const Bits word : {board.own, board.opponent}) {
        lot = (lot ^ word) * 0x9e37'79b9'7f4a'7c15;
        lot ^= lot >> 29;
    }
    return lot;
}

std::string textOf(const Scored& one) {
    std::ostringstream text;
    text << std::hex << one.board.own << ' ' << one.board.opponent << std::dec << ' ' << one.score
         << ' ' << one.plies;
    return text.str();
}

Scored scoredOf(const std::string& text) {
    Scored one{};
    std::istringstream(text) >> std::hex >> one.board.own >> one.board.opponent >> std::dec
        >> one.score >> one.plies;
    return one;
}

// From the start, without passes.
int pliesTo(const Board& board) { return count(~board.empty()) - count(~startBoard.empty()); }

std::string sumOf(std::string_view lines) {
    std::ostringstream text;
    text << "sum " << std::hex << checksum(lines);
    return text.str();
}

// A piece of work is lines of text and a checksum of them.
std::vector<std::string> readPiece(const std::filesystem::path& file) {
    const std::string bytes = wholeFile(file).value_or("");
    std::istringstream text(bytes);
    std::vector<std::string> all;
    std::string line;
    std::size_t end = 0;
    for (; std::getline(text, line) && !line.starts_with("sum "); end += line.size() + 1)
        all.push_back(line);
    if (line != sumOf(std::string_view(bytes).substr(0, end)))
        throw std::runtime_error("The file " + file.string() + " is damaged; remove it.");
    return all;
}

} // namespace

BookMaker::BookMaker(std::filesystem::path directory, const BookPlan& plan,
                     std::shared_ptr<const Weights> weights, Say say)
    : m_directory(std::move(directory)),
      m_plan(plan),
      m_weights(std::move(weights)),
      m_say(std::move(say)) {
    std::error_code error;
    std::filesystem::create_directories(m_directory, error);
    if (error)
        throw std::runtime_error("The directory " + m_directory.string()
                                 + " cannot be made: " + error.message() + '.');
    const auto file = m_directory / "plan.txt";
    const std::string own = textOf(m_plan, *m_weights);
    if (const auto found = wholeFile(file); !found)
        writeWhole(file, own);
    else if (*found != own)
        throw std::runtime_error("The directory " + m_directory.string()
                                 + " holds the work of another plan (see plan.txt there).");
    m_known.push_back({canonical(startBoard), 0, 0});
    m_due = dueNow();
    advance();
}

std::filesystem::path BookMaker::pieceFile(int shard) const {
    const std::string stage = areLinesDue() ? "lines-" : "round-" + std::to_string(m_round) + "-";
    return m_directory / (stage + std::to_string(shard) + ".txt");
}

Scored* BookMaker::find(const Board& canonical) {
    const auto at = std::ranges::lower_bound(m_known, canonical, {}, &Scored::board);
    return at != m_known.end() && at->board == canonical ? &*at : nullptr;
}

Book BookMaker::book() const {
    std::vector<Book::Position> positions;
    for (const Scored& known : m_known)
        positions.push_back({known.board, known.score, known.open});
    return Book(std::move(positions));
}

// The leaves that are opened next: the cheapest ways from the start or from a line (Dijkstra).
// Among equally cheap ones the seed decides.
std::vector<Board> BookMaker::dueNow() const {
    const Book book = this->book();
    const int open = static_cast<int>(book.size());
    const int wanted = std::min(std::max(1, open / growth), m_plan.positions - open);
    using Way = std::tuple<int, std::uint64_t, Bits, Bits>; // its cost, its lot, the board
    const auto wayTo = [&](int cost, const Board& board) -> Way {
        return {cost, lotOf(board, m_plan.seed), board.own, board.opponent};
    };
    std::priority_queue<Way, std::vector<Way>, std::greater<>> ways;
    std::map<Board, int> least{{canonical(startBoard), 0}};
    ways.push(wayTo(0, canonical(startBoard)));
    for (const Board& board : m_onLines)
        if (book.scoreOf(board) && least.try_emplace(board, mostLineCost).second)
            ways.push(wayTo(mostLineCost, board));
    std::vector<Board> due;
    while (!ways.empty() && static_cast<int>(due.size()) < wanted) {
        const auto [cost, lot, own, opponent] = ways.top();
        const Board board{own, opponent};
        ways.pop();
        if (cost > least.at(board))
            continue;
        if (!book.isOpen(board)) {
            if (!isOver(board) && (m_plan.lines == 0 || pliesTo(board) < m_plan.lines))
                due.push_back(board);
            continue;
        }
        for (const Book::Move& move : book.movesOf(board)) {
            const Board next = canonical(after(board, move.move));
            const int costThere = cost + 1 + move.loss;
            if (const auto [at, isNew] = least.try_emplace(next, costThere);
                isNew || costThere < at->second) {
                at->second = costThere;
                ways.push(wayTo(costThere, next));
            }
        }
    }
    return due;
}

// Scores all positions that the moves of these boards lead to and that the tree has not scored, or
// not as deep as it should.
std::vector<Scored> BookMaker::scoresAfter(const std::vector<Board>& boards, int shard) {
    Searches searches(tableBits, *m_weights);
    const int fewPlies = std::min(firstPlies, m_plan.plies);
    std::map<Board, Scored> found;
    const std::string what =
        "round " + std::to_string(m_round) + ", shard " + std::to_string(shard);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        m_say(what, double(i) / double(boards.size()));
        std::map<Board, Scored> moves; // what is known of the positions after this one
        int best = -INT_MAX;
        for (const int move : Moves(boards[i])) {
            const Board next = canonical(after(boards[i], move));
            const Scored* known = find(next);
            const Scored first = known ? *known : scoredBy(searches, next, fewPlies);
            moves.emplace(next, first);
            best = std::max(best, -first.score);
        }
        for (auto& [next, scored] : moves) {
            const Scored* known = find(next);
            if (scored.plies < m_plan.plies && !(known && known->open)
                && -scored.score >= best - mostLoss * Book::perDisc)
                scored = scoredBy(searches, next, m_plan.plies);
            if (known && *known == scored)
                continue;
            const auto [at, isNew] = found.emplace(next, scored);
            if (!isNew && at->second.plies < scored.plies)
                at->second = scored;
        }
    }
    m_say(what, 1);
    std::vector<Scored> all;
    for (const auto& [board, scored] : found)
        all.push_back(scored);
    return all;
}

// Those of all that a shard does.
template <class All> auto BookMaker::partOf(const All& all, int shard) const {
    std::vector<typename All::value_type> part;
    for (auto i = static_cast<std::size_t>(shard); i < all.size();
         i += static_cast<std::size_t>(m_plan.shards))
        part.push_back(all[i]);
    return part;
}

std::vector<std::string> BookMaker::linesAfter(const std::vector<Opening>& openings, int shard) {
    Searches searches(followingBits, *m_weights);
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < openings.size(); ++i) {
        m_say("lines, shard " + std::to_string(shard), double(i) / double(openings.size()));
        for (int plies = std::max(1, m_plan.plies - lessFollowing);
             plies <= m_plan.plies + moreFollowing; ++plies)
            lines.push_back(followed(searches, openings[i].moves, m_plan.lines, plies));
    }
    return lines;
}

std::string BookMaker::pieceOf(int shard) {
    std::string text;
    if (areLinesDue())
        for (const std::string& line : linesAfter(partOf(namedOpenings(), shard), shard))
            text += line + '\n';
    else
        for (const Scored& one : scoresAfter(partOf(m_due, shard), shard))
            text += textOf(one) + '\n';
    return text + sumOf(text) + '\n';
}

bool BookMaker::piece(int shard) {
    if (isDone() || std::filesystem::exists(pieceFile(shard)))
        return false;
    writeWhole(pieceFile(shard), pieceOf(shard));
    return true;
}

// Joins all rounds of which every piece is there.
void BookMaker::advance() {
    const auto isThere = [&](int shard) { return std::filesystem::exists(pieceFile(shard)); };
    while (!isDone()) {
        for (int shard = 0; shard < m_plan.shards; ++shard)
            if (!isThere(shard))
                return;
        if (areLinesDue()) {
            std::set<Board> onLines; // all at once, because the first ends this stage
            for (int shard = 0; shard < m_plan.shards; ++shard)
                for (const std::string& line : readPiece(pieceFile(shard)))
                    for (const Board& board : boardsOf(line))
                        onLines.insert(canonical(board));
            m_onLines = std::move(onLines);
            continue;
        }
        std::map<Board, Scored> all;
        for (const Scored& known : m_known)
            all.emplace(known.board, known);
        for (int shard = 0; shard < m_plan.shards; ++shard)
            for (const std::string& line : readPiece(pieceFile(shard))) {
                Scored scored = scoredOf(line);
                const auto [at, isNew] = all.try_emplace(scored.board, scored);
                scored.open = at->second.open;
                if (!isNew && at->second.plies < scored.plies)
                    at->second = scored;
            }
        for (const Board& board : m_due)
            all.at(board).open = true;
        m_known.clear();
        for (const auto& [board, known] : all)
            m_known.push_back(known);
        ++m_round;
        m_due = dueNow();
    }
}

void BookMaker::writeBook() {
    if (isDone() && !std::filesystem::exists(result()))
        writeWhole(result(), book().written());
}

bool BookMaker::workOn(int shard) {
    bool any = false;
    for (; piece(shard); advance())
        any = true;
    writeBook();
    return any;
}

void BookMaker::work() {
    while (!isDone()) {
        for (int shard = 0; shard < m_plan.shards; ++shard)
            piece(shard);
        advance();
    }
    writeBook();
}

} // namespace bouton::reversi
