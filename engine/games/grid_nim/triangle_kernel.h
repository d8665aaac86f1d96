// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace bouton::grid_nim {

// The innermost loops of Triangle (triangle.h): from blocks that are known to a new one.

// Nimbers fit into a word of seen ones. The greatest is 26 up to 8x8 (tests), and 9x9 is checked as
// it is solved.
inline constexpr int mostNimber = 63;

// What one turn behind the front leads to: the nimbers of a known block, each xor `other`. With a
// `lane` the turn also takes this cell of the front. Then only lanes with its bit have the turn,
// and it leads to the lane without the bit.
struct Source {
    const std::uint8_t* block;
    std::uint8_t other;
    std::uint8_t lane; // a bit, or 0
};

// The turns within the front: for each lane the lanes that one of them leads to. All are smaller.
class FrontTurns {
public:
    explicit FrontTurns(int cells); // up to 8
    std::size_t lanes() const { return m_first.size() - 1; }
    std::span<const std::uint8_t> from(std::size_t lane) const {
        return {m_after.data() + m_first[lane], m_after.data() + m_first[lane + 1]};
    }

private:
    std::vector<std::uint16_t> m_first{0};
    std::vector<std::uint8_t> m_after;
};

// Computes a block of nimbers, one a lane: the mex over all sources and over the front's own turns.
// Gives false if a nimber is too great to be kept; then the block is void.
using FillBlock = bool(std::uint8_t* block, const FrontTurns& turns,
                       std::span<const Source> sources);

bool fillPlainly(std::uint8_t* block, const FrontTurns& turns, std::span<const Source> sources);
#ifdef __x86_64__
bool fillByAvx2(std::uint8_t* block, const FrontTurns& turns, std::span<const Source> sources);
#endif

// Those that this machine can run, the fastest first.
const std::vector<FillBlock*>& blockFillers();

} // namespace bouton::grid_nim
