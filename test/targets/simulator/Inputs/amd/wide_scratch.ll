; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal unnamed_addr addrspace(3) global [16384 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %14)
  %16 = and i32 %14, 15
  %17 = lshr i32 %14, 4
  %18 = and i32 %17, 3
  %19 = lshr i32 %15, 2
  %20 = and i32 %19, 1073741792
  %21 = lshr i32 %15, 1
  %22 = and i32 %21, 32
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %24 = shl i32 %23, 6
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %26 = shl i32 %25, 6
  %27 = sext i32 %24 to i64
  %28 = sext i32 %4 to i64
  %29 = mul nsw i64 %28, %27
  %30 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %29
  %31 = sext i32 %26 to i64
  %32 = mul nsw i64 %28, %31
  %33 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %32
  %34 = icmp sgt i32 %4, 0
  br i1 %34, label %35, label %83

35:                                               ; preds = %5
  %36 = shl nuw nsw i32 %14, 4
  %37 = lshr i32 %14, 3
  %38 = mul nuw nsw i32 %4, %37
  %39 = zext nneg i32 %38 to i64
  %40 = and i32 %36, 112
  %41 = zext nneg i32 %40 to i64
  %42 = add nuw nsw i32 %36, 4096
  %43 = lshr i32 %42, 7
  %44 = mul nuw nsw i32 %4, %43
  %45 = zext nneg i32 %44 to i64
  %46 = shl nuw nsw i32 %37, 7
  %47 = xor i32 %36, %14
  %48 = and i32 %47, 112
  %49 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %46
  %50 = getelementptr i8, ptr addrspace(3) %49, i32 %48
  %51 = and i32 %42, 32640
  %52 = shl nuw nsw i32 %43, 3
  %53 = xor i32 %52, %36
  %54 = and i32 %53, 112
  %55 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %51
  %56 = getelementptr i8, ptr addrspace(3) %55, i32 %54
  %57 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %46
  %58 = getelementptr i8, ptr addrspace(3) %57, i32 %48
  %59 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %51
  %60 = getelementptr i8, ptr addrspace(3) %59, i32 %54
  %61 = or disjoint i32 %20, %16
  %62 = shl nuw nsw i32 %18, 4
  %63 = or disjoint i32 %62, 64
  %64 = shl i32 %61, 7
  %65 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %64
  %66 = shl nuw nsw i32 %14, 3
  %67 = and i32 %66, 112
  %68 = xor i32 %62, %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %68
  %70 = xor i32 %63, %67
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %70
  %72 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 2048), i32 %64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 %68
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 %70
  %75 = or disjoint i32 %22, %16
  %76 = shl nuw nsw i32 %75, 7
  %77 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 %68
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 %70
  %80 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 10240), i32 %76
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 %68
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 %70
  br label %177

83:                                               ; preds = %177, %5
  %84 = phi <4 x float> [ zeroinitializer, %5 ], [ %325, %177 ]
  %85 = phi <4 x float> [ zeroinitializer, %5 ], [ %321, %177 ]
  %86 = phi <4 x float> [ zeroinitializer, %5 ], [ %293, %177 ]
  %87 = phi <4 x float> [ zeroinitializer, %5 ], [ %265, %177 ]
  %88 = add nsw i32 %20, %24
  %89 = sext i32 %88 to i64
  %90 = sext i32 %3 to i64
  %91 = mul nsw i64 %89, %90
  %92 = zext nneg i32 %22 to i64
  %93 = getelementptr float, ptr addrspace(1) %2, i64 %91
  %94 = getelementptr float, ptr addrspace(1) %93, i64 %31
  %95 = getelementptr float, ptr addrspace(1) %94, i64 %92
  %96 = shl nuw nsw i32 %18, 2
  %97 = extractelement <4 x float> %87, i64 0
  %98 = mul nsw i32 %96, %3
  %99 = add i32 %16, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %100
  store float %97, ptr addrspace(1) %101, align 4, !tbaa !7
  %102 = extractelement <4 x float> %87, i64 1
  %103 = or disjoint i32 %96, 1
  %104 = mul nsw i32 %103, %3
  %105 = add i32 %16, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %106
  store float %102, ptr addrspace(1) %107, align 4, !tbaa !7
  %108 = extractelement <4 x float> %87, i64 2
  %109 = or disjoint i32 %96, 2
  %110 = mul nsw i32 %109, %3
  %111 = add i32 %16, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %112
  store float %108, ptr addrspace(1) %113, align 4, !tbaa !7
  %114 = extractelement <4 x float> %87, i64 3
  %115 = or disjoint i32 %96, 3
  %116 = mul nsw i32 %115, %3
  %117 = add i32 %16, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %118
  store float %114, ptr addrspace(1) %119, align 4, !tbaa !7
  %120 = or disjoint i32 %16, 16
  %121 = extractelement <4 x float> %86, i64 0
  %122 = add i32 %120, %98
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %123
  store float %121, ptr addrspace(1) %124, align 4, !tbaa !7
  %125 = extractelement <4 x float> %86, i64 1
  %126 = add i32 %120, %104
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %127
  store float %125, ptr addrspace(1) %128, align 4, !tbaa !7
  %129 = extractelement <4 x float> %86, i64 2
  %130 = add i32 %120, %110
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %131
  store float %129, ptr addrspace(1) %132, align 4, !tbaa !7
  %133 = extractelement <4 x float> %86, i64 3
  %134 = add i32 %120, %116
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %135
  store float %133, ptr addrspace(1) %136, align 4, !tbaa !7
  %137 = or disjoint i32 %96, 16
  %138 = extractelement <4 x float> %85, i64 0
  %139 = mul nsw i32 %137, %3
  %140 = add i32 %16, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %141
  store float %138, ptr addrspace(1) %142, align 4, !tbaa !7
  %143 = extractelement <4 x float> %85, i64 1
  %144 = or disjoint i32 %96, 17
  %145 = mul nsw i32 %144, %3
  %146 = add i32 %16, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %147
  store float %143, ptr addrspace(1) %148, align 4, !tbaa !7
  %149 = extractelement <4 x float> %85, i64 2
  %150 = or disjoint i32 %96, 18
  %151 = mul nsw i32 %150, %3
  %152 = add i32 %16, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %153
  store float %149, ptr addrspace(1) %154, align 4, !tbaa !7
  %155 = extractelement <4 x float> %85, i64 3
  %156 = or disjoint i32 %96, 19
  %157 = mul nsw i32 %156, %3
  %158 = add i32 %16, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %159
  store float %155, ptr addrspace(1) %160, align 4, !tbaa !7
  %161 = extractelement <4 x float> %84, i64 0
  %162 = add i32 %120, %139
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %163
  store float %161, ptr addrspace(1) %164, align 4, !tbaa !7
  %165 = extractelement <4 x float> %84, i64 1
  %166 = add i32 %120, %145
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %167
  store float %165, ptr addrspace(1) %168, align 4, !tbaa !7
  %169 = extractelement <4 x float> %84, i64 2
  %170 = add i32 %120, %151
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %171
  store float %169, ptr addrspace(1) %172, align 4, !tbaa !7
  %173 = extractelement <4 x float> %84, i64 3
  %174 = add i32 %120, %157
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %175
  store float %173, ptr addrspace(1) %176, align 4, !tbaa !7
  ret void

177:                                              ; preds = %35, %177
  %178 = phi <4 x float> [ zeroinitializer, %35 ], [ %325, %177 ]
  %179 = phi <4 x float> [ zeroinitializer, %35 ], [ %321, %177 ]
  %180 = phi <4 x float> [ zeroinitializer, %35 ], [ %293, %177 ]
  %181 = phi <4 x float> [ zeroinitializer, %35 ], [ %265, %177 ]
  %182 = phi i32 [ 0, %35 ], [ %334, %177 ]
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 %183
  %185 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 %39
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %185, i64 %41
  %187 = load <4 x i32>, ptr addrspace(1) %186, align 16, !tbaa !9
  %188 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 %45
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %188, i64 %41
  %190 = load <4 x i32>, ptr addrspace(1) %189, align 16, !tbaa !9
  %191 = shufflevector <4 x i32> %187, <4 x i32> %190, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %192 = bitcast <8 x i32> %191 to <2 x i128>
  %193 = extractelement <2 x i128> %192, i64 0
  store i128 %193, ptr addrspace(3) %50, align 16, !tbaa !9
  %194 = extractelement <2 x i128> %192, i64 1
  store i128 %194, ptr addrspace(3) %56, align 16, !tbaa !9
  %195 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 %183
  %196 = getelementptr inbounds nuw i8, ptr addrspace(1) %195, i64 %39
  %197 = getelementptr inbounds nuw i8, ptr addrspace(1) %196, i64 %41
  %198 = load <4 x i32>, ptr addrspace(1) %197, align 16, !tbaa !9
  %199 = getelementptr inbounds nuw i8, ptr addrspace(1) %195, i64 %45
  %200 = getelementptr inbounds nuw i8, ptr addrspace(1) %199, i64 %41
  %201 = load <4 x i32>, ptr addrspace(1) %200, align 16, !tbaa !9
  %202 = shufflevector <4 x i32> %198, <4 x i32> %201, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %203 = bitcast <8 x i32> %202 to <2 x i128>
  %204 = extractelement <2 x i128> %203, i64 0
  store i128 %204, ptr addrspace(3) %58, align 16, !tbaa !9
  %205 = extractelement <2 x i128> %203, i64 1
  store i128 %205, ptr addrspace(3) %60, align 16, !tbaa !9
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %206 = load <4 x i32>, ptr addrspace(3) %69, align 16, !tbaa !9
  %207 = load <4 x i32>, ptr addrspace(3) %71, align 16, !tbaa !9
  %208 = load <4 x i32>, ptr addrspace(3) %73, align 16, !tbaa !9
  %209 = load <4 x i32>, ptr addrspace(3) %74, align 16, !tbaa !9
  %210 = load <4 x i32>, ptr addrspace(3) %78, align 16, !tbaa !9
  %211 = load <4 x i32>, ptr addrspace(3) %79, align 16, !tbaa !9
  %212 = load <4 x i32>, ptr addrspace(3) %81, align 16, !tbaa !9
  %213 = load <4 x i32>, ptr addrspace(3) %82, align 16, !tbaa !9
  %214 = extractelement <4 x i32> %206, i64 0
  %215 = zext i32 %214 to i64
  %216 = extractelement <4 x i32> %206, i64 1
  %217 = sext i32 %216 to i64
  %218 = shl nsw i64 %217, 32
  %219 = or disjoint i64 %218, %215
  %220 = extractelement <4 x i32> %206, i64 2
  %221 = zext i32 %220 to i64
  %222 = extractelement <4 x i32> %206, i64 3
  %223 = sext i32 %222 to i64
  %224 = shl nsw i64 %223, 32
  %225 = or disjoint i64 %224, %221
  %226 = extractelement <4 x i32> %207, i64 0
  %227 = zext i32 %226 to i64
  %228 = extractelement <4 x i32> %207, i64 1
  %229 = sext i32 %228 to i64
  %230 = shl nsw i64 %229, 32
  %231 = or disjoint i64 %230, %227
  %232 = extractelement <4 x i32> %207, i64 2
  %233 = zext i32 %232 to i64
  %234 = extractelement <4 x i32> %207, i64 3
  %235 = sext i32 %234 to i64
  %236 = shl nsw i64 %235, 32
  %237 = or disjoint i64 %236, %233
  %238 = extractelement <4 x i32> %210, i64 0
  %239 = zext i32 %238 to i64
  %240 = extractelement <4 x i32> %210, i64 1
  %241 = sext i32 %240 to i64
  %242 = shl nsw i64 %241, 32
  %243 = or disjoint i64 %242, %239
  %244 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %219, i64 %243, <4 x float> %181, i32 0, i32 0, i32 0)
  %245 = extractelement <4 x i32> %210, i64 2
  %246 = zext i32 %245 to i64
  %247 = extractelement <4 x i32> %210, i64 3
  %248 = sext i32 %247 to i64
  %249 = shl nsw i64 %248, 32
  %250 = or disjoint i64 %249, %246
  %251 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %225, i64 %250, <4 x float> %244, i32 0, i32 0, i32 0)
  %252 = extractelement <4 x i32> %211, i64 0
  %253 = zext i32 %252 to i64
  %254 = extractelement <4 x i32> %211, i64 1
  %255 = sext i32 %254 to i64
  %256 = shl nsw i64 %255, 32
  %257 = or disjoint i64 %256, %253
  %258 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %231, i64 %257, <4 x float> %251, i32 0, i32 0, i32 0)
  %259 = extractelement <4 x i32> %211, i64 2
  %260 = zext i32 %259 to i64
  %261 = extractelement <4 x i32> %211, i64 3
  %262 = sext i32 %261 to i64
  %263 = shl nsw i64 %262, 32
  %264 = or disjoint i64 %263, %260
  %265 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %237, i64 %264, <4 x float> %258, i32 0, i32 0, i32 0)
  %266 = extractelement <4 x i32> %212, i64 0
  %267 = zext i32 %266 to i64
  %268 = extractelement <4 x i32> %212, i64 1
  %269 = sext i32 %268 to i64
  %270 = shl nsw i64 %269, 32
  %271 = or disjoint i64 %270, %267
  %272 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %219, i64 %271, <4 x float> %180, i32 0, i32 0, i32 0)
  %273 = extractelement <4 x i32> %212, i64 2
  %274 = zext i32 %273 to i64
  %275 = extractelement <4 x i32> %212, i64 3
  %276 = sext i32 %275 to i64
  %277 = shl nsw i64 %276, 32
  %278 = or disjoint i64 %277, %274
  %279 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %225, i64 %278, <4 x float> %272, i32 0, i32 0, i32 0)
  %280 = extractelement <4 x i32> %213, i64 0
  %281 = zext i32 %280 to i64
  %282 = extractelement <4 x i32> %213, i64 1
  %283 = sext i32 %282 to i64
  %284 = shl nsw i64 %283, 32
  %285 = or disjoint i64 %284, %281
  %286 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %231, i64 %285, <4 x float> %279, i32 0, i32 0, i32 0)
  %287 = extractelement <4 x i32> %213, i64 2
  %288 = zext i32 %287 to i64
  %289 = extractelement <4 x i32> %213, i64 3
  %290 = sext i32 %289 to i64
  %291 = shl nsw i64 %290, 32
  %292 = or disjoint i64 %291, %288
  %293 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %237, i64 %292, <4 x float> %286, i32 0, i32 0, i32 0)
  %294 = extractelement <4 x i32> %208, i64 0
  %295 = zext i32 %294 to i64
  %296 = extractelement <4 x i32> %208, i64 1
  %297 = sext i32 %296 to i64
  %298 = shl nsw i64 %297, 32
  %299 = or disjoint i64 %298, %295
  %300 = extractelement <4 x i32> %208, i64 2
  %301 = zext i32 %300 to i64
  %302 = extractelement <4 x i32> %208, i64 3
  %303 = sext i32 %302 to i64
  %304 = shl nsw i64 %303, 32
  %305 = or disjoint i64 %304, %301
  %306 = extractelement <4 x i32> %209, i64 0
  %307 = zext i32 %306 to i64
  %308 = extractelement <4 x i32> %209, i64 1
  %309 = sext i32 %308 to i64
  %310 = shl nsw i64 %309, 32
  %311 = or disjoint i64 %310, %307
  %312 = extractelement <4 x i32> %209, i64 2
  %313 = zext i32 %312 to i64
  %314 = extractelement <4 x i32> %209, i64 3
  %315 = sext i32 %314 to i64
  %316 = shl nsw i64 %315, 32
  %317 = or disjoint i64 %316, %313
  %318 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %299, i64 %243, <4 x float> %179, i32 0, i32 0, i32 0)
  %319 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %305, i64 %250, <4 x float> %318, i32 0, i32 0, i32 0)
  %320 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %311, i64 %257, <4 x float> %319, i32 0, i32 0, i32 0)
  %321 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %317, i64 %264, <4 x float> %320, i32 0, i32 0, i32 0)
  %322 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %299, i64 %271, <4 x float> %178, i32 0, i32 0, i32 0)
  %323 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %305, i64 %278, <4 x float> %322, i32 0, i32 0, i32 0)
  %324 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %311, i64 %285, <4 x float> %323, i32 0, i32 0, i32 0)
  %325 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %317, i64 %292, <4 x float> %324, i32 0, i32 0, i32 0)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %8)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %9)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %10)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %11)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %12)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %13)
  store volatile i32 %182, ptr addrspace(5) %6, align 4, !tbaa !3
  store volatile i32 %182, ptr addrspace(5) %7, align 4, !tbaa !3
  store volatile i32 %182, ptr addrspace(5) %8, align 4, !tbaa !3
  store volatile i32 %182, ptr addrspace(5) %9, align 4, !tbaa !3
  store volatile i32 %182, ptr addrspace(5) %10, align 4, !tbaa !3
  store volatile i32 %182, ptr addrspace(5) %11, align 4, !tbaa !3
  store volatile i32 %182, ptr addrspace(5) %12, align 4, !tbaa !3
  store volatile i32 %182, ptr addrspace(5) %13, align 4, !tbaa !3
  %326 = load volatile i32, ptr addrspace(5) %6, align 4, !tbaa !3
  %327 = load volatile i32, ptr addrspace(5) %7, align 4, !tbaa !3
  %328 = load volatile i32, ptr addrspace(5) %8, align 4, !tbaa !3
  %329 = load volatile i32, ptr addrspace(5) %9, align 4, !tbaa !3
  %330 = load volatile i32, ptr addrspace(5) %10, align 4, !tbaa !3
  %331 = load volatile i32, ptr addrspace(5) %11, align 4, !tbaa !3
  %332 = load volatile i32, ptr addrspace(5) %12, align 4, !tbaa !3
  %333 = load volatile i32, ptr addrspace(5) %13, align 4, !tbaa !3
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %6)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %7)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %8)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %9)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %10)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %11)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %12)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %13)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %334 = add nuw nsw i32 %182, 128
  %335 = icmp slt i32 %334, %4
  br i1 %335, label %177, label %83, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

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
