# How a program gets LLVM and MLIR: the package's shared libraries for development, its archives under KILN_STATIC.
set(KILN_LLVM_COMPONENTS NVPTX AMDGPU X86 NVPTXCodeGen AMDGPUCodeGen X86CodeGen OrcJIT Passes MIRParser IRReader
    AsmParser BitWriter BitReader Linker Object DebugInfoDWARF Option LTO)
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
    get_property(dialects GLOBAL PROPERTY MLIR_DIALECT_LIBS)
    target_link_libraries(${target} PRIVATE ${KILN_MLIR_LIBS})
  else()
    target_link_libraries(${target} PRIVATE MLIR)
  endif()
  kiln_link_llvm(${target})
endfunction()
set(KILN_MLIR_LIBS MLIRArithDialect MLIRMathDialect MLIRSCFDialect MLIRControlFlowDialect MLIRLLVMDialect MLIRNVVMDialect
    MLIRROCDLDialect MLIRGPUDialect MLIRUBDialect MLIRParser MLIRPass MLIRTransforms MLIRTransformUtils
    MLIRSCFToControlFlow MLIRArithToLLVM MLIRMathToLLVM MLIRControlFlowToLLVM MLIRUBToLLVM MLIRReconcileUnrealizedCasts
    MLIRFuncDialect MLIRFuncToLLVM MLIRMathTransforms MLIRArithTransforms MLIRSCFTransforms MLIRTargetLLVMIRExport
    MLIRBuiltinToLLVMIRTranslation MLIRLLVMToLLVMIRTranslation MLIRNVVMToLLVMIRTranslation
    MLIRROCDLToLLVMIRTranslation MLIROptLib)
