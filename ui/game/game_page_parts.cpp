// SPDX-License-Identifier: MIT
#include "ui/game/game_page_parts.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>

#include <algorithm>
#include <utility>

#include "core/match.h"
#include "ui/archive/own_ratings.h"
#include "ui/boards/board_view.h"
#include "ui/controls/announcer.h"
#include "ui/controls/latin_keys.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/controls/side_columns.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/game/aloud.h"
#include "ui/game/board_marks.h"
#include "ui/game/editing_tool.h"
#include "ui/game/message_box.h"
#include "ui/game/preparation.h"
#include "ui/game/replay.h"
#include "ui/game/turn_strip.h"
#include "ui/insight/review_bar.h"
#include "ui/insight/value_history.h"
#include "ui/preferences/preferences.h"

namespace bouton {

// BoardHand ---------------------------------------------------------------------------------------

BoardHand::BoardHand(BoardView& board, Session& session, EditingTool& tool, Replay& replay)
    : QObject(&board), m_session(session), m_tool(tool), m_replay(replay) {
    connect(&board, &BoardView::clicked, this, &BoardHand::click);
    connect(&board, &BoardView::turnEnded, this, &BoardHand::endTurn);
    connect(&board, &BoardView::dragged, &session, &Session::move);
    connect(&board, &BoardView::erased, &session,
            [&session](Cell cell) { session.put(cell, '.'); });
    connect(&board, &BoardView::clickRevoked, this, [this] {
        if (!takeBack())
            emit escaped();
    });
}

void BoardHand::click(Cell cell) {
    if (m_replay.end())
        return;
    if (m_session.phase() != Session::Phase::SettingUp)
        return m_session.click(cell);
    if (m_session.plan().byHand)
        return m_tool.click(cell);
    emit startWanted();
    if (m_session.turn().human)
        m_session.click(cell);
}

void BoardHand::endTurn() {
    if (m_replay.end())
        return;
    if (m_session.phase() == Session::Phase::SettingUp)
        emit startWanted();
    else
        m_session.endTurn();
}

bool BoardHand::takeBack() {
    const bool any = m_replay.end() || !m_session.clicking().clicks().empty();
    m_session.takeBack();
    return any;
}

// BoardShow ---------------------------------------------------------------------------------------

BoardShow::BoardShow(BoardView& board, const Session& session, const Preparation& preparation,
                     const ReviewBar& review)
    : QObject(&board),
      m_board(board),
      m_session(session),
      m_preparation(preparation),
      m_review(review) {
    using Change = Session::Change;
    setObjectName(QStringLiteral("boardShow"));
    board.setClickPreviews([&session](const Clicks& clicks) { return previewOf(session, clicks); });
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Change::Position)
            m_board.setScene(m_session.scene());
    });
    listen(session, Change::Position | Change::Clicks | Change::Talk | Change::Table, this,
           &BoardShow::mark);
    listen(session, Change::Position | Change::Table, this, &BoardShow::celebrate);
    connect(&preparation, &Preparation::hindranceChanged, this, &BoardShow::mark);
    connect(&review, &ReviewBar::refreshed, this, &BoardShow::mark);
    board.setScene(session.scene());
    mark();
}

void BoardShow::mark() {
    m_board.setEditing(m_session.phase() == Session::Phase::SettingUp && m_session.plan().byHand);
    m_board.setMarks(marksOf(m_session, m_review, m_preparation.hindrance()));
}

// A game that has just come to its end by a move.
void BoardShow::celebrate() {
    const bool over = m_session.phase() == Session::Phase::Over;
    const std::optional<Result> result = over ? m_session.ending().result : std::nullopt;
    const bool hasEnded = !std::exchange(m_over, over) && over;
    if (hasEnded)
        m_board.dismissPreview(); // which would hide how
    if (!hasEnded || !m_board.moving() || !result || !result->winner)
        return;
    m_board.celebrate(m_session.game().name.letters[indexOf(*result->winner)]);
    emit ended();
}

// BoardMenu ---------------------------------------------------------------------------------------

BoardMenu::BoardMenu(Session& session, EditingTool& tool, QWidget* parent)
    : QMenu(parent),
      m_session(session),
      m_edit(add(QT_TR_NOOP("&Edit this position"), Qt::CTRL | Qt::Key_E)) {
    auto* group = new QActionGroup(this);
    for (const Side side : {Side::One, Side::Two}) {
        QAction*& action = m_toMove[indexOf(side)];
        action = worded(addAction(QString()), [&session, side] {
            return tr("%1 to move").arg(nameOf(session.game(), side));
        });
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, &tool, [&tool, side] { tool.putToMove(side); });
    }
    addSeparator();
    m_clear = add(QT_TR_NOOP("&Clear"));
    m_usual = add(QT_TR_NOOP("Usual &start"));
    m_hint = add(QT_TR_NOOP("&Hint"), Qt::Key_H);
    m_seeWhy = add(QT_TR_NOOP("See &why"));
    addSeparator();
    connect(m_edit, &QAction::triggered, this, &BoardMenu::editWanted);
    connect(m_clear, &QAction::triggered, &tool, &EditingTool::clear);
    connect(m_usual, &QAction::triggered, &tool, &EditingTool::putUsualStart);
    connect(m_hint, &QAction::triggered, &session, &Session::hint);
    connect(m_seeWhy, &QAction::triggered, this, [this] { emit seeWhyWanted(m_at); });
    m_edit->setObjectName(QStringLiteral("boardEdit"));
    m_clear->setObjectName(QStringLiteral("boardClear"));
    m_usual->setObjectName(QStringLiteral("boardUsualStart"));
    m_hint->setObjectName(QStringLiteral("boardHint"));
    m_seeWhy->setObjectName(QStringLiteral("boardSeeWhy"));
    m_toMove[0]->setObjectName(QStringLiteral("boardToMoveOne"));
    m_toMove[1]->setObjectName(QStringLiteral("boardToMoveTwo"));
}

// The keys are those of the window's menus; here they are only told.
QAction* BoardMenu::add(const char* text, const QKeySequence& keys) {
    QAction* action = worded(addAction(QString()), [text] { return tr(text); });
    action->setShortcut(keys);
    return action;
}

void BoardMenu::setMore(const QList<QAction*>& actions) {
    for (QAction* action : m_more)
        removeAction(action);
    m_more = actions;
    addActions(actions);
}

void BoardMenu::refresh() {
    const bool settingUp = m_session.phase() == Session::Phase::SettingUp;
    const bool byHand = settingUp && m_session.plan().byHand;
    m_edit->setVisible(!byHand);
    for (QAction* action : {m_toMove[0], m_toMove[1], m_clear, m_usual})
        action->setVisible(byHand);
    m_toMove[indexOf(m_session.picture().toMove)]->setChecked(true);
    for (QAction* action : {m_hint, m_seeWhy})
        action->setVisible(!settingUp);
    m_hint->setEnabled(m_session.canHint() && !m_session.hints().wanted());
}

void BoardMenu::open(QPoint global) {
    m_at = global;
    refresh();
    popup(global);
}

// StudyFollower -----------------------------------------------------------------------------------

StudyFollower::StudyFollower(Session& session, const Preferences& preferences,
                             const ReviewBar& review, QWidget& page)
    : QObject(&page),
      m_session(session),
      m_preferences(preferences),
      m_review(review),
      m_page(page) {
    page.installEventFilter(this);
    listen(session, Session::Change::Table, this, &StudyFollower::refresh);
    connect(&preferences, &Preferences::insightShownChanged, this, &StudyFollower::refresh);
    connect(&preferences.thinkingAhead, &AnyPreference::changed, this, &StudyFollower::refresh);
    connect(&review, &ReviewBar::toggled, this, &StudyFollower::refresh);
}

bool StudyFollower::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        refresh();
    return QObject::eventFilter(watched, event);
}

void StudyFollower::setProjected(bool projected) {
    m_projected = projected;
    refresh();
}

void StudyFollower::refresh() {
    const bool visible = m_page.isVisible();
    const Study::Scope wanted = visible ? scope() : Study::Scope::Nothing;
    m_session.study().setScope(wanted, patience(), m_review.line());
    // Nobody pays for a solution that nobody sees.
    if (m_session.study().solving()
        && !(visible && m_preferences.wants(Insight::Why, m_session.game())))
        m_session.study().setSolving(false);
    m_session.setMayPonder(m_preferences.thinkingAhead() && visible
                           && wanted == Study::Scope::Nothing && !m_page.window()->isMinimized());
}

// Beyond the bound as long as somebody looks at what is told of this position, and so not in a
// window that is put away.
Patience StudyFollower::patience() const {
    const bool looked = m_projected || m_preferences.wants(Insight::MoveValues, m_session.game())
                        || m_preferences.wants(Insight::Why, m_session.game());
    return looked && !m_page.window()->isMinimized() ? Patience::Endless : Patience::Bounded;
}

Study::Scope StudyFollower::scope() const {
    using Scope = Study::Scope;
    // At the end both sides are told how well they played.
    if (m_review.isOpen() || m_session.phase() == Session::Phase::Over
        || m_preferences.wants(Insight::History, m_session.game()))
        return Scope::History;
    const bool any =
        m_projected || std::ranges::any_of(allInsights, [this](Insight insight) {
            return insight != Insight::Book && m_preferences.wants(insight, m_session.game());
        });
    return any ? Scope::Here : Scope::Nothing;
}

// PageLayout --------------------------------------------------------------------------------------

PageLayout::PageLayout(QWidget& page, const Session& session, TurnStrip& strip, BoardView& board,
                       SideColumns& side)
    : QObject(&page), m_page(page), m_strip(strip), m_board(board), m_side(side) {
    page.installEventFilter(this);
    strip.installEventFilter(this);
    board.installEventFilter(this);
    // Another board may have another shape.
    listen(session, Session::Change::Position, this, &PageLayout::align);
}

bool PageLayout::eventFilter(QObject* watched, QEvent* event) {
    const bool resized = event->type() == QEvent::Resize;
    if (watched == &m_page && resized)
        fit();
    if ((watched == &m_board && (resized || event->type() == QEvent::Move))
        || (watched == &m_strip && resized))
        align();
    return QObject::eventFilter(watched, event);
}

// In a wide window the page stays together, around its board as high as there is room. Its lower
// edge is left to the shadow of the board, and to the line below it.
void PageLayout::fit() {
    constexpr int around = 2 * Theme::unit, together = 1320, below = Theme::unit / 2;
    m_side.fit(m_page.size()); // as wide as it would be beside any board
    const int wanted = std::max(together, m_page.height() + m_side.sizeHint().width());
    const int margin = std::max(around, (m_page.width() - wanted) / 2);
    m_page.layout()->setContentsMargins(margin, around, margin, below);
    m_side.setFoot(around - below);
    m_side.fit({m_page.width() - 2 * (margin - around), m_page.height()});
}

// The words stand above the board, wherever it stands in its room.
void PageLayout::align() {
    const QRect frame = m_board.stage().outer.toRect();
    m_strip.alignTo(m_board.x() + frame.left() - m_strip.x(), frame.width());
}

// MoveAnnouncer -----------------------------------------------------------------------------------

MoveAnnouncer::MoveAnnouncer(QWidget& page, const Session& session, const Preparation& preparation,
                             const TurnStrip& strip, const ReviewBar& review)
    : QObject(&page),
      m_page(page),
      m_session(session),
      m_review(review),
      m_heard(session.messages()) {
    listen(session, Session::Change::Talk, this, &MoveAnnouncer::hearTalk);
    // It is no widget, so the page's own refreshing after a click does not reach it.
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Clicks)
            hearClicks();
    });
    connect(&strip, &TurnStrip::refused, this, &MoveAnnouncer::say);
    connect(&review, &ReviewBar::refreshed, this, &MoveAnnouncer::hearReview);
    connect(&preparation, &Preparation::hindranceChanged, this, [this, &preparation] {
        if (const auto why = preparation.hindrance())
            say(spoken(*why));
    });
}

void MoveAnnouncer::say(const QString& sentence) { Announcer::sayFrom(m_page, sentence); }

// Of another conversation only what was said last is news.
void MoveAnnouncer::hearTalk() {
    const std::vector<Message>& now = m_session.messages();
    const auto known = std::ranges::mismatch(m_heard, now);
    const bool isOther = known.in1 != m_heard.end() || known.in2 == now.begin();
    auto first = known.in2;
    if (isOther && first != now.end())
        first = now.end() - 1;
    for (; first != now.end(); ++first)
        if (first->kind != Message::Kind::Move || first->speaker != m_session.speech().you())
            say(saidAloud(*first));
    m_heard = now;
}

// A move that has begun and can go on.
void MoveAnnouncer::hearClicks() {
    const std::size_t now = m_session.clicking().clicks().size();
    if (std::exchange(m_clicks, now) < now && m_session.turn().human)
        say(wordsAloud(m_session.clicking()));
}

void MoveAnnouncer::hearReview() {
    const QString told = m_review.told();
    if (std::exchange(m_told, told) != told)
        say(told);
}

// MoveLine ----------------------------------------------------------------------------------------

MoveLine::MoveLine(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_line(named("moveLine", new QLineEdit)),
      m_why(named("moveLineNote", new WarningNote)) {
    auto* title = new WordLabel([] { return tr("&Move"); });
    title->setBuddy(m_line);
    worded(m_line, &QWidget::setAccessibleName, [] { return tr("Move"); });
    worded(m_line, &QLineEdit::setPlaceholderText, [] { return tr("such as c5, b3+b4 or pass"); });
    m_line->setMaxLength(200);
    m_line->setMaximumWidth(28 * Theme::unit);
    m_line->installEventFilter(this);
    setLayout(row({title, {m_line, 1}, {m_why, 1}}));
    connect(m_line, &QLineEdit::returnPressed, this, &MoveLine::play);
    connect(m_line, &QLineEdit::textEdited, m_why, [this] { m_why->setWords({}); });
    listen(session, Session::Change::Table, this, [this] {
        if (!m_session.match())
            hide();
    });
    hide();
}

void MoveLine::open() {
    m_why->setWords({});
    show();
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void MoveLine::play() {
    const QString why = tryToPlay(inLatinKeys(m_line->text().trimmed()));
    m_why->setWords([why] { return why; });
    if (why.isEmpty())
        return m_line->clear();
    m_line->selectAll(); // so that the next one takes its place
    emit refused(why);
}

QString MoveLine::tryToPlay(const QString& text) {
    const Match* match = m_session.match();
    if (text.isEmpty())
        return tr("Type a move, such as c5.");
    if (m_session.phase() == Session::Phase::Over)
        return tr("The game is over. Press Play again.");
    if (!match || !m_session.turn().human)
        return tr("It is not your turn.");
    const auto move = moveNamed(text.toStdString(), match->moves(match->current()));
    if (!move && m_session.turn().mustPass)
        return tr("There is no legal move: pass.");
    if (!move) { // of one cell of the board as of a click
        const Clicks& cells = move.error().where;
        const Picture picture = match->picture(match->current());
        return spoken(cells.size() == 1 && letterAt(picture, cells.front())
                          ? whyNot(*match, {}, cells.front())
                          : move.error());
    }
    m_session.play(*move);
    return {};
}

// The window has a use for Escape, too.
bool MoveLine::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_line || !key || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        emit closed(); // the keys go first, else they go to whatever comes next
        hide();
    }
    return true;
}

// GameSummary -------------------------------------------------------------------------------------

GameSummary::GameSummary(const Session& session, const ReviewBar& review)
    : m_session(session), m_review(review) {
    setForegroundRole(QPalette::PlaceholderText);
    setWordWrap(true);
    listen(session, Session::Change::Position | Session::Change::Table, this,
           &GameSummary::refresh);
    connect(&session.study(), &Study::changed, this, &GameSummary::refresh);
    connect(&review, &ReviewBar::toggled, this, &GameSummary::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void GameSummary::setRatings(const OwnRatings& ratings) {
    m_ratings = &ratings;
    connect(&ratings, &OwnRatings::changed, this, &GameSummary::refresh);
    refresh();
}

QString GameSummary::words() const {
    if (m_session.phase() != Session::Phase::Over)
        return {};
    QStringList all{m_review.isOpen() ? QString() : slipsTold(m_session), // which tells them itself
                    m_ratings ? m_ratings->wordsAfter(m_session) : QString()};
    all.removeAll(QString());
    return all.join(QChar('\n'));
}

void GameSummary::refresh() {
    const QString before = text(), now = words();
    setText(now);
    if (parentWidget() || text().isEmpty()) // else it would be a window
        setVisible(!text().isEmpty());
    if (now == before || m_review.isOpen()) // which says its own
        return;
    // After how the game ended, which is said in the same turn of the event loop.
    QMetaObject::invokeMethod(
        this, [this, now] { Announcer::sayFrom(*this, now); }, Qt::QueuedConnection);
}

} // namespace bouton
