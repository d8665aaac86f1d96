#include "command.h"

#include <optional>

#include "contender.h"
#include "entries.h"
#include "progress.h"
#include "reversi_engine.h"
#include "session/kept/game_between.h"
#include "standing_words.h"
#include "subject.h"
#include "tournament_folder.h"

namespace bouton::cli {

namespace {

constexpr std::uint64_t mostPairsOfTwo = 10'000, mostPliesOfGame = 1'000'000, mostOpeningPlies = 60;
constexpr const char* usualPlayers = "random student club";

// The words of --with.
std::vector<std::string> playersNamed(const Arguments& arguments) {
    std::vector<std::string> names;
    std::string text = arguments.text("with").value_or(usualPlayers) + ' ';
    for (std::size_t end = 0; (end = text.find(' ')) != std::string::npos; text.erase(0, end + 1))
        if (end > 0)
            names.push_back(text.substr(0, end));
    return names;
}

// What the tournament is, for its folder: with another head it is another tournament.
std::string headOf(const Tournament& tournament, const std::string& game) {
    std::string text = "Bouton tournament 1\ngame: " + game
                       + "\ngames of two players: " + std::to_string(tournament.games)
                       + "\nrandom plies: " + std::to_string(tournament.openingPlies)
                       + "\nmost plies: " + std::to_string(tournament.mostPlies)
                       + "\nseed: " + std::to_string(tournament.seed) + '\n';
    for (const PlayerChoice& player : tournament.players)
        text += "player: " + specOf(*tournament.game, player) + '\n';
    for (const Guest& guest : tournament.guests)
        text += "program: " + guest.name + '\n';
    return text;
}

Tournament tournamentOf(const Arguments& arguments, const Subject& subject) {
    const GameName& name = subject.game.name;
    Tournament tournament{&subject.game, {}};
    tournament.games = 2 * static_cast<int>(arguments.number("pairs", 1, 1, mostPairsOfTwo));
    tournament.randomStarts = name.autoFill;
    tournament.openingPlies = static_cast<int>(arguments.number(
        "plies", static_cast<std::uint64_t>(name.openingPlies), 0, mostOpeningPlies));
    tournament.settings = subject.settings;
    tournament.seed = arguments.number("seed", 1, 0, UINT64_MAX);
    tournament.limits = programLimits(arguments);
    tournament.mostPlies = arguments.number("max-plies", tournament.mostPlies, 1, mostPliesOfGame);
    return tournament;
}

// A game as the window opens it. `seats` are those of the players.
SavedGame savedGame(const Tournament& tournament, const std::vector<Seat>& seats,
                    const TournamentGame& game, const Match& match) {
    return savedFrom(match, {.who = {seats[game.first], seats[game.second]},
                             .settings = tournament.settings,
                             .isDrawnStart = tournament.randomStarts,
                             .faults = game.tally.faults,
                             .fault = game.fault});
}

Status runTournament(const Context& context) {
    useWeightsOf(context.arguments);
    const Arguments& arguments = context.arguments;
    const Subject subject = subjectOf(arguments[1]);
    Tournament tournament = tournamentOf(arguments, subject);
    std::vector<std::string> names = playersNamed(arguments);
    for (const std::string& name : names)
        tournament.players.push_back(must(choosePlayer(subject.game, must(readSpec(name)))));
    const std::filesystem::path place = arguments[0];
    Entries entries = entriesOf(place, names);
    for (const std::string& file : entries.skipped)
        remark("bouton-cli: \"" + file + "\" is no program and is skipped.\n");
    std::string notStarted;
    for (const auto& [name, why] : entries.notStarted) {
        complain(why);
        notStarted += (notStarted.empty() ? "\nNot started:\n" : "") + name + "  " + why + '\n';
    }
    for (const Guest& guest : entries.programs)
        names.push_back(guest.name);
    tournament.guests = std::move(entries.programs);
    std::vector<Seat> seats;
    for (const PlayerChoice& player : tournament.players)
        seats.push_back({player});
    for (const Guest& guest : tournament.guests)
        seats.push_back({.program = guest.name});
    if (names.size() < 2)
        throw Problem{BadInput, "A tournament needs two players: the folder has "
                                    + counted(tournament.guests.size(), "program") + '.'};

    TournamentFolder folder(
        arguments.text("out").value_or(place / (std::string(subject.game.name.id) + ".tournament")),
        headOf(tournament, arguments[1]), names);
    tournament.isResumable = true;
    tournament.before = folder.before();
    const std::size_t all =
        names.size() * (names.size() - 1) / 2 * static_cast<std::size_t>(tournament.games);
    tournament.kept = [&](const TournamentGame& game, const Match& match) {
        folder.keep(game, match, savedGame(tournament, seats, game, match), all);
        if (game.fault)
            complain("Game " + std::to_string(game.number + 1) + ": " + english(game.fault->what));
    };
    std::optional<Progress> progress("Playing");
    Crosstable known;
    must(playTournament(tournament, context.stop,
                        [&](const Crosstable& table) {
                            known = table;
                            context.output.know(standingOf(tournament, table, names) + notStarted);
                            progress->report(std::to_string(table.played) + " of "
                                             + std::to_string(table.all));
                        }),
         Failed);
    progress.reset();
    if (context.stop.stop_requested())
        return Stopped; // what is known is printed
    const std::string text = standingOf(tournament, known, names) + notStarted;
    folder.keepTable(text);
    context.output.say(text);
    return Done;
}

} // namespace

Command tournamentCommand() {
    return {
        {"tournament", "FOLDER GAME", 2, 2,
         withProgramOptions(
             {{"with", "PLAYERS", "players of Bouton's that play too (\"random student club\")"},
              {"pairs", "N", "pairs of games between every two players (1)"},
              {"plies", "N", "random plies at the start of a pair (the game's own number)"},
              {"seed", "N", "seed for the starts and random choices (1)"},
              {"max-plies", "N", "stop a game after N plies and count it as drawn (1000)"},
              {"out", "DIR", "the folder of the results (FOLDER/GAME.tournament)"},
              weightsOption})},
        "lets the programs in a folder play each other, and goes on where it was",
        "Every two players meet in pairs of games: the same start twice, with the sides changed.\n"
        "A program is an executable file in FOLDER, NAME.py, NAME.java, NAME.jar, or a folder\n"
        "with an executable file \"run\"; it answers a line with a line (docs/own-programs.md), "
        "or\n"
        "speaks the Go Text Protocol. What is none is skipped, and standard error says so. Prints\n"
        "the standing, with ratings on a scale on which random moves have 0, and the points of\n"
        "each against each. Its faults cost a program games.\n"
        "\n"
        "The folder of the results has every game as a file that the window opens. The same\n"
        "command goes on where it was stopped or killed.\n"
        "\n"
        "The programs run with your rights.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli tournament class towers --pairs 10\n"
        "  bouton-cli tournament class reversi --with 'random student' --move-time 2\n",
        runTournament};
}

} // namespace bouton::cli
