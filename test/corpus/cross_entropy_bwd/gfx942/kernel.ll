; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define amdgpu_kernel void @cross_entropy_bwd_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, i32 inreg %6, float inreg %7, ptr addrspace(1) inreg readnone captures(none) %8, ptr addrspace(1) inreg readnone captures(none) %9) local_unnamed_addr #1 !dbg !7 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %12 = sext i32 %11 to i64, !dbg !9
  %13 = getelementptr float, ptr addrspace(1) %2, i64 %12, !dbg !10
  %14 = load <1 x float>, ptr addrspace(1) %13, align 4, !dbg !10
  %15 = extractelement <1 x float> %14, i64 0, !dbg !10
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %17 = insertelement <2 x i32> poison, i32 %16, i64 0, !dbg !11
  %18 = shufflevector <2 x i32> %17, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !11
  %19 = or <2 x i32> %18, <i32 512, i32 poison>, !dbg !11
  %20 = and <2 x i32> %18, <i32 512, i32 511>, !dbg !11
  %21 = shufflevector <2 x i32> %19, <2 x i32> %20, <2 x i32> <i32 0, i32 3>, !dbg !11
  %22 = insertelement <2 x i32> %20, i32 %16, i64 0, !dbg !11
  %23 = or <2 x i32> %22, <i32 1536, i32 1024>, !dbg !11
  %24 = icmp sgt i32 %5, 0, !dbg !12
  br i1 %24, label %.lr.ph, label %._crit_edge, !dbg !12

.lr.ph:                                           ; preds = %10
  %25 = fsub float 1.000000e+00, %7, !dbg !13
  %26 = sitofp i32 %5 to float, !dbg !14
  %27 = fdiv float %7, %26, !dbg !14
  %28 = getelementptr i64, ptr addrspace(1) %1, i64 %12, !dbg !9
  %29 = load <1 x i64>, ptr addrspace(1) %28, align 8, !dbg !9
  %30 = extractelement <1 x i64> %29, i64 0, !dbg !9
  %31 = sext i32 %6 to i64, !dbg !15
  %32 = icmp eq i64 %30, %31, !dbg !15
  %33 = getelementptr float, ptr addrspace(1) %3, i64 %12, !dbg !16
  %34 = load <1 x float>, ptr addrspace(1) %33, align 4, !dbg !16
  %35 = extractelement <1 x float> %34, i64 0, !dbg !16
  %36 = select i1 %32, float 0.000000e+00, float %35, !dbg !17
  %37 = mul i32 %5, %11, !dbg !18
  %38 = extractelement <2 x i32> %20, i64 1, !dbg !19
  %39 = add i32 %37, %38, !dbg !19
  %40 = extractelement <2 x i32> %19, i64 0, !dbg !19
  %41 = add i32 %37, %40, !dbg !19
  %42 = extractelement <2 x i32> %23, i64 1, !dbg !19
  %43 = add i32 %37, %42, !dbg !19
  %44 = extractelement <2 x i32> %23, i64 0, !dbg !19
  %45 = add i32 %37, %44, !dbg !19
  %46 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %47 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744)
  %48 = insertelement <2 x float> poison, float %36, i64 0, !dbg !20
  %49 = shufflevector <2 x float> %48, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !20
  %50 = shufflevector <1 x i64> %29, <1 x i64> poison, <2 x i32> zeroinitializer, !dbg !21
  %51 = insertelement <2 x float> poison, float %27, i64 0, !dbg !22
  %52 = shufflevector <2 x float> %51, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !22
  %53 = insertelement <2 x float> poison, float %25, i64 0, !dbg !23
  %54 = shufflevector <2 x float> %53, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  br label %55, !dbg !12

55:                                               ; preds = %.lr.ph, %55
  %56 = phi i32 [ %39, %.lr.ph ], [ %179, %55 ]
  %57 = phi i32 [ %41, %.lr.ph ], [ %180, %55 ]
  %58 = phi i32 [ %43, %.lr.ph ], [ %181, %55 ]
  %59 = phi i32 [ %45, %.lr.ph ], [ %182, %55 ]
  %60 = phi i32 [ %39, %.lr.ph ], [ %175, %55 ]
  %61 = phi i32 [ %41, %.lr.ph ], [ %176, %55 ]
  %62 = phi i32 [ %43, %.lr.ph ], [ %177, %55 ]
  %63 = phi i32 [ %45, %.lr.ph ], [ %178, %55 ]
  %64 = phi i32 [ 0, %.lr.ph ], [ %183, %55 ]
  %65 = insertelement <2 x i32> poison, i32 %64, i64 0, !dbg !24
  %66 = shufflevector <2 x i32> %65, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !24
  %67 = or disjoint <2 x i32> %66, %21, !dbg !24
  %68 = or disjoint <2 x i32> %66, %23, !dbg !24
  %69 = extractelement <2 x i32> %67, i64 1, !dbg !25
  %70 = icmp slt i32 %69, %5, !dbg !25
  %71 = extractelement <2 x i32> %67, i64 0, !dbg !25
  %72 = icmp slt i32 %71, %5, !dbg !25
  %73 = extractelement <2 x i32> %68, i64 1, !dbg !25
  %74 = icmp slt i32 %73, %5, !dbg !25
  %75 = extractelement <2 x i32> %68, i64 0, !dbg !25
  %76 = icmp slt i32 %75, %5, !dbg !25
  %77 = shl i32 %60, 1, !dbg !26
  %78 = select i1 %70, i32 %77, i32 -2147483648, !dbg !26
  %79 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %78, i32 0, i32 0), !dbg !26
  %80 = shl i32 %61, 1, !dbg !26
  %81 = select i1 %72, i32 %80, i32 -2147483648, !dbg !26
  %82 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %81, i32 0, i32 0), !dbg !26
  %83 = shl i32 %62, 1, !dbg !26
  %84 = select i1 %74, i32 %83, i32 -2147483648, !dbg !26
  %85 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %84, i32 0, i32 0), !dbg !26
  %86 = shl i32 %63, 1, !dbg !26
  %87 = select i1 %76, i32 %86, i32 -2147483648, !dbg !26
  %88 = tail call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %46, i32 %87, i32 0, i32 0), !dbg !26
  %89 = zext i16 %79 to i32, !dbg !27
  %90 = shl nuw i32 %89, 16, !dbg !27
  %91 = bitcast i32 %90 to float, !dbg !27
  %92 = zext i16 %82 to i32, !dbg !27
  %93 = shl nuw i32 %92, 16, !dbg !27
  %94 = bitcast i32 %93 to float, !dbg !27
  %95 = zext i16 %85 to i32, !dbg !27
  %96 = shl nuw i32 %95, 16, !dbg !27
  %97 = bitcast i32 %96 to float, !dbg !27
  %98 = zext i16 %88 to i32, !dbg !27
  %99 = shl nuw i32 %98, 16, !dbg !27
  %100 = bitcast i32 %99 to float, !dbg !27
  %101 = fsub float %91, %15, !dbg !28
  %102 = fsub float %94, %15, !dbg !28
  %103 = fsub float %97, %15, !dbg !28
  %104 = fsub float %100, %15, !dbg !28
  %105 = fmul float %101, 0x3FF7154760000000, !dbg !29
  %106 = tail call float @llvm.exp2.f32(float %105), !dbg !29
  %107 = fmul float %102, 0x3FF7154760000000, !dbg !29
  %108 = tail call float @llvm.exp2.f32(float %107), !dbg !29
  %109 = fmul float %103, 0x3FF7154760000000, !dbg !29
  %110 = tail call float @llvm.exp2.f32(float %109), !dbg !29
  %111 = fmul float %104, 0x3FF7154760000000, !dbg !29
  %112 = tail call float @llvm.exp2.f32(float %111), !dbg !29
  %113 = insertelement <2 x float> poison, float %108, i64 0, !dbg !22
  %114 = insertelement <2 x float> %113, float %106, i64 1, !dbg !22
  %115 = fsub <2 x float> %114, %52, !dbg !22
  %116 = sext <2 x i32> %67 to <2 x i64>, !dbg !21
  %117 = icmp eq <2 x i64> %50, %116, !dbg !21
  %118 = fsub <2 x float> %115, %54, !dbg !23
  %119 = select <2 x i1> %117, <2 x float> %118, <2 x float> %115, !dbg !30
  %120 = fmul <2 x float> %49, %119, !dbg !20
  %bc = bitcast <2 x float> %120 to <2 x i32>, !dbg !31
  %121 = extractelement <2 x i32> %bc, i64 1, !dbg !31
  %122 = lshr i32 %121, 16, !dbg !31
  %123 = and i32 %122, 1, !dbg !31
  %124 = add i32 %121, 32767, !dbg !31
  %125 = add i32 %124, %123, !dbg !31
  %126 = lshr i32 %125, 16, !dbg !31
  %127 = trunc nuw i32 %126 to i16, !dbg !31
  %bc2 = bitcast <2 x float> %120 to <2 x i32>, !dbg !31
  %128 = extractelement <2 x i32> %bc2, i64 0, !dbg !31
  %129 = fcmp uno <2 x float> %120, zeroinitializer, !dbg !31
  %130 = lshr i32 %128, 16, !dbg !31
  %131 = and i32 %130, 1, !dbg !31
  %132 = add i32 %128, 32767, !dbg !31
  %133 = add i32 %132, %131, !dbg !31
  %134 = lshr i32 %133, 16, !dbg !31
  %135 = trunc nuw i32 %134 to i16, !dbg !31
  %136 = insertelement <2 x float> poison, float %112, i64 0, !dbg !22
  %137 = insertelement <2 x float> %136, float %110, i64 1, !dbg !22
  %138 = fsub <2 x float> %137, %52, !dbg !22
  %139 = sext <2 x i32> %68 to <2 x i64>, !dbg !21
  %140 = icmp eq <2 x i64> %50, %139, !dbg !21
  %141 = fsub <2 x float> %138, %54, !dbg !23
  %142 = select <2 x i1> %140, <2 x float> %141, <2 x float> %138, !dbg !30
  %143 = fmul <2 x float> %49, %142, !dbg !20
  %bc3 = bitcast <2 x float> %143 to <2 x i32>, !dbg !31
  %144 = extractelement <2 x i32> %bc3, i64 1, !dbg !31
  %145 = lshr i32 %144, 16, !dbg !31
  %146 = and i32 %145, 1, !dbg !31
  %147 = add i32 %144, 32767, !dbg !31
  %148 = add i32 %147, %146, !dbg !31
  %149 = lshr i32 %148, 16, !dbg !31
  %150 = trunc nuw i32 %149 to i16, !dbg !31
  %bc4 = bitcast <2 x float> %143 to <2 x i32>, !dbg !31
  %151 = extractelement <2 x i32> %bc4, i64 0, !dbg !31
  %152 = fcmp uno <2 x float> %143, zeroinitializer, !dbg !31
  %153 = lshr i32 %151, 16, !dbg !31
  %154 = and i32 %153, 1, !dbg !31
  %155 = add i32 %151, 32767, !dbg !31
  %156 = add i32 %155, %154, !dbg !31
  %157 = lshr i32 %156, 16, !dbg !31
  %158 = trunc nuw i32 %157 to i16, !dbg !31
  %159 = extractelement <2 x i1> %129, i64 1, !dbg !31
  %160 = select i1 %159, i16 32767, i16 %127, !dbg !31
  %161 = shl i32 %56, 1, !dbg !32
  %162 = select i1 %70, i32 %161, i32 -2147483648, !dbg !32
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %160, ptr addrspace(8) %47, i32 %162, i32 0, i32 0), !dbg !32
  %163 = extractelement <2 x i1> %129, i64 0, !dbg !31
  %164 = select i1 %163, i16 32767, i16 %135, !dbg !31
  %165 = shl i32 %57, 1, !dbg !32
  %166 = select i1 %72, i32 %165, i32 -2147483648, !dbg !32
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %164, ptr addrspace(8) %47, i32 %166, i32 0, i32 0), !dbg !32
  %167 = extractelement <2 x i1> %152, i64 1, !dbg !31
  %168 = select i1 %167, i16 32767, i16 %150, !dbg !31
  %169 = shl i32 %58, 1, !dbg !32
  %170 = select i1 %74, i32 %169, i32 -2147483648, !dbg !32
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %168, ptr addrspace(8) %47, i32 %170, i32 0, i32 0), !dbg !32
  %171 = extractelement <2 x i1> %152, i64 0, !dbg !31
  %172 = select i1 %171, i16 32767, i16 %158, !dbg !31
  %173 = shl i32 %59, 1, !dbg !32
  %174 = select i1 %76, i32 %173, i32 -2147483648, !dbg !32
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %172, ptr addrspace(8) %47, i32 %174, i32 0, i32 0), !dbg !32
  %175 = add i32 %60, 2048, !dbg !33
  %176 = add i32 %61, 2048, !dbg !33
  %177 = add i32 %62, 2048, !dbg !33
  %178 = add i32 %63, 2048, !dbg !33
  %179 = add i32 %56, 2048, !dbg !34
  %180 = add i32 %57, 2048, !dbg !34
  %181 = add i32 %58, 2048, !dbg !34
  %182 = add i32 %59, 2048, !dbg !34
  %183 = add i32 %64, 2048, !dbg !12
  %184 = icmp slt i32 %183, %5, !dbg !12
  br i1 %184, label %55, label %._crit_edge, !dbg !12

._crit_edge:                                      ; preds = %55, %10
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "losses.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 52, type: !5, scopeLine: 52, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "cross_entropy_bwd_kernel", linkageName: "cross_entropy_bwd_kernel", scope: !1, file: !1, line: 40, type: !5, scopeLine: 40, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 42, column: 24, scope: !7)
!9 = !DILocation(line: 43, column: 21, scope: !7)
!10 = !DILocation(line: 44, column: 18, scope: !7)
!11 = !DILocation(line: 47, column: 24, scope: !7)
!12 = !DILocation(line: 50, column: 25, scope: !7)
!13 = !DILocation(line: 54, column: 52, scope: !7)
!14 = !DILocation(line: 53, column: 25, scope: !7)
!15 = !DILocation(line: 46, column: 30, scope: !7)
!16 = !DILocation(line: 45, column: 19, scope: !7)
!17 = !DILocation(line: 46, column: 43, scope: !7)
!18 = !DILocation(line: 48, column: 32, scope: !7)
!19 = !DILocation(line: 48, column: 36, scope: !7)
!20 = !DILocation(line: 55, column: 30, scope: !7)
!21 = !DILocation(line: 54, column: 33, scope: !7)
!22 = !DILocation(line: 53, column: 13, scope: !7)
!23 = !DILocation(line: 54, column: 46, scope: !7)
!24 = !DILocation(line: 51, column: 19, scope: !7)
!25 = !DILocation(line: 51, column: 26, scope: !7)
!26 = !DILocation(line: 52, column: 27, scope: !7)
!27 = !DILocation(line: 52, column: 60, scope: !7)
!28 = !DILocation(line: 52, column: 74, scope: !7)
!29 = !DILocation(line: 52, column: 19, scope: !7)
!30 = !DILocation(line: 54, column: 64, scope: !7)
!31 = !DILocation(line: 55, column: 39, scope: !7)
!32 = !DILocation(line: 55, column: 25, scope: !7)
!33 = !DILocation(line: 56, column: 18, scope: !7)
!34 = !DILocation(line: 57, column: 18, scope: !7)
!35 = !DILocation(line: 50, column: 4, scope: !7)
