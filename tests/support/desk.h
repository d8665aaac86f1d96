// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <ostream>
#include <stop_token>
#include <vector>

#include "core/ruleset.h"

namespace bouton::testing {

// Holds an analysis in mid-look, and remembers which looks were asked for.
class Desk {
public:
    struct Look {
        Match::Node node;
        Patience patience;
        bool operator==(const Look&) const = default;
        friend void PrintTo(const Look& look, std::ostream* out) {
            *out << look.node << " by patience " << static_cast<int>(look.patience);
        }
    };
    // Forgets the looks; the next so many looks end by themselves, the one after them waits.
    void open(std::size_t looks) {
        const std::lock_guard lock(m_mutex);
        m_looks.clear();
        m_allowed = looks;
    }
    // Lets so many more looks end.
    void allow(std::size_t looks) {
        const std::lock_guard lock(m_mutex);
        m_allowed += looks;
        m_news.notify_all();
    }
    // Blocks until so many looks were begun.
    void waitForLooks(std::size_t number) {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [&] { return m_looks.size() >= number; });
    }
    std::vector<Look> looks() {
        const std::lock_guard lock(m_mutex);
        return m_looks;
    }
    // Whether a look has begun and not ended.
    bool isUsed() {
        const std::lock_guard lock(m_mutex);
        return m_used > 0;
    }
    // Called by the analyst. Blocks as described above.
    void look(const Look& look, const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        m_looks.push_back(look);
        ++m_used;
        m_news.notify_all();
        m_news.wait(lock, stop, [this] { return m_allowed > 0; });
        --m_used;
        if (!stop.stop_requested())
            --m_allowed;
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_news;
    std::vector<Look> m_looks;
    std::size_t m_allowed = 0;
    int m_used = 0;
};

// The desk of all analysts that desked() makes.
inline Desk& theDesk() {
    static Desk desk;
    return desk;
}

// The same game with another analyst. It says first that a look has begun, as an estimate of depth
// 1, 3 or 5 by its patience, waits at the desk, and ends with an estimate a ply deeper. A bounded
// look's line begins with the second move, an endless look, which ends only by a stop, has none.
inline Ruleset desked(const Ruleset& game) {
    Ruleset copy = game;
    copy.makeAnalyst = []() -> AnyAnalyst {
        return [](const Match& match, Match::Node node, Patience patience) -> AnalysisJob {
            return [node, patience, moves = match.moves(node)](std::stop_token stop,
                                                               const Post<Analysis>& post) {
                Analysis analysis{.depth = 1 + 2 * static_cast<int>(patience)};
                analysis.position = {.outcome = Outcome::Draw, .exact = false, .score = 0};
                analysis.moves.assign(moves.size(), analysis.position);
                post(analysis);
                theDesk().look({node, patience}, stop);
                if (stop.stop_requested())
                    return;
                ++analysis.depth;
                analysis.line.clear();
                if (analysis.depth < 6 && !moves.empty())
                    analysis.line = {moves[1 % moves.size()].text};
                post(analysis);
                std::mutex mutex;
                std::unique_lock lock(mutex);
                if (patience == Patience::Endless)
                    std::condition_variable_any().wait(lock, stop, [] { return false; });
            };
        };
    };
    return copy;
}

// The same game with other computer players: each tells two scores, the better one last, and makes
// the first legal move at once.
inline Ruleset withLore(const Ruleset& game) {
    Ruleset copy = game;
    copy.makePlayer = [](std::size_t, const Settings&, std::uint64_t) -> AnyPlayer {
        return [](const Match&) -> ChoiceJob {
            return [](const Asking& asking) -> Or<Choice> {
                asking.tell({.depth = 3, .score = 2});
                asking.tell({.depth = 9, .score = 6});
                return Choice{0, {"told of"}};
            };
        };
    };
    return copy;
}
// The same, but that the last one is told beside a proven draw.
inline Ruleset tellingOfADraw(const Ruleset& game) {
    Ruleset copy = game;
    copy.makePlayer = [](std::size_t, const Settings&, std::uint64_t) -> AnyPlayer {
        return [](const Match&) -> ChoiceJob {
            return [](const Asking& asking) -> Or<Choice> {
                asking.tell({.depth = 9, .score = 3, .outcome = Outcome::Draw});
                return Choice{0, {"told of"}};
            };
        };
    };
    return copy;
}

} // namespace bouton::testing
