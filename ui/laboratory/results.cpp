// SPDX-License-Identifier: MIT
#include "ui/laboratory/results.h"

#include <QBoxLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <memory>

#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/laboratory/result_table.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

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
    Drawings pages = m_pages ? m_pages(title) : Drawings();
    if (!pages.empty())
        return pages;
    pages = plot(title);
    for (Drawing& page : tablePages(title))
        pages.push_back(std::move(page));
    return pages;
}

// ResultSheet -------------------------------------------------------------------------------------

ResultSheet::ResultSheet() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding); }

void ResultSheet::setInvitation(const QString& words) {
    m_invitation = words;
    update();
}

Drawing ResultSheet::drawing(const QString& title) const {
    const OnPaper paper;
    const std::shared_ptr<ResultSheet> sheet(copyForPaper());
    sheet->setFont(paperFont());
    sheet->resize(static_cast<int>(paperSize.width()), 0);
    sheet->resize(sheet->width(), sheet->heightOnPaper());
    return {title, sheet->size(), [sheet](QPainter& painter) {
                const OnPaper paper;
                sheet->paintResult(painter);
            }};
}

QSize ResultSheet::minimumSizeHint() const { return {24 * Theme::unit, 16 * Theme::unit}; }

bool ResultSheet::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || isBlank())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), wordsAt(help->pos()), this); // none hides it
    return true;
}

void ResultSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    onlyFill(painter, theme.surface);
    painter.drawRoundedRect(rect(), Theme::radius, Theme::radius);
    if (!isBlank()) {
        paintResult(painter);
        return;
    }
    painter.setPen(theme.faint);
    const int beside = 3 * Theme::unit;
    painter.drawText(rect().adjusted(beside, 0, -beside, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     m_invitation); // of several lines
}

} // namespace bouton
