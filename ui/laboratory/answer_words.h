// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "lab/answers.h"

namespace bouton {

// "Won", or "Won, by c4"; without an outcome "No answer".
QString answerInWords(const Answer& answer);
// "2:05", minutes and seconds.
QString minutesText(int seconds);
// "7. Won, by c4 (attempts: 2, 0:41)", or "7. No answer"; without a time where none was kept.
QString answerLine(std::size_t number, const Answer& answer, const Effort& effort);

} // namespace bouton
