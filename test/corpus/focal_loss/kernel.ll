; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @focal_loss_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, float %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !5 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %10 = shl i32 %9, 10, !dbg !9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %12 = and i32 %11, 127, !dbg !10
  %13 = shl nuw nsw i32 %12, 3, !dbg !10
  %14 = or disjoint i32 %13, %10, !dbg !11
  %15 = or disjoint i32 %14, 1, !dbg !11
  %16 = or disjoint i32 %14, 2, !dbg !11
  %17 = or disjoint i32 %14, 3, !dbg !11
  %18 = or disjoint i32 %14, 4, !dbg !11
  %19 = or disjoint i32 %14, 5, !dbg !11
  %20 = or disjoint i32 %14, 6, !dbg !11
  %21 = or disjoint i32 %14, 7, !dbg !11
  %22 = icmp slt i32 %14, %4, !dbg !12
  %23 = icmp slt i32 %15, %4, !dbg !12
  %24 = icmp slt i32 %16, %4, !dbg !12
  %25 = icmp slt i32 %17, %4, !dbg !12
  %26 = icmp slt i32 %18, %4, !dbg !12
  %27 = icmp slt i32 %19, %4, !dbg !12
  %28 = icmp slt i32 %20, %4, !dbg !12
  %29 = icmp slt i32 %21, %4, !dbg !12
  %30 = sext i32 %14 to i64, !dbg !13
  %31 = getelementptr half, ptr addrspace(1) %0, i64 %30, !dbg !13
  %32 = sext i32 %15 to i64, !dbg !13
  %33 = getelementptr half, ptr addrspace(1) %0, i64 %32, !dbg !13
  %34 = sext i32 %16 to i64, !dbg !13
  %35 = getelementptr half, ptr addrspace(1) %0, i64 %34, !dbg !13
  %36 = sext i32 %17 to i64, !dbg !13
  %37 = getelementptr half, ptr addrspace(1) %0, i64 %36, !dbg !13
  %38 = sext i32 %18 to i64, !dbg !13
  %39 = getelementptr half, ptr addrspace(1) %0, i64 %38, !dbg !13
  %40 = sext i32 %19 to i64, !dbg !13
  %41 = getelementptr half, ptr addrspace(1) %0, i64 %40, !dbg !13
  %42 = sext i32 %20 to i64, !dbg !13
  %43 = getelementptr half, ptr addrspace(1) %0, i64 %42, !dbg !13
  %44 = sext i32 %21 to i64, !dbg !13
  %45 = getelementptr half, ptr addrspace(1) %0, i64 %44, !dbg !13
  %46 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %31, i1 %22) #6, !dbg !14
  %47 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %33, i1 %23) #6, !dbg !14
  %48 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %35, i1 %24) #6, !dbg !14
  %49 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %37, i1 %25) #6, !dbg !14
  %50 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %39, i1 %26) #6, !dbg !14
  %51 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %41, i1 %27) #6, !dbg !14
  %52 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %43, i1 %28) #6, !dbg !14
  %53 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %45, i1 %29) #6, !dbg !14
  %54 = insertelement <4 x i16> poison, i16 %46, i64 0, !dbg !14
  %55 = insertelement <4 x i16> %54, i16 %47, i64 1, !dbg !14
  %56 = insertelement <4 x i16> %55, i16 %48, i64 2, !dbg !14
  %57 = insertelement <4 x i16> %56, i16 %49, i64 3, !dbg !14
  %58 = bitcast <4 x i16> %57 to <4 x half>, !dbg !14
  %59 = fpext <4 x half> %58 to <4 x float>, !dbg !15
  %60 = insertelement <4 x i16> poison, i16 %50, i64 0, !dbg !14
  %61 = insertelement <4 x i16> %60, i16 %51, i64 1, !dbg !14
  %62 = insertelement <4 x i16> %61, i16 %52, i64 2, !dbg !14
  %63 = insertelement <4 x i16> %62, i16 %53, i64 3, !dbg !14
  %64 = bitcast <4 x i16> %63 to <4 x half>, !dbg !14
  %65 = fpext <4 x half> %64 to <4 x float>, !dbg !15
  %66 = getelementptr i8, ptr addrspace(1) %1, i64 %30, !dbg !16
  %67 = getelementptr i8, ptr addrspace(1) %1, i64 %32, !dbg !16
  %68 = getelementptr i8, ptr addrspace(1) %1, i64 %34, !dbg !16
  %69 = getelementptr i8, ptr addrspace(1) %1, i64 %36, !dbg !16
  %70 = getelementptr i8, ptr addrspace(1) %1, i64 %38, !dbg !16
  %71 = getelementptr i8, ptr addrspace(1) %1, i64 %40, !dbg !16
  %72 = getelementptr i8, ptr addrspace(1) %1, i64 %42, !dbg !16
  %73 = getelementptr i8, ptr addrspace(1) %1, i64 %44, !dbg !16
  %74 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %66, i1 %22) #6, !dbg !17
  %75 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %67, i1 %23) #6, !dbg !17
  %76 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %68, i1 %24) #6, !dbg !17
  %77 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %69, i1 %25) #6, !dbg !17
  %78 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %70, i1 %26) #6, !dbg !17
  %79 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %71, i1 %27) #6, !dbg !17
  %80 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %72, i1 %28) #6, !dbg !17
  %81 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %73, i1 %29) #6, !dbg !17
  %82 = extractelement <4 x float> %59, i64 0, !dbg !18
  %83 = tail call float @llvm.fabs.f32(float %82), !dbg !18
  %84 = extractelement <4 x float> %59, i64 1, !dbg !18
  %85 = tail call float @llvm.fabs.f32(float %84), !dbg !18
  %86 = extractelement <4 x float> %59, i64 2, !dbg !18
  %87 = tail call float @llvm.fabs.f32(float %86), !dbg !18
  %88 = extractelement <4 x float> %59, i64 3, !dbg !18
  %89 = tail call float @llvm.fabs.f32(float %88), !dbg !18
  %90 = extractelement <4 x float> %65, i64 0, !dbg !18
  %91 = tail call float @llvm.fabs.f32(float %90), !dbg !18
  %92 = extractelement <4 x float> %65, i64 1, !dbg !18
  %93 = tail call float @llvm.fabs.f32(float %92), !dbg !18
  %94 = extractelement <4 x float> %65, i64 2, !dbg !18
  %95 = tail call float @llvm.fabs.f32(float %94), !dbg !18
  %96 = extractelement <4 x float> %65, i64 3, !dbg !18
  %97 = tail call float @llvm.fabs.f32(float %96), !dbg !18
  %98 = fsub float 0.000000e+00, %83, !dbg !19
  %99 = fsub float 0.000000e+00, %85, !dbg !19
  %100 = fsub float 0.000000e+00, %87, !dbg !19
  %101 = fsub float 0.000000e+00, %89, !dbg !19
  %102 = fsub float 0.000000e+00, %91, !dbg !19
  %103 = fsub float 0.000000e+00, %93, !dbg !19
  %104 = fsub float 0.000000e+00, %95, !dbg !19
  %105 = fsub float 0.000000e+00, %97, !dbg !19
  %106 = fmul float %98, 0x3FF7154760000000, !dbg !20
  %107 = tail call float @llvm.nvvm.ex2.approx.f(float %106), !dbg !20
  %108 = fmul float %99, 0x3FF7154760000000, !dbg !20
  %109 = tail call float @llvm.nvvm.ex2.approx.f(float %108), !dbg !20
  %110 = fmul float %100, 0x3FF7154760000000, !dbg !20
  %111 = tail call float @llvm.nvvm.ex2.approx.f(float %110), !dbg !20
  %112 = fmul float %101, 0x3FF7154760000000, !dbg !20
  %113 = tail call float @llvm.nvvm.ex2.approx.f(float %112), !dbg !20
  %114 = fmul float %102, 0x3FF7154760000000, !dbg !20
  %115 = tail call float @llvm.nvvm.ex2.approx.f(float %114), !dbg !20
  %116 = fmul float %103, 0x3FF7154760000000, !dbg !20
  %117 = tail call float @llvm.nvvm.ex2.approx.f(float %116), !dbg !20
  %118 = fmul float %104, 0x3FF7154760000000, !dbg !20
  %119 = tail call float @llvm.nvvm.ex2.approx.f(float %118), !dbg !20
  %120 = fmul float %105, 0x3FF7154760000000, !dbg !20
  %121 = tail call float @llvm.nvvm.ex2.approx.f(float %120), !dbg !20
  %122 = fadd float %107, 1.000000e+00, !dbg !21
  %123 = fadd float %109, 1.000000e+00, !dbg !21
  %124 = fadd float %111, 1.000000e+00, !dbg !21
  %125 = fadd float %113, 1.000000e+00, !dbg !21
  %126 = fadd float %115, 1.000000e+00, !dbg !21
  %127 = fadd float %117, 1.000000e+00, !dbg !21
  %128 = fadd float %119, 1.000000e+00, !dbg !21
  %129 = fadd float %121, 1.000000e+00, !dbg !21
  %130 = fcmp olt float %122, 0x3810000000000000, !dbg !22
  %131 = fmul float %122, 0x4160000000000000, !dbg !22
  %.02.i = select i1 %130, float %131, float %122, !dbg !22
  %i.i.0.i = select i1 %130, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %132 = bitcast float %.02.i to i32, !dbg !22
  %133 = add i32 %132, -1059760811, !dbg !22
  %134 = and i32 %133, -8388608, !dbg !22
  %135 = sub i32 %132, %134, !dbg !22
  %136 = bitcast i32 %135 to float, !dbg !22
  %137 = sitofp i32 %134 to float, !dbg !22
  %138 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i = icmp eq i32 %138, 0, !dbg !22
  %139 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %137, float 0x3E80000000000000, float %i.i.0.i) #6, !dbg !22
  %140 = tail call float @llvm.nvvm.fma.rn.f(float %137, float 0x3E80000000000000, float %i.i.0.i) #6, !dbg !22
  %.08.i = select i1 %.not.i, float %140, float %139, !dbg !22
  %141 = fadd float %136, -1.000000e+00, !dbg !22
  %142 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i = icmp eq i32 %142, 0, !dbg !22
  %143 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %141, float 0x3FC2073EC0000000) #6, !dbg !22
  %144 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %141, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i = select i1 %.not1.i, float %144, float %143, !dbg !22
  %145 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i = icmp eq i32 %145, 0, !dbg !22
  %146 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i, float %141, float 0xBFBF19B980000000) #6, !dbg !22
  %147 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i, float %141, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i = select i1 %.not2.i, float %147, float %146, !dbg !22
  %148 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i = icmp eq i32 %148, 0, !dbg !22
  %149 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i, float %141, float 0x3FC1E52AA0000000) #6, !dbg !22
  %150 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i, float %141, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i = select i1 %.not3.i, float %150, float %149, !dbg !22
  %151 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i = icmp eq i32 %151, 0, !dbg !22
  %152 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i, float %141, float 0xBFC55B1720000000) #6, !dbg !22
  %153 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i, float %141, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i = select i1 %.not4.i, float %153, float %152, !dbg !22
  %154 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i = icmp eq i32 %154, 0, !dbg !22
  %155 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i, float %141, float 0x3FC99DA160000000) #6, !dbg !22
  %156 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i, float %141, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i = select i1 %.not5.i, float %156, float %155, !dbg !22
  %157 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i = icmp eq i32 %157, 0, !dbg !22
  %158 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i, float %141, float 0xBFCFFFE440000000) #6, !dbg !22
  %159 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i, float %141, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i = select i1 %.not6.i, float %159, float %158, !dbg !22
  %160 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i = icmp eq i32 %160, 0, !dbg !22
  %161 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i, float %141, float 0x3FD5554F00000000) #6, !dbg !22
  %162 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i, float %141, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i = select i1 %.not7.i, float %162, float %161, !dbg !22
  %163 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i = icmp eq i32 %163, 0, !dbg !22
  %164 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i, float %141, float -5.000000e-01) #6, !dbg !22
  %165 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i, float %141, float -5.000000e-01) #6, !dbg !22
  %.07.i = select i1 %.not8.i, float %165, float %164, !dbg !22
  %166 = fmul float %141, %.07.i, !dbg !22
  %167 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i = icmp eq i32 %167, 0, !dbg !22
  %168 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %166, float %141, float %141) #6, !dbg !22
  %169 = tail call float @llvm.nvvm.fma.rn.f(float %166, float %141, float %141) #6, !dbg !22
  %.06.i = select i1 %.not9.i, float %169, float %168, !dbg !22
  %170 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i = icmp eq i32 %170, 0, !dbg !22
  %171 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i, float 0x3FE62E4300000000, float %.06.i) #6, !dbg !22
  %172 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i, float 0x3FE62E4300000000, float %.06.i) #6, !dbg !22
  %.04.i = select i1 %.not10.i, float %172, float %171, !dbg !22
  %173 = icmp ugt i32 %132, 2139095039, !dbg !22
  br i1 %173, label %__nv_fmaf_rn.exit.i.i, label %__nv_logf.exit, !dbg !22

__nv_fmaf_rn.exit.i.i:                            ; preds = %8
  %174 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i = icmp eq i32 %174, 0, !dbg !22
  %175 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %176 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i = select i1 %.not11.i, float %176, float %175, !dbg !22
  br label %__nv_logf.exit, !dbg !22

__nv_logf.exit:                                   ; preds = %8, %__nv_fmaf_rn.exit.i.i
  %r.i.0.i = phi float [ %.03.i, %__nv_fmaf_rn.exit.i.i ], [ %.04.i, %8 ], !dbg !22
  %177 = fcmp olt float %123, 0x3810000000000000, !dbg !22
  %178 = fmul float %123, 0x4160000000000000, !dbg !22
  %.02.i30 = select i1 %177, float %178, float %123, !dbg !22
  %i.i.0.i31 = select i1 %177, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %179 = bitcast float %.02.i30 to i32, !dbg !22
  %180 = add i32 %179, -1059760811, !dbg !22
  %181 = and i32 %180, -8388608, !dbg !22
  %182 = sub i32 %179, %181, !dbg !22
  %183 = bitcast i32 %182 to float, !dbg !22
  %184 = sitofp i32 %181 to float, !dbg !22
  %185 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i32 = icmp eq i32 %185, 0, !dbg !22
  %186 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %184, float 0x3E80000000000000, float %i.i.0.i31) #6, !dbg !22
  %187 = tail call float @llvm.nvvm.fma.rn.f(float %184, float 0x3E80000000000000, float %i.i.0.i31) #6, !dbg !22
  %.08.i33 = select i1 %.not.i32, float %187, float %186, !dbg !22
  %188 = fadd float %183, -1.000000e+00, !dbg !22
  %189 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i34 = icmp eq i32 %189, 0, !dbg !22
  %190 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %188, float 0x3FC2073EC0000000) #6, !dbg !22
  %191 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %188, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i35 = select i1 %.not1.i34, float %191, float %190, !dbg !22
  %192 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i36 = icmp eq i32 %192, 0, !dbg !22
  %193 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i35, float %188, float 0xBFBF19B980000000) #6, !dbg !22
  %194 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i35, float %188, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i37 = select i1 %.not2.i36, float %194, float %193, !dbg !22
  %195 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i38 = icmp eq i32 %195, 0, !dbg !22
  %196 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i37, float %188, float 0x3FC1E52AA0000000) #6, !dbg !22
  %197 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i37, float %188, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i39 = select i1 %.not3.i38, float %197, float %196, !dbg !22
  %198 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i40 = icmp eq i32 %198, 0, !dbg !22
  %199 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i39, float %188, float 0xBFC55B1720000000) #6, !dbg !22
  %200 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i39, float %188, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i41 = select i1 %.not4.i40, float %200, float %199, !dbg !22
  %201 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i42 = icmp eq i32 %201, 0, !dbg !22
  %202 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i41, float %188, float 0x3FC99DA160000000) #6, !dbg !22
  %203 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i41, float %188, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i43 = select i1 %.not5.i42, float %203, float %202, !dbg !22
  %204 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i44 = icmp eq i32 %204, 0, !dbg !22
  %205 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i43, float %188, float 0xBFCFFFE440000000) #6, !dbg !22
  %206 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i43, float %188, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i45 = select i1 %.not6.i44, float %206, float %205, !dbg !22
  %207 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i46 = icmp eq i32 %207, 0, !dbg !22
  %208 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i45, float %188, float 0x3FD5554F00000000) #6, !dbg !22
  %209 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i45, float %188, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i47 = select i1 %.not7.i46, float %209, float %208, !dbg !22
  %210 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i48 = icmp eq i32 %210, 0, !dbg !22
  %211 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i47, float %188, float -5.000000e-01) #6, !dbg !22
  %212 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i47, float %188, float -5.000000e-01) #6, !dbg !22
  %.07.i49 = select i1 %.not8.i48, float %212, float %211, !dbg !22
  %213 = fmul float %188, %.07.i49, !dbg !22
  %214 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i50 = icmp eq i32 %214, 0, !dbg !22
  %215 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %213, float %188, float %188) #6, !dbg !22
  %216 = tail call float @llvm.nvvm.fma.rn.f(float %213, float %188, float %188) #6, !dbg !22
  %.06.i51 = select i1 %.not9.i50, float %216, float %215, !dbg !22
  %217 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i52 = icmp eq i32 %217, 0, !dbg !22
  %218 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i33, float 0x3FE62E4300000000, float %.06.i51) #6, !dbg !22
  %219 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i33, float 0x3FE62E4300000000, float %.06.i51) #6, !dbg !22
  %.04.i53 = select i1 %.not10.i52, float %219, float %218, !dbg !22
  %220 = icmp ugt i32 %179, 2139095039, !dbg !22
  br i1 %220, label %__nv_fmaf_rn.exit.i.i56, label %__nv_logf.exit59, !dbg !22

__nv_fmaf_rn.exit.i.i56:                          ; preds = %__nv_logf.exit
  %221 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i57 = icmp eq i32 %221, 0, !dbg !22
  %222 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i30, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %223 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i30, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i58 = select i1 %.not11.i57, float %223, float %222, !dbg !22
  br label %__nv_logf.exit59, !dbg !22

__nv_logf.exit59:                                 ; preds = %__nv_logf.exit, %__nv_fmaf_rn.exit.i.i56
  %r.i.0.i54 = phi float [ %.03.i58, %__nv_fmaf_rn.exit.i.i56 ], [ %.04.i53, %__nv_logf.exit ], !dbg !22
  %224 = fcmp olt float %124, 0x3810000000000000, !dbg !22
  %225 = fmul float %124, 0x4160000000000000, !dbg !22
  %.02.i60 = select i1 %224, float %225, float %124, !dbg !22
  %i.i.0.i61 = select i1 %224, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %226 = bitcast float %.02.i60 to i32, !dbg !22
  %227 = add i32 %226, -1059760811, !dbg !22
  %228 = and i32 %227, -8388608, !dbg !22
  %229 = sub i32 %226, %228, !dbg !22
  %230 = bitcast i32 %229 to float, !dbg !22
  %231 = sitofp i32 %228 to float, !dbg !22
  %232 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i62 = icmp eq i32 %232, 0, !dbg !22
  %233 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %231, float 0x3E80000000000000, float %i.i.0.i61) #6, !dbg !22
  %234 = tail call float @llvm.nvvm.fma.rn.f(float %231, float 0x3E80000000000000, float %i.i.0.i61) #6, !dbg !22
  %.08.i63 = select i1 %.not.i62, float %234, float %233, !dbg !22
  %235 = fadd float %230, -1.000000e+00, !dbg !22
  %236 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i64 = icmp eq i32 %236, 0, !dbg !22
  %237 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %235, float 0x3FC2073EC0000000) #6, !dbg !22
  %238 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %235, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i65 = select i1 %.not1.i64, float %238, float %237, !dbg !22
  %239 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i66 = icmp eq i32 %239, 0, !dbg !22
  %240 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i65, float %235, float 0xBFBF19B980000000) #6, !dbg !22
  %241 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i65, float %235, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i67 = select i1 %.not2.i66, float %241, float %240, !dbg !22
  %242 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i68 = icmp eq i32 %242, 0, !dbg !22
  %243 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i67, float %235, float 0x3FC1E52AA0000000) #6, !dbg !22
  %244 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i67, float %235, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i69 = select i1 %.not3.i68, float %244, float %243, !dbg !22
  %245 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i70 = icmp eq i32 %245, 0, !dbg !22
  %246 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i69, float %235, float 0xBFC55B1720000000) #6, !dbg !22
  %247 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i69, float %235, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i71 = select i1 %.not4.i70, float %247, float %246, !dbg !22
  %248 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i72 = icmp eq i32 %248, 0, !dbg !22
  %249 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i71, float %235, float 0x3FC99DA160000000) #6, !dbg !22
  %250 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i71, float %235, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i73 = select i1 %.not5.i72, float %250, float %249, !dbg !22
  %251 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i74 = icmp eq i32 %251, 0, !dbg !22
  %252 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i73, float %235, float 0xBFCFFFE440000000) #6, !dbg !22
  %253 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i73, float %235, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i75 = select i1 %.not6.i74, float %253, float %252, !dbg !22
  %254 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i76 = icmp eq i32 %254, 0, !dbg !22
  %255 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i75, float %235, float 0x3FD5554F00000000) #6, !dbg !22
  %256 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i75, float %235, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i77 = select i1 %.not7.i76, float %256, float %255, !dbg !22
  %257 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i78 = icmp eq i32 %257, 0, !dbg !22
  %258 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i77, float %235, float -5.000000e-01) #6, !dbg !22
  %259 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i77, float %235, float -5.000000e-01) #6, !dbg !22
  %.07.i79 = select i1 %.not8.i78, float %259, float %258, !dbg !22
  %260 = fmul float %235, %.07.i79, !dbg !22
  %261 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i80 = icmp eq i32 %261, 0, !dbg !22
  %262 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %260, float %235, float %235) #6, !dbg !22
  %263 = tail call float @llvm.nvvm.fma.rn.f(float %260, float %235, float %235) #6, !dbg !22
  %.06.i81 = select i1 %.not9.i80, float %263, float %262, !dbg !22
  %264 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i82 = icmp eq i32 %264, 0, !dbg !22
  %265 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i63, float 0x3FE62E4300000000, float %.06.i81) #6, !dbg !22
  %266 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i63, float 0x3FE62E4300000000, float %.06.i81) #6, !dbg !22
  %.04.i83 = select i1 %.not10.i82, float %266, float %265, !dbg !22
  %267 = icmp ugt i32 %226, 2139095039, !dbg !22
  br i1 %267, label %__nv_fmaf_rn.exit.i.i86, label %__nv_logf.exit89, !dbg !22

__nv_fmaf_rn.exit.i.i86:                          ; preds = %__nv_logf.exit59
  %268 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i87 = icmp eq i32 %268, 0, !dbg !22
  %269 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i60, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %270 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i60, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i88 = select i1 %.not11.i87, float %270, float %269, !dbg !22
  br label %__nv_logf.exit89, !dbg !22

__nv_logf.exit89:                                 ; preds = %__nv_logf.exit59, %__nv_fmaf_rn.exit.i.i86
  %r.i.0.i84 = phi float [ %.03.i88, %__nv_fmaf_rn.exit.i.i86 ], [ %.04.i83, %__nv_logf.exit59 ], !dbg !22
  %271 = fcmp olt float %125, 0x3810000000000000, !dbg !22
  %272 = fmul float %125, 0x4160000000000000, !dbg !22
  %.02.i90 = select i1 %271, float %272, float %125, !dbg !22
  %i.i.0.i91 = select i1 %271, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %273 = bitcast float %.02.i90 to i32, !dbg !22
  %274 = add i32 %273, -1059760811, !dbg !22
  %275 = and i32 %274, -8388608, !dbg !22
  %276 = sub i32 %273, %275, !dbg !22
  %277 = bitcast i32 %276 to float, !dbg !22
  %278 = sitofp i32 %275 to float, !dbg !22
  %279 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i92 = icmp eq i32 %279, 0, !dbg !22
  %280 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %278, float 0x3E80000000000000, float %i.i.0.i91) #6, !dbg !22
  %281 = tail call float @llvm.nvvm.fma.rn.f(float %278, float 0x3E80000000000000, float %i.i.0.i91) #6, !dbg !22
  %.08.i93 = select i1 %.not.i92, float %281, float %280, !dbg !22
  %282 = fadd float %277, -1.000000e+00, !dbg !22
  %283 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i94 = icmp eq i32 %283, 0, !dbg !22
  %284 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %282, float 0x3FC2073EC0000000) #6, !dbg !22
  %285 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %282, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i95 = select i1 %.not1.i94, float %285, float %284, !dbg !22
  %286 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i96 = icmp eq i32 %286, 0, !dbg !22
  %287 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i95, float %282, float 0xBFBF19B980000000) #6, !dbg !22
  %288 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i95, float %282, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i97 = select i1 %.not2.i96, float %288, float %287, !dbg !22
  %289 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i98 = icmp eq i32 %289, 0, !dbg !22
  %290 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i97, float %282, float 0x3FC1E52AA0000000) #6, !dbg !22
  %291 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i97, float %282, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i99 = select i1 %.not3.i98, float %291, float %290, !dbg !22
  %292 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i100 = icmp eq i32 %292, 0, !dbg !22
  %293 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i99, float %282, float 0xBFC55B1720000000) #6, !dbg !22
  %294 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i99, float %282, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i101 = select i1 %.not4.i100, float %294, float %293, !dbg !22
  %295 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i102 = icmp eq i32 %295, 0, !dbg !22
  %296 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i101, float %282, float 0x3FC99DA160000000) #6, !dbg !22
  %297 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i101, float %282, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i103 = select i1 %.not5.i102, float %297, float %296, !dbg !22
  %298 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i104 = icmp eq i32 %298, 0, !dbg !22
  %299 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i103, float %282, float 0xBFCFFFE440000000) #6, !dbg !22
  %300 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i103, float %282, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i105 = select i1 %.not6.i104, float %300, float %299, !dbg !22
  %301 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i106 = icmp eq i32 %301, 0, !dbg !22
  %302 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i105, float %282, float 0x3FD5554F00000000) #6, !dbg !22
  %303 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i105, float %282, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i107 = select i1 %.not7.i106, float %303, float %302, !dbg !22
  %304 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i108 = icmp eq i32 %304, 0, !dbg !22
  %305 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i107, float %282, float -5.000000e-01) #6, !dbg !22
  %306 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i107, float %282, float -5.000000e-01) #6, !dbg !22
  %.07.i109 = select i1 %.not8.i108, float %306, float %305, !dbg !22
  %307 = fmul float %282, %.07.i109, !dbg !22
  %308 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i110 = icmp eq i32 %308, 0, !dbg !22
  %309 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %307, float %282, float %282) #6, !dbg !22
  %310 = tail call float @llvm.nvvm.fma.rn.f(float %307, float %282, float %282) #6, !dbg !22
  %.06.i111 = select i1 %.not9.i110, float %310, float %309, !dbg !22
  %311 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i112 = icmp eq i32 %311, 0, !dbg !22
  %312 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i93, float 0x3FE62E4300000000, float %.06.i111) #6, !dbg !22
  %313 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i93, float 0x3FE62E4300000000, float %.06.i111) #6, !dbg !22
  %.04.i113 = select i1 %.not10.i112, float %313, float %312, !dbg !22
  %314 = icmp ugt i32 %273, 2139095039, !dbg !22
  br i1 %314, label %__nv_fmaf_rn.exit.i.i116, label %__nv_logf.exit119, !dbg !22

__nv_fmaf_rn.exit.i.i116:                         ; preds = %__nv_logf.exit89
  %315 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i117 = icmp eq i32 %315, 0, !dbg !22
  %316 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i90, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %317 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i90, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i118 = select i1 %.not11.i117, float %317, float %316, !dbg !22
  br label %__nv_logf.exit119, !dbg !22

__nv_logf.exit119:                                ; preds = %__nv_logf.exit89, %__nv_fmaf_rn.exit.i.i116
  %r.i.0.i114 = phi float [ %.03.i118, %__nv_fmaf_rn.exit.i.i116 ], [ %.04.i113, %__nv_logf.exit89 ], !dbg !22
  %318 = fcmp olt float %126, 0x3810000000000000, !dbg !22
  %319 = fmul float %126, 0x4160000000000000, !dbg !22
  %.02.i120 = select i1 %318, float %319, float %126, !dbg !22
  %i.i.0.i121 = select i1 %318, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %320 = bitcast float %.02.i120 to i32, !dbg !22
  %321 = add i32 %320, -1059760811, !dbg !22
  %322 = and i32 %321, -8388608, !dbg !22
  %323 = sub i32 %320, %322, !dbg !22
  %324 = bitcast i32 %323 to float, !dbg !22
  %325 = sitofp i32 %322 to float, !dbg !22
  %326 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i122 = icmp eq i32 %326, 0, !dbg !22
  %327 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %325, float 0x3E80000000000000, float %i.i.0.i121) #6, !dbg !22
  %328 = tail call float @llvm.nvvm.fma.rn.f(float %325, float 0x3E80000000000000, float %i.i.0.i121) #6, !dbg !22
  %.08.i123 = select i1 %.not.i122, float %328, float %327, !dbg !22
  %329 = fadd float %324, -1.000000e+00, !dbg !22
  %330 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i124 = icmp eq i32 %330, 0, !dbg !22
  %331 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %329, float 0x3FC2073EC0000000) #6, !dbg !22
  %332 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %329, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i125 = select i1 %.not1.i124, float %332, float %331, !dbg !22
  %333 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i126 = icmp eq i32 %333, 0, !dbg !22
  %334 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i125, float %329, float 0xBFBF19B980000000) #6, !dbg !22
  %335 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i125, float %329, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i127 = select i1 %.not2.i126, float %335, float %334, !dbg !22
  %336 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i128 = icmp eq i32 %336, 0, !dbg !22
  %337 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i127, float %329, float 0x3FC1E52AA0000000) #6, !dbg !22
  %338 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i127, float %329, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i129 = select i1 %.not3.i128, float %338, float %337, !dbg !22
  %339 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i130 = icmp eq i32 %339, 0, !dbg !22
  %340 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i129, float %329, float 0xBFC55B1720000000) #6, !dbg !22
  %341 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i129, float %329, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i131 = select i1 %.not4.i130, float %341, float %340, !dbg !22
  %342 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i132 = icmp eq i32 %342, 0, !dbg !22
  %343 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i131, float %329, float 0x3FC99DA160000000) #6, !dbg !22
  %344 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i131, float %329, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i133 = select i1 %.not5.i132, float %344, float %343, !dbg !22
  %345 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i134 = icmp eq i32 %345, 0, !dbg !22
  %346 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i133, float %329, float 0xBFCFFFE440000000) #6, !dbg !22
  %347 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i133, float %329, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i135 = select i1 %.not6.i134, float %347, float %346, !dbg !22
  %348 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i136 = icmp eq i32 %348, 0, !dbg !22
  %349 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i135, float %329, float 0x3FD5554F00000000) #6, !dbg !22
  %350 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i135, float %329, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i137 = select i1 %.not7.i136, float %350, float %349, !dbg !22
  %351 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i138 = icmp eq i32 %351, 0, !dbg !22
  %352 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i137, float %329, float -5.000000e-01) #6, !dbg !22
  %353 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i137, float %329, float -5.000000e-01) #6, !dbg !22
  %.07.i139 = select i1 %.not8.i138, float %353, float %352, !dbg !22
  %354 = fmul float %329, %.07.i139, !dbg !22
  %355 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i140 = icmp eq i32 %355, 0, !dbg !22
  %356 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %354, float %329, float %329) #6, !dbg !22
  %357 = tail call float @llvm.nvvm.fma.rn.f(float %354, float %329, float %329) #6, !dbg !22
  %.06.i141 = select i1 %.not9.i140, float %357, float %356, !dbg !22
  %358 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i142 = icmp eq i32 %358, 0, !dbg !22
  %359 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i123, float 0x3FE62E4300000000, float %.06.i141) #6, !dbg !22
  %360 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i123, float 0x3FE62E4300000000, float %.06.i141) #6, !dbg !22
  %.04.i143 = select i1 %.not10.i142, float %360, float %359, !dbg !22
  %361 = icmp ugt i32 %320, 2139095039, !dbg !22
  br i1 %361, label %__nv_fmaf_rn.exit.i.i146, label %__nv_logf.exit149, !dbg !22

__nv_fmaf_rn.exit.i.i146:                         ; preds = %__nv_logf.exit119
  %362 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i147 = icmp eq i32 %362, 0, !dbg !22
  %363 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i120, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %364 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i120, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i148 = select i1 %.not11.i147, float %364, float %363, !dbg !22
  br label %__nv_logf.exit149, !dbg !22

__nv_logf.exit149:                                ; preds = %__nv_logf.exit119, %__nv_fmaf_rn.exit.i.i146
  %r.i.0.i144 = phi float [ %.03.i148, %__nv_fmaf_rn.exit.i.i146 ], [ %.04.i143, %__nv_logf.exit119 ], !dbg !22
  %365 = fcmp olt float %127, 0x3810000000000000, !dbg !22
  %366 = fmul float %127, 0x4160000000000000, !dbg !22
  %.02.i150 = select i1 %365, float %366, float %127, !dbg !22
  %i.i.0.i151 = select i1 %365, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %367 = bitcast float %.02.i150 to i32, !dbg !22
  %368 = add i32 %367, -1059760811, !dbg !22
  %369 = and i32 %368, -8388608, !dbg !22
  %370 = sub i32 %367, %369, !dbg !22
  %371 = bitcast i32 %370 to float, !dbg !22
  %372 = sitofp i32 %369 to float, !dbg !22
  %373 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i152 = icmp eq i32 %373, 0, !dbg !22
  %374 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %372, float 0x3E80000000000000, float %i.i.0.i151) #6, !dbg !22
  %375 = tail call float @llvm.nvvm.fma.rn.f(float %372, float 0x3E80000000000000, float %i.i.0.i151) #6, !dbg !22
  %.08.i153 = select i1 %.not.i152, float %375, float %374, !dbg !22
  %376 = fadd float %371, -1.000000e+00, !dbg !22
  %377 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i154 = icmp eq i32 %377, 0, !dbg !22
  %378 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %376, float 0x3FC2073EC0000000) #6, !dbg !22
  %379 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %376, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i155 = select i1 %.not1.i154, float %379, float %378, !dbg !22
  %380 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i156 = icmp eq i32 %380, 0, !dbg !22
  %381 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i155, float %376, float 0xBFBF19B980000000) #6, !dbg !22
  %382 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i155, float %376, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i157 = select i1 %.not2.i156, float %382, float %381, !dbg !22
  %383 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i158 = icmp eq i32 %383, 0, !dbg !22
  %384 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i157, float %376, float 0x3FC1E52AA0000000) #6, !dbg !22
  %385 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i157, float %376, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i159 = select i1 %.not3.i158, float %385, float %384, !dbg !22
  %386 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i160 = icmp eq i32 %386, 0, !dbg !22
  %387 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i159, float %376, float 0xBFC55B1720000000) #6, !dbg !22
  %388 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i159, float %376, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i161 = select i1 %.not4.i160, float %388, float %387, !dbg !22
  %389 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i162 = icmp eq i32 %389, 0, !dbg !22
  %390 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i161, float %376, float 0x3FC99DA160000000) #6, !dbg !22
  %391 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i161, float %376, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i163 = select i1 %.not5.i162, float %391, float %390, !dbg !22
  %392 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i164 = icmp eq i32 %392, 0, !dbg !22
  %393 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i163, float %376, float 0xBFCFFFE440000000) #6, !dbg !22
  %394 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i163, float %376, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i165 = select i1 %.not6.i164, float %394, float %393, !dbg !22
  %395 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i166 = icmp eq i32 %395, 0, !dbg !22
  %396 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i165, float %376, float 0x3FD5554F00000000) #6, !dbg !22
  %397 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i165, float %376, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i167 = select i1 %.not7.i166, float %397, float %396, !dbg !22
  %398 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i168 = icmp eq i32 %398, 0, !dbg !22
  %399 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i167, float %376, float -5.000000e-01) #6, !dbg !22
  %400 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i167, float %376, float -5.000000e-01) #6, !dbg !22
  %.07.i169 = select i1 %.not8.i168, float %400, float %399, !dbg !22
  %401 = fmul float %376, %.07.i169, !dbg !22
  %402 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i170 = icmp eq i32 %402, 0, !dbg !22
  %403 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %401, float %376, float %376) #6, !dbg !22
  %404 = tail call float @llvm.nvvm.fma.rn.f(float %401, float %376, float %376) #6, !dbg !22
  %.06.i171 = select i1 %.not9.i170, float %404, float %403, !dbg !22
  %405 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i172 = icmp eq i32 %405, 0, !dbg !22
  %406 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i153, float 0x3FE62E4300000000, float %.06.i171) #6, !dbg !22
  %407 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i153, float 0x3FE62E4300000000, float %.06.i171) #6, !dbg !22
  %.04.i173 = select i1 %.not10.i172, float %407, float %406, !dbg !22
  %408 = icmp ugt i32 %367, 2139095039, !dbg !22
  br i1 %408, label %__nv_fmaf_rn.exit.i.i176, label %__nv_logf.exit179, !dbg !22

__nv_fmaf_rn.exit.i.i176:                         ; preds = %__nv_logf.exit149
  %409 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i177 = icmp eq i32 %409, 0, !dbg !22
  %410 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i150, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %411 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i150, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i178 = select i1 %.not11.i177, float %411, float %410, !dbg !22
  br label %__nv_logf.exit179, !dbg !22

__nv_logf.exit179:                                ; preds = %__nv_logf.exit149, %__nv_fmaf_rn.exit.i.i176
  %r.i.0.i174 = phi float [ %.03.i178, %__nv_fmaf_rn.exit.i.i176 ], [ %.04.i173, %__nv_logf.exit149 ], !dbg !22
  %412 = fcmp olt float %128, 0x3810000000000000, !dbg !22
  %413 = fmul float %128, 0x4160000000000000, !dbg !22
  %.02.i180 = select i1 %412, float %413, float %128, !dbg !22
  %i.i.0.i181 = select i1 %412, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %414 = bitcast float %.02.i180 to i32, !dbg !22
  %415 = add i32 %414, -1059760811, !dbg !22
  %416 = and i32 %415, -8388608, !dbg !22
  %417 = sub i32 %414, %416, !dbg !22
  %418 = bitcast i32 %417 to float, !dbg !22
  %419 = sitofp i32 %416 to float, !dbg !22
  %420 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i182 = icmp eq i32 %420, 0, !dbg !22
  %421 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %419, float 0x3E80000000000000, float %i.i.0.i181) #6, !dbg !22
  %422 = tail call float @llvm.nvvm.fma.rn.f(float %419, float 0x3E80000000000000, float %i.i.0.i181) #6, !dbg !22
  %.08.i183 = select i1 %.not.i182, float %422, float %421, !dbg !22
  %423 = fadd float %418, -1.000000e+00, !dbg !22
  %424 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i184 = icmp eq i32 %424, 0, !dbg !22
  %425 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %423, float 0x3FC2073EC0000000) #6, !dbg !22
  %426 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %423, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i185 = select i1 %.not1.i184, float %426, float %425, !dbg !22
  %427 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i186 = icmp eq i32 %427, 0, !dbg !22
  %428 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i185, float %423, float 0xBFBF19B980000000) #6, !dbg !22
  %429 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i185, float %423, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i187 = select i1 %.not2.i186, float %429, float %428, !dbg !22
  %430 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i188 = icmp eq i32 %430, 0, !dbg !22
  %431 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i187, float %423, float 0x3FC1E52AA0000000) #6, !dbg !22
  %432 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i187, float %423, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i189 = select i1 %.not3.i188, float %432, float %431, !dbg !22
  %433 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i190 = icmp eq i32 %433, 0, !dbg !22
  %434 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i189, float %423, float 0xBFC55B1720000000) #6, !dbg !22
  %435 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i189, float %423, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i191 = select i1 %.not4.i190, float %435, float %434, !dbg !22
  %436 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i192 = icmp eq i32 %436, 0, !dbg !22
  %437 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i191, float %423, float 0x3FC99DA160000000) #6, !dbg !22
  %438 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i191, float %423, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i193 = select i1 %.not5.i192, float %438, float %437, !dbg !22
  %439 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i194 = icmp eq i32 %439, 0, !dbg !22
  %440 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i193, float %423, float 0xBFCFFFE440000000) #6, !dbg !22
  %441 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i193, float %423, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i195 = select i1 %.not6.i194, float %441, float %440, !dbg !22
  %442 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i196 = icmp eq i32 %442, 0, !dbg !22
  %443 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i195, float %423, float 0x3FD5554F00000000) #6, !dbg !22
  %444 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i195, float %423, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i197 = select i1 %.not7.i196, float %444, float %443, !dbg !22
  %445 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i198 = icmp eq i32 %445, 0, !dbg !22
  %446 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i197, float %423, float -5.000000e-01) #6, !dbg !22
  %447 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i197, float %423, float -5.000000e-01) #6, !dbg !22
  %.07.i199 = select i1 %.not8.i198, float %447, float %446, !dbg !22
  %448 = fmul float %423, %.07.i199, !dbg !22
  %449 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i200 = icmp eq i32 %449, 0, !dbg !22
  %450 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %448, float %423, float %423) #6, !dbg !22
  %451 = tail call float @llvm.nvvm.fma.rn.f(float %448, float %423, float %423) #6, !dbg !22
  %.06.i201 = select i1 %.not9.i200, float %451, float %450, !dbg !22
  %452 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i202 = icmp eq i32 %452, 0, !dbg !22
  %453 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i183, float 0x3FE62E4300000000, float %.06.i201) #6, !dbg !22
  %454 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i183, float 0x3FE62E4300000000, float %.06.i201) #6, !dbg !22
  %.04.i203 = select i1 %.not10.i202, float %454, float %453, !dbg !22
  %455 = icmp ugt i32 %414, 2139095039, !dbg !22
  br i1 %455, label %__nv_fmaf_rn.exit.i.i206, label %__nv_logf.exit209, !dbg !22

__nv_fmaf_rn.exit.i.i206:                         ; preds = %__nv_logf.exit179
  %456 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i207 = icmp eq i32 %456, 0, !dbg !22
  %457 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i180, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %458 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i180, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i208 = select i1 %.not11.i207, float %458, float %457, !dbg !22
  br label %__nv_logf.exit209, !dbg !22

__nv_logf.exit209:                                ; preds = %__nv_logf.exit179, %__nv_fmaf_rn.exit.i.i206
  %r.i.0.i204 = phi float [ %.03.i208, %__nv_fmaf_rn.exit.i.i206 ], [ %.04.i203, %__nv_logf.exit179 ], !dbg !22
  %459 = fcmp olt float %129, 0x3810000000000000, !dbg !22
  %460 = fmul float %129, 0x4160000000000000, !dbg !22
  %.02.i210 = select i1 %459, float %460, float %129, !dbg !22
  %i.i.0.i211 = select i1 %459, float -2.300000e+01, float 0.000000e+00, !dbg !22
  %461 = bitcast float %.02.i210 to i32, !dbg !22
  %462 = add i32 %461, -1059760811, !dbg !22
  %463 = and i32 %462, -8388608, !dbg !22
  %464 = sub i32 %461, %463, !dbg !22
  %465 = bitcast i32 %464 to float, !dbg !22
  %466 = sitofp i32 %463 to float, !dbg !22
  %467 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not.i212 = icmp eq i32 %467, 0, !dbg !22
  %468 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %466, float 0x3E80000000000000, float %i.i.0.i211) #6, !dbg !22
  %469 = tail call float @llvm.nvvm.fma.rn.f(float %466, float 0x3E80000000000000, float %i.i.0.i211) #6, !dbg !22
  %.08.i213 = select i1 %.not.i212, float %469, float %468, !dbg !22
  %470 = fadd float %465, -1.000000e+00, !dbg !22
  %471 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not1.i214 = icmp eq i32 %471, 0, !dbg !22
  %472 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %470, float 0x3FC2073EC0000000) #6, !dbg !22
  %473 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %470, float 0x3FC2073EC0000000) #6, !dbg !22
  %.010.i215 = select i1 %.not1.i214, float %473, float %472, !dbg !22
  %474 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not2.i216 = icmp eq i32 %474, 0, !dbg !22
  %475 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i215, float %470, float 0xBFBF19B980000000) #6, !dbg !22
  %476 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i215, float %470, float 0xBFBF19B980000000) #6, !dbg !22
  %.011.i217 = select i1 %.not2.i216, float %476, float %475, !dbg !22
  %477 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not3.i218 = icmp eq i32 %477, 0, !dbg !22
  %478 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i217, float %470, float 0x3FC1E52AA0000000) #6, !dbg !22
  %479 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i217, float %470, float 0x3FC1E52AA0000000) #6, !dbg !22
  %.012.i219 = select i1 %.not3.i218, float %479, float %478, !dbg !22
  %480 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not4.i220 = icmp eq i32 %480, 0, !dbg !22
  %481 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i219, float %470, float 0xBFC55B1720000000) #6, !dbg !22
  %482 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i219, float %470, float 0xBFC55B1720000000) #6, !dbg !22
  %.09.i221 = select i1 %.not4.i220, float %482, float %481, !dbg !22
  %483 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not5.i222 = icmp eq i32 %483, 0, !dbg !22
  %484 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i221, float %470, float 0x3FC99DA160000000) #6, !dbg !22
  %485 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i221, float %470, float 0x3FC99DA160000000) #6, !dbg !22
  %.05.i223 = select i1 %.not5.i222, float %485, float %484, !dbg !22
  %486 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not6.i224 = icmp eq i32 %486, 0, !dbg !22
  %487 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i223, float %470, float 0xBFCFFFE440000000) #6, !dbg !22
  %488 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i223, float %470, float 0xBFCFFFE440000000) #6, !dbg !22
  %.01.i225 = select i1 %.not6.i224, float %488, float %487, !dbg !22
  %489 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not7.i226 = icmp eq i32 %489, 0, !dbg !22
  %490 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i225, float %470, float 0x3FD5554F00000000) #6, !dbg !22
  %491 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i225, float %470, float 0x3FD5554F00000000) #6, !dbg !22
  %.0.i227 = select i1 %.not7.i226, float %491, float %490, !dbg !22
  %492 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not8.i228 = icmp eq i32 %492, 0, !dbg !22
  %493 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i227, float %470, float -5.000000e-01) #6, !dbg !22
  %494 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i227, float %470, float -5.000000e-01) #6, !dbg !22
  %.07.i229 = select i1 %.not8.i228, float %494, float %493, !dbg !22
  %495 = fmul float %470, %.07.i229, !dbg !22
  %496 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not9.i230 = icmp eq i32 %496, 0, !dbg !22
  %497 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %495, float %470, float %470) #6, !dbg !22
  %498 = tail call float @llvm.nvvm.fma.rn.f(float %495, float %470, float %470) #6, !dbg !22
  %.06.i231 = select i1 %.not9.i230, float %498, float %497, !dbg !22
  %499 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not10.i232 = icmp eq i32 %499, 0, !dbg !22
  %500 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i213, float 0x3FE62E4300000000, float %.06.i231) #6, !dbg !22
  %501 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i213, float 0x3FE62E4300000000, float %.06.i231) #6, !dbg !22
  %.04.i233 = select i1 %.not10.i232, float %501, float %500, !dbg !22
  %502 = icmp ugt i32 %461, 2139095039, !dbg !22
  br i1 %502, label %__nv_fmaf_rn.exit.i.i236, label %__nv_logf.exit239, !dbg !22

__nv_fmaf_rn.exit.i.i236:                         ; preds = %__nv_logf.exit209
  %503 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !22
  %.not11.i237 = icmp eq i32 %503, 0, !dbg !22
  %504 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i210, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %505 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i210, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !22
  %.03.i238 = select i1 %.not11.i237, float %505, float %504, !dbg !22
  br label %__nv_logf.exit239, !dbg !22

__nv_logf.exit239:                                ; preds = %__nv_logf.exit209, %__nv_fmaf_rn.exit.i.i236
  %r.i.0.i234 = phi float [ %.03.i238, %__nv_fmaf_rn.exit.i.i236 ], [ %.04.i233, %__nv_logf.exit209 ], !dbg !22
  %506 = insertelement <4 x float> poison, float %.02.i120, i64 0, !dbg !22
  %507 = insertelement <4 x float> %506, float %.02.i150, i64 1, !dbg !22
  %508 = insertelement <4 x float> %507, float %.02.i180, i64 2, !dbg !22
  %509 = insertelement <4 x float> %508, float %.02.i210, i64 3, !dbg !22
  %510 = fcmp oeq <4 x float> %509, zeroinitializer, !dbg !22
  %511 = insertelement <4 x float> poison, float %.02.i, i64 0, !dbg !22
  %512 = insertelement <4 x float> %511, float %.02.i30, i64 1, !dbg !22
  %513 = insertelement <4 x float> %512, float %.02.i60, i64 2, !dbg !22
  %514 = insertelement <4 x float> %513, float %.02.i90, i64 3, !dbg !22
  %515 = fcmp oeq <4 x float> %514, zeroinitializer, !dbg !22
  %516 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %65, <4 x float> zeroinitializer), !dbg !23
  %517 = insertelement <4 x i8> poison, i8 %78, i64 0, !dbg !24
  %518 = insertelement <4 x i8> %517, i8 %79, i64 1, !dbg !24
  %519 = insertelement <4 x i8> %518, i8 %80, i64 2, !dbg !24
  %520 = insertelement <4 x i8> %519, i8 %81, i64 3, !dbg !24
  %521 = sitofp <4 x i8> %520 to <4 x float>, !dbg !24
  %522 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %59, <4 x float> zeroinitializer), !dbg !23
  %523 = insertelement <4 x i8> poison, i8 %74, i64 0, !dbg !24
  %524 = insertelement <4 x i8> %523, i8 %75, i64 1, !dbg !24
  %525 = insertelement <4 x i8> %524, i8 %76, i64 2, !dbg !24
  %526 = insertelement <4 x i8> %525, i8 %77, i64 3, !dbg !24
  %527 = sitofp <4 x i8> %526 to <4 x float>, !dbg !24
  %528 = fsub float 0.000000e+00, %96, !dbg !25
  %529 = fmul float %528, 0x3FF7154760000000, !dbg !30
  %530 = tail call float @llvm.nvvm.ex2.approx.f(float %529), !dbg !30
  %531 = fadd float %530, 1.000000e+00, !dbg !31
  %532 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %531), !dbg !32
  %533 = fsub float 0.000000e+00, %94, !dbg !25
  %534 = fmul float %533, 0x3FF7154760000000, !dbg !30
  %535 = tail call float @llvm.nvvm.ex2.approx.f(float %534), !dbg !30
  %536 = fadd float %535, 1.000000e+00, !dbg !31
  %537 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %536), !dbg !32
  %538 = fsub float 0.000000e+00, %92, !dbg !25
  %539 = fmul float %538, 0x3FF7154760000000, !dbg !30
  %540 = tail call float @llvm.nvvm.ex2.approx.f(float %539), !dbg !30
  %541 = fadd float %540, 1.000000e+00, !dbg !31
  %542 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %541), !dbg !32
  %543 = fsub float 0.000000e+00, %90, !dbg !25
  %544 = fmul float %543, 0x3FF7154760000000, !dbg !30
  %545 = tail call float @llvm.nvvm.ex2.approx.f(float %544), !dbg !30
  %546 = fadd float %545, 1.000000e+00, !dbg !31
  %547 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %546), !dbg !32
  %548 = fsub float 0.000000e+00, %88, !dbg !25
  %549 = fmul float %548, 0x3FF7154760000000, !dbg !30
  %550 = tail call float @llvm.nvvm.ex2.approx.f(float %549), !dbg !30
  %551 = fadd float %550, 1.000000e+00, !dbg !31
  %552 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %551), !dbg !32
  %553 = fsub float 0.000000e+00, %86, !dbg !25
  %554 = fmul float %553, 0x3FF7154760000000, !dbg !30
  %555 = tail call float @llvm.nvvm.ex2.approx.f(float %554), !dbg !30
  %556 = fadd float %555, 1.000000e+00, !dbg !31
  %557 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %556), !dbg !32
  %558 = fsub float 0.000000e+00, %84, !dbg !25
  %559 = fmul float %558, 0x3FF7154760000000, !dbg !30
  %560 = tail call float @llvm.nvvm.ex2.approx.f(float %559), !dbg !30
  %561 = fadd float %560, 1.000000e+00, !dbg !31
  %562 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %561), !dbg !32
  %563 = fsub float 0.000000e+00, %82, !dbg !25
  %564 = fmul float %563, 0x3FF7154760000000, !dbg !30
  %565 = tail call float @llvm.nvvm.ex2.approx.f(float %564), !dbg !30
  %566 = fadd float %565, 1.000000e+00, !dbg !31
  %567 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %566), !dbg !32
  %568 = shl nuw nsw i32 %12, 2, !dbg !10
  %569 = or disjoint i32 %10, %568, !dbg !11
  %570 = or disjoint i32 %569, 515, !dbg !11
  %571 = icmp slt i32 %570, %4, !dbg !12
  %572 = or disjoint i32 %569, 514, !dbg !11
  %573 = icmp slt i32 %572, %4, !dbg !12
  %574 = or disjoint i32 %569, 513, !dbg !11
  %575 = icmp slt i32 %574, %4, !dbg !12
  %576 = or disjoint i32 %569, 512, !dbg !11
  %577 = icmp slt i32 %576, %4, !dbg !12
  %578 = or disjoint i32 %569, 3, !dbg !11
  %579 = icmp slt i32 %578, %4, !dbg !12
  %580 = or disjoint i32 %569, 2, !dbg !11
  %581 = icmp slt i32 %580, %4, !dbg !12
  %582 = or disjoint i32 %569, 1, !dbg !11
  %583 = icmp slt i32 %582, %4, !dbg !12
  %584 = icmp slt i32 %569, %4, !dbg !12
  %585 = fsub float 1.000000e+00, %5, !dbg !33
  %586 = sext i32 %569 to i64, !dbg !34
  %587 = getelementptr float, ptr addrspace(1) %2, i64 %586, !dbg !34
  %588 = sext i32 %582 to i64, !dbg !34
  %589 = getelementptr float, ptr addrspace(1) %2, i64 %588, !dbg !34
  %590 = sext i32 %580 to i64, !dbg !34
  %591 = getelementptr float, ptr addrspace(1) %2, i64 %590, !dbg !34
  %592 = sext i32 %578 to i64, !dbg !34
  %593 = getelementptr float, ptr addrspace(1) %2, i64 %592, !dbg !34
  %594 = sext i32 %576 to i64, !dbg !34
  %595 = getelementptr float, ptr addrspace(1) %2, i64 %594, !dbg !34
  %596 = sext i32 %574 to i64, !dbg !34
  %597 = getelementptr float, ptr addrspace(1) %2, i64 %596, !dbg !34
  %598 = sext i32 %572 to i64, !dbg !34
  %599 = getelementptr float, ptr addrspace(1) %2, i64 %598, !dbg !34
  %600 = sext i32 %570 to i64, !dbg !34
  %601 = getelementptr float, ptr addrspace(1) %2, i64 %600, !dbg !34
  %602 = insertelement <4 x float> poison, float %r.i.0.i, i64 0, !dbg !22
  %603 = insertelement <4 x float> %602, float %r.i.0.i54, i64 1, !dbg !22
  %604 = insertelement <4 x float> %603, float %r.i.0.i84, i64 2, !dbg !22
  %605 = insertelement <4 x float> %604, float %r.i.0.i114, i64 3, !dbg !22
  %606 = select <4 x i1> %515, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %605, !dbg !22
  %607 = fmul <4 x float> %59, %527, !dbg !35
  %608 = fsub <4 x float> %522, %607, !dbg !36
  %609 = fadd <4 x float> %608, %606, !dbg !37
  %610 = fsub <4 x float> splat (float 1.000000e+00), %527, !dbg !38
  %611 = insertelement <4 x float> poison, float %567, i64 0, !dbg !39
  %612 = insertelement <4 x float> %611, float %562, i64 1, !dbg !39
  %613 = insertelement <4 x float> %612, float %557, i64 2, !dbg !39
  %614 = insertelement <4 x float> %613, float %552, i64 3, !dbg !39
  %615 = fmul <4 x float> %610, %614, !dbg !39
  %616 = fsub <4 x float> splat (float 1.000000e+00), %614, !dbg !40
  %617 = fmul <4 x float> %616, %527, !dbg !41
  %618 = fadd <4 x float> %615, %617, !dbg !42
  %619 = insertelement <4 x float> poison, float %5, i64 0, !dbg !43
  %620 = shufflevector <4 x float> %619, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !43
  %621 = fmul <4 x float> %620, %527, !dbg !43
  %622 = insertelement <4 x float> poison, float %585, i64 0, !dbg !44
  %623 = shufflevector <4 x float> %622, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !44
  %624 = fmul <4 x float> %623, %610, !dbg !44
  %625 = fadd <4 x float> %621, %624, !dbg !45
  %626 = fmul <4 x float> %625, %618, !dbg !46
  %627 = fmul <4 x float> %618, %626, !dbg !47
  %628 = fmul <4 x float> %609, %627, !dbg !48
  %629 = fmul <4 x float> %65, %521, !dbg !35
  %630 = fsub <4 x float> %516, %629, !dbg !36
  %631 = insertelement <4 x float> poison, float %r.i.0.i144, i64 0, !dbg !22
  %632 = insertelement <4 x float> %631, float %r.i.0.i174, i64 1, !dbg !22
  %633 = insertelement <4 x float> %632, float %r.i.0.i204, i64 2, !dbg !22
  %634 = insertelement <4 x float> %633, float %r.i.0.i234, i64 3, !dbg !22
  %635 = select <4 x i1> %510, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %634, !dbg !22
  %636 = fadd <4 x float> %630, %635, !dbg !37
  %637 = fsub <4 x float> splat (float 1.000000e+00), %521, !dbg !38
  %638 = insertelement <4 x float> poison, float %547, i64 0, !dbg !39
  %639 = insertelement <4 x float> %638, float %542, i64 1, !dbg !39
  %640 = insertelement <4 x float> %639, float %537, i64 2, !dbg !39
  %641 = insertelement <4 x float> %640, float %532, i64 3, !dbg !39
  %642 = fmul <4 x float> %637, %641, !dbg !39
  %643 = fsub <4 x float> splat (float 1.000000e+00), %641, !dbg !40
  %644 = fmul <4 x float> %643, %521, !dbg !41
  %645 = fadd <4 x float> %642, %644, !dbg !42
  %646 = fmul <4 x float> %620, %521, !dbg !43
  %647 = fmul <4 x float> %623, %637, !dbg !44
  %648 = fadd <4 x float> %646, %647, !dbg !45
  %649 = fmul <4 x float> %648, %645, !dbg !46
  %650 = fmul <4 x float> %645, %649, !dbg !47
  %651 = fmul <4 x float> %636, %650, !dbg !48
  %652 = shl nuw nsw i32 %12, 4, !dbg !49
  %653 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %652, !dbg !49
  store <4 x float> %628, ptr addrspace(3) %653, align 16, !dbg !49
  %654 = xor i32 %652, 2112, !dbg !49
  %655 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %654, !dbg !49
  store <4 x float> %651, ptr addrspace(3) %655, align 16, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %656 = shl nuw nsw i32 %11, 3, !dbg !49
  %657 = and i32 %656, 1008, !dbg !49
  %658 = and i32 %11, 1, !dbg !49
  %659 = icmp eq i32 %658, 0, !dbg !49
  %660 = select i1 %659, i32 0, i32 2112, !dbg !49
  %661 = xor i32 %660, %657, !dbg !49
  %662 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %661, !dbg !49
  %663 = load <4 x i32>, ptr addrspace(3) %662, align 16, !dbg !49
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) %662, i32 1024, !dbg !49
  %665 = load <4 x i32>, ptr addrspace(3) %664, align 16, !dbg !49
  %.extract = extractelement <4 x i32> %663, i64 0, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract, ptr addrspace(1) %587, i1 %584) #6, !dbg !49
  %.extract8 = extractelement <4 x i32> %663, i64 1, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract8, ptr addrspace(1) %589, i1 %583) #6, !dbg !49
  %.extract9 = extractelement <4 x i32> %663, i64 2, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract9, ptr addrspace(1) %591, i1 %581) #6, !dbg !49
  %.extract10 = extractelement <4 x i32> %663, i64 3, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract10, ptr addrspace(1) %593, i1 %579) #6, !dbg !49
  %.extract11 = extractelement <4 x i32> %665, i64 0, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract11, ptr addrspace(1) %595, i1 %577) #6, !dbg !49
  %.extract12 = extractelement <4 x i32> %665, i64 1, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract12, ptr addrspace(1) %597, i1 %575) #6, !dbg !49
  %.extract13 = extractelement <4 x i32> %665, i64 2, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract13, ptr addrspace(1) %599, i1 %573) #6, !dbg !49
  %.extract14 = extractelement <4 x i32> %665, i64 3, !dbg !49
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract14, ptr addrspace(1) %601, i1 %571) #6, !dbg !49
  %666 = getelementptr float, ptr addrspace(1) %3, i64 %586, !dbg !50
  %667 = getelementptr float, ptr addrspace(1) %3, i64 %588, !dbg !50
  %668 = getelementptr float, ptr addrspace(1) %3, i64 %590, !dbg !50
  %669 = getelementptr float, ptr addrspace(1) %3, i64 %592, !dbg !50
  %670 = getelementptr float, ptr addrspace(1) %3, i64 %594, !dbg !50
  %671 = getelementptr float, ptr addrspace(1) %3, i64 %596, !dbg !50
  %672 = getelementptr float, ptr addrspace(1) %3, i64 %598, !dbg !50
  %673 = getelementptr float, ptr addrspace(1) %3, i64 %600, !dbg !50
  %674 = fmul <4 x float> %618, splat (float 2.000000e+00), !dbg !51
  %675 = fmul <4 x float> %614, %674, !dbg !52
  %676 = fmul <4 x float> %616, %675, !dbg !53
  %677 = fmul <4 x float> %527, splat (float 2.000000e+00), !dbg !54
  %678 = fsub <4 x float> splat (float 1.000000e+00), %677, !dbg !55
  %679 = fmul <4 x float> %678, %676, !dbg !56
  %680 = fmul <4 x float> %609, %679, !dbg !57
  %681 = fmul <4 x float> %618, %618, !dbg !58
  %682 = fsub <4 x float> %614, %527, !dbg !59
  %683 = fmul <4 x float> %682, %681, !dbg !60
  %684 = fadd <4 x float> %683, %680, !dbg !61
  %685 = fmul <4 x float> %625, %684, !dbg !62
  %686 = fmul <4 x float> %645, splat (float 2.000000e+00), !dbg !51
  %687 = fmul <4 x float> %641, %686, !dbg !52
  %688 = fmul <4 x float> %643, %687, !dbg !53
  %689 = fmul <4 x float> %521, splat (float 2.000000e+00), !dbg !54
  %690 = fsub <4 x float> splat (float 1.000000e+00), %689, !dbg !55
  %691 = fmul <4 x float> %690, %688, !dbg !56
  %692 = fmul <4 x float> %636, %691, !dbg !57
  %693 = fmul <4 x float> %645, %645, !dbg !58
  %694 = fsub <4 x float> %641, %521, !dbg !59
  %695 = fmul <4 x float> %694, %693, !dbg !60
  %696 = fadd <4 x float> %695, %692, !dbg !61
  %697 = fmul <4 x float> %648, %696, !dbg !62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  store <4 x float> %685, ptr addrspace(3) %653, align 16, !dbg !63
  store <4 x float> %697, ptr addrspace(3) %655, align 16, !dbg !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %698 = load <4 x i32>, ptr addrspace(3) %662, align 16, !dbg !63
  %699 = load <4 x i32>, ptr addrspace(3) %664, align 16, !dbg !63
  %.extract22 = extractelement <4 x i32> %698, i64 0, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract22, ptr addrspace(1) %666, i1 %584) #6, !dbg !63
  %.extract23 = extractelement <4 x i32> %698, i64 1, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract23, ptr addrspace(1) %667, i1 %583) #6, !dbg !63
  %.extract24 = extractelement <4 x i32> %698, i64 2, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract24, ptr addrspace(1) %668, i1 %581) #6, !dbg !63
  %.extract25 = extractelement <4 x i32> %698, i64 3, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract25, ptr addrspace(1) %669, i1 %579) #6, !dbg !63
  %.extract26 = extractelement <4 x i32> %699, i64 0, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract26, ptr addrspace(1) %670, i1 %577) #6, !dbg !63
  %.extract27 = extractelement <4 x i32> %699, i64 1, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract27, ptr addrspace(1) %671, i1 %575) #6, !dbg !63
  %.extract28 = extractelement <4 x i32> %699, i64 2, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract28, ptr addrspace(1) %672, i1 %573) #6, !dbg !63
  %.extract29 = extractelement <4 x i32> %699, i64 3, !dbg !63
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %.extract29, ptr addrspace(1) %673, i1 %571) #6, !dbg !63
  ret void, !dbg !64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "losses.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "focal_loss_kernel", linkageName: "focal_loss_kernel", scope: !1, file: !1, line: 61, type: !6, scopeLine: 61, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 63, column: 25, scope: !5)
!9 = !DILocation(line: 63, column: 30, scope: !5)
!10 = !DILocation(line: 63, column: 51, scope: !5)
!11 = !DILocation(line: 63, column: 38, scope: !5)
!12 = !DILocation(line: 64, column: 18, scope: !5)
!13 = !DILocation(line: 65, column: 29, scope: !5)
!14 = !DILocation(line: 65, column: 16, scope: !5)
!15 = !DILocation(line: 65, column: 60, scope: !5)
!16 = !DILocation(line: 66, column: 29, scope: !5)
!17 = !DILocation(line: 66, column: 16, scope: !5)
!18 = !DILocation(line: 68, column: 71, scope: !5)
!19 = !DILocation(line: 68, column: 64, scope: !5)
!20 = !DILocation(line: 68, column: 63, scope: !5)
!21 = !DILocation(line: 68, column: 56, scope: !5)
!22 = !DILocation(line: 68, column: 50, scope: !5)
!23 = !DILocation(line: 68, column: 28, scope: !5)
!24 = !DILocation(line: 66, column: 58, scope: !5)
!25 = !DILocation(line: 50, column: 30, scope: !26, inlinedAt: !28)
!26 = distinct !DILexicalBlockFile(scope: !5, file: !27, discriminator: 0)
!27 = !DIFile(filename: "standard.py", directory: "triton/language")
!28 = !DILocation(line: 67, column: 19, scope: !29)
!29 = distinct !DILexicalBlockFile(scope: !5, file: !1, discriminator: 0)
!30 = !DILocation(line: 50, column: 29, scope: !26, inlinedAt: !28)
!31 = !DILocation(line: 50, column: 20, scope: !26, inlinedAt: !28)
!32 = !DILocation(line: 50, column: 16, scope: !26, inlinedAt: !28)
!33 = !DILocation(line: 70, column: 32, scope: !5)
!34 = !DILocation(line: 71, column: 24, scope: !5)
!35 = !DILocation(line: 68, column: 39, scope: !5)
!36 = !DILocation(line: 68, column: 35, scope: !5)
!37 = !DILocation(line: 68, column: 43, scope: !5)
!38 = !DILocation(line: 69, column: 22, scope: !5)
!39 = !DILocation(line: 69, column: 16, scope: !5)
!40 = !DILocation(line: 69, column: 34, scope: !5)
!41 = !DILocation(line: 69, column: 39, scope: !5)
!42 = !DILocation(line: 69, column: 27, scope: !5)
!43 = !DILocation(line: 70, column: 21, scope: !5)
!44 = !DILocation(line: 70, column: 42, scope: !5)
!45 = !DILocation(line: 70, column: 25, scope: !5)
!46 = !DILocation(line: 71, column: 39, scope: !5)
!47 = !DILocation(line: 71, column: 46, scope: !5)
!48 = !DILocation(line: 71, column: 53, scope: !5)
!49 = !DILocation(line: 71, column: 30, scope: !5)
!50 = !DILocation(line: 73, column: 27, scope: !5)
!51 = !DILocation(line: 72, column: 18, scope: !5)
!52 = !DILocation(line: 72, column: 25, scope: !5)
!53 = !DILocation(line: 72, column: 30, scope: !5)
!54 = !DILocation(line: 72, column: 54, scope: !5)
!55 = !DILocation(line: 72, column: 48, scope: !5)
!56 = !DILocation(line: 72, column: 42, scope: !5)
!57 = !DILocation(line: 73, column: 51, scope: !5)
!58 = !DILocation(line: 73, column: 68, scope: !5)
!59 = !DILocation(line: 73, column: 80, scope: !5)
!60 = !DILocation(line: 73, column: 76, scope: !5)
!61 = !DILocation(line: 73, column: 61, scope: !5)
!62 = !DILocation(line: 73, column: 43, scope: !5)
!63 = !DILocation(line: 73, column: 33, scope: !5)
!64 = !DILocation(line: 73, column: 4, scope: !5)
