#pragma once

#include <QObject>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "session/thinker.h"

namespace bouton {

// What analysis says of the positions of one match, found on a thread of its own while somebody
// looks, and kept by position. Nothing here blocks (the destructor waits as ~Thinker does).
//
// The position that is looked at comes first; the one before it, which tells what the last move
// did, gets a short look. With the history wanted too, every position of the game gets a short look
// in the same job, the latest ones first, before the one that is looked at is gone into in full.
//
// All that is bounded (core/player.h), so that a position is worth the same wherever it is told.
// With endless patience the position that is looked at is gone into beyond the bound after that,
// until all is proven of it or it is no longer looked at. What that finds is kept apart.
class Study : public QObject {
    Q_OBJECT

public:
    enum class Scope { Nothing, Here, History };

    explicit Study(QObject* parent = nullptr);

    // How much is wanted; nothing at first.
    void setScope(Scope scope, Patience patience = Patience::Bounded);
    Scope scope() const { return m_scope; }
    // From now on nothing goes beyond the bound, whatever setScope() asks: for pictures that are to
    // be the same each time.
    void stayBounded();

    // Looks at the current position of `match` from now on (null: at nothing), unless it is to
    // rest, as it does while the computer thinks. Whatever is being looked at is given up, unless
    // it is the same; what was found of it stays known. Nodes mean positions of this match until
    // forget() is called, which must be before the match goes.
    void follow(const Match* match, bool resting);
    void forget();

    // What bounded analysis has found of a position so far; null: nothing yet. Valid until the next
    // change, as is what deepest() gives.
    const Analysis* of(Match::Node node) const;
    // All is known of it that will be.
    bool finished(Match::Node node) const;
    // The most that is known of a position: of(), or what goes beyond it.
    const Analysis* deepest(Match::Node node) const;

    bool busy() const { return m_ticket.has_value() && !m_beyond; }     // with what is bounded
    bool deepening() const { return m_ticket.has_value() && m_beyond; } // beyond the bound

signals:
    void changed(); // more is known, or the work has ended or gone beyond the bound

private:
    struct Look {
        Match::Node node;
        Patience patience;
        AnalysisJob job;
        std::optional<std::chrono::milliseconds> atMost; // none: as long as it takes
    };
    using Known = std::map<Match::Node, Finding>;
    void begin();
    void stop();
    void listen();
    void learn(const Finding& finding);
    bool ended() const;
    std::vector<Match::Node> others() const;
    std::vector<Look> looks() const;
    static void work(const std::vector<Look>& looks, const std::stop_token& stop,
                     const Post<Thinker::Report>& post);

    Scope m_scope = Scope::Nothing;
    Patience m_patience = Patience::Bounded;
    bool m_staysBounded = false;
    const Match* m_match = nullptr;
    std::optional<Match::Node> m_node; // that is looked at
    bool m_resting = false;
    Scholar m_scholar;       // of the match's game; its tables stay warm
    Known m_known, m_deeper; // by bounded analysis, and beyond it
    std::optional<Thinker::Ticket> m_ticket;
    bool m_beyond = false; // the bounded part of what the ticket is for has ended
    Thinker m_thinker;
};

} // namespace bouton
