; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemv_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %10 = shl i32 %9, 3, !dbg !8
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %12 = and i32 %11, 192, !dbg !9
  %13 = lshr exact i32 %12, 6, !dbg !9
  %14 = or disjoint i32 %13, %10, !dbg !10
  %15 = shl nuw nsw i32 %11, 3, !dbg !11
  %16 = and i32 %15, 504, !dbg !11
  %urem = shl nuw nsw i32 %11, 1, !dbg !11
  %17 = and i32 %urem, 510, !dbg !11
  %18 = icmp slt i32 %14, %3, !dbg !12
  %19 = icmp sgt i32 %4, 0, !dbg !13
  br i1 %19, label %.lr.ph, label %._crit_edge, !dbg !13

.lr.ph:                                           ; preds = %8
  %20 = or disjoint i32 %14, 4, !dbg !10
  %21 = mul i32 %5, %20, !dbg !14
  %22 = add i32 %21, %16, !dbg !15
  %23 = mul i32 %5, %14, !dbg !14
  %24 = add i32 %23, %16, !dbg !15
  %25 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %26 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %27 = and i32 %11, 60
  %28 = shl nuw nsw i32 %11, 8
  %29 = and i32 %28, 256
  %30 = and i32 %11, 2
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 0, i32 192
  %33 = and i32 %15, 512
  %34 = lshr i32 %11, 1
  %35 = and i32 %34, 64
  %36 = or disjoint i32 %32, %27
  %37 = xor i32 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %29
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 %33
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 %37
  %41 = shl nuw nsw i32 %11, 2
  %42 = and i32 %41, 60
  %43 = shl nuw nsw i32 %11, 5
  %44 = and i32 %43, 512
  %45 = and i32 %urem, 64
  %46 = or disjoint i32 %44, %45
  %47 = or disjoint i32 %46, %42
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 256
  %50 = xor i32 %47, 192
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i32 256
  br label %53, !dbg !13

53:                                               ; preds = %.lr.ph, %53
  %.pn3639 = phi i32 [ %17, %.lr.ph ], [ %149, %53 ]
  %.pn1638 = phi i32 [ %22, %.lr.ph ], [ %148, %53 ]
  %.pn3237 = phi i32 [ %24, %.lr.ph ], [ %147, %53 ]
  %54 = phi i32 [ 0, %.lr.ph ], [ %150, %53 ]
  %55 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %146, %53 ]
  %56 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %145, %53 ]
  %57 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %144, %53 ]
  %58 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %143, %53 ]
  %59 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %142, %53 ]
  %60 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %141, %53 ]
  %61 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %139, %53 ]
  %62 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %140, %53 ]
  %63 = or disjoint i32 %54, %16, !dbg !16
  %64 = or disjoint i32 %54, %17, !dbg !16
  %65 = icmp slt i32 %63, %4, !dbg !17
  %66 = icmp slt i32 %64, %4, !dbg !17
  %67 = and i1 %18, %65, !dbg !18
  %68 = shl i32 %.pn3237, 1, !dbg !19
  %69 = select i1 %67, i32 %68, i32 -2147483648, !dbg !19
  %70 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %25, i32 %69, i32 0, i32 0), !dbg !19
  %71 = bitcast <4 x i32> %70 to <8 x half>, !dbg !19
  %72 = shl i32 %.pn1638, 1, !dbg !19
  %73 = select i1 %67, i32 %72, i32 -2147483648, !dbg !19
  %74 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %25, i32 %73, i32 0, i32 0), !dbg !19
  %75 = bitcast <4 x i32> %74 to <8 x half>, !dbg !19
  %76 = shl i32 %.pn3639, 1, !dbg !20
  %77 = select i1 %66, i32 %76, i32 -2147483648, !dbg !20
  %78 = tail call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %26, i32 %77, i32 0, i32 0), !dbg !20
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  store i32 %78, ptr addrspace(3) %40, align 4, !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier(), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %79 = load <2 x half>, ptr addrspace(3) %48, align 4, !dbg !21
  %80 = extractelement <2 x half> %79, i64 0, !dbg !21
  %81 = extractelement <2 x half> %79, i64 1, !dbg !21
  %82 = load <2 x half>, ptr addrspace(3) %49, align 4, !dbg !21
  %83 = extractelement <2 x half> %82, i64 0, !dbg !21
  %84 = extractelement <2 x half> %82, i64 1, !dbg !21
  %85 = load <2 x half>, ptr addrspace(3) %51, align 4, !dbg !21
  %86 = extractelement <2 x half> %85, i64 0, !dbg !21
  %87 = extractelement <2 x half> %85, i64 1, !dbg !21
  %88 = load <2 x half>, ptr addrspace(3) %52, align 4, !dbg !21
  %89 = extractelement <2 x half> %88, i64 0, !dbg !21
  %90 = extractelement <2 x half> %88, i64 1, !dbg !21
  %91 = fpext half %80 to float, !dbg !21
  %92 = fpext half %81 to float, !dbg !21
  %93 = fpext half %83 to float, !dbg !21
  %94 = fpext half %84 to float, !dbg !21
  %95 = fpext half %86 to float, !dbg !21
  %96 = fpext half %87 to float, !dbg !21
  %97 = fpext half %89 to float, !dbg !21
  %98 = fpext half %90 to float, !dbg !21
  %99 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 0, i32 8>, !dbg !22
  %100 = fpext <2 x half> %99 to <2 x float>, !dbg !22
  %101 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 1, i32 9>, !dbg !22
  %102 = fpext <2 x half> %101 to <2 x float>, !dbg !22
  %103 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 2, i32 10>, !dbg !22
  %104 = fpext <2 x half> %103 to <2 x float>, !dbg !22
  %105 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 3, i32 11>, !dbg !22
  %106 = fpext <2 x half> %105 to <2 x float>, !dbg !22
  %107 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 4, i32 12>, !dbg !22
  %108 = fpext <2 x half> %107 to <2 x float>, !dbg !22
  %109 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 5, i32 13>, !dbg !22
  %110 = fpext <2 x half> %109 to <2 x float>, !dbg !22
  %111 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 6, i32 14>, !dbg !22
  %112 = fpext <2 x half> %111 to <2 x float>, !dbg !22
  %113 = shufflevector <8 x half> %71, <8 x half> %75, <2 x i32> <i32 7, i32 15>, !dbg !22
  %114 = fpext <2 x half> %113 to <2 x float>, !dbg !22
  %115 = insertelement <2 x float> poison, float %91, i64 0, !dbg !23
  %116 = shufflevector <2 x float> %115, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %117 = fmul <2 x float> %116, %100, !dbg !23
  %118 = insertelement <2 x float> poison, float %92, i64 0, !dbg !23
  %119 = shufflevector <2 x float> %118, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %120 = fmul <2 x float> %119, %102, !dbg !23
  %121 = insertelement <2 x float> poison, float %93, i64 0, !dbg !23
  %122 = shufflevector <2 x float> %121, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %123 = fmul <2 x float> %122, %104, !dbg !23
  %124 = insertelement <2 x float> poison, float %94, i64 0, !dbg !23
  %125 = shufflevector <2 x float> %124, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %126 = fmul <2 x float> %125, %106, !dbg !23
  %127 = insertelement <2 x float> poison, float %95, i64 0, !dbg !23
  %128 = shufflevector <2 x float> %127, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %129 = fmul <2 x float> %128, %108, !dbg !23
  %130 = insertelement <2 x float> poison, float %96, i64 0, !dbg !23
  %131 = shufflevector <2 x float> %130, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %132 = fmul <2 x float> %131, %110, !dbg !23
  %133 = insertelement <2 x float> poison, float %97, i64 0, !dbg !23
  %134 = shufflevector <2 x float> %133, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %135 = fmul <2 x float> %134, %112, !dbg !23
  %136 = insertelement <2 x float> poison, float %98, i64 0, !dbg !23
  %137 = shufflevector <2 x float> %136, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !23
  %138 = fmul <2 x float> %137, %114, !dbg !23
  %139 = fadd <2 x float> %61, %117, !dbg !24
  %140 = fadd <2 x float> %62, %120, !dbg !24
  %141 = fadd <2 x float> %60, %123, !dbg !24
  %142 = fadd <2 x float> %59, %126, !dbg !24
  %143 = fadd <2 x float> %58, %129, !dbg !24
  %144 = fadd <2 x float> %57, %132, !dbg !24
  %145 = fadd <2 x float> %56, %135, !dbg !24
  %146 = fadd <2 x float> %55, %138, !dbg !24
  %147 = add i32 %.pn3237, 512, !dbg !25
  %148 = add i32 %.pn1638, 512, !dbg !25
  %149 = add i32 %.pn3639, 512, !dbg !26
  %150 = add i32 %54, 512, !dbg !13
  %151 = icmp slt i32 %150, %4, !dbg !13
  br i1 %151, label %53, label %._crit_edge.loopexit, !dbg !13

._crit_edge.loopexit:                             ; preds = %53
  %152 = fadd <2 x float> %139, %140, !dbg !9
  %153 = fadd <2 x float> %141, %152, !dbg !9
  %154 = fadd <2 x float> %142, %153, !dbg !9
  %155 = fadd <2 x float> %143, %154, !dbg !9
  %156 = fadd <2 x float> %144, %155, !dbg !9
  %157 = fadd <2 x float> %145, %156, !dbg !9
  %158 = fadd <2 x float> %146, %157, !dbg !9
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %8
  %159 = phi <2 x float> [ zeroinitializer, %8 ], [ %158, %._crit_edge.loopexit ], !dbg !27
  %160 = and i32 %11, 7, !dbg !9
  %161 = or disjoint i32 %10, %160, !dbg !10
  %162 = icmp slt i32 %161, %3, !dbg !12
  %163 = extractelement <2 x float> %159, i64 0, !dbg !30
  %164 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %163, i32 280, i32 15, i32 15, i1 true), !dbg !30
  %165 = fadd float %163, %164, !dbg !27
  %166 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %165, i32 276, i32 15, i32 15, i1 true), !dbg !30
  %167 = fadd float %165, %166, !dbg !27
  %168 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %167, i32 274, i32 15, i32 15, i1 true), !dbg !30
  %169 = fadd float %167, %168, !dbg !27
  %170 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %169, i32 273, i32 15, i32 15, i1 true), !dbg !30
  %171 = fadd float %169, %170, !dbg !27
  %172 = tail call float @llvm.amdgcn.update.dpp.f32(float %171, float %171, i32 322, i32 10, i32 15, i1 true), !dbg !30
  %173 = fadd float %171, %172, !dbg !27
  %174 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %173, i32 323, i32 15, i32 15, i1 true), !dbg !30
  %175 = fadd float %173, %174, !dbg !27
  %176 = tail call float @llvm.amdgcn.readlane.f32(float %175, i32 63), !dbg !30
  %177 = extractelement <2 x float> %159, i64 1, !dbg !30
  %178 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %177, i32 280, i32 15, i32 15, i1 true), !dbg !30
  %179 = fadd float %177, %178, !dbg !27
  %180 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %179, i32 276, i32 15, i32 15, i1 true), !dbg !30
  %181 = fadd float %179, %180, !dbg !27
  %182 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %181, i32 274, i32 15, i32 15, i1 true), !dbg !30
  %183 = fadd float %181, %182, !dbg !27
  %184 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %183, i32 273, i32 15, i32 15, i1 true), !dbg !30
  %185 = fadd float %183, %184, !dbg !27
  %186 = tail call float @llvm.amdgcn.update.dpp.f32(float %185, float %185, i32 322, i32 10, i32 15, i1 true), !dbg !30
  %187 = fadd float %185, %186, !dbg !27
  %188 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %187, i32 323, i32 15, i32 15, i1 true), !dbg !30
  %189 = fadd float %187, %188, !dbg !27
  %190 = tail call float @llvm.amdgcn.readlane.f32(float %189, i32 63), !dbg !30
  %191 = fptrunc float %176 to half, !dbg !33
  %192 = fptrunc float %190 to half, !dbg !33
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  %193 = lshr exact i32 %12, 5, !dbg !34
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %193, !dbg !34
  %195 = insertelement <1 x half> poison, half %191, i64 0, !dbg !34
  store <1 x half> %195, ptr addrspace(3) %194, align 2, !dbg !34
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %194, i32 8, !dbg !34
  %197 = insertelement <1 x half> poison, half %192, i64 0, !dbg !34
  store <1 x half> %197, ptr addrspace(3) %196, align 2, !dbg !34
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  %198 = shl nuw nsw i32 %160, 1, !dbg !34
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %198, !dbg !34
  %200 = load i16, ptr addrspace(3) %199, align 2, !dbg !34
  %201 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !34
  %202 = and i32 %11, 248, !dbg !34
  %203 = icmp eq i32 %202, 0, !dbg !34
  %204 = and i1 %203, %162, !dbg !34
  %205 = shl i32 %161, 1, !dbg !34
  %206 = select i1 %204, i32 %205, i32 -2147483648, !dbg !34
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %200, ptr addrspace(8) %201, i32 %206, i32 0, i32 0), !dbg !34
  ret void, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #7

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #7 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "gemv.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gemv_kernel", linkageName: "gemv_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 11, column: 27, scope: !4)
!8 = !DILocation(line: 11, column: 32, scope: !4)
!9 = !DILocation(line: 11, column: 55, scope: !4)
!10 = !DILocation(line: 11, column: 42, scope: !4)
!11 = !DILocation(line: 12, column: 26, scope: !4)
!12 = !DILocation(line: 15, column: 20, scope: !4)
!13 = !DILocation(line: 17, column: 25, scope: !4)
!14 = !DILocation(line: 13, column: 21, scope: !4)
!15 = !DILocation(line: 13, column: 64, scope: !4)
!16 = !DILocation(line: 18, column: 19, scope: !4)
!17 = !DILocation(line: 18, column: 28, scope: !4)
!18 = !DILocation(line: 19, column: 49, scope: !4)
!19 = !DILocation(line: 19, column: 20, scope: !4)
!20 = !DILocation(line: 20, column: 20, scope: !4)
!21 = !DILocation(line: 20, column: 53, scope: !4)
!22 = !DILocation(line: 19, column: 78, scope: !4)
!23 = !DILocation(line: 21, column: 19, scope: !4)
!24 = !DILocation(line: 21, column: 15, scope: !4)
!25 = !DILocation(line: 22, column: 18, scope: !4)
!26 = !DILocation(line: 23, column: 18, scope: !4)
!27 = !DILocation(line: 263, column: 15, scope: !28, inlinedAt: !30)
!28 = distinct !DILexicalBlockFile(scope: !4, file: !29, discriminator: 0)
!29 = !DIFile(filename: "standard.py", directory: "triton/language")
!30 = !DILocation(line: 293, column: 36, scope: !28, inlinedAt: !31)
!31 = !DILocation(line: 24, column: 36, scope: !32)
!32 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!33 = !DILocation(line: 24, column: 52, scope: !4)
!34 = !DILocation(line: 24, column: 29, scope: !4)
!35 = !DILocation(line: 24, column: 4, scope: !4)
