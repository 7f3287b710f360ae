; An intrinsic that this LLVM lacks, or has with other types, is named once with the number of its calls.
; RUN: not kiln compile %s --target gfx950 --emit asm 2>&1 | FileCheck %s
; CHECK: error: {{.*}}: kernel.py:7:1 in 'k': LLVM 22.{{.*}} has no intrinsic llvm.amdgcn.raw.ptr.buffer.load.from.afar of the type void (ptr addrspace(8), i32) (2 calls)
; CHECK-NEXT: kernel.py:7:1 in 'k': LLVM 22.{{.*}} has no intrinsic llvm.amdgcn.teleport of the type i32 () (1 call)
; CHECK-NOT: {{.}}
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(8) %x, ptr addrspace(1) %y) !dbg !3 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.from.afar(ptr addrspace(8) %x, i32 16), !dbg !6
  call void @llvm.amdgcn.raw.ptr.buffer.load.from.afar(ptr addrspace(8) %x, i32 32), !dbg !6
  %v = call i32 @llvm.amdgcn.teleport(), !dbg !6
  store i32 %v, ptr addrspace(1) %y, !dbg !6
  ret void, !dbg !6
}
declare void @llvm.amdgcn.raw.ptr.buffer.load.from.afar(ptr addrspace(8), i32)
declare i32 @llvm.amdgcn.teleport()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "test", emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernel.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 7, column: 1, scope: !3)
