// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "games/catalogue.h"
#include "lab/claims.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/title_box.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_card.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/verdict_sign.h"

namespace bouton {

namespace {

const Ruleset& gameOf(const Claim& claim) { return **gameNamed(claim.game); }

// How much of so many claims is tested; negative: nobody knows.
double shareOf(const std::vector<Verdict>& verdicts, std::size_t all) {
    const Verdict& now = verdicts.back();
    if (now.all == 0 && all == 1)
        return -1;
    const double share =
        now.all > 0 ? static_cast<double>(now.done) / static_cast<double>(now.all) : 0;
    return (static_cast<double>(verdicts.size() - 1) + share) / static_cast<double>(all);
}

bool hasClaims(const Ruleset* game) {
    return std::ranges::any_of(claims(),
                               [=](const Claim& claim) { return &gameOf(claim) == game; });
}

// Statements about all positions of a class, and what came of testing them (lab/claims.h). The
// table lists them. The one that is chosen there is told below it, with its counterexample.
class ClaimsExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::ClaimsExperiment)

public:
    // There must be claims about some of the games.
    ClaimsExperiment(const ExperimentKind& kind, std::vector<const Ruleset*> games)
        : Experiment(kind),
          m_ofGames(std::move(games)),
          m_games(named("game", new GameBox(m_ofGames, QT_TRANSLATE_NOOP("Phrase", "All games")))) {
        ask(form(), m_games, [] { return tr("Game"); });
        form().addRow(m_settings);
        form().addRow(makeButton("testAllButton", this, &ClaimsExperiment::testAll,
                                 [] { return tr("Test all in the list"); }));
        addResults(m_results);
        frame().addResult(m_card);
        connect(m_card, &ClaimCard::openPosition, this, &Experiment::openPosition);
        setItem({[this] { return claim().id; }, [this](const std::string& id) { choose(id); }});
        table().setWordColumns(3);
        table().setItemDelegate(verdictItems(&table()));
        table().setSelectionBehavior(QAbstractItemView::SelectRows);
        table().setSelectionMode(QAbstractItemView::SingleSelection);
        table().setStretched(0); // the verdict stays in view
        connect(m_games, &QComboBox::currentIndexChanged, this, &ClaimsExperiment::list);
        connect(m_settings, &SettingsStack::changed, this, &ClaimsExperiment::forget);
        connect(&table(), &ResultTable::currentCellChanged, this, &ClaimsExperiment::chooseRow);
        list();
        inEveryLanguage(this, [this] { showAll(); });
    }

protected:
    void beginFirst(Run& run) override {
        m_all = true;
        begin(run);
    }
    void begin(Run& run) override {
        const auto tested = std::exchange(m_all, false) ? m_rows : std::vector{m_chosen};
        std::vector<ClaimTask> tasks;
        for (const std::size_t at : tested) {
            tasks.push_back({claims()[at], m_settings->values(at)});
            m_verdicts[at].reset();
        }
        showAll();
        run.start(std::move(tasks), testClaims,
                  [this, &run, tested](const std::vector<Verdict>& verdicts) {
                      if (const double share = shareOf(verdicts, tested.size()); share >= 0)
                          emit run.progressed(share);
                      for (std::size_t i = 0; i < verdicts.size(); ++i)
                          m_verdicts[tested[i]] = verdicts[i];
                      showAll();
                  });
    }

private:
    const Claim& claim() const { return claims()[m_chosen]; }
    ResultTable& table() const { return m_results->table(); }

    // The choice ----------------------------------------------------------------------------------

    // The claims of the game. A game that is offered has some, so the list is never empty.
    void list() {
        m_rows.clear();
        for (std::size_t at = 0; at < claims().size(); ++at) {
            const Ruleset* game = &gameOf(claims()[at]);
            if (m_games->game() ? m_games->game() == game : std::ranges::count(m_ofGames, game) > 0)
                m_rows.push_back(at);
        }
        const auto kept = std::ranges::find(m_rows, m_chosen);
        const auto row = kept == m_rows.end() ? 0 : static_cast<int>(kept - m_rows.begin());
        const QSignalBlocker quiet(&table());
        table().setRowCount(0);
        showVerdicts();
        table().selectRow(row);
        chooseRow(row);
    }

    // A claim of the list.
    void choose(const std::string& id) {
        const auto row =
            std::ranges::find(m_rows, id, [](std::size_t at) { return claims()[at].id; });
        if (row != m_rows.end())
            table().selectRow(static_cast<int>(row - m_rows.begin()));
    }

    void chooseRow(int row) {
        if (row < 0)
            return;
        m_chosen = m_rows[static_cast<std::size_t>(row)];
        m_settings->choose(m_chosen);
        showChosen();
        emit itemChanged();
    }

    // A verdict holds only for the settings that it was found with.
    void forget(std::size_t at) {
        stop();
        m_verdicts[at].reset();
        showAll();
    }

    // The test ------------------------------------------------------------------------------------

    void testAll() {
        m_all = true;
        run();
    }

    // What came of it -----------------------------------------------------------------------------

    // Short enough for a line of the table; a sign tells true from false as well.
    QString wordsInShort(std::size_t at) const {
        const std::optional<Verdict>& verdict = m_verdicts[at];
        if (!verdict)
            return {};
        const QString tested = locale().toString(static_cast<qulonglong>(verdict->tested));
        return verdict->against    ? tr("✗ False")
               : !verdict->settled ? tr("… %1 so far").arg(tested)
                                   : tr("✓ All %1").arg(tested);
    }

    void showAll() {
        showVerdicts();
        showChosen();
    }

    // A file has the whole sentence.
    void showVerdicts() {
        QList<ResultTable::Line> lines;
        for (const std::size_t at : m_rows) {
            const std::optional<Verdict>& verdict = m_verdicts[at];
            lines << ResultTable::Line{
                spoken(claims()[at].title.c_str()),
                spoken(gameOf(claims()[at]).name.title),
                {wordsInShort(at), verdict ? spoken(sentenceOf(*verdict)) : QString()}};
        }
        table().put({tr("Claim"), tr("Game"), tr("Verdict")}, lines);
    }

    void showChosen() {
        const Ruleset& game = gameOf(claim());
        m_card->put(game, tr("%1: %2").arg(spoken(game.name.title), spoken(claim().title.c_str())),
                    {claim(), m_settings->values(m_chosen)}, m_verdicts[m_chosen]);
    }

    std::vector<const Ruleset*> m_ofGames; // that have claims
    GameBox* m_games;                      // all of them, or one
    SettingsStack* m_settings = new SettingsStack(claims(), &Claim::settings);
    Results* m_results = new Results;
    ClaimCard* m_card = new ClaimCard;
    std::vector<std::size_t> m_rows; // of the table, as places in claims()
    std::size_t m_chosen = 0;        // a place in claims()
    bool m_all = false;              // the next run tests the whole table
    std::vector<std::optional<Verdict>> m_verdicts =
        std::vector<std::optional<Verdict>>(claims().size()); // by claim
};

} // namespace

Experiment* makeClaims(const ExperimentKind& kind, const Bench& bench) {
    std::vector<const Ruleset*> games;
    std::ranges::copy_if(bench.games, std::back_inserter(games), hasClaims);
    return games.empty() ? nullptr : new ClaimsExperiment(kind, std::move(games));
}

} // namespace bouton
