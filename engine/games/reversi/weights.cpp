#include "games/reversi/weights.h"

#include <array>
#include <bit>
#include <cmath>
#include <utility>

#include "core/bytes.h"
#include "core/whole_file.h"
#include "games/reversi/in_use.h"

namespace bouton::reversi {

namespace {

constexpr std::string_view magic = "BoutonRv";
constexpr std::uint32_t version = 3;
// What the version before this had: fewer hinges, and no weights for the rooms, which come last.
constexpr std::uint32_t versionBefore = 2;
constexpr int hingesBefore = 7, hingesForBefore = 4;

// Takes the numbers of a file one after the other.
class Reader {
public:
    Reader(std::string_view bytes, std::size_t at) : m_bytes(bytes), m_at(at) {}
    std::uint64_t take(int bytes) {
        const std::uint64_t number = numberAt(m_bytes, m_at, bytes);
        m_at += static_cast<std::size_t>(bytes);
        return number;
    }

private:
    std::string_view m_bytes;
    std::size_t m_at;
};

constexpr std::size_t headBytes = 8 + 3 * 4 + 4 * 4;
constexpr std::size_t scoreBytes = 2; // the part of a hinge is one byte
constexpr float mostErrorPart = 100;  // of the error model; those that were fitted are below 10
constexpr int byHinge = Weights::perDisc / Weights::hingePerDisc;

// Discs for a disc in each cell: corners are good, and the cells that give them away are bad.
constexpr std::array<int, 64> cellValues{
    24, -6,  4,  2,  2,  4,  -6,  24, //
    -6, -12, -1, -1, -1, -1, -12, -6, //
    4,  -1,  1,  0,  0,  1,  -1,  4,  //
    2,  -1,  0,  0,  0,  0,  -1,  2,  //
    2,  -1,  0,  0,  0,  0,  -1,  2,  //
    4,  -1,  1,  0,  0,  1,  -1,  4,  //
    -6, -12, -1, -1, -1, -1, -12, -6, //
    24, -6,  4,  2,  2,  4,  -6,  24, //
};

// What a version of the file holds.
struct Form {
    std::size_t hinges = reversi::hinges, hingesFor = reversi::hingesFor;
    std::size_t weights = static_cast<std::size_t>(sharedWeights().count); // of a phase
    bool leavesOut = true;                                                 // weights that are 0

    std::size_t weightBytes() const { return scoreBytes + hinges; }
    // The number of weights that are there, and a bit for each.
    std::size_t presenceBytes() const {
        return leavesOut ? 4 + (weights * Weights::phases + 7) / 8 : 0;
    }
};
Form formBefore() {
    return {hingesBefore, hingesForBefore, static_cast<std::size_t>(sharedWeights().count - rooms),
            false};
}

// Which weights of a file are there.
std::vector<bool> present(std::string_view bytes, const Form& form) {
    std::vector<bool> all(form.weights * Weights::phases, true);
    for (std::size_t i = 0; form.leavesOut && i < all.size(); ++i)
        all[i] = static_cast<unsigned char>(bytes[headBytes + 4 + i / 8]) >> i % 8 & 1;
    return all;
}

// In how many features each cell is.
int featuresOf(int cell) {
    return static_cast<int>(std::ranges::count_if(patterns.step[static_cast<std::size_t>(cell)],
                                                  [](std::int16_t step) { return step != 0; }));
}

std::vector<Weight> simpleWeights() {
    const SharedWeights& shared = sharedWeights();
    std::vector<Weight> phase(static_cast<std::size_t>(shared.count));
    for (const Pattern& kind : patterns.kinds)
        for (int index = 0; index < kind.size; ++index) {
            int sum = 0;
            for (int k = 0, rest = index; k < kind.length; ++k, rest /= 3) {
                const int cell = kind.cells[static_cast<std::size_t>(k)];
                sum += (rest % 3 - 1) * cellValues[static_cast<std::size_t>(cell)]
                       * Weights::perDisc / featuresOf(cell);
            }
            const int number = shared.number[static_cast<std::size_t>(kind.offset + index)];
            phase[static_cast<std::size_t>(number)].setScore(sum);
        }
    std::vector<Weight> all;
    for (int i = 0; i < Weights::phases; ++i)
        all.insert(all.end(), phase.begin(), phase.end());
    return all;
}

InUse<Weights> inUse;

} // namespace

void Weight::setScore(int score) {
    score = std::clamp(score, -mostScore, mostScore);
    const int low = static_cast<std::int8_t>(score); // -128 to 127
    bytes[0] = static_cast<std::int8_t>((score - low) / perHighByte);
    bytes[1] = static_cast<std::int8_t>(low);
}

Weight Weight::nearest(const std::array<float, parts>& discs) {
    Weight weight;
    weight.setScore(static_cast<int>(std::lround(discs[0] * Weights::perDisc)));
    for (std::size_t i = 1; i < parts; ++i)
        weight.hinge(i) = static_cast<std::int8_t>(
            std::clamp(std::lround(discs[i] * Weights::hingePerDisc), -127L, 127L));
    return weight;
}

int Weight::operator[](std::size_t part) const {
    return part == 0 ? perHighByte * bytes[0] + bytes[1] : byHinge * hinge(part);
}

Weights::Weights(std::span<const Weight> shared, const ErrorModel& errors)
    : m_shared(shared.begin(), shared.end()), m_errors(errors) {
    const SharedWeights& numbers = sharedWeights();
    m_weights.reserve(numbers.number.size() * phases);
    for (std::size_t phase = 0; phase < phases; ++phase)
        for (const std::int32_t number : numbers.number)
            m_weights.push_back(m_shared[phase * static_cast<std::size_t>(numbers.count)
                                         + static_cast<std::size_t>(number)]);
}

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
    Reader reader(bytes, magic.size());
    const auto found = reader.take(4);
    if (found != version && found != versionBefore)
        return refuse({QT_TRANSLATE_NOOP(
                           "Phrase", "The weights have version %1; this program reads version %2."),
                       {std::to_string(found), std::to_string(version)}});
    const Form form = found == version ? Form{} : formBefore();
    const std::uint64_t foundPhases = reader.take(4), foundWeights = reader.take(4);
    const std::size_t number = form.weights;
    if (foundPhases != phases || foundWeights != number)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The weights are %1 for each of %2 phases, not %3 of %4."),
             {std::to_string(foundWeights), std::to_string(foundPhases), std::to_string(number),
              std::to_string(phases)}});
    const std::size_t begin = headBytes + form.presenceBytes();
    const auto wrongSize = [&](std::size_t weights) {
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The weights have %1 bytes, not %2."),
                       {std::to_string(bytes.size()),
                        std::to_string(begin + weights * form.weightBytes() + sealBytes)}});
    };
    if (bytes.size() < begin)
        return wrongSize(0);
    const std::size_t there = form.leavesOut ? numberAt(bytes, headBytes, 4) : number * phases;
    if (bytes.size() != begin + there * form.weightBytes() + sealBytes)
        return wrongSize(there);
    if (!unsealed(bytes))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The weights do not have their checksum.")});
    ErrorModel errors;
    for (float* part : {&errors.base, &errors.byDeep, &errors.byShallow, &errors.byEmpty})
        *part = std::bit_cast<float>(static_cast<std::uint32_t>(reader.take(4)));
    for (const float part : {errors.base, errors.byDeep, errors.byShallow, errors.byEmpty})
        if (!(std::abs(part) <= mostErrorPart)) // not a number is refused too
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "The weights have an error model out of range.")});
    const std::vector<bool> isThere = present(bytes, form);
    if (const auto found = static_cast<std::size_t>(std::ranges::count(isThere, true));
        found != there)
        return wrongSize(found);
    Reader weights(bytes, begin);
    const auto all = static_cast<std::size_t>(sharedWeights().count);
    std::vector<Weight> shared(all * phases);
    for (std::size_t i = 0; i < isThere.size(); ++i) {
        if (!isThere[i])
            continue;
        Weight& weight = shared[i / number * all + i % number];
        weight.setScore(static_cast<std::int16_t>(weights.take(scoreBytes)));
        for (std::size_t hinge = 1; hinge <= form.hinges; ++hinge)
            weight.hinge(hinge <= form.hingesFor ? hinge : hinge - form.hingesFor + hingesFor) =
                static_cast<std::int8_t>(weights.take(1));
    }
    return std::make_shared<const Weights>(shared, errors);
}

Or<std::shared_ptr<const Weights>> Weights::load(const std::string& file) {
    const auto bytes = wholeFile(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    return read(*bytes);
}

std::shared_ptr<const Weights> Weights::simple() {
    static const auto weights = std::make_shared<const Weights>(simpleWeights(), ErrorModel{});
    return weights;
}

std::shared_ptr<const Weights> weightsInUse() { return inUse.get(); }

void useWeights(std::shared_ptr<const Weights> weights) { inUse.set(std::move(weights)); }

} // namespace bouton::reversi
