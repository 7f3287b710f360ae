# How a program gets LLVM, MLIR and lld: from the package's shared libraries. portable/ links the archives instead.
function(kiln_link_llvm target)
  target_link_libraries(${target} PRIVATE lldELF lldCommon LLVM)
endfunction()
function(kiln_link_mlir target)
  target_link_libraries(${target} PRIVATE MLIR)
  kiln_link_llvm(${target})
endfunction()
