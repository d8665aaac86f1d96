#include "core/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace bouton {

void inParallel(std::size_t threads, std::size_t tasks,
                const std::function<void(std::size_t task, std::size_t thread)>& work) {
    std::atomic<std::size_t> begun = 0;
    std::mutex mutex; // guards `thrown`
    std::exception_ptr thrown;
    const auto workOn = [&](std::size_t thread) {
        try {
            for (std::size_t task; (task = begun++) < tasks;)
                work(task, thread);
        } catch (...) {
            begun = tasks;
            const std::lock_guard lock(mutex);
            if (!thrown)
                thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (std::size_t thread = 1; thread < std::min(threads, tasks); ++thread)
                others.emplace_back(workOn, thread);
        } catch (const std::system_error&) { // no more threads
        }
        workOn(0);
    }
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace bouton
