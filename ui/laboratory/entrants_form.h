#pragma once

#include <QWidget>

#include <vector>

#include "core/ruleset.h"

class QComboBox;
class QVBoxLayout;

namespace bouton {

class Button;
class GlyphButton;
class SettingsEditor;

// Asks who enters a round robin: computer players of a game, each as it is set. The same player can
// enter twice, set differently.
class EntrantsForm : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t least = 2, most = 8;

    explicit EntrantsForm(QWidget* parent = nullptr);

    void setGame(const Ruleset& game); // all its players enter, as they are set at first
    std::vector<PlayerChoice> entrants() const;

protected:
    bool event(QEvent* event) override;

private:
    // One of them; its number is its place in the list.
    struct Row {
        QWidget* all;
        QComboBox* kind;
        std::vector<SettingsEditor*> settings; // by kind
        GlyphButton* remove;
    };
    void add(std::size_t kind);
    void remove(const QWidget* row);
    void refresh();

    const Ruleset* m_game = nullptr;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    Button* m_add;
};

} // namespace bouton
