// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>

#include <span>
#include <string>
#include <vector>

#include "core/claim.h"
#include "core/ruleset.h"
#include "ui/controls/link_card.h"

class QLabel;

namespace bouton {

class BoardView;
class WordLabel;

// A game on the start page: its board, its title and a line about it.
class GameCard : public LinkCard {
    Q_OBJECT

public:
    explicit GameCard(const Ruleset& game, QWidget* parent = nullptr);

    const Ruleset& game() const { return m_game; }
    // The board of a game that has been played, else a sample, and a word about it.
    void show(const std::optional<Picture>& picture, const QString& state);

    void setBoard(int side); // in pixels

private:
    GameCard(const Ruleset& game, BoardView* miniature, QWidget* parent);

    const Ruleset& m_game;
    BoardView* m_miniature;
    QLabel* m_state;
};

// The way to the lessons: what they are, a sum in binary, how many are done, and where to go on.
class LessonsCard : public LinkCard {
    Q_OBJECT

public:
    explicit LessonsCard(QWidget* parent = nullptr);

    // How many are done, what comes next, and whether one goes on with it or begins.
    void tell(Wording done, Wording next, bool begun);
    // The picture stands above the words, no higher than this; it is left out where that is too
    // little.
    void setRoomForPicture(int pixels);

signals:
    void goOnWanted();

private:
    bool m_begun = false;
    QWidget* m_picture;
    WordLabel *m_done, *m_next;
    Button* m_goOn;
};

// The way to games of one's own: the last few, the examples, a new one, or a file.
class OwnGamesCard : public LinkCard {
    Q_OBJECT

public:
    explicit OwnGamesCard(QWidget* parent = nullptr);

    void tell(const QStringList& names); // of those that are kept, the last changed first
    void setRoom(int width);             // of the card: so many of them are shown as fit

signals:
    void newWanted();
    void openWanted();
    void keptWanted(const QString& name);
    void exampleWanted(const QString& text);

private:
    void showExamples();
    void fit();

    int m_room = 0;
    std::vector<Button*> m_kept;
    Button* m_examples;
};

// The way to the laboratory: what it is for, a tree of moves, and the claim of the day, which can
// be tested there.
class LaboratoryCard : public LinkCard {
    Q_OBJECT

public:
    explicit LaboratoryCard(std::span<const Ruleset* const> games, QWidget* parent = nullptr);

    // What day it is. Tests say another one.
    inline static QDate (*today)() = &QDate::currentDate;
    // The claim that a day shows, about one of these games; null if there is none.
    static const Claim* claimOf(QDate day, std::span<const Ruleset* const> games);
    const Claim* claim() const { return m_claim; } // the one that is shown

    // The tree stands beside the words; or above them, no higher than this, and where that is
    // little there is none. Gives whether there is one.
    void setTreeBeside();
    bool setRoomForTree(int pixels);

signals:
    void claimChosen(const std::string& id);

protected:
    void showEvent(QShowEvent* event) override; // it may be another day

private:
    QString wordsOfClaim() const;

    std::span<const Ruleset* const> m_games;
    const Claim* m_claim;
    QWidget* m_tree;
    WordLabel* m_words;
};

} // namespace bouton
