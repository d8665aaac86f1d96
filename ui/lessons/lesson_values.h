#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis.h"
#include "core/match.h"
#include "lessons/lesson.h"
#include "ui/controls/card.h"

class QBoxLayout;

namespace bouton {

class SumTable;

// What is shown, in lines: what each move leads to, or what each part is worth. Of what a student
// is to write in binary there is nothing to say.
QStringList valuesInWords(LessonShows shows, const Match& match, Match::Node node,
                          const Analysis& known);

// What stands beside the board of a step: the options and what they are worth, the parts, their
// nimbers in binary, the heaps of Nim. What is asked for is covered until it is answered.
class LessonValues : public Card {
    Q_OBJECT

public:
    LessonValues();

    void clear();
    // The analysis is of the current position of the match.
    void ask(LessonShows shows, std::shared_ptr<const Match> match, const Analysis& known);
    // The same after an answer: the last two positions of the line that was played, side by side;
    // in binary, what has changed is ringed. The analyses are of each position of the line, where
    // it is known.
    void tell(LessonShows shows, std::shared_ptr<const Match> match,
              const std::vector<std::optional<Analysis>>& known);

    const SumTable* table() const; // of the last position

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Column;
    struct Known {
        Match::Node node;
        Analysis analysis;
    };
    void show();
    QString headOf(Match::Node node) const;
    void arrange();

    LessonShows m_shows = LessonShows::Nothing;
    std::shared_ptr<const Match> m_match;
    std::vector<Known> m_known; // of the positions that are shown
    bool m_answered = false;
    std::array<Column*, 2> m_columns;
    QBoxLayout* m_pair; // of the columns
};

} // namespace bouton
