#pragma once

#include "ui/controls/word_label.h"

namespace bouton {

class OwnRatings;
class ReviewBar;
class Session;

// At the end of a game what its moves have cost, as far as it is known, and what it has made of the
// user's rating. It is not there while there is nothing to say, and while the review says more.
class GameSummary : public WordLabel {
    Q_OBJECT

public:
    GameSummary(const Session& session, const ReviewBar& review);

    void setRatings(const OwnRatings& ratings); // without them nothing is said of a rating

private:
    void refresh();
    QString words() const;

    const Session& m_session;
    const ReviewBar& m_review;
    const OwnRatings* m_ratings = nullptr;
};

} // namespace bouton
