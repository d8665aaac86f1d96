// SPDX-License-Identifier: MIT
#include "lab/position_values.h"

#include <gmock/gmock.h>

#include "engine/stop_at_poll.h"
#include "games/catalogue.h"
#include "language/operators.h"

// The values of one position in the words of its game.

namespace bouton::testing {

using ::testing::Each;
using ::testing::ElementsAre;

namespace {

ValueTask task(std::string_view game, std::string position, std::string_view claim = {}) {
    ValueTask task{*gameNamed(game), std::move(position)};
    if (!claim.empty())
        task.claim = language::readStatement(claim, task.game->lore.vocabulary()).value();
    return task;
}

std::vector<PositionValues> allNews(const ValueTask& task) {
    std::vector<PositionValues> all;
    valuesAt(task, {}, [&](PositionValues news) { all.push_back(std::move(news)); });
    EXPECT_TRUE(!all.empty() && all.back().whole);
    return all;
}
PositionValues values(const ValueTask& task) { return allNews(task).back(); }

std::optional<language::Value> word(const PositionValues& values, std::string_view game,
                                    std::string_view id) {
    const auto& words = (*gameNamed(game))->lore.vocabulary().words;
    const auto at = std::ranges::find(words, id, &language::Word::id);
    return values.words[static_cast<std::size_t>(at - words.begin())];
}

std::string termsOf(const PositionValues& values) {
    std::string told;
    for (const TermValue& term : values.terms) {
        told += term.text + ':';
        for (const language::Value value : term.values)
            told += ' ' + std::to_string(value);
        told += '\n';
    }
    return told;
}

} // namespace

TEST(PositionValues, AreThoseOfEachWordAndOfEachPart) {
    const PositionValues here = values(task("cards", "6:2/7:3/2:4 G"));
    EXPECT_EQ(here.parts, 3u);
    EXPECT_THAT(here.fields, ElementsAre(ElementsAre(6, 7, 2), ElementsAre(2, 3, 4)));
    EXPECT_EQ(word(here, "cards", "groups"), 3);
    EXPECT_EQ(word(here, "cards", "moves"), 7);
    EXPECT_EQ(word(here, "cards", "lost"), 0);
    EXPECT_EQ(word(here, "cards", "nimber"), 1);
}

TEST(PositionValues, HaveTheTermsOfAClaimAndWhetherItIsRight) {
    const PositionValues here =
        values(task("cards", "6:2/7:3/2:4 G", "lost exactly if xor(cards mod (most + 1)) == 0"));
    EXPECT_EQ(termsOf(here), "lost: 0\ncards: 6 7 2\nmost: 2 3 4\nmost + 1: 3 4 5\n"
                             "cards mod (most + 1): 0 3 2\nxor(cards mod (most + 1)): 1\n"
                             "xor(cards mod (most + 1)) == 0: 0\n");
    EXPECT_EQ(here.right(), true);
    EXPECT_EQ(values(task("cards", "2:1 G", "lost exactly if xor(cards) == 0")).right(), false);
}

TEST(PositionValues, WithoutItsPremiseAClaimIsRight) {
    const PositionValues without = values(task("cards", "2:1 G", "if groups > 1 then won"));
    EXPECT_EQ(without.premise, false);
    EXPECT_EQ(without.conclusion, std::nullopt);
    EXPECT_EQ(without.right(), true);
    EXPECT_EQ(values(task("cards", "2:1 G", "if groups == 1 then won")).right(), false);
}

TEST(PositionValues, AClaimWithoutAValueTellsWhy) {
    const PositionValues here = values(task("cards", "2:1 G", "groups mod 0 == 1"));
    EXPECT_EQ(here.fault, (language::Fault{language::Fault::What::Modulus, 8}));
    EXPECT_EQ(here.right(), std::nullopt);
    EXPECT_EQ(word(here, "cards", "groups"), 1);
}

TEST(PositionValues, ALargePositionHasNoVerdictsAndNothingThatNeedsThem) {
    for (const auto& [game, position] :
         {std::pair{"towers", "GGGG/..../..../..../RRRR G"},
          {"grid-nim", "...../...../...../...../..... R"},
          {"cards", "12:3/12:3/12:3/12:3/12:3/12:3 G"},
          {"reversi",
           "......../......../......../...OX.../...XO.../......../......../........ X"}}) {
        const PositionValues here = values(task(game, position));
        const language::Vocabulary& words = (*gameNamed(game))->lore.vocabulary();
        const std::size_t own = words.words.size() - words.verdicts;
        for (std::size_t at = 0; at < words.words.size(); ++at)
            EXPECT_EQ(here.words[at].has_value(), at < own) << game << ' ' << words.words[at].id;
    }
    const PositionValues here =
        values(task("towers", "GGGG/..../..../..../RRRR G", "lost exactly if xor(gap) == 0"));
    EXPECT_EQ(termsOf(here), "gap: 3 3 3 3\nxor(gap): 0\nxor(gap) == 0: 1\n");
    EXPECT_EQ(here.right(), std::nullopt);
}

TEST(PositionValues, TheLargestThatAreSolvedHaveTheSolversVerdicts) {
    EXPECT_EQ(word(values(task("towers", "GGG/.../.../.../.../.../.../RRR G")), "towers", "won"),
              1);
    EXPECT_EQ(word(values(task("grid-nim", "..../..../..../.... R")), "grid-nim", "nimber"), 0);
    EXPECT_EQ(word(values(task("tic-tac-toe", ".../.../... X")), "tic-tac-toe", "drawn"), 1);
    EXPECT_EQ(word(values(task("trojan-horse", "..../..H./..../.... G")), "trojan-horse", "nimber"),
              1);
}

TEST(PositionValues, ComeTheQuickOnesFirst) {
    const auto all = allNews(task("cards", "2:1 G", "groups == 1"));
    ASSERT_GE(all.size(), 4u);
    EXPECT_EQ(word(all.front(), "cards", "groups"), 1);
    EXPECT_EQ(all.front().parts, 0u);
    EXPECT_EQ(word(all.front(), "cards", "lost"), std::nullopt);
    EXPECT_EQ(all[2].right(), true) << "before the verdicts, which it does not need";
    EXPECT_EQ(word(all[2], "cards", "lost"), std::nullopt);
}

TEST(PositionValues, WhatIsNotKnownYetIsTakenFromBeforeButForTheClaim) {
    const auto before = allNews(task("cards", "6:2/7:3/2:4 G", "groups == 3")).back();
    PositionValues news = allNews(task("cards", "6:2/7:3/2:4 G", "groups == 4")).front();
    ASSERT_EQ(word(news, "cards", "lost"), std::nullopt);
    ASSERT_EQ(news.parts, 0u);
    news.fillFrom(before);
    EXPECT_EQ(word(news, "cards", "lost"), 0);
    EXPECT_EQ(news.parts, 3u);
    EXPECT_THAT(news.fields, ElementsAre(ElementsAre(6, 7, 2), ElementsAre(2, 3, 4)));
    EXPECT_EQ(news.right(), std::nullopt);
    EXPECT_TRUE(news.terms.empty());
    PositionValues nothing = news;
    nothing.fillFrom({});
    EXPECT_EQ(nothing.words, news.words);
    EXPECT_EQ(nothing.parts, 3u);
}

TEST(PositionValues, OfWhatIsNoPositionNothingIsKnown) {
    for (const char* text : {"", "2:1", "nonsense G", "2:61 G"}) {
        const PositionValues here = values(task("cards", text, "groups == 1"));
        EXPECT_THAT(here.words, Each(std::nullopt)) << text;
        EXPECT_EQ(here.right(), std::nullopt) << text;
    }
}

TEST(PositionValues, AStopPostsNothingMore) {
    valuesAt(task("cards", "2:1 G"), alreadyStopped(),
             [](const PositionValues&) { FAIL() << "after the stop"; });
}

TEST(Operators, AreThoseOfTheGrammarAndEachIsASentence) {
    for (const language::Operator& one : language::operators()) {
        EXPECT_TRUE(std::string_view(one.meaning).ends_with('.')) << one.id;
        EXPECT_FALSE(std::string_view(one.written).empty()) << one.id;
    }
    // Each can begin or go on in a claim: what is wrong comes after it.
    const language::Vocabulary& cards = (*gameNamed("cards"))->lore.vocabulary();
    for (const language::Operator& one : language::operators()) {
        std::string before = "won ";
        const std::string written = one.written;
        if (written == "then ")
            before = "if won ";
        else if (written.starts_with("is ") || written == "xor " || written == "mod ")
            before = "groups ";
        else if (written.ends_with("(") || written == "if " || written == "not ")
            before = "";
        else if (written == "before.")
            before = "some move (";
        const std::string text = before + written;
        const auto read = language::readStatement(text, cards);
        EXPECT_TRUE(read || read.error().column > static_cast<int>(text.size()))
            << text << ": " << english(read.error().what);
    }
}

} // namespace bouton::testing
