// SPDX-License-Identifier: MIT
#pragma once

#include <array>
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
    // The clicks in the order of the text; empty: it is a button.
    Clicks cells() const { return orders.empty() ? Clicks{} : orders.front(); }
};

// The counts of a tally (core/game.h), by side; empty if the phrase is, or is of another kind.
std::optional<std::array<int, 2>> countsOf(const Phrase& tally);

// Work that owns a copy of its position. It can run on any thread, but on one at a time. Both
// block.
using ChoiceJob = std::function<Or<Choice>(const Asking&)>;
using AnalysisJob = std::function<void(std::stop_token, const Post<Analysis>&)>;

// One game that is being played, with its type erased: the tree of all positions visited. Nothing
// here blocks. A Match belongs to one thread; jobs carry copies out of it.
//
// Every node that is given must be a node of this match (less than size()). Some functions are
// safer: go() and the changes of the tree do nothing with a node that does not stand in it, and
// play() of a number does nothing if there is no such move.
class Match {
public:
    using Node = std::size_t; // 0 is the start

    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    const Ruleset& game() const { return m_game; }

    // The tree. `current` is where play goes on. `next` is the child visited last; empty: there is
    // no child. A node keeps its number as long as the match, also when it is removed.
    Node current() const { return m_current; }
    std::size_t size() const { return m_branches.size(); }
    bool stands(Node node) const; // there is such a node, and it is not removed
    // Makes the node the current one. From now on `next` leads from the start to it. Takes time by
    // the number of plies between the two nodes.
    void go(Node node);
    std::optional<Node> parent(Node node) const; // empty: it is the start
    const std::vector<Node>& children(Node node) const { return m_branches[node].children; }
    std::optional<Node> next(Node node) const;
    std::size_t ply(Node node) const { return m_branches[node].ply; } // moves from the start
    std::vector<Node> path(Node node) const; // from the start to the node, both included
    std::vector<Node> line() const; // the path to `current`, and on along `next` to its end

    // Where a node stood before a change: which of its parent's children it was, what `next` of its
    // parent was, and whether the change removed it.
    struct Place {
        Node node;
        std::size_t place;
        Node next;
        bool removed = false;
    };
    // Makes the node the first child of its parent, and each node on the way there too. `next`
    // leads along this line, but from positions before `current` it goes on leading to `current`.
    // Gives what putBack() takes to undo it.
    std::vector<Place> promote(Node node);
    // The same for the node alone.
    std::vector<Place> putFirst(Node node);
    // Cuts a node and all below it out of the tree: nothing leads there any more. If `current` is
    // among them, it becomes the node's parent. The start stays. The same move played again makes a
    // new node. Gives what putBack() takes to undo it.
    std::vector<Place> remove(Node node);
    // Undoes a change; if several are undone, the last one must come first. Nodes that were made
    // meanwhile stay. If the removed move has been played again, both variations become one, and
    // the numbers of the new one remain where both have a node. `current` stays where it is.
    void putBack(const std::vector<Place>& places);
    // The user's own words about a position; empty if none.
    const std::string& comment(Node node) const { return m_branches[node].comment; }
    void setComment(Node node, std::string comment);

    // The move that led to a node. The start has none.
    const std::string& moveText(Node node) const { return m_branches[node].text; }
    const Clicks& moveCells(Node node) const { return m_branches[node].cells; }
    std::size_t moveIndex(Node node) const { return m_branches[node].move; } // in moves(parent)
    // The same with the positions before and after it and all steps before; null at the start. It
    // is made once.
    std::shared_ptr<const Step> step(Node node) const;

    // The position at a node. It has no result if the game goes on there.
    virtual Picture picture(Node node) const = 0;
    virtual Side toMove(Node node) const = 0;
    virtual std::optional<Result> result(Node node) const = 0;
    virtual Phrase ending(Node node) const = 0; // why it is over; only for a finished position
    virtual Phrase tally(Node node) const = 0;  // empty if the game counts nothing
    // The position after a legal move, which is not played.
    virtual Picture after(Node node, std::size_t move) const = 0;
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
        std::string comment{};
        bool removed = false;
        // Made when they are first asked for. Moves stand behind a pointer, so that they stay where
        // they are when the tree grows.
        mutable std::unique_ptr<const std::vector<LegalMove>> moves{};
        mutable std::shared_ptr<const Picture> picture{};
        mutable std::shared_ptr<const Step> step{};
    };
    const std::shared_ptr<const Picture>& shared(Node node) const;
    Node enter(std::size_t move);
    std::optional<Node> childBy(Node parent, std::size_t move) const;
    std::optional<Node> standing(Node node) const;
    void lead(Node child, const std::vector<Node>& way);
    void setRemoved(Node top, bool removed);
    Place toFront(Node node, const std::vector<Node>& way);
    void insert(Node parent, std::size_t place, Node child);
    void reorder(const Place& place);
    void graft(const Place& place);
    void join(Node into, Node from);

    const Ruleset& m_game;
    std::vector<Branch> m_branches;
    Node m_current = 0;
};

// The index of the legal move that the text names, in upper or lower case and in any order of
// clicks; or why it names none.
Or<std::size_t> moveNamed(std::string_view text, const std::vector<LegalMove>& legal);

} // namespace bouton
