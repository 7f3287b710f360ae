; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @embedding_bag_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8
  %11 = shl nuw nsw i32 %10, 7, !dbg !9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %13 = shl nuw nsw i32 %12, 2, !dbg !10
  %14 = and i32 %13, 124, !dbg !10
  %15 = or disjoint i32 %14, %11, !dbg !11
  %16 = icmp slt i32 %15, %5, !dbg !12
  %17 = zext nneg i32 %9 to i64, !dbg !13
  %18 = getelementptr i64, ptr addrspace(1) %1, i64 %17, !dbg !13
  %19 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %18) #2, !dbg !14
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 8, !dbg !15
  %21 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %20) #2, !dbg !16
  %22 = sext i32 %5 to i64, !dbg !17
  %23 = icmp slt i64 %19, %21, !dbg !18
  br i1 %23, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !18

.._crit_edge_crit_edge:                           ; preds = %8
  %.pre = zext nneg i32 %15 to i64, !dbg !19
  br label %._crit_edge, !dbg !18

.lr.ph:                                           ; preds = %8
  %24 = getelementptr float, ptr addrspace(1) %2, i64 %19, !dbg !20
  %25 = getelementptr i64, ptr addrspace(1) %0, i64 %19, !dbg !21
  %26 = zext nneg i32 %15 to i64
  %invariant.gep = getelementptr half, ptr addrspace(1) %3, i64 %26, !dbg !18
  br label %27, !dbg !18

27:                                               ; preds = %.lr.ph, %27
  %28 = phi ptr addrspace(1) [ %24, %.lr.ph ], [ %48, %27 ]
  %29 = phi ptr addrspace(1) [ %25, %.lr.ph ], [ %47, %27 ]
  %30 = phi i64 [ %19, %.lr.ph ], [ %49, %27 ]
  %31 = phi <4 x float> [ zeroinitializer, %.lr.ph ], [ %46, %27 ]
  %32 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %29) #2, !dbg !22
  %33 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %28) #2, !dbg !23
  %34 = mul i64 %32, %22, !dbg !17
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %34, !dbg !24
  %35 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, $2;\0A\09mov.u32 $1, $3;\0A\09@$5 ld.global.v2.b32 { $0, $1 }, [ $4 + 0 ];", "=r,=r,r,r,l,b"(i32 0, i32 0, ptr addrspace(1) %gep, i1 %16) #2, !dbg !25
  %36 = extractvalue { i32, i32 } %35, 0, !dbg !25
  %37 = bitcast i32 %36 to <2 x half>, !dbg !25
  %38 = extractvalue { i32, i32 } %35, 1, !dbg !25
  %39 = bitcast i32 %38 to <2 x half>, !dbg !25
  %40 = shufflevector <2 x half> %37, <2 x half> %39, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !26
  %41 = fpext <4 x half> %40 to <4 x float>, !dbg !26
  %42 = insertelement <4 x i32> poison, i32 %33, i64 0, !dbg !27
  %43 = bitcast <4 x i32> %42 to <4 x float>, !dbg !27
  %44 = shufflevector <4 x float> %43, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !27
  %45 = fmul <4 x float> %44, %41, !dbg !27
  %46 = fadd <4 x float> %31, %45, !dbg !28
  %47 = getelementptr i8, ptr addrspace(1) %29, i64 8, !dbg !29
  %48 = getelementptr i8, ptr addrspace(1) %28, i64 4, !dbg !30
  %49 = add i64 %30, 1, !dbg !18
  %exitcond.not = icmp eq i64 %49, %21, !dbg !18
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %27, !dbg !18

._crit_edge.loopexit:                             ; preds = %27
  %50 = bitcast <4 x float> %46 to <4 x i32>, !dbg !31
  br label %._crit_edge, !dbg !32

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.._crit_edge_crit_edge
  %.pre-phi = phi i64 [ %.pre, %.._crit_edge_crit_edge ], [ %26, %._crit_edge.loopexit ], !dbg !19
  %51 = phi <4 x i32> [ zeroinitializer, %.._crit_edge_crit_edge ], [ %50, %._crit_edge.loopexit ], !dbg !33
  %52 = mul i32 %5, %9, !dbg !32
  %53 = sext i32 %52 to i64, !dbg !34
  %54 = getelementptr float, ptr addrspace(1) %4, i64 %53, !dbg !34
  %55 = getelementptr float, ptr addrspace(1) %54, i64 %.pre-phi, !dbg !19
  %56 = extractelement <4 x i32> %51, i64 0, !dbg !31
  %57 = extractelement <4 x i32> %51, i64 1, !dbg !31
  %58 = extractelement <4 x i32> %51, i64 2, !dbg !31
  %59 = extractelement <4 x i32> %51, i64 3, !dbg !31
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %56, i32 %57, i32 %58, i32 %59, ptr addrspace(1) %55, i1 %16) #2, !dbg !31
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="32" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "embedding.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "embedding_bag_kernel", linkageName: "embedding_bag_kernel", scope: !1, file: !1, line: 22, type: !5, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 24, column: 24, scope: !4)
!8 = !DILocation(line: 25, column: 22, scope: !4)
!9 = !DILocation(line: 25, column: 27, scope: !4)
!10 = !DILocation(line: 25, column: 50, scope: !4)
!11 = !DILocation(line: 25, column: 37, scope: !4)
!12 = !DILocation(line: 26, column: 15, scope: !4)
!13 = !DILocation(line: 27, column: 34, scope: !4)
!14 = !DILocation(line: 27, column: 20, scope: !4)
!15 = !DILocation(line: 28, column: 38, scope: !4)
!16 = !DILocation(line: 28, column: 18, scope: !4)
!17 = !DILocation(line: 35, column: 50, scope: !4)
!18 = !DILocation(line: 32, column: 26, scope: !4)
!19 = !DILocation(line: 38, column: 33, scope: !4)
!20 = !DILocation(line: 30, column: 19, scope: !4)
!21 = !DILocation(line: 29, column: 15, scope: !4)
!22 = !DILocation(line: 33, column: 22, scope: !4)
!23 = !DILocation(line: 34, column: 25, scope: !4)
!24 = !DILocation(line: 35, column: 54, scope: !4)
!25 = !DILocation(line: 35, column: 32, scope: !4)
!26 = !DILocation(line: 35, column: 82, scope: !4)
!27 = !DILocation(line: 35, column: 24, scope: !4)
!28 = !DILocation(line: 35, column: 15, scope: !4)
!29 = !DILocation(line: 36, column: 19, scope: !4)
!30 = !DILocation(line: 37, column: 23, scope: !4)
!31 = !DILocation(line: 38, column: 36, scope: !4)
!32 = !DILocation(line: 38, column: 29, scope: !4)
!33 = !DILocation(line: 31, column: 19, scope: !4)
!34 = !DILocation(line: 38, column: 23, scope: !4)
!35 = !DILocation(line: 38, column: 4, scope: !4)
