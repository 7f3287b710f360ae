; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @pairwise_l1_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, ptr addrspace(1) inreg readnone captures(none) %6, ptr addrspace(1) inreg readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %10 = shl i32 %9, 6, !dbg !8
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %12 = lshr i32 %11, 6, !dbg !9
  %13 = and i32 %12, 3, !dbg !9
  %14 = and i32 %11, 63, !dbg !9
  %15 = or disjoint i32 %13, %10, !dbg !10
  %16 = or disjoint i32 %15, 16, !dbg !10
  %17 = or disjoint i32 %15, 32, !dbg !10
  %18 = or disjoint i32 %15, 48, !dbg !10
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %20 = shl i32 %19, 6, !dbg !12
  %21 = or disjoint i32 %20, %14, !dbg !13
  %22 = icmp slt i32 %15, %3, !dbg !14
  %23 = icmp slt i32 %16, %3, !dbg !14
  %24 = icmp slt i32 %17, %3, !dbg !14
  %25 = icmp slt i32 %18, %3, !dbg !14
  %26 = icmp slt i32 %21, %4, !dbg !15
  %27 = icmp sgt i32 %5, 0, !dbg !16
  br i1 %27, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %8
  %28 = or disjoint i32 %10, %12, !dbg !9
  %29 = or i32 %28, 60, !dbg !10
  %30 = or disjoint i32 %15, 56, !dbg !10
  %31 = or disjoint i32 %15, 52, !dbg !10
  %32 = or i32 %28, 44, !dbg !10
  %33 = or disjoint i32 %15, 40, !dbg !10
  %34 = or disjoint i32 %15, 36, !dbg !10
  %35 = or i32 %28, 28, !dbg !10
  %36 = or disjoint i32 %15, 24, !dbg !10
  %37 = or disjoint i32 %15, 20, !dbg !10
  %38 = or i32 %28, 12, !dbg !10
  %39 = or disjoint i32 %15, 8, !dbg !10
  %40 = or disjoint i32 %15, 4, !dbg !10
  %41 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %42 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  br label %43, !dbg !16

43:                                               ; preds = %.lr.ph, %43
  %.pn249 = phi i32 [ %29, %.lr.ph ], [ %169, %43 ]
  %.pn448 = phi i32 [ %30, %.lr.ph ], [ %168, %43 ]
  %.pn647 = phi i32 [ %31, %.lr.ph ], [ %167, %43 ]
  %.pn846 = phi i32 [ %18, %.lr.ph ], [ %166, %43 ]
  %.pn1045 = phi i32 [ %32, %.lr.ph ], [ %165, %43 ]
  %.pn1244 = phi i32 [ %33, %.lr.ph ], [ %164, %43 ]
  %.pn1443 = phi i32 [ %34, %.lr.ph ], [ %163, %43 ]
  %.pn1642 = phi i32 [ %17, %.lr.ph ], [ %162, %43 ]
  %.pn1841 = phi i32 [ %35, %.lr.ph ], [ %161, %43 ]
  %.pn2040 = phi i32 [ %36, %.lr.ph ], [ %160, %43 ]
  %.pn2239 = phi i32 [ %37, %.lr.ph ], [ %159, %43 ]
  %.pn2438 = phi i32 [ %16, %.lr.ph ], [ %158, %43 ]
  %.pn2637 = phi i32 [ %38, %.lr.ph ], [ %157, %43 ]
  %.pn2836 = phi i32 [ %39, %.lr.ph ], [ %156, %43 ]
  %.pn3035 = phi i32 [ %40, %.lr.ph ], [ %155, %43 ]
  %.pn3234 = phi i32 [ %15, %.lr.ph ], [ %154, %43 ]
  %.pn133 = phi i32 [ %21, %.lr.ph ], [ %170, %43 ]
  %44 = phi i32 [ 0, %.lr.ph ], [ %171, %43 ]
  %45 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %146, %43 ]
  %46 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %147, %43 ]
  %47 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %148, %43 ]
  %48 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %149, %43 ]
  %49 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %150, %43 ]
  %50 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %151, %43 ]
  %51 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %152, %43 ]
  %52 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %153, %43 ]
  %53 = shl i32 %.pn3234, 2, !dbg !17
  %54 = select i1 %22, i32 %53, i32 -2147483648, !dbg !17
  %55 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %54, i32 0, i32 0), !dbg !17
  %56 = bitcast float %55 to <1 x float>, !dbg !17
  %57 = shl i32 %.pn3035, 2, !dbg !17
  %58 = select i1 %22, i32 %57, i32 -2147483648, !dbg !17
  %59 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %58, i32 0, i32 0), !dbg !17
  %60 = bitcast float %59 to <1 x float>, !dbg !17
  %61 = shl i32 %.pn2836, 2, !dbg !17
  %62 = select i1 %22, i32 %61, i32 -2147483648, !dbg !17
  %63 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %62, i32 0, i32 0), !dbg !17
  %64 = bitcast float %63 to <1 x float>, !dbg !17
  %65 = shl i32 %.pn2637, 2, !dbg !17
  %66 = select i1 %22, i32 %65, i32 -2147483648, !dbg !17
  %67 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %66, i32 0, i32 0), !dbg !17
  %68 = bitcast float %67 to <1 x float>, !dbg !17
  %69 = shl i32 %.pn2438, 2, !dbg !17
  %70 = select i1 %23, i32 %69, i32 -2147483648, !dbg !17
  %71 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %70, i32 0, i32 0), !dbg !17
  %72 = bitcast float %71 to <1 x float>, !dbg !17
  %73 = shl i32 %.pn2239, 2, !dbg !17
  %74 = select i1 %23, i32 %73, i32 -2147483648, !dbg !17
  %75 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %74, i32 0, i32 0), !dbg !17
  %76 = bitcast float %75 to <1 x float>, !dbg !17
  %77 = shl i32 %.pn2040, 2, !dbg !17
  %78 = select i1 %23, i32 %77, i32 -2147483648, !dbg !17
  %79 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %78, i32 0, i32 0), !dbg !17
  %80 = bitcast float %79 to <1 x float>, !dbg !17
  %81 = shl i32 %.pn1841, 2, !dbg !17
  %82 = select i1 %23, i32 %81, i32 -2147483648, !dbg !17
  %83 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %82, i32 0, i32 0), !dbg !17
  %84 = bitcast float %83 to <1 x float>, !dbg !17
  %85 = shl i32 %.pn1642, 2, !dbg !17
  %86 = select i1 %24, i32 %85, i32 -2147483648, !dbg !17
  %87 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %86, i32 0, i32 0), !dbg !17
  %88 = bitcast float %87 to <1 x float>, !dbg !17
  %89 = shl i32 %.pn1443, 2, !dbg !17
  %90 = select i1 %24, i32 %89, i32 -2147483648, !dbg !17
  %91 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %90, i32 0, i32 0), !dbg !17
  %92 = bitcast float %91 to <1 x float>, !dbg !17
  %93 = shl i32 %.pn1244, 2, !dbg !17
  %94 = select i1 %24, i32 %93, i32 -2147483648, !dbg !17
  %95 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %94, i32 0, i32 0), !dbg !17
  %96 = bitcast float %95 to <1 x float>, !dbg !17
  %97 = shl i32 %.pn1045, 2, !dbg !17
  %98 = select i1 %24, i32 %97, i32 -2147483648, !dbg !17
  %99 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %98, i32 0, i32 0), !dbg !17
  %100 = bitcast float %99 to <1 x float>, !dbg !17
  %101 = shl i32 %.pn846, 2, !dbg !17
  %102 = select i1 %25, i32 %101, i32 -2147483648, !dbg !17
  %103 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %102, i32 0, i32 0), !dbg !17
  %104 = bitcast float %103 to <1 x float>, !dbg !17
  %105 = shl i32 %.pn647, 2, !dbg !17
  %106 = select i1 %25, i32 %105, i32 -2147483648, !dbg !17
  %107 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %106, i32 0, i32 0), !dbg !17
  %108 = bitcast float %107 to <1 x float>, !dbg !17
  %109 = shl i32 %.pn448, 2, !dbg !17
  %110 = select i1 %25, i32 %109, i32 -2147483648, !dbg !17
  %111 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %110, i32 0, i32 0), !dbg !17
  %112 = bitcast float %111 to <1 x float>, !dbg !17
  %113 = shl i32 %.pn249, 2, !dbg !17
  %114 = select i1 %25, i32 %113, i32 -2147483648, !dbg !17
  %115 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %114, i32 0, i32 0), !dbg !17
  %116 = bitcast float %115 to <1 x float>, !dbg !17
  %117 = shl i32 %.pn133, 2, !dbg !18
  %118 = select i1 %26, i32 %117, i32 -2147483648, !dbg !18
  %119 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %42, i32 %118, i32 0, i32 0), !dbg !18
  %120 = bitcast float %119 to <1 x float>, !dbg !18
  %121 = shufflevector <1 x float> %56, <1 x float> %60, <2 x i32> <i32 0, i32 1>, !dbg !19
  %122 = shufflevector <1 x float> %120, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !19
  %123 = fsub <2 x float> %121, %122, !dbg !19
  %124 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %123), !dbg !20
  %125 = shufflevector <1 x float> %64, <1 x float> %68, <2 x i32> <i32 0, i32 1>, !dbg !19
  %126 = fsub <2 x float> %125, %122, !dbg !19
  %127 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %126), !dbg !20
  %128 = shufflevector <1 x float> %72, <1 x float> %76, <2 x i32> <i32 0, i32 1>, !dbg !19
  %129 = fsub <2 x float> %128, %122, !dbg !19
  %130 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %129), !dbg !20
  %131 = shufflevector <1 x float> %80, <1 x float> %84, <2 x i32> <i32 0, i32 1>, !dbg !19
  %132 = fsub <2 x float> %131, %122, !dbg !19
  %133 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %132), !dbg !20
  %134 = shufflevector <1 x float> %88, <1 x float> %92, <2 x i32> <i32 0, i32 1>, !dbg !19
  %135 = fsub <2 x float> %134, %122, !dbg !19
  %136 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %135), !dbg !20
  %137 = shufflevector <1 x float> %96, <1 x float> %100, <2 x i32> <i32 0, i32 1>, !dbg !19
  %138 = fsub <2 x float> %137, %122, !dbg !19
  %139 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %138), !dbg !20
  %140 = shufflevector <1 x float> %104, <1 x float> %108, <2 x i32> <i32 0, i32 1>, !dbg !19
  %141 = fsub <2 x float> %140, %122, !dbg !19
  %142 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %141), !dbg !20
  %143 = shufflevector <1 x float> %112, <1 x float> %116, <2 x i32> <i32 0, i32 1>, !dbg !19
  %144 = fsub <2 x float> %143, %122, !dbg !19
  %145 = tail call <2 x float> @llvm.fabs.v2f32(<2 x float> %144), !dbg !20
  %146 = fadd <2 x float> %45, %124, !dbg !21
  %147 = fadd <2 x float> %46, %127, !dbg !21
  %148 = fadd <2 x float> %47, %130, !dbg !21
  %149 = fadd <2 x float> %48, %133, !dbg !21
  %150 = fadd <2 x float> %49, %136, !dbg !21
  %151 = fadd <2 x float> %50, %139, !dbg !21
  %152 = fadd <2 x float> %51, %142, !dbg !21
  %153 = fadd <2 x float> %52, %145, !dbg !21
  %154 = add i32 %.pn3234, %3, !dbg !22
  %155 = add i32 %.pn3035, %3, !dbg !22
  %156 = add i32 %.pn2836, %3, !dbg !22
  %157 = add i32 %.pn2637, %3, !dbg !22
  %158 = add i32 %.pn2438, %3, !dbg !22
  %159 = add i32 %.pn2239, %3, !dbg !22
  %160 = add i32 %.pn2040, %3, !dbg !22
  %161 = add i32 %.pn1841, %3, !dbg !22
  %162 = add i32 %.pn1642, %3, !dbg !22
  %163 = add i32 %.pn1443, %3, !dbg !22
  %164 = add i32 %.pn1244, %3, !dbg !22
  %165 = add i32 %.pn1045, %3, !dbg !22
  %166 = add i32 %.pn846, %3, !dbg !22
  %167 = add i32 %.pn647, %3, !dbg !22
  %168 = add i32 %.pn448, %3, !dbg !22
  %169 = add i32 %.pn249, %3, !dbg !22
  %170 = add i32 %.pn133, %4, !dbg !23
  %171 = add nuw nsw i32 %44, 1, !dbg !16
  %exitcond.not = icmp eq i32 %171, %5, !dbg !16
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %43, !dbg !16

._crit_edge.loopexit:                             ; preds = %43
  %172 = shufflevector <2 x float> %150, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %173 = shufflevector <2 x float> %152, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %174 = shufflevector <2 x float> %151, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  %175 = shufflevector <2 x float> %153, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !24
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %8
  %176 = phi <2 x float> [ zeroinitializer, %8 ], [ %146, %._crit_edge.loopexit ], !dbg !25
  %177 = phi <2 x float> [ zeroinitializer, %8 ], [ %147, %._crit_edge.loopexit ], !dbg !25
  %178 = phi <2 x float> [ zeroinitializer, %8 ], [ %148, %._crit_edge.loopexit ], !dbg !25
  %179 = phi <2 x float> [ zeroinitializer, %8 ], [ %149, %._crit_edge.loopexit ], !dbg !25
  %180 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float undef, float undef>, %8 ], [ %172, %._crit_edge.loopexit ], !dbg !25
  %181 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float undef, float undef>, %8 ], [ %174, %._crit_edge.loopexit ], !dbg !25
  %182 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float undef, float undef>, %8 ], [ %173, %._crit_edge.loopexit ], !dbg !25
  %183 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float undef, float undef>, %8 ], [ %175, %._crit_edge.loopexit ], !dbg !25
  %184 = shl nuw nsw i32 %11, 2, !dbg !9
  %185 = and i32 %184, 60, !dbg !9
  %186 = or disjoint i32 %185, %20, !dbg !13
  %187 = lshr i32 %11, 4, !dbg !9
  %188 = or i32 %187, 48, !dbg !9
  %189 = or disjoint i32 %188, %10, !dbg !10
  %190 = and i32 %187, 15, !dbg !9
  %191 = or disjoint i32 %190, 32, !dbg !9
  %192 = or disjoint i32 %191, %10, !dbg !10
  %193 = or disjoint i32 %190, 16, !dbg !9
  %194 = or disjoint i32 %193, %10, !dbg !10
  %195 = or disjoint i32 %190, %10, !dbg !10
  %196 = icmp slt i32 %195, %3, !dbg !26
  %197 = icmp slt i32 %194, %3, !dbg !26
  %198 = icmp slt i32 %192, %3, !dbg !26
  %199 = icmp slt i32 %189, %3, !dbg !26
  %200 = icmp slt i32 %186, %4, !dbg !27
  %201 = and i1 %196, %200, !dbg !28
  %202 = and i1 %197, %200, !dbg !28
  %203 = and i1 %198, %200, !dbg !28
  %204 = and i1 %199, %200, !dbg !28
  %205 = mul i32 %4, %10, !dbg !29
  %206 = mul i32 %4, %190, !dbg !30
  %207 = mul i32 %4, %193, !dbg !30
  %208 = mul i32 %4, %191, !dbg !30
  %209 = mul i32 %4, %188, !dbg !30
  %210 = add i32 %205, %20, !dbg !30
  %211 = or disjoint i32 %210, %185, !dbg !30
  %212 = add i32 %211, %206, !dbg !30
  %213 = add i32 %211, %207, !dbg !30
  %214 = add i32 %211, %208, !dbg !30
  %215 = add i32 %211, %209, !dbg !30
  %216 = and i32 %184, 48, !dbg !24
  %217 = shl nuw nsw i32 %11, 1, !dbg !24
  %218 = and i32 %217, 448, !dbg !24
  %219 = shl nuw nsw i32 %11, 12, !dbg !24
  %220 = and i32 %219, 4096, !dbg !24
  %221 = and i32 %11, 2, !dbg !24
  %222 = icmp eq i32 %221, 0, !dbg !24
  %223 = select i1 %222, i32 0, i32 2112, !dbg !24
  %224 = shl nuw nsw i32 %11, 9, !dbg !24
  %225 = and i32 %224, 8192, !dbg !24
  %226 = or disjoint i32 %216, %218, !dbg !24
  %227 = xor i32 %226, %223, !dbg !24
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %220, !dbg !24
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %228, i32 %225, !dbg !24
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 %227, !dbg !24
  %231 = shufflevector <2 x float> %176, <2 x float> %178, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !24
  %232 = shufflevector <4 x float> %231, <4 x float> %180, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %233 = shufflevector <4 x float> %232, <4 x float> %182, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  store <4 x float> %233, ptr addrspace(3) %230, align 16, !dbg !24
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 512, !dbg !24
  %235 = shufflevector <2 x float> %176, <2 x float> %178, <4 x i32> <i32 1, i32 3, i32 poison, i32 poison>, !dbg !24
  %236 = shufflevector <4 x float> %235, <4 x float> %180, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !24
  %237 = shufflevector <4 x float> %236, <4 x float> %182, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !24
  store <4 x float> %237, ptr addrspace(3) %234, align 16, !dbg !24
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 1024, !dbg !24
  %239 = shufflevector <2 x float> %177, <2 x float> %179, <4 x i32> <i32 0, i32 2, i32 poison, i32 poison>, !dbg !24
  %240 = shufflevector <4 x float> %239, <4 x float> %181, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %241 = shufflevector <4 x float> %240, <4 x float> %183, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  store <4 x float> %241, ptr addrspace(3) %238, align 16, !dbg !24
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 1536, !dbg !24
  %243 = shufflevector <2 x float> %177, <2 x float> %179, <4 x i32> <i32 1, i32 3, i32 poison, i32 poison>, !dbg !24
  %244 = shufflevector <4 x float> %243, <4 x float> %181, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !24
  %245 = shufflevector <4 x float> %244, <4 x float> %183, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !24
  store <4 x float> %245, ptr addrspace(3) %242, align 16, !dbg !24
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %246 = shl nuw nsw i32 %11, 4, !dbg !24
  %247 = and i32 %246, 48, !dbg !24
  %248 = shl nuw nsw i32 %11, 3, !dbg !24
  %249 = and i32 %248, 1984, !dbg !24
  %250 = shl nuw nsw i32 %11, 11, !dbg !24
  %251 = and i32 %250, 8192, !dbg !24
  %252 = or disjoint i32 %247, %249, !dbg !24
  %253 = or disjoint i32 %252, %251, !dbg !24
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %253, !dbg !24
  %255 = load <4 x float>, ptr addrspace(3) %254, align 16, !dbg !24
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) %254, i32 4096, !dbg !24
  %257 = load <4 x float>, ptr addrspace(3) %256, align 16, !dbg !24
  %258 = xor i32 %253, 2112, !dbg !24
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %258, !dbg !24
  %260 = load <4 x float>, ptr addrspace(3) %259, align 16, !dbg !24
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) %259, i32 4096, !dbg !24
  %262 = load <4 x float>, ptr addrspace(3) %261, align 16, !dbg !24
  %263 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744), !dbg !24
  %264 = shufflevector <4 x float> %255, <4 x float> %257, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>, !dbg !24
  %265 = shufflevector <4 x float> %264, <4 x float> %260, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !24
  %266 = shufflevector <4 x float> %265, <4 x float> %262, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !24
  %267 = shl i32 %212, 2, !dbg !24
  %268 = select i1 %201, i32 %267, i32 -2147483648, !dbg !24
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %266, ptr addrspace(8) %263, i32 %268, i32 0, i32 0), !dbg !24
  %269 = shufflevector <4 x float> %255, <4 x float> %257, <4 x i32> <i32 1, i32 5, i32 poison, i32 poison>, !dbg !24
  %270 = shufflevector <4 x float> %269, <4 x float> %260, <4 x i32> <i32 0, i32 1, i32 5, i32 poison>, !dbg !24
  %271 = shufflevector <4 x float> %270, <4 x float> %262, <4 x i32> <i32 0, i32 1, i32 2, i32 5>, !dbg !24
  %272 = shl i32 %213, 2, !dbg !24
  %273 = select i1 %202, i32 %272, i32 -2147483648, !dbg !24
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %271, ptr addrspace(8) %263, i32 %273, i32 0, i32 0), !dbg !24
  %274 = shufflevector <4 x float> %255, <4 x float> %257, <4 x i32> <i32 2, i32 6, i32 poison, i32 poison>, !dbg !24
  %275 = shufflevector <4 x float> %274, <4 x float> %260, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>, !dbg !24
  %276 = shufflevector <4 x float> %275, <4 x float> %262, <4 x i32> <i32 0, i32 1, i32 2, i32 6>, !dbg !24
  %277 = shl i32 %214, 2, !dbg !24
  %278 = select i1 %203, i32 %277, i32 -2147483648, !dbg !24
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %276, ptr addrspace(8) %263, i32 %278, i32 0, i32 0), !dbg !24
  %279 = shufflevector <4 x float> %255, <4 x float> %257, <4 x i32> <i32 3, i32 7, i32 poison, i32 poison>, !dbg !24
  %280 = shufflevector <4 x float> %279, <4 x float> %260, <4 x i32> <i32 0, i32 1, i32 7, i32 poison>, !dbg !24
  %281 = shufflevector <4 x float> %280, <4 x float> %262, <4 x i32> <i32 0, i32 1, i32 2, i32 7>, !dbg !24
  %282 = shl i32 %215, 2, !dbg !24
  %283 = select i1 %204, i32 %282, i32 -2147483648, !dbg !24
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %281, ptr addrspace(8) %263, i32 %283, i32 0, i32 0), !dbg !24
  ret void, !dbg !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>) #5

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "distance.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "pairwise_l1_kernel", linkageName: "pairwise_l1_kernel", scope: !1, file: !1, line: 32, type: !5, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 34, column: 27, scope: !4)
!8 = !DILocation(line: 34, column: 32, scope: !4)
!9 = !DILocation(line: 34, column: 55, scope: !4)
!10 = !DILocation(line: 34, column: 42, scope: !4)
!11 = !DILocation(line: 35, column: 27, scope: !4)
!12 = !DILocation(line: 35, column: 32, scope: !4)
!13 = !DILocation(line: 35, column: 42, scope: !4)
!14 = !DILocation(line: 40, column: 42, scope: !4)
!15 = !DILocation(line: 41, column: 42, scope: !4)
!16 = !DILocation(line: 39, column: 22, scope: !4)
!17 = !DILocation(line: 40, column: 20, scope: !4)
!18 = !DILocation(line: 41, column: 20, scope: !4)
!19 = !DILocation(line: 42, column: 35, scope: !4)
!20 = !DILocation(line: 42, column: 22, scope: !4)
!21 = !DILocation(line: 42, column: 15, scope: !4)
!22 = !DILocation(line: 43, column: 18, scope: !4)
!23 = !DILocation(line: 44, column: 18, scope: !4)
!24 = !DILocation(line: 45, column: 62, scope: !4)
!25 = !DILocation(line: 38, column: 19, scope: !4)
!26 = !DILocation(line: 45, column: 82, scope: !4)
!27 = !DILocation(line: 45, column: 106, scope: !4)
!28 = !DILocation(line: 45, column: 96, scope: !4)
!29 = !DILocation(line: 45, column: 23, scope: !4)
!30 = !DILocation(line: 45, column: 45, scope: !4)
!31 = !DILocation(line: 45, column: 4, scope: !4)
