; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

define ptx_kernel void @adamw_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, ptr addrspace(1) %6, ptr addrspace(1) %7, i32 %8, float %9, float %10, float %11, float %12, float %13, float %14, float %15, ptr addrspace(1) %16, ptr addrspace(1) %17) #0 {
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, 1024
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = and i32 %21, 127
  %23 = urem i32 %22, 32
  %24 = udiv i32 %22, 32
  %25 = shl i32 %23, 0
  %26 = or i32 0, %25
  %27 = shl i32 %24, 5
  %28 = or i32 %26, %27
  %29 = or i32 %28, 0
  %30 = and i32 %29, 127
  %31 = shl i32 %30, 3
  %32 = or disjoint i32 %31, 0
  %33 = xor i32 0, %32
  %34 = xor i32 %33, 0
  %35 = xor i32 %33, 4
  %36 = add i32 %34, 0
  %37 = add i32 %35, 0
  %38 = shl i32 %30, 2
  %39 = or disjoint i32 %38, 0
  %40 = xor i32 0, %39
  %41 = xor i32 %40, 0
  %42 = xor i32 %40, 512
  %43 = add i32 %41, 0
  %44 = add i32 %42, 0
  %45 = add i32 %20, %36
  %46 = add i32 %20, %37
  %47 = add i32 %20, %43
  %48 = add i32 %20, %44
  %49 = icmp slt i32 %45, %8
  %50 = icmp slt i32 %47, %8
  %51 = icmp slt i32 %48, %8
  %52 = getelementptr float, ptr addrspace(1) %0, i32 %45
  %53 = getelementptr float, ptr addrspace(1) %0, i32 %46
  %54 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %52, i1 %49)
  %55 = extractvalue { i32, i32, i32, i32 } %54, 0
  %56 = bitcast i32 %55 to <1 x float>
  %57 = extractvalue { i32, i32, i32, i32 } %54, 1
  %58 = bitcast i32 %57 to <1 x float>
  %59 = extractvalue { i32, i32, i32, i32 } %54, 2
  %60 = bitcast i32 %59 to <1 x float>
  %61 = extractvalue { i32, i32, i32, i32 } %54, 3
  %62 = bitcast i32 %61 to <1 x float>
  %63 = extractelement <1 x float> %56, i32 0
  %64 = extractelement <1 x float> %58, i32 0
  %65 = extractelement <1 x float> %60, i32 0
  %66 = extractelement <1 x float> %62, i32 0
  %67 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %53, i1 %49)
  %68 = extractvalue { i32, i32, i32, i32 } %67, 0
  %69 = bitcast i32 %68 to <1 x float>
  %70 = extractvalue { i32, i32, i32, i32 } %67, 1
  %71 = bitcast i32 %70 to <1 x float>
  %72 = extractvalue { i32, i32, i32, i32 } %67, 2
  %73 = bitcast i32 %72 to <1 x float>
  %74 = extractvalue { i32, i32, i32, i32 } %67, 3
  %75 = bitcast i32 %74 to <1 x float>
  %76 = extractelement <1 x float> %69, i32 0
  %77 = extractelement <1 x float> %71, i32 0
  %78 = extractelement <1 x float> %73, i32 0
  %79 = extractelement <1 x float> %75, i32 0
  %80 = getelementptr half, ptr addrspace(1) %1, i32 %45
  %81 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %80, i1 %49)
  %82 = extractvalue { i32, i32, i32, i32 } %81, 0
  %83 = bitcast i32 %82 to <2 x half>
  %84 = extractvalue { i32, i32, i32, i32 } %81, 1
  %85 = bitcast i32 %84 to <2 x half>
  %86 = extractvalue { i32, i32, i32, i32 } %81, 2
  %87 = bitcast i32 %86 to <2 x half>
  %88 = extractvalue { i32, i32, i32, i32 } %81, 3
  %89 = bitcast i32 %88 to <2 x half>
  %90 = extractelement <2 x half> %83, i32 0
  %91 = extractelement <2 x half> %83, i32 1
  %92 = extractelement <2 x half> %85, i32 0
  %93 = extractelement <2 x half> %85, i32 1
  %94 = extractelement <2 x half> %87, i32 0
  %95 = extractelement <2 x half> %87, i32 1
  %96 = extractelement <2 x half> %89, i32 0
  %97 = extractelement <2 x half> %89, i32 1
  %98 = fpext half %90 to float
  %99 = fpext half %91 to float
  %100 = fpext half %92 to float
  %101 = fpext half %93 to float
  %102 = fpext half %94 to float
  %103 = fpext half %95 to float
  %104 = fpext half %96 to float
  %105 = fpext half %97 to float
  %106 = getelementptr float, ptr addrspace(1) %2, i32 %45
  %107 = getelementptr float, ptr addrspace(1) %2, i32 %46
  %108 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %106, i1 %49)
  %109 = extractvalue { i32, i32, i32, i32 } %108, 0
  %110 = bitcast i32 %109 to <1 x float>
  %111 = extractvalue { i32, i32, i32, i32 } %108, 1
  %112 = bitcast i32 %111 to <1 x float>
  %113 = extractvalue { i32, i32, i32, i32 } %108, 2
  %114 = bitcast i32 %113 to <1 x float>
  %115 = extractvalue { i32, i32, i32, i32 } %108, 3
  %116 = bitcast i32 %115 to <1 x float>
  %117 = extractelement <1 x float> %110, i32 0
  %118 = extractelement <1 x float> %112, i32 0
  %119 = extractelement <1 x float> %114, i32 0
  %120 = extractelement <1 x float> %116, i32 0
  %121 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %107, i1 %49)
  %122 = extractvalue { i32, i32, i32, i32 } %121, 0
  %123 = bitcast i32 %122 to <1 x float>
  %124 = extractvalue { i32, i32, i32, i32 } %121, 1
  %125 = bitcast i32 %124 to <1 x float>
  %126 = extractvalue { i32, i32, i32, i32 } %121, 2
  %127 = bitcast i32 %126 to <1 x float>
  %128 = extractvalue { i32, i32, i32, i32 } %121, 3
  %129 = bitcast i32 %128 to <1 x float>
  %130 = extractelement <1 x float> %123, i32 0
  %131 = extractelement <1 x float> %125, i32 0
  %132 = extractelement <1 x float> %127, i32 0
  %133 = extractelement <1 x float> %129, i32 0
  %134 = getelementptr float, ptr addrspace(1) %3, i32 %45
  %135 = getelementptr float, ptr addrspace(1) %3, i32 %46
  %136 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %134, i1 %49)
  %137 = extractvalue { i32, i32, i32, i32 } %136, 0
  %138 = bitcast i32 %137 to <1 x float>
  %139 = extractvalue { i32, i32, i32, i32 } %136, 1
  %140 = bitcast i32 %139 to <1 x float>
  %141 = extractvalue { i32, i32, i32, i32 } %136, 2
  %142 = bitcast i32 %141 to <1 x float>
  %143 = extractvalue { i32, i32, i32, i32 } %136, 3
  %144 = bitcast i32 %143 to <1 x float>
  %145 = extractelement <1 x float> %138, i32 0
  %146 = extractelement <1 x float> %140, i32 0
  %147 = extractelement <1 x float> %142, i32 0
  %148 = extractelement <1 x float> %144, i32 0
  %149 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %135, i1 %49)
  %150 = extractvalue { i32, i32, i32, i32 } %149, 0
  %151 = bitcast i32 %150 to <1 x float>
  %152 = extractvalue { i32, i32, i32, i32 } %149, 1
  %153 = bitcast i32 %152 to <1 x float>
  %154 = extractvalue { i32, i32, i32, i32 } %149, 2
  %155 = bitcast i32 %154 to <1 x float>
  %156 = extractvalue { i32, i32, i32, i32 } %149, 3
  %157 = bitcast i32 %156 to <1 x float>
  %158 = extractelement <1 x float> %151, i32 0
  %159 = extractelement <1 x float> %153, i32 0
  %160 = extractelement <1 x float> %155, i32 0
  %161 = extractelement <1 x float> %157, i32 0
  %162 = fmul float %10, %117
  %163 = fmul float %10, %118
  %164 = fmul float %10, %119
  %165 = fmul float %10, %120
  %166 = fmul float %10, %130
  %167 = fmul float %10, %131
  %168 = fmul float %10, %132
  %169 = fmul float %10, %133
  %170 = fsub float 1.000000e+00, %10
  %171 = fmul float %170, %98
  %172 = fmul float %170, %99
  %173 = fmul float %170, %100
  %174 = fmul float %170, %101
  %175 = fmul float %170, %102
  %176 = fmul float %170, %103
  %177 = fmul float %170, %104
  %178 = fmul float %170, %105
  %179 = fadd float %162, %171
  %180 = fadd float %163, %172
  %181 = fadd float %164, %173
  %182 = fadd float %165, %174
  %183 = fadd float %166, %175
  %184 = fadd float %167, %176
  %185 = fadd float %168, %177
  %186 = fadd float %169, %178
  %187 = fmul float %11, %145
  %188 = fmul float %11, %146
  %189 = fmul float %11, %147
  %190 = fmul float %11, %148
  %191 = fmul float %11, %158
  %192 = fmul float %11, %159
  %193 = fmul float %11, %160
  %194 = fmul float %11, %161
  %195 = fsub float 1.000000e+00, %11
  %196 = fmul float %195, %98
  %197 = fmul float %195, %99
  %198 = fmul float %195, %100
  %199 = fmul float %195, %101
  %200 = fmul float %195, %102
  %201 = fmul float %195, %103
  %202 = fmul float %195, %104
  %203 = fmul float %195, %105
  %204 = fmul float %196, %98
  %205 = fmul float %197, %99
  %206 = fmul float %198, %100
  %207 = fmul float %199, %101
  %208 = fmul float %200, %102
  %209 = fmul float %201, %103
  %210 = fmul float %202, %104
  %211 = fmul float %203, %105
  %212 = fadd float %187, %204
  %213 = fadd float %188, %205
  %214 = fadd float %189, %206
  %215 = fadd float %190, %207
  %216 = fadd float %191, %208
  %217 = fadd float %192, %209
  %218 = fadd float %193, %210
  %219 = fadd float %194, %211
  %220 = call float @llvm.nvvm.div.full(float %179, float %14)
  %221 = call float @llvm.nvvm.div.full(float %180, float %14)
  %222 = call float @llvm.nvvm.div.full(float %181, float %14)
  %223 = call float @llvm.nvvm.div.full(float %182, float %14)
  %224 = call float @llvm.nvvm.div.full(float %183, float %14)
  %225 = call float @llvm.nvvm.div.full(float %184, float %14)
  %226 = call float @llvm.nvvm.div.full(float %185, float %14)
  %227 = call float @llvm.nvvm.div.full(float %186, float %14)
  %228 = call float @llvm.nvvm.div.full(float %212, float %15)
  %229 = call float @llvm.nvvm.div.full(float %213, float %15)
  %230 = call float @llvm.nvvm.div.full(float %214, float %15)
  %231 = call float @llvm.nvvm.div.full(float %215, float %15)
  %232 = call float @llvm.nvvm.div.full(float %216, float %15)
  %233 = call float @llvm.nvvm.div.full(float %217, float %15)
  %234 = call float @llvm.nvvm.div.full(float %218, float %15)
  %235 = call float @llvm.nvvm.div.full(float %219, float %15)
  %236 = call float @__nv_sqrtf(float %228)
  %237 = call float @__nv_sqrtf(float %229)
  %238 = call float @__nv_sqrtf(float %230)
  %239 = call float @__nv_sqrtf(float %231)
  %240 = call float @__nv_sqrtf(float %232)
  %241 = call float @__nv_sqrtf(float %233)
  %242 = call float @__nv_sqrtf(float %234)
  %243 = call float @__nv_sqrtf(float %235)
  %244 = fadd float %236, %12
  %245 = fadd float %237, %12
  %246 = fadd float %238, %12
  %247 = fadd float %239, %12
  %248 = fadd float %240, %12
  %249 = fadd float %241, %12
  %250 = fadd float %242, %12
  %251 = fadd float %243, %12
  %252 = call float @llvm.nvvm.div.full(float %220, float %244)
  %253 = call float @llvm.nvvm.div.full(float %221, float %245)
  %254 = call float @llvm.nvvm.div.full(float %222, float %246)
  %255 = call float @llvm.nvvm.div.full(float %223, float %247)
  %256 = call float @llvm.nvvm.div.full(float %224, float %248)
  %257 = call float @llvm.nvvm.div.full(float %225, float %249)
  %258 = call float @llvm.nvvm.div.full(float %226, float %250)
  %259 = call float @llvm.nvvm.div.full(float %227, float %251)
  %260 = fmul float %9, %13
  %261 = fsub float 1.000000e+00, %260
  %262 = fmul float %63, %261
  %263 = fmul float %64, %261
  %264 = fmul float %65, %261
  %265 = fmul float %66, %261
  %266 = fmul float %76, %261
  %267 = fmul float %77, %261
  %268 = fmul float %78, %261
  %269 = fmul float %79, %261
  %270 = fmul float %9, %252
  %271 = fmul float %9, %253
  %272 = fmul float %9, %254
  %273 = fmul float %9, %255
  %274 = fmul float %9, %256
  %275 = fmul float %9, %257
  %276 = fmul float %9, %258
  %277 = fmul float %9, %259
  %278 = fsub float %262, %270
  %279 = fsub float %263, %271
  %280 = fsub float %264, %272
  %281 = fsub float %265, %273
  %282 = fsub float %266, %274
  %283 = fsub float %267, %275
  %284 = fsub float %268, %276
  %285 = fsub float %269, %277
  %286 = getelementptr float, ptr addrspace(1) %4, i32 %47
  %287 = getelementptr float, ptr addrspace(1) %4, i32 %48
  %288 = and i32 %28, 127
  %289 = shl i32 %288, 4
  %290 = or disjoint i32 %289, 0
  %291 = xor i32 0, %290
  %292 = xor i32 %291, 0
  %293 = xor i32 %292, 0
  %294 = add i32 %293, 0
  %295 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %294
  %296 = insertelement <4 x float> undef, float %278, i32 0
  %297 = insertelement <4 x float> %296, float %279, i32 1
  %298 = insertelement <4 x float> %297, float %280, i32 2
  %299 = insertelement <4 x float> %298, float %281, i32 3
  %300 = extractelement <4 x float> %299, i32 0
  %301 = extractelement <4 x float> %299, i32 1
  %302 = extractelement <4 x float> %299, i32 2
  %303 = extractelement <4 x float> %299, i32 3
  %304 = bitcast float %300 to i32
  %305 = bitcast float %301 to i32
  %306 = bitcast float %302 to i32
  %307 = bitcast float %303 to i32
  %308 = insertelement <4 x i32> undef, i32 %304, i32 0
  %309 = insertelement <4 x i32> %308, i32 %305, i32 1
  %310 = insertelement <4 x i32> %309, i32 %306, i32 2
  %311 = insertelement <4 x i32> %310, i32 %307, i32 3
  store <4 x i32> %311, ptr addrspace(3) %295, align 16
  %312 = xor i32 %292, 2112
  %313 = add i32 %312, 0
  %314 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %313
  %315 = insertelement <4 x float> undef, float %282, i32 0
  %316 = insertelement <4 x float> %315, float %283, i32 1
  %317 = insertelement <4 x float> %316, float %284, i32 2
  %318 = insertelement <4 x float> %317, float %285, i32 3
  %319 = extractelement <4 x float> %318, i32 0
  %320 = extractelement <4 x float> %318, i32 1
  %321 = extractelement <4 x float> %318, i32 2
  %322 = extractelement <4 x float> %318, i32 3
  %323 = bitcast float %319 to i32
  %324 = bitcast float %320 to i32
  %325 = bitcast float %321 to i32
  %326 = bitcast float %322 to i32
  %327 = insertelement <4 x i32> undef, i32 %323, i32 0
  %328 = insertelement <4 x i32> %327, i32 %324, i32 1
  %329 = insertelement <4 x i32> %328, i32 %325, i32 2
  %330 = insertelement <4 x i32> %329, i32 %326, i32 3
  store <4 x i32> %330, ptr addrspace(3) %314, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %331 = and i32 %28, 126
  %332 = shl i32 %331, 3
  %333 = and i32 %28, 1
  %334 = icmp eq i32 %333, 0
  %335 = select i1 %334, i32 0, i32 2112
  %336 = xor i32 %332, %335
  %337 = or disjoint i32 0, %336
  %338 = xor i32 0, %337
  %339 = xor i32 %338, 0
  %340 = xor i32 %339, 0
  %341 = add i32 %340, 0
  %342 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %341
  %343 = load <4 x i32>, ptr addrspace(3) %342, align 16
  %344 = extractelement <4 x i32> %343, i32 0
  %345 = extractelement <4 x i32> %343, i32 1
  %346 = extractelement <4 x i32> %343, i32 2
  %347 = extractelement <4 x i32> %343, i32 3
  %348 = insertelement <4 x i32> undef, i32 %344, i32 0
  %349 = insertelement <4 x i32> %348, i32 %345, i32 1
  %350 = insertelement <4 x i32> %349, i32 %346, i32 2
  %351 = insertelement <4 x i32> %350, i32 %347, i32 3
  %352 = extractelement <4 x i32> %351, i32 0
  %353 = extractelement <4 x i32> %351, i32 1
  %354 = extractelement <4 x i32> %351, i32 2
  %355 = extractelement <4 x i32> %351, i32 3
  %356 = bitcast i32 %352 to float
  %357 = bitcast i32 %353 to float
  %358 = bitcast i32 %354 to float
  %359 = bitcast i32 %355 to float
  %360 = insertelement <4 x float> undef, float %356, i32 0
  %361 = insertelement <4 x float> %360, float %357, i32 1
  %362 = insertelement <4 x float> %361, float %358, i32 2
  %363 = insertelement <4 x float> %362, float %359, i32 3
  %364 = extractelement <4 x float> %363, i32 0
  %365 = extractelement <4 x float> %363, i32 1
  %366 = extractelement <4 x float> %363, i32 2
  %367 = extractelement <4 x float> %363, i32 3
  %368 = add i32 %340, 1024
  %369 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %368
  %370 = load <4 x i32>, ptr addrspace(3) %369, align 16
  %371 = extractelement <4 x i32> %370, i32 0
  %372 = extractelement <4 x i32> %370, i32 1
  %373 = extractelement <4 x i32> %370, i32 2
  %374 = extractelement <4 x i32> %370, i32 3
  %375 = insertelement <4 x i32> undef, i32 %371, i32 0
  %376 = insertelement <4 x i32> %375, i32 %372, i32 1
  %377 = insertelement <4 x i32> %376, i32 %373, i32 2
  %378 = insertelement <4 x i32> %377, i32 %374, i32 3
  %379 = extractelement <4 x i32> %378, i32 0
  %380 = extractelement <4 x i32> %378, i32 1
  %381 = extractelement <4 x i32> %378, i32 2
  %382 = extractelement <4 x i32> %378, i32 3
  %383 = bitcast i32 %379 to float
  %384 = bitcast i32 %380 to float
  %385 = bitcast i32 %381 to float
  %386 = bitcast i32 %382 to float
  %387 = insertelement <4 x float> undef, float %383, i32 0
  %388 = insertelement <4 x float> %387, float %384, i32 1
  %389 = insertelement <4 x float> %388, float %385, i32 2
  %390 = insertelement <4 x float> %389, float %386, i32 3
  %391 = extractelement <4 x float> %390, i32 0
  %392 = extractelement <4 x float> %390, i32 1
  %393 = extractelement <4 x float> %390, i32 2
  %394 = extractelement <4 x float> %390, i32 3
  %395 = insertelement <1 x float> undef, float %364, i32 0
  %396 = bitcast <1 x float> %395 to i32
  %397 = insertelement <1 x float> undef, float %365, i32 0
  %398 = bitcast <1 x float> %397 to i32
  %399 = insertelement <1 x float> undef, float %366, i32 0
  %400 = bitcast <1 x float> %399 to i32
  %401 = insertelement <1 x float> undef, float %367, i32 0
  %402 = bitcast <1 x float> %401 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %396, i32 %398, i32 %400, i32 %402, ptr addrspace(1) %286, i1 %50)
  %403 = insertelement <1 x float> undef, float %391, i32 0
  %404 = bitcast <1 x float> %403 to i32
  %405 = insertelement <1 x float> undef, float %392, i32 0
  %406 = bitcast <1 x float> %405 to i32
  %407 = insertelement <1 x float> undef, float %393, i32 0
  %408 = bitcast <1 x float> %407 to i32
  %409 = insertelement <1 x float> undef, float %394, i32 0
  %410 = bitcast <1 x float> %409 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %404, i32 %406, i32 %408, i32 %410, ptr addrspace(1) %287, i1 %51)
  %411 = getelementptr float, ptr addrspace(1) %5, i32 %47
  %412 = getelementptr float, ptr addrspace(1) %5, i32 %48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %413 = insertelement <4 x float> undef, float %179, i32 0
  %414 = insertelement <4 x float> %413, float %180, i32 1
  %415 = insertelement <4 x float> %414, float %181, i32 2
  %416 = insertelement <4 x float> %415, float %182, i32 3
  %417 = extractelement <4 x float> %416, i32 0
  %418 = extractelement <4 x float> %416, i32 1
  %419 = extractelement <4 x float> %416, i32 2
  %420 = extractelement <4 x float> %416, i32 3
  %421 = bitcast float %417 to i32
  %422 = bitcast float %418 to i32
  %423 = bitcast float %419 to i32
  %424 = bitcast float %420 to i32
  %425 = insertelement <4 x i32> undef, i32 %421, i32 0
  %426 = insertelement <4 x i32> %425, i32 %422, i32 1
  %427 = insertelement <4 x i32> %426, i32 %423, i32 2
  %428 = insertelement <4 x i32> %427, i32 %424, i32 3
  store <4 x i32> %428, ptr addrspace(3) %295, align 16
  %429 = insertelement <4 x float> undef, float %183, i32 0
  %430 = insertelement <4 x float> %429, float %184, i32 1
  %431 = insertelement <4 x float> %430, float %185, i32 2
  %432 = insertelement <4 x float> %431, float %186, i32 3
  %433 = extractelement <4 x float> %432, i32 0
  %434 = extractelement <4 x float> %432, i32 1
  %435 = extractelement <4 x float> %432, i32 2
  %436 = extractelement <4 x float> %432, i32 3
  %437 = bitcast float %433 to i32
  %438 = bitcast float %434 to i32
  %439 = bitcast float %435 to i32
  %440 = bitcast float %436 to i32
  %441 = insertelement <4 x i32> undef, i32 %437, i32 0
  %442 = insertelement <4 x i32> %441, i32 %438, i32 1
  %443 = insertelement <4 x i32> %442, i32 %439, i32 2
  %444 = insertelement <4 x i32> %443, i32 %440, i32 3
  store <4 x i32> %444, ptr addrspace(3) %314, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %445 = load <4 x i32>, ptr addrspace(3) %342, align 16
  %446 = extractelement <4 x i32> %445, i32 0
  %447 = extractelement <4 x i32> %445, i32 1
  %448 = extractelement <4 x i32> %445, i32 2
  %449 = extractelement <4 x i32> %445, i32 3
  %450 = insertelement <4 x i32> undef, i32 %446, i32 0
  %451 = insertelement <4 x i32> %450, i32 %447, i32 1
  %452 = insertelement <4 x i32> %451, i32 %448, i32 2
  %453 = insertelement <4 x i32> %452, i32 %449, i32 3
  %454 = extractelement <4 x i32> %453, i32 0
  %455 = extractelement <4 x i32> %453, i32 1
  %456 = extractelement <4 x i32> %453, i32 2
  %457 = extractelement <4 x i32> %453, i32 3
  %458 = bitcast i32 %454 to float
  %459 = bitcast i32 %455 to float
  %460 = bitcast i32 %456 to float
  %461 = bitcast i32 %457 to float
  %462 = insertelement <4 x float> undef, float %458, i32 0
  %463 = insertelement <4 x float> %462, float %459, i32 1
  %464 = insertelement <4 x float> %463, float %460, i32 2
  %465 = insertelement <4 x float> %464, float %461, i32 3
  %466 = extractelement <4 x float> %465, i32 0
  %467 = extractelement <4 x float> %465, i32 1
  %468 = extractelement <4 x float> %465, i32 2
  %469 = extractelement <4 x float> %465, i32 3
  %470 = load <4 x i32>, ptr addrspace(3) %369, align 16
  %471 = extractelement <4 x i32> %470, i32 0
  %472 = extractelement <4 x i32> %470, i32 1
  %473 = extractelement <4 x i32> %470, i32 2
  %474 = extractelement <4 x i32> %470, i32 3
  %475 = insertelement <4 x i32> undef, i32 %471, i32 0
  %476 = insertelement <4 x i32> %475, i32 %472, i32 1
  %477 = insertelement <4 x i32> %476, i32 %473, i32 2
  %478 = insertelement <4 x i32> %477, i32 %474, i32 3
  %479 = extractelement <4 x i32> %478, i32 0
  %480 = extractelement <4 x i32> %478, i32 1
  %481 = extractelement <4 x i32> %478, i32 2
  %482 = extractelement <4 x i32> %478, i32 3
  %483 = bitcast i32 %479 to float
  %484 = bitcast i32 %480 to float
  %485 = bitcast i32 %481 to float
  %486 = bitcast i32 %482 to float
  %487 = insertelement <4 x float> undef, float %483, i32 0
  %488 = insertelement <4 x float> %487, float %484, i32 1
  %489 = insertelement <4 x float> %488, float %485, i32 2
  %490 = insertelement <4 x float> %489, float %486, i32 3
  %491 = extractelement <4 x float> %490, i32 0
  %492 = extractelement <4 x float> %490, i32 1
  %493 = extractelement <4 x float> %490, i32 2
  %494 = extractelement <4 x float> %490, i32 3
  %495 = insertelement <1 x float> undef, float %466, i32 0
  %496 = bitcast <1 x float> %495 to i32
  %497 = insertelement <1 x float> undef, float %467, i32 0
  %498 = bitcast <1 x float> %497 to i32
  %499 = insertelement <1 x float> undef, float %468, i32 0
  %500 = bitcast <1 x float> %499 to i32
  %501 = insertelement <1 x float> undef, float %469, i32 0
  %502 = bitcast <1 x float> %501 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %496, i32 %498, i32 %500, i32 %502, ptr addrspace(1) %411, i1 %50)
  %503 = insertelement <1 x float> undef, float %491, i32 0
  %504 = bitcast <1 x float> %503 to i32
  %505 = insertelement <1 x float> undef, float %492, i32 0
  %506 = bitcast <1 x float> %505 to i32
  %507 = insertelement <1 x float> undef, float %493, i32 0
  %508 = bitcast <1 x float> %507 to i32
  %509 = insertelement <1 x float> undef, float %494, i32 0
  %510 = bitcast <1 x float> %509 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %504, i32 %506, i32 %508, i32 %510, ptr addrspace(1) %412, i1 %51)
  %511 = getelementptr float, ptr addrspace(1) %6, i32 %47
  %512 = getelementptr float, ptr addrspace(1) %6, i32 %48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %513 = insertelement <4 x float> undef, float %212, i32 0
  %514 = insertelement <4 x float> %513, float %213, i32 1
  %515 = insertelement <4 x float> %514, float %214, i32 2
  %516 = insertelement <4 x float> %515, float %215, i32 3
  %517 = extractelement <4 x float> %516, i32 0
  %518 = extractelement <4 x float> %516, i32 1
  %519 = extractelement <4 x float> %516, i32 2
  %520 = extractelement <4 x float> %516, i32 3
  %521 = bitcast float %517 to i32
  %522 = bitcast float %518 to i32
  %523 = bitcast float %519 to i32
  %524 = bitcast float %520 to i32
  %525 = insertelement <4 x i32> undef, i32 %521, i32 0
  %526 = insertelement <4 x i32> %525, i32 %522, i32 1
  %527 = insertelement <4 x i32> %526, i32 %523, i32 2
  %528 = insertelement <4 x i32> %527, i32 %524, i32 3
  store <4 x i32> %528, ptr addrspace(3) %295, align 16
  %529 = insertelement <4 x float> undef, float %216, i32 0
  %530 = insertelement <4 x float> %529, float %217, i32 1
  %531 = insertelement <4 x float> %530, float %218, i32 2
  %532 = insertelement <4 x float> %531, float %219, i32 3
  %533 = extractelement <4 x float> %532, i32 0
  %534 = extractelement <4 x float> %532, i32 1
  %535 = extractelement <4 x float> %532, i32 2
  %536 = extractelement <4 x float> %532, i32 3
  %537 = bitcast float %533 to i32
  %538 = bitcast float %534 to i32
  %539 = bitcast float %535 to i32
  %540 = bitcast float %536 to i32
  %541 = insertelement <4 x i32> undef, i32 %537, i32 0
  %542 = insertelement <4 x i32> %541, i32 %538, i32 1
  %543 = insertelement <4 x i32> %542, i32 %539, i32 2
  %544 = insertelement <4 x i32> %543, i32 %540, i32 3
  store <4 x i32> %544, ptr addrspace(3) %314, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %545 = load <4 x i32>, ptr addrspace(3) %342, align 16
  %546 = extractelement <4 x i32> %545, i32 0
  %547 = extractelement <4 x i32> %545, i32 1
  %548 = extractelement <4 x i32> %545, i32 2
  %549 = extractelement <4 x i32> %545, i32 3
  %550 = insertelement <4 x i32> undef, i32 %546, i32 0
  %551 = insertelement <4 x i32> %550, i32 %547, i32 1
  %552 = insertelement <4 x i32> %551, i32 %548, i32 2
  %553 = insertelement <4 x i32> %552, i32 %549, i32 3
  %554 = extractelement <4 x i32> %553, i32 0
  %555 = extractelement <4 x i32> %553, i32 1
  %556 = extractelement <4 x i32> %553, i32 2
  %557 = extractelement <4 x i32> %553, i32 3
  %558 = bitcast i32 %554 to float
  %559 = bitcast i32 %555 to float
  %560 = bitcast i32 %556 to float
  %561 = bitcast i32 %557 to float
  %562 = insertelement <4 x float> undef, float %558, i32 0
  %563 = insertelement <4 x float> %562, float %559, i32 1
  %564 = insertelement <4 x float> %563, float %560, i32 2
  %565 = insertelement <4 x float> %564, float %561, i32 3
  %566 = extractelement <4 x float> %565, i32 0
  %567 = extractelement <4 x float> %565, i32 1
  %568 = extractelement <4 x float> %565, i32 2
  %569 = extractelement <4 x float> %565, i32 3
  %570 = load <4 x i32>, ptr addrspace(3) %369, align 16
  %571 = extractelement <4 x i32> %570, i32 0
  %572 = extractelement <4 x i32> %570, i32 1
  %573 = extractelement <4 x i32> %570, i32 2
  %574 = extractelement <4 x i32> %570, i32 3
  %575 = insertelement <4 x i32> undef, i32 %571, i32 0
  %576 = insertelement <4 x i32> %575, i32 %572, i32 1
  %577 = insertelement <4 x i32> %576, i32 %573, i32 2
  %578 = insertelement <4 x i32> %577, i32 %574, i32 3
  %579 = extractelement <4 x i32> %578, i32 0
  %580 = extractelement <4 x i32> %578, i32 1
  %581 = extractelement <4 x i32> %578, i32 2
  %582 = extractelement <4 x i32> %578, i32 3
  %583 = bitcast i32 %579 to float
  %584 = bitcast i32 %580 to float
  %585 = bitcast i32 %581 to float
  %586 = bitcast i32 %582 to float
  %587 = insertelement <4 x float> undef, float %583, i32 0
  %588 = insertelement <4 x float> %587, float %584, i32 1
  %589 = insertelement <4 x float> %588, float %585, i32 2
  %590 = insertelement <4 x float> %589, float %586, i32 3
  %591 = extractelement <4 x float> %590, i32 0
  %592 = extractelement <4 x float> %590, i32 1
  %593 = extractelement <4 x float> %590, i32 2
  %594 = extractelement <4 x float> %590, i32 3
  %595 = insertelement <1 x float> undef, float %566, i32 0
  %596 = bitcast <1 x float> %595 to i32
  %597 = insertelement <1 x float> undef, float %567, i32 0
  %598 = bitcast <1 x float> %597 to i32
  %599 = insertelement <1 x float> undef, float %568, i32 0
  %600 = bitcast <1 x float> %599 to i32
  %601 = insertelement <1 x float> undef, float %569, i32 0
  %602 = bitcast <1 x float> %601 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %596, i32 %598, i32 %600, i32 %602, ptr addrspace(1) %511, i1 %50)
  %603 = insertelement <1 x float> undef, float %591, i32 0
  %604 = bitcast <1 x float> %603 to i32
  %605 = insertelement <1 x float> undef, float %592, i32 0
  %606 = bitcast <1 x float> %605 to i32
  %607 = insertelement <1 x float> undef, float %593, i32 0
  %608 = bitcast <1 x float> %607 to i32
  %609 = insertelement <1 x float> undef, float %594, i32 0
  %610 = bitcast <1 x float> %609 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %604, i32 %606, i32 %608, i32 %610, ptr addrspace(1) %512, i1 %51)
  %611 = getelementptr half, ptr addrspace(1) %7, i32 %45
  %612 = fptrunc float %278 to half
  %613 = fptrunc float %279 to half
  %614 = fptrunc float %280 to half
  %615 = fptrunc float %281 to half
  %616 = fptrunc float %282 to half
  %617 = fptrunc float %283 to half
  %618 = fptrunc float %284 to half
  %619 = fptrunc float %285 to half
  %620 = insertelement <2 x half> undef, half %612, i32 0
  %621 = insertelement <2 x half> %620, half %613, i32 1
  %622 = bitcast <2 x half> %621 to i32
  %623 = insertelement <2 x half> undef, half %614, i32 0
  %624 = insertelement <2 x half> %623, half %615, i32 1
  %625 = bitcast <2 x half> %624 to i32
  %626 = insertelement <2 x half> undef, half %616, i32 0
  %627 = insertelement <2 x half> %626, half %617, i32 1
  %628 = bitcast <2 x half> %627 to i32
  %629 = insertelement <2 x half> undef, half %618, i32 0
  %630 = insertelement <2 x half> %629, half %619, i32 1
  %631 = bitcast <2 x half> %630 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %622, i32 %625, i32 %628, i32 %631, ptr addrspace(1) %611, i1 %49)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline nounwind
define internal float @__nv_sqrtf(float %x) #4 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #6
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %10

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.2) #6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call float @llvm.nvvm.sqrt.rn.ftz.f(float %x) #6
  br label %__nvvm_sqrt_f.exit

8:                                                ; preds = %3
  %9 = call float @llvm.nvvm.sqrt.approx.ftz.f(float %x) #6
  br label %__nvvm_sqrt_f.exit

10:                                               ; preds = %0
  %11 = call i32 @__nvvm_reflect(ptr @.str.2) #6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call float @llvm.nvvm.sqrt.rn.f(float %x) #6
  br label %__nvvm_sqrt_f.exit

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.sqrt.approx.f(float %x) #6
  br label %__nvvm_sqrt_f.exit

__nvvm_sqrt_f.exit:                               ; preds = %6, %8, %13, %15
  %.0 = phi float [ %7, %6 ], [ %9, %8 ], [ %14, %13 ], [ %16, %15 ]
  ret float %.0
}

declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #2

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
