// SPDX-License-Identifier: MIT
#pragma once

#include <QTableWidget>

#include "ui/controls/tables.h"
#include "ui/print/drawing.h"

namespace bouton {

// Lines of fields under a head, to be read and copied (Ctrl+C), not to be changed.
class ResultTable : public QuietUntilFocused<QTableWidget> {
    Q_OBJECT

public:
    // A field as it is shown, and as a file has it. One with a tip opens something, which that
    // says.
    struct Field {
        QString shown, saved, opens{};
        Field(const QString& text) : shown(text), saved(text) {}
        Field(const QString& text, const QString& inFile, const QString& opens = {})
            : shown(text), saved(inFile), opens(opens) {}
    };
    using Line = QList<Field>;
    // Digits, whose thousands are told apart where they are shown.
    static Field numeral(const QString& digits);
    static Field numeral(std::uint64_t number) { return numeral(QString::number(number)); }

    explicit ResultTable(QWidget* parent = nullptr);

    // How many columns, from the first one on, hold words: these stand to the left, numbers to the
    // right. At first one does.
    void setWordColumns(int count) { m_wordColumns = count; }
    // This column takes the width that the others leave; at first none does.
    void setStretched(int column) { m_stretched = column; }
    // Shows these instead. Items stay where they were, so that a selection survives a table that
    // grows.
    void put(const QStringList& head, const QList<Line>& lines);
    QList<QStringList> saved() const;               // for a file; the head first
    PaperTable onPaper(const QString& title) const; // as it is shown

signals:
    void opened(int row, int column); // such a field, by a click or by Enter

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    static constexpr int SavedRole = Qt::UserRole, OpensRole = SavedRole + 1;
    bool opens(const QModelIndex& index) const { return index.data(OpensRole).toBool(); }
    void open(const QModelIndex& index);
    void copy() const;

    int m_wordColumns = 1, m_stretched = -1;
};

} // namespace bouton
