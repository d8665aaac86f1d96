// SPDX-License-Identifier: MIT

// What a study is asked and how far it is, and what it says of each position, after every sequence
// of three things that can happen to it: a move, an edit of the line, an undo, another scope, a
// need, a report, the end of its job; and after every two of these and of rarer ones.

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/study.h"
#include "session/table.h"
#include "support/desk.h"

namespace bouton::testing {

namespace {

using AtTable = Study::AtTable;
using Effort = Study::Asked::Effort;
using Scope = Study::Scope;
using Stage = Study::Stage;

constexpr int boundedDepth = 4;
std::atomic<int> deeper; // what the analysts have told after a wait at the desk

// An endless look at these would not end soon.
Analysis::Reach reachOf(Match::Node node) {
    return node % 3 == 0 ? Analysis::Reach::PerhapsNever : Analysis::Reach::Soon;
}

// An analyst whose score is the number of the position. It begins at depth 1, 3 or 5 by its
// patience, waits at the desk, and ends a ply deeper; an endless look waits again and goes on.
AnyAnalyst numberingAnalyst() {
    return [](const Match& match, Match::Node node, Patience patience) -> AnalysisJob {
        Analysis first{.depth = 1 + 2 * static_cast<int>(patience), .reach = reachOf(node)};
        first.position = {.outcome = Outcome::Draw, .exact = false, .score = node};
        first.moves.assign(match.moves(node).size(), first.position);
        return [node, patience, first](const std::stop_token& stop, const Post<Analysis>& post) {
            Analysis now = first;
            post(now);
            do {
                theDesk().look({node, patience}, stop);
                if (stop.stop_requested())
                    return;
                ++now.depth;
                post(now);
                ++deeper;
            } while (patience == Patience::Endless);
        };
    };
}

// A game of two people with a variation, whose analyses wait at the desk.
class SequencedStudy {
public:
    explicit SequencedStudy(Scope scope) {
        theDesk().open(0);
        for (const char* move : {"a1", "b1"})
            m_match->play(move).value();
        m_match->go(1);
        m_match->play("c1").value();
        m_match->play("a2").value();
        m_match->go(1);
        QObject::connect(&m_study, &Study::changed, [this] { ++m_reports; });
        follow();
        show(scope);
        check();
    }

    // The first seven are the usual ones.
    static constexpr std::array<const char*, 10> events{
        "move",   "edit",           "undo", "scope", "needed",
        "report", "end of the job", "halt", "solve", "table"};
    static constexpr std::size_t usualEvents = 7;
    void happen(std::size_t event) {
        switch (event) {
        case 0: m_match->play(std::size_t{0}); return follow();
        case 1: m_match->promote(otherChildOfOne()); return follow();
        case 2: m_match->go(m_match->parent(m_match->current()).value_or(0)); return follow();
        case 3: return show(static_cast<Scope>((static_cast<int>(m_scope) + 1) % 3));
        case 4: return m_study.setNeeded(m_needed = !m_needed);
        case 5: return letOneLookTell();
        case 6: return letAllLooksEnd();
        case 7: return m_study.setHalted(m_halted = !m_halted);
        case 8:
            m_toSolve = m_toSolve ? std::nullopt : std::optional(m_match->current());
            return m_study.setSolving(m_toSolve.has_value());
        default: // from a human's turn to two computers, then to one
            m_table = static_cast<AtTable>((static_cast<int>(m_table) + 2) % 3);
            return follow();
        }
    }
    // What must be so at any time.
    void check() {
        const Study::State state = m_study.state();
        EXPECT_EQ(state.asked.wanted, wanted());
        EXPECT_EQ(state.asked.effort, effort());
        EXPECT_EQ(state.stage, stage()) << "it works at what is asked now";
        EXPECT_EQ(m_study.busy(), state.stage == Stage::Bounded);
        EXPECT_EQ(m_study.deepening(), state.stage == Stage::Beyond);
        EXPECT_EQ(m_study.solving(), effort() == Effort::Solve);
        EXPECT_FALSE(m_study.solving() && state.stage == Stage::Resting);
        for (Match::Node node = 0; node < m_match->size(); ++node)
            checkKnown(node);
        m_board = m_match->current();
    }
    void letAllLooksEnd() {
        EXPECT_TRUE(waitFor([this] {
            theDesk().allow(50); // again, because an endless look uses them up
            return !m_study.busy();
        }));
        EXPECT_TRUE(allSettled());
        theDesk().open(0);
    }
    // Reports that were waited for, by the stage in which they came.
    static std::map<Stage, int>& told() {
        static std::map<Stage, int> told;
        return told;
    }

private:
    void follow() {
        m_study.follow(m_match.get(), m_table);
        if (m_toSolve != m_match->current())
            m_toSolve.reset();
    }
    void show(Scope scope) {
        m_scope = scope;
        m_study.setScope(scope, isEndless() ? Patience::Endless : Patience::Bounded);
    }
    bool isEndless() const { return m_scope == Scope::History; }
    // Each edit makes the other variation after the first move the one that the line goes along.
    Match::Node otherChildOfOne() const { return m_match->children(1).back(); }
    Scope scope() const { return m_needed || m_toSolve ? std::max(m_scope, Scope::Here) : m_scope; }
    bool rests() const { return scope() == Scope::Nothing || m_table == AtTable::Thinking; }
    Effort effort() const {
        if (rests())
            return Effort::Bounded;
        if (m_table == AtTable::Running)
            return Effort::Beside;
        if (m_toSolve)
            return Effort::Solve;
        if (m_needed && scope() == Scope::History)
            return Effort::First;
        return m_needed || isEndless() ? Effort::Beyond : Effort::Bounded;
    }
    Stage stage() const {
        if (!allSettled())
            return Stage::Bounded;
        const bool endsSoon = reachOf(m_match->current()) == Analysis::Reach::Soon;
        return effort() == Effort::Solve || (effort() >= Effort::Beyond && endsSoon)
                   ? Stage::Beyond
                   : Stage::Resting;
    }
    // The line through the board, or a part of it, in the order of the looks.
    std::vector<Match::Node> wanted() const {
        if (rests())
            return {};
        const Match::Node here = m_match->current();
        std::vector<Match::Node> all{here};
        if (scope() == Scope::Here || m_halted || effort() == Effort::Solve) {
            if (const auto before = m_match->parent(here))
                all.push_back(*before);
            return all;
        }
        const std::vector<Match::Node> line = m_match->line();
        for (auto at = line.rbegin(); *at != here; ++at)
            all.push_back(*at);
        for (std::size_t ply = m_match->ply(here); ply-- > 0;)
            all.push_back(line[ply]);
        return all;
    }
    bool allSettled() const {
        return std::ranges::all_of(wanted(),
                                   [this](Match::Node node) { return m_study.settled(node); });
    }
    // Whatever happens, it says of a position no less than before, unless that is no longer on the
    // board.
    void checkKnown(Match::Node node) {
        SCOPED_TRACE("node " + std::to_string(node));
        Known& before = m_known[node];
        Known now;
        const bool onBoard = node == m_match->current();
        if (const Analysis* const shown = m_study.shown(node)) {
            now.shown = shown->depth;
            EXPECT_EQ(shown->position.score, node);
        }
        if (const Analysis* const settled = m_study.settled(node)) {
            now.settled = settled->depth;
            EXPECT_EQ(settled->position.score, node);
            EXPECT_EQ(settled->depth, boundedDepth);
        }
        EXPECT_GE(now.settled, before.settled);
        EXPECT_GE(now.shown, onBoard || node != m_board ? before.shown : now.settled);
        if (!onBoard) {
            EXPECT_TRUE(now.shown == now.settled || now.shown == 2) << now.shown;
        }
        before = now;
    }
    void letOneLookTell() {
        const Stage stage = m_study.state().stage;
        if (stage == Stage::Resting)
            return;
        const int before = deeper, reports = m_reports;
        theDesk().allow(1);
        EXPECT_TRUE(waitFor([&] { return deeper > before && m_reports > reports; }));
        QCoreApplication::processEvents();
        ++told()[stage];
        if (stage == Stage::Beyond) {
            EXPECT_GT(m_study.shown(m_match->current())->depth, boundedDepth + 1);
        }
    }

    struct Known {
        int shown = 0, settled = 0; // depths; 0: nothing
    };
    Ruleset m_game = [] {
        Ruleset game = ticTacToe();
        game.makeAnalyst = numberingAnalyst;
        return game;
    }();
    std::unique_ptr<Match> m_match = m_game.standard({}).value();
    Scope m_scope = Scope::Nothing;
    AtTable m_table = AtTable::Waiting;
    bool m_needed = false, m_halted = false;
    std::optional<Match::Node> m_toSolve;
    int m_reports = 0;
    std::map<Match::Node, Known> m_known; // when it was checked last
    Match::Node m_board = 1;              // at that time
    Study m_study{m_game};
};

constexpr std::array scopes{Scope::Nothing, Scope::Here, Scope::History};

// Each sequence of so many of the first events, from each scope, and then the end of all looks.
// Gives how many there were.
int walk(std::size_t events, std::size_t length) {
    int walked = 0;
    for (const Scope scope : scopes)
        for (std::vector<std::size_t> all(length, 0);;) {
            SequencedStudy study(scope);
            std::string names = "scope " + std::to_string(static_cast<int>(scope));
            for (const std::size_t event : all) {
                names += std::string(", ") + SequencedStudy::events[event];
                SCOPED_TRACE(names);
                study.happen(event);
                study.check();
            }
            SCOPED_TRACE(names + ", and then all its looks end");
            study.letAllLooksEnd();
            study.check();
            ++walked;
            if (::testing::Test::HasFailure())
                return walked;
            std::size_t place = 0; // count up
            while (place < length && ++all[place] == events)
                all[place++] = 0;
            if (place == length)
                break;
        }
    return walked;
}

} // namespace

TEST(StudySequences, ItWorksAtWhatIsAskedAfterAnyThreeEventsAndComesToItsEnd) {
    SequencedStudy::told().clear();
    EXPECT_EQ(walk(SequencedStudy::usualEvents, 3), 3 * 343);
    EXPECT_GT(SequencedStudy::told()[Stage::Bounded], 100);
    EXPECT_GT(SequencedStudy::told()[Stage::Beyond], 10);
}

TEST(StudySequences, ItWorksAtWhatIsAskedAfterAnyTwoOfTheRarerEventsToo) {
    EXPECT_EQ(walk(SequencedStudy::events.size(), 2), 3 * 100);
}

} // namespace bouton::testing
