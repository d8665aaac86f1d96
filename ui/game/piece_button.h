#pragma once

#include <optional>

#include "core/ruleset.h"
#include "ui/controls/button.h"

namespace bouton {

class BoardView;

// A square button that chooses what a click puts into a cell: a piece, drawn as on the board.
// Without a letter it is the one after the other; '.' takes away.
class PieceButton : public Button {
    Q_OBJECT

public:
    PieceButton(const Ruleset& game, std::optional<char> letter, QWidget* parent = nullptr);

    std::optional<char> letter() const { return m_letter; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString name() const;

    const std::optional<char> m_letter;
    BoardView* m_piece = nullptr; // null: a sign is drawn
};

} // namespace bouton
