; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal addrspace(3) global [65536 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6)
  %8 = lshr i32 %7, 6
  %9 = and i32 %6, 15
  %10 = lshr i32 %6, 4
  %11 = and i32 %10, 3
  %12 = lshr i32 %7, 2
  %13 = and i32 %12, 1073741760
  %14 = shl nuw nsw i32 %8, 5
  %15 = and i32 %14, 96
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = shl i32 %16, 7
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = shl i32 %18, 7
  %20 = sext i32 %17 to i64
  %21 = sext i32 %4 to i64
  %22 = mul nsw i64 %21, %20
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = sext i32 %19 to i64
  %25 = mul nsw i64 %21, %24
  %26 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %25
  %27 = shl i32 %8, 10
  %28 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %27
  %29 = lshr i32 %6, 3
  %30 = mul nsw i32 %4, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %23, i64 %31
  %33 = shl nuw nsw i32 %6, 4
  %34 = xor i32 %33, %6
  %35 = and i32 %34, 112
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %37, ptr addrspace(3) %28, i32 16, i32 0, i32 0)
  %38 = add nuw nsw i32 %6, 512
  %39 = lshr i32 %38, 3
  %40 = mul nsw i32 %4, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %23, i64 %41
  %43 = shl nuw nsw i32 %38, 4
  %44 = xor i32 %43, %6
  %45 = and i32 %44, 112
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 %46
  %48 = getelementptr i8, ptr addrspace(3) %28, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %47, ptr addrspace(3) %48, i32 16, i32 0, i32 0)
  %49 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 16384), i32 %27
  %50 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %31
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %51, ptr addrspace(3) %49, i32 16, i32 0, i32 0)
  %52 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %41
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 %46
  %54 = getelementptr i8, ptr addrspace(3) %49, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %53, ptr addrspace(3) %54, i32 16, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %55 = icmp sgt i32 %4, 128
  %56 = or disjoint i32 %13, %9
  %57 = shl nuw nsw i32 %11, 4
  %58 = or disjoint i32 %57, 64
  %59 = shl i32 %56, 7
  %60 = shl nuw nsw i32 %6, 3
  %61 = and i32 %60, 112
  %62 = xor i32 %57, %61
  %63 = xor i32 %58, %61
  %64 = or disjoint i32 %15, %9
  %65 = shl nuw nsw i32 %64, 7
  br i1 %55, label %297, label %68

66:                                               ; preds = %297
  %67 = shl nuw nsw i32 %308, 15
  br label %68

68:                                               ; preds = %5, %66
  %69 = phi <4 x float> [ %377, %66 ], [ zeroinitializer, %5 ]
  %70 = phi <4 x float> [ %376, %66 ], [ zeroinitializer, %5 ]
  %71 = phi <4 x float> [ %375, %66 ], [ zeroinitializer, %5 ]
  %72 = phi <4 x float> [ %374, %66 ], [ zeroinitializer, %5 ]
  %73 = phi <4 x float> [ %373, %66 ], [ zeroinitializer, %5 ]
  %74 = phi <4 x float> [ %372, %66 ], [ zeroinitializer, %5 ]
  %75 = phi <4 x float> [ %371, %66 ], [ zeroinitializer, %5 ]
  %76 = phi <4 x float> [ %370, %66 ], [ zeroinitializer, %5 ]
  %77 = phi i32 [ %67, %66 ], [ 0, %5 ]
  %78 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %77
  %79 = getelementptr i8, ptr addrspace(3) %78, i32 %59
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 %62
  %81 = load <4 x i32>, ptr addrspace(3) %80, align 16, !tbaa !7
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 %63
  %83 = load <4 x i32>, ptr addrspace(3) %82, align 16, !tbaa !7
  %84 = shufflevector <4 x i32> %81, <4 x i32> %83, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %85 = getelementptr i8, ptr addrspace(3) %78, i32 2048
  %86 = getelementptr i8, ptr addrspace(3) %85, i32 %59
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 %62
  %88 = load <4 x i32>, ptr addrspace(3) %87, align 16, !tbaa !7
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 %63
  %90 = load <4 x i32>, ptr addrspace(3) %89, align 16, !tbaa !7
  %91 = shufflevector <4 x i32> %88, <4 x i32> %90, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %92 = getelementptr i8, ptr addrspace(3) %78, i32 4096
  %93 = getelementptr i8, ptr addrspace(3) %92, i32 %59
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 %62
  %95 = load <4 x i32>, ptr addrspace(3) %94, align 16, !tbaa !7
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 %63
  %97 = load <4 x i32>, ptr addrspace(3) %96, align 16, !tbaa !7
  %98 = shufflevector <4 x i32> %95, <4 x i32> %97, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %99 = getelementptr i8, ptr addrspace(3) %78, i32 6144
  %100 = getelementptr i8, ptr addrspace(3) %99, i32 %59
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 %62
  %102 = load <4 x i32>, ptr addrspace(3) %101, align 16, !tbaa !7
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 %63
  %104 = load <4 x i32>, ptr addrspace(3) %103, align 16, !tbaa !7
  %105 = shufflevector <4 x i32> %102, <4 x i32> %104, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %106 = getelementptr i8, ptr addrspace(3) %78, i32 16384
  %107 = getelementptr i8, ptr addrspace(3) %106, i32 %65
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 %62
  %109 = load <4 x i32>, ptr addrspace(3) %108, align 16, !tbaa !7
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 %63
  %111 = load <4 x i32>, ptr addrspace(3) %110, align 16, !tbaa !7
  %112 = shufflevector <4 x i32> %109, <4 x i32> %111, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %113 = getelementptr i8, ptr addrspace(3) %78, i32 18432
  %114 = getelementptr i8, ptr addrspace(3) %113, i32 %65
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i32 %62
  %116 = load <4 x i32>, ptr addrspace(3) %115, align 16, !tbaa !7
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i32 %63
  %118 = load <4 x i32>, ptr addrspace(3) %117, align 16, !tbaa !7
  %119 = shufflevector <4 x i32> %116, <4 x i32> %118, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %120 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %84, <8 x i32> %112, <4 x float> %76, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %121 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %84, <8 x i32> %119, <4 x float> %75, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %122 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %91, <8 x i32> %112, <4 x float> %74, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %123 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %91, <8 x i32> %119, <4 x float> %73, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %124 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %98, <8 x i32> %112, <4 x float> %72, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %125 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %98, <8 x i32> %119, <4 x float> %71, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %126 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %105, <8 x i32> %112, <4 x float> %70, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %127 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %105, <8 x i32> %119, <4 x float> %69, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %128 = add nsw i32 %13, %17
  %129 = sext i32 %128 to i64
  %130 = sext i32 %3 to i64
  %131 = mul nsw i64 %129, %130
  %132 = zext nneg i32 %15 to i64
  %133 = getelementptr float, ptr addrspace(1) %2, i64 %131
  %134 = getelementptr float, ptr addrspace(1) %133, i64 %24
  %135 = getelementptr float, ptr addrspace(1) %134, i64 %132
  %136 = shl nuw nsw i32 %11, 2
  %137 = extractelement <4 x float> %120, i64 0
  %138 = mul nsw i32 %136, %3
  %139 = add i32 %9, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %140
  store float %137, ptr addrspace(1) %141, align 4, !tbaa !8
  %142 = extractelement <4 x float> %120, i64 1
  %143 = or disjoint i32 %136, 1
  %144 = mul nsw i32 %143, %3
  %145 = add i32 %9, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %146
  store float %142, ptr addrspace(1) %147, align 4, !tbaa !8
  %148 = extractelement <4 x float> %120, i64 2
  %149 = or disjoint i32 %136, 2
  %150 = mul nsw i32 %149, %3
  %151 = add i32 %9, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %152
  store float %148, ptr addrspace(1) %153, align 4, !tbaa !8
  %154 = extractelement <4 x float> %120, i64 3
  %155 = or disjoint i32 %136, 3
  %156 = mul nsw i32 %155, %3
  %157 = add i32 %9, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %158
  store float %154, ptr addrspace(1) %159, align 4, !tbaa !8
  %160 = or disjoint i32 %9, 16
  %161 = extractelement <4 x float> %121, i64 0
  %162 = add i32 %160, %138
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %163
  store float %161, ptr addrspace(1) %164, align 4, !tbaa !8
  %165 = extractelement <4 x float> %121, i64 1
  %166 = add i32 %160, %144
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %167
  store float %165, ptr addrspace(1) %168, align 4, !tbaa !8
  %169 = extractelement <4 x float> %121, i64 2
  %170 = add i32 %160, %150
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %171
  store float %169, ptr addrspace(1) %172, align 4, !tbaa !8
  %173 = extractelement <4 x float> %121, i64 3
  %174 = add i32 %160, %156
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %175
  store float %173, ptr addrspace(1) %176, align 4, !tbaa !8
  %177 = or disjoint i32 %136, 16
  %178 = extractelement <4 x float> %122, i64 0
  %179 = mul nsw i32 %177, %3
  %180 = add i32 %9, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %181
  store float %178, ptr addrspace(1) %182, align 4, !tbaa !8
  %183 = extractelement <4 x float> %122, i64 1
  %184 = or disjoint i32 %136, 17
  %185 = mul nsw i32 %184, %3
  %186 = add i32 %9, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %187
  store float %183, ptr addrspace(1) %188, align 4, !tbaa !8
  %189 = extractelement <4 x float> %122, i64 2
  %190 = or disjoint i32 %136, 18
  %191 = mul nsw i32 %190, %3
  %192 = add i32 %9, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %193
  store float %189, ptr addrspace(1) %194, align 4, !tbaa !8
  %195 = extractelement <4 x float> %122, i64 3
  %196 = or disjoint i32 %136, 19
  %197 = mul nsw i32 %196, %3
  %198 = add i32 %9, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %199
  store float %195, ptr addrspace(1) %200, align 4, !tbaa !8
  %201 = extractelement <4 x float> %123, i64 0
  %202 = add i32 %160, %179
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %203
  store float %201, ptr addrspace(1) %204, align 4, !tbaa !8
  %205 = extractelement <4 x float> %123, i64 1
  %206 = add i32 %160, %185
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %207
  store float %205, ptr addrspace(1) %208, align 4, !tbaa !8
  %209 = extractelement <4 x float> %123, i64 2
  %210 = add i32 %160, %191
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %211
  store float %209, ptr addrspace(1) %212, align 4, !tbaa !8
  %213 = extractelement <4 x float> %123, i64 3
  %214 = add i32 %160, %197
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %215
  store float %213, ptr addrspace(1) %216, align 4, !tbaa !8
  %217 = or disjoint i32 %136, 32
  %218 = extractelement <4 x float> %124, i64 0
  %219 = mul nsw i32 %217, %3
  %220 = add i32 %9, %219
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %221
  store float %218, ptr addrspace(1) %222, align 4, !tbaa !8
  %223 = extractelement <4 x float> %124, i64 1
  %224 = or disjoint i32 %136, 33
  %225 = mul nsw i32 %224, %3
  %226 = add i32 %9, %225
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %227
  store float %223, ptr addrspace(1) %228, align 4, !tbaa !8
  %229 = extractelement <4 x float> %124, i64 2
  %230 = or disjoint i32 %136, 34
  %231 = mul nsw i32 %230, %3
  %232 = add i32 %9, %231
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %233
  store float %229, ptr addrspace(1) %234, align 4, !tbaa !8
  %235 = extractelement <4 x float> %124, i64 3
  %236 = or disjoint i32 %136, 35
  %237 = mul nsw i32 %236, %3
  %238 = add i32 %9, %237
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %239
  store float %235, ptr addrspace(1) %240, align 4, !tbaa !8
  %241 = extractelement <4 x float> %125, i64 0
  %242 = add i32 %160, %219
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %243
  store float %241, ptr addrspace(1) %244, align 4, !tbaa !8
  %245 = extractelement <4 x float> %125, i64 1
  %246 = add i32 %160, %225
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %247
  store float %245, ptr addrspace(1) %248, align 4, !tbaa !8
  %249 = extractelement <4 x float> %125, i64 2
  %250 = add i32 %160, %231
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %251
  store float %249, ptr addrspace(1) %252, align 4, !tbaa !8
  %253 = extractelement <4 x float> %125, i64 3
  %254 = add i32 %160, %237
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %255
  store float %253, ptr addrspace(1) %256, align 4, !tbaa !8
  %257 = or disjoint i32 %136, 48
  %258 = extractelement <4 x float> %126, i64 0
  %259 = mul nsw i32 %257, %3
  %260 = add i32 %9, %259
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %261
  store float %258, ptr addrspace(1) %262, align 4, !tbaa !8
  %263 = extractelement <4 x float> %126, i64 1
  %264 = or disjoint i32 %136, 49
  %265 = mul nsw i32 %264, %3
  %266 = add i32 %9, %265
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %267
  store float %263, ptr addrspace(1) %268, align 4, !tbaa !8
  %269 = extractelement <4 x float> %126, i64 2
  %270 = or disjoint i32 %136, 50
  %271 = mul nsw i32 %270, %3
  %272 = add i32 %9, %271
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %273
  store float %269, ptr addrspace(1) %274, align 4, !tbaa !8
  %275 = extractelement <4 x float> %126, i64 3
  %276 = or disjoint i32 %136, 51
  %277 = mul nsw i32 %276, %3
  %278 = add i32 %9, %277
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %279
  store float %275, ptr addrspace(1) %280, align 4, !tbaa !8
  %281 = extractelement <4 x float> %127, i64 0
  %282 = add i32 %160, %259
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %283
  store float %281, ptr addrspace(1) %284, align 4, !tbaa !8
  %285 = extractelement <4 x float> %127, i64 1
  %286 = add i32 %160, %265
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %287
  store float %285, ptr addrspace(1) %288, align 4, !tbaa !8
  %289 = extractelement <4 x float> %127, i64 2
  %290 = add i32 %160, %271
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %291
  store float %289, ptr addrspace(1) %292, align 4, !tbaa !8
  %293 = extractelement <4 x float> %127, i64 3
  %294 = add i32 %160, %277
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %295
  store float %293, ptr addrspace(1) %296, align 4, !tbaa !8
  ret void

297:                                              ; preds = %5, %297
  %298 = phi <4 x float> [ %377, %297 ], [ zeroinitializer, %5 ]
  %299 = phi <4 x float> [ %376, %297 ], [ zeroinitializer, %5 ]
  %300 = phi <4 x float> [ %375, %297 ], [ zeroinitializer, %5 ]
  %301 = phi <4 x float> [ %374, %297 ], [ zeroinitializer, %5 ]
  %302 = phi <4 x float> [ %373, %297 ], [ zeroinitializer, %5 ]
  %303 = phi <4 x float> [ %372, %297 ], [ zeroinitializer, %5 ]
  %304 = phi <4 x float> [ %371, %297 ], [ zeroinitializer, %5 ]
  %305 = phi <4 x float> [ %370, %297 ], [ zeroinitializer, %5 ]
  %306 = phi i32 [ %378, %297 ], [ 128, %5 ]
  %307 = phi i32 [ %308, %297 ], [ 0, %5 ]
  %308 = xor i32 %307, 1
  %309 = shl nuw nsw i32 %308, 15
  %310 = zext nneg i32 %306 to i64
  %311 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %310
  %312 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %309
  %313 = getelementptr i8, ptr addrspace(3) %312, i32 %27
  %314 = getelementptr inbounds nuw i8, ptr addrspace(1) %311, i64 %31
  %315 = getelementptr inbounds nuw i8, ptr addrspace(1) %314, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %315, ptr addrspace(3) %313, i32 16, i32 0, i32 0)
  %316 = getelementptr inbounds nuw i8, ptr addrspace(1) %311, i64 %41
  %317 = getelementptr inbounds nuw i8, ptr addrspace(1) %316, i64 %46
  %318 = getelementptr i8, ptr addrspace(3) %313, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %317, ptr addrspace(3) %318, i32 16, i32 0, i32 0)
  %319 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %310
  %320 = getelementptr i8, ptr addrspace(3) %312, i32 16384
  %321 = getelementptr i8, ptr addrspace(3) %320, i32 %27
  %322 = getelementptr inbounds nuw i8, ptr addrspace(1) %319, i64 %31
  %323 = getelementptr inbounds nuw i8, ptr addrspace(1) %322, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %323, ptr addrspace(3) %321, i32 16, i32 0, i32 0)
  %324 = getelementptr inbounds nuw i8, ptr addrspace(1) %319, i64 %41
  %325 = getelementptr inbounds nuw i8, ptr addrspace(1) %324, i64 %46
  %326 = getelementptr i8, ptr addrspace(3) %321, i32 8192
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %325, ptr addrspace(3) %326, i32 16, i32 0, i32 0)
  %327 = shl nuw nsw i32 %307, 15
  %328 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %327
  %329 = getelementptr i8, ptr addrspace(3) %328, i32 %59
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) %329, i32 %62
  %331 = load <4 x i32>, ptr addrspace(3) %330, align 16, !tbaa !7
  %332 = getelementptr inbounds nuw i8, ptr addrspace(3) %329, i32 %63
  %333 = load <4 x i32>, ptr addrspace(3) %332, align 16, !tbaa !7
  %334 = shufflevector <4 x i32> %331, <4 x i32> %333, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %335 = getelementptr i8, ptr addrspace(3) %328, i32 2048
  %336 = getelementptr i8, ptr addrspace(3) %335, i32 %59
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %336, i32 %62
  %338 = load <4 x i32>, ptr addrspace(3) %337, align 16, !tbaa !7
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %336, i32 %63
  %340 = load <4 x i32>, ptr addrspace(3) %339, align 16, !tbaa !7
  %341 = shufflevector <4 x i32> %338, <4 x i32> %340, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %342 = getelementptr i8, ptr addrspace(3) %328, i32 4096
  %343 = getelementptr i8, ptr addrspace(3) %342, i32 %59
  %344 = getelementptr inbounds nuw i8, ptr addrspace(3) %343, i32 %62
  %345 = load <4 x i32>, ptr addrspace(3) %344, align 16, !tbaa !7
  %346 = getelementptr inbounds nuw i8, ptr addrspace(3) %343, i32 %63
  %347 = load <4 x i32>, ptr addrspace(3) %346, align 16, !tbaa !7
  %348 = shufflevector <4 x i32> %345, <4 x i32> %347, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %349 = getelementptr i8, ptr addrspace(3) %328, i32 6144
  %350 = getelementptr i8, ptr addrspace(3) %349, i32 %59
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) %350, i32 %62
  %352 = load <4 x i32>, ptr addrspace(3) %351, align 16, !tbaa !7
  %353 = getelementptr inbounds nuw i8, ptr addrspace(3) %350, i32 %63
  %354 = load <4 x i32>, ptr addrspace(3) %353, align 16, !tbaa !7
  %355 = shufflevector <4 x i32> %352, <4 x i32> %354, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %356 = getelementptr i8, ptr addrspace(3) %328, i32 16384
  %357 = getelementptr i8, ptr addrspace(3) %356, i32 %65
  %358 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %62
  %359 = load <4 x i32>, ptr addrspace(3) %358, align 16, !tbaa !7
  %360 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %63
  %361 = load <4 x i32>, ptr addrspace(3) %360, align 16, !tbaa !7
  %362 = shufflevector <4 x i32> %359, <4 x i32> %361, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %363 = getelementptr i8, ptr addrspace(3) %328, i32 18432
  %364 = getelementptr i8, ptr addrspace(3) %363, i32 %65
  %365 = getelementptr inbounds nuw i8, ptr addrspace(3) %364, i32 %62
  %366 = load <4 x i32>, ptr addrspace(3) %365, align 16, !tbaa !7
  %367 = getelementptr inbounds nuw i8, ptr addrspace(3) %364, i32 %63
  %368 = load <4 x i32>, ptr addrspace(3) %367, align 16, !tbaa !7
  %369 = shufflevector <4 x i32> %366, <4 x i32> %368, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %370 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %334, <8 x i32> %362, <4 x float> %305, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %371 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %334, <8 x i32> %369, <4 x float> %304, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %372 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %341, <8 x i32> %362, <4 x float> %303, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %373 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %341, <8 x i32> %369, <4 x float> %302, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %374 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %348, <8 x i32> %362, <4 x float> %301, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %375 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %348, <8 x i32> %369, <4 x float> %300, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %376 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %355, <8 x i32> %362, <4 x float> %299, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %377 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %355, <8 x i32> %369, <4 x float> %298, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %378 = add nuw nsw i32 %306, 128
  %379 = icmp slt i32 %378, %4
  br i1 %379, label %297, label %66, !llvm.loop !10
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
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!7 = !{!5, !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
