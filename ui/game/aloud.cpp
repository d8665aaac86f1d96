// SPDX-License-Identifier: MIT
#include "ui/game/aloud.h"

#include <QCoreApplication>

#include <algorithm>

#include "session/session.h"
#include "ui/boards/board_view.h"
#include "ui/boards/cell_words.h"
#include "ui/controls/words.h"
#include "ui/game/clock_face.h"
#include "ui/game/message_box.h"
#include "ui/game/projected_words.h"

namespace bouton {

namespace {

constexpr std::size_t mostMoves = 40; // that are told one by one

struct AloudWords {
    const char* words;
    QKeyCombination key;

    Q_DECLARE_TR_FUNCTIONS(bouton::Aloud)
};

const AloudWords& of(Aloud what) {
    static const std::array<AloudWords, allAloud.size()> all{{
        {QT_TRANSLATE_NOOP("bouton::Aloud", "The &last move"), Qt::Key_L},
        {QT_TRANSLATE_NOOP("bouton::Aloud", "Your &pieces"), Qt::Key_P},
        {QT_TRANSLATE_NOOP("bouton::Aloud", "The &other side's pieces"), Qt::SHIFT | Qt::Key_P},
        {QT_TRANSLATE_NOOP("bouton::Aloud", "Legal &moves"), Qt::Key_M},
        {QT_TRANSLATE_NOOP("bouton::Aloud", "Turn, &score and clocks"), Qt::Key_S},
        {QT_TRANSLATE_NOOP("bouton::Aloud", "The lines &through this cell"), Qt::Key_T},
        {QT_TRANSLATE_NOOP("bouton::Aloud", "The whole &board"), Qt::Key_B},
    }};
    return all[static_cast<std::size_t>(what)];
}

QString lastMove(const Session& session) {
    const Match& match = *session.match();
    if (match.current() == 0)
        return AloudWords::tr("No move has been played.");
    const auto& all = session.messages();
    const auto said = std::find_if(all.rbegin(), all.rend(), [&](const Message& message) {
        return message.kind == Message::Kind::Move && message.node == match.current();
    });
    const Message move = said != all.rend() ? *said : session.speech().moved(match, {});
    return AloudWords::tr("Move %1: %2", "the number, the move")
        .arg(QString::number(match.ply(match.current())), saidAloud(move));
}

QString pieces(const Session& session, const BoardView& board, bool own) {
    const Match& match = *session.match();
    const Side mine = session.speech().you().value_or(match.toMove(match.current()));
    const char letter = session.game().name.letters[indexOf(own ? mine : other(mine))];
    return board.look().standing(board.look(), board.plan(),
                                 board.look().piecesAreSides ? std::optional(letter)
                                                             : std::nullopt);
}

QString moves(const Session& session) {
    const Match& match = *session.match();
    if (session.turn().mustPass)
        return AloudWords::tr("There is no legal move: pass.");
    if (!session.clicking().clicks().empty())
        return wordsAloud(session.clicking());
    const std::vector<LegalMove>& legal = match.moves(match.current());
    if (legal.empty())
        return AloudWords::tr("There is no legal move.");
    QStringList texts;
    for (std::size_t i = 0; i < std::min(legal.size(), mostMoves); ++i)
        texts << QString::fromStdString(legal[i].text);
    const auto number = static_cast<int>(legal.size());
    return (legal.size() > mostMoves
                ? AloudWords::tr("%n legal move(s): %1, and others.", nullptr, number)
                : AloudWords::tr("%n legal move(s): %1.", nullptr, number))
        .arg(listed(texts));
}

QString score(const Session& session) {
    const Match& match = *session.match();
    const auto you = session.speech().you();
    const bool isYours = session.turn().human && you == match.toMove(match.current());
    QStringList parts{
        isYours ? AloudWords::tr("It is your turn: %1.", "a side").arg(nameOf(session.game(), *you))
                : asSentence(headlineOf(session))};
    if (const Phrase tally = match.tally(match.current()); !tally.empty())
        parts << asSentence(spoken(tally));
    for (const Side side : {Side::One, Side::Two})
        if (const auto left = session.clocks().left(side))
            parts << AloudWords::tr("%1 has %2 left.")
                         .arg(nameOf(session.game(), side), clockText(left->left));
    return parts.join(u' ');
}

QString lines(const BoardView& board) {
    const Cell cell = board.focusCell();
    const QString here = wordsOf(board.look(), board.plan(), board.shown(), cell).standing;
    return (asSentence(here) + u' ' + board.look().lines(board.look(), board.plan(), cell))
        .trimmed();
}

} // namespace

QString wordsFor(Aloud what) { return AloudWords::tr(of(what).words); }

QKeySequence keyFor(Aloud what) { return of(what).key; }

QString wordsAloud(const Clicking& move) {
    if (move.clicks().empty())
        return {};
    QStringList next;
    for (const Cell cell : move.next())
        next << QString::fromStdString(nameOf(cell));
    const QString so = QString::fromStdString(nameOf(move.clicks()));
    if (next.isEmpty())
        return AloudWords::tr("Chosen: %1.").arg(so);
    return move.move() ? AloudWords::tr("Chosen: %1. It goes on at %2, or ends by Enter.")
                             .arg(so, listed(next))
                       : AloudWords::tr("Chosen: %1. It goes on at %2.").arg(so, listed(next));
}

QString wordsAloud(Aloud what, const Session& session, const BoardView& board) {
    if (!session.match())
        return {};
    switch (what) {
    case Aloud::LastMove: return lastMove(session);
    case Aloud::OwnPieces: return pieces(session, board, true);
    case Aloud::RivalPieces: return pieces(session, board, false);
    case Aloud::Moves: return moves(session);
    case Aloud::Score: return score(session);
    case Aloud::Lines: return lines(board);
    case Aloud::Board: return wordsOf(board.look(), board.plan(), board.shown());
    }
    return {};
}

} // namespace bouton
