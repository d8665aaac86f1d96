// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QString>

#include "core/visible.h"

namespace bouton {

// A name for a file from a text that may be anything: letters with their marks, digits, blanks, "-"
// and "_" stay. It ends after so many bytes, because a file system has 255 for a name.
inline QString asFileName(const QString& text, qsizetype most = 200) {
    QString name;
    for (const char32_t letter : text.toUcs4()) {
        const bool stays = QChar::isLetterOrNumber(letter) || QChar::isMark(letter)
                           || letter == U' ' || letter == U'-' || letter == U'_';
        const QString longer = name + (stays ? QString::fromUcs4(&letter, 1) : QStringLiteral("_"));
        if (longer.toUtf8().size() > most)
            break;
        name = longer;
    }
    return name;
}

// The name or path of a file as a sentence or a menu shows it (core/visible.h).
inline QString shownPath(const QString& path) {
    return QString::fromStdString(
        visible(QDir::toNativeSeparators(path).toStdString(), longestPath));
}

} // namespace bouton
