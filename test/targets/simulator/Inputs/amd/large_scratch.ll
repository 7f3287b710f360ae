; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal addrspace(3) global [65536 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = lshr i32 %15, 6
  %17 = and i32 %14, 15
  %18 = lshr i32 %14, 4
  %19 = and i32 %18, 3
  %20 = lshr i32 %15, 2
  %21 = and i32 %20, 1073741760
  %22 = shl nuw nsw i32 %16, 5
  %23 = and i32 %22, 96
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %25 = shl i32 %24, 7
  %26 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = shl i32 %26, 7
  %28 = sext i32 %25 to i64
  %29 = sext i32 %4 to i64
  %30 = mul nsw i64 %29, %28
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  %32 = sext i32 %27 to i64
  %33 = mul nsw i64 %29, %32
  %34 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %33
  %35 = shl i32 %16, 10
  %36 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %35
  %37 = lshr i32 %14, 3
  %38 = mul nsw i32 %4, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 %39
  %41 = shl nuw nsw i32 %14, 4
  %42 = xor i32 %41, %14
  %43 = and i32 %42, 112
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 %44
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %45, ptr addrspace(3) %36, i32 16, i32 0, i32 0)
  %46 = add nuw nsw i32 %14, 512
  %47 = lshr i32 %46, 3
  %48 = mul nsw i32 %4, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr addrspace(1) %31, i64 %49
  %51 = shl nuw nsw i32 %46, 4
  %52 = xor i32 %51, %14
  %53 = and i32 %52, 112
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 %54
  %56 = getelementptr i8, ptr addrspace(3) %36, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %55, ptr addrspace(3) %56, i32 16, i32 0, i32 0)
  %57 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 16384), i32 %35
  %58 = getelementptr inbounds i8, ptr addrspace(1) %34, i64 %39
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 %44
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %59, ptr addrspace(3) %57, i32 16, i32 0, i32 0)
  %60 = getelementptr inbounds i8, ptr addrspace(1) %34, i64 %49
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 %54
  %62 = getelementptr i8, ptr addrspace(3) %57, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %61, ptr addrspace(3) %62, i32 16, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %63 = icmp sgt i32 %4, 128
  %64 = or disjoint i32 %21, %17
  %65 = shl nuw nsw i32 %19, 4
  %66 = or disjoint i32 %65, 64
  %67 = shl i32 %64, 7
  %68 = shl nuw nsw i32 %14, 3
  %69 = and i32 %68, 112
  %70 = xor i32 %65, %69
  %71 = xor i32 %66, %69
  %72 = or disjoint i32 %23, %17
  %73 = shl nuw nsw i32 %72, 7
  br i1 %63, label %305, label %76

74:                                               ; preds = %305
  %75 = shl nuw nsw i32 %316, 15
  br label %76

76:                                               ; preds = %5, %74
  %77 = phi <4 x float> [ %385, %74 ], [ zeroinitializer, %5 ]
  %78 = phi <4 x float> [ %384, %74 ], [ zeroinitializer, %5 ]
  %79 = phi <4 x float> [ %383, %74 ], [ zeroinitializer, %5 ]
  %80 = phi <4 x float> [ %382, %74 ], [ zeroinitializer, %5 ]
  %81 = phi <4 x float> [ %381, %74 ], [ zeroinitializer, %5 ]
  %82 = phi <4 x float> [ %380, %74 ], [ zeroinitializer, %5 ]
  %83 = phi <4 x float> [ %379, %74 ], [ zeroinitializer, %5 ]
  %84 = phi <4 x float> [ %378, %74 ], [ zeroinitializer, %5 ]
  %85 = phi i32 [ %75, %74 ], [ 0, %5 ]
  %86 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %85
  %87 = getelementptr i8, ptr addrspace(3) %86, i32 %67
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 %70
  %89 = load <4 x i32>, ptr addrspace(3) %88, align 16, !tbaa !7
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 %71
  %91 = load <4 x i32>, ptr addrspace(3) %90, align 16, !tbaa !7
  %92 = shufflevector <4 x i32> %89, <4 x i32> %91, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %93 = getelementptr i8, ptr addrspace(3) %86, i32 2048
  %94 = getelementptr i8, ptr addrspace(3) %93, i32 %67
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 %70
  %96 = load <4 x i32>, ptr addrspace(3) %95, align 16, !tbaa !7
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 %71
  %98 = load <4 x i32>, ptr addrspace(3) %97, align 16, !tbaa !7
  %99 = shufflevector <4 x i32> %96, <4 x i32> %98, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %100 = getelementptr i8, ptr addrspace(3) %86, i32 4096
  %101 = getelementptr i8, ptr addrspace(3) %100, i32 %67
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 %70
  %103 = load <4 x i32>, ptr addrspace(3) %102, align 16, !tbaa !7
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 %71
  %105 = load <4 x i32>, ptr addrspace(3) %104, align 16, !tbaa !7
  %106 = shufflevector <4 x i32> %103, <4 x i32> %105, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %107 = getelementptr i8, ptr addrspace(3) %86, i32 6144
  %108 = getelementptr i8, ptr addrspace(3) %107, i32 %67
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 %70
  %110 = load <4 x i32>, ptr addrspace(3) %109, align 16, !tbaa !7
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i32 %71
  %112 = load <4 x i32>, ptr addrspace(3) %111, align 16, !tbaa !7
  %113 = shufflevector <4 x i32> %110, <4 x i32> %112, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %114 = getelementptr i8, ptr addrspace(3) %86, i32 16384
  %115 = getelementptr i8, ptr addrspace(3) %114, i32 %73
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i32 %70
  %117 = load <4 x i32>, ptr addrspace(3) %116, align 16, !tbaa !7
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i32 %71
  %119 = load <4 x i32>, ptr addrspace(3) %118, align 16, !tbaa !7
  %120 = shufflevector <4 x i32> %117, <4 x i32> %119, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = getelementptr i8, ptr addrspace(3) %86, i32 18432
  %122 = getelementptr i8, ptr addrspace(3) %121, i32 %73
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i32 %70
  %124 = load <4 x i32>, ptr addrspace(3) %123, align 16, !tbaa !7
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i32 %71
  %126 = load <4 x i32>, ptr addrspace(3) %125, align 16, !tbaa !7
  %127 = shufflevector <4 x i32> %124, <4 x i32> %126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %128 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %92, <8 x i32> %120, <4 x float> %84, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %129 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %92, <8 x i32> %127, <4 x float> %83, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %130 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %99, <8 x i32> %120, <4 x float> %82, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %131 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %99, <8 x i32> %127, <4 x float> %81, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %132 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %106, <8 x i32> %120, <4 x float> %80, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %133 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %106, <8 x i32> %127, <4 x float> %79, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %134 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %113, <8 x i32> %120, <4 x float> %78, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %135 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %113, <8 x i32> %127, <4 x float> %77, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %136 = add nsw i32 %21, %25
  %137 = sext i32 %136 to i64
  %138 = sext i32 %3 to i64
  %139 = mul nsw i64 %137, %138
  %140 = zext nneg i32 %23 to i64
  %141 = getelementptr float, ptr addrspace(1) %2, i64 %139
  %142 = getelementptr float, ptr addrspace(1) %141, i64 %32
  %143 = getelementptr float, ptr addrspace(1) %142, i64 %140
  %144 = shl nuw nsw i32 %19, 2
  %145 = extractelement <4 x float> %128, i64 0
  %146 = mul nsw i32 %144, %3
  %147 = add i32 %17, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %148
  store float %145, ptr addrspace(1) %149, align 4, !tbaa !8
  %150 = extractelement <4 x float> %128, i64 1
  %151 = or disjoint i32 %144, 1
  %152 = mul nsw i32 %151, %3
  %153 = add i32 %17, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %154
  store float %150, ptr addrspace(1) %155, align 4, !tbaa !8
  %156 = extractelement <4 x float> %128, i64 2
  %157 = or disjoint i32 %144, 2
  %158 = mul nsw i32 %157, %3
  %159 = add i32 %17, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %160
  store float %156, ptr addrspace(1) %161, align 4, !tbaa !8
  %162 = extractelement <4 x float> %128, i64 3
  %163 = or disjoint i32 %144, 3
  %164 = mul nsw i32 %163, %3
  %165 = add i32 %17, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %166
  store float %162, ptr addrspace(1) %167, align 4, !tbaa !8
  %168 = or disjoint i32 %17, 16
  %169 = extractelement <4 x float> %129, i64 0
  %170 = add i32 %168, %146
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %171
  store float %169, ptr addrspace(1) %172, align 4, !tbaa !8
  %173 = extractelement <4 x float> %129, i64 1
  %174 = add i32 %168, %152
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %175
  store float %173, ptr addrspace(1) %176, align 4, !tbaa !8
  %177 = extractelement <4 x float> %129, i64 2
  %178 = add i32 %168, %158
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %179
  store float %177, ptr addrspace(1) %180, align 4, !tbaa !8
  %181 = extractelement <4 x float> %129, i64 3
  %182 = add i32 %168, %164
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %183
  store float %181, ptr addrspace(1) %184, align 4, !tbaa !8
  %185 = or disjoint i32 %144, 16
  %186 = extractelement <4 x float> %130, i64 0
  %187 = mul nsw i32 %185, %3
  %188 = add i32 %17, %187
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %189
  store float %186, ptr addrspace(1) %190, align 4, !tbaa !8
  %191 = extractelement <4 x float> %130, i64 1
  %192 = or disjoint i32 %144, 17
  %193 = mul nsw i32 %192, %3
  %194 = add i32 %17, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %195
  store float %191, ptr addrspace(1) %196, align 4, !tbaa !8
  %197 = extractelement <4 x float> %130, i64 2
  %198 = or disjoint i32 %144, 18
  %199 = mul nsw i32 %198, %3
  %200 = add i32 %17, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %201
  store float %197, ptr addrspace(1) %202, align 4, !tbaa !8
  %203 = extractelement <4 x float> %130, i64 3
  %204 = or disjoint i32 %144, 19
  %205 = mul nsw i32 %204, %3
  %206 = add i32 %17, %205
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %207
  store float %203, ptr addrspace(1) %208, align 4, !tbaa !8
  %209 = extractelement <4 x float> %131, i64 0
  %210 = add i32 %168, %187
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %211
  store float %209, ptr addrspace(1) %212, align 4, !tbaa !8
  %213 = extractelement <4 x float> %131, i64 1
  %214 = add i32 %168, %193
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %215
  store float %213, ptr addrspace(1) %216, align 4, !tbaa !8
  %217 = extractelement <4 x float> %131, i64 2
  %218 = add i32 %168, %199
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %219
  store float %217, ptr addrspace(1) %220, align 4, !tbaa !8
  %221 = extractelement <4 x float> %131, i64 3
  %222 = add i32 %168, %205
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %223
  store float %221, ptr addrspace(1) %224, align 4, !tbaa !8
  %225 = or disjoint i32 %144, 32
  %226 = extractelement <4 x float> %132, i64 0
  %227 = mul nsw i32 %225, %3
  %228 = add i32 %17, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %229
  store float %226, ptr addrspace(1) %230, align 4, !tbaa !8
  %231 = extractelement <4 x float> %132, i64 1
  %232 = or disjoint i32 %144, 33
  %233 = mul nsw i32 %232, %3
  %234 = add i32 %17, %233
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %235
  store float %231, ptr addrspace(1) %236, align 4, !tbaa !8
  %237 = extractelement <4 x float> %132, i64 2
  %238 = or disjoint i32 %144, 34
  %239 = mul nsw i32 %238, %3
  %240 = add i32 %17, %239
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %241
  store float %237, ptr addrspace(1) %242, align 4, !tbaa !8
  %243 = extractelement <4 x float> %132, i64 3
  %244 = or disjoint i32 %144, 35
  %245 = mul nsw i32 %244, %3
  %246 = add i32 %17, %245
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %247
  store float %243, ptr addrspace(1) %248, align 4, !tbaa !8
  %249 = extractelement <4 x float> %133, i64 0
  %250 = add i32 %168, %227
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %251
  store float %249, ptr addrspace(1) %252, align 4, !tbaa !8
  %253 = extractelement <4 x float> %133, i64 1
  %254 = add i32 %168, %233
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %255
  store float %253, ptr addrspace(1) %256, align 4, !tbaa !8
  %257 = extractelement <4 x float> %133, i64 2
  %258 = add i32 %168, %239
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %259
  store float %257, ptr addrspace(1) %260, align 4, !tbaa !8
  %261 = extractelement <4 x float> %133, i64 3
  %262 = add i32 %168, %245
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %263
  store float %261, ptr addrspace(1) %264, align 4, !tbaa !8
  %265 = or disjoint i32 %144, 48
  %266 = extractelement <4 x float> %134, i64 0
  %267 = mul nsw i32 %265, %3
  %268 = add i32 %17, %267
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %269
  store float %266, ptr addrspace(1) %270, align 4, !tbaa !8
  %271 = extractelement <4 x float> %134, i64 1
  %272 = or disjoint i32 %144, 49
  %273 = mul nsw i32 %272, %3
  %274 = add i32 %17, %273
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %275
  store float %271, ptr addrspace(1) %276, align 4, !tbaa !8
  %277 = extractelement <4 x float> %134, i64 2
  %278 = or disjoint i32 %144, 50
  %279 = mul nsw i32 %278, %3
  %280 = add i32 %17, %279
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %281
  store float %277, ptr addrspace(1) %282, align 4, !tbaa !8
  %283 = extractelement <4 x float> %134, i64 3
  %284 = or disjoint i32 %144, 51
  %285 = mul nsw i32 %284, %3
  %286 = add i32 %17, %285
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %287
  store float %283, ptr addrspace(1) %288, align 4, !tbaa !8
  %289 = extractelement <4 x float> %135, i64 0
  %290 = add i32 %168, %267
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %291
  store float %289, ptr addrspace(1) %292, align 4, !tbaa !8
  %293 = extractelement <4 x float> %135, i64 1
  %294 = add i32 %168, %273
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %295
  store float %293, ptr addrspace(1) %296, align 4, !tbaa !8
  %297 = extractelement <4 x float> %135, i64 2
  %298 = add i32 %168, %279
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %299
  store float %297, ptr addrspace(1) %300, align 4, !tbaa !8
  %301 = extractelement <4 x float> %135, i64 3
  %302 = add i32 %168, %285
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds float, ptr addrspace(1) %143, i64 %303
  store float %301, ptr addrspace(1) %304, align 4, !tbaa !8
  ret void

305:                                              ; preds = %5, %305
  %306 = phi <4 x float> [ %385, %305 ], [ zeroinitializer, %5 ]
  %307 = phi <4 x float> [ %384, %305 ], [ zeroinitializer, %5 ]
  %308 = phi <4 x float> [ %383, %305 ], [ zeroinitializer, %5 ]
  %309 = phi <4 x float> [ %382, %305 ], [ zeroinitializer, %5 ]
  %310 = phi <4 x float> [ %381, %305 ], [ zeroinitializer, %5 ]
  %311 = phi <4 x float> [ %380, %305 ], [ zeroinitializer, %5 ]
  %312 = phi <4 x float> [ %379, %305 ], [ zeroinitializer, %5 ]
  %313 = phi <4 x float> [ %378, %305 ], [ zeroinitializer, %5 ]
  %314 = phi i32 [ %394, %305 ], [ 128, %5 ]
  %315 = phi i32 [ %316, %305 ], [ 0, %5 ]
  %316 = xor i32 %315, 1
  %317 = shl nuw nsw i32 %316, 15
  %318 = zext nneg i32 %314 to i64
  %319 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 %318
  %320 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %317
  %321 = getelementptr i8, ptr addrspace(3) %320, i32 %35
  %322 = getelementptr inbounds nuw i8, ptr addrspace(1) %319, i64 %39
  %323 = getelementptr inbounds nuw i8, ptr addrspace(1) %322, i64 %44
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %323, ptr addrspace(3) %321, i32 16, i32 0, i32 0)
  %324 = getelementptr inbounds nuw i8, ptr addrspace(1) %319, i64 %49
  %325 = getelementptr inbounds nuw i8, ptr addrspace(1) %324, i64 %54
  %326 = getelementptr i8, ptr addrspace(3) %321, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %325, ptr addrspace(3) %326, i32 16, i32 0, i32 0)
  %327 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 %318
  %328 = getelementptr i8, ptr addrspace(3) %320, i32 16384
  %329 = getelementptr i8, ptr addrspace(3) %328, i32 %35
  %330 = getelementptr inbounds nuw i8, ptr addrspace(1) %327, i64 %39
  %331 = getelementptr inbounds nuw i8, ptr addrspace(1) %330, i64 %44
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %331, ptr addrspace(3) %329, i32 16, i32 0, i32 0)
  %332 = getelementptr inbounds nuw i8, ptr addrspace(1) %327, i64 %49
  %333 = getelementptr inbounds nuw i8, ptr addrspace(1) %332, i64 %54
  %334 = getelementptr i8, ptr addrspace(3) %329, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %333, ptr addrspace(3) %334, i32 16, i32 0, i32 0)
  %335 = shl nuw nsw i32 %315, 15
  %336 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %335
  %337 = getelementptr i8, ptr addrspace(3) %336, i32 %67
  %338 = getelementptr inbounds nuw i8, ptr addrspace(3) %337, i32 %70
  %339 = load <4 x i32>, ptr addrspace(3) %338, align 16, !tbaa !7
  %340 = getelementptr inbounds nuw i8, ptr addrspace(3) %337, i32 %71
  %341 = load <4 x i32>, ptr addrspace(3) %340, align 16, !tbaa !7
  %342 = shufflevector <4 x i32> %339, <4 x i32> %341, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %343 = getelementptr i8, ptr addrspace(3) %336, i32 2048
  %344 = getelementptr i8, ptr addrspace(3) %343, i32 %67
  %345 = getelementptr inbounds nuw i8, ptr addrspace(3) %344, i32 %70
  %346 = load <4 x i32>, ptr addrspace(3) %345, align 16, !tbaa !7
  %347 = getelementptr inbounds nuw i8, ptr addrspace(3) %344, i32 %71
  %348 = load <4 x i32>, ptr addrspace(3) %347, align 16, !tbaa !7
  %349 = shufflevector <4 x i32> %346, <4 x i32> %348, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %350 = getelementptr i8, ptr addrspace(3) %336, i32 4096
  %351 = getelementptr i8, ptr addrspace(3) %350, i32 %67
  %352 = getelementptr inbounds nuw i8, ptr addrspace(3) %351, i32 %70
  %353 = load <4 x i32>, ptr addrspace(3) %352, align 16, !tbaa !7
  %354 = getelementptr inbounds nuw i8, ptr addrspace(3) %351, i32 %71
  %355 = load <4 x i32>, ptr addrspace(3) %354, align 16, !tbaa !7
  %356 = shufflevector <4 x i32> %353, <4 x i32> %355, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %357 = getelementptr i8, ptr addrspace(3) %336, i32 6144
  %358 = getelementptr i8, ptr addrspace(3) %357, i32 %67
  %359 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %70
  %360 = load <4 x i32>, ptr addrspace(3) %359, align 16, !tbaa !7
  %361 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %71
  %362 = load <4 x i32>, ptr addrspace(3) %361, align 16, !tbaa !7
  %363 = shufflevector <4 x i32> %360, <4 x i32> %362, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %364 = getelementptr i8, ptr addrspace(3) %336, i32 16384
  %365 = getelementptr i8, ptr addrspace(3) %364, i32 %73
  %366 = getelementptr inbounds nuw i8, ptr addrspace(3) %365, i32 %70
  %367 = load <4 x i32>, ptr addrspace(3) %366, align 16, !tbaa !7
  %368 = getelementptr inbounds nuw i8, ptr addrspace(3) %365, i32 %71
  %369 = load <4 x i32>, ptr addrspace(3) %368, align 16, !tbaa !7
  %370 = shufflevector <4 x i32> %367, <4 x i32> %369, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %371 = getelementptr i8, ptr addrspace(3) %336, i32 18432
  %372 = getelementptr i8, ptr addrspace(3) %371, i32 %73
  %373 = getelementptr inbounds nuw i8, ptr addrspace(3) %372, i32 %70
  %374 = load <4 x i32>, ptr addrspace(3) %373, align 16, !tbaa !7
  %375 = getelementptr inbounds nuw i8, ptr addrspace(3) %372, i32 %71
  %376 = load <4 x i32>, ptr addrspace(3) %375, align 16, !tbaa !7
  %377 = shufflevector <4 x i32> %374, <4 x i32> %376, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %378 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %342, <8 x i32> %370, <4 x float> %313, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %379 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %342, <8 x i32> %377, <4 x float> %312, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %380 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %349, <8 x i32> %370, <4 x float> %311, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %381 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %349, <8 x i32> %377, <4 x float> %310, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %382 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %356, <8 x i32> %370, <4 x float> %309, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %383 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %356, <8 x i32> %377, <4 x float> %308, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %384 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %363, <8 x i32> %370, <4 x float> %307, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %385 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %363, <8 x i32> %377, <4 x float> %306, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %6)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %7)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %8)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %9)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %10)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %11)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %12)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %13)
  store volatile i32 %314, ptr addrspace(5) %6, align 4, !tbaa !3
  store volatile i32 %314, ptr addrspace(5) %7, align 4, !tbaa !3
  store volatile i32 %314, ptr addrspace(5) %8, align 4, !tbaa !3
  store volatile i32 %314, ptr addrspace(5) %9, align 4, !tbaa !3
  store volatile i32 %314, ptr addrspace(5) %10, align 4, !tbaa !3
  store volatile i32 %314, ptr addrspace(5) %11, align 4, !tbaa !3
  store volatile i32 %314, ptr addrspace(5) %12, align 4, !tbaa !3
  store volatile i32 %314, ptr addrspace(5) %13, align 4, !tbaa !3
  %386 = load volatile i32, ptr addrspace(5) %6, align 4, !tbaa !3
  %387 = load volatile i32, ptr addrspace(5) %7, align 4, !tbaa !3
  %388 = load volatile i32, ptr addrspace(5) %8, align 4, !tbaa !3
  %389 = load volatile i32, ptr addrspace(5) %9, align 4, !tbaa !3
  %390 = load volatile i32, ptr addrspace(5) %10, align 4, !tbaa !3
  %391 = load volatile i32, ptr addrspace(5) %11, align 4, !tbaa !3
  %392 = load volatile i32, ptr addrspace(5) %12, align 4, !tbaa !3
  %393 = load volatile i32, ptr addrspace(5) %13, align 4, !tbaa !3
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
  %394 = add nuw nsw i32 %314, 128
  %395 = icmp slt i32 %394, %4
  br i1 %395, label %305, label %74, !llvm.loop !10
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
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
