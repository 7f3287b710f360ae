; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @layernorm_bwd_dwdb_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, i32 %6, i32 %7, i32 %8, ptr addrspace(1) readnone captures(none) %9, ptr addrspace(1) readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %13 = shl i32 %12, 6, !dbg !8
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %15 = and i32 %14, 7, !dbg !9
  %16 = shl nuw nsw i32 %15, 3, !dbg !9
  %17 = or disjoint i32 %16, %13, !dbg !10
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11
  %19 = mul i32 %8, %18, !dbg !12
  %20 = add i32 %19, %8, !dbg !13
  %21 = tail call i32 @llvm.smin.i32(i32 %20, i32 %6), !dbg !14
  %22 = icmp slt i32 %17, %7, !dbg !15
  %23 = icmp slt i32 %19, %21, !dbg !16
  br i1 %23, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %11
  %24 = shl i32 %7, 5, !dbg !17
  %25 = lshr i32 %14, 3, !dbg !18
  %26 = and i32 %25, 15, !dbg !18
  %27 = or disjoint i32 %26, 16, !dbg !18
  %28 = add i32 %19, %27, !dbg !19
  %29 = mul i32 %28, %7, !dbg !20
  %30 = sext i32 %29 to i64, !dbg !21
  %31 = getelementptr half, ptr addrspace(1) %0, i64 %30, !dbg !22
  %32 = sext i32 %17 to i64, !dbg !23
  %33 = getelementptr half, ptr addrspace(1) %31, i64 %32, !dbg !24
  %34 = add i32 %19, %26, !dbg !19
  %35 = mul i32 %34, %7, !dbg !20
  %36 = sext i32 %35 to i64, !dbg !21
  %37 = getelementptr half, ptr addrspace(1) %0, i64 %36, !dbg !22
  %38 = getelementptr half, ptr addrspace(1) %37, i64 %32, !dbg !24
  %39 = getelementptr half, ptr addrspace(1) %1, i64 %30, !dbg !21
  %40 = getelementptr half, ptr addrspace(1) %39, i64 %32, !dbg !23
  %41 = getelementptr half, ptr addrspace(1) %1, i64 %36, !dbg !21
  %42 = getelementptr half, ptr addrspace(1) %41, i64 %32, !dbg !23
  %43 = sext i32 %24 to i64
  br label %44, !dbg !16

44:                                               ; preds = %.lr.ph, %44
  %.pn5275 = phi ptr addrspace(1) [ %33, %.lr.ph ], [ %211, %44 ]
  %.pn6874 = phi ptr addrspace(1) [ %38, %.lr.ph ], [ %210, %44 ]
  %.pn3473 = phi i32 [ %28, %.lr.ph ], [ %207, %44 ]
  %.pn3672 = phi i32 [ %34, %.lr.ph ], [ %206, %44 ]
  %.pn1671 = phi ptr addrspace(1) [ %40, %.lr.ph ], [ %209, %44 ]
  %.pn3270 = phi ptr addrspace(1) [ %42, %.lr.ph ], [ %208, %44 ]
  %45 = phi float [ 0.000000e+00, %.lr.ph ], [ %175, %44 ]
  %46 = phi float [ 0.000000e+00, %.lr.ph ], [ %177, %44 ]
  %47 = phi float [ 0.000000e+00, %.lr.ph ], [ %179, %44 ]
  %48 = phi float [ 0.000000e+00, %.lr.ph ], [ %181, %44 ]
  %49 = phi float [ 0.000000e+00, %.lr.ph ], [ %183, %44 ]
  %50 = phi float [ 0.000000e+00, %.lr.ph ], [ %185, %44 ]
  %51 = phi float [ 0.000000e+00, %.lr.ph ], [ %187, %44 ]
  %52 = phi float [ 0.000000e+00, %.lr.ph ], [ %189, %44 ]
  %53 = phi float [ 0.000000e+00, %.lr.ph ], [ %191, %44 ]
  %54 = phi float [ 0.000000e+00, %.lr.ph ], [ %193, %44 ]
  %55 = phi float [ 0.000000e+00, %.lr.ph ], [ %195, %44 ]
  %56 = phi float [ 0.000000e+00, %.lr.ph ], [ %197, %44 ]
  %57 = phi float [ 0.000000e+00, %.lr.ph ], [ %199, %44 ]
  %58 = phi float [ 0.000000e+00, %.lr.ph ], [ %201, %44 ]
  %59 = phi float [ 0.000000e+00, %.lr.ph ], [ %203, %44 ]
  %60 = phi float [ 0.000000e+00, %.lr.ph ], [ %205, %44 ]
  %61 = phi i32 [ %19, %.lr.ph ], [ %212, %44 ]
  %62 = phi <8 x float> [ zeroinitializer, %.lr.ph ], [ %172, %44 ]
  %63 = phi <8 x float> [ zeroinitializer, %.lr.ph ], [ %173, %44 ]
  %64 = icmp slt i32 %.pn3672, %21, !dbg !25
  %65 = icmp slt i32 %.pn3473, %21, !dbg !25
  %66 = and i1 %22, %64, !dbg !26
  %67 = and i1 %22, %65, !dbg !26
  %68 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn3270, i1 %66) #5, !dbg !27
  %69 = extractvalue { i32, i32, i32, i32 } %68, 0, !dbg !27
  %70 = bitcast i32 %69 to <2 x half>, !dbg !27
  %71 = extractvalue { i32, i32, i32, i32 } %68, 1, !dbg !27
  %72 = bitcast i32 %71 to <2 x half>, !dbg !27
  %73 = extractvalue { i32, i32, i32, i32 } %68, 2, !dbg !27
  %74 = bitcast i32 %73 to <2 x half>, !dbg !27
  %75 = extractvalue { i32, i32, i32, i32 } %68, 3, !dbg !27
  %76 = bitcast i32 %75 to <2 x half>, !dbg !27
  %77 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn1671, i1 %67) #5, !dbg !27
  %78 = extractvalue { i32, i32, i32, i32 } %77, 0, !dbg !27
  %79 = bitcast i32 %78 to <2 x half>, !dbg !27
  %80 = extractvalue { i32, i32, i32, i32 } %77, 1, !dbg !27
  %81 = bitcast i32 %80 to <2 x half>, !dbg !27
  %82 = extractvalue { i32, i32, i32, i32 } %77, 2, !dbg !27
  %83 = bitcast i32 %82 to <2 x half>, !dbg !27
  %84 = extractvalue { i32, i32, i32, i32 } %77, 3, !dbg !27
  %85 = bitcast i32 %84 to <2 x half>, !dbg !27
  %86 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn6874, i1 %66) #5, !dbg !28
  %87 = extractvalue { i32, i32, i32, i32 } %86, 0, !dbg !28
  %88 = bitcast i32 %87 to <2 x half>, !dbg !28
  %89 = extractvalue { i32, i32, i32, i32 } %86, 1, !dbg !28
  %90 = bitcast i32 %89 to <2 x half>, !dbg !28
  %91 = extractvalue { i32, i32, i32, i32 } %86, 2, !dbg !28
  %92 = bitcast i32 %91 to <2 x half>, !dbg !28
  %93 = extractvalue { i32, i32, i32, i32 } %86, 3, !dbg !28
  %94 = bitcast i32 %93 to <2 x half>, !dbg !28
  %95 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %.pn5275, i1 %67) #5, !dbg !28
  %96 = extractvalue { i32, i32, i32, i32 } %95, 0, !dbg !28
  %97 = bitcast i32 %96 to <2 x half>, !dbg !28
  %98 = extractvalue { i32, i32, i32, i32 } %95, 1, !dbg !28
  %99 = bitcast i32 %98 to <2 x half>, !dbg !28
  %100 = extractvalue { i32, i32, i32, i32 } %95, 2, !dbg !28
  %101 = bitcast i32 %100 to <2 x half>, !dbg !28
  %102 = extractvalue { i32, i32, i32, i32 } %95, 3, !dbg !28
  %103 = bitcast i32 %102 to <2 x half>, !dbg !28
  %104 = sext i32 %.pn3672 to i64, !dbg !29
  %105 = getelementptr float, ptr addrspace(1) %2, i64 %104, !dbg !29
  %106 = sext i32 %.pn3473 to i64, !dbg !29
  %107 = getelementptr float, ptr addrspace(1) %2, i64 %106, !dbg !29
  %108 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %105, i1 %64) #5, !dbg !30
  %109 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %107, i1 %65) #5, !dbg !30
  %110 = getelementptr float, ptr addrspace(1) %3, i64 %104, !dbg !31
  %111 = getelementptr float, ptr addrspace(1) %3, i64 %106, !dbg !31
  %112 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %110, i1 %64) #5, !dbg !32
  %113 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %111, i1 %65) #5, !dbg !32
  %114 = shufflevector <2 x half> %70, <2 x half> %72, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %115 = shufflevector <2 x half> %74, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %116 = shufflevector <8 x half> %114, <8 x half> %115, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !33
  %117 = shufflevector <2 x half> %74, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %118 = shufflevector <8 x half> %116, <8 x half> %117, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !33
  %119 = shufflevector <2 x half> %76, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %120 = shufflevector <8 x half> %118, <8 x half> %119, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !33
  %121 = shufflevector <2 x half> %76, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %122 = shufflevector <8 x half> %120, <8 x half> %121, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !33
  %123 = fpext <8 x half> %122 to <8 x float>, !dbg !33
  %124 = shufflevector <2 x half> %79, <2 x half> %81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %125 = shufflevector <2 x half> %83, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %126 = shufflevector <8 x half> %124, <8 x half> %125, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !33
  %127 = shufflevector <2 x half> %83, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %128 = shufflevector <8 x half> %126, <8 x half> %127, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !33
  %129 = shufflevector <2 x half> %85, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %130 = shufflevector <8 x half> %128, <8 x half> %129, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !33
  %131 = shufflevector <2 x half> %85, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %132 = shufflevector <8 x half> %130, <8 x half> %131, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !33
  %133 = fpext <8 x half> %132 to <8 x float>, !dbg !33
  %134 = shufflevector <2 x half> %88, <2 x half> %90, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %135 = shufflevector <2 x half> %92, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %136 = shufflevector <8 x half> %134, <8 x half> %135, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !34
  %137 = shufflevector <2 x half> %92, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %138 = shufflevector <8 x half> %136, <8 x half> %137, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !34
  %139 = shufflevector <2 x half> %94, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %140 = shufflevector <8 x half> %138, <8 x half> %139, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !34
  %141 = shufflevector <2 x half> %94, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %142 = shufflevector <8 x half> %140, <8 x half> %141, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !34
  %143 = fpext <8 x half> %142 to <8 x float>, !dbg !34
  %144 = shufflevector <2 x half> %97, <2 x half> %99, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %145 = shufflevector <2 x half> %101, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %146 = shufflevector <8 x half> %144, <8 x half> %145, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !34
  %147 = shufflevector <2 x half> %101, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %148 = shufflevector <8 x half> %146, <8 x half> %147, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 9, i32 poison, i32 poison>, !dbg !34
  %149 = shufflevector <2 x half> %103, <2 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %150 = shufflevector <8 x half> %148, <8 x half> %149, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !34
  %151 = shufflevector <2 x half> %103, <2 x half> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %152 = shufflevector <8 x half> %150, <8 x half> %151, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, !dbg !34
  %153 = fpext <8 x half> %152 to <8 x float>, !dbg !34
  %154 = insertelement <8 x i32> poison, i32 %108, i64 0, !dbg !35
  %155 = bitcast <8 x i32> %154 to <8 x float>, !dbg !35
  %156 = shufflevector <8 x float> %155, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !35
  %157 = fsub <8 x float> %123, %156, !dbg !35
  %158 = insertelement <8 x i32> poison, i32 %109, i64 0, !dbg !35
  %159 = bitcast <8 x i32> %158 to <8 x float>, !dbg !35
  %160 = shufflevector <8 x float> %159, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !35
  %161 = fsub <8 x float> %133, %160, !dbg !35
  %162 = fmul <8 x float> %157, %143, !dbg !36
  %163 = fmul <8 x float> %161, %153, !dbg !36
  %164 = insertelement <8 x i32> poison, i32 %112, i64 0, !dbg !37
  %165 = bitcast <8 x i32> %164 to <8 x float>, !dbg !37
  %166 = shufflevector <8 x float> %165, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !37
  %167 = fmul <8 x float> %162, %166, !dbg !37
  %168 = insertelement <8 x i32> poison, i32 %113, i64 0, !dbg !37
  %169 = bitcast <8 x i32> %168 to <8 x float>, !dbg !37
  %170 = shufflevector <8 x float> %169, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !37
  %171 = fmul <8 x float> %163, %170, !dbg !37
  %172 = fadd <8 x float> %62, %167, !dbg !38
  %173 = fadd <8 x float> %63, %171, !dbg !38
  %174 = extractelement <8 x float> %143, i64 0, !dbg !39
  %175 = fadd float %45, %174, !dbg !39
  %176 = extractelement <8 x float> %143, i64 1, !dbg !39
  %177 = fadd float %46, %176, !dbg !39
  %178 = extractelement <8 x float> %143, i64 2, !dbg !39
  %179 = fadd float %47, %178, !dbg !39
  %180 = extractelement <8 x float> %143, i64 3, !dbg !39
  %181 = fadd float %48, %180, !dbg !39
  %182 = extractelement <8 x float> %143, i64 4, !dbg !39
  %183 = fadd float %49, %182, !dbg !39
  %184 = extractelement <8 x float> %143, i64 5, !dbg !39
  %185 = fadd float %50, %184, !dbg !39
  %186 = extractelement <8 x float> %143, i64 6, !dbg !39
  %187 = fadd float %51, %186, !dbg !39
  %188 = extractelement <8 x float> %143, i64 7, !dbg !39
  %189 = fadd float %52, %188, !dbg !39
  %190 = extractelement <8 x float> %153, i64 0, !dbg !39
  %191 = fadd float %53, %190, !dbg !39
  %192 = extractelement <8 x float> %153, i64 1, !dbg !39
  %193 = fadd float %54, %192, !dbg !39
  %194 = extractelement <8 x float> %153, i64 2, !dbg !39
  %195 = fadd float %55, %194, !dbg !39
  %196 = extractelement <8 x float> %153, i64 3, !dbg !39
  %197 = fadd float %56, %196, !dbg !39
  %198 = extractelement <8 x float> %153, i64 4, !dbg !39
  %199 = fadd float %57, %198, !dbg !39
  %200 = extractelement <8 x float> %153, i64 5, !dbg !39
  %201 = fadd float %58, %200, !dbg !39
  %202 = extractelement <8 x float> %153, i64 6, !dbg !39
  %203 = fadd float %59, %202, !dbg !39
  %204 = extractelement <8 x float> %153, i64 7, !dbg !39
  %205 = fadd float %60, %204, !dbg !39
  %206 = add i32 %.pn3672, 32, !dbg !40
  %207 = add i32 %.pn3473, 32, !dbg !40
  %208 = getelementptr half, ptr addrspace(1) %.pn3270, i64 %43, !dbg !41
  %209 = getelementptr half, ptr addrspace(1) %.pn1671, i64 %43, !dbg !41
  %210 = getelementptr half, ptr addrspace(1) %.pn6874, i64 %43, !dbg !42
  %211 = getelementptr half, ptr addrspace(1) %.pn5275, i64 %43, !dbg !42
  %212 = add i32 %61, 32, !dbg !16
  %213 = icmp slt i32 %212, %21, !dbg !16
  br i1 %213, label %44, label %._crit_edge.loopexit, !dbg !16

._crit_edge.loopexit:                             ; preds = %44
  %214 = fadd <8 x float> %172, %173, !dbg !9
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %11
  %215 = phi float [ 0.000000e+00, %11 ], [ %175, %._crit_edge.loopexit ]
  %216 = phi float [ 0.000000e+00, %11 ], [ %177, %._crit_edge.loopexit ]
  %217 = phi float [ 0.000000e+00, %11 ], [ %179, %._crit_edge.loopexit ]
  %218 = phi float [ 0.000000e+00, %11 ], [ %181, %._crit_edge.loopexit ]
  %219 = phi float [ 0.000000e+00, %11 ], [ %183, %._crit_edge.loopexit ]
  %220 = phi float [ 0.000000e+00, %11 ], [ %185, %._crit_edge.loopexit ]
  %221 = phi float [ 0.000000e+00, %11 ], [ %187, %._crit_edge.loopexit ]
  %222 = phi float [ 0.000000e+00, %11 ], [ %189, %._crit_edge.loopexit ]
  %223 = phi float [ 0.000000e+00, %11 ], [ %191, %._crit_edge.loopexit ]
  %224 = phi float [ 0.000000e+00, %11 ], [ %193, %._crit_edge.loopexit ]
  %225 = phi float [ 0.000000e+00, %11 ], [ %195, %._crit_edge.loopexit ]
  %226 = phi float [ 0.000000e+00, %11 ], [ %197, %._crit_edge.loopexit ]
  %227 = phi float [ 0.000000e+00, %11 ], [ %199, %._crit_edge.loopexit ]
  %228 = phi float [ 0.000000e+00, %11 ], [ %201, %._crit_edge.loopexit ]
  %229 = phi float [ 0.000000e+00, %11 ], [ %203, %._crit_edge.loopexit ]
  %230 = phi float [ 0.000000e+00, %11 ], [ %205, %._crit_edge.loopexit ]
  %231 = phi <8 x float> [ zeroinitializer, %11 ], [ %214, %._crit_edge.loopexit ], !dbg !43
  %232 = and i32 %14, 63, !dbg !9
  %233 = or disjoint i32 %13, %232, !dbg !10
  %234 = and i32 %14, 24, !dbg !9
  %235 = and i32 %14, 127, !dbg !9
  %236 = lshr i32 %235, 5, !dbg !9
  %237 = mul i32 %7, %18, !dbg !49
  %238 = add i32 %237, %233, !dbg !50
  %239 = icmp slt i32 %233, %7, !dbg !51
  %240 = sext i32 %238 to i64, !dbg !52
  %241 = getelementptr float, ptr addrspace(1) %4, i64 %240, !dbg !52
  %242 = extractelement <8 x float> %231, i64 0, !dbg !46
  %243 = bitcast float %242 to i32, !dbg !46
  %244 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %243, i32 16, i32 31), !dbg !46
  %245 = bitcast i32 %244 to float, !dbg !46
  %246 = fadd float %242, %245, !dbg !43
  %247 = bitcast float %246 to i32, !dbg !46
  %248 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %247, i32 8, i32 31), !dbg !46
  %249 = bitcast i32 %248 to float, !dbg !46
  %250 = fadd float %246, %249, !dbg !43
  %251 = extractelement <8 x float> %231, i64 1, !dbg !46
  %252 = bitcast float %251 to i32, !dbg !46
  %253 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %252, i32 16, i32 31), !dbg !46
  %254 = bitcast i32 %253 to float, !dbg !46
  %255 = fadd float %251, %254, !dbg !43
  %256 = bitcast float %255 to i32, !dbg !46
  %257 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %256, i32 8, i32 31), !dbg !46
  %258 = bitcast i32 %257 to float, !dbg !46
  %259 = fadd float %255, %258, !dbg !43
  %260 = extractelement <8 x float> %231, i64 2, !dbg !46
  %261 = bitcast float %260 to i32, !dbg !46
  %262 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %261, i32 16, i32 31), !dbg !46
  %263 = bitcast i32 %262 to float, !dbg !46
  %264 = fadd float %260, %263, !dbg !43
  %265 = bitcast float %264 to i32, !dbg !46
  %266 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %265, i32 8, i32 31), !dbg !46
  %267 = bitcast i32 %266 to float, !dbg !46
  %268 = fadd float %264, %267, !dbg !43
  %269 = extractelement <8 x float> %231, i64 3, !dbg !46
  %270 = bitcast float %269 to i32, !dbg !46
  %271 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %270, i32 16, i32 31), !dbg !46
  %272 = bitcast i32 %271 to float, !dbg !46
  %273 = fadd float %269, %272, !dbg !43
  %274 = bitcast float %273 to i32, !dbg !46
  %275 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %274, i32 8, i32 31), !dbg !46
  %276 = bitcast i32 %275 to float, !dbg !46
  %277 = fadd float %273, %276, !dbg !43
  %278 = extractelement <8 x float> %231, i64 4, !dbg !46
  %279 = bitcast float %278 to i32, !dbg !46
  %280 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %279, i32 16, i32 31), !dbg !46
  %281 = bitcast i32 %280 to float, !dbg !46
  %282 = fadd float %278, %281, !dbg !43
  %283 = bitcast float %282 to i32, !dbg !46
  %284 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %283, i32 8, i32 31), !dbg !46
  %285 = bitcast i32 %284 to float, !dbg !46
  %286 = fadd float %282, %285, !dbg !43
  %287 = extractelement <8 x float> %231, i64 5, !dbg !46
  %288 = bitcast float %287 to i32, !dbg !46
  %289 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %288, i32 16, i32 31), !dbg !46
  %290 = bitcast i32 %289 to float, !dbg !46
  %291 = fadd float %287, %290, !dbg !43
  %292 = bitcast float %291 to i32, !dbg !46
  %293 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %292, i32 8, i32 31), !dbg !46
  %294 = bitcast i32 %293 to float, !dbg !46
  %295 = fadd float %291, %294, !dbg !43
  %296 = extractelement <8 x float> %231, i64 6, !dbg !46
  %297 = bitcast float %296 to i32, !dbg !46
  %298 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %297, i32 16, i32 31), !dbg !46
  %299 = bitcast i32 %298 to float, !dbg !46
  %300 = fadd float %296, %299, !dbg !43
  %301 = bitcast float %300 to i32, !dbg !46
  %302 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %301, i32 8, i32 31), !dbg !46
  %303 = bitcast i32 %302 to float, !dbg !46
  %304 = fadd float %300, %303, !dbg !43
  %305 = extractelement <8 x float> %231, i64 7, !dbg !46
  %306 = bitcast float %305 to i32, !dbg !46
  %307 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %306, i32 16, i32 31), !dbg !46
  %308 = bitcast i32 %307 to float, !dbg !46
  %309 = fadd float %305, %308, !dbg !43
  %310 = bitcast float %309 to i32, !dbg !46
  %311 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %310, i32 8, i32 31), !dbg !46
  %312 = bitcast i32 %311 to float, !dbg !46
  %313 = fadd float %309, %312, !dbg !43
  %314 = icmp eq i32 %234, 0, !dbg !46
  %.idx = shl nuw nsw i32 %15, 7, !dbg !46
  %315 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !46
  %316 = getelementptr float, ptr addrspace(3) %315, i32 %236, !dbg !46
  %317 = bitcast float %250 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %316, <1 x i32> %317, i1 %314) #5, !dbg !46
  %318 = getelementptr i8, ptr addrspace(3) %315, i32 16, !dbg !46
  %319 = getelementptr float, ptr addrspace(3) %318, i32 %236, !dbg !46
  %320 = bitcast float %259 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %319, <1 x i32> %320, i1 %314) #5, !dbg !46
  %321 = getelementptr i8, ptr addrspace(3) %315, i32 32, !dbg !46
  %322 = getelementptr float, ptr addrspace(3) %321, i32 %236, !dbg !46
  %323 = bitcast float %268 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %322, <1 x i32> %323, i1 %314) #5, !dbg !46
  %324 = getelementptr i8, ptr addrspace(3) %315, i32 48, !dbg !46
  %325 = getelementptr float, ptr addrspace(3) %324, i32 %236, !dbg !46
  %326 = bitcast float %277 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %325, <1 x i32> %326, i1 %314) #5, !dbg !46
  %327 = getelementptr i8, ptr addrspace(3) %315, i32 64, !dbg !46
  %328 = getelementptr float, ptr addrspace(3) %327, i32 %236, !dbg !46
  %329 = bitcast float %286 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %328, <1 x i32> %329, i1 %314) #5, !dbg !46
  %330 = getelementptr i8, ptr addrspace(3) %315, i32 80, !dbg !46
  %331 = getelementptr float, ptr addrspace(3) %330, i32 %236, !dbg !46
  %332 = bitcast float %295 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %331, <1 x i32> %332, i1 %314) #5, !dbg !46
  %333 = getelementptr i8, ptr addrspace(3) %315, i32 96, !dbg !46
  %334 = getelementptr float, ptr addrspace(3) %333, i32 %236, !dbg !46
  %335 = bitcast float %304 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %334, <1 x i32> %335, i1 %314) #5, !dbg !46
  %336 = getelementptr i8, ptr addrspace(3) %315, i32 112, !dbg !46
  %337 = getelementptr float, ptr addrspace(3) %336, i32 %236, !dbg !46
  %338 = bitcast float %313 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %337, <1 x i32> %338, i1 %314) #5, !dbg !46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %339 = getelementptr float, ptr addrspace(3) @global_smem, i32 %235, !dbg !46
  %340 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %339, i1 true) #5, !dbg !46
  %341 = bitcast i32 %340 to float, !dbg !46
  %342 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %340, i32 2, i32 31), !dbg !46
  %343 = bitcast i32 %342 to float, !dbg !46
  %344 = fadd float %341, %343, !dbg !43
  %345 = bitcast float %344 to i32, !dbg !46
  %346 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %345, i32 1, i32 31), !dbg !46
  %347 = bitcast i32 %346 to float, !dbg !46
  %348 = fadd float %344, %347, !dbg !43
  %349 = and i32 %14, 3, !dbg !46
  %350 = icmp eq i32 %349, 0, !dbg !46
  %351 = bitcast float %348 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %339, <1 x i32> %351, i1 %350) #5, !dbg !46
  %352 = getelementptr i8, ptr addrspace(3) %339, i32 512, !dbg !46
  %353 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %352, i1 true) #5, !dbg !46
  %354 = bitcast i32 %353 to float, !dbg !46
  %355 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %353, i32 2, i32 31), !dbg !46
  %356 = bitcast i32 %355 to float, !dbg !46
  %357 = fadd float %354, %356, !dbg !43
  %358 = bitcast float %357 to i32, !dbg !46
  %359 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %358, i32 1, i32 31), !dbg !46
  %360 = bitcast i32 %359 to float, !dbg !46
  %361 = fadd float %357, %360, !dbg !43
  %362 = bitcast float %361 to <1 x i32>, !dbg !46
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %352, <1 x i32> %362, i1 %350) #5, !dbg !46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %363 = load i32, ptr addrspace(3) %315, align 16, !dbg !46
  %364 = load i32, ptr addrspace(3) %318, align 16, !dbg !46
  %365 = load i32, ptr addrspace(3) %321, align 16, !dbg !46
  %366 = load i32, ptr addrspace(3) %324, align 16, !dbg !46
  %367 = load i32, ptr addrspace(3) %327, align 16, !dbg !46
  %368 = load i32, ptr addrspace(3) %330, align 16, !dbg !46
  %369 = load i32, ptr addrspace(3) %333, align 16, !dbg !46
  %370 = load i32, ptr addrspace(3) %336, align 16, !dbg !46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %371 = shl nuw nsw i32 %15, 4, !dbg !53
  %372 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %371, !dbg !53
  %373 = insertelement <4 x i32> poison, i32 %363, i64 0, !dbg !53
  %374 = insertelement <4 x i32> %373, i32 %364, i64 1, !dbg !53
  %375 = insertelement <4 x i32> %374, i32 %365, i64 2, !dbg !53
  %376 = insertelement <4 x i32> %375, i32 %366, i64 3, !dbg !53
  store <4 x i32> %376, ptr addrspace(3) %372, align 16, !dbg !53
  %377 = xor i32 %371, 192, !dbg !53
  %378 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %377, !dbg !53
  %379 = insertelement <4 x i32> poison, i32 %367, i64 0, !dbg !53
  %380 = insertelement <4 x i32> %379, i32 %368, i64 1, !dbg !53
  %381 = insertelement <4 x i32> %380, i32 %369, i64 2, !dbg !53
  %382 = insertelement <4 x i32> %381, i32 %370, i64 3, !dbg !53
  store <4 x i32> %382, ptr addrspace(3) %378, align 16, !dbg !53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %383 = shl nuw nsw i32 %236, 6, !dbg !53
  %384 = shl nuw nsw i32 %14, 3, !dbg !53
  %385 = or i32 %383, %384, !dbg !53
  %386 = and i32 %385, 112, !dbg !53
  %387 = and i32 %14, 1, !dbg !53
  %388 = icmp eq i32 %387, 0, !dbg !53
  %389 = select i1 %388, i32 0, i32 192, !dbg !53
  %390 = xor i32 %386, %389, !dbg !53
  %391 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %390, !dbg !53
  %392 = tail call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %391), !dbg !53
  %393 = icmp samesign ult i32 %235, 64, !dbg !53
  %394 = and i1 %393, %239, !dbg !53
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %392, ptr addrspace(1) %241, i1 %394) #5, !dbg !53
  %395 = getelementptr float, ptr addrspace(1) %5, i64 %240, !dbg !54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %396 = fadd float %215, %223, !dbg !57
  %397 = fadd float %216, %224, !dbg !57
  %398 = fadd float %217, %225, !dbg !57
  %399 = fadd float %218, %226, !dbg !57
  %400 = fadd float %219, %227, !dbg !57
  %401 = fadd float %220, %228, !dbg !57
  %402 = fadd float %221, %229, !dbg !57
  %403 = fadd float %222, %230, !dbg !57
  %404 = bitcast float %396 to i32, !dbg !55
  %405 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %404, i32 16, i32 31), !dbg !55
  %406 = bitcast i32 %405 to float, !dbg !55
  %407 = fadd float %396, %406, !dbg !57
  %408 = bitcast float %407 to i32, !dbg !55
  %409 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %408, i32 8, i32 31), !dbg !55
  %410 = bitcast i32 %409 to float, !dbg !55
  %411 = fadd float %407, %410, !dbg !57
  %412 = bitcast float %397 to i32, !dbg !55
  %413 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %412, i32 16, i32 31), !dbg !55
  %414 = bitcast i32 %413 to float, !dbg !55
  %415 = fadd float %397, %414, !dbg !57
  %416 = bitcast float %415 to i32, !dbg !55
  %417 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %416, i32 8, i32 31), !dbg !55
  %418 = bitcast i32 %417 to float, !dbg !55
  %419 = fadd float %415, %418, !dbg !57
  %420 = bitcast float %398 to i32, !dbg !55
  %421 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %420, i32 16, i32 31), !dbg !55
  %422 = bitcast i32 %421 to float, !dbg !55
  %423 = fadd float %398, %422, !dbg !57
  %424 = bitcast float %423 to i32, !dbg !55
  %425 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %424, i32 8, i32 31), !dbg !55
  %426 = bitcast i32 %425 to float, !dbg !55
  %427 = fadd float %423, %426, !dbg !57
  %428 = bitcast float %399 to i32, !dbg !55
  %429 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %428, i32 16, i32 31), !dbg !55
  %430 = bitcast i32 %429 to float, !dbg !55
  %431 = fadd float %399, %430, !dbg !57
  %432 = bitcast float %431 to i32, !dbg !55
  %433 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %432, i32 8, i32 31), !dbg !55
  %434 = bitcast i32 %433 to float, !dbg !55
  %435 = fadd float %431, %434, !dbg !57
  %436 = bitcast float %400 to i32, !dbg !55
  %437 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %436, i32 16, i32 31), !dbg !55
  %438 = bitcast i32 %437 to float, !dbg !55
  %439 = fadd float %400, %438, !dbg !57
  %440 = bitcast float %439 to i32, !dbg !55
  %441 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %440, i32 8, i32 31), !dbg !55
  %442 = bitcast i32 %441 to float, !dbg !55
  %443 = fadd float %439, %442, !dbg !57
  %444 = bitcast float %401 to i32, !dbg !55
  %445 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %444, i32 16, i32 31), !dbg !55
  %446 = bitcast i32 %445 to float, !dbg !55
  %447 = fadd float %401, %446, !dbg !57
  %448 = bitcast float %447 to i32, !dbg !55
  %449 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %448, i32 8, i32 31), !dbg !55
  %450 = bitcast i32 %449 to float, !dbg !55
  %451 = fadd float %447, %450, !dbg !57
  %452 = bitcast float %402 to i32, !dbg !55
  %453 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %452, i32 16, i32 31), !dbg !55
  %454 = bitcast i32 %453 to float, !dbg !55
  %455 = fadd float %402, %454, !dbg !57
  %456 = bitcast float %455 to i32, !dbg !55
  %457 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %456, i32 8, i32 31), !dbg !55
  %458 = bitcast i32 %457 to float, !dbg !55
  %459 = fadd float %455, %458, !dbg !57
  %460 = bitcast float %403 to i32, !dbg !55
  %461 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %460, i32 16, i32 31), !dbg !55
  %462 = bitcast i32 %461 to float, !dbg !55
  %463 = fadd float %403, %462, !dbg !57
  %464 = bitcast float %463 to i32, !dbg !55
  %465 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %464, i32 8, i32 31), !dbg !55
  %466 = bitcast i32 %465 to float, !dbg !55
  %467 = fadd float %463, %466, !dbg !57
  %468 = bitcast float %411 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %316, <1 x i32> %468, i1 %314) #5, !dbg !55
  %469 = bitcast float %419 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %319, <1 x i32> %469, i1 %314) #5, !dbg !55
  %470 = bitcast float %427 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %322, <1 x i32> %470, i1 %314) #5, !dbg !55
  %471 = bitcast float %435 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %325, <1 x i32> %471, i1 %314) #5, !dbg !55
  %472 = bitcast float %443 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %328, <1 x i32> %472, i1 %314) #5, !dbg !55
  %473 = bitcast float %451 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %331, <1 x i32> %473, i1 %314) #5, !dbg !55
  %474 = bitcast float %459 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %334, <1 x i32> %474, i1 %314) #5, !dbg !55
  %475 = bitcast float %467 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %337, <1 x i32> %475, i1 %314) #5, !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %476 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %339, i1 true) #5, !dbg !55
  %477 = bitcast i32 %476 to float, !dbg !55
  %478 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %476, i32 2, i32 31), !dbg !55
  %479 = bitcast i32 %478 to float, !dbg !55
  %480 = fadd float %477, %479, !dbg !57
  %481 = bitcast float %480 to i32, !dbg !55
  %482 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %481, i32 1, i32 31), !dbg !55
  %483 = bitcast i32 %482 to float, !dbg !55
  %484 = fadd float %480, %483, !dbg !57
  %485 = bitcast float %484 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %339, <1 x i32> %485, i1 %350) #5, !dbg !55
  %486 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %352, i1 true) #5, !dbg !55
  %487 = bitcast i32 %486 to float, !dbg !55
  %488 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %486, i32 2, i32 31), !dbg !55
  %489 = bitcast i32 %488 to float, !dbg !55
  %490 = fadd float %487, %489, !dbg !57
  %491 = bitcast float %490 to i32, !dbg !55
  %492 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %491, i32 1, i32 31), !dbg !55
  %493 = bitcast i32 %492 to float, !dbg !55
  %494 = fadd float %490, %493, !dbg !57
  %495 = bitcast float %494 to <1 x i32>, !dbg !55
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %352, <1 x i32> %495, i1 %350) #5, !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !55
  %496 = load i32, ptr addrspace(3) %315, align 16, !dbg !55
  %497 = load i32, ptr addrspace(3) %318, align 16, !dbg !55
  %498 = load i32, ptr addrspace(3) %321, align 16, !dbg !55
  %499 = load i32, ptr addrspace(3) %324, align 16, !dbg !55
  %500 = load i32, ptr addrspace(3) %327, align 16, !dbg !55
  %501 = load i32, ptr addrspace(3) %330, align 16, !dbg !55
  %502 = load i32, ptr addrspace(3) %333, align 16, !dbg !55
  %503 = load i32, ptr addrspace(3) %336, align 16, !dbg !55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %504 = insertelement <4 x i32> poison, i32 %496, i64 0, !dbg !58
  %505 = insertelement <4 x i32> %504, i32 %497, i64 1, !dbg !58
  %506 = insertelement <4 x i32> %505, i32 %498, i64 2, !dbg !58
  %507 = insertelement <4 x i32> %506, i32 %499, i64 3, !dbg !58
  store <4 x i32> %507, ptr addrspace(3) %372, align 16, !dbg !58
  %508 = insertelement <4 x i32> poison, i32 %500, i64 0, !dbg !58
  %509 = insertelement <4 x i32> %508, i32 %501, i64 1, !dbg !58
  %510 = insertelement <4 x i32> %509, i32 %502, i64 2, !dbg !58
  %511 = insertelement <4 x i32> %510, i32 %503, i64 3, !dbg !58
  store <4 x i32> %511, ptr addrspace(3) %378, align 16, !dbg !58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %512 = tail call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %391), !dbg !58
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %512, ptr addrspace(1) %395, i1 %394) #5, !dbg !58
  ret void, !dbg !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) readonly captures(none)) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "normalization.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "layernorm_bwd_dwdb_kernel", linkageName: "layernorm_bwd_dwdb_kernel", scope: !1, file: !1, line: 39, type: !5, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 42, column: 25, scope: !4)
!8 = !DILocation(line: 42, column: 30, scope: !4)
!9 = !DILocation(line: 42, column: 53, scope: !4)
!10 = !DILocation(line: 42, column: 40, scope: !4)
!11 = !DILocation(line: 43, column: 26, scope: !4)
!12 = !DILocation(line: 43, column: 31, scope: !4)
!13 = !DILocation(line: 44, column: 22, scope: !4)
!14 = !DILocation(line: 44, column: 28, scope: !4)
!15 = !DILocation(line: 52, column: 41, scope: !4)
!16 = !DILocation(line: 50, column: 31, scope: !4)
!17 = !DILocation(line: 60, column: 28, scope: !4)
!18 = !DILocation(line: 45, column: 34, scope: !4)
!19 = !DILocation(line: 45, column: 21, scope: !4)
!20 = !DILocation(line: 46, column: 39, scope: !4)
!21 = !DILocation(line: 46, column: 21, scope: !4)
!22 = !DILocation(line: 47, column: 23, scope: !4)
!23 = !DILocation(line: 46, column: 43, scope: !4)
!24 = !DILocation(line: 47, column: 45, scope: !4)
!25 = !DILocation(line: 51, column: 26, scope: !4)
!26 = !DILocation(line: 52, column: 33, scope: !4)
!27 = !DILocation(line: 53, column: 20, scope: !4)
!28 = !DILocation(line: 54, column: 21, scope: !4)
!29 = !DILocation(line: 55, column: 34, scope: !4)
!30 = !DILocation(line: 55, column: 23, scope: !4)
!31 = !DILocation(line: 56, column: 34, scope: !4)
!32 = !DILocation(line: 56, column: 23, scope: !4)
!33 = !DILocation(line: 53, column: 53, scope: !4)
!34 = !DILocation(line: 54, column: 55, scope: !4)
!35 = !DILocation(line: 57, column: 24, scope: !4)
!36 = !DILocation(line: 57, column: 20, scope: !4)
!37 = !DILocation(line: 57, column: 41, scope: !4)
!38 = !DILocation(line: 57, column: 14, scope: !4)
!39 = !DILocation(line: 58, column: 14, scope: !4)
!40 = !DILocation(line: 59, column: 18, scope: !4)
!41 = !DILocation(line: 60, column: 18, scope: !4)
!42 = !DILocation(line: 61, column: 19, scope: !4)
!43 = !DILocation(line: 263, column: 15, scope: !44, inlinedAt: !46)
!44 = distinct !DILexicalBlockFile(scope: !4, file: !45, discriminator: 0)
!45 = !DIFile(filename: "standard.py", directory: "triton/language")
!46 = !DILocation(line: 293, column: 36, scope: !44, inlinedAt: !47)
!47 = !DILocation(line: 63, column: 34, scope: !48)
!48 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!49 = !DILocation(line: 62, column: 29, scope: !4)
!50 = !DILocation(line: 62, column: 33, scope: !4)
!51 = !DILocation(line: 63, column: 59, scope: !4)
!52 = !DILocation(line: 63, column: 22, scope: !4)
!53 = !DILocation(line: 63, column: 27, scope: !4)
!54 = !DILocation(line: 64, column: 22, scope: !4)
!55 = !DILocation(line: 293, column: 36, scope: !44, inlinedAt: !56)
!56 = !DILocation(line: 64, column: 34, scope: !48)
!57 = !DILocation(line: 263, column: 15, scope: !44, inlinedAt: !55)
!58 = !DILocation(line: 64, column: 27, scope: !4)
!59 = !DILocation(line: 64, column: 4, scope: !4)
