// SPDX-License-Identifier: MIT
#include "ui/game/insight_sheets.h"

#include <QBoxLayout>

#include <algorithm>

#include "ui/boards/board_view.h"
#include "ui/controls/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/listen.h"
#include "ui/insight/board_insight.h"
#include "ui/insight/book_panel.h"
#include "ui/insight/insight_panels.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

// Takes no room where nothing is shown in it.
QWidget* scrolling(QBoxLayout* panels) {
    auto* sheet = new QWidget;
    sheet->setLayout(column({panels, Item::stretch()}, 2 * Theme::unit));
    auto* area = new SnugScrollArea(sheet);
    area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    return area;
}

} // namespace

InsightSheets::InsightSheets(Session& session, const Preferences& preferences, BoardView& board,
                             QObject* parent)
    : QObject(parent),
      m_session(session),
      m_preferences(preferences),
      m_board(board),
      m_beside(bouton::column({}, 2 * Theme::unit)),
      m_column(scrolling(m_beside)),
      m_why(new WhyPanel(session)),
      m_history(new HistoryPanel(session)),
      m_book(new BookPanel(session)) {
    m_historyDue.setObjectName(QStringLiteral("historyDue"));
    m_historyDue.setSingleShot(true);
    m_historyDue.setInterval(15);
    connect(&m_historyDue, &QTimer::timeout, m_history, &HistoryPanel::refresh);
    connect(m_why, &WhyPanel::previewed, &board, &BoardView::setPreview);
    connect(&board, &BoardView::previewDismissed, m_why, &WhyPanel::endPreview);
    connect(m_history, &HistoryPanel::statusText, this, &InsightSheets::statusText);
    for (InsightPanel* panel : std::initializer_list<InsightPanel*>{
             m_why, new TwinPanel(session), new MapPanel(session), m_book, m_history})
        add(panel);
    connect(&board, &BoardView::hovered, this, &InsightSheets::refreshBoard);
    connect(m_book, &BookPanel::marksChanged, this, &InsightSheets::refreshBoard);
    using Change = Session::Change;
    listen(session, Change::Position | Change::Table, this, &InsightSheets::refresh);
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what == Change::Clicks) // the values of the moves that are still possible
            refreshBoard();
    });
    connect(&session.study(), &Study::changed, this, &InsightSheets::refresh);
    connect(&preferences, &Preferences::insightShownChanged, this,
            [this](Insight insight, const Ruleset* game, bool shown) {
                if (game && game != &m_session.game())
                    return;
                std::erase(m_opened, insight);
                if (shown)
                    m_opened.push_back(insight);
                if (insight == Insight::Why)
                    m_whyIsNews = shown;
                if (shown && panel(insight))
                    emit switchedOn();
                refresh();
            });
    refresh();
}

void InsightSheets::add(InsightPanel* panel) {
    m_panels.push_back(panel);
    connect(panel, &InsightPanel::lit, &m_board, &BoardView::light);
    connect(&m_board, &BoardView::hovered, panel, [panel](const Clicks& cells) {
        if (!panel->isHidden()) // what it knows may be of an earlier game
            panel->light(cells);
    });
    m_beside->addWidget(panel);
}

InsightPanel* InsightSheets::panel(Insight insight) const {
    const auto at = std::ranges::find(m_panels, insight, &InsightPanel::insight);
    return at == m_panels.end() ? nullptr : *at;
}

void InsightSheets::setOwnBook(OwnBook& own) { m_book->setOwnBook(own); }

void InsightSheets::refreshBoard() {
    Overlay overlay = overlayOf(m_session, m_preferences, m_board.hoveredCell());
    keepMap(overlay);
    // One number a cell: the analysis comes before the book.
    if (m_session.match() && m_preferences.wants(Insight::Book, m_session.game())
        && !m_preferences.insightShown(Insight::MoveValues, m_session.game()))
        m_book->mark(overlay);
    m_board.setOverlay(overlay);
}

// What each cell is worth does not change with a move: the map stays while the new position is
// looked at.
void InsightSheets::keepMap(Overlay& overlay) {
    const Match* match = m_session.match();
    const bool begun =
        match && match->current() != 0 && m_preferences.wants(Insight::Map, m_session.game());
    if (!begun || analysisShown(m_session))
        m_map = overlay.isHeatMap() ? overlay.map : std::vector<Overlay::Patch>();
    else
        overlay.map = m_map;
}

void InsightSheets::refresh() {
    bool beside = false;
    for (InsightPanel* panel : m_panels) {
        const bool shown =
            m_session.match() && m_preferences.wants(panel->insight(), m_session.game());
        panel->setVisible(shown); // first, for one that says nothing while it is hidden
        if (shown && panel != m_history)
            panel->refresh();
        else if (shown && !m_historyDue.isActive())
            m_historyDue.start();
        beside = beside || shown;
    }
    refreshBoard(); // with what the panels now know
    if (m_whyIsNews && analysisShown(m_session)) {
        m_whyIsNews = false;
        Announcer::sayFrom(m_board, m_why->told());
    }
    emit columnShown(beside);
    if (m_preferences.wantsAny(m_session.game()) && m_session.turn().human)
        m_session.noteHelp();
}

std::optional<Insight> InsightSheets::openedLast() const {
    for (auto at = m_opened.rbegin(); at != m_opened.rend(); ++at) {
        const InsightPanel* opened = panel(*at);
        if (opened ? opened->isVisible() : m_preferences.wants(*at, m_session.game()))
            return *at;
    }
    return std::nullopt;
}

void InsightSheets::forgetOpened() { m_opened.clear(); }

void InsightSheets::showWhatIsDue() {
    if (!m_historyDue.isActive())
        return;
    m_historyDue.stop();
    m_history->refresh();
}

} // namespace bouton
