; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @wkv_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, ptr addrspace(1) readnone captures(none) %7, ptr addrspace(1) readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %11 = shl i32 %10, 5, !dbg !8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %13 = and i32 %12, 31, !dbg !9
  %14 = or disjoint i32 %11, %13, !dbg !10
  %15 = icmp slt i32 %14, %6, !dbg !11
  %16 = sext i32 %14 to i64, !dbg !12
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16, !dbg !12
  %18 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %17, i1 %15) #3, !dbg !13
  %19 = bitcast i32 %18 to float, !dbg !13
  %20 = getelementptr float, ptr addrspace(1) %1, i64 %16, !dbg !14
  %21 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %20, i1 %15) #3, !dbg !15
  %22 = bitcast i32 %21 to float, !dbg !15
  %23 = sext i32 %6 to i64, !dbg !16
  %24 = icmp sgt i32 %5, 0, !dbg !17
  br i1 %24, label %.lr.ph.preheader, label %._crit_edge, !dbg !17

.lr.ph.preheader:                                 ; preds = %9
  %25 = zext nneg i32 %5 to i64, !dbg !18
  %26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !19
  %27 = zext nneg i32 %26 to i64, !dbg !20
  %28 = mul nuw nsw i64 %25, %27, !dbg !18
  %29 = mul i64 %28, %23, !dbg !16
  %30 = getelementptr float, ptr addrspace(1) %4, i64 %29, !dbg !21
  %31 = getelementptr float, ptr addrspace(1) %30, i64 %16, !dbg !22
  %32 = getelementptr half, ptr addrspace(1) %3, i64 %29, !dbg !23
  %33 = getelementptr half, ptr addrspace(1) %32, i64 %16, !dbg !24
  %34 = getelementptr half, ptr addrspace(1) %2, i64 %29, !dbg !25
  %35 = getelementptr half, ptr addrspace(1) %34, i64 %16, !dbg !26
  br label %.lr.ph, !dbg !17

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %36 = phi float [ %62, %.lr.ph ], [ 0xC7D2CED320000000, %.lr.ph.preheader ]
  %37 = phi float [ %73, %.lr.ph ], [ 0.000000e+00, %.lr.ph.preheader ]
  %38 = phi float [ %71, %.lr.ph ], [ 0.000000e+00, %.lr.ph.preheader ]
  %.pn36 = phi ptr addrspace(1) [ %76, %.lr.ph ], [ %31, %.lr.ph.preheader ]
  %.pn25 = phi ptr addrspace(1) [ %75, %.lr.ph ], [ %33, %.lr.ph.preheader ]
  %.pn14 = phi ptr addrspace(1) [ %74, %.lr.ph ], [ %35, %.lr.ph.preheader ]
  %39 = phi i32 [ %77, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %40 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn14, i1 %15) #3, !dbg !27
  %41 = bitcast i16 %40 to half, !dbg !27
  %42 = fpext half %41 to float, !dbg !28
  %43 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn25, i1 %15) #3, !dbg !29
  %44 = bitcast i16 %43 to half, !dbg !29
  %45 = fpext half %44 to float, !dbg !30
  %46 = fadd float %22, %42, !dbg !31
  %47 = tail call float @llvm.maxnum.f32(float %36, float %46), !dbg !32
  %48 = fsub float %36, %47, !dbg !33
  %49 = fmul float %48, 0x3FF7154760000000, !dbg !34
  %50 = tail call float @llvm.nvvm.ex2.approx.f(float %49), !dbg !34
  %51 = fsub float %46, %47, !dbg !35
  %52 = fmul float %51, 0x3FF7154760000000, !dbg !36
  %53 = tail call float @llvm.nvvm.ex2.approx.f(float %52), !dbg !36
  %54 = fmul float %38, %50, !dbg !37
  %55 = fmul float %53, %45, !dbg !38
  %56 = fadd float %54, %55, !dbg !39
  %57 = fmul float %37, %50, !dbg !40
  %58 = fadd float %57, %53, !dbg !41
  %59 = tail call float @llvm.nvvm.div.full(float %56, float %58), !dbg !42
  %60 = bitcast float %59 to i32, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %60, ptr addrspace(1) %.pn36, i1 %15) #3, !dbg !43
  %61 = fadd float %36, %19, !dbg !44
  %62 = tail call float @llvm.maxnum.f32(float %61, float %42), !dbg !45
  %63 = fsub float %61, %62, !dbg !46
  %64 = fmul float %63, 0x3FF7154760000000, !dbg !47
  %65 = tail call float @llvm.nvvm.ex2.approx.f(float %64), !dbg !47
  %66 = fsub float %42, %62, !dbg !48
  %67 = fmul float %66, 0x3FF7154760000000, !dbg !49
  %68 = tail call float @llvm.nvvm.ex2.approx.f(float %67), !dbg !49
  %69 = fmul float %38, %65, !dbg !50
  %70 = fmul float %68, %45, !dbg !51
  %71 = fadd float %69, %70, !dbg !52
  %72 = fmul float %37, %65, !dbg !53
  %73 = fadd float %72, %68, !dbg !54
  %74 = getelementptr half, ptr addrspace(1) %.pn14, i64 %23, !dbg !55
  %75 = getelementptr half, ptr addrspace(1) %.pn25, i64 %23, !dbg !56
  %76 = getelementptr float, ptr addrspace(1) %.pn36, i64 %23, !dbg !57
  %77 = add nuw nsw i32 %39, 1, !dbg !17
  %exitcond.not = icmp eq i32 %77, %5, !dbg !17
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph, !dbg !17

._crit_edge:                                      ; preds = %.lr.ph, %9
  ret void, !dbg !58
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

attributes #0 = { nounwind "nvvm.reqntid"="32" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "state_space.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "wkv_kernel", linkageName: "wkv_kernel", scope: !1, file: !1, line: 44, type: !5, scopeLine: 44, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 46, column: 22, scope: !4)
!8 = !DILocation(line: 46, column: 27, scope: !4)
!9 = !DILocation(line: 46, column: 50, scope: !4)
!10 = !DILocation(line: 46, column: 37, scope: !4)
!11 = !DILocation(line: 47, column: 15, scope: !4)
!12 = !DILocation(line: 48, column: 24, scope: !4)
!13 = !DILocation(line: 48, column: 16, scope: !4)
!14 = !DILocation(line: 49, column: 24, scope: !4)
!15 = !DILocation(line: 49, column: 16, scope: !4)
!16 = !DILocation(line: 50, column: 48, scope: !4)
!17 = !DILocation(line: 57, column: 22, scope: !4)
!18 = !DILocation(line: 50, column: 44, scope: !4)
!19 = !DILocation(line: 50, column: 26, scope: !4)
!20 = !DILocation(line: 50, column: 32, scope: !4)
!21 = !DILocation(line: 53, column: 21, scope: !4)
!22 = !DILocation(line: 53, column: 29, scope: !4)
!23 = !DILocation(line: 52, column: 21, scope: !4)
!24 = !DILocation(line: 52, column: 29, scope: !4)
!25 = !DILocation(line: 51, column: 21, scope: !4)
!26 = !DILocation(line: 51, column: 29, scope: !4)
!27 = !DILocation(line: 58, column: 20, scope: !4)
!28 = !DILocation(line: 58, column: 53, scope: !4)
!29 = !DILocation(line: 59, column: 20, scope: !4)
!30 = !DILocation(line: 59, column: 53, scope: !4)
!31 = !DILocation(line: 60, column: 35, scope: !4)
!32 = !DILocation(line: 60, column: 31, scope: !4)
!33 = !DILocation(line: 61, column: 31, scope: !4)
!34 = !DILocation(line: 61, column: 24, scope: !4)
!35 = !DILocation(line: 62, column: 29, scope: !4)
!36 = !DILocation(line: 62, column: 21, scope: !4)
!37 = !DILocation(line: 63, column: 35, scope: !4)
!38 = !DILocation(line: 63, column: 53, scope: !4)
!39 = !DILocation(line: 63, column: 47, scope: !4)
!40 = !DILocation(line: 63, column: 68, scope: !4)
!41 = !DILocation(line: 63, column: 82, scope: !4)
!42 = !DILocation(line: 63, column: 59, scope: !4)
!43 = !DILocation(line: 63, column: 25, scope: !4)
!44 = !DILocation(line: 64, column: 32, scope: !4)
!45 = !DILocation(line: 64, column: 35, scope: !4)
!46 = !DILocation(line: 65, column: 35, scope: !4)
!47 = !DILocation(line: 65, column: 24, scope: !4)
!48 = !DILocation(line: 66, column: 25, scope: !4)
!49 = !DILocation(line: 66, column: 21, scope: !4)
!50 = !DILocation(line: 67, column: 29, scope: !4)
!51 = !DILocation(line: 67, column: 47, scope: !4)
!52 = !DILocation(line: 67, column: 41, scope: !4)
!53 = !DILocation(line: 68, column: 31, scope: !4)
!54 = !DILocation(line: 68, column: 45, scope: !4)
!55 = !DILocation(line: 70, column: 18, scope: !4)
!56 = !DILocation(line: 71, column: 18, scope: !4)
!57 = !DILocation(line: 72, column: 18, scope: !4)
!58 = !DILocation(line: 57, column: 4, scope: !4)
