// SPDX-License-Identifier: MIT

// The bytes of resources/reversi/book.bin and weights.bin. book.cpp and weights_file.cpp declare
// their names.
//
// BOUTON_EMBED(name, file) puts the bytes of a file, and how many there are, into the program's
// read-only data by the assembler: `const char NAME[]` and `const std::uint64_t NAMESize`. ELF
// (Linux) and Mach-O (macOS) name that data, C's names and a file's own labels in different ways.

// clang-format off
#ifdef __APPLE__
#define BOUTON_READ_ONLY ".section __TEXT,__const\n"
#define BOUTON_NAME(name) "_" name
#define BOUTON_LABEL(name) "L" name
#else
#define BOUTON_READ_ONLY ".section .rodata\n"
#define BOUTON_NAME(name) name
#define BOUTON_LABEL(name) ".L" name
#endif

// The size is worked out here: a linker of Mach-O may move apart what has a name of its own.
#define BOUTON_EMBED(name, file)                        \
    asm(BOUTON_READ_ONLY                                \
        ".balign 16\n"                                  \
        ".globl " BOUTON_NAME(name) "\n"                \
        BOUTON_NAME(name) ":\n"                         \
        ".incbin \"" file "\"\n"                        \
        BOUTON_LABEL(name) ":\n"                        \
        ".balign 8\n"                                   \
        ".globl " BOUTON_NAME(name "Size") "\n"         \
        BOUTON_NAME(name "Size") ":\n"                  \
        ".quad " BOUTON_LABEL(name) " - " BOUTON_NAME(name) "\n" \
        ".text\n")
// clang-format on

BOUTON_EMBED("boutonReversiBook", BOUTON_REVERSI_BOOK);
BOUTON_EMBED("boutonReversiWeights", BOUTON_REVERSI_WEIGHTS);
