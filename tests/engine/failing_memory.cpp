// SPDX-License-Identifier: MIT
#include "engine/failing_memory.h"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> failingFrom = SIZE_MAX; // bytes
std::atomic<int> failures = 0;
thread_local bool isSpared = false;

void* allocate(std::size_t bytes) {
    if (bytes >= failingFrom && !isSpared) {
        ++failures;
        throw std::bad_alloc();
    }
    if (void* memory = std::malloc(bytes == 0 ? 1 : bytes))
        return memory;
    throw std::bad_alloc();
}

} // namespace

// The whole test program allocates here; the other forms of new and delete end in these. The one
// that does not throw is defined too, because that of the address sanitizer would not end here.
// None is inlined: g++ would take a free() beside a new for a mistake in the code that calls them.
[[gnu::noinline]] void* operator new(std::size_t bytes) { return allocate(bytes); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    try {
        return allocate(bytes);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace bouton::testing {

MemoryFailsElsewhere::MemoryFailsElsewhere(std::size_t bytes) {
    isSpared = true;
    failures = 0;
    failingFrom = bytes;
}
MemoryFailsElsewhere::~MemoryFailsElsewhere() {
    failingFrom = SIZE_MAX;
    isSpared = false;
}
int MemoryFailsElsewhere::failed() const { return failures; }

} // namespace bouton::testing
