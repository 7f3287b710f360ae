; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @argmax_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) %4, ptr addrspace(1) %5) #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 255
  %10 = urem i32 %9, 32
  %11 = udiv i32 %9, 32
  %12 = shl i32 %10, 0
  %13 = or i32 0, %12
  %14 = shl i32 %11, 5
  %15 = or i32 %13, %14
  %16 = or i32 %15, 0
  %17 = and i32 %16, 255
  %18 = lshr i32 %17, 0
  %19 = or disjoint i32 %18, 0
  %20 = xor i32 0, %19
  %21 = xor i32 %20, 0
  %22 = xor i32 %20, 256
  %23 = xor i32 %20, 512
  %24 = xor i32 %20, 768
  %25 = xor i32 %20, 1024
  %26 = xor i32 %20, 1280
  %27 = xor i32 %20, 1536
  %28 = xor i32 %20, 1792
  %29 = xor i32 %20, 2048
  %30 = xor i32 %20, 2304
  %31 = xor i32 %20, 2560
  %32 = xor i32 %20, 2816
  %33 = xor i32 %20, 3072
  %34 = xor i32 %20, 3328
  %35 = xor i32 %20, 3584
  %36 = xor i32 %20, 3840
  %37 = xor i32 %20, 4096
  %38 = xor i32 %20, 4352
  %39 = xor i32 %20, 4608
  %40 = xor i32 %20, 4864
  %41 = xor i32 %20, 5120
  %42 = xor i32 %20, 5376
  %43 = xor i32 %20, 5632
  %44 = xor i32 %20, 5888
  %45 = xor i32 %20, 6144
  %46 = xor i32 %20, 6400
  %47 = xor i32 %20, 6656
  %48 = xor i32 %20, 6912
  %49 = xor i32 %20, 7168
  %50 = xor i32 %20, 7424
  %51 = xor i32 %20, 7680
  %52 = xor i32 %20, 7936
  %53 = add i32 %21, 0
  %54 = add i32 %22, 0
  %55 = add i32 %23, 0
  %56 = add i32 %24, 0
  %57 = add i32 %25, 0
  %58 = add i32 %26, 0
  %59 = add i32 %27, 0
  %60 = add i32 %28, 0
  %61 = add i32 %29, 0
  %62 = add i32 %30, 0
  %63 = add i32 %31, 0
  %64 = add i32 %32, 0
  %65 = add i32 %33, 0
  %66 = add i32 %34, 0
  %67 = add i32 %35, 0
  %68 = add i32 %36, 0
  %69 = add i32 %37, 0
  %70 = add i32 %38, 0
  %71 = add i32 %39, 0
  %72 = add i32 %40, 0
  %73 = add i32 %41, 0
  %74 = add i32 %42, 0
  %75 = add i32 %43, 0
  %76 = add i32 %44, 0
  %77 = add i32 %45, 0
  %78 = add i32 %46, 0
  %79 = add i32 %47, 0
  %80 = add i32 %48, 0
  %81 = add i32 %49, 0
  %82 = add i32 %50, 0
  %83 = add i32 %51, 0
  %84 = add i32 %52, 0
  %85 = icmp slt i32 %53, %3
  %86 = icmp slt i32 %54, %3
  %87 = icmp slt i32 %55, %3
  %88 = icmp slt i32 %56, %3
  %89 = icmp slt i32 %57, %3
  %90 = icmp slt i32 %58, %3
  %91 = icmp slt i32 %59, %3
  %92 = icmp slt i32 %60, %3
  %93 = icmp slt i32 %61, %3
  %94 = icmp slt i32 %62, %3
  %95 = icmp slt i32 %63, %3
  %96 = icmp slt i32 %64, %3
  %97 = icmp slt i32 %65, %3
  %98 = icmp slt i32 %66, %3
  %99 = icmp slt i32 %67, %3
  %100 = icmp slt i32 %68, %3
  %101 = icmp slt i32 %69, %3
  %102 = icmp slt i32 %70, %3
  %103 = icmp slt i32 %71, %3
  %104 = icmp slt i32 %72, %3
  %105 = icmp slt i32 %73, %3
  %106 = icmp slt i32 %74, %3
  %107 = icmp slt i32 %75, %3
  %108 = icmp slt i32 %76, %3
  %109 = icmp slt i32 %77, %3
  %110 = icmp slt i32 %78, %3
  %111 = icmp slt i32 %79, %3
  %112 = icmp slt i32 %80, %3
  %113 = icmp slt i32 %81, %3
  %114 = icmp slt i32 %82, %3
  %115 = icmp slt i32 %83, %3
  %116 = icmp slt i32 %84, %3
  %117 = mul i32 %7, %3
  %118 = getelementptr float, ptr addrspace(1) %0, i32 %117
  %119 = getelementptr float, ptr addrspace(1) %118, i32 %53
  %120 = getelementptr float, ptr addrspace(1) %118, i32 %54
  %121 = getelementptr float, ptr addrspace(1) %118, i32 %55
  %122 = getelementptr float, ptr addrspace(1) %118, i32 %56
  %123 = getelementptr float, ptr addrspace(1) %118, i32 %57
  %124 = getelementptr float, ptr addrspace(1) %118, i32 %58
  %125 = getelementptr float, ptr addrspace(1) %118, i32 %59
  %126 = getelementptr float, ptr addrspace(1) %118, i32 %60
  %127 = getelementptr float, ptr addrspace(1) %118, i32 %61
  %128 = getelementptr float, ptr addrspace(1) %118, i32 %62
  %129 = getelementptr float, ptr addrspace(1) %118, i32 %63
  %130 = getelementptr float, ptr addrspace(1) %118, i32 %64
  %131 = getelementptr float, ptr addrspace(1) %118, i32 %65
  %132 = getelementptr float, ptr addrspace(1) %118, i32 %66
  %133 = getelementptr float, ptr addrspace(1) %118, i32 %67
  %134 = getelementptr float, ptr addrspace(1) %118, i32 %68
  %135 = getelementptr float, ptr addrspace(1) %118, i32 %69
  %136 = getelementptr float, ptr addrspace(1) %118, i32 %70
  %137 = getelementptr float, ptr addrspace(1) %118, i32 %71
  %138 = getelementptr float, ptr addrspace(1) %118, i32 %72
  %139 = getelementptr float, ptr addrspace(1) %118, i32 %73
  %140 = getelementptr float, ptr addrspace(1) %118, i32 %74
  %141 = getelementptr float, ptr addrspace(1) %118, i32 %75
  %142 = getelementptr float, ptr addrspace(1) %118, i32 %76
  %143 = getelementptr float, ptr addrspace(1) %118, i32 %77
  %144 = getelementptr float, ptr addrspace(1) %118, i32 %78
  %145 = getelementptr float, ptr addrspace(1) %118, i32 %79
  %146 = getelementptr float, ptr addrspace(1) %118, i32 %80
  %147 = getelementptr float, ptr addrspace(1) %118, i32 %81
  %148 = getelementptr float, ptr addrspace(1) %118, i32 %82
  %149 = getelementptr float, ptr addrspace(1) %118, i32 %83
  %150 = getelementptr float, ptr addrspace(1) %118, i32 %84
  %151 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %119, i1 %85)
  %152 = bitcast i32 %151 to <1 x float>
  %153 = extractelement <1 x float> %152, i32 0
  %154 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %120, i1 %86)
  %155 = bitcast i32 %154 to <1 x float>
  %156 = extractelement <1 x float> %155, i32 0
  %157 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %121, i1 %87)
  %158 = bitcast i32 %157 to <1 x float>
  %159 = extractelement <1 x float> %158, i32 0
  %160 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %122, i1 %88)
  %161 = bitcast i32 %160 to <1 x float>
  %162 = extractelement <1 x float> %161, i32 0
  %163 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %123, i1 %89)
  %164 = bitcast i32 %163 to <1 x float>
  %165 = extractelement <1 x float> %164, i32 0
  %166 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %124, i1 %90)
  %167 = bitcast i32 %166 to <1 x float>
  %168 = extractelement <1 x float> %167, i32 0
  %169 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %125, i1 %91)
  %170 = bitcast i32 %169 to <1 x float>
  %171 = extractelement <1 x float> %170, i32 0
  %172 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %126, i1 %92)
  %173 = bitcast i32 %172 to <1 x float>
  %174 = extractelement <1 x float> %173, i32 0
  %175 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %127, i1 %93)
  %176 = bitcast i32 %175 to <1 x float>
  %177 = extractelement <1 x float> %176, i32 0
  %178 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %128, i1 %94)
  %179 = bitcast i32 %178 to <1 x float>
  %180 = extractelement <1 x float> %179, i32 0
  %181 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %129, i1 %95)
  %182 = bitcast i32 %181 to <1 x float>
  %183 = extractelement <1 x float> %182, i32 0
  %184 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %130, i1 %96)
  %185 = bitcast i32 %184 to <1 x float>
  %186 = extractelement <1 x float> %185, i32 0
  %187 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %131, i1 %97)
  %188 = bitcast i32 %187 to <1 x float>
  %189 = extractelement <1 x float> %188, i32 0
  %190 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %132, i1 %98)
  %191 = bitcast i32 %190 to <1 x float>
  %192 = extractelement <1 x float> %191, i32 0
  %193 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %133, i1 %99)
  %194 = bitcast i32 %193 to <1 x float>
  %195 = extractelement <1 x float> %194, i32 0
  %196 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %134, i1 %100)
  %197 = bitcast i32 %196 to <1 x float>
  %198 = extractelement <1 x float> %197, i32 0
  %199 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %135, i1 %101)
  %200 = bitcast i32 %199 to <1 x float>
  %201 = extractelement <1 x float> %200, i32 0
  %202 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %136, i1 %102)
  %203 = bitcast i32 %202 to <1 x float>
  %204 = extractelement <1 x float> %203, i32 0
  %205 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %137, i1 %103)
  %206 = bitcast i32 %205 to <1 x float>
  %207 = extractelement <1 x float> %206, i32 0
  %208 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %138, i1 %104)
  %209 = bitcast i32 %208 to <1 x float>
  %210 = extractelement <1 x float> %209, i32 0
  %211 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %139, i1 %105)
  %212 = bitcast i32 %211 to <1 x float>
  %213 = extractelement <1 x float> %212, i32 0
  %214 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %140, i1 %106)
  %215 = bitcast i32 %214 to <1 x float>
  %216 = extractelement <1 x float> %215, i32 0
  %217 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %141, i1 %107)
  %218 = bitcast i32 %217 to <1 x float>
  %219 = extractelement <1 x float> %218, i32 0
  %220 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %142, i1 %108)
  %221 = bitcast i32 %220 to <1 x float>
  %222 = extractelement <1 x float> %221, i32 0
  %223 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %143, i1 %109)
  %224 = bitcast i32 %223 to <1 x float>
  %225 = extractelement <1 x float> %224, i32 0
  %226 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %144, i1 %110)
  %227 = bitcast i32 %226 to <1 x float>
  %228 = extractelement <1 x float> %227, i32 0
  %229 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %145, i1 %111)
  %230 = bitcast i32 %229 to <1 x float>
  %231 = extractelement <1 x float> %230, i32 0
  %232 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %146, i1 %112)
  %233 = bitcast i32 %232 to <1 x float>
  %234 = extractelement <1 x float> %233, i32 0
  %235 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %147, i1 %113)
  %236 = bitcast i32 %235 to <1 x float>
  %237 = extractelement <1 x float> %236, i32 0
  %238 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %148, i1 %114)
  %239 = bitcast i32 %238 to <1 x float>
  %240 = extractelement <1 x float> %239, i32 0
  %241 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %149, i1 %115)
  %242 = bitcast i32 %241 to <1 x float>
  %243 = extractelement <1 x float> %242, i32 0
  %244 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %150, i1 %116)
  %245 = bitcast i32 %244 to <1 x float>
  %246 = extractelement <1 x float> %245, i32 0
  %247 = fcmp oeq float %153, %156
  %248 = icmp slt i32 %53, %54
  %249 = and i1 %247, %248
  %250 = fcmp ogt float %153, %156
  %251 = or i1 %250, %249
  %252 = select i1 %251, float %153, float %156
  %253 = select i1 %251, i32 %53, i32 %54
  %254 = fcmp oeq float %252, %159
  %255 = icmp slt i32 %253, %55
  %256 = and i1 %254, %255
  %257 = fcmp ogt float %252, %159
  %258 = or i1 %257, %256
  %259 = select i1 %258, float %252, float %159
  %260 = select i1 %258, i32 %253, i32 %55
  %261 = fcmp oeq float %259, %162
  %262 = icmp slt i32 %260, %56
  %263 = and i1 %261, %262
  %264 = fcmp ogt float %259, %162
  %265 = or i1 %264, %263
  %266 = select i1 %265, float %259, float %162
  %267 = select i1 %265, i32 %260, i32 %56
  %268 = fcmp oeq float %266, %165
  %269 = icmp slt i32 %267, %57
  %270 = and i1 %268, %269
  %271 = fcmp ogt float %266, %165
  %272 = or i1 %271, %270
  %273 = select i1 %272, float %266, float %165
  %274 = select i1 %272, i32 %267, i32 %57
  %275 = fcmp oeq float %273, %168
  %276 = icmp slt i32 %274, %58
  %277 = and i1 %275, %276
  %278 = fcmp ogt float %273, %168
  %279 = or i1 %278, %277
  %280 = select i1 %279, float %273, float %168
  %281 = select i1 %279, i32 %274, i32 %58
  %282 = fcmp oeq float %280, %171
  %283 = icmp slt i32 %281, %59
  %284 = and i1 %282, %283
  %285 = fcmp ogt float %280, %171
  %286 = or i1 %285, %284
  %287 = select i1 %286, float %280, float %171
  %288 = select i1 %286, i32 %281, i32 %59
  %289 = fcmp oeq float %287, %174
  %290 = icmp slt i32 %288, %60
  %291 = and i1 %289, %290
  %292 = fcmp ogt float %287, %174
  %293 = or i1 %292, %291
  %294 = select i1 %293, float %287, float %174
  %295 = select i1 %293, i32 %288, i32 %60
  %296 = fcmp oeq float %294, %177
  %297 = icmp slt i32 %295, %61
  %298 = and i1 %296, %297
  %299 = fcmp ogt float %294, %177
  %300 = or i1 %299, %298
  %301 = select i1 %300, float %294, float %177
  %302 = select i1 %300, i32 %295, i32 %61
  %303 = fcmp oeq float %301, %180
  %304 = icmp slt i32 %302, %62
  %305 = and i1 %303, %304
  %306 = fcmp ogt float %301, %180
  %307 = or i1 %306, %305
  %308 = select i1 %307, float %301, float %180
  %309 = select i1 %307, i32 %302, i32 %62
  %310 = fcmp oeq float %308, %183
  %311 = icmp slt i32 %309, %63
  %312 = and i1 %310, %311
  %313 = fcmp ogt float %308, %183
  %314 = or i1 %313, %312
  %315 = select i1 %314, float %308, float %183
  %316 = select i1 %314, i32 %309, i32 %63
  %317 = fcmp oeq float %315, %186
  %318 = icmp slt i32 %316, %64
  %319 = and i1 %317, %318
  %320 = fcmp ogt float %315, %186
  %321 = or i1 %320, %319
  %322 = select i1 %321, float %315, float %186
  %323 = select i1 %321, i32 %316, i32 %64
  %324 = fcmp oeq float %322, %189
  %325 = icmp slt i32 %323, %65
  %326 = and i1 %324, %325
  %327 = fcmp ogt float %322, %189
  %328 = or i1 %327, %326
  %329 = select i1 %328, float %322, float %189
  %330 = select i1 %328, i32 %323, i32 %65
  %331 = fcmp oeq float %329, %192
  %332 = icmp slt i32 %330, %66
  %333 = and i1 %331, %332
  %334 = fcmp ogt float %329, %192
  %335 = or i1 %334, %333
  %336 = select i1 %335, float %329, float %192
  %337 = select i1 %335, i32 %330, i32 %66
  %338 = fcmp oeq float %336, %195
  %339 = icmp slt i32 %337, %67
  %340 = and i1 %338, %339
  %341 = fcmp ogt float %336, %195
  %342 = or i1 %341, %340
  %343 = select i1 %342, float %336, float %195
  %344 = select i1 %342, i32 %337, i32 %67
  %345 = fcmp oeq float %343, %198
  %346 = icmp slt i32 %344, %68
  %347 = and i1 %345, %346
  %348 = fcmp ogt float %343, %198
  %349 = or i1 %348, %347
  %350 = select i1 %349, float %343, float %198
  %351 = select i1 %349, i32 %344, i32 %68
  %352 = fcmp oeq float %350, %201
  %353 = icmp slt i32 %351, %69
  %354 = and i1 %352, %353
  %355 = fcmp ogt float %350, %201
  %356 = or i1 %355, %354
  %357 = select i1 %356, float %350, float %201
  %358 = select i1 %356, i32 %351, i32 %69
  %359 = fcmp oeq float %357, %204
  %360 = icmp slt i32 %358, %70
  %361 = and i1 %359, %360
  %362 = fcmp ogt float %357, %204
  %363 = or i1 %362, %361
  %364 = select i1 %363, float %357, float %204
  %365 = select i1 %363, i32 %358, i32 %70
  %366 = fcmp oeq float %364, %207
  %367 = icmp slt i32 %365, %71
  %368 = and i1 %366, %367
  %369 = fcmp ogt float %364, %207
  %370 = or i1 %369, %368
  %371 = select i1 %370, float %364, float %207
  %372 = select i1 %370, i32 %365, i32 %71
  %373 = fcmp oeq float %371, %210
  %374 = icmp slt i32 %372, %72
  %375 = and i1 %373, %374
  %376 = fcmp ogt float %371, %210
  %377 = or i1 %376, %375
  %378 = select i1 %377, float %371, float %210
  %379 = select i1 %377, i32 %372, i32 %72
  %380 = fcmp oeq float %378, %213
  %381 = icmp slt i32 %379, %73
  %382 = and i1 %380, %381
  %383 = fcmp ogt float %378, %213
  %384 = or i1 %383, %382
  %385 = select i1 %384, float %378, float %213
  %386 = select i1 %384, i32 %379, i32 %73
  %387 = fcmp oeq float %385, %216
  %388 = icmp slt i32 %386, %74
  %389 = and i1 %387, %388
  %390 = fcmp ogt float %385, %216
  %391 = or i1 %390, %389
  %392 = select i1 %391, float %385, float %216
  %393 = select i1 %391, i32 %386, i32 %74
  %394 = fcmp oeq float %392, %219
  %395 = icmp slt i32 %393, %75
  %396 = and i1 %394, %395
  %397 = fcmp ogt float %392, %219
  %398 = or i1 %397, %396
  %399 = select i1 %398, float %392, float %219
  %400 = select i1 %398, i32 %393, i32 %75
  %401 = fcmp oeq float %399, %222
  %402 = icmp slt i32 %400, %76
  %403 = and i1 %401, %402
  %404 = fcmp ogt float %399, %222
  %405 = or i1 %404, %403
  %406 = select i1 %405, float %399, float %222
  %407 = select i1 %405, i32 %400, i32 %76
  %408 = fcmp oeq float %406, %225
  %409 = icmp slt i32 %407, %77
  %410 = and i1 %408, %409
  %411 = fcmp ogt float %406, %225
  %412 = or i1 %411, %410
  %413 = select i1 %412, float %406, float %225
  %414 = select i1 %412, i32 %407, i32 %77
  %415 = fcmp oeq float %413, %228
  %416 = icmp slt i32 %414, %78
  %417 = and i1 %415, %416
  %418 = fcmp ogt float %413, %228
  %419 = or i1 %418, %417
  %420 = select i1 %419, float %413, float %228
  %421 = select i1 %419, i32 %414, i32 %78
  %422 = fcmp oeq float %420, %231
  %423 = icmp slt i32 %421, %79
  %424 = and i1 %422, %423
  %425 = fcmp ogt float %420, %231
  %426 = or i1 %425, %424
  %427 = select i1 %426, float %420, float %231
  %428 = select i1 %426, i32 %421, i32 %79
  %429 = fcmp oeq float %427, %234
  %430 = icmp slt i32 %428, %80
  %431 = and i1 %429, %430
  %432 = fcmp ogt float %427, %234
  %433 = or i1 %432, %431
  %434 = select i1 %433, float %427, float %234
  %435 = select i1 %433, i32 %428, i32 %80
  %436 = fcmp oeq float %434, %237
  %437 = icmp slt i32 %435, %81
  %438 = and i1 %436, %437
  %439 = fcmp ogt float %434, %237
  %440 = or i1 %439, %438
  %441 = select i1 %440, float %434, float %237
  %442 = select i1 %440, i32 %435, i32 %81
  %443 = fcmp oeq float %441, %240
  %444 = icmp slt i32 %442, %82
  %445 = and i1 %443, %444
  %446 = fcmp ogt float %441, %240
  %447 = or i1 %446, %445
  %448 = select i1 %447, float %441, float %240
  %449 = select i1 %447, i32 %442, i32 %82
  %450 = fcmp oeq float %448, %243
  %451 = icmp slt i32 %449, %83
  %452 = and i1 %450, %451
  %453 = fcmp ogt float %448, %243
  %454 = or i1 %453, %452
  %455 = select i1 %454, float %448, float %243
  %456 = select i1 %454, i32 %449, i32 %83
  %457 = fcmp oeq float %455, %246
  %458 = icmp slt i32 %456, %84
  %459 = and i1 %457, %458
  %460 = fcmp ogt float %455, %246
  %461 = or i1 %460, %459
  %462 = select i1 %461, float %455, float %246
  %463 = select i1 %461, i32 %456, i32 %84
  %464 = bitcast float %462 to i32
  %465 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %464, i32 16, i32 31)
  %466 = bitcast i32 %465 to float
  %467 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %463, i32 16, i32 31)
  %468 = fcmp oeq float %462, %466
  %469 = icmp slt i32 %463, %467
  %470 = and i1 %468, %469
  %471 = fcmp ogt float %462, %466
  %472 = or i1 %471, %470
  %473 = select i1 %472, float %462, float %466
  %474 = select i1 %472, i32 %463, i32 %467
  %475 = bitcast float %473 to i32
  %476 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %475, i32 8, i32 31)
  %477 = bitcast i32 %476 to float
  %478 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %474, i32 8, i32 31)
  %479 = fcmp oeq float %473, %477
  %480 = icmp slt i32 %474, %478
  %481 = and i1 %479, %480
  %482 = fcmp ogt float %473, %477
  %483 = or i1 %482, %481
  %484 = select i1 %483, float %473, float %477
  %485 = select i1 %483, i32 %474, i32 %478
  %486 = bitcast float %484 to i32
  %487 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %486, i32 4, i32 31)
  %488 = bitcast i32 %487 to float
  %489 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %485, i32 4, i32 31)
  %490 = fcmp oeq float %484, %488
  %491 = icmp slt i32 %485, %489
  %492 = and i1 %490, %491
  %493 = fcmp ogt float %484, %488
  %494 = or i1 %493, %492
  %495 = select i1 %494, float %484, float %488
  %496 = select i1 %494, i32 %485, i32 %489
  %497 = bitcast float %495 to i32
  %498 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %497, i32 2, i32 31)
  %499 = bitcast i32 %498 to float
  %500 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %496, i32 2, i32 31)
  %501 = fcmp oeq float %495, %499
  %502 = icmp slt i32 %496, %500
  %503 = and i1 %501, %502
  %504 = fcmp ogt float %495, %499
  %505 = or i1 %504, %503
  %506 = select i1 %505, float %495, float %499
  %507 = select i1 %505, i32 %496, i32 %500
  %508 = bitcast float %506 to i32
  %509 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %508, i32 1, i32 31)
  %510 = bitcast i32 %509 to float
  %511 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %507, i32 1, i32 31)
  %512 = fcmp oeq float %506, %510
  %513 = icmp slt i32 %507, %511
  %514 = and i1 %512, %513
  %515 = fcmp ogt float %506, %510
  %516 = or i1 %515, %514
  %517 = select i1 %516, float %506, float %510
  %518 = select i1 %516, i32 %507, i32 %511
  %519 = urem i32 %10, 32
  %520 = urem i32 %11, 8
  %521 = icmp eq i32 %519, 0
  %522 = and i1 true, %521
  %523 = getelementptr float, ptr addrspace(3) @global_smem, i32 %520
  %524 = insertelement <1 x float> undef, float %517, i32 0
  %525 = extractelement <1 x float> %524, i32 0
  %526 = bitcast float %525 to i32
  %527 = insertelement <1 x i32> undef, i32 %526, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %523, <1 x i32> %527, i1 %522)
  %528 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32), i32 %520
  %529 = insertelement <1 x i32> undef, i32 %518, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %528, <1 x i32> %529, i1 %522)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %530 = icmp slt i32 %9, 8
  %531 = getelementptr float, ptr addrspace(3) @global_smem, i32 %9
  %532 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %531, i1 %530)
  %533 = insertelement <1 x i32> undef, i32 %532, i32 0
  %534 = extractelement <1 x i32> %533, i32 0
  %535 = bitcast i32 %534 to float
  %536 = insertelement <1 x float> undef, float %535, i32 0
  %537 = extractelement <1 x float> %536, i32 0
  %538 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32), i32 %9
  %539 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %538, i1 %530)
  %540 = insertelement <1 x i32> undef, i32 %539, i32 0
  %541 = extractelement <1 x i32> %540, i32 0
  %542 = bitcast float %537 to i32
  %543 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %542, i32 4, i32 31)
  %544 = bitcast i32 %543 to float
  %545 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %541, i32 4, i32 31)
  %546 = fcmp oeq float %537, %544
  %547 = icmp slt i32 %541, %545
  %548 = and i1 %546, %547
  %549 = fcmp ogt float %537, %544
  %550 = or i1 %549, %548
  %551 = select i1 %550, float %537, float %544
  %552 = select i1 %550, i32 %541, i32 %545
  %553 = bitcast float %551 to i32
  %554 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %553, i32 2, i32 31)
  %555 = bitcast i32 %554 to float
  %556 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %552, i32 2, i32 31)
  %557 = fcmp oeq float %551, %555
  %558 = icmp slt i32 %552, %556
  %559 = and i1 %557, %558
  %560 = fcmp ogt float %551, %555
  %561 = or i1 %560, %559
  %562 = select i1 %561, float %551, float %555
  %563 = select i1 %561, i32 %552, i32 %556
  %564 = bitcast float %562 to i32
  %565 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %564, i32 1, i32 31)
  %566 = bitcast i32 %565 to float
  %567 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %563, i32 1, i32 31)
  %568 = fcmp oeq float %562, %566
  %569 = icmp slt i32 %563, %567
  %570 = and i1 %568, %569
  %571 = fcmp ogt float %562, %566
  %572 = or i1 %571, %570
  %573 = select i1 %572, float %562, float %566
  %574 = select i1 %572, i32 %563, i32 %567
  %575 = urem i32 %10, 8
  %576 = icmp eq i32 %575, 0
  %577 = and i1 %530, %576
  %578 = insertelement <1 x float> undef, float %573, i32 0
  %579 = extractelement <1 x float> %578, i32 0
  %580 = bitcast float %579 to i32
  %581 = insertelement <1 x i32> undef, i32 %580, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %531, <1 x i32> %581, i1 %577)
  %582 = insertelement <1 x i32> undef, i32 %574, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %538, <1 x i32> %582, i1 %577)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %583 = load float, ptr addrspace(3) @global_smem, align 4
  %584 = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i64 32), align 4
  %585 = getelementptr float, ptr addrspace(1) %1, i32 %7
  %586 = and i32 %10, -1
  %587 = icmp eq i32 %586, 0
  %588 = and i32 %11, -1
  %589 = icmp eq i32 %588, 0
  %590 = and i1 %587, %589
  %591 = and i1 %590, true
  %592 = insertelement <1 x float> undef, float %583, i32 0
  %593 = bitcast <1 x float> %592 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %593, ptr addrspace(1) %585, i1 %591)
  %594 = getelementptr i32, ptr addrspace(1) %2, i32 %7
  %595 = insertelement <1 x i32> undef, i32 %584, i32 0
  %596 = bitcast <1 x i32> %595 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %596, ptr addrspace(1) %594, i1 %591)
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

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
