#include "ui/window/tour.h"

#include <QEvent>
#include <QMenuBar>
#include <QPainter>

#include <array>
#include <utility>

#include "ui/boards/board_view.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/game/game_page.h"
#include "ui/game/table_buttons.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"
#include "ui/theme/theme.h"
#include "ui/window/game_menu.h"
#include "ui/window/pages.h"

namespace bouton {

namespace {

// Where a step takes place.
enum class Place { Start, SetUp, Play };

constexpr std::array<Place, Tour::length> places{
    Place::Start, Place::SetUp, Place::Play, Place::Play, Place::Play, Place::Start, Place::Start};

// A frame in the accent around what is pointed at, which lets the mouse through.
class RingAround : public QWidget {
public:
    explicit RingAround(QWidget* window) : QWidget(window) {
        setObjectName(QStringLiteral("tourRing"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor accent = Theme::of(*this).accent;
        const QRectF all = QRectF(rect()).adjusted(2, 2, -2, -2);
        painter.setPen(QPen(faded(accent, 0.3), 4));
        painter.drawRoundedRect(all, Theme::radius + 2, Theme::radius + 2);
        painter.setPen(QPen(accent, 2));
        painter.drawRoundedRect(all, Theme::radius + 2, Theme::radius + 2);
    }
};

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
    if (places[step] != Place::Start && !page)
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
      m_ring(new RingAround(&window)) {
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
    if (places[m_step] == Place::Start) {
        // The last steps leave no game that has begun: one was asked to play.
        const bool stays = m_step != 0 && hasPlayed(m_pages);
        if (!stays && !m_pages.start()->isVisible())
            m_pages.showStart();
    } else {
        if (!m_pages.game())
            m_pages.openFirstGame();
        GamePage* page = m_pages.game();
        const bool settingUp = page->session().phase() == Session::Phase::SettingUp;
        if (places[m_step] == Place::SetUp && !settingUp)
            page->newGame();
        else if (places[m_step] == Place::Play && settingUp)
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
    if (GamePage* page = m_pages.game(); page && places[m_step] == Place::Play)
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

} // namespace bouton
