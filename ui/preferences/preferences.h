// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <array>
#include <chrono>
#include <optional>

#include "lab/practice.h"
#include "session/own_programs.h"
#include "session/proposal.h"
#include "ui/preferences/answers.h"
#include "ui/preferences/insight.h"
#include "ui/preferences/preference.h"
#include "ui/theme/theme.h"

namespace bouton {

// What the window remembers from one day to another: an INI file of the user's, named after the
// application. Tests point it elsewhere with QSettings::setPath(QSettings::IniFormat, …).
class Preferences : public QObject {
    Q_OBJECT

    using Time = std::chrono::milliseconds;

    QSettings m_store; // before the preferences that stand in it

public:
    enum class Appearance { System, Light, Dark };
    static constexpr std::array typeSizes{100, 110, 125, 150, 175}; // percent of the system's font
    static constexpr int longestName = 24;                          // characters
    static constexpr Time longestPace{5000};
    static constexpr Time shortestReplayStep{100}, longestReplayStep{10000};

    explicit Preferences(QObject* parent = nullptr);

    Preference<bool> legalMovesShown{m_store, "legalMovesShown", true};
    Preference<bool> coordinatesShown{m_store, "coordinatesShown", true}; // of a board's cells

    // Whether a game's board is seen from the other side of the table.
    Preference<bool, Ruleset> boardTurned{m_store, "%1/boardTurned"};

    // The least time that a computer's move takes on screen.
    Preference<Time> pace{m_store, "pace", Time(600), between(Time(0), longestPace)};

    // Whether a pass that the rules force is made by itself; off until it is switched on.
    Preference<bool> passingAlone{m_store, "passingAlone"};

    // Whether a computer that plays by time thinks in the user's time too; off until it is switched
    // on, because it keeps a processor busy for as long as the user thinks.
    Preference<bool> thinkingAhead{m_store, "thinkingAhead"};

    // On the projector: whether the class is asked before it is told, and whether the room is
    // bright.
    Preference<bool> questionFirst{m_store, "projector/questionFirst", true};
    Preference<bool> brightRoom{m_store, "projector/brightRoom"};

    // How long a replay shows each position.
    Preference<Time> replayStep{m_store, "replayStep", Time(1000),
                                between(shortestReplayStep, longestReplayStep)};

    Preference<Appearance> appearance{m_store, "appearance", Appearance::System,
                                      between(Appearance::System, Appearance::Dark)};
    // For whom the colours are made, in light and in dark; empty: for high contrast where the
    // desktop asks for it.
    Preference<std::optional<Eyes>> palette{
        m_store, "palette", {}, between(std::optional<Eyes>(), std::optional(Eyes::HighContrast))};
    Eyes eyes() const;

    // Of all letters, in percent of the system's font: one of typeSizes.
    Preference<int> typeSize{m_store, "typeSize", 100, offeredTypeSize};

    // Of the window (ui/controls/languages.h); empty: the desktop's.
    Preference<QString> language{m_store, "language"};

    // Whether pieces and pages move in full, or less; empty: as the desktop is set.
    Preference<std::optional<bool>> fullMotion{m_store, "motion"};
    bool reducedMotion() const; // only fades, and short ones

    // Whether all pages that are written and printed are US Letter, or A4; empty: as is usual in
    // the desktop's country.
    Preference<std::optional<bool>> usLetter{m_store, "paper"};

    Preference<bool> sounds{m_store, "sounds"}; // of moves and endings; off until it is switched on

    // What the player wants to be called, without blanks around it, at most longestName characters;
    // empty: not given.
    Preference<QString> playerName{m_store, "playerName", {}, shortName};

    // The first steps were shown once, to their end or not.
    Preference<bool> tourTaken{m_store, "tourTaken"};

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
    // Where games of the user's own are: their rules (session/kept/rules_folder.h).
    static QString ownRulesFolder();
    // Where the archive of ended games lies. Only screenshots and tests put it elsewhere.
    Preference<QString> archiveFolder{m_store, "archiveFolder", {}, orStandardArchive};
    // Finished games are entered into the archive.
    Preference<bool> archiveOn{m_store, "archiveOn", true};

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

    // The last start that was described in a game's form; empty if there was none.
    std::optional<Picture> startFor(const Ruleset& game) const;
    void keepStart(const Ruleset& game, const Picture& picture);

    // The user's programs. Each change of them is kept.
    OwnPrograms& programs() { return m_programs; }
    const OwnPrograms& programs() const { return m_programs; }

    // What came of the exercises of a game.
    Score scoreOf(const Ruleset& game) const;
    void keep(const Ruleset& game, const Score& score);

    // The claims of one's own about a game, a line each, the newest first.
    Preference<QStringList, Ruleset> ownClaims{
        m_store, "%1/ownClaims", {}, {}, AnyPreference::readAnew};

    // The files that were opened or saved last, the newest first, at most `mostRecentFiles`.
    static constexpr int mostRecentFiles = 9;
    Preference<QStringList> recentFiles{m_store, "files/recent", {}, mostRecent};
    void addRecentFile(const QString& path);

    // What was last entered in the form of an experiment, "name=value" each. `scope` says for which
    // game or kind.
    QStringList input(const QString& experiment, const QString& scope) const;
    void keepInput(const QString& experiment, const QString& scope, const QStringList& values);

    // What is done of the lessons, as its text (lessons/progress.h).
    Preference<QString> lessonFolder{m_store, "lessons/folder"}; // of a teacher's; empty if none
    Preference<QString> lessonProgress{
        m_store, "lessons/progress", {}, {}, AnyPreference::readAnew};

    // What QMainWindow saved of a part of itself.
    Preference<QByteArray, QString> window{m_store, "window/%1"};

signals:
    void gamesFolderChanged(const QString& folder); // who listens takes the games there
    void appearanceChanged();                       // or palette() or eyes()
    void motionChanged();                           // reducedMotion() may be another
    // Null: in every game.
    void insightShownChanged(bouton::Insight insight, const bouton::Ruleset* game, bool shown);

private:
    void keepProgram(const std::string& before, const std::string& after);
    void putGamesFolder(const QString& folder, const QStringList& from);

    static int offeredTypeSize(int percent);
    static QString shortName(const QString& name);
    static QString orStandardArchive(const QString& folder);
    static QStringList mostRecent(const QStringList& files);

    OwnPrograms m_programs;
};

} // namespace bouton
