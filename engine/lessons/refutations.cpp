#include "lab/saying.h"
#include "lessons/markers.h"

namespace bouton::marking {

namespace {

using Mark = Marking::Mark;

// What is played from a win is played to win.
Phrase outcomeOf(const ExactGame& game, bool isWon) {
    const std::vector<std::string> line = game.line();
    if (isWon && line.size() == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "The side to move wins here with %1."), line};
    return {};
}

} // namespace

Marking counterexample(const LessonTask& task, const Reply& reply, std::stop_token stop) {
    const auto match = matchFrom(*task.game, reply.text);
    if (!match)
        return nothing(match.error());
    const language::Vocabulary& words = task.game->lore.vocabulary();
    const auto claim = language::readStatement(task.step.claim, words);
    const auto sampler = words.sampler((*match)->picture(0));
    if (!claim || !sampler || (words.verdicts > 0 && !sampler->judges()))
        return nothing(
            {QT_TRANSLATE_NOOP("Phrase", "That position is too large to be judged here.")});
    Poll poll(stop);
    const language::Sample sample = sampler->read(claim->needs, poll);
    const Saying saying = sayingOf(*claim, sample);
    ExactGame game(*task.game, (*match)->position(0), std::move(stop));
    const auto known = words.verdicts > 0 ? game.analysis() : std::nullopt;
    const bool isWon = known && known->position.outcome == Outcome::Win;
    if (words.verdicts > 0)
        playProof(game);
    if (saying.fault)
        return nothing(language::sentenceOf(*saying.fault));
    Phrase first =
        !saying.applies()
            ? Phrase{QT_TRANSLATE_NOOP("Phrase", "The claim says nothing of that position: its "
                                                 "premise does not apply.")}
        : *saying.conclusion
            ? Phrase{QT_TRANSLATE_NOOP("Phrase", "There the claim is true.")}
            : Phrase{QT_TRANSLATE_NOOP("Phrase", "A counterexample: the claim is false.")};
    Marking marking =
        seen(task, saying.right().value_or(true) ? Mark::Wrong : Mark::Right,
             {std::move(first), saying.applies() ? outcomeOf(game, isWon) : Phrase{}}, game);
    marking.claim = claim->text;
    marking.terms = valuesOf(*claim, sample);
    return marking;
}

} // namespace bouton::marking
