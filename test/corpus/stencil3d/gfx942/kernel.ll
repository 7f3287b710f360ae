; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @stencil3d_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, i32 inreg %4, float inreg %5, float inreg %6, ptr addrspace(1) inreg readnone captures(none) %7, ptr addrspace(1) inreg readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !7
  %11 = shl i32 %10, 2, !dbg !8
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %13 = lshr i32 %12, 5, !dbg !9
  %14 = and i32 %13, 3, !dbg !9
  %15 = or disjoint i32 %14, %11, !dbg !10
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %17 = shl i32 %16, 6, !dbg !12
  %18 = shl nuw nsw i32 %12, 1, !dbg !13
  %19 = and i32 %18, 62, !dbg !13
  %20 = or disjoint i32 %19, 1, !dbg !13
  %21 = or disjoint i32 %19, %17, !dbg !14
  %22 = or disjoint i32 %20, %17, !dbg !14
  %23 = icmp slt i32 %15, %3, !dbg !15
  %24 = icmp slt i32 %21, %4, !dbg !16
  %25 = and i1 %23, %24, !dbg !17
  %26 = mul i32 %4, %3, !dbg !18
  %27 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !19
  %28 = add i32 %2, -1, !dbg !20
  %29 = icmp sgt i32 %15, 0, !dbg !21
  %30 = and i1 %29, %25, !dbg !22
  %31 = add i32 %3, -1, !dbg !23
  %32 = icmp slt i32 %15, %31, !dbg !24
  %33 = and i1 %32, %25, !dbg !25
  %34 = icmp sgt i32 %21, 0, !dbg !26
  %35 = icmp sgt i32 %22, 0, !dbg !26
  %36 = and i1 %34, %25, !dbg !27
  %37 = and i1 %35, %25, !dbg !27
  %38 = add i32 %4, -1, !dbg !28
  %39 = icmp slt i32 %21, %38, !dbg !29
  %40 = icmp slt i32 %22, %38, !dbg !29
  %41 = and i1 %25, %39, !dbg !30
  %42 = and i1 %25, %40, !dbg !30
  %43 = icmp sgt i32 %2, 0, !dbg !31
  br i1 %43, label %.lr.ph, label %._crit_edge, !dbg !31

.lr.ph:                                           ; preds = %9
  %44 = mul i32 %4, %11, !dbg !32
  %45 = add i32 %44, %17, !dbg !33
  %46 = mul i32 %4, %14, !dbg !33
  %47 = add i32 %45, %46, !dbg !33
  %48 = add i32 %47, %19, !dbg !33
  %49 = shl i32 %48, 2, !dbg !19
  %50 = select i1 %25, i32 %49, i32 -2147483648, !dbg !19
  %51 = tail call <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) %27, i32 %50, i32 0, i32 0), !dbg !19
  %52 = add i32 %47, %20, !dbg !33
  %53 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %54 = insertelement <2 x float> poison, float %5, i64 0, !dbg !34
  %55 = shufflevector <2 x float> %54, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !34
  %56 = insertelement <2 x float> poison, float %6, i64 0, !dbg !35
  %57 = shufflevector <2 x float> %56, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !35
  br label %58, !dbg !31

58:                                               ; preds = %.lr.ph, %58
  %59 = phi i32 [ %48, %.lr.ph ], [ %110, %58 ]
  %60 = phi i32 [ %48, %.lr.ph ], [ %67, %58 ]
  %61 = phi i32 [ %52, %.lr.ph ], [ %68, %58 ]
  %62 = phi i32 [ 0, %.lr.ph ], [ %111, %58 ]
  %63 = phi <2 x float> [ %51, %.lr.ph ], [ %71, %58 ]
  %64 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %63, %58 ]
  %65 = icmp slt i32 %62, %28, !dbg !36
  %66 = and i1 %25, %65, !dbg !37
  %67 = add i32 %60, %26, !dbg !38
  %68 = add i32 %61, %26, !dbg !38
  %69 = shl i32 %67, 2, !dbg !39
  %70 = select i1 %66, i32 %69, i32 -2147483648, !dbg !39
  %71 = tail call <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) %27, i32 %70, i32 0, i32 0), !dbg !39
  %72 = sub i32 %60, %4, !dbg !40
  %73 = shl i32 %72, 2, !dbg !41
  %74 = select i1 %30, i32 %73, i32 -2147483648, !dbg !41
  %75 = tail call <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) %27, i32 %74, i32 0, i32 0), !dbg !41
  %76 = add i32 %60, %4, !dbg !42
  %77 = shl i32 %76, 2, !dbg !43
  %78 = select i1 %33, i32 %77, i32 -2147483648, !dbg !43
  %79 = tail call <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) %27, i32 %78, i32 0, i32 0), !dbg !43
  %80 = shl i32 %60, 2, !dbg !44
  %81 = add i32 %80, -4, !dbg !44
  %82 = select i1 %36, i32 %81, i32 -2147483648, !dbg !44
  %83 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %27, i32 %82, i32 0, i32 0), !dbg !44
  %84 = bitcast float %83 to <1 x float>, !dbg !44
  %85 = shl i32 %61, 2, !dbg !44
  %86 = add i32 %85, -4, !dbg !44
  %87 = select i1 %37, i32 %86, i32 -2147483648, !dbg !44
  %88 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %27, i32 %87, i32 0, i32 0), !dbg !44
  %89 = bitcast float %88 to <1 x float>, !dbg !44
  %90 = add i32 %80, 4, !dbg !45
  %91 = select i1 %41, i32 %90, i32 -2147483648, !dbg !45
  %92 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %27, i32 %91, i32 0, i32 0), !dbg !45
  %93 = bitcast float %92 to <1 x float>, !dbg !45
  %94 = add i32 %85, 4, !dbg !45
  %95 = select i1 %42, i32 %94, i32 -2147483648, !dbg !45
  %96 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %27, i32 %95, i32 0, i32 0), !dbg !45
  %97 = bitcast float %96 to <1 x float>, !dbg !45
  %98 = fmul <2 x float> %55, %63, !dbg !34
  %99 = fadd <2 x float> %64, %71, !dbg !46
  %100 = fadd <2 x float> %99, %75, !dbg !47
  %101 = fadd <2 x float> %100, %79, !dbg !48
  %102 = shufflevector <1 x float> %84, <1 x float> %89, <2 x i32> <i32 0, i32 1>, !dbg !49
  %103 = fadd <2 x float> %101, %102, !dbg !49
  %104 = shufflevector <1 x float> %93, <1 x float> %97, <2 x i32> <i32 0, i32 1>, !dbg !50
  %105 = fadd <2 x float> %103, %104, !dbg !50
  %106 = fmul <2 x float> %57, %105, !dbg !35
  %107 = fadd <2 x float> %98, %106, !dbg !51
  %108 = shl i32 %59, 2, !dbg !52
  %109 = select i1 %25, i32 %108, i32 -2147483648, !dbg !52
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float> %107, ptr addrspace(8) %53, i32 %109, i32 0, i32 0), !dbg !52
  %110 = add i32 %59, %26, !dbg !53
  %111 = add nuw nsw i32 %62, 1, !dbg !31
  %exitcond.not = icmp eq i32 %111, %2, !dbg !31
  br i1 %exitcond.not, label %._crit_edge, label %58, !dbg !31

._crit_edge:                                      ; preds = %58, %9
  ret void, !dbg !54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "grids.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "stencil3d_kernel", linkageName: "stencil3d_kernel", scope: !1, file: !1, line: 25, type: !5, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 27, column: 22, scope: !4)
!8 = !DILocation(line: 27, column: 27, scope: !4)
!9 = !DILocation(line: 27, column: 59, scope: !4)
!10 = !DILocation(line: 27, column: 37, scope: !4)
!11 = !DILocation(line: 28, column: 22, scope: !4)
!12 = !DILocation(line: 28, column: 27, scope: !4)
!13 = !DILocation(line: 28, column: 59, scope: !4)
!14 = !DILocation(line: 28, column: 37, scope: !4)
!15 = !DILocation(line: 29, column: 18, scope: !4)
!16 = !DILocation(line: 29, column: 28, scope: !4)
!17 = !DILocation(line: 29, column: 24, scope: !4)
!18 = !DILocation(line: 30, column: 16, scope: !4)
!19 = !DILocation(line: 34, column: 21, scope: !4)
!20 = !DILocation(line: 36, column: 63, scope: !4)
!21 = !DILocation(line: 37, column: 55, scope: !4)
!22 = !DILocation(line: 37, column: 51, scope: !4)
!23 = !DILocation(line: 38, column: 59, scope: !4)
!24 = !DILocation(line: 38, column: 55, scope: !4)
!25 = !DILocation(line: 38, column: 51, scope: !4)
!26 = !DILocation(line: 39, column: 54, scope: !4)
!27 = !DILocation(line: 39, column: 50, scope: !4)
!28 = !DILocation(line: 40, column: 58, scope: !4)
!29 = !DILocation(line: 40, column: 54, scope: !4)
!30 = !DILocation(line: 40, column: 50, scope: !4)
!31 = !DILocation(line: 35, column: 22, scope: !4)
!32 = !DILocation(line: 31, column: 21, scope: !4)
!33 = !DILocation(line: 31, column: 29, scope: !4)
!34 = !DILocation(line: 41, column: 30, scope: !4)
!35 = !DILocation(line: 41, column: 45, scope: !4)
!36 = !DILocation(line: 36, column: 59, scope: !4)
!37 = !DILocation(line: 36, column: 55, scope: !4)
!38 = !DILocation(line: 36, column: 33, scope: !4)
!39 = !DILocation(line: 36, column: 24, scope: !4)
!40 = !DILocation(line: 37, column: 33, scope: !4)
!41 = !DILocation(line: 37, column: 24, scope: !4)
!42 = !DILocation(line: 38, column: 33, scope: !4)
!43 = !DILocation(line: 38, column: 24, scope: !4)
!44 = !DILocation(line: 39, column: 23, scope: !4)
!45 = !DILocation(line: 40, column: 23, scope: !4)
!46 = !DILocation(line: 41, column: 53, scope: !4)
!47 = !DILocation(line: 41, column: 61, scope: !4)
!48 = !DILocation(line: 41, column: 69, scope: !4)
!49 = !DILocation(line: 41, column: 77, scope: !4)
!50 = !DILocation(line: 41, column: 84, scope: !4)
!51 = !DILocation(line: 41, column: 39, scope: !4)
!52 = !DILocation(line: 41, column: 25, scope: !4)
!53 = !DILocation(line: 45, column: 18, scope: !4)
!54 = !DILocation(line: 35, column: 4, scope: !4)
