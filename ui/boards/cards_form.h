#pragma once

#include "games/cards/cards.h"
#include "ui/boards/set_up_form.h"

class QGridLayout;
class QLabel;

namespace bouton {

class NumberBox;

// The set-up of Card groups by hand: the total, each group's cards, and how many a turn may take
// from the group at most. What is impossible or does not add up is said while it is typed.
class CardsForm : public SetUpForm {
    Q_OBJECT

public:
    explicit CardsForm(QWidget* parent = nullptr);

    // As many groups as this picture has. Groups that the form shows already keep their numbers;
    // the others, and the total, are set from it.
    void follow(const Picture& picture) override;
    void fill(const Picture& picture) override;
    Or<Picture> picture() const override;

private:
    struct Row {
        QLabel* name;
        NumberBox *cards, *most;
    };
    Row makeRow(int index);
    void putTotal(); // as the groups hold them
    std::vector<Cards::Group> groups() const;

    NumberBox* m_total;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
    std::size_t m_count = 0; // of the rows that are shown
};

} // namespace bouton
