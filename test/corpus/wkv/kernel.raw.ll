; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @wkv_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, ptr addrspace(1) %7, ptr addrspace(1) %8) #0 {
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %10, 32
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = and i32 %12, 31
  %14 = shl i32 %13, 0
  %15 = or i32 0, %14
  %16 = or i32 %15, 0
  %17 = and i32 %16, 31
  %18 = lshr i32 %17, 0
  %19 = or disjoint i32 %18, 0
  %20 = xor i32 0, %19
  %21 = xor i32 %20, 0
  %22 = add i32 %21, 0
  %23 = add i32 %11, %22
  %24 = icmp slt i32 %23, %6
  %25 = getelementptr float, ptr addrspace(1) %0, i32 %23
  %26 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %25, i1 %24)
  %27 = bitcast i32 %26 to <1 x float>
  %28 = extractelement <1 x float> %27, i32 0
  %29 = getelementptr float, ptr addrspace(1) %1, i32 %23
  %30 = call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %29, i1 %24)
  %31 = bitcast i32 %30 to <1 x float>
  %32 = extractelement <1 x float> %31, i32 0
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = sext i32 %33 to i64
  %35 = sext i32 %5 to i64
  %36 = mul i64 %34, %35
  %37 = sext i32 %6 to i64
  %38 = mul i64 %36, %37
  %39 = getelementptr half, ptr addrspace(1) %2, i64 %38
  %40 = getelementptr half, ptr addrspace(1) %39, i32 %23
  %41 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %40, 0
  %42 = getelementptr half, ptr addrspace(1) %3, i64 %38
  %43 = getelementptr half, ptr addrspace(1) %42, i32 %23
  %44 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %43, 0
  %45 = getelementptr float, ptr addrspace(1) %4, i64 %38
  %46 = getelementptr float, ptr addrspace(1) %45, i32 %23
  %47 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %46, 0
  br label %48

48:                                               ; preds = %57, %9
  %49 = phi i32 [ %110, %57 ], [ 0, %9 ]
  %50 = phi { ptr addrspace(1) } [ %105, %57 ], [ %41, %9 ]
  %51 = phi { ptr addrspace(1) } [ %107, %57 ], [ %44, %9 ]
  %52 = phi { ptr addrspace(1) } [ %109, %57 ], [ %47, %9 ]
  %53 = phi { float } [ %100, %57 ], [ zeroinitializer, %9 ]
  %54 = phi { float } [ %103, %57 ], [ zeroinitializer, %9 ]
  %55 = phi { float } [ %90, %57 ], [ { float 0xC7D2CED320000000 }, %9 ]
  %56 = icmp slt i32 %49, %5
  br i1 %56, label %57, label %111

57:                                               ; preds = %48
  %58 = extractvalue { ptr addrspace(1) } %50, 0
  %59 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %58, i1 %24)
  %60 = bitcast i16 %59 to <1 x half>
  %61 = extractelement <1 x half> %60, i32 0
  %62 = fpext half %61 to float
  %63 = extractvalue { ptr addrspace(1) } %51, 0
  %64 = call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %63, i1 %24)
  %65 = bitcast i16 %64 to <1 x half>
  %66 = extractelement <1 x half> %65, i32 0
  %67 = fpext half %66 to float
  %68 = fadd float %32, %62
  %69 = extractvalue { float } %55, 0
  %70 = call float @llvm.maxnum.f32(float %69, float %68)
  %71 = fsub float %69, %70
  %72 = fmul float %71, 0x3FF7154760000000
  %73 = call float @llvm.nvvm.ex2.approx.f(float %72)
  %74 = fsub float %68, %70
  %75 = fmul float %74, 0x3FF7154760000000
  %76 = call float @llvm.nvvm.ex2.approx.f(float %75)
  %77 = extractvalue { float } %53, 0
  %78 = fmul float %73, %77
  %79 = fmul float %76, %67
  %80 = fadd float %78, %79
  %81 = extractvalue { float } %54, 0
  %82 = fmul float %73, %81
  %83 = fadd float %82, %76
  %84 = call float @llvm.nvvm.div.full(float %80, float %83)
  %85 = extractvalue { ptr addrspace(1) } %52, 0
  %86 = insertelement <1 x float> undef, float %84, i32 0
  %87 = bitcast <1 x float> %86 to i32
  call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %87, ptr addrspace(1) %85, i1 %24)
  %88 = fadd float %69, %28
  %89 = call float @llvm.maxnum.f32(float %88, float %62)
  %90 = insertvalue { float } undef, float %89, 0
  %91 = fsub float %88, %89
  %92 = fmul float %91, 0x3FF7154760000000
  %93 = call float @llvm.nvvm.ex2.approx.f(float %92)
  %94 = fsub float %62, %89
  %95 = fmul float %94, 0x3FF7154760000000
  %96 = call float @llvm.nvvm.ex2.approx.f(float %95)
  %97 = fmul float %93, %77
  %98 = fmul float %96, %67
  %99 = fadd float %97, %98
  %100 = insertvalue { float } undef, float %99, 0
  %101 = fmul float %93, %81
  %102 = fadd float %101, %96
  %103 = insertvalue { float } undef, float %102, 0
  %104 = getelementptr half, ptr addrspace(1) %58, i32 %6
  %105 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %104, 0
  %106 = getelementptr half, ptr addrspace(1) %63, i32 %6
  %107 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %106, 0
  %108 = getelementptr float, ptr addrspace(1) %85, i32 %6
  %109 = insertvalue { ptr addrspace(1) } undef, ptr addrspace(1) %108, 0
  %110 = add i32 %49, 1
  br label %48

111:                                              ; preds = %48
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

attributes #0 = { "nvvm.reqntid"="32" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
