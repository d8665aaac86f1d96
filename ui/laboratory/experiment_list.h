#pragma once

#include <QListWidget>

namespace bouton {

// The titles of the experiments; the one that runs bears a filled triangle.
class ExperimentList : public QListWidget {
    Q_OBJECT

public:
    enum Role { RunningRole = Qt::UserRole };

    explicit ExperimentList(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    // One is always chosen.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                         const QEvent* event) const override;
};

} // namespace bouton
