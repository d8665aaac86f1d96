// SPDX-License-Identifier: MIT
#include "ui/game/start_questions.h"

#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>

#include "ui/controls/button.h"
#include "ui/controls/layouts.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/switches.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/clock_editor.h"

namespace bouton {

namespace {

// As the switch has them; empty: in turn.
constexpr std::array<std::optional<Side>, 3> offeredStarters{Side::One, Side::Two, std::nullopt};

// In a narrow widget the answers need the room.
int titleWidth(const QWidget& widget) {
    const int letter = widget.fontMetrics().averageCharWidth();
    return (widget.width() < 58 * letter ? 13 : 18) * letter;
}

void turn(QBoxLayout& row, bool below) {
    row.setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace

StartQuestions::StartQuestions(const Ruleset& game)
    : m_game(game),
      m_startsTitle(named("whoStarts", worded(new QLabel, [] { return tr("Who starts"); }))),
      m_sideTitle(worded(new QLabel, [] { return tr("You play"); })),
      m_clockTitle(worded(new QLabel, [] { return tr("Clock"); })),
      m_fillTitle(worded(new QLabel, [] { return tr("Auto-fill"); })),
      m_inTurn(named("inTurnNote", typed(sideNote(), Type::Caption))),
      m_starts(named("starts",
                     new SegmentedSwitch({[] { return tr("You"); }, [] { return tr("Computer"); },
                                          [] { return tr("In turn"); }}))),
      m_side(named("side", new SegmentedSwitch({[&game] { return nameOf(game, Side::One); },
                                                [&game] { return nameOf(game, Side::Two); }}))),
      m_timed(named("clockSwitch", new ToggleSwitch)),
      m_clock(named("clockOfAll", new ClockEditor)),
      m_autoFill(named("autoFill", new ToggleSwitch)),
      m_drawAgain(named("drawAgain", worded(typed(new Button({}, Button::Rank::Words), Type::Text,
                                                  Weight::Strong),
                                            [] { return tr("New random board"); }))),
      m_edit(named("editButton", worded(new Button({}, Button::Rank::Words),
                                        [] { return tr("Set up the board by hand"); }))),
      m_open(named("openButton", new Button({}, Button::Rank::Words))),
      m_settings(new SettingsEditor(game.settings, SettingsEditor::Typing::Anything)),
      m_startsRow(row({m_startsTitle, {m_starts, 1}})),
      m_sideRow(row({m_sideTitle, {m_side, 1}})),
      m_clockRow(row({m_clockTitle, m_timed, Item::stretch()})),
      m_fillRow(row({row({m_fillTitle, m_autoFill}), Item::stretch(), m_drawAgain})),
      m_links(row({m_edit, Item::stretch(), m_open})) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(Theme::unit);
    for (const Item& item : {Item(m_startsRow), Item(m_inTurn), Item(m_sideRow), Item(m_clockRow),
                             Item(m_clock), Item(m_fillRow), Item(m_settings), Item(m_links)})
        item.addTo(*this);
    worded(m_starts, &QWidget::setAccessibleName, [] { return tr("Who starts"); });
    worded(m_side, &QWidget::setAccessibleName, [] { return tr("You play"); });
    worded(m_drawAgain, &QWidget::setToolTip, [] {
        return tr("Against a computer it is one that you can win, where there is such a board");
    });
    worded(m_edit, &QWidget::setToolTip,
           [] { return tr("Change this position by clicks, dragging and keys (Ctrl+E)"); });
    if (game.settings.empty())
        m_settings->hide();
    if (!game.name.autoFill)
        for (QWidget* part : std::initializer_list<QWidget*>{m_fillTitle, m_autoFill})
            part->hide();
    listen();
    inEveryLanguage(m_open, [this] { // the last that gets its words
        m_open->setText(tr("Open a game"));
        fitRows();
    });
}

void StartQuestions::listen() {
    connect(m_settings, &SettingsEditor::changed, this,
            [this] { emit settingsChosen(m_settings->values()); });
    const auto tellClock = [this] {
        emit clockChosen(m_timed->isChecked() ? std::optional(m_clock->time()) : std::nullopt);
    };
    connect(m_timed, &QAbstractButton::clicked, this, tellClock);
    connect(m_clock, &ClockEditor::changed, this, tellClock);
    connect(m_autoFill, &QCheckBox::toggled, this, &StartQuestions::autoFillChosen);
    connect(m_drawAgain, &Button::clicked, this, &StartQuestions::anotherBoardWanted);
    connect(m_edit, &Button::clicked, this, &StartQuestions::editWanted);
    connect(m_open, &Button::clicked, this, &StartQuestions::openWanted);
    connect(m_starts, &SegmentedSwitch::chosenByUser, this,
            [this](int at) { emit starterChosen(offeredStarters[static_cast<std::size_t>(at)]); });
    connect(m_side, &SegmentedSwitch::chosenByUser, this,
            [this](int side) { emit sideChosen(side == 0 ? Side::One : Side::Two); });
}

// Set up by hand, a position says itself which side is to move.
void StartQuestions::put(const Answers& answers, bool byHand, bool promised) {
    m_promised = promised;
    const QSignalBlocker quiet(m_autoFill); // the user has chosen nothing
    m_autoFill->setChecked(answers.plan.autoFill);
    m_edit->setVisible(!byHand);
    m_edit->setEnabled(!refusal());
    for (const Setting& setting : m_game.settings)
        m_settings->setShown(setting.id, answers.plan.autoFill || !setting.onlyDrawn);
    const bool one = oneHuman(answers);
    for (QWidget* part : std::initializer_list<QWidget*>{m_startsTitle, m_starts})
        part->setVisible(!byHand && one);
    m_starts->choose(static_cast<int>(std::ranges::find(offeredStarters, starterOf(answers))
                                      - offeredStarters.begin()));
    m_inTurn->setVisible(answers.inTurn && !byHand && one);
    m_inTurn->setWords([first = answers.first == Side::One] {
        return first ? tr("This time you start.") : tr("This time the computer starts.");
    });
    for (QWidget* part : std::initializer_list<QWidget*>{m_sideTitle, m_side})
        part->setVisible(byHand && one);
    m_side->choose(static_cast<int>(bouton::indexOf(answers.first)));
    m_drawAgain->setVisible(m_game.name.autoFill && answers.plan.autoFill);
    fitRows();
}

// The computer's moves take no time of it.
void StartQuestions::putClock(const Answers& answers, bool asked) {
    const Seat first = playersOf(answers)[0]; // a human, if anybody is
    const bool shown = asked && first.human(), timed = first.time.has_value();
    for (QWidget* part : std::initializer_list<QWidget*>{m_clockTitle, m_timed})
        part->setVisible(shown);
    m_timed->setChecked(shown && timed);
    m_alone = oneHuman(answers);
    m_clock->setVisible(shown && timed);
    if (timed)
        m_clock->put(*first.time);
    fitRows();
}

void StartQuestions::putSettings(const Settings& settings) {
    m_settings->setValues(settings);
    for (const Setting& setting : m_game.settings)
        if (setting.mostWith)
            m_settings->setMost(setting.id, mostOf(setting, settings));
}

void StartQuestions::putSize(const Picture& picture) {
    if (refusal())
        return; // something else is being typed
    for (const auto& [id, value] : m_game.settingsOf(picture))
        for (const Setting& setting : m_game.settings)
            if (id == setting.id && value > setting.most)
                m_settings->showBeyond(id, value);
}

std::optional<Phrase> StartQuestions::refusal() const { return m_settings->refusal(); }

void StartQuestions::fit() {
    if (!parentWidget())
        return;
    const int width = titleWidth(*parentWidget());
    for (QLabel* title : {m_startsTitle, m_sideTitle, m_clockTitle, m_fillTitle}) {
        title->setMinimumWidth(width);
        title->setWordWrap(false); // it keeps a hint of its size otherwise
    }
    m_settings->alignTitles(width);
    m_clock->alignTitles(width);
    fitRows();
}

namespace {

// As wide as its words are side by side, also while they stand one below the other.
int lineWidth(const SegmentedSwitch& choice) {
    int width = 0;
    for (const QRadioButton* each : choice.findChildren<QRadioButton*>())
        width += each->minimumSizeHint().width();
    return width;
}

} // namespace

// What has no room beside something stands below it.
void StartQuestions::fitRows() {
    if (!parentWidget())
        return;
    const int width = parentWidget()->width();
    const int title = m_startsTitle->minimumWidth() + Theme::unit;
    turn(*m_startsRow, title + lineWidth(*m_starts) > width);
    turn(*m_sideRow, title + lineWidth(*m_side) > width);
    turn(*m_clockRow, title + m_timed->sizeHint().width() > width);
    turn(*m_links,
         m_edit->sizeHint().width() + m_open->sizeHint().width() + 2 * Theme::unit > width);
    m_timed->setText(m_alone ? tr("for you") : tr("for both"));
    m_timed->setAccessibleName(tr("Clock: %1", "for you, for both").arg(m_timed->text()));
    fitAutoFill(width);
}

// In a narrow widget the link alone says what is filled in, and the switch to those who hear it.
void StartQuestions::fitAutoFill(int width) {
    m_autoFill->setText(m_promised ? tr("a winnable board") : tr("a random board"));
    m_autoFill->setAccessibleName(tr("Auto-fill: %1").arg(m_autoFill->text()));
    const auto needed = [this] {
        return m_fillTitle->minimumWidth() + m_autoFill->sizeHint().width()
               + m_drawAgain->sizeHint().width() + 3 * Theme::unit;
    };
    if (!m_drawAgain->isHidden() && needed() > width)
        m_autoFill->setText({});
    turn(*m_fillRow, !m_drawAgain->isHidden() && needed() > width);
}

} // namespace bouton
