#include "human.h"

#include "core/named_move.h"
#include "core/text.h"
#include "drawing.h"
#include "output.h"

namespace bouton::cli {

namespace {

std::string listed(const std::vector<LegalMove>& moves) {
    std::string text = "Legal moves:";
    for (const LegalMove& move : moves)
        text += ' ' + move.text;
    return text + '\n';
}

} // namespace

Mind Human::mind() {
    return [lines = m_lines, left = m_left](const Match& match) -> ChoiceJob {
        remark('\n' + drawn(match));
        const Match::Node now = match.current();
        return [lines, left, moves = match.moves(now)](const Asking&) -> Or<Choice> {
            for (;;) {
                remark("Your move (such as " + moves.front().text + ", or moves, or quit): ");
                const auto line = lines->next();
                if (!line)
                    return refuse({"The input has ended before the game."});
                const std::string text(trimmed(line->text, " \t\r"));
                if (text == "quit") {
                    *left = true;
                    return refuse({"The game was left."});
                }
                if (text == "moves") {
                    remark(listed(moves));
                } else if (const auto move = moveNamed(text, moves)) {
                    return Choice{*move, {"typed"}};
                } else {
                    remark(english(move.error()) + '\n');
                }
            }
        };
    };
}

} // namespace bouton::cli
