#include <algorithm>

#include "lab/microscope.h"
#include "lessons/markers.h"

namespace bouton::marking {

namespace {

using Mark = Marking::Mark;

std::vector<std::string> wayTo(const Trace& trace, int node) {
    std::vector<std::string> moves;
    for (; trace.at(node).parent >= 0; node = trace.at(node).parent)
        moves.push_back(trace.at(node).move);
    std::ranges::reverse(moves);
    return moves;
}

// The node that these moves lead to; none: the search was never there.
std::optional<int> nodeAt(const Trace& trace, const std::vector<std::string>& way) {
    int node = 0;
    for (const std::string& move : way) {
        const auto& children = trace.at(node).children;
        const auto next = std::ranges::find(
            children, move, [&](int child) -> const std::string& { return trace.at(child).move; });
        if (next == children.end())
            return std::nullopt;
        node = *next;
    }
    return node;
}

Phrase saysCut(const Trace::Node& node) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "A cut-off: the value %1 is at least beta, %2, so "
                                          "%n move(s) were left out."),
            {std::to_string(node.value), std::to_string(node.beta)},
            static_cast<int>(node.untried.size())};
}

} // namespace

Marking cut(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    std::shared_ptr<const Trace> trace;
    const Or<void> looked = lookThrough({task.game, task.position, task.step.plies},
                                        std::move(stop), [&](const std::vector<Look>& looks) {
                                            for (const Look& look : looks)
                                                if (look.method == Method::AlphaBeta)
                                                    trace = look.trace;
                                        });
    if (!looked)
        return nothing(looked.error());
    if (!trace)
        return {};
    const auto isCut = [](const Trace::Node& node) { return node.how == Left::Cut; };
    const auto at = nodeAt(*trace, reply.moves);
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
    const auto first = std::ranges::find_if(trace->nodes, isCut);
    if (first == trace->nodes.end()) {
        marking.mark = Mark::Nothing;
        return marking;
    }
    marking.line = wayTo(*trace, static_cast<int>(first - trace->nodes.begin()));
    marking.says.push_back(saysCut(*first));
    return marking;
}

} // namespace bouton::marking
