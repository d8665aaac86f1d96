#pragma once

#include <QObject>

#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace bouton {

// What every Mailbox says, whatever is in it: a template has no signals of its own.
class MailSignal : public QObject {
    Q_OBJECT

signals:
    // There is something in the box. It is said once until that is taken. It is emitted on the
    // thread that posts, so a connection to another thread must be queued.
    void posted();
};

// Values on their way to the thread that has made the box, from any thread, in the order in which
// they are posted. Nothing here blocks. (The signal has no payload, since ThreadSanitizer cannot
// follow one through Qt.)
template <class T> class Mailbox : public MailSignal {
public:
    using Hear = std::function<void(T)>;

    // Its owner takes the values by hand when posted() says so.
    Mailbox() = default;
    // The event loop of this thread gives `hear` one value after the other. What is left when the
    // box goes is heard by nobody.
    explicit Mailbox(Hear hear) {
        connect(
            this, &MailSignal::posted, this,
            [this, hear = std::move(hear)] {
                for (T& value : take())
                    hear(std::move(value));
            },
            Qt::QueuedConnection);
    }

    void post(T value) { put(std::move(value), false); }
    // The same, and drops what was not taken yet.
    void replace(T value) { put(std::move(value), true); }

    // Everything that is in the box, and empties it.
    std::vector<T> take() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_values, {});
    }

private:
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

    std::mutex m_mutex; // guards the values
    std::vector<T> m_values;
};

} // namespace bouton
