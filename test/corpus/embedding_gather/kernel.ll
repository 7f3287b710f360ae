; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @embedding_gather_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, i32 %5, i32 %6, ptr addrspace(1) readnone captures(none) %7, ptr addrspace(1) readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %11 = shl i32 %10, 4, !dbg !8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %13 = lshr i32 %12, 5, !dbg !9
  %14 = and i32 %13, 3, !dbg !9
  %15 = or disjoint i32 %14, %11, !dbg !10
  %16 = or disjoint i32 %15, 4, !dbg !10
  %17 = or disjoint i32 %15, 8, !dbg !10
  %18 = or disjoint i32 %15, 12, !dbg !10
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11
  %20 = shl nuw nsw i32 %19, 8, !dbg !12
  %21 = shl nuw nsw i32 %12, 3, !dbg !13
  %22 = and i32 %21, 248, !dbg !13
  %23 = or disjoint i32 %22, %20, !dbg !14
  %24 = icmp slt i32 %15, %4, !dbg !15
  %25 = icmp slt i32 %23, %6, !dbg !16
  %26 = and i1 %24, %25, !dbg !17
  %27 = sext i32 %15 to i64, !dbg !18
  %28 = getelementptr i64, ptr addrspace(1) %0, i64 %27, !dbg !18
  %29 = sext i32 %16 to i64, !dbg !18
  %30 = getelementptr i64, ptr addrspace(1) %0, i64 %29, !dbg !18
  %31 = sext i32 %17 to i64, !dbg !18
  %32 = getelementptr i64, ptr addrspace(1) %0, i64 %31, !dbg !18
  %33 = sext i32 %18 to i64, !dbg !18
  %34 = getelementptr i64, ptr addrspace(1) %0, i64 %33, !dbg !18
  %35 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %28, i1 %24) #2, !dbg !19
  %36 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %30, i1 %24) #2, !dbg !19
  %37 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %32, i1 %24) #2, !dbg !19
  %38 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l,b"(ptr addrspace(1) %34, i1 %24) #2, !dbg !19
  %39 = sext i32 %6 to i64, !dbg !20
  %40 = mul i64 %35, %39, !dbg !20
  %41 = mul i64 %36, %39, !dbg !20
  %42 = mul i64 %37, %39, !dbg !20
  %43 = mul i64 %38, %39, !dbg !20
  %44 = getelementptr half, ptr addrspace(1) %1, i64 %40, !dbg !21
  %45 = getelementptr half, ptr addrspace(1) %1, i64 %41, !dbg !21
  %46 = getelementptr half, ptr addrspace(1) %1, i64 %42, !dbg !21
  %47 = getelementptr half, ptr addrspace(1) %1, i64 %43, !dbg !21
  %48 = zext nneg i32 %23 to i64, !dbg !22
  %49 = getelementptr half, ptr addrspace(1) %44, i64 %48, !dbg !22
  %50 = getelementptr half, ptr addrspace(1) %45, i64 %48, !dbg !22
  %51 = getelementptr half, ptr addrspace(1) %46, i64 %48, !dbg !22
  %52 = getelementptr half, ptr addrspace(1) %47, i64 %48, !dbg !22
  %53 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %49, i1 %26) #2, !dbg !23
  %54 = extractvalue { i32, i32, i32, i32 } %53, 0, !dbg !23
  %55 = bitcast i32 %54 to <2 x half>, !dbg !23
  %56 = extractvalue { i32, i32, i32, i32 } %53, 1, !dbg !23
  %57 = bitcast i32 %56 to <2 x half>, !dbg !23
  %58 = extractvalue { i32, i32, i32, i32 } %53, 2, !dbg !23
  %59 = bitcast i32 %58 to <2 x half>, !dbg !23
  %60 = extractvalue { i32, i32, i32, i32 } %53, 3, !dbg !23
  %61 = bitcast i32 %60 to <2 x half>, !dbg !23
  %62 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %50, i1 %26) #2, !dbg !23
  %63 = extractvalue { i32, i32, i32, i32 } %62, 0, !dbg !23
  %64 = bitcast i32 %63 to <2 x half>, !dbg !23
  %65 = extractvalue { i32, i32, i32, i32 } %62, 1, !dbg !23
  %66 = bitcast i32 %65 to <2 x half>, !dbg !23
  %67 = extractvalue { i32, i32, i32, i32 } %62, 2, !dbg !23
  %68 = bitcast i32 %67 to <2 x half>, !dbg !23
  %69 = extractvalue { i32, i32, i32, i32 } %62, 3, !dbg !23
  %70 = bitcast i32 %69 to <2 x half>, !dbg !23
  %71 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %51, i1 %26) #2, !dbg !23
  %72 = extractvalue { i32, i32, i32, i32 } %71, 0, !dbg !23
  %73 = bitcast i32 %72 to <2 x half>, !dbg !23
  %74 = extractvalue { i32, i32, i32, i32 } %71, 1, !dbg !23
  %75 = bitcast i32 %74 to <2 x half>, !dbg !23
  %76 = extractvalue { i32, i32, i32, i32 } %71, 2, !dbg !23
  %77 = bitcast i32 %76 to <2 x half>, !dbg !23
  %78 = extractvalue { i32, i32, i32, i32 } %71, 3, !dbg !23
  %79 = bitcast i32 %78 to <2 x half>, !dbg !23
  %80 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %52, i1 %26) #2, !dbg !23
  %81 = extractvalue { i32, i32, i32, i32 } %80, 0, !dbg !23
  %82 = bitcast i32 %81 to <2 x half>, !dbg !23
  %83 = extractvalue { i32, i32, i32, i32 } %80, 1, !dbg !23
  %84 = bitcast i32 %83 to <2 x half>, !dbg !23
  %85 = extractvalue { i32, i32, i32, i32 } %80, 2, !dbg !23
  %86 = bitcast i32 %85 to <2 x half>, !dbg !23
  %87 = extractvalue { i32, i32, i32, i32 } %80, 3, !dbg !23
  %88 = bitcast i32 %87 to <2 x half>, !dbg !23
  %89 = srem i32 %15, %5, !dbg !24
  %90 = srem i32 %16, %5, !dbg !24
  %91 = srem i32 %17, %5, !dbg !24
  %92 = srem i32 %18, %5, !dbg !24
  %93 = mul i32 %89, %6, !dbg !25
  %94 = mul i32 %90, %6, !dbg !25
  %95 = mul i32 %91, %6, !dbg !25
  %96 = mul i32 %92, %6, !dbg !25
  %97 = sext i32 %93 to i64, !dbg !26
  %98 = getelementptr half, ptr addrspace(1) %2, i64 %97, !dbg !26
  %99 = sext i32 %94 to i64, !dbg !26
  %100 = getelementptr half, ptr addrspace(1) %2, i64 %99, !dbg !26
  %101 = sext i32 %95 to i64, !dbg !26
  %102 = getelementptr half, ptr addrspace(1) %2, i64 %101, !dbg !26
  %103 = sext i32 %96 to i64, !dbg !26
  %104 = getelementptr half, ptr addrspace(1) %2, i64 %103, !dbg !26
  %105 = getelementptr half, ptr addrspace(1) %98, i64 %48, !dbg !27
  %106 = getelementptr half, ptr addrspace(1) %100, i64 %48, !dbg !27
  %107 = getelementptr half, ptr addrspace(1) %102, i64 %48, !dbg !27
  %108 = getelementptr half, ptr addrspace(1) %104, i64 %48, !dbg !27
  %109 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %105, i1 %26) #2, !dbg !28
  %110 = extractvalue { i32, i32, i32, i32 } %109, 0, !dbg !28
  %111 = bitcast i32 %110 to <2 x half>, !dbg !28
  %112 = extractvalue { i32, i32, i32, i32 } %109, 1, !dbg !28
  %113 = bitcast i32 %112 to <2 x half>, !dbg !28
  %114 = extractvalue { i32, i32, i32, i32 } %109, 2, !dbg !28
  %115 = bitcast i32 %114 to <2 x half>, !dbg !28
  %116 = extractvalue { i32, i32, i32, i32 } %109, 3, !dbg !28
  %117 = bitcast i32 %116 to <2 x half>, !dbg !28
  %118 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %106, i1 %26) #2, !dbg !28
  %119 = extractvalue { i32, i32, i32, i32 } %118, 0, !dbg !28
  %120 = bitcast i32 %119 to <2 x half>, !dbg !28
  %121 = extractvalue { i32, i32, i32, i32 } %118, 1, !dbg !28
  %122 = bitcast i32 %121 to <2 x half>, !dbg !28
  %123 = extractvalue { i32, i32, i32, i32 } %118, 2, !dbg !28
  %124 = bitcast i32 %123 to <2 x half>, !dbg !28
  %125 = extractvalue { i32, i32, i32, i32 } %118, 3, !dbg !28
  %126 = bitcast i32 %125 to <2 x half>, !dbg !28
  %127 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %107, i1 %26) #2, !dbg !28
  %128 = extractvalue { i32, i32, i32, i32 } %127, 0, !dbg !28
  %129 = bitcast i32 %128 to <2 x half>, !dbg !28
  %130 = extractvalue { i32, i32, i32, i32 } %127, 1, !dbg !28
  %131 = bitcast i32 %130 to <2 x half>, !dbg !28
  %132 = extractvalue { i32, i32, i32, i32 } %127, 2, !dbg !28
  %133 = bitcast i32 %132 to <2 x half>, !dbg !28
  %134 = extractvalue { i32, i32, i32, i32 } %127, 3, !dbg !28
  %135 = bitcast i32 %134 to <2 x half>, !dbg !28
  %136 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, $4;\0A\09mov.u32 $1, $5;\0A\09mov.u32 $2, $6;\0A\09mov.u32 $3, $7;\0A\09@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,r,r,r,r,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %108, i1 %26) #2, !dbg !28
  %137 = extractvalue { i32, i32, i32, i32 } %136, 0, !dbg !28
  %138 = bitcast i32 %137 to <2 x half>, !dbg !28
  %139 = extractvalue { i32, i32, i32, i32 } %136, 1, !dbg !28
  %140 = bitcast i32 %139 to <2 x half>, !dbg !28
  %141 = extractvalue { i32, i32, i32, i32 } %136, 2, !dbg !28
  %142 = bitcast i32 %141 to <2 x half>, !dbg !28
  %143 = extractvalue { i32, i32, i32, i32 } %136, 3, !dbg !28
  %144 = bitcast i32 %143 to <2 x half>, !dbg !28
  %145 = mul i32 %6, %15, !dbg !29
  %146 = mul i32 %6, %16, !dbg !29
  %147 = mul i32 %6, %17, !dbg !29
  %148 = mul i32 %6, %18, !dbg !29
  %149 = sext i32 %145 to i64, !dbg !30
  %150 = getelementptr half, ptr addrspace(1) %3, i64 %149, !dbg !30
  %151 = sext i32 %146 to i64, !dbg !30
  %152 = getelementptr half, ptr addrspace(1) %3, i64 %151, !dbg !30
  %153 = sext i32 %147 to i64, !dbg !30
  %154 = getelementptr half, ptr addrspace(1) %3, i64 %153, !dbg !30
  %155 = sext i32 %148 to i64, !dbg !30
  %156 = getelementptr half, ptr addrspace(1) %3, i64 %155, !dbg !30
  %157 = getelementptr half, ptr addrspace(1) %150, i64 %48, !dbg !31
  %158 = getelementptr half, ptr addrspace(1) %152, i64 %48, !dbg !31
  %159 = getelementptr half, ptr addrspace(1) %154, i64 %48, !dbg !31
  %160 = getelementptr half, ptr addrspace(1) %156, i64 %48, !dbg !31
  %161 = fadd <2 x half> %55, %111, !dbg !32
  %162 = fadd <2 x half> %57, %113, !dbg !32
  %163 = fadd <2 x half> %59, %115, !dbg !32
  %164 = fadd <2 x half> %61, %117, !dbg !32
  %165 = fadd <2 x half> %64, %120, !dbg !32
  %166 = fadd <2 x half> %66, %122, !dbg !32
  %167 = fadd <2 x half> %68, %124, !dbg !32
  %168 = fadd <2 x half> %70, %126, !dbg !32
  %169 = fadd <2 x half> %73, %129, !dbg !32
  %170 = fadd <2 x half> %75, %131, !dbg !32
  %171 = fadd <2 x half> %77, %133, !dbg !32
  %172 = fadd <2 x half> %79, %135, !dbg !32
  %173 = fadd <2 x half> %82, %138, !dbg !32
  %174 = fadd <2 x half> %84, %140, !dbg !32
  %175 = fadd <2 x half> %86, %142, !dbg !32
  %176 = fadd <2 x half> %88, %144, !dbg !32
  %177 = bitcast <2 x half> %161 to i32, !dbg !33
  %178 = bitcast <2 x half> %162 to i32, !dbg !33
  %179 = bitcast <2 x half> %163 to i32, !dbg !33
  %180 = bitcast <2 x half> %164 to i32, !dbg !33
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %177, i32 %178, i32 %179, i32 %180, ptr addrspace(1) %157, i1 %26) #2, !dbg !33
  %181 = bitcast <2 x half> %165 to i32, !dbg !33
  %182 = bitcast <2 x half> %166 to i32, !dbg !33
  %183 = bitcast <2 x half> %167 to i32, !dbg !33
  %184 = bitcast <2 x half> %168 to i32, !dbg !33
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %181, i32 %182, i32 %183, i32 %184, ptr addrspace(1) %158, i1 %26) #2, !dbg !33
  %185 = bitcast <2 x half> %169 to i32, !dbg !33
  %186 = bitcast <2 x half> %170 to i32, !dbg !33
  %187 = bitcast <2 x half> %171 to i32, !dbg !33
  %188 = bitcast <2 x half> %172 to i32, !dbg !33
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %185, i32 %186, i32 %187, i32 %188, ptr addrspace(1) %159, i1 %26) #2, !dbg !33
  %189 = bitcast <2 x half> %173 to i32, !dbg !33
  %190 = bitcast <2 x half> %174 to i32, !dbg !33
  %191 = bitcast <2 x half> %175 to i32, !dbg !33
  %192 = bitcast <2 x half> %176 to i32, !dbg !33
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %189, i32 %190, i32 %191, i32 %192, ptr addrspace(1) %160, i1 %26) #2, !dbg !33
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "embedding.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "embedding_gather_kernel", linkageName: "embedding_gather_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 22, scope: !4)
!8 = !DILocation(line: 12, column: 27, scope: !4)
!9 = !DILocation(line: 12, column: 50, scope: !4)
!10 = !DILocation(line: 12, column: 37, scope: !4)
!11 = !DILocation(line: 13, column: 22, scope: !4)
!12 = !DILocation(line: 13, column: 27, scope: !4)
!13 = !DILocation(line: 13, column: 50, scope: !4)
!14 = !DILocation(line: 13, column: 37, scope: !4)
!15 = !DILocation(line: 14, column: 16, scope: !4)
!16 = !DILocation(line: 14, column: 40, scope: !4)
!17 = !DILocation(line: 14, column: 35, scope: !4)
!18 = !DILocation(line: 15, column: 28, scope: !4)
!19 = !DILocation(line: 15, column: 18, scope: !4)
!20 = !DILocation(line: 16, column: 45, scope: !4)
!21 = !DILocation(line: 16, column: 30, scope: !4)
!22 = !DILocation(line: 16, column: 49, scope: !4)
!23 = !DILocation(line: 16, column: 18, scope: !4)
!24 = !DILocation(line: 17, column: 43, scope: !4)
!25 = !DILocation(line: 17, column: 62, scope: !4)
!26 = !DILocation(line: 17, column: 38, scope: !4)
!27 = !DILocation(line: 17, column: 66, scope: !4)
!28 = !DILocation(line: 17, column: 23, scope: !4)
!29 = !DILocation(line: 18, column: 36, scope: !4)
!30 = !DILocation(line: 18, column: 23, scope: !4)
!31 = !DILocation(line: 18, column: 40, scope: !4)
!32 = !DILocation(line: 18, column: 58, scope: !4)
!33 = !DILocation(line: 18, column: 52, scope: !4)
!34 = !DILocation(line: 18, column: 4, scope: !4)
