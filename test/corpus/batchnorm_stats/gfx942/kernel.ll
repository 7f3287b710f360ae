; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @batchnorm_stats_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !8
  %11 = and i32 %10, 255, !dbg !8
  %12 = and i32 %10, 63, !dbg !8
  %13 = lshr i32 %11, 6, !dbg !8
  %14 = shl nuw nsw i32 %11, 2, !dbg !8
  %15 = mul i32 %5, %4, !dbg !9
  %16 = icmp sgt i32 %3, 0, !dbg !10
  br i1 %16, label %.preheader.lr.ph, label %.._crit_edge9_crit_edge, !dbg !10

.._crit_edge9_crit_edge:                          ; preds = %8
  %.pre = and i32 %10, 60, !dbg !10
  %.pre16 = shl nuw nsw i32 %10, 10, !dbg !10
  %.pre18 = and i32 %.pre16, 1024, !dbg !10
  %.pre20 = and i32 %10, 2, !dbg !10
  %.pre22 = shl nuw nsw i32 %10, 5, !dbg !10
  %.pre24 = and i32 %.pre22, 2048, !dbg !10
  %.pre26 = lshr i32 %10, 1, !dbg !10
  %.pre28 = and i32 %.pre26, 64, !dbg !10
  %.pre30 = shl nuw nsw i32 %10, 2, !dbg !10
  %.pre32 = and i32 %.pre30, 60, !dbg !10
  %.pre34 = shl nuw nsw i32 %10, 1, !dbg !10
  %.pre36 = and i32 %.pre34, 448, !dbg !10
  %.pre38 = shl nuw nsw i32 %10, 7, !dbg !10
  %.pre40 = and i32 %.pre38, 2048, !dbg !10
  %.pre42 = or disjoint i32 %.pre32, %.pre36, !dbg !10
  %.pre44 = or disjoint i32 %.pre42, %.pre40, !dbg !10
  %.pre46 = xor i32 %.pre44, 576, !dbg !10
  br label %._crit_edge9, !dbg !10

.preheader.lr.ph:                                 ; preds = %8
  %17 = mul i32 %5, %9, !dbg !11
  %18 = icmp sgt i32 %5, 0
  %19 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %20 = and i32 %10, 60
  %21 = shl nuw nsw i32 %10, 10
  %22 = and i32 %21, 1024
  %23 = and i32 %10, 2
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i32 0, i32 576
  %26 = shl nuw nsw i32 %10, 5
  %27 = and i32 %26, 2048
  %28 = lshr i32 %10, 1
  %29 = and i32 %28, 64
  %30 = or disjoint i32 %25, %20
  %31 = xor i32 %30, %29
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %22
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 %27
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 %31
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 128
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 256
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i32 384
  %38 = shl nuw nsw i32 %10, 2
  %39 = and i32 %38, 60
  %40 = shl nuw nsw i32 %10, 1
  %41 = and i32 %40, 448
  %42 = shl nuw nsw i32 %10, 7
  %43 = and i32 %42, 2048
  %44 = or disjoint i32 %39, %41
  %45 = or disjoint i32 %44, %43
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 1024
  %48 = xor i32 %45, 576
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1024
  %invariant.op = or i32 %10, 768
  %51 = insertelement <2 x i32> poison, i32 %5, i64 0
  %52 = shufflevector <2 x i32> %51, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %.preheader, !dbg !10

.preheader:                                       ; preds = %.preheader.lr.ph, %._crit_edge
  %53 = phi i32 [ %17, %.preheader.lr.ph ], [ %139, %._crit_edge ]
  %54 = phi i32 [ 0, %.preheader.lr.ph ], [ %140, %._crit_edge ]
  %55 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %133, %._crit_edge ]
  %56 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %134, %._crit_edge ]
  %57 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %135, %._crit_edge ]
  %58 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %136, %._crit_edge ]
  %59 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %137, %._crit_edge ]
  %60 = phi <2 x float> [ zeroinitializer, %.preheader.lr.ph ], [ %138, %._crit_edge ]
  br i1 %18, label %.lr.ph, label %._crit_edge, !dbg !12

.lr.ph:                                           ; preds = %.preheader
  %61 = add i32 %53, %14
  br label %62, !dbg !12

62:                                               ; preds = %.lr.ph, %62
  %63 = phi i32 [ 0, %.lr.ph ], [ %131, %62 ]
  %64 = phi <2 x float> [ %55, %.lr.ph ], [ %83, %62 ]
  %65 = phi <2 x float> [ %56, %.lr.ph ], [ %90, %62 ]
  %66 = phi <2 x float> [ %57, %.lr.ph ], [ %129, %62 ]
  %67 = phi <2 x float> [ %58, %.lr.ph ], [ %115, %62 ]
  %68 = phi <2 x float> [ %59, %.lr.ph ], [ %130, %62 ]
  %69 = phi <2 x float> [ %60, %.lr.ph ], [ %125, %62 ]
  %70 = or disjoint i32 %63, %14, !dbg !13
  %71 = icmp slt i32 %70, %5, !dbg !14
  %72 = add i32 %61, %63, !dbg !15
  %73 = shl i32 %72, 1, !dbg !16
  %74 = select i1 %71, i32 %73, i32 -2147483648, !dbg !16
  %75 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %19, i32 %74, i32 0, i32 0), !dbg !16
  %76 = bitcast <2 x i32> %75 to <4 x half>, !dbg !16
  %77 = or disjoint i32 %63, %11, !dbg !13
  %78 = or disjoint i32 %77, 256, !dbg !13
  %79 = insertelement <2 x i32> poison, i32 %77, i64 0, !dbg !14
  %80 = insertelement <2 x i32> %79, i32 %78, i64 1, !dbg !14
  %81 = icmp slt <2 x i32> %80, %52, !dbg !14
  %82 = uitofp <2 x i1> %81 to <2 x float>, !dbg !17
  %83 = fadd <2 x float> %64, %82, !dbg !18
  %84 = insertelement <2 x i32> <i32 512, i32 poison>, i32 %63, i64 1, !dbg !13
  %85 = insertelement <2 x i32> poison, i32 %77, i64 0, !dbg !13
  %86 = insertelement <2 x i32> %85, i32 %invariant.op, i64 1, !dbg !13
  %87 = or disjoint <2 x i32> %84, %86, !dbg !13
  %88 = icmp slt <2 x i32> %87, %52, !dbg !14
  %89 = uitofp <2 x i1> %88 to <2 x float>, !dbg !17
  %90 = fadd <2 x float> %65, %89, !dbg !18
  %91 = extractelement <2 x float> %83, i64 0, !dbg !19
  %92 = tail call float @llvm.maxnum.f32(float %91, float 1.000000e+00), !dbg !19
  %93 = extractelement <2 x float> %83, i64 1, !dbg !19
  %94 = tail call float @llvm.maxnum.f32(float %93, float 1.000000e+00), !dbg !19
  %95 = extractelement <2 x float> %90, i64 0, !dbg !19
  %96 = tail call float @llvm.maxnum.f32(float %95, float 1.000000e+00), !dbg !19
  %97 = extractelement <2 x float> %90, i64 1, !dbg !19
  %98 = tail call float @llvm.maxnum.f32(float %97, float 1.000000e+00), !dbg !19
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  %99 = insertelement <1 x float> poison, float %92, i64 0, !dbg !19
  store <1 x float> %99, ptr addrspace(3) %34, align 4, !dbg !19
  %100 = insertelement <1 x float> poison, float %94, i64 0, !dbg !19
  store <1 x float> %100, ptr addrspace(3) %35, align 4, !dbg !19
  %101 = insertelement <1 x float> poison, float %96, i64 0, !dbg !19
  store <1 x float> %101, ptr addrspace(3) %36, align 4, !dbg !19
  %102 = insertelement <1 x float> poison, float %98, i64 0, !dbg !19
  store <1 x float> %102, ptr addrspace(3) %37, align 4, !dbg !19
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %103 = load <1 x float>, ptr addrspace(3) %46, align 4, !dbg !19
  %104 = load <1 x float>, ptr addrspace(3) %47, align 4, !dbg !19
  %105 = load <1 x float>, ptr addrspace(3) %49, align 4, !dbg !19
  %106 = load <1 x float>, ptr addrspace(3) %50, align 4, !dbg !19
  %107 = shufflevector <4 x half> %76, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %108 = fpext <2 x half> %107 to <2 x float>, !dbg !20
  %109 = fsub <2 x float> %108, %67, !dbg !21
  %110 = shufflevector <1 x float> %103, <1 x float> %104, <2 x i32> <i32 0, i32 1>, !dbg !22
  %111 = fdiv <2 x float> %109, %110, !dbg !22
  %112 = fadd <2 x float> %67, %111, !dbg !23
  %113 = insertelement <2 x i1> poison, i1 %71, i64 0, !dbg !24
  %114 = shufflevector <2 x i1> %113, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !24
  %115 = select <2 x i1> %114, <2 x float> %112, <2 x float> %67, !dbg !24
  %116 = fsub <2 x float> %108, %115, !dbg !25
  %117 = fmul <2 x float> %109, %116, !dbg !26
  %118 = fadd <2 x float> %66, %117, !dbg !27
  %119 = shufflevector <4 x half> %76, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %120 = fpext <2 x half> %119 to <2 x float>, !dbg !20
  %121 = fsub <2 x float> %120, %69, !dbg !21
  %122 = shufflevector <1 x float> %105, <1 x float> %106, <2 x i32> <i32 0, i32 1>, !dbg !22
  %123 = fdiv <2 x float> %121, %122, !dbg !22
  %124 = fadd <2 x float> %69, %123, !dbg !23
  %125 = select <2 x i1> %114, <2 x float> %124, <2 x float> %69, !dbg !24
  %126 = fsub <2 x float> %120, %125, !dbg !25
  %127 = fmul <2 x float> %121, %126, !dbg !26
  %128 = fadd <2 x float> %68, %127, !dbg !27
  %129 = select <2 x i1> %114, <2 x float> %118, <2 x float> %66, !dbg !28
  %130 = select <2 x i1> %114, <2 x float> %128, <2 x float> %68, !dbg !28
  %131 = add i32 %63, 1024, !dbg !12
  %132 = icmp slt i32 %131, %5, !dbg !12
  br i1 %132, label %62, label %._crit_edge, !dbg !12

._crit_edge:                                      ; preds = %62, %.preheader
  %133 = phi <2 x float> [ %55, %.preheader ], [ %83, %62 ]
  %134 = phi <2 x float> [ %56, %.preheader ], [ %90, %62 ]
  %135 = phi <2 x float> [ %57, %.preheader ], [ %129, %62 ]
  %136 = phi <2 x float> [ %58, %.preheader ], [ %115, %62 ]
  %137 = phi <2 x float> [ %59, %.preheader ], [ %130, %62 ]
  %138 = phi <2 x float> [ %60, %.preheader ], [ %125, %62 ]
  %139 = add i32 %53, %15, !dbg !29
  %140 = add nuw nsw i32 %54, 1, !dbg !10
  %exitcond.not = icmp eq i32 %140, %3, !dbg !10
  br i1 %exitcond.not, label %._crit_edge9.loopexit, label %.preheader, !dbg !10

._crit_edge9.loopexit:                            ; preds = %._crit_edge
  %141 = extractelement <2 x float> %138, i64 1, !dbg !10
  %142 = extractelement <2 x float> %138, i64 0, !dbg !10
  %143 = extractelement <2 x float> %136, i64 1, !dbg !10
  %144 = extractelement <2 x float> %136, i64 0, !dbg !10
  br label %._crit_edge9, !dbg !10

._crit_edge9:                                     ; preds = %._crit_edge9.loopexit, %.._crit_edge9_crit_edge
  %.pre-phi47 = phi i32 [ %.pre46, %.._crit_edge9_crit_edge ], [ %48, %._crit_edge9.loopexit ], !dbg !10
  %.pre-phi45 = phi i32 [ %.pre44, %.._crit_edge9_crit_edge ], [ %45, %._crit_edge9.loopexit ], !dbg !10
  %.pre-phi29 = phi i32 [ %.pre28, %.._crit_edge9_crit_edge ], [ %29, %._crit_edge9.loopexit ], !dbg !10
  %.pre-phi25 = phi i32 [ %.pre24, %.._crit_edge9_crit_edge ], [ %27, %._crit_edge9.loopexit ], !dbg !10
  %.pre-phi21 = phi i32 [ %.pre20, %.._crit_edge9_crit_edge ], [ %23, %._crit_edge9.loopexit ], !dbg !10
  %.pre-phi19 = phi i32 [ %.pre18, %.._crit_edge9_crit_edge ], [ %22, %._crit_edge9.loopexit ], !dbg !10
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge9_crit_edge ], [ %20, %._crit_edge9.loopexit ], !dbg !10
  %145 = phi float [ 0.000000e+00, %.._crit_edge9_crit_edge ], [ %144, %._crit_edge9.loopexit ]
  %146 = phi float [ 0.000000e+00, %.._crit_edge9_crit_edge ], [ %143, %._crit_edge9.loopexit ]
  %147 = phi float [ 0.000000e+00, %.._crit_edge9_crit_edge ], [ %142, %._crit_edge9.loopexit ]
  %148 = phi float [ 0.000000e+00, %.._crit_edge9_crit_edge ], [ %141, %._crit_edge9.loopexit ]
  %149 = phi <2 x float> [ zeroinitializer, %.._crit_edge9_crit_edge ], [ %133, %._crit_edge9.loopexit ]
  %150 = phi <2 x float> [ zeroinitializer, %.._crit_edge9_crit_edge ], [ %134, %._crit_edge9.loopexit ]
  %151 = phi <2 x float> [ zeroinitializer, %.._crit_edge9_crit_edge ], [ %135, %._crit_edge9.loopexit ]
  %152 = phi <2 x float> [ zeroinitializer, %.._crit_edge9_crit_edge ], [ %137, %._crit_edge9.loopexit ]
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !10
  tail call void @llvm.amdgcn.s.barrier(), !dbg !10
  %153 = icmp eq i32 %.pre-phi21, 0, !dbg !10
  %154 = select i1 %153, i32 0, i32 576, !dbg !10
  %155 = or disjoint i32 %154, %.pre-phi, !dbg !10
  %156 = xor i32 %155, %.pre-phi29, !dbg !10
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi19, !dbg !10
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %157, i32 %.pre-phi25, !dbg !10
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i32 %156, !dbg !10
  %160 = shufflevector <2 x float> %149, <2 x float> poison, <1 x i32> zeroinitializer, !dbg !10
  store <1 x float> %160, ptr addrspace(3) %159, align 4, !dbg !10
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %159, i32 128, !dbg !10
  %162 = shufflevector <2 x float> %149, <2 x float> poison, <1 x i32> <i32 1>, !dbg !10
  store <1 x float> %162, ptr addrspace(3) %161, align 4, !dbg !10
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %159, i32 256, !dbg !10
  %164 = shufflevector <2 x float> %150, <2 x float> poison, <1 x i32> zeroinitializer, !dbg !10
  store <1 x float> %164, ptr addrspace(3) %163, align 4, !dbg !10
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %159, i32 384, !dbg !10
  %166 = shufflevector <2 x float> %150, <2 x float> poison, <1 x i32> <i32 1>, !dbg !10
  store <1 x float> %166, ptr addrspace(3) %165, align 4, !dbg !10
  fence syncscope("workgroup") release, !dbg !10
  tail call void @llvm.amdgcn.s.barrier(), !dbg !10
  fence syncscope("workgroup") acquire, !dbg !10
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi45, !dbg !10
  %168 = load <1 x float>, ptr addrspace(3) %167, align 4, !dbg !10
  %169 = extractelement <1 x float> %168, i64 0, !dbg !10
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) %167, i32 1024, !dbg !10
  %171 = load <1 x float>, ptr addrspace(3) %170, align 4, !dbg !10
  %172 = extractelement <1 x float> %171, i64 0, !dbg !10
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %.pre-phi47, !dbg !10
  %174 = load <1 x float>, ptr addrspace(3) %173, align 4, !dbg !10
  %175 = extractelement <1 x float> %174, i64 0, !dbg !10
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %173, i32 1024, !dbg !10
  %177 = load <1 x float>, ptr addrspace(3) %176, align 4, !dbg !10
  %178 = extractelement <1 x float> %177, i64 0, !dbg !10
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  %shift = shufflevector <2 x float> %149, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !35
  %foldExtExtBinop = fadd <2 x float> %149, %shift, !dbg !35
  %foldExtExtBinop77 = fadd <2 x float> %150, %foldExtExtBinop, !dbg !35
  %shift79 = shufflevector <2 x float> %150, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !35
  %foldExtExtBinop80 = fadd <2 x float> %shift79, %foldExtExtBinop77, !dbg !35
  %179 = extractelement <2 x float> %foldExtExtBinop80, i64 0, !dbg !35
  %180 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %179, i32 280, i32 15, i32 15, i1 true), !dbg !30
  %181 = fadd float %179, %180, !dbg !35
  %182 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %181, i32 276, i32 15, i32 15, i1 true), !dbg !30
  %183 = fadd float %181, %182, !dbg !35
  %184 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %183, i32 274, i32 15, i32 15, i1 true), !dbg !30
  %185 = fadd float %183, %184, !dbg !35
  %186 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %185, i32 273, i32 15, i32 15, i1 true), !dbg !30
  %187 = fadd float %185, %186, !dbg !35
  %188 = tail call float @llvm.amdgcn.update.dpp.f32(float %187, float %187, i32 322, i32 10, i32 15, i1 true), !dbg !30
  %189 = fadd float %187, %188, !dbg !35
  %190 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %189, i32 323, i32 15, i32 15, i1 true), !dbg !30
  %191 = fadd float %189, %190, !dbg !35
  %192 = tail call float @llvm.amdgcn.readlane.f32(float %191, i32 63), !dbg !30
  %193 = icmp eq i32 %12, 0, !dbg !30
  %194 = getelementptr float, ptr addrspace(3) @global_smem, i32 %13, !dbg !30
  br i1 %193, label %195, label %196, !dbg !30

195:                                              ; preds = %._crit_edge9
  store float %192, ptr addrspace(3) %194, align 4, !dbg !30
  br label %196, !dbg !30

196:                                              ; preds = %195, %._crit_edge9
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %197 = icmp samesign ult i32 %11, 4, !dbg !30
  %198 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11, !dbg !30
  br i1 %197, label %199, label %201, !dbg !30

199:                                              ; preds = %196
  %200 = load float, ptr addrspace(3) %198, align 4, !dbg !30
  br label %201, !dbg !30

201:                                              ; preds = %199, %196
  %202 = phi float [ %200, %199 ], [ 0.000000e+00, %196 ], !dbg !36
  %203 = bitcast float %202 to i32, !dbg !30
  %204 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %203, i32 %203, i32 78, i32 15, i32 15, i1 false), !dbg !30
  %205 = bitcast i32 %204 to float, !dbg !30
  %206 = fadd float %202, %205, !dbg !35
  %207 = bitcast float %206 to i32, !dbg !30
  %208 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %207, i32 %207, i32 177, i32 15, i32 15, i1 false), !dbg !30
  %209 = and i32 %10, 3, !dbg !30
  %210 = icmp eq i32 %209, 0, !dbg !30
  %211 = and i1 %197, %210, !dbg !30
  br i1 %211, label %212, label %215, !dbg !30

212:                                              ; preds = %201
  %213 = bitcast i32 %208 to float
  %214 = fadd float %206, %213
  store float %214, ptr addrspace(3) %198, align 4, !dbg !30
  br label %215, !dbg !30

215:                                              ; preds = %212, %201
  fence syncscope("workgroup") release, !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30
  %216 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !30
  %217 = fmul float %145, %169, !dbg !37
  %218 = fmul float %146, %172, !dbg !37
  %219 = fmul float %147, %175, !dbg !37
  %220 = fmul float %148, %178, !dbg !37
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  %221 = fadd float %217, %218, !dbg !40
  %222 = fadd float %221, %219, !dbg !40
  %223 = fadd float %222, %220, !dbg !40
  %224 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %223, i32 280, i32 15, i32 15, i1 true), !dbg !38
  %225 = fadd float %223, %224, !dbg !40
  %226 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %225, i32 276, i32 15, i32 15, i1 true), !dbg !38
  %227 = fadd float %225, %226, !dbg !40
  %228 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %227, i32 274, i32 15, i32 15, i1 true), !dbg !38
  %229 = fadd float %227, %228, !dbg !40
  %230 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %229, i32 273, i32 15, i32 15, i1 true), !dbg !38
  %231 = fadd float %229, %230, !dbg !40
  %232 = tail call float @llvm.amdgcn.update.dpp.f32(float %231, float %231, i32 322, i32 10, i32 15, i1 true), !dbg !38
  %233 = fadd float %231, %232, !dbg !40
  %234 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %233, i32 323, i32 15, i32 15, i1 true), !dbg !38
  %235 = fadd float %233, %234, !dbg !40
  %236 = tail call float @llvm.amdgcn.readlane.f32(float %235, i32 63), !dbg !38
  br i1 %193, label %237, label %238, !dbg !38

237:                                              ; preds = %215
  store float %236, ptr addrspace(3) %194, align 4, !dbg !38
  br label %238, !dbg !38

238:                                              ; preds = %237, %215
  fence syncscope("workgroup") release, !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  fence syncscope("workgroup") acquire, !dbg !38
  br i1 %197, label %239, label %241, !dbg !38

239:                                              ; preds = %238
  %240 = load float, ptr addrspace(3) %198, align 4, !dbg !38
  br label %241, !dbg !38

241:                                              ; preds = %239, %238
  %242 = phi float [ %240, %239 ], [ 0.000000e+00, %238 ], !dbg !41
  %243 = bitcast float %242 to i32, !dbg !38
  %244 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %243, i32 %243, i32 78, i32 15, i32 15, i1 false), !dbg !38
  %245 = bitcast i32 %244 to float, !dbg !38
  %246 = fadd float %242, %245, !dbg !40
  %247 = bitcast float %246 to i32, !dbg !38
  %248 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %247, i32 %247, i32 177, i32 15, i32 15, i1 false), !dbg !38
  br i1 %211, label %249, label %252, !dbg !38

249:                                              ; preds = %241
  %250 = bitcast i32 %248 to float
  %251 = fadd float %246, %250
  store float %251, ptr addrspace(3) %198, align 4, !dbg !38
  br label %252, !dbg !38

252:                                              ; preds = %249, %241
  fence syncscope("workgroup") release, !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  fence syncscope("workgroup") acquire, !dbg !38
  %253 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !38
  %254 = fdiv float %253, %216, !dbg !42
  %255 = fsub float %145, %254, !dbg !43
  %256 = fsub float %146, %254, !dbg !43
  %257 = fsub float %147, %254, !dbg !43
  %258 = fsub float %148, %254, !dbg !43
  %259 = icmp samesign ult i32 %11, 64, !dbg !44
  %260 = and i1 %193, %259, !dbg !44
  br i1 %260, label %261, label %265, !dbg !44

261:                                              ; preds = %252
  %262 = sext i32 %9 to i64
  %263 = getelementptr float, ptr addrspace(1) %1, i64 %262
  %264 = insertelement <1 x float> poison, float %254, i64 0
  store <1 x float> %264, ptr addrspace(1) %263, align 4, !dbg !44
  br label %265, !dbg !44

265:                                              ; preds = %261, %252
  %266 = fmul float %255, %255, !dbg !45
  %267 = fmul float %256, %256, !dbg !45
  %268 = fmul float %257, %257, !dbg !45
  %269 = fmul float %258, %258, !dbg !45
  %270 = fmul float %169, %266, !dbg !46
  %271 = fmul float %172, %267, !dbg !46
  %272 = fmul float %175, %268, !dbg !46
  %273 = fmul float %178, %269, !dbg !46
  %274 = extractelement <2 x float> %151, i64 0, !dbg !47
  %275 = fadd float %274, %270, !dbg !47
  %276 = extractelement <2 x float> %151, i64 1, !dbg !47
  %277 = fadd float %276, %271, !dbg !47
  %278 = extractelement <2 x float> %152, i64 0, !dbg !47
  %279 = fadd float %278, %272, !dbg !47
  %280 = extractelement <2 x float> %152, i64 1, !dbg !47
  %281 = fadd float %280, %273, !dbg !47
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  %282 = fadd float %275, %277, !dbg !50
  %283 = fadd float %279, %282, !dbg !50
  %284 = fadd float %281, %283, !dbg !50
  %285 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %284, i32 280, i32 15, i32 15, i1 true), !dbg !48
  %286 = fadd float %284, %285, !dbg !50
  %287 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %286, i32 276, i32 15, i32 15, i1 true), !dbg !48
  %288 = fadd float %286, %287, !dbg !50
  %289 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %288, i32 274, i32 15, i32 15, i1 true), !dbg !48
  %290 = fadd float %288, %289, !dbg !50
  %291 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %290, i32 273, i32 15, i32 15, i1 true), !dbg !48
  %292 = fadd float %290, %291, !dbg !50
  %293 = tail call float @llvm.amdgcn.update.dpp.f32(float %292, float %292, i32 322, i32 10, i32 15, i1 true), !dbg !48
  %294 = fadd float %292, %293, !dbg !50
  %295 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %294, i32 323, i32 15, i32 15, i1 true), !dbg !48
  %296 = fadd float %294, %295, !dbg !50
  %297 = tail call float @llvm.amdgcn.readlane.f32(float %296, i32 63), !dbg !48
  br i1 %193, label %298, label %299, !dbg !48

298:                                              ; preds = %265
  store float %297, ptr addrspace(3) %194, align 4, !dbg !48
  br label %299, !dbg !48

299:                                              ; preds = %298, %265
  fence syncscope("workgroup") release, !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  fence syncscope("workgroup") acquire, !dbg !48
  br i1 %197, label %300, label %302, !dbg !48

300:                                              ; preds = %299
  %301 = load float, ptr addrspace(3) %198, align 4, !dbg !48
  br label %302, !dbg !48

302:                                              ; preds = %300, %299
  %303 = phi float [ %301, %300 ], [ 0.000000e+00, %299 ], !dbg !51
  %304 = bitcast float %303 to i32, !dbg !48
  %305 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %304, i32 %304, i32 78, i32 15, i32 15, i1 false), !dbg !48
  %306 = bitcast i32 %305 to float, !dbg !48
  %307 = fadd float %303, %306, !dbg !50
  %308 = bitcast float %307 to i32, !dbg !48
  %309 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %308, i32 %308, i32 177, i32 15, i32 15, i1 false), !dbg !48
  br i1 %211, label %310, label %313, !dbg !48

310:                                              ; preds = %302
  %311 = bitcast i32 %309 to float
  %312 = fadd float %307, %311
  store float %312, ptr addrspace(3) %198, align 4, !dbg !48
  br label %313, !dbg !48

313:                                              ; preds = %310, %302
  fence syncscope("workgroup") release, !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  fence syncscope("workgroup") acquire, !dbg !48
  br i1 %260, label %314, label %320, !dbg !52

314:                                              ; preds = %313
  %315 = sext i32 %9 to i64
  %316 = getelementptr float, ptr addrspace(1) %2, i64 %315
  %317 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !48
  %318 = fdiv float %317, %216, !dbg !53
  %319 = insertelement <1 x float> poison, float %318, i64 0, !dbg !52
  store <1 x float> %319, ptr addrspace(1) %316, align 4, !dbg !52
  br label %320, !dbg !52

320:                                              ; preds = %314, %313
  ret void, !dbg !54
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #6

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "batchnorm_stats_kernel", linkageName: "batchnorm_stats_kernel", scope: !1, file: !1, line: 100, type: !5, scopeLine: 100, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 102, column: 22, scope: !4)
!8 = !DILocation(line: 103, column: 24, scope: !4)
!9 = !DILocation(line: 116, column: 25, scope: !4)
!10 = !DILocation(line: 108, column: 22, scope: !4)
!11 = !DILocation(line: 107, column: 28, scope: !4)
!12 = !DILocation(line: 109, column: 30, scope: !4)
!13 = !DILocation(line: 110, column: 23, scope: !4)
!14 = !DILocation(line: 110, column: 30, scope: !4)
!15 = !DILocation(line: 111, column: 40, scope: !4)
!16 = !DILocation(line: 111, column: 24, scope: !4)
!17 = !DILocation(line: 112, column: 29, scope: !4)
!18 = !DILocation(line: 112, column: 21, scope: !4)
!19 = !DILocation(line: 114, column: 67, scope: !4)
!20 = !DILocation(line: 111, column: 71, scope: !4)
!21 = !DILocation(line: 113, column: 24, scope: !4)
!22 = !DILocation(line: 114, column: 49, scope: !4)
!23 = !DILocation(line: 114, column: 41, scope: !4)
!24 = !DILocation(line: 114, column: 73, scope: !4)
!25 = !DILocation(line: 115, column: 50, scope: !4)
!26 = !DILocation(line: 115, column: 46, scope: !4)
!27 = !DILocation(line: 115, column: 37, scope: !4)
!28 = !DILocation(line: 115, column: 57, scope: !4)
!29 = !DILocation(line: 116, column: 21, scope: !4)
!30 = !DILocation(line: 293, column: 36, scope: !31, inlinedAt: !33)
!31 = distinct !DILexicalBlockFile(scope: !4, file: !32, discriminator: 0)
!32 = !DIFile(filename: "standard.py", directory: "triton/language")
!33 = !DILocation(line: 117, column: 19, scope: !34)
!34 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!35 = !DILocation(line: 263, column: 15, scope: !31, inlinedAt: !30)
!36 = !DILocation(line: 117, column: 19, scope: !4)
!37 = !DILocation(line: 118, column: 29, scope: !4)
!38 = !DILocation(line: 293, column: 36, scope: !31, inlinedAt: !39)
!39 = !DILocation(line: 118, column: 22, scope: !34)
!40 = !DILocation(line: 263, column: 15, scope: !31, inlinedAt: !38)
!41 = !DILocation(line: 118, column: 22, scope: !4)
!42 = !DILocation(line: 118, column: 46, scope: !4)
!43 = !DILocation(line: 119, column: 19, scope: !4)
!44 = !DILocation(line: 120, column: 27, scope: !4)
!45 = !DILocation(line: 121, column: 46, scope: !4)
!46 = !DILocation(line: 121, column: 54, scope: !4)
!47 = !DILocation(line: 121, column: 38, scope: !4)
!48 = !DILocation(line: 293, column: 36, scope: !31, inlinedAt: !49)
!49 = !DILocation(line: 121, column: 33, scope: !34)
!50 = !DILocation(line: 263, column: 15, scope: !31, inlinedAt: !48)
!51 = !DILocation(line: 121, column: 33, scope: !4)
!52 = !DILocation(line: 121, column: 26, scope: !4)
!53 = !DILocation(line: 121, column: 71, scope: !4)
!54 = !DILocation(line: 121, column: 4, scope: !4)
