// SPDX-License-Identifier: MIT
#include "programs/move_question.h"

#include <algorithm>
#include <ranges>

#include "core/encoding.h"
#include "core/match.h"
#include "core/ruleset.h"
#include "core/text.h"
#include "core/visible.h"
#include "programs/line_reader.h"

namespace bouton {

namespace {

bool isAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

MoveQuestion questionOf(const Match& match) {
    const Match::Node now = match.current();
    return {match.game().name.id, match.position(now), match.moves(now), match.game().rules};
}

std::string lineOf(const MoveQuestion& question, std::chrono::milliseconds time) {
    return question.game + '\t' + question.position + '\t'
           + joined(question.moves, " ", &LegalMove::text) + '\t' + std::to_string(time.count())
           + (question.rules.empty() ? "" : '\t' + question.rules) + '\n';
}

Or<std::size_t> answerTo(const MoveQuestion& question, std::string_view line,
                         const std::string& name) {
    const std::string_view said = saidBy(line);
    if (said.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has answered with an empty "
                                                   "line. An answer is one of the legal moves."),
                       {name}});
    if (!textIn(line))
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has answered in UTF-16. Its standard "
                                         "output must be plain ASCII."),
             {name}});
    if (!isAscii(said))
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has answered \"%2\", which is not "
                                         "ASCII. An answer is one of the legal moves."),
             {name, visible(said)}});
    if (const Or<std::size_t> move = moveNamed(said, question.moves))
        return move;
    if (readClicks(said))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" plays %2, which is no legal "
                                                   "move here."),
                       {name, visible(said)}});
    return refuse(
        {QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" has answered \"%2\", which is no move. "
                                     "Only moves may go to its standard output; what is for you to "
                                     "read goes to its standard error."),
         {name, visible(said)}});
}

std::string expectedOf(const MoveQuestion& question) {
    constexpr std::size_t most = 20; // moves
    return joined(question.moves | std::views::take(most), " ", &LegalMove::text)
           + (question.moves.size() > most ? " ..." : "");
}

} // namespace bouton
