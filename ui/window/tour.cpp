// SPDX-License-Identifier: MIT
#include "ui/window/tour.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <tuple>
#include <utility>

#include "ui/boards/board_view.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/game/game_page.h"
#include "ui/game/table_buttons.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"
#include "ui/window/pages.h"
#include "ui/window/window_menus.h"

// The bubble of the Tour.

namespace bouton {

namespace {

constexpr bool atStart(std::size_t step) { return step == 0 || step >= 5; }
constexpr std::size_t setUpStep = 1; // what is neither is in play

// A frame in the accent around what is pointed at.
void paintRing(QWidget& ring) {
    QPainter painter(&ring);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = Theme::of(ring).accent;
    const QRectF all = QRectF(ring.rect()).adjusted(2, 2, -2, -2);
    painter.setPen(QPen(faded(accent, 0.3), 4));
    painter.drawRoundedRect(all, Theme::radius + 2, Theme::radius + 2);
    painter.setPen(QPen(accent, 2));
    painter.drawRoundedRect(all, Theme::radius + 2, Theme::radius + 2);
}

// The first of these that is in view.
QWidget* firstOf(const QWidget& page, std::initializer_list<const char*> names) {
    for (const char* name : names)
        for (QWidget* each : page.findChildren<QWidget*>(QLatin1String(name)))
            if (each->isVisible())
                return each;
    return nullptr;
}

bool hasPlayed(const Pages& pages) {
    return pages.game() && pages.game()->session().worthKeeping();
}

// What is pointed at of a thing, in it: of the menus the one of the game.
QRect partOf(const QWidget& thing) {
    if (const auto* menus = qobject_cast<const QMenuBar*>(&thing))
        for (QAction* each : menus->actions())
            if (qobject_cast<GameMenu*>(each->menu()))
                return menus->actionGeometry(each);
    return thing.rect();
}

QWidget* find(const QWidget& window, const Pages& pages, std::size_t step) {
    GamePage* page = pages.game();
    if (!atStart(step) && !page)
        return nullptr;
    switch (step) {
    case 0: return pages.start()->findChild<GameCard*>();
    case 1: return firstOf(*page, {"opponents", "players", "secondPlayer"});
    case 2: return page->board();
    case 3: return firstOf(*page, {"messageBox"});
    case 4: return firstOf(*page, {"seeWhyButton"});
    default:
        // From a game its menu leads to the lessons and to the laboratory.
        if (page)
            return window.findChild<QMenuBar*>();
        return step == 5 ? static_cast<QWidget*>(pages.start()->lessonsCard())
                         : pages.start()->laboratoryCard();
    }
}

} // namespace

Tour::Tour(QWidget& window, Pages& pages)
    : QObject(&window),
      m_window(window),
      m_pages(pages),
      m_bubble(new TourBubble(&window)),
      m_ring(named("tourRing", new QWidget(&window))) {
    m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_ring->hide();
    new Repeated(m_ring, QEvent::Paint, [this] { paintRing(*m_ring); });
    connect(m_bubble, &TourBubble::nextWanted, this, &Tour::next);
    connect(m_bubble, &TourBubble::skipWanted, this, &Tour::end);
}

Tour::~Tour() = default;

void Tour::begin() {
    if (!m_running)
        m_window.installEventFilter(this);
    m_running = true;
    go(0, true);
}

void Tour::next() {
    if (!m_running)
        return;
    if (m_step + 1 < length)
        go(m_step + 1, true);
    else
        end();
}

void Tour::end() {
    if (!std::exchange(m_running, false))
        return;
    m_window.removeEventFilter(this);
    if (m_target)
        m_target->removeEventFilter(this);
    const bool hadFocus = m_bubble->isAncestorOf(m_window.focusWidget());
    m_bubble->hide();
    m_ring->hide();
    if (GamePage* page = m_pages.game(); page && hadFocus)
        page->takeFocus();
    else if (hadFocus)
        m_pages.start()->setFocus();
}

void Tour::go(std::size_t step, bool byItsButton) {
    m_step = step;
    if (byItsButton)
        prepare();
    watchPage();
    m_bubble->say(step);
    pointAt();
    if (byItsButton)
        m_bubble->takeFocus();
    Announcer::sayFrom(*m_bubble, m_bubble->accessibleName() + QStringLiteral(". ")
                                      + m_bubble->accessibleDescription());
}

// A game that is being played is put away as by New game: it can be gone on with.
void Tour::prepare() {
    m_preparing = true;
    if (atStart(m_step)) {
        // The last steps leave no game that has begun: one was asked to play.
        const bool stays = m_step != 0 && hasPlayed(m_pages);
        if (!stays && !m_pages.start()->isVisible())
            m_pages.showStart();
    } else {
        if (!m_pages.game())
            m_pages.openFirstGame();
        GamePage* page = m_pages.game();
        const bool settingUp = page->session().phase() == Session::Phase::SettingUp;
        if (m_step == setUpStep && !settingUp)
            page->newGame();
        else if (m_step != setUpStep && settingUp)
            page->start();
    }
    m_preparing = false;
}

void Tour::watchPage() {
    if (GamePage* page = m_pages.game())
        connect(&page->session(), &Session::changed, this, &Tour::follow, Qt::UniqueConnection);
}

// What a step asks for is done: the next one comes by itself.
void Tour::follow() {
    if (!m_running || m_preparing)
        return;
    GamePage* page = m_pages.game();
    const bool playing = page && page->session().match();
    if (m_step == 0 && page)
        go(playing ? 2 : 1, false);
    else if (m_step == 1 && playing)
        go(2, false);
    else if (m_step == 2 && playing && page->session().match()->current() != 0
             && !page->session().turn().thinking)
        go(3, false);
    else if (!m_due) {
        m_due = true;
        QMetaObject::invokeMethod(this, &Tour::pointAt, Qt::QueuedConnection);
    }
}

void Tour::pointAt() {
    m_due = false;
    if (!m_running)
        return;
    QWidget* target = find(m_window, m_pages, m_step);
    if (target && !target->isVisible())
        target = nullptr;
    if (target != m_target) {
        if (m_target)
            m_target->removeEventFilter(this);
        m_target = target;
        if (target)
            target->installEventFilter(this);
    }
    const bool onStart = target && m_pages.start()->isAncestorOf(target);
    if (onStart && m_step > 0)
        m_pages.start()->ensureWidgetVisible(target);
    QRect place;
    if (target)
        place = partOf(*target).translated(target->mapTo(&m_window, QPoint()));
    // What can be scrolled is ringed as far as it is in view.
    for (QWidget* each = target ? target->parentWidget() : nullptr; each && each != &m_window;
         each = each->parentWidget())
        place &= QRect(each->mapTo(&m_window, QPoint()), each->size());
    m_ring->setVisible(!place.isEmpty());
    m_ring->setGeometry(place.adjusted(-4, -4, 4, 4));
    m_ring->raise();
    // What is told of a move is seen while one makes it.
    QRect seen;
    if (GamePage* page = m_pages.game(); page && !atStart(m_step) && m_step != setUpStep)
        if (const QWidget* talk = firstOf(*page, {"messageBox"}); talk && talk != target)
            seen = QRect(talk->mapTo(&m_window, QPoint()), talk->size());
    // Below a menu, not upon those beside it.
    if (qobject_cast<QMenuBar*>(target))
        place = QRect(place.center().x(), place.top(), 1, place.height());
    m_bubble->pointAt(place, seen, dangerous());
}

// The buttons that end something, in the window.
std::vector<QRect> Tour::dangerous() const {
    std::vector<QRect> all;
    if (const GamePage* page = m_pages.game())
        for (const QWidget* each : page->findChild<TableButtons*>()->findChildren<Button*>())
            if (each->isVisible())
                all.emplace_back(each->mapTo(&m_window, QPoint()), each->size());
    return all;
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
    case QEvent::ApplicationFontChange:
    case QEvent::LanguageChange:
    case QEvent::WindowTitleChange: // another page
        if (event->type() == QEvent::LanguageChange)
            m_bubble->say(m_step);
        watchPage();
        if (!m_preparing && !m_due) {
            m_due = true;
            QMetaObject::invokeMethod(this, &Tour::look, Qt::QueuedConnection);
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void Tour::look() {
    m_due = false;
    follow();
    pointAt();
}

namespace {

constexpr int tipLength = Theme::unit + 2;
constexpr int shadow = 4; // around the sheet
constexpr std::chrono::milliseconds deaf{500};

std::chrono::milliseconds machineTime() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch());
}

// A title and a text for each step.
constexpr std::array<std::pair<const char*, const char*>, Tour::length> words{{
    {QT_TRANSLATE_NOOP("bouton::TourBubble", "Pick a game"),
     QT_TRANSLATE_NOOP("bouton::TourBubble",
                       "Each card is a game. Click one, or press Next to begin with this one.")},
    {QT_TRANSLATE_NOOP("bouton::TourBubble", "Choose your opponent"),
     QT_TRANSLATE_NOOP("bouton::TourBubble",
                       "Some play at random, some never lose. A friend can play beside you, too.")},
    {QT_TRANSLATE_NOOP("bouton::TourBubble", "Click to move"),
     QT_TRANSLATE_NOOP("bouton::TourBubble",
                       "Cells that you can click are marked. The arrow keys and Space do the "
                       "same. Make a move if you like.")},
    {QT_TRANSLATE_NOOP("bouton::TourBubble", "Follow the game here"),
     QT_TRANSLATE_NOOP("bouton::TourBubble",
                       "Every move is told here, and why the computer made it. Undo takes a move "
                       "back, as often as you want.")},
    {QT_TRANSLATE_NOOP("bouton::TourBubble", "See why a move wins"),
     QT_TRANSLATE_NOOP("bouton::TourBubble",
                       "Switch on what each move is worth, and the reason for it. Leave it off "
                       "while you want to find out yourself.")},
    {QT_TRANSLATE_NOOP("bouton::TourBubble", "Learn how it is won"),
     QT_TRANSLATE_NOOP("bouton::TourBubble",
                       "Fifteen lessons lead from won and lost to rules of your own, a question at "
                       "a time. You also find them in the menu Game.")},
    {QT_TRANSLATE_NOOP("bouton::TourBubble", "And then, the laboratory"),
     QT_TRANSLATE_NOOP("bouton::TourBubble",
                       "Practise, test what people claim about these games, and let computer "
                       "players meet. You also find it in the menu Game. F1 helps on every page.")},
}};

} // namespace

TourBubble::TourBubble(QWidget* window)
    : QWidget(window),
      m_count(typed(new QLabel, Type::Caption)),
      m_title(named("tourTitle", typed(new QLabel, Type::Emphasis, Weight::Strong))),
      m_text(named("tourText", new QLabel)),
      m_skip(makeButton(
          "skipTourButton", this, &TourBubble::skipWanted, [] { return tr("Skip"); },
          Button::Rank::Link)),
      m_next(makeButton(
          "nextTourButton", this, &TourBubble::nextWanted, [] { return tr("Next"); },
          Button::Rank::Primary)),
      m_clock(machineTime) {
    setObjectName(QStringLiteral("tourBubble"));
    m_count->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {m_title, m_text})
        label->setWordWrap(true);
    QBoxLayout* all =
        column({m_title, m_text, row({m_count, Item::stretch(), m_skip, m_next})}, Theme::unit);
    const int edge = 2 * Theme::unit + tipLength;
    all->setContentsMargins(edge, edge, edge, edge);
    setLayout(all);
    hide();
    qApp->installEventFilter(this); // whatever in the window is clicked
}

// Steps of a layout that follow each other are one way.
void TourBubble::goTo(const QRect& place) {
    if (place == m_place)
        return;
    const auto now = m_clock();
    m_left = (now - m_moved < deaf ? m_left : QRegion()) + m_place;
    m_place = place;
    m_moved = now;
}

void TourBubble::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        goTo({});
}

bool TourBubble::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
        return QWidget::eventFilter(watched, event);
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (!widget || widget->window() != window() || m_clock() - m_moved >= deaf)
        return false;
    const QPoint at = parentWidget()->mapFromGlobal(
        static_cast<const QMouseEvent*>(event)->globalPosition().toPoint());
    return m_left.contains(at) || m_place.contains(at);
}

void TourBubble::say(std::size_t step) {
    m_title->setText(tr(words[step].first));
    m_text->setText(tr(words[step].second));
    m_count->setText(tr("%1 of %2").arg(step + 1).arg(Tour::length));
    const bool last = step + 1 == Tour::length;
    m_next->setText(last ? tr("Done") : tr("Next"));
    m_skip->setVisible(!last);
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_text->text());
}

void TourBubble::takeFocus() { m_next->setFocus(Qt::OtherFocusReason); }

QSize TourBubble::fit() {
    const int width = std::min(parentWidget()->width() - 2 * Theme::unit,
                               46 * fontMetrics().averageCharWidth() + 2 * tipLength);
    layout()->activate();
    return {width,
            layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height()};
}

// The first place is taken in which the bubble covers nothing of all that.
void TourBubble::pointAt(const QRect& target, const QRect& seen,
                         const std::vector<QRect>& keepOff) {
    const QSize size = fit();
    const QRect room = parentWidget()->rect().adjusted(4, 4, -4, -4);
    const auto into = [&](QPoint corner) {
        return QRect(QPoint(std::clamp(corner.x(), room.left(),
                                       std::max(room.left(), room.right() - size.width() + 1)),
                            std::clamp(corner.y(), room.top(),
                                       std::max(room.top(), room.bottom() - size.height() + 1))),
                     size);
    };
    const QPoint middle = target.center();
    const int across = middle.x() - size.width() / 2, down = middle.y() - size.height() / 2;
    const int low = target.bottom() - size.height();
    std::vector<std::pair<Qt::Edge, QRect>> sides{
        {Qt::TopEdge, into({across, target.bottom()})},
        {Qt::LeftEdge, into({target.right(), down})},
        {Qt::RightEdge, into({target.left() - size.width(), down})},
        {Qt::BottomEdge, into({across, target.top() - size.height()})},
        {Qt::LeftEdge, into({target.right(), low})},
        {Qt::RightEdge, into({target.left() - size.width(), low})},
    };
    if (target.isEmpty())
        sides.insert(sides.begin(),
                     {Qt::BottomEdge, into({room.center().x() - size.width() / 2, room.bottom()})});
    const auto area = [](const QRect& both) {
        return both.isEmpty() ? 0 : both.width() * both.height();
    };
    const auto danger = [&](const std::pair<Qt::Edge, QRect>& side) {
        int all = 0;
        for (const QRect& each : keepOff)
            all += area(side.second.intersected(each));
        return all;
    };
    // Other places along the same edges; where all of them are in the way, anywhere.
    const auto slide = [&](const QRect& corners) {
        for (int x = corners.left(); x <= corners.right(); x += 2 * Theme::unit) {
            sides.emplace_back(Qt::TopEdge, into({x, target.bottom()}));
            sides.emplace_back(Qt::BottomEdge, into({x, target.top() - size.height()}));
        }
        for (int y = corners.top(); y <= corners.bottom(); y += 2 * Theme::unit) {
            sides.emplace_back(Qt::LeftEdge, into({target.right(), y}));
            sides.emplace_back(Qt::RightEdge, into({target.left() - size.width(), y}));
        }
    };
    slide(target.adjusted(0, 0, -size.width(), -size.height()));
    if (danger(*std::ranges::min_element(sides, {}, danger)) > 0)
        slide(room);
    const auto covered = [&](const std::pair<Qt::Edge, QRect>& side) {
        return std::tuple(danger(side), area(side.second.intersected(target)),
                          area(side.second.intersected(seen)));
    };
    const auto best = std::ranges::min_element(sides, {}, covered);
    m_pointing = !target.isEmpty();
    m_edge = best->first;
    const QRect place = best->second;
    const int near = tipLength + 2 * Theme::radius; // a corner
    m_tip = middle - place.topLeft();
    m_tip.setX(m_edge == Qt::LeftEdge    ? 0
               : m_edge == Qt::RightEdge ? place.width()
                                         : std::clamp(m_tip.x(), near, place.width() - near));
    m_tip.setY(m_edge == Qt::TopEdge      ? 0
               : m_edge == Qt::BottomEdge ? place.height()
                                          : std::clamp(m_tip.y(), near, place.height() - near));
    goTo(place);
    setGeometry(place);
    show();
    raise();
    update();
}

void TourBubble::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const QRectF sheet = QRectF(rect()).adjusted(tipLength, tipLength, -tipLength, -tipLength);
    QPainterPath shape;
    shape.addRoundedRect(sheet, Theme::radius + 2, Theme::radius + 2);
    if (m_pointing) {
        const bool across = m_edge == Qt::TopEdge || m_edge == Qt::BottomEdge;
        const QPointF side = across ? QPointF(tipLength, 0) : QPointF(0, tipLength);
        const QPointF in = across ? QPointF(0, m_edge == Qt::TopEdge ? 1 : -1)
                                  : QPointF(m_edge == Qt::LeftEdge ? 1 : -1, 0);
        const QPointF tip = m_tip + in, foot = m_tip + in * (tipLength + 2);
        QPainterPath arrow;
        arrow.addPolygon(QPolygonF{tip, foot + side, foot - side, tip});
        shape = shape.united(arrow);
    }
    painter.setPen(Qt::NoPen);
    for (int i = shadow; i >= 1; --i) {
        onlyOutline(painter, QPen(faded(Qt::black, theme.isDark ? 0.16 : 0.035), 2 * i));
        painter.drawPath(shape.translated(0, 1.5));
    }
    painter.setPen(QPen(mixed(theme.line, theme.ink, 0.1), 1));
    painter.setBrush(theme.surface);
    painter.drawPath(shape);
}

} // namespace bouton
