// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bouton {

// Numbers in files of bytes. The lowest byte of a number comes first, on every machine.

// Appends so many bytes of a number, at most eight.
inline void put(std::string& bytes, std::uint64_t number, int count) {
    for (int i = 0; i < count; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xff);
}
// The number of so many bytes, at most eight, which must be there.
inline std::uint64_t numberAt(std::string_view bytes, std::size_t at, int count) {
    std::uint64_t number = 0;
    for (int i = 0; i < count; ++i)
        number |= std::uint64_t{static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)])}
                  << (8 * i);
    return number;
}

// FNV-1a, 64 bits. It finds damaged bytes. It does not find bytes that were changed on purpose.
// Source: G. Fowler, L. C. Noll, K.-P. Vo.
constexpr std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = 0xcbf2'9ce4'8422'2325;
    for (const char byte : bytes)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100'0000'01b3;
    return sum;
}

// A file that ends with the checksum of all bytes before it.
constexpr std::size_t sealBytes = 8;
inline std::string sealed(std::string bytes) {
    put(bytes, checksum(bytes), sealBytes);
    return bytes;
}
// The bytes before the checksum. Nothing if it is another one, or not there.
inline std::optional<std::string_view> unsealed(std::string_view bytes) {
    if (bytes.size() < sealBytes)
        return std::nullopt;
    const std::string_view all = bytes.substr(0, bytes.size() - sealBytes);
    return checksum(all) == numberAt(bytes, all.size(), sealBytes) ? std::optional(all)
                                                                   : std::nullopt;
}

} // namespace bouton
