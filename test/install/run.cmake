# cmake -D build=... -D source=... -D compiler=... -P run.cmake: installs the build into a fresh prefix, then builds and runs a
# program outside the tree against it.
set(prefix ${build}/test/install/prefix)
set(outside ${build}/test/install/outside)
file(REMOVE_RECURSE ${prefix} ${outside})
function(run)
  execute_process(COMMAND ${ARGV} OUTPUT_VARIABLE text ERROR_VARIABLE text RESULT_VARIABLE code)
  if(code)
    message(FATAL_ERROR "${ARGV}: ${code}\n${text}")
  endif()
  set(text "${text}" PARENT_SCOPE)
endfunction()
run(${CMAKE_COMMAND} --install ${build} --prefix ${prefix})
run(${CMAKE_COMMAND} -S ${source}/test/install -B ${outside} -DCMAKE_PREFIX_PATH=${prefix}
    -DCMAKE_CXX_COMPILER=${compiler})
run(${CMAKE_COMMAND} --build ${outside})

run(${outside}/outside ${source}/test/corpus/softmax/kernel.ttir ${source}/test/corpus/softmax/gfx942/kernel.ll)
foreach(expected "\\.entry softmax_kernel" "\nsoftmax_kernel under latency: [1-9][0-9]* registers\n")
  if(NOT text MATCHES "${expected}")
    message(FATAL_ERROR "expected ${expected} in\n${text}")
  endif()
endforeach()

# A kernel in Triton's language from a string: a mistake with its place, and machine code.
run(${outside}/python gfx942)
foreach(expected "wrong.py:1:7: error: .*1 error in wrong.py" "\nscale: [1-9][0-9]* bytes, [1-9][0-9]* registers\n")
  if(NOT text MATCHES "${expected}")
    message(FATAL_ERROR "expected ${expected} in\n${text}")
  endif()
endforeach()
# Tile IR without text.
run(${outside}/builder)
if(NOT text MATCHES "\\.entry add\\(.*ld\\.global.*st\\.global")
  message(FATAL_ERROR "expected the kernel add in\n${text}")
endif()

# The program that tunes says that there is no GPU, or that its kernel is right.
execute_process(COMMAND ${outside}/tune OUTPUT_VARIABLE text ERROR_VARIABLE text)
if(NOT text MATCHES "^tune: no NVIDIA driver|: right\n$")
  message(FATAL_ERROR "expected a softmax on a GPU or why there is none, found\n${text}")
endif()

# A C project with a kernel in Triton's language, which finds neither LLVM nor Python. Binaries for NVIDIA need ptxas.
find_program(ptxas ptxas PATHS ENV CUDA_HOME /usr/local/cuda ${build}/tools PATH_SUFFIXES bin)
if(ptxas OR DEFINED ENV{KILN_PTXAS})
  set(kernels ${build}/test/install/kernels)
  file(REMOVE_RECURSE ${kernels})
  run(${CMAKE_COMMAND} -S ${source}/test/install/kernels -B ${kernels} -DCMAKE_PREFIX_PATH=${prefix})
  run(${CMAKE_COMMAND} --build ${kernels})
  run(${kernels}/add)
  if(NOT text MATCHES "^(done|.*libcuda.*)\n$")
    message(FATAL_ERROR "expected a launcher that looks for a GPU, found\n${text}")
  endif()
endif()

# The command and the plug-in run from the prefix.
run(${prefix}/bin/kiln strategies)
if(NOT EXISTS ${prefix}/share/man/man1/kiln.1)
  message(FATAL_ERROR "the manual page is not installed")
endif()
if(NOT EXISTS ${prefix}/share/kiln/occupancy.schema.json)
  message(FATAL_ERROR "the JSON Schema of occupancy's reports is not installed")
endif()
run(${llc} -load ${prefix}/lib/KilnSched.so -O3 -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942
    -kiln-sched-strategy=.*=pressure ${source}/test/corpus/softmax/gfx942/kernel.ll -o -)
