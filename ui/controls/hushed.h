#pragma once

#include <QAbstractItemView>
#include <QTimer>

namespace bouton {

// A list or table that tells a screen reader of its current item only while it has the keys: Qt's
// tell of each new one, and the reader goes there. When the keys come, the item is told last, since
// the event of the view itself would take the word from it (docs/by-ear.md).
template <class View> class Hushed : public View {
public:
    using View::View;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        this->hasFocus() ? View::currentChanged(current, previous)
                         : QAbstractItemView::currentChanged(current, previous);
    }

    void focusInEvent(QFocusEvent* event) override {
        View::focusInEvent(event);
        QTimer::singleShot(0, this, [this] {
            if (this->hasFocus())
                View::currentChanged(this->currentIndex(), {});
        });
    }
};

} // namespace bouton
