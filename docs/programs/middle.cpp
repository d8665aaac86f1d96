// SPDX-License-Identifier: MIT
// A program to start from. It plays all six games: always the move nearest to the middle of the board.
// Change choose() to play better. Try it: g++ -o middle middle.cpp && bouton-cli try tic-tac-toe ./middle
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Words = std::vector<std::string>;

Words split(const std::string& text, char by) {
    Words words;
    std::istringstream in(text);
    for (std::string word; std::getline(in, word, by);) words.push_back(word);
    return words;
}

// How far the first cell of a move ("b3+b4": column 1, row 2, from 0) is from the middle, in half cells.
int distance(const std::string& move, const Words& rows) {
    if (move == "pass") return 0;
    const int column = move[0] - 'a', row = std::stoi(move.substr(1)) - 1;
    return std::abs(2 * column + 1 - int(rows[0].size())) + std::abs(2 * row + 1 - int(rows.size()));
}

std::string choose(const Words& rows, const Words& moves) {
    std::string best = moves[0];
    for (const std::string& move : moves)
        if (distance(move, rows) < distance(best, rows)) best = move;
    return best;
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const Words fields = split(line, '\t'); // game, position, moves, milliseconds
        const Words position = split(fields[1], ' ');
        std::cout << choose(split(position[0], '/'), split(fields[2], ' ')) << std::endl; // flushes
    }
}
