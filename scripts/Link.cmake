# How a program gets LLVM, MLIR and lld: from the package's shared libraries for development, or from its archives under
# KILN_STATIC, so that nothing but glibc is needed where it runs.
set(KILN_LLVM_COMPONENTS NVPTX AMDGPU X86 NVPTXCodeGen AMDGPUCodeGen X86CodeGen OrcJIT Passes MIRParser IRReader
    AsmParser BitWriter BitReader Linker Object DebugInfoDWARF Option LTO)
# What the sources name; CMake adds what these depend on.
set(KILN_MLIR_LIBS MLIRArithDialect MLIRMathDialect MLIRSCFDialect MLIRControlFlowDialect MLIRLLVMDialect MLIRNVVMDialect
    MLIRROCDLDialect MLIRGPUDialect MLIRUBDialect MLIRFuncDialect MLIRParser MLIRPass MLIRTransforms MLIRTransformUtils
    MLIRSCFToControlFlow MLIRArithToLLVM MLIRMathToLLVM MLIRControlFlowToLLVM MLIRUBToLLVM MLIRReconcileUnrealizedCasts
    MLIRFuncToLLVM MLIRMathTransforms MLIRArithTransforms MLIRSCFTransforms MLIRTargetLLVMIRExport
    MLIRBuiltinToLLVMIRTranslation MLIRLLVMToLLVMIRTranslation MLIRNVVMToLLVMIRTranslation
    MLIRROCDLToLLVMIRTranslation)

# The package's archives say that they need the shared libLLVM, libz3, libzstd and libz. With libLLVM beside the
# archives there would be two LLVMs in one program; z3 is used by the static analyzer alone; the others have archives.
function(kiln_forget_shared_libraries)
  get_property(targets DIRECTORY ${CMAKE_SOURCE_DIR} PROPERTY IMPORTED_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(needs ${target} INTERFACE_LINK_LIBRARIES)
    if(target MATCHES "^(LLVM|MLIR|lld)" AND needs)
      list(REMOVE_ITEM needs LLVM MLIR)
      list(FILTER needs EXCLUDE REGEX "libz3|LibXml2|CURL|LibEdit|FFI")
      list(TRANSFORM needs REPLACE "zstd::libzstd_shared" "zstd::libzstd_static")
      set_target_properties(${target} PROPERTIES INTERFACE_LINK_LIBRARIES "${needs}")
    endif()
  endforeach()
  find_library(zlib libz.a REQUIRED)
  set_target_properties(ZLIB::ZLIB PROPERTIES IMPORTED_LOCATION ${zlib} IMPORTED_LOCATION_RELEASE ${zlib})
endfunction()
if(KILN_STATIC)
  kiln_forget_shared_libraries()
  add_link_options(-static-libstdc++ -static-libgcc)
endif()

function(kiln_link_llvm target)
  if(KILN_STATIC)
    llvm_map_components_to_libnames(libs ${KILN_LLVM_COMPONENTS})
    list(FILTER libs EXCLUDE REGEX "Polly")
    target_link_libraries(${target} PRIVATE lldELF lldCommon ${libs})
  else()
    target_link_libraries(${target} PRIVATE lldELF lldCommon LLVM)
  endif()
endfunction()
function(kiln_link_mlir target)
  if(KILN_STATIC)
    target_link_libraries(${target} PRIVATE ${KILN_MLIR_LIBS})
  else()
    target_link_libraries(${target} PRIVATE MLIR)
  endif()
  kiln_link_llvm(${target})
endfunction()
