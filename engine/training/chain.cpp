// SPDX-License-Identifier: MIT
#include "training/chain.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "core/bytes.h"
#include "core/whole_file.h"
#include "training/sources.h"

namespace bouton::reversi {

namespace {

constexpr int exactEmpty = 15;   // from nothing a score is exact up to here; phases and stages meet
constexpr int stageWidth = 5;    // empty cells
constexpr int overlap = 3;       // from nothing a phase also learns from so many of the next one
constexpr int earlierRound = 16; // the rounds before the last play so many times fewer games
constexpr int mostErrorBoards = 600; // for the error model

struct Range { // of empty cells
    int least, most;
};
// The empty cells that a stage gives scores to, and how. First come those with exact scores, then
// five numbers at a time or, beside those, fewer.
struct Stage {
    Range range;
    int plies = 0; // of the deeper one of the two searches that give a score; 0: it is exact
    int every = 1; // only every so many-th position has one
};
constexpr Stage stageFromNothing(int stage) {
    const int most = exactEmpty + stage * stageWidth;
    return {{stage == 0 ? 1 : most - stageWidth + 1, most}, stage == 0 ? 0 : 4};
}
// Few scores suffice for who knows much already, so they are better ones: most of all near the
// border of what is exact, where errors are largest. In the opening positions are alike.
constexpr Stage stageFurther(int stage, int plies) {
    constexpr int exact = exactEmpty + 2, deeper = 2;
    const Range range = stageFromNothing(stage).range;
    switch (stage) {
    case 0: return {{range.least, exact}};
    case 1: return {{exact + 1, range.most}, plies + deeper, 2};
    case 2: return {range, plies + deeper, 4};
    default: return {range, plies, stage <= 6 ? 3 : 4};
    }
}

Range rangeOfPhase(int phase) {
    const int most = 60 - phase * Weights::phaseWidth;
    return {most - Weights::phaseWidth + 1, most};
}

Stage stageOf(const TrainingPlan& plan, int stage) {
    return plan.begin ? stageFurther(stage, plan.plies) : stageFromNothing(stage);
}

// The phase that is fitted after a stage, and whether this is its first stage.
int phaseOf(int stage) { return Weights::phaseOf(stageFromNothing(stage).range.most); }
bool beginsPhase(int stage) { return stage == 0 || phaseOf(stage) != phaseOf(stage - 1); }

std::string textOf(const TrainingPlan& plan) {
    std::ostringstream text;
    text << "seed " << plan.seed << "\ngames " << plan.games << "\nshards " << plan.shards;
    if (plan.begin)
        text << "\nbegin " << std::hex << checksum(plan.begin->written()) << std::dec << "\nplies "
             << plan.plies << "\nexact " << stageFurther(0, plan.plies).range.most;
    else
        text << "\nplies 3 and 4\nexact " << exactEmpty;
    text << "\nphases " << Weights::phases << '\n';
    return text.str();
}

// The weights with one phase replaced.
Weights with(const Weights& weights, int phase, const PhaseWeights& fitted) {
    std::vector<Weight> all(weights.shared().begin(), weights.shared().end());
    const auto values = rounded(fitted);
    std::ranges::copy(values, all.begin() + phase * sharedWeights().count);
    return {all, weights.errors()};
}

std::vector<Sample> within(const std::vector<Sample>& samples, Range range) {
    std::vector<Sample> chosen;
    for (const Sample& sample : samples)
        if (const int empty = count(sample.board.empty());
            empty >= range.least && empty <= range.most)
            chosen.push_back(sample);
    return chosen;
}

// The weights with a phase copied from the phase after it, as its fit begins. A search that reaches
// the border between the two, but not beyond it, then has the best evaluation that there is.
Weights withBegun(const Weights& weights, int phase) {
    return with(weights, phase, inDiscs(weights, phase + 1));
}

std::string inWords(const FitError& error) {
    if (error.samples == 0)
        return "no positions";
    std::ostringstream words;
    words.precision(3);
    words << "mean error " << error.mean << " at " << error.samples
          << " positions (root mean square " << error.rootMeanSquare << ')';
    return words.str();
}

std::vector<Sample> oneIn(int every, const std::vector<Sample>& samples) {
    std::vector<Sample> chosen;
    for (std::size_t i = 0; i < samples.size(); i += static_cast<std::size_t>(every))
        chosen.push_back(samples[i]);
    return chosen;
}

// Each piece of work has random numbers of its own.
std::uint64_t seedOf(const TrainingPlan& plan, int round, int shard) {
    return plan.seed * 1'000'003 + static_cast<std::uint64_t>(round * 100'000 + shard);
}

} // namespace

Chain::Chain(std::filesystem::path directory, const TrainingPlan& plan, Say say)
    : m_directory(std::move(directory)), m_plan(plan), m_say(std::move(say)) {
    std::error_code error;
    for (int round = firstRound(); round < rounds && !error; ++round)
        std::filesystem::create_directories(folder(round), error);
    if (error)
        throw std::runtime_error("The directory " + m_directory.string()
                                 + " cannot be made: " + error.message() + '.');
    const auto file = m_directory / "plan.txt";
    if (const auto found = wholeFile(file); !found)
        writeWhole(file, textOf(m_plan));
    else if (*found != textOf(m_plan))
        throw std::runtime_error("The directory " + m_directory.string()
                                 + " holds the work of another plan (see plan.txt there).");
}

std::filesystem::path Chain::result() const { return m_directory / "weights.bin"; }
std::filesystem::path Chain::folder(int round) const {
    return m_directory / ("round-" + std::to_string(round));
}
std::filesystem::path Chain::shardFile(int round, int stage, int shard) const {
    const std::string what = stage == onlyPlayed ? "positions" : "scores-" + std::to_string(stage);
    return folder(round) / (what + '-' + std::to_string(shard) + ".bin");
}
std::filesystem::path Chain::weightsFile(int round, int stage) const {
    return folder(round) / ("weights-" + std::to_string(stage) + ".bin");
}

// From nothing each stage needs the fit of the one before.
bool Chain::isFitted(int stage) const { return !m_plan.begin || stage + 1 == stages; }

// The first of the stages whose scores are due together, after the fit before.
int Chain::firstStageOf(const Due& due) const { return m_plan.begin ? 0 : due.stage; }

bool Chain::isThere(const Due& due, int shard) const {
    for (int stage = firstStageOf(due); stage <= due.stage; ++stage)
        if (!std::filesystem::exists(shardFile(due.round, stage, shard)))
            return false;
    return true;
}

std::optional<Chain::Due> Chain::next() const {
    for (int round = firstRound(); round < rounds; ++round)
        for (int stage = 0; stage < stages; ++stage)
            if (isFitted(stage) && !std::filesystem::exists(weightsFile(round, stage)))
                return Due{round, stage};
    return std::nullopt;
}

std::shared_ptr<const Weights> Chain::weightsBefore(const Due& due) const {
    if (m_plan.begin)
        return m_plan.begin;
    if (due.round == firstRound() && due.stage == 0)
        return Weights::simple();
    const auto file = due.stage == 0 ? weightsFile(due.round - 1, stages - 1)
                                     : weightsFile(due.round, due.stage - 1);
    const auto weights = Weights::load(file.string());
    if (!weights)
        throw std::runtime_error(file.string() + ": " + english(weights.error()));
    return *weights;
}

void Chain::play(int round, int shard) {
    const int games = round + 1 < rounds ? std::max(1, m_plan.games / earlierRound) : m_plan.games;
    const int own = games / m_plan.shards + (shard < games % m_plan.shards ? 1 : 0);
    Random random(seedOf(m_plan, round, shard));
    writeSamples(shardFile(round, onlyPlayed, shard),
                 playedPositions(*weightsBefore({round, 0}), own, random, [&](double part) {
                     m_say("round " + std::to_string(round) + ", games of shard "
                               + std::to_string(shard),
                           part);
                 }));
}

void Chain::label(int round, int stage, int shard) {
    const auto [range, plies, every] = stageOf(m_plan, stage);
    auto samples = oneIn(every, within(samplesOf(round, onlyPlayed, shard), range));
    const auto weights = weightsBefore({round, stage});
    const auto told = [&](double part) {
        m_say("round " + std::to_string(round) + ", scores of stage " + std::to_string(stage)
                  + ", shard " + std::to_string(shard),
              part);
    };
    if (plies == 0)
        solve(samples, *weights, told);
    else if (m_plan.begin || !beginsPhase(stage))
        score(samples, *weights, plies, told);
    else
        score(samples, withBegun(*weights, phaseOf(stage)), plies, told);
    writeSamples(shardFile(round, stage, shard), samples);
}

std::vector<Sample> Chain::samplesOf(int round, int stage, int shard) {
    const auto file = shardFile(round, stage, shard);
    if (!std::filesystem::exists(file)) // the first time, or if somebody has deleted it
        stage == onlyPlayed ? play(round, shard) : label(round, stage, shard);
    const auto samples = readSamples(file);
    if (!samples)
        throw std::runtime_error("The file " + file.string() + " is missing.");
    return *samples;
}

// Fits a phase to all shards but the first: to the scores of this stage and to those of the stages
// before that reach into the phase. Begins from what was fitted last, or at the weights that it
// learns on from.
PhaseWeights Chain::fittedPhase(const Due& due, int phase, const Weights& before) {
    const Range own = rangeOfPhase(phase);
    const Range all{m_plan.begin ? own.least : own.least - overlap,
                    std::min(own.most, stageOf(m_plan, due.stage).range.most)};
    std::vector<Sample> train, kept;
    for (int stage = 0; stage <= due.stage; ++stage)
        for (int shard = 0; shard < m_plan.shards; ++shard) {
            const Range scored = stageOf(m_plan, stage).range;
            if (scored.most < all.least || scored.least > all.most)
                continue;
            const auto samples = within(samplesOf(due.round, stage, shard), all);
            auto& into = shard == 0 && m_plan.shards > 1 ? kept : train;
            into.insert(into.end(), samples.begin(), samples.end());
        }
    const std::string what = "round " + std::to_string(due.round) + ", fit of stage "
                             + std::to_string(due.stage) + " to phase " + std::to_string(phase);
    m_say(what, 0);
    PhaseWeights begin(static_cast<std::size_t>(sharedWeights().count));
    if (m_plan.begin || due.stage > 0)
        begin = inDiscs(before, m_plan.begin || !beginsPhase(due.stage) ? phase : phase + 1);
    const PhaseWeights result =
        fitted(begin, train, seedOf(m_plan, due.round, -1 - due.stage), m_plan.begin != nullptr);

    std::ostringstream lines;
    for (int least = own.least; least <= all.most; least += stageWidth) {
        const Range range{least, least + stageWidth - 1};
        const FitError inside = errorOf(result, within(train, range));
        const FitError outside = errorOf(result, within(kept, range));
        lines << range.least << " to " << range.most << " empty cells: " << inWords(inside)
              << "; kept out: " << inWords(outside) << '\n';
    }
    writeWhole(folder(due.round) / ("fit-" + std::to_string(phase) + ".txt"), lines.str());
    m_say(what + '\n' + lines.str(), 1);
    return result;
}

void Chain::fit(const Due& due) {
    Weights weights = *weightsBefore(due);
    for (int phase = phaseOf(firstStageOf(due)); phase >= phaseOf(due.stage); --phase)
        weights = with(weights, phase, fittedPhase(due, phase, weights));
    if (due.stage + 1 == stages)
        finish(due.round, weights);
    else
        writeWhole(weightsFile(due.round, due.stage), weights.written());
}

// Measures how far searches with the new weights err. Writes the weights with the error model.
void Chain::finish(int round, const Weights& weights) {
    Random random(seedOf(m_plan, round, -100));
    const auto positions = samplesOf(round, onlyPlayed, 0);
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

std::vector<LineError> Chain::measure(int positions) {
    const auto weights = Weights::load(result().string());
    if (!weights)
        throw std::runtime_error(english(weights.error()));
    const auto all = samplesOf(rounds - 1, onlyPlayed, 0);
    Random random(seedOf(m_plan, rounds, 0));
    std::vector<Sample> chosen;
    for (int most = 60; most > 0; most -= lineWidth) {
        const auto there = within(all, {most - lineWidth + 1, most});
        for (int i = 0; i < positions && !there.empty(); ++i)
            chosen.push_back(random.oneOf(there));
    }
    scoreWell(chosen, **weights, [&](double part) { m_say("true scores", part); });
    return errorsByLine(**weights, chosen);
}

bool Chain::piece(const Due& due, int shard) {
    bool any = false;
    for (int stage = firstStageOf(due); stage <= due.stage; ++stage)
        if (!std::filesystem::exists(shardFile(due.round, stage, shard))) {
            label(due.round, stage, shard);
            any = true;
        }
    return any;
}

bool Chain::workOn(int shard) {
    bool any = false;
    for (auto due = next(); due && piece(*due, shard); due = next())
        any = true;
    return any;
}

bool Chain::fitDue() {
    const auto due = next();
    if (!due)
        return false;
    for (int shard = 0; shard < m_plan.shards; ++shard)
        if (!isThere(*due, shard))
            return false;
    fit(*due);
    return true;
}

void Chain::work() {
    while (const auto due = next()) {
        for (int shard = 0; shard < m_plan.shards; ++shard)
            piece(*due, shard);
        fit(*due);
    }
    if (const auto last = wholeFile(weightsFile(rounds - 1, stages - 1));
        last && !std::filesystem::exists(result()))
        writeWhole(result(), *last); // the directory may have been copied together
}

} // namespace bouton::reversi
