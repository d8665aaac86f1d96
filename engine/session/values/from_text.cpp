// SPDX-License-Identifier: MIT
#include "session/values/from_text.h"

#include <QString>

#include "core/text.h"
#include "core/visible.h"

namespace bouton {

SavedGame savedFrom(const ReadGame& read) {
    SavedGame game = savedFrom(*read.match);
    for (std::size_t side = 0; side < game.seats.size(); ++side)
        game.seats[side].name = keptName(trimmed(read.notes.players[side]));
    for (const Phrase& remark : read.notes.remarks)
        game.messages.push_back({Message::Kind::Notice, std::nullopt, remark});
    if (read.notes.loser && !game.over) {
        game.forfeit = {*read.notes.loser,
                        read.notes.onTime ? Forfeit::Why::OutOfTime : Forfeit::Why::Resigned};
        game.positions[game.current].ended = true;
        game.positions[game.current].foreign = true;
        game.over = true;
        game.winner = other(*read.notes.loser);
    }
    return game;
}

GameNotes notesOf(const SavedGame& game) {
    GameNotes notes;
    for (std::size_t side = 0; side < game.seats.size(); ++side) {
        const SavedGame::Chair& chair = game.seats[side];
        notes.players[side] = chair.player == "human" ? chair.name : chair.player;
    }
    if (game.forfeit && game.forfeit->why != Forfeit::Why::Fault) {
        notes.loser = game.forfeit->loser;
        notes.onTime = game.forfeit->why == Forfeit::Why::OutOfTime;
    }
    return notes;
}

std::string keptName(std::string_view text, std::size_t most) {
    QString seen;
    for (const char32_t sign : QString::fromStdString(visible(text, longestPath))
                                   .normalized(QString::NormalizationForm_C)
                                   .toStdU32String()) {
        const QString one = QString::fromUcs4(&sign, 1);
        seen += QChar::isSpace(sign) || checkProgramName(one.toStdString())
                    ? one
                    : QStringLiteral("\\u%1").arg(static_cast<uint>(sign), 4, 16, QLatin1Char('0'));
    }
    const std::string name = seen.trimmed().toStdString();
    return lettersOf(name) > most ? visible(name, most - 3) : name;
}

} // namespace bouton
