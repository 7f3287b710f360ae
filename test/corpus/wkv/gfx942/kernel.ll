; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @wkv_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, i32 inreg %6, ptr addrspace(1) inreg readnone captures(none) %7, ptr addrspace(1) inreg readnone captures(none) %8) local_unnamed_addr #1 !dbg !7 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %11 = shl i32 %10, 5, !dbg !9
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %13 = and i32 %12, 31, !dbg !10
  %14 = or disjoint i32 %11, %13, !dbg !11
  %15 = icmp slt i32 %14, %6, !dbg !12
  %16 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !13
  %17 = shl i32 %14, 2, !dbg !13
  %18 = select i1 %15, i32 %17, i32 -2147483648, !dbg !13
  %19 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %16, i32 %18, i32 0, i32 0), !dbg !13
  %20 = bitcast float %19 to <1 x float>, !dbg !13
  %21 = extractelement <1 x float> %20, i64 0, !dbg !13
  %22 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !14
  %23 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %22, i32 %18, i32 0, i32 0), !dbg !14
  %24 = bitcast float %23 to <1 x float>, !dbg !14
  %25 = extractelement <1 x float> %24, i64 0, !dbg !14
  %26 = icmp sgt i32 %5, 0, !dbg !15
  br i1 %26, label %.lr.ph, label %._crit_edge, !dbg !15

.lr.ph:                                           ; preds = %9
  %27 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !16
  %28 = mul i32 %5, %27, !dbg !17
  %29 = mul i32 %28, %6, !dbg !18
  %30 = add i32 %14, %29, !dbg !19
  %31 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744)
  %32 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  %33 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744)
  %34 = and i32 %12, 32
  %35 = icmp eq i32 %34, 0
  %36 = and i1 %35, %15
  br label %37, !dbg !15

37:                                               ; preds = %.lr.ph, %37
  %38 = phi float [ 0xC7D2CED320000000, %.lr.ph ], [ %70, %37 ]
  %.pn12 = phi i32 [ %30, %.lr.ph ], [ %84, %37 ]
  %39 = phi i32 [ 0, %.lr.ph ], [ %85, %37 ]
  %40 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %83, %37 ]
  %41 = shl i32 %.pn12, 1, !dbg !20
  %42 = select i1 %15, i32 %41, i32 -2147483648, !dbg !20
  %43 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %31, i32 %42, i32 0, i32 0), !dbg !20
  %44 = bitcast i16 %43 to half, !dbg !20
  %45 = fpext half %44 to float, !dbg !21
  %46 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %32, i32 %42, i32 0, i32 0), !dbg !22
  %47 = bitcast i16 %46 to half, !dbg !22
  %48 = fpext half %47 to float, !dbg !23
  %49 = fadd float %25, %45, !dbg !24
  %50 = tail call float @llvm.maxnum.f32(float %38, float %49), !dbg !25
  %51 = fsub float %38, %50, !dbg !26
  %52 = fmul float %51, 0x3FF7154760000000, !dbg !27
  %53 = tail call float @llvm.exp2.f32(float %52), !dbg !27
  %54 = fsub float %49, %50, !dbg !28
  %55 = fmul float %54, 0x3FF7154760000000, !dbg !29
  %56 = tail call float @llvm.exp2.f32(float %55), !dbg !29
  %57 = fmul float %56, %48, !dbg !30
  %58 = insertelement <2 x float> poison, float %53, i64 0, !dbg !31
  %59 = shufflevector <2 x float> %58, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !31
  %60 = fmul <2 x float> %40, %59, !dbg !31
  %61 = insertelement <2 x float> poison, float %56, i64 0, !dbg !32
  %62 = insertelement <2 x float> %61, float %57, i64 1, !dbg !32
  %63 = fadd <2 x float> %62, %60, !dbg !32
  %64 = extractelement <2 x float> %63, i64 0, !dbg !33
  %65 = extractelement <2 x float> %63, i64 1, !dbg !33
  %66 = fdiv float %65, %64, !dbg !33
  %67 = shl i32 %.pn12, 2, !dbg !34
  %68 = select i1 %36, i32 %67, i32 -2147483648, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %66, ptr addrspace(8) %33, i32 %68, i32 0, i32 0), !dbg !34
  %69 = fadd float %21, %38, !dbg !35
  %70 = tail call float @llvm.maxnum.f32(float %69, float %45), !dbg !36
  %71 = fsub float %69, %70, !dbg !37
  %72 = fmul float %71, 0x3FF7154760000000, !dbg !38
  %73 = tail call float @llvm.exp2.f32(float %72), !dbg !38
  %74 = fsub float %45, %70, !dbg !39
  %75 = fmul float %74, 0x3FF7154760000000, !dbg !40
  %76 = tail call float @llvm.exp2.f32(float %75), !dbg !40
  %77 = fmul float %76, %48, !dbg !41
  %78 = insertelement <2 x float> poison, float %73, i64 0, !dbg !42
  %79 = shufflevector <2 x float> %78, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !42
  %80 = fmul <2 x float> %40, %79, !dbg !42
  %81 = insertelement <2 x float> poison, float %76, i64 0, !dbg !43
  %82 = insertelement <2 x float> %81, float %77, i64 1, !dbg !43
  %83 = fadd <2 x float> %82, %80, !dbg !43
  %84 = add i32 %.pn12, %6, !dbg !44
  %85 = add nuw nsw i32 %39, 1, !dbg !15
  %exitcond.not = icmp eq i32 %85, %5, !dbg !15
  br i1 %exitcond.not, label %._crit_edge, label %37, !dbg !15

._crit_edge:                                      ; preds = %37, %9
  ret void, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "state_space.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 61, type: !5, scopeLine: 61, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "wkv_kernel", linkageName: "wkv_kernel", scope: !1, file: !1, line: 44, type: !5, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 46, column: 22, scope: !7)
!9 = !DILocation(line: 46, column: 27, scope: !7)
!10 = !DILocation(line: 46, column: 50, scope: !7)
!11 = !DILocation(line: 46, column: 37, scope: !7)
!12 = !DILocation(line: 47, column: 15, scope: !7)
!13 = !DILocation(line: 48, column: 16, scope: !7)
!14 = !DILocation(line: 49, column: 16, scope: !7)
!15 = !DILocation(line: 57, column: 22, scope: !7)
!16 = !DILocation(line: 50, column: 26, scope: !7)
!17 = !DILocation(line: 50, column: 44, scope: !7)
!18 = !DILocation(line: 50, column: 48, scope: !7)
!19 = !DILocation(line: 51, column: 29, scope: !7)
!20 = !DILocation(line: 58, column: 20, scope: !7)
!21 = !DILocation(line: 58, column: 53, scope: !7)
!22 = !DILocation(line: 59, column: 20, scope: !7)
!23 = !DILocation(line: 59, column: 53, scope: !7)
!24 = !DILocation(line: 60, column: 35, scope: !7)
!25 = !DILocation(line: 60, column: 31, scope: !7)
!26 = !DILocation(line: 61, column: 31, scope: !7)
!27 = !DILocation(line: 61, column: 24, scope: !7)
!28 = !DILocation(line: 62, column: 29, scope: !7)
!29 = !DILocation(line: 62, column: 21, scope: !7)
!30 = !DILocation(line: 63, column: 53, scope: !7)
!31 = !DILocation(line: 63, column: 35, scope: !7)
!32 = !DILocation(line: 63, column: 47, scope: !7)
!33 = !DILocation(line: 63, column: 59, scope: !7)
!34 = !DILocation(line: 63, column: 25, scope: !7)
!35 = !DILocation(line: 64, column: 32, scope: !7)
!36 = !DILocation(line: 64, column: 35, scope: !7)
!37 = !DILocation(line: 65, column: 35, scope: !7)
!38 = !DILocation(line: 65, column: 24, scope: !7)
!39 = !DILocation(line: 66, column: 25, scope: !7)
!40 = !DILocation(line: 66, column: 21, scope: !7)
!41 = !DILocation(line: 67, column: 47, scope: !7)
!42 = !DILocation(line: 68, column: 31, scope: !7)
!43 = !DILocation(line: 68, column: 45, scope: !7)
!44 = !DILocation(line: 72, column: 18, scope: !7)
!45 = !DILocation(line: 57, column: 4, scope: !7)
