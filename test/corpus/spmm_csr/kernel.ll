; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @spmm_csr_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8
  %11 = shl nuw nsw i32 %10, 8, !dbg !9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %13 = shl nuw nsw i32 %12, 2, !dbg !10
  %14 = and i32 %13, 252, !dbg !10
  %15 = or disjoint i32 %14, %11, !dbg !11
  %16 = icmp slt i32 %15, %5, !dbg !12
  %17 = zext nneg i32 %9 to i64, !dbg !13
  %18 = getelementptr i32, ptr addrspace(1) %0, i64 %17, !dbg !13
  %19 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %18) #2, !dbg !14
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 4, !dbg !15
  %21 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %20) #2, !dbg !16
  %22 = icmp slt i32 %19, %21, !dbg !17
  br i1 %22, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !17

.._crit_edge_crit_edge:                           ; preds = %8
  %.pre = zext nneg i32 %15 to i64, !dbg !18
  br label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %8
  %23 = sext i32 %19 to i64, !dbg !19
  %24 = getelementptr float, ptr addrspace(1) %2, i64 %23, !dbg !20
  %25 = getelementptr i32, ptr addrspace(1) %1, i64 %23, !dbg !19
  %26 = zext nneg i32 %15 to i64
  %invariant.gep = getelementptr float, ptr addrspace(1) %3, i64 %26, !dbg !17
  br label %27, !dbg !17

27:                                               ; preds = %.lr.ph, %27
  %28 = phi ptr addrspace(1) [ %24, %.lr.ph ], [ %52, %27 ]
  %29 = phi ptr addrspace(1) [ %25, %.lr.ph ], [ %51, %27 ]
  %30 = phi i32 [ %19, %.lr.ph ], [ %53, %27 ]
  %31 = phi <4 x float> [ zeroinitializer, %.lr.ph ], [ %50, %27 ]
  %32 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %29) #2, !dbg !21
  %33 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %28) #2, !dbg !22
  %34 = mul i32 %32, %5, !dbg !23
  %35 = sext i32 %34 to i64, !dbg !24
  %gep = getelementptr float, ptr addrspace(1) %invariant.gep, i64 %35, !dbg !25
  %36 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %gep, i1 %16) #2, !dbg !26
  %37 = extractvalue { i32, i32, i32, i32 } %36, 0, !dbg !26
  %38 = extractvalue { i32, i32, i32, i32 } %36, 1, !dbg !26
  %39 = extractvalue { i32, i32, i32, i32 } %36, 2, !dbg !26
  %40 = extractvalue { i32, i32, i32, i32 } %36, 3, !dbg !26
  %41 = insertelement <4 x i32> poison, i32 %37, i64 0, !dbg !26
  %42 = insertelement <4 x i32> %41, i32 %38, i64 1, !dbg !26
  %43 = insertelement <4 x i32> %42, i32 %39, i64 2, !dbg !26
  %44 = insertelement <4 x i32> %43, i32 %40, i64 3, !dbg !26
  %45 = bitcast <4 x i32> %44 to <4 x float>, !dbg !26
  %46 = insertelement <4 x i32> poison, i32 %33, i64 0, !dbg !27
  %47 = bitcast <4 x i32> %46 to <4 x float>, !dbg !27
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !27
  %49 = fmul <4 x float> %48, %45, !dbg !27
  %50 = fadd <4 x float> %31, %49, !dbg !28
  %51 = getelementptr i8, ptr addrspace(1) %29, i64 4, !dbg !29
  %52 = getelementptr i8, ptr addrspace(1) %28, i64 4, !dbg !30
  %53 = add i32 %30, 1, !dbg !17
  %exitcond.not = icmp eq i32 %53, %21, !dbg !17
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %27, !dbg !17

._crit_edge.loopexit:                             ; preds = %27
  %54 = bitcast <4 x float> %50 to <4 x i32>, !dbg !31
  br label %._crit_edge, !dbg !32

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.._crit_edge_crit_edge
  %.pre-phi = phi i64 [ %.pre, %.._crit_edge_crit_edge ], [ %26, %._crit_edge.loopexit ], !dbg !18
  %55 = phi <4 x i32> [ zeroinitializer, %.._crit_edge_crit_edge ], [ %54, %._crit_edge.loopexit ]
  %56 = mul i32 %5, %9, !dbg !32
  %57 = sext i32 %56 to i64, !dbg !33
  %58 = getelementptr float, ptr addrspace(1) %4, i64 %57, !dbg !33
  %59 = getelementptr float, ptr addrspace(1) %58, i64 %.pre-phi, !dbg !18
  %60 = extractelement <4 x i32> %55, i64 0, !dbg !31
  %61 = extractelement <4 x i32> %55, i64 1, !dbg !31
  %62 = extractelement <4 x i32> %55, i64 2, !dbg !31
  %63 = extractelement <4 x i32> %55, i64 3, !dbg !31
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %60, i32 %61, i32 %62, i32 %63, ptr addrspace(1) %59, i1 %16) #2, !dbg !31
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sparse.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "spmm_csr_kernel", linkageName: "spmm_csr_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 24, scope: !4)
!8 = !DILocation(line: 13, column: 25, scope: !4)
!9 = !DILocation(line: 13, column: 30, scope: !4)
!10 = !DILocation(line: 13, column: 53, scope: !4)
!11 = !DILocation(line: 13, column: 40, scope: !4)
!12 = !DILocation(line: 14, column: 18, scope: !4)
!13 = !DILocation(line: 15, column: 30, scope: !4)
!14 = !DILocation(line: 15, column: 20, scope: !4)
!15 = !DILocation(line: 16, column: 34, scope: !4)
!16 = !DILocation(line: 16, column: 18, scope: !4)
!17 = !DILocation(line: 20, column: 26, scope: !4)
!18 = !DILocation(line: 26, column: 31, scope: !4)
!19 = !DILocation(line: 17, column: 15, scope: !4)
!20 = !DILocation(line: 18, column: 17, scope: !4)
!21 = !DILocation(line: 21, column: 22, scope: !4)
!22 = !DILocation(line: 22, column: 24, scope: !4)
!23 = !DILocation(line: 23, column: 45, scope: !4)
!24 = !DILocation(line: 23, column: 39, scope: !4)
!25 = !DILocation(line: 23, column: 49, scope: !4)
!26 = !DILocation(line: 23, column: 31, scope: !4)
!27 = !DILocation(line: 23, column: 23, scope: !4)
!28 = !DILocation(line: 23, column: 15, scope: !4)
!29 = !DILocation(line: 24, column: 19, scope: !4)
!30 = !DILocation(line: 25, column: 21, scope: !4)
!31 = !DILocation(line: 26, column: 37, scope: !4)
!32 = !DILocation(line: 26, column: 27, scope: !4)
!33 = !DILocation(line: 26, column: 21, scope: !4)
!34 = !DILocation(line: 26, column: 4, scope: !4)
