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

// Asks who enters a round robin: a game's opponents, by their names, or "Custom": any of its
// computer players and what it is set to. The same player can enter twice, set differently.
class EntrantsForm : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t least = 2, most = 8;

    EntrantsForm();

    void setGame(const Ruleset& game); // its first opponents enter, up to the one it proposes
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
        TitleBox* name; // an opponent, or the last line: Custom
        QWidget* custom;
        TitleBox* kind;          // of a custom player
        SettingsStack* settings; // by kind
        GlyphButton* remove;
    };
    void clear();
    void add(const PlayerChoice& choice);
    bool isCustom(const Row& row) const;
    void showCustom(const Row& row);
    void remove(const QWidget* row);
    void refresh();

    const Ruleset* m_game = nullptr;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    Button* m_add;
};

} // namespace bouton
