#pragma once

#include "core/cell.h"
#include "ui/controls/card.h"
#include "ui/controls/worded.h"
#include "ui/preferences/insight.h"

class QBoxLayout;

namespace bouton {

struct Analysis;
class Session;

// One sheet of insight beside the board or below it: a title, and below it what the panel shows.
// The game page shows the panel where it is switched on and there is a game. It refreshes it
// whenever the position or what is known of it has changed; a new language does so too.
class InsightPanel : public Card {
    Q_OBJECT

public:
    InsightPanel(Insight insight, Session& session, const Wording& title,
                 QWidget* parent = nullptr);

    Insight insight() const { return m_insight; }

    // Shows what is known now. Called only while the panel is switched on.
    virtual void refresh() = 0;
    // The mouse is over these cells of the board (none: over no cell). Called only while the panel
    // is switched on.
    virtual void light(const Clicks&) {}

signals:
    void lit(const bouton::Clicks& cells); // the mouse is over what speaks of these cells

protected:
    Session& session() const { return m_session; }
    QBoxLayout* head() const { return m_head; } // of the title, which stands at the left
    QBoxLayout* content() const { return m_content; }

    void changeEvent(QEvent* event) override;

private:
    Insight m_insight;
    Session& m_session;
    QBoxLayout *m_head, *m_content;
};

} // namespace bouton
