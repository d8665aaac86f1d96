# Headers of the standard library, Qt and GoogleTest, parsed once for a target of many files: most of the
# time of a build goes into them. Only the preset "debug" does so; every other one compiles each file from what it
# includes itself, so that a missing include is found (by `app/run` and `tests/run --all`).

option(BOUTON_PRECOMPILE "Parse the headers of libraries once for each target" OFF)

set(BOUTON_STD_HEADERS <algorithm> <array> <expected> <functional> <memory> <optional> <ranges>
    <stop_token> <string> <vector>)
set(BOUTON_QT_HEADERS <QAbstractButton> <QApplication> <QComboBox> <QGridLayout> <QHBoxLayout>
    <QKeyEvent> <QLabel> <QPainter> <QPainterPath> <QTimer> <QWidget>)

if(BOUTON_PRECOMPILE)
    add_compile_options(-fpch-preprocess) # else ccache would compile these files anew every time
    # g++ 12 no longer takes a precompiled header for the system's, and so shows its own false alarms
    # inside std::string (GCC bug 105651).
    add_compile_options(-Wno-array-bounds -Wno-stringop-overflow)
endif()

# bouton_precompile(TARGET header…): parsing them takes as long as some six files save.
# bouton_precompile(TARGET AS OTHER): takes what OTHER has parsed with the same options.
function(bouton_precompile target)
    if(NOT BOUTON_PRECOMPILE OR NOT ARGN)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 HEADERS "" AS "")
    if(HEADERS_AS)
        target_precompile_headers(${target} REUSE_FROM ${HEADERS_AS})
    else()
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
