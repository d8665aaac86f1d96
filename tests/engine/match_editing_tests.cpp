// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <span>

#include "core/random.h"
#include "games/catalogue.h"

// The changes of a match's tree, against a tree that knows no numbers: a position is the moves that
// lead to it.

namespace bouton::testing {

namespace {

using Node = Match::Node;
using Way = std::vector<std::size_t>; // the moves from the start

struct Plain {
    std::size_t move = 0;
    std::string comment{};
    std::vector<Plain> children{};
    std::optional<std::size_t> next{}; // the move of the child that is followed
    bool operator==(const Plain&) const = default;
};

struct PlainPlace {
    Way way;
    std::size_t place;
    std::optional<std::size_t> next;
};

// What a match with changes should be.
class PlainTree {
public:
    Plain top;
    Way current;

    Plain* at(const Way& way) {
        Plain* here = &top;
        for (const std::size_t move : way)
            if (Plain* const child = childOf(*here, move))
                here = child;
            else
                return nullptr;
        return here;
    }
    void go(const Way& way) {
        current = way;
        for (Way up = way; !up.empty();) {
            const std::size_t move = up.back();
            up.pop_back();
            at(up)->next = move;
        }
    }
    void play(std::size_t move) {
        Plain& here = *at(current);
        if (!childOf(here, move))
            here.children.push_back({move});
        here.next = move;
        current.push_back(move);
    }
    PlainPlace putFirst(const Way& way) {
        Plain& above = *at(parentOf(way));
        const PlainPlace place = placeOf(way);
        const Plain node = above.children[place.place];
        above.children.erase(above.children.begin() + static_cast<std::ptrdiff_t>(place.place));
        above.children.insert(above.children.begin(), node);
        lead(way);
        return place;
    }
    std::vector<PlainPlace> promote(Way way) {
        std::vector<PlainPlace> places;
        for (; !way.empty(); way.pop_back())
            places.push_back(putFirst(way));
        return places;
    }
    std::pair<PlainPlace, Plain> remove(const Way& way) {
        const PlainPlace place = placeOf(way);
        const Plain cut = *at(way);
        if (startsWith(current, way))
            current = parentOf(way);
        Plain& above = *at(parentOf(way));
        above.children.erase(above.children.begin() + static_cast<std::ptrdiff_t>(place.place));
        if (above.next == way.back())
            above.next =
                above.children.empty() ? std::nullopt : std::optional(above.children.front().move);
        return {place, cut};
    }
    void reorder(const PlainPlace& place) {
        if (!at(place.way))
            return;
        auto& siblings = at(parentOf(place.way))->children;
        const Plain node = *at(place.way);
        std::erase_if(siblings, [&](const Plain& each) { return each.move == node.move; });
        insert(siblings, place.place, node);
        Way next = parentOf(place.way);
        next.push_back(*place.next);
        if (at(next))
            lead(next);
    }
    void graft(const PlainPlace& place, const Plain& cut) {
        Plain* const above = at(parentOf(place.way));
        if (!above)
            return;
        if (Plain* const again = childOf(*above, cut.move)) {
            join(*again, cut);
            return;
        }
        insert(above->children, place.place, cut);
        if (!above->next || place.next == cut.move)
            lead(place.way);
    }

private:
    static bool startsWith(const Way& way, const Way& first) {
        return way.size() >= first.size()
               && std::ranges::equal(first, std::span(way).first(first.size()));
    }
    static Way parentOf(Way way) {
        way.pop_back();
        return way;
    }
    static Plain* childOf(Plain& here, std::size_t move) {
        const auto found = std::ranges::find(here.children, move, &Plain::move);
        return found == here.children.end() ? nullptr : &*found;
    }
    static void insert(std::vector<Plain>& all, std::size_t place, const Plain& node) {
        all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(place, all.size())), node);
    }
    PlainPlace placeOf(const Way& way) {
        Plain& above = *at(parentOf(way));
        const auto found = std::ranges::find(above.children, way.back(), &Plain::move);
        return {way, static_cast<std::size_t>(found - above.children.begin()), above.next};
    }
    // `next` leads to the current position, whatever else is wanted.
    void lead(const Way& way) {
        const Way above = parentOf(way);
        if (current.size() > above.size() && startsWith(current, above))
            return;
        at(above)->next = way.back();
    }
    static void join(Plain& into, const Plain& from) {
        if (into.comment.empty())
            into.comment = from.comment;
        for (const Plain& child : from.children)
            if (Plain* const again = childOf(into, child.move))
                join(*again, child);
            else
                into.children.push_back(child);
        if (!into.next && !into.children.empty())
            into.next = into.children.front().move;
    }
};

Way wayTo(const Match& match, Node node) {
    Way way;
    for (const Node each : match.path(node))
        if (each != 0)
            way.push_back(match.moveIndex(each));
    return way;
}

Plain plainOf(const Match& match, Node node) {
    Plain plain{node == 0 ? 0 : match.moveIndex(node), match.comment(node)};
    for (const Node child : match.children(node)) {
        EXPECT_EQ(match.parent(child), node);
        EXPECT_EQ(match.ply(child), match.ply(node) + 1);
        EXPECT_TRUE(match.stands(child));
        plain.children.push_back(plainOf(match, child));
    }
    if (const auto next = match.next(node))
        plain.next = match.moveIndex(*next);
    return plain;
}

std::unique_ptr<Match> ticTacToe(std::initializer_list<const char*> moves = {}) {
    auto match = (*gameNamed("tic-tac-toe").value()).standard({}).value();
    for (const char* move : moves)
        EXPECT_TRUE(match->play(move)) << move;
    return match;
}

// A match and its model, changed together.
class Both {
public:
    explicit Both(std::uint64_t seed) : m_random(seed) {}

    void step() {
        const Node node = m_random.below(m_match->size() + 1);
        const bool stands = m_match->stands(node);
        switch (m_random.below(10)) {
        default: play(); break;
        case 4:
            m_match->go(node);
            if (stands)
                m_tree.go(wayTo(*m_match, node));
            break;
        case 5: edit(node, m_random.below(4)); break;
        case 6: edit(node, 2); break;
        case 7:
        case 8: undo(); break;
        }
    }
    void edit(Node node, std::size_t which) {
        if (!m_match->stands(node) || node == 0) {
            if (which > 0) {
                EXPECT_EQ(m_match->remove(m_match->stands(node) ? 0 : node).size(), 0u);
                EXPECT_EQ(m_match->putFirst(node).size(), 0u);
                EXPECT_EQ(m_match->promote(node).size(), 0u);
            }
            return;
        }
        const Way way = wayTo(*m_match, node);
        if (which == 0) {
            m_match->setComment(node, std::to_string(m_random.below(100)));
            m_tree.at(way)->comment = m_match->comment(node);
        } else if (which == 1) {
            keep(m_match->promote(node), m_tree.promote(way));
        } else if (which == 2) {
            const auto places = m_match->remove(node);
            const auto [place, cut] = m_tree.remove(way);
            m_undos.push_back([=, this] {
                m_match->putBack(places);
                m_tree.graft(place, cut);
            });
        } else {
            keep(m_match->putFirst(node), {m_tree.putFirst(way)});
        }
    }
    void undo() {
        if (m_undos.empty())
            return;
        m_undos.back()();
        m_undos.pop_back();
    }
    void expectTheSame() const {
        ASSERT_EQ(plainOf(*m_match, 0), m_tree.top);
        ASSERT_EQ(wayTo(*m_match, m_match->current()), m_tree.current);
        const std::vector<Node> line = m_match->line();
        ASSERT_EQ(line[m_match->ply(m_match->current())], m_match->current());
        ASSERT_FALSE(m_match->next(line.back()));
    }
    const Match& match() const { return *m_match; }
    Random& random() { return m_random; }
    std::size_t undos() const { return m_undos.size(); }
    void play() {
        const auto& moves = m_match->moves(m_match->current());
        if (moves.empty())
            return;
        const std::size_t move = m_random.below(std::min<std::size_t>(moves.size(), 3));
        m_match->play(move);
        m_tree.play(move);
    }

private:
    void keep(std::vector<Match::Place> places, std::vector<PlainPlace> plain) {
        m_undos.push_back([=, this] {
            m_match->putBack(places);
            for (auto place = plain.rbegin(); place != plain.rend(); ++place)
                m_tree.reorder(*place);
        });
    }

    Random m_random;
    std::unique_ptr<Match> m_match = ticTacToe();
    PlainTree m_tree;
    std::deque<std::function<void()>> m_undos;
};

} // namespace

TEST(MatchEditing, ItsTreeIsAPlainTreeWhateverIsDoneToIt) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Both both(seed);
        for (int turn = 0; turn < 300; ++turn) {
            both.step();
            ASSERT_NO_FATAL_FAILURE(both.expectTheSame()) << seed << ' ' << turn;
        }
    }
}

TEST(MatchEditing, ChangesThatAreAllUndoneLeaveTheTreeAsItWas) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Both both(seed);
        for (int turn = 0; turn < 120; ++turn)
            both.step();
        while (both.undos() > 0)
            both.undo();
        const Plain before = plainOf(both.match(), 0);
        for (int edits = 0; edits < 6; ++edits)
            both.edit(both.random().below(both.match().size()), 1 + both.random().below(3));
        while (both.undos() > 0)
            both.undo();
        EXPECT_EQ(plainOf(both.match(), 0), before) << seed;
    }
}

TEST(MatchEditing, ARemovedBranchLeavesTheBoardAndTheLineAndKeepsItsNumbers) {
    const auto match = ticTacToe({"a1", "b2", "c3"});
    const auto places = match->remove(2);
    EXPECT_EQ(match->current(), 1u);
    EXPECT_EQ(match->line(), (std::vector<Node>{0, 1}));
    EXPECT_TRUE(match->children(1).empty());
    EXPECT_FALSE(match->stands(2));
    EXPECT_FALSE(match->stands(3));
    EXPECT_EQ(match->size(), 4u);
    EXPECT_EQ(match->moveText(3), "c3") << "who holds a number still learns of it";
    match->go(3);
    EXPECT_EQ(match->current(), 1u) << "nobody goes there";
    match->putBack(places);
    EXPECT_EQ(match->current(), 1u);
    EXPECT_EQ(match->line(), (std::vector<Node>{0, 1, 2, 3}));
}

TEST(MatchEditing, ABranchThatIsPlayedAgainBecomesOneWithTheRemoved) {
    const auto match = ticTacToe({"a1", "b2", "c3"});
    match->setComment(2, "old");
    const auto places = match->remove(2);
    ASSERT_TRUE(match->play("b2"));
    ASSERT_TRUE(match->play("b3"));
    EXPECT_EQ(match->current(), 5u);
    EXPECT_EQ(match->comment(4), "");
    match->putBack(places);
    EXPECT_EQ(match->children(1), (std::vector<Node>{4}));
    EXPECT_EQ(match->children(4), (std::vector<Node>{5, 3}));
    EXPECT_EQ(match->comment(4), "old");
    EXPECT_EQ(match->parent(3), 4u);
    EXPECT_TRUE(match->stands(3));
    EXPECT_FALSE(match->stands(2));
    match->go(3);
    EXPECT_EQ(match->record(), "tic-tac-toe: .../.../... X; a1 b2 c3");
}

TEST(MatchEditing, TheOldPlaceOfANodeThatIsRemovedMeansNothing) {
    const auto match = ticTacToe();
    for (const char* move : {"a1", "b2", "c3"}) {
        match->go(0);
        ASSERT_TRUE(match->play(move));
    }
    const auto places = match->putFirst(3);
    match->remove(3);
    match->putBack(places);
    EXPECT_EQ(match->children(0), (std::vector<Node>{1, 2}));
    EXPECT_FALSE(match->stands(3));
    EXPECT_EQ(match->line(), (std::vector<Node>{0, 1}));
}

TEST(MatchEditing, APromotedVariationComesFirstAllTheWay) {
    const auto match = ticTacToe({"a1", "b2", "c3"});
    match->go(1);
    for (const char* move : {"b3", "a2"}) // 4, 5
        ASSERT_TRUE(match->play(move));
    match->go(4);
    ASSERT_TRUE(match->play("a3")); // 6
    match->go(3);
    const auto places = match->promote(6);
    EXPECT_EQ(match->children(1), (std::vector<Node>{4, 2}));
    EXPECT_EQ(match->children(4), (std::vector<Node>{6, 5}));
    EXPECT_EQ(match->line(), (std::vector<Node>{0, 1, 2, 3})) << "the board stays where it is";
    match->go(1);
    match->promote(6);
    EXPECT_EQ(match->line(), (std::vector<Node>{0, 1, 4, 6}));
    match->putBack(places);
    EXPECT_EQ(match->children(1), (std::vector<Node>{2, 4}));
    EXPECT_EQ(match->children(4), (std::vector<Node>{5, 6}));
}

} // namespace bouton::testing
