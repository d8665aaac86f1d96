// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QPaintDevice;
class QPainter;

namespace bouton {

// Draws one line of text into `rect`, with the painter's font and pen. `flags` are Qt::Alignment.
// Text that is too wide is set smaller, down to four fifths; what is still too wide is cut and ends
// in an ellipsis.
void paintText(QPainter& painter, const QRectF& rect, int flags, const QString& text);

// While one lives, texts that paintText() had to cut are remembered, and those that it has put on
// another text of the same widget or page or over its edge. The lines of lists and tables do not
// count: they scroll, and have tool tips. A page is that of a PDF; look at one page each. For
// tests, on the window's thread; one at a time.
class ElisionWatch {
public:
    ElisionWatch();
    ~ElisionWatch();
    ElisionWatch(const ElisionWatch&) = delete;
    ElisionWatch& operator=(const ElisionWatch&) = delete;

    const QStringList& elided() const { return m_elided; }
    QStringList written() const; // whole texts of widgets and pages
    struct Sized {
        QString text;
        double height; // of its letters
    };
    // Every text, also one that was painted for a cache, in whole pixels. What is part of a larger
    // drawing does not count.
    const std::vector<Sized>& sized() const { return m_sized; }
    // The texts of pages, in points.
    const std::vector<Sized>& printed() const { return m_printed; }
    // What lies on what, in words.
    const QStringList& misplaced() const { return m_misplaced; }

private:
    struct Placed {
        const QPaintDevice* on;
        QRectF ink;
        QString text;
    };
    void place(const QPainter& painter, const QRectF& rect, int flags, const QString& text);

    friend void paintText(QPainter& painter, const QRectF& rect, int flags, const QString& text);
    QStringList m_elided, m_misplaced;
    std::vector<Placed> m_placed;
    std::vector<Sized> m_sized, m_printed;
};

} // namespace bouton
