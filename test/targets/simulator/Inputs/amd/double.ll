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
  %34 = and i32 %33, 112
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 %35
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %36, ptr addrspace(3) %28, i32 16, i32 0, i32 0)
  %37 = add nuw nsw i32 %6, 256
  %38 = lshr i32 %37, 3
  %39 = mul nsw i32 %4, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %23, i64 %40
  %42 = shl nuw nsw i32 %37, 4
  %43 = and i32 %42, 112
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 %44
  %46 = getelementptr i8, ptr addrspace(3) %28, i32 4096
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %45, ptr addrspace(3) %46, i32 16, i32 0, i32 0)
  %47 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %27
  %48 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %31
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %48, i64 %35
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %49, ptr addrspace(3) %47, i32 16, i32 0, i32 0)
  %50 = getelementptr inbounds i8, ptr addrspace(1) %26, i64 %40
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 %44
  %52 = getelementptr i8, ptr addrspace(3) %47, i32 4096
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %51, ptr addrspace(3) %52, i32 16, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %53 = icmp sgt i32 %4, 128
  %54 = or disjoint i32 %13, %9
  %55 = shl nuw nsw i32 %11, 4
  %56 = shl i32 %54, 7
  %57 = or disjoint i32 %15, %9
  %58 = shl nuw nsw i32 %57, 7
  br i1 %53, label %186, label %61

59:                                               ; preds = %186
  %60 = shl nuw nsw i32 %193, 14
  br label %61

61:                                               ; preds = %5, %59
  %62 = phi <4 x float> [ %242, %59 ], [ zeroinitializer, %5 ]
  %63 = phi <4 x float> [ %241, %59 ], [ zeroinitializer, %5 ]
  %64 = phi <4 x float> [ %240, %59 ], [ zeroinitializer, %5 ]
  %65 = phi <4 x float> [ %239, %59 ], [ zeroinitializer, %5 ]
  %66 = phi i32 [ %60, %59 ], [ 0, %5 ]
  %67 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %66
  %68 = getelementptr i8, ptr addrspace(3) %67, i32 %55
  %69 = getelementptr i8, ptr addrspace(3) %68, i32 %56
  %70 = load <4 x i32>, ptr addrspace(3) %69, align 16, !tbaa !7
  %71 = getelementptr i8, ptr addrspace(3) %69, i32 64
  %72 = load <4 x i32>, ptr addrspace(3) %71, align 16, !tbaa !7
  %73 = shufflevector <4 x i32> %70, <4 x i32> %72, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %74 = getelementptr i8, ptr addrspace(3) %68, i32 2048
  %75 = getelementptr i8, ptr addrspace(3) %74, i32 %56
  %76 = load <4 x i32>, ptr addrspace(3) %75, align 16, !tbaa !7
  %77 = getelementptr i8, ptr addrspace(3) %75, i32 64
  %78 = load <4 x i32>, ptr addrspace(3) %77, align 16, !tbaa !7
  %79 = shufflevector <4 x i32> %76, <4 x i32> %78, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %80 = getelementptr i8, ptr addrspace(3) %67, i32 8192
  %81 = getelementptr i8, ptr addrspace(3) %80, i32 %55
  %82 = getelementptr i8, ptr addrspace(3) %81, i32 %58
  %83 = load <4 x i32>, ptr addrspace(3) %82, align 16, !tbaa !7
  %84 = getelementptr i8, ptr addrspace(3) %82, i32 64
  %85 = load <4 x i32>, ptr addrspace(3) %84, align 16, !tbaa !7
  %86 = shufflevector <4 x i32> %83, <4 x i32> %85, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %87 = getelementptr i8, ptr addrspace(3) %81, i32 2048
  %88 = getelementptr i8, ptr addrspace(3) %87, i32 %58
  %89 = load <4 x i32>, ptr addrspace(3) %88, align 16, !tbaa !7
  %90 = getelementptr i8, ptr addrspace(3) %88, i32 64
  %91 = load <4 x i32>, ptr addrspace(3) %90, align 16, !tbaa !7
  %92 = shufflevector <4 x i32> %89, <4 x i32> %91, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %93 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %73, <8 x i32> %86, <4 x float> %65, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %94 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %73, <8 x i32> %92, <4 x float> %64, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %95 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %79, <8 x i32> %86, <4 x float> %63, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %96 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %79, <8 x i32> %92, <4 x float> %62, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %97 = add nsw i32 %13, %17
  %98 = sext i32 %97 to i64
  %99 = sext i32 %3 to i64
  %100 = mul nsw i64 %98, %99
  %101 = zext nneg i32 %15 to i64
  %102 = getelementptr float, ptr addrspace(1) %2, i64 %100
  %103 = getelementptr float, ptr addrspace(1) %102, i64 %24
  %104 = getelementptr float, ptr addrspace(1) %103, i64 %101
  %105 = shl nuw nsw i32 %11, 2
  %106 = extractelement <4 x float> %93, i64 0
  %107 = mul nsw i32 %105, %3
  %108 = add i32 %9, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %109
  store float %106, ptr addrspace(1) %110, align 4, !tbaa !8
  %111 = extractelement <4 x float> %93, i64 1
  %112 = or disjoint i32 %105, 1
  %113 = mul nsw i32 %112, %3
  %114 = add i32 %9, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %115
  store float %111, ptr addrspace(1) %116, align 4, !tbaa !8
  %117 = extractelement <4 x float> %93, i64 2
  %118 = or disjoint i32 %105, 2
  %119 = mul nsw i32 %118, %3
  %120 = add i32 %9, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %121
  store float %117, ptr addrspace(1) %122, align 4, !tbaa !8
  %123 = extractelement <4 x float> %93, i64 3
  %124 = or disjoint i32 %105, 3
  %125 = mul nsw i32 %124, %3
  %126 = add i32 %9, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %127
  store float %123, ptr addrspace(1) %128, align 4, !tbaa !8
  %129 = or disjoint i32 %9, 16
  %130 = extractelement <4 x float> %94, i64 0
  %131 = add i32 %129, %107
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %132
  store float %130, ptr addrspace(1) %133, align 4, !tbaa !8
  %134 = extractelement <4 x float> %94, i64 1
  %135 = add i32 %129, %113
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %136
  store float %134, ptr addrspace(1) %137, align 4, !tbaa !8
  %138 = extractelement <4 x float> %94, i64 2
  %139 = add i32 %129, %119
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %140
  store float %138, ptr addrspace(1) %141, align 4, !tbaa !8
  %142 = extractelement <4 x float> %94, i64 3
  %143 = add i32 %129, %125
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %144
  store float %142, ptr addrspace(1) %145, align 4, !tbaa !8
  %146 = or disjoint i32 %105, 16
  %147 = extractelement <4 x float> %95, i64 0
  %148 = mul nsw i32 %146, %3
  %149 = add i32 %9, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %150
  store float %147, ptr addrspace(1) %151, align 4, !tbaa !8
  %152 = extractelement <4 x float> %95, i64 1
  %153 = or disjoint i32 %105, 17
  %154 = mul nsw i32 %153, %3
  %155 = add i32 %9, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %156
  store float %152, ptr addrspace(1) %157, align 4, !tbaa !8
  %158 = extractelement <4 x float> %95, i64 2
  %159 = or disjoint i32 %105, 18
  %160 = mul nsw i32 %159, %3
  %161 = add i32 %9, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %162
  store float %158, ptr addrspace(1) %163, align 4, !tbaa !8
  %164 = extractelement <4 x float> %95, i64 3
  %165 = or disjoint i32 %105, 19
  %166 = mul nsw i32 %165, %3
  %167 = add i32 %9, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %168
  store float %164, ptr addrspace(1) %169, align 4, !tbaa !8
  %170 = extractelement <4 x float> %96, i64 0
  %171 = add i32 %129, %148
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %172
  store float %170, ptr addrspace(1) %173, align 4, !tbaa !8
  %174 = extractelement <4 x float> %96, i64 1
  %175 = add i32 %129, %154
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %176
  store float %174, ptr addrspace(1) %177, align 4, !tbaa !8
  %178 = extractelement <4 x float> %96, i64 2
  %179 = add i32 %129, %160
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %180
  store float %178, ptr addrspace(1) %181, align 4, !tbaa !8
  %182 = extractelement <4 x float> %96, i64 3
  %183 = add i32 %129, %166
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr addrspace(1) %104, i64 %184
  store float %182, ptr addrspace(1) %185, align 4, !tbaa !8
  ret void

186:                                              ; preds = %5, %186
  %187 = phi <4 x float> [ %242, %186 ], [ zeroinitializer, %5 ]
  %188 = phi <4 x float> [ %241, %186 ], [ zeroinitializer, %5 ]
  %189 = phi <4 x float> [ %240, %186 ], [ zeroinitializer, %5 ]
  %190 = phi <4 x float> [ %239, %186 ], [ zeroinitializer, %5 ]
  %191 = phi i32 [ %243, %186 ], [ 128, %5 ]
  %192 = phi i32 [ %193, %186 ], [ 0, %5 ]
  %193 = xor i32 %192, 1
  %194 = shl nuw nsw i32 %193, 14
  %195 = zext nneg i32 %191 to i64
  %196 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %195
  %197 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %194
  %198 = getelementptr i8, ptr addrspace(3) %197, i32 %27
  %199 = getelementptr inbounds nuw i8, ptr addrspace(1) %196, i64 %31
  %200 = getelementptr inbounds nuw i8, ptr addrspace(1) %199, i64 %35
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %200, ptr addrspace(3) %198, i32 16, i32 0, i32 0)
  %201 = getelementptr inbounds nuw i8, ptr addrspace(1) %196, i64 %40
  %202 = getelementptr inbounds nuw i8, ptr addrspace(1) %201, i64 %44
  %203 = getelementptr i8, ptr addrspace(3) %198, i32 4096
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %202, ptr addrspace(3) %203, i32 16, i32 0, i32 0)
  %204 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %195
  %205 = getelementptr i8, ptr addrspace(3) %197, i32 8192
  %206 = getelementptr i8, ptr addrspace(3) %205, i32 %27
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 %31
  %208 = getelementptr inbounds nuw i8, ptr addrspace(1) %207, i64 %35
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %208, ptr addrspace(3) %206, i32 16, i32 0, i32 0)
  %209 = getelementptr inbounds nuw i8, ptr addrspace(1) %204, i64 %40
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %209, i64 %44
  %211 = getelementptr i8, ptr addrspace(3) %206, i32 4096
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %210, ptr addrspace(3) %211, i32 16, i32 0, i32 0)
  %212 = shl nuw nsw i32 %192, 14
  %213 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %212
  %214 = getelementptr i8, ptr addrspace(3) %213, i32 %55
  %215 = getelementptr i8, ptr addrspace(3) %214, i32 %56
  %216 = load <4 x i32>, ptr addrspace(3) %215, align 16, !tbaa !7
  %217 = getelementptr i8, ptr addrspace(3) %215, i32 64
  %218 = load <4 x i32>, ptr addrspace(3) %217, align 16, !tbaa !7
  %219 = shufflevector <4 x i32> %216, <4 x i32> %218, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %220 = getelementptr i8, ptr addrspace(3) %214, i32 2048
  %221 = getelementptr i8, ptr addrspace(3) %220, i32 %56
  %222 = load <4 x i32>, ptr addrspace(3) %221, align 16, !tbaa !7
  %223 = getelementptr i8, ptr addrspace(3) %221, i32 64
  %224 = load <4 x i32>, ptr addrspace(3) %223, align 16, !tbaa !7
  %225 = shufflevector <4 x i32> %222, <4 x i32> %224, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %226 = getelementptr i8, ptr addrspace(3) %213, i32 8192
  %227 = getelementptr i8, ptr addrspace(3) %226, i32 %55
  %228 = getelementptr i8, ptr addrspace(3) %227, i32 %58
  %229 = load <4 x i32>, ptr addrspace(3) %228, align 16, !tbaa !7
  %230 = getelementptr i8, ptr addrspace(3) %228, i32 64
  %231 = load <4 x i32>, ptr addrspace(3) %230, align 16, !tbaa !7
  %232 = shufflevector <4 x i32> %229, <4 x i32> %231, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %233 = getelementptr i8, ptr addrspace(3) %227, i32 2048
  %234 = getelementptr i8, ptr addrspace(3) %233, i32 %58
  %235 = load <4 x i32>, ptr addrspace(3) %234, align 16, !tbaa !7
  %236 = getelementptr i8, ptr addrspace(3) %234, i32 64
  %237 = load <4 x i32>, ptr addrspace(3) %236, align 16, !tbaa !7
  %238 = shufflevector <4 x i32> %235, <4 x i32> %237, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %239 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %219, <8 x i32> %232, <4 x float> %190, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %240 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %219, <8 x i32> %238, <4 x float> %189, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %241 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %225, <8 x i32> %232, <4 x float> %188, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  %242 = tail call noundef <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %225, <8 x i32> %238, <4 x float> %187, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %243 = add nuw nsw i32 %191, 128
  %244 = icmp slt i32 %243, %4
  br i1 %244, label %186, label %59, !llvm.loop !10
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
