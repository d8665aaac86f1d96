#include "ui/boards/cards_form.h"

#include <QGridLayout>
#include <QLabel>

#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"

namespace bouton {

CardsForm::CardsForm(QWidget* parent)
    : SetUpForm(parent), m_total(named("total", new NumberBox)), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(Theme::unit);
    m_grid->setColumnStretch(3, 1);
    m_grid->setHorizontalSpacing(2 * Theme::unit);
    m_total->setPossible(0, Cards::mostGroups * Cards::mostCards);
    worded(m_total, &QWidget::setAccessibleName, [] { return tr("Cards in all"); });
    connect(m_total, &NumberBox::valueChanged, this, &CardsForm::changed);
    m_grid->addWidget(worded(new QLabel, [] { return tr("Cards in all"); }), 0, 0);
    m_grid->addWidget(m_total, 0, 1);
    m_grid->addWidget(worded(new QLabel, [] { return tr("Group"); }), 1, 0);
    m_grid->addWidget(worded(new QLabel, [] { return tr("Cards"); }), 1, 1);
    m_grid->addWidget(worded(new QLabel, [] { return tr("Most in a turn"); }), 1, 2);
    for (int i = 0; i < Cards::mostGroups; ++i)
        m_rows.push_back(makeRow(i));
}

CardsForm::Row CardsForm::makeRow(int index) {
    const QChar letter('a' + index);
    Row row{new QLabel(letter), new NumberBox, new NumberBox};
    row.cards->setObjectName(QStringLiteral("cards-") + letter);
    row.most->setObjectName(QStringLiteral("most-") + letter);
    row.cards->setPossible(0, Cards::mostCards);
    row.most->setPossible(1, Cards::mostCards);
    connect(row.cards, &NumberBox::valueChanged, this, [this] {
        putTotal(); // so that one number is enough
        emit changed();
    });
    connect(row.most, &NumberBox::valueChanged, this, &CardsForm::changed);
    worded(row.cards, &QWidget::setAccessibleName,
           [letter] { return tr("Cards of group %1").arg(letter); });
    worded(row.most, &QWidget::setAccessibleName,
           [letter] { return tr("Most in a turn from group %1").arg(letter); });
    m_grid->addWidget(row.name, index + 2, 0, Qt::AlignCenter);
    m_grid->addWidget(row.cards, index + 2, 1);
    m_grid->addWidget(row.most, index + 2, 2);
    return row;
}

void CardsForm::follow(const Picture& picture) {
    if (picture.rows.size() == m_count)
        return;
    const Or<Cards::State> state = Cards::read(picture);
    if (!state)
        return;
    for (std::size_t i = m_count; i < state->groups.size(); ++i) {
        m_rows[i].cards->put(state->groups[i].cards);
        m_rows[i].most->put(state->groups[i].most);
    }
    m_count = state->groups.size();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        for (QWidget* part :
             std::initializer_list<QWidget*>{m_rows[i].name, m_rows[i].cards, m_rows[i].most})
            part->setVisible(i < m_count);
    putTotal();
}

void CardsForm::putTotal() {
    int total = 0;
    for (const Cards::Group& group : groups())
        total += group.cards;
    m_total->put(total);
}

void CardsForm::fill(const Picture& picture) {
    m_count = 0;
    follow(picture);
}

std::vector<Cards::Group> CardsForm::groups() const {
    std::vector<Cards::Group> groups;
    for (std::size_t i = 0; i < m_count; ++i)
        groups.push_back({m_rows[i].cards->value(), m_rows[i].most->value()});
    return groups;
}

Or<Picture> CardsForm::picture() const { return Cards::form(m_total->value(), groups()); }

} // namespace bouton
