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

class HeapView;
class SumTable;
class WordLabel;

// What stands beside the board of a step: the options and what they are worth, the parts, their
// nimbers in binary, the heaps of Nim. What is asked for is covered until it is answered.
class LessonValues : public Card {
    Q_OBJECT

public:
    LessonValues();

    void clear();
    // The analysis is of the start of the match.
    void ask(LessonShows shows, std::shared_ptr<const Match> match, const Analysis& known);
    // The same after an answer: the last positions of the line that was played, side by side. The
    // analyses are of each position of the line, where it is known.
    void tell(LessonShows shows, std::shared_ptr<const Match> match,
              std::vector<std::optional<Analysis>> known);

    const SumTable* table() const { return m_columns.back().table; } // of the last position

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Column {
        QWidget* all;
        WordLabel* head;
        SumTable* table;
    };
    void show();
    void showColumn(std::size_t column, Match::Node node, const Analysis& known);
    void showList(Match::Node node, const Analysis& known);
    void showHeaps(Match::Node node, const Analysis& known);
    QString headOf(Match::Node node) const;
    void arrange();

    LessonShows m_shows = LessonShows::Nothing;
    std::shared_ptr<const Match> m_match;
    std::vector<std::optional<Analysis>> m_known;
    bool m_answered = false, m_two = false; // columns
    std::array<Column, 2> m_columns;
    WordLabel *m_head, *m_list;
    HeapView* m_heaps;
    QBoxLayout* m_pair; // of the columns
};

} // namespace bouton
