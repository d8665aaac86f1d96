// SPDX-License-Identifier: MIT
#include "ui/controls/flat_style.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainterPath>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QVariantAnimation>
#include <QWidget>

#include <algorithm>

#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/flat_painting.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/switches.h"
#include "ui/controls/worded.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

using namespace flat;

namespace {

constexpr int unit = Theme::unit;
constexpr int scrollBarWidth = 12;
constexpr QSize toggleTrack(38, 22);
constexpr int leastHandle = 4 * unit;
constexpr int arrowWidth = 3 * unit; // of a box that opens or counts

bool isHead(const QWidget* widget) { return qobject_cast<const QHeaderView*>(widget); }

bool isList(const QWidget* widget) { return widget && widget->inherits("QComboBoxListView"); }

// A window of its own for a moment: a menu, an open list, a tip.
bool isLeaf(const QWidget* widget) {
    return qobject_cast<const QMenu*>(widget)
           || (widget
               && (widget->inherits("QComboBoxPrivateContainer") || widget->inherits("QTipLabel")));
}

int letter(const QStyleOption* option, const QWidget* widget) {
    return (option   ? option->fontMetrics
            : widget ? widget->fontMetrics()
                     : QFontMetrics(QFont()))
        .height();
}

// The mouse wheel is for the page. A page that one scrolls passes its controls under the mouse, and
// by themselves each of these would take the wheel and change its value unasked. A list of choices
// never takes it while it is closed, a number or a slider only while it has the focus; and the
// wheel gives no focus.
bool takesWheel(const QWidget* control) {
    return qobject_cast<const QComboBox*>(control) || qobject_cast<const QAbstractSpinBox*>(control)
           || qobject_cast<const QSlider*>(control);
}

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStringLiteral("Fusion")), m_fade(new HoverFade(this)) {}

double FlatStyle::over(const QStyleOption& option, const QWidget* widget) const {
    const bool lit = option.state & State_MouseOver && option.state & State_Enabled;
    return m_fade->level(widget, lit);
}

// Measures ----------------------------------------------------------------------------------------

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    const int indicator = std::max(2 * unit, letter(option, widget) * 9 / 10);
    const bool isToggle = qobject_cast<const ToggleSwitch*>(widget);
    switch (metric) {
    case PM_ScrollBarExtent: return scrollBarWidth;
    case PM_ScrollBarSliderMin: return leastHandle;
    case PM_IndicatorWidth: return isToggle ? toggleTrack.width() : indicator;
    case PM_IndicatorHeight: return isToggle ? toggleTrack.height() : indicator;
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return indicator;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return unit;
    case PM_MenuPanelWidth: return 0;
    case PM_MenuHMargin: return 0;
    case PM_MenuVMargin: return 6;
    case PM_MenuBarItemSpacing: return 2;
    case PM_MenuBarHMargin: return unit;
    case PM_MenuBarVMargin: return 2;
    case PM_MenuBarPanelWidth: return 0;
    case PM_ToolTipLabelFrameWidth: return 7;
    case PM_SplitterWidth: return unit + 2;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: return 22;
    case PM_DefaultFrameWidth:
        if (isLeaf(widget) || qobject_cast<const QAbstractScrollArea*>(widget))
            return 5;
        break;
    default: break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
    case SH_ScrollBar_LeftClickAbsolutePosition: return 1;
    case SH_ComboBox_Popup: return 0; // a list below, rather than a menu over the box
    case SH_ToolTipLabel_Opacity: return 255;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QRect FlatStyle::subElementRect(SubElement element, const QStyleOption* option,
                                const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const bool inBox = widget
                       && (qobject_cast<const QAbstractSpinBox*>(widget->parentWidget())
                           || qobject_cast<const QComboBox*>(widget->parentWidget()));
    return element == SE_LineEditContents && !inBox ? rect.adjusted(6, 0, -6, 0) : rect;
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
    const QRect all = option->rect;
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control == CC_SpinBox && spin) {
        const int arrows = spin->buttonSymbols == QAbstractSpinBox::NoButtons ? 6 : arrowWidth;
        const int half = (all.height() - 4) / 2;
        QRect rect = all;
        if (part == SC_SpinBoxUp)
            rect = QRect(all.right() - arrows + 1, all.top() + 2, arrows - 4, half);
        else if (part == SC_SpinBoxDown)
            rect = QRect(all.right() - arrows + 1, all.bottom() - 1 - half, arrows - 4, half);
        else if (part == SC_SpinBoxEditField)
            rect = all.adjusted(unit, 2, -arrows, -2);
        return visualRect(option->direction, all, rect);
    }
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (control == CC_ComboBox && combo && part == SC_ComboBoxEditField)
        return visualRect(option->direction, all, all.adjusted(unit + 2, 1, -arrowWidth - 2, -1));
    if (control == CC_ComboBox && combo && part == SC_ComboBoxListBoxPopup)
        return all.adjusted(0, 0, 0, 3);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
        return {};
    // There are no arrows, so Fusion is told of a bar that is longer by the room for them.
    const QPoint arrow =
        bar->orientation == Qt::Horizontal ? QPoint(scrollBarWidth, 0) : QPoint(0, scrollBarWidth);
    QStyleOptionSlider longer(*bar);
    longer.rect.setBottomRight(longer.rect.bottomRight() + 2 * arrow);
    return QProxyStyle::subControlRect(control, &longer, part, widget).translated(-arrow);
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                  const QSize& contents, const QWidget* widget) const {
    if (type == CT_PushButton) {
        if (qobject_cast<const GlyphButton*>(widget))
            return {4 * unit, 4 * unit};
        const auto* button = qobject_cast<const Button*>(widget);
        if (button && button->rank() == Button::Rank::Words)
            return {option->fontMetrics.horizontalAdvance(button->text()) + unit / 2,
                    option->fontMetrics.height() + unit};
        const bool link = button && button->rank() == Button::Rank::Link;
        return contents + QSize((link ? 2 : 4) * unit, (link ? 1 : 2) * unit + 2);
    }
    const auto* mark = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (mark && qobject_cast<const ToggleSwitch*>(widget)) {
        const QFontMetrics& letters = mark->fontMetrics;
        const int words =
            mark->text.isEmpty() ? 0 : toggleGap + letters.horizontalAdvance(mark->text) + 4;
        return {toggleTrack.width() + 4 + words,
                std::max(toggleTrack.height(), letters.height()) + unit};
    }
    if (mark && qobject_cast<const Segment*>(widget)) {
        // The chosen one is set in strong letters: no other moves when it is chosen.
        const QFontMetrics strong(sized(widget->font(), Type::Text, Weight::Strong));
        return {strong.horizontalAdvance(mark->text) + 2 * unit, strong.height() + 2 * unit - 2};
    }
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (item && qobject_cast<const QListWidget*>(widget))
        return {0, item->fontMetrics.height() + 2 * unit};
    const auto field = [](const QFontMetrics& metrics, const QString& words) {
        return QSize(metrics.horizontalAdvance(words) + 2 * unit + 2, metrics.height() + unit);
    };
    if (item && qobject_cast<const QTableView*>(widget))
        return field(item->fontMetrics, item->text);
    if (item && isList(widget))
        return field(item->fontMetrics, item->text);
    const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (type == CT_HeaderSection && head)
        return field(head->fontMetrics, head->text)
               + QSize(head->sortIndicator == QStyleOptionHeader::None ? 0 : 2 * unit, 0);
    const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (type == CT_MenuItem && entry) {
        if (entry->menuItemType == QStyleOptionMenuItem::Separator)
            return {contents.width(), unit + 1};
        return {contents.width() + 36 + 24 + (entry->text.contains(u'\t') ? 3 * unit : 0),
                entry->fontMetrics.height() + 10};
    }
    if (type == CT_MenuBarItem)
        return contents + QSize(2 * unit + 4, 10);
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (type == CT_TabBarTab && tab && widget) {
        // As with segments.
        QFont strong = widget->font();
        strong.setWeight(QFont::DemiBold);
        return {QFontMetrics(strong).horizontalAdvance(tab->text) + 4 * unit,
                tab->fontMetrics.height() + 2 * unit};
    }
    const int fieldHeight = letter(option, widget) + 2 * unit;
    if (type == CT_ComboBox)
        return {contents.width() + unit + arrowWidth + 8, fieldHeight};
    if (type == CT_LineEdit)
        return {contents.width() + 14, fieldHeight};
    if (type == CT_SpinBox) {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const bool arrows = !spin || spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        return {contents.width() + unit + (arrows ? arrowWidth : unit) + 4, fieldHeight};
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

void FlatStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    auto* tabs = qobject_cast<QTabBar*>(widget);
    if (tabs || qobject_cast<QPushButton*>(widget))
        widget->setCursor(Qt::PointingHandCursor);
    if (tabs) {
        tabs->setDrawBase(false);
        tabs->setExpanding(false);
        tabs->setAttribute(Qt::WA_Hover);
    }
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget)
        || qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QLineEdit*>(widget)
        || qobject_cast<QSlider*>(widget) || qobject_cast<QScrollBar*>(widget))
        m_fade->watch(widget);
    letChoiceBeHeard(widget);
    if (takesWheel(widget) && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    if (takesWheel(widget) || isLeaf(widget))
        widget->installEventFilter(this);
    // A comment, a file's name or a program's answer may look like HTML, which opens files. So each
    // label is plain text unless it says otherwise: those of Qt's tool tips and message boxes too,
    // which come here before their text is laid out.
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

bool FlatStyle::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Resize && isLeaf(widget)) {
        QPainterPath round;
        round.addRoundedRect(widget->rect(), fieldRadius, fieldRadius);
        widget->setMask(QRegion(round.toFillPolygon().toPolygon()));
    }
    if (event->type() == QEvent::Wheel && takesWheel(widget)
        && (!widget->hasFocus() || qobject_cast<QComboBox*>(widget))) {
        event->ignore(); // so that it goes on to the page
        return true;
    }
    return QProxyStyle::eventFilter(watched, event);
}

// Painting ----------------------------------------------------------------------------------------

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    const auto* head = qstyleoption_cast<const QStyleOptionHeader*>(option);
    const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const Theme& theme = Theme::of(option->palette);
    if (element == CE_PushButton && button)
        paintButton(Smooth(painter), *button, widget, over(*option, widget));
    else if (button && qobject_cast<const ToggleSwitch*>(widget))
        paintToggle(Smooth(painter), *button, toggleTrack, over(*option, widget));
    else if (button && qobject_cast<const RadioCard*>(widget))
        paintRadioCard(Smooth(painter), *button, over(*option, widget));
    else if (button && qobject_cast<const Segment*>(widget))
        paintSegment(Smooth(painter), *button, over(*option, widget));
    else if (element == CE_TabBarTab && tab)
        paintTab(Smooth(painter), *tab);
    else if (element == CE_ProgressBar && bar)
        paintProgress(Smooth(painter), *bar);
    else if (item && qobject_cast<const QListWidget*>(widget))
        paintTitle(Smooth(painter), *item);
    else if (element == CE_ItemViewItem && item && isList(widget))
        paintListItem(Smooth(painter), *item);
    else if (item && qobject_cast<const QTableView*>(widget))
        paintCell(Smooth(painter), item->rect,
                  item->state & State_Selected ? faded(theme.accent, 0.2) : theme.surface,
                  theme.line, item->palette.color(QPalette::Text), item->displayAlignment,
                  // cut rather than set smaller: a table has one size of text
                  item->fontMetrics.elidedText(item->text, Qt::ElideRight,
                                               item->rect.width() - 2 * unit));
    else if (element == CE_Header && head && isHead(widget)) {
        const Smooth smooth(painter);
        const bool sorted = head->sortIndicator != QStyleOptionHeader::None;
        paintCell(smooth, head->rect, theme.surface, mixed(theme.line, theme.ink, 0.3), theme.faint,
                  head->textAlignment, head->text);
        // Before words that stand on the right, else at the right end.
        const double words = head->fontMetrics.horizontalAdvance(head->text) + unit;
        const double at = head->textAlignment & Qt::AlignRight
                              ? std::max(head->rect.right() - words - 7, head->rect.left() + 5.0)
                              : head->rect.right() - 10.0;
        if (sorted)
            paintChevron(smooth, {at, head->rect.center().y() + 0.5},
                         head->sortIndicator == QStyleOptionHeader::SortDown ? Qt::UpArrow
                                                                             : Qt::DownArrow,
                         theme.accent);
    } else if (element == CE_HeaderEmptyArea && isHead(widget))
        painter->fillRect(option->rect, theme.surface);
    else if (element == CE_ShapedFrame && qobject_cast<const Card*>(widget))
        paintSheet(Smooth(painter), option->rect, theme.surface, Qt::NoPen, Theme::radius);
    else if (element == CE_ShapedFrame && qobject_cast<const SegmentedSwitch*>(widget))
        paintSheet(Smooth(painter), option->rect, faded(theme.ink, 0.07), Qt::NoPen, Theme::radius);
    else if (element == CE_MenuItem && entry)
        paintMenuItem(Smooth(painter), *entry);
    else if (element == CE_MenuBarItem && entry) {
        painter->fillRect(option->rect, theme.window);
        paintMenuBarItem(Smooth(painter), *entry);
    } else if (element == CE_MenuBarEmptyArea)
        painter->fillRect(option->rect, theme.window);
    else if (element == CE_MenuEmptyArea || element == CE_MenuVMargin || element == CE_MenuHMargin)
        return; // the menu itself is painted already
    else if (element == CE_Splitter)
        paintSplitter(Smooth(painter), *option);
    else
        QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    const double lit = over(*option, widget);
    const auto place = [&](SubControl part) {
        return subControlRect(control, option, part, widget);
    };
    if (control == CC_ScrollBar && slider)
        paintScrollBar(Smooth(painter), *slider, place(SC_ScrollBarSlider), lit);
    else if (control == CC_Slider && slider)
        paintSlider(Smooth(painter), *slider, place(SC_SliderHandle), lit);
    else if (control == CC_ComboBox && combo)
        paintComboBox(Smooth(painter), *combo, lit);
    else if (control == CC_SpinBox && spin)
        paintSpinBox(Smooth(painter), *spin, place(SC_SpinBoxUp), place(SC_SpinBoxDown), lit);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    const Theme& theme = Theme::of(option->palette);
    switch (element) {
    case PE_IndicatorRadioButton:
        return paintIndicator(Smooth(painter), *option, true, over(*option, widget));
    case PE_IndicatorCheckBox:
        return paintIndicator(Smooth(painter), *option, false, over(*option, widget));
    case PE_PanelItemViewRow:
        if (qobject_cast<const QTableView*>(widget))
            return; // each of its fields is filled by itself
        break;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->lineWidth > 0)
            paintInput(Smooth(painter), *option, over(*option, widget));
        return;
    case PE_FrameFocusRect:
        if (qobject_cast<const QAbstractButton*>(widget))
            return; // the mark beside its words wears the ring
        return paintSheet(Smooth(painter), QRectF(option->rect).adjusted(1, 1, -1, -1), Qt::NoBrush,
                          QPen(theme.accent, 1.5), 4);
    case PE_PanelMenu:
    case PE_PanelTipLabel: return paintMenu(Smooth(painter), *option);
    case PE_FrameMenu:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_PanelMenuBar: return;
    case PE_Frame:
        if (isLeaf(widget))
            return paintMenu(Smooth(painter), *option);
        return paintInput(Smooth(painter), *option, 0);
    case PE_FrameGroupBox:
        return paintSheet(Smooth(painter), option->rect, faded(theme.ink, 0.03), Qt::NoPen,
                          Theme::radius);
    case PE_PanelButtonTool:
        return paintSheet(Smooth(painter), QRectF(option->rect).adjusted(1, 1, -1, -1),
                          faded(theme.ink, option->state & State_Sunken      ? 0.16
                                           : option->state & State_MouseOver ? 0.08
                                                                             : 0),
                          Qt::NoPen, fieldRadius - 2);
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
        return paintChevron(Smooth(painter), QRectF(option->rect).center(),
                            element == PE_IndicatorArrowUp     ? Qt::UpArrow
                            : element == PE_IndicatorArrowDown ? Qt::DownArrow
                            : element == PE_IndicatorArrowLeft ? Qt::LeftArrow
                                                               : Qt::RightArrow,
                            theme.ink);
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

// HoverFade ---------------------------------------------------------------------------------------

void HoverFade::watch(QWidget* widget) {
    widget->setAttribute(Qt::WA_Hover);
    widget->installEventFilter(this);
}

double HoverFade::level(const QObject* widget, bool over) const {
    const QVariantAnimation* running = m_running.value(widget);
    return running ? running->currentValue().toDouble() : over ? 1 : 0;
}

bool HoverFade::eventFilter(QObject* watched, QEvent* event) {
    const bool in = event->type() == QEvent::HoverEnter;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || (!in && event->type() != QEvent::HoverLeave))
        return QObject::eventFilter(watched, event);
    const double from = level(widget, !in);
    if (QVariantAnimation* before = m_running.take(widget))
        before->deleteLater();
    auto* fade = new QVariantAnimation(widget);
    fade->setStartValue(from);
    fade->setEndValue(in ? 1.0 : 0.0);
    fade->setDuration(duration);
    m_running.insert(widget, fade);
    connect(fade, &QVariantAnimation::valueChanged, widget, qOverload<>(&QWidget::update));
    const auto forget = [this, widget, fade] {
        if (m_running.value(widget) == fade)
            m_running.remove(widget);
    };
    connect(fade, &QVariantAnimation::finished, this, [forget, fade] {
        forget();
        fade->deleteLater();
    });
    connect(fade, &QObject::destroyed, this, forget); // with its widget
    fade->start();
    return QObject::eventFilter(watched, event);
}

void letChoiceBeHeard(QWidget* control) {
    auto* box = qobject_cast<QComboBox*>(control);
    if (!box || box->property("choiceIsHeard").toBool())
        return;
    box->setProperty("choiceIsHeard", true);
    const auto describe = [box] { box->setAccessibleDescription(box->currentText()); };
    // The choice may be made while the signals of the list are blocked.
    new Repeated(box, QEvent::FocusIn, describe);
    for (const auto news : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        QObject::connect(box->model(), news, box, describe);
    QObject::connect(box->model(), &QAbstractItemModel::dataChanged, box, describe);
    QObject::connect(box, &QComboBox::currentTextChanged, box,
                     [box, describe](const QString& chosen) {
                         describe();
                         if (box->hasFocus())
                             Announcer::sayFrom(*box, chosen);
                     });
}

} // namespace bouton
