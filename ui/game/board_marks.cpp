// SPDX-License-Identifier: MIT
#include "ui/game/board_marks.h"

#include <algorithm>

#include "ui/insight/review_bar.h"

namespace bouton {

namespace {

using Phase = Session::Phase;

// Marks what a sentence speaks of: the last hint, a slip, or why the game is over.
void name(BoardView::Marks& marks, const Session& session, const ValueHistory::Mark* slip) {
    const Ending ending = session.ending();
    if (slip) {
        marks.named = slip->kept.where;
        marks.namedAs = QT_TRANSLATE_NOOP("Phrase", "better");
    } else if (ending.verdict && ending.result) {
        marks.named = ending.verdict->because.where;
        marks.namedAs = QT_TRANSLATE_NOOP("Phrase", "decides the game");
    } else {
        marks.named = session.hints().named();
        marks.namedAs = QT_TRANSLATE_NOOP("Phrase", "hint");
    }
}

// The match in which a click on the board would be a human's move now; null if there is none. The
// first click on a start that is not arranged by hand begins the game.
const Match* clickable(const Session& session) {
    if (session.phase() != Phase::SettingUp)
        return session.turn().human ? session.match() : nullptr;
    const Match* match = session.plan().byHand ? nullptr : session.beginning().value_or(nullptr);
    return match && session.plan().seats[indexOf(match->toMove(0))].human() ? match : nullptr;
}

Clicks firstClicks(const Session& session) {
    const Match* match = clickable(session);
    return match ? Clicking(match->moves(match->current())).next() : Clicks{};
}

} // namespace

BoardView::Marks marksOf(const Session& session, const ReviewBar& review,
                         const std::optional<Phrase>& hindrance) {
    if (session.phase() == Phase::SettingUp)
        return {.next = firstClicks(session), .named = hindrance ? hindrance->where : Clicks{}};
    const ValueHistory::Mark* slip = review.shown();
    BoardView::Marks marks{.next = session.clicking().next(),
                           .chosen = session.clicking().clicks(),
                           .struck = slip ? slip->what.where : Clicks{}};
    name(marks, session, slip);
    return marks;
}

ClickPreview previewOf(const Session& session, const Clicks& clicks) {
    ClickPreview preview;
    const Match* match = clickable(session);
    if (!match || clicks.empty())
        return preview;
    const std::vector<LegalMove>& moves = match->moves(match->current());
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (const Clicks& order : moves[i].orders) {
            if (order.size() < clicks.size()
                || !std::equal(clicks.begin(), clicks.end(), order.begin()))
                continue;
            preview.taken = true;
            if (order.size() > clicks.size())
                preview.longer = true;
            else if (!preview.after)
                preview.after = std::make_shared<const Picture>(match->after(match->current(), i));
        }
    return preview;
}

} // namespace bouton
