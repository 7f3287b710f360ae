; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @layernorm_bwd_dwdb_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, ptr addrspace(1) inreg writeonly captures(none) %4, ptr addrspace(1) inreg writeonly captures(none) %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, ptr addrspace(1) inreg readnone captures(none) %9, ptr addrspace(1) inreg readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %13 = shl i32 %12, 6, !dbg !8
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %15 = and i32 %14, 255, !dbg !9
  %16 = and i32 %14, 56, !dbg !9
  %17 = lshr i32 %15, 6, !dbg !9
  %18 = and i32 %14, 7, !dbg !9
  %19 = shl nuw nsw i32 %18, 3, !dbg !9
  %20 = and i32 %14, 63, !dbg !9
  %21 = or disjoint i32 %19, %13, !dbg !10
  %22 = or disjoint i32 %13, %20, !dbg !10
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !11
  %24 = mul i32 %8, %23, !dbg !12
  %25 = add i32 %24, %8, !dbg !13
  %26 = tail call i32 @llvm.smin.i32(i32 %25, i32 %6), !dbg !14
  %27 = icmp slt i32 %21, %7, !dbg !15
  %28 = shl i32 %7, 5, !dbg !16
  %29 = icmp slt i32 %24, %26, !dbg !17
  br i1 %29, label %.lr.ph, label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %11
  %30 = mul i32 %24, %7, !dbg !18
  %31 = add i32 %30, %13, !dbg !19
  %32 = lshr i32 %14, 3, !dbg !20
  %33 = and i32 %32, 31, !dbg !20
  %34 = mul i32 %7, %33, !dbg !19
  %35 = add i32 %31, %34, !dbg !19
  %36 = add i32 %35, %19, !dbg !19
  %37 = add i32 %24, %33, !dbg !21
  %38 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744)
  %39 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  %40 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %2, i16 0, i64 2147483646, i32 159744)
  %41 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %3, i16 0, i64 2147483646, i32 159744)
  br label %42, !dbg !17

42:                                               ; preds = %.lr.ph, %42
  %.pn816 = phi i32 [ %37, %.lr.ph ], [ %108, %42 ]
  %43 = phi i32 [ %36, %.lr.ph ], [ %110, %42 ]
  %44 = phi i32 [ %36, %.lr.ph ], [ %109, %42 ]
  %45 = phi i32 [ %24, %.lr.ph ], [ %111, %42 ]
  %46 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %100, %42 ]
  %47 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %101, %42 ]
  %48 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %102, %42 ]
  %49 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %103, %42 ]
  %50 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %104, %42 ]
  %51 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %105, %42 ]
  %52 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %106, %42 ]
  %53 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %107, %42 ]
  %54 = icmp slt i32 %.pn816, %26, !dbg !22
  %55 = and i1 %27, %54, !dbg !23
  %56 = shl i32 %44, 1, !dbg !24
  %57 = select i1 %55, i32 %56, i32 -2147483648, !dbg !24
  %58 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %38, i32 %57, i32 0, i32 0), !dbg !24
  %59 = bitcast <4 x i32> %58 to <8 x half>, !dbg !24
  %60 = shl i32 %43, 1, !dbg !25
  %61 = select i1 %55, i32 %60, i32 -2147483648, !dbg !25
  %62 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %39, i32 %61, i32 0, i32 0), !dbg !25
  %63 = bitcast <4 x i32> %62 to <8 x half>, !dbg !25
  %64 = shl i32 %.pn816, 2, !dbg !26
  %65 = select i1 %54, i32 %64, i32 -2147483648, !dbg !26
  %66 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %40, i32 %65, i32 0, i32 0), !dbg !26
  %67 = bitcast float %66 to <1 x float>, !dbg !26
  %68 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %41, i32 %65, i32 0, i32 0), !dbg !27
  %69 = bitcast float %68 to <1 x float>, !dbg !27
  %70 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !28
  %71 = fpext <2 x half> %70 to <2 x float>, !dbg !28
  %72 = shufflevector <8 x half> %63, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !29
  %73 = fpext <2 x half> %72 to <2 x float>, !dbg !29
  %74 = shufflevector <1 x float> %67, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !30
  %75 = fsub <2 x float> %71, %74, !dbg !30
  %76 = fmul <2 x float> %75, %73, !dbg !31
  %77 = shufflevector <1 x float> %69, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !32
  %78 = fmul <2 x float> %77, %76, !dbg !32
  %79 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !28
  %80 = fpext <2 x half> %79 to <2 x float>, !dbg !28
  %81 = shufflevector <8 x half> %63, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !29
  %82 = fpext <2 x half> %81 to <2 x float>, !dbg !29
  %83 = fsub <2 x float> %80, %74, !dbg !30
  %84 = fmul <2 x float> %83, %82, !dbg !31
  %85 = fmul <2 x float> %77, %84, !dbg !32
  %86 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !28
  %87 = fpext <2 x half> %86 to <2 x float>, !dbg !28
  %88 = shufflevector <8 x half> %63, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !29
  %89 = fpext <2 x half> %88 to <2 x float>, !dbg !29
  %90 = fsub <2 x float> %87, %74, !dbg !30
  %91 = fmul <2 x float> %90, %89, !dbg !31
  %92 = fmul <2 x float> %77, %91, !dbg !32
  %93 = shufflevector <8 x half> %59, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !28
  %94 = fpext <2 x half> %93 to <2 x float>, !dbg !28
  %95 = shufflevector <8 x half> %63, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !29
  %96 = fpext <2 x half> %95 to <2 x float>, !dbg !29
  %97 = fsub <2 x float> %94, %74, !dbg !30
  %98 = fmul <2 x float> %97, %96, !dbg !31
  %99 = fmul <2 x float> %77, %98, !dbg !32
  %100 = fadd <2 x float> %46, %78, !dbg !33
  %101 = fadd <2 x float> %47, %85, !dbg !33
  %102 = fadd <2 x float> %48, %92, !dbg !33
  %103 = fadd <2 x float> %49, %99, !dbg !33
  %104 = fadd <2 x float> %50, %73, !dbg !34
  %105 = fadd <2 x float> %51, %82, !dbg !34
  %106 = fadd <2 x float> %52, %89, !dbg !34
  %107 = fadd <2 x float> %53, %96, !dbg !34
  %108 = add i32 %.pn816, 32, !dbg !35
  %109 = add i32 %44, %28, !dbg !36
  %110 = add i32 %43, %28, !dbg !37
  %111 = add i32 %45, 32, !dbg !17
  %112 = icmp slt i32 %111, %26, !dbg !17
  br i1 %112, label %42, label %._crit_edge, !dbg !17

._crit_edge:                                      ; preds = %42, %11
  %113 = phi <2 x float> [ zeroinitializer, %11 ], [ %100, %42 ]
  %114 = phi <2 x float> [ zeroinitializer, %11 ], [ %101, %42 ]
  %115 = phi <2 x float> [ zeroinitializer, %11 ], [ %102, %42 ]
  %116 = phi <2 x float> [ zeroinitializer, %11 ], [ %103, %42 ]
  %117 = phi <2 x float> [ zeroinitializer, %11 ], [ %104, %42 ]
  %118 = phi <2 x float> [ zeroinitializer, %11 ], [ %105, %42 ]
  %119 = phi <2 x float> [ zeroinitializer, %11 ], [ %106, %42 ]
  %120 = phi <2 x float> [ zeroinitializer, %11 ], [ %107, %42 ]
  %121 = mul i32 %7, %23, !dbg !38
  %122 = icmp slt i32 %22, %7, !dbg !39
  %123 = add i32 %22, %121, !dbg !40
  %124 = extractelement <2 x float> %113, i64 0, !dbg !41
  %125 = bitcast float %124 to i32, !dbg !41
  %126 = shl nuw nsw i32 %15, 2, !dbg !41
  %127 = xor i32 %126, 128, !dbg !41
  %128 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %125), !dbg !41
  %129 = bitcast i32 %128 to float, !dbg !41
  %130 = fadd float %124, %129, !dbg !46
  %131 = bitcast float %130 to i32, !dbg !41
  %132 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %131, i32 16415), !dbg !41
  %133 = bitcast i32 %132 to float, !dbg !41
  %134 = fadd float %130, %133, !dbg !46
  %135 = bitcast float %134 to i32, !dbg !41
  %136 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %135, i32 %135, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %137 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %136, i32 %135, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %138 = extractelement <2 x float> %113, i64 1, !dbg !41
  %139 = bitcast float %138 to i32, !dbg !41
  %140 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %139), !dbg !41
  %141 = bitcast i32 %140 to float, !dbg !41
  %142 = fadd float %138, %141, !dbg !46
  %143 = bitcast float %142 to i32, !dbg !41
  %144 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %143, i32 16415), !dbg !41
  %145 = bitcast i32 %144 to float, !dbg !41
  %146 = fadd float %142, %145, !dbg !46
  %147 = bitcast float %146 to i32, !dbg !41
  %148 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %147, i32 %147, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %149 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %148, i32 %147, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %150 = bitcast i32 %149 to float, !dbg !41
  %151 = fadd float %146, %150, !dbg !46
  %152 = extractelement <2 x float> %114, i64 0, !dbg !41
  %153 = bitcast float %152 to i32, !dbg !41
  %154 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %153), !dbg !41
  %155 = bitcast i32 %154 to float, !dbg !41
  %156 = fadd float %152, %155, !dbg !46
  %157 = bitcast float %156 to i32, !dbg !41
  %158 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %157, i32 16415), !dbg !41
  %159 = bitcast i32 %158 to float, !dbg !41
  %160 = fadd float %156, %159, !dbg !46
  %161 = bitcast float %160 to i32, !dbg !41
  %162 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %161, i32 %161, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %163 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %162, i32 %161, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %164 = bitcast i32 %163 to float, !dbg !41
  %165 = fadd float %160, %164, !dbg !46
  %166 = extractelement <2 x float> %114, i64 1, !dbg !41
  %167 = bitcast float %166 to i32, !dbg !41
  %168 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %167), !dbg !41
  %169 = bitcast i32 %168 to float, !dbg !41
  %170 = fadd float %166, %169, !dbg !46
  %171 = bitcast float %170 to i32, !dbg !41
  %172 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %171, i32 16415), !dbg !41
  %173 = bitcast i32 %172 to float, !dbg !41
  %174 = fadd float %170, %173, !dbg !46
  %175 = bitcast float %174 to i32, !dbg !41
  %176 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %175, i32 %175, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %177 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %176, i32 %175, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %178 = bitcast i32 %177 to float, !dbg !41
  %179 = fadd float %174, %178, !dbg !46
  %180 = extractelement <2 x float> %115, i64 0, !dbg !41
  %181 = bitcast float %180 to i32, !dbg !41
  %182 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %181), !dbg !41
  %183 = bitcast i32 %182 to float, !dbg !41
  %184 = fadd float %180, %183, !dbg !46
  %185 = bitcast float %184 to i32, !dbg !41
  %186 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %185, i32 16415), !dbg !41
  %187 = bitcast i32 %186 to float, !dbg !41
  %188 = fadd float %184, %187, !dbg !46
  %189 = bitcast float %188 to i32, !dbg !41
  %190 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %189, i32 %189, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %191 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %190, i32 %189, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %192 = bitcast i32 %191 to float, !dbg !41
  %193 = fadd float %188, %192, !dbg !46
  %194 = extractelement <2 x float> %115, i64 1, !dbg !41
  %195 = bitcast float %194 to i32, !dbg !41
  %196 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %195), !dbg !41
  %197 = bitcast i32 %196 to float, !dbg !41
  %198 = fadd float %194, %197, !dbg !46
  %199 = bitcast float %198 to i32, !dbg !41
  %200 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %199, i32 16415), !dbg !41
  %201 = bitcast i32 %200 to float, !dbg !41
  %202 = fadd float %198, %201, !dbg !46
  %203 = bitcast float %202 to i32, !dbg !41
  %204 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %203, i32 %203, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %205 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %204, i32 %203, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %206 = bitcast i32 %205 to float, !dbg !41
  %207 = fadd float %202, %206, !dbg !46
  %208 = extractelement <2 x float> %116, i64 0, !dbg !41
  %209 = bitcast float %208 to i32, !dbg !41
  %210 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %209), !dbg !41
  %211 = bitcast i32 %210 to float, !dbg !41
  %212 = fadd float %208, %211, !dbg !46
  %213 = bitcast float %212 to i32, !dbg !41
  %214 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %213, i32 16415), !dbg !41
  %215 = bitcast i32 %214 to float, !dbg !41
  %216 = fadd float %212, %215, !dbg !46
  %217 = bitcast float %216 to i32, !dbg !41
  %218 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %217, i32 %217, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %219 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %218, i32 %217, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %220 = bitcast i32 %219 to float, !dbg !41
  %221 = fadd float %216, %220, !dbg !46
  %222 = extractelement <2 x float> %116, i64 1, !dbg !41
  %223 = bitcast float %222 to i32, !dbg !41
  %224 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %223), !dbg !41
  %225 = bitcast i32 %224 to float, !dbg !41
  %226 = fadd float %222, %225, !dbg !46
  %227 = bitcast float %226 to i32, !dbg !41
  %228 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %227, i32 16415), !dbg !41
  %229 = bitcast i32 %228 to float, !dbg !41
  %230 = fadd float %226, %229, !dbg !46
  %231 = bitcast float %230 to i32, !dbg !41
  %232 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %231, i32 %231, i32 280, i32 15, i32 12, i1 false), !dbg !41
  %233 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %232, i32 %231, i32 264, i32 15, i32 3, i1 false), !dbg !41
  %234 = bitcast i32 %233 to float, !dbg !41
  %235 = fadd float %230, %234, !dbg !46
  %236 = icmp eq i32 %16, 0, !dbg !41
  %237 = shl nuw nsw i32 %18, 5, !dbg !41
  %238 = getelementptr float, ptr addrspace(3) @global_smem, i32 %237, !dbg !41
  %239 = getelementptr float, ptr addrspace(3) %238, i32 %17, !dbg !41
  br i1 %236, label %240, label %243, !dbg !41

240:                                              ; preds = %._crit_edge
  %241 = bitcast i32 %137 to float
  %242 = fadd float %134, %241
  store float %242, ptr addrspace(3) %239, align 4, !dbg !41
  br label %243, !dbg !41

243:                                              ; preds = %240, %._crit_edge
  %244 = shl nuw nsw i32 %18, 7, !dbg !41
  %245 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %244, !dbg !41
  %246 = getelementptr i8, ptr addrspace(3) %245, i32 16, !dbg !41
  %247 = getelementptr float, ptr addrspace(3) %246, i32 %17, !dbg !41
  br i1 %236, label %248, label %249, !dbg !41

248:                                              ; preds = %243
  store float %151, ptr addrspace(3) %247, align 4, !dbg !41
  br label %249, !dbg !41

249:                                              ; preds = %248, %243
  %250 = shl nuw nsw i32 %18, 7, !dbg !41
  %251 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %250, !dbg !41
  %252 = getelementptr i8, ptr addrspace(3) %251, i32 32, !dbg !41
  %253 = getelementptr float, ptr addrspace(3) %252, i32 %17, !dbg !41
  br i1 %236, label %254, label %255, !dbg !41

254:                                              ; preds = %249
  store float %165, ptr addrspace(3) %253, align 4, !dbg !41
  br label %255, !dbg !41

255:                                              ; preds = %254, %249
  %256 = shl nuw nsw i32 %18, 7, !dbg !41
  %257 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %256, !dbg !41
  %258 = getelementptr i8, ptr addrspace(3) %257, i32 48, !dbg !41
  %259 = getelementptr float, ptr addrspace(3) %258, i32 %17, !dbg !41
  br i1 %236, label %260, label %261, !dbg !41

260:                                              ; preds = %255
  store float %179, ptr addrspace(3) %259, align 4, !dbg !41
  br label %261, !dbg !41

261:                                              ; preds = %260, %255
  %262 = shl nuw nsw i32 %18, 7, !dbg !41
  %263 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %262, !dbg !41
  %264 = getelementptr i8, ptr addrspace(3) %263, i32 64, !dbg !41
  %265 = getelementptr float, ptr addrspace(3) %264, i32 %17, !dbg !41
  br i1 %236, label %266, label %267, !dbg !41

266:                                              ; preds = %261
  store float %193, ptr addrspace(3) %265, align 4, !dbg !41
  br label %267, !dbg !41

267:                                              ; preds = %266, %261
  %268 = shl nuw nsw i32 %18, 7, !dbg !41
  %269 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %268, !dbg !41
  %270 = getelementptr i8, ptr addrspace(3) %269, i32 80, !dbg !41
  %271 = getelementptr float, ptr addrspace(3) %270, i32 %17, !dbg !41
  br i1 %236, label %272, label %273, !dbg !41

272:                                              ; preds = %267
  store float %207, ptr addrspace(3) %271, align 4, !dbg !41
  br label %273, !dbg !41

273:                                              ; preds = %272, %267
  %274 = shl nuw nsw i32 %18, 7, !dbg !41
  %275 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %274, !dbg !41
  %276 = getelementptr i8, ptr addrspace(3) %275, i32 96, !dbg !41
  %277 = getelementptr float, ptr addrspace(3) %276, i32 %17, !dbg !41
  br i1 %236, label %278, label %279, !dbg !41

278:                                              ; preds = %273
  store float %221, ptr addrspace(3) %277, align 4, !dbg !41
  br label %279, !dbg !41

279:                                              ; preds = %278, %273
  %280 = shl nuw nsw i32 %18, 7, !dbg !41
  %281 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %280, !dbg !41
  %282 = getelementptr i8, ptr addrspace(3) %281, i32 112, !dbg !41
  %283 = getelementptr float, ptr addrspace(3) %282, i32 %17, !dbg !41
  br i1 %236, label %284, label %285, !dbg !41

284:                                              ; preds = %279
  store float %235, ptr addrspace(3) %283, align 4, !dbg !41
  br label %285, !dbg !41

285:                                              ; preds = %284, %279
  fence syncscope("workgroup") release, !dbg !41
  tail call void @llvm.amdgcn.s.barrier(), !dbg !41
  fence syncscope("workgroup") acquire, !dbg !41
  %286 = getelementptr float, ptr addrspace(3) @global_smem, i32 %15, !dbg !41
  %287 = load float, ptr addrspace(3) %286, align 4, !dbg !41
  %288 = bitcast float %287 to i32, !dbg !41
  %289 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %288, i32 %288, i32 78, i32 15, i32 15, i1 false), !dbg !41
  %290 = bitcast i32 %289 to float, !dbg !41
  %291 = fadd float %287, %290, !dbg !46
  %292 = bitcast float %291 to i32, !dbg !41
  %293 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %292, i32 %292, i32 177, i32 15, i32 15, i1 false), !dbg !41
  %294 = and i32 %14, 3, !dbg !41
  %295 = icmp eq i32 %294, 0, !dbg !41
  br i1 %295, label %296, label %299, !dbg !41

296:                                              ; preds = %285
  %297 = bitcast i32 %293 to float
  %298 = fadd float %291, %297
  store float %298, ptr addrspace(3) %286, align 4, !dbg !41
  br label %299, !dbg !41

299:                                              ; preds = %296, %285
  fence syncscope("workgroup") release, !dbg !41
  tail call void @llvm.amdgcn.s.barrier(), !dbg !41
  fence syncscope("workgroup") acquire, !dbg !41
  %300 = load float, ptr addrspace(3) %238, align 16, !dbg !41
  %301 = load float, ptr addrspace(3) %246, align 16, !dbg !41
  %302 = load float, ptr addrspace(3) %252, align 16, !dbg !41
  %303 = load float, ptr addrspace(3) %258, align 16, !dbg !41
  %304 = load float, ptr addrspace(3) %264, align 16, !dbg !41
  %305 = load float, ptr addrspace(3) %270, align 16, !dbg !41
  %306 = load float, ptr addrspace(3) %276, align 16, !dbg !41
  %307 = load float, ptr addrspace(3) %282, align 16, !dbg !41
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %237, !dbg !47
  %309 = insertelement <4 x float> poison, float %300, i64 0, !dbg !47
  %310 = insertelement <4 x float> %309, float %301, i64 1, !dbg !47
  %311 = insertelement <4 x float> %310, float %302, i64 2, !dbg !47
  %312 = insertelement <4 x float> %311, float %303, i64 3, !dbg !47
  store <4 x float> %312, ptr addrspace(3) %308, align 16, !dbg !47
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 16, !dbg !47
  %314 = insertelement <4 x float> poison, float %304, i64 0, !dbg !47
  %315 = insertelement <4 x float> %314, float %305, i64 1, !dbg !47
  %316 = insertelement <4 x float> %315, float %306, i64 2, !dbg !47
  %317 = insertelement <4 x float> %316, float %307, i64 3, !dbg !47
  store <4 x float> %317, ptr addrspace(3) %313, align 16, !dbg !47
  fence syncscope("workgroup") release, !dbg !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !47
  fence syncscope("workgroup") acquire, !dbg !47
  %318 = shl nuw nsw i32 %20, 2, !dbg !47
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %318, !dbg !47
  %320 = load float, ptr addrspace(3) %319, align 4, !dbg !47
  %321 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %4, i16 0, i64 2147483646, i32 159744), !dbg !47
  %322 = icmp samesign ult i32 %15, 64, !dbg !47
  %323 = and i1 %322, %122, !dbg !47
  %324 = shl i32 %123, 2, !dbg !47
  %325 = select i1 %323, i32 %324, i32 -2147483648, !dbg !47
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %320, ptr addrspace(8) %321, i32 %325, i32 0, i32 0), !dbg !47
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  %326 = extractelement <2 x float> %117, i64 0, !dbg !48
  %327 = bitcast float %326 to i32, !dbg !48
  %328 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %327), !dbg !48
  %329 = bitcast i32 %328 to float, !dbg !48
  %330 = fadd float %326, %329, !dbg !50
  %331 = bitcast float %330 to i32, !dbg !48
  %332 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %331, i32 16415), !dbg !48
  %333 = bitcast i32 %332 to float, !dbg !48
  %334 = fadd float %330, %333, !dbg !50
  %335 = bitcast float %334 to i32, !dbg !48
  %336 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %335, i32 %335, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %337 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %336, i32 %335, i32 264, i32 15, i32 3, i1 false), !dbg !48
  %338 = extractelement <2 x float> %117, i64 1, !dbg !48
  %339 = bitcast float %338 to i32, !dbg !48
  %340 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %339), !dbg !48
  %341 = bitcast i32 %340 to float, !dbg !48
  %342 = fadd float %338, %341, !dbg !50
  %343 = bitcast float %342 to i32, !dbg !48
  %344 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %343, i32 16415), !dbg !48
  %345 = bitcast i32 %344 to float, !dbg !48
  %346 = fadd float %342, %345, !dbg !50
  %347 = bitcast float %346 to i32, !dbg !48
  %348 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %347, i32 %347, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %349 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %348, i32 %347, i32 264, i32 15, i32 3, i1 false), !dbg !48
  %350 = extractelement <2 x float> %118, i64 0, !dbg !48
  %351 = bitcast float %350 to i32, !dbg !48
  %352 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %351), !dbg !48
  %353 = bitcast i32 %352 to float, !dbg !48
  %354 = fadd float %350, %353, !dbg !50
  %355 = bitcast float %354 to i32, !dbg !48
  %356 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %355, i32 16415), !dbg !48
  %357 = bitcast i32 %356 to float, !dbg !48
  %358 = fadd float %354, %357, !dbg !50
  %359 = bitcast float %358 to i32, !dbg !48
  %360 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %359, i32 %359, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %361 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %360, i32 %359, i32 264, i32 15, i32 3, i1 false), !dbg !48
  %362 = extractelement <2 x float> %118, i64 1, !dbg !48
  %363 = bitcast float %362 to i32, !dbg !48
  %364 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %363), !dbg !48
  %365 = bitcast i32 %364 to float, !dbg !48
  %366 = fadd float %362, %365, !dbg !50
  %367 = bitcast float %366 to i32, !dbg !48
  %368 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %367, i32 16415), !dbg !48
  %369 = bitcast i32 %368 to float, !dbg !48
  %370 = fadd float %366, %369, !dbg !50
  %371 = bitcast float %370 to i32, !dbg !48
  %372 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %371, i32 %371, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %373 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %372, i32 %371, i32 264, i32 15, i32 3, i1 false), !dbg !48
  %374 = extractelement <2 x float> %119, i64 0, !dbg !48
  %375 = bitcast float %374 to i32, !dbg !48
  %376 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %375), !dbg !48
  %377 = bitcast i32 %376 to float, !dbg !48
  %378 = fadd float %374, %377, !dbg !50
  %379 = bitcast float %378 to i32, !dbg !48
  %380 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %379, i32 16415), !dbg !48
  %381 = bitcast i32 %380 to float, !dbg !48
  %382 = fadd float %378, %381, !dbg !50
  %383 = bitcast float %382 to i32, !dbg !48
  %384 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %383, i32 %383, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %385 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %384, i32 %383, i32 264, i32 15, i32 3, i1 false), !dbg !48
  %386 = extractelement <2 x float> %119, i64 1, !dbg !48
  %387 = bitcast float %386 to i32, !dbg !48
  %388 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %387), !dbg !48
  %389 = bitcast i32 %388 to float, !dbg !48
  %390 = fadd float %386, %389, !dbg !50
  %391 = bitcast float %390 to i32, !dbg !48
  %392 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %391, i32 16415), !dbg !48
  %393 = bitcast i32 %392 to float, !dbg !48
  %394 = fadd float %390, %393, !dbg !50
  %395 = bitcast float %394 to i32, !dbg !48
  %396 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %395, i32 %395, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %397 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %396, i32 %395, i32 264, i32 15, i32 3, i1 false), !dbg !48
  %398 = extractelement <2 x float> %120, i64 0, !dbg !48
  %399 = bitcast float %398 to i32, !dbg !48
  %400 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %399), !dbg !48
  %401 = bitcast i32 %400 to float, !dbg !48
  %402 = fadd float %398, %401, !dbg !50
  %403 = bitcast float %402 to i32, !dbg !48
  %404 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %403, i32 16415), !dbg !48
  %405 = bitcast i32 %404 to float, !dbg !48
  %406 = fadd float %402, %405, !dbg !50
  %407 = bitcast float %406 to i32, !dbg !48
  %408 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %407, i32 %407, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %409 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %408, i32 %407, i32 264, i32 15, i32 3, i1 false), !dbg !48
  %410 = extractelement <2 x float> %120, i64 1, !dbg !48
  %411 = bitcast float %410 to i32, !dbg !48
  %412 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %127, i32 %411), !dbg !48
  %413 = bitcast i32 %412 to float, !dbg !48
  %414 = fadd float %410, %413, !dbg !50
  %415 = bitcast float %414 to i32, !dbg !48
  %416 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %415, i32 16415), !dbg !48
  %417 = bitcast i32 %416 to float, !dbg !48
  %418 = fadd float %414, %417, !dbg !50
  %419 = bitcast float %418 to i32, !dbg !48
  %420 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %419, i32 %419, i32 280, i32 15, i32 12, i1 false), !dbg !48
  %421 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %420, i32 %419, i32 264, i32 15, i32 3, i1 false), !dbg !48
  br i1 %236, label %.critedge, label %.critedge6, !dbg !48

.critedge:                                        ; preds = %299
  %422 = bitcast i32 %421 to float, !dbg !48
  %423 = fadd float %418, %422, !dbg !50
  %424 = bitcast i32 %409 to float, !dbg !48
  %425 = fadd float %406, %424, !dbg !50
  %426 = bitcast i32 %397 to float, !dbg !48
  %427 = fadd float %394, %426, !dbg !50
  %428 = bitcast i32 %385 to float, !dbg !48
  %429 = fadd float %382, %428, !dbg !50
  %430 = bitcast i32 %373 to float, !dbg !48
  %431 = fadd float %370, %430, !dbg !50
  %432 = bitcast i32 %361 to float, !dbg !48
  %433 = fadd float %358, %432, !dbg !50
  %434 = bitcast i32 %349 to float, !dbg !48
  %435 = fadd float %346, %434, !dbg !50
  %436 = bitcast i32 %337 to float, !dbg !48
  %437 = fadd float %334, %436, !dbg !50
  store float %437, ptr addrspace(3) %239, align 4, !dbg !48
  store float %435, ptr addrspace(3) %247, align 4, !dbg !48
  store float %433, ptr addrspace(3) %253, align 4, !dbg !48
  store float %431, ptr addrspace(3) %259, align 4, !dbg !48
  store float %429, ptr addrspace(3) %265, align 4, !dbg !48
  store float %427, ptr addrspace(3) %271, align 4, !dbg !48
  store float %425, ptr addrspace(3) %277, align 4, !dbg !48
  store float %423, ptr addrspace(3) %283, align 4, !dbg !48
  br label %.critedge6, !dbg !48

.critedge6:                                       ; preds = %299, %.critedge
  fence syncscope("workgroup") release, !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  fence syncscope("workgroup") acquire, !dbg !48
  %438 = load float, ptr addrspace(3) %286, align 4, !dbg !48
  %439 = bitcast float %438 to i32, !dbg !48
  %440 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %439, i32 %439, i32 78, i32 15, i32 15, i1 false), !dbg !48
  %441 = bitcast i32 %440 to float, !dbg !48
  %442 = fadd float %438, %441, !dbg !50
  %443 = bitcast float %442 to i32, !dbg !48
  %444 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %443, i32 %443, i32 177, i32 15, i32 15, i1 false), !dbg !48
  br i1 %295, label %445, label %448, !dbg !48

445:                                              ; preds = %.critedge6
  %446 = bitcast i32 %444 to float
  %447 = fadd float %442, %446
  store float %447, ptr addrspace(3) %286, align 4, !dbg !48
  br label %448, !dbg !48

448:                                              ; preds = %445, %.critedge6
  fence syncscope("workgroup") release, !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  fence syncscope("workgroup") acquire, !dbg !48
  %449 = load float, ptr addrspace(3) %238, align 16, !dbg !48
  %450 = load float, ptr addrspace(3) %246, align 16, !dbg !48
  %451 = load float, ptr addrspace(3) %252, align 16, !dbg !48
  %452 = load float, ptr addrspace(3) %258, align 16, !dbg !48
  %453 = load float, ptr addrspace(3) %264, align 16, !dbg !48
  %454 = load float, ptr addrspace(3) %270, align 16, !dbg !48
  %455 = load float, ptr addrspace(3) %276, align 16, !dbg !48
  %456 = load float, ptr addrspace(3) %282, align 16, !dbg !48
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !51
  %457 = insertelement <4 x float> poison, float %449, i64 0, !dbg !51
  %458 = insertelement <4 x float> %457, float %450, i64 1, !dbg !51
  %459 = insertelement <4 x float> %458, float %451, i64 2, !dbg !51
  %460 = insertelement <4 x float> %459, float %452, i64 3, !dbg !51
  store <4 x float> %460, ptr addrspace(3) %308, align 16, !dbg !51
  %461 = insertelement <4 x float> poison, float %453, i64 0, !dbg !51
  %462 = insertelement <4 x float> %461, float %454, i64 1, !dbg !51
  %463 = insertelement <4 x float> %462, float %455, i64 2, !dbg !51
  %464 = insertelement <4 x float> %463, float %456, i64 3, !dbg !51
  store <4 x float> %464, ptr addrspace(3) %313, align 16, !dbg !51
  fence syncscope("workgroup") release, !dbg !51
  tail call void @llvm.amdgcn.s.barrier(), !dbg !51
  fence syncscope("workgroup") acquire, !dbg !51
  %465 = load float, ptr addrspace(3) %319, align 4, !dbg !51
  %466 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %5, i16 0, i64 2147483646, i32 159744), !dbg !51
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %465, ptr addrspace(8) %466, i32 %325, i32 0, i32 0), !dbg !51
  ret void, !dbg !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #6

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "layernorm_bwd_dwdb_kernel", linkageName: "layernorm_bwd_dwdb_kernel", scope: !1, file: !1, line: 39, type: !5, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 42, column: 25, scope: !4)
!8 = !DILocation(line: 42, column: 30, scope: !4)
!9 = !DILocation(line: 42, column: 53, scope: !4)
!10 = !DILocation(line: 42, column: 40, scope: !4)
!11 = !DILocation(line: 43, column: 26, scope: !4)
!12 = !DILocation(line: 43, column: 31, scope: !4)
!13 = !DILocation(line: 44, column: 22, scope: !4)
!14 = !DILocation(line: 44, column: 28, scope: !4)
!15 = !DILocation(line: 52, column: 41, scope: !4)
!16 = !DILocation(line: 60, column: 28, scope: !4)
!17 = !DILocation(line: 50, column: 31, scope: !4)
!18 = !DILocation(line: 46, column: 21, scope: !4)
!19 = !DILocation(line: 46, column: 43, scope: !4)
!20 = !DILocation(line: 45, column: 34, scope: !4)
!21 = !DILocation(line: 45, column: 21, scope: !4)
!22 = !DILocation(line: 51, column: 26, scope: !4)
!23 = !DILocation(line: 52, column: 33, scope: !4)
!24 = !DILocation(line: 53, column: 20, scope: !4)
!25 = !DILocation(line: 54, column: 21, scope: !4)
!26 = !DILocation(line: 55, column: 23, scope: !4)
!27 = !DILocation(line: 56, column: 23, scope: !4)
!28 = !DILocation(line: 53, column: 53, scope: !4)
!29 = !DILocation(line: 54, column: 55, scope: !4)
!30 = !DILocation(line: 57, column: 24, scope: !4)
!31 = !DILocation(line: 57, column: 20, scope: !4)
!32 = !DILocation(line: 57, column: 41, scope: !4)
!33 = !DILocation(line: 57, column: 14, scope: !4)
!34 = !DILocation(line: 58, column: 14, scope: !4)
!35 = !DILocation(line: 59, column: 18, scope: !4)
!36 = !DILocation(line: 60, column: 18, scope: !4)
!37 = !DILocation(line: 61, column: 19, scope: !4)
!38 = !DILocation(line: 62, column: 29, scope: !4)
!39 = !DILocation(line: 63, column: 59, scope: !4)
!40 = !DILocation(line: 63, column: 22, scope: !4)
!41 = !DILocation(line: 293, column: 36, scope: !42, inlinedAt: !44)
!42 = distinct !DILexicalBlockFile(scope: !4, file: !43, discriminator: 0)
!43 = !DIFile(filename: "standard.py", directory: "triton/language")
!44 = !DILocation(line: 63, column: 34, scope: !45)
!45 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!46 = !DILocation(line: 263, column: 15, scope: !42, inlinedAt: !41)
!47 = !DILocation(line: 63, column: 27, scope: !4)
!48 = !DILocation(line: 293, column: 36, scope: !42, inlinedAt: !49)
!49 = !DILocation(line: 64, column: 34, scope: !45)
!50 = !DILocation(line: 263, column: 15, scope: !42, inlinedAt: !48)
!51 = !DILocation(line: 64, column: 27, scope: !4)
!52 = !DILocation(line: 64, column: 4, scope: !4)
