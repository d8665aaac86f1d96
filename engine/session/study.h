// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "session/thinker.h"

namespace bouton {

// The analysis of the positions of one match. It runs on threads of its own while somebody looks,
// and what it finds is kept by position. Nothing here blocks, except the destructor, which waits as
// ~Thinker does.
//
// No clock decides what is kept. Looks are bounded by nodes (Patience, core/player.h), and
// settled() knows only those that have come to their bound. Looks come in this order: a glance at
// each wanted position, the one on the board first; then each of them to the bound, in the same
// order; then, if wanted, an endless look at the position on the board, until all is proven of it
// or it is no longer on the board. There is none where it would not end soon (Analysis::reach),
// unless that position is to be solved. What the endless look finds is kept apart. Where looks do
// not help each other (analystsOf() in core/ruleset.h), several of a kind run at once, and the
// endless one alone.
class Study : public QObject {
    Q_OBJECT

public:
    // The wanted positions: none; the one on the board and the one before it, which tells what the
    // last move did; or the whole line of the game through the one on the board.
    enum class Scope { Nothing, Here, History };
    // What goes on at the table.
    enum class AtTable {
        Waiting,  // a new position is looked at once
        Thinking, // a computer thinks against a human: the study rests
        Running,  // two computers play: the study works beside them, within the bounds. It ends the
                 // present look before it turns to a new position, so that some looks come to their
                 // bound.
    };

    // What is asked of it, and how far it is with that. Every event gives a new one of these, and
    // work begins anew where it differs from what is worked at.
    struct Asked {
        enum class Effort {
            Beside,  // all to the bound, one at a time, beside two computers (AtTable::Running)
            Bounded, // all to the bound
            Beyond,  // then the position on the board beyond it, where that ends soon
            First,   // the same, and it comes to the bound before the others get a glance
            Solve,   // as Beyond, however long it takes
        };
        std::vector<Match::Node> wanted{}; // in this order, the one on the board first; empty: rest
        Effort effort = Effort::Bounded;
        bool operator==(const Asked&) const = default;
    };
    enum class Stage { Resting, Bounded, Beyond };
    struct State {
        Asked asked{};
        Stage stage = Stage::Resting;
    };

    // For matches of this game, which must outlive the study.
    explicit Study(const Ruleset& game, QObject* parent = nullptr);

    // What is wanted to be shown, and how far; at first nothing is. With the history of the game,
    // the positions of another line too, if they stand in the tree.
    void setScope(Scope scope, Patience patience = Patience::Bounded,
                  std::vector<Match::Node> line = {});
    // The position on the board is needed, whatever is shown: its looks within the bound come
    // before all others, and the endless one follows.
    void setNeeded(bool needed);
    // The position on the board is to be proven, move by move, whatever is shown and however long
    // it takes; until then none but that and the one before it is looked at. Another position on
    // the board ends that, and so does a lack of memory. While computers think it rests.
    void setSolving(bool solving);
    // It works at that now, and there is something left to be proven.
    bool solving() const { return m_asked.effort == Asked::Effort::Solve; }
    bool isSolved(Match::Node node) const; // every move of it is proven
    Scope scope() const;                   // the widest of what is wanted
    // While it is halted, the scope is Here at most. A new game ends the halt.
    void setHalted(bool halted);
    bool halted() const { return m_halted; }
    // From now on no look goes beyond the bound, whatever else is asked. For pictures that must be
    // the same each time.
    void stayBounded();

    // Looks at the current position of `match` from now on (null: at nothing). Call it again after
    // every change of the match, of its tree too. What was found stays known. Call forget() before
    // the match is destroyed, and before another match is followed.
    void follow(const Match* match, AtTable table);
    void forget();

    // The analysis to show of a position, everywhere; null if none yet. For the position on the
    // board it is the deepest so far, which says how deep it is. For any other position it is that
    // of the last look that came to its bound, or a later one that has proven what the position is
    // worth. Valid until changed(), as is settled().
    const Analysis* shown(Match::Node node) const;
    // The analysis at the bound, which is the same in every run and on every machine; null: not
    // yet. Whatever is counted or kept uses it: reviews, accuracy, slips and files.
    const Analysis* settled(Match::Node node) const;
    // The same as shown(), but null while looks within the bound may still say otherwise. Hints
    // tell it, with its depth.
    const Analysis* ripe(Match::Node node) const;
    // No later look says otherwise of the position than shown().
    bool isFinal(Match::Node node) const;

    State state() const;
    bool busy() const { return state().stage == Stage::Bounded; }     // with bounded looks
    bool deepening() const { return state().stage == Stage::Beyond; } // with the endless look

signals:
    void changed(); // more is known, or the work has ended or gone beyond the bound

private:
    // Shared, because every report repeats the findings before it.
    using SharedAnalysis = std::shared_ptr<const Analysis>;
    struct Report {
        Match::Node node;
        Patience patience; // of the look that found it
        SharedAnalysis analysis;
        bool whole; // the look has come to its end
    };
    using Reports = std::vector<Report>;
    struct Look {
        Match::Node node;
        Patience patience;
    };
    struct PlannedLook : Look {
        std::vector<AnalysisJob> jobs; // of each analyst
    };
    struct Knowledge {
        SharedAnalysis glance, bounded; // by whole looks
        SharedAnalysis deepest;         // by any look
        bool exhausted = false;         // an endless look has nothing left to find out
    };
    // The work on the way.
    struct Job {
        Asked asked;             // when it was planned
        std::vector<Look> looks; // all, or the first of them
        std::size_t whole = 0;   // looks that have ended
    };
    Asked asked() const;
    void update();
    void begin();
    void hear(const Or<Reports>& report);
    void learn(const Report& finding);
    bool isDone(const Look& look) const;
    const Knowledge* known(Match::Node node) const;
    std::vector<PlannedLook> looks() const;
    static void work(const std::vector<PlannedLook>& looks, Match::Node here, bool solve,
                     const std::stop_token& stop, const Post<Or<Reports>>& post);

    const Ruleset& m_game;
    Scope m_scope = Scope::Nothing;
    Patience m_patience = Patience::Bounded;
    std::vector<Match::Node> m_line;
    bool m_needed = false, m_halted = false, m_staysBounded = false;
    const Match* m_match = nullptr;
    std::optional<Match::Node> m_toSolve; // the one on the board, if it is to be solved
    AtTable m_table = AtTable::Waiting;
    std::vector<AnyAnalyst> m_analysts; // from the first match on
    std::vector<Knowledge> m_known;     // by node, as far as something is known
    Asked m_asked;
    std::optional<Job> m_job;
    Thinker<Reports> m_thinker;
};

} // namespace bouton
