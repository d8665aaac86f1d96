// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace bouton {

// A text as a search compares it: in small letters without accents, so that "e" finds "É", and "α"
// finds "Ά". Does not block.
QString plainLetters(const QString& text);

} // namespace bouton
