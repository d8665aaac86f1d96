# SPDX-License-Identifier: MIT
# What `cmake --install` puts where, beside the programs' own manual pages and completions (app/man). The reverse-DNS
# name stands in names of files alone: the organisation and the application stay "Bouton", on which games and settings
# hang.

include(GNUInstallDirs)

set(BOUTON_ID org.boutongames.bouton)
# Where docs/images is to be seen on the web: software centres show the program's pictures from there.
set(BOUTON_PICTURES https://boutongames.org/bouton/${PROJECT_VERSION}/images CACHE STRING "Address of docs/images")
set(BOUTON_DOCUMENTS ${CMAKE_INSTALL_DATAROOTDIR}/doc/bouton)

function(bouton_install)
    set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable)
    install(TARGETS bouton bouton-cli)
    install(TARGETS bouton-guard RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/bouton)
    install(FILES ${desktop}/${BOUTON_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    configure_file(${desktop}/${BOUTON_ID}.metainfo.xml.in ${PROJECT_BINARY_DIR}/${BOUTON_ID}.metainfo.xml @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${BOUTON_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${desktop}/${BOUTON_ID}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME ${BOUTON_ID}.xml)
    install(FILES ${desktop}/${BOUTON_ID}.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/bouton.svg DESTINATION ${icons}/apps RENAME ${BOUTON_ID}.svg)
    install(FILES ${desktop}/application-x-bouton-game.svg DESTINATION ${icons}/mimetypes)
    install(FILES README.md LICENSE DESTINATION ${BOUTON_DOCUMENTS})
    install(DIRECTORY docs/ DESTINATION ${BOUTON_DOCUMENTS}/docs PATTERN .clang-format EXCLUDE)
    add_custom_target(uninstall VERBATIM
        COMMAND ${CMAKE_COMMAND} -DMANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt
            -P ${PROJECT_SOURCE_DIR}/resources/cmake/Uninstall.cmake)
endfunction()
