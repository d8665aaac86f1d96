# SPDX-License-Identifier: MIT
# bouton_catalogues(TARGET [file…]): builds catalogues bouton_ID.ts into the library, as :/i18n/bouton_ID.qm, once
# somebody calls Q_INIT_RESOURCE(languages).
function(bouton_catalogues target)
    qt_add_translation(catalogues ${ARGN})
    list(APPEND catalogues ${PROJECT_SOURCE_DIR}/resources/i18n/offered.txt) # rcc warns of an empty list
    list(TRANSFORM catalogues REPLACE "(.*/(.*))" "<file alias=\"\\2\">\\1</file>")
    list(JOIN catalogues "" files)
    set(list ${CMAKE_CURRENT_BINARY_DIR}/languages.qrc)
    file(CONFIGURE OUTPUT ${list} CONTENT "<RCC><qresource prefix=\"/i18n\">${files}</qresource></RCC>\n")
    # Version 1 of rcc's format has no file times, which would make each clone's program another.
    qt_add_resources(source ${list} OPTIONS --format-version 1)
    set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
    target_sources(${target} PRIVATE ${source})
endfunction()
