// SPDX-License-Identifier: MIT
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>

#include "core/bytes.h"
#include "core/whole_file.h"
#include "games/reversi/weights.h"

// The file of the weights.

extern "C" { // of embedded_bytes.cpp
extern const char boutonReversiWeights[];
extern const std::uint64_t boutonReversiWeightsSize;
}

namespace bouton::reversi {

namespace {

constexpr std::string_view magic = "BoutonRv";
constexpr std::uint32_t version = 3;
// What the version before this had: fewer hinges, and no weights for the rooms, which come last.
constexpr std::uint32_t versionBefore = 2;
constexpr int hingesBefore = 7, hingesForBefore = 4;

// Takes a number of so many bytes off the beginning of the rest of a file.
std::uint64_t take(std::string_view& rest, std::size_t bytes) {
    const std::uint64_t number = numberAt(rest, 0, static_cast<int>(bytes));
    rest.remove_prefix(bytes);
    return number;
}

constexpr std::size_t headBytes = 8 + 3 * 4 + 4 * 4;
constexpr std::size_t scoreBytes = 2; // the part of a hinge is one byte
constexpr float mostErrorPart = 100;  // of the error model; those that were fitted are below 10

// What a version of the file holds.
struct Form {
    std::size_t hinges = reversi::hinges, hingesFor = reversi::hingesFor;
    std::size_t weights = static_cast<std::size_t>(sharedWeights().count); // of a phase
    bool leavesOut = true;                                                 // weights that are 0

    std::size_t weightBytes() const { return scoreBytes + hinges; }
    // Where the weights begin: after the head, their number and a bit for each that is there.
    std::size_t begin() const {
        return headBytes + (leavesOut ? 4 + (weights * Weights::phases + 7) / 8 : 0);
    }
    // Of the whole file, if so many weights are there.
    std::size_t bytes(std::size_t there) const {
        return begin() + there * weightBytes() + sealBytes;
    }
};
std::optional<Form> formOf(std::uint64_t found) {
    if (found == version)
        return Form{};
    if (found == versionBefore)
        return Form{hingesBefore, hingesForBefore,
                    static_cast<std::size_t>(sharedWeights().count - rooms), false};
    return std::nullopt;
}

// Which weights of a file are there.
std::vector<bool> present(std::string_view bytes, const Form& form) {
    std::vector<bool> all(form.weights * Weights::phases, true);
    for (std::size_t i = 0; form.leavesOut && i < all.size(); ++i)
        all[i] = static_cast<unsigned char>(bytes[headBytes + 4 + i / 8]) >> i % 8 & 1;
    return all;
}

// Nothing where a number is out of range.
std::optional<ErrorModel> errorsFrom(std::string_view& rest) {
    ErrorModel errors;
    for (float* part : {&errors.base, &errors.byDeep, &errors.byShallow, &errors.byEmpty}) {
        *part = std::bit_cast<float>(static_cast<std::uint32_t>(take(rest, 4)));
        if (!(std::abs(*part) <= mostErrorPart)) // not a number is refused too
            return std::nullopt;
    }
    return errors;
}

std::vector<Weight> weightsFrom(std::string_view rest, const std::vector<bool>& isThere,
                                const Form& form) {
    const auto all = static_cast<std::size_t>(sharedWeights().count);
    std::vector<Weight> shared(all * Weights::phases);
    for (std::size_t i = 0; i < isThere.size(); ++i) {
        if (!isThere[i])
            continue;
        Weight& weight = shared[i / form.weights * all + i % form.weights];
        weight.setScore(static_cast<std::int16_t>(take(rest, scoreBytes)));
        for (std::size_t hinge = 1; hinge <= form.hinges; ++hinge)
            weight.hinge(hinge <= form.hingesFor ? hinge : hinge - form.hingesFor + hingesFor) =
                static_cast<std::int8_t>(take(rest, 1));
    }
    return shared;
}

} // namespace

std::string Weights::written() const {
    std::string bytes(magic);
    put(bytes, version, 4);
    put(bytes, phases, 4);
    put(bytes, static_cast<std::uint64_t>(sharedWeights().count), 4);
    for (const float number :
         {m_errors.base, m_errors.byDeep, m_errors.byShallow, m_errors.byEmpty})
        put(bytes, std::bit_cast<std::uint32_t>(number), 4);
    const auto isThere = [](const Weight& weight) { return weight != Weight{}; };
    put(bytes, static_cast<std::uint64_t>(std::ranges::count_if(m_shared, isThere)), 4);
    for (std::size_t i = 0; i < m_shared.size(); i += 8) {
        unsigned bits = 0;
        for (std::size_t k = 0; k < 8 && i + k < m_shared.size(); ++k)
            bits |= unsigned{isThere(m_shared[i + k])} << k;
        put(bytes, bits, 1);
    }
    for (const Weight& weight : m_shared)
        if (isThere(weight)) {
            put(bytes, static_cast<std::uint16_t>(weight[0]), scoreBytes);
            for (std::size_t i = 1; i < parts; ++i)
                put(bytes, static_cast<std::uint8_t>(weight.hinge(i)), 1);
        }
    return sealed(std::move(bytes));
}

Or<std::shared_ptr<const Weights>> Weights::read(std::string_view bytes) {
    if (!bytes.starts_with(magic) || bytes.size() < headBytes)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This is no file of Reversi weights.")});
    std::string_view rest = bytes.substr(magic.size());
    const auto found = take(rest, 4);
    const auto known = formOf(found);
    if (!known)
        return refuse({QT_TRANSLATE_NOOP(
                           "Phrase", "The weights have version %1; this program reads version %2."),
                       {std::to_string(found), std::to_string(version)}});
    const Form& form = *known;
    const std::uint64_t foundPhases = take(rest, 4), foundWeights = take(rest, 4);
    const std::size_t number = form.weights;
    if (foundPhases != phases || foundWeights != number)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase",
                               "Weights of a phase: %1, not %3. Phases of the game: %2, not %4."),
             {std::to_string(foundWeights), std::to_string(foundPhases), std::to_string(number),
              std::to_string(phases)}});
    const auto wrongSize = [&](std::size_t weights) {
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The weights have %n byte(s), not %1."),
                       {std::to_string(form.bytes(weights))},
                       static_cast<int>(bytes.size())});
    };
    // Sizes come first: nothing is read beyond the end, and a file that was cut off is told so
    // rather than that its checksum is wrong.
    if (bytes.size() < form.begin())
        return wrongSize(0);
    const std::size_t there = form.leavesOut ? numberAt(bytes, headBytes, 4) : number * phases;
    if (bytes.size() != form.bytes(there))
        return wrongSize(there);
    if (!unsealed(bytes))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The weights do not have their checksum.")});
    const auto errors = errorsFrom(rest);
    if (!errors)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The weights have an error model out of range.")});
    const std::vector<bool> isThere = present(bytes, form);
    if (const auto bits = static_cast<std::size_t>(std::ranges::count(isThere, true));
        bits != there)
        return wrongSize(bits);
    return std::make_shared<const Weights>(weightsFrom(bytes.substr(form.begin()), isThere, form),
                                           *errors);
}

Or<std::shared_ptr<const Weights>> Weights::load(const std::string& file) {
    const auto bytes = wholeFile(file, mostBytesOfAFile);
    if (!bytes)
        return std::unexpected(bytes.error());
    return read(*bytes);
}

std::shared_ptr<const Weights> Weights::embedded() {
    static const auto weights = [] {
        auto read = Weights::read({boutonReversiWeights, boutonReversiWeightsSize});
        return read ? *read : simple();
    }();
    return weights;
}

} // namespace bouton::reversi
