# SPDX-License-Identifier: MIT
# CTest reads this after it has read which tests there are: those of one suite do not run at the same time, so that one of
# them can run all of them (in_suite).
foreach(program IN LISTS bouton_test_programs)
    foreach(test IN LISTS ${program}_TESTS)
        string(REGEX REPLACE "[.].*" "" suite "${test}")
        set_tests_properties("${test}" PROPERTIES RESOURCE_LOCK "${program}-${suite}" LABELS ${program})
    endforeach()
endforeach()
