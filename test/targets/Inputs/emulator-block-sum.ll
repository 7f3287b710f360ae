; Every thread stores a value, and thread 0 adds them up: the barrier between is missing.
@shared = internal addrspace(3) global [64 x float] undef, align 4

define ptx_kernel void @block_sum(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !dbg !3 {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %pi = getelementptr float, ptr addrspace(1) %in, i32 %t, !dbg !10
  %v = load float, ptr addrspace(1) %pi, align 4, !dbg !10
  %ps = getelementptr float, ptr addrspace(3) @shared, i32 %t, !dbg !11
  store float %v, ptr addrspace(3) %ps, align 4, !dbg !11
  %leader = icmp eq i32 %t, 0, !dbg !12
  br i1 %leader, label %loop, label %done, !dbg !12
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !13
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ], !dbg !13
  %pk = getelementptr float, ptr addrspace(3) @shared, i32 %k, !dbg !13
  %x = load float, ptr addrspace(3) %pk, align 4, !dbg !13
  %more = fadd float %sum, %x, !dbg !13
  %next = add i32 %k, 1, !dbg !13
  %again = icmp slt i32 %next, 64, !dbg !13
  br i1 %again, label %loop, label %store, !dbg !13
store:
  store float %more, ptr addrspace(1) %out, align 4, !dbg !14
  br label %done, !dbg !14
done:
  ret void, !dbg !14
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { "nvvm.reqntid"="64" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "by hand", emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "block_sum.py", directory: "kernels")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "block_sum", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!10 = !DILocation(line: 2, column: 9, scope: !3)
!11 = !DILocation(line: 3, column: 4, scope: !3)
!12 = !DILocation(line: 4, column: 7, scope: !3)
!13 = !DILocation(line: 5, column: 15, scope: !3)
!14 = !DILocation(line: 6, column: 8, scope: !3)
