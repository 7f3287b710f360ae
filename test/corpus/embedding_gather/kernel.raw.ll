; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @embedding_gather_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, i32 %6, ptr addrspace(1) %7, ptr addrspace(1) %8) #0 {
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %10, 16
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = and i32 %12, 127
  %14 = urem i32 %13, 32
  %15 = udiv i32 %13, 32
  %16 = shl i32 %14, 0
  %17 = or i32 0, %16
  %18 = shl i32 %15, 5
  %19 = or i32 %17, %18
  %20 = or i32 %19, 0
  %21 = and i32 %20, 96
  %22 = lshr i32 %21, 5
  %23 = or disjoint i32 %22, 0
  %24 = xor i32 0, %23
  %25 = xor i32 %24, 0
  %26 = xor i32 %24, 4
  %27 = xor i32 %24, 8
  %28 = xor i32 %24, 12
  %29 = add i32 %25, 0
  %30 = add i32 %26, 0
  %31 = add i32 %27, 0
  %32 = add i32 %28, 0
  %33 = add i32 %11, %29
  %34 = add i32 %11, %30
  %35 = add i32 %11, %31
  %36 = add i32 %11, %32
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %38 = mul i32 %37, 256
  %39 = and i32 %20, 31
  %40 = shl i32 %39, 3
  %41 = or disjoint i32 %40, 0
  %42 = xor i32 0, %41
  %43 = xor i32 %42, 0
  %44 = add i32 %43, 0
  %45 = add i32 %38, %44
  %46 = icmp slt i32 %33, %4
  %47 = icmp slt i32 %45, %6
  %48 = and i1 %46, %47
  %49 = getelementptr i64, ptr addrspace(1) %0, i32 %33
  %50 = getelementptr i64, ptr addrspace(1) %0, i32 %34
  %51 = getelementptr i64, ptr addrspace(1) %0, i32 %35
  %52 = getelementptr i64, ptr addrspace(1) %0, i32 %36
  %53 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %49, i1 %46)
  %54 = bitcast i64 %53 to <1 x i64>
  %55 = extractelement <1 x i64> %54, i32 0
  %56 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %50, i1 %46)
  %57 = bitcast i64 %56 to <1 x i64>
  %58 = extractelement <1 x i64> %57, i32 0
  %59 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %51, i1 %46)
  %60 = bitcast i64 %59 to <1 x i64>
  %61 = extractelement <1 x i64> %60, i32 0
  %62 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %52, i1 %46)
  %63 = bitcast i64 %62 to <1 x i64>
  %64 = extractelement <1 x i64> %63, i32 0
  %65 = sext i32 %6 to i64
  %66 = mul i64 %55, %65
  %67 = mul i64 %58, %65
  %68 = mul i64 %61, %65
  %69 = mul i64 %64, %65
  %70 = getelementptr half, ptr addrspace(1) %1, i64 %66
  %71 = getelementptr half, ptr addrspace(1) %1, i64 %67
  %72 = getelementptr half, ptr addrspace(1) %1, i64 %68
  %73 = getelementptr half, ptr addrspace(1) %1, i64 %69
  %74 = getelementptr half, ptr addrspace(1) %70, i32 %45
  %75 = getelementptr half, ptr addrspace(1) %71, i32 %45
  %76 = getelementptr half, ptr addrspace(1) %72, i32 %45
  %77 = getelementptr half, ptr addrspace(1) %73, i32 %45
  %78 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %74, i1 %48)
  %79 = extractvalue { i32, i32, i32, i32 } %78, 0
  %80 = bitcast i32 %79 to <2 x half>
  %81 = extractvalue { i32, i32, i32, i32 } %78, 1
  %82 = bitcast i32 %81 to <2 x half>
  %83 = extractvalue { i32, i32, i32, i32 } %78, 2
  %84 = bitcast i32 %83 to <2 x half>
  %85 = extractvalue { i32, i32, i32, i32 } %78, 3
  %86 = bitcast i32 %85 to <2 x half>
  %87 = extractelement <2 x half> %80, i32 0
  %88 = extractelement <2 x half> %80, i32 1
  %89 = extractelement <2 x half> %82, i32 0
  %90 = extractelement <2 x half> %82, i32 1
  %91 = extractelement <2 x half> %84, i32 0
  %92 = extractelement <2 x half> %84, i32 1
  %93 = extractelement <2 x half> %86, i32 0
  %94 = extractelement <2 x half> %86, i32 1
  %95 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %75, i1 %48)
  %96 = extractvalue { i32, i32, i32, i32 } %95, 0
  %97 = bitcast i32 %96 to <2 x half>
  %98 = extractvalue { i32, i32, i32, i32 } %95, 1
  %99 = bitcast i32 %98 to <2 x half>
  %100 = extractvalue { i32, i32, i32, i32 } %95, 2
  %101 = bitcast i32 %100 to <2 x half>
  %102 = extractvalue { i32, i32, i32, i32 } %95, 3
  %103 = bitcast i32 %102 to <2 x half>
  %104 = extractelement <2 x half> %97, i32 0
  %105 = extractelement <2 x half> %97, i32 1
  %106 = extractelement <2 x half> %99, i32 0
  %107 = extractelement <2 x half> %99, i32 1
  %108 = extractelement <2 x half> %101, i32 0
  %109 = extractelement <2 x half> %101, i32 1
  %110 = extractelement <2 x half> %103, i32 0
  %111 = extractelement <2 x half> %103, i32 1
  %112 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %76, i1 %48)
  %113 = extractvalue { i32, i32, i32, i32 } %112, 0
  %114 = bitcast i32 %113 to <2 x half>
  %115 = extractvalue { i32, i32, i32, i32 } %112, 1
  %116 = bitcast i32 %115 to <2 x half>
  %117 = extractvalue { i32, i32, i32, i32 } %112, 2
  %118 = bitcast i32 %117 to <2 x half>
  %119 = extractvalue { i32, i32, i32, i32 } %112, 3
  %120 = bitcast i32 %119 to <2 x half>
  %121 = extractelement <2 x half> %114, i32 0
  %122 = extractelement <2 x half> %114, i32 1
  %123 = extractelement <2 x half> %116, i32 0
  %124 = extractelement <2 x half> %116, i32 1
  %125 = extractelement <2 x half> %118, i32 0
  %126 = extractelement <2 x half> %118, i32 1
  %127 = extractelement <2 x half> %120, i32 0
  %128 = extractelement <2 x half> %120, i32 1
  %129 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %77, i1 %48)
  %130 = extractvalue { i32, i32, i32, i32 } %129, 0
  %131 = bitcast i32 %130 to <2 x half>
  %132 = extractvalue { i32, i32, i32, i32 } %129, 1
  %133 = bitcast i32 %132 to <2 x half>
  %134 = extractvalue { i32, i32, i32, i32 } %129, 2
  %135 = bitcast i32 %134 to <2 x half>
  %136 = extractvalue { i32, i32, i32, i32 } %129, 3
  %137 = bitcast i32 %136 to <2 x half>
  %138 = extractelement <2 x half> %131, i32 0
  %139 = extractelement <2 x half> %131, i32 1
  %140 = extractelement <2 x half> %133, i32 0
  %141 = extractelement <2 x half> %133, i32 1
  %142 = extractelement <2 x half> %135, i32 0
  %143 = extractelement <2 x half> %135, i32 1
  %144 = extractelement <2 x half> %137, i32 0
  %145 = extractelement <2 x half> %137, i32 1
  %146 = srem i32 %33, %5
  %147 = srem i32 %34, %5
  %148 = srem i32 %35, %5
  %149 = srem i32 %36, %5
  %150 = mul i32 %146, %6
  %151 = mul i32 %147, %6
  %152 = mul i32 %148, %6
  %153 = mul i32 %149, %6
  %154 = getelementptr half, ptr addrspace(1) %2, i32 %150
  %155 = getelementptr half, ptr addrspace(1) %2, i32 %151
  %156 = getelementptr half, ptr addrspace(1) %2, i32 %152
  %157 = getelementptr half, ptr addrspace(1) %2, i32 %153
  %158 = getelementptr half, ptr addrspace(1) %154, i32 %45
  %159 = getelementptr half, ptr addrspace(1) %155, i32 %45
  %160 = getelementptr half, ptr addrspace(1) %156, i32 %45
  %161 = getelementptr half, ptr addrspace(1) %157, i32 %45
  %162 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %158, i1 %48)
  %163 = extractvalue { i32, i32, i32, i32 } %162, 0
  %164 = bitcast i32 %163 to <2 x half>
  %165 = extractvalue { i32, i32, i32, i32 } %162, 1
  %166 = bitcast i32 %165 to <2 x half>
  %167 = extractvalue { i32, i32, i32, i32 } %162, 2
  %168 = bitcast i32 %167 to <2 x half>
  %169 = extractvalue { i32, i32, i32, i32 } %162, 3
  %170 = bitcast i32 %169 to <2 x half>
  %171 = extractelement <2 x half> %164, i32 0
  %172 = extractelement <2 x half> %164, i32 1
  %173 = extractelement <2 x half> %166, i32 0
  %174 = extractelement <2 x half> %166, i32 1
  %175 = extractelement <2 x half> %168, i32 0
  %176 = extractelement <2 x half> %168, i32 1
  %177 = extractelement <2 x half> %170, i32 0
  %178 = extractelement <2 x half> %170, i32 1
  %179 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %159, i1 %48)
  %180 = extractvalue { i32, i32, i32, i32 } %179, 0
  %181 = bitcast i32 %180 to <2 x half>
  %182 = extractvalue { i32, i32, i32, i32 } %179, 1
  %183 = bitcast i32 %182 to <2 x half>
  %184 = extractvalue { i32, i32, i32, i32 } %179, 2
  %185 = bitcast i32 %184 to <2 x half>
  %186 = extractvalue { i32, i32, i32, i32 } %179, 3
  %187 = bitcast i32 %186 to <2 x half>
  %188 = extractelement <2 x half> %181, i32 0
  %189 = extractelement <2 x half> %181, i32 1
  %190 = extractelement <2 x half> %183, i32 0
  %191 = extractelement <2 x half> %183, i32 1
  %192 = extractelement <2 x half> %185, i32 0
  %193 = extractelement <2 x half> %185, i32 1
  %194 = extractelement <2 x half> %187, i32 0
  %195 = extractelement <2 x half> %187, i32 1
  %196 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %160, i1 %48)
  %197 = extractvalue { i32, i32, i32, i32 } %196, 0
  %198 = bitcast i32 %197 to <2 x half>
  %199 = extractvalue { i32, i32, i32, i32 } %196, 1
  %200 = bitcast i32 %199 to <2 x half>
  %201 = extractvalue { i32, i32, i32, i32 } %196, 2
  %202 = bitcast i32 %201 to <2 x half>
  %203 = extractvalue { i32, i32, i32, i32 } %196, 3
  %204 = bitcast i32 %203 to <2 x half>
  %205 = extractelement <2 x half> %198, i32 0
  %206 = extractelement <2 x half> %198, i32 1
  %207 = extractelement <2 x half> %200, i32 0
  %208 = extractelement <2 x half> %200, i32 1
  %209 = extractelement <2 x half> %202, i32 0
  %210 = extractelement <2 x half> %202, i32 1
  %211 = extractelement <2 x half> %204, i32 0
  %212 = extractelement <2 x half> %204, i32 1
  %213 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %161, i1 %48)
  %214 = extractvalue { i32, i32, i32, i32 } %213, 0
  %215 = bitcast i32 %214 to <2 x half>
  %216 = extractvalue { i32, i32, i32, i32 } %213, 1
  %217 = bitcast i32 %216 to <2 x half>
  %218 = extractvalue { i32, i32, i32, i32 } %213, 2
  %219 = bitcast i32 %218 to <2 x half>
  %220 = extractvalue { i32, i32, i32, i32 } %213, 3
  %221 = bitcast i32 %220 to <2 x half>
  %222 = extractelement <2 x half> %215, i32 0
  %223 = extractelement <2 x half> %215, i32 1
  %224 = extractelement <2 x half> %217, i32 0
  %225 = extractelement <2 x half> %217, i32 1
  %226 = extractelement <2 x half> %219, i32 0
  %227 = extractelement <2 x half> %219, i32 1
  %228 = extractelement <2 x half> %221, i32 0
  %229 = extractelement <2 x half> %221, i32 1
  %230 = mul i32 %33, %6
  %231 = mul i32 %34, %6
  %232 = mul i32 %35, %6
  %233 = mul i32 %36, %6
  %234 = getelementptr half, ptr addrspace(1) %3, i32 %230
  %235 = getelementptr half, ptr addrspace(1) %3, i32 %231
  %236 = getelementptr half, ptr addrspace(1) %3, i32 %232
  %237 = getelementptr half, ptr addrspace(1) %3, i32 %233
  %238 = getelementptr half, ptr addrspace(1) %234, i32 %45
  %239 = getelementptr half, ptr addrspace(1) %235, i32 %45
  %240 = getelementptr half, ptr addrspace(1) %236, i32 %45
  %241 = getelementptr half, ptr addrspace(1) %237, i32 %45
  %242 = fadd half %87, %171
  %243 = fadd half %88, %172
  %244 = fadd half %89, %173
  %245 = fadd half %90, %174
  %246 = fadd half %91, %175
  %247 = fadd half %92, %176
  %248 = fadd half %93, %177
  %249 = fadd half %94, %178
  %250 = fadd half %104, %188
  %251 = fadd half %105, %189
  %252 = fadd half %106, %190
  %253 = fadd half %107, %191
  %254 = fadd half %108, %192
  %255 = fadd half %109, %193
  %256 = fadd half %110, %194
  %257 = fadd half %111, %195
  %258 = fadd half %121, %205
  %259 = fadd half %122, %206
  %260 = fadd half %123, %207
  %261 = fadd half %124, %208
  %262 = fadd half %125, %209
  %263 = fadd half %126, %210
  %264 = fadd half %127, %211
  %265 = fadd half %128, %212
  %266 = fadd half %138, %222
  %267 = fadd half %139, %223
  %268 = fadd half %140, %224
  %269 = fadd half %141, %225
  %270 = fadd half %142, %226
  %271 = fadd half %143, %227
  %272 = fadd half %144, %228
  %273 = fadd half %145, %229
  %274 = insertelement <2 x half> undef, half %242, i32 0
  %275 = insertelement <2 x half> %274, half %243, i32 1
  %276 = bitcast <2 x half> %275 to i32
  %277 = insertelement <2 x half> undef, half %244, i32 0
  %278 = insertelement <2 x half> %277, half %245, i32 1
  %279 = bitcast <2 x half> %278 to i32
  %280 = insertelement <2 x half> undef, half %246, i32 0
  %281 = insertelement <2 x half> %280, half %247, i32 1
  %282 = bitcast <2 x half> %281 to i32
  %283 = insertelement <2 x half> undef, half %248, i32 0
  %284 = insertelement <2 x half> %283, half %249, i32 1
  %285 = bitcast <2 x half> %284 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %276, i32 %279, i32 %282, i32 %285, ptr addrspace(1) %238, i1 %48)
  %286 = insertelement <2 x half> undef, half %250, i32 0
  %287 = insertelement <2 x half> %286, half %251, i32 1
  %288 = bitcast <2 x half> %287 to i32
  %289 = insertelement <2 x half> undef, half %252, i32 0
  %290 = insertelement <2 x half> %289, half %253, i32 1
  %291 = bitcast <2 x half> %290 to i32
  %292 = insertelement <2 x half> undef, half %254, i32 0
  %293 = insertelement <2 x half> %292, half %255, i32 1
  %294 = bitcast <2 x half> %293 to i32
  %295 = insertelement <2 x half> undef, half %256, i32 0
  %296 = insertelement <2 x half> %295, half %257, i32 1
  %297 = bitcast <2 x half> %296 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %288, i32 %291, i32 %294, i32 %297, ptr addrspace(1) %239, i1 %48)
  %298 = insertelement <2 x half> undef, half %258, i32 0
  %299 = insertelement <2 x half> %298, half %259, i32 1
  %300 = bitcast <2 x half> %299 to i32
  %301 = insertelement <2 x half> undef, half %260, i32 0
  %302 = insertelement <2 x half> %301, half %261, i32 1
  %303 = bitcast <2 x half> %302 to i32
  %304 = insertelement <2 x half> undef, half %262, i32 0
  %305 = insertelement <2 x half> %304, half %263, i32 1
  %306 = bitcast <2 x half> %305 to i32
  %307 = insertelement <2 x half> undef, half %264, i32 0
  %308 = insertelement <2 x half> %307, half %265, i32 1
  %309 = bitcast <2 x half> %308 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %300, i32 %303, i32 %306, i32 %309, ptr addrspace(1) %240, i1 %48)
  %310 = insertelement <2 x half> undef, half %266, i32 0
  %311 = insertelement <2 x half> %310, half %267, i32 1
  %312 = bitcast <2 x half> %311 to i32
  %313 = insertelement <2 x half> undef, half %268, i32 0
  %314 = insertelement <2 x half> %313, half %269, i32 1
  %315 = bitcast <2 x half> %314 to i32
  %316 = insertelement <2 x half> undef, half %270, i32 0
  %317 = insertelement <2 x half> %316, half %271, i32 1
  %318 = bitcast <2 x half> %317 to i32
  %319 = insertelement <2 x half> undef, half %272, i32 0
  %320 = insertelement <2 x half> %319, half %273, i32 1
  %321 = bitcast <2 x half> %320 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %312, i32 %315, i32 %318, i32 %321, ptr addrspace(1) %241, i1 %48)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
