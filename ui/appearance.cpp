#include "ui/appearance.h"

#include <QApplication>

#include "ui/controls/flat_style.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

void apply(Preferences::Appearance appearance) {
    if (!qobject_cast<FlatStyle*>(QApplication::style())) {
        QApplication::setStyle(new FlatStyle);
        QApplication::installTranslator(new EnglishPlurals(qApp));
    }
    QApplication::setPalette(QPalette()); // the desktop's own
    const Theme& theme = appearance == Preferences::Appearance::Light ? Theme::light()
                         : appearance == Preferences::Appearance::Dark
                             ? Theme::dark()
                             : Theme::of(QApplication::palette());
    QApplication::setPalette(theme.palette());
}

} // namespace bouton
