#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/step.h"

namespace bouton {

struct Ruleset;

// A legal move as the window and the command line see it: its text, and every order of clicks that
// makes it, the written one first. A move without orders is a button (pass).
struct LegalMove {
    std::string text;
    std::vector<Clicks> orders;
    // The clicks in the order of the text; none: it is a button.
    Clicks cells() const { return orders.empty() ? Clicks{} : orders.front(); }
};

// Work that owns a copy of its position. It can run on any thread, but on one at a time. Both
// block.
using ChoiceJob = std::function<Or<Choice>(const Asking&)>;
using AnalysisJob = std::function<void(std::stop_token, const Post<Analysis>&)>;

// One game that is being played, with its type erased: the tree of all positions visited. Nothing
// here blocks. A Match belongs to one thread; jobs carry copies out of it.
//
// Every node that is given must be a node of this match (less than size()). Two functions are
// safer: go() of a node and play() of a number change nothing if there is no such node or move.
class Match {
public:
    using Node = std::size_t; // 0 is the start

    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    const Ruleset& game() const { return m_game; }

    // The tree. `current` is where play goes on. `next` is the child visited last; none: there is
    // no child.
    Node current() const { return m_current; }
    std::size_t size() const { return m_branches.size(); }
    // Makes the node the current one. From now on `next` leads from the start to it. Takes time by
    // the number of plies between the two nodes.
    void go(Node node);
    std::optional<Node> parent(Node node) const; // none: it is the start
    const std::vector<Node>& children(Node node) const { return m_branches[node].children; }
    std::optional<Node> next(Node node) const;
    std::size_t ply(Node node) const { return m_branches[node].ply; } // moves from the start
    std::vector<Node> path(Node node) const; // from the start to the node, both included
    std::vector<Node> line() const; // the path to `current`, and on along `next` to its end

    // The move that led to a node. The start has none.
    const std::string& moveText(Node node) const { return m_branches[node].text; }
    const Clicks& moveCells(Node node) const { return m_branches[node].cells; }
    std::size_t moveIndex(Node node) const { return m_branches[node].move; } // in moves(parent)
    // The same with the positions before and after it and all steps before; null at the start. It
    // is made once.
    std::shared_ptr<const Step> step(Node node) const;

    // The position at a node. The result is none if the game goes on there.
    virtual Picture picture(Node node) const = 0;
    virtual Side toMove(Node node) const = 0;
    virtual std::optional<Result> result(Node node) const = 0;
    virtual Phrase ending(Node node) const = 0; // why it is over; only for a finished position
    virtual Phrase tally(Node node) const = 0;  // empty if the game counts nothing
    // The legal moves. They are generated once a node and kept as long as the match.
    const std::vector<LegalMove>& moves(Node node) const;
    Scene scene(Node node) const;          // made once a node, then shared
    std::string position(Node node) const; // "ROWS SIDE"

    // "GAME: POSITION; m1 m2 …", the whole game up to the current node.
    std::string record() const;

    // Plays a move at the current node and goes to its child, which is made if it is new. Gives the
    // child. The text may be in upper or lower case and in any order of clicks; a text that is no
    // legal move is refused.
    Node play(std::size_t move);
    Or<Node> play(std::string_view text);

protected:
    explicit Match(const Ruleset& game) : m_game(game), m_branches(1) {}
    virtual std::vector<LegalMove> legalMoves(Node node) const = 0;
    virtual void append(Node parent, std::size_t move) = 0; // the state of the next new node

private:
    struct Branch {
        Node parent = 0;
        std::size_t move = 0, ply = 0; // the index in the parent's moves; moves from the start
        std::string text{};
        Clicks cells{};
        std::vector<Node> children{};
        Node next = 0; // 0: none yet
        // Made when they are first asked for. Moves stand behind a pointer, so that they stay where
        // they are when the tree grows.
        mutable std::unique_ptr<const std::vector<LegalMove>> moves{};
        mutable std::shared_ptr<const Picture> picture{};
        mutable std::shared_ptr<const Step> step{};
    };
    const std::shared_ptr<const Picture>& shared(Node node) const;
    Node enter(std::size_t move);

    const Ruleset& m_game;
    std::vector<Branch> m_branches;
    Node m_current = 0;
};

} // namespace bouton
