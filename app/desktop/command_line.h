// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineParser>

namespace bouton {

// Tells the parser what the program can be told on the command line.
void describe(QCommandLineParser& line);

// Prints the version, the help, the manual page or a shell's completion, and ends the program, if
// it is asked for one of them. This needs no display, so it comes before the QApplication, which
// ends the program where no display is found.
void answerWithoutADisplay(int argc, char** argv);

} // namespace bouton
