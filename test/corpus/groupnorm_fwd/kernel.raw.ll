; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define ptx_kernel void @groupnorm_fwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, i32 %6, float %7, ptr addrspace(1) %8, ptr addrspace(1) %9) #0 {
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = sdiv i32 %4, %6
  %13 = mul i32 %12, %5
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = and i32 %14, 255
  %16 = urem i32 %15, 32
  %17 = udiv i32 %15, 32
  %18 = shl i32 %16, 0
  %19 = or i32 0, %18
  %20 = shl i32 %17, 5
  %21 = or i32 %19, %20
  %22 = or i32 %21, 0
  %23 = and i32 %22, 255
  %24 = shl i32 %23, 3
  %25 = or disjoint i32 %24, 0
  %26 = xor i32 0, %25
  %27 = xor i32 %26, 0
  %28 = xor i32 %26, 1
  %29 = xor i32 %26, 2
  %30 = xor i32 %26, 3
  %31 = xor i32 %26, 4
  %32 = xor i32 %26, 5
  %33 = xor i32 %26, 6
  %34 = xor i32 %26, 7
  %35 = add i32 %27, 0
  %36 = add i32 %28, 0
  %37 = add i32 %29, 0
  %38 = add i32 %30, 0
  %39 = add i32 %31, 0
  %40 = add i32 %32, 0
  %41 = add i32 %33, 0
  %42 = add i32 %34, 0
  %43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %44 = mul i32 %43, %4
  %45 = mul i32 %11, %12
  %46 = add i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = sext i32 %5 to i64
  %49 = mul i64 %47, %48
  %50 = getelementptr half, ptr addrspace(1) %0, i64 %49
  %51 = getelementptr half, ptr addrspace(1) %50, i32 %35
  %52 = getelementptr half, ptr addrspace(1) %50, i32 %36
  %53 = getelementptr half, ptr addrspace(1) %50, i32 %37
  %54 = getelementptr half, ptr addrspace(1) %50, i32 %38
  %55 = getelementptr half, ptr addrspace(1) %50, i32 %39
  %56 = getelementptr half, ptr addrspace(1) %50, i32 %40
  %57 = getelementptr half, ptr addrspace(1) %50, i32 %41
  %58 = getelementptr half, ptr addrspace(1) %50, i32 %42
  %59 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %51, 0
  %60 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, ptr addrspace(1) %52, 1
  %61 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %60, ptr addrspace(1) %53, 2
  %62 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %61, ptr addrspace(1) %54, 3
  %63 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %62, ptr addrspace(1) %55, 4
  %64 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %63, ptr addrspace(1) %56, 5
  %65 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %64, ptr addrspace(1) %57, 6
  %66 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %65, ptr addrspace(1) %58, 7
  br label %67

67:                                               ; preds = %73, %10
  %68 = phi i32 [ %181, %73 ], [ 0, %10 ]
  %69 = phi { float, float, float, float, float, float, float, float } [ %125, %73 ], [ zeroinitializer, %10 ]
  %70 = phi { float, float, float, float, float, float, float, float } [ %157, %73 ], [ zeroinitializer, %10 ]
  %71 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %180, %73 ], [ %66, %10 ]
  %72 = icmp slt i32 %68, %13
  br i1 %72, label %73, label %182

73:                                               ; preds = %67
  %74 = add i32 %68, %35
  %75 = icmp slt i32 %74, %13
  %76 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 0
  %77 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %76, i1 %75)
  %78 = extractvalue { i32, i32, i32, i32 } %77, 0
  %79 = bitcast i32 %78 to <2 x half>
  %80 = extractvalue { i32, i32, i32, i32 } %77, 1
  %81 = bitcast i32 %80 to <2 x half>
  %82 = extractvalue { i32, i32, i32, i32 } %77, 2
  %83 = bitcast i32 %82 to <2 x half>
  %84 = extractvalue { i32, i32, i32, i32 } %77, 3
  %85 = bitcast i32 %84 to <2 x half>
  %86 = extractelement <2 x half> %79, i32 0
  %87 = extractelement <2 x half> %79, i32 1
  %88 = extractelement <2 x half> %81, i32 0
  %89 = extractelement <2 x half> %81, i32 1
  %90 = extractelement <2 x half> %83, i32 0
  %91 = extractelement <2 x half> %83, i32 1
  %92 = extractelement <2 x half> %85, i32 0
  %93 = extractelement <2 x half> %85, i32 1
  %94 = fpext half %86 to float
  %95 = fpext half %87 to float
  %96 = fpext half %88 to float
  %97 = fpext half %89 to float
  %98 = fpext half %90 to float
  %99 = fpext half %91 to float
  %100 = fpext half %92 to float
  %101 = fpext half %93 to float
  %102 = extractvalue { float, float, float, float, float, float, float, float } %69, 0
  %103 = extractvalue { float, float, float, float, float, float, float, float } %69, 1
  %104 = extractvalue { float, float, float, float, float, float, float, float } %69, 2
  %105 = extractvalue { float, float, float, float, float, float, float, float } %69, 3
  %106 = extractvalue { float, float, float, float, float, float, float, float } %69, 4
  %107 = extractvalue { float, float, float, float, float, float, float, float } %69, 5
  %108 = extractvalue { float, float, float, float, float, float, float, float } %69, 6
  %109 = extractvalue { float, float, float, float, float, float, float, float } %69, 7
  %110 = fadd float %102, %94
  %111 = fadd float %103, %95
  %112 = fadd float %104, %96
  %113 = fadd float %105, %97
  %114 = fadd float %106, %98
  %115 = fadd float %107, %99
  %116 = fadd float %108, %100
  %117 = fadd float %109, %101
  %118 = insertvalue { float, float, float, float, float, float, float, float } undef, float %110, 0
  %119 = insertvalue { float, float, float, float, float, float, float, float } %118, float %111, 1
  %120 = insertvalue { float, float, float, float, float, float, float, float } %119, float %112, 2
  %121 = insertvalue { float, float, float, float, float, float, float, float } %120, float %113, 3
  %122 = insertvalue { float, float, float, float, float, float, float, float } %121, float %114, 4
  %123 = insertvalue { float, float, float, float, float, float, float, float } %122, float %115, 5
  %124 = insertvalue { float, float, float, float, float, float, float, float } %123, float %116, 6
  %125 = insertvalue { float, float, float, float, float, float, float, float } %124, float %117, 7
  %126 = fmul float %94, %94
  %127 = fmul float %95, %95
  %128 = fmul float %96, %96
  %129 = fmul float %97, %97
  %130 = fmul float %98, %98
  %131 = fmul float %99, %99
  %132 = fmul float %100, %100
  %133 = fmul float %101, %101
  %134 = extractvalue { float, float, float, float, float, float, float, float } %70, 0
  %135 = extractvalue { float, float, float, float, float, float, float, float } %70, 1
  %136 = extractvalue { float, float, float, float, float, float, float, float } %70, 2
  %137 = extractvalue { float, float, float, float, float, float, float, float } %70, 3
  %138 = extractvalue { float, float, float, float, float, float, float, float } %70, 4
  %139 = extractvalue { float, float, float, float, float, float, float, float } %70, 5
  %140 = extractvalue { float, float, float, float, float, float, float, float } %70, 6
  %141 = extractvalue { float, float, float, float, float, float, float, float } %70, 7
  %142 = fadd float %134, %126
  %143 = fadd float %135, %127
  %144 = fadd float %136, %128
  %145 = fadd float %137, %129
  %146 = fadd float %138, %130
  %147 = fadd float %139, %131
  %148 = fadd float %140, %132
  %149 = fadd float %141, %133
  %150 = insertvalue { float, float, float, float, float, float, float, float } undef, float %142, 0
  %151 = insertvalue { float, float, float, float, float, float, float, float } %150, float %143, 1
  %152 = insertvalue { float, float, float, float, float, float, float, float } %151, float %144, 2
  %153 = insertvalue { float, float, float, float, float, float, float, float } %152, float %145, 3
  %154 = insertvalue { float, float, float, float, float, float, float, float } %153, float %146, 4
  %155 = insertvalue { float, float, float, float, float, float, float, float } %154, float %147, 5
  %156 = insertvalue { float, float, float, float, float, float, float, float } %155, float %148, 6
  %157 = insertvalue { float, float, float, float, float, float, float, float } %156, float %149, 7
  %158 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 1
  %159 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 2
  %160 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 3
  %161 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 4
  %162 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 5
  %163 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 6
  %164 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, 7
  %165 = getelementptr half, ptr addrspace(1) %76, i32 2048
  %166 = getelementptr half, ptr addrspace(1) %158, i32 2048
  %167 = getelementptr half, ptr addrspace(1) %159, i32 2048
  %168 = getelementptr half, ptr addrspace(1) %160, i32 2048
  %169 = getelementptr half, ptr addrspace(1) %161, i32 2048
  %170 = getelementptr half, ptr addrspace(1) %162, i32 2048
  %171 = getelementptr half, ptr addrspace(1) %163, i32 2048
  %172 = getelementptr half, ptr addrspace(1) %164, i32 2048
  %173 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %165, 0
  %174 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %173, ptr addrspace(1) %166, 1
  %175 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %174, ptr addrspace(1) %167, 2
  %176 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %175, ptr addrspace(1) %168, 3
  %177 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %176, ptr addrspace(1) %169, 4
  %178 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %177, ptr addrspace(1) %170, 5
  %179 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %178, ptr addrspace(1) %171, 6
  %180 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %179, ptr addrspace(1) %172, 7
  %181 = add i32 %68, 2048
  br label %67

182:                                              ; preds = %67
  %183 = extractvalue { float, float, float, float, float, float, float, float } %69, 0
  %184 = extractvalue { float, float, float, float, float, float, float, float } %69, 1
  %185 = extractvalue { float, float, float, float, float, float, float, float } %69, 2
  %186 = extractvalue { float, float, float, float, float, float, float, float } %69, 3
  %187 = extractvalue { float, float, float, float, float, float, float, float } %69, 4
  %188 = extractvalue { float, float, float, float, float, float, float, float } %69, 5
  %189 = extractvalue { float, float, float, float, float, float, float, float } %69, 6
  %190 = extractvalue { float, float, float, float, float, float, float, float } %69, 7
  %191 = fadd float %183, %184
  %192 = fadd float %191, %185
  %193 = fadd float %192, %186
  %194 = fadd float %193, %187
  %195 = fadd float %194, %188
  %196 = fadd float %195, %189
  %197 = fadd float %196, %190
  %198 = bitcast float %197 to i32
  %199 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %198, i32 16, i32 31)
  %200 = bitcast i32 %199 to float
  %201 = fadd float %197, %200
  %202 = bitcast float %201 to i32
  %203 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %202, i32 8, i32 31)
  %204 = bitcast i32 %203 to float
  %205 = fadd float %201, %204
  %206 = bitcast float %205 to i32
  %207 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %206, i32 4, i32 31)
  %208 = bitcast i32 %207 to float
  %209 = fadd float %205, %208
  %210 = bitcast float %209 to i32
  %211 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %210, i32 2, i32 31)
  %212 = bitcast i32 %211 to float
  %213 = fadd float %209, %212
  %214 = bitcast float %213 to i32
  %215 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %214, i32 1, i32 31)
  %216 = bitcast i32 %215 to float
  %217 = fadd float %213, %216
  %218 = urem i32 %16, 32
  %219 = urem i32 %17, 8
  %220 = icmp eq i32 %218, 0
  %221 = and i1 true, %220
  %222 = getelementptr float, ptr addrspace(3) @global_smem, i32 %219
  %223 = insertelement <1 x float> undef, float %217, i32 0
  %224 = extractelement <1 x float> %223, i32 0
  %225 = bitcast float %224 to i32
  %226 = insertelement <1 x i32> undef, i32 %225, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %222, <1 x i32> %226, i1 %221)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %227 = icmp slt i32 %15, 8
  %228 = getelementptr float, ptr addrspace(3) @global_smem, i32 %15
  %229 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %228, i1 %227)
  %230 = insertelement <1 x i32> undef, i32 %229, i32 0
  %231 = extractelement <1 x i32> %230, i32 0
  %232 = bitcast i32 %231 to float
  %233 = insertelement <1 x float> undef, float %232, i32 0
  %234 = extractelement <1 x float> %233, i32 0
  %235 = bitcast float %234 to i32
  %236 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %235, i32 4, i32 31)
  %237 = bitcast i32 %236 to float
  %238 = fadd float %234, %237
  %239 = bitcast float %238 to i32
  %240 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %239, i32 2, i32 31)
  %241 = bitcast i32 %240 to float
  %242 = fadd float %238, %241
  %243 = bitcast float %242 to i32
  %244 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %243, i32 1, i32 31)
  %245 = bitcast i32 %244 to float
  %246 = fadd float %242, %245
  %247 = urem i32 %16, 8
  %248 = icmp eq i32 %247, 0
  %249 = and i1 %227, %248
  %250 = insertelement <1 x float> undef, float %246, i32 0
  %251 = extractelement <1 x float> %250, i32 0
  %252 = bitcast float %251 to i32
  %253 = insertelement <1 x i32> undef, i32 %252, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %228, <1 x i32> %253, i1 %249)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %254 = load float, ptr addrspace(3) @global_smem, align 4
  %255 = sitofp i32 %13 to float
  %256 = call float @llvm.nvvm.div.full(float %254, float %255)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %257 = extractvalue { float, float, float, float, float, float, float, float } %70, 0
  %258 = extractvalue { float, float, float, float, float, float, float, float } %70, 1
  %259 = extractvalue { float, float, float, float, float, float, float, float } %70, 2
  %260 = extractvalue { float, float, float, float, float, float, float, float } %70, 3
  %261 = extractvalue { float, float, float, float, float, float, float, float } %70, 4
  %262 = extractvalue { float, float, float, float, float, float, float, float } %70, 5
  %263 = extractvalue { float, float, float, float, float, float, float, float } %70, 6
  %264 = extractvalue { float, float, float, float, float, float, float, float } %70, 7
  %265 = fadd float %257, %258
  %266 = fadd float %265, %259
  %267 = fadd float %266, %260
  %268 = fadd float %267, %261
  %269 = fadd float %268, %262
  %270 = fadd float %269, %263
  %271 = fadd float %270, %264
  %272 = bitcast float %271 to i32
  %273 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %272, i32 16, i32 31)
  %274 = bitcast i32 %273 to float
  %275 = fadd float %271, %274
  %276 = bitcast float %275 to i32
  %277 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %276, i32 8, i32 31)
  %278 = bitcast i32 %277 to float
  %279 = fadd float %275, %278
  %280 = bitcast float %279 to i32
  %281 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %280, i32 4, i32 31)
  %282 = bitcast i32 %281 to float
  %283 = fadd float %279, %282
  %284 = bitcast float %283 to i32
  %285 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %284, i32 2, i32 31)
  %286 = bitcast i32 %285 to float
  %287 = fadd float %283, %286
  %288 = bitcast float %287 to i32
  %289 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %288, i32 1, i32 31)
  %290 = bitcast i32 %289 to float
  %291 = fadd float %287, %290
  %292 = insertelement <1 x float> undef, float %291, i32 0
  %293 = extractelement <1 x float> %292, i32 0
  %294 = bitcast float %293 to i32
  %295 = insertelement <1 x i32> undef, i32 %294, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %222, <1 x i32> %295, i1 %221)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %296 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %228, i1 %227)
  %297 = insertelement <1 x i32> undef, i32 %296, i32 0
  %298 = extractelement <1 x i32> %297, i32 0
  %299 = bitcast i32 %298 to float
  %300 = insertelement <1 x float> undef, float %299, i32 0
  %301 = extractelement <1 x float> %300, i32 0
  %302 = bitcast float %301 to i32
  %303 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %302, i32 4, i32 31)
  %304 = bitcast i32 %303 to float
  %305 = fadd float %301, %304
  %306 = bitcast float %305 to i32
  %307 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %306, i32 2, i32 31)
  %308 = bitcast i32 %307 to float
  %309 = fadd float %305, %308
  %310 = bitcast float %309 to i32
  %311 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %310, i32 1, i32 31)
  %312 = bitcast i32 %311 to float
  %313 = fadd float %309, %312
  %314 = insertelement <1 x float> undef, float %313, i32 0
  %315 = extractelement <1 x float> %314, i32 0
  %316 = bitcast float %315 to i32
  %317 = insertelement <1 x i32> undef, i32 %316, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %228, <1 x i32> %317, i1 %249)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %318 = load float, ptr addrspace(3) @global_smem, align 4
  %319 = call float @llvm.nvvm.div.full(float %318, float %255)
  %320 = fmul float %256, %256
  %321 = fsub float %319, %320
  %322 = fadd float %321, %7
  %323 = call float @__nv_rsqrtf(float %322)
  %324 = getelementptr half, ptr addrspace(1) %3, i64 %49
  %325 = getelementptr half, ptr addrspace(1) %324, i32 %35
  %326 = getelementptr half, ptr addrspace(1) %324, i32 %36
  %327 = getelementptr half, ptr addrspace(1) %324, i32 %37
  %328 = getelementptr half, ptr addrspace(1) %324, i32 %38
  %329 = getelementptr half, ptr addrspace(1) %324, i32 %39
  %330 = getelementptr half, ptr addrspace(1) %324, i32 %40
  %331 = getelementptr half, ptr addrspace(1) %324, i32 %41
  %332 = getelementptr half, ptr addrspace(1) %324, i32 %42
  %333 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %325, 0
  %334 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %333, ptr addrspace(1) %326, 1
  %335 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %334, ptr addrspace(1) %327, 2
  %336 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %335, ptr addrspace(1) %328, 3
  %337 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %336, ptr addrspace(1) %329, 4
  %338 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %337, ptr addrspace(1) %330, 5
  %339 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %338, ptr addrspace(1) %331, 6
  %340 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %339, ptr addrspace(1) %332, 7
  br label %341

341:                                              ; preds = %346, %182
  %342 = phi i32 [ %574, %346 ], [ 0, %182 ]
  %343 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %550, %346 ], [ %66, %182 ]
  %344 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %573, %346 ], [ %340, %182 ]
  %345 = icmp slt i32 %342, %13
  br i1 %345, label %346, label %575

346:                                              ; preds = %341
  %347 = add i32 %342, %35
  %348 = icmp slt i32 %347, %13
  %349 = sdiv i32 %347, %5
  %350 = add i32 %45, %349
  %351 = getelementptr float, ptr addrspace(1) %1, i32 %350
  %352 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %353 = bitcast i32 %352 to <1 x float>
  %354 = extractelement <1 x float> %353, i32 0
  %355 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %356 = bitcast i32 %355 to <1 x float>
  %357 = extractelement <1 x float> %356, i32 0
  %358 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %359 = bitcast i32 %358 to <1 x float>
  %360 = extractelement <1 x float> %359, i32 0
  %361 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %362 = bitcast i32 %361 to <1 x float>
  %363 = extractelement <1 x float> %362, i32 0
  %364 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %365 = bitcast i32 %364 to <1 x float>
  %366 = extractelement <1 x float> %365, i32 0
  %367 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %368 = bitcast i32 %367 to <1 x float>
  %369 = extractelement <1 x float> %368, i32 0
  %370 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %371 = bitcast i32 %370 to <1 x float>
  %372 = extractelement <1 x float> %371, i32 0
  %373 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %348)
  %374 = bitcast i32 %373 to <1 x float>
  %375 = extractelement <1 x float> %374, i32 0
  %376 = getelementptr float, ptr addrspace(1) %2, i32 %350
  %377 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %378 = bitcast i32 %377 to <1 x float>
  %379 = extractelement <1 x float> %378, i32 0
  %380 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %381 = bitcast i32 %380 to <1 x float>
  %382 = extractelement <1 x float> %381, i32 0
  %383 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %384 = bitcast i32 %383 to <1 x float>
  %385 = extractelement <1 x float> %384, i32 0
  %386 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %387 = bitcast i32 %386 to <1 x float>
  %388 = extractelement <1 x float> %387, i32 0
  %389 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %390 = bitcast i32 %389 to <1 x float>
  %391 = extractelement <1 x float> %390, i32 0
  %392 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %393 = bitcast i32 %392 to <1 x float>
  %394 = extractelement <1 x float> %393, i32 0
  %395 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %396 = bitcast i32 %395 to <1 x float>
  %397 = extractelement <1 x float> %396, i32 0
  %398 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %376, i1 %348)
  %399 = bitcast i32 %398 to <1 x float>
  %400 = extractelement <1 x float> %399, i32 0
  %401 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 0
  %402 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %401, i1 %348)
  %403 = extractvalue { i32, i32, i32, i32 } %402, 0
  %404 = bitcast i32 %403 to <2 x half>
  %405 = extractvalue { i32, i32, i32, i32 } %402, 1
  %406 = bitcast i32 %405 to <2 x half>
  %407 = extractvalue { i32, i32, i32, i32 } %402, 2
  %408 = bitcast i32 %407 to <2 x half>
  %409 = extractvalue { i32, i32, i32, i32 } %402, 3
  %410 = bitcast i32 %409 to <2 x half>
  %411 = extractelement <2 x half> %404, i32 0
  %412 = extractelement <2 x half> %404, i32 1
  %413 = extractelement <2 x half> %406, i32 0
  %414 = extractelement <2 x half> %406, i32 1
  %415 = extractelement <2 x half> %408, i32 0
  %416 = extractelement <2 x half> %408, i32 1
  %417 = extractelement <2 x half> %410, i32 0
  %418 = extractelement <2 x half> %410, i32 1
  %419 = fpext half %411 to float
  %420 = fpext half %412 to float
  %421 = fpext half %413 to float
  %422 = fpext half %414 to float
  %423 = fpext half %415 to float
  %424 = fpext half %416 to float
  %425 = fpext half %417 to float
  %426 = fpext half %418 to float
  %427 = fsub float %419, %256
  %428 = fsub float %420, %256
  %429 = fsub float %421, %256
  %430 = fsub float %422, %256
  %431 = fsub float %423, %256
  %432 = fsub float %424, %256
  %433 = fsub float %425, %256
  %434 = fsub float %426, %256
  %435 = fmul float %427, %323
  %436 = fmul float %428, %323
  %437 = fmul float %429, %323
  %438 = fmul float %430, %323
  %439 = fmul float %431, %323
  %440 = fmul float %432, %323
  %441 = fmul float %433, %323
  %442 = fmul float %434, %323
  %443 = fmul float %435, %354
  %444 = fmul float %436, %357
  %445 = fmul float %437, %360
  %446 = fmul float %438, %363
  %447 = fmul float %439, %366
  %448 = fmul float %440, %369
  %449 = fmul float %441, %372
  %450 = fmul float %442, %375
  %451 = fadd float %443, %379
  %452 = fadd float %444, %382
  %453 = fadd float %445, %385
  %454 = fadd float %446, %388
  %455 = fadd float %447, %391
  %456 = fadd float %448, %394
  %457 = fadd float %449, %397
  %458 = fadd float %450, %400
  %459 = fsub float 0.000000e+00, %451
  %460 = fsub float 0.000000e+00, %452
  %461 = fsub float 0.000000e+00, %453
  %462 = fsub float 0.000000e+00, %454
  %463 = fsub float 0.000000e+00, %455
  %464 = fsub float 0.000000e+00, %456
  %465 = fsub float 0.000000e+00, %457
  %466 = fsub float 0.000000e+00, %458
  %467 = fmul float %459, 0x3FF7154760000000
  %468 = call float @llvm.nvvm.ex2.approx.f(float %467)
  %469 = fmul float %460, 0x3FF7154760000000
  %470 = call float @llvm.nvvm.ex2.approx.f(float %469)
  %471 = fmul float %461, 0x3FF7154760000000
  %472 = call float @llvm.nvvm.ex2.approx.f(float %471)
  %473 = fmul float %462, 0x3FF7154760000000
  %474 = call float @llvm.nvvm.ex2.approx.f(float %473)
  %475 = fmul float %463, 0x3FF7154760000000
  %476 = call float @llvm.nvvm.ex2.approx.f(float %475)
  %477 = fmul float %464, 0x3FF7154760000000
  %478 = call float @llvm.nvvm.ex2.approx.f(float %477)
  %479 = fmul float %465, 0x3FF7154760000000
  %480 = call float @llvm.nvvm.ex2.approx.f(float %479)
  %481 = fmul float %466, 0x3FF7154760000000
  %482 = call float @llvm.nvvm.ex2.approx.f(float %481)
  %483 = fadd float %468, 1.000000e+00
  %484 = fadd float %470, 1.000000e+00
  %485 = fadd float %472, 1.000000e+00
  %486 = fadd float %474, 1.000000e+00
  %487 = fadd float %476, 1.000000e+00
  %488 = fadd float %478, 1.000000e+00
  %489 = fadd float %480, 1.000000e+00
  %490 = fadd float %482, 1.000000e+00
  %491 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %483)
  %492 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %484)
  %493 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %485)
  %494 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %486)
  %495 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %487)
  %496 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %488)
  %497 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %489)
  %498 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %490)
  %499 = fmul float %451, %491
  %500 = fmul float %452, %492
  %501 = fmul float %453, %493
  %502 = fmul float %454, %494
  %503 = fmul float %455, %495
  %504 = fmul float %456, %496
  %505 = fmul float %457, %497
  %506 = fmul float %458, %498
  %507 = fptrunc float %499 to half
  %508 = fptrunc float %500 to half
  %509 = fptrunc float %501 to half
  %510 = fptrunc float %502 to half
  %511 = fptrunc float %503 to half
  %512 = fptrunc float %504 to half
  %513 = fptrunc float %505 to half
  %514 = fptrunc float %506 to half
  %515 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 0
  %516 = insertelement <2 x half> undef, half %507, i32 0
  %517 = insertelement <2 x half> %516, half %508, i32 1
  %518 = bitcast <2 x half> %517 to i32
  %519 = insertelement <2 x half> undef, half %509, i32 0
  %520 = insertelement <2 x half> %519, half %510, i32 1
  %521 = bitcast <2 x half> %520 to i32
  %522 = insertelement <2 x half> undef, half %511, i32 0
  %523 = insertelement <2 x half> %522, half %512, i32 1
  %524 = bitcast <2 x half> %523 to i32
  %525 = insertelement <2 x half> undef, half %513, i32 0
  %526 = insertelement <2 x half> %525, half %514, i32 1
  %527 = bitcast <2 x half> %526 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %518, i32 %521, i32 %524, i32 %527, ptr addrspace(1) %515, i1 %348)
  %528 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 1
  %529 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 2
  %530 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 3
  %531 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 4
  %532 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 5
  %533 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 6
  %534 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %343, 7
  %535 = getelementptr half, ptr addrspace(1) %401, i32 2048
  %536 = getelementptr half, ptr addrspace(1) %528, i32 2048
  %537 = getelementptr half, ptr addrspace(1) %529, i32 2048
  %538 = getelementptr half, ptr addrspace(1) %530, i32 2048
  %539 = getelementptr half, ptr addrspace(1) %531, i32 2048
  %540 = getelementptr half, ptr addrspace(1) %532, i32 2048
  %541 = getelementptr half, ptr addrspace(1) %533, i32 2048
  %542 = getelementptr half, ptr addrspace(1) %534, i32 2048
  %543 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %535, 0
  %544 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %543, ptr addrspace(1) %536, 1
  %545 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %544, ptr addrspace(1) %537, 2
  %546 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %545, ptr addrspace(1) %538, 3
  %547 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %546, ptr addrspace(1) %539, 4
  %548 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %547, ptr addrspace(1) %540, 5
  %549 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %548, ptr addrspace(1) %541, 6
  %550 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %549, ptr addrspace(1) %542, 7
  %551 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 1
  %552 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 2
  %553 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 3
  %554 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 4
  %555 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 5
  %556 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 6
  %557 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %344, 7
  %558 = getelementptr half, ptr addrspace(1) %515, i32 2048
  %559 = getelementptr half, ptr addrspace(1) %551, i32 2048
  %560 = getelementptr half, ptr addrspace(1) %552, i32 2048
  %561 = getelementptr half, ptr addrspace(1) %553, i32 2048
  %562 = getelementptr half, ptr addrspace(1) %554, i32 2048
  %563 = getelementptr half, ptr addrspace(1) %555, i32 2048
  %564 = getelementptr half, ptr addrspace(1) %556, i32 2048
  %565 = getelementptr half, ptr addrspace(1) %557, i32 2048
  %566 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %558, 0
  %567 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %566, ptr addrspace(1) %559, 1
  %568 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %567, ptr addrspace(1) %560, 2
  %569 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %568, ptr addrspace(1) %561, 3
  %570 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %569, ptr addrspace(1) %562, 4
  %571 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %570, ptr addrspace(1) %563, 5
  %572 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %571, ptr addrspace(1) %564, 6
  %573 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %572, ptr addrspace(1) %565, 7
  %574 = add i32 %342, 2048
  br label %341

575:                                              ; preds = %341
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

; Function Attrs: alwaysinline nounwind
define internal float @__nv_rsqrtf(float %x) #5 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %x)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.rsqrt.approx.f(float %x)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

declare i32 @__nvvm_reflect(ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
