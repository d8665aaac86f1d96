# A room of the house (docs/architecture.md): one library with an include root of its own, so that
# `#include "core/side.h"` compiles only where the room "core" is linked. The root is a folder in the
# build tree that holds nothing but a link to the room.

add_library(bouton_flags INTERFACE)
target_compile_options(bouton_flags INTERFACE -Wall -Wextra -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 warns of overlaps that cannot be in `"…" + std::string` (GCC bug 105651).
    target_compile_options(bouton_flags INTERFACE -Wno-restrict)
endif()
if(BOUTON_TESTS)
    target_compile_definitions(bouton_flags INTERFACE _GLIBCXX_ASSERTIONS)
endif()
if(BOUTON_SANITIZE)
    target_compile_options(bouton_flags INTERFACE -fsanitize=${BOUTON_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(bouton_flags INTERFACE -fsanitize=${BOUTON_SANITIZE})
    if(NOT BOUTON_SANITIZE STREQUAL "thread")
        target_compile_options(bouton_flags INTERFACE -fno-sanitize-recover=all)
    endif()
endif()

find_program(BOUTON_CCACHE ccache)
if(BOUTON_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${BOUTON_CCACHE})
endif()
# moc needs to know nothing of the standard library, and reading it is two thirds of its time.
list(FILTER CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES EXCLUDE REGEX "/c\\+\\+")

find_program(BOUTON_MOLD mold)
if(BOUTON_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# bouton_room(NAME [USES room… library…] [PRECOMPILE header…|AS target]): the library bouton_NAME of
# all sources in this folder.
function(bouton_room name)
    cmake_parse_arguments(ROOM "" "" "USES;PRECOMPILE" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.h *.cpp)
    add_library(bouton_${name} STATIC ${sources})
    set(root ${CMAKE_BINARY_DIR}/rooms/${name})
    file(MAKE_DIRECTORY ${root})
    file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR} ${root}/${name} SYMBOLIC)
    target_include_directories(bouton_${name} PUBLIC ${root})
    target_link_libraries(bouton_${name} PUBLIC ${ROOM_USES} PRIVATE bouton_flags)
    bouton_precompile(bouton_${name} ${ROOM_PRECOMPILE})
endfunction()
