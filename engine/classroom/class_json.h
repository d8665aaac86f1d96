#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include "lab/exercises.h"

namespace bouton {

inline constexpr qint64 mostClassBytes = 1'000'000; // of a file of either kind

// What the two kinds of file of a class have in common: a format and its version, and a list of
// exercises.
namespace class_json {

// The whole file, if it is of this format and of no newer version. Blocks for the file. `damaged`
// is the sentence that refuses any other.
Or<QJsonObject> read(const QString& path, QLatin1String format, int newest, const char* damaged);
int versionOf(const QJsonObject& all);
QJsonArray listOf(const QJsonObject& all);
Or<std::vector<ExerciseText>> exercisesIn(const QJsonObject& all);

QJsonObject written(const ExerciseText& text);
// With what else stands in it.
QByteArray file(QLatin1String format, int version, const QJsonArray& list, QJsonObject rest);

} // namespace class_json

} // namespace bouton
