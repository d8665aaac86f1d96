#include "ui/laboratory/claims_experiment.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

#include "games/catalogue.h"
#include "ui/boards/board_table.h"
#include "ui/laboratory/result_table.h"
#include "ui/panels/button.h"
#include "ui/panels/card.h"
#include "ui/panels/heading.h"
#include "ui/panels/settings_editor.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int boardSide = 30 * Theme::unit;

QString gameOf(const Claim& claim) { return spoken((*gameNamed(claim.game))->name.title); }

} // namespace

ClaimsExperiment::ClaimsExperiment(const Bench&, QWidget* parent)
    : Experiment(QStringLiteral("claims"), parent),
      m_games(new QComboBox),
      m_table(new ResultTable),
      m_game(new QLabel),
      m_name(heading({})),
      m_statement(new QLabel),
      m_verdict(heading({})),
      m_why(new QLabel),
      m_case(new QHBoxLayout),
      m_testAll(new Button),
      m_open(new Button),
      m_verdicts(claims().size()) {
    makeForm();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setStretchLastSection(true);
    results()->addWidget(onSheet(m_table), 1);
    results()->addWidget(makeVerdict());
    offerCsv();

    connect(m_games, &QComboBox::currentIndexChanged, this, &ClaimsExperiment::list);
    connect(m_table, &ResultTable::currentCellChanged, this, &ClaimsExperiment::choose);
    connect(m_testAll, &Button::clicked, this, [this] {
        m_all = true;
        run();
    });
    connect(m_open, &Button::clicked, this, [this] {
        if (verdict() && verdict()->against)
            emit openPosition(QLatin1String(claim().game),
                              QString::fromStdString(verdict()->against->position));
    });
    list();
}

void ClaimsExperiment::makeForm() {
    m_games->setObjectName(QStringLiteral("game"));
    m_testAll->setObjectName(QStringLiteral("testAllButton"));
    m_game->setBuddy(m_games);
    form()->addWidget(m_game);
    form()->addWidget(m_games);
    m_games->addItem(QString());
    for (const Ruleset* game : catalogue())
        m_games->addItem(QString(), QLatin1String(game->name.id));
    for (std::size_t at = 0; at < claims().size(); ++at) {
        m_settings.push_back(new SettingsEditor(claims()[at].settings));
        m_settings.back()->hide();
        form()->addWidget(m_settings.back());
        connect(m_settings.back(), &SettingsEditor::changed, this, [this, at] { forget(at); });
    }
    form()->addWidget(m_testAll);
}

QWidget* ClaimsExperiment::makeVerdict() {
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_why->setObjectName(QStringLiteral("why"));
    m_statement->setObjectName(QStringLiteral("statement"));
    m_open->setObjectName(QStringLiteral("openButton"));
    for (QLabel* label : {m_statement, m_verdict, m_why}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::unit);
    for (QLabel* label : {m_name, m_statement})
        words->addWidget(label);
    words->addSpacing(Theme::unit);
    for (QLabel* label : {m_verdict, m_why})
        words->addWidget(label);
    words->addWidget(m_open, 0, Qt::AlignLeft);
    words->addStretch(1);
    m_case->setSpacing(3 * Theme::unit);
    m_case->addLayout(words, 1);
    auto* card = new Card;
    card->setLayout(m_case);
    m_case->setContentsMargins(2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    card->setMinimumHeight(boardSide + 4 * Theme::unit); // nothing jumps when a board comes
    return card;
}

QString ClaimsExperiment::title() const { return tr("Claims tested"); }

QString ClaimsExperiment::sentence() const {
    return tr("Tests statements of the theory, true and false ones, in every position of a class "
              "against what the rules alone say, and shows the smallest counterexample.");
}

const Claim& ClaimsExperiment::claim() const { return claims()[m_chosen]; }

// The choice --------------------------------------------------------------------------------------

void ClaimsExperiment::list() {
    const QString game = m_games->currentData().toString();
    m_rows.clear();
    for (std::size_t at = 0; at < claims().size(); ++at)
        if (game.isEmpty() || game == QLatin1String(claims()[at].game))
            m_rows.push_back(at);
    const auto kept = std::ranges::find(m_rows, m_chosen);
    const auto row = kept == m_rows.end() ? 0 : static_cast<int>(kept - m_rows.begin());
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(0);
    showVerdicts();
    m_table->selectRow(row);
    choose(row);
}

void ClaimsExperiment::choose(int row) {
    if (row < 0)
        return;
    m_chosen = m_rows[static_cast<std::size_t>(row)];
    for (std::size_t at = 0; at < m_settings.size(); ++at)
        m_settings[at]->setVisible(at == m_chosen && !claims()[at].settings.empty());
    showChosen();
}

// What was found out held for other settings.
void ClaimsExperiment::forget(std::size_t at) {
    stop();
    m_verdicts[at].reset();
    showVerdicts();
    showChosen();
}

// The test ----------------------------------------------------------------------------------------

void ClaimsExperiment::begin() {
    const std::vector<std::size_t> tested =
        std::exchange(m_all, false) ? m_rows : std::vector{m_chosen};
    std::vector<ClaimTask> tasks;
    for (const std::size_t at : tested) {
        tasks.push_back({&claims()[at], m_settings[at]->values()});
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

// As short as a line of the table, told apart by a sign as well.
QString ClaimsExperiment::wordsInShort(std::size_t at) const {
    const std::optional<Verdict>& verdict = m_verdicts[at];
    if (!verdict)
        return {};
    const QString tested = locale().toString(static_cast<qulonglong>(verdict->tested));
    return verdict->against    ? tr("✗ False")
           : !verdict->settled ? tr("… %1 so far").arg(tested)
                               : tr("✓ All %1").arg(tested);
}

QList<QStringList> ClaimsExperiment::csv() const {
    QList<QStringList> lines{{tr("Claim"), tr("Game"), tr("Verdict")}};
    for (const std::size_t at : m_rows)
        lines << QStringList{spoken(claims()[at].title), gameOf(claims()[at]),
                             m_verdicts[at] ? words(at) : QString()};
    return lines;
}

void ClaimsExperiment::showVerdicts() {
    QList<QStringList> lines = csv();
    const QStringList head = lines.takeFirst();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        lines[static_cast<qsizetype>(row)].last() = wordsInShort(m_rows[row]);
    m_table->put(head, lines);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        for (int row = 0; row < m_table->rowCount(); ++row)
            m_table->item(row, column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
}

void ClaimsExperiment::showChosen() {
    m_name->setText(tr("%1: %2").arg(gameOf(claim()), spoken(claim().title)));
    m_statement->setText(spoken(claim().statement));
    m_verdict->setText(words(m_chosen));
    showAgainst(verdict() && verdict()->against ? &*verdict()->against : nullptr);
}

void ClaimsExperiment::showAgainst(const Counterexample* against) {
    const Ruleset& game = **gameNamed(claim().game);
    const auto match =
        against ? matchFrom(game, against->position) : Or<std::unique_ptr<Match>>(std::unexpect);
    m_why->setText(against ? spoken(against->why) : QString());
    m_why->setVisible(against);
    m_open->setVisible(against && match);
    if (m_board && (!match || m_boardOf != claim().game)) {
        delete m_board;
        m_board = nullptr;
    }
    if (!match)
        return;
    if (!m_board) {
        m_boardOf = claim().game;
        m_board = makeBoard(game);
        m_board->setObjectName(QStringLiteral("counterexample"));
        m_board->setFixedSize(boardSide, boardSide);
        m_board->setFocusPolicy(Qt::NoFocus);
        m_board->setAttribute(Qt::WA_TransparentForMouseEvents); // to be looked at
        m_case->insertWidget(0, m_board, 0, Qt::AlignTop);
        m_board->show();
    }
    m_board->setPicture((*match)->picture(0));
    m_board->setMarks({.named = against->why.where});
}

void ClaimsExperiment::retranslate() {
    Experiment::retranslate();
    m_game->setText(tr("Game"));
    m_games->setItemText(0, tr("All games"));
    for (int i = 1; i < m_games->count(); ++i)
        m_games->setItemText(i, spoken(catalogue()[static_cast<std::size_t>(i) - 1]->name.title));
    m_testAll->setText(tr("Test all in the list"));
    m_open->setText(tr("Open on a board"));
    m_table->setAccessibleName(title());
    showVerdicts();
    showChosen();
}

} // namespace bouton
