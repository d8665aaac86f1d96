// SPDX-License-Identifier: MIT
#include "ui/laboratory/answer_words.h"

#include <QCoreApplication>

namespace bouton {

namespace {

struct AnswerWords {
    Q_DECLARE_TR_FUNCTIONS(bouton::AnswerWords)
};

} // namespace

QString answerInWords(const Answer& answer) {
    if (!answer.outcome)
        return AnswerWords::tr("No answer");
    const QString move = QString::fromStdString(answer.move);
    switch (*answer.outcome) {
    case Outcome::Win:
        return move.isEmpty() ? AnswerWords::tr("Won") : AnswerWords::tr("Won, by %1").arg(move);
    case Outcome::Draw:
        return move.isEmpty() ? AnswerWords::tr("Drawn")
                              : AnswerWords::tr("Drawn, by %1").arg(move);
    case Outcome::Loss: break;
    }
    return move.isEmpty() ? AnswerWords::tr("Lost") : AnswerWords::tr("Lost, by %1").arg(move);
}

QString minutesText(int seconds) {
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
}

QString answerLine(std::size_t number, const Answer& answer, const Effort& effort) {
    const QString at = QString::number(number), words = answerInWords(answer);
    const QString attempts = QString::number(effort.attempts);
    const QString time = minutesText(effort.seconds.value_or(0));
    if (!answer.outcome)
        return effort.seconds ? AnswerWords::tr("%1. No answer (time: %2)").arg(at, time)
                              : AnswerWords::tr("%1. No answer").arg(at);
    return effort.seconds
               ? AnswerWords::tr("%1. %2 (attempts: %3, %4)", "an exercise, its answer and a time")
                     .arg(at, words, attempts, time)
               : AnswerWords::tr("%1. %2 (attempts: %3)", "an exercise and its answer")
                     .arg(at, words, attempts);
}

} // namespace bouton
