; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define ptx_kernel void @bias_gelu_bwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, i32 %7, ptr addrspace(1) %8, ptr addrspace(1) %9) #0 {
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, 128
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = and i32 %13, 127
  %15 = urem i32 %14, 32
  %16 = udiv i32 %14, 32
  %17 = shl i32 %15, 0
  %18 = or i32 0, %17
  %19 = shl i32 %16, 5
  %20 = or i32 %18, %19
  %21 = or i32 %20, 0
  %22 = and i32 %21, 15
  %23 = shl i32 %22, 3
  %24 = or disjoint i32 %23, 0
  %25 = xor i32 0, %24
  %26 = xor i32 %25, 0
  %27 = xor i32 %25, 1
  %28 = xor i32 %25, 2
  %29 = xor i32 %25, 3
  %30 = xor i32 %25, 4
  %31 = xor i32 %25, 5
  %32 = xor i32 %25, 6
  %33 = xor i32 %25, 7
  %34 = add i32 %26, 0
  %35 = add i32 %27, 0
  %36 = add i32 %28, 0
  %37 = add i32 %29, 0
  %38 = add i32 %30, 0
  %39 = add i32 %31, 0
  %40 = add i32 %32, 0
  %41 = add i32 %33, 0
  %42 = and i32 %21, 127
  %43 = lshr i32 %42, 0
  %44 = or disjoint i32 %43, 0
  %45 = xor i32 0, %44
  %46 = xor i32 %45, 0
  %47 = add i32 %46, 0
  %48 = add i32 %12, %34
  %49 = add i32 %12, %35
  %50 = add i32 %12, %36
  %51 = add i32 %12, %37
  %52 = add i32 %12, %38
  %53 = add i32 %12, %39
  %54 = add i32 %12, %40
  %55 = add i32 %12, %41
  %56 = add i32 %12, %47
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %58 = mul i32 %57, %7
  %59 = add i32 %58, %7
  %60 = call i32 @llvm.smin.i32(i32 %59, i32 %5)
  %61 = and i32 %21, 112
  %62 = lshr i32 %61, 4
  %63 = or disjoint i32 %62, 0
  %64 = xor i32 0, %63
  %65 = xor i32 %64, 0
  %66 = xor i32 %64, 8
  %67 = add i32 %65, 0
  %68 = add i32 %66, 0
  %69 = add i32 %58, %67
  %70 = add i32 %58, %68
  %71 = insertvalue { i32, i32 } undef, i32 %69, 0
  %72 = insertvalue { i32, i32 } %71, i32 %70, 1
  %73 = mul i32 %69, %6
  %74 = mul i32 %70, %6
  %75 = add i32 %73, %48
  %76 = add i32 %73, %49
  %77 = add i32 %73, %50
  %78 = add i32 %73, %51
  %79 = add i32 %73, %52
  %80 = add i32 %73, %53
  %81 = add i32 %73, %54
  %82 = add i32 %73, %55
  %83 = add i32 %74, %48
  %84 = add i32 %74, %49
  %85 = add i32 %74, %50
  %86 = add i32 %74, %51
  %87 = add i32 %74, %52
  %88 = add i32 %74, %53
  %89 = add i32 %74, %54
  %90 = add i32 %74, %55
  %91 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } undef, i32 %75, 0
  %92 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %91, i32 %76, 1
  %93 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %92, i32 %77, 2
  %94 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %93, i32 %78, 3
  %95 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %94, i32 %79, 4
  %96 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %95, i32 %80, 5
  %97 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %96, i32 %81, 6
  %98 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %97, i32 %82, 7
  %99 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %98, i32 %83, 8
  %100 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, i32 %84, 9
  %101 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %100, i32 %85, 10
  %102 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %101, i32 %86, 11
  %103 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %102, i32 %87, 12
  %104 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %103, i32 %88, 13
  %105 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %104, i32 %89, 14
  %106 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %105, i32 %90, 15
  %107 = icmp slt i32 %48, %6
  %108 = icmp slt i32 %56, %6
  %109 = getelementptr half, ptr addrspace(1) %2, i32 %56
  %110 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %109, i1 %108)
  %111 = bitcast i16 %110 to <1 x half>
  %112 = extractelement <1 x half> %111, i32 0
  %113 = and i32 %20, 30
  %114 = shl i32 %113, 1
  %115 = and i32 %20, 1
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, i32 0, i32 192
  %118 = and i32 %20, 32
  %119 = icmp eq i32 %118, 0
  %120 = select i1 %119, i32 0, i32 2
  %121 = and i32 %20, 64
  %122 = icmp eq i32 %121, 0
  %123 = select i1 %122, i32 0, i32 64
  %124 = xor i32 %114, %117
  %125 = xor i32 %124, %123
  %126 = or disjoint i32 %120, %125
  %127 = xor i32 0, %126
  %128 = xor i32 %127, 0
  %129 = xor i32 %128, 0
  %130 = add i32 %129, 0
  %131 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %130
  %132 = insertelement <1 x half> undef, half %112, i32 0
  %133 = extractelement <1 x half> %132, i32 0
  %134 = bitcast half %133 to i16
  %135 = insertelement <1 x i16> undef, i16 %134, i32 0
  store <1 x i16> %135, ptr addrspace(3) %131, align 2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %136 = and i32 %20, 3
  %137 = shl i32 %136, 4
  %138 = and i32 %20, 4
  %139 = icmp eq i32 %138, 0
  %140 = select i1 %139, i32 0, i32 2
  %141 = and i32 %20, 8
  %142 = icmp eq i32 %141, 0
  %143 = select i1 %142, i32 0, i32 64
  %144 = or disjoint i32 %140, %143
  %145 = or disjoint i32 %144, %137
  %146 = xor i32 0, %145
  %147 = xor i32 %146, 0
  %148 = xor i32 %147, 0
  %149 = add i32 %148, 0
  %150 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %149
  %151 = load i16, ptr addrspace(3) %150, align 2
  %152 = insertelement <1 x i16> undef, i16 %151, i32 0
  %153 = extractelement <1 x i16> %152, i32 0
  %154 = bitcast i16 %153 to half
  %155 = insertelement <1 x half> undef, half %154, i32 0
  %156 = extractelement <1 x half> %155, i32 0
  %157 = add i32 %148, 4
  %158 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %157
  %159 = load i16, ptr addrspace(3) %158, align 2
  %160 = insertelement <1 x i16> undef, i16 %159, i32 0
  %161 = extractelement <1 x i16> %160, i32 0
  %162 = bitcast i16 %161 to half
  %163 = insertelement <1 x half> undef, half %162, i32 0
  %164 = extractelement <1 x half> %163, i32 0
  %165 = add i32 %148, 8
  %166 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %165
  %167 = load i16, ptr addrspace(3) %166, align 2
  %168 = insertelement <1 x i16> undef, i16 %167, i32 0
  %169 = extractelement <1 x i16> %168, i32 0
  %170 = bitcast i16 %169 to half
  %171 = insertelement <1 x half> undef, half %170, i32 0
  %172 = extractelement <1 x half> %171, i32 0
  %173 = add i32 %148, 12
  %174 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %173
  %175 = load i16, ptr addrspace(3) %174, align 2
  %176 = insertelement <1 x i16> undef, i16 %175, i32 0
  %177 = extractelement <1 x i16> %176, i32 0
  %178 = bitcast i16 %177 to half
  %179 = insertelement <1 x half> undef, half %178, i32 0
  %180 = extractelement <1 x half> %179, i32 0
  %181 = xor i32 %147, 192
  %182 = add i32 %181, 0
  %183 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %182
  %184 = load i16, ptr addrspace(3) %183, align 2
  %185 = insertelement <1 x i16> undef, i16 %184, i32 0
  %186 = extractelement <1 x i16> %185, i32 0
  %187 = bitcast i16 %186 to half
  %188 = insertelement <1 x half> undef, half %187, i32 0
  %189 = extractelement <1 x half> %188, i32 0
  %190 = add i32 %181, 4
  %191 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %190
  %192 = load i16, ptr addrspace(3) %191, align 2
  %193 = insertelement <1 x i16> undef, i16 %192, i32 0
  %194 = extractelement <1 x i16> %193, i32 0
  %195 = bitcast i16 %194 to half
  %196 = insertelement <1 x half> undef, half %195, i32 0
  %197 = extractelement <1 x half> %196, i32 0
  %198 = add i32 %181, 8
  %199 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %198
  %200 = load i16, ptr addrspace(3) %199, align 2
  %201 = insertelement <1 x i16> undef, i16 %200, i32 0
  %202 = extractelement <1 x i16> %201, i32 0
  %203 = bitcast i16 %202 to half
  %204 = insertelement <1 x half> undef, half %203, i32 0
  %205 = extractelement <1 x half> %204, i32 0
  %206 = add i32 %181, 12
  %207 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %206
  %208 = load i16, ptr addrspace(3) %207, align 2
  %209 = insertelement <1 x i16> undef, i16 %208, i32 0
  %210 = extractelement <1 x i16> %209, i32 0
  %211 = bitcast i16 %210 to half
  %212 = insertelement <1 x half> undef, half %211, i32 0
  %213 = extractelement <1 x half> %212, i32 0
  %214 = fpext half %156 to float
  %215 = fpext half %189 to float
  %216 = fpext half %164 to float
  %217 = fpext half %197 to float
  %218 = fpext half %172 to float
  %219 = fpext half %205 to float
  %220 = fpext half %180 to float
  %221 = fpext half %213 to float
  %222 = mul i32 %6, 16
  br label %223

223:                                              ; preds = %229, %10
  %224 = phi i32 [ %688, %229 ], [ %58, %10 ]
  %225 = phi { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } [ %636, %229 ], [ zeroinitializer, %10 ]
  %226 = phi { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } [ %687, %229 ], [ %106, %10 ]
  %227 = phi { i32, i32 } [ %641, %229 ], [ %72, %10 ]
  %228 = icmp slt i32 %224, %60
  br i1 %228, label %229, label %689

229:                                              ; preds = %223
  %230 = extractvalue { i32, i32 } %227, 0
  %231 = icmp slt i32 %230, %60
  %232 = and i1 %231, %107
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 0
  %234 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 8
  %235 = getelementptr half, ptr addrspace(1) %1, i32 %233
  %236 = getelementptr half, ptr addrspace(1) %1, i32 %234
  %237 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %235, i1 %232)
  %238 = extractvalue { i32, i32, i32, i32 } %237, 0
  %239 = bitcast i32 %238 to <2 x half>
  %240 = extractvalue { i32, i32, i32, i32 } %237, 1
  %241 = bitcast i32 %240 to <2 x half>
  %242 = extractvalue { i32, i32, i32, i32 } %237, 2
  %243 = bitcast i32 %242 to <2 x half>
  %244 = extractvalue { i32, i32, i32, i32 } %237, 3
  %245 = bitcast i32 %244 to <2 x half>
  %246 = extractelement <2 x half> %239, i32 0
  %247 = extractelement <2 x half> %239, i32 1
  %248 = extractelement <2 x half> %241, i32 0
  %249 = extractelement <2 x half> %241, i32 1
  %250 = extractelement <2 x half> %243, i32 0
  %251 = extractelement <2 x half> %243, i32 1
  %252 = extractelement <2 x half> %245, i32 0
  %253 = extractelement <2 x half> %245, i32 1
  %254 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %236, i1 %232)
  %255 = extractvalue { i32, i32, i32, i32 } %254, 0
  %256 = bitcast i32 %255 to <2 x half>
  %257 = extractvalue { i32, i32, i32, i32 } %254, 1
  %258 = bitcast i32 %257 to <2 x half>
  %259 = extractvalue { i32, i32, i32, i32 } %254, 2
  %260 = bitcast i32 %259 to <2 x half>
  %261 = extractvalue { i32, i32, i32, i32 } %254, 3
  %262 = bitcast i32 %261 to <2 x half>
  %263 = extractelement <2 x half> %256, i32 0
  %264 = extractelement <2 x half> %256, i32 1
  %265 = extractelement <2 x half> %258, i32 0
  %266 = extractelement <2 x half> %258, i32 1
  %267 = extractelement <2 x half> %260, i32 0
  %268 = extractelement <2 x half> %260, i32 1
  %269 = extractelement <2 x half> %262, i32 0
  %270 = extractelement <2 x half> %262, i32 1
  %271 = fpext half %246 to float
  %272 = fpext half %247 to float
  %273 = fpext half %248 to float
  %274 = fpext half %249 to float
  %275 = fpext half %250 to float
  %276 = fpext half %251 to float
  %277 = fpext half %252 to float
  %278 = fpext half %253 to float
  %279 = fpext half %263 to float
  %280 = fpext half %264 to float
  %281 = fpext half %265 to float
  %282 = fpext half %266 to float
  %283 = fpext half %267 to float
  %284 = fpext half %268 to float
  %285 = fpext half %269 to float
  %286 = fpext half %270 to float
  %287 = fadd float %271, %214
  %288 = fadd float %272, %215
  %289 = fadd float %273, %216
  %290 = fadd float %274, %217
  %291 = fadd float %275, %218
  %292 = fadd float %276, %219
  %293 = fadd float %277, %220
  %294 = fadd float %278, %221
  %295 = fadd float %279, %214
  %296 = fadd float %280, %215
  %297 = fadd float %281, %216
  %298 = fadd float %282, %217
  %299 = fadd float %283, %218
  %300 = fadd float %284, %219
  %301 = fadd float %285, %220
  %302 = fadd float %286, %221
  %303 = getelementptr half, ptr addrspace(1) %0, i32 %233
  %304 = getelementptr half, ptr addrspace(1) %0, i32 %234
  %305 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %303, i1 %232)
  %306 = extractvalue { i32, i32, i32, i32 } %305, 0
  %307 = bitcast i32 %306 to <2 x half>
  %308 = extractvalue { i32, i32, i32, i32 } %305, 1
  %309 = bitcast i32 %308 to <2 x half>
  %310 = extractvalue { i32, i32, i32, i32 } %305, 2
  %311 = bitcast i32 %310 to <2 x half>
  %312 = extractvalue { i32, i32, i32, i32 } %305, 3
  %313 = bitcast i32 %312 to <2 x half>
  %314 = extractelement <2 x half> %307, i32 0
  %315 = extractelement <2 x half> %307, i32 1
  %316 = extractelement <2 x half> %309, i32 0
  %317 = extractelement <2 x half> %309, i32 1
  %318 = extractelement <2 x half> %311, i32 0
  %319 = extractelement <2 x half> %311, i32 1
  %320 = extractelement <2 x half> %313, i32 0
  %321 = extractelement <2 x half> %313, i32 1
  %322 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %304, i1 %232)
  %323 = extractvalue { i32, i32, i32, i32 } %322, 0
  %324 = bitcast i32 %323 to <2 x half>
  %325 = extractvalue { i32, i32, i32, i32 } %322, 1
  %326 = bitcast i32 %325 to <2 x half>
  %327 = extractvalue { i32, i32, i32, i32 } %322, 2
  %328 = bitcast i32 %327 to <2 x half>
  %329 = extractvalue { i32, i32, i32, i32 } %322, 3
  %330 = bitcast i32 %329 to <2 x half>
  %331 = extractelement <2 x half> %324, i32 0
  %332 = extractelement <2 x half> %324, i32 1
  %333 = extractelement <2 x half> %326, i32 0
  %334 = extractelement <2 x half> %326, i32 1
  %335 = extractelement <2 x half> %328, i32 0
  %336 = extractelement <2 x half> %328, i32 1
  %337 = extractelement <2 x half> %330, i32 0
  %338 = extractelement <2 x half> %330, i32 1
  %339 = fpext half %314 to float
  %340 = fpext half %315 to float
  %341 = fpext half %316 to float
  %342 = fpext half %317 to float
  %343 = fpext half %318 to float
  %344 = fpext half %319 to float
  %345 = fpext half %320 to float
  %346 = fpext half %321 to float
  %347 = fpext half %331 to float
  %348 = fpext half %332 to float
  %349 = fpext half %333 to float
  %350 = fpext half %334 to float
  %351 = fpext half %335 to float
  %352 = fpext half %336 to float
  %353 = fpext half %337 to float
  %354 = fpext half %338 to float
  %355 = fmul float %287, 0x3FE6A09E60000000
  %356 = fmul float %288, 0x3FE6A09E60000000
  %357 = fmul float %289, 0x3FE6A09E60000000
  %358 = fmul float %290, 0x3FE6A09E60000000
  %359 = fmul float %291, 0x3FE6A09E60000000
  %360 = fmul float %292, 0x3FE6A09E60000000
  %361 = fmul float %293, 0x3FE6A09E60000000
  %362 = fmul float %294, 0x3FE6A09E60000000
  %363 = fmul float %295, 0x3FE6A09E60000000
  %364 = fmul float %296, 0x3FE6A09E60000000
  %365 = fmul float %297, 0x3FE6A09E60000000
  %366 = fmul float %298, 0x3FE6A09E60000000
  %367 = fmul float %299, 0x3FE6A09E60000000
  %368 = fmul float %300, 0x3FE6A09E60000000
  %369 = fmul float %301, 0x3FE6A09E60000000
  %370 = fmul float %302, 0x3FE6A09E60000000
  %371 = call float @__nv_erff(float %355)
  %372 = call float @__nv_erff(float %356)
  %373 = call float @__nv_erff(float %357)
  %374 = call float @__nv_erff(float %358)
  %375 = call float @__nv_erff(float %359)
  %376 = call float @__nv_erff(float %360)
  %377 = call float @__nv_erff(float %361)
  %378 = call float @__nv_erff(float %362)
  %379 = call float @__nv_erff(float %363)
  %380 = call float @__nv_erff(float %364)
  %381 = call float @__nv_erff(float %365)
  %382 = call float @__nv_erff(float %366)
  %383 = call float @__nv_erff(float %367)
  %384 = call float @__nv_erff(float %368)
  %385 = call float @__nv_erff(float %369)
  %386 = call float @__nv_erff(float %370)
  %387 = fadd float %371, 1.000000e+00
  %388 = fadd float %372, 1.000000e+00
  %389 = fadd float %373, 1.000000e+00
  %390 = fadd float %374, 1.000000e+00
  %391 = fadd float %375, 1.000000e+00
  %392 = fadd float %376, 1.000000e+00
  %393 = fadd float %377, 1.000000e+00
  %394 = fadd float %378, 1.000000e+00
  %395 = fadd float %379, 1.000000e+00
  %396 = fadd float %380, 1.000000e+00
  %397 = fadd float %381, 1.000000e+00
  %398 = fadd float %382, 1.000000e+00
  %399 = fadd float %383, 1.000000e+00
  %400 = fadd float %384, 1.000000e+00
  %401 = fadd float %385, 1.000000e+00
  %402 = fadd float %386, 1.000000e+00
  %403 = fmul float %387, 5.000000e-01
  %404 = fmul float %388, 5.000000e-01
  %405 = fmul float %389, 5.000000e-01
  %406 = fmul float %390, 5.000000e-01
  %407 = fmul float %391, 5.000000e-01
  %408 = fmul float %392, 5.000000e-01
  %409 = fmul float %393, 5.000000e-01
  %410 = fmul float %394, 5.000000e-01
  %411 = fmul float %395, 5.000000e-01
  %412 = fmul float %396, 5.000000e-01
  %413 = fmul float %397, 5.000000e-01
  %414 = fmul float %398, 5.000000e-01
  %415 = fmul float %399, 5.000000e-01
  %416 = fmul float %400, 5.000000e-01
  %417 = fmul float %401, 5.000000e-01
  %418 = fmul float %402, 5.000000e-01
  %419 = fmul float %287, 0x3FD9884540000000
  %420 = fmul float %288, 0x3FD9884540000000
  %421 = fmul float %289, 0x3FD9884540000000
  %422 = fmul float %290, 0x3FD9884540000000
  %423 = fmul float %291, 0x3FD9884540000000
  %424 = fmul float %292, 0x3FD9884540000000
  %425 = fmul float %293, 0x3FD9884540000000
  %426 = fmul float %294, 0x3FD9884540000000
  %427 = fmul float %295, 0x3FD9884540000000
  %428 = fmul float %296, 0x3FD9884540000000
  %429 = fmul float %297, 0x3FD9884540000000
  %430 = fmul float %298, 0x3FD9884540000000
  %431 = fmul float %299, 0x3FD9884540000000
  %432 = fmul float %300, 0x3FD9884540000000
  %433 = fmul float %301, 0x3FD9884540000000
  %434 = fmul float %302, 0x3FD9884540000000
  %435 = fmul float %287, -5.000000e-01
  %436 = fmul float %288, -5.000000e-01
  %437 = fmul float %289, -5.000000e-01
  %438 = fmul float %290, -5.000000e-01
  %439 = fmul float %291, -5.000000e-01
  %440 = fmul float %292, -5.000000e-01
  %441 = fmul float %293, -5.000000e-01
  %442 = fmul float %294, -5.000000e-01
  %443 = fmul float %295, -5.000000e-01
  %444 = fmul float %296, -5.000000e-01
  %445 = fmul float %297, -5.000000e-01
  %446 = fmul float %298, -5.000000e-01
  %447 = fmul float %299, -5.000000e-01
  %448 = fmul float %300, -5.000000e-01
  %449 = fmul float %301, -5.000000e-01
  %450 = fmul float %302, -5.000000e-01
  %451 = fmul float %435, %287
  %452 = fmul float %436, %288
  %453 = fmul float %437, %289
  %454 = fmul float %438, %290
  %455 = fmul float %439, %291
  %456 = fmul float %440, %292
  %457 = fmul float %441, %293
  %458 = fmul float %442, %294
  %459 = fmul float %443, %295
  %460 = fmul float %444, %296
  %461 = fmul float %445, %297
  %462 = fmul float %446, %298
  %463 = fmul float %447, %299
  %464 = fmul float %448, %300
  %465 = fmul float %449, %301
  %466 = fmul float %450, %302
  %467 = fmul float %451, 0x3FF7154760000000
  %468 = call float @llvm.nvvm.ex2.approx.f(float %467)
  %469 = fmul float %452, 0x3FF7154760000000
  %470 = call float @llvm.nvvm.ex2.approx.f(float %469)
  %471 = fmul float %453, 0x3FF7154760000000
  %472 = call float @llvm.nvvm.ex2.approx.f(float %471)
  %473 = fmul float %454, 0x3FF7154760000000
  %474 = call float @llvm.nvvm.ex2.approx.f(float %473)
  %475 = fmul float %455, 0x3FF7154760000000
  %476 = call float @llvm.nvvm.ex2.approx.f(float %475)
  %477 = fmul float %456, 0x3FF7154760000000
  %478 = call float @llvm.nvvm.ex2.approx.f(float %477)
  %479 = fmul float %457, 0x3FF7154760000000
  %480 = call float @llvm.nvvm.ex2.approx.f(float %479)
  %481 = fmul float %458, 0x3FF7154760000000
  %482 = call float @llvm.nvvm.ex2.approx.f(float %481)
  %483 = fmul float %459, 0x3FF7154760000000
  %484 = call float @llvm.nvvm.ex2.approx.f(float %483)
  %485 = fmul float %460, 0x3FF7154760000000
  %486 = call float @llvm.nvvm.ex2.approx.f(float %485)
  %487 = fmul float %461, 0x3FF7154760000000
  %488 = call float @llvm.nvvm.ex2.approx.f(float %487)
  %489 = fmul float %462, 0x3FF7154760000000
  %490 = call float @llvm.nvvm.ex2.approx.f(float %489)
  %491 = fmul float %463, 0x3FF7154760000000
  %492 = call float @llvm.nvvm.ex2.approx.f(float %491)
  %493 = fmul float %464, 0x3FF7154760000000
  %494 = call float @llvm.nvvm.ex2.approx.f(float %493)
  %495 = fmul float %465, 0x3FF7154760000000
  %496 = call float @llvm.nvvm.ex2.approx.f(float %495)
  %497 = fmul float %466, 0x3FF7154760000000
  %498 = call float @llvm.nvvm.ex2.approx.f(float %497)
  %499 = fmul float %419, %468
  %500 = fmul float %420, %470
  %501 = fmul float %421, %472
  %502 = fmul float %422, %474
  %503 = fmul float %423, %476
  %504 = fmul float %424, %478
  %505 = fmul float %425, %480
  %506 = fmul float %426, %482
  %507 = fmul float %427, %484
  %508 = fmul float %428, %486
  %509 = fmul float %429, %488
  %510 = fmul float %430, %490
  %511 = fmul float %431, %492
  %512 = fmul float %432, %494
  %513 = fmul float %433, %496
  %514 = fmul float %434, %498
  %515 = fadd float %403, %499
  %516 = fadd float %404, %500
  %517 = fadd float %405, %501
  %518 = fadd float %406, %502
  %519 = fadd float %407, %503
  %520 = fadd float %408, %504
  %521 = fadd float %409, %505
  %522 = fadd float %410, %506
  %523 = fadd float %411, %507
  %524 = fadd float %412, %508
  %525 = fadd float %413, %509
  %526 = fadd float %414, %510
  %527 = fadd float %415, %511
  %528 = fadd float %416, %512
  %529 = fadd float %417, %513
  %530 = fadd float %418, %514
  %531 = fmul float %339, %515
  %532 = fmul float %340, %516
  %533 = fmul float %341, %517
  %534 = fmul float %342, %518
  %535 = fmul float %343, %519
  %536 = fmul float %344, %520
  %537 = fmul float %345, %521
  %538 = fmul float %346, %522
  %539 = fmul float %347, %523
  %540 = fmul float %348, %524
  %541 = fmul float %349, %525
  %542 = fmul float %350, %526
  %543 = fmul float %351, %527
  %544 = fmul float %352, %528
  %545 = fmul float %353, %529
  %546 = fmul float %354, %530
  %547 = getelementptr half, ptr addrspace(1) %3, i32 %233
  %548 = getelementptr half, ptr addrspace(1) %3, i32 %234
  %549 = fptrunc float %531 to half
  %550 = fptrunc float %532 to half
  %551 = fptrunc float %533 to half
  %552 = fptrunc float %534 to half
  %553 = fptrunc float %535 to half
  %554 = fptrunc float %536 to half
  %555 = fptrunc float %537 to half
  %556 = fptrunc float %538 to half
  %557 = fptrunc float %539 to half
  %558 = fptrunc float %540 to half
  %559 = fptrunc float %541 to half
  %560 = fptrunc float %542 to half
  %561 = fptrunc float %543 to half
  %562 = fptrunc float %544 to half
  %563 = fptrunc float %545 to half
  %564 = fptrunc float %546 to half
  %565 = insertelement <2 x half> undef, half %549, i32 0
  %566 = insertelement <2 x half> %565, half %550, i32 1
  %567 = bitcast <2 x half> %566 to i32
  %568 = insertelement <2 x half> undef, half %551, i32 0
  %569 = insertelement <2 x half> %568, half %552, i32 1
  %570 = bitcast <2 x half> %569 to i32
  %571 = insertelement <2 x half> undef, half %553, i32 0
  %572 = insertelement <2 x half> %571, half %554, i32 1
  %573 = bitcast <2 x half> %572 to i32
  %574 = insertelement <2 x half> undef, half %555, i32 0
  %575 = insertelement <2 x half> %574, half %556, i32 1
  %576 = bitcast <2 x half> %575 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %567, i32 %570, i32 %573, i32 %576, ptr addrspace(1) %547, i1 %232)
  %577 = insertelement <2 x half> undef, half %557, i32 0
  %578 = insertelement <2 x half> %577, half %558, i32 1
  %579 = bitcast <2 x half> %578 to i32
  %580 = insertelement <2 x half> undef, half %559, i32 0
  %581 = insertelement <2 x half> %580, half %560, i32 1
  %582 = bitcast <2 x half> %581 to i32
  %583 = insertelement <2 x half> undef, half %561, i32 0
  %584 = insertelement <2 x half> %583, half %562, i32 1
  %585 = bitcast <2 x half> %584 to i32
  %586 = insertelement <2 x half> undef, half %563, i32 0
  %587 = insertelement <2 x half> %586, half %564, i32 1
  %588 = bitcast <2 x half> %587 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %579, i32 %582, i32 %585, i32 %588, ptr addrspace(1) %548, i1 %232)
  %589 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 0
  %590 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 1
  %591 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 2
  %592 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 3
  %593 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 4
  %594 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 5
  %595 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 6
  %596 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 7
  %597 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 8
  %598 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 9
  %599 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 10
  %600 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 11
  %601 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 12
  %602 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 13
  %603 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 14
  %604 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 15
  %605 = fadd float %589, %531
  %606 = fadd float %590, %532
  %607 = fadd float %591, %533
  %608 = fadd float %592, %534
  %609 = fadd float %593, %535
  %610 = fadd float %594, %536
  %611 = fadd float %595, %537
  %612 = fadd float %596, %538
  %613 = fadd float %597, %539
  %614 = fadd float %598, %540
  %615 = fadd float %599, %541
  %616 = fadd float %600, %542
  %617 = fadd float %601, %543
  %618 = fadd float %602, %544
  %619 = fadd float %603, %545
  %620 = fadd float %604, %546
  %621 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } undef, float %605, 0
  %622 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %621, float %606, 1
  %623 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %622, float %607, 2
  %624 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %623, float %608, 3
  %625 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %624, float %609, 4
  %626 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %625, float %610, 5
  %627 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %626, float %611, 6
  %628 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %627, float %612, 7
  %629 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %628, float %613, 8
  %630 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, float %614, 9
  %631 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %630, float %615, 10
  %632 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %631, float %616, 11
  %633 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %632, float %617, 12
  %634 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %633, float %618, 13
  %635 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %634, float %619, 14
  %636 = insertvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %635, float %620, 15
  %637 = extractvalue { i32, i32 } %227, 1
  %638 = add i32 %230, 16
  %639 = add i32 %637, 16
  %640 = insertvalue { i32, i32 } undef, i32 %638, 0
  %641 = insertvalue { i32, i32 } %640, i32 %639, 1
  %642 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 1
  %643 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 2
  %644 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 3
  %645 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 4
  %646 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 5
  %647 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 6
  %648 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 7
  %649 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 9
  %650 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 10
  %651 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 11
  %652 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 12
  %653 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 13
  %654 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 14
  %655 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %226, 15
  %656 = add i32 %233, %222
  %657 = add i32 %642, %222
  %658 = add i32 %643, %222
  %659 = add i32 %644, %222
  %660 = add i32 %645, %222
  %661 = add i32 %646, %222
  %662 = add i32 %647, %222
  %663 = add i32 %648, %222
  %664 = add i32 %234, %222
  %665 = add i32 %649, %222
  %666 = add i32 %650, %222
  %667 = add i32 %651, %222
  %668 = add i32 %652, %222
  %669 = add i32 %653, %222
  %670 = add i32 %654, %222
  %671 = add i32 %655, %222
  %672 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } undef, i32 %656, 0
  %673 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %672, i32 %657, 1
  %674 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %673, i32 %658, 2
  %675 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %674, i32 %659, 3
  %676 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %675, i32 %660, 4
  %677 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %676, i32 %661, 5
  %678 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %677, i32 %662, 6
  %679 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %678, i32 %663, 7
  %680 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %679, i32 %664, 8
  %681 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %680, i32 %665, 9
  %682 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %681, i32 %666, 10
  %683 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %682, i32 %667, 11
  %684 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %683, i32 %668, 12
  %685 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %684, i32 %669, 13
  %686 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %685, i32 %670, 14
  %687 = insertvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %686, i32 %671, 15
  %688 = add i32 %224, 16
  br label %223

689:                                              ; preds = %223
  %690 = mul i32 %57, %6
  %691 = getelementptr float, ptr addrspace(1) %4, i32 %690
  %692 = getelementptr float, ptr addrspace(1) %691, i32 %56
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %693 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 0
  %694 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 1
  %695 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 2
  %696 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 3
  %697 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 4
  %698 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 5
  %699 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 6
  %700 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 7
  %701 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 8
  %702 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 9
  %703 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 10
  %704 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 11
  %705 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 12
  %706 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 13
  %707 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 14
  %708 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %225, 15
  %709 = fadd float %693, %701
  %710 = fadd float %694, %702
  %711 = fadd float %695, %703
  %712 = fadd float %696, %704
  %713 = fadd float %697, %705
  %714 = fadd float %698, %706
  %715 = fadd float %699, %707
  %716 = fadd float %700, %708
  %717 = bitcast float %709 to i32
  %718 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %717, i32 16, i32 31)
  %719 = bitcast i32 %718 to float
  %720 = fadd float %709, %719
  %721 = bitcast float %710 to i32
  %722 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %721, i32 16, i32 31)
  %723 = bitcast i32 %722 to float
  %724 = fadd float %710, %723
  %725 = bitcast float %711 to i32
  %726 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %725, i32 16, i32 31)
  %727 = bitcast i32 %726 to float
  %728 = fadd float %711, %727
  %729 = bitcast float %712 to i32
  %730 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %729, i32 16, i32 31)
  %731 = bitcast i32 %730 to float
  %732 = fadd float %712, %731
  %733 = bitcast float %713 to i32
  %734 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %733, i32 16, i32 31)
  %735 = bitcast i32 %734 to float
  %736 = fadd float %713, %735
  %737 = bitcast float %714 to i32
  %738 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %737, i32 16, i32 31)
  %739 = bitcast i32 %738 to float
  %740 = fadd float %714, %739
  %741 = bitcast float %715 to i32
  %742 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %741, i32 16, i32 31)
  %743 = bitcast i32 %742 to float
  %744 = fadd float %715, %743
  %745 = bitcast float %716 to i32
  %746 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %745, i32 16, i32 31)
  %747 = bitcast i32 %746 to float
  %748 = fadd float %716, %747
  %749 = udiv i32 %15, 16
  %750 = urem i32 %749, 2
  %751 = urem i32 %16, 4
  %752 = icmp eq i32 %750, 0
  %753 = and i1 true, %752
  %754 = mul i32 %26, 4
  %755 = add i32 %754, %751
  %756 = getelementptr float, ptr addrspace(3) @global_smem, i32 %755
  %757 = insertelement <1 x float> undef, float %720, i32 0
  %758 = extractelement <1 x float> %757, i32 0
  %759 = bitcast float %758 to i32
  %760 = insertelement <1 x i32> undef, i32 %759, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %756, <1 x i32> %760, i1 %753)
  %761 = mul i32 %27, 4
  %762 = add i32 %761, %751
  %763 = getelementptr float, ptr addrspace(3) @global_smem, i32 %762
  %764 = insertelement <1 x float> undef, float %724, i32 0
  %765 = extractelement <1 x float> %764, i32 0
  %766 = bitcast float %765 to i32
  %767 = insertelement <1 x i32> undef, i32 %766, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %763, <1 x i32> %767, i1 %753)
  %768 = mul i32 %28, 4
  %769 = add i32 %768, %751
  %770 = getelementptr float, ptr addrspace(3) @global_smem, i32 %769
  %771 = insertelement <1 x float> undef, float %728, i32 0
  %772 = extractelement <1 x float> %771, i32 0
  %773 = bitcast float %772 to i32
  %774 = insertelement <1 x i32> undef, i32 %773, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %770, <1 x i32> %774, i1 %753)
  %775 = mul i32 %29, 4
  %776 = add i32 %775, %751
  %777 = getelementptr float, ptr addrspace(3) @global_smem, i32 %776
  %778 = insertelement <1 x float> undef, float %732, i32 0
  %779 = extractelement <1 x float> %778, i32 0
  %780 = bitcast float %779 to i32
  %781 = insertelement <1 x i32> undef, i32 %780, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %777, <1 x i32> %781, i1 %753)
  %782 = mul i32 %30, 4
  %783 = add i32 %782, %751
  %784 = getelementptr float, ptr addrspace(3) @global_smem, i32 %783
  %785 = insertelement <1 x float> undef, float %736, i32 0
  %786 = extractelement <1 x float> %785, i32 0
  %787 = bitcast float %786 to i32
  %788 = insertelement <1 x i32> undef, i32 %787, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %784, <1 x i32> %788, i1 %753)
  %789 = mul i32 %31, 4
  %790 = add i32 %789, %751
  %791 = getelementptr float, ptr addrspace(3) @global_smem, i32 %790
  %792 = insertelement <1 x float> undef, float %740, i32 0
  %793 = extractelement <1 x float> %792, i32 0
  %794 = bitcast float %793 to i32
  %795 = insertelement <1 x i32> undef, i32 %794, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %791, <1 x i32> %795, i1 %753)
  %796 = mul i32 %32, 4
  %797 = add i32 %796, %751
  %798 = getelementptr float, ptr addrspace(3) @global_smem, i32 %797
  %799 = insertelement <1 x float> undef, float %744, i32 0
  %800 = extractelement <1 x float> %799, i32 0
  %801 = bitcast float %800 to i32
  %802 = insertelement <1 x i32> undef, i32 %801, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %798, <1 x i32> %802, i1 %753)
  %803 = mul i32 %33, 4
  %804 = add i32 %803, %751
  %805 = getelementptr float, ptr addrspace(3) @global_smem, i32 %804
  %806 = insertelement <1 x float> undef, float %748, i32 0
  %807 = extractelement <1 x float> %806, i32 0
  %808 = bitcast float %807 to i32
  %809 = insertelement <1 x i32> undef, i32 %808, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %805, <1 x i32> %809, i1 %753)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %810 = icmp slt i32 %14, 512
  %811 = getelementptr float, ptr addrspace(3) @global_smem, i32 %14
  %812 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %811, i1 %810)
  %813 = insertelement <1 x i32> undef, i32 %812, i32 0
  %814 = extractelement <1 x i32> %813, i32 0
  %815 = bitcast i32 %814 to float
  %816 = insertelement <1 x float> undef, float %815, i32 0
  %817 = extractelement <1 x float> %816, i32 0
  %818 = bitcast float %817 to i32
  %819 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %818, i32 2, i32 31)
  %820 = bitcast i32 %819 to float
  %821 = fadd float %817, %820
  %822 = bitcast float %821 to i32
  %823 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %822, i32 1, i32 31)
  %824 = bitcast i32 %823 to float
  %825 = fadd float %821, %824
  %826 = urem i32 %15, 4
  %827 = icmp eq i32 %826, 0
  %828 = and i1 %810, %827
  %829 = insertelement <1 x float> undef, float %825, i32 0
  %830 = extractelement <1 x float> %829, i32 0
  %831 = bitcast float %830 to i32
  %832 = insertelement <1 x i32> undef, i32 %831, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %811, <1 x i32> %832, i1 %828)
  %833 = add i32 %14, 128
  %834 = getelementptr float, ptr addrspace(3) @global_smem, i32 %833
  %835 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %834, i1 %810)
  %836 = insertelement <1 x i32> undef, i32 %835, i32 0
  %837 = extractelement <1 x i32> %836, i32 0
  %838 = bitcast i32 %837 to float
  %839 = insertelement <1 x float> undef, float %838, i32 0
  %840 = extractelement <1 x float> %839, i32 0
  %841 = bitcast float %840 to i32
  %842 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %841, i32 2, i32 31)
  %843 = bitcast i32 %842 to float
  %844 = fadd float %840, %843
  %845 = bitcast float %844 to i32
  %846 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %845, i32 1, i32 31)
  %847 = bitcast i32 %846 to float
  %848 = fadd float %844, %847
  %849 = insertelement <1 x float> undef, float %848, i32 0
  %850 = extractelement <1 x float> %849, i32 0
  %851 = bitcast float %850 to i32
  %852 = insertelement <1 x i32> undef, i32 %851, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %834, <1 x i32> %852, i1 %828)
  %853 = add i32 %833, 128
  %854 = getelementptr float, ptr addrspace(3) @global_smem, i32 %853
  %855 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %854, i1 %810)
  %856 = insertelement <1 x i32> undef, i32 %855, i32 0
  %857 = extractelement <1 x i32> %856, i32 0
  %858 = bitcast i32 %857 to float
  %859 = insertelement <1 x float> undef, float %858, i32 0
  %860 = extractelement <1 x float> %859, i32 0
  %861 = bitcast float %860 to i32
  %862 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %861, i32 2, i32 31)
  %863 = bitcast i32 %862 to float
  %864 = fadd float %860, %863
  %865 = bitcast float %864 to i32
  %866 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %865, i32 1, i32 31)
  %867 = bitcast i32 %866 to float
  %868 = fadd float %864, %867
  %869 = insertelement <1 x float> undef, float %868, i32 0
  %870 = extractelement <1 x float> %869, i32 0
  %871 = bitcast float %870 to i32
  %872 = insertelement <1 x i32> undef, i32 %871, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %854, <1 x i32> %872, i1 %828)
  %873 = add i32 %853, 128
  %874 = getelementptr float, ptr addrspace(3) @global_smem, i32 %873
  %875 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %874, i1 %810)
  %876 = insertelement <1 x i32> undef, i32 %875, i32 0
  %877 = extractelement <1 x i32> %876, i32 0
  %878 = bitcast i32 %877 to float
  %879 = insertelement <1 x float> undef, float %878, i32 0
  %880 = extractelement <1 x float> %879, i32 0
  %881 = bitcast float %880 to i32
  %882 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %881, i32 2, i32 31)
  %883 = bitcast i32 %882 to float
  %884 = fadd float %880, %883
  %885 = bitcast float %884 to i32
  %886 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %885, i32 1, i32 31)
  %887 = bitcast i32 %886 to float
  %888 = fadd float %884, %887
  %889 = insertelement <1 x float> undef, float %888, i32 0
  %890 = extractelement <1 x float> %889, i32 0
  %891 = bitcast float %890 to i32
  %892 = insertelement <1 x i32> undef, i32 %891, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %874, <1 x i32> %892, i1 %828)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %893 = add i32 %754, 0
  %894 = getelementptr float, ptr addrspace(3) @global_smem, i32 %893
  %895 = load float, ptr addrspace(3) %894, align 4
  %896 = add i32 %761, 0
  %897 = getelementptr float, ptr addrspace(3) @global_smem, i32 %896
  %898 = load float, ptr addrspace(3) %897, align 4
  %899 = add i32 %768, 0
  %900 = getelementptr float, ptr addrspace(3) @global_smem, i32 %899
  %901 = load float, ptr addrspace(3) %900, align 4
  %902 = add i32 %775, 0
  %903 = getelementptr float, ptr addrspace(3) @global_smem, i32 %902
  %904 = load float, ptr addrspace(3) %903, align 4
  %905 = add i32 %782, 0
  %906 = getelementptr float, ptr addrspace(3) @global_smem, i32 %905
  %907 = load float, ptr addrspace(3) %906, align 4
  %908 = add i32 %789, 0
  %909 = getelementptr float, ptr addrspace(3) @global_smem, i32 %908
  %910 = load float, ptr addrspace(3) %909, align 4
  %911 = add i32 %796, 0
  %912 = getelementptr float, ptr addrspace(3) @global_smem, i32 %911
  %913 = load float, ptr addrspace(3) %912, align 4
  %914 = add i32 %803, 0
  %915 = getelementptr float, ptr addrspace(3) @global_smem, i32 %914
  %916 = load float, ptr addrspace(3) %915, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %917 = and i32 %20, 15
  %918 = shl i32 %917, 4
  %919 = or disjoint i32 0, %918
  %920 = xor i32 0, %919
  %921 = xor i32 %920, 0
  %922 = xor i32 %921, 0
  %923 = add i32 %922, 0
  %924 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %923
  %925 = insertelement <4 x float> undef, float %895, i32 0
  %926 = insertelement <4 x float> %925, float %898, i32 1
  %927 = insertelement <4 x float> %926, float %901, i32 2
  %928 = insertelement <4 x float> %927, float %904, i32 3
  %929 = extractelement <4 x float> %928, i32 0
  %930 = extractelement <4 x float> %928, i32 1
  %931 = extractelement <4 x float> %928, i32 2
  %932 = extractelement <4 x float> %928, i32 3
  %933 = bitcast float %929 to i32
  %934 = bitcast float %930 to i32
  %935 = bitcast float %931 to i32
  %936 = bitcast float %932 to i32
  %937 = insertelement <4 x i32> undef, i32 %933, i32 0
  %938 = insertelement <4 x i32> %937, i32 %934, i32 1
  %939 = insertelement <4 x i32> %938, i32 %935, i32 2
  %940 = insertelement <4 x i32> %939, i32 %936, i32 3
  store <4 x i32> %940, ptr addrspace(3) %924, align 16
  %941 = xor i32 %921, 320
  %942 = add i32 %941, 0
  %943 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %942
  %944 = insertelement <4 x float> undef, float %907, i32 0
  %945 = insertelement <4 x float> %944, float %910, i32 1
  %946 = insertelement <4 x float> %945, float %913, i32 2
  %947 = insertelement <4 x float> %946, float %916, i32 3
  %948 = extractelement <4 x float> %947, i32 0
  %949 = extractelement <4 x float> %947, i32 1
  %950 = extractelement <4 x float> %947, i32 2
  %951 = extractelement <4 x float> %947, i32 3
  %952 = bitcast float %948 to i32
  %953 = bitcast float %949 to i32
  %954 = bitcast float %950 to i32
  %955 = bitcast float %951 to i32
  %956 = insertelement <4 x i32> undef, i32 %952, i32 0
  %957 = insertelement <4 x i32> %956, i32 %953, i32 1
  %958 = insertelement <4 x i32> %957, i32 %954, i32 2
  %959 = insertelement <4 x i32> %958, i32 %955, i32 3
  store <4 x i32> %959, ptr addrspace(3) %943, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %960 = shl i32 %16, 3
  %961 = or i32 %18, %960
  %962 = and i32 %961, 30
  %963 = shl i32 %962, 3
  %964 = and i32 %961, 1
  %965 = icmp eq i32 %964, 0
  %966 = select i1 %965, i32 0, i32 320
  %967 = xor i32 %963, %966
  %968 = or disjoint i32 0, %967
  %969 = xor i32 0, %968
  %970 = xor i32 %969, 0
  %971 = xor i32 %970, 0
  %972 = add i32 %971, 0
  %973 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %972
  %974 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %973)
  %975 = bitcast i32 %974 to <1 x float>
  %976 = extractelement <1 x float> %975, i32 0
  %977 = insertelement <1 x float> undef, float %976, i32 0
  %978 = bitcast <1 x float> %977 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %978, ptr addrspace(1) %692, i1 %108)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #5

; Function Attrs: alwaysinline nounwind
define internal float @__nv_erff(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #8
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f32(float %a)
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f32(float %a)
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fcmp oge float %.0, 0x3FF00C1FC0000000
  %8 = select i1 %7, i32 1, i32 0
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %__nv_fabsf.exit
  %11 = call i32 @__nvvm_reflect(ptr @.str) #8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call float @llvm.nvvm.fabs.ftz.f32(float %a)
  br label %__nv_fabsf.exit1

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.fabs.f32(float %a)
  br label %__nv_fabsf.exit1

__nv_fabsf.exit1:                                 ; preds = %13, %15
  %.01 = phi float [ %14, %13 ], [ %16, %15 ]
  br label %19

17:                                               ; preds = %__nv_fabsf.exit
  %18 = fmul float %a, %a
  br label %19

19:                                               ; preds = %17, %__nv_fabsf.exit1
  %20 = phi float [ %.01, %__nv_fabsf.exit1 ], [ %18, %17 ]
  %21 = icmp ne i32 %8, 0
  %22 = select i1 %21, float 0x3EF1394780000000, float 0x3F163D2D40000000
  %23 = icmp ne i32 %8, 0
  %24 = select i1 %23, float 0xBF3EAC1720000000, float 0xBF4AE9A400000000
  %25 = call i32 @__nvvm_reflect(ptr @.str) #8
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %22, float %20, float %24) #8
  br label %__internal_fmad.exit

29:                                               ; preds = %19
  %30 = call float @llvm.nvvm.fma.rn.f(float %22, float %20, float %24) #8
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %27, %29
  %.02 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = icmp ne i32 %8, 0
  %32 = select i1 %31, float 0x3F75908160000000, float 0x3F755ABD40000000
  %33 = call i32 @__nvvm_reflect(ptr @.str) #8
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %__internal_fmad.exit
  %36 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %20, float %32) #8
  br label %__internal_fmad.exit2

37:                                               ; preds = %__internal_fmad.exit
  %38 = call float @llvm.nvvm.fma.rn.f(float %.02, float %20, float %32) #8
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %35, %37
  %.03 = phi float [ %36, %35 ], [ %38, %37 ]
  %39 = icmp ne i32 %8, 0
  %40 = select i1 %39, float 0xBFA1902C40000000, float 0xBF9B837CE0000000
  %41 = call i32 @__nvvm_reflect(ptr @.str) #8
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %__internal_fmad.exit2
  %44 = call float @llvm.nvvm.fma.rn.ftz.f(float %.03, float %20, float %40) #8
  br label %__internal_fmad.exit3

45:                                               ; preds = %__internal_fmad.exit2
  %46 = call float @llvm.nvvm.fma.rn.f(float %.03, float %20, float %40) #8
  br label %__internal_fmad.exit3

__internal_fmad.exit3:                            ; preds = %43, %45
  %.04 = phi float [ %44, %43 ], [ %46, %45 ]
  %47 = icmp ne i32 %8, 0
  %48 = select i1 %47, float 0x3FC39F20C0000000, float 0x3FBCE315E0000000
  %49 = call i32 @__nvvm_reflect(ptr @.str) #8
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__internal_fmad.exit3
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float %.04, float %20, float %48) #8
  br label %__internal_fmad.exit4

53:                                               ; preds = %__internal_fmad.exit3
  %54 = call float @llvm.nvvm.fma.rn.f(float %.04, float %20, float %48) #8
  br label %__internal_fmad.exit4

__internal_fmad.exit4:                            ; preds = %51, %53
  %.05 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = icmp ne i32 %8, 0
  %56 = select i1 %55, float 0x3FED526FC0000000, float 0xBFD8127580000000
  %57 = call i32 @__nvvm_reflect(ptr @.str) #8
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %__internal_fmad.exit4
  %60 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %20, float %56) #8
  br label %__internal_fmad.exit5

61:                                               ; preds = %__internal_fmad.exit4
  %62 = call float @llvm.nvvm.fma.rn.f(float %.05, float %20, float %56) #8
  br label %__internal_fmad.exit5

__internal_fmad.exit5:                            ; preds = %59, %61
  %.06 = phi float [ %60, %59 ], [ %62, %61 ]
  %63 = icmp ne i32 %8, 0
  %64 = select i1 %63, float 0x3FE41B0840000000, float 0x3FC06EBA60000000
  %65 = call i32 @__nvvm_reflect(ptr @.str) #8
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %69

67:                                               ; preds = %__internal_fmad.exit5
  %68 = call float @llvm.nvvm.fma.rn.ftz.f(float %.06, float %20, float %64) #8
  br label %__internal_fmad.exit6

69:                                               ; preds = %__internal_fmad.exit5
  %70 = call float @llvm.nvvm.fma.rn.f(float %.06, float %20, float %64) #8
  br label %__internal_fmad.exit6

__internal_fmad.exit6:                            ; preds = %67, %69
  %.07 = phi float [ %68, %67 ], [ %70, %69 ]
  %71 = icmp ne i32 %8, 0
  br i1 %71, label %72, label %74

72:                                               ; preds = %__internal_fmad.exit6
  %73 = fsub float -0.000000e+00, %20
  br label %75

74:                                               ; preds = %__internal_fmad.exit6
  br label %75

75:                                               ; preds = %74, %72
  %76 = phi float [ %73, %72 ], [ %a, %74 ]
  %77 = icmp ne i32 %8, 0
  br i1 %77, label %78, label %80

78:                                               ; preds = %75
  %79 = fsub float -0.000000e+00, %20
  br label %81

80:                                               ; preds = %75
  br label %81

81:                                               ; preds = %80, %78
  %82 = phi float [ %79, %78 ], [ %a, %80 ]
  %83 = call i32 @__nvvm_reflect(ptr @.str) #8
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %87

85:                                               ; preds = %81
  %86 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %76, float %82) #8
  br label %__internal_fmad.exit7

87:                                               ; preds = %81
  %88 = call float @llvm.nvvm.fma.rn.f(float %.07, float %76, float %82) #8
  br label %__internal_fmad.exit7

__internal_fmad.exit7:                            ; preds = %85, %87
  %.08 = phi float [ %86, %85 ], [ %88, %87 ]
  %89 = icmp ne i32 %8, 0
  br i1 %89, label %90, label %98

90:                                               ; preds = %__internal_fmad.exit7
  %91 = call float @llvm.nvvm.ex2.approx.ftz.f(float %.08) #8
  %92 = fsub float 1.000000e+00, %91
  %93 = bitcast float %92 to i32
  %94 = bitcast float %a to i32
  %95 = and i32 %94, -2147483648
  %96 = or i32 %93, %95
  %97 = bitcast i32 %96 to float
  br label %98

98:                                               ; preds = %90, %__internal_fmad.exit7
  %r.0 = phi float [ %97, %90 ], [ %.08, %__internal_fmad.exit7 ]
  ret float %r.0
}

declare i32 @__nvvm_reflect(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #5

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nounwind memory(argmem: read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
