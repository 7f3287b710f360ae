; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @softmax_online_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) %4, ptr addrspace(1) %5) #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = sext i32 %7 to i64
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = and i32 %9, 255
  %11 = urem i32 %10, 32
  %12 = udiv i32 %10, 32
  %13 = shl i32 %11, 0
  %14 = or i32 0, %13
  %15 = shl i32 %12, 5
  %16 = or i32 %14, %15
  %17 = or i32 %16, 0
  %18 = and i32 %17, 255
  %19 = lshr i32 %18, 0
  %20 = or disjoint i32 %19, 0
  %21 = xor i32 0, %20
  %22 = xor i32 %21, 0
  %23 = xor i32 %21, 256
  %24 = xor i32 %21, 512
  %25 = xor i32 %21, 768
  %26 = xor i32 %21, 1024
  %27 = xor i32 %21, 1280
  %28 = xor i32 %21, 1536
  %29 = xor i32 %21, 1792
  %30 = add i32 %22, 0
  %31 = add i32 %23, 0
  %32 = add i32 %24, 0
  %33 = add i32 %25, 0
  %34 = add i32 %26, 0
  %35 = add i32 %27, 0
  %36 = add i32 %28, 0
  %37 = add i32 %29, 0
  %38 = sext i32 %3 to i64
  %39 = mul i64 %8, %38
  %40 = getelementptr half, ptr addrspace(1) %0, i64 %39
  %41 = getelementptr half, ptr addrspace(1) %40, i32 %30
  %42 = getelementptr half, ptr addrspace(1) %40, i32 %31
  %43 = getelementptr half, ptr addrspace(1) %40, i32 %32
  %44 = getelementptr half, ptr addrspace(1) %40, i32 %33
  %45 = getelementptr half, ptr addrspace(1) %40, i32 %34
  %46 = getelementptr half, ptr addrspace(1) %40, i32 %35
  %47 = getelementptr half, ptr addrspace(1) %40, i32 %36
  %48 = getelementptr half, ptr addrspace(1) %40, i32 %37
  %49 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %41, 0
  %50 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %49, ptr addrspace(1) %42, 1
  %51 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %50, ptr addrspace(1) %43, 2
  %52 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %51, ptr addrspace(1) %44, 3
  %53 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %52, ptr addrspace(1) %45, 4
  %54 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %53, ptr addrspace(1) %46, 5
  %55 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %54, ptr addrspace(1) %47, 6
  %56 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %55, ptr addrspace(1) %48, 7
  br label %57

57:                                               ; preds = %63, %6
  %58 = phi i32 [ %240, %63 ], [ 0, %6 ]
  %59 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %239, %63 ], [ %56, %6 ]
  %60 = phi { float, float, float, float, float, float, float, float } [ %143, %63 ], [ { float 0xC6293E5940000000, float 0xC6293E5940000000, float 0xC6293E5940000000, float 0xC6293E5940000000, float 0xC6293E5940000000, float 0xC6293E5940000000, float 0xC6293E5940000000, float 0xC6293E5940000000 }, %6 ]
  %61 = phi { float, float, float, float, float, float, float, float } [ %223, %63 ], [ zeroinitializer, %6 ]
  %62 = icmp slt i32 %58, %2
  br i1 %62, label %63, label %241

63:                                               ; preds = %57
  %64 = add i32 %58, %30
  %65 = add i32 %58, %31
  %66 = add i32 %58, %32
  %67 = add i32 %58, %33
  %68 = add i32 %58, %34
  %69 = add i32 %58, %35
  %70 = add i32 %58, %36
  %71 = add i32 %58, %37
  %72 = icmp slt i32 %64, %2
  %73 = icmp slt i32 %65, %2
  %74 = icmp slt i32 %66, %2
  %75 = icmp slt i32 %67, %2
  %76 = icmp slt i32 %68, %2
  %77 = icmp slt i32 %69, %2
  %78 = icmp slt i32 %70, %2
  %79 = icmp slt i32 %71, %2
  %80 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 0
  %81 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 1
  %82 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 2
  %83 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 3
  %84 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 4
  %85 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 5
  %86 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 6
  %87 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %59, 7
  %88 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %80, i1 %72)
  %89 = bitcast i16 %88 to <1 x half>
  %90 = extractelement <1 x half> %89, i32 0
  %91 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %81, i1 %73)
  %92 = bitcast i16 %91 to <1 x half>
  %93 = extractelement <1 x half> %92, i32 0
  %94 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %82, i1 %74)
  %95 = bitcast i16 %94 to <1 x half>
  %96 = extractelement <1 x half> %95, i32 0
  %97 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %83, i1 %75)
  %98 = bitcast i16 %97 to <1 x half>
  %99 = extractelement <1 x half> %98, i32 0
  %100 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %84, i1 %76)
  %101 = bitcast i16 %100 to <1 x half>
  %102 = extractelement <1 x half> %101, i32 0
  %103 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %85, i1 %77)
  %104 = bitcast i16 %103 to <1 x half>
  %105 = extractelement <1 x half> %104, i32 0
  %106 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %86, i1 %78)
  %107 = bitcast i16 %106 to <1 x half>
  %108 = extractelement <1 x half> %107, i32 0
  %109 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %87, i1 %79)
  %110 = bitcast i16 %109 to <1 x half>
  %111 = extractelement <1 x half> %110, i32 0
  %112 = fpext half %90 to float
  %113 = fpext half %93 to float
  %114 = fpext half %96 to float
  %115 = fpext half %99 to float
  %116 = fpext half %102 to float
  %117 = fpext half %105 to float
  %118 = fpext half %108 to float
  %119 = fpext half %111 to float
  %120 = extractvalue { float, float, float, float, float, float, float, float } %60, 0
  %121 = extractvalue { float, float, float, float, float, float, float, float } %60, 1
  %122 = extractvalue { float, float, float, float, float, float, float, float } %60, 2
  %123 = extractvalue { float, float, float, float, float, float, float, float } %60, 3
  %124 = extractvalue { float, float, float, float, float, float, float, float } %60, 4
  %125 = extractvalue { float, float, float, float, float, float, float, float } %60, 5
  %126 = extractvalue { float, float, float, float, float, float, float, float } %60, 6
  %127 = extractvalue { float, float, float, float, float, float, float, float } %60, 7
  %128 = call float @llvm.maxnum.f32(float %120, float %112)
  %129 = call float @llvm.maxnum.f32(float %121, float %113)
  %130 = call float @llvm.maxnum.f32(float %122, float %114)
  %131 = call float @llvm.maxnum.f32(float %123, float %115)
  %132 = call float @llvm.maxnum.f32(float %124, float %116)
  %133 = call float @llvm.maxnum.f32(float %125, float %117)
  %134 = call float @llvm.maxnum.f32(float %126, float %118)
  %135 = call float @llvm.maxnum.f32(float %127, float %119)
  %136 = insertvalue { float, float, float, float, float, float, float, float } undef, float %128, 0
  %137 = insertvalue { float, float, float, float, float, float, float, float } %136, float %129, 1
  %138 = insertvalue { float, float, float, float, float, float, float, float } %137, float %130, 2
  %139 = insertvalue { float, float, float, float, float, float, float, float } %138, float %131, 3
  %140 = insertvalue { float, float, float, float, float, float, float, float } %139, float %132, 4
  %141 = insertvalue { float, float, float, float, float, float, float, float } %140, float %133, 5
  %142 = insertvalue { float, float, float, float, float, float, float, float } %141, float %134, 6
  %143 = insertvalue { float, float, float, float, float, float, float, float } %142, float %135, 7
  %144 = fsub float %120, %128
  %145 = fsub float %121, %129
  %146 = fsub float %122, %130
  %147 = fsub float %123, %131
  %148 = fsub float %124, %132
  %149 = fsub float %125, %133
  %150 = fsub float %126, %134
  %151 = fsub float %127, %135
  %152 = fmul float %144, 0x3FF7154760000000
  %153 = call float @llvm.nvvm.ex2.approx.f(float %152)
  %154 = fmul float %145, 0x3FF7154760000000
  %155 = call float @llvm.nvvm.ex2.approx.f(float %154)
  %156 = fmul float %146, 0x3FF7154760000000
  %157 = call float @llvm.nvvm.ex2.approx.f(float %156)
  %158 = fmul float %147, 0x3FF7154760000000
  %159 = call float @llvm.nvvm.ex2.approx.f(float %158)
  %160 = fmul float %148, 0x3FF7154760000000
  %161 = call float @llvm.nvvm.ex2.approx.f(float %160)
  %162 = fmul float %149, 0x3FF7154760000000
  %163 = call float @llvm.nvvm.ex2.approx.f(float %162)
  %164 = fmul float %150, 0x3FF7154760000000
  %165 = call float @llvm.nvvm.ex2.approx.f(float %164)
  %166 = fmul float %151, 0x3FF7154760000000
  %167 = call float @llvm.nvvm.ex2.approx.f(float %166)
  %168 = extractvalue { float, float, float, float, float, float, float, float } %61, 0
  %169 = extractvalue { float, float, float, float, float, float, float, float } %61, 1
  %170 = extractvalue { float, float, float, float, float, float, float, float } %61, 2
  %171 = extractvalue { float, float, float, float, float, float, float, float } %61, 3
  %172 = extractvalue { float, float, float, float, float, float, float, float } %61, 4
  %173 = extractvalue { float, float, float, float, float, float, float, float } %61, 5
  %174 = extractvalue { float, float, float, float, float, float, float, float } %61, 6
  %175 = extractvalue { float, float, float, float, float, float, float, float } %61, 7
  %176 = fmul float %168, %153
  %177 = fmul float %169, %155
  %178 = fmul float %170, %157
  %179 = fmul float %171, %159
  %180 = fmul float %172, %161
  %181 = fmul float %173, %163
  %182 = fmul float %174, %165
  %183 = fmul float %175, %167
  %184 = fsub float %112, %128
  %185 = fsub float %113, %129
  %186 = fsub float %114, %130
  %187 = fsub float %115, %131
  %188 = fsub float %116, %132
  %189 = fsub float %117, %133
  %190 = fsub float %118, %134
  %191 = fsub float %119, %135
  %192 = fmul float %184, 0x3FF7154760000000
  %193 = call float @llvm.nvvm.ex2.approx.f(float %192)
  %194 = fmul float %185, 0x3FF7154760000000
  %195 = call float @llvm.nvvm.ex2.approx.f(float %194)
  %196 = fmul float %186, 0x3FF7154760000000
  %197 = call float @llvm.nvvm.ex2.approx.f(float %196)
  %198 = fmul float %187, 0x3FF7154760000000
  %199 = call float @llvm.nvvm.ex2.approx.f(float %198)
  %200 = fmul float %188, 0x3FF7154760000000
  %201 = call float @llvm.nvvm.ex2.approx.f(float %200)
  %202 = fmul float %189, 0x3FF7154760000000
  %203 = call float @llvm.nvvm.ex2.approx.f(float %202)
  %204 = fmul float %190, 0x3FF7154760000000
  %205 = call float @llvm.nvvm.ex2.approx.f(float %204)
  %206 = fmul float %191, 0x3FF7154760000000
  %207 = call float @llvm.nvvm.ex2.approx.f(float %206)
  %208 = fadd float %176, %193
  %209 = fadd float %177, %195
  %210 = fadd float %178, %197
  %211 = fadd float %179, %199
  %212 = fadd float %180, %201
  %213 = fadd float %181, %203
  %214 = fadd float %182, %205
  %215 = fadd float %183, %207
  %216 = insertvalue { float, float, float, float, float, float, float, float } undef, float %208, 0
  %217 = insertvalue { float, float, float, float, float, float, float, float } %216, float %209, 1
  %218 = insertvalue { float, float, float, float, float, float, float, float } %217, float %210, 2
  %219 = insertvalue { float, float, float, float, float, float, float, float } %218, float %211, 3
  %220 = insertvalue { float, float, float, float, float, float, float, float } %219, float %212, 4
  %221 = insertvalue { float, float, float, float, float, float, float, float } %220, float %213, 5
  %222 = insertvalue { float, float, float, float, float, float, float, float } %221, float %214, 6
  %223 = insertvalue { float, float, float, float, float, float, float, float } %222, float %215, 7
  %224 = getelementptr half, ptr addrspace(1) %80, i32 2048
  %225 = getelementptr half, ptr addrspace(1) %81, i32 2048
  %226 = getelementptr half, ptr addrspace(1) %82, i32 2048
  %227 = getelementptr half, ptr addrspace(1) %83, i32 2048
  %228 = getelementptr half, ptr addrspace(1) %84, i32 2048
  %229 = getelementptr half, ptr addrspace(1) %85, i32 2048
  %230 = getelementptr half, ptr addrspace(1) %86, i32 2048
  %231 = getelementptr half, ptr addrspace(1) %87, i32 2048
  %232 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %224, 0
  %233 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %232, ptr addrspace(1) %225, 1
  %234 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %233, ptr addrspace(1) %226, 2
  %235 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %234, ptr addrspace(1) %227, 3
  %236 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %235, ptr addrspace(1) %228, 4
  %237 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %236, ptr addrspace(1) %229, 5
  %238 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %237, ptr addrspace(1) %230, 6
  %239 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %238, ptr addrspace(1) %231, 7
  %240 = add i32 %58, 2048
  br label %57

241:                                              ; preds = %57
  %242 = extractvalue { float, float, float, float, float, float, float, float } %60, 0
  %243 = extractvalue { float, float, float, float, float, float, float, float } %60, 1
  %244 = extractvalue { float, float, float, float, float, float, float, float } %60, 2
  %245 = extractvalue { float, float, float, float, float, float, float, float } %60, 3
  %246 = extractvalue { float, float, float, float, float, float, float, float } %60, 4
  %247 = extractvalue { float, float, float, float, float, float, float, float } %60, 5
  %248 = extractvalue { float, float, float, float, float, float, float, float } %60, 6
  %249 = extractvalue { float, float, float, float, float, float, float, float } %60, 7
  %250 = call float @llvm.maxnum.f32(float %242, float %243)
  %251 = call float @llvm.maxnum.f32(float %250, float %244)
  %252 = call float @llvm.maxnum.f32(float %251, float %245)
  %253 = call float @llvm.maxnum.f32(float %252, float %246)
  %254 = call float @llvm.maxnum.f32(float %253, float %247)
  %255 = call float @llvm.maxnum.f32(float %254, float %248)
  %256 = call float @llvm.maxnum.f32(float %255, float %249)
  %257 = bitcast float %256 to i32
  %258 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %257, i32 16, i32 31)
  %259 = bitcast i32 %258 to float
  %260 = call float @llvm.maxnum.f32(float %256, float %259)
  %261 = bitcast float %260 to i32
  %262 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %261, i32 8, i32 31)
  %263 = bitcast i32 %262 to float
  %264 = call float @llvm.maxnum.f32(float %260, float %263)
  %265 = bitcast float %264 to i32
  %266 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %265, i32 4, i32 31)
  %267 = bitcast i32 %266 to float
  %268 = call float @llvm.maxnum.f32(float %264, float %267)
  %269 = bitcast float %268 to i32
  %270 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %269, i32 2, i32 31)
  %271 = bitcast i32 %270 to float
  %272 = call float @llvm.maxnum.f32(float %268, float %271)
  %273 = bitcast float %272 to i32
  %274 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %273, i32 1, i32 31)
  %275 = bitcast i32 %274 to float
  %276 = call float @llvm.maxnum.f32(float %272, float %275)
  %277 = urem i32 %11, 32
  %278 = urem i32 %12, 8
  %279 = icmp eq i32 %277, 0
  %280 = and i1 true, %279
  %281 = getelementptr float, ptr addrspace(3) @global_smem, i32 %278
  %282 = insertelement <1 x float> undef, float %276, i32 0
  %283 = extractelement <1 x float> %282, i32 0
  %284 = bitcast float %283 to i32
  %285 = insertelement <1 x i32> undef, i32 %284, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %281, <1 x i32> %285, i1 %280)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %286 = icmp slt i32 %10, 8
  %287 = getelementptr float, ptr addrspace(3) @global_smem, i32 %10
  %288 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %287, i1 %286)
  %289 = insertelement <1 x i32> undef, i32 %288, i32 0
  %290 = extractelement <1 x i32> %289, i32 0
  %291 = bitcast i32 %290 to float
  %292 = insertelement <1 x float> undef, float %291, i32 0
  %293 = extractelement <1 x float> %292, i32 0
  %294 = bitcast float %293 to i32
  %295 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %294, i32 4, i32 31)
  %296 = bitcast i32 %295 to float
  %297 = call float @llvm.maxnum.f32(float %293, float %296)
  %298 = bitcast float %297 to i32
  %299 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %298, i32 2, i32 31)
  %300 = bitcast i32 %299 to float
  %301 = call float @llvm.maxnum.f32(float %297, float %300)
  %302 = bitcast float %301 to i32
  %303 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %302, i32 1, i32 31)
  %304 = bitcast i32 %303 to float
  %305 = call float @llvm.maxnum.f32(float %301, float %304)
  %306 = urem i32 %11, 8
  %307 = icmp eq i32 %306, 0
  %308 = and i1 %286, %307
  %309 = insertelement <1 x float> undef, float %305, i32 0
  %310 = extractelement <1 x float> %309, i32 0
  %311 = bitcast float %310 to i32
  %312 = insertelement <1 x i32> undef, i32 %311, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %287, <1 x i32> %312, i1 %308)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %313 = load float, ptr addrspace(3) @global_smem, align 4
  %314 = fsub float %242, %313
  %315 = fsub float %243, %313
  %316 = fsub float %244, %313
  %317 = fsub float %245, %313
  %318 = fsub float %246, %313
  %319 = fsub float %247, %313
  %320 = fsub float %248, %313
  %321 = fsub float %249, %313
  %322 = fmul float %314, 0x3FF7154760000000
  %323 = call float @llvm.nvvm.ex2.approx.f(float %322)
  %324 = fmul float %315, 0x3FF7154760000000
  %325 = call float @llvm.nvvm.ex2.approx.f(float %324)
  %326 = fmul float %316, 0x3FF7154760000000
  %327 = call float @llvm.nvvm.ex2.approx.f(float %326)
  %328 = fmul float %317, 0x3FF7154760000000
  %329 = call float @llvm.nvvm.ex2.approx.f(float %328)
  %330 = fmul float %318, 0x3FF7154760000000
  %331 = call float @llvm.nvvm.ex2.approx.f(float %330)
  %332 = fmul float %319, 0x3FF7154760000000
  %333 = call float @llvm.nvvm.ex2.approx.f(float %332)
  %334 = fmul float %320, 0x3FF7154760000000
  %335 = call float @llvm.nvvm.ex2.approx.f(float %334)
  %336 = fmul float %321, 0x3FF7154760000000
  %337 = call float @llvm.nvvm.ex2.approx.f(float %336)
  %338 = extractvalue { float, float, float, float, float, float, float, float } %61, 0
  %339 = extractvalue { float, float, float, float, float, float, float, float } %61, 1
  %340 = extractvalue { float, float, float, float, float, float, float, float } %61, 2
  %341 = extractvalue { float, float, float, float, float, float, float, float } %61, 3
  %342 = extractvalue { float, float, float, float, float, float, float, float } %61, 4
  %343 = extractvalue { float, float, float, float, float, float, float, float } %61, 5
  %344 = extractvalue { float, float, float, float, float, float, float, float } %61, 6
  %345 = extractvalue { float, float, float, float, float, float, float, float } %61, 7
  %346 = fmul float %338, %323
  %347 = fmul float %339, %325
  %348 = fmul float %340, %327
  %349 = fmul float %341, %329
  %350 = fmul float %342, %331
  %351 = fmul float %343, %333
  %352 = fmul float %344, %335
  %353 = fmul float %345, %337
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %354 = fadd float %346, %347
  %355 = fadd float %354, %348
  %356 = fadd float %355, %349
  %357 = fadd float %356, %350
  %358 = fadd float %357, %351
  %359 = fadd float %358, %352
  %360 = fadd float %359, %353
  %361 = bitcast float %360 to i32
  %362 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %361, i32 16, i32 31)
  %363 = bitcast i32 %362 to float
  %364 = fadd float %360, %363
  %365 = bitcast float %364 to i32
  %366 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %365, i32 8, i32 31)
  %367 = bitcast i32 %366 to float
  %368 = fadd float %364, %367
  %369 = bitcast float %368 to i32
  %370 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %369, i32 4, i32 31)
  %371 = bitcast i32 %370 to float
  %372 = fadd float %368, %371
  %373 = bitcast float %372 to i32
  %374 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %373, i32 2, i32 31)
  %375 = bitcast i32 %374 to float
  %376 = fadd float %372, %375
  %377 = bitcast float %376 to i32
  %378 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %377, i32 1, i32 31)
  %379 = bitcast i32 %378 to float
  %380 = fadd float %376, %379
  %381 = insertelement <1 x float> undef, float %380, i32 0
  %382 = extractelement <1 x float> %381, i32 0
  %383 = bitcast float %382 to i32
  %384 = insertelement <1 x i32> undef, i32 %383, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %281, <1 x i32> %384, i1 %280)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %385 = call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %287, i1 %286)
  %386 = insertelement <1 x i32> undef, i32 %385, i32 0
  %387 = extractelement <1 x i32> %386, i32 0
  %388 = bitcast i32 %387 to float
  %389 = insertelement <1 x float> undef, float %388, i32 0
  %390 = extractelement <1 x float> %389, i32 0
  %391 = bitcast float %390 to i32
  %392 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %391, i32 4, i32 31)
  %393 = bitcast i32 %392 to float
  %394 = fadd float %390, %393
  %395 = bitcast float %394 to i32
  %396 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %395, i32 2, i32 31)
  %397 = bitcast i32 %396 to float
  %398 = fadd float %394, %397
  %399 = bitcast float %398 to i32
  %400 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %399, i32 1, i32 31)
  %401 = bitcast i32 %400 to float
  %402 = fadd float %398, %401
  %403 = insertelement <1 x float> undef, float %402, i32 0
  %404 = extractelement <1 x float> %403, i32 0
  %405 = bitcast float %404 to i32
  %406 = insertelement <1 x i32> undef, i32 %405, i32 0
  call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %287, <1 x i32> %406, i1 %308)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %407 = load float, ptr addrspace(3) @global_smem, align 4
  %408 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %407)
  %409 = getelementptr half, ptr addrspace(1) %1, i64 %39
  %410 = getelementptr half, ptr addrspace(1) %409, i32 %30
  %411 = getelementptr half, ptr addrspace(1) %409, i32 %31
  %412 = getelementptr half, ptr addrspace(1) %409, i32 %32
  %413 = getelementptr half, ptr addrspace(1) %409, i32 %33
  %414 = getelementptr half, ptr addrspace(1) %409, i32 %34
  %415 = getelementptr half, ptr addrspace(1) %409, i32 %35
  %416 = getelementptr half, ptr addrspace(1) %409, i32 %36
  %417 = getelementptr half, ptr addrspace(1) %409, i32 %37
  %418 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %410, 0
  %419 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %418, ptr addrspace(1) %411, 1
  %420 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %419, ptr addrspace(1) %412, 2
  %421 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %420, ptr addrspace(1) %413, 3
  %422 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %421, ptr addrspace(1) %414, 4
  %423 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %422, ptr addrspace(1) %415, 5
  %424 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %423, ptr addrspace(1) %416, 6
  %425 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %424, ptr addrspace(1) %417, 7
  br label %426

426:                                              ; preds = %431, %241
  %427 = phi i32 [ %584, %431 ], [ 0, %241 ]
  %428 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %567, %431 ], [ %56, %241 ]
  %429 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %583, %431 ], [ %425, %241 ]
  %430 = icmp slt i32 %427, %2
  br i1 %430, label %431, label %585

431:                                              ; preds = %426
  %432 = add i32 %427, %30
  %433 = add i32 %427, %31
  %434 = add i32 %427, %32
  %435 = add i32 %427, %33
  %436 = add i32 %427, %34
  %437 = add i32 %427, %35
  %438 = add i32 %427, %36
  %439 = add i32 %427, %37
  %440 = icmp slt i32 %432, %2
  %441 = icmp slt i32 %433, %2
  %442 = icmp slt i32 %434, %2
  %443 = icmp slt i32 %435, %2
  %444 = icmp slt i32 %436, %2
  %445 = icmp slt i32 %437, %2
  %446 = icmp slt i32 %438, %2
  %447 = icmp slt i32 %439, %2
  %448 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 0
  %449 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 1
  %450 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 2
  %451 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 3
  %452 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 4
  %453 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 5
  %454 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 6
  %455 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %428, 7
  %456 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %448, i1 %440)
  %457 = bitcast i16 %456 to <1 x half>
  %458 = extractelement <1 x half> %457, i32 0
  %459 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %449, i1 %441)
  %460 = bitcast i16 %459 to <1 x half>
  %461 = extractelement <1 x half> %460, i32 0
  %462 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %450, i1 %442)
  %463 = bitcast i16 %462 to <1 x half>
  %464 = extractelement <1 x half> %463, i32 0
  %465 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %451, i1 %443)
  %466 = bitcast i16 %465 to <1 x half>
  %467 = extractelement <1 x half> %466, i32 0
  %468 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %452, i1 %444)
  %469 = bitcast i16 %468 to <1 x half>
  %470 = extractelement <1 x half> %469, i32 0
  %471 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %453, i1 %445)
  %472 = bitcast i16 %471 to <1 x half>
  %473 = extractelement <1 x half> %472, i32 0
  %474 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %454, i1 %446)
  %475 = bitcast i16 %474 to <1 x half>
  %476 = extractelement <1 x half> %475, i32 0
  %477 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 -1024, ptr addrspace(1) %455, i1 %447)
  %478 = bitcast i16 %477 to <1 x half>
  %479 = extractelement <1 x half> %478, i32 0
  %480 = fpext half %458 to float
  %481 = fpext half %461 to float
  %482 = fpext half %464 to float
  %483 = fpext half %467 to float
  %484 = fpext half %470 to float
  %485 = fpext half %473 to float
  %486 = fpext half %476 to float
  %487 = fpext half %479 to float
  %488 = fsub float %480, %313
  %489 = fsub float %481, %313
  %490 = fsub float %482, %313
  %491 = fsub float %483, %313
  %492 = fsub float %484, %313
  %493 = fsub float %485, %313
  %494 = fsub float %486, %313
  %495 = fsub float %487, %313
  %496 = fmul float %488, 0x3FF7154760000000
  %497 = call float @llvm.nvvm.ex2.approx.f(float %496)
  %498 = fmul float %489, 0x3FF7154760000000
  %499 = call float @llvm.nvvm.ex2.approx.f(float %498)
  %500 = fmul float %490, 0x3FF7154760000000
  %501 = call float @llvm.nvvm.ex2.approx.f(float %500)
  %502 = fmul float %491, 0x3FF7154760000000
  %503 = call float @llvm.nvvm.ex2.approx.f(float %502)
  %504 = fmul float %492, 0x3FF7154760000000
  %505 = call float @llvm.nvvm.ex2.approx.f(float %504)
  %506 = fmul float %493, 0x3FF7154760000000
  %507 = call float @llvm.nvvm.ex2.approx.f(float %506)
  %508 = fmul float %494, 0x3FF7154760000000
  %509 = call float @llvm.nvvm.ex2.approx.f(float %508)
  %510 = fmul float %495, 0x3FF7154760000000
  %511 = call float @llvm.nvvm.ex2.approx.f(float %510)
  %512 = fmul float %497, %408
  %513 = fmul float %499, %408
  %514 = fmul float %501, %408
  %515 = fmul float %503, %408
  %516 = fmul float %505, %408
  %517 = fmul float %507, %408
  %518 = fmul float %509, %408
  %519 = fmul float %511, %408
  %520 = fptrunc float %512 to half
  %521 = fptrunc float %513 to half
  %522 = fptrunc float %514 to half
  %523 = fptrunc float %515 to half
  %524 = fptrunc float %516 to half
  %525 = fptrunc float %517 to half
  %526 = fptrunc float %518 to half
  %527 = fptrunc float %519 to half
  %528 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 0
  %529 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 1
  %530 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 2
  %531 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 3
  %532 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 4
  %533 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 5
  %534 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 6
  %535 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %429, 7
  %536 = insertelement <1 x half> undef, half %520, i32 0
  %537 = bitcast <1 x half> %536 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %537, ptr addrspace(1) %528, i1 %440)
  %538 = insertelement <1 x half> undef, half %521, i32 0
  %539 = bitcast <1 x half> %538 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %539, ptr addrspace(1) %529, i1 %441)
  %540 = insertelement <1 x half> undef, half %522, i32 0
  %541 = bitcast <1 x half> %540 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %541, ptr addrspace(1) %530, i1 %442)
  %542 = insertelement <1 x half> undef, half %523, i32 0
  %543 = bitcast <1 x half> %542 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %543, ptr addrspace(1) %531, i1 %443)
  %544 = insertelement <1 x half> undef, half %524, i32 0
  %545 = bitcast <1 x half> %544 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %545, ptr addrspace(1) %532, i1 %444)
  %546 = insertelement <1 x half> undef, half %525, i32 0
  %547 = bitcast <1 x half> %546 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %547, ptr addrspace(1) %533, i1 %445)
  %548 = insertelement <1 x half> undef, half %526, i32 0
  %549 = bitcast <1 x half> %548 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %549, ptr addrspace(1) %534, i1 %446)
  %550 = insertelement <1 x half> undef, half %527, i32 0
  %551 = bitcast <1 x half> %550 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %551, ptr addrspace(1) %535, i1 %447)
  %552 = getelementptr half, ptr addrspace(1) %448, i32 2048
  %553 = getelementptr half, ptr addrspace(1) %449, i32 2048
  %554 = getelementptr half, ptr addrspace(1) %450, i32 2048
  %555 = getelementptr half, ptr addrspace(1) %451, i32 2048
  %556 = getelementptr half, ptr addrspace(1) %452, i32 2048
  %557 = getelementptr half, ptr addrspace(1) %453, i32 2048
  %558 = getelementptr half, ptr addrspace(1) %454, i32 2048
  %559 = getelementptr half, ptr addrspace(1) %455, i32 2048
  %560 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %552, 0
  %561 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %560, ptr addrspace(1) %553, 1
  %562 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %561, ptr addrspace(1) %554, 2
  %563 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %562, ptr addrspace(1) %555, 3
  %564 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %563, ptr addrspace(1) %556, 4
  %565 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %564, ptr addrspace(1) %557, 5
  %566 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %565, ptr addrspace(1) %558, 6
  %567 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %566, ptr addrspace(1) %559, 7
  %568 = getelementptr half, ptr addrspace(1) %528, i32 2048
  %569 = getelementptr half, ptr addrspace(1) %529, i32 2048
  %570 = getelementptr half, ptr addrspace(1) %530, i32 2048
  %571 = getelementptr half, ptr addrspace(1) %531, i32 2048
  %572 = getelementptr half, ptr addrspace(1) %532, i32 2048
  %573 = getelementptr half, ptr addrspace(1) %533, i32 2048
  %574 = getelementptr half, ptr addrspace(1) %534, i32 2048
  %575 = getelementptr half, ptr addrspace(1) %535, i32 2048
  %576 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %568, 0
  %577 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %576, ptr addrspace(1) %569, 1
  %578 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %577, ptr addrspace(1) %570, 2
  %579 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %578, ptr addrspace(1) %571, 3
  %580 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %579, ptr addrspace(1) %572, 4
  %581 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %580, ptr addrspace(1) %573, 5
  %582 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %581, ptr addrspace(1) %574, 6
  %583 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %582, ptr addrspace(1) %575, 7
  %584 = add i32 %427, 2048
  br label %426

585:                                              ; preds = %426
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
