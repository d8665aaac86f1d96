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
// No clock decides what is found. Looks are bounded by nodes (Patience, core/player.h), and only a
// look that has come to its bound is kept. Looks come in this order: a glance at each wanted
// position, the one on the board first; then each of them to the bound, in the same order; then, if
// wanted, an endless look at the position on the board, until all is proven of it or it is no
// longer on the board. What the endless look finds is kept apart. Where looks do not help each
// other (scholarsOf() in core/ruleset.h), several of a kind run at once, and the endless one alone.
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

    // For matches of this game, which must outlive the study.
    explicit Study(const Ruleset& game, QObject* parent = nullptr);

    // What is wanted to be shown, and how far; at first nothing is.
    void setScope(Scope scope, Patience patience = Patience::Bounded);
    // The position on the board is needed, whatever is shown: its looks within the bound come
    // before all others.
    void setNeeded(bool needed);
    Scope scope() const; // the wider of the two wants
    // While it is halted, the scope is Here at most. A new game ends the halt.
    void setHalted(bool halted);
    bool halted() const { return m_halted; }
    // From now on no look goes beyond the bound, whatever setScope() says. For pictures that must
    // be the same each time.
    void stayBounded();

    // Looks at the current position of `match` from now on (null: at nothing). What was found stays
    // known. Call forget() before the match is destroyed, and before another match is followed.
    void follow(const Match* match, AtTable table);
    void forget();

    // The analysis to show of a position, everywhere; null: none yet. For the position on the board
    // it is the deepest so far, which says how deep it is. For any other position it is that of the
    // last look that came to its bound. Valid until changed(), as is settled().
    const Analysis* shown(Match::Node node) const;
    // The analysis at the bound, which is the same in every run and on every machine; null: not
    // yet. Reviews, accuracy, files and hints use it.
    const Analysis* settled(Match::Node node) const;
    // The analysis that no later one takes back: one that is proven, else the one at the bound.
    const Analysis* lasting(Match::Node node) const;

    bool busy() const { return m_ticket.has_value() && !m_beyond; }     // with bounded looks
    bool deepening() const { return m_ticket.has_value() && m_beyond; } // with the endless look

signals:
    void changed(); // more is known, or the work has ended or gone beyond the bound

private:
    // A job of the worker has at most so many looks. So in a long game it costs hardly more to plan
    // a job and to learn its findings than in a short one.
    static constexpr std::size_t mostLooks = 64;
    // Shared, because every report repeats the findings before it.
    using Found = std::shared_ptr<const Analysis>;
    struct Finding {
        Match::Node node;
        Patience patience; // of the look that found it
        Found analysis;
        bool whole; // the look has come to its end
    };
    using Findings = std::vector<Finding>;
    struct Look {
        Match::Node node;
        Patience patience;
    };
    struct PlannedLook : Look {
        std::vector<AnalysisJob> jobs; // of each scholar
    };
    struct Knowledge {
        Found glance, bounded;  // by whole looks
        Found deepest;          // by any look
        bool exhausted = false; // an endless look has come to its end
    };
    void begin();
    void stop();
    void hear(const Or<Findings>& report);
    void learn(const Finding& finding);
    bool ended() const;
    bool isDone(const Look& look) const;
    const Knowledge* known(Match::Node node) const;
    std::vector<Match::Node> others() const;
    std::vector<PlannedLook> looks() const;
    static void work(const std::vector<PlannedLook>& looks, Match::Node here,
                     const std::stop_token& stop, const Post<Or<Findings>>& post);

    const Ruleset& m_game;
    Scope m_scope = Scope::Nothing;
    Patience m_patience = Patience::Bounded;
    bool m_needed = false, m_halted = false, m_staysBounded = false;
    const Match* m_match = nullptr;
    std::optional<Match::Node> m_node; // on the board
    AtTable m_table = AtTable::Waiting;
    std::vector<Scholar> m_scholars; // from the first match on
    std::vector<Knowledge> m_known;  // by node, as far as something is known
    std::optional<Worker::Ticket> m_ticket;
    bool m_beyond = false;     // what is bounded has ended, and the ticket's job goes on
    bool m_again = false;      // begin anew when the look that runs has ended
    std::size_t m_whole = 0;   // looks of the ticket's job that have ended
    std::vector<Look> m_first; // the looks of the ticket's job, if more must follow
    Thinker<Findings> m_thinker;
};

} // namespace bouton
