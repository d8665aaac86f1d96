#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace bouton {

// Draws one line of text into `rect`, with the painter's font and pen. `flags` are Qt::Alignment.
// Text that is too wide is set smaller, down to four fifths; what is still too wide is cut and ends
// in an ellipsis.
void paintText(QPainter& painter, const QRectF& rect, int flags, const QString& text);

// While one lives, texts that paintText() had to cut are remembered. For tests, on the window's
// thread; one at a time.
class ElisionWatch {
public:
    ElisionWatch();
    ~ElisionWatch();
    ElisionWatch(const ElisionWatch&) = delete;
    ElisionWatch& operator=(const ElisionWatch&) = delete;

    const QStringList& elided() const { return m_elided; }

private:
    friend void paintText(QPainter& painter, const QRectF& rect, int flags, const QString& text);
    QStringList m_elided;
};

} // namespace bouton
