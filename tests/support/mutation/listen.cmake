# SPDX-License-Identifier: MIT
# Read after project() in the copy that tests/mutate builds: gives each test program the listener.
set(bouton_listener ${CMAKE_CURRENT_LIST_DIR}/listener.cpp)
function(bouton_listen)
    get_property(targets DIRECTORY ${PROJECT_SOURCE_DIR}/tests PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
        get_target_property(libraries ${target} LINK_LIBRARIES)
        get_target_property(type ${target} TYPE)
        if(type STREQUAL EXECUTABLE AND "${libraries}" MATCHES "bouton_test_suites|GTest::")
            target_sources(${target} PRIVATE ${bouton_listener})
        endif()
    endforeach()
endfunction()
cmake_language(DEFER DIRECTORY ${PROJECT_SOURCE_DIR} CALL bouton_listen)
