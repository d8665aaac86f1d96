// SPDX-License-Identifier: MIT
#include "own/lines.h"

#include <algorithm>

#include "core/encoding.h"
#include "core/text.h"
#include "language/nearest.h"

namespace bouton::own {

namespace {

std::string quoted(const std::vector<Text>& words) {
    std::string text;
    for (const Text word : words)
        text += (text.empty() ? "\"" : ", \"") + std::string(word) + '"';
    return text;
}

} // namespace

const Line* firstOf(const std::vector<Line>& lines, Text key) {
    const auto at = std::ranges::find(lines, key, &Line::key);
    return at == lines.end() ? nullptr : &*at;
}

LineMistake mistakeAt(const Line& line, Text at, Phrase what) {
    const int column = static_cast<int>(at.data() - line.whole.data()) + 1;
    what.args.insert(what.args.begin(), std::to_string(column));
    return {line.number, {std::move(what), column, static_cast<int>(at.size())}};
}

Text trimmedLine(Text text) { return trimmed(text, blanksInLines); }

std::vector<Text> splitAt(Text text, char sign) {
    std::vector<Text> parts = partsOf(text, sign);
    std::ranges::transform(parts, parts.begin(), trimmedLine);
    return parts;
}

std::vector<Text> splitAtBlanks(Text text) {
    std::vector<Text> words = splitAt(text, ' ');
    std::erase(words, Text());
    return words;
}

void LineReader::refuse(Text at, const char* text, std::vector<std::string> args,
                        std::optional<int> n) {
    if (isRefused())
        return;
    if (at.data() == nullptr)
        at = m_line.whole.substr(m_line.whole.size());
    m_file.mistakes.push_back(mistakeAt(m_line, at, {text, std::move(args), n}));
}

bool LineReader::isRefused() const {
    return !m_file.mistakes.empty() && m_file.mistakes.back().line == m_line.number;
}

void LineReader::unknown(Text word, const std::vector<Text>& known, const char* none,
                         const char* nearest) {
    const Text near = language::nearestOf(word, known);
    refuse(word, near.empty() ? none : nearest,
           {excerpt(word), near.empty() ? quoted(known) : std::string(near)});
}

std::optional<std::size_t> LineReader::placeOf(Text word, const std::vector<Text>& known,
                                               const char* none, const char* nearest) {
    const auto at = std::ranges::find(known, word);
    if (at != known.end())
        return static_cast<std::size_t>(at - known.begin());
    unknown(word, known, none, nearest);
    return std::nullopt;
}

void LineReader::cut(Text text) {
    std::vector<Text> lines = linesOf(text);
    if (lines.empty())
        lines.push_back(text);
    m_line = {1, lines[0]};
    if (const Text first = trimmedLine(lines[0]);
        first.starts_with("bouton-game ")
        && numberIn(first.substr(first.find(' ') + 1), 2, 1'000'000))
        return refuse(first, QT_TRANSLATE_NOOP("Phrase",
                                               "Column %1: these rules are of a newer version of "
                                               "Bouton; this one reads \"bouton-game 1\"."));
    if (trimmedLine(lines[0]) != "bouton-game 1")
        return refuse(
            trimmedLine(lines[0]).empty() ? lines[0].substr(0, 0) : trimmedLine(lines[0]),
            QT_TRANSLATE_NOOP("Phrase", "Column %1: a game begins with a line \"bouton-game 1\"."));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        m_line = {static_cast<int>(i) + 1, lines[i]};
        if (i == mostLines)
            return refuse(
                lines[i],
                QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a game has at most %n line(s)."), {},
                static_cast<int>(mostLines));
        cutLine();
    }
}

void LineReader::cutLine() {
    Line& line = m_line;
    // What is no text would not come back from a file of a game.
    for (Text rest = line.whole; !rest.empty();) {
        const Text letter = firstLetterOf(rest);
        if (codeOfLetter(letter).value_or(0) == 0)
            return refuse(letter,
                          QT_TRANSLATE_NOOP("Phrase", "Column %1: this is no text in UTF-8."));
        rest.remove_prefix(letter.size());
    }
    line.text = trimmedLine(line.whole);
    if (line.text.empty() || line.text.front() == '#')
        return;
    if (line.whole.size() > mostInALine)
        return refuse(
            line.whole.substr(mostInALine),
            QT_TRANSLATE_N_NOOP("Phrase", "Column %1: a line has at most %n character(s)."), {},
            static_cast<int>(mostInALine));
    const std::size_t colon = line.text.find(':');
    if (colon == Text::npos)
        return refuse(line.text,
                      QT_TRANSLATE_NOOP(
                          "Phrase", "Column %1: a line is \"key: text\", but \":\" is missing."));
    line.key = trimmedLine(line.text.substr(0, colon));
    line.text = trimmedLine(line.text.substr(colon + 1));
    if (const std::size_t of = line.key.find(" of "); of != Text::npos) {
        line.of = trimmedLine(line.key.substr(of + 4));
        line.key = trimmedLine(line.key.substr(0, of));
    }
    if (!placeOf(line.key, {lineKeys.begin(), lineKeys.end()},
                 QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no key \"%2\"; there are %3."),
                 QT_TRANSLATE_NOOP("Phrase",
                                   "Column %1: there is no key \"%2\"; the nearest is \"%3\".")))
        return;
    if (!line.of.empty() && line.key != "turn" && line.key != "goal")
        return refuse(
            line.of,
            QT_TRANSLATE_NOOP("Phrase",
                              "Column %1: a turn and a goal are of a side, but \"%2\" is not."),
            {std::string(line.key)});
    if (line.text.empty())
        return refuse({},
                      QT_TRANSLATE_NOOP("Phrase", "Column %1: after \"%2:\" something is missing."),
                      {std::string(line.key)});
    m_lines.push_back(line);
}

} // namespace bouton::own
