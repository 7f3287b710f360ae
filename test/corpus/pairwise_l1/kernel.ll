; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @pairwise_l1_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %10 = shl i32 %9, 6, !dbg !8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %12 = and i32 %11, 64, !dbg !9
  %.lobit = lshr exact i32 %12, 6, !dbg !9
  %13 = and i32 %11, 63, !dbg !9
  %14 = or disjoint i32 %.lobit, %10, !dbg !10
  %15 = or disjoint i32 %14, 16, !dbg !10
  %16 = or disjoint i32 %14, 32, !dbg !10
  %17 = or disjoint i32 %14, 48, !dbg !10
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11
  %19 = shl nuw nsw i32 %18, 6, !dbg !12
  %20 = or disjoint i32 %19, %13, !dbg !13
  %21 = icmp slt i32 %14, %3, !dbg !14
  %22 = icmp slt i32 %15, %3, !dbg !14
  %23 = icmp slt i32 %16, %3, !dbg !14
  %24 = icmp slt i32 %17, %3, !dbg !14
  %25 = icmp slt i32 %20, %4, !dbg !15
  %26 = icmp sgt i32 %5, 0, !dbg !16
  br i1 %26, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %8
  %27 = zext nneg i32 %20 to i64, !dbg !17
  %28 = getelementptr float, ptr addrspace(1) %1, i64 %27, !dbg !17
  %29 = sext i32 %14 to i64, !dbg !18
  %30 = getelementptr float, ptr addrspace(1) %0, i64 %29, !dbg !18
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 248, !dbg !18
  %32 = getelementptr i8, ptr addrspace(1) %30, i64 240, !dbg !18
  %33 = getelementptr i8, ptr addrspace(1) %30, i64 232, !dbg !18
  %34 = getelementptr i8, ptr addrspace(1) %30, i64 224, !dbg !18
  %35 = getelementptr i8, ptr addrspace(1) %30, i64 216, !dbg !18
  %36 = getelementptr i8, ptr addrspace(1) %30, i64 208, !dbg !18
  %37 = getelementptr i8, ptr addrspace(1) %30, i64 200, !dbg !18
  %38 = sext i32 %17 to i64, !dbg !18
  %39 = getelementptr float, ptr addrspace(1) %0, i64 %38, !dbg !18
  %40 = getelementptr i8, ptr addrspace(1) %30, i64 184, !dbg !18
  %41 = getelementptr i8, ptr addrspace(1) %30, i64 176, !dbg !18
  %42 = getelementptr i8, ptr addrspace(1) %30, i64 168, !dbg !18
  %43 = getelementptr i8, ptr addrspace(1) %30, i64 160, !dbg !18
  %44 = getelementptr i8, ptr addrspace(1) %30, i64 152, !dbg !18
  %45 = getelementptr i8, ptr addrspace(1) %30, i64 144, !dbg !18
  %46 = getelementptr i8, ptr addrspace(1) %30, i64 136, !dbg !18
  %47 = sext i32 %16 to i64, !dbg !18
  %48 = getelementptr float, ptr addrspace(1) %0, i64 %47, !dbg !18
  %49 = getelementptr i8, ptr addrspace(1) %30, i64 120, !dbg !18
  %50 = getelementptr i8, ptr addrspace(1) %30, i64 112, !dbg !18
  %51 = getelementptr i8, ptr addrspace(1) %30, i64 104, !dbg !18
  %52 = getelementptr i8, ptr addrspace(1) %30, i64 96, !dbg !18
  %53 = getelementptr i8, ptr addrspace(1) %30, i64 88, !dbg !18
  %54 = getelementptr i8, ptr addrspace(1) %30, i64 80, !dbg !18
  %55 = getelementptr i8, ptr addrspace(1) %30, i64 72, !dbg !18
  %56 = sext i32 %15 to i64, !dbg !18
  %57 = getelementptr float, ptr addrspace(1) %0, i64 %56, !dbg !18
  %58 = getelementptr i8, ptr addrspace(1) %30, i64 56, !dbg !18
  %59 = getelementptr i8, ptr addrspace(1) %30, i64 48, !dbg !18
  %60 = getelementptr i8, ptr addrspace(1) %30, i64 40, !dbg !18
  %61 = getelementptr i8, ptr addrspace(1) %30, i64 32, !dbg !18
  %62 = getelementptr i8, ptr addrspace(1) %30, i64 24, !dbg !18
  %63 = getelementptr i8, ptr addrspace(1) %30, i64 16, !dbg !18
  %64 = getelementptr i8, ptr addrspace(1) %30, i64 8, !dbg !18
  %65 = sext i32 %3 to i64
  %66 = sext i32 %4 to i64
  br label %67, !dbg !16

67:                                               ; preds = %.lr.ph, %67
  %.pn2159 = phi ptr addrspace(1) [ %31, %.lr.ph ], [ %173, %67 ]
  %.pn4158 = phi ptr addrspace(1) [ %32, %.lr.ph ], [ %172, %67 ]
  %.pn6157 = phi ptr addrspace(1) [ %33, %.lr.ph ], [ %171, %67 ]
  %.pn8156 = phi ptr addrspace(1) [ %34, %.lr.ph ], [ %170, %67 ]
  %.pn10155 = phi ptr addrspace(1) [ %35, %.lr.ph ], [ %169, %67 ]
  %.pn12154 = phi ptr addrspace(1) [ %36, %.lr.ph ], [ %168, %67 ]
  %.pn14153 = phi ptr addrspace(1) [ %37, %.lr.ph ], [ %167, %67 ]
  %.pn16152 = phi ptr addrspace(1) [ %39, %.lr.ph ], [ %166, %67 ]
  %.pn18151 = phi ptr addrspace(1) [ %40, %.lr.ph ], [ %165, %67 ]
  %.pn20150 = phi ptr addrspace(1) [ %41, %.lr.ph ], [ %164, %67 ]
  %.pn22149 = phi ptr addrspace(1) [ %42, %.lr.ph ], [ %163, %67 ]
  %.pn24148 = phi ptr addrspace(1) [ %43, %.lr.ph ], [ %162, %67 ]
  %.pn26147 = phi ptr addrspace(1) [ %44, %.lr.ph ], [ %161, %67 ]
  %.pn28146 = phi ptr addrspace(1) [ %45, %.lr.ph ], [ %160, %67 ]
  %.pn30145 = phi ptr addrspace(1) [ %46, %.lr.ph ], [ %159, %67 ]
  %.pn32144 = phi ptr addrspace(1) [ %48, %.lr.ph ], [ %158, %67 ]
  %.pn34143 = phi ptr addrspace(1) [ %49, %.lr.ph ], [ %157, %67 ]
  %.pn36142 = phi ptr addrspace(1) [ %50, %.lr.ph ], [ %156, %67 ]
  %.pn38141 = phi ptr addrspace(1) [ %51, %.lr.ph ], [ %155, %67 ]
  %.pn40140 = phi ptr addrspace(1) [ %52, %.lr.ph ], [ %154, %67 ]
  %.pn42139 = phi ptr addrspace(1) [ %53, %.lr.ph ], [ %153, %67 ]
  %.pn44138 = phi ptr addrspace(1) [ %54, %.lr.ph ], [ %152, %67 ]
  %.pn46137 = phi ptr addrspace(1) [ %55, %.lr.ph ], [ %151, %67 ]
  %.pn48136 = phi ptr addrspace(1) [ %57, %.lr.ph ], [ %150, %67 ]
  %.pn50135 = phi ptr addrspace(1) [ %58, %.lr.ph ], [ %149, %67 ]
  %.pn52134 = phi ptr addrspace(1) [ %59, %.lr.ph ], [ %148, %67 ]
  %.pn54133 = phi ptr addrspace(1) [ %60, %.lr.ph ], [ %147, %67 ]
  %.pn56132 = phi ptr addrspace(1) [ %61, %.lr.ph ], [ %146, %67 ]
  %.pn58131 = phi ptr addrspace(1) [ %62, %.lr.ph ], [ %145, %67 ]
  %.pn60130 = phi ptr addrspace(1) [ %63, %.lr.ph ], [ %144, %67 ]
  %.pn62129 = phi ptr addrspace(1) [ %64, %.lr.ph ], [ %143, %67 ]
  %.pn64128 = phi ptr addrspace(1) [ %30, %.lr.ph ], [ %142, %67 ]
  %.pn1127 = phi ptr addrspace(1) [ %28, %.lr.ph ], [ %174, %67 ]
  %68 = phi i32 [ 0, %.lr.ph ], [ %175, %67 ]
  %69 = phi <32 x float> [ zeroinitializer, %.lr.ph ], [ %141, %67 ]
  %70 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn64128, i1 %21) #5, !dbg !19
  %71 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn62129, i1 %21) #5, !dbg !19
  %72 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn60130, i1 %21) #5, !dbg !19
  %73 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn58131, i1 %21) #5, !dbg !19
  %74 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn56132, i1 %21) #5, !dbg !19
  %75 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn54133, i1 %21) #5, !dbg !19
  %76 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn52134, i1 %21) #5, !dbg !19
  %77 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn50135, i1 %21) #5, !dbg !19
  %78 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn48136, i1 %22) #5, !dbg !19
  %79 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn46137, i1 %22) #5, !dbg !19
  %80 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn44138, i1 %22) #5, !dbg !19
  %81 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn42139, i1 %22) #5, !dbg !19
  %82 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn40140, i1 %22) #5, !dbg !19
  %83 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn38141, i1 %22) #5, !dbg !19
  %84 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn36142, i1 %22) #5, !dbg !19
  %85 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn34143, i1 %22) #5, !dbg !19
  %86 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn32144, i1 %23) #5, !dbg !19
  %87 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn30145, i1 %23) #5, !dbg !19
  %88 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn28146, i1 %23) #5, !dbg !19
  %89 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn26147, i1 %23) #5, !dbg !19
  %90 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn24148, i1 %23) #5, !dbg !19
  %91 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn22149, i1 %23) #5, !dbg !19
  %92 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn20150, i1 %23) #5, !dbg !19
  %93 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn18151, i1 %23) #5, !dbg !19
  %94 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn16152, i1 %24) #5, !dbg !19
  %95 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn14153, i1 %24) #5, !dbg !19
  %96 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn12154, i1 %24) #5, !dbg !19
  %97 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn10155, i1 %24) #5, !dbg !19
  %98 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn8156, i1 %24) #5, !dbg !19
  %99 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn6157, i1 %24) #5, !dbg !19
  %100 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn4158, i1 %24) #5, !dbg !19
  %101 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn2159, i1 %24) #5, !dbg !19
  %102 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn1127, i1 %25) #5, !dbg !20
  %103 = insertelement <32 x i32> poison, i32 %70, i64 0, !dbg !19
  %104 = insertelement <32 x i32> %103, i32 %71, i64 1, !dbg !19
  %105 = insertelement <32 x i32> %104, i32 %72, i64 2, !dbg !19
  %106 = insertelement <32 x i32> %105, i32 %73, i64 3, !dbg !19
  %107 = insertelement <32 x i32> %106, i32 %74, i64 4, !dbg !19
  %108 = insertelement <32 x i32> %107, i32 %75, i64 5, !dbg !19
  %109 = insertelement <32 x i32> %108, i32 %76, i64 6, !dbg !19
  %110 = insertelement <32 x i32> %109, i32 %77, i64 7, !dbg !19
  %111 = insertelement <32 x i32> %110, i32 %78, i64 8, !dbg !19
  %112 = insertelement <32 x i32> %111, i32 %79, i64 9, !dbg !19
  %113 = insertelement <32 x i32> %112, i32 %80, i64 10, !dbg !19
  %114 = insertelement <32 x i32> %113, i32 %81, i64 11, !dbg !19
  %115 = insertelement <32 x i32> %114, i32 %82, i64 12, !dbg !19
  %116 = insertelement <32 x i32> %115, i32 %83, i64 13, !dbg !19
  %117 = insertelement <32 x i32> %116, i32 %84, i64 14, !dbg !19
  %118 = insertelement <32 x i32> %117, i32 %85, i64 15, !dbg !19
  %119 = insertelement <32 x i32> %118, i32 %86, i64 16, !dbg !19
  %120 = insertelement <32 x i32> %119, i32 %87, i64 17, !dbg !19
  %121 = insertelement <32 x i32> %120, i32 %88, i64 18, !dbg !19
  %122 = insertelement <32 x i32> %121, i32 %89, i64 19, !dbg !19
  %123 = insertelement <32 x i32> %122, i32 %90, i64 20, !dbg !19
  %124 = insertelement <32 x i32> %123, i32 %91, i64 21, !dbg !19
  %125 = insertelement <32 x i32> %124, i32 %92, i64 22, !dbg !19
  %126 = insertelement <32 x i32> %125, i32 %93, i64 23, !dbg !19
  %127 = insertelement <32 x i32> %126, i32 %94, i64 24, !dbg !19
  %128 = insertelement <32 x i32> %127, i32 %95, i64 25, !dbg !19
  %129 = insertelement <32 x i32> %128, i32 %96, i64 26, !dbg !19
  %130 = insertelement <32 x i32> %129, i32 %97, i64 27, !dbg !19
  %131 = insertelement <32 x i32> %130, i32 %98, i64 28, !dbg !19
  %132 = insertelement <32 x i32> %131, i32 %99, i64 29, !dbg !19
  %133 = insertelement <32 x i32> %132, i32 %100, i64 30, !dbg !19
  %134 = insertelement <32 x i32> %133, i32 %101, i64 31, !dbg !19
  %135 = bitcast <32 x i32> %134 to <32 x float>, !dbg !19
  %136 = insertelement <32 x i32> poison, i32 %102, i64 0, !dbg !21
  %137 = bitcast <32 x i32> %136 to <32 x float>, !dbg !21
  %138 = shufflevector <32 x float> %137, <32 x float> poison, <32 x i32> zeroinitializer, !dbg !21
  %139 = fsub <32 x float> %135, %138, !dbg !21
  %140 = tail call <32 x float> @llvm.fabs.v32f32(<32 x float> %139), !dbg !22
  %141 = fadd <32 x float> %69, %140, !dbg !23
  %142 = getelementptr float, ptr addrspace(1) %.pn64128, i64 %65, !dbg !24
  %143 = getelementptr float, ptr addrspace(1) %.pn62129, i64 %65, !dbg !24
  %144 = getelementptr float, ptr addrspace(1) %.pn60130, i64 %65, !dbg !24
  %145 = getelementptr float, ptr addrspace(1) %.pn58131, i64 %65, !dbg !24
  %146 = getelementptr float, ptr addrspace(1) %.pn56132, i64 %65, !dbg !24
  %147 = getelementptr float, ptr addrspace(1) %.pn54133, i64 %65, !dbg !24
  %148 = getelementptr float, ptr addrspace(1) %.pn52134, i64 %65, !dbg !24
  %149 = getelementptr float, ptr addrspace(1) %.pn50135, i64 %65, !dbg !24
  %150 = getelementptr float, ptr addrspace(1) %.pn48136, i64 %65, !dbg !24
  %151 = getelementptr float, ptr addrspace(1) %.pn46137, i64 %65, !dbg !24
  %152 = getelementptr float, ptr addrspace(1) %.pn44138, i64 %65, !dbg !24
  %153 = getelementptr float, ptr addrspace(1) %.pn42139, i64 %65, !dbg !24
  %154 = getelementptr float, ptr addrspace(1) %.pn40140, i64 %65, !dbg !24
  %155 = getelementptr float, ptr addrspace(1) %.pn38141, i64 %65, !dbg !24
  %156 = getelementptr float, ptr addrspace(1) %.pn36142, i64 %65, !dbg !24
  %157 = getelementptr float, ptr addrspace(1) %.pn34143, i64 %65, !dbg !24
  %158 = getelementptr float, ptr addrspace(1) %.pn32144, i64 %65, !dbg !24
  %159 = getelementptr float, ptr addrspace(1) %.pn30145, i64 %65, !dbg !24
  %160 = getelementptr float, ptr addrspace(1) %.pn28146, i64 %65, !dbg !24
  %161 = getelementptr float, ptr addrspace(1) %.pn26147, i64 %65, !dbg !24
  %162 = getelementptr float, ptr addrspace(1) %.pn24148, i64 %65, !dbg !24
  %163 = getelementptr float, ptr addrspace(1) %.pn22149, i64 %65, !dbg !24
  %164 = getelementptr float, ptr addrspace(1) %.pn20150, i64 %65, !dbg !24
  %165 = getelementptr float, ptr addrspace(1) %.pn18151, i64 %65, !dbg !24
  %166 = getelementptr float, ptr addrspace(1) %.pn16152, i64 %65, !dbg !24
  %167 = getelementptr float, ptr addrspace(1) %.pn14153, i64 %65, !dbg !24
  %168 = getelementptr float, ptr addrspace(1) %.pn12154, i64 %65, !dbg !24
  %169 = getelementptr float, ptr addrspace(1) %.pn10155, i64 %65, !dbg !24
  %170 = getelementptr float, ptr addrspace(1) %.pn8156, i64 %65, !dbg !24
  %171 = getelementptr float, ptr addrspace(1) %.pn6157, i64 %65, !dbg !24
  %172 = getelementptr float, ptr addrspace(1) %.pn4158, i64 %65, !dbg !24
  %173 = getelementptr float, ptr addrspace(1) %.pn2159, i64 %65, !dbg !24
  %174 = getelementptr float, ptr addrspace(1) %.pn1127, i64 %66, !dbg !25
  %175 = add nuw nsw i32 %68, 1, !dbg !16
  %exitcond.not = icmp eq i32 %175, %5, !dbg !16
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %67, !dbg !16

._crit_edge.loopexit:                             ; preds = %67
  %176 = bitcast <32 x float> %141 to <32 x i32>, !dbg !26
  br label %._crit_edge, !dbg !9

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %8
  %177 = phi <32 x i32> [ zeroinitializer, %8 ], [ %176, %._crit_edge.loopexit ], !dbg !27
  %178 = shl nuw nsw i32 %11, 2, !dbg !9
  %179 = and i32 %178, 60, !dbg !9
  %180 = or disjoint i32 %179, %19, !dbg !13
  %181 = and i32 %11, 112, !dbg !9
  %182 = lshr exact i32 %181, 4, !dbg !9
  %183 = or disjoint i32 %182, %10, !dbg !10
  %184 = or disjoint i32 %183, 56, !dbg !10
  %185 = or disjoint i32 %183, 48, !dbg !10
  %186 = or disjoint i32 %183, 40, !dbg !10
  %187 = or disjoint i32 %183, 32, !dbg !10
  %188 = or disjoint i32 %183, 24, !dbg !10
  %189 = or disjoint i32 %183, 16, !dbg !10
  %190 = or disjoint i32 %183, 8, !dbg !10
  %191 = icmp slt i32 %183, %3, !dbg !28
  %192 = icmp slt i32 %189, %3, !dbg !28
  %193 = icmp slt i32 %187, %3, !dbg !28
  %194 = icmp slt i32 %185, %3, !dbg !28
  %195 = icmp slt i32 %180, %4, !dbg !29
  %196 = and i1 %191, %195, !dbg !30
  %197 = and i1 %192, %195, !dbg !30
  %198 = and i1 %193, %195, !dbg !30
  %199 = and i1 %194, %195, !dbg !30
  %200 = mul i32 %4, %183, !dbg !31
  %201 = mul i32 %4, %190, !dbg !31
  %202 = mul i32 %4, %189, !dbg !31
  %203 = mul i32 %4, %188, !dbg !31
  %204 = mul i32 %4, %187, !dbg !31
  %205 = mul i32 %4, %186, !dbg !31
  %206 = mul i32 %4, %185, !dbg !31
  %207 = mul i32 %4, %184, !dbg !31
  %208 = sext i32 %200 to i64, !dbg !32
  %209 = getelementptr float, ptr addrspace(1) %2, i64 %208, !dbg !32
  %210 = sext i32 %201 to i64, !dbg !32
  %211 = getelementptr float, ptr addrspace(1) %2, i64 %210, !dbg !32
  %212 = sext i32 %202 to i64, !dbg !32
  %213 = getelementptr float, ptr addrspace(1) %2, i64 %212, !dbg !32
  %214 = sext i32 %203 to i64, !dbg !32
  %215 = getelementptr float, ptr addrspace(1) %2, i64 %214, !dbg !32
  %216 = sext i32 %204 to i64, !dbg !32
  %217 = getelementptr float, ptr addrspace(1) %2, i64 %216, !dbg !32
  %218 = sext i32 %205 to i64, !dbg !32
  %219 = getelementptr float, ptr addrspace(1) %2, i64 %218, !dbg !32
  %220 = sext i32 %206 to i64, !dbg !32
  %221 = getelementptr float, ptr addrspace(1) %2, i64 %220, !dbg !32
  %222 = sext i32 %207 to i64, !dbg !32
  %223 = getelementptr float, ptr addrspace(1) %2, i64 %222, !dbg !32
  %224 = zext nneg i32 %180 to i64, !dbg !33
  %225 = getelementptr float, ptr addrspace(1) %209, i64 %224, !dbg !33
  %226 = getelementptr float, ptr addrspace(1) %211, i64 %224, !dbg !33
  %227 = getelementptr float, ptr addrspace(1) %213, i64 %224, !dbg !33
  %228 = getelementptr float, ptr addrspace(1) %215, i64 %224, !dbg !33
  %229 = getelementptr float, ptr addrspace(1) %217, i64 %224, !dbg !33
  %230 = getelementptr float, ptr addrspace(1) %219, i64 %224, !dbg !33
  %231 = getelementptr float, ptr addrspace(1) %221, i64 %224, !dbg !33
  %232 = getelementptr float, ptr addrspace(1) %223, i64 %224, !dbg !33
  %233 = shl nuw nsw i32 %11, 5, !dbg !26
  %234 = and i32 %233, 1792, !dbg !26
  %235 = shl nuw nsw i32 %11, 4, !dbg !26
  %236 = and i32 %235, 112, !dbg !26
  %237 = shl nuw nsw i32 %12, 1, !dbg !26
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %234, !dbg !26
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %237, !dbg !26
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %239, i32 %236, !dbg !26
  %241 = extractelement <32 x i32> %177, i64 0, !dbg !26
  %242 = extractelement <32 x i32> %177, i64 1, !dbg !26
  %243 = extractelement <32 x i32> %177, i64 2, !dbg !26
  %244 = extractelement <32 x i32> %177, i64 3, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %241, i32 %242, i32 %243, i32 %244), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %245 = shl nuw nsw i32 %181, 3, !dbg !26
  %246 = shl nuw nsw i32 %11, 7, !dbg !26
  %247 = and i32 %246, 1024, !dbg !26
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %247, !dbg !26
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) %248, i32 %245, !dbg !26
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i32 %236, !dbg !26
  %251 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %252 = extractelement <32 x i32> %177, i64 4, !dbg !26
  %253 = extractelement <32 x i32> %177, i64 5, !dbg !26
  %254 = extractelement <32 x i32> %177, i64 6, !dbg !26
  %255 = extractelement <32 x i32> %177, i64 7, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %252, i32 %253, i32 %254, i32 %255), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %256 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %257 = extractelement <32 x i32> %177, i64 8, !dbg !26
  %258 = extractelement <32 x i32> %177, i64 9, !dbg !26
  %259 = extractelement <32 x i32> %177, i64 10, !dbg !26
  %260 = extractelement <32 x i32> %177, i64 11, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %257, i32 %258, i32 %259, i32 %260), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %261 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %262 = extractelement <32 x i32> %177, i64 12, !dbg !26
  %263 = extractelement <32 x i32> %177, i64 13, !dbg !26
  %264 = extractelement <32 x i32> %177, i64 14, !dbg !26
  %265 = extractelement <32 x i32> %177, i64 15, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %262, i32 %263, i32 %264, i32 %265), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %266 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %267 = extractelement <32 x i32> %177, i64 16, !dbg !26
  %268 = extractelement <32 x i32> %177, i64 17, !dbg !26
  %269 = extractelement <32 x i32> %177, i64 18, !dbg !26
  %270 = extractelement <32 x i32> %177, i64 19, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %267, i32 %268, i32 %269, i32 %270), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %271 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %272 = extractelement <32 x i32> %177, i64 20, !dbg !26
  %273 = extractelement <32 x i32> %177, i64 21, !dbg !26
  %274 = extractelement <32 x i32> %177, i64 22, !dbg !26
  %275 = extractelement <32 x i32> %177, i64 23, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %272, i32 %273, i32 %274, i32 %275), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %276 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %277 = extractelement <32 x i32> %177, i64 24, !dbg !26
  %278 = extractelement <32 x i32> %177, i64 25, !dbg !26
  %279 = extractelement <32 x i32> %177, i64 26, !dbg !26
  %280 = extractelement <32 x i32> %177, i64 27, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %277, i32 %278, i32 %279, i32 %280), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %281 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %282 = extractelement <32 x i32> %177, i64 28, !dbg !26
  %283 = extractelement <32 x i32> %177, i64 29, !dbg !26
  %284 = extractelement <32 x i32> %177, i64 30, !dbg !26
  %285 = extractelement <32 x i32> %177, i64 31, !dbg !26
  tail call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %240, i32 %282, i32 %283, i32 %284, i32 %285), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %286 = load <4 x i32>, ptr addrspace(3) %250, align 16, !dbg !26
  %.extract = extractelement <4 x i32> %251, i64 0, !dbg !26
  %.extract96 = extractelement <4 x i32> %251, i64 1, !dbg !26
  %.extract97 = extractelement <4 x i32> %251, i64 2, !dbg !26
  %.extract98 = extractelement <4 x i32> %251, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract, i32 %.extract96, i32 %.extract97, i32 %.extract98, ptr addrspace(1) %225, i1 %196) #5, !dbg !26
  %.extract99 = extractelement <4 x i32> %256, i64 0, !dbg !26
  %.extract100 = extractelement <4 x i32> %256, i64 1, !dbg !26
  %.extract101 = extractelement <4 x i32> %256, i64 2, !dbg !26
  %.extract102 = extractelement <4 x i32> %256, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract99, i32 %.extract100, i32 %.extract101, i32 %.extract102, ptr addrspace(1) %226, i1 %196) #5, !dbg !26
  %.extract103 = extractelement <4 x i32> %261, i64 0, !dbg !26
  %.extract104 = extractelement <4 x i32> %261, i64 1, !dbg !26
  %.extract105 = extractelement <4 x i32> %261, i64 2, !dbg !26
  %.extract106 = extractelement <4 x i32> %261, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract103, i32 %.extract104, i32 %.extract105, i32 %.extract106, ptr addrspace(1) %227, i1 %197) #5, !dbg !26
  %.extract107 = extractelement <4 x i32> %266, i64 0, !dbg !26
  %.extract108 = extractelement <4 x i32> %266, i64 1, !dbg !26
  %.extract109 = extractelement <4 x i32> %266, i64 2, !dbg !26
  %.extract110 = extractelement <4 x i32> %266, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract107, i32 %.extract108, i32 %.extract109, i32 %.extract110, ptr addrspace(1) %228, i1 %197) #5, !dbg !26
  %.extract111 = extractelement <4 x i32> %271, i64 0, !dbg !26
  %.extract112 = extractelement <4 x i32> %271, i64 1, !dbg !26
  %.extract113 = extractelement <4 x i32> %271, i64 2, !dbg !26
  %.extract114 = extractelement <4 x i32> %271, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract111, i32 %.extract112, i32 %.extract113, i32 %.extract114, ptr addrspace(1) %229, i1 %198) #5, !dbg !26
  %.extract115 = extractelement <4 x i32> %276, i64 0, !dbg !26
  %.extract116 = extractelement <4 x i32> %276, i64 1, !dbg !26
  %.extract117 = extractelement <4 x i32> %276, i64 2, !dbg !26
  %.extract118 = extractelement <4 x i32> %276, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract115, i32 %.extract116, i32 %.extract117, i32 %.extract118, ptr addrspace(1) %230, i1 %198) #5, !dbg !26
  %.extract119 = extractelement <4 x i32> %281, i64 0, !dbg !26
  %.extract120 = extractelement <4 x i32> %281, i64 1, !dbg !26
  %.extract121 = extractelement <4 x i32> %281, i64 2, !dbg !26
  %.extract122 = extractelement <4 x i32> %281, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract119, i32 %.extract120, i32 %.extract121, i32 %.extract122, ptr addrspace(1) %231, i1 %199) #5, !dbg !26
  %.extract123 = extractelement <4 x i32> %286, i64 0, !dbg !26
  %.extract124 = extractelement <4 x i32> %286, i64 1, !dbg !26
  %.extract125 = extractelement <4 x i32> %286, i64 2, !dbg !26
  %.extract126 = extractelement <4 x i32> %286, i64 3, !dbg !26
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %.extract123, i32 %.extract124, i32 %.extract125, i32 %.extract126, ptr addrspace(1) %232, i1 %199) #5, !dbg !26
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) writeonly captures(none), i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x float> @llvm.fabs.v32f32(<32 x float>) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "distance.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "pairwise_l1_kernel", linkageName: "pairwise_l1_kernel", scope: !1, file: !1, line: 32, type: !5, scopeLine: 32, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 34, column: 27, scope: !4)
!8 = !DILocation(line: 34, column: 32, scope: !4)
!9 = !DILocation(line: 34, column: 55, scope: !4)
!10 = !DILocation(line: 34, column: 42, scope: !4)
!11 = !DILocation(line: 35, column: 27, scope: !4)
!12 = !DILocation(line: 35, column: 32, scope: !4)
!13 = !DILocation(line: 35, column: 42, scope: !4)
!14 = !DILocation(line: 40, column: 42, scope: !4)
!15 = !DILocation(line: 41, column: 42, scope: !4)
!16 = !DILocation(line: 39, column: 22, scope: !4)
!17 = !DILocation(line: 37, column: 21, scope: !4)
!18 = !DILocation(line: 36, column: 21, scope: !4)
!19 = !DILocation(line: 40, column: 20, scope: !4)
!20 = !DILocation(line: 41, column: 20, scope: !4)
!21 = !DILocation(line: 42, column: 35, scope: !4)
!22 = !DILocation(line: 42, column: 22, scope: !4)
!23 = !DILocation(line: 42, column: 15, scope: !4)
!24 = !DILocation(line: 43, column: 18, scope: !4)
!25 = !DILocation(line: 44, column: 18, scope: !4)
!26 = !DILocation(line: 45, column: 62, scope: !4)
!27 = !DILocation(line: 38, column: 19, scope: !4)
!28 = !DILocation(line: 45, column: 82, scope: !4)
!29 = !DILocation(line: 45, column: 106, scope: !4)
!30 = !DILocation(line: 45, column: 96, scope: !4)
!31 = !DILocation(line: 45, column: 41, scope: !4)
!32 = !DILocation(line: 45, column: 23, scope: !4)
!33 = !DILocation(line: 45, column: 45, scope: !4)
!34 = !DILocation(line: 45, column: 4, scope: !4)
