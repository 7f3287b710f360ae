; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @stencil3d_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, i32 %3, i32 %4, float %5, float %6, ptr addrspace(1) readnone captures(none) %7, ptr addrspace(1) readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !7
  %11 = shl nuw nsw i32 %10, 2, !dbg !8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %13 = lshr i32 %12, 4, !dbg !9
  %14 = and i32 %13, 3, !dbg !9
  %15 = or disjoint i32 %14, %11, !dbg !10
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %17 = shl i32 %16, 6, !dbg !12
  %18 = shl nuw nsw i32 %12, 2, !dbg !13
  %19 = and i32 %18, 60, !dbg !13
  %20 = or disjoint i32 %19, %17, !dbg !14
  %21 = or disjoint i32 %20, 1, !dbg !14
  %22 = or disjoint i32 %20, 2, !dbg !14
  %23 = or disjoint i32 %20, 3, !dbg !14
  %24 = icmp slt i32 %15, %3, !dbg !15
  %25 = icmp slt i32 %20, %4, !dbg !16
  %26 = and i1 %24, %25, !dbg !17
  %27 = mul i32 %4, %15, !dbg !18
  %28 = sext i32 %27 to i64, !dbg !19
  %29 = getelementptr float, ptr addrspace(1) %0, i64 %28, !dbg !19
  %30 = sext i32 %20 to i64, !dbg !20
  %31 = getelementptr float, ptr addrspace(1) %29, i64 %30, !dbg !20
  %32 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %31, i1 %26) #2, !dbg !21
  %33 = add i32 %2, -1, !dbg !22
  %34 = icmp ne i32 %15, 0, !dbg !23
  %35 = and i1 %34, %26, !dbg !24
  %36 = add i32 %3, -1, !dbg !25
  %37 = icmp slt i32 %15, %36, !dbg !26
  %38 = and i1 %37, %26, !dbg !27
  %39 = icmp sgt i32 %20, 0, !dbg !28
  %40 = icmp sgt i32 %17, -1, !dbg !28
  %41 = and i1 %39, %26, !dbg !29
  %42 = and i1 %40, %26, !dbg !29
  %43 = add i32 %4, -1, !dbg !30
  %44 = icmp slt i32 %20, %43, !dbg !31
  %45 = icmp slt i32 %21, %43, !dbg !31
  %46 = icmp slt i32 %22, %43, !dbg !31
  %47 = icmp slt i32 %23, %43, !dbg !31
  %48 = and i1 %26, %44, !dbg !32
  %49 = and i1 %26, %45, !dbg !32
  %50 = and i1 %26, %46, !dbg !32
  %51 = and i1 %26, %47, !dbg !32
  %52 = icmp sgt i32 %2, 0, !dbg !33
  br i1 %52, label %.lr.ph, label %._crit_edge, !dbg !33

.lr.ph:                                           ; preds = %9
  %53 = sub i32 0, %4, !dbg !34
  %54 = extractvalue { i32, i32, i32, i32 } %32, 3, !dbg !21
  %55 = bitcast i32 %54 to float, !dbg !21
  %56 = extractvalue { i32, i32, i32, i32 } %32, 2, !dbg !21
  %57 = bitcast i32 %56 to float, !dbg !21
  %58 = extractvalue { i32, i32, i32, i32 } %32, 1, !dbg !21
  %59 = bitcast i32 %58 to float, !dbg !21
  %60 = extractvalue { i32, i32, i32, i32 } %32, 0, !dbg !21
  %61 = bitcast i32 %60 to float, !dbg !21
  %62 = getelementptr float, ptr addrspace(1) %1, i64 %28, !dbg !35
  %63 = getelementptr float, ptr addrspace(1) %62, i64 %30, !dbg !36
  %64 = sext i32 %23 to i64, !dbg !20
  %65 = getelementptr float, ptr addrspace(1) %29, i64 %64, !dbg !20
  %66 = sext i32 %22 to i64, !dbg !20
  %67 = getelementptr float, ptr addrspace(1) %29, i64 %66, !dbg !20
  %68 = sext i32 %21 to i64, !dbg !20
  %69 = getelementptr float, ptr addrspace(1) %29, i64 %68, !dbg !20
  %70 = mul i32 %4, %3, !dbg !37
  %71 = sext i32 %70 to i64
  %72 = sext i32 %53 to i64
  %73 = sext i32 %4 to i64
  br label %74, !dbg !33

74:                                               ; preds = %.lr.ph, %74
  %.pn2332 = phi ptr addrspace(1) [ %63, %.lr.ph ], [ %175, %74 ]
  %.pn931 = phi ptr addrspace(1) [ %65, %.lr.ph ], [ %85, %74 ]
  %.pn1130 = phi ptr addrspace(1) [ %67, %.lr.ph ], [ %84, %74 ]
  %.pn1329 = phi ptr addrspace(1) [ %69, %.lr.ph ], [ %83, %74 ]
  %.pn1528 = phi ptr addrspace(1) [ %31, %.lr.ph ], [ %82, %74 ]
  %.pn127 = phi float [ %55, %.lr.ph ], [ %94, %74 ]
  %.pn326 = phi float [ %57, %.lr.ph ], [ %93, %74 ]
  %.pn525 = phi float [ %59, %.lr.ph ], [ %92, %74 ]
  %.pn724 = phi float [ %61, %.lr.ph ], [ %91, %74 ]
  %75 = phi float [ 0.000000e+00, %.lr.ph ], [ %.pn724, %74 ]
  %76 = phi float [ 0.000000e+00, %.lr.ph ], [ %.pn525, %74 ]
  %77 = phi float [ 0.000000e+00, %.lr.ph ], [ %.pn326, %74 ]
  %78 = phi float [ 0.000000e+00, %.lr.ph ], [ %.pn127, %74 ]
  %79 = phi i32 [ 0, %.lr.ph ], [ %176, %74 ]
  %80 = icmp slt i32 %79, %33, !dbg !38
  %81 = and i1 %26, %80, !dbg !39
  %82 = getelementptr float, ptr addrspace(1) %.pn1528, i64 %71, !dbg !40
  %83 = getelementptr float, ptr addrspace(1) %.pn1329, i64 %71, !dbg !40
  %84 = getelementptr float, ptr addrspace(1) %.pn1130, i64 %71, !dbg !40
  %85 = getelementptr float, ptr addrspace(1) %.pn931, i64 %71, !dbg !40
  %86 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %82, i1 %81) #2, !dbg !41
  %87 = extractvalue { i32, i32, i32, i32 } %86, 0, !dbg !41
  %88 = extractvalue { i32, i32, i32, i32 } %86, 1, !dbg !41
  %89 = extractvalue { i32, i32, i32, i32 } %86, 2, !dbg !41
  %90 = extractvalue { i32, i32, i32, i32 } %86, 3, !dbg !41
  %91 = bitcast i32 %87 to float, !dbg !41
  %92 = bitcast i32 %88 to float, !dbg !41
  %93 = bitcast i32 %89 to float, !dbg !41
  %94 = bitcast i32 %90 to float, !dbg !41
  %95 = getelementptr float, ptr addrspace(1) %.pn1528, i64 %72, !dbg !34
  %96 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %95, i1 %35) #2, !dbg !42
  %97 = extractvalue { i32, i32, i32, i32 } %96, 0, !dbg !42
  %98 = extractvalue { i32, i32, i32, i32 } %96, 1, !dbg !42
  %99 = extractvalue { i32, i32, i32, i32 } %96, 2, !dbg !42
  %100 = extractvalue { i32, i32, i32, i32 } %96, 3, !dbg !42
  %101 = bitcast i32 %97 to float, !dbg !42
  %102 = bitcast i32 %98 to float, !dbg !42
  %103 = bitcast i32 %99 to float, !dbg !42
  %104 = bitcast i32 %100 to float, !dbg !42
  %105 = getelementptr float, ptr addrspace(1) %.pn1528, i64 %73, !dbg !43
  %106 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %105, i1 %38) #2, !dbg !44
  %107 = extractvalue { i32, i32, i32, i32 } %106, 0, !dbg !44
  %108 = extractvalue { i32, i32, i32, i32 } %106, 1, !dbg !44
  %109 = extractvalue { i32, i32, i32, i32 } %106, 2, !dbg !44
  %110 = extractvalue { i32, i32, i32, i32 } %106, 3, !dbg !44
  %111 = bitcast i32 %107 to float, !dbg !44
  %112 = bitcast i32 %108 to float, !dbg !44
  %113 = bitcast i32 %109 to float, !dbg !44
  %114 = bitcast i32 %110 to float, !dbg !44
  %115 = getelementptr i8, ptr addrspace(1) %.pn1528, i64 -4, !dbg !45
  %116 = getelementptr i8, ptr addrspace(1) %.pn1329, i64 -4, !dbg !45
  %117 = getelementptr i8, ptr addrspace(1) %.pn1130, i64 -4, !dbg !45
  %118 = getelementptr i8, ptr addrspace(1) %.pn931, i64 -4, !dbg !45
  %119 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %115, i1 %41) #2, !dbg !46
  %120 = bitcast i32 %119 to float, !dbg !46
  %121 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %116, i1 %42) #2, !dbg !46
  %122 = bitcast i32 %121 to float, !dbg !46
  %123 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %117, i1 %42) #2, !dbg !46
  %124 = bitcast i32 %123 to float, !dbg !46
  %125 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %118, i1 %42) #2, !dbg !46
  %126 = bitcast i32 %125 to float, !dbg !46
  %127 = getelementptr i8, ptr addrspace(1) %.pn1528, i64 4, !dbg !47
  %128 = getelementptr i8, ptr addrspace(1) %.pn1329, i64 4, !dbg !47
  %129 = getelementptr i8, ptr addrspace(1) %.pn1130, i64 4, !dbg !47
  %130 = getelementptr i8, ptr addrspace(1) %.pn931, i64 4, !dbg !47
  %131 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %127, i1 %48) #2, !dbg !48
  %132 = bitcast i32 %131 to float, !dbg !48
  %133 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %128, i1 %49) #2, !dbg !48
  %134 = bitcast i32 %133 to float, !dbg !48
  %135 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %129, i1 %50) #2, !dbg !48
  %136 = bitcast i32 %135 to float, !dbg !48
  %137 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %130, i1 %51) #2, !dbg !48
  %138 = bitcast i32 %137 to float, !dbg !48
  %139 = fmul float %5, %.pn724, !dbg !49
  %140 = fmul float %5, %.pn525, !dbg !49
  %141 = fmul float %5, %.pn326, !dbg !49
  %142 = fmul float %5, %.pn127, !dbg !49
  %143 = fadd float %75, %91, !dbg !50
  %144 = fadd float %76, %92, !dbg !50
  %145 = fadd float %77, %93, !dbg !50
  %146 = fadd float %78, %94, !dbg !50
  %147 = fadd float %143, %101, !dbg !51
  %148 = fadd float %144, %102, !dbg !51
  %149 = fadd float %145, %103, !dbg !51
  %150 = fadd float %146, %104, !dbg !51
  %151 = fadd float %147, %111, !dbg !52
  %152 = fadd float %148, %112, !dbg !52
  %153 = fadd float %149, %113, !dbg !52
  %154 = fadd float %150, %114, !dbg !52
  %155 = fadd float %151, %120, !dbg !53
  %156 = fadd float %152, %122, !dbg !53
  %157 = fadd float %153, %124, !dbg !53
  %158 = fadd float %154, %126, !dbg !53
  %159 = fadd float %155, %132, !dbg !54
  %160 = fadd float %156, %134, !dbg !54
  %161 = fadd float %157, %136, !dbg !54
  %162 = fadd float %158, %138, !dbg !54
  %163 = fmul float %6, %159, !dbg !55
  %164 = fmul float %6, %160, !dbg !55
  %165 = fmul float %6, %161, !dbg !55
  %166 = fmul float %6, %162, !dbg !55
  %167 = fadd float %139, %163, !dbg !56
  %168 = fadd float %140, %164, !dbg !56
  %169 = fadd float %141, %165, !dbg !56
  %170 = fadd float %142, %166, !dbg !56
  %171 = bitcast float %167 to i32, !dbg !57
  %172 = bitcast float %168 to i32, !dbg !57
  %173 = bitcast float %169 to i32, !dbg !57
  %174 = bitcast float %170 to i32, !dbg !57
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %171, i32 %172, i32 %173, i32 %174, ptr addrspace(1) %.pn2332, i1 %26) #2, !dbg !57
  %175 = getelementptr float, ptr addrspace(1) %.pn2332, i64 %71, !dbg !58
  %176 = add nuw nsw i32 %79, 1, !dbg !33
  %exitcond.not = icmp eq i32 %176, %2, !dbg !33
  br i1 %exitcond.not, label %._crit_edge, label %74, !dbg !33

._crit_edge:                                      ; preds = %74, %9
  ret void, !dbg !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "grids.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "stencil3d_kernel", linkageName: "stencil3d_kernel", scope: !1, file: !1, line: 25, type: !5, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 27, column: 22, scope: !4)
!8 = !DILocation(line: 27, column: 27, scope: !4)
!9 = !DILocation(line: 27, column: 59, scope: !4)
!10 = !DILocation(line: 27, column: 37, scope: !4)
!11 = !DILocation(line: 28, column: 22, scope: !4)
!12 = !DILocation(line: 28, column: 27, scope: !4)
!13 = !DILocation(line: 28, column: 59, scope: !4)
!14 = !DILocation(line: 28, column: 37, scope: !4)
!15 = !DILocation(line: 29, column: 18, scope: !4)
!16 = !DILocation(line: 29, column: 28, scope: !4)
!17 = !DILocation(line: 29, column: 24, scope: !4)
!18 = !DILocation(line: 31, column: 25, scope: !4)
!19 = !DILocation(line: 31, column: 21, scope: !4)
!20 = !DILocation(line: 31, column: 29, scope: !4)
!21 = !DILocation(line: 34, column: 21, scope: !4)
!22 = !DILocation(line: 36, column: 63, scope: !4)
!23 = !DILocation(line: 37, column: 55, scope: !4)
!24 = !DILocation(line: 37, column: 51, scope: !4)
!25 = !DILocation(line: 38, column: 59, scope: !4)
!26 = !DILocation(line: 38, column: 55, scope: !4)
!27 = !DILocation(line: 38, column: 51, scope: !4)
!28 = !DILocation(line: 39, column: 54, scope: !4)
!29 = !DILocation(line: 39, column: 50, scope: !4)
!30 = !DILocation(line: 40, column: 58, scope: !4)
!31 = !DILocation(line: 40, column: 54, scope: !4)
!32 = !DILocation(line: 40, column: 50, scope: !4)
!33 = !DILocation(line: 35, column: 22, scope: !4)
!34 = !DILocation(line: 37, column: 33, scope: !4)
!35 = !DILocation(line: 32, column: 21, scope: !4)
!36 = !DILocation(line: 32, column: 29, scope: !4)
!37 = !DILocation(line: 30, column: 16, scope: !4)
!38 = !DILocation(line: 36, column: 59, scope: !4)
!39 = !DILocation(line: 36, column: 55, scope: !4)
!40 = !DILocation(line: 36, column: 33, scope: !4)
!41 = !DILocation(line: 36, column: 24, scope: !4)
!42 = !DILocation(line: 37, column: 24, scope: !4)
!43 = !DILocation(line: 38, column: 33, scope: !4)
!44 = !DILocation(line: 38, column: 24, scope: !4)
!45 = !DILocation(line: 39, column: 32, scope: !4)
!46 = !DILocation(line: 39, column: 23, scope: !4)
!47 = !DILocation(line: 40, column: 32, scope: !4)
!48 = !DILocation(line: 40, column: 23, scope: !4)
!49 = !DILocation(line: 41, column: 30, scope: !4)
!50 = !DILocation(line: 41, column: 53, scope: !4)
!51 = !DILocation(line: 41, column: 61, scope: !4)
!52 = !DILocation(line: 41, column: 69, scope: !4)
!53 = !DILocation(line: 41, column: 77, scope: !4)
!54 = !DILocation(line: 41, column: 84, scope: !4)
!55 = !DILocation(line: 41, column: 45, scope: !4)
!56 = !DILocation(line: 41, column: 39, scope: !4)
!57 = !DILocation(line: 41, column: 25, scope: !4)
!58 = !DILocation(line: 45, column: 18, scope: !4)
!59 = !DILocation(line: 35, column: 4, scope: !4)
