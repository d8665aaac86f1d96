// SPDX-License-Identifier: MIT
#include "classroom/class_json.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>

#include "core/encoding.h"
#include "core/visible.h"
#include "session/kept/disk.h"

namespace bouton::class_json {

namespace {

constexpr QLatin1String formatKey("format"), versionKey("version"), listKey("exercises"),
    gameKey("game"), positionKey("position");

// Refuses what the version does not know, so that nothing is overlooked.
Or<void> check(const QJsonObject& object, std::initializer_list<QLatin1String> always,
               std::span<const Member> members, int version) {
    for (const QString& key : object.keys()) {
        const auto isIt = [&](const Member& member) {
            return key == member.key && member.since <= version;
        };
        if (std::ranges::none_of(always, [&](QLatin1String each) { return key == each; })
            && std::ranges::none_of(members, isIt))
            return refuse({QT_TRANSLATE_NOOP("Phrase", "The file has \"%1\", which is not known in "
                                                       "files of version %2."),
                           {excerpt(key.toStdString()), std::to_string(version)}});
    }
    return {};
}

// Where a text stops being JSON, as a line and a column of letters, and what is wrong there. Qt's
// reader stops at the letter that it could not take, or behind it.
Phrase mistakeAt(const QByteArray& bytes, qsizetype at) {
    const auto isOneOf = [&](const char* letters, qsizetype place) {
        return place >= 0 && place < bytes.size() && QByteArrayView(letters).contains(bytes[place]);
    };
    const auto placeOf = [&](qsizetype place) {
        const QByteArray before = bytes.left(place);
        const QString line = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1));
        return std::vector{std::to_string(before.count('\n') + 1), std::to_string(line.size() + 1)};
    };
    for (const qsizetype place : {at - 1, at}) {
        if (isOneOf("'", place))
            return {QT_TRANSLATE_NOOP("Phrase", "Line %1, column %2: texts stand in double quotes "
                                                "here, not in single ones."),
                    placeOf(place)};
        if (isOneOf("]}", place) && bytes.left(place).trimmed().endsWith(',')) {
            std::vector<std::string> args = placeOf(place);
            args.emplace_back(1, bytes[place]);
            return {QT_TRANSLATE_NOOP("Phrase",
                                      "Line %1, column %2: before \"%3\" there is a comma "
                                      "too many."),
                    std::move(args)};
        }
    }
    return {QT_TRANSLATE_NOOP("Phrase", "Line %1, column %2: from here on the file is no JSON. A "
                                        "comma, a quote or a bracket may be missing."),
            placeOf(std::clamp<qsizetype>(at, 0, bytes.size()))};
}

// What is summed up has its members sorted and no blanks, as Qt writes it.
QString checksumOf(QJsonObject all) {
    all.remove(checksumKey);
    const QByteArray bytes = QJsonDocument(all).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

} // namespace

Or<QJsonObject> read(const QString& path, QLatin1String format, int newest, const char* damaged,
                     std::span<const Member> members) {
    const Or<QByteArray> bytes = Disk().read(path, mostClassBytes);
    if (!bytes)
        return refuse(bytes.error());
    if (const auto text = textIn({bytes->constData(), static_cast<std::size_t>(bytes->size())});
        !text)
        return refuse(text.error());
    QJsonParseError error{};
    const QJsonObject all = QJsonDocument::fromJson(*bytes, &error).object();
    if (error.error != QJsonParseError::NoError && !bytes->trimmed().isEmpty())
        return refuse(mistakeAt(*bytes, error.offset));
    if (!all.isEmpty() && !all.contains(formatKey))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The file has no \"format\". It should say: %1"),
                       {"\"format\": \"" + QString(format).toStdString() + '"'}});
    if (all.value(formatKey).toString() != format)
        return refuse({damaged});
    if (const QJsonValue version = all.value(versionKey); !version.isDouble())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "In the file \"version\" is no number; it is "
                                                   "written without quotes.")});
    if (versionOf(all) > newest)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The file was written by a newer version of Bouton.")});
    if (versionOf(all) < 1)
        return refuse({damaged});
    if (const auto known = check(all, {formatKey, versionKey, listKey}, members, versionOf(all));
        !known)
        return refuse(known.error());
    return all;
}

int versionOf(const QJsonObject& all) { return all.value(versionKey).toInt(); }

QJsonArray listOf(const QJsonObject& all) { return all.value(listKey).toArray(); }

Or<std::vector<ExerciseText>> exercisesIn(const QJsonObject& all, std::span<const Member> members) {
    const QJsonArray list = listOf(all);
    if (list.isEmpty() || list.size() > static_cast<qsizetype>(mostExercises))
        return refuse(
            {QT_TRANSLATE_N_NOOP("Phrase", "The file holds %n exercise(s); it should be 1 to %1."),
             {std::to_string(mostExercises)},
             static_cast<int>(list.size())});
    std::vector<ExerciseText> texts;
    for (const QJsonValue& value : list) {
        const QJsonObject one = value.toObject();
        if (!one.value(gameKey).isString() || !one.value(positionKey).isString())
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "Exercise %1 of the file has no game or no position."),
                 {std::to_string(texts.size() + 1)}});
        if (const auto known = check(one, {gameKey, positionKey}, members, versionOf(all)); !known)
            return refuse(known.error());
        texts.push_back({one.value(gameKey).toString().toStdString(),
                         one.value(positionKey).toString().toStdString()});
    }
    return texts;
}

bool isSealed(const QJsonObject& all) {
    return all.value(checksumKey).toString() == checksumOf(all);
}

Or<std::string> shortText(const QJsonObject& all, QLatin1String key) {
    const QString text = all.value(key).toString().simplified();
    if (text.isEmpty() || text.size() > mostNameLetters)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "In the file \"%1\" has %n letter(s); it "
                                                     "should be 1 to %2."),
                       {QString(key).toStdString(), std::to_string(mostNameLetters)},
                       static_cast<int>(text.size())});
    return visible(text.toStdString());
}

QJsonObject written(const ExerciseText& text) {
    return {{gameKey, QString::fromStdString(text.game)},
            {positionKey, QString::fromStdString(text.position)}};
}

namespace {

QJsonObject whole(QLatin1String format, int version, const QJsonArray& list, QJsonObject rest) {
    rest.insert(formatKey, format);
    rest.insert(versionKey, version);
    if (!list.isEmpty())
        rest.insert(listKey, list);
    return rest;
}

} // namespace

QByteArray file(QLatin1String format, int version, const QJsonArray& list, QJsonObject rest) {
    return QJsonDocument(whole(format, version, list, std::move(rest))).toJson();
}

QByteArray sealedFile(QLatin1String format, int version, const QJsonArray& list, QJsonObject rest) {
    QJsonObject all = whole(format, version, list, std::move(rest));
    all.insert(checksumKey, checksumOf(all));
    return QJsonDocument(all).toJson();
}

} // namespace bouton::class_json
