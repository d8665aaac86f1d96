// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "collection/collection.h"

namespace bouton {

// Whether a file is opened as a collection by its name alone (.wtb).
bool isCollectionFile(std::string_view name);

// A collection with what is to be told of how it was read.
struct ReadCollection {
    Collection games;
    std::vector<std::string> files; // as they were found, in their order
    std::vector<Phrase> remarks{};  // what was left out or is missing; bounded
    bool isWhole = true;            // no file was left out
};

// Reads files in this order. A folder stands for the files of games in it (.wtb, .ggf, .txt), in
// the order of their names; what lies in folders inside it is not looked at. A file holds games of
// WTHOR, whose names are those of WTH.JOU and WTH.TRN beside it (in small or capital letters), or a
// text: a game of Reversi in each of its parts (games/record.h). What cannot be read is left out
// with a remark. Refuses if nothing is left, with the first of these. `post` hears the number of
// games, some times a second at most. If it is stopped, it gives what it has. Blocks for the disks.
Or<ReadCollection> readCollection(std::span<const std::filesystem::path> files,
                                  const std::stop_token& stop = {},
                                  const std::function<void(std::size_t games)>& post = {});

} // namespace bouton
