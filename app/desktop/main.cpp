#include <QApplication>

#include <random>

#include "ui/flat_style.h"
#include "ui/main_window.h"
#include "ui/resources.h"
#include "ui/words.h"

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Bouton"));
    QApplication::setApplicationName(QStringLiteral("Bouton"));
    QApplication::setApplicationVersion(QStringLiteral(BOUTON_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("bouton"));
    QApplication::setWindowIcon(bouton::applicationIcon());

    QApplication::setStyle(new bouton::FlatStyle);
    bouton::EnglishPlurals english;
    QApplication::installTranslator(&english);

    std::random_device noise;
    bouton::MainWindow window((std::uint64_t{noise()} << 32) | noise());
    window.show();
    return QApplication::exec();
}
