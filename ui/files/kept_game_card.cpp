#include "ui/files/kept_game_card.h"

#include <QBoxLayout>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>

#include <array>
#include <utility>

#include "session/values/reopened.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int smallSide = 9 * Theme::unit, largeSide = 15 * Theme::unit;

std::array<Seat, 2> seatsOf(const Ruleset& rules, const SavedGame& game) {
    std::array<Seat, 2> seats{};
    for (const Side side : {Side::One, Side::Two})
        seats[indexOf(side)] = seatOf(rules, game.seats[indexOf(side)]);
    return seats;
}

// A label that leaves the mouse to the card below it.
template <class Label> Label* lying(Label* label) {
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    label->setWordWrap(true);
    return label;
}

} // namespace

KeptGameCard::KeptGameCard(const Ruleset& rules, SavedGame game, Size size, QWidget* parent)
    : Button({}, Rank::Card, parent), m_game(std::move(game)) {
    setObjectName(QStringLiteral("kept-") + QString::fromStdString(m_game.id));
    const bool large = size == Size::Large;
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
    if (one != two && !named)
        return tr("%1 against %2", "a game and an opponent")
            .arg(title, nameOf(rules, seats[one ? 1 : 0]));
    return tr("%1: %2 against %3", "a game and two players")
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
