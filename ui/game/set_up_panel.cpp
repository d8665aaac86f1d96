#include "ui/game/set_up_panel.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/boards/board_table.h"
#include "ui/boards/set_up_form.h"
#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"
#include "ui/controls/settings_editor.h"
#include "ui/game/editor_panel.h"
#include "ui/game/pace_editor.h"
#include "ui/game/players_panel.h"
#include "ui/preferences.h"
#include "ui/words.h"

namespace bouton {

SetUpPanel::SetUpPanel(Session& session, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_preferences(preferences),
      m_answers(preferences.answersFor(session.game())),
      m_settings(new SettingsEditor(session.game().settings, SettingsEditor::Typing::Anything)),
      m_autoFill(named("autoFill", new QCheckBox)),
      m_drawAgain(
          makeButton("drawAgain", this, &SetUpPanel::setBoardUp, [] { return tr("Draw again"); })),
      m_edit(makeButton(
          "editButton", this, [this] { edit(m_session.picture()); },
          [] { return tr("Edit position"); })),
      m_editor(named("editor", new EditorPanel(session))),
      m_form(makeSetUpForm(session.game())),
      m_board(new QWidget),
      m_players(new PlayersPanel(session.game())),
      m_pace(new PaceEditor(preferences)) {
    say(m_autoFill, [] { return tr("Auto-fill: a random start"); });
    QBoxLayout* board = column({heading([] { return tr("Board"); }), m_settings, m_autoFill,
                                row({m_drawAgain, m_edit, Item::stretch()})});
    if (m_form)
        board->addWidget(m_form);
    board->addWidget(m_editor);
    say(m_edit, &QWidget::setToolTip,
        [] { return tr("Change this position by clicks, dragging and keys (Ctrl+E)"); });
    board->setContentsMargins(0, 0, 0, 2 * Theme::unit);
    m_board->setLayout(board);
    m_autoFill->setVisible(session.game().name.autoFill);
    setLayout(column({m_board, heading([] { return tr("Players"); }), m_players, m_pace}));
    m_settings->setValues(m_answers.settings);
    if (const auto start = m_form ? preferences.startFor(session.game()) : std::nullopt)
        m_form->fill(*start);
    listen();
    open();
}

void SetUpPanel::listen() {
    connect(&m_session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Position)
            showInForm();
        if (what & (Session::Change::Position | Session::Change::Table))
            refresh();
    });
    connect(m_settings, &SettingsEditor::changed, this, [this] {
        m_answers.settings = m_settings->values();
        m_session.byHand() ? resize() : setBoardUp();
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
    connect(m_players, &PlayersPanel::seatChosen, this,
            [this](std::size_t player, const Seat& seat) {
                m_answers.players[player] = seat;
                seatPlayers();
            });
    connect(m_players, &PlayersPanel::starterChosen, this, [this](std::size_t player) {
        m_answers.starter = player;
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

// On a smaller board there is less to leave free: no number can be entered that cannot be.
void SetUpPanel::capSettings() {
    for (const Setting& setting : m_session.game().settings)
        if (setting.mostWith)
            m_settings->setMost(setting.id, std::clamp(setting.mostWith(m_settings->values()),
                                                       setting.least, setting.most));
    m_answers.settings = m_settings->values();
}

void SetUpPanel::open() {
    if (m_settings->refusal() && m_session.phase() == Session::Phase::SettingUp)
        return; // the start stays until what is typed can be
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

void SetUpPanel::open(const Picture& picture) {
    edit(picture);
    seatHumanAt(picture.toMove);
    tellSeats();
}

void SetUpPanel::openAnew() {
    m_answers.autoFill = m_preferences.answersFor(m_session.game()).autoFill;
    open();
}

void SetUpPanel::edit(const Picture& picture) {
    m_refusal.reset();
    m_settings->setValues(settingsFor(m_session.game(), m_answers.settings, picture));
    m_session.edit(picture);
    showInForm();
    refresh();
}

// Another size keeps what fits. In a form what is entered stays as far as it has a place.
void SetUpPanel::resize() {
    if (m_settings->refusal())
        return refresh(); // the start stays until what is typed can be
    m_formLeads = true;
    const Or<void> done = m_session.resize(m_answers.settings);
    m_formLeads = false;
    m_refusal = done ? std::nullopt : std::optional(done.error());
    if (m_form && done) {
        m_form->follow(m_session.picture());
        showStart();
    }
    keep();
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

// The start that the form describes, if it adds up.
void SetUpPanel::showStart() {
    Or<Picture> picture = m_form->picture();
    m_refusal = picture ? std::nullopt : std::optional(picture.error());
    if (!picture)
        return;
    picture->toMove = m_session.picture().toMove;
    m_session.setPicture(*picture);
}

// What was changed on the board, in the form.
void SetUpPanel::showInForm() {
    if (!m_form || m_formLeads || !m_session.byHand()
        || m_session.phase() != Session::Phase::SettingUp)
        return;
    const Or<Picture> shown = m_form->picture();
    if (shown && shown->rows == m_session.picture().rows)
        return;
    m_form->fill(m_session.picture());
    m_refusal.reset();
}

void SetUpPanel::setBoardUp() {
    open();
    keep();
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
    for (std::size_t player = 0; player < 2; ++player)
        m_answers.players[player] = plan.seats[indexOf(sideOf(m_answers, player))];
    m_settings->setValues(plan.settings);
    capSettings();
}

void SetUpPanel::refresh() {
    if (!hindranceOfAnswers())
        follow();
    m_autoFill->setChecked(m_answers.autoFill);
    m_players->put(m_answers);
    const bool settingUp = m_session.phase() == Session::Phase::SettingUp;
    const Ruleset& game = m_session.game();
    const bool byHand = settingUp && m_session.byHand();
    m_board->setVisible(settingUp);
    m_drawAgain->setVisible(game.name.autoFill && m_answers.autoFill);
    m_edit->setVisible(settingUp && !byHand);
    m_editor->setVisible(byHand);
    m_editor->refresh();
    if (byHand)
        showSize();
    for (const Setting& setting : game.settings)
        m_settings->setShown(setting.id, m_answers.autoFill || !setting.onlyDrawn);
    if (m_form)
        m_form->setVisible(!m_answers.autoFill);
    m_players->setInPlay(!settingUp);
    m_players->setByHand(byHand);
    const auto& seats = m_session.plan().seats;
    m_pace->setVisible(!seats[0].human() || !seats[1].human());
    const Match* match = m_session.match();
    const bool inPlay = match && m_session.phase() != Session::Phase::Over;
    m_players->setToMove(inPlay ? std::optional(match->toMove(match->current())) : std::nullopt);
}

// The size of a position may be one that no game can be set to.
void SetUpPanel::showSize() {
    if (m_settings->refusal())
        return; // something else is being typed
    const Ruleset& game = m_session.game();
    for (const auto& [id, value] : game.settingsOf(m_session.picture()))
        for (const Setting& setting : game.settings)
            if (id == setting.id && value > setting.most)
                m_settings->showBeyond(id, value);
}

std::optional<Phrase> SetUpPanel::hindrance() const {
    const auto why = hindranceOfAnswers();
    return why ? why : m_session.hindrance();
}

std::optional<Phrase> SetUpPanel::hindranceOfAnswers() const {
    const auto why = m_settings->refusal();
    return why ? why : m_refusal;
}

} // namespace bouton
