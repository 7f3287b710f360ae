# What `cmake --install` puts into a prefix: the command, the plug-in for llc, the library libkiln made of all modules, the
# headers of its public entry points, a CMake package: find_package(Kiln), target Kiln::kiln, and the JSON Schema of reports.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# A shared library, because an archive would drop the self-registering strategies and passes.
set(KILN_PARTS ${KILN_EVERYTHING})
list(TRANSFORM KILN_PARTS REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>")
add_library(libkiln SHARED ${KILN_PARTS})
target_link_libraries(libkiln PUBLIC MLIR LLVM)
# What programs that link it have to know.
function(kiln_describe_library target)
  target_compile_features(${target} INTERFACE cxx_std_20)
  if(NOT LLVM_ENABLE_RTTI) # LLVM's classes have no type information that a program's could refer to
    target_compile_options(${target} INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
  endif()
  target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/kiln>)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME kiln EXPORT_NAME kiln VERSION ${PROJECT_VERSION}
                        SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
endfunction()
kiln_describe_library(libkiln)

# The public entry points, and every Kiln header that they include.
set(headers tools/driver/Compile.h tools/entry/CompileTile.h tools/entry/PythonSource.h tools/source/Source.h tools/auto/Auto.h
    frontend/dialect/Tile.h targets/device/Cuda.h targets/device/CudaLaunch.h targets/directives/AllDirectives.h targets/gpu/GpuTarget.h targets/gpu/GpuLookup.h)
set(public)
while(headers)
  list(POP_FRONT headers header)
  list(APPEND public ${header})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${header})
  file(STRINGS ${header} includes REGEX "^#include \"")
  foreach(line IN LISTS includes)
    string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" name "${line}")
    if(EXISTS ${CMAKE_SOURCE_DIR}/${name} AND NOT name IN_LIST public AND NOT name IN_LIST headers)
      list(APPEND headers ${name})
    elseif(name MATCHES "^(frontend/.*)/[^/]+[.]h[.]inc$") # what TableGen writes
      install(FILES ${CMAKE_BINARY_DIR}/${name} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/kiln/${CMAKE_MATCH_1}
              COMPONENT headers)
    endif()
  endforeach()
endwhile()
foreach(header IN LISTS public)
  cmake_path(GET header PARENT_PATH module)
  install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/kiln/${module} COMPONENT headers)
endforeach()

# LLVM may stand where the loader does not look.
set_target_properties(kiln KilnSched libkiln PROPERTIES INSTALL_RPATH_USE_LINK_PATH ON)
install(TARGETS kiln)
install(FILES tools/occupancy/occupancy.schema.json tools/align/comparison.schema.json DESTINATION ${CMAKE_INSTALL_DATADIR}/kiln)
# The manual page is what the program says.
install(CODE "
  set(folder \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_MANDIR}/man1\")
  file(MAKE_DIRECTORY \"\${folder}\")
  execute_process(COMMAND $<TARGET_FILE:kiln> manual OUTPUT_FILE \"\${folder}/kiln.1\" COMMAND_ERROR_IS_FATAL ANY)")
install(TARGETS KilnSched DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS libkiln EXPORT KilnTargets)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Kiln)
install(EXPORT KilnTargets NAMESPACE Kiln:: DESTINATION ${package})
set(KILN_COMMAND ${CMAKE_INSTALL_BINDIR}/kiln)
configure_package_config_file(scripts/KilnConfig.cmake.in ${CMAKE_BINARY_DIR}/KilnConfig.cmake
                              INSTALL_DESTINATION ${package} PATH_VARS KILN_COMMAND)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/KilnConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/KilnConfig.cmake ${CMAKE_BINARY_DIR}/KilnConfigVersion.cmake scripts/KilnKernels.cmake
        DESTINATION ${package} COMPONENT headers)
