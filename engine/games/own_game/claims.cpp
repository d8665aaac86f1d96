// SPDX-License-Identifier: MIT

// What claims of one's own can say of a game of one's own, and where they are tested.

#include <algorithm>
#include <functional>
#include <set>

#include "games/own_game/lore.h"
#include "games/own_game/players.h"
#include "own/analysis.h"
#include "search/truth.h"
#include "search/wording.h"

namespace bouton::own_game {

namespace {

using State = OwnGame::State;
using Move = OwnGame::Move;
using language::Kind;
using language::Value;

constexpr std::size_t mostArising = 1'000'000; // positions of a class

struct WordOf {
    language::Word word;
    std::function<Value(const State&)> value;
};

// All words of a game. The verdicts follow them.
struct Words {
    const OwnRules* of;
    std::vector<WordOf> words;
    std::vector<language::Word> fields;
    const char* parts = "";
    bool draws, nimbers;
};

Value count(const State& state, char letter) { return std::ranges::count(state.at.cells, letter); }

// Whether a board is its own image: mirrored, upside down, or both.
bool isImage(const State& state, bool mirrored, bool upsideDown) {
    const own::Size size = state.at.size;
    for (std::size_t i = 0; i < state.at.cells.size(); ++i) {
        Cell cell = size.cellAt(i);
        cell.column = mirrored ? size.columns - 1 - cell.column : cell.column;
        cell.row = upsideDown ? size.rows - 1 - cell.row : cell.row;
        if (state.at.cells[i] != state.at.cells[size.numberOf(cell)])
            return false;
    }
    return true;
}

void addBoardWords(Words& all) {
    const own::Rules& rules = all.of->rules();
    const auto add = [&](const char* id, const char* meaning,
                         std::function<Value(const State&)> value, Kind kind = Kind::Number) {
        all.words.push_back({{id, meaning, kind}, std::move(value)});
    };
    add("rows", QT_TRANSLATE_NOOP("Phrase", "How many rows the board has."),
        [](const State& state) { return state.at.size.rows; });
    add("columns", QT_TRANSLATE_NOOP("Phrase", "How many columns the board has."),
        [](const State& state) { return state.at.size.columns; });
    if (rules.shared != '\0')
        return;
    add("free", QT_TRANSLATE_NOOP("Phrase", "How many cells are free."),
        [](const State& state) { return count(state, '.'); });
    add("own", QT_TRANSLATE_NOOP("Phrase", "How many pieces have the letter of the side to move."),
        [](const State& state) {
            return count(state, state.of->rules().letterOf('+', state.at.side));
        });
    add("other", QT_TRANSLATE_NOOP("Phrase", "How many pieces have the letter of the other side."),
        [](const State& state) {
            return count(state, state.of->rules().letterOf('-', state.at.side));
        });
    add(
        "leftRight", QT_TRANSLATE_NOOP("Phrase", "The left half mirrors the right half."),
        [](const State& state) { return isImage(state, true, false); }, Kind::Truth);
    add(
        "upDown", QT_TRANSLATE_NOOP("Phrase", "The upper half mirrors the lower half."),
        [](const State& state) { return isImage(state, false, true); }, Kind::Truth);
    add(
        "halfTurn", QT_TRANSLATE_NOOP("Phrase", "After half a turn the board is the same."),
        [](const State& state) { return isImage(state, true, true); }, Kind::Truth);
    for (const own::Piece& piece : rules.pieces)
        if (std::ranges::none_of(all.words,
                                 [&](const WordOf& word) { return piece.name == word.word.id; }))
            add(lasting(piece.name),
                QT_TRANSLATE_NOOP("Phrase", "How many of this piece there are."),
                [letter = piece.letter](const State& state) { return count(state, letter); });
}

const language::Word partNimber{
    "partNimber", QT_TRANSLATE_NOOP("Phrase", "The heap of Nim that a part is worth.")};

Words wordsOf(const OwnRules& of) {
    const own::Rules& rules = of.rules();
    Words all{&of, {}, {}, "", mayBeDrawn(rules), isSum(rules)};
    if (rules.ofHeaps()) {
        all.words = {{{"heaps", QT_TRANSLATE_NOOP("Phrase", "How many heaps are not empty.")},
                      [](const State& state) {
                          return std::ssize(state.at.heaps)
                                 - std::ranges::count(state.at.heaps, 0, &own::Heap::size);
                      }},
                     {{"counters", QT_TRANSLATE_NOOP("Phrase", "How many counters there are.")},
                      [](const State& state) {
                          Value sum = 0;
                          for (const own::Heap& heap : state.at.heaps)
                              sum += heap.size;
                          return sum;
                      }}};
        all.parts = QT_TRANSLATE_NOOP("Phrase", "heaps");
        all.fields = {
            {"size", QT_TRANSLATE_NOOP("Phrase", "The counters of a heap.")},
            {"most", QT_TRANSLATE_NOOP("Phrase", "What the position says of a heap after :")}};
        if (all.nimbers && !rules.isWhole())
            all.fields.push_back(partNimber);
    } else {
        addBoardWords(all);
        if (all.nimbers) {
            all.parts = QT_TRANSLATE_NOOP("Phrase", "parts");
            all.fields = {{"cells", QT_TRANSLATE_NOOP("Phrase", "The cells of a part.")},
                          partNimber};
        }
    }
    all.words.push_back({{"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now.")},
                         [](const State& state) { return std::ssize(OwnGame::moves(state)); }});
    return all;
}

// Reads positions. What is not known within the bounds of the analysis is void.
class Reader {
public:
    Reader(const Words& words, Patience patience, std::stop_token stop)
        : m_words(words), m_truth(words.of->rules(), boundsOf(patience), std::move(stop)) {}

    bool isKnown() const { return m_known; }
    std::optional<Outcome> worth(const State& state) { return m_truth.worth(state.at); }

    language::Sample read(const State& state, const language::Needs& needs) {
        m_known = true;
        language::Sample sample;
        sample.here = read(state, needs.here);
        if (needs.moves)
            for (const Move& move : OwnGame::moves(state))
                sample.after.push_back(read(OwnGame::after(state, move), needs.after));
        sample.moves = sample.after.size();
        return sample;
    }

private:
    language::Reading read(const State& state, const language::Wanted& wanted) {
        language::Reading reading;
        const std::size_t own = m_words.words.size();
        reading.words.assign(own + 4, 0);
        for (std::size_t i = 0; i < own; ++i)
            if (wanted.word(i))
                reading.words[i] = m_words.words[i].value(state);
        if (wanted.words >> own != 0)
            judge(state, wanted, reading.words.data() + own);
        if (wanted.parts)
            addParts(state, wanted, reading);
        return reading;
    }
    void judge(const State& state, const language::Wanted& wanted, Value* values) {
        const std::size_t first = m_words.words.size();
        if (m_words.nimbers && wanted.word(first + 2))
            values[2] = known(m_truth.nimber(state.at)).value_or(0);
        const bool outcome = wanted.word(first) || wanted.word(first + 1)
                             || (m_words.draws && wanted.word(first + 2));
        if (!outcome)
            return;
        if (const auto worth = known(m_truth.worth(state.at))) {
            values[0] = *worth == Outcome::Win;
            values[1] = *worth == Outcome::Loss;
            if (m_words.draws)
                values[2] = *worth == Outcome::Draw;
        }
    }
    void addParts(const State& state, const language::Wanted& wanted, language::Reading& reading) {
        reading.width = m_words.fields.size();
        const auto isHeaps = m_words.of->rules().ofHeaps();
        std::vector<own::PartHere> parts;
        if (!isHeaps || wanted.field(reading.width - 1))
            if (m_words.nimbers)
                parts = known(m_truth.partsWithNimbers(state.at)).value_or(parts);
        for (std::size_t i = 0; isHeaps && i < state.at.heaps.size(); ++i) {
            const own::Heap& heap = state.at.heaps[i];
            reading.fields.push_back(heap.size);
            reading.fields.push_back(heap.most);
            if (reading.width == 3)
                reading.fields.push_back(i < parts.size() ? parts[i].nimber : 0);
        }
        for (std::size_t i = 0; !isHeaps && i < parts.size(); ++i) {
            reading.fields.push_back(std::ssize(parts[i].places));
            reading.fields.push_back(parts[i].nimber);
        }
        reading.parts = reading.fields.size() / reading.width;
    }
    template <class T> std::optional<T> known(std::optional<T> value) {
        m_known &= value.has_value();
        return value;
    }

    const Words& m_words;
    own::Analysis m_truth;
    bool m_known = true;
};

class OwnSpecimen : public language::Specimen {
public:
    OwnSpecimen(const Words& words, const language::Needs& needs, std::stop_token stop)
        : m_reader(words, Patience::Endless, std::move(stop)), m_needs(needs) {}

    void put(State state) {
        m_state = std::move(state);
        m_sample = m_reader.read(m_state, m_needs);
        m_isOne = true;
    }
    // The class goes on beyond this position, and is too large.
    void end() { m_isOne = false; }

    const language::Sample& sample() const override { return m_sample; }
    bool isKnown() const override { return m_isOne && m_reader.isKnown(); }
    std::string text() const override { return own::textOf(m_state.of->rules(), m_state.at); }
    std::vector<std::string> moves() const override {
        std::vector<std::string> names;
        for (const Move& move : OwnGame::moves(m_state))
            names.push_back(nameOf(move.orders.front()));
        return names;
    }
    Phrase why() override {
        const std::vector<Move> all = OwnGame::moves(m_state);
        for (const Move& move : all)
            if (m_reader.worth(OwnGame::after(m_state, move)) == Outcome::Loss)
                return winsWith(move.orders.front());
        return m_reader.worth(m_state) == Outcome::Draw ? isDrawn() : isLost(!all.empty());
    }

private:
    Reader m_reader;
    const language::Needs m_needs;
    language::Sample m_sample;
    State m_state;
    bool m_isOne = false;
};

using Visit = std::function<bool(language::Specimen&)>;

// The positions so many plies from the start, the start first.
void eachArising(const Words& words, const Settings& settings, const language::Needs& needs,
                 Poll& poll, const Visit& visit) {
    Settings size = settings;
    std::erase_if(size, [](const auto& setting) { return setting.first == "plies"; });
    const Or<State> start = OwnGame::standard(*words.of, size);
    if (!start)
        return;
    OwnSpecimen specimen(words, needs, poll.token());
    std::set<std::string> seen;
    std::vector<State> now{*start}, next;
    for (int ply = 0; ply <= valueOf(settings, "plies") && !now.empty(); ++ply) {
        next.clear();
        for (const State& state : now) {
            if (poll.node())
                return;
            specimen.put(state);
            if (seen.size() > mostArising)
                specimen.end();
            if (!visit(specimen))
                return;
            for (const Move& move : OwnGame::moves(state)) {
                State after = OwnGame::after(state, move);
                if (seen.insert(own::textOf(words.of->rules(), after.at)).second)
                    next.push_back(std::move(after));
            }
        }
        std::swap(now, next);
    }
}

// From one heap to so many, with ascending sizes, and fewer counters before more of them.
void eachHeaps(const Words& words, const Settings& settings, const language::Needs& needs,
               Poll& poll, const Visit& visit) {
    OwnSpecimen specimen(words, needs, poll.token());
    const int most = valueOf(settings, "size");
    for (int heaps = 1; heaps <= valueOf(settings, "heaps"); ++heaps)
        for (int total = 0; total <= heaps * most; ++total) {
            State state{words.of, {}};
            const std::function<bool(int, int)> fill = [&](int least, int left) {
                const int rest = heaps - static_cast<int>(state.at.heaps.size());
                if (rest == 0) {
                    specimen.put(state);
                    return !poll.node() && visit(specimen);
                }
                for (int size = rest == 1 ? left : least; size * rest <= left && size <= most;
                     ++size) {
                    state.at.heaps.push_back({size, 0});
                    const bool goesOn = fill(size, left - size);
                    state.at.heaps.pop_back();
                    if (!goesOn)
                        return false;
                }
                return true;
            };
            if (!fill(0, total))
                return;
        }
}

} // namespace

language::Vocabulary vocabularyOf(const OwnRules& of) {
    const auto words = std::make_shared<const Words>(wordsOf(of));
    language::Vocabulary all{{}, words->fields, words->parts, {}};
    for (const WordOf& word : words->words)
        all.words.push_back(word.word);
    for (const language::Word& verdict : wording::verdictsOf(words->draws, words->nimbers))
        all.words.push_back(verdict);
    all.verdicts = all.words.size() - words->words.size();
    all.byColumn = of.rules().ofHeaps();
    all.example =
        !words->fields.empty() && std::string_view(words->fields.back().id) == partNimber.id
            ? "lost exactly if xor(partNimber) == 0"
            : "if moves == 1 then won";
    all.sampler = [words](const Picture& picture) -> std::optional<language::Sampler> {
        const Or<State> state = OwnGame::read(*words->of, picture);
        if (!state)
            return std::nullopt;
        return language::Sampler{
            Reader(*words, Patience::Glance, {}).worth(*state).has_value(),
            [words, state = *state](const language::Needs& needs, Poll& poll) {
                return Reader(*words, Patience::Bounded, poll.token()).read(state, needs);
            }};
    };
    const auto add = [&](const char* id, const char* title, std::vector<Setting> settings,
                         const char* holds, auto each) {
        all.classes.push_back(
            {id, title, std::move(settings), holds,
             [](const Settings&) -> std::uint64_t { return 0; },
             [words, each](const Settings& at, const language::Needs& needs, Poll& poll,
                           const Visit& visit) { each(*words, at, needs, poll, visit); }});
    };
    if (of.rules().ofHeaps() && of.rules().heaps[0].most == 0)
        add("heaps", QT_TRANSLATE_NOOP("Phrase", "All heaps up to a size"),
            {{"heaps", QT_TRANSLATE_NOOP("Phrase", "Heaps"), 1, 3, 5},
             {"size", QT_TRANSLATE_NOOP("Phrase", "Counters in a heap"), 1, 8, own::mostCounters}},
            QT_TRANSLATE_N_NOOP("Phrase",
                                "Holds for all %Ln position(s): heaps up to %1, counters in each "
                                "up to %2."),
            eachHeaps);
    std::vector<Setting> settings = OwnGame::settings(of);
    settings.push_back({"plies", QT_TRANSLATE_NOOP("Phrase", "Plies from the start"), 0, 4, 144});
    add("arise", QT_TRANSLATE_NOOP("Phrase", "Positions that can arise"), std::move(settings),
        nullptr, eachArising);
    return all;
}

} // namespace bouton::own_game
