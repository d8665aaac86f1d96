// SPDX-License-Identifier: MIT
#pragma once

#include <QCursor>
#include <QStandardPaths>

#include "ui/controls/file_dialog.h"
#include "ui/golden.h"
#include "ui/start/start_cards.h"
#include "ui/support.h"

namespace bouton::testing {

using Appearance = Preferences::Appearance;

// Before the window is there: where a test before has left it, something would be lit up.
struct PointerAway {
    PointerAway() { QCursor::setPos(4000, 4000); }
};

// A layout may lie within a layout.
inline void layOutAll() {
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
}

// A part of the window in light and in dark, and its words once.
inline void expectGoldenPart(MainWindow& window, const QString& name, QWidget& part) {
    for (const auto& [appearance, word] :
         {std::pair(Appearance::Light, "light"), std::pair(Appearance::Dark, "dark")}) {
        window.preferences().appearance.set(appearance);
        layOutAll();
        expectGolden(QStringLiteral("%1-%2").arg(name, QLatin1String(word)), part.grab().toImage());
    }
    window.preferences().appearance.set(Appearance::Light);
    expectGoldenWords(name, part);
}

// Cards of the start page are as high as the claim of the day needs.
struct SameDay {
    SameDay() {
        LaboratoryCard::today = [] { return QDate(2026, 11, 28); };
    }
    ~SameDay() { LaboratoryCard::today = &QDate::currentDate; }
};

// A fixture whose pictures are held to golden ones.
template <class Fixture> class Golden : PointerAway, SameDay, public Fixture {
protected:
    // Where a test before has chosen a file, dialogs would open.
    Golden() { openDialogsIn(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)); }
    void SetUp() override {
        if (!paintsAsGolden())
            GTEST_SKIP() << "this machine paints text otherwise";
    }
    void expectPart(const QString& name, QWidget& part) {
        expectGoldenPart(*this->window, name, part);
    }
};

class GoldenParts : public Golden<Window> {};

} // namespace bouton::testing
