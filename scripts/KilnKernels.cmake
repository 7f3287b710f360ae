# kiln_add_kernels(TARGET FILE.py KERNEL NAME SIGNATURE TYPES [DEFINES NAME=VALUE...] [FUNCTION NAME] [GPUS GPU...]
#                  [PYTHON_PATH FOLDER...] [DEPENDS FILE...] [OPTIONS OPTION...])
#
# Compiles a kernel in Triton's language when TARGET is built, by `kiln export` and without Python, and links it into TARGET with
# its launcher: the sources of TARGET include "FUNCTION.h" (default: the kernel's name). SIGNATURE and DEFINES are those of
# `kiln compile`; OPTIONS are further ones of `kiln export`. GPUS are sm_90a where nothing else is said. Files that FILE.py imports
# are DEPENDS. Launches whose arguments are not what SIGNATURE says take a second, general build.
function(kiln_add_kernels target file)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "KERNEL;SIGNATURE;FUNCTION" "DEFINES;GPUS;PYTHON_PATH;DEPENDS;OPTIONS")
  if(arg_UNPARSED_ARGUMENTS OR NOT DEFINED arg_KERNEL OR NOT DEFINED arg_SIGNATURE)
    message(FATAL_ERROR "kiln_add_kernels(${target} ${file}): expected KERNEL and SIGNATURE, and nothing unknown (${arg_UNPARSED_ARGUMENTS})")
  endif()
  if(NOT arg_FUNCTION)
    set(arg_FUNCTION ${arg_KERNEL})
  endif()
  if(NOT arg_GPUS)
    set(arg_GPUS sm_90a)
  endif()
  list(JOIN arg_GPUS "," gpus)
  list(TRANSFORM arg_DEFINES PREPEND "-D")
  list(TRANSFORM arg_PYTHON_PATH PREPEND "--python-path=")
  cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/kiln)
  file(MAKE_DIRECTORY ${folder})
  set(made ${folder}/${arg_FUNCTION})
  add_custom_command(
    OUTPUT ${made}.c ${made}.h ${made}.json
    COMMAND ${KILN_EXECUTABLE} export ${file}:${arg_KERNEL} --signature ${arg_SIGNATURE} ${arg_DEFINES} ${arg_PYTHON_PATH}
            --target ${gpus} --general ${arg_OPTIONS} -o ${made}
    DEPENDS ${file} ${arg_DEPENDS} ${KILN_EXECUTABLE}
    COMMENT "Compiling kernel ${arg_KERNEL} for ${gpus}"
    VERBATIM)
  target_sources(${target} PRIVATE ${made}.c ${made}.h)
  target_include_directories(${target} PRIVATE ${folder})
  target_link_libraries(${target} PRIVATE ${CMAKE_DL_LIBS})
endfunction()
