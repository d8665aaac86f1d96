#include "ui/game/set_up_panel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QRadioButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/boards/board_table.h"
#include "ui/boards/set_up_form.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/saying.h"
#include "ui/controls/segmented_switch.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/toggle_switch.h"
#include "ui/controls/words.h"
#include "ui/game/editor_panel.h"
#include "ui/game/opponent_list.h"
#include "ui/game/players_panel.h"
#include "ui/game/seat_editor.h"
#include "ui/preferences/ahead_switch.h"
#include "ui/preferences/pace_editor.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

enum Starter { You, Computer, InTurn };

constexpr int leastList = 14 * Theme::unit; // of the opponents, two and a half

// A column whose list of opponents gives way before it scrolls. Set up by hand, it has sentences
// that need their height.
class GivingColumn : public QVBoxLayout {
public:
    explicit GivingColumn(const QWidget& editor) : m_editor(editor) {
        setContentsMargins(0, 0, 0, 0);
        setSpacing(Theme::unit);
    }
    bool hasHeightForWidth() const override {
        return !m_editor.isHidden() && QVBoxLayout::hasHeightForWidth();
    }

private:
    const QWidget& m_editor;
};

} // namespace

SetUpPanel::SetUpPanel(Session& session, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_preferences(preferences),
      m_answers(preferences.answersFor(session.game())),
      m_opponents(named("opponents", new OpponentList(session.game()))),
      m_players(named("players", new PlayersPanel(session.game()))),
      m_ahead(new AheadSwitch(preferences)),
      m_pace(new PaceEditor(preferences)),
      m_strength(named("ownRating", typed(sideNote(), Type::Caption))),
      m_against(typed(heading([] { return tr("Against"); }), Type::Emphasis, Weight::Strong)),
      m_startsTitle(named("whoStarts", say(new QLabel, [] { return tr("Who starts"); }))),
      m_sideTitle(say(new QLabel, [] { return tr("You play"); })),
      m_inTurn(named("inTurnNote", typed(sideNote(), Type::Caption))),
      m_starts(named("starts",
                     new SegmentedSwitch({[] { return tr("You"); }, [] { return tr("Computer"); },
                                          [] { return tr("In turn"); }}))),
      m_side(named(
          "side", new SegmentedSwitch({[&session] { return nameOf(session.game(), Side::One); },
                                       [&session] { return nameOf(session.game(), Side::Two); }}))),
      m_fillTitle(say(new QLabel, [] { return tr("Auto-fill"); })),
      m_autoFill(named("autoFill", new ToggleSwitch)),
      m_drawAgain(named("drawAgain",
                        say(typed(new Button({}, Button::Rank::Words), Type::Text, Weight::Strong),
                            [] { return tr("New random board"); }))),
      m_edit(named("editButton", say(new Button({}, Button::Rank::Words),
                                     [] { return tr("Set up the board by hand"); }))),
      m_open(named("openButton",
                   say(new Button({}, Button::Rank::Words), [] { return tr("Open a game"); }))),
      m_settings(new SettingsEditor(session.game().settings, SettingsEditor::Typing::Anything)),
      m_editor(named("editor", new EditorPanel(session))),
      m_form(makeSetUpForm(session.game())),
      m_list(new SnugScrollArea(makeList())) {
    m_list->setMinimumHeight(leastList);
    m_strength->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QBoxLayout* board = makeBoardRows();
    auto* all = new GivingColumn(*m_editor);
    all->addWidget(m_editor);
    if (m_form)
        all->addWidget(m_form);
    all->addLayout(row({m_against, {m_strength, 1}}));
    all->addWidget(m_list);
    all->addSpacing(Theme::unit / 2);
    all->addLayout(board);
    setLayout(all);
    m_settings->setValues(m_answers.settings);
    if (const auto start = m_form ? preferences.startFor(session.game()) : std::nullopt)
        m_form->fill(*start);
    listen();
    inEveryLanguage(this, [this] { refreshQuestions(); });
    open();
}

// What is chosen most often comes first; the seats in full only where one asks for them.
QWidget* SetUpPanel::makeList() {
    auto* list = new QWidget;
    list->setLayout(column({m_opponents, m_players, row({m_ahead, Item::stretch()}), m_pace},
                           Theme::unit + Theme::unit / 2));
    return list;
}

QBoxLayout* SetUpPanel::makeBoardRows() {
    say(m_starts, &QWidget::setAccessibleName, [] { return tr("Who starts"); });
    say(m_side, &QWidget::setAccessibleName, [] { return tr("You play"); });
    say(m_autoFill, &QWidget::setAccessibleName, [] { return tr("Auto-fill: a random board"); });
    say(m_edit, &QWidget::setToolTip,
        [] { return tr("Change this position by clicks, dragging and keys (Ctrl+E)"); });
    m_startsRow = row({m_startsTitle, {m_starts, 1}});
    m_sideRow = row({m_sideTitle, {m_side, 1}});
    m_fillRow = row({row({m_fillTitle, m_autoFill}), Item::stretch(), m_drawAgain});
    m_links = row({m_edit, Item::stretch(), m_open});
    return column({m_startsRow, m_inTurn, m_sideRow, m_fillRow, m_settings, m_links}, Theme::unit);
}

void SetUpPanel::listen() {
    connect(&m_session, &Session::changed, this, [this](Session::Changes what) {
        if (m_session.phase() == Session::Phase::Playing)
            m_played = true;
        if (what & Session::Change::Position)
            showInForm();
        if (what & (Session::Change::Position | Session::Change::Table))
            refresh();
    });
    connect(m_settings, &SettingsEditor::changed, this, [this] {
        m_answers.settings = m_settings->values();
        m_session.beginning().byHand ? resize() : setBoardUp();
    });
    connect(m_autoFill, &QCheckBox::toggled, this, [this](bool on) {
        if (on == m_answers.autoFill) // it was put there
            return;
        m_answers.autoFill = on;
        if (on)
            open();
        else
            edit(m_session.picture()); // what was drawn stays
        keep();
    });
    connect(m_drawAgain, &QAbstractButton::clicked, this, &SetUpPanel::setBoardUp);
    connect(m_edit, &QAbstractButton::clicked, this, [this] { edit(m_session.picture()); });
    connect(m_open, &QAbstractButton::clicked, this, &SetUpPanel::openWanted);
    connect(m_opponents, &OpponentList::playerChosen, this, &SetUpPanel::choosePlayer);
    connect(m_opponents, &OpponentList::friendChosen, this, [this] {
        m_changed = nullptr;
        m_answers.players = {};
        seatPlayers();
    });
    connect(m_opponents, &OpponentList::twoComputersChosen, this, [this] {
        for (Seat& seat : m_answers.players)
            if (seat.human())
                seat = {proposedOpponent(m_session.game())};
        m_revealing = true;
        m_changed = nullptr;
        seatPlayers();
    });
    connect(m_opponents, &OpponentList::customChosen, this, [this] {
        m_revealing = true;
        m_changed = nullptr;
        refresh();
    });
    // What was chosen last stays in view, and what has unfolded below the list is brought there.
    QScrollBar* bar = m_list->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar] {
        if (m_revealing)
            bar->setValue(bar->maximum());
        else // once what is in the list has its place
            QMetaObject::invokeMethod(this, &SetUpPanel::keepInView, Qt::QueuedConnection);
    });
    connect(m_players, &PlayersPanel::seatChosen, this, &SetUpPanel::seatBySides);
    connect(m_starts, &SegmentedSwitch::chosenByUser, this, [this](int starter) {
        m_answers.inTurn = starter == InTurn;
        if (starter != InTurn)
            m_answers.starter = starter == Computer ? 1 : 0;
        m_played = false;
        seatPlayers();
    });
    connect(m_side, &SegmentedSwitch::chosenByUser, this, [this](int side) {
        m_answers.starter = static_cast<std::size_t>(side);
        seatPlayers();
    });
    if (m_form)
        connect(m_form, &SetUpForm::changed, this, [this] {
            showStart();
            if (const Or<Picture> start = m_form->picture())
                m_preferences.keepStart(m_session.game(), *start);
            emit answered();
        });
}

// Enter begins; a button or a number has its own use for it.
void SetUpPanel::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* focus = QApplication::focusWidget();
    if (isEnter && !event->isAutoRepeat()
        && (qobject_cast<const QRadioButton*>(focus) || qobject_cast<const QCheckBox*>(focus)))
        emit startWanted();
    else
        QWidget::keyPressEvent(event);
}

void SetUpPanel::tellStrength(std::optional<int> rating, const QString& told) {
    m_strength->setText(told);
    m_opponents->markNear(rating);
    refreshQuestions();
}

void SetUpPanel::open() {
    if (m_settings->refusal() && m_session.phase() == Session::Phase::SettingUp)
        return; // the start stays until what is typed can be
    takeTurns();
    m_settings->setValues(m_answers.settings);
    capSettings();
    m_formLeads = true;
    const Or<void> done = m_session.setUp(planOf(m_answers));
    m_formLeads = false;
    m_refusal = done ? std::nullopt : std::optional(done.error());
    if (m_form && done && !m_session.plan().autoFill) {
        m_form->follow(m_session.picture());
        showStart();
    }
    refresh();
}

void SetUpPanel::openAnew() {
    m_answers.autoFill = m_preferences.answersFor(m_session.game()).autoFill;
    open();
}

// The two players change places where that does it.
void SetUpPanel::seatHumanAt(Side side) {
    const std::size_t player = sideOf(m_answers, 0) == side ? 0 : 1;
    if (m_answers.players[player].human())
        return;
    if (m_answers.players[1 - player].human())
        m_answers.starter = 1 - m_answers.starter;
    else
        m_answers.players[player] = {};
}

void SetUpPanel::setBoardUp() {
    open();
    keep();
}

// The one who did not begin the last game begins the next.
void SetUpPanel::takeTurns() {
    if (m_answers.inTurn && m_played) {
        m_answers.starter = 1 - m_answers.starter;
        m_preferences.keep(m_session.game(), m_answers);
    }
    m_played = false;
}

void SetUpPanel::choosePlayer(const PlayerChoice& player) {
    m_answers.players = {Seat{}, Seat{player}};
    m_revealing = false;
    m_changed = nullptr;
    seatPlayers();
}

void SetUpPanel::seatBySides(Side side, const Seat& chosen) {
    std::array<Seat, 2> seats = planOf(m_answers).seats;
    seats[indexOf(side)] = chosen;
    seat(m_answers, seats);
    m_revealing = false;
    m_changed = m_players->seatEditor(side);
    seatPlayers();
}

// Another player does not draw another start. The seats are told one by one, and the session tells
// of each, so the plan is made first.
void SetUpPanel::seatPlayers() {
    tellSeats();
    keep();
}

void SetUpPanel::tellSeats() {
    const Plan plan = planOf(m_answers);
    for (const Side side : {Side::One, Side::Two}) {
        const Seat& seat = plan.seats[indexOf(side)];
        if (seat != m_session.plan().seats[indexOf(side)])
            m_session.setSeat(side, seat);
    }
}

void SetUpPanel::keep() {
    m_preferences.keep(m_session.game(), m_answers);
    refresh();
    emit answered();
}

// What the session plays is so, whoever else has set it up or given a seat away.
void SetUpPanel::follow() {
    const Plan& plan = m_session.plan();
    if (plan == planOf(m_answers))
        return;
    m_answers.autoFill = plan.autoFill;
    seat(m_answers, plan.seats);
    m_settings->setValues(plan.settings);
    capSettings();
}

void SetUpPanel::refresh() {
    if (!hindranceOfAnswers())
        follow();
    m_autoFill->setChecked(m_answers.autoFill);
    const RadioCard* before = m_opponents->chosen();
    m_opponents->put(m_answers);
    if (m_opponents->chosen() != before)
        keepInView();
    m_players->put(planOf(m_answers).seats);
    refreshQuestions();
    const bool settingUp = m_session.phase() == Session::Phase::SettingUp;
    const Ruleset& game = m_session.game();
    const bool byHand = settingUp && m_session.beginning().byHand;
    m_settings->setVisible(settingUp && !game.settings.empty());
    m_edit->setVisible(settingUp && !byHand);
    m_edit->setEnabled(!m_settings->refusal());
    m_open->setVisible(settingUp);
    m_editor->setVisible(byHand);
    m_editor->refresh();
    if (byHand)
        showSize();
    for (const Setting& setting : game.settings)
        m_settings->setShown(setting.id, m_answers.autoFill || !setting.onlyDrawn);
    if (m_form)
        m_form->setVisible(settingUp && !m_answers.autoFill);
}

// Who plays and who starts. Set up by hand, a position says itself which side is to move.
void SetUpPanel::refreshQuestions() {
    const bool settingUp = m_session.phase() == Session::Phase::SettingUp;
    const bool byHand = settingUp && m_session.beginning().byHand;
    const bool alone = m_answers.players[0].human() != m_answers.players[1].human();
    const bool fills = settingUp && m_session.game().name.autoFill;
    const bool full = m_opponents->isCustom() || !settingUp;
    for (QWidget* part : std::initializer_list<QWidget*>{m_against, m_opponents})
        part->setVisible(settingUp);
    m_strength->setVisible(settingUp && !m_strength->text().isEmpty());
    m_players->setVisible(full);
    m_ahead->setVisible(full && thinkerAhead(m_session.game(), planOf(m_answers).seats));
    m_pace->setVisible(full && !(m_answers.players[0].human() && m_answers.players[1].human()));
    for (QWidget* part : std::initializer_list<QWidget*>{m_startsTitle, m_starts})
        part->setVisible(settingUp && !byHand && alone);
    m_starts->choose(m_answers.inTurn ? InTurn : m_answers.starter == 0 ? You : Computer);
    m_inTurn->setVisible(m_answers.inTurn && !m_starts->isHidden());
    m_inTurn->setText(m_answers.starter == 0 ? tr("This time you start.")
                                             : tr("This time the computer starts."));
    for (QWidget* part : std::initializer_list<QWidget*>{m_sideTitle, m_side})
        part->setVisible(byHand && alone);
    m_side->choose(static_cast<int>(m_answers.starter));
    for (QWidget* part : std::initializer_list<QWidget*>{m_fillTitle, m_autoFill})
        part->setVisible(fills);
    m_drawAgain->setVisible(fills && m_answers.autoFill);
    fitRows();
}

std::optional<Phrase> SetUpPanel::hindrance() const {
    const auto why = hindranceOfAnswers();
    return why ? why : m_session.beginning().hindrance;
}

std::optional<Phrase> SetUpPanel::hindranceOfAnswers() const {
    const auto why = m_settings->refusal();
    return why ? why : m_refusal;
}

} // namespace bouton
