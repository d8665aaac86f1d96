// SPDX-License-Identifier: MIT
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

class QWidget;

// How FlatStyle paints each control. `over` says how much it is under the mouse, 0 to 1.
namespace bouton::flat {

// A painter with smooth edges, which is afterwards as it was.
class Smooth {
public:
    explicit Smooth(QPainter* painter) : m_painter(painter) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
    }
    ~Smooth() { m_painter->restore(); }
    Smooth(const Smooth&) = delete;
    Smooth& operator=(const Smooth&) = delete;
    operator QPainter&() const { return *m_painter; }

private:
    QPainter* m_painter;
};

inline bool enabled(const QStyleOption& option) { return option.state & QStyle::State_Enabled; }

constexpr int toggleGap = 10;  // between a switch and its words
constexpr int fieldRadius = 8; // of fields, menus and what is chosen in a list

void paintSheet(QPainter& painter, const QRectF& rect, const QBrush& brush, const QPen& pen,
                double radius);
// An angle that points up, down, left or right.
void paintChevron(QPainter& painter, QPointF middle, Qt::ArrowType to, const QColor& color);
// One line of words, away from the edges.
void paintWords(QPainter& painter, const QRect& rect, Qt::Alignment side, const QString& words);

// Buttons.
void paintButton(QPainter& painter, const QStyleOptionButton& option, const QWidget* widget,
                 double over);
// A tick or a dot.
void paintIndicator(QPainter& painter, const QStyleOption& option, bool round, double over);
void paintToggle(QPainter& painter, const QStyleOptionButton& toggle, QSize track, double over);
// A RadioCard without its words, and a segment of a track with its word.
void paintRadioCard(QPainter& painter, const QStyleOptionButton& card, double over);
void paintSegment(QPainter& painter, const QStyleOptionButton& segment, double over);
void paintTab(QPainter& painter, const QStyleOptionTab& tab);
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QRectF& handle,
                    double over);
void paintSlider(QPainter& painter, const QStyleOptionSlider& slider, const QRectF& handle,
                 double over);
void paintSplitter(QPainter& painter, const QStyleOption& handle);

// Fields, lists and menus.
void paintInput(QPainter& painter, const QStyleOption& option, double over);
void paintComboBox(QPainter& painter, const QStyleOptionComboBox& box, double over);
void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& box, const QRect& up,
                  const QRect& down, double over);
// A title in a list of pages. The chosen one is bold; one whose Qt::UserRole is true has a
// triangle.
void paintTitle(QPainter& painter, const QStyleOptionViewItem& item);
void paintListItem(QPainter& painter, const QStyleOptionViewItem& item);
// A field of a table, over a line.
void paintCell(QPainter& painter, const QRect& rect, const QBrush& ground, const QColor& line,
               const QColor& ink, Qt::Alignment side, const QString& words);
void paintMenu(QPainter& painter, const QStyleOption& menu);
void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item);
void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item);

} // namespace bouton::flat
