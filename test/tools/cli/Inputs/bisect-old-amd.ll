; Of a sum over rows, what a compiler made of it: rows are loaded where they are added.
define amdgpu_kernel void @sum(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 !dbg !3 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %lane
  %to = getelementptr <8 x float>, ptr addrspace(1) %out, i32 %lane
  br label %loop, !dbg !6

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum0 = phi <8 x float> [ zeroinitializer, %entry ], [ %sum8, %loop ]
  %p1 = getelementptr i8, ptr addrspace(1) %at, i64 65536
  %w1 = load <8 x float>, ptr addrspace(1) %p1, !dbg !5
  %sum1 = fadd <8 x float> %sum0, %w1, !dbg !7
  store <8 x float> %sum1, ptr addrspace(1) %to, !dbg !7
  %p2 = getelementptr i8, ptr addrspace(1) %at, i64 131072
  %w2 = load <8 x float>, ptr addrspace(1) %p2, !dbg !5
  %sum2 = fadd <8 x float> %sum1, %w2, !dbg !7
  store <8 x float> %sum2, ptr addrspace(1) %to, !dbg !7
  %p3 = getelementptr i8, ptr addrspace(1) %at, i64 196608
  %w3 = load <8 x float>, ptr addrspace(1) %p3, !dbg !5
  %sum3 = fadd <8 x float> %sum2, %w3, !dbg !7
  store <8 x float> %sum3, ptr addrspace(1) %to, !dbg !7
  %p4 = getelementptr i8, ptr addrspace(1) %at, i64 262144
  %w4 = load <8 x float>, ptr addrspace(1) %p4, !dbg !5
  %sum4 = fadd <8 x float> %sum3, %w4, !dbg !7
  store <8 x float> %sum4, ptr addrspace(1) %to, !dbg !7
  %p5 = getelementptr i8, ptr addrspace(1) %at, i64 327680
  %w5 = load <8 x float>, ptr addrspace(1) %p5, !dbg !5
  %sum5 = fadd <8 x float> %sum4, %w5, !dbg !7
  store <8 x float> %sum5, ptr addrspace(1) %to, !dbg !7
  %p6 = getelementptr i8, ptr addrspace(1) %at, i64 393216
  %w6 = load <8 x float>, ptr addrspace(1) %p6, !dbg !5
  %sum6 = fadd <8 x float> %sum5, %w6, !dbg !7
  store <8 x float> %sum6, ptr addrspace(1) %to, !dbg !7
  %p7 = getelementptr i8, ptr addrspace(1) %at, i64 458752
  %w7 = load <8 x float>, ptr addrspace(1) %p7, !dbg !5
  %sum7 = fadd <8 x float> %sum6, %w7, !dbg !7
  store <8 x float> %sum7, ptr addrspace(1) %to, !dbg !7
  %p8 = getelementptr i8, ptr addrspace(1) %at, i64 524288
  %w8 = load <8 x float>, ptr addrspace(1) %p8, !dbg !5
  %sum8 = fadd <8 x float> %sum7, %w8, !dbg !7
  store <8 x float> %sum8, ptr addrspace(1) %to, !dbg !7
  %next = add i32 %i, 1, !dbg !6
  %more = icmp slt i32 %next, %n, !dbg !6
  br i1 %more, label %loop, label %end, !dbg !6

end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-waves-per-eu"="8,8" "amdgpu-flat-work-group-size"="64,64" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sum.py", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 10, column: 1, scope: !3)
!6 = !DILocation(line: 20, column: 1, scope: !3)
!7 = !DILocation(line: 21, column: 1, scope: !3)
