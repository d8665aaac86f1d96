// SPDX-License-Identifier: MIT
#include "ui/help/help_view.h"

#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QUrl>

#include <memory>

#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/languages.h"
#include "ui/controls/words.h"
#include "ui/theme/resources.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int boardSide = 26 * Theme::unit;    // of a picture
constexpr const char* ownClaims = "claims.md"; // how conditions are written
constexpr QLatin1String scheme("help");

QString documentNamed(const std::string& page) {
    return QStringLiteral(":/docs/") + QString::fromStdString(page);
}

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The rules of a game of one's own: what the author says, and the text by which it is played. All
// of it is plain text.
QString pageOf(const OwnRules& own) {
    const auto escaped = [](const std::string& text) {
        return QString::fromStdString(text).toHtmlEscaped();
    };
    QString page = QStringLiteral("<h1>%1</h1><p><img src=\"board:%2\"></p>")
                       .arg(escaped(own.rules().title), QString::fromStdString(own.id));
    for (const std::string& line : own.rules().says)
        page += QStringLiteral("<p>") + escaped(line) + QStringLiteral("</p>");
    return page + QStringLiteral("<pre>") + escaped(own.text) + QStringLiteral("</pre>");
}

// Qt's rich text takes its colours from a sheet, not from the palette.
QString sheet(const Theme& theme) {
    return QStringLiteral("h1 { font-size: x-large; font-weight: 600; }"
                          "h2 { font-size: large; font-weight: 600; color: %1; }"
                          "p, li { margin-bottom: 6px; } code { color: %1; } a { color: %1; }"
                          "td, th { padding: 3px 10px 3px 0; }"
                          ".note { color: %2; }")
        .arg(theme.accent.name(), theme.faint.name());
}

// Markdown has tables with frames, and lines of code that are as wide as they are.
void fitToWidth(QTextDocument& document) {
    for (QTextBlock block = document.begin(); block != document.end(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setNonBreakableLines(false);
        QTextCursor(block).setBlockFormat(format);
        if (QTextTable* table = QTextCursor(block).currentTable()) {
            QTextTableFormat shape = table->format();
            shape.setBorder(0);
            shape.setCellSpacing(0);
            shape.setCellPadding(Theme::unit / 2);
            table->setFormat(shape);
        }
    }
}

// A page with pictures of boards: "board:towers" is the game's lively position, and
// "board:towers;G../R.. G" any other.
class HelpPage : public QTextBrowser {
public:
    explicit HelpPage(std::span<const Ruleset* const> games) : m_games(games) {}

    QVariant loadResource(int type, const QUrl& name) override {
        if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("board"))
            return QTextBrowser::loadResource(type, name);
        const QString path = name.path(QUrl::FullyDecoded);
        const std::string id = path.section(u';', 0, 0).toStdString();
        const auto game = gameNamed(id, m_games);
        return game ? picture(**game, path.section(u';', 1)) : QVariant();
    }

protected:
    // Copying selected words is the page's; the window would copy its position.
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride && textCursor().hasSelection()
            && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            event->accept();
            return true;
        }
        return QTextBrowser::event(event);
    }

private:
    QImage picture(const Ruleset& game, const QString& position) const {
        const std::unique_ptr<BoardView> board(makeMiniature(game));
        board->setPalette(palette());
        board->resize(boardSide, boardSide);
        if (const Or<Picture> given = game.parse(position.toStdString());
            !position.isEmpty() && given) {
            board->setPicture(*given);
            board->setMarks({});
        }
        const double ratio = devicePixelRatioF();
        QImage image(QSizeF(boardSide * ratio, boardSide * ratio).toSize(),
                     QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        board->render(&painter, {}, {}, QWidget::DrawChildren);
        return image;
    }

    std::span<const Ruleset* const> m_games;
};

} // namespace

HelpView::HelpView(std::span<const Ruleset* const> games, QWidget* parent)
    : QDockWidget(parent), m_games(games), m_text(new HelpPage(games)) {
    setObjectName(QStringLiteral("help"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpView::follow);
    m_text->document()->setDocumentMargin(2 * Theme::unit);
    m_text->setMinimumWidth(40 * Theme::unit);
    setWidget(m_text);
    QDesktopServices::setUrlHandler(scheme, this, "follow");
}

HelpView::~HelpView() { QDesktopServices::unsetUrlHandler(scheme); }

void HelpView::showGame(const Ruleset& game) { show(game.name.id, &game); }

void HelpView::show(const std::string& page, const Ruleset* game) {
    if (m_page == page)
        return;
    m_page = page;
    m_game = game;
    load();
}

void HelpView::follow(const QUrl& link) {
    const std::string page = link.path().toStdString();
    if (link.isRelative() && QFile::exists(documentNamed(page)))
        show(page, nullptr);
    if (link.isRelative())
        return;
    if (link.scheme() != scheme) {
        QDesktopServices::openUrl(link);
        return;
    }
    for (const Ruleset* game : m_games)
        if (page == game->name.id)
            showGame(*game);
    for (const char* ofProgram : {program, laboratory, ownPrograms, ownGames})
        if (page == ofProgram || page + ".md" == ofProgram)
            showPage(ofProgram);
    emit wanted();
    if (link.hasFragment())
        m_text->scrollToAnchor(link.fragment());
}

QString HelpView::plainText() const { return m_text->toPlainText(); }

void HelpView::load() {
    loadResources();
    m_text->document()->clear(); // its pictures too
    m_text->document()->setDefaultStyleSheet(sheet(Theme::of(*this)));
    if (QFile::exists(documentNamed(m_page)))
        return loadDocument();
    const OwnRules* own = m_game ? ownRulesOf(*m_game) : nullptr;
    const QString page =
        own ? pageOf(*own)
            : textOf(inLanguage(QStringLiteral(":/help/%1/") + QString::fromStdString(m_page)
                                + QStringLiteral(".html")));
    setWindowTitle(m_game                   ? tr("Rules: %1").arg(spoken(m_game->name.title))
                   : m_page == "laboratory" ? tr("Laboratory")
                                            : tr("How Bouton works"));
    m_text->setHtml(page);
    m_text->setAccessibleName(windowTitle());
}

// A page in Markdown, or a program to start from. Each leads back to the first of them.
void HelpView::loadDocument() {
    const bool ofGames = m_page == ownGames || m_page == ownClaims;
    const QString title = ofGames ? tr("Games of your own") : tr("Programs of your own");
    const QString text = textOf(documentNamed(m_page));
    const QString back =
        ofGames ? QStringLiteral("help:own-games") : QStringLiteral("help:own-programs");
    setWindowTitle(title);
    m_text->setAccessibleName(title);
    if (m_page == ownPrograms || m_page == ownGames)
        m_text->setMarkdown(text);
    else if (m_page.ends_with(".md"))
        m_text->setMarkdown(QStringLiteral("[%1](%2)\n\n%3").arg(title, back, text));
    if (m_page.ends_with(".md"))
        fitToWidth(*m_text->document());
    else
        m_text->setHtml(QStringLiteral("<p><a href=\"%2\">%1</a></p><pre>%3</pre>")
                            .arg(title, back, text.toHtmlEscaped()));
}

void HelpView::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (!m_page.empty()
        && (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange
            || event->type() == QEvent::FontChange))
        load();
}

} // namespace bouton
