#include "ui/panels/set_up_panel.h"

#include <QCheckBox>
#include <QEvent>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

#include "games/cards/cards.h"
#include "ui/panels/button.h"
#include "ui/panels/cards_form.h"
#include "ui/panels/pace_editor.h"
#include "ui/panels/players_panel.h"
#include "ui/panels/saying.h"
#include "ui/panels/settings_editor.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

// Whether a setting makes no difference to a board that is not drawn at random.
bool onlyForAutoFill(const Ruleset& game, const Setting& setting) {
    const auto blankWith = [&](int value) {
        return game.blank(complete(game.settings, {{setting.id, value}}).value());
    };
    return game.name.autoFill && blankWith(setting.least) == blankWith(setting.most);
}

// The largest value of a setting with which a start can be drawn, the others being as they are.
int mostDrawn(const Ruleset& game, Settings settings, const Setting& setting) {
    const auto at =
        std::ranges::find(settings, std::string(setting.id), &Settings::value_type::first);
    Random any(0);
    for (at->second = setting.most; at->second > setting.least; --at->second)
        if (game.random(settings, any))
            break;
    return at->second;
}

// How far a board is from having the rows and columns of a picture.
int misfit(const Picture& board, const Picture& picture) {
    const auto between = [](std::size_t a, std::size_t b) {
        return static_cast<int>(a > b ? a - b : b - a);
    };
    return between(board.rows.size(), picture.rows.size())
           + between(board.rows.front().size(), picture.rows.front().size());
}

// The settings whose empty board comes nearest to the shape of a picture.
Settings settingsFor(const Ruleset& game, Settings settings, const Picture& picture) {
    for (std::size_t i = 0; i < game.settings.size(); ++i) {
        const Setting& setting = game.settings[i];
        Settings trial = settings;
        for (int value = setting.least; value <= setting.most; ++value) {
            trial[i].second = value;
            if (misfit(game.blank(trial), picture) < misfit(game.blank(settings), picture))
                settings = trial;
        }
    }
    return settings;
}

} // namespace

SetUpPanel::SetUpPanel(Session& session, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_preferences(preferences),
      m_settings(new SettingsEditor(session.game().settings, SettingsEditor::Typing::Anything)),
      m_autoFill(new QCheckBox),
      m_drawAgain(new Button),
      m_board(new QWidget),
      m_players(new PlayersPanel(session.game())),
      m_pace(new PaceEditor(preferences)) {
    const Ruleset& game = session.game();
    const Answers answers = preferences.answersFor(game);
    m_autoFill->setObjectName(QStringLiteral("autoFill"));
    m_drawAgain->setObjectName(QStringLiteral("drawAgain"));
    m_settings->setValues(answers.settings);
    m_autoFill->setChecked(answers.autoFill);
    m_players->put(answers);

    auto* board = new QVBoxLayout(m_board);
    board->setContentsMargins(0, 0, 0, 2 * Theme::unit);
    board->setSpacing(Theme::unit);
    board->addWidget(new Saying(Saying::Weight::Heading, [] { return tr("Board"); }));
    board->addWidget(m_settings);
    board->addWidget(m_autoFill);
    m_autoFill->setVisible(game.name.autoFill); // not before it has a parent: it would be a window
    board->addWidget(m_drawAgain, 0, Qt::AlignLeft);
    if (std::string_view(game.name.id) == Cards::name.id) {
        m_form = new CardsForm;
        board->addWidget(m_form);
        connect(m_form, &CardsForm::changed, this, [this] {
            showStart();
            emit answered();
        });
    }

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::unit);
    column->addWidget(m_board);
    column->addWidget(new Saying(Saying::Weight::Heading, [] { return tr("Players"); }));
    column->addWidget(m_players);
    column->addWidget(m_pace);

    connect(m_settings, &SettingsEditor::changed, this, &SetUpPanel::setBoardUp);
    connect(m_autoFill, &QCheckBox::toggled, this, &SetUpPanel::setBoardUp);
    connect(m_drawAgain, &Button::clicked, this, &SetUpPanel::setBoardUp);
    connect(m_players, &PlayersPanel::changed, this, &SetUpPanel::seatPlayers);
    retranslate();
    open();
}

void SetUpPanel::retranslate() {
    m_autoFill->setText(tr("Auto-fill: a random start"));
    m_drawAgain->setText(tr("Draw again"));
}

void SetUpPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

Answers SetUpPanel::answers() const {
    Answers answers{m_settings->values(), m_autoFill->isChecked()};
    m_players->read(answers);
    return answers;
}

// On a smaller board there is less to leave free: no number can be entered that cannot be.
void SetUpPanel::capSettings() {
    const Ruleset& game = m_session.game();
    for (const Setting& setting : game.settings)
        if (onlyForAutoFill(game, setting))
            m_settings->setMost(setting.id, mostDrawn(game, m_settings->values(), setting));
}

void SetUpPanel::open() {
    if (m_settings->refusal() && m_session.phase() == Session::Phase::SettingUp)
        return; // the start stays until what is typed can be
    capSettings();
    const QScopedValueRollback telling(m_telling, true);
    const Or<void> done = m_session.setUp(planOf(answers()));
    m_refusal = done ? std::nullopt : std::optional(done.error());
    if (m_form && done && !m_session.plan().autoFill) {
        m_form->setGroups(m_session.picture());
        showStart();
    }
    refresh();
}

void SetUpPanel::open(const Picture& picture) {
    {
        const QSignalBlocker quiet(m_autoFill);
        m_autoFill->setChecked(false);
    }
    m_settings->setValues(settingsFor(m_session.game(), m_settings->values(), picture));
    seatHumanAt(picture.toMove);
    open();
    if (m_form) {
        m_form->fill(picture);
        m_refusal.reset();
    }
    m_session.setPicture(picture);
    refresh();
}

// The two players change places where that does it.
void SetUpPanel::seatHumanAt(Side side) {
    Answers now = answers();
    const std::size_t player = sideOf(now, 0) == side ? 0 : 1;
    if (now.players[player].human())
        return;
    if (now.players[1 - player].human())
        now.starter = 1 - now.starter;
    else
        now.players[player] = {};
    m_players->put(now);
}

// The start that the form describes, if it adds up.
void SetUpPanel::showStart() {
    const Or<Picture> picture = m_form->picture();
    m_refusal = picture ? std::nullopt : std::optional(picture.error());
    if (picture)
        m_session.setPicture(*picture);
}

void SetUpPanel::setBoardUp() {
    open();
    keep();
}

// Another player does not draw another start.
void SetUpPanel::seatPlayers() {
    const QScopedValueRollback telling(m_telling, true);
    const Plan plan = planOf(answers());
    for (const Side side : {Side::One, Side::Two}) {
        const std::string before = write(m_session.game(), m_session.plan().seats[indexOf(side)]);
        if (write(m_session.game(), plan.seats[indexOf(side)]) != before)
            m_session.setSeat(side, plan.seats[indexOf(side)]);
    }
    keep();
}

void SetUpPanel::keep() {
    m_preferences.keep(m_session.game(), answers());
    emit answered();
}

// Whoever else has set up the session or given a seat away: the panel shows what is so.
void SetUpPanel::follow() {
    const Plan& plan = m_session.plan();
    if (same(m_session.game(), plan, planOf(answers())))
        return;
    m_settings->setValues(plan.settings);
    capSettings();
    const QSignalBlocker quiet(m_autoFill);
    m_autoFill->setChecked(plan.autoFill);
    Answers now = answers();
    for (std::size_t player = 0; player < 2; ++player)
        now.players[player] = plan.seats[indexOf(sideOf(now, player))];
    m_players->put(now);
}

void SetUpPanel::refresh() {
    if (!m_telling && !hindranceOfAnswers())
        follow();
    const bool settingUp = m_session.phase() == Session::Phase::SettingUp;
    const Ruleset& game = m_session.game();
    m_board->setVisible(settingUp && (!game.settings.empty() || game.name.autoFill));
    m_drawAgain->setVisible(game.name.autoFill && m_autoFill->isChecked());
    for (const Setting& setting : game.settings)
        m_settings->setShown(setting.id,
                             m_autoFill->isChecked() || !onlyForAutoFill(game, setting));
    if (m_form)
        m_form->setVisible(!m_autoFill->isChecked());
    m_players->setInPlay(!settingUp);
    const auto& seats = m_session.plan().seats;
    m_pace->setVisible(!seats[0].human() || !seats[1].human());
    const Match* match = m_session.match();
    const bool inPlay = match && m_session.phase() != Session::Phase::Over;
    m_players->setToMove(inPlay ? std::optional(match->toMove(match->current())) : std::nullopt);
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
