// SPDX-License-Identifier: MIT
#include "collection/reading.h"

#include <algorithm>
#include <map>
#include <optional>
#include <system_error>

#include "collection/wthor.h"
#include "core/bytes.h"
#include "core/encoding.h"
#include "core/match_of.h"
#include "core/nested.h"
#include "core/text.h"
#include "core/visible.h"
#include "core/whole_file.h"
#include "games/record.h"

namespace bouton {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostRemarks = 20;
constexpr std::size_t gamesBetweenReports = 1000;

bool isFileOfGames(const std::string& name) {
    return hasEnding(name, ".wtb") || hasEnding(name, ".ggf") || hasEnding(name, ".txt");
}

// The names in a folder, in their order; none if it cannot be read.
std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        files.push_back(at->path());
    std::ranges::sort(files);
    return files;
}

class Reader {
public:
    Reader(const std::stop_token& stop, const std::function<void(std::size_t)>& post)
        : m_stop(stop), m_post(post) {}

    // A file or a folder that was named.
    void readAll(const fs::path& path) {
        std::error_code failed;
        if (!fs::is_directory(path, failed))
            return readFile(path);
        bool any = false;
        for (const fs::path& file : filesIn(path))
            if (isFileOfGames(file.string()) && !m_stop.stop_requested()) {
                any = true;
                readFile(file);
            }
        if (!any)
            leaveOut({QT_TRANSLATE_NOOP("Phrase", "The folder \"%1\" has no files of games (.wtb, "
                                                  ".ggf, .txt)."),
                      {visible(path.string(), longestPath)}});
    }

    Or<ReadCollection> taken() {
        if (m_read.games.size() == 0 && !m_stop.stop_requested())
            return refuse(m_refusal.value_or(
                Phrase{QT_TRANSLATE_NOOP("Phrase", "The file holds no games of Reversi.")}));
        if (m_untold > 0)
            m_read.remarks.push_back(
                {QT_TRANSLATE_N_NOOP("Phrase", "%n other game(s) cannot be read."),
                 {},
                 static_cast<int>(std::min<std::size_t>(m_untold, 1'000'000'000))});
        return std::move(m_read);
    }

private:
    void leaveOut(Phrase why) {
        m_read.isWhole = false;
        if (!m_refusal)
            m_refusal = why;
        remark(std::move(why));
    }
    void remark(Phrase what) {
        if (m_read.remarks.size() < mostRemarks)
            m_read.remarks.push_back(std::move(what));
    }

    // A sentence about a file begins with its name.
    Phrase of(const fs::path& file, const Phrase& why) const {
        return {QT_TRANSLATE_NOOP("Phrase", "%1 was not opened. %2"),
                {visible(file.filename().string(), longestPath), nested(why)}};
    }

    void readFile(const fs::path& file) {
        if (const auto fits = checkFileName(file.string()); !fits)
            return leaveOut(of(file, fits.error()));
        const auto bytes = wholeFile(file, mostBytesOfAFile);
        if (!bytes)
            return leaveOut(bytes.error());
        const std::size_t before = m_read.games.size();
        m_read.games.beginFile(visible(file.filename().string(), longestPath), checksum(*bytes));
        if (hasEnding(file.string(), ".wtb") || isWthor(*bytes)) {
            if (const auto read = readWthor(*bytes, namesBeside(file), m_read.games); !read)
                return leaveOut(of(file, read.error()));
            report();
        } else {
            readText(file, *bytes);
        }
        if (m_read.games.size() == Collection::mostGames)
            leaveOut({QT_TRANSLATE_N_NOOP("Phrase", "A collection has room for %Ln game(s); others "
                                                    "are left out."),
                      {},
                      static_cast<int>(Collection::mostGames)});
        if (m_read.games.size() == before)
            return;
        m_read.files.push_back(file.string());
    }

    void readText(const fs::path& file, const std::string& bytes) {
        const Or<std::string_view> text = textIn(bytes);
        if (!text)
            return leaveOut(of(file, text.error()));
        const std::vector<RecordLine> lines = recordLines(*text);
        if (lines.empty())
            return leaveOut(
                of(file, {QT_TRANSLATE_NOOP("Phrase", "The file holds no games of Reversi.")}));
        std::uint32_t number = 0;
        for (const RecordLine& line : lines) {
            if (m_stop.stop_requested() || m_read.games.size() == Collection::mostGames)
                return;
            ++number;
            const auto read = readGameText(line.text, rulesetOf<Reversi>());
            if (!read) {
                if (m_read.remarks.size() >= mostRemarks)
                    ++m_untold;
                leaveOut({QT_TRANSLATE_NOOP("Phrase", "%1, line %2: %3"),
                          {visible(file.filename().string(), longestPath),
                           std::to_string(line.number), nested(read.error())}});
                continue;
            }
            add(*read, number);
            if (number % gamesBetweenReports == 0)
                report();
        }
    }

    void add(const ReadGame& read, std::uint32_t number) {
        const Match& match = *read.match;
        Collection& games = m_read.games;
        Collection::Game game{.event = games.named(trimmed(read.notes.event)),
                              .date = games.named(trimmed(read.notes.date))};
        game.number = number;
        for (const Side side : {Side::One, Side::Two})
            game.players[indexOf(side)] = games.named(trimmed(read.notes.players[indexOf(side)]));
        if (read.notes.loser) {
            game.loser = static_cast<std::int8_t>(indexOf(*read.notes.loser));
            game.onTime = read.notes.onTime;
        }
        std::vector<std::uint8_t> cells;
        for (const Match::Node node : match.line())
            for (const Cell& cell : match.moveCells(node))
                cells.push_back(static_cast<std::uint8_t>(cell.row * 8 + cell.column));
        games.add(game, cells, Reversi::read(match.picture(0)).value());
    }

    // Those of a folder are read once.
    const WthorNames& namesBeside(const fs::path& file) {
        const fs::path folder = file.parent_path();
        const auto [at, isNew] = m_names.try_emplace(folder);
        if (isNew) {
            const std::vector<fs::path> beside = filesIn(folder.empty() ? "." : folder);
            at->second.players = namesIn(beside, "wth.jou", 20);
            at->second.events = namesIn(beside, "wth.trn", 26);
        }
        return at->second;
    }

    std::vector<std::string> namesIn(const std::vector<fs::path>& files, std::string_view name,
                                     std::size_t length) {
        const auto at = std::ranges::find_if(files, [&](const fs::path& file) {
            return std::ranges::equal(file.filename().string(), name, {}, smallLetter);
        });
        if (at == files.end()) {
            remark(name == "wth.jou"
                       ? Phrase{QT_TRANSLATE_NOOP("Phrase", "WTH.JOU is not beside the games: "
                                                            "players are shown by their numbers.")}
                       : Phrase{QT_TRANSLATE_NOOP("Phrase", "WTH.TRN is not beside the games: "
                                                            "events are shown by their numbers.")});
            return {};
        }
        const auto bytes = wholeFile(*at, mostBytesOfAFile);
        const auto names = bytes ? readWthorNames(*bytes, length) : refuse(bytes.error());
        if (names)
            return *names;
        m_read.isWhole = false;
        remark(of(*at, names.error()));
        return {};
    }

    void report() const {
        if (m_post)
            m_post(m_read.games.size());
    }

    const std::stop_token& m_stop;
    const std::function<void(std::size_t)>& m_post;
    ReadCollection m_read;
    std::optional<Phrase> m_refusal{}; // if nothing else is left
    std::map<fs::path, WthorNames> m_names;
    std::size_t m_untold = 0; // games that were refused beside those of the remarks
};

} // namespace

bool isCollectionFile(std::string_view name) { return hasEnding(name, ".wtb"); }

Or<ReadCollection> readCollection(std::span<const std::filesystem::path> files,
                                  const std::stop_token& stop,
                                  const std::function<void(std::size_t games)>& post) {
    Reader reader(stop, post);
    for (const fs::path& path : files)
        if (!stop.stop_requested())
            reader.readAll(path);
    return reader.taken();
}

} // namespace bouton
