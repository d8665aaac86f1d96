// SPDX-License-Identifier: MIT

// What a study is asked and how far it is, after every sequence of three things that can happen to
// it: a move, an edit of the line, an undo, another scope, a need, a report, the end of its job.

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "session/study.h"
#include "session/table.h"
#include "support/desk.h"

namespace bouton::testing {

namespace {

using Stage = Study::Stage;

// A game of two people with a variation, whose analyses wait at the desk.
class SequencedStudy {
public:
    SequencedStudy() {
        theDesk().open(0);
        for (const char* move : {"a1", "b1"})
            m_match->play(move).value();
        m_match->go(1);
        m_match->play("c1").value();
        m_match->play("a2").value();
        m_match->go(1);
        QObject::connect(&m_study, &Study::changed, [this] { ++m_reports; });
        follow();
    }

    static constexpr std::array<const char*, 7> events{"move",   "edit",   "undo",          "scope",
                                                       "needed", "report", "end of the job"};
    void happen(std::size_t event) {
        switch (event) {
        case 0: m_match->play(std::size_t{0}); return follow();
        case 1: m_match->promote(otherChildOfOne()); return follow();
        case 2: m_match->go(m_match->parent(m_match->current()).value_or(0)); return follow();
        case 3:
            m_scope = static_cast<Study::Scope>((static_cast<int>(m_scope) + 1) % 3);
            return m_study.setScope(m_scope);
        case 4: m_needed = !m_needed; return m_study.setNeeded(m_needed);
        case 5: return letOneLookEnd();
        default: return letAllLooksEnd();
        }
    }
    // What must be so at any time.
    void check() const {
        const Study::State state = m_study.state();
        EXPECT_EQ(state.asked.wanted, wanted());
        EXPECT_EQ(state.asked.beyond, m_needed);
        const Stage stage = wanted().empty() ? Stage::Resting
                            : !allSettled()  ? Stage::Bounded
                            : m_needed       ? Stage::Beyond
                                             : Stage::Resting;
        EXPECT_EQ(state.stage, stage) << "it works at what is asked now";
        EXPECT_EQ(m_study.busy(), state.stage == Stage::Bounded);
        EXPECT_EQ(m_study.deepening(), state.stage == Stage::Beyond);
    }
    void letAllLooksEnd() {
        theDesk().allow(1'000);
        EXPECT_TRUE(waitFor([this] { return !m_study.busy(); }));
        EXPECT_TRUE(allSettled());
        theDesk().open(0);
    }

private:
    void follow() { m_study.follow(m_match.get(), Study::AtTable::Waiting); }
    // Each edit makes the other variation after the first move the one that the line goes along.
    Match::Node otherChildOfOne() const { return m_match->children(1).back(); }
    // The line through the board, or a part of it, in the order of the looks.
    std::vector<Match::Node> wanted() const {
        const Study::Scope scope = m_needed ? std::max(m_scope, Study::Scope::Here) : m_scope;
        if (scope == Study::Scope::Nothing)
            return {};
        const Match::Node here = m_match->current();
        std::vector<Match::Node> all{here};
        if (scope == Study::Scope::Here) {
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
    void letOneLookEnd() {
        if (!m_study.busy())
            return;
        const int before = m_reports;
        theDesk().allow(1);
        EXPECT_TRUE(waitFor([&] { return m_reports > before; }));
    }

    Ruleset m_game = desked(ticTacToe());
    std::unique_ptr<Match> m_match = m_game.standard({}).value();
    Study::Scope m_scope = Study::Scope::Nothing;
    bool m_needed = false;
    int m_reports = 0;
    Study m_study{m_game};
};

} // namespace

TEST(StudySequences, ItWorksAtWhatIsAskedAfterAnyThreeEventsAndComesToItsEnd) {
    constexpr std::size_t count = SequencedStudy::events.size();
    int walked = 0;
    for (std::size_t all = 0; all < count * count * count; ++all) {
        SequencedStudy study;
        std::string names;
        for (const std::size_t event : {all / count / count, all / count % count, all % count}) {
            names += std::string(SequencedStudy::events[event]) + ", ";
            SCOPED_TRACE(names);
            study.happen(event);
            study.check();
        }
        SCOPED_TRACE(names + "and then all its looks end");
        study.letAllLooksEnd();
        study.check();
        ++walked;
        if (::testing::Test::HasFailure())
            break;
    }
    EXPECT_EQ(walked, 343);
}

} // namespace bouton::testing
