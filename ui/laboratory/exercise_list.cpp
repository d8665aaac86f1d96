#include "ui/laboratory/exercise_list.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/tables.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int shownLines = 5;

// Lines of one size: what has no room is cut, and not set smaller. The whole line is its tool tip.
class CutLines : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        QFont font = option->font;
        if (option->state & QStyle::State_Selected)
            font.setWeight(QFont::DemiBold); // as it is painted
        const int room = option->rect.width() - 2 * Theme::unit - 4;
        option->text = QFontMetrics(font).elidedText(option->text, Qt::ElideRight, room);
    }
};

int winningMoves(const Exercise& exercise) {
    return static_cast<int>(
        std::ranges::count(exercise.solution.moves, Outcome::Win, &Value::outcome));
}

} // namespace

ExerciseList::ExerciseList()
    : m_list(named("exerciseList", new Hushed<QListWidget>)),
      m_text(named("exerciseText", new QLineEdit)),
      m_add(makeButton(
          "addExerciseButton", this, [this] { emit typed(m_text->text()); },
          [] { return tr("Add"); })),
      m_addBoard(makeButton("addBoardButton", this, &ExerciseList::boardWanted,
                            [] { return tr("Add the position on the board"); })),
      m_up(makeButton(
          "exerciseUpButton", this, [this] { move(-1); }, [] { return tr("Up"); })),
      m_down(makeButton(
          "exerciseDownButton", this, [this] { move(1); }, [] { return tr("Down"); })),
      m_remove(makeButton(
          "removeExerciseButton", this, [this] { emit removed(m_at); },
          [] { return tr("Remove"); })),
      m_undo(makeButton("undoExercisesButton", this, &ExerciseList::undoWanted,
                        [] { return tr("Undo"); })) {
    worded(m_list, &QWidget::setAccessibleName, [] { return tr("Exercises of the set"); });
    worded(m_text, &QWidget::setAccessibleName, [] { return tr("Position to be added"); });
    worded(m_text, &QLineEdit::setPlaceholderText, [] { return tr("A position, ROWS SIDE"); });
    m_list->setFixedHeight(shownLines * (m_list->fontMetrics().height() + 2 * Theme::unit));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLayout(column({m_addBoard, row({{m_text, 1}, m_add}), m_list, row({{m_up, 1}, {m_down, 1}}),
                      row({{m_remove, 1}, {m_undo, 1}})}));
    m_list->setItemDelegate(new CutLines(m_list));
    connect(m_list, &QListWidget::currentRowChanged, this, &ExerciseList::chooseRow);
    connect(m_text, &QLineEdit::returnPressed, m_add, &Button::click);
    connect(m_text, &QLineEdit::textChanged, this, &ExerciseList::showButtons);
    inEveryLanguage(this, [this] { refresh(); });
}

void ExerciseList::put(const std::vector<Exercise>& set, std::size_t at, bool canUndo, bool rests) {
    m_lines.clear();
    for (const Exercise& exercise : set)
        m_lines.push_back({exercise.game, exercise.position, exercise.playedIn, exercise.ply,
                           exercise.solution.position, winningMoves(exercise)});
    m_at = at;
    m_canUndo = canUndo;
    m_rests = rests;
    refresh();
}

void ExerciseList::setBoardOffered(bool offered) { m_addBoard->setEnabled(offered); }

void ExerciseList::clearText() { m_text->clear(); }

void ExerciseList::refresh() {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const bool isMixed = std::ranges::any_of(
        m_lines, [&](const Line& line) { return line.game != m_lines.front().game; });
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const QString words = wordsOf(line, QString::number(i + 1), isMixed);
        auto* item = new QListWidgetItem(words, m_list);
        item->setToolTip(words + QChar('\n') + QString::fromStdString(line.position));
    }
    m_list->setCurrentRow(m_at < m_lines.size() ? static_cast<int>(m_at) : -1);
    showButtons();
}

QString ExerciseList::wordsOf(const Line& line, const QString& number, bool isMixed) const {
    const QString title = spoken(line.game->name.title);
    return !line.playedIn.empty()
               ? tr("%1. Move %2 against %3", "an exercise, a move, an opponent and a time")
                     .arg(number, QString::number(line.ply), QString::fromStdString(line.playedIn))
           : m_rests ? tr("%1. %2", "an exercise and its game").arg(number, title)
           : isMixed ? tr("%1. %2, %3", "an exercise, its game and its solution")
                           .arg(number, title, lengthOf(line))
                     : tr("%1. %2", "an exercise and its solution").arg(number, lengthOf(line));
}

// "3 moves to the win", or how many moves win where nobody knows how long that takes.
QString ExerciseList::lengthOf(const Line& line) {
    switch (line.worth.outcome) {
    case Outcome::Draw: return tr("drawn");
    case Outcome::Loss: return tr("lost");
    case Outcome::Win: break;
    }
    return line.worth.remoteness
               ? tr("%n move(s) to the win", nullptr, (*line.worth.remoteness + 1) / 2)
               : tr("%n winning move(s)", nullptr, line.winning);
}

void ExerciseList::showButtons() {
    const bool chosen = m_at < m_lines.size();
    m_up->setEnabled(chosen && m_at > 0);
    m_down->setEnabled(chosen && m_at + 1 < m_lines.size());
    m_remove->setEnabled(chosen);
    m_undo->setEnabled(m_canUndo);
    m_add->setEnabled(!m_text->text().trimmed().isEmpty());
}

void ExerciseList::chooseRow(int row) {
    if (row >= 0)
        emit chosen(static_cast<std::size_t>(row));
}

void ExerciseList::move(int by) {
    emit moved(m_at, static_cast<std::size_t>(static_cast<int>(m_at) + by));
}

} // namespace bouton
