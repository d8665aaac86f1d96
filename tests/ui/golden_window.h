#pragma once

#include <QCursor>

#include "ui/golden.h"
#include "ui/support.h"

namespace bouton::testing {

using Appearance = Preferences::Appearance;

class GoldenParts : public Window {
protected:
    void SetUp() override {
        QCursor::setPos(4000, 4000); // where a test before has left it, something is lit up
        if (!paintsAsGolden())
            GTEST_SKIP() << "this machine paints text otherwise";
    }

    // In light and in dark, and the words once.
    void expectPart(const QString& name, QWidget& part) {
        for (const auto& [appearance, word] :
             {std::pair(Appearance::Light, "light"), std::pair(Appearance::Dark, "dark")}) {
            window->preferences().setAppearance(appearance);
            for (int i = 0; i < 4; ++i) // a layout within a layout
                QCoreApplication::processEvents();
            expectGolden(QStringLiteral("%1-%2").arg(name, QLatin1String(word)),
                         part.grab().toImage());
        }
        window->preferences().setAppearance(Appearance::Light);
        expectGoldenWords(name, part);
    }
};

} // namespace bouton::testing
