// SPDX-License-Identifier: MIT
#include "ui/preferences/appearance.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QLabel>
#include <QLayout>
#include <QWidget>

#include "ui/controls/flat_style.h"
#include "ui/controls/words.h"
#include "ui/theme/theme.h"

namespace bouton {

void apply(Preferences::Appearance appearance, Eyes eyes) {
    if (!qobject_cast<FlatStyle*>(QApplication::style())) {
        QApplication::setStyle(new FlatStyle);
        QApplication::installTranslator(new EnglishPlurals(qApp));
    }
    const bool others = eyes != Theme::worn();
    Theme::wear(eyes);
    QApplication::setPalette(QPalette()); // the desktop's own
    const Theme& theme = appearance == Preferences::Appearance::Light ? Theme::light()
                         : appearance == Preferences::Appearance::Dark
                             ? Theme::dark()
                             : Theme::of(QApplication::palette());
    QApplication::setPalette(theme.palette());
    if (!others)
        return;
    // Qt tells those whose palette has changed, and the eyes may change the boards alone.
    for (QWidget* widget : QApplication::allWidgets())
        widget->update();
}

void applyTypeSize(int percent) {
    static const QFont systems = QApplication::font();
    QFont font = systems;
    if (font.pixelSize() > 0)
        font.setPixelSize(font.pixelSize() * percent / 100);
    else
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    if (font == QApplication::font())
        return;
    QApplication::setFont(font);
    // Qt tells those whose font has changed by that, not those who have a size of their own.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::ApplicationFontChange);
        QApplication::sendEvent(widget, &event);
    }
    // What was measured while only some had the new letters would stay as large as it was: labels
    // keep their size, layouts that of each part; hidden parts do not tell layouts of a change.
    for (QWidget* widget : QApplication::allWidgets()) {
        if (auto* label = qobject_cast<QLabel*>(widget))
            label->setIndent(label->indent()); // which measures anew
        widget->updateGeometry();
        if (const QLayout* layout = widget->layout())
            for (auto* part : layout->findChildren<QLayout*>())
                part->invalidate();
    }
}

} // namespace bouton
