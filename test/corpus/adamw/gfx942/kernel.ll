; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.amdgcn.sqrt.f32(float) #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @adamw_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, ptr addrspace(1) inreg writeonly captures(none) %5, ptr addrspace(1) inreg writeonly captures(none) %6, ptr addrspace(1) inreg writeonly captures(none) %7, i32 inreg %8, float inreg %9, float inreg %10, float inreg %11, float inreg %12, float inreg %13, float inreg %14, float inreg %15, ptr addrspace(1) inreg readnone captures(none) %16, ptr addrspace(1) inreg readnone captures(none) %17) local_unnamed_addr #1 !dbg !7 {
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %20 = shl i32 %19, 10, !dbg !9
  %21 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %22 = shl nuw nsw i32 %21, 2, !dbg !10
  %23 = and i32 %22, 1020, !dbg !10
  %24 = or disjoint i32 %23, %20, !dbg !11
  %25 = icmp slt i32 %24, %8, !dbg !12
  %26 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !13
  %27 = shl i32 %24, 2, !dbg !13
  %28 = select i1 %25, i32 %27, i32 -2147483648, !dbg !13
  %29 = tail call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %26, i32 %28, i32 0, i32 0), !dbg !13
  %30 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !14
  %31 = shl i32 %24, 1, !dbg !14
  %32 = select i1 %25, i32 %31, i32 -2147483648, !dbg !14
  %33 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %30, i32 %32, i32 0, i32 0), !dbg !14
  %34 = bitcast <2 x i32> %33 to <4 x half>, !dbg !14
  %35 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !15
  %36 = tail call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %35, i32 %28, i32 0, i32 0), !dbg !15
  %37 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744), !dbg !16
  %38 = tail call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %37, i32 %28, i32 0, i32 0), !dbg !16
  %39 = fsub float 1.000000e+00, %10, !dbg !17
  %40 = fsub float 1.000000e+00, %11, !dbg !18
  %41 = fmul float %9, %13, !dbg !19
  %42 = fsub float 1.000000e+00, %41, !dbg !20
  %43 = shufflevector <4 x half> %34, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !21
  %44 = fpext <2 x half> %43 to <2 x float>, !dbg !21
  %45 = insertelement <2 x float> poison, float %10, i64 0, !dbg !22
  %46 = shufflevector <2 x float> %45, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !22
  %47 = shufflevector <4 x float> %36, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !22
  %48 = fmul <2 x float> %46, %47, !dbg !22
  %49 = insertelement <2 x float> poison, float %39, i64 0, !dbg !23
  %50 = shufflevector <2 x float> %49, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %51 = fmul <2 x float> %50, %44, !dbg !23
  %52 = fadd <2 x float> %48, %51, !dbg !24
  %53 = extractelement <2 x float> %44, i64 0, !dbg !25
  %54 = fmul float %40, %53, !dbg !26
  %55 = extractelement <2 x float> %44, i64 1, !dbg !25
  %56 = fmul float %40, %55, !dbg !26
  %57 = insertelement <2 x float> poison, float %11, i64 0, !dbg !27
  %58 = insertelement <2 x float> %57, float %54, i64 1, !dbg !27
  %59 = shufflevector <2 x float> %44, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %60 = shufflevector <4 x float> %38, <4 x float> %59, <2 x i32> <i32 0, i32 4>, !dbg !27
  %61 = fmul <2 x float> %58, %60, !dbg !27
  %62 = insertelement <2 x float> %57, float %56, i64 1, !dbg !27
  %63 = shufflevector <4 x float> %38, <4 x float> %59, <2 x i32> <i32 1, i32 5>, !dbg !27
  %64 = fmul <2 x float> %62, %63, !dbg !27
  %65 = shufflevector <2 x float> %61, <2 x float> %64, <2 x i32> <i32 0, i32 2>, !dbg !28
  %66 = shufflevector <2 x float> %61, <2 x float> %64, <2 x i32> <i32 1, i32 3>, !dbg !28
  %67 = fadd <2 x float> %65, %66, !dbg !28
  %68 = insertelement <2 x float> poison, float %14, i64 0, !dbg !29
  %69 = shufflevector <2 x float> %68, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !29
  %70 = fdiv <2 x float> %52, %69, !dbg !29
  %71 = extractelement <2 x float> %67, i64 0, !dbg !30
  %72 = fdiv float %71, %15, !dbg !30
  %73 = extractelement <2 x float> %67, i64 1, !dbg !30
  %74 = fdiv float %73, %15, !dbg !30
  %75 = tail call float @llvm.amdgcn.sqrt.f32(float %72), !dbg !31
  %76 = tail call float @llvm.amdgcn.sqrt.f32(float %74), !dbg !31
  %77 = insertelement <2 x float> poison, float %12, i64 0, !dbg !32
  %78 = shufflevector <2 x float> %77, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !32
  %79 = insertelement <2 x float> poison, float %75, i64 0, !dbg !32
  %80 = insertelement <2 x float> %79, float %76, i64 1, !dbg !32
  %81 = fadd <2 x float> %78, %80, !dbg !32
  %82 = fdiv <2 x float> %70, %81, !dbg !33
  %83 = insertelement <2 x float> poison, float %42, i64 0, !dbg !34
  %84 = shufflevector <2 x float> %83, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !34
  %85 = shufflevector <4 x float> %29, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !34
  %86 = fmul <2 x float> %84, %85, !dbg !34
  %87 = insertelement <2 x float> poison, float %9, i64 0, !dbg !35
  %88 = shufflevector <2 x float> %87, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !35
  %89 = fmul <2 x float> %88, %82, !dbg !35
  %90 = fsub <2 x float> %86, %89, !dbg !36
  %91 = shufflevector <4 x half> %34, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !21
  %92 = fpext <2 x half> %91 to <2 x float>, !dbg !21
  %93 = shufflevector <4 x float> %36, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !22
  %94 = fmul <2 x float> %46, %93, !dbg !22
  %95 = fmul <2 x float> %50, %92, !dbg !23
  %96 = fadd <2 x float> %94, %95, !dbg !24
  %97 = extractelement <2 x float> %92, i64 0, !dbg !25
  %98 = fmul float %40, %97, !dbg !26
  %99 = extractelement <2 x float> %92, i64 1, !dbg !25
  %100 = fmul float %40, %99, !dbg !26
  %101 = insertelement <2 x float> %57, float %98, i64 1, !dbg !27
  %102 = shufflevector <2 x float> %92, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %103 = shufflevector <4 x float> %38, <4 x float> %102, <2 x i32> <i32 2, i32 4>, !dbg !27
  %104 = fmul <2 x float> %101, %103, !dbg !27
  %105 = insertelement <2 x float> %57, float %100, i64 1, !dbg !27
  %106 = shufflevector <4 x float> %38, <4 x float> %102, <2 x i32> <i32 3, i32 5>, !dbg !27
  %107 = fmul <2 x float> %105, %106, !dbg !27
  %108 = shufflevector <2 x float> %104, <2 x float> %107, <2 x i32> <i32 0, i32 2>, !dbg !28
  %109 = shufflevector <2 x float> %104, <2 x float> %107, <2 x i32> <i32 1, i32 3>, !dbg !28
  %110 = fadd <2 x float> %108, %109, !dbg !28
  %111 = fdiv <2 x float> %96, %69, !dbg !29
  %112 = extractelement <2 x float> %110, i64 0, !dbg !30
  %113 = fdiv float %112, %15, !dbg !30
  %114 = extractelement <2 x float> %110, i64 1, !dbg !30
  %115 = fdiv float %114, %15, !dbg !30
  %116 = tail call float @llvm.amdgcn.sqrt.f32(float %113), !dbg !31
  %117 = tail call float @llvm.amdgcn.sqrt.f32(float %115), !dbg !31
  %118 = insertelement <2 x float> poison, float %116, i64 0, !dbg !32
  %119 = insertelement <2 x float> %118, float %117, i64 1, !dbg !32
  %120 = fadd <2 x float> %78, %119, !dbg !32
  %121 = fdiv <2 x float> %111, %120, !dbg !33
  %122 = shufflevector <4 x float> %29, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %123 = fmul <2 x float> %84, %122, !dbg !34
  %124 = fmul <2 x float> %88, %121, !dbg !35
  %125 = fsub <2 x float> %123, %124, !dbg !36
  %126 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !37
  %127 = shufflevector <2 x float> %90, <2 x float> %125, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !37
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %127, ptr addrspace(8) %126, i32 %28, i32 0, i32 0), !dbg !37
  %128 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %5, i16 0, i64 2147483646, i32 159744), !dbg !38
  %129 = shufflevector <2 x float> %52, <2 x float> %96, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !38
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %129, ptr addrspace(8) %128, i32 %28, i32 0, i32 0), !dbg !38
  %130 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %6, i16 0, i64 2147483646, i32 159744), !dbg !39
  %131 = shufflevector <2 x float> %67, <2 x float> %110, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !39
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %131, ptr addrspace(8) %130, i32 %28, i32 0, i32 0), !dbg !39
  %132 = extractelement <2 x float> %90, i64 0, !dbg !40
  %133 = fptrunc float %132 to half, !dbg !40
  %134 = extractelement <2 x float> %90, i64 1, !dbg !40
  %135 = fptrunc float %134 to half, !dbg !40
  %136 = extractelement <2 x float> %125, i64 0, !dbg !40
  %137 = fptrunc float %136 to half, !dbg !40
  %138 = extractelement <2 x float> %125, i64 1, !dbg !40
  %139 = fptrunc float %138 to half, !dbg !40
  %140 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %7, i16 0, i64 2147483646, i32 159744), !dbg !41
  %141 = insertelement <4 x half> poison, half %133, i64 0, !dbg !41
  %142 = insertelement <4 x half> %141, half %135, i64 1, !dbg !41
  %143 = insertelement <4 x half> %142, half %137, i64 2, !dbg !41
  %144 = insertelement <4 x half> %143, half %139, i64 3, !dbg !41
  %145 = bitcast <4 x half> %144 to <2 x i32>, !dbg !41
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %145, ptr addrspace(8) %140, i32 %32, i32 0, i32 0), !dbg !41
  ret void, !dbg !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "optimizers.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.amdgcn.sqrt.f32", linkageName: "llvm.amdgcn.sqrt.f32", scope: !1, file: !1, line: 21, type: !5, scopeLine: 21, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "adamw_kernel", linkageName: "adamw_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 13, column: 25, scope: !7)
!9 = !DILocation(line: 13, column: 30, scope: !7)
!10 = !DILocation(line: 13, column: 51, scope: !7)
!11 = !DILocation(line: 13, column: 38, scope: !7)
!12 = !DILocation(line: 14, column: 18, scope: !7)
!13 = !DILocation(line: 15, column: 16, scope: !7)
!14 = !DILocation(line: 16, column: 16, scope: !7)
!15 = !DILocation(line: 17, column: 16, scope: !7)
!16 = !DILocation(line: 18, column: 16, scope: !7)
!17 = !DILocation(line: 19, column: 27, scope: !7)
!18 = !DILocation(line: 20, column: 27, scope: !7)
!19 = !DILocation(line: 22, column: 24, scope: !7)
!20 = !DILocation(line: 22, column: 19, scope: !7)
!21 = !DILocation(line: 16, column: 44, scope: !7)
!22 = !DILocation(line: 19, column: 16, scope: !7)
!23 = !DILocation(line: 19, column: 36, scope: !7)
!24 = !DILocation(line: 19, column: 20, scope: !7)
!25 = !DILocation(line: 20, column: 40, scope: !7)
!26 = !DILocation(line: 20, column: 36, scope: !7)
!27 = !DILocation(line: 20, column: 16, scope: !7)
!28 = !DILocation(line: 20, column: 20, scope: !7)
!29 = !DILocation(line: 21, column: 16, scope: !7)
!30 = !DILocation(line: 21, column: 44, scope: !7)
!31 = !DILocation(line: 21, column: 40, scope: !7)
!32 = !DILocation(line: 21, column: 59, scope: !7)
!33 = !DILocation(line: 21, column: 32, scope: !7)
!34 = !DILocation(line: 22, column: 13, scope: !7)
!35 = !DILocation(line: 22, column: 38, scope: !7)
!36 = !DILocation(line: 22, column: 33, scope: !7)
!37 = !DILocation(line: 23, column: 31, scope: !7)
!38 = !DILocation(line: 24, column: 31, scope: !7)
!39 = !DILocation(line: 25, column: 31, scope: !7)
!40 = !DILocation(line: 26, column: 35, scope: !7)
!41 = !DILocation(line: 26, column: 30, scope: !7)
!42 = !DILocation(line: 26, column: 4, scope: !7)
