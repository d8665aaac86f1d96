#pragma once

#include <QTableWidget>

namespace bouton {

// Lines of fields under a head, to be read and copied (Ctrl+C), not to be changed.
class ResultTable : public QTableWidget {
    Q_OBJECT

public:
    explicit ResultTable(QWidget* parent = nullptr);

    // Shows these instead; the first column names the lines and stands to the left. What is the
    // same stays, so that a selection survives a table that grows.
    void put(const QStringList& head, const QList<QStringList>& lines);
    QList<QStringList> lines() const; // the head first

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void copy() const;
};

} // namespace bouton
