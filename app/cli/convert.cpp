// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>

#include "command.h"
#include "core/text.h"
#include "file.h"
#include "game_files.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "session/kept/game_file.h"
#include "session/values/from_text.h"

namespace bouton::cli {

namespace {

// Else it is a saved game. Standard output gets the other kind than the one that was read.
bool isToBeText(const std::string& to, const GameFile& from) {
    if (to == "-")
        return !from.isText();
    if (hasEnding(to, ".bouton"))
        return false;
    if (hasEnding(to, ".txt"))
        return true;
    throw Problem{BadInput, "TO ends in .bouton or .txt, or is -, not \"" + shown(to) + "\"."};
}

void put(const Context& context, const std::string& to, const std::string& bytes) {
    if (to == "-")
        context.output.say(bytes);
    else
        writeFile(to, bytes, context.arguments[0]);
}

// A record, and what others write, has the line on the board alone. Formats tell themselves whether
// they say who resigned or was out of time; none knows a fault.
void tellLeftOut(const FiledGame& game, const std::string& format = {}) {
    const std::size_t others = game.match->size() - game.match->line().size();
    std::size_t comments = 0;
    for (const SavedGame::Position& position : game.saved.positions)
        comments += position.comment.empty() ? 0 : 1;
    std::string left;
    if (others > 0)
        left = counted(others, "position") + " of variations";
    if (comments > 0)
        left += (left.empty() ? "" : " and ") + counted(comments, "comment");
    if (const auto& lost = game.saved.forfeit;
        lost && (format.empty() || lost->why == Forfeit::Why::Fault)) {
        const auto why = lost->why;
        left += (left.empty() ? "" : " and ")
                + std::string(why == Forfeit::Why::Resigned ? "the resignation"
                              : why == Forfeit::Why::Fault  ? "the loss by a fault"
                                                            : "the loss on time");
    }
    if (ownRulesOf(game.match->game()))
        left += std::string(left.empty() ? "" : " and ") + "the rules of the game";
    if (!left.empty())
        remark("bouton-cli: Game " + std::to_string(game.number) + ": "
               + (format.empty() ? "a record" : format) + " has no room for " + left + ".\n");
}

// The format that --as names; null if there is no --as.
const Format* formatOf(const Context& context) {
    const auto id = context.arguments.text("as");
    if (!id)
        return nullptr;
    std::string ids;
    for (const Ruleset* game : catalogue())
        for (const Format& format : formatsOf(*game)) {
            if (format.write && *id == format.id)
                return &format;
            ids += format.write ? (ids.empty() ? "" : ", ") + std::string(format.id) : "";
        }
    throw Problem{BadInput, "--as takes " + ids + ", not \"" + shown(*id) + "\"."};
}

// The line through the position on the board as others write it.
std::string writtenAs(const Format& format, FiledGame game) {
    if (std::ranges::none_of(formatsOf(game.match->game()),
                             [&](const Format& each) { return &each == &format; }))
        throw Problem{BadInput, "Game " + std::to_string(game.number) + " is of "
                                    + game.match->game().name.id + ", which is not written as "
                                    + format.id + '.'};
    tellLeftOut(game, format.id);
    const WrittenGame written = format.write(*game.match, notesOf(game.saved));
    for (const Phrase& each : written.leftOut)
        remark("bouton-cli: Game " + std::to_string(game.number) + ", as " + format.id + ": "
               + english(each) + '\n');
    return written.text + '\n';
}

std::string recordOf(const FiledGame& game) {
    tellLeftOut(game);
    return wholeRecord(*game.match) + '\n';
}

std::string savedOf(FiledGame game) {
    if (game.saved.begun == SavedGame::Moment()) // a record does not know
        game.saved.begun = game.saved.touched =
            std::chrono::floor<SavedGame::Duration>(std::chrono::system_clock::now());
    return write(game.saved).toStdString();
}

// "games-%.bouton" is a file for each game, with its number in place of the "%".
std::string numbered(std::string name, std::size_t number) {
    name.replace(name.rfind('%'), 1, std::to_string(number));
    return name;
}

Status runConvert(const Context& context) {
    const std::string &from = context.arguments[0], &to = context.arguments[1];
    if (!isGameFile(from))
        throw Problem{BadInput, "FROM ends in .bouton, .txt, .ggf or .obf, or is -, not \""
                                    + shown(from) + "\"."};
    const GameFile file(from);
    const Format* format = formatOf(context);
    if (format && hasEnding(to, ".bouton"))
        throw Problem{BadInput, "A .bouton file is written without --as."};
    const bool isText = format || isToBeText(to, file);
    const bool numbers = !isText && to.find('%') != to.npos;
    const bool one = context.arguments.has("game");
    const std::size_t first = context.arguments.number("game", 1, 1, file.size()),
                      last = one ? first : file.size();
    if (!isText && last > first && !numbers)
        throw Problem{BadInput, "FROM holds " + std::to_string(file.size())
                                    + " games, and a .bouton file holds one: choose one with "
                                      "--game N, or write a file for each with % in the name TO."};
    std::string records;
    for (std::size_t number = first; number <= last; ++number) {
        if (context.stop.stop_requested())
            throw Problem{Failed, "Stopped."};
        FiledGame game = file.game(number, context.stop);
        tellRemarks(game);
        if (isText)
            records += format ? writtenAs(*format, std::move(game)) : recordOf(game);
        else
            put(context, numbers ? numbered(to, number) : to, savedOf(std::move(game)));
    }
    if (isText)
        put(context, to, records);
    return Done;
}

} // namespace

Command convertCommand() {
    return {
        {"convert",
         "FROM TO",
         2,
         2,
         {gameOption, {"as", "FORMAT", "write a game of Reversi as ggf, obf or transcript"}}},
        "makes the other kind of file of a game",
        "FROM and TO are files of games: .bouton as the window saves them, with variations,\n"
        "comments, seats and clocks, or .txt with one record a line. FROM - is standard input;\n"
        "TO - is standard output and gets the other kind than FROM. A record has the line on\n"
        "the board alone; standard error says what is left out.\n"
        "\n"
        "FROM may also hold games of Othello as others write them: transcripts, GGF (.ggf),\n"
        "boards (.obf). --as writes them so, whatever TO's name is; standard error says what has\n"
        "no room.\n"
        "\n"
        "A .txt may hold many games, a .bouton file one. From many games --game N takes one,\n"
        "and a % in TO gives a file for each, with its number in place of the %. A file is\n"
        "written whole or not at all, and replaces one that is there. If a game cannot be\n"
        "read, the work ends there.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli convert game.bouton game.txt\n"
        "  bouton-cli convert games.txt game-%.bouton\n"
        "  bouton-cli convert games.txt - --game 3\n"
        "  bouton-cli convert game.bouton game.ggf --as ggf\n",
        runConvert};
}

} // namespace bouton::cli
