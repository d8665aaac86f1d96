#pragma once

#include <QTimer>

#include <memory>
#include <stop_token>

#include "session/archive/archive.h"
#include "session/values/reopened.h"
#include "ui/archive/archive_words.h"
#include "ui/controls/card.h"

class QSlider;
class QVBoxLayout;

namespace bouton {

class BoardView;
class Button;
class WordLabel;

// One game of the archive: what is known of it, and a small board on which it is replayed. The game
// is read and its moves are played on the archive's thread.
class GameDetails : public Card {
    Q_OBJECT

public:
    GameDetails(Archive& archive, Games games, QWidget* parent = nullptr);

    void setOwnName(const QString& name) { m_own = name; }
    // Shows a game at its last position; none: no game.
    void show(const std::optional<Entry>& entry);
    const Reopened* game() const { return m_game.get(); } // null: none is here
    // The user wants the shown game on a table: now, or as soon as it has been read.
    void open();

signals:
    void openGame(const bouton::SavedGame& game); // the user wants it on a table

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell();
    void fit();
    void take(Or<std::shared_ptr<Reopened>> game);
    void setBoard(const Ruleset* rules);
    void goTo(int ply);
    void play(bool on);

    Archive& m_archive;
    const Games m_games;
    QString m_own;
    std::optional<Entry> m_entry;
    std::shared_ptr<Reopened> m_game;
    bool m_isWanted = false; // on a table, as soon as it is here
    std::vector<Match::Node> m_path;
    std::stop_source m_stop;
    QTimer m_timer{this};             // of the replay
    const Ruleset* m_rules = nullptr; // of the board
    BoardView* m_board = nullptr;
    QVBoxLayout* m_place; // of the board
    WordLabel *m_title, *m_facts, *m_move;
    QSlider* m_slider;
    Button *m_play, *m_open;
};

} // namespace bouton
