// SPDX-License-Identifier: MIT
#include "language/statement.h"

#include <gmock/gmock.h>

#include "core/random.h"
#include "core/visible.h"
#include "engine/own_claim_words.h"
#include "language/machine.h"

// Claims in the language, read and evaluated.

namespace bouton::language::testing {

namespace {

constexpr Value least = std::numeric_limits<Value>::min(), most = std::numeric_limits<Value>::max();

Statement read(std::string_view text, const Vocabulary& words = toyWords()) {
    auto statement = readStatement(text, words);
    EXPECT_TRUE(statement) << text << ": " << english(statement.error().what);
    return statement.value();
}

std::string mistake(std::string_view text, const Vocabulary& words = toyWords()) {
    const auto statement = readStatement(text, words);
    if (statement)
        return "none";
    const std::string said = english(statement.error().what);
    EXPECT_TRUE(said.starts_with("Column " + std::to_string(statement.error().column) + ": "))
        << said;
    return said;
}

Answer answer(std::string_view text, const Sample& sample) {
    const Statement statement = read(text);
    return evaluate(statement.steps, statement.conclusion, sample);
}

// Whether a claim is true of a position.
bool holds(std::string_view text, const Sample& sample = {reading({})}) {
    const Answer found = answer(text, sample);
    EXPECT_TRUE(found == 0 || found == 1) << text;
    return found == 1;
}

std::string fault(std::string_view text, const Sample& sample = {reading({})}) {
    const Answer found = answer(text, sample);
    return found ? "none" : english(sentenceOf(found.error()));
}

// The value of a calculation.
Value statementValue(std::string_view text, const Sample& sample = {reading({})}) {
    const Statement statement = read(std::string(text) + " == 0");
    const Term& calculation = statement.terms[statement.terms.size() - 2];
    return evaluate(statement.steps, calculation.code, sample).value();
}

Sample regions(std::vector<Value> fields) {
    return {reading({7, 3, 1, 1, 0, 5}, std::move(fields))};
}

} // namespace

TEST(Statement, CalculatesAsOneReadsIt) {
    EXPECT_EQ(statementValue("2 + 3 * 4"), 14);
    EXPECT_EQ(statementValue("(2 + 3) * 4"), 20);
    EXPECT_EQ(statementValue("10 - 3 - 2"), 5);
    EXPECT_EQ(statementValue("6 xor 3 + 1"), 6 ^ 4);
    EXPECT_EQ(statementValue("7 + 9 mod 4"), 8);
    EXPECT_EQ(statementValue("-3 * 2"), -6);
    EXPECT_EQ(statementValue("2 * -3"), -6);
    EXPECT_EQ(statementValue("abs(2 - 5)"), 3);
    EXPECT_EQ(statementValue("abs(5 - 2)"), 3);
    EXPECT_EQ(statementValue("min(4, 1 + 1)"), 2);
    EXPECT_EQ(statementValue("max(4, 1 + 1)"), 4);
}

TEST(Statement, BlanksTabsAndLineEndsSeparateAndMeanNothing) {
    EXPECT_TRUE(holds("\t1+1\n==\r\n2  "));
    EXPECT_TRUE(holds("min(1,2)==1 and(2)==2"));
}

TEST(Statement, ModIsNeverNegative) {
    EXPECT_EQ(statementValue("(0 - 7) mod 3"), 2);
    EXPECT_EQ(statementValue("(0 - 6) mod 3"), 0);
    EXPECT_EQ(statementValue("8 mod 3"), 2);
}

TEST(Statement, ComparesInSixWays) {
    for (const auto& [sign, less, same, greater] :
         {std::tuple{"==", false, true, false}, std::tuple{"!=", true, false, true},
          std::tuple{"<", true, false, false}, std::tuple{"<=", true, true, false},
          std::tuple{">", false, false, true}, std::tuple{">=", false, true, true}}) {
        EXPECT_EQ(holds("1 " + std::string(sign) + " 2"), less) << sign;
        EXPECT_EQ(holds("2 " + std::string(sign) + " 2"), same) << sign;
        EXPECT_EQ(holds("3 " + std::string(sign) + " 2"), greater) << sign;
    }
}

TEST(Statement, EvenAndOddAreSaidOfTheWholeCalculationBefore) {
    EXPECT_TRUE(holds("1 + 1 is even"));
    EXPECT_FALSE(holds("1 + 1 is odd"));
    EXPECT_TRUE(holds("0 - 3 is odd"));
    EXPECT_FALSE(holds("0 - 3 is even"));
}

TEST(Statement, AndBindsCloserThanOrAndNotCloserThanBoth) {
    EXPECT_TRUE(holds("1 == 1 or 1 == 1 and 1 == 2"));
    EXPECT_FALSE(holds("(1 == 1 or 1 == 1) and 1 == 2"));
    EXPECT_FALSE(holds("not 1 == 1 and 1 == 2"));
    EXPECT_TRUE(holds("not (1 == 1 and 1 == 2)"));
    EXPECT_TRUE(holds("not not 1 == 1"));
    EXPECT_FALSE(holds("1 == 2 or 1 == 2 or 1 == 2"));
}

TEST(Statement, WhatIsDecidedIsNotWorkedOutFurther) {
    EXPECT_FALSE(holds("1 == 2 and 1 mod 0 == 0"));
    EXPECT_TRUE(holds("1 == 1 or 1 mod 0 == 0"));
}

TEST(Statement, ExactlyIfIsTrueWhereBothSidesAgree) {
    EXPECT_TRUE(holds("1 == 1 exactly if 2 == 2"));
    EXPECT_TRUE(holds("1 == 2 exactly if 2 == 3"));
    EXPECT_FALSE(holds("1 == 1 exactly if 2 == 3"));
    EXPECT_TRUE(holds("(1 == 2 exactly if 2 == 3) and 1 == 1"));
    EXPECT_TRUE(holds("mirror == (1 == 2)"));
}

TEST(Statement, SpeaksOfAllPartsTogether) {
    const Sample three = regions({4, 1, 6, 2, 3, 3}); // cells and height
    EXPECT_EQ(statementValue("sum(cells)", three), 13);
    EXPECT_EQ(statementValue("max(cells)", three), 6);
    EXPECT_EQ(statementValue("min(cells)", three), 3);
    EXPECT_EQ(statementValue("xor(cells)", three), 4 ^ 6 ^ 3);
    EXPECT_EQ(statementValue("count(cells > 3)", three), 2);
    EXPECT_EQ(statementValue("sum(cells * height + free)", three), 4 + 12 + 9 + 3 * 7);
    EXPECT_EQ(statementValue("min(max(cells), sum(height))", three), 6);
    EXPECT_EQ(statementValue("max(0 - cells)", three), -3);
    EXPECT_EQ(statementValue("min(max(cells, 5))", three), 5)
        << "the comma is of the inner brackets";
    EXPECT_EQ(statementValue("min((cells)) + min(1, 2)", three), 4);
    EXPECT_EQ(statementValue("count(cells is even and not height == 1 or cells == 3)", three), 2);
}

TEST(Statement, WithoutPartsASumIsZero) {
    EXPECT_EQ(statementValue("sum(cells)", regions({})), 0);
    EXPECT_EQ(statementValue("xor(cells)", regions({})), 0);
    EXPECT_EQ(statementValue("count(cells > 0)", regions({})), 0);
}

TEST(Statement, ANumberOfPartsNeedsNoField) {
    const Statement statement = read("count(1 == 1) == 3");
    EXPECT_TRUE(statement.needs.here.parts);
    EXPECT_EQ(statement.needs.here.fields, 0u);
    EXPECT_TRUE(holds("count(1 == 1) == 3", regions({1, 1, 1, 1, 1, 1})));
}

TEST(Statement, SpeaksOfThePositionsAfterMoves) {
    Sample sample{
        reading({7}), {reading({5}, {2, 1}), reading({4}, {3, 1, 4, 1}), reading({0})}, 2};
    EXPECT_TRUE(holds("some move (free == 4)", sample));
    EXPECT_FALSE(holds("some move (free == 0)", sample)) << "there are two moves";
    EXPECT_TRUE(holds("every move (free < 7)", sample));
    EXPECT_FALSE(holds("every move (free == 5)", sample));
    EXPECT_FALSE(holds("every move (free == 4)", sample));
    EXPECT_TRUE(holds("every move (free < before.free and sum(cells) > 1) and free == 7", sample));
    EXPECT_TRUE(
        holds("some move (sum(cells) == before.free) and not some move (free == 7)", sample));
    sample.moves = 0;
    EXPECT_TRUE(holds("every move (free == 100)", sample));
    EXPECT_FALSE(holds("some move (free == free)", sample));
}

TEST(Statement, IffIsExactlyIfAndImpliesGoesOneWay) {
    for (const char* left : {"1 == 1", "1 == 2"})
        for (const char* right : {"1 == 1", "1 == 2"}) {
            const std::string a = left, b = right;
            EXPECT_EQ(holds(a + " iff " + b), a == b);
            EXPECT_EQ(holds(a + " implies " + b), a == "1 == 2" || b == "1 == 1") << a + b;
        }
    EXPECT_TRUE(holds("1 == 2 implies 1 mod 0 == 0")) << "what is decided is not worked out";
    EXPECT_TRUE(holds("(1 == 2 implies 1 == 1) implies 1 == 1"));
    EXPECT_EQ(mistake("won implies lost implies mirror"),
              "Column 18: of two arrows in a row one needs brackets.");
    EXPECT_EQ(mistake("won exactly when lost"),
              "Column 5: write \"exactly if\", not \"exactly when\".");
    EXPECT_EQ(mistake("won if and only if lost"),
              "Column 5: \"if\" begins a claim, before \"then\". What is true both ways is joined "
              "by \"iff\".");
    EXPECT_EQ(mistake("won => lost"), "Column 5: write \"implies\", not \"=>\".");
    EXPECT_EQ(mistake("won ⇔ lost"), "Column 5: write \"iff\", not \"⇔\".");
    EXPECT_EQ(mistake("won ∧ lost"), "Column 5: write \"and\", not \"∧\".");
}

TEST(Statement, SaysOfSomePartAndOfEveryPart) {
    const Sample three = regions({4, 1, 6, 2, 3, 3});
    EXPECT_TRUE(holds("some part (cells == 6)", three));
    EXPECT_FALSE(holds("some part (cells == 5)", three));
    EXPECT_TRUE(holds("every part (cells > 2)", three));
    EXPECT_FALSE(holds("every part (cells > 3)", three));
    EXPECT_FALSE(holds("some part (cells == cells)", regions({})));
    EXPECT_TRUE(holds("every part (cells == 100)", regions({})));
    EXPECT_EQ(mistake("some part (every part (cells == 1))"),
              "Column 12: \"every\" of all parts cannot stand in what is said of a part.");
}

TEST(Statement, CountsMovesAndLooksBackAtPartsBeforeThem) {
    Vocabulary staying = toyWords();
    staying.partsStay = true;
    const Sample sample{
        reading({7}, {5, 1, 3, 1}), {reading({5}, {2, 1, 3, 1}), reading({4}, {5, 1, 1, 1})}, 2};
    const auto value = [&](std::string_view text) {
        const Statement statement = read(text, staying);
        const Answer found = evaluate(statement.steps, statement.conclusion, sample);
        EXPECT_TRUE(found) << text;
        return found.value();
    };
    EXPECT_TRUE(value("count moves (free > 3) == 2"));
    EXPECT_TRUE(value("count moves (free > 4) == 1"));
    EXPECT_TRUE(value("count moves (free > 5) == 0 and free == 7"));
    EXPECT_TRUE(value("every move (before.sum(cells) == 8)"));
    EXPECT_TRUE(value("every move (before.sum(cells) > sum(cells) and free < before.free)"));
    EXPECT_TRUE(value("every move (before.max(cells + free) == 12)")) << "free of the one before";
    EXPECT_TRUE(value("every move (count(cells < before.cells) == 1)"));
    EXPECT_FALSE(value("some move (some part (cells > before.cells))"));
    EXPECT_EQ(mistake("every move (some part (cells > before.cells))"),
              "Column 39: a move makes other parts here, so nobody knows which part \"cells\" was "
              "of before.");
    EXPECT_EQ(mistake("some move (before.cells == 1)", staying),
              "Column 19: \"cells\" is said of each part (regions), in sum(…), max(…), min(…), "
              "xor(…), count(…), some part (…) or every part (…).");
    Sample none = sample;
    none.moves = 0;
    const Statement statement = read("count moves (free == free) == 0");
    EXPECT_EQ(evaluate(statement.steps, statement.conclusion, none), 1);
    EXPECT_TRUE(statement.needs.moves);
}

TEST(Statement, WhatANumberCannotHoldStopsItWithTheColumn) {
    const std::string big = std::to_string(most);
    EXPECT_EQ(fault("0 < " + big + " + 1"), "Column 25: the number does not fit into 64 bits.");
    const std::string tooLarge = ": the number does not fit into 64 bits.";
    EXPECT_EQ(fault("0 < " + big + " * 2"), "Column 25" + tooLarge);
    EXPECT_EQ(fault("0 < 0 - " + big + " - 2"), "Column 29" + tooLarge);
    EXPECT_EQ(fault("0 < -(0 - " + big + " - 1)"), "Column 5" + tooLarge);
    EXPECT_EQ(fault("0 < abs(0 - " + big + " - 1)"), "Column 5" + tooLarge);
    EXPECT_EQ(fault("0 < abs(0 - " + big + ")"), "none");
    EXPECT_EQ(fault("0 < sum(cells)", regions({most, 0, 1, 0})), "Column 5" + tooLarge);
    EXPECT_EQ(statementValue("(0 - " + big + " - 1) mod 10"), 2) << least;
}

TEST(Statement, ModByNothingAndTheGreatestOfNothingStopIt) {
    EXPECT_EQ(fault("3 mod free == 0"), "Column 3: mod needs a number above 0.");
    EXPECT_EQ(fault("3 mod (free - 1) == 0"), "Column 3: mod needs a number above 0.");
    EXPECT_EQ(fault("1 == 1 and max(cells) == 0"),
              "Column 12: there is no part, so no least and no greatest.");
    EXPECT_EQ(fault("min(cells) == 0"), "Column 1: there is no part, so no least and no greatest.");
}

TEST(Statement, HasAPremiseIfItBeginsWithIf) {
    const Statement statement = read(" if free == 4 then won exactly if moves is even ");
    ASSERT_TRUE(statement.premise);
    const Sample four{reading({4, 3, 0, 0})}, five{reading({5, 2, 0, 0})};
    EXPECT_EQ(evaluate(statement.steps, *statement.premise, four), 1);
    EXPECT_EQ(evaluate(statement.steps, *statement.premise, five), 0);
    EXPECT_EQ(evaluate(statement.steps, statement.conclusion, four), 1);
    EXPECT_EQ(evaluate(statement.steps, statement.conclusion, five), 0);
    EXPECT_FALSE(read("free == 4").premise);
}

TEST(Statement, AsksForTheWordsThatItSaysAndNoOthers) {
    EXPECT_EQ(read("free == 1").needs, (Needs{.here = {.words = 1}}));
    EXPECT_EQ(read("lost exactly if xor(height) == 0").needs,
              (Needs{.here = {.words = 1 << 4, .fields = 2, .parts = true}}));
    EXPECT_EQ(read("every move (lost or before.won or sum(cells) > 0)").needs,
              (Needs{.here = {.words = 1 << 3},
                     .after = {.words = 1 << 4, .fields = 1, .parts = true},
                     .moves = true}));
}

TEST(Statement, HasTermsWithTheirTextsAndValues) {
    const Statement statement = read("lost exactly if xor(cells mod (height + 1)) == 0");
    const Sample sample = regions({6, 3, 7, 1});
    std::vector<std::string> told;
    for (const Term& term : statement.terms) {
        std::string values;
        for (std::size_t part = 0; part < (term.inPart ? 2u : 1u); ++part)
            values +=
                ' '
                + std::to_string(evaluate(statement.steps, term.code, sample, {}, part).value());
        told.push_back(statement.text.substr(static_cast<std::size_t>(term.column) - 1,
                                             static_cast<std::size_t>(term.length))
                       + ':' + values);
    }
    EXPECT_THAT(told, ::testing::ElementsAre(
                          "lost: 0", "cells: 6 7", "height: 3 1", "height + 1: 4 2",
                          "cells mod (height + 1): 2 1", "xor(cells mod (height + 1)): 3",
                          "xor(cells mod (height + 1)) == 0: 0",
                          "lost exactly if xor(cells mod (height + 1)) == 0: 1"));
}

TEST(Statement, AMistakeNamesItsColumnAndWhatWouldBeRight) {
    Vocabulary partless = toyWords();
    partless.fields.clear();
    EXPECT_EQ(mistake(""), "Column 1: say what is true of every position, for example \"lost "
                           "exactly if …\".");
    EXPECT_EQ(mistake("lost exactly if fere == 0"),
              "Column 17: there is no word \"fere\"; the nearest is \"free\".");
    EXPECT_EQ(mistake("Won"), "Column 1: there is no word \"Won\"; the nearest is \"won\".");
    EXPECT_EQ(mistake("won exactly of free is even"),
              "Column 13: \"if\" belongs here, not \"of\".");
    EXPECT_EQ(mistake("won exaclty if free is even"),
              "Column 5: there is no word \"exaclty\"; the nearest is \"exactly\".");
    EXPECT_EQ(mistake("if free == 1 won"), "Column 14: \"then\" belongs here, not \"won\".");
    EXPECT_EQ(mistake("sum(cells == 2"),
              "Column 5: \"cells == 2\" is true or false, but a number is needed here.");
    EXPECT_EQ(mistake("(free == 1"), "Column 11: \")\" is missing.");
    EXPECT_EQ(mistake("free"),
              "Column 1: \"free\" is a number, but what is needed here is true or false.");
    EXPECT_EQ(mistake("won + 1 == 2"),
              "Column 1: \"won\" is true or false, but a number is needed here.");
    EXPECT_EQ(mistake("won == 1"), "Column 8: \"1\" is a number, but what is needed here is true "
                                   "or false.");
    EXPECT_EQ(mistake("won < lost"),
              "Column 1: \"won\" is true or false, but a number is needed here.");
    EXPECT_EQ(mistake("cells > 1"), "Column 1: \"cells\" is said of each part (regions), in "
                                    "sum(…), max(…), min(…), xor(…), count(…), some part "
                                    "(…) or every part (…).");
    EXPECT_EQ(mistake("free equals 1"), "Column 6: claims in this game have no word \"equals\".");
    EXPECT_EQ(mistake("won && lost"), "Column 5: write \"and\", not \"&&\".");
    EXPECT_EQ(mistake("!won"), "Column 1: write \"not\", not \"!\".");
    EXPECT_EQ(mistake("free == 1 #"), "Column 11: \"#\" means nothing.");
    EXPECT_EQ(mistake("free == 1 free"),
              "Column 11: the claim could end here; \"free\" does not fit.");
    EXPECT_EQ(mistake("free =="), "Column 8: a word, a number or a bracket is missing.");
    EXPECT_EQ(mistake("free == then"),
              "Column 9: a word, a number or a bracket belongs here, not \"then\".");
    EXPECT_EQ(mistake("1 < free < 3"),
              "Column 10: compare two at a time, and join them by \"and\".");
    EXPECT_EQ(mistake("free is prime"),
              "Column 9: after \"is\" comes \"even\" or \"odd\", not \"prime\".");
    EXPECT_EQ(mistake("free == 9223372036854775808"),
              "Column 9: the number does not fit into 64 bits.");
    EXPECT_EQ(mistake("before.won"), "Column 1: \"before\" speaks of a move, in \"some move (…)\" "
                                     "or \"every move (…)\".");
    EXPECT_EQ(mistake("some move (some move (won))"),
              "Column 12: a move cannot stand in another move.");
    EXPECT_EQ(mistake("count(every move (won)) > 0"),
              "Column 7: a move cannot stand in what is said of a part.");
    EXPECT_EQ(mistake("count(cells == max(cells)) == 1"),
              "Column 16: \"max\" of all parts cannot stand in what is said of a part.");
    EXPECT_EQ(mistake("sum(1) == 1", partless), "Column 1: a position of this game has no parts.");
    EXPECT_EQ(mistake("some move (before.cells > 0)"),
              "Column 19: \"cells\" is said of each part (regions), in sum(…), max(…), min(…), "
              "xor(…), count(…), some part (…) or every part (…).");
}

TEST(Statement, AMistakeMarksWhatIsWrong) {
    const auto marked = [](const std::string& text) {
        const Mistake wrong = readStatement(text, toyWords()).error();
        return text.substr(0, static_cast<std::size_t>(wrong.column) - 1) + '['
               + text.substr(static_cast<std::size_t>(wrong.column) - 1,
                             static_cast<std::size_t>(wrong.length))
               + ']';
    };
    EXPECT_EQ(marked("  "), "  []");
    EXPECT_EQ(marked("lost exactly if fere == 0"), "lost exactly if [fere]");
    EXPECT_EQ(marked("sum(cells == 2) > 0"), "sum([cells == 2]");
    EXPECT_EQ(marked("(free + 1) or won"), "[(free + 1)]");
    EXPECT_EQ(marked("won == (free + 1)"), "won == [(free + 1)]");
    EXPECT_EQ(marked("1 + (won or lost) == 2"), "1 + [(won or lost)]");
    EXPECT_EQ(marked("some move (some move (won))"), "some move ([some move]");
    EXPECT_EQ(marked("count(every move (won)) > 0"), "count([every move]");
    EXPECT_EQ(marked("count(cells == max(cells)) == 1"), "count(cells == [max]");
    EXPECT_EQ(marked("before.won"), "[before]");
    EXPECT_EQ(marked("1 < free < 3"), "1 < free [<]");
    EXPECT_EQ(marked("free is prime"), "free is [prime]");
    EXPECT_EQ(marked("free == 1 && won"), "free == 1 [&&]");
    EXPECT_EQ(marked("free == 99999999999999999999"), "free == [99999999999999999999]");
    EXPECT_EQ(marked("(free == 1"), "(free == 1[]");
    EXPECT_EQ(marked(std::string(mostLength + 7, 'x')), std::string(mostLength, 'x') + "[xxxxxxx]");
}

TEST(Statement, OneEqualsSignIsToldWhereverItStands) {
    const std::string told = ": one \"=\" compares nothing; write \"==\".";
    EXPECT_EQ(mistake("free = 1"), "Column 6" + told);
    EXPECT_EQ(mistake("(free = 1)"), "Column 7" + told);
    EXPECT_EQ(mistake("some move (free = 1)"), "Column 17" + told);
    EXPECT_EQ(mistake("count(cells = 1) == 2"), "Column 13" + told);
    EXPECT_EQ(mistake("min(free, free = 1) == 2"), "Column 16" + told);
    EXPECT_EQ(mistake("if free = 1 then won"), "Column 9" + told);
    EXPECT_EQ(mistake("lost exactly if free = 1"), "Column 22" + told);
    EXPECT_EQ(mistake("free is = 1"), "Column 9" + told);
    EXPECT_EQ(mistake("= 1"), "Column 1" + told);
}

TEST(Statement, AWordThatIsFarFromEachOneIsNotCompared) {
    Vocabulary rulesOnly = toyWords();
    std::erase_if(rulesOnly.words, [](const Word& word) {
        return std::string_view(word.id) == "won" || std::string_view(word.id) == "lost";
    });
    rulesOnly.words.push_back({"own", "Those of the side to move."});
    EXPECT_EQ(mistake("xyzzy == 1"), "Column 1: claims in this game have no word \"xyzzy\".");
    EXPECT_EQ(mistake("won", rulesOnly), "Column 1: claims in this game have no word \"won\".")
        << "a verdict is no slip for \"own\"";
    EXPECT_EQ(mistake("wn == 1", rulesOnly),
              "Column 1: there is no word \"wn\"; the nearest is \"own\".");
}

TEST(Statement, ASignOfAnotherAlphabetIsShownAsItIs) {
    EXPECT_EQ(mistake("free ≥ 1"), "Column 6: write \">=\", not \"≥\".");
    EXPECT_EQ(mistake("(free ≤ 1)"), "Column 7: write \"<=\", not \"≤\".");
    EXPECT_EQ(mistake("free ≠ 1"), "Column 6: write \"!=\", not \"≠\".");
    EXPECT_EQ(mistake("free == 2 × 1"), "Column 11: write \"*\", not \"×\".");
    EXPECT_EQ(mistake("α == 1"), "Column 1: \"α\" means nothing.");
    EXPECT_EQ(mistake("free == 1 \U0001F600"), "Column 11: \"\U0001F600\" means nothing.");
    // What is no character, or is written too long.
    for (const char* const text : {"\xE2\x89", "\xE2", "\xE2x\xA5", "\xE0\x80\xAF", "\xE0\x82\xA9"})
        EXPECT_EQ(mistake(text),
                  "Column 1: \"" + visible(std::string(text, 1)) + "\" means nothing.");
}

// What has no picture of its own, belongs to nobody, or steers the text around it is written out.
TEST(Statement, ASignThatCannotBeSeenIsWrittenOut) {
    EXPECT_EQ(mistake("\u00a0"), "Column 1: \"\u00a0\" means nothing.");
    EXPECT_EQ(mistake("\u202e"), "Column 1: \"\\u202e\" means nothing.");
    EXPECT_EQ(mistake("free == \u200b1"), "Column 9: \"\\u200b\" means nothing.");
    EXPECT_EQ(mistake("\ufeff"), "Column 1: \"\\ufeff\" means nothing.");
    EXPECT_EQ(mistake("\U0010FFFF"), "Column 1: \"\\U0010ffff\" means nothing.");
}

TEST(Statement, ABracketThatNobodyTypedIsNotNamed) {
    const auto framed = [](const std::string& typed) {
        const std::string before = "lost exactly if (";
        const int open = static_cast<int>(before.size());
        const auto made = readStatement(before + typed + ") and won", toyWords(),
                                        {open, open + static_cast<int>(typed.size()) + 1});
        return made ? "none" : english(made.error().what);
    };
    EXPECT_EQ(framed("free == 1"), "none");
    EXPECT_EQ(framed("(free == 1)"), "none");
    EXPECT_EQ(framed("min(free, 2) == 1"), "none");
    EXPECT_EQ(framed("free = 1"), "Column 23: one \"=\" compares nothing; write \"==\".");
    EXPECT_EQ(framed("free == 1 then"),
              "Column 28: the claim could end here; \"then\" does not fit.");
    EXPECT_EQ(framed("(free == 1"), "Column 28: \")\" is missing.");
    EXPECT_EQ(framed("some move (won"), "Column 32: \")\" is missing.");
    EXPECT_EQ(framed("free =="), "Column 25: a word, a number or a bracket is missing.");
    EXPECT_EQ(framed("free is"), "Column 25: after \"is\" comes \"even\" or \"odd\".");
    EXPECT_EQ(framed("some"), "Column 22: \"move\" is missing.");
    EXPECT_EQ(framed("free"),
              "Column 17: \"free\" is a number, but what is needed here is true or false.");
}

TEST(Statement, OnlyTheFirstMistakeIsTold) {
    EXPECT_EQ(mistake("fere = 1 &&"),
              "Column 1: there is no word \"fere\"; the nearest is \"free\".");
}

TEST(Statement, IsAtMost500CharactersLongAnd32Deep) {
    const std::string longest = "free == 1" + std::string(mostLength - 9, ' ');
    EXPECT_EQ(mistake(longest), "none");
    EXPECT_EQ(mistake(longest + ' '), "Column 501: a claim has at most 500 characters.");
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '(') + "free"
               + std::string(static_cast<std::size_t>(depth), ')') + " == 0";
    };
    EXPECT_EQ(mistake(nested(mostDepth)), "none");
    EXPECT_EQ(mistake(nested(mostDepth + 1)),
              "Column 34: too much stands in one another here. At most: 32.");
    std::string besides; // not in one another
    for (int i = 0; i <= mostDepth; ++i)
        besides += "(free)+";
    EXPECT_EQ(mistake(besides + "1 > 0"), "none");
    std::string negations;
    for (int i = 0; i <= mostDepth; ++i)
        negations += "not ";
    EXPECT_NE(mistake(negations + "won"), "none");
    EXPECT_NE(mistake(std::string(mostDepth + 1, '-') + "1 == 1"), "none");
}

TEST(Statement, TheDeepestClaimKeepsNoMoreThanTheMachineHasRoomFor) {
    // In every bracket a comparison, xor, a sum and a product wait for their right side.
    std::string text, end;
    for (int i = 0; i < mostDepth; ++i) {
        text += "1xor 1+1*(";
        end += ')';
    }
    EXPECT_TRUE(holds("0<" + text + "1" + end));
}

TEST(Statement, AnyTextIsReadOrRefused) {
    Random random(7);
    const std::vector<std::string> pieces{
        "if ",   "then ",  "exactly ", "and ",   "or ",  "not ", "is ",           "even ", "odd ",
        "mod ",  "xor ",   "abs",      "min",    "max",  "sum",  "count",         "some ", "every ",
        "move ", "before", "(",        ")",      ",",    ".",    "== ",           "< ",    "+ ",
        "- ",    "* ",     "free ",    "cells ", "won ", "7 ",   "999999999999 ", "= ",    "é"};
    std::size_t read = 0;
    for (int i = 0; i < 100'000; ++i) {
        std::string text;
        for (int length = random.between(0, 11); length >= 0; --length)
            text += pieces[random.below(pieces.size())];
        const auto statement = readStatement(text, toyWords());
        if (!statement) {
            EXPECT_GE(statement.error().column, 1);
            EXPECT_LE(
                static_cast<std::size_t>(statement.error().column - 1 + statement.error().length),
                text.size());
            continue;
        }
        ++read;
        const Sample sample{reading({3, 2, 1}, {1, 2, 3, 4}), {reading({2}), reading({1})}, 2};
        const Answer found = evaluate(statement->steps, statement->conclusion, sample);
        EXPECT_TRUE(!found || found == 0 || found == 1) << text;
    }
    EXPECT_GT(read, 100u);
    for (int i = 0; i < 20'000; ++i) {
        std::string bytes;
        for (int length = random.between(1, 30); length > 0; --length)
            bytes += static_cast<char>(random.between(0, 255));
        EXPECT_FALSE(readStatement(bytes, toyWords())) << bytes;
    }
}

} // namespace bouton::language::testing
