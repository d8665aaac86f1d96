// SPDX-License-Identifier: MIT
#include "ui/help/shortcut_sheet.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QRegularExpression>
#include <QScreen>
#include <QSet>

#include <algorithm>
#include <utility>

#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// A key as it looks on a keyboard.
QLabel* keyCap(const QString& key) {
    auto* cap = new QLabel(key);
    cap->setAlignment(Qt::AlignCenter);
    cap->setContentsMargins(Theme::unit, 3, Theme::unit, 4);
    new Repeated(cap, QEvent::Paint, [cap] {
        QPainter painter(cap);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme& theme = Theme::of(*cap);
        const QRectF all = QRectF(cap->rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(QPen(mixed(theme.line, theme.ink, 0.12), 1));
        painter.setBrush(mixed(theme.surface, theme.ink, 0.14));
        painter.drawRoundedRect(all, 6, 6);
        painter.setBrush(mixed(theme.window, theme.ink, 0.02));
        painter.drawRoundedRect(all.adjusted(0, 0, 0, -2), 6, 6);
    });
    return cap;
}

QString plain(QString words) {
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    return words.replace(mnemonic, QStringLiteral("\\1"));
}

QStringList keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& each : action.shortcuts())
        if (!each.isEmpty())
            keys << each.toString(QKeySequence::NativeText);
    return keys;
}

void collect(const QMenu& menu, ShortcutSheet::Group& group, QSet<const QAction*>& seen) {
    for (const QAction* action : menu.actions()) {
        seen << action;
        if (action->menu())
            collect(*action->menu(), group, seen);
        else if (const QStringList keys = keysOf(*action); !keys.isEmpty())
            group.rows.push_back({plain(action->text()), keys});
    }
}

} // namespace

std::vector<ShortcutSheet::Group> ShortcutSheet::groupsOf(const QMainWindow& window) {
    std::vector<Group> groups;
    QSet<const QAction*> seen;
    for (const QAction* title : window.menuWidget()->actions()) {
        seen << title;
        if (!title->menu())
            continue;
        Group group{plain(title->text()), {}};
        collect(*title->menu(), group, seen);
        if (!group.rows.empty())
            groups.push_back(std::move(group));
    }
    // Actions that are in no menu of the bar: of a list, of a panel. Each page has its own.
    Group others{tr("In lists and panels"), {}};
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QStringList keys = keysOf(*action);
        if (seen.contains(action) || keys.isEmpty())
            continue;
        const QString words = plain(action->text());
        const auto same = [&](const Group& group) {
            return std::ranges::any_of(
                group.rows, [&](const Row& row) { return row.keys == keys && row.words == words; });
        };
        if (!same(others) && std::ranges::none_of(groups, same))
            others.rows.push_back({words, keys});
    }
    const auto key = [](Qt::Key key, Qt::KeyboardModifiers with = {}) {
        return QKeySequence(QKeyCombination(with, key)).toString(QKeySequence::NativeText);
    };
    groups.insert(
        groups.begin(),
        Group{tr("On the board"),
              {{tr("Move the frame"), {tr("Arrow keys")}},
               {tr("Click the cell in the frame"), {key(Qt::Key_Space)}},
               {tr("End a move that could go on"), {key(Qt::Key_Return)}},
               {tr("Take the last click back"), {key(Qt::Key_Escape)}},
               {tr("Take a piece away while editing"), {key(Qt::Key_Delete)}},
               {tr("Open the menu of the board"), {key(Qt::Key_F10, Qt::ShiftModifier)}}}});
    if (!others.rows.empty())
        groups.push_back(std::move(others));
    groups.push_back({tr("On the projector"),
                      {{tr("Go through the game"), {key(Qt::Key_Left), key(Qt::Key_Right)}},
                       {tr("To its start or its end"), {key(Qt::Key_Home), key(Qt::Key_End)}},
                       {tr("Ask first, or tell at once"), {key(Qt::Key_Q)}},
                       {tr("The side to move wins, draws or loses"),
                        {key(Qt::Key_W), key(Qt::Key_D), key(Qt::Key_L)}},
                       {tr("Answer by a move"), {key(Qt::Key_M)}},
                       {tr("What each part is worth, before the answer"), {key(Qt::Key_P)}},
                       {tr("Dark or bright room"), {key(Qt::Key_B)}},
                       {tr("Leave it"), {key(Qt::Key_F12), key(Qt::Key_Escape)}}}});
    groups.push_back({tr("On the start page"),
                      {{tr("Go to the next card"), {tr("Arrow keys")}},
                       {tr("To the first or the last card"), {key(Qt::Key_Home), key(Qt::Key_End)}},
                       {tr("Remove a game in play"), {key(Qt::Key_Delete)}}}});
    return groups;
}

ShortcutSheet::ShortcutSheet(const QMainWindow& window)
    : QDialog(const_cast<QMainWindow*>(&window)), m_window(window) {
    setObjectName(QStringLiteral("shortcutSheet"));
    m_scroll = new SnugScrollArea(m_sheet = new QWidget);
    auto* close = makeButton(
        "closeButton", this, &QDialog::close, [] { return tr("Close"); }, Button::Rank::Primary);
    setLayout(
        column({{m_scroll, 1}, {close, 0, Qt::AlignRight}}, 2 * Theme::unit, 2 * Theme::unit));
    m_scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    const QSize room = window.size() - QSize(8 * Theme::unit, 8 * Theme::unit);
    fill(2);
    if (m_sheet->minimumSizeHint().width() + 7 * Theme::unit > room.width())
        fill(1);
    resize(QSize(m_sheet->sizeHint().width() + 7 * Theme::unit,
                 m_sheet->sizeHint().height() + 12 * Theme::unit)
               .boundedTo(room));
    close->setFocus();
}

// For those who do not see it.
QString ShortcutSheet::inWords(const std::vector<Group>& groups) {
    QStringList all;
    for (const Group& group : groups) {
        QStringList rows;
        for (const Row& row : group.rows)
            rows << tr("%1: %2", "what keys do, and they").arg(row.words, listed(row.keys));
        all << tr("%1. %2.", "a group of keys").arg(group.title, inARow(rows));
    }
    return all.join(u' ');
}

// The groups stand in columns of about the same height. Their words break seldom.
void ShortcutSheet::fill(std::size_t number) {
    m_columns = number;
    const int wide = 34 * fontMetrics().averageCharWidth();
    setWindowTitle(tr("Keyboard shortcuts"));
    qDeleteAll(m_sheet->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete m_sheet->layout();
    const std::vector<Group> groups = groupsOf(m_window);
    std::size_t all = 0, done = 0;
    for (const Group& group : groups)
        all += group.rows.size() + 2;
    QBoxLayout* sheet = bouton::row({}, 2 * Theme::unit);
    std::vector<QBoxLayout*> columns;
    for (std::size_t i = 0; i < number; ++i)
        sheet->addLayout(columns.emplace_back(column({}, 2 * Theme::unit)), 1);
    for (const Group& group : groups) {
        auto* card = new Card;
        auto* grid = new QGridLayout;
        grid->setColumnStretch(0, 1);
        grid->setHorizontalSpacing(3 * Theme::unit);
        for (const Row& row : group.rows) {
            QBoxLayout* keys = bouton::row({Item::stretch()}, Theme::unit / 2);
            for (const QString& each : row.keys)
                keys->addWidget(keyCap(each));
            const int line = grid->rowCount();
            auto* words = new QLabel(row.words);
            words->setWordWrap(true);
            words->setMinimumWidth(
                std::min(wide, words->fontMetrics().horizontalAdvance(row.words) + 2));
            grid->addWidget(words, line, 0);
            grid->addLayout(keys, line, 1);
        }
        auto* title = heading();
        title->setText(group.title);
        card->setLayout(column({title, grid}, Theme::unit, 2 * Theme::unit));
        columns[number * done / all]->addWidget(card);
        done += group.rows.size() + 2;
    }
    m_scroll->setAccessibleName(windowTitle());
    m_scroll->setAccessibleDescription(inWords(groups));
    for (QBoxLayout* each : columns)
        each->addStretch(1);
    m_sheet->setLayout(sheet);
}

void ShortcutSheet::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill(m_columns);
}

} // namespace bouton
