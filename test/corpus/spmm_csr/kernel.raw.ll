; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @spmm_csr_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = mul i32 %10, 256
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = and i32 %12, 63
  %14 = urem i32 %13, 32
  %15 = udiv i32 %13, 32
  %16 = shl i32 %14, 0
  %17 = or i32 0, %16
  %18 = shl i32 %15, 5
  %19 = or i32 %17, %18
  %20 = or i32 %19, 0
  %21 = and i32 %20, 63
  %22 = shl i32 %21, 2
  %23 = or disjoint i32 %22, 0
  %24 = xor i32 0, %23
  %25 = xor i32 %24, 0
  %26 = add i32 %25, 0
  %27 = add i32 %11, %26
  %28 = icmp slt i32 %27, %5
  %29 = getelementptr i32, ptr addrspace(1) %0, i32 %9
  %30 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %29)
  %31 = bitcast i32 %30 to <1 x i32>
  %32 = extractelement <1 x i32> %31, i32 0
  %33 = getelementptr i32, ptr addrspace(1) %29, i32 1
  %34 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %33)
  %35 = bitcast i32 %34 to <1 x i32>
  %36 = extractelement <1 x i32> %35, i32 0
  %37 = getelementptr i32, ptr addrspace(1) %1, i32 %32
  %38 = getelementptr float, ptr addrspace(1) %2, i32 %32
  br label %39

39:                                               ; preds = %45, %8
  %40 = phi i32 [ %86, %45 ], [ %32, %8 ]
  %41 = phi ptr addrspace(1) [ %84, %45 ], [ %37, %8 ]
  %42 = phi ptr addrspace(1) [ %85, %45 ], [ %38, %8 ]
  %43 = phi { float, float, float, float } [ %83, %45 ], [ zeroinitializer, %8 ]
  %44 = icmp slt i32 %40, %36
  br i1 %44, label %45, label %87

45:                                               ; preds = %39
  %46 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %41)
  %47 = bitcast i32 %46 to <1 x i32>
  %48 = extractelement <1 x i32> %47, i32 0
  %49 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %42)
  %50 = bitcast i32 %49 to <1 x float>
  %51 = extractelement <1 x float> %50, i32 0
  %52 = mul i32 %48, %5
  %53 = getelementptr float, ptr addrspace(1) %3, i32 %52
  %54 = getelementptr float, ptr addrspace(1) %53, i32 %27
  %55 = call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %54, i1 %28)
  %56 = extractvalue { i32, i32, i32, i32 } %55, 0
  %57 = bitcast i32 %56 to <1 x float>
  %58 = extractvalue { i32, i32, i32, i32 } %55, 1
  %59 = bitcast i32 %58 to <1 x float>
  %60 = extractvalue { i32, i32, i32, i32 } %55, 2
  %61 = bitcast i32 %60 to <1 x float>
  %62 = extractvalue { i32, i32, i32, i32 } %55, 3
  %63 = bitcast i32 %62 to <1 x float>
  %64 = extractelement <1 x float> %57, i32 0
  %65 = extractelement <1 x float> %59, i32 0
  %66 = extractelement <1 x float> %61, i32 0
  %67 = extractelement <1 x float> %63, i32 0
  %68 = fmul float %51, %64
  %69 = fmul float %51, %65
  %70 = fmul float %51, %66
  %71 = fmul float %51, %67
  %72 = extractvalue { float, float, float, float } %43, 0
  %73 = extractvalue { float, float, float, float } %43, 1
  %74 = extractvalue { float, float, float, float } %43, 2
  %75 = extractvalue { float, float, float, float } %43, 3
  %76 = fadd float %72, %68
  %77 = fadd float %73, %69
  %78 = fadd float %74, %70
  %79 = fadd float %75, %71
  %80 = insertvalue { float, float, float, float } undef, float %76, 0
  %81 = insertvalue { float, float, float, float } %80, float %77, 1
  %82 = insertvalue { float, float, float, float } %81, float %78, 2
  %83 = insertvalue { float, float, float, float } %82, float %79, 3
  %84 = getelementptr i32, ptr addrspace(1) %41, i32 1
  %85 = getelementptr float, ptr addrspace(1) %42, i32 1
  %86 = add i32 %40, 1
  br label %39

87:                                               ; preds = %39
  %88 = mul i32 %9, %5
  %89 = getelementptr float, ptr addrspace(1) %4, i32 %88
  %90 = getelementptr float, ptr addrspace(1) %89, i32 %27
  %91 = extractvalue { float, float, float, float } %43, 0
  %92 = extractvalue { float, float, float, float } %43, 1
  %93 = extractvalue { float, float, float, float } %43, 2
  %94 = extractvalue { float, float, float, float } %43, 3
  %95 = insertelement <1 x float> undef, float %91, i32 0
  %96 = bitcast <1 x float> %95 to i32
  %97 = insertelement <1 x float> undef, float %92, i32 0
  %98 = bitcast <1 x float> %97 to i32
  %99 = insertelement <1 x float> undef, float %93, i32 0
  %100 = bitcast <1 x float> %99 to i32
  %101 = insertelement <1 x float> undef, float %94, i32 0
  %102 = bitcast <1 x float> %101 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %96, i32 %98, i32 %100, i32 %102, ptr addrspace(1) %90, i1 %28)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { "nvvm.reqntid"="64" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
