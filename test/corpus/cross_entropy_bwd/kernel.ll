; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @cross_entropy_bwd_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, i32 %6, float %7, ptr addrspace(1) readnone captures(none) %8, ptr addrspace(1) readnone captures(none) %9) local_unnamed_addr #0 !dbg !4 {
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %12 = zext nneg i32 %11 to i64, !dbg !8
  %13 = getelementptr i64, ptr addrspace(1) %1, i64 %12, !dbg !9
  %14 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %13) #3, !dbg !10
  %15 = getelementptr float, ptr addrspace(1) %2, i64 %12, !dbg !11
  %16 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %15) #3, !dbg !12
  %17 = bitcast i32 %16 to float, !dbg !12
  %18 = getelementptr float, ptr addrspace(1) %3, i64 %12, !dbg !13
  %19 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %18) #3, !dbg !14
  %20 = bitcast i32 %19 to float, !dbg !14
  %21 = sext i32 %6 to i64, !dbg !15
  %22 = icmp eq i64 %14, %21, !dbg !15
  %23 = select i1 %22, float 0.000000e+00, float %20, !dbg !16
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %25 = and i32 %24, 255, !dbg !17
  %26 = or disjoint i32 %25, 256, !dbg !17
  %27 = or disjoint i32 %25, 512, !dbg !17
  %28 = or i32 %24, 768, !dbg !17
  %29 = or disjoint i32 %25, 1024, !dbg !17
  %30 = or disjoint i32 %25, 1280, !dbg !17
  %31 = or disjoint i32 %25, 1536, !dbg !17
  %32 = or i32 %24, 1792, !dbg !17
  %33 = sitofp i32 %5 to float, !dbg !18
  %34 = tail call float @llvm.nvvm.div.full(float %7, float %33), !dbg !18
  %35 = fsub float 1.000000e+00, %7, !dbg !19
  %36 = icmp sgt i32 %5, 0, !dbg !20
  br i1 %36, label %.lr.ph.preheader, label %._crit_edge, !dbg !20

.lr.ph.preheader:                                 ; preds = %10
  %37 = zext nneg i32 %5 to i64, !dbg !21
  %38 = mul nuw nsw i64 %37, %12, !dbg !21
  %39 = getelementptr bfloat, ptr addrspace(1) %4, i64 %38, !dbg !22
  %40 = zext nneg i32 %32 to i64, !dbg !23
  %41 = getelementptr bfloat, ptr addrspace(1) %39, i64 %40, !dbg !24
  %42 = zext nneg i32 %31 to i64, !dbg !23
  %43 = getelementptr bfloat, ptr addrspace(1) %39, i64 %42, !dbg !24
  %44 = zext nneg i32 %30 to i64, !dbg !23
  %45 = getelementptr bfloat, ptr addrspace(1) %39, i64 %44, !dbg !24
  %46 = zext nneg i32 %29 to i64, !dbg !23
  %47 = getelementptr bfloat, ptr addrspace(1) %39, i64 %46, !dbg !24
  %48 = zext nneg i32 %28 to i64, !dbg !23
  %49 = getelementptr bfloat, ptr addrspace(1) %39, i64 %48, !dbg !24
  %50 = zext nneg i32 %27 to i64, !dbg !23
  %51 = getelementptr bfloat, ptr addrspace(1) %39, i64 %50, !dbg !24
  %52 = zext nneg i32 %26 to i64, !dbg !23
  %53 = getelementptr bfloat, ptr addrspace(1) %39, i64 %52, !dbg !24
  %54 = zext nneg i32 %25 to i64, !dbg !23
  %55 = getelementptr bfloat, ptr addrspace(1) %39, i64 %54, !dbg !24
  %56 = getelementptr bfloat, ptr addrspace(1) %0, i64 %38, !dbg !25
  %57 = getelementptr bfloat, ptr addrspace(1) %56, i64 %40, !dbg !23
  %58 = getelementptr bfloat, ptr addrspace(1) %56, i64 %42, !dbg !23
  %59 = getelementptr bfloat, ptr addrspace(1) %56, i64 %44, !dbg !23
  %60 = getelementptr bfloat, ptr addrspace(1) %56, i64 %46, !dbg !23
  %61 = getelementptr bfloat, ptr addrspace(1) %56, i64 %48, !dbg !23
  %62 = getelementptr bfloat, ptr addrspace(1) %56, i64 %50, !dbg !23
  %63 = getelementptr bfloat, ptr addrspace(1) %56, i64 %52, !dbg !23
  %64 = getelementptr bfloat, ptr addrspace(1) %56, i64 %54, !dbg !23
  br label %.lr.ph, !dbg !20

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %.pn1848 = phi ptr addrspace(1) [ %209, %.lr.ph ], [ %41, %.lr.ph.preheader ]
  %.pn2047 = phi ptr addrspace(1) [ %208, %.lr.ph ], [ %43, %.lr.ph.preheader ]
  %.pn2246 = phi ptr addrspace(1) [ %207, %.lr.ph ], [ %45, %.lr.ph.preheader ]
  %.pn2445 = phi ptr addrspace(1) [ %206, %.lr.ph ], [ %47, %.lr.ph.preheader ]
  %.pn2644 = phi ptr addrspace(1) [ %205, %.lr.ph ], [ %49, %.lr.ph.preheader ]
  %.pn2843 = phi ptr addrspace(1) [ %204, %.lr.ph ], [ %51, %.lr.ph.preheader ]
  %.pn3042 = phi ptr addrspace(1) [ %203, %.lr.ph ], [ %53, %.lr.ph.preheader ]
  %.pn3241 = phi ptr addrspace(1) [ %202, %.lr.ph ], [ %55, %.lr.ph.preheader ]
  %.pn240 = phi ptr addrspace(1) [ %201, %.lr.ph ], [ %57, %.lr.ph.preheader ]
  %.pn439 = phi ptr addrspace(1) [ %200, %.lr.ph ], [ %58, %.lr.ph.preheader ]
  %.pn638 = phi ptr addrspace(1) [ %199, %.lr.ph ], [ %59, %.lr.ph.preheader ]
  %.pn837 = phi ptr addrspace(1) [ %198, %.lr.ph ], [ %60, %.lr.ph.preheader ]
  %.pn1036 = phi ptr addrspace(1) [ %197, %.lr.ph ], [ %61, %.lr.ph.preheader ]
  %.pn1235 = phi ptr addrspace(1) [ %196, %.lr.ph ], [ %62, %.lr.ph.preheader ]
  %.pn1434 = phi ptr addrspace(1) [ %195, %.lr.ph ], [ %63, %.lr.ph.preheader ]
  %.pn1633 = phi ptr addrspace(1) [ %194, %.lr.ph ], [ %64, %.lr.ph.preheader ]
  %65 = phi i32 [ %210, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %66 = or disjoint i32 %65, %25, !dbg !26
  %67 = or disjoint i32 %65, %26, !dbg !26
  %68 = or disjoint i32 %65, %27, !dbg !26
  %69 = or disjoint i32 %65, %28, !dbg !26
  %70 = or disjoint i32 %65, %29, !dbg !26
  %71 = or disjoint i32 %65, %30, !dbg !26
  %72 = or disjoint i32 %65, %31, !dbg !26
  %73 = or disjoint i32 %65, %32, !dbg !26
  %74 = icmp slt i32 %66, %5, !dbg !27
  %75 = icmp slt i32 %67, %5, !dbg !27
  %76 = icmp slt i32 %68, %5, !dbg !27
  %77 = icmp slt i32 %69, %5, !dbg !27
  %78 = icmp slt i32 %70, %5, !dbg !27
  %79 = icmp slt i32 %71, %5, !dbg !27
  %80 = icmp slt i32 %72, %5, !dbg !27
  %81 = icmp slt i32 %73, %5, !dbg !27
  %82 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1633, i1 %74) #3, !dbg !28
  %83 = bitcast i16 %82 to bfloat, !dbg !28
  %84 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1434, i1 %75) #3, !dbg !28
  %85 = bitcast i16 %84 to bfloat, !dbg !28
  %86 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1235, i1 %76) #3, !dbg !28
  %87 = bitcast i16 %86 to bfloat, !dbg !28
  %88 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1036, i1 %77) #3, !dbg !28
  %89 = bitcast i16 %88 to bfloat, !dbg !28
  %90 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn837, i1 %78) #3, !dbg !28
  %91 = bitcast i16 %90 to bfloat, !dbg !28
  %92 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn638, i1 %79) #3, !dbg !28
  %93 = bitcast i16 %92 to bfloat, !dbg !28
  %94 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn439, i1 %80) #3, !dbg !28
  %95 = bitcast i16 %94 to bfloat, !dbg !28
  %96 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn240, i1 %81) #3, !dbg !28
  %97 = bitcast i16 %96 to bfloat, !dbg !28
  %98 = fpext bfloat %83 to float, !dbg !29
  %99 = fpext bfloat %85 to float, !dbg !29
  %100 = fpext bfloat %87 to float, !dbg !29
  %101 = fpext bfloat %89 to float, !dbg !29
  %102 = fpext bfloat %91 to float, !dbg !29
  %103 = fpext bfloat %93 to float, !dbg !29
  %104 = fpext bfloat %95 to float, !dbg !29
  %105 = fpext bfloat %97 to float, !dbg !29
  %106 = fsub float %98, %17, !dbg !30
  %107 = fsub float %99, %17, !dbg !30
  %108 = fsub float %100, %17, !dbg !30
  %109 = fsub float %101, %17, !dbg !30
  %110 = fsub float %102, %17, !dbg !30
  %111 = fsub float %103, %17, !dbg !30
  %112 = fsub float %104, %17, !dbg !30
  %113 = fsub float %105, %17, !dbg !30
  %114 = fmul float %106, 0x3FF7154760000000, !dbg !31
  %115 = tail call float @llvm.nvvm.ex2.approx.f(float %114), !dbg !31
  %116 = fmul float %107, 0x3FF7154760000000, !dbg !31
  %117 = tail call float @llvm.nvvm.ex2.approx.f(float %116), !dbg !31
  %118 = fmul float %108, 0x3FF7154760000000, !dbg !31
  %119 = tail call float @llvm.nvvm.ex2.approx.f(float %118), !dbg !31
  %120 = fmul float %109, 0x3FF7154760000000, !dbg !31
  %121 = tail call float @llvm.nvvm.ex2.approx.f(float %120), !dbg !31
  %122 = fmul float %110, 0x3FF7154760000000, !dbg !31
  %123 = tail call float @llvm.nvvm.ex2.approx.f(float %122), !dbg !31
  %124 = fmul float %111, 0x3FF7154760000000, !dbg !31
  %125 = tail call float @llvm.nvvm.ex2.approx.f(float %124), !dbg !31
  %126 = fmul float %112, 0x3FF7154760000000, !dbg !31
  %127 = tail call float @llvm.nvvm.ex2.approx.f(float %126), !dbg !31
  %128 = fmul float %113, 0x3FF7154760000000, !dbg !31
  %129 = tail call float @llvm.nvvm.ex2.approx.f(float %128), !dbg !31
  %130 = fsub float %115, %34, !dbg !32
  %131 = fsub float %117, %34, !dbg !32
  %132 = fsub float %119, %34, !dbg !32
  %133 = fsub float %121, %34, !dbg !32
  %134 = fsub float %123, %34, !dbg !32
  %135 = fsub float %125, %34, !dbg !32
  %136 = fsub float %127, %34, !dbg !32
  %137 = fsub float %129, %34, !dbg !32
  %138 = sext i32 %66 to i64, !dbg !33
  %139 = sext i32 %67 to i64, !dbg !33
  %140 = sext i32 %68 to i64, !dbg !33
  %141 = sext i32 %69 to i64, !dbg !33
  %142 = sext i32 %70 to i64, !dbg !33
  %143 = sext i32 %71 to i64, !dbg !33
  %144 = sext i32 %72 to i64, !dbg !33
  %145 = sext i32 %73 to i64, !dbg !33
  %146 = icmp eq i64 %14, %138, !dbg !33
  %147 = icmp eq i64 %14, %139, !dbg !33
  %148 = icmp eq i64 %14, %140, !dbg !33
  %149 = icmp eq i64 %14, %141, !dbg !33
  %150 = icmp eq i64 %14, %142, !dbg !33
  %151 = icmp eq i64 %14, %143, !dbg !33
  %152 = icmp eq i64 %14, %144, !dbg !33
  %153 = icmp eq i64 %14, %145, !dbg !33
  %154 = fsub float %130, %35, !dbg !34
  %155 = fsub float %131, %35, !dbg !34
  %156 = fsub float %132, %35, !dbg !34
  %157 = fsub float %133, %35, !dbg !34
  %158 = fsub float %134, %35, !dbg !34
  %159 = fsub float %135, %35, !dbg !34
  %160 = fsub float %136, %35, !dbg !34
  %161 = fsub float %137, %35, !dbg !34
  %162 = select i1 %146, float %154, float %130, !dbg !35
  %163 = select i1 %147, float %155, float %131, !dbg !35
  %164 = select i1 %148, float %156, float %132, !dbg !35
  %165 = select i1 %149, float %157, float %133, !dbg !35
  %166 = select i1 %150, float %158, float %134, !dbg !35
  %167 = select i1 %151, float %159, float %135, !dbg !35
  %168 = select i1 %152, float %160, float %136, !dbg !35
  %169 = select i1 %153, float %161, float %137, !dbg !35
  %170 = fmul float %23, %162, !dbg !36
  %171 = fmul float %23, %163, !dbg !36
  %172 = fmul float %23, %164, !dbg !36
  %173 = fmul float %23, %165, !dbg !36
  %174 = fmul float %23, %166, !dbg !36
  %175 = fmul float %23, %167, !dbg !36
  %176 = fmul float %23, %168, !dbg !36
  %177 = fmul float %23, %169, !dbg !36
  %178 = fptrunc float %170 to bfloat, !dbg !37
  %179 = fptrunc float %171 to bfloat, !dbg !37
  %180 = fptrunc float %172 to bfloat, !dbg !37
  %181 = fptrunc float %173 to bfloat, !dbg !37
  %182 = fptrunc float %174 to bfloat, !dbg !37
  %183 = fptrunc float %175 to bfloat, !dbg !37
  %184 = fptrunc float %176 to bfloat, !dbg !37
  %185 = fptrunc float %177 to bfloat, !dbg !37
  %186 = bitcast bfloat %178 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %186, ptr addrspace(1) %.pn3241, i1 %74) #3, !dbg !38
  %187 = bitcast bfloat %179 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %187, ptr addrspace(1) %.pn3042, i1 %75) #3, !dbg !38
  %188 = bitcast bfloat %180 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %188, ptr addrspace(1) %.pn2843, i1 %76) #3, !dbg !38
  %189 = bitcast bfloat %181 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %189, ptr addrspace(1) %.pn2644, i1 %77) #3, !dbg !38
  %190 = bitcast bfloat %182 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %190, ptr addrspace(1) %.pn2445, i1 %78) #3, !dbg !38
  %191 = bitcast bfloat %183 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %191, ptr addrspace(1) %.pn2246, i1 %79) #3, !dbg !38
  %192 = bitcast bfloat %184 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %192, ptr addrspace(1) %.pn2047, i1 %80) #3, !dbg !38
  %193 = bitcast bfloat %185 to i16, !dbg !38
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %193, ptr addrspace(1) %.pn1848, i1 %81) #3, !dbg !38
  %194 = getelementptr i8, ptr addrspace(1) %.pn1633, i64 4096, !dbg !39
  %195 = getelementptr i8, ptr addrspace(1) %.pn1434, i64 4096, !dbg !39
  %196 = getelementptr i8, ptr addrspace(1) %.pn1235, i64 4096, !dbg !39
  %197 = getelementptr i8, ptr addrspace(1) %.pn1036, i64 4096, !dbg !39
  %198 = getelementptr i8, ptr addrspace(1) %.pn837, i64 4096, !dbg !39
  %199 = getelementptr i8, ptr addrspace(1) %.pn638, i64 4096, !dbg !39
  %200 = getelementptr i8, ptr addrspace(1) %.pn439, i64 4096, !dbg !39
  %201 = getelementptr i8, ptr addrspace(1) %.pn240, i64 4096, !dbg !39
  %202 = getelementptr i8, ptr addrspace(1) %.pn3241, i64 4096, !dbg !40
  %203 = getelementptr i8, ptr addrspace(1) %.pn3042, i64 4096, !dbg !40
  %204 = getelementptr i8, ptr addrspace(1) %.pn2843, i64 4096, !dbg !40
  %205 = getelementptr i8, ptr addrspace(1) %.pn2644, i64 4096, !dbg !40
  %206 = getelementptr i8, ptr addrspace(1) %.pn2445, i64 4096, !dbg !40
  %207 = getelementptr i8, ptr addrspace(1) %.pn2246, i64 4096, !dbg !40
  %208 = getelementptr i8, ptr addrspace(1) %.pn2047, i64 4096, !dbg !40
  %209 = getelementptr i8, ptr addrspace(1) %.pn1848, i64 4096, !dbg !40
  %210 = add i32 %65, 2048, !dbg !20
  %211 = icmp slt i32 %210, %5, !dbg !20
  br i1 %211, label %.lr.ph, label %._crit_edge, !dbg !20

._crit_edge:                                      ; preds = %.lr.ph, %10
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #2

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "losses.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "cross_entropy_bwd_kernel", linkageName: "cross_entropy_bwd_kernel", scope: !1, file: !1, line: 40, type: !5, scopeLine: 40, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 42, column: 24, scope: !4)
!8 = !DILocation(line: 42, column: 30, scope: !4)
!9 = !DILocation(line: 43, column: 34, scope: !4)
!10 = !DILocation(line: 43, column: 21, scope: !4)
!11 = !DILocation(line: 44, column: 28, scope: !4)
!12 = !DILocation(line: 44, column: 18, scope: !4)
!13 = !DILocation(line: 45, column: 30, scope: !4)
!14 = !DILocation(line: 45, column: 19, scope: !4)
!15 = !DILocation(line: 46, column: 30, scope: !4)
!16 = !DILocation(line: 46, column: 43, scope: !4)
!17 = !DILocation(line: 47, column: 24, scope: !4)
!18 = !DILocation(line: 53, column: 25, scope: !4)
!19 = !DILocation(line: 54, column: 52, scope: !4)
!20 = !DILocation(line: 50, column: 25, scope: !4)
!21 = !DILocation(line: 48, column: 32, scope: !4)
!22 = !DILocation(line: 49, column: 27, scope: !4)
!23 = !DILocation(line: 48, column: 36, scope: !4)
!24 = !DILocation(line: 49, column: 37, scope: !4)
!25 = !DILocation(line: 48, column: 26, scope: !4)
!26 = !DILocation(line: 51, column: 19, scope: !4)
!27 = !DILocation(line: 51, column: 26, scope: !4)
!28 = !DILocation(line: 52, column: 27, scope: !4)
!29 = !DILocation(line: 52, column: 60, scope: !4)
!30 = !DILocation(line: 52, column: 74, scope: !4)
!31 = !DILocation(line: 52, column: 19, scope: !4)
!32 = !DILocation(line: 53, column: 13, scope: !4)
!33 = !DILocation(line: 54, column: 33, scope: !4)
!34 = !DILocation(line: 54, column: 46, scope: !4)
!35 = !DILocation(line: 54, column: 64, scope: !4)
!36 = !DILocation(line: 55, column: 30, scope: !4)
!37 = !DILocation(line: 55, column: 39, scope: !4)
!38 = !DILocation(line: 55, column: 25, scope: !4)
!39 = !DILocation(line: 56, column: 18, scope: !4)
!40 = !DILocation(line: 57, column: 18, scope: !4)
!41 = !DILocation(line: 50, column: 4, scope: !4)
