#pragma once

#include <QWidget>

#include "core/cell.h"
#include "ui/controls/card.h"
#include "ui/insight/insight.h"

class QLabel;
class QVBoxLayout;

namespace bouton {

// One sheet of insight beside the board or below it: a title and what the panel puts under it. The
// game page shows it where it is switched on and there is a game, and refreshes it whenever the
// position or what is known of it has changed.
class InsightPanel : public Card {
    Q_OBJECT

public:
    explicit InsightPanel(Insight insight, QWidget* parent = nullptr);

    Insight insight() const { return m_insight; }

    // Shows what is known now. Called only while the panel is switched on.
    virtual void refresh() = 0;
    // The mouse is over these cells of the board (none: over no cell).
    virtual void light(const Clicks&) {}

signals:
    void lit(const bouton::Clicks& cells); // the mouse is over what speaks of these cells

protected:
    void setTitle(const QString& title);
    QVBoxLayout* content() const { return m_content; }

private:
    Insight m_insight;
    QLabel* m_title;
    QVBoxLayout* m_content;
};

} // namespace bouton
