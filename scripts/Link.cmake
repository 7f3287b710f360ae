# How tests and other programs get LLVM, MLIR and lld: from the package's shared libraries. The command links the archives
# (Archives.cmake).
function(kiln_link_llvm target)
  target_link_libraries(${target} PRIVATE lldELF lldCommon LLVM)
endfunction()
function(kiln_link_mlir target)
  target_link_libraries(${target} PRIVATE MLIR)
  kiln_link_llvm(${target})
endfunction()
