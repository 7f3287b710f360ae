; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @conv1d_depthwise_causal_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, ptr addrspace(1) readnone captures(none) %6, ptr addrspace(1) readnone captures(none) %7) local_unnamed_addr #0 !dbg !4 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %10 = shl i32 %9, 8, !dbg !8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %12 = shl nuw nsw i32 %11, 1, !dbg !9
  %13 = and i32 %12, 254, !dbg !9
  %14 = or disjoint i32 %13, %10, !dbg !10
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11
  %16 = shl nuw nsw i32 %15, 8, !dbg !12
  %17 = icmp slt i32 %14, %5, !dbg !13
  %18 = shl i32 %14, 2, !dbg !14
  %19 = sext i32 %18 to i64, !dbg !15
  %20 = getelementptr half, ptr addrspace(1) %1, i64 %19, !dbg !15
  %21 = getelementptr i8, ptr addrspace(1) %20, i64 8, !dbg !15
  %22 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %20, i1 %17) #3, !dbg !16
  %23 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %21, i1 %17) #3, !dbg !16
  %24 = getelementptr i8, ptr addrspace(1) %20, i64 2, !dbg !17
  %25 = getelementptr i8, ptr addrspace(1) %20, i64 10, !dbg !17
  %26 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %24, i1 %17) #3, !dbg !18
  %27 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %25, i1 %17) #3, !dbg !18
  %28 = getelementptr i8, ptr addrspace(1) %20, i64 4, !dbg !19
  %29 = getelementptr i8, ptr addrspace(1) %20, i64 12, !dbg !19
  %30 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %28, i1 %17) #3, !dbg !20
  %31 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %29, i1 %17) #3, !dbg !20
  %32 = getelementptr i8, ptr addrspace(1) %20, i64 6, !dbg !21
  %33 = getelementptr i8, ptr addrspace(1) %20, i64 14, !dbg !21
  %34 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %32, i1 %17) #3, !dbg !22
  %35 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %33, i1 %17) #3, !dbg !22
  %36 = insertelement <2 x i16> poison, i16 %22, i64 0, !dbg !16
  %37 = insertelement <2 x i16> %36, i16 %23, i64 1, !dbg !16
  %38 = bitcast <2 x i16> %37 to <2 x half>, !dbg !16
  %39 = fpext <2 x half> %38 to <2 x float>, !dbg !23
  %40 = insertelement <2 x i16> poison, i16 %26, i64 0, !dbg !18
  %41 = insertelement <2 x i16> %40, i16 %27, i64 1, !dbg !18
  %42 = bitcast <2 x i16> %41 to <2 x half>, !dbg !18
  %43 = fpext <2 x half> %42 to <2 x float>, !dbg !24
  %44 = insertelement <2 x i16> poison, i16 %30, i64 0, !dbg !20
  %45 = insertelement <2 x i16> %44, i16 %31, i64 1, !dbg !20
  %46 = bitcast <2 x i16> %45 to <2 x half>, !dbg !20
  %47 = fpext <2 x half> %46 to <2 x float>, !dbg !25
  %48 = insertelement <2 x i16> poison, i16 %34, i64 0, !dbg !22
  %49 = insertelement <2 x i16> %48, i16 %35, i64 1, !dbg !22
  %50 = bitcast <2 x i16> %49 to <2 x half>, !dbg !22
  %51 = fpext <2 x half> %50 to <2 x float>, !dbg !26
  %52 = sext i32 %14 to i64, !dbg !27
  %53 = getelementptr half, ptr addrspace(1) %2, i64 %52, !dbg !27
  %54 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %53, i1 %17) #3, !dbg !28
  %55 = bitcast i32 %54 to <2 x half>, !dbg !28
  %56 = fpext <2 x half> %55 to <2 x float>, !dbg !29
  %57 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !30
  %58 = zext nneg i32 %57 to i64, !dbg !31
  %59 = sext i32 %4 to i64, !dbg !32
  %60 = mul nsw i64 %59, %58, !dbg !32
  %61 = zext nneg i32 %16 to i64, !dbg !33
  %62 = add nsw i64 %60, %61, !dbg !33
  %63 = sext i32 %5 to i64, !dbg !34
  %64 = mul i64 %62, %63, !dbg !34
  %65 = getelementptr half, ptr addrspace(1) %0, i64 %64, !dbg !35
  %66 = getelementptr half, ptr addrspace(1) %65, i64 %52, !dbg !36
  %67 = icmp ne i32 %15, 0, !dbg !37
  %68 = and i1 %67, %17, !dbg !38
  %.neg = mul i32 %5, -3, !dbg !39
  %69 = sext i32 %.neg to i64, !dbg !40
  %70 = getelementptr half, ptr addrspace(1) %66, i64 %69, !dbg !40
  %71 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %70, i1 %68) #3, !dbg !41
  %.neg1 = mul i32 %5, -2, !dbg !42
  %72 = sext i32 %.neg1 to i64, !dbg !43
  %73 = getelementptr half, ptr addrspace(1) %66, i64 %72, !dbg !43
  %74 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %73, i1 %68) #3, !dbg !44
  %75 = sub i32 0, %5, !dbg !45
  %76 = sext i32 %75 to i64, !dbg !45
  %77 = getelementptr half, ptr addrspace(1) %66, i64 %76, !dbg !45
  %78 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %77, i1 %68) #3, !dbg !46
  %79 = add nuw nsw i32 %16, 256, !dbg !47
  %80 = tail call i32 @llvm.smin.i32(i32 %79, i32 %4), !dbg !48
  %81 = icmp sgt i32 %4, %16, !dbg !49
  br i1 %81, label %.lr.ph.preheader, label %._crit_edge, !dbg !49

.lr.ph.preheader:                                 ; preds = %8
  %82 = bitcast i32 %78 to <2 x half>, !dbg !46
  %83 = fpext <2 x half> %82 to <2 x float>, !dbg !50
  %84 = bitcast i32 %74 to <2 x half>, !dbg !44
  %85 = fpext <2 x half> %84 to <2 x float>, !dbg !51
  %86 = bitcast i32 %71 to <2 x half>, !dbg !41
  %87 = fpext <2 x half> %86 to <2 x float>, !dbg !52
  %88 = getelementptr half, ptr addrspace(1) %3, i64 %64, !dbg !53
  %89 = getelementptr half, ptr addrspace(1) %88, i64 %52, !dbg !54
  br label %.lr.ph, !dbg !49

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.pn1221 = phi ptr addrspace(1) [ %123, %.lr.ph ], [ %89, %.lr.ph.preheader ]
  %.pn820 = phi ptr addrspace(1) [ %122, %.lr.ph ], [ %66, %.lr.ph.preheader ]
  %90 = phi i32 [ %124, %.lr.ph ], [ %16, %.lr.ph.preheader ]
  %91 = phi <2 x float> [ %92, %.lr.ph ], [ %87, %.lr.ph.preheader ]
  %92 = phi <2 x float> [ %93, %.lr.ph ], [ %85, %.lr.ph.preheader ]
  %93 = phi <2 x float> [ %99, %.lr.ph ], [ %83, %.lr.ph.preheader ]
  %94 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %.pn820, i1 %17) #3, !dbg !55
  %95 = bitcast i32 %94 to <2 x half>, !dbg !55
  %96 = fmul <2 x float> %91, %39, !dbg !56
  %97 = fmul <2 x float> %92, %43, !dbg !57
  %98 = fmul <2 x float> %93, %47, !dbg !58
  %99 = fpext <2 x half> %95 to <2 x float>, !dbg !59
  %100 = fadd <2 x float> %96, %56, !dbg !60
  %101 = fadd <2 x float> %100, %97, !dbg !61
  %102 = fadd <2 x float> %101, %98, !dbg !62
  %103 = fmul <2 x float> %51, %99, !dbg !63
  %104 = fadd <2 x float> %102, %103, !dbg !64
  %105 = extractelement <2 x float> %104, i64 0, !dbg !65
  %106 = fsub float 0.000000e+00, %105, !dbg !65
  %107 = extractelement <2 x float> %104, i64 1, !dbg !65
  %108 = fsub float 0.000000e+00, %107, !dbg !65
  %109 = fmul float %106, 0x3FF7154760000000, !dbg !70
  %110 = tail call float @llvm.nvvm.ex2.approx.f(float %109), !dbg !70
  %111 = fmul float %108, 0x3FF7154760000000, !dbg !70
  %112 = tail call float @llvm.nvvm.ex2.approx.f(float %111), !dbg !70
  %113 = fadd float %110, 1.000000e+00, !dbg !71
  %114 = fadd float %112, 1.000000e+00, !dbg !71
  %115 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %113), !dbg !72
  %116 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %114), !dbg !72
  %117 = insertelement <2 x float> poison, float %115, i64 0, !dbg !73
  %118 = insertelement <2 x float> %117, float %116, i64 1, !dbg !73
  %119 = fmul <2 x float> %118, %104, !dbg !73
  %120 = fptrunc <2 x float> %119 to <2 x half>, !dbg !74
  %121 = bitcast <2 x half> %120 to i32, !dbg !75
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %121, ptr addrspace(1) %.pn1221, i1 %17) #3, !dbg !75
  %122 = getelementptr half, ptr addrspace(1) %.pn820, i64 %63, !dbg !76
  %123 = getelementptr half, ptr addrspace(1) %.pn1221, i64 %63, !dbg !77
  %124 = add nuw nsw i32 %90, 1, !dbg !49
  %125 = icmp slt i32 %124, %80, !dbg !49
  br i1 %125, label %.lr.ph, label %._crit_edge, !dbg !49

._crit_edge:                                      ; preds = %.lr.ph, %8
  ret void, !dbg !78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "convolution.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "conv1d_depthwise_causal_kernel", linkageName: "conv1d_depthwise_causal_kernel", scope: !1, file: !1, line: 38, type: !5, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 40, column: 22, scope: !4)
!8 = !DILocation(line: 40, column: 27, scope: !4)
!9 = !DILocation(line: 40, column: 50, scope: !4)
!10 = !DILocation(line: 40, column: 37, scope: !4)
!11 = !DILocation(line: 41, column: 26, scope: !4)
!12 = !DILocation(line: 41, column: 31, scope: !4)
!13 = !DILocation(line: 42, column: 15, scope: !4)
!14 = !DILocation(line: 43, column: 29, scope: !4)
!15 = !DILocation(line: 43, column: 25, scope: !4)
!16 = !DILocation(line: 43, column: 17, scope: !4)
!17 = !DILocation(line: 44, column: 33, scope: !4)
!18 = !DILocation(line: 44, column: 17, scope: !4)
!19 = !DILocation(line: 45, column: 33, scope: !4)
!20 = !DILocation(line: 45, column: 17, scope: !4)
!21 = !DILocation(line: 46, column: 33, scope: !4)
!22 = !DILocation(line: 46, column: 17, scope: !4)
!23 = !DILocation(line: 43, column: 57, scope: !4)
!24 = !DILocation(line: 44, column: 61, scope: !4)
!25 = !DILocation(line: 45, column: 61, scope: !4)
!26 = !DILocation(line: 46, column: 61, scope: !4)
!27 = !DILocation(line: 47, column: 27, scope: !4)
!28 = !DILocation(line: 47, column: 19, scope: !4)
!29 = !DILocation(line: 47, column: 55, scope: !4)
!30 = !DILocation(line: 48, column: 24, scope: !4)
!31 = !DILocation(line: 48, column: 30, scope: !4)
!32 = !DILocation(line: 48, column: 42, scope: !4)
!33 = !DILocation(line: 48, column: 46, scope: !4)
!34 = !DILocation(line: 49, column: 27, scope: !4)
!35 = !DILocation(line: 49, column: 21, scope: !4)
!36 = !DILocation(line: 49, column: 31, scope: !4)
!37 = !DILocation(line: 51, column: 29, scope: !4)
!38 = !DILocation(line: 51, column: 21, scope: !4)
!39 = !DILocation(line: 52, column: 30, scope: !4)
!40 = !DILocation(line: 52, column: 26, scope: !4)
!41 = !DILocation(line: 52, column: 17, scope: !4)
!42 = !DILocation(line: 53, column: 30, scope: !4)
!43 = !DILocation(line: 53, column: 26, scope: !4)
!44 = !DILocation(line: 53, column: 17, scope: !4)
!45 = !DILocation(line: 54, column: 26, scope: !4)
!46 = !DILocation(line: 54, column: 17, scope: !4)
!47 = !DILocation(line: 55, column: 45, scope: !4)
!48 = !DILocation(line: 55, column: 52, scope: !4)
!49 = !DILocation(line: 55, column: 26, scope: !4)
!50 = !DILocation(line: 54, column: 56, scope: !4)
!51 = !DILocation(line: 53, column: 60, scope: !4)
!52 = !DILocation(line: 52, column: 60, scope: !4)
!53 = !DILocation(line: 50, column: 21, scope: !4)
!54 = !DILocation(line: 50, column: 31, scope: !4)
!55 = !DILocation(line: 56, column: 21, scope: !4)
!56 = !DILocation(line: 57, column: 24, scope: !4)
!57 = !DILocation(line: 57, column: 34, scope: !4)
!58 = !DILocation(line: 57, column: 44, scope: !4)
!59 = !DILocation(line: 56, column: 54, scope: !4)
!60 = !DILocation(line: 57, column: 19, scope: !4)
!61 = !DILocation(line: 57, column: 29, scope: !4)
!62 = !DILocation(line: 57, column: 39, scope: !4)
!63 = !DILocation(line: 57, column: 54, scope: !4)
!64 = !DILocation(line: 57, column: 49, scope: !4)
!65 = !DILocation(line: 50, column: 30, scope: !66, inlinedAt: !68)
!66 = distinct !DILexicalBlockFile(scope: !4, file: !67, discriminator: 0)
!67 = !DIFile(filename: "standard.py", directory: "triton/language")
!68 = !DILocation(line: 58, column: 41, scope: !69)
!69 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!70 = !DILocation(line: 50, column: 29, scope: !66, inlinedAt: !68)
!71 = !DILocation(line: 50, column: 20, scope: !66, inlinedAt: !68)
!72 = !DILocation(line: 50, column: 16, scope: !66, inlinedAt: !68)
!73 = !DILocation(line: 58, column: 30, scope: !4)
!74 = !DILocation(line: 58, column: 48, scope: !4)
!75 = !DILocation(line: 58, column: 25, scope: !4)
!76 = !DILocation(line: 62, column: 18, scope: !4)
!77 = !DILocation(line: 63, column: 18, scope: !4)
!78 = !DILocation(line: 55, column: 4, scope: !4)
