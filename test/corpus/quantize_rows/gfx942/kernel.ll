; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @quantize_rows_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !6 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %11 = and i32 %10, 255, !dbg !10
  %12 = and i32 %10, 63, !dbg !10
  %13 = lshr i32 %11, 6, !dbg !10
  %14 = shl nuw nsw i32 %10, 3, !dbg !10
  %15 = and i32 %14, 2040, !dbg !10
  %16 = mul i32 %4, %9, !dbg !11
  %17 = add i32 %16, %15, !dbg !12
  %18 = icmp sgt i32 %3, 0, !dbg !13
  br i1 %18, label %.lr.ph, label %._crit_edge, !dbg !13

.lr.ph:                                           ; preds = %8
  %19 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  br label %20, !dbg !13

20:                                               ; preds = %.lr.ph, %20
  %21 = phi i32 [ %17, %.lr.ph ], [ %69, %20 ]
  %22 = phi float [ 0.000000e+00, %.lr.ph ], [ %61, %20 ]
  %23 = phi float [ 0.000000e+00, %.lr.ph ], [ %62, %20 ]
  %24 = phi float [ 0.000000e+00, %.lr.ph ], [ %63, %20 ]
  %25 = phi float [ 0.000000e+00, %.lr.ph ], [ %64, %20 ]
  %26 = phi float [ 0.000000e+00, %.lr.ph ], [ %65, %20 ]
  %27 = phi float [ 0.000000e+00, %.lr.ph ], [ %66, %20 ]
  %28 = phi float [ 0.000000e+00, %.lr.ph ], [ %67, %20 ]
  %29 = phi float [ 0.000000e+00, %.lr.ph ], [ %68, %20 ]
  %30 = phi i32 [ 0, %.lr.ph ], [ %70, %20 ]
  %31 = or disjoint i32 %30, %15, !dbg !14
  %32 = icmp slt i32 %31, %3, !dbg !15
  %33 = shl i32 %21, 1, !dbg !16
  %34 = select i1 %32, i32 %33, i32 -2147483648, !dbg !16
  %35 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %19, i32 %34, i32 0, i32 0), !dbg !16
  %36 = bitcast <4 x i32> %35 to <8 x half>, !dbg !16
  %37 = extractelement <8 x half> %36, i64 0, !dbg !16
  %38 = extractelement <8 x half> %36, i64 1, !dbg !16
  %39 = extractelement <8 x half> %36, i64 2, !dbg !16
  %40 = extractelement <8 x half> %36, i64 3, !dbg !16
  %41 = extractelement <8 x half> %36, i64 4, !dbg !16
  %42 = extractelement <8 x half> %36, i64 5, !dbg !16
  %43 = extractelement <8 x half> %36, i64 6, !dbg !16
  %44 = extractelement <8 x half> %36, i64 7, !dbg !16
  %45 = tail call half @llvm.fabs.f16(half %37), !dbg !17
  %46 = fpext half %45 to float, !dbg !17
  %47 = tail call half @llvm.fabs.f16(half %38), !dbg !17
  %48 = fpext half %47 to float, !dbg !17
  %49 = tail call half @llvm.fabs.f16(half %39), !dbg !17
  %50 = fpext half %49 to float, !dbg !17
  %51 = tail call half @llvm.fabs.f16(half %40), !dbg !17
  %52 = fpext half %51 to float, !dbg !17
  %53 = tail call half @llvm.fabs.f16(half %41), !dbg !17
  %54 = fpext half %53 to float, !dbg !17
  %55 = tail call half @llvm.fabs.f16(half %42), !dbg !17
  %56 = fpext half %55 to float, !dbg !17
  %57 = tail call half @llvm.fabs.f16(half %43), !dbg !17
  %58 = fpext half %57 to float, !dbg !17
  %59 = tail call half @llvm.fabs.f16(half %44), !dbg !17
  %60 = fpext half %59 to float, !dbg !17
  %61 = tail call float @llvm.maxnum.f32(float %22, float %46), !dbg !18
  %62 = tail call float @llvm.maxnum.f32(float %23, float %48), !dbg !18
  %63 = tail call float @llvm.maxnum.f32(float %24, float %50), !dbg !18
  %64 = tail call float @llvm.maxnum.f32(float %25, float %52), !dbg !18
  %65 = tail call float @llvm.maxnum.f32(float %26, float %54), !dbg !18
  %66 = tail call float @llvm.maxnum.f32(float %27, float %56), !dbg !18
  %67 = tail call float @llvm.maxnum.f32(float %28, float %58), !dbg !18
  %68 = tail call float @llvm.maxnum.f32(float %29, float %60), !dbg !18
  %69 = add i32 %21, 2048, !dbg !19
  %70 = add i32 %30, 2048, !dbg !13
  %71 = icmp slt i32 %70, %3, !dbg !13
  br i1 %71, label %20, label %._crit_edge.loopexit, !dbg !13

._crit_edge.loopexit:                             ; preds = %20
  %72 = tail call float @llvm.maxnum.f32(float %61, float %62), !dbg !20
  %73 = tail call float @llvm.maxnum.f32(float %72, float %63), !dbg !20
  %74 = tail call float @llvm.maxnum.f32(float %73, float %64), !dbg !20
  %75 = tail call float @llvm.maxnum.f32(float %74, float %65), !dbg !20
  %76 = tail call float @llvm.maxnum.f32(float %75, float %66), !dbg !20
  %77 = tail call float @llvm.maxnum.f32(float %76, float %67), !dbg !20
  %78 = tail call float @llvm.maxnum.f32(float %77, float %68), !dbg !20
  br label %._crit_edge, !dbg !20

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %8
  %79 = phi float [ 0.000000e+00, %8 ], [ %78, %._crit_edge.loopexit ], !dbg !26
  %80 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %79, i32 280, i32 15, i32 15, i1 true), !dbg !23
  %81 = tail call float @llvm.maxnum.f32(float %79, float %80), !dbg !20
  %82 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %81, i32 276, i32 15, i32 15, i1 true), !dbg !23
  %83 = tail call float @llvm.maxnum.f32(float %81, float %82), !dbg !20
  %84 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %83, i32 274, i32 15, i32 15, i1 true), !dbg !23
  %85 = tail call float @llvm.maxnum.f32(float %83, float %84), !dbg !20
  %86 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %85, i32 273, i32 15, i32 15, i1 true), !dbg !23
  %87 = tail call float @llvm.maxnum.f32(float %85, float %86), !dbg !20
  %88 = tail call float @llvm.amdgcn.update.dpp.f32(float %87, float %87, i32 322, i32 10, i32 15, i1 true), !dbg !23
  %89 = tail call float @llvm.maxnum.f32(float %87, float %88), !dbg !20
  %90 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %89, i32 323, i32 15, i32 15, i1 true), !dbg !23
  %91 = tail call float @llvm.maxnum.f32(float %89, float %90), !dbg !20
  %92 = tail call float @llvm.amdgcn.readlane.f32(float %91, i32 63), !dbg !23
  %93 = icmp eq i32 %12, 0, !dbg !23
  br i1 %93, label %94, label %96, !dbg !23

94:                                               ; preds = %._crit_edge
  %95 = getelementptr float, ptr addrspace(3) @global_smem, i32 %13
  store float %92, ptr addrspace(3) %95, align 4, !dbg !23
  br label %96, !dbg !23

96:                                               ; preds = %94, %._crit_edge
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %97 = icmp samesign ult i32 %11, 4, !dbg !23
  %98 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11, !dbg !23
  br i1 %97, label %99, label %101, !dbg !23

99:                                               ; preds = %96
  %100 = load float, ptr addrspace(3) %98, align 4, !dbg !23
  br label %101, !dbg !23

101:                                              ; preds = %99, %96
  %102 = phi float [ %100, %99 ], [ 0.000000e+00, %96 ], !dbg !27
  %103 = bitcast float %102 to i32, !dbg !23
  %104 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %103, i32 %103, i32 78, i32 15, i32 15, i1 false), !dbg !23
  %105 = bitcast i32 %104 to float, !dbg !23
  %106 = tail call float @llvm.maxnum.f32(float %102, float %105), !dbg !20
  %107 = bitcast float %106 to i32, !dbg !23
  %108 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %107, i32 %107, i32 177, i32 15, i32 15, i1 false), !dbg !23
  %109 = and i32 %10, 3, !dbg !23
  %110 = icmp eq i32 %109, 0, !dbg !23
  %111 = and i1 %97, %110, !dbg !23
  br i1 %111, label %112, label %115, !dbg !23

112:                                              ; preds = %101
  %113 = bitcast i32 %108 to float
  %114 = tail call float @llvm.maxnum.f32(float %106, float %113)
  store float %114, ptr addrspace(3) %98, align 4, !dbg !23
  br label %115, !dbg !23

115:                                              ; preds = %112, %101
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %116 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !23
  %117 = tail call float @llvm.maxnum.f32(float %116, float 0x3E45798EE0000000), !dbg !28
  %118 = fmul float %117, 0x3F80204080000000, !dbg !29
  %119 = icmp samesign ult i32 %11, 64, !dbg !30
  %120 = and i1 %93, %119, !dbg !30
  br i1 %120, label %121, label %125, !dbg !30

121:                                              ; preds = %115
  %122 = sext i32 %9 to i64
  %123 = getelementptr float, ptr addrspace(1) %2, i64 %122
  %124 = insertelement <1 x float> poison, float %118, i64 0
  store <1 x float> %124, ptr addrspace(1) %123, align 4, !dbg !30
  br label %125, !dbg !30

125:                                              ; preds = %121, %115
  %126 = fdiv float 1.000000e+00, %118, !dbg !31
  br i1 %18, label %.lr.ph20, label %._crit_edge21, !dbg !32

.lr.ph20:                                         ; preds = %125
  %127 = mul i32 %5, %9, !dbg !33
  %128 = add i32 %127, %15, !dbg !34
  %129 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %130 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  br label %131, !dbg !32

131:                                              ; preds = %.lr.ph20, %131
  %.pn1718 = phi i32 [ %128, %.lr.ph20 ], [ %199, %131 ]
  %132 = phi i32 [ %17, %.lr.ph20 ], [ %198, %131 ]
  %133 = phi i32 [ 0, %.lr.ph20 ], [ %200, %131 ]
  %134 = or disjoint i32 %133, %15, !dbg !35
  %135 = icmp slt i32 %134, %3, !dbg !36
  %136 = shl i32 %132, 1, !dbg !37
  %137 = select i1 %135, i32 %136, i32 -2147483648, !dbg !37
  %138 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %129, i32 %137, i32 0, i32 0), !dbg !37
  %139 = bitcast <4 x i32> %138 to <8 x half>, !dbg !37
  %140 = extractelement <8 x half> %139, i64 0, !dbg !37
  %141 = extractelement <8 x half> %139, i64 1, !dbg !37
  %142 = extractelement <8 x half> %139, i64 2, !dbg !37
  %143 = extractelement <8 x half> %139, i64 3, !dbg !37
  %144 = extractelement <8 x half> %139, i64 4, !dbg !37
  %145 = extractelement <8 x half> %139, i64 5, !dbg !37
  %146 = extractelement <8 x half> %139, i64 6, !dbg !37
  %147 = extractelement <8 x half> %139, i64 7, !dbg !37
  %148 = fpext half %140 to float, !dbg !38
  %149 = fpext half %141 to float, !dbg !38
  %150 = fpext half %142 to float, !dbg !38
  %151 = fpext half %143 to float, !dbg !38
  %152 = fpext half %144 to float, !dbg !38
  %153 = fpext half %145 to float, !dbg !38
  %154 = fpext half %146 to float, !dbg !38
  %155 = fpext half %147 to float, !dbg !38
  %156 = fmul float %126, %148, !dbg !39
  %157 = fmul float %126, %149, !dbg !39
  %158 = fmul float %126, %150, !dbg !39
  %159 = fmul float %126, %151, !dbg !39
  %160 = fmul float %126, %152, !dbg !39
  %161 = fmul float %126, %153, !dbg !39
  %162 = fmul float %126, %154, !dbg !39
  %163 = fmul float %126, %155, !dbg !39
  %164 = fadd float %156, 5.000000e-01, !dbg !40
  %165 = fadd float %157, 5.000000e-01, !dbg !40
  %166 = fadd float %158, 5.000000e-01, !dbg !40
  %167 = fadd float %159, 5.000000e-01, !dbg !40
  %168 = fadd float %160, 5.000000e-01, !dbg !40
  %169 = fadd float %161, 5.000000e-01, !dbg !40
  %170 = fadd float %162, 5.000000e-01, !dbg !40
  %171 = fadd float %163, 5.000000e-01, !dbg !40
  %172 = tail call noundef float @llvm.floor.f32(float %164), !dbg !41
  %173 = tail call noundef float @llvm.floor.f32(float %165), !dbg !41
  %174 = tail call noundef float @llvm.floor.f32(float %166), !dbg !41
  %175 = tail call noundef float @llvm.floor.f32(float %167), !dbg !41
  %176 = tail call noundef float @llvm.floor.f32(float %168), !dbg !41
  %177 = tail call noundef float @llvm.floor.f32(float %169), !dbg !41
  %178 = tail call noundef float @llvm.floor.f32(float %170), !dbg !41
  %179 = tail call noundef float @llvm.floor.f32(float %171), !dbg !41
  %180 = fptosi float %172 to i8, !dbg !42
  %181 = fptosi float %173 to i8, !dbg !42
  %182 = fptosi float %174 to i8, !dbg !42
  %183 = fptosi float %175 to i8, !dbg !42
  %184 = fptosi float %176 to i8, !dbg !42
  %185 = fptosi float %177 to i8, !dbg !42
  %186 = fptosi float %178 to i8, !dbg !42
  %187 = fptosi float %179 to i8, !dbg !42
  %188 = insertelement <8 x i8> poison, i8 %180, i64 0, !dbg !43
  %189 = insertelement <8 x i8> %188, i8 %181, i64 1, !dbg !43
  %190 = insertelement <8 x i8> %189, i8 %182, i64 2, !dbg !43
  %191 = insertelement <8 x i8> %190, i8 %183, i64 3, !dbg !43
  %192 = insertelement <8 x i8> %191, i8 %184, i64 4, !dbg !43
  %193 = insertelement <8 x i8> %192, i8 %185, i64 5, !dbg !43
  %194 = insertelement <8 x i8> %193, i8 %186, i64 6, !dbg !43
  %195 = insertelement <8 x i8> %194, i8 %187, i64 7, !dbg !43
  %196 = bitcast <8 x i8> %195 to <2 x i32>, !dbg !43
  %197 = select i1 %135, i32 %.pn1718, i32 -2147483648, !dbg !43
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %196, ptr addrspace(8) %130, i32 %197, i32 0, i32 0), !dbg !43
  %198 = add i32 %132, 2048, !dbg !44
  %199 = add i32 %.pn1718, 2048, !dbg !45
  %200 = add i32 %133, 2048, !dbg !32
  %201 = icmp slt i32 %200, %3, !dbg !32
  br i1 %201, label %131, label %._crit_edge21, !dbg !32

._crit_edge21:                                    ; preds = %131, %125
  ret void, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fabs.f16(half) #7

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "quantized.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = distinct !DISubprogram(name: "quantize_rows_kernel", linkageName: "quantize_rows_kernel", scope: !1, file: !1, line: 38, type: !7, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DILocation(line: 40, column: 24, scope: !6)
!10 = !DILocation(line: 41, column: 24, scope: !6)
!11 = !DILocation(line: 42, column: 27, scope: !6)
!12 = !DILocation(line: 42, column: 38, scope: !6)
!13 = !DILocation(line: 44, column: 27, scope: !6)
!14 = !DILocation(line: 45, column: 39, scope: !6)
!15 = !DILocation(line: 45, column: 46, scope: !6)
!16 = !DILocation(line: 45, column: 20, scope: !6)
!17 = !DILocation(line: 46, column: 39, scope: !6)
!18 = !DILocation(line: 46, column: 32, scope: !6)
!19 = !DILocation(line: 47, column: 18, scope: !6)
!20 = !DILocation(line: 170, column: 27, scope: !21, inlinedAt: !23)
!21 = distinct !DILexicalBlockFile(scope: !6, file: !22, discriminator: 0)
!22 = !DIFile(filename: "standard.py", directory: "triton/language")
!23 = !DILocation(line: 191, column: 40, scope: !21, inlinedAt: !24)
!24 = !DILocation(line: 48, column: 30, scope: !25)
!25 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!26 = !DILocation(line: 43, column: 20, scope: !6)
!27 = !DILocation(line: 48, column: 30, scope: !6)
!28 = !DILocation(line: 48, column: 45, scope: !6)
!29 = !DILocation(line: 48, column: 54, scope: !6)
!30 = !DILocation(line: 49, column: 30, scope: !6)
!31 = !DILocation(line: 50, column: 20, scope: !6)
!32 = !DILocation(line: 53, column: 27, scope: !6)
!33 = !DILocation(line: 52, column: 27, scope: !6)
!34 = !DILocation(line: 52, column: 38, scope: !6)
!35 = !DILocation(line: 54, column: 39, scope: !6)
!36 = !DILocation(line: 54, column: 46, scope: !6)
!37 = !DILocation(line: 54, column: 20, scope: !6)
!38 = !DILocation(line: 54, column: 63, scope: !6)
!39 = !DILocation(line: 55, column: 25, scope: !6)
!40 = !DILocation(line: 55, column: 35, scope: !6)
!41 = !DILocation(line: 55, column: 21, scope: !6)
!42 = !DILocation(line: 56, column: 30, scope: !6)
!43 = !DILocation(line: 56, column: 25, scope: !6)
!44 = !DILocation(line: 57, column: 18, scope: !6)
!45 = !DILocation(line: 58, column: 18, scope: !6)
!46 = !DILocation(line: 53, column: 4, scope: !6)
