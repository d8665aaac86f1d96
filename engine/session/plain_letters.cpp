// SPDX-License-Identifier: MIT
#include "session/plain_letters.h"

namespace bouton {

QString plainLetters(const QString& text) {
    QString plain = text.normalized(QString::NormalizationForm_D).toCaseFolded();
    plain.removeIf([](QChar letter) { return letter.isMark(); });
    return plain.replace(u'ł', u'l').replace(u'ø', u'o'); // Unicode has their strokes in the letter
}

} // namespace bouton
