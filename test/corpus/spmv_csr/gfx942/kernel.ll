; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @spmv_csr_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %10 = shl i32 %9, 5, !dbg !8
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %12 = and i32 %11, 255, !dbg !9
  %13 = and i32 %11, 32, !dbg !9
  %14 = lshr i32 %12, 6, !dbg !9
  %15 = and i32 %11, 31, !dbg !9
  %16 = lshr i32 %11, 3, !dbg !9
  %17 = and i32 %16, 31, !dbg !9
  %18 = or disjoint i32 %10, %15, !dbg !10
  %19 = or disjoint i32 %17, %10, !dbg !10
  %20 = icmp slt i32 %18, %5, !dbg !11
  %21 = icmp slt i32 %19, %5, !dbg !11
  %22 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !12
  %23 = shl i32 %18, 2, !dbg !12
  %24 = select i1 %20, i32 %23, i32 -2147483648, !dbg !12
  %25 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %22, i32 %24, i32 0, i32 0), !dbg !12
  %26 = or disjoint i32 %10, 1, !dbg !13
  %27 = add i32 %26, %15, !dbg !13
  %28 = add i32 %26, %17, !dbg !13
  %29 = shl i32 %27, 2, !dbg !14
  %30 = select i1 %20, i32 %29, i32 -2147483648, !dbg !14
  %31 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %22, i32 %30, i32 0, i32 0), !dbg !14
  %32 = shl i32 %28, 2, !dbg !14
  %33 = select i1 %21, i32 %32, i32 -2147483648, !dbg !14
  %34 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %22, i32 %33, i32 0, i32 0), !dbg !14
  %35 = sub i32 %31, %25, !dbg !15
  %36 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %35, i32 16415), !dbg !16
  %37 = tail call i32 @llvm.smax.i32(i32 %35, i32 %36), !dbg !21
  %38 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %37, i32 %37, i32 280, i32 15, i32 12, i1 false), !dbg !16
  %39 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %38, i32 %37, i32 264, i32 15, i32 3, i1 false), !dbg !16
  %40 = tail call i32 @llvm.smax.i32(i32 %37, i32 %39), !dbg !21
  %41 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %40, i32 %40, i32 276, i32 15, i32 10, i1 false), !dbg !16
  %42 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %41, i32 %40, i32 260, i32 15, i32 5, i1 false), !dbg !16
  %43 = tail call i32 @llvm.smax.i32(i32 %40, i32 %42), !dbg !21
  %44 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %43, i32 %43, i32 78, i32 15, i32 15, i1 false), !dbg !16
  %45 = tail call i32 @llvm.smax.i32(i32 %43, i32 %44), !dbg !21
  %46 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %45, i32 %45, i32 177, i32 15, i32 15, i1 false), !dbg !16
  %47 = tail call i32 @llvm.smax.i32(i32 %45, i32 %46), !dbg !21
  %48 = icmp sgt i32 %47, 0, !dbg !22
  br i1 %48, label %.lr.ph, label %._crit_edge, !dbg !22

.lr.ph:                                           ; preds = %8
  %invariant.gep = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %13, !dbg !22
  %49 = shl i32 %19, 2, !dbg !12
  %50 = select i1 %21, i32 %49, i32 -2147483648, !dbg !12
  %51 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %22, i32 %50, i32 0, i32 0), !dbg !12
  %52 = and i32 %11, 7, !dbg !23
  %53 = add i32 %51, %52, !dbg !24
  %54 = lshr i32 %11, 5, !dbg !23
  %55 = and i32 %54, 7, !dbg !23
  %56 = add i32 %25, %55, !dbg !24
  %57 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %58 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744)
  %59 = lshr i32 %11, 1
  %60 = and i32 %59, 28
  %61 = shl nuw nsw i32 %11, 5
  %62 = and i32 %61, 32
  %63 = shl nuw nsw i32 %11, 7
  %64 = and i32 %63, 256
  %65 = shl nuw nsw i32 %11, 4
  %66 = and i32 %65, 64
  %67 = shl nuw nsw i32 %11, 3
  %68 = and i32 %67, 512
  %69 = and i32 %11, 128
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i32 0, i32 192
  %72 = or disjoint i32 %60, %66
  %73 = xor i32 %72, %71
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 %64
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 %68
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 %73
  %78 = shl nuw nsw i32 %11, 2
  %79 = and i32 %78, 284
  %80 = shl nuw nsw i32 %11, 6
  %81 = and i32 %80, 512
  %82 = and i32 %11, 16
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 0, i32 192
  %85 = lshr exact i32 %69, 1
  %86 = or disjoint i32 %84, %79
  %87 = xor i32 %86, %85
  %gep = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 %81
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep, i32 %87
  %89 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  br label %90, !dbg !22

90:                                               ; preds = %.lr.ph, %90
  %.pn24 = phi i32 [ %56, %.lr.ph ], [ %111, %90 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %110, %90 ]
  %.pn13 = phi i32 [ %53, %.lr.ph ], [ %112, %90 ]
  %92 = phi i32 [ 0, %.lr.ph ], [ %113, %90 ]
  %93 = icmp slt i32 %.pn24, %31, !dbg !25
  %94 = icmp slt i32 %.pn13, %34, !dbg !25
  %95 = shl i32 %.pn13, 2, !dbg !26
  %96 = select i1 %94, i32 %95, i32 -2147483648, !dbg !26
  %97 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %57, i32 %96, i32 0, i32 0), !dbg !26
  %98 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %58, i32 %96, i32 0, i32 0), !dbg !27
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  store float %98, ptr addrspace(3) %77, align 4, !dbg !27
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  %99 = load <1 x float>, ptr addrspace(3) %88, align 4, !dbg !27
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  %100 = insertelement <1 x i32> poison, i32 %97, i64 0, !dbg !28
  store <1 x i32> %100, ptr addrspace(3) %77, align 4, !dbg !28
  fence syncscope("workgroup") release, !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28
  %101 = load <1 x i32>, ptr addrspace(3) %88, align 4, !dbg !28
  %102 = extractelement <1 x i32> %101, i64 0, !dbg !28
  %103 = shl i32 %102, 2, !dbg !28
  %104 = select i1 %93, i32 %103, i32 -2147483648, !dbg !28
  %105 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %89, i32 %104, i32 0, i32 0), !dbg !28
  %106 = bitcast float %105 to <1 x float>, !dbg !28
  %107 = extractelement <1 x float> %99, i64 0, !dbg !29
  %108 = extractelement <1 x float> %106, i64 0, !dbg !29
  %109 = fmul float %107, %108, !dbg !29
  %110 = fadd float %91, %109, !dbg !30
  %111 = add i32 %.pn24, 8, !dbg !31
  %112 = add i32 %.pn13, 8, !dbg !31
  %113 = add i32 %92, 8, !dbg !22
  %114 = icmp slt i32 %113, %47, !dbg !22
  br i1 %114, label %90, label %._crit_edge, !dbg !22

._crit_edge:                                      ; preds = %90, %8
  %.lcssa = phi float [ 0.000000e+00, %8 ], [ %110, %90 ]
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  %115 = bitcast float %.lcssa to i32, !dbg !32
  %116 = shl nuw nsw i32 %12, 2, !dbg !32
  %117 = xor i32 %116, 128, !dbg !32
  %118 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %117, i32 %115), !dbg !32
  %.not.not = icmp eq i32 %13, 0, !dbg !32
  %119 = shl nuw nsw i32 %15, 2, !dbg !32
  br i1 %.not.not, label %120, label %125, !dbg !32

120:                                              ; preds = %._crit_edge
  %121 = bitcast i32 %118 to float
  %122 = fadd float %.lcssa, %121
  %123 = getelementptr float, ptr addrspace(3) @global_smem, i32 %119
  %124 = getelementptr float, ptr addrspace(3) %123, i32 %14
  store float %122, ptr addrspace(3) %124, align 4, !dbg !32
  br label %125, !dbg !32

125:                                              ; preds = %120, %._crit_edge
  fence syncscope("workgroup") release, !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32
  %126 = icmp samesign ult i32 %12, 128, !dbg !32
  %127 = getelementptr float, ptr addrspace(3) @global_smem, i32 %12, !dbg !32
  br i1 %126, label %128, label %130, !dbg !32

128:                                              ; preds = %125
  %129 = load float, ptr addrspace(3) %127, align 4, !dbg !32
  br label %130, !dbg !32

130:                                              ; preds = %128, %125
  %131 = phi float [ %129, %128 ], [ 0.000000e+00, %125 ], !dbg !34
  %132 = bitcast float %131 to i32, !dbg !32
  %133 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %132, i32 %132, i32 78, i32 15, i32 15, i1 false), !dbg !32
  %134 = bitcast i32 %133 to float, !dbg !32
  %135 = fadd float %131, %134, !dbg !35
  %136 = bitcast float %135 to i32, !dbg !32
  %137 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %136, i32 %136, i32 177, i32 15, i32 15, i1 false), !dbg !32
  %138 = and i32 %11, 3, !dbg !32
  %139 = icmp eq i32 %138, 0, !dbg !32
  %140 = and i1 %126, %139, !dbg !32
  br i1 %140, label %141, label %144, !dbg !32

141:                                              ; preds = %130
  %142 = bitcast i32 %137 to float
  %143 = fadd float %135, %142
  store float %143, ptr addrspace(3) %127, align 4, !dbg !32
  br label %144, !dbg !32

144:                                              ; preds = %141, %130
  fence syncscope("workgroup") release, !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32
  %145 = getelementptr float, ptr addrspace(3) @global_smem, i32 %119, !dbg !32
  %146 = load float, ptr addrspace(3) %145, align 16, !dbg !32
  %147 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !36
  %148 = icmp samesign ult i32 %12, 64, !dbg !36
  %149 = and i1 %.not.not, %148, !dbg !36
  %150 = and i1 %149, %20, !dbg !36
  %151 = select i1 %150, i32 %23, i32 -2147483648, !dbg !36
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %146, ptr addrspace(8) %147, i32 %151, i32 0, i32 0), !dbg !36
  ret void, !dbg !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sparse.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "spmv_csr_kernel", linkageName: "spmv_csr_kernel", scope: !1, file: !1, line: 30, type: !5, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 32, column: 25, scope: !4)
!8 = !DILocation(line: 32, column: 30, scope: !4)
!9 = !DILocation(line: 32, column: 53, scope: !4)
!10 = !DILocation(line: 32, column: 40, scope: !4)
!11 = !DILocation(line: 33, column: 48, scope: !4)
!12 = !DILocation(line: 33, column: 20, scope: !4)
!13 = !DILocation(line: 34, column: 35, scope: !4)
!14 = !DILocation(line: 34, column: 18, scope: !4)
!15 = !DILocation(line: 35, column: 27, scope: !4)
!16 = !DILocation(line: 191, column: 40, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !18, discriminator: 0)
!18 = !DIFile(filename: "standard.py", directory: "triton/language")
!19 = !DILocation(line: 35, column: 21, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!21 = !DILocation(line: 170, column: 27, scope: !17, inlinedAt: !16)
!22 = !DILocation(line: 38, column: 31, scope: !4)
!23 = !DILocation(line: 36, column: 46, scope: !4)
!24 = !DILocation(line: 36, column: 26, scope: !4)
!25 = !DILocation(line: 39, column: 20, scope: !4)
!26 = !DILocation(line: 40, column: 22, scope: !4)
!27 = !DILocation(line: 41, column: 24, scope: !4)
!28 = !DILocation(line: 42, column: 31, scope: !4)
!29 = !DILocation(line: 42, column: 23, scope: !4)
!30 = !DILocation(line: 42, column: 15, scope: !4)
!31 = !DILocation(line: 43, column: 14, scope: !4)
!32 = !DILocation(line: 293, column: 36, scope: !17, inlinedAt: !33)
!33 = !DILocation(line: 44, column: 34, scope: !20)
!34 = !DILocation(line: 44, column: 34, scope: !4)
!35 = !DILocation(line: 263, column: 15, scope: !17, inlinedAt: !32)
!36 = !DILocation(line: 44, column: 27, scope: !4)
!37 = !DILocation(line: 44, column: 4, scope: !4)
