; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @selective_scan_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, ptr addrspace(1) %6, ptr addrspace(1) %7, i32 %8, i32 %9, ptr addrspace(1) readnone captures(none) %10, ptr addrspace(1) readnone captures(none) %11) local_unnamed_addr #0 !dbg !5 {
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %14 = shl i32 %13, 5, !dbg !9
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %16 = lshr i32 %15, 2, !dbg !10
  %17 = and i32 %16, 15, !dbg !10
  %18 = or disjoint i32 %17, %14, !dbg !11
  %19 = or disjoint i32 %18, 16, !dbg !11
  %20 = shl nuw nsw i32 %15, 2, !dbg !12
  %21 = and i32 %20, 12, !dbg !12
  %22 = icmp slt i32 %18, %9, !dbg !13
  %23 = icmp slt i32 %19, %9, !dbg !13
  %24 = shl i32 %18, 4, !dbg !14
  %25 = shl i32 %19, 4, !dbg !14
  %26 = sext i32 %24 to i64, !dbg !15
  %27 = getelementptr float, ptr addrspace(1) %2, i64 %26, !dbg !15
  %28 = sext i32 %25 to i64, !dbg !15
  %29 = getelementptr float, ptr addrspace(1) %2, i64 %28, !dbg !15
  %30 = zext nneg i32 %21 to i64, !dbg !16
  %31 = getelementptr float, ptr addrspace(1) %27, i64 %30, !dbg !16
  %32 = getelementptr float, ptr addrspace(1) %29, i64 %30, !dbg !16
  %33 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %31, i1 %22) #6, !dbg !17
  %34 = extractvalue { i32, i32, i32, i32 } %33, 0, !dbg !17
  %35 = extractvalue { i32, i32, i32, i32 } %33, 1, !dbg !17
  %36 = extractvalue { i32, i32, i32, i32 } %33, 2, !dbg !17
  %37 = extractvalue { i32, i32, i32, i32 } %33, 3, !dbg !17
  %38 = bitcast i32 %34 to float, !dbg !17
  %39 = bitcast i32 %35 to float, !dbg !17
  %40 = bitcast i32 %36 to float, !dbg !17
  %41 = bitcast i32 %37 to float, !dbg !17
  %42 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %32, i1 %23) #6, !dbg !17
  %43 = extractvalue { i32, i32, i32, i32 } %42, 0, !dbg !17
  %44 = extractvalue { i32, i32, i32, i32 } %42, 1, !dbg !17
  %45 = extractvalue { i32, i32, i32, i32 } %42, 2, !dbg !17
  %46 = extractvalue { i32, i32, i32, i32 } %42, 3, !dbg !17
  %47 = bitcast i32 %43 to float, !dbg !17
  %48 = bitcast i32 %44 to float, !dbg !17
  %49 = bitcast i32 %45 to float, !dbg !17
  %50 = bitcast i32 %46 to float, !dbg !17
  %51 = sext i32 %18 to i64, !dbg !18
  %52 = getelementptr float, ptr addrspace(1) %5, i64 %51, !dbg !18
  %53 = sext i32 %19 to i64, !dbg !18
  %54 = getelementptr float, ptr addrspace(1) %5, i64 %53, !dbg !18
  %55 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %52, i1 %22) #6, !dbg !19
  %56 = bitcast i32 %55 to float, !dbg !19
  %57 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %54, i1 %23) #6, !dbg !19
  %58 = bitcast i32 %57 to float, !dbg !19
  %59 = sext i32 %9 to i64, !dbg !20
  %60 = icmp sgt i32 %8, 0, !dbg !21
  br i1 %60, label %.lr.ph, label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %12
  %61 = zext nneg i32 %8 to i64, !dbg !22
  %62 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !23
  %63 = zext nneg i32 %62 to i64, !dbg !24
  %64 = mul nuw nsw i64 %61, %63, !dbg !22
  %65 = shl nuw nsw i64 %64, 4, !dbg !25
  %66 = getelementptr half, ptr addrspace(1) %4, i64 %65, !dbg !26
  %67 = getelementptr half, ptr addrspace(1) %66, i64 %30, !dbg !27
  %68 = getelementptr half, ptr addrspace(1) %3, i64 %65, !dbg !28
  %69 = getelementptr half, ptr addrspace(1) %68, i64 %30, !dbg !29
  %70 = mul i64 %64, %59, !dbg !20
  %71 = getelementptr half, ptr addrspace(1) %7, i64 %70, !dbg !30
  %72 = and i32 %15, 31, !dbg !10
  %73 = or disjoint i32 %14, %72, !dbg !11
  %74 = sext i32 %73 to i64, !dbg !31
  %75 = getelementptr half, ptr addrspace(1) %71, i64 %74, !dbg !31
  %76 = getelementptr half, ptr addrspace(1) %6, i64 %70, !dbg !32
  %77 = getelementptr half, ptr addrspace(1) %76, i64 %53, !dbg !33
  %78 = getelementptr half, ptr addrspace(1) %76, i64 %51, !dbg !33
  %79 = getelementptr half, ptr addrspace(1) %1, i64 %70, !dbg !34
  %80 = getelementptr half, ptr addrspace(1) %79, i64 %53, !dbg !35
  %81 = getelementptr half, ptr addrspace(1) %79, i64 %51, !dbg !35
  %82 = getelementptr half, ptr addrspace(1) %0, i64 %70, !dbg !36
  %83 = getelementptr half, ptr addrspace(1) %82, i64 %53, !dbg !37
  %84 = getelementptr half, ptr addrspace(1) %82, i64 %51, !dbg !37
  %85 = icmp slt i32 %73, %9, !dbg !13
  %86 = and i32 %15, 28
  %87 = lshr i32 %15, 4
  %88 = and i32 %87, 2
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 %86
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 32
  %92 = and i32 %20, 28
  %93 = and i32 %16, 2
  %94 = shl nuw nsw i32 %15, 1
  %95 = and i32 %94, 32
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 %93
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 %95
  %99 = and i32 %15, 32
  %100 = icmp eq i32 %99, 0
  %101 = and i1 %100, %85
  br label %102, !dbg !21

102:                                              ; preds = %.lr.ph, %__nv_logf.exit58
  %.pn2867 = phi ptr addrspace(1) [ %67, %.lr.ph ], [ %360, %__nv_logf.exit58 ]
  %.pn1866 = phi ptr addrspace(1) [ %83, %.lr.ph ], [ %353, %__nv_logf.exit58 ]
  %.pn2065 = phi ptr addrspace(1) [ %84, %.lr.ph ], [ %352, %__nv_logf.exit58 ]
  %.pn1664 = phi ptr addrspace(1) [ %69, %.lr.ph ], [ %359, %__nv_logf.exit58 ]
  %.pn663 = phi ptr addrspace(1) [ %80, %.lr.ph ], [ %355, %__nv_logf.exit58 ]
  %.pn862 = phi ptr addrspace(1) [ %81, %.lr.ph ], [ %354, %__nv_logf.exit58 ]
  %.pn261 = phi ptr addrspace(1) [ %77, %.lr.ph ], [ %357, %__nv_logf.exit58 ]
  %.pn460 = phi ptr addrspace(1) [ %78, %.lr.ph ], [ %356, %__nv_logf.exit58 ]
  %.pn159 = phi ptr addrspace(1) [ %75, %.lr.ph ], [ %358, %__nv_logf.exit58 ]
  %103 = phi i32 [ 0, %.lr.ph ], [ %361, %__nv_logf.exit58 ]
  %104 = phi <8 x float> [ zeroinitializer, %.lr.ph ], [ %290, %__nv_logf.exit58 ]
  %105 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2065, i1 %22) #6, !dbg !38
  %106 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1866, i1 %23) #6, !dbg !38
  %107 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn862, i1 %22) #6, !dbg !39
  %108 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn663, i1 %23) #6, !dbg !39
  %109 = insertelement <2 x i16> poison, i16 %105, i64 0, !dbg !38
  %110 = insertelement <2 x i16> %109, i16 %106, i64 1, !dbg !38
  %111 = bitcast <2 x i16> %110 to <2 x half>, !dbg !38
  %112 = fpext <2 x half> %111 to <2 x float>, !dbg !40
  %113 = insertelement <2 x i16> poison, i16 %107, i64 0, !dbg !39
  %114 = insertelement <2 x i16> %113, i16 %108, i64 1, !dbg !39
  %115 = bitcast <2 x i16> %114 to <2 x half>, !dbg !39
  %116 = fpext <2 x half> %115 to <2 x float>, !dbg !41
  %117 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn460, i1 %22) #6, !dbg !42
  %118 = bitcast i16 %117 to half, !dbg !42
  %119 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn261, i1 %23) #6, !dbg !42
  %120 = bitcast i16 %119 to half, !dbg !42
  %121 = fpext half %118 to float, !dbg !43
  %122 = fpext half %120 to float, !dbg !43
  %123 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %.pn1664) #6, !dbg !44
  %124 = extractvalue { i32, i32 } %123, 0, !dbg !44
  %125 = bitcast i32 %124 to <2 x half>, !dbg !44
  %126 = extractvalue { i32, i32 } %123, 1, !dbg !44
  %127 = bitcast i32 %126 to <2 x half>, !dbg !44
  %128 = shufflevector <2 x half> %125, <2 x half> %127, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !45
  %129 = fpext <4 x half> %128 to <4 x float>, !dbg !45
  %130 = shufflevector <4 x float> %129, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>, !dbg !45
  %131 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];", "=r,=r,l"(ptr addrspace(1) %.pn2867) #6, !dbg !46
  %132 = extractvalue { i32, i32 } %131, 0, !dbg !46
  %133 = bitcast i32 %132 to <2 x half>, !dbg !46
  %134 = extractvalue { i32, i32 } %131, 1, !dbg !46
  %135 = bitcast i32 %134 to <2 x half>, !dbg !46
  %136 = extractelement <2 x half> %133, i64 0, !dbg !46
  %137 = extractelement <2 x half> %133, i64 1, !dbg !46
  %138 = extractelement <2 x half> %135, i64 0, !dbg !46
  %139 = extractelement <2 x half> %135, i64 1, !dbg !46
  %140 = fpext half %136 to float, !dbg !47
  %141 = fpext half %137 to float, !dbg !47
  %142 = fpext half %138 to float, !dbg !47
  %143 = fpext half %139 to float, !dbg !47
  %144 = fcmp ogt <2 x half> %115, splat (half 0xH4D00), !dbg !48
  %145 = extractelement <2 x float> %116, i64 0, !dbg !49
  %146 = fmul float %145, 0x3FF7154760000000, !dbg !49
  %147 = tail call float @llvm.nvvm.ex2.approx.f(float %146), !dbg !49
  %148 = extractelement <2 x float> %116, i64 1, !dbg !49
  %149 = fmul float %148, 0x3FF7154760000000, !dbg !49
  %150 = tail call float @llvm.nvvm.ex2.approx.f(float %149), !dbg !49
  %151 = fadd float %147, 1.000000e+00, !dbg !50
  %152 = fadd float %150, 1.000000e+00, !dbg !50
  %153 = fcmp olt float %151, 0x3810000000000000, !dbg !51
  %154 = fmul float %151, 0x4160000000000000, !dbg !51
  %.02.i = select i1 %153, float %154, float %151, !dbg !51
  %i.i.0.i = select i1 %153, float -2.300000e+01, float 0.000000e+00, !dbg !51
  %155 = bitcast float %.02.i to i32, !dbg !51
  %156 = add i32 %155, -1059760811, !dbg !51
  %157 = and i32 %156, -8388608, !dbg !51
  %158 = sub i32 %155, %157, !dbg !51
  %159 = bitcast i32 %158 to float, !dbg !51
  %160 = sitofp i32 %157 to float, !dbg !51
  %161 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not.i = icmp eq i32 %161, 0, !dbg !51
  %162 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %160, float 0x3E80000000000000, float %i.i.0.i) #6, !dbg !51
  %163 = tail call float @llvm.nvvm.fma.rn.f(float %160, float 0x3E80000000000000, float %i.i.0.i) #6, !dbg !51
  %.08.i = select i1 %.not.i, float %163, float %162, !dbg !51
  %164 = fadd float %159, -1.000000e+00, !dbg !51
  %165 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not1.i = icmp eq i32 %165, 0, !dbg !51
  %166 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %164, float 0x3FC2073EC0000000) #6, !dbg !51
  %167 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %164, float 0x3FC2073EC0000000) #6, !dbg !51
  %.010.i = select i1 %.not1.i, float %167, float %166, !dbg !51
  %168 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not2.i = icmp eq i32 %168, 0, !dbg !51
  %169 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i, float %164, float 0xBFBF19B980000000) #6, !dbg !51
  %170 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i, float %164, float 0xBFBF19B980000000) #6, !dbg !51
  %.011.i = select i1 %.not2.i, float %170, float %169, !dbg !51
  %171 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not3.i = icmp eq i32 %171, 0, !dbg !51
  %172 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i, float %164, float 0x3FC1E52AA0000000) #6, !dbg !51
  %173 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i, float %164, float 0x3FC1E52AA0000000) #6, !dbg !51
  %.012.i = select i1 %.not3.i, float %173, float %172, !dbg !51
  %174 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not4.i = icmp eq i32 %174, 0, !dbg !51
  %175 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i, float %164, float 0xBFC55B1720000000) #6, !dbg !51
  %176 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i, float %164, float 0xBFC55B1720000000) #6, !dbg !51
  %.09.i = select i1 %.not4.i, float %176, float %175, !dbg !51
  %177 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not5.i = icmp eq i32 %177, 0, !dbg !51
  %178 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i, float %164, float 0x3FC99DA160000000) #6, !dbg !51
  %179 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i, float %164, float 0x3FC99DA160000000) #6, !dbg !51
  %.05.i = select i1 %.not5.i, float %179, float %178, !dbg !51
  %180 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not6.i = icmp eq i32 %180, 0, !dbg !51
  %181 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i, float %164, float 0xBFCFFFE440000000) #6, !dbg !51
  %182 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i, float %164, float 0xBFCFFFE440000000) #6, !dbg !51
  %.01.i = select i1 %.not6.i, float %182, float %181, !dbg !51
  %183 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not7.i = icmp eq i32 %183, 0, !dbg !51
  %184 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i, float %164, float 0x3FD5554F00000000) #6, !dbg !51
  %185 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i, float %164, float 0x3FD5554F00000000) #6, !dbg !51
  %.0.i = select i1 %.not7.i, float %185, float %184, !dbg !51
  %186 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not8.i = icmp eq i32 %186, 0, !dbg !51
  %187 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i, float %164, float -5.000000e-01) #6, !dbg !51
  %188 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i, float %164, float -5.000000e-01) #6, !dbg !51
  %.07.i = select i1 %.not8.i, float %188, float %187, !dbg !51
  %189 = fmul float %164, %.07.i, !dbg !51
  %190 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not9.i = icmp eq i32 %190, 0, !dbg !51
  %191 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %189, float %164, float %164) #6, !dbg !51
  %192 = tail call float @llvm.nvvm.fma.rn.f(float %189, float %164, float %164) #6, !dbg !51
  %.06.i = select i1 %.not9.i, float %192, float %191, !dbg !51
  %193 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not10.i = icmp eq i32 %193, 0, !dbg !51
  %194 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i, float 0x3FE62E4300000000, float %.06.i) #6, !dbg !51
  %195 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i, float 0x3FE62E4300000000, float %.06.i) #6, !dbg !51
  %.04.i = select i1 %.not10.i, float %195, float %194, !dbg !51
  %196 = icmp ugt i32 %155, 2139095039, !dbg !51
  br i1 %196, label %__nv_fmaf_rn.exit.i.i, label %__nv_logf.exit, !dbg !51

__nv_fmaf_rn.exit.i.i:                            ; preds = %102
  %197 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not11.i = icmp eq i32 %197, 0, !dbg !51
  %198 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !51
  %199 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !51
  %.03.i = select i1 %.not11.i, float %199, float %198, !dbg !51
  br label %__nv_logf.exit, !dbg !51

__nv_logf.exit:                                   ; preds = %102, %__nv_fmaf_rn.exit.i.i
  %r.i.0.i = phi float [ %.03.i, %__nv_fmaf_rn.exit.i.i ], [ %.04.i, %102 ], !dbg !51
  %200 = fcmp oeq float %.02.i, 0.000000e+00, !dbg !51
  %r.i.1.i = select i1 %200, float 0xFFF0000000000000, float %r.i.0.i, !dbg !51
  %201 = fcmp olt float %152, 0x3810000000000000, !dbg !51
  %202 = fmul float %152, 0x4160000000000000, !dbg !51
  %.02.i29 = select i1 %201, float %202, float %152, !dbg !51
  %i.i.0.i30 = select i1 %201, float -2.300000e+01, float 0.000000e+00, !dbg !51
  %203 = bitcast float %.02.i29 to i32, !dbg !51
  %204 = add i32 %203, -1059760811, !dbg !51
  %205 = and i32 %204, -8388608, !dbg !51
  %206 = sub i32 %203, %205, !dbg !51
  %207 = bitcast i32 %206 to float, !dbg !51
  %208 = sitofp i32 %205 to float, !dbg !51
  %209 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not.i31 = icmp eq i32 %209, 0, !dbg !51
  %210 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %208, float 0x3E80000000000000, float %i.i.0.i30) #6, !dbg !51
  %211 = tail call float @llvm.nvvm.fma.rn.f(float %208, float 0x3E80000000000000, float %i.i.0.i30) #6, !dbg !51
  %.08.i32 = select i1 %.not.i31, float %211, float %210, !dbg !51
  %212 = fadd float %207, -1.000000e+00, !dbg !51
  %213 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not1.i33 = icmp eq i32 %213, 0, !dbg !51
  %214 = tail call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %212, float 0x3FC2073EC0000000) #6, !dbg !51
  %215 = tail call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %212, float 0x3FC2073EC0000000) #6, !dbg !51
  %.010.i34 = select i1 %.not1.i33, float %215, float %214, !dbg !51
  %216 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not2.i35 = icmp eq i32 %216, 0, !dbg !51
  %217 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i34, float %212, float 0xBFBF19B980000000) #6, !dbg !51
  %218 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i34, float %212, float 0xBFBF19B980000000) #6, !dbg !51
  %.011.i36 = select i1 %.not2.i35, float %218, float %217, !dbg !51
  %219 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not3.i37 = icmp eq i32 %219, 0, !dbg !51
  %220 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i36, float %212, float 0x3FC1E52AA0000000) #6, !dbg !51
  %221 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i36, float %212, float 0x3FC1E52AA0000000) #6, !dbg !51
  %.012.i38 = select i1 %.not3.i37, float %221, float %220, !dbg !51
  %222 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not4.i39 = icmp eq i32 %222, 0, !dbg !51
  %223 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i38, float %212, float 0xBFC55B1720000000) #6, !dbg !51
  %224 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i38, float %212, float 0xBFC55B1720000000) #6, !dbg !51
  %.09.i40 = select i1 %.not4.i39, float %224, float %223, !dbg !51
  %225 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not5.i41 = icmp eq i32 %225, 0, !dbg !51
  %226 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i40, float %212, float 0x3FC99DA160000000) #6, !dbg !51
  %227 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i40, float %212, float 0x3FC99DA160000000) #6, !dbg !51
  %.05.i42 = select i1 %.not5.i41, float %227, float %226, !dbg !51
  %228 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not6.i43 = icmp eq i32 %228, 0, !dbg !51
  %229 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i42, float %212, float 0xBFCFFFE440000000) #6, !dbg !51
  %230 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i42, float %212, float 0xBFCFFFE440000000) #6, !dbg !51
  %.01.i44 = select i1 %.not6.i43, float %230, float %229, !dbg !51
  %231 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not7.i45 = icmp eq i32 %231, 0, !dbg !51
  %232 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i44, float %212, float 0x3FD5554F00000000) #6, !dbg !51
  %233 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i44, float %212, float 0x3FD5554F00000000) #6, !dbg !51
  %.0.i46 = select i1 %.not7.i45, float %233, float %232, !dbg !51
  %234 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not8.i47 = icmp eq i32 %234, 0, !dbg !51
  %235 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i46, float %212, float -5.000000e-01) #6, !dbg !51
  %236 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i46, float %212, float -5.000000e-01) #6, !dbg !51
  %.07.i48 = select i1 %.not8.i47, float %236, float %235, !dbg !51
  %237 = fmul float %212, %.07.i48, !dbg !51
  %238 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not9.i49 = icmp eq i32 %238, 0, !dbg !51
  %239 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %237, float %212, float %212) #6, !dbg !51
  %240 = tail call float @llvm.nvvm.fma.rn.f(float %237, float %212, float %212) #6, !dbg !51
  %.06.i50 = select i1 %.not9.i49, float %240, float %239, !dbg !51
  %241 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not10.i51 = icmp eq i32 %241, 0, !dbg !51
  %242 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.08.i32, float 0x3FE62E4300000000, float %.06.i50) #6, !dbg !51
  %243 = tail call float @llvm.nvvm.fma.rn.f(float %.08.i32, float 0x3FE62E4300000000, float %.06.i50) #6, !dbg !51
  %.04.i52 = select i1 %.not10.i51, float %243, float %242, !dbg !51
  %244 = icmp ugt i32 %203, 2139095039, !dbg !51
  br i1 %244, label %__nv_fmaf_rn.exit.i.i55, label %__nv_logf.exit58, !dbg !51

__nv_fmaf_rn.exit.i.i55:                          ; preds = %__nv_logf.exit
  %245 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6, !dbg !51
  %.not11.i56 = icmp eq i32 %245, 0, !dbg !51
  %246 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i29, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !51
  %247 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i29, float 0x7FF0000000000000, float 0x7FF0000000000000) #6, !dbg !51
  %.03.i57 = select i1 %.not11.i56, float %247, float %246, !dbg !51
  br label %__nv_logf.exit58, !dbg !51

__nv_logf.exit58:                                 ; preds = %__nv_logf.exit, %__nv_fmaf_rn.exit.i.i55
  %r.i.0.i53 = phi float [ %.03.i57, %__nv_fmaf_rn.exit.i.i55 ], [ %.04.i52, %__nv_logf.exit ], !dbg !51
  %248 = fcmp oeq float %.02.i29, 0.000000e+00, !dbg !51
  %r.i.1.i54 = select i1 %248, float 0xFFF0000000000000, float %r.i.0.i53, !dbg !51
  %249 = insertelement <2 x float> poison, float %r.i.1.i, i64 0, !dbg !52
  %250 = insertelement <2 x float> %249, float %r.i.1.i54, i64 1, !dbg !52
  %251 = select <2 x i1> %144, <2 x float> %116, <2 x float> %250, !dbg !52
  %252 = extractelement <2 x float> %251, i64 0, !dbg !53
  %253 = fmul float %252, %38, !dbg !53
  %254 = fmul float %252, %39, !dbg !53
  %255 = fmul float %252, %40, !dbg !53
  %256 = fmul float %252, %41, !dbg !53
  %257 = extractelement <2 x float> %251, i64 1, !dbg !53
  %258 = fmul float %257, %47, !dbg !53
  %259 = fmul float %257, %48, !dbg !53
  %260 = fmul float %257, %49, !dbg !53
  %261 = fmul float %257, %50, !dbg !53
  %262 = fmul float %253, 0x3FF7154760000000, !dbg !54
  %263 = tail call float @llvm.nvvm.ex2.approx.f(float %262), !dbg !54
  %264 = fmul float %254, 0x3FF7154760000000, !dbg !54
  %265 = tail call float @llvm.nvvm.ex2.approx.f(float %264), !dbg !54
  %266 = fmul float %255, 0x3FF7154760000000, !dbg !54
  %267 = tail call float @llvm.nvvm.ex2.approx.f(float %266), !dbg !54
  %268 = fmul float %256, 0x3FF7154760000000, !dbg !54
  %269 = tail call float @llvm.nvvm.ex2.approx.f(float %268), !dbg !54
  %270 = fmul float %258, 0x3FF7154760000000, !dbg !54
  %271 = tail call float @llvm.nvvm.ex2.approx.f(float %270), !dbg !54
  %272 = fmul float %259, 0x3FF7154760000000, !dbg !54
  %273 = tail call float @llvm.nvvm.ex2.approx.f(float %272), !dbg !54
  %274 = fmul float %260, 0x3FF7154760000000, !dbg !54
  %275 = tail call float @llvm.nvvm.ex2.approx.f(float %274), !dbg !54
  %276 = fmul float %261, 0x3FF7154760000000, !dbg !54
  %277 = tail call float @llvm.nvvm.ex2.approx.f(float %276), !dbg !54
  %278 = insertelement <8 x float> poison, float %263, i64 0, !dbg !55
  %279 = insertelement <8 x float> %278, float %265, i64 1, !dbg !55
  %280 = insertelement <8 x float> %279, float %267, i64 2, !dbg !55
  %281 = insertelement <8 x float> %280, float %269, i64 3, !dbg !55
  %282 = insertelement <8 x float> %281, float %271, i64 4, !dbg !55
  %283 = insertelement <8 x float> %282, float %273, i64 5, !dbg !55
  %284 = insertelement <8 x float> %283, float %275, i64 6, !dbg !55
  %285 = insertelement <8 x float> %284, float %277, i64 7, !dbg !55
  %286 = fmul <8 x float> %104, %285, !dbg !55
  %287 = fmul <2 x float> %251, %112, !dbg !56
  %288 = shufflevector <2 x float> %287, <2 x float> poison, <8 x i32> <i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1>, !dbg !56
  %289 = fmul <8 x float> %288, %130, !dbg !57
  %290 = fadd <8 x float> %289, %286, !dbg !58
  %291 = extractelement <8 x float> %290, i64 0, !dbg !59
  %292 = fmul float %291, %140, !dbg !59
  %293 = extractelement <8 x float> %290, i64 1, !dbg !59
  %294 = fmul float %293, %141, !dbg !59
  %295 = extractelement <8 x float> %290, i64 2, !dbg !59
  %296 = fmul float %295, %142, !dbg !59
  %297 = extractelement <8 x float> %290, i64 3, !dbg !59
  %298 = fmul float %297, %143, !dbg !59
  %299 = extractelement <8 x float> %290, i64 4, !dbg !59
  %300 = fmul float %299, %140, !dbg !59
  %301 = extractelement <8 x float> %290, i64 5, !dbg !59
  %302 = fmul float %301, %141, !dbg !59
  %303 = extractelement <8 x float> %290, i64 6, !dbg !59
  %304 = fmul float %303, %142, !dbg !59
  %305 = extractelement <8 x float> %290, i64 7, !dbg !59
  %306 = fmul float %305, %143, !dbg !59
  %307 = fadd float %292, %294, !dbg !60
  %308 = fadd float %307, %296, !dbg !60
  %309 = fadd float %308, %298, !dbg !60
  %310 = fadd float %300, %302, !dbg !60
  %311 = fadd float %310, %304, !dbg !60
  %312 = fadd float %311, %306, !dbg !60
  %313 = bitcast float %309 to i32, !dbg !63
  %314 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %313, i32 2, i32 31), !dbg !63
  %315 = bitcast i32 %314 to float, !dbg !63
  %316 = fadd float %309, %315, !dbg !60
  %317 = bitcast float %316 to i32, !dbg !63
  %318 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %317, i32 1, i32 31), !dbg !63
  %319 = bitcast i32 %318 to float, !dbg !63
  %320 = fadd float %316, %319, !dbg !60
  %321 = bitcast float %312 to i32, !dbg !63
  %322 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %321, i32 2, i32 31), !dbg !63
  %323 = bitcast i32 %322 to float, !dbg !63
  %324 = fadd float %312, %323, !dbg !60
  %325 = bitcast float %324 to i32, !dbg !63
  %326 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %325, i32 1, i32 31), !dbg !63
  %327 = bitcast i32 %326 to float, !dbg !63
  %328 = fadd float %324, %327, !dbg !60
  %329 = extractelement <2 x float> %112, i64 0, !dbg !66
  %330 = fmul float %329, %56, !dbg !66
  %331 = extractelement <2 x float> %112, i64 1, !dbg !66
  %332 = fmul float %331, %58, !dbg !66
  %333 = fadd float %330, %320, !dbg !67
  %334 = fadd float %332, %328, !dbg !67
  %335 = fmul float %333, %121, !dbg !68
  %336 = fmul float %334, %122, !dbg !68
  %337 = fsub float 0.000000e+00, %121, !dbg !69
  %338 = fsub float 0.000000e+00, %122, !dbg !69
  %339 = fmul float %337, 0x3FF7154760000000, !dbg !71
  %340 = tail call float @llvm.nvvm.ex2.approx.f(float %339), !dbg !71
  %341 = fmul float %338, 0x3FF7154760000000, !dbg !71
  %342 = tail call float @llvm.nvvm.ex2.approx.f(float %341), !dbg !71
  %343 = fadd float %340, 1.000000e+00, !dbg !72
  %344 = fadd float %342, 1.000000e+00, !dbg !72
  %345 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %343), !dbg !73
  %346 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %344), !dbg !73
  %347 = fmul float %335, %345, !dbg !74
  %348 = fmul float %336, %346, !dbg !74
  %349 = fptrunc float %347 to half, !dbg !75
  %350 = fptrunc float %348 to half, !dbg !75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !76
  store half %349, ptr addrspace(3) %90, align 2, !dbg !76
  store half %350, ptr addrspace(3) %91, align 2, !dbg !76
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !76
  %351 = load i16, ptr addrspace(3) %98, align 2, !dbg !76
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %351, ptr addrspace(1) %.pn159, i1 %101) #6, !dbg !76
  %352 = getelementptr half, ptr addrspace(1) %.pn2065, i64 %59, !dbg !77
  %353 = getelementptr half, ptr addrspace(1) %.pn1866, i64 %59, !dbg !77
  %354 = getelementptr half, ptr addrspace(1) %.pn862, i64 %59, !dbg !78
  %355 = getelementptr half, ptr addrspace(1) %.pn663, i64 %59, !dbg !78
  %356 = getelementptr half, ptr addrspace(1) %.pn460, i64 %59, !dbg !79
  %357 = getelementptr half, ptr addrspace(1) %.pn261, i64 %59, !dbg !79
  %358 = getelementptr half, ptr addrspace(1) %.pn159, i64 %59, !dbg !80
  %359 = getelementptr i8, ptr addrspace(1) %.pn1664, i64 32, !dbg !81
  %360 = getelementptr i8, ptr addrspace(1) %.pn2867, i64 32, !dbg !82
  %361 = add nuw nsw i32 %103, 1, !dbg !21
  %exitcond.not = icmp eq i32 %361, %8, !dbg !21
  br i1 %exitcond.not, label %._crit_edge, label %102, !dbg !21

._crit_edge:                                      ; preds = %__nv_logf.exit58, %12
  ret void, !dbg !83
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

attributes #0 = { nounwind "nvvm.reqntid"="64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "state_space.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "selective_scan_kernel", linkageName: "selective_scan_kernel", scope: !1, file: !1, line: 10, type: !6, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 12, column: 22, scope: !5)
!9 = !DILocation(line: 12, column: 27, scope: !5)
!10 = !DILocation(line: 12, column: 50, scope: !5)
!11 = !DILocation(line: 12, column: 37, scope: !5)
!12 = !DILocation(line: 13, column: 21, scope: !5)
!13 = !DILocation(line: 14, column: 15, scope: !5)
!14 = !DILocation(line: 15, column: 37, scope: !5)
!15 = !DILocation(line: 15, column: 24, scope: !5)
!16 = !DILocation(line: 15, column: 41, scope: !5)
!17 = !DILocation(line: 15, column: 16, scope: !5)
!18 = !DILocation(line: 16, column: 30, scope: !5)
!19 = !DILocation(line: 16, column: 19, scope: !5)
!20 = !DILocation(line: 18, column: 27, scope: !5)
!21 = !DILocation(line: 25, column: 22, scope: !5)
!22 = !DILocation(line: 17, column: 42, scope: !5)
!23 = !DILocation(line: 17, column: 24, scope: !5)
!24 = !DILocation(line: 17, column: 30, scope: !5)
!25 = !DILocation(line: 22, column: 27, scope: !5)
!26 = !DILocation(line: 23, column: 21, scope: !5)
!27 = !DILocation(line: 23, column: 31, scope: !5)
!28 = !DILocation(line: 22, column: 21, scope: !5)
!29 = !DILocation(line: 22, column: 31, scope: !5)
!30 = !DILocation(line: 21, column: 21, scope: !5)
!31 = !DILocation(line: 21, column: 31, scope: !5)
!32 = !DILocation(line: 20, column: 21, scope: !5)
!33 = !DILocation(line: 20, column: 31, scope: !5)
!34 = !DILocation(line: 19, column: 23, scope: !5)
!35 = !DILocation(line: 19, column: 33, scope: !5)
!36 = !DILocation(line: 18, column: 21, scope: !5)
!37 = !DILocation(line: 18, column: 31, scope: !5)
!38 = !DILocation(line: 26, column: 20, scope: !5)
!39 = !DILocation(line: 27, column: 21, scope: !5)
!40 = !DILocation(line: 26, column: 53, scope: !5)
!41 = !DILocation(line: 27, column: 55, scope: !5)
!42 = !DILocation(line: 28, column: 20, scope: !5)
!43 = !DILocation(line: 28, column: 53, scope: !5)
!44 = !DILocation(line: 29, column: 20, scope: !5)
!45 = !DILocation(line: 29, column: 31, scope: !5)
!46 = !DILocation(line: 30, column: 20, scope: !5)
!47 = !DILocation(line: 30, column: 31, scope: !5)
!48 = !DILocation(line: 31, column: 27, scope: !5)
!49 = !DILocation(line: 31, column: 57, scope: !5)
!50 = !DILocation(line: 31, column: 50, scope: !5)
!51 = !DILocation(line: 31, column: 44, scope: !5)
!52 = !DILocation(line: 31, column: 37, scope: !5)
!53 = !DILocation(line: 32, column: 37, scope: !5)
!54 = !DILocation(line: 32, column: 23, scope: !5)
!55 = !DILocation(line: 32, column: 16, scope: !5)
!56 = !DILocation(line: 32, column: 48, scope: !5)
!57 = !DILocation(line: 32, column: 62, scope: !5)
!58 = !DILocation(line: 32, column: 42, scope: !5)
!59 = !DILocation(line: 33, column: 23, scope: !5)
!60 = !DILocation(line: 263, column: 15, scope: !61, inlinedAt: !63)
!61 = distinct !DILexicalBlockFile(scope: !5, file: !62, discriminator: 0)
!62 = !DIFile(filename: "standard.py", directory: "triton/language")
!63 = !DILocation(line: 293, column: 36, scope: !61, inlinedAt: !64)
!64 = !DILocation(line: 33, column: 19, scope: !65)
!65 = distinct !DILexicalBlockFile(scope: !5, file: !1, discriminator: 0)
!66 = !DILocation(line: 33, column: 52, scope: !5)
!67 = !DILocation(line: 33, column: 45, scope: !5)
!68 = !DILocation(line: 34, column: 30, scope: !5)
!69 = !DILocation(line: 50, column: 30, scope: !61, inlinedAt: !70)
!70 = !DILocation(line: 34, column: 45, scope: !65)
!71 = !DILocation(line: 50, column: 29, scope: !61, inlinedAt: !70)
!72 = !DILocation(line: 50, column: 20, scope: !61, inlinedAt: !70)
!73 = !DILocation(line: 50, column: 16, scope: !61, inlinedAt: !70)
!74 = !DILocation(line: 34, column: 34, scope: !5)
!75 = !DILocation(line: 34, column: 52, scope: !5)
!76 = !DILocation(line: 34, column: 25, scope: !5)
!77 = !DILocation(line: 35, column: 18, scope: !5)
!78 = !DILocation(line: 36, column: 19, scope: !5)
!79 = !DILocation(line: 37, column: 18, scope: !5)
!80 = !DILocation(line: 38, column: 18, scope: !5)
!81 = !DILocation(line: 39, column: 18, scope: !5)
!82 = !DILocation(line: 40, column: 18, scope: !5)
!83 = !DILocation(line: 25, column: 4, scope: !5)
