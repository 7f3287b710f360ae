; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @spmv_csr_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %10 = shl i32 %9, 5, !dbg !8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %12 = and i32 %11, 31, !dbg !9
  %13 = lshr i32 %11, 3, !dbg !9
  %14 = and i32 %13, 15, !dbg !9
  %15 = or disjoint i32 %10, %12, !dbg !10
  %16 = or disjoint i32 %14, %10, !dbg !10
  %17 = or disjoint i32 %16, 16, !dbg !10
  %18 = icmp slt i32 %15, %5, !dbg !11
  %19 = icmp slt i32 %16, %5, !dbg !11
  %20 = icmp slt i32 %17, %5, !dbg !11
  %21 = sext i32 %15 to i64, !dbg !12
  %22 = getelementptr i32, ptr addrspace(1) %0, i64 %21, !dbg !12
  %23 = sext i32 %16 to i64, !dbg !12
  %24 = getelementptr i32, ptr addrspace(1) %0, i64 %23, !dbg !12
  %25 = sext i32 %17 to i64, !dbg !12
  %26 = getelementptr i32, ptr addrspace(1) %0, i64 %25, !dbg !12
  %27 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %22, i1 %18) #4, !dbg !13
  %28 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %24, i1 %19) #4, !dbg !13
  %29 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %26, i1 %20) #4, !dbg !13
  %30 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %22, i1 %18) #4, !dbg !13
  %31 = getelementptr i8, ptr addrspace(1) %22, i64 4, !dbg !14
  %32 = getelementptr i8, ptr addrspace(1) %24, i64 4, !dbg !14
  %33 = getelementptr i8, ptr addrspace(1) %26, i64 4, !dbg !14
  %34 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %31, i1 %18) #4, !dbg !15
  %35 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %32, i1 %19) #4, !dbg !15
  %36 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %33, i1 %20) #4, !dbg !15
  %37 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %31, i1 %18) #4, !dbg !15
  %38 = sub i32 %37, %30, !dbg !16
  %39 = tail call i32 @llvm.nvvm.redux.sync.max(i32 %38, i32 -1), !dbg !17
  %40 = icmp sgt i32 %39, 0, !dbg !22
  br i1 %40, label %.lr.ph, label %._crit_edge, !dbg !22

.lr.ph:                                           ; preds = %8
  %41 = and i32 %11, 7, !dbg !23
  %42 = and i32 %11, 96, !dbg !23
  %43 = lshr exact i32 %42, 5, !dbg !23
  %44 = or disjoint i32 %43, 4, !dbg !23
  %45 = insertelement <4 x i32> poison, i32 %44, i64 0, !dbg !24
  %46 = insertelement <4 x i32> %45, i32 %43, i64 1, !dbg !24
  %47 = insertelement <4 x i32> %46, i32 %29, i64 2, !dbg !24
  %48 = insertelement <4 x i32> %47, i32 %28, i64 3, !dbg !24
  %49 = insertelement <4 x i32> poison, i32 %27, i64 0, !dbg !24
  %50 = insertelement <4 x i32> %49, i32 %41, i64 1, !dbg !24
  %51 = shufflevector <4 x i32> %50, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>, !dbg !24
  %52 = add <4 x i32> %48, %51, !dbg !24
  %53 = shl nuw nsw i32 %11, 5
  %54 = and i32 %53, 96
  %55 = shl nuw nsw i32 %42, 2
  %56 = and i32 %11, 124
  %57 = or disjoint i32 %54, %55
  %58 = xor i32 %57, %56
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58
  %60 = xor i32 %58, 516
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %60
  %62 = and i32 %53, 384
  %63 = shl nuw nsw i32 %11, 3
  %64 = and i32 %63, 120
  %65 = and i32 %11, 16
  %66 = icmp eq i32 %65, 0
  %67 = select i1 %66, i32 0, i32 516
  %68 = or disjoint i32 %62, %64
  %69 = xor i32 %68, %42
  %70 = or disjoint i32 %69, %67
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70
  %72 = xor i32 %70, 4
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %72
  %74 = shl nuw nsw i32 %11, 4
  %75 = and i32 %74, 768
  %76 = shl nuw nsw i32 %11, 1
  %77 = and i32 %76, 120
  %78 = and i32 %11, 64
  %79 = icmp eq i32 %78, 0
  %80 = select i1 %79, i32 0, i32 1032
  %81 = or disjoint i32 %54, %75
  %82 = xor i32 %80, %77
  %83 = xor i32 %82, %81
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 128
  %86 = shl nuw nsw i32 %11, 7
  %87 = and i32 %86, 1792
  %88 = shl nuw nsw i32 %41, 4
  %89 = and i32 %11, 104
  %90 = shl nuw nsw i32 %65, 3
  %91 = or disjoint i32 %87, %90
  %92 = xor i32 %88, %89
  %93 = or disjoint i32 %91, %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93
  %95 = xor i32 %93, 8
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %95
  br label %97, !dbg !22

97:                                               ; preds = %.lr.ph, %97
  %98 = phi i32 [ 0, %.lr.ph ], [ %145, %97 ]
  %99 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %143, %97 ]
  %100 = phi <4 x i32> [ %52, %.lr.ph ], [ %144, %97 ]
  %101 = extractelement <4 x i32> %100, i64 1, !dbg !25
  %102 = icmp slt i32 %101, %34, !dbg !25
  %103 = extractelement <4 x i32> %100, i64 0, !dbg !25
  %104 = icmp slt i32 %103, %34, !dbg !25
  %105 = extractelement <4 x i32> %100, i64 3, !dbg !25
  %106 = icmp slt i32 %105, %35, !dbg !25
  %107 = extractelement <4 x i32> %100, i64 2, !dbg !25
  %108 = icmp slt i32 %107, %36, !dbg !25
  %109 = sext i32 %105 to i64, !dbg !26
  %110 = getelementptr i32, ptr addrspace(1) %1, i64 %109, !dbg !26
  %111 = sext i32 %107 to i64, !dbg !26
  %112 = getelementptr i32, ptr addrspace(1) %1, i64 %111, !dbg !26
  %113 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %110, i1 %106) #4, !dbg !27
  %114 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %112, i1 %108) #4, !dbg !27
  %115 = getelementptr float, ptr addrspace(1) %2, i64 %109, !dbg !28
  %116 = getelementptr float, ptr addrspace(1) %2, i64 %111, !dbg !28
  %117 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %115, i1 %106) #4, !dbg !29
  %118 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %116, i1 %108) #4, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %119 = insertelement <1 x i32> poison, i32 %117, i64 0, !dbg !29
  store <1 x i32> %119, ptr addrspace(3) %59, align 4, !dbg !29
  %120 = insertelement <1 x i32> poison, i32 %118, i64 0, !dbg !29
  store <1 x i32> %120, ptr addrspace(3) %61, align 4, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %121 = load float, ptr addrspace(3) %71, align 4, !dbg !29
  %122 = load float, ptr addrspace(3) %73, align 4, !dbg !29
  %123 = sext i32 %113 to i64, !dbg !30
  %124 = getelementptr float, ptr addrspace(1) %3, i64 %123, !dbg !30
  %125 = sext i32 %114 to i64, !dbg !30
  %126 = getelementptr float, ptr addrspace(1) %3, i64 %125, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %127 = ptrtoint ptr addrspace(1) %124 to i64, !dbg !31
  %128 = ptrtoint ptr addrspace(1) %126 to i64, !dbg !31
  %129 = insertelement <1 x i64> poison, i64 %127, i64 0, !dbg !31
  store <1 x i64> %129, ptr addrspace(3) %84, align 8, !dbg !31
  %130 = insertelement <1 x i64> poison, i64 %128, i64 0, !dbg !31
  store <1 x i64> %130, ptr addrspace(3) %85, align 8, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %131 = load i64, ptr addrspace(3) %94, align 8, !dbg !31
  %132 = load i64, ptr addrspace(3) %96, align 8, !dbg !31
  %133 = inttoptr i64 %131 to ptr addrspace(1), !dbg !31
  %134 = inttoptr i64 %132 to ptr addrspace(1), !dbg !31
  %135 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %133, i1 %102) #4, !dbg !31
  %136 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %134, i1 %104) #4, !dbg !31
  %137 = insertelement <2 x i32> poison, i32 %135, i64 0, !dbg !31
  %138 = insertelement <2 x i32> %137, i32 %136, i64 1, !dbg !31
  %139 = bitcast <2 x i32> %138 to <2 x float>, !dbg !31
  %140 = insertelement <2 x float> poison, float %121, i64 0, !dbg !32
  %141 = insertelement <2 x float> %140, float %122, i64 1, !dbg !32
  %142 = fmul <2 x float> %141, %139, !dbg !32
  %143 = fadd <2 x float> %99, %142, !dbg !33
  %144 = add <4 x i32> %100, splat (i32 8), !dbg !34
  %145 = add i32 %98, 8, !dbg !22
  %146 = icmp slt i32 %145, %39, !dbg !22
  br i1 %146, label %97, label %._crit_edge, !dbg !22

._crit_edge:                                      ; preds = %97, %8
  %147 = phi <2 x float> [ zeroinitializer, %8 ], [ %143, %97 ]
  %148 = and i32 %11, 127, !dbg !9
  %149 = lshr i32 %148, 5, !dbg !9
  %150 = getelementptr float, ptr addrspace(1) %4, i64 %21, !dbg !35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %shift = shufflevector <2 x float> %147, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !38
  %foldExtExtBinop = fadd <2 x float> %147, %shift, !dbg !38
  %151 = extractelement <2 x float> %foldExtExtBinop, i64 0, !dbg !38
  %.idx = shl nuw nsw i32 %12, 4, !dbg !36
  %152 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !36
  %153 = getelementptr float, ptr addrspace(3) %152, i32 %149, !dbg !36
  %154 = bitcast float %151 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %153, <1 x i32> %154, i1 true) #4, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %155 = getelementptr float, ptr addrspace(3) @global_smem, i32 %148, !dbg !36
  %156 = tail call i32 asm sideeffect "@$2 ld.shared.b32 $0, [ $1 + 0 ];", "=r,r,b"(ptr addrspace(3) %155, i1 true) #4, !dbg !36
  %157 = bitcast i32 %156 to float, !dbg !36
  %158 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %156, i32 2, i32 31), !dbg !36
  %159 = bitcast i32 %158 to float, !dbg !36
  %160 = fadd float %157, %159, !dbg !38
  %161 = bitcast float %160 to i32, !dbg !36
  %162 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %161, i32 1, i32 31), !dbg !36
  %163 = bitcast i32 %162 to float, !dbg !36
  %164 = fadd float %160, %163, !dbg !38
  %165 = and i32 %11, 3, !dbg !36
  %166 = icmp eq i32 %165, 0, !dbg !36
  %167 = bitcast float %164 to <1 x i32>, !dbg !36
  tail call void asm sideeffect "@$2 st.shared.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) %155, <1 x i32> %167, i1 %166) #4, !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %168 = load i32, ptr addrspace(3) %152, align 16, !dbg !36
  %169 = icmp samesign ult i32 %148, 32, !dbg !39
  %170 = and i1 %169, %18, !dbg !39
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %168, ptr addrspace(1) %150, i1 %170) #4, !dbg !39
  ret void, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "sparse.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "spmv_csr_kernel", linkageName: "spmv_csr_kernel", scope: !1, file: !1, line: 30, type: !5, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 32, column: 25, scope: !4)
!8 = !DILocation(line: 32, column: 30, scope: !4)
!9 = !DILocation(line: 32, column: 53, scope: !4)
!10 = !DILocation(line: 32, column: 40, scope: !4)
!11 = !DILocation(line: 33, column: 48, scope: !4)
!12 = !DILocation(line: 33, column: 30, scope: !4)
!13 = !DILocation(line: 33, column: 20, scope: !4)
!14 = !DILocation(line: 34, column: 35, scope: !4)
!15 = !DILocation(line: 34, column: 18, scope: !4)
!16 = !DILocation(line: 35, column: 27, scope: !4)
!17 = !DILocation(line: 191, column: 40, scope: !18, inlinedAt: !20)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !19, discriminator: 0)
!19 = !DIFile(filename: "standard.py", directory: "triton/language")
!20 = !DILocation(line: 35, column: 21, scope: !21)
!21 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!22 = !DILocation(line: 38, column: 31, scope: !4)
!23 = !DILocation(line: 36, column: 46, scope: !4)
!24 = !DILocation(line: 36, column: 26, scope: !4)
!25 = !DILocation(line: 39, column: 20, scope: !4)
!26 = !DILocation(line: 40, column: 32, scope: !4)
!27 = !DILocation(line: 40, column: 22, scope: !4)
!28 = !DILocation(line: 41, column: 36, scope: !4)
!29 = !DILocation(line: 41, column: 24, scope: !4)
!30 = !DILocation(line: 42, column: 39, scope: !4)
!31 = !DILocation(line: 42, column: 31, scope: !4)
!32 = !DILocation(line: 42, column: 23, scope: !4)
!33 = !DILocation(line: 42, column: 15, scope: !4)
!34 = !DILocation(line: 43, column: 14, scope: !4)
!35 = !DILocation(line: 44, column: 21, scope: !4)
!36 = !DILocation(line: 293, column: 36, scope: !18, inlinedAt: !37)
!37 = !DILocation(line: 44, column: 34, scope: !21)
!38 = !DILocation(line: 263, column: 15, scope: !18, inlinedAt: !36)
!39 = !DILocation(line: 44, column: 27, scope: !4)
!40 = !DILocation(line: 44, column: 4, scope: !4)
