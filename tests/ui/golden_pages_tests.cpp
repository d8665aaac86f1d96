// SPDX-License-Identifier: MIT
#include <QDir>
#include <QPainter>
#include <QTemporaryDir>

#include <map>

#include "pictures/screenshots.h"
#include "ui/golden_window.h"

// Every page as it was: painted, and in words.

namespace bouton::testing {

namespace {

class GoldenPages : public Golden<Forgetful> {
protected:
    // Takes all pictures of what is asked, and holds those to the golden ones whose names begin so.
    void expectPages(Shoot shoot, const QStringList& beginnings) {
        const auto wanted = [&](const QString& name) {
            return std::ranges::any_of(
                beginnings, [&](const QString& beginning) { return name.startsWith(beginning); });
        };
        const QTemporaryDir folder;
        std::map<QString, QRegion> covered;
        shoot.seen = [&](const QString& name, const QWidget& widget) {
            if (!wanted(name))
                return;
            expectGoldenWords(name, widget);
            covered[name] = changing(widget);
        };
        const auto failure = takeScreenshots(folder.path(), 7, shoot);
        ASSERT_FALSE(failure) << failure->toStdString();
        int held = 0;
        for (const QFileInfo& file : QDir(folder.path()).entryInfoList(QDir::Files))
            if (const QString name = file.baseName(); wanted(name)) {
                QImage picture(file.filePath());
                QPainter painter(&picture);
                for (const QRect& rect : covered[name.left(name.lastIndexOf(u'-'))])
                    painter.fillRect(rect, Qt::gray);
                painter.end();
                expectGolden(name, picture);
                ++held;
            }
        EXPECT_GT(held, 1);
    }
};

class GoldenPagesOfAGame : public GoldenPages,
                           public ::testing::WithParamInterface<const Ruleset*> {};

} // namespace

TEST_P(GoldenPagesOfAGame, LookAsTheyDid) {
    const std::array games{GetParam()};
    expectPages({.games = games, .laboratory = false}, {QLatin1String(GetParam()->name.id)});
}
INSTANTIATE_TEST_SUITE_P(Games, GoldenPagesOfAGame, ::testing::ValuesIn(catalogue()),
                         [](const auto& game) {
                             std::string name = game.param->name.id;
                             std::erase(name, '-');
                             return name;
                         });

// Of the laboratory's pages those that measure no time.
TEST_F(GoldenPages, OfTheLaboratoryAndTheOthersLookAsTheyDid) {
    const std::array games{gameNamed("tic-tac-toe").value()};
    expectPages({.games = games},
                {"start", "lesson", "archive", "preferences", "help", "about", "laboratory-claims",
                 "laboratory-counts", "laboratory-microscope", "laboratory-practice",
                 "laboratory-tables"});
}

} // namespace bouton::testing
