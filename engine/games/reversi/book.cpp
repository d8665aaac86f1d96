// SPDX-License-Identifier: MIT
#include "games/reversi/book.h"

#include <algorithm>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/bytes.h"
#include "core/whole_file.h"
#include "games/reversi/in_use.h"
#include "games/reversi/symmetry.h"

extern "C" { // of embedded_bytes.cpp
extern const char boutonReversiBook[];
extern const std::uint64_t boutonReversiBookSize;
}

namespace bouton::reversi {

namespace {

constexpr std::string_view bookMagic = "BoutonRo";
constexpr int bookVersion = 1;
constexpr std::size_t bookHead = 8 + 4 + 4;
constexpr int mostMeanLoss = 1;    // of a move that is drawn, in halves of a disc
constexpr int isOpenMark = 0x7fff; // in place of a score: the position's own moves follow

using Boards = std::set<Board>;

// Works the score of an open position out, and of those that it takes, each once: `known` has which
// are done.
int workOut(std::vector<Book::Position>& positions, std::vector<bool>& known, std::size_t index) {
    Book::Position& position = positions[index];
    if (!position.open || known[index])
        return position.score;
    int best = -INT_MAX;
    for (const int move : Moves(position.board)) {
        const Board next = canonical(after(position.board, move));
        const auto at = std::ranges::lower_bound(positions, next, {}, &Book::Position::board);
        const auto there = static_cast<std::size_t>(at - positions.begin());
        best = std::max(best, -workOut(positions, known, there));
    }
    known[index] = true;
    return position.score = best;
}

using BoardHash = decltype([](const Board& board) { return hashOf(board) >> 16; });

// Reads the tree: a position's moves in ascending order, and after each that is open its own.
class Reading {
public:
    explicit Reading(std::string_view bytes) : m_bytes(bytes) {
        m_scores.reserve(bytes.size() / scoreBytes);
    }

    // The position's score. None where the bytes end too soon or cannot be.
    std::optional<int> readOpen(const Board& board) {
        const std::size_t own = m_positions.size();
        m_positions.push_back({board, -INT_MAX, true});
        for (const int move : Moves(board)) {
            const Board next = canonical(after(board, move));
            const auto [at, isNew] = m_scores.try_emplace(next);
            int& score = at->second;
            if (isNew) {
                const std::optional<int> read = readNew(next);
                if (!read)
                    return {};
                score = *read;
            }
            m_positions[own].score = std::max(m_positions[own].score, -score);
        }
        if (m_positions[own].score == -INT_MAX) // the game is over
            return {};
        return m_positions[own].score;
    }
    bool isAtEnd() const { return m_at == m_bytes.size(); }
    std::vector<Book::Position> take() { return std::move(m_positions); }

private:
    static constexpr std::size_t scoreBytes = 2;

    std::optional<int> readNew(const Board& board) {
        if (m_at + scoreBytes > m_bytes.size())
            return {};
        const int score = static_cast<std::int16_t>(numberAt(m_bytes, m_at, scoreBytes));
        m_at += scoreBytes;
        if (score == isOpenMark)
            return readOpen(board);
        if (std::abs(score) > Book::mostScore)
            return {};
        m_positions.push_back({board, score, false});
        return score;
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::unordered_map<Board, int, BoardHash> m_scores; // of all positions but the first
    std::vector<Book::Position> m_positions;
};

InUse<Book> bookKept;

} // namespace

Book::Book(std::vector<Position> positions) {
    take(std::move(positions));
    std::vector<bool> known(m_positions.size());
    for (std::size_t i = 0; i < m_positions.size(); ++i)
        workOut(m_positions, known, i);
}

void Book::take(std::vector<Position> positions) {
    m_positions = std::move(positions);
    std::ranges::sort(m_positions, {}, &Position::board);
    m_open = static_cast<std::size_t>(std::ranges::count(m_positions, true, &Position::open));
}

const Book::Position* Book::find(const Board& canonical) const {
    const auto at = std::ranges::lower_bound(m_positions, canonical, {}, &Position::board);
    return at != m_positions.end() && at->board == canonical ? &*at : nullptr;
}

std::optional<int> Book::scoreOf(const Board& board) const {
    const Position* position = find(canonical(board));
    return position ? std::optional(position->score) : std::nullopt;
}

bool Book::isOpen(const Board& board) const {
    const Position* position = find(canonical(board));
    return position && position->open;
}

std::vector<Book::Move> Book::movesOf(const Board& board) const {
    std::vector<Move> all;
    if (!isOpen(board))
        return all;
    for (const int move : Moves(board)) {
        const Position* next = find(canonical(after(board, move)));
        all.push_back({move, -next->score, 0, next->open});
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &Move::score);
    for (Move& move : all)
        move.loss = all.front().score - move.score;
    return all;
}

std::string Book::written() const {
    std::string bytes(bookMagic);
    put(bytes, bookVersion, 4);
    put(bytes, m_open, 4);
    Boards seen;
    const auto writeOpen = [&](const auto& self, const Board& board) -> void {
        for (const int move : Moves(board)) {
            const Board next = canonical(after(board, move));
            if (!seen.insert(next).second)
                continue;
            const Position* position = find(next);
            put(bytes, static_cast<std::uint16_t>(position->open ? isOpenMark : position->score),
                2);
            if (position->open)
                self(self, next);
        }
    };
    const Board start = canonical(startBoard);
    seen.insert(start);
    if (isOpen(start))
        writeOpen(writeOpen, start);
    return sealed(std::move(bytes));
}

Or<std::shared_ptr<const Book>> Book::read(std::string_view bytes) {
    if (!bytes.starts_with(bookMagic) || bytes.size() < bookHead + sealBytes)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This is no file of a Reversi book.")});
    if (const auto found = numberAt(bytes, bookMagic.size(), 4); found != bookVersion)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The book has version %1; this program reads version %2."),
             {std::to_string(found), std::to_string(bookVersion)}});
    const auto kept = unsealed(bytes);
    if (!kept)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The book does not have its checksum.")});
    const std::uint64_t open = numberAt(bytes, bookMagic.size() + 4, 4);
    Reading reading(kept->substr(bookHead));
    if ((open > 0 && !reading.readOpen(canonical(startBoard))) || !reading.isAtEnd())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The book's tree is damaged.")});
    const auto book = std::make_shared<Book>();
    book->take(reading.take());
    if (book->size() != open)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The book has %n position(s), not %1."),
                       {std::to_string(open)},
                       static_cast<int>(book->size())});
    return book;
}

Or<std::shared_ptr<const Book>> Book::load(const std::string& file) {
    const auto bytes = wholeFile(file, mostBytesOfAFile);
    if (!bytes)
        return std::unexpected(bytes.error());
    return read(*bytes);
}

std::shared_ptr<const Book> bookInUse() { return bookKept.get(); }

void useBook(std::shared_ptr<const Book> book) { bookKept.set(std::move(book)); }

std::vector<BookChance> chancesOf(const std::vector<Book::Move>& moves) {
    for (int most = mostBookLoss; most >= 0; --most) {
        std::vector<BookChance> chances;
        int sum = 0, loss = 0;
        for (const Book::Move& move : moves)
            if (move.loss <= most) {
                const int weight = mostBookLoss + 1 - move.loss;
                chances.push_back({move, weight});
                sum += weight;
                loss += weight * move.loss;
            }
        if (loss <= mostMeanLoss * sum)
            return chances;
    }
    return {};
}

std::optional<Book::Move> drawnFrom(const Book& book, const Board& board, Random& random) {
    const std::vector<BookChance> chances = chancesOf(book.movesOf(board));
    if (chances.empty())
        return std::nullopt;
    int sum = 0;
    for (const BookChance& chance : chances)
        sum += chance.weight;
    int drawn = static_cast<int>(random.below(static_cast<std::uint64_t>(sum)));
    auto at = chances.begin();
    for (; drawn >= at->weight; ++at)
        drawn -= at->weight;
    return at->move;
}

std::pair<double, double> spanOf(const Book& book) {
    // How likely a game comes through each position. A move adds a disc, so positions are done in
    // the order of their discs; a pass adds none and has no choice, so it is gone through at once.
    std::map<std::pair<int, Board>, double> open; // the number of discs comes first
    double plies = 0, loss = 0;
    const auto come = [&](Board board, double chance) {
        for (; book.isOpen(board) && !canMove(board); board = board.passed())
            plies += chance;
        if (book.isOpen(board))
            open[{count(~board.empty()), canonical(board)}] += chance;
    };
    for (come(startBoard, 1); !open.empty(); open.erase(open.begin())) {
        const auto [place, chance] = *open.begin();
        const std::vector<BookChance> all = chancesOf(book.movesOf(place.second));
        double sum = 0;
        for (const BookChance& one : all)
            sum += one.weight;
        plies += chance;
        for (const BookChance& one : all) {
            const double part = chance * one.weight / sum;
            loss += part * one.move.loss / Book::perDisc;
            come(after(place.second, one.move.move), part);
        }
    }
    return {plies, loss};
}

std::shared_ptr<const Book> Book::embedded() {
    static const auto book = [] {
        auto read = Book::read({boutonReversiBook, boutonReversiBookSize});
        return read ? *read : std::make_shared<const Book>();
    }();
    return book;
}

} // namespace bouton::reversi
