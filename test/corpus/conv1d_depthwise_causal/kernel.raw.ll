; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @conv1d_depthwise_causal_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %9, 256
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 127
  %13 = urem i32 %12, 32
  %14 = udiv i32 %12, 32
  %15 = shl i32 %13, 0
  %16 = or i32 0, %15
  %17 = shl i32 %14, 5
  %18 = or i32 %16, %17
  %19 = or i32 %18, 0
  %20 = and i32 %19, 127
  %21 = shl i32 %20, 1
  %22 = or disjoint i32 %21, 0
  %23 = xor i32 0, %22
  %24 = xor i32 %23, 0
  %25 = xor i32 %23, 1
  %26 = add i32 %24, 0
  %27 = add i32 %25, 0
  %28 = add i32 %10, %26
  %29 = add i32 %10, %27
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = mul i32 %30, 256
  %32 = icmp slt i32 %28, %5
  %33 = mul i32 %28, 4
  %34 = mul i32 %29, 4
  %35 = getelementptr half, ptr addrspace(1) %1, i32 %33
  %36 = getelementptr half, ptr addrspace(1) %1, i32 %34
  %37 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %35, i1 %32)
  %38 = bitcast i16 %37 to <1 x half>
  %39 = extractelement <1 x half> %38, i32 0
  %40 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %36, i1 %32)
  %41 = bitcast i16 %40 to <1 x half>
  %42 = extractelement <1 x half> %41, i32 0
  %43 = fpext half %39 to float
  %44 = fpext half %42 to float
  %45 = getelementptr half, ptr addrspace(1) %35, i32 1
  %46 = getelementptr half, ptr addrspace(1) %36, i32 1
  %47 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %45, i1 %32)
  %48 = bitcast i16 %47 to <1 x half>
  %49 = extractelement <1 x half> %48, i32 0
  %50 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %46, i1 %32)
  %51 = bitcast i16 %50 to <1 x half>
  %52 = extractelement <1 x half> %51, i32 0
  %53 = fpext half %49 to float
  %54 = fpext half %52 to float
  %55 = getelementptr half, ptr addrspace(1) %35, i32 2
  %56 = getelementptr half, ptr addrspace(1) %36, i32 2
  %57 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %55, i1 %32)
  %58 = bitcast i16 %57 to <1 x half>
  %59 = extractelement <1 x half> %58, i32 0
  %60 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %56, i1 %32)
  %61 = bitcast i16 %60 to <1 x half>
  %62 = extractelement <1 x half> %61, i32 0
  %63 = fpext half %59 to float
  %64 = fpext half %62 to float
  %65 = getelementptr half, ptr addrspace(1) %35, i32 3
  %66 = getelementptr half, ptr addrspace(1) %36, i32 3
  %67 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %65, i1 %32)
  %68 = bitcast i16 %67 to <1 x half>
  %69 = extractelement <1 x half> %68, i32 0
  %70 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %66, i1 %32)
  %71 = bitcast i16 %70 to <1 x half>
  %72 = extractelement <1 x half> %71, i32 0
  %73 = fpext half %69 to float
  %74 = fpext half %72 to float
  %75 = getelementptr half, ptr addrspace(1) %2, i32 %28
  %76 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %75, i1 %32)
  %77 = bitcast i32 %76 to <2 x half>
  %78 = extractelement <2 x half> %77, i32 0
  %79 = extractelement <2 x half> %77, i32 1
  %80 = fpext half %78 to float
  %81 = fpext half %79 to float
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %83 = sext i32 %82 to i64
  %84 = sext i32 %4 to i64
  %85 = mul i64 %83, %84
  %86 = sext i32 %31 to i64
  %87 = add i64 %85, %86
  %88 = sext i32 %5 to i64
  %89 = mul i64 %87, %88
  %90 = getelementptr half, ptr addrspace(1) %0, i64 %89
  %91 = getelementptr half, ptr addrspace(1) %90, i32 %28
  %92 = getelementptr half, ptr addrspace(1) %90, i32 %29
  %93 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %91, 0
  %94 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %93, ptr addrspace(1) %92, 1
  %95 = getelementptr half, ptr addrspace(1) %3, i64 %89
  %96 = getelementptr half, ptr addrspace(1) %95, i32 %28
  %97 = getelementptr half, ptr addrspace(1) %95, i32 %29
  %98 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %96, 0
  %99 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %98, ptr addrspace(1) %97, 1
  %100 = icmp sgt i32 %31, 0
  %101 = and i1 %32, %100
  %102 = mul i32 %5, 3
  %103 = sub i32 0, %102
  %104 = getelementptr half, ptr addrspace(1) %91, i32 %103
  %105 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %104, i1 %101)
  %106 = bitcast i32 %105 to <2 x half>
  %107 = extractelement <2 x half> %106, i32 0
  %108 = extractelement <2 x half> %106, i32 1
  %109 = fpext half %107 to float
  %110 = fpext half %108 to float
  %111 = insertvalue { float, float } undef, float %109, 0
  %112 = insertvalue { float, float } %111, float %110, 1
  %113 = mul i32 %5, 2
  %114 = sub i32 0, %113
  %115 = getelementptr half, ptr addrspace(1) %91, i32 %114
  %116 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %115, i1 %101)
  %117 = bitcast i32 %116 to <2 x half>
  %118 = extractelement <2 x half> %117, i32 0
  %119 = extractelement <2 x half> %117, i32 1
  %120 = fpext half %118 to float
  %121 = fpext half %119 to float
  %122 = insertvalue { float, float } undef, float %120, 0
  %123 = insertvalue { float, float } %122, float %121, 1
  %124 = sub i32 0, %5
  %125 = getelementptr half, ptr addrspace(1) %91, i32 %124
  %126 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %125, i1 %101)
  %127 = bitcast i32 %126 to <2 x half>
  %128 = extractelement <2 x half> %127, i32 0
  %129 = extractelement <2 x half> %127, i32 1
  %130 = fpext half %128 to float
  %131 = fpext half %129 to float
  %132 = insertvalue { float, float } undef, float %130, 0
  %133 = insertvalue { float, float } %132, float %131, 1
  %134 = add i32 %31, 256
  %135 = call i32 @llvm.smin.i32(i32 %134, i32 %4)
  br label %136

136:                                              ; preds = %144, %8
  %137 = phi i32 [ %204, %144 ], [ %31, %8 ]
  %138 = phi { float, float } [ %139, %144 ], [ %112, %8 ]
  %139 = phi { float, float } [ %140, %144 ], [ %123, %8 ]
  %140 = phi { float, float } [ %153, %144 ], [ %133, %8 ]
  %141 = phi { ptr addrspace(1), ptr addrspace(1) } [ %198, %144 ], [ %94, %8 ]
  %142 = phi { ptr addrspace(1), ptr addrspace(1) } [ %203, %144 ], [ %99, %8 ]
  %143 = icmp slt i32 %137, %135
  br i1 %143, label %144, label %205

144:                                              ; preds = %136
  %145 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %141, 0
  %146 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %145, i1 %32)
  %147 = bitcast i32 %146 to <2 x half>
  %148 = extractelement <2 x half> %147, i32 0
  %149 = extractelement <2 x half> %147, i32 1
  %150 = fpext half %148 to float
  %151 = fpext half %149 to float
  %152 = insertvalue { float, float } undef, float %150, 0
  %153 = insertvalue { float, float } %152, float %151, 1
  %154 = extractvalue { float, float } %138, 0
  %155 = extractvalue { float, float } %138, 1
  %156 = fmul float %43, %154
  %157 = fmul float %44, %155
  %158 = fadd float %80, %156
  %159 = fadd float %81, %157
  %160 = extractvalue { float, float } %139, 0
  %161 = extractvalue { float, float } %139, 1
  %162 = fmul float %53, %160
  %163 = fmul float %54, %161
  %164 = fadd float %158, %162
  %165 = fadd float %159, %163
  %166 = extractvalue { float, float } %140, 0
  %167 = extractvalue { float, float } %140, 1
  %168 = fmul float %63, %166
  %169 = fmul float %64, %167
  %170 = fadd float %164, %168
  %171 = fadd float %165, %169
  %172 = fmul float %73, %150
  %173 = fmul float %74, %151
  %174 = fadd float %170, %172
  %175 = fadd float %171, %173
  %176 = fsub float 0.000000e+00, %174
  %177 = fsub float 0.000000e+00, %175
  %178 = fmul float %176, 0x3FF7154760000000
  %179 = call float @llvm.nvvm.ex2.approx.f(float %178)
  %180 = fmul float %177, 0x3FF7154760000000
  %181 = call float @llvm.nvvm.ex2.approx.f(float %180)
  %182 = fadd float %179, 1.000000e+00
  %183 = fadd float %181, 1.000000e+00
  %184 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %182)
  %185 = call float @llvm.nvvm.div.full(float 1.000000e+00, float %183)
  %186 = fmul float %174, %184
  %187 = fmul float %175, %185
  %188 = fptrunc float %186 to half
  %189 = fptrunc float %187 to half
  %190 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %142, 0
  %191 = insertelement <2 x half> undef, half %188, i32 0
  %192 = insertelement <2 x half> %191, half %189, i32 1
  %193 = bitcast <2 x half> %192 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %193, ptr addrspace(1) %190, i1 %32)
  %194 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %141, 1
  %195 = getelementptr half, ptr addrspace(1) %145, i32 %5
  %196 = getelementptr half, ptr addrspace(1) %194, i32 %5
  %197 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %195, 0
  %198 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %197, ptr addrspace(1) %196, 1
  %199 = extractvalue { ptr addrspace(1), ptr addrspace(1) } %142, 1
  %200 = getelementptr half, ptr addrspace(1) %190, i32 %5
  %201 = getelementptr half, ptr addrspace(1) %199, i32 %5
  %202 = insertvalue { ptr addrspace(1), ptr addrspace(1) } undef, ptr addrspace(1) %200, 0
  %203 = insertvalue { ptr addrspace(1), ptr addrspace(1) } %202, ptr addrspace(1) %201, 1
  %204 = add i32 %137, 1
  br label %136

205:                                              ; preds = %136
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
