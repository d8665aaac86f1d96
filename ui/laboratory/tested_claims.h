#pragma once

#include <QSet>
#include <QStringList>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "lab/claims.h"

namespace bouton {

class Preferences;

// A claim of one's own and the class in which it is tested, with what came of that.
struct TestedClaim {
    const Ruleset* game;
    std::string text;
    std::string positions;                // the class's id
    Settings settings;                    // of the class, complete
    std::shared_ptr<const Claim> claim{}; // null: the words of the game do not say it
    std::optional<Verdict> verdict{};     // none: not tested since the window was opened
    bool kept = false;                    // beyond this window

    bool asks(const TestedClaim& that) const; // the same
    ClaimTask task() const { return {claim.get(), settings}; }
};

// The claims that one has tested, by game, the newest first. What is taken away can be put back
// until the window closes. The verdicts are not kept beyond that.
class TestedClaims {
public:
    static constexpr std::size_t most = 100; // of a game; the oldest go

    explicit TestedClaims(Preferences& preferences) : m_preferences(preferences) {}

    using All = std::deque<std::shared_ptr<TestedClaim>>;
    const All& of(const Ruleset& game);
    // The entry that asks the same, or a new one. It is kept if this one is, or was before.
    std::shared_ptr<TestedClaim> add(TestedClaim claim);
    void remove(const TestedClaim& claim);
    bool canUndo(const Ruleset& game) const;
    std::shared_ptr<TestedClaim> undo(const Ruleset& game); // the last removal that is not undone

private:
    struct Removal {
        std::size_t at;
        std::shared_ptr<TestedClaim> claim;
    };
    struct Shelf {
        All all{};
        std::vector<Removal> removed{};
        QSet<QString> seen{}; // the lines that this window knows; others are another one's
    };
    Shelf& shelf(const Ruleset& game);
    void keep(const Ruleset& game);

    Preferences& m_preferences;
    std::map<const Ruleset*, Shelf> m_shelves; // read when they are first asked for
};

} // namespace bouton
