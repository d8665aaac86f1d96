// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <functional>
#include <memory>

#include "games/catalogue.h"
#include "session/kept/game_file.h"
#include "session/values/saved_game.h"
#include "support/patience.h"

// Real programs on one desktop: a file that one opens goes to the window that is there.

namespace bouton::testing {

namespace {

struct Killed {
    void operator()(QProcess* program) const {
        program->kill();
        program->waitForFinished(patience);
        delete program;
    }
};
using Program = std::unique_ptr<QProcess, Killed>;

class HandOver : public ::testing::Test {
protected:
    HandOver() {
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.remove(QStringLiteral("XDG_DATA_HOME"));
        environment.remove(QStringLiteral("XDG_CONFIG_HOME"));
        live(QStringLiteral("home"));
        const QString run = folder.filePath(QStringLiteral("run"));
        QDir().mkpath(run);
        QFile::setPermissions(run, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), run);

        const Ruleset& rules = *catalogue()[2];
        const auto match = *rules.standard(complete(rules.settings, {}).value());
        match->play(std::size_t{0});
        SavedGame saved = savedFrom(*match);
        saved.id = "01234567-89ab-4def-8123-456789abcdef";
        QFile file(game);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(write(saved));
    }

    // Where the programs that are started from now on have their data.
    void live(const QString& name) {
        home = folder.filePath(name);
        QDir().mkpath(home);
        environment.insert(QStringLiteral("HOME"), home);
    }
    Program start(const QStringList& arguments) const {
        Program program(new QProcess);
        program->setProcessEnvironment(environment);
        program->setWorkingDirectory(folder.path());
        program->start(QStringLiteral(BOUTON_DESKTOP), arguments);
        EXPECT_TRUE(program->waitForStarted());
        return program;
    }
    // A window that others can find.
    Program window() const {
        auto program = start({});
        EXPECT_TRUE(listens(*program));
        return program;
    }
    Program open() const { return start({QStringLiteral("a %20 game.bouton")}); }

    static bool comes(const std::function<bool()>& state) {
        return QTest::qWaitFor(state, patience);
    }
    bool listens(const QProcess& program) const {
        return comes([&] { return !socketOf(program.processId()).isEmpty(); });
    }
    // The socket of a program; empty if it has none.
    QString socketOf(qint64 id) const {
        const QDir meetings(environment.value(QStringLiteral("XDG_RUNTIME_DIR"))
                            + QStringLiteral("/bouton"));
        for (const QString& meeting : meetings.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (const QDir there(meetings.filePath(meeting)); there.exists(QString::number(id)))
                return there.filePath(QString::number(id));
        return {};
    }
    // Calls the program and waits for the first byte that it says.
    bool answers(const QProcess& program) const {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray path = QFile::encodeName(socketOf(program.processId()));
        std::copy_n(path.begin(), std::min<std::size_t>(path.size(), sizeof address.sun_path - 1),
                    address.sun_path);
        const int caller = ::socket(AF_UNIX, SOCK_STREAM, 0);
        pollfd greeted{caller, POLLIN, 0};
        const bool isCalled =
            ::connect(caller, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0
            && ::poll(&greeted, 1, patience) == 1;
        ::close(caller);
        return isCalled;
    }
    bool hasTheGame(const QString& home) const {
        return comes([&] {
            const QDir games(home + QStringLiteral("/.local/share/Bouton/Bouton/games"));
            return !games.entryList({QStringLiteral("*.bouton")}, QDir::Files).isEmpty();
        });
    }
    static bool endsWell(QProcess& program) {
        return program.waitForFinished(patience) && program.exitStatus() == QProcess::NormalExit
               && program.exitCode() == 0;
    }

    QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QString home;
    const QString game = folder.filePath(QStringLiteral("a %20 game.bouton"));
};

} // namespace

TEST_F(HandOver, GivesAFileToTheWindowThatIsThere) {
    const auto there = window();
    const auto opening = open();
    EXPECT_TRUE(endsWell(*opening));
    EXPECT_TRUE(hasTheGame(home));
    EXPECT_EQ(there->state(), QProcess::Running);
}

TEST_F(HandOver, OpensAWindowOfItsOwnWithoutAFile) {
    const auto there = window();
    const auto second = start({});
    EXPECT_TRUE(listens(*second));
    const auto third = start({QStringLiteral("towers")}); // a game, not a file
    EXPECT_TRUE(listens(*third));
}

TEST_F(HandOver, OpensTheFileItselfWhereTheMessageWouldBeTooLong) {
    const auto there = window();
    environment.insert(QStringLiteral("XDG_ACTIVATION_TOKEN"), QString(20'000, u'x'));
    const auto opening = open();
    EXPECT_TRUE(listens(*opening));
    EXPECT_TRUE(hasTheGame(home));
}

TEST_F(HandOver, IsOverWhereASignalEndsTheWindow) {
    const auto there = window();
    ASSERT_EQ(::kill(static_cast<pid_t>(there->processId()), SIGTERM), 0);
    EXPECT_TRUE(endsWell(*there));
    const auto opening = open();
    EXPECT_TRUE(listens(*opening));
}

TEST_F(HandOver, LeavesAWindowAloneThatDoesNotAnswer) {
    const auto there = window();
    ASSERT_EQ(::kill(static_cast<pid_t>(there->processId()), SIGSTOP), 0);
    const auto opening = open();
    EXPECT_TRUE(listens(*opening)); // it opens the game itself
    EXPECT_TRUE(hasTheGame(home));
    // Whoever was called in vain is not told later.
    ::kill(static_cast<pid_t>(there->processId()), SIGCONT);
    opening->kill();
    ASSERT_TRUE(opening->waitForFinished(patience));
    ASSERT_TRUE(answers(*there)); // awake again
    const auto next = open();
    EXPECT_TRUE(endsWell(*next));
}

TEST_F(HandOver, SweepsAwayWhatAKilledWindowLeft) {
    const auto killed = window();
    const qint64 id = killed->processId();
    killed->kill();
    ASSERT_TRUE(killed->waitForFinished(patience));
    ASSERT_NE(socketOf(id), QString());
    const auto opening = open();
    EXPECT_TRUE(listens(*opening));
    EXPECT_EQ(socketOf(id), QString());
}

TEST_F(HandOver, StaysAmongWindowsWithTheSameDataAndDisplay) {
    const auto there = window();
    const QString other = home;
    live(QStringLiteral("another home"));
    const auto elsewhere = open();
    EXPECT_TRUE(listens(*elsewhere));
    EXPECT_TRUE(hasTheGame(home));
    elsewhere->kill();
    elsewhere->waitForFinished(patience);
    live(QStringLiteral("home"));
    environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":4711"));
    const auto onAnother = open();
    EXPECT_TRUE(listens(*onAnother));
}

TEST_F(HandOver, IsForEachWindowItselfWhereTheSessionHasNoFolder) {
    const auto there = window();
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.filePath(QStringLiteral("none")));
    const auto opening = open();
    EXPECT_TRUE(hasTheGame(home));
    EXPECT_EQ(opening->state(), QProcess::Running);
}

} // namespace bouton::testing
