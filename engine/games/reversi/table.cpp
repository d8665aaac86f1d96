#include "games/reversi/table.h"

namespace bouton::reversi {

namespace {

// The word that holds an entry: 16 bits each for the bounds, 8 each for depth, move, generation.
Bits packed(const Entry& entry, Bits generation) {
    return static_cast<std::uint16_t>(entry.lower)
           | Bits{static_cast<std::uint16_t>(entry.upper)} << 16
           | Bits{static_cast<std::uint8_t>(entry.depth)} << 32
           | Bits{static_cast<std::uint8_t>(entry.move)} << 40 | generation << 48;
}
Entry unpacked(Bits data) {
    return {static_cast<std::int16_t>(data), static_cast<std::int16_t>(data >> 16),
            static_cast<int>(data >> 32 & 0xff), static_cast<int>(data >> 40 & 0xff)};
}
Bits generationOf(Bits data) { return data >> 48; }

constexpr auto relaxed = std::memory_order_relaxed;

} // namespace

Table::Table(int bits)
    : m_bits(bits), m_buckets(std::make_unique<Bucket[]>(std::size_t{1} << bits)) {}

Table::Bucket& Table::bucketOf(const Board& board) const {
    // Two odd multipliers spread both words over the upper bits.
    Bits hash = board.own * 0x9e37'79b9'7f4a'7c15;
    hash ^= hash >> 32;
    hash = (hash + board.opponent) * 0xd6e8'feb8'6659'fd93;
    hash ^= hash >> 29;
    hash *= 0xa076'1d64'78bd'642f;
    return m_buckets[hash >> (64 - m_bits)];
}

std::optional<Entry> Table::find(const Board& board) const {
    for (const Slot& slot : bucketOf(board).slots) {
        const Bits data = slot.data.load(relaxed);
        if (generationOf(data) == m_generation && (slot.own.load(relaxed) ^ data) == board.own
            && (slot.opponent.load(relaxed) ^ data) == board.opponent)
            return unpacked(data);
    }
    return std::nullopt;
}

void Table::store(const Board& board, const Entry& entry) {
    auto& slots = bucketOf(board).slots;
    // The first slot keeps the deepest entry, the second the latest of the others.
    const Bits first = slots[0].data.load(relaxed);
    const bool mine = (slots[0].own.load(relaxed) ^ first) == board.own
                      && (slots[0].opponent.load(relaxed) ^ first) == board.opponent;
    const bool takeFirst =
        generationOf(first) != m_generation || mine || entry.depth >= unpacked(first).depth;
    Slot& slot = slots[takeFirst ? 0 : 1];
    const Bits data = packed(entry, m_generation);
    slot.own.store(board.own ^ data, relaxed);
    slot.opponent.store(board.opponent ^ data, relaxed);
    slot.data.store(data, relaxed);
}

void Table::nextSearch() {
    if (++m_generation < 256)
        return;
    m_generation = 1;
    for (std::size_t i = 0; i < std::size_t{1} << m_bits; ++i)
        for (Slot& slot : m_buckets[i].slots)
            slot.data.store(0, relaxed);
}

} // namespace bouton::reversi
