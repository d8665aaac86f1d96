#include "ui/insight/insight_column.h"

#include <QVBoxLayout>

#include "ui/controls/card.h"
#include "ui/insight/insight_panel.h"
#include "ui/theme/theme.h"

namespace bouton {

InsightColumn::InsightColumn(QWidget* parent) : QScrollArea(parent), m_panels(new QVBoxLayout) {
    auto* sheet = new QWidget;
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * Theme::unit);
    m_panels->setSpacing(2 * Theme::unit);
    column->addLayout(m_panels);
    column->addStretch();
    setWidget(sheet);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    focusToScroll(*this);
    // The page below shows through.
    sheet->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void InsightColumn::add(InsightPanel* panel) { m_panels->addWidget(panel); }

} // namespace bouton
