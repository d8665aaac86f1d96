// SPDX-License-Identifier: MIT
#include "ui/controls/worded.h"

namespace bouton {

void inEveryLanguage(QObject* object, std::function<void()> say) {
    new Repeated(object, QEvent::LanguageChange, std::move(say));
}

} // namespace bouton
