// SPDX-License-Identifier: MIT
#include "lab/position_values.h"

namespace bouton {

namespace {

using language::Needs;
using language::Sample;

std::uint64_t firstOnes(std::size_t count) {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

// One task on its way.
class Survey {
public:
    Survey(const ValueTask& task, std::stop_token stop, const Post<PositionValues>& post)
        : m_task(task),
          m_words(task.game->lore.vocabulary()),
          m_own(m_words.words.size() - m_words.verdicts),
          m_poll(std::move(stop)),
          m_post(post) {
        m_now.words.resize(m_words.words.size());
        m_now.fields.resize(m_words.fields.size());
    }

    void make() {
        const auto picture = m_task.game->parse(m_task.position);
        m_sampler = picture ? m_words.sampler(*picture) : std::nullopt;
        if (m_sampler) {
            m_known = m_sampler->judges ? m_words.words.size() : m_own;
            readWords(0, m_own);
            readParts();
            readClaim();
            readWords(m_own, m_known);
        }
        m_now.whole = true;
        tell();
    }

private:
    void tell() {
        if (!m_poll.ask())
            m_post(m_now);
    }
    Sample read(const Needs& needs) { return m_sampler->read(needs, m_poll); }

    // The words from one on, up to another.
    void readWords(std::size_t first, std::size_t end) {
        if (first == end || m_poll.ask())
            return;
        const Sample sample = read({.here = {.words = firstOnes(end) & ~firstOnes(first)}});
        for (std::size_t at = first; at < end; ++at)
            m_now.words[at] = sample.here.words[at];
        tell();
    }

    void readParts() {
        if (m_words.fields.empty() || m_poll.ask())
            return;
        const Sample sample =
            read({.here = {.fields = firstOnes(m_words.fields.size()), .parts = true}});
        m_now.parts = sample.here.parts;
        for (std::size_t part = 0; part < m_now.parts; ++part)
            for (std::size_t at = 0; at < m_now.fields.size(); ++at)
                m_now.fields[at].push_back(sample.here.fields[part * sample.here.width + at]);
        tell();
    }

    void readClaim() {
        if (!m_task.claim || m_poll.ask())
            return;
        const language::Statement& claim = *m_task.claim;
        const Sample sample = read(claim.needs);
        m_now.terms = valuesOf(claim, sample, m_known);
        static_cast<Saying&>(m_now) = sayingOf(claim, sample, m_known);
        tell();
    }

    const ValueTask& m_task;
    const language::Vocabulary& m_words;
    const std::size_t m_own; // words that are no verdicts
    std::size_t m_known = 0; // words whose values can be found
    Poll m_poll;
    const Post<PositionValues>& m_post;
    std::optional<language::Sampler> m_sampler;
    PositionValues m_now;
};

} // namespace

void PositionValues::fillFrom(const PositionValues& before) {
    for (std::size_t at = 0; at < before.words.size(); ++at)
        if (!words[at])
            words[at] = before.words[at];
    if (parts == 0 && before.parts > 0) {
        parts = before.parts;
        fields = before.fields;
    }
}

void valuesAt(const ValueTask& task, std::stop_token stop, const Post<PositionValues>& post) {
    Survey(task, std::move(stop), post).make();
}

} // namespace bouton
