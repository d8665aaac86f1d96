#include "lab/term_values.h"
#include "language/machine.h"
#include "lessons/markers.h"

namespace bouton::marking {

namespace {

using Mark = Marking::Mark;

// What a claim says of a position.
struct Saying {
    bool applies = true;
    language::Answer conclusion{};
    std::vector<TermValue> terms{};
};

Saying sayingOf(const language::Statement& claim, const language::Sample& sample) {
    Saying saying;
    if (claim.premise) {
        const language::Answer premise = language::evaluate(claim.steps, *claim.premise, sample);
        saying.applies = premise.value != 0 && !premise.fault;
    }
    saying.conclusion = language::evaluate(claim.steps, claim.conclusion, sample);
    saying.terms = valuesOf(claim, sample);
    return saying;
}

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
    const Saying saying = sayingOf(*claim, sampler->read(claim->needs, poll));
    ExactGame game(*task.game, (*match)->position(0), std::move(stop));
    const auto known = words.verdicts > 0 ? game.analysis() : std::nullopt;
    const bool isWon = known && known->position.outcome == Outcome::Win;
    if (words.verdicts > 0)
        playProof(game);
    if (saying.conclusion.fault)
        return nothing(language::sentenceOf(*saying.conclusion.fault));
    if (!saying.applies)
        return seen(Mark::Wrong,
                    {{QT_TRANSLATE_NOOP("Phrase", "The claim says nothing of that position: its "
                                                  "premise does not apply.")}},
                    game);
    if (saying.conclusion.value != 0)
        return seen(
            Mark::Wrong,
            {{QT_TRANSLATE_NOOP("Phrase", "There the claim is true.")}, outcomeOf(game, isWon)},
            game);
    Marking marking = seen(Mark::Right,
                           {{QT_TRANSLATE_NOOP("Phrase", "A counterexample: the claim is false.")},
                            outcomeOf(game, isWon)},
                           game);
    marking.verdict = Verdict{};
    marking.verdict->settled = true;
    marking.verdict->against =
        Counterexample{marking.position, outcomeOf(game, isWon), saying.terms};
    return marking;
}

} // namespace bouton::marking
