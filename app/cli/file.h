// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bouton::cli {

// Throws Problem with the reason why a file cannot be written, unless the errno is 0.
void checkWritten(const std::string& path, int error);

// Whether the path is a device that takes a stream of bytes, as a terminal, or what this process
// has as its standard output or error: "/dev/stdout". Such a one is written to as it is. Throws
// Problem where there is an objectionTo() any other output (session/kept/disk.h).
bool isStream(const std::string& path, const std::string& input = {});

// Writes a file whole or not at all: a regular one by way of a file beside it. Blocks. Throws
// Problem if it cannot be written, or is the `input` or no file; what stood there before stands
// there still. A file that a process which was killed has left beside it goes.
void writeFile(const std::string& path, std::string_view text, const std::string& input = {});

} // namespace bouton::cli
