// SPDX-License-Identifier: MIT
#include "ui/files/game_files.h"

#include <QDate>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <ranges>
#include <utility>

#include "core/nested.h"
#include "games/own_game/own_game.h"
#include "games/record.h"
#include "session/file_name.h"
#include "session/kept/game_file.h"
#include "session/kept/rules_folder.h"
#include "session/task_thread.h"
#include "session/values/from_text.h"
#include "session/values/plan.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/words.h"
#include "ui/game/game_page.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr const char* wholeGame = "application/x-bouton-game";
constexpr qsizetype longestPosition = 10'000; // characters

QString gameFilter() {
    return GameFiles::tr(
        "Games, lessons and exercises (*.bouton *.game *.txt *.ggf *.obf *.wtb *.lesson "
        "*.json);;All files (*)");
}

bool isWritten(const Format& format) { return format.write != nullptr; }

// After those of Bouton's own the formats in which others write a game.
QStringList saveFilters(const Ruleset& game) {
    QStringList all{GameFiles::tr("Whole games (*.bouton)"),
                    GameFiles::tr("Moves on one line, without variations (*.txt)")};
    for (const Format& format : formatsOf(game) | std::views::filter(isWritten))
        all << QStringLiteral("%1 (*%2)")
                   .arg(spoken(Phrase{format.title}),
                        QLatin1String(*format.ending ? format.ending : ".txt"));
    return all;
}

// More games than one would choose from in a list.
constexpr std::size_t mostToChoose = 20;

// Games of Othello by the thousand, as far as the name says.
bool isCollection(const QString& path) {
    return path.endsWith(QLatin1String(".wtb"), Qt::CaseInsensitive) || QFileInfo(path).isDir();
}

// The format of that filter, or else of that ending; null: it is one of Bouton's own.
const Format* formatFor(const Ruleset& game, qsizetype filter, const QString& path) {
    qsizetype own = 2;
    for (const Format& format : formatsOf(game) | std::views::filter(isWritten)) {
        const bool chosen = filter == own++;
        const QLatin1String ending(*format.ending ? format.ending : ".txt");
        if ((chosen || *format.ending) && path.endsWith(ending, Qt::CaseInsensitive))
            return &format;
    }
    return nullptr;
}

// What a line of moves leaves out of a game, as a sentence; empty: nothing. Formats know themselves
// whether they tell who resigned or was out of time.
QString leftOutOf(const Match& match, const SavedGame& game, const Format* format = nullptr) {
    QStringList left;
    if (match.line().size() < game.positions.size())
        left << GameFiles::tr("variations");
    if (!std::ranges::all_of(game.positions, &std::string::empty, &SavedGame::Position::comment))
        left << GameFiles::tr("comments");
    if (game.forfeit && (!format || game.forfeit->why == Forfeit::Why::Fault))
        left << (game.forfeit->why == Forfeit::Why::Resigned ? GameFiles::tr("the resignation")
                 : game.forfeit->why == Forfeit::Why::Fault  ? GameFiles::tr("the loss by a fault")
                                                             : GameFiles::tr("the loss on time"));
    if (ownRulesOf(match.game()))
        left << GameFiles::tr("the rules of the game");
    return left.isEmpty() ? QString()
                          : GameFiles::tr("Left out: %1.").arg(left.join(QStringLiteral(", ")));
}

} // namespace

GameFiles::GameFiles(Keeper& keeper, Preferences& preferences,
                     std::span<const Ruleset* const> games, PageOf pageOf, QWidget* window)
    : QObject(window),
      m_keeper(keeper),
      m_preferences(preferences),
      m_games(games),
      m_pageOf(std::move(pageOf)),
      m_window(window) {
    openDialogsAtTheLastFile();
    connect(&preferences.recentFiles, &AnyPreference::changed, this,
            &GameFiles::openDialogsAtTheLastFile);
    connect(&keeper.shelf(), &Shelf::opened, this, &GameFiles::listen);
    connect(&keeper.shelf(), &Shelf::saved, this,
            [this](Shelf::Ticket ticket, const Or<void>& done) {
                const auto found = m_saving.extract(ticket);
                if (found.empty())
                    return;
                const Saving& saving = found.mapped();
                if (!done) {
                    emit refused(done.error(), false);
                    return;
                }
                if (saving.path.endsWith(QLatin1String(".bouton"), Qt::CaseInsensitive))
                    remember(saving.path, saving.id);
                else
                    m_preferences.addRecentFile(saving.path);
                const QString told = tr("Saved as %1.").arg(shownPath(saving.path));
                emit statusText(saving.leftOut.isEmpty() ? told : sentences(told, saving.leftOut));
            });
}

// Also one that came from the command line, or in another run of the program.
void GameFiles::openDialogsAtTheLastFile() {
    if (const QStringList recent = m_preferences.recentFiles(); !recent.isEmpty())
        openDialogsIn(QFileInfo(recent.front()).absolutePath());
}

void GameFiles::remember(const QString& path, const std::string& id) {
    if (!path.contains(QChar::ReplacementCharacter)) // Qt cannot write under such a name
        m_paths[id] = path;
    m_preferences.addRecentFile(path);
}

// Opening -----------------------------------------------------------------------------------------

void GameFiles::open(const QString& path) {
    const QString file = QFileInfo(path).absoluteFilePath();
    if (file.endsWith(QLatin1String(".lesson"), Qt::CaseInsensitive)) {
        emit lessonWanted(file);
        return;
    }
    if (file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        emit exercisesWanted(file);
        return;
    }
    if (isCollection(file))
        return openCollection({file});
    if (file.endsWith(QLatin1String(".game"), Qt::CaseInsensitive))
        return openRules(file);
    m_opening[m_keeper.shelf().openFile(file)] = file;
}

void GameFiles::openCollection(const QStringList& paths) { emit collectionWanted(paths); }

// What is wrong with the rules themselves is shown where they are written.
void GameFiles::openRules(const QString& path) {
    doOnce(
        this, [path] { return Disk().read(path, RulesFolder::mostBytes); },
        [this, path](const Or<QByteArray>& bytes) {
            if (!bytes) {
                emit refused(bytes.error());
                return;
            }
            m_preferences.addRecentFile(path);
            emit rulesWanted(QString::fromUtf8(*bytes));
        });
}

void GameFiles::askToOpen() {
    connect(askForFile(m_window, tr("Open a game, a lesson or exercises"), gameFilter()),
            &QFileDialog::fileSelected, this, &GameFiles::open);
}

void GameFiles::choose(const std::string& game) { openText(QByteArray::fromStdString(game)); }

void GameFiles::listen(const std::shared_ptr<Shelf::Opened>& opened) {
    const auto asked = m_opening.extract(opened->ticket);
    if (asked.empty())
        return;
    const QString path = asked.mapped();
    const QString name = QFileInfo(path).fileName();
    if (!opened->choices.empty()) {
        const std::vector<std::string>& games = opened->choices;
        if (!path.isEmpty() && games.size() > mostToChoose
            && readGameText(games.front(), **gameNamed("reversi", catalogue())))
            return openCollection({path});
        if (!path.isEmpty())
            m_preferences.addRecentFile(path);
        emit choiceWanted(shownPath(name), opened->choices);
        return;
    }
    if (!opened->game) {
        const Phrase& why = opened->game.error();
        emit refused(name.isEmpty() ? why
                                    : Phrase{QT_TRANSLATE_NOOP("Phrase", "%1 was not opened. %2"),
                                             {name.toStdString(), nested(why)}});
        return;
    }
    const bool isTheirs = m_theirs.erase(opened->ticket) > 0;
    for (Seat& seat : opened->game->plan.seats)
        if (!isTheirs && seat.name == m_preferences.playerName().toStdString())
            seat.name.clear(); // the user's own game
    GamePage& page = m_pageOf(opened->game->game.game);
    Keeper::put(page.session(), std::move(*opened->game));
    page.takeFocus();
    if (path.endsWith(QLatin1String(".bouton"), Qt::CaseInsensitive))
        remember(path, page.session().id());
    else if (!path.isEmpty())
        m_preferences.addRecentFile(path);
    emit statusText(name.isEmpty() ? QString() : tr("%1 is open.").arg(shownPath(name)));
}

Or<void> GameFiles::begin(const Ruleset& rules, std::string_view position) {
    const auto match = matchFrom(rules, position);
    if (!match)
        return refuse(match.error());
    m_pageOf(rules.name.id).playFrom((*match)->picture(0));
    return {};
}

// Saving ------------------------------------------------------------------------------------------

QString GameFiles::nameFor(const Session& session) {
    QString name = spoken(session.game().name.title);
    for (const Side side : {Side::One, Side::Two})
        if (const Seat& seat = session.plan().seats[indexOf(side)];
            !seat.human() || !seat.name.empty())
            name += u' ' + nameOf(session.game(), seat);
    name += u' ' + QDate::currentDate().toString(Qt::ISODate);
    for (QChar& sign : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(sign))
            sign = u'-';
    return name + QStringLiteral(".bouton");
}

void GameFiles::save(GamePage& page) {
    const auto at = m_paths.find(page.session().id());
    if (at == m_paths.end())
        askToSave(page);
    else
        saveAs(page, at->second);
}

void GameFiles::askToSave(GamePage& page) {
    const auto at = m_paths.find(page.session().id());
    const QString file = at == m_paths.end() ? nameFor(page.session()) : at->second;
    const Ruleset& game = page.session().game();
    const QStringList filters = saveFilters(game);
    QFileDialog* dialog =
        askForFile(m_window, tr("Save the game"), filters.join(QStringLiteral(";;")), file);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        const qsizetype dot = filter.lastIndexOf(u'.');
        dialog->setDefaultSuffix(filter.mid(dot + 1, filter.size() - dot - 2));
    });
    // One may go on meanwhile, to another game, too.
    connect(dialog, &QFileDialog::fileSelected, &page,
            [this, &page, &game, dialog, filters, id = page.session().id()](const QString& path) {
                const qsizetype filter = filters.indexOf(dialog->selectedNameFilter());
                if (page.session().id() == id)
                    saveAs(page, path, formatFor(game, filter, path));
                else
                    emit refused({QT_TRANSLATE_NOOP("Phrase", "The game that was to be saved is no "
                                                              "longer on the board.")},
                                 false);
            });
}

void GameFiles::saveAs(GamePage& page, const QString& path, const Format* format) {
    const Session& session = page.session();
    if (!session.match())
        return;
    if (!format)
        format = formatFor(session.game(), -1, path);
    QByteArray bytes;
    QString leftOut;
    if (format) {
        bytes = writtenAs(*format, page, leftOut).toUtf8() + '\n';
    } else if (path.endsWith(QLatin1String(".bouton"), Qt::CaseInsensitive)) {
        bytes = write(signedGame(session));
    } else if (path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive)) {
        bytes = QByteArray::fromStdString(wholeRecord(*session.match()) + '\n');
        leftOut = leftOutOf(*session.match(), session.saved());
    } else {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "A game's file needs a name that ends in .bouton "
                                                  "or .txt; %1 does not."),
                      {shownPath(QFileInfo(path).fileName()).toStdString()}},
                     false);
        return;
    }
    m_saving[m_keeper.shelf().save(path, std::move(bytes))] = {path, session.id(), leftOut};
}

// What leaves for elsewhere says who the one human was, if he has told his name.
SavedGame GameFiles::signedGame(const Session& session) const {
    SavedGame game = session.saved();
    if (const auto you = session.speech().you())
        game.seats[indexOf(*you)].name = keptName(m_preferences.playerName().toStdString());
    return game;
}

// Copying and pasting -----------------------------------------------------------------------------

QMimeData* GameFiles::positionOf(GamePage& page) {
    const Session& session = page.session();
    auto* data = new QMimeData;
    data->setText(QString::fromStdString(write(session.picture(), session.game().name.letters)));
    return data;
}

QMimeData* GameFiles::gameOf(GamePage& page) {
    const Session& session = page.session();
    if (!session.match())
        return positionOf(page);
    auto* data = new QMimeData;
    data->setText(QString::fromStdString(wholeRecord(*session.match())));
    data->setData(QLatin1String(wholeGame), write(session.saved()));
    return data;
}

QString GameFiles::writtenAs(const Format& format, GamePage& page, QString& leftOut) {
    const SavedGame saved = page.session().saved();
    const WrittenGame written = format.write(*page.session().match(), notesOf(saved));
    QStringList told{leftOutOf(*page.session().match(), saved, &format)};
    for (const Phrase& each : written.leftOut)
        told << spoken(each);
    told.removeAll(QString());
    leftOut = told.join(u' ');
    return QString::fromStdString(written.text);
}

bool GameFiles::takes(const QMimeData& data) {
    return data.hasText() || data.hasFormat(QLatin1String(wholeGame)); // files have a text, too
}

void GameFiles::openText(const QByteArray& file) {
    m_opening[m_keeper.shelf().openText(file)] = {};
}

void GameFiles::openTheirs(const QByteArray& file) {
    const Shelf::Ticket ticket = m_keeper.shelf().openText(file);
    m_opening[ticket] = {};
    m_theirs.insert(ticket);
}

void GameFiles::take(const QMimeData& data, GamePage* page) {
    if (data.hasFormat(QLatin1String(wholeGame))) {
        openText(data.data(QLatin1String(wholeGame)));
        return;
    }
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    if (files.size() > 1 && std::ranges::all_of(files, isCollection))
        return openCollection(files);
    if (!files.isEmpty())
        return open(files.front());
    takeText(data.text(), page);
}

// Positions and moves alone are short, and tried at once: as positions of any game, then as moves
// from the usual start of the game on the page. What is left is a game in words of its own, or
// refused: what begins as a game that somebody writes (a name, a tag, a parenthesis, a move) in the
// reader's words, else in those of the game on the page.
void GameFiles::takeText(const QString& text, GamePage* page) {
    constexpr QChar mark(QChar::ByteOrderMark);
    const QString words = (text.startsWith(mark) ? text.mid(1) : text).trimmed();
    if (words.isEmpty()) {
        emit refused(
            {QT_TRANSLATE_NOOP("Phrase", "There is nothing to paste: the clipboard has no text.")},
            false);
        return;
    }
    if (words.startsWith(QLatin1String("bouton-game ")) && words.size() <= RulesFolder::mostBytes) {
        emit rulesWanted(words + u'\n');
        return;
    }
    if (words.size() <= longestPosition && !words.startsWith(u'{')) {
        const std::string position = words.toStdString();
        std::optional<Phrase> why;
        std::vector<const Ruleset*> order(m_games.begin(), m_games.end());
        if (page)
            order.insert(order.begin(), &page->session().game());
        for (const Ruleset* rules : order) {
            const Or<void> begun = begin(*rules, position);
            if (begun)
                return emit statusText({});
            if (!why && page)
                why = begun.error();
        }
        if (page && readGameText(position, page->session().game()) && !readGameText(position))
            return openText(page->session().game().name.id + (": " + QByteArray(position.c_str())));
        const bool isGame = words.contains(u':') || words.startsWith(u'[') || words.contains(u"(;")
                            || readClicks(MoveTexts(position).next());
        if (!isGame) {
            emit refused(
                why ? Phrase{QT_TRANSLATE_NOOP("Phrase",
                                               "This is neither a game nor a position. %1"),
                             {nested(*why)}}
                    : Phrase{QT_TRANSLATE_NOOP(
                        "Phrase", "This is neither a game nor a position that Bouton knows.")},
                false);
            return;
        }
    }
    openText(words.toUtf8());
}

} // namespace bouton
