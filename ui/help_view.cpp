#include "ui/help_view.h"

#include <QEvent>
#include <QFile>
#include <QTextBrowser>

#include "ui/resources.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

// Qt's rich text takes its colours from a sheet, not from the palette.
QString sheet(const Theme& theme) {
    return QStringLiteral("h1 { font-size: x-large; } h2 { font-size: large; color: %1; }"
                          "p, li { margin-bottom: 6px; } code { color: %1; }"
                          "td, th { padding: 3px 10px 3px 0; }")
        .arg(theme.accent.name());
}

} // namespace

HelpView::HelpView(QWidget* parent) : QDockWidget(parent), m_text(new QTextBrowser) {
    setObjectName(QStringLiteral("help"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenExternalLinks(true);
    m_text->document()->setDocumentMargin(2 * Theme::unit);
    m_text->setMinimumWidth(40 * Theme::unit);
    setWidget(m_text);
}

void HelpView::showPage(const Ruleset* game) {
    if (m_page == game)
        return;
    m_page = game;
    load();
}

QString HelpView::plainText() const { return m_text->toPlainText(); }

void HelpView::load() {
    const Ruleset* game = *m_page;
    loadResources();
    QFile file(QStringLiteral(":/help/en/%1.html")
                   .arg(QLatin1String(game ? game->name.id : "laboratory")));
    const QString page =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    setWindowTitle(game ? tr("Rules: %1").arg(spoken(game->name.title)) : tr("Laboratory"));
    m_text->document()->setDefaultStyleSheet(sheet(Theme::of(*this)));
    m_text->setHtml(page);
}

void HelpView::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (m_page
        && (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange))
        load();
}

} // namespace bouton
