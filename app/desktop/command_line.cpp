// SPDX-License-Identifier: MIT
#include "command_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "about/program.h"
#include "about/version.h"
#include "games/catalogue.h"

namespace bouton {

namespace {

constexpr const char* summary =
    QT_TRANSLATE_NOOP("main", "Six board games, and why their moves win.");
constexpr const char* arguments = "[FILE | GAME [POSITION]]";
constexpr const char* argumentsMeaning =
    QT_TRANSLATE_NOOP("main", "A game to open, or the id of a game and a position to play from.");

struct Option {
    const char *name, *value, *meaning, *standard;
};
constexpr Option options[] = {
    {"screenshot", "directory",
     QT_TRANSLATE_NOOP("main",
                       "Paint every page into PNG files of this directory, without a display."),
     ""},
    {"scale", "factor", QT_TRANSLATE_NOOP("main", "Of screenshots: 1, or 2 for twice the size."),
     "1"},
    {"figures", "",
     QT_TRANSLATE_NOOP("main", "Of screenshots: the pictures of docs/images instead."), ""},
    {"sight", "kind",
     QT_TRANSLATE_NOOP("main", "Of screenshots: as they are seen, full, grey, protanopia, "
                               "deuteranopia or tritanopia."),
     "full"},
    {"palette", "kind",
     QT_TRANSLATE_NOOP("main", "Of screenshots: usual, colour-blind or high-contrast."), "usual"},
    {"thumbnail", "picture",
     QT_TRANSLATE_NOOP("main", "Paint the board of FILE, as it stands, into a PNG file instead."),
     ""},
    {"picture", "game",
     QT_TRANSLATE_NOOP("main", "Paint this saved game as a moving picture (APNG) into FILE."), ""},
    {"size", "pixels",
     QT_TRANSLATE_NOOP("main", "Of a thumbnail's sides: 16 to 1024, 256 without it; of a moving "
                               "picture's: 64 to 800, 480 without it."),
     ""},
    {"pace", "seconds",
     QT_TRANSLATE_NOOP("main", "How long a moving picture shows each position: 0.1 to 10."), "1"},
    {"turned", "", QT_TRANSLATE_NOOP("main", "Of a moving picture: seen from the other side."), ""},
    {"without-coordinates", "",
     QT_TRANSLATE_NOOP("main", "Of a moving picture: without the names of the cells."), ""},
    {"without-marks", "",
     QT_TRANSLATE_NOOP("main",
                       "Of a moving picture: neither the last move nor what won is marked."),
     ""},
    {"until-painted", "",
     QT_TRANSLATE_NOOP("main", "End as soon as the window is painted (to measure the start)."), ""},
    {"man", "", QT_TRANSLATE_NOOP("main", "Print the manual page, for man(1)."), ""},
    {"completion", "shell",
     QT_TRANSLATE_NOOP("main", "Print what completes words in bash, zsh or fish."), ""}};

about::Program program() {
    about::Program all{
        .name = "bouton",
        .version = about::version,
        .summary = "six board games, and why their moves win",
        .arguments = arguments,
        .details = argumentsMeaning,
        .options = {{"help", "", "Tell the options."}, {"version", "", "Print the version."}}};
    for (const Option& option : options)
        all.options.push_back({option.name, option.value, option.meaning});
    for (const Ruleset* game : catalogue())
        all.words.push_back(game->name.id);
    return all;
}

// Whether one of the arguments is one of these words, with or without a value.
bool asksFor(int argc, char** argv, std::initializer_list<std::string_view> words) {
    return std::any_of(argv + std::min(argc, 1), argv + argc, [&](std::string_view argument) {
        return std::ranges::find(words, argument.substr(0, argument.find('='))) != words.end();
    });
}

[[noreturn]] void print(const std::string& text) {
    std::fputs(text.c_str(), stdout);
    std::exit(std::fflush(stdout) == 0 ? 0 : 1);
}

} // namespace

void describe(QCommandLineParser& line) {
    line.setApplicationDescription(QCoreApplication::translate("main", summary));
    line.addHelpOption();
    line.addVersionOption();
    line.addPositionalArgument(QStringLiteral("file"),
                               QCoreApplication::translate("main", argumentsMeaning),
                               QLatin1String(arguments));
    for (const Option& option : options)
        line.addOption({QLatin1String(option.name),
                        QCoreApplication::translate("main", option.meaning),
                        QLatin1String(option.value), QLatin1String(option.standard)});
}

void answerWithoutADisplay(int argc, char** argv) {
    if (!asksFor(argc, argv,
                 {"--version", "-v", "--help", "-h", "-?", "--help-all", "--man", "--completion"}))
        return;
    const QCoreApplication application(argc, argv);
    QCommandLineParser line;
    describe(line);
    // Options of Qt itself, such as -style, are not known yet: faults are told later.
    line.parse(QCoreApplication::arguments());
    if (line.isSet("version"))
        print(about::versionOf("Bouton"));
    if (line.isSet("help"))
        line.showHelp();
    if (line.isSet("man"))
        print(about::manPage(program()));
    if (!line.isSet("completion"))
        return;
    if (const auto script = about::completion(program(), line.value("completion").toStdString()))
        print(*script);
    std::fputs("bouton: --completion takes bash, zsh or fish.\n", stderr);
    std::exit(2);
}

} // namespace bouton
