#include "core/named_move.h"

#include <algorithm>

namespace bouton {

Or<std::size_t> moveNamed(std::string_view text, const std::vector<LegalMove>& legal) {
    const auto clicks = readClicks(text);
    if (!clicks)
        return refuse({QT_TRANSLATE_NOOP(
                           "Phrase", "\"%1\" is no move: cells such as c5, joined by +, or pass."),
                       {excerpt(text)}});
    const auto move = std::ranges::find_if(legal, [&](const LegalMove& one) {
        return one.orders.empty() ? clicks->empty()
                                  : std::ranges::find(one.orders, *clicks) != one.orders.end();
    });
    if (move == legal.end())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 is not a legal move here."),
                       {excerpt(text)},
                       {},
                       *clicks});
    return static_cast<std::size_t>(move - legal.begin());
}

} // namespace bouton
