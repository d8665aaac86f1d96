// SPDX-License-Identifier: MIT
#include <set>

#include "games/catalogue.h"
#include "ui/laboratory/hung_terms.h"
#include "ui/laboratory/own_claim_parts.h"
#include "ui/preferences/preferences.h"
#include "ui/support.h"
#include "ui/theme/painted_text.h"

// The parts of the page for claims of one's own.

namespace bouton::testing {

namespace {

const Ruleset& cards() { return **gameNamed("cards"); }

// Terms that hang below a claim, with made up values.
class Hanging : public ::testing::Test {
protected:
    Hanging() { terms.resize(600, 100); }

    void put(const char* claim, std::vector<TermValue> values) {
        const language::Vocabulary& words = cards().lore.vocabulary();
        terms.put(language::readStatement(claim, words).value(), words, values);
        terms.resize(terms.width(), terms.sizeHint().height());
    }
    std::string hung() {
        std::string all;
        for (const HungTerms::Hung& each : terms.hung())
            all += std::to_string(each.from) + '+' + std::to_string(each.length) + " at "
                   + std::to_string(each.level) + ": " + each.value.toStdString() + '\n';
        return all;
    }

    HungTerms terms;
};

constexpr auto ofPosition = TermValue::Of::Position, ofParts = TermValue::Of::Parts,
               ofMoves = TermValue::Of::Moves;

} // namespace

TEST_F(Hanging, EachTermHangsBelowThoseItIsMadeOf) {
    put("lost exactly if xor(cards) == 0", {{"lost", true, ofPosition, {1}},
                                            {"cards", false, ofParts, {6, 7}},
                                            {"xor(cards)", false, ofPosition, {1}},
                                            {"xor(cards) == 0", true, ofPosition, {0}}});
    EXPECT_EQ(hung(), "0+4 at 0: yes\n20+5 at 0: 6, 7\n16+10 at 1: 1\n16+15 at 2: no\n");
    EXPECT_TRUE(terms.listed().empty());
}

TEST_F(Hanging, WhatIsSaidTwiceHangsInBothPlaces) {
    put("groups == moves or groups == 3",
        {{"groups", false, ofPosition, {1}}, {"moves", false, ofPosition, {2}}});
    EXPECT_EQ(hung(), "0+6 at 0: 1\n10+5 at 0: 2\n19+6 at 0: 1\n");
}

TEST_F(Hanging, AValueThatIsWiderThanItsTermLiesBelowItsNeighbour) {
    put("sum(most+most) == 2", {{"most", false, ofParts, {10, 11, 12}}});
    EXPECT_EQ(hung(), "4+4 at 0: 10, 11, 12\n9+4 at 1: 10, 11, 12\n");
}

TEST_F(Hanging, ATermThatHasAValueForEachMoveIsListedBelow) {
    put("some move (groups == 2)",
        {{"groups", false, ofMoves, {2, 1}}, {"groups == 2", true, ofMoves, {1, 0}}});
    EXPECT_EQ(hung(), "");
    ASSERT_EQ(terms.listed().size(), 2u);
    EXPECT_EQ(terms.listed()[1].term, "groups == 2");
    EXPECT_EQ(terms.listed()[1].value, "yes, no by move");
}

TEST_F(Hanging, WithoutRoomOnALineAllTermsAreListed) {
    put("lost exactly if xor(cards) == 0", {{"lost", true, ofPosition, {1}}});
    const int one = terms.sizeHint().height();
    terms.show();
    terms.resize(120, 100);
    EXPECT_FALSE(terms.hangs());
    ASSERT_EQ(terms.listed().size(), 1u);
    EXPECT_EQ(terms.listed()[0].value, "yes");
    EXPECT_GT(terms.sizeHint().height(), one) << "the claim takes several rows";
}

TEST_F(Hanging, AClaimIsBrokenAtItsBlanksOrElseWhereTheRoomEnds) {
    const auto rows = [this](const char* claim) {
        terms.resize(2000, 100);
        put(claim, {});
        const int one = terms.sizeHint().height();
        terms.resize(10, 100); // for which it takes eight letters
        put(claim, {});
        return 1.0 * terms.sizeHint().height() / one;
    };
    EXPECT_EQ(rows("lost and won and lost"), 3);
    EXPECT_EQ(rows("sum(cards+cards+cards)==sum(cards+cards)"), 5);
    EXPECT_EQ(rows("groups>1"), 1);
}

TEST_F(Hanging, LargerLettersMayLeaveNoRoom) {
    put("lost exactly if xor(cards) == 0", {{"lost", true, ofPosition, {1}}});
    ASSERT_TRUE(terms.hangs());
    QFont large = terms.font();
    large.setPointSizeF(4 * large.pointSizeF());
    terms.setFont(large);
    EXPECT_FALSE(terms.hangs());
}

TEST_F(Hanging, NothingIsPaintedOutsideOrCut) {
    for (const int width : {600, 260}) {
        terms.resize(width, 100);
        terms.show();
        put("lost exactly if xor(cards) == 0", {{"lost", true, ofPosition, {1}},
                                                {"cards", false, ofParts, {6, 7, 2}},
                                                {"xor(cards)", false, ofPosition, {1}}});
        const ElisionWatch watch;
        const QImage image = terms.grab().toImage();
        EXPECT_TRUE(watch.elided().isEmpty()) << width;
        EXPECT_TRUE(watch.misplaced().isEmpty()) << width;
        const QColor ground = image.pixelColor(0, image.height() - 1);
        for (int x = 0; x < image.width(); ++x)
            ASSERT_EQ(image.pixelColor(x, image.height() - 1), ground) << width << ' ' << x;
    }
}

// What is kept ------------------------------------------------------------------------------------

namespace {

class KeptClaims : public Forgetful {
protected:
    static TestedClaim claim(std::string text, int groups = 2) {
        return {&cards(), std::move(text),
                "groups", {{"groups", groups}, {"cards", 7}, {"take", 4}},
                {},       {},
                true};
    }
    std::string all() {
        std::string texts;
        for (const auto& each : claims.of(cards()))
            texts += each->text + "; ";
        return texts;
    }

    Preferences preferences;
    TestedClaims claims{preferences};
};

} // namespace

TEST_F(KeptClaims, AreReadAgainWithTheirClass) {
    claims.add(claim("won"));
    claims.add(claim("lost", 1));
    TestedClaims later(preferences);
    ASSERT_EQ(later.of(cards()).size(), 2u);
    const TestedClaim& first = *later.of(cards()).front();
    EXPECT_TRUE(first.asks(claim("lost", 1)));
    EXPECT_TRUE(first.claim);
    EXPECT_FALSE(first.verdict);
    EXPECT_TRUE(later.of(**gameNamed("reversi")).empty());
}

TEST_F(KeptClaims, WhatNobodyAskedForIsKeptOnceSomebodyDoes) {
    TestedClaim unasked = claim("won");
    unasked.kept = false;
    claims.add(unasked);
    EXPECT_EQ(all(), "won; ");
    EXPECT_TRUE(preferences.ownClaims(cards()).isEmpty());
    claims.add(claim("won"));
    EXPECT_EQ(all(), "won; ");
    EXPECT_EQ(preferences.ownClaims(cards()).size(), 1);
}

TEST_F(KeptClaims, TheOldestGoWhereThereAreTooMany) {
    for (std::size_t i = 0; i <= TestedClaims::most; ++i)
        claims.add(claim("groups == " + std::to_string(i)));
    EXPECT_EQ(claims.of(cards()).size(), TestedClaims::most);
    EXPECT_EQ(claims.of(cards()).back()->text, "groups == 1");
    EXPECT_EQ(preferences.ownClaims(cards()).size(), static_cast<int>(TestedClaims::most));
}

TEST_F(KeptClaims, OfTwoWindowsAreAllKept) {
    Preferences elsewhere;
    TestedClaims there(elsewhere);
    EXPECT_TRUE(there.of(cards()).empty());
    claims.add(claim("won"));
    there.add(claim("lost"));
    claims.add(claim("nimber == 0"));
    claims.remove(*claims.of(cards())[1]);
    EXPECT_EQ(all(), "nimber == 0; ");
    std::set<std::string> kept;
    TestedClaims later(preferences);
    for (const auto& each : later.of(cards()))
        kept.insert(each->text);
    EXPECT_EQ(kept, (std::set<std::string>{"lost", "nimber == 0"}));
}

TEST_F(KeptClaims, RemovalsAreUndoneInTurn) {
    for (const char* text : {"won", "lost", "nimber == 0"})
        claims.add(claim(text));
    claims.remove(*claims.of(cards())[1]);
    claims.remove(*claims.of(cards())[0]);
    EXPECT_EQ(all(), "won; ");
    EXPECT_EQ(TestedClaims(preferences).of(cards()).size(), 1u);
    EXPECT_EQ(claims.undo(cards())->text, "nimber == 0");
    EXPECT_EQ(claims.undo(cards())->text, "lost");
    EXPECT_EQ(all(), "nimber == 0; lost; won; ");
    EXPECT_FALSE(claims.canUndo(cards()));
    EXPECT_EQ(TestedClaims(preferences).of(cards()).size(), 3u);
}

TEST_F(KeptClaims, WhatWasTestedAnewMeanwhileIsNotThereTwice) {
    const auto first = claims.add(claim("won"));
    claims.remove(*first);
    claims.add(claim("won"));
    claims.undo(cards());
    EXPECT_EQ(all(), "won; ");
}

TEST_F(KeptClaims, DamagedLinesAreLeftOutAndTheTextMayBeAnything) {
    preferences.ownClaims.set(cards(), {"", "groups", "nonsense won", "groups:groups=99 won",
                                        "groups:groups=1,cards=7,take=4 no claim at all",
                                        "groups:groups=1,cards=7,take=4 <b>won</b> = 1"});
    ASSERT_EQ(claims.of(cards()).size(), 2u);
    EXPECT_EQ(claims.of(cards())[0]->text, "no claim at all");
    EXPECT_FALSE(claims.of(cards())[0]->claim) << "it cannot be tested";
}

} // namespace bouton::testing
