// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/phrase.h"

namespace bouton {

// Calls `work`, and gives what it threw, in words; empty: nothing. So no thread ends the program.
std::optional<Phrase> failureOf(const std::function<void()>& work);

// What `work` gives, which may be a refusal; if it throws, what it threw is the refusal, and `told`
// hears it too. So whoever waits for an answer gets one.
template <class Work>
std::invoke_result_t<Work> orFailure(const Work& work,
                                     const std::function<void(const Phrase&)>& told = {}) {
    std::optional<std::invoke_result_t<Work>> result;
    auto failure = failureOf([&] { result.emplace(work()); });
    if (!failure)
        return std::move(*result);
    if (told)
        told(*failure);
    return refuse(std::move(*failure));
}

} // namespace bouton
