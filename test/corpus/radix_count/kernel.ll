; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @radix_count_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, ptr addrspace(1) readnone captures(none) %4, ptr addrspace(1) readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8
  %9 = and i32 %8, 127, !dbg !8
  %10 = and i32 %8, 16, !dbg !8
  %11 = lshr i32 %9, 5, !dbg !8
  %12 = shl nuw nsw i32 %8, 2, !dbg !8
  %13 = and i32 %12, 508, !dbg !8
  %14 = lshr i32 %8, 4, !dbg !8
  %15 = shl i32 %7, 13, !dbg !9
  %16 = insertelement <2 x i32> poison, i32 %14, i64 0, !dbg !8
  %17 = insertelement <2 x i32> %16, i32 %7, i64 1, !dbg !8
  %18 = and <2 x i32> %17, <i32 7, i32 poison>, !dbg !8
  %19 = shl <2 x i32> %17, <i32 7, i32 13>, !dbg !8
  %20 = shufflevector <2 x i32> %18, <2 x i32> %19, <2 x i32> <i32 0, i32 3>, !dbg !8
  %21 = or disjoint i32 %13, %15, !dbg !10
  %22 = or disjoint i32 %21, 1, !dbg !10
  %23 = or disjoint i32 %21, 2, !dbg !10
  %24 = or disjoint i32 %21, 3, !dbg !10
  %25 = shufflevector <2 x i32> %19, <2 x i32> poison, <2 x i32> <i32 1, i32 poison>, !dbg !10
  %26 = insertelement <2 x i32> %25, i32 %14, i64 1, !dbg !10
  %27 = or disjoint <2 x i32> %20, %26, !dbg !10
  %28 = shufflevector <2 x i32> %27, <2 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 0>, !dbg !10
  %29 = or <32 x i32> %28, <i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248, i32 256>, !dbg !10
  %30 = extractelement <2 x i32> %27, i64 0, !dbg !10
  %31 = extractelement <2 x i32> %27, i64 1, !dbg !10
  %32 = or disjoint i32 %30, 488, !dbg !10
  %33 = or disjoint i32 %30, 496, !dbg !10
  %34 = or i32 %31, 504, !dbg !10
  %35 = and i32 %8, 15, !dbg !11
  %36 = shl nuw nsw i32 %8, 3
  %37 = and i32 %36, 768
  %38 = shl nuw nsw i32 %8, 1
  %39 = and i32 %38, 60
  %40 = shl nuw nsw i32 %8, 6
  %41 = and i32 %40, 64
  %42 = or disjoint i32 %37, %39
  %43 = or disjoint i32 %42, %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 128
  %46 = xor i32 %43, 1088
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 128
  %49 = icmp eq i32 %10, 0
  %50 = select i1 %49, i32 0, i32 1088
  %51 = and i32 %12, 128
  %52 = and i32 %8, 64
  %53 = xor i32 %50, %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %51
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 %53
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i32 256
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i32 512
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i32 768
  %.idx = shl nuw nsw i32 %35, 4
  %59 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx
  %60 = getelementptr i32, ptr addrspace(3) %59, i32 %11
  %61 = icmp samesign ult i32 %9, 64
  %62 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %9
  %63 = and i32 %8, 3
  %64 = icmp eq i32 %63, 0
  %65 = and i1 %61, %64
  %66 = shufflevector <32 x i32> %28, <32 x i32> %29, <64 x i32> <i32 0, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %67 = shufflevector <2 x i32> %27, <2 x i32> poison, <64 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %68 = or <64 x i32> %67, <i32 264, i32 272, i32 280, i32 288, i32 296, i32 304, i32 312, i32 320, i32 328, i32 336, i32 344, i32 352, i32 360, i32 368, i32 376, i32 384, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %69 = shufflevector <64 x i32> %66, <64 x i32> %68, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <2 x i32> %27, <2 x i32> poison, <64 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %71 = or <64 x i32> %70, <i32 392, i32 400, i32 408, i32 416, i32 424, i32 432, i32 440, i32 448, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %72 = shufflevector <64 x i32> %69, <64 x i32> %71, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %73 = shufflevector <2 x i32> %27, <2 x i32> poison, <64 x i32> <i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %74 = or disjoint <64 x i32> %73, <i32 456, i32 464, i32 472, i32 480, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %75 = shufflevector <64 x i32> %72, <64 x i32> %74, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 64, i32 65, i32 66, i32 67, i32 poison, i32 poison, i32 poison>
  %76 = insertelement <64 x i32> %75, i32 %32, i64 61
  %77 = insertelement <64 x i32> %76, i32 %33, i64 62
  %78 = insertelement <64 x i32> %77, i32 %34, i64 63
  %79 = insertelement <64 x i32> poison, i32 %2, i64 0, !dbg !12
  %80 = shufflevector <64 x i32> %79, <64 x i32> poison, <64 x i32> zeroinitializer, !dbg !12
  %81 = insertelement <64 x i32> poison, i32 %35, i64 0, !dbg !13
  %82 = shufflevector <64 x i32> %81, <64 x i32> poison, <64 x i32> zeroinitializer, !dbg !13
  br label %83, !dbg !14

83:                                               ; preds = %6, %83
  %.pn1139 = phi i32 [ %24, %6 ], [ %144, %83 ]
  %.pn3138 = phi i32 [ %23, %6 ], [ %143, %83 ]
  %.pn5137 = phi i32 [ %22, %6 ], [ %142, %83 ]
  %.pn7136 = phi i32 [ %21, %6 ], [ %141, %83 ]
  %84 = phi i32 [ 0, %6 ], [ %140, %83 ]
  %85 = phi i32 [ 0, %6 ], [ %146, %83 ]
  %86 = phi <64 x i32> [ %78, %6 ], [ %145, %83 ]
  %87 = icmp slt i32 %.pn7136, %2, !dbg !12
  %88 = icmp slt i32 %.pn5137, %2, !dbg !12
  %89 = icmp slt i32 %.pn3138, %2, !dbg !12
  %90 = icmp slt i32 %.pn1139, %2, !dbg !12
  %91 = icmp slt <64 x i32> %86, %80, !dbg !12
  %92 = sext i32 %.pn7136 to i64, !dbg !15
  %93 = getelementptr i32, ptr addrspace(1) %0, i64 %92, !dbg !15
  %94 = sext i32 %.pn5137 to i64, !dbg !15
  %95 = getelementptr i32, ptr addrspace(1) %0, i64 %94, !dbg !15
  %96 = sext i32 %.pn3138 to i64, !dbg !15
  %97 = getelementptr i32, ptr addrspace(1) %0, i64 %96, !dbg !15
  %98 = sext i32 %.pn1139 to i64, !dbg !15
  %99 = getelementptr i32, ptr addrspace(1) %0, i64 %98, !dbg !15
  %100 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %93, i1 %87) #5, !dbg !16
  %101 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %95, i1 %88) #5, !dbg !16
  %102 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %97, i1 %89) #5, !dbg !16
  %103 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %99, i1 %90) #5, !dbg !16
  %104 = ashr i32 %100, %3, !dbg !17
  %105 = ashr i32 %101, %3, !dbg !17
  %106 = ashr i32 %102, %3, !dbg !17
  %107 = ashr i32 %103, %3, !dbg !17
  %108 = and i32 %104, 15, !dbg !18
  %109 = and i32 %105, 15, !dbg !18
  %110 = and i32 %106, 15, !dbg !18
  %111 = and i32 %107, 15, !dbg !18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !19
  %112 = insertelement <1 x i32> poison, i32 %108, i64 0, !dbg !19
  store <1 x i32> %112, ptr addrspace(3) %44, align 4, !dbg !19
  %113 = insertelement <1 x i32> poison, i32 %110, i64 0, !dbg !19
  store <1 x i32> %113, ptr addrspace(3) %45, align 4, !dbg !19
  %114 = insertelement <1 x i32> poison, i32 %109, i64 0, !dbg !19
  store <1 x i32> %114, ptr addrspace(3) %47, align 4, !dbg !19
  %115 = insertelement <1 x i32> poison, i32 %111, i64 0, !dbg !19
  store <1 x i32> %115, ptr addrspace(3) %48, align 4, !dbg !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !19
  %116 = load <16 x i32>, ptr addrspace(3) %55, align 16, !dbg !19
  %117 = load <16 x i32>, ptr addrspace(3) %56, align 16, !dbg !19
  %118 = load <16 x i32>, ptr addrspace(3) %57, align 16, !dbg !19
  %119 = load <16 x i32>, ptr addrspace(3) %58, align 16, !dbg !19
  %120 = shufflevector <16 x i32> %116, <16 x i32> %117, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %121 = shufflevector <16 x i32> %118, <16 x i32> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %122 = shufflevector <64 x i32> %120, <64 x i32> %121, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %123 = shufflevector <16 x i32> %119, <16 x i32> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %124 = shufflevector <64 x i32> %122, <64 x i32> %123, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79>, !dbg !13
  %125 = icmp eq <64 x i32> %124, %82, !dbg !13
  %126 = and <64 x i1> %91, %125, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %127 = bitcast <64 x i1> %126 to i64, !dbg !26
  %128 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %127), !dbg !26
  %129 = trunc nuw nsw i64 %128 to i32, !dbg !26
  %130 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %129, i32 16, i32 31), !dbg !21
  %131 = add i32 %130, %129, !dbg !26
  %132 = insertelement <1 x i32> poison, i32 %131, i64 0, !dbg !21
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %60, <1 x i32> %132, i1 %49) #5, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %133 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %62, i1 %61) #5, !dbg !21
  %134 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %133, i32 2, i32 31), !dbg !21
  %135 = add i32 %134, %133, !dbg !26
  %136 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %135, i32 1, i32 31), !dbg !21
  %137 = add i32 %135, %136, !dbg !26
  %138 = insertelement <1 x i32> poison, i32 %137, i64 0, !dbg !21
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %62, <1 x i32> %138, i1 %65) #5, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %139 = load i32, ptr addrspace(3) %59, align 16, !dbg !21
  %140 = add i32 %139, %84, !dbg !27
  %141 = add i32 %.pn7136, 512, !dbg !28
  %142 = add i32 %.pn5137, 512, !dbg !28
  %143 = add i32 %.pn3138, 512, !dbg !28
  %144 = add i32 %.pn1139, 512, !dbg !28
  %145 = add <64 x i32> %86, splat (i32 512), !dbg !28
  %146 = add nuw nsw i32 %85, 1, !dbg !14
  %exitcond.not = icmp eq i32 %146, 16, !dbg !14
  br i1 %exitcond.not, label %147, label %83, !dbg !14

147:                                              ; preds = %83
  %148 = shl i32 %7, 4, !dbg !29
  %149 = sext i32 %148 to i64, !dbg !30
  %150 = getelementptr i32, ptr addrspace(1) %1, i64 %149, !dbg !30
  %151 = zext nneg i32 %35 to i64, !dbg !31
  %152 = getelementptr i32, ptr addrspace(1) %150, i64 %151, !dbg !31
  %153 = icmp samesign ult i32 %9, 32, !dbg !32
  %154 = and i1 %49, %153, !dbg !32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %140, ptr addrspace(1) %152, i1 %154) #5, !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sorting.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "radix_count_kernel", linkageName: "radix_count_kernel", scope: !1, file: !1, line: 31, type: !5, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 33, column: 24, scope: !4)
!8 = !DILocation(line: 34, column: 46, scope: !4)
!9 = !DILocation(line: 34, column: 25, scope: !4)
!10 = !DILocation(line: 34, column: 33, scope: !4)
!11 = !DILocation(line: 35, column: 25, scope: !4)
!12 = !DILocation(line: 38, column: 51, scope: !4)
!13 = !DILocation(line: 39, column: 49, scope: !4)
!14 = !DILocation(line: 37, column: 22, scope: !4)
!15 = !DILocation(line: 38, column: 33, scope: !4)
!16 = !DILocation(line: 38, column: 22, scope: !4)
!17 = !DILocation(line: 39, column: 24, scope: !4)
!18 = !DILocation(line: 39, column: 33, scope: !4)
!19 = !DILocation(line: 39, column: 37, scope: !4)
!20 = !DILocation(line: 40, column: 33, scope: !4)
!21 = !DILocation(line: 293, column: 36, scope: !22, inlinedAt: !24)
!22 = distinct !DILexicalBlockFile(scope: !4, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = !DILocation(line: 40, column: 25, scope: !25)
!25 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!26 = !DILocation(line: 263, column: 15, scope: !22, inlinedAt: !21)
!27 = !DILocation(line: 40, column: 18, scope: !4)
!28 = !DILocation(line: 41, column: 16, scope: !4)
!29 = !DILocation(line: 42, column: 32, scope: !4)
!30 = !DILocation(line: 42, column: 26, scope: !4)
!31 = !DILocation(line: 42, column: 37, scope: !4)
!32 = !DILocation(line: 42, column: 44, scope: !4)
!33 = !DILocation(line: 42, column: 4, scope: !4)
