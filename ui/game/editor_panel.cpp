#include "ui/game/editor_panel.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QShortcut>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/game/editing_tool.h"
#include "ui/game/piece_button.h"

namespace bouton {

namespace {

constexpr int piecesInARow = 5;

} // namespace

EditorPanel::EditorPanel(Session& session, EditingTool& tool, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_tool(tool),
      m_toMove{named("toMoveOne", new QRadioButton), named("toMoveTwo", new QRadioButton)},
      m_undo(makeButton("undoDraftButton", &session, &Session::undo, [] { return tr("Undo"); })),
      m_redo(makeButton("redoDraftButton", &session, &Session::redo, [] { return tr("Redo"); })) {
    Button* clear =
        makeButton("clearButton", &tool, &EditingTool::clear, [] { return tr("Clear"); });
    Button* usual = makeButton("usualStartButton", &tool, &EditingTool::putUsualStart,
                               [] { return tr("Usual start"); });
    worded(clear, &QWidget::setToolTip, [] { return tr("Takes everything off the board"); });
    worded(usual, &QWidget::setToolTip, [] { return tr("The position in which the game begins"); });
    worded(m_undo, &QWidget::setToolTip, [] { return tr("Takes the last change back (Ctrl+Z)"); });
    worded(m_redo, &QWidget::setToolTip,
           [] { return tr("Makes the change again (Ctrl+Shift+Z)"); });
    auto* group = new QButtonGroup(this); // apart from other choices of the panel
    for (const Side side : {Side::One, Side::Two}) {
        QRadioButton* button = m_toMove[indexOf(side)];
        group->addButton(button);
        worded(button, [&session, side] { return nameOf(session.game(), side); });
        connect(button, &QRadioButton::clicked, &tool, [&tool, side] { tool.putToMove(side); });
    }
    QBoxLayout* sides = row({worded(new QLabel, [] { return tr("To move:"); }), m_toMove[0],
                             m_toMove[1], Item::stretch()},
                            2 * Theme::unit);
    WordLabel* note = sideNote([] {
        return tr("A click on the board changes a cell. Drag what stands there to another cell, or "
                  "off the board. Delete takes it away.");
    });
    setLayout(column({makePalette(), note, sides, row({clear, usual, Item::stretch()}),
                      row({m_undo, m_redo, Item::stretch()})}));
    connect(&tool, &EditingTool::toolChanged, this, &EditorPanel::showTool);
    refresh();
}

// Not there where clicks say all.
QWidget* EditorPanel::makePalette() {
    auto* palette = new QWidget;
    auto* grid = new QGridLayout(palette);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Theme::unit);
    grid->setColumnStretch(piecesInARow, 1);
    const Ruleset& game = m_session.game();
    add(new PieceButton(game, std::nullopt), {});
    for (const Piece& piece : game.editing.pieces)
        add(new PieceButton(game, piece.letter), QKeySequence(QString(QChar(piece.letter))));
    add(new PieceButton(game, '.'), Qt::Key_Period);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        group->addButton(m_pieces[i]);
        grid->addWidget(m_pieces[i], static_cast<int>(i) / piecesInARow,
                        static_cast<int>(i) % piecesInARow);
    }
    if (game.editing.pieces.empty())
        palette->hide();
    return palette;
}

// A key of the window chooses it as well. It works only where the button is in view.
void EditorPanel::add(PieceButton* button, const QKeySequence& key) {
    m_pieces.push_back(button);
    connect(button, &Button::clicked, this, [this, button] { m_tool.choose(button->letter()); });
    if (!key.isEmpty())
        connect(new QShortcut(key, button), &QShortcut::activated, this,
                [this, button] { m_tool.choose(button->letter()); });
    button->setChecked(button->letter() == m_tool.tool());
}

void EditorPanel::showTool() {
    for (PieceButton* button : m_pieces)
        button->setChecked(button->letter() == m_tool.tool());
}

void EditorPanel::refresh() {
    m_toMove[indexOf(m_session.picture().toMove)]->setChecked(true);
    m_undo->setEnabled(m_session.ways().draftBack);
    m_redo->setEnabled(m_session.ways().draftForward);
}

} // namespace bouton
