// SPDX-License-Identifier: MIT
#include "games/reversi/board_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/encoding.h"
#include "core/text.h"
#include "games/reversi/board.h"

namespace bouton::reversi {

namespace {

using std::string_view;

constexpr string_view gaps = " \t\r\v\f", anyGaps = " \t\r\n\v\f";

// What may stand in the cells of one board. Not every pair goes with every sign of an empty cell:
// a zero is an empty cell beside some letters, and a disc beside others.
struct Alphabet {
    const char* name; // as a refusal tells it
    string_view dark, light, empty;
};
constexpr Alphabet alphabets[]{
    {"X and O", "Xx", "Oo", "-._·"},       {"* and O", "*", "Oo", "-._·"},
    {"@ and O", "@", "Oo", "-._·"},        {"B and W", "Bb", "Ww", "-._·"},
    {"● and ○", "●⚫", "○⚪", "-._·+□"},     {"1 and 2, empty 0", "1", "2", "0-._·"},
    {"X and 0", "Xx*", "0", "-._·"},       {"X and O, empty 0", "Xx*", "Oo", "0"},
    {"B and W, empty 0", "Bb", "Ww", "0"},
};

bool holds(string_view letters, string_view letter) { return letters.find(letter) != letters.npos; }

bool isCell(string_view letter) {
    return std::ranges::any_of(alphabets, [&](const Alphabet& one) {
        return holds(one.dark, letter) || holds(one.light, letter) || holds(one.empty, letter);
    });
}

using Letters = std::vector<string_view>;

// The letters of a text without its gaps, so many at most.
Letters lettersIn(string_view text, std::size_t most) {
    Letters letters;
    while (!text.empty() && letters.size() < most) {
        const string_view letter = firstLetterOf(text);
        if (!holds(anyGaps, letter))
            letters.push_back(letter);
        text.remove_prefix(letter.size());
    }
    return letters;
}

// The rows with runs of empty cells written out: "3XO3". Empty: a row has not 8 cells then.
std::optional<std::vector<Letters>> spreadOut(const std::vector<Letters>& rows) {
    std::vector<Letters> all;
    for (const Letters& row : rows) {
        Letters& cells = all.emplace_back();
        for (const string_view letter : row)
            if (letter[0] >= '1' && letter[0] <= '8')
                cells.insert(cells.end(), static_cast<std::size_t>(letter[0] - '0'), ".");
            else
                cells.push_back(letter);
        if (cells.size() != 8)
            return std::nullopt;
    }
    return all;
}

std::optional<Picture> drawnBy(const Alphabet& alphabet, const std::vector<Letters>& rows) {
    Picture picture;
    for (const Letters& row : rows) {
        std::string& cells = picture.rows.emplace_back();
        for (const string_view letter : row)
            if (holds(alphabet.dark, letter))
                cells += 'X';
            else if (holds(alphabet.light, letter))
                cells += 'O';
            else if (holds(alphabet.empty, letter))
                cells += '.';
            else
                return std::nullopt;
        if (cells.size() != 8)
            return std::nullopt;
    }
    return picture;
}

// What the rows of letters mean. Empty: nothing that is a board.
std::optional<Or<Picture>> meaningOf(const std::vector<Letters>& rows, bool withRuns) {
    std::optional<Picture> found;
    std::string first, names;
    const auto take = [&](std::optional<Picture> picture, const std::string& name) {
        if (!picture || (found && *picture == *found))
            return;
        names += (found ? "; " : "") + name;
        if (!found)
            found = std::move(picture);
    };
    for (const Alphabet& alphabet : alphabets)
        take(drawnBy(alphabet, rows), alphabet.name);
    if (const auto spread = withRuns ? spreadOut(rows) : std::nullopt)
        for (const Alphabet& alphabet : alphabets)
            take(drawnBy(alphabet, *spread), "digits for runs of empty cells");
    if (!found)
        return std::nullopt;
    if (names.contains(';'))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The letters of this board can mean several "
                                                   "things (%1). Write it with X, O and -."),
                       {names}});
    return *std::move(found);
}

string_view lineOf(string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const string_view line = trimmed(text.substr(0, end), gaps);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

bool isHead(const Letters& letters) {
    constexpr string_view columns = "abcdefgh", large = "ABCDEFGH";
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (i >= 8 || (letters[i] != columns.substr(i, 1) && letters[i] != large.substr(i, 1)))
            return false;
    return letters.size() == 8;
}

// The rows of a board before anything is known of its letters, and what follows them.
struct Rows {
    std::vector<Letters> rows{};
    bool withRuns = false, framed = false;
    std::string said{}; // beside the rows of a frame
    string_view rest{};
};

// On one line, in one piece or with gaps, or rows joined by slashes. In the brackets of GGF the
// side may follow the last cell without a gap.
std::optional<Rows> onOneLine(string_view text, bool inBrackets) {
    Rows all;
    if (const std::size_t slash = text.find_first_of("/; \t\n");
        slash != text.npos && text[slash] == '/') {
        std::size_t end = std::min(text.find_first_of(" \t\r\n;"), text.size());
        string_view board = text.substr(0, end);
        if (end > 300) // of 64 letters and their slashes
            return std::nullopt;
        for (std::size_t at = 0; at <= board.size();) {
            const std::size_t next = std::min(board.find('/', at), board.size());
            all.rows.push_back(lettersIn(board.substr(at, next - at), 9));
            at = next + 1;
        }
        all.withRuns = true;
        all.rest = text.substr(end);
    } else {
        std::size_t count = 0;
        for (; count < cells && !text.empty() && text[0] != '\n';) {
            const string_view letter = firstLetterOf(text);
            text.remove_prefix(letter.size());
            if (holds(gaps, letter))
                continue;
            if (!isCell(letter))
                return std::nullopt;
            if (count++ % 8 == 0)
                all.rows.emplace_back();
            all.rows.back().push_back(letter);
        }
        if (count != cells
            || !(inBrackets || text.empty() || holds(anyGaps, text.substr(0, 1)) || text[0] == ';'))
            return std::nullopt;
        all.rest = text;
    }
    return all.rows.size() == 8 ? std::optional(all) : std::nullopt;
}

// On lines of their own, with or without a frame of letters and numbers. A bar before each line is
// the server's.
std::optional<Rows> onLines(string_view text) {
    constexpr int mostLines = 40;
    Rows all;
    string_view rest = text;
    for (int lines = 0; !rest.empty() && lines < mostLines; ++lines) {
        string_view line = lineOf(rest);
        if (line.starts_with('|'))
            line = trimmed(line.substr(1), gaps);
        if (line.starts_with('%') || line.starts_with('#'))
            continue;
        Letters letters = lettersIn(line, 9 + 8);
        if (letters.empty())
            continue;
        if (isHead(letters)
            || (letters.size() == 16 && isHead({letters.begin(), letters.begin() + 8}))) {
            all.framed = true;
            continue;
        }
        const std::size_t row = all.rows.size();
        if (row == 8) {
            if (!all.framed)
                break;
            all.said += std::string(line) + '\n';
            continue;
        }
        const std::string number = std::to_string(row + 1);
        if (letters.size() >= 9 && letters[0] == number) {
            all.framed = true;
            all.rows.emplace_back(letters.begin() + 1, letters.begin() + 9);
            if (const std::size_t after = line.find(number, 1); after != line.npos)
                all.said += std::string(line.substr(after + 1)) + '\n';
        } else if (letters.size() == 8) {
            all.rows.push_back(std::move(letters));
        } else {
            return std::nullopt;
        }
        if (all.rows.size() == 8 && !all.framed) {
            all.rest = rest;
            break;
        }
    }
    return all.rows.size() == 8 ? std::optional(all) : std::nullopt;
}

std::string small(string_view text) {
    std::string all(text);
    std::ranges::transform(all, all.begin(), smallLetter);
    return all;
}

string_view wordOf(string_view text) { return text.substr(0, text.find_first_of(" \t\r\n\v\f;:")); }

// "* to move" or "to move: black", wherever it stands.
std::optional<Side> toMoveIn(string_view text) {
    constexpr string_view turn = "to move";
    const std::string all = small(text);
    const std::size_t at = all.find(turn);
    if (at == all.npos)
        return std::nullopt;
    string_view before = trimmed(string_view(all).substr(0, at));
    before.remove_prefix(before.find_last_of(anyGaps) + 1);
    string_view after = trimmed(string_view(all).substr(at + turn.size()));
    if (const auto side = sideNamed(before))
        return side;
    return after.starts_with(':') ? sideNamed(wordOf(trimmed(after.substr(1)))) : std::nullopt;
}

// Without the comment that begins with a semicolon, unless a move follows it.
string_view withoutComment(string_view rest) {
    rest = trimmed(rest);
    if (!rest.starts_with(';'))
        return rest;
    const string_view told = trimmed(rest.substr(1));
    const bool isMove =
        told.size() >= 2 && readCell(told.substr(0, 2)) && (told.size() == 2 || told[2] != ':');
    return isMove ? told : trimmed(rest.substr(std::min(rest.find('\n'), rest.size())));
}

// The side after the board; what is left of the text then is `rest`.
std::optional<Side> sideAfter(const Rows& rows, string_view& rest) {
    rest = {};
    if (rows.framed) {
        if (const auto side = toMoveIn(rows.said))
            return side;
        const string_view said = trimmed(rows.said);
        return sideNamed(said.substr(std::min(said.find_last_of(anyGaps) + 1, said.size())));
    }
    const string_view after = trimmed(rows.rest), word = wordOf(after);
    if (const auto side = sideNamed(word)) {
        string_view behind = trimmed(after.substr(word.size()));
        if (small(behind.substr(0, 7)) == "to move")
            behind = trimmed(behind.substr(7));
        rest = withoutComment(behind);
        return side;
    }
    return small(after.substr(0, 7)) == "to move" ? toMoveIn(after) : std::nullopt;
}

} // namespace

std::optional<Side> sideNamed(string_view word) {
    constexpr std::array<string_view, 9> dark{"x", "*", "b", "@", "1", "●", "⚫", "black", "dark"},
        light{"o", "w", "0", "2", "○", "⚪", "white", "light", "O"};
    const std::string text = small(word);
    if (std::ranges::find(dark, text) != dark.end())
        return Side::One;
    if (std::ranges::find(light, text) != light.end())
        return Side::Two;
    return std::nullopt;
}

std::optional<Or<BoardText>> boardIn(string_view text) {
    text = trimmed(text);
    const bool inBrackets = small(text.substr(0, 3)) == "bo[";
    if (inBrackets) {
        const std::size_t end = text.find(']');
        if (end == text.npos)
            return std::nullopt;
        text = trimmed(text.substr(3, end - 3));
    }
    if (inBrackets || text.starts_with("8 ")) // the size of the board
        text = trimmed(text.substr(text.starts_with('8') ? 1 : 0));
    auto rows = onOneLine(text, inBrackets);
    if (!rows)
        rows = onLines(text);
    if (!rows)
        return std::nullopt;
    auto meaning = meaningOf(rows->rows, rows->withRuns);
    if (!meaning)
        return std::nullopt;
    if (!*meaning)
        return refuse(meaning->error());
    BoardText board{std::move(**meaning), {}};
    const auto side = sideAfter(*rows, board.rest);
    if (!side)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The board does not say who is to move: after it "
                                         "comes X for dark or O for light.")});
    board.picture.toMove = *side;
    return board;
}

} // namespace bouton::reversi
