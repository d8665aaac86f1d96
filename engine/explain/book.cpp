#include "explain/book.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

#include "core/ruleset.h"

namespace bouton {

namespace {

std::string joined(const std::vector<std::string>& moves) {
    std::string all;
    for (const std::string& move : moves)
        all += (all.empty() ? "" : ", ") + move;
    return all;
}

} // namespace

std::optional<BookPage> bookPageOf(const Match& match, Match::Node node) {
    const auto pageOf = match.game().telling.book;
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

std::vector<BookStep> bookStepsOf(const Match& match, Match::Node node) {
    std::vector<BookStep> steps;
    for (Match::Node at = node; match.parent(at); at = *match.parent(at)) {
        const Match::Node before = *match.parent(at);
        const auto page = bookPageOf(match, before);
        const std::size_t index = match.moveIndex(at);
        if (!page || !page->moves[index].score)
            continue;
        const BookMove& move = page->moves[index];
        BookStep step{
            at, match.ply(at), match.toMove(before), match.moveText(at), move.loss, move.chance > 0,
            {}};
        for (const std::size_t i : bookMovesOf(*page))
            if (page->moves[i].loss == 0 && i != index)
                step.best.push_back(match.moves(before)[i].text);
        steps.push_back(std::move(step));
    }
    std::ranges::reverse(steps);
    return steps;
}

Phrase told(const BookStep& step) {
    const std::string ply = std::to_string(step.ply);
    if (step.loss == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "Move %1, %2, is the best by the book."),
                {ply, step.move}};
    if (step.played)
        return {QT_TRANSLATE_NOOP("Phrase", "Move %1, %2, is in the book and loses %3. Best: %4."),
                {ply, step.move, inPoints(step.loss), joined(step.best)}};
    return {QT_TRANSLATE_NOOP("Phrase", "Move %1, %2, loses %3 and is not played from the book. "
                                        "Best: %4."),
            {ply, step.move, inPoints(step.loss), joined(step.best)}};
}

std::string inPoints(double points) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", points);
    return text;
}

std::string signedInPoints(double points) { return (points > 0 ? "+" : "") + inPoints(points); }

} // namespace bouton
