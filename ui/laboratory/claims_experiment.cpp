#include "ui/laboratory/claims_experiment.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

#include "games/catalogue.h"
#include "ui/boards/board_table.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/controls/settings_stack.h"
#include "ui/controls/title_box.h"
#include "ui/laboratory/experiments.h"
#include "ui/laboratory/result_table.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int boardSide = 30 * Theme::unit;

const Ruleset& gameOf(const Claim& claim) { return **gameNamed(claim.game); }

bool hasClaims(const Ruleset* game) {
    return std::ranges::any_of(claims(),
                               [=](const Claim& claim) { return &gameOf(claim) == game; });
}

} // namespace

Experiment* makeClaims(const ExperimentKind& kind, const Bench& bench) {
    std::vector<const Ruleset*> games;
    std::ranges::copy_if(bench.games, std::back_inserter(games), hasClaims);
    return games.empty() ? nullptr : new ClaimsExperiment(kind, games);
}

ClaimsExperiment::ClaimsExperiment(const ExperimentKind& kind,
                                   const std::vector<const Ruleset*>& games)
    : Experiment(kind),
      m_ofGames(games),
      m_games(named("game", new GameBox(games, QT_TRANSLATE_NOOP("Phrase", "All games")))),
      m_settings(new SettingsStack(claims(), &Claim::settings)),
      m_name(heading()),
      m_statement(named("statement", new QLabel)),
      m_verdict(named("verdict", heading())),
      m_why(named("why", new QLabel)),
      m_verdicts(claims().size()) {
    ask(form(), m_games, [] { return tr("Game"); });
    form().addRow(m_settings);
    form().addRow(makeButton("testAllButton", this, &ClaimsExperiment::testAll,
                             [] { return tr("Test all in the list"); }));
    results().addWidget(makeTable(), 1);
    results().addWidget(makeVerdict());
    table().setWordColumns(3);
    table().setSelectionBehavior(QAbstractItemView::SelectRows);
    table().setSelectionMode(QAbstractItemView::SingleSelection);
    table().horizontalHeader()->setStretchLastSection(true);
    connect(m_games, &QComboBox::currentIndexChanged, this, &ClaimsExperiment::list);
    connect(m_settings, &SettingsStack::changed, this, &ClaimsExperiment::forget);
    connect(&table(), &ResultTable::currentCellChanged, this, &ClaimsExperiment::chooseRow);
    list();
    inEveryLanguage(this, [this] {
        showVerdicts();
        showChosen();
    });
}

QWidget* ClaimsExperiment::makeVerdict() {
    m_open = makeButton("openButton", this, &ClaimsExperiment::openBoard,
                        [] { return tr("Open on a board"); });
    for (QLabel* label : {m_statement, m_verdict, m_why}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QBoxLayout* words = column({m_name,
                                m_statement,
                                Item::room(Theme::unit),
                                m_verdict,
                                m_why,
                                {m_open, 0, Qt::AlignLeft},
                                Item::stretch()});
    m_case = row({{words, 1}}, 3 * Theme::unit, 2 * Theme::unit);
    auto* card = new Card;
    card->setLayout(m_case);
    card->setMinimumHeight(boardSide + 4 * Theme::unit); // nothing jumps when a board comes
    return card;
}

const Claim& ClaimsExperiment::claim() const { return claims()[m_chosen]; }

// The choice --------------------------------------------------------------------------------------

// A game that is offered has claims, so the list is never empty.
void ClaimsExperiment::list() {
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

void ClaimsExperiment::choose(std::string_view id) {
    const auto row = std::ranges::find(m_rows, id, [](std::size_t at) { return claims()[at].id; });
    if (row != m_rows.end())
        table().selectRow(static_cast<int>(row - m_rows.begin()));
}

std::vector<QWidget*> ClaimsExperiment::figure() const {
    return {m_statement, m_verdict, m_why, m_board, m_open};
}

void ClaimsExperiment::chooseRow(int row) {
    if (row < 0)
        return;
    m_chosen = m_rows[static_cast<std::size_t>(row)];
    m_settings->choose(m_chosen);
    showChosen();
}

// A verdict holds only for the settings that it was found with.
void ClaimsExperiment::forget(std::size_t at) {
    stop();
    m_verdicts[at].reset();
    showVerdicts();
    showChosen();
}

// The test ----------------------------------------------------------------------------------------

void ClaimsExperiment::testAll() {
    m_all = true;
    run();
}

void ClaimsExperiment::begin() {
    const std::vector<std::size_t> tested =
        std::exchange(m_all, false) ? m_rows : std::vector{m_chosen};
    std::vector<ClaimTask> tasks;
    for (const std::size_t at : tested) {
        tasks.push_back({&claims()[at], m_settings->values(at)});
        m_verdicts[at].reset();
    }
    showVerdicts();
    showChosen();
    launch<Report>(
        [tasks](std::stop_token stop, const Post<Report>& post) { return test(tasks, stop, post); },
        [this, tested](const Report& report) { show(tested, report); });
}

Or<void> ClaimsExperiment::test(const std::vector<ClaimTask>& tasks, const std::stop_token& stop,
                                const Post<Report>& post) {
    Report report{{}, tasks.size()};
    for (const ClaimTask& task : tasks) {
        if (stop.stop_requested())
            break;
        report.verdicts.emplace_back();
        (void)testClaim(task, stop, [&](const Verdict& verdict) {
            report.verdicts.back() = verdict;
            post(report);
        });
    }
    return {};
}

void ClaimsExperiment::show(const std::vector<std::size_t>& tested, const Report& report) {
    for (std::size_t i = 0; i < report.verdicts.size(); ++i)
        m_verdicts[tested[i]] = report.verdicts[i];
    const Verdict& now = report.verdicts.back();
    const double share =
        now.all > 0 ? static_cast<double>(now.done) / static_cast<double>(now.all) : 0;
    if (now.all > 0 || report.claims > 1)
        setProgress((static_cast<double>(report.verdicts.size() - 1) + share)
                    / static_cast<double>(report.claims));
    showVerdicts();
    showChosen();
}

// What came of it ---------------------------------------------------------------------------------

QString ClaimsExperiment::words(std::size_t at) const {
    const std::optional<Verdict>& verdict = m_verdicts[at];
    return verdict ? spoken(sentenceOf(*verdict)) : tr("Not tested yet.");
}

// Short enough for a line of the table; a sign tells true from false as well.
QString ClaimsExperiment::wordsInShort(std::size_t at) const {
    const std::optional<Verdict>& verdict = m_verdicts[at];
    if (!verdict)
        return {};
    const QString tested = locale().toString(static_cast<qulonglong>(verdict->tested));
    return verdict->against    ? tr("✗ False")
           : !verdict->settled ? tr("… %1 so far").arg(tested)
                               : tr("✓ All %1").arg(tested);
}

// A file has the whole sentence.
void ClaimsExperiment::showVerdicts() {
    QList<ResultTable::Line> lines;
    for (const std::size_t at : m_rows)
        lines << ResultTable::Line{spoken(claims()[at].title),
                                   spoken(gameOf(claims()[at]).name.title),
                                   {wordsInShort(at), m_verdicts[at] ? words(at) : QString()}};
    table().put({tr("Claim"), tr("Game"), tr("Verdict")}, lines);
}

void ClaimsExperiment::showChosen() {
    m_name->setText(tr("%1: %2").arg(spoken(gameOf(claim()).name.title), spoken(claim().title)));
    m_statement->setText(spoken(claim().statement));
    m_verdict->setText(words(m_chosen));
    showAgainst(verdict() && verdict()->against ? &*verdict()->against : nullptr);
}

void ClaimsExperiment::showAgainst(const Counterexample* against) {
    const Ruleset& game = gameOf(claim());
    const auto match =
        against ? matchFrom(game, against->position) : Or<std::unique_ptr<Match>>(std::unexpect);
    m_why->setText(against ? spoken(against->why) : QString());
    m_why->setVisible(against);
    m_open->setVisible(against && match);
    if (m_board && (!match || m_boardOf != &game)) {
        delete m_board;
        m_board = nullptr;
    }
    if (!match)
        return;
    if (!m_board) {
        m_boardOf = &game;
        m_board = named("counterexample", makeBoard(game));
        m_board->setFixedSize(boardSide, boardSide);
        m_board->setFocusPolicy(Qt::NoFocus);
        m_board->setAttribute(Qt::WA_TransparentForMouseEvents); // to be looked at
        m_case->insertWidget(0, m_board, 0, Qt::AlignTop);
        m_board->show();
    }
    m_board->setPicture((*match)->picture(0));
    m_board->setMarks({.named = against->why.where});
}

void ClaimsExperiment::openBoard() {
    emit openPosition(QLatin1String(claim().game),
                      QString::fromStdString(verdict()->against->position));
}

} // namespace bouton
