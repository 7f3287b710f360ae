; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @gemv_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %10 = shl i32 %9, 3, !dbg !8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %12 = and i32 %11, 64, !dbg !9
  %.lobit = lshr exact i32 %12, 6, !dbg !9
  %13 = or disjoint i32 %.lobit, 2, !dbg !9
  %14 = or disjoint i32 %.lobit, 4, !dbg !9
  %15 = or disjoint i32 %.lobit, 6, !dbg !9
  %16 = or disjoint i32 %.lobit, %10, !dbg !10
  %17 = shl nuw nsw i32 %11, 3, !dbg !11
  %18 = and i32 %17, 504, !dbg !11
  %19 = shl nuw nsw i32 %11, 2, !dbg !11
  %20 = and i32 %19, 508, !dbg !11
  %21 = icmp slt i32 %16, %3, !dbg !12
  %22 = icmp sgt i32 %4, 0, !dbg !13
  br i1 %22, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !13

.._crit_edge_crit_edge:                           ; preds = %8
  %.pre = and i32 %11, 1, !dbg !14
  br label %._crit_edge, !dbg !13

.lr.ph:                                           ; preds = %8
  %23 = zext nneg i32 %20 to i64, !dbg !19
  %24 = getelementptr half, ptr addrspace(1) %1, i64 %23, !dbg !19
  %25 = sext i32 %5 to i64, !dbg !20
  %26 = or disjoint i32 %15, %10, !dbg !10
  %27 = sext i32 %26 to i64, !dbg !21
  %28 = mul nsw i64 %25, %27, !dbg !20
  %29 = getelementptr half, ptr addrspace(1) %0, i64 %28, !dbg !22
  %30 = zext nneg i32 %18 to i64, !dbg !23
  %31 = getelementptr half, ptr addrspace(1) %29, i64 %30, !dbg !23
  %32 = or disjoint i32 %14, %10, !dbg !10
  %33 = sext i32 %32 to i64, !dbg !21
  %34 = mul nsw i64 %25, %33, !dbg !20
  %35 = getelementptr half, ptr addrspace(1) %0, i64 %34, !dbg !22
  %36 = getelementptr half, ptr addrspace(1) %35, i64 %30, !dbg !23
  %37 = or disjoint i32 %13, %10, !dbg !10
  %38 = sext i32 %37 to i64, !dbg !21
  %39 = mul nsw i64 %25, %38, !dbg !20
  %40 = getelementptr half, ptr addrspace(1) %0, i64 %39, !dbg !22
  %41 = getelementptr half, ptr addrspace(1) %40, i64 %30, !dbg !23
  %42 = sext i32 %16 to i64, !dbg !21
  %43 = mul nsw i64 %25, %42, !dbg !20
  %44 = getelementptr half, ptr addrspace(1) %0, i64 %43, !dbg !22
  %45 = getelementptr half, ptr addrspace(1) %44, i64 %30, !dbg !23
  %46 = and i32 %19, 504
  %47 = and i32 %11, 1
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, i32 0, i32 576
  %50 = xor i32 %49, %46
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %18
  %53 = xor i32 %18, 576
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53
  br label %55, !dbg !13

55:                                               ; preds = %.lr.ph, %55
  %.pn7287 = phi ptr addrspace(1) [ %24, %.lr.ph ], [ %177, %55 ]
  %.pn1686 = phi ptr addrspace(1) [ %31, %.lr.ph ], [ %176, %55 ]
  %.pn3285 = phi ptr addrspace(1) [ %36, %.lr.ph ], [ %175, %55 ]
  %.pn4884 = phi ptr addrspace(1) [ %41, %.lr.ph ], [ %174, %55 ]
  %.pn6483 = phi ptr addrspace(1) [ %45, %.lr.ph ], [ %173, %55 ]
  %56 = phi i32 [ 0, %.lr.ph ], [ %178, %55 ]
  %57 = phi <32 x float> [ zeroinitializer, %.lr.ph ], [ %172, %55 ]
  %58 = or disjoint i32 %56, %18, !dbg !24
  %59 = or disjoint i32 %56, %20, !dbg !24
  %60 = icmp slt i32 %58, %4, !dbg !25
  %61 = icmp slt i32 %59, %4, !dbg !25
  %62 = and i1 %21, %60, !dbg !26
  %63 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn6483, i1 %62) #4, !dbg !27
  %64 = extractvalue { i32, i32, i32, i32 } %63, 0, !dbg !27
  %65 = bitcast i32 %64 to <2 x half>, !dbg !27
  %66 = extractvalue { i32, i32, i32, i32 } %63, 1, !dbg !27
  %67 = bitcast i32 %66 to <2 x half>, !dbg !27
  %68 = extractvalue { i32, i32, i32, i32 } %63, 2, !dbg !27
  %69 = bitcast i32 %68 to <2 x half>, !dbg !27
  %70 = extractvalue { i32, i32, i32, i32 } %63, 3, !dbg !27
  %71 = bitcast i32 %70 to <2 x half>, !dbg !27
  %72 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn4884, i1 %62) #4, !dbg !27
  %73 = extractvalue { i32, i32, i32, i32 } %72, 0, !dbg !27
  %74 = bitcast i32 %73 to <2 x half>, !dbg !27
  %75 = extractvalue { i32, i32, i32, i32 } %72, 1, !dbg !27
  %76 = bitcast i32 %75 to <2 x half>, !dbg !27
  %77 = extractvalue { i32, i32, i32, i32 } %72, 2, !dbg !27
  %78 = bitcast i32 %77 to <2 x half>, !dbg !27
  %79 = extractvalue { i32, i32, i32, i32 } %72, 3, !dbg !27
  %80 = bitcast i32 %79 to <2 x half>, !dbg !27
  %81 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn3285, i1 %62) #4, !dbg !27
  %82 = extractvalue { i32, i32, i32, i32 } %81, 0, !dbg !27
  %83 = bitcast i32 %82 to <2 x half>, !dbg !27
  %84 = extractvalue { i32, i32, i32, i32 } %81, 1, !dbg !27
  %85 = bitcast i32 %84 to <2 x half>, !dbg !27
  %86 = extractvalue { i32, i32, i32, i32 } %81, 2, !dbg !27
  %87 = bitcast i32 %86 to <2 x half>, !dbg !27
  %88 = extractvalue { i32, i32, i32, i32 } %81, 3, !dbg !27
  %89 = bitcast i32 %88 to <2 x half>, !dbg !27
  %90 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn1686, i1 %62) #4, !dbg !27
  %91 = extractvalue { i32, i32, i32, i32 } %90, 0, !dbg !27
  %92 = bitcast i32 %91 to <2 x half>, !dbg !27
  %93 = extractvalue { i32, i32, i32, i32 } %90, 1, !dbg !27
  %94 = bitcast i32 %93 to <2 x half>, !dbg !27
  %95 = extractvalue { i32, i32, i32, i32 } %90, 2, !dbg !27
  %96 = bitcast i32 %95 to <2 x half>, !dbg !27
  %97 = extractvalue { i32, i32, i32, i32 } %90, 3, !dbg !27
  %98 = bitcast i32 %97 to <2 x half>, !dbg !27
  %99 = tail call { i32, i32 } asm sideeffect "mov.u32 $0, $2;\0A\09mov.u32 $1, $3;\0A\09@$5 ld.global.v2.b32 { $0, $1 }, [ $4 + 0 ];", "=r,=r,r,r,l,b"(i32 0, i32 0, ptr addrspace(1) %.pn7287, i1 %61) #4, !dbg !28
  %100 = extractvalue { i32, i32 } %99, 0, !dbg !28
  %101 = extractvalue { i32, i32 } %99, 1, !dbg !28
  %extelt.offset73 = lshr i32 %101, 16, !dbg !28
  %102 = trunc nuw i32 %extelt.offset73 to i16, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %103 = trunc i32 %101 to i16, !dbg !29
  %104 = insertelement <2 x i32> poison, i32 %100, i64 0, !dbg !29
  %105 = bitcast <2 x i32> %104 to <4 x i16>, !dbg !29
  %106 = insertelement <4 x i16> %105, i16 %103, i64 2, !dbg !29
  %107 = insertelement <4 x i16> %106, i16 %102, i64 3, !dbg !29
  store <4 x i16> %107, ptr addrspace(3) %51, align 8, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %108 = shufflevector <2 x half> %65, <2 x half> %67, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %109 = shufflevector <2 x half> %69, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %110 = shufflevector <32 x half> %108, <32 x half> %109, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %111 = shufflevector <2 x half> %69, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %112 = shufflevector <32 x half> %110, <32 x half> %111, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %113 = shufflevector <2 x half> %71, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %114 = shufflevector <32 x half> %112, <32 x half> %113, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %115 = shufflevector <2 x half> %71, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %116 = shufflevector <32 x half> %114, <32 x half> %115, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %117 = shufflevector <2 x half> %74, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %118 = shufflevector <32 x half> %116, <32 x half> %117, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %119 = shufflevector <2 x half> %74, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %120 = shufflevector <32 x half> %118, <32 x half> %119, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %121 = shufflevector <2 x half> %76, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %122 = shufflevector <32 x half> %120, <32 x half> %121, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %123 = shufflevector <2 x half> %76, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %124 = shufflevector <32 x half> %122, <32 x half> %123, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %125 = shufflevector <2 x half> %78, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %126 = shufflevector <32 x half> %124, <32 x half> %125, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %127 = shufflevector <2 x half> %78, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %128 = shufflevector <32 x half> %126, <32 x half> %127, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %129 = shufflevector <2 x half> %80, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %130 = shufflevector <32 x half> %128, <32 x half> %129, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %131 = shufflevector <2 x half> %80, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %132 = shufflevector <32 x half> %130, <32 x half> %131, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %133 = shufflevector <2 x half> %83, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %134 = shufflevector <32 x half> %132, <32 x half> %133, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %135 = shufflevector <2 x half> %83, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %136 = shufflevector <32 x half> %134, <32 x half> %135, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %137 = shufflevector <2 x half> %85, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %138 = shufflevector <32 x half> %136, <32 x half> %137, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %139 = shufflevector <2 x half> %85, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %140 = shufflevector <32 x half> %138, <32 x half> %139, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %141 = shufflevector <2 x half> %87, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %142 = shufflevector <32 x half> %140, <32 x half> %141, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %143 = shufflevector <2 x half> %87, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %144 = shufflevector <32 x half> %142, <32 x half> %143, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %145 = shufflevector <2 x half> %89, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %146 = shufflevector <32 x half> %144, <32 x half> %145, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %147 = shufflevector <2 x half> %89, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %148 = shufflevector <32 x half> %146, <32 x half> %147, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %149 = shufflevector <2 x half> %92, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %150 = shufflevector <32 x half> %148, <32 x half> %149, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %151 = shufflevector <2 x half> %92, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %152 = shufflevector <32 x half> %150, <32 x half> %151, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %153 = shufflevector <2 x half> %94, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %154 = shufflevector <32 x half> %152, <32 x half> %153, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %155 = shufflevector <2 x half> %94, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %156 = shufflevector <32 x half> %154, <32 x half> %155, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 33, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %157 = shufflevector <2 x half> %96, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %158 = shufflevector <32 x half> %156, <32 x half> %157, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 32, i32 poison, i32 poison, i32 poison>, !dbg !30
  %159 = shufflevector <2 x half> %96, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %160 = shufflevector <32 x half> %158, <32 x half> %159, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 33, i32 poison, i32 poison>, !dbg !30
  %161 = shufflevector <2 x half> %98, <2 x half> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %162 = shufflevector <32 x half> %160, <32 x half> %161, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 32, i32 poison>, !dbg !30
  %163 = shufflevector <2 x half> %98, <2 x half> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !30
  %164 = shufflevector <32 x half> %162, <32 x half> %163, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 33>, !dbg !30
  %165 = fpext <32 x half> %164 to <32 x float>, !dbg !30
  %166 = load <4 x half>, ptr addrspace(3) %52, align 8, !dbg !29
  %167 = load <4 x half>, ptr addrspace(3) %54, align 8, !dbg !29
  %168 = shufflevector <4 x half> %166, <4 x half> %167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !29
  %169 = fpext <8 x half> %168 to <8 x float>, !dbg !29
  %170 = shufflevector <8 x float> %169, <8 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !29
  %171 = fmul <32 x float> %170, %165, !dbg !31
  %172 = fadd <32 x float> %57, %171, !dbg !32
  %173 = getelementptr i8, ptr addrspace(1) %.pn6483, i64 1024, !dbg !33
  %174 = getelementptr i8, ptr addrspace(1) %.pn4884, i64 1024, !dbg !33
  %175 = getelementptr i8, ptr addrspace(1) %.pn3285, i64 1024, !dbg !33
  %176 = getelementptr i8, ptr addrspace(1) %.pn1686, i64 1024, !dbg !33
  %177 = getelementptr i8, ptr addrspace(1) %.pn7287, i64 1024, !dbg !34
  %178 = add i32 %56, 512, !dbg !13
  %179 = icmp slt i32 %178, %4, !dbg !13
  br i1 %179, label %55, label %._crit_edge, !dbg !13

._crit_edge:                                      ; preds = %55, %.._crit_edge_crit_edge
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %47, %55 ], !dbg !14
  %180 = phi <32 x float> [ zeroinitializer, %.._crit_edge_crit_edge ], [ %172, %55 ], !dbg !35
  %181 = and i32 %11, 7, !dbg !9
  %182 = or disjoint i32 %10, %181, !dbg !10
  %183 = icmp slt i32 %182, %3, !dbg !12
  %184 = and i32 %11, 31, !dbg !9
  %185 = and i32 %11, 127, !dbg !9
  %186 = lshr i32 %11, 5, !dbg !9
  %187 = sext i32 %182 to i64, !dbg !36
  %188 = getelementptr half, ptr addrspace(1) %2, i64 %187, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !14
  %shift = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop = fadd <32 x float> %180, %shift, !dbg !37
  %shift122 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop123 = fadd <32 x float> %shift122, %foldExtExtBinop, !dbg !37
  %shift125 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop126 = fadd <32 x float> %shift125, %foldExtExtBinop123, !dbg !37
  %shift128 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop129 = fadd <32 x float> %shift128, %foldExtExtBinop126, !dbg !37
  %shift131 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop132 = fadd <32 x float> %shift131, %foldExtExtBinop129, !dbg !37
  %shift134 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop135 = fadd <32 x float> %shift134, %foldExtExtBinop132, !dbg !37
  %shift137 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop138 = fadd <32 x float> %shift137, %foldExtExtBinop135, !dbg !37
  %189 = extractelement <32 x float> %foldExtExtBinop138, i64 0, !dbg !37
  %shift140 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop141 = fadd <32 x float> %180, %shift140, !dbg !37
  %shift143 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop144 = fadd <32 x float> %shift143, %foldExtExtBinop141, !dbg !37
  %shift146 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop147 = fadd <32 x float> %shift146, %foldExtExtBinop144, !dbg !37
  %shift149 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop150 = fadd <32 x float> %shift149, %foldExtExtBinop147, !dbg !37
  %shift152 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop153 = fadd <32 x float> %shift152, %foldExtExtBinop150, !dbg !37
  %shift155 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop156 = fadd <32 x float> %shift155, %foldExtExtBinop153, !dbg !37
  %shift158 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop159 = fadd <32 x float> %shift158, %foldExtExtBinop156, !dbg !37
  %190 = extractelement <32 x float> %foldExtExtBinop159, i64 8, !dbg !37
  %shift161 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop162 = fadd <32 x float> %180, %shift161, !dbg !37
  %shift164 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 18, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop165 = fadd <32 x float> %shift164, %foldExtExtBinop162, !dbg !37
  %shift167 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 19, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop168 = fadd <32 x float> %shift167, %foldExtExtBinop165, !dbg !37
  %shift170 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 20, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop171 = fadd <32 x float> %shift170, %foldExtExtBinop168, !dbg !37
  %shift173 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 21, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop174 = fadd <32 x float> %shift173, %foldExtExtBinop171, !dbg !37
  %shift176 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 22, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop177 = fadd <32 x float> %shift176, %foldExtExtBinop174, !dbg !37
  %shift179 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 23, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop180 = fadd <32 x float> %shift179, %foldExtExtBinop177, !dbg !37
  %191 = extractelement <32 x float> %foldExtExtBinop180, i64 16, !dbg !37
  %shift182 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 25, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop183 = fadd <32 x float> %180, %shift182, !dbg !37
  %shift185 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 26, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop186 = fadd <32 x float> %shift185, %foldExtExtBinop183, !dbg !37
  %shift188 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 27, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop189 = fadd <32 x float> %shift188, %foldExtExtBinop186, !dbg !37
  %shift191 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 28, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop192 = fadd <32 x float> %shift191, %foldExtExtBinop189, !dbg !37
  %shift194 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 29, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop195 = fadd <32 x float> %shift194, %foldExtExtBinop192, !dbg !37
  %shift197 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 30, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop198 = fadd <32 x float> %shift197, %foldExtExtBinop195, !dbg !37
  %shift200 = shufflevector <32 x float> %180, <32 x float> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 31, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !37
  %foldExtExtBinop201 = fadd <32 x float> %shift200, %foldExtExtBinop198, !dbg !37
  %192 = extractelement <32 x float> %foldExtExtBinop201, i64 24, !dbg !37
  %193 = bitcast float %189 to i32, !dbg !14
  %194 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %193, i32 16, i32 31), !dbg !14
  %195 = bitcast i32 %194 to float, !dbg !14
  %196 = fadd float %189, %195, !dbg !37
  %197 = bitcast float %196 to i32, !dbg !14
  %198 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %197, i32 8, i32 31), !dbg !14
  %199 = bitcast i32 %198 to float, !dbg !14
  %200 = fadd float %196, %199, !dbg !37
  %201 = bitcast float %200 to i32, !dbg !14
  %202 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %201, i32 4, i32 31), !dbg !14
  %203 = bitcast i32 %202 to float, !dbg !14
  %204 = fadd float %200, %203, !dbg !37
  %205 = bitcast float %204 to i32, !dbg !14
  %206 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %205, i32 2, i32 31), !dbg !14
  %207 = bitcast i32 %206 to float, !dbg !14
  %208 = fadd float %204, %207, !dbg !37
  %209 = bitcast float %208 to i32, !dbg !14
  %210 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %209, i32 1, i32 31), !dbg !14
  %211 = bitcast i32 %210 to float, !dbg !14
  %212 = fadd float %208, %211, !dbg !37
  %213 = bitcast float %190 to i32, !dbg !14
  %214 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %213, i32 16, i32 31), !dbg !14
  %215 = bitcast i32 %214 to float, !dbg !14
  %216 = fadd float %190, %215, !dbg !37
  %217 = bitcast float %216 to i32, !dbg !14
  %218 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %217, i32 8, i32 31), !dbg !14
  %219 = bitcast i32 %218 to float, !dbg !14
  %220 = fadd float %216, %219, !dbg !37
  %221 = bitcast float %220 to i32, !dbg !14
  %222 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %221, i32 4, i32 31), !dbg !14
  %223 = bitcast i32 %222 to float, !dbg !14
  %224 = fadd float %220, %223, !dbg !37
  %225 = bitcast float %224 to i32, !dbg !14
  %226 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %225, i32 2, i32 31), !dbg !14
  %227 = bitcast i32 %226 to float, !dbg !14
  %228 = fadd float %224, %227, !dbg !37
  %229 = bitcast float %228 to i32, !dbg !14
  %230 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %229, i32 1, i32 31), !dbg !14
  %231 = bitcast i32 %230 to float, !dbg !14
  %232 = fadd float %228, %231, !dbg !37
  %233 = bitcast float %191 to i32, !dbg !14
  %234 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %233, i32 16, i32 31), !dbg !14
  %235 = bitcast i32 %234 to float, !dbg !14
  %236 = fadd float %191, %235, !dbg !37
  %237 = bitcast float %236 to i32, !dbg !14
  %238 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %237, i32 8, i32 31), !dbg !14
  %239 = bitcast i32 %238 to float, !dbg !14
  %240 = fadd float %236, %239, !dbg !37
  %241 = bitcast float %240 to i32, !dbg !14
  %242 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %241, i32 4, i32 31), !dbg !14
  %243 = bitcast i32 %242 to float, !dbg !14
  %244 = fadd float %240, %243, !dbg !37
  %245 = bitcast float %244 to i32, !dbg !14
  %246 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %245, i32 2, i32 31), !dbg !14
  %247 = bitcast i32 %246 to float, !dbg !14
  %248 = fadd float %244, %247, !dbg !37
  %249 = bitcast float %248 to i32, !dbg !14
  %250 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %249, i32 1, i32 31), !dbg !14
  %251 = bitcast i32 %250 to float, !dbg !14
  %252 = fadd float %248, %251, !dbg !37
  %253 = bitcast float %192 to i32, !dbg !14
  %254 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %253, i32 16, i32 31), !dbg !14
  %255 = bitcast i32 %254 to float, !dbg !14
  %256 = fadd float %192, %255, !dbg !37
  %257 = bitcast float %256 to i32, !dbg !14
  %258 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %257, i32 8, i32 31), !dbg !14
  %259 = bitcast i32 %258 to float, !dbg !14
  %260 = fadd float %256, %259, !dbg !37
  %261 = bitcast float %260 to i32, !dbg !14
  %262 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %261, i32 4, i32 31), !dbg !14
  %263 = bitcast i32 %262 to float, !dbg !14
  %264 = fadd float %260, %263, !dbg !37
  %265 = bitcast float %264 to i32, !dbg !14
  %266 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %265, i32 2, i32 31), !dbg !14
  %267 = bitcast i32 %266 to float, !dbg !14
  %268 = fadd float %264, %267, !dbg !37
  %269 = bitcast float %268 to i32, !dbg !14
  %270 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %269, i32 1, i32 31), !dbg !14
  %271 = bitcast i32 %270 to float, !dbg !14
  %272 = fadd float %268, %271, !dbg !37
  %273 = and i32 %186, 1, !dbg !14
  %274 = icmp eq i32 %184, 0, !dbg !14
  %275 = lshr exact i32 %12, 5, !dbg !14
  %276 = getelementptr float, ptr addrspace(3) @global_smem, i32 %275, !dbg !14
  %277 = getelementptr float, ptr addrspace(3) %276, i32 %273, !dbg !14
  %278 = bitcast float %212 to <1 x i32>, !dbg !14
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %277, <1 x i32> %278, i1 %274) #4, !dbg !14
  %.idx = shl nuw nsw i32 %13, 3, !dbg !14
  %279 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !14
  %280 = getelementptr float, ptr addrspace(3) %279, i32 %273, !dbg !14
  %281 = bitcast float %232 to <1 x i32>, !dbg !14
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %280, <1 x i32> %281, i1 %274) #4, !dbg !14
  %.idx81 = shl nuw nsw i32 %14, 3, !dbg !14
  %282 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx81, !dbg !14
  %283 = getelementptr float, ptr addrspace(3) %282, i32 %273, !dbg !14
  %284 = bitcast float %252 to <1 x i32>, !dbg !14
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %283, <1 x i32> %284, i1 %274) #4, !dbg !14
  %.idx82 = shl nuw nsw i32 %15, 3, !dbg !14
  %285 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx82, !dbg !14
  %286 = getelementptr float, ptr addrspace(3) %285, i32 %273, !dbg !14
  %287 = bitcast float %272 to <1 x i32>, !dbg !14
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %286, <1 x i32> %287, i1 %274) #4, !dbg !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !14
  %288 = icmp samesign ult i32 %185, 16, !dbg !14
  %289 = getelementptr float, ptr addrspace(3) @global_smem, i32 %185, !dbg !14
  %290 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %289, i1 %288) #4, !dbg !14
  %291 = bitcast i32 %290 to float, !dbg !14
  %292 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %290, i32 1, i32 31), !dbg !14
  %293 = bitcast i32 %292 to float, !dbg !14
  %294 = fadd float %291, %293, !dbg !37
  %295 = icmp eq i32 %.pre-phi, 0, !dbg !14
  %296 = and i1 %288, %295, !dbg !14
  %297 = bitcast float %294 to <1 x i32>, !dbg !14
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %289, <1 x i32> %297, i1 %296) #4, !dbg !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !14
  %298 = load float, ptr addrspace(3) %276, align 8, !dbg !14
  %299 = load float, ptr addrspace(3) %279, align 8, !dbg !14
  %300 = load float, ptr addrspace(3) %282, align 8, !dbg !14
  %301 = load float, ptr addrspace(3) %285, align 8, !dbg !14
  %302 = fptrunc float %298 to half, !dbg !38
  %303 = fptrunc float %299 to half, !dbg !38
  %304 = fptrunc float %300 to half, !dbg !38
  %305 = fptrunc float %301 to half, !dbg !38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %306 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %275, !dbg !39
  store half %302, ptr addrspace(3) %306, align 2, !dbg !39
  %307 = getelementptr inbounds nuw i8, ptr addrspace(3) %306, i32 4, !dbg !39
  store half %303, ptr addrspace(3) %307, align 2, !dbg !39
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) %306, i32 8, !dbg !39
  store half %304, ptr addrspace(3) %308, align 2, !dbg !39
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) %306, i32 12, !dbg !39
  store half %305, ptr addrspace(3) %309, align 2, !dbg !39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %310 = shl nuw nsw i32 %181, 1, !dbg !39
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %310, !dbg !39
  %312 = load i16, ptr addrspace(3) %311, align 2, !dbg !39
  %313 = and i32 %11, 24, !dbg !39
  %314 = icmp eq i32 %313, 0, !dbg !39
  %315 = icmp samesign ult i32 %185, 32, !dbg !39
  %316 = and i1 %314, %315, !dbg !39
  %317 = and i1 %316, %183, !dbg !39
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %312, ptr addrspace(1) %188, i1 %317) #4, !dbg !39
  ret void, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "gemv.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "gemv_kernel", linkageName: "gemv_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 11, column: 27, scope: !4)
!8 = !DILocation(line: 11, column: 32, scope: !4)
!9 = !DILocation(line: 11, column: 55, scope: !4)
!10 = !DILocation(line: 11, column: 42, scope: !4)
!11 = !DILocation(line: 12, column: 26, scope: !4)
!12 = !DILocation(line: 15, column: 20, scope: !4)
!13 = !DILocation(line: 17, column: 25, scope: !4)
!14 = !DILocation(line: 293, column: 36, scope: !15, inlinedAt: !17)
!15 = distinct !DILexicalBlockFile(scope: !4, file: !16, discriminator: 0)
!16 = !DIFile(filename: "standard.py", directory: "triton/language")
!17 = !DILocation(line: 24, column: 36, scope: !18)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!19 = !DILocation(line: 14, column: 21, scope: !4)
!20 = !DILocation(line: 13, column: 52, scope: !4)
!21 = !DILocation(line: 13, column: 40, scope: !4)
!22 = !DILocation(line: 13, column: 21, scope: !4)
!23 = !DILocation(line: 13, column: 64, scope: !4)
!24 = !DILocation(line: 18, column: 19, scope: !4)
!25 = !DILocation(line: 18, column: 28, scope: !4)
!26 = !DILocation(line: 19, column: 49, scope: !4)
!27 = !DILocation(line: 19, column: 20, scope: !4)
!28 = !DILocation(line: 20, column: 20, scope: !4)
!29 = !DILocation(line: 20, column: 53, scope: !4)
!30 = !DILocation(line: 19, column: 78, scope: !4)
!31 = !DILocation(line: 21, column: 19, scope: !4)
!32 = !DILocation(line: 21, column: 15, scope: !4)
!33 = !DILocation(line: 22, column: 18, scope: !4)
!34 = !DILocation(line: 23, column: 18, scope: !4)
!35 = !DILocation(line: 16, column: 19, scope: !4)
!36 = !DILocation(line: 24, column: 21, scope: !4)
!37 = !DILocation(line: 263, column: 15, scope: !15, inlinedAt: !14)
!38 = !DILocation(line: 24, column: 52, scope: !4)
!39 = !DILocation(line: 24, column: 29, scope: !4)
!40 = !DILocation(line: 24, column: 4, scope: !4)
