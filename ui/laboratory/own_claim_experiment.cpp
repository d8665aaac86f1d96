// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>

#include <algorithm>

#include "lab/own_claim.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_card.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/own_claim_parts.h"
#include "ui/laboratory/position_form.h"
#include "ui/laboratory/run_controls.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

using Tested = std::shared_ptr<TestedClaim>;

// A claim of one's own: a line in which it is typed, what its words are worth on a board, and what
// came of testing it (lab/own_claim.h). The table lists those that were tested.
class OwnClaimExperiment : public Experiment {
    Q_DECLARE_TR_FUNCTIONS(bouton::OwnClaimExperiment)

public:
    OwnClaimExperiment(const ExperimentKind& kind, const Bench& bench,
                       const std::vector<const Ruleset*>& games)
        : Experiment(kind),
          m_preferences(bench.preferences),
          m_claims(bench.preferences),
          m_position(new PositionForm(bench, games, {.board = false})),
          m_class(new ClaimClassForm(games)) {
        form().addRow(m_position);
        form().addRow(heading([] { return tr("Tested in"); }));
        form().addRow(m_class);
        frame().addResult(m_line);
        addResults(m_list->results(), makeSheet());
        connect(m_card, &ClaimCard::openPosition, this, &Experiment::openPosition);
        connect(m_list, &TestedList::chosen, this, &OwnClaimExperiment::choose);
        connect(m_list, &TestedList::copyWanted, this, &OwnClaimExperiment::copy);
        connect(m_list, &TestedList::removeWanted, this, &OwnClaimExperiment::remove);
        connect(m_list, &TestedList::undoWanted, this, &OwnClaimExperiment::undo);
        connect(m_board, &ClaimBoard::counterexampleWanted, this,
                [this] { m_position->put(m_card->position()); });
        connect(m_position, &PositionForm::gameChanged, this, &OwnClaimExperiment::chooseGame);
        connect(m_position, &PositionForm::positionChanged, this,
                &OwnClaimExperiment::showPosition);
        connect(m_line, &ClaimLine::changed, this, &OwnClaimExperiment::followLine);
        connect(m_class, &ClaimClassForm::changed, this, &OwnClaimExperiment::readLine);
        connect(m_line, &ClaimLine::submitted, this, &Experiment::run);
        readLine();
        chooseGame();
        inEveryLanguage(this, [this] { refresh(); });
    }

    bool closeInnermost() override { return m_line->closeList() || Experiment::closeInnermost(); }

protected:
    Question question() const override { return questionOf(asked()); }
    void begin(Run& run) override {
        if (!m_line->claim()) {
            m_line->showMistake();
            controls().tell([] { return tr("There is a mistake in the claim."); });
            return;
        }
        TestedClaim claim = asked();
        claim.kept = true;
        test(run, std::move(claim));
    }
    bool hasMore() override { return !m_claims.of(game()).empty(); }
    // Nobody has asked for it, so it is not kept.
    void beginFirst(Run& run) override {
        if (m_line->claim())
            test(run, asked());
    }

private:
    const Ruleset& game() const { return m_position->game(); }

    // The page ------------------------------------------------------------------------------------

    // What lies below the line. It scrolls where the page is low.
    QWidget* makeSheet() {
        auto* tested = new QWidget;
        tested->setLayout(column({m_card, {m_list, 1}}));
        QBoxLayout* all = row({{tested, 8}, {m_board, 5}}, Theme::unit);
        auto* sheet = new QWidget;
        sheet->setLayout(all);
        auto* scroll = new SnugScrollArea(sheet);
        scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        // Side by side where there is room for both.
        new Repeated(scroll, QEvent::Resize, [scroll, all] {
            const int least =
                std::max(76 * Theme::unit, 80 * scroll->fontMetrics().averageCharWidth());
            const bool narrow = scroll->width() < least;
            all->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        });
        return scroll;
    }

    void showPosition() {
        m_class->setGame(game()); // before anybody asks what is asked
        m_board->put(game(), m_position->position());
    }

    // Some classes have no verdicts.
    void readLine() {
        m_line->setReader([this](const std::string& text) {
            return statementOf(game(), text, m_class->positions());
        });
    }

    // What is asked -------------------------------------------------------------------------------

    TestedClaim asked() const {
        return {&game(), m_line->text().trimmed().toStdString(), m_class->positions().id,
                m_class->settings()};
    }
    // Named where it makes the difference: the card of a result tells it, too.
    static Question::Part untitled(Question::Part part) {
        part.inTitle = false;
        return part;
    }
    static Question questionOf(const TestedClaim& claim) {
        const language::ClaimClass& positions = classOf(claim);
        return Question({partOf(claim.game->name.title),
                         {claim.text, [] { return QString(); }, false,
                          [] { return tr("another claim"); }, [] { return tr("this claim"); }},
                         untitled(partOf(positions.title)),
                         untitled(partOf(positions.settings, claim.settings))});
    }

    // The line of each game is remembered, whether it is a claim or not.
    QString scope() const { return QStringLiteral("line ") + QLatin1String(game().name.id); }
    void followLine() {
        if (m_line->text() != m_typed) {
            m_typed = m_line->text();
            m_preferences.keepInput(objectName(), scope(), {m_typed});
        }
        refreshQuestion();
    }

    void chooseGame() {
        stop();
        showPosition();
        m_typed = m_preferences.input(objectName(), scope())
                      .value(0, QString::fromUtf8(game().lore.vocabulary().example));
        m_line->setText(m_typed);
        show(nullptr);
    }

    // The test ------------------------------------------------------------------------------------

    void test(Run& run, TestedClaim claim) {
        m_shown = m_claims.add(std::move(claim));
        m_shown->verdict.reset();
        refresh();
        run.start(m_shown->task(), testClaim,
                  [this, &run, entry = m_shown](const Verdict& verdict) {
                      if (verdict.all > 0)
                          emit run.progressed(static_cast<double>(verdict.done)
                                              / static_cast<double>(verdict.all));
                      entry->verdict = verdict;
                      refresh();
                  });
    }

    // What was tested -----------------------------------------------------------------------------

    // Null: nothing is shown.
    void show(Tested entry) {
        m_shown = std::move(entry);
        setAnswered(m_shown && m_shown->verdict ? std::optional(questionOf(*m_shown))
                                                : std::nullopt);
        refresh();
    }

    // The line says it again, and what came of it is shown.
    void choose(std::size_t at) {
        const Tested entry = m_claims.of(game())[at];
        if (entry == m_shown && entry->asks(asked()))
            return;
        if (entry != m_shown)
            stop();
        bring(entry);
    }
    void bring(const Tested& entry) {
        m_line->setText(QString::fromStdString(entry->text));
        m_class->choose(entry->positions, entry->settings);
        show(entry);
    }

    void copy() {
        QApplication::clipboard()->setText(m_shown ? QString::fromStdString(m_shown->text)
                                                   : m_line->text());
    }
    void remove() {
        if (!m_shown)
            return;
        stop();
        m_claims.remove(*m_shown);
        show(nullptr);
    }
    void undo() {
        if (!m_claims.canUndo(game()))
            return;
        stop();
        const QString typed = m_line->text().trimmed();
        const auto isTyped = [&](const Tested& claim) {
            return QString::fromStdString(claim->text) == typed;
        };
        const bool isKnown = std::ranges::any_of(m_claims.of(game()), isTyped);
        const Tested entry = m_claims.undo(game());
        if (typed.isEmpty() || isKnown || isTyped(entry))
            return bring(entry);
        show(nullptr); // what is being typed stays
    }

    void refresh() {
        m_list->put(m_claims.of(game()), m_shown.get(), m_claims.canUndo(game()));
        const bool readable = m_shown && m_shown->claim;
        m_card->setVisible(readable);
        if (readable)
            m_card->put(*m_shown->game,
                        spoken(m_shown->game->name.title) + QStringLiteral(", ")
                            + wordsOfClass(*m_shown),
                        m_shown->task(), m_shown->verdict);
        m_board->offer(readable && !m_card->position().empty());
    }

    Preferences& m_preferences;
    TestedClaims m_claims;
    PositionForm* m_position;
    ClaimClassForm* m_class;
    ClaimLine* m_line = named("claimLine", new ClaimLine);
    ClaimCard* m_card = new ClaimCard;
    ClaimBoard* m_board = new ClaimBoard(*m_line);
    TestedList* m_list = new TestedList;
    QString m_typed; // the line, as it was kept last
    Tested m_shown;  // the claim whose result is shown; null if no result is
};

} // namespace

Experiment* makeOwnClaim(const ExperimentKind& kind, const Bench& bench) {
    std::vector<const Ruleset*> games(bench.games.begin(), bench.games.end());
    std::erase_if(games, [](const Ruleset* game) { return !game->lore.vocabulary; });
    return games.empty() ? nullptr : new OwnClaimExperiment(kind, bench, games);
}

} // namespace bouton
