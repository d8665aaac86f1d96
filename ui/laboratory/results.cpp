#include "ui/laboratory/results.h"

#include <QBoxLayout>

#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/laboratory/result_sheet.h"
#include "ui/laboratory/result_table.h"

namespace bouton {

Results::Results(ResultSheet* plot, Wording invitation)
    : QSplitter(Qt::Vertical), m_table(new ResultTable), m_plot(plot) {
    auto* sheet = new Card;
    sheet->setLayout(column({m_table}, 0, Theme::unit));
    setChildrenCollapsible(false);
    setHandleWidth(Theme::unit);
    addWidget(sheet);
    if (plot) {
        worded(plot, &ResultSheet::setInvitation, std::move(invitation));
        insertWidget(0, plot);
        setStretchFactor(0, 3);
        setStretchFactor(1, 2);
    }
}

void Results::setName(Wording name) {
    worded(this, &QWidget::setAccessibleName, name);
    worded(m_table, &QWidget::setAccessibleName, name);
    if (m_plot)
        worded(m_plot, &QWidget::setAccessibleName, std::move(name));
}

Results::Lines Results::csv() const { return m_csv ? m_csv() : m_table->saved(); }

Drawings Results::plot(const QString& title) const {
    return m_plot ? Drawings{titled(m_plot->drawing(title))} : Drawings();
}

Drawings Results::tablePages(const QString& title) const {
    return pagesOf(m_table->onPaper(title));
}

Drawings Results::tablePicture(const QString& title) const {
    return {drawingOf(m_table->onPaper(title))};
}

Drawings Results::onPaper(const QString& title) const {
    Drawings pages = plot(title);
    for (Drawing& page : tablePages(title))
        pages.push_back(std::move(page));
    return pages;
}

} // namespace bouton
