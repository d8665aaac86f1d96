#include "games/reversi/training/samples.h"

#include <unistd.h>

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bouton::reversi {

namespace {

constexpr std::string_view magic = "BoutonS1";
constexpr std::size_t sampleBytes = 17; // the two words, lowest byte first, and the score

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
    bytes.reserve(magic.size() + samples.size() * sampleBytes);
    for (const Sample& sample : samples) {
        put(bytes, sample.board.own);
        put(bytes, sample.board.opponent);
        bytes += static_cast<char>(sample.score);
    }
    writeWhole(file, bytes);
}

std::optional<std::vector<Sample>> readSamples(const std::filesystem::path& file) {
    const auto bytes = readWhole(file);
    if (!bytes)
        return std::nullopt;
    if (!bytes->starts_with(magic) || (bytes->size() - magic.size()) % sampleBytes != 0)
        throw std::runtime_error("The file " + file.string() + " is damaged; remove it.");
    std::vector<Sample> samples;
    samples.reserve(bytes->size() / sampleBytes);
    for (std::size_t at = magic.size(); at < bytes->size(); at += sampleBytes)
        samples.push_back({{wordAt(*bytes, at), wordAt(*bytes, at + 8)},
                           static_cast<signed char>((*bytes)[at + 16])});
    return samples;
}

} // namespace bouton::reversi
