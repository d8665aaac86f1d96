#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "games/reversi/training/fit.h"

namespace bouton::reversi {

// What the weights depend on: the same plan gives the same weights, on one machine or many.
struct Plan {
    std::uint64_t seed = 1;
    int games = 16'000; // of the last round
    int shards = 32;    // pieces that can be worked on apart; the first is kept out of the fits
    bool operator==(const Plan&) const = default;
};

// Learning the weights from nothing, in rounds. A round plays games with the weights of the round
// before (at first the simple ones). The positions near the end get their exact scores, and the
// last phase is fitted to them; those a little before get the scores of searches that end there,
// and so on back to the opening. Every step is done when its file is there, so that
// work goes on where it ended, and the files of a directory that several machines share, or that
// are copied together, are a merge. A piece that is taken away is made again when it is needed.
class Chain {
public:
    using Say = std::function<void(const std::string& what, double part)>; // 0 to 1

    // Makes the directory, or goes on there. Throws std::runtime_error with a sentence where it
    // holds another plan or cannot be used.
    Chain(std::filesystem::path directory, const Plan& plan, Say say);

    // Does everything that is left. Blocks, up to hours.
    void work();
    // Does what is left of one shard before the next fit; says whether there was anything. Blocks.
    bool workOn(int shard);
    // Fits what all shards have their scores of; says whether there was such a thing. Blocks.
    bool fitDue();
    // How far the weights' evaluation is from the truth at positions kept out of the fits, a line
    // for each five numbers of empty cells to `tell`: up to so many positions with the exact score
    // where 20 or fewer cells are empty, and with a deep search where more are. Blocks, some
    // minutes.
    void measure(int positions, const std::function<void(const std::string&)>& tell);
    // Where the weights are, once all is done.
    std::filesystem::path result() const;

private:
    struct Step {
        int round, stage; // stage -1: playing
    };
    static constexpr int rounds = 2, stages = 10;

    std::optional<Step> next() const;
    std::filesystem::path folder(int round) const;
    std::filesystem::path shardFile(const Step& step, int shard) const;
    std::filesystem::path weightsFile(int round, int stage) const;
    std::shared_ptr<const Weights> weightsBefore(const Step& step) const;
    std::vector<Sample> samplesOf(const Step& step, int shard);
    void play(const Step& step, int shard);
    void label(const Step& step, int shard);
    bool piece(const Step& step, int shard);
    void fit(const Step& step);
    void finish(int round, const Weights& weights);

    std::filesystem::path m_directory;
    Plan m_plan;
    Say m_say;
};

} // namespace bouton::reversi
