; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @spmm_csr_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !8
  %11 = shl i32 %10, 8, !dbg !9
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %13 = shl nuw nsw i32 %12, 1, !dbg !10
  %14 = and i32 %13, 254, !dbg !10
  %15 = or disjoint i32 %14, %11, !dbg !11
  %16 = icmp slt i32 %15, %5, !dbg !12
  %17 = sext i32 %9 to i64, !dbg !13
  %18 = getelementptr i32, ptr addrspace(1) %0, i64 %17, !dbg !13
  %19 = load <1 x i32>, ptr addrspace(1) %18, align 4, !dbg !13
  %20 = add i32 %9, 1, !dbg !14
  %21 = sext i32 %20 to i64, !dbg !15
  %22 = getelementptr i32, ptr addrspace(1) %0, i64 %21, !dbg !15
  %23 = load <1 x i32>, ptr addrspace(1) %22, align 4, !dbg !15
  %24 = extractelement <1 x i32> %23, i64 0, !dbg !15
  %25 = icmp slt <1 x i32> %19, %23, !dbg !16
  %26 = extractelement <1 x i1> %25, i64 0, !dbg !16
  br i1 %26, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %8
  %27 = extractelement <1 x i32> %19, i64 0, !dbg !13
  %28 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  br label %29, !dbg !16

29:                                               ; preds = %.lr.ph, %29
  %30 = phi i32 [ %27, %.lr.ph ], [ %46, %29 ]
  %31 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %45, %29 ]
  %32 = sext i32 %30 to i64, !dbg !17
  %33 = getelementptr i32, ptr addrspace(1) %1, i64 %32, !dbg !17
  %34 = load <1 x i32>, ptr addrspace(1) %33, align 4, !dbg !17
  %35 = extractelement <1 x i32> %34, i64 0, !dbg !17
  %36 = getelementptr float, ptr addrspace(1) %2, i64 %32, !dbg !18
  %37 = load <1 x float>, ptr addrspace(1) %36, align 4, !dbg !18
  %38 = mul i32 %35, %5, !dbg !19
  %39 = add i32 %15, %38, !dbg !20
  %40 = shl i32 %39, 2, !dbg !21
  %41 = select i1 %16, i32 %40, i32 -2147483648, !dbg !21
  %42 = tail call <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) %28, i32 %41, i32 0, i32 0), !dbg !21
  %43 = shufflevector <1 x float> %37, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !22
  %44 = fmul <2 x float> %43, %42, !dbg !22
  %45 = fadd <2 x float> %31, %44, !dbg !23
  %46 = add nsw i32 %30, 1, !dbg !24
  %47 = icmp slt i32 %46, %24, !dbg !16
  br i1 %47, label %29, label %._crit_edge, !dbg !16

._crit_edge:                                      ; preds = %29, %8
  %48 = phi <2 x float> [ zeroinitializer, %8 ], [ %45, %29 ]
  %49 = mul i32 %5, %9, !dbg !25
  %50 = add i32 %15, %49, !dbg !26
  %51 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !27
  %52 = shl i32 %50, 2, !dbg !27
  %53 = select i1 %16, i32 %52, i32 -2147483648, !dbg !27
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float> %48, ptr addrspace(8) %51, i32 %53, i32 0, i32 0), !dbg !27
  ret void, !dbg !28
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
declare <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sparse.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "spmm_csr_kernel", linkageName: "spmm_csr_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 24, scope: !4)
!8 = !DILocation(line: 13, column: 25, scope: !4)
!9 = !DILocation(line: 13, column: 30, scope: !4)
!10 = !DILocation(line: 13, column: 53, scope: !4)
!11 = !DILocation(line: 13, column: 40, scope: !4)
!12 = !DILocation(line: 14, column: 18, scope: !4)
!13 = !DILocation(line: 15, column: 20, scope: !4)
!14 = !DILocation(line: 16, column: 34, scope: !4)
!15 = !DILocation(line: 16, column: 18, scope: !4)
!16 = !DILocation(line: 20, column: 26, scope: !4)
!17 = !DILocation(line: 21, column: 22, scope: !4)
!18 = !DILocation(line: 22, column: 24, scope: !4)
!19 = !DILocation(line: 23, column: 45, scope: !4)
!20 = !DILocation(line: 23, column: 49, scope: !4)
!21 = !DILocation(line: 23, column: 31, scope: !4)
!22 = !DILocation(line: 23, column: 23, scope: !4)
!23 = !DILocation(line: 23, column: 15, scope: !4)
!24 = !DILocation(line: 25, column: 21, scope: !4)
!25 = !DILocation(line: 26, column: 27, scope: !4)
!26 = !DILocation(line: 26, column: 31, scope: !4)
!27 = !DILocation(line: 26, column: 37, scope: !4)
!28 = !DILocation(line: 26, column: 4, scope: !4)
