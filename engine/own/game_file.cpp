// SPDX-License-Identifier: MIT
#include "own/game_file.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <ranges>
#include <set>

#include "core/encoding.h"
#include "core/text.h"
#include "language/nearest.h"
#include "own/conditions.h"
#include "own/ends.h"
#include "own/position.h"

namespace bouton::own {

namespace {

using Text = std::string_view;

constexpr Text blanks = " \t\r";
constexpr int longestRow = 8, longestSide = 5; // of drawings

Text trimmedLine(Text text) { return trimmed(text, blanks); }

std::vector<Text> splitAt(Text text, char sign) {
    std::vector<Text> parts;
    for (std::size_t from = 0;;) {
        const std::size_t to = std::min(text.find(sign, from), text.size());
        parts.push_back(trimmedLine(text.substr(from, to - from)));
        if (to == text.size())
            return parts;
        from = to + 1;
    }
}

std::vector<Text> wordsIn(Text text) {
    std::vector<Text> words;
    for (const Text word : splitAt(text, ' '))
        if (!word.empty())
            words.push_back(word);
    return words;
}

std::string quoted(const std::vector<Text>& words) {
    std::string text;
    for (const Text word : words)
        text += (text.empty() ? "\"" : ", \"") + std::string(word) + '"';
    return text;
}

bool isLetter(char c) { return c >= 'A' && c <= 'Z'; }

std::optional<int> numberIn(Text text, int least, int most) {
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && number >= least
                   && number <= most
               ? std::optional(number)
               : std::nullopt;
}

struct Way {
    Text name;
    std::vector<Cell> steps;
};
const std::vector<Way>& ways() {
    static const std::vector<Way> all{
        {"right", {{0, 1}}},
        {"left", {{0, -1}}},
        {"up", {{-1, 0}}},
        {"down", {{1, 0}}},
        {"up-left", {{-1, -1}}},
        {"up-right", {{-1, 1}}},
        {"down-left", {{1, -1}}},
        {"down-right", {{1, 1}}},
        {"across", {{0, 1}, {0, -1}, {-1, 0}, {1, 0}}},
        {"slanting", {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}},
        {"around", {{0, 1}, {0, -1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}}};
    return all;
}

constexpr auto places =
    std::to_array<std::pair<Text, Place>>({{"the first row", Place::FirstRow},
                                           {"the last row", Place::LastRow},
                                           {"the first column", Place::FirstColumn},
                                           {"the last column", Place::LastColumn},
                                           {"the first cell", Place::FirstCell},
                                           {"the last cell", Place::LastCell},
                                           {"the dark cells", Place::DarkCells},
                                           {"the light cells", Place::LightCells}});

// A line of the file: "key of SIDE: text".
struct Line {
    int number;
    Text whole, key, of, text;
};

class Reader {
public:
    GameFile read(Text bytes);

private:
    Rules& rules() { return m_file.rules; }
    // A mistake at a piece of the line that is being read; at most one a line is kept. The column
    // is put before the phrase's arguments.
    void refuse(Text at, Phrase what);
    void refuseLine(int line, Phrase what, std::vector<LineMistake>& to);
    void refuseLine(int line, Phrase what) { refuseLine(line, std::move(what), m_file.mistakes); }
    // A word that is none of those that belong here.
    void unknown(Text word, const std::vector<Text>& known, Phrase none, Phrase nearest);

    void cut(Text text);
    void each(Text key, void (Reader::*read)(Text));

    void title(Text text);
    void says(Text text);
    void sides(Text text);
    void piece(Text text);
    void heaps(Text text);
    void board(Text text);
    void start(Text text);
    void turn(Text text);
    void goal(Text text);
    void last(Text text);

    bool sidesOf(std::array<bool, 2>& of);
    std::optional<Size> sizeIn(Text text);
    std::optional<std::vector<std::string>> rowsIn(Text text, Text signs);
    std::optional<std::vector<Cell>> stepsIn(Text text, bool& turned, bool& mirrored);
    std::optional<Place> placeIn(Text text);
    bool condition(Text text, Turn& turn, About about);
    void heapTurn(Text what, const std::vector<Text>& rest, Turn& turn);
    void boardTurn(Text what, const std::vector<Text>& rest, Turn& turn);
    void drawTurn(Text what, Text tail, Turn& turn);
    void clearTurn(Text what, Text tail, Turn& turn);

    // What can be said of the rules as a whole.
    void checkKind();
    void checkShared();
    void checkTurns();
    void checkKept();
    void checkStarts();
    void checkHeaps();
    void checkGoals();
    // Of the standard start, in which nobody has a turn, or who begins has none.
    void checkStuck(int line, bool begins, bool stuck);

    GameFile m_file;
    std::vector<Line> m_lines;
    Line m_cut{};
    const Line* m_line = &m_cut; // that is being read
    bool m_isBoard = false, m_isHeaps = false, m_hasRanges = false, m_saysLast = false;
};

void Reader::refuse(Text at, Phrase what) {
    if (!m_file.mistakes.empty() && m_file.mistakes.back().line == m_line->number)
        return;
    // Of what is missing the place is the end of the line.
    if (at.data() == nullptr)
        at = m_line->whole.substr(m_line->whole.size());
    const int column = static_cast<int>(at.data() - m_line->whole.data()) + 1;
    what.args.insert(what.args.begin(), std::to_string(column));
    m_file.mistakes.push_back(
        {m_line->number, {std::move(what), column, static_cast<int>(at.size())}});
}

void Reader::refuseLine(int line, Phrase what, std::vector<LineMistake>& to) {
    const auto at = std::ranges::find(m_lines, line, &Line::number);
    const Text text = at == m_lines.end() ? Text() : at->text;
    const int column =
        at == m_lines.end() ? 1 : static_cast<int>(text.data() - at->whole.data()) + 1;
    what.args.insert(what.args.begin(), std::to_string(column));
    to.push_back({line, {std::move(what), column, static_cast<int>(text.size())}});
}

void Reader::unknown(Text word, const std::vector<Text>& known, Phrase none, Phrase nearest) {
    const Text near = language::nearestOf(word, known);
    Phrase& what = near.empty() ? none : nearest;
    what.args = {excerpt(word), near.empty() ? quoted(known) : std::string(near)};
    refuse(word, what);
}

// Parts the text into lines that have a key. ---------------------------------------------------

constexpr auto keys = std::to_array<Text>(
    {"title", "says", "sides", "heaps", "board", "start", "piece", "turn", "goal", "last"});

void Reader::cut(Text text) {
    int number = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const Text whole = text.substr(from, end - from);
        from = end + 1;
        Line& line = m_cut;
        line = {++number, whole, trimmedLine(whole), {}, trimmedLine(whole)};
        if (number == 1) {
            if (line.text != "bouton-game 1") {
                refuse(line.text.empty() ? whole.substr(0, 0) : line.text,
                       {QT_TRANSLATE_NOOP(
                           "Phrase", "Column %1: a game begins with a line \"bouton-game 1\".")});
                return;
            }
            continue;
        }
        if (number > static_cast<int>(mostLines)) {
            refuse(whole, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has at most %2 lines."),
                           {std::to_string(mostLines)}});
            return;
        }
        if (line.text.empty() || line.text.front() == '#')
            continue;
        if (whole.size() > mostInALine) {
            refuse(whole.substr(mostInALine),
                   {QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a line has at most %n character(s)."),
                    {},
                    static_cast<int>(mostInALine)});
            continue;
        }
        const std::size_t colon = line.text.find(':');
        if (colon == Text::npos) {
            refuse(line.text,
                   {QT_TRANSLATE_NOOP("Phrase", "Column %1: a line is \"key: text\", but \":\" is "
                                                "missing.")});
            continue;
        }
        line.key = trimmedLine(line.text.substr(0, colon));
        line.text = trimmedLine(line.text.substr(colon + 1));
        if (line.text.data() == nullptr || line.text.empty())
            line.text = whole.substr(whole.size());
        const Text key = line.key;
        if (const std::size_t of = key.find(" of "); of != Text::npos) {
            line.key = trimmedLine(key.substr(0, of));
            line.of = trimmedLine(key.substr(of + 4));
        }
        if (std::ranges::count(keys, line.key) == 0) {
            unknown(
                line.key, {keys.begin(), keys.end()},
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no key \"%2\"; there are %3.")},
                {QT_TRANSLATE_NOOP("Phrase",
                                   "Column %1: there is no key \"%2\"; the nearest is \"%3\".")});
            continue;
        }
        if (!line.of.empty() && line.key != "turn" && line.key != "goal") {
            refuse(line.of, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a turn and a goal are of a "
                                                         "side, but \"%2\" is not."),
                             {std::string(line.key)}});
            continue;
        }
        if (line.text.empty()) {
            refuse(line.text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: after \"%2:\" something is "
                                                           "missing."),
                               {std::string(line.key)}});
            continue;
        }
        m_lines.push_back(line);
    }
}

void Reader::each(Text key, void (Reader::*read)(Text)) {
    static constexpr auto once = std::to_array<Text>({"title", "sides", "heaps", "board", "last"});
    bool seen = false;
    for (const Line& line : m_lines)
        if (line.key == key) {
            m_line = &line;
            if (seen && std::ranges::count(once, key) > 0)
                refuse(line.key,
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" stands in a file once."),
                        {std::string(key)}});
            else
                (this->*read)(line.text);
            seen = true;
        }
}

// One line each. -------------------------------------------------------------------------------

void Reader::title(Text text) {
    if (m_line != m_lines.data())
        refuse(m_line->key,
               {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"title\" stands before all other keys.")});
    else if (lettersOf(text) > 60)
        refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a title has at most 60 letters.")});
    else
        rules().title = text;
}

void Reader::says(Text text) {
    if (rules().says.size() == 10)
        refuse(m_line->key,
               {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"says\" has at most 10 lines.")});
    else
        rules().says.emplace_back(text);
}

void Reader::sides(Text text) {
    const auto parts = splitAt(text, ',');
    std::vector<SideName> names;
    for (const Text part : parts) {
        const auto words = wordsIn(part);
        if (words.size() != 2 || words[1].size() != 1 || !isLetter(words[1][0]))
            return refuse(
                part.empty() ? text : part,
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: sides are written \"Green G, Red "
                                             "R\": a name and a capital letter each.")});
        names.push_back({std::string(words[0]), words[1][0]});
    }
    if (names.size() != 2)
        refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has two sides.")});
    else if (names[0].name == names[1].name || names[0].letter == names[1].letter)
        refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: two sides have two names and two "
                                                  "letters.")});
    else
        rules().sides = {names[0], names[1]};
}

void Reader::piece(Text text) {
    const auto parts = splitAt(text, ',');
    const auto words = wordsIn(parts[0]);
    if (words.size() != 2 || words[0].size() != 1 || !isLetter(words[0][0]))
        return refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a piece is written \"H "
                                                         "horse\": a capital letter and a name.")});
    Piece piece{words[0][0], std::string(words[1]), false, false, m_line->number};
    const bool isName = std::ranges::all_of(
        piece.name, [](char c) { return (c >= 'a' && c <= 'z') || isLetter(c); });
    if (!isName || isReserved(piece.name))
        return refuse(words[1],
                      {isName ? QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" means something in "
                                                            "conditions and claims, so it is no "
                                                            "name of a piece.")
                              : QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is no name of a "
                                                            "piece; it has letters from a to z "
                                                            "alone."),
                       {excerpt(piece.name)}});
    for (const Piece& old : rules().pieces)
        if (old.letter == piece.letter)
            return refuse(
                words[0],
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is the piece of line %3 already."),
                 {std::string(words[0]), std::to_string(old.line)}});
    for (const Text trait : parts | std::views::drop(1)) {
        if (trait == "may share a cell" && rules().shared == '\0')
            rules().shared = piece.letter;
        else if (trait == "one on the board")
            piece.one = true;
        else if (trait == "one in each column")
            piece.onePerColumn = true;
        else
            return unknown(
                trait, {"may share a cell", "one on the board", "one in each column"},
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is said of no piece here; there "
                                             "are %3.")},
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" cannot be said of this piece; the "
                                             "nearest is \"%3\".")});
    }
    if (rules().pieces.size() == mostKinds)
        return refuse(m_line->key, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has at most %2 "
                                                                "kinds of pieces."),
                                    {std::to_string(mostKinds)}});
    rules().pieces.push_back(piece);
}

void Reader::heaps(Text text) {
    m_isHeaps = true;
    for (const Text word : wordsIn(text)) {
        const auto parts = splitAt(word, ':');
        const auto size = numberIn(parts[0], 0, mostCounters);
        const auto most =
            parts.size() == 2 ? numberIn(parts[1], 1, mostCounters) : std::optional(0);
        if (!size || !most || parts.size() > 2)
            return refuse(word, {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is no heap; it is "
                                                             "a number up to %3, perhaps with its "
                                                             "most: \"7\", \"7:2\"."),
                                 {excerpt(word), std::to_string(mostCounters)}});
        rules().heaps.push_back({*size, *most});
    }
    if (rules().heaps.size() > static_cast<std::size_t>(mostHeaps))
        refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has at most %2 heaps."),
                      {std::to_string(mostHeaps)}});
}

std::optional<Size> Reader::sizeIn(Text text) {
    const auto parts = splitAt(text, 'x');
    const auto rows = numberIn(parts[0], 1, mostAcross);
    const auto columns = parts.size() == 2 ? numberIn(parts[1], 1, mostAcross) : std::nullopt;
    if (rows && columns)
        return Size{*rows, *columns};
    refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is no size of a board; write "
                                              "rows and columns from 1 to %3: \"8 x 8\"."),
                  {excerpt(text), std::to_string(mostAcross)}});
    return std::nullopt;
}

void Reader::board(Text text) {
    m_isBoard = true;
    const auto parts = splitAt(text, ',');
    const auto standard = sizeIn(parts.back());
    if (!standard)
        return;
    rules().least = rules().standard = rules().largest = *standard;
    if (parts.size() == 1)
        return;
    m_hasRanges = true;
    const auto ranges = splitAt(parts[0], 'x');
    std::array<std::optional<int>, 4> ends{};
    for (std::size_t i = 0; i < 2 && ranges.size() == 2; ++i) {
        const auto range = splitAt(ranges[i], '-');
        ends[2 * i] = numberIn(range.front(), 1, mostAcross);
        ends[2 * i + 1] = numberIn(range.back(), 1, mostAcross);
    }
    if (parts.size() != 2 || !std::ranges::all_of(ends, [](auto end) { return end.has_value(); })
        || *ends[0] > *ends[1] || *ends[2] > *ends[3])
        return refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a board is \"8 x 8\", or a "
                                                         "range and its standard: \"4-12 x 1-8, "
                                                         "8 x 4\".")});
    rules().least = {*ends[0], *ends[2]};
    rules().largest = {*ends[1], *ends[3]};
    if (standard->rows < *ends[0] || standard->rows > *ends[1] || standard->columns < *ends[2]
        || standard->columns > *ends[3])
        refuse(parts[1],
               {QT_TRANSLATE_NOOP("Phrase", "Column %1: the standard size lies outside of the "
                                            "range.")});
}

std::optional<Place> Reader::placeIn(Text text) {
    std::vector<Text> names;
    for (const auto& [name, place] : places) {
        if (text == name)
            return place;
        names.push_back(name);
    }
    unknown(text, names,
            {QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no place \"%2\"; there are %3.")},
            {QT_TRANSLATE_NOOP("Phrase",
                               "Column %1: there is no place \"%2\"; the nearest is \"%3\".")});
    return std::nullopt;
}

// Rows of equal length of these signs and of capital letters.
std::optional<std::vector<std::string>> Reader::rowsIn(Text text, Text signs) {
    const auto parts = splitAt(text, '/');
    for (const Text row : parts) {
        for (const char& c : row)
            if (!isLetter(c) && signs.find(c) == Text::npos) {
                refuse(row.substr(static_cast<std::size_t>(&c - row.data()), 1),
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" means nothing here; there "
                                                    "are capital letters and %3"),
                        {excerpt(Text(&c, 1)), std::string(signs)}});
                return std::nullopt;
            }
        if (row.empty() || row.size() != parts[0].size()) {
            refuse(row.empty() ? text : row,
                   {QT_TRANSLATE_NOOP("Phrase", "Column %1: rows have equally many cells, and at "
                                                "least one.")});
            return std::nullopt;
        }
    }
    return std::vector<std::string>(parts.begin(), parts.end());
}

void Reader::start(Text text) {
    Beginning line;
    if (const std::size_t in = text.find(" in "); in != Text::npos) {
        const Text sign = trimmedLine(text.substr(0, in));
        if (sign.size() != 1 || (!isLetter(sign[0]) && sign[0] != '#' && sign[0] != '.'))
            return refuse(sign, {QT_TRANSLATE_NOOP("Phrase", "Column %1: one capital letter stands "
                                                             "before \"in\", not \"%2\"."),
                                 {excerpt(sign)}});
        const auto place = placeIn(trimmedLine(text.substr(in + 4)));
        if (!place)
            return;
        line.sign = sign[0];
        line.place = *place;
    } else if (const auto rows = rowsIn(text, rules().shared ? ".#23456789" : ".#"); !rows) {
        return;
    } else if (text.size() == 1 && m_isBoard) {
        line.sign = text[0];
    } else {
        const Size size{static_cast<int>(rows->size()), static_cast<int>((*rows)[0].size())};
        if (size.rows > mostAcross || size.columns > (size.rows == 1 ? 60 : mostAcross))
            return refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: the largest board is "
                                                             "%2x%2, or 1x60."),
                                 {std::to_string(mostAcross)}});
        if (m_isBoard && (m_hasRanges || !(size == rules().standard)))
            return refuse(text, {QT_TRANSLATE_NOOP("Phrase", "Column %1: the rows of the start and "
                                                             "\"board\" name two sizes.")});
        if (!m_isBoard)
            rules().least = rules().standard = rules().largest = size;
        m_isBoard = true;
        line.rows = *rows;
    }
    rules().start.push_back(line);
}

bool Reader::sidesOf(std::array<bool, 2>& of) {
    if (m_line->of.empty())
        return true;
    std::vector<Text> names;
    for (std::size_t i = 0; i < 2; ++i) {
        names.emplace_back(rules().sides[i].name);
        of[i] = m_line->of == names.back();
    }
    if (of[0] || of[1])
        return true;
    unknown(m_line->of, names,
            {QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no side \"%2\"; there are %3.")},
            {QT_TRANSLATE_NOOP("Phrase",
                               "Column %1: there is no side \"%2\"; the nearest is \"%3\".")});
    return false;
}

bool Reader::condition(Text text, Turn& turn, About about) {
    auto read = readCondition(text, about);
    if (!read) {
        language::Mistake mistake = read.error();
        mistake.what.args.erase(mistake.what.args.begin());
        const std::size_t at = std::min(static_cast<std::size_t>(mistake.column - 1), text.size());
        refuse(text.substr(at, static_cast<std::size_t>(mistake.length)), mistake.what);
        return false;
    }
    turn.condition = std::move(*read);
    return true;
}

void Reader::turn(Text text) {
    Turn turn{.line = m_line->number};
    if (!sidesOf(turn.of))
        return;
    // The condition may have commas of its own.
    std::vector<Text> parts;
    Text rest = text, says;
    bool hasIf = false;
    while (!hasIf) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        parts.push_back(trimmedLine(rest.substr(0, comma)));
        if (comma == rest.size())
            break;
        rest.remove_prefix(comma + 1);
        const Text next = trimmedLine(rest);
        hasIf = next == "if" || next.starts_with("if ") || next.starts_with("if(");
        if (hasIf)
            says = next.substr(2);
    }
    const std::size_t before = m_file.mistakes.size();
    if (m_isHeaps)
        heapTurn(parts[0], {parts.begin() + 1, parts.end()}, turn);
    else
        boardTurn(parts[0], {parts.begin() + 1, parts.end()}, turn);
    if (m_file.mistakes.size() != before)
        return;
    if (hasIf
        && !condition(says, turn,
                      m_isHeaps        ? About::Heap
                      : rules().shared ? About::Shared
                                       : About::Board))
        return;
    if (rules().turns.size() == mostTurns)
        return refuse(m_line->key,
                      {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has at most %2 turns."),
                       {std::to_string(mostTurns)}});
    rules().turns.push_back(std::move(turn));
}

void Reader::heapTurn(Text what, const std::vector<Text>& rest, Turn& turn) {
    const auto words = wordsIn(what);
    const Text verb = words.empty() ? what : words[0];
    for (const Text option : rest)
        if (verb != "take" || (option != "may split" && option != "must split") || rest.size() > 1)
            return unknown(option, {"may split", "must split", "if"},
                           {QT_TRANSLATE_NOOP("Phrase", "Column %1: after the comma comes one of "
                                                        "%3, not \"%2\".")},
                           {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" does not fit here; the "
                                                        "nearest is \"%3\".")});
    if (verb == "split" && words.size() == 1) {
        turn.codes = {4};
    } else if (verb == "code" && words.size() == 2) {
        const Text code = words[1];
        const std::size_t point = code.find('.');
        if (point != 1 || code.size() < 3 || (code[0] != '0' && code[0] != '4'))
            return refuse(code,
                          {QT_TRANSLATE_NOOP("Phrase", "Column %1: an octal code begins with "
                                                       "\"0.\" or \"4.\", as in \"0.137\".")});
        for (const char& digit : code) {
            if (&digit == &code[1])
                continue;
            if (digit < '0' || digit > '7')
                return refuse(code.substr(static_cast<std::size_t>(&digit - code.data()), 1),
                              {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is no digit of an "
                                                           "octal code; they go from 0 to 7."),
                               {excerpt(Text(&digit, 1))}});
            turn.codes.push_back(static_cast<std::uint8_t>(digit - '0'));
        }
    } else if (verb == "take" && words.size() > 1) {
        const std::uint8_t code = rest.empty() ? 3 : rest[0] == "may split" ? 7 : 4;
        turn.codes = {0};
        for (const Text amount : words | std::views::drop(1)) {
            if (amount == "any" && words.size() == 2) {
                turn.rest = code;
                break;
            }
            const auto range = splitAt(amount, '-');
            const auto from = numberIn(range[0], 1, mostCounters);
            const auto to = numberIn(range.back(), 1, mostCounters);
            if (!from || !to || range.size() > 2 || *from > *to)
                return refuse(amount, {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is no number "
                                                                   "to take; write \"any\", or "
                                                                   "numbers from 1 to %3: \"1 3 "
                                                                   "5-7\"."),
                                       {excerpt(amount), std::to_string(mostCounters)}});
            for (int k = *from; k <= *to; ++k) {
                turn.codes.resize(std::max(turn.codes.size(), static_cast<std::size_t>(k) + 1));
                turn.codes[static_cast<std::size_t>(k)] = code;
            }
        }
    } else {
        return unknown(verb, {"take", "split", "code"},
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: a turn of heaps is \"take 1 2\", "
                                                    "\"split\" or \"code 0.137\".")},
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: a turn of heaps is \"take 1 2\", "
                                                    "\"split\" or \"code 0.137\".")});
    }
    if (turn.rest == 0 && std::ranges::all_of(turn.codes, [](int code) { return code == 0; }))
        refuse(what, {QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn can never be made.")});
}

std::optional<std::vector<Cell>> Reader::stepsIn(Text text, bool& turned, bool& mirrored) {
    std::vector<Cell> steps;
    std::vector<Text> names{"turned", "mirrored"};
    for (const Way& way : ways())
        names.push_back(way.name);
    for (const Text word : wordsIn(text)) {
        const auto way = std::ranges::find(ways(), word, &Way::name);
        if (way != ways().end())
            steps.insert(steps.end(), way->steps.begin(), way->steps.end());
        else if (word == "turned" || word == "mirrored")
            (word == "turned" ? turned : mirrored) = true;
        else {
            unknown(
                word, names,
                {QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no way \"%2\"; there are %3.")},
                {QT_TRANSLATE_NOOP("Phrase",
                                   "Column %1: there is no way \"%2\"; the nearest is \"%3\".")});
            return std::nullopt;
        }
    }
    return steps;
}

void Reader::boardTurn(Text what, const std::vector<Text>& rest, Turn& turn) {
    if (rest.size() > 1)
        return refuse(rest[1],
                      {QT_TRANSLATE_NOOP("Phrase", "Column %1: ways are parted by blanks, and a "
                                                   "condition begins with \"if\".")});
    const Text tail = rest.empty() ? Text() : rest[0];
    if (what == "clear" || what.starts_with("clear "))
        clearTurn(what, tail, turn);
    else
        drawTurn(what, tail, turn);
}

void Reader::clearTurn(Text what, Text tail, Turn& turn) {
    const auto words = wordsIn(what);
    if (words.size() != 2 || words[1].size() != 1
        || (words[1] != "+" && words[1] != "-" && !isLetter(words[1][0])))
        return refuse(what, {QT_TRANSLATE_NOOP("Phrase", "Column %1: it is written \"clear C, "
                                                         "right\", with one letter.")});
    bool turned = false, mirrored = false;
    const auto steps = stepsIn(tail, turned, mirrored);
    if (!steps)
        return;
    const auto straight = [](Cell step) { return step.row == 0 || step.column == 0; };
    if (turned || mirrored || steps->empty() || steps->size() > 2
        || !std::ranges::all_of(*steps, straight)
        || (steps->size() == 2 && ((*steps)[0].row == 0) == ((*steps)[1].row == 0)))
        return refuse(tail.empty() ? what : tail,
                      {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"clear\" goes one way, or two at "
                                                   "right angles: \"right down\".")});
    turn.clears = words[1][0];
    turn.sweep = *steps;
}

void Reader::drawTurn(Text what, Text tail, Turn& turn) {
    const std::size_t point = what.find('>');
    if (point == Text::npos || point == 0 || what[point - 1] != '-')
        return refuse(what,
                      {QT_TRANSLATE_NOOP("Phrase", "Column %1: a turn on a board is a drawing "
                                                   "before and after it, as \"II -> ..\", or "
                                                   "\"clear\".")});
    const Text left = trimmedLine(what.substr(0, point - 1)),
               right = trimmedLine(what.substr(point + 1));
    const auto from = rowsIn(left.empty() ? what.substr(0, 0) : left, ".+-*~#"),
               to = from ? rowsIn(right.empty() ? what.substr(what.size()) : right, ".+-*~#")
                         : std::nullopt;
    if (!from || !to)
        return;
    const auto shape = [](const std::vector<std::string>& rows) {
        return std::to_string(rows.size()) + " x " + std::to_string(rows[0].size());
    };
    if (shape(*from) != shape(*to))
        return refuse(right,
                      {QT_TRANSLATE_NOOP("Phrase", "Column %1: both sides of \"->\" have the "
                                                   "same shape; the left one is %2, the "
                                                   "right one %3."),
                       {shape(*from), shape(*to)}});
    const int rows = static_cast<int>(from->size()), columns = static_cast<int>((*from)[0].size());
    if (rows == 1 ? columns > longestRow : rows > longestSide || columns > longestSide)
        return refuse(left, {QT_TRANSLATE_NOOP("Phrase", "Column %1: the largest drawing is "
                                                         "1x%2 or %3x%3."),
                             {std::to_string(longestRow), std::to_string(longestSide)}});
    bool turned = false, mirrored = false;
    auto steps = stepsIn(tail, turned, mirrored);
    if (!steps)
        return;
    if (rows == 1 ? turned || mirrored : !steps->empty())
        return refuse(tail, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a drawing of one row is read "
                                                         "along ways; one of several is \"turned\" "
                                                         "or \"mirrored\".")});
    if (steps->empty())
        steps->push_back({0, 1});
    int slides = 0;
    bool changes = false;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const char a = (*from)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)],
                       b = (*to)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            slides += a == '~' ? 1 : 0;
            changes |= rules().letterOf(a, Side::One) != rules().letterOf(b, Side::One);
            if ((a == '~' || b == '~' || a == '*' || b == '*') && a != b)
                return refuse(right,
                              {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"*\" and \"~\" stay, "
                                                           "so they stand at the same "
                                                           "places on both sides.")});
        }
    if (slides > (rows == 1 ? 1 : 0) || (slides == 1 && columns == 1))
        return refuse(left, {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"~\" stands once, in a "
                                                         "drawing of one row with other signs.")});
    if (!changes)
        return refuse(what, {QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn changes nothing.")});
    if (rows == 1) {
        for (const Cell step : *steps) {
            Drawing way{{}, -1, step};
            for (std::size_t i = 0; i < (*from)[0].size(); ++i) {
                const int at = static_cast<int>(way.signs.size());
                if ((*from)[0][i] == '~')
                    way.slide = at;
                else
                    way.signs.push_back(
                        {at * step.row, at * step.column, (*from)[0][i], (*to)[0][i]});
            }
            turn.ways.push_back(way);
        }
        return;
    }
    for (int mirror = 0; mirror <= (mirrored ? 1 : 0); ++mirror)
        for (int quarter = 0; quarter < (turned ? 4 : 1); ++quarter) {
            Drawing way;
            for (int row = 0; row < rows; ++row)
                for (int column = 0; column < columns; ++column) {
                    Cell cell{row, mirror == 1 ? -column : column};
                    for (int k = 0; k < quarter; ++k)
                        cell = {cell.column, -cell.row};
                    way.signs.push_back(
                        {cell.row, cell.column,
                         (*from)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)],
                         (*to)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]});
                }
            turn.ways.push_back(way);
        }
}

void Reader::goal(Text text) {
    Goal goal{.line = m_line->number};
    if (!sidesOf(goal.of))
        return;
    auto parts = splitAt(text, ',');
    const Text end = parts.back();
    parts.pop_back();
    const std::array<std::string, 5> ends{"wins", "loses", "draws", rules().sides[0].name + " wins",
                                          rules().sides[1].name + " wins"};
    const auto at = std::ranges::find(ends, end);
    if (at == ends.end() || parts.empty())
        return unknown(end, {ends.begin(), ends.end()},
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: a goal ends in a comma and one of "
                                                    "%3, not in \"%2\".")},
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: a goal does not end in \"%2\"; the "
                                                    "nearest is \"%3\".")});
    goal.end = static_cast<End>(at - ends.begin());
    if (parts.size() > 2)
        return refuse(parts[2], {QT_TRANSLATE_NOOP("Phrase", "Column %1: ways are parted by "
                                                             "blanks.")});
    if (const std::size_t in = (' ' + std::string(parts.back())).find(" in "); in != Text::npos) {
        const auto place = placeIn(trimmedLine(parts.back().substr(in + 3)));
        if (!place)
            return;
        goal.place = *place;
        parts.back() = trimmedLine(parts.back().substr(0, in));
    }
    const auto rows = rowsIn(parts[0], ".+-*#");
    if (!rows)
        return;
    const bool isRow = rows->size() == 1;
    if (isRow ? (*rows)[0].size() > 12
              : rows->size() > longestSide || (*rows)[0].size() > longestSide)
        return refuse(parts[0], {QT_TRANSLATE_NOOP("Phrase", "Column %1: the largest drawing of "
                                                             "a goal is 1x%2 or %3x%3."),
                                 {std::to_string(mostAcross), std::to_string(longestSide)}});
    bool turned = false, mirrored = false;
    auto steps = stepsIn(parts.size() == 2 ? parts[1] : Text(), turned, mirrored);
    if (!steps)
        return;
    if (turned || mirrored || (!isRow && !steps->empty()))
        return refuse(parts[1], {QT_TRANSLATE_NOOP("Phrase", "Column %1: the drawing of a goal is "
                                                             "one row along ways, or several rows "
                                                             "as they are drawn.")});
    if (steps->empty())
        steps->push_back({0, 1});
    for (const Cell step : *steps) {
        std::vector<Sign> way;
        for (int row = 0; row < static_cast<int>(rows->size()); ++row)
            for (int column = 0; column < static_cast<int>((*rows)[0].size()); ++column) {
                const char sign =
                    (*rows)[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                way.push_back({isRow ? column * step.row : row,
                               isRow ? column * step.column : column, sign, sign});
            }
        goal.ways.push_back(way);
    }
    if (rules().goals.size() == mostGoals)
        return refuse(m_line->key,
                      {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has at most %2 goals."),
                       {std::to_string(mostGoals)}});
    rules().goals.push_back(std::move(goal));
}

void Reader::last(Text text) {
    static constexpr auto known = std::to_array<Text>({"wins", "loses", "draws"});
    const auto at = std::ranges::find(known, text);
    if (at == known.end())
        return unknown(text, {known.begin(), known.end()},
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: who makes the last turn \"wins\", "
                                                    "\"loses\" or \"draws\", not \"%2\".")},
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: who makes the last turn does not "
                                                    "\"%2\"; the nearest is \"%3\".")});
    rules().last = static_cast<Last>(at - known.begin());
    m_saysLast = true;
}

// The rules as a whole. ------------------------------------------------------------------------

void Reader::checkKind() {
    const auto line = [&](Text key) {
        const auto at = std::ranges::find(m_lines, key, &Line::key);
        return at == m_lines.end() ? 1 : at->number;
    };
    if (rules().title.empty())
        refuseLine(1, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a line \"title: …\" is missing.")});
    if (m_isHeaps
        && (m_isBoard || !rules().start.empty() || !rules().pieces.empty()
            || !rules().goals.empty()))
        refuseLine(line("heaps"),
                   {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has heaps or a "
                                                "board; heaps have no \"board\", "
                                                "\"start\", \"piece\" or \"goal\".")});
    if (!m_isHeaps && !m_isBoard)
        refuseLine(1, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a line \"heaps\", \"board\" or "
                                                   "\"start\" with rows is missing.")});
    if (rules().turns.empty())
        refuseLine(1, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a line \"turn: …\" is missing.")});
    if (rules().letters().size() > mostLetters)
        refuseLine(1, {QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n letter(s)."),
                       {},
                       static_cast<int>(mostLetters)});
    if (!rules().goals.empty() && !m_saysLast)
        refuseLine(rules().goals[0].line,
                   {QT_TRANSLATE_NOOP("Phrase", "Column %1: a game with goals says who wins if a "
                                                "side has no turn: a line \"last: wins\", \"last: "
                                                "loses\" or \"last: draws\" is missing.")});
    if (rules().goals.empty() && rules().last == Last::Draws)
        refuseLine(line("last"), {QT_TRANSLATE_NOOP("Phrase", "Column %1: without a goal every "
                                                              "game would be drawn.")});
}

// Shared pieces walk, each by itself.
void Reader::checkShared() {
    const char letter = rules().shared;
    if (letter == '\0')
        return;
    for (const Turn& turn : rules().turns) {
        if (!turn.of[0] || !turn.of[1])
            refuseLine(turn.line, {QT_TRANSLATE_NOOP("Phrase", "Column %1: where pieces share "
                                                               "cells, both sides have the same "
                                                               "turns.")});
        int gone = 0, come = 0, others = turn.clears != '\0' ? 1 : 0;
        for (const Sign& sign : turn.ways.empty() ? std::vector<Sign>() : turn.ways[0].signs)
            if (sign.from == letter && sign.to == '.')
                ++gone;
            else if (sign.from == '.' && sign.to == letter)
                ++come;
            else if (sign.from != sign.to
                     || (sign.from != '*' && sign.from != '.' && sign.from != '#'))
                ++others;
        if (gone != 1 || come != 1 || others != 0)
            refuseLine(turn.line, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a piece that may share "
                                                               "its cell walks: \"%2\" stands at "
                                                               "one end and \".\" at the other."),
                                   {std::string(1, letter)}});
    }
    const std::string letters = rules().letters();
    const bool isAlone = std::ranges::all_of(letters, [&](char c) {
        return c == letter || c == '#' || c == rules().sides[0].letter
               || c == rules().sides[1].letter;
    });
    const auto at = std::ranges::find(rules().pieces, letter, &Piece::letter);
    if (!isAlone || !rules().goals.empty() || rules().pieces.size() > 1 || at->one
        || at->onePerColumn)
        refuseLine(at->line, {QT_TRANSLATE_NOOP("Phrase", "Column %1: where pieces share cells, "
                                                          "there are no other pieces and no "
                                                          "goals.")});
}

void Reader::checkTurns() {
    if (const auto clash = clashOf(rules()))
        refuseLine(clash->second, {QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn and that of "
                                                               "line %2 change the same cells, so "
                                                               "that a click would not tell them "
                                                               "apart."),
                                   {std::to_string(clash->first)}});
    const Ending ending = endingOf(rules());
    m_file.mostTurns = ending.mostTurns;
    if (ending.open.empty())
        return;
    std::vector<int> others(ending.open.begin(), ending.open.end() - 1);
    const Phrase alone{QT_TRANSLATE_NOOP("Phrase", "Column %1: Not proven to end: with this turn "
                                                   "alone a game may go on for ever.")};
    const Phrase together{QT_TRANSLATE_NOOP("Phrase",
                                            "Column %1: Not proven to end: with this turn "
                                            "and those of these lines a game may go on "
                                            "for ever: %2."),
                          {listed(others)}};
    refuseLine(ending.open.back(), others.empty() ? alone : together);
}

// Every turn keeps what is said of how many pieces there are.
void Reader::checkKept() {
    for (const Piece& piece : rules().pieces)
        for (const Turn& turn : rules().turns) {
            bool kept = turn.clears == '\0' || !(piece.one || piece.onePerColumn);
            for (const Side side : {Side::One, Side::Two})
                for (const Drawing& way : turn.ways) {
                    std::map<int, int> more; // by column
                    for (const Sign& sign : way.signs) {
                        const int column = piece.onePerColumn ? sign.column : 0;
                        more[column] += rules().letterOf(sign.to, side) == piece.letter ? 1 : 0;
                        more[column] -= rules().letterOf(sign.from, side) == piece.letter ? 1 : 0;
                    }
                    // Where a drawing slides across columns, no two signs have the same column.
                    const bool same = std::ranges::all_of(
                        more, [](const auto& each) { return each.second == 0; });
                    kept &= same || !turn.of[indexOf(side)] || !(piece.one || piece.onePerColumn);
                }
            if (!kept)
                return refuseLine(turn.line, {QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn "
                                                                          "does not keep what line "
                                                                          "%2 says of the %3."),
                                              {std::to_string(piece.line), piece.name}});
        }
}

void Reader::checkStarts() {
    const auto at = std::ranges::find(m_lines, Text("start"), &Line::key);
    const auto board = std::ranges::find(m_lines, Text("board"), &Line::key);
    const int line = at != m_lines.end() ? at->number : board->number;
    for (int rows = rules().least.rows; rows <= rules().largest.rows; ++rows)
        for (int columns = rules().least.columns; columns <= rules().largest.columns; ++columns) {
            const Size size{rows, columns};
            const bool isStandard = size == rules().standard;
            Position start = startOf(rules(), size);
            const std::string wrong = wrongWith(rules(), start);
            if (!wrong.empty())
                return refuseLine(line,
                                  {QT_TRANSLATE_NOOP("Phrase", "Column %1: the start does not "
                                                               "have what is said of the "
                                                               "piece %2."),
                                   {wrong}});
            const bool over =
                goalIn(rules(), start, Side::One) || goalIn(rules(), start, Side::Two);
            if (over && isStandard)
                return refuseLine(line, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a goal stands in "
                                                                     "the start, so the game would "
                                                                     "be over at once.")});
            const bool begins = hasTurn(rules(), start);
            start.side = Side::Two;
            const bool stuck = over || (!begins && !hasTurn(rules(), start));
            if (isStandard)
                checkStuck(line, begins, stuck);
            if (stuck)
                m_file.refused.push_back(size);
        }
}

void Reader::checkHeaps() {
    const int line = std::ranges::find(m_lines, Text("heaps"), &Line::key)->number;
    const bool saysMost = std::ranges::any_of(rules().turns, [](const Turn& turn) {
        return turn.condition && turn.condition->says.needs.here.word(WordMost);
    });
    if (saysMost && std::ranges::count(rules().heaps, 0, &Heap::most) > 0)
        return refuseLine(line, {QT_TRANSLATE_NOOP("Phrase", "Column %1: a condition speaks of "
                                                             "\"most\", so each heap is written "
                                                             "with its most: \"7:2\".")});
    if (mostHeapsOf(rules()) > mostPlaces)
        return refuseLine(line, {QT_TRANSLATE_NOOP("Phrase", "Column %1: there could be more than "
                                                             "%2 heaps, and no letters to name "
                                                             "them."),
                                 {std::to_string(mostPlaces)}});
    Position start = startOf(rules(), {});
    const bool begins = hasTurn(rules(), start);
    start.side = Side::Two;
    checkStuck(line, begins, !begins && !hasTurn(rules(), start));
}

void Reader::checkStuck(int line, bool begins, bool stuck) {
    const Phrase nobody{QT_TRANSLATE_NOOP("Phrase", "Column %1: the start has no turn for either "
                                                    "side: the game would be over at once.")};
    const Phrase first{QT_TRANSLATE_NOOP("Phrase", "Column %1: the start has no turn for %2: the "
                                                   "game is over at once if that side begins."),
                       {rules().sides[0].name}};
    if (stuck)
        refuseLine(line, nobody);
    else if (!begins)
        refuseLine(line, first, m_file.warnings);
}

void Reader::checkGoals() {
    const std::set<char> come = lettersThatCome(rules());
    for (const Goal& goal : rules().goals) {
        bool fits = false, fitsStandard = false, stands = false;
        for (const auto& way : goal.ways) {
            int rows = 0, columns = 0;
            for (const Sign& sign : way) {
                rows = std::max(rows, std::abs(sign.row) + 1);
                columns = std::max(columns, std::abs(sign.column) + 1);
            }
            fits |= rows <= rules().largest.rows && columns <= rules().largest.columns;
            fitsStandard |= rows <= rules().standard.rows && columns <= rules().standard.columns;
            for (const Side side : {Side::One, Side::Two})
                stands |= goal.of[indexOf(side)] && std::ranges::all_of(way, [&](const Sign& sign) {
                              const char letter = rules().letterOf(sign.from, side);
                              return letter == '*' || letter == '.' || come.contains(letter);
                          });
        }
        if (!fits)
            refuseLine(goal.line,
                       {QT_TRANSLATE_NOOP("Phrase", "Column %1: no board of this game is "
                                                    "large enough for this goal.")});
        else if (!fitsStandard || !stands)
            refuseLine(goal.line,
                       {fitsStandard
                            ? QT_TRANSLATE_NOOP("Phrase", "Column %1: no turn and no start brings "
                                                          "what this goal asks for.")
                            : QT_TRANSLATE_NOOP("Phrase", "Column %1: the standard board is too "
                                                          "small for this goal.")},
                       m_file.warnings);
    }
}

GameFile Reader::read(Text bytes) {
    m_cut = {1, bytes, {}, {}, {}};
    const auto text = textIn(bytes);
    if (!text || bytes.size() > mostBytes) {
        refuse(bytes.substr(0, 0),
               text ? Phrase{QT_TRANSLATE_N_NOOP("Phrase",
                                                 "Column %1: a game has at most %n byte(s)."),
                             {},
                             static_cast<int>(mostBytes)}
                    : Phrase{QT_TRANSLATE_NOOP(
                        "Phrase", "Column %1: this is UTF-16; a game is written in UTF-8.")});
        return std::move(m_file);
    }
    cut(*text);
    if (text->empty())
        refuse(*text, {QT_TRANSLATE_NOOP(
                          "Phrase", "Column %1: a game begins with a line \"bouton-game 1\".")});
    const bool isGame = m_file.mistakes.empty() || m_file.mistakes[0].line > 1;
    if (!isGame)
        return std::move(m_file);
    m_isBoard = std::ranges::count(m_lines, Text("board"), &Line::key) > 0;
    each("title", &Reader::title);
    each("says", &Reader::says);
    each("sides", &Reader::sides);
    each("piece", &Reader::piece);
    each("heaps", &Reader::heaps);
    each("board", &Reader::board);
    each("start", &Reader::start);
    each("turn", &Reader::turn);
    each("goal", &Reader::goal);
    each("last", &Reader::last);
    // What follows needs lines that are right.
    if (m_file.mistakes.empty())
        checkKind();
    if (m_file.mistakes.empty()) {
        checkShared();
        if (m_file.mistakes.empty() && !rules().ofHeaps()) {
            checkKept();
            checkGoals();
        }
    }
    if (m_file.mistakes.empty()) {
        checkTurns();
        if (rules().ofHeaps())
            checkHeaps();
        else
            checkStarts();
    }
    std::ranges::stable_sort(m_file.mistakes, {}, &LineMistake::line);
    return std::move(m_file);
}

} // namespace

GameFile readGame(std::string_view bytes) { return Reader().read(bytes); }

} // namespace bouton::own
