// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <fstream>
#include <mutex>
#include <string>

#include "core/phrase.h"
#include "core/poll.h"
#include "games/grid_nim/triangle.h"

namespace bouton::grid_nim {

// The pieces of a triangle (triangle.h) in a file, in the order in which they were filled, so that
// a run that was stopped goes on where it was. Each piece has a checksum. The file ends at the
// first that is not whole: what stands there is written anew.
//
// Every call blocks on the disk.
class TriangleFile {
public:
    // The file of a triangle in a folder, which is made if it is missing.
    TriangleFile(const std::string& folder, int size);

    // Puts the pieces that the file has into a triangle that is prepared but not begun. After a
    // stop of the poll some of them. Refuses a file that cannot be read or is of another size.
    Or<void> read(Triangle& triangle, Poll& poll);
    // Adds a piece that is filled. Any number of threads.
    void add(const Triangle& triangle, std::size_t piece);
    // Whether all was written, as far as the system told. Refuses with a sentence.
    Or<void> written() const;

    const std::string& path() const { return m_path; }

private:
    const std::string m_path;
    const int m_size;
    mutable std::mutex m_mutex; // guards the stream
    std::ofstream m_out;
};

} // namespace bouton::grid_nim
