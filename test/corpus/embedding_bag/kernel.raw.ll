; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

define ptx_kernel void @embedding_bag_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, ptr addrspace(1) %6, ptr addrspace(1) %7) #0 {
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = mul i32 %10, 128
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = and i32 %12, 31
  %14 = shl i32 %13, 0
  %15 = or i32 0, %14
  %16 = or i32 %15, 0
  %17 = and i32 %16, 31
  %18 = shl i32 %17, 2
  %19 = or disjoint i32 %18, 0
  %20 = xor i32 0, %19
  %21 = xor i32 %20, 0
  %22 = add i32 %21, 0
  %23 = add i32 %11, %22
  %24 = icmp slt i32 %23, %5
  %25 = getelementptr i64, ptr addrspace(1) %1, i32 %9
  %26 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %25)
  %27 = bitcast i64 %26 to <1 x i64>
  %28 = extractelement <1 x i64> %27, i32 0
  %29 = getelementptr i64, ptr addrspace(1) %25, i32 1
  %30 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %29)
  %31 = bitcast i64 %30 to <1 x i64>
  %32 = extractelement <1 x i64> %31, i32 0
  %33 = getelementptr i64, ptr addrspace(1) %0, i64 %28
  %34 = getelementptr float, ptr addrspace(1) %2, i64 %28
  %35 = sext i32 %5 to i64
  br label %36

36:                                               ; preds = %42, %8
  %37 = phi i64 [ %83, %42 ], [ %28, %8 ]
  %38 = phi ptr addrspace(1) [ %81, %42 ], [ %33, %8 ]
  %39 = phi ptr addrspace(1) [ %82, %42 ], [ %34, %8 ]
  %40 = phi { float, float, float, float } [ %80, %42 ], [ zeroinitializer, %8 ]
  %41 = icmp slt i64 %37, %32
  br i1 %41, label %42, label %84

42:                                               ; preds = %36
  %43 = call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %38)
  %44 = bitcast i64 %43 to <1 x i64>
  %45 = extractelement <1 x i64> %44, i32 0
  %46 = call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %39)
  %47 = bitcast i32 %46 to <1 x float>
  %48 = extractelement <1 x float> %47, i32 0
  %49 = mul i64 %45, %35
  %50 = getelementptr half, ptr addrspace(1) %3, i64 %49
  %51 = getelementptr half, ptr addrspace(1) %50, i32 %23
  %52 = call { i32, i32 } asm sideeffect "mov.u32 $0, $2;\0A\09mov.u32 $1, $3;\0A\09@$5 ld.global.v2.b32 { $0, $1 }, [ $4 + 0 ];", "=r,=r,r,r,l,b"(i32 0, i32 0, ptr addrspace(1) %51, i1 %24)
  %53 = extractvalue { i32, i32 } %52, 0
  %54 = bitcast i32 %53 to <2 x half>
  %55 = extractvalue { i32, i32 } %52, 1
  %56 = bitcast i32 %55 to <2 x half>
  %57 = extractelement <2 x half> %54, i32 0
  %58 = extractelement <2 x half> %54, i32 1
  %59 = extractelement <2 x half> %56, i32 0
  %60 = extractelement <2 x half> %56, i32 1
  %61 = fpext half %57 to float
  %62 = fpext half %58 to float
  %63 = fpext half %59 to float
  %64 = fpext half %60 to float
  %65 = fmul float %48, %61
  %66 = fmul float %48, %62
  %67 = fmul float %48, %63
  %68 = fmul float %48, %64
  %69 = extractvalue { float, float, float, float } %40, 0
  %70 = extractvalue { float, float, float, float } %40, 1
  %71 = extractvalue { float, float, float, float } %40, 2
  %72 = extractvalue { float, float, float, float } %40, 3
  %73 = fadd float %69, %65
  %74 = fadd float %70, %66
  %75 = fadd float %71, %67
  %76 = fadd float %72, %68
  %77 = insertvalue { float, float, float, float } undef, float %73, 0
  %78 = insertvalue { float, float, float, float } %77, float %74, 1
  %79 = insertvalue { float, float, float, float } %78, float %75, 2
  %80 = insertvalue { float, float, float, float } %79, float %76, 3
  %81 = getelementptr i64, ptr addrspace(1) %38, i32 1
  %82 = getelementptr float, ptr addrspace(1) %39, i32 1
  %83 = add i64 %37, 1
  br label %36

84:                                               ; preds = %36
  %85 = mul i32 %9, %5
  %86 = getelementptr float, ptr addrspace(1) %4, i32 %85
  %87 = getelementptr float, ptr addrspace(1) %86, i32 %23
  %88 = extractvalue { float, float, float, float } %40, 0
  %89 = extractvalue { float, float, float, float } %40, 1
  %90 = extractvalue { float, float, float, float } %40, 2
  %91 = extractvalue { float, float, float, float } %40, 3
  %92 = insertelement <1 x float> undef, float %88, i32 0
  %93 = bitcast <1 x float> %92 to i32
  %94 = insertelement <1 x float> undef, float %89, i32 0
  %95 = bitcast <1 x float> %94 to i32
  %96 = insertelement <1 x float> undef, float %90, i32 0
  %97 = bitcast <1 x float> %96 to i32
  %98 = insertelement <1 x float> undef, float %91, i32 0
  %99 = bitcast <1 x float> %98 to i32
  call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %93, i32 %95, i32 %97, i32 %99, ptr addrspace(1) %87, i1 %24)
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
