// SPDX-License-Identifier: MIT
#include "core/random.h"
#include "core/visible.h"
#include "fuzz/fuzz.h"
#include "games/catalogue.h"
#include "programs/entry.h"
#include "programs/line_reader.h"
#include "programs/move_question.h"

// What a program of the user's writes: any bytes, in any pieces. The first byte draws the game and
// the pieces. The reader keeps a bounded number of bytes and gives all lines of the rest; a line is
// one of the legal moves, or there is a sentence. The bytes are also split as a command.

namespace {

using namespace bouton;
using fuzzing::require;

bool isShown(std::string_view text) { return visible(text, text.size()) == text; }

void answers(const MoveQuestion& question, const std::string& line) {
    const Or<std::size_t> move = answerTo(question, line, "it");
    if (!move) {
        const std::string sentence = english(move.error());
        require(!sentence.empty() && isShown(sentence), "a fault is a sentence that can be shown");
        return;
    }
    require(*move < question.moves.size(), "what is accepted is a legal move");
    const std::string& text = question.moves[*move].text;
    require(answerTo(question, "\xef\xbb\xbf " + text + "\r", "it") == *move,
            "a move is read as it is written");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto games = catalogue();
    const Ruleset& game = *games[data[0] % games.size()];
    Random random(data[0]);
    const Settings settings = complete(game.settings, {}).value();
    const auto match = game.name.autoFill ? game.random(settings, random) : game.standard(settings);
    const MoveQuestion question = questionOf(**match);

    const std::string_view bytes = fuzzing::textOf(data + 1, size - 1);
    LineReader reader;
    std::string read; // all that was given as lines
    for (std::string_view rest = bytes; !rest.empty() && !reader.isOverrun();) {
        const std::string_view piece =
            rest.substr(0, std::min(reader.room(), 1 + random.below(size)));
        reader.take(piece);
        rest.remove_prefix(piece.size());
        while (const auto line = reader.next()) {
            answers(question, *line);
            read += *line + '\n';
        }
        require(reader.rest().size() <= LineReader::longest, "what is kept is bounded");
    }
    read += reader.rest();
    require(bytes.starts_with(read), "the lines are what was written");
    require(reader.isOverrun() || read.size() == bytes.size(), "nothing is lost");
    require(isShown(visible(bytes)), "what is shown is printable");
    for (const std::string& word : wordsOfCommand(bytes))
        require(!word.empty(), "a word of a command is not empty");
    return 0;
}
