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
    switch (appearance) {
    case Preferences::Appearance::System:
        QApplication::setPalette(Theme::of(QApplication::palette()).palette());
        return;
    case Preferences::Appearance::Light: QApplication::setPalette(Theme::light().palette()); return;
    case Preferences::Appearance::Dark: QApplication::setPalette(Theme::dark().palette()); return;
    }
}

} // namespace bouton
