// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/game.h"
#include "language/vocabulary.h"
#include "search/truth.h"

namespace bouton {

// What plain solvers say of the positions of a class. Each blocks; after a stop the answers are
// void.
template <Game G> struct Truth {
    using State = typename G::State;
    std::function<Outcome(const State&, Poll&)> outcome = [](auto&, auto&) {
        return Outcome::Draw;
    };
    std::function<int(const State&, Poll&)> nimber = [](auto&, auto&) { return 0; };
    std::function<int(const State&, Poll&)> score = [](auto&, auto&) { return 0; }; // of the mover
};

// For games that end. State needs operator<.
template <Game G> Truth<G> plainTruth() {
    return {.outcome =
                [solver = Solver<G>()](const typename G::State& state, Poll& poll) mutable {
                    return solver.solve(state, poll).outcome;
                },
            .nimber =
                [nimbers = PlainNimbers<G>()](const typename G::State& state, Poll& poll) mutable {
                    return nimbers.of(state, poll);
                }};
}

// The words of a game for claims of one's own: tables of functions (language/vocabulary.h).
template <Game G> struct Wording {
    using State = typename G::State;
    using Visit = std::function<bool(const State&, Truth<G>&)>;

    struct OfPosition {
        const char *id, *meaning;
        language::Value (*of)(const State&);
        language::Kind kind = language::Kind::Number;
    };
    struct Class {
        const char *id, *title;
        std::vector<Setting> settings;
        const char* holds;
        std::uint64_t (*size)(const Settings&); // 0: nobody knows
        // Calls visit with each position and its truth, while it returns true.
        void (*each)(const Settings&, Poll&, const Visit&);
        bool judged = true, drawn = false; // as in ClaimClass
    };
    using TruthOf = std::optional<Truth<G>> (*)(const State&);

    std::vector<OfPosition> words;
    const char* parts = ""; // as in Vocabulary
    std::vector<language::Word> fields{};
    // Appends the values of every part, with a number for each field, also for one that is not
    // wanted.
    std::function<void(const State&, const language::Wanted&, Poll&, std::vector<language::Value>&)>
        values{};
    // The verdicts besides won and lost.
    bool draws = false, nimbers = false, scores = false;
    std::vector<Class> classes;
    // The truth of any position and of those after it. Empty: the position is too large to be
    // solved within a second or so.
    TruthOf truthOf;
    const char* example; // as in Vocabulary
    bool byColumn = false;
    bool partsStay = false; // as in Vocabulary
};

namespace wording {

inline std::vector<language::Word> verdictsOf(bool draws, bool nimbers, bool scores = false) {
    using language::Kind;
    std::vector<language::Word> all{
        {"won", QT_TRANSLATE_NOOP("Phrase", "The side to move wins with best play."), Kind::Truth},
        {"lost", QT_TRANSLATE_NOOP("Phrase", "The side to move loses against best play."),
         Kind::Truth}};
    if (draws)
        all.push_back(
            {"drawn", QT_TRANSLATE_NOOP("Phrase", "With best play nobody wins."), Kind::Truth});
    if (nimbers)
        all.push_back({"nimber", QT_TRANSLATE_NOOP("Phrase", "The heap of Nim that the position is "
                                                             "worth, by the rules alone.")});
    if (scores)
        all.push_back({"score", QT_TRANSLATE_NOOP("Phrase", "By how many discs the side to move "
                                                            "wins with best play, with the empty "
                                                            "cells counted for the winner; below 0 "
                                                            "if it loses.")});
    return all;
}

template <Game G> class SpecimenOf : public language::Specimen {
public:
    using State = typename G::State;

    SpecimenOf(const Wording<G>& words, const language::Needs& needs, Poll& poll, bool judged)
        : m_words(words), m_needs(needs), m_poll(poll), m_judged(judged) {}

    void put(const State& state, Truth<G>& truth) {
        m_state = &state;
        m_truth = &truth;
        read(state, m_needs.here, m_sample.here);
        if (!m_needs.moves)
            return;
        const auto moves = G::moves(state);
        m_sample.moves = moves.size();
        if (m_sample.after.size() < moves.size())
            m_sample.after.resize(moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i)
            read(G::after(state, moves[i]), m_needs.after, m_sample.after[i]);
    }

    const language::Sample& sample() const override { return m_sample; }
    std::string text() const override { return textOf<G>(*m_state); }
    std::vector<std::string> moves() const override {
        std::vector<std::string> names;
        for (const auto& move : G::moves(*m_state))
            names.push_back(nameOfMove<G>(move));
        return names;
    }
    Phrase why() override {
        if (!m_judged)
            return {};
        const auto moves = G::moves(*m_state);
        for (const auto& move : moves)
            if (m_truth->outcome(G::after(*m_state, move), m_poll) == Outcome::Loss) {
                const std::vector<Clicks> ways = G::clicks(move); // none: it is a forced pass
                return winsWith(ways.empty() ? Clicks() : ways.front());
            }
        if (m_truth->outcome(*m_state, m_poll) == Outcome::Draw)
            return isDrawn();
        return isLost(!moves.empty());
    }

private:
    // The verdicts follow the game's own words, in the order of verdictsOf().
    void read(const State& state, const language::Wanted& wanted, language::Reading& reading) {
        const std::size_t own = m_words.words.size();
        reading.words.assign(own + 4, 0);
        for (std::size_t i = 0; i < own; ++i)
            if (wanted.word(i))
                reading.words[i] = m_words.words[i].of(state);
        if (wanted.words >> own != 0)
            judge(state, wanted, reading.words.data() + own);
        if (!wanted.parts)
            return;
        reading.fields.clear();
        m_words.values(state, wanted, m_poll, reading.fields);
        reading.width = m_words.fields.size();
        reading.parts = reading.fields.size() / reading.width;
    }

    void judge(const State& state, const language::Wanted& wanted, language::Value* values) {
        const std::size_t first = m_words.words.size();
        if (m_words.nimbers && wanted.word(first + 2))
            values[2] = m_truth->nimber(state, m_poll);
        if (m_words.nimbers && !wanted.word(first) && !wanted.word(first + 1))
            return;
        if (m_words.scores)
            values[3] = m_truth->score(state, m_poll);
        const Outcome outcome = m_truth->outcome(state, m_poll);
        values[0] = outcome == Outcome::Win;
        values[1] = outcome == Outcome::Loss;
        if (!m_words.nimbers)
            values[2] = outcome == Outcome::Draw;
    }

    const Wording<G>& m_words;
    const language::Needs m_needs;
    Poll& m_poll;
    const bool m_judged; // else nothing is true of it
    language::Sample m_sample;
    const State* m_state = nullptr; // while it is visited
    Truth<G>* m_truth = nullptr;
};

} // namespace wording

// The same with the types erased.
template <Game G> language::Vocabulary vocabularyOf(Wording<G> words) {
    language::Vocabulary all{{}, words.fields, words.parts, {}};
    for (const auto& word : words.words)
        all.words.push_back({word.id, word.meaning, word.kind});
    all.byColumn = words.byColumn;
    all.partsStay = words.partsStay;
    all.example = words.example;
    for (const language::Word& verdict :
         wording::verdictsOf(words.draws, words.nimbers, words.scores))
        all.words.push_back(verdict);
    all.verdicts = all.words.size() - words.words.size();
    const auto kept = std::make_shared<const Wording<G>>(std::move(words));
    all.sampler = [kept](const Picture& picture) -> std::optional<language::Sampler> {
        const auto state = G::read(picture);
        if (!state)
            return std::nullopt;
        const auto known = kept->truthOf(*state);
        const bool judges = known.has_value();
        return language::Sampler{judges,
                                 [kept, state = *state, truth = known.value_or(Truth<G>()),
                                  judges](const language::Needs& needs, Poll& poll) mutable {
                                     wording::SpecimenOf<G> specimen(*kept, needs, poll, judges);
                                     specimen.put(state, truth);
                                     return specimen.sample();
                                 }};
    };
    for (const auto& one : kept->classes)
        all.classes.push_back(
            {one.id, one.title, one.settings, one.holds, one.size,
             [kept, each = one.each, judged = one.judged](
                 const Settings& settings, const language::Needs& needs, Poll& poll,
                 const std::function<bool(language::Specimen&)>& visit) {
                 wording::SpecimenOf<G> specimen(*kept, needs, poll, judged);
                 each(settings, poll, [&](const typename G::State& state, Truth<G>& truth) {
                     specimen.put(state, truth);
                     return visit(specimen);
                 });
             },
             one.judged, one.drawn});
    return all;
}

} // namespace bouton
