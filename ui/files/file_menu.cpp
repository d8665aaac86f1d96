#include "ui/files/file_menu.h"

#include <QFileInfo>
#include <QPointer>

#include <utility>

#include "session/file_name.h"
#include "ui/boards/board_view.h"
#include "ui/controls/layouts.h"
#include "ui/controls/menus.h"
#include "ui/controls/words.h"
#include "ui/files/game_files.h"
#include "ui/game/game_page.h"
#include "ui/preferences/preferences.h"
#include "ui/print/drawing.h"
#include "ui/print/film.h"
#include "ui/print/picture_file.h"

namespace bouton {

FileMenu::FileMenu(GameFiles& files, Preferences& preferences, std::function<GamePage*()> page,
                   QWidget* parent)
    : QMenu(parent), m_files(files), m_preferences(preferences), m_page(std::move(page)) {
    worded(this, &QMenu::setTitle, [] { return tr("&File"); });
    named("openFile", addEntry(
                          *this, &m_files, &GameFiles::askToOpen, [] { return tr("&Open…"); },
                          QKeySequence::Open));
    m_recent = worded(addMenu(QString()), &QMenu::setTitle, [] { return tr("Open &recent"); });
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    addSeparator();
    m_save = named("saveFile", addEntry(
                                   *this, this, [this] { m_files.save(*m_page()); },
                                   [] { return tr("&Save"); }, QKeySequence::Save));
    m_saveAs =
        named("saveFileAs", addEntry(
                                *this, this, [this] { m_files.askToSave(*m_page()); },
                                [] { return tr("Save &as…"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    addSeparator();
    m_picture = named("savePicture", addEntry(*this, this, &FileMenu::savePicture,
                                              [] { return tr("Save a p&icture of the board…"); }));
    m_film = named("saveFilm", addEntry(*this, this, &FileMenu::saveFilm,
                                        [] { return tr("Save a &moving picture of the game…"); }));
    m_print = named("printBoard", addEntry(
                                      *this, this, &FileMenu::print,
                                      [] { return tr("&Print the board…"); }, QKeySequence::Print));
    connect(&preferences, &Preferences::recentFilesChanged, this, &FileMenu::listRecent);
    listRecent();
}

void FileMenu::listRecent() {
    m_recent->clear();
    int number = 0;
    for (const QString& path : m_preferences.recentFiles()) {
        const QString name = withoutKeys(shownPath(QFileInfo(path).fileName()));
        QAction* action = m_recent->addAction(QStringLiteral("&%1  %2").arg(++number).arg(name));
        action->setToolTip(shownPath(path));
        connect(action, &QAction::triggered, this, [this, path] { m_files.open(path); });
    }
    m_recent->setToolTipsVisible(true);
    m_recent->setEnabled(number > 0);
}

void FileMenu::refresh() {
    const GamePage* page = m_page();
    const bool game = page && m_page()->session().match();
    m_save->setEnabled(game);
    m_saveAs->setEnabled(game);
    m_picture->setEnabled(page);
    m_film->setEnabled(game);
    m_print->setEnabled(page);
}

void FileMenu::savePicture() {
    GamePage* page = m_page();
    QFileInfo name(GameFiles::nameFor(page->session()));
    askToExport(
        parentWidget(), name.completeBaseName() + QStringLiteral(".png"),
        [page] { return Drawings{drawingOf(page->session().game(), *page->board())}; },
        [this](const QString& sentence) { emit m_files.statusText(sentence); });
}

// As the board is seen, at the pace of a replay.
void FileMenu::saveFilm() {
    GamePage* page = m_page();
    askToSaveFilm(
        parentWidget(),
        tr("%1 moving", "the name of a file with a moving picture")
                .arg(QFileInfo(GameFiles::nameFor(page->session())).completeBaseName())
            + QStringLiteral(".png"),
        [this, page = QPointer(page)] {
            if (!page || !page->session().match())
                return Film{};
            Film film = filmOf(*page->session().match());
            film.turned = page->board()->turned();
            film.coordinates = page->board()->coordinatesShown();
            film.pace = m_preferences.replayStep();
            return film;
        },
        [this](const QString& sentence) { emit m_files.statusText(sentence); });
}

void FileMenu::print() {
    GamePage* page = m_page();
    askToPrint(
        parentWidget(), spoken(page->session().game().name.title),
        [page] { return Drawings{drawingOf(page->session().game(), *page->board())}; },
        [this](const QString& sentence) { emit m_files.statusText(sentence); });
}

} // namespace bouton
