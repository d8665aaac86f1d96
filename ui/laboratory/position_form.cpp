// SPDX-License-Identifier: MIT
#include "ui/laboratory/position_form.h"

#include <QLabel>
#include <QLineEdit>

#include <optional>

#include "core/random.h"
#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

// The position of the game's card, which is a lively one. Some of them cannot be played from.
std::optional<std::string> sampleOf(const Ruleset& game) {
    const auto match = game.from(samplePicture(game));
    if (!match || (*match)->result(0))
        return std::nullopt;
    return (*match)->position(0);
}

// A game with auto-fill may have a dull standard start; one is drawn instead, unless it is written.
bool isDrawn(const Ruleset& game) { return game.name.autoFill && !game.name.startIsWritten; }

std::string startOf(const Ruleset& game, std::uint64_t seed) {
    Random random(seed);
    const Settings settings = complete(game.settings, {}).value();
    auto match = isDrawn(game) ? game.random(settings, random) : game.standard(settings);
    return match ? (*match)->position(0) : std::string();
}

} // namespace

PositionForm::PositionForm(const Bench& bench, const std::vector<const Ruleset*>& games, Manner how)
    : m_bench(bench),
      m_form(makeForm()),
      m_games(named("game", new GameBox(games))),
      m_text(named("position", new QLineEdit)),
      m_wrong(named("wrong", sideNote())),
      m_fromStart(named("fromStart", new Button)),
      m_how(how) {
    m_fromGame = makeButton("fromGame", this, &PositionForm::takeFromGame,
                            [] { return tr("From the game"); });
    worded(m_fromGame, &QWidget::setToolTip,
           [] { return tr("The position that is on the game's page"); });
    ask(*m_form, m_games, [] { return tr("Game"); });
    ask(*m_form, m_text, [] { return tr("Position"); });
    m_form->addRow(row({{m_fromStart, 1}, {m_fromGame, 1}}));
    m_form->addRow(m_wrong);
    setLayout(m_form);
    if (how.ownGames)
        m_games->list(bench.kept);
    connect(m_fromStart, &Button::clicked, this, &PositionForm::takeStart);
    connect(m_games, &QComboBox::currentIndexChanged, this, &PositionForm::chooseGame);
    connect(m_text, &QLineEdit::textChanged, this, &PositionForm::refresh);
    chooseGame();
    inEveryLanguage(this, [this] { refresh(); });
}

const Ruleset& PositionForm::game() const { return *m_games->game(); }

std::string PositionForm::position() const { return m_text->text().toStdString(); }

Question::Part PositionForm::part() const {
    return {position(), [] { return QString(); }, false, [] { return tr("another position"); },
            [] { return tr("this position"); }};
}

void PositionForm::chooseGame() {
    if (m_board)
        m_form->removeRow(m_board);
    if (m_how.board) {
        m_board = makeMiniature(game());
        m_board->setFixedSize(18 * Theme::unit, 18 * Theme::unit);
        m_form->addRow(m_board);
    }
    if (const auto sample = sampleOf(game()); sample && m_how.lively)
        put(*sample);
    else
        takeStart();
    findGame();
    refresh();
    emit gameChanged();
}

void PositionForm::put(const std::string& position) {
    m_text->setText(QString::fromStdString(position));
    m_text->setCursorPosition(0);
}

void PositionForm::takeStart() { put(startOf(game(), m_bench.seed++)); }

void PositionForm::takeFromGame() {
    if (const auto position = m_bench.position(game()))
        put(*position);
}

void PositionForm::findGame() {
    m_fromGame->setEnabled(m_bench.position && m_bench.position(game()).has_value());
}

void PositionForm::refresh() {
    m_fromStart->setText(isDrawn(game()) ? tr("Draw one") : tr("Start"));
    const auto match = matchFrom(game(), position());
    m_wrong->setText(match ? QString() : spoken(match.error()));
    m_wrong->setVisible(!match);
    if (m_board) {
        m_board->setAccessibleName(spoken(game().name.title));
        if (match) {
            m_board->setPicture((*match)->picture(0));
            m_board->setMarks({});
        }
    }
    emit positionChanged();
}

// A game may have begun since the last visit.
void PositionForm::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    findGame();
}

} // namespace bouton
