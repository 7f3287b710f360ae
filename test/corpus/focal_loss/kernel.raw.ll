; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define ptx_kernel void @focal_loss_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, float %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %9, 1024
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 127
  %13 = urem i32 %12, 32
  %14 = udiv i32 %12, 32
  %15 = shl i32 %13, 0
  %16 = or i32 0, %15
  %17 = shl i32 %14, 5
  %18 = or i32 %16, %17
  %19 = or i32 %18, 0
  %20 = and i32 %19, 127
  %21 = shl i32 %20, 3
  %22 = or disjoint i32 %21, 0
  %23 = xor i32 0, %22
  %24 = xor i32 %23, 0
  %25 = xor i32 %23, 1
  %26 = xor i32 %23, 2
  %27 = xor i32 %23, 3
  %28 = xor i32 %23, 4
  %29 = xor i32 %23, 5
  %30 = xor i32 %23, 6
  %31 = xor i32 %23, 7
  %32 = add i32 %24, 0
  %33 = add i32 %25, 0
  %34 = add i32 %26, 0
  %35 = add i32 %27, 0
  %36 = add i32 %28, 0
  %37 = add i32 %29, 0
  %38 = add i32 %30, 0
  %39 = add i32 %31, 0
  %40 = shl i32 %20, 2
  %41 = or disjoint i32 %40, 0
  %42 = xor i32 0, %41
  %43 = xor i32 %42, 0
  %44 = xor i32 %42, 1
  %45 = xor i32 %42, 2
  %46 = xor i32 %42, 3
  %47 = xor i32 %42, 512
  %48 = xor i32 %42, 513
  %49 = xor i32 %42, 514
  %50 = xor i32 %42, 515
  %51 = add i32 %43, 0
  %52 = add i32 %44, 0
  %53 = add i32 %45, 0
  %54 = add i32 %46, 0
  %55 = add i32 %47, 0
  %56 = add i32 %48, 0
  %57 = add i32 %49, 0
  %58 = add i32 %50, 0
  %59 = add i32 %10, %32
  %60 = add i32 %10, %33
  %61 = add i32 %10, %34
  %62 = add i32 %10, %35
  %63 = add i32 %10, %36
  %64 = add i32 %10, %37
  %65 = add i32 %10, %38
  %66 = add i32 %10, %39
  %67 = add i32 %10, %51
  %68 = add i32 %10, %52
  %69 = add i32 %10, %53
  %70 = add i32 %10, %54
  %71 = add i32 %10, %55
  %72 = add i32 %10, %56
  %73 = add i32 %10, %57
  %74 = add i32 %10, %58
  %75 = icmp slt i32 %59, %4
  %76 = icmp slt i32 %60, %4
  %77 = icmp slt i32 %61, %4
  %78 = icmp slt i32 %62, %4
  %79 = icmp slt i32 %63, %4
  %80 = icmp slt i32 %64, %4
  %81 = icmp slt i32 %65, %4
  %82 = icmp slt i32 %66, %4
  %83 = icmp slt i32 %67, %4
  %84 = icmp slt i32 %68, %4
  %85 = icmp slt i32 %69, %4
  %86 = icmp slt i32 %70, %4
  %87 = icmp slt i32 %71, %4
  %88 = icmp slt i32 %72, %4
  %89 = icmp slt i32 %73, %4
  %90 = icmp slt i32 %74, %4
  %91 = getelementptr half, ptr addrspace(1) %0, i32 %59
  %92 = getelementptr half, ptr addrspace(1) %0, i32 %60
  %93 = getelementptr half, ptr addrspace(1) %0, i32 %61
  %94 = getelementptr half, ptr addrspace(1) %0, i32 %62
  %95 = getelementptr half, ptr addrspace(1) %0, i32 %63
  %96 = getelementptr half, ptr addrspace(1) %0, i32 %64
  %97 = getelementptr half, ptr addrspace(1) %0, i32 %65
  %98 = getelementptr half, ptr addrspace(1) %0, i32 %66
  %99 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %91, i1 %75)
  %100 = bitcast i16 %99 to <1 x half>
  %101 = extractelement <1 x half> %100, i32 0
  %102 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %92, i1 %76)
  %103 = bitcast i16 %102 to <1 x half>
  %104 = extractelement <1 x half> %103, i32 0
  %105 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %93, i1 %77)
  %106 = bitcast i16 %105 to <1 x half>
  %107 = extractelement <1 x half> %106, i32 0
  %108 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %94, i1 %78)
  %109 = bitcast i16 %108 to <1 x half>
  %110 = extractelement <1 x half> %109, i32 0
  %111 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %95, i1 %79)
  %112 = bitcast i16 %111 to <1 x half>
  %113 = extractelement <1 x half> %112, i32 0
  %114 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %80)
  %115 = bitcast i16 %114 to <1 x half>
  %116 = extractelement <1 x half> %115, i32 0
  %117 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %81)
  %118 = bitcast i16 %117 to <1 x half>
  %119 = extractelement <1 x half> %118, i32 0
  %120 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %82)
  %121 = bitcast i16 %120 to <1 x half>
  %122 = extractelement <1 x half> %121, i32 0
  %123 = fpext half %101 to float
  %124 = fpext half %104 to float
  %125 = fpext half %107 to float
  %126 = fpext half %110 to float
  %127 = fpext half %113 to float
  %128 = fpext half %116 to float
  %129 = fpext half %119 to float
  %130 = fpext half %122 to float
  %131 = getelementptr i8, ptr addrspace(1) %1, i32 %59
  %132 = getelementptr i8, ptr addrspace(1) %1, i32 %60
  %133 = getelementptr i8, ptr addrspace(1) %1, i32 %61
  %134 = getelementptr i8, ptr addrspace(1) %1, i32 %62
  %135 = getelementptr i8, ptr addrspace(1) %1, i32 %63
  %136 = getelementptr i8, ptr addrspace(1) %1, i32 %64
  %137 = getelementptr i8, ptr addrspace(1) %1, i32 %65
  %138 = getelementptr i8, ptr addrspace(1) %1, i32 %66
  %139 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %131, i1 %75)
  %140 = bitcast i8 %139 to <1 x i8>
  %141 = extractelement <1 x i8> %140, i32 0
  %142 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %132, i1 %76)
  %143 = bitcast i8 %142 to <1 x i8>
  %144 = extractelement <1 x i8> %143, i32 0
  %145 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %133, i1 %77)
  %146 = bitcast i8 %145 to <1 x i8>
  %147 = extractelement <1 x i8> %146, i32 0
  %148 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %134, i1 %78)
  %149 = bitcast i8 %148 to <1 x i8>
  %150 = extractelement <1 x i8> %149, i32 0
  %151 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %135, i1 %79)
  %152 = bitcast i8 %151 to <1 x i8>
  %153 = extractelement <1 x i8> %152, i32 0
  %154 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %136, i1 %80)
  %155 = bitcast i8 %154 to <1 x i8>
  %156 = extractelement <1 x i8> %155, i32 0
  %157 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %137, i1 %81)
  %158 = bitcast i8 %157 to <1 x i8>
  %159 = extractelement <1 x i8> %158, i32 0
  %160 = call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %138, i1 %82)
  %161 = bitcast i8 %160 to <1 x i8>
  %162 = extractelement <1 x i8> %161, i32 0
  %163 = sitofp i8 %141 to float
  %164 = sitofp i8 %144 to float
  %165 = sitofp i8 %147 to float
  %166 = sitofp i8 %150 to float
  %167 = sitofp i8 %153 to float
  %168 = sitofp i8 %156 to float
  %169 = sitofp i8 %159 to float
  %170 = sitofp i8 %162 to float
  %171 = fsub float 0.000000e+00, %123
  %172 = fsub float 0.000000e+00, %124
  %173 = fsub float 0.000000e+00, %125
  %174 = fsub float 0.000000e+00, %126
  %175 = fsub float 0.000000e+00, %127
  %176 = fsub float 0.000000e+00, %128
  %177 = fsub float 0.000000e+00, %129
  %178 = fsub float 0.000000e+00, %130
  %179 = fmul float %171, 0x3FF7154760000000
  %180 = call float @llvm.nvvm.ex2.approx.f(float %179)
  %181 = fmul float %172, 0x3FF7154760000000
  %182 = call float @llvm.nvvm.ex2.approx.f(float %181)
  %183 = fmul float %173, 0x3FF7154760000000
  %184 = call float @llvm.nvvm.ex2.approx.f(float %183)
  %185 = fmul float %174, 0x3FF7154760000000
  %186 = call float @llvm.nvvm.ex2.approx.f(float %185)
  %187 = fmul float %175, 0x3FF7154760000000
  %188 = call float @llvm.nvvm.ex2.approx.f(float %187)
  %189 = fmul float %176, 0x3FF7154760000000
  %190 = call float @llvm.nvvm.ex2.approx.f(float %189)
  %191 = fmul float %177, 0x3FF7154760000000
  %192 = call float @llvm.nvvm.ex2.approx.f(float %191)
  %193 = fmul float %178, 0x3FF7154760000000
  %194 = call float @llvm.nvvm.ex2.approx.f(float %193)
  %195 = fadd float %180, 1.000000e+00
  %196 = fadd float %182, 1.000000e+00
  %197 = fadd float %184, 1.000000e+00
  %198 = fadd float %186, 1.000000e+00
  %199 = fadd float %188, 1.000000e+00
  %200 = fadd float %190, 1.000000e+00
  %201 = fadd float %192, 1.000000e+00
  %202 = fadd float %194, 1.000000e+00
  %203 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %195)
  %204 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %196)
  %205 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %197)
  %206 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %198)
  %207 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %199)
  %208 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %200)
  %209 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %201)
  %210 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %202)
  %211 = call float @llvm.maxnum.f32(float %123, float 0.000000e+00)
  %212 = call float @llvm.maxnum.f32(float %124, float 0.000000e+00)
  %213 = call float @llvm.maxnum.f32(float %125, float 0.000000e+00)
  %214 = call float @llvm.maxnum.f32(float %126, float 0.000000e+00)
  %215 = call float @llvm.maxnum.f32(float %127, float 0.000000e+00)
  %216 = call float @llvm.maxnum.f32(float %128, float 0.000000e+00)
  %217 = call float @llvm.maxnum.f32(float %129, float 0.000000e+00)
  %218 = call float @llvm.maxnum.f32(float %130, float 0.000000e+00)
  %219 = fmul float %123, %163
  %220 = fmul float %124, %164
  %221 = fmul float %125, %165
  %222 = fmul float %126, %166
  %223 = fmul float %127, %167
  %224 = fmul float %128, %168
  %225 = fmul float %129, %169
  %226 = fmul float %130, %170
  %227 = fsub float %211, %219
  %228 = fsub float %212, %220
  %229 = fsub float %213, %221
  %230 = fsub float %214, %222
  %231 = fsub float %215, %223
  %232 = fsub float %216, %224
  %233 = fsub float %217, %225
  %234 = fsub float %218, %226
  %235 = call float @llvm.fabs.f32(float %123)
  %236 = call float @llvm.fabs.f32(float %124)
  %237 = call float @llvm.fabs.f32(float %125)
  %238 = call float @llvm.fabs.f32(float %126)
  %239 = call float @llvm.fabs.f32(float %127)
  %240 = call float @llvm.fabs.f32(float %128)
  %241 = call float @llvm.fabs.f32(float %129)
  %242 = call float @llvm.fabs.f32(float %130)
  %243 = fsub float 0.000000e+00, %235
  %244 = fsub float 0.000000e+00, %236
  %245 = fsub float 0.000000e+00, %237
  %246 = fsub float 0.000000e+00, %238
  %247 = fsub float 0.000000e+00, %239
  %248 = fsub float 0.000000e+00, %240
  %249 = fsub float 0.000000e+00, %241
  %250 = fsub float 0.000000e+00, %242
  %251 = fmul float %243, 0x3FF7154760000000
  %252 = call float @llvm.nvvm.ex2.approx.f(float %251)
  %253 = fmul float %244, 0x3FF7154760000000
  %254 = call float @llvm.nvvm.ex2.approx.f(float %253)
  %255 = fmul float %245, 0x3FF7154760000000
  %256 = call float @llvm.nvvm.ex2.approx.f(float %255)
  %257 = fmul float %246, 0x3FF7154760000000
  %258 = call float @llvm.nvvm.ex2.approx.f(float %257)
  %259 = fmul float %247, 0x3FF7154760000000
  %260 = call float @llvm.nvvm.ex2.approx.f(float %259)
  %261 = fmul float %248, 0x3FF7154760000000
  %262 = call float @llvm.nvvm.ex2.approx.f(float %261)
  %263 = fmul float %249, 0x3FF7154760000000
  %264 = call float @llvm.nvvm.ex2.approx.f(float %263)
  %265 = fmul float %250, 0x3FF7154760000000
  %266 = call float @llvm.nvvm.ex2.approx.f(float %265)
  %267 = fadd float %252, 1.000000e+00
  %268 = fadd float %254, 1.000000e+00
  %269 = fadd float %256, 1.000000e+00
  %270 = fadd float %258, 1.000000e+00
  %271 = fadd float %260, 1.000000e+00
  %272 = fadd float %262, 1.000000e+00
  %273 = fadd float %264, 1.000000e+00
  %274 = fadd float %266, 1.000000e+00
  %275 = call float @__nv_logf(float %267)
  %276 = call float @__nv_logf(float %268)
  %277 = call float @__nv_logf(float %269)
  %278 = call float @__nv_logf(float %270)
  %279 = call float @__nv_logf(float %271)
  %280 = call float @__nv_logf(float %272)
  %281 = call float @__nv_logf(float %273)
  %282 = call float @__nv_logf(float %274)
  %283 = fadd float %227, %275
  %284 = fadd float %228, %276
  %285 = fadd float %229, %277
  %286 = fadd float %230, %278
  %287 = fadd float %231, %279
  %288 = fadd float %232, %280
  %289 = fadd float %233, %281
  %290 = fadd float %234, %282
  %291 = fsub float 1.000000e+00, %163
  %292 = fsub float 1.000000e+00, %164
  %293 = fsub float 1.000000e+00, %165
  %294 = fsub float 1.000000e+00, %166
  %295 = fsub float 1.000000e+00, %167
  %296 = fsub float 1.000000e+00, %168
  %297 = fsub float 1.000000e+00, %169
  %298 = fsub float 1.000000e+00, %170
  %299 = fmul float %203, %291
  %300 = fmul float %204, %292
  %301 = fmul float %205, %293
  %302 = fmul float %206, %294
  %303 = fmul float %207, %295
  %304 = fmul float %208, %296
  %305 = fmul float %209, %297
  %306 = fmul float %210, %298
  %307 = fsub float 1.000000e+00, %203
  %308 = fsub float 1.000000e+00, %204
  %309 = fsub float 1.000000e+00, %205
  %310 = fsub float 1.000000e+00, %206
  %311 = fsub float 1.000000e+00, %207
  %312 = fsub float 1.000000e+00, %208
  %313 = fsub float 1.000000e+00, %209
  %314 = fsub float 1.000000e+00, %210
  %315 = fmul float %307, %163
  %316 = fmul float %308, %164
  %317 = fmul float %309, %165
  %318 = fmul float %310, %166
  %319 = fmul float %311, %167
  %320 = fmul float %312, %168
  %321 = fmul float %313, %169
  %322 = fmul float %314, %170
  %323 = fadd float %299, %315
  %324 = fadd float %300, %316
  %325 = fadd float %301, %317
  %326 = fadd float %302, %318
  %327 = fadd float %303, %319
  %328 = fadd float %304, %320
  %329 = fadd float %305, %321
  %330 = fadd float %306, %322
  %331 = fmul float %5, %163
  %332 = fmul float %5, %164
  %333 = fmul float %5, %165
  %334 = fmul float %5, %166
  %335 = fmul float %5, %167
  %336 = fmul float %5, %168
  %337 = fmul float %5, %169
  %338 = fmul float %5, %170
  %339 = fsub float 1.000000e+00, %5
  %340 = fmul float %339, %291
  %341 = fmul float %339, %292
  %342 = fmul float %339, %293
  %343 = fmul float %339, %294
  %344 = fmul float %339, %295
  %345 = fmul float %339, %296
  %346 = fmul float %339, %297
  %347 = fmul float %339, %298
  %348 = fadd float %331, %340
  %349 = fadd float %332, %341
  %350 = fadd float %333, %342
  %351 = fadd float %334, %343
  %352 = fadd float %335, %344
  %353 = fadd float %336, %345
  %354 = fadd float %337, %346
  %355 = fadd float %338, %347
  %356 = getelementptr float, ptr addrspace(1) %2, i32 %67
  %357 = getelementptr float, ptr addrspace(1) %2, i32 %68
  %358 = getelementptr float, ptr addrspace(1) %2, i32 %69
  %359 = getelementptr float, ptr addrspace(1) %2, i32 %70
  %360 = getelementptr float, ptr addrspace(1) %2, i32 %71
  %361 = getelementptr float, ptr addrspace(1) %2, i32 %72
  %362 = getelementptr float, ptr addrspace(1) %2, i32 %73
  %363 = getelementptr float, ptr addrspace(1) %2, i32 %74
  %364 = fmul float %348, %323
  %365 = fmul float %349, %324
  %366 = fmul float %350, %325
  %367 = fmul float %351, %326
  %368 = fmul float %352, %327
  %369 = fmul float %353, %328
  %370 = fmul float %354, %329
  %371 = fmul float %355, %330
  %372 = fmul float %364, %323
  %373 = fmul float %365, %324
  %374 = fmul float %366, %325
  %375 = fmul float %367, %326
  %376 = fmul float %368, %327
  %377 = fmul float %369, %328
  %378 = fmul float %370, %329
  %379 = fmul float %371, %330
  %380 = fmul float %372, %283
  %381 = fmul float %373, %284
  %382 = fmul float %374, %285
  %383 = fmul float %375, %286
  %384 = fmul float %376, %287
  %385 = fmul float %377, %288
  %386 = fmul float %378, %289
  %387 = fmul float %379, %290
  %388 = and i32 %18, 127
  %389 = shl i32 %388, 4
  %390 = or disjoint i32 %389, 0
  %391 = xor i32 0, %390
  %392 = xor i32 %391, 0
  %393 = xor i32 %392, 0
  %394 = add i32 %393, 0
  %395 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %394
  %396 = insertelement <4 x float> undef, float %380, i32 0
  %397 = insertelement <4 x float> %396, float %381, i32 1
  %398 = insertelement <4 x float> %397, float %382, i32 2
  %399 = insertelement <4 x float> %398, float %383, i32 3
  %400 = extractelement <4 x float> %399, i32 0
  %401 = extractelement <4 x float> %399, i32 1
  %402 = extractelement <4 x float> %399, i32 2
  %403 = extractelement <4 x float> %399, i32 3
  %404 = bitcast float %400 to i32
  %405 = bitcast float %401 to i32
  %406 = bitcast float %402 to i32
  %407 = bitcast float %403 to i32
  %408 = insertelement <4 x i32> undef, i32 %404, i32 0
  %409 = insertelement <4 x i32> %408, i32 %405, i32 1
  %410 = insertelement <4 x i32> %409, i32 %406, i32 2
  %411 = insertelement <4 x i32> %410, i32 %407, i32 3
  store <4 x i32> %411, ptr addrspace(3) %395, align 16
  %412 = xor i32 %392, 2112
  %413 = add i32 %412, 0
  %414 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %413
  %415 = insertelement <4 x float> undef, float %384, i32 0
  %416 = insertelement <4 x float> %415, float %385, i32 1
  %417 = insertelement <4 x float> %416, float %386, i32 2
  %418 = insertelement <4 x float> %417, float %387, i32 3
  %419 = extractelement <4 x float> %418, i32 0
  %420 = extractelement <4 x float> %418, i32 1
  %421 = extractelement <4 x float> %418, i32 2
  %422 = extractelement <4 x float> %418, i32 3
  %423 = bitcast float %419 to i32
  %424 = bitcast float %420 to i32
  %425 = bitcast float %421 to i32
  %426 = bitcast float %422 to i32
  %427 = insertelement <4 x i32> undef, i32 %423, i32 0
  %428 = insertelement <4 x i32> %427, i32 %424, i32 1
  %429 = insertelement <4 x i32> %428, i32 %425, i32 2
  %430 = insertelement <4 x i32> %429, i32 %426, i32 3
  store <4 x i32> %430, ptr addrspace(3) %414, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %431 = and i32 %18, 126
  %432 = shl i32 %431, 3
  %433 = and i32 %18, 1
  %434 = icmp eq i32 %433, 0
  %435 = select i1 %434, i32 0, i32 2112
  %436 = xor i32 %432, %435
  %437 = or disjoint i32 0, %436
  %438 = xor i32 0, %437
  %439 = xor i32 %438, 0
  %440 = xor i32 %439, 0
  %441 = add i32 %440, 0
  %442 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %441
  %443 = load <4 x i32>, ptr addrspace(3) %442, align 16
  %444 = extractelement <4 x i32> %443, i32 0
  %445 = extractelement <4 x i32> %443, i32 1
  %446 = extractelement <4 x i32> %443, i32 2
  %447 = extractelement <4 x i32> %443, i32 3
  %448 = insertelement <4 x i32> undef, i32 %444, i32 0
  %449 = insertelement <4 x i32> %448, i32 %445, i32 1
  %450 = insertelement <4 x i32> %449, i32 %446, i32 2
  %451 = insertelement <4 x i32> %450, i32 %447, i32 3
  %452 = extractelement <4 x i32> %451, i32 0
  %453 = extractelement <4 x i32> %451, i32 1
  %454 = extractelement <4 x i32> %451, i32 2
  %455 = extractelement <4 x i32> %451, i32 3
  %456 = bitcast i32 %452 to float
  %457 = bitcast i32 %453 to float
  %458 = bitcast i32 %454 to float
  %459 = bitcast i32 %455 to float
  %460 = insertelement <4 x float> undef, float %456, i32 0
  %461 = insertelement <4 x float> %460, float %457, i32 1
  %462 = insertelement <4 x float> %461, float %458, i32 2
  %463 = insertelement <4 x float> %462, float %459, i32 3
  %464 = extractelement <4 x float> %463, i32 0
  %465 = extractelement <4 x float> %463, i32 1
  %466 = extractelement <4 x float> %463, i32 2
  %467 = extractelement <4 x float> %463, i32 3
  %468 = add i32 %440, 1024
  %469 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %468
  %470 = load <4 x i32>, ptr addrspace(3) %469, align 16
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
  %495 = insertelement <1 x float> undef, float %464, i32 0
  %496 = bitcast <1 x float> %495 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %496, ptr addrspace(1) %356, i1 %83)
  %497 = insertelement <1 x float> undef, float %465, i32 0
  %498 = bitcast <1 x float> %497 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %498, ptr addrspace(1) %357, i1 %84)
  %499 = insertelement <1 x float> undef, float %466, i32 0
  %500 = bitcast <1 x float> %499 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %500, ptr addrspace(1) %358, i1 %85)
  %501 = insertelement <1 x float> undef, float %467, i32 0
  %502 = bitcast <1 x float> %501 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %502, ptr addrspace(1) %359, i1 %86)
  %503 = insertelement <1 x float> undef, float %491, i32 0
  %504 = bitcast <1 x float> %503 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %504, ptr addrspace(1) %360, i1 %87)
  %505 = insertelement <1 x float> undef, float %492, i32 0
  %506 = bitcast <1 x float> %505 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %506, ptr addrspace(1) %361, i1 %88)
  %507 = insertelement <1 x float> undef, float %493, i32 0
  %508 = bitcast <1 x float> %507 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %508, ptr addrspace(1) %362, i1 %89)
  %509 = insertelement <1 x float> undef, float %494, i32 0
  %510 = bitcast <1 x float> %509 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %510, ptr addrspace(1) %363, i1 %90)
  %511 = fmul float %323, 2.000000e+00
  %512 = fmul float %324, 2.000000e+00
  %513 = fmul float %325, 2.000000e+00
  %514 = fmul float %326, 2.000000e+00
  %515 = fmul float %327, 2.000000e+00
  %516 = fmul float %328, 2.000000e+00
  %517 = fmul float %329, 2.000000e+00
  %518 = fmul float %330, 2.000000e+00
  %519 = fmul float %511, %203
  %520 = fmul float %512, %204
  %521 = fmul float %513, %205
  %522 = fmul float %514, %206
  %523 = fmul float %515, %207
  %524 = fmul float %516, %208
  %525 = fmul float %517, %209
  %526 = fmul float %518, %210
  %527 = fmul float %519, %307
  %528 = fmul float %520, %308
  %529 = fmul float %521, %309
  %530 = fmul float %522, %310
  %531 = fmul float %523, %311
  %532 = fmul float %524, %312
  %533 = fmul float %525, %313
  %534 = fmul float %526, %314
  %535 = fmul float %163, 2.000000e+00
  %536 = fmul float %164, 2.000000e+00
  %537 = fmul float %165, 2.000000e+00
  %538 = fmul float %166, 2.000000e+00
  %539 = fmul float %167, 2.000000e+00
  %540 = fmul float %168, 2.000000e+00
  %541 = fmul float %169, 2.000000e+00
  %542 = fmul float %170, 2.000000e+00
  %543 = fsub float 1.000000e+00, %535
  %544 = fsub float 1.000000e+00, %536
  %545 = fsub float 1.000000e+00, %537
  %546 = fsub float 1.000000e+00, %538
  %547 = fsub float 1.000000e+00, %539
  %548 = fsub float 1.000000e+00, %540
  %549 = fsub float 1.000000e+00, %541
  %550 = fsub float 1.000000e+00, %542
  %551 = fmul float %527, %543
  %552 = fmul float %528, %544
  %553 = fmul float %529, %545
  %554 = fmul float %530, %546
  %555 = fmul float %531, %547
  %556 = fmul float %532, %548
  %557 = fmul float %533, %549
  %558 = fmul float %534, %550
  %559 = getelementptr float, ptr addrspace(1) %3, i32 %67
  %560 = getelementptr float, ptr addrspace(1) %3, i32 %68
  %561 = getelementptr float, ptr addrspace(1) %3, i32 %69
  %562 = getelementptr float, ptr addrspace(1) %3, i32 %70
  %563 = getelementptr float, ptr addrspace(1) %3, i32 %71
  %564 = getelementptr float, ptr addrspace(1) %3, i32 %72
  %565 = getelementptr float, ptr addrspace(1) %3, i32 %73
  %566 = getelementptr float, ptr addrspace(1) %3, i32 %74
  %567 = fmul float %551, %283
  %568 = fmul float %552, %284
  %569 = fmul float %553, %285
  %570 = fmul float %554, %286
  %571 = fmul float %555, %287
  %572 = fmul float %556, %288
  %573 = fmul float %557, %289
  %574 = fmul float %558, %290
  %575 = fmul float %323, %323
  %576 = fmul float %324, %324
  %577 = fmul float %325, %325
  %578 = fmul float %326, %326
  %579 = fmul float %327, %327
  %580 = fmul float %328, %328
  %581 = fmul float %329, %329
  %582 = fmul float %330, %330
  %583 = fsub float %203, %163
  %584 = fsub float %204, %164
  %585 = fsub float %205, %165
  %586 = fsub float %206, %166
  %587 = fsub float %207, %167
  %588 = fsub float %208, %168
  %589 = fsub float %209, %169
  %590 = fsub float %210, %170
  %591 = fmul float %575, %583
  %592 = fmul float %576, %584
  %593 = fmul float %577, %585
  %594 = fmul float %578, %586
  %595 = fmul float %579, %587
  %596 = fmul float %580, %588
  %597 = fmul float %581, %589
  %598 = fmul float %582, %590
  %599 = fadd float %567, %591
  %600 = fadd float %568, %592
  %601 = fadd float %569, %593
  %602 = fadd float %570, %594
  %603 = fadd float %571, %595
  %604 = fadd float %572, %596
  %605 = fadd float %573, %597
  %606 = fadd float %574, %598
  %607 = fmul float %348, %599
  %608 = fmul float %349, %600
  %609 = fmul float %350, %601
  %610 = fmul float %351, %602
  %611 = fmul float %352, %603
  %612 = fmul float %353, %604
  %613 = fmul float %354, %605
  %614 = fmul float %355, %606
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %615 = insertelement <4 x float> undef, float %607, i32 0
  %616 = insertelement <4 x float> %615, float %608, i32 1
  %617 = insertelement <4 x float> %616, float %609, i32 2
  %618 = insertelement <4 x float> %617, float %610, i32 3
  %619 = extractelement <4 x float> %618, i32 0
  %620 = extractelement <4 x float> %618, i32 1
  %621 = extractelement <4 x float> %618, i32 2
  %622 = extractelement <4 x float> %618, i32 3
  %623 = bitcast float %619 to i32
  %624 = bitcast float %620 to i32
  %625 = bitcast float %621 to i32
  %626 = bitcast float %622 to i32
  %627 = insertelement <4 x i32> undef, i32 %623, i32 0
  %628 = insertelement <4 x i32> %627, i32 %624, i32 1
  %629 = insertelement <4 x i32> %628, i32 %625, i32 2
  %630 = insertelement <4 x i32> %629, i32 %626, i32 3
  store <4 x i32> %630, ptr addrspace(3) %395, align 16
  %631 = insertelement <4 x float> undef, float %611, i32 0
  %632 = insertelement <4 x float> %631, float %612, i32 1
  %633 = insertelement <4 x float> %632, float %613, i32 2
  %634 = insertelement <4 x float> %633, float %614, i32 3
  %635 = extractelement <4 x float> %634, i32 0
  %636 = extractelement <4 x float> %634, i32 1
  %637 = extractelement <4 x float> %634, i32 2
  %638 = extractelement <4 x float> %634, i32 3
  %639 = bitcast float %635 to i32
  %640 = bitcast float %636 to i32
  %641 = bitcast float %637 to i32
  %642 = bitcast float %638 to i32
  %643 = insertelement <4 x i32> undef, i32 %639, i32 0
  %644 = insertelement <4 x i32> %643, i32 %640, i32 1
  %645 = insertelement <4 x i32> %644, i32 %641, i32 2
  %646 = insertelement <4 x i32> %645, i32 %642, i32 3
  store <4 x i32> %646, ptr addrspace(3) %414, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %647 = load <4 x i32>, ptr addrspace(3) %442, align 16
  %648 = extractelement <4 x i32> %647, i32 0
  %649 = extractelement <4 x i32> %647, i32 1
  %650 = extractelement <4 x i32> %647, i32 2
  %651 = extractelement <4 x i32> %647, i32 3
  %652 = insertelement <4 x i32> undef, i32 %648, i32 0
  %653 = insertelement <4 x i32> %652, i32 %649, i32 1
  %654 = insertelement <4 x i32> %653, i32 %650, i32 2
  %655 = insertelement <4 x i32> %654, i32 %651, i32 3
  %656 = extractelement <4 x i32> %655, i32 0
  %657 = extractelement <4 x i32> %655, i32 1
  %658 = extractelement <4 x i32> %655, i32 2
  %659 = extractelement <4 x i32> %655, i32 3
  %660 = bitcast i32 %656 to float
  %661 = bitcast i32 %657 to float
  %662 = bitcast i32 %658 to float
  %663 = bitcast i32 %659 to float
  %664 = insertelement <4 x float> undef, float %660, i32 0
  %665 = insertelement <4 x float> %664, float %661, i32 1
  %666 = insertelement <4 x float> %665, float %662, i32 2
  %667 = insertelement <4 x float> %666, float %663, i32 3
  %668 = extractelement <4 x float> %667, i32 0
  %669 = extractelement <4 x float> %667, i32 1
  %670 = extractelement <4 x float> %667, i32 2
  %671 = extractelement <4 x float> %667, i32 3
  %672 = load <4 x i32>, ptr addrspace(3) %469, align 16
  %673 = extractelement <4 x i32> %672, i32 0
  %674 = extractelement <4 x i32> %672, i32 1
  %675 = extractelement <4 x i32> %672, i32 2
  %676 = extractelement <4 x i32> %672, i32 3
  %677 = insertelement <4 x i32> undef, i32 %673, i32 0
  %678 = insertelement <4 x i32> %677, i32 %674, i32 1
  %679 = insertelement <4 x i32> %678, i32 %675, i32 2
  %680 = insertelement <4 x i32> %679, i32 %676, i32 3
  %681 = extractelement <4 x i32> %680, i32 0
  %682 = extractelement <4 x i32> %680, i32 1
  %683 = extractelement <4 x i32> %680, i32 2
  %684 = extractelement <4 x i32> %680, i32 3
  %685 = bitcast i32 %681 to float
  %686 = bitcast i32 %682 to float
  %687 = bitcast i32 %683 to float
  %688 = bitcast i32 %684 to float
  %689 = insertelement <4 x float> undef, float %685, i32 0
  %690 = insertelement <4 x float> %689, float %686, i32 1
  %691 = insertelement <4 x float> %690, float %687, i32 2
  %692 = insertelement <4 x float> %691, float %688, i32 3
  %693 = extractelement <4 x float> %692, i32 0
  %694 = extractelement <4 x float> %692, i32 1
  %695 = extractelement <4 x float> %692, i32 2
  %696 = extractelement <4 x float> %692, i32 3
  %697 = insertelement <1 x float> undef, float %668, i32 0
  %698 = bitcast <1 x float> %697 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %698, ptr addrspace(1) %559, i1 %83)
  %699 = insertelement <1 x float> undef, float %669, i32 0
  %700 = bitcast <1 x float> %699 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %700, ptr addrspace(1) %560, i1 %84)
  %701 = insertelement <1 x float> undef, float %670, i32 0
  %702 = bitcast <1 x float> %701 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %702, ptr addrspace(1) %561, i1 %85)
  %703 = insertelement <1 x float> undef, float %671, i32 0
  %704 = bitcast <1 x float> %703 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %704, ptr addrspace(1) %562, i1 %86)
  %705 = insertelement <1 x float> undef, float %693, i32 0
  %706 = bitcast <1 x float> %705 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %706, ptr addrspace(1) %563, i1 %87)
  %707 = insertelement <1 x float> undef, float %694, i32 0
  %708 = bitcast <1 x float> %707 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %708, ptr addrspace(1) %564, i1 %88)
  %709 = insertelement <1 x float> undef, float %695, i32 0
  %710 = bitcast <1 x float> %709 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %710, ptr addrspace(1) %565, i1 %89)
  %711 = insertelement <1 x float> undef, float %696, i32 0
  %712 = bitcast <1 x float> %711 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %712, ptr addrspace(1) %566, i1 %90)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline nounwind
define internal float @__nv_logf(float %a) #4 {
  %1 = fcmp olt float %a, 0x3810000000000000
  br i1 %1, label %2, label %4

2:                                                ; preds = %0
  %3 = fmul float %a, 0x4160000000000000
  br label %4

4:                                                ; preds = %2, %0
  %.02 = phi float [ %3, %2 ], [ %a, %0 ]
  %i.i.0 = phi float [ -2.300000e+01, %2 ], [ 0.000000e+00, %0 ]
  %5 = bitcast float %.02 to i32
  %6 = sub i32 %5, 1059760811
  %7 = and i32 %6, -8388608
  %8 = bitcast float %.02 to i32
  %9 = sub i32 %8, %7
  %10 = bitcast i32 %9 to float
  %11 = sitofp i32 %7 to float
  %12 = call i32 @__nvvm_reflect(ptr @.str) #6
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = call float @llvm.nvvm.fma.rn.ftz.f(float %11, float 0x3E80000000000000, float %i.i.0) #6
  br label %__nv_fmaf_rn.exit10.i

16:                                               ; preds = %4
  %17 = call float @llvm.nvvm.fma.rn.f(float %11, float 0x3E80000000000000, float %i.i.0) #6
  br label %__nv_fmaf_rn.exit10.i

__nv_fmaf_rn.exit10.i:                            ; preds = %16, %14
  %.08 = phi float [ %15, %14 ], [ %17, %16 ]
  %18 = fsub float %10, 1.000000e+00
  %19 = call i32 @__nvvm_reflect(ptr @.str) #6
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %22 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #6
  br label %__nv_fmaf_rn.exit11.i

23:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %24 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #6
  br label %__nv_fmaf_rn.exit11.i

__nv_fmaf_rn.exit11.i:                            ; preds = %23, %21
  %.010 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call i32 @__nvvm_reflect(ptr @.str) #6
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %18, float 0xBFBF19B980000000) #6
  br label %__nv_fmaf_rn.exit12.i

29:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %30 = call float @llvm.nvvm.fma.rn.f(float %.010, float %18, float 0xBFBF19B980000000) #6
  br label %__nv_fmaf_rn.exit12.i

__nv_fmaf_rn.exit12.i:                            ; preds = %29, %27
  %.011 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = call i32 @__nvvm_reflect(ptr @.str) #6
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %34 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %18, float 0x3FC1E52AA0000000) #6
  br label %__nv_fmaf_rn.exit13.i

35:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %36 = call float @llvm.nvvm.fma.rn.f(float %.011, float %18, float 0x3FC1E52AA0000000) #6
  br label %__nv_fmaf_rn.exit13.i

__nv_fmaf_rn.exit13.i:                            ; preds = %35, %33
  %.012 = phi float [ %34, %33 ], [ %36, %35 ]
  %37 = call i32 @__nvvm_reflect(ptr @.str) #6
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %40 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %18, float 0xBFC55B1720000000) #6
  br label %__nv_fmaf_rn.exit14.i

41:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %42 = call float @llvm.nvvm.fma.rn.f(float %.012, float %18, float 0xBFC55B1720000000) #6
  br label %__nv_fmaf_rn.exit14.i

__nv_fmaf_rn.exit14.i:                            ; preds = %41, %39
  %.09 = phi float [ %40, %39 ], [ %42, %41 ]
  %43 = call i32 @__nvvm_reflect(ptr @.str) #6
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %46 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %18, float 0x3FC99DA160000000) #6
  br label %__nv_fmaf_rn.exit15.i

47:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %48 = call float @llvm.nvvm.fma.rn.f(float %.09, float %18, float 0x3FC99DA160000000) #6
  br label %__nv_fmaf_rn.exit15.i

__nv_fmaf_rn.exit15.i:                            ; preds = %47, %45
  %.05 = phi float [ %46, %45 ], [ %48, %47 ]
  %49 = call i32 @__nvvm_reflect(ptr @.str) #6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %18, float 0xBFCFFFE440000000) #6
  br label %__nv_fmaf_rn.exit16.i

53:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %54 = call float @llvm.nvvm.fma.rn.f(float %.05, float %18, float 0xBFCFFFE440000000) #6
  br label %__nv_fmaf_rn.exit16.i

__nv_fmaf_rn.exit16.i:                            ; preds = %53, %51
  %.01 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = call i32 @__nvvm_reflect(ptr @.str) #6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %18, float 0x3FD5554F00000000) #6
  br label %__nv_fmaf_rn.exit17.i

59:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %60 = call float @llvm.nvvm.fma.rn.f(float %.01, float %18, float 0x3FD5554F00000000) #6
  br label %__nv_fmaf_rn.exit17.i

__nv_fmaf_rn.exit17.i:                            ; preds = %59, %57
  %.0 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = call i32 @__nvvm_reflect(ptr @.str) #6
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0, float %18, float -5.000000e-01) #6
  br label %__nv_fmaf_rn.exit9.i

65:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %.0, float %18, float -5.000000e-01) #6
  br label %__nv_fmaf_rn.exit9.i

__nv_fmaf_rn.exit9.i:                             ; preds = %65, %63
  %.07 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = fmul float %.07, %18
  %68 = call i32 @__nvvm_reflect(ptr @.str) #6
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %71 = call float @llvm.nvvm.fma.rn.ftz.f(float %67, float %18, float %18) #6
  br label %__nv_fmaf_rn.exit8.i

72:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %73 = call float @llvm.nvvm.fma.rn.f(float %67, float %18, float %18) #6
  br label %__nv_fmaf_rn.exit8.i

__nv_fmaf_rn.exit8.i:                             ; preds = %72, %70
  %.06 = phi float [ %71, %70 ], [ %73, %72 ]
  %74 = call i32 @__nvvm_reflect(ptr @.str) #6
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %77 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float 0x3FE62E4300000000, float %.06) #6
  br label %__nv_fmaf_rn.exit6.i

78:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %79 = call float @llvm.nvvm.fma.rn.f(float %.08, float 0x3FE62E4300000000, float %.06) #6
  br label %__nv_fmaf_rn.exit6.i

__nv_fmaf_rn.exit6.i:                             ; preds = %78, %76
  %.04 = phi float [ %77, %76 ], [ %79, %78 ]
  %80 = bitcast float %.02 to i32
  %81 = icmp uge i32 %80, 2139095040
  br i1 %81, label %82, label %91

82:                                               ; preds = %__nv_fmaf_rn.exit6.i
  %83 = bitcast i32 2139095040 to float
  %84 = bitcast i32 2139095040 to float
  %85 = call i32 @__nvvm_reflect(ptr @.str) #6
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %83, float %84) #6
  br label %__nv_fmaf_rn.exit.i

89:                                               ; preds = %82
  %90 = call float @llvm.nvvm.fma.rn.f(float %.02, float %83, float %84) #6
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %89, %87
  %.03 = phi float [ %88, %87 ], [ %90, %89 ]
  br label %91

91:                                               ; preds = %__nv_fmaf_rn.exit.i, %__nv_fmaf_rn.exit6.i
  %r.i.0 = phi float [ %.03, %__nv_fmaf_rn.exit.i ], [ %.04, %__nv_fmaf_rn.exit6.i ]
  %92 = fcmp oeq float %.02, 0.000000e+00
  br i1 %92, label %93, label %__internal_accurate_logf.exit

93:                                               ; preds = %91
  %94 = bitcast i32 2139095040 to float
  %95 = fsub float -0.000000e+00, %94
  br label %__internal_accurate_logf.exit

__internal_accurate_logf.exit:                    ; preds = %91, %93
  %r.i.1 = phi float [ %95, %93 ], [ %r.i.0, %91 ]
  ret float %r.i.1
}

declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

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
