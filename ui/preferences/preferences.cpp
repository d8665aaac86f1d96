// SPDX-License-Identifier: MIT
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMetaMethod>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <type_traits>

#include "session/kept/disk.h"
#include "ui/preferences/system_wishes.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds standardPace{600}, standardReplayStep{1000};

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

// As they stand in the file.
QVariant stored(const QVariant& value) { return value; }
QVariant stored(std::chrono::milliseconds time) { return static_cast<qlonglong>(time.count()); }
template <class Choice>
requires std::is_enum_v<Choice> QVariant stored(Choice choice) { return static_cast<int>(choice); }

// Whether `value` is another one than `before`; if so, it is kept.
template <class T> bool change(QSettings& store, const QString& key, T before, T value) {
    if (value == before)
        return false;
    store.setValue(key, stored(value));
    return true;
}

bool isOn(const QSettings& store, const QString& key, bool unlessChosen = false) {
    return store.value(key, unlessChosen).toBool();
}

// One of the choices up to the last one; at first the first.
template <class Choice> Choice chosen(const QSettings& store, const QString& key, Choice last) {
    const int value = store.value(key, 0).toInt();
    return static_cast<Choice>(std::clamp(value, 0, static_cast<int>(last)));
}

std::chrono::milliseconds time(const QSettings& store, const QString& key,
                               std::chrono::milliseconds unlessChosen) {
    return std::chrono::milliseconds(store.value(key, stored(unlessChosen)).toLongLong());
}

QString dataFile(const char* name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1String(name);
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

Preferences::Preferences(QObject* parent)
    : QObject(parent),
      m_store(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
              QCoreApplication::applicationName()) {
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

bool Preferences::legalMovesShown() const {
    return isOn(m_store, QStringLiteral("legalMovesShown"), true);
}

void Preferences::setLegalMovesShown(bool shown) {
    if (change(m_store, QStringLiteral("legalMovesShown"), legalMovesShown(), shown))
        emit legalMovesShownChanged(shown);
}

bool Preferences::coordinatesShown() const {
    return isOn(m_store, QStringLiteral("coordinatesShown"), true);
}

void Preferences::setCoordinatesShown(bool shown) {
    if (change(m_store, QStringLiteral("coordinatesShown"), coordinatesShown(), shown))
        emit coordinatesShownChanged(shown);
}

bool Preferences::boardTurned(const Ruleset& game) const {
    return isOn(m_store, keyOf(game, "boardTurned"));
}

void Preferences::setBoardTurned(const Ruleset& game, bool turned) {
    if (change(m_store, keyOf(game, "boardTurned"), boardTurned(game), turned))
        emit boardTurnedChanged(game, turned);
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

QString Preferences::ownBookFile() { return dataFile("/own-book.txt"); }

QString Preferences::archiveFolder() const {
    const QString folder = m_store.value(QStringLiteral("archiveFolder")).toString();
    return folder.isEmpty() ? dataFile("/archive") : folder;
}

void Preferences::setArchiveFolder(const QString& folder) {
    m_store.setValue(QStringLiteral("archiveFolder"), folder);
}

bool Preferences::archiveOn() const { return isOn(m_store, QStringLiteral("archiveOn"), true); }

void Preferences::setArchiveOn(bool on) {
    if (change(m_store, QStringLiteral("archiveOn"), archiveOn(), on))
        emit archiveOnChanged(on);
}

std::chrono::milliseconds Preferences::pace() const {
    return std::clamp(time(m_store, QStringLiteral("pace"), standardPace),
                      std::chrono::milliseconds(0), longestPace);
}

void Preferences::setPace(std::chrono::milliseconds pace) {
    if (change(m_store, QStringLiteral("pace"), this->pace(), pace))
        emit paceChanged(this->pace());
}

bool Preferences::thinkingAhead() const { return isOn(m_store, QStringLiteral("thinkingAhead")); }

void Preferences::setThinkingAhead(bool on) {
    if (change(m_store, QStringLiteral("thinkingAhead"), thinkingAhead(), on))
        emit thinkingAheadChanged(on);
}

bool Preferences::questionFirst() const {
    return isOn(m_store, QStringLiteral("projector/questionFirst"), true);
}

void Preferences::setQuestionFirst(bool first) {
    m_store.setValue(QStringLiteral("projector/questionFirst"), first);
}

bool Preferences::brightRoom() const {
    return isOn(m_store, QStringLiteral("projector/brightRoom"));
}

void Preferences::setBrightRoom(bool bright) {
    m_store.setValue(QStringLiteral("projector/brightRoom"), bright);
}

std::chrono::milliseconds Preferences::replayStep() const {
    return std::clamp(time(m_store, QStringLiteral("replayStep"), standardReplayStep),
                      shortestReplayStep, longestReplayStep);
}

void Preferences::setReplayStep(std::chrono::milliseconds step) {
    if (change(m_store, QStringLiteral("replayStep"), replayStep(), step))
        emit replayStepChanged(replayStep());
}

Preferences::Appearance Preferences::appearance() const {
    return chosen(m_store, QStringLiteral("appearance"), Appearance::Dark);
}

void Preferences::setAppearance(Appearance appearance) {
    if (change(m_store, QStringLiteral("appearance"), this->appearance(), appearance))
        emit appearanceChanged();
}

Preferences::Palette Preferences::palette() const {
    return chosen(m_store, QStringLiteral("palette"), Palette::HighContrast);
}

void Preferences::setPalette(Palette palette) {
    if (change(m_store, QStringLiteral("palette"), this->palette(), palette))
        emit appearanceChanged();
}

Eyes Preferences::eyes() const {
    switch (palette()) {
    case Palette::ColourBlind: return Eyes::ColourBlind;
    case Palette::HighContrast: return Eyes::HighContrast;
    case Palette::Usual: return Eyes::Usual;
    case Palette::System: break;
    }
    return systemHighContrast() ? Eyes::HighContrast : Eyes::Usual;
}

int Preferences::typeSize() const {
    const int percent = m_store.value(QStringLiteral("typeSize"), 100).toInt();
    return std::ranges::find(typeSizes, percent) != typeSizes.end() ? percent : 100;
}

void Preferences::setTypeSize(int percent) {
    if (change(m_store, QStringLiteral("typeSize"), typeSize(), percent))
        emit typeSizeChanged(typeSize());
}

Preferences::Motion Preferences::motion() const {
    return chosen(m_store, QStringLiteral("motion"), Motion::Full);
}

void Preferences::setMotion(Motion motion) {
    if (change(m_store, QStringLiteral("motion"), this->motion(), motion))
        emit motionChanged();
}

bool Preferences::reducedMotion() const {
    return motion() == Motion::Reduced || (motion() == Motion::System && systemReducesMotion());
}

bool Preferences::passingAlone() const { return isOn(m_store, QStringLiteral("passingAlone")); }

void Preferences::setPassingAlone(bool on) {
    if (change(m_store, QStringLiteral("passingAlone"), passingAlone(), on))
        emit passingAloneChanged(on);
}

bool Preferences::sounds() const { return isOn(m_store, QStringLiteral("sounds")); }

void Preferences::setSounds(bool on) {
    if (change(m_store, QStringLiteral("sounds"), sounds(), on))
        emit soundsChanged(on);
}

QString Preferences::playerName() const {
    return m_store.value(QStringLiteral("playerName")).toString().simplified().left(longestName);
}

void Preferences::setPlayerName(const QString& name) {
    const QString before = playerName();
    m_store.setValue(QStringLiteral("playerName"), name.simplified().left(longestName));
    if (playerName() != before)
        emit playerNameChanged(playerName());
}

bool Preferences::tourTaken() const { return isOn(m_store, QStringLiteral("tourTaken")); }

void Preferences::setTourTaken(bool taken) { m_store.setValue(QStringLiteral("tourTaken"), taken); }

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
        answers.settings = *settings;
    if (game.name.autoFill)
        answers.autoFill = m_store.value(keyOf(game, "autoFill"), answers.autoFill).toBool();
    const auto first = readSeat(game, text("first")), second = readSeat(game, text("second"));
    const auto isHere = [&](const Or<Seat>& seat) {
        return seat && (seat->program.empty() || m_programs.plays(seat->program, game));
    };
    if (isHere(first) && isHere(second)) {
        answers.players = {*first, *second};
        answers.proposed.reset();
        for (std::size_t i = 0; i < 2 && !oneHuman(answers); ++i)
            if (answers.players[i].human())
                answers.players[i].name = text(nameKeys[i]);
    }
    answers.starter = m_store.value(keyOf(game, "starter"), 0).toInt() == 1 ? 1 : 0;
    answers.inTurn = isOn(m_store, keyOf(game, "inTurn"));
    seat(answers, planOf(answers).seats);
    return answers;
}

void Preferences::keep(const Ruleset& game, const Answers& answers) {
    const auto put = [&](const char* what, const std::string& text) {
        m_store.setValue(keyOf(game, what), QString::fromStdString(text));
    };
    put("settings", write(game.settings, answers.settings));
    put("first", answers.proposed ? "" : write(game, answers.players[0]));
    put("second", answers.proposed ? "" : write(game, answers.players[1]));
    for (std::size_t i = 0; i < 2 && answers.players[0].human(); ++i)
        if (answers.players[1].human())
            put(nameKeys[i], answers.players[i].name);
    m_store.setValue(keyOf(game, "autoFill"), answers.autoFill);
    m_store.setValue(keyOf(game, "starter"), static_cast<int>(answers.starter));
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

QStringList Preferences::recentFiles() const {
    return m_store.value(QStringLiteral("files/recent")).toStringList().mid(0, mostRecentFiles);
}

void Preferences::addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_store.setValue(QStringLiteral("files/recent"), files.mid(0, mostRecentFiles));
    emit recentFilesChanged();
}

QStringList Preferences::ownClaims(const Ruleset& game) const {
    m_store.sync();
    return m_store.value(keyOf(game, "ownClaims")).toStringList();
}

void Preferences::keepOwnClaims(const Ruleset& game, const QStringList& claims) {
    m_store.setValue(keyOf(game, "ownClaims"), claims);
}

QStringList Preferences::input(const QString& experiment, const QString& scope) const {
    return m_store.value(keyOf(experiment, scope)).toStringList();
}

void Preferences::keepInput(const QString& experiment, const QString& scope,
                            const QStringList& values) {
    m_store.setValue(keyOf(experiment, scope), values);
}

QString Preferences::lessonProgress() const {
    m_store.sync();
    return m_store.value(QStringLiteral("lessons/progress")).toString();
}

void Preferences::keepLessonProgress(const QString& text) {
    m_store.setValue(QStringLiteral("lessons/progress"), text);
}

QByteArray Preferences::window(const QString& part) const {
    return m_store.value(QStringLiteral("window/") + part).toByteArray();
}

void Preferences::keepWindow(const QString& part, const QByteArray& bytes) {
    m_store.setValue(QStringLiteral("window/") + part, bytes);
}

} // namespace bouton
