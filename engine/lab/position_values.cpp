// SPDX-License-Identifier: MIT
#include "lab/position_values.h"

namespace bouton {

namespace {

using language::Sample;

std::uint64_t firstOnes(std::size_t count) {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

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
    const language::Vocabulary& all = task.game->lore.vocabulary();
    const std::size_t own = all.words.size() - all.verdicts; // words that are no verdicts
    Poll poll(std::move(stop));
    PositionValues now;
    now.words.resize(all.words.size());
    now.fields.resize(all.fields.size());
    const auto tell = [&] {
        if (!poll.ask())
            post(now);
    };
    const auto picture = task.game->parse(task.position);
    const auto sampler = picture ? all.sampler(*picture) : std::nullopt;
    // The words from one on, up to another.
    const auto readWords = [&](std::size_t first, std::size_t end) {
        if (first == end || poll.ask())
            return;
        const Sample sample =
            sampler->read({.here = {.words = firstOnes(end) & ~firstOnes(first)}}, poll);
        for (std::size_t at = first; at < end; ++at)
            now.words[at] = sample.here.words[at];
        tell();
    };
    if (sampler) {
        // Words whose values can be found.
        const std::size_t known = sampler->judges ? all.words.size() : own;
        readWords(0, own);
        if (!all.fields.empty() && !poll.ask()) {
            const Sample sample = sampler->read(
                {.here = {.fields = firstOnes(all.fields.size()), .parts = true}}, poll);
            now.parts = sample.here.parts;
            for (std::size_t part = 0; part < now.parts; ++part)
                for (std::size_t at = 0; at < now.fields.size(); ++at)
                    now.fields[at].push_back(sample.here.fields[part * sample.here.width + at]);
            tell();
        }
        if (task.claim && !poll.ask()) {
            const Sample sample = sampler->read(task.claim->needs, poll);
            now.terms = valuesOf(*task.claim, sample, known);
            static_cast<Saying&>(now) = sayingOf(*task.claim, sample, known);
            tell();
        }
        readWords(own, known);
    }
    now.whole = true;
    tell();
}

} // namespace bouton
