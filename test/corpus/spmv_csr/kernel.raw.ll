; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @spmv_csr_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %9, 32
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 127
  %13 = urem i32 %12, 32
  %14 = udiv i32 %12, 32
  %15 = shl i32 %13, 0
  %16 = or i32 0, %15
  %17 = shl i32 %14, 5
  %18 = or i32 %16, %17
  %19 = or i32 %18, 0
  %20 = and i32 %19, 31
  %21 = lshr i32 %20, 0
  %22 = or disjoint i32 %21, 0
  %23 = xor i32 0, %22
  %24 = xor i32 %23, 0
  %25 = add i32 %24, 0
  %26 = and i32 %19, 120
  %27 = lshr i32 %26, 3
  %28 = or disjoint i32 %27, 0
  %29 = xor i32 0, %28
  %30 = xor i32 %29, 0
  %31 = xor i32 %29, 16
  %32 = add i32 %30, 0
  %33 = add i32 %31, 0
  %34 = add i32 %10, %25
  %35 = add i32 %10, %32
  %36 = add i32 %10, %33
  %37 = icmp slt i32 %34, %5
  %38 = icmp slt i32 %35, %5
  %39 = icmp slt i32 %36, %5
  %40 = getelementptr i32, ptr addrspace(1) %0, i32 %34
  %41 = getelementptr i32, ptr addrspace(1) %0, i32 %35
  %42 = getelementptr i32, ptr addrspace(1) %0, i32 %36
  %43 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %40, i1 %37)
  %44 = bitcast i32 %43 to <1 x i32>
  %45 = extractelement <1 x i32> %44, i32 0
  %46 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %41, i1 %38)
  %47 = bitcast i32 %46 to <1 x i32>
  %48 = extractelement <1 x i32> %47, i32 0
  %49 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %42, i1 %39)
  %50 = bitcast i32 %49 to <1 x i32>
  %51 = extractelement <1 x i32> %50, i32 0
  %52 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %40, i1 %37)
  %53 = bitcast i32 %52 to <1 x i32>
  %54 = extractelement <1 x i32> %53, i32 0
  %55 = getelementptr i32, ptr addrspace(1) %40, i32 1
  %56 = getelementptr i32, ptr addrspace(1) %41, i32 1
  %57 = getelementptr i32, ptr addrspace(1) %42, i32 1
  %58 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %55, i1 %37)
  %59 = bitcast i32 %58 to <1 x i32>
  %60 = extractelement <1 x i32> %59, i32 0
  %61 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %56, i1 %38)
  %62 = bitcast i32 %61 to <1 x i32>
  %63 = extractelement <1 x i32> %62, i32 0
  %64 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %57, i1 %39)
  %65 = bitcast i32 %64 to <1 x i32>
  %66 = extractelement <1 x i32> %65, i32 0
  %67 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %55, i1 %37)
  %68 = bitcast i32 %67 to <1 x i32>
  %69 = extractelement <1 x i32> %68, i32 0
  %70 = sub i32 %69, %54
  %71 = call i32 @llvm.nvvm.redux.sync.max(i32 %70, i32 -1)
  %72 = and i32 %19, 96
  %73 = lshr i32 %72, 5
  %74 = or disjoint i32 %73, 0
  %75 = xor i32 0, %74
  %76 = xor i32 %75, 0
  %77 = xor i32 %75, 4
  %78 = add i32 %76, 0
  %79 = add i32 %77, 0
  %80 = and i32 %19, 7
  %81 = lshr i32 %80, 0
  %82 = or disjoint i32 %81, 0
  %83 = xor i32 0, %82
  %84 = xor i32 %83, 0
  %85 = add i32 %84, 0
  %86 = add i32 %45, %78
  %87 = add i32 %45, %79
  %88 = insertvalue { i32, i32 } undef, i32 %86, 0
  %89 = insertvalue { i32, i32 } %88, i32 %87, 1
  %90 = add i32 %48, %85
  %91 = add i32 %51, %85
  %92 = insertvalue { i32, i32 } undef, i32 %90, 0
  %93 = insertvalue { i32, i32 } %92, i32 %91, 1
  br label %94

94:                                               ; preds = %100, %8
  %95 = phi i32 [ %253, %100 ], [ 0, %8 ]
  %96 = phi { i32, i32 } [ %252, %100 ], [ %93, %8 ]
  %97 = phi { float, float } [ %244, %100 ], [ zeroinitializer, %8 ]
  %98 = phi { i32, i32 } [ %248, %100 ], [ %89, %8 ]
  %99 = icmp slt i32 %95, %71
  br i1 %99, label %100, label %254

100:                                              ; preds = %94
  %101 = extractvalue { i32, i32 } %98, 0
  %102 = extractvalue { i32, i32 } %98, 1
  %103 = icmp slt i32 %101, %60
  %104 = icmp slt i32 %102, %60
  %105 = extractvalue { i32, i32 } %96, 0
  %106 = extractvalue { i32, i32 } %96, 1
  %107 = icmp slt i32 %105, %63
  %108 = icmp slt i32 %106, %66
  %109 = getelementptr i32, ptr addrspace(1) %1, i32 %105
  %110 = getelementptr i32, ptr addrspace(1) %1, i32 %106
  %111 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %109, i1 %107)
  %112 = bitcast i32 %111 to <1 x i32>
  %113 = extractelement <1 x i32> %112, i32 0
  %114 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %110, i1 %108)
  %115 = bitcast i32 %114 to <1 x i32>
  %116 = extractelement <1 x i32> %115, i32 0
  %117 = getelementptr float, ptr addrspace(1) %2, i32 %105
  %118 = getelementptr float, ptr addrspace(1) %2, i32 %106
  %119 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %117, i1 %107)
  %120 = bitcast i32 %119 to <1 x float>
  %121 = extractelement <1 x float> %120, i32 0
  %122 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %118, i1 %108)
  %123 = bitcast i32 %122 to <1 x float>
  %124 = extractelement <1 x float> %123, i32 0
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %125 = and i32 %18, 3
  %126 = shl i32 %125, 5
  %127 = and i32 %18, 96
  %128 = shl i32 %127, 2
  %129 = and i32 %18, 124
  %130 = lshr i32 %129, 0
  %131 = xor i32 %126, %128
  %132 = xor i32 %131, %130
  %133 = or disjoint i32 0, %132
  %134 = xor i32 0, %133
  %135 = xor i32 %134, 0
  %136 = xor i32 %135, 0
  %137 = add i32 %136, 0
  %138 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %137
  %139 = insertelement <1 x float> undef, float %121, i32 0
  %140 = extractelement <1 x float> %139, i32 0
  %141 = bitcast float %140 to i32
  %142 = insertelement <1 x i32> undef, i32 %141, i32 0
  store <1 x i32> %142, ptr addrspace(3) %138, align 4
  %143 = xor i32 %135, 516
  %144 = add i32 %143, 0
  %145 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %144
  %146 = insertelement <1 x float> undef, float %124, i32 0
  %147 = extractelement <1 x float> %146, i32 0
  %148 = bitcast float %147 to i32
  %149 = insertelement <1 x i32> undef, i32 %148, i32 0
  store <1 x i32> %149, ptr addrspace(3) %145, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %150 = and i32 %18, 12
  %151 = shl i32 %150, 5
  %152 = and i32 %18, 15
  %153 = shl i32 %152, 3
  %154 = lshr i32 %127, 0
  %155 = and i32 %18, 16
  %156 = icmp eq i32 %155, 0
  %157 = select i1 %156, i32 0, i32 516
  %158 = xor i32 %151, %153
  %159 = xor i32 %158, %154
  %160 = or disjoint i32 %157, %159
  %161 = xor i32 0, %160
  %162 = xor i32 %161, 0
  %163 = xor i32 %162, 0
  %164 = add i32 %163, 0
  %165 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %164
  %166 = load i32, ptr addrspace(3) %165, align 4
  %167 = insertelement <1 x i32> undef, i32 %166, i32 0
  %168 = extractelement <1 x i32> %167, i32 0
  %169 = bitcast i32 %168 to float
  %170 = insertelement <1 x float> undef, float %169, i32 0
  %171 = extractelement <1 x float> %170, i32 0
  %172 = xor i32 %162, 4
  %173 = add i32 %172, 0
  %174 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %173
  %175 = load i32, ptr addrspace(3) %174, align 4
  %176 = insertelement <1 x i32> undef, i32 %175, i32 0
  %177 = extractelement <1 x i32> %176, i32 0
  %178 = bitcast i32 %177 to float
  %179 = insertelement <1 x float> undef, float %178, i32 0
  %180 = extractelement <1 x float> %179, i32 0
  %181 = getelementptr float, ptr addrspace(1) %3, i32 %113
  %182 = getelementptr float, ptr addrspace(1) %3, i32 %116
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %183 = ptrtoint ptr addrspace(1) %181 to i64
  %184 = ptrtoint ptr addrspace(1) %182 to i64
  %185 = and i32 %18, 48
  %186 = shl i32 %185, 4
  %187 = and i32 %18, 60
  %188 = shl i32 %187, 1
  %189 = and i32 %18, 64
  %190 = icmp eq i32 %189, 0
  %191 = select i1 %190, i32 0, i32 1032
  %192 = xor i32 %126, %186
  %193 = xor i32 %188, %191
  %194 = xor i32 %192, %193
  %195 = or disjoint i32 0, %194
  %196 = xor i32 0, %195
  %197 = xor i32 %196, 0
  %198 = xor i32 %197, 0
  %199 = add i32 %198, 0
  %200 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %199
  %201 = insertelement <1 x i64> undef, i64 %183, i32 0
  store <1 x i64> %201, ptr addrspace(3) %200, align 8
  %202 = add i32 %198, 128
  %203 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %202
  %204 = insertelement <1 x i64> undef, i64 %184, i32 0
  store <1 x i64> %204, ptr addrspace(3) %203, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %205 = and i32 %18, 14
  %206 = shl i32 %205, 7
  %207 = and i32 %18, 7
  %208 = shl i32 %207, 4
  %209 = and i32 %18, 104
  %210 = lshr i32 %209, 0
  %211 = select i1 %156, i32 0, i32 128
  %212 = or disjoint i32 %206, %211
  %213 = xor i32 %208, %210
  %214 = or disjoint i32 %212, %213
  %215 = xor i32 0, %214
  %216 = xor i32 %215, 0
  %217 = xor i32 %216, 0
  %218 = add i32 %217, 0
  %219 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %218
  %220 = load i64, ptr addrspace(3) %219, align 8
  %221 = insertelement <1 x i64> undef, i64 %220, i32 0
  %222 = extractelement <1 x i64> %221, i32 0
  %223 = xor i32 %216, 8
  %224 = add i32 %223, 0
  %225 = getelementptr inbounds i8, ptr addrspace(3) @global_smem, i32 %224
  %226 = load i64, ptr addrspace(3) %225, align 8
  %227 = insertelement <1 x i64> undef, i64 %226, i32 0
  %228 = extractelement <1 x i64> %227, i32 0
  %229 = inttoptr i64 %222 to ptr addrspace(1)
  %230 = inttoptr i64 %228 to ptr addrspace(1)
  %231 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %229, i1 %103)
  %232 = bitcast i32 %231 to <1 x float>
  %233 = extractelement <1 x float> %232, i32 0
  %234 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %230, i1 %104)
  %235 = bitcast i32 %234 to <1 x float>
  %236 = extractelement <1 x float> %235, i32 0
  %237 = fmul float %171, %233
  %238 = fmul float %180, %236
  %239 = extractvalue { float, float } %97, 0
  %240 = extractvalue { float, float } %97, 1
  %241 = fadd float %239, %237
  %242 = fadd float %240, %238
  %243 = insertvalue { float, float } undef, float %241, 0
  %244 = insertvalue { float, float } %243, float %242, 1
  %245 = add i32 %101, 8
  %246 = add i32 %102, 8
  %247 = insertvalue { i32, i32 } undef, i32 %245, 0
  %248 = insertvalue { i32, i32 } %247, i32 %246, 1
  %249 = add i32 %105, 8
  %250 = add i32 %106, 8
  %251 = insertvalue { i32, i32 } undef, i32 %249, 0
  %252 = insertvalue { i32, i32 } %251, i32 %250, 1
  %253 = add i32 %95, 8
  br label %94

254:                                              ; preds = %94
  %255 = getelementptr float, ptr addrspace(1) %4, i32 %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %256 = extractvalue { float, float } %97, 0
  %257 = extractvalue { float, float } %97, 1
  %258 = fadd float %256, %257
  %259 = udiv i32 %13, 32
  %260 = urem i32 %259, 1
  %261 = urem i32 %14, 4
  %262 = icmp eq i32 %260, 0
  %263 = and i1 true, %262
  %264 = mul i32 %24, 4
  %265 = add i32 %264, %261
  %266 = getelementptr float, ptr addrspace(3) @global_smem, i32 %265
  %267 = insertelement <1 x float> undef, float %258, i32 0
  %268 = extractelement <1 x float> %267, i32 0
  %269 = bitcast float %268 to i32
  %270 = insertelement <1 x i32> undef, i32 %269, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %266, <1 x i32> %270, i1 %263)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %271 = icmp slt i32 %12, 128
  %272 = getelementptr float, ptr addrspace(3) @global_smem, i32 %12
  %273 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %272, i1 %271)
  %274 = insertelement <1 x i32> undef, i32 %273, i32 0
  %275 = extractelement <1 x i32> %274, i32 0
  %276 = bitcast i32 %275 to float
  %277 = insertelement <1 x float> undef, float %276, i32 0
  %278 = extractelement <1 x float> %277, i32 0
  %279 = bitcast float %278 to i32
  %280 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %279, i32 2, i32 31)
  %281 = bitcast i32 %280 to float
  %282 = fadd float %278, %281
  %283 = bitcast float %282 to i32
  %284 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %283, i32 1, i32 31)
  %285 = bitcast i32 %284 to float
  %286 = fadd float %282, %285
  %287 = urem i32 %13, 4
  %288 = icmp eq i32 %287, 0
  %289 = and i1 %271, %288
  %290 = insertelement <1 x float> undef, float %286, i32 0
  %291 = extractelement <1 x float> %290, i32 0
  %292 = bitcast float %291 to i32
  %293 = insertelement <1 x i32> undef, i32 %292, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %272, <1 x i32> %293, i1 %289)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %294 = add i32 %264, 0
  %295 = getelementptr float, ptr addrspace(3) @global_smem, i32 %294
  %296 = load float, ptr addrspace(3) %295, align 4
  %297 = and i32 %14, 3
  %298 = icmp eq i32 %297, 0
  %299 = insertelement <1 x float> undef, float %296, i32 0
  %300 = bitcast <1 x float> %299 to i32
  %301 = and i1 %298, %37
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %300, ptr addrspace(1) %255, i1 %301)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
