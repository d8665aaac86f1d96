# Precompiled headers of the standard library, Qt and GoogleTest. Most of the time of a build is spent on these
# headers, so a target of many files parses them only once. Only the preset "debug" does this. With every other
# preset each file is compiled with its own includes, so that `app/run` and `tests/run --all` find a missing one.

option(BOUTON_PRECOMPILE "Parse the headers of libraries once for each target" OFF)

set(BOUTON_STD_HEADERS <algorithm> <array> <expected> <functional> <memory> <optional> <ranges>
    <stop_token> <string> <vector>)
set(BOUTON_QT_HEADERS <QAbstractButton> <QApplication> <QComboBox> <QGridLayout> <QHBoxLayout>
    <QKeyEvent> <QLabel> <QPainter> <QPainterPath> <QTimer> <QWidget>)

if(BOUTON_PRECOMPILE)
    add_compile_options(-fpch-preprocess) # without it ccache would compile these files every time
    # g++ 12 does not treat a precompiled header as a system header. So it shows false warnings inside
    # std::string (GCC bug 105651).
    add_compile_options(-Wno-array-bounds -Wno-stringop-overflow)
endif()

# bouton_precompile(TARGET header…): precompiles these headers for TARGET. This takes as long as about six files
# save. bouton_precompile(TARGET AS OTHER): uses what OTHER has precompiled with the same options.
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
