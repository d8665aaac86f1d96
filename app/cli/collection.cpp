// SPDX-License-Identifier: MIT
#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>

#include "collection/reading.h"
#include "collection/search.h"
#include "command.h"
#include "core/cell.h"
#include "core/decimals.h"
#include "core/match_of.h"
#include "core/parallel.h"
#include "core/text.h"
#include "games/record.h"
#include "games/reversi/engine.h"
#include "progress.h"
#include "reviews/collection_reviews.h"
#include "session/csv.h"
#include "session/plain_letters.h"
#include "subject.h"

namespace bouton::cli {

namespace {

using Fields = std::vector<std::string>;
using Chosen = std::vector<Collection::Index>;

// The text stands in it, in whatever letters; no test without the option.
Wanted::Test nameTest(const Context& context, const char* option) {
    const auto text = context.arguments.text(option);
    if (!text)
        return {};
    return [plain = plainLetters(QString::fromStdString(*text))](std::string_view name) {
        return plainLetters(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())))
            .contains(plain);
    };
}

// Where a text ends: a board, or moves.
std::optional<Reversi::State> positionOf(const Context& context) {
    auto text = context.arguments.text("position");
    if (!text)
        return std::nullopt;
    if (const auto side = context.arguments.text(sideOption.name))
        text = withSide(*text, *side);
    const ReadGame read = must(readGameText(*text, rulesetOf<Reversi>()));
    return must(Reversi::read(read.match->picture(read.match->current())));
}

std::string withRest(int dark) {
    return dark < 0 ? "" : std::to_string(dark) + '-' + std::to_string(64 - dark);
}

std::string ofAll(std::size_t some, const Collection& games) {
    return std::to_string(some) + " of " + counted(games.size(), "game");
}

// A table for people: the text columns on the left, numbers on the right.
std::string aligned(const std::vector<Fields>& lines, std::string_view numbers) {
    std::vector<std::size_t> widths(lines.front().size());
    for (const Fields& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], lettersOf(line[i]));
    std::string text;
    for (const Fields& line : lines) {
        std::string row;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string blanks(widths[i] - lettersOf(line[i]), ' ');
            row += (i == 0 ? "" : "  ") + (numbers[i] == '#' ? blanks + line[i] : line[i] + blanks);
        }
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + '\n';
    }
    return text;
}

void sayTable(const Context& context, const std::vector<Fields>& lines, std::string_view numbers,
              const std::string& below) {
    if (!context.arguments.has("csv")) {
        context.output.say(aligned(lines, numbers) + '\n' + below + '\n');
        return;
    }
    QList<QStringList> rows;
    for (const Fields& line : lines) {
        QStringList& row = rows.emplace_back();
        for (const std::string& field : line)
            row << QString::fromStdString(field);
    }
    context.output.say(csvText(rows).toStdString());
}

// About how long it takes.
std::string howLong(double seconds) {
    using namespace std::chrono;
    const auto unit = unitOf(seconds);
    return counted(static_cast<std::size_t>(seconds / static_cast<double>(unit.count()) + 0.5),
                   unit == 1s     ? "second"
                   : unit == 1min ? "minute"
                   : unit == 1h   ? "hour"
                                  : "day");
}

// What the reviews of these games find. What is found by a Ctrl-C is kept.
FoundInGames reviewed(const Context& context, std::shared_ptr<const ReadCollection> games,
                      const Chosen& chosen) {
    // As the window is called, whose data these are.
    QCoreApplication::setOrganizationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationName(QStringLiteral("Bouton"));
    Progress progress("Reviewing");
    std::optional<ManyReviews> last;
    const ReviewTask task{
        std::move(games), chosen,
        context.arguments.number("threads", usualThreads(), 1, reversi::mostThreads),
        reviewsFolder()};
    reviewGames(task, context.stop, [&](const ManyReviews& news) {
        const std::size_t left = news.wanted - news.done;
        const std::string time = howLong(news.secondsEach * static_cast<double>(left));
        if (!last) {
            for (const Phrase& each : news.remarks)
                remark("bouton-cli: " + english(each) + '\n');
            if (left > 0)
                remark("bouton-cli: The review of " + counted(left, "game") + " takes about " + time
                       + ".\n");
        } else if (news.unkept && !last->unkept) {
            remark("bouton-cli: " + english(*news.unkept) + '\n');
        }
        progress.report(std::to_string(news.done) + " of " + counted(news.wanted, "game")
                        + ", about " + time + " left");
        last = news;
    });
    if (context.stop.stop_requested())
        throw Problem{Failed, "Stopped. What was found is kept."};
    return *last->found;
}

// How much each player of these games gave away.
std::string byPlayer(const Collection& games, std::span<const PlayerLosses> losses) {
    std::vector<Fields> lines;
    for (const QStringList& line : csvOf(games, losses)) {
        Fields& fields = lines.emplace_back();
        for (const QString& field : line)
            fields.push_back(field.toStdString());
    }
    lines.front() = {"Player", "Games", "Moves", "Slips", "Lost", "A game", "A move"};
    return aligned(lines, " ######");
}

void sayGames(const Context& context, const Collection& games, const Chosen& chosen,
              const FoundInGames* found) {
    const std::vector<PlayerLosses> losses =
        found ? lossesByPlayer(games, chosen, *found) : std::vector<PlayerLosses>();
    const auto differing =
        static_cast<std::size_t>(std::ranges::count_if(chosen, [&](Collection::Index index) {
            return found && isDisputed(games.game(index), found->at(index));
        }));
    if (differing > 0)
        remark("bouton-cli: In " + counted(differing, "game")
               + " another theoretical score is proven than the file gives.\n");
    if (context.arguments.has("csv"))
        return context.output.say(csvText(context.arguments.has("by-player")
                                              ? csvOf(games, losses)
                                              : csvOf(games, chosen, found))
                                      .toStdString());
    if (context.arguments.has("by-player"))
        return context.output.say(byPlayer(games, losses));
    std::vector<Fields> lines{
        {"File", "Game", "Dark", "Light", "Event", "Date", "Result", "Theory", "Opening", "Moves"}};
    if (found)
        lines.front().insert(lines.front().end(), {"Slips", "Lost", "Proven"});
    for (const Collection::Index index : chosen) {
        const Collection::Game& game = games.game(index);
        Fields line{games.file(game),
                    std::to_string(game.number),
                    games.text(game.players[0]),
                    games.text(game.players[1]),
                    games.text(game.event),
                    games.text(game.date),
                    withRest(game.discs),
                    withRest(game.theoretical),
                    games.opening(game),
                    (game.isComplete ? "" : "end at ") + std::to_string(game.moves)};
        if (found) {
            const auto& [slips, lost, moves, proven] = found->at(index);
            for (const auto& counts : {slips, lost})
                line.push_back(std::to_string(counts[0]) + '-' + std::to_string(counts[1]));
            line.push_back(withRest(proven.value_or(-1)));
        }
        lines.push_back(std::move(line));
    }
    context.output.say(aligned(lines, found ? " #    ## ####" : " #    ## #") + '\n'
                       + ofAll(chosen.size(), games) + ".\n"
                       + (losses.empty() ? "" : '\n' + byPlayer(games, losses)));
}

void sayNext(const Context& context, const Collection& games, const Chosen& chosen,
             const Reversi::State& position) {
    const auto next = playedNext(games, chosen, position, context.stop);
    if (!next)
        throw Problem{Failed, "Stopped."};
    const bool csv = context.arguments.has("csv");
    std::vector<Fields> lines{{csv ? "move" : "Move", csv ? "games" : "Games", csv ? "won" : "Won",
                               csv ? "drawn" : "Drawn", csv ? "lost" : "Lost",
                               csv ? "opening" : "Opening"}};
    for (const PlayedNext::Move& move : next->moves)
        lines.push_back({nameOf(Cell{move.cell / 8, move.cell % 8}), std::to_string(move.games),
                         std::to_string(move.won), std::to_string(move.drawn),
                         std::to_string(move.lost), move.opening});
    sayTable(context, lines, " #### ",
             ofAll(next->came, games) + " came here"
                 + (next->ended > 0 ? ", and " + std::to_string(next->ended) + " ended." : "."));
}

// What of these games has no room is said once for all.
void sayWritten(const Context& context, const Collection& games, const Chosen& chosen,
                const Format& format) {
    std::map<std::string, std::size_t> leftOut;
    std::string text;
    for (const Collection::Index index : chosen) {
        if (context.stop.stop_requested())
            throw Problem{Failed, "Stopped."};
        const ReadGame game = games.read(index);
        const WrittenGame written = format.write(*game.match, game.notes);
        text += written.text + '\n';
        for (const Phrase& each : written.leftOut)
            ++leftOut[english(each)];
    }
    context.output.say(text);
    for (const auto& [what, count] : leftOut)
        remark("bouton-cli: In " + counted(count, "game") + ", as " + format.id + ": " + what
               + '\n');
}

const Format* askedFormat(const Context& context) {
    const auto id = context.arguments.text("as");
    const bool hasNext = context.arguments.has("next");
    if (context.arguments.has("review") && (id || hasNext))
        throw Problem{BadInput, "--review stands without --as and --next."};
    if (context.arguments.has("by-player") && !context.arguments.has("review"))
        throw Problem{BadInput, "--by-player stands with --review."};
    if (!id)
        return nullptr;
    if (context.arguments.has("csv") || hasNext)
        throw Problem{BadInput, "--as stands without --csv and --next."};
    for (const Format& format : formatsOf(rulesetOf<Reversi>()))
        if (*id == format.id && format.write)
            return &format;
    throw Problem{BadInput, "--as takes ggf, obf, transcript, not \"" + shown(*id) + "\"."};
}

void tellOddities(const Collection::Oddities& oddities) {
    if (oddities.early > 0)
        remark("bouton-cli: The moves of " + counted(oddities.early, "game")
               + " end before the game does"
               + (oddities.wrong > 0 ? ", of " + std::to_string(oddities.wrong)
                                           + " because the next one is not legal.\n"
                                     : ".\n"));
    if (oddities.differing > 0)
        remark("bouton-cli: The result that the file gives for "
               + counted(oddities.differing, "game") + " is not that of the board.\n");
}

Status runCollection(const Context& context) {
    const Format* format = askedFormat(context);
    const Wanted wanted{nameTest(context, "player"),
                        nameTest(context, "event"),
                        nameTest(context, "opening"),
                        positionOf(context),
                        {}};
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < context.arguments.size(); ++i)
        files.emplace_back(context.arguments[i]);
    Chosen chosen;
    const auto shared = std::make_shared<ReadCollection>();
    ReadCollection& read = *shared;
    {
        Progress progress("Reading");
        read = must(readCollection(files, context.stop, [&](std::size_t games) {
            progress.report(counted(games, "game"));
        }));
        if (auto all = found(read.games, wanted, context.stop); all)
            chosen = std::move(*all);
        if (context.stop.stop_requested())
            throw Problem{Failed, "Stopped."};
    }
    for (const Phrase& each : read.remarks)
        remark("bouton-cli: " + english(each) + '\n');
    tellOddities(read.games.oddities());
    if (context.arguments.has("next")) {
        sayNext(context, read.games, chosen, wanted.position.value_or(Reversi::State{}));
    } else if (format) {
        sayWritten(context, read.games, chosen, *format);
    } else if (context.arguments.has("review")) {
        const FoundInGames found = reviewed(context, shared, chosen);
        sayGames(context, read.games, chosen, &found);
    } else {
        sayGames(context, read.games, chosen, nullptr);
    }
    return read.isWhole ? Done : BadInput;
}

} // namespace

Command collectionCommand() {
    return {
        {"collection",
         "FILE...",
         1,
         1000,
         {{"player", "NAME", "games of players whose name contains this"},
          {"event", "NAME", "games of events whose name contains this"},
          {"opening", "NAME", "games that come through an opening with this in its name"},
          {"position", "TEXT", "games that come to a board, or to where moves end"},
          sideOption,
          {"next", "", "what was played next from the position, and how it ended"},
          {"review", "", "review the games: slips, discs given away, proven scores"},
          {"by-player", "", "with --review: what each player gave away, and no games"},
          {"threads", "N", "with --review: threads, 1 to 16 (one a processor, at most 4)"},
          {"as", "FORMAT", "write the games as ggf, obf or transcript"},
          {"csv", "", "comma-separated values"}}},
        "lists and searches games of Othello players",
        "FILE is a file of WTHOR (.wtb; WTH.JOU and WTH.TRN beside it have the names), a text\n"
        "with games of Reversi (transcripts, GGF, records), or a folder of such files. Prints\n"
        "the games for which all that is asked holds. Names are compared without accents,\n"
        "small and capital letters alike. A position is one however it was reached and however\n"
        "the board is turned. Result and theory are discs of Dark and Light.\n"
        "\n"
        "Standard error says what could not be read, how many games end early, and in how many\n"
        "the result is not that of the board. Nothing is written to the files.\n"
        "\n"
        "--review finds what the command review finds of each game, which takes some seconds a\n"
        "game, and proves the theoretical score. What it finds is kept among Bouton's data, so\n"
        "that it goes on where it was stopped. Slips and Lost are those of Dark and Light; a\n"
        "second table has those of each player, and the discs lost a game and a move;\n"
        "--by-player prints that table alone.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli collection WTH_2004.wtb --player tastet --opening tiger\n"
        "  bouton-cli collection Thor --position f5d6c3d3c4 --next\n"
        "  bouton-cli collection games.ggf --as transcript\n"
        "  bouton-cli collection WTH_2004.wtb --player tastet --review --csv\n",
        runCollection};
}

} // namespace bouton::cli
