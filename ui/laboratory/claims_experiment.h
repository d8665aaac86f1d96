#pragma once

#include <optional>

#include "core/ruleset.h"
#include "lab/claims.h"
#include "ui/laboratory/experiment.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class BoardView;
class GameBox;
class SettingsStack;

// Statements about all positions of a class, and what came of testing them (lab/claims.h). The
// table lists them. The one that is chosen there is told below it, with its counterexample.
class ClaimsExperiment : public Experiment {
    Q_OBJECT

public:
    // There must be claims about some of the games.
    ClaimsExperiment(const ExperimentKind& kind, const std::vector<const Ruleset*>& games);

    const Claim& claim() const; // the chosen one
    // What is known of it, with the settings that the form shows.
    const std::optional<Verdict>& verdict() const { return m_verdicts[m_chosen]; }
    void choose(std::string_view id) override; // a claim of the list
    std::vector<QWidget*> figure() const override;

protected:
    void begin() override;

private:
    // What is known of the claims that a run tests, in their order.
    struct Report {
        std::vector<Verdict> verdicts;
        std::size_t claims; // how many there are to be tested
    };
    static Or<void> test(const std::vector<ClaimTask>& tasks, const std::stop_token& stop,
                         const Post<Report>& post);
    QWidget* makeVerdict();
    void list();             // the claims of the game
    void chooseRow(int row); // of the table
    void forget(std::size_t at);
    void testAll();
    void show(const std::vector<std::size_t>& tested, const Report& report);
    void showVerdicts();
    void showChosen();
    void showAgainst(const Counterexample* against);
    void openBoard();
    QString words(std::size_t at) const;
    QString wordsInShort(std::size_t at) const;

    std::vector<const Ruleset*> m_ofGames; // that have claims
    GameBox* m_games;                      // all of them, or one
    SettingsStack* m_settings;
    QLabel *m_name, *m_statement, *m_verdict, *m_why;
    QBoxLayout* m_case; // the counterexample's board, and the words
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
    Button* m_open;
    std::vector<std::size_t> m_rows;                // of the table, as places in claims()
    std::size_t m_chosen = 0;                       // a place in claims()
    bool m_all = false;                             // the next run tests the whole table
    std::vector<std::optional<Verdict>> m_verdicts; // by claim
};

} // namespace bouton
