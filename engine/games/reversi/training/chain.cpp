#include "games/reversi/training/chain.h"

#include <sstream>
#include <stdexcept>

#include "games/reversi/training/sources.h"

namespace bouton::reversi {

namespace {

constexpr int labelPlies = 4;        // of the searches that give scores
constexpr int phaseWidth = 5;        // empty cells
constexpr int overlap = 2;           // a phase also learns from so many empty cells beyond its own
constexpr int earlierRound = 16;     // a round before the last plays so many times fewer games
constexpr int mostErrorBoards = 600; // for the error model

struct Range { // of empty cells
    int least, most;
};
Range rangeOfPhase(int phase) {
    const int most = 60 - phase * phaseWidth;
    return {most - phaseWidth + 1, most};
}

// The phase that a stage's fit ends with; stage 0 has those after it too.
int lastPhaseOf(int stage) { return 9 - stage; }

// What a stage gives scores to: the exact ones, then a phase each and what the exact ones left.
Range rangeOf(int stage) {
    if (stage == 0)
        return {1, exactEmpty};
    const Range own = rangeOfPhase(lastPhaseOf(stage));
    return {stage == 1 ? exactEmpty + 1 : own.least, own.most};
}

std::string textOf(const Plan& plan) {
    return "seed " + std::to_string(plan.seed) + "\ngames " + std::to_string(plan.games)
           + "\nshards " + std::to_string(plan.shards) + "\nplies " + std::to_string(labelPlies)
           + '\n';
}

std::vector<std::int16_t> allPhases(const Weights& weights, int phase, const PhaseWeights& fitted) {
    std::vector<std::int16_t> all(weights.shared().begin(), weights.shared().end());
    const auto values = rounded(fitted);
    std::ranges::copy(values, all.begin() + phase * sharedWeights().count);
    return all;
}

PhaseWeights inDiscs(const Weights& weights, int phase) {
    const auto count = static_cast<std::size_t>(sharedWeights().count);
    PhaseWeights all;
    for (const std::int16_t weight :
         weights.shared().subspan(static_cast<std::size_t>(phase) * count, count))
        all.push_back(static_cast<float>(weight) / Weights::perDisc);
    return all;
}

std::vector<Sample> within(const std::vector<Sample>& samples, Range range) {
    std::vector<Sample> chosen;
    for (const Sample& sample : samples)
        if (const int empty = count(sample.board.empty());
            empty >= range.least && empty <= range.most)
            chosen.push_back(sample);
    return chosen;
}

// With the phase as its fit will begin: as the one after it. A search that comes to the border of
// the two but not beyond it then has the best evaluation that there is so far.
Weights withBegun(const Weights& weights, int phase) {
    return {allPhases(weights, phase, inDiscs(weights, phase + 1)), weights.errors()};
}

// Draws of their own for every piece of work.
std::uint64_t seedOf(const Plan& plan, int round, int shard) {
    return plan.seed * 1'000'003 + static_cast<std::uint64_t>(round * 100'000 + shard);
}

} // namespace

Chain::Chain(std::filesystem::path directory, const Plan& plan, Say say)
    : m_directory(std::move(directory)), m_plan(plan), m_say(std::move(say)) {
    std::error_code error;
    for (int round = 0; round < rounds && !error; ++round)
        std::filesystem::create_directories(folder(round), error);
    if (error)
        throw std::runtime_error("The directory " + m_directory.string()
                                 + " cannot be made: " + error.message() + '.');
    const auto file = m_directory / "plan.txt";
    if (const auto found = readWhole(file); !found)
        writeWhole(file, textOf(m_plan));
    else if (*found != textOf(m_plan))
        throw std::runtime_error("The directory " + m_directory.string()
                                 + " holds the work of another plan (see plan.txt there).");
}

std::filesystem::path Chain::result() const { return m_directory / "weights.bin"; }
std::filesystem::path Chain::folder(int round) const {
    return m_directory / ("round-" + std::to_string(round));
}
std::filesystem::path Chain::shardFile(const Step& step, int shard) const {
    const std::string what = step.stage < 0 ? "positions" : "scores-" + std::to_string(step.stage);
    return folder(step.round) / (what + '-' + std::to_string(shard) + ".bin");
}
std::filesystem::path Chain::weightsFile(int round, int stage) const {
    return folder(round) / ("weights-" + std::to_string(stage) + ".bin");
}

std::optional<Chain::Step> Chain::next() const {
    for (int round = 0; round < rounds; ++round) {
        for (int stage = 0; stage < stages; ++stage)
            if (!std::filesystem::exists(weightsFile(round, stage))) {
                for (int shard = 0; stage == 0 && shard < m_plan.shards; ++shard)
                    if (!std::filesystem::exists(shardFile({round, -1}, shard)))
                        return Step{round, -1};
                return Step{round, stage};
            }
    }
    return std::nullopt;
}

std::shared_ptr<const Weights> Chain::weightsBefore(const Step& step) const {
    if (step.round == 0 && step.stage <= 0)
        return Weights::simple();
    const auto file = step.stage <= 0 ? weightsFile(step.round - 1, stages - 1)
                                      : weightsFile(step.round, step.stage - 1);
    const auto weights = Weights::load(file.string());
    if (!weights)
        throw std::runtime_error(file.string() + ": " + english(weights.error()));
    return *weights;
}

void Chain::play(const Step& step, int shard) {
    const int games =
        step.round + 1 < rounds ? std::max(1, m_plan.games / earlierRound) : m_plan.games;
    const int own = games / m_plan.shards + (shard < games % m_plan.shards ? 1 : 0);
    Random random(seedOf(m_plan, step.round, shard));
    writeSamples(shardFile(step, shard),
                 playedPositions(*weightsBefore(step), own, random, [&](double part) {
                     m_say("round " + std::to_string(step.round) + ", games of shard "
                               + std::to_string(shard),
                           part);
                 }));
}

void Chain::label(const Step& step, int shard) {
    auto samples = within(samplesOf(step.round, shard, -1), rangeOf(step.stage));
    const auto weights = weightsBefore(step);
    const auto told = [&](double part) {
        m_say("round " + std::to_string(step.round) + ", scores of stage "
                  + std::to_string(step.stage) + ", shard " + std::to_string(shard),
              part);
    };
    if (step.stage == 0)
        solve(samples, *weights, told);
    else
        score(samples, withBegun(*weights, lastPhaseOf(step.stage)), labelPlies, told);
    writeSamples(shardFile(step, shard), samples);
}

std::vector<Sample> Chain::samplesOf(int round, int shard, int stage) const {
    const auto file = shardFile({round, stage}, shard);
    const auto samples = readSamples(file);
    if (!samples)
        throw std::runtime_error("The file " + file.string() + " is missing.");
    return *samples;
}

// Fits the phases of a stage to all shards but the first, from the weights of the phase after.
void Chain::fit(const Step& step) {
    std::vector<Sample> train, kept;
    for (int stage = std::max(0, step.stage - 1); stage <= step.stage; ++stage)
        for (int shard = 0; shard < m_plan.shards; ++shard) {
            const auto samples = samplesOf(step.round, shard, stage);
            auto& into = shard == 0 && m_plan.shards > 1 ? kept : train;
            into.insert(into.end(), samples.begin(), samples.end());
        }
    auto weights = weightsBefore(step);
    const int last = lastPhaseOf(step.stage);
    const int first = step.stage == 0 ? Weights::phases - 1 : last;
    for (int phase = first; phase >= last; --phase) {
        m_say("round " + std::to_string(step.round) + ", fitting phase " + std::to_string(phase),
              0);
        const Range own = rangeOfPhase(phase);
        const auto chosen = within(train, {own.least - overlap, own.most + overlap});
        const PhaseWeights begin =
            phase + 1 < Weights::phases
                ? inDiscs(*weights, phase + 1)
                : PhaseWeights(static_cast<std::size_t>(sharedWeights().count));
        const PhaseWeights result = fitted(begin, chosen, seedOf(m_plan, step.round, -1 - phase));
        const FitError inside = errorOf(result, within(train, own));
        const FitError outside = errorOf(result, within(kept, own));
        std::ostringstream line;
        line.precision(3);
        line << "phase " << phase << ": " << own.least << " to " << own.most
             << " empty cells, mean error " << inside.mean << " at " << inside.samples
             << " positions, kept out " << outside.mean << " (root mean square "
             << outside.rootMeanSquare << ") at " << outside.samples << '\n';
        const auto log = folder(step.round) / ("fit-" + std::to_string(phase) + ".txt");
        writeWhole(log, line.str());
        m_say(line.str(), 1);
        weights =
            std::make_shared<const Weights>(allPhases(*weights, phase, result), weights->errors());
    }
    if (step.stage + 1 == stages)
        finish(step.round, *weights);
    else
        writeWhole(weightsFile(step.round, step.stage), weights->written());
}

// Measures how far searches with the new weights err, and writes them with that.
void Chain::finish(int round, const Weights& weights) {
    Random random(seedOf(m_plan, round, -100));
    const auto positions = samplesOf(round, 0, -1);
    std::vector<Board> boards;
    for (int i = 0; i < std::min(mostErrorBoards, m_plan.games); ++i)
        boards.push_back(random.oneOf(positions).board);
    const ErrorModel errors = measuredErrors(boards, weights, [&](double part) {
        m_say("round " + std::to_string(round) + ", errors of searches", part);
    });
    const Weights whole(weights.shared(), errors);
    if (round + 1 == rounds)
        writeWhole(result(), whole.written());
    writeWhole(weightsFile(round, stages - 1), whole.written());
}

void Chain::measure(int positions, const std::function<void(const std::string&)>& tell) const {
    const auto weights = Weights::load(result().string());
    if (!weights)
        throw std::runtime_error(english(weights.error()));
    const auto all = samplesOf(rounds - 1, 0, -1);
    Random random(seedOf(m_plan, rounds, 0));
    for (int phase = 0; phase < Weights::phases; ++phase) {
        const Range range = rangeOfPhase(phase);
        const auto there = within(all, range);
        std::vector<Sample> chosen;
        for (int i = 0; i < positions && !there.empty(); ++i)
            chosen.push_back(random.oneOf(there));
        scoreWell(chosen, **weights, [&](double part) {
            m_say("true scores of phase " + std::to_string(phase), part);
        });
        const FitError error = errorOf(inDiscs(**weights, phase), chosen);
        std::ostringstream line;
        line.precision(3);
        line << phase << '\t' << range.least << " to " << range.most << '\t' << error.mean << '\t'
             << error.rootMeanSquare << '\t' << error.samples << '\n';
        tell(line.str());
    }
}

bool Chain::piece(const Step& step, int shard) {
    if (std::filesystem::exists(shardFile(step, shard)))
        return false;
    step.stage < 0 ? play(step, shard) : label(step, shard);
    return true;
}

bool Chain::workOn(int shard) {
    bool any = false;
    for (auto step = next(); step && piece(*step, shard); step = next())
        any = true;
    return any;
}

bool Chain::fitDue() {
    const auto step = next();
    if (!step || step->stage < 0)
        return false;
    for (int shard = 0; shard < m_plan.shards; ++shard)
        if (!std::filesystem::exists(shardFile(*step, shard)))
            return false;
    fit(*step);
    return true;
}

void Chain::work() {
    while (const auto step = next()) {
        for (int shard = 0; shard < m_plan.shards; ++shard)
            piece(*step, shard);
        if (step->stage >= 0)
            fit(*step);
    }
    if (const auto last = readWhole(weightsFile(rounds - 1, stages - 1));
        last && !std::filesystem::exists(result()))
        writeWhole(result(), *last); // of a directory that was copied together
}

} // namespace bouton::reversi
