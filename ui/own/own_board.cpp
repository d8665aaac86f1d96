// SPDX-License-Identifier: MIT
#include "ui/own/own_board.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <random>
#include <utility>

#include "session/walk.h"
#include "ui/boards/board_table.h"
#include "ui/boards/side_badge.h"
#include "ui/controls/announcer.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

QIcon iconOf(const Ruleset& game, Side side, const QComboBox& box) {
    const QSize size = box.iconSize();
    QPixmap pixmap(size * box.devicePixelRatioF());
    pixmap.setDevicePixelRatio(box.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBadge(painter, QRectF({}, size).adjusted(1, 1, -1, -1), game, side, Theme::of(box));
    return pixmap;
}

QString thinkingText(const QString& who) { return OwnBoard::tr("%1 is thinking").arg(who); }
QString turnText(const Ruleset& game, Side side) {
    return OwnBoard::tr("%1 is to move").arg(nameOf(game, side));
}

// Of what stands there in a game, so that nothing moves from turn to turn.
int widestTurn(const Ruleset& game, const QFontMetrics& font) {
    int widest = 0;
    for (const Side side : {Side::One, Side::Two})
        widest = std::max(widest, font.horizontalAdvance(turnText(game, side)));
    for (const Opponent& opponent : game.opponents)
        widest = std::max(widest, font.horizontalAdvance(thinkingText(spoken(opponent.title))));
    return widest;
}

} // namespace

OwnBoard::OwnBoard(Preferences& preferences)
    : m_preferences(preferences),
      m_random(std::random_device{}()),
      m_who{makeWho(Side::One), makeWho(Side::Two)},
      m_title(named("ownTurn", typed(new WordLabel, Type::Heading, Weight::Strong))),
      m_note(named("ownSays", sideNote())),
      m_endTurn(makeButton(
          "ownEndTurn", this, [this] { choose(m_clicking.move()); },
          [] { return tr("End turn"); })),
      m_undo(makeButton(
          "ownUndo", this, &OwnBoard::undo, [] { return tr("Undo the move"); },
          Button::Rank::Link)),
      m_again(makeButton(
          "ownAgain", this, &OwnBoard::startAgain, [] { return tr("Start again"); },
          Button::Rank::Link)) {
    m_title->setWordWrap(true);
    // The lists make way for it (arrangeTop), so it takes no room from the other half of the page.
    QSizePolicy narrow = m_title->sizePolicy();
    narrow.setHorizontalPolicy(QSizePolicy::Ignored);
    m_title->setSizePolicy(narrow);
    m_top = row({{m_title, 1}, row({m_who[0], m_who[1]})});
    m_all = column({m_top, m_note, row({m_endTurn, Item::stretch(), m_undo, m_again})},
                   Theme::unit / 2);
    setLayout(m_all);
    m_endTurn->hide();
    preferences.legalMovesShown.tell(this, [this](bool shown) {
        if (m_board)
            m_board->setLegalMovesShown(shown);
    });
    preferences.pace.tell(&m_thought, &Thought::setPace);
    connect(&m_thought, &Thought::answered, this,
            [this](const Choice& choice) { choose(choice.move); });
    connect(&m_thought, &Thought::refused, this, [this](const Phrase& why) {
        m_refusal = why;
        m_clicking = Clicking(m_match->moves(m_match->current()));
        refresh();
        Announcer::sayFrom(*this, m_note->text());
    });
    inEveryLanguage(this, [this] { refresh(); });
}

QComboBox* OwnBoard::makeWho(Side side) {
    auto* box = named(side == Side::One ? "ownFirst" : "ownSecond", new QComboBox);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(box, &QComboBox::activated, this, [this, side](int item) {
        if (!m_match || item < 0)
            return;
        Seat chosen;
        if (item > 0)
            chosen.computer = m_match->game().opponents[static_cast<std::size_t>(item) - 1].choice;
        seat(side, chosen);
    });
    return box;
}

void OwnBoard::seat(Side side, const Seat& seat) {
    if (m_seats[indexOf(side)] == seat)
        return;
    m_seats[indexOf(side)] = seat;
    m_players[indexOf(side)] = {};
    if (m_match)
        begin();
}

void OwnBoard::makeBoard(const Ruleset& game) {
    delete m_board;
    m_board = named("ownBoard", bouton::makeBoard(game));
    m_board->setLegalMovesShown(m_preferences.legalMovesShown());
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // what is left
    m_board->setMinimumHeight(m_board->minimumSizeHint().height());
    m_all->insertWidget(2, m_board, 1);
    m_board->show();
    tabAsLaidOut(*m_all);
    for (QComboBox* who : m_who)
        while (who->count() <= static_cast<int>(game.opponents.size()))
            who->addItem({});
    refreshWho();
    connect(m_board, &BoardView::clicked, this, &OwnBoard::click);
    connect(m_board, &BoardView::turnEnded, this, [this] { choose(m_clicking.move()); });
    connect(m_board, &BoardView::clickRevoked, this, [this] {
        if (!m_clicking.takeBack())
            m_board->clearFocus(); // the next Escape is the window's
        refresh();
    });
}

void OwnBoard::put(const Ruleset& game, const QString& says) {
    m_says = says;
    if (m_match && &m_match->game() == &game)
        return refresh(); // what is tried goes on
    auto match = game.standard(complete(game.settings, {}).value());
    if (!match)
        return;
    m_thought.stop();
    m_players = {};
    m_match = std::move(*match);
    makeBoard(game);
    go(m_match->current());
}

void OwnBoard::clear() {
    m_thought.stop();
    m_seats = {};
    m_players = {};
    m_match.reset();
    delete std::exchange(m_board, nullptr);
    refresh();
}

void OwnBoard::go(Match::Node node) {
    const auto from = m_match->parent(node);
    const bool byComputer = from && !m_seats[indexOf(m_match->toMove(*from))].human();
    m_match->go(node);
    m_board->setScene(m_match->scene(node));
    begin();
    if (byComputer)
        Announcer::sayFrom(*this, m_note->text());
    Announcer::sayFrom(*this, m_title->text());
    emit moved();
}

void OwnBoard::begin() {
    m_thought.stop();
    m_refusal.reset();
    m_clicking = {};
    const Match::Node at = m_match->current();
    if (!m_match->result(at) && seatToMove().human()) {
        m_clicking = Clicking(m_match->moves(at));
    } else if (!m_match->result(at) && isVisible()) {
        const PlayerChoice& choice = *seatToMove().computer;
        AnyPlayer& player = m_players[indexOf(m_match->toMove(at))];
        if (!player)
            player = m_match->game().makePlayer(choice.player, choice.settings, m_random.seed());
        m_thought.begin(*m_match, player(*m_match), {});
    }
    refresh();
}

void OwnBoard::showEvent(QShowEvent* event) {
    PageHalf::showEvent(event);
    if (m_match && !seatToMove().human() && !thinking() && !m_refusal)
        begin();
}

void OwnBoard::hideEvent(QHideEvent* event) {
    m_thought.stop();
    PageHalf::hideEvent(event);
}

void OwnBoard::changeEvent(QEvent* event) {
    PageHalf::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refreshWho();
}

void OwnBoard::resizeEvent(QResizeEvent* event) {
    PageHalf::resizeEvent(event);
    arrangeTop();
}

void OwnBoard::click(Cell cell) {
    if (m_clicking.click(cell) == Clicking::Growth::Whole)
        choose(m_clicking.move());
    else
        refresh();
}

void OwnBoard::choose(std::optional<std::size_t> move) {
    if (move)
        go(m_match->play(*move));
}

void OwnBoard::undo() {
    if (const auto back = m_match ? turnBefore(*m_match, m_seats) : std::nullopt)
        go(*back);
}

void OwnBoard::startAgain() {
    if (m_match)
        go(0);
}

void OwnBoard::refresh() {
    if (!m_match) {
        for (QWidget* each : std::initializer_list<QWidget*>{m_title, m_note, m_endTurn, m_undo,
                                                             m_again, m_who[0], m_who[1]})
            each->hide();
        for (QLabel* each : {m_title, m_note})
            each->clear();
        for (QComboBox* who : m_who) {
            who->clear();
            who->setAccessibleName({});
            who->setToolTip({});
        }
        return;
    }
    const Match::Node at = m_match->current();
    const bool begun = m_match->parent(at).has_value();
    const Ruleset& game = m_match->game();
    const Side side = m_match->toMove(at);
    m_title->setText(m_match->result(at) ? spoken(m_match->ending(at))
                     : thinking()        ? thinkingText(nameOf(game, m_seats, side))
                                         : turnText(game, side));
    m_note->setText(m_refusal ? spoken(*m_refusal)
                    : begun   ? QString::fromStdString(m_match->moveText(at))
                              : m_says);
    refreshWho();
    m_title->show();
    m_note->setVisible(!m_note->text().isEmpty());
    m_undo->setVisible(turnBefore(*m_match, m_seats) && (m_seats[0].human() || m_seats[1].human()));
    m_again->setVisible(begun);
    m_endTurn->setVisible(m_clicking.move().has_value() && !m_clicking.clicks().empty());
    m_board->setMarks({.next = m_clicking.next(), .chosen = m_clicking.clicks()});
}

void OwnBoard::refreshWho() {
    if (!m_match)
        return;
    const Ruleset& game = m_match->game();
    for (const Side side : {Side::One, Side::Two}) {
        QComboBox& box = *m_who[indexOf(side)];
        const Seat& seat = m_seats[indexOf(side)];
        const Opponent* opponent = opponentAt(game, seat);
        const int chosen = opponent ? static_cast<int>(opponent - game.opponents.data()) + 1 : 0;
        auto humans = m_seats;
        humans[indexOf(side)] = {};
        const int height = box.fontMetrics().height();
        box.setIconSize({height, height});
        const QIcon icon = iconOf(game, side, box);
        for (int item = 0; item < box.count(); ++item) {
            box.setItemText(
                item, item == 0 ? nameOf(game, humans, side)
                                : spoken(game.opponents[static_cast<std::size_t>(item) - 1].title));
            box.setItemIcon(item, icon);
        }
        box.setCurrentIndex(chosen);
        box.setAccessibleName(tr("%1: who plays", "a side").arg(nameOf(game, side)));
        box.setToolTip(box.accessibleName());
        box.show();
    }
    arrangeTop();
}

// The lists stand below the title where they have no room beside it.
void OwnBoard::arrangeTop() {
    if (!m_match)
        return;
    const int wanted = widestTurn(m_match->game(), m_title->fontMetrics())
                       + m_who[0]->sizeHint().width() + m_who[1]->sizeHint().width()
                       + 3 * Theme::unit;
    m_top->setDirection(wanted <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace bouton
