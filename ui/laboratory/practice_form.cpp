#include "ui/laboratory/practice_form.h"

#include <QSpinBox>

#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/settings_stack.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"

namespace bouton {

namespace {

constexpr int standardCount = 10, mostCount = 50;

} // namespace

PracticeForm::PracticeForm(std::span<const Ruleset* const> games, bool slips)
    : m_games(named("game", new GameBox(games))),
      m_settings(new SettingsStack(games, &Ruleset::settings)),
      m_count(named("count", new NumberBox(NumberBox::Typing::Possible))),
      m_word(named("word", sideNote())),
      m_slipsWord(named("slipsWord", sideNote())),
      m_save(makeButton("saveExercisesButton", this, &PracticeForm::askWhereToSave,
                        [] { return tr("Save…"); })),
      m_print(makeButton("printExercisesButton", this, &PracticeForm::printWanted,
                         [] { return tr("Print…"); })) {
    m_count->setRange(1, mostCount);
    m_count->setValue(standardCount);
    QFormLayout& form = *makeForm();
    ask(form, m_games, [] { return tr("Game"); });
    form.addRow(m_settings);
    ask(form, m_count, [] { return tr("Exercises in the set"); });
    form.addRow(makeButton(
        "newButton", this, &PracticeForm::drawWanted, [] { return tr("New exercises"); },
        Button::Rank::Primary));
    if (slips) {
        form.addRow(makeButton("slipsButton", this, &PracticeForm::slipsWanted,
                               [] { return tr("From my own slips"); }));
        form.addRow(m_slipsWord);
        tellSlips({});
    }
    auto* open = makeButton("openExercisesButton", this, &PracticeForm::askWhatToOpen,
                            [] { return tr("Open…"); });
    form.addRow(row({{open, 1}, {m_save, 1}}));
    form.addRow(m_print);
    form.addRow(m_word);
    setLayout(&form);
    connect(m_games, &QComboBox::currentIndexChanged, this, [this] {
        chooseGame();
        emit gameChanged();
    });
    chooseGame();
}

const Ruleset& PracticeForm::game() const { return *m_games->game(); }

std::size_t PracticeForm::count() const { return static_cast<std::size_t>(m_count->value()); }

ExerciseTask PracticeForm::task(std::uint64_t seed) const {
    return {&game(), m_settings->values(), count(), seed};
}

void PracticeForm::chooseGame() {
    m_settings->choose(m_games->chosen());
    if (!game().name.autoFill)
        m_settings->hide();
}

void PracticeForm::tell(Wording words) { m_word->setWords(std::move(words)); }

void PracticeForm::tellSlips(Wording words) {
    m_slipsWord->setWords(words ? std::move(words) : [] {
        return tr("Positions of your games in which you gave a win or a draw away.");
    });
}

void PracticeForm::setAny(bool any) {
    m_save->setEnabled(any);
    m_print->setEnabled(any);
}

void PracticeForm::askWhatToOpen() {
    connect(askForFile(this, tr("Open exercises"), tr("Exercises (*.json)")),
            &QFileDialog::fileSelected, this, &PracticeForm::openWanted);
}

void PracticeForm::askWhereToSave() {
    connect(askForFile(this, tr("Save exercises"),
                       tr("Exercises (*.json)") + QStringLiteral(";;")
                           + tr("Sheets with solutions (*.pdf)"),
                       QStringLiteral("exercises.json")),
            &QFileDialog::fileSelected, this, &PracticeForm::saveWanted);
}

} // namespace bouton
