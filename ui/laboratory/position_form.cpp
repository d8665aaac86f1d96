#include "ui/laboratory/position_form.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <optional>

#include "core/random.h"
#include "ui/boards/board_table.h"
#include "ui/panels/button.h"
#include "ui/panels/heading.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

// What a game's card shows: there is something to see. Not all of them are whole positions.
std::optional<std::string> sampleOf(const Ruleset& game) {
    const auto match = game.from(samplePicture(game.name.id));
    if (!match || (*match)->result(0))
        return std::nullopt;
    return (*match)->position(0);
}

// Where a game has auto-fill its standard start may be of little interest: one is drawn.
std::string startOf(const Ruleset& game, std::uint64_t seed) {
    Random random(seed);
    const Settings settings = complete(game.settings, {}).value();
    auto match = game.name.autoFill ? game.random(settings, random) : game.standard(settings);
    return match ? (*match)->position(0) : std::string();
}

} // namespace

PositionForm::PositionForm(const Bench& bench, std::vector<const Ruleset*> games, QWidget* parent)
    : QWidget(parent),
      m_bench(bench),
      m_gamesOffered(std::move(games)),
      m_gameLabel(new QLabel),
      m_textLabel(new QLabel),
      m_wrong(sideNote({})),
      m_games(new QComboBox),
      m_text(new QLineEdit),
      m_fromStart(new Button),
      m_fromGame(new Button),
      m_boards(new QWidget) {
    m_games->setObjectName(QStringLiteral("game"));
    m_text->setObjectName(QStringLiteral("position"));
    m_wrong->setObjectName(QStringLiteral("wrong"));
    m_fromStart->setObjectName(QStringLiteral("fromStart"));
    m_fromGame->setObjectName(QStringLiteral("fromGame"));
    m_gameLabel->setBuddy(m_games);
    m_textLabel->setBuddy(m_text);
    auto* boards = new QHBoxLayout(m_boards);
    boards->setContentsMargins(0, 0, 0, 0);
    for (const Ruleset* game : m_gamesOffered) {
        m_games->addItem(spoken(game->name.title));
        m_miniatures.push_back(makeMiniature(*game));
        m_miniatures.back()->setFixedSize(18 * Theme::unit, 18 * Theme::unit);
        boards->addWidget(m_miniatures.back());
    }
    boards->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::unit);
    buttons->addWidget(m_fromStart, 1);
    buttons->addWidget(m_fromGame, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::unit);
    column->addWidget(m_gameLabel);
    column->addWidget(m_games);
    column->addWidget(m_textLabel);
    column->addWidget(m_text);
    column->addLayout(buttons);
    column->addWidget(m_wrong);
    column->addWidget(m_boards);
    connect(m_games, &QComboBox::currentIndexChanged, this, &PositionForm::chooseGame);
    connect(m_text, &QLineEdit::textChanged, this, &PositionForm::check);
    connect(m_fromStart, &Button::clicked, this, &PositionForm::takeStart);
    connect(m_fromGame, &Button::clicked, this, &PositionForm::takeFromGame);
    chooseGame();
}

const Ruleset& PositionForm::game() const {
    return *m_gamesOffered[static_cast<std::size_t>(std::max(0, m_games->currentIndex()))];
}

std::string PositionForm::position() const { return m_text->text().toStdString(); }

void PositionForm::chooseGame() {
    for (std::size_t i = 0; i < m_miniatures.size(); ++i)
        m_miniatures[i]->setVisible(static_cast<int>(i) == m_games->currentIndex());
    if (const auto sample = sampleOf(game()))
        put(*sample);
    else
        takeStart();
    m_fromGame->setEnabled(m_bench.position && m_bench.position(game()).has_value());
    retranslate();
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

void PositionForm::check() {
    const auto match = matchFrom(game(), position());
    m_wrong->setText(match ? QString() : spoken(match.error()));
    m_wrong->setVisible(!match);
    if (!match)
        return;
    BoardView* board = m_miniatures[static_cast<std::size_t>(std::max(0, m_games->currentIndex()))];
    board->setPicture((*match)->picture(0));
    board->setMarks({});
}

void PositionForm::retranslate() {
    m_gameLabel->setText(tr("Game"));
    m_textLabel->setText(tr("Position"));
    m_fromStart->setText(game().name.autoFill ? tr("Draw one") : tr("Start"));
    m_fromGame->setText(tr("From the game"));
    m_fromGame->setToolTip(tr("The position that is on the game's page"));
    for (std::size_t i = 0; i < m_gamesOffered.size(); ++i) {
        const QString title = spoken(m_gamesOffered[i]->name.title);
        m_games->setItemText(static_cast<int>(i), title);
        m_miniatures[i]->setAccessibleName(title);
    }
    check();
}

bool PositionForm::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QWidget::event(event);
}

// A game may have begun since the last visit.
void PositionForm::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_fromGame->setEnabled(m_bench.position && m_bench.position(game()).has_value());
}

} // namespace bouton
