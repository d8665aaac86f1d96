// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace bouton {

// What every Mailbox says, whatever is in it: a template has no signals of its own.
class MailSignal : public QObject {
    Q_OBJECT

signals:
    // There is something in the box. It is said once until that is heard, on the thread that posts.
    void posted();
};

// Values on their way to the thread that has made the box, from any thread, in the order in which
// they are posted. The box empties itself: nobody must take one value for the next one to be heard.
// Nothing here blocks. (The signal has no payload, since ThreadSanitizer cannot follow one through
// Qt.)
template <class T> class Mailbox : public MailSignal {
public:
    using Hear = std::function<void(T)>;
    using Pause = std::chrono::milliseconds;

    // The event loop of this thread gives `hear` one value after the other, `pause` after the first
    // of them has come. What is left when the box goes is heard by nobody.
    explicit Mailbox(Hear hear, Pause pause = {}) : m_hear(std::move(hear)) {
        m_soon.setSingleShot(true);
        m_soon.setInterval(pause);
        connect(&m_soon, &QTimer::timeout, this, [this] { deliver(); });
        if (pause > Pause{})
            connect(this, &MailSignal::posted, &m_soon, qOverload<>(&QTimer::start),
                    Qt::QueuedConnection);
        else
            connect(
                this, &MailSignal::posted, this, [this] { deliver(); }, Qt::QueuedConnection);
    }

    // Gives `hear` at once what is in the box.
    void deliver() {
        for (T& value : take())
            m_hear(std::move(value));
    }

    void post(T value) { put(std::move(value), false); }
    // The same, and drops what was not taken yet.
    void replace(T value) { put(std::move(value), true); }

private:
    std::vector<T> take() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_values, {});
    }
    void put(T value, bool alone) {
        {
            const std::lock_guard lock(m_mutex);
            const bool told = !m_values.empty();
            if (alone)
                m_values.clear();
            m_values.push_back(std::move(value));
            if (told)
                return;
        }
        emit posted();
    }

    const Hear m_hear;
    QTimer m_soon;
    std::mutex m_mutex; // guards the values
    std::vector<T> m_values;
};

} // namespace bouton
