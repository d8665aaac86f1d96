#include "ui/insight/value_history.h"

#include <algorithm>

#include "explain/book.h"
#include "explain/turns.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

// As side One sees it; the mover told it as its own. Where who wins is proven, an estimate that
// says otherwise is left out.
Point pointOf(const Progress& told, Side mover) {
    const int score = mover == Side::One ? *told.score : -*told.score;
    const Outcome estimated = score > 0 ? Outcome::Win : score < 0 ? Outcome::Loss : Outcome::Draw;
    if (told.outcome) {
        const Outcome proven = mover == Side::One ? *told.outcome : opposite(*told.outcome);
        if (proven != estimated)
            return {.outcome = proven, .exact = true, .depth = told.depth};
    }
    return {.outcome = estimated, .exact = false, .score = score, .depth = told.depth};
}

} // namespace

bool ValueHistory::scored() const {
    return std::ranges::any_of(points, [](const auto& point) { return point && point->score; });
}

const ValueHistory::Mark* ValueHistory::markAfter(Match::Node node) const {
    const auto at =
        std::ranges::find(marks, node, [](const Mark& mark) { return mark.slip.after; });
    return at == marks.end() ? nullptr : &*at;
}

ValueHistory historyOf(const Session& session, std::vector<Match::Node> line, Points points) {
    const Match& match = *session.match();
    const Study& study = session.study();
    ValueHistory history{.game = &match.game(), .path = std::move(line)};
    const Known settled = [&](Match::Node node) { return study.settled(node); };
    const Known shown = [&](Match::Node node) { return study.shown(node); };
    const Known& known = points == Points::Shown ? shown : settled;
    history.points = courseOf(match, history.path, known, Side::One);
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        const Progress* told = session.reported(history.path[i]);
        const bool reported = points == Points::Shown && told && !history.points[i];
        history.reported.push_back(reported);
        if (reported)
            history.points[i] = pointOf(*told, match.toMove(history.path[i]));
    }
    for (const Match::Node node : history.path) {
        const Analysis* analysis = known(node);
        history.mayBeDrawn = history.mayBeDrawn || (analysis && analysis->mayBeDrawn());
        history.settled += settled(node) || match.result(node);
    }
    history.accuracy = accuracyOf(match, history.path, settled);
    for (std::size_t i = 0; i < history.path.size(); ++i) {
        history.played.push_back(whatWasPlayed(match, history.path[i]));
        if (history.path[i] == match.current())
            history.now = i;
    }
    if (const auto last = lastBookPly(match, history.path);
        last && *last + 1 < history.path.size()) {
        history.bookEnd = last;
        history.book = whereTheBookEnds(match, history.path);
    }
    for (Slip& slip : slipsOf(match, history.path, settled)) {
        Phrase what = whatHappened(match, slip), kept = whatKept(match, slip);
        Phrase cost = whatItCost(match, slip);
        std::string move = match.moveText(slip.after);
        history.marks.push_back(
            {std::move(slip), std::move(move), std::move(what), std::move(kept), std::move(cost)});
    }
    for (Turn& turn : turnsOf(match, history.path, settled)) {
        const Slip& move = turn.move;
        const bool lost = move.lost > 0 || move.got < move.had;
        Phrase what = whatTurned(match, turn), kept = lost ? whatKept(match, move) : Phrase{};
        std::string text = match.moveText(move.after);
        history.turns.push_back(
            {std::move(turn.move), std::move(text), std::move(what), std::move(kept), {}});
    }
    return history;
}

QString accuracyTold(const Session& session) {
    if (session.study().busy())
        return {}; // with what is still missing
    const Match& match = *session.match();
    const ValueHistory history = historyOf(session, match.line(), Points::Settled);
    if (!history.complete())
        return {};
    QStringList sentences;
    for (const Side side : {Side::One, Side::Two}) {
        const Accuracy& accuracy = history.accuracy[indexOf(side)];
        if (!accuracy.value())
            continue;
        Phrase phrase = whatAccuracy(match, side, accuracy);
        phrase.args.front() = session.speech().speaker(side);
        sentences << spoken(phrase);
    }
    return sentences.join(QChar(' '));
}

QString inWords(const ValueHistory& history, std::size_t index) {
    QStringList lines{spoken(history.played[index])};
    const auto* mark = history.markAfter(history.path[index]);
    if (index > 0 && mark)
        lines = QStringList{spoken(mark->what), spoken(mark->kept)};
    QStringList known;
    if (history.reported[index])
        known << spoken(QT_TRANSLATE_NOOP("Phrase", "By the player itself."));
    if (const auto& point = history.points[index])
        for (const Phrase& phrase : whatIsKnown(*history.game, *point))
            known << spoken(phrase);
    if (!known.empty())
        lines << known.join(QChar(' '));
    if (index == history.bookEnd)
        lines << spoken(history.book);
    return lines.join(QChar('\n'));
}

} // namespace bouton
