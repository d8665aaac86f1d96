// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/random.h"

namespace bouton::testing {

// Writes texts of games by chance, with every sign, way and word; some of them can be played.
class OwnGameWriter {
public:
    explicit OwnGameWriter(std::uint64_t seed) : m_random(seed) {}

    std::string write() {
        std::string text = "bouton-game 1\ntitle: By chance\n";
        return m_random.below(5) == 0 ? text + heaps() : text + board();
    }

private:
    std::string one(const std::vector<std::string>& of) { return m_random.oneOf(of); }
    std::string number(int least, int most) {
        return std::to_string(m_random.between(least, most));
    }
    std::string last() { return one({"", "", "", "last: loses\n", "last: wins\n"}); }
    std::string turn(const char* first, const char* second) {
        return one({"turn", "turn", "turn", std::string("turn of ") + first,
                    std::string("turn of ") + second})
               + ": ";
    }

    std::string heaps() {
        std::string text = "heaps:";
        for (int i = m_random.between(1, 2); i > 0; --i)
            text += " " + number(1, 5) + ":" + number(1, 4);
        text += '\n';
        for (int i = m_random.between(1, 2); i > 0; --i) {
            text += turn("Green", "Red");
            text += one({"take any", "take 1 2", "take " + number(1, 3), "take 1-3, may split",
                         "take 1, must split", "split",
                         "code 0." + number(0, 7) + number(1, 7) + number(0, 7), "code 4.3"});
            if (m_random.below(3) == 0)
                text +=
                    ", if "
                    + one({"taken <= most", "size is odd", "a != b", "left mod 3 != 1", "heaps < 3",
                           "size xor taken > 2 and b >= 1", "1 mod (size - 2) == 0"});
            text += '\n';
        }
        return text + last();
    }

    std::string condition() {
        const std::string field =
            one({"beside", "around", "ownBeside", "otherBeside", "ownAround", "otherAround",
                 "inRow", "inColumn", "onSlants", "row", "column"});
        switch (m_random.below(5)) {
        case 0:
        case 1: return "sum(" + field + ") == 0";
        case 2:
            return one({"sum", "max", "min", "xor"}) + "(" + field + ") " + one({"<", ">=", "!="})
                   + " " + number(1, 3);
        case 3: return "count(" + field + " > 0) is even";
        default:
            return one({"free > 2", "own <= other", "rows == columns", "free is odd or own == 0",
                        "sum(ownBeside) == 0 and count(row == column) == 0"});
        }
    }

    std::string board() {
        const bool shared = m_random.below(8) == 0;
        const int rows = m_random.between(1, 3), columns = m_random.between(1, rows == 1 ? 7 : 3);
        std::string text, start;
        const std::string cells =
            shared ? "C..#.2" : one({"...", "..A", "G.R", ".AGR", "..#A", "GR"});
        for (int row = 0; row < rows; ++row) {
            start += row > 0 ? "/" : "";
            for (int column = 0; column < columns; ++column)
                start += cells[m_random.below(cells.size())];
        }
        if (shared)
            text += "piece: C coin, may share a cell\n";
        text += "start: " + start + '\n';
        const bool pair = !shared && m_random.below(3) == 0;
        text += pair ? mirrored() : "";
        for (int i = pair ? m_random.between(-2, 1) : m_random.between(1, 3); i > 0; --i) {
            text += shared ? "turn: " : turn("Green", "Red");
            text += shared ? walk() : change();
            if (m_random.below(3) == 0)
                text +=
                    ", if " + (shared ? one({"min(row) > 1", "sum(column) is even"}) : condition());
            text += '\n';
        }
        if (!shared && m_random.below(5) == 0) {
            for (int i = m_random.between(1, 2); i > 0; --i)
                text += one({"goal", "goal of Red"}) + ": "
                        + one({"++", "+.+", "A", "+", "A/A", "-*-"})
                        + one({"", " in the last row", ""})
                        + one({", wins", ", loses", ", draws", ", Green wins"}) + '\n';
            return text + one({"last: draws\n", "last: wins\n", "last: loses\n"});
        }
        return text + last();
    }
    std::string ways() {
        return one({"", ", right", ", left", ", up", ", down", ", down-right", ", up-left",
                    ", right down", ", across", ", around", ", slanting", ", left right"});
    }
    std::string walk() {
        return one({"C. -> .C", "C~. -> .~C", "C*. -> .*C", "C.. -> ..C"})
               + one({"", ", left", ", left up", ", up-left", ", down right"});
    }
    // A turn of one side, and its image for the other; or such a pair but for its cells under "~".
    std::string mirrored() {
        const std::string drawing =
            one({"+. -> .+", "+.. -> ..+", "+~. -> .~+", "+-. -> .-+", ". -> +", ".. -> ++",
                 "+~- -> .~+", "+A -> .+", "+.A -> ..+", ". -> A"});
        const std::string other =
            m_random.below(4) == 0 ? one({"+. -> .+", "+~. -> .~+"}) : drawing;
        return "turn of Green: " + drawing + ", right\nturn of Red: " + other
               + one({", right", ", left", ", down", ", up"}) + "\n";
    }
    std::string change() {
        static const std::string from = ".....+++--AA#*", to = "...+++-A#";
        if (m_random.below(7) == 0)
            return "clear " + one({"A", "+", "-", "G"})
                   + one({", right", ", left", ", up", ", right down", ", left up", ", up right"});
        const bool block = m_random.below(6) == 0;
        const std::size_t signs = block ? 4 : 1 + m_random.below(4);
        std::string left, right;
        for (std::size_t i = 0; i < signs; ++i) {
            left += from[m_random.below(from.size())];
            right += left.back() == '*' || m_random.below(3) == 0 ? left.back()
                                                                  : to[m_random.below(to.size())];
        }
        if (!block && m_random.below(6) == 0) {
            const std::size_t at = m_random.below(signs + 1);
            left.insert(at, 1, '~');
            right.insert(at, 1, '~');
        }
        if (!block)
            return left + " -> " + right + ways();
        left.insert(2, 1, '/');
        right.insert(2, 1, '/');
        return left + " -> " + right + one({"", ", turned", ", mirrored", ", turned mirrored"});
    }

    Random m_random;
};

} // namespace bouton::testing
