#include "ui/files/kept_game_card.h"

#include <QContextMenuEvent>
#include <QDateTime>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>

#include <utility>

#include "session/plan.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int side = 9 * Theme::unit;

} // namespace

KeptGameCard::KeptGameCard(const Ruleset& rules, SavedGame game, QWidget* parent)
    : KeptGameCard(rules, std::move(game), makeMiniature(rules), parent) {}

KeptGameCard::KeptGameCard(const Ruleset& rules, SavedGame game, BoardView* miniature,
                           QWidget* parent)
    : LinkCard([&rules] { return spoken(rules.name.title); },
               [&rules, game] { return playersOf(rules, game) + u'\n' + stateOf(game); }, miniature,
               parent),
      m_game(std::move(game)) {
    setObjectName(QStringLiteral("kept-") + QString::fromStdString(m_game.id));
    miniature->setFixedSize(side, side);
    miniature->setMarks({});
    if (const auto picture = rules.parse(m_game.shown))
        miniature->setPicture(*picture);
    say(this, &QWidget::setToolTip, [] { return tr("Go on with this game; Delete removes it"); });
}

QSize KeptGameCard::sizeHint() const { return {44 * Theme::unit, side + 4 * Theme::unit}; }

QString KeptGameCard::playersOf(const Ruleset& rules, const SavedGame& game) {
    QStringList players;
    for (const Side side : {Side::One, Side::Two}) {
        const SavedGame::Chair& chair = game.seats[indexOf(side)];
        const Or<Seat> seat = readSeat(rules, chair.player);
        players << tr("%1: %2").arg(nameOf(rules, side),
                                    seat ? nameOf(rules, *seat)
                                         : QString::fromStdString(chair.player));
    }
    return players.join(QStringLiteral(", "));
}

QString KeptGameCard::stateOf(const SavedGame& game) {
    const QDateTime touched =
        QDateTime::fromMSecsSinceEpoch(game.touched.time_since_epoch().count());
    const QString time = touched.time().toString(QStringLiteral("HH:mm"));
    const QString when =
        touched.date() == QDate::currentDate()
            ? tr("today at %1").arg(time)
            : tr("%1 at %2").arg(QLocale().toString(touched.date(), QLocale::ShortFormat), time);
    return game.plies == 0 ? tr("At the start, %1").arg(when)
                           : tr("Move %1, %2").arg(game.plies).arg(when);
}

void KeptGameCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete)
        emit removalWanted();
    else
        LinkCard::keyPressEvent(event);
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
