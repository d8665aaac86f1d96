// SPDX-License-Identifier: MIT
#include "game_files.h"

#include <system_error>
#include <unistd.h>

#include "core/encoding.h"
#include "core/text.h"
#include "core/whole_file.h"
#include "drawing.h"
#include "report.h"
#include "session/kept/game_file.h"
#include "session/values/from_text.h"
#include "session/values/reopened.h"
#include "subject.h"

namespace bouton::cli {

namespace {

std::string quotedName(const std::string& name) {
    return name == "-" ? "Standard input" : "The file \"" + shown(name) + '"';
}

std::string bytesOf(const std::string& name) {
    FileReader file = name == "-" ? FileReader() : FileReader(name, Pipes::Taken);
    auto bytes = file.all(mostBytesOfAFile);
    if (!bytes && file.error() == 0)
        throw Problem{BadInput, english(file.refusal(shown(name)))};
    if (!bytes)
        throw Problem{BadInput, quotedName(name) + " cannot be read: "
                                    + std::generic_category().message(file.error()) + '.'};
    if (bytes->size() > mostBytesOfAFile)
        throw Problem{BadInput, quotedName(name) + " is too large: it has more than "
                                    + std::to_string(mostBytesOfAFile) + " bytes."};
    return std::move(*bytes);
}

// A saved game is one object of JSON. No record begins so.
bool isSavedGame(std::string_view text) { return trimmed(text).starts_with('{'); }

} // namespace

bool isGameFile(const std::string& word) {
    if (word == "-" || hasEnding(word, ".bouton") || hasEnding(word, ".txt"))
        return true;
    if (!checkFileName(word)) // it is refused when it is read
        return true;
    for (const Ruleset* game : catalogue())
        for (const Format& format : formatsOf(*game))
            if (*format.ending != '\0' && hasEnding(word, format.ending))
                return true;
    return false;
}

GameFile::GameFile(const std::string& name, std::optional<std::string> side)
    : m_name(name), m_bytes(bytesOf(name)), m_side(std::move(side)) {
    if (const auto fits = checkFileName(name); !fits)
        throw Problem{BadInput, quotedName(name) + ": " + english(fits.error())};
    const Or<std::string_view> text = textIn(m_bytes);
    if (!text)
        throw Problem{BadInput, quotedName(name) + ": " + english(text.error())};
    if (isSavedGame(*text))
        return;
    m_lines = recordLines(m_bytes);
    if (m_side && m_lines.size() > 1) // one board on several lines?
        if (std::string whole = withSide(m_bytes, *m_side); recordLines(whole).size() == 1) {
            m_bytes = std::move(whole);
            m_lines = recordLines(m_bytes);
            m_side.reset();
        }
    if (m_lines.empty())
        throw Problem{BadInput, quotedName(name) + " holds no games."};
}

FiledGame GameFile::game(std::size_t number, const std::stop_token& stop) const {
    if (!isText()) {
        if (m_side)
            throw Problem{BadInput, sideIsSaid};
        const auto wrong = [&](const Phrase& why) -> Problem {
            return {BadInput, quotedName(m_name) + ": " + english(why)};
        };
        auto saved = readGame(
            QByteArray::fromRawData(m_bytes.data(), static_cast<qsizetype>(m_bytes.size())));
        if (!saved)
            throw wrong(saved.error());
        auto reopened = reopen(std::move(*saved), catalogue(), stop);
        if (!reopened)
            throw wrong(reopened.error());
        return {number, std::move(reopened->game), std::move(reopened->match)};
    }
    const RecordLine& line = m_lines[number - 1];
    auto read = readGameText(line.text);
    if (m_side && read)
        throw Problem{BadInput, sideIsSaid};
    if (m_side)
        read = readGameText(withSide(line.text, *m_side));
    if (!read)
        throw Problem{BadInput, quotedName(m_name) + ", line " + std::to_string(line.number) + ": "
                                    + english(read.error())};
    SavedGame saved = savedFrom(*read);
    return {number, std::move(saved), std::move(read->match), std::move(read->notes.remarks)};
}

std::string forfeitOf(const FiledGame& game) {
    if (!game.saved.forfeit)
        return {};
    const auto& [loser, why] = *game.saved.forfeit;
    const Ruleset& rules = game.match->game();
    const char* how = why == Forfeit::Why::Resigned ? " has resigned: "
                      : why == Forfeit::Why::Fault  ? " has made a fault: "
                                                    : " is out of time: ";
    return nameOf(rules, loser) + how + nameOf(rules, other(loser)) + " wins.";
}

void tellRemarks(const FiledGame& game) {
    for (const Phrase& said : game.remarks)
        remark("bouton-cli: Game " + std::to_string(game.number) + ": " + english(said) + '\n');
}

void refuseSecond(const Arguments& arguments, const std::string& what) {
    if (arguments.size() > 1)
        throw Problem{BadInput, "A FILE has its own positions: leave " + what + " out."};
}

void refuseGameOption(const Arguments& arguments) {
    if (arguments.has("game"))
        throw Problem{BadInput, "--game chooses from a FILE: .bouton, .txt, .ggf, .obf or -."};
}

Status forEachGame(const Context& context, const std::string& name,
                   const std::function<void(FiledGame, bool)>& work) {
    const GameFile file(name, context.arguments.text("side"));
    const bool one = context.arguments.has("game");
    const std::size_t first = context.arguments.number("game", 1, 1, file.size()),
                      last = one ? first : file.size();
    const bool several = last > first;
    Status status = Done;
    for (std::size_t number = first; number <= last; ++number) {
        if (context.stop.stop_requested())
            return status;
        try {
            FiledGame game = file.game(number, context.stop);
            tellRemarks(game);
            work(std::move(game), several);
        } catch (const Problem& problem) {
            if (!several || context.stop.stop_requested() || problem.sentence.empty())
                throw;
            status = std::max(status, problem.status);
            context.output.say(context.arguments.has("json") ? errorAsJson(problem.sentence)
                                                             : "error: " + problem.sentence + '\n');
        }
    }
    return status;
}

} // namespace bouton::cli
