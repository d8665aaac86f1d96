#pragma once

#include <optional>

#include "explain/why.h"
#include "ui/boards/overlay.h"
#include "ui/insight/insight_panel.h"

class QLabel;

namespace bouton {

class LineView;
class SumTable;

// Why the position is won, drawn or lost: its parts and their nim-sum, or the options of a piece
// that moves alone. Other games show the line of best play, to be stepped through. Below it stand
// one plain sentence of the position, and one of the move that led to it.
class WhyPanel : public InsightPanel {
    Q_OBJECT

public:
    explicit WhyPanel(Session& session, QWidget* parent = nullptr);

    void refresh() override;
    void light(const Clicks& cells) override;
    // The board shows the position that is played again.
    void endPreview();
    QString told() const; // all that it says, in words

    SumTable* table() const { return m_table; }
    LineView* line() const { return m_line; }

signals:
    void previewed(const std::optional<bouton::Scene>& preview);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void show(const Analysis& analysis);
    void showNothing();
    void showLine(const Analysis& analysis);
    QString progressOf(const Analysis& analysis) const;
    void tellWhy(const Why& why, const Analysis& analysis);
    QStringList estimates(const Analysis& analysis) const;
    QString leadOf(double points) const;

    SumTable* m_table;
    QLabel *m_sentence, *m_note, *m_lastHead, *m_last;
    LineView* m_line;
    Match::Node m_lineOf = 0; // the position whose line it is
};

} // namespace bouton
