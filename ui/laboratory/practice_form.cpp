#include "ui/laboratory/practice_form.h"

#include <QBoxLayout>
#include <QSpinBox>

#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/switches.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"

namespace bouton {

namespace {

constexpr int standardCount = 10, mostCount = 50;

} // namespace

PracticeForm::PracticeForm(std::span<const Ruleset* const> games, bool slips)
    : m_purpose(named("purpose", new SegmentedSwitch({[] { return tr("Answer"); },
                                                      [] { return tr("Hand out"); }}))),
      m_games(named("game", new GameBox(games))),
      m_settings(new SettingsStack(games, &Ruleset::settings)),
      m_count(named("count", new NumberBox(NumberBox::Typing::Possible))),
      m_variants(named("variants", new NumberBox(NumberBox::Typing::Possible))),
      m_word(named("word", sideNote())),
      m_setsWord(named("setsWord", sideNote())),
      m_slipsWord(named("slipsWord", sideNote())),
      m_rest(named("rest",
                   worded(new ToggleSwitch, [] { return tr("No hints until all is answered"); }))),
      m_save(makeButton("saveExercisesButton", this, &PracticeForm::askWhereToSave,
                        [] { return tr("Save…"); })),
      m_print(makeButton("printExercisesButton", this, &PracticeForm::printWanted,
                         [] { return tr("Print…"); })),
      m_class(makeButton("classButton", this, &PracticeForm::askForAnswers,
                         [] { return tr("Answers of a class…"); })),
      m_form(makeForm()) {
    m_count->setRange(1, mostCount);
    m_count->setValue(standardCount);
    m_variants->setRange(1, static_cast<int>(mostVariants));
    ask(*m_form, m_games, [] { return tr("Game"); });
    m_form->addRow(m_settings);
    ask(*m_form, m_count, [] { return tr("Exercises in the set"); });
    ask(*m_form, m_variants, [] { return tr("Variants for neighbours"); });
    auto* draw = makeButton(
        "newButton", this, &PracticeForm::drawWanted, [] { return tr("New exercises"); },
        Button::Rank::Primary);
    auto* open = makeButton("openExercisesButton", this, &PracticeForm::askWhatToOpen,
                            [] { return tr("Open…"); });
    if (slips)
        m_slips = makeButton("slipsButton", this, &PracticeForm::slipsWanted,
                             [] { return tr("From my own slips"); });
    // A column, because a form takes words that are hidden for those of another row.
    auto* all = column({m_purpose, m_form, draw});
    if (slips)
        all->addWidget(m_slips);
    all->addWidget(m_slipsWord);
    all->addLayout(row({{open, 1}, {m_save, 1}}));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_rest, m_print, m_class, m_setsWord, m_word})
        all->addWidget(widget);
    setLayout(all);
    if (slips)
        tellSlips({});
    m_purpose->choose(0);
    connect(m_purpose, &SegmentedSwitch::chosenByUser, this, [this] {
        showPurpose();
        emit handsOutChanged(handsOut());
    });
    showPurpose();
    connect(m_games, &QComboBox::currentIndexChanged, this, [this] {
        chooseGame();
        emit gameChanged();
    });
    chooseGame();
    connect(m_variants, &QSpinBox::valueChanged, this, &PracticeForm::variantsChanged);
}

const Ruleset& PracticeForm::game() const { return *m_games->game(); }

std::size_t PracticeForm::count() const { return static_cast<std::size_t>(m_count->value()); }

// Who answers has one set.
SetsTask PracticeForm::task(std::uint64_t seed) const {
    return {{&game(), m_settings->values(), count(), seed},
            handsOut() ? static_cast<std::size_t>(m_variants->value()) : 1};
}

bool PracticeForm::rests() const { return m_rest->isChecked(); }

bool PracticeForm::handsOut() const { return m_purpose->chosen() == 1; }

void PracticeForm::showPurpose() {
    const bool out = handsOut();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_variants, m_form->labelForField(m_variants), m_save,
                                         m_rest, m_print, m_class, m_setsWord})
        widget->setVisible(out);
    if (m_slips)
        m_slips->setVisible(!out);
    m_slipsWord->setVisible(m_slips && !out);
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

void PracticeForm::tellSets(std::size_t count, std::optional<std::uint64_t> seed) {
    m_save->setEnabled(count > 0);
    m_print->setEnabled(count > 0);
    m_class->setEnabled(count > 0);
    m_setsWord->setWords([count, seed] {
        const QString number = QString::number(seed.value_or(0));
        return count == 0 ? tr("There is no set yet.")
               : count > 1 && !seed
                   ? tr("Variants A to %1; A is in view.").arg(QChar(nameOfVariant(count - 1)))
               : count > 1 ? tr("Variants A to %1, drawn by seed %2; A is in view.")
                                 .arg(QChar(nameOfVariant(count - 1)), number)
               : seed ? tr("One set, drawn by seed %1.").arg(number)
                      : tr("One set, put together by hand.");
    });
}

void PracticeForm::tellRest() {
    m_save->setEnabled(false);
    m_print->setEnabled(false);
    m_setsWord->setWords(
        [] { return tr("Hints, reasons and the key rest until every exercise is answered."); });
}

void PracticeForm::askForAnswers() {
    connect(askForFolder(this, tr("Answers of a class")), &QFileDialog::fileSelected, this,
            &PracticeForm::classWanted);
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
