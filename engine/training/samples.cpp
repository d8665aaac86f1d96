// SPDX-License-Identifier: MIT
#include "training/samples.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/bytes.h"
#include "core/whole_file.h"

namespace bouton::reversi {

namespace {

constexpr std::string_view magic = "BoutonS2";
constexpr std::size_t sampleBytes = 17; // two words, lowest byte first, and the score

} // namespace

void writeWhole(const std::filesystem::path& file, const std::string& bytes) {
    if (std::filesystem::exists(file) && !std::filesystem::is_regular_file(file))
        throw std::runtime_error("The file " + file.string()
                                 + " cannot be replaced: it is not a regular file.");
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

void writeSamples(const std::filesystem::path& file, const std::vector<Sample>& samples) {
    std::string bytes(magic);
    bytes.reserve(magic.size() + samples.size() * sampleBytes + sealBytes);
    for (const Sample& sample : samples) {
        put(bytes, sample.board.own, 8);
        put(bytes, sample.board.opponent, 8);
        bytes += static_cast<char>(sample.score);
    }
    writeWhole(file, sealed(std::move(bytes)));
}

std::optional<std::vector<Sample>> readSamples(const std::filesystem::path& file) {
    const auto bytes = wholeFile(file);
    if (!bytes)
        return std::nullopt;
    const std::string damaged = "The file " + file.string() + " is damaged; remove it.";
    const auto kept = unsealed(*bytes);
    if (!kept || !kept->starts_with(magic) || (kept->size() - magic.size()) % sampleBytes != 0)
        throw std::runtime_error(damaged);
    std::vector<Sample> samples;
    samples.reserve((kept->size() - magic.size()) / sampleBytes);
    for (std::size_t at = magic.size(); at < kept->size(); at += sampleBytes) {
        const Sample sample{{numberAt(*kept, at, 8), numberAt(*kept, at + 8, 8)},
                            static_cast<signed char>((*kept)[at + 16])};
        if ((sample.board.own & sample.board.opponent) != 0 || std::abs(sample.score) > cells)
            throw std::runtime_error(damaged);
        samples.push_back(sample);
    }
    return samples;
}

} // namespace bouton::reversi
