// SPDX-License-Identifier: MIT
#include "session/speech.h"

#include <cstdlib>
#include <string>
#include <utility>

#include "session/endings.h"

namespace bouton {

namespace {

using Kind = Message::Kind;

} // namespace

std::optional<Side> Speech::you() const {
    const bool one = seats[0].human();
    if (one == seats[1].human() || !seats[one ? 0 : 1].name.empty())
        return std::nullopt;
    return one ? Side::One : Side::Two;
}

std::string Speech::speaker(Side side) const {
    const Seat& seat = seats[indexOf(side)];
    if (!seat.name.empty())
        return seat.name;
    if (seats[0].human() == seats[1].human())
        return nameOf(side);
    return seat.human() ? QT_TRANSLATE_NOOP("Phrase", "You") : titleOf(game, seat);
}

Phrase Speech::about(Side side, const char* toPlayer, const char* ofSide) const {
    return you() == side ? Phrase{toPlayer} : Phrase{ofSide, {speaker(side)}};
}

Message Speech::begins(Side side) const {
    return {Kind::Notice, side,
            about(side, QT_TRANSLATE_NOOP("Phrase", "You begin."),
                  QT_TRANSLATE_NOOP("Phrase", "%1 begins."))};
}

Message Speech::mustPass(Side side) const {
    return {Kind::Notice, side,
            about(side, QT_TRANSLATE_NOOP("Phrase", "You have no legal move and must pass."),
                  QT_TRANSLATE_NOOP("Phrase", "%1 has no legal move and must pass."))};
}

Message Speech::ranOut(Side side) const {
    return {Kind::Notice, side,
            about(side, QT_TRANSLATE_NOOP("Phrase", "You have run out of time."),
                  QT_TRANSLATE_NOOP("Phrase", "%1 has run out of time."))};
}

Message Speech::hintsUsed(Side side, int hints) const {
    Phrase text = about(side, QT_TRANSLATE_N_NOOP("Phrase", "You used %n hint(s)."),
                        QT_TRANSLATE_N_NOOP("Phrase", "%1 used %n hint(s)."));
    text.n = hints;
    return {Kind::Notice, side, std::move(text)};
}

Message Speech::moved(const Match& match, Phrase rule) const {
    const Match::Node node = match.current();
    const Side side = match.toMove(match.parent(node).value_or(node));
    return {Kind::Move,
            side,
            {QT_TRANSLATE_NOOP("Phrase", "%1: %2"), {speaker(side), match.moveText(node)}},
            std::move(rule),
            node};
}

Message Speech::at(const Match& match) {
    const Match::Node node = match.current();
    return {Kind::Notice, std::nullopt,
            node == 0 ? Phrase{QT_TRANSLATE_NOOP("Phrase", "Back at the start.")}
                      : Phrase{QT_TRANSLATE_NOOP("Phrase", "Now at move %1, %2."),
                               {std::to_string(match.ply(node)), match.moveText(node)}}};
}

Message Speech::verdict(const Match& match, const std::optional<Forfeit>& forfeit) const {
    const Match::Node node = match.current();
    if (forfeit) {
        const Side loser = forfeit->loser;
        return {Kind::End, other(loser), victory(other(loser), 0), whyLost(*forfeit)};
    }
    const auto ended = match.result(node);
    if (!ended)
        return {Kind::End,
                std::nullopt,
                {QT_TRANSLATE_NOOP("Phrase", "The game is called a draw.")},
                {QT_TRANSLATE_N_NOOP("Phrase",
                                     "After %n move(s) of two computers there is no end in sight."),
                 {},
                 static_cast<int>(mostPliesOfComputers)}};
    if (!ended->winner)
        return {Kind::End,
                std::nullopt,
                {QT_TRANSLATE_NOOP("Phrase", "The game is drawn.")},
                match.ending(node)};
    const auto counts = countsOf(match.tally(node));
    const int by = counts ? std::abs((*counts)[0] - (*counts)[1]) : 0;
    return {Kind::End, ended->winner, victory(*ended->winner, by), match.ending(node)};
}

Phrase Speech::whyLost(const Forfeit& forfeit) const {
    switch (forfeit.why) {
    case Forfeit::Why::OutOfTime: break;
    case Forfeit::Why::Resigned:
        return about(forfeit.loser, QT_TRANSLATE_NOOP("Phrase", "You have resigned."),
                     QT_TRANSLATE_NOOP("Phrase", "%1 has resigned."));
    case Forfeit::Why::Fault: // he who sits there now need not be the one who made it
        return {QT_TRANSLATE_NOOP("Phrase", "%1 loses by a fault of the program."),
                {nameOf(forfeit.loser)}};
    }
    return ranOut(forfeit.loser).text;
}

// Said to the one who played, and by how much where the game counts something.
Phrase Speech::victory(Side winner, int by) const {
    const auto human = you();
    if (!human && by > 0)
        return {QT_TRANSLATE_N_NOOP("Phrase", "%1 wins by %n."), {speaker(winner)}, by};
    if (!human)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 wins."), {speaker(winner)}};
    if (by > 0)
        return {human == winner ? QT_TRANSLATE_N_NOOP("Phrase", "You won by %n.")
                                : QT_TRANSLATE_N_NOOP("Phrase", "You lost by %n."),
                {},
                by};
    return {human == winner ? QT_TRANSLATE_NOOP("Phrase", "You won.")
                            : QT_TRANSLATE_NOOP("Phrase", "You lost.")};
}

} // namespace bouton
