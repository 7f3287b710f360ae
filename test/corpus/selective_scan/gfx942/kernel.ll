; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @selective_scan_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg readonly captures(none) %4, ptr addrspace(1) inreg readonly captures(none) %5, ptr addrspace(1) inreg readonly captures(none) %6, ptr addrspace(1) inreg writeonly captures(none) %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg readnone captures(none) %10, ptr addrspace(1) inreg readnone captures(none) %11) local_unnamed_addr #1 !dbg !7 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %14 = shl i32 %13, 5, !dbg !9
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %16 = lshr i32 %15, 2, !dbg !10
  %17 = and i32 %16, 31, !dbg !10
  %18 = or disjoint i32 %17, %14, !dbg !11
  %19 = shl nuw nsw i32 %15, 2, !dbg !12
  %20 = and i32 %19, 12, !dbg !12
  %21 = icmp slt i32 %18, %9, !dbg !13
  %22 = shl i32 %13, 9, !dbg !14
  %23 = shl nuw nsw i32 %17, 4, !dbg !15
  %24 = or disjoint i32 %23, %22, !dbg !15
  %25 = or disjoint i32 %24, %20, !dbg !15
  %26 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !16
  %27 = shl i32 %25, 2, !dbg !16
  %28 = select i1 %21, i32 %27, i32 -2147483648, !dbg !16
  %29 = tail call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %26, i32 %28, i32 0, i32 0), !dbg !16
  %30 = extractelement <4 x float> %29, i64 0, !dbg !16
  %31 = extractelement <4 x float> %29, i64 1, !dbg !16
  %32 = extractelement <4 x float> %29, i64 2, !dbg !16
  %33 = extractelement <4 x float> %29, i64 3, !dbg !16
  %34 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %5, i16 0, i64 2147483646, i32 159744), !dbg !17
  %35 = shl i32 %18, 2, !dbg !17
  %36 = select i1 %21, i32 %35, i32 -2147483648, !dbg !17
  %37 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %34, i32 %36, i32 0, i32 0), !dbg !17
  %38 = bitcast float %37 to <1 x float>, !dbg !17
  %39 = extractelement <1 x float> %38, i64 0, !dbg !17
  %40 = icmp sgt i32 %8, 0, !dbg !18
  br i1 %40, label %.lr.ph, label %._crit_edge, !dbg !18

.lr.ph:                                           ; preds = %12
  %41 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !19
  %42 = mul i32 %8, %41, !dbg !20
  %43 = shl i32 %42, 4, !dbg !21
  %44 = or disjoint i32 %43, %20, !dbg !22
  %45 = mul i32 %9, %42, !dbg !23
  %46 = add i32 %45, %14, !dbg !24
  %47 = and i32 %15, 31, !dbg !10
  %48 = add i32 %46, %47, !dbg !24
  %49 = add i32 %46, %17, !dbg !25
  %50 = or disjoint i32 %14, %47, !dbg !11
  %51 = icmp slt i32 %50, %9, !dbg !13
  %52 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %53 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %54 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %6, i16 0, i64 2147483646, i32 159744)
  %55 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  %56 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744)
  %57 = and i32 %15, 60
  %58 = lshr i32 %15, 5
  %59 = and i32 %58, 2
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 %57
  %62 = and i32 %19, 60
  %63 = lshr i32 %15, 3
  %64 = and i32 %63, 2
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %64
  %67 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %7, i16 0, i64 2147483646, i32 159744)
  %68 = and i32 %15, 96
  %69 = icmp eq i32 %68, 0
  %70 = and i1 %69, %51
  br label %71, !dbg !18

71:                                               ; preds = %.lr.ph, %71
  %72 = phi i32 [ %49, %.lr.ph ], [ %159, %71 ]
  %73 = phi i32 [ %44, %.lr.ph ], [ %162, %71 ]
  %74 = phi i32 [ %44, %.lr.ph ], [ %161, %71 ]
  %.pn13 = phi i32 [ %48, %.lr.ph ], [ %160, %71 ]
  %75 = phi i32 [ 0, %.lr.ph ], [ %163, %71 ]
  %76 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %122, %71 ]
  %77 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %129, %71 ]
  %78 = shl i32 %72, 1, !dbg !26
  %79 = select i1 %21, i32 %78, i32 -2147483648, !dbg !26
  %80 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %52, i32 %79, i32 0, i32 0), !dbg !26
  %81 = bitcast i16 %80 to half, !dbg !26
  %82 = fpext half %81 to float, !dbg !27
  %83 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %53, i32 %79, i32 0, i32 0), !dbg !28
  %84 = bitcast i16 %83 to half, !dbg !28
  %85 = fpext half %84 to float, !dbg !29
  %86 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %54, i32 %79, i32 0, i32 0), !dbg !30
  %87 = bitcast i16 %86 to half, !dbg !30
  %88 = fpext half %87 to float, !dbg !31
  %89 = shl i32 %74, 1, !dbg !32
  %90 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %55, i32 %89, i32 0, i32 0), !dbg !32
  %91 = bitcast <2 x i32> %90 to <4 x half>, !dbg !32
  %92 = shl i32 %73, 1, !dbg !33
  %93 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %56, i32 %92, i32 0, i32 0), !dbg !33
  %94 = bitcast <2 x i32> %93 to <4 x half>, !dbg !33
  %95 = fcmp ogt half %84, 0xH4D00, !dbg !34
  %96 = fmul float %85, 0x3FF7154760000000, !dbg !35
  %97 = tail call float @llvm.exp2.f32(float %96), !dbg !35
  %98 = fadd float %97, 1.000000e+00, !dbg !36
  %99 = tail call float @llvm.log.f32(float %98), !dbg !37
  %100 = select i1 %95, float %85, float %99, !dbg !38
  %101 = fmul float %30, %100, !dbg !39
  %102 = fmul float %31, %100, !dbg !39
  %103 = fmul float %32, %100, !dbg !39
  %104 = fmul float %33, %100, !dbg !39
  %105 = fmul float %101, 0x3FF7154760000000, !dbg !40
  %106 = tail call float @llvm.exp2.f32(float %105), !dbg !40
  %107 = fmul float %102, 0x3FF7154760000000, !dbg !40
  %108 = tail call float @llvm.exp2.f32(float %107), !dbg !40
  %109 = fmul float %103, 0x3FF7154760000000, !dbg !40
  %110 = tail call float @llvm.exp2.f32(float %109), !dbg !40
  %111 = fmul float %104, 0x3FF7154760000000, !dbg !40
  %112 = tail call float @llvm.exp2.f32(float %111), !dbg !40
  %113 = fmul float %100, %82, !dbg !41
  %114 = shufflevector <4 x half> %91, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !42
  %115 = fpext <2 x half> %114 to <2 x float>, !dbg !42
  %116 = insertelement <2 x float> poison, float %106, i64 0, !dbg !43
  %117 = insertelement <2 x float> %116, float %108, i64 1, !dbg !43
  %118 = fmul <2 x float> %76, %117, !dbg !43
  %119 = insertelement <2 x float> poison, float %113, i64 0, !dbg !44
  %120 = shufflevector <2 x float> %119, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !44
  %121 = fmul <2 x float> %120, %115, !dbg !44
  %122 = fadd <2 x float> %121, %118, !dbg !45
  %123 = shufflevector <4 x half> %91, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !42
  %124 = fpext <2 x half> %123 to <2 x float>, !dbg !42
  %125 = insertelement <2 x float> poison, float %110, i64 0, !dbg !43
  %126 = insertelement <2 x float> %125, float %112, i64 1, !dbg !43
  %127 = fmul <2 x float> %77, %126, !dbg !43
  %128 = fmul <2 x float> %120, %124, !dbg !44
  %129 = fadd <2 x float> %128, %127, !dbg !45
  %130 = shufflevector <4 x half> %94, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !46
  %131 = fpext <2 x half> %130 to <2 x float>, !dbg !46
  %132 = fmul <2 x float> %122, %131, !dbg !47
  %133 = shufflevector <4 x half> %94, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !46
  %134 = fpext <2 x half> %133 to <2 x float>, !dbg !46
  %135 = fmul <2 x float> %129, %134, !dbg !47
  %shift = shufflevector <2 x float> %132, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !48
  %foldExtExtBinop = fadd <2 x float> %132, %shift, !dbg !48
  %foldExtExtBinop6 = fadd <2 x float> %135, %foldExtExtBinop, !dbg !48
  %shift8 = shufflevector <2 x float> %135, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !48
  %foldExtExtBinop9 = fadd <2 x float> %shift8, %foldExtExtBinop6, !dbg !48
  %136 = extractelement <2 x float> %foldExtExtBinop9, i64 0, !dbg !48
  %137 = bitcast float %136 to i32, !dbg !51
  %138 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %137, i32 %137, i32 78, i32 15, i32 15, i1 false), !dbg !51
  %139 = bitcast i32 %138 to float, !dbg !51
  %140 = fadd float %136, %139, !dbg !48
  %141 = bitcast float %140 to i32, !dbg !51
  %142 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %141, i32 %141, i32 177, i32 15, i32 15, i1 false), !dbg !51
  %143 = bitcast i32 %142 to float, !dbg !51
  %144 = fadd float %140, %143, !dbg !48
  %145 = fmul float %39, %82, !dbg !54
  %146 = fadd float %145, %144, !dbg !55
  %147 = fmul float %146, %88, !dbg !56
  %148 = fsub float 0.000000e+00, %88, !dbg !57
  %149 = fmul float %148, 0x3FF7154760000000, !dbg !59
  %150 = tail call float @llvm.exp2.f32(float %149), !dbg !59
  %151 = fadd float %150, 1.000000e+00, !dbg !60
  %152 = fdiv float 1.000000e+00, %151, !dbg !61
  %153 = fmul float %152, %147, !dbg !62
  %154 = fptrunc float %153 to half, !dbg !63
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !64
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  %155 = insertelement <1 x half> poison, half %154, i64 0, !dbg !64
  store <1 x half> %155, ptr addrspace(3) %61, align 2, !dbg !64
  fence syncscope("workgroup") release, !dbg !64
  tail call void @llvm.amdgcn.s.barrier(), !dbg !64
  fence syncscope("workgroup") acquire, !dbg !64
  %156 = load i16, ptr addrspace(3) %66, align 2, !dbg !64
  %157 = shl i32 %.pn13, 1, !dbg !64
  %158 = select i1 %70, i32 %157, i32 -2147483648, !dbg !64
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %156, ptr addrspace(8) %67, i32 %158, i32 0, i32 0), !dbg !64
  %159 = add i32 %72, %9, !dbg !65
  %160 = add i32 %.pn13, %9, !dbg !66
  %161 = add i32 %74, 16, !dbg !67
  %162 = add i32 %73, 16, !dbg !68
  %163 = add nuw nsw i32 %75, 1, !dbg !18
  %exitcond.not = icmp eq i32 %163, %8, !dbg !18
  br i1 %exitcond.not, label %._crit_edge, label %71, !dbg !18

._crit_edge:                                      ; preds = %71, %12
  ret void, !dbg !69
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
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "state_space.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 31, type: !5, scopeLine: 31, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "selective_scan_kernel", linkageName: "selective_scan_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 12, column: 22, scope: !7)
!9 = !DILocation(line: 12, column: 27, scope: !7)
!10 = !DILocation(line: 12, column: 50, scope: !7)
!11 = !DILocation(line: 12, column: 37, scope: !7)
!12 = !DILocation(line: 13, column: 21, scope: !7)
!13 = !DILocation(line: 14, column: 15, scope: !7)
!14 = !DILocation(line: 15, column: 24, scope: !7)
!15 = !DILocation(line: 15, column: 41, scope: !7)
!16 = !DILocation(line: 15, column: 16, scope: !7)
!17 = !DILocation(line: 16, column: 19, scope: !7)
!18 = !DILocation(line: 25, column: 22, scope: !7)
!19 = !DILocation(line: 17, column: 24, scope: !7)
!20 = !DILocation(line: 17, column: 42, scope: !7)
!21 = !DILocation(line: 22, column: 21, scope: !7)
!22 = !DILocation(line: 22, column: 31, scope: !7)
!23 = !DILocation(line: 18, column: 21, scope: !7)
!24 = !DILocation(line: 21, column: 31, scope: !7)
!25 = !DILocation(line: 18, column: 31, scope: !7)
!26 = !DILocation(line: 26, column: 20, scope: !7)
!27 = !DILocation(line: 26, column: 53, scope: !7)
!28 = !DILocation(line: 27, column: 21, scope: !7)
!29 = !DILocation(line: 27, column: 55, scope: !7)
!30 = !DILocation(line: 28, column: 20, scope: !7)
!31 = !DILocation(line: 28, column: 53, scope: !7)
!32 = !DILocation(line: 29, column: 20, scope: !7)
!33 = !DILocation(line: 30, column: 20, scope: !7)
!34 = !DILocation(line: 31, column: 27, scope: !7)
!35 = !DILocation(line: 31, column: 57, scope: !7)
!36 = !DILocation(line: 31, column: 50, scope: !7)
!37 = !DILocation(line: 31, column: 44, scope: !7)
!38 = !DILocation(line: 31, column: 37, scope: !7)
!39 = !DILocation(line: 32, column: 37, scope: !7)
!40 = !DILocation(line: 32, column: 23, scope: !7)
!41 = !DILocation(line: 32, column: 48, scope: !7)
!42 = !DILocation(line: 29, column: 31, scope: !7)
!43 = !DILocation(line: 32, column: 16, scope: !7)
!44 = !DILocation(line: 32, column: 62, scope: !7)
!45 = !DILocation(line: 32, column: 42, scope: !7)
!46 = !DILocation(line: 30, column: 31, scope: !7)
!47 = !DILocation(line: 33, column: 23, scope: !7)
!48 = !DILocation(line: 263, column: 15, scope: !49, inlinedAt: !51)
!49 = distinct !DILexicalBlockFile(scope: !7, file: !50, discriminator: 0)
!50 = !DIFile(filename: "standard.py", directory: "triton/language")
!51 = !DILocation(line: 293, column: 36, scope: !49, inlinedAt: !52)
!52 = !DILocation(line: 33, column: 19, scope: !53)
!53 = distinct !DILexicalBlockFile(scope: !7, file: !1, discriminator: 0)
!54 = !DILocation(line: 33, column: 52, scope: !7)
!55 = !DILocation(line: 33, column: 45, scope: !7)
!56 = !DILocation(line: 34, column: 30, scope: !7)
!57 = !DILocation(line: 50, column: 30, scope: !49, inlinedAt: !58)
!58 = !DILocation(line: 34, column: 45, scope: !53)
!59 = !DILocation(line: 50, column: 29, scope: !49, inlinedAt: !58)
!60 = !DILocation(line: 50, column: 20, scope: !49, inlinedAt: !58)
!61 = !DILocation(line: 50, column: 16, scope: !49, inlinedAt: !58)
!62 = !DILocation(line: 34, column: 34, scope: !7)
!63 = !DILocation(line: 34, column: 52, scope: !7)
!64 = !DILocation(line: 34, column: 25, scope: !7)
!65 = !DILocation(line: 35, column: 18, scope: !7)
!66 = !DILocation(line: 38, column: 18, scope: !7)
!67 = !DILocation(line: 39, column: 18, scope: !7)
!68 = !DILocation(line: 40, column: 18, scope: !7)
!69 = !DILocation(line: 25, column: 4, scope: !7)
