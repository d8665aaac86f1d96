// SPDX-License-Identifier: MIT
#include "session/archive/archive.h"

#include <QDateTime>

#include <algorithm>

#include "core/nested.h"

namespace bouton {

namespace {

constexpr std::size_t mostWaiting = 1000; // games that could not be written
constexpr int purgeStep = 500;            // games at once
constexpr std::chrono::seconds againAfter{20};
constexpr int purgeStepsAtTheEnd = 10; // what is left is purged when the archive is next opened

} // namespace

Archive::Archive(const QString& folder, QObject* parent, Database::Patience patience)
    : QObject(parent),
      m_folder(folder),
      m_thread(std::make_unique<TaskThread>([this](const Phrase& why) { emit noticed(why); })) {
    m_again.setSingleShot(true);
    m_again.setInterval(againAfter);
    connect(&m_again, &QTimer::timeout, this, [this] { m_thread->add([this] { addWaiting(); }); });
    m_thread->add([this, patience] {
        m_store = std::make_unique<Store>(m_folder, patience, m_end.get_token());
        run([](Store& store) {
            store.open();
            (void)store.seal(0); // left behind by a program that was killed
            (void)store.sealLeft();
        });
        purgeOn();
    });
}

Archive::~Archive() {
    m_end.request_stop();
    m_thread->add([this, batch = m_batch] { endWith(batch); });
    m_thread->finish(); // tasks add tasks, so the thread must still be here
}

// On this thread ----------------------------------------------------------------------------------

void Archive::take(Waiting game) {
    m_thread->add([this, game = std::move(game)]() mutable {
        if (game.offered && m_end.stop_requested())
            return; // it will be offered again
        if (m_waiting.size() < mostWaiting)
            m_waiting.push_back(std::move(game));
        addWaiting();
    });
}

// Who waits for the answer to an addition gets it.
void Archive::withdraw(const std::string& id) {
    m_thread->add([this, id] {
        run([&](Store& store) {
            const auto told =
                std::erase_if(m_waiting, [&](const Waiting& each) { return each.game.id == id; });
            for (std::size_t i = 0; i < told; ++i)
                post([this, id] { emit kept(QString::fromStdString(id)); });
            (void)store.withdraw(id); // a row that stays goes when the game ends again
            postChanged();
        });
    });
}

void Archive::remove(QObject* receiver, Numbers numbers, Then<Or<int>> then) {
    removeBy(receiver, std::move(then),
             [numbers = std::move(numbers)](Store& store, std::int64_t batch) {
                 return store.remove(numbers, batch);
             });
}

void Archive::removeAll(QObject* receiver, Then<Or<int>> then) {
    removeBy(receiver, std::move(then),
             [](Store& store, std::int64_t batch) { return store.removeAll(batch); });
}

void Archive::removeBy(QObject* receiver, Then<Or<int>> then,
                       std::function<Or<int>(Store&, std::int64_t)> work) {
    const std::int64_t before = m_batch;
    m_batch = std::max<std::int64_t>(QDateTime::currentMSecsSinceEpoch(), before + 1);
    change(receiver, std::move(then),
           [before, batch = m_batch, work = std::move(work)](Store& store) {
               (void)store.seal(before);
               return work(store, batch);
           });
    m_thread->add([this] { purgeOn(); });
}

void Archive::undo(QObject* receiver, Then<Or<int>> then) {
    change(receiver, std::move(then), [batch = std::exchange(m_batch, 0)](Store& store) -> Or<int> {
        return batch > 0 ? store.putBack(batch) : 0;
    });
}

// On the archive's thread -------------------------------------------------------------------------

void Archive::change(QObject* receiver, Then<Or<int>> then, std::function<Or<int>(Store&)> work) {
    m_thread->add([this, receiver = QPointer<QObject>(receiver), then = std::move(then),
                   work = std::move(work)]() mutable {
        run([&](Store& store) {
            Or<int> count = tried([&] { return work(store); });
            post(answer<Or<int>>(receiver, std::move(then), std::move(count)));
            postChanged();
        });
    });
}

void Archive::postChanged() {
    post([this] { emit changed(); });
}

void Archive::run(const std::function<void(Store&)>& work) {
    work(*m_store);
    m_store->mend();
    for (Phrase& notice : m_store->base().takeNotices())
        post([this, notice = std::move(notice)] { emit noticed(notice); });
    if (const bool keeps = m_store->keeps(); keeps != std::exchange(m_kept, keeps))
        post([this, keeps] {
            m_keeps = keeps;
            emit changed();
        });
}

void Archive::addWaiting() {
    run([this](Store& store) {
        store.openAgain();
        std::ptrdiff_t done = 0;
        bool news = false;
        for (Waiting& each : m_waiting) {
            if (each.listed && !store.keeps())
                continue;
            const Or<void> added =
                tried([&] { return each.offered ? store.offer(each.game) : store.add(each.game); });
            if (!added) {
                tellWaiting(added.error());
                break;
            }
            news = each.listed = true;
            if (!store.keeps())
                continue;
            ++done;
            m_toldWaiting = false;
            post([this, id = QString::fromStdString(each.game.id)] { emit kept(id); });
        }
        m_waiting.erase(m_waiting.begin(), m_waiting.begin() + done);
        if (news)
            postChanged();
        if (!m_waiting.empty())
            post([this] { m_again.start(); });
    });
}

void Archive::tellWaiting(const Phrase& why) {
    if (std::exchange(m_toldWaiting, true))
        return;
    post([this, why] {
        emit noticed(
            {QT_TRANSLATE_NOOP("Phrase", "Ended games wait to be put into the archive. %1"),
             {nested(why)}});
    });
}

void Archive::purgeOn() {
    if (m_store) // or this comes after the end
        run([this](Store& store) {
            if (store.purge(purgeStep).value_or(false) && !m_end.stop_requested())
                m_thread->add([this] { purgeOn(); });
        });
}

void Archive::endWith(std::int64_t batch) {
    if (!m_waiting.empty())
        addWaiting();
    if (batch > 0)
        (void)m_store->seal(batch);
    for (int i = 0; i < purgeStepsAtTheEnd && m_store->purge(purgeStep).value_or(false); ++i) {
    }
    // What another program that reads the archive would leave in its file.
    if (batch > 0)
        (void)m_store->base().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    m_store.reset();
}

} // namespace bouton

#include "moc_archive.cpp"
