#include "training/samples.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string_view>

#include "core/checksum.h"

namespace bouton::reversi {

namespace {

constexpr std::string_view magic = "BoutonS2";
constexpr std::size_t sumBytes = 8;     // the checksum at the end, of all bytes before it
constexpr std::size_t sampleBytes = 17; // two words, lowest byte first, and the score

void put(std::string& bytes, Bits word) {
    for (int i = 0; i < 8; ++i)
        bytes += static_cast<char>(word >> (8 * i) & 0xff);
}
Bits wordAt(const std::string& bytes, std::size_t at) {
    Bits word = 0;
    for (std::size_t i = 0; i < 8; ++i)
        word |= Bits{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return word;
}

} // namespace

void writeWhole(const std::filesystem::path& file, const std::string& bytes) {
    std::filesystem::path part = file;
    part += ".part" + std::to_string(getpid()); // another process may write the same piece
    {
        std::ofstream out(part, std::ios::binary);
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!out.flush())
            throw std::runtime_error("The file " + part.string() + " cannot be written.");
    }
    std::filesystem::rename(part, file);
}

std::optional<std::string> readWhole(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return std::nullopt;
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return std::move(bytes).str();
}

void writeSamples(const std::filesystem::path& file, const std::vector<Sample>& samples) {
    std::string bytes(magic);
    bytes.reserve(magic.size() + samples.size() * sampleBytes + sumBytes);
    for (const Sample& sample : samples) {
        put(bytes, sample.board.own);
        put(bytes, sample.board.opponent);
        bytes += static_cast<char>(sample.score);
    }
    put(bytes, checksum(bytes));
    writeWhole(file, bytes);
}

std::optional<std::vector<Sample>> readSamples(const std::filesystem::path& file) {
    const auto bytes = readWhole(file);
    if (!bytes)
        return std::nullopt;
    const std::string damaged = "The file " + file.string() + " is damaged; remove it.";
    const std::size_t frame = magic.size() + sumBytes;
    if (!bytes->starts_with(magic) || bytes->size() < frame
        || (bytes->size() - frame) % sampleBytes != 0
        || checksum(std::string_view(*bytes).substr(0, bytes->size() - sumBytes))
               != wordAt(*bytes, bytes->size() - sumBytes))
        throw std::runtime_error(damaged);
    std::vector<Sample> samples;
    samples.reserve((bytes->size() - frame) / sampleBytes);
    for (std::size_t at = magic.size(); at + sumBytes < bytes->size(); at += sampleBytes) {
        const Sample sample{{wordAt(*bytes, at), wordAt(*bytes, at + 8)},
                            static_cast<signed char>((*bytes)[at + 16])};
        if ((sample.board.own & sample.board.opponent) != 0 || std::abs(sample.score) > cells)
            throw std::runtime_error(damaged);
        samples.push_back(sample);
    }
    return samples;
}

} // namespace bouton::reversi
