#pragma once

#include <array>

#include "games/reversi/board.h"
#include "games/reversi/kernel/isa.h"

namespace bouton::reversi::BOUTON_ISA {

// The nodes that are searched now and that other threads may search too, from the root on. Each
// has fewer plies than the one before.
struct Path {
    struct Node {
        Board board;
        int depth, level, alpha;
    };
    std::array<Node, cells> nodes; // uninitialised from `size` on
    int size = 0;
};
// While it lives its node is on the path.
class OnPath {
public:
    OnPath(Path& path, const Path::Node& node) : m_path(path), m_place(path.size) {
        path.nodes[static_cast<std::size_t>(path.size++)] = node;
    }
    ~OnPath() { m_path.size = m_place; }
    OnPath(const OnPath&) = delete;
    OnPath& operator=(const OnPath&) = delete;
    int place() const { return m_place; }

private:
    Path& m_path;
    int m_place;
};

} // namespace bouton::reversi::BOUTON_ISA
