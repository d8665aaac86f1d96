// SPDX-License-Identifier: MIT
#include "ui/whole_page.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPixmap>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>

#include "ui/theme/painted_text.h"

namespace bouton::testing {

namespace {

QString textOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentText();
    return {};
}

QString nameOf(const QWidget& widget) {
    const QString text = textOf(widget);
    QString name = QLatin1String(widget.metaObject()->className());
    if (!widget.objectName().isEmpty())
        name += u' ' + widget.objectName();
    return text.isEmpty() ? name : name + QStringLiteral(" \"%1\"").arg(text);
}

QString sizeText(QSize size) {
    return QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
}

int longestWord(const QLabel& label) {
    int longest = 0;
    for (const QString& word : label.text().split(u' '))
        longest = std::max(longest, label.fontMetrics().horizontalAdvance(word));
    return longest;
}

// What a widget needs for its words, and what it says itself that it needs at least.
QSize neededBy(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label && label->wordWrap() && label->textFormat() != Qt::RichText)
        return {longestWord(*label), label->heightForWidth(label->width())};
    if (label && !label->text().isEmpty())
        return label->sizeHint();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        const QRect edit = box->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                        QStyle::SC_ComboBoxEditField, box);
        const int words = box->fontMetrics().horizontalAdvance(box->currentText());
        return {box->width() - edit.width() + words, box->minimumSizeHint().height()};
    }
    if (qobject_cast<const QScrollArea*>(&widget))
        return {0, widget.fontMetrics().height()};
    const QSize least = widget.minimumSize(), hint = widget.minimumSizeHint();
    const QLayout* layout = widget.layout();
    const int high = layout && layout->hasHeightForWidth()
                         ? std::min(hint.height(), layout->minimumHeightForWidth(widget.width()))
                         : hint.height();
    return {least.width() > 0 ? least.width() : hint.width(),
            least.height() > 0 ? least.height() : high};
}

void addTooSmall(const QWidget& widget, QStringList& faults) {
    if (qobject_cast<const QStackedWidget*>(&widget))
        return; // it asks for its hidden pages, too
    const QSize needed = neededBy(widget);
    if (widget.width() < needed.width() || widget.height() < needed.height())
        faults << QStringLiteral("%1 has %2 of %3")
                      .arg(nameOf(widget), sizeText(widget.size()), sizeText(needed));
}

// The words that stand in an empty field.
void addInvitation(const QLineEdit& field, QStringList& faults) {
    QStyleOptionFrame option;
    option.initFrom(&field);
    const QRect room = field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field);
    if (field.text().isEmpty()
        && field.fontMetrics().horizontalAdvance(field.placeholderText()) > room.width() - 4)
        faults << QStringLiteral("%1 cuts \"%2\"").arg(nameOf(field), field.placeholderText());
}

void addTitles(const QHeaderView& header, QStringList& faults) {
    if (header.orientation() != Qt::Horizontal)
        return;
    for (int i = 0; i < header.count(); ++i) {
        const QString title = header.model()->headerData(i, Qt::Horizontal).toString();
        if (!header.isSectionHidden(i)
            && header.fontMetrics().horizontalAdvance(title) > header.sectionSize(i))
            faults << QStringLiteral("a column of %1 cuts \"%2\"")
                          .arg(header.sectionSize(i))
                          .arg(title);
    }
}

// It lies within its parents; one that scrolls brings it into view.
void addLost(const QWidget& widget, const QWidget& page, QStringList& faults) {
    QRect place = widget.rect();
    for (const QWidget* each = &widget; each != &page; each = each->parentWidget()) {
        place.translate(each->pos());
        const QWidget* parent = each->parentWidget();
        const auto* area = qobject_cast<const QScrollArea*>(parent->parentWidget());
        if (area && parent == area->viewport()) {
            const bool across = place.left() >= 0 && place.right() <= parent->width();
            const bool down =
                area->verticalScrollBar()->maximum() > 0 || place.bottom() <= parent->height();
            if (!across || !down)
                faults << QStringLiteral("%1 cannot be scrolled into view: %2 from %3 in %4")
                              .arg(nameOf(widget), sizeText(place.size()))
                              .arg(place.left())
                              .arg(parent->width());
            return;
        }
        if (!parent->rect().adjusted(-1, -1, 1, 1).contains(place)) {
            faults << QStringLiteral("%1 sticks out of %2: %3 from %4, %5 in %6")
                          .arg(nameOf(widget), nameOf(*parent), sizeText(place.size()))
                          .arg(place.left())
                          .arg(place.top())
                          .arg(sizeText(parent->size()));
            return;
        }
    }
}

// What such a widget is made of is Qt's own.
bool isWhole(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget)
           || qobject_cast<const QTabBar*>(&widget) || qobject_cast<const QScrollBar*>(&widget)
           || qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QTextEdit*>(&widget);
}

void lookWithin(const QWidget& widget, const QWidget& page, QStringList& faults) {
    const auto* area = qobject_cast<const QScrollArea*>(&widget);
    if (qobject_cast<const QAbstractScrollArea*>(&widget) && !area) {
        for (const auto* header : widget.findChildren<const QHeaderView*>())
            if (header->isVisible())
                addTitles(*header, faults);
        return;
    }
    if (isWhole(widget))
        return;
    const QWidgetList children = widget.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    std::vector<const QWidget*> before;
    for (const QWidget* child : children) {
        if (child->objectName() == QLatin1String("scrollFade") || !child->isVisible()
            || child->isWindow() || child->size().isEmpty()
            || (qobject_cast<const QDockWidget*>(&widget)
                && qobject_cast<const QAbstractButton*>(child)))
            continue;
        if (!(area && child != area->viewport())) {
            addTooSmall(*child, faults);
            addLost(*child, page, faults);
        }
        if (const auto* field = qobject_cast<const QLineEdit*>(child))
            addInvitation(*field, faults);
        for (const QWidget* other : before)
            if (other->geometry().intersects(child->geometry()))
                faults << QStringLiteral("%1 lies on %2").arg(nameOf(*child), nameOf(*other));
        before.push_back(child);
        lookWithin(*child, page, faults);
    }
}

} // namespace

QStringList faultsOf(QWidget& window, const QWidget& page) {
    QStringList faults;
    lookWithin(page, page, faults);
    const ElisionWatch watch;
    const QPixmap picture = window.grab();
    for (const QString& text : watch.elided())
        faults << QStringLiteral("\"%1\" is cut when it is painted").arg(text);
    for (const QString& what : watch.misplaced())
        faults << QStringLiteral("painted: %1").arg(what);
    return faults;
}

} // namespace bouton::testing
