; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @bias_gelu_bwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, i32 %7, ptr addrspace(1) readnone captures(none) %8, ptr addrspace(1) readnone captures(none) %9) local_unnamed_addr #0 !dbg !5 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %12 = shl i32 %11, 7, !dbg !9
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %14 = and i32 %13, 127, !dbg !10
  %15 = and i32 %13, 15, !dbg !10
  %16 = shl nuw nsw i32 %15, 3, !dbg !10
  %17 = or disjoint i32 %16, %12, !dbg !11
  %18 = or disjoint i32 %12, %14, !dbg !11
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12
  %20 = mul i32 %7, %19, !dbg !13
  %21 = add i32 %20, %7, !dbg !14
  %22 = tail call i32 @llvm.smin.i32(i32 %21, i32 %5), !dbg !15
  %23 = lshr i32 %13, 4, !dbg !16
  %24 = icmp slt i32 %17, %6, !dbg !17
  %25 = icmp slt i32 %18, %6, !dbg !17
  %26 = sext i32 %18 to i64, !dbg !18
  %27 = getelementptr half, ptr addrspace(1) %2, i64 %26, !dbg !18
  %28 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %27, i1 %25) #7, !dbg !19
  %29 = shl nuw nsw i32 %13, 1, !dbg !20
  %30 = and i32 %29, 60, !dbg !20
  %31 = and i32 %13, 1, !dbg !20
  %32 = icmp eq i32 %31, 0, !dbg !20
  %33 = select i1 %32, i32 0, i32 192, !dbg !20
  %34 = and i32 %23, 2, !dbg !20
  %35 = and i32 %13, 64, !dbg !20
  %36 = or disjoint i32 %33, %30, !dbg !20
  %37 = xor i32 %36, %35, !dbg !20
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %34, !dbg !20
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 %37, !dbg !20
  %40 = insertelement <1 x i16> poison, i16 %28, i64 0, !dbg !20
  store <1 x i16> %40, ptr addrspace(3) %39, align 2, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %41 = shl nuw nsw i32 %13, 4, !dbg !20
  %42 = and i32 %41, 48, !dbg !20
  %43 = lshr i32 %13, 1, !dbg !20
  %44 = and i32 %43, 2, !dbg !20
  %45 = shl nuw nsw i32 %13, 3, !dbg !20
  %46 = and i32 %45, 64, !dbg !20
  %47 = or disjoint i32 %44, %46, !dbg !20
  %48 = or disjoint i32 %47, %42, !dbg !20
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48, !dbg !20
  %50 = load half, ptr addrspace(3) %49, align 2, !dbg !20
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 4, !dbg !20
  %52 = load half, ptr addrspace(3) %51, align 2, !dbg !20
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 8, !dbg !20
  %54 = load half, ptr addrspace(3) %53, align 2, !dbg !20
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 12, !dbg !20
  %56 = load half, ptr addrspace(3) %55, align 2, !dbg !20
  %57 = xor i32 %48, 192, !dbg !20
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %57, !dbg !20
  %59 = load half, ptr addrspace(3) %58, align 2, !dbg !20
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 4, !dbg !20
  %61 = load half, ptr addrspace(3) %60, align 2, !dbg !20
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 8, !dbg !20
  %63 = load half, ptr addrspace(3) %62, align 2, !dbg !20
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 12, !dbg !20
  %65 = load half, ptr addrspace(3) %64, align 2, !dbg !20
  %66 = insertelement <8 x half> poison, half %50, i64 0, !dbg !21
  %67 = insertelement <8 x half> %66, half %59, i64 1, !dbg !21
  %68 = insertelement <8 x half> %67, half %52, i64 2, !dbg !21
  %69 = insertelement <8 x half> %68, half %61, i64 3, !dbg !21
  %70 = insertelement <8 x half> %69, half %54, i64 4, !dbg !21
  %71 = insertelement <8 x half> %70, half %63, i64 5, !dbg !21
  %72 = insertelement <8 x half> %71, half %56, i64 6, !dbg !21
  %73 = insertelement <8 x half> %72, half %65, i64 7, !dbg !21
  %74 = fpext <8 x half> %73 to <8 x float>, !dbg !21
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !21
  %76 = shl i32 %6, 4, !dbg !22
  %77 = icmp slt i32 %20, %22, !dbg !23
  br i1 %77, label %.lr.ph.preheader, label %._crit_edge, !dbg !23

.lr.ph.preheader:                                 ; preds = %10
  %78 = and i32 %23, 7, !dbg !16
  %79 = or disjoint i32 %78, 8, !dbg !16
  %80 = add i32 %79, %20, !dbg !24
  %81 = mul i32 %80, %6, !dbg !25
  %82 = add i32 %81, %17, !dbg !26
  %83 = add i32 %20, %78, !dbg !24
  %84 = mul i32 %83, %6, !dbg !25
  %85 = add i32 %84, %17, !dbg !26
  br label %.lr.ph, !dbg !27

.lr.ph:                                           ; preds = %.lr.ph.preheader, %__nv_erff.exit366
  %.pn36369 = phi i32 [ %1082, %__nv_erff.exit366 ], [ %83, %.lr.ph.preheader ]
  %.pn16368 = phi i32 [ %1084, %__nv_erff.exit366 ], [ %82, %.lr.ph.preheader ]
  %.pn32367 = phi i32 [ %1083, %__nv_erff.exit366 ], [ %85, %.lr.ph.preheader ]
  %86 = phi i32 [ %1085, %__nv_erff.exit366 ], [ %20, %.lr.ph.preheader ]
  %87 = phi <16 x float> [ %1081, %__nv_erff.exit366 ], [ zeroinitializer, %.lr.ph.preheader ]
  %88 = icmp slt i32 %.pn36369, %22, !dbg !28
  %89 = and i1 %24, %88, !dbg !29
  %90 = sext i32 %.pn32367 to i64, !dbg !30
  %91 = getelementptr half, ptr addrspace(1) %1, i64 %90, !dbg !30
  %92 = sext i32 %.pn16368 to i64, !dbg !30
  %93 = getelementptr half, ptr addrspace(1) %1, i64 %92, !dbg !30
  %94 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %91, i1 %89) #7, !dbg !31
  %95 = extractvalue { i32, i32, i32, i32 } %94, 0, !dbg !31
  %96 = bitcast i32 %95 to <2 x half>, !dbg !31
  %97 = extractvalue { i32, i32, i32, i32 } %94, 1, !dbg !31
  %98 = bitcast i32 %97 to <2 x half>, !dbg !31
  %99 = extractvalue { i32, i32, i32, i32 } %94, 2, !dbg !31
  %100 = bitcast i32 %99 to <2 x half>, !dbg !31
  %101 = extractvalue { i32, i32, i32, i32 } %94, 3, !dbg !31
  %102 = bitcast i32 %101 to <2 x half>, !dbg !31
  %103 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %93, i1 %89) #7, !dbg !31
  %104 = extractvalue { i32, i32, i32, i32 } %103, 0, !dbg !31
  %105 = bitcast i32 %104 to <2 x half>, !dbg !31
  %106 = extractvalue { i32, i32, i32, i32 } %103, 1, !dbg !31
  %107 = bitcast i32 %106 to <2 x half>, !dbg !31
  %108 = extractvalue { i32, i32, i32, i32 } %103, 2, !dbg !31
  %109 = bitcast i32 %108 to <2 x half>, !dbg !31
  %110 = extractvalue { i32, i32, i32, i32 } %103, 3, !dbg !31
  %111 = bitcast i32 %110 to <2 x half>, !dbg !31
  %112 = shufflevector <2 x half> %96, <2 x half> %98, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %113 = shufflevector <2 x half> %100, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %114 = shufflevector <16 x half> %112, <16 x half> %113, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %115 = shufflevector <2 x half> %100, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %116 = shufflevector <16 x half> %114, <16 x half> %115, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %117 = shufflevector <2 x half> %102, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %118 = shufflevector <16 x half> %116, <16 x half> %117, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %119 = shufflevector <2 x half> %102, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %120 = shufflevector <16 x half> %118, <16 x half> %119, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %121 = shufflevector <2 x half> %105, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %122 = shufflevector <16 x half> %120, <16 x half> %121, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %123 = shufflevector <2 x half> %105, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %124 = shufflevector <16 x half> %122, <16 x half> %123, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %125 = shufflevector <2 x half> %107, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %126 = shufflevector <16 x half> %124, <16 x half> %125, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %127 = shufflevector <2 x half> %107, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %128 = shufflevector <16 x half> %126, <16 x half> %127, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %129 = shufflevector <2 x half> %109, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %130 = shufflevector <16 x half> %128, <16 x half> %129, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>, !dbg !32
  %131 = shufflevector <2 x half> %109, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %132 = shufflevector <16 x half> %130, <16 x half> %131, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 17, i32 poison, i32 poison>, !dbg !32
  %133 = shufflevector <2 x half> %111, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %134 = shufflevector <16 x half> %132, <16 x half> %133, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 poison>, !dbg !32
  %135 = shufflevector <2 x half> %111, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !32
  %136 = shufflevector <16 x half> %134, <16 x half> %135, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 17>, !dbg !32
  %137 = fpext <16 x half> %136 to <16 x float>, !dbg !32
  %138 = fadd <16 x float> %75, %137, !dbg !20
  %139 = getelementptr half, ptr addrspace(1) %0, i64 %90, !dbg !33
  %140 = getelementptr half, ptr addrspace(1) %0, i64 %92, !dbg !33
  %141 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %139, i1 %89) #7, !dbg !34
  %142 = extractvalue { i32, i32, i32, i32 } %141, 0, !dbg !34
  %143 = bitcast i32 %142 to <2 x half>, !dbg !34
  %144 = extractvalue { i32, i32, i32, i32 } %141, 1, !dbg !34
  %145 = bitcast i32 %144 to <2 x half>, !dbg !34
  %146 = extractvalue { i32, i32, i32, i32 } %141, 2, !dbg !34
  %147 = bitcast i32 %146 to <2 x half>, !dbg !34
  %148 = extractvalue { i32, i32, i32, i32 } %141, 3, !dbg !34
  %149 = bitcast i32 %148 to <2 x half>, !dbg !34
  %150 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %140, i1 %89) #7, !dbg !34
  %151 = extractvalue { i32, i32, i32, i32 } %150, 0, !dbg !34
  %152 = bitcast i32 %151 to <2 x half>, !dbg !34
  %153 = extractvalue { i32, i32, i32, i32 } %150, 1, !dbg !34
  %154 = bitcast i32 %153 to <2 x half>, !dbg !34
  %155 = extractvalue { i32, i32, i32, i32 } %150, 2, !dbg !34
  %156 = bitcast i32 %155 to <2 x half>, !dbg !34
  %157 = extractvalue { i32, i32, i32, i32 } %150, 3, !dbg !34
  %158 = bitcast i32 %157 to <2 x half>, !dbg !34
  %159 = shufflevector <2 x half> %143, <2 x half> %145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %160 = shufflevector <2 x half> %147, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %161 = shufflevector <16 x half> %159, <16 x half> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %162 = shufflevector <2 x half> %147, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %163 = shufflevector <16 x half> %161, <16 x half> %162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %164 = shufflevector <2 x half> %149, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %165 = shufflevector <16 x half> %163, <16 x half> %164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %166 = shufflevector <2 x half> %149, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %167 = shufflevector <16 x half> %165, <16 x half> %166, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %168 = shufflevector <2 x half> %152, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %169 = shufflevector <16 x half> %167, <16 x half> %168, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %170 = shufflevector <2 x half> %152, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %171 = shufflevector <16 x half> %169, <16 x half> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %172 = shufflevector <2 x half> %154, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %173 = shufflevector <16 x half> %171, <16 x half> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %174 = shufflevector <2 x half> %154, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %175 = shufflevector <16 x half> %173, <16 x half> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %176 = shufflevector <2 x half> %156, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %177 = shufflevector <16 x half> %175, <16 x half> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>, !dbg !35
  %178 = shufflevector <2 x half> %156, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %179 = shufflevector <16 x half> %177, <16 x half> %178, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 17, i32 poison, i32 poison>, !dbg !35
  %180 = shufflevector <2 x half> %158, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %181 = shufflevector <16 x half> %179, <16 x half> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 poison>, !dbg !35
  %182 = shufflevector <2 x half> %158, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %183 = shufflevector <16 x half> %181, <16 x half> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 17>, !dbg !35
  %184 = fpext <16 x half> %183 to <16 x float>, !dbg !35
  %185 = extractelement <16 x float> %138, i64 0, !dbg !36
  %186 = fmul float %185, 0x3FE6A09E60000000, !dbg !36
  %187 = extractelement <16 x float> %138, i64 1, !dbg !36
  %188 = fmul float %187, 0x3FE6A09E60000000, !dbg !36
  %189 = extractelement <16 x float> %138, i64 2, !dbg !36
  %190 = fmul float %189, 0x3FE6A09E60000000, !dbg !36
  %191 = extractelement <16 x float> %138, i64 3, !dbg !36
  %192 = fmul float %191, 0x3FE6A09E60000000, !dbg !36
  %193 = extractelement <16 x float> %138, i64 4, !dbg !36
  %194 = fmul float %193, 0x3FE6A09E60000000, !dbg !36
  %195 = extractelement <16 x float> %138, i64 5, !dbg !36
  %196 = fmul float %195, 0x3FE6A09E60000000, !dbg !36
  %197 = extractelement <16 x float> %138, i64 6, !dbg !36
  %198 = fmul float %197, 0x3FE6A09E60000000, !dbg !36
  %199 = extractelement <16 x float> %138, i64 7, !dbg !36
  %200 = fmul float %199, 0x3FE6A09E60000000, !dbg !36
  %201 = extractelement <16 x float> %138, i64 8, !dbg !36
  %202 = fmul float %201, 0x3FE6A09E60000000, !dbg !36
  %203 = extractelement <16 x float> %138, i64 9, !dbg !36
  %204 = fmul float %203, 0x3FE6A09E60000000, !dbg !36
  %205 = extractelement <16 x float> %138, i64 10, !dbg !36
  %206 = fmul float %205, 0x3FE6A09E60000000, !dbg !36
  %207 = extractelement <16 x float> %138, i64 11, !dbg !36
  %208 = fmul float %207, 0x3FE6A09E60000000, !dbg !36
  %209 = extractelement <16 x float> %138, i64 12, !dbg !36
  %210 = fmul float %209, 0x3FE6A09E60000000, !dbg !36
  %211 = extractelement <16 x float> %138, i64 13, !dbg !36
  %212 = fmul float %211, 0x3FE6A09E60000000, !dbg !36
  %213 = extractelement <16 x float> %138, i64 14, !dbg !36
  %214 = fmul float %213, 0x3FE6A09E60000000, !dbg !36
  %215 = extractelement <16 x float> %138, i64 15, !dbg !36
  %216 = fmul float %215, 0x3FE6A09E60000000, !dbg !36
  %217 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i = icmp eq i32 %217, 0, !dbg !27
  %218 = tail call float @llvm.nvvm.fabs.ftz.f32(float %186), !dbg !27
  %219 = tail call float @llvm.nvvm.fabs.f32(float %186), !dbg !27
  %.0.i = select i1 %.not.i, float %219, float %218, !dbg !27
  %220 = fcmp oge float %.0.i, 0x3FF00C1FC0000000, !dbg !27
  br i1 %220, label %__nv_fabsf.exit1.i, label %222, !dbg !27

__nv_fabsf.exit1.i:                               ; preds = %.lr.ph
  %221 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i = icmp eq i32 %221, 0, !dbg !27
  %.01.i = select i1 %.not1.i, float %219, float %218, !dbg !27
  br label %__internal_fmad.exit.i, !dbg !27

222:                                              ; preds = %.lr.ph
  %223 = fmul float %186, %186, !dbg !27
  br label %__internal_fmad.exit.i, !dbg !27

__internal_fmad.exit.i:                           ; preds = %222, %__nv_fabsf.exit1.i
  %224 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i ], [ 0x3FC06EBA60000000, %222 ], !dbg !27
  %225 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i ], [ 0xBFD8127580000000, %222 ], !dbg !27
  %226 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i ], [ 0x3FBCE315E0000000, %222 ], !dbg !27
  %227 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i ], [ 0xBF9B837CE0000000, %222 ], !dbg !27
  %228 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i ], [ 0x3F755ABD40000000, %222 ], !dbg !27
  %229 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i ], [ 0xBF4AE9A400000000, %222 ], !dbg !27
  %230 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i ], [ 0x3F163D2D40000000, %222 ], !dbg !27
  %231 = phi float [ %.01.i, %__nv_fabsf.exit1.i ], [ %223, %222 ], !dbg !27
  %232 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i = icmp eq i32 %232, 0, !dbg !27
  %233 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %230, float %231, float %229) #7, !dbg !27
  %234 = tail call float @llvm.nvvm.fma.rn.f(float %230, float %231, float %229) #7, !dbg !27
  %.02.i = select i1 %.not2.i, float %234, float %233, !dbg !27
  %235 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i = icmp eq i32 %235, 0, !dbg !27
  %236 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i, float %231, float %228) #7, !dbg !27
  %237 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i, float %231, float %228) #7, !dbg !27
  %.03.i = select i1 %.not3.i, float %237, float %236, !dbg !27
  %238 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i = icmp eq i32 %238, 0, !dbg !27
  %239 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i, float %231, float %227) #7, !dbg !27
  %240 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i, float %231, float %227) #7, !dbg !27
  %.04.i = select i1 %.not4.i, float %240, float %239, !dbg !27
  %241 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i = icmp eq i32 %241, 0, !dbg !27
  %242 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i, float %231, float %226) #7, !dbg !27
  %243 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i, float %231, float %226) #7, !dbg !27
  %.05.i = select i1 %.not5.i, float %243, float %242, !dbg !27
  %244 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i = icmp eq i32 %244, 0, !dbg !27
  %245 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i, float %231, float %225) #7, !dbg !27
  %246 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i, float %231, float %225) #7, !dbg !27
  %.06.i = select i1 %.not6.i, float %246, float %245, !dbg !27
  %247 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i = icmp eq i32 %247, 0, !dbg !27
  %248 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i, float %231, float %224) #7, !dbg !27
  %249 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i, float %231, float %224) #7, !dbg !27
  %.07.i = select i1 %.not7.i, float %249, float %248, !dbg !27
  %250 = fneg float %231, !dbg !27
  %251 = select i1 %220, float %250, float %186, !dbg !27
  %252 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i = icmp eq i32 %252, 0, !dbg !27
  %253 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i, float %251, float %251) #7, !dbg !27
  %254 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i, float %251, float %251) #7, !dbg !27
  %.08.i = select i1 %.not8.i, float %254, float %253, !dbg !27
  br i1 %220, label %255, label %__nv_erff.exit, !dbg !27

255:                                              ; preds = %__internal_fmad.exit.i
  %256 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i) #7, !dbg !27
  %257 = fsub float 1.000000e+00, %256, !dbg !27
  %258 = bitcast float %257 to i32, !dbg !27
  %259 = bitcast float %186 to i32, !dbg !27
  %260 = and i32 %259, -2147483648, !dbg !27
  %261 = or i32 %260, %258, !dbg !27
  %262 = bitcast i32 %261 to float, !dbg !27
  br label %__nv_erff.exit, !dbg !27

__nv_erff.exit:                                   ; preds = %__internal_fmad.exit.i, %255
  %r.0.i = phi float [ %262, %255 ], [ %.08.i, %__internal_fmad.exit.i ], !dbg !27
  %263 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i37 = icmp eq i32 %263, 0, !dbg !27
  %264 = tail call float @llvm.nvvm.fabs.ftz.f32(float %188), !dbg !27
  %265 = tail call float @llvm.nvvm.fabs.f32(float %188), !dbg !27
  %.0.i38 = select i1 %.not.i37, float %265, float %264, !dbg !27
  %266 = fcmp oge float %.0.i38, 0x3FF00C1FC0000000, !dbg !27
  br i1 %266, label %__nv_fabsf.exit1.i55, label %268, !dbg !27

__nv_fabsf.exit1.i55:                             ; preds = %__nv_erff.exit
  %267 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i56 = icmp eq i32 %267, 0, !dbg !27
  %.01.i57 = select i1 %.not1.i56, float %265, float %264, !dbg !27
  br label %__internal_fmad.exit.i39, !dbg !27

268:                                              ; preds = %__nv_erff.exit
  %269 = fmul float %188, %188, !dbg !27
  br label %__internal_fmad.exit.i39, !dbg !27

__internal_fmad.exit.i39:                         ; preds = %268, %__nv_fabsf.exit1.i55
  %270 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i55 ], [ 0x3FC06EBA60000000, %268 ], !dbg !27
  %271 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i55 ], [ 0xBFD8127580000000, %268 ], !dbg !27
  %272 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i55 ], [ 0x3FBCE315E0000000, %268 ], !dbg !27
  %273 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i55 ], [ 0xBF9B837CE0000000, %268 ], !dbg !27
  %274 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i55 ], [ 0x3F755ABD40000000, %268 ], !dbg !27
  %275 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i55 ], [ 0xBF4AE9A400000000, %268 ], !dbg !27
  %276 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i55 ], [ 0x3F163D2D40000000, %268 ], !dbg !27
  %277 = phi float [ %.01.i57, %__nv_fabsf.exit1.i55 ], [ %269, %268 ], !dbg !27
  %278 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i40 = icmp eq i32 %278, 0, !dbg !27
  %279 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %276, float %277, float %275) #7, !dbg !27
  %280 = tail call float @llvm.nvvm.fma.rn.f(float %276, float %277, float %275) #7, !dbg !27
  %.02.i41 = select i1 %.not2.i40, float %280, float %279, !dbg !27
  %281 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i42 = icmp eq i32 %281, 0, !dbg !27
  %282 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i41, float %277, float %274) #7, !dbg !27
  %283 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i41, float %277, float %274) #7, !dbg !27
  %.03.i43 = select i1 %.not3.i42, float %283, float %282, !dbg !27
  %284 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i44 = icmp eq i32 %284, 0, !dbg !27
  %285 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i43, float %277, float %273) #7, !dbg !27
  %286 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i43, float %277, float %273) #7, !dbg !27
  %.04.i45 = select i1 %.not4.i44, float %286, float %285, !dbg !27
  %287 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i46 = icmp eq i32 %287, 0, !dbg !27
  %288 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i45, float %277, float %272) #7, !dbg !27
  %289 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i45, float %277, float %272) #7, !dbg !27
  %.05.i47 = select i1 %.not5.i46, float %289, float %288, !dbg !27
  %290 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i48 = icmp eq i32 %290, 0, !dbg !27
  %291 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i47, float %277, float %271) #7, !dbg !27
  %292 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i47, float %277, float %271) #7, !dbg !27
  %.06.i49 = select i1 %.not6.i48, float %292, float %291, !dbg !27
  %293 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i50 = icmp eq i32 %293, 0, !dbg !27
  %294 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i49, float %277, float %270) #7, !dbg !27
  %295 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i49, float %277, float %270) #7, !dbg !27
  %.07.i51 = select i1 %.not7.i50, float %295, float %294, !dbg !27
  %296 = fneg float %277, !dbg !27
  %297 = select i1 %266, float %296, float %188, !dbg !27
  %298 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i52 = icmp eq i32 %298, 0, !dbg !27
  %299 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i51, float %297, float %297) #7, !dbg !27
  %300 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i51, float %297, float %297) #7, !dbg !27
  %.08.i53 = select i1 %.not8.i52, float %300, float %299, !dbg !27
  br i1 %266, label %301, label %__nv_erff.exit58, !dbg !27

301:                                              ; preds = %__internal_fmad.exit.i39
  %302 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i53) #7, !dbg !27
  %303 = fsub float 1.000000e+00, %302, !dbg !27
  %304 = bitcast float %303 to i32, !dbg !27
  %305 = bitcast float %188 to i32, !dbg !27
  %306 = and i32 %305, -2147483648, !dbg !27
  %307 = or i32 %306, %304, !dbg !27
  %308 = bitcast i32 %307 to float, !dbg !27
  br label %__nv_erff.exit58, !dbg !27

__nv_erff.exit58:                                 ; preds = %__internal_fmad.exit.i39, %301
  %r.0.i54 = phi float [ %308, %301 ], [ %.08.i53, %__internal_fmad.exit.i39 ], !dbg !27
  %309 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i59 = icmp eq i32 %309, 0, !dbg !27
  %310 = tail call float @llvm.nvvm.fabs.ftz.f32(float %190), !dbg !27
  %311 = tail call float @llvm.nvvm.fabs.f32(float %190), !dbg !27
  %.0.i60 = select i1 %.not.i59, float %311, float %310, !dbg !27
  %312 = fcmp oge float %.0.i60, 0x3FF00C1FC0000000, !dbg !27
  br i1 %312, label %__nv_fabsf.exit1.i77, label %314, !dbg !27

__nv_fabsf.exit1.i77:                             ; preds = %__nv_erff.exit58
  %313 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i78 = icmp eq i32 %313, 0, !dbg !27
  %.01.i79 = select i1 %.not1.i78, float %311, float %310, !dbg !27
  br label %__internal_fmad.exit.i61, !dbg !27

314:                                              ; preds = %__nv_erff.exit58
  %315 = fmul float %190, %190, !dbg !27
  br label %__internal_fmad.exit.i61, !dbg !27

__internal_fmad.exit.i61:                         ; preds = %314, %__nv_fabsf.exit1.i77
  %316 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i77 ], [ 0x3FC06EBA60000000, %314 ], !dbg !27
  %317 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i77 ], [ 0xBFD8127580000000, %314 ], !dbg !27
  %318 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i77 ], [ 0x3FBCE315E0000000, %314 ], !dbg !27
  %319 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i77 ], [ 0xBF9B837CE0000000, %314 ], !dbg !27
  %320 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i77 ], [ 0x3F755ABD40000000, %314 ], !dbg !27
  %321 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i77 ], [ 0xBF4AE9A400000000, %314 ], !dbg !27
  %322 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i77 ], [ 0x3F163D2D40000000, %314 ], !dbg !27
  %323 = phi float [ %.01.i79, %__nv_fabsf.exit1.i77 ], [ %315, %314 ], !dbg !27
  %324 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i62 = icmp eq i32 %324, 0, !dbg !27
  %325 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %322, float %323, float %321) #7, !dbg !27
  %326 = tail call float @llvm.nvvm.fma.rn.f(float %322, float %323, float %321) #7, !dbg !27
  %.02.i63 = select i1 %.not2.i62, float %326, float %325, !dbg !27
  %327 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i64 = icmp eq i32 %327, 0, !dbg !27
  %328 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i63, float %323, float %320) #7, !dbg !27
  %329 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i63, float %323, float %320) #7, !dbg !27
  %.03.i65 = select i1 %.not3.i64, float %329, float %328, !dbg !27
  %330 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i66 = icmp eq i32 %330, 0, !dbg !27
  %331 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i65, float %323, float %319) #7, !dbg !27
  %332 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i65, float %323, float %319) #7, !dbg !27
  %.04.i67 = select i1 %.not4.i66, float %332, float %331, !dbg !27
  %333 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i68 = icmp eq i32 %333, 0, !dbg !27
  %334 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i67, float %323, float %318) #7, !dbg !27
  %335 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i67, float %323, float %318) #7, !dbg !27
  %.05.i69 = select i1 %.not5.i68, float %335, float %334, !dbg !27
  %336 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i70 = icmp eq i32 %336, 0, !dbg !27
  %337 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i69, float %323, float %317) #7, !dbg !27
  %338 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i69, float %323, float %317) #7, !dbg !27
  %.06.i71 = select i1 %.not6.i70, float %338, float %337, !dbg !27
  %339 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i72 = icmp eq i32 %339, 0, !dbg !27
  %340 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i71, float %323, float %316) #7, !dbg !27
  %341 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i71, float %323, float %316) #7, !dbg !27
  %.07.i73 = select i1 %.not7.i72, float %341, float %340, !dbg !27
  %342 = fneg float %323, !dbg !27
  %343 = select i1 %312, float %342, float %190, !dbg !27
  %344 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i74 = icmp eq i32 %344, 0, !dbg !27
  %345 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i73, float %343, float %343) #7, !dbg !27
  %346 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i73, float %343, float %343) #7, !dbg !27
  %.08.i75 = select i1 %.not8.i74, float %346, float %345, !dbg !27
  br i1 %312, label %347, label %__nv_erff.exit80, !dbg !27

347:                                              ; preds = %__internal_fmad.exit.i61
  %348 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i75) #7, !dbg !27
  %349 = fsub float 1.000000e+00, %348, !dbg !27
  %350 = bitcast float %349 to i32, !dbg !27
  %351 = bitcast float %190 to i32, !dbg !27
  %352 = and i32 %351, -2147483648, !dbg !27
  %353 = or i32 %352, %350, !dbg !27
  %354 = bitcast i32 %353 to float, !dbg !27
  br label %__nv_erff.exit80, !dbg !27

__nv_erff.exit80:                                 ; preds = %__internal_fmad.exit.i61, %347
  %r.0.i76 = phi float [ %354, %347 ], [ %.08.i75, %__internal_fmad.exit.i61 ], !dbg !27
  %355 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i81 = icmp eq i32 %355, 0, !dbg !27
  %356 = tail call float @llvm.nvvm.fabs.ftz.f32(float %192), !dbg !27
  %357 = tail call float @llvm.nvvm.fabs.f32(float %192), !dbg !27
  %.0.i82 = select i1 %.not.i81, float %357, float %356, !dbg !27
  %358 = fcmp oge float %.0.i82, 0x3FF00C1FC0000000, !dbg !27
  br i1 %358, label %__nv_fabsf.exit1.i99, label %360, !dbg !27

__nv_fabsf.exit1.i99:                             ; preds = %__nv_erff.exit80
  %359 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i100 = icmp eq i32 %359, 0, !dbg !27
  %.01.i101 = select i1 %.not1.i100, float %357, float %356, !dbg !27
  br label %__internal_fmad.exit.i83, !dbg !27

360:                                              ; preds = %__nv_erff.exit80
  %361 = fmul float %192, %192, !dbg !27
  br label %__internal_fmad.exit.i83, !dbg !27

__internal_fmad.exit.i83:                         ; preds = %360, %__nv_fabsf.exit1.i99
  %362 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i99 ], [ 0x3FC06EBA60000000, %360 ], !dbg !27
  %363 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i99 ], [ 0xBFD8127580000000, %360 ], !dbg !27
  %364 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i99 ], [ 0x3FBCE315E0000000, %360 ], !dbg !27
  %365 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i99 ], [ 0xBF9B837CE0000000, %360 ], !dbg !27
  %366 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i99 ], [ 0x3F755ABD40000000, %360 ], !dbg !27
  %367 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i99 ], [ 0xBF4AE9A400000000, %360 ], !dbg !27
  %368 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i99 ], [ 0x3F163D2D40000000, %360 ], !dbg !27
  %369 = phi float [ %.01.i101, %__nv_fabsf.exit1.i99 ], [ %361, %360 ], !dbg !27
  %370 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i84 = icmp eq i32 %370, 0, !dbg !27
  %371 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %368, float %369, float %367) #7, !dbg !27
  %372 = tail call float @llvm.nvvm.fma.rn.f(float %368, float %369, float %367) #7, !dbg !27
  %.02.i85 = select i1 %.not2.i84, float %372, float %371, !dbg !27
  %373 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i86 = icmp eq i32 %373, 0, !dbg !27
  %374 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i85, float %369, float %366) #7, !dbg !27
  %375 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i85, float %369, float %366) #7, !dbg !27
  %.03.i87 = select i1 %.not3.i86, float %375, float %374, !dbg !27
  %376 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i88 = icmp eq i32 %376, 0, !dbg !27
  %377 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i87, float %369, float %365) #7, !dbg !27
  %378 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i87, float %369, float %365) #7, !dbg !27
  %.04.i89 = select i1 %.not4.i88, float %378, float %377, !dbg !27
  %379 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i90 = icmp eq i32 %379, 0, !dbg !27
  %380 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i89, float %369, float %364) #7, !dbg !27
  %381 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i89, float %369, float %364) #7, !dbg !27
  %.05.i91 = select i1 %.not5.i90, float %381, float %380, !dbg !27
  %382 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i92 = icmp eq i32 %382, 0, !dbg !27
  %383 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i91, float %369, float %363) #7, !dbg !27
  %384 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i91, float %369, float %363) #7, !dbg !27
  %.06.i93 = select i1 %.not6.i92, float %384, float %383, !dbg !27
  %385 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i94 = icmp eq i32 %385, 0, !dbg !27
  %386 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i93, float %369, float %362) #7, !dbg !27
  %387 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i93, float %369, float %362) #7, !dbg !27
  %.07.i95 = select i1 %.not7.i94, float %387, float %386, !dbg !27
  %388 = fneg float %369, !dbg !27
  %389 = select i1 %358, float %388, float %192, !dbg !27
  %390 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i96 = icmp eq i32 %390, 0, !dbg !27
  %391 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i95, float %389, float %389) #7, !dbg !27
  %392 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i95, float %389, float %389) #7, !dbg !27
  %.08.i97 = select i1 %.not8.i96, float %392, float %391, !dbg !27
  br i1 %358, label %393, label %__nv_erff.exit102, !dbg !27

393:                                              ; preds = %__internal_fmad.exit.i83
  %394 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i97) #7, !dbg !27
  %395 = fsub float 1.000000e+00, %394, !dbg !27
  %396 = bitcast float %395 to i32, !dbg !27
  %397 = bitcast float %192 to i32, !dbg !27
  %398 = and i32 %397, -2147483648, !dbg !27
  %399 = or i32 %398, %396, !dbg !27
  %400 = bitcast i32 %399 to float, !dbg !27
  br label %__nv_erff.exit102, !dbg !27

__nv_erff.exit102:                                ; preds = %__internal_fmad.exit.i83, %393
  %r.0.i98 = phi float [ %400, %393 ], [ %.08.i97, %__internal_fmad.exit.i83 ], !dbg !27
  %401 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i103 = icmp eq i32 %401, 0, !dbg !27
  %402 = tail call float @llvm.nvvm.fabs.ftz.f32(float %194), !dbg !27
  %403 = tail call float @llvm.nvvm.fabs.f32(float %194), !dbg !27
  %.0.i104 = select i1 %.not.i103, float %403, float %402, !dbg !27
  %404 = fcmp oge float %.0.i104, 0x3FF00C1FC0000000, !dbg !27
  br i1 %404, label %__nv_fabsf.exit1.i121, label %406, !dbg !27

__nv_fabsf.exit1.i121:                            ; preds = %__nv_erff.exit102
  %405 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i122 = icmp eq i32 %405, 0, !dbg !27
  %.01.i123 = select i1 %.not1.i122, float %403, float %402, !dbg !27
  br label %__internal_fmad.exit.i105, !dbg !27

406:                                              ; preds = %__nv_erff.exit102
  %407 = fmul float %194, %194, !dbg !27
  br label %__internal_fmad.exit.i105, !dbg !27

__internal_fmad.exit.i105:                        ; preds = %406, %__nv_fabsf.exit1.i121
  %408 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i121 ], [ 0x3FC06EBA60000000, %406 ], !dbg !27
  %409 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i121 ], [ 0xBFD8127580000000, %406 ], !dbg !27
  %410 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i121 ], [ 0x3FBCE315E0000000, %406 ], !dbg !27
  %411 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i121 ], [ 0xBF9B837CE0000000, %406 ], !dbg !27
  %412 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i121 ], [ 0x3F755ABD40000000, %406 ], !dbg !27
  %413 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i121 ], [ 0xBF4AE9A400000000, %406 ], !dbg !27
  %414 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i121 ], [ 0x3F163D2D40000000, %406 ], !dbg !27
  %415 = phi float [ %.01.i123, %__nv_fabsf.exit1.i121 ], [ %407, %406 ], !dbg !27
  %416 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i106 = icmp eq i32 %416, 0, !dbg !27
  %417 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %414, float %415, float %413) #7, !dbg !27
  %418 = tail call float @llvm.nvvm.fma.rn.f(float %414, float %415, float %413) #7, !dbg !27
  %.02.i107 = select i1 %.not2.i106, float %418, float %417, !dbg !27
  %419 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i108 = icmp eq i32 %419, 0, !dbg !27
  %420 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i107, float %415, float %412) #7, !dbg !27
  %421 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i107, float %415, float %412) #7, !dbg !27
  %.03.i109 = select i1 %.not3.i108, float %421, float %420, !dbg !27
  %422 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i110 = icmp eq i32 %422, 0, !dbg !27
  %423 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i109, float %415, float %411) #7, !dbg !27
  %424 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i109, float %415, float %411) #7, !dbg !27
  %.04.i111 = select i1 %.not4.i110, float %424, float %423, !dbg !27
  %425 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i112 = icmp eq i32 %425, 0, !dbg !27
  %426 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i111, float %415, float %410) #7, !dbg !27
  %427 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i111, float %415, float %410) #7, !dbg !27
  %.05.i113 = select i1 %.not5.i112, float %427, float %426, !dbg !27
  %428 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i114 = icmp eq i32 %428, 0, !dbg !27
  %429 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i113, float %415, float %409) #7, !dbg !27
  %430 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i113, float %415, float %409) #7, !dbg !27
  %.06.i115 = select i1 %.not6.i114, float %430, float %429, !dbg !27
  %431 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i116 = icmp eq i32 %431, 0, !dbg !27
  %432 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i115, float %415, float %408) #7, !dbg !27
  %433 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i115, float %415, float %408) #7, !dbg !27
  %.07.i117 = select i1 %.not7.i116, float %433, float %432, !dbg !27
  %434 = fneg float %415, !dbg !27
  %435 = select i1 %404, float %434, float %194, !dbg !27
  %436 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i118 = icmp eq i32 %436, 0, !dbg !27
  %437 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i117, float %435, float %435) #7, !dbg !27
  %438 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i117, float %435, float %435) #7, !dbg !27
  %.08.i119 = select i1 %.not8.i118, float %438, float %437, !dbg !27
  br i1 %404, label %439, label %__nv_erff.exit124, !dbg !27

439:                                              ; preds = %__internal_fmad.exit.i105
  %440 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i119) #7, !dbg !27
  %441 = fsub float 1.000000e+00, %440, !dbg !27
  %442 = bitcast float %441 to i32, !dbg !27
  %443 = bitcast float %194 to i32, !dbg !27
  %444 = and i32 %443, -2147483648, !dbg !27
  %445 = or i32 %444, %442, !dbg !27
  %446 = bitcast i32 %445 to float, !dbg !27
  br label %__nv_erff.exit124, !dbg !27

__nv_erff.exit124:                                ; preds = %__internal_fmad.exit.i105, %439
  %r.0.i120 = phi float [ %446, %439 ], [ %.08.i119, %__internal_fmad.exit.i105 ], !dbg !27
  %447 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i125 = icmp eq i32 %447, 0, !dbg !27
  %448 = tail call float @llvm.nvvm.fabs.ftz.f32(float %196), !dbg !27
  %449 = tail call float @llvm.nvvm.fabs.f32(float %196), !dbg !27
  %.0.i126 = select i1 %.not.i125, float %449, float %448, !dbg !27
  %450 = fcmp oge float %.0.i126, 0x3FF00C1FC0000000, !dbg !27
  br i1 %450, label %__nv_fabsf.exit1.i143, label %452, !dbg !27

__nv_fabsf.exit1.i143:                            ; preds = %__nv_erff.exit124
  %451 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i144 = icmp eq i32 %451, 0, !dbg !27
  %.01.i145 = select i1 %.not1.i144, float %449, float %448, !dbg !27
  br label %__internal_fmad.exit.i127, !dbg !27

452:                                              ; preds = %__nv_erff.exit124
  %453 = fmul float %196, %196, !dbg !27
  br label %__internal_fmad.exit.i127, !dbg !27

__internal_fmad.exit.i127:                        ; preds = %452, %__nv_fabsf.exit1.i143
  %454 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i143 ], [ 0x3FC06EBA60000000, %452 ], !dbg !27
  %455 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i143 ], [ 0xBFD8127580000000, %452 ], !dbg !27
  %456 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i143 ], [ 0x3FBCE315E0000000, %452 ], !dbg !27
  %457 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i143 ], [ 0xBF9B837CE0000000, %452 ], !dbg !27
  %458 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i143 ], [ 0x3F755ABD40000000, %452 ], !dbg !27
  %459 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i143 ], [ 0xBF4AE9A400000000, %452 ], !dbg !27
  %460 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i143 ], [ 0x3F163D2D40000000, %452 ], !dbg !27
  %461 = phi float [ %.01.i145, %__nv_fabsf.exit1.i143 ], [ %453, %452 ], !dbg !27
  %462 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i128 = icmp eq i32 %462, 0, !dbg !27
  %463 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %460, float %461, float %459) #7, !dbg !27
  %464 = tail call float @llvm.nvvm.fma.rn.f(float %460, float %461, float %459) #7, !dbg !27
  %.02.i129 = select i1 %.not2.i128, float %464, float %463, !dbg !27
  %465 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i130 = icmp eq i32 %465, 0, !dbg !27
  %466 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i129, float %461, float %458) #7, !dbg !27
  %467 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i129, float %461, float %458) #7, !dbg !27
  %.03.i131 = select i1 %.not3.i130, float %467, float %466, !dbg !27
  %468 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i132 = icmp eq i32 %468, 0, !dbg !27
  %469 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i131, float %461, float %457) #7, !dbg !27
  %470 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i131, float %461, float %457) #7, !dbg !27
  %.04.i133 = select i1 %.not4.i132, float %470, float %469, !dbg !27
  %471 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i134 = icmp eq i32 %471, 0, !dbg !27
  %472 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i133, float %461, float %456) #7, !dbg !27
  %473 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i133, float %461, float %456) #7, !dbg !27
  %.05.i135 = select i1 %.not5.i134, float %473, float %472, !dbg !27
  %474 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i136 = icmp eq i32 %474, 0, !dbg !27
  %475 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i135, float %461, float %455) #7, !dbg !27
  %476 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i135, float %461, float %455) #7, !dbg !27
  %.06.i137 = select i1 %.not6.i136, float %476, float %475, !dbg !27
  %477 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i138 = icmp eq i32 %477, 0, !dbg !27
  %478 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i137, float %461, float %454) #7, !dbg !27
  %479 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i137, float %461, float %454) #7, !dbg !27
  %.07.i139 = select i1 %.not7.i138, float %479, float %478, !dbg !27
  %480 = fneg float %461, !dbg !27
  %481 = select i1 %450, float %480, float %196, !dbg !27
  %482 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i140 = icmp eq i32 %482, 0, !dbg !27
  %483 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i139, float %481, float %481) #7, !dbg !27
  %484 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i139, float %481, float %481) #7, !dbg !27
  %.08.i141 = select i1 %.not8.i140, float %484, float %483, !dbg !27
  br i1 %450, label %485, label %__nv_erff.exit146, !dbg !27

485:                                              ; preds = %__internal_fmad.exit.i127
  %486 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i141) #7, !dbg !27
  %487 = fsub float 1.000000e+00, %486, !dbg !27
  %488 = bitcast float %487 to i32, !dbg !27
  %489 = bitcast float %196 to i32, !dbg !27
  %490 = and i32 %489, -2147483648, !dbg !27
  %491 = or i32 %490, %488, !dbg !27
  %492 = bitcast i32 %491 to float, !dbg !27
  br label %__nv_erff.exit146, !dbg !27

__nv_erff.exit146:                                ; preds = %__internal_fmad.exit.i127, %485
  %r.0.i142 = phi float [ %492, %485 ], [ %.08.i141, %__internal_fmad.exit.i127 ], !dbg !27
  %493 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i147 = icmp eq i32 %493, 0, !dbg !27
  %494 = tail call float @llvm.nvvm.fabs.ftz.f32(float %198), !dbg !27
  %495 = tail call float @llvm.nvvm.fabs.f32(float %198), !dbg !27
  %.0.i148 = select i1 %.not.i147, float %495, float %494, !dbg !27
  %496 = fcmp oge float %.0.i148, 0x3FF00C1FC0000000, !dbg !27
  br i1 %496, label %__nv_fabsf.exit1.i165, label %498, !dbg !27

__nv_fabsf.exit1.i165:                            ; preds = %__nv_erff.exit146
  %497 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i166 = icmp eq i32 %497, 0, !dbg !27
  %.01.i167 = select i1 %.not1.i166, float %495, float %494, !dbg !27
  br label %__internal_fmad.exit.i149, !dbg !27

498:                                              ; preds = %__nv_erff.exit146
  %499 = fmul float %198, %198, !dbg !27
  br label %__internal_fmad.exit.i149, !dbg !27

__internal_fmad.exit.i149:                        ; preds = %498, %__nv_fabsf.exit1.i165
  %500 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i165 ], [ 0x3FC06EBA60000000, %498 ], !dbg !27
  %501 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i165 ], [ 0xBFD8127580000000, %498 ], !dbg !27
  %502 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i165 ], [ 0x3FBCE315E0000000, %498 ], !dbg !27
  %503 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i165 ], [ 0xBF9B837CE0000000, %498 ], !dbg !27
  %504 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i165 ], [ 0x3F755ABD40000000, %498 ], !dbg !27
  %505 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i165 ], [ 0xBF4AE9A400000000, %498 ], !dbg !27
  %506 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i165 ], [ 0x3F163D2D40000000, %498 ], !dbg !27
  %507 = phi float [ %.01.i167, %__nv_fabsf.exit1.i165 ], [ %499, %498 ], !dbg !27
  %508 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i150 = icmp eq i32 %508, 0, !dbg !27
  %509 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %506, float %507, float %505) #7, !dbg !27
  %510 = tail call float @llvm.nvvm.fma.rn.f(float %506, float %507, float %505) #7, !dbg !27
  %.02.i151 = select i1 %.not2.i150, float %510, float %509, !dbg !27
  %511 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i152 = icmp eq i32 %511, 0, !dbg !27
  %512 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i151, float %507, float %504) #7, !dbg !27
  %513 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i151, float %507, float %504) #7, !dbg !27
  %.03.i153 = select i1 %.not3.i152, float %513, float %512, !dbg !27
  %514 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i154 = icmp eq i32 %514, 0, !dbg !27
  %515 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i153, float %507, float %503) #7, !dbg !27
  %516 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i153, float %507, float %503) #7, !dbg !27
  %.04.i155 = select i1 %.not4.i154, float %516, float %515, !dbg !27
  %517 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i156 = icmp eq i32 %517, 0, !dbg !27
  %518 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i155, float %507, float %502) #7, !dbg !27
  %519 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i155, float %507, float %502) #7, !dbg !27
  %.05.i157 = select i1 %.not5.i156, float %519, float %518, !dbg !27
  %520 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i158 = icmp eq i32 %520, 0, !dbg !27
  %521 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i157, float %507, float %501) #7, !dbg !27
  %522 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i157, float %507, float %501) #7, !dbg !27
  %.06.i159 = select i1 %.not6.i158, float %522, float %521, !dbg !27
  %523 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i160 = icmp eq i32 %523, 0, !dbg !27
  %524 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i159, float %507, float %500) #7, !dbg !27
  %525 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i159, float %507, float %500) #7, !dbg !27
  %.07.i161 = select i1 %.not7.i160, float %525, float %524, !dbg !27
  %526 = fneg float %507, !dbg !27
  %527 = select i1 %496, float %526, float %198, !dbg !27
  %528 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i162 = icmp eq i32 %528, 0, !dbg !27
  %529 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i161, float %527, float %527) #7, !dbg !27
  %530 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i161, float %527, float %527) #7, !dbg !27
  %.08.i163 = select i1 %.not8.i162, float %530, float %529, !dbg !27
  br i1 %496, label %531, label %__nv_erff.exit168, !dbg !27

531:                                              ; preds = %__internal_fmad.exit.i149
  %532 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i163) #7, !dbg !27
  %533 = fsub float 1.000000e+00, %532, !dbg !27
  %534 = bitcast float %533 to i32, !dbg !27
  %535 = bitcast float %198 to i32, !dbg !27
  %536 = and i32 %535, -2147483648, !dbg !27
  %537 = or i32 %536, %534, !dbg !27
  %538 = bitcast i32 %537 to float, !dbg !27
  br label %__nv_erff.exit168, !dbg !27

__nv_erff.exit168:                                ; preds = %__internal_fmad.exit.i149, %531
  %r.0.i164 = phi float [ %538, %531 ], [ %.08.i163, %__internal_fmad.exit.i149 ], !dbg !27
  %539 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i169 = icmp eq i32 %539, 0, !dbg !27
  %540 = tail call float @llvm.nvvm.fabs.ftz.f32(float %200), !dbg !27
  %541 = tail call float @llvm.nvvm.fabs.f32(float %200), !dbg !27
  %.0.i170 = select i1 %.not.i169, float %541, float %540, !dbg !27
  %542 = fcmp oge float %.0.i170, 0x3FF00C1FC0000000, !dbg !27
  br i1 %542, label %__nv_fabsf.exit1.i187, label %544, !dbg !27

__nv_fabsf.exit1.i187:                            ; preds = %__nv_erff.exit168
  %543 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i188 = icmp eq i32 %543, 0, !dbg !27
  %.01.i189 = select i1 %.not1.i188, float %541, float %540, !dbg !27
  br label %__internal_fmad.exit.i171, !dbg !27

544:                                              ; preds = %__nv_erff.exit168
  %545 = fmul float %200, %200, !dbg !27
  br label %__internal_fmad.exit.i171, !dbg !27

__internal_fmad.exit.i171:                        ; preds = %544, %__nv_fabsf.exit1.i187
  %546 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i187 ], [ 0x3FC06EBA60000000, %544 ], !dbg !27
  %547 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i187 ], [ 0xBFD8127580000000, %544 ], !dbg !27
  %548 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i187 ], [ 0x3FBCE315E0000000, %544 ], !dbg !27
  %549 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i187 ], [ 0xBF9B837CE0000000, %544 ], !dbg !27
  %550 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i187 ], [ 0x3F755ABD40000000, %544 ], !dbg !27
  %551 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i187 ], [ 0xBF4AE9A400000000, %544 ], !dbg !27
  %552 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i187 ], [ 0x3F163D2D40000000, %544 ], !dbg !27
  %553 = phi float [ %.01.i189, %__nv_fabsf.exit1.i187 ], [ %545, %544 ], !dbg !27
  %554 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i172 = icmp eq i32 %554, 0, !dbg !27
  %555 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %552, float %553, float %551) #7, !dbg !27
  %556 = tail call float @llvm.nvvm.fma.rn.f(float %552, float %553, float %551) #7, !dbg !27
  %.02.i173 = select i1 %.not2.i172, float %556, float %555, !dbg !27
  %557 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i174 = icmp eq i32 %557, 0, !dbg !27
  %558 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i173, float %553, float %550) #7, !dbg !27
  %559 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i173, float %553, float %550) #7, !dbg !27
  %.03.i175 = select i1 %.not3.i174, float %559, float %558, !dbg !27
  %560 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i176 = icmp eq i32 %560, 0, !dbg !27
  %561 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i175, float %553, float %549) #7, !dbg !27
  %562 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i175, float %553, float %549) #7, !dbg !27
  %.04.i177 = select i1 %.not4.i176, float %562, float %561, !dbg !27
  %563 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i178 = icmp eq i32 %563, 0, !dbg !27
  %564 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i177, float %553, float %548) #7, !dbg !27
  %565 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i177, float %553, float %548) #7, !dbg !27
  %.05.i179 = select i1 %.not5.i178, float %565, float %564, !dbg !27
  %566 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i180 = icmp eq i32 %566, 0, !dbg !27
  %567 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i179, float %553, float %547) #7, !dbg !27
  %568 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i179, float %553, float %547) #7, !dbg !27
  %.06.i181 = select i1 %.not6.i180, float %568, float %567, !dbg !27
  %569 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i182 = icmp eq i32 %569, 0, !dbg !27
  %570 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i181, float %553, float %546) #7, !dbg !27
  %571 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i181, float %553, float %546) #7, !dbg !27
  %.07.i183 = select i1 %.not7.i182, float %571, float %570, !dbg !27
  %572 = fneg float %553, !dbg !27
  %573 = select i1 %542, float %572, float %200, !dbg !27
  %574 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i184 = icmp eq i32 %574, 0, !dbg !27
  %575 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i183, float %573, float %573) #7, !dbg !27
  %576 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i183, float %573, float %573) #7, !dbg !27
  %.08.i185 = select i1 %.not8.i184, float %576, float %575, !dbg !27
  br i1 %542, label %577, label %__nv_erff.exit190, !dbg !27

577:                                              ; preds = %__internal_fmad.exit.i171
  %578 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i185) #7, !dbg !27
  %579 = fsub float 1.000000e+00, %578, !dbg !27
  %580 = bitcast float %579 to i32, !dbg !27
  %581 = bitcast float %200 to i32, !dbg !27
  %582 = and i32 %581, -2147483648, !dbg !27
  %583 = or i32 %582, %580, !dbg !27
  %584 = bitcast i32 %583 to float, !dbg !27
  br label %__nv_erff.exit190, !dbg !27

__nv_erff.exit190:                                ; preds = %__internal_fmad.exit.i171, %577
  %r.0.i186 = phi float [ %584, %577 ], [ %.08.i185, %__internal_fmad.exit.i171 ], !dbg !27
  %585 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i191 = icmp eq i32 %585, 0, !dbg !27
  %586 = tail call float @llvm.nvvm.fabs.ftz.f32(float %202), !dbg !27
  %587 = tail call float @llvm.nvvm.fabs.f32(float %202), !dbg !27
  %.0.i192 = select i1 %.not.i191, float %587, float %586, !dbg !27
  %588 = fcmp oge float %.0.i192, 0x3FF00C1FC0000000, !dbg !27
  br i1 %588, label %__nv_fabsf.exit1.i209, label %590, !dbg !27

__nv_fabsf.exit1.i209:                            ; preds = %__nv_erff.exit190
  %589 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i210 = icmp eq i32 %589, 0, !dbg !27
  %.01.i211 = select i1 %.not1.i210, float %587, float %586, !dbg !27
  br label %__internal_fmad.exit.i193, !dbg !27

590:                                              ; preds = %__nv_erff.exit190
  %591 = fmul float %202, %202, !dbg !27
  br label %__internal_fmad.exit.i193, !dbg !27

__internal_fmad.exit.i193:                        ; preds = %590, %__nv_fabsf.exit1.i209
  %592 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i209 ], [ 0x3FC06EBA60000000, %590 ], !dbg !27
  %593 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i209 ], [ 0xBFD8127580000000, %590 ], !dbg !27
  %594 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i209 ], [ 0x3FBCE315E0000000, %590 ], !dbg !27
  %595 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i209 ], [ 0xBF9B837CE0000000, %590 ], !dbg !27
  %596 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i209 ], [ 0x3F755ABD40000000, %590 ], !dbg !27
  %597 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i209 ], [ 0xBF4AE9A400000000, %590 ], !dbg !27
  %598 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i209 ], [ 0x3F163D2D40000000, %590 ], !dbg !27
  %599 = phi float [ %.01.i211, %__nv_fabsf.exit1.i209 ], [ %591, %590 ], !dbg !27
  %600 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i194 = icmp eq i32 %600, 0, !dbg !27
  %601 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %598, float %599, float %597) #7, !dbg !27
  %602 = tail call float @llvm.nvvm.fma.rn.f(float %598, float %599, float %597) #7, !dbg !27
  %.02.i195 = select i1 %.not2.i194, float %602, float %601, !dbg !27
  %603 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i196 = icmp eq i32 %603, 0, !dbg !27
  %604 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i195, float %599, float %596) #7, !dbg !27
  %605 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i195, float %599, float %596) #7, !dbg !27
  %.03.i197 = select i1 %.not3.i196, float %605, float %604, !dbg !27
  %606 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i198 = icmp eq i32 %606, 0, !dbg !27
  %607 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i197, float %599, float %595) #7, !dbg !27
  %608 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i197, float %599, float %595) #7, !dbg !27
  %.04.i199 = select i1 %.not4.i198, float %608, float %607, !dbg !27
  %609 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i200 = icmp eq i32 %609, 0, !dbg !27
  %610 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i199, float %599, float %594) #7, !dbg !27
  %611 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i199, float %599, float %594) #7, !dbg !27
  %.05.i201 = select i1 %.not5.i200, float %611, float %610, !dbg !27
  %612 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i202 = icmp eq i32 %612, 0, !dbg !27
  %613 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i201, float %599, float %593) #7, !dbg !27
  %614 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i201, float %599, float %593) #7, !dbg !27
  %.06.i203 = select i1 %.not6.i202, float %614, float %613, !dbg !27
  %615 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i204 = icmp eq i32 %615, 0, !dbg !27
  %616 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i203, float %599, float %592) #7, !dbg !27
  %617 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i203, float %599, float %592) #7, !dbg !27
  %.07.i205 = select i1 %.not7.i204, float %617, float %616, !dbg !27
  %618 = fneg float %599, !dbg !27
  %619 = select i1 %588, float %618, float %202, !dbg !27
  %620 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i206 = icmp eq i32 %620, 0, !dbg !27
  %621 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i205, float %619, float %619) #7, !dbg !27
  %622 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i205, float %619, float %619) #7, !dbg !27
  %.08.i207 = select i1 %.not8.i206, float %622, float %621, !dbg !27
  br i1 %588, label %623, label %__nv_erff.exit212, !dbg !27

623:                                              ; preds = %__internal_fmad.exit.i193
  %624 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i207) #7, !dbg !27
  %625 = fsub float 1.000000e+00, %624, !dbg !27
  %626 = bitcast float %625 to i32, !dbg !27
  %627 = bitcast float %202 to i32, !dbg !27
  %628 = and i32 %627, -2147483648, !dbg !27
  %629 = or i32 %628, %626, !dbg !27
  %630 = bitcast i32 %629 to float, !dbg !27
  br label %__nv_erff.exit212, !dbg !27

__nv_erff.exit212:                                ; preds = %__internal_fmad.exit.i193, %623
  %r.0.i208 = phi float [ %630, %623 ], [ %.08.i207, %__internal_fmad.exit.i193 ], !dbg !27
  %631 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i213 = icmp eq i32 %631, 0, !dbg !27
  %632 = tail call float @llvm.nvvm.fabs.ftz.f32(float %204), !dbg !27
  %633 = tail call float @llvm.nvvm.fabs.f32(float %204), !dbg !27
  %.0.i214 = select i1 %.not.i213, float %633, float %632, !dbg !27
  %634 = fcmp oge float %.0.i214, 0x3FF00C1FC0000000, !dbg !27
  br i1 %634, label %__nv_fabsf.exit1.i231, label %636, !dbg !27

__nv_fabsf.exit1.i231:                            ; preds = %__nv_erff.exit212
  %635 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i232 = icmp eq i32 %635, 0, !dbg !27
  %.01.i233 = select i1 %.not1.i232, float %633, float %632, !dbg !27
  br label %__internal_fmad.exit.i215, !dbg !27

636:                                              ; preds = %__nv_erff.exit212
  %637 = fmul float %204, %204, !dbg !27
  br label %__internal_fmad.exit.i215, !dbg !27

__internal_fmad.exit.i215:                        ; preds = %636, %__nv_fabsf.exit1.i231
  %638 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i231 ], [ 0x3FC06EBA60000000, %636 ], !dbg !27
  %639 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i231 ], [ 0xBFD8127580000000, %636 ], !dbg !27
  %640 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i231 ], [ 0x3FBCE315E0000000, %636 ], !dbg !27
  %641 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i231 ], [ 0xBF9B837CE0000000, %636 ], !dbg !27
  %642 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i231 ], [ 0x3F755ABD40000000, %636 ], !dbg !27
  %643 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i231 ], [ 0xBF4AE9A400000000, %636 ], !dbg !27
  %644 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i231 ], [ 0x3F163D2D40000000, %636 ], !dbg !27
  %645 = phi float [ %.01.i233, %__nv_fabsf.exit1.i231 ], [ %637, %636 ], !dbg !27
  %646 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i216 = icmp eq i32 %646, 0, !dbg !27
  %647 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %644, float %645, float %643) #7, !dbg !27
  %648 = tail call float @llvm.nvvm.fma.rn.f(float %644, float %645, float %643) #7, !dbg !27
  %.02.i217 = select i1 %.not2.i216, float %648, float %647, !dbg !27
  %649 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i218 = icmp eq i32 %649, 0, !dbg !27
  %650 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i217, float %645, float %642) #7, !dbg !27
  %651 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i217, float %645, float %642) #7, !dbg !27
  %.03.i219 = select i1 %.not3.i218, float %651, float %650, !dbg !27
  %652 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i220 = icmp eq i32 %652, 0, !dbg !27
  %653 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i219, float %645, float %641) #7, !dbg !27
  %654 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i219, float %645, float %641) #7, !dbg !27
  %.04.i221 = select i1 %.not4.i220, float %654, float %653, !dbg !27
  %655 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i222 = icmp eq i32 %655, 0, !dbg !27
  %656 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i221, float %645, float %640) #7, !dbg !27
  %657 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i221, float %645, float %640) #7, !dbg !27
  %.05.i223 = select i1 %.not5.i222, float %657, float %656, !dbg !27
  %658 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i224 = icmp eq i32 %658, 0, !dbg !27
  %659 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i223, float %645, float %639) #7, !dbg !27
  %660 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i223, float %645, float %639) #7, !dbg !27
  %.06.i225 = select i1 %.not6.i224, float %660, float %659, !dbg !27
  %661 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i226 = icmp eq i32 %661, 0, !dbg !27
  %662 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i225, float %645, float %638) #7, !dbg !27
  %663 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i225, float %645, float %638) #7, !dbg !27
  %.07.i227 = select i1 %.not7.i226, float %663, float %662, !dbg !27
  %664 = fneg float %645, !dbg !27
  %665 = select i1 %634, float %664, float %204, !dbg !27
  %666 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i228 = icmp eq i32 %666, 0, !dbg !27
  %667 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i227, float %665, float %665) #7, !dbg !27
  %668 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i227, float %665, float %665) #7, !dbg !27
  %.08.i229 = select i1 %.not8.i228, float %668, float %667, !dbg !27
  br i1 %634, label %669, label %__nv_erff.exit234, !dbg !27

669:                                              ; preds = %__internal_fmad.exit.i215
  %670 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i229) #7, !dbg !27
  %671 = fsub float 1.000000e+00, %670, !dbg !27
  %672 = bitcast float %671 to i32, !dbg !27
  %673 = bitcast float %204 to i32, !dbg !27
  %674 = and i32 %673, -2147483648, !dbg !27
  %675 = or i32 %674, %672, !dbg !27
  %676 = bitcast i32 %675 to float, !dbg !27
  br label %__nv_erff.exit234, !dbg !27

__nv_erff.exit234:                                ; preds = %__internal_fmad.exit.i215, %669
  %r.0.i230 = phi float [ %676, %669 ], [ %.08.i229, %__internal_fmad.exit.i215 ], !dbg !27
  %677 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i235 = icmp eq i32 %677, 0, !dbg !27
  %678 = tail call float @llvm.nvvm.fabs.ftz.f32(float %206), !dbg !27
  %679 = tail call float @llvm.nvvm.fabs.f32(float %206), !dbg !27
  %.0.i236 = select i1 %.not.i235, float %679, float %678, !dbg !27
  %680 = fcmp oge float %.0.i236, 0x3FF00C1FC0000000, !dbg !27
  br i1 %680, label %__nv_fabsf.exit1.i253, label %682, !dbg !27

__nv_fabsf.exit1.i253:                            ; preds = %__nv_erff.exit234
  %681 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i254 = icmp eq i32 %681, 0, !dbg !27
  %.01.i255 = select i1 %.not1.i254, float %679, float %678, !dbg !27
  br label %__internal_fmad.exit.i237, !dbg !27

682:                                              ; preds = %__nv_erff.exit234
  %683 = fmul float %206, %206, !dbg !27
  br label %__internal_fmad.exit.i237, !dbg !27

__internal_fmad.exit.i237:                        ; preds = %682, %__nv_fabsf.exit1.i253
  %684 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i253 ], [ 0x3FC06EBA60000000, %682 ], !dbg !27
  %685 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i253 ], [ 0xBFD8127580000000, %682 ], !dbg !27
  %686 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i253 ], [ 0x3FBCE315E0000000, %682 ], !dbg !27
  %687 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i253 ], [ 0xBF9B837CE0000000, %682 ], !dbg !27
  %688 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i253 ], [ 0x3F755ABD40000000, %682 ], !dbg !27
  %689 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i253 ], [ 0xBF4AE9A400000000, %682 ], !dbg !27
  %690 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i253 ], [ 0x3F163D2D40000000, %682 ], !dbg !27
  %691 = phi float [ %.01.i255, %__nv_fabsf.exit1.i253 ], [ %683, %682 ], !dbg !27
  %692 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i238 = icmp eq i32 %692, 0, !dbg !27
  %693 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %690, float %691, float %689) #7, !dbg !27
  %694 = tail call float @llvm.nvvm.fma.rn.f(float %690, float %691, float %689) #7, !dbg !27
  %.02.i239 = select i1 %.not2.i238, float %694, float %693, !dbg !27
  %695 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i240 = icmp eq i32 %695, 0, !dbg !27
  %696 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i239, float %691, float %688) #7, !dbg !27
  %697 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i239, float %691, float %688) #7, !dbg !27
  %.03.i241 = select i1 %.not3.i240, float %697, float %696, !dbg !27
  %698 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i242 = icmp eq i32 %698, 0, !dbg !27
  %699 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i241, float %691, float %687) #7, !dbg !27
  %700 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i241, float %691, float %687) #7, !dbg !27
  %.04.i243 = select i1 %.not4.i242, float %700, float %699, !dbg !27
  %701 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i244 = icmp eq i32 %701, 0, !dbg !27
  %702 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i243, float %691, float %686) #7, !dbg !27
  %703 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i243, float %691, float %686) #7, !dbg !27
  %.05.i245 = select i1 %.not5.i244, float %703, float %702, !dbg !27
  %704 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i246 = icmp eq i32 %704, 0, !dbg !27
  %705 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i245, float %691, float %685) #7, !dbg !27
  %706 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i245, float %691, float %685) #7, !dbg !27
  %.06.i247 = select i1 %.not6.i246, float %706, float %705, !dbg !27
  %707 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i248 = icmp eq i32 %707, 0, !dbg !27
  %708 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i247, float %691, float %684) #7, !dbg !27
  %709 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i247, float %691, float %684) #7, !dbg !27
  %.07.i249 = select i1 %.not7.i248, float %709, float %708, !dbg !27
  %710 = fneg float %691, !dbg !27
  %711 = select i1 %680, float %710, float %206, !dbg !27
  %712 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i250 = icmp eq i32 %712, 0, !dbg !27
  %713 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i249, float %711, float %711) #7, !dbg !27
  %714 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i249, float %711, float %711) #7, !dbg !27
  %.08.i251 = select i1 %.not8.i250, float %714, float %713, !dbg !27
  br i1 %680, label %715, label %__nv_erff.exit256, !dbg !27

715:                                              ; preds = %__internal_fmad.exit.i237
  %716 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i251) #7, !dbg !27
  %717 = fsub float 1.000000e+00, %716, !dbg !27
  %718 = bitcast float %717 to i32, !dbg !27
  %719 = bitcast float %206 to i32, !dbg !27
  %720 = and i32 %719, -2147483648, !dbg !27
  %721 = or i32 %720, %718, !dbg !27
  %722 = bitcast i32 %721 to float, !dbg !27
  br label %__nv_erff.exit256, !dbg !27

__nv_erff.exit256:                                ; preds = %__internal_fmad.exit.i237, %715
  %r.0.i252 = phi float [ %722, %715 ], [ %.08.i251, %__internal_fmad.exit.i237 ], !dbg !27
  %723 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i257 = icmp eq i32 %723, 0, !dbg !27
  %724 = tail call float @llvm.nvvm.fabs.ftz.f32(float %208), !dbg !27
  %725 = tail call float @llvm.nvvm.fabs.f32(float %208), !dbg !27
  %.0.i258 = select i1 %.not.i257, float %725, float %724, !dbg !27
  %726 = fcmp oge float %.0.i258, 0x3FF00C1FC0000000, !dbg !27
  br i1 %726, label %__nv_fabsf.exit1.i275, label %728, !dbg !27

__nv_fabsf.exit1.i275:                            ; preds = %__nv_erff.exit256
  %727 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i276 = icmp eq i32 %727, 0, !dbg !27
  %.01.i277 = select i1 %.not1.i276, float %725, float %724, !dbg !27
  br label %__internal_fmad.exit.i259, !dbg !27

728:                                              ; preds = %__nv_erff.exit256
  %729 = fmul float %208, %208, !dbg !27
  br label %__internal_fmad.exit.i259, !dbg !27

__internal_fmad.exit.i259:                        ; preds = %728, %__nv_fabsf.exit1.i275
  %730 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i275 ], [ 0x3FC06EBA60000000, %728 ], !dbg !27
  %731 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i275 ], [ 0xBFD8127580000000, %728 ], !dbg !27
  %732 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i275 ], [ 0x3FBCE315E0000000, %728 ], !dbg !27
  %733 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i275 ], [ 0xBF9B837CE0000000, %728 ], !dbg !27
  %734 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i275 ], [ 0x3F755ABD40000000, %728 ], !dbg !27
  %735 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i275 ], [ 0xBF4AE9A400000000, %728 ], !dbg !27
  %736 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i275 ], [ 0x3F163D2D40000000, %728 ], !dbg !27
  %737 = phi float [ %.01.i277, %__nv_fabsf.exit1.i275 ], [ %729, %728 ], !dbg !27
  %738 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i260 = icmp eq i32 %738, 0, !dbg !27
  %739 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %736, float %737, float %735) #7, !dbg !27
  %740 = tail call float @llvm.nvvm.fma.rn.f(float %736, float %737, float %735) #7, !dbg !27
  %.02.i261 = select i1 %.not2.i260, float %740, float %739, !dbg !27
  %741 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i262 = icmp eq i32 %741, 0, !dbg !27
  %742 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i261, float %737, float %734) #7, !dbg !27
  %743 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i261, float %737, float %734) #7, !dbg !27
  %.03.i263 = select i1 %.not3.i262, float %743, float %742, !dbg !27
  %744 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i264 = icmp eq i32 %744, 0, !dbg !27
  %745 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i263, float %737, float %733) #7, !dbg !27
  %746 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i263, float %737, float %733) #7, !dbg !27
  %.04.i265 = select i1 %.not4.i264, float %746, float %745, !dbg !27
  %747 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i266 = icmp eq i32 %747, 0, !dbg !27
  %748 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i265, float %737, float %732) #7, !dbg !27
  %749 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i265, float %737, float %732) #7, !dbg !27
  %.05.i267 = select i1 %.not5.i266, float %749, float %748, !dbg !27
  %750 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i268 = icmp eq i32 %750, 0, !dbg !27
  %751 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i267, float %737, float %731) #7, !dbg !27
  %752 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i267, float %737, float %731) #7, !dbg !27
  %.06.i269 = select i1 %.not6.i268, float %752, float %751, !dbg !27
  %753 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i270 = icmp eq i32 %753, 0, !dbg !27
  %754 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i269, float %737, float %730) #7, !dbg !27
  %755 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i269, float %737, float %730) #7, !dbg !27
  %.07.i271 = select i1 %.not7.i270, float %755, float %754, !dbg !27
  %756 = fneg float %737, !dbg !27
  %757 = select i1 %726, float %756, float %208, !dbg !27
  %758 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i272 = icmp eq i32 %758, 0, !dbg !27
  %759 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i271, float %757, float %757) #7, !dbg !27
  %760 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i271, float %757, float %757) #7, !dbg !27
  %.08.i273 = select i1 %.not8.i272, float %760, float %759, !dbg !27
  br i1 %726, label %761, label %__nv_erff.exit278, !dbg !27

761:                                              ; preds = %__internal_fmad.exit.i259
  %762 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i273) #7, !dbg !27
  %763 = fsub float 1.000000e+00, %762, !dbg !27
  %764 = bitcast float %763 to i32, !dbg !27
  %765 = bitcast float %208 to i32, !dbg !27
  %766 = and i32 %765, -2147483648, !dbg !27
  %767 = or i32 %766, %764, !dbg !27
  %768 = bitcast i32 %767 to float, !dbg !27
  br label %__nv_erff.exit278, !dbg !27

__nv_erff.exit278:                                ; preds = %__internal_fmad.exit.i259, %761
  %r.0.i274 = phi float [ %768, %761 ], [ %.08.i273, %__internal_fmad.exit.i259 ], !dbg !27
  %769 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i279 = icmp eq i32 %769, 0, !dbg !27
  %770 = tail call float @llvm.nvvm.fabs.ftz.f32(float %210), !dbg !27
  %771 = tail call float @llvm.nvvm.fabs.f32(float %210), !dbg !27
  %.0.i280 = select i1 %.not.i279, float %771, float %770, !dbg !27
  %772 = fcmp oge float %.0.i280, 0x3FF00C1FC0000000, !dbg !27
  br i1 %772, label %__nv_fabsf.exit1.i297, label %774, !dbg !27

__nv_fabsf.exit1.i297:                            ; preds = %__nv_erff.exit278
  %773 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i298 = icmp eq i32 %773, 0, !dbg !27
  %.01.i299 = select i1 %.not1.i298, float %771, float %770, !dbg !27
  br label %__internal_fmad.exit.i281, !dbg !27

774:                                              ; preds = %__nv_erff.exit278
  %775 = fmul float %210, %210, !dbg !27
  br label %__internal_fmad.exit.i281, !dbg !27

__internal_fmad.exit.i281:                        ; preds = %774, %__nv_fabsf.exit1.i297
  %776 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i297 ], [ 0x3FC06EBA60000000, %774 ], !dbg !27
  %777 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i297 ], [ 0xBFD8127580000000, %774 ], !dbg !27
  %778 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i297 ], [ 0x3FBCE315E0000000, %774 ], !dbg !27
  %779 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i297 ], [ 0xBF9B837CE0000000, %774 ], !dbg !27
  %780 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i297 ], [ 0x3F755ABD40000000, %774 ], !dbg !27
  %781 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i297 ], [ 0xBF4AE9A400000000, %774 ], !dbg !27
  %782 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i297 ], [ 0x3F163D2D40000000, %774 ], !dbg !27
  %783 = phi float [ %.01.i299, %__nv_fabsf.exit1.i297 ], [ %775, %774 ], !dbg !27
  %784 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i282 = icmp eq i32 %784, 0, !dbg !27
  %785 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %782, float %783, float %781) #7, !dbg !27
  %786 = tail call float @llvm.nvvm.fma.rn.f(float %782, float %783, float %781) #7, !dbg !27
  %.02.i283 = select i1 %.not2.i282, float %786, float %785, !dbg !27
  %787 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i284 = icmp eq i32 %787, 0, !dbg !27
  %788 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i283, float %783, float %780) #7, !dbg !27
  %789 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i283, float %783, float %780) #7, !dbg !27
  %.03.i285 = select i1 %.not3.i284, float %789, float %788, !dbg !27
  %790 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i286 = icmp eq i32 %790, 0, !dbg !27
  %791 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i285, float %783, float %779) #7, !dbg !27
  %792 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i285, float %783, float %779) #7, !dbg !27
  %.04.i287 = select i1 %.not4.i286, float %792, float %791, !dbg !27
  %793 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i288 = icmp eq i32 %793, 0, !dbg !27
  %794 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i287, float %783, float %778) #7, !dbg !27
  %795 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i287, float %783, float %778) #7, !dbg !27
  %.05.i289 = select i1 %.not5.i288, float %795, float %794, !dbg !27
  %796 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i290 = icmp eq i32 %796, 0, !dbg !27
  %797 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i289, float %783, float %777) #7, !dbg !27
  %798 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i289, float %783, float %777) #7, !dbg !27
  %.06.i291 = select i1 %.not6.i290, float %798, float %797, !dbg !27
  %799 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i292 = icmp eq i32 %799, 0, !dbg !27
  %800 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i291, float %783, float %776) #7, !dbg !27
  %801 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i291, float %783, float %776) #7, !dbg !27
  %.07.i293 = select i1 %.not7.i292, float %801, float %800, !dbg !27
  %802 = fneg float %783, !dbg !27
  %803 = select i1 %772, float %802, float %210, !dbg !27
  %804 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i294 = icmp eq i32 %804, 0, !dbg !27
  %805 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i293, float %803, float %803) #7, !dbg !27
  %806 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i293, float %803, float %803) #7, !dbg !27
  %.08.i295 = select i1 %.not8.i294, float %806, float %805, !dbg !27
  br i1 %772, label %807, label %__nv_erff.exit300, !dbg !27

807:                                              ; preds = %__internal_fmad.exit.i281
  %808 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i295) #7, !dbg !27
  %809 = fsub float 1.000000e+00, %808, !dbg !27
  %810 = bitcast float %809 to i32, !dbg !27
  %811 = bitcast float %210 to i32, !dbg !27
  %812 = and i32 %811, -2147483648, !dbg !27
  %813 = or i32 %812, %810, !dbg !27
  %814 = bitcast i32 %813 to float, !dbg !27
  br label %__nv_erff.exit300, !dbg !27

__nv_erff.exit300:                                ; preds = %__internal_fmad.exit.i281, %807
  %r.0.i296 = phi float [ %814, %807 ], [ %.08.i295, %__internal_fmad.exit.i281 ], !dbg !27
  %815 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i301 = icmp eq i32 %815, 0, !dbg !27
  %816 = tail call float @llvm.nvvm.fabs.ftz.f32(float %212), !dbg !27
  %817 = tail call float @llvm.nvvm.fabs.f32(float %212), !dbg !27
  %.0.i302 = select i1 %.not.i301, float %817, float %816, !dbg !27
  %818 = fcmp oge float %.0.i302, 0x3FF00C1FC0000000, !dbg !27
  br i1 %818, label %__nv_fabsf.exit1.i319, label %820, !dbg !27

__nv_fabsf.exit1.i319:                            ; preds = %__nv_erff.exit300
  %819 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i320 = icmp eq i32 %819, 0, !dbg !27
  %.01.i321 = select i1 %.not1.i320, float %817, float %816, !dbg !27
  br label %__internal_fmad.exit.i303, !dbg !27

820:                                              ; preds = %__nv_erff.exit300
  %821 = fmul float %212, %212, !dbg !27
  br label %__internal_fmad.exit.i303, !dbg !27

__internal_fmad.exit.i303:                        ; preds = %820, %__nv_fabsf.exit1.i319
  %822 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i319 ], [ 0x3FC06EBA60000000, %820 ], !dbg !27
  %823 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i319 ], [ 0xBFD8127580000000, %820 ], !dbg !27
  %824 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i319 ], [ 0x3FBCE315E0000000, %820 ], !dbg !27
  %825 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i319 ], [ 0xBF9B837CE0000000, %820 ], !dbg !27
  %826 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i319 ], [ 0x3F755ABD40000000, %820 ], !dbg !27
  %827 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i319 ], [ 0xBF4AE9A400000000, %820 ], !dbg !27
  %828 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i319 ], [ 0x3F163D2D40000000, %820 ], !dbg !27
  %829 = phi float [ %.01.i321, %__nv_fabsf.exit1.i319 ], [ %821, %820 ], !dbg !27
  %830 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i304 = icmp eq i32 %830, 0, !dbg !27
  %831 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %828, float %829, float %827) #7, !dbg !27
  %832 = tail call float @llvm.nvvm.fma.rn.f(float %828, float %829, float %827) #7, !dbg !27
  %.02.i305 = select i1 %.not2.i304, float %832, float %831, !dbg !27
  %833 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i306 = icmp eq i32 %833, 0, !dbg !27
  %834 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i305, float %829, float %826) #7, !dbg !27
  %835 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i305, float %829, float %826) #7, !dbg !27
  %.03.i307 = select i1 %.not3.i306, float %835, float %834, !dbg !27
  %836 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i308 = icmp eq i32 %836, 0, !dbg !27
  %837 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i307, float %829, float %825) #7, !dbg !27
  %838 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i307, float %829, float %825) #7, !dbg !27
  %.04.i309 = select i1 %.not4.i308, float %838, float %837, !dbg !27
  %839 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i310 = icmp eq i32 %839, 0, !dbg !27
  %840 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i309, float %829, float %824) #7, !dbg !27
  %841 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i309, float %829, float %824) #7, !dbg !27
  %.05.i311 = select i1 %.not5.i310, float %841, float %840, !dbg !27
  %842 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i312 = icmp eq i32 %842, 0, !dbg !27
  %843 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i311, float %829, float %823) #7, !dbg !27
  %844 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i311, float %829, float %823) #7, !dbg !27
  %.06.i313 = select i1 %.not6.i312, float %844, float %843, !dbg !27
  %845 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i314 = icmp eq i32 %845, 0, !dbg !27
  %846 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i313, float %829, float %822) #7, !dbg !27
  %847 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i313, float %829, float %822) #7, !dbg !27
  %.07.i315 = select i1 %.not7.i314, float %847, float %846, !dbg !27
  %848 = fneg float %829, !dbg !27
  %849 = select i1 %818, float %848, float %212, !dbg !27
  %850 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i316 = icmp eq i32 %850, 0, !dbg !27
  %851 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i315, float %849, float %849) #7, !dbg !27
  %852 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i315, float %849, float %849) #7, !dbg !27
  %.08.i317 = select i1 %.not8.i316, float %852, float %851, !dbg !27
  br i1 %818, label %853, label %__nv_erff.exit322, !dbg !27

853:                                              ; preds = %__internal_fmad.exit.i303
  %854 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i317) #7, !dbg !27
  %855 = fsub float 1.000000e+00, %854, !dbg !27
  %856 = bitcast float %855 to i32, !dbg !27
  %857 = bitcast float %212 to i32, !dbg !27
  %858 = and i32 %857, -2147483648, !dbg !27
  %859 = or i32 %858, %856, !dbg !27
  %860 = bitcast i32 %859 to float, !dbg !27
  br label %__nv_erff.exit322, !dbg !27

__nv_erff.exit322:                                ; preds = %__internal_fmad.exit.i303, %853
  %r.0.i318 = phi float [ %860, %853 ], [ %.08.i317, %__internal_fmad.exit.i303 ], !dbg !27
  %861 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i323 = icmp eq i32 %861, 0, !dbg !27
  %862 = tail call float @llvm.nvvm.fabs.ftz.f32(float %214), !dbg !27
  %863 = tail call float @llvm.nvvm.fabs.f32(float %214), !dbg !27
  %.0.i324 = select i1 %.not.i323, float %863, float %862, !dbg !27
  %864 = fcmp oge float %.0.i324, 0x3FF00C1FC0000000, !dbg !27
  br i1 %864, label %__nv_fabsf.exit1.i341, label %866, !dbg !27

__nv_fabsf.exit1.i341:                            ; preds = %__nv_erff.exit322
  %865 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i342 = icmp eq i32 %865, 0, !dbg !27
  %.01.i343 = select i1 %.not1.i342, float %863, float %862, !dbg !27
  br label %__internal_fmad.exit.i325, !dbg !27

866:                                              ; preds = %__nv_erff.exit322
  %867 = fmul float %214, %214, !dbg !27
  br label %__internal_fmad.exit.i325, !dbg !27

__internal_fmad.exit.i325:                        ; preds = %866, %__nv_fabsf.exit1.i341
  %868 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i341 ], [ 0x3FC06EBA60000000, %866 ], !dbg !27
  %869 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i341 ], [ 0xBFD8127580000000, %866 ], !dbg !27
  %870 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i341 ], [ 0x3FBCE315E0000000, %866 ], !dbg !27
  %871 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i341 ], [ 0xBF9B837CE0000000, %866 ], !dbg !27
  %872 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i341 ], [ 0x3F755ABD40000000, %866 ], !dbg !27
  %873 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i341 ], [ 0xBF4AE9A400000000, %866 ], !dbg !27
  %874 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i341 ], [ 0x3F163D2D40000000, %866 ], !dbg !27
  %875 = phi float [ %.01.i343, %__nv_fabsf.exit1.i341 ], [ %867, %866 ], !dbg !27
  %876 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i326 = icmp eq i32 %876, 0, !dbg !27
  %877 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %874, float %875, float %873) #7, !dbg !27
  %878 = tail call float @llvm.nvvm.fma.rn.f(float %874, float %875, float %873) #7, !dbg !27
  %.02.i327 = select i1 %.not2.i326, float %878, float %877, !dbg !27
  %879 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i328 = icmp eq i32 %879, 0, !dbg !27
  %880 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i327, float %875, float %872) #7, !dbg !27
  %881 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i327, float %875, float %872) #7, !dbg !27
  %.03.i329 = select i1 %.not3.i328, float %881, float %880, !dbg !27
  %882 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i330 = icmp eq i32 %882, 0, !dbg !27
  %883 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i329, float %875, float %871) #7, !dbg !27
  %884 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i329, float %875, float %871) #7, !dbg !27
  %.04.i331 = select i1 %.not4.i330, float %884, float %883, !dbg !27
  %885 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i332 = icmp eq i32 %885, 0, !dbg !27
  %886 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i331, float %875, float %870) #7, !dbg !27
  %887 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i331, float %875, float %870) #7, !dbg !27
  %.05.i333 = select i1 %.not5.i332, float %887, float %886, !dbg !27
  %888 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i334 = icmp eq i32 %888, 0, !dbg !27
  %889 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i333, float %875, float %869) #7, !dbg !27
  %890 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i333, float %875, float %869) #7, !dbg !27
  %.06.i335 = select i1 %.not6.i334, float %890, float %889, !dbg !27
  %891 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i336 = icmp eq i32 %891, 0, !dbg !27
  %892 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i335, float %875, float %868) #7, !dbg !27
  %893 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i335, float %875, float %868) #7, !dbg !27
  %.07.i337 = select i1 %.not7.i336, float %893, float %892, !dbg !27
  %894 = fneg float %875, !dbg !27
  %895 = select i1 %864, float %894, float %214, !dbg !27
  %896 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i338 = icmp eq i32 %896, 0, !dbg !27
  %897 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i337, float %895, float %895) #7, !dbg !27
  %898 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i337, float %895, float %895) #7, !dbg !27
  %.08.i339 = select i1 %.not8.i338, float %898, float %897, !dbg !27
  br i1 %864, label %899, label %__nv_erff.exit344, !dbg !27

899:                                              ; preds = %__internal_fmad.exit.i325
  %900 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i339) #7, !dbg !27
  %901 = fsub float 1.000000e+00, %900, !dbg !27
  %902 = bitcast float %901 to i32, !dbg !27
  %903 = bitcast float %214 to i32, !dbg !27
  %904 = and i32 %903, -2147483648, !dbg !27
  %905 = or i32 %904, %902, !dbg !27
  %906 = bitcast i32 %905 to float, !dbg !27
  br label %__nv_erff.exit344, !dbg !27

__nv_erff.exit344:                                ; preds = %__internal_fmad.exit.i325, %899
  %r.0.i340 = phi float [ %906, %899 ], [ %.08.i339, %__internal_fmad.exit.i325 ], !dbg !27
  %907 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not.i345 = icmp eq i32 %907, 0, !dbg !27
  %908 = tail call float @llvm.nvvm.fabs.ftz.f32(float %216), !dbg !27
  %909 = tail call float @llvm.nvvm.fabs.f32(float %216), !dbg !27
  %.0.i346 = select i1 %.not.i345, float %909, float %908, !dbg !27
  %910 = fcmp oge float %.0.i346, 0x3FF00C1FC0000000, !dbg !27
  br i1 %910, label %__nv_fabsf.exit1.i363, label %912, !dbg !27

__nv_fabsf.exit1.i363:                            ; preds = %__nv_erff.exit344
  %911 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not1.i364 = icmp eq i32 %911, 0, !dbg !27
  %.01.i365 = select i1 %.not1.i364, float %909, float %908, !dbg !27
  br label %__internal_fmad.exit.i347, !dbg !27

912:                                              ; preds = %__nv_erff.exit344
  %913 = fmul float %216, %216, !dbg !27
  br label %__internal_fmad.exit.i347, !dbg !27

__internal_fmad.exit.i347:                        ; preds = %912, %__nv_fabsf.exit1.i363
  %914 = phi float [ 0x3FE41B0840000000, %__nv_fabsf.exit1.i363 ], [ 0x3FC06EBA60000000, %912 ], !dbg !27
  %915 = phi float [ 0x3FED526FC0000000, %__nv_fabsf.exit1.i363 ], [ 0xBFD8127580000000, %912 ], !dbg !27
  %916 = phi float [ 0x3FC39F20C0000000, %__nv_fabsf.exit1.i363 ], [ 0x3FBCE315E0000000, %912 ], !dbg !27
  %917 = phi float [ 0xBFA1902C40000000, %__nv_fabsf.exit1.i363 ], [ 0xBF9B837CE0000000, %912 ], !dbg !27
  %918 = phi float [ 0x3F75908160000000, %__nv_fabsf.exit1.i363 ], [ 0x3F755ABD40000000, %912 ], !dbg !27
  %919 = phi float [ 0xBF3EAC1720000000, %__nv_fabsf.exit1.i363 ], [ 0xBF4AE9A400000000, %912 ], !dbg !27
  %920 = phi float [ 0x3EF1394780000000, %__nv_fabsf.exit1.i363 ], [ 0x3F163D2D40000000, %912 ], !dbg !27
  %921 = phi float [ %.01.i365, %__nv_fabsf.exit1.i363 ], [ %913, %912 ], !dbg !27
  %922 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not2.i348 = icmp eq i32 %922, 0, !dbg !27
  %923 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %920, float %921, float %919) #7, !dbg !27
  %924 = tail call float @llvm.nvvm.fma.rn.f(float %920, float %921, float %919) #7, !dbg !27
  %.02.i349 = select i1 %.not2.i348, float %924, float %923, !dbg !27
  %925 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not3.i350 = icmp eq i32 %925, 0, !dbg !27
  %926 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i349, float %921, float %918) #7, !dbg !27
  %927 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i349, float %921, float %918) #7, !dbg !27
  %.03.i351 = select i1 %.not3.i350, float %927, float %926, !dbg !27
  %928 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not4.i352 = icmp eq i32 %928, 0, !dbg !27
  %929 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.03.i351, float %921, float %917) #7, !dbg !27
  %930 = tail call float @llvm.nvvm.fma.rn.f(float %.03.i351, float %921, float %917) #7, !dbg !27
  %.04.i353 = select i1 %.not4.i352, float %930, float %929, !dbg !27
  %931 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not5.i354 = icmp eq i32 %931, 0, !dbg !27
  %932 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.04.i353, float %921, float %916) #7, !dbg !27
  %933 = tail call float @llvm.nvvm.fma.rn.f(float %.04.i353, float %921, float %916) #7, !dbg !27
  %.05.i355 = select i1 %.not5.i354, float %933, float %932, !dbg !27
  %934 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not6.i356 = icmp eq i32 %934, 0, !dbg !27
  %935 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i355, float %921, float %915) #7, !dbg !27
  %936 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i355, float %921, float %915) #7, !dbg !27
  %.06.i357 = select i1 %.not6.i356, float %936, float %935, !dbg !27
  %937 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not7.i358 = icmp eq i32 %937, 0, !dbg !27
  %938 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.06.i357, float %921, float %914) #7, !dbg !27
  %939 = tail call float @llvm.nvvm.fma.rn.f(float %.06.i357, float %921, float %914) #7, !dbg !27
  %.07.i359 = select i1 %.not7.i358, float %939, float %938, !dbg !27
  %940 = fneg float %921, !dbg !27
  %941 = select i1 %910, float %940, float %216, !dbg !27
  %942 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !27
  %.not8.i360 = icmp eq i32 %942, 0, !dbg !27
  %943 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i359, float %941, float %941) #7, !dbg !27
  %944 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i359, float %941, float %941) #7, !dbg !27
  %.08.i361 = select i1 %.not8.i360, float %944, float %943, !dbg !27
  br i1 %910, label %945, label %__nv_erff.exit366, !dbg !27

945:                                              ; preds = %__internal_fmad.exit.i347
  %946 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %.08.i361) #7, !dbg !27
  %947 = fsub float 1.000000e+00, %946, !dbg !27
  %948 = bitcast float %947 to i32, !dbg !27
  %949 = bitcast float %216 to i32, !dbg !27
  %950 = and i32 %949, -2147483648, !dbg !27
  %951 = or i32 %950, %948, !dbg !27
  %952 = bitcast i32 %951 to float, !dbg !27
  br label %__nv_erff.exit366, !dbg !27

__nv_erff.exit366:                                ; preds = %__internal_fmad.exit.i347, %945
  %r.0.i362 = phi float [ %952, %945 ], [ %.08.i361, %__internal_fmad.exit.i347 ], !dbg !27
  %953 = insertelement <16 x float> poison, float %r.0.i, i64 0, !dbg !37
  %954 = insertelement <16 x float> %953, float %r.0.i54, i64 1, !dbg !37
  %955 = insertelement <16 x float> %954, float %r.0.i76, i64 2, !dbg !37
  %956 = insertelement <16 x float> %955, float %r.0.i98, i64 3, !dbg !37
  %957 = insertelement <16 x float> %956, float %r.0.i120, i64 4, !dbg !37
  %958 = insertelement <16 x float> %957, float %r.0.i142, i64 5, !dbg !37
  %959 = insertelement <16 x float> %958, float %r.0.i164, i64 6, !dbg !37
  %960 = insertelement <16 x float> %959, float %r.0.i186, i64 7, !dbg !37
  %961 = insertelement <16 x float> %960, float %r.0.i208, i64 8, !dbg !37
  %962 = insertelement <16 x float> %961, float %r.0.i230, i64 9, !dbg !37
  %963 = insertelement <16 x float> %962, float %r.0.i252, i64 10, !dbg !37
  %964 = insertelement <16 x float> %963, float %r.0.i274, i64 11, !dbg !37
  %965 = insertelement <16 x float> %964, float %r.0.i296, i64 12, !dbg !37
  %966 = insertelement <16 x float> %965, float %r.0.i318, i64 13, !dbg !37
  %967 = insertelement <16 x float> %966, float %r.0.i340, i64 14, !dbg !37
  %968 = insertelement <16 x float> %967, float %r.0.i362, i64 15, !dbg !37
  %969 = fadd <16 x float> %968, splat (float 1.000000e+00), !dbg !37
  %970 = fmul <16 x float> %138, splat (float 0x3FD9884540000000), !dbg !38
  %971 = fmul float %185, -5.000000e-01, !dbg !39
  %972 = fmul float %187, -5.000000e-01, !dbg !39
  %973 = fmul float %189, -5.000000e-01, !dbg !39
  %974 = fmul float %191, -5.000000e-01, !dbg !39
  %975 = fmul float %193, -5.000000e-01, !dbg !39
  %976 = fmul float %195, -5.000000e-01, !dbg !39
  %977 = fmul float %197, -5.000000e-01, !dbg !39
  %978 = fmul float %199, -5.000000e-01, !dbg !39
  %979 = fmul float %201, -5.000000e-01, !dbg !39
  %980 = fmul float %203, -5.000000e-01, !dbg !39
  %981 = fmul float %205, -5.000000e-01, !dbg !39
  %982 = fmul float %207, -5.000000e-01, !dbg !39
  %983 = fmul float %209, -5.000000e-01, !dbg !39
  %984 = fmul float %211, -5.000000e-01, !dbg !39
  %985 = fmul float %213, -5.000000e-01, !dbg !39
  %986 = fmul float %215, -5.000000e-01, !dbg !39
  %987 = fmul float %185, %971, !dbg !40
  %988 = fmul float %187, %972, !dbg !40
  %989 = fmul float %189, %973, !dbg !40
  %990 = fmul float %191, %974, !dbg !40
  %991 = fmul float %193, %975, !dbg !40
  %992 = fmul float %195, %976, !dbg !40
  %993 = fmul float %197, %977, !dbg !40
  %994 = fmul float %199, %978, !dbg !40
  %995 = fmul float %201, %979, !dbg !40
  %996 = fmul float %203, %980, !dbg !40
  %997 = fmul float %205, %981, !dbg !40
  %998 = fmul float %207, %982, !dbg !40
  %999 = fmul float %209, %983, !dbg !40
  %1000 = fmul float %211, %984, !dbg !40
  %1001 = fmul float %213, %985, !dbg !40
  %1002 = fmul float %215, %986, !dbg !40
  %1003 = fmul float %987, 0x3FF7154760000000, !dbg !41
  %1004 = tail call float @llvm.nvvm.ex2.approx.f(float %1003), !dbg !41
  %1005 = fmul float %988, 0x3FF7154760000000, !dbg !41
  %1006 = tail call float @llvm.nvvm.ex2.approx.f(float %1005), !dbg !41
  %1007 = fmul float %989, 0x3FF7154760000000, !dbg !41
  %1008 = tail call float @llvm.nvvm.ex2.approx.f(float %1007), !dbg !41
  %1009 = fmul float %990, 0x3FF7154760000000, !dbg !41
  %1010 = tail call float @llvm.nvvm.ex2.approx.f(float %1009), !dbg !41
  %1011 = fmul float %991, 0x3FF7154760000000, !dbg !41
  %1012 = tail call float @llvm.nvvm.ex2.approx.f(float %1011), !dbg !41
  %1013 = fmul float %992, 0x3FF7154760000000, !dbg !41
  %1014 = tail call float @llvm.nvvm.ex2.approx.f(float %1013), !dbg !41
  %1015 = fmul float %993, 0x3FF7154760000000, !dbg !41
  %1016 = tail call float @llvm.nvvm.ex2.approx.f(float %1015), !dbg !41
  %1017 = fmul float %994, 0x3FF7154760000000, !dbg !41
  %1018 = tail call float @llvm.nvvm.ex2.approx.f(float %1017), !dbg !41
  %1019 = fmul float %995, 0x3FF7154760000000, !dbg !41
  %1020 = tail call float @llvm.nvvm.ex2.approx.f(float %1019), !dbg !41
  %1021 = fmul float %996, 0x3FF7154760000000, !dbg !41
  %1022 = tail call float @llvm.nvvm.ex2.approx.f(float %1021), !dbg !41
  %1023 = fmul float %997, 0x3FF7154760000000, !dbg !41
  %1024 = tail call float @llvm.nvvm.ex2.approx.f(float %1023), !dbg !41
  %1025 = fmul float %998, 0x3FF7154760000000, !dbg !41
  %1026 = tail call float @llvm.nvvm.ex2.approx.f(float %1025), !dbg !41
  %1027 = fmul float %999, 0x3FF7154760000000, !dbg !41
  %1028 = tail call float @llvm.nvvm.ex2.approx.f(float %1027), !dbg !41
  %1029 = fmul float %1000, 0x3FF7154760000000, !dbg !41
  %1030 = tail call float @llvm.nvvm.ex2.approx.f(float %1029), !dbg !41
  %1031 = fmul float %1001, 0x3FF7154760000000, !dbg !41
  %1032 = tail call float @llvm.nvvm.ex2.approx.f(float %1031), !dbg !41
  %1033 = fmul float %1002, 0x3FF7154760000000, !dbg !41
  %1034 = tail call float @llvm.nvvm.ex2.approx.f(float %1033), !dbg !41
  %1035 = fmul <16 x float> %969, splat (float 5.000000e-01), !dbg !42
  %1036 = insertelement <16 x float> poison, float %1004, i64 0, !dbg !43
  %1037 = insertelement <16 x float> %1036, float %1006, i64 1, !dbg !43
  %1038 = insertelement <16 x float> %1037, float %1008, i64 2, !dbg !43
  %1039 = insertelement <16 x float> %1038, float %1010, i64 3, !dbg !43
  %1040 = insertelement <16 x float> %1039, float %1012, i64 4, !dbg !43
  %1041 = insertelement <16 x float> %1040, float %1014, i64 5, !dbg !43
  %1042 = insertelement <16 x float> %1041, float %1016, i64 6, !dbg !43
  %1043 = insertelement <16 x float> %1042, float %1018, i64 7, !dbg !43
  %1044 = insertelement <16 x float> %1043, float %1020, i64 8, !dbg !43
  %1045 = insertelement <16 x float> %1044, float %1022, i64 9, !dbg !43
  %1046 = insertelement <16 x float> %1045, float %1024, i64 10, !dbg !43
  %1047 = insertelement <16 x float> %1046, float %1026, i64 11, !dbg !43
  %1048 = insertelement <16 x float> %1047, float %1028, i64 12, !dbg !43
  %1049 = insertelement <16 x float> %1048, float %1030, i64 13, !dbg !43
  %1050 = insertelement <16 x float> %1049, float %1032, i64 14, !dbg !43
  %1051 = insertelement <16 x float> %1050, float %1034, i64 15, !dbg !43
  %1052 = fmul <16 x float> %970, %1051, !dbg !43
  %1053 = fadd <16 x float> %1035, %1052, !dbg !44
  %1054 = fmul <16 x float> %1053, %184, !dbg !45
  %1055 = getelementptr half, ptr addrspace(1) %3, i64 %90, !dbg !46
  %1056 = getelementptr half, ptr addrspace(1) %3, i64 %92, !dbg !46
  %1057 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !47
  %1058 = fptrunc <2 x float> %1057 to <2 x half>, !dbg !47
  %1059 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !47
  %1060 = fptrunc <2 x float> %1059 to <2 x half>, !dbg !47
  %1061 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !47
  %1062 = fptrunc <2 x float> %1061 to <2 x half>, !dbg !47
  %1063 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !47
  %1064 = fptrunc <2 x float> %1063 to <2 x half>, !dbg !47
  %1065 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !47
  %1066 = fptrunc <2 x float> %1065 to <2 x half>, !dbg !47
  %1067 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !47
  %1068 = fptrunc <2 x float> %1067 to <2 x half>, !dbg !47
  %1069 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !47
  %1070 = fptrunc <2 x float> %1069 to <2 x half>, !dbg !47
  %1071 = shufflevector <16 x float> %1054, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !47
  %1072 = fptrunc <2 x float> %1071 to <2 x half>, !dbg !47
  %1073 = bitcast <2 x half> %1058 to i32, !dbg !48
  %1074 = bitcast <2 x half> %1060 to i32, !dbg !48
  %1075 = bitcast <2 x half> %1062 to i32, !dbg !48
  %1076 = bitcast <2 x half> %1064 to i32, !dbg !48
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1073, i32 %1074, i32 %1075, i32 %1076, ptr addrspace(1) %1055, i1 %89) #7, !dbg !48
  %1077 = bitcast <2 x half> %1066 to i32, !dbg !48
  %1078 = bitcast <2 x half> %1068 to i32, !dbg !48
  %1079 = bitcast <2 x half> %1070 to i32, !dbg !48
  %1080 = bitcast <2 x half> %1072 to i32, !dbg !48
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1077, i32 %1078, i32 %1079, i32 %1080, ptr addrspace(1) %1056, i1 %89) #7, !dbg !48
  %1081 = fadd <16 x float> %87, %1054, !dbg !49
  %1082 = add i32 %.pn36369, 16, !dbg !50
  %1083 = add i32 %.pn32367, %76, !dbg !51
  %1084 = add i32 %.pn16368, %76, !dbg !51
  %1085 = add i32 %86, 16, !dbg !23
  %1086 = icmp slt i32 %1085, %22, !dbg !23
  br i1 %1086, label %.lr.ph, label %._crit_edge, !dbg !23

._crit_edge:                                      ; preds = %__nv_erff.exit366, %10
  %1087 = phi <16 x float> [ zeroinitializer, %10 ], [ %1081, %__nv_erff.exit366 ], !dbg !52
  %1088 = and i32 %13, 16, !dbg !10
  %1089 = lshr i32 %14, 5, !dbg !10
  %1090 = mul i32 %6, %19, !dbg !53
  %1091 = sext i32 %1090 to i64, !dbg !54
  %1092 = getelementptr float, ptr addrspace(1) %4, i64 %1091, !dbg !54
  %1093 = getelementptr float, ptr addrspace(1) %1092, i64 %26, !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %shift = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop = fadd <16 x float> %1087, %shift, !dbg !61
  %1094 = extractelement <16 x float> %foldExtExtBinop, i64 0, !dbg !61
  %shift390 = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop391 = fadd <16 x float> %1087, %shift390, !dbg !61
  %1095 = extractelement <16 x float> %foldExtExtBinop391, i64 1, !dbg !61
  %shift393 = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop394 = fadd <16 x float> %1087, %shift393, !dbg !61
  %1096 = extractelement <16 x float> %foldExtExtBinop394, i64 2, !dbg !61
  %shift396 = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop397 = fadd <16 x float> %1087, %shift396, !dbg !61
  %1097 = extractelement <16 x float> %foldExtExtBinop397, i64 3, !dbg !61
  %shift399 = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop400 = fadd <16 x float> %1087, %shift399, !dbg !61
  %1098 = extractelement <16 x float> %foldExtExtBinop400, i64 4, !dbg !61
  %shift402 = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop403 = fadd <16 x float> %1087, %shift402, !dbg !61
  %1099 = extractelement <16 x float> %foldExtExtBinop403, i64 5, !dbg !61
  %shift405 = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop406 = fadd <16 x float> %1087, %shift405, !dbg !61
  %1100 = extractelement <16 x float> %foldExtExtBinop406, i64 6, !dbg !61
  %shift408 = shufflevector <16 x float> %1087, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %foldExtExtBinop409 = fadd <16 x float> %1087, %shift408, !dbg !61
  %1101 = extractelement <16 x float> %foldExtExtBinop409, i64 7, !dbg !61
  %1102 = bitcast float %1094 to i32, !dbg !56
  %1103 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1102, i32 16, i32 31), !dbg !56
  %1104 = bitcast i32 %1103 to float, !dbg !56
  %1105 = fadd float %1094, %1104, !dbg !61
  %1106 = bitcast float %1095 to i32, !dbg !56
  %1107 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1106, i32 16, i32 31), !dbg !56
  %1108 = bitcast i32 %1107 to float, !dbg !56
  %1109 = fadd float %1095, %1108, !dbg !61
  %1110 = bitcast float %1096 to i32, !dbg !56
  %1111 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1110, i32 16, i32 31), !dbg !56
  %1112 = bitcast i32 %1111 to float, !dbg !56
  %1113 = fadd float %1096, %1112, !dbg !61
  %1114 = bitcast float %1097 to i32, !dbg !56
  %1115 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1114, i32 16, i32 31), !dbg !56
  %1116 = bitcast i32 %1115 to float, !dbg !56
  %1117 = fadd float %1097, %1116, !dbg !61
  %1118 = bitcast float %1098 to i32, !dbg !56
  %1119 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1118, i32 16, i32 31), !dbg !56
  %1120 = bitcast i32 %1119 to float, !dbg !56
  %1121 = fadd float %1098, %1120, !dbg !61
  %1122 = bitcast float %1099 to i32, !dbg !56
  %1123 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1122, i32 16, i32 31), !dbg !56
  %1124 = bitcast i32 %1123 to float, !dbg !56
  %1125 = fadd float %1099, %1124, !dbg !61
  %1126 = bitcast float %1100 to i32, !dbg !56
  %1127 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1126, i32 16, i32 31), !dbg !56
  %1128 = bitcast i32 %1127 to float, !dbg !56
  %1129 = fadd float %1100, %1128, !dbg !61
  %1130 = bitcast float %1101 to i32, !dbg !56
  %1131 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1130, i32 16, i32 31), !dbg !56
  %1132 = bitcast i32 %1131 to float, !dbg !56
  %1133 = fadd float %1101, %1132, !dbg !61
  %1134 = icmp eq i32 %1088, 0, !dbg !56
  %.idx = shl nuw nsw i32 %15, 7, !dbg !56
  %1135 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !56
  %1136 = getelementptr float, ptr addrspace(3) %1135, i32 %1089, !dbg !56
  %1137 = bitcast float %1105 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1136, <1 x i32> %1137, i1 %1134) #7, !dbg !56
  %1138 = getelementptr i8, ptr addrspace(3) %1135, i32 16, !dbg !56
  %1139 = getelementptr float, ptr addrspace(3) %1138, i32 %1089, !dbg !56
  %1140 = bitcast float %1109 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1139, <1 x i32> %1140, i1 %1134) #7, !dbg !56
  %1141 = getelementptr i8, ptr addrspace(3) %1135, i32 32, !dbg !56
  %1142 = getelementptr float, ptr addrspace(3) %1141, i32 %1089, !dbg !56
  %1143 = bitcast float %1113 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1142, <1 x i32> %1143, i1 %1134) #7, !dbg !56
  %1144 = getelementptr i8, ptr addrspace(3) %1135, i32 48, !dbg !56
  %1145 = getelementptr float, ptr addrspace(3) %1144, i32 %1089, !dbg !56
  %1146 = bitcast float %1117 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1145, <1 x i32> %1146, i1 %1134) #7, !dbg !56
  %1147 = getelementptr i8, ptr addrspace(3) %1135, i32 64, !dbg !56
  %1148 = getelementptr float, ptr addrspace(3) %1147, i32 %1089, !dbg !56
  %1149 = bitcast float %1121 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1148, <1 x i32> %1149, i1 %1134) #7, !dbg !56
  %1150 = getelementptr i8, ptr addrspace(3) %1135, i32 80, !dbg !56
  %1151 = getelementptr float, ptr addrspace(3) %1150, i32 %1089, !dbg !56
  %1152 = bitcast float %1125 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1151, <1 x i32> %1152, i1 %1134) #7, !dbg !56
  %1153 = getelementptr i8, ptr addrspace(3) %1135, i32 96, !dbg !56
  %1154 = getelementptr float, ptr addrspace(3) %1153, i32 %1089, !dbg !56
  %1155 = bitcast float %1129 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1154, <1 x i32> %1155, i1 %1134) #7, !dbg !56
  %1156 = getelementptr i8, ptr addrspace(3) %1135, i32 112, !dbg !56
  %1157 = getelementptr float, ptr addrspace(3) %1156, i32 %1089, !dbg !56
  %1158 = bitcast float %1133 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1157, <1 x i32> %1158, i1 %1134) #7, !dbg !56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %1159 = getelementptr float, ptr addrspace(3) @global_smem, i32 %14, !dbg !56
  %1160 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %1159, i1 true) #7, !dbg !56
  %1161 = bitcast i32 %1160 to float, !dbg !56
  %1162 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1160, i32 2, i32 31), !dbg !56
  %1163 = bitcast i32 %1162 to float, !dbg !56
  %1164 = fadd float %1161, %1163, !dbg !61
  %1165 = bitcast float %1164 to i32, !dbg !56
  %1166 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1165, i32 1, i32 31), !dbg !56
  %1167 = bitcast i32 %1166 to float, !dbg !56
  %1168 = fadd float %1164, %1167, !dbg !61
  %1169 = and i32 %13, 3, !dbg !56
  %1170 = icmp eq i32 %1169, 0, !dbg !56
  %1171 = bitcast float %1168 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1159, <1 x i32> %1171, i1 %1170) #7, !dbg !56
  %1172 = getelementptr i8, ptr addrspace(3) %1159, i32 512, !dbg !56
  %1173 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %1172, i1 true) #7, !dbg !56
  %1174 = bitcast i32 %1173 to float, !dbg !56
  %1175 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1173, i32 2, i32 31), !dbg !56
  %1176 = bitcast i32 %1175 to float, !dbg !56
  %1177 = fadd float %1174, %1176, !dbg !61
  %1178 = bitcast float %1177 to i32, !dbg !56
  %1179 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1178, i32 1, i32 31), !dbg !56
  %1180 = bitcast i32 %1179 to float, !dbg !56
  %1181 = fadd float %1177, %1180, !dbg !61
  %1182 = bitcast float %1181 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1172, <1 x i32> %1182, i1 %1170) #7, !dbg !56
  %1183 = getelementptr i8, ptr addrspace(3) %1159, i32 1024, !dbg !56
  %1184 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %1183, i1 true) #7, !dbg !56
  %1185 = bitcast i32 %1184 to float, !dbg !56
  %1186 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1184, i32 2, i32 31), !dbg !56
  %1187 = bitcast i32 %1186 to float, !dbg !56
  %1188 = fadd float %1185, %1187, !dbg !61
  %1189 = bitcast float %1188 to i32, !dbg !56
  %1190 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1189, i32 1, i32 31), !dbg !56
  %1191 = bitcast i32 %1190 to float, !dbg !56
  %1192 = fadd float %1188, %1191, !dbg !61
  %1193 = bitcast float %1192 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1183, <1 x i32> %1193, i1 %1170) #7, !dbg !56
  %1194 = getelementptr i8, ptr addrspace(3) %1159, i32 1536, !dbg !56
  %1195 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %1194, i1 true) #7, !dbg !56
  %1196 = bitcast i32 %1195 to float, !dbg !56
  %1197 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1195, i32 2, i32 31), !dbg !56
  %1198 = bitcast i32 %1197 to float, !dbg !56
  %1199 = fadd float %1196, %1198, !dbg !61
  %1200 = bitcast float %1199 to i32, !dbg !56
  %1201 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %1200, i32 1, i32 31), !dbg !56
  %1202 = bitcast i32 %1201 to float, !dbg !56
  %1203 = fadd float %1199, %1202, !dbg !61
  %1204 = bitcast float %1203 to <1 x i32>, !dbg !56
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %1194, <1 x i32> %1204, i1 %1170) #7, !dbg !56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !56
  %1205 = load i32, ptr addrspace(3) %1135, align 16, !dbg !56
  %1206 = load i32, ptr addrspace(3) %1138, align 16, !dbg !56
  %1207 = load i32, ptr addrspace(3) %1141, align 16, !dbg !56
  %1208 = load i32, ptr addrspace(3) %1144, align 16, !dbg !56
  %1209 = load i32, ptr addrspace(3) %1147, align 16, !dbg !56
  %1210 = load i32, ptr addrspace(3) %1150, align 16, !dbg !56
  %1211 = load i32, ptr addrspace(3) %1153, align 16, !dbg !56
  %1212 = load i32, ptr addrspace(3) %1156, align 16, !dbg !56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %1213 = shl nuw nsw i32 %15, 4, !dbg !62
  %1214 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1213, !dbg !62
  %1215 = insertelement <4 x i32> poison, i32 %1205, i64 0, !dbg !62
  %1216 = insertelement <4 x i32> %1215, i32 %1206, i64 1, !dbg !62
  %1217 = insertelement <4 x i32> %1216, i32 %1207, i64 2, !dbg !62
  %1218 = insertelement <4 x i32> %1217, i32 %1208, i64 3, !dbg !62
  store <4 x i32> %1218, ptr addrspace(3) %1214, align 16, !dbg !62
  %1219 = xor i32 %1213, 320, !dbg !62
  %1220 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1219, !dbg !62
  %1221 = insertelement <4 x i32> poison, i32 %1209, i64 0, !dbg !62
  %1222 = insertelement <4 x i32> %1221, i32 %1210, i64 1, !dbg !62
  %1223 = insertelement <4 x i32> %1222, i32 %1211, i64 2, !dbg !62
  %1224 = insertelement <4 x i32> %1223, i32 %1212, i64 3, !dbg !62
  store <4 x i32> %1224, ptr addrspace(3) %1220, align 16, !dbg !62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !62
  %1225 = shl nuw nsw i32 %1089, 6, !dbg !62
  %.masked = and i32 %45, 240, !dbg !62
  %1226 = or i32 %1225, %.masked, !dbg !62
  %1227 = select i1 %32, i32 0, i32 320, !dbg !62
  %1228 = xor i32 %1226, %1227, !dbg !62
  %1229 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1228, !dbg !62
  %1230 = tail call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %1229), !dbg !62
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %1230, ptr addrspace(1) %1093, i1 %25) #7, !dbg !62
  ret void, !dbg !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #5

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "activations.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "bias_gelu_bwd_kernel", linkageName: "bias_gelu_bwd_kernel", scope: !1, file: !1, line: 33, type: !6, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 35, column: 25, scope: !5)
!9 = !DILocation(line: 35, column: 30, scope: !5)
!10 = !DILocation(line: 35, column: 53, scope: !5)
!11 = !DILocation(line: 35, column: 40, scope: !5)
!12 = !DILocation(line: 36, column: 26, scope: !5)
!13 = !DILocation(line: 36, column: 31, scope: !5)
!14 = !DILocation(line: 37, column: 22, scope: !5)
!15 = !DILocation(line: 37, column: 28, scope: !5)
!16 = !DILocation(line: 38, column: 29, scope: !5)
!17 = !DILocation(line: 40, column: 48, scope: !5)
!18 = !DILocation(line: 40, column: 30, scope: !5)
!19 = !DILocation(line: 40, column: 19, scope: !5)
!20 = !DILocation(line: 44, column: 71, scope: !5)
!21 = !DILocation(line: 40, column: 65, scope: !5)
!22 = !DILocation(line: 51, column: 24, scope: !5)
!23 = !DILocation(line: 42, column: 31, scope: !5)
!24 = !DILocation(line: 38, column: 16, scope: !5)
!25 = !DILocation(line: 39, column: 22, scope: !5)
!26 = !DILocation(line: 39, column: 26, scope: !5)
!27 = !DILocation(line: 46, column: 34, scope: !5)
!28 = !DILocation(line: 43, column: 20, scope: !5)
!29 = !DILocation(line: 43, column: 36, scope: !5)
!30 = !DILocation(line: 44, column: 28, scope: !5)
!31 = !DILocation(line: 44, column: 20, scope: !5)
!32 = !DILocation(line: 44, column: 57, scope: !5)
!33 = !DILocation(line: 45, column: 30, scope: !5)
!34 = !DILocation(line: 45, column: 21, scope: !5)
!35 = !DILocation(line: 45, column: 59, scope: !5)
!36 = !DILocation(line: 46, column: 38, scope: !5)
!37 = !DILocation(line: 46, column: 27, scope: !5)
!38 = !DILocation(line: 47, column: 29, scope: !5)
!39 = !DILocation(line: 47, column: 64, scope: !5)
!40 = !DILocation(line: 47, column: 68, scope: !5)
!41 = !DILocation(line: 47, column: 57, scope: !5)
!42 = !DILocation(line: 46, column: 21, scope: !5)
!43 = !DILocation(line: 47, column: 50, scope: !5)
!44 = !DILocation(line: 47, column: 25, scope: !5)
!45 = !DILocation(line: 47, column: 19, scope: !5)
!46 = !DILocation(line: 48, column: 26, scope: !5)
!47 = !DILocation(line: 48, column: 36, scope: !5)
!48 = !DILocation(line: 48, column: 30, scope: !5)
!49 = !DILocation(line: 49, column: 15, scope: !5)
!50 = !DILocation(line: 50, column: 13, scope: !5)
!51 = !DILocation(line: 51, column: 14, scope: !5)
!52 = !DILocation(line: 41, column: 19, scope: !5)
!53 = !DILocation(line: 52, column: 44, scope: !5)
!54 = !DILocation(line: 52, column: 25, scope: !5)
!55 = !DILocation(line: 52, column: 48, scope: !5)
!56 = !DILocation(line: 293, column: 36, scope: !57, inlinedAt: !59)
!57 = distinct !DILexicalBlockFile(scope: !5, file: !58, discriminator: 0)
!58 = !DIFile(filename: "standard.py", directory: "triton/language")
!59 = !DILocation(line: 52, column: 61, scope: !60)
!60 = distinct !DILexicalBlockFile(scope: !5, file: !1, discriminator: 0)
!61 = !DILocation(line: 263, column: 15, scope: !57, inlinedAt: !56)
!62 = !DILocation(line: 52, column: 54, scope: !5)
!63 = !DILocation(line: 52, column: 4, scope: !5)
