#pragma once

#include <string>
#include <string_view>

namespace bouton::cli {

// Writes a file whole or not at all: a regular one by way of a file beside it. Blocks. Throws
// Problem if it cannot be written; what stood there before stands there still. A file that a
// process which was killed has left beside it goes.
void writeFile(const std::string& path, std::string_view text);

} // namespace bouton::cli
