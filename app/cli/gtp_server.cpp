// SPDX-License-Identifier: MIT
#include "gtp_server.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <new>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "about/version.h"
#include "core/text.h"
#include "drawing.h"
#include "output.h"
#include "problem.h"
#include "subject.h"

namespace bouton::cli {

namespace {

// These functions read words of the Go Text Protocol. They throw Problem if a word is wrong.

constexpr int mostSeconds = 100'000'000;

std::string lower(std::string text) {
    for (char& c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

// What a board's size is called where a game has settings for it.
bool isSide(std::string_view id) { return id == "size" || id == "rows" || id == "columns"; }

bool isBoard(const Picture& picture, std::size_t size) {
    return picture.rows.size() == size && picture.rows.front().size() == size;
}

// The words of a line: without its comment, without control characters.
std::vector<std::string> gtpWords(std::string_view line) {
    std::string text;
    for (const char c : line.substr(0, line.find('#')))
        if (c == '\t')
            text += ' ';
        else if (static_cast<unsigned char>(c) >= ' ' && c != '\x7f')
            text += c;
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

// A colour: the letter or the name of a side, or black (b) for the first side of the notation and
// white (w) for the second. Upper and lower case mean the same.
Side gtpSide(const Ruleset& game, const std::string& word) {
    const std::string colour = lower(word);
    const GameName& name = game.name;
    for (const Side side : {Side::One, Side::Two})
        if (colour == lower(std::string(1, name.letters[indexOf(side)]))
            || colour == lower(name.sides[indexOf(side)]))
            return side;
    if (colour == "b" || colour == "black")
        return Side::One;
    if (colour == "w" || colour == "white")
        return Side::Two;
    std::string known;
    for (const Side side : {Side::One, Side::Two}) {
        const std::string own = nameOf(game, side), letter(1, name.letters[indexOf(side)]);
        known += (side == Side::One ? "" : "; ") + own + (own == letter ? "" : ", " + letter)
                 + (side == Side::One ? ", black, b" : ", white, w");
    }
    throw Problem{BadInput, "\"" + bouton::excerpt(word) + "\" is no colour (" + known + ")."};
}

// A whole number from 0 to `most`. The sentence says what the number is.
int gtpNumber(const std::string& word, const char* what, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 0 || number > most)
        throw Problem{BadInput, std::string(what) + " is a whole number from 0 to "
                                    + std::to_string(most) + ", not \"" + bouton::excerpt(word)
                                    + "\"."};
    return number;
}

// A number of whole seconds.
std::chrono::seconds gtpSeconds(const std::string& word, const char* what) {
    return std::chrono::seconds(gtpNumber(word, what, mostSeconds));
}

// The game's settings for boards with so many rows and columns.
Settings gtpBoardSize(const Subject& subject, const std::string& word) {
    const int size = gtpNumber(word, "A board's size", 1000);
    const auto unacceptable = [&](const std::string& why) {
        return Problem{BadInput, "unacceptable size " + std::to_string(size) + ": " + why};
    };
    Settings settings = subject.settings;
    bool isSet = false;
    for (const Setting& known : subject.game.settings)
        if (isSide(known.id)) {
            if (size < known.least || size > known.most)
                throw unacceptable(rangeOf(known) + '.');
            std::ranges::find(settings, known.id, &Settings::value_type::first)->second = size;
            isSet = true;
        }
    const Picture start = must(subject.game.standard(settings))->picture(0);
    const bool hasBoard = isDrawnAsBoard(subject.game, start);
    if (isSet || (isBoard(start, static_cast<std::size_t>(size)) && hasBoard))
        return settings;
    const std::string title = subject.game.name.title;
    throw unacceptable(hasBoard
                           ? title + " is played on " + std::to_string(start.rows.size()) + " x "
                                 + std::to_string(start.rows.front().size()) + " alone."
                           : title + " has no board.");
}

constexpr std::size_t anyWords = SIZE_MAX; // at least one

bool isNumber(const std::string& word) {
    return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

const std::vector<GtpServer::Command>& GtpServer::commands() {
    static const std::vector<Command> all{
        {"name", 0, "", &GtpServer::name},
        {"version", 0, "", &GtpServer::version},
        {"protocol_version", 0, "", &GtpServer::protocolVersion},
        {"known_command", 1, "COMMAND", &GtpServer::knownCommand},
        {"list_commands", 0, "", &GtpServer::listCommands},
        {"boardsize", 1, "SIZE", &GtpServer::boardSize},
        {"clear_board", 0, "", &GtpServer::clearBoard},
        {"position", anyWords, "POSITION", &GtpServer::position},
        {"play", 2, "COLOUR MOVE", &GtpServer::play},
        {"genmove", 1, "COLOUR", &GtpServer::genMove},
        {"undo", 0, "", &GtpServer::undo},
        {"komi", 1, "POINTS", &GtpServer::komi},
        {"final_score", 0, "", &GtpServer::finalScore},
        {"showboard", 0, "", &GtpServer::showBoard},
        {"time_settings", 3, "SECONDS PERIOD MOVES", &GtpServer::timeSettings},
        {"time_left", 3, "COLOUR SECONDS MOVES", &GtpServer::timeLeft},
        {"quit", 0, "", &GtpServer::quit}};
    return all;
}

GtpServer::GtpServer(Subject subject, AnyPlayer player, std::function<Asking()> asking)
    : m_subject(std::move(subject)), m_player(std::move(player)), m_asking(std::move(asking)) {
    begin(must(m_subject.game.standard(m_subject.settings)));
}

std::optional<std::string> GtpServer::answer(const Lines::InputLine& line) {
    Words words = gtpWords(line.text);
    if (words.empty())
        return std::nullopt;
    std::string id;
    if (isNumber(words.front())) {
        id = words.front();
        words.erase(words.begin());
    }
    char sign = '?';
    std::string text;
    try {
        if (line.cutOff)
            throw Problem{BadInput, "The line is too long."};
        text = run(words);
        sign = '=';
    } catch (const Problem& problem) {
        text = problem.sentence;
    } catch (const std::bad_alloc&) {
        text = "There is not enough memory.";
    }
    return sign + id + ' ' + text + "\n\n";
}

std::string GtpServer::run(const Words& words) {
    if (words.empty())
        throw Problem{BadInput, "There is no command after the number."};
    const auto command = std::ranges::find(commands(), words.front(), &Command::name);
    if (command == commands().end())
        throw Problem{BadInput, "unknown command: " + bouton::excerpt(words.front())
                                    + " (see list_commands)."};
    const std::size_t given = words.size() - 1;
    if (command->words == anyWords ? given == 0 : given != command->words)
        throw Problem{BadInput, command->words == 0
                                    ? words.front() + " stands alone."
                                    : "Write " + words.front() + ' ' + command->usage + '.'};
    return (this->*command->run)(words);
}

std::string GtpServer::name(const Words&) { return "Bouton"; }
std::string GtpServer::version(const Words&) { return about::version; }
std::string GtpServer::protocolVersion(const Words&) { return "2"; }

std::string GtpServer::knownCommand(const Words& words) {
    return std::ranges::find(commands(), words[1], &Command::name) != commands().end() ? "true"
                                                                                       : "false";
}

std::string GtpServer::listCommands(const Words&) {
    std::string text;
    for (const Command& command : commands())
        text += (text.empty() ? "" : "\n") + std::string(command.name);
    return text;
}

std::string GtpServer::boardSize(const Words& words) {
    Settings settings = gtpBoardSize(m_subject, words[1]);
    begin(must(m_subject.game.standard(settings)));
    m_subject.settings = std::move(settings);
    return "";
}

std::string GtpServer::clearBoard(const Words&) {
    begin(must(m_subject.game.standard(m_subject.settings)));
    return "";
}

std::string GtpServer::position(const Words& words) {
    begin(must(matchFrom(m_subject.game, joined(words | std::views::drop(1)))));
    return "";
}

// Controllers let both sides pass after the end.
std::string GtpServer::play(const Words& words) {
    const Side side = gtpSide(m_subject.game, words[1]);
    if (const auto clicks = readClicks(words[2]);
        clicks && clicks->empty() && m_match->result(m_match->current()))
        return "";
    move(side, [&] { return must(m_match->play(words[2])); });
    return "";
}

std::string GtpServer::genMove(const Words& words) {
    const Side side = gtpSide(m_subject.game, words[1]);
    if (m_match->result(m_match->current()))
        return "pass";
    return move(side, [&] { return think(side); });
}

std::string GtpServer::undo(const Words&) {
    if (m_before.empty())
        throw Problem{BadInput, "cannot undo: no move has been made."};
    m_match->go(m_before.back());
    m_before.pop_back();
    return "";
}

std::string GtpServer::komi(const Words&) { return "komi counts for nothing here"; }

// As in Go: who has won and by how much, 0 if it is drawn. Where nothing is counted, by 1.
std::string GtpServer::finalScore(const Words&) {
    const Match::Node now = m_match->current();
    const auto result = m_match->result(now);
    if (!result)
        throw Problem{BadInput, "The game is not over."};
    if (!result->winner)
        return "0";
    const auto counts = countsOf(m_match->tally(now));
    const int by = counts ? std::abs((*counts)[0] - (*counts)[1]) : 1;
    return (*result->winner == Side::One ? "B+" : "W+") + std::to_string(by);
}

std::string GtpServer::showBoard(const Words&) {
    return '\n' + drawn(*m_match) + m_match->position(m_match->current());
}

std::string GtpServer::timeSettings(const Words& words) {
    const auto main = gtpSeconds(words[1], "The time for a game");
    const auto period = gtpSeconds(words[2], "The time of a period");
    m_clock.set(main, period, gtpNumber(words[3], "The number of moves in a period", 1000));
    return "";
}

std::string GtpServer::timeLeft(const Words& words) {
    const Side side = gtpSide(m_subject.game, words[1]);
    const auto left = gtpSeconds(words[2], "The time that is left");
    m_clock.correct(side, left, gtpNumber(words[3], "The number of moves in a period", 1000));
    return "";
}

std::string GtpServer::quit(const Words&) {
    m_quit = true;
    return "";
}

// A new game. The player stays, with all that it knows.
void GtpServer::begin(std::unique_ptr<Match> match) {
    m_match = std::move(match);
    m_before.clear();
    m_clock.restart();
}

// One move of this side, made by `make`, which gives the position after it. Gives the move's text.
std::string GtpServer::move(Side side, const std::function<Match::Node()>& make) {
    const Match::Node before = m_match->current();
    try {
        giveTurnTo(side);
        const Match::Node after = make();
        m_before.push_back(before);
        return m_match->moveText(after);
    } catch (...) {
        m_match->go(before);
        throw;
    }
}

// Some programs leave a forced pass out. So it is made where only the other side can be meant.
void GtpServer::giveTurnTo(Side side) {
    const Match::Node now = m_match->current();
    if (m_match->result(now))
        throw Problem{BadInput, "The game is over: " + resultOf(*m_match)};
    if (m_match->toMove(now) == side)
        return;
    const std::vector<LegalMove>& moves = m_match->moves(now);
    if (moves.size() != 1 || !moves.front().orders.empty())
        throw Problem{BadInput, nameOf(m_subject.game, m_match->toMove(now)) + " is to move, not "
                                    + nameOf(m_subject.game, side) + '.'};
    m_match->play(std::size_t{0});
}

Match::Node GtpServer::think(Side side) {
    using Clock = std::chrono::steady_clock;
    Asking asking = m_asking();
    asking.timeLeft = m_clock.left(side);
    const auto begin = Clock::now();
    const Or<Choice> choice = m_player(*m_match)(asking);
    m_clock.use(side, std::chrono::ceil<GtpClock::Duration>(Clock::now() - begin));
    return m_match->play(must(choice).move);
}

} // namespace bouton::cli
