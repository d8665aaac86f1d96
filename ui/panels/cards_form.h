#pragma once

#include <QWidget>

#include "games/cards/cards.h"

class QGridLayout;
class QLabel;

namespace bouton {

class NumberBox;

// The set-up of Card groups by hand: the total, and each group's cards and the most that a turn may
// take from it. What is impossible or does not add up is said as it is typed.
class CardsForm : public QWidget {
    Q_OBJECT

public:
    explicit CardsForm(QWidget* parent = nullptr);

    // As many groups as this picture has. Groups that the form shows already keep their numbers;
    // the others, and the total, are set from it.
    void setGroups(const Picture& picture);
    void fill(const Picture& picture); // all numbers are set from it
    Or<Picture> picture() const;

signals:
    void changed(); // by the user

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel* name;
        NumberBox *cards, *most;
    };
    Row makeRow(int index);
    void retranslate();
    std::vector<Cards::Group> groups() const;

    NumberBox* m_total;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
    std::size_t m_count = 0; // of the rows that are shown
};

} // namespace bouton
