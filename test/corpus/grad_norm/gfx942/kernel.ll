; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @grad_norm_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %8 = shl i32 %7, 12, !dbg !8
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %10 = and i32 %9, 511, !dbg !9
  %11 = and i32 %9, 63, !dbg !9
  %12 = lshr i32 %10, 6, !dbg !9
  %13 = shl nuw nsw i32 %9, 3, !dbg !9
  %14 = and i32 %13, 4088, !dbg !9
  %15 = or disjoint i32 %14, %8, !dbg !10
  %16 = icmp sgt i32 %2, 0, !dbg !11
  br i1 %16, label %.lr.ph, label %._crit_edge, !dbg !11

.lr.ph:                                           ; preds = %6
  %17 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  br label %18, !dbg !11

18:                                               ; preds = %.lr.ph, %18
  %.pn1617 = phi i32 [ %15, %.lr.ph ], [ %46, %18 ]
  %19 = phi i32 [ 0, %.lr.ph ], [ %47, %18 ]
  %20 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %42, %18 ]
  %21 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %43, %18 ]
  %22 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %44, %18 ]
  %23 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %45, %18 ]
  %24 = add i32 %19, %15, !dbg !12
  %25 = icmp slt i32 %24, %2, !dbg !13
  %26 = shl i32 %.pn1617, 1, !dbg !14
  %27 = select i1 %25, i32 %26, i32 -2147483648, !dbg !14
  %28 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %17, i32 %27, i32 0, i32 0), !dbg !14
  %29 = bitcast <4 x i32> %28 to <8 x half>, !dbg !14
  %30 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !15
  %31 = fpext <2 x half> %30 to <2 x float>, !dbg !15
  %32 = fmul <2 x float> %31, %31, !dbg !16
  %33 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !15
  %34 = fpext <2 x half> %33 to <2 x float>, !dbg !15
  %35 = fmul <2 x float> %34, %34, !dbg !16
  %36 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !15
  %37 = fpext <2 x half> %36 to <2 x float>, !dbg !15
  %38 = fmul <2 x float> %37, %37, !dbg !16
  %39 = shufflevector <8 x half> %29, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !15
  %40 = fpext <2 x half> %39 to <2 x float>, !dbg !15
  %41 = fmul <2 x float> %40, %40, !dbg !16
  %42 = fadd <2 x float> %20, %32, !dbg !17
  %43 = fadd <2 x float> %21, %35, !dbg !17
  %44 = fadd <2 x float> %22, %38, !dbg !17
  %45 = fadd <2 x float> %23, %41, !dbg !17
  %46 = add i32 %.pn1617, %3, !dbg !18
  %47 = add i32 %19, %3, !dbg !11
  %48 = icmp slt i32 %47, %2, !dbg !11
  br i1 %48, label %18, label %._crit_edge.loopexit, !dbg !11

._crit_edge.loopexit:                             ; preds = %18
  %shift = shufflevector <2 x float> %42, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !19
  %foldExtExtBinop = fadd <2 x float> %42, %shift, !dbg !19
  %foldExtExtBinop28 = fadd <2 x float> %43, %foldExtExtBinop, !dbg !19
  %shift30 = shufflevector <2 x float> %43, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !19
  %foldExtExtBinop31 = fadd <2 x float> %shift30, %foldExtExtBinop28, !dbg !19
  %foldExtExtBinop33 = fadd <2 x float> %44, %foldExtExtBinop31, !dbg !19
  %shift35 = shufflevector <2 x float> %44, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !19
  %foldExtExtBinop36 = fadd <2 x float> %shift35, %foldExtExtBinop33, !dbg !19
  %foldExtExtBinop38 = fadd <2 x float> %45, %foldExtExtBinop36, !dbg !19
  %shift40 = shufflevector <2 x float> %45, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !19
  %foldExtExtBinop41 = fadd <2 x float> %shift40, %foldExtExtBinop38, !dbg !19
  %49 = extractelement <2 x float> %foldExtExtBinop41, i64 0, !dbg !19
  br label %._crit_edge, !dbg !19

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %6
  %50 = phi float [ 0.000000e+00, %6 ], [ %49, %._crit_edge.loopexit ], !dbg !19
  %51 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %50, i32 280, i32 15, i32 15, i1 true), !dbg !22
  %52 = fadd float %50, %51, !dbg !19
  %53 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %52, i32 276, i32 15, i32 15, i1 true), !dbg !22
  %54 = fadd float %52, %53, !dbg !19
  %55 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %54, i32 274, i32 15, i32 15, i1 true), !dbg !22
  %56 = fadd float %54, %55, !dbg !19
  %57 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %56, i32 273, i32 15, i32 15, i1 true), !dbg !22
  %58 = fadd float %56, %57, !dbg !19
  %59 = tail call float @llvm.amdgcn.update.dpp.f32(float %58, float %58, i32 322, i32 10, i32 15, i1 true), !dbg !22
  %60 = fadd float %58, %59, !dbg !19
  %61 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %60, i32 323, i32 15, i32 15, i1 true), !dbg !22
  %62 = fadd float %60, %61, !dbg !19
  %63 = tail call float @llvm.amdgcn.readlane.f32(float %62, i32 63), !dbg !22
  %64 = icmp eq i32 %11, 0, !dbg !22
  br i1 %64, label %65, label %67, !dbg !22

65:                                               ; preds = %._crit_edge
  %66 = getelementptr float, ptr addrspace(3) @global_smem, i32 %12
  store float %63, ptr addrspace(3) %66, align 4, !dbg !22
  br label %67, !dbg !22

67:                                               ; preds = %65, %._crit_edge
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %68 = icmp samesign ult i32 %10, 8, !dbg !22
  %69 = getelementptr float, ptr addrspace(3) @global_smem, i32 %10, !dbg !22
  br i1 %68, label %70, label %72, !dbg !22

70:                                               ; preds = %67
  %71 = load float, ptr addrspace(3) %69, align 4, !dbg !22
  br label %72, !dbg !22

72:                                               ; preds = %70, %67
  %73 = phi float [ %71, %70 ], [ 0.000000e+00, %67 ], !dbg !25
  %74 = bitcast float %73 to i32, !dbg !22
  %75 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %74, i32 %74, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %76 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %75, i32 %74, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %77 = bitcast i32 %76 to float, !dbg !22
  %78 = fadd float %73, %77, !dbg !19
  %79 = bitcast float %78 to i32, !dbg !22
  %80 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %79, i32 %79, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %81 = bitcast i32 %80 to float, !dbg !22
  %82 = fadd float %78, %81, !dbg !19
  %83 = bitcast float %82 to i32, !dbg !22
  %84 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %83, i32 %83, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %85 = and i32 %9, 7, !dbg !22
  %86 = icmp eq i32 %85, 0, !dbg !22
  %87 = and i1 %68, %86, !dbg !22
  br i1 %87, label %88, label %91, !dbg !22

88:                                               ; preds = %72
  %89 = bitcast i32 %84 to float
  %90 = fadd float %82, %89
  store float %90, ptr addrspace(3) %69, align 4, !dbg !22
  br label %91, !dbg !22

91:                                               ; preds = %88, %72
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %92 = icmp samesign ult i32 %10, 64, !dbg !26
  %93 = and i1 %64, %92, !dbg !26
  br i1 %93, label %94, label %99, !dbg !26

94:                                               ; preds = %91
  %95 = sext i32 %7 to i64
  %96 = getelementptr float, ptr addrspace(1) %1, i64 %95
  %97 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !22
  %98 = insertelement <1 x float> poison, float %97, i64 0, !dbg !26
  store <1 x float> %98, ptr addrspace(1) %96, align 4, !dbg !26
  br label %99, !dbg !26

99:                                               ; preds = %94, %91
  ret void, !dbg !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #5

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "optimizers.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "grad_norm_kernel", linkageName: "grad_norm_kernel", scope: !1, file: !1, line: 45, type: !5, scopeLine: 45, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 47, column: 24, scope: !4)
!8 = !DILocation(line: 48, column: 17, scope: !4)
!9 = !DILocation(line: 48, column: 38, scope: !4)
!10 = !DILocation(line: 48, column: 25, scope: !4)
!11 = !DILocation(line: 51, column: 29, scope: !4)
!12 = !DILocation(line: 52, column: 41, scope: !4)
!13 = !DILocation(line: 52, column: 48, scope: !4)
!14 = !DILocation(line: 52, column: 20, scope: !4)
!15 = !DILocation(line: 52, column: 65, scope: !4)
!16 = !DILocation(line: 53, column: 19, scope: !4)
!17 = !DILocation(line: 53, column: 15, scope: !4)
!18 = !DILocation(line: 54, column: 18, scope: !4)
!19 = !DILocation(line: 263, column: 15, scope: !20, inlinedAt: !22)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !21, discriminator: 0)
!21 = !DIFile(filename: "standard.py", directory: "triton/language")
!22 = !DILocation(line: 293, column: 36, scope: !20, inlinedAt: !23)
!23 = !DILocation(line: 55, column: 39, scope: !24)
!24 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!25 = !DILocation(line: 55, column: 39, scope: !4)
!26 = !DILocation(line: 55, column: 32, scope: !4)
!27 = !DILocation(line: 55, column: 4, scope: !4)
