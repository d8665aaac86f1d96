// The bytes of resources/reversi/book.bin. book_data.cpp declares their names.

#include "games/reversi/embedded_bytes.h"

BOUTON_EMBED("boutonReversiBook", BOUTON_REVERSI_BOOK);
