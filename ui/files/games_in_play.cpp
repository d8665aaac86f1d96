#include "ui/files/games_in_play.h"

#include <QAction>
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/files/kept_game_card.h"

namespace bouton {

GamesInPlay::GamesInPlay(std::span<const Ruleset* const> games, QWidget* parent)
    : QWidget(parent),
      m_rules(games),
      m_gone(worded(new QLabel, [] { return tr("The game was removed."); })),
      m_all(makeButton(
          "allInPlay", this,
          [this] {
              m_showsAll = !m_showsAll;
              arrange();
          },
          [this] { return wordsForAll(); }, Button::Rank::Link)),
      m_undo(makeButton(
          "undoRemoval", this,
          [this] {
              m_removal->hide();
              emit putBack();
          },
          [] { return tr("Undo"); }, Button::Rank::Link)),
      m_removal(named("removal", new QWidget)),
      m_grid(new QGridLayout) {
    setObjectName(QStringLiteral("gamesInPlay"));
    m_removal->setLayout(row({m_gone, m_undo, Item::stretch()}));
    m_removal->hide();
    m_all->setParent(this);
    // As the button does, while it is there.
    auto* undo = worded(new QAction(this), [] { return tr("Bring a removed game back"); });
    undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    connect(undo, &QAction::triggered, this, [this] {
        if (m_removal->isVisible())
            m_undo->click();
    });
    addAction(undo);
    m_grid->setSpacing(2 * Theme::unit);
    setLayout(column({m_removal, m_grid}));
    hide();
}

QString GamesInPlay::wordsForAll() const {
    const int others = static_cast<int>(m_games.size()) - 1;
    return m_showsAll ? tr("Show only the last game")
                      : tr("%Ln more game(s) in play", nullptr, others);
}

const Ruleset* GamesInPlay::rulesOf(const SavedGame& game) const {
    const auto at =
        std::ranges::find(m_rules, game.game, [](const Ruleset* rules) { return rules->name.id; });
    return at == m_rules.end() ? nullptr : *at;
}

void GamesInPlay::show(const std::vector<SavedGame>& games) {
    std::vector<SavedGame> here;
    std::ranges::copy_if(games, std::back_inserter(here),
                         [this](const SavedGame& game) { return rulesOf(game) != nullptr; });
    if (here == m_games)
        return;
    m_games = std::move(here);
    arrange();
}

void GamesInPlay::setColumns(int columns) {
    if (columns == m_columns)
        return;
    m_columns = columns;
    arrange();
}

std::vector<KeptGameCard*> GamesInPlay::cards() const {
    std::vector<KeptGameCard*> cards;
    for (int i = 0; i < m_grid->count(); ++i)
        cards.push_back(static_cast<KeptGameCard*>(m_grid->itemAt(i)->widget()));
    return cards;
}

void GamesInPlay::arrange() {
    m_all->setParent(this); // it may be the one that was pressed
    m_all->hide();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // so may this be
        delete item;
    }
    const int number = static_cast<int>(m_games.size());
    const int shown = m_showsAll ? number : std::min(number, 1);
    for (int i = 0; i < shown; ++i) {
        const SavedGame& game = m_games[static_cast<std::size_t>(i)];
        const bool large = i == 0;
        auto* card = new KeptGameCard(
            *rulesOf(game), game, large ? KeptGameCard::Size::Large : KeptGameCard::Size::Small);
        connect(card, &Button::clicked, this, [this, id = game.id] { emit chosen(id); });
        connect(card, &KeptGameCard::removalWanted, this, [this, id = game.id] {
            m_removal->show();
            emit removed(id);
        });
        if (large)
            m_grid->addWidget(card, 0, 0, 1, m_columns);
        else
            m_grid->addWidget(card, 1 + (i - 1) / m_columns, (i - 1) % m_columns);
        if (large && number > 1) {
            card->foot()->addWidget(m_all);
            m_all->setText(wordsForAll());
            m_all->show();
        }
    }
    for (int c = 0; c < m_grid->columnCount(); ++c)
        m_grid->setColumnStretch(c, c < m_columns ? 1 : 0);
    setVisible(number > 0 || !m_removal->isHidden());
    emit resized();
}

} // namespace bouton
