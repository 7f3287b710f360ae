; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @stencil2d_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, float %4, float %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = mul i32 %9, 16
  %11 = add i32 %10, 0
  %12 = add i32 %10, 1
  %13 = add i32 %10, 2
  %14 = add i32 %10, 3
  %15 = add i32 %10, 4
  %16 = add i32 %10, 5
  %17 = add i32 %10, 6
  %18 = add i32 %10, 7
  %19 = add i32 %10, 8
  %20 = add i32 %10, 9
  %21 = add i32 %10, 10
  %22 = add i32 %10, 11
  %23 = add i32 %10, 12
  %24 = add i32 %10, 13
  %25 = add i32 %10, 14
  %26 = add i32 %10, 15
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = mul i32 %27, 128
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = and i32 %29, 127
  %31 = urem i32 %30, 32
  %32 = udiv i32 %30, 32
  %33 = shl i32 %31, 0
  %34 = or i32 0, %33
  %35 = shl i32 %32, 5
  %36 = or i32 %34, %35
  %37 = or i32 %36, 0
  %38 = and i32 %37, 127
  %39 = lshr i32 %38, 0
  %40 = or disjoint i32 %39, 0
  %41 = xor i32 0, %40
  %42 = xor i32 %41, 0
  %43 = add i32 %42, 0
  %44 = add i32 %28, %43
  %45 = mul i32 %11, %3
  %46 = mul i32 %12, %3
  %47 = mul i32 %13, %3
  %48 = mul i32 %14, %3
  %49 = mul i32 %15, %3
  %50 = mul i32 %16, %3
  %51 = mul i32 %17, %3
  %52 = mul i32 %18, %3
  %53 = mul i32 %19, %3
  %54 = mul i32 %20, %3
  %55 = mul i32 %21, %3
  %56 = mul i32 %22, %3
  %57 = mul i32 %23, %3
  %58 = mul i32 %24, %3
  %59 = mul i32 %25, %3
  %60 = mul i32 %26, %3
  %61 = add i32 %45, %44
  %62 = add i32 %46, %44
  %63 = add i32 %47, %44
  %64 = add i32 %48, %44
  %65 = add i32 %49, %44
  %66 = add i32 %50, %44
  %67 = add i32 %51, %44
  %68 = add i32 %52, %44
  %69 = add i32 %53, %44
  %70 = add i32 %54, %44
  %71 = add i32 %55, %44
  %72 = add i32 %56, %44
  %73 = add i32 %57, %44
  %74 = add i32 %58, %44
  %75 = add i32 %59, %44
  %76 = add i32 %60, %44
  %77 = icmp slt i32 %11, %2
  %78 = icmp slt i32 %44, %3
  %79 = and i1 %77, %78
  %80 = getelementptr float, ptr addrspace(1) %0, i32 %61
  %81 = getelementptr float, ptr addrspace(1) %0, i32 %62
  %82 = getelementptr float, ptr addrspace(1) %0, i32 %63
  %83 = getelementptr float, ptr addrspace(1) %0, i32 %64
  %84 = getelementptr float, ptr addrspace(1) %0, i32 %65
  %85 = getelementptr float, ptr addrspace(1) %0, i32 %66
  %86 = getelementptr float, ptr addrspace(1) %0, i32 %67
  %87 = getelementptr float, ptr addrspace(1) %0, i32 %68
  %88 = getelementptr float, ptr addrspace(1) %0, i32 %69
  %89 = getelementptr float, ptr addrspace(1) %0, i32 %70
  %90 = getelementptr float, ptr addrspace(1) %0, i32 %71
  %91 = getelementptr float, ptr addrspace(1) %0, i32 %72
  %92 = getelementptr float, ptr addrspace(1) %0, i32 %73
  %93 = getelementptr float, ptr addrspace(1) %0, i32 %74
  %94 = getelementptr float, ptr addrspace(1) %0, i32 %75
  %95 = getelementptr float, ptr addrspace(1) %0, i32 %76
  %96 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %80, i1 %79)
  %97 = bitcast i32 %96 to <1 x float>
  %98 = extractelement <1 x float> %97, i32 0
  %99 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %81, i1 %79)
  %100 = bitcast i32 %99 to <1 x float>
  %101 = extractelement <1 x float> %100, i32 0
  %102 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %82, i1 %79)
  %103 = bitcast i32 %102 to <1 x float>
  %104 = extractelement <1 x float> %103, i32 0
  %105 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %83, i1 %79)
  %106 = bitcast i32 %105 to <1 x float>
  %107 = extractelement <1 x float> %106, i32 0
  %108 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %84, i1 %79)
  %109 = bitcast i32 %108 to <1 x float>
  %110 = extractelement <1 x float> %109, i32 0
  %111 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %85, i1 %79)
  %112 = bitcast i32 %111 to <1 x float>
  %113 = extractelement <1 x float> %112, i32 0
  %114 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %86, i1 %79)
  %115 = bitcast i32 %114 to <1 x float>
  %116 = extractelement <1 x float> %115, i32 0
  %117 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %87, i1 %79)
  %118 = bitcast i32 %117 to <1 x float>
  %119 = extractelement <1 x float> %118, i32 0
  %120 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %88, i1 %79)
  %121 = bitcast i32 %120 to <1 x float>
  %122 = extractelement <1 x float> %121, i32 0
  %123 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %89, i1 %79)
  %124 = bitcast i32 %123 to <1 x float>
  %125 = extractelement <1 x float> %124, i32 0
  %126 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %90, i1 %79)
  %127 = bitcast i32 %126 to <1 x float>
  %128 = extractelement <1 x float> %127, i32 0
  %129 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %91, i1 %79)
  %130 = bitcast i32 %129 to <1 x float>
  %131 = extractelement <1 x float> %130, i32 0
  %132 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %92, i1 %79)
  %133 = bitcast i32 %132 to <1 x float>
  %134 = extractelement <1 x float> %133, i32 0
  %135 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %93, i1 %79)
  %136 = bitcast i32 %135 to <1 x float>
  %137 = extractelement <1 x float> %136, i32 0
  %138 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %94, i1 %79)
  %139 = bitcast i32 %138 to <1 x float>
  %140 = extractelement <1 x float> %139, i32 0
  %141 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %95, i1 %79)
  %142 = bitcast i32 %141 to <1 x float>
  %143 = extractelement <1 x float> %142, i32 0
  %144 = icmp sgt i32 %11, 0
  %145 = icmp sgt i32 %12, 0
  %146 = icmp sgt i32 %13, 0
  %147 = icmp sgt i32 %14, 0
  %148 = icmp sgt i32 %15, 0
  %149 = icmp sgt i32 %16, 0
  %150 = icmp sgt i32 %17, 0
  %151 = icmp sgt i32 %18, 0
  %152 = icmp sgt i32 %19, 0
  %153 = icmp sgt i32 %20, 0
  %154 = icmp sgt i32 %21, 0
  %155 = icmp sgt i32 %22, 0
  %156 = icmp sgt i32 %23, 0
  %157 = icmp sgt i32 %24, 0
  %158 = icmp sgt i32 %25, 0
  %159 = icmp sgt i32 %26, 0
  %160 = and i1 %79, %144
  %161 = and i1 %79, %145
  %162 = and i1 %79, %146
  %163 = and i1 %79, %147
  %164 = and i1 %79, %148
  %165 = and i1 %79, %149
  %166 = and i1 %79, %150
  %167 = and i1 %79, %151
  %168 = and i1 %79, %152
  %169 = and i1 %79, %153
  %170 = and i1 %79, %154
  %171 = and i1 %79, %155
  %172 = and i1 %79, %156
  %173 = and i1 %79, %157
  %174 = and i1 %79, %158
  %175 = and i1 %79, %159
  %176 = sub i32 0, %3
  %177 = getelementptr float, ptr addrspace(1) %80, i32 %176
  %178 = getelementptr float, ptr addrspace(1) %81, i32 %176
  %179 = getelementptr float, ptr addrspace(1) %82, i32 %176
  %180 = getelementptr float, ptr addrspace(1) %83, i32 %176
  %181 = getelementptr float, ptr addrspace(1) %84, i32 %176
  %182 = getelementptr float, ptr addrspace(1) %85, i32 %176
  %183 = getelementptr float, ptr addrspace(1) %86, i32 %176
  %184 = getelementptr float, ptr addrspace(1) %87, i32 %176
  %185 = getelementptr float, ptr addrspace(1) %88, i32 %176
  %186 = getelementptr float, ptr addrspace(1) %89, i32 %176
  %187 = getelementptr float, ptr addrspace(1) %90, i32 %176
  %188 = getelementptr float, ptr addrspace(1) %91, i32 %176
  %189 = getelementptr float, ptr addrspace(1) %92, i32 %176
  %190 = getelementptr float, ptr addrspace(1) %93, i32 %176
  %191 = getelementptr float, ptr addrspace(1) %94, i32 %176
  %192 = getelementptr float, ptr addrspace(1) %95, i32 %176
  %193 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %177, i1 %160)
  %194 = bitcast i32 %193 to <1 x float>
  %195 = extractelement <1 x float> %194, i32 0
  %196 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %178, i1 %161)
  %197 = bitcast i32 %196 to <1 x float>
  %198 = extractelement <1 x float> %197, i32 0
  %199 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %179, i1 %162)
  %200 = bitcast i32 %199 to <1 x float>
  %201 = extractelement <1 x float> %200, i32 0
  %202 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %180, i1 %163)
  %203 = bitcast i32 %202 to <1 x float>
  %204 = extractelement <1 x float> %203, i32 0
  %205 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %181, i1 %164)
  %206 = bitcast i32 %205 to <1 x float>
  %207 = extractelement <1 x float> %206, i32 0
  %208 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %182, i1 %165)
  %209 = bitcast i32 %208 to <1 x float>
  %210 = extractelement <1 x float> %209, i32 0
  %211 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %183, i1 %166)
  %212 = bitcast i32 %211 to <1 x float>
  %213 = extractelement <1 x float> %212, i32 0
  %214 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %184, i1 %167)
  %215 = bitcast i32 %214 to <1 x float>
  %216 = extractelement <1 x float> %215, i32 0
  %217 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %185, i1 %168)
  %218 = bitcast i32 %217 to <1 x float>
  %219 = extractelement <1 x float> %218, i32 0
  %220 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %186, i1 %169)
  %221 = bitcast i32 %220 to <1 x float>
  %222 = extractelement <1 x float> %221, i32 0
  %223 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %187, i1 %170)
  %224 = bitcast i32 %223 to <1 x float>
  %225 = extractelement <1 x float> %224, i32 0
  %226 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %188, i1 %171)
  %227 = bitcast i32 %226 to <1 x float>
  %228 = extractelement <1 x float> %227, i32 0
  %229 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %189, i1 %172)
  %230 = bitcast i32 %229 to <1 x float>
  %231 = extractelement <1 x float> %230, i32 0
  %232 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %190, i1 %173)
  %233 = bitcast i32 %232 to <1 x float>
  %234 = extractelement <1 x float> %233, i32 0
  %235 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %191, i1 %174)
  %236 = bitcast i32 %235 to <1 x float>
  %237 = extractelement <1 x float> %236, i32 0
  %238 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %192, i1 %175)
  %239 = bitcast i32 %238 to <1 x float>
  %240 = extractelement <1 x float> %239, i32 0
  %241 = sub i32 %2, 1
  %242 = icmp slt i32 %11, %241
  %243 = icmp slt i32 %12, %241
  %244 = icmp slt i32 %13, %241
  %245 = icmp slt i32 %14, %241
  %246 = icmp slt i32 %15, %241
  %247 = icmp slt i32 %16, %241
  %248 = icmp slt i32 %17, %241
  %249 = icmp slt i32 %18, %241
  %250 = icmp slt i32 %19, %241
  %251 = icmp slt i32 %20, %241
  %252 = icmp slt i32 %21, %241
  %253 = icmp slt i32 %22, %241
  %254 = icmp slt i32 %23, %241
  %255 = icmp slt i32 %24, %241
  %256 = icmp slt i32 %25, %241
  %257 = icmp slt i32 %26, %241
  %258 = and i1 %79, %242
  %259 = and i1 %79, %243
  %260 = and i1 %79, %244
  %261 = and i1 %79, %245
  %262 = and i1 %79, %246
  %263 = and i1 %79, %247
  %264 = and i1 %79, %248
  %265 = and i1 %79, %249
  %266 = and i1 %79, %250
  %267 = and i1 %79, %251
  %268 = and i1 %79, %252
  %269 = and i1 %79, %253
  %270 = and i1 %79, %254
  %271 = and i1 %79, %255
  %272 = and i1 %79, %256
  %273 = and i1 %79, %257
  %274 = getelementptr float, ptr addrspace(1) %80, i32 %3
  %275 = getelementptr float, ptr addrspace(1) %81, i32 %3
  %276 = getelementptr float, ptr addrspace(1) %82, i32 %3
  %277 = getelementptr float, ptr addrspace(1) %83, i32 %3
  %278 = getelementptr float, ptr addrspace(1) %84, i32 %3
  %279 = getelementptr float, ptr addrspace(1) %85, i32 %3
  %280 = getelementptr float, ptr addrspace(1) %86, i32 %3
  %281 = getelementptr float, ptr addrspace(1) %87, i32 %3
  %282 = getelementptr float, ptr addrspace(1) %88, i32 %3
  %283 = getelementptr float, ptr addrspace(1) %89, i32 %3
  %284 = getelementptr float, ptr addrspace(1) %90, i32 %3
  %285 = getelementptr float, ptr addrspace(1) %91, i32 %3
  %286 = getelementptr float, ptr addrspace(1) %92, i32 %3
  %287 = getelementptr float, ptr addrspace(1) %93, i32 %3
  %288 = getelementptr float, ptr addrspace(1) %94, i32 %3
  %289 = getelementptr float, ptr addrspace(1) %95, i32 %3
  %290 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %274, i1 %258)
  %291 = bitcast i32 %290 to <1 x float>
  %292 = extractelement <1 x float> %291, i32 0
  %293 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %275, i1 %259)
  %294 = bitcast i32 %293 to <1 x float>
  %295 = extractelement <1 x float> %294, i32 0
  %296 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %276, i1 %260)
  %297 = bitcast i32 %296 to <1 x float>
  %298 = extractelement <1 x float> %297, i32 0
  %299 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %277, i1 %261)
  %300 = bitcast i32 %299 to <1 x float>
  %301 = extractelement <1 x float> %300, i32 0
  %302 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %278, i1 %262)
  %303 = bitcast i32 %302 to <1 x float>
  %304 = extractelement <1 x float> %303, i32 0
  %305 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %279, i1 %263)
  %306 = bitcast i32 %305 to <1 x float>
  %307 = extractelement <1 x float> %306, i32 0
  %308 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %280, i1 %264)
  %309 = bitcast i32 %308 to <1 x float>
  %310 = extractelement <1 x float> %309, i32 0
  %311 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %281, i1 %265)
  %312 = bitcast i32 %311 to <1 x float>
  %313 = extractelement <1 x float> %312, i32 0
  %314 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %282, i1 %266)
  %315 = bitcast i32 %314 to <1 x float>
  %316 = extractelement <1 x float> %315, i32 0
  %317 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %283, i1 %267)
  %318 = bitcast i32 %317 to <1 x float>
  %319 = extractelement <1 x float> %318, i32 0
  %320 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %284, i1 %268)
  %321 = bitcast i32 %320 to <1 x float>
  %322 = extractelement <1 x float> %321, i32 0
  %323 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %285, i1 %269)
  %324 = bitcast i32 %323 to <1 x float>
  %325 = extractelement <1 x float> %324, i32 0
  %326 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %286, i1 %270)
  %327 = bitcast i32 %326 to <1 x float>
  %328 = extractelement <1 x float> %327, i32 0
  %329 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %287, i1 %271)
  %330 = bitcast i32 %329 to <1 x float>
  %331 = extractelement <1 x float> %330, i32 0
  %332 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %288, i1 %272)
  %333 = bitcast i32 %332 to <1 x float>
  %334 = extractelement <1 x float> %333, i32 0
  %335 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %289, i1 %273)
  %336 = bitcast i32 %335 to <1 x float>
  %337 = extractelement <1 x float> %336, i32 0
  %338 = icmp sgt i32 %44, 0
  %339 = and i1 %79, %338
  %340 = getelementptr float, ptr addrspace(1) %80, i32 -1
  %341 = getelementptr float, ptr addrspace(1) %81, i32 -1
  %342 = getelementptr float, ptr addrspace(1) %82, i32 -1
  %343 = getelementptr float, ptr addrspace(1) %83, i32 -1
  %344 = getelementptr float, ptr addrspace(1) %84, i32 -1
  %345 = getelementptr float, ptr addrspace(1) %85, i32 -1
  %346 = getelementptr float, ptr addrspace(1) %86, i32 -1
  %347 = getelementptr float, ptr addrspace(1) %87, i32 -1
  %348 = getelementptr float, ptr addrspace(1) %88, i32 -1
  %349 = getelementptr float, ptr addrspace(1) %89, i32 -1
  %350 = getelementptr float, ptr addrspace(1) %90, i32 -1
  %351 = getelementptr float, ptr addrspace(1) %91, i32 -1
  %352 = getelementptr float, ptr addrspace(1) %92, i32 -1
  %353 = getelementptr float, ptr addrspace(1) %93, i32 -1
  %354 = getelementptr float, ptr addrspace(1) %94, i32 -1
  %355 = getelementptr float, ptr addrspace(1) %95, i32 -1
  %356 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %340, i1 %339)
  %357 = bitcast i32 %356 to <1 x float>
  %358 = extractelement <1 x float> %357, i32 0
  %359 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %341, i1 %339)
  %360 = bitcast i32 %359 to <1 x float>
  %361 = extractelement <1 x float> %360, i32 0
  %362 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %342, i1 %339)
  %363 = bitcast i32 %362 to <1 x float>
  %364 = extractelement <1 x float> %363, i32 0
  %365 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %343, i1 %339)
  %366 = bitcast i32 %365 to <1 x float>
  %367 = extractelement <1 x float> %366, i32 0
  %368 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %344, i1 %339)
  %369 = bitcast i32 %368 to <1 x float>
  %370 = extractelement <1 x float> %369, i32 0
  %371 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %345, i1 %339)
  %372 = bitcast i32 %371 to <1 x float>
  %373 = extractelement <1 x float> %372, i32 0
  %374 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %346, i1 %339)
  %375 = bitcast i32 %374 to <1 x float>
  %376 = extractelement <1 x float> %375, i32 0
  %377 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %347, i1 %339)
  %378 = bitcast i32 %377 to <1 x float>
  %379 = extractelement <1 x float> %378, i32 0
  %380 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %348, i1 %339)
  %381 = bitcast i32 %380 to <1 x float>
  %382 = extractelement <1 x float> %381, i32 0
  %383 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %349, i1 %339)
  %384 = bitcast i32 %383 to <1 x float>
  %385 = extractelement <1 x float> %384, i32 0
  %386 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %350, i1 %339)
  %387 = bitcast i32 %386 to <1 x float>
  %388 = extractelement <1 x float> %387, i32 0
  %389 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %351, i1 %339)
  %390 = bitcast i32 %389 to <1 x float>
  %391 = extractelement <1 x float> %390, i32 0
  %392 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %352, i1 %339)
  %393 = bitcast i32 %392 to <1 x float>
  %394 = extractelement <1 x float> %393, i32 0
  %395 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %353, i1 %339)
  %396 = bitcast i32 %395 to <1 x float>
  %397 = extractelement <1 x float> %396, i32 0
  %398 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %354, i1 %339)
  %399 = bitcast i32 %398 to <1 x float>
  %400 = extractelement <1 x float> %399, i32 0
  %401 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %355, i1 %339)
  %402 = bitcast i32 %401 to <1 x float>
  %403 = extractelement <1 x float> %402, i32 0
  %404 = sub i32 %3, 1
  %405 = icmp slt i32 %44, %404
  %406 = and i1 %79, %405
  %407 = getelementptr float, ptr addrspace(1) %80, i32 1
  %408 = getelementptr float, ptr addrspace(1) %81, i32 1
  %409 = getelementptr float, ptr addrspace(1) %82, i32 1
  %410 = getelementptr float, ptr addrspace(1) %83, i32 1
  %411 = getelementptr float, ptr addrspace(1) %84, i32 1
  %412 = getelementptr float, ptr addrspace(1) %85, i32 1
  %413 = getelementptr float, ptr addrspace(1) %86, i32 1
  %414 = getelementptr float, ptr addrspace(1) %87, i32 1
  %415 = getelementptr float, ptr addrspace(1) %88, i32 1
  %416 = getelementptr float, ptr addrspace(1) %89, i32 1
  %417 = getelementptr float, ptr addrspace(1) %90, i32 1
  %418 = getelementptr float, ptr addrspace(1) %91, i32 1
  %419 = getelementptr float, ptr addrspace(1) %92, i32 1
  %420 = getelementptr float, ptr addrspace(1) %93, i32 1
  %421 = getelementptr float, ptr addrspace(1) %94, i32 1
  %422 = getelementptr float, ptr addrspace(1) %95, i32 1
  %423 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %407, i1 %406)
  %424 = bitcast i32 %423 to <1 x float>
  %425 = extractelement <1 x float> %424, i32 0
  %426 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %408, i1 %406)
  %427 = bitcast i32 %426 to <1 x float>
  %428 = extractelement <1 x float> %427, i32 0
  %429 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %409, i1 %406)
  %430 = bitcast i32 %429 to <1 x float>
  %431 = extractelement <1 x float> %430, i32 0
  %432 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %410, i1 %406)
  %433 = bitcast i32 %432 to <1 x float>
  %434 = extractelement <1 x float> %433, i32 0
  %435 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %411, i1 %406)
  %436 = bitcast i32 %435 to <1 x float>
  %437 = extractelement <1 x float> %436, i32 0
  %438 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %412, i1 %406)
  %439 = bitcast i32 %438 to <1 x float>
  %440 = extractelement <1 x float> %439, i32 0
  %441 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %413, i1 %406)
  %442 = bitcast i32 %441 to <1 x float>
  %443 = extractelement <1 x float> %442, i32 0
  %444 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %414, i1 %406)
  %445 = bitcast i32 %444 to <1 x float>
  %446 = extractelement <1 x float> %445, i32 0
  %447 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %415, i1 %406)
  %448 = bitcast i32 %447 to <1 x float>
  %449 = extractelement <1 x float> %448, i32 0
  %450 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %416, i1 %406)
  %451 = bitcast i32 %450 to <1 x float>
  %452 = extractelement <1 x float> %451, i32 0
  %453 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %417, i1 %406)
  %454 = bitcast i32 %453 to <1 x float>
  %455 = extractelement <1 x float> %454, i32 0
  %456 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %418, i1 %406)
  %457 = bitcast i32 %456 to <1 x float>
  %458 = extractelement <1 x float> %457, i32 0
  %459 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %419, i1 %406)
  %460 = bitcast i32 %459 to <1 x float>
  %461 = extractelement <1 x float> %460, i32 0
  %462 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %420, i1 %406)
  %463 = bitcast i32 %462 to <1 x float>
  %464 = extractelement <1 x float> %463, i32 0
  %465 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %421, i1 %406)
  %466 = bitcast i32 %465 to <1 x float>
  %467 = extractelement <1 x float> %466, i32 0
  %468 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %422, i1 %406)
  %469 = bitcast i32 %468 to <1 x float>
  %470 = extractelement <1 x float> %469, i32 0
  %471 = getelementptr float, ptr addrspace(1) %1, i32 %61
  %472 = getelementptr float, ptr addrspace(1) %1, i32 %62
  %473 = getelementptr float, ptr addrspace(1) %1, i32 %63
  %474 = getelementptr float, ptr addrspace(1) %1, i32 %64
  %475 = getelementptr float, ptr addrspace(1) %1, i32 %65
  %476 = getelementptr float, ptr addrspace(1) %1, i32 %66
  %477 = getelementptr float, ptr addrspace(1) %1, i32 %67
  %478 = getelementptr float, ptr addrspace(1) %1, i32 %68
  %479 = getelementptr float, ptr addrspace(1) %1, i32 %69
  %480 = getelementptr float, ptr addrspace(1) %1, i32 %70
  %481 = getelementptr float, ptr addrspace(1) %1, i32 %71
  %482 = getelementptr float, ptr addrspace(1) %1, i32 %72
  %483 = getelementptr float, ptr addrspace(1) %1, i32 %73
  %484 = getelementptr float, ptr addrspace(1) %1, i32 %74
  %485 = getelementptr float, ptr addrspace(1) %1, i32 %75
  %486 = getelementptr float, ptr addrspace(1) %1, i32 %76
  %487 = fmul float %4, %98
  %488 = fmul float %4, %101
  %489 = fmul float %4, %104
  %490 = fmul float %4, %107
  %491 = fmul float %4, %110
  %492 = fmul float %4, %113
  %493 = fmul float %4, %116
  %494 = fmul float %4, %119
  %495 = fmul float %4, %122
  %496 = fmul float %4, %125
  %497 = fmul float %4, %128
  %498 = fmul float %4, %131
  %499 = fmul float %4, %134
  %500 = fmul float %4, %137
  %501 = fmul float %4, %140
  %502 = fmul float %4, %143
  %503 = fadd float %195, %292
  %504 = fadd float %198, %295
  %505 = fadd float %201, %298
  %506 = fadd float %204, %301
  %507 = fadd float %207, %304
  %508 = fadd float %210, %307
  %509 = fadd float %213, %310
  %510 = fadd float %216, %313
  %511 = fadd float %219, %316
  %512 = fadd float %222, %319
  %513 = fadd float %225, %322
  %514 = fadd float %228, %325
  %515 = fadd float %231, %328
  %516 = fadd float %234, %331
  %517 = fadd float %237, %334
  %518 = fadd float %240, %337
  %519 = fadd float %503, %358
  %520 = fadd float %504, %361
  %521 = fadd float %505, %364
  %522 = fadd float %506, %367
  %523 = fadd float %507, %370
  %524 = fadd float %508, %373
  %525 = fadd float %509, %376
  %526 = fadd float %510, %379
  %527 = fadd float %511, %382
  %528 = fadd float %512, %385
  %529 = fadd float %513, %388
  %530 = fadd float %514, %391
  %531 = fadd float %515, %394
  %532 = fadd float %516, %397
  %533 = fadd float %517, %400
  %534 = fadd float %518, %403
  %535 = fadd float %519, %425
  %536 = fadd float %520, %428
  %537 = fadd float %521, %431
  %538 = fadd float %522, %434
  %539 = fadd float %523, %437
  %540 = fadd float %524, %440
  %541 = fadd float %525, %443
  %542 = fadd float %526, %446
  %543 = fadd float %527, %449
  %544 = fadd float %528, %452
  %545 = fadd float %529, %455
  %546 = fadd float %530, %458
  %547 = fadd float %531, %461
  %548 = fadd float %532, %464
  %549 = fadd float %533, %467
  %550 = fadd float %534, %470
  %551 = fmul float %5, %535
  %552 = fmul float %5, %536
  %553 = fmul float %5, %537
  %554 = fmul float %5, %538
  %555 = fmul float %5, %539
  %556 = fmul float %5, %540
  %557 = fmul float %5, %541
  %558 = fmul float %5, %542
  %559 = fmul float %5, %543
  %560 = fmul float %5, %544
  %561 = fmul float %5, %545
  %562 = fmul float %5, %546
  %563 = fmul float %5, %547
  %564 = fmul float %5, %548
  %565 = fmul float %5, %549
  %566 = fmul float %5, %550
  %567 = fadd float %487, %551
  %568 = fadd float %488, %552
  %569 = fadd float %489, %553
  %570 = fadd float %490, %554
  %571 = fadd float %491, %555
  %572 = fadd float %492, %556
  %573 = fadd float %493, %557
  %574 = fadd float %494, %558
  %575 = fadd float %495, %559
  %576 = fadd float %496, %560
  %577 = fadd float %497, %561
  %578 = fadd float %498, %562
  %579 = fadd float %499, %563
  %580 = fadd float %500, %564
  %581 = fadd float %501, %565
  %582 = fadd float %502, %566
  %583 = insertelement <1 x float> undef, float %567, i32 0
  %584 = bitcast <1 x float> %583 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %584, ptr addrspace(1) %471, i1 %79)
  %585 = insertelement <1 x float> undef, float %568, i32 0
  %586 = bitcast <1 x float> %585 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %586, ptr addrspace(1) %472, i1 %79)
  %587 = insertelement <1 x float> undef, float %569, i32 0
  %588 = bitcast <1 x float> %587 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %588, ptr addrspace(1) %473, i1 %79)
  %589 = insertelement <1 x float> undef, float %570, i32 0
  %590 = bitcast <1 x float> %589 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %590, ptr addrspace(1) %474, i1 %79)
  %591 = insertelement <1 x float> undef, float %571, i32 0
  %592 = bitcast <1 x float> %591 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %592, ptr addrspace(1) %475, i1 %79)
  %593 = insertelement <1 x float> undef, float %572, i32 0
  %594 = bitcast <1 x float> %593 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %594, ptr addrspace(1) %476, i1 %79)
  %595 = insertelement <1 x float> undef, float %573, i32 0
  %596 = bitcast <1 x float> %595 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %596, ptr addrspace(1) %477, i1 %79)
  %597 = insertelement <1 x float> undef, float %574, i32 0
  %598 = bitcast <1 x float> %597 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %598, ptr addrspace(1) %478, i1 %79)
  %599 = insertelement <1 x float> undef, float %575, i32 0
  %600 = bitcast <1 x float> %599 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %600, ptr addrspace(1) %479, i1 %79)
  %601 = insertelement <1 x float> undef, float %576, i32 0
  %602 = bitcast <1 x float> %601 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %602, ptr addrspace(1) %480, i1 %79)
  %603 = insertelement <1 x float> undef, float %577, i32 0
  %604 = bitcast <1 x float> %603 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %604, ptr addrspace(1) %481, i1 %79)
  %605 = insertelement <1 x float> undef, float %578, i32 0
  %606 = bitcast <1 x float> %605 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %606, ptr addrspace(1) %482, i1 %79)
  %607 = insertelement <1 x float> undef, float %579, i32 0
  %608 = bitcast <1 x float> %607 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %608, ptr addrspace(1) %483, i1 %79)
  %609 = insertelement <1 x float> undef, float %580, i32 0
  %610 = bitcast <1 x float> %609 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %610, ptr addrspace(1) %484, i1 %79)
  %611 = insertelement <1 x float> undef, float %581, i32 0
  %612 = bitcast <1 x float> %611 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %612, ptr addrspace(1) %485, i1 %79)
  %613 = insertelement <1 x float> undef, float %582, i32 0
  %614 = bitcast <1 x float> %613 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %614, ptr addrspace(1) %486, i1 %79)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
