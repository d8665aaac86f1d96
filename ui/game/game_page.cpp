#include "ui/game/game_page.h"

#include <QApplication>
#include <QBoxLayout>
#include <QHideEvent>

#include <algorithm>

#include "ui/archive/own_ratings.h"
#include "ui/boards/board_table.h"
#include "ui/controls/layouts.h"
#include "ui/controls/side_columns.h"
#include "ui/controls/words.h"
#include "ui/game/board_marks.h"
#include "ui/game/board_menu.h"
#include "ui/game/editor_panel.h"
#include "ui/game/insight_sheets.h"
#include "ui/game/message_box.h"
#include "ui/game/set_up_panel.h"
#include "ui/game/study_follower.h"
#include "ui/game/table_buttons.h"
#include "ui/game/table_column.h"
#include "ui/game/time_bar.h"
#include "ui/game/turn_strip.h"
#include "ui/insight/review_bar.h"
#include "ui/insight/value_history.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int sureWithin = 250; // points: a rating less sure names nobody as equally strong

} // namespace

GamePage::GamePage(const Ruleset& game, std::uint64_t seed, Preferences& preferences,
                   QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_session(game, seed),
      m_board(named("board", makeBoard(game))),
      m_strip(new TurnStrip(m_session)),
      m_table(new TableColumn(m_session, preferences)),
      m_setUp(m_table->setUpPanel()),
      m_time(m_table->timeBar()),
      m_buttons(new TableButtons(m_session)),
      m_review(new ReviewBar(m_session)),
      m_middle(column({m_strip, {m_board, 1}}, 2 * Theme::unit)),
      m_sheets(new InsightSheets(m_session, preferences, *m_board, *m_middle, this)),
      m_side(new SideColumns(m_table, m_sheets->column(), m_buttons)),
      m_menu(named("boardMenu", new BoardMenu(m_session, *m_setUp->editor(), this))) {
    setLayout(row({{m_middle, 1}, m_side}, 2 * Theme::unit, 2 * Theme::unit));
    m_table->take(m_review);
    m_review->installEventFilter(this);
    m_board->setLegalMovesShown(preferences.legalMovesShown());
    m_board->setCoordinatesShown(preferences.coordinatesShown());
    m_board->setForesight([this](const Clicks& clicks) { return outlookOf(m_session, clicks); });
    m_board->setTurned(preferences.boardTurned(game));
    m_session.setPace(preferences.pace());
    new StudyFollower(m_session, preferences, *m_review, *this);
    m_board->installEventFilter(this);
    m_strip->installEventFilter(this);
    listen(preferences);
    rememberPlaces(preferences);
    say(m_board, &QWidget::setAccessibleName, [&game] { return spoken(game.name.title); });
    inEveryLanguage(this, [this] { refresh(); });
}

// Each game's page keeps its own column in front.
void GamePage::rememberPlaces(Preferences& preferences) {
    using Column = SideColumns::Column;
    const QString part = QStringLiteral("column/") + QLatin1String(m_session.game().name.id);
    if (preferences.window(part) == "insights")
        m_side->bring(Column::Insights);
    connect(m_side, &SideColumns::brought, &preferences, [&preferences, part](Column column) {
        preferences.keepWindow(part, column == Column::Insights ? "insights" : "table");
    });
}

void GamePage::listen(Preferences& preferences) {
    connect(m_board, &BoardView::clicked, this, [this](Cell cell) {
        if (!m_time->endReplay())
            click(cell);
    });
    connect(m_board, &BoardView::turnEnded, this, [this] {
        if (!m_time->endReplay())
            m_session.phase() == Session::Phase::SettingUp ? start() : m_session.endTurn();
    });
    connect(m_board, &BoardView::dragged, &m_session, &Session::move);
    connect(m_board, &BoardView::erased, this, [this](Cell cell) { m_session.put(cell, '.'); });
    connect(m_board, &BoardView::menuWanted, m_menu, &BoardMenu::open);
    connect(m_menu, &BoardMenu::editWanted, this, &GamePage::editPosition);
    connect(m_menu, &BoardMenu::seeWhyWanted, this, &GamePage::insightsWanted);
    connect(m_board, &BoardView::clickRevoked, this, [this] {
        if (!takeBack())
            emit escaped();
    });
    connect(&m_session, &Session::changed, this, &GamePage::follow);
    connect(&m_session, &Session::refused, this, [this](const Phrase& phrase, bool blocked) {
        const QString onward = blocked ? wayOn() : QString();
        const QString all = onward.isEmpty() ? spoken(phrase) : spoken(phrase) + u' ' + onward;
        // Beside the board; where that is covered, in the status bar.
        m_table->refuse(all);
        emit hinted(m_table->isVisible() ? QString() : all);
    });
    // What the status bar answered to a click is stale once the game has gone on.
    connect(&m_session, &Session::changed, this, [this] { emit hinted({}); });
    connect(&m_session.study(), &Study::changed, this, &GamePage::refreshInsights);
    connect(m_buttons, &TableButtons::reviewWanted, m_review, &ReviewBar::open);
    connect(m_buttons, &TableButtons::otherSideWanted, this, &GamePage::playOtherSide);
    connect(m_buttons, &TableButtons::opponentWanted, this, &GamePage::playOpponent);
    connect(&m_session, &Session::changed, this, &GamePage::callBack);
    connect(&preferences, &Preferences::playerNameChanged, this, &GamePage::refresh);
    connect(m_review, &ReviewBar::toggled, this, [this] {
        if (m_review->isOpen())
            m_side->bring(SideColumns::Column::Table);
        refresh();
    });
    connect(m_setUp, &SetUpPanel::answered, this, &GamePage::refresh);
    connect(m_setUp, &SetUpPanel::startWanted, this, &GamePage::start);
    connect(m_setUp, &SetUpPanel::openWanted, this, &GamePage::openWanted);
    connect(m_buttons, &TableButtons::startWanted, this, &GamePage::start);
    connect(m_buttons, &TableButtons::analyseWanted, this,
            [this, &preferences] { analyse(preferences); });
    connect(m_buttons, &TableButtons::newGameWanted, this, &GamePage::newGame);
    connect(m_buttons, &TableButtons::playAgainWanted, this, &GamePage::playAgain);
    connect(m_buttons, &TableButtons::resignWanted, this, &GamePage::resign);
    connect(&preferences, &Preferences::paceChanged, &m_session, &Session::setPace);
    connect(&preferences, &Preferences::legalMovesShownChanged, m_board,
            &BoardView::setLegalMovesShown);
    connect(&preferences, &Preferences::coordinatesShownChanged, m_board,
            &BoardView::setCoordinatesShown);
    connect(&preferences, &Preferences::boardTurnedChanged, this,
            [this](const Ruleset& game, bool turned) {
                if (&game == &m_session.game())
                    m_board->setTurned(turned);
            });
    connect(&preferences, &Preferences::insightShownChanged, this, &GamePage::refreshInsights);
    connect(m_table, &TableColumn::insightsWanted, this, &GamePage::insightsWanted);
    connect(m_sheets, &InsightSheets::told, this, &GamePage::hinted);
    connect(m_sheets, &InsightSheets::columnShown, m_side, &SideColumns::setInsightsShown);
    connect(m_sheets, &InsightSheets::switchedOn, m_side,
            [this] { m_side->bring(SideColumns::Column::Insights); });
    connect(m_review, &ReviewBar::previewed, m_board, &BoardView::setPreview);
    connect(m_board, &BoardView::previewChanged, m_strip, &TurnStrip::setPreview);
    connect(m_review, &ReviewBar::playOnWanted, this, &GamePage::playOn);
    connect(m_board, &BoardView::previewDismissed, m_review, &ReviewBar::endPreview);
}

// A click on a drawn or usual start begins, and is the first move of a human who starts.
void GamePage::click(Cell cell) {
    if (m_session.phase() != Session::Phase::SettingUp || m_session.beginning().byHand)
        return m_setUp->editor()->click(cell);
    start();
    if (m_session.turn().human)
        m_session.click(cell);
}

void GamePage::start() {
    if (m_setUp->hindrance()) // which stands beside the board
        return;
    m_board->setFocus(); // before the button that has it goes
    (void)m_session.start();
}

// What can be done where no cell can be clicked.
QString GamePage::wayOn() const {
    using Phase = Session::Phase;
    if (m_session.turn().mustPass)
        return tr("Press Pass.");
    switch (m_session.phase()) {
    case Phase::SettingUp: return tr("Press Start to play.");
    case Phase::Paused: return tr("Press Continue to play on.");
    case Phase::Over: return tr("Press Play again or New game.");
    case Phase::Playing: return {};
    }
    return {};
}

void GamePage::newGame() {
    emit hinted({});
    m_setUp->openAnew();
    takeFocus();
}

void GamePage::editPosition() {
    emit hinted({});
    const Picture shown = m_board->picture(); // perhaps a better line's
    m_setUp->edit(shown);
    m_board->setFocus();
}

// Both sides are the user's, and what is true of the position is in view.
void GamePage::analyse(Preferences& preferences) {
    for (const Side side : {Side::One, Side::Two})
        m_session.setSeat(side, {});
    const Ruleset& game = m_session.game();
    for (const Insight insight : {Insight::MoveValues, Insight::Why})
        if (!preferences.wants(insight, game))
            preferences.setInsightShown(insight, true);
    start();
}

void GamePage::setRatings(const OwnRatings& ratings) {
    m_ratings = &ratings;
    const auto tell = [this] {
        const Ruleset& game = m_session.game();
        const auto& rating = m_ratings->of(game).now;
        const bool isSure = rating && rating->within <= sureWithin;
        m_setUp->tellStrength(isSure ? std::optional(rating->value) : std::nullopt,
                              m_ratings->told(game));
        refreshInsights();
    };
    connect(&ratings, &OwnRatings::changed, this, tell);
    inEveryLanguage(this, tell);
}

void GamePage::setBoardActions(const QList<QAction*>& actions) { m_menu->setMore(actions); }

void GamePage::playFrom(const Picture& picture) {
    emit hinted({});
    m_setUp->open(picture);
    start();
    takeFocus();
}

void GamePage::takeFocus() {
    QWidget* button = m_buttons->start();
    (button ? button : m_board)->setFocus();
}

void GamePage::resign() {
    m_time->endReplay(); // which stays where it has come to
    if (!canResign(m_session))
        return;
    m_session.resign();
}

bool GamePage::takeBack() {
    const bool any = m_time->endReplay() || !m_session.clicking().clicks().empty();
    m_session.takeBack();
    return any;
}

// A person who waits behind other windows is called back when it is his turn or the end.
void GamePage::callBack(Session::Changes what) {
    if ((what & Session::Change::Position) && m_session.speech().you() && isVisible()
        && !m_session.turn().thinking && !window()->isActiveWindow())
        QApplication::alert(window());
}

// Two computers wait while nobody looks; a window that is made small is none of our business.
void GamePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous() && onlyComputers(m_session))
        m_session.setPaused(true);
}

// In a wide window the page stays together, around its board as high as there is room.
void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int around = 2 * Theme::unit, together = 1320;
    const int wanted = std::max(together, height() + m_side->sizeHint().width());
    const int margin = std::max(around, (width() - wanted) / 2);
    layout()->setContentsMargins(margin, around, margin, around);
    m_side->fit(width() - 2 * (margin - around));
    divideHeight();
}

// What stands below the board, or beside it where that would take the board's room.
void GamePage::divideHeight() {
    m_sheets->fit(height() - 4 * Theme::unit - m_strip->height() - 2 * m_middle->spacing());
}

// The words stand above the board, wherever it stands in its room.
void GamePage::align() {
    const QRect frame = m_board->stage().outer.toRect();
    m_strip->alignTo(m_board->x() + frame.left() - m_strip->x(), frame.width());
}

bool GamePage::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if ((watched == m_board && (type == QEvent::Resize || type == QEvent::Move))
        || (watched == m_strip && type == QEvent::Resize))
        align();
    // It may have become higher or lower. What is being laid out now must stay where it is.
    if (watched == m_strip && type == QEvent::Resize)
        QMetaObject::invokeMethod(this, &GamePage::divideHeight, Qt::QueuedConnection);
    // It may need more height than it was given for the words before.
    if (watched == m_review && m_review->isOpen()
        && (type == QEvent::LayoutRequest || type == QEvent::Resize))
        QMetaObject::invokeMethod(m_table, &TableColumn::fold, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void GamePage::refresh() {
    using Change = Session::Change;
    follow(Change::Position | Change::Clicks | Change::Talk | Change::Table);
}

// Shows again what has changed, and no more.
void GamePage::follow(Session::Changes what) {
    using Change = Session::Change;
    if (what & Change::Position) {
        m_board->setScene(m_session.scene());
        align(); // another board may have another shape
    }
    const auto hindrance = m_setUp->hindrance();
    const bool settingUp = m_session.phase() == Session::Phase::SettingUp;
    m_board->setEditing(settingUp && m_session.beginning().byHand);
    m_strip->setPlayerName(m_preferences.playerName());
    m_strip->refresh(hindrance);
    m_table->refresh(hindrance);
    m_side->setRoomy(settingUp);
    m_buttons->refresh(hindrance);
    refreshInsights();
    celebrate();
    emit refreshed();
}

// A game that has just come to its end by a move.
void GamePage::celebrate() {
    const bool over = m_session.phase() == Session::Phase::Over;
    const std::optional<Result> result = over ? m_session.ending().result : std::nullopt;
    const bool hasEnded = !std::exchange(m_over, over) && over;
    if (hasEnded)
        m_board->dismissPreview(); // which would hide how
    if (!hasEnded || !m_board->moving() || !result || !result->winner)
        return;
    m_board->celebrate(m_session.game().name.letters[indexOf(*result->winner)]);
    emit ended();
}

void GamePage::refreshInsights() {
    m_review->refresh(); // which may go to another position
    if (m_review->isOpen())
        m_table->fold();
    m_board->setMarks(marksOf(m_session, *m_review, m_setUp->hindrance()));
    m_sheets->refresh();
    const Ruleset& game = m_session.game();
    const bool over = m_session.phase() == Session::Phase::Over;
    const bool insight = std::ranges::any_of(
        allInsights, [&](Insight insight) { return m_preferences.wants(insight, game); });
    if (insight && m_session.turn().human)
        m_session.noteHelp();
    m_table->messageBox()->setCostsTold(over || insight);
    QStringList summary{over && m_ratings ? m_ratings->toldAfter(m_session) : QString(),
                        over ? accuracyTold(m_session) : QString()};
    summary.removeAll(QString());
    m_buttons->setSummary(m_review->isOpen() ? QString() : summary.join(QChar('\n')));
}

} // namespace bouton
