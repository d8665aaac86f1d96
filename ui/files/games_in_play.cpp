// SPDX-License-Identifier: MIT
#include "ui/files/games_in_play.h"

#include <QAction>
#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <array>
#include <utility>

#include "session/values/reopened.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"

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

void GamesInPlay::show(const std::vector<SavedGame>& games) {
    std::vector<SavedGame> here;
    std::ranges::copy_if(games, std::back_inserter(here), [this](const SavedGame& game) {
        return gameNamed(game.game, m_rules).has_value();
    });
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
    card = new KeptGameCard(**gameNamed(kept.game, m_rules), kept, game == 0, m_others);
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
        m_seen = seen;
    const int width = (this->width() - (m_columns - 1) * gap) / m_columns;
    if (std::exchange(m_width, width) != width)
        m_height = card(1)->heightForWidth(width);
    const int others = static_cast<int>(m_games.size()) - 1, step = m_height + gap;
    const int near = m_seen.isEmpty() ? 50 * Theme::unit : m_seen.height() / 2;
    const int first = std::max(0, (m_seen.top() - near) / step) * m_columns + 1;
    const int end = std::min(others, ((m_seen.bottom() + near) / step + 1) * m_columns) + 1;
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

// KeptGameCard ------------------------------------------------------------------------------------

namespace {

constexpr int smallSide = 9 * Theme::unit, largeSide = 15 * Theme::unit;

// A label that leaves the mouse to the card below it.
template <class Label> Label* lying(Label* label) {
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->setWordWrap(true);
    return label;
}

} // namespace

KeptGameCard::KeptGameCard(const Ruleset& rules, SavedGame game, bool large, QWidget* parent)
    : Button({}, Rank::Card, parent), m_game(std::move(game)) {
    setObjectName(QStringLiteral("kept-") + QString::fromStdString(m_game.id));
    BoardView* miniature = makeMiniature(rules);
    const int side = large ? largeSide : smallSide;
    miniature->setFixedSize(side, side);
    miniature->setMarks({});
    if (const auto picture = rules.parse(m_game.shown))
        miniature->setPicture(*picture);
    worded(miniature, &QWidget::setAccessibleName, [&rules] { return spoken(rules.name.title); });

    const auto title = [this, &rules] { return titleOf(rules, m_game); };
    auto* name =
        lying(typed(heading(title), large ? Type::Heading : Type::Emphasis, Weight::Strong));
    auto* state = lying(sideNote([this, &rules] { return stateOf(rules, m_game); }));
    QBoxLayout* words = column({Item::stretch(), name, state}, Theme::unit / 2);
    if (large) {
        auto* above =
            lying(typed(heading([] { return tr("Continue"); }), Type::Text, Weight::Strong));
        above->setForegroundRole(QPalette::Link);
        words->insertWidget(1, above);
        auto* go = makeButton(
            "goOnButton", this, &QAbstractButton::click, [] { return tr("Go on"); }, Rank::Primary);
        go->setFocusPolicy(Qt::NoFocus); // the card has the focus
        go->setMinimumWidth(14 * Theme::unit);
        m_foot = row({go}, Theme::unit);
        words->addSpacing(Theme::unit);
        words->addLayout(row({m_foot, Item::stretch()}));
    }
    words->addStretch(1);
    const int edge = 2 * Theme::unit;
    setLayout(row({miniature, {words, 1}}, large ? 3 * Theme::unit : edge, edge));
    worded(this, &QWidget::setAccessibleName, title);
    worded(this, &QWidget::setAccessibleDescription, [this, &rules] {
        return playersOf(rules, m_game) + QStringLiteral(". ") + stateOf(rules, m_game);
    });
    worded(this, &QWidget::setToolTip,
           [] { return tr("Go on with this game; Delete removes it"); });
}

QString KeptGameCard::titleOf(const Ruleset& rules, const SavedGame& game) {
    const std::array<Seat, 2> seats = seatsOf(rules, game);
    const QString title = spoken(rules.name.title);
    const bool one = seats[0].human(), two = seats[1].human();
    const bool named = !seats[0].name.empty() || !seats[1].name.empty();
    if (one && two && !named)
        return tr("%1 with a friend").arg(title);
    return tr("%1: %2 \u2013 %3", "a game and two players")
        .arg(title, nameOf(rules, seats, Side::One), nameOf(rules, seats, Side::Two));
}

QString KeptGameCard::playersOf(const Ruleset& rules, const SavedGame& game) {
    const std::array<Seat, 2> seats = seatsOf(rules, game);
    QStringList players;
    for (const Side side : {Side::One, Side::Two})
        players << tr("%1: %2").arg(nameOf(rules, side), nameOf(rules, seats, side));
    return players.join(QStringLiteral(", "));
}

QString KeptGameCard::stateOf(const Ruleset& rules, const SavedGame& game) {
    const QDateTime touched =
        QDateTime::fromMSecsSinceEpoch(game.touched.time_since_epoch().count());
    const QString time = touched.time().toString(QStringLiteral("HH:mm"));
    const qint64 days = touched.date().daysTo(QDate::currentDate());
    const QString when =
        days == 0 ? tr("Today, %1.").arg(time)
        : days == 1
            ? tr("Yesterday, %1.").arg(time)
            : tr("%1, %2.").arg(QLocale().toString(touched.date(), QLocale::ShortFormat), time);
    const auto number = game.plies + 1; // of the move that is due
    const std::array<Seat, 2> seats = seatsOf(rules, game);
    const auto picture = rules.parse(game.shown);
    const Seat mover = picture ? seats[indexOf(picture->toMove)] : Seat{};
    const bool mine = picture && mover.human() && mover.name.empty();
    const bool shared = seats[0].human() && seats[1].human();
    const QString state =
        !mover.name.empty() || (shared && picture)
            ? tr("%1 to move, move %2.")
                  .arg(mover.name.empty() ? nameOf(rules, picture->toMove) : nameOf(rules, mover))
                  .arg(number)
        : mine ? tr("Your turn, move %1.").arg(number)
               : tr("Move %1.").arg(number);
    return state + u' ' + when;
}

void KeptGameCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete)
        emit removalWanted();
    else
        Button::keyPressEvent(event);
}

void KeptGameCard::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Go on with this game")), &QAction::triggered, this,
            &QAbstractButton::click);
    connect(menu->addAction(tr("Remove this game")), &QAction::triggered, this,
            &KeptGameCard::removalWanted);
    menu->popup(event->globalPos());
}

} // namespace bouton
