#include "ui/game/board_show.h"

#include <utility>

#include "ui/controls/listen.h"
#include "ui/game/board_marks.h"
#include "ui/game/preparation.h"
#include "ui/insight/review_bar.h"

namespace bouton {

BoardShow::BoardShow(BoardView& board, const Session& session, const Preparation& preparation,
                     const ReviewBar& review)
    : QObject(&board),
      m_board(board),
      m_session(session),
      m_preparation(preparation),
      m_review(review) {
    using Change = Session::Change;
    setObjectName(QStringLiteral("boardShow"));
    board.setForesight([&session](const Clicks& clicks) { return outlookOf(session, clicks); });
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Change::Position)
            m_board.setScene(m_session.scene());
    });
    listen(session, Change::Position | Change::Clicks | Change::Talk | Change::Table, this,
           &BoardShow::mark);
    listen(session, Change::Position | Change::Table, this, &BoardShow::celebrate);
    connect(&preparation, &Preparation::hindranceChanged, this, &BoardShow::mark);
    connect(&review, &ReviewBar::refreshed, this, &BoardShow::mark);
    board.setScene(session.scene());
    mark();
}

void BoardShow::mark() {
    m_board.setEditing(m_session.phase() == Session::Phase::SettingUp
                       && m_session.beginning().byHand);
    m_board.setMarks(marksOf(m_session, m_review, m_preparation.hindrance()));
}

// A game that has just come to its end by a move.
void BoardShow::celebrate() {
    const bool over = m_session.phase() == Session::Phase::Over;
    const std::optional<Result> result = over ? m_session.ending().result : std::nullopt;
    const bool hasEnded = !std::exchange(m_over, over) && over;
    if (hasEnded)
        m_board.dismissPreview(); // which would hide how
    if (!hasEnded || !m_board.moving() || !result || !result->winner)
        return;
    m_board.celebrate(m_session.game().name.letters[indexOf(*result->winner)]);
    emit ended();
}

} // namespace bouton
