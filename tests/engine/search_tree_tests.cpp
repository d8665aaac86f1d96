// SPDX-License-Identifier: MIT
#include "lab/search_tree.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "core/random.h"

namespace bouton::testing {

namespace {

SearchTree tree(std::string_view text) { return readSearchTree(text).value(); }
std::string mistake(std::string_view text) {
    const auto read = readSearchTree(text);
    return read ? "none" : english(read.error());
}

int minimax(const SearchTree& tree, std::size_t at, bool isMax) {
    const SearchTree::Node& node = tree.nodes[at];
    if (node.children.empty())
        return *node.worth;
    std::vector<int> values;
    for (const std::size_t child : node.children)
        values.push_back(minimax(tree, child, !isMax));
    return isMax ? *std::ranges::max_element(values) : *std::ranges::min_element(values);
}

std::vector<std::string> leftOut(const SearchTree& tree, const TreeSearched& done) {
    std::vector<std::string> names;
    for (const TreeStep& step : done.steps)
        for (const std::size_t child : step.leftOut)
            names.push_back(tree.nodes[child].name);
    return names;
}

std::string drawn(Random& random, int depth) {
    std::string text;
    for (std::uint64_t i = 0, count = 1 + random.below(4); i < count; ++i)
        text += depth > 0 && random.below(3) > 0 ? '(' + drawn(random, depth - 1) + ") "
                                                 : std::to_string(random.between(-20, 20)) + ' ';
    return text;
}

} // namespace

// Trees that can be checked by hand. The first is the one that most courses begin with.
TEST(SearchTree, IsSearchedAsTextbooksDoIt) {
    struct Known {
        const char* text;
        bool maxBegins;
        int value;
        const char* best;
        std::size_t leaves;
        std::vector<std::string> cut;
    };
    const std::vector<Known> all{
        {"(3 12 8) (2 4 6) (14 5 2)", true, 3, "1", 7, {"2.2", "2.3"}},
        {"(3 5) (2 (9 1))", true, 3, "1", 3, {"2.2"}},
        {"(3 5) (2 (9 1))", false, 2, "2", 5, {}},
        {"5", true, 5, "1", 1, {}},
        {"1 2 3", true, 3, "3", 3, {}},
        {"1 2 3", false, 1, "1", 3, {}},
        {"(5 6) (7 4)", true, 5, "1", 4, {}},
        {"(7 4) (5 6)", true, 5, "2", 4, {}},
        {"((3 17) (2 12)) ((15) (25 0))", true, 15, "2", 6, {"2.2.2"}},
        {"(1 9) (0 9) (2 9) (2 9)", true, 2, "3", 6, {"2.2", "4.2"}},
    };
    for (const Known& known : all) {
        SCOPED_TRACE(known.text);
        const SearchTree read = tree(known.text);
        const TreeSearched done = searched(read, {.maxBegins = known.maxBegins});
        EXPECT_EQ(done.value, minimax(read, 0, known.maxBegins));
        EXPECT_EQ(done.value, known.value);
        EXPECT_EQ(read.nodes[*done.best].name, known.best);
        EXPECT_EQ(done.leaves, known.leaves);
        EXPECT_EQ(leftOut(read, done), known.cut);
    }
}

// Trees that a course sets as homework, with the move, the leaves that are looked at and the cuts
// that it expects: UC Berkeley, CS 188, project 2 (Multi-Agent Search), the trees of its tests for
// alpha-beta with one opponent. Their values times 100 where they are no whole numbers. A depth of
// the course is a move of both.
TEST(SearchTree, HasTheAnswersOfACourseToItsHomework) {
    struct Homework {
        const char* text;
        int value;
        const char* best;
        std::size_t leaves; // of the tree or, with a depth, estimates
        std::vector<std::string> cut;
        int depth = 0; // plies; 0: to the end
    };
    const std::vector<Homework> all{
        {"(3 12 8) (5 4 6) (14 1 11)", 4, "2", 8, {"3.3"}},
        {"(4 3) (2 (1000))", 3, "1", 3, {"2.2"}},
        {"((-300 -900) (1000 600)) ((-301))", -300, "1", 4, {"1.2.2"}},
        {"((-300 -900) (1000 600)) ((-299))", -299, "2", 4, {"1.2.2"}},
        {"((401)) ((400 -700) (0 500))", 401, "1", 3, {"2.2"}},
        {"((399)) ((400 -700) (0 500))", 400, "2", 5, {}},
        {"(((-300 1300) (500 900)) ((1000 300) (-600 800))) (((301)))", 301, "2", 8, {"1.2.2.2"}},
        {"(((-300 1300) (500 900)) ((1000 300) (-600 800))) (((299)))", 300, "1", 8, {"1.2.2.2"}},
        {"((3 9) (10 6)) ((4 7) (0 5))", 9, "1", 5, {"1.2.2", "2.2"}},
        {"(((3 13) (5 9)) ((10 11) (6 8))) (((1 0) (4 7)) ((12 15) (2 14)))",
         5,
         "1",
         8,
         {"1.2.2", "2.1.1.2", "2.1.2.2", "2.2"}},
        {"(-400:(-300 -900) 900:(1000 600)) (-401:(-401))", -400, "1", 3, {}, 2},
        {"(-400:(-300 -900) 900:(1000 600)) (-399:(-399))", -399, "2", 3, {}, 2},
        {"(501:(501)) (800:(400 -700) 500:(0 500))", 501, "1", 3, {}, 2},
        {"(499:(499)) (800:(400 -700) 500:(0 500))", 500, "2", 3, {}, 2}};
    for (const Homework& homework : all) {
        SCOPED_TRACE(homework.text);
        const SearchTree read = tree(homework.text);
        TreeSearch how;
        if (homework.depth > 0)
            how.depth = homework.depth;
        const TreeSearched done = searched(read, how);
        EXPECT_EQ(done.value, homework.value);
        EXPECT_EQ(read.nodes[*done.best].name, homework.best);
        EXPECT_EQ(done.leaves, homework.leaves);
        EXPECT_EQ(leftOut(read, done), homework.cut);
        if (homework.depth == 0) {
            EXPECT_EQ(homework.value, minimax(read, 0, true));
        }
    }
}

TEST(SearchTree, WithCutsHasTheValueOfMinimaxAndLooksAtNoMoreLeaves) {
    Random random(59);
    for (int i = 0; i < 500; ++i) {
        const std::string text = drawn(random, 4);
        const SearchTree read = tree(text);
        const bool max = random.below(2) == 0;
        const TreeSearched whole = searched(read, {.maxBegins = max, .cuts = false}),
                           cut = searched(read, {.maxBegins = max});
        EXPECT_EQ(whole.value, minimax(read, 0, max)) << text;
        EXPECT_EQ(cut.value, whole.value) << text;
        EXPECT_EQ(cut.best, whole.best) << text;
        EXPECT_LE(cut.leaves, whole.leaves) << text;
        // Outside a window the value is a bound on the right side of it.
        const int alpha = random.between(-10, 0), beta = random.between(1, 10);
        const TreeSearched in = searched(read, {.maxBegins = max, .alpha = alpha, .beta = beta});
        if (whole.value > alpha && whole.value < beta) {
            EXPECT_EQ(in.value, whole.value) << text;
        } else if (whole.value <= alpha) {
            EXPECT_TRUE(in.value <= alpha && in.value >= whole.value) << text;
        } else {
            EXPECT_TRUE(in.value >= beta && in.value <= whole.value) << text;
        }
    }
}

TEST(SearchTree, ABoundOfDepthTakesEstimates) {
    const SearchTree read = tree("4:(3 5) 6:(7 2) (1 9)");
    EXPECT_EQ(searched(read, {}).value, 3);
    EXPECT_EQ(searched(read, {.depth = 1}).value, 6) << "what has no estimate is searched on";
    EXPECT_EQ(searched(read, {.maxBegins = false, .depth = 1}).value, 4);
    EXPECT_EQ(searched(read, {.depth = 2}).value, 3);
}

TEST(SearchTree, AMistakeNamesItsColumn) {
    EXPECT_EQ(mistake(""),
              "Column 1: the tree has no node. A tree is typed as \"(3 5) (2 (9 1))\".");
    EXPECT_EQ(mistake("(3 5"), "Column 5: a \")\" is missing.");
    EXPECT_EQ(mistake("3) 4"), "Column 2: this \")\" closes nothing.");
    EXPECT_EQ(mistake("(3 ())"), "Column 5: a node has children.");
    EXPECT_EQ(mistake("3 x"), "Column 3: a number or \"(\" belongs here, not \"x\".");
    EXPECT_EQ(mistake("3: 4"), "Column 4: after an estimate and \":\" a \"(\" belongs.");
    EXPECT_EQ(mistake("99999999999"), "Column 1: a value is from -1000000 to 1000000.");
    EXPECT_EQ(mistake(std::string(40, '(')), "Column 31: too deep, in plies. At most: 30.");
    std::string wide;
    for (int i = 0; i < 1'000; ++i)
        wide += "1 ";
    EXPECT_EQ(mistake(wide), "Column 1999: too many nodes. At most: 999.");
    Random random(60);
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (std::uint64_t length = random.below(30); text.size() < length;)
            text += random.below(4) == 0 ? static_cast<char>(random.below(256))
                                         : "() :-123"[random.below(8)];
        if (const auto read = readSearchTree(text)) {
            searched(*read, {.depth = 2});
        }
    }
}

} // namespace bouton::testing
