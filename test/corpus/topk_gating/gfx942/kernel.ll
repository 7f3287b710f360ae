; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define amdgpu_kernel void @topk_gating_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #1 !dbg !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %9 = and i32 %8, 63, !dbg !9
  %10 = shl nuw nsw i32 %9, 2, !dbg !9
  %11 = or disjoint i32 %10, 1, !dbg !9
  %12 = or disjoint i32 %10, 2, !dbg !9
  %13 = or disjoint i32 %10, 3, !dbg !9
  %14 = icmp slt i32 %10, %3, !dbg !10
  %15 = mul i32 %3, %7, !dbg !11
  %16 = add i32 %15, %10, !dbg !12
  %17 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !13
  %18 = shl i32 %16, 1, !dbg !13
  %19 = select i1 %14, i32 %18, i32 -2147483648, !dbg !13
  %20 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %17, i32 %19, i32 0, i32 0), !dbg !13
  %21 = bitcast <2 x i32> %20 to <4 x half>, !dbg !13
  %22 = select i1 %14, <4 x half> %21, <4 x half> splat (half 0xHFC00), !dbg !13
  %23 = extractelement <4 x half> %22, i64 0, !dbg !13
  %24 = extractelement <4 x half> %22, i64 1, !dbg !13
  %25 = extractelement <4 x half> %22, i64 2, !dbg !13
  %26 = extractelement <4 x half> %22, i64 3, !dbg !13
  %27 = fpext half %23 to float, !dbg !14
  %28 = fpext half %24 to float, !dbg !14
  %29 = fpext half %25 to float, !dbg !14
  %30 = fpext half %26 to float, !dbg !14
  %31 = tail call float @llvm.maxnum.f32(float %27, float %28), !dbg !15
  %32 = tail call float @llvm.maxnum.f32(float %31, float %29), !dbg !15
  %33 = tail call float @llvm.maxnum.f32(float %32, float %30), !dbg !15
  %34 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %33, i32 280, i32 15, i32 15, i1 true), !dbg !18
  %35 = tail call float @llvm.maxnum.f32(float %33, float %34), !dbg !15
  %36 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %35, i32 276, i32 15, i32 15, i1 true), !dbg !18
  %37 = tail call float @llvm.maxnum.f32(float %35, float %36), !dbg !15
  %38 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %37, i32 274, i32 15, i32 15, i1 true), !dbg !18
  %39 = tail call float @llvm.maxnum.f32(float %37, float %38), !dbg !15
  %40 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %39, i32 273, i32 15, i32 15, i1 true), !dbg !18
  %41 = tail call float @llvm.maxnum.f32(float %39, float %40), !dbg !15
  %42 = tail call float @llvm.amdgcn.update.dpp.f32(float %41, float %41, i32 322, i32 10, i32 15, i1 true), !dbg !18
  %43 = tail call float @llvm.maxnum.f32(float %41, float %42), !dbg !15
  %44 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %43, i32 323, i32 15, i32 15, i1 true), !dbg !18
  %45 = tail call float @llvm.maxnum.f32(float %43, float %44), !dbg !15
  %46 = tail call float @llvm.amdgcn.readlane.f32(float %45, i32 63), !dbg !18
  %47 = fsub float %27, %46, !dbg !21
  %48 = fsub float %28, %46, !dbg !21
  %49 = fsub float %29, %46, !dbg !21
  %50 = fsub float %30, %46, !dbg !21
  %51 = fmul float %47, 0x3FF7154760000000, !dbg !22
  %52 = tail call float @llvm.exp2.f32(float %51), !dbg !22
  %53 = fmul float %48, 0x3FF7154760000000, !dbg !22
  %54 = tail call float @llvm.exp2.f32(float %53), !dbg !22
  %55 = fmul float %49, 0x3FF7154760000000, !dbg !22
  %56 = tail call float @llvm.exp2.f32(float %55), !dbg !22
  %57 = fmul float %50, 0x3FF7154760000000, !dbg !22
  %58 = tail call float @llvm.exp2.f32(float %57), !dbg !22
  %59 = fadd float %52, %54, !dbg !23
  %60 = fadd float %56, %59, !dbg !23
  %61 = fadd float %58, %60, !dbg !23
  %62 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %61, i32 280, i32 15, i32 15, i1 true), !dbg !24
  %63 = fadd float %62, %61, !dbg !23
  %64 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %63, i32 276, i32 15, i32 15, i1 true), !dbg !24
  %65 = fadd float %64, %63, !dbg !23
  %66 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %65, i32 274, i32 15, i32 15, i1 true), !dbg !24
  %67 = fadd float %66, %65, !dbg !23
  %68 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %67, i32 273, i32 15, i32 15, i1 true), !dbg !24
  %69 = fadd float %68, %67, !dbg !23
  %70 = tail call float @llvm.amdgcn.update.dpp.f32(float %69, float %69, i32 322, i32 10, i32 15, i1 true), !dbg !24
  %71 = fadd float %70, %69, !dbg !23
  %72 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %71, i32 323, i32 15, i32 15, i1 true), !dbg !24
  %73 = fadd float %72, %71, !dbg !23
  %74 = tail call float @llvm.amdgcn.readlane.f32(float %73, i32 63), !dbg !24
  %75 = fdiv float %52, %74, !dbg !26
  %76 = fdiv float %54, %74, !dbg !26
  %77 = fdiv float %56, %74, !dbg !26
  %78 = fdiv float %58, %74, !dbg !26
  %79 = select i1 %14, float %75, float -1.000000e+00, !dbg !27
  %80 = select i1 %14, float %76, float -1.000000e+00, !dbg !27
  %81 = select i1 %14, float %77, float -1.000000e+00, !dbg !27
  %82 = select i1 %14, float %78, float -1.000000e+00, !dbg !27
  %83 = and i32 %8, 7, !dbg !28
  %84 = shl i32 %7, 3, !dbg !29
  %85 = xor i32 %10, 128
  %86 = icmp eq i32 %9, 0
  br label %87, !dbg !30

87:                                               ; preds = %6, %183
  %88 = phi float [ 0.000000e+00, %6 ], [ %185, %183 ]
  %89 = phi float [ 0.000000e+00, %6 ], [ %186, %183 ]
  %.pn112 = phi float [ %82, %6 ], [ %194, %183 ]
  %.pn311 = phi float [ %81, %6 ], [ %193, %183 ]
  %.pn510 = phi float [ %80, %6 ], [ %192, %183 ]
  %.pn79 = phi float [ %79, %6 ], [ %191, %183 ]
  %90 = phi i32 [ 0, %6 ], [ %195, %183 ]
  %91 = fcmp oge float %.pn79, %.pn510, !dbg !31
  %92 = select i1 %91, float %.pn79, float %.pn510, !dbg !35
  %93 = select i1 %91, i32 %10, i32 %11, !dbg !36
  %94 = fcmp oeq float %92, %.pn311, !dbg !37
  %95 = icmp samesign ult i32 %93, %12, !dbg !38
  %96 = and i1 %94, %95, !dbg !39
  %97 = fcmp ogt float %92, %.pn311, !dbg !40
  %98 = or i1 %97, %96, !dbg !31
  %99 = select i1 %98, float %92, float %.pn311, !dbg !35
  %100 = select i1 %98, i32 %93, i32 %12, !dbg !36
  %101 = fcmp oeq float %99, %.pn112, !dbg !37
  %102 = icmp samesign ult i32 %100, %13, !dbg !38
  %103 = and i1 %101, %102, !dbg !39
  %104 = fcmp ogt float %99, %.pn112, !dbg !40
  %105 = or i1 %104, %103, !dbg !31
  %106 = select i1 %105, float %99, float %.pn112, !dbg !35
  %107 = select i1 %105, i32 %100, i32 %13, !dbg !36
  %108 = bitcast float %106 to i32, !dbg !33
  %109 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %108), !dbg !33
  %110 = bitcast i32 %109 to float, !dbg !33
  %111 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %107), !dbg !33
  %112 = fcmp oeq float %106, %110, !dbg !37
  %113 = icmp slt i32 %107, %111, !dbg !38
  %114 = and i1 %112, %113, !dbg !39
  %115 = fcmp ogt float %106, %110, !dbg !40
  %116 = or i1 %115, %114, !dbg !31
  %117 = select i1 %116, float %106, float %110, !dbg !35
  %118 = select i1 %116, i32 %107, i32 %111, !dbg !36
  %119 = bitcast float %117 to i32, !dbg !33
  %120 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %119, i32 16415), !dbg !33
  %121 = bitcast i32 %120 to float, !dbg !33
  %122 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %118, i32 16415), !dbg !33
  %123 = fcmp oeq float %117, %121, !dbg !37
  %124 = icmp slt i32 %118, %122, !dbg !38
  %125 = and i1 %123, %124, !dbg !39
  %126 = fcmp ogt float %117, %121, !dbg !40
  %127 = or i1 %126, %125, !dbg !31
  %128 = select i1 %127, float %117, float %121, !dbg !35
  %129 = select i1 %127, i32 %118, i32 %122, !dbg !36
  %130 = bitcast float %128 to i32, !dbg !33
  %131 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %130, i32 %130, i32 280, i32 15, i32 12, i1 false), !dbg !33
  %132 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %131, i32 %130, i32 264, i32 15, i32 3, i1 false), !dbg !33
  %133 = bitcast i32 %132 to float, !dbg !33
  %134 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %129, i32 %129, i32 280, i32 15, i32 12, i1 false), !dbg !33
  %135 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %134, i32 %129, i32 264, i32 15, i32 3, i1 false), !dbg !33
  %136 = fcmp oeq float %128, %133, !dbg !37
  %137 = icmp slt i32 %129, %135, !dbg !38
  %138 = and i1 %136, %137, !dbg !39
  %139 = fcmp ogt float %128, %133, !dbg !40
  %140 = or i1 %139, %138, !dbg !31
  %141 = select i1 %140, float %128, float %133, !dbg !35
  %142 = select i1 %140, i32 %129, i32 %135, !dbg !36
  %143 = bitcast float %141 to i32, !dbg !33
  %144 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %143, i32 %143, i32 276, i32 15, i32 10, i1 false), !dbg !33
  %145 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %144, i32 %143, i32 260, i32 15, i32 5, i1 false), !dbg !33
  %146 = bitcast i32 %145 to float, !dbg !33
  %147 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %142, i32 %142, i32 276, i32 15, i32 10, i1 false), !dbg !33
  %148 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %147, i32 %142, i32 260, i32 15, i32 5, i1 false), !dbg !33
  %149 = fcmp oeq float %141, %146, !dbg !37
  %150 = icmp slt i32 %142, %148, !dbg !38
  %151 = and i1 %149, %150, !dbg !39
  %152 = fcmp ogt float %141, %146, !dbg !40
  %153 = or i1 %152, %151, !dbg !31
  %154 = select i1 %153, float %141, float %146, !dbg !35
  %155 = select i1 %153, i32 %142, i32 %148, !dbg !36
  %156 = bitcast float %154 to i32, !dbg !33
  %157 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %156, i32 %156, i32 78, i32 15, i32 15, i1 false), !dbg !33
  %158 = bitcast i32 %157 to float, !dbg !33
  %159 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %155, i32 %155, i32 78, i32 15, i32 15, i1 false), !dbg !33
  %160 = fcmp oeq float %154, %158, !dbg !37
  %161 = icmp slt i32 %155, %159, !dbg !38
  %162 = and i1 %160, %161, !dbg !39
  %163 = fcmp ogt float %154, %158, !dbg !40
  %164 = or i1 %163, %162, !dbg !31
  %165 = select i1 %164, float %154, float %158, !dbg !35
  %166 = select i1 %164, i32 %155, i32 %159, !dbg !36
  %167 = bitcast float %165 to i32, !dbg !33
  %168 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %167, i32 %167, i32 177, i32 15, i32 15, i1 false), !dbg !33
  %169 = bitcast i32 %168 to float, !dbg !33
  %170 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %166, i32 %166, i32 177, i32 15, i32 15, i1 false), !dbg !33
  %171 = fcmp oeq float %165, %169, !dbg !37
  %172 = icmp slt i32 %166, %170, !dbg !38
  %173 = and i1 %171, %172, !dbg !39
  %174 = fcmp ogt float %165, %169, !dbg !40
  %175 = or i1 %174, %173, !dbg !31
  %176 = select i1 %175, float %165, float %169, !dbg !35
  %177 = select i1 %175, i32 %166, i32 %170, !dbg !36
  br i1 %86, label %178, label %183, !dbg !41

178:                                              ; preds = %87
  %179 = or disjoint i32 %90, %84
  %180 = sext i32 %179 to i64
  %181 = getelementptr i32, ptr addrspace(1) %2, i64 %180
  %182 = insertelement <1 x i32> poison, i32 %177, i64 0
  store <1 x i32> %182, ptr addrspace(1) %181, align 4, !dbg !41
  br label %183, !dbg !41

183:                                              ; preds = %178, %87
  %184 = icmp eq i32 %83, %90, !dbg !42
  %185 = select i1 %184, float %176, float %88, !dbg !43
  %186 = fadd float %89, %176, !dbg !44
  %187 = icmp eq i32 %10, %177, !dbg !45
  %188 = icmp eq i32 %11, %177, !dbg !45
  %189 = icmp eq i32 %12, %177, !dbg !45
  %190 = icmp eq i32 %13, %177, !dbg !45
  %191 = select i1 %187, float -1.000000e+00, float %.pn79, !dbg !46
  %192 = select i1 %188, float -1.000000e+00, float %.pn510, !dbg !46
  %193 = select i1 %189, float -1.000000e+00, float %.pn311, !dbg !46
  %194 = select i1 %190, float -1.000000e+00, float %.pn112, !dbg !46
  %195 = add nuw nsw i32 %90, 1, !dbg !30
  %exitcond.not = icmp eq i32 %195, 8, !dbg !30
  br i1 %exitcond.not, label %196, label %87, !dbg !30

196:                                              ; preds = %183
  %197 = or disjoint i32 %83, %84, !dbg !47
  %198 = fdiv float %185, %186, !dbg !48
  %199 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !49
  %200 = and i32 %8, 56, !dbg !49
  %201 = icmp eq i32 %200, 0, !dbg !49
  %202 = shl i32 %197, 2, !dbg !49
  %203 = select i1 %201, i32 %202, i32 -2147483648, !dbg !49
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %198, ptr addrspace(8) %199, i32 %203, i32 0, i32 0), !dbg !49
  ret void, !dbg !50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #5

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "mixture.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 47, type: !5, scopeLine: 47, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "topk_gating_kernel", linkageName: "topk_gating_kernel", scope: !1, file: !1, line: 42, type: !5, scopeLine: 42, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 44, column: 24, scope: !7)
!9 = !DILocation(line: 45, column: 21, scope: !7)
!10 = !DILocation(line: 46, column: 51, scope: !7)
!11 = !DILocation(line: 46, column: 35, scope: !7)
!12 = !DILocation(line: 46, column: 39, scope: !7)
!13 = !DILocation(line: 46, column: 16, scope: !7)
!14 = !DILocation(line: 46, column: 78, scope: !7)
!15 = !DILocation(line: 170, column: 27, scope: !16, inlinedAt: !18)
!16 = distinct !DILexicalBlockFile(scope: !7, file: !17, discriminator: 0)
!17 = !DIFile(filename: "standard.py", directory: "triton/language")
!18 = !DILocation(line: 191, column: 40, scope: !16, inlinedAt: !19)
!19 = !DILocation(line: 47, column: 26, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !7, file: !1, discriminator: 0)
!21 = !DILocation(line: 47, column: 19, scope: !7)
!22 = !DILocation(line: 47, column: 15, scope: !7)
!23 = !DILocation(line: 263, column: 15, scope: !16, inlinedAt: !24)
!24 = !DILocation(line: 293, column: 36, scope: !16, inlinedAt: !25)
!25 = !DILocation(line: 48, column: 35, scope: !20)
!26 = !DILocation(line: 48, column: 28, scope: !7)
!27 = !DILocation(line: 48, column: 47, scope: !7)
!28 = !DILocation(line: 50, column: 24, scope: !7)
!29 = !DILocation(line: 54, column: 37, scope: !7)
!30 = !DILocation(line: 52, column: 19, scope: !7)
!31 = !DILocation(line: 152, column: 28, scope: !16, inlinedAt: !32)
!32 = !DILocation(line: 160, column: 59, scope: !16, inlinedAt: !33)
!33 = !DILocation(line: 181, column: 58, scope: !16, inlinedAt: !34)
!34 = !DILocation(line: 53, column: 26, scope: !20)
!35 = !DILocation(line: 153, column: 35, scope: !16, inlinedAt: !32)
!36 = !DILocation(line: 154, column: 35, scope: !16, inlinedAt: !32)
!37 = !DILocation(line: 149, column: 24, scope: !16, inlinedAt: !32)
!38 = !DILocation(line: 149, column: 44, scope: !16, inlinedAt: !32)
!39 = !DILocation(line: 149, column: 35, scope: !16, inlinedAt: !32)
!40 = !DILocation(line: 152, column: 18, scope: !16, inlinedAt: !32)
!41 = !DILocation(line: 54, column: 48, scope: !7)
!42 = !DILocation(line: 55, column: 34, scope: !7)
!43 = !DILocation(line: 55, column: 43, scope: !7)
!44 = !DILocation(line: 56, column: 17, scope: !7)
!45 = !DILocation(line: 57, column: 26, scope: !7)
!46 = !DILocation(line: 57, column: 36, scope: !7)
!47 = !DILocation(line: 58, column: 41, scope: !7)
!48 = !DILocation(line: 58, column: 56, scope: !7)
!49 = !DILocation(line: 58, column: 47, scope: !7)
!50 = !DILocation(line: 58, column: 4, scope: !7)
