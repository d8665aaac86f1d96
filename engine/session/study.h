#pragma once

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "session/thinker.h"

namespace bouton {

// What analysis says of the positions of one match. It is found on a thread of its own while
// somebody looks, and kept by position. Nothing here blocks (the destructor waits as ~Thinker
// does).
//
// No clock decides what is found. Every look is bounded by nodes (Patience, core/player.h), and
// only a look that has come to its bound is kept for a position. One may look at three things:
// first at a glance at each position, the one on the board first; then each position as deep as the
// bound, in the same order; then, with endless patience, the one on the board alone, until all is
// proven of it or it is no longer looked at. What that finds is kept apart.
class Study : public QObject {
    Q_OBJECT

public:
    // The positions that are wanted: none; the one on the board and the one before it, which tells
    // what the last move did; or the whole line of the game through it.
    enum class Scope { Nothing, Here, History };
    // What goes on at the table.
    enum class Table {
        Waiting,  // a new position is looked at once
        Thinking, // a computer thinks against a human: the study rests
        Running,  // two computers play: the study works beside them, within the bounds. It ends a
                  // begun look before it turns to a new position, so that it comes forward.
    };

    // Of matches of this game, which must outlive it.
    explicit Study(const Ruleset& game, QObject* parent = nullptr);

    // How much is wanted; nothing at first.
    void setScope(Scope scope, Patience patience = Patience::Bounded);
    Scope scope() const { return m_scope; }
    // While it is halted, a history is not gone into: the scope is Here at most. A new game ends
    // that.
    void setHalted(bool halted);
    bool halted() const { return m_halted; }
    // From now on nothing goes beyond the bound, whatever setScope() asks: for pictures that are to
    // be the same each time.
    void stayBounded();

    // Looks at the current position of `match` from now on (null: at nothing). What was found stays
    // known. Nodes mean positions of this match until forget() is called, which must be before the
    // match goes.
    void follow(const Match* match, Table table);
    void forget();

    // The analysis that is shown of a position, by whatever shows it; null: none yet. Of the
    // position on the board it is the deepest that is known, and it says how deep it is; of any
    // other the last look that came to its bound. Valid until the next change, as is settled().
    const Analysis* shown(Match::Node node) const;
    // The analysis at the bound, which is the same in every run and on every machine; null: not
    // yet. Reviews, accuracy, files and hints are made of it.
    const Analysis* settled(Match::Node node) const;

    bool busy() const { return m_ticket.has_value() && !m_beyond; }     // with what is bounded
    bool deepening() const { return m_ticket.has_value() && m_beyond; } // beyond the bound

signals:
    void changed(); // more is known, or the work has ended or gone beyond the bound

private:
    using Found = std::shared_ptr<const Analysis>; // shared, because every news repeats the old
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
        AnalysisJob job;
    };
    struct Known {
        Found glance, bounded;  // by whole looks
        Found deepest;          // by any look
        bool exhausted = false; // an endless look has come to its end
    };
    void begin();
    void stop();
    void listen();
    void learn(const Finding& finding);
    bool ended() const;
    const Known* known(Match::Node node) const;
    std::vector<Match::Node> others() const;
    std::vector<Look> looks() const;
    static void work(const std::vector<Look>& looks, Match::Node here, const std::stop_token& stop,
                     const Post<Or<Findings>>& post);

    const Ruleset& m_game;
    Scope m_scope = Scope::Nothing;
    Patience m_patience = Patience::Bounded;
    bool m_halted = false, m_staysBounded = false;
    const Match* m_match = nullptr;
    std::optional<Match::Node> m_node; // on the board
    Table m_table = Table::Waiting;
    Scholar m_scholar; // from the first match on
    std::map<Match::Node, Known> m_known;
    std::optional<Worker::Ticket> m_ticket;
    bool m_beyond = false;   // what is bounded has ended, and the ticket's job goes on
    bool m_again = false;    // begin anew when the look that runs has ended
    std::size_t m_whole = 0; // looks of the ticket's job that have ended
    Thinker<Findings> m_thinker;
};

} // namespace bouton
