#include <algorithm>

#include "lessons/markers.h"
#include "search/trace.h"

namespace bouton::marking {

namespace {

using Mark = Marking::Mark;

Phrase saysCut(const Trace::Node& node) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "A cut-off: the value %1 is at least beta, %2, so "
                                          "%n move(s) need not be tried."),
            {std::to_string(node.value), std::to_string(node.beta)},
            static_cast<int>(node.untried.size())};
}

} // namespace

Marking cut(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    const auto looked = searchOf(task, std::move(stop));
    if (!looked)
        return nothing(looked.error());
    const std::shared_ptr<const Trace>& trace = *looked;
    if (!trace)
        return {};
    // Where the last move reaches beta nothing is left out.
    const auto isCut = [](const Trace::Node& node) {
        return node.how == Left::Cut && !node.untried.empty();
    };
    const auto at = trace->nodeAfter(reply.moves);
    Marking marking;
    marking.position = task.position;
    if (at && isCut(trace->at(*at))) {
        marking.mark = Mark::Right;
        marking.line = reply.moves;
        marking.says.push_back(saysCut(trace->at(*at)));
        return marking;
    }
    marking.mark = Mark::Wrong;
    marking.says.push_back(
        !at ? Phrase{QT_TRANSLATE_NOOP("Phrase", "The search was never at that node.")}
        : trace->at(*at).how == Left::Leaf
            ? Phrase{QT_TRANSLATE_NOOP("Phrase", "That node is a leaf: it has no moves to leave "
                                                 "out.")}
            : Phrase{QT_TRANSLATE_NOOP("Phrase", "All moves of that node were tried.")});
    if (std::ranges::none_of(trace->nodes, isCut)) {
        marking.mark = Mark::Nothing;
        return marking;
    }
    // One sees the node to its end, not one that would be right: to ask again would be no answer.
    if (at)
        marking.line = reply.moves;
    marking.says.push_back({QT_TRANSLATE_NOOP(
        "Phrase", "Look for a node that was left before all its moves were tried.")});
    return marking;
}

} // namespace bouton::marking
