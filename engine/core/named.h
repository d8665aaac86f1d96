// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>
#include <ranges>
#include <string>
#include <string_view>

#include "core/phrase.h"
#include "core/text.h"

namespace bouton {

// The ids of the lines of a table, as a sentence lists them: "random, perfect". `id` gives the id
// of a line: a member or a function.
template <std::ranges::input_range Table, class Id> std::string idsOf(const Table& table, Id id) {
    return joined(table, ", ", id);
}

// The first line of a table that has this id, else the refusal `none`. The refusal gets two more
// arguments: the wanted id, cut short, and all ids of the table.
template <std::ranges::forward_range Table, class Id>
Or<std::ranges::iterator_t<const Table>> findNamed(const Table& table, std::string_view wanted,
                                                   Id id, Phrase none) {
    const auto at = std::ranges::find_if(
        table, [&](const auto& line) { return std::string_view(std::invoke(id, line)) == wanted; });
    if (at != std::ranges::end(table))
        return at;
    none.args.push_back(excerpt(wanted));
    none.args.push_back(idsOf(table, id));
    return refuse(std::move(none));
}

} // namespace bouton
