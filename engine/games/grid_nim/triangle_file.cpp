// SPDX-License-Identifier: MIT
#include "games/grid_nim/triangle_file.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <vector>

#include "core/bytes.h"

namespace bouton::grid_nim {

namespace {

// Numbers stand as this machine has them: the file does not travel.
struct Head {
    std::array<char, 8> name{'B', 't', 'n', 'G', 'r', 'i', 'd', '1'};
    std::uint64_t size = 0;
    bool operator==(const Head&) const = default;
};
struct PieceHead {
    std::uint64_t piece = 0, bytes = 0, sum = 0;
};

constexpr std::uint64_t mostBytes = 1 << 20; // a piece has far fewer

template <class T> bool readInto(std::ifstream& in, T& value) {
    in.read(reinterpret_cast<char*>(&value), sizeof value);
    return in.good();
}
template <class T> void writeTo(std::ofstream& out, const T& value) {
    out.write(reinterpret_cast<const char*>(&value), sizeof value);
}

std::uint64_t sumOf(std::uint64_t piece, const std::vector<std::uint8_t>& bytes) {
    return piece ^ checksum({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

} // namespace

TriangleFile::TriangleFile(const std::string& folder, int size)
    : m_path(
        (std::filesystem::path(folder) / ("triangle-" + std::to_string(size) + ".bin")).string()),
      m_size(size) {
    std::error_code error; // told when the file cannot be written
    std::filesystem::create_directories(folder, error);
}

Or<void> TriangleFile::read(Triangle& triangle, Poll& poll) {
    const Head expected{.size = static_cast<std::uint64_t>(m_size)};
    std::uint64_t whole = 0; // bytes from the beginning
    const std::unexpected<Phrase> another = refuse(
        {QT_TRANSLATE_NOOP("Phrase", "%1 is not a file that was begun for this table."), {m_path}});
    std::error_code error;
    if (std::filesystem::exists(m_path, error)
        && !std::filesystem::is_regular_file(m_path, error)) // a pipe would be waited for
        return another;
    if (std::ifstream in(m_path, std::ios::binary); in) {
        Head head;
        if (readInto(in, head)) {
            if (head != expected)
                return another;
            whole = sizeof head;
        }
        PieceHead piece;
        std::vector<std::uint8_t> bytes;
        while (!poll.ask() && readInto(in, piece) && piece.bytes <= mostBytes
               && piece.piece < triangle.pieces()) {
            bytes.resize(piece.bytes);
            in.read(reinterpret_cast<char*>(bytes.data()),
                    static_cast<std::streamsize>(bytes.size()));
            if (!in || sumOf(piece.piece, bytes) != piece.sum || !triangle.put(piece.piece, bytes))
                break;
            whole += sizeof piece + bytes.size();
        }
    }
    if (poll.stopped())
        return {};
    if (std::filesystem::exists(m_path, error))
        std::filesystem::resize_file(m_path, whole, error);
    m_out.open(m_path, std::ios::binary | std::ios::app);
    if (whole == 0)
        writeTo(m_out, expected);
    return written();
}

void TriangleFile::add(const Triangle& triangle, std::size_t piece) {
    const std::vector<std::uint8_t> bytes = triangle.nimbersOf(piece);
    const PieceHead head{piece, bytes.size(), sumOf(piece, bytes)};
    const std::scoped_lock lock(m_mutex);
    writeTo(m_out, head);
    m_out.write(reinterpret_cast<const char*>(bytes.data()),
                static_cast<std::streamsize>(bytes.size()));
    m_out.flush();
}

Or<void> TriangleFile::written() const {
    const std::scoped_lock lock(m_mutex);
    if (m_out.good())
        return {};
    return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written."), {m_path}});
}

} // namespace bouton::grid_nim
