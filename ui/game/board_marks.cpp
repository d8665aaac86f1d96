#include "ui/game/board_marks.h"

#include "ui/insight/review_bar.h"

namespace bouton {

namespace {

using Phase = Session::Phase;

// What a sentence speaks of: the last hint, a slip, or why the game is over.
Clicks namedOn(const Session& session, const ValueHistory::Mark* slip) {
    if (slip)
        return slip->kept.where;
    if (session.messages().empty())
        return {};
    const Message& last = session.messages().back();
    if (last.kind == Message::Kind::Hint)
        return last.text.where;
    const Message* end = session.ending();
    return session.phase() == Phase::Over && session.result() && end ? end->because.where
                                                                     : Clicks{};
}

} // namespace

BoardView::Marks marksOf(const Session& session, const ReviewBar& review,
                         const std::optional<Phrase>& hindrance) {
    if (session.phase() == Phase::SettingUp)
        return {.named = hindrance ? hindrance->where : Clicks{}};
    const ValueHistory::Mark* slip = review.shown();
    return {.next = session.clicking().next(),
            .chosen = session.clicking().clicks(),
            .named = namedOn(session, slip),
            .struck = slip ? slip->what.where : Clicks{}};
}

} // namespace bouton
