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
// The position that is looked at comes first and deepens as long as its game's analyst has more to
// say; the one before it, which tells what the last move did, gets a short look. With the history
// wanted too, every position of the game gets a short look in the same job,
// the latest ones first, before the one that is looked at is gone into in full.
class Study : public QObject {
    Q_OBJECT

public:
    enum class Scope { Nothing, Here, History };

    explicit Study(QObject* parent = nullptr);

    // How much is wanted; nothing at first.
    void setScope(Scope scope);
    Scope scope() const { return m_scope; }

    // Looks at the current position of `match` from now on (null: at nothing), unless it is to
    // rest, as it does while the computer thinks. Whatever is being looked at is given up, unless
    // it is the same; what was found of it stays known. Nodes mean positions of this match until
    // forget() is called, which must be before the match goes.
    void follow(const Match* match, bool resting);
    void forget();

    // What is known of a position so far; null: nothing yet. Valid until the next change.
    const Analysis* of(Match::Node node) const;
    // All is known of it that will be.
    bool finished(Match::Node node) const;
    bool busy() const { return m_ticket.has_value(); }

signals:
    void changed(); // more is known, or the work has ended

private:
    struct Look {
        Match::Node node;
        AnalysisJob job;
        std::optional<std::chrono::milliseconds> patience; // none: as long as it takes
    };
    void begin();
    void stop();
    void listen();
    void learn(const Finding& finding);
    std::vector<Match::Node> others() const;
    std::vector<Look> looks() const;
    static void work(const std::vector<Look>& looks, const std::stop_token& stop,
                     const Post<Thinker::Report>& post);

    Scope m_scope = Scope::Nothing;
    const Match* m_match = nullptr;
    std::optional<Match::Node> m_node; // that is looked at
    bool m_resting = false;
    Scholar m_scholar; // of the match's game; its tables stay warm
    std::map<Match::Node, Finding> m_known;
    std::optional<Thinker::Ticket> m_ticket;
    Thinker m_thinker;
};

} // namespace bouton
