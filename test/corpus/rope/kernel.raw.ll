; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @rope_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr addrspace(1) %8, ptr addrspace(1) %9) #0 {
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = and i32 %13, 31
  %15 = shl i32 %14, 0
  %16 = or i32 0, %15
  %17 = or i32 %16, 0
  %18 = and i32 %17, 31
  %19 = shl i32 %18, 1
  %20 = or disjoint i32 %19, 0
  %21 = xor i32 0, %20
  %22 = xor i32 %21, 0
  %23 = add i32 %22, 0
  %24 = mul i32 %11, %6
  %25 = getelementptr half, ptr addrspace(1) %0, i32 %24
  %26 = mul i32 %12, %7
  %27 = getelementptr half, ptr addrspace(1) %25, i32 %26
  %28 = getelementptr half, ptr addrspace(1) %3, i32 %24
  %29 = getelementptr half, ptr addrspace(1) %28, i32 %26
  %30 = mul i32 %11, 64
  %31 = getelementptr float, ptr addrspace(1) %1, i32 %30
  %32 = getelementptr float, ptr addrspace(1) %31, i32 %23
  %33 = call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %32)
  %34 = extractvalue { i32, i32 } %33, 0
  %35 = bitcast i32 %34 to <1 x float>
  %36 = extractvalue { i32, i32 } %33, 1
  %37 = bitcast i32 %36 to <1 x float>
  %38 = extractelement <1 x float> %35, i32 0
  %39 = extractelement <1 x float> %37, i32 0
  %40 = getelementptr float, ptr addrspace(1) %2, i32 %30
  %41 = getelementptr float, ptr addrspace(1) %40, i32 %23
  %42 = call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %41)
  %43 = extractvalue { i32, i32 } %42, 0
  %44 = bitcast i32 %43 to <1 x float>
  %45 = extractvalue { i32, i32 } %42, 1
  %46 = bitcast i32 %45 to <1 x float>
  %47 = extractelement <1 x float> %44, i32 0
  %48 = extractelement <1 x float> %46, i32 0
  %49 = getelementptr half, ptr addrspace(1) %27, i32 %23
  %50 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %49)
  %51 = bitcast i32 %50 to <2 x half>
  %52 = extractelement <2 x half> %51, i32 0
  %53 = extractelement <2 x half> %51, i32 1
  %54 = fpext half %52 to float
  %55 = fpext half %53 to float
  %56 = getelementptr half, ptr addrspace(1) %27, i32 64
  %57 = getelementptr half, ptr addrspace(1) %56, i32 %23
  %58 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %57)
  %59 = bitcast i32 %58 to <2 x half>
  %60 = extractelement <2 x half> %59, i32 0
  %61 = extractelement <2 x half> %59, i32 1
  %62 = fpext half %60 to float
  %63 = fpext half %61 to float
  %64 = getelementptr half, ptr addrspace(1) %29, i32 %23
  %65 = fmul float %54, %38
  %66 = fmul float %55, %39
  %67 = fmul float %62, %47
  %68 = fmul float %63, %48
  %69 = fsub float %65, %67
  %70 = fsub float %66, %68
  %71 = fptrunc float %69 to half
  %72 = fptrunc float %70 to half
  %73 = insertelement <2 x half> undef, half %71, i32 0
  %74 = insertelement <2 x half> %73, half %72, i32 1
  %75 = bitcast <2 x half> %74 to i32
  call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %75, ptr addrspace(1) %64)
  %76 = getelementptr half, ptr addrspace(1) %29, i32 64
  %77 = getelementptr half, ptr addrspace(1) %76, i32 %23
  %78 = fmul float %62, %38
  %79 = fmul float %63, %39
  %80 = fmul float %54, %47
  %81 = fmul float %55, %48
  %82 = fadd float %78, %80
  %83 = fadd float %79, %81
  %84 = fptrunc float %82 to half
  %85 = fptrunc float %83 to half
  %86 = insertelement <2 x half> undef, half %84, i32 0
  %87 = insertelement <2 x half> %86, half %85, i32 1
  %88 = bitcast <2 x half> %87 to i32
  call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %88, ptr addrspace(1) %77)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
