#include "ui/game/message_words.h"

#include <QCoreApplication>

#include "ui/controls/words.h"

namespace bouton {

namespace {

struct MessageTexts {
    Q_DECLARE_TR_FUNCTIONS(bouton::MessageBox)
};

} // namespace

QString asSentence(QString text) {
    if (!text.isEmpty() && text.front().isLower())
        text[0] = text.front().toUpper();
    if (!text.isEmpty() && text.back() != u'.')
        text += u'.';
    return text;
}

QString MessageWords::all() const {
    return because.isEmpty() ? asSentence(text) : asSentence(text) + u' ' + because;
}

MessageWords wordsOf(const Message& message) {
    return {spoken(message.text),
            message.kind == Message::Kind::Refusal ? MessageTexts::tr(
                "Give its seat to another player and continue, or start a new game.")
                                                   : asSentence(spoken(message.because))};
}

} // namespace bouton
