// SPDX-License-Identifier: MIT
#include "explain/book.h"

#include <algorithm>
#include <numeric>

#include "core/decimals.h"
#include "core/ruleset.h"
#include "explain/why.h"

namespace bouton {

std::optional<BookPage> bookPageOf(const Match& match, Match::Node node) {
    const auto pageOf = match.game().lore.book;
    if (!pageOf || match.result(node))
        return std::nullopt;
    return pageOf({match, node});
}

std::vector<std::size_t> bookMovesOf(const BookPage& page) {
    std::vector<std::size_t> order(page.moves.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [&](std::size_t i) { return !page.moves[i].score; });
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return page.moves[i].loss; });
    return order;
}

std::optional<BookStep> bookStepTo(const Match& match, Match::Node node) {
    const auto before = match.parent(node);
    const auto page = before ? bookPageOf(match, *before) : std::nullopt;
    if (!page || !page->moves[match.moveIndex(node)].score)
        return std::nullopt;
    const std::size_t index = match.moveIndex(node);
    const BookMove& move = page->moves[index];
    BookStep step{node,
                  match.ply(node),
                  match.toMove(*before),
                  match.moveText(node),
                  move.loss,
                  move.chance > 0,
                  {}};
    for (const std::size_t i : bookMovesOf(*page))
        if (page->moves[i].loss == 0 && i != index)
            step.best.push_back(match.moves(*before)[i].text);
    return step;
}

std::vector<BookStep> bookStepsOf(const Match& match, Match::Node node) {
    std::vector<BookStep> steps;
    for (Match::Node at = node; match.parent(at); at = *match.parent(at))
        if (auto step = bookStepTo(match, at))
            steps.push_back(std::move(*step));
    std::ranges::reverse(steps);
    return steps;
}

std::optional<std::size_t> lastBookPly(const Match& match, const std::vector<Match::Node>& path) {
    const auto start = path.empty() ? std::nullopt : bookPageOf(match, path.front());
    if (!start || !start->isKnown())
        return std::nullopt;
    std::size_t last = 0;
    for (std::size_t ply = 1; ply < path.size(); ++ply) {
        const auto page = bookPageOf(match, path[ply - 1]);
        const BookMove& move = page->moves[match.moveIndex(path[ply])];
        if (move.chance > 0 || move.goesOn)
            last = ply;
    }
    return last;
}

Phrase whereTheBookEnds(const Match& match, const std::vector<Match::Node>& path) {
    const auto last = lastBookPly(match, path);
    if (!last || path.size() == 1)
        return {};
    const std::string ply = std::to_string(*last), move = match.moveText(path[*last]);
    const Clicks where = match.moveCells(path[*last]);
    if (*last + 1 == path.size())
        return {QT_TRANSLATE_NOOP("Phrase", "The opening book knows the whole game.")};
    if (!bookPageOf(match, path[*last])->isKnown())
        return {QT_TRANSLATE_NOOP("Phrase",
                                  "The opening book knows the game up to move %1, %2; there it "
                                  "ends."),
                {ply, move},
                {},
                where};
    const std::string mover = match.game().name.sides[indexOf(match.toMove(path[*last]))],
                      next = match.moveText(path[*last + 1]);
    if (*last == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 left the opening book with the first move, %2."),
                {mover, next}};
    return {QT_TRANSLATE_NOOP("Phrase", "The opening book knows the game up to move %1, %2; then "
                                        "%3 played %4, which the book does not play."),
            {ply, move, mover, next},
            {},
            where};
}

std::string signedInPoints(double points) {
    return (points > 0 ? "+" : "") + withDecimals(points, 1);
}

} // namespace bouton
