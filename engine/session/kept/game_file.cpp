// SPDX-License-Identifier: MIT
#include "session/kept/game_file.h"

#include <QDateTime>
#include <QJsonDocument>

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/cell.h"
#include "core/encoding.h"
#include "core/nested.h"
#include "session/kept/json_reader.h"
#include "session/values/plan.h"

namespace bouton {

namespace {

constexpr const char* format = "bouton-game";
constexpr long long longestTime = 1000LL * 60 * 60 * 24 * 366; // milliseconds
constexpr qsizetype mostMessages = 100'000;
constexpr qsizetype mostArgs = 9;
constexpr const char* kinds[] = {"notice", "move", "hint", "refusal", "end"}; // as Message::Kind
constexpr const char* atZeros[] = {"loses", "told"};                          // as AtZero
constexpr const char* whys[] = {"time", "resigned", "fault"};                 // as Forfeit::Why
constexpr std::string_view helps[] = {"", "hint", "see-why", "seat", "taken-back"}; // as Help

QString textOf(const std::string& text) { return QString::fromStdString(text); }

void put(QJsonObject& object, const char* key, const std::string& text) {
    if (!text.empty())
        object.insert(QLatin1String(key), textOf(text));
}

int numberOf(Side side) { return side == Side::One ? 1 : 2; }

// Writing -----------------------------------------------------------------------------------------

QJsonValue written(const std::optional<SavedGame::Duration>& time) {
    return time ? QJsonValue(static_cast<qint64>(time->count())) : QJsonValue();
}

void putTimes(QJsonObject& object, const std::array<std::optional<SavedGame::Duration>, 2>& times) {
    if (times[0] || times[1])
        object.insert(QLatin1String("left"), QJsonArray{written(times[0]), written(times[1])});
}

QJsonObject written(const Phrase& phrase) {
    QJsonObject object{{QLatin1String("text"), QString::fromUtf8(phrase.text)}};
    if (!phrase.args.empty()) {
        QJsonArray args;
        // Arguments that are sentences; older versions find them as texts.
        QJsonArray inner;
        for (const std::string& arg : phrase.args) {
            const auto sentence = nestedIn(arg);
            args.append(textOf(sentence ? english(*sentence) : arg));
            if (sentence) {
                QJsonObject one = written(*sentence);
                one.insert(QLatin1String("arg"), args.size());
                inner.append(one);
            }
        }
        object.insert(QLatin1String("args"), args);
        if (!inner.empty())
            object.insert(QLatin1String("nested"), inner);
    }
    if (phrase.n)
        object.insert(QLatin1String("n"), *phrase.n);
    if (!phrase.where.empty())
        put(object, "where", nameOf(phrase.where));
    return object;
}

QJsonObject written(const Message& message) {
    QJsonObject object{
        {QLatin1String("kind"), QLatin1String(kinds[static_cast<int>(message.kind)])},
        {QLatin1String("says"), written(message.text)}};
    if (message.speaker)
        object.insert(QLatin1String("side"), numberOf(*message.speaker));
    if (!message.because.empty())
        object.insert(QLatin1String("because"), written(message.because));
    return object;
}

QJsonObject written(const Forfeit& forfeit) {
    return {{QLatin1String("side"), numberOf(forfeit.loser)},
            {QLatin1String("why"), QLatin1String(whys[static_cast<int>(forfeit.why)])}};
}

QJsonObject written(const SavedGame::Chair& chair) {
    QJsonObject object{{QLatin1String("player"), textOf(chair.player)}};
    put(object, "name", chair.name);
    if (chair.time)
        object.insert(QLatin1String("clock"),
                      QJsonObject{{QLatin1String("base"), written(chair.time->base)},
                                  {QLatin1String("increment"), written(chair.time->increment)},
                                  {QLatin1String("atZero"),
                                   QLatin1String(atZeros[static_cast<int>(chair.time->atZero)])}});
    return object;
}

// What follows from the positions before is left out: the parent of a position that continues the
// one before it, and `next` where there is one child.
QJsonArray written(const std::vector<SavedGame::Position>& positions) {
    std::vector<int> children(positions.size());
    for (std::size_t i = 1; i < positions.size(); ++i)
        ++children[positions[i].parent];
    QJsonArray list;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const SavedGame::Position& position = positions[i];
        QJsonObject object;
        put(object, "move", position.move);
        if (i > 0 && position.parent != i - 1)
            object.insert(QLatin1String("parent"), static_cast<qint64>(position.parent));
        if (children[i] > 1)
            object.insert(QLatin1String("next"), static_cast<qint64>(position.next));
        put(object, "comment", position.comment);
        if (position.hints > 0)
            object.insert(QLatin1String("hints"), static_cast<qint64>(position.hints));
        if (position.ended)
            object.insert(QLatin1String("ended"), true);
        if (position.forfeit)
            object.insert(QLatin1String("forfeit"), written(*position.forfeit));
        if (position.foreign)
            object.insert(QLatin1String("foreign"), true);
        putTimes(object, position.left);
        list.append(object);
    }
    return list;
}

QString written(SavedGame::Moment moment) {
    return QDateTime::fromMSecsSinceEpoch(moment.time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODateWithMs);
}

// Reading -----------------------------------------------------------------------------------------

// The index of the text in a table of words.
template <std::size_t N>
std::size_t wordAt(const JsonReader& reader, const char* key, const char* const (&words)[N]) {
    const std::string text = reader.text(key);
    const auto at =
        std::ranges::find(words, text, [](const char* word) { return std::string(word); });
    if (at != std::end(words))
        return static_cast<std::size_t>(at - std::begin(words));
    reader.refuse(key, {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 says \"%2\"."),
                        {excerpt(text)}});
    return 0;
}

std::optional<Side> sideAt(const JsonReader& reader, const char* key) {
    if (!reader.has(key))
        return std::nullopt;
    return reader.number(key, 1, 2) == 1 ? Side::One : Side::Two;
}

std::array<std::optional<SavedGame::Duration>, 2> timesAt(const JsonReader& reader) {
    if (!reader.has("left"))
        return {};
    std::array<std::optional<SavedGame::Duration>, 2> times;
    const QJsonArray list = reader.array("left");
    for (qsizetype i = 0; i < 2; ++i)
        if (const QJsonValue time = list.at(i); time.isDouble())
            times[static_cast<std::size_t>(i)] = SavedGame::Duration(
                std::clamp<qint64>(time.toInteger(), -longestTime, longestTime));
        else if (!time.isNull())
            reader.refuse("left", {QT_TRANSLATE_NOOP(
                                      "Phrase", "The file is damaged: %1 is no pair of times.")});
    return times;
}

// A text beyond these lengths was not written by us, and would not be kept as long as the program.
const char* phraseText(const JsonReader& reader) {
    const std::string text = reader.text("text");
    if (text.size() <= 2'000 && text.find('\0') == std::string::npos)
        return lasting(text);
    reader.refuse("text", {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is no sentence.")});
    return "";
}

Phrase phraseAt(const JsonReader& reader) {
    Phrase phrase{phraseText(reader), reader.texts("args")};
    const auto count = static_cast<long long>(phrase.args.size());
    for (const JsonReader& inner : reader.objects("nested", mostArgs))
        if (const auto arg = inner.number("arg", 1, count); arg <= count)
            phrase.args[static_cast<std::size_t>(arg - 1)] = nested(phraseAt(inner));
    if (const auto n = reader.number("n", 0, 1'000'000'000, -1); n >= 0)
        phrase.n = static_cast<int>(n);
    if (reader.has("where")) {
        const auto where = readClicks(reader.text("where"));
        if (where)
            phrase.where = *where;
        else
            reader.refuse("where",
                          {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 names no cells.")});
    }
    return phrase;
}

Message messageAt(const JsonReader& reader) {
    Message message{static_cast<Message::Kind>(wordAt(reader, "kind", kinds)),
                    sideAt(reader, "side"), phraseAt(reader.object("says"))};
    if (reader.has("because"))
        message.because = phraseAt(reader.object("because"));
    return message;
}

std::optional<Forfeit> forfeitAt(const JsonReader& reader) {
    if (!reader.has("forfeit"))
        return std::nullopt;
    const JsonReader forfeit = reader.object("forfeit");
    return Forfeit{forfeit.number("side", 1, 2) == 1 ? Side::One : Side::Two,
                   static_cast<Forfeit::Why>(wordAt(forfeit, "why", whys))};
}

SavedGame::Chair chairAt(const JsonReader& reader) {
    SavedGame::Chair chair{.player = reader.text("player"), .name = reader.text("name", "")};
    if (!chair.name.empty() && !checkProgramName(chair.name))
        reader.refuse("name", {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is no name.")});
    if (!reader.has("clock"))
        return chair;
    const JsonReader clock = reader.object("clock");
    const auto time = [&](const char* key) {
        return std::chrono::milliseconds(clock.number(key, 0, longestTime));
    };
    chair.time = {time("base"), time("increment"),
                  static_cast<TimeControl::AtZero>(wordAt(clock, "atZero", atZeros))};
    return chair;
}

std::vector<SavedGame::Position> positionsAt(const JsonReader& file) {
    const auto readers = file.objects("positions", static_cast<qsizetype>(mostSavedPositions));
    std::vector<SavedGame::Position> positions;
    for (const JsonReader& reader : readers) {
        const auto index = static_cast<long long>(positions.size());
        SavedGame::Position position;
        if (index > 0) {
            position.move = reader.text("move");
            position.parent =
                static_cast<std::size_t>(reader.number("parent", 0, index - 1, index - 1));
        }
        position.next = static_cast<std::size_t>(
            reader.number("next", 0, static_cast<long long>(readers.size()) - 1, 0));
        position.comment = reader.text("comment", "");
        position.hints = static_cast<std::size_t>(reader.number("hints", 0, 100, 0));
        position.ended = reader.flag("ended");
        position.forfeit = forfeitAt(reader);
        position.foreign = reader.flag("foreign");
        position.left = timesAt(reader);
        positions.push_back(std::move(position));
    }
    if (positions.empty())
        file.refuse("positions",
                    {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is empty.")});
    return positions;
}

// `next` of a position is one of its children: the one that the file names, else the first.
void followOn(const JsonReader& file, std::vector<SavedGame::Position>& positions) {
    std::vector<std::size_t> first(positions.size());
    for (std::size_t i = positions.size(); i-- > 1;)
        first[positions[i].parent] = i;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        std::size_t& next = positions[i].next;
        if (next == 0)
            next = first[i];
        else if (positions[next].parent != i)
            file.refuse("positions",
                        {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: in %1, number %2 is "
                                                     "followed by one that does not follow it."),
                         {std::to_string(i)}});
    }
}

SavedGame::Moment momentAt(const JsonReader& reader, const char* key) {
    const std::string text = reader.text(key, "");
    const QDateTime moment = QDateTime::fromString(textOf(text), Qt::ISODateWithMs);
    if (!text.empty() && !moment.isValid())
        reader.refuse(key, {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 is no time.")});
    return SavedGame::Moment(
        std::chrono::milliseconds(moment.isValid() ? moment.toMSecsSinceEpoch() : 0));
}

// A word that is not known says no more than that somebody was helped.
SavedGame::Help helpAt(const JsonReader& reader, const char* key) {
    const auto at = std::ranges::find(helps, reader.text(key, ""));
    return at == std::end(helps) ? SavedGame::Help::Unknown
                                 : static_cast<SavedGame::Help>(at - std::begin(helps));
}

SavedGame gameAt(const JsonReader& file) {
    SavedGame game{
        .id = file.text("id", ""), .game = file.text("game"), .start = file.text("start")};
    game.before = file.text("before", "");
    game.settings = file.text("settings", "");
    game.rules = file.text("rules", "");
    game.autoFill = file.flag("autoFill");
    const auto seats = file.objects("seats", 2);
    if (seats.size() == 2)
        game.seats = {chairAt(seats[0]), chairAt(seats[1])};
    else
        file.refuse("seats", {QT_TRANSLATE_NOOP("Phrase", "The file is damaged: %1 are not two.")});
    game.positions = positionsAt(file);
    followOn(file, game.positions);
    game.current = static_cast<std::size_t>(file.number(
        "current", 0, std::max<long long>(0, static_cast<long long>(game.positions.size()) - 1)));
    game.paused = file.flag("paused");
    game.left = timesAt(file);
    game.forfeit = forfeitAt(file);
    game.helped = file.flag("helped");
    game.helpedBy = helpAt(file, "helpedBy");
    if (file.has("firstEnd")) {
        const JsonReader end = file.object("firstEnd");
        game.firstEnd = {sideAt(end, "winner"), end.flag("alone"), helpAt(end, "why")};
    }
    const QJsonArray used = file.array("hintsUsed");
    for (std::size_t i = 0; i < 2; ++i)
        game.hintsUsed[i] = std::clamp(used.at(static_cast<qsizetype>(i)).toInt(), 0, 1'000'000);
    for (const JsonReader& message : file.objects("messages", mostMessages))
        game.messages.push_back(messageAt(message));
    if (file.has("archived"))
        game.archived = file.flag("archived");
    game.begun = momentAt(file, "begun");
    game.touched = momentAt(file, "touched");
    game.shown = file.text("shown", "");
    game.over = file.flag("over");
    game.winner = sideAt(file, "winner");
    game.plies = static_cast<std::size_t>(file.number("plies", 0, mostSavedPositions, 0));
    return game;
}

Or<QJsonObject> objectOf(const QByteArray& file) {
    if (file.size() > mostGameFileBytes)
        return refuse(
            {QT_TRANSLATE_N_NOOP("Phrase", "The file is too large: it has more than %n byte(s)."),
             {},
             static_cast<int>(mostGameFileBytes)});
    if (!file.trimmed().startsWith('{'))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This is not a game that Bouton can read.")});
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file, &error);
    if (error.error != QJsonParseError::NoError)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase",
                               "The file is damaged, or not a game of Bouton: line %1, byte %2."),
             {std::to_string(file.left(error.offset).count('\n') + 1),
              std::to_string(error.offset)}});
    const QJsonObject object = document.object();
    if (object.value(QLatin1String("format")).toString() != QLatin1String(format))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This is not a game that Bouton can read.")});
    return object;
}

} // namespace

QByteArray write(const SavedGame& game) {
    // The lowest version that can say it, so that an older Bouton opens what it understands. What
    // is as usual (empty, false, no clock) is left out.
    const bool named = !game.seats[0].name.empty() || !game.seats[1].name.empty();
    QJsonObject file{
        {QLatin1String("format"), QLatin1String(format)},
        {QLatin1String("version"), named ? gameFileVersion : 1},
        {QLatin1String("game"), textOf(game.game)},
        {QLatin1String("start"), textOf(game.start)},
        {QLatin1String("seats"), QJsonArray{written(game.seats[0]), written(game.seats[1])}},
        {QLatin1String("positions"), written(game.positions)},
        {QLatin1String("current"), static_cast<qint64>(game.current)},
        {QLatin1String("plies"), static_cast<qint64>(game.plies)}};
    for (const auto& [key, moment] :
         {std::pair("begun", game.begun), std::pair("touched", game.touched)})
        if (moment != SavedGame::Moment())
            file.insert(QLatin1String(key), written(moment));
    put(file, "id", game.id);
    put(file, "before", game.before);
    put(file, "settings", game.settings);
    put(file, "rules", game.rules);
    put(file, "shown", game.shown);
    put(file, "helpedBy", std::string(helps[static_cast<std::size_t>(game.helpedBy)]));
    for (const auto& [key, on] :
         {std::pair("autoFill", game.autoFill), std::pair("paused", game.paused),
          std::pair("over", game.over), std::pair("helped", game.helped)})
        if (on)
            file.insert(QLatin1String(key), true);
    if (game.archived)
        file.insert(QLatin1String("archived"), *game.archived);
    if (game.winner)
        file.insert(QLatin1String("winner"), numberOf(*game.winner));
    putTimes(file, game.left);
    if (game.forfeit)
        file.insert(QLatin1String("forfeit"), written(*game.forfeit));
    if (game.firstEnd) {
        QJsonObject end;
        if (game.firstEnd->winner)
            end.insert(QLatin1String("winner"), numberOf(*game.firstEnd->winner));
        if (game.firstEnd->alone)
            end.insert(QLatin1String("alone"), true);
        put(end, "why", std::string(helps[static_cast<std::size_t>(game.firstEnd->why)]));
        file.insert(QLatin1String("firstEnd"), end);
    }
    if (game.hintsUsed[0] > 0 || game.hintsUsed[1] > 0)
        file.insert(QLatin1String("hintsUsed"), QJsonArray{game.hintsUsed[0], game.hintsUsed[1]});
    if (!game.messages.empty()) {
        QJsonArray messages;
        for (const Message& message : game.messages)
            messages.append(written(message));
        file.insert(QLatin1String("messages"), messages);
    }
    return QJsonDocument(file).toJson(QJsonDocument::Compact) + '\n';
}

Or<SavedGame> readGame(const QByteArray& file) {
    const auto text = textIn({file.constData(), static_cast<std::size_t>(file.size())});
    if (!text)
        return refuse(text.error());
    const Or<QJsonObject> object = objectOf(file.last(static_cast<qsizetype>(text->size())));
    if (!object)
        return refuse(object.error());
    const JsonReader reader(*object);
    const long long version = reader.number("version", 1, 1'000'000);
    if (!reader.fault() && version > gameFileVersion)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "A newer Bouton has written this file (version %1); this "
                                         "one reads up to version %2."),
             {std::to_string(version), std::to_string(gameFileVersion)}});
    SavedGame game = gameAt(reader);
    if (reader.fault())
        return refuse(*reader.fault());
    return game;
}

} // namespace bouton
