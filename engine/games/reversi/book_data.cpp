#include <cstdint>

#include "games/reversi/book.h"

extern "C" { // of book_bytes.cpp
extern const char boutonReversiBook[];
extern const std::uint64_t boutonReversiBookSize;
}

namespace bouton::reversi {

std::shared_ptr<const Book> Book::embedded() {
    static const auto book = [] {
        auto read = Book::read({boutonReversiBook, boutonReversiBookSize});
        return read ? *read : std::make_shared<const Book>();
    }();
    return book;
}

} // namespace bouton::reversi
