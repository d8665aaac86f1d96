#include "tournament_folder.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

#include "core/whole_file.h"
#include "file.h"
#include "output.h"
#include "problem.h"
#include "session/file_name.h"
#include "session/kept/game_file.h"

namespace bouton::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char *headFile = "tournament.txt", *resultsFile = "results.txt",
                     *tableFile = "table.txt", *gamesFolder = "games";

// How a game can end, as a line says it.
struct Ending {
    const char* text;
    Tally tally;
};
constexpr std::array endings{
    Ending{"1-0", {1, 0, 0, 0}},
    Ending{"0-1", {0, 0, 1, 0}},
    Ending{"1/2-1/2", {0, 1, 0, 0}},
    Ending{"1/2-1/2\tstopped", {0, 1, 0, 1}},
    Ending{"1-0\tfault", {1, 0, 0, 0, {}, {0, 1}}},
    Ending{"0-1\tfault", {0, 0, 1, 0, {}, {1, 0}}},
};

std::string textOf(const Tally& tally) {
    for (const Ending& ending : endings)
        if (ending.tally == tally)
            return ending.text;
    return "";
}

const Tally* tallyOf(std::string_view text) {
    for (const Ending& ending : endings)
        if (text == ending.text)
            return &ending.tally;
    return nullptr;
}

// A name that is safe in a file's name, where there are two of them.
std::string inFileName(const std::string& name) {
    constexpr qsizetype most = 80; // bytes
    return asFileName(QString::fromStdString(name), most).replace(u' ', u'_').toStdString();
}

} // namespace

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
    if (const Or<std::string> found = wholeFile(m_folder / headFile, mostBytesOfAFile);
        found && *found != head)
        throw Problem{BadInput, "The folder \"" + shown(m_folder.string())
                                    + "\" has another tournament, of other programs or with other "
                                      "options: name another folder with --out."};
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
        std::size_t at = 0;
        for (int tab = 0; tab < 3 && at != std::string_view::npos; ++tab)
            at = line.find('\t', at) == std::string_view::npos ? std::string_view::npos
                                                               : line.find('\t', at) + 1;
        const Tally* tally = at == std::string_view::npos ? nullptr : tallyOf(line.substr(at));
        const std::string number = std::to_string(m_before.size() + 1) + '\t';
        if (!tally || !line.starts_with(number))
            break;
        m_before.push_back(*tally);
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

} // namespace bouton::cli
