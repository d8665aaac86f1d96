#include <QApplication>

#include <random>

#include "ui/main_window.h"
#include "ui/resources.h"

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Bouton"));
    QApplication::setApplicationName(QStringLiteral("Bouton"));
    QApplication::setApplicationVersion(QStringLiteral(BOUTON_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("bouton"));
    QApplication::setWindowIcon(bouton::applicationIcon());

    std::random_device noise;
    bouton::MainWindow window((std::uint64_t{noise()} << 32) | noise());
    window.show();
    return QApplication::exec();
}
