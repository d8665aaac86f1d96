#pragma once

#include <cstdint>
#include <string_view>

namespace bouton {

// FNV-1a, 64 bits. It finds damaged bytes. It does not find bytes that were changed on purpose.
// Source: G. Fowler, L. C. Noll, K.-P. Vo.
constexpr std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = 0xcbf2'9ce4'8422'2325;
    for (const char byte : bytes)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100'0000'01b3;
    return sum;
}

} // namespace bouton
