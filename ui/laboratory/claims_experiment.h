#pragma once

#include <optional>

#include "lab/claims.h"
#include "ui/laboratory/experiment.h"

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace bouton {

class BoardView;
class ResultTable;
class SettingsEditor;
struct Bench;

// Statements about all positions of a class, and what came of testing them (lab/claims.h). The
// table lists them; the one that is chosen there is told below it, with its counterexample.
class ClaimsExperiment : public Experiment {
    Q_OBJECT

public:
    explicit ClaimsExperiment(const Bench& bench, QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    QList<QStringList> csv() const override;

    const Claim& claim() const; // the chosen one
    // What is known of it, with the settings that the form shows.
    const std::optional<Verdict>& verdict() const { return m_verdicts[m_chosen]; }

protected:
    void begin() override;
    void retranslate() override;

private:
    // What is known of the claims that a run tests, in their order.
    struct Report {
        std::vector<Verdict> verdicts;
        std::size_t claims; // how many there are to be tested
    };
    static Or<void> test(const std::vector<ClaimTask>& tasks, const std::stop_token& stop,
                         const Post<Report>& post);
    void makeForm();
    QWidget* makeVerdict();
    void list();          // the claims of the game
    void choose(int row); // of the table
    void forget(std::size_t at);
    void show(const std::vector<std::size_t>& tested, const Report& report);
    void showVerdicts();
    void showChosen();
    void showAgainst(const Counterexample* against);
    QString words(std::size_t at) const;
    QString wordsInShort(std::size_t at) const;

    std::vector<SettingsEditor*> m_settings; // by claim
    QComboBox* m_games;                      // all of them, or one
    ResultTable* m_table;
    QLabel *m_game, *m_name, *m_statement, *m_verdict, *m_why;
    QHBoxLayout* m_case; // the counterexample's board, and the words
    BoardView* m_board = nullptr;
    const char* m_boardOf = nullptr; // its game
    Button *m_testAll, *m_open;
    std::vector<std::size_t> m_rows;                // of the table, as places in claims()
    std::size_t m_chosen = 0;                       // a place in claims()
    bool m_all = false;                             // the next run tests the whole table
    std::vector<std::optional<Verdict>> m_verdicts; // by claim
};

} // namespace bouton
