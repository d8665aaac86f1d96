// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

class QMainWindow;

namespace bouton {

// All keys on one sheet. It is made from the actions of the window, so it says what they do now;
// the keys of boards and cards are added. Not modal.
class ShortcutSheet : public QDialog {
    Q_OBJECT

public:
    struct Row {
        QString words;
        QStringList keys; // each as one presses it: "Ctrl+Z"
    };
    struct Group {
        QString title;
        std::vector<Row> rows;
    };

    explicit ShortcutSheet(const QMainWindow& window);

    // What the sheet says, group by group.
    static std::vector<Group> groupsOf(const QMainWindow& window);

protected:
    void changeEvent(QEvent* event) override; // of the language

private:
    void fill(std::size_t columns);
    static QString inWords(const std::vector<Group>& groups);

    const QMainWindow& m_window;
    QWidget *m_scroll, *m_sheet = nullptr;
    std::size_t m_columns = 2;
};

} // namespace bouton
