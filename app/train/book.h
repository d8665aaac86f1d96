#pragma once

#include <string>
#include <vector>

namespace bouton {

// `bouton-train book …`: makes an opening book. Gives the exit status. Blocks. Throws
// std::invalid_argument for words that are wrong, else as BookMaker (training/book_maker.h).
int makeBook(const std::vector<std::string>& words);

} // namespace bouton
