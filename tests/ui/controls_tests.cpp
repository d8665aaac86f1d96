// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QAbstractAnimation>
#include <QComboBox>
#include <QCursor>
#include <QHeaderView>
#include <QHoverEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QToolTip>

#include <array>
#include <functional>
#include <memory>

#include "games/catalogue.h"
#include "ui/controls/announcer.h"
#include "ui/controls/fitted.h"
#include "ui/controls/flat_style.h"
#include "ui/controls/game_chooser.h"
#include "ui/controls/layouts.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/side_columns.h"
#include "ui/controls/switches.h"
#include "ui/controls/tables.h"
#include "ui/controls/title_box.h"
#include "ui/controls/word_label.h"
#include "ui/theme/theme.h"

// Controls by themselves, without a window.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

QStringList itemsOf(const QComboBox& box) {
    QStringList items;
    for (int i = 0; i < box.count(); ++i)
        items << box.itemText(i);
    return items;
}

void type(QAbstractSpinBox& box, const char* digits) {
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, digits);
}

const std::vector<Setting> limits{
    {.id = "level",
     .title = "Level",
     .least = 1,
     .standard = 6,
     .most = 8,
     .isLimit = true,
     .usual = 6},
    {.id = "time",
     .title = "Seconds a move",
     .least = 0,
     .standard = 0,
     .most = 9000,
     .unit = 1000,
     .isLimit = true,
     .usual = 5000},
    {.id = "threads", .title = "Threads", .least = 1, .standard = 1, .most = 4}};

// A form of limits on the screen.
struct Limits {
    Limits() {
        editor.show();
        QObject::connect(&editor, &SettingsEditor::changed, &editor, [this] { ++changed; });
    }
    void choose(int item) {
        list().setCurrentIndex(item);
        emit list().activated(item);
    }
    QComboBox& list() { return *editor.findChild<QComboBox*>("limit"); }
    QSpinBox& level() { return *editor.findChild<QSpinBox*>("level"); }
    QDoubleSpinBox& time() { return *editor.findChild<QDoubleSpinBox*>("time"); }
    bool says(const char* words) {
        for (const auto* label : editor.findChildren<QLabel*>())
            if (label->isVisible() && label->text() == QLatin1String(words))
                return true;
        return false;
    }
    // Of the level, the time, and the threads.
    std::array<int, 3> values() {
        const Settings all = editor.values();
        return {valueOf(all, "level"), valueOf(all, "time"), valueOf(all, "threads")};
    }
    void set(int itsLevel, int itsTime) {
        editor.setValues({{"level", itsLevel}, {"time", itsTime}, {"threads", 1}});
    }

    SettingsEditor editor{limits};
    int changed = 0;
};

using Values = std::array<int, 3>;

} // namespace

TEST(SettingsOfLimits, OnlyTheOneThatIsChosenCountsAndBeginsWithItsUsualValue) {
    Limits form;
    EXPECT_TRUE(form.editor.hasLimits());
    EXPECT_EQ(itemsOf(form.list()), QStringList({"Level", "Seconds a move"}));
    EXPECT_EQ(form.list().currentIndex(), 0);
    EXPECT_EQ(form.values(), (Values{6, 0, 1}));
    EXPECT_TRUE(form.level().isVisible() && form.says("1 to 8"));
    EXPECT_FALSE(form.time().isVisible());
    form.choose(1);
    EXPECT_EQ(form.values(), (Values{6, 5000, 1}));
    EXPECT_EQ(form.changed, 1);
    EXPECT_FALSE(form.level().isVisible());
    EXPECT_TRUE(form.time().isVisible());
    EXPECT_TRUE(form.says("0.1 to 9")) << "nothing would switch it off";
    EXPECT_EQ(form.time().minimum(), 0.1);
    form.choose(1);
    EXPECT_EQ(form.changed, 1) << "it is chosen already";
    form.time().setValue(2);
    EXPECT_EQ(form.values(), (Values{6, 2000, 1}));
    form.choose(0);
    EXPECT_EQ(form.values(), (Values{6, 0, 1}));
    form.choose(1);
    EXPECT_EQ(form.values(), (Values{6, 2000, 1})) << "as it was entered";
}

TEST(SettingsOfLimits, AreChosenByTheValuesThatAreSet) {
    Limits form;
    form.set(3, 700);
    EXPECT_EQ(form.list().currentIndex(), 1);
    EXPECT_EQ(form.values(), (Values{3, 700, 1})) << "the level is kept for when it counts";
    form.set(4, 0);
    EXPECT_EQ(form.list().currentIndex(), 0);
    EXPECT_EQ(form.values(), (Values{4, 0, 1}));
    EXPECT_EQ(form.changed, 0) << "not by the user";
    form.choose(1);
    EXPECT_EQ(form.values(), (Values{4, 700, 1})) << "one that is off keeps what it had";
}

TEST(SettingsOfLimits, HaveAClockBesideThemWhereOneIsOffered) {
    Limits form;
    EXPECT_FALSE(form.editor.clockChosen());
    form.editor.offerClock();
    form.editor.offerClock();
    EXPECT_EQ(itemsOf(form.list()), QStringList({"Level", "Seconds a move", "Clock"}));
    EXPECT_EQ(form.list().currentIndex(), 0);
    auto* clock = new QLabel(QStringLiteral("clock"));
    form.editor.takeClock(clock);
    form.editor.takeClock(clock);
    const char* about = "A clock runs in its turn, and each move adds to it. Who has no time left "
                        "loses.";
    EXPECT_FALSE(form.says("clock") || form.says(about));
    form.set(3, 700);
    form.editor.chooseClock(true);
    EXPECT_TRUE(form.editor.clockChosen());
    EXPECT_EQ(form.list().currentText(), "Clock");
    EXPECT_TRUE(form.says("clock") && form.says(about));
    EXPECT_FALSE(form.level().isVisible() || form.time().isVisible());
    EXPECT_EQ(form.values(), (Values{3, 0, 1})) << "as where the first one counts";
    form.set(4, 700);
    EXPECT_TRUE(form.editor.clockChosen()) << "values say nothing of it";
    EXPECT_EQ(form.values(), (Values{4, 0, 1}));
    form.editor.chooseClock(false);
    EXPECT_EQ(form.list().currentText(), "Level");
    form.choose(1);
    form.editor.chooseClock(false);
    EXPECT_EQ(form.list().currentIndex(), 1) << "no clock was chosen";
    form.choose(2);
    EXPECT_TRUE(form.editor.clockChosen());
    SettingsEditor plain({{"rows", "Rows", 4, 8, 12}});
    plain.offerClock();
    plain.chooseClock(true);
    EXPECT_FALSE(plain.hasLimits() || plain.clockChosen());
}

TEST(Settings, OutOfTheirRangeAreNeverCutInSilence) {
    Limits form;
    type(form.level(), "20");
    EXPECT_EQ(form.level().text(), "20") << "as it is typed";
    EXPECT_EQ(form.values()[0], 8) << "not 2";
    EXPECT_TRUE(form.says("1 to 8, not 20"));
    type(form.level(), "3");
    EXPECT_TRUE(form.says("1 to 8"));
    form.choose(1);
    type(form.time(), "99");
    EXPECT_TRUE(form.says("0.1 to 9, not 99"));
    EXPECT_EQ(form.values()[1], 9000);
}

TEST(Settings, InPartsOfAUnitAreWrittenAsDecimals) {
    SettingsEditor editor({{"time", "Seconds", 0, 1500, 60000, 1000}});
    auto* box = editor.findChild<QDoubleSpinBox*>("time");
    ASSERT_TRUE(box);
    EXPECT_EQ(box->text(), box->locale().toString(1.5));
    box->setValue(0.25);
    EXPECT_EQ(editor.values(), (Settings{{"time", 250}}));
    editor.setValues({{"time", 2000}});
    EXPECT_EQ(box->value(), 2.0);
}

TEST(Settings, LeaveANumberAloneWhileItIsTyped) {
    SettingsEditor editor({{"time", "Seconds", 0, 1500, 60000, 1000}});
    QObject::connect(&editor, &SettingsEditor::changed, &editor,
                     [&] { editor.setValues(editor.values()); }); // as whoever keeps them does
    auto* box = editor.findChild<QDoubleSpinBox*>("time");
    box->selectAll();
    QTest::keyClicks(box, "1" + box->locale().decimalPoint() + "5");
    QTest::keyClick(box, Qt::Key_Backspace);
    QTest::keyClicks(box, "7");
    EXPECT_EQ(editor.values(), (Settings{{"time", 1700}}));
}

TEST(Settings, ThatHaveWordsAreWrittenAsWords) {
    SettingsEditor editor(
        {{"before",
          "Before",
          0,
          1,
          2,
          1,
          {{"copycat", "Copycat"}, {"first-fit", "First fit"}, {"random", "Random"}}}});
    auto* box = editor.findChild<QComboBox*>("before");
    ASSERT_TRUE(box);
    EXPECT_EQ(box->currentText(), "First fit");
    box->setCurrentIndex(2);
    EXPECT_EQ(editor.values(), (Settings{{"before", 2}}));
}

TEST(Settings, OutOfTheirRangeAreRefusedInASentenceWhileTheyAreInView) {
    SettingsEditor editor({{"rows", "Rows", 4, 8, 12}}, SettingsEditor::Typing::Anything);
    auto& box = *editor.findChild<QSpinBox*>("rows");
    const auto refused = [&](int value) {
        box.setValue(value);
        const auto phrase = editor.refusal();
        return phrase ? english(*phrase) : "";
    };
    EXPECT_EQ(refused(13), "Rows: 4 to 12 are possible, not 13.");
    EXPECT_EQ(editor.values(), (Settings{{"rows", 12}}));
    EXPECT_EQ(refused(3), "Rows: 4 to 12 are possible, not 3.");
    EXPECT_EQ(editor.values(), (Settings{{"rows", 4}}));
    editor.setShown("rows", false);
    EXPECT_EQ(refused(3), "");
    EXPECT_TRUE(box.isHidden());
    editor.setShown("rows", true);
    EXPECT_EQ(refused(3), "Rows: 4 to 12 are possible, not 3.");
    EXPECT_EQ(refused(4), "");
    EXPECT_EQ(refused(12), "");
}

TEST(Settings, HaveAMaximumThatCanBeLoweredAndPassed) {
    SettingsEditor editor({{"rows", "Rows", 4, 8, 12}, {"columns", "Columns", 2, 5, 9}},
                          SettingsEditor::Typing::Anything);
    auto& box = *editor.findChild<NumberBox*>("rows");
    const auto& range = *editor.findChild<WarningNote*>();
    EXPECT_EQ(range.text(), "4 to 12");
    editor.setMost("rows", 7);
    EXPECT_EQ(box.value(), 7);
    EXPECT_EQ(box.most(), 7);
    EXPECT_EQ(range.text(), "4 to 7");
    EXPECT_EQ(editor.values(), (Settings{{"rows", 7}, {"columns", 5}}));
    editor.showBeyond("rows", 20);
    EXPECT_EQ(box.value(), 20);
    EXPECT_EQ(range.text(), "4 to 20");
    EXPECT_FALSE(editor.refusal());
    editor.setValues({{"rows", 6}, {"columns", 3}});
    EXPECT_EQ(box.value(), 6);
    EXPECT_EQ(box.most(), 12);
    EXPECT_EQ(range.text(), "4 to 12");
    EXPECT_FALSE(range.warns());
    EXPECT_EQ(editor.values(), (Settings{{"rows", 6}, {"columns", 3}}));
}

TEST(Settings, OfSeveralThingsAreKeptForEach) {
    const std::vector<std::vector<Setting>> known{
        {{"rows", "Rows", 4, 8, 12}}, {}, {{"columns", "Columns", 2, 5, 9}}};
    QWidget page;
    auto* stack = new SettingsStack(known, std::identity());
    EXPECT_FALSE(stack->isVisible()) << "it is no window";
    stack->setParent(&page);
    page.show();
    stack->choose(0);
    std::vector<std::size_t> changed;
    QObject::connect(stack, &SettingsStack::changed, stack,
                     [&](std::size_t at) { changed.push_back(at); });
    auto& rows = *stack->findChild<QSpinBox*>("rows");
    auto& columns = *stack->findChild<QSpinBox*>("columns");
    EXPECT_TRUE(stack->isVisible() && rows.isVisible());
    EXPECT_FALSE(columns.isVisible());
    rows.setValue(5);
    stack->choose(2);
    columns.setValue(3);
    EXPECT_THAT(changed, ElementsAre(0u, 2u));
    EXPECT_TRUE(columns.isVisible());
    EXPECT_FALSE(rows.isVisible());
    EXPECT_EQ(stack->values(), (Settings{{"columns", 3}}));
    EXPECT_EQ(stack->values(0), (Settings{{"rows", 5}}));
    for (const std::size_t without : {1u, 3u, 99u}) {
        stack->choose(without);
        EXPECT_TRUE(stack->isHidden());
        EXPECT_THAT(stack->values(), IsEmpty());
        EXPECT_FALSE(stack->clockChosen());
    }
    stack->choose(0);
    EXPECT_TRUE(stack->isVisible());
    EXPECT_EQ(stack->values(), (Settings{{"rows", 5}}));
}

TEST(Numbers, TellWhatIsEnteredAndNotWhatTheyAreToldToShow) {
    NumberBox box;
    box.setPossible(0, 12);
    std::vector<int> told;
    QObject::connect(&box, &NumberBox::valueChanged, &box,
                     [&](int value) { told.push_back(value); });
    box.put(5);
    EXPECT_TRUE(told.empty());
    box.stepBy(1);
    EXPECT_EQ(told, (std::vector{6}));
}

TEST(Numbers, TakeNoSignAndNotAnyNumberOfDigits) {
    QWidget page;
    NumberBox nearest(NumberBox::Typing::Possible, &page),
        anything(NumberBox::Typing::Anything, &page);
    DecimalBox decimal(&page);
    nearest.setPossible(4, 12);
    anything.setPossible(4, 12);
    decimal.setRange(0, 9);
    page.show();
    const auto typed = [](QAbstractSpinBox& box, const char* digits) {
        type(box, digits);
        return box.text();
    };
    EXPECT_EQ(typed(nearest, "-5"), "5");
    EXPECT_EQ(nearest.value(), 5);
    EXPECT_EQ(typed(nearest, "1234567"), "123456");
    EXPECT_EQ(nearest.value(), 12);
    EXPECT_EQ(nearest.refused(), 123456);
    EXPECT_EQ(typed(anything, "12345"), "1234");
    EXPECT_EQ(anything.value(), 1234);
    EXPECT_EQ(anything.refused(), 1234);
    EXPECT_EQ(typed(decimal, "-5"), "-") << "as if 0 were to come";
    EXPECT_EQ(typed(decimal, "1234567890123"), "12345678901");
    EXPECT_EQ(decimal.value(), 9);
    EXPECT_EQ(decimal.refused(), 12345678901.0);
}

TEST(Numbers, WarnInTheirColourAndByATipUntilAnotherIsThere) {
    QWidget page;
    NumberBox box(NumberBox::Typing::Anything, &page);
    DecimalBox decimal(&page);
    box.setPossible(4, 12);
    decimal.setRange(0.5, 9);
    decimal.move(0, 60);
    page.show();
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    const QColor warning = Theme::of(page).warning;
    const auto warns = [&](const QAbstractSpinBox& of) {
        return of.findChild<QLineEdit*>()->palette().color(QPalette::Text) == warning;
    };
    decimal.setFocus();
    box.setValue(5);
    EXPECT_FALSE(warns(box));
    box.put(3);
    EXPECT_EQ(box.refused(), 3);
    EXPECT_TRUE(warns(box));
    EXPECT_EQ(QToolTip::text(), "") << "nobody is typing it";
    box.setPossible(3, 12);
    EXPECT_FALSE(box.refused() || warns(box));
    type(box, "13");
    EXPECT_TRUE(warns(box));
    EXPECT_EQ(QToolTip::text(), "3 to 12 are possible.");
    type(decimal, "0");
    EXPECT_TRUE(warns(decimal));
    EXPECT_EQ(decimal.refused(), 0);
    EXPECT_EQ(QToolTip::text(), "0.5 to 9 are possible.");
    box.setValue(12);
    EXPECT_FALSE(warns(box));
    EXPECT_EQ(QToolTip::text(), "0.5 to 9 are possible.") << "of the other box";
    decimal.setValue(9);
    EXPECT_FALSE(warns(decimal) || decimal.refused());
    EXPECT_TRUE(QTest::qWaitFor([] { return QToolTip::text().isEmpty(); }));
}

TEST(Numbers, HaveArrowsThatEndWithTheirRange) {
    struct Open : NumberBox {
        using NumberBox::NumberBox;
        using NumberBox::stepEnabled;
    } box;
    box.setPossible(4, 12);
    const auto arrows = [&](int value) { // up, down
        box.setValue(value);
        const auto steps = box.stepEnabled();
        return std::pair(steps.testFlag(QAbstractSpinBox::StepUpEnabled),
                         steps.testFlag(QAbstractSpinBox::StepDownEnabled));
    };
    EXPECT_EQ(arrows(4), std::pair(true, false));
    EXPECT_EQ(arrows(5), std::pair(true, true));
    EXPECT_EQ(arrows(12), std::pair(false, true));
    const auto stepped = [&](int from, int steps) {
        box.setValue(from);
        box.stepBy(steps);
        return box.value();
    };
    EXPECT_EQ(stepped(2, 1), 4);
    EXPECT_EQ(stepped(12, 1), 12);
    EXPECT_EQ(stepped(99, -1), 12);
    EXPECT_EQ(stepped(8, -1), 7);
}

TEST(Titles, AreChosenByTheirEnglishWords) {
    TitleBox box(std::array{"One", "Two"}, std::identity());
    EXPECT_EQ(box.chosen(), 0U);
    box.choose("Two");
    EXPECT_EQ(box.chosen(), 1U);
    EXPECT_STREQ(box.chosenTitle(), "Two");
    EXPECT_EQ(box.toolTip(), "Two") << "for where it is cut short";
    box.choose("Three");
    EXPECT_EQ(box.chosen(), 1U) << "there is no such title";
    const TitleBox none(std::array<const char*, 0>{}, std::identity());
    EXPECT_EQ(none.chosen(), 0U);
    EXPECT_STREQ(none.chosenTitle(), "");
}

TEST(Titles, OfGamesMayBeginWithOneForAll) {
    GameBox box(catalogue(), "All games");
    EXPECT_EQ(box.game(), nullptr);
    box.setCurrentIndex(2);
    EXPECT_EQ(box.game(), catalogue()[1]);
    EXPECT_EQ(GameBox(catalogue()).game(), catalogue()[0]);
}

TEST(GameChooser, ListsTheBeginningsOfGamesAndOpensOnlyWhatIsFoundWhateverTheCaseAndAccents) {
    const QStringList lines =
        GameChooser::linesOf({std::string(301, 'x'), std::string(300, 'y'), "Short"});
    EXPECT_EQ(lines[0], "1.  " + QString(300, u'x') + "...");
    EXPECT_EQ(lines[1], "2.  " + QString(300, u'y'));
    EXPECT_EQ(lines[2], "3.  Short");
    GameChooser chooser(QStringLiteral("Games"), lines, nullptr);
    EXPECT_EQ(chooser.windowTitle(), "Games");
    EXPECT_TRUE(chooser.testAttribute(Qt::WA_DeleteOnClose));
    chooser.setAttribute(Qt::WA_DeleteOnClose, false);
    chooser.show();
    std::vector<std::size_t> chosen;
    QObject::connect(&chooser, &GameChooser::chosen, &chooser,
                     [&](std::size_t game) { chosen.push_back(game); });
    auto* filter = chooser.findChild<QLineEdit*>("filter");
    auto* list = chooser.findChild<QListView*>("games");
    for (int row = 0; row < 3; ++row)
        EXPECT_EQ(list->model()->index(row, 0).data().toString(), lines[row]);
    EXPECT_EQ(list->editTriggers(), QAbstractItemView::NoEditTriggers);
    EXPECT_EQ(list->currentIndex().row(), 0);
    QTest::keyClick(filter, Qt::Key_Return);
    EXPECT_THAT(chosen, ElementsAre(0u));
    filter->setText(QStringLiteral("sHÓRT"));
    ASSERT_EQ(list->model()->rowCount(), 1);
    emit list->activated(list->model()->index(0, 0));
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(filter, Qt::Key_Return);
    EXPECT_THAT(chosen, ElementsAre(0u, 2u, 2u));
    filter->setText(QStringLiteral("none"));
    QTest::keyClick(filter, Qt::Key_Return);
    QTest::mouseClick(chooser.findChild<QPushButton*>("openChosen"), Qt::LeftButton);
    EXPECT_THAT(chosen, ElementsAre(0u, 2u, 2u));
    filter->clear();
    emit list->activated(list->model()->index(0, 0));
    EXPECT_THAT(chosen, ElementsAre(0u, 2u, 2u, 0u));
    QTest::mouseClick(chooser.findChild<QPushButton*>("closeChooser"), Qt::LeftButton);
    EXPECT_FALSE(chooser.isVisible());
}

TEST(SegmentedSwitch, HasNothingChosenUntilSomebodyChooses) {
    SegmentedSwitch words(
        {[] { return QStringLiteral("One"); }, [] { return QStringLiteral("Two"); }});
    std::vector<int> chosen;
    QObject::connect(&words, &SegmentedSwitch::chosenByUser, &words,
                     [&](int at) { chosen.push_back(at); });
    EXPECT_EQ(words.chosen(), -1);
    words.choose(1);
    EXPECT_EQ(words.chosen(), 1);
    EXPECT_THAT(chosen, IsEmpty());
    words.segment(0)->click();
    EXPECT_THAT(chosen, ElementsAre(0));
}

TEST(FittedLabels, KeepTheirWidthWhileANumberRunsAndNeedNotHaveIt) {
    FittedLabel label;
    const auto width = [&](const char* text) {
        label.setText(QLatin1String(text));
        EXPECT_EQ(label.accessibleName(), text);
        EXPECT_EQ(label.toolTip(), text);
        return label.sizeHint().width();
    };
    const QFontMetrics letters(sized(label.font(), Type::Text));
    EXPECT_EQ(width("11:11:11"), letters.horizontalAdvance(QStringLiteral("11:11:11")) + 1);
    label.setTabular(true);
    EXPECT_EQ(width("11:11:11"), letters.horizontalAdvance(QStringLiteral("00:00:00")) + 1);
    EXPECT_EQ(width("47:58:26"), width("11:11:11"));
    EXPECT_EQ(label.sizeHint().height(), letters.height());
    EXPECT_EQ(label.minimumSizeHint(), QSize(4 * Theme::unit, letters.height()));
    EXPECT_LT(width("1"), 4 * Theme::unit);
    EXPECT_EQ(label.minimumSizeHint(), label.sizeHint());
}

TEST(FittedLabels, GrowWithTheirLetters) {
    QWidget page;
    auto* label = new FittedLabel;
    label->setText(QStringLiteral("Word"));
    page.setLayout(column({label, Item::stretch()}));
    page.show();
    const int before = label->height();
    QFont large = label->font();
    large.setPointSizeF(2 * large.pointSizeF());
    label->setFont(large);
    EXPECT_TRUE(QTest::qWaitFor([&] { return label->height() > before; }));
}

TEST(WordLabels, SayTheirWordsAgainWhereTheyHaveAny) {
    int said = 0;
    WordLabel label([&] { return QString::number(++said); });
    label.explain([&] { return "tip " + QString::number(said); });
    const int before = said;
    QEvent language(QEvent::LanguageChange);
    QApplication::sendEvent(&label, &language);
    EXPECT_EQ(said, before + 1);
    EXPECT_EQ(label.text(), QString::number(said));
    EXPECT_EQ(label.toolTip(), "tip " + QString::number(said));
    label.setWords({});
    EXPECT_EQ(label.text(), "");
    label.setText("Set");
    label.again();
    EXPECT_EQ(label.text(), "Set") << "by whoever made it";
}

TEST(RadioCards, TellTheirSentenceAndWhatStandsAside) {
    const auto saying = [](const char* words) -> Wording {
        return [words] { return QString::fromLatin1(words); };
    };
    const auto told = [&](const Wording& sentence, const Wording& aside) {
        const RadioCard card(saying("Title"), sentence, aside);
        EXPECT_EQ(card.accessibleName(), "Title");
        return card.accessibleDescription();
    };
    EXPECT_EQ(told(saying("How"), saying("more")), "How, more");
    EXPECT_EQ(told(saying("How"), {}), "How");
    EXPECT_EQ(told({}, saying("more")), "more");
    EXPECT_EQ(told(saying(""), saying("more")), "more");
    EXPECT_EQ(told({}, {}), "");
}

TEST(Buttons, TakeADoubleClickAsTwoUnlessTheFirstWasOnWhatStoodThere) {
    Button button(QStringLiteral("Go"));
    button.show();
    int clicks = 0;
    QObject::connect(&button, &Button::clicked, &button, [&] { ++clicks; });
    const auto secondHalf = [&] {
        QTest::mouseDClick(&button, Qt::LeftButton);
        QTest::mouseRelease(&button, Qt::LeftButton);
    };
    secondHalf();
    EXPECT_EQ(clicks, 0);
    QTest::mouseClick(&button, Qt::LeftButton);
    secondHalf();
    EXPECT_EQ(clicks, 2);
    button.hide();
    button.show();
    secondHalf();
    EXPECT_EQ(clicks, 2);
    QTest::keyClick(&button, Qt::Key_Return);
    QTest::keyClick(&button, Qt::Key_Enter);
    QTest::keyClick(&button, Qt::Key_Space);
    EXPECT_EQ(clicks, 5);
}

TEST(SideColumns, StandSideBySideOrShareAPlaceUnderTabs) {
    using Column = SideColumns::Column;
    auto *table = new QWidget, *insights = new QWidget;
    SideColumns side(table, insights, new QWidget);
    auto& tabs = *side.findChild<QTabBar*>("sideTabs");
    std::vector<Column> brought;
    QObject::connect(&side, &SideColumns::brought, &side,
                     [&](Column column) { brought.push_back(column); });
    const auto shown = [&] { // the table, the insights, the tabs
        return std::tuple(!table->isHidden(), !insights->isHidden(), !tabs.isHidden());
    };
    side.fit({1920, 1200});
    EXPECT_EQ(shown(), std::tuple(true, false, false));
    const int alone = table->maximumWidth();
    side.setInsightsShown(true);
    EXPECT_EQ(shown(), std::tuple(true, true, false));
    EXPECT_EQ(alone, table->maximumWidth() + insights->maximumWidth() + 2 * Theme::unit)
        << "the board keeps its place";
    side.fit({800, 600});
    EXPECT_EQ(shown(), std::tuple(true, false, true));
    EXPECT_EQ(table->maximumWidth(), insights->maximumWidth());
    EXPECT_TRUE(side.covers(Column::Insights));
    EXPECT_FALSE(side.covers(Column::Table));
    side.bring(Column::Insights);
    EXPECT_EQ(shown(), std::tuple(false, true, true));
    EXPECT_TRUE(side.covers(Column::Table));
    EXPECT_FALSE(side.covers(Column::Insights));
    EXPECT_THAT(brought, ElementsAre(Column::Insights));
    side.bring(Column::Insights);
    EXPECT_EQ(brought.size(), 1U);
    side.setInsightsShown(false);
    EXPECT_EQ(shown(), std::tuple(true, false, false));
    EXPECT_FALSE(side.covers(Column::Table));
    side.setInsightsShown(true);
    side.fit({1920, 1200});
    EXPECT_EQ(shown(), std::tuple(true, true, false));
    side.setFoot(12);
    EXPECT_EQ(side.layout()->contentsMargins(), QMargins(0, 0, 0, 12));
}

TEST(HoverFades, GoOnFromWhereTheyAreAndLeaveNothingBehind) {
    struct Seen : QWidget {
        void paintEvent(QPaintEvent*) override { ++paints; }
        int paints = 0;
    };
    HoverFade fade;
    auto* widget = new Seen;
    fade.watch(widget);
    EXPECT_TRUE(widget->testAttribute(Qt::WA_Hover));
    QCursor::setPos(600, 500); // the mouse is elsewhere
    widget->setGeometry(10, 10, 50, 50);
    widget->show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return widget->paints > 0; }));
    EXPECT_EQ(fade.level(widget, true), 1);
    EXPECT_EQ(fade.level(widget, false), 0);
    EXPECT_EQ(fade.level(nullptr, true), 1);
    const auto over = [&](QEvent::Type type) {
        QHoverEvent event(type, QPointF(5, 5), QPointF(5, 5), QPointF(-1, -1));
        QApplication::sendEvent(widget, &event);
    };
    const auto running = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return widget->findChildren<QAbstractAnimation*>().size();
    };
    over(QEvent::HoverMove);
    EXPECT_EQ(running(), 0);
    over(QEvent::HoverEnter);
    EXPECT_EQ(fade.level(widget, true), 0);
    const int before = widget->paints;
    ASSERT_TRUE(QTest::qWaitFor([&] { return fade.level(widget, true) > 0; }));
    ASSERT_TRUE(QTest::qWaitFor([&] { return widget->paints > before; }));
    const double there = fade.level(widget, true);
    over(QEvent::HoverLeave);
    EXPECT_EQ(fade.level(widget, false), there);
    EXPECT_EQ(running(), 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return running() == 0; }));
    EXPECT_EQ(fade.level(widget, false), 0);
    over(QEvent::HoverEnter);
    delete widget; // in the middle of it
    EXPECT_EQ(fade.level(widget, true), 1);
}

TEST(Choices, InAClosedListAreSaidOnceWhileItHasTheKeys) {
    QWidget page;
    QComboBox box(&page);
    box.addItems({QStringLiteral("One"), QStringLiteral("Two")});
    letChoiceBeHeard(&box);
    letChoiceBeHeard(&box);
    letChoiceBeHeard(&page);
    EXPECT_EQ(box.accessibleDescription(), "One");
    EXPECT_EQ(page.accessibleDescription(), "");
    page.show();
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    QStringList said;
    QObject::connect(&Announcer::of(box), &Announcer::said, &page,
                     [&](const QString& words) { said << words; });
    box.clearFocus();
    box.setItemText(0, QStringLiteral("Eins"));
    EXPECT_EQ(box.accessibleDescription(), "Eins");
    box.setFocus();
    box.setCurrentIndex(1);
    QCoreApplication::processEvents();
    EXPECT_EQ(said, QStringList("Two"));
    EXPECT_EQ(box.accessibleDescription(), "Two");
    box.clearFocus();
    box.setCurrentIndex(0);
    QCoreApplication::processEvents();
    EXPECT_EQ(said, QStringList("Two"));
    EXPECT_EQ(box.accessibleDescription(), "Eins");
    {
        const QSignalBlocker unsaid(box);
        box.setCurrentIndex(1);
    }
    box.setFocus();
    EXPECT_EQ(box.accessibleDescription(), "Two") << "whoever has changed it";
}

TEST(TabOrder, IsThatOfReadingInRowsScrollAreasAndSplitters) {
    QWidget page;
    const auto button = [](const char* name) { return named(name, new QPushButton); };
    auto *f = button("f"), *e = button("e"), *d = button("d"), *c = button("c"), *b = button("b"),
         *a = button("a");
    auto* inside = new QWidget;
    inside->setLayout(column({b, new QLabel}));
    auto* area = new QScrollArea;
    area->setWidget(inside);
    area->setFocusPolicy(Qt::NoFocus);
    auto* parts = new QSplitter;
    auto* left = new QWidget;
    left->setLayout(row({d}));
    parts->addWidget(left);
    parts->addWidget(e);
    page.setLayout(column({a, Item::stretch(), row({area, c}), parts, f}));
    const std::array all{f, e, d, c, b, a};
    for (std::size_t i = 1; i < all.size(); ++i)
        QWidget::setTabOrder(all[i - 1], all[i]);
    tabAsLaidOut(*page.layout());
    QStringList order;
    for (const QWidget* each = a; order.size() < 6; each = each->nextInFocusChain())
        if (each->inherits("QPushButton"))
            order << each->objectName();
    EXPECT_EQ(order.join(u' '), "a b c d e f");
}

TEST(WholeRows, AreThoseThatAreNotCutAtTheEdge) {
    QTableWidget table(10, 1);
    table.setFrameShape(QFrame::NoFrame);
    table.horizontalHeader()->hide();
    table.verticalHeader()->hide();
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->setMinimumSectionSize(1);
    table.resize(100, 50);
    table.setAttribute(Qt::WA_DontShowOnScreen);
    table.show();
    ASSERT_EQ(table.viewport()->height(), 50);
    const auto whole = [&](int high, int scrolled) {
        for (int row = 0; row < table.rowCount(); ++row)
            table.setRowHeight(row, high);
        table.doItemsLayout();
        table.verticalScrollBar()->setValue(scrolled);
        const QRect rect = wholeRows(table).boundingRect();
        return std::pair(rect.top(), rect.bottom());
    };
    EXPECT_EQ(whole(25, 0), std::pair(0, 49));
    EXPECT_EQ(whole(20, 0), std::pair(0, 39));
    EXPECT_EQ(whole(20, 10), std::pair(10, 49));
    EXPECT_EQ(whole(20, 15), std::pair(5, 44));
    EXPECT_EQ(whole(17, 0), std::pair(0, 49)) << "a line at its end may lack";
    EXPECT_EQ(whole(26, 0), std::pair(0, 25));
    EXPECT_EQ(whole(70, 10), std::pair(0, 49)) << "no row is whole";
    table.setRowCount(0);
    EXPECT_EQ(whole(20, 0), std::pair(0, 49));
}

} // namespace bouton::testing
