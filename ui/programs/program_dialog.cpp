// SPDX-License-Identifier: MIT
#include "ui/programs/program_dialog.h"

#include <QCheckBox>
#include <QDesktopServices>
#include <QGridLayout>
#include <QLineEdit>
#include <QUrl>

#include <algorithm>
#include <utility>

#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "programs/entry.h"
#include "session/file_name.h"
#include "session/kept/kept_games.h"
#include "ui/controls/card.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/programs/trial_transcript.h"

namespace bouton {

namespace {

// Tries what a text starts (programs/entry.h) in each of the games; the tryouts have no command
// yet. Posts all steps so far. Blocks as tryOut() does (lab/tryout.h).
Or<void> tryCommand(const std::vector<Tryout>& tryouts, const std::string& text,
                    std::stop_token stop, const Post<std::vector<TryoutStep>>& post) {
    Or<OwnProgram::Command> command = commandNamed(text);
    if (!command)
        return refuse(command.error());
    std::vector<TryoutStep> steps;
    for (Tryout tryout : tryouts) {
        tryout.command = *command;
        if (tryouts.size() > 1)
            steps.push_back({Phrase{tryout.game->name.title}});
        const Or<void> tried = tryOut(tryout, stop, [&](TryoutStep step) {
            steps.push_back(std::move(step));
            post(steps);
        });
        if (!tried || stop.stop_requested() || (!steps.empty() && steps.back().fault))
            return tried;
    }
    return {};
}

const QLatin1String nameOfBox("plays-"); // and the game's id

const Ruleset& gameOf(const QCheckBox& box) {
    return **gameNamed(box.objectName().mid(nameOfBox.size()).toStdString());
}

// Those that can be ticked: the built-in ones, that for which the program is added, those of one's
// own that it plays, and those that are kept.
std::vector<const Ruleset*> gamesFor(const OwnPrograms::Entry* entry, const Ruleset& game,
                                     const QWidget& window) {
    std::vector<const Ruleset*> all(catalogue().begin(), catalogue().end());
    const auto add = [&](const Ruleset* each) {
        if (std::ranges::find(all, each) == all.end())
            all.push_back(each);
    };
    add(&game);
    for (const std::string& id : entry ? entry->games : std::vector<std::string>())
        if (const auto known = gameNamed(id))
            add(*known);
    if (const auto* kept = window.findChild<KeptGames*>())
        std::ranges::for_each(kept->all(), add);
    return all;
}

// Where there are many.
Item scrolling(QGridLayout* boxes) {
    if (boxes->count() <= static_cast<int>(catalogue().size()))
        return boxes;
    auto* all = new QWidget;
    boxes->setContentsMargins(0, 0, 0, 0);
    all->setLayout(boxes);
    auto* scroll = named("programGames", new SnugScrollArea(all));
    scroll->setMaximumHeight(18 * Theme::unit);
    return scroll;
}

} // namespace

ProgramDialog::ProgramDialog(OwnPrograms& programs, const Ruleset& game, std::string name,
                             QWidget* parent)
    : QDialog(parent),
      m_programs(programs),
      m_game(game),
      m_changed(std::move(name)),
      m_command(named("programCommand", new QLineEdit)),
      m_name(named("programName", new QLineEdit)),
      m_note(named("programNote", new WarningNote)),
      m_transcript(named("transcript", new TrialTranscript)) {
    setObjectName(QStringLiteral("programDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    worded(this, &QWidget::setWindowTitle,
           [this] { return m_changed.empty() ? tr("Add a program") : tr("Change a program"); });
    m_note->hide();
    m_note->setWordWrap(true);
    m_transcript->hide();
    auto* rights = named("programRights", sideNote([] {
                             return tr("A program runs with your rights: start only what you "
                                       "trust.");
                         }));
    rights->setWordWrap(true);
    auto* help = makeButton(
        "programHelp", this,
        [] { QDesktopServices::openUrl(QUrl(QStringLiteral("help:own-programs"))); },
        [] { return tr("How to write a program"); }, Button::Rank::Link);
    help->setAutoDefault(false);
    setLayout(
        column({makeForm(), rights, {help, 0, Qt::AlignLeft}, m_note, m_transcript, makeButtons()},
               Theme::unit + Theme::unit / 2, 2 * Theme::unit));
    fillIn();
    connect(&m_trial, &Run::begun, m_transcript, &TrialTranscript::begin);
    connect(&m_trial, &Run::ended, m_transcript, &TrialTranscript::end);
    connect(&m_trial, &Run::begun, this, &ProgramDialog::showTrial);
    connect(&m_trial, &Run::ended, this, &ProgramDialog::showTrial);
    setMinimumWidth(56 * Theme::unit);
    m_command->setFocus();
}

QLayout* ProgramDialog::makeForm() {
    auto* choose = makeButton(
        "chooseProgram", this,
        [this] {
            QFileDialog* dialog = askForFile(this, tr("A program's file"), tr("All files (*)"));
            connect(dialog, &QFileDialog::fileSelected, this, &ProgramDialog::takeFile);
        },
        [] { return tr("Choose…"); });
    choose->setAutoDefault(false);
    worded(m_command, &QLineEdit::setPlaceholderText, [] { return tr("python3 mine.py"); });
    const auto asks = [](QWidget* answer, Wording question) {
        auto* label = worded(new QLabel, std::move(question));
        label->setBuddy(answer);
        return label;
    };
    auto* grid = new QGridLayout;
    for (const Ruleset* game : gamesFor(m_programs.find(m_changed), m_game, *parentWidget())) {
        const int number = static_cast<int>(m_games.size());
        auto* box = ownRulesOf(*game) ? new Tick : new QCheckBox; // the title may be long
        worded(box, &QCheckBox::setText, [game] { return spoken(game->name.title); });
        box->setObjectName(nameOfBox + QLatin1String(game->name.id));
        m_games.push_back(box);
        grid->addWidget(box, number / 2, number % 2);
    }
    return column({asks(m_command, [] { return tr("File or command"); }),
                   row({{m_command, 1}, choose}), asks(m_name, [] { return tr("Name"); }), m_name,
                   asks(m_games.front(), [] { return tr("Plays"); }), scrolling(grid)});
}

QLayout* ProgramDialog::makeButtons() {
    m_try = makeButton("tryProgram", this, &ProgramDialog::tryOrStop,
                       [this] { return m_trial.running() ? tr("Stop") : tr("Try it"); });
    auto* remove = makeButton(
        "removeProgram", this, &ProgramDialog::remove, [] { return tr("Remove"); },
        Button::Rank::Link);
    remove->setVisible(!m_changed.empty());
    auto* cancel = makeButton("cancelProgram", this, &QDialog::close, [] { return tr("Cancel"); });
    auto* keep = makeButton(
        "keepProgram", this, &ProgramDialog::keep,
        [this] { return m_changed.empty() ? tr("Add") : tr("Keep"); }, Button::Rank::Primary);
    for (Button* button : {m_try, remove, cancel})
        button->setAutoDefault(false);
    keep->setDefault(true);
    return row({m_try, remove, Item::stretch(), cancel, keep});
}

void ProgramDialog::fillIn() {
    const OwnPrograms::Entry* entry = m_programs.find(m_changed);
    if (entry) {
        m_command->setText(QString::fromStdString(entry->command));
        m_name->setText(QString::fromStdString(entry->name));
    }
    for (QCheckBox* box : m_games) {
        const Ruleset& game = gameOf(*box);
        box->setChecked(entry ? m_programs.plays(m_changed, game) : &game == &m_game);
    }
}

OwnPrograms::Entry ProgramDialog::entry() const {
    OwnPrograms::Entry entry{
        m_name->text().trimmed().toStdString(), m_command->text().trimmed().toStdString(), {}};
    for (const QCheckBox* box : m_games)
        if (box->isChecked())
            entry.games.emplace_back(gameOf(*box).name.id);
    // Those stay whose rules nobody has read.
    if (const OwnPrograms::Entry* before = m_programs.find(m_changed))
        std::ranges::copy_if(before->games, std::back_inserter(entry.games),
                             [](const std::string& id) { return !gameNamed(id); });
    return entry;
}

// A file gives a name, where none is given yet.
void ProgramDialog::takeFile(const QString& file) {
    m_command->setText(file);
    if (m_name->text().trimmed().isEmpty())
        m_name->setText(shownPath(QString::fromStdString(programNameOf(file.toStdString()))));
}

void ProgramDialog::keep() {
    const OwnPrograms::Entry now = entry();
    if (const Or<void> done = m_programs.put(now, m_changed); !done)
        return tell(spoken(done.error()));
    emit kept(now.name);
    close();
}

void ProgramDialog::remove() {
    m_programs.remove(m_changed);
    close();
}

// In all games that it plays, that of the page first.
void ProgramDialog::tryOrStop() {
    if (m_trial.running())
        return m_trial.stop();
    const OwnPrograms::Entry now = entry();
    std::vector<Tryout> tryouts;
    for (const QCheckBox* box : m_games)
        if (box->isChecked())
            tryouts.push_back({.game = &gameOf(*box),
                               .settings = complete(gameOf(*box).settings, {}).value(),
                               .name = now.name.empty() ? now.command : now.name,
                               .command = {},
                               .limits = m_programs.limits()});
    std::ranges::stable_partition(tryouts,
                                  [&](const Tryout& each) { return each.game == &m_game; });
    if (now.command.empty() || tryouts.empty())
        return tell(now.command.empty() ? tr("Give a file or a command first.")
                                        : tr("Choose a game first."));
    tell({});
    m_transcript->show();
    resize(size().expandedTo(sizeHint()).boundedTo(parentWidget()->window()->size()));
    m_trial.start<std::vector<TryoutStep>>(
        std::bind_front(tryCommand, std::move(tryouts), now.command),
        [this](std::vector<TryoutStep> steps) { m_transcript->put(std::move(steps)); });
}

void ProgramDialog::showTrial() { m_try->setText(m_trial.running() ? tr("Stop") : tr("Try it")); }

void ProgramDialog::tell(const QString& why) {
    m_note->setText(why);
    m_note->setVisible(!why.isEmpty());
}

// ProgramLinks ------------------------------------------------------------------------------------

ProgramLinks::ProgramLinks(OwnPrograms& programs, const Ruleset* game, QWidget* parent)
    : QWidget(parent),
      m_programs(programs),
      m_game(game),
      m_change(makeButton(
          "changeProgram", this, [this] { open(m_sitting); },
          [] { return tr("Change the program…"); }, Button::Rank::Link)) {
    auto* add = makeButton(
        "addProgram", this, [this] { open({}); }, [] { return tr("Add a program…"); },
        Button::Rank::Link);
    worded(add, &QWidget::setToolTip,
           [] { return tr("A program that you have written plays too"); });
    setLayout(row({add, m_change, Item::stretch()}));
    m_change->hide();
}

void ProgramLinks::setGame(const Ruleset& game) { m_game = &game; }

void ProgramLinks::put(const std::string& sitting) {
    m_sitting = m_programs.find(sitting) ? sitting : std::string();
    m_change->setVisible(!m_sitting.empty());
}

void ProgramLinks::open(const std::string& name) {
    const auto open = window()->findChildren<ProgramDialog*>();
    const auto same = std::ranges::find_if(open, [&](const ProgramDialog* each) {
        return each->isVisible() && (name.empty() ? each == m_adding : each->changed() == name);
    });
    if (same != open.end()) {
        (*same)->raise();
        return (*same)->activateWindow();
    }
    auto* dialog = new ProgramDialog(m_programs, *m_game, name, window());
    if (name.empty())
        m_adding = dialog;
    connect(dialog, &ProgramDialog::kept, this, [this](const std::string& kept) {
        if (m_programs.plays(kept, *m_game))
            emit chosen(kept);
    });
    dialog->show();
}

} // namespace bouton
