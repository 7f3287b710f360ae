; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @cross_entropy_bwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, float %7, ptr addrspace(1) %8, ptr addrspace(1) %9) #0 {
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = sext i32 %11 to i64
  %13 = getelementptr i64, ptr addrspace(1) %1, i64 %12
  %14 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %13)
  %15 = bitcast i64 %14 to <1 x i64>
  %16 = extractelement <1 x i64> %15, i32 0
  %17 = getelementptr float, ptr addrspace(1) %2, i64 %12
  %18 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %17)
  %19 = bitcast i32 %18 to <1 x float>
  %20 = extractelement <1 x float> %19, i32 0
  %21 = getelementptr float, ptr addrspace(1) %3, i64 %12
  %22 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %21)
  %23 = bitcast i32 %22 to <1 x float>
  %24 = extractelement <1 x float> %23, i32 0
  %25 = sext i32 %6 to i64
  %26 = icmp eq i64 %16, %25
  %27 = select i1 %26, float 0.000000e+00, float %24
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = and i32 %28, 255
  %30 = urem i32 %29, 32
  %31 = udiv i32 %29, 32
  %32 = shl i32 %30, 0
  %33 = or i32 0, %32
  %34 = shl i32 %31, 5
  %35 = or i32 %33, %34
  %36 = or i32 %35, 0
  %37 = and i32 %36, 255
  %38 = lshr i32 %37, 0
  %39 = or disjoint i32 %38, 0
  %40 = xor i32 0, %39
  %41 = xor i32 %40, 0
  %42 = xor i32 %40, 256
  %43 = xor i32 %40, 512
  %44 = xor i32 %40, 768
  %45 = xor i32 %40, 1024
  %46 = xor i32 %40, 1280
  %47 = xor i32 %40, 1536
  %48 = xor i32 %40, 1792
  %49 = add i32 %41, 0
  %50 = add i32 %42, 0
  %51 = add i32 %43, 0
  %52 = add i32 %44, 0
  %53 = add i32 %45, 0
  %54 = add i32 %46, 0
  %55 = add i32 %47, 0
  %56 = add i32 %48, 0
  %57 = sext i32 %5 to i64
  %58 = mul i64 %12, %57
  %59 = getelementptr bfloat, ptr addrspace(1) %0, i64 %58
  %60 = getelementptr bfloat, ptr addrspace(1) %59, i32 %49
  %61 = getelementptr bfloat, ptr addrspace(1) %59, i32 %50
  %62 = getelementptr bfloat, ptr addrspace(1) %59, i32 %51
  %63 = getelementptr bfloat, ptr addrspace(1) %59, i32 %52
  %64 = getelementptr bfloat, ptr addrspace(1) %59, i32 %53
  %65 = getelementptr bfloat, ptr addrspace(1) %59, i32 %54
  %66 = getelementptr bfloat, ptr addrspace(1) %59, i32 %55
  %67 = getelementptr bfloat, ptr addrspace(1) %59, i32 %56
  %68 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %60, 0
  %69 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %68, ptr addrspace(1) %61, 1
  %70 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %69, ptr addrspace(1) %62, 2
  %71 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %70, ptr addrspace(1) %63, 3
  %72 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %71, ptr addrspace(1) %64, 4
  %73 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %72, ptr addrspace(1) %65, 5
  %74 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %73, ptr addrspace(1) %66, 6
  %75 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %74, ptr addrspace(1) %67, 7
  %76 = getelementptr bfloat, ptr addrspace(1) %4, i64 %58
  %77 = getelementptr bfloat, ptr addrspace(1) %76, i32 %49
  %78 = getelementptr bfloat, ptr addrspace(1) %76, i32 %50
  %79 = getelementptr bfloat, ptr addrspace(1) %76, i32 %51
  %80 = getelementptr bfloat, ptr addrspace(1) %76, i32 %52
  %81 = getelementptr bfloat, ptr addrspace(1) %76, i32 %53
  %82 = getelementptr bfloat, ptr addrspace(1) %76, i32 %54
  %83 = getelementptr bfloat, ptr addrspace(1) %76, i32 %55
  %84 = getelementptr bfloat, ptr addrspace(1) %76, i32 %56
  %85 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %77, 0
  %86 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %85, ptr addrspace(1) %78, 1
  %87 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %86, ptr addrspace(1) %79, 2
  %88 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %87, ptr addrspace(1) %80, 3
  %89 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %88, ptr addrspace(1) %81, 4
  %90 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %89, ptr addrspace(1) %82, 5
  %91 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %90, ptr addrspace(1) %83, 6
  %92 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %91, ptr addrspace(1) %84, 7
  %93 = sitofp i32 %5 to float
  %94 = call float @llvm.nvvm.div.full(float %7, float %93)
  %95 = fsub float 1.000000e+00, %7
  br label %96

96:                                               ; preds = %101, %10
  %97 = phi i32 [ %294, %101 ], [ 0, %10 ]
  %98 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %277, %101 ], [ %75, %10 ]
  %99 = phi { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } [ %293, %101 ], [ %92, %10 ]
  %100 = icmp slt i32 %97, %5
  br i1 %100, label %101, label %295

101:                                              ; preds = %96
  %102 = add i32 %97, %49
  %103 = add i32 %97, %50
  %104 = add i32 %97, %51
  %105 = add i32 %97, %52
  %106 = add i32 %97, %53
  %107 = add i32 %97, %54
  %108 = add i32 %97, %55
  %109 = add i32 %97, %56
  %110 = icmp slt i32 %102, %5
  %111 = icmp slt i32 %103, %5
  %112 = icmp slt i32 %104, %5
  %113 = icmp slt i32 %105, %5
  %114 = icmp slt i32 %106, %5
  %115 = icmp slt i32 %107, %5
  %116 = icmp slt i32 %108, %5
  %117 = icmp slt i32 %109, %5
  %118 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 0
  %119 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 1
  %120 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 2
  %121 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 3
  %122 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 4
  %123 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 5
  %124 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 6
  %125 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %98, 7
  %126 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %118, i1 %110)
  %127 = bitcast i16 %126 to <1 x bfloat>
  %128 = extractelement <1 x bfloat> %127, i32 0
  %129 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %119, i1 %111)
  %130 = bitcast i16 %129 to <1 x bfloat>
  %131 = extractelement <1 x bfloat> %130, i32 0
  %132 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %120, i1 %112)
  %133 = bitcast i16 %132 to <1 x bfloat>
  %134 = extractelement <1 x bfloat> %133, i32 0
  %135 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %121, i1 %113)
  %136 = bitcast i16 %135 to <1 x bfloat>
  %137 = extractelement <1 x bfloat> %136, i32 0
  %138 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %122, i1 %114)
  %139 = bitcast i16 %138 to <1 x bfloat>
  %140 = extractelement <1 x bfloat> %139, i32 0
  %141 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %123, i1 %115)
  %142 = bitcast i16 %141 to <1 x bfloat>
  %143 = extractelement <1 x bfloat> %142, i32 0
  %144 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %124, i1 %116)
  %145 = bitcast i16 %144 to <1 x bfloat>
  %146 = extractelement <1 x bfloat> %145, i32 0
  %147 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %125, i1 %117)
  %148 = bitcast i16 %147 to <1 x bfloat>
  %149 = extractelement <1 x bfloat> %148, i32 0
  %150 = fpext bfloat %128 to float
  %151 = fpext bfloat %131 to float
  %152 = fpext bfloat %134 to float
  %153 = fpext bfloat %137 to float
  %154 = fpext bfloat %140 to float
  %155 = fpext bfloat %143 to float
  %156 = fpext bfloat %146 to float
  %157 = fpext bfloat %149 to float
  %158 = fsub float %150, %20
  %159 = fsub float %151, %20
  %160 = fsub float %152, %20
  %161 = fsub float %153, %20
  %162 = fsub float %154, %20
  %163 = fsub float %155, %20
  %164 = fsub float %156, %20
  %165 = fsub float %157, %20
  %166 = fmul float %158, 0x3FF7154760000000
  %167 = call float @llvm.nvvm.ex2.approx.f(float %166)
  %168 = fmul float %159, 0x3FF7154760000000
  %169 = call float @llvm.nvvm.ex2.approx.f(float %168)
  %170 = fmul float %160, 0x3FF7154760000000
  %171 = call float @llvm.nvvm.ex2.approx.f(float %170)
  %172 = fmul float %161, 0x3FF7154760000000
  %173 = call float @llvm.nvvm.ex2.approx.f(float %172)
  %174 = fmul float %162, 0x3FF7154760000000
  %175 = call float @llvm.nvvm.ex2.approx.f(float %174)
  %176 = fmul float %163, 0x3FF7154760000000
  %177 = call float @llvm.nvvm.ex2.approx.f(float %176)
  %178 = fmul float %164, 0x3FF7154760000000
  %179 = call float @llvm.nvvm.ex2.approx.f(float %178)
  %180 = fmul float %165, 0x3FF7154760000000
  %181 = call float @llvm.nvvm.ex2.approx.f(float %180)
  %182 = fsub float %167, %94
  %183 = fsub float %169, %94
  %184 = fsub float %171, %94
  %185 = fsub float %173, %94
  %186 = fsub float %175, %94
  %187 = fsub float %177, %94
  %188 = fsub float %179, %94
  %189 = fsub float %181, %94
  %190 = sext i32 %102 to i64
  %191 = sext i32 %103 to i64
  %192 = sext i32 %104 to i64
  %193 = sext i32 %105 to i64
  %194 = sext i32 %106 to i64
  %195 = sext i32 %107 to i64
  %196 = sext i32 %108 to i64
  %197 = sext i32 %109 to i64
  %198 = icmp eq i64 %190, %16
  %199 = icmp eq i64 %191, %16
  %200 = icmp eq i64 %192, %16
  %201 = icmp eq i64 %193, %16
  %202 = icmp eq i64 %194, %16
  %203 = icmp eq i64 %195, %16
  %204 = icmp eq i64 %196, %16
  %205 = icmp eq i64 %197, %16
  %206 = fsub float %182, %95
  %207 = fsub float %183, %95
  %208 = fsub float %184, %95
  %209 = fsub float %185, %95
  %210 = fsub float %186, %95
  %211 = fsub float %187, %95
  %212 = fsub float %188, %95
  %213 = fsub float %189, %95
  %214 = select i1 %198, float %206, float %182
  %215 = select i1 %199, float %207, float %183
  %216 = select i1 %200, float %208, float %184
  %217 = select i1 %201, float %209, float %185
  %218 = select i1 %202, float %210, float %186
  %219 = select i1 %203, float %211, float %187
  %220 = select i1 %204, float %212, float %188
  %221 = select i1 %205, float %213, float %189
  %222 = fmul float %214, %27
  %223 = fmul float %215, %27
  %224 = fmul float %216, %27
  %225 = fmul float %217, %27
  %226 = fmul float %218, %27
  %227 = fmul float %219, %27
  %228 = fmul float %220, %27
  %229 = fmul float %221, %27
  %230 = fptrunc float %222 to bfloat
  %231 = fptrunc float %223 to bfloat
  %232 = fptrunc float %224 to bfloat
  %233 = fptrunc float %225 to bfloat
  %234 = fptrunc float %226 to bfloat
  %235 = fptrunc float %227 to bfloat
  %236 = fptrunc float %228 to bfloat
  %237 = fptrunc float %229 to bfloat
  %238 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 0
  %239 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 1
  %240 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 2
  %241 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 3
  %242 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 4
  %243 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 5
  %244 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 6
  %245 = extractvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %99, 7
  %246 = insertelement <1 x bfloat> undef, bfloat %230, i32 0
  %247 = bitcast <1 x bfloat> %246 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %247, ptr addrspace(1) %238, i1 %110)
  %248 = insertelement <1 x bfloat> undef, bfloat %231, i32 0
  %249 = bitcast <1 x bfloat> %248 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %249, ptr addrspace(1) %239, i1 %111)
  %250 = insertelement <1 x bfloat> undef, bfloat %232, i32 0
  %251 = bitcast <1 x bfloat> %250 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %251, ptr addrspace(1) %240, i1 %112)
  %252 = insertelement <1 x bfloat> undef, bfloat %233, i32 0
  %253 = bitcast <1 x bfloat> %252 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %253, ptr addrspace(1) %241, i1 %113)
  %254 = insertelement <1 x bfloat> undef, bfloat %234, i32 0
  %255 = bitcast <1 x bfloat> %254 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %255, ptr addrspace(1) %242, i1 %114)
  %256 = insertelement <1 x bfloat> undef, bfloat %235, i32 0
  %257 = bitcast <1 x bfloat> %256 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %257, ptr addrspace(1) %243, i1 %115)
  %258 = insertelement <1 x bfloat> undef, bfloat %236, i32 0
  %259 = bitcast <1 x bfloat> %258 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %259, ptr addrspace(1) %244, i1 %116)
  %260 = insertelement <1 x bfloat> undef, bfloat %237, i32 0
  %261 = bitcast <1 x bfloat> %260 to i16
  call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %261, ptr addrspace(1) %245, i1 %117)
  %262 = getelementptr bfloat, ptr addrspace(1) %118, i32 2048
  %263 = getelementptr bfloat, ptr addrspace(1) %119, i32 2048
  %264 = getelementptr bfloat, ptr addrspace(1) %120, i32 2048
  %265 = getelementptr bfloat, ptr addrspace(1) %121, i32 2048
  %266 = getelementptr bfloat, ptr addrspace(1) %122, i32 2048
  %267 = getelementptr bfloat, ptr addrspace(1) %123, i32 2048
  %268 = getelementptr bfloat, ptr addrspace(1) %124, i32 2048
  %269 = getelementptr bfloat, ptr addrspace(1) %125, i32 2048
  %270 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %262, 0
  %271 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %270, ptr addrspace(1) %263, 1
  %272 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %271, ptr addrspace(1) %264, 2
  %273 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %272, ptr addrspace(1) %265, 3
  %274 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %273, ptr addrspace(1) %266, 4
  %275 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %274, ptr addrspace(1) %267, 5
  %276 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %275, ptr addrspace(1) %268, 6
  %277 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %276, ptr addrspace(1) %269, 7
  %278 = getelementptr bfloat, ptr addrspace(1) %238, i32 2048
  %279 = getelementptr bfloat, ptr addrspace(1) %239, i32 2048
  %280 = getelementptr bfloat, ptr addrspace(1) %240, i32 2048
  %281 = getelementptr bfloat, ptr addrspace(1) %241, i32 2048
  %282 = getelementptr bfloat, ptr addrspace(1) %242, i32 2048
  %283 = getelementptr bfloat, ptr addrspace(1) %243, i32 2048
  %284 = getelementptr bfloat, ptr addrspace(1) %244, i32 2048
  %285 = getelementptr bfloat, ptr addrspace(1) %245, i32 2048
  %286 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %278, 0
  %287 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %286, ptr addrspace(1) %279, 1
  %288 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %287, ptr addrspace(1) %280, 2
  %289 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %288, ptr addrspace(1) %281, 3
  %290 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %289, ptr addrspace(1) %282, 4
  %291 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %290, ptr addrspace(1) %283, 5
  %292 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %291, ptr addrspace(1) %284, 6
  %293 = insertvalue { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), ptr addrspace(1) } %292, ptr addrspace(1) %285, 7
  %294 = add i32 %97, 2048
  br label %96

295:                                              ; preds = %96
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

attributes #0 = { "nvvm.reqntid"="256" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
