#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>

#include "core/phrase.h"

namespace bouton {

// The most bytes of a file that a user names: 64 MiB.
constexpr std::uintmax_t mostBytesOfAFile = 64 << 20;

// The bytes of a regular file. Refuses, without waiting for it, what is none (a folder, a pipe, a
// device), and one of more than `most` bytes; also one that cannot be read. Blocks for the disk.
Or<std::string> wholeFile(const std::filesystem::path& file,
                          std::uintmax_t most = std::numeric_limits<std::uintmax_t>::max());

} // namespace bouton
