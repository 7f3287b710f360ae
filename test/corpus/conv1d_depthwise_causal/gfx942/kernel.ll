; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @conv1d_depthwise_causal_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #1 !dbg !8 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %10 = shl i32 %9, 8, !dbg !10
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %12 = and i32 %11, 255, !dbg !11
  %13 = or disjoint i32 %10, %12, !dbg !12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %15 = shl i32 %14, 8, !dbg !14
  %16 = icmp slt i32 %13, %5, !dbg !15
  %17 = shl i32 %9, 11, !dbg !16
  %18 = shl nuw nsw i32 %12, 3, !dbg !16
  %19 = or disjoint i32 %18, %17, !dbg !16
  %20 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !17
  %21 = select i1 %16, i32 %19, i32 -2147483648, !dbg !17
  %22 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %20, i32 %21, i32 0, i32 0), !dbg !17
  %23 = or disjoint i32 %19, 2, !dbg !18
  %24 = select i1 %16, i32 %23, i32 -2147483648, !dbg !18
  %25 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %20, i32 %24, i32 0, i32 0), !dbg !18
  %26 = insertelement <2 x i16> poison, i16 %22, i64 0, !dbg !17
  %27 = insertelement <2 x i16> %26, i16 %25, i64 1, !dbg !17
  %28 = bitcast <2 x i16> %27 to <2 x half>, !dbg !17
  %29 = fpext <2 x half> %28 to <2 x float>, !dbg !19
  %30 = or disjoint i32 %19, 4, !dbg !20
  %31 = select i1 %16, i32 %30, i32 -2147483648, !dbg !20
  %32 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %20, i32 %31, i32 0, i32 0), !dbg !20
  %33 = or disjoint i32 %19, 6, !dbg !21
  %34 = select i1 %16, i32 %33, i32 -2147483648, !dbg !21
  %35 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %20, i32 %34, i32 0, i32 0), !dbg !21
  %36 = insertelement <2 x i16> poison, i16 %32, i64 0, !dbg !20
  %37 = insertelement <2 x i16> %36, i16 %35, i64 1, !dbg !20
  %38 = bitcast <2 x i16> %37 to <2 x half>, !dbg !20
  %39 = fpext <2 x half> %38 to <2 x float>, !dbg !22
  %40 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !23
  %41 = shl i32 %13, 1, !dbg !23
  %42 = select i1 %16, i32 %41, i32 -2147483648, !dbg !23
  %43 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %40, i32 %42, i32 0, i32 0), !dbg !23
  %44 = bitcast i16 %43 to half, !dbg !23
  %45 = fpext half %44 to float, !dbg !24
  %46 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !25
  %47 = add i32 %15, 256, !dbg !26
  %48 = tail call i32 @llvm.smin.i32(i32 %47, i32 %4), !dbg !27
  %49 = icmp slt i32 %15, %48, !dbg !28
  br i1 %49, label %.lr.ph, label %._crit_edge, !dbg !28

.lr.ph:                                           ; preds = %8
  %50 = icmp sgt i32 %15, 0, !dbg !29
  %51 = and i1 %50, %16, !dbg !30
  %52 = sub i32 %12, %5, !dbg !31
  %53 = tail call i32 @llvm.amdgcn.workgroup.id.z(), !dbg !32
  %54 = mul i32 %4, %53, !dbg !33
  %55 = add i32 %54, %15, !dbg !34
  %56 = mul i32 %55, %5, !dbg !35
  %57 = add i32 %56, %10, !dbg !36
  %58 = add i32 %52, %57, !dbg !31
  %59 = shl i32 %58, 1, !dbg !37
  %60 = select i1 %51, i32 %59, i32 -2147483648, !dbg !37
  %61 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %60, i32 0, i32 0), !dbg !37
  %62 = shl i32 %5, 1, !dbg !38
  %63 = sub i32 %12, %62, !dbg !38
  %64 = add i32 %63, %57, !dbg !38
  %65 = shl i32 %64, 1, !dbg !39
  %66 = select i1 %51, i32 %65, i32 -2147483648, !dbg !39
  %67 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %66, i32 0, i32 0), !dbg !39
  %68 = insertelement <2 x i16> poison, i16 %61, i64 0, !dbg !37
  %69 = insertelement <2 x i16> %68, i16 %67, i64 1, !dbg !37
  %70 = bitcast <2 x i16> %69 to <2 x half>, !dbg !37
  %71 = fpext <2 x half> %70 to <2 x float>, !dbg !40
  %.neg = mul i32 %5, 2147483645, !dbg !41
  %72 = add i32 %.neg, %12, !dbg !36
  %73 = add i32 %72, %57, !dbg !36
  %74 = shl i32 %73, 1, !dbg !25
  %75 = select i1 %51, i32 %74, i32 -2147483648, !dbg !25
  %76 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %75, i32 0, i32 0), !dbg !25
  %77 = bitcast i16 %76 to half, !dbg !25
  %78 = fpext half %77 to float, !dbg !42
  %79 = add i32 %57, %12, !dbg !43
  %80 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  br label %81, !dbg !28

81:                                               ; preds = %.lr.ph, %81
  %.pn2.pn.pn7 = phi float [ %78, %.lr.ph ], [ %89, %81 ]
  %.pn36 = phi i32 [ %79, %.lr.ph ], [ %110, %81 ]
  %82 = phi i32 [ %15, %.lr.ph ], [ %111, %81 ]
  %83 = phi <2 x float> [ %71, %.lr.ph ], [ %114, %81 ]
  %84 = shl i32 %.pn36, 1, !dbg !44
  %85 = select i1 %16, i32 %84, i32 -2147483648, !dbg !44
  %86 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %85, i32 0, i32 0), !dbg !44
  %87 = bitcast i16 %86 to half, !dbg !44
  %88 = fpext half %87 to float, !dbg !45
  %89 = extractelement <2 x float> %83, i64 1, !dbg !28
  %90 = insertelement <2 x float> %83, float %.pn2.pn.pn7, i64 0, !dbg !46
  %91 = fmul <2 x float> %90, %29, !dbg !46
  %92 = extractelement <2 x float> %91, i64 0, !dbg !47
  %93 = fadd float %92, %45, !dbg !47
  %94 = extractelement <2 x float> %91, i64 1, !dbg !48
  %95 = fadd float %93, %94, !dbg !48
  %96 = insertelement <2 x float> %83, float %88, i64 1, !dbg !49
  %97 = fmul <2 x float> %96, %39, !dbg !49
  %98 = extractelement <2 x float> %97, i64 0, !dbg !50
  %99 = fadd float %95, %98, !dbg !50
  %100 = extractelement <2 x float> %97, i64 1, !dbg !51
  %101 = fadd float %99, %100, !dbg !51
  %102 = fsub float 0.000000e+00, %101, !dbg !52
  %103 = fmul float %102, 0x3FF7154760000000, !dbg !56
  %104 = tail call float @llvm.exp2.f32(float %103), !dbg !56
  %105 = fadd float %104, 1.000000e+00, !dbg !57
  %106 = fdiv float 1.000000e+00, %105, !dbg !58
  %107 = fmul float %101, %106, !dbg !59
  %108 = fptrunc float %107 to half, !dbg !60
  %109 = bitcast half %108 to i16, !dbg !61
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %109, ptr addrspace(8) %80, i32 %85, i32 0, i32 0), !dbg !61
  %110 = add i32 %.pn36, %5, !dbg !62
  %111 = add nsw i32 %82, 1, !dbg !28
  %112 = icmp slt i32 %111, %48, !dbg !28
  %113 = shufflevector <2 x float> %83, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %114 = insertelement <2 x float> %113, float %88, i64 0
  br i1 %112, label %81, label %._crit_edge, !dbg !28

._crit_edge:                                      ; preds = %81, %8
  ret void, !dbg !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "convolution.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !5, file: !5, line: 50, type: !6, scopeLine: 50, spFlags: DISPFlagOptimized)
!5 = !DIFile(filename: "standard.py", directory: "triton/language")
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = distinct !DISubprogram(name: "conv1d_depthwise_causal_kernel", linkageName: "conv1d_depthwise_causal_kernel", scope: !1, file: !1, line: 38, type: !6, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DILocation(line: 40, column: 22, scope: !8)
!10 = !DILocation(line: 40, column: 27, scope: !8)
!11 = !DILocation(line: 40, column: 50, scope: !8)
!12 = !DILocation(line: 40, column: 37, scope: !8)
!13 = !DILocation(line: 41, column: 26, scope: !8)
!14 = !DILocation(line: 41, column: 31, scope: !8)
!15 = !DILocation(line: 42, column: 15, scope: !8)
!16 = !DILocation(line: 43, column: 25, scope: !8)
!17 = !DILocation(line: 43, column: 17, scope: !8)
!18 = !DILocation(line: 44, column: 17, scope: !8)
!19 = !DILocation(line: 43, column: 57, scope: !8)
!20 = !DILocation(line: 45, column: 17, scope: !8)
!21 = !DILocation(line: 46, column: 17, scope: !8)
!22 = !DILocation(line: 45, column: 61, scope: !8)
!23 = !DILocation(line: 47, column: 19, scope: !8)
!24 = !DILocation(line: 47, column: 55, scope: !8)
!25 = !DILocation(line: 52, column: 17, scope: !8)
!26 = !DILocation(line: 55, column: 45, scope: !8)
!27 = !DILocation(line: 55, column: 52, scope: !8)
!28 = !DILocation(line: 55, column: 26, scope: !8)
!29 = !DILocation(line: 51, column: 29, scope: !8)
!30 = !DILocation(line: 51, column: 21, scope: !8)
!31 = !DILocation(line: 54, column: 26, scope: !8)
!32 = !DILocation(line: 48, column: 24, scope: !8)
!33 = !DILocation(line: 48, column: 42, scope: !8)
!34 = !DILocation(line: 48, column: 46, scope: !8)
!35 = !DILocation(line: 49, column: 27, scope: !8)
!36 = !DILocation(line: 52, column: 26, scope: !8)
!37 = !DILocation(line: 54, column: 17, scope: !8)
!38 = !DILocation(line: 53, column: 26, scope: !8)
!39 = !DILocation(line: 53, column: 17, scope: !8)
!40 = !DILocation(line: 54, column: 56, scope: !8)
!41 = !DILocation(line: 52, column: 30, scope: !8)
!42 = !DILocation(line: 52, column: 60, scope: !8)
!43 = !DILocation(line: 49, column: 31, scope: !8)
!44 = !DILocation(line: 56, column: 21, scope: !8)
!45 = !DILocation(line: 56, column: 54, scope: !8)
!46 = !DILocation(line: 57, column: 24, scope: !8)
!47 = !DILocation(line: 57, column: 19, scope: !8)
!48 = !DILocation(line: 57, column: 29, scope: !8)
!49 = !DILocation(line: 57, column: 44, scope: !8)
!50 = !DILocation(line: 57, column: 39, scope: !8)
!51 = !DILocation(line: 57, column: 49, scope: !8)
!52 = !DILocation(line: 50, column: 30, scope: !53, inlinedAt: !54)
!53 = distinct !DILexicalBlockFile(scope: !8, file: !5, discriminator: 0)
!54 = !DILocation(line: 58, column: 41, scope: !55)
!55 = distinct !DILexicalBlockFile(scope: !8, file: !1, discriminator: 0)
!56 = !DILocation(line: 50, column: 29, scope: !53, inlinedAt: !54)
!57 = !DILocation(line: 50, column: 20, scope: !53, inlinedAt: !54)
!58 = !DILocation(line: 50, column: 16, scope: !53, inlinedAt: !54)
!59 = !DILocation(line: 58, column: 30, scope: !8)
!60 = !DILocation(line: 58, column: 48, scope: !8)
!61 = !DILocation(line: 58, column: 25, scope: !8)
!62 = !DILocation(line: 63, column: 18, scope: !8)
!63 = !DILocation(line: 55, column: 4, scope: !8)
