#include "lessons/marking.h"

#include <algorithm>
#include <string_view>

#include "lessons/markers.h"

namespace bouton {

namespace {

// Whether the position is its own mirror image, as the game's own words have it.
bool isOwnImage(const Match& match, Match::Node node) {
    const language::Vocabulary& words = match.game().lore.vocabulary();
    const auto mirror = std::ranges::find(words.words, std::string_view("mirror"),
                                          [](const language::Word& word) { return word.id; });
    const auto sampler = mirror == words.words.end() ? nullptr : words.sampler(match.picture(node));
    if (!sampler)
        return false;
    const auto place = static_cast<std::size_t>(mirror - words.words.begin());
    const language::Needs needs{.here = {.words = std::uint64_t{1} << place}};
    Poll poll{std::stop_token{}}; // the word is read at once
    return sampler->read(needs, poll).here.words[place] != 0;
}

// The winning answer that copies the last move along the diagonal, as a lesson teaches it; empty:
// there is none.
std::string copyingAnswer(ExactGame& game) {
    const Match& match = game.match();
    const auto before = match.parent(game.node());
    const auto& analysis = game.analysis();
    if (!analysis || !before || !isOwnImage(match, *before))
        return {};
    const auto& moves = match.moves(game.node());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::vector<std::string> answer{moves[i].text};
        if (analysis->moves[i].outcome != Outcome::Win)
            continue;
        const auto after = matchAfter(match.game(), match.position(game.node()), answer);
        if (after && isOwnImage(**after, (*after)->current()))
            return moves[i].text;
    }
    return {};
}

} // namespace

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

void playProof(ExactGame& game) {
    const auto& analysis = game.analysis();
    if (!analysis)
        return;
    const Outcome outcome = analysis->position.outcome;
    game.playOn(1);
    if (outcome == Outcome::Win)
        return;
    const std::string copy = outcome == Outcome::Loss ? copyingAnswer(game) : std::string();
    if (copy.empty() || !game.play(copy))
        game.playOn(1);
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
