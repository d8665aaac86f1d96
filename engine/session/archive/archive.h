// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>
#include <vector>

#include "session/archive/store.h"
#include "session/failure.h"
#include "session/task_thread.h"

namespace bouton {

// The archive of ended games, as the window's thread knows it. A thread of its own has the Store
// and does one task after another; nothing here blocks but the destructor.
//
// What a task gives comes back through a mailbox, so that who has asked hears it on this thread.
class Archive : public QObject {
    Q_OBJECT

public:
    using Numbers = Store::Numbers;
    template <class T> using Then = std::function<void(T)>;

    // Opens the archive of this folder, or begins one, on its own thread.
    explicit Archive(const QString& folder, QObject* parent = nullptr,
                     Database::Patience patience = Database::usual);
    // Blocks until everything is written that was added or changed, unless another program has
    // locked the archive just now. Questions are left, and games that are offered again.
    ~Archive() override;

    const QString& folder() const { return m_folder; }

    // Keeps an ended game (Store::add(), Store::offer()). What cannot be written now is listed if
    // it can be, and tried again with the next game, by a timer, and when the archive goes;
    // noticed() says so once. kept() comes once for each call, when the game is in the file, or
    // left out.
    void add(SavedGame game) { take({std::move(game), false}); }
    void offer(SavedGame game) { take({std::move(game), true}); }
    // The game has not ended after all: it leaves, as if it had never been here.
    void withdraw(const std::string& id);
    // Whether ended games come into the file, as far as it is known here; changed() tells of it.
    bool keeps() const { return m_keeps; }

    // Deletes games, until the next deletion with a way back: undo() brings the last ones back.
    // They are gone for good after that, and when the archive goes. `then` hears how many there
    // were.
    void remove(QObject* receiver, Numbers numbers, Then<Or<int>> then);
    void removeAll(QObject* receiver, Then<Or<int>> then);
    void undo(QObject* receiver, Then<Or<int>> then);

    // Calls `work` with the Store on the archive's thread, and then `then` on this thread with what
    // it gave, unless the receiver is gone or a stop was asked for. A task that is stopped before
    // it has begun is left out. So who asks again and wants only the newest answer stops the older
    // one. Where the answer can be a refusal (Or), work that throws is one; noticed() tells of it
    // too.
    template <class Work>
    void ask(QObject* receiver, std::stop_token stop, Work work,
             Then<std::invoke_result_t<Work, Store&>> then);
    // The same for long work, in steps: `step` is called again and again until it gives something,
    // and other tasks come between.
    template <class T>
    void askInSteps(QObject* receiver, std::stop_token stop,
                    std::function<std::optional<T>(Store&)> step, Then<T> then);

signals:
    // Games have come, gone or changed. Not told of changes that another program makes.
    void changed();
    // What the user should know, such as that a damaged archive was set aside.
    void noticed(const bouton::Phrase& notice);
    void kept(const QString& id);                // the archive has a game that was added
    void reviewed(bouton::Entry::Number number); // its findings are known; the Reviewer emits it

private:
    using Answer = std::function<void()>;
    struct Waiting {
        SavedGame game;
        bool offered, listed = false;
    };

    void take(Waiting game);
    void removeBy(QObject* receiver, Then<Or<int>> then,
                  std::function<Or<int>(Store&, std::int64_t)> work);
    void change(QObject* receiver, Then<Or<int>> then, std::function<Or<int>(Store&)> work);
    // These are called on the archive's thread.
    void post(Answer answer) { m_thread->tell(std::move(answer)); }
    void postChanged();
    void run(const std::function<void(Store&)>& work);
    template <class Work> auto tried(const Work& work);
    void addWaiting();
    void tellWaiting(const Phrase& why);
    void purgeOn();
    void endWith(std::int64_t batch);
    template <class T> Answer answer(QPointer<QObject> receiver, Then<T> then, T value) {
        return [receiver, then = std::move(then), value = std::move(value)]() mutable {
            if (receiver)
                then(std::move(value));
        };
    }

    const QString m_folder;
    std::int64_t m_batch = 0; // of the last deletion, which can be taken back; 0: none
    bool m_keeps = true;
    QTimer m_again{this}; // runs while games wait

    // Of the archive's thread.
    std::unique_ptr<Store> m_store;
    std::vector<Waiting> m_waiting;            // not in the file yet
    bool m_toldWaiting = false, m_kept = true; // keeps(), as it was told last

    std::stop_source m_end;               // the archive goes
    std::unique_ptr<TaskThread> m_thread; // last: it uses all of the above
};

// Where there can be no refusal, it throws.
template <class Work> auto Archive::tried(const Work& work) {
    if constexpr (std::is_constructible_v<std::invoke_result_t<Work>, std::unexpected<Phrase>>)
        return orFailure(work,
                         [this](const Phrase& why) { post([this, why] { emit noticed(why); }); });
    else
        return work();
}

template <class Work>
void Archive::ask(QObject* receiver, std::stop_token stop, Work work,
                  Then<std::invoke_result_t<Work, Store&>> then) {
    using T = std::invoke_result_t<Work, Store&>;
    m_thread->add([this, receiver = QPointer<QObject>(receiver), stop = std::move(stop),
                   work = std::move(work), then = std::move(then)]() mutable {
        if (stop.stop_requested() || m_end.stop_requested())
            return;
        run([&](Store& store) {
            T value = tried([&] { return work(store); });
            post([told = answer<T>(receiver, std::move(then), std::move(value)), stop]() mutable {
                if (!stop.stop_requested())
                    told();
            });
        });
    });
}

template <class T>
void Archive::askInSteps(QObject* receiver, std::stop_token stop,
                         std::function<std::optional<T>(Store&)> step, Then<T> then) {
    m_thread->add([this, receiver = QPointer<QObject>(receiver), stop = std::move(stop),
                   step = std::move(step), then = std::move(then)]() mutable {
        if (stop.stop_requested() || m_end.stop_requested())
            return;
        run([&](Store& store) {
            if (auto value = tried([&] { return step(store); }))
                post(answer<T>(receiver, std::move(then), std::move(*value)));
            else
                askInSteps<T>(receiver, stop, std::move(step), std::move(then));
        });
    });
}

} // namespace bouton
