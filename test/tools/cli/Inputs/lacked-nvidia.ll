; bf16 exponentials in hardware came with sm_90.
target triple = "nvptx64-nvidia-cuda"
declare bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat)
define ptx_kernel void @k(ptr addrspace(1) %p) !dbg !3 {
  %x = load bfloat, ptr addrspace(1) %p
  %y = call bfloat @llvm.nvvm.ex2.approx.ftz.bf16(bfloat %x), !dbg !5
  store bfloat %y, ptr addrspace(1) %p
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernel.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 4, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 7, column: 3, scope: !3)
