#include "ui/game_page.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QSplitter>

#include <algorithm>

#include "ui/boards/board_table.h"
#include "ui/insight/board_insight.h"
#include "ui/insight/history_panel.h"
#include "ui/insight/insight_column.h"
#include "ui/insight/insight_panel.h"
#include "ui/insight/map_panel.h"
#include "ui/insight/review_bar.h"
#include "ui/insight/twin_panel.h"
#include "ui/insight/why_panel.h"
#include "ui/panels/button.h"
#include "ui/panels/card.h"
#include "ui/panels/heading.h"
#include "ui/panels/message_box.h"
#include "ui/panels/move_list.h"
#include "ui/panels/set_up_panel.h"
#include "ui/panels/side_columns.h"
#include "ui/panels/time_bar.h"
#include "ui/panels/turn_strip.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

using Phase = Session::Phase;

namespace {

constexpr int lowestBoard = 68 * Theme::unit; // what a history below it leaves it

} // namespace

GamePage::GamePage(const Ruleset& game, std::uint64_t seed, Preferences& preferences,
                   QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_session(game, seed),
      m_board(makeBoard(game)),
      m_strip(new TurnStrip(m_session)),
      m_setUp(new SetUpPanel(m_session, preferences)),
      m_messages(new MessageBox(game)),
      m_moves(new MoveList(game)),
      m_time(new TimeBar(m_session)),
      m_seeWhy(new Button),
      m_talk(makeTalk()),
      m_hindrance(sideNote({})),
      m_boardInsight(new BoardInsight(m_session, preferences, *m_board, this)),
      m_review(new ReviewBar(m_session)),
      m_insightColumn(new InsightColumn),
      m_history(new HistoryPanel(m_session)),
      m_middle(new QVBoxLayout),
      m_start(new Button({}, Button::Rank::Primary)),
      m_newGame(new Button),
      m_playAgain(new Button({}, Button::Rank::Primary)),
      m_pause(new Button) {
    m_board->setObjectName(QStringLiteral("board"));
    m_messages->setObjectName(QStringLiteral("messageBox"));
    m_moves->setObjectName(QStringLiteral("moveList"));
    m_start->setObjectName(QStringLiteral("startButton"));
    m_newGame->setObjectName(QStringLiteral("newGameButton"));
    m_playAgain->setObjectName(QStringLiteral("playAgainButton"));
    m_pause->setObjectName(QStringLiteral("pauseButton"));
    m_hindrance->setObjectName(QStringLiteral("hindrance"));

    m_seeWhy->setObjectName(QStringLiteral("seeWhyButton"));
    m_middle->setSpacing(2 * Theme::unit);
    m_middle->addWidget(m_strip);
    m_middle->addWidget(m_board, 1);
    m_middle->addWidget(m_review);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    row->setSpacing(2 * Theme::unit);
    row->addLayout(m_middle, 1);
    m_side = new SideColumns(makeTable(), m_insightColumn, makeFoot());
    row->addWidget(m_side);

    m_board->setLegalMovesShown(preferences.legalMovesShown());
    m_session.setPace(preferences.pace());
    makeInsights();
    listen();
    retranslate();
}

void GamePage::retranslate() {
    m_board->setAccessibleName(spoken(m_session.game().name.title));
    m_seeWhy->setText(tr("See why"));
    m_seeWhy->setToolTip(tr("What is true of this position, and why: choose what is shown"));
    m_start->setText(tr("Start"));
    m_newGame->setText(tr("New game"));
    m_playAgain->setText(tr("Play again"));
    refresh();
}

void GamePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QWidget* GamePage::makeTable() {
    auto* table = new Card;
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit, 2 * Theme::unit);
    column->setSpacing(2 * Theme::unit);
    column->addWidget(new SnugScrollArea(m_setUp));
    column->addWidget(m_talk, 1);
    column->addSpacerItem(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Expanding));
    column->addWidget(m_hindrance);
    return table;
}

// A click on a button here leaves the keys where they were: after a double click on Start the next
// Enter must not be for the New game that stands in its place.
QWidget* GamePage::makeFoot() {
    auto* foot = new QWidget;
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::unit);
    for (Button* button : {m_pause, m_newGame, m_playAgain, m_start}) {
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    return foot;
}

// What was said and what was played, both in view; the border between them can be moved.
QWidget* GamePage::makeTalk() {
    auto* moves = new QWidget;
    auto* column = new QVBoxLayout(moves);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::unit / 2);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::unit);
    row->addWidget(m_time, 1);
    row->addWidget(m_seeWhy);
    column->addLayout(row);
    column->addWidget(m_moves, 1);
    m_messages->setMinimumHeight(10 * Theme::unit);
    m_moves->setMinimumHeight(6 * Theme::unit);
    auto* talk = new QSplitter(Qt::Vertical);
    talk->setChildrenCollapsible(false);
    talk->addWidget(m_messages);
    talk->addWidget(moves);
    talk->setStretchFactor(0, 3);
    talk->setStretchFactor(1, 2);
    return talk;
}

void GamePage::listen() {
    connect(m_board, &BoardView::clicked, &m_session, &Session::click);
    connect(m_board, &BoardView::turnEnded, &m_session, &Session::endTurn);
    connect(m_board, &BoardView::clickRevoked, this, [this] {
        if (!takeBack())
            emit escaped();
    });
    connect(&m_session, &Session::changed, this, &GamePage::refresh);
    connect(&m_session, &Session::refused, this,
            [this](const Phrase& phrase) { emit hinted(spoken(phrase)); });
    // What the status bar answered to a click is stale once the game has gone on.
    connect(&m_session, &Session::changed, this, [this] { emit hinted({}); });
    // A button that ends the turn goes with it, and leaves the keys to the board.
    for (const char* name : {"endTurnButton", "passButton"})
        connect(m_strip->findChild<Button*>(QLatin1String(name)), &Button::clicked, m_board,
                [this] { m_board->setFocus(); });
    connect(m_setUp, &SetUpPanel::answered, this, &GamePage::refresh);
    connect(m_moves, &MoveList::chosen, &m_session, &Session::go);
    connect(m_start, &Button::clicked, this, &GamePage::start);
    connect(m_newGame, &Button::clicked, this, &GamePage::newGame);
    connect(m_playAgain, &Button::clicked, this, &GamePage::playAgain);
    connect(m_pause, &Button::clicked, this,
            [this] { m_session.setPaused(m_session.phase() != Phase::Paused); });
    connect(&m_preferences, &Preferences::paceChanged, this,
            [this](std::chrono::milliseconds pace) { m_session.setPace(pace); });
    connect(&m_preferences, &Preferences::legalMovesShownChanged, m_board,
            &BoardView::setLegalMovesShown);
    connect(m_seeWhy, &Button::clicked, this,
            [this] { emit insightsWanted(m_seeWhy->mapToGlobal(QPoint(0, m_seeWhy->height()))); });
    connect(m_strip, &TurnStrip::reviewWanted, m_review, &ReviewBar::open);
    connect(m_review, &ReviewBar::toggled, this, &GamePage::refresh);
    connect(&m_session.study(), &Study::changed, this, &GamePage::refreshInsights);
    connect(&m_preferences, &Preferences::insightShownChanged, this,
            [this](Insight insight, bool shown) {
                refreshStudy();
                refreshInsights();
                for (const InsightPanel* panel : m_insights)
                    if (shown && panel->insight() == insight && isBeside(panel))
                        m_side->bring(SideColumns::Column::Insights);
            });
}

void GamePage::makeInsights() {
    auto* why = new WhyPanel(m_session);
    connect(why, &WhyPanel::previewed, m_board, &BoardView::setPreview);
    connect(m_board, &BoardView::previewDismissed, why, &WhyPanel::endPreview);
    add(why);
    add(new TwinPanel(m_session));
    add(new MapPanel(m_session));
    connect(m_history, &HistoryPanel::told, this, &GamePage::hinted);
    add(m_history);
}

void GamePage::add(InsightPanel* panel) {
    m_insights.push_back(panel);
    connect(panel, &InsightPanel::lit, m_board, &BoardView::light);
    connect(m_board, &BoardView::hovered, panel, &InsightPanel::light);
    if (panel == m_history)
        m_middle->addWidget(panel);
    else
        m_insightColumn->add(panel);
}

// The history is wide and stands below the board, unless that would make the board too small.
void GamePage::placeHistory() {
    const int around = 4 * Theme::unit + m_strip->height() + 2 * m_middle->spacing();
    const bool beside = height() - around - m_history->sizeHint().height() < lowestBoard;
    if (beside == m_historyBeside)
        return;
    m_historyBeside = beside;
    if (beside)
        m_insightColumn->add(m_history);
    else
        m_middle->addWidget(m_history);
    refreshInsights();
}

void GamePage::start() {
    if (const auto why = m_setUp->hindrance()) {
        emit hinted(spoken(*why));
        return;
    }
    m_board->setFocus(); // before the button that has it goes
    (void)m_session.start();
}

void GamePage::newGame() {
    emit hinted({});
    m_setUp->open();
    takeFocus();
}

void GamePage::playFrom(const Picture& picture) {
    emit hinted({});
    m_setUp->open(picture);
    start();
    takeFocus();
}

void GamePage::takeFocus() {
    if (m_start->isHidden())
        m_board->setFocus();
    else
        m_start->setFocus();
}

// A start that was arranged by hand is the start again; a drawn one is drawn anew.
void GamePage::playAgain() {
    const Match* match = m_session.match();
    const Picture before = match ? match->picture(0) : Picture{};
    m_setUp->open();
    if (match && !m_session.plan().autoFill)
        m_session.setPicture(before);
    start();
}

bool GamePage::takeBack() {
    const bool any = !m_session.clicking().clicks().empty();
    m_session.takeBack();
    return any;
}

bool GamePage::onlyComputers() const {
    const auto& seats = m_session.plan().seats;
    return !seats[0].human() && !seats[1].human();
}

void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshStudy();
}

// Two computers wait while nobody looks; a window that is made small is none of our business.
void GamePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    refreshStudy();
    if (!event->spontaneous() && onlyComputers())
        m_session.setPaused(true);
}

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_side->fit(width());
    placeHistory();
}

void GamePage::refresh() {
    const auto hindrance = m_setUp->hindrance();
    const bool settingUp = m_session.phase() == Phase::SettingUp;
    m_board->setPicture(m_session.picture());
    m_setUp->refresh();
    m_strip->refresh(hindrance);
    m_messages->put(m_session.messages());
    m_moves->put(m_session.match());
    m_time->refresh();
    m_talk->setVisible(!settingUp);
    m_hindrance->setText(settingUp && hindrance ? spoken(*hindrance) : QString());
    m_hindrance->setVisible(!m_hindrance->text().isEmpty());
    m_start->setEnabled(!hindrance);
    m_start->setToolTip(m_hindrance->text());
    refreshButtons();
    refreshStudy();
    refreshInsights();
    emit refreshed();
}

// What a sentence speaks of: the last hint, a slip, or why the game is over.
Clicks GamePage::named() const {
    if (const auto* mark = m_review->shown())
        return mark->kept.where;
    if (m_session.messages().empty())
        return {};
    const Message& last = m_session.messages().back();
    if (last.kind == Message::Kind::Hint)
        return last.text.where;
    return m_session.phase() == Phase::Over && m_session.result() ? last.because.where : Clicks{};
}

void GamePage::refreshMarks() {
    const auto* mark = m_review->shown();
    m_board->setMarks({.next = m_session.clicking().next(),
                       .chosen = m_session.clicking().clicks(),
                       .last = m_session.lastMove(),
                       .named = named(),
                       .struck = mark ? mark->what.where : Clicks{},
                       .anywhere = m_session.phase() == Phase::SettingUp && m_session.byHand()});
}

bool GamePage::isBeside(const InsightPanel* panel) const {
    return panel != m_history || m_historyBeside;
}

bool GamePage::wants(Insight insight) const {
    return suits(insight, m_session.game()) && m_preferences.insightShown(insight);
}
bool GamePage::shows(Insight insight) const { return m_session.match() && wants(insight); }

void GamePage::refreshInsights() {
    m_review->refresh(); // which may go to another position
    refreshMarks();
    m_boardInsight->refresh();
    bool beside = false;
    for (InsightPanel* panel : m_insights) {
        const bool shown = shows(panel->insight());
        if (shown)
            panel->refresh();
        panel->setVisible(shown);
        beside = beside || (shown && isBeside(panel));
    }
    m_side->setInsightsShown(beside);
}

// Analysis is wanted where something shows it, and only while the page is looked at.
void GamePage::refreshStudy() {
    m_session.study().setScope(isVisible() ? scope() : Study::Scope::Nothing, patience());
}

// Beyond the bound as long as somebody looks at what is told of this position, and so not in a
// window that is put away.
Patience GamePage::patience() const {
    const bool looked = wants(Insight::MoveValues) || wants(Insight::Why);
    return looked && !window()->isMinimized() ? Patience::Endless : Patience::Bounded;
}

// While a hint is waited for the position on the board comes before all others.
Study::Scope GamePage::scope() const {
    using Scope = Study::Scope;
    if (m_session.hintPending())
        return Scope::Here;
    if (m_review->isOpen() || m_preferences.insightShown(Insight::History))
        return Scope::History;
    const bool any =
        std::ranges::any_of(allInsights, [this](Insight insight) { return wants(insight); });
    return any ? Scope::Here : Scope::Nothing;
}

void GamePage::refreshButtons() {
    const Phase phase = m_session.phase();
    m_start->setVisible(phase == Phase::SettingUp);
    m_newGame->setVisible(phase != Phase::SettingUp);
    m_playAgain->setVisible(phase == Phase::Over);
    m_pause->setText(phase == Phase::Paused ? tr("Continue") : tr("Pause"));
    m_pause->setVisible(phase == Phase::Paused || (phase == Phase::Playing && onlyComputers()));
}

} // namespace bouton
