#include "ui/files/games_in_play.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/worded.h"
#include "ui/files/kept_game_card.h"

namespace bouton {

namespace {

constexpr int gap = 2 * Theme::unit;

} // namespace

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
      m_place(column({}, gap)),
      m_others(new QWidget) {
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
    m_others->hide();
    m_place->addWidget(m_others);
    setLayout(column({m_removal, m_place}));
    new Repeated(this, QEvent::Resize, [this] { fill(); });
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
    for (const auto& [game, card] : m_cards)
        cards.push_back(card);
    return cards;
}

void GamesInPlay::arrange() {
    m_all->setParent(this); // it may be the one that was pressed
    m_all->hide();
    for (const auto& [game, card] : std::exchange(m_cards, {})) {
        card->hide();
        card->deleteLater(); // so may this be
    }
    const int number = static_cast<int>(m_games.size());
    if (number > 0) {
        KeptGameCard* last = card(0);
        m_place->insertWidget(0, last);
        if (number > 1) {
            last->foot()->addWidget(m_all);
            m_all->setText(wordsForAll());
            m_all->show();
        }
    }
    m_others->setVisible(m_showsAll && number > 1);
    m_width = 0;
    fill();
    setVisible(number > 0 || !m_removal->isHidden());
    emit resized();
}

KeptGameCard* GamesInPlay::card(int game) {
    KeptGameCard*& card = m_cards[game];
    if (card)
        return card;
    const SavedGame& kept = m_games[static_cast<std::size_t>(game)];
    card = new KeptGameCard(*rulesOf(kept), kept,
                            game == 0 ? KeptGameCard::Size::Large : KeptGameCard::Size::Small,
                            m_others);
    connect(card, &Button::clicked, this, [this, id = kept.id] { emit chosen(id); });
    connect(card, &KeptGameCard::removalWanted, this, [this, id = kept.id] {
        m_removal->show();
        emit removed(id);
    });
    emit made(card);
    return card;
}

// Without a layout, which would ask all cards whenever one of them comes. All are as high as the
// highest that was made.
void GamesInPlay::fill() {
    if (m_others->isHidden())
        return;
    if (const QRect seen = m_others->visibleRegion().boundingRect(); !seen.isEmpty())
        m_sight = seen;
    const int width = (this->width() - (m_columns - 1) * gap) / m_columns;
    if (std::exchange(m_width, width) != width)
        m_height = card(1)->heightForWidth(width);
    const int others = static_cast<int>(m_games.size()) - 1, step = m_height + gap;
    const int near = m_sight.isEmpty() ? 50 * Theme::unit : m_sight.height() / 2;
    const int first = std::max(0, (m_sight.top() - near) / step) * m_columns + 1;
    const int end = std::min(others, ((m_sight.bottom() + near) / step + 1) * m_columns) + 1;
    std::erase_if(m_cards, [&](const auto& each) {
        const auto& [game, card] = each;
        const bool stays = game == 0 || (game >= first && game < end) || card->hasFocus();
        if (!stays)
            card->deleteLater();
        return !stays;
    });
    int height = m_height;
    for (int game = first; game < end; ++game)
        height = std::max(height, card(game)->heightForWidth(width));
    QWidget* before = m_cards.at(0);
    for (const auto& [game, card] : m_cards) {
        if (game > 0) {
            card->setGeometry((game - 1) % m_columns * (width + gap), (game - 1) / m_columns * step,
                              width, m_height);
            card->show();
        }
        setTabOrder(before, card);
        before = card;
    }
    m_others->setFixedHeight((others + m_columns - 1) / m_columns * step - gap);
    if (std::exchange(m_height, height) < height)
        fill();
}

} // namespace bouton
