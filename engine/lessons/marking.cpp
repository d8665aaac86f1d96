#include "lessons/marking.h"

#include "lessons/markers.h"

namespace bouton {

namespace marking {

Marking nothing(Phrase why) {
    Marking marking;
    marking.says.push_back(std::move(why));
    return marking;
}

ExactGame gameOf(const LessonTask& task, std::stop_token stop) {
    return ExactGame(*task.game, task.position, std::move(stop), task.solution);
}

Marking seen(const LessonTask& task, Marking::Mark mark, std::vector<Phrase> says,
             ExactGame& game) {
    std::erase_if(says, [](const Phrase& phrase) { return phrase.empty(); });
    Marking marking;
    marking.mark = mark;
    marking.says = std::move(says);
    marking.position = game.match().position(0);
    marking.line = game.line();
    if (showsValues(task.step.shows))
        marking.known = game.analyses();
    return marking;
}

bool speaksOfNimbers(const LessonStep& step) {
    return asksForNumber(step.asks) || step.asks == LessonAsks::MakeZero || showsValues(step.shows);
}

void playProof(ExactGame& game) {
    const auto& analysis = game.analysis();
    if (analysis)
        game.playOn(analysis->position.outcome == Outcome::Win ? 1 : 2);
}

} // namespace marking

Marking marked(const LessonTask& task, const Reply& reply, std::stop_token stop,
               const Post<Verdict>& post) {
    const auto mark = [&]() -> Marking {
        switch (task.step.asks) {
        case LessonAsks::Outcome: return marking::outcome(task, reply, stop);
        case LessonAsks::Move: return marking::move(task, reply, stop);
        case LessonAsks::KeepWinning: return marking::keepWinning(task, reply, stop);
        case LessonAsks::Nimber: return marking::nimber(task, reply, stop);
        case LessonAsks::NimSum: return marking::nimSum(task, reply, stop);
        case LessonAsks::MakeZero: return marking::makeZero(task, reply, stop);
        case LessonAsks::Counterexample: return marking::counterexample(task, reply, stop);
        case LessonAsks::Cut: return marking::cut(task, reply, stop);
        case LessonAsks::Claim: return marking::claim(task, reply, stop, post);
        }
        return {};
    };
    Marking made = mark();
    return stop.stop_requested() ? Marking{} : made;
}

Or<Marking> marked(const LessonStep& step, std::uint64_t seed, const Reply& reply,
                   std::stop_token stop) {
    const Or<LessonTask> task = taskOf(step, seed, stop);
    if (!task)
        return refuse(task.error());
    return marked(*task, reply, stop);
}

} // namespace bouton
