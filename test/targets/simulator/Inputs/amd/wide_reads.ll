; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal unnamed_addr addrspace(3) global [16384 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6)
  %8 = and i32 %6, 15
  %9 = lshr i32 %6, 4
  %10 = and i32 %9, 3
  %11 = lshr i32 %7, 2
  %12 = and i32 %11, 1073741792
  %13 = lshr i32 %7, 1
  %14 = and i32 %13, 32
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = shl i32 %15, 6
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = shl i32 %17, 6
  %19 = sext i32 %16 to i64
  %20 = sext i32 %4 to i64
  %21 = mul nsw i64 %20, %19
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %21
  %23 = sext i32 %18 to i64
  %24 = mul nsw i64 %20, %23
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %24
  %26 = icmp sgt i32 %4, 0
  br i1 %26, label %27, label %75

27:                                               ; preds = %5
  %28 = shl nuw nsw i32 %6, 4
  %29 = lshr i32 %6, 3
  %30 = mul nuw nsw i32 %4, %29
  %31 = zext nneg i32 %30 to i64
  %32 = and i32 %28, 112
  %33 = zext nneg i32 %32 to i64
  %34 = add nuw nsw i32 %28, 4096
  %35 = lshr i32 %34, 7
  %36 = mul nuw nsw i32 %4, %35
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw nsw i32 %29, 7
  %39 = xor i32 %28, %6
  %40 = and i32 %39, 112
  %41 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %38
  %42 = getelementptr i8, ptr addrspace(3) %41, i32 %40
  %43 = and i32 %34, 32640
  %44 = shl nuw nsw i32 %35, 3
  %45 = xor i32 %44, %28
  %46 = and i32 %45, 112
  %47 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %43
  %48 = getelementptr i8, ptr addrspace(3) %47, i32 %46
  %49 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %38
  %50 = getelementptr i8, ptr addrspace(3) %49, i32 %40
  %51 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %43
  %52 = getelementptr i8, ptr addrspace(3) %51, i32 %46
  %53 = or disjoint i32 %12, %8
  %54 = shl nuw nsw i32 %10, 4
  %55 = or disjoint i32 %54, 64
  %56 = shl i32 %53, 7
  %57 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %56
  %58 = shl nuw nsw i32 %6, 3
  %59 = and i32 %58, 112
  %60 = xor i32 %54, %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 %60
  %62 = xor i32 %55, %59
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 %62
  %64 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 2048), i32 %56
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 %60
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 %62
  %67 = or disjoint i32 %14, %8
  %68 = shl nuw nsw i32 %67, 7
  %69 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 %60
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 %62
  %72 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 10240), i32 %68
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 %60
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 %62
  br label %169

75:                                               ; preds = %169, %5
  %76 = phi <4 x float> [ zeroinitializer, %5 ], [ %317, %169 ]
  %77 = phi <4 x float> [ zeroinitializer, %5 ], [ %313, %169 ]
  %78 = phi <4 x float> [ zeroinitializer, %5 ], [ %285, %169 ]
  %79 = phi <4 x float> [ zeroinitializer, %5 ], [ %257, %169 ]
  %80 = add nsw i32 %12, %16
  %81 = sext i32 %80 to i64
  %82 = sext i32 %3 to i64
  %83 = mul nsw i64 %81, %82
  %84 = zext nneg i32 %14 to i64
  %85 = getelementptr float, ptr addrspace(1) %2, i64 %83
  %86 = getelementptr float, ptr addrspace(1) %85, i64 %23
  %87 = getelementptr float, ptr addrspace(1) %86, i64 %84
  %88 = shl nuw nsw i32 %10, 2
  %89 = extractelement <4 x float> %79, i64 0
  %90 = mul nsw i32 %88, %3
  %91 = add i32 %8, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %92
  store float %89, ptr addrspace(1) %93, align 4, !tbaa !7
  %94 = extractelement <4 x float> %79, i64 1
  %95 = or disjoint i32 %88, 1
  %96 = mul nsw i32 %95, %3
  %97 = add i32 %8, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %98
  store float %94, ptr addrspace(1) %99, align 4, !tbaa !7
  %100 = extractelement <4 x float> %79, i64 2
  %101 = or disjoint i32 %88, 2
  %102 = mul nsw i32 %101, %3
  %103 = add i32 %8, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %104
  store float %100, ptr addrspace(1) %105, align 4, !tbaa !7
  %106 = extractelement <4 x float> %79, i64 3
  %107 = or disjoint i32 %88, 3
  %108 = mul nsw i32 %107, %3
  %109 = add i32 %8, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %110
  store float %106, ptr addrspace(1) %111, align 4, !tbaa !7
  %112 = or disjoint i32 %8, 16
  %113 = extractelement <4 x float> %78, i64 0
  %114 = add i32 %112, %90
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %115
  store float %113, ptr addrspace(1) %116, align 4, !tbaa !7
  %117 = extractelement <4 x float> %78, i64 1
  %118 = add i32 %112, %96
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %119
  store float %117, ptr addrspace(1) %120, align 4, !tbaa !7
  %121 = extractelement <4 x float> %78, i64 2
  %122 = add i32 %112, %102
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %123
  store float %121, ptr addrspace(1) %124, align 4, !tbaa !7
  %125 = extractelement <4 x float> %78, i64 3
  %126 = add i32 %112, %108
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %127
  store float %125, ptr addrspace(1) %128, align 4, !tbaa !7
  %129 = or disjoint i32 %88, 16
  %130 = extractelement <4 x float> %77, i64 0
  %131 = mul nsw i32 %129, %3
  %132 = add i32 %8, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %133
  store float %130, ptr addrspace(1) %134, align 4, !tbaa !7
  %135 = extractelement <4 x float> %77, i64 1
  %136 = or disjoint i32 %88, 17
  %137 = mul nsw i32 %136, %3
  %138 = add i32 %8, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %139
  store float %135, ptr addrspace(1) %140, align 4, !tbaa !7
  %141 = extractelement <4 x float> %77, i64 2
  %142 = or disjoint i32 %88, 18
  %143 = mul nsw i32 %142, %3
  %144 = add i32 %8, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %145
  store float %141, ptr addrspace(1) %146, align 4, !tbaa !7
  %147 = extractelement <4 x float> %77, i64 3
  %148 = or disjoint i32 %88, 19
  %149 = mul nsw i32 %148, %3
  %150 = add i32 %8, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %151
  store float %147, ptr addrspace(1) %152, align 4, !tbaa !7
  %153 = extractelement <4 x float> %76, i64 0
  %154 = add i32 %112, %131
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %155
  store float %153, ptr addrspace(1) %156, align 4, !tbaa !7
  %157 = extractelement <4 x float> %76, i64 1
  %158 = add i32 %112, %137
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %159
  store float %157, ptr addrspace(1) %160, align 4, !tbaa !7
  %161 = extractelement <4 x float> %76, i64 2
  %162 = add i32 %112, %143
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %163
  store float %161, ptr addrspace(1) %164, align 4, !tbaa !7
  %165 = extractelement <4 x float> %76, i64 3
  %166 = add i32 %112, %149
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %87, i64 %167
  store float %165, ptr addrspace(1) %168, align 4, !tbaa !7
  ret void

169:                                              ; preds = %27, %169
  %170 = phi <4 x float> [ zeroinitializer, %27 ], [ %317, %169 ]
  %171 = phi <4 x float> [ zeroinitializer, %27 ], [ %313, %169 ]
  %172 = phi <4 x float> [ zeroinitializer, %27 ], [ %285, %169 ]
  %173 = phi <4 x float> [ zeroinitializer, %27 ], [ %257, %169 ]
  %174 = phi i32 [ 0, %27 ], [ %318, %169 ]
  %175 = zext nneg i32 %174 to i64
  %176 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %175
  %177 = getelementptr inbounds nuw i8, ptr addrspace(1) %176, i64 %31
  %178 = getelementptr inbounds nuw i8, ptr addrspace(1) %177, i64 %33
  %179 = load <4 x i32>, ptr addrspace(1) %178, align 16, !tbaa !9
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %176, i64 %37
  %181 = getelementptr inbounds nuw i8, ptr addrspace(1) %180, i64 %33
  %182 = load <4 x i32>, ptr addrspace(1) %181, align 16, !tbaa !9
  %183 = shufflevector <4 x i32> %179, <4 x i32> %182, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %184 = bitcast <8 x i32> %183 to <2 x i128>
  %185 = extractelement <2 x i128> %184, i64 0
  store i128 %185, ptr addrspace(3) %42, align 16, !tbaa !9
  %186 = extractelement <2 x i128> %184, i64 1
  store i128 %186, ptr addrspace(3) %48, align 16, !tbaa !9
  %187 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 %175
  %188 = getelementptr inbounds nuw i8, ptr addrspace(1) %187, i64 %31
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %188, i64 %33
  %190 = load <4 x i32>, ptr addrspace(1) %189, align 16, !tbaa !9
  %191 = getelementptr inbounds nuw i8, ptr addrspace(1) %187, i64 %37
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %191, i64 %33
  %193 = load <4 x i32>, ptr addrspace(1) %192, align 16, !tbaa !9
  %194 = shufflevector <4 x i32> %190, <4 x i32> %193, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %195 = bitcast <8 x i32> %194 to <2 x i128>
  %196 = extractelement <2 x i128> %195, i64 0
  store i128 %196, ptr addrspace(3) %50, align 16, !tbaa !9
  %197 = extractelement <2 x i128> %195, i64 1
  store i128 %197, ptr addrspace(3) %52, align 16, !tbaa !9
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %198 = load <4 x i32>, ptr addrspace(3) %61, align 16, !tbaa !9
  %199 = load <4 x i32>, ptr addrspace(3) %63, align 16, !tbaa !9
  %200 = load <4 x i32>, ptr addrspace(3) %65, align 16, !tbaa !9
  %201 = load <4 x i32>, ptr addrspace(3) %66, align 16, !tbaa !9
  %202 = load <4 x i32>, ptr addrspace(3) %70, align 16, !tbaa !9
  %203 = load <4 x i32>, ptr addrspace(3) %71, align 16, !tbaa !9
  %204 = load <4 x i32>, ptr addrspace(3) %73, align 16, !tbaa !9
  %205 = load <4 x i32>, ptr addrspace(3) %74, align 16, !tbaa !9
  %206 = extractelement <4 x i32> %198, i64 0
  %207 = zext i32 %206 to i64
  %208 = extractelement <4 x i32> %198, i64 1
  %209 = sext i32 %208 to i64
  %210 = shl nsw i64 %209, 32
  %211 = or disjoint i64 %210, %207
  %212 = extractelement <4 x i32> %198, i64 2
  %213 = zext i32 %212 to i64
  %214 = extractelement <4 x i32> %198, i64 3
  %215 = sext i32 %214 to i64
  %216 = shl nsw i64 %215, 32
  %217 = or disjoint i64 %216, %213
  %218 = extractelement <4 x i32> %199, i64 0
  %219 = zext i32 %218 to i64
  %220 = extractelement <4 x i32> %199, i64 1
  %221 = sext i32 %220 to i64
  %222 = shl nsw i64 %221, 32
  %223 = or disjoint i64 %222, %219
  %224 = extractelement <4 x i32> %199, i64 2
  %225 = zext i32 %224 to i64
  %226 = extractelement <4 x i32> %199, i64 3
  %227 = sext i32 %226 to i64
  %228 = shl nsw i64 %227, 32
  %229 = or disjoint i64 %228, %225
  %230 = extractelement <4 x i32> %202, i64 0
  %231 = zext i32 %230 to i64
  %232 = extractelement <4 x i32> %202, i64 1
  %233 = sext i32 %232 to i64
  %234 = shl nsw i64 %233, 32
  %235 = or disjoint i64 %234, %231
  %236 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %211, i64 %235, <4 x float> %173, i32 0, i32 0, i32 0)
  %237 = extractelement <4 x i32> %202, i64 2
  %238 = zext i32 %237 to i64
  %239 = extractelement <4 x i32> %202, i64 3
  %240 = sext i32 %239 to i64
  %241 = shl nsw i64 %240, 32
  %242 = or disjoint i64 %241, %238
  %243 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %217, i64 %242, <4 x float> %236, i32 0, i32 0, i32 0)
  %244 = extractelement <4 x i32> %203, i64 0
  %245 = zext i32 %244 to i64
  %246 = extractelement <4 x i32> %203, i64 1
  %247 = sext i32 %246 to i64
  %248 = shl nsw i64 %247, 32
  %249 = or disjoint i64 %248, %245
  %250 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %223, i64 %249, <4 x float> %243, i32 0, i32 0, i32 0)
  %251 = extractelement <4 x i32> %203, i64 2
  %252 = zext i32 %251 to i64
  %253 = extractelement <4 x i32> %203, i64 3
  %254 = sext i32 %253 to i64
  %255 = shl nsw i64 %254, 32
  %256 = or disjoint i64 %255, %252
  %257 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %229, i64 %256, <4 x float> %250, i32 0, i32 0, i32 0)
  %258 = extractelement <4 x i32> %204, i64 0
  %259 = zext i32 %258 to i64
  %260 = extractelement <4 x i32> %204, i64 1
  %261 = sext i32 %260 to i64
  %262 = shl nsw i64 %261, 32
  %263 = or disjoint i64 %262, %259
  %264 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %211, i64 %263, <4 x float> %172, i32 0, i32 0, i32 0)
  %265 = extractelement <4 x i32> %204, i64 2
  %266 = zext i32 %265 to i64
  %267 = extractelement <4 x i32> %204, i64 3
  %268 = sext i32 %267 to i64
  %269 = shl nsw i64 %268, 32
  %270 = or disjoint i64 %269, %266
  %271 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %217, i64 %270, <4 x float> %264, i32 0, i32 0, i32 0)
  %272 = extractelement <4 x i32> %205, i64 0
  %273 = zext i32 %272 to i64
  %274 = extractelement <4 x i32> %205, i64 1
  %275 = sext i32 %274 to i64
  %276 = shl nsw i64 %275, 32
  %277 = or disjoint i64 %276, %273
  %278 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %223, i64 %277, <4 x float> %271, i32 0, i32 0, i32 0)
  %279 = extractelement <4 x i32> %205, i64 2
  %280 = zext i32 %279 to i64
  %281 = extractelement <4 x i32> %205, i64 3
  %282 = sext i32 %281 to i64
  %283 = shl nsw i64 %282, 32
  %284 = or disjoint i64 %283, %280
  %285 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %229, i64 %284, <4 x float> %278, i32 0, i32 0, i32 0)
  %286 = extractelement <4 x i32> %200, i64 0
  %287 = zext i32 %286 to i64
  %288 = extractelement <4 x i32> %200, i64 1
  %289 = sext i32 %288 to i64
  %290 = shl nsw i64 %289, 32
  %291 = or disjoint i64 %290, %287
  %292 = extractelement <4 x i32> %200, i64 2
  %293 = zext i32 %292 to i64
  %294 = extractelement <4 x i32> %200, i64 3
  %295 = sext i32 %294 to i64
  %296 = shl nsw i64 %295, 32
  %297 = or disjoint i64 %296, %293
  %298 = extractelement <4 x i32> %201, i64 0
  %299 = zext i32 %298 to i64
  %300 = extractelement <4 x i32> %201, i64 1
  %301 = sext i32 %300 to i64
  %302 = shl nsw i64 %301, 32
  %303 = or disjoint i64 %302, %299
  %304 = extractelement <4 x i32> %201, i64 2
  %305 = zext i32 %304 to i64
  %306 = extractelement <4 x i32> %201, i64 3
  %307 = sext i32 %306 to i64
  %308 = shl nsw i64 %307, 32
  %309 = or disjoint i64 %308, %305
  %310 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %291, i64 %235, <4 x float> %171, i32 0, i32 0, i32 0)
  %311 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %297, i64 %242, <4 x float> %310, i32 0, i32 0, i32 0)
  %312 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %303, i64 %249, <4 x float> %311, i32 0, i32 0, i32 0)
  %313 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %309, i64 %256, <4 x float> %312, i32 0, i32 0, i32 0)
  %314 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %291, i64 %263, <4 x float> %170, i32 0, i32 0, i32 0)
  %315 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %297, i64 %270, <4 x float> %314, i32 0, i32 0, i32 0)
  %316 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %303, i64 %277, <4 x float> %315, i32 0, i32 0, i32 0)
  %317 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %309, i64 %284, <4 x float> %316, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %318 = add nuw nsw i32 %174, 128
  %319 = icmp slt i32 %318, %4
  br i1 %319, label %169, label %75, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = !{!5, !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
