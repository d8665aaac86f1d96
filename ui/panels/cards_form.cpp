#include "ui/panels/cards_form.h"

#include <QEvent>
#include <QGridLayout>
#include <QSignalBlocker>

#include <numeric>

#include "ui/panels/number_box.h"
#include "ui/panels/saying.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

void put(NumberBox* box, int value) {
    const QSignalBlocker quiet(box);
    box->setValue(value);
}

} // namespace

CardsForm::CardsForm(QWidget* parent)
    : QWidget(parent), m_total(new NumberBox), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(Theme::unit);
    m_grid->setColumnStretch(3, 1);
    m_grid->setHorizontalSpacing(2 * Theme::unit);
    m_total->setObjectName(QStringLiteral("total"));
    m_total->setPossible(0, Cards::mostGroups * Cards::mostCards);
    connect(m_total, &NumberBox::valueChanged, this, &CardsForm::changed);
    using Weight = Saying::Weight;
    m_grid->addWidget(new Saying(Weight::Plain, [] { return tr("Cards in all"); }), 0, 0);
    m_grid->addWidget(m_total, 0, 1);
    m_grid->addWidget(new Saying(Weight::Plain, [] { return tr("Group"); }), 1, 0);
    m_grid->addWidget(new Saying(Weight::Plain, [] { return tr("Cards"); }), 1, 1);
    m_grid->addWidget(new Saying(Weight::Plain, [] { return tr("Most in a turn"); }), 1, 2);
    for (int i = 0; i < Cards::mostGroups; ++i)
        m_rows.push_back(makeRow(i));
    retranslate();
}

CardsForm::Row CardsForm::makeRow(int index) {
    const QChar letter('a' + index);
    Row row{new QLabel(letter), new NumberBox, new NumberBox};
    row.cards->setObjectName(QStringLiteral("cards-") + letter);
    row.most->setObjectName(QStringLiteral("most-") + letter);
    row.cards->setPossible(0, Cards::mostCards);
    row.most->setPossible(1, Cards::mostCards);
    connect(row.cards, &NumberBox::valueChanged, this, &CardsForm::changed);
    connect(row.most, &NumberBox::valueChanged, this, &CardsForm::changed);
    m_grid->addWidget(row.name, index + 2, 0, Qt::AlignCenter);
    m_grid->addWidget(row.cards, index + 2, 1);
    m_grid->addWidget(row.most, index + 2, 2);
    return row;
}

void CardsForm::retranslate() {
    for (const Row& row : m_rows) {
        row.cards->setAccessibleName(tr("Cards of group %1").arg(row.name->text()));
        row.most->setAccessibleName(tr("Most in a turn from group %1").arg(row.name->text()));
    }
}

void CardsForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CardsForm::setGroups(const Picture& picture) {
    if (picture.rows.size() == m_count)
        return;
    const Or<Cards::State> state = Cards::read(picture);
    if (!state)
        return;
    for (std::size_t i = m_count; i < state->groups.size(); ++i) {
        put(m_rows[i].cards, state->groups[i].cards);
        put(m_rows[i].most, state->groups[i].most);
    }
    m_count = state->groups.size();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        for (QWidget* part :
             {static_cast<QWidget*>(m_rows[i].name), static_cast<QWidget*>(m_rows[i].cards),
              static_cast<QWidget*>(m_rows[i].most)})
            part->setVisible(i < m_count);
    const auto all = groups();
    put(m_total, std::accumulate(all.begin(), all.end(), 0, [](int sum, const Cards::Group& group) {
            return sum + group.cards;
        }));
}

void CardsForm::fill(const Picture& picture) {
    m_count = 0;
    setGroups(picture);
}

std::vector<Cards::Group> CardsForm::groups() const {
    std::vector<Cards::Group> groups;
    for (std::size_t i = 0; i < m_count; ++i)
        groups.push_back({m_rows[i].cards->value(), m_rows[i].most->value()});
    return groups;
}

Or<Picture> CardsForm::picture() const { return Cards::form(m_total->value(), groups()); }

} // namespace bouton
