; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @geglu_bwd_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #1 !dbg !8 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %10 = shl nuw nsw i32 %9, 2, !dbg !9
  %11 = and i32 %10, 1020, !dbg !9
  %12 = icmp sgt i32 %5, 0, !dbg !10
  br i1 %12, label %.lr.ph, label %._crit_edge, !dbg !10

.lr.ph:                                           ; preds = %8
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %14 = mul i32 %5, %13, !dbg !12
  %15 = add i32 %14, %11
  %16 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %17 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744)
  %18 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %19 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  %20 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744)
  br label %21, !dbg !10

21:                                               ; preds = %.lr.ph, %21
  %22 = phi i32 [ 0, %.lr.ph ], [ %138, %21 ]
  %23 = or disjoint i32 %22, %11, !dbg !13
  %24 = icmp slt i32 %23, %5, !dbg !14
  %25 = add i32 %15, %22, !dbg !15
  %26 = shl i32 %25, 1, !dbg !16
  %27 = select i1 %24, i32 %26, i32 -2147483648, !dbg !16
  %28 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %16, i32 %27, i32 0, i32 0), !dbg !16
  %29 = bitcast <2 x i32> %28 to <4 x half>, !dbg !16
  %30 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %17, i32 %27, i32 0, i32 0), !dbg !17
  %31 = bitcast <2 x i32> %30 to <4 x half>, !dbg !17
  %32 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %18, i32 %27, i32 0, i32 0), !dbg !18
  %33 = bitcast <2 x i32> %32 to <4 x half>, !dbg !18
  %34 = shufflevector <4 x half> %29, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !19
  %35 = fpext <2 x half> %34 to <2 x float>, !dbg !19
  %36 = shufflevector <4 x half> %31, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %37 = fpext <2 x half> %36 to <2 x float>, !dbg !20
  %38 = shufflevector <4 x half> %33, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !21
  %39 = fpext <2 x half> %38 to <2 x float>, !dbg !21
  %40 = extractelement <2 x float> %35, i64 0, !dbg !22
  %41 = fmul float %40, 0x3FA6E4E260000000, !dbg !23
  %42 = extractelement <2 x float> %35, i64 1, !dbg !22
  %43 = fmul float %42, 0x3FA6E4E260000000, !dbg !23
  %44 = fmul float %41, %40, !dbg !24
  %45 = fmul float %43, %42, !dbg !24
  %46 = fmul float %44, %40, !dbg !25
  %47 = fmul float %45, %42, !dbg !25
  %48 = fadd float %46, %40, !dbg !22
  %49 = fadd float %47, %42, !dbg !22
  %50 = fmul float %48, 0x3FE9884540000000, !dbg !26
  %51 = fmul float %49, 0x3FE9884540000000, !dbg !26
  %52 = fmul float %50, 2.000000e+00, !dbg !27
  %53 = fmul float %51, 2.000000e+00, !dbg !27
  %54 = fsub float 0.000000e+00, %52, !dbg !30
  %55 = fsub float 0.000000e+00, %53, !dbg !30
  %56 = fmul float %54, 0x3FF7154760000000, !dbg !33
  %57 = tail call float @llvm.exp2.f32(float %56), !dbg !33
  %58 = fmul float %55, 0x3FF7154760000000, !dbg !33
  %59 = tail call float @llvm.exp2.f32(float %58), !dbg !33
  %60 = insertelement <2 x float> poison, float %57, i64 0, !dbg !34
  %61 = insertelement <2 x float> %60, float %59, i64 1, !dbg !34
  %62 = fadd <2 x float> %61, splat (float 1.000000e+00), !dbg !34
  %63 = fdiv <2 x float> splat (float 1.000000e+00), %62, !dbg !35
  %64 = fmul <2 x float> %63, splat (float 2.000000e+00), !dbg !36
  %65 = fadd <2 x float> %64, splat (float -1.000000e+00), !dbg !37
  %66 = fmul <2 x float> %35, splat (float 5.000000e-01), !dbg !38
  %67 = fadd <2 x float> %65, splat (float 1.000000e+00), !dbg !39
  %68 = fmul <2 x float> %67, splat (float 5.000000e-01), !dbg !40
  %69 = fmul <2 x float> %65, %65, !dbg !41
  %70 = fsub <2 x float> splat (float 1.000000e+00), %69, !dbg !42
  %71 = fmul <2 x float> %66, %70, !dbg !43
  %72 = fmul <2 x float> %71, splat (float 0x3FE9884540000000), !dbg !44
  %73 = fmul <2 x float> %35, splat (float 0x3FC12BA9E0000000), !dbg !45
  %74 = fmul <2 x float> %73, %35, !dbg !46
  %75 = fadd <2 x float> %74, splat (float 1.000000e+00), !dbg !47
  %76 = fmul <2 x float> %75, %72, !dbg !48
  %77 = fadd <2 x float> %68, %76, !dbg !49
  %78 = fmul <2 x float> %37, %39, !dbg !50
  %79 = fmul <2 x float> %78, %77, !dbg !51
  %80 = fptrunc <2 x float> %79 to <2 x half>, !dbg !52
  %81 = shufflevector <4 x half> %29, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !19
  %82 = fpext <2 x half> %81 to <2 x float>, !dbg !19
  %83 = shufflevector <4 x half> %31, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %84 = fpext <2 x half> %83 to <2 x float>, !dbg !20
  %85 = shufflevector <4 x half> %33, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !21
  %86 = fpext <2 x half> %85 to <2 x float>, !dbg !21
  %87 = extractelement <2 x float> %82, i64 0, !dbg !22
  %88 = fmul float %87, 0x3FA6E4E260000000, !dbg !23
  %89 = extractelement <2 x float> %82, i64 1, !dbg !22
  %90 = fmul float %89, 0x3FA6E4E260000000, !dbg !23
  %91 = fmul float %88, %87, !dbg !24
  %92 = fmul float %90, %89, !dbg !24
  %93 = fmul float %91, %87, !dbg !25
  %94 = fmul float %92, %89, !dbg !25
  %95 = fadd float %93, %87, !dbg !22
  %96 = fadd float %94, %89, !dbg !22
  %97 = fmul float %95, 0x3FE9884540000000, !dbg !26
  %98 = fmul float %96, 0x3FE9884540000000, !dbg !26
  %99 = fmul float %97, 2.000000e+00, !dbg !27
  %100 = fmul float %98, 2.000000e+00, !dbg !27
  %101 = fsub float 0.000000e+00, %99, !dbg !30
  %102 = fsub float 0.000000e+00, %100, !dbg !30
  %103 = fmul float %101, 0x3FF7154760000000, !dbg !33
  %104 = tail call float @llvm.exp2.f32(float %103), !dbg !33
  %105 = fmul float %102, 0x3FF7154760000000, !dbg !33
  %106 = tail call float @llvm.exp2.f32(float %105), !dbg !33
  %107 = insertelement <2 x float> poison, float %104, i64 0, !dbg !34
  %108 = insertelement <2 x float> %107, float %106, i64 1, !dbg !34
  %109 = fadd <2 x float> %108, splat (float 1.000000e+00), !dbg !34
  %110 = fdiv <2 x float> splat (float 1.000000e+00), %109, !dbg !35
  %111 = fmul <2 x float> %110, splat (float 2.000000e+00), !dbg !36
  %112 = fadd <2 x float> %111, splat (float -1.000000e+00), !dbg !37
  %113 = fmul <2 x float> %82, splat (float 5.000000e-01), !dbg !38
  %114 = fadd <2 x float> %112, splat (float 1.000000e+00), !dbg !39
  %115 = fmul <2 x float> %114, splat (float 5.000000e-01), !dbg !40
  %116 = fmul <2 x float> %112, %112, !dbg !41
  %117 = fsub <2 x float> splat (float 1.000000e+00), %116, !dbg !42
  %118 = fmul <2 x float> %113, %117, !dbg !43
  %119 = fmul <2 x float> %118, splat (float 0x3FE9884540000000), !dbg !44
  %120 = fmul <2 x float> %82, splat (float 0x3FC12BA9E0000000), !dbg !45
  %121 = fmul <2 x float> %120, %82, !dbg !46
  %122 = fadd <2 x float> %121, splat (float 1.000000e+00), !dbg !47
  %123 = fmul <2 x float> %122, %119, !dbg !48
  %124 = fadd <2 x float> %115, %123, !dbg !49
  %125 = fmul <2 x float> %84, %86, !dbg !50
  %126 = fmul <2 x float> %125, %124, !dbg !51
  %127 = fptrunc <2 x float> %126 to <2 x half>, !dbg !52
  %128 = shufflevector <2 x half> %80, <2 x half> %127, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !53
  %129 = bitcast <4 x half> %128 to <2 x i32>, !dbg !53
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %129, ptr addrspace(8) %19, i32 %27, i32 0, i32 0), !dbg !53
  %130 = fmul <2 x float> %66, %67, !dbg !54
  %131 = fmul <2 x float> %130, %39, !dbg !55
  %132 = fptrunc <2 x float> %131 to <2 x half>, !dbg !56
  %133 = fmul <2 x float> %113, %114, !dbg !54
  %134 = fmul <2 x float> %133, %86, !dbg !55
  %135 = fptrunc <2 x float> %134 to <2 x half>, !dbg !56
  %136 = shufflevector <2 x half> %132, <2 x half> %135, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !57
  %137 = bitcast <4 x half> %136 to <2 x i32>, !dbg !57
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %137, ptr addrspace(8) %20, i32 %27, i32 0, i32 0), !dbg !57
  %138 = add i32 %22, 1024, !dbg !10
  %139 = icmp slt i32 %138, %5, !dbg !10
  br i1 %139, label %21, label %._crit_edge, !dbg !10

._crit_edge:                                      ; preds = %21, %8
  ret void, !dbg !58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "activations.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !5, file: !5, line: 50, type: !6, scopeLine: 50, spFlags: DISPFlagOptimized)
!5 = !DIFile(filename: "standard.py", directory: "triton/language")
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = distinct !DISubprogram(name: "geglu_bwd_kernel", linkageName: "geglu_bwd_kernel", scope: !1, file: !1, line: 15, type: !6, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DILocation(line: 18, column: 24, scope: !8)
!10 = !DILocation(line: 19, column: 25, scope: !8)
!11 = !DILocation(line: 17, column: 24, scope: !8)
!12 = !DILocation(line: 17, column: 42, scope: !8)
!13 = !DILocation(line: 21, column: 19, scope: !8)
!14 = !DILocation(line: 21, column: 26, scope: !8)
!15 = !DILocation(line: 22, column: 28, scope: !8)
!16 = !DILocation(line: 22, column: 20, scope: !8)
!17 = !DILocation(line: 23, column: 20, scope: !8)
!18 = !DILocation(line: 24, column: 21, scope: !8)
!19 = !DILocation(line: 22, column: 59, scope: !8)
!20 = !DILocation(line: 23, column: 59, scope: !8)
!21 = !DILocation(line: 24, column: 61, scope: !8)
!22 = !DILocation(line: 25, column: 43, scope: !8)
!23 = !DILocation(line: 25, column: 54, scope: !8)
!24 = !DILocation(line: 25, column: 58, scope: !8)
!25 = !DILocation(line: 25, column: 62, scope: !8)
!26 = !DILocation(line: 25, column: 39, scope: !8)
!27 = !DILocation(line: 11, column: 34, scope: !28, inlinedAt: !29)
!28 = distinct !DILexicalBlockFile(scope: !8, file: !1, discriminator: 0)
!29 = !DILocation(line: 25, column: 17, scope: !28)
!30 = !DILocation(line: 50, column: 30, scope: !31, inlinedAt: !32)
!31 = distinct !DILexicalBlockFile(scope: !8, file: !5, discriminator: 0)
!32 = !DILocation(line: 11, column: 28, scope: !28, inlinedAt: !29)
!33 = !DILocation(line: 50, column: 29, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 50, column: 20, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 50, column: 16, scope: !31, inlinedAt: !32)
!36 = !DILocation(line: 11, column: 17, scope: !28, inlinedAt: !29)
!37 = !DILocation(line: 11, column: 39, scope: !28, inlinedAt: !29)
!38 = !DILocation(line: 26, column: 21, scope: !8)
!39 = !DILocation(line: 26, column: 32, scope: !8)
!40 = !DILocation(line: 27, column: 23, scope: !8)
!41 = !DILocation(line: 27, column: 55, scope: !8)
!42 = !DILocation(line: 27, column: 51, scope: !8)
!43 = !DILocation(line: 27, column: 45, scope: !8)
!44 = !DILocation(line: 27, column: 60, scope: !8)
!45 = !DILocation(line: 27, column: 99, scope: !8)
!46 = !DILocation(line: 27, column: 103, scope: !8)
!47 = !DILocation(line: 27, column: 88, scope: !8)
!48 = !DILocation(line: 27, column: 82, scope: !8)
!49 = !DILocation(line: 27, column: 34, scope: !8)
!50 = !DILocation(line: 28, column: 38, scope: !8)
!51 = !DILocation(line: 28, column: 42, scope: !8)
!52 = !DILocation(line: 28, column: 52, scope: !8)
!53 = !DILocation(line: 28, column: 32, scope: !8)
!54 = !DILocation(line: 26, column: 26, scope: !8)
!55 = !DILocation(line: 29, column: 38, scope: !8)
!56 = !DILocation(line: 29, column: 47, scope: !8)
!57 = !DILocation(line: 29, column: 32, scope: !8)
!58 = !DILocation(line: 19, column: 4, scope: !8)
