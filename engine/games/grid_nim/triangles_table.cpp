#include "games/grid_nim/triangles_table.h"

#include <algorithm>
#include <new>
#include <stdexcept>
#include <thread>
#include <unistd.h>

#include "games/grid_nim/theory.h"
#include "games/grid_nim/triangle_file.h"

namespace bouton::grid_nim {

namespace {

constexpr std::uint64_t megabyte = 1'000'000;

std::uint64_t bytesOfMemory() {
    const auto pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0
               ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size)
               : UINT64_MAX;
}

std::string inMegabytes(std::uint64_t bytes) {
    return std::to_string((bytes + megabyte - 1) / megabyte);
}

Phrase cost(const Settings& settings) {
    const int size = valueOf(settings, "size");
    const std::string megabytes = inMegabytes(Triangle::bytes(size));
    return {QT_TRANSLATE_NOOP("Phrase", "The triangle of %1x%1 takes %2 MB of memory, and as much "
                                        "in the folder. Stopped, it goes on from there."),
            {std::to_string(size), megabytes}};
}

Phrase tooLittleMemory(int size) {
    return {QT_TRANSLATE_NOOP("Phrase",
                              "The triangle of %1x%1 takes %2 MB of memory; there is not as much."),
            {std::to_string(size), inMegabytes(Triangle::bytes(size))}};
}

// Solves a triangle with its file. The nimber of the whole triangle; nothing after a stop. `news`
// gets the share that is done, on the calling thread.
Or<std::optional<int>> solve(int size, int threads, const std::string& folder, Poll& poll,
                             const std::function<void(double)>& news) {
    Triangle triangle(size);
    TriangleFile file(folder, size);
    if (!triangle.prepare(poll))
        return std::nullopt;
    if (const Or<void> read = file.read(triangle, poll); !read)
        return refuse(read.error());
    if (poll.stopped())
        return std::nullopt;
    // What cannot be kept ends the work.
    std::stop_source end;
    const std::stop_callback also(poll.token(), [&] { end.request_stop(); });
    Poll own(end.get_token());
    const auto tell = [&] {
        const Triangle::Done done = triangle.done();
        news(static_cast<double>(done.entries) / static_cast<double>(done.all));
    };
    tell();
    triangle.onFilled = [&, caller = std::this_thread::get_id()](std::size_t piece) {
        file.add(triangle, piece);
        if (!file.written())
            end.request_stop();
        if (std::this_thread::get_id() == caller)
            tell();
    };
    const bool solved = triangle.solve(own, threads);
    if (const Or<void> written = file.written(); !written)
        return refuse(written.error());
    return solved ? std::optional(triangle.of(stairsOf(size))) : std::nullopt;
}

Or<bool> make(const Settings& settings, const std::string& folder, std::stop_token stop,
              const Post<NimberTable>& post) {
    const int largest = valueOf(settings, "size");
    if (Triangle::bytes(largest) > bytesOfMemory())
        return refuse(tooLittleMemory(largest));
    Poll poll(std::move(stop));
    NimberTable table = trianglesTable();
    for (int size = 2; size < largest; ++size) {
        const int nimber = nimberOf(boardOf(size) & aboveDiagonal, poll);
        if (poll.ask())
            return false;
        addTriangle(table, size, nimber, largest);
        post(table);
    }
    try {
        const auto nimber =
            solve(largest, valueOf(settings, "threads"), folder, poll, [&](double share) {
                table.share = share;
                post(table);
            });
        if (!nimber)
            return refuse(nimber.error());
        if (!*nimber)
            return false;
        table.share = -1;
        addTriangle(table, largest, **nimber, largest);
        post(table);
        return true;
    } catch (const std::bad_alloc&) {
        return refuse(tooLittleMemory(largest));
    }
}

} // namespace

NimberTable trianglesTable() {
    return {QT_TRANSLATE_NOOP("Phrase", "size"),
            {QT_TRANSLATE_NOOP("Phrase", "triangle"), QT_TRANSLATE_NOOP("Phrase", "empty board")},
            {}};
}

void addTriangle(NimberTable& table, int size, int nimber, int largest) {
    table.rows.push_back({std::to_string(size), {nimber, size % 2}});
    if (size == largest)
        table.remark = {QT_TRANSLATE_NOOP(
            "Phrase",
            "The two triangles beside the diagonal are each other's mirror image and cancel, so "
            "that the empty board is worth its diagonal.")};
}

const LastingTable& lastingTriangles() {
    static const LastingTable table{
        {{"size", QT_TRANSLATE_NOOP("Phrase", "Largest board"), 2, mostStairs, mostStairs},
         {"threads", QT_TRANSLATE_NOOP("Phrase", "Threads"), 1, 2, 16}},
        cost,
        make};
    return table;
}

} // namespace bouton::grid_nim
