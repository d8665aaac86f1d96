#pragma once

#include <filesystem>
#include <string>

#include "core/phrase.h"

namespace bouton {

// The bytes of a file. Refuses one that cannot be read, and what is none. Blocks for the file.
Or<std::string> wholeFile(const std::filesystem::path& file);

} // namespace bouton
