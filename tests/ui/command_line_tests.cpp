#include <gtest/gtest.h>

#include <QProcess>

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

} // namespace bouton::testing
