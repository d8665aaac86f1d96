// SPDX-License-Identifier: MIT
#include "ui/controls/game_chooser.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QStringListModel>

#include "core/visible.h"
#include "session/plain_letters.h"
#include "ui/controls/layouts.h"
#include "ui/controls/tables.h"

namespace bouton {

namespace {

constexpr std::size_t longestLine = 300; // characters of a game that are shown

} // namespace

QStringList GameChooser::linesOf(const std::vector<std::string>& games) {
    QStringList lines;
    for (std::size_t i = 0; i < games.size(); ++i)
        lines.append(QStringLiteral("%1.  %2").arg(i + 1).arg(
            QString::fromStdString(visible(games[i], longestLine))));
    return lines;
}

// The lines that have a text, in letters of any size and without accents.
class GameChooser::FoundLines : public QSortFilterProxyModel {
public:
    FoundLines(const QStringList& lines, QObject* parent) : QSortFilterProxyModel(parent) {
        for (const QString& line : lines)
            m_lines.append(plainLetters(line));
        setSourceModel(new QStringListModel(lines, this));
    }

    void seek(const QString& text) {
        m_sought = plainLetters(text);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex&) const override {
        return m_lines[row].contains(m_sought);
    }

private:
    QStringList m_lines;
    QString m_sought;
};

GameChooser::GameChooser(const QString& title, const QStringList& lines, QWidget* parent)
    : QDialog(parent),
      m_found(new FoundLines(lines, this)),
      m_filter(named("filter", new QLineEdit)),
      m_list(named("games", new QuietUntilFocused<QListView>)) {
    setObjectName(QStringLiteral("gameChooser"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    m_list->setModel(m_found);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setCurrentIndex(m_found->index(0, 0));
    auto* head = new QLabel;
    const auto number = static_cast<int>(lines.size());
    worded(head, [number] {
        return tr("%Ln games. Open one after another; each has its own place.", nullptr, number);
    });
    head->setWordWrap(true);
    worded(m_filter, &QLineEdit::setPlaceholderText, [] { return tr("Find in the list"); });
    worded(m_filter, &QWidget::setAccessibleName, [] { return tr("Find in the list"); });
    worded(m_list, &QWidget::setAccessibleName, [] { return tr("Games"); });
    m_filter->setClearButtonEnabled(true);
    auto* open = makeButton(
        "openChosen", this, [this] { openGame(m_list->currentIndex()); }, [] { return tr("Open"); },
        Button::Rank::Primary);
    auto* close = makeButton("closeChooser", this, &QDialog::close, [] { return tr("Close"); });
    open->setAutoDefault(false); // Enter in the list opens, and the list stays
    close->setAutoDefault(false);
    connect(m_filter, &QLineEdit::returnPressed, this,
            [this] { openGame(m_list->currentIndex()); });
    setLayout(column({head, m_filter, {m_list, 1}, row({Item::stretch(), close, open})},
                     Theme::unit, 2 * Theme::unit));
    connect(m_filter, &QLineEdit::textChanged, m_found, &FoundLines::seek);
    connect(m_list, &QListView::activated, this, &GameChooser::openGame);
    resize(70 * Theme::unit, 50 * Theme::unit);
    m_list->setFocus();
}

void GameChooser::openGame(const QModelIndex& index) {
    if (index.isValid())
        emit chosen(static_cast<std::size_t>(m_found->mapToSource(index).row()));
}

} // namespace bouton
