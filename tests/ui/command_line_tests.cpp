// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QProcess>
#include <QTemporaryDir>

#include "support/bare_environment.h"

// The real program `bouton`, where there is no display.

namespace bouton::testing {

namespace {

struct Answer {
    int status;
    QString output, complaint;
};

Answer answerWithoutADisplay(const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BOUTON_DESKTOP), arguments);
    if (!program.waitForFinished())
        return {-1, program.errorString(), {}};
    return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
            QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

TEST(CommandLine, TellsItsVersionWithoutADisplay) {
    for (const char* option : {"--version", "-v"}) {
        const Answer answer = answerWithoutADisplay({QLatin1String(option)});
        EXPECT_EQ(answer.status, 0);
        EXPECT_TRUE(answer.output.startsWith(QLatin1String("Bouton " BOUTON_VERSION "\n")))
            << answer.output.toStdString();
    }
}

TEST(CommandLine, TellsItsOptionsWithoutADisplay) {
    for (const char* option : {"--help", "-h"}) {
        const Answer answer = answerWithoutADisplay({QLatin1String(option)});
        EXPECT_EQ(answer.status, 0);
        EXPECT_TRUE(answer.output.contains(QLatin1String("--screenshot <directory>")));
    }
}

TEST(CommandLine, RefusesScreenshotsOfAnUnknownKind) {
    for (const auto& [option, sentence] : {std::pair("--scale=3", "--scale is 1 or 2, not 3."),
                                           std::pair("--sight=x", "--sight is no x."),
                                           std::pair("--palette=x", "--palette is no x.")}) {
        const Answer answer =
            answerWithoutADisplay({QStringLiteral("--screenshot=/dev/null/none"), option});
        EXPECT_EQ(answer.status, 2) << option;
        EXPECT_TRUE(answer.complaint.contains(QLatin1String(sentence)))
            << answer.complaint.toStdString();
    }
}

// Qt crashes at a screen without a size.
TEST(CommandLine, LeavesAScaleOutThatIsNone) {
    const auto complaint = [](const char* name, const char* value) {
        const QTemporaryDir home;
        QProcessEnvironment environment = bareEnvironment(home.path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QString::fromLatin1(name), QString::fromLatin1(value));
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(BOUTON_DESKTOP), {"--until-painted", "towers"});
        EXPECT_TRUE(program.waitForFinished(60'000));
        EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
        return program.readAllStandardError().toStdString();
    };
    const std::string none = " has no sensible scale and is left out.\n";
    for (const char* value : {"0", "-1", "nan", "1e9", "much"})
        EXPECT_NE(complaint("QT_SCALE_FACTOR", value).find("bouton: QT_SCALE_FACTOR" + none),
                  std::string::npos)
            << value;
    EXPECT_NE(complaint("QT_SCREEN_SCALE_FACTORS", "DP-1=2;0").find(none), std::string::npos);
    EXPECT_NE(complaint("QT_FONT_DPI", "100000").find("QT_FONT_DPI" + none), std::string::npos);
    for (const auto& [name, value] : {std::pair("QT_SCALE_FACTOR", "1.5"),
                                      {"QT_SCALE_FACTOR", ""},
                                      {"QT_SCREEN_SCALE_FACTORS", "DP-1=2;1.5;"}})
        EXPECT_EQ(complaint(name, value).find(none), std::string::npos) << value;
}

} // namespace bouton::testing
