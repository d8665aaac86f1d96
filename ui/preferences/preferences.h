// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>

#include <array>
#include <chrono>
#include <optional>

#include "lab/practice.h"
#include "session/own_programs.h"
#include "session/proposal.h"
#include "ui/preferences/answers.h"
#include "ui/preferences/insight.h"
#include "ui/theme/theme.h"

namespace bouton {

// What the window remembers from one day to another: an INI file of the user's, named after the
// application. Tests point it elsewhere with QSettings::setPath(QSettings::IniFormat, …).
class Preferences : public QObject {
    Q_OBJECT

public:
    enum class Appearance { System, Light, Dark };
    enum class Palette { System, Usual, ColourBlind, HighContrast };
    enum class Motion { System, Reduced, Full };
    static constexpr std::array typeSizes{100, 110, 125, 150, 175}; // percent of the system's font
    static constexpr int longestName = 24;                          // characters
    static constexpr std::chrono::milliseconds longestPace{5000};
    static constexpr std::chrono::milliseconds shortestReplayStep{100}, longestReplayStep{10000};

    explicit Preferences(QObject* parent = nullptr);

    bool legalMovesShown() const;
    void setLegalMovesShown(bool shown);

    bool coordinatesShown() const; // the names of a board's cells
    void setCoordinatesShown(bool shown);

    // Whether a game's board is seen from the other side of the table.
    bool boardTurned(const Ruleset& game) const;
    void setBoardTurned(const Ruleset& game, bool turned);

    // The least time that a computer's move takes on screen.
    std::chrono::milliseconds pace() const;
    void setPace(std::chrono::milliseconds pace);

    // Whether a pass that the rules force is made by itself; off until it is switched on.
    bool passingAlone() const;
    void setPassingAlone(bool on);

    // Whether a computer that plays by time thinks in the user's time too; off until it is switched
    // on, because it keeps a processor busy for as long as the user thinks.
    bool thinkingAhead() const;
    void setThinkingAhead(bool on);

    // On the projector: whether the class is asked before it is told, and whether the room is
    // bright.
    bool questionFirst() const;
    void setQuestionFirst(bool first);
    bool brightRoom() const;
    void setBrightRoom(bool bright);

    // How long a replay shows each position.
    std::chrono::milliseconds replayStep() const;
    void setReplayStep(std::chrono::milliseconds step);

    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    // For whom the colours are made, in light and in dark; System: for high contrast where the
    // desktop asks for it.
    Palette palette() const;
    void setPalette(Palette palette);
    Eyes eyes() const;

    // Of all letters, in percent of the system's font: one of typeSizes.
    int typeSize() const;
    void setTypeSize(int percent);

    // Whether pieces and pages move; System: as the desktop is set.
    Motion motion() const;
    void setMotion(Motion motion);
    bool reducedMotion() const; // only fades, and short ones

    bool sounds() const; // of moves and endings; off until it is switched on
    void setSounds(bool on);

    // What the player wants to be called, without blanks around it, at most longestName characters;
    // empty: not given.
    QString playerName() const;
    void setPlayerName(const QString& name);

    bool tourTaken() const; // the first steps were shown once, to their end or not
    void setTourTaken(bool taken);

    // The folder in which games are kept; nobody has looked whether it is there. An empty name
    // stands for the standard one.
    static QString standardGamesFolder();
    QString gamesFolder() const;
    void setGamesFolder(const QString& folder);
    // The folders from which games are on their way to gamesFolder(), in the order in which they
    // were chosen. They are kept with it, so that a move that is broken off goes on at the next
    // start, until gamesAreIn() says where all games are.
    QStringList gamesFoldersBefore() const;
    void gamesAreIn(const QString& folder);
    // Where the user's own opening lines are.
    static QString ownBookFile();
    // Where the archive of ended games lies. Only screenshots and tests put it elsewhere.
    QString archiveFolder() const;
    void setArchiveFolder(const QString& folder);
    // Finished games are entered into the archive.
    bool archiveOn() const;
    void setArchiveOn(bool on);

    // See why, as it was left in this game.
    bool insightShown(Insight insight, const Ruleset& game) const;
    void setInsightShown(Insight insight, const Ruleset& game, bool shown);
    void setInsightShown(Insight insight, bool shown);      // in every game
    bool wants(Insight insight, const Ruleset& game) const; // it is shown where it suits the game
    bool wantsAny(const Ruleset& game) const;

    // The last answers to a game's set-up questions, or the standard ones. Players who were not
    // chosen are not kept.
    Answers answersFor(const Ruleset& game) const;
    void keep(const Ruleset& game, const Answers& answers);

    // Whom the archive proposed last (ui/archive/proposals.h); at first the second weakest.
    Proposal proposalFor(const Ruleset& game) const;
    void keep(const Ruleset& game, const Proposal& proposal);

    // The last start that was described in a game's form; empty: there was none.
    std::optional<Picture> startFor(const Ruleset& game) const;
    void keepStart(const Ruleset& game, const Picture& picture);

    // The user's programs. Each change of them is kept.
    OwnPrograms& programs() { return m_programs; }
    const OwnPrograms& programs() const { return m_programs; }

    // What came of the exercises of a game.
    Score scoreOf(const Ruleset& game) const;
    void keep(const Ruleset& game, const Score& score);

    // The claims of one's own about a game, a line each, the newest first.
    QStringList ownClaims(const Ruleset& game) const;
    void keepOwnClaims(const Ruleset& game, const QStringList& claims);

    // The files that were opened or saved last, the newest first, at most `mostRecentFiles`.
    static constexpr int mostRecentFiles = 9;
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);

    // What was last entered in the form of an experiment, "name=value" each. `scope` says for which
    // game or kind.
    QStringList input(const QString& experiment, const QString& scope) const;
    void keepInput(const QString& experiment, const QString& scope, const QStringList& values);

    // What is done of the lessons, as its text (lessons/progress.h).
    QString lessonProgress() const;
    void keepLessonProgress(const QString& text);

    QByteArray window(const QString& part) const; // what QMainWindow saved of itself
    void keepWindow(const QString& part, const QByteArray& bytes);

signals:
    void legalMovesShownChanged(bool shown);
    void coordinatesShownChanged(bool shown);
    void boardTurnedChanged(const bouton::Ruleset& game, bool turned);
    void gamesFolderChanged(const QString& folder); // who listens takes the games there
    void archiveOnChanged(bool on);
    void paceChanged(std::chrono::milliseconds pace);
    void passingAloneChanged(bool on);
    void thinkingAheadChanged(bool on);
    void replayStepChanged(std::chrono::milliseconds step);
    void appearanceChanged(); // or palette() or eyes()
    void typeSizeChanged(int percent);
    void motionChanged(); // reducedMotion() may be another
    void soundsChanged(bool on);
    void playerNameChanged(const QString& name);
    void recentFilesChanged();
    // Null: in every game.
    void insightShownChanged(bouton::Insight insight, const bouton::Ruleset* game, bool shown);

private:
    void keepProgram(const std::string& before, const std::string& after);
    void putGamesFolder(const QString& folder, const QStringList& from);

    mutable QSettings m_store; // asked anew for what another window may have kept
    OwnPrograms m_programs;
};

} // namespace bouton
