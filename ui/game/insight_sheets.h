// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

#include "ui/boards/overlay.h"
#include "ui/preferences/insight.h"

class QBoxLayout;

namespace bouton {

class BoardView;
class BookPanel;
class HistoryPanel;
class InsightPanel;
class OwnBook;
class Preferences;
class Session;
class WhyPanel;

// The insights of a page: which of them are shown, and where. Who sees one in his own turn is
// helped (Session::noteHelp()). They stand in a column beside the table.
class InsightSheets : public QObject {
    Q_OBJECT

public:
    InsightSheets(Session& session, const Preferences& preferences, BoardView& board,
                  QObject* parent = nullptr);

    QWidget* column() const { return m_column; }
    InsightPanel* panel(Insight insight) const; // null: it is shown on the board alone
    // The user's own opening lines (BookPanel). They must not go before the panels.
    void setOwnBook(OwnBook& own);
    // What is in view and was switched on last since the page was gone to; empty: all that is in
    // view stood there before.
    std::optional<Insight> openedLast() const;
    void forgetOpened(); // the page is left; what is still shown is liked to be there
    // Shows at once what waits to be shown together with later news.
    void showWhatIsDue();

signals:
    void statusText(const QString& sentence); // for the line above the page
    void columnShown(bool shown);             // something stands in the column, or nothing
    void switchedOn();                        // by the user, and it is more than marks

private:
    void refresh();
    void refreshBoard();
    void keepMap(Overlay& overlay);
    void add(InsightPanel* panel);

    Session& m_session;
    const Preferences& m_preferences;
    BoardView& m_board;
    QBoxLayout* m_beside; // the panels beside the table
    QWidget* m_column;    // which holds them
    WhyPanel* m_why;
    HistoryPanel* m_history;
    BookPanel* m_book;
    std::vector<InsightPanel*> m_panels;
    bool m_whyIsNews = false;      // it was switched on, and is said by ear as soon as it is known
    std::vector<Insight> m_opened; // on this visit, the last one at the end
    std::vector<Overlay::Patch> m_map; // of single cells, shown last in this game
    QTimer m_historyDue{this}; // many news of a long game are shown together, after the board
};

} // namespace bouton
