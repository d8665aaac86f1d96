// SPDX-License-Identifier: MIT
#include "reviews/collection_reviews.h"

#include <gmock/gmock.h>

#include <QDir>
#include <QTemporaryDir>

#include <numeric>

#include "collection/ends.h"
#include "explain/analyses.h"
#include "games/reversi/weights.h"
#include "session/csv.h"
#include "support/file_bytes.h"

// Reviews of many games, and what is kept of them, without a window.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

constexpr std::size_t someEnds = 3;

class FailingDisk : public Disk {
public:
    bool writes = true;
    int kept = 0;
    Or<void> write(const QString& file, const QByteArray& bytes) override {
        ++kept;
        return writes ? Disk::write(file, bytes) : refuse({"no room"});
    }
};

class CollectionReviews : public ::testing::Test {
protected:
    // Ends of games by chance, as a file with this checksum.
    static std::shared_ptr<ReadCollection> ends(std::uint64_t checksum = 7,
                                                std::uint64_t firstSeed = 1) {
        auto read = std::make_shared<ReadCollection>();
        read->games.beginFile("ends.txt", checksum);
        for (std::size_t i = 0; i < someEnds; ++i) {
            const End end = endByChance(firstSeed + i);
            read->games.add({.number = static_cast<std::uint32_t>(i + 1)}, end.cells(), end.start);
        }
        return read;
    }
    ReviewTask task(std::shared_ptr<const ReadCollection> games, bool all = true,
                    std::size_t threads = 2) {
        std::vector<Collection::Index> rows(all ? games->games.size() : 0);
        std::iota(rows.begin(), rows.end(), Collection::Index{0});
        return {std::move(games), std::move(rows), threads, folder(), 8, disk};
    }
    // All that is told; the task is stopped after so many reports.
    static std::vector<ManyReviews> told(const ReviewTask& task, std::size_t most = 1000) {
        std::vector<ManyReviews> all;
        std::stop_source stop;
        reviewGames(task, stop.get_token(), [&](const ManyReviews& news) {
            all.push_back(news);
            if (all.size() == most)
                stop.request_stop();
        });
        return all;
    }
    FoundInGames kept(std::shared_ptr<const ReadCollection> games) {
        return *told(task(std::move(games), false)).back().found;
    }
    static std::vector<std::string> sentences(const ManyReviews& news) {
        std::vector<std::string> all;
        for (const Phrase& each : news.remarks)
            all.push_back(english(each));
        return all;
    }
    QString folder() const { return m_folder.filePath("data/reviews"); }
    QString file() const { return QDir(folder()).filePath("0000000000000007.reviews"); }

    std::shared_ptr<FailingDisk> disk = std::make_shared<FailingDisk>();

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(CollectionReviews, SayOfEachGameWhatItsReviewSays) {
    const auto games = ends();
    const FoundInGames found = *told(task(games)).back().found;
    ASSERT_EQ(found.size(), someEnds);
    int slips = 0;
    for (const auto& [index, findings] : found) {
        const auto match = games->games.read(index).match;
        const auto path = match->path(match->current());
        Analyses analyses;
        ASSERT_TRUE(analyses.add(*match, path, analystsOf(rulesetOf<Reversi>(), 1), {}));
        GameFindings wanted;
        for (const Slip& slip : slipsOf(*match, path, analyses.known()))
            ++wanted.slips[indexOf(slip.side)];
        const auto accuracy = accuracyOf(*match, path, analyses.known());
        wanted.lost = {accuracy[0].lost, accuracy[1].lost};
        wanted.moves = {accuracy[0].moves, accuracy[1].moves};
        EXPECT_EQ(findings, wanted);
        slips += findings.slips[0] + findings.slips[1];
    }
    EXPECT_GT(slips, 0) << "games by chance have some";
    QDir(folder()).removeRecursively();
    EXPECT_EQ(*told(task(games, true, 1)).back().found, found) << "on whatever many threads";
}

TEST_F(CollectionReviews, GoOnWhereTheyWereStopped) {
    const auto first = told(task(ends()), 2);
    ASSERT_EQ(first.size(), 2u) << "what is kept, and one game";
    EXPECT_EQ(first.back().done, 1u);
    EXPECT_EQ(disk->kept, 1);
    const auto next = told(task(ends()));
    ASSERT_EQ(next.size(), someEnds);
    EXPECT_EQ(next.front().done, 1u);
    EXPECT_EQ(next.front().wanted, someEnds);
    EXPECT_EQ(*next.front().found, *first.back().found);
    EXPECT_EQ(next.back().done, someEnds);
    EXPECT_EQ(disk->kept, static_cast<int>(someEnds)) << "none is reviewed twice";
    EXPECT_EQ(kept(ends()), *next.back().found);
}

TEST_F(CollectionReviews, SayHowLongAGameTakes) {
    const auto news = told(task(ends()));
    EXPECT_EQ(news.front().secondsEach, 8) << "as expected, beforehand";
    EXPECT_GT(news.back().secondsEach, 0);
    EXPECT_LT(news.back().secondsEach, 8) << "as it was";
}

TEST_F(CollectionReviews, AreOfTheBytesOfTheFileAndOfTheGame) {
    const FoundInGames all = *told(task(ends())).back().found;
    EXPECT_EQ(kept(ends(7)), all);
    EXPECT_TRUE(kept(ends(8)).empty()) << "another file";
    EXPECT_TRUE(kept(ends(7, 10)).empty()) << "the same numbers, other games";
}

TEST_F(CollectionReviews, WhatIsDamagedIsToldAndMadeAnew) {
    const FoundInGames all = *told(task(ends())).back().found;
    const QByteArray whole = bytesOf(file());
    ASSERT_FALSE(whole.isEmpty());
    for (qsizetype at = 0; at < whole.size(); at += 5)
        for (const bool cut : {false, true}) {
            QByteArray bytes = cut ? whole.left(at) : whole;
            if (!cut)
                bytes[at] = static_cast<char>(bytes[at] ^ 4);
            write(file(), bytes);
            const auto news = told(task(ends(), false));
            ASSERT_TRUE(news.back().found->empty()) << at;
            ASSERT_THAT(sentences(news.back()),
                        ::testing::ElementsAre("What was kept of the reviews of ends.txt is "
                                               "damaged: they are made anew."));
        }
    EXPECT_EQ(*told(task(ends())).back().found, all);
    EXPECT_EQ(bytesOf(file()), whole);
}

TEST_F(CollectionReviews, OfAnotherEvaluationAreMadeAnew) {
    const FoundInGames all = *told(task(ends())).back().found;
    reversi::useWeights(reversi::Weights::simple());
    const auto news = told(task(ends(), false));
    reversi::useWeights(reversi::Weights::embedded());
    EXPECT_TRUE(news.back().found->empty());
    EXPECT_THAT(sentences(news.back()),
                ::testing::ElementsAre(HasSubstr("is by another evaluation")));
    EXPECT_EQ(kept(ends()), all);
}

TEST_F(CollectionReviews, OfTwoProgramsAreBothKept) {
    ReviewTask one = task(ends()), other = task(ends());
    one.rows = {0};
    other.rows = {1, 2};
    bool begun = false;
    reviewGames(one, {}, [&](const ManyReviews&) {
        if (!std::exchange(begun, true))
            reviewGames(other, {}, [](const ManyReviews&) {});
    });
    EXPECT_EQ(kept(ends()).size(), someEnds);
}

TEST_F(CollectionReviews, AreFoundAndToldWhereTheyCannotBeKept) {
    disk->writes = false;
    const auto news = told(task(ends()));
    EXPECT_EQ(news.back().found->size(), someEnds);
    ASSERT_TRUE(news.back().unkept);
    EXPECT_EQ(english(*news.back().unkept), "no room");
    EXPECT_TRUE(kept(ends()).empty());
    disk->writes = true;
    EXPECT_FALSE(told(task(ends())).back().unkept);
}

TEST_F(CollectionReviews, ProveTheTheoreticalScore) {
    const auto games = std::make_shared<ReadCollection>();
    games->games.beginFile("ends.txt", 7);
    const End end = endByChance(5, 12);
    ASSERT_GE(end.cells().size(), 6u);
    const auto add = [&](int at) {
        games->games.add({.number = static_cast<std::uint32_t>(games->games.size() + 1),
                          .theoretical = 32,
                          .theoreticalAt = static_cast<std::int8_t>(at)},
                         end.cells(), end.start);
    };
    const int empty = emptyOf(end.start);
    for (const int at : {0, empty - 2, empty - 4, empty, empty + 1})
        add(at);
    const FoundInGames found = *told(task(games)).back().found;
    EXPECT_FALSE(found.at(0).proven) << "the file does not say of which position";
    EXPECT_FALSE(found.at(4).proven) << "none of this game";
    for (const Collection::Index index : {1U, 2U, 3U}) {
        const auto state = games->games.theoreticalPosition(games->games.game(index));
        ASSERT_TRUE(state);
        ASSERT_EQ(emptyOf(*state), games->games.game(index).theoreticalAt);
        Analysis analysis;
        Reversi::analyst()({{*state}, {}}, Patience::Bounded, {},
                           [&](Analysis known) { analysis = std::move(known); });
        ASSERT_TRUE(analysis.position.exact);
        const int score = *analysis.position.score;
        EXPECT_EQ(found.at(index).proven, (64 + (state->toMove == Side::One ? score : -score)) / 2);
    }
    EXPECT_EQ(kept(games), found) << "it is kept, too";
}

TEST_F(CollectionReviews, AreColumnsOfCsv) {
    auto games = ends();
    const std::vector<Collection::Index> rows{2, 0};
    const FoundInGames found{{0, {{1, 2}, {3, 40}, {5, 6}, 33}}};
    EXPECT_EQ(csvOf(games->games, rows, nullptr).front().size(), 11);
    const auto lines = csvOf(games->games, rows, &found);
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0].mid(11), (QStringList{"dark_slips", "light_slips", "dark_lost", "light_lost",
                                             "dark_moves", "light_moves", "proven"}));
    EXPECT_EQ(lines[1].mid(0, 2), (QStringList{"ends.txt", "3"}));
    EXPECT_EQ(lines[1].mid(11), QStringList(7, "")) << "not reviewed";
    EXPECT_EQ(lines[2].mid(11), (QStringList{"1", "2", "3", "40", "5", "6", "33-31"}));
}

TEST_F(CollectionReviews, SayWhatEachPlayerHasLost) {
    Collection games;
    games.beginFile("three.txt");
    const End end = endByChance(1);
    const auto add = [&](const char* dark, const char* light) {
        games.add({.players = {games.named(dark), games.named(light)}}, end.cells(), end.start);
    };
    add("Ann", "Ben");
    add("Cleo", "Ann");
    add("Ben", "Cleo"); // is not reviewed
    const FoundInGames found{{0, {{1, 2}, {3, 40}, {30, 29}, {}}},
                             {1, {{0, 4}, {0, 8}, {0, 2}, {}}}};
    const std::vector<Collection::Index> all{0, 1, 2}, first{0, 2};
    const auto said = [&](std::span<const Collection::Index> rows) {
        std::string text;
        for (const QStringList& line : csvOf(games, lossesByPlayer(games, rows, found)))
            text += line.join(u',').toStdString() + '\n';
        return text;
    };
    const std::string head = "player,games,moves,slips,lost,lost_a_game,lost_a_move\n";
    EXPECT_EQ(said(all), head
                             + "Cleo,1,0,0,0,0.00,\n" // who has made no move has no share
                               "Ann,2,32,5,11,5.50,0.34\n"
                               "Ben,1,29,2,40,40.00,1.38\n");
    EXPECT_EQ(said(first), head + "Ann,1,30,1,3,3.00,0.10\nBen,1,29,2,40,40.00,1.38\n")
        << "in the games that are asked for";
    EXPECT_EQ(said({}), head);
}

TEST_F(CollectionReviews, TellTimesInTheUnitThatSaysEnough) {
    using namespace std::chrono;
    EXPECT_EQ(unitOf(99.9), 1s);
    EXPECT_EQ(unitOf(100), 1min);
    EXPECT_EQ(unitOf(7199), 1min);
    EXPECT_EQ(unitOf(7200), 1h);
    EXPECT_EQ(unitOf(2 * 86400 - 1), 1h);
    EXPECT_EQ(unitOf(2 * 86400), days(1));
}

} // namespace bouton::testing
