; ModuleID = 'rows.cpp'
source_filename = "rows.cpp"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rows(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, float noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = and i32 %5, 63
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %5)
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = lshr i32 %7, 3
  %11 = and i32 %10, 536870904
  %12 = zext nneg i32 %11 to i64
  %13 = shl nuw nsw i64 %9, 11
  %14 = shl nuw nsw i64 %12, 6
  %15 = add nuw nsw i64 %14, %13
  %16 = zext nneg i32 %6 to i64
  %17 = or disjoint i64 %15, %16
  %18 = getelementptr inbounds nuw <2 x bfloat>, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr inbounds nuw <2 x bfloat>, ptr addrspace(1) %2, i64 %17
  %20 = getelementptr inbounds nuw <2 x bfloat>, ptr addrspace(1) %1, i64 %16
  %21 = load <2 x bfloat>, ptr addrspace(1) %20, align 4, !tbaa !7, !amdgpu.noclobber !8
  %22 = load <2 x bfloat>, ptr addrspace(1) %18, align 4, !tbaa !7, !amdgpu.noclobber !8
  %23 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %24 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %23)
  %25 = shl i32 %24, 2
  %26 = xor i32 %25, 128
  %27 = xor i32 %25, 64
  %28 = xor i32 %25, 32
  %29 = xor i32 %25, 16
  %30 = xor i32 %25, 8
  %31 = xor i32 %25, 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 256
  %33 = load <2 x bfloat>, ptr addrspace(1) %32, align 4, !tbaa !7, !amdgpu.noclobber !8
  %34 = fpext <2 x bfloat> %21 to <2 x float>
  %35 = fpext <2 x bfloat> %22 to <2 x float>
  %36 = fmul <2 x float> %35, %35
  %37 = extractelement <2 x float> %36, i64 1
  %38 = extractelement <2 x float> %35, i64 0
  %39 = tail call float @llvm.fmuladd.f32(float %38, float %38, float %37)
  %40 = bitcast float %39 to i32
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %40)
  %42 = bitcast i32 %41 to float
  %43 = fadd float %39, %42
  %44 = bitcast float %43 to i32
  %45 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %44)
  %46 = bitcast i32 %45 to float
  %47 = fadd float %43, %46
  %48 = bitcast float %47 to i32
  %49 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %48)
  %50 = bitcast i32 %49 to float
  %51 = fadd float %47, %50
  %52 = bitcast float %51 to i32
  %53 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %52)
  %54 = bitcast i32 %53 to float
  %55 = fadd float %51, %54
  %56 = bitcast float %55 to i32
  %57 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %56)
  %58 = bitcast i32 %57 to float
  %59 = fadd float %55, %58
  %60 = bitcast float %59 to i32
  %61 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %60)
  %62 = bitcast i32 %61 to float
  %63 = fadd float %59, %62
  %64 = fmul float %63, 7.812500e-03
  %65 = fadd float %3, %64
  %66 = tail call float @llvm.amdgcn.rsq.f32(float %65)
  %67 = insertelement <2 x float> poison, float %66, i64 0
  %68 = shufflevector <2 x float> %67, <2 x float> poison, <2 x i32> zeroinitializer
  %69 = fmul <2 x float> %68, %35
  %70 = fmul <2 x float> %69, %34
  %71 = fptrunc <2 x float> %70 to <2 x bfloat>
  store <2 x bfloat> %71, ptr addrspace(1) %19, align 4, !tbaa !7
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 512
  %73 = load <2 x bfloat>, ptr addrspace(1) %72, align 4, !tbaa !7, !amdgpu.noclobber !8
  %74 = fpext <2 x bfloat> %33 to <2 x float>
  %75 = fmul <2 x float> %74, %74
  %76 = extractelement <2 x float> %75, i64 1
  %77 = extractelement <2 x float> %74, i64 0
  %78 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %76)
  %79 = bitcast float %78 to i32
  %80 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %79)
  %81 = bitcast i32 %80 to float
  %82 = fadd float %78, %81
  %83 = bitcast float %82 to i32
  %84 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %83)
  %85 = bitcast i32 %84 to float
  %86 = fadd float %82, %85
  %87 = bitcast float %86 to i32
  %88 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %87)
  %89 = bitcast i32 %88 to float
  %90 = fadd float %86, %89
  %91 = bitcast float %90 to i32
  %92 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %91)
  %93 = bitcast i32 %92 to float
  %94 = fadd float %90, %93
  %95 = bitcast float %94 to i32
  %96 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %95)
  %97 = bitcast i32 %96 to float
  %98 = fadd float %94, %97
  %99 = bitcast float %98 to i32
  %100 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %99)
  %101 = bitcast i32 %100 to float
  %102 = fadd float %98, %101
  %103 = fmul float %102, 7.812500e-03
  %104 = fadd float %3, %103
  %105 = tail call float @llvm.amdgcn.rsq.f32(float %104)
  %106 = insertelement <2 x float> poison, float %105, i64 0
  %107 = shufflevector <2 x float> %106, <2 x float> poison, <2 x i32> zeroinitializer
  %108 = fmul <2 x float> %107, %74
  %109 = fmul <2 x float> %108, %34
  %110 = fptrunc <2 x float> %109 to <2 x bfloat>
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 256
  store <2 x bfloat> %110, ptr addrspace(1) %111, align 4, !tbaa !7
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 768
  %113 = load <2 x bfloat>, ptr addrspace(1) %112, align 4, !tbaa !7, !amdgpu.noclobber !8
  %114 = fpext <2 x bfloat> %73 to <2 x float>
  %115 = fmul <2 x float> %114, %114
  %116 = extractelement <2 x float> %115, i64 1
  %117 = extractelement <2 x float> %114, i64 0
  %118 = tail call float @llvm.fmuladd.f32(float %117, float %117, float %116)
  %119 = bitcast float %118 to i32
  %120 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %119)
  %121 = bitcast i32 %120 to float
  %122 = fadd float %118, %121
  %123 = bitcast float %122 to i32
  %124 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %123)
  %125 = bitcast i32 %124 to float
  %126 = fadd float %122, %125
  %127 = bitcast float %126 to i32
  %128 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %127)
  %129 = bitcast i32 %128 to float
  %130 = fadd float %126, %129
  %131 = bitcast float %130 to i32
  %132 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %131)
  %133 = bitcast i32 %132 to float
  %134 = fadd float %130, %133
  %135 = bitcast float %134 to i32
  %136 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %135)
  %137 = bitcast i32 %136 to float
  %138 = fadd float %134, %137
  %139 = bitcast float %138 to i32
  %140 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %139)
  %141 = bitcast i32 %140 to float
  %142 = fadd float %138, %141
  %143 = fmul float %142, 7.812500e-03
  %144 = fadd float %3, %143
  %145 = tail call float @llvm.amdgcn.rsq.f32(float %144)
  %146 = insertelement <2 x float> poison, float %145, i64 0
  %147 = shufflevector <2 x float> %146, <2 x float> poison, <2 x i32> zeroinitializer
  %148 = fmul <2 x float> %147, %114
  %149 = fmul <2 x float> %148, %34
  %150 = fptrunc <2 x float> %149 to <2 x bfloat>
  %151 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 512
  store <2 x bfloat> %150, ptr addrspace(1) %151, align 4, !tbaa !7
  %152 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1024
  %153 = load <2 x bfloat>, ptr addrspace(1) %152, align 4, !tbaa !7, !amdgpu.noclobber !8
  %154 = fpext <2 x bfloat> %113 to <2 x float>
  %155 = fmul <2 x float> %154, %154
  %156 = extractelement <2 x float> %155, i64 1
  %157 = extractelement <2 x float> %154, i64 0
  %158 = tail call float @llvm.fmuladd.f32(float %157, float %157, float %156)
  %159 = bitcast float %158 to i32
  %160 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %159)
  %161 = bitcast i32 %160 to float
  %162 = fadd float %158, %161
  %163 = bitcast float %162 to i32
  %164 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %163)
  %165 = bitcast i32 %164 to float
  %166 = fadd float %162, %165
  %167 = bitcast float %166 to i32
  %168 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %167)
  %169 = bitcast i32 %168 to float
  %170 = fadd float %166, %169
  %171 = bitcast float %170 to i32
  %172 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %171)
  %173 = bitcast i32 %172 to float
  %174 = fadd float %170, %173
  %175 = bitcast float %174 to i32
  %176 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %175)
  %177 = bitcast i32 %176 to float
  %178 = fadd float %174, %177
  %179 = bitcast float %178 to i32
  %180 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %179)
  %181 = bitcast i32 %180 to float
  %182 = fadd float %178, %181
  %183 = fmul float %182, 7.812500e-03
  %184 = fadd float %3, %183
  %185 = tail call float @llvm.amdgcn.rsq.f32(float %184)
  %186 = insertelement <2 x float> poison, float %185, i64 0
  %187 = shufflevector <2 x float> %186, <2 x float> poison, <2 x i32> zeroinitializer
  %188 = fmul <2 x float> %187, %154
  %189 = fmul <2 x float> %188, %34
  %190 = fptrunc <2 x float> %189 to <2 x bfloat>
  %191 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 768
  store <2 x bfloat> %190, ptr addrspace(1) %191, align 4, !tbaa !7
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1280
  %193 = load <2 x bfloat>, ptr addrspace(1) %192, align 4, !tbaa !7, !amdgpu.noclobber !8
  %194 = fpext <2 x bfloat> %153 to <2 x float>
  %195 = fmul <2 x float> %194, %194
  %196 = extractelement <2 x float> %195, i64 1
  %197 = extractelement <2 x float> %194, i64 0
  %198 = tail call float @llvm.fmuladd.f32(float %197, float %197, float %196)
  %199 = bitcast float %198 to i32
  %200 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %199)
  %201 = bitcast i32 %200 to float
  %202 = fadd float %198, %201
  %203 = bitcast float %202 to i32
  %204 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %203)
  %205 = bitcast i32 %204 to float
  %206 = fadd float %202, %205
  %207 = bitcast float %206 to i32
  %208 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %207)
  %209 = bitcast i32 %208 to float
  %210 = fadd float %206, %209
  %211 = bitcast float %210 to i32
  %212 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %211)
  %213 = bitcast i32 %212 to float
  %214 = fadd float %210, %213
  %215 = bitcast float %214 to i32
  %216 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %215)
  %217 = bitcast i32 %216 to float
  %218 = fadd float %214, %217
  %219 = bitcast float %218 to i32
  %220 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %219)
  %221 = bitcast i32 %220 to float
  %222 = fadd float %218, %221
  %223 = fmul float %222, 7.812500e-03
  %224 = fadd float %3, %223
  %225 = tail call float @llvm.amdgcn.rsq.f32(float %224)
  %226 = insertelement <2 x float> poison, float %225, i64 0
  %227 = shufflevector <2 x float> %226, <2 x float> poison, <2 x i32> zeroinitializer
  %228 = fmul <2 x float> %227, %194
  %229 = fmul <2 x float> %228, %34
  %230 = fptrunc <2 x float> %229 to <2 x bfloat>
  %231 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 1024
  store <2 x bfloat> %230, ptr addrspace(1) %231, align 4, !tbaa !7
  %232 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1536
  %233 = load <2 x bfloat>, ptr addrspace(1) %232, align 4, !tbaa !7, !amdgpu.noclobber !8
  %234 = fpext <2 x bfloat> %193 to <2 x float>
  %235 = fmul <2 x float> %234, %234
  %236 = extractelement <2 x float> %235, i64 1
  %237 = extractelement <2 x float> %234, i64 0
  %238 = tail call float @llvm.fmuladd.f32(float %237, float %237, float %236)
  %239 = bitcast float %238 to i32
  %240 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %239)
  %241 = bitcast i32 %240 to float
  %242 = fadd float %238, %241
  %243 = bitcast float %242 to i32
  %244 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %243)
  %245 = bitcast i32 %244 to float
  %246 = fadd float %242, %245
  %247 = bitcast float %246 to i32
  %248 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %247)
  %249 = bitcast i32 %248 to float
  %250 = fadd float %246, %249
  %251 = bitcast float %250 to i32
  %252 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %251)
  %253 = bitcast i32 %252 to float
  %254 = fadd float %250, %253
  %255 = bitcast float %254 to i32
  %256 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %255)
  %257 = bitcast i32 %256 to float
  %258 = fadd float %254, %257
  %259 = bitcast float %258 to i32
  %260 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %259)
  %261 = bitcast i32 %260 to float
  %262 = fadd float %258, %261
  %263 = fmul float %262, 7.812500e-03
  %264 = fadd float %3, %263
  %265 = tail call float @llvm.amdgcn.rsq.f32(float %264)
  %266 = insertelement <2 x float> poison, float %265, i64 0
  %267 = shufflevector <2 x float> %266, <2 x float> poison, <2 x i32> zeroinitializer
  %268 = fmul <2 x float> %267, %234
  %269 = fmul <2 x float> %268, %34
  %270 = fptrunc <2 x float> %269 to <2 x bfloat>
  %271 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 1280
  store <2 x bfloat> %270, ptr addrspace(1) %271, align 4, !tbaa !7
  %272 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 1792
  %273 = load <2 x bfloat>, ptr addrspace(1) %272, align 4, !tbaa !7, !amdgpu.noclobber !8
  %274 = fpext <2 x bfloat> %233 to <2 x float>
  %275 = fmul <2 x float> %274, %274
  %276 = extractelement <2 x float> %275, i64 1
  %277 = extractelement <2 x float> %274, i64 0
  %278 = tail call float @llvm.fmuladd.f32(float %277, float %277, float %276)
  %279 = bitcast float %278 to i32
  %280 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %279)
  %281 = bitcast i32 %280 to float
  %282 = fadd float %278, %281
  %283 = bitcast float %282 to i32
  %284 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %283)
  %285 = bitcast i32 %284 to float
  %286 = fadd float %282, %285
  %287 = bitcast float %286 to i32
  %288 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %287)
  %289 = bitcast i32 %288 to float
  %290 = fadd float %286, %289
  %291 = bitcast float %290 to i32
  %292 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %291)
  %293 = bitcast i32 %292 to float
  %294 = fadd float %290, %293
  %295 = bitcast float %294 to i32
  %296 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %295)
  %297 = bitcast i32 %296 to float
  %298 = fadd float %294, %297
  %299 = bitcast float %298 to i32
  %300 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %299)
  %301 = bitcast i32 %300 to float
  %302 = fadd float %298, %301
  %303 = fmul float %302, 7.812500e-03
  %304 = fadd float %3, %303
  %305 = tail call float @llvm.amdgcn.rsq.f32(float %304)
  %306 = insertelement <2 x float> poison, float %305, i64 0
  %307 = shufflevector <2 x float> %306, <2 x float> poison, <2 x i32> zeroinitializer
  %308 = fmul <2 x float> %307, %274
  %309 = fmul <2 x float> %308, %34
  %310 = fptrunc <2 x float> %309 to <2 x bfloat>
  %311 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 1536
  store <2 x bfloat> %310, ptr addrspace(1) %311, align 4, !tbaa !7
  %312 = fpext <2 x bfloat> %273 to <2 x float>
  %313 = fmul <2 x float> %312, %312
  %314 = extractelement <2 x float> %313, i64 1
  %315 = extractelement <2 x float> %312, i64 0
  %316 = tail call float @llvm.fmuladd.f32(float %315, float %315, float %314)
  %317 = bitcast float %316 to i32
  %318 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %26, i32 %317)
  %319 = bitcast i32 %318 to float
  %320 = fadd float %316, %319
  %321 = bitcast float %320 to i32
  %322 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %27, i32 %321)
  %323 = bitcast i32 %322 to float
  %324 = fadd float %320, %323
  %325 = bitcast float %324 to i32
  %326 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %325)
  %327 = bitcast i32 %326 to float
  %328 = fadd float %324, %327
  %329 = bitcast float %328 to i32
  %330 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %329)
  %331 = bitcast i32 %330 to float
  %332 = fadd float %328, %331
  %333 = bitcast float %332 to i32
  %334 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %333)
  %335 = bitcast i32 %334 to float
  %336 = fadd float %332, %335
  %337 = bitcast float %336 to i32
  %338 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %337)
  %339 = bitcast i32 %338 to float
  %340 = fadd float %336, %339
  %341 = fmul float %340, 7.812500e-03
  %342 = fadd float %3, %341
  %343 = tail call float @llvm.amdgcn.rsq.f32(float %342)
  %344 = insertelement <2 x float> poison, float %343, i64 0
  %345 = shufflevector <2 x float> %344, <2 x float> poison, <2 x i32> zeroinitializer
  %346 = fmul <2 x float> %345, %312
  %347 = fmul <2 x float> %346, %34
  %348 = fptrunc <2 x float> %347 to <2 x bfloat>
  %349 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 1792
  store <2 x bfloat> %348, ptr addrspace(1) %349, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

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
!8 = !{}
