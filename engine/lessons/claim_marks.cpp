#include "lessons/frame.h"
#include "lessons/markers.h"

namespace bouton::marking {

namespace {

using Mark = Marking::Mark;

// The position where a claim is false, as it stands: what is said of it is true there. A class may
// have larger boards than the game.
Marking falseAt(const LessonTask& task, const std::string& position, std::vector<Phrase> says,
                const std::stop_token& stop) {
    if (!matchFrom(*task.game, position)) {
        Marking marking;
        marking.mark = Mark::Wrong;
        marking.says = std::move(says);
        return marking;
    }
    ExactGame game(*task.game, position, stop);
    return seen(task, Mark::Wrong, std::move(says), game);
}

// What comes of a test that has come to its end.
Marking markOfTest(const LessonTask& task, const FramedTask& framed, const Verdict& verdict,
                   const std::stop_token& stop) {
    Marking marking;
    marking.says.push_back(sentenceOf(framed.task(), verdict));
    const auto& at = verdict.halted ? verdict.halted : verdict.against;
    if (at) {
        marking.says.push_back(at->why);
        if (verdict.against)
            marking = falseAt(task, at->position, std::move(marking.says), stop);
        marking.position = at->position;
        marking.terms = at->terms;
    }
    marking.claim = framed.claim.statement;
    marking.verdict = verdict;
    if (at)
        return marking;
    for (Phrase& phrase : premiseOf(framed.task(), verdict))
        marking.says.push_back(std::move(phrase));
    const auto least = static_cast<std::uint64_t>(std::max(task.step.frame.least, 1));
    if (verdict.tested >= least) {
        marking.mark = Mark::Right;
        return marking;
    }
    marking.says.push_back(
        {QT_TRANSLATE_NOOP("Phrase", "The claim must apply to %L1 positions or more."),
         {std::to_string(least)}});
    return marking;
}

} // namespace

Marking claim(const LessonTask& task, const Reply& reply, std::stop_token stop,
              const Post<Verdict>& post) {
    const auto framed = framedTask(*task.game, task.step.frame, reply.text);
    if (!framed) {
        Marking marking = nothing(framed.error().what);
        marking.mistake = framed.error();
        return marking;
    }
    Verdict last;
    const bool ended = testClaim(framed->task(), stop, [&](const Verdict& news) {
        last = news;
        if (post)
            post(news);
    });
    return ended ? markOfTest(task, *framed, last, stop) : Marking{};
}

} // namespace bouton::marking
