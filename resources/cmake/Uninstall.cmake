# SPDX-License-Identifier: MIT
# cmake -DMANIFEST=FILE -P Uninstall.cmake: removes what the last `cmake --install` of this build put there, and folders
# of its own that are empty then.

if(NOT EXISTS ${MANIFEST})
    message(FATAL_ERROR "Nothing was installed from this build: ${MANIFEST} is missing.")
endif()
file(STRINGS ${MANIFEST} files)
set(root $ENV{DESTDIR})
foreach(file IN LISTS files)
    message(STATUS "Removing ${root}${file}")
    file(REMOVE ${root}${file})
    get_filename_component(folder ${root}${file} DIRECTORY)
    while(folder MATCHES "/bouton(/|$)")
        file(GLOB left ${folder}/*)
        if(NOT left)
            file(REMOVE_RECURSE ${folder})
        endif()
        get_filename_component(folder ${folder} DIRECTORY)
    endwhile()
endforeach()
file(REMOVE ${MANIFEST})
