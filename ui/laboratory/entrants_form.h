#pragma once

#include <QWidget>

#include <vector>

#include "core/ruleset.h"

class QVBoxLayout;

namespace bouton {

class Button;
class GlyphButton;
class SettingsStack;
class TitleBox;

// Asks who enters a round robin: computer players of a game and what each is set to. The same
// player can enter twice, set differently.
class EntrantsForm : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t least = 2, most = 8;

    EntrantsForm();

    void setGame(const Ruleset& game); // its players enter with standard settings, at most `most`
    std::vector<PlayerChoice> entrants() const;
    // The entrants as one text. What the game does not know in it is left out; a text of too few
    // changes nothing.
    QString text() const;
    void put(const QString& text);

signals:
    void changed(); // by the user

private:
    // One of them; its number is its place in the list.
    struct Row {
        QWidget* all;
        TitleBox* kind;
        SettingsStack* settings; // by kind
        GlyphButton* remove;
    };
    void clear();
    Row& add(std::size_t kind);
    void remove(const QWidget* row);
    void refresh();

    const Ruleset* m_game = nullptr;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    Button* m_add;
};

} // namespace bouton
