// SPDX-License-Identifier: MIT
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMetaMethod>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>

#include "session/kept/disk.h"
#include "ui/preferences/system_wishes.h"

namespace bouton {

namespace {

constexpr std::pair<const char*, int Score::*> scoreKeys[] = {
    {"exercises/asked", &Score::asked},
    {"exercises/right", &Score::right},
    {"exercises/streak", &Score::streak},
    {"exercises/longest", &Score::longest},
    {"exercises/hints", &Score::hints}};

constexpr const char* nameKeys[] = {"firstName", "secondName"}; // of two people

QString keyOf(const Ruleset& game, const char* what) {
    return QStringLiteral("%1/%2").arg(QLatin1String(game.name.id), QLatin1String(what));
}

QString keyOf(Insight insight) { return QStringLiteral("insight/") + QLatin1String(idOf(insight)); }

// A stroke would make a group of its own.
QString keyOf(const QString& experiment, QString scope) {
    return QStringLiteral("laboratory/%1/%2").arg(experiment, scope.replace(u'/', u'-'));
}

QString dataFile(const char* name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1String(name);
}

// The file of the user's; where a link to a device or a pipe is in its place, one that goes with
// the program. Qt would wait for who writes to a pipe, and replace a device.
QSettings ownStore() {
    constexpr auto format = QSettings::IniFormat;
    constexpr auto scope = QSettings::UserScope;
    const QString of = QCoreApplication::organizationName(),
                  name = QCoreApplication::applicationName();
    // A file that is not there tells the folder, and is not read.
    const QDir folder = QFileInfo(QSettings(format, scope, of, name + u'-').fileName()).dir();
    if (!objectionTo(QFileInfo(folder.filePath(name + QLatin1String(".ini"))).filesystemFilePath()))
        return {format, scope, of, name};
    static const QTemporaryDir desk;
    return {desk.filePath(name), format};
}

// A program that was killed while it took the lock of the file has left it empty, and QSettings
// would wait 30 s until it takes such a lock away. One that stays empty for a moment is nobody's.
void removeDeadLock(const QString& file) {
    QFileInfo lock(file + QStringLiteral(".lock"));
    lock.setCaching(false);
    for (int wait = 0; lock.exists() && lock.size() == 0; ++wait)
        if (wait == 20)
            QFile::remove(lock.filePath());
        else
            QThread::msleep(10);
}

} // namespace

QVariant AnyPreference::kept(const QString& key, const QVariant& unlessChosen) const {
    if (m_anew)
        m_store.sync();
    return m_store.value(key, unlessChosen);
}

void AnyPreference::keep(const QString& key, const QVariant& value) {
    m_store.setValue(key, value);
    emit changed();
}

QString AnyPreference::inKey(const Ruleset& game) { return QLatin1String(game.name.id); }

Preferences::Preferences(QObject* parent) : QObject(parent), m_store(ownStore()) {
    connect(&appearance, &AnyPreference::changed, this, &Preferences::appearanceChanged);
    connect(&palette, &AnyPreference::changed, this, &Preferences::appearanceChanged);
    connect(&fullMotion, &AnyPreference::changed, this, &Preferences::motionChanged);
    // Qt would make the file for everybody to read, as older versions have made the folder.
    const QString file = m_store.fileName();
    removeDeadLock(file);
    if (const QString folder = QFileInfo(file).absolutePath(); makeOwnFolder(folder)) {
        (void)QFile(file).open(QIODevice::Append);
        for (const QString& own : {file, folder, dataFile("")})
            makePrivate(own);
    }
    m_programs.read(m_store.value(QStringLiteral("programs")).toString().toUtf8());
    connect(&m_programs, &OwnPrograms::changed, this, &Preferences::keepProgram);
}

// Another window may have kept programs too: this one alone is changed.
void Preferences::keepProgram(const std::string& before, const std::string& after) {
    m_store.sync();
    OwnPrograms kept;
    kept.read(m_store.value(QStringLiteral("programs")).toString().toUtf8());
    kept.remove(before);
    kept.remove(after);
    const OwnPrograms::Entry* entry = m_programs.find(after);
    const bool isKept = !entry || kept.put(*entry); // else another one has the name there
    m_store.setValue(QStringLiteral("programs"),
                     QString::fromUtf8((isKept ? kept : m_programs).write()));
}

int Preferences::offeredTypeSize(int percent) {
    return std::ranges::find(typeSizes, percent) != typeSizes.end() ? percent : 100;
}

QString Preferences::shortName(const QString& name) { return name.simplified().left(longestName); }

QString Preferences::orStandardArchive(const QString& folder) {
    return folder.isEmpty() ? dataFile("/archive") : folder;
}

QStringList Preferences::mostRecent(const QStringList& files) {
    return files.mid(0, mostRecentFiles);
}

QString Preferences::standardGamesFolder() { return dataFile("/games"); }

QString Preferences::gamesFolder() const {
    const QString folder = m_store.value(QStringLiteral("gamesFolder")).toString();
    return folder.isEmpty() ? standardGamesFolder() : folder;
}

QStringList Preferences::gamesFoldersBefore() const {
    return m_store.value(QStringLiteral("gamesFoldersBefore")).toStringList();
}

void Preferences::setGamesFolder(const QString& folder) {
    const bool follow =
        isSignalConnected(QMetaMethod::fromSignal(&Preferences::gamesFolderChanged));
    putGamesFolder(folder, follow ? gamesFoldersBefore() << gamesFolder() : QStringList());
}

void Preferences::gamesAreIn(const QString& folder) { putGamesFolder(folder, {}); }

// Both are one change of the file, and there before a game moves. The standard folder is not
// written down: it may be another one for the next version.
void Preferences::putGamesFolder(const QString& folder, const QStringList& from) {
    const QString before = gamesFolder();
    if (folder.isEmpty() || folder == standardGamesFolder())
        m_store.remove(QStringLiteral("gamesFolder"));
    else
        m_store.setValue(QStringLiteral("gamesFolder"), folder);
    const bool changed = gamesFolder() != before;
    if (from.isEmpty())
        m_store.remove(QStringLiteral("gamesFoldersBefore"));
    else if (changed)
        m_store.setValue(QStringLiteral("gamesFoldersBefore"), from);
    m_store.sync();
    if (changed)
        emit gamesFolderChanged(gamesFolder());
}

QString Preferences::ownRulesFolder() { return dataFile("/own-games"); }

QString Preferences::ownBookFile() { return dataFile("/own-book.txt"); }

Eyes Preferences::eyes() const {
    return palette().value_or(systemHighContrast() ? Eyes::HighContrast : Eyes::Usual);
}

bool Preferences::reducedMotion() const {
    const auto full = fullMotion();
    return full ? !*full : systemReducesMotion();
}

// What was never chosen in this game is as it is in every game, which older versions wrote.
bool Preferences::insightShown(Insight insight, const Ruleset& game) const {
    const QVariant all = m_store.value(keyOf(insight), false);
    return m_store.value(keyOf(game, "") + keyOf(insight), all).toBool();
}

bool Preferences::wants(Insight insight, const Ruleset& game) const {
    return suits(insight, game) && insightShown(insight, game);
}

void Preferences::setInsightShown(Insight insight, const Ruleset& game, bool shown) {
    if (shown == insightShown(insight, game))
        return;
    m_store.setValue(keyOf(game, "") + keyOf(insight), shown);
    emit insightShownChanged(insight, &game, shown);
}

void Preferences::setInsightShown(Insight insight, bool shown) {
    for (const QString& group : m_store.childGroups())
        m_store.remove(group + u'/' + keyOf(insight));
    m_store.setValue(keyOf(insight), shown);
    emit insightShownChanged(insight, nullptr, shown);
}

bool Preferences::wantsAny(const Ruleset& game) const {
    return std::ranges::any_of(allInsights, [&](Insight insight) { return wants(insight, game); });
}

Answers Preferences::answersFor(const Ruleset& game) const {
    const auto text = [&](const char* what) {
        return m_store.value(keyOf(game, what)).toString().toStdString();
    };
    Answers answers = standardAnswers(game);
    if (const auto settings = readSettings(game.settings, text("settings")))
        answers.plan.settings = *settings;
    if (game.name.autoFill)
        answers.plan.autoFill =
            m_store.value(keyOf(game, "autoFill"), answers.plan.autoFill).toBool();
    if (m_store.value(keyOf(game, "starter"), 0).toInt() == 1)
        setFirst(answers, Side::Two);
    answers.inTurn = m_store.value(keyOf(game, "inTurn"), false).toBool();
    const auto first = readSeat(game, text("first")), second = readSeat(game, text("second"));
    const auto isHere = [&](const Or<Seat>& seat) {
        return seat && (seat->program.empty() || m_programs.plays(seat->program, game));
    };
    if (isHere(first) && isHere(second)) {
        std::array players{*first, *second};
        for (std::size_t i = 0; i < 2 && first->human() && second->human(); ++i)
            players[i].name = text(nameKeys[i]);
        setPlayers(answers, players);
        answers.proposed.reset();
    }
    return answers;
}

void Preferences::keep(const Ruleset& game, const Answers& answers) {
    const auto put = [&](const char* what, const std::string& text) {
        m_store.setValue(keyOf(game, what), QString::fromStdString(text));
    };
    const auto players = playersOf(answers);
    put("settings", write(game.settings, answers.plan.settings));
    put("first", answers.proposed ? "" : write(game, players[0]));
    put("second", answers.proposed ? "" : write(game, players[1]));
    for (std::size_t i = 0; i < 2 && players[0].human() && players[1].human(); ++i)
        put(nameKeys[i], players[i].name);
    m_store.setValue(keyOf(game, "autoFill"), answers.plan.autoFill);
    m_store.setValue(keyOf(game, "starter"), static_cast<int>(indexOf(answers.first)));
    m_store.setValue(keyOf(game, "inTurn"), answers.inTurn);
}

Proposal Preferences::proposalFor(const Ruleset& game) const {
    Proposal proposal = firstProposal(game);
    const QString kept = m_store.value(keyOf(game, "proposed")).toString();
    if (const auto seat = readSeat(game, kept.toStdString()); seat && isOffered(game, *seat)) {
        const int why = m_store.value(keyOf(game, "proposedWhy")).toInt();
        proposal.opponent = *seat->computer;
        proposal.why = static_cast<Proposal::Why>(std::clamp(why, 0, 3));
    }
    return proposal;
}

void Preferences::keep(const Ruleset& game, const Proposal& proposal) {
    m_store.setValue(keyOf(game, "proposed"),
                     QString::fromStdString(write(game, Seat{proposal.opponent})));
    m_store.setValue(keyOf(game, "proposedWhy"), static_cast<int>(proposal.why));
}

std::optional<Picture> Preferences::startFor(const Ruleset& game) const {
    const QString text = m_store.value(keyOf(game, "start")).toString();
    const Or<Picture> picture = readPicture(text.toStdString(), game.name.letters);
    return picture ? std::optional(*picture) : std::nullopt;
}

void Preferences::keepStart(const Ruleset& game, const Picture& picture) {
    m_store.setValue(keyOf(game, "start"),
                     QString::fromStdString(write(picture, game.name.letters)));
}

Score Preferences::scoreOf(const Ruleset& game) const {
    Score score;
    for (const auto& [what, number] : scoreKeys)
        score.*number = std::max(0, m_store.value(keyOf(game, what)).toInt());
    return score;
}

void Preferences::keep(const Ruleset& game, const Score& score) {
    for (const auto& [what, number] : scoreKeys)
        m_store.setValue(keyOf(game, what), score.*number);
}

void Preferences::addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    recentFiles.set(files);
}

QStringList Preferences::input(const QString& experiment, const QString& scope) const {
    return m_store.value(keyOf(experiment, scope)).toStringList();
}

void Preferences::keepInput(const QString& experiment, const QString& scope,
                            const QStringList& values) {
    m_store.setValue(keyOf(experiment, scope), values);
}

} // namespace bouton
