; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define ptx_kernel void @kl_div_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, float %4, ptr addrspace(1) %5, ptr addrspace(1) %6) #0 {
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = sext i32 %8 to i64
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = and i32 %10, 255
  %12 = urem i32 %11, 32
  %13 = udiv i32 %11, 32
  %14 = shl i32 %12, 0
  %15 = or i32 0, %14
  %16 = shl i32 %13, 5
  %17 = or i32 %15, %16
  %18 = or i32 %17, 0
  %19 = and i32 %18, 255
  %20 = shl i32 %19, 3
  %21 = or disjoint i32 %20, 0
  %22 = xor i32 0, %21
  %23 = xor i32 %22, 0
  %24 = xor i32 %22, 1
  %25 = xor i32 %22, 2
  %26 = xor i32 %22, 3
  %27 = xor i32 %22, 4
  %28 = xor i32 %22, 5
  %29 = xor i32 %22, 6
  %30 = xor i32 %22, 7
  %31 = add i32 %23, 0
  %32 = add i32 %24, 0
  %33 = add i32 %25, 0
  %34 = add i32 %26, 0
  %35 = add i32 %27, 0
  %36 = add i32 %28, 0
  %37 = add i32 %29, 0
  %38 = add i32 %30, 0
  %39 = sext i32 %3 to i64
  %40 = mul i64 %9, %39
  %41 = getelementptr half, ptr addrspace(1) %0, i64 %40
  %42 = getelementptr half, ptr addrspace(1) %41, i32 %31
  %43 = getelementptr half, ptr addrspace(1) %41, i32 %32
  %44 = getelementptr half, ptr addrspace(1) %41, i32 %33
  %45 = getelementptr half, ptr addrspace(1) %41, i32 %34
  %46 = getelementptr half, ptr addrspace(1) %41, i32 %35
  %47 = getelementptr half, ptr addrspace(1) %41, i32 %36
  %48 = getelementptr half, ptr addrspace(1) %41, i32 %37
  %49 = getelementptr half, ptr addrspace(1) %41, i32 %38
  %50 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %42, 0
  %51 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %50, ptr addrspace(1) %43, 1
  %52 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %51, ptr addrspace(1) %44, 2
  %53 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %52, ptr addrspace(1) %45, 3
  %54 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %53, ptr addrspace(1) %46, 4
  %55 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %54, ptr addrspace(1) %47, 5
  %56 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %55, ptr addrspace(1) %48, 6
  %57 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %56, ptr addrspace(1) %49, 7
  %58 = getelementptr half, ptr addrspace(1) %1, i64 %40
  %59 = getelementptr half, ptr addrspace(1) %58, i32 %31
  %60 = getelementptr half, ptr addrspace(1) %58, i32 %32
  %61 = getelementptr half, ptr addrspace(1) %58, i32 %33
  %62 = getelementptr half, ptr addrspace(1) %58, i32 %34
  %63 = getelementptr half, ptr addrspace(1) %58, i32 %35
  %64 = getelementptr half, ptr addrspace(1) %58, i32 %36
  %65 = getelementptr half, ptr addrspace(1) %58, i32 %37
  %66 = getelementptr half, ptr addrspace(1) %58, i32 %38
  %67 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %59, 0
  %68 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %67, ptr addrspace(1) %60, 1
  %69 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %68, ptr addrspace(1) %61, 2
  %70 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %69, ptr addrspace(1) %62, 3
  %71 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %70, ptr addrspace(1) %63, 4
  %72 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, ptr addrspace(1) %64, 5
  %73 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %72, ptr addrspace(1) %65, 6
  %74 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %73, ptr addrspace(1) %66, 7
  br label %75

75:                                               ; preds = %85, %7
  %76 = phi i32 [ %568, %85 ], [ 0, %7 ]
  %77 = phi float [ %220, %85 ], [ 0xC6293E5940000000, %7 ]
  %78 = phi float [ %358, %85 ], [ 0xC6293E5940000000, %7 ]
  %79 = phi float [ %303, %85 ], [ 0.000000e+00, %7 ]
  %80 = phi float [ %441, %85 ], [ 0.000000e+00, %7 ]
  %81 = phi float [ %521, %85 ], [ 0.000000e+00, %7 ]
  %82 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %544, %85 ], [ %57, %7 ]
  %83 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %567, %85 ], [ %74, %7 ]
  %84 = icmp slt i32 %76, %3
  br i1 %84, label %85, label %569

85:                                               ; preds = %75
  %86 = add i32 %76, %31
  %87 = icmp slt i32 %86, %3
  %88 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 0
  %89 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 -67044352, i32 -67044352, i32 -67044352, i32 -67044352, ptr addrspace(1) %88, i1 %87)
  %90 = extractvalue { i32, i32, i32, i32 } %89, 0
  %91 = bitcast i32 %90 to <2 x half>
  %92 = extractvalue { i32, i32, i32, i32 } %89, 1
  %93 = bitcast i32 %92 to <2 x half>
  %94 = extractvalue { i32, i32, i32, i32 } %89, 2
  %95 = bitcast i32 %94 to <2 x half>
  %96 = extractvalue { i32, i32, i32, i32 } %89, 3
  %97 = bitcast i32 %96 to <2 x half>
  %98 = extractelement <2 x half> %91, i32 0
  %99 = extractelement <2 x half> %91, i32 1
  %100 = extractelement <2 x half> %93, i32 0
  %101 = extractelement <2 x half> %93, i32 1
  %102 = extractelement <2 x half> %95, i32 0
  %103 = extractelement <2 x half> %95, i32 1
  %104 = extractelement <2 x half> %97, i32 0
  %105 = extractelement <2 x half> %97, i32 1
  %106 = fpext half %98 to float
  %107 = fpext half %99 to float
  %108 = fpext half %100 to float
  %109 = fpext half %101 to float
  %110 = fpext half %102 to float
  %111 = fpext half %103 to float
  %112 = fpext half %104 to float
  %113 = fpext half %105 to float
  %114 = fmul float %106, %4
  %115 = fmul float %107, %4
  %116 = fmul float %108, %4
  %117 = fmul float %109, %4
  %118 = fmul float %110, %4
  %119 = fmul float %111, %4
  %120 = fmul float %112, %4
  %121 = fmul float %113, %4
  %122 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 0
  %123 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 -67044352, i32 -67044352, i32 -67044352, i32 -67044352, ptr addrspace(1) %122, i1 %87)
  %124 = extractvalue { i32, i32, i32, i32 } %123, 0
  %125 = bitcast i32 %124 to <2 x half>
  %126 = extractvalue { i32, i32, i32, i32 } %123, 1
  %127 = bitcast i32 %126 to <2 x half>
  %128 = extractvalue { i32, i32, i32, i32 } %123, 2
  %129 = bitcast i32 %128 to <2 x half>
  %130 = extractvalue { i32, i32, i32, i32 } %123, 3
  %131 = bitcast i32 %130 to <2 x half>
  %132 = extractelement <2 x half> %125, i32 0
  %133 = extractelement <2 x half> %125, i32 1
  %134 = extractelement <2 x half> %127, i32 0
  %135 = extractelement <2 x half> %127, i32 1
  %136 = extractelement <2 x half> %129, i32 0
  %137 = extractelement <2 x half> %129, i32 1
  %138 = extractelement <2 x half> %131, i32 0
  %139 = extractelement <2 x half> %131, i32 1
  %140 = fpext half %132 to float
  %141 = fpext half %133 to float
  %142 = fpext half %134 to float
  %143 = fpext half %135 to float
  %144 = fpext half %136 to float
  %145 = fpext half %137 to float
  %146 = fpext half %138 to float
  %147 = fpext half %139 to float
  %148 = fmul float %140, %4
  %149 = fmul float %141, %4
  %150 = fmul float %142, %4
  %151 = fmul float %143, %4
  %152 = fmul float %144, %4
  %153 = fmul float %145, %4
  %154 = fmul float %146, %4
  %155 = fmul float %147, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %156 = call float @llvm.maxnum.f32(float %114, float %115)
  %157 = call float @llvm.maxnum.f32(float %156, float %116)
  %158 = call float @llvm.maxnum.f32(float %157, float %117)
  %159 = call float @llvm.maxnum.f32(float %158, float %118)
  %160 = call float @llvm.maxnum.f32(float %159, float %119)
  %161 = call float @llvm.maxnum.f32(float %160, float %120)
  %162 = call float @llvm.maxnum.f32(float %161, float %121)
  %163 = bitcast float %162 to i32
  %164 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %163, i32 16, i32 31)
  %165 = bitcast i32 %164 to float
  %166 = call float @llvm.maxnum.f32(float %162, float %165)
  %167 = bitcast float %166 to i32
  %168 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %167, i32 8, i32 31)
  %169 = bitcast i32 %168 to float
  %170 = call float @llvm.maxnum.f32(float %166, float %169)
  %171 = bitcast float %170 to i32
  %172 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %171, i32 4, i32 31)
  %173 = bitcast i32 %172 to float
  %174 = call float @llvm.maxnum.f32(float %170, float %173)
  %175 = bitcast float %174 to i32
  %176 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %175, i32 2, i32 31)
  %177 = bitcast i32 %176 to float
  %178 = call float @llvm.maxnum.f32(float %174, float %177)
  %179 = bitcast float %178 to i32
  %180 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %179, i32 1, i32 31)
  %181 = bitcast i32 %180 to float
  %182 = call float @llvm.maxnum.f32(float %178, float %181)
  %183 = urem i32 %12, 32
  %184 = urem i32 %13, 8
  %185 = icmp eq i32 %183, 0
  %186 = and i1 true, %185
  %187 = getelementptr float, ptr addrspace(3) @global_smem, i32 %184
  %188 = insertelement <1 x float> undef, float %182, i32 0
  %189 = extractelement <1 x float> %188, i32 0
  %190 = bitcast float %189 to i32
  %191 = insertelement <1 x i32> undef, i32 %190, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %187, <1 x i32> %191, i1 %186)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %192 = icmp slt i32 %11, 8
  %193 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11
  %194 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %193, i1 %192)
  %195 = insertelement <1 x i32> undef, i32 %194, i32 0
  %196 = extractelement <1 x i32> %195, i32 0
  %197 = bitcast i32 %196 to float
  %198 = insertelement <1 x float> undef, float %197, i32 0
  %199 = extractelement <1 x float> %198, i32 0
  %200 = bitcast float %199 to i32
  %201 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %200, i32 4, i32 31)
  %202 = bitcast i32 %201 to float
  %203 = call float @llvm.maxnum.f32(float %199, float %202)
  %204 = bitcast float %203 to i32
  %205 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %204, i32 2, i32 31)
  %206 = bitcast i32 %205 to float
  %207 = call float @llvm.maxnum.f32(float %203, float %206)
  %208 = bitcast float %207 to i32
  %209 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %208, i32 1, i32 31)
  %210 = bitcast i32 %209 to float
  %211 = call float @llvm.maxnum.f32(float %207, float %210)
  %212 = urem i32 %12, 8
  %213 = icmp eq i32 %212, 0
  %214 = and i1 %192, %213
  %215 = insertelement <1 x float> undef, float %211, i32 0
  %216 = extractelement <1 x float> %215, i32 0
  %217 = bitcast float %216 to i32
  %218 = insertelement <1 x i32> undef, i32 %217, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %193, <1 x i32> %218, i1 %214)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %219 = load float, ptr addrspace(3) @global_smem, align 4
  %220 = call float @llvm.maxnum.f32(float %77, float %219)
  %221 = fsub float %77, %220
  %222 = fmul float %221, 0x3FF7154760000000
  %223 = call float @llvm.nvvm.ex2.approx.f(float %222)
  %224 = fmul float %79, %223
  %225 = fsub float %114, %220
  %226 = fsub float %115, %220
  %227 = fsub float %116, %220
  %228 = fsub float %117, %220
  %229 = fsub float %118, %220
  %230 = fsub float %119, %220
  %231 = fsub float %120, %220
  %232 = fsub float %121, %220
  %233 = fmul float %225, 0x3FF7154760000000
  %234 = call float @llvm.nvvm.ex2.approx.f(float %233)
  %235 = fmul float %226, 0x3FF7154760000000
  %236 = call float @llvm.nvvm.ex2.approx.f(float %235)
  %237 = fmul float %227, 0x3FF7154760000000
  %238 = call float @llvm.nvvm.ex2.approx.f(float %237)
  %239 = fmul float %228, 0x3FF7154760000000
  %240 = call float @llvm.nvvm.ex2.approx.f(float %239)
  %241 = fmul float %229, 0x3FF7154760000000
  %242 = call float @llvm.nvvm.ex2.approx.f(float %241)
  %243 = fmul float %230, 0x3FF7154760000000
  %244 = call float @llvm.nvvm.ex2.approx.f(float %243)
  %245 = fmul float %231, 0x3FF7154760000000
  %246 = call float @llvm.nvvm.ex2.approx.f(float %245)
  %247 = fmul float %232, 0x3FF7154760000000
  %248 = call float @llvm.nvvm.ex2.approx.f(float %247)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %249 = fadd float %234, %236
  %250 = fadd float %249, %238
  %251 = fadd float %250, %240
  %252 = fadd float %251, %242
  %253 = fadd float %252, %244
  %254 = fadd float %253, %246
  %255 = fadd float %254, %248
  %256 = bitcast float %255 to i32
  %257 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %256, i32 16, i32 31)
  %258 = bitcast i32 %257 to float
  %259 = fadd float %255, %258
  %260 = bitcast float %259 to i32
  %261 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %260, i32 8, i32 31)
  %262 = bitcast i32 %261 to float
  %263 = fadd float %259, %262
  %264 = bitcast float %263 to i32
  %265 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %264, i32 4, i32 31)
  %266 = bitcast i32 %265 to float
  %267 = fadd float %263, %266
  %268 = bitcast float %267 to i32
  %269 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %268, i32 2, i32 31)
  %270 = bitcast i32 %269 to float
  %271 = fadd float %267, %270
  %272 = bitcast float %271 to i32
  %273 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %272, i32 1, i32 31)
  %274 = bitcast i32 %273 to float
  %275 = fadd float %271, %274
  %276 = insertelement <1 x float> undef, float %275, i32 0
  %277 = extractelement <1 x float> %276, i32 0
  %278 = bitcast float %277 to i32
  %279 = insertelement <1 x i32> undef, i32 %278, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %187, <1 x i32> %279, i1 %186)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %280 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %193, i1 %192)
  %281 = insertelement <1 x i32> undef, i32 %280, i32 0
  %282 = extractelement <1 x i32> %281, i32 0
  %283 = bitcast i32 %282 to float
  %284 = insertelement <1 x float> undef, float %283, i32 0
  %285 = extractelement <1 x float> %284, i32 0
  %286 = bitcast float %285 to i32
  %287 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %286, i32 4, i32 31)
  %288 = bitcast i32 %287 to float
  %289 = fadd float %285, %288
  %290 = bitcast float %289 to i32
  %291 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %290, i32 2, i32 31)
  %292 = bitcast i32 %291 to float
  %293 = fadd float %289, %292
  %294 = bitcast float %293 to i32
  %295 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %294, i32 1, i32 31)
  %296 = bitcast i32 %295 to float
  %297 = fadd float %293, %296
  %298 = insertelement <1 x float> undef, float %297, i32 0
  %299 = extractelement <1 x float> %298, i32 0
  %300 = bitcast float %299 to i32
  %301 = insertelement <1 x i32> undef, i32 %300, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %193, <1 x i32> %301, i1 %214)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %302 = load float, ptr addrspace(3) @global_smem, align 4
  %303 = fadd float %224, %302
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %304 = call float @llvm.maxnum.f32(float %148, float %149)
  %305 = call float @llvm.maxnum.f32(float %304, float %150)
  %306 = call float @llvm.maxnum.f32(float %305, float %151)
  %307 = call float @llvm.maxnum.f32(float %306, float %152)
  %308 = call float @llvm.maxnum.f32(float %307, float %153)
  %309 = call float @llvm.maxnum.f32(float %308, float %154)
  %310 = call float @llvm.maxnum.f32(float %309, float %155)
  %311 = bitcast float %310 to i32
  %312 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %311, i32 16, i32 31)
  %313 = bitcast i32 %312 to float
  %314 = call float @llvm.maxnum.f32(float %310, float %313)
  %315 = bitcast float %314 to i32
  %316 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %315, i32 8, i32 31)
  %317 = bitcast i32 %316 to float
  %318 = call float @llvm.maxnum.f32(float %314, float %317)
  %319 = bitcast float %318 to i32
  %320 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %319, i32 4, i32 31)
  %321 = bitcast i32 %320 to float
  %322 = call float @llvm.maxnum.f32(float %318, float %321)
  %323 = bitcast float %322 to i32
  %324 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %323, i32 2, i32 31)
  %325 = bitcast i32 %324 to float
  %326 = call float @llvm.maxnum.f32(float %322, float %325)
  %327 = bitcast float %326 to i32
  %328 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %327, i32 1, i32 31)
  %329 = bitcast i32 %328 to float
  %330 = call float @llvm.maxnum.f32(float %326, float %329)
  %331 = insertelement <1 x float> undef, float %330, i32 0
  %332 = extractelement <1 x float> %331, i32 0
  %333 = bitcast float %332 to i32
  %334 = insertelement <1 x i32> undef, i32 %333, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %187, <1 x i32> %334, i1 %186)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %335 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %193, i1 %192)
  %336 = insertelement <1 x i32> undef, i32 %335, i32 0
  %337 = extractelement <1 x i32> %336, i32 0
  %338 = bitcast i32 %337 to float
  %339 = insertelement <1 x float> undef, float %338, i32 0
  %340 = extractelement <1 x float> %339, i32 0
  %341 = bitcast float %340 to i32
  %342 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %341, i32 4, i32 31)
  %343 = bitcast i32 %342 to float
  %344 = call float @llvm.maxnum.f32(float %340, float %343)
  %345 = bitcast float %344 to i32
  %346 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %345, i32 2, i32 31)
  %347 = bitcast i32 %346 to float
  %348 = call float @llvm.maxnum.f32(float %344, float %347)
  %349 = bitcast float %348 to i32
  %350 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %349, i32 1, i32 31)
  %351 = bitcast i32 %350 to float
  %352 = call float @llvm.maxnum.f32(float %348, float %351)
  %353 = insertelement <1 x float> undef, float %352, i32 0
  %354 = extractelement <1 x float> %353, i32 0
  %355 = bitcast float %354 to i32
  %356 = insertelement <1 x i32> undef, i32 %355, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %193, <1 x i32> %356, i1 %214)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %357 = load float, ptr addrspace(3) @global_smem, align 4
  %358 = call float @llvm.maxnum.f32(float %78, float %357)
  %359 = fsub float %148, %358
  %360 = fsub float %149, %358
  %361 = fsub float %150, %358
  %362 = fsub float %151, %358
  %363 = fsub float %152, %358
  %364 = fsub float %153, %358
  %365 = fsub float %154, %358
  %366 = fsub float %155, %358
  %367 = fmul float %359, 0x3FF7154760000000
  %368 = call float @llvm.nvvm.ex2.approx.f(float %367)
  %369 = fmul float %360, 0x3FF7154760000000
  %370 = call float @llvm.nvvm.ex2.approx.f(float %369)
  %371 = fmul float %361, 0x3FF7154760000000
  %372 = call float @llvm.nvvm.ex2.approx.f(float %371)
  %373 = fmul float %362, 0x3FF7154760000000
  %374 = call float @llvm.nvvm.ex2.approx.f(float %373)
  %375 = fmul float %363, 0x3FF7154760000000
  %376 = call float @llvm.nvvm.ex2.approx.f(float %375)
  %377 = fmul float %364, 0x3FF7154760000000
  %378 = call float @llvm.nvvm.ex2.approx.f(float %377)
  %379 = fmul float %365, 0x3FF7154760000000
  %380 = call float @llvm.nvvm.ex2.approx.f(float %379)
  %381 = fmul float %366, 0x3FF7154760000000
  %382 = call float @llvm.nvvm.ex2.approx.f(float %381)
  %383 = fsub float %78, %358
  %384 = fmul float %383, 0x3FF7154760000000
  %385 = call float @llvm.nvvm.ex2.approx.f(float %384)
  %386 = fmul float %80, %385
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %387 = fadd float %368, %370
  %388 = fadd float %387, %372
  %389 = fadd float %388, %374
  %390 = fadd float %389, %376
  %391 = fadd float %390, %378
  %392 = fadd float %391, %380
  %393 = fadd float %392, %382
  %394 = bitcast float %393 to i32
  %395 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %394, i32 16, i32 31)
  %396 = bitcast i32 %395 to float
  %397 = fadd float %393, %396
  %398 = bitcast float %397 to i32
  %399 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %398, i32 8, i32 31)
  %400 = bitcast i32 %399 to float
  %401 = fadd float %397, %400
  %402 = bitcast float %401 to i32
  %403 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %402, i32 4, i32 31)
  %404 = bitcast i32 %403 to float
  %405 = fadd float %401, %404
  %406 = bitcast float %405 to i32
  %407 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %406, i32 2, i32 31)
  %408 = bitcast i32 %407 to float
  %409 = fadd float %405, %408
  %410 = bitcast float %409 to i32
  %411 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %410, i32 1, i32 31)
  %412 = bitcast i32 %411 to float
  %413 = fadd float %409, %412
  %414 = insertelement <1 x float> undef, float %413, i32 0
  %415 = extractelement <1 x float> %414, i32 0
  %416 = bitcast float %415 to i32
  %417 = insertelement <1 x i32> undef, i32 %416, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %187, <1 x i32> %417, i1 %186)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %418 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %193, i1 %192)
  %419 = insertelement <1 x i32> undef, i32 %418, i32 0
  %420 = extractelement <1 x i32> %419, i32 0
  %421 = bitcast i32 %420 to float
  %422 = insertelement <1 x float> undef, float %421, i32 0
  %423 = extractelement <1 x float> %422, i32 0
  %424 = bitcast float %423 to i32
  %425 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %424, i32 4, i32 31)
  %426 = bitcast i32 %425 to float
  %427 = fadd float %423, %426
  %428 = bitcast float %427 to i32
  %429 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %428, i32 2, i32 31)
  %430 = bitcast i32 %429 to float
  %431 = fadd float %427, %430
  %432 = bitcast float %431 to i32
  %433 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %432, i32 1, i32 31)
  %434 = bitcast i32 %433 to float
  %435 = fadd float %431, %434
  %436 = insertelement <1 x float> undef, float %435, i32 0
  %437 = extractelement <1 x float> %436, i32 0
  %438 = bitcast float %437 to i32
  %439 = insertelement <1 x i32> undef, i32 %438, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %193, <1 x i32> %439, i1 %214)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %440 = load float, ptr addrspace(3) @global_smem, align 4
  %441 = fadd float %386, %440
  %442 = fmul float %81, %385
  %443 = fsub float %148, %114
  %444 = fsub float %149, %115
  %445 = fsub float %150, %116
  %446 = fsub float %151, %117
  %447 = fsub float %152, %118
  %448 = fsub float %153, %119
  %449 = fsub float %154, %120
  %450 = fsub float %155, %121
  %451 = select i1 %87, float %443, float 0.000000e+00
  %452 = select i1 %87, float %444, float 0.000000e+00
  %453 = select i1 %87, float %445, float 0.000000e+00
  %454 = select i1 %87, float %446, float 0.000000e+00
  %455 = select i1 %87, float %447, float 0.000000e+00
  %456 = select i1 %87, float %448, float 0.000000e+00
  %457 = select i1 %87, float %449, float 0.000000e+00
  %458 = select i1 %87, float %450, float 0.000000e+00
  %459 = fmul float %368, %451
  %460 = fmul float %370, %452
  %461 = fmul float %372, %453
  %462 = fmul float %374, %454
  %463 = fmul float %376, %455
  %464 = fmul float %378, %456
  %465 = fmul float %380, %457
  %466 = fmul float %382, %458
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %467 = fadd float %459, %460
  %468 = fadd float %467, %461
  %469 = fadd float %468, %462
  %470 = fadd float %469, %463
  %471 = fadd float %470, %464
  %472 = fadd float %471, %465
  %473 = fadd float %472, %466
  %474 = bitcast float %473 to i32
  %475 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %474, i32 16, i32 31)
  %476 = bitcast i32 %475 to float
  %477 = fadd float %473, %476
  %478 = bitcast float %477 to i32
  %479 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %478, i32 8, i32 31)
  %480 = bitcast i32 %479 to float
  %481 = fadd float %477, %480
  %482 = bitcast float %481 to i32
  %483 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %482, i32 4, i32 31)
  %484 = bitcast i32 %483 to float
  %485 = fadd float %481, %484
  %486 = bitcast float %485 to i32
  %487 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %486, i32 2, i32 31)
  %488 = bitcast i32 %487 to float
  %489 = fadd float %485, %488
  %490 = bitcast float %489 to i32
  %491 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %490, i32 1, i32 31)
  %492 = bitcast i32 %491 to float
  %493 = fadd float %489, %492
  %494 = insertelement <1 x float> undef, float %493, i32 0
  %495 = extractelement <1 x float> %494, i32 0
  %496 = bitcast float %495 to i32
  %497 = insertelement <1 x i32> undef, i32 %496, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %187, <1 x i32> %497, i1 %186)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %498 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %193, i1 %192)
  %499 = insertelement <1 x i32> undef, i32 %498, i32 0
  %500 = extractelement <1 x i32> %499, i32 0
  %501 = bitcast i32 %500 to float
  %502 = insertelement <1 x float> undef, float %501, i32 0
  %503 = extractelement <1 x float> %502, i32 0
  %504 = bitcast float %503 to i32
  %505 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %504, i32 4, i32 31)
  %506 = bitcast i32 %505 to float
  %507 = fadd float %503, %506
  %508 = bitcast float %507 to i32
  %509 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %508, i32 2, i32 31)
  %510 = bitcast i32 %509 to float
  %511 = fadd float %507, %510
  %512 = bitcast float %511 to i32
  %513 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %512, i32 1, i32 31)
  %514 = bitcast i32 %513 to float
  %515 = fadd float %511, %514
  %516 = insertelement <1 x float> undef, float %515, i32 0
  %517 = extractelement <1 x float> %516, i32 0
  %518 = bitcast float %517 to i32
  %519 = insertelement <1 x i32> undef, i32 %518, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %193, <1 x i32> %519, i1 %214)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %520 = load float, ptr addrspace(3) @global_smem, align 4
  %521 = fadd float %442, %520
  %522 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 1
  %523 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 2
  %524 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 3
  %525 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 4
  %526 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 5
  %527 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 6
  %528 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %82, 7
  %529 = getelementptr half, ptr addrspace(1) %88, i32 2048
  %530 = getelementptr half, ptr addrspace(1) %522, i32 2048
  %531 = getelementptr half, ptr addrspace(1) %523, i32 2048
  %532 = getelementptr half, ptr addrspace(1) %524, i32 2048
  %533 = getelementptr half, ptr addrspace(1) %525, i32 2048
  %534 = getelementptr half, ptr addrspace(1) %526, i32 2048
  %535 = getelementptr half, ptr addrspace(1) %527, i32 2048
  %536 = getelementptr half, ptr addrspace(1) %528, i32 2048
  %537 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %529, 0
  %538 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %537, ptr addrspace(1) %530, 1
  %539 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %538, ptr addrspace(1) %531, 2
  %540 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %539, ptr addrspace(1) %532, 3
  %541 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %540, ptr addrspace(1) %533, 4
  %542 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %541, ptr addrspace(1) %534, 5
  %543 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %542, ptr addrspace(1) %535, 6
  %544 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %543, ptr addrspace(1) %536, 7
  %545 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 1
  %546 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 2
  %547 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 3
  %548 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 4
  %549 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 5
  %550 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 6
  %551 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %83, 7
  %552 = getelementptr half, ptr addrspace(1) %122, i32 2048
  %553 = getelementptr half, ptr addrspace(1) %545, i32 2048
  %554 = getelementptr half, ptr addrspace(1) %546, i32 2048
  %555 = getelementptr half, ptr addrspace(1) %547, i32 2048
  %556 = getelementptr half, ptr addrspace(1) %548, i32 2048
  %557 = getelementptr half, ptr addrspace(1) %549, i32 2048
  %558 = getelementptr half, ptr addrspace(1) %550, i32 2048
  %559 = getelementptr half, ptr addrspace(1) %551, i32 2048
  %560 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %552, 0
  %561 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %560, ptr addrspace(1) %553, 1
  %562 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %561, ptr addrspace(1) %554, 2
  %563 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %562, ptr addrspace(1) %555, 3
  %564 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %563, ptr addrspace(1) %556, 4
  %565 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %564, ptr addrspace(1) %557, 5
  %566 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %565, ptr addrspace(1) %558, 6
  %567 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %566, ptr addrspace(1) %559, 7
  %568 = add i32 %76, 2048
  br label %75

569:                                              ; preds = %75
  %570 = getelementptr float, ptr addrspace(1) %2, i64 %9
  %571 = call float @llvm.nvvm.div.full(float %81, float %80)
  %572 = call float @__nv_logf(float %80)
  %573 = fadd float %78, %572
  %574 = fsub float %571, %573
  %575 = call float @__nv_logf(float %79)
  %576 = fadd float %77, %575
  %577 = fadd float %574, %576
  %578 = and i32 %12, -1
  %579 = icmp eq i32 %578, 0
  %580 = and i32 %13, -1
  %581 = icmp eq i32 %580, 0
  %582 = and i1 %579, %581
  %583 = and i1 %582, true
  %584 = insertelement <1 x float> undef, float %577, i32 0
  %585 = bitcast <1 x float> %584 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %585, ptr addrspace(1) %570, i1 %583)
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

attributes #0 = { "nvvm.reqntid"="256" }
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
