// SPDX-License-Identifier: MIT
#include "ui/preferences/preferences_page.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "session/file_name.h"
#include "ui/controls/card.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/folding.h"
#include "ui/controls/languages.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int widest = 90 * Theme::unit, leastAnswer = 26 * Theme::unit;

// A tick for a preference that is true or false.
QCheckBox* tick(const char* name, Preference<bool>& preference, Wording words) {
    auto* box = named(name, worded(new Tick, std::move(words)));
    preference.tell(box, &QCheckBox::setChecked);
    QObject::connect(box, &QCheckBox::toggled, &preference, &Preference<bool>::set);
    return box;
}

// A list of values for a preference. If the preference has another value, no line is chosen.
template <class T>
QComboBox* choice(const char* name, Preference<T>& preference,
                  std::vector<std::pair<T, Wording>> choices) {
    auto* box = named(name, new QComboBox);
    for (std::size_t i = 0; i < choices.size(); ++i)
        box->addItem({});
    inEveryLanguage(box, [box, choices] {
        for (std::size_t i = 0; i < choices.size(); ++i)
            box->setItemText(static_cast<int>(i), choices[i].second());
    });
    const auto fit = [box] { // also to what it says in another language
        int wide = leastAnswer;
        for (int i = 0; i < box->count(); ++i)
            wide = std::max(wide, box->fontMetrics().horizontalAdvance(box->itemText(i))
                                      + 5 * Theme::unit);
        box->setMinimumWidth(wide);
    };
    new Repeated(box, QEvent::FontChange, fit);
    QObject::connect(box, &QComboBox::currentTextChanged, box, fit);
    preference.tell(box, [box, choices](const T& value) {
        const auto at = std::ranges::find(choices, value, &std::pair<T, Wording>::first);
        box->setCurrentIndex(at == choices.end() ? -1 : static_cast<int>(at - choices.begin()));
    });
    QObject::connect(box, &QComboBox::activated, &preference, [choices, &preference](int item) {
        preference.set(choices[static_cast<std::size_t>(item)].first);
    });
    return box;
}

// Questions with their answers at the right, or below them where there is no room.
QFormLayout* makeRows() {
    QFormLayout* form = makeForm();
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setVerticalSpacing(Theme::unit + 2);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setHorizontalSpacing(3 * Theme::unit);
    return form;
}

void put(QFormLayout& form, QWidget* answer, Wording question) {
    if (answer->minimumWidth() < leastAnswer)
        answer->setMinimumWidth(leastAnswer);
    auto* label = worded(new FormTitle, std::move(question));
    label->setBuddy(answer);
    atEveryTypeSize(label, [label] { // so that all answers stand in one column
        label->setMinimumWidth(31 * label->fontMetrics().averageCharWidth());
    });
    form.addRow(label, answer);
}

Card* sheet(Wording title, QLayout* content) {
    auto* card = new Card;
    card->setLayout(
        column({heading(std::move(title)), content}, Theme::unit + 4, 2 * Theme::unit + 4));
    return card;
}

} // namespace

PreferencesPage::PreferencesPage(Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_folder(named("gamesFolder", new WordLabel)),
      m_folderWord(named("gamesFolderWord", sideNote())),
      m_standardFolder(makeButton(
          "standardFolderButton", this, [this] { m_preferences.setGamesFolder({}); },
          [] { return tr("Standard place"); })) {
    setObjectName(QStringLiteral("preferencesPage"));
    auto* back = makeButton("leavePreferencesButton", this, &PreferencesPage::left,
                            [] { return tr("Back"); });
    worded(back, &QWidget::setToolTip, [] { return tr("Back to where you were (Esc)"); });
    auto* sheets = new QWidget;
    sheets->setMaximumWidth(widest);
    sheets->setLayout(column(
        {row({{typed(heading([] { return tr("Preferences"); }), Type::Heading, Weight::Strong), 1},
              back}),
         makeLook(), makeYou(), makePlay(), makeGames()},
        2 * Theme::unit, 2 * Theme::unit));
    auto* middle = new QWidget;
    middle->setLayout(row({{sheets, 1}}, 0));
    auto* scroll = new SnugScrollArea(middle);
    setLayout(column({scroll, Item::stretch()}));
    setFocusProxy(findChild<QWidget*>(QStringLiteral("appearance")));
    connect(&preferences, &Preferences::gamesFolderChanged, this, &PreferencesPage::refreshFolder);
    inEveryLanguage(this, [this] { refreshFolder(); });
}

QWidget* PreferencesPage::makeYou() {
    auto* name = named("playerName", new QLineEdit);
    name->setMaxLength(Preferences::longestName);
    worded(name, &QLineEdit::setPlaceholderText, [] { return tr("You"); });
    connect(name, &QLineEdit::textEdited, &m_preferences.playerName, &Preference<QString>::set);
    m_preferences.playerName.tell(name, [name](const QString& now) {
        if (name->text().simplified() != now)
            name->setText(now);
    });
    QFormLayout* form = makeRows();
    put(*form, name, [] { return tr("Your name"); });
    return sheet([] { return tr("You"); }, form);
}

QWidget* PreferencesPage::makeLook() {
    using Appearance = Preferences::Appearance;
    std::vector<std::pair<int, Wording>> sizes;
    for (const int percent : Preferences::typeSizes)
        sizes.emplace_back(percent, [percent] { return tr("%1 %").arg(percent); });
    std::vector<std::pair<QString, Wording>> tongues{{{}, [] { return tr("Follow the desktop"); }}};
    for (const Language& one : languages())
        tongues.emplace_back(
            one.id, [one] { return one.isDraft ? tr("%1 (draft)").arg(one.name) : one.name; });
    QFormLayout* form = makeRows();
    if (tongues.size() > 2) // else English is all that there is
        put(*form, choice("language", m_preferences.language, std::move(tongues)),
            [] { return tr("Language"); });
    put(*form,
        choice<Appearance>("appearance", m_preferences.appearance,
                           {{Appearance::System, [] { return tr("Follow the desktop"); }},
                            {Appearance::Light, [] { return tr("Light"); }},
                            {Appearance::Dark, [] { return tr("Dark"); }}}),
        [] { return tr("Colours"); });
    put(*form,
        choice<std::optional<Eyes>>("palette", m_preferences.palette,
                                    {{{}, [] { return tr("Follow the desktop"); }},
                                     {Eyes::Usual, [] { return tr("Usual"); }},
                                     {Eyes::ColourBlind, [] { return tr("Colour-blind"); }},
                                     {Eyes::HighContrast, [] { return tr("High contrast"); }}}),
        [] { return tr("Palette"); });
    put(*form, choice<int>("typeSize", m_preferences.typeSize, std::move(sizes)),
        [] { return tr("Text size"); });
    put(*form,
        choice<std::optional<bool>>("motion", m_preferences.fullMotion,
                                    {{{}, [] { return tr("Follow the desktop"); }},
                                     {true, [] { return tr("Full"); }},
                                     {false, [] { return tr("Reduced"); }}}),
        [] { return tr("Motion"); });
    put(*form,
        choice<std::optional<bool>>("paper", m_preferences.usLetter,
                                    {{{}, [] { return tr("Follow the desktop"); }},
                                     {false, [] { return QStringLiteral("A4"); }},
                                     {true, [] { return tr("US Letter"); }}}),
        [] { return tr("Paper"); });
    form->addRow(tick("legalMovesBox", m_preferences.legalMovesShown,
                      [] { return tr("Show the legal moves"); }));
    form->addRow(tick("coordinatesBox", m_preferences.coordinatesShown,
                      [] { return tr("Show coordinates beside the board"); }));
    form->addRow(
        tick("soundsBox", m_preferences.sounds, [] { return tr("Sounds of moves and endings"); }));
    return sheet([] { return tr("What is shown"); }, form);
}

QWidget* PreferencesPage::makePlay() {
    using std::chrono::milliseconds;
    std::vector<std::pair<milliseconds, Wording>> steps;
    for (const milliseconds step : replaySteps)
        steps.emplace_back(step, [step] { return wordsForStep(step); });
    QFormLayout* form = makeRows();
    constexpr bool titled = false; // the form does that
    put(*form, new PaceEditor(m_preferences, titled), [] { return tr("Computer's pace"); });
    put(*form, choice<milliseconds>("replayStep", m_preferences.replayStep, std::move(steps)),
        [] { return tr("A replay shows each move for"); });
    form->addRow(tick("passingBox", m_preferences.passingAlone, [] {
        return tr("In Reversi, pass by itself where nothing else is possible");
    }));
    return sheet([] { return tr("In play"); }, form);
}

QWidget* PreferencesPage::makeGames() {
    m_folder->setWordWrap(true);
    m_folder->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* choose = makeButton("chooseFolderButton", this, &PreferencesPage::askWhereToKeep,
                              [] { return tr("Choose…"); });
    auto* show = makeButton("showFolderButton", this, &PreferencesPage::showFolder,
                            [] { return tr("Show the folder"); });
    m_folderWord->hide();
    return sheet(
        [] { return tr("Games"); },
        column({worded(new QLabel, [] { return tr("Games are kept in this folder:"); }), m_folder,
                new FoldingRow({choose, show, m_standardFolder, Item::stretch()}), m_folderWord,
                Item::room(Theme::unit), tick("archiveBox", m_preferences.archiveOn, [] {
                    return tr("Keep finished games in the archive");
                })}));
}

void PreferencesPage::askWhereToKeep() {
    auto* dialog = named("folderDialog", askForFolder(this, tr("Where games are kept"),
                                                      m_preferences.gamesFolder()));
    connect(dialog, &QFileDialog::fileSelected, &m_preferences, [this](const QString& folder) {
        m_preferences.setGamesFolder(QDir::cleanPath(folder));
    });
}

void PreferencesPage::showFolder() {
    const bool shown = QDesktopServices::openUrl(QUrl::fromLocalFile(m_preferences.gamesFolder()));
    m_folderWord->setText(
        shown ? QString() : tr("There is no program here that shows folders, or no such folder."));
    m_folderWord->setVisible(!shown);
}

void PreferencesPage::refreshFolder() {
    const QString folder = m_preferences.gamesFolder();
    m_folder->setText(shownPath(folder));
    m_standardFolder->setEnabled(folder != Preferences::standardGamesFolder());
    m_folderWord->hide();
}

} // namespace bouton
