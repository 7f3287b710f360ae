; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal addrspace(3) global [32768 x i8] undef, align 1024

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @product(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6)
  %8 = lshr i32 %7, 6
  %9 = and i32 %6, 15
  %10 = lshr i32 %6, 4
  %11 = and i32 %10, 3
  %12 = lshr i32 %7, 2
  %13 = and i32 %12, 1073741792
  %14 = shl nuw nsw i32 %8, 5
  %15 = and i32 %14, 32
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = shl i32 %16, 6
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = shl i32 %18, 6
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
  %38 = add nuw nsw i32 %6, 256
  %39 = lshr i32 %38, 3
  %40 = mul nsw i32 %4, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %23, i64 %41
  %43 = shl nuw nsw i32 %38, 4
  %44 = xor i32 %43, %6
  %45 = and i32 %44, 112
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %42, i64 %46
  %48 = getelementptr i8, ptr addrspace(3) %28, i32 4096
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %47, ptr addrspace(3) %48, i32 16, i32 0, i32 0)
  %49 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %27
  %50 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %31
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %51, ptr addrspace(3) %49, i32 16, i32 0, i32 0)
  %52 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %41
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 %46
  %54 = getelementptr i8, ptr addrspace(3) %49, i32 4096
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
  br i1 %55, label %195, label %68

66:                                               ; preds = %195
  %67 = shl nuw nsw i32 %202, 14
  br label %68

68:                                               ; preds = %5, %66
  %69 = phi <4 x float> [ %253, %66 ], [ zeroinitializer, %5 ]
  %70 = phi <4 x float> [ %252, %66 ], [ zeroinitializer, %5 ]
  %71 = phi <4 x float> [ %251, %66 ], [ zeroinitializer, %5 ]
  %72 = phi <4 x float> [ %250, %66 ], [ zeroinitializer, %5 ]
  %73 = phi i32 [ %67, %66 ], [ 0, %5 ]
  %74 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %73
  %75 = getelementptr i8, ptr addrspace(3) %74, i32 %59
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 %62
  %77 = load <4 x i32>, ptr addrspace(3) %76, align 16, !tbaa !7
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 %63
  %79 = load <4 x i32>, ptr addrspace(3) %78, align 16, !tbaa !7
  %80 = shufflevector <4 x i32> %77, <4 x i32> %79, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %81 = getelementptr i8, ptr addrspace(3) %74, i32 2048
  %82 = getelementptr i8, ptr addrspace(3) %81, i32 %59
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 %62
  %84 = load <4 x i32>, ptr addrspace(3) %83, align 16, !tbaa !7
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 %63
  %86 = load <4 x i32>, ptr addrspace(3) %85, align 16, !tbaa !7
  %87 = shufflevector <4 x i32> %84, <4 x i32> %86, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %88 = getelementptr i8, ptr addrspace(3) %74, i32 8192
  %89 = getelementptr i8, ptr addrspace(3) %88, i32 %65
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 %62
  %91 = load <4 x i32>, ptr addrspace(3) %90, align 16, !tbaa !7
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 %63
  %93 = load <4 x i32>, ptr addrspace(3) %92, align 16, !tbaa !7
  %94 = shufflevector <4 x i32> %91, <4 x i32> %93, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %95 = getelementptr i8, ptr addrspace(3) %74, i32 10240
  %96 = getelementptr i8, ptr addrspace(3) %95, i32 %65
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 %62
  %98 = load <4 x i32>, ptr addrspace(3) %97, align 16, !tbaa !7
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 %63
  %100 = load <4 x i32>, ptr addrspace(3) %99, align 16, !tbaa !7
  %101 = shufflevector <4 x i32> %98, <4 x i32> %100, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %102 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %80, <8 x i32> %94, <4 x float> %72, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %103 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %80, <8 x i32> %101, <4 x float> %71, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %104 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %87, <8 x i32> %94, <4 x float> %70, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %105 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %87, <8 x i32> %101, <4 x float> %69, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %106 = add nsw i32 %13, %17
  %107 = sext i32 %106 to i64
  %108 = sext i32 %3 to i64
  %109 = mul nsw i64 %107, %108
  %110 = zext nneg i32 %15 to i64
  %111 = getelementptr float, ptr addrspace(1) %2, i64 %109
  %112 = getelementptr float, ptr addrspace(1) %111, i64 %24
  %113 = getelementptr float, ptr addrspace(1) %112, i64 %110
  %114 = shl nuw nsw i32 %11, 2
  %115 = extractelement <4 x float> %102, i64 0
  %116 = mul nsw i32 %114, %3
  %117 = add i32 %9, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %118
  store float %115, ptr addrspace(1) %119, align 4, !tbaa !8
  %120 = extractelement <4 x float> %102, i64 1
  %121 = or disjoint i32 %114, 1
  %122 = mul nsw i32 %121, %3
  %123 = add i32 %9, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %124
  store float %120, ptr addrspace(1) %125, align 4, !tbaa !8
  %126 = extractelement <4 x float> %102, i64 2
  %127 = or disjoint i32 %114, 2
  %128 = mul nsw i32 %127, %3
  %129 = add i32 %9, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %130
  store float %126, ptr addrspace(1) %131, align 4, !tbaa !8
  %132 = extractelement <4 x float> %102, i64 3
  %133 = or disjoint i32 %114, 3
  %134 = mul nsw i32 %133, %3
  %135 = add i32 %9, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %136
  store float %132, ptr addrspace(1) %137, align 4, !tbaa !8
  %138 = or disjoint i32 %9, 16
  %139 = extractelement <4 x float> %103, i64 0
  %140 = add i32 %138, %116
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %141
  store float %139, ptr addrspace(1) %142, align 4, !tbaa !8
  %143 = extractelement <4 x float> %103, i64 1
  %144 = add i32 %138, %122
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %145
  store float %143, ptr addrspace(1) %146, align 4, !tbaa !8
  %147 = extractelement <4 x float> %103, i64 2
  %148 = add i32 %138, %128
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %149
  store float %147, ptr addrspace(1) %150, align 4, !tbaa !8
  %151 = extractelement <4 x float> %103, i64 3
  %152 = add i32 %138, %134
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %153
  store float %151, ptr addrspace(1) %154, align 4, !tbaa !8
  %155 = or disjoint i32 %114, 16
  %156 = extractelement <4 x float> %104, i64 0
  %157 = mul nsw i32 %155, %3
  %158 = add i32 %9, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %159
  store float %156, ptr addrspace(1) %160, align 4, !tbaa !8
  %161 = extractelement <4 x float> %104, i64 1
  %162 = or disjoint i32 %114, 17
  %163 = mul nsw i32 %162, %3
  %164 = add i32 %9, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %165
  store float %161, ptr addrspace(1) %166, align 4, !tbaa !8
  %167 = extractelement <4 x float> %104, i64 2
  %168 = or disjoint i32 %114, 18
  %169 = mul nsw i32 %168, %3
  %170 = add i32 %9, %169
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %171
  store float %167, ptr addrspace(1) %172, align 4, !tbaa !8
  %173 = extractelement <4 x float> %104, i64 3
  %174 = or disjoint i32 %114, 19
  %175 = mul nsw i32 %174, %3
  %176 = add i32 %9, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %177
  store float %173, ptr addrspace(1) %178, align 4, !tbaa !8
  %179 = extractelement <4 x float> %105, i64 0
  %180 = add i32 %138, %157
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %181
  store float %179, ptr addrspace(1) %182, align 4, !tbaa !8
  %183 = extractelement <4 x float> %105, i64 1
  %184 = add i32 %138, %163
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %185
  store float %183, ptr addrspace(1) %186, align 4, !tbaa !8
  %187 = extractelement <4 x float> %105, i64 2
  %188 = add i32 %138, %169
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %189
  store float %187, ptr addrspace(1) %190, align 4, !tbaa !8
  %191 = extractelement <4 x float> %105, i64 3
  %192 = add i32 %138, %175
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr addrspace(1) %113, i64 %193
  store float %191, ptr addrspace(1) %194, align 4, !tbaa !8
  ret void

195:                                              ; preds = %5, %195
  %196 = phi <4 x float> [ %253, %195 ], [ zeroinitializer, %5 ]
  %197 = phi <4 x float> [ %252, %195 ], [ zeroinitializer, %5 ]
  %198 = phi <4 x float> [ %251, %195 ], [ zeroinitializer, %5 ]
  %199 = phi <4 x float> [ %250, %195 ], [ zeroinitializer, %5 ]
  %200 = phi i32 [ %254, %195 ], [ 128, %5 ]
  %201 = phi i32 [ %202, %195 ], [ 0, %5 ]
  %202 = xor i32 %201, 1
  %203 = shl nuw nsw i32 %202, 14
  %204 = zext nneg i32 %200 to i64
  %205 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %204
  %206 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %203
  %207 = getelementptr i8, ptr addrspace(3) %206, i32 %27
  %208 = getelementptr inbounds nuw i8, ptr addrspace(1) %205, i64 %31
  %209 = getelementptr inbounds nuw i8, ptr addrspace(1) %208, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %209, ptr addrspace(3) %207, i32 16, i32 0, i32 0)
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %205, i64 %41
  %211 = getelementptr inbounds nuw i8, ptr addrspace(1) %210, i64 %46
  %212 = getelementptr i8, ptr addrspace(3) %207, i32 4096
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %211, ptr addrspace(3) %212, i32 16, i32 0, i32 0)
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %204
  %214 = getelementptr i8, ptr addrspace(3) %206, i32 8192
  %215 = getelementptr i8, ptr addrspace(3) %214, i32 %27
  %216 = getelementptr inbounds nuw i8, ptr addrspace(1) %213, i64 %31
  %217 = getelementptr inbounds nuw i8, ptr addrspace(1) %216, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %217, ptr addrspace(3) %215, i32 16, i32 0, i32 0)
  %218 = getelementptr inbounds nuw i8, ptr addrspace(1) %213, i64 %41
  %219 = getelementptr inbounds nuw i8, ptr addrspace(1) %218, i64 %46
  %220 = getelementptr i8, ptr addrspace(3) %215, i32 4096
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %219, ptr addrspace(3) %220, i32 16, i32 0, i32 0)
  %221 = shl nuw nsw i32 %201, 14
  %222 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %221
  %223 = getelementptr i8, ptr addrspace(3) %222, i32 %59
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i32 %62
  %225 = load <4 x i32>, ptr addrspace(3) %224, align 16, !tbaa !7
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i32 %63
  %227 = load <4 x i32>, ptr addrspace(3) %226, align 16, !tbaa !7
  %228 = shufflevector <4 x i32> %225, <4 x i32> %227, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %229 = getelementptr i8, ptr addrspace(3) %222, i32 2048
  %230 = getelementptr i8, ptr addrspace(3) %229, i32 %59
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 %62
  %232 = load <4 x i32>, ptr addrspace(3) %231, align 16, !tbaa !7
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 %63
  %234 = load <4 x i32>, ptr addrspace(3) %233, align 16, !tbaa !7
  %235 = shufflevector <4 x i32> %232, <4 x i32> %234, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %236 = getelementptr i8, ptr addrspace(3) %222, i32 8192
  %237 = getelementptr i8, ptr addrspace(3) %236, i32 %65
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 %62
  %239 = load <4 x i32>, ptr addrspace(3) %238, align 16, !tbaa !7
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 %63
  %241 = load <4 x i32>, ptr addrspace(3) %240, align 16, !tbaa !7
  %242 = shufflevector <4 x i32> %239, <4 x i32> %241, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %243 = getelementptr i8, ptr addrspace(3) %222, i32 10240
  %244 = getelementptr i8, ptr addrspace(3) %243, i32 %65
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) %244, i32 %62
  %246 = load <4 x i32>, ptr addrspace(3) %245, align 16, !tbaa !7
  %247 = getelementptr inbounds nuw i8, ptr addrspace(3) %244, i32 %63
  %248 = load <4 x i32>, ptr addrspace(3) %247, align 16, !tbaa !7
  %249 = shufflevector <4 x i32> %246, <4 x i32> %248, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %250 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %228, <8 x i32> %242, <4 x float> %199, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %251 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %228, <8 x i32> %249, <4 x float> %198, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %252 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %235, <8 x i32> %242, <4 x float> %197, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %253 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %235, <8 x i32> %249, <4 x float> %196, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %254 = add nuw nsw i32 %200, 128
  %255 = icmp slt i32 %254, %4
  br i1 %255, label %195, label %66, !llvm.loop !10
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
