// SPDX-License-Identifier: MIT
#include "games/grid_nim/triangle_kernel.h"

#include <array>
#include <bit>

namespace bouton::grid_nim {

FrontTurns::FrontTurns(int cells) {
    for (unsigned lane = 0; lane < 1u << cells; ++lane) {
        for (unsigned line : {1u, 3u, 7u})
            for (; line < 1u << cells; line <<= 1)
                if ((lane & line) == line)
                    m_after.push_back(static_cast<std::uint8_t>(lane & ~line));
        m_first.push_back(static_cast<std::uint16_t>(m_after.size()));
    }
}

bool fillPlainly(std::uint8_t* block, const FrontTurns& turns, std::span<const Source> sources) {
    std::array<std::uint64_t, 256> seen; // by lane, the nimbers that turns lead to
    seen.fill(0);
    const std::size_t lanes = turns.lanes();
    for (const Source& source : sources)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            if ((lane & source.lane) == source.lane)
                seen[lane] |= std::uint64_t{1}
                              << ((source.block[lane ^ source.lane] ^ source.other) & mostNimber);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        for (const std::uint8_t after : turns.from(lane))
            seen[lane] |= std::uint64_t{1} << block[after];
        const int nimber = std::countr_one(seen[lane]);
        if (nimber > mostNimber)
            return false;
        block[lane] = static_cast<std::uint8_t>(nimber);
    }
    return true;
}

const std::vector<FillBlock*>& blockFillers() {
    static const std::vector<FillBlock*> all = [] {
        std::vector<FillBlock*> all;
#ifdef __x86_64__
        if (__builtin_cpu_supports("avx2"))
            all.push_back(&fillByAvx2);
#endif
        all.push_back(&fillPlainly);
        return all;
    }();
    return all;
}

} // namespace bouton::grid_nim
