// SPDX-License-Identifier: MIT
#include "session/failure.h"

#include <exception>
#include <new>

namespace bouton {

std::optional<Phrase> failureOf(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::bad_alloc&) {
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "There is not enough memory.")};
    } catch (const std::exception& error) {
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "Something failed that never should: %1"),
                      {error.what()}};
    }
    return std::nullopt;
}

} // namespace bouton
