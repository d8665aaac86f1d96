// SPDX-License-Identifier: MIT
#include "report.h"

#include <algorithm>

#include "core/analysis.h"
#include "core/ruleset.h"
#include "drawing.h"
#include "explain/opening.h"
#include "explain/why.h"
#include "json.h"
#include "output.h"

namespace bouton::cli {

namespace {

// A value as text: "win, nimber 3, score +4, in 5 plies, not proven".
std::string said(const Value& value) {
    std::string text = word(value.outcome);
    if (value.nimber)
        text += ", nimber " + std::to_string(*value.nimber);
    if (value.score)
        text += ", score " + signedText(*value.score);
    if (value.remoteness)
        text += ", in "
                + (*value.remoteness == 1 ? "1 ply" : std::to_string(*value.remoteness) + " plies");
    return text + (value.exact ? "" : ", not proven");
}

bool isEstimated(const Analysis& analysis) {
    return analysis.position.score && !analysis.position.exact;
}

std::string partsOf(const Analysis& analysis) {
    std::string text;
    for (const Part& part : analysis.parts)
        text +=
            "  " + bouton::nameOf(part.cells) + ": nimber " + std::to_string(part.nimber) + '\n';
    return text.empty() ? "" : counted(analysis.parts.size(), "part") + ":\n" + text;
}

std::string movesOf(const std::vector<LegalMove>& moves, const Analysis& analysis) {
    std::size_t width = 0;
    for (const LegalMove& move : moves)
        width = std::max(width, move.text.size());
    std::string text = counted(moves.size(), "move") + ", best first:\n";
    for (const std::size_t i : bestFirst(analysis.moves))
        text += "  " + moves[i].text + std::string(width - moves[i].text.size() + 2, ' ')
                + said(analysis.moves[i]) + '\n';
    return text;
}

} // namespace

const char* word(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win: return "win";
    case Outcome::Draw: return "draw";
    case Outcome::Loss: break;
    }
    return "loss";
}

void addValue(Json& json, const Value& value) {
    json.add("outcome", word(value.outcome));
    if (value.nimber)
        json.add("nimber", *value.nimber);
    if (value.score)
        json.add("score", *value.score);
    if (value.remoteness)
        json.add("remoteness", *value.remoteness);
}

void addHowFar(Json& json, const Analysis& analysis) {
    if (!isEstimated(analysis))
        return;
    json.add("depth", analysis.depth);
    if (analysis.level > 0)
        json.add("level", analysis.level);
}

std::string asTable(const Match& match, const Analysis& analysis) {
    const Match::Node node = match.current();
    std::string text = match.position(node) + '\n' + nameOf(match.game(), match.toMove(node))
                       + " to move: " + said(analysis.position) + '\n';
    if (const char* opening = openingOf(match, node); *opening != '\0')
        text += std::string("Opening: ") + opening + '\n';
    if (const Phrase far = howFar(match, node, analysis); !far.empty())
        text += english(far) + '\n';
    if (match.result(node))
        return text + resultOf(match) + '\n';
    text += partsOf(analysis) + movesOf(match.moves(node), analysis);
    if (!analysis.line.empty()) {
        text += "Best play:";
        for (const std::string& move : analysis.line)
            text += ' ' + move;
        text += '\n';
    }
    return text;
}

std::string asLine(const Match& match, const Analysis& analysis) {
    const Match::Node node = match.current();
    std::string text = match.position(node) + ": " + said(analysis.position);
    if (match.result(node))
        return text + "; " + resultOf(match) + '\n';
    const std::vector<LegalMove> moves = match.moves(node);
    const std::vector<std::size_t> order = bestFirst(analysis.moves);
    text += "; best";
    for (const std::size_t i : order)
        if (!better(analysis.moves[order.front()], analysis.moves[i]))
            text += ' ' + moves[i].text;
    if (isEstimated(analysis))
        text += "; depth " + std::to_string(analysis.depth);
    return text + '\n';
}

std::string asJson(const Match& match, const Analysis& analysis) {
    const Match::Node node = match.current();
    const GameName& name = match.game().name;
    Json json = Json::object();
    json.add("game", name.id)
        .add("position", match.position(node))
        .add("to_move", name.letters.substr(indexOf(match.toMove(node)), 1));
    addValue(json, analysis.position);
    json.add("exact", analysis.position.exact);
    if (const char* opening = openingOf(match, node); *opening != '\0')
        json.add("opening", opening);
    const std::vector<LegalMove> legal = match.moves(node);
    Json moves = Json::array();
    for (std::size_t i = 0; i < legal.size(); ++i) {
        Json move = Json::object();
        move.add("move", legal[i].text);
        addValue(move, analysis.moves[i]);
        if (!analysis.moves[i].exact)
            move.add("exact", false);
        moves.add(move);
    }
    json.add("moves", moves);
    addHowFar(json, analysis);
    return json.text() + '\n';
}

std::string errorAsJson(const std::string& sentence) {
    return Json::object().add("error", sentence).text() + '\n';
}

} // namespace bouton::cli
