#pragma once

#include <QString>

#include "session/values/message.h"

namespace bouton {

// A line of the conversation in words, as it is written and as it is said aloud.
struct MessageWords {
    QString text, because; // the latter may be empty
    QString all() const;
};
MessageWords wordsOf(const Message& message);

// With a capital at its front and a full stop at its end.
QString asSentence(QString text);

} // namespace bouton
