; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @embedding_bag_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !8
  %11 = shl i32 %10, 7, !dbg !9
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %13 = shl nuw nsw i32 %12, 1, !dbg !10
  %14 = and i32 %13, 126, !dbg !10
  %15 = or disjoint i32 %14, %11, !dbg !11
  %16 = icmp slt i32 %15, %5, !dbg !12
  %17 = sext i32 %9 to i64, !dbg !13
  %18 = getelementptr i64, ptr addrspace(1) %1, i64 %17, !dbg !13
  %19 = load <1 x i64>, ptr addrspace(1) %18, align 8, !dbg !13
  %20 = add i32 %9, 1, !dbg !14
  %21 = sext i32 %20 to i64, !dbg !15
  %22 = getelementptr i64, ptr addrspace(1) %1, i64 %21, !dbg !15
  %23 = load <1 x i64>, ptr addrspace(1) %22, align 8, !dbg !15
  %24 = extractelement <1 x i64> %23, i64 0, !dbg !15
  %25 = icmp slt <1 x i64> %19, %23, !dbg !16
  %26 = extractelement <1 x i1> %25, i64 0, !dbg !16
  br i1 %26, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %8
  %27 = extractelement <1 x i64> %19, i64 0, !dbg !13
  %28 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  br label %29, !dbg !16

29:                                               ; preds = %.lr.ph, %29
  %30 = phi i64 [ %27, %.lr.ph ], [ %48, %29 ]
  %31 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %47, %29 ]
  %sext = shl i64 %30, 32, !dbg !17
  %32 = ashr exact i64 %sext, 32, !dbg !17
  %33 = getelementptr i64, ptr addrspace(1) %0, i64 %32, !dbg !17
  %34 = load <2 x i32>, ptr addrspace(1) %33, align 8, !dbg !17
  %35 = getelementptr float, ptr addrspace(1) %2, i64 %32, !dbg !18
  %36 = load <1 x float>, ptr addrspace(1) %35, align 4, !dbg !18
  %37 = extractelement <2 x i32> %34, i64 0, !dbg !19
  %38 = mul i32 %37, %5, !dbg !19
  %39 = add i32 %15, %38, !dbg !20
  %40 = shl i32 %39, 1, !dbg !21
  %41 = select i1 %16, i32 %40, i32 -2147483648, !dbg !21
  %42 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %28, i32 %41, i32 0, i32 0), !dbg !21
  %43 = bitcast i32 %42 to <2 x half>, !dbg !21
  %44 = fpext <2 x half> %43 to <2 x float>, !dbg !22
  %45 = shufflevector <1 x float> %36, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %46 = fmul <2 x float> %45, %44, !dbg !23
  %47 = fadd <2 x float> %31, %46, !dbg !24
  %48 = add nsw i64 %30, 1, !dbg !16
  %49 = icmp slt i64 %48, %24, !dbg !16
  br i1 %49, label %29, label %._crit_edge, !dbg !16

._crit_edge:                                      ; preds = %29, %8
  %50 = phi <2 x float> [ zeroinitializer, %8 ], [ %47, %29 ], !dbg !25
  %51 = mul i32 %5, %9, !dbg !26
  %52 = add i32 %15, %51, !dbg !27
  %53 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !28
  %54 = shl i32 %52, 2, !dbg !28
  %55 = select i1 %16, i32 %54, i32 -2147483648, !dbg !28
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float> %50, ptr addrspace(8) %53, i32 %55, i32 0, i32 0), !dbg !28
  ret void, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "embedding.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "embedding_bag_kernel", linkageName: "embedding_bag_kernel", scope: !1, file: !1, line: 22, type: !5, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 24, column: 24, scope: !4)
!8 = !DILocation(line: 25, column: 22, scope: !4)
!9 = !DILocation(line: 25, column: 27, scope: !4)
!10 = !DILocation(line: 25, column: 50, scope: !4)
!11 = !DILocation(line: 25, column: 37, scope: !4)
!12 = !DILocation(line: 26, column: 15, scope: !4)
!13 = !DILocation(line: 27, column: 20, scope: !4)
!14 = !DILocation(line: 28, column: 38, scope: !4)
!15 = !DILocation(line: 28, column: 18, scope: !4)
!16 = !DILocation(line: 32, column: 26, scope: !4)
!17 = !DILocation(line: 33, column: 22, scope: !4)
!18 = !DILocation(line: 34, column: 25, scope: !4)
!19 = !DILocation(line: 35, column: 44, scope: !4)
!20 = !DILocation(line: 35, column: 54, scope: !4)
!21 = !DILocation(line: 35, column: 32, scope: !4)
!22 = !DILocation(line: 35, column: 82, scope: !4)
!23 = !DILocation(line: 35, column: 24, scope: !4)
!24 = !DILocation(line: 35, column: 15, scope: !4)
!25 = !DILocation(line: 31, column: 19, scope: !4)
!26 = !DILocation(line: 38, column: 29, scope: !4)
!27 = !DILocation(line: 38, column: 33, scope: !4)
!28 = !DILocation(line: 38, column: 36, scope: !4)
!29 = !DILocation(line: 38, column: 4, scope: !4)
