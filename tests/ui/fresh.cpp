// SPDX-License-Identifier: MIT
#include "ui/fresh.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <QPixmap>
#include <QScreen>
#include <QTest>
#include <QWidget>

#include <algorithm>

namespace bouton::testing {

namespace {

constexpr int soonFresh = 3000; // milliseconds

// Where two pictures differ, by more than the pixel that a letter of Qt's own status bar may reach
// beyond what that paints.
QRect staleWithin(const QImage& a, const QImage& b) {
    QRect found;
    for (int y = 0; y < std::min(a.height(), b.height()); ++y) {
        const auto* left = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* right = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        const int width = std::min(a.width(), b.width());
        if (std::equal(left, left + width, right))
            continue;
        for (int x = 0; x < width; ++x)
            if (left[x] != right[x])
                found |= QRect(x, y, 1, 1);
    }
    return found.width() * found.height() > 1 ? found : QRect();
}

} // namespace

void expectFresh(QWidget& window, const QString& after) {
    if (window.devicePixelRatioF() != 1)
        return; // Qt's offscreen screen gives only a part of such a window
    const auto plain = [](const QPixmap& picture) {
        return picture.toImage().convertToFormat(QImage::Format_RGB32);
    };
    QImage shown, anew;
    QRect stale;
    // What a thread brings meanwhile is painted with the next events. What is stale stays so.
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            for (int i = 0; i < 4; ++i) // a layout may lie within a layout
                QCoreApplication::processEvents();
            // What they have asked for, without more that work under way would bring.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::sendPostedEvents(&window, QEvent::UpdateRequest);
            shown = plain(window.screen()->grabWindow(window.winId()));
            anew = plain(window.grab());
            stale = staleWithin(shown, anew);
            return shown.size() == anew.size() && stale.isEmpty();
        },
        soonFresh))
        << "after " << after.toStdString() << " the screen shows something old at " << stale.x()
        << ',' << stale.y() << ' ' << stale.width() << 'x' << stale.height();
}

} // namespace bouton::testing
