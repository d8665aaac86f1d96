#pragma once

#include <QString>

namespace bouton {

// A name for a file from a text that may be anything: letters, digits, blanks, "-" and "_" stay.
inline QString asFileName(QString text) {
    for (QChar& letter : text)
        if (!letter.isLetterOrNumber() && !QStringLiteral(" -_").contains(letter))
            letter = u'_';
    return text;
}

} // namespace bouton
