; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define ptx_kernel void @selective_scan_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, ptr addrspace(1) %6, ptr addrspace(1) %7, i32 %8, i32 %9, ptr addrspace(1) %10, ptr addrspace(1) %11) #0 {
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 32
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = and i32 %15, 63
  %17 = urem i32 %16, 32
  %18 = udiv i32 %16, 32
  %19 = shl i32 %17, 0
  %20 = or i32 0, %19
  %21 = shl i32 %18, 5
  %22 = or i32 %20, %21
  %23 = or i32 %22, 0
  %24 = and i32 %23, 60
  %25 = lshr i32 %24, 2
  %26 = or disjoint i32 %25, 0
  %27 = xor i32 0, %26
  %28 = xor i32 %27, 0
  %29 = xor i32 %27, 16
  %30 = add i32 %28, 0
  %31 = add i32 %29, 0
  %32 = and i32 %23, 31
  %33 = lshr i32 %32, 0
  %34 = or disjoint i32 %33, 0
  %35 = xor i32 0, %34
  %36 = xor i32 %35, 0
  %37 = add i32 %36, 0
  %38 = add i32 %14, %30
  %39 = add i32 %14, %31
  %40 = add i32 %14, %37
  %41 = and i32 %23, 3
  %42 = shl i32 %41, 2
  %43 = or disjoint i32 %42, 0
  %44 = xor i32 0, %43
  %45 = xor i32 %44, 0
  %46 = xor i32 %44, 1
  %47 = xor i32 %44, 2
  %48 = xor i32 %44, 3
  %49 = add i32 %45, 0
  %50 = add i32 %46, 0
  %51 = add i32 %47, 0
  %52 = add i32 %48, 0
  %53 = icmp slt i32 %38, %9
  %54 = icmp slt i32 %39, %9
  %55 = icmp slt i32 %40, %9
  %56 = mul i32 %38, 16
  %57 = mul i32 %39, 16
  %58 = getelementptr float, ptr addrspace(1) %2, i32 %56
  %59 = getelementptr float, ptr addrspace(1) %2, i32 %57
  %60 = getelementptr float, ptr addrspace(1) %58, i32 %49
  %61 = getelementptr float, ptr addrspace(1) %59, i32 %49
  %62 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %60, i1 %53)
  %63 = extractvalue { i32, i32, i32, i32 } %62, 0
  %64 = bitcast i32 %63 to <1 x float>
  %65 = extractvalue { i32, i32, i32, i32 } %62, 1
  %66 = bitcast i32 %65 to <1 x float>
  %67 = extractvalue { i32, i32, i32, i32 } %62, 2
  %68 = bitcast i32 %67 to <1 x float>
  %69 = extractvalue { i32, i32, i32, i32 } %62, 3
  %70 = bitcast i32 %69 to <1 x float>
  %71 = extractelement <1 x float> %64, i32 0
  %72 = extractelement <1 x float> %66, i32 0
  %73 = extractelement <1 x float> %68, i32 0
  %74 = extractelement <1 x float> %70, i32 0
  %75 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %61, i1 %54)
  %76 = extractvalue { i32, i32, i32, i32 } %75, 0
  %77 = bitcast i32 %76 to <1 x float>
  %78 = extractvalue { i32, i32, i32, i32 } %75, 1
  %79 = bitcast i32 %78 to <1 x float>
  %80 = extractvalue { i32, i32, i32, i32 } %75, 2
  %81 = bitcast i32 %80 to <1 x float>
  %82 = extractvalue { i32, i32, i32, i32 } %75, 3
  %83 = bitcast i32 %82 to <1 x float>
  %84 = extractelement <1 x float> %77, i32 0
  %85 = extractelement <1 x float> %79, i32 0
  %86 = extractelement <1 x float> %81, i32 0
  %87 = extractelement <1 x float> %83, i32 0
  %88 = getelementptr float, ptr addrspace(1) %5, i32 %38
  %89 = getelementptr float, ptr addrspace(1) %5, i32 %39
  %90 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %88, i1 %53)
  %91 = bitcast i32 %90 to <1 x float>
  %92 = extractelement <1 x float> %91, i32 0
  %93 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %89, i1 %54)
  %94 = bitcast i32 %93 to <1 x float>
  %95 = extractelement <1 x float> %94, i32 0
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %97 = sext i32 %96 to i64
  %98 = sext i32 %8 to i64
  %99 = mul i64 %97, %98
  %100 = sext i32 %9 to i64
  %101 = mul i64 %99, %100
  %102 = getelementptr half, ptr addrspace(1) %0, i64 %101
  %103 = getelementptr half, ptr addrspace(1) %102, i32 %38
  %104 = getelementptr half, ptr addrspace(1) %102, i32 %39
  %105 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %103, 0
  %106 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %105, ptr addrspace(1) %104, 1
  %107 = getelementptr half, ptr addrspace(1) %1, i64 %101
  %108 = getelementptr half, ptr addrspace(1) %107, i32 %38
  %109 = getelementptr half, ptr addrspace(1) %107, i32 %39
  %110 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %108, 0
  %111 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %110, ptr addrspace(1) %109, 1
  %112 = getelementptr half, ptr addrspace(1) %6, i64 %101
  %113 = getelementptr half, ptr addrspace(1) %112, i32 %38
  %114 = getelementptr half, ptr addrspace(1) %112, i32 %39
  %115 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %113, 0
  %116 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %115, ptr addrspace(1) %114, 1
  %117 = getelementptr half, ptr addrspace(1) %7, i64 %101
  %118 = getelementptr half, ptr addrspace(1) %117, i32 %40
  %119 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %118, 0
  %120 = mul i64 %99, 16
  %121 = getelementptr half, ptr addrspace(1) %3, i64 %120
  %122 = getelementptr half, ptr addrspace(1) %121, i32 %49
  %123 = getelementptr half, ptr addrspace(1) %121, i32 %50
  %124 = getelementptr half, ptr addrspace(1) %121, i32 %51
  %125 = getelementptr half, ptr addrspace(1) %121, i32 %52
  %126 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %122, 0
  %127 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %126, ptr addrspace(1) %123, 1
  %128 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %127, ptr addrspace(1) %124, 2
  %129 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %128, ptr addrspace(1) %125, 3
  %130 = getelementptr half, ptr addrspace(1) %4, i64 %120
  %131 = getelementptr half, ptr addrspace(1) %130, i32 %49
  %132 = getelementptr half, ptr addrspace(1) %130, i32 %50
  %133 = getelementptr half, ptr addrspace(1) %130, i32 %51
  %134 = getelementptr half, ptr addrspace(1) %130, i32 %52
  %135 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %131, 0
  %136 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %135, ptr addrspace(1) %132, 1
  %137 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %136, ptr addrspace(1) %133, 2
  %138 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %137, ptr addrspace(1) %134, 3
  br label %139

139:                                              ; preds = %149, %12
  %140 = phi i32 [ %421, %149 ], [ 0, %12 ]
  %141 = phi { ptr addrspace(1) } [ %398, %149 ], [ %119, %12 ]
  %142 = phi { float, float, float, float, float, float, float, float } [ %285, %149 ], [ zeroinitializer, %12 ]
  %143 = phi { ptr addrspace(1), ptr addrspace(1) } [ %396, %149 ], [ %116, %12 ]
  %144 = phi { ptr addrspace(1), ptr addrspace(1) } [ %392, %149 ], [ %111, %12 ]
  %145 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %409, %149 ], [ %129, %12 ]
  %146 = phi { ptr addrspace(1), ptr addrspace(1) } [ %388, %149 ], [ %106, %12 ]
  %147 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %420, %149 ], [ %138, %12 ]
  %148 = icmp slt i32 %140, %8
  br i1 %148, label %149, label %422

149:                                              ; preds = %139
  %150 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %146, 0
  %151 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %146, 1
  %152 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %150, i1 %53)
  %153 = bitcast i16 %152 to <1 x half>
  %154 = extractelement <1 x half> %153, i32 0
  %155 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %151, i1 %54)
  %156 = bitcast i16 %155 to <1 x half>
  %157 = extractelement <1 x half> %156, i32 0
  %158 = fpext half %154 to float
  %159 = fpext half %157 to float
  %160 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %144, 0
  %161 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %144, 1
  %162 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %160, i1 %53)
  %163 = bitcast i16 %162 to <1 x half>
  %164 = extractelement <1 x half> %163, i32 0
  %165 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %161, i1 %54)
  %166 = bitcast i16 %165 to <1 x half>
  %167 = extractelement <1 x half> %166, i32 0
  %168 = fpext half %164 to float
  %169 = fpext half %167 to float
  %170 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %143, 0
  %171 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %143, 1
  %172 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %170, i1 %53)
  %173 = bitcast i16 %172 to <1 x half>
  %174 = extractelement <1 x half> %173, i32 0
  %175 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %171, i1 %54)
  %176 = bitcast i16 %175 to <1 x half>
  %177 = extractelement <1 x half> %176, i32 0
  %178 = fpext half %174 to float
  %179 = fpext half %177 to float
  %180 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %145, 0
  %181 = call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %180)
  %182 = extractvalue { i32, i32 } %181, 0
  %183 = bitcast i32 %182 to <2 x half>
  %184 = extractvalue { i32, i32 } %181, 1
  %185 = bitcast i32 %184 to <2 x half>
  %186 = extractelement <2 x half> %183, i32 0
  %187 = extractelement <2 x half> %183, i32 1
  %188 = extractelement <2 x half> %185, i32 0
  %189 = extractelement <2 x half> %185, i32 1
  %190 = fpext half %186 to float
  %191 = fpext half %187 to float
  %192 = fpext half %188 to float
  %193 = fpext half %189 to float
  %194 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %147, 0
  %195 = call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %194)
  %196 = extractvalue { i32, i32 } %195, 0
  %197 = bitcast i32 %196 to <2 x half>
  %198 = extractvalue { i32, i32 } %195, 1
  %199 = bitcast i32 %198 to <2 x half>
  %200 = extractelement <2 x half> %197, i32 0
  %201 = extractelement <2 x half> %197, i32 1
  %202 = extractelement <2 x half> %199, i32 0
  %203 = extractelement <2 x half> %199, i32 1
  %204 = fpext half %200 to float
  %205 = fpext half %201 to float
  %206 = fpext half %202 to float
  %207 = fpext half %203 to float
  %208 = fcmp ogt float %168, 2.000000e+01
  %209 = fcmp ogt float %169, 2.000000e+01
  %210 = fmul float %168, 0x3FF7154760000000
  %211 = call float @llvm.nvvm.ex2.approx.f(float %210)
  %212 = fmul float %169, 0x3FF7154760000000
  %213 = call float @llvm.nvvm.ex2.approx.f(float %212)
  %214 = fadd float %211, 1.000000e+00
  %215 = fadd float %213, 1.000000e+00
  %216 = call float @__nv_logf(float %214)
  %217 = call float @__nv_logf(float %215)
  %218 = select i1 %208, float %168, float %216
  %219 = select i1 %209, float %169, float %217
  %220 = fmul float %218, %71
  %221 = fmul float %218, %72
  %222 = fmul float %218, %73
  %223 = fmul float %218, %74
  %224 = fmul float %219, %84
  %225 = fmul float %219, %85
  %226 = fmul float %219, %86
  %227 = fmul float %219, %87
  %228 = fmul float %220, 0x3FF7154760000000
  %229 = call float @llvm.nvvm.ex2.approx.f(float %228)
  %230 = fmul float %221, 0x3FF7154760000000
  %231 = call float @llvm.nvvm.ex2.approx.f(float %230)
  %232 = fmul float %222, 0x3FF7154760000000
  %233 = call float @llvm.nvvm.ex2.approx.f(float %232)
  %234 = fmul float %223, 0x3FF7154760000000
  %235 = call float @llvm.nvvm.ex2.approx.f(float %234)
  %236 = fmul float %224, 0x3FF7154760000000
  %237 = call float @llvm.nvvm.ex2.approx.f(float %236)
  %238 = fmul float %225, 0x3FF7154760000000
  %239 = call float @llvm.nvvm.ex2.approx.f(float %238)
  %240 = fmul float %226, 0x3FF7154760000000
  %241 = call float @llvm.nvvm.ex2.approx.f(float %240)
  %242 = fmul float %227, 0x3FF7154760000000
  %243 = call float @llvm.nvvm.ex2.approx.f(float %242)
  %244 = extractvalue { float, float, float, float, float, float, float, float } %142, 0
  %245 = extractvalue { float, float, float, float, float, float, float, float } %142, 1
  %246 = extractvalue { float, float, float, float, float, float, float, float } %142, 2
  %247 = extractvalue { float, float, float, float, float, float, float, float } %142, 3
  %248 = extractvalue { float, float, float, float, float, float, float, float } %142, 4
  %249 = extractvalue { float, float, float, float, float, float, float, float } %142, 5
  %250 = extractvalue { float, float, float, float, float, float, float, float } %142, 6
  %251 = extractvalue { float, float, float, float, float, float, float, float } %142, 7
  %252 = fmul float %244, %229
  %253 = fmul float %245, %231
  %254 = fmul float %246, %233
  %255 = fmul float %247, %235
  %256 = fmul float %248, %237
  %257 = fmul float %249, %239
  %258 = fmul float %250, %241
  %259 = fmul float %251, %243
  %260 = fmul float %218, %158
  %261 = fmul float %219, %159
  %262 = fmul float %260, %190
  %263 = fmul float %260, %191
  %264 = fmul float %260, %192
  %265 = fmul float %260, %193
  %266 = fmul float %261, %190
  %267 = fmul float %261, %191
  %268 = fmul float %261, %192
  %269 = fmul float %261, %193
  %270 = fadd float %252, %262
  %271 = fadd float %253, %263
  %272 = fadd float %254, %264
  %273 = fadd float %255, %265
  %274 = fadd float %256, %266
  %275 = fadd float %257, %267
  %276 = fadd float %258, %268
  %277 = fadd float %259, %269
  %278 = insertvalue { float, float, float, float, float, float, float, float } undef, float %270, 0
  %279 = insertvalue { float, float, float, float, float, float, float, float } %278, float %271, 1
  %280 = insertvalue { float, float, float, float, float, float, float, float } %279, float %272, 2
  %281 = insertvalue { float, float, float, float, float, float, float, float } %280, float %273, 3
  %282 = insertvalue { float, float, float, float, float, float, float, float } %281, float %274, 4
  %283 = insertvalue { float, float, float, float, float, float, float, float } %282, float %275, 5
  %284 = insertvalue { float, float, float, float, float, float, float, float } %283, float %276, 6
  %285 = insertvalue { float, float, float, float, float, float, float, float } %284, float %277, 7
  %286 = fmul float %270, %204
  %287 = fmul float %271, %205
  %288 = fmul float %272, %206
  %289 = fmul float %273, %207
  %290 = fmul float %274, %204
  %291 = fmul float %275, %205
  %292 = fmul float %276, %206
  %293 = fmul float %277, %207
  %294 = fadd float %286, %287
  %295 = fadd float %294, %288
  %296 = fadd float %295, %289
  %297 = fadd float %290, %291
  %298 = fadd float %297, %292
  %299 = fadd float %298, %293
  %300 = bitcast float %296 to i32
  %301 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %300, i32 2, i32 31)
  %302 = bitcast i32 %301 to float
  %303 = fadd float %296, %302
  %304 = bitcast float %303 to i32
  %305 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %304, i32 1, i32 31)
  %306 = bitcast i32 %305 to float
  %307 = fadd float %303, %306
  %308 = bitcast float %299 to i32
  %309 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %308, i32 2, i32 31)
  %310 = bitcast i32 %309 to float
  %311 = fadd float %299, %310
  %312 = bitcast float %311 to i32
  %313 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %312, i32 1, i32 31)
  %314 = bitcast i32 %313 to float
  %315 = fadd float %311, %314
  %316 = fmul float %92, %158
  %317 = fmul float %95, %159
  %318 = fadd float %307, %316
  %319 = fadd float %315, %317
  %320 = fmul float %318, %178
  %321 = fmul float %319, %179
  %322 = fsub float 0.000000e+00, %178
  %323 = fsub float 0.000000e+00, %179
  %324 = fmul float %322, 0x3FF7154760000000
  %325 = call float @llvm.nvvm.ex2.approx.f(float %324)
  %326 = fmul float %323, 0x3FF7154760000000
  %327 = call float @llvm.nvvm.ex2.approx.f(float %326)
  %328 = fadd float %325, 1.000000e+00
  %329 = fadd float %327, 1.000000e+00
  %330 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %328)
  %331 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %329)
  %332 = fmul float %320, %330
  %333 = fmul float %321, %331
  %334 = fptrunc float %332 to half
  %335 = fptrunc float %333 to half
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %336 = and i32 %22, 28
  %337 = lshr i32 %336, 0
  %338 = and i32 %22, 32
  %339 = icmp eq i32 %338, 0
  %340 = select i1 %339, i32 0, i32 2
  %341 = or disjoint i32 %340, %337
  %342 = xor i32 0, %341
  %343 = xor i32 %342, 0
  %344 = xor i32 %343, 0
  %345 = add i32 %344, 0
  %346 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %345
  %347 = insertelement <1 x half> undef, half %334, i32 0
  %348 = extractelement <1 x half> %347, i32 0
  %349 = bitcast half %348 to i16
  %350 = insertelement <1 x i16> undef, i16 %349, i32 0
  store <1 x i16> %350, ptr addrspace(3) %346, align 2
  %351 = add i32 %344, 32
  %352 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %351
  %353 = insertelement <1 x half> undef, half %335, i32 0
  %354 = extractelement <1 x half> %353, i32 0
  %355 = bitcast half %354 to i16
  %356 = insertelement <1 x i16> undef, i16 %355, i32 0
  store <1 x i16> %356, ptr addrspace(3) %352, align 2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %357 = and i32 %22, 7
  %358 = shl i32 %357, 2
  %359 = and i32 %22, 8
  %360 = icmp eq i32 %359, 0
  %361 = select i1 %360, i32 0, i32 2
  %362 = and i32 %22, 16
  %363 = icmp eq i32 %362, 0
  %364 = select i1 %363, i32 0, i32 32
  %365 = or disjoint i32 %358, %361
  %366 = or disjoint i32 %365, %364
  %367 = or disjoint i32 %366, 0
  %368 = xor i32 0, %367
  %369 = xor i32 %368, 0
  %370 = xor i32 %369, 0
  %371 = add i32 %370, 0
  %372 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %371
  %373 = load i16, ptr addrspace(3) %372, align 2
  %374 = insertelement <1 x i16> undef, i16 %373, i32 0
  %375 = extractelement <1 x i16> %374, i32 0
  %376 = bitcast i16 %375 to half
  %377 = insertelement <1 x half> undef, half %376, i32 0
  %378 = extractelement <1 x half> %377, i32 0
  %379 = extractvalue { ptr addrspace(1) } %141, 0
  %380 = and i32 %18, 1
  %381 = icmp eq i32 %380, 0
  %382 = insertelement <1 x half> undef, half %378, i32 0
  %383 = bitcast <1 x half> %382 to i16
  %384 = and i1 %381, %55
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %383, ptr addrspace(1) %379, i1 %384)
  %385 = getelementptr half, ptr addrspace(1) %150, i32 %9
  %386 = getelementptr half, ptr addrspace(1) %151, i32 %9
  %387 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %385, 0
  %388 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %387, ptr addrspace(1) %386, 1
  %389 = getelementptr half, ptr addrspace(1) %160, i32 %9
  %390 = getelementptr half, ptr addrspace(1) %161, i32 %9
  %391 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %389, 0
  %392 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %391, ptr addrspace(1) %390, 1
  %393 = getelementptr half, ptr addrspace(1) %170, i32 %9
  %394 = getelementptr half, ptr addrspace(1) %171, i32 %9
  %395 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %393, 0
  %396 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %395, ptr addrspace(1) %394, 1
  %397 = getelementptr half, ptr addrspace(1) %379, i32 %9
  %398 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %397, 0
  %399 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %145, 1
  %400 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %145, 2
  %401 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %145, 3
  %402 = getelementptr half, ptr addrspace(1) %180, i32 16
  %403 = getelementptr half, ptr addrspace(1) %399, i32 16
  %404 = getelementptr half, ptr addrspace(1) %400, i32 16
  %405 = getelementptr half, ptr addrspace(1) %401, i32 16
  %406 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %402, 0
  %407 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %406, ptr addrspace(1) %403, 1
  %408 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %407, ptr addrspace(1) %404, 2
  %409 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %408, ptr addrspace(1) %405, 3
  %410 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %147, 1
  %411 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %147, 2
  %412 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %147, 3
  %413 = getelementptr half, ptr addrspace(1) %194, i32 16
  %414 = getelementptr half, ptr addrspace(1) %410, i32 16
  %415 = getelementptr half, ptr addrspace(1) %411, i32 16
  %416 = getelementptr half, ptr addrspace(1) %412, i32 16
  %417 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %413, 0
  %418 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %417, ptr addrspace(1) %414, 1
  %419 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %418, ptr addrspace(1) %415, 2
  %420 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %419, ptr addrspace(1) %416, 3
  %421 = add i32 %140, 1
  br label %139

422:                                              ; preds = %139
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

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

attributes #0 = { "nvvm.reqntid"="64" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
