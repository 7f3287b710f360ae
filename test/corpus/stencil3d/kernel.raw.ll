; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @stencil3d_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, i32 %4, float %5, float %6, ptr addrspace(1) %7, ptr addrspace(1) %8) #0 {
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = mul i32 %10, 4
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = and i32 %12, 63
  %14 = urem i32 %13, 32
  %15 = udiv i32 %13, 32
  %16 = shl i32 %14, 0
  %17 = or i32 0, %16
  %18 = shl i32 %15, 5
  %19 = or i32 %17, %18
  %20 = or i32 %19, 0
  %21 = and i32 %20, 48
  %22 = lshr i32 %21, 4
  %23 = or disjoint i32 %22, 0
  %24 = xor i32 0, %23
  %25 = xor i32 %24, 0
  %26 = add i32 %25, 0
  %27 = add i32 %11, %26
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = mul i32 %28, 64
  %30 = and i32 %20, 15
  %31 = shl i32 %30, 2
  %32 = or disjoint i32 %31, 0
  %33 = xor i32 0, %32
  %34 = xor i32 %33, 0
  %35 = xor i32 %33, 1
  %36 = xor i32 %33, 2
  %37 = xor i32 %33, 3
  %38 = add i32 %34, 0
  %39 = add i32 %35, 0
  %40 = add i32 %36, 0
  %41 = add i32 %37, 0
  %42 = add i32 %29, %38
  %43 = add i32 %29, %39
  %44 = add i32 %29, %40
  %45 = add i32 %29, %41
  %46 = icmp slt i32 %27, %3
  %47 = icmp slt i32 %42, %4
  %48 = and i1 %46, %47
  %49 = mul i32 %3, %4
  %50 = mul i32 %27, %4
  %51 = getelementptr float, ptr addrspace(1) %0, i32 %50
  %52 = getelementptr float, ptr addrspace(1) %51, i32 %42
  %53 = getelementptr float, ptr addrspace(1) %51, i32 %43
  %54 = getelementptr float, ptr addrspace(1) %51, i32 %44
  %55 = getelementptr float, ptr addrspace(1) %51, i32 %45
  %56 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %52, 0
  %57 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %56, ptr addrspace(1) %53, 1
  %58 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %57, ptr addrspace(1) %54, 2
  %59 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %58, ptr addrspace(1) %55, 3
  %60 = getelementptr float, ptr addrspace(1) %1, i32 %50
  %61 = getelementptr float, ptr addrspace(1) %60, i32 %42
  %62 = getelementptr float, ptr addrspace(1) %60, i32 %43
  %63 = getelementptr float, ptr addrspace(1) %60, i32 %44
  %64 = getelementptr float, ptr addrspace(1) %60, i32 %45
  %65 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %61, 0
  %66 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %65, ptr addrspace(1) %62, 1
  %67 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %66, ptr addrspace(1) %63, 2
  %68 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %67, ptr addrspace(1) %64, 3
  %69 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %52, i1 %48)
  %70 = extractvalue { i32, i32, i32, i32 } %69, 0
  %71 = bitcast i32 %70 to <1 x float>
  %72 = extractvalue { i32, i32, i32, i32 } %69, 1
  %73 = bitcast i32 %72 to <1 x float>
  %74 = extractvalue { i32, i32, i32, i32 } %69, 2
  %75 = bitcast i32 %74 to <1 x float>
  %76 = extractvalue { i32, i32, i32, i32 } %69, 3
  %77 = bitcast i32 %76 to <1 x float>
  %78 = extractelement <1 x float> %71, i32 0
  %79 = extractelement <1 x float> %73, i32 0
  %80 = extractelement <1 x float> %75, i32 0
  %81 = extractelement <1 x float> %77, i32 0
  %82 = insertvalue { float, float, float, float } undef, float %78, 0
  %83 = insertvalue { float, float, float, float } %82, float %79, 1
  %84 = insertvalue { float, float, float, float } %83, float %80, 2
  %85 = insertvalue { float, float, float, float } %84, float %81, 3
  %86 = sub i32 %2, 1
  %87 = icmp sgt i32 %27, 0
  %88 = and i1 %48, %87
  %89 = sub i32 0, %4
  %90 = sub i32 %3, 1
  %91 = icmp slt i32 %27, %90
  %92 = and i1 %48, %91
  %93 = icmp sgt i32 %42, 0
  %94 = icmp sgt i32 %43, 0
  %95 = icmp sgt i32 %44, 0
  %96 = icmp sgt i32 %45, 0
  %97 = and i1 %48, %93
  %98 = and i1 %48, %94
  %99 = and i1 %48, %95
  %100 = and i1 %48, %96
  %101 = sub i32 %4, 1
  %102 = icmp slt i32 %42, %101
  %103 = icmp slt i32 %43, %101
  %104 = icmp slt i32 %44, %101
  %105 = icmp slt i32 %45, %101
  %106 = and i1 %48, %102
  %107 = and i1 %48, %103
  %108 = and i1 %48, %104
  %109 = and i1 %48, %105
  br label %110

110:                                              ; preds = %117, %9
  %111 = phi i32 [ %269, %117 ], [ 0, %9 ]
  %112 = phi { float, float, float, float } [ %113, %117 ], [ zeroinitializer, %9 ]
  %113 = phi { float, float, float, float } [ %148, %117 ], [ %85, %9 ]
  %114 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %131, %117 ], [ %59, %9 ]
  %115 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %268, %117 ], [ %68, %9 ]
  %116 = icmp slt i32 %111, %2
  br i1 %116, label %117, label %270

117:                                              ; preds = %110
  %118 = icmp slt i32 %111, %86
  %119 = and i1 %48, %118
  %120 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %114, 0
  %121 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %114, 1
  %122 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %114, 2
  %123 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %114, 3
  %124 = getelementptr float, ptr addrspace(1) %120, i32 %49
  %125 = getelementptr float, ptr addrspace(1) %121, i32 %49
  %126 = getelementptr float, ptr addrspace(1) %122, i32 %49
  %127 = getelementptr float, ptr addrspace(1) %123, i32 %49
  %128 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %124, 0
  %129 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %128, ptr addrspace(1) %125, 1
  %130 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %129, ptr addrspace(1) %126, 2
  %131 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %130, ptr addrspace(1) %127, 3
  %132 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %124, i1 %119)
  %133 = extractvalue { i32, i32, i32, i32 } %132, 0
  %134 = bitcast i32 %133 to <1 x float>
  %135 = extractvalue { i32, i32, i32, i32 } %132, 1
  %136 = bitcast i32 %135 to <1 x float>
  %137 = extractvalue { i32, i32, i32, i32 } %132, 2
  %138 = bitcast i32 %137 to <1 x float>
  %139 = extractvalue { i32, i32, i32, i32 } %132, 3
  %140 = bitcast i32 %139 to <1 x float>
  %141 = extractelement <1 x float> %134, i32 0
  %142 = extractelement <1 x float> %136, i32 0
  %143 = extractelement <1 x float> %138, i32 0
  %144 = extractelement <1 x float> %140, i32 0
  %145 = insertvalue { float, float, float, float } undef, float %141, 0
  %146 = insertvalue { float, float, float, float } %145, float %142, 1
  %147 = insertvalue { float, float, float, float } %146, float %143, 2
  %148 = insertvalue { float, float, float, float } %147, float %144, 3
  %149 = getelementptr float, ptr addrspace(1) %120, i32 %89
  %150 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %149, i1 %88)
  %151 = extractvalue { i32, i32, i32, i32 } %150, 0
  %152 = bitcast i32 %151 to <1 x float>
  %153 = extractvalue { i32, i32, i32, i32 } %150, 1
  %154 = bitcast i32 %153 to <1 x float>
  %155 = extractvalue { i32, i32, i32, i32 } %150, 2
  %156 = bitcast i32 %155 to <1 x float>
  %157 = extractvalue { i32, i32, i32, i32 } %150, 3
  %158 = bitcast i32 %157 to <1 x float>
  %159 = extractelement <1 x float> %152, i32 0
  %160 = extractelement <1 x float> %154, i32 0
  %161 = extractelement <1 x float> %156, i32 0
  %162 = extractelement <1 x float> %158, i32 0
  %163 = getelementptr float, ptr addrspace(1) %120, i32 %4
  %164 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %163, i1 %92)
  %165 = extractvalue { i32, i32, i32, i32 } %164, 0
  %166 = bitcast i32 %165 to <1 x float>
  %167 = extractvalue { i32, i32, i32, i32 } %164, 1
  %168 = bitcast i32 %167 to <1 x float>
  %169 = extractvalue { i32, i32, i32, i32 } %164, 2
  %170 = bitcast i32 %169 to <1 x float>
  %171 = extractvalue { i32, i32, i32, i32 } %164, 3
  %172 = bitcast i32 %171 to <1 x float>
  %173 = extractelement <1 x float> %166, i32 0
  %174 = extractelement <1 x float> %168, i32 0
  %175 = extractelement <1 x float> %170, i32 0
  %176 = extractelement <1 x float> %172, i32 0
  %177 = getelementptr float, ptr addrspace(1) %120, i32 -1
  %178 = getelementptr float, ptr addrspace(1) %121, i32 -1
  %179 = getelementptr float, ptr addrspace(1) %122, i32 -1
  %180 = getelementptr float, ptr addrspace(1) %123, i32 -1
  %181 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %177, i1 %97)
  %182 = bitcast i32 %181 to <1 x float>
  %183 = extractelement <1 x float> %182, i32 0
  %184 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %178, i1 %98)
  %185 = bitcast i32 %184 to <1 x float>
  %186 = extractelement <1 x float> %185, i32 0
  %187 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %179, i1 %99)
  %188 = bitcast i32 %187 to <1 x float>
  %189 = extractelement <1 x float> %188, i32 0
  %190 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %180, i1 %100)
  %191 = bitcast i32 %190 to <1 x float>
  %192 = extractelement <1 x float> %191, i32 0
  %193 = getelementptr float, ptr addrspace(1) %120, i32 1
  %194 = getelementptr float, ptr addrspace(1) %121, i32 1
  %195 = getelementptr float, ptr addrspace(1) %122, i32 1
  %196 = getelementptr float, ptr addrspace(1) %123, i32 1
  %197 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %193, i1 %106)
  %198 = bitcast i32 %197 to <1 x float>
  %199 = extractelement <1 x float> %198, i32 0
  %200 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %194, i1 %107)
  %201 = bitcast i32 %200 to <1 x float>
  %202 = extractelement <1 x float> %201, i32 0
  %203 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %195, i1 %108)
  %204 = bitcast i32 %203 to <1 x float>
  %205 = extractelement <1 x float> %204, i32 0
  %206 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %196, i1 %109)
  %207 = bitcast i32 %206 to <1 x float>
  %208 = extractelement <1 x float> %207, i32 0
  %209 = extractvalue { float, float, float, float } %113, 0
  %210 = extractvalue { float, float, float, float } %113, 1
  %211 = extractvalue { float, float, float, float } %113, 2
  %212 = extractvalue { float, float, float, float } %113, 3
  %213 = fmul float %5, %209
  %214 = fmul float %5, %210
  %215 = fmul float %5, %211
  %216 = fmul float %5, %212
  %217 = extractvalue { float, float, float, float } %112, 0
  %218 = extractvalue { float, float, float, float } %112, 1
  %219 = extractvalue { float, float, float, float } %112, 2
  %220 = extractvalue { float, float, float, float } %112, 3
  %221 = fadd float %217, %141
  %222 = fadd float %218, %142
  %223 = fadd float %219, %143
  %224 = fadd float %220, %144
  %225 = fadd float %221, %159
  %226 = fadd float %222, %160
  %227 = fadd float %223, %161
  %228 = fadd float %224, %162
  %229 = fadd float %225, %173
  %230 = fadd float %226, %174
  %231 = fadd float %227, %175
  %232 = fadd float %228, %176
  %233 = fadd float %229, %183
  %234 = fadd float %230, %186
  %235 = fadd float %231, %189
  %236 = fadd float %232, %192
  %237 = fadd float %233, %199
  %238 = fadd float %234, %202
  %239 = fadd float %235, %205
  %240 = fadd float %236, %208
  %241 = fmul float %6, %237
  %242 = fmul float %6, %238
  %243 = fmul float %6, %239
  %244 = fmul float %6, %240
  %245 = fadd float %213, %241
  %246 = fadd float %214, %242
  %247 = fadd float %215, %243
  %248 = fadd float %216, %244
  %249 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %115, 0
  %250 = insertelement <1 x float> undef, float %245, i32 0
  %251 = bitcast <1 x float> %250 to i32
  %252 = insertelement <1 x float> undef, float %246, i32 0
  %253 = bitcast <1 x float> %252 to i32
  %254 = insertelement <1 x float> undef, float %247, i32 0
  %255 = bitcast <1 x float> %254 to i32
  %256 = insertelement <1 x float> undef, float %248, i32 0
  %257 = bitcast <1 x float> %256 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %251, i32 %253, i32 %255, i32 %257, ptr addrspace(1) %249, i1 %48)
  %258 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %115, 1
  %259 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %115, 2
  %260 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %115, 3
  %261 = getelementptr float, ptr addrspace(1) %249, i32 %49
  %262 = getelementptr float, ptr addrspace(1) %258, i32 %49
  %263 = getelementptr float, ptr addrspace(1) %259, i32 %49
  %264 = getelementptr float, ptr addrspace(1) %260, i32 %49
  %265 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %261, 0
  %266 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %265, ptr addrspace(1) %262, 1
  %267 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %266, ptr addrspace(1) %263, 2
  %268 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %267, ptr addrspace(1) %264, 3
  %269 = add i32 %111, 1
  br label %110

270:                                              ; preds = %110
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { "nvvm.reqntid"="64" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
