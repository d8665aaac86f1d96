// SPDX-License-Identifier: MIT
#include "games/reversi/weights.h"

#include <gmock/gmock.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <set>

#include "core/bytes.h"
#include "engine/reversi_boards.h"
#include "engine/reversi_positions.h"
#include "engine/temporary_folder.h"
#include "games/reversi/kernel.h"

// The patterns and weights of the evaluation.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Weights;
using ::testing::HasSubstr;

std::string weightsRefusal(const std::string& bytes) {
    const auto read = Weights::read(bytes);
    return read ? "" : english(read.error());
}

// Random weights, in the form in which a file holds them.
std::vector<reversi::Weight> anyWeights(Random& random) {
    const auto number = static_cast<std::size_t>(reversi::sharedWeights().count);
    std::vector<reversi::Weight> all(number * Weights::phases);
    for (reversi::Weight& weight : all) {
        std::array<float, reversi::parts> discs{};
        for (float& part : discs)
            part = static_cast<float>(random.between(-40, 40)) / Weights::hingePerDisc;
        weight = reversi::Weight::nearest(discs);
    }
    return all;
}

// The evaluation as its description says: the sum of the features, cell by cell, and the hinges.
int plainEstimate(const Board& board, const Weights& weights) {
    std::array<int, reversi::parts> sums{};
    const auto add = [&](int at) {
        const reversi::Weight& weight = weights.phase(reversi::count(board.empty()))[at];
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += weight[i];
    };
    for (const reversi::Pattern& kind : reversi::patterns.kinds) {
        std::set<std::set<int>> places;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            std::set<int> place;
            int index = 0;
            for (int k = kind.length - 1; k >= 0; --k) {
                const int cell =
                    reversi::turnedCell(kind.cells[static_cast<std::size_t>(k)], symmetry);
                place.insert(cell);
                const int disc = board.own & reversi::bit(cell)        ? 2
                                 : board.opponent & reversi::bit(cell) ? 0
                                                                       : 1;
                index = 3 * index + disc;
            }
            if (places.insert(place).second)
                add(kind.offset + index);
        }
    }
    const reversi::Bits own = reversi::mobility(board), empty = board.empty();
    const reversi::Bits opponent = reversi::mobility(board.passed());
    add(reversi::patterns.tempo + reversi::tempoOf(empty, reversi::count(own)));
    for (const int column : {0, 4})
        for (const int row : {0, 4}) {
            reversi::Bits quarter = 0;
            for (int cell = 0; cell < 16; ++cell)
                quarter |= reversi::bit(8 * (row + cell / 4) + column + cell % 4);
            const auto moves = [&](reversi::Bits all) {
                return std::min(reversi::count(all & quarter), 5); // more are told as 5
            };
            add(reversi::patterns.room + 36 * reversi::count(empty & quarter) + 6 * moves(own)
                + moves(opponent));
        }
    int score = sums[0];
    for (std::size_t i = 1; i < sums.size(); ++i)
        score += (i <= reversi::hingesFor ? 1 : -1) * std::max(0, sums[i]);
    return score;
}

// In how many features a disc on the cell is.
auto stepsOf(int cell) {
    return std::ranges::count_if(reversi::patterns.step[static_cast<std::size_t>(cell)],
                                 [](int step) { return step != 0; });
}

} // namespace

TEST(ReversiPatterns, EveryCellIsInSomeAndTheirIndicesStayInTheirTables) {
    Random random(70);
    for (int i = 0; i < 200; ++i) {
        const auto indices = reversi::indicesOf(filling(random, random.between(0, 60)));
        for (const reversi::Pattern& kind : reversi::patterns.kinds)
            for (int feature = kind.first; feature < kind.first + kind.places; ++feature) {
                ASSERT_LE(std::abs(indices[static_cast<std::size_t>(feature)]), kind.size / 2);
            }
    }
    for (int cell = 0; cell < reversi::cells; ++cell)
        EXPECT_GE(stepsOf(cell), 4);
    EXPECT_EQ(stepsOf(reversi::firstOf(0)), 0);
}

TEST(ReversiPatterns, MirrorImagesShareTheirWeights) {
    // Random weights value a board and its mirror images alike.
    Random random(71);
    const Weights weights(anyWeights(random), {});
    for (int i = 0; i < 50; ++i) {
        const Board board = filling(random, random.between(1, 60));
        for (const reversi::Kernel* kernel : reversi::kernels()) {
            const int value = estimateOf(board, weights, *kernel);
            for (int symmetry = 1; symmetry < 8; ++symmetry) {
                Board mirrored;
                for (int cell = 0; cell < 64; ++cell) {
                    const auto to = reversi::bit(reversi::turnedCell(cell, symmetry));
                    mirrored.own |= board.own & reversi::bit(cell) ? to : 0;
                    mirrored.opponent |= board.opponent & reversi::bit(cell) ? to : 0;
                }
                ASSERT_EQ(estimateOf(mirrored, weights, *kernel), value);
            }
        }
    }
}

TEST(ReversiPatterns, EveryKernelSumsThemUpAndCutsTheHingesAtZero) {
    Random random(77);
    const Weights weights(anyWeights(random), {});
    for (int i = 0; i < 300; ++i) {
        const Board board = filling(random, random.between(0, 60));
        for (const reversi::Kernel* kernel : reversi::kernels())
            ASSERT_EQ(estimateOf(board, weights, *kernel), plainEstimate(board, weights));
    }
}

TEST(ReversiWeights, AreReadAsTheyWereWritten) {
    Random random(78);
    const Weights any(anyWeights(random), {.base = 1.5F});
    const std::string bytes = any.written();
    const auto read = Weights::read(bytes);
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::ranges::equal((*read)->shared(), any.shared()));
    EXPECT_EQ((*read)->errors().base, 1.5F);
}

TEST(ReversiWeights, ThatAreZeroTakeNextToNoRoomInTheFile) {
    Random random(79);
    std::vector<reversi::Weight> some = anyWeights(random);
    for (std::size_t i = 0; i < some.size(); ++i)
        if (i % 3 != 1)
            some[i] = {};
    const std::string bytes = Weights(some, {}).written();
    EXPECT_LE(bytes.size(), some.size() * sizeof(reversi::Weight) / 2);
    const auto read = Weights::read(bytes);
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::ranges::equal((*read)->shared(), some));
    EXPECT_LE(Weights::embedded()->written().size(), 8'000'000u);
}

TEST(ReversiWeights, KeepTheNearestOfWhatTheyCanHold) {
    std::array<float, reversi::parts> discs{};
    discs[0] = -3.0F - 0.4F / Weights::perDisc;
    discs[1] = 0.5F + 0.4F / Weights::hingePerDisc;
    discs[reversi::hinges] = -100.0F;
    const auto weight = reversi::Weight::nearest(discs);
    EXPECT_EQ(weight[0], -3 * Weights::perDisc);
    EXPECT_EQ(weight[1], Weights::perDisc / 2);
    EXPECT_EQ(weight[reversi::hinges], -127 * Weights::perDisc / Weights::hingePerDisc);
    for (int score = -reversi::Weight::mostScore; score <= reversi::Weight::mostScore; ++score) {
        reversi::Weight kept;
        kept.setScore(score);
        ASSERT_EQ(kept[0], score);
    }
    reversi::Weight large;
    large.setScore(40'000);
    EXPECT_EQ(large[0], reversi::Weight::mostScore);
}

TEST(ReversiWeights, OfTheVersionBeforeAreReadWithTheirHingesInPlace) {
    // That version had seven hinges, four of them for the side to move, and no rooms.
    const auto all = static_cast<std::size_t>(reversi::sharedWeights().count);
    const std::size_t before = all - reversi::rooms;
    Random random(80);
    std::string bytes = "BoutonRv";
    put(bytes, 2, 4);
    put(bytes, Weights::phases, 4);
    put(bytes, before, 4);
    bytes.append(16, '\0'); // the error model
    std::vector<std::array<int, 8>> numbers(before * Weights::phases);
    for (auto& weight : numbers)
        for (std::size_t i = 0; i < weight.size(); ++i) {
            weight[i] = i == 0 ? random.between(-9'000, 9'000) : random.between(-127, 127);
            put(bytes, static_cast<std::uint64_t>(weight[i]), i == 0 ? 2 : 1);
        }
    const auto read = Weights::read(sealed(bytes));
    ASSERT_TRUE(read);
    constexpr std::array<std::size_t, 8> places{0, 1, 2, 3, 4, 8, 9, 10};
    static_assert(reversi::hingesFor == 7);
    for (std::size_t i = 0; i < all * Weights::phases; ++i) {
        reversi::Weight expected;
        if (i % all < before) {
            const auto& weight = numbers[i / all * before + i % all];
            expected.setScore(weight[0]);
            for (std::size_t part = 1; part < weight.size(); ++part)
                expected.hinge(places[part]) = static_cast<std::int8_t>(weight[part]);
        }
        ASSERT_EQ((*read)->shared()[i], expected) << i;
    }
    bytes += "x";
    EXPECT_THAT(weightsRefusal(sealed(bytes)), HasSubstr(" bytes, not "));
}

TEST(ReversiWeights, TheProgramCarriesLearnedOnes) {
    EXPECT_FALSE(std::ranges::equal(Weights::embedded()->shared(), Weights::simple()->shared()));
}

TEST(ReversiWeights, TellHowFarAShallowSearchErrsAtLeastADisc) {
    using reversi::ErrorModel;
    EXPECT_FLOAT_EQ((ErrorModel{.base = 1, .byDeep = 2, .byShallow = 3, .byEmpty = 4}).of(5, 6, 7),
                    1 + 10 + 18 + 28);
    EXPECT_FLOAT_EQ(ErrorModel{}.of(10, 2, 30), 3.0F + 1.2F - 0.5F);
    EXPECT_EQ((ErrorModel{.base = 0.9F, .byDeep = 0, .byShallow = 0}).of(1, 1, 1), 1);
}

TEST(ReversiWeights, ThatAreSimpleValueTheDiscOfEachCellByItself) {
    constexpr int quarter[4][4] = {{24, -6, 4, 2}, {-6, -12, -1, -1}, {4, -1, 1, 0}, {2, -1, 0, 0}};
    for (int cell = 0; cell < reversi::cells; ++cell) {
        const int row = std::min(cell / 8, 7 - cell / 8), column = std::min(cell % 8, 7 - cell % 8);
        const int value = quarter[row][column] * Weights::perDisc;
        const Board board{reversi::bit(cell), 0};
        for (const auto& [seen, sign] : {std::pair{board, 1}, {board.passed(), -1}})
            EXPECT_NEAR(estimateOf(seen, *Weights::simple(), reversi::kernel()), sign * value,
                        stepsOf(cell))
                << cell; // each feature rounds
    }
}

TEST(ReversiWeights, OfAFileAreReadOrRefusedWithASentence) {
    const Folder folder;
    const std::string file = (folder.path() / "weights.bin").string();
    const auto refused = [](const std::string& from) {
        const auto weights = Weights::load(from);
        return weights ? "" : english(weights.error());
    };
    EXPECT_THAT(refused(file), HasSubstr("cannot be read."));
    EXPECT_THAT(refused(folder.path().string()), HasSubstr("it is no regular file"));
    std::ofstream(file).close();
    EXPECT_EQ(refused(file), "This is no file of Reversi weights.");
    std::ofstream(file, std::ios::binary) << Weights::simple()->written();
    EXPECT_EQ(refused(file), "");
}

TEST(ReversiWeights, DamagedOnesAreRefusedWithASentence) {
    const std::string whole = Weights::simple()->written();
    EXPECT_EQ(weightsRefusal(""), "This is no file of Reversi weights.");
    EXPECT_EQ(weightsRefusal("BoutonRv"), "This is no file of Reversi weights.");
    EXPECT_EQ(weightsRefusal(std::string(whole.size(), 'x')),
              "This is no file of Reversi weights.");
    std::string later = whole;
    later[8] = 9;
    EXPECT_EQ(weightsRefusal(later), "The weights have version 9; this program reads version 3.");
    std::string other = whole;
    other[12] = 13;
    EXPECT_THAT(weightsRefusal(other), HasSubstr("Phases of the game: 13, not "));
    EXPECT_THAT(weightsRefusal(whole.substr(0, whole.size() - 1)), HasSubstr(" bytes, not "));
    Random random(72);
    for (int i = 0; i < 20; ++i) {
        std::string damaged = whole;
        damaged[40 + random.below(whole.size() - 40)] ^= static_cast<char>(1 << random.below(8));
        EXPECT_EQ(weightsRefusal(damaged), "The weights do not have their checksum.");
    }
    EXPECT_FALSE(Weights::load("/no/such/file"));
}

TEST(ReversiWeights, AFileThatContradictsItselfIsRefusedAlsoWithTheRightChecksum) {
    const std::string whole = Weights::simple()->written();
    EXPECT_THAT(weightsRefusal(whole.substr(0, 36)), HasSubstr(" bytes, not ")); // the head alone
    // The bits say of one weight more than there are that it is there, or of one less.
    for (const std::size_t place : {40, 41, 5'000}) {
        std::string other = whole.substr(0, whole.size() - sealBytes);
        other[place] ^= 1;
        EXPECT_THAT(weightsRefusal(sealed(other)), HasSubstr(" bytes, not "));
    }
}

TEST(ReversiWeights, AnErrorModelOutOfRangeIsRefusedAlsoWithTheRightChecksum) {
    const std::vector<reversi::Weight> shared(Weights::simple()->shared().begin(),
                                              Weights::simple()->shared().end());
    EXPECT_TRUE(Weights::read(Weights(shared, {.byEmpty = -0.5F}).written()));
    for (const float wrong : {NAN, INFINITY, -INFINITY, 1e6F})
        EXPECT_EQ(weightsRefusal(Weights(shared, {.byShallow = wrong}).written()),
                  "The weights have an error model out of range.");
}

} // namespace bouton::testing
