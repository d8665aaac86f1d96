// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <span>

#include "lab/exercises.h"

namespace bouton {

inline constexpr qint64 mostClassBytes = 1'000'000; // of a file of either kind
inline constexpr qsizetype mostNameLetters = 60;    // of what a person writes into one

// What the two kinds of file of a class have in common: a format and its version, and a list of
// exercises.
namespace class_json {

// A member that a file has besides its format, version and exercises, since this version.
struct Member {
    QLatin1String key;
    int since = 1;
};
// The whole file, if it is of this format and of no newer version, and has no other members: one
// that was overlooked could be a rule of the class. Blocks for the file. `damaged` is the sentence
// that refuses what is no such file.
Or<QJsonObject> read(const QString& path, QLatin1String format, int newest, const char* damaged,
                     std::span<const Member> members);
int versionOf(const QJsonObject& all);
QJsonArray listOf(const QJsonObject& all);
// `members` are those that an exercise has besides its game and its position.
Or<std::vector<ExerciseText>> exercisesIn(const QJsonObject& all,
                                          std::span<const Member> members = {});

// A text of 1 to mostNameLetters letters, such as a name; blanks around it do not count.
Or<std::string> shortText(const QJsonObject& all, QLatin1String key);

QJsonObject written(const ExerciseText& text);
// With what else stands in it. A sealed one has a checksum over all of it, by which damage is found
// (isSealed).
QByteArray file(QLatin1String format, int version, const QJsonArray& list, QJsonObject rest);
QByteArray sealedFile(QLatin1String format, int version, const QJsonArray& list, QJsonObject rest);
inline constexpr QLatin1String idKey("id"), checksumKey("checksum");
bool isSealed(const QJsonObject& all); // its checksum is there, and fits

} // namespace class_json

} // namespace bouton
