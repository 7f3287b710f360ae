; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define ptx_kernel void @cross_entropy_kernel(ptr addrspace(1) %0, i32 %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = sext i32 %9 to i64
  %11 = getelementptr i64, ptr addrspace(1) %2, i64 %10
  %12 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %11)
  %13 = bitcast i64 %12 to <1 x i64>
  %14 = extractelement <1 x i64> %13, i32 0
  %15 = sext i32 %1 to i64
  %16 = mul i64 %10, %15
  %17 = getelementptr half, ptr addrspace(1) %0, i64 %16
  %18 = sext i32 %5 to i64
  %19 = icmp eq i64 %14, %18
  br i1 %19, label %20, label %32

20:                                               ; preds = %8
  %21 = getelementptr float, ptr addrspace(1) %3, i64 %10
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = and i32 %22, 511
  %24 = urem i32 %23, 32
  %25 = udiv i32 %23, 32
  %26 = and i32 %24, -1
  %27 = icmp eq i32 %26, 0
  %28 = and i32 %25, -1
  %29 = icmp eq i32 %28, 0
  %30 = and i1 %27, %29
  %31 = and i1 %30, true
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 0, ptr addrspace(1) %21, i1 %31)
  ret void

32:                                               ; preds = %8
  %33 = add i64 %16, %14
  %34 = getelementptr half, ptr addrspace(1) %0, i64 %33
  %35 = call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %34)
  %36 = bitcast i16 %35 to <1 x half>
  %37 = extractelement <1 x half> %36, i32 0
  %38 = fpext half %37 to float
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = and i32 %39, 511
  %41 = urem i32 %40, 32
  %42 = udiv i32 %40, 32
  %43 = shl i32 %41, 0
  %44 = or i32 0, %43
  %45 = shl i32 %42, 5
  %46 = or i32 %44, %45
  %47 = or i32 %46, 0
  %48 = and i32 %47, 511
  %49 = shl i32 %48, 3
  %50 = or disjoint i32 %49, 0
  %51 = xor i32 0, %50
  %52 = xor i32 %51, 0
  %53 = xor i32 %51, 4096
  %54 = add i32 %52, 0
  %55 = add i32 %53, 0
  br label %56

56:                                               ; preds = %62, %32
  %57 = phi i32 [ %398, %62 ], [ 0, %32 ]
  %58 = phi float [ %278, %62 ], [ 0xFFF0000000000000, %32 ]
  %59 = phi float [ %397, %62 ], [ 0.000000e+00, %32 ]
  %60 = phi float [ %277, %62 ], [ 0.000000e+00, %32 ]
  %61 = icmp slt i32 %57, %4
  br i1 %61, label %62, label %399

62:                                               ; preds = %56
  %63 = add i32 %57, %54
  %64 = add i32 %57, %55
  %65 = icmp slt i32 %63, %4
  %66 = icmp slt i32 %64, %4
  %67 = getelementptr half, ptr addrspace(1) %17, i32 %63
  %68 = getelementptr half, ptr addrspace(1) %17, i32 %64
  %69 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 -67044352, i32 -67044352, i32 -67044352, i32 -67044352, ptr addrspace(1) %67, i1 %65)
  %70 = extractvalue { i32, i32, i32, i32 } %69, 0
  %71 = bitcast i32 %70 to <2 x half>
  %72 = extractvalue { i32, i32, i32, i32 } %69, 1
  %73 = bitcast i32 %72 to <2 x half>
  %74 = extractvalue { i32, i32, i32, i32 } %69, 2
  %75 = bitcast i32 %74 to <2 x half>
  %76 = extractvalue { i32, i32, i32, i32 } %69, 3
  %77 = bitcast i32 %76 to <2 x half>
  %78 = extractelement <2 x half> %71, i32 0
  %79 = extractelement <2 x half> %71, i32 1
  %80 = extractelement <2 x half> %73, i32 0
  %81 = extractelement <2 x half> %73, i32 1
  %82 = extractelement <2 x half> %75, i32 0
  %83 = extractelement <2 x half> %75, i32 1
  %84 = extractelement <2 x half> %77, i32 0
  %85 = extractelement <2 x half> %77, i32 1
  %86 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 -67044352, i32 -67044352, i32 -67044352, i32 -67044352, ptr addrspace(1) %68, i1 %66)
  %87 = extractvalue { i32, i32, i32, i32 } %86, 0
  %88 = bitcast i32 %87 to <2 x half>
  %89 = extractvalue { i32, i32, i32, i32 } %86, 1
  %90 = bitcast i32 %89 to <2 x half>
  %91 = extractvalue { i32, i32, i32, i32 } %86, 2
  %92 = bitcast i32 %91 to <2 x half>
  %93 = extractvalue { i32, i32, i32, i32 } %86, 3
  %94 = bitcast i32 %93 to <2 x half>
  %95 = extractelement <2 x half> %88, i32 0
  %96 = extractelement <2 x half> %88, i32 1
  %97 = extractelement <2 x half> %90, i32 0
  %98 = extractelement <2 x half> %90, i32 1
  %99 = extractelement <2 x half> %92, i32 0
  %100 = extractelement <2 x half> %92, i32 1
  %101 = extractelement <2 x half> %94, i32 0
  %102 = extractelement <2 x half> %94, i32 1
  %103 = fpext half %78 to float
  %104 = fpext half %79 to float
  %105 = fpext half %80 to float
  %106 = fpext half %81 to float
  %107 = fpext half %82 to float
  %108 = fpext half %83 to float
  %109 = fpext half %84 to float
  %110 = fpext half %85 to float
  %111 = fpext half %95 to float
  %112 = fpext half %96 to float
  %113 = fpext half %97 to float
  %114 = fpext half %98 to float
  %115 = fpext half %99 to float
  %116 = fpext half %100 to float
  %117 = fpext half %101 to float
  %118 = fpext half %102 to float
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = call float @llvm.maxnum.f32(float %103, float %104)
  %120 = call float @llvm.maxnum.f32(float %119, float %105)
  %121 = call float @llvm.maxnum.f32(float %120, float %106)
  %122 = call float @llvm.maxnum.f32(float %121, float %107)
  %123 = call float @llvm.maxnum.f32(float %122, float %108)
  %124 = call float @llvm.maxnum.f32(float %123, float %109)
  %125 = call float @llvm.maxnum.f32(float %124, float %110)
  %126 = call float @llvm.maxnum.f32(float %125, float %111)
  %127 = call float @llvm.maxnum.f32(float %126, float %112)
  %128 = call float @llvm.maxnum.f32(float %127, float %113)
  %129 = call float @llvm.maxnum.f32(float %128, float %114)
  %130 = call float @llvm.maxnum.f32(float %129, float %115)
  %131 = call float @llvm.maxnum.f32(float %130, float %116)
  %132 = call float @llvm.maxnum.f32(float %131, float %117)
  %133 = call float @llvm.maxnum.f32(float %132, float %118)
  %134 = bitcast float %133 to i32
  %135 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %134, i32 16, i32 31)
  %136 = bitcast i32 %135 to float
  %137 = call float @llvm.maxnum.f32(float %133, float %136)
  %138 = bitcast float %137 to i32
  %139 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %138, i32 8, i32 31)
  %140 = bitcast i32 %139 to float
  %141 = call float @llvm.maxnum.f32(float %137, float %140)
  %142 = bitcast float %141 to i32
  %143 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %142, i32 4, i32 31)
  %144 = bitcast i32 %143 to float
  %145 = call float @llvm.maxnum.f32(float %141, float %144)
  %146 = bitcast float %145 to i32
  %147 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %146, i32 2, i32 31)
  %148 = bitcast i32 %147 to float
  %149 = call float @llvm.maxnum.f32(float %145, float %148)
  %150 = bitcast float %149 to i32
  %151 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %150, i32 1, i32 31)
  %152 = bitcast i32 %151 to float
  %153 = call float @llvm.maxnum.f32(float %149, float %152)
  %154 = urem i32 %41, 32
  %155 = urem i32 %42, 16
  %156 = icmp eq i32 %154, 0
  %157 = and i1 true, %156
  %158 = getelementptr float, ptr addrspace(3) @global_smem, i32 %155
  %159 = insertelement <1 x float> undef, float %153, i32 0
  %160 = extractelement <1 x float> %159, i32 0
  %161 = bitcast float %160 to i32
  %162 = insertelement <1 x i32> undef, i32 %161, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %158, <1 x i32> %162, i1 %157)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %163 = icmp slt i32 %40, 16
  %164 = getelementptr float, ptr addrspace(3) @global_smem, i32 %40
  %165 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %164, i1 %163)
  %166 = insertelement <1 x i32> undef, i32 %165, i32 0
  %167 = extractelement <1 x i32> %166, i32 0
  %168 = bitcast i32 %167 to float
  %169 = insertelement <1 x float> undef, float %168, i32 0
  %170 = extractelement <1 x float> %169, i32 0
  %171 = bitcast float %170 to i32
  %172 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %171, i32 8, i32 31)
  %173 = bitcast i32 %172 to float
  %174 = call float @llvm.maxnum.f32(float %170, float %173)
  %175 = bitcast float %174 to i32
  %176 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %175, i32 4, i32 31)
  %177 = bitcast i32 %176 to float
  %178 = call float @llvm.maxnum.f32(float %174, float %177)
  %179 = bitcast float %178 to i32
  %180 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %179, i32 2, i32 31)
  %181 = bitcast i32 %180 to float
  %182 = call float @llvm.maxnum.f32(float %178, float %181)
  %183 = bitcast float %182 to i32
  %184 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %183, i32 1, i32 31)
  %185 = bitcast i32 %184 to float
  %186 = call float @llvm.maxnum.f32(float %182, float %185)
  %187 = urem i32 %41, 16
  %188 = icmp eq i32 %187, 0
  %189 = and i1 %163, %188
  %190 = insertelement <1 x float> undef, float %186, i32 0
  %191 = extractelement <1 x float> %190, i32 0
  %192 = bitcast float %191 to i32
  %193 = insertelement <1 x i32> undef, i32 %192, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %164, <1 x i32> %193, i1 %189)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %194 = load float, ptr addrspace(3) @global_smem, align 4
  %195 = select i1 %65, float %103, float 0.000000e+00
  %196 = select i1 %65, float %104, float 0.000000e+00
  %197 = select i1 %65, float %105, float 0.000000e+00
  %198 = select i1 %65, float %106, float 0.000000e+00
  %199 = select i1 %65, float %107, float 0.000000e+00
  %200 = select i1 %65, float %108, float 0.000000e+00
  %201 = select i1 %65, float %109, float 0.000000e+00
  %202 = select i1 %65, float %110, float 0.000000e+00
  %203 = select i1 %66, float %111, float 0.000000e+00
  %204 = select i1 %66, float %112, float 0.000000e+00
  %205 = select i1 %66, float %113, float 0.000000e+00
  %206 = select i1 %66, float %114, float 0.000000e+00
  %207 = select i1 %66, float %115, float 0.000000e+00
  %208 = select i1 %66, float %116, float 0.000000e+00
  %209 = select i1 %66, float %117, float 0.000000e+00
  %210 = select i1 %66, float %118, float 0.000000e+00
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %211 = fadd float %195, %196
  %212 = fadd float %211, %197
  %213 = fadd float %212, %198
  %214 = fadd float %213, %199
  %215 = fadd float %214, %200
  %216 = fadd float %215, %201
  %217 = fadd float %216, %202
  %218 = fadd float %217, %203
  %219 = fadd float %218, %204
  %220 = fadd float %219, %205
  %221 = fadd float %220, %206
  %222 = fadd float %221, %207
  %223 = fadd float %222, %208
  %224 = fadd float %223, %209
  %225 = fadd float %224, %210
  %226 = bitcast float %225 to i32
  %227 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %226, i32 16, i32 31)
  %228 = bitcast i32 %227 to float
  %229 = fadd float %225, %228
  %230 = bitcast float %229 to i32
  %231 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %230, i32 8, i32 31)
  %232 = bitcast i32 %231 to float
  %233 = fadd float %229, %232
  %234 = bitcast float %233 to i32
  %235 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %234, i32 4, i32 31)
  %236 = bitcast i32 %235 to float
  %237 = fadd float %233, %236
  %238 = bitcast float %237 to i32
  %239 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %238, i32 2, i32 31)
  %240 = bitcast i32 %239 to float
  %241 = fadd float %237, %240
  %242 = bitcast float %241 to i32
  %243 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %242, i32 1, i32 31)
  %244 = bitcast i32 %243 to float
  %245 = fadd float %241, %244
  %246 = insertelement <1 x float> undef, float %245, i32 0
  %247 = extractelement <1 x float> %246, i32 0
  %248 = bitcast float %247 to i32
  %249 = insertelement <1 x i32> undef, i32 %248, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %158, <1 x i32> %249, i1 %157)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %250 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %164, i1 %163)
  %251 = insertelement <1 x i32> undef, i32 %250, i32 0
  %252 = extractelement <1 x i32> %251, i32 0
  %253 = bitcast i32 %252 to float
  %254 = insertelement <1 x float> undef, float %253, i32 0
  %255 = extractelement <1 x float> %254, i32 0
  %256 = bitcast float %255 to i32
  %257 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %256, i32 8, i32 31)
  %258 = bitcast i32 %257 to float
  %259 = fadd float %255, %258
  %260 = bitcast float %259 to i32
  %261 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %260, i32 4, i32 31)
  %262 = bitcast i32 %261 to float
  %263 = fadd float %259, %262
  %264 = bitcast float %263 to i32
  %265 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %264, i32 2, i32 31)
  %266 = bitcast i32 %265 to float
  %267 = fadd float %263, %266
  %268 = bitcast float %267 to i32
  %269 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %268, i32 1, i32 31)
  %270 = bitcast i32 %269 to float
  %271 = fadd float %267, %270
  %272 = insertelement <1 x float> undef, float %271, i32 0
  %273 = extractelement <1 x float> %272, i32 0
  %274 = bitcast float %273 to i32
  %275 = insertelement <1 x i32> undef, i32 %274, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %164, <1 x i32> %275, i1 %189)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %276 = load float, ptr addrspace(3) @global_smem, align 4
  %277 = fadd float %60, %276
  %278 = call float @llvm.maxnum.f32(float %58, float %194)
  %279 = fsub float %58, %278
  %280 = fmul float %279, 0x3FF7154760000000
  %281 = call float @llvm.nvvm.ex2.approx.f(float %280)
  %282 = fmul float %59, %281
  %283 = fsub float %103, %278
  %284 = fsub float %104, %278
  %285 = fsub float %105, %278
  %286 = fsub float %106, %278
  %287 = fsub float %107, %278
  %288 = fsub float %108, %278
  %289 = fsub float %109, %278
  %290 = fsub float %110, %278
  %291 = fsub float %111, %278
  %292 = fsub float %112, %278
  %293 = fsub float %113, %278
  %294 = fsub float %114, %278
  %295 = fsub float %115, %278
  %296 = fsub float %116, %278
  %297 = fsub float %117, %278
  %298 = fsub float %118, %278
  %299 = fmul float %283, 0x3FF7154760000000
  %300 = call float @llvm.nvvm.ex2.approx.f(float %299)
  %301 = fmul float %284, 0x3FF7154760000000
  %302 = call float @llvm.nvvm.ex2.approx.f(float %301)
  %303 = fmul float %285, 0x3FF7154760000000
  %304 = call float @llvm.nvvm.ex2.approx.f(float %303)
  %305 = fmul float %286, 0x3FF7154760000000
  %306 = call float @llvm.nvvm.ex2.approx.f(float %305)
  %307 = fmul float %287, 0x3FF7154760000000
  %308 = call float @llvm.nvvm.ex2.approx.f(float %307)
  %309 = fmul float %288, 0x3FF7154760000000
  %310 = call float @llvm.nvvm.ex2.approx.f(float %309)
  %311 = fmul float %289, 0x3FF7154760000000
  %312 = call float @llvm.nvvm.ex2.approx.f(float %311)
  %313 = fmul float %290, 0x3FF7154760000000
  %314 = call float @llvm.nvvm.ex2.approx.f(float %313)
  %315 = fmul float %291, 0x3FF7154760000000
  %316 = call float @llvm.nvvm.ex2.approx.f(float %315)
  %317 = fmul float %292, 0x3FF7154760000000
  %318 = call float @llvm.nvvm.ex2.approx.f(float %317)
  %319 = fmul float %293, 0x3FF7154760000000
  %320 = call float @llvm.nvvm.ex2.approx.f(float %319)
  %321 = fmul float %294, 0x3FF7154760000000
  %322 = call float @llvm.nvvm.ex2.approx.f(float %321)
  %323 = fmul float %295, 0x3FF7154760000000
  %324 = call float @llvm.nvvm.ex2.approx.f(float %323)
  %325 = fmul float %296, 0x3FF7154760000000
  %326 = call float @llvm.nvvm.ex2.approx.f(float %325)
  %327 = fmul float %297, 0x3FF7154760000000
  %328 = call float @llvm.nvvm.ex2.approx.f(float %327)
  %329 = fmul float %298, 0x3FF7154760000000
  %330 = call float @llvm.nvvm.ex2.approx.f(float %329)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %331 = fadd float %300, %302
  %332 = fadd float %331, %304
  %333 = fadd float %332, %306
  %334 = fadd float %333, %308
  %335 = fadd float %334, %310
  %336 = fadd float %335, %312
  %337 = fadd float %336, %314
  %338 = fadd float %337, %316
  %339 = fadd float %338, %318
  %340 = fadd float %339, %320
  %341 = fadd float %340, %322
  %342 = fadd float %341, %324
  %343 = fadd float %342, %326
  %344 = fadd float %343, %328
  %345 = fadd float %344, %330
  %346 = bitcast float %345 to i32
  %347 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %346, i32 16, i32 31)
  %348 = bitcast i32 %347 to float
  %349 = fadd float %345, %348
  %350 = bitcast float %349 to i32
  %351 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %350, i32 8, i32 31)
  %352 = bitcast i32 %351 to float
  %353 = fadd float %349, %352
  %354 = bitcast float %353 to i32
  %355 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %354, i32 4, i32 31)
  %356 = bitcast i32 %355 to float
  %357 = fadd float %353, %356
  %358 = bitcast float %357 to i32
  %359 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %358, i32 2, i32 31)
  %360 = bitcast i32 %359 to float
  %361 = fadd float %357, %360
  %362 = bitcast float %361 to i32
  %363 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %362, i32 1, i32 31)
  %364 = bitcast i32 %363 to float
  %365 = fadd float %361, %364
  %366 = insertelement <1 x float> undef, float %365, i32 0
  %367 = extractelement <1 x float> %366, i32 0
  %368 = bitcast float %367 to i32
  %369 = insertelement <1 x i32> undef, i32 %368, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %158, <1 x i32> %369, i1 %157)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %370 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %164, i1 %163)
  %371 = insertelement <1 x i32> undef, i32 %370, i32 0
  %372 = extractelement <1 x i32> %371, i32 0
  %373 = bitcast i32 %372 to float
  %374 = insertelement <1 x float> undef, float %373, i32 0
  %375 = extractelement <1 x float> %374, i32 0
  %376 = bitcast float %375 to i32
  %377 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %376, i32 8, i32 31)
  %378 = bitcast i32 %377 to float
  %379 = fadd float %375, %378
  %380 = bitcast float %379 to i32
  %381 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %380, i32 4, i32 31)
  %382 = bitcast i32 %381 to float
  %383 = fadd float %379, %382
  %384 = bitcast float %383 to i32
  %385 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %384, i32 2, i32 31)
  %386 = bitcast i32 %385 to float
  %387 = fadd float %383, %386
  %388 = bitcast float %387 to i32
  %389 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %388, i32 1, i32 31)
  %390 = bitcast i32 %389 to float
  %391 = fadd float %387, %390
  %392 = insertelement <1 x float> undef, float %391, i32 0
  %393 = extractelement <1 x float> %392, i32 0
  %394 = bitcast float %393 to i32
  %395 = insertelement <1 x i32> undef, i32 %394, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %164, <1 x i32> %395, i1 %189)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %396 = load float, ptr addrspace(3) @global_smem, align 4
  %397 = fadd float %282, %396
  %398 = add i32 %57, 8192
  br label %56

399:                                              ; preds = %56
  %400 = call float @__nv_logf(float %59)
  %401 = fadd float %58, %400
  %402 = fsub float %401, %38
  %403 = fmul float %402, 0x3FECCCCCC0000000
  %404 = sitofp i32 %4 to float
  %405 = call float @llvm.nvvm.div.full(float %60, float %404)
  %406 = fsub float %401, %405
  %407 = fmul float %406, 0x3FB99999A0000000
  %408 = fadd float %403, %407
  %409 = getelementptr float, ptr addrspace(1) %3, i64 %10
  %410 = and i32 %41, -1
  %411 = icmp eq i32 %410, 0
  %412 = and i32 %42, -1
  %413 = icmp eq i32 %412, 0
  %414 = and i1 %411, %413
  %415 = and i1 %414, true
  %416 = insertelement <1 x float> undef, float %408, i32 0
  %417 = bitcast <1 x float> %416 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %417, ptr addrspace(1) %409, i1 %415)
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: alwaysinline nounwind
define internal float @__nv_logf(float %a) #5 {
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
  %12 = call i32 @__nvvm_reflect(ptr @.str) #7
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = call float @llvm.nvvm.fma.rn.ftz.f(float %11, float 0x3E80000000000000, float %i.i.0) #7
  br label %__nv_fmaf_rn.exit10.i

16:                                               ; preds = %4
  %17 = call float @llvm.nvvm.fma.rn.f(float %11, float 0x3E80000000000000, float %i.i.0) #7
  br label %__nv_fmaf_rn.exit10.i

__nv_fmaf_rn.exit10.i:                            ; preds = %16, %14
  %.08 = phi float [ %15, %14 ], [ %17, %16 ]
  %18 = fsub float %10, 1.000000e+00
  %19 = call i32 @__nvvm_reflect(ptr @.str) #7
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %22 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #7
  br label %__nv_fmaf_rn.exit11.i

23:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %24 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #7
  br label %__nv_fmaf_rn.exit11.i

__nv_fmaf_rn.exit11.i:                            ; preds = %23, %21
  %.010 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call i32 @__nvvm_reflect(ptr @.str) #7
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %18, float 0xBFBF19B980000000) #7
  br label %__nv_fmaf_rn.exit12.i

29:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %30 = call float @llvm.nvvm.fma.rn.f(float %.010, float %18, float 0xBFBF19B980000000) #7
  br label %__nv_fmaf_rn.exit12.i

__nv_fmaf_rn.exit12.i:                            ; preds = %29, %27
  %.011 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = call i32 @__nvvm_reflect(ptr @.str) #7
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %34 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %18, float 0x3FC1E52AA0000000) #7
  br label %__nv_fmaf_rn.exit13.i

35:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %36 = call float @llvm.nvvm.fma.rn.f(float %.011, float %18, float 0x3FC1E52AA0000000) #7
  br label %__nv_fmaf_rn.exit13.i

__nv_fmaf_rn.exit13.i:                            ; preds = %35, %33
  %.012 = phi float [ %34, %33 ], [ %36, %35 ]
  %37 = call i32 @__nvvm_reflect(ptr @.str) #7
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %40 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %18, float 0xBFC55B1720000000) #7
  br label %__nv_fmaf_rn.exit14.i

41:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %42 = call float @llvm.nvvm.fma.rn.f(float %.012, float %18, float 0xBFC55B1720000000) #7
  br label %__nv_fmaf_rn.exit14.i

__nv_fmaf_rn.exit14.i:                            ; preds = %41, %39
  %.09 = phi float [ %40, %39 ], [ %42, %41 ]
  %43 = call i32 @__nvvm_reflect(ptr @.str) #7
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %46 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %18, float 0x3FC99DA160000000) #7
  br label %__nv_fmaf_rn.exit15.i

47:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %48 = call float @llvm.nvvm.fma.rn.f(float %.09, float %18, float 0x3FC99DA160000000) #7
  br label %__nv_fmaf_rn.exit15.i

__nv_fmaf_rn.exit15.i:                            ; preds = %47, %45
  %.05 = phi float [ %46, %45 ], [ %48, %47 ]
  %49 = call i32 @__nvvm_reflect(ptr @.str) #7
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %18, float 0xBFCFFFE440000000) #7
  br label %__nv_fmaf_rn.exit16.i

53:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %54 = call float @llvm.nvvm.fma.rn.f(float %.05, float %18, float 0xBFCFFFE440000000) #7
  br label %__nv_fmaf_rn.exit16.i

__nv_fmaf_rn.exit16.i:                            ; preds = %53, %51
  %.01 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = call i32 @__nvvm_reflect(ptr @.str) #7
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %18, float 0x3FD5554F00000000) #7
  br label %__nv_fmaf_rn.exit17.i

59:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %60 = call float @llvm.nvvm.fma.rn.f(float %.01, float %18, float 0x3FD5554F00000000) #7
  br label %__nv_fmaf_rn.exit17.i

__nv_fmaf_rn.exit17.i:                            ; preds = %59, %57
  %.0 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = call i32 @__nvvm_reflect(ptr @.str) #7
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0, float %18, float -5.000000e-01) #7
  br label %__nv_fmaf_rn.exit9.i

65:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %.0, float %18, float -5.000000e-01) #7
  br label %__nv_fmaf_rn.exit9.i

__nv_fmaf_rn.exit9.i:                             ; preds = %65, %63
  %.07 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = fmul float %.07, %18
  %68 = call i32 @__nvvm_reflect(ptr @.str) #7
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %71 = call float @llvm.nvvm.fma.rn.ftz.f(float %67, float %18, float %18) #7
  br label %__nv_fmaf_rn.exit8.i

72:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %73 = call float @llvm.nvvm.fma.rn.f(float %67, float %18, float %18) #7
  br label %__nv_fmaf_rn.exit8.i

__nv_fmaf_rn.exit8.i:                             ; preds = %72, %70
  %.06 = phi float [ %71, %70 ], [ %73, %72 ]
  %74 = call i32 @__nvvm_reflect(ptr @.str) #7
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %77 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float 0x3FE62E4300000000, float %.06) #7
  br label %__nv_fmaf_rn.exit6.i

78:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %79 = call float @llvm.nvvm.fma.rn.f(float %.08, float 0x3FE62E4300000000, float %.06) #7
  br label %__nv_fmaf_rn.exit6.i

__nv_fmaf_rn.exit6.i:                             ; preds = %78, %76
  %.04 = phi float [ %77, %76 ], [ %79, %78 ]
  %80 = bitcast float %.02 to i32
  %81 = icmp uge i32 %80, 2139095040
  br i1 %81, label %82, label %91

82:                                               ; preds = %__nv_fmaf_rn.exit6.i
  %83 = bitcast i32 2139095040 to float
  %84 = bitcast i32 2139095040 to float
  %85 = call i32 @__nvvm_reflect(ptr @.str) #7
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %83, float %84) #7
  br label %__nv_fmaf_rn.exit.i

89:                                               ; preds = %82
  %90 = call float @llvm.nvvm.fma.rn.f(float %.02, float %83, float %84) #7
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

declare i32 @__nvvm_reflect(ptr) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

attributes #0 = { "nvvm.reqntid"="512" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
