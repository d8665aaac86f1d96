// SPDX-License-Identifier: MIT
#include "games/grid_nim/triangle.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace bouton::grid_nim {

namespace {

constexpr std::uint32_t mostInPiece = 512; // sets

// How many sets are kept, by the size of the board. Only bytes() believes it.
constexpr std::array<std::uint64_t, mostStairs + 1> keptSets{0,  1,   1,     2,       6,
                                                             32, 320, 6'152, 229'616, 16'571'440};

// How many sets of cells a side has.
constexpr std::uint64_t setsOf(int size) {
    return size < 1 ? 1 : std::uint64_t{1} << stairsCells(size);
}

Stairs rowBehindTheFront(int size) { return size < 3 ? 0 : stairsRow(size - 3); }

// The turns that take a cell of the front and its neighbours behind it: two cells or three.
template <class F> void forEachCrossingTurn(int size, Stairs behind, F f) {
    const int row = size - 3; // the neighbours
    for (int place = 0; place <= row; ++place) {
        const Stairs neighbour = Stairs{1} << (stairsStride * row + place);
        if ((behind & neighbour) == 0)
            continue;
        const auto lane = static_cast<std::uint8_t>(2 << place);
        f(neighbour, lane);
        const Stairs next = place == 0 ? 0 : neighbour >> (stairsStride + 1);
        if (behind & next)
            f(neighbour | next, lane);
    }
}

} // namespace

Triangle::Triangle(int size)
    : m_size(size), m_neighbours(rowBehindTheFront(size)), m_turns(size - 1) {}

std::uint64_t Triangle::bytes(int size) {
    const std::uint64_t kept = keptSets[static_cast<std::size_t>(size)];
    return (kept << (size - 1)) + kept * sizeof(std::uint32_t)
           + (setsOf(size - 1) / 64 + 1) * sizeof(Word) + setsOf(size - 2);
}

bool Triangle::solve(Poll& poll) { return solved() || (prepare(poll) && fillAll(poll)); }

bool Triangle::solve(Poll& poll, int threads) {
    if (solved())
        return true;
    if (!prepare(poll))
        return false;
    std::vector<std::jthread> helpers;
    try {
        for (int i = 1; i < threads; ++i)
            helpers.emplace_back([this, token = poll.token()] {
                Poll own(token);
                try {
                    fillAll(own);
                } catch (const std::exception&) { // its piece is left to the others
                }
            });
    } catch (const std::system_error&) { // no more threads: those that there are do it
    }
    return fillAll(poll);
}

bool Triangle::prepare(Poll& poll) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_stage != Stage::Preparing; });
    if (m_stage == Stage::Filling)
        return true;
    m_stage = Stage::Preparing;
    lock.unlock();
    bool ready = false;
    const auto end = [&] {
        lock.lock();
        m_stage = ready ? Stage::Filling : Stage::Begun;
        m_changed.notify_all();
    };
    try {
        ready = findKeptSets(poll) && knowTwoSmaller(poll);
        if (ready) {
            m_nimbers = std::make_unique_for_overwrite<std::uint8_t[]>(m_order.size() * lanes());
            divide();
        }
    } catch (...) {
        end();
        throw;
    }
    end();
    return ready;
}

bool Triangle::findKeptSets(Poll& poll) {
    const std::uint64_t sets = setsOf(m_size - 1);
    m_words.assign(sets / 64 + 1, {});
    for (std::uint64_t number = 0; number < sets; ++number) {
        if (poll.node())
            return false;
        const Stairs behind = unpacked(number);
        if (reachedOnStairs(behind & m_neighbours, behind) == behind)
            m_words[number / 64].kept |= std::uint64_t{1} << number % 64;
    }
    std::size_t kept = 0;
    for (Word& word : m_words) {
        word.before = kept;
        kept += static_cast<std::size_t>(std::popcount(word.kept));
    }
    m_order.resize(kept);
    return true;
}

bool Triangle::knowTwoSmaller(Poll& poll) {
    m_twoSmaller.assign(setsOf(m_size - 2), 0);
    if (m_size < 4)
        return true;
    Triangle smaller(m_size - 2);
    if (!smaller.solve(poll))
        return false;
    for (std::uint64_t number = 0; number < m_twoSmaller.size(); ++number) {
        if (poll.node())
            return false;
        m_twoSmaller[number] = static_cast<std::uint8_t>(smaller.of(unpacked(number)));
    }
    return true;
}

// The kept sets by size, and the pieces, none of which has sets of two sizes.
void Triangle::divide() {
    std::array<std::uint32_t, 64> first{}; // by size: where the sets of this size begin
    const auto forEachKept = [this](auto f) {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (std::uint64_t rest = m_words[i].kept; rest != 0; rest &= rest - 1)
                f(static_cast<std::uint32_t>(i * 64
                                             + static_cast<std::size_t>(std::countr_zero(rest))));
    };
    const auto sizeOf = [](std::uint32_t set) {
        return static_cast<std::size_t>(std::popcount(set));
    };
    forEachKept([&](std::uint32_t set) { ++first[sizeOf(set) + 1]; });
    for (std::size_t i = 1; i < first.size(); ++i)
        first[i] += first[i - 1];
    m_pieces.clear();
    for (std::uint32_t size = 0; size + 1 < first.size(); ++size)
        for (std::uint32_t at = first[size]; at < first[size + 1]; at += mostInPiece)
            m_pieces.push_back({at, std::min(at + mostInPiece, first[size + 1]), size});
    forEachKept([&](std::uint32_t set) { m_order[first[sizeOf(set)]++] = set; });
    m_next = m_filled = 0;
    m_doneEntries = 0;
}

bool Triangle::fillAll(Poll& poll) {
    FillBlock& fillBlock = *blockFillers().front();
    while (!poll.stopped()) {
        const auto piece = take();
        if (!piece)
            return true;
        bool filled = false;
        try {
            filled = fill(m_pieces[*piece], poll, fillBlock);
            if (filled && onFilled)
                onFilled(*piece);
        } catch (...) {
            giveBack(*piece, false);
            throw;
        }
        giveBack(*piece, filled);
    }
    return false;
}

// A piece to be filled; nothing once all is known. Waits for the pieces of smaller sets that others
// are filling.
std::optional<std::size_t> Triangle::take() {
    using enum Piece::State;
    std::unique_lock lock(m_mutex);
    for (;;) {
        while (m_next < m_pieces.size() && m_pieces[m_next].state != Open)
            ++m_next;
        if (m_filled == m_pieces.size())
            return std::nullopt;
        if (m_next < m_pieces.size() && m_pieces[m_next].cells == m_pieces[m_filled].cells) {
            m_pieces[m_next].state = Taken;
            return m_next;
        }
        m_changed.wait(lock);
    }
}

void Triangle::giveBack(std::size_t piece, bool filled) {
    using enum Piece::State;
    const std::scoped_lock lock(m_mutex);
    m_pieces[piece].state = filled ? Filled : Open;
    if (filled)
        m_doneEntries += (m_pieces[piece].last - m_pieces[piece].first) * lanes();
    else
        m_next = std::min(m_next, piece);
    while (m_filled < m_pieces.size() && m_pieces[m_filled].state == Filled)
        ++m_filled;
    if (m_filled == m_pieces.size())
        m_solved.store(true, std::memory_order_release);
    m_changed.notify_all();
}

// First all that the look-ups of a set need is asked of the memory, then it is read.
bool Triangle::fill(const Piece& piece, Poll& poll, FillBlock& fillBlock) {
    struct Option {
        Stairs joined; // what can still be joined to the front
        std::uint8_t other, lane;
    };
    std::vector<Option> options;
    std::vector<Source> sources;
    for (std::uint32_t at = piece.first; at < piece.last; ++at) {
        const Stairs behind = unpacked(m_order[at]);
        options.clear();
        sources.clear();
        const auto add = [&](Stairs turn, std::uint8_t lane) {
            const Stairs left = behind & ~turn;
            const Stairs joined = reachedOnStairs(left & m_neighbours, left);
            options.push_back({joined, m_twoSmaller[packed(left & ~joined)], lane});
            __builtin_prefetch(&m_words[packed(joined) / 64]);
        };
        forEachStairsTurn(behind, [&](Stairs turn) { add(turn, 0); });
        forEachCrossingTurn(m_size, behind, add);
        for (const Option& option : options) {
            if (poll.node())
                return false;
            sources.push_back({blockOf(option.joined), option.other, option.lane});
            for (std::size_t lane = 0; lane < lanes(); lane += 64)
                __builtin_prefetch(sources.back().block + lane);
        }
        if (!fillBlock(blockOf(behind), m_turns, sources))
            throw std::range_error("a nimber above 63");
    }
    return true;
}

int Triangle::of(Stairs cells) const {
    const Stairs front = stairsRow(m_size - 2), behind = cells & ~front;
    const Stairs joined = reachedOnStairs(behind & m_neighbours, behind);
    const auto lane = static_cast<std::size_t>(cells >> (stairsStride * (m_size - 2)));
    return blockOf(joined)[lane] ^ m_twoSmaller[packed(behind & ~joined)];
}

Triangle::Done Triangle::done() const {
    const std::scoped_lock lock(m_mutex);
    if (m_stage != Stage::Filling)
        return {};
    return {m_doneEntries, m_order.size() * lanes()};
}

std::vector<std::uint8_t> Triangle::nimbersOf(std::size_t piece) const {
    std::vector<std::uint8_t> nimbers;
    for (std::uint32_t at = m_pieces[piece].first; at < m_pieces[piece].last; ++at) {
        const std::uint8_t* block = blockOf(unpacked(m_order[at]));
        nimbers.insert(nimbers.end(), block, block + lanes());
    }
    return nimbers;
}

bool Triangle::put(std::size_t piece, std::span<const std::uint8_t> nimbers) {
    const Piece& its = m_pieces[piece];
    if (its.state == Piece::State::Filled || nimbers.size() != (its.last - its.first) * lanes())
        return false;
    for (std::uint32_t at = its.first; at < its.last; ++at)
        std::ranges::copy(nimbers.subspan((at - its.first) * lanes(), lanes()),
                          blockOf(unpacked(m_order[at])));
    giveBack(piece, true);
    return true;
}

Triangle& sharedTriangle(int size) {
    static std::array<Triangle, 7> all{Triangle(2), Triangle(3), Triangle(4), Triangle(5),
                                       Triangle(6), Triangle(7), Triangle(8)};
    return all[static_cast<std::size_t>(size - 2)];
}

const Triangle* solvedTriangle(int size, Poll& poll) {
    constexpr int worthASecondThread = 8;
    Triangle& triangle = sharedTriangle(size);
    return triangle.solve(poll, size < worthASecondThread ? 1 : 2) ? &triangle : nullptr;
}

} // namespace bouton::grid_nim
