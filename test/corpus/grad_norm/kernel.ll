; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @grad_norm_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) readnone captures(none) %4, ptr addrspace(1) readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %8 = shl i32 %7, 12, !dbg !8
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %10 = shl nuw nsw i32 %9, 3, !dbg !9
  %11 = and i32 %10, 2040, !dbg !9
  %12 = or disjoint i32 %11, %8, !dbg !10
  %13 = or disjoint i32 %12, 2048, !dbg !10
  %14 = icmp sgt i32 %2, 0, !dbg !11
  br i1 %14, label %.lr.ph, label %._crit_edge, !dbg !11

.lr.ph:                                           ; preds = %6
  %15 = sext i32 %13 to i64, !dbg !12
  %16 = getelementptr half, ptr addrspace(1) %0, i64 %15, !dbg !12
  %17 = sext i32 %12 to i64, !dbg !12
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17, !dbg !12
  %19 = sext i32 %3 to i64
  br label %20, !dbg !11

20:                                               ; preds = %.lr.ph, %20
  %.pn1634 = phi ptr addrspace(1) [ %16, %.lr.ph ], [ %74, %20 ]
  %.pn3233 = phi ptr addrspace(1) [ %18, %.lr.ph ], [ %73, %20 ]
  %21 = phi i32 [ 0, %.lr.ph ], [ %75, %20 ]
  %22 = phi <16 x float> [ zeroinitializer, %.lr.ph ], [ %72, %20 ]
  %23 = add i32 %21, %12, !dbg !13
  %24 = add i32 %21, %13, !dbg !13
  %25 = icmp slt i32 %23, %2, !dbg !14
  %26 = icmp slt i32 %24, %2, !dbg !14
  %27 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn3233, i1 %25) #4, !dbg !15
  %28 = extractvalue { i32, i32, i32, i32 } %27, 0, !dbg !15
  %29 = bitcast i32 %28 to <2 x half>, !dbg !15
  %30 = extractvalue { i32, i32, i32, i32 } %27, 1, !dbg !15
  %31 = bitcast i32 %30 to <2 x half>, !dbg !15
  %32 = extractvalue { i32, i32, i32, i32 } %27, 2, !dbg !15
  %33 = bitcast i32 %32 to <2 x half>, !dbg !15
  %34 = extractvalue { i32, i32, i32, i32 } %27, 3, !dbg !15
  %35 = bitcast i32 %34 to <2 x half>, !dbg !15
  %36 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn1634, i1 %26) #4, !dbg !15
  %37 = extractvalue { i32, i32, i32, i32 } %36, 0, !dbg !15
  %38 = bitcast i32 %37 to <2 x half>, !dbg !15
  %39 = extractvalue { i32, i32, i32, i32 } %36, 1, !dbg !15
  %40 = bitcast i32 %39 to <2 x half>, !dbg !15
  %41 = extractvalue { i32, i32, i32, i32 } %36, 2, !dbg !15
  %42 = bitcast i32 %41 to <2 x half>, !dbg !15
  %43 = extractvalue { i32, i32, i32, i32 } %36, 3, !dbg !15
  %44 = bitcast i32 %43 to <2 x half>, !dbg !15
  %45 = shufflevector <2 x half> %29, <2 x half> %31, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %46 = shufflevector <2 x half> %33, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %47 = shufflevector <16 x half> %45, <16 x half> %46, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %48 = shufflevector <2 x half> %33, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %49 = shufflevector <16 x half> %47, <16 x half> %48, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %50 = shufflevector <2 x half> %35, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %51 = shufflevector <16 x half> %49, <16 x half> %50, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %52 = shufflevector <2 x half> %35, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %53 = shufflevector <16 x half> %51, <16 x half> %52, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %54 = shufflevector <2 x half> %38, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %55 = shufflevector <16 x half> %53, <16 x half> %54, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %56 = shufflevector <2 x half> %38, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %57 = shufflevector <16 x half> %55, <16 x half> %56, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %58 = shufflevector <2 x half> %40, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %59 = shufflevector <16 x half> %57, <16 x half> %58, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %60 = shufflevector <2 x half> %40, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %61 = shufflevector <16 x half> %59, <16 x half> %60, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %62 = shufflevector <2 x half> %42, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %63 = shufflevector <16 x half> %61, <16 x half> %62, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>, !dbg !16
  %64 = shufflevector <2 x half> %42, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %65 = shufflevector <16 x half> %63, <16 x half> %64, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 17, i32 poison, i32 poison>, !dbg !16
  %66 = shufflevector <2 x half> %44, <2 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %67 = shufflevector <16 x half> %65, <16 x half> %66, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 poison>, !dbg !16
  %68 = shufflevector <2 x half> %44, <2 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !16
  %69 = shufflevector <16 x half> %67, <16 x half> %68, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 17>, !dbg !16
  %70 = fpext <16 x half> %69 to <16 x float>, !dbg !16
  %71 = fmul <16 x float> %70, %70, !dbg !17
  %72 = fadd <16 x float> %22, %71, !dbg !18
  %73 = getelementptr half, ptr addrspace(1) %.pn3233, i64 %19, !dbg !19
  %74 = getelementptr half, ptr addrspace(1) %.pn1634, i64 %19, !dbg !19
  %75 = add i32 %21, %3, !dbg !11
  %76 = icmp slt i32 %75, %2, !dbg !11
  br i1 %76, label %20, label %._crit_edge.loopexit, !dbg !11

._crit_edge.loopexit:                             ; preds = %20
  %shift = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop = fadd <16 x float> %72, %shift, !dbg !9
  %shift53 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop54 = fadd <16 x float> %shift53, %foldExtExtBinop, !dbg !9
  %shift56 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop57 = fadd <16 x float> %shift56, %foldExtExtBinop54, !dbg !9
  %shift59 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop60 = fadd <16 x float> %shift59, %foldExtExtBinop57, !dbg !9
  %shift62 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop63 = fadd <16 x float> %shift62, %foldExtExtBinop60, !dbg !9
  %shift65 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop66 = fadd <16 x float> %shift65, %foldExtExtBinop63, !dbg !9
  %shift68 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop69 = fadd <16 x float> %shift68, %foldExtExtBinop66, !dbg !9
  %shift71 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop72 = fadd <16 x float> %shift71, %foldExtExtBinop69, !dbg !9
  %shift74 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop75 = fadd <16 x float> %shift74, %foldExtExtBinop72, !dbg !9
  %shift77 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop78 = fadd <16 x float> %shift77, %foldExtExtBinop75, !dbg !9
  %shift80 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop81 = fadd <16 x float> %shift80, %foldExtExtBinop78, !dbg !9
  %shift83 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop84 = fadd <16 x float> %shift83, %foldExtExtBinop81, !dbg !9
  %shift86 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop87 = fadd <16 x float> %shift86, %foldExtExtBinop84, !dbg !9
  %shift89 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop90 = fadd <16 x float> %shift89, %foldExtExtBinop87, !dbg !9
  %shift92 = shufflevector <16 x float> %72, <16 x float> poison, <16 x i32> <i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !9
  %foldExtExtBinop93 = fadd <16 x float> %shift92, %foldExtExtBinop90, !dbg !9
  %77 = extractelement <16 x float> %foldExtExtBinop93, i64 0, !dbg !9
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %6
  %78 = phi float [ 0.000000e+00, %6 ], [ %77, %._crit_edge.loopexit ], !dbg !20
  %79 = and i32 %9, 31, !dbg !9
  %80 = and i32 %9, 255, !dbg !9
  %81 = lshr i32 %80, 5, !dbg !9
  %82 = zext nneg i32 %7 to i64, !dbg !26
  %83 = getelementptr float, ptr addrspace(1) %1, i64 %82, !dbg !26
  %84 = bitcast float %78 to i32, !dbg !23
  %85 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %84, i32 16, i32 31), !dbg !23
  %86 = bitcast i32 %85 to float, !dbg !23
  %87 = fadd float %78, %86, !dbg !20
  %88 = bitcast float %87 to i32, !dbg !23
  %89 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %88, i32 8, i32 31), !dbg !23
  %90 = bitcast i32 %89 to float, !dbg !23
  %91 = fadd float %87, %90, !dbg !20
  %92 = bitcast float %91 to i32, !dbg !23
  %93 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %92, i32 4, i32 31), !dbg !23
  %94 = bitcast i32 %93 to float, !dbg !23
  %95 = fadd float %91, %94, !dbg !20
  %96 = bitcast float %95 to i32, !dbg !23
  %97 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %96, i32 2, i32 31), !dbg !23
  %98 = bitcast i32 %97 to float, !dbg !23
  %99 = fadd float %95, %98, !dbg !20
  %100 = bitcast float %99 to i32, !dbg !23
  %101 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %100, i32 1, i32 31), !dbg !23
  %102 = bitcast i32 %101 to float, !dbg !23
  %103 = fadd float %99, %102, !dbg !20
  %104 = icmp eq i32 %79, 0, !dbg !23
  %105 = getelementptr float, ptr addrspace(3) @global_smem, i32 %81, !dbg !23
  %106 = bitcast float %103 to <1 x i32>, !dbg !23
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %105, <1 x i32> %106, i1 %104) #4, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %107 = icmp samesign ult i32 %80, 8, !dbg !23
  %108 = getelementptr float, ptr addrspace(3) @global_smem, i32 %80, !dbg !23
  %109 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %108, i1 %107) #4, !dbg !23
  %110 = bitcast i32 %109 to float, !dbg !23
  %111 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %109, i32 4, i32 31), !dbg !23
  %112 = bitcast i32 %111 to float, !dbg !23
  %113 = fadd float %110, %112, !dbg !20
  %114 = bitcast float %113 to i32, !dbg !23
  %115 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %114, i32 2, i32 31), !dbg !23
  %116 = bitcast i32 %115 to float, !dbg !23
  %117 = fadd float %113, %116, !dbg !20
  %118 = bitcast float %117 to i32, !dbg !23
  %119 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %118, i32 1, i32 31), !dbg !23
  %120 = bitcast i32 %119 to float, !dbg !23
  %121 = fadd float %117, %120, !dbg !20
  %122 = and i32 %9, 7, !dbg !23
  %123 = icmp eq i32 %122, 0, !dbg !23
  %124 = and i1 %107, %123, !dbg !23
  %125 = bitcast float %121 to <1 x i32>, !dbg !23
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %108, <1 x i32> %125, i1 %124) #4, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %126 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !23
  %127 = icmp samesign ult i32 %80, 32, !dbg !27
  %128 = and i1 %104, %127, !dbg !27
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %126, ptr addrspace(1) %83, i1 %128) #4, !dbg !27
  ret void, !dbg !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "optimizers.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "grad_norm_kernel", linkageName: "grad_norm_kernel", scope: !1, file: !1, line: 45, type: !5, scopeLine: 45, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 47, column: 24, scope: !4)
!8 = !DILocation(line: 48, column: 17, scope: !4)
!9 = !DILocation(line: 48, column: 38, scope: !4)
!10 = !DILocation(line: 48, column: 25, scope: !4)
!11 = !DILocation(line: 51, column: 29, scope: !4)
!12 = !DILocation(line: 49, column: 21, scope: !4)
!13 = !DILocation(line: 52, column: 41, scope: !4)
!14 = !DILocation(line: 52, column: 48, scope: !4)
!15 = !DILocation(line: 52, column: 20, scope: !4)
!16 = !DILocation(line: 52, column: 65, scope: !4)
!17 = !DILocation(line: 53, column: 19, scope: !4)
!18 = !DILocation(line: 53, column: 15, scope: !4)
!19 = !DILocation(line: 54, column: 18, scope: !4)
!20 = !DILocation(line: 263, column: 15, scope: !21, inlinedAt: !23)
!21 = distinct !DILexicalBlockFile(scope: !4, file: !22, discriminator: 0)
!22 = !DIFile(filename: "standard.py", directory: "triton/language")
!23 = !DILocation(line: 293, column: 36, scope: !21, inlinedAt: !24)
!24 = !DILocation(line: 55, column: 39, scope: !25)
!25 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!26 = !DILocation(line: 55, column: 27, scope: !4)
!27 = !DILocation(line: 55, column: 32, scope: !4)
!28 = !DILocation(line: 55, column: 4, scope: !4)
