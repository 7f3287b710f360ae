; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @column_sum_kernel(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %8 = shl i32 %7, 5, !dbg !8
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %10 = and i32 %9, 255, !dbg !9
  %11 = and i32 %9, 60, !dbg !9
  %12 = lshr i32 %10, 6, !dbg !9
  %13 = and i32 %9, 3, !dbg !9
  %14 = shl nuw nsw i32 %13, 3, !dbg !9
  %15 = or disjoint i32 %14, %8, !dbg !10
  %16 = lshr i32 %9, 2, !dbg !11
  %17 = and i32 %16, 63, !dbg !11
  %18 = icmp slt i32 %15, %3, !dbg !12
  %19 = shl i32 %3, 6, !dbg !13
  %20 = icmp sgt i32 %2, 0, !dbg !14
  br i1 %20, label %.lr.ph, label %._crit_edge, !dbg !14

.lr.ph:                                           ; preds = %6
  %21 = mul i32 %3, %17, !dbg !15
  %22 = add i32 %15, %21, !dbg !15
  %23 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744)
  br label %24, !dbg !14

24:                                               ; preds = %.lr.ph, %24
  %.pn1617 = phi i32 [ %22, %.lr.ph ], [ %49, %24 ]
  %25 = phi i32 [ 0, %.lr.ph ], [ %50, %24 ]
  %26 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %45, %24 ]
  %27 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %46, %24 ]
  %28 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %47, %24 ]
  %29 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %48, %24 ]
  %30 = or disjoint i32 %25, %17, !dbg !16
  %31 = icmp slt i32 %30, %2, !dbg !17
  %32 = and i1 %18, %31, !dbg !18
  %33 = shl i32 %.pn1617, 1, !dbg !19
  %34 = select i1 %32, i32 %33, i32 -2147483648, !dbg !19
  %35 = tail call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %23, i32 %34, i32 0, i32 0), !dbg !19
  %36 = bitcast <4 x i32> %35 to <8 x half>, !dbg !19
  %37 = shufflevector <8 x half> %36, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %38 = fpext <2 x half> %37 to <2 x float>, !dbg !20
  %39 = shufflevector <8 x half> %36, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %40 = fpext <2 x half> %39 to <2 x float>, !dbg !20
  %41 = shufflevector <8 x half> %36, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !20
  %42 = fpext <2 x half> %41 to <2 x float>, !dbg !20
  %43 = shufflevector <8 x half> %36, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !20
  %44 = fpext <2 x half> %43 to <2 x float>, !dbg !20
  %45 = fadd <2 x float> %26, %38, !dbg !21
  %46 = fadd <2 x float> %27, %40, !dbg !21
  %47 = fadd <2 x float> %28, %42, !dbg !21
  %48 = fadd <2 x float> %29, %44, !dbg !21
  %49 = add i32 %.pn1617, %19, !dbg !22
  %50 = add i32 %25, 64, !dbg !14
  %51 = icmp slt i32 %50, %2, !dbg !14
  br i1 %51, label %24, label %._crit_edge, !dbg !14

._crit_edge:                                      ; preds = %24, %6
  %52 = phi <2 x float> [ zeroinitializer, %6 ], [ %45, %24 ], !dbg !23
  %53 = phi <2 x float> [ zeroinitializer, %6 ], [ %46, %24 ], !dbg !23
  %54 = phi <2 x float> [ zeroinitializer, %6 ], [ %47, %24 ], !dbg !23
  %55 = phi <2 x float> [ zeroinitializer, %6 ], [ %48, %24 ], !dbg !23
  %56 = extractelement <2 x float> %52, i64 0, !dbg !24
  %57 = bitcast float %56 to i32, !dbg !24
  %58 = shl nuw nsw i32 %10, 2, !dbg !24
  %59 = xor i32 %58, 128, !dbg !24
  %60 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %57), !dbg !24
  %61 = bitcast i32 %60 to float, !dbg !24
  %62 = fadd float %56, %61, !dbg !29
  %63 = bitcast float %62 to i32, !dbg !24
  %64 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %63, i32 16415), !dbg !24
  %65 = bitcast i32 %64 to float, !dbg !24
  %66 = fadd float %62, %65, !dbg !29
  %67 = bitcast float %66 to i32, !dbg !24
  %68 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %67, i32 %67, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %69 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %68, i32 %67, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %70 = bitcast i32 %69 to float, !dbg !24
  %71 = fadd float %66, %70, !dbg !29
  %72 = bitcast float %71 to i32, !dbg !24
  %73 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %72, i32 %72, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %74 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %73, i32 %72, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %75 = extractelement <2 x float> %52, i64 1, !dbg !24
  %76 = bitcast float %75 to i32, !dbg !24
  %77 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %76), !dbg !24
  %78 = bitcast i32 %77 to float, !dbg !24
  %79 = fadd float %75, %78, !dbg !29
  %80 = bitcast float %79 to i32, !dbg !24
  %81 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %80, i32 16415), !dbg !24
  %82 = bitcast i32 %81 to float, !dbg !24
  %83 = fadd float %79, %82, !dbg !29
  %84 = bitcast float %83 to i32, !dbg !24
  %85 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %84, i32 %84, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %86 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %85, i32 %84, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %87 = bitcast i32 %86 to float, !dbg !24
  %88 = fadd float %83, %87, !dbg !29
  %89 = bitcast float %88 to i32, !dbg !24
  %90 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %89, i32 %89, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %91 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %90, i32 %89, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %92 = bitcast i32 %91 to float, !dbg !24
  %93 = fadd float %88, %92, !dbg !29
  %94 = extractelement <2 x float> %53, i64 0, !dbg !24
  %95 = bitcast float %94 to i32, !dbg !24
  %96 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %95), !dbg !24
  %97 = bitcast i32 %96 to float, !dbg !24
  %98 = fadd float %94, %97, !dbg !29
  %99 = bitcast float %98 to i32, !dbg !24
  %100 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %99, i32 16415), !dbg !24
  %101 = bitcast i32 %100 to float, !dbg !24
  %102 = fadd float %98, %101, !dbg !29
  %103 = bitcast float %102 to i32, !dbg !24
  %104 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %103, i32 %103, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %105 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %104, i32 %103, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %106 = bitcast i32 %105 to float, !dbg !24
  %107 = fadd float %102, %106, !dbg !29
  %108 = bitcast float %107 to i32, !dbg !24
  %109 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %108, i32 %108, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %110 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %109, i32 %108, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %111 = bitcast i32 %110 to float, !dbg !24
  %112 = fadd float %107, %111, !dbg !29
  %113 = extractelement <2 x float> %53, i64 1, !dbg !24
  %114 = bitcast float %113 to i32, !dbg !24
  %115 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %114), !dbg !24
  %116 = bitcast i32 %115 to float, !dbg !24
  %117 = fadd float %113, %116, !dbg !29
  %118 = bitcast float %117 to i32, !dbg !24
  %119 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %118, i32 16415), !dbg !24
  %120 = bitcast i32 %119 to float, !dbg !24
  %121 = fadd float %117, %120, !dbg !29
  %122 = bitcast float %121 to i32, !dbg !24
  %123 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %122, i32 %122, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %124 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %123, i32 %122, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %125 = bitcast i32 %124 to float, !dbg !24
  %126 = fadd float %121, %125, !dbg !29
  %127 = bitcast float %126 to i32, !dbg !24
  %128 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %127, i32 %127, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %129 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %128, i32 %127, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %130 = bitcast i32 %129 to float, !dbg !24
  %131 = fadd float %126, %130, !dbg !29
  %132 = extractelement <2 x float> %54, i64 0, !dbg !24
  %133 = bitcast float %132 to i32, !dbg !24
  %134 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %133), !dbg !24
  %135 = bitcast i32 %134 to float, !dbg !24
  %136 = fadd float %132, %135, !dbg !29
  %137 = bitcast float %136 to i32, !dbg !24
  %138 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %137, i32 16415), !dbg !24
  %139 = bitcast i32 %138 to float, !dbg !24
  %140 = fadd float %136, %139, !dbg !29
  %141 = bitcast float %140 to i32, !dbg !24
  %142 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %141, i32 %141, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %143 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %142, i32 %141, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %144 = bitcast i32 %143 to float, !dbg !24
  %145 = fadd float %140, %144, !dbg !29
  %146 = bitcast float %145 to i32, !dbg !24
  %147 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %146, i32 %146, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %148 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %147, i32 %146, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %149 = bitcast i32 %148 to float, !dbg !24
  %150 = fadd float %145, %149, !dbg !29
  %151 = extractelement <2 x float> %54, i64 1, !dbg !24
  %152 = bitcast float %151 to i32, !dbg !24
  %153 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %152), !dbg !24
  %154 = bitcast i32 %153 to float, !dbg !24
  %155 = fadd float %151, %154, !dbg !29
  %156 = bitcast float %155 to i32, !dbg !24
  %157 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %156, i32 16415), !dbg !24
  %158 = bitcast i32 %157 to float, !dbg !24
  %159 = fadd float %155, %158, !dbg !29
  %160 = bitcast float %159 to i32, !dbg !24
  %161 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %160, i32 %160, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %162 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %161, i32 %160, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %163 = bitcast i32 %162 to float, !dbg !24
  %164 = fadd float %159, %163, !dbg !29
  %165 = bitcast float %164 to i32, !dbg !24
  %166 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %165, i32 %165, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %167 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %166, i32 %165, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %168 = bitcast i32 %167 to float, !dbg !24
  %169 = fadd float %164, %168, !dbg !29
  %170 = extractelement <2 x float> %55, i64 0, !dbg !24
  %171 = bitcast float %170 to i32, !dbg !24
  %172 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %171), !dbg !24
  %173 = bitcast i32 %172 to float, !dbg !24
  %174 = fadd float %170, %173, !dbg !29
  %175 = bitcast float %174 to i32, !dbg !24
  %176 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %175, i32 16415), !dbg !24
  %177 = bitcast i32 %176 to float, !dbg !24
  %178 = fadd float %174, %177, !dbg !29
  %179 = bitcast float %178 to i32, !dbg !24
  %180 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %179, i32 %179, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %181 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %180, i32 %179, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %182 = bitcast i32 %181 to float, !dbg !24
  %183 = fadd float %178, %182, !dbg !29
  %184 = bitcast float %183 to i32, !dbg !24
  %185 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %184, i32 %184, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %186 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %185, i32 %184, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %187 = bitcast i32 %186 to float, !dbg !24
  %188 = fadd float %183, %187, !dbg !29
  %189 = extractelement <2 x float> %55, i64 1, !dbg !24
  %190 = bitcast float %189 to i32, !dbg !24
  %191 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %190), !dbg !24
  %192 = bitcast i32 %191 to float, !dbg !24
  %193 = fadd float %189, %192, !dbg !29
  %194 = bitcast float %193 to i32, !dbg !24
  %195 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %194, i32 16415), !dbg !24
  %196 = bitcast i32 %195 to float, !dbg !24
  %197 = fadd float %193, %196, !dbg !29
  %198 = bitcast float %197 to i32, !dbg !24
  %199 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %198, i32 %198, i32 280, i32 15, i32 12, i1 false), !dbg !24
  %200 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %199, i32 %198, i32 264, i32 15, i32 3, i1 false), !dbg !24
  %201 = bitcast i32 %200 to float, !dbg !24
  %202 = fadd float %197, %201, !dbg !29
  %203 = bitcast float %202 to i32, !dbg !24
  %204 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %203, i32 %203, i32 276, i32 15, i32 10, i1 false), !dbg !24
  %205 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %204, i32 %203, i32 260, i32 15, i32 5, i1 false), !dbg !24
  %206 = bitcast i32 %205 to float, !dbg !24
  %207 = fadd float %202, %206, !dbg !29
  %208 = icmp eq i32 %11, 0, !dbg !24
  %209 = shl nuw nsw i32 %13, 5, !dbg !24
  br i1 %208, label %210, label %215, !dbg !24

210:                                              ; preds = %._crit_edge
  %211 = bitcast i32 %74 to float
  %212 = fadd float %71, %211
  %213 = getelementptr float, ptr addrspace(3) @global_smem, i32 %209
  %214 = getelementptr float, ptr addrspace(3) %213, i32 %12
  store float %212, ptr addrspace(3) %214, align 4, !dbg !24
  br label %215, !dbg !24

215:                                              ; preds = %210, %._crit_edge
  %216 = or disjoint i32 %209, 4, !dbg !24
  br i1 %208, label %217, label %220, !dbg !24

217:                                              ; preds = %215
  %218 = getelementptr float, ptr addrspace(3) @global_smem, i32 %216
  %219 = getelementptr float, ptr addrspace(3) %218, i32 %12
  store float %93, ptr addrspace(3) %219, align 4, !dbg !24
  br label %220, !dbg !24

220:                                              ; preds = %217, %215
  %221 = or disjoint i32 %209, 8, !dbg !24
  br i1 %208, label %222, label %225, !dbg !24

222:                                              ; preds = %220
  %223 = getelementptr float, ptr addrspace(3) @global_smem, i32 %221
  %224 = getelementptr float, ptr addrspace(3) %223, i32 %12
  store float %112, ptr addrspace(3) %224, align 4, !dbg !24
  br label %225, !dbg !24

225:                                              ; preds = %222, %220
  %226 = or disjoint i32 %209, 12, !dbg !24
  br i1 %208, label %227, label %230, !dbg !24

227:                                              ; preds = %225
  %228 = getelementptr float, ptr addrspace(3) @global_smem, i32 %226
  %229 = getelementptr float, ptr addrspace(3) %228, i32 %12
  store float %131, ptr addrspace(3) %229, align 4, !dbg !24
  br label %230, !dbg !24

230:                                              ; preds = %227, %225
  %231 = or disjoint i32 %209, 16, !dbg !24
  br i1 %208, label %232, label %235, !dbg !24

232:                                              ; preds = %230
  %233 = getelementptr float, ptr addrspace(3) @global_smem, i32 %231
  %234 = getelementptr float, ptr addrspace(3) %233, i32 %12
  store float %150, ptr addrspace(3) %234, align 4, !dbg !24
  br label %235, !dbg !24

235:                                              ; preds = %232, %230
  %236 = or disjoint i32 %209, 20, !dbg !24
  br i1 %208, label %237, label %240, !dbg !24

237:                                              ; preds = %235
  %238 = getelementptr float, ptr addrspace(3) @global_smem, i32 %236
  %239 = getelementptr float, ptr addrspace(3) %238, i32 %12
  store float %169, ptr addrspace(3) %239, align 4, !dbg !24
  br label %240, !dbg !24

240:                                              ; preds = %237, %235
  %241 = or disjoint i32 %209, 24, !dbg !24
  br i1 %208, label %242, label %245, !dbg !24

242:                                              ; preds = %240
  %243 = getelementptr float, ptr addrspace(3) @global_smem, i32 %241
  %244 = getelementptr float, ptr addrspace(3) %243, i32 %12
  store float %188, ptr addrspace(3) %244, align 4, !dbg !24
  br label %245, !dbg !24

245:                                              ; preds = %242, %240
  %246 = or disjoint i32 %209, 28, !dbg !24
  br i1 %208, label %247, label %250, !dbg !24

247:                                              ; preds = %245
  %248 = getelementptr float, ptr addrspace(3) @global_smem, i32 %246
  %249 = getelementptr float, ptr addrspace(3) %248, i32 %12
  store float %207, ptr addrspace(3) %249, align 4, !dbg !24
  br label %250, !dbg !24

250:                                              ; preds = %247, %245
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %251 = icmp samesign ult i32 %10, 128, !dbg !24
  %252 = getelementptr float, ptr addrspace(3) @global_smem, i32 %10, !dbg !24
  br i1 %251, label %253, label %255, !dbg !24

253:                                              ; preds = %250
  %254 = load float, ptr addrspace(3) %252, align 4, !dbg !24
  br label %255, !dbg !24

255:                                              ; preds = %253, %250
  %256 = phi float [ %254, %253 ], [ 0.000000e+00, %250 ], !dbg !30
  %257 = bitcast float %256 to i32, !dbg !24
  %258 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %257, i32 %257, i32 78, i32 15, i32 15, i1 false), !dbg !24
  %259 = bitcast i32 %258 to float, !dbg !24
  %260 = fadd float %256, %259, !dbg !29
  %261 = bitcast float %260 to i32, !dbg !24
  %262 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %261, i32 %261, i32 177, i32 15, i32 15, i1 false), !dbg !24
  %263 = icmp eq i32 %13, 0, !dbg !24
  %264 = and i1 %251, %263, !dbg !24
  br i1 %264, label %265, label %268, !dbg !24

265:                                              ; preds = %255
  %266 = bitcast i32 %262 to float
  %267 = fadd float %260, %266
  store float %267, ptr addrspace(3) %252, align 4, !dbg !24
  br label %268, !dbg !24

268:                                              ; preds = %265, %255
  %269 = and i32 %9, 31, !dbg !9
  %270 = or disjoint i32 %8, %269, !dbg !10
  %271 = icmp slt i32 %270, %3, !dbg !31
  fence syncscope("workgroup") release, !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24
  %272 = getelementptr float, ptr addrspace(3) @global_smem, i32 %209, !dbg !24
  %273 = load float, ptr addrspace(3) %272, align 16, !dbg !24
  %274 = getelementptr float, ptr addrspace(3) @global_smem, i32 %216, !dbg !24
  %275 = load float, ptr addrspace(3) %274, align 16, !dbg !24
  %276 = getelementptr float, ptr addrspace(3) @global_smem, i32 %221, !dbg !24
  %277 = load float, ptr addrspace(3) %276, align 16, !dbg !24
  %278 = getelementptr float, ptr addrspace(3) @global_smem, i32 %226, !dbg !24
  %279 = load float, ptr addrspace(3) %278, align 16, !dbg !24
  %280 = getelementptr float, ptr addrspace(3) @global_smem, i32 %231, !dbg !24
  %281 = load float, ptr addrspace(3) %280, align 16, !dbg !24
  %282 = getelementptr float, ptr addrspace(3) @global_smem, i32 %236, !dbg !24
  %283 = load float, ptr addrspace(3) %282, align 16, !dbg !24
  %284 = getelementptr float, ptr addrspace(3) @global_smem, i32 %241, !dbg !24
  %285 = load float, ptr addrspace(3) %284, align 16, !dbg !24
  %286 = getelementptr float, ptr addrspace(3) @global_smem, i32 %246, !dbg !24
  %287 = load float, ptr addrspace(3) %286, align 16, !dbg !24
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  %288 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %209, !dbg !32
  %289 = insertelement <4 x float> poison, float %273, i64 0, !dbg !32
  %290 = insertelement <4 x float> %289, float %275, i64 1, !dbg !32
  %291 = insertelement <4 x float> %290, float %277, i64 2, !dbg !32
  %292 = insertelement <4 x float> %291, float %279, i64 3, !dbg !32
  store <4 x float> %292, ptr addrspace(3) %288, align 16, !dbg !32
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i32 16, !dbg !32
  %294 = insertelement <4 x float> poison, float %281, i64 0, !dbg !32
  %295 = insertelement <4 x float> %294, float %283, i64 1, !dbg !32
  %296 = insertelement <4 x float> %295, float %285, i64 2, !dbg !32
  %297 = insertelement <4 x float> %296, float %287, i64 3, !dbg !32
  store <4 x float> %297, ptr addrspace(3) %293, align 16, !dbg !32
  fence syncscope("workgroup") release, !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32
  %298 = shl nuw nsw i32 %269, 2, !dbg !32
  %299 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %298, !dbg !32
  %300 = load float, ptr addrspace(3) %299, align 4, !dbg !32
  %301 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !32
  %302 = and i32 %9, 32, !dbg !32
  %303 = icmp eq i32 %302, 0, !dbg !32
  %304 = icmp samesign ult i32 %10, 64, !dbg !32
  %305 = and i1 %303, %304, !dbg !32
  %306 = and i1 %305, %271, !dbg !32
  %307 = shl i32 %270, 2, !dbg !32
  %308 = select i1 %306, i32 %307, i32 -2147483648, !dbg !32
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %300, ptr addrspace(8) %301, i32 %308, i32 0, i32 0), !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

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

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "grids.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "column_sum_kernel", linkageName: "column_sum_kernel", scope: !1, file: !1, line: 57, type: !5, scopeLine: 57, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 59, column: 25, scope: !4)
!8 = !DILocation(line: 59, column: 30, scope: !4)
!9 = !DILocation(line: 59, column: 53, scope: !4)
!10 = !DILocation(line: 59, column: 40, scope: !4)
!11 = !DILocation(line: 60, column: 24, scope: !4)
!12 = !DILocation(line: 64, column: 68, scope: !4)
!13 = !DILocation(line: 65, column: 26, scope: !4)
!14 = !DILocation(line: 63, column: 25, scope: !4)
!15 = !DILocation(line: 61, column: 39, scope: !4)
!16 = !DILocation(line: 64, column: 39, scope: !4)
!17 = !DILocation(line: 64, column: 46, scope: !4)
!18 = !DILocation(line: 64, column: 60, scope: !4)
!19 = !DILocation(line: 64, column: 23, scope: !4)
!20 = !DILocation(line: 64, column: 95, scope: !4)
!21 = !DILocation(line: 64, column: 15, scope: !4)
!22 = !DILocation(line: 65, column: 16, scope: !4)
!23 = !DILocation(line: 62, column: 19, scope: !4)
!24 = !DILocation(line: 293, column: 36, scope: !25, inlinedAt: !27)
!25 = distinct !DILexicalBlockFile(scope: !4, file: !26, discriminator: 0)
!26 = !DIFile(filename: "standard.py", directory: "triton/language")
!27 = !DILocation(line: 66, column: 36, scope: !28)
!28 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!29 = !DILocation(line: 263, column: 15, scope: !25, inlinedAt: !24)
!30 = !DILocation(line: 66, column: 36, scope: !4)
!31 = !DILocation(line: 66, column: 62, scope: !4)
!32 = !DILocation(line: 66, column: 29, scope: !4)
!33 = !DILocation(line: 66, column: 4, scope: !4)
