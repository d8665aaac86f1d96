// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineParser>

namespace bouton {

// What the program can be told on the command line. Options are named without their dashes.
class CommandLine : public QCommandLineParser {
public:
    CommandLine();

    bool isSet(const char* option) const;
    QString value(const char* option) const;
};

// Prints the version, the help, the manual page or a shell's completion, and ends the program, if
// it is asked for one of them. This needs no display, so it comes before the QApplication, which
// ends the program where no display is found.
void answerWithoutADisplay(int argc, char** argv);

} // namespace bouton
