// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

// What the fuzz targets share. A target is one function, LLVMFuzzerTestOneInput: it gives any bytes
// to a reader and checks what must hold of whatever the reader accepts.

namespace bouton::fuzzing {

// Ends the program, which libFuzzer takes as a finding, unless the promise holds.
inline void require(bool holds, const char* promise) {
    if (holds)
        return;
    std::fprintf(stderr, "Broken promise: %s\n", promise);
    std::abort();
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// A file in memory, for readers that take a path.
class FileOf {
public:
    explicit FileOf(std::string_view bytes) : m_descriptor(memfd_create("fuzz", 0)) {
        require(m_descriptor >= 0
                    && ::write(m_descriptor, bytes.data(), bytes.size())
                           == static_cast<ssize_t>(bytes.size()),
                "the system has memory for a file");
    }
    ~FileOf() { close(m_descriptor); }
    FileOf(const FileOf&) = delete;
    FileOf& operator=(const FileOf&) = delete;

    std::string path() const { return "/proc/self/fd/" + std::to_string(m_descriptor); }

private:
    int m_descriptor;
};

} // namespace bouton::fuzzing
