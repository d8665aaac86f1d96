#pragma once

#include <QWidget>

#include <chrono>
#include <vector>

#include "session/archive/query.h"
#include "ui/archive/archive_words.h"

class QBoxLayout;
class QComboBox;
class QLineEdit;

namespace bouton {

class GameBox;

// Which games are wanted: a search, and boxes for the game, the opponent, the result and the time.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(Games games, QWidget* parent = nullptr);

    void setOwnName(const QString& name) { m_own = name; }
    Filter filter() const;
    // Opponents to choose from, of all games of the archive. The one that is chosen stays.
    void setOpponents(const Statistics& statistics);
    void clear();                                         // all games are wanted again
    bool isPlain() const { return filter() == Filter{}; } // all games

signals:
    void changed(); // by the user

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    struct Opponent {
        QString game, spec;
    };
    void showOpponents();

    const Games m_games;
    QString m_own;
    QLineEdit* m_search;
    GameBox* m_game;
    QComboBox *m_opponent, *m_result, *m_time;
    QBoxLayout *m_all, *m_boxes;    // in one row, two or three
    std::vector<Opponent> m_known;  // of all games
    std::vector<QString> m_offered; // specs, by line of the box after the first
};

} // namespace bouton
