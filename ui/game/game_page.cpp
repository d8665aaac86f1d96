// SPDX-License-Identifier: MIT
#include "ui/game/game_page.h"

#include <QBoxLayout>
#include <QHideEvent>
#include <QScopeGuard>

#include <algorithm>

#include "ui/boards/board_table.h"
#include "ui/controls/announcer.h"
#include "ui/controls/layouts.h"
#include "ui/controls/side_columns.h"
#include "ui/controls/words.h"
#include "ui/game/aloud.h"
#include "ui/game/game_page_parts.h"
#include "ui/game/insight_sheets.h"
#include "ui/game/next_game.h"
#include "ui/game/projector.h"
#include "ui/game/set_up_panel.h"
#include "ui/game/table_buttons.h"
#include "ui/game/table_column.h"
#include "ui/game/time_bar.h"
#include "ui/game/turn_strip.h"
#include "ui/insight/review_bar.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds leastBeforePass{700}; // so that one sees why

// Until the end of the scope the page is not laid out: between two games there is a set-up that
// nobody is to see, and the board keeps its place.
auto held(QLayout& layout) {
    layout.setEnabled(false);
    return qScopeGuard([&layout] { layout.setEnabled(true); });
}

} // namespace

GamePage::GamePage(const Ruleset& game, std::uint64_t seed, Preferences& preferences,
                   QWidget* parent)
    : QWidget(parent),
      m_session(game, seed),
      m_preferences(preferences),
      m_preparation(m_session, preferences, this),
      m_tool(m_session, this),
      m_replay(m_session, preferences, this),
      m_board(named("board", makeBoard(game))),
      m_setUp(new SetUpPanel(m_session, m_preparation, m_tool, preferences)),
      m_time(new TimeBar(m_session, m_replay, preferences)),
      m_review(new ReviewBar(m_session)),
      m_summary(named("summary", new GameSummary(m_session, *m_review))),
      m_buttons(new TableButtons(m_session, m_preparation, m_summary)),
      m_line(new MoveLine(m_session)),
      m_hand(new BoardHand(*m_board, m_session, m_tool, m_replay)),
      m_menu(named("boardMenu", new BoardMenu(m_session, m_tool, this))) {
    m_session.setPrograms(preferences.programs());
    m_preparation.open();
    auto* strip = new TurnStrip(m_session, m_preparation, preferences);
    m_table = new TableColumn(m_session, m_preparation, preferences, m_setUp, m_time, m_review);
    auto* show = new BoardShow(*m_board, m_session, m_preparation, *m_review);
    QBoxLayout* middle = column({strip, {m_board, 1}, m_line}, 2 * Theme::unit);
    m_sheets = new InsightSheets(m_session, preferences, *m_board, this);
    m_side = new SideColumns(m_table, m_sheets->column(), m_buttons);
    setLayout(row({{middle, 1}, m_side}, 2 * Theme::unit, 2 * Theme::unit));
    new PageLayout(*this, m_session, *strip, *m_board, *m_side);
    m_follower = new StudyFollower(m_session, preferences, *m_review, *this);
    setBoard(preferences);
    listen(preferences);
    listenToTheButtons();
    rememberPlaces(preferences);
    auto* announcer = new MoveAnnouncer(*this, m_session, m_preparation, *strip, *m_review);
    connect(m_line, &MoveLine::closed, m_board, [this] { m_board->setFocus(); });
    connect(m_line, &MoveLine::refused, announcer, &MoveAnnouncer::say);
    connect(show, &BoardShow::ended, this, &GamePage::ended);
    connect(strip, &TurnStrip::rulesWanted, this, &GamePage::rulesWanted);
    connect(m_board, &BoardView::previewChanged, strip, &TurnStrip::setPreview);
    connect(m_table, &TableColumn::insightsWanted, this, &GamePage::insightsWanted);
}

// Each game's page keeps its own column in front.
void GamePage::rememberPlaces(Preferences& preferences) {
    using Column = SideColumns::Column;
    const QString part = QStringLiteral("column/") + QLatin1String(m_session.game().name.id);
    if (preferences.window(part) == "insights")
        m_side->bring(Column::Insights);
    connect(m_side, &SideColumns::brought, &preferences, [&preferences, part](Column column) {
        preferences.window.set(part, column == Column::Insights ? "insights" : "table");
    });
}

// The board follows the user's preferences, whatever position it shows.
void GamePage::setBoard(Preferences& preferences) {
    const Ruleset& game = m_session.game();
    preferences.legalMovesShown.tell(m_board, &BoardView::setLegalMovesShown);
    preferences.coordinatesShown.tell(m_board, &BoardView::setCoordinatesShown);
    preferences.boardTurned.tell(m_board, &BoardView::setTurned, game);
    worded(m_board, &QWidget::setAccessibleName, [&game] { return spoken(game.name.title); });
}

void GamePage::listen(Preferences& preferences) {
    connect(m_hand, &BoardHand::startWanted, this, &GamePage::start);
    connect(m_hand, &BoardHand::escaped, this, &GamePage::escaped);
    connect(m_board, &BoardView::menuWanted, m_menu, &BoardMenu::open);
    connect(m_menu, &BoardMenu::editWanted, this, &GamePage::editPosition);
    connect(m_menu, &BoardMenu::seeWhyWanted, this, &GamePage::insightsWanted);
    connect(m_setUp, &SetUpPanel::startWanted, this, &GamePage::start);
    connect(m_setUp, &SetUpPanel::openWanted, this, &GamePage::openWanted);
    // What the line above the page answered to a click is stale once the game has gone on.
    connect(&m_session, &Session::changed, this, [this] { emit statusText({}); });
    connect(&m_session, &Session::changed, this, &GamePage::callBack);
    connect(&m_session, &Session::changed, this, &GamePage::passAlone);
    connect(&preferences.passingAlone, &AnyPreference::changed, this, &GamePage::passAlone);
    named("passing", &m_passing)->setSingleShot(true);
    connect(&m_passing, &QTimer::timeout, &m_session, &Session::pass);
    preferences.pace.tell(&m_session, &Session::setPace);
    connect(m_sheets, &InsightSheets::statusText, this, &GamePage::statusText);
    connect(m_sheets, &InsightSheets::columnShown, m_side, &SideColumns::setInsightsShown);
    connect(m_sheets, &InsightSheets::switchedOn, m_side,
            [this] { m_side->bring(SideColumns::Column::Insights); });
    connect(m_review, &ReviewBar::toggled, m_side, [this] {
        if (m_review->isOpen())
            m_side->bring(SideColumns::Column::Table);
    });
    // Who asks for a hint reads it in the conversation.
    connect(&m_session, &Session::changed, m_side, [this] {
        if (m_session.hints().wanted())
            m_side->bring(SideColumns::Column::Table);
    });
    connect(m_review, &ReviewBar::previewed, m_board, &BoardView::setPreview);
    connect(m_board, &BoardView::previewDismissed, m_review, &ReviewBar::endPreview);
    connect(m_review, &ReviewBar::playOnWanted, this, &GamePage::playOn);
}

void GamePage::listenToTheButtons() {
    connect(m_buttons, &TableButtons::startWanted, this, &GamePage::start);
    connect(m_buttons, &TableButtons::analyseWanted, this, &GamePage::analyse);
    connect(m_buttons, &TableButtons::newGameWanted, this, &GamePage::newGame);
    connect(m_buttons, &TableButtons::playAgainWanted, this, &GamePage::playAgain);
    connect(m_buttons, &TableButtons::otherSideWanted, this, &GamePage::playOtherSide);
    connect(m_buttons, &TableButtons::opponentWanted, this, &GamePage::playOpponent);
    connect(m_buttons, &TableButtons::reviewWanted, this, &GamePage::openReview);
    connect(m_buttons, &TableButtons::resignWanted, this, &GamePage::resign);
    connect(m_buttons, &TableButtons::homeWanted, this, &GamePage::left);
}

// Beginning a game --------------------------------------------------------------------------------

void GamePage::start() {
    if (m_awaiting || m_preparation.hindrance()) // which stands beside the board
        return;
    m_board->setFocus(); // before the button that has it goes
    (void)m_session.start();
}

void GamePage::newGame() {
    emit statusText({});
    m_preparation.openAnew();
    takeFocus();
}

void GamePage::editPosition() {
    emit statusText({});
    const Picture shown = m_board->picture(); // perhaps a better line's
    m_preparation.edit(shown);
    m_board->setFocus();
}

void GamePage::playFrom(const Picture& picture) {
    const auto hold = held(*layout());
    emit statusText({});
    m_preparation.open(picture);
    m_awaiting = false; // this one comes instead
    start();
    takeFocus();
}

void GamePage::playAgain() {
    const auto hold = held(*layout());
    m_preparation.openAgain(m_preparation.answers().inTurn ? std::nullopt
                                                           : std::optional(m_session.plan().seats));
    start();
}

void GamePage::playOtherSide() {
    const auto hold = held(*layout());
    m_preparation.openAgain(exchanged(m_session.plan().seats));
    start();
}

void GamePage::playOpponent() {
    const auto hold = held(*layout());
    if (const auto seats = seatsOfNextGame(m_session)) {
        m_preparation.openAgain(seats);
        start();
    }
}

// From the position on the board.
void GamePage::playOn(const Seats& wanted) {
    const auto hold = held(*layout());
    const Seats seats = wanted; // perhaps of the review, which ends now
    m_preparation.edit(m_session.match()->picture(m_session.match()->current()));
    m_preparation.seat(seats);
    start();
    takeFocus();
}

// Both sides are the user's, and what is true of the position is in view.
void GamePage::analyse() {
    m_preparation.seat({});
    showWhy();
    start();
}

void GamePage::showWhy() {
    for (const Insight insight : {Insight::MoveValues, Insight::Why})
        m_preferences.setInsightShown(insight, m_session.game(), true);
}

// In play -----------------------------------------------------------------------------------------

void GamePage::openReview() { m_review->open(); }

void GamePage::resign() {
    m_replay.end(); // which stays where it has come to
    if (canResign(m_session))
        m_session.resign();
}

void GamePage::solve() {
    Study& study = m_session.study();
    const Match* match = m_session.match();
    if (study.solving() || !match)
        return study.setSolving(false);
    if (m_session.turn().thinking)
        return emit statusText(tr("A position is solved while no computer thinks about its move."));
    showWhy();
    if (match->result(match->current()))
        return emit statusText(tr("The game is over here, and nothing is left to be solved."));
    study.setSolving(true);
    if (study.isSolved(match->current()))
        emit statusText(tr("Every move of this position is proven."));
}

bool GamePage::closeInnermost() {
    if (m_hand->takeBack())
        return true;
    if (m_board->preview())
        m_board->dismissPreview();
    else if (m_review->isOpen())
        m_review->close();
    else
        return m_table->foldSeats() || closeInsight();
    return true;
}

bool GamePage::closeInsight() {
    if (m_side->covers(SideColumns::Column::Table)) {
        m_side->bring(SideColumns::Column::Table);
        return true;
    }
    const auto opened = m_sheets->openedLast();
    if (opened)
        m_preferences.setInsightShown(*opened, m_session.game(), false);
    return opened.has_value();
}

bool GamePage::possible(Jump jump) const { return m_time->possible(jump); }

void GamePage::sayAloud(Aloud what) {
    Announcer::of(*this).say(wordsAloud(what, m_session, *m_board));
}

void GamePage::sayAgain() { Announcer::of(*this).repeat(); }

void GamePage::typeMove() {
    if (m_session.match())
        m_line->open();
}

void GamePage::jump(Jump jump) { m_time->jump(jump); }

void GamePage::callBack(Session::Changes what) {
    if ((what & Session::Change::Position) && m_session.speech().you() && isVisible()
        && !m_session.turn().thinking && !window()->isActiveWindow() && !projected())
        emit calledBack();
}

// Not where somebody has gone back to it, be it by Undo: there he wants to do something else.
void GamePage::passAlone() {
    const bool due = m_preferences.passingAlone() && isVisible() && !projected()
                     && m_session.turn().mustPass && !m_session.view().looksBack;
    if (!due)
        m_passing.stop();
    else if (!m_passing.isActive())
        m_passing.start(std::max(m_preferences.pace(), leastBeforePass));
}

// Nobody has looked at the questions meanwhile.
void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous())
        m_preparation.proposeAnew();
    passAlone();
}

// Two computers wait while another page is shown, but not while the window is minimized.
void GamePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous()) {
        project(false);
        m_sheets->forgetOpened();
        m_passing.stop();
    }
    if (!event->spontaneous() && onlyComputers(m_session))
        m_session.setPaused(true);
}

void GamePage::setAwaiting(bool awaiting) { m_awaiting = awaiting; }

void GamePage::takeFocus() {
    QWidget* button = m_buttons->start();
    (m_awaiting ? this : button ? button : m_board)->setFocus();
}

// For the window ----------------------------------------------------------------------------------

void GamePage::setRatings(const OwnRatings& ratings) {
    m_summary->setRatings(ratings);
    m_setUp->setRatings(ratings);
}

void GamePage::setProposals(const Proposals& proposals) { m_preparation.setProposals(proposals); }

void GamePage::setOwnBook(OwnBook& own) { m_sheets->setOwnBook(own); }

void GamePage::setBoardActions(const QList<QAction*>& actions) { m_menu->setMore(actions); }

bool GamePage::projected() const { return m_projector && m_projector->isVisible(); }

void GamePage::project(bool on) {
    if (on == projected())
        return;
    if (!m_projector) {
        m_projector = new Projector(m_session, m_preferences, this);
        connect(m_projector, &Projector::jumpWanted, this, &GamePage::jump);
        connect(m_projector, &Projector::toggled, m_follower, &StudyFollower::setProjected);
        connect(m_projector, &Projector::toggled, this, &GamePage::projectedChanged);
        connect(m_projector, &Projector::toggled, this, &GamePage::passAlone);
        connect(m_projector, &Projector::toggled, this, [this](bool shown) {
            (shown ? static_cast<QWidget*>(m_projector) : window())->activateWindow();
        });
    }
    on ? m_projector->showFullScreen() : m_projector->hide();
}

void GamePage::showWhatIsDue() { m_sheets->showWhatIsDue(); }

} // namespace bouton
