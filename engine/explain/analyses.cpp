// SPDX-License-Identifier: MIT
#include "explain/analyses.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "core/parallel.h"

namespace bouton {

bool Analyses::add(const Match& match, const std::vector<Match::Node>& path,
                   std::span<const AnyAnalyst> analysts, const std::stop_token& stop,
                   const std::function<void()>& told) {
    std::vector<Match::Node> wanted(path.rbegin(), path.rend());
    std::erase_if(wanted, [this](Match::Node node) { return m_known.contains(node); });
    std::mutex mutex; // guards the match and what is known
    inParallel(analysts.size(), wanted.size(), [&](std::size_t task, std::size_t thread) {
        if (stop.stop_requested())
            return;
        std::unique_lock lock(mutex);
        const AnalysisJob job = analysts[thread](match, wanted[task], Patience::Bounded);
        lock.unlock();
        Analysis last;
        job(stop, [&](Analysis analysis) { last = std::move(analysis); });
        if (stop.stop_requested())
            return;
        lock.lock();
        m_known.emplace(wanted[task], std::move(last));
        told();
    });
    return std::ranges::all_of(wanted, [this](Match::Node node) { return m_known.contains(node); });
}

Known Analyses::known() const {
    return [this](Match::Node node) {
        const auto found = m_known.find(node);
        return found == m_known.end() ? nullptr : &found->second;
    };
}

} // namespace bouton
