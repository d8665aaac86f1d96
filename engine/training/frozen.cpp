// SPDX-License-Identifier: MIT
#include "training/frozen.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/whole_file.h"
#include "games/reversi/deepening.h"

namespace bouton::reversi {

namespace {

std::string textOf(const Sample& sample) {
    std::string text;
    for (int cell = 0; cell < cells; ++cell)
        text += sample.board.own & bit(cell) ? 'X' : sample.board.opponent & bit(cell) ? 'O' : '-';
    return text + " X; " + std::to_string(sample.score) + '\n';
}

// Nothing if the line is not as textOf() writes it, but for its end.
std::optional<Sample> sampleOf(std::string_view line) {
    constexpr std::string_view middle = " X; ";
    if (line.size() <= cells + middle.size() || line.substr(cells, middle.size()) != middle)
        return std::nullopt;
    Sample sample;
    for (int cell = 0; cell < cells; ++cell)
        switch (line[static_cast<std::size_t>(cell)]) {
        case 'X': sample.board.own |= bit(cell); break;
        case 'O': sample.board.opponent |= bit(cell); break;
        case '-': break;
        default: return std::nullopt;
        }
    const std::string_view number = line.substr(cells + middle.size());
    const char* end = number.data() + number.size();
    const auto [read, error] = std::from_chars(number.data(), end, sample.score);
    if (error != std::errc{} || read != end || std::abs(sample.score) > cells)
        return std::nullopt;
    return sample;
}

// What is measured of each line of more than so many empty cells that has samples.
std::vector<LineError>
byLine(const std::vector<Sample>& samples, int above,
       const std::function<FitError(int most, const std::vector<Sample>&)>& measure) {
    std::vector<LineError> lines;
    for (int most = 60; most - lineWidth >= above; most -= lineWidth) {
        const int least = most - lineWidth + 1;
        std::vector<Sample> there;
        for (const Sample& sample : samples)
            if (const int empty = count(sample.board.empty()); empty >= least && empty <= most)
                there.push_back(sample);
        if (!there.empty())
            lines.push_back({least, most, measure(most, there)});
    }
    return lines;
}

} // namespace

std::vector<LineError> errorsByLine(const Weights& weights, const std::vector<Sample>& samples) {
    return byLine(samples, 0, [&](int most, const std::vector<Sample>& there) {
        return errorOf(inDiscs(weights, Weights::phaseOf(most)), there);
    });
}

SearchErrors errorsOfSearch(const Weights& weights, const std::vector<Sample>& samples, int plies,
                            const Progress& progress) {
    SearchErrors found;
    TranspositionTable table(18);
    std::size_t searched = 0;
    const auto search = [&](const Board& board) -> double {
        table.nextSearch();
        Limit limit({});
        Deepening deepening(board, {table, limit, weights});
        for (int depth = 1; depth <= plies; ++depth)
            deepening.search(depth, 0);
        found.nodes += limit.nodes();
        progress(double(++searched) / double(samples.size()));
        return deepening.score();
    };
    found.lines = byLine(samples, plies, [&](int, const std::vector<Sample>& there) {
        return errorOf(there, search);
    });
    return found;
}

double meanOf(const std::vector<LineError>& lines) {
    double sum = 0;
    for (const LineError& line : lines)
        sum += line.error.mean;
    return lines.empty() ? 0 : sum / double(lines.size());
}

std::vector<Sample> truePositions(const Weights& weights, int eachLine, std::uint64_t seed,
                                  const Progress& progress) {
    Random random(seed);
    std::vector<Sample> all;
    for (int most = 60; most > 0; most -= lineWidth)
        for (int drawn = 0; drawn < eachLine;) {
            std::vector<Sample> there;
            for (const Sample& sample : playedPositions(weights, 1, random, [](double) {}))
                if (const int empty = count(sample.board.empty());
                    empty > most - lineWidth && empty <= most)
                    there.push_back(sample);
            if (there.empty())
                continue; // the game was over before
            all.push_back(random.oneOf(there));
            ++drawn;
        }
    scoreWell(all, weights, progress);
    return all;
}

void writePositions(const std::filesystem::path& file, const std::string& comment,
                    const std::vector<Sample>& samples) {
    std::string text = "# " + comment + '\n';
    for (const Sample& sample : samples)
        text += textOf(sample);
    writeWhole(file, text);
}

std::vector<Sample> readPositions(const std::filesystem::path& file) {
    const auto text = wholeFile(file);
    if (!text)
        throw std::runtime_error(english(text.error()));
    std::istringstream lines(*text);
    std::vector<Sample> all;
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.starts_with('#'))
            continue;
        const auto sample = sampleOf(line);
        if (!sample)
            throw std::runtime_error("Line " + std::to_string(number) + " of the file "
                                     + file.string() + " is no position with its score.");
        all.push_back(*sample);
    }
    if (all.empty())
        throw std::runtime_error("The file " + file.string() + " has no positions.");
    return all;
}

} // namespace bouton::reversi
