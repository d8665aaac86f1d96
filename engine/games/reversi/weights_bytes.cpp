// The bytes of resources/reversi/weights.bin and how many there are, put into the program's
// read-only data by the assembler. weights_data.cpp declares both names. ELF (Linux) and Mach-O
// (macOS) name that data, C's names and a file's own labels in different ways.

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
asm(BOUTON_READ_ONLY
    ".balign 16\n"
    ".globl " BOUTON_NAME("boutonReversiWeights") "\n"
    BOUTON_NAME("boutonReversiWeights") ":\n"
    ".incbin \"" BOUTON_REVERSI_WEIGHTS "\"\n"
    BOUTON_LABEL("end") ":\n"
    ".balign 8\n"
    ".globl " BOUTON_NAME("boutonReversiWeightsSize") "\n"
    BOUTON_NAME("boutonReversiWeightsSize") ":\n"
    ".quad " BOUTON_LABEL("end") " - " BOUTON_NAME("boutonReversiWeights") "\n"
    ".text\n");
// clang-format on
