; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.amdgcn.rsq.f32(float) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !7 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @groupnorm_fwd_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, float inreg %7, ptr addrspace(1) inreg readnone captures(none) %8, ptr addrspace(1) inreg readnone captures(none) %9) local_unnamed_addr #1 !dbg !9 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !10
  %12 = sdiv i32 %4, %6, !dbg !11
  %13 = mul i32 %12, %5, !dbg !12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %15 = and i32 %14, 511, !dbg !13
  %16 = and i32 %14, 63, !dbg !13
  %17 = lshr i32 %15, 6, !dbg !13
  %18 = shl nuw nsw i32 %14, 2, !dbg !13
  %19 = and i32 %18, 2044, !dbg !13
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !14
  %21 = mul i32 %4, %20, !dbg !15
  %22 = mul i32 %12, %11, !dbg !16
  %23 = add i32 %22, %21, !dbg !17
  %24 = mul i32 %23, %5, !dbg !18
  %25 = add i32 %24, %19, !dbg !19
  %26 = icmp sgt i32 %13, 0, !dbg !20
  br i1 %26, label %.lr.ph, label %._crit_edge, !dbg !20

.lr.ph:                                           ; preds = %10
  %27 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  br label %28, !dbg !20

28:                                               ; preds = %.lr.ph, %28
  %29 = phi i32 [ %25, %.lr.ph ], [ %51, %28 ]
  %30 = phi i32 [ 0, %.lr.ph ], [ %52, %28 ]
  %31 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %49, %28 ]
  %32 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %50, %28 ]
  %33 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %43, %28 ]
  %34 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %47, %28 ]
  %35 = or disjoint i32 %30, %19, !dbg !21
  %36 = icmp slt i32 %35, %13, !dbg !22
  %37 = shl i32 %29, 1, !dbg !23
  %38 = select i1 %36, i32 %37, i32 -2147483648, !dbg !23
  %39 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %27, i32 %38, i32 0, i32 0), !dbg !23
  %40 = bitcast <2 x i32> %39 to <4 x half>, !dbg !23
  %41 = shufflevector <4 x half> %40, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  %42 = fpext <2 x half> %41 to <2 x float>, !dbg !24
  %43 = fadd <2 x float> %33, %42, !dbg !25
  %44 = fmul <2 x float> %42, %42, !dbg !26
  %45 = shufflevector <4 x half> %40, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !24
  %46 = fpext <2 x half> %45 to <2 x float>, !dbg !24
  %47 = fadd <2 x float> %34, %46, !dbg !25
  %48 = fmul <2 x float> %46, %46, !dbg !26
  %49 = fadd <2 x float> %31, %44, !dbg !27
  %50 = fadd <2 x float> %32, %48, !dbg !27
  %51 = add i32 %29, 2048, !dbg !28
  %52 = add i32 %30, 2048, !dbg !20
  %53 = icmp slt i32 %52, %13, !dbg !20
  br i1 %53, label %28, label %._crit_edge.loopexit, !dbg !20

._crit_edge.loopexit:                             ; preds = %28
  %shift = shufflevector <2 x float> %43, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop = fadd <2 x float> %43, %shift, !dbg !29
  %foldExtExtBinop20 = fadd <2 x float> %47, %foldExtExtBinop, !dbg !29
  %shift22 = shufflevector <2 x float> %47, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !29
  %foldExtExtBinop23 = fadd <2 x float> %shift22, %foldExtExtBinop20, !dbg !29
  %54 = extractelement <2 x float> %foldExtExtBinop23, i64 0, !dbg !29
  br label %._crit_edge, !dbg !29

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %10
  %55 = phi float [ 0.000000e+00, %10 ], [ %54, %._crit_edge.loopexit ], !dbg !29
  %56 = phi <2 x float> [ zeroinitializer, %10 ], [ %49, %._crit_edge.loopexit ]
  %57 = phi <2 x float> [ zeroinitializer, %10 ], [ %50, %._crit_edge.loopexit ]
  %58 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %55, i32 280, i32 15, i32 15, i1 true), !dbg !31
  %59 = fadd float %55, %58, !dbg !29
  %60 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %59, i32 276, i32 15, i32 15, i1 true), !dbg !31
  %61 = fadd float %59, %60, !dbg !29
  %62 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %61, i32 274, i32 15, i32 15, i1 true), !dbg !31
  %63 = fadd float %61, %62, !dbg !29
  %64 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %63, i32 273, i32 15, i32 15, i1 true), !dbg !31
  %65 = fadd float %63, %64, !dbg !29
  %66 = tail call float @llvm.amdgcn.update.dpp.f32(float %65, float %65, i32 322, i32 10, i32 15, i1 true), !dbg !31
  %67 = fadd float %65, %66, !dbg !29
  %68 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %67, i32 323, i32 15, i32 15, i1 true), !dbg !31
  %69 = fadd float %67, %68, !dbg !29
  %70 = tail call float @llvm.amdgcn.readlane.f32(float %69, i32 63), !dbg !31
  %71 = icmp eq i32 %16, 0, !dbg !31
  %72 = getelementptr float, ptr addrspace(3) @global_smem, i32 %17, !dbg !31
  br i1 %71, label %73, label %74, !dbg !31

73:                                               ; preds = %._crit_edge
  store float %70, ptr addrspace(3) %72, align 4, !dbg !31
  br label %74, !dbg !31

74:                                               ; preds = %73, %._crit_edge
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %75 = icmp samesign ult i32 %15, 8, !dbg !31
  %76 = getelementptr float, ptr addrspace(3) @global_smem, i32 %15, !dbg !31
  br i1 %75, label %77, label %79, !dbg !31

77:                                               ; preds = %74
  %78 = load float, ptr addrspace(3) %76, align 4, !dbg !31
  br label %79, !dbg !31

79:                                               ; preds = %77, %74
  %80 = phi float [ %78, %77 ], [ 0.000000e+00, %74 ], !dbg !34
  %81 = bitcast float %80 to i32, !dbg !31
  %82 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %81, i32 %81, i32 276, i32 15, i32 10, i1 false), !dbg !31
  %83 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %82, i32 %81, i32 260, i32 15, i32 5, i1 false), !dbg !31
  %84 = bitcast i32 %83 to float, !dbg !31
  %85 = fadd float %80, %84, !dbg !29
  %86 = bitcast float %85 to i32, !dbg !31
  %87 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %86, i32 %86, i32 78, i32 15, i32 15, i1 false), !dbg !31
  %88 = bitcast i32 %87 to float, !dbg !31
  %89 = fadd float %85, %88, !dbg !29
  %90 = bitcast float %89 to i32, !dbg !31
  %91 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %90, i32 %90, i32 177, i32 15, i32 15, i1 false), !dbg !31
  %92 = and i32 %14, 7, !dbg !31
  %93 = icmp eq i32 %92, 0, !dbg !31
  %94 = and i1 %75, %93, !dbg !31
  br i1 %94, label %95, label %98, !dbg !31

95:                                               ; preds = %79
  %96 = bitcast i32 %91 to float
  %97 = fadd float %89, %96
  store float %97, ptr addrspace(3) %76, align 4, !dbg !31
  br label %98, !dbg !31

98:                                               ; preds = %95, %79
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %99 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !31
  %100 = sitofp i32 %13 to float, !dbg !35
  %101 = fdiv float %99, %100, !dbg !35
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !36
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  %shift25 = shufflevector <2 x float> %56, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !38
  %foldExtExtBinop26 = fadd <2 x float> %56, %shift25, !dbg !38
  %foldExtExtBinop28 = fadd <2 x float> %57, %foldExtExtBinop26, !dbg !38
  %shift30 = shufflevector <2 x float> %57, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !38
  %foldExtExtBinop31 = fadd <2 x float> %shift30, %foldExtExtBinop28, !dbg !38
  %102 = extractelement <2 x float> %foldExtExtBinop31, i64 0, !dbg !38
  %103 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %102, i32 280, i32 15, i32 15, i1 true), !dbg !36
  %104 = fadd float %102, %103, !dbg !38
  %105 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %104, i32 276, i32 15, i32 15, i1 true), !dbg !36
  %106 = fadd float %104, %105, !dbg !38
  %107 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %106, i32 274, i32 15, i32 15, i1 true), !dbg !36
  %108 = fadd float %106, %107, !dbg !38
  %109 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %108, i32 273, i32 15, i32 15, i1 true), !dbg !36
  %110 = fadd float %108, %109, !dbg !38
  %111 = tail call float @llvm.amdgcn.update.dpp.f32(float %110, float %110, i32 322, i32 10, i32 15, i1 true), !dbg !36
  %112 = fadd float %110, %111, !dbg !38
  %113 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %112, i32 323, i32 15, i32 15, i1 true), !dbg !36
  %114 = fadd float %112, %113, !dbg !38
  %115 = tail call float @llvm.amdgcn.readlane.f32(float %114, i32 63), !dbg !36
  br i1 %71, label %116, label %117, !dbg !36

116:                                              ; preds = %98
  store float %115, ptr addrspace(3) %72, align 4, !dbg !36
  br label %117, !dbg !36

117:                                              ; preds = %116, %98
  fence syncscope("workgroup") release, !dbg !36
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36
  br i1 %75, label %118, label %120, !dbg !36

118:                                              ; preds = %117
  %119 = load float, ptr addrspace(3) %76, align 4, !dbg !36
  br label %120, !dbg !36

120:                                              ; preds = %118, %117
  %121 = phi float [ %119, %118 ], [ 0.000000e+00, %117 ], !dbg !39
  %122 = bitcast float %121 to i32, !dbg !36
  %123 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %122, i32 %122, i32 276, i32 15, i32 10, i1 false), !dbg !36
  %124 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %123, i32 %122, i32 260, i32 15, i32 5, i1 false), !dbg !36
  %125 = bitcast i32 %124 to float, !dbg !36
  %126 = fadd float %121, %125, !dbg !38
  %127 = bitcast float %126 to i32, !dbg !36
  %128 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %127, i32 %127, i32 78, i32 15, i32 15, i1 false), !dbg !36
  %129 = bitcast i32 %128 to float, !dbg !36
  %130 = fadd float %126, %129, !dbg !38
  %131 = bitcast float %130 to i32, !dbg !36
  %132 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %131, i32 %131, i32 177, i32 15, i32 15, i1 false), !dbg !36
  br i1 %94, label %133, label %136, !dbg !36

133:                                              ; preds = %120
  %134 = bitcast i32 %132 to float
  %135 = fadd float %130, %134
  store float %135, ptr addrspace(3) %76, align 4, !dbg !36
  br label %136, !dbg !36

136:                                              ; preds = %133, %120
  fence syncscope("workgroup") release, !dbg !36
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36
  br i1 %26, label %.lr.ph6, label %._crit_edge7, !dbg !40

.lr.ph6:                                          ; preds = %136
  %137 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !36
  %138 = fdiv float %137, %100, !dbg !41
  %139 = fmul float %101, %101, !dbg !42
  %140 = fsub float %138, %139, !dbg !43
  %141 = fadd float %7, %140, !dbg !44
  %142 = tail call float @llvm.amdgcn.rsq.f32(float %141), !dbg !45
  %143 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %144 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744)
  %145 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %146 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  %147 = insertelement <2 x float> poison, float %142, i64 0, !dbg !46
  %148 = shufflevector <2 x float> %147, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !46
  %149 = insertelement <2 x float> poison, float %101, i64 0, !dbg !47
  %150 = shufflevector <2 x float> %149, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !47
  br label %151, !dbg !40

151:                                              ; preds = %.lr.ph6, %151
  %152 = phi i32 [ %25, %.lr.ph6 ], [ %216, %151 ]
  %153 = phi i32 [ %25, %.lr.ph6 ], [ %215, %151 ]
  %154 = phi i32 [ 0, %.lr.ph6 ], [ %217, %151 ]
  %155 = or disjoint i32 %154, %19, !dbg !48
  %156 = icmp slt i32 %155, %13, !dbg !49
  %157 = sdiv i32 %155, %5, !dbg !50
  %158 = add i32 %157, %22, !dbg !51
  %159 = shl i32 %158, 2, !dbg !52
  %160 = select i1 %156, i32 %159, i32 -2147483648, !dbg !52
  %161 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %143, i32 %160, i32 0, i32 0), !dbg !52
  %162 = bitcast float %161 to <1 x float>, !dbg !52
  %163 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %144, i32 %160, i32 0, i32 0), !dbg !53
  %164 = bitcast float %163 to <1 x float>, !dbg !53
  %165 = shl i32 %153, 1, !dbg !54
  %166 = select i1 %156, i32 %165, i32 -2147483648, !dbg !54
  %167 = tail call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %145, i32 %166, i32 0, i32 0), !dbg !54
  %168 = bitcast <2 x i32> %167 to <4 x half>, !dbg !54
  %169 = shufflevector <4 x half> %168, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !55
  %170 = fpext <2 x half> %169 to <2 x float>, !dbg !55
  %171 = fsub <2 x float> %170, %150, !dbg !47
  %172 = fmul <2 x float> %148, %171, !dbg !46
  %173 = shufflevector <1 x float> %162, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !56
  %174 = fmul <2 x float> %173, %172, !dbg !56
  %175 = shufflevector <1 x float> %164, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !57
  %176 = fadd <2 x float> %175, %174, !dbg !57
  %177 = extractelement <2 x float> %176, i64 0, !dbg !58
  %178 = fsub float 0.000000e+00, %177, !dbg !58
  %179 = extractelement <2 x float> %176, i64 1, !dbg !58
  %180 = fsub float 0.000000e+00, %179, !dbg !58
  %181 = fmul float %178, 0x3FF7154760000000, !dbg !60
  %182 = tail call float @llvm.exp2.f32(float %181), !dbg !60
  %183 = fmul float %180, 0x3FF7154760000000, !dbg !60
  %184 = tail call float @llvm.exp2.f32(float %183), !dbg !60
  %185 = insertelement <2 x float> poison, float %182, i64 0, !dbg !61
  %186 = insertelement <2 x float> %185, float %184, i64 1, !dbg !61
  %187 = fadd <2 x float> %186, splat (float 1.000000e+00), !dbg !61
  %188 = fdiv <2 x float> splat (float 1.000000e+00), %187, !dbg !62
  %189 = fmul <2 x float> %176, %188, !dbg !63
  %190 = fptrunc <2 x float> %189 to <2 x half>, !dbg !64
  %191 = shufflevector <4 x half> %168, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !55
  %192 = fpext <2 x half> %191 to <2 x float>, !dbg !55
  %193 = fsub <2 x float> %192, %150, !dbg !47
  %194 = fmul <2 x float> %148, %193, !dbg !46
  %195 = fmul <2 x float> %173, %194, !dbg !56
  %196 = fadd <2 x float> %175, %195, !dbg !57
  %197 = extractelement <2 x float> %196, i64 0, !dbg !58
  %198 = fsub float 0.000000e+00, %197, !dbg !58
  %199 = extractelement <2 x float> %196, i64 1, !dbg !58
  %200 = fsub float 0.000000e+00, %199, !dbg !58
  %201 = fmul float %198, 0x3FF7154760000000, !dbg !60
  %202 = tail call float @llvm.exp2.f32(float %201), !dbg !60
  %203 = fmul float %200, 0x3FF7154760000000, !dbg !60
  %204 = tail call float @llvm.exp2.f32(float %203), !dbg !60
  %205 = insertelement <2 x float> poison, float %202, i64 0, !dbg !61
  %206 = insertelement <2 x float> %205, float %204, i64 1, !dbg !61
  %207 = fadd <2 x float> %206, splat (float 1.000000e+00), !dbg !61
  %208 = fdiv <2 x float> splat (float 1.000000e+00), %207, !dbg !62
  %209 = fmul <2 x float> %196, %208, !dbg !63
  %210 = fptrunc <2 x float> %209 to <2 x half>, !dbg !64
  %211 = shufflevector <2 x half> %190, <2 x half> %210, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !65
  %212 = bitcast <4 x half> %211 to <2 x i32>, !dbg !65
  %213 = shl i32 %152, 1, !dbg !65
  %214 = select i1 %156, i32 %213, i32 -2147483648, !dbg !65
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %212, ptr addrspace(8) %146, i32 %214, i32 0, i32 0), !dbg !65
  %215 = add i32 %153, 2048, !dbg !66
  %216 = add i32 %152, 2048, !dbg !67
  %217 = add i32 %154, 2048, !dbg !40
  %218 = icmp slt i32 %217, %13, !dbg !40
  br i1 %218, label %151, label %._crit_edge7, !dbg !40

._crit_edge7:                                     ; preds = %151, %136
  ret void, !dbg !68
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #7

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #7 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.amdgcn.rsq.f32", linkageName: "llvm.amdgcn.rsq.f32", scope: !1, file: !1, line: 84, type: !5, scopeLine: 84, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !8, file: !8, line: 50, type: !5, scopeLine: 50, spFlags: DISPFlagOptimized)
!8 = !DIFile(filename: "standard.py", directory: "triton/language")
!9 = distinct !DISubprogram(name: "groupnorm_fwd_kernel", linkageName: "groupnorm_fwd_kernel", scope: !1, file: !1, line: 68, type: !5, scopeLine: 68, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DILocation(line: 70, column: 26, scope: !9)
!11 = !DILocation(line: 71, column: 21, scope: !9)
!12 = !DILocation(line: 72, column: 23, scope: !9)
!13 = !DILocation(line: 73, column: 24, scope: !9)
!14 = !DILocation(line: 74, column: 26, scope: !9)
!15 = !DILocation(line: 74, column: 31, scope: !9)
!16 = !DILocation(line: 74, column: 43, scope: !9)
!17 = !DILocation(line: 74, column: 35, scope: !9)
!18 = !DILocation(line: 74, column: 69, scope: !9)
!19 = !DILocation(line: 75, column: 28, scope: !9)
!20 = !DILocation(line: 78, column: 28, scope: !9)
!21 = !DILocation(line: 79, column: 37, scope: !9)
!22 = !DILocation(line: 79, column: 44, scope: !9)
!23 = !DILocation(line: 79, column: 20, scope: !9)
!24 = !DILocation(line: 79, column: 64, scope: !9)
!25 = !DILocation(line: 80, column: 17, scope: !9)
!26 = !DILocation(line: 81, column: 23, scope: !9)
!27 = !DILocation(line: 81, column: 19, scope: !9)
!28 = !DILocation(line: 82, column: 18, scope: !9)
!29 = !DILocation(line: 263, column: 15, scope: !30, inlinedAt: !31)
!30 = distinct !DILexicalBlockFile(scope: !9, file: !8, discriminator: 0)
!31 = !DILocation(line: 293, column: 36, scope: !30, inlinedAt: !32)
!32 = !DILocation(line: 83, column: 18, scope: !33)
!33 = distinct !DILexicalBlockFile(scope: !9, file: !1, discriminator: 0)
!34 = !DILocation(line: 83, column: 18, scope: !9)
!35 = !DILocation(line: 83, column: 35, scope: !9)
!36 = !DILocation(line: 293, column: 36, scope: !30, inlinedAt: !37)
!37 = !DILocation(line: 84, column: 27, scope: !33)
!38 = !DILocation(line: 263, column: 15, scope: !30, inlinedAt: !36)
!39 = !DILocation(line: 84, column: 27, scope: !9)
!40 = !DILocation(line: 87, column: 28, scope: !9)
!41 = !DILocation(line: 84, column: 46, scope: !9)
!42 = !DILocation(line: 84, column: 60, scope: !9)
!43 = !DILocation(line: 84, column: 53, scope: !9)
!44 = !DILocation(line: 84, column: 67, scope: !9)
!45 = !DILocation(line: 84, column: 20, scope: !9)
!46 = !DILocation(line: 93, column: 25, scope: !9)
!47 = !DILocation(line: 93, column: 17, scope: !9)
!48 = !DILocation(line: 88, column: 19, scope: !9)
!49 = !DILocation(line: 88, column: 26, scope: !9)
!50 = !DILocation(line: 89, column: 52, scope: !9)
!51 = !DILocation(line: 90, column: 28, scope: !9)
!52 = !DILocation(line: 90, column: 20, scope: !9)
!53 = !DILocation(line: 91, column: 20, scope: !9)
!54 = !DILocation(line: 92, column: 20, scope: !9)
!55 = !DILocation(line: 92, column: 53, scope: !9)
!56 = !DILocation(line: 93, column: 32, scope: !9)
!57 = !DILocation(line: 93, column: 36, scope: !9)
!58 = !DILocation(line: 50, column: 30, scope: !30, inlinedAt: !59)
!59 = !DILocation(line: 94, column: 41, scope: !33)
!60 = !DILocation(line: 50, column: 29, scope: !30, inlinedAt: !59)
!61 = !DILocation(line: 50, column: 20, scope: !30, inlinedAt: !59)
!62 = !DILocation(line: 50, column: 16, scope: !30, inlinedAt: !59)
!63 = !DILocation(line: 94, column: 30, scope: !9)
!64 = !DILocation(line: 94, column: 48, scope: !9)
!65 = !DILocation(line: 94, column: 25, scope: !9)
!66 = !DILocation(line: 95, column: 18, scope: !9)
!67 = !DILocation(line: 96, column: 18, scope: !9)
!68 = !DILocation(line: 87, column: 4, scope: !9)
