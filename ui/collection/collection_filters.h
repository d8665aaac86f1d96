// SPDX-License-Identifier: MIT
#pragma once

#include "collection/search.h"
#include "ui/controls/card.h"

class QLineEdit;

namespace bouton {

class ToggleSwitch;

// Which games of a collection are wanted: words to look for, and a switch for the position on the
// board.
class CollectionFilters : public Card {
    Q_OBJECT

public:
    CollectionFilters();

    Wanted wanted() const; // but for the position
    void clear();          // without changed() and throughWanted()
    void askFor(const QString& player);
    // Offers the names that these games have: a file of players has many others.
    void offer(const Collection& games);

    QSize minimumSizeHint() const override;

signals:
    void changed(); // at every letter
    void throughWanted(bool on);

private:
    std::array<QLineEdit*, 4> fields() const { return {m_words, m_player, m_event, m_opening}; }

    QLineEdit *m_words, *m_player, *m_event, *m_opening;
    ToggleSwitch* m_through;
};

} // namespace bouton
