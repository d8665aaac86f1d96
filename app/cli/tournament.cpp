// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include <QString>

#include "command.h"
#include "contender.h"
#include "core/decimals.h"
#include "core/text.h"
#include "core/whole_file.h"
#include "file.h"
#include "games/own_game/own_game.h"
#include "lab/ranking.h"
#include "lab/tournament.h"
#include "output.h"
#include "problem.h"
#include "programs/entry.h"
#include "programs/process.h"
#include "progress.h"
#include "reversi_engine.h"
#include "session/file_name.h"
#include "session/kept/game_between.h"
#include "session/kept/game_file.h"
#include "session/values/from_text.h"
#include "session/values/plan.h"
#include "session/values/saved_game.h"
#include "subject.h"

namespace bouton::cli {

namespace {

namespace fs = std::filesystem;

// What stands in the folder of a tournament.
struct Entries {
    std::vector<Guest> programs;                                 // by the names of their files
    std::vector<std::string> skipped;                            // what is no program
    std::vector<std::pair<std::string, std::string>> notStarted; // their names, and why not
};

bool isAmong(const std::string& name, const std::vector<std::string>& names) {
    return std::ranges::find(names, name) != names.end();
}

// Reads the folder. Each program gets a name of its own, of at most 40 characters, that is not
// taken and by which the window can know it. What ends in ".tournament" and helpers are
// not looked at.
// Throws Problem if the folder cannot be read, or no program at all can be started.
Entries entriesOf(const fs::path& folder, const std::vector<std::string>& taken) {
    std::error_code error;
    std::vector<fs::path> files;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (!hasEnding(at->path().string(), ".tournament") && !isHelper(at->path()))
            files.push_back(at->path());
    if (error)
        throw Problem{BadInput, "The folder \"" + shown(folder.string())
                                    + "\" cannot be read: " + error.message() + '.'};
    std::ranges::sort(files, {}, [](const fs::path& file) { return file.filename().string(); });

    Entries entries;
    std::vector<std::string> names = taken;
    for (const fs::path& file : files) {
        auto command = commandOf(file);
        if (!command) {
            entries.skipped.push_back(shown(file.filename().string()));
            continue;
        }
        std::string name = keptName(programNameOf(file));
        if (name.empty() || isAmong(name, names))
            name = keptName(file.filename().string());
        for (int number = 2; isAmong(name, names); ++number)
            name = keptName(file.filename().string(), longestProgramName - 6) + ' '
                   + std::to_string(number);
        names.push_back(name);
        must(guardFile());
        if (const Or<void> can = canStart(name, *command); !can) {
            entries.notStarted.emplace_back(name, english(can.error()));
            continue;
        }
        entries.programs.push_back({name, [command = std::move(*command)] { return command; }});
    }
    return entries;
}

using Row = std::vector<std::string>;

// The first column to the left, the others to the right of their columns.
std::string alignedText(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], lettersOf(row[i]));
    std::string text;
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string room(widths[i] - lettersOf(row[i]), ' ');
            line += (i == 0 ? "" : "  ") + (i == 0 ? row[i] + room : room + row[i]);
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

std::string points(const Tally& tally) {
    const int halves = halfPoints(tally);
    return std::to_string(halves / 2) + (halves % 2 == 0 ? ".0" : ".5");
}

std::string percentText(double share) { return withDecimals(100 * share, 1) + " %"; }

std::string whole(double number) { return std::to_string(std::lround(number)); }

std::string numberedName(std::size_t place, const std::string& name) {
    return std::to_string(place + 1) + ' ' + name;
}

// The standing of a tournament and its crosstable as text. There are no times in it.
std::string standingOf(const Tournament& tournament, const Crosstable& table,
                       const std::vector<std::string>& names) {
    const std::vector<Ranked> places = rankingOf(tournament, table);
    std::string text = std::string(tournament.game->name.title) + ": "
                       + std::to_string(table.played) + " of "
                       + counted(static_cast<std::size_t>(table.all), "game") + "\n\n";
    std::vector<Row> standing{
        {"player", "points", "games", "share", "95 % interval", "rating", "", "faults"}};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Ranked& place = places[i];
        const Interval range = interval95(place.total);
        standing.push_back(
            {numberedName(i, names[place.player]), points(place.total),
             std::to_string(place.total.games()), percentText(shareOf(place.total)),
             percentText(range.low) + " to " + percentText(range.high),
             place.rating ? whole(place.rating->rating) : "-",
             place.rating && place.rating->within > 0 ? "+- " + whole(place.rating->within) : "",
             std::to_string(place.total.faults[0])});
    }
    text += alignedText(standing) + "\nPoints of each against each:\n";
    Row head{""};
    for (std::size_t i = 0; i < places.size(); ++i)
        head.push_back(std::to_string(i + 1));
    std::vector<Row> cross{head};
    for (std::size_t i = 0; i < places.size(); ++i) {
        cross.push_back({numberedName(i, names[places[i].player])});
        for (std::size_t j = 0; j < places.size(); ++j)
            cross.back().push_back(
                i == j ? "-" : points(table.cells[places[i].player][places[j].player]));
    }
    return text + alignedText(cross);
}

// The folder of a tournament: what it is, a line for each game that is over, and files for each
// game. With it a tournament that was interrupted goes on where it was.
class TournamentFolder {
public:
    // Makes the folder if it is missing. `head` says what the tournament is, a line a thing, the
    // players at its end. A folder with fewer players is that of the same tournament, which others
    // join now. Throws Problem if the folder has another tournament, is in use, or cannot be
    // written.
    TournamentFolder(fs::path folder, const std::string& head, std::vector<std::string> names);
    ~TournamentFolder();
    TournamentFolder(const TournamentFolder&) = delete;
    TournamentFolder& operator=(const TournamentFolder&) = delete;

    // The games that are over. A line that was not finished when its process was killed is dropped.
    const std::vector<TournamentGame>& before() const { return m_before; }
    // It was begun by a version in which a pair's games depended on all pairs before it.
    bool isOfBefore() const { return m_isOfBefore; }
    // Writes a game: its files first, then its line. Blocks for the disk. Throws Problem.
    void keep(const TournamentGame& game, const Match& match, const SavedGame& saved,
              std::size_t all);
    // Writes the table.
    void keepTable(const std::string& text) const;

private:
    void check(int error) const;
    void readResults();

    fs::path m_folder;
    std::vector<std::string> m_names; // of the players
    int m_results = -1;               // the descriptor of the lines
    std::vector<TournamentGame> m_before;
    bool m_isOfBefore = false;
};

constexpr const char *headFile = "tournament.txt", *resultsFile = "results.txt",
                     *tableFile = "table.txt", *gamesFolder = "games";

// How a game can end, as a line says it.
constexpr std::pair<const char*, Tally> endings[]{
    {"1-0", {1, 0, 0, 0}},
    {"0-1", {0, 0, 1, 0}},
    {"1/2-1/2", {0, 1, 0, 0}},
    {"1/2-1/2\tstopped", {0, 1, 0, 1}},
    {"1-0\tfault", {1, 0, 0, 0, {}, {0, 1}}},
    {"0-1\tfault", {0, 0, 1, 0, {}, {1, 0}}},
};

std::string textOf(const Tally& tally) {
    for (const auto& [text, ending] : endings)
        if (ending == tally)
            return text;
    return "";
}

const Tally* tallyOf(std::string_view said) {
    for (const auto& [text, ending] : endings)
        if (said == text)
            return &ending;
    return nullptr;
}

// A name that is safe in a file's name, where there are two of them.
std::string inFileName(const std::string& name) {
    constexpr qsizetype most = 80; // bytes
    return asFileName(QString::fromStdString(name), most).replace(u' ', u'_').toStdString();
}

constexpr std::string_view firstLine = "Bouton tournament 2\n",
                           firstLineOfBefore = "Bouton tournament 1\n";

std::string ofBefore(std::string_view head) {
    return std::string(firstLineOfBefore) + std::string(head.substr(firstLine.size()));
}

// Whether `head` is the tournament of `found`, perhaps with further players.
bool isJoined(std::string_view found, std::string_view head) {
    const auto linesOf = [](std::string_view text) {
        std::vector<std::string_view> lines;
        for (std::size_t end = 0; (end = text.find('\n')) != text.npos; text.remove_prefix(end + 1))
            lines.push_back(text.substr(0, end));
        return lines;
    };
    std::vector<std::string_view> now = linesOf(head);
    for (const std::string_view line : linesOf(found)) {
        const auto same = std::ranges::find(now, line);
        if (same == now.end())
            return false;
        now.erase(same);
    }
    return std::ranges::all_of(now, [](std::string_view line) {
        return line.starts_with("player: ") || line.starts_with("program: ");
    });
}

TournamentFolder::TournamentFolder(fs::path folder, const std::string& head,
                                   std::vector<std::string> names)
    : m_folder(std::move(folder)), m_names(std::move(names)) {
    std::error_code error;
    fs::create_directories(m_folder / gamesFolder, error);
    check(error.value());
    (void)isStream(m_folder / resultsFile); // nothing else but a file
    m_results = open((m_folder / resultsFile).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (m_results == -1)
        check(errno);
    if (flock(m_results, LOCK_EX | LOCK_NB) != 0)
        throw Problem{Failed, "The tournament in \"" + shown(m_folder.string())
                                  + "\" is being played already."};
    const Or<std::string> found = wholeFile(m_folder / headFile, mostBytesOfAFile);
    m_isOfBefore = found && *found == ofBefore(head);
    if (found && !m_isOfBefore && !isJoined(*found, head))
        throw Problem{BadInput, "The folder \"" + shown(m_folder.string())
                                    + "\" has another tournament, of other programs or with other "
                                      "options: name another folder with --out."};
    if (!m_isOfBefore)
        writeFile(m_folder / headFile, head);
    readResults();
}

TournamentFolder::~TournamentFolder() { close(m_results); }

void TournamentFolder::readResults() {
    const std::string all = must(wholeFile(m_folder / resultsFile, mostBytesOfAFile), Failed);
    std::size_t whole = 0; // the bytes of whole lines
    for (std::size_t end = 0; (end = all.find('\n', whole)) != std::string::npos; whole = end + 1) {
        const std::string_view line(all.data() + whole, end - whole);
        // NUMBER, FIRST, SECOND, how it ended
        std::array<std::size_t, 4> begins{};
        for (std::size_t i = 1; i < begins.size(); ++i)
            begins[i] = std::min(line.find('\t', begins[i - 1]), line.size() - 1) + 1;
        const auto piece = [&](std::size_t i) {
            return line.substr(begins[i], std::max(begins[i + 1], begins[i] + 1) - begins[i] - 1);
        };
        const auto player = [&](std::size_t i) {
            return static_cast<std::size_t>(std::ranges::find(m_names, piece(i)) - m_names.begin());
        };
        const Tally* tally = tallyOf(line.substr(begins[3]));
        if (!tally || piece(0) != std::to_string(m_before.size() + 1) || player(1) == m_names.size()
            || player(2) == m_names.size())
            break;
        m_before.push_back({m_before.size(), player(1), player(2), *tally});
    }
    if (ftruncate(m_results, static_cast<off_t>(whole)) != 0 || lseek(m_results, 0, SEEK_END) == -1)
        check(errno);
}

void TournamentFolder::keep(const TournamentGame& game, const Match& match, const SavedGame& saved,
                            std::size_t all) {
    const std::string &first = m_names[game.first], &second = m_names[game.second];
    const std::string number = std::to_string(game.number + 1), ending = textOf(game.tally);
    std::string text = "# Game " + number + " of " + std::to_string(all) + ": " + first
                       + " against " + second + ", " + ending.substr(0, ending.find('\t')) + '\n';
    if (game.tally.stopped > 0)
        text += "# The game is stopped here and counted as drawn.\n";
    if (game.fault)
        for (const Phrase& line : told(*game.fault))
            text += "# " + english(line) + '\n';
    char digits[16];
    std::snprintf(digits, sizeof digits, "%05zu", game.number + 1);
    const std::string name =
        m_folder / gamesFolder
        / (std::string(digits) + '-' + inFileName(first) + '-' + inFileName(second));
    writeFile(name + ".txt", text + match.record() + '\n');
    if (saved.positions.size() <= mostSavedPositions)
        writeFile(name + ".bouton", write(saved).toStdString());
    // Not synced, unlike the file: a line that a machine forgets when it loses its power costs a
    // game that is played again.
    check(writeAll(m_results, number + '\t' + first + '\t' + second + '\t' + ending + '\n'));
}

void TournamentFolder::keepTable(const std::string& text) const {
    writeFile(m_folder / tableFile, text);
}

void TournamentFolder::check(int error) const {
    if (error != 0)
        throw Problem{Failed, "The folder \"" + shown(m_folder.string()) + "\" cannot be written: "
                                  + std::generic_category().message(error) + '.'};
}

constexpr std::uint64_t mostPairsOfTwo = 10'000, mostPliesOfGame = 1'000'000, mostOpeningPlies = 60;
// Of a game whose starts are not drawn, where programs without chance would repeat one game.
constexpr std::uint64_t pliesWithoutDraw = 2;
constexpr const char* usualPlayers = "random student club";
constexpr const char* usualOfOwn = "random attentive club"; // of a game of one's own

// The words of --with.
std::vector<std::string> playersNamed(const Arguments& arguments, const Ruleset& game) {
    std::vector<std::string> names;
    std::string text =
        arguments.text("with").value_or(ownRulesOf(game) ? usualOfOwn : usualPlayers) + ' ';
    for (std::size_t end = 0; (end = text.find(' ')) != std::string::npos; text.erase(0, end + 1))
        if (end > 0)
            names.push_back(text.substr(0, end));
    return names;
}

// What the tournament is, for its folder: with another head it is another tournament.
std::string headOf(const Tournament& tournament, const std::string& game) {
    std::string text = std::string(firstLine) + "game: " + game
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

// GAME as the head has it. A file of rules may stand elsewhere the next time, or have other rules.
std::string headGameOf(const Subject& subject, const std::string& word) {
    if (!ownRulesOf(subject.game))
        return word;
    return std::string(subject.game.name.id)
           + (subject.settings.empty() ? "" : ':' + write(subject.game.settings, subject.settings));
}

Tournament tournamentOf(const Arguments& arguments, const Subject& subject, bool isOfBefore) {
    const GameName& name = subject.game.name;
    Tournament tournament{&subject.game, {}};
    tournament.games = 2 * static_cast<int>(arguments.number("pairs", 1, 1, mostPairsOfTwo));
    tournament.randomStarts = name.autoFill;
    tournament.openingPlies =
        static_cast<int>(arguments.number("plies",
                                          name.openingPlies > 0 || name.autoFill || isOfBefore
                                              ? static_cast<std::uint64_t>(name.openingPlies)
                                              : pliesWithoutDraw,
                                          0, mostOpeningPlies));
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
    const fs::path place = arguments[0],
                   out = arguments.text("out").value_or(
                       place / (std::string(subject.game.name.id) + ".tournament"));
    Tournament tournament = tournamentOf(
        arguments, subject,
        wholeFile(out / headFile, mostBytesOfAFile).value_or("").starts_with(firstLineOfBefore));
    std::vector<std::string> names = playersNamed(arguments, subject.game);
    for (const std::string& name : names)
        tournament.players.push_back(must(choosePlayer(subject.game, must(readSpec(name)))));
    Entries entries = entriesOf(place, names);
    for (const std::string& file : entries.skipped)
        remark("bouton-cli: \"" + file + "\" is no program and is skipped.\n");
    // Told at once, and with the table, which stands in a file for those who were not there.
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

    TournamentFolder folder(out, headOf(tournament, headGameOf(subject, arguments[1])), names);
    tournament.isResumable = true;
    tournament.before = folder.before();
    if (!folder.isOfBefore())
        tournament.names = names;
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
    // The line of progress goes before the table comes.
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
