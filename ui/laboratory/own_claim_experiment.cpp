#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

#include "ui/boards/board_table.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/repeated.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_card.h"
#include "ui/laboratory/claim_class_form.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/claim_values.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/experiment_frame.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/position_form.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/run_controls.h"
#include "ui/laboratory/tested_claims.h"
#include "ui/laboratory/verdict_sign.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int boardSide = 26 * Theme::unit;

struct OwnTask {
    std::shared_ptr<const Claim> claim;
    Settings settings;
};
bool testOwn(const OwnTask& task, std::stop_token stop, const Post<Verdict>& post) {
    return testClaim({task.claim.get(), task.settings}, std::move(stop), post);
}

using Entry = std::shared_ptr<TestedClaim>;

const language::ClaimClass& classOf(const TestedClaim& claim) {
    return *std::ranges::find(claim.game->lore.vocabulary().classes, claim.positions,
                              &language::ClaimClass::id);
}

// A claim, and a sign for true or false.
class TestedLines : public VerdictDelegate {
public:
    using VerdictDelegate::VerdictDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        VerdictDelegate::paint(painter, option, index);
        if (index.column() == 0)
            paintClaim(*painter, option, index.data().toString());
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        VerdictDelegate::initStyleOption(option, index);
        if (index.column() == 0)
            option->text.clear(); // paint() writes it
    }
};

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
          m_position(new PositionForm(bench, games, PositionForm::Board::Elsewhere)),
          m_class(new ClaimClassForm(games)) {
        form().addRow(m_position);
        form().addRow(heading([] { return tr("Tested in"); }));
        form().addRow(m_class);
        frame().addResult(m_line);
        addResults(m_results, makeSheet());
        table().setObjectName(QStringLiteral("testedClaims"));
        table().setWordColumns(3);
        table().setStretched(0);
        table().setItemDelegate(new TestedLines(&table()));
        table().setSelectionBehavior(QAbstractItemView::SelectRows);
        table().setSelectionMode(QAbstractItemView::SingleSelection);
        m_results->setCsv([this] { return csv(); });
        connect(m_card, &ClaimCard::openPosition, this, &Experiment::openPosition);
        connect(&table(), &ResultTable::currentCellChanged, this, &OwnClaimExperiment::chooseRow);
        connect(&table(), &ResultTable::cellClicked, this, &OwnClaimExperiment::chooseRow);
        connect(m_position, &PositionForm::gameChanged, this, &OwnClaimExperiment::chooseGame);
        connect(m_position, &PositionForm::positionChanged, this,
                &OwnClaimExperiment::showPosition);
        connect(m_line, &ClaimLine::changed, this, &OwnClaimExperiment::followLine);
        connect(m_line, &ClaimLine::submitted, this, &Experiment::run);
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
    // Nobody has asked for it, so it is not kept.
    void beginFirst(Run& run) override {
        if (m_line->claim())
            test(run, asked());
    }

private:
    ResultTable& table() const { return m_results->table(); }
    const Ruleset& game() const { return m_position->game(); }

    // The page ------------------------------------------------------------------------------------

    // What lies below the line. It scrolls where the page is low.
    QWidget* makeSheet() {
        m_where->setWordWrap(true);
        m_boardPlace->setFixedSize(boardSide, boardSide);
        m_values->setMinimumHeight(22 * Theme::unit);
        m_valuesCard->setLayout(column({heading([] { return tr("On the board"); }),
                                        m_where,
                                        {m_boardPlace, 0, Qt::AlignHCenter},
                                        {m_take, 0, Qt::AlignHCenter},
                                        {m_values, 1}},
                                       Theme::unit, 2 * Theme::unit));
        m_results->setMinimumHeight(18 * Theme::unit);
        auto* tested = new QWidget;
        tested->setLayout(
            column({m_card, {m_results, 1}, row({m_copy, m_remove, m_undo, Item::stretch()})}));
        QBoxLayout* all = row({{tested, 8}, {m_valuesCard, 5}}, Theme::unit);
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
        const auto match = matchFrom(game(), m_position->position());
        if (m_boardOf != &game()) {
            delete m_board;
            m_boardOf = &game();
            m_class->setGame(game()); // before anybody asks what is asked
            m_board = named("claimBoard", makeBoard(game(), m_boardPlace));
            m_board->setFixedSize(boardSide, boardSide);
            m_board->setFocusPolicy(Qt::NoFocus);
            m_board->setAttribute(Qt::WA_TransparentForMouseEvents); // to be looked at
            m_board->show();
        }
        m_board->setAccessibleName(spoken(game().name.title));
        m_board->setVisible(match.has_value());
        if (match)
            m_board->setPicture((*match)->picture(0));
        m_where->setText(match ? tr("%1, %2 to move", "a position and a side")
                                     .arg(m_position->position().c_str(),
                                          bouton::nameOf(game(), (*match)->toMove(0)))
                               : QString());
        m_line->setPosition(game(), m_position->position());
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
        if (m_line->text() != m_typed && m_line->game() == &game()) {
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
        run.start(OwnTask{m_shown->claim, m_shown->settings}, testOwn,
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
    void show(Entry entry) {
        m_shown = std::move(entry);
        setAnswered(m_shown && m_shown->verdict ? std::optional(questionOf(*m_shown))
                                                : std::nullopt);
        refresh();
    }

    // The line says it again, and what came of it is shown.
    void chooseRow(int row) {
        const auto& all = m_claims.of(game());
        if (row < 0 || row >= std::ssize(all))
            return;
        const Entry entry = all[static_cast<std::size_t>(row)];
        if (entry == m_shown && entry->asks(asked()))
            return;
        if (entry != m_shown)
            stop();
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
        const Entry entry = m_claims.undo(game());
        m_line->setText(QString::fromStdString(entry->text));
        m_class->choose(entry->positions, entry->settings);
        show(entry);
    }

    void refresh() {
        list();
        m_card->setVisible(m_shown && m_shown->claim);
        if (m_shown && m_shown->claim)
            m_card->put(*m_shown->game, wordsOfClass(*m_shown, true), m_shown->task(),
                        m_shown->verdict);
        m_take->setVisible(!m_card->isHidden() && !m_card->position().empty());
        m_remove->setEnabled(m_shown != nullptr);
        m_undo->setEnabled(m_claims.canUndo(game()));
    }

    static QString wordsOfClass(const TestedClaim& claim, bool withGame) {
        const language::ClaimClass& positions = classOf(claim);
        QStringList words;
        if (withGame)
            words << spoken(claim.game->name.title);
        words << spoken(positions.title);
        if (const QString settings = partOf(positions.settings, claim.settings).words();
            !settings.isEmpty())
            words << settings;
        return words.join(QStringLiteral(", "));
    }
    // Short enough for a line of the table; a sign tells true from false as well.
    QString inShort(const TestedClaim& claim) const {
        if (!claim.verdict)
            return {};
        const QString tested = locale().toString(static_cast<qulonglong>(claim.verdict->tested));
        return claim.verdict->against    ? tr("✗ False")
               : claim.verdict->halted   ? tr("No verdict")
               : !claim.verdict->settled ? tr("… %1 so far").arg(tested)
                                         : tr("✓ All %1").arg(tested);
    }
    static QString inFull(const TestedClaim& claim) {
        return claim.verdict ? spoken(sentenceOf(claim.task(), *claim.verdict)) : QString();
    }

    void list() {
        const auto& all = m_claims.of(game());
        QList<ResultTable::Line> lines;
        int current = -1;
        for (const Entry& entry : all) {
            if (entry == m_shown)
                current = static_cast<int>(lines.size());
            lines << ResultTable::Line{QString::fromStdString(entry->text),
                                       wordsOfClass(*entry, false),
                                       {inShort(*entry), inFull(*entry)}};
        }
        const QSignalBlocker quiet(&table());
        table().put({tr("Claim"), tr("Positions"), tr("Verdict")}, lines);
        table().setColumnHidden(1, true); // on paper and in files it has room
        for (int row = 0; row < table().rowCount(); ++row)
            table().item(row, 0)->setToolTip(lines[row][0].shown + u'\n' + lines[row][1].shown);
        if (current != table().currentRow()) {
            if (current < 0) {
                table().setCurrentCell(-1, -1);
                table().clearSelection();
            } else {
                table().selectRow(current);
            }
        }
    }

    Results::Lines csv() {
        Results::Lines lines{{tr("Game"), tr("Claim"), tr("Positions"), tr("Verdict"), tr("Held"),
                              tr("Counterexample")}};
        for (const Entry& entry : m_claims.of(game())) {
            const std::optional<Verdict>& verdict = entry->verdict;
            lines << QStringList{spoken(entry->game->name.title),
                                 QString::fromStdString(entry->text),
                                 wordsOfClass(*entry, false),
                                 inFull(*entry),
                                 verdict ? QString::number(verdict->tested) : QString(),
                                 verdict && verdict->against
                                     ? QString::fromStdString(verdict->against->position)
                                     : QString()};
        }
        return lines;
    }

    Preferences& m_preferences;
    TestedClaims m_claims;
    PositionForm* m_position;
    ClaimClassForm* m_class;
    ClaimLine* m_line = named("claimLine", new ClaimLine);
    ClaimCard* m_card = new ClaimCard;
    Card* m_valuesCard = new Card;
    QWidget* m_boardPlace = new QWidget;
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
    WordLabel* m_where = named("claimWhere", sideNote());
    ClaimValues* m_values = new ClaimValues(*m_line);
    Results* m_results = new Results;
    Button* m_take = makeButton(
        "takeButton", this, [this] { m_position->put(m_card->position()); },
        [] { return tr("Put the counterexample here"); }, Button::Rank::Link);
    Button* m_copy =
        makeButton("copyClaim", this, &OwnClaimExperiment::copy, [] { return tr("Copy"); });
    Button* m_remove =
        makeButton("removeClaim", this, &OwnClaimExperiment::remove, [] { return tr("Remove"); });
    Button* m_undo =
        makeButton("undoClaims", this, &OwnClaimExperiment::undo, [] { return tr("Undo"); });
    QString m_typed; // the line, as it was kept last
    Entry m_shown;   // what came of it is shown; null: of none
};

} // namespace

Experiment* makeOwnClaim(const ExperimentKind& kind, const Bench& bench) {
    std::vector<const Ruleset*> games(bench.games.begin(), bench.games.end());
    std::erase_if(games, [](const Ruleset* game) { return !game->lore.vocabulary; });
    return games.empty() ? nullptr : new OwnClaimExperiment(kind, bench, games);
}

} // namespace bouton
