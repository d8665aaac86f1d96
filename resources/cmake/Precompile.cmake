# SPDX-License-Identifier: MIT
# Most of the time of a build goes into reading headers. So the expensive ones are parsed once for many targets: the presets
# that people build (debug, tsan, release, benchmark) do this. asan and fuzz compile each file with its own includes and
# so find a missing one.

option(BOUTON_PRECOMPILE "Parse expensive headers once for many targets" OFF)

if(BOUTON_PRECOMPILE)
    add_compile_options(-fpch-preprocess) # without it ccache would compile these files every time
    # g++ 12 does not treat a precompiled header as a system header. So it shows false warnings inside
    # std::string (GCC bug 105651).
    add_compile_options(-Wno-array-bounds -Wno-stringop-overflow)
endif()

set(BOUTON_STD_HEADERS <algorithm> <array> <chrono> <cmath> <expected> <functional> <map> <memory> <optional> <ranges>
    <set> <span> <stop_token> <string> <string_view> <thread> <utility> <variant> <vector>)
set(BOUTON_QT_HEADERS <QApplication> <QBoxLayout> <QEvent> <QLabel> <QPainter> <QTimer> <QWidget>)

# bouton_headers(NAME [LIKE target…] [WITH library…] [OPTIONS option…] HEADERS header…): headers that the targets which say
# `PRECOMPILE NAME` parse once. They are found where the targets LIKE find theirs; nothing is linked or awaited. The
# macros of a library must be the same for the users, so only those of the libraries WITH are set.
function(bouton_headers name)
    if(NOT BOUTON_PRECOMPILE)
        return()
    endif()
    cmake_parse_arguments(PARSED "" "" "LIKE;WITH;OPTIONS;HEADERS" ${ARGN})
    set(nothing ${CMAKE_BINARY_DIR}/headers/${name}.cpp)
    if(NOT EXISTS ${nothing})
        file(WRITE ${nothing} "")
    endif()
    add_library(bouton_headers_${name} OBJECT ${nothing})
    set_target_properties(bouton_headers_${name} PROPERTIES AUTOMOC OFF UNITY_BUILD OFF)
    foreach(target ${PARSED_LIKE})
        target_include_directories(bouton_headers_${name} PRIVATE $<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>)
    endforeach()
    target_compile_options(bouton_headers_${name} PRIVATE ${PARSED_OPTIONS})
    target_link_libraries(bouton_headers_${name} PRIVATE ${PARSED_WITH} bouton_flags)
    target_precompile_headers(bouton_headers_${name} PRIVATE ${PARSED_HEADERS})
endfunction()

# bouton_precompile(TARGET NAME): TARGET uses the headers of bouton_headers(NAME).
function(bouton_precompile target name)
    if(BOUTON_PRECOMPILE)
        target_precompile_headers(${target} REUSE_FROM bouton_headers_${name})
    endif()
endfunction()
