// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "training/frozen.h"

namespace bouton::reversi {

// What the weights depend on. The same plan gives the same weights, on one machine or on many.
struct TrainingPlan {
    std::uint64_t seed = 1;
    int games = 16'000; // of the last round
    int shards = 32;    // pieces of work; the first is kept out of the fits
    // Learns on from these weights, in one round: they play its games and score its positions, and
    // each fit begins at them. Nothing: learns from nothing, in two rounds.
    std::shared_ptr<const Weights> begin{};
    // Of the deeper of the two searches that give a score where it learns on; with 18 to 25 empty
    // cells both are two plies deeper.
    int plies = 8;
};

// Learns the weights from nothing, in rounds, or learns on from others. A round plays games with
// the weights of the round before; the first round has the simple weights. Positions near the end
// get their exact scores, and the last phase is fitted to them. Those a little earlier get the
// scores of searches that end there, and so on back to the opening. Who learns on has weights that
// can score all positions, and fits all phases at once.
//
// A due is done when its file is there. So work goes on where it ended. Several machines may share
// a directory, and directories that were filled apart are merged by copying their files together. A
// file that is deleted is made again when it is needed.
class Chain {
public:
    using Say = std::function<void(const std::string& what, double part)>; // `part`: 0 to 1

    // Makes the directory, or goes on in it. Throws std::runtime_error with a sentence if it holds
    // another plan or cannot be used.
    Chain(std::filesystem::path directory, const TrainingPlan& plan, Say say);

    // Does everything that is left. Blocks, up to hours. This and all below throw
    // std::runtime_error with a sentence if a file is damaged or cannot be written.
    void work();
    // Does what is left of one shard before the next fit. Gives whether there was anything. Blocks.
    bool workOn(int shard);
    // Fits the stage that all shards have scored. Gives whether there was one. Blocks.
    bool fitDue();
    // Measures how far the evaluation is from the truth (scoreWell), at up to so many positions a
    // line that were kept out of the fits. Blocks, some minutes.
    std::vector<LineError> measure(int positions);
    // The file of the weights. It exists once all is done.
    std::filesystem::path result() const;

private:
    // The next fit, and the scores that it needs.
    struct Due {
        int round, stage;
    };
    static constexpr int rounds = 2, stages = 10;
    static constexpr int onlyPlayed = -1; // the stage of positions without scores

    int firstRound() const { return m_plan.begin ? rounds - 1 : 0; }
    bool isFitted(int stage) const;
    int firstStageOf(const Due& due) const;
    bool isThere(const Due& due, int shard) const;

    std::optional<Due> next() const;
    std::filesystem::path folder(int round) const;
    std::filesystem::path shardFile(int round, int stage, int shard) const;
    std::filesystem::path weightsFile(int round, int stage) const;
    std::shared_ptr<const Weights> weightsBefore(const Due& due) const;
    std::vector<Sample> samplesOf(int round, int stage, int shard);
    void play(int round, int shard);
    void label(int round, int stage, int shard);
    bool piece(const Due& due, int shard);
    void fit(const Due& due);
    PhaseWeights fittedPhase(const Due& due, int phase, const Weights& before);
    void finish(int round, const Weights& weights);

    std::filesystem::path m_directory;
    TrainingPlan m_plan;
    Say m_say;
};

} // namespace bouton::reversi
