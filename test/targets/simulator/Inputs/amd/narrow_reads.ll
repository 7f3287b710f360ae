; ModuleID = 'product.cpp'
source_filename = "product.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZL5tiles = internal addrspace(3) global [16384 x i8] undef, align 1024

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
  %27 = icmp sgt i32 %4, 0
  br i1 %27, label %28, label %138

28:                                               ; preds = %5
  %29 = shl i32 %8, 8
  %30 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %29
  %31 = shl nuw nsw i32 %6, 2
  %32 = lshr i32 %6, 5
  %33 = mul nuw nsw i32 %4, %32
  %34 = zext nneg i32 %33 to i64
  %35 = and i32 %31, 124
  %36 = zext nneg i32 %35 to i64
  %37 = add nuw nsw i32 %6, 256
  %38 = shl nuw nsw i32 %37, 2
  %39 = lshr i32 %37, 5
  %40 = mul nuw nsw i32 %4, %39
  %41 = zext nneg i32 %40 to i64
  %42 = and i32 %38, 124
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr i8, ptr addrspace(3) %30, i32 1024
  %45 = add nuw nsw i32 %6, 512
  %46 = shl nuw nsw i32 %45, 2
  %47 = lshr i32 %45, 5
  %48 = mul nuw nsw i32 %4, %47
  %49 = zext nneg i32 %48 to i64
  %50 = and i32 %46, 124
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr i8, ptr addrspace(3) %30, i32 2048
  %53 = add nuw nsw i32 %6, 768
  %54 = shl nuw nsw i32 %53, 2
  %55 = lshr i32 %53, 5
  %56 = mul nuw nsw i32 %4, %55
  %57 = zext nneg i32 %56 to i64
  %58 = and i32 %54, 124
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(3) %30, i32 3072
  %61 = or disjoint i32 %32, 32
  %62 = mul nuw nsw i32 %4, %61
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr i8, ptr addrspace(3) %30, i32 4096
  %65 = add nuw nsw i32 %6, 1280
  %66 = shl nuw nsw i32 %65, 2
  %67 = lshr i32 %65, 5
  %68 = mul nuw nsw i32 %4, %67
  %69 = zext nneg i32 %68 to i64
  %70 = and i32 %66, 124
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr i8, ptr addrspace(3) %30, i32 5120
  %73 = add nuw nsw i32 %6, 1536
  %74 = shl nuw nsw i32 %73, 2
  %75 = lshr i32 %73, 5
  %76 = mul nuw nsw i32 %4, %75
  %77 = zext nneg i32 %76 to i64
  %78 = and i32 %74, 124
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr i8, ptr addrspace(3) %30, i32 6144
  %81 = add nuw nsw i32 %6, 1792
  %82 = shl nuw nsw i32 %81, 2
  %83 = lshr i32 %81, 5
  %84 = mul nuw nsw i32 %4, %83
  %85 = zext nneg i32 %84 to i64
  %86 = and i32 %82, 124
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr i8, ptr addrspace(3) %30, i32 7168
  %89 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %29
  %90 = getelementptr i8, ptr addrspace(3) %89, i32 1024
  %91 = getelementptr i8, ptr addrspace(3) %89, i32 2048
  %92 = getelementptr i8, ptr addrspace(3) %89, i32 3072
  %93 = getelementptr i8, ptr addrspace(3) %89, i32 4096
  %94 = getelementptr i8, ptr addrspace(3) %89, i32 5120
  %95 = getelementptr i8, ptr addrspace(3) %89, i32 6144
  %96 = getelementptr i8, ptr addrspace(3) %89, i32 7168
  %97 = or disjoint i32 %13, %9
  %98 = shl nuw nsw i32 %11, 4
  %99 = getelementptr i8, ptr addrspace(3) @_ZL5tiles, i32 %98
  %100 = shl i32 %97, 7
  %101 = getelementptr i8, ptr addrspace(3) %99, i32 %100
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 4
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 8
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 12
  %105 = getelementptr i8, ptr addrspace(3) %101, i32 64
  %106 = getelementptr i8, ptr addrspace(3) %101, i32 68
  %107 = getelementptr i8, ptr addrspace(3) %101, i32 72
  %108 = getelementptr i8, ptr addrspace(3) %101, i32 76
  %109 = getelementptr i8, ptr addrspace(3) %99, i32 2048
  %110 = getelementptr i8, ptr addrspace(3) %109, i32 %100
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i32 4
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i32 8
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %110, i32 12
  %114 = getelementptr i8, ptr addrspace(3) %110, i32 64
  %115 = getelementptr i8, ptr addrspace(3) %110, i32 68
  %116 = getelementptr i8, ptr addrspace(3) %110, i32 72
  %117 = getelementptr i8, ptr addrspace(3) %110, i32 76
  %118 = or disjoint i32 %15, %9
  %119 = getelementptr i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL5tiles, i32 8192), i32 %98
  %120 = shl nuw nsw i32 %118, 7
  %121 = getelementptr i8, ptr addrspace(3) %119, i32 %120
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 4
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 8
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 12
  %125 = getelementptr i8, ptr addrspace(3) %121, i32 64
  %126 = getelementptr i8, ptr addrspace(3) %121, i32 68
  %127 = getelementptr i8, ptr addrspace(3) %121, i32 72
  %128 = getelementptr i8, ptr addrspace(3) %121, i32 76
  %129 = getelementptr i8, ptr addrspace(3) %119, i32 2048
  %130 = getelementptr i8, ptr addrspace(3) %129, i32 %120
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 4
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 8
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 12
  %134 = getelementptr i8, ptr addrspace(3) %130, i32 64
  %135 = getelementptr i8, ptr addrspace(3) %130, i32 68
  %136 = getelementptr i8, ptr addrspace(3) %130, i32 72
  %137 = getelementptr i8, ptr addrspace(3) %130, i32 76
  br label %232

138:                                              ; preds = %232, %5
  %139 = phi <4 x float> [ zeroinitializer, %5 ], [ %384, %232 ]
  %140 = phi <4 x float> [ zeroinitializer, %5 ], [ %380, %232 ]
  %141 = phi <4 x float> [ zeroinitializer, %5 ], [ %360, %232 ]
  %142 = phi <4 x float> [ zeroinitializer, %5 ], [ %340, %232 ]
  %143 = add nsw i32 %13, %17
  %144 = sext i32 %143 to i64
  %145 = sext i32 %3 to i64
  %146 = mul nsw i64 %144, %145
  %147 = zext nneg i32 %15 to i64
  %148 = getelementptr float, ptr addrspace(1) %2, i64 %146
  %149 = getelementptr float, ptr addrspace(1) %148, i64 %24
  %150 = getelementptr float, ptr addrspace(1) %149, i64 %147
  %151 = shl nuw nsw i32 %11, 2
  %152 = extractelement <4 x float> %142, i64 0
  %153 = mul nsw i32 %151, %3
  %154 = add i32 %9, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %155
  store float %152, ptr addrspace(1) %156, align 4, !tbaa !7
  %157 = extractelement <4 x float> %142, i64 1
  %158 = or disjoint i32 %151, 1
  %159 = mul nsw i32 %158, %3
  %160 = add i32 %9, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %161
  store float %157, ptr addrspace(1) %162, align 4, !tbaa !7
  %163 = extractelement <4 x float> %142, i64 2
  %164 = or disjoint i32 %151, 2
  %165 = mul nsw i32 %164, %3
  %166 = add i32 %9, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %167
  store float %163, ptr addrspace(1) %168, align 4, !tbaa !7
  %169 = extractelement <4 x float> %142, i64 3
  %170 = or disjoint i32 %151, 3
  %171 = mul nsw i32 %170, %3
  %172 = add i32 %9, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %173
  store float %169, ptr addrspace(1) %174, align 4, !tbaa !7
  %175 = or disjoint i32 %9, 16
  %176 = extractelement <4 x float> %141, i64 0
  %177 = add i32 %175, %153
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %178
  store float %176, ptr addrspace(1) %179, align 4, !tbaa !7
  %180 = extractelement <4 x float> %141, i64 1
  %181 = add i32 %175, %159
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %182
  store float %180, ptr addrspace(1) %183, align 4, !tbaa !7
  %184 = extractelement <4 x float> %141, i64 2
  %185 = add i32 %175, %165
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %186
  store float %184, ptr addrspace(1) %187, align 4, !tbaa !7
  %188 = extractelement <4 x float> %141, i64 3
  %189 = add i32 %175, %171
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %190
  store float %188, ptr addrspace(1) %191, align 4, !tbaa !7
  %192 = or disjoint i32 %151, 16
  %193 = extractelement <4 x float> %140, i64 0
  %194 = mul nsw i32 %192, %3
  %195 = add i32 %9, %194
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %196
  store float %193, ptr addrspace(1) %197, align 4, !tbaa !7
  %198 = extractelement <4 x float> %140, i64 1
  %199 = or disjoint i32 %151, 17
  %200 = mul nsw i32 %199, %3
  %201 = add i32 %9, %200
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %202
  store float %198, ptr addrspace(1) %203, align 4, !tbaa !7
  %204 = extractelement <4 x float> %140, i64 2
  %205 = or disjoint i32 %151, 18
  %206 = mul nsw i32 %205, %3
  %207 = add i32 %9, %206
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %208
  store float %204, ptr addrspace(1) %209, align 4, !tbaa !7
  %210 = extractelement <4 x float> %140, i64 3
  %211 = or disjoint i32 %151, 19
  %212 = mul nsw i32 %211, %3
  %213 = add i32 %9, %212
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %214
  store float %210, ptr addrspace(1) %215, align 4, !tbaa !7
  %216 = extractelement <4 x float> %139, i64 0
  %217 = add i32 %175, %194
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %218
  store float %216, ptr addrspace(1) %219, align 4, !tbaa !7
  %220 = extractelement <4 x float> %139, i64 1
  %221 = add i32 %175, %200
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %222
  store float %220, ptr addrspace(1) %223, align 4, !tbaa !7
  %224 = extractelement <4 x float> %139, i64 2
  %225 = add i32 %175, %206
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %226
  store float %224, ptr addrspace(1) %227, align 4, !tbaa !7
  %228 = extractelement <4 x float> %139, i64 3
  %229 = add i32 %175, %212
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr addrspace(1) %150, i64 %230
  store float %228, ptr addrspace(1) %231, align 4, !tbaa !7
  ret void

232:                                              ; preds = %28, %232
  %233 = phi <4 x float> [ zeroinitializer, %28 ], [ %384, %232 ]
  %234 = phi <4 x float> [ zeroinitializer, %28 ], [ %380, %232 ]
  %235 = phi <4 x float> [ zeroinitializer, %28 ], [ %360, %232 ]
  %236 = phi <4 x float> [ zeroinitializer, %28 ], [ %340, %232 ]
  %237 = phi i32 [ 0, %28 ], [ %385, %232 ]
  %238 = zext nneg i32 %237 to i64
  %239 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %238
  %240 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %34
  %241 = getelementptr inbounds nuw i8, ptr addrspace(1) %240, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %241, ptr addrspace(3) %30, i32 4, i32 0, i32 0)
  %242 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %41
  %243 = getelementptr inbounds nuw i8, ptr addrspace(1) %242, i64 %43
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %243, ptr addrspace(3) %44, i32 4, i32 0, i32 0)
  %244 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %49
  %245 = getelementptr inbounds nuw i8, ptr addrspace(1) %244, i64 %51
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %245, ptr addrspace(3) %52, i32 4, i32 0, i32 0)
  %246 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %57
  %247 = getelementptr inbounds nuw i8, ptr addrspace(1) %246, i64 %59
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %247, ptr addrspace(3) %60, i32 4, i32 0, i32 0)
  %248 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %63
  %249 = getelementptr inbounds nuw i8, ptr addrspace(1) %248, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %249, ptr addrspace(3) %64, i32 4, i32 0, i32 0)
  %250 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %69
  %251 = getelementptr inbounds nuw i8, ptr addrspace(1) %250, i64 %71
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %251, ptr addrspace(3) %72, i32 4, i32 0, i32 0)
  %252 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %77
  %253 = getelementptr inbounds nuw i8, ptr addrspace(1) %252, i64 %79
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %253, ptr addrspace(3) %80, i32 4, i32 0, i32 0)
  %254 = getelementptr inbounds nuw i8, ptr addrspace(1) %239, i64 %85
  %255 = getelementptr inbounds nuw i8, ptr addrspace(1) %254, i64 %87
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %255, ptr addrspace(3) %88, i32 4, i32 0, i32 0)
  %256 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %238
  %257 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %34
  %258 = getelementptr inbounds nuw i8, ptr addrspace(1) %257, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %258, ptr addrspace(3) %89, i32 4, i32 0, i32 0)
  %259 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %41
  %260 = getelementptr inbounds nuw i8, ptr addrspace(1) %259, i64 %43
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %260, ptr addrspace(3) %90, i32 4, i32 0, i32 0)
  %261 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %49
  %262 = getelementptr inbounds nuw i8, ptr addrspace(1) %261, i64 %51
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %262, ptr addrspace(3) %91, i32 4, i32 0, i32 0)
  %263 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %57
  %264 = getelementptr inbounds nuw i8, ptr addrspace(1) %263, i64 %59
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %264, ptr addrspace(3) %92, i32 4, i32 0, i32 0)
  %265 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %63
  %266 = getelementptr inbounds nuw i8, ptr addrspace(1) %265, i64 %36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nonnull %266, ptr addrspace(3) %93, i32 4, i32 0, i32 0)
  %267 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %69
  %268 = getelementptr inbounds nuw i8, ptr addrspace(1) %267, i64 %71
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %268, ptr addrspace(3) %94, i32 4, i32 0, i32 0)
  %269 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %77
  %270 = getelementptr inbounds nuw i8, ptr addrspace(1) %269, i64 %79
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %270, ptr addrspace(3) %95, i32 4, i32 0, i32 0)
  %271 = getelementptr inbounds nuw i8, ptr addrspace(1) %256, i64 %85
  %272 = getelementptr inbounds nuw i8, ptr addrspace(1) %271, i64 %87
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %272, ptr addrspace(3) %96, i32 4, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %273 = load volatile i32, ptr addrspace(3) %101, align 16, !tbaa !3
  %274 = load volatile i32, ptr addrspace(3) %102, align 4, !tbaa !3
  %275 = load volatile i32, ptr addrspace(3) %103, align 8, !tbaa !3
  %276 = load volatile i32, ptr addrspace(3) %104, align 4, !tbaa !3
  %277 = load volatile i32, ptr addrspace(3) %105, align 16, !tbaa !3
  %278 = load volatile i32, ptr addrspace(3) %106, align 4, !tbaa !3
  %279 = load volatile i32, ptr addrspace(3) %107, align 8, !tbaa !3
  %280 = load volatile i32, ptr addrspace(3) %108, align 4, !tbaa !3
  %281 = load volatile i32, ptr addrspace(3) %110, align 16, !tbaa !3
  %282 = load volatile i32, ptr addrspace(3) %111, align 4, !tbaa !3
  %283 = load volatile i32, ptr addrspace(3) %112, align 8, !tbaa !3
  %284 = load volatile i32, ptr addrspace(3) %113, align 4, !tbaa !3
  %285 = load volatile i32, ptr addrspace(3) %114, align 16, !tbaa !3
  %286 = load volatile i32, ptr addrspace(3) %115, align 4, !tbaa !3
  %287 = load volatile i32, ptr addrspace(3) %116, align 8, !tbaa !3
  %288 = load volatile i32, ptr addrspace(3) %117, align 4, !tbaa !3
  %289 = load volatile i32, ptr addrspace(3) %121, align 16, !tbaa !3
  %290 = load volatile i32, ptr addrspace(3) %122, align 4, !tbaa !3
  %291 = load volatile i32, ptr addrspace(3) %123, align 8, !tbaa !3
  %292 = load volatile i32, ptr addrspace(3) %124, align 4, !tbaa !3
  %293 = load volatile i32, ptr addrspace(3) %125, align 16, !tbaa !3
  %294 = load volatile i32, ptr addrspace(3) %126, align 4, !tbaa !3
  %295 = load volatile i32, ptr addrspace(3) %127, align 8, !tbaa !3
  %296 = load volatile i32, ptr addrspace(3) %128, align 4, !tbaa !3
  %297 = load volatile i32, ptr addrspace(3) %130, align 16, !tbaa !3
  %298 = load volatile i32, ptr addrspace(3) %131, align 4, !tbaa !3
  %299 = load volatile i32, ptr addrspace(3) %132, align 8, !tbaa !3
  %300 = load volatile i32, ptr addrspace(3) %133, align 4, !tbaa !3
  %301 = load volatile i32, ptr addrspace(3) %134, align 16, !tbaa !3
  %302 = load volatile i32, ptr addrspace(3) %135, align 4, !tbaa !3
  %303 = load volatile i32, ptr addrspace(3) %136, align 8, !tbaa !3
  %304 = load volatile i32, ptr addrspace(3) %137, align 4, !tbaa !3
  %305 = zext i32 %273 to i64
  %306 = sext i32 %274 to i64
  %307 = shl nsw i64 %306, 32
  %308 = or disjoint i64 %307, %305
  %309 = zext i32 %275 to i64
  %310 = sext i32 %276 to i64
  %311 = shl nsw i64 %310, 32
  %312 = or disjoint i64 %311, %309
  %313 = zext i32 %277 to i64
  %314 = sext i32 %278 to i64
  %315 = shl nsw i64 %314, 32
  %316 = or disjoint i64 %315, %313
  %317 = zext i32 %279 to i64
  %318 = sext i32 %280 to i64
  %319 = shl nsw i64 %318, 32
  %320 = or disjoint i64 %319, %317
  %321 = zext i32 %289 to i64
  %322 = sext i32 %290 to i64
  %323 = shl nsw i64 %322, 32
  %324 = or disjoint i64 %323, %321
  %325 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %308, i64 %324, <4 x float> %236, i32 0, i32 0, i32 0)
  %326 = zext i32 %291 to i64
  %327 = sext i32 %292 to i64
  %328 = shl nsw i64 %327, 32
  %329 = or disjoint i64 %328, %326
  %330 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %312, i64 %329, <4 x float> %325, i32 0, i32 0, i32 0)
  %331 = zext i32 %293 to i64
  %332 = sext i32 %294 to i64
  %333 = shl nsw i64 %332, 32
  %334 = or disjoint i64 %333, %331
  %335 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %316, i64 %334, <4 x float> %330, i32 0, i32 0, i32 0)
  %336 = zext i32 %295 to i64
  %337 = sext i32 %296 to i64
  %338 = shl nsw i64 %337, 32
  %339 = or disjoint i64 %338, %336
  %340 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %320, i64 %339, <4 x float> %335, i32 0, i32 0, i32 0)
  %341 = zext i32 %297 to i64
  %342 = sext i32 %298 to i64
  %343 = shl nsw i64 %342, 32
  %344 = or disjoint i64 %343, %341
  %345 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %308, i64 %344, <4 x float> %235, i32 0, i32 0, i32 0)
  %346 = zext i32 %299 to i64
  %347 = sext i32 %300 to i64
  %348 = shl nsw i64 %347, 32
  %349 = or disjoint i64 %348, %346
  %350 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %312, i64 %349, <4 x float> %345, i32 0, i32 0, i32 0)
  %351 = zext i32 %301 to i64
  %352 = sext i32 %302 to i64
  %353 = shl nsw i64 %352, 32
  %354 = or disjoint i64 %353, %351
  %355 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %316, i64 %354, <4 x float> %350, i32 0, i32 0, i32 0)
  %356 = zext i32 %303 to i64
  %357 = sext i32 %304 to i64
  %358 = shl nsw i64 %357, 32
  %359 = or disjoint i64 %358, %356
  %360 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %320, i64 %359, <4 x float> %355, i32 0, i32 0, i32 0)
  %361 = zext i32 %281 to i64
  %362 = sext i32 %282 to i64
  %363 = shl nsw i64 %362, 32
  %364 = or disjoint i64 %363, %361
  %365 = zext i32 %283 to i64
  %366 = sext i32 %284 to i64
  %367 = shl nsw i64 %366, 32
  %368 = or disjoint i64 %367, %365
  %369 = zext i32 %285 to i64
  %370 = sext i32 %286 to i64
  %371 = shl nsw i64 %370, 32
  %372 = or disjoint i64 %371, %369
  %373 = zext i32 %287 to i64
  %374 = sext i32 %288 to i64
  %375 = shl nsw i64 %374, 32
  %376 = or disjoint i64 %375, %373
  %377 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %364, i64 %324, <4 x float> %234, i32 0, i32 0, i32 0)
  %378 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %368, i64 %329, <4 x float> %377, i32 0, i32 0, i32 0)
  %379 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %372, i64 %334, <4 x float> %378, i32 0, i32 0, i32 0)
  %380 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %376, i64 %339, <4 x float> %379, i32 0, i32 0, i32 0)
  %381 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %364, i64 %344, <4 x float> %233, i32 0, i32 0, i32 0)
  %382 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %368, i64 %349, <4 x float> %381, i32 0, i32 0, i32 0)
  %383 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %372, i64 %354, <4 x float> %382, i32 0, i32 0, i32 0)
  %384 = tail call noundef <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %376, i64 %359, <4 x float> %383, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 112)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %385 = add nuw nsw i32 %237, 128
  %386 = icmp slt i32 %385, %4
  br i1 %386, label %232, label %138, !llvm.loop !9
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
