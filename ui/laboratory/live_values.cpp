#include "ui/laboratory/live_values.h"

namespace bouton {

namespace {

Or<void> valuesOf(const ValueTask& task, std::stop_token stop, const Post<PositionValues>& post) {
    valuesAt(task, std::move(stop), post);
    return {};
}

} // namespace

LiveValues::LiveValues() = default;

// What is known already is taken first, as long as it is of this position.
void LiveValues::find(ValueTask task) {
    m_run.stop();
    const bool same = m_game == task.game && m_position == task.position;
    m_game = task.game;
    m_position = task.position;
    if (!same)
        m_now = {};
    m_now.terms.clear();
    static_cast<Saying&>(m_now) = {};
    m_now.whole = false;
    m_run.start(std::move(task), valuesOf, [this](const PositionValues& news) { take(news); });
    emit changed();
}

// The same words of the same position have the same values.
void LiveValues::take(PositionValues news) {
    if (!news.whole)
        news.fillFrom(m_now);
    m_now = std::move(news);
    emit changed();
}

} // namespace bouton
