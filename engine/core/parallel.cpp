// SPDX-License-Identifier: MIT
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
    std::once_flag failed;
    std::exception_ptr thrown; // first
    const auto workOn = [&](std::size_t thread) {
        try {
            for (std::size_t task; (task = begun++) < tasks;)
                work(task, thread);
        } catch (...) {
            begun = tasks;
            std::call_once(failed, [&] { thrown = std::current_exception(); });
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

std::size_t usualThreads() { return std::clamp(std::thread::hardware_concurrency(), 1u, 4u); }

} // namespace bouton
