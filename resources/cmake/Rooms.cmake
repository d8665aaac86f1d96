# SPDX-License-Identifier: MIT
# A room of the house (docs/architecture.md) is one library with its own include root. So
# `#include "core/side.h"` compiles only in targets that link the room "core". The root is a folder in
# the build tree that holds only a link to the room.

add_library(bouton_flags INTERFACE)
# Warnings are errors in the presets of the tests alone: a compiler that we have not tried may warn of
# more, and must still build the program.
target_compile_options(bouton_flags INTERFACE -Wall -Wextra)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 warns of impossible overlaps in `"…" + std::string` (GCC bug 105651).
    target_compile_options(bouton_flags INTERFACE -Wno-restrict)
    # With what a sanitizer adds it takes an empty optional for one that is read before it is set.
    if(BOUTON_SANITIZE)
        target_compile_options(bouton_flags INTERFACE -Wno-maybe-uninitialized)
    endif()
else()
    # clang sees that the stable_sort of libstdc++ 12 uses a function that C++17 deprecates.
    target_compile_options(bouton_flags INTERFACE -Wno-deprecated-declarations)
endif()
if(BOUTON_TESTS OR BOUTON_FUZZ)
    target_compile_definitions(bouton_flags INTERFACE _GLIBCXX_ASSERTIONS)
endif()
if(BOUTON_SANITIZE)
    target_compile_options(bouton_flags INTERFACE -fsanitize=${BOUTON_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(bouton_flags INTERFACE -fsanitize=${BOUTON_SANITIZE})
    if(NOT BOUTON_SANITIZE STREQUAL "thread")
        target_compile_options(bouton_flags INTERFACE -fno-sanitize-recover=all)
    endif()
endif()

if(BOUTON_FUZZ)
    target_compile_options(bouton_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

find_program(BOUTON_CCACHE ccache)
if(BOUTON_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${BOUTON_CCACHE})
endif()
# moc does not need the standard library. Reading it would take two thirds of moc's time.
list(FILTER CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES EXCLUDE REGEX "/c\\+\\+")

find_program(BOUTON_MOLD mold)
if(BOUTON_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# bouton_room(NAME [IN FOLDER] [AS TARGET] [USES room… library…] [PRIVATELY library…] [PRECOMPILE headers]): makes the
# library bouton_NAME, or bouton_TARGET, from all sources in this folder. Their headers are included as "NAME/…", or as "FOLDER/NAME/…".
# Who uses the room also has what it USES, but not what it uses PRIVATELY.
function(bouton_room name)
    cmake_parse_arguments(ROOM "" "IN;AS;PRECOMPILE" "USES;PRIVATELY" ${ARGN})
    if(NOT ROOM_AS)
        set(ROOM_AS ${name})
    endif()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.h *.cpp)
    add_library(bouton_${ROOM_AS} STATIC ${sources})
    set(root ${CMAKE_BINARY_DIR}/rooms/${ROOM_AS})
    file(MAKE_DIRECTORY ${root}/${ROOM_IN})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${ROOM_IN}/${name} SYMBOLIC)
    target_include_directories(bouton_${ROOM_AS} PUBLIC ${root})
    target_link_libraries(bouton_${ROOM_AS} PUBLIC ${ROOM_USES} PRIVATE ${ROOM_PRIVATELY} bouton_flags)
    if(ROOM_PRECOMPILE)
        bouton_precompile(bouton_${ROOM_AS} ${ROOM_PRECOMPILE})
    endif()
endfunction()
