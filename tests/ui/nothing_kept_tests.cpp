// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include "support/file_bytes.h"
#include "support/patience.h"

// The real program where no game can be kept. What its window says it writes to the standard error,
// by a plugin (support/witness.cpp).

namespace bouton::testing {

namespace {

class NothingKept : public ::testing::Test {
protected:
    NothingKept() {
        for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "LANGUAGE"})
            environment.remove(QLatin1String(name));
        for (const auto& [name, value] : {std::pair{"QT_QPA_PLATFORM", QStringLiteral("offscreen")},
                                          {"QT_PLUGIN_PATH", QStringLiteral(BOUTON_PLUGINS)},
                                          {"QT_QPA_GENERIC_PLUGINS", QStringLiteral("witness")},
                                          {"XDG_RUNTIME_DIR", folder.path()},
                                          {"LC_ALL", QStringLiteral("C")}})
            environment.insert(QLatin1String(name), value);
    }
    ~NothingKept() override {
        program.kill();
        program.waitForFinished(patience);
    }
    // At home in this folder; null: nobody knows where.
    void start(const QString& home, const QStringList& arguments = {}) {
        home.isNull() ? environment.remove(QStringLiteral("HOME"))
                      : environment.insert(QStringLiteral("HOME"), home);
        said.clear();
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(BOUTON_DESKTOP), arguments);
        ASSERT_TRUE(program.waitForStarted(patience));
    }
    bool says(const char* words) {
        return QTest::qWaitFor(
            [&] { return (said += program.readAllStandardError()).contains(words); }, patience);
    }
    bool endsByASignal() {
        return ::kill(static_cast<pid_t>(program.processId()), SIGTERM) == 0
               && program.waitForFinished(patience) && program.exitStatus() == QProcess::NormalExit
               && program.exitCode() == 0;
    }
    // What Qt would make for a home folder "/", and anything beside it.
    static std::string atTheRoot() {
        std::string all;
        for (const char* each : {"/", "/.config", "/.local/share", "/.cache"})
            for (const QString& name : QDir(QLatin1String(each))
                                           .entryList(QDir::AllEntries | QDir::Hidden | QDir::System
                                                      | QDir::NoDotAndDotDot))
                all += QDir(QLatin1String(each)).filePath(name).toStdString() + '\n';
        return all;
    }

    const QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QProcess program;
    QByteArray said;
};

} // namespace

TEST_F(NothingKept, IsSaidWhereTheHomeFolderIsNotKnownAndNothingIsMadeAtTheRoot) {
    const std::string before = atTheRoot();
    for (const QString& home : {QString(), QStringLiteral(""), QStringLiteral("/"),
                                folder.filePath(QStringLiteral("none"))}) {
        SCOPED_TRACE(home.toStdString());
        start(home);
        ASSERT_TRUE(says("The home folder is not known, so no game and no preference is kept.\n"))
            << said.toStdString();
        EXPECT_TRUE(endsByASignal());
        EXPECT_EQ(atTheRoot(), before);
        EXPECT_FALSE(QDir(folder.filePath(QStringLiteral("none"))).exists());
    }
}

// Not even root may make a file in /proc.
TEST_F(NothingKept, IsSaidWhereTheHomeFolderCannotBeWritten) {
    start(QStringLiteral("/proc"));
    EXPECT_TRUE(
        says("No game can be kept in the folder \"/proc/.local/share/Bouton/Bouton/games\". "
             "Choose another one in the preferences.\n"))
        << said.toStdString();
    EXPECT_TRUE(endsByASignal());
    EXPECT_FALSE(said.contains("is not known")) << said.toStdString();
}

// The window asks nobody then.
TEST_F(NothingKept, DoesNotKeepAProgramFromEndingByASignal) {
    const QString game = folder.filePath(QStringLiteral("game.txt"));
    write(game, "tic-tac-toe: .../.../... X; b2\n");
    start(QStringLiteral("/proc"), {game});
    ASSERT_TRUE(says(".bouton\" cannot ")) << said.toStdString();
    EXPECT_TRUE(endsByASignal());
}

} // namespace bouton::testing
