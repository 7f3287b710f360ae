; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @rmsnorm_bwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, i32 %6, i32 %7, i32 %8, ptr addrspace(1) readnone captures(none) %9, ptr addrspace(1) readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8
  %14 = and i32 %13, 255, !dbg !8
  %15 = shl nuw nsw i32 %14, 3, !dbg !8
  %16 = or disjoint i32 %15, 2048, !dbg !8
  %17 = icmp slt i32 %15, %7, !dbg !9
  %18 = icmp slt i32 %16, %7, !dbg !9
  %19 = zext nneg i32 %15 to i64, !dbg !10
  %20 = getelementptr bfloat, ptr addrspace(1) %2, i64 %19, !dbg !10
  %21 = zext nneg i32 %16 to i64, !dbg !10
  %22 = getelementptr bfloat, ptr addrspace(1) %2, i64 %21, !dbg !10
  %23 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %20, i1 %17) #5, !dbg !11
  %24 = extractvalue { i32, i32, i32, i32 } %23, 0, !dbg !11
  %25 = bitcast i32 %24 to <2 x bfloat>, !dbg !11
  %26 = extractvalue { i32, i32, i32, i32 } %23, 1, !dbg !11
  %27 = bitcast i32 %26 to <2 x bfloat>, !dbg !11
  %28 = extractvalue { i32, i32, i32, i32 } %23, 2, !dbg !11
  %29 = bitcast i32 %28 to <2 x bfloat>, !dbg !11
  %30 = extractvalue { i32, i32, i32, i32 } %23, 3, !dbg !11
  %31 = bitcast i32 %30 to <2 x bfloat>, !dbg !11
  %32 = extractelement <2 x bfloat> %25, i64 0, !dbg !11
  %33 = extractelement <2 x bfloat> %25, i64 1, !dbg !11
  %34 = extractelement <2 x bfloat> %27, i64 0, !dbg !11
  %35 = extractelement <2 x bfloat> %27, i64 1, !dbg !11
  %36 = extractelement <2 x bfloat> %29, i64 0, !dbg !11
  %37 = extractelement <2 x bfloat> %29, i64 1, !dbg !11
  %38 = extractelement <2 x bfloat> %31, i64 0, !dbg !11
  %39 = extractelement <2 x bfloat> %31, i64 1, !dbg !11
  %40 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %22, i1 %18) #5, !dbg !11
  %41 = extractvalue { i32, i32, i32, i32 } %40, 0, !dbg !11
  %42 = bitcast i32 %41 to <2 x bfloat>, !dbg !11
  %43 = extractvalue { i32, i32, i32, i32 } %40, 1, !dbg !11
  %44 = bitcast i32 %43 to <2 x bfloat>, !dbg !11
  %45 = extractvalue { i32, i32, i32, i32 } %40, 2, !dbg !11
  %46 = bitcast i32 %45 to <2 x bfloat>, !dbg !11
  %47 = extractvalue { i32, i32, i32, i32 } %40, 3, !dbg !11
  %48 = bitcast i32 %47 to <2 x bfloat>, !dbg !11
  %49 = extractelement <2 x bfloat> %42, i64 0, !dbg !11
  %50 = extractelement <2 x bfloat> %42, i64 1, !dbg !11
  %51 = extractelement <2 x bfloat> %44, i64 0, !dbg !11
  %52 = extractelement <2 x bfloat> %44, i64 1, !dbg !11
  %53 = extractelement <2 x bfloat> %46, i64 0, !dbg !11
  %54 = extractelement <2 x bfloat> %46, i64 1, !dbg !11
  %55 = extractelement <2 x bfloat> %48, i64 0, !dbg !11
  %56 = extractelement <2 x bfloat> %48, i64 1, !dbg !11
  %57 = fpext bfloat %32 to float, !dbg !12
  %58 = fpext bfloat %33 to float, !dbg !12
  %59 = fpext bfloat %34 to float, !dbg !12
  %60 = fpext bfloat %35 to float, !dbg !12
  %61 = fpext bfloat %36 to float, !dbg !12
  %62 = fpext bfloat %37 to float, !dbg !12
  %63 = fpext bfloat %38 to float, !dbg !12
  %64 = fpext bfloat %39 to float, !dbg !12
  %65 = fpext bfloat %49 to float, !dbg !12
  %66 = fpext bfloat %50 to float, !dbg !12
  %67 = fpext bfloat %51 to float, !dbg !12
  %68 = fpext bfloat %52 to float, !dbg !12
  %69 = fpext bfloat %53 to float, !dbg !12
  %70 = fpext bfloat %54 to float, !dbg !12
  %71 = fpext bfloat %55 to float, !dbg !12
  %72 = fpext bfloat %56 to float, !dbg !12
  %73 = mul i32 %8, %12, !dbg !13
  %74 = add i32 %73, %8, !dbg !14
  %75 = tail call i32 @llvm.smin.i32(i32 %74, i32 %6), !dbg !15
  %76 = sitofp i32 %7 to float, !dbg !16
  %77 = icmp slt i32 %73, %75, !dbg !17
  br i1 %77, label %.lr.ph, label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %11
  %78 = sext i32 %73 to i64, !dbg !18
  %79 = getelementptr float, ptr addrspace(1) %3, i64 %78, !dbg !18
  %80 = mul i32 %73, %7, !dbg !19
  %81 = sext i32 %80 to i64, !dbg !20
  %82 = getelementptr bfloat, ptr addrspace(1) %4, i64 %81, !dbg !21
  %83 = getelementptr bfloat, ptr addrspace(1) %82, i64 %21, !dbg !22
  %84 = getelementptr bfloat, ptr addrspace(1) %82, i64 %19, !dbg !22
  %85 = getelementptr bfloat, ptr addrspace(1) %0, i64 %81, !dbg !23
  %86 = getelementptr bfloat, ptr addrspace(1) %85, i64 %21, !dbg !24
  %87 = getelementptr bfloat, ptr addrspace(1) %85, i64 %19, !dbg !24
  %88 = getelementptr bfloat, ptr addrspace(1) %1, i64 %81, !dbg !20
  %89 = getelementptr bfloat, ptr addrspace(1) %88, i64 %21, !dbg !25
  %90 = getelementptr bfloat, ptr addrspace(1) %88, i64 %19, !dbg !25
  %91 = lshr i32 %14, 5, !dbg !8
  %92 = and i32 %13, 31, !dbg !8
  %93 = icmp eq i32 %92, 0
  %94 = getelementptr float, ptr addrspace(3) @global_smem, i32 %91
  %95 = icmp samesign ult i32 %14, 8
  %96 = getelementptr float, ptr addrspace(3) @global_smem, i32 %14
  %97 = and i32 %13, 7
  %98 = icmp eq i32 %97, 0
  %99 = and i1 %95, %98
  %100 = sext i32 %7 to i64
  br label %101, !dbg !17

101:                                              ; preds = %.lr.ph, %101
  %.pn79131 = phi ptr addrspace(1) [ %83, %.lr.ph ], [ %409, %101 ]
  %.pn95130 = phi ptr addrspace(1) [ %84, %.lr.ph ], [ %408, %101 ]
  %.pn47129 = phi ptr addrspace(1) [ %86, %.lr.ph ], [ %407, %101 ]
  %.pn63128 = phi ptr addrspace(1) [ %87, %.lr.ph ], [ %406, %101 ]
  %.pn15127 = phi ptr addrspace(1) [ %89, %.lr.ph ], [ %405, %101 ]
  %.pn31126 = phi ptr addrspace(1) [ %90, %.lr.ph ], [ %404, %101 ]
  %102 = phi ptr addrspace(1) [ %79, %.lr.ph ], [ %410, %101 ]
  %103 = phi i32 [ %73, %.lr.ph ], [ %411, %101 ]
  %104 = phi <16 x float> [ zeroinitializer, %.lr.ph ], [ %403, %101 ]
  %105 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn31126, i1 %17) #5, !dbg !26
  %106 = extractvalue { i32, i32, i32, i32 } %105, 0, !dbg !26
  %107 = bitcast i32 %106 to <2 x bfloat>, !dbg !26
  %108 = extractvalue { i32, i32, i32, i32 } %105, 1, !dbg !26
  %109 = bitcast i32 %108 to <2 x bfloat>, !dbg !26
  %110 = extractvalue { i32, i32, i32, i32 } %105, 2, !dbg !26
  %111 = bitcast i32 %110 to <2 x bfloat>, !dbg !26
  %112 = extractvalue { i32, i32, i32, i32 } %105, 3, !dbg !26
  %113 = bitcast i32 %112 to <2 x bfloat>, !dbg !26
  %114 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn15127, i1 %18) #5, !dbg !26
  %115 = extractvalue { i32, i32, i32, i32 } %114, 0, !dbg !26
  %116 = bitcast i32 %115 to <2 x bfloat>, !dbg !26
  %117 = extractvalue { i32, i32, i32, i32 } %114, 1, !dbg !26
  %118 = bitcast i32 %117 to <2 x bfloat>, !dbg !26
  %119 = extractvalue { i32, i32, i32, i32 } %114, 2, !dbg !26
  %120 = bitcast i32 %119 to <2 x bfloat>, !dbg !26
  %121 = extractvalue { i32, i32, i32, i32 } %114, 3, !dbg !26
  %122 = bitcast i32 %121 to <2 x bfloat>, !dbg !26
  %123 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn63128, i1 %17) #5, !dbg !27
  %124 = extractvalue { i32, i32, i32, i32 } %123, 0, !dbg !27
  %125 = bitcast i32 %124 to <2 x bfloat>, !dbg !27
  %126 = extractvalue { i32, i32, i32, i32 } %123, 1, !dbg !27
  %127 = bitcast i32 %126 to <2 x bfloat>, !dbg !27
  %128 = extractvalue { i32, i32, i32, i32 } %123, 2, !dbg !27
  %129 = bitcast i32 %128 to <2 x bfloat>, !dbg !27
  %130 = extractvalue { i32, i32, i32, i32 } %123, 3, !dbg !27
  %131 = bitcast i32 %130 to <2 x bfloat>, !dbg !27
  %132 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn47129, i1 %18) #5, !dbg !27
  %133 = extractvalue { i32, i32, i32, i32 } %132, 0, !dbg !27
  %134 = bitcast i32 %133 to <2 x bfloat>, !dbg !27
  %135 = extractvalue { i32, i32, i32, i32 } %132, 1, !dbg !27
  %136 = bitcast i32 %135 to <2 x bfloat>, !dbg !27
  %137 = extractvalue { i32, i32, i32, i32 } %132, 2, !dbg !27
  %138 = bitcast i32 %137 to <2 x bfloat>, !dbg !27
  %139 = extractvalue { i32, i32, i32, i32 } %132, 3, !dbg !27
  %140 = bitcast i32 %139 to <2 x bfloat>, !dbg !27
  %141 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %102) #5, !dbg !28
  %142 = bitcast i32 %141 to float, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %143 = shufflevector <2 x bfloat> %107, <2 x bfloat> %109, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %144 = shufflevector <2 x bfloat> %111, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %145 = shufflevector <16 x bfloat> %143, <16 x bfloat> %144, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %146 = shufflevector <2 x bfloat> %111, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %147 = shufflevector <16 x bfloat> %145, <16 x bfloat> %146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %148 = shufflevector <2 x bfloat> %113, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %149 = shufflevector <16 x bfloat> %147, <16 x bfloat> %148, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %150 = shufflevector <2 x bfloat> %113, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %151 = shufflevector <16 x bfloat> %149, <16 x bfloat> %150, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %152 = shufflevector <2 x bfloat> %116, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %153 = shufflevector <16 x bfloat> %151, <16 x bfloat> %152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %154 = shufflevector <2 x bfloat> %116, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %155 = shufflevector <16 x bfloat> %153, <16 x bfloat> %154, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %156 = shufflevector <2 x bfloat> %118, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %157 = shufflevector <16 x bfloat> %155, <16 x bfloat> %156, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %158 = shufflevector <2 x bfloat> %118, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %159 = shufflevector <16 x bfloat> %157, <16 x bfloat> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %160 = shufflevector <2 x bfloat> %120, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %161 = shufflevector <16 x bfloat> %159, <16 x bfloat> %160, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>, !dbg !34
  %162 = shufflevector <2 x bfloat> %120, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %163 = shufflevector <16 x bfloat> %161, <16 x bfloat> %162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 17, i32 poison, i32 poison>, !dbg !34
  %164 = shufflevector <2 x bfloat> %122, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %165 = shufflevector <16 x bfloat> %163, <16 x bfloat> %164, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 poison>, !dbg !34
  %166 = shufflevector <2 x bfloat> %122, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %167 = shufflevector <16 x bfloat> %165, <16 x bfloat> %166, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 17>, !dbg !34
  %168 = fpext <16 x bfloat> %167 to <16 x float>, !dbg !34
  %169 = shufflevector <2 x bfloat> %125, <2 x bfloat> %127, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %170 = shufflevector <2 x bfloat> %129, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %171 = shufflevector <16 x bfloat> %169, <16 x bfloat> %170, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %172 = shufflevector <2 x bfloat> %129, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %173 = shufflevector <16 x bfloat> %171, <16 x bfloat> %172, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %174 = shufflevector <2 x bfloat> %131, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %175 = shufflevector <16 x bfloat> %173, <16 x bfloat> %174, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %176 = shufflevector <2 x bfloat> %131, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %177 = shufflevector <16 x bfloat> %175, <16 x bfloat> %176, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %178 = shufflevector <2 x bfloat> %134, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %179 = shufflevector <16 x bfloat> %177, <16 x bfloat> %178, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %180 = shufflevector <2 x bfloat> %134, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %181 = shufflevector <16 x bfloat> %179, <16 x bfloat> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %182 = shufflevector <2 x bfloat> %136, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %183 = shufflevector <16 x bfloat> %181, <16 x bfloat> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %184 = shufflevector <2 x bfloat> %136, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %185 = shufflevector <16 x bfloat> %183, <16 x bfloat> %184, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %186 = shufflevector <2 x bfloat> %138, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %187 = shufflevector <16 x bfloat> %185, <16 x bfloat> %186, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>, !dbg !35
  %188 = shufflevector <2 x bfloat> %138, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %189 = shufflevector <16 x bfloat> %187, <16 x bfloat> %188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 17, i32 poison, i32 poison>, !dbg !35
  %190 = shufflevector <2 x bfloat> %140, <2 x bfloat> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %191 = shufflevector <16 x bfloat> %189, <16 x bfloat> %190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 poison>, !dbg !35
  %192 = shufflevector <2 x bfloat> %140, <2 x bfloat> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !35
  %193 = shufflevector <16 x bfloat> %191, <16 x bfloat> %192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 17>, !dbg !35
  %194 = fpext <16 x bfloat> %193 to <16 x float>, !dbg !35
  %195 = insertelement <16 x float> poison, float %142, i64 0, !dbg !36
  %196 = shufflevector <16 x float> %195, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !36
  %197 = fmul <16 x float> %196, %168, !dbg !36
  %198 = extractelement <16 x float> %194, i64 0, !dbg !37
  %199 = fmul float %198, %57, !dbg !37
  %200 = extractelement <16 x float> %194, i64 1, !dbg !37
  %201 = fmul float %200, %58, !dbg !37
  %202 = extractelement <16 x float> %194, i64 2, !dbg !37
  %203 = fmul float %202, %59, !dbg !37
  %204 = extractelement <16 x float> %194, i64 3, !dbg !37
  %205 = fmul float %204, %60, !dbg !37
  %206 = extractelement <16 x float> %194, i64 4, !dbg !37
  %207 = fmul float %206, %61, !dbg !37
  %208 = extractelement <16 x float> %194, i64 5, !dbg !37
  %209 = fmul float %208, %62, !dbg !37
  %210 = extractelement <16 x float> %194, i64 6, !dbg !37
  %211 = fmul float %210, %63, !dbg !37
  %212 = extractelement <16 x float> %194, i64 7, !dbg !37
  %213 = fmul float %212, %64, !dbg !37
  %214 = extractelement <16 x float> %194, i64 8, !dbg !37
  %215 = fmul float %214, %65, !dbg !37
  %216 = extractelement <16 x float> %194, i64 9, !dbg !37
  %217 = fmul float %216, %66, !dbg !37
  %218 = extractelement <16 x float> %194, i64 10, !dbg !37
  %219 = fmul float %218, %67, !dbg !37
  %220 = extractelement <16 x float> %194, i64 11, !dbg !37
  %221 = fmul float %220, %68, !dbg !37
  %222 = extractelement <16 x float> %194, i64 12, !dbg !37
  %223 = fmul float %222, %69, !dbg !37
  %224 = extractelement <16 x float> %194, i64 13, !dbg !37
  %225 = fmul float %224, %70, !dbg !37
  %226 = extractelement <16 x float> %194, i64 14, !dbg !37
  %227 = fmul float %226, %71, !dbg !37
  %228 = extractelement <16 x float> %194, i64 15, !dbg !37
  %229 = fmul float %228, %72, !dbg !37
  %230 = extractelement <16 x float> %197, i64 0, !dbg !38
  %231 = fmul float %230, %199, !dbg !39
  %232 = extractelement <16 x float> %197, i64 1, !dbg !38
  %233 = fmul float %232, %201, !dbg !39
  %234 = extractelement <16 x float> %197, i64 2, !dbg !38
  %235 = fmul float %234, %203, !dbg !39
  %236 = extractelement <16 x float> %197, i64 3, !dbg !38
  %237 = fmul float %236, %205, !dbg !39
  %238 = extractelement <16 x float> %197, i64 4, !dbg !38
  %239 = fmul float %238, %207, !dbg !39
  %240 = extractelement <16 x float> %197, i64 5, !dbg !38
  %241 = fmul float %240, %209, !dbg !39
  %242 = extractelement <16 x float> %197, i64 6, !dbg !38
  %243 = fmul float %242, %211, !dbg !39
  %244 = extractelement <16 x float> %197, i64 7, !dbg !38
  %245 = fmul float %244, %213, !dbg !39
  %246 = extractelement <16 x float> %197, i64 8, !dbg !38
  %247 = fmul float %246, %215, !dbg !39
  %248 = extractelement <16 x float> %197, i64 9, !dbg !38
  %249 = fmul float %248, %217, !dbg !39
  %250 = extractelement <16 x float> %197, i64 10, !dbg !38
  %251 = fmul float %250, %219, !dbg !39
  %252 = extractelement <16 x float> %197, i64 11, !dbg !38
  %253 = fmul float %252, %221, !dbg !39
  %254 = extractelement <16 x float> %197, i64 12, !dbg !38
  %255 = fmul float %254, %223, !dbg !39
  %256 = extractelement <16 x float> %197, i64 13, !dbg !38
  %257 = fmul float %256, %225, !dbg !39
  %258 = extractelement <16 x float> %197, i64 14, !dbg !38
  %259 = fmul float %258, %227, !dbg !39
  %260 = extractelement <16 x float> %197, i64 15, !dbg !38
  %261 = fmul float %260, %229, !dbg !39
  %262 = fadd float %231, %233, !dbg !40
  %263 = fadd float %235, %262, !dbg !40
  %264 = fadd float %237, %263, !dbg !40
  %265 = fadd float %239, %264, !dbg !40
  %266 = fadd float %241, %265, !dbg !40
  %267 = fadd float %243, %266, !dbg !40
  %268 = fadd float %245, %267, !dbg !40
  %269 = fadd float %247, %268, !dbg !40
  %270 = fadd float %249, %269, !dbg !40
  %271 = fadd float %251, %270, !dbg !40
  %272 = fadd float %253, %271, !dbg !40
  %273 = fadd float %255, %272, !dbg !40
  %274 = fadd float %257, %273, !dbg !40
  %275 = fadd float %259, %274, !dbg !40
  %276 = fadd float %261, %275, !dbg !40
  %277 = bitcast float %276 to i32, !dbg !29
  %278 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %277, i32 16, i32 31), !dbg !29
  %279 = bitcast i32 %278 to float, !dbg !29
  %280 = fadd float %276, %279, !dbg !40
  %281 = bitcast float %280 to i32, !dbg !29
  %282 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %281, i32 8, i32 31), !dbg !29
  %283 = bitcast i32 %282 to float, !dbg !29
  %284 = fadd float %280, %283, !dbg !40
  %285 = bitcast float %284 to i32, !dbg !29
  %286 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %285, i32 4, i32 31), !dbg !29
  %287 = bitcast i32 %286 to float, !dbg !29
  %288 = fadd float %284, %287, !dbg !40
  %289 = bitcast float %288 to i32, !dbg !29
  %290 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %289, i32 2, i32 31), !dbg !29
  %291 = bitcast i32 %290 to float, !dbg !29
  %292 = fadd float %288, %291, !dbg !40
  %293 = bitcast float %292 to i32, !dbg !29
  %294 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %293, i32 1, i32 31), !dbg !29
  %295 = bitcast i32 %294 to float, !dbg !29
  %296 = fadd float %292, %295, !dbg !40
  %297 = bitcast float %296 to <1 x i32>, !dbg !29
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %94, <1 x i32> %297, i1 %93) #5, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %298 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %96, i1 %95) #5, !dbg !29
  %299 = bitcast i32 %298 to float, !dbg !29
  %300 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %298, i32 4, i32 31), !dbg !29
  %301 = bitcast i32 %300 to float, !dbg !29
  %302 = fadd float %299, %301, !dbg !40
  %303 = bitcast float %302 to i32, !dbg !29
  %304 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %303, i32 2, i32 31), !dbg !29
  %305 = bitcast i32 %304 to float, !dbg !29
  %306 = fadd float %302, %305, !dbg !40
  %307 = bitcast float %306 to i32, !dbg !29
  %308 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %307, i32 1, i32 31), !dbg !29
  %309 = bitcast i32 %308 to float, !dbg !29
  %310 = fadd float %306, %309, !dbg !40
  %311 = bitcast float %310 to <1 x i32>, !dbg !29
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %96, <1 x i32> %311, i1 %99) #5, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %312 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !29
  %313 = tail call float @llvm.nvvm.div.full(float %312, float %76), !dbg !16
  %314 = fmul float %230, %313, !dbg !38
  %315 = fmul float %232, %313, !dbg !38
  %316 = fmul float %234, %313, !dbg !38
  %317 = fmul float %236, %313, !dbg !38
  %318 = fmul float %238, %313, !dbg !38
  %319 = fmul float %240, %313, !dbg !38
  %320 = fmul float %242, %313, !dbg !38
  %321 = fmul float %244, %313, !dbg !38
  %322 = fmul float %246, %313, !dbg !38
  %323 = fmul float %248, %313, !dbg !38
  %324 = fmul float %250, %313, !dbg !38
  %325 = fmul float %252, %313, !dbg !38
  %326 = fmul float %254, %313, !dbg !38
  %327 = fmul float %256, %313, !dbg !38
  %328 = fmul float %258, %313, !dbg !38
  %329 = fmul float %260, %313, !dbg !38
  %330 = fsub float %199, %314, !dbg !41
  %331 = fsub float %201, %315, !dbg !41
  %332 = fsub float %203, %316, !dbg !41
  %333 = fsub float %205, %317, !dbg !41
  %334 = fsub float %207, %318, !dbg !41
  %335 = fsub float %209, %319, !dbg !41
  %336 = fsub float %211, %320, !dbg !41
  %337 = fsub float %213, %321, !dbg !41
  %338 = fsub float %215, %322, !dbg !41
  %339 = fsub float %217, %323, !dbg !41
  %340 = fsub float %219, %324, !dbg !41
  %341 = fsub float %221, %325, !dbg !41
  %342 = fsub float %223, %326, !dbg !41
  %343 = fsub float %225, %327, !dbg !41
  %344 = fsub float %227, %328, !dbg !41
  %345 = fsub float %229, %329, !dbg !41
  %346 = fmul float %330, %142, !dbg !42
  %347 = fmul float %331, %142, !dbg !42
  %348 = fmul float %332, %142, !dbg !42
  %349 = fmul float %333, %142, !dbg !42
  %350 = fmul float %334, %142, !dbg !42
  %351 = fmul float %335, %142, !dbg !42
  %352 = fmul float %336, %142, !dbg !42
  %353 = fmul float %337, %142, !dbg !42
  %354 = fmul float %338, %142, !dbg !42
  %355 = fmul float %339, %142, !dbg !42
  %356 = fmul float %340, %142, !dbg !42
  %357 = fmul float %341, %142, !dbg !42
  %358 = fmul float %342, %142, !dbg !42
  %359 = fmul float %343, %142, !dbg !42
  %360 = fmul float %344, %142, !dbg !42
  %361 = fmul float %345, %142, !dbg !42
  %362 = fptrunc float %346 to bfloat, !dbg !43
  %363 = fptrunc float %347 to bfloat, !dbg !43
  %364 = fptrunc float %348 to bfloat, !dbg !43
  %365 = fptrunc float %349 to bfloat, !dbg !43
  %366 = fptrunc float %350 to bfloat, !dbg !43
  %367 = fptrunc float %351 to bfloat, !dbg !43
  %368 = fptrunc float %352 to bfloat, !dbg !43
  %369 = fptrunc float %353 to bfloat, !dbg !43
  %370 = fptrunc float %354 to bfloat, !dbg !43
  %371 = fptrunc float %355 to bfloat, !dbg !43
  %372 = fptrunc float %356 to bfloat, !dbg !43
  %373 = fptrunc float %357 to bfloat, !dbg !43
  %374 = fptrunc float %358 to bfloat, !dbg !43
  %375 = fptrunc float %359 to bfloat, !dbg !43
  %376 = fptrunc float %360 to bfloat, !dbg !43
  %377 = fptrunc float %361 to bfloat, !dbg !43
  %378 = insertelement <2 x bfloat> poison, bfloat %362, i64 0, !dbg !44
  %379 = insertelement <2 x bfloat> %378, bfloat %363, i64 1, !dbg !44
  %380 = bitcast <2 x bfloat> %379 to i32, !dbg !44
  %381 = insertelement <2 x bfloat> poison, bfloat %364, i64 0, !dbg !44
  %382 = insertelement <2 x bfloat> %381, bfloat %365, i64 1, !dbg !44
  %383 = bitcast <2 x bfloat> %382 to i32, !dbg !44
  %384 = insertelement <2 x bfloat> poison, bfloat %366, i64 0, !dbg !44
  %385 = insertelement <2 x bfloat> %384, bfloat %367, i64 1, !dbg !44
  %386 = bitcast <2 x bfloat> %385 to i32, !dbg !44
  %387 = insertelement <2 x bfloat> poison, bfloat %368, i64 0, !dbg !44
  %388 = insertelement <2 x bfloat> %387, bfloat %369, i64 1, !dbg !44
  %389 = bitcast <2 x bfloat> %388 to i32, !dbg !44
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %380, i32 %383, i32 %386, i32 %389, ptr addrspace(1) %.pn95130, i1 %17) #5, !dbg !44
  %390 = insertelement <2 x bfloat> poison, bfloat %370, i64 0, !dbg !44
  %391 = insertelement <2 x bfloat> %390, bfloat %371, i64 1, !dbg !44
  %392 = bitcast <2 x bfloat> %391 to i32, !dbg !44
  %393 = insertelement <2 x bfloat> poison, bfloat %372, i64 0, !dbg !44
  %394 = insertelement <2 x bfloat> %393, bfloat %373, i64 1, !dbg !44
  %395 = bitcast <2 x bfloat> %394 to i32, !dbg !44
  %396 = insertelement <2 x bfloat> poison, bfloat %374, i64 0, !dbg !44
  %397 = insertelement <2 x bfloat> %396, bfloat %375, i64 1, !dbg !44
  %398 = bitcast <2 x bfloat> %397 to i32, !dbg !44
  %399 = insertelement <2 x bfloat> poison, bfloat %376, i64 0, !dbg !44
  %400 = insertelement <2 x bfloat> %399, bfloat %377, i64 1, !dbg !44
  %401 = bitcast <2 x bfloat> %400 to i32, !dbg !44
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %392, i32 %395, i32 %398, i32 %401, ptr addrspace(1) %.pn79131, i1 %18) #5, !dbg !44
  %402 = fmul <16 x float> %197, %194, !dbg !45
  %403 = fadd <16 x float> %104, %402, !dbg !46
  %404 = getelementptr bfloat, ptr addrspace(1) %.pn31126, i64 %100, !dbg !47
  %405 = getelementptr bfloat, ptr addrspace(1) %.pn15127, i64 %100, !dbg !47
  %406 = getelementptr bfloat, ptr addrspace(1) %.pn63128, i64 %100, !dbg !48
  %407 = getelementptr bfloat, ptr addrspace(1) %.pn47129, i64 %100, !dbg !48
  %408 = getelementptr bfloat, ptr addrspace(1) %.pn95130, i64 %100, !dbg !49
  %409 = getelementptr bfloat, ptr addrspace(1) %.pn79131, i64 %100, !dbg !49
  %410 = getelementptr i8, ptr addrspace(1) %102, i64 4, !dbg !50
  %411 = add i32 %103, 1, !dbg !17
  %exitcond.not = icmp eq i32 %411, %75, !dbg !17
  br i1 %exitcond.not, label %._crit_edge, label %101, !dbg !17

._crit_edge:                                      ; preds = %101, %11
  %412 = phi <16 x float> [ zeroinitializer, %11 ], [ %403, %101 ], !dbg !51
  %413 = shl nuw nsw i32 %14, 2, !dbg !8
  %414 = or disjoint i32 %413, 3072, !dbg !8
  %415 = icmp slt i32 %414, %7, !dbg !9
  %416 = or disjoint i32 %413, 2048, !dbg !8
  %417 = icmp slt i32 %416, %7, !dbg !9
  %418 = or disjoint i32 %413, 1024, !dbg !8
  %419 = icmp slt i32 %418, %7, !dbg !9
  %420 = icmp slt i32 %413, %7, !dbg !9
  %421 = mul i32 %7, %12, !dbg !52
  %422 = sext i32 %421 to i64, !dbg !53
  %423 = getelementptr float, ptr addrspace(1) %5, i64 %422, !dbg !53
  %424 = zext nneg i32 %413 to i64, !dbg !54
  %425 = getelementptr float, ptr addrspace(1) %423, i64 %424, !dbg !54
  %426 = zext nneg i32 %418 to i64, !dbg !54
  %427 = getelementptr float, ptr addrspace(1) %423, i64 %426, !dbg !54
  %428 = zext nneg i32 %416 to i64, !dbg !54
  %429 = getelementptr float, ptr addrspace(1) %423, i64 %428, !dbg !54
  %430 = zext nneg i32 %414 to i64, !dbg !54
  %431 = getelementptr float, ptr addrspace(1) %423, i64 %430, !dbg !54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %432 = shl nuw nsw i32 %14, 4, !dbg !55
  %433 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %432, !dbg !55
  %434 = shufflevector <16 x float> %412, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !55
  store <4 x float> %434, ptr addrspace(3) %433, align 16, !dbg !55
  %435 = xor i32 %432, 4160, !dbg !55
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %435, !dbg !55
  %437 = shufflevector <16 x float> %412, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !55
  store <4 x float> %437, ptr addrspace(3) %436, align 16, !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %438 = shl nuw nsw i32 %13, 3, !dbg !55
  %439 = and i32 %438, 2032, !dbg !55
  %440 = and i32 %13, 1, !dbg !55
  %441 = icmp eq i32 %440, 0, !dbg !55
  %442 = select i1 %441, i32 0, i32 4160, !dbg !55
  %443 = xor i32 %442, %439, !dbg !55
  %444 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %443, !dbg !55
  %445 = load <4 x i32>, ptr addrspace(3) %444, align 16, !dbg !55
  %446 = getelementptr inbounds nuw i8, ptr addrspace(3) %444, i32 2048, !dbg !55
  %447 = load <4 x i32>, ptr addrspace(3) %446, align 16, !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %448 = shufflevector <16 x float> %412, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>, !dbg !55
  store <4 x float> %448, ptr addrspace(3) %433, align 16, !dbg !55
  %449 = shufflevector <16 x float> %412, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>, !dbg !55
  store <4 x float> %449, ptr addrspace(3) %436, align 16, !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %450 = load <4 x i32>, ptr addrspace(3) %444, align 16, !dbg !55
  %451 = load <4 x i32>, ptr addrspace(3) %446, align 16, !dbg !55
  %.extract = extractelement <4 x i32> %445, i64 0, !dbg !55
  %.extract111 = extractelement <4 x i32> %445, i64 1, !dbg !55
  %.extract112 = extractelement <4 x i32> %445, i64 2, !dbg !55
  %.extract113 = extractelement <4 x i32> %445, i64 3, !dbg !55
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract, i32 %.extract111, i32 %.extract112, i32 %.extract113, ptr addrspace(1) %425, i1 %420) #5, !dbg !55
  %.extract114 = extractelement <4 x i32> %447, i64 0, !dbg !55
  %.extract115 = extractelement <4 x i32> %447, i64 1, !dbg !55
  %.extract116 = extractelement <4 x i32> %447, i64 2, !dbg !55
  %.extract117 = extractelement <4 x i32> %447, i64 3, !dbg !55
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract114, i32 %.extract115, i32 %.extract116, i32 %.extract117, ptr addrspace(1) %427, i1 %419) #5, !dbg !55
  %.extract118 = extractelement <4 x i32> %450, i64 0, !dbg !55
  %.extract119 = extractelement <4 x i32> %450, i64 1, !dbg !55
  %.extract120 = extractelement <4 x i32> %450, i64 2, !dbg !55
  %.extract121 = extractelement <4 x i32> %450, i64 3, !dbg !55
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract118, i32 %.extract119, i32 %.extract120, i32 %.extract121, ptr addrspace(1) %429, i1 %417) #5, !dbg !55
  %.extract122 = extractelement <4 x i32> %451, i64 0, !dbg !55
  %.extract123 = extractelement <4 x i32> %451, i64 1, !dbg !55
  %.extract124 = extractelement <4 x i32> %451, i64 2, !dbg !55
  %.extract125 = extractelement <4 x i32> %451, i64 3, !dbg !55
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract122, i32 %.extract123, i32 %.extract124, i32 %.extract125, ptr addrspace(1) %431, i1 %415) #5, !dbg !55
  ret void, !dbg !56
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "rmsnorm_bwd_kernel", linkageName: "rmsnorm_bwd_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 24, scope: !4)
!8 = !DILocation(line: 13, column: 24, scope: !4)
!9 = !DILocation(line: 14, column: 18, scope: !4)
!10 = !DILocation(line: 15, column: 24, scope: !4)
!11 = !DILocation(line: 15, column: 16, scope: !4)
!12 = !DILocation(line: 15, column: 55, scope: !4)
!13 = !DILocation(line: 17, column: 18, scope: !4)
!14 = !DILocation(line: 22, column: 38, scope: !4)
!15 = !DILocation(line: 22, column: 44, scope: !4)
!16 = !DILocation(line: 28, column: 41, scope: !4)
!17 = !DILocation(line: 22, column: 26, scope: !4)
!18 = !DILocation(line: 21, column: 16, scope: !4)
!19 = !DILocation(line: 18, column: 29, scope: !4)
!20 = !DILocation(line: 18, column: 21, scope: !4)
!21 = !DILocation(line: 20, column: 23, scope: !4)
!22 = !DILocation(line: 20, column: 35, scope: !4)
!23 = !DILocation(line: 19, column: 23, scope: !4)
!24 = !DILocation(line: 19, column: 35, scope: !4)
!25 = !DILocation(line: 18, column: 33, scope: !4)
!26 = !DILocation(line: 23, column: 20, scope: !4)
!27 = !DILocation(line: 24, column: 21, scope: !4)
!28 = !DILocation(line: 25, column: 23, scope: !4)
!29 = !DILocation(line: 293, column: 36, scope: !30, inlinedAt: !32)
!30 = distinct !DILexicalBlockFile(scope: !4, file: !31, discriminator: 0)
!31 = !DIFile(filename: "standard.py", directory: "triton/language")
!32 = !DILocation(line: 28, column: 19, scope: !33)
!33 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!34 = !DILocation(line: 23, column: 53, scope: !4)
!35 = !DILocation(line: 24, column: 55, scope: !4)
!36 = !DILocation(line: 26, column: 19, scope: !4)
!37 = !DILocation(line: 27, column: 18, scope: !4)
!38 = !DILocation(line: 29, column: 41, scope: !4)
!39 = !DILocation(line: 28, column: 26, scope: !4)
!40 = !DILocation(line: 263, column: 15, scope: !30, inlinedAt: !29)
!41 = !DILocation(line: 29, column: 34, scope: !4)
!42 = !DILocation(line: 29, column: 46, scope: !4)
!43 = !DILocation(line: 29, column: 55, scope: !4)
!44 = !DILocation(line: 29, column: 26, scope: !4)
!45 = !DILocation(line: 30, column: 19, scope: !4)
!46 = !DILocation(line: 30, column: 14, scope: !4)
!47 = !DILocation(line: 31, column: 18, scope: !4)
!48 = !DILocation(line: 32, column: 19, scope: !4)
!49 = !DILocation(line: 33, column: 19, scope: !4)
!50 = !DILocation(line: 34, column: 20, scope: !4)
!51 = !DILocation(line: 16, column: 18, scope: !4)
!52 = !DILocation(line: 35, column: 28, scope: !4)
!53 = !DILocation(line: 35, column: 22, scope: !4)
!54 = !DILocation(line: 35, column: 32, scope: !4)
!55 = !DILocation(line: 35, column: 38, scope: !4)
!56 = !DILocation(line: 35, column: 4, scope: !4)
