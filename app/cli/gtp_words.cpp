#include "gtp_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>

#include "drawing.h"
#include "problem.h"

namespace bouton::cli {

namespace {

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

} // namespace

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

int gtpNumber(const std::string& word, const char* what, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 0 || number > most)
        throw Problem{BadInput, std::string(what) + " is a whole number from 0 to "
                                    + std::to_string(most) + ", not \"" + bouton::excerpt(word)
                                    + "\"."};
    return number;
}

std::chrono::seconds gtpSeconds(const std::string& word, const char* what) {
    return std::chrono::seconds(gtpNumber(word, what, mostSeconds));
}

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
    if (isSet || (isBoard(start, static_cast<std::size_t>(size)) && isDrawnAsBoard(start)))
        return settings;
    const std::string title = subject.game.name.title;
    throw unacceptable(isDrawnAsBoard(start)
                           ? title + " is played on " + std::to_string(start.rows.size()) + " x "
                                 + std::to_string(start.rows.front().size()) + " alone."
                           : title + " has no board.");
}

} // namespace bouton::cli
