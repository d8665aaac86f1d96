// SPDX-License-Identifier: MIT
#include "ui/start/start_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/files/games_in_play.h"
#include "ui/start/start_cards.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int gap = 2 * Theme::unit;
constexpr int margin = 3 * Theme::unit;
constexpr int mostColumns = 4;
constexpr int leastBoard = 10 * Theme::unit, goodBoard = 19 * Theme::unit,
              mostBoard = 34 * Theme::unit;

// How far it is from one rectangle to another in the direction of an arrow key; empty: the other
// one does not lie there. What stands straight ahead is nearer than what stands aside.
std::optional<double> wayTo(const QRect& from, const QRect& to, int key) {
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool back = key == Qt::Key_Left || key == Qt::Key_Up;
    const auto turned = [across](const QRect& rect) {
        return across ? rect : QRect(rect.y(), rect.x(), rect.height(), rect.width());
    };
    const QRect a = turned(from), b = turned(to);
    const int ahead = back ? a.left() - b.right() : b.left() - a.right();
    if (ahead < 0)
        return std::nullopt;
    const int aside = std::max({0, b.top() - a.bottom(), a.top() - b.bottom()});
    const int off = std::abs(a.center().y() - b.center().y());
    return ahead + 4.0 * aside + 0.05 * off;
}

} // namespace

StartPage::StartPage(std::span<const Ruleset* const> games, QWidget* parent)
    : ScrollArea(parent),
      m_page(new QWidget),
      m_head(makeHead()),
      m_inPlay(new GamesInPlay(games)),
      m_grid(new QGridLayout),
      m_all(column({m_head, m_inPlay, m_grid, Item::stretch()}, gap, margin)),
      m_lessons(new LessonsCard),
      m_laboratory(new LaboratoryCard(games)),
      m_own(new OwnGamesCard) {
    setObjectName(QStringLiteral("startPage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    m_grid->setSpacing(gap);
    m_page->setLayout(m_all);
    connect(m_lessons, &LessonsCard::clicked, this, &StartPage::lessonsChosen);
    connect(m_lessons, &LessonsCard::goOnWanted, this, &StartPage::lessonWanted);
    connect(m_laboratory, &LaboratoryCard::clicked, this, &StartPage::laboratoryChosen);
    connect(m_laboratory, &LaboratoryCard::claimChosen, this, &StartPage::claimChosen);
    for (const Ruleset* game : games) {
        auto* card = new GameCard(*game);
        connect(card, &GameCard::clicked, this, [this, game] { emit chosen(*game); });
        card->installEventFilter(this);
        m_cards.push_back(card);
    }
    m_lessons->installEventFilter(this);
    m_laboratory->installEventFilter(this);
    m_own->installEventFilter(this);
    connect(m_inPlay, &GamesInPlay::made, this,
            [this](QWidget* card) { card->installEventFilter(this); });
    connect(m_inPlay, &GamesInPlay::resized, this, &StartPage::arrange);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_inPlay, &GamesInPlay::fill);
    arrange();
    m_all->insertWidget(m_all->count() - 1, m_own); // behind the others, for Tab as well
    setWidget(m_page);
    inEveryLanguage(this, [this] { tellKeys(); });
}

QWidget* StartPage::makeHead() {
    auto* title = typed(heading([] { return tr("Bouton"); }), Type::Title, Weight::Strong);
    auto* sentence = typed(
        sideNote([] { return tr("Games of pure thought: play them, and see why a move wins."); }),
        Type::Emphasis);
    auto* archive = makeButton(
        "archiveButton", this, &StartPage::archiveChosen, [] { return tr("Archive"); },
        Button::Rank::Link);
    worded(archive, &QWidget::setToolTip, [] { return tr("Games that have ended"); });
    auto* preferences = makeButton(
        "preferencesButton", this, &StartPage::preferencesChosen, [] { return tr("Preferences"); },
        Button::Rank::Link);
    for (Button* each : {archive, preferences})
        each->installEventFilter(this);
    auto* head = new QWidget;
    head->setLayout(column({row({{title, 1}, archive, preferences}), sentence}, Theme::unit / 2));
    head->setContentsMargins(3, 0, 3, 0); // as a card keeps
    return head;
}

GameCard* StartPage::cardOf(const Ruleset& game) const {
    const auto at = std::ranges::find(m_cards, &game, [](GameCard* card) { return &card->game(); });
    return at == m_cards.end() ? nullptr : *at;
}

// Room --------------------------------------------------------------------------------------------

bool StartPage::event(QEvent* event) {
    const bool done = ScrollArea::event(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        arrange();
    return done;
}

void StartPage::resizeEvent(QResizeEvent* event) {
    ScrollArea::resizeEvent(event);
    arrange();
}

// The boards get what the words leave. Where that is too little for them, the page scrolls.
void StartPage::arrange() {
    const int width = std::min(viewport()->width() - 2 * margin, widest);
    const int side = (viewport()->width() - width) / 2;
    m_all->setContentsMargins(side, gap, side, gap);
    const int least =
        std::max(22 * Theme::unit + Theme::unit / 2, 25 * fontMetrics().averageCharWidth());
    const int columns = std::clamp((width + gap) / (least + gap), 1, mostColumns);
    if (columns != m_columns)
        arrangeIn(columns);
    m_inPlay->setColumns(std::min(columns, 3));
    m_inPlay->fill();
    const int number = static_cast<int>(m_cards.size());
    const int each = (width - (columns - 1) * gap) / columns;
    const int rows = std::max(1, (number + columns - 1) / columns);
    const bool ownRow = number % columns == 0 || columns - number % columns < 2;
    if (ownRow && columns > 1)
        m_laboratory->setTreeBeside();
    else if (ownRow)
        m_laboratory->setRoomForTree(0);
    int words = 0;
    for (const GameCard* card : m_cards)
        words = std::max(words, card->wordsHeight(each));
    int taken = 2 * gap + m_head->sizeHint().height() + gap + rows * words + (rows - 1) * gap;
    if (!m_inPlay->isHidden())
        taken += m_inPlay->sizeHint().height() + gap;
    if (ownRow)
        taken += othersHeight(columns) + gap;
    m_own->setRoom(width);
    const QLayout& own = *m_own->layout();
    taken +=
        (own.hasHeightForWidth() ? own.totalHeightForWidth(width) : own.totalSizeHint().height())
        + gap;
    const int room = (viewport()->height() - taken) / rows;
    const int board = room < leastBoard ? goodBoard : std::min(room, mostBoard);
    for (GameCard* card : m_cards)
        card->setBoard(std::min(board, each - 4 * Theme::unit));
    if (ownRow) {
        m_lessons->setRoomForPicture(0);
        return;
    }
    // Beside the games two pictures are as high as one another.
    const int beside = board + words - 2 * Theme::unit;
    const int picture = beside - m_lessons->wordsHeight(each);
    const int both = std::min(picture, beside - m_laboratory->wordsHeight(each - 2 * Theme::unit));
    m_lessons->setRoomForPicture(m_laboratory->setRoomForTree(both) ? both : picture);
}

// What the lessons and the laboratory take below the games.
int StartPage::othersHeight(int columns) const {
    const int lessons = m_lessons->sizeHint().height(),
              laboratory = m_laboratory->sizeHint().height();
    return columns > 1 ? std::max(lessons, laboratory) : lessons + gap + laboratory;
}

// The lessons and the laboratory stand beside the last games, if there is room for two cards, else
// below them.
void StartPage::arrangeIn(int columns) {
    for (int c = 0; c < mostColumns; ++c)
        m_grid->setColumnStretch(c, c < columns ? 1 : 0);
    m_columns = columns;
    const int number = static_cast<int>(m_cards.size());
    for (int i = 0; i < number; ++i)
        m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
    const int left = number % columns == 0 ? 0 : columns - number % columns;
    const int below = (number + columns - 1) / columns;
    if (left >= 2) {
        m_grid->addWidget(m_lessons, number / columns, columns - left);
        m_grid->addWidget(m_laboratory, number / columns, columns - left + 1, 1, left - 1);
    } else if (columns > 1) {
        m_grid->addWidget(m_lessons, below, 0);
        m_grid->addWidget(m_laboratory, below, 1, 1, columns - 1);
    } else {
        m_grid->addWidget(m_lessons, below, 0);
        m_grid->addWidget(m_laboratory, below + 1, 0);
    }
}

// Keys --------------------------------------------------------------------------------------------

std::vector<QWidget*> StartPage::stops() const {
    std::vector<QWidget*> stops;
    for (KeptGameCard* card : m_inPlay->cards())
        stops.push_back(card);
    stops.insert(stops.end(), m_cards.begin(), m_cards.end());
    stops.push_back(m_lessons);
    stops.push_back(m_laboratory);
    stops.push_back(m_own);
    for (const char* name : {"archiveButton", "preferencesButton"})
        stops.push_back(findChild<QWidget*>(QLatin1String(name)));
    return stops;
}

// The page itself has the keys where Enter goes on with a game.
void StartPage::focusInEvent(QFocusEvent* event) {
    tellKeys();
    ScrollArea::focusInEvent(event);
}

void StartPage::tellKeys() {
    setAccessibleName(m_inPlay->empty() ? tr("Start page. The arrow keys go to the cards.")
                                        : tr("Start page. Enter goes on with the last one, the "
                                             "arrow keys go to the cards."));
}

bool StartPage::go(int key) {
    const std::vector<QWidget*> all = stops();
    QWidget* focus = focusWidget();
    const bool known = std::ranges::find(all, focus) != all.end();
    QWidget* next = nullptr;
    if (key == Qt::Key_Home || (!known && key != Qt::Key_End)) {
        next = all.front();
    } else if (key == Qt::Key_End) {
        next = m_own;
    } else {
        const auto place = [this](const QWidget* widget) {
            return QRect(widget->mapTo(m_page, QPoint()), widget->size());
        };
        double nearest = std::numeric_limits<double>::max();
        for (QWidget* each : all)
            if (const auto way = wayTo(place(focus), place(each), key);
                each != focus && way && *way < nearest) {
                nearest = *way;
                next = each;
            }
    }
    if (next) {
        next->setFocus(Qt::TabFocusReason);
        ensureWidgetVisible(next, 0, margin);
    }
    return next != nullptr;
}

namespace {

bool goes(const QKeyEvent& event) {
    const bool plain = !(event.modifiers() & ~Qt::KeypadModifier);
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: return plain;
    default: return false;
    }
}

} // namespace

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (goes(*event) && go(event->key()))
        return;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->isAutoRepeat() && !m_inPlay->cards().empty()) {
        m_inPlay->cards().front()->click(); // what has the frame has taken its own
        return;
    }
    ScrollArea::keyPressEvent(event);
}

// A button would take the arrow keys to whatever stands next to it in its layout.
bool StartPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_page && event->type() == QEvent::LayoutRequest)
        arrange(); // a card has got more words
    if (event->type() == QEvent::KeyPress && goes(*static_cast<QKeyEvent*>(event))) {
        go(static_cast<QKeyEvent*>(event)->key());
        return true;
    }
    return ScrollArea::eventFilter(watched, event);
}

} // namespace bouton
