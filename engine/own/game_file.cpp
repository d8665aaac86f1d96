// SPDX-License-Identifier: MIT
#include "own/game_file.h"

#include <algorithm>
#include <ranges>

#include "core/encoding.h"
#include "core/text.h"
#include "own/checks.h"
#include "own/conditions.h"
#include "own/lines.h"
#include "own/position.h"

namespace bouton::own {

namespace {

constexpr int longestRow = 8, longestSide = 5; // of drawings

constexpr auto stepsAround =
    std::to_array<Cell>({{0, 1}, {0, -1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}});
// A word for some of these steps. The first two are no ways.
struct Way {
    Text name;
    std::size_t first, count;
};
constexpr auto ways = std::to_array<Way>({{"turned", 0, 0},
                                          {"mirrored", 0, 0},
                                          {"right", 0, 1},
                                          {"left", 1, 1},
                                          {"up", 2, 1},
                                          {"down", 3, 1},
                                          {"up-left", 4, 1},
                                          {"up-right", 5, 1},
                                          {"down-left", 6, 1},
                                          {"down-right", 7, 1},
                                          {"across", 0, 4},
                                          {"slanting", 4, 4},
                                          {"around", 0, 8}});

// What stands behind a drawing.
struct Ways {
    std::vector<Cell> steps{};
    bool turned = false, mirrored = false;
};

// The rows of a drawing or of a board, one behind the other.
struct Rows {
    Size size;
    std::string cells;
};

bool isLetter(char c) { return c >= 'A' && c <= 'Z'; }

bool isTooLarge(Size size, int longest) {
    return size.rows == 1 ? size.columns > longest
                          : std::max(size.rows, size.columns) > longestSide;
}

// A drawing before a turn and after it, once for each way that a single row is read along; of
// several rows, as they lie, once for each image.
std::vector<Drawing> drawingsOf(const Rows& from, const Rows& to, const Ways& along) {
    std::vector<Drawing> all;
    if (from.size.rows == 1) {
        for (const Cell step : along.steps.empty() ? std::vector<Cell>{{0, 1}} : along.steps) {
            Drawing& way = all.emplace_back(std::vector<Sign>(), -1, step);
            for (std::size_t i = 0; i < from.cells.size(); ++i) {
                const int at = static_cast<int>(way.signs.size());
                if (from.cells[i] == '~')
                    way.slide = at;
                else
                    way.signs.push_back(
                        {at * step.row, at * step.column, from.cells[i], to.cells[i]});
            }
        }
        return all;
    }
    for (int mirror = 0; mirror <= (along.mirrored ? 1 : 0); ++mirror)
        for (int quarter = 0; quarter < (along.turned ? 4 : 1); ++quarter) {
            Drawing& way = all.emplace_back();
            for (std::size_t i = 0; i < from.cells.size(); ++i) {
                Cell cell = from.size.cellAt(i);
                cell.column = mirror == 1 ? -cell.column : cell.column;
                for (int k = 0; k < quarter; ++k)
                    cell = {cell.column, -cell.row};
                way.signs.push_back({cell.row, cell.column, from.cells[i], to.cells[i]});
            }
        }
    return all;
}

// "3-5", or "4" alone.
std::optional<std::pair<int, int>> rangeIn(Text text, int most) {
    const auto ends = splitAt(text, '-');
    const auto from = numberIn(ends.front(), 1, most), to = numberIn(ends.back(), 1, most);
    return ends.size() <= 2 && from && to && *from <= *to ? std::optional(std::pair(*from, *to))
                                                          : std::nullopt;
}

// Because only the first mistake of a line is kept, reading may go on after one.
class Reader : private LineReader {
public:
    GameFile read(Text bytes);

private:
    Rules& rules() { return m_file.rules; }
    void each(Text key, void (Reader::*read)(Text), bool once = false);
    // Adds what a line says, if nothing is wrong with it and there are not as many already.
    template <class T> void add(std::vector<T>& to, T made, std::size_t most, const char* tooMany);

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

    bool isBoard() { return firstOf(m_lines, "board") || rules().largest.rows > 0; }
    bool isHeaps() const { return firstOf(m_lines, "heaps") != nullptr; }

    // Each refuses what it cannot read.
    std::array<bool, 2> sidesOfLine();
    Size sizeIn(Text text);
    Rows rowsIn(Text text, Text signs);
    Ways waysIn(Text text);
    Place placeIn(Text text);
    std::optional<Condition> conditionIn(Text text);
    void heapTurn(Text what, const std::vector<Text>& rest, Turn& turn);
    void takeTurn(const std::vector<Text>& amounts, std::uint8_t code, Turn& turn);
    void codeTurn(Text code, Turn& turn);
    void clearTurn(Text what, Text tail, Turn& turn);
    void drawTurn(Text what, Text tail, Turn& turn);

    bool m_hasRanges = false;
};

GameFile Reader::read(Text bytes) {
    m_line = {1, bytes};
    const auto text = textIn(bytes);
    if (!text)
        refuse(
            bytes.substr(0, 0),
            QT_TRANSLATE_NOOP("Phrase", "Column %1: this is UTF-16; a game is written in UTF-8."));
    else if (bytes.size() > mostBytes)
        refuse(bytes.substr(0, 0),
               QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n byte(s)."), {},
               static_cast<int>(mostBytes));
    else
        cut(*text);
    if (!m_file.mistakes.empty() && m_file.mistakes[0].line == 1)
        return std::move(m_file);
    each("title", &Reader::title, true);
    each("says", &Reader::says);
    each("sides", &Reader::sides, true);
    each("piece", &Reader::piece);
    each("heaps", &Reader::heaps, true);
    each("board", &Reader::board, true);
    each("start", &Reader::start);
    each("turn", &Reader::turn);
    each("goal", &Reader::goal);
    each("last", &Reader::last, true);
    if (m_file.mistakes.empty())
        check(m_file, m_lines);
    std::ranges::stable_sort(m_file.mistakes, {}, &LineMistake::line);
    return std::move(m_file);
}

void Reader::each(Text key, void (Reader::*read)(Text), bool once) {
    const Line* const first = firstOf(m_lines, key);
    for (const Line& line : m_lines) {
        if (line.key != key)
            continue;
        m_line = line;
        if (once && &line != first)
            refuse(line.key,
                   QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" stands in a file once."),
                   {std::string(key)});
        else
            (this->*read)(line.text);
    }
}

template <class T>
void Reader::add(std::vector<T>& to, T made, std::size_t most, const char* tooMany) {
    if (to.size() == most)
        refuse(m_line.key, tooMany, {}, static_cast<int>(most));
    if (!isRefused())
        to.push_back(std::move(made));
}

// One line each. -------------------------------------------------------------------------------

void Reader::title(Text text) {
    if (m_line.number != m_lines[0].number)
        refuse(m_line.key,
               QT_TRANSLATE_NOOP("Phrase", "Column %1: \"title\" stands before all other keys."));
    else if (lettersOf(text) > 60)
        refuse(text, QT_TRANSLATE_NOOP("Phrase", "Column %1: a title has at most 60 letters."));
    else
        rules().title = text;
}

void Reader::says(Text text) {
    add(rules().says, std::string(text), 10,
        QT_TRANSLATE_NOOP("Phrase", "Column %1: \"says\" has at most 10 lines."));
}

void Reader::sides(Text text) {
    std::vector<SideName> names;
    for (const Text part : splitAt(text, ',')) {
        const auto words = splitAtBlanks(part);
        const auto isOdd = [](char c) {
            return c == ':' || static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        };
        if (words.size() != 2 || words[1].size() != 1 || !isLetter(words[1][0])
            || std::ranges::any_of(words[0], isOdd))
            return refuse(part.empty() ? text : part,
                          QT_TRANSLATE_NOOP("Phrase",
                                            "Column %1: sides are written \"Green G, Red R\": a "
                                            "name and a capital letter each."));
        names.push_back({std::string(words[0]), words[1][0]});
    }
    if (names.size() != 2)
        refuse(text, QT_TRANSLATE_NOOP("Phrase", "Column %1: a game has two sides."));
    else if (names[0].name == names[1].name || names[0].letter == names[1].letter)
        refuse(text,
               QT_TRANSLATE_NOOP("Phrase", "Column %1: two sides have two names and two letters."));
    else
        rules().sides = {names[0], names[1]};
}

void Reader::piece(Text text) {
    const auto parts = splitAt(text, ',');
    const auto words = splitAtBlanks(parts[0]);
    if (words.size() != 2 || words[0].size() != 1 || !isLetter(words[0][0]))
        return refuse(text, QT_TRANSLATE_NOOP("Phrase", "Column %1: a piece is written \"H "
                                                        "horse\": a capital letter and a name."));
    Piece piece{words[0][0], std::string(words[1]), false, false, m_line.number};
    if (!std::ranges::all_of(piece.name,
                             [](char c) { return (c >= 'a' && c <= 'z') || isLetter(c); }))
        return refuse(words[1],
                      QT_TRANSLATE_NOOP("Phrase",
                                        "Column %1: \"%2\" is no name of a piece; it has letters "
                                        "from a to z alone."),
                      {excerpt(piece.name)});
    if (isReserved(piece.name))
        return refuse(words[1],
                      QT_TRANSLATE_NOOP("Phrase",
                                        "Column %1: \"%2\" means something in conditions and "
                                        "claims, so it is no name of a piece."),
                      {excerpt(piece.name)});
    const auto old = std::ranges::find(rules().pieces, piece.letter, &Piece::letter);
    if (old != rules().pieces.end())
        return refuse(
            words[0],
            QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is the piece of line %3 already."),
            {std::string(words[0]), std::to_string(old->line)});
    for (const Text trait : parts | std::views::drop(1))
        if (trait == "may share a cell" && rules().shared == '\0')
            rules().shared = piece.letter;
        else if (trait == "one on the board")
            piece.one = true;
        else if (trait == "one in each column")
            piece.onePerColumn = true;
        else
            return unknown(
                trait, {"may share a cell", "one on the board", "one in each column"},
                QT_TRANSLATE_NOOP("Phrase",
                                  "Column %1: \"%2\" is said of no piece here; there are %3."),
                QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" cannot be said of this piece; the "
                                            "nearest is \"%3\"."));
    add(rules().pieces, piece, mostKinds,
        QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n kind(s) of pieces."));
}

void Reader::heaps(Text text) {
    for (const Text word : splitAtBlanks(text)) {
        const auto heap = heapIn(splitAt(word, ':'));
        if (!heap)
            return refuse(word,
                          QT_TRANSLATE_NOOP("Phrase",
                                            "Column %1: \"%2\" is no heap; it is a number up to "
                                            "%3, perhaps with its most: \"7\", \"7:2\"."),
                          {excerpt(word), std::to_string(mostCounters)});
        rules().heaps.push_back(*heap);
    }
    if (rules().heaps.size() > static_cast<std::size_t>(mostHeaps))
        refuse(text, QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n heap(s)."), {},
               mostHeaps);
}

Size Reader::sizeIn(Text text) {
    const auto parts = splitAt(text, 'x');
    const auto rows = numberIn(parts[0], 1, mostAcross);
    const auto columns = numberIn(parts.back(), 1, mostAcross);
    if (rows && columns && parts.size() == 2)
        return {*rows, *columns};
    refuse(text,
           QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is no size of a board; write rows and "
                                       "columns from 1 to %3: \"8 x 8\"."),
           {excerpt(text), std::to_string(mostAcross)});
    return {};
}

void Reader::board(Text text) {
    const auto parts = splitAt(text, ',');
    const char* const forms =
        QT_TRANSLATE_NOOP("Phrase", "Column %1: a board is \"8 x 8\", or a range and its standard: "
                                    "\"4-12 x 1-8, 8 x 4\".");
    if (parts.size() == 1 && text.find('-') != Text::npos)
        return refuse(text, forms);
    const Size standard = sizeIn(parts.back());
    if (isRefused())
        return;
    rules().least = rules().standard = rules().largest = standard;
    if (parts.size() == 1)
        return;
    m_hasRanges = true;
    const auto ranges = splitAt(parts[0], 'x');
    const auto rows = rangeIn(ranges[0], mostAcross), columns = rangeIn(ranges.back(), mostAcross);
    if (parts.size() != 2 || ranges.size() != 2 || !rows || !columns)
        return refuse(text, forms);
    rules().least = {rows->first, columns->first};
    rules().largest = {rows->second, columns->second};
    if (std::ranges::count(sizesOf(rules()), standard) == 0)
        refuse(parts[1], QT_TRANSLATE_NOOP(
                             "Phrase", "Column %1: the standard size lies outside of the range."));
}

Place Reader::placeIn(Text text) {
    static const std::vector<Text> places{"the first row",   "the last row",   "the first column",
                                          "the last column", "the first cell", "the last cell",
                                          "the dark cells",  "the light cells"};
    const auto at = placeOf(
        text, places,
        QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no place \"%2\"; there are %3."),
        QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no place \"%2\"; the nearest is \"%3\"."));
    return at ? static_cast<Place>(*at + 1) : Place::Anywhere; // which has no name
}

// Rows of equal length of these signs and of capital letters.
Rows Reader::rowsIn(Text text, Text signs) {
    const auto parts = splitAt(text, '/');
    Rows rows{{static_cast<int>(parts.size()), static_cast<int>(parts[0].size())}, {}};
    for (const Text row : parts) {
        for (std::size_t i = 0; i < row.size(); ++i)
            if (!isLetter(row[i]) && signs.find(row[i]) == Text::npos)
                refuse(row.substr(i, 1),
                       QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" means nothing here; there "
                                                   "are capital letters and %3"),
                       {excerpt(row.substr(i, 1)), std::string(signs)});
        if (row.empty() || row.size() != parts[0].size())
            refuse(row.empty() ? text : row,
                   QT_TRANSLATE_NOOP("Phrase", "Column %1: rows have equally many cells, and at "
                                               "least one."));
        rows.cells += row;
    }
    return rows;
}

void Reader::start(Text text) {
    Beginning line;
    if (const std::size_t in = text.find(" in "); in != Text::npos) {
        const Text sign = trimmedLine(text.substr(0, in));
        if (sign.size() != 1 || (!isLetter(sign[0]) && sign[0] != '#' && sign[0] != '.'))
            return refuse(sign,
                          QT_TRANSLATE_NOOP("Phrase",
                                            "Column %1: one capital letter stands before \"in\", "
                                            "not \"%2\"."),
                          {excerpt(sign)});
        line.sign = sign[0];
        line.place = placeIn(trimmedLine(text.substr(in + 4)));
    } else if (const Rows rows = rowsIn(text, rules().shared ? ".#23456789" : ".#"); isRefused()) {
        return;
    } else if (text.size() == 1 && isBoard()) {
        line.sign = text[0];
    } else {
        const Size size = rows.size;
        if (size.rows > mostAcross || size.columns > (size.rows == 1 ? 60 : mostAcross))
            return refuse(
                text,
                QT_TRANSLATE_NOOP("Phrase", "Column %1: the largest board is %2x%2, or 1x60."),
                {std::to_string(mostAcross)});
        if (!isBoard())
            rules().least = rules().standard = rules().largest = size;
        if (m_hasRanges || size != rules().standard)
            return refuse(text, QT_TRANSLATE_NOOP("Phrase", "Column %1: the rows of the start and "
                                                            "\"board\" name two sizes."));
        line.cells = rows.cells;
    }
    if (!isRefused())
        rules().start.push_back(line);
}

// A turn or a goal of a side. ------------------------------------------------------------------

std::array<bool, 2> Reader::sidesOfLine() {
    if (m_line.of.empty())
        return {true, true};
    const auto at = placeOf(
        m_line.of, {rules().sides[0].name, rules().sides[1].name},
        QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no side \"%2\"; there are %3."),
        QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no side \"%2\"; the nearest is \"%3\"."));
    return {at == 0U, at == 1U};
}

std::optional<Condition> Reader::conditionIn(Text text) {
    const About about = isHeaps() ? About::Heap : rules().shared ? About::Shared : About::Board;
    auto read = readCondition(text, about);
    if (read)
        return std::move(*read);
    const auto& [what, column, length] = read.error();
    const std::size_t at = std::min(static_cast<std::size_t>(column - 1), text.size());
    refuse(text.substr(at, static_cast<std::size_t>(length)), what.text,
           {what.args.begin() + 1, what.args.end()}, what.n);
    return std::nullopt;
}

void Reader::turn(Text text) {
    Turn turn{.line = m_line.number, .of = sidesOfLine()};
    // The condition may have commas of its own.
    const std::vector<Text> parts = splitAt(text, ',');
    const auto onward = [&](Text part) {
        return part.empty() ? part : Text(part.begin(), text.end());
    };
    const auto says = std::ranges::find_if(parts.begin() + 1, parts.end(), [&](Text part) {
        const Text all = onward(part);
        return all == "if" || all.starts_with("if ") || all.starts_with("if(");
    });
    const std::vector<Text> rest(parts.begin() + 1, says);
    if (isHeaps())
        heapTurn(parts[0], rest, turn);
    else if (rest.size() > 1)
        refuse(rest[1], QT_TRANSLATE_NOOP("Phrase", "Column %1: ways are parted by blanks, and a "
                                                    "condition begins with \"if\"."));
    else if (parts[0] == "clear" || parts[0].starts_with("clear "))
        clearTurn(parts[0], rest.empty() ? Text() : rest[0], turn);
    else
        drawTurn(parts[0], rest.empty() ? Text() : rest[0], turn);
    if (says != parts.end() && !isRefused())
        turn.condition = conditionIn(onward(*says).substr(2));
    add(rules().turns, std::move(turn), mostTurns,
        QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n turn(s)."));
}

void Reader::heapTurn(Text what, const std::vector<Text>& rest, Turn& turn) {
    const auto words = splitAtBlanks(what);
    const Text verb = words.empty() ? what : words[0];
    for (const Text option : rest)
        if (verb == "take" && option.find_first_of("0123456789") == 0)
            return refuse(option, QT_TRANSLATE_NOOP("Phrase", "Column %1: numbers are parted by "
                                                              "blanks: \"take 1 3 5-7\"."));
        else if (verb != "take" || (option != "may split" && option != "must split")
                 || rest.size() > 1)
            return unknown(
                option, {"may split", "must split", "if"},
                QT_TRANSLATE_NOOP("Phrase",
                                  "Column %1: after the comma comes one of %3, not \"%2\"."),
                QT_TRANSLATE_NOOP("Phrase",
                                  "Column %1: \"%2\" does not fit here; the nearest is \"%3\"."));
    if (verb == "split" && words.size() == 1)
        turn.codes = {4};
    else if (verb == "code" && words.size() == 2)
        codeTurn(words[1], turn);
    else if (verb == "take" && words.size() > 1)
        takeTurn({words.begin() + 1, words.end()},
                 rest.empty()             ? 3
                 : rest[0] == "may split" ? 7
                                          : 4,
                 turn);
    else {
        const char* const forms = QT_TRANSLATE_NOOP(
            "Phrase", "Column %1: a turn of heaps is \"take 1 2\", \"split\" or \"code 0.137\".");
        unknown(verb, {"take", "split", "code"}, forms, forms);
    }
    if (turn.rest == 0 && std::ranges::all_of(turn.codes, [](int code) { return code == 0; }))
        refuse(what, QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn can never be made."));
}

void Reader::codeTurn(Text code, Turn& turn) {
    if (code.find('.') != 1 || code.size() < 3 || (code[0] != '0' && code[0] != '4'))
        return refuse(code,
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: an octal code begins with \"0.\" or "
                                                  "\"4.\", as in \"0.137\"."));
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i == 1)
            continue;
        if (code[i] < '0' || code[i] > '7')
            refuse(code.substr(i, 1),
                   QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is no digit of an octal code; "
                                               "they go from 0 to 7."),
                   {excerpt(code.substr(i, 1))});
        turn.codes.push_back(static_cast<std::uint8_t>(code[i] - '0'));
    }
}

void Reader::takeTurn(const std::vector<Text>& amounts, std::uint8_t code, Turn& turn) {
    turn.codes = {0};
    for (const Text amount : amounts) {
        if (amount == "any" && amounts.size() == 1) {
            turn.rest = code;
            return;
        }
        const auto range = rangeIn(amount, mostCounters);
        if (!range)
            return refuse(amount,
                          QT_TRANSLATE_NOOP("Phrase",
                                            "Column %1: \"%2\" is no number to take; write "
                                            "\"any\", or numbers from 1 to %3: \"1 3 5-7\"."),
                          {excerpt(amount), std::to_string(mostCounters)});
        const auto [from, to] = *range;
        turn.codes.resize(std::max(turn.codes.size(), static_cast<std::size_t>(to) + 1));
        std::fill(turn.codes.begin() + from, turn.codes.begin() + to + 1, code);
    }
}

Ways Reader::waysIn(Text text) {
    static const std::vector<Text> names = [] {
        std::vector<Text> all;
        std::ranges::transform(ways, std::back_inserter(all), &Way::name);
        return all;
    }();
    Ways read;
    for (const Text word : splitAtBlanks(text)) {
        const auto at =
            placeOf(word, names,
                    QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no way \"%2\"; there are %3."),
                    QT_TRANSLATE_NOOP("Phrase",
                                      "Column %1: there is no way \"%2\"; the nearest is \"%3\"."));
        if (!at)
            break;
        read.turned |= word == "turned";
        read.mirrored |= word == "mirrored";
        const Cell* const first = stepsAround.data() + ways[*at].first;
        read.steps.insert(read.steps.end(), first, first + ways[*at].count);
    }
    return read;
}

void Reader::clearTurn(Text what, Text tail, Turn& turn) {
    const auto words = splitAtBlanks(what);
    if (words.size() != 2 || words[1].size() != 1
        || (words[1] != "+" && words[1] != "-" && !isLetter(words[1][0])))
        return refuse(what, QT_TRANSLATE_NOOP("Phrase", "Column %1: it is written \"clear C, "
                                                        "right\", with one letter."));
    const auto [steps, turned, mirrored] = waysIn(tail);
    const auto isStraight = [](Cell step) { return step.row == 0 || step.column == 0; };
    if (turned || mirrored || steps.empty() || steps.size() > 2
        || !std::ranges::all_of(steps, isStraight)
        || (steps.size() == 2 && (steps[0].row == 0) == (steps[1].row == 0)))
        return refuse(tail.empty() ? what : tail,
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: \"clear\" goes one way, or two at "
                                                  "right angles: \"right down\"."));
    turn.clears = words[1][0];
    turn.sweep = steps;
}

void Reader::drawTurn(Text what, Text tail, Turn& turn) {
    const std::size_t point = what.find('>');
    if (point == Text::npos || point == 0 || what[point - 1] != '-')
        return refuse(what, QT_TRANSLATE_NOOP("Phrase",
                                              "Column %1: a turn on a board is a drawing before "
                                              "and after it, as \"II -> ..\", or \"clear\"."));
    // Where nothing stands it is said there.
    const auto side = [](Text text) {
        return trimmedLine(text).empty() ? text.substr(0, 0) : trimmedLine(text);
    };
    const Text left = side(what.substr(0, point - 1)), right = side(what.substr(point + 1));
    const Rows from = rowsIn(left, ".+-*~#"), to = rowsIn(right, ".+-*~#");
    if (isRefused())
        return;
    const auto [rows, columns] = from.size;
    if (from.size != to.size)
        return refuse(right,
                      QT_TRANSLATE_NOOP("Phrase",
                                        "Column %1: both sides of \"->\" have the same shape; the "
                                        "left one is %2, the right one %3."),
                      {nameOf(from.size), nameOf(to.size)});
    if (isTooLarge(from.size, longestRow))
        return refuse(left,
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: the largest drawing is 1x%2 or "
                                                  "%3x%3."),
                      {std::to_string(longestRow), std::to_string(longestSide)});
    const Ways along = waysIn(tail);
    if (rows == 1 ? along.turned || along.mirrored : !along.steps.empty())
        return refuse(tail,
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: a drawing of one row is read along "
                                                  "ways; one of several is \"turned\" or "
                                                  "\"mirrored\"."));
    bool changes = false;
    for (std::size_t i = 0; i < from.cells.size(); ++i) {
        const char a = from.cells[i], b = to.cells[i];
        changes |= rules().letterOf(a, Side::One) != rules().letterOf(b, Side::One);
        if ((a == '~' || b == '~' || a == '*' || b == '*') && a != b)
            refuse(right,
                   QT_TRANSLATE_NOOP("Phrase", "Column %1: \"*\" and \"~\" stay, so they stand at "
                                               "the same places on both sides."));
    }
    const auto slides = std::ranges::count(from.cells, '~');
    if (slides > (rows == 1 ? 1 : 0) || (slides == 1 && columns == 1))
        return refuse(left, QT_TRANSLATE_NOOP("Phrase", "Column %1: \"~\" stands once, in a "
                                                        "drawing of one row with other signs."));
    if (!changes)
        return refuse(what, QT_TRANSLATE_NOOP("Phrase", "Column %1: this turn changes nothing."));
    turn.ways = drawingsOf(from, to, along);
}

void Reader::goal(Text text) {
    Goal goal{.line = m_line.number, .of = sidesOfLine()};
    auto parts = splitAt(text, ',');
    const Text end = parts.back();
    parts.pop_back();
    const std::array<std::string, 2> winners{rules().sides[0].name + " wins",
                                             rules().sides[1].name + " wins"};
    const std::vector<Text> ends{"wins", "loses", "draws", winners[0], winners[1]};
    const auto at = std::ranges::find(ends, end);
    if (at == ends.end() || parts.empty())
        return unknown(
            end, ends,
            QT_TRANSLATE_NOOP("Phrase",
                              "Column %1: a goal ends in a comma and one of %3, not in \"%2\"."),
            QT_TRANSLATE_NOOP("Phrase",
                              "Column %1: a goal does not end in \"%2\"; the nearest is \"%3\"."));
    goal.end = static_cast<End>(at - ends.begin());
    if (parts.size() > 2)
        return refuse(parts[2],
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: ways are parted by blanks."));
    if (const std::size_t in = (' ' + std::string(parts.back())).find(" in "); in != Text::npos) {
        goal.place = placeIn(trimmedLine(parts.back().substr(in + 3)));
        parts.back() = trimmedLine(parts.back().substr(0, in));
    }
    const Rows rows = rowsIn(parts[0], ".+-*#");
    if (isRefused())
        return;
    if (isTooLarge(rows.size, mostAcross))
        return refuse(parts[0],
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: the largest drawing of a goal is "
                                                  "1x%2 or %3x%3."),
                      {std::to_string(mostAcross), std::to_string(longestSide)});
    const Ways along = waysIn(parts.size() == 2 ? parts[1] : Text());
    if (along.turned || along.mirrored || (rows.size.rows > 1 && !along.steps.empty()))
        return refuse(parts[1],
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: the drawing of a goal is one row "
                                                  "along ways, or several rows as they are "
                                                  "drawn."));
    for (const Drawing& way : drawingsOf(rows, rows, along))
        goal.ways.push_back(way.signs);
    add(rules().goals, std::move(goal), mostGoals,
        QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n goal(s)."));
}

void Reader::last(Text text) {
    const auto at = placeOf(
        text, {"wins", "loses", "draws"},
        QT_TRANSLATE_NOOP("Phrase", "Column %1: who makes the last turn \"wins\", \"loses\" or "
                                    "\"draws\", not \"%2\"."),
        QT_TRANSLATE_NOOP("Phrase", "Column %1: who makes the last turn does not \"%2\"; the "
                                    "nearest is \"%3\"."));
    rules().last = static_cast<End>(at.value_or(0));
}

} // namespace

GameFile readGame(std::string_view bytes) {
    std::string text(bytes);
    std::ranges::replace(text, '\t', ' '); // each is one blank (docs/own-games.md)
    return Reader().read(text);
}

} // namespace bouton::own
