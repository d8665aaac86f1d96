# SPDX-License-Identifier: MIT
# cmake -DSOURCES=FOLDER -DARCHIVED=ID -DHEADER=FILE -P Commit.cmake: writes the commit of the sources into a header, if
# it has changed. Outside git it is the one that `git archive` has written into ARCHIVED, or unknown.

set(commit unknown)
if(ARCHIVED MATCHES "^[0-9a-f]+$")
    set(commit ${ARCHIVED})
endif()
find_program(GIT git)
if(GIT AND EXISTS ${SOURCES}/.git)
    execute_process(COMMAND ${GIT} rev-parse HEAD WORKING_DIRECTORY ${SOURCES} OUTPUT_VARIABLE head
        OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
    if(NOT failed)
        set(commit ${head})
        execute_process(COMMAND ${GIT} diff --quiet HEAD WORKING_DIRECTORY ${SOURCES} ERROR_QUIET
            RESULT_VARIABLE changed)
        if(changed)
            string(APPEND commit " with changes")
        endif()
    endif()
endif()
set(text "#define BOUTON_COMMIT \"${commit}\"\n")
set(before "")
if(EXISTS ${HEADER})
    file(READ ${HEADER} before)
endif()
if(NOT before STREQUAL text)
    file(WRITE ${HEADER} ${text})
endif()
