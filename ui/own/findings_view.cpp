// SPDX-License-Identifier: MIT
#include "ui/own/findings_view.h"

#include <QPainter>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

FindingsView::FindingsView()
    : m_title(
        typed(heading([] { return tr("What was found out"); }), Type::Emphasis, Weight::Strong)),
      m_start(named("foundStart", typed(new WordLabel, Type::Text, Weight::Strong))),
      m_rest(named("foundRest", sideNote())),
      m_values(named("foundValues", sideNote())),
      m_nimbers(named("foundNimbers", new QWidget)) {
    for (QLabel* each : {m_title, m_start})
        each->setWordWrap(true);
    setLayout(column({m_title, m_start, m_rest, m_nimbers, m_values, Item::stretch()}, Theme::unit,
                     2 * Theme::unit));
    atEveryTypeSize(m_nimbers, [this] {
        const int line = QFontMetrics(QApplication::font()).lineSpacing();
        m_nimbers->setFixedHeight(2 * line + Theme::unit);
    });
    new Repeated(m_nimbers, QEvent::Paint, [this] { paintNimbers(); });
    inEveryLanguage(this, [this] { refresh(); });
}

void FindingsView::show(const GameRead& known) {
    m_known = known;
    refresh();
}

void FindingsView::refresh() {
    QString start = m_known.whole || !m_known.file ? QString() : tr("It is being worked out…");
    QStringList rest, values;
    m_ofHeaps.clear();
    for (const own::Finding& finding : m_known.found) {
        if (finding.of == own::Finding::Of::Start)
            start = spoken(finding.says);
        else
            rest << spoken(finding.says);
        for (const auto& [size, value] : finding.values)
            values << tr("%1: %2", "a size of the board; its value")
                          .arg(QString::fromStdString(size), spoken(value));
        if (m_ofHeaps.empty())
            m_ofHeaps = finding.nimbers;
    }
    m_start->setText(start);
    m_start->setVisible(!start.isEmpty());
    m_rest->setText(rest.join(u' '));
    m_rest->setVisible(!rest.isEmpty());
    m_values->setText(values.join(u'\n'));
    m_values->setVisible(!values.isEmpty());
    QStringList spokenNimbers;
    for (const int nimber : m_ofHeaps)
        spokenNimbers << QString::number(nimber);
    m_nimbers->setAccessibleName(spokenNimbers.join(QStringLiteral(", ")));
    m_nimbers->setVisible(!m_ofHeaps.empty());
    m_nimbers->update();
}

void FindingsView::paintNimbers() {
    QPainter painter(m_nimbers);
    const Theme& theme = Theme::of(*this);
    const double line = m_nimbers->fontMetrics().lineSpacing();
    const double wide = m_nimbers->fontMetrics().horizontalAdvance(QStringLiteral("000"));
    const auto shown =
        std::min(m_ofHeaps.size(), static_cast<std::size_t>(m_nimbers->width() / wide));
    for (std::size_t i = 0; i < shown; ++i) {
        const double left = static_cast<double>(i) * wide;
        painter.setFont(sized(font(), Type::Caption));
        painter.setPen(theme.faint);
        paintText(painter, QRectF(left, 0, wide, line), Qt::AlignCenter, QString::number(i));
        painter.setFont(sized(font(), Type::Text, Weight::Strong));
        painter.setPen(theme.ink);
        paintText(painter, QRectF(left, line + Theme::unit / 2.0, wide, line), Qt::AlignCenter,
                  QString::number(m_ofHeaps[i]));
    }
}

QString FindingsView::words() const {
    QStringList lines;
    for (const QLabel* label : {m_start, m_rest, m_values})
        if (!label->isHidden())
            lines << label->text();
    return lines.join(u'\n');
}

} // namespace bouton
