// SPDX-License-Identifier: MIT
#pragma once

#include <QSet>
#include <QStringList>
#include <QWidget>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "lab/claims.h"
#include "language/vocabulary.h"
#include "ui/controls/card.h"
#include "ui/laboratory/results.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class BoardView;
class Button;
class ClaimLine;
class Preferences;
class ResultTable;
class SettingsStack;
class TitleBox;

// A claim of one's own and the class in which it is tested, with what came of that.
struct TestedClaim {
    const Ruleset* game;
    std::string text;
    std::string positions;                // the class's id
    Settings settings;                    // of the class, complete
    std::shared_ptr<const Claim> claim{}; // null: the words of the game do not say it
    std::optional<Verdict> verdict{};     // empty: not tested since the window was opened
    bool kept = false;                    // beyond this window

    bool asks(const TestedClaim& that) const; // the same
    ClaimTask task() const { return {*claim, settings}; }
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
    struct Shelf {
        All all{};
        std::vector<std::pair<std::size_t, std::shared_ptr<TestedClaim>>> removed{}; // and where
        QSet<QString> seen{}; // the lines that this window knows; others are another one's
    };
    Shelf& shelf(const Ruleset& game);
    void keep(const Ruleset& game);

    Preferences& m_preferences;
    std::map<const Ruleset*, Shelf> m_shelves; // read when they are first asked for
};

// The claims of one's own that were tested, as a table: each with its verdict, one of them chosen.
// It only asks for what its buttons say; who owns the claims does it.
class TestedList : public QWidget {
    Q_OBJECT

public:
    TestedList();

    Results* results() const { return m_results; }
    // Shows these; `chosen` is one of them or null.
    void put(const TestedClaims::All& claims, const TestedClaim* chosen, bool canUndo);

signals:
    void chosen(std::size_t at); // a click on one that is chosen already chooses it again
    void copyWanted();
    void removeWanted();
    void undoWanted();

private:
    ResultTable& table() const;
    Results::Lines csv() const;
    void choose(int row);

    TestedClaims::All m_claims;
    Results* m_results;
    Button *m_copy, *m_remove, *m_undo;
};

// The class of positions in which a claim is tested.
const language::ClaimClass& classOf(const TestedClaim& claim);
// The same in words: "All small positions, most groups 2".
QString wordsOfClass(const TestedClaim& claim);

// Asks in which class of positions a claim of one's own is tested, and how large that is: one of
// the classes of a game.
class ClaimClassForm : public QWidget {
    Q_OBJECT

public:
    // All games have words for claims (Lore::vocabulary). One of them, or another that has, is to
    // be set first.
    explicit ClaimClassForm(const std::vector<const Ruleset*>& games);

    void setGame(const Ruleset& game);
    const language::ClaimClass& positions() const;
    Settings settings() const;                                         // of the class, complete
    void choose(std::string_view positions, const Settings& settings); // of the game

signals:
    void changed(); // another class of the same game

private:
    struct OfGame {
        const Ruleset* game;
        TitleBox* box;
        SettingsStack* settings; // of its classes
    };
    void add(const Ruleset& game);
    void follow();

    std::vector<OfGame> m_games;
    const OfGame* m_now = nullptr;
    QBoxLayout *m_boxes, *m_settings;
};

// The board beside the line of a claim: a position, and what the words and the claim are worth
// there. It tells the line of the position.
class ClaimBoard : public Card {
    Q_OBJECT

public:
    // Goes with this line, which must live as long.
    explicit ClaimBoard(ClaimLine& line);

    // Shows a position, given as text. A text that is not a position changes nothing.
    void put(const Ruleset& game, const std::string& position);
    // Offers to show a counterexample here.
    void offer(bool counterexample);

signals:
    void counterexampleWanted();

private:
    void makeBoard(const Ruleset& game);

    ClaimLine& m_line;
    QLabel* m_where;
    QWidget* m_place; // of the board
    Button* m_take;
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
};

} // namespace bouton
