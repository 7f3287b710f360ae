; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

define ptx_kernel void @layernorm_fwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, i32 %6, i32 %7, float %8, ptr addrspace(1) %9, ptr addrspace(1) %10) #0 {
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, %6
  %14 = getelementptr half, ptr addrspace(1) %1, i32 %13
  %15 = getelementptr half, ptr addrspace(1) %0, i32 %13
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = and i32 %16, 127
  %18 = urem i32 %17, 32
  %19 = udiv i32 %17, 32
  %20 = shl i32 %18, 0
  %21 = or i32 0, %20
  %22 = shl i32 %19, 5
  %23 = or i32 %21, %22
  %24 = or i32 %23, 0
  %25 = and i32 %24, 127
  %26 = shl i32 %25, 3
  %27 = or disjoint i32 %26, 0
  %28 = xor i32 0, %27
  %29 = xor i32 %28, 0
  %30 = add i32 %29, 0
  br label %31

31:                                               ; preds = %35, %11
  %32 = phi i32 [ %88, %35 ], [ 0, %11 ]
  %33 = phi { float, float, float, float, float, float, float, float } [ %87, %35 ], [ zeroinitializer, %11 ]
  %34 = icmp slt i32 %32, %7
  br i1 %34, label %35, label %89

35:                                               ; preds = %31
  %36 = add i32 %32, %30
  %37 = icmp slt i32 %36, %7
  %38 = getelementptr half, ptr addrspace(1) %15, i32 %36
  %39 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %38, i1 %37)
  %40 = extractvalue { i32, i32, i32, i32 } %39, 0
  %41 = bitcast i32 %40 to <2 x half>
  %42 = extractvalue { i32, i32, i32, i32 } %39, 1
  %43 = bitcast i32 %42 to <2 x half>
  %44 = extractvalue { i32, i32, i32, i32 } %39, 2
  %45 = bitcast i32 %44 to <2 x half>
  %46 = extractvalue { i32, i32, i32, i32 } %39, 3
  %47 = bitcast i32 %46 to <2 x half>
  %48 = extractelement <2 x half> %41, i32 0
  %49 = extractelement <2 x half> %41, i32 1
  %50 = extractelement <2 x half> %43, i32 0
  %51 = extractelement <2 x half> %43, i32 1
  %52 = extractelement <2 x half> %45, i32 0
  %53 = extractelement <2 x half> %45, i32 1
  %54 = extractelement <2 x half> %47, i32 0
  %55 = extractelement <2 x half> %47, i32 1
  %56 = fpext half %48 to float
  %57 = fpext half %49 to float
  %58 = fpext half %50 to float
  %59 = fpext half %51 to float
  %60 = fpext half %52 to float
  %61 = fpext half %53 to float
  %62 = fpext half %54 to float
  %63 = fpext half %55 to float
  %64 = extractvalue { float, float, float, float, float, float, float, float } %33, 0
  %65 = extractvalue { float, float, float, float, float, float, float, float } %33, 1
  %66 = extractvalue { float, float, float, float, float, float, float, float } %33, 2
  %67 = extractvalue { float, float, float, float, float, float, float, float } %33, 3
  %68 = extractvalue { float, float, float, float, float, float, float, float } %33, 4
  %69 = extractvalue { float, float, float, float, float, float, float, float } %33, 5
  %70 = extractvalue { float, float, float, float, float, float, float, float } %33, 6
  %71 = extractvalue { float, float, float, float, float, float, float, float } %33, 7
  %72 = fadd float %64, %56
  %73 = fadd float %65, %57
  %74 = fadd float %66, %58
  %75 = fadd float %67, %59
  %76 = fadd float %68, %60
  %77 = fadd float %69, %61
  %78 = fadd float %70, %62
  %79 = fadd float %71, %63
  %80 = insertvalue { float, float, float, float, float, float, float, float } undef, float %72, 0
  %81 = insertvalue { float, float, float, float, float, float, float, float } %80, float %73, 1
  %82 = insertvalue { float, float, float, float, float, float, float, float } %81, float %74, 2
  %83 = insertvalue { float, float, float, float, float, float, float, float } %82, float %75, 3
  %84 = insertvalue { float, float, float, float, float, float, float, float } %83, float %76, 4
  %85 = insertvalue { float, float, float, float, float, float, float, float } %84, float %77, 5
  %86 = insertvalue { float, float, float, float, float, float, float, float } %85, float %78, 6
  %87 = insertvalue { float, float, float, float, float, float, float, float } %86, float %79, 7
  %88 = add i32 %32, 1024
  br label %31

89:                                               ; preds = %31
  %90 = extractvalue { float, float, float, float, float, float, float, float } %33, 0
  %91 = extractvalue { float, float, float, float, float, float, float, float } %33, 1
  %92 = extractvalue { float, float, float, float, float, float, float, float } %33, 2
  %93 = extractvalue { float, float, float, float, float, float, float, float } %33, 3
  %94 = extractvalue { float, float, float, float, float, float, float, float } %33, 4
  %95 = extractvalue { float, float, float, float, float, float, float, float } %33, 5
  %96 = extractvalue { float, float, float, float, float, float, float, float } %33, 6
  %97 = extractvalue { float, float, float, float, float, float, float, float } %33, 7
  %98 = fadd float %90, %91
  %99 = fadd float %98, %92
  %100 = fadd float %99, %93
  %101 = fadd float %100, %94
  %102 = fadd float %101, %95
  %103 = fadd float %102, %96
  %104 = fadd float %103, %97
  %105 = bitcast float %104 to i32
  %106 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %105, i32 16, i32 31)
  %107 = bitcast i32 %106 to float
  %108 = fadd float %104, %107
  %109 = bitcast float %108 to i32
  %110 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %109, i32 8, i32 31)
  %111 = bitcast i32 %110 to float
  %112 = fadd float %108, %111
  %113 = bitcast float %112 to i32
  %114 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %113, i32 4, i32 31)
  %115 = bitcast i32 %114 to float
  %116 = fadd float %112, %115
  %117 = bitcast float %116 to i32
  %118 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %117, i32 2, i32 31)
  %119 = bitcast i32 %118 to float
  %120 = fadd float %116, %119
  %121 = bitcast float %120 to i32
  %122 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %121, i32 1, i32 31)
  %123 = bitcast i32 %122 to float
  %124 = fadd float %120, %123
  %125 = urem i32 %18, 32
  %126 = urem i32 %19, 4
  %127 = icmp eq i32 %125, 0
  %128 = and i1 true, %127
  %129 = getelementptr float, ptr addrspace(3) @global_smem, i32 %126
  %130 = insertelement <1 x float> undef, float %124, i32 0
  %131 = extractelement <1 x float> %130, i32 0
  %132 = bitcast float %131 to i32
  %133 = insertelement <1 x i32> undef, i32 %132, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %129, <1 x i32> %133, i1 %128)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %134 = icmp slt i32 %17, 4
  %135 = getelementptr float, ptr addrspace(3) @global_smem, i32 %17
  %136 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %135, i1 %134)
  %137 = insertelement <1 x i32> undef, i32 %136, i32 0
  %138 = extractelement <1 x i32> %137, i32 0
  %139 = bitcast i32 %138 to float
  %140 = insertelement <1 x float> undef, float %139, i32 0
  %141 = extractelement <1 x float> %140, i32 0
  %142 = bitcast float %141 to i32
  %143 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %142, i32 2, i32 31)
  %144 = bitcast i32 %143 to float
  %145 = fadd float %141, %144
  %146 = bitcast float %145 to i32
  %147 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %146, i32 1, i32 31)
  %148 = bitcast i32 %147 to float
  %149 = fadd float %145, %148
  %150 = urem i32 %18, 4
  %151 = icmp eq i32 %150, 0
  %152 = and i1 %134, %151
  %153 = insertelement <1 x float> undef, float %149, i32 0
  %154 = extractelement <1 x float> %153, i32 0
  %155 = bitcast float %154 to i32
  %156 = insertelement <1 x i32> undef, i32 %155, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %135, <1 x i32> %156, i1 %152)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %157 = load float, ptr addrspace(3) @global_smem, align 4
  %158 = sitofp i32 %7 to float
  %159 = call float @llvm.nvvm.div.full(float %157, float %158)
  br label %160

160:                                              ; preds = %164, %89
  %161 = phi i32 [ %241, %164 ], [ 0, %89 ]
  %162 = phi { float, float, float, float, float, float, float, float } [ %240, %164 ], [ zeroinitializer, %89 ]
  %163 = icmp slt i32 %161, %7
  br i1 %163, label %164, label %242

164:                                              ; preds = %160
  %165 = add i32 %161, %30
  %166 = icmp slt i32 %165, %7
  %167 = getelementptr half, ptr addrspace(1) %15, i32 %165
  %168 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %167, i1 %166)
  %169 = extractvalue { i32, i32, i32, i32 } %168, 0
  %170 = bitcast i32 %169 to <2 x half>
  %171 = extractvalue { i32, i32, i32, i32 } %168, 1
  %172 = bitcast i32 %171 to <2 x half>
  %173 = extractvalue { i32, i32, i32, i32 } %168, 2
  %174 = bitcast i32 %173 to <2 x half>
  %175 = extractvalue { i32, i32, i32, i32 } %168, 3
  %176 = bitcast i32 %175 to <2 x half>
  %177 = extractelement <2 x half> %170, i32 0
  %178 = extractelement <2 x half> %170, i32 1
  %179 = extractelement <2 x half> %172, i32 0
  %180 = extractelement <2 x half> %172, i32 1
  %181 = extractelement <2 x half> %174, i32 0
  %182 = extractelement <2 x half> %174, i32 1
  %183 = extractelement <2 x half> %176, i32 0
  %184 = extractelement <2 x half> %176, i32 1
  %185 = fpext half %177 to float
  %186 = fpext half %178 to float
  %187 = fpext half %179 to float
  %188 = fpext half %180 to float
  %189 = fpext half %181 to float
  %190 = fpext half %182 to float
  %191 = fpext half %183 to float
  %192 = fpext half %184 to float
  %193 = fsub float %185, %159
  %194 = fsub float %186, %159
  %195 = fsub float %187, %159
  %196 = fsub float %188, %159
  %197 = fsub float %189, %159
  %198 = fsub float %190, %159
  %199 = fsub float %191, %159
  %200 = fsub float %192, %159
  %201 = select i1 %166, float %193, float 0.000000e+00
  %202 = select i1 %166, float %194, float 0.000000e+00
  %203 = select i1 %166, float %195, float 0.000000e+00
  %204 = select i1 %166, float %196, float 0.000000e+00
  %205 = select i1 %166, float %197, float 0.000000e+00
  %206 = select i1 %166, float %198, float 0.000000e+00
  %207 = select i1 %166, float %199, float 0.000000e+00
  %208 = select i1 %166, float %200, float 0.000000e+00
  %209 = fmul float %201, %201
  %210 = fmul float %202, %202
  %211 = fmul float %203, %203
  %212 = fmul float %204, %204
  %213 = fmul float %205, %205
  %214 = fmul float %206, %206
  %215 = fmul float %207, %207
  %216 = fmul float %208, %208
  %217 = extractvalue { float, float, float, float, float, float, float, float } %162, 0
  %218 = extractvalue { float, float, float, float, float, float, float, float } %162, 1
  %219 = extractvalue { float, float, float, float, float, float, float, float } %162, 2
  %220 = extractvalue { float, float, float, float, float, float, float, float } %162, 3
  %221 = extractvalue { float, float, float, float, float, float, float, float } %162, 4
  %222 = extractvalue { float, float, float, float, float, float, float, float } %162, 5
  %223 = extractvalue { float, float, float, float, float, float, float, float } %162, 6
  %224 = extractvalue { float, float, float, float, float, float, float, float } %162, 7
  %225 = fadd float %217, %209
  %226 = fadd float %218, %210
  %227 = fadd float %219, %211
  %228 = fadd float %220, %212
  %229 = fadd float %221, %213
  %230 = fadd float %222, %214
  %231 = fadd float %223, %215
  %232 = fadd float %224, %216
  %233 = insertvalue { float, float, float, float, float, float, float, float } undef, float %225, 0
  %234 = insertvalue { float, float, float, float, float, float, float, float } %233, float %226, 1
  %235 = insertvalue { float, float, float, float, float, float, float, float } %234, float %227, 2
  %236 = insertvalue { float, float, float, float, float, float, float, float } %235, float %228, 3
  %237 = insertvalue { float, float, float, float, float, float, float, float } %236, float %229, 4
  %238 = insertvalue { float, float, float, float, float, float, float, float } %237, float %230, 5
  %239 = insertvalue { float, float, float, float, float, float, float, float } %238, float %231, 6
  %240 = insertvalue { float, float, float, float, float, float, float, float } %239, float %232, 7
  %241 = add i32 %161, 1024
  br label %160

242:                                              ; preds = %160
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %243 = extractvalue { float, float, float, float, float, float, float, float } %162, 0
  %244 = extractvalue { float, float, float, float, float, float, float, float } %162, 1
  %245 = extractvalue { float, float, float, float, float, float, float, float } %162, 2
  %246 = extractvalue { float, float, float, float, float, float, float, float } %162, 3
  %247 = extractvalue { float, float, float, float, float, float, float, float } %162, 4
  %248 = extractvalue { float, float, float, float, float, float, float, float } %162, 5
  %249 = extractvalue { float, float, float, float, float, float, float, float } %162, 6
  %250 = extractvalue { float, float, float, float, float, float, float, float } %162, 7
  %251 = fadd float %243, %244
  %252 = fadd float %251, %245
  %253 = fadd float %252, %246
  %254 = fadd float %253, %247
  %255 = fadd float %254, %248
  %256 = fadd float %255, %249
  %257 = fadd float %256, %250
  %258 = bitcast float %257 to i32
  %259 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %258, i32 16, i32 31)
  %260 = bitcast i32 %259 to float
  %261 = fadd float %257, %260
  %262 = bitcast float %261 to i32
  %263 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %262, i32 8, i32 31)
  %264 = bitcast i32 %263 to float
  %265 = fadd float %261, %264
  %266 = bitcast float %265 to i32
  %267 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %266, i32 4, i32 31)
  %268 = bitcast i32 %267 to float
  %269 = fadd float %265, %268
  %270 = bitcast float %269 to i32
  %271 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %270, i32 2, i32 31)
  %272 = bitcast i32 %271 to float
  %273 = fadd float %269, %272
  %274 = bitcast float %273 to i32
  %275 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %274, i32 1, i32 31)
  %276 = bitcast i32 %275 to float
  %277 = fadd float %273, %276
  %278 = insertelement <1 x float> undef, float %277, i32 0
  %279 = extractelement <1 x float> %278, i32 0
  %280 = bitcast float %279 to i32
  %281 = insertelement <1 x i32> undef, i32 %280, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %129, <1 x i32> %281, i1 %128)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %282 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %135, i1 %134)
  %283 = insertelement <1 x i32> undef, i32 %282, i32 0
  %284 = extractelement <1 x i32> %283, i32 0
  %285 = bitcast i32 %284 to float
  %286 = insertelement <1 x float> undef, float %285, i32 0
  %287 = extractelement <1 x float> %286, i32 0
  %288 = bitcast float %287 to i32
  %289 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %288, i32 2, i32 31)
  %290 = bitcast i32 %289 to float
  %291 = fadd float %287, %290
  %292 = bitcast float %291 to i32
  %293 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %292, i32 1, i32 31)
  %294 = bitcast i32 %293 to float
  %295 = fadd float %291, %294
  %296 = insertelement <1 x float> undef, float %295, i32 0
  %297 = extractelement <1 x float> %296, i32 0
  %298 = bitcast float %297 to i32
  %299 = insertelement <1 x i32> undef, i32 %298, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %135, <1 x i32> %299, i1 %152)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %300 = load float, ptr addrspace(3) @global_smem, align 4
  %301 = call float @llvm.nvvm.div.full(float %300, float %158)
  %302 = fadd float %301, %8
  %303 = call float @__nv_sqrtf(float %302)
  %304 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %303)
  %305 = getelementptr float, ptr addrspace(1) %4, i32 %12
  %306 = and i32 %18, -1
  %307 = icmp eq i32 %306, 0
  %308 = and i32 %19, -1
  %309 = icmp eq i32 %308, 0
  %310 = and i1 %307, %309
  %311 = and i1 %310, true
  %312 = insertelement <1 x float> undef, float %159, i32 0
  %313 = bitcast <1 x float> %312 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %313, ptr addrspace(1) %305, i1 %311)
  %314 = getelementptr float, ptr addrspace(1) %5, i32 %12
  %315 = insertelement <1 x float> undef, float %304, i32 0
  %316 = bitcast <1 x float> %315 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %316, ptr addrspace(1) %314, i1 %311)
  br label %317

317:                                              ; preds = %320, %242
  %318 = phi i32 [ %454, %320 ], [ 0, %242 ]
  %319 = icmp slt i32 %318, %7
  br i1 %319, label %320, label %455

320:                                              ; preds = %317
  %321 = add i32 %318, %30
  %322 = icmp slt i32 %321, %7
  %323 = getelementptr half, ptr addrspace(1) %2, i32 %321
  %324 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %323, i1 %322)
  %325 = extractvalue { i32, i32, i32, i32 } %324, 0
  %326 = bitcast i32 %325 to <2 x half>
  %327 = extractvalue { i32, i32, i32, i32 } %324, 1
  %328 = bitcast i32 %327 to <2 x half>
  %329 = extractvalue { i32, i32, i32, i32 } %324, 2
  %330 = bitcast i32 %329 to <2 x half>
  %331 = extractvalue { i32, i32, i32, i32 } %324, 3
  %332 = bitcast i32 %331 to <2 x half>
  %333 = extractelement <2 x half> %326, i32 0
  %334 = extractelement <2 x half> %326, i32 1
  %335 = extractelement <2 x half> %328, i32 0
  %336 = extractelement <2 x half> %328, i32 1
  %337 = extractelement <2 x half> %330, i32 0
  %338 = extractelement <2 x half> %330, i32 1
  %339 = extractelement <2 x half> %332, i32 0
  %340 = extractelement <2 x half> %332, i32 1
  %341 = getelementptr half, ptr addrspace(1) %3, i32 %321
  %342 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %341, i1 %322)
  %343 = extractvalue { i32, i32, i32, i32 } %342, 0
  %344 = bitcast i32 %343 to <2 x half>
  %345 = extractvalue { i32, i32, i32, i32 } %342, 1
  %346 = bitcast i32 %345 to <2 x half>
  %347 = extractvalue { i32, i32, i32, i32 } %342, 2
  %348 = bitcast i32 %347 to <2 x half>
  %349 = extractvalue { i32, i32, i32, i32 } %342, 3
  %350 = bitcast i32 %349 to <2 x half>
  %351 = extractelement <2 x half> %344, i32 0
  %352 = extractelement <2 x half> %344, i32 1
  %353 = extractelement <2 x half> %346, i32 0
  %354 = extractelement <2 x half> %346, i32 1
  %355 = extractelement <2 x half> %348, i32 0
  %356 = extractelement <2 x half> %348, i32 1
  %357 = extractelement <2 x half> %350, i32 0
  %358 = extractelement <2 x half> %350, i32 1
  %359 = getelementptr half, ptr addrspace(1) %15, i32 %321
  %360 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %359, i1 %322)
  %361 = extractvalue { i32, i32, i32, i32 } %360, 0
  %362 = bitcast i32 %361 to <2 x half>
  %363 = extractvalue { i32, i32, i32, i32 } %360, 1
  %364 = bitcast i32 %363 to <2 x half>
  %365 = extractvalue { i32, i32, i32, i32 } %360, 2
  %366 = bitcast i32 %365 to <2 x half>
  %367 = extractvalue { i32, i32, i32, i32 } %360, 3
  %368 = bitcast i32 %367 to <2 x half>
  %369 = extractelement <2 x half> %362, i32 0
  %370 = extractelement <2 x half> %362, i32 1
  %371 = extractelement <2 x half> %364, i32 0
  %372 = extractelement <2 x half> %364, i32 1
  %373 = extractelement <2 x half> %366, i32 0
  %374 = extractelement <2 x half> %366, i32 1
  %375 = extractelement <2 x half> %368, i32 0
  %376 = extractelement <2 x half> %368, i32 1
  %377 = fpext half %369 to float
  %378 = fpext half %370 to float
  %379 = fpext half %371 to float
  %380 = fpext half %372 to float
  %381 = fpext half %373 to float
  %382 = fpext half %374 to float
  %383 = fpext half %375 to float
  %384 = fpext half %376 to float
  %385 = getelementptr half, ptr addrspace(1) %14, i32 %321
  %386 = fsub float %377, %159
  %387 = fsub float %378, %159
  %388 = fsub float %379, %159
  %389 = fsub float %380, %159
  %390 = fsub float %381, %159
  %391 = fsub float %382, %159
  %392 = fsub float %383, %159
  %393 = fsub float %384, %159
  %394 = fmul float %386, %304
  %395 = fmul float %387, %304
  %396 = fmul float %388, %304
  %397 = fmul float %389, %304
  %398 = fmul float %390, %304
  %399 = fmul float %391, %304
  %400 = fmul float %392, %304
  %401 = fmul float %393, %304
  %402 = fpext half %333 to float
  %403 = fpext half %334 to float
  %404 = fpext half %335 to float
  %405 = fpext half %336 to float
  %406 = fpext half %337 to float
  %407 = fpext half %338 to float
  %408 = fpext half %339 to float
  %409 = fpext half %340 to float
  %410 = fmul float %394, %402
  %411 = fmul float %395, %403
  %412 = fmul float %396, %404
  %413 = fmul float %397, %405
  %414 = fmul float %398, %406
  %415 = fmul float %399, %407
  %416 = fmul float %400, %408
  %417 = fmul float %401, %409
  %418 = fpext half %351 to float
  %419 = fpext half %352 to float
  %420 = fpext half %353 to float
  %421 = fpext half %354 to float
  %422 = fpext half %355 to float
  %423 = fpext half %356 to float
  %424 = fpext half %357 to float
  %425 = fpext half %358 to float
  %426 = fadd float %410, %418
  %427 = fadd float %411, %419
  %428 = fadd float %412, %420
  %429 = fadd float %413, %421
  %430 = fadd float %414, %422
  %431 = fadd float %415, %423
  %432 = fadd float %416, %424
  %433 = fadd float %417, %425
  %434 = fptrunc float %426 to half
  %435 = fptrunc float %427 to half
  %436 = fptrunc float %428 to half
  %437 = fptrunc float %429 to half
  %438 = fptrunc float %430 to half
  %439 = fptrunc float %431 to half
  %440 = fptrunc float %432 to half
  %441 = fptrunc float %433 to half
  %442 = insertelement <2 x half> undef, half %434, i32 0
  %443 = insertelement <2 x half> %442, half %435, i32 1
  %444 = bitcast <2 x half> %443 to i32
  %445 = insertelement <2 x half> undef, half %436, i32 0
  %446 = insertelement <2 x half> %445, half %437, i32 1
  %447 = bitcast <2 x half> %446 to i32
  %448 = insertelement <2 x half> undef, half %438, i32 0
  %449 = insertelement <2 x half> %448, half %439, i32 1
  %450 = bitcast <2 x half> %449 to i32
  %451 = insertelement <2 x half> undef, half %440, i32 0
  %452 = insertelement <2 x half> %451, half %441, i32 1
  %453 = bitcast <2 x half> %452 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %444, i32 %447, i32 %450, i32 %453, ptr addrspace(1) %385, i1 %322)
  %454 = add i32 %318, 1024
  br label %317

455:                                              ; preds = %317
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: alwaysinline nounwind
define internal float @__nv_sqrtf(float %x) #5 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #7
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %10

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.2) #7
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call float @llvm.nvvm.sqrt.rn.ftz.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

8:                                                ; preds = %3
  %9 = call float @llvm.nvvm.sqrt.approx.ftz.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

10:                                               ; preds = %0
  %11 = call i32 @__nvvm_reflect(ptr @.str.2) #7
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call float @llvm.nvvm.sqrt.rn.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.sqrt.approx.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

__nvvm_sqrt_f.exit:                               ; preds = %6, %8, %13, %15
  %.0 = phi float [ %7, %6 ], [ %9, %8 ], [ %14, %13 ], [ %16, %15 ]
  ret float %.0
}

declare i32 @__nvvm_reflect(ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
