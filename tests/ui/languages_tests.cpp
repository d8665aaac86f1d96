// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "explain/why.h"
#include "lessons/lessons.h"
#include "ui/controls/languages.h"
#include "ui/controls/words.h"
#include "ui/help/about_dialog.h"
#include "ui/insight/book_panel.h"
#include "ui/languages.h"
#include "ui/lessons/lesson_texts.h"

// Which languages there are, and how their texts are found.

namespace bouton::testing {

namespace {

// A message with a number, of the catalogue of the other language.
struct Counted {
    QByteArray context, text, comment;
};

std::vector<Counted> countedMessages() {
    QFile file(qEnvironmentVariable("BOUTON_I18N") + QStringLiteral("/bouton_pl.ts"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Counted> all;
    Counted now;
    for (bool counts = false; !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            now.context = xml.readElementText().toUtf8();
        else if (xml.name() == u"message")
            counts = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
        else if (xml.name() == u"source")
            now = {now.context, xml.readElementText().toUtf8(), {}};
        else if (xml.name() == u"comment")
            now.comment = xml.readElementText().toUtf8();
        else if (xml.name() == u"translation" && counts)
            all.push_back(now);
    }
    return all;
}

} // namespace

TEST(LanguagesOfTheProgram, BeginWithEnglish) {
    ASSERT_FALSE(languages().empty());
    EXPECT_EQ(languages().front().id, QStringLiteral("en"));
    EXPECT_EQ(languages().front().name, QStringLiteral("English"));
}

TEST_F(Languages, AreEnglishAndThoseThatHaveACatalogueUnderTheirOwnNames) {
    const auto all = languages();
    const auto wide = std::ranges::find(all, wideLanguage, &bouton::Language::id);
    ASSERT_NE(wide, all.end());
    EXPECT_EQ(wide->name, QStringLiteral("Polski"));
    EXPECT_EQ(all.front().id, QStringLiteral("en"));
}

TEST_F(Languages, ThatNobodyHasSignedAreCalledDraftsWhereTheyAreChosenAndInAbout) {
    qunsetenv("BOUTON_I18N"); // those that are built in
    window.reset();
    open();
    window->preferences().language.set(QStringLiteral("en"));
    window->pages().openPreferences();
    ASSERT_TRUE(choice());
    for (const bouton::Language& one : languages()) {
        const QString name = one.isDraft ? one.name + QStringLiteral(" (draft)") : one.name;
        EXPECT_GE(choice()->findText(name), 0) << name.toStdString();
        EXPECT_EQ(one.isDraft, one.id != QStringLiteral("en"));
        speakLanguage(one.id);
        const AboutDialog about;
        qsizetype words = 0;
        for (const QLabel* label : about.findChildren<QLabel*>())
            words += label->text().count(AboutDialog::tr(
                "This translation is a draft. What reads wrong in it is a fault like any other: "
                "please report it where you got Bouton from."));
        EXPECT_EQ(words, one.isDraft ? 1 : 0) << name.toStdString();
    }
    speakLanguage(QStringLiteral("en"));
}

TEST_F(Languages, WhatIsChosenHoldsAtOnceAndInTheNextWindow) {
    window->pages().openPreferences();
    ASSERT_TRUE(choice());
    EXPECT_EQ(choice()->currentIndex(), 0) << "it follows the desktop";
    window->preferences().language.set(QStringLiteral("en"));
    layOut();
    const QString title = window->windowTitle();
    const int polish = choice()->findText(QStringLiteral("Polski"));
    choice()->setCurrentIndex(polish);
    emit choice()->activated(polish);
    layOut();
    EXPECT_NE(window->windowTitle(), title);
    EXPECT_EQ(choice()->itemText(polish), QStringLiteral("Polski"))
        << "a language has its own name";
    EXPECT_EQ(window->locale().language(), QLocale::Polish);
    window.reset();
    open();
    window->pages().openPreferences();
    EXPECT_NE(window->windowTitle(), title);
    window->preferences().language.set(QStringLiteral("en"));
    layOut();
    EXPECT_EQ(window->windowTitle(), title);
}

TEST_F(Languages, OneThatHasNoCatalogueAnyMoreIsTakenForTheDesktops) {
    window->preferences().language.set(QStringLiteral("tlh"));
    window->pages().openPreferences();
    EXPECT_EQ(isWide(window->windowTitle()), QLocale::system().language() == QLocale::Polish);
}

// As in Greek.
TEST_F(Languages, HaveQtsOwnWordsBesideTheirCatalogueWhereQtHasNone) {
    const QTemporaryDir folder;
    QFile ours(folder.filePath(QStringLiteral("bouton_el.qm"))); // it has no text
    ASSERT_TRUE(ours.open(QIODevice::WriteOnly));
    ASSERT_TRUE(QFile::copy(qEnvironmentVariable("BOUTON_I18N") + QStringLiteral("/bouton_pl.qm"),
                            folder.filePath(QStringLiteral("qtbase_el.qm"))));
    qputenv("BOUTON_I18N", QFile::encodeName(folder.path()));
    speakLanguage(QStringLiteral("el"));
    EXPECT_TRUE(isWide(MainWindow::tr("&Quit")));
    speakLanguage(QStringLiteral("en"));
    EXPECT_FALSE(isWide(MainWindow::tr("&Quit")));
}

TEST_F(Languages, CountByTheFormsOfTheLanguageInEveryMessage) {
    speakWide();
    const std::vector<Counted> all = countedMessages();
    EXPECT_GT(all.size(), 130u);
    for (const auto& [context, text, comment] : all)
        for (const auto& [n, form] : {std::pair(0, "[many]"),
                                      {1, "[one]"},
                                      {2, "[few]"},
                                      {5, "[many]"},
                                      {12, "[many]"},
                                      {22, "[few]"},
                                      {112, "[many]"}}) {
            const QString said = QCoreApplication::translate(context, text, comment, n);
            SCOPED_TRACE(said.toStdString());
            EXPECT_TRUE(said.endsWith(QLatin1String(form))) << n << ' ' << text.constData();
            EXPECT_TRUE(said.contains(QString::number(n))
                        || !(text.contains("%n") || text.contains("%Ln")));
            for (int place = 1; place <= 9; ++place)
                for (const QByteArray& hole :
                     {'%' + QByteArray::number(place), "%L" + QByteArray::number(place)})
                    EXPECT_EQ(said.count(QLatin1String(hole)), text.count(hole)) << hole.data();
        }
}

TEST_F(Languages, HaveAMessageOfItsOwnForAFraction) {
    speakWide();
    for (const Ruleset* game : catalogue()) {
        const QString one = spoken(amountOf(*game, 1)), more = spoken(amountOf(*game, 1.5));
        EXPECT_TRUE(one.contains(QLatin1String("[one]"))) << one.toStdString();
        EXPECT_TRUE(isWide(more) && more.contains(QLatin1String("1,5"))) << more.toStdString();
        EXPECT_FALSE(more.contains(u'[')) << more.toStdString();
    }
}

TEST_F(Languages, JoinWordsAndWriteFractionsAsIsUsual) {
    qunsetenv("BOUTON_I18N"); // those that are built in
    const Ruleset& reversi = **gameNamed("reversi");
    const QStringList words{"a", "b"};
    const auto said = [&] {
        return QStringList{listed(words),
                           inARow(words),
                           spoken(amountOf(reversi, 2)),
                           spoken(amountOf(reversi, 1.5)),
                           spoken({"%L1, %L2", {"1062", "-0.25"}}),
                           spoken({"%L1", {"0.137.2"}}),
                           scoreText(0.5),
                           shortScore(-12)};
    };
    speakLanguage(QStringLiteral("en"));
    EXPECT_EQ(said(), (QStringList{"a, b", "a; b", "2 discs", "1.5 discs", "1,062, \u22120.25",
                                   "0.137.2", "+0.5", "\u221212"}));
    speakLanguage(QStringLiteral("el")); // where ";" asks
    EXPECT_EQ(said(), (QStringList{"a, b", "a· b", "2 πούλια", "1,5 πούλια", "1.062, \u22120,25",
                                   "0.137.2", "+0,5", "\u221212"}));
    speakLanguage(QStringLiteral("pl"));
    EXPECT_EQ(said().mid(2, 2), (QStringList{"2 pionki", "1,5 pionka"}));
}

TEST_F(Languages, GiveTheHelpOfTheLanguageOrTheEnglish) {
    speakWide();
    EXPECT_EQ(inLanguage(QStringLiteral(":/help/%1/cards.html")),
              QStringLiteral(":/help/pl/cards.html"));
    EXPECT_EQ(inLanguage(QStringLiteral(":/games/%1/05-cram.game")),
              QStringLiteral(":/games/en/05-cram.game"))
        << "it has none of its own";
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(QStringLiteral("pl"));
    const QString own = folder.filePath(QStringLiteral("pl/page.html"));
    ASSERT_TRUE(QFile(own).open(QIODevice::WriteOnly));
    EXPECT_EQ(inLanguage(folder.filePath(QStringLiteral("%1/page.html"))), own);
}

TEST_F(Languages, SayTheWordsOfALessonThatDiffersInNothingElse) {
    const std::vector<Lesson> ours{lessons()[0], lessons()[1], lessons()[2]};
    std::vector<Lesson> theirs = ours;
    for (Lesson& lesson : theirs) {
        lesson.title.args = {"Tytuł"};
        lesson.steps[1].words.question.args = {"Którym ruchem?"};
    }
    theirs[1].steps[0].start.positions.pop_back();
    theirs[2].id = "another";
    const LessonTexts texts(ours, theirs);
    const auto said = [&](const Phrase& words) {
        return texts.translate("Phrase", words.args[0].c_str(), "", -1);
    };
    EXPECT_EQ(said(ours[0].title), QStringLiteral("Tytuł"));
    EXPECT_EQ(said(ours[0].steps[1].words.question), QStringLiteral("Którym ruchem?"));
    EXPECT_TRUE(said(ours[1].title).isEmpty()) << "it asks for other positions";
    EXPECT_TRUE(said(ours[2].title).isEmpty()) << "it is another lesson";
    EXPECT_TRUE(
        texts.translate("bouton::MainWindow", ours[0].title.args[0].c_str(), "", -1).isEmpty());
    EXPECT_TRUE(lessonsIn("xx").empty());
}

} // namespace bouton::testing
