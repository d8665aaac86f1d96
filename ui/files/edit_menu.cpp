#include "ui/files/edit_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QMimeData>

#include <utility>

#include "ui/controls/layouts.h"
#include "ui/controls/menus.h"
#include "ui/files/game_files.h"
#include "ui/game/game_page.h"
#include "ui/print/drawing.h"
#include "ui/print/picture_file.h"

namespace bouton {

EditMenu::EditMenu(GameFiles& files, std::function<GamePage*()> page, QWidget* parent)
    : QMenu(parent), m_files(files), m_page(std::move(page)) {
    worded(this, &QMenu::setTitle, [] { return tr("&Edit"); });
    const auto put = [this](QMimeData* data, const QString& what) {
        QApplication::clipboard()->setMimeData(data);
        emit m_files.statusText(what);
    };
    m_position =
        named("copyPosition", addEntry(
                                  *this, this,
                                  [this, put] {
                                      QMimeData* data = GameFiles::positionOf(*m_page());
                                      const QString text = data->text();
                                      put(data, tr("Copied: %1").arg(text));
                                  },
                                  [] { return tr("Copy the &position"); }, QKeySequence::Copy));
    m_game =
        named("copyGame",
              addEntry(
                  *this, this,
                  [this, put] { put(GameFiles::gameOf(*m_page()), tr("The game is copied.")); },
                  [] { return tr("Copy the &game"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    m_picture = named(
        "copyPicture",
        addEntry(
            *this, this,
            [this, put] {
                GamePage* page = m_page();
                auto* data = new QMimeData;
                data->setImageData(QImage::fromData(pictureBytes(
                    {drawingOf(page->session().game(), *page->board())}, QStringLiteral("png"))));
                put(data, tr("The picture is copied."));
            },
            [] { return tr("Copy a p&icture of the board"); }, Qt::CTRL | Qt::ALT | Qt::Key_C));
    addSeparator();
    named("paste", addEntry(
                       *this, this, &EditMenu::paste,
                       [] { return tr("P&aste a game or a position"); }, QKeySequence::Paste));
    m_own = actions();
}

void EditMenu::refresh() {
    const GamePage* page = m_page();
    m_position->setEnabled(page);
    m_picture->setEnabled(page);
    m_game->setEnabled(page && m_page()->session().match());
}

void EditMenu::paste() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (data)
        m_files.take(*data, m_page());
}

} // namespace bouton
