// SPDX-License-Identifier: MIT
#include "ui/laboratory/own_claim_parts.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

#include "core/named.h"
#include "lab/own_claim.h"
#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/claim_values.h"
#include "ui/laboratory/question.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/verdict_sign.h"
#include "ui/preferences/preferences.h"

namespace bouton {

// TestedClaims ------------------------------------------------------------------------------------

namespace {

// "few:size=5,free=4 lost exactly if …": the class as a spec, a blank, the text.
QString lineOf(const TestedClaim& claim) {
    QString line = QString::fromStdString(claim.positions);
    for (const auto& [id, value] : claim.settings)
        line += (line.contains(u':') ? u',' : u':') + QString::fromStdString(id) + u'='
                + QString::number(value);
    return line + u' ' + QString::fromStdString(claim.text);
}

void make(TestedClaim& claim) {
    if (auto made = ownClaim(*claim.game, claim.text, classOf(claim)))
        claim.claim = std::make_shared<const Claim>(std::move(*made));
}

// Null: it says nothing, or is of no class that there is now.
std::shared_ptr<TestedClaim> claimOf(const Ruleset& game, const QString& line) {
    const auto spec = readSpec(line.section(u' ', 0, 0).toStdString());
    const QString text = line.section(u' ', 1);
    if (!spec || text.isEmpty())
        return nullptr;
    const auto positions = claimClassOf(game, spec->id);
    if (!positions)
        return nullptr;
    const auto settings = readSettings((*positions)->settings, *spec);
    if (!settings)
        return nullptr;
    auto claim = std::make_shared<TestedClaim>(
        TestedClaim{&game, text.toStdString(), (*positions)->id, *settings});
    claim->kept = true;
    make(*claim);
    return claim;
}

} // namespace

bool TestedClaim::asks(const TestedClaim& that) const {
    return game == that.game && text == that.text && positions == that.positions
           && settings == that.settings;
}

TestedClaims::Shelf& TestedClaims::shelf(const Ruleset& game) {
    const auto [at, isNew] = m_shelves.try_emplace(&game);
    if (isNew)
        for (const QString& line : m_preferences.ownClaims(game).mid(0, most)) {
            at->second.seen.insert(line);
            if (auto claim = claimOf(game, line))
                at->second.all.push_back(std::move(claim));
        }
    return at->second;
}

const TestedClaims::All& TestedClaims::of(const Ruleset& game) { return shelf(game).all; }

std::shared_ptr<TestedClaim> TestedClaims::add(TestedClaim claim) {
    All& all = shelf(*claim.game).all;
    auto known = std::ranges::find_if(all, [&](const auto& each) { return each->asks(claim); });
    if (known == all.end()) {
        make(claim);
        all.push_front(std::make_shared<TestedClaim>(claim));
        known = all.begin();
        if (all.size() > most)
            all.pop_back();
    }
    std::shared_ptr<TestedClaim> entry = *known;
    entry->kept = entry->kept || claim.kept;
    keep(*entry->game);
    return entry;
}

void TestedClaims::remove(const TestedClaim& claim) {
    const Ruleset& game = *claim.game;
    auto& [all, removed, seen] = shelf(game);
    const auto at = std::ranges::find_if(all, [&](const auto& each) { return &*each == &claim; });
    if (at == all.end())
        return;
    removed.emplace_back(static_cast<std::size_t>(at - all.begin()), *at);
    all.erase(at);
    keep(game);
}

bool TestedClaims::canUndo(const Ruleset& game) const {
    const auto at = m_shelves.find(&game);
    return at != m_shelves.end() && !at->second.removed.empty();
}

std::shared_ptr<TestedClaim> TestedClaims::undo(const Ruleset& game) {
    auto& [all, removed, seen] = shelf(game);
    const auto [at, claim] = removed.back();
    removed.pop_back();
    // It may have been tested anew.
    const auto known =
        std::ranges::find_if(all, [&](const auto& each) { return each->asks(*claim); });
    if (known != all.end())
        return *known;
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(at, all.size())), claim);
    keep(game);
    return claim;
}

// What another window has kept since stays, behind ours.
void TestedClaims::keep(const Ruleset& game) {
    auto& [all, removed, seen] = shelf(game);
    QStringList lines;
    for (const auto& claim : all)
        if (claim->kept)
            lines << lineOf(*claim);
    seen.unite({lines.begin(), lines.end()});
    for (const QString& line : m_preferences.ownClaims(game))
        if (!seen.contains(line))
            lines << line;
    m_preferences.ownClaims.set(game, lines.mid(0, most));
}

// TestedList --------------------------------------------------------------------------------------

namespace {

// Short enough for a line of the table; a sign tells true from false as well.
QString inShort(const TestedClaim& claim) {
    if (!claim.verdict)
        return {};
    const QString tested = QLocale().toString(static_cast<qulonglong>(claim.verdict->tested));
    return claim.verdict->against    ? TestedList::tr("✗ False")
           : claim.verdict->halted   ? TestedList::tr("No verdict")
           : !claim.verdict->settled ? TestedList::tr("… %1 so far").arg(tested)
                                     : TestedList::tr("✓ All %1").arg(tested);
}

QString inFull(const TestedClaim& claim) {
    return claim.verdict ? spoken(sentenceOf(claim.task(), *claim.verdict)) : QString();
}

} // namespace

const language::ClaimClass& classOf(const TestedClaim& claim) {
    return **claimClassOf(*claim.game, claim.positions);
}

QString wordsOfClass(const TestedClaim& claim) {
    const language::ClaimClass& positions = classOf(claim);
    QStringList words{spoken(positions.title)};
    if (const QString settings = partOf(positions.settings, claim.settings).words();
        !settings.isEmpty())
        words << settings;
    return words.join(QStringLiteral(", "));
}

TestedList::TestedList()
    : m_results(new Results),
      m_copy(makeButton("copyClaim", this, &TestedList::copyWanted, [] { return tr("Copy"); })),
      m_remove(
          makeButton("removeClaim", this, &TestedList::removeWanted, [] { return tr("Remove"); })),
      m_undo(makeButton("undoClaims", this, &TestedList::undoWanted, [] { return tr("Undo"); })) {
    m_results->setCsv([this] { return csv(); });
    m_results->setMinimumHeight(18 * Theme::unit);
    setLayout(column({{m_results, 1}, row({m_copy, m_remove, m_undo, Item::stretch()})}));
    table().setObjectName(QStringLiteral("testedClaims"));
    table().setWordColumns(3);
    table().setStretched(0);
    table().setItemDelegate(claimItems(&table()));
    table().setSelectionBehavior(QAbstractItemView::SelectRows);
    table().setSelectionMode(QAbstractItemView::SingleSelection);
    connect(&table(), &ResultTable::currentCellChanged, this, &TestedList::choose);
    connect(&table(), &ResultTable::cellClicked, this, &TestedList::choose);
}

ResultTable& TestedList::table() const { return m_results->table(); }

void TestedList::choose(int row) {
    if (row >= 0)
        emit chosen(static_cast<std::size_t>(row));
}

void TestedList::put(const TestedClaims::All& claims, const TestedClaim* chosen, bool canUndo) {
    m_claims = claims;
    QList<ResultTable::Line> lines;
    int current = -1;
    for (const auto& claim : claims) {
        if (claim.get() == chosen)
            current = static_cast<int>(lines.size());
        lines << ResultTable::Line{QString::fromStdString(claim->text),
                                   wordsOfClass(*claim),
                                   {inShort(*claim), inFull(*claim)}};
    }
    const QSignalBlocker quiet(&table());
    table().put({tr("Claim"), tr("Positions"), tr("Verdict")}, lines);
    table().setColumnHidden(1, true); // on paper and in files it has room
    for (int row = 0; row < table().rowCount(); ++row)
        table().item(row, 0)->setToolTip(lines[row][0].shown + u'\n' + lines[row][1].shown);
    if (current < 0) {
        table().setCurrentCell(-1, -1);
        table().clearSelection();
    } else if (current != table().currentRow()) {
        table().selectRow(current);
    }
    m_remove->setEnabled(chosen != nullptr);
    m_undo->setEnabled(canUndo);
}

Results::Lines TestedList::csv() const {
    Results::Lines lines{{tr("Game"), tr("Claim"), tr("Positions"), tr("Verdict"), tr("Held"),
                          tr("Counterexample")}};
    for (const auto& claim : m_claims) {
        const std::optional<Verdict>& verdict = claim->verdict;
        lines << QStringList{spoken(claim->game->name.title),
                             QString::fromStdString(claim->text),
                             wordsOfClass(*claim),
                             inFull(*claim),
                             verdict ? QString::number(verdict->tested) : QString(),
                             verdict && verdict->against
                                 ? QString::fromStdString(verdict->against->position)
                                 : QString()};
    }
    return lines;
}

// ClaimClassForm ----------------------------------------------------------------------------------

ClaimClassForm::ClaimClassForm(const std::vector<const Ruleset*>& games)
    : m_boxes(column({})), m_settings(column({})) {
    for (const Ruleset* game : games)
        add(*game);
    setLayout(column({m_boxes, m_settings}));
}

void ClaimClassForm::add(const Ruleset& game) {
    const auto& classes = game.lore.vocabulary().classes;
    auto* box = named("class", new TitleBox(classes, &language::ClaimClass::title));
    worded(box, &QWidget::setAccessibleName, [] { return tr("Positions"); });
    auto* settings = new SettingsStack(classes, &language::ClaimClass::settings);
    m_games.push_back({&game, box, settings});
    m_boxes->addWidget(box);
    m_settings->addWidget(settings);
    connect(box, &QComboBox::currentIndexChanged, this, &ClaimClassForm::follow);
    connect(box, &QComboBox::currentIndexChanged, this, &ClaimClassForm::changed);
}

void ClaimClassForm::setGame(const Ruleset& game) {
    const auto find = [&] { return std::ranges::find(m_games, &game, &OfGame::game); };
    if (find() == m_games.end())
        add(game);
    tabAsLaidOut(*layout());
    m_now = &*find();
    for (const OfGame& each : m_games) {
        each.box->setVisible(&each == m_now);
        each.settings->hide();
    }
    follow();
}

const language::ClaimClass& ClaimClassForm::positions() const {
    return m_now->game->lore.vocabulary().classes[m_now->box->chosen()];
}

Settings ClaimClassForm::settings() const { return m_now->settings->values(); }

void ClaimClassForm::choose(std::string_view positions, const Settings& settings) {
    const auto& classes = m_now->game->lore.vocabulary().classes;
    const auto at = std::ranges::find(classes, positions, &language::ClaimClass::id);
    m_now->box->setCurrentIndex(static_cast<int>(at - classes.begin()));
    m_now->settings->setValues(m_now->box->chosen(), settings);
}

void ClaimClassForm::follow() { m_now->settings->choose(m_now->box->chosen()); }

// ClaimBoard --------------------------------------------------------------------------------------

namespace {

constexpr int sideBesideLine = 26 * Theme::unit, leastValues = 22 * Theme::unit;

} // namespace

ClaimBoard::ClaimBoard(ClaimLine& line)
    : m_line(line),
      m_where(named("claimWhere", sideNote())),
      m_place(new QWidget),
      m_take(makeButton(
          "takeButton", this, &ClaimBoard::counterexampleWanted,
          [] { return tr("Put the counterexample here"); }, Button::Rank::Link)) {
    m_place->setFixedSize(sideBesideLine, sideBesideLine);
    auto* values = new ClaimValues(line);
    values->setMinimumHeight(leastValues);
    setLayout(column({heading([] { return tr("On the board"); }),
                      m_where,
                      {m_place, 0, Qt::AlignHCenter},
                      {m_take, 0, Qt::AlignHCenter},
                      {values, 1}},
                     Theme::unit, 2 * Theme::unit));
}

void ClaimBoard::put(const Ruleset& game, const std::string& position) {
    if (m_boardOf != &game)
        makeBoard(game);
    const auto match = matchFrom(game, position);
    m_board->setAccessibleName(spoken(game.name.title));
    m_board->setVisible(match.has_value());
    if (match)
        m_board->setPicture((*match)->picture(0));
    m_where->setText(
        match ? tr("%1, %2 to move", "a position and a side")
                    .arg(QString::fromStdString(position), nameOf(game, (*match)->toMove(0)))
              : QString());
    m_line.setPosition(game, position);
}

void ClaimBoard::offer(bool counterexample) { m_take->setVisible(counterexample); }

void ClaimBoard::makeBoard(const Ruleset& game) {
    delete m_board;
    m_boardOf = &game;
    m_board = named("claimBoard", bouton::makeBoard(game, m_place));
    m_board->setFixedSize(sideBesideLine, sideBesideLine);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents); // to be looked at
}

} // namespace bouton
