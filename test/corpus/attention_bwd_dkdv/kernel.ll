; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @attention_bwd_dkdv_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, ptr addrspace(1) %6, ptr addrspace(1) %7, float %8, i32 %9, i32 %10, i32 %11, ptr addrspace(1) readnone captures(none) %12, ptr addrspace(1) readnone captures(none) %13) local_unnamed_addr #0 !dbg !5 {
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %16 = shl i32 %15, 7, !dbg !9
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !10
  %18 = zext nneg i32 %17 to i64, !dbg !11
  %19 = sext i32 %9 to i64, !dbg !12
  %20 = mul nsw i64 %19, %18, !dbg !12
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %22 = lshr i32 %21, 3, !dbg !13
  %23 = and i32 %22, 31, !dbg !13
  %24 = and i32 %21, 224, !dbg !13
  %25 = or disjoint i32 %23, %16, !dbg !14
  %26 = or disjoint i32 %25, 32, !dbg !14
  %27 = or disjoint i32 %25, 64, !dbg !14
  %28 = or disjoint i32 %22, %16, !dbg !14
  %29 = or i32 %28, 96, !dbg !14
  %30 = and i32 %21, 3, !dbg !15
  %31 = shl nuw nsw i32 %30, 1, !dbg !15
  %32 = mul i32 %10, %25, !dbg !16
  %33 = mul i32 %10, %26, !dbg !16
  %34 = mul i32 %10, %27, !dbg !16
  %35 = mul i32 %10, %29, !dbg !16
  %36 = shl nuw nsw i32 %21, 3, !dbg !17
  %37 = and i32 %36, 56, !dbg !17
  %38 = add i32 %32, %37, !dbg !18
  %39 = add i32 %33, %37, !dbg !18
  %40 = add i32 %34, %37, !dbg !18
  %41 = add i32 %35, %37, !dbg !18
  %42 = getelementptr half, ptr addrspace(1) %1, i64 %20, !dbg !19
  %43 = sext i32 %38 to i64, !dbg !20
  %44 = getelementptr half, ptr addrspace(1) %42, i64 %43, !dbg !20
  %45 = sext i32 %39 to i64, !dbg !20
  %46 = getelementptr half, ptr addrspace(1) %42, i64 %45, !dbg !20
  %47 = sext i32 %40 to i64, !dbg !20
  %48 = getelementptr half, ptr addrspace(1) %42, i64 %47, !dbg !20
  %49 = sext i32 %41 to i64, !dbg !20
  %50 = getelementptr half, ptr addrspace(1) %42, i64 %49, !dbg !20
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %44) #2, !dbg !21
  %52 = extractvalue { i32, i32, i32, i32 } %51, 0, !dbg !21
  %53 = extractvalue { i32, i32, i32, i32 } %51, 1, !dbg !21
  %54 = extractvalue { i32, i32, i32, i32 } %51, 2, !dbg !21
  %55 = extractvalue { i32, i32, i32, i32 } %51, 3, !dbg !21
  %56 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %46) #2, !dbg !21
  %57 = extractvalue { i32, i32, i32, i32 } %56, 0, !dbg !21
  %58 = extractvalue { i32, i32, i32, i32 } %56, 1, !dbg !21
  %59 = extractvalue { i32, i32, i32, i32 } %56, 2, !dbg !21
  %60 = extractvalue { i32, i32, i32, i32 } %56, 3, !dbg !21
  %61 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %48) #2, !dbg !21
  %62 = extractvalue { i32, i32, i32, i32 } %61, 0, !dbg !21
  %63 = extractvalue { i32, i32, i32, i32 } %61, 1, !dbg !21
  %64 = extractvalue { i32, i32, i32, i32 } %61, 2, !dbg !21
  %65 = extractvalue { i32, i32, i32, i32 } %61, 3, !dbg !21
  %66 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %50) #2, !dbg !21
  %67 = extractvalue { i32, i32, i32, i32 } %66, 0, !dbg !21
  %68 = extractvalue { i32, i32, i32, i32 } %66, 1, !dbg !21
  %69 = extractvalue { i32, i32, i32, i32 } %66, 2, !dbg !21
  %70 = extractvalue { i32, i32, i32, i32 } %66, 3, !dbg !21
  %urem = shl nuw nsw i32 %21, 4, !dbg !21
  %71 = and i32 %urem, 4080, !dbg !21
  %72 = shl nuw nsw i32 %21, 1, !dbg !21
  %73 = and i32 %72, 112, !dbg !21
  %74 = xor i32 %71, %73, !dbg !21
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %74, !dbg !21
  %76 = insertelement <4 x i32> poison, i32 %52, i64 0, !dbg !21
  %77 = insertelement <4 x i32> %76, i32 %53, i64 1, !dbg !21
  %78 = insertelement <4 x i32> %77, i32 %54, i64 2, !dbg !21
  %79 = insertelement <4 x i32> %78, i32 %55, i64 3, !dbg !21
  store <4 x i32> %79, ptr addrspace(3) %75, align 16, !dbg !21
  %80 = or disjoint i32 %74, 4096, !dbg !21
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80, !dbg !21
  %82 = insertelement <4 x i32> poison, i32 %57, i64 0, !dbg !21
  %83 = insertelement <4 x i32> %82, i32 %58, i64 1, !dbg !21
  %84 = insertelement <4 x i32> %83, i32 %59, i64 2, !dbg !21
  %85 = insertelement <4 x i32> %84, i32 %60, i64 3, !dbg !21
  store <4 x i32> %85, ptr addrspace(3) %81, align 16, !dbg !21
  %86 = or disjoint i32 %74, 8192, !dbg !21
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %86, !dbg !21
  %88 = insertelement <4 x i32> poison, i32 %62, i64 0, !dbg !21
  %89 = insertelement <4 x i32> %88, i32 %63, i64 1, !dbg !21
  %90 = insertelement <4 x i32> %89, i32 %64, i64 2, !dbg !21
  %91 = insertelement <4 x i32> %90, i32 %65, i64 3, !dbg !21
  store <4 x i32> %91, ptr addrspace(3) %87, align 16, !dbg !21
  %92 = or disjoint i32 %74, 12288, !dbg !21
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92, !dbg !21
  %94 = insertelement <4 x i32> poison, i32 %67, i64 0, !dbg !21
  %95 = insertelement <4 x i32> %94, i32 %68, i64 1, !dbg !21
  %96 = insertelement <4 x i32> %95, i32 %69, i64 2, !dbg !21
  %97 = insertelement <4 x i32> %96, i32 %70, i64 3, !dbg !21
  store <4 x i32> %97, ptr addrspace(3) %93, align 16, !dbg !21
  %98 = getelementptr half, ptr addrspace(1) %2, i64 %20, !dbg !22
  %99 = getelementptr half, ptr addrspace(1) %98, i64 %43, !dbg !23
  %100 = getelementptr half, ptr addrspace(1) %98, i64 %45, !dbg !23
  %101 = getelementptr half, ptr addrspace(1) %98, i64 %47, !dbg !23
  %102 = getelementptr half, ptr addrspace(1) %98, i64 %49, !dbg !23
  %103 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %99) #2, !dbg !24
  %104 = extractvalue { i32, i32, i32, i32 } %103, 0, !dbg !24
  %105 = extractvalue { i32, i32, i32, i32 } %103, 1, !dbg !24
  %106 = extractvalue { i32, i32, i32, i32 } %103, 2, !dbg !24
  %107 = extractvalue { i32, i32, i32, i32 } %103, 3, !dbg !24
  %108 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %100) #2, !dbg !24
  %109 = extractvalue { i32, i32, i32, i32 } %108, 0, !dbg !24
  %110 = extractvalue { i32, i32, i32, i32 } %108, 1, !dbg !24
  %111 = extractvalue { i32, i32, i32, i32 } %108, 2, !dbg !24
  %112 = extractvalue { i32, i32, i32, i32 } %108, 3, !dbg !24
  %113 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %101) #2, !dbg !24
  %114 = extractvalue { i32, i32, i32, i32 } %113, 0, !dbg !24
  %115 = extractvalue { i32, i32, i32, i32 } %113, 1, !dbg !24
  %116 = extractvalue { i32, i32, i32, i32 } %113, 2, !dbg !24
  %117 = extractvalue { i32, i32, i32, i32 } %113, 3, !dbg !24
  %118 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %102) #2, !dbg !24
  %119 = extractvalue { i32, i32, i32, i32 } %118, 0, !dbg !24
  %120 = extractvalue { i32, i32, i32, i32 } %118, 1, !dbg !24
  %121 = extractvalue { i32, i32, i32, i32 } %118, 2, !dbg !24
  %122 = extractvalue { i32, i32, i32, i32 } %118, 3, !dbg !24
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %74, !dbg !24
  %124 = insertelement <4 x i32> poison, i32 %104, i64 0, !dbg !24
  %125 = insertelement <4 x i32> %124, i32 %105, i64 1, !dbg !24
  %126 = insertelement <4 x i32> %125, i32 %106, i64 2, !dbg !24
  %127 = insertelement <4 x i32> %126, i32 %107, i64 3, !dbg !24
  store <4 x i32> %127, ptr addrspace(3) %123, align 16, !dbg !24
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %80, !dbg !24
  %129 = insertelement <4 x i32> poison, i32 %109, i64 0, !dbg !24
  %130 = insertelement <4 x i32> %129, i32 %110, i64 1, !dbg !24
  %131 = insertelement <4 x i32> %130, i32 %111, i64 2, !dbg !24
  %132 = insertelement <4 x i32> %131, i32 %112, i64 3, !dbg !24
  store <4 x i32> %132, ptr addrspace(3) %128, align 16, !dbg !24
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %86, !dbg !24
  %134 = insertelement <4 x i32> poison, i32 %114, i64 0, !dbg !24
  %135 = insertelement <4 x i32> %134, i32 %115, i64 1, !dbg !24
  %136 = insertelement <4 x i32> %135, i32 %116, i64 2, !dbg !24
  %137 = insertelement <4 x i32> %136, i32 %117, i64 3, !dbg !24
  store <4 x i32> %137, ptr addrspace(3) %133, align 16, !dbg !24
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %92, !dbg !24
  %139 = insertelement <4 x i32> poison, i32 %119, i64 0, !dbg !24
  %140 = insertelement <4 x i32> %139, i32 %120, i64 1, !dbg !24
  %141 = insertelement <4 x i32> %140, i32 %121, i64 2, !dbg !24
  %142 = insertelement <4 x i32> %141, i32 %122, i64 3, !dbg !24
  store <4 x i32> %142, ptr addrspace(3) %138, align 16, !dbg !24
  %143 = or disjoint i32 %31, %16, !dbg !25
  %144 = or disjoint i32 %143, 8, !dbg !25
  %145 = or disjoint i32 %143, 16, !dbg !25
  %146 = or disjoint i32 %143, 24, !dbg !25
  %147 = or disjoint i32 %143, 32, !dbg !25
  %148 = or disjoint i32 %143, 40, !dbg !25
  %149 = or disjoint i32 %143, 48, !dbg !25
  %150 = or disjoint i32 %143, 56, !dbg !25
  %151 = getelementptr half, ptr addrspace(1) %0, i64 %20, !dbg !26
  %152 = getelementptr half, ptr addrspace(1) %151, i64 %43, !dbg !27
  %153 = getelementptr half, ptr addrspace(1) %151, i64 %45, !dbg !27
  %154 = getelementptr half, ptr addrspace(1) %3, i64 %20, !dbg !28
  %155 = getelementptr half, ptr addrspace(1) %154, i64 %43, !dbg !29
  %156 = getelementptr half, ptr addrspace(1) %154, i64 %45, !dbg !29
  %157 = mul i32 %11, %17, !dbg !30
  %158 = sext i32 %157 to i64, !dbg !31
  %159 = getelementptr float, ptr addrspace(1) %6, i64 %158, !dbg !31
  %160 = sext i32 %143 to i64, !dbg !32
  %161 = getelementptr float, ptr addrspace(1) %159, i64 %160, !dbg !32
  %162 = sext i32 %144 to i64, !dbg !32
  %163 = getelementptr float, ptr addrspace(1) %159, i64 %162, !dbg !32
  %164 = sext i32 %145 to i64, !dbg !32
  %165 = getelementptr float, ptr addrspace(1) %159, i64 %164, !dbg !32
  %166 = sext i32 %146 to i64, !dbg !32
  %167 = getelementptr float, ptr addrspace(1) %159, i64 %166, !dbg !32
  %168 = sext i32 %147 to i64, !dbg !32
  %169 = getelementptr float, ptr addrspace(1) %159, i64 %168, !dbg !32
  %170 = sext i32 %148 to i64, !dbg !32
  %171 = getelementptr float, ptr addrspace(1) %159, i64 %170, !dbg !32
  %172 = sext i32 %149 to i64, !dbg !32
  %173 = getelementptr float, ptr addrspace(1) %159, i64 %172, !dbg !32
  %174 = sext i32 %150 to i64, !dbg !32
  %175 = getelementptr float, ptr addrspace(1) %159, i64 %174, !dbg !32
  %176 = getelementptr float, ptr addrspace(1) %7, i64 %158, !dbg !33
  %177 = getelementptr float, ptr addrspace(1) %176, i64 %160, !dbg !34
  %178 = getelementptr float, ptr addrspace(1) %176, i64 %162, !dbg !34
  %179 = getelementptr float, ptr addrspace(1) %176, i64 %164, !dbg !34
  %180 = getelementptr float, ptr addrspace(1) %176, i64 %166, !dbg !34
  %181 = getelementptr float, ptr addrspace(1) %176, i64 %168, !dbg !34
  %182 = getelementptr float, ptr addrspace(1) %176, i64 %170, !dbg !34
  %183 = getelementptr float, ptr addrspace(1) %176, i64 %172, !dbg !34
  %184 = getelementptr float, ptr addrspace(1) %176, i64 %174, !dbg !34
  %185 = fmul float %8, 0x3FF7154760000000, !dbg !35
  %186 = icmp slt i32 %16, %11, !dbg !36
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %74, !dbg !37
  %188 = select i1 %186, i32 16, i32 0, !dbg !37
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %187, ptr addrspace(1) %152, i32 %188) #2, !dbg !37
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %80, !dbg !37
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %189, ptr addrspace(1) %153, i32 %188) #2, !dbg !37
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !37
  %190 = and i32 %21, 252, !dbg !38
  %191 = icmp eq i32 %190, 0, !dbg !38
  %192 = shl nuw nsw i32 %30, 3, !dbg !38
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %192, !dbg !38
  %194 = select i1 %186, i32 8, i32 0, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) %193, ptr addrspace(1) %161, i32 %194, i1 %191) #2, !dbg !38
  %195 = or disjoint i32 %192, 32, !dbg !38
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %195, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %196, ptr addrspace(1) %163, i32 %194, i1 %191) #2, !dbg !38
  %197 = or disjoint i32 %192, 64, !dbg !38
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %197, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %198, ptr addrspace(1) %165, i32 %194, i1 %191) #2, !dbg !38
  %199 = or disjoint i32 %192, 96, !dbg !38
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %199, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %200, ptr addrspace(1) %167, i32 %194, i1 %191) #2, !dbg !38
  %201 = or disjoint i32 %192, 128, !dbg !38
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %201, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %202, ptr addrspace(1) %169, i32 %194, i1 %191) #2, !dbg !38
  %203 = or disjoint i32 %192, 160, !dbg !38
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %203, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %204, ptr addrspace(1) %171, i32 %194, i1 %191) #2, !dbg !38
  %205 = or disjoint i32 %192, 192, !dbg !38
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %205, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %206, ptr addrspace(1) %173, i32 %194, i1 %191) #2, !dbg !38
  %207 = or disjoint i32 %192, 224, !dbg !38
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %207, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %208, ptr addrspace(1) %175, i32 %194, i1 %191) #2, !dbg !38
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !38
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %74, !dbg !39
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %209, ptr addrspace(1) %155, i32 %188) #2, !dbg !39
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %80, !dbg !39
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %210, ptr addrspace(1) %156, i32 %188) #2, !dbg !39
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !39
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %192, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) %211, ptr addrspace(1) %177, i32 %194, i1 %191) #2, !dbg !40
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %195, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %212, ptr addrspace(1) %178, i32 %194, i1 %191) #2, !dbg !40
  %213 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %197, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %213, ptr addrspace(1) %179, i32 %194, i1 %191) #2, !dbg !40
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %199, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %214, ptr addrspace(1) %180, i32 %194, i1 %191) #2, !dbg !40
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %201, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %215, ptr addrspace(1) %181, i32 %194, i1 %191) #2, !dbg !40
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %203, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %216, ptr addrspace(1) %182, i32 %194, i1 %191) #2, !dbg !40
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %205, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %217, ptr addrspace(1) %183, i32 %194, i1 %191) #2, !dbg !40
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %207, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %218, ptr addrspace(1) %184, i32 %194, i1 %191) #2, !dbg !40
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !40
  tail call void asm sideeffect "fence.proxy.async.shared::cta;", ""() #2, !dbg !41
  br i1 %186, label %.lr.ph, label %._crit_edge, !dbg !36

.lr.ph:                                           ; preds = %14
  %219 = lshr exact i32 %24, 1, !dbg !13
  %220 = lshr i32 %21, 2, !dbg !13
  %221 = and i32 %220, 7, !dbg !13
  %222 = or disjoint i32 %219, %221, !dbg !13
  %223 = or disjoint i32 %222, %16, !dbg !14
  %224 = or disjoint i32 %223, 8, !dbg !14
  %225 = shl i32 %10, 6, !dbg !42
  %226 = or disjoint i32 %143, 57, !dbg !25
  %227 = or disjoint i32 %143, 49, !dbg !25
  %228 = or disjoint i32 %143, 41, !dbg !25
  %229 = or disjoint i32 %143, 33, !dbg !25
  %230 = or disjoint i32 %143, 25, !dbg !25
  %231 = or disjoint i32 %143, 17, !dbg !25
  %232 = or disjoint i32 %143, 9, !dbg !25
  %233 = or disjoint i32 %143, 1, !dbg !25
  %234 = add i32 %11, -64
  %235 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %236 = lshr i32 %21, 5
  %237 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384) to i32), 4
  %238 = sext i32 %225 to i64
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %192
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %239, i32 4
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %195
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 4
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %197
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %243, i32 4
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %199
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %245, i32 4
  %247 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %201
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) %247, i32 4
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %203
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i32 4
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %205
  %252 = getelementptr inbounds nuw i8, ptr addrspace(3) %251, i32 4
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %207
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i32 4
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %192
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) %255, i32 4
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %195
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %257, i32 4
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %197
  %260 = getelementptr inbounds nuw i8, ptr addrspace(3) %259, i32 4
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %199
  %262 = getelementptr inbounds nuw i8, ptr addrspace(3) %261, i32 4
  %263 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %201
  %264 = getelementptr inbounds nuw i8, ptr addrspace(3) %263, i32 4
  %265 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %203
  %266 = getelementptr inbounds nuw i8, ptr addrspace(3) %265, i32 4
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %205
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) %267, i32 4
  %269 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65792), i32 %207
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) %269, i32 4
  %271 = insertelement <16 x i32> poison, i32 %226, i64 0
  %272 = insertelement <16 x i32> %271, i32 %150, i64 1
  %273 = insertelement <16 x i32> %272, i32 %227, i64 2
  %274 = insertelement <16 x i32> %273, i32 %149, i64 3
  %275 = insertelement <16 x i32> %274, i32 %228, i64 4
  %276 = insertelement <16 x i32> %275, i32 %148, i64 5
  %277 = insertelement <16 x i32> %276, i32 %229, i64 6
  %278 = insertelement <16 x i32> %277, i32 %147, i64 7
  %279 = insertelement <16 x i32> %278, i32 %230, i64 8
  %280 = insertelement <16 x i32> %279, i32 %146, i64 9
  %281 = insertelement <16 x i32> %280, i32 %231, i64 10
  %282 = insertelement <16 x i32> %281, i32 %145, i64 11
  %283 = insertelement <16 x i32> %282, i32 %232, i64 12
  %284 = insertelement <16 x i32> %283, i32 %144, i64 13
  %285 = insertelement <16 x i32> %284, i32 %233, i64 14
  %286 = insertelement <16 x i32> %285, i32 %143, i64 15
  %287 = insertelement <32 x i32> poison, i32 %224, i64 0, !dbg !43
  %288 = insertelement <32 x i32> %287, i32 %223, i64 1, !dbg !43
  %289 = shufflevector <32 x i32> %288, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 1>, !dbg !43
  br label %290, !dbg !36

290:                                              ; preds = %.lr.ph, %__nv_exp2f.exit339
  %291 = phi i32 [ -1, %.lr.ph ], [ %363, %__nv_exp2f.exit339 ]
  %292 = phi i32 [ 0, %.lr.ph ], [ %1568, %__nv_exp2f.exit339 ]
  %.pn156376 = phi ptr addrspace(1) [ %184, %.lr.ph ], [ %1565, %__nv_exp2f.exit339 ]
  %.pn160375 = phi ptr addrspace(1) [ %183, %.lr.ph ], [ %1564, %__nv_exp2f.exit339 ]
  %.pn164374 = phi ptr addrspace(1) [ %182, %.lr.ph ], [ %1563, %__nv_exp2f.exit339 ]
  %.pn168373 = phi ptr addrspace(1) [ %181, %.lr.ph ], [ %1562, %__nv_exp2f.exit339 ]
  %.pn172372 = phi ptr addrspace(1) [ %180, %.lr.ph ], [ %1561, %__nv_exp2f.exit339 ]
  %.pn176371 = phi ptr addrspace(1) [ %179, %.lr.ph ], [ %1560, %__nv_exp2f.exit339 ]
  %.pn180370 = phi ptr addrspace(1) [ %178, %.lr.ph ], [ %1559, %__nv_exp2f.exit339 ]
  %.pn184369 = phi ptr addrspace(1) [ %177, %.lr.ph ], [ %1558, %__nv_exp2f.exit339 ]
  %.pn92352 = phi ptr addrspace(1) [ %175, %.lr.ph ], [ %1557, %__nv_exp2f.exit339 ]
  %.pn96351 = phi ptr addrspace(1) [ %173, %.lr.ph ], [ %1556, %__nv_exp2f.exit339 ]
  %.pn100350 = phi ptr addrspace(1) [ %171, %.lr.ph ], [ %1555, %__nv_exp2f.exit339 ]
  %.pn104349 = phi ptr addrspace(1) [ %169, %.lr.ph ], [ %1554, %__nv_exp2f.exit339 ]
  %.pn108348 = phi ptr addrspace(1) [ %167, %.lr.ph ], [ %1553, %__nv_exp2f.exit339 ]
  %.pn112347 = phi ptr addrspace(1) [ %165, %.lr.ph ], [ %1552, %__nv_exp2f.exit339 ]
  %.pn116346 = phi ptr addrspace(1) [ %163, %.lr.ph ], [ %1551, %__nv_exp2f.exit339 ]
  %.pn120345 = phi ptr addrspace(1) [ %161, %.lr.ph ], [ %1550, %__nv_exp2f.exit339 ]
  %.pn72344 = phi ptr addrspace(1) [ %156, %.lr.ph ], [ %1549, %__nv_exp2f.exit339 ]
  %.pn88343 = phi ptr addrspace(1) [ %155, %.lr.ph ], [ %1548, %__nv_exp2f.exit339 ]
  %.pn40342 = phi ptr addrspace(1) [ %153, %.lr.ph ], [ %1547, %__nv_exp2f.exit339 ]
  %.pn56341 = phi ptr addrspace(1) [ %152, %.lr.ph ], [ %1546, %__nv_exp2f.exit339 ]
  %293 = phi float [ 0.000000e+00, %.lr.ph ], [ %1043, %__nv_exp2f.exit339 ]
  %294 = phi float [ 0.000000e+00, %.lr.ph ], [ %1044, %__nv_exp2f.exit339 ]
  %295 = phi float [ 0.000000e+00, %.lr.ph ], [ %1045, %__nv_exp2f.exit339 ]
  %296 = phi float [ 0.000000e+00, %.lr.ph ], [ %1046, %__nv_exp2f.exit339 ]
  %297 = phi float [ 0.000000e+00, %.lr.ph ], [ %1047, %__nv_exp2f.exit339 ]
  %298 = phi float [ 0.000000e+00, %.lr.ph ], [ %1048, %__nv_exp2f.exit339 ]
  %299 = phi float [ 0.000000e+00, %.lr.ph ], [ %1049, %__nv_exp2f.exit339 ]
  %300 = phi float [ 0.000000e+00, %.lr.ph ], [ %1050, %__nv_exp2f.exit339 ]
  %301 = phi float [ 0.000000e+00, %.lr.ph ], [ %1051, %__nv_exp2f.exit339 ]
  %302 = phi float [ 0.000000e+00, %.lr.ph ], [ %1052, %__nv_exp2f.exit339 ]
  %303 = phi float [ 0.000000e+00, %.lr.ph ], [ %1053, %__nv_exp2f.exit339 ]
  %304 = phi float [ 0.000000e+00, %.lr.ph ], [ %1054, %__nv_exp2f.exit339 ]
  %305 = phi float [ 0.000000e+00, %.lr.ph ], [ %1055, %__nv_exp2f.exit339 ]
  %306 = phi float [ 0.000000e+00, %.lr.ph ], [ %1056, %__nv_exp2f.exit339 ]
  %307 = phi float [ 0.000000e+00, %.lr.ph ], [ %1057, %__nv_exp2f.exit339 ]
  %308 = phi float [ 0.000000e+00, %.lr.ph ], [ %1058, %__nv_exp2f.exit339 ]
  %309 = phi float [ 0.000000e+00, %.lr.ph ], [ %1059, %__nv_exp2f.exit339 ]
  %310 = phi float [ 0.000000e+00, %.lr.ph ], [ %1060, %__nv_exp2f.exit339 ]
  %311 = phi float [ 0.000000e+00, %.lr.ph ], [ %1061, %__nv_exp2f.exit339 ]
  %312 = phi float [ 0.000000e+00, %.lr.ph ], [ %1062, %__nv_exp2f.exit339 ]
  %313 = phi float [ 0.000000e+00, %.lr.ph ], [ %1063, %__nv_exp2f.exit339 ]
  %314 = phi float [ 0.000000e+00, %.lr.ph ], [ %1064, %__nv_exp2f.exit339 ]
  %315 = phi float [ 0.000000e+00, %.lr.ph ], [ %1065, %__nv_exp2f.exit339 ]
  %316 = phi float [ 0.000000e+00, %.lr.ph ], [ %1066, %__nv_exp2f.exit339 ]
  %317 = phi float [ 0.000000e+00, %.lr.ph ], [ %1067, %__nv_exp2f.exit339 ]
  %318 = phi float [ 0.000000e+00, %.lr.ph ], [ %1068, %__nv_exp2f.exit339 ]
  %319 = phi float [ 0.000000e+00, %.lr.ph ], [ %1069, %__nv_exp2f.exit339 ]
  %320 = phi float [ 0.000000e+00, %.lr.ph ], [ %1070, %__nv_exp2f.exit339 ]
  %321 = phi float [ 0.000000e+00, %.lr.ph ], [ %1071, %__nv_exp2f.exit339 ]
  %322 = phi float [ 0.000000e+00, %.lr.ph ], [ %1072, %__nv_exp2f.exit339 ]
  %323 = phi float [ 0.000000e+00, %.lr.ph ], [ %1073, %__nv_exp2f.exit339 ]
  %324 = phi float [ 0.000000e+00, %.lr.ph ], [ %1074, %__nv_exp2f.exit339 ]
  %325 = phi float [ 0.000000e+00, %.lr.ph ], [ %1513, %__nv_exp2f.exit339 ]
  %326 = phi float [ 0.000000e+00, %.lr.ph ], [ %1514, %__nv_exp2f.exit339 ]
  %327 = phi float [ 0.000000e+00, %.lr.ph ], [ %1515, %__nv_exp2f.exit339 ]
  %328 = phi float [ 0.000000e+00, %.lr.ph ], [ %1516, %__nv_exp2f.exit339 ]
  %329 = phi float [ 0.000000e+00, %.lr.ph ], [ %1517, %__nv_exp2f.exit339 ]
  %330 = phi float [ 0.000000e+00, %.lr.ph ], [ %1518, %__nv_exp2f.exit339 ]
  %331 = phi float [ 0.000000e+00, %.lr.ph ], [ %1519, %__nv_exp2f.exit339 ]
  %332 = phi float [ 0.000000e+00, %.lr.ph ], [ %1520, %__nv_exp2f.exit339 ]
  %333 = phi float [ 0.000000e+00, %.lr.ph ], [ %1521, %__nv_exp2f.exit339 ]
  %334 = phi float [ 0.000000e+00, %.lr.ph ], [ %1522, %__nv_exp2f.exit339 ]
  %335 = phi float [ 0.000000e+00, %.lr.ph ], [ %1523, %__nv_exp2f.exit339 ]
  %336 = phi float [ 0.000000e+00, %.lr.ph ], [ %1524, %__nv_exp2f.exit339 ]
  %337 = phi float [ 0.000000e+00, %.lr.ph ], [ %1525, %__nv_exp2f.exit339 ]
  %338 = phi float [ 0.000000e+00, %.lr.ph ], [ %1526, %__nv_exp2f.exit339 ]
  %339 = phi float [ 0.000000e+00, %.lr.ph ], [ %1527, %__nv_exp2f.exit339 ]
  %340 = phi float [ 0.000000e+00, %.lr.ph ], [ %1528, %__nv_exp2f.exit339 ]
  %341 = phi float [ 0.000000e+00, %.lr.ph ], [ %1529, %__nv_exp2f.exit339 ]
  %342 = phi float [ 0.000000e+00, %.lr.ph ], [ %1530, %__nv_exp2f.exit339 ]
  %343 = phi float [ 0.000000e+00, %.lr.ph ], [ %1531, %__nv_exp2f.exit339 ]
  %344 = phi float [ 0.000000e+00, %.lr.ph ], [ %1532, %__nv_exp2f.exit339 ]
  %345 = phi float [ 0.000000e+00, %.lr.ph ], [ %1533, %__nv_exp2f.exit339 ]
  %346 = phi float [ 0.000000e+00, %.lr.ph ], [ %1534, %__nv_exp2f.exit339 ]
  %347 = phi float [ 0.000000e+00, %.lr.ph ], [ %1535, %__nv_exp2f.exit339 ]
  %348 = phi float [ 0.000000e+00, %.lr.ph ], [ %1536, %__nv_exp2f.exit339 ]
  %349 = phi float [ 0.000000e+00, %.lr.ph ], [ %1537, %__nv_exp2f.exit339 ]
  %350 = phi float [ 0.000000e+00, %.lr.ph ], [ %1538, %__nv_exp2f.exit339 ]
  %351 = phi float [ 0.000000e+00, %.lr.ph ], [ %1539, %__nv_exp2f.exit339 ]
  %352 = phi float [ 0.000000e+00, %.lr.ph ], [ %1540, %__nv_exp2f.exit339 ]
  %353 = phi float [ 0.000000e+00, %.lr.ph ], [ %1541, %__nv_exp2f.exit339 ]
  %354 = phi float [ 0.000000e+00, %.lr.ph ], [ %1542, %__nv_exp2f.exit339 ]
  %355 = phi float [ 0.000000e+00, %.lr.ph ], [ %1543, %__nv_exp2f.exit339 ]
  %356 = phi float [ 0.000000e+00, %.lr.ph ], [ %1544, %__nv_exp2f.exit339 ]
  %357 = phi i32 [ %16, %.lr.ph ], [ %1578, %__nv_exp2f.exit339 ]
  %358 = phi <16 x i32> [ %286, %.lr.ph ], [ %1545, %__nv_exp2f.exit339 ]
  %359 = shufflevector <16 x i32> %358, <16 x i32> poison, <32 x i32> <i32 0, i32 1, i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 4, i32 5, i32 4, i32 5, i32 6, i32 7, i32 6, i32 7, i32 8, i32 9, i32 8, i32 9, i32 10, i32 11, i32 10, i32 11, i32 12, i32 13, i32 12, i32 13, i32 14, i32 15, i32 14, i32 15>
  %360 = icmp slt i32 %357, %234, !dbg !36
  %361 = add i32 %291, 1, !dbg !36
  %362 = icmp sgt i32 %361, 1, !dbg !36
  %363 = select i1 %362, i32 0, i32 %361, !dbg !36
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %364 = shl i32 %363, 12, !dbg !37
  %365 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %364, !dbg !37
  %366 = load float, ptr addrspace(3) %239, align 8, !dbg !38
  %367 = load float, ptr addrspace(3) %240, align 4, !dbg !38
  %368 = load float, ptr addrspace(3) %241, align 8, !dbg !38
  %369 = load float, ptr addrspace(3) %242, align 4, !dbg !38
  %370 = load float, ptr addrspace(3) %243, align 8, !dbg !38
  %371 = load float, ptr addrspace(3) %244, align 4, !dbg !38
  %372 = load float, ptr addrspace(3) %245, align 8, !dbg !38
  %373 = load float, ptr addrspace(3) %246, align 4, !dbg !38
  %374 = load float, ptr addrspace(3) %247, align 8, !dbg !38
  %375 = load float, ptr addrspace(3) %248, align 4, !dbg !38
  %376 = load float, ptr addrspace(3) %249, align 8, !dbg !38
  %377 = load float, ptr addrspace(3) %250, align 4, !dbg !38
  %378 = load float, ptr addrspace(3) %251, align 8, !dbg !38
  %379 = load float, ptr addrspace(3) %252, align 4, !dbg !38
  %380 = load float, ptr addrspace(3) %253, align 8, !dbg !38
  %381 = load float, ptr addrspace(3) %254, align 4, !dbg !38
  %382 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %236, i32 0, i32 31), !dbg !41
  %383 = shl i32 %382, 7, !dbg !41
  %384 = and i32 %383, 512, !dbg !41
  %385 = add nuw nsw i32 %384, %235, !dbg !41
  %386 = and i32 %385, 16383, !dbg !41
  %387 = zext nneg i32 %386 to i64, !dbg !41
  %388 = ptrtoint ptr addrspace(3) %365 to i32, !dbg !41
  %389 = lshr exact i32 %388, 4, !dbg !41
  %390 = and i32 %389, 16383, !dbg !41
  %391 = zext nneg i32 %390 to i64, !dbg !41
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !41
  %392 = or disjoint i64 %387, 4611686293305294848, !dbg !41
  %393 = or disjoint i64 %391, 4611686293305294848, !dbg !41
  %394 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $32, $33, 0, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,l,l"(i64 %392, i64 %393) #2, !dbg !41
  %395 = add nuw nsw i64 %387, 4611686293305294850, !dbg !41
  %396 = add nuw nsw i64 %391, 4611686293305294850, !dbg !41
  %397 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 0, !dbg !41
  %398 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 1, !dbg !41
  %399 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 2, !dbg !41
  %400 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 3, !dbg !41
  %401 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 4, !dbg !41
  %402 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 5, !dbg !41
  %403 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 6, !dbg !41
  %404 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 7, !dbg !41
  %405 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 8, !dbg !41
  %406 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 9, !dbg !41
  %407 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 10, !dbg !41
  %408 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 11, !dbg !41
  %409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 12, !dbg !41
  %410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 13, !dbg !41
  %411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 14, !dbg !41
  %412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 15, !dbg !41
  %413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 16, !dbg !41
  %414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 17, !dbg !41
  %415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 18, !dbg !41
  %416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 19, !dbg !41
  %417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 20, !dbg !41
  %418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 21, !dbg !41
  %419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 22, !dbg !41
  %420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 23, !dbg !41
  %421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 24, !dbg !41
  %422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 25, !dbg !41
  %423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 26, !dbg !41
  %424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 27, !dbg !41
  %425 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 28, !dbg !41
  %426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 29, !dbg !41
  %427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 30, !dbg !41
  %428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %394, 31, !dbg !41
  %429 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %397, float %398, float %399, float %400, float %401, float %402, float %403, float %404, float %405, float %406, float %407, float %408, float %409, float %410, float %411, float %412, float %413, float %414, float %415, float %416, float %417, float %418, float %419, float %420, float %421, float %422, float %423, float %424, float %425, float %426, float %427, float %428, i64 %395, i64 %396, i1 true) #2, !dbg !41
  %430 = add nuw nsw i64 %387, 4611686293305294852, !dbg !41
  %431 = add nuw nsw i64 %391, 4611686293305294852, !dbg !41
  %432 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 0, !dbg !41
  %433 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 1, !dbg !41
  %434 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 2, !dbg !41
  %435 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 3, !dbg !41
  %436 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 4, !dbg !41
  %437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 5, !dbg !41
  %438 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 6, !dbg !41
  %439 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 7, !dbg !41
  %440 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 8, !dbg !41
  %441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 9, !dbg !41
  %442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 10, !dbg !41
  %443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 11, !dbg !41
  %444 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 12, !dbg !41
  %445 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 13, !dbg !41
  %446 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 14, !dbg !41
  %447 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 15, !dbg !41
  %448 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 16, !dbg !41
  %449 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 17, !dbg !41
  %450 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 18, !dbg !41
  %451 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 19, !dbg !41
  %452 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 20, !dbg !41
  %453 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 21, !dbg !41
  %454 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 22, !dbg !41
  %455 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 23, !dbg !41
  %456 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 24, !dbg !41
  %457 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 25, !dbg !41
  %458 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 26, !dbg !41
  %459 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 27, !dbg !41
  %460 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 28, !dbg !41
  %461 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 29, !dbg !41
  %462 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 30, !dbg !41
  %463 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %429, 31, !dbg !41
  %464 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %432, float %433, float %434, float %435, float %436, float %437, float %438, float %439, float %440, float %441, float %442, float %443, float %444, float %445, float %446, float %447, float %448, float %449, float %450, float %451, float %452, float %453, float %454, float %455, float %456, float %457, float %458, float %459, float %460, float %461, float %462, float %463, i64 %430, i64 %431, i1 true) #2, !dbg !41
  %465 = add nuw nsw i64 %387, 4611686293305294854, !dbg !41
  %466 = add nuw nsw i64 %391, 4611686293305294854, !dbg !41
  %467 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 0, !dbg !41
  %468 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 1, !dbg !41
  %469 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 2, !dbg !41
  %470 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 3, !dbg !41
  %471 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 4, !dbg !41
  %472 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 5, !dbg !41
  %473 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 6, !dbg !41
  %474 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 7, !dbg !41
  %475 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 8, !dbg !41
  %476 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 9, !dbg !41
  %477 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 10, !dbg !41
  %478 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 11, !dbg !41
  %479 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 12, !dbg !41
  %480 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 13, !dbg !41
  %481 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 14, !dbg !41
  %482 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 15, !dbg !41
  %483 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 16, !dbg !41
  %484 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 17, !dbg !41
  %485 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 18, !dbg !41
  %486 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 19, !dbg !41
  %487 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 20, !dbg !41
  %488 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 21, !dbg !41
  %489 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 22, !dbg !41
  %490 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 23, !dbg !41
  %491 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 24, !dbg !41
  %492 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 25, !dbg !41
  %493 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 26, !dbg !41
  %494 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 27, !dbg !41
  %495 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 28, !dbg !41
  %496 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 29, !dbg !41
  %497 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 30, !dbg !41
  %498 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %464, 31, !dbg !41
  %499 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %467, float %468, float %469, float %470, float %471, float %472, float %473, float %474, float %475, float %476, float %477, float %478, float %479, float %480, float %481, float %482, float %483, float %484, float %485, float %486, float %487, float %488, float %489, float %490, float %491, float %492, float %493, float %494, float %495, float %496, float %497, float %498, i64 %465, i64 %466, i1 true) #2, !dbg !41
  %500 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 0, !dbg !41
  %501 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 1, !dbg !41
  %502 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 2, !dbg !41
  %503 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 3, !dbg !41
  %504 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 4, !dbg !41
  %505 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 5, !dbg !41
  %506 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 6, !dbg !41
  %507 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 7, !dbg !41
  %508 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 8, !dbg !41
  %509 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 9, !dbg !41
  %510 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 10, !dbg !41
  %511 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 11, !dbg !41
  %512 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 12, !dbg !41
  %513 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 13, !dbg !41
  %514 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 14, !dbg !41
  %515 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 15, !dbg !41
  %516 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 16, !dbg !41
  %517 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 17, !dbg !41
  %518 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 18, !dbg !41
  %519 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 19, !dbg !41
  %520 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 20, !dbg !41
  %521 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 21, !dbg !41
  %522 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 22, !dbg !41
  %523 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 23, !dbg !41
  %524 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 24, !dbg !41
  %525 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 25, !dbg !41
  %526 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 26, !dbg !41
  %527 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 27, !dbg !41
  %528 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 28, !dbg !41
  %529 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 29, !dbg !41
  %530 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 30, !dbg !41
  %531 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %499, 31, !dbg !41
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !41
  %532 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %500, float %501, float %502, float %503, float %504, float %505, float %506, float %507, float %508, float %509, float %510, float %511, float %512, float %513, float %514, float %515, float %516, float %517, float %518, float %519, float %520, float %521, float %522, float %523, float %524, float %525, float %526, float %527, float %528, float %529, float %530, float %531, ptr addrspace(3) @global_smem, i32 0, i32 0, ptr addrspace(3) %365, i32 0, i32 0) #2, !dbg !41
  %533 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 0, !dbg !41
  %534 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 1, !dbg !41
  %535 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 2, !dbg !41
  %536 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 3, !dbg !41
  %537 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 4, !dbg !41
  %538 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 5, !dbg !41
  %539 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 6, !dbg !41
  %540 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 7, !dbg !41
  %541 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 8, !dbg !41
  %542 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 9, !dbg !41
  %543 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 10, !dbg !41
  %544 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 11, !dbg !41
  %545 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 12, !dbg !41
  %546 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 13, !dbg !41
  %547 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 14, !dbg !41
  %548 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 15, !dbg !41
  %549 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 16, !dbg !41
  %550 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 17, !dbg !41
  %551 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 18, !dbg !41
  %552 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 19, !dbg !41
  %553 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 20, !dbg !41
  %554 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 21, !dbg !41
  %555 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 22, !dbg !41
  %556 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 23, !dbg !41
  %557 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 24, !dbg !41
  %558 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 25, !dbg !41
  %559 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 26, !dbg !41
  %560 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 27, !dbg !41
  %561 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 28, !dbg !41
  %562 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 29, !dbg !41
  %563 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 30, !dbg !41
  %564 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %532, 31, !dbg !41
  %565 = fmul float %185, %533, !dbg !44
  %566 = fmul float %185, %534, !dbg !44
  %567 = fmul float %185, %535, !dbg !44
  %568 = fmul float %185, %536, !dbg !44
  %569 = fmul float %185, %537, !dbg !44
  %570 = fmul float %185, %538, !dbg !44
  %571 = fmul float %185, %539, !dbg !44
  %572 = fmul float %185, %540, !dbg !44
  %573 = fmul float %185, %541, !dbg !44
  %574 = fmul float %185, %542, !dbg !44
  %575 = fmul float %185, %543, !dbg !44
  %576 = fmul float %185, %544, !dbg !44
  %577 = fmul float %185, %545, !dbg !44
  %578 = fmul float %185, %546, !dbg !44
  %579 = fmul float %185, %547, !dbg !44
  %580 = fmul float %185, %548, !dbg !44
  %581 = fmul float %185, %549, !dbg !44
  %582 = fmul float %185, %550, !dbg !44
  %583 = fmul float %185, %551, !dbg !44
  %584 = fmul float %185, %552, !dbg !44
  %585 = fmul float %185, %553, !dbg !44
  %586 = fmul float %185, %554, !dbg !44
  %587 = fmul float %185, %555, !dbg !44
  %588 = fmul float %185, %556, !dbg !44
  %589 = fmul float %185, %557, !dbg !44
  %590 = fmul float %185, %558, !dbg !44
  %591 = fmul float %185, %559, !dbg !44
  %592 = fmul float %185, %560, !dbg !44
  %593 = fmul float %185, %561, !dbg !44
  %594 = fmul float %185, %562, !dbg !44
  %595 = fmul float %185, %563, !dbg !44
  %596 = fmul float %185, %564, !dbg !44
  %597 = fsub float %565, %366, !dbg !45
  %598 = fsub float %566, %367, !dbg !45
  %599 = fsub float %567, %366, !dbg !45
  %600 = fsub float %568, %367, !dbg !45
  %601 = fsub float %569, %368, !dbg !45
  %602 = fsub float %570, %369, !dbg !45
  %603 = fsub float %571, %368, !dbg !45
  %604 = fsub float %572, %369, !dbg !45
  %605 = fsub float %573, %370, !dbg !45
  %606 = fsub float %574, %371, !dbg !45
  %607 = fsub float %575, %370, !dbg !45
  %608 = fsub float %576, %371, !dbg !45
  %609 = fsub float %577, %372, !dbg !45
  %610 = fsub float %578, %373, !dbg !45
  %611 = fsub float %579, %372, !dbg !45
  %612 = fsub float %580, %373, !dbg !45
  %613 = fsub float %581, %374, !dbg !45
  %614 = fsub float %582, %375, !dbg !45
  %615 = fsub float %583, %374, !dbg !45
  %616 = fsub float %584, %375, !dbg !45
  %617 = fsub float %585, %376, !dbg !45
  %618 = fsub float %586, %377, !dbg !45
  %619 = fsub float %587, %376, !dbg !45
  %620 = fsub float %588, %377, !dbg !45
  %621 = fsub float %589, %378, !dbg !45
  %622 = fsub float %590, %379, !dbg !45
  %623 = fsub float %591, %378, !dbg !45
  %624 = fsub float %592, %379, !dbg !45
  %625 = fsub float %593, %380, !dbg !45
  %626 = fsub float %594, %381, !dbg !45
  %627 = fsub float %595, %380, !dbg !45
  %628 = fsub float %596, %381, !dbg !45
  %629 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i = icmp eq i32 %629, 0, !dbg !46
  br i1 %.not.i, label %632, label %630, !dbg !46

630:                                              ; preds = %290
  %631 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %597) #2, !dbg !46
  br label %__nv_exp2f.exit, !dbg !46

632:                                              ; preds = %290
  %633 = tail call float @llvm.nvvm.ex2.approx.f(float %597) #2, !dbg !46
  br label %__nv_exp2f.exit, !dbg !46

__nv_exp2f.exit:                                  ; preds = %630, %632
  %.0.i = phi float [ %631, %630 ], [ %633, %632 ], !dbg !46
  %634 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i247 = icmp eq i32 %634, 0, !dbg !46
  br i1 %.not.i247, label %637, label %635, !dbg !46

635:                                              ; preds = %__nv_exp2f.exit
  %636 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %598) #2, !dbg !46
  br label %__nv_exp2f.exit249, !dbg !46

637:                                              ; preds = %__nv_exp2f.exit
  %638 = tail call float @llvm.nvvm.ex2.approx.f(float %598) #2, !dbg !46
  br label %__nv_exp2f.exit249, !dbg !46

__nv_exp2f.exit249:                               ; preds = %635, %637
  %.0.i248 = phi float [ %636, %635 ], [ %638, %637 ], !dbg !46
  %639 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i250 = icmp eq i32 %639, 0, !dbg !46
  br i1 %.not.i250, label %642, label %640, !dbg !46

640:                                              ; preds = %__nv_exp2f.exit249
  %641 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %599) #2, !dbg !46
  br label %__nv_exp2f.exit252, !dbg !46

642:                                              ; preds = %__nv_exp2f.exit249
  %643 = tail call float @llvm.nvvm.ex2.approx.f(float %599) #2, !dbg !46
  br label %__nv_exp2f.exit252, !dbg !46

__nv_exp2f.exit252:                               ; preds = %640, %642
  %.0.i251 = phi float [ %641, %640 ], [ %643, %642 ], !dbg !46
  %644 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i253 = icmp eq i32 %644, 0, !dbg !46
  br i1 %.not.i253, label %647, label %645, !dbg !46

645:                                              ; preds = %__nv_exp2f.exit252
  %646 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %600) #2, !dbg !46
  br label %__nv_exp2f.exit255, !dbg !46

647:                                              ; preds = %__nv_exp2f.exit252
  %648 = tail call float @llvm.nvvm.ex2.approx.f(float %600) #2, !dbg !46
  br label %__nv_exp2f.exit255, !dbg !46

__nv_exp2f.exit255:                               ; preds = %645, %647
  %.0.i254 = phi float [ %646, %645 ], [ %648, %647 ], !dbg !46
  %649 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i256 = icmp eq i32 %649, 0, !dbg !46
  br i1 %.not.i256, label %652, label %650, !dbg !46

650:                                              ; preds = %__nv_exp2f.exit255
  %651 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %601) #2, !dbg !46
  br label %__nv_exp2f.exit258, !dbg !46

652:                                              ; preds = %__nv_exp2f.exit255
  %653 = tail call float @llvm.nvvm.ex2.approx.f(float %601) #2, !dbg !46
  br label %__nv_exp2f.exit258, !dbg !46

__nv_exp2f.exit258:                               ; preds = %650, %652
  %.0.i257 = phi float [ %651, %650 ], [ %653, %652 ], !dbg !46
  %654 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i259 = icmp eq i32 %654, 0, !dbg !46
  br i1 %.not.i259, label %657, label %655, !dbg !46

655:                                              ; preds = %__nv_exp2f.exit258
  %656 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %602) #2, !dbg !46
  br label %__nv_exp2f.exit261, !dbg !46

657:                                              ; preds = %__nv_exp2f.exit258
  %658 = tail call float @llvm.nvvm.ex2.approx.f(float %602) #2, !dbg !46
  br label %__nv_exp2f.exit261, !dbg !46

__nv_exp2f.exit261:                               ; preds = %655, %657
  %.0.i260 = phi float [ %656, %655 ], [ %658, %657 ], !dbg !46
  %659 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i262 = icmp eq i32 %659, 0, !dbg !46
  br i1 %.not.i262, label %662, label %660, !dbg !46

660:                                              ; preds = %__nv_exp2f.exit261
  %661 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %603) #2, !dbg !46
  br label %__nv_exp2f.exit264, !dbg !46

662:                                              ; preds = %__nv_exp2f.exit261
  %663 = tail call float @llvm.nvvm.ex2.approx.f(float %603) #2, !dbg !46
  br label %__nv_exp2f.exit264, !dbg !46

__nv_exp2f.exit264:                               ; preds = %660, %662
  %.0.i263 = phi float [ %661, %660 ], [ %663, %662 ], !dbg !46
  %664 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i265 = icmp eq i32 %664, 0, !dbg !46
  br i1 %.not.i265, label %667, label %665, !dbg !46

665:                                              ; preds = %__nv_exp2f.exit264
  %666 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %604) #2, !dbg !46
  br label %__nv_exp2f.exit267, !dbg !46

667:                                              ; preds = %__nv_exp2f.exit264
  %668 = tail call float @llvm.nvvm.ex2.approx.f(float %604) #2, !dbg !46
  br label %__nv_exp2f.exit267, !dbg !46

__nv_exp2f.exit267:                               ; preds = %665, %667
  %.0.i266 = phi float [ %666, %665 ], [ %668, %667 ], !dbg !46
  %669 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i268 = icmp eq i32 %669, 0, !dbg !46
  br i1 %.not.i268, label %672, label %670, !dbg !46

670:                                              ; preds = %__nv_exp2f.exit267
  %671 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %605) #2, !dbg !46
  br label %__nv_exp2f.exit270, !dbg !46

672:                                              ; preds = %__nv_exp2f.exit267
  %673 = tail call float @llvm.nvvm.ex2.approx.f(float %605) #2, !dbg !46
  br label %__nv_exp2f.exit270, !dbg !46

__nv_exp2f.exit270:                               ; preds = %670, %672
  %.0.i269 = phi float [ %671, %670 ], [ %673, %672 ], !dbg !46
  %674 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i271 = icmp eq i32 %674, 0, !dbg !46
  br i1 %.not.i271, label %677, label %675, !dbg !46

675:                                              ; preds = %__nv_exp2f.exit270
  %676 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %606) #2, !dbg !46
  br label %__nv_exp2f.exit273, !dbg !46

677:                                              ; preds = %__nv_exp2f.exit270
  %678 = tail call float @llvm.nvvm.ex2.approx.f(float %606) #2, !dbg !46
  br label %__nv_exp2f.exit273, !dbg !46

__nv_exp2f.exit273:                               ; preds = %675, %677
  %.0.i272 = phi float [ %676, %675 ], [ %678, %677 ], !dbg !46
  %679 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i274 = icmp eq i32 %679, 0, !dbg !46
  br i1 %.not.i274, label %682, label %680, !dbg !46

680:                                              ; preds = %__nv_exp2f.exit273
  %681 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %607) #2, !dbg !46
  br label %__nv_exp2f.exit276, !dbg !46

682:                                              ; preds = %__nv_exp2f.exit273
  %683 = tail call float @llvm.nvvm.ex2.approx.f(float %607) #2, !dbg !46
  br label %__nv_exp2f.exit276, !dbg !46

__nv_exp2f.exit276:                               ; preds = %680, %682
  %.0.i275 = phi float [ %681, %680 ], [ %683, %682 ], !dbg !46
  %684 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i277 = icmp eq i32 %684, 0, !dbg !46
  br i1 %.not.i277, label %687, label %685, !dbg !46

685:                                              ; preds = %__nv_exp2f.exit276
  %686 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %608) #2, !dbg !46
  br label %__nv_exp2f.exit279, !dbg !46

687:                                              ; preds = %__nv_exp2f.exit276
  %688 = tail call float @llvm.nvvm.ex2.approx.f(float %608) #2, !dbg !46
  br label %__nv_exp2f.exit279, !dbg !46

__nv_exp2f.exit279:                               ; preds = %685, %687
  %.0.i278 = phi float [ %686, %685 ], [ %688, %687 ], !dbg !46
  %689 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i280 = icmp eq i32 %689, 0, !dbg !46
  br i1 %.not.i280, label %692, label %690, !dbg !46

690:                                              ; preds = %__nv_exp2f.exit279
  %691 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %609) #2, !dbg !46
  br label %__nv_exp2f.exit282, !dbg !46

692:                                              ; preds = %__nv_exp2f.exit279
  %693 = tail call float @llvm.nvvm.ex2.approx.f(float %609) #2, !dbg !46
  br label %__nv_exp2f.exit282, !dbg !46

__nv_exp2f.exit282:                               ; preds = %690, %692
  %.0.i281 = phi float [ %691, %690 ], [ %693, %692 ], !dbg !46
  %694 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i283 = icmp eq i32 %694, 0, !dbg !46
  br i1 %.not.i283, label %697, label %695, !dbg !46

695:                                              ; preds = %__nv_exp2f.exit282
  %696 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %610) #2, !dbg !46
  br label %__nv_exp2f.exit285, !dbg !46

697:                                              ; preds = %__nv_exp2f.exit282
  %698 = tail call float @llvm.nvvm.ex2.approx.f(float %610) #2, !dbg !46
  br label %__nv_exp2f.exit285, !dbg !46

__nv_exp2f.exit285:                               ; preds = %695, %697
  %.0.i284 = phi float [ %696, %695 ], [ %698, %697 ], !dbg !46
  %699 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i286 = icmp eq i32 %699, 0, !dbg !46
  br i1 %.not.i286, label %702, label %700, !dbg !46

700:                                              ; preds = %__nv_exp2f.exit285
  %701 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %611) #2, !dbg !46
  br label %__nv_exp2f.exit288, !dbg !46

702:                                              ; preds = %__nv_exp2f.exit285
  %703 = tail call float @llvm.nvvm.ex2.approx.f(float %611) #2, !dbg !46
  br label %__nv_exp2f.exit288, !dbg !46

__nv_exp2f.exit288:                               ; preds = %700, %702
  %.0.i287 = phi float [ %701, %700 ], [ %703, %702 ], !dbg !46
  %704 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i289 = icmp eq i32 %704, 0, !dbg !46
  br i1 %.not.i289, label %707, label %705, !dbg !46

705:                                              ; preds = %__nv_exp2f.exit288
  %706 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %612) #2, !dbg !46
  br label %__nv_exp2f.exit291, !dbg !46

707:                                              ; preds = %__nv_exp2f.exit288
  %708 = tail call float @llvm.nvvm.ex2.approx.f(float %612) #2, !dbg !46
  br label %__nv_exp2f.exit291, !dbg !46

__nv_exp2f.exit291:                               ; preds = %705, %707
  %.0.i290 = phi float [ %706, %705 ], [ %708, %707 ], !dbg !46
  %709 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i292 = icmp eq i32 %709, 0, !dbg !46
  br i1 %.not.i292, label %712, label %710, !dbg !46

710:                                              ; preds = %__nv_exp2f.exit291
  %711 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %613) #2, !dbg !46
  br label %__nv_exp2f.exit294, !dbg !46

712:                                              ; preds = %__nv_exp2f.exit291
  %713 = tail call float @llvm.nvvm.ex2.approx.f(float %613) #2, !dbg !46
  br label %__nv_exp2f.exit294, !dbg !46

__nv_exp2f.exit294:                               ; preds = %710, %712
  %.0.i293 = phi float [ %711, %710 ], [ %713, %712 ], !dbg !46
  %714 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i295 = icmp eq i32 %714, 0, !dbg !46
  br i1 %.not.i295, label %717, label %715, !dbg !46

715:                                              ; preds = %__nv_exp2f.exit294
  %716 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %614) #2, !dbg !46
  br label %__nv_exp2f.exit297, !dbg !46

717:                                              ; preds = %__nv_exp2f.exit294
  %718 = tail call float @llvm.nvvm.ex2.approx.f(float %614) #2, !dbg !46
  br label %__nv_exp2f.exit297, !dbg !46

__nv_exp2f.exit297:                               ; preds = %715, %717
  %.0.i296 = phi float [ %716, %715 ], [ %718, %717 ], !dbg !46
  %719 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i298 = icmp eq i32 %719, 0, !dbg !46
  br i1 %.not.i298, label %722, label %720, !dbg !46

720:                                              ; preds = %__nv_exp2f.exit297
  %721 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %615) #2, !dbg !46
  br label %__nv_exp2f.exit300, !dbg !46

722:                                              ; preds = %__nv_exp2f.exit297
  %723 = tail call float @llvm.nvvm.ex2.approx.f(float %615) #2, !dbg !46
  br label %__nv_exp2f.exit300, !dbg !46

__nv_exp2f.exit300:                               ; preds = %720, %722
  %.0.i299 = phi float [ %721, %720 ], [ %723, %722 ], !dbg !46
  %724 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i301 = icmp eq i32 %724, 0, !dbg !46
  br i1 %.not.i301, label %727, label %725, !dbg !46

725:                                              ; preds = %__nv_exp2f.exit300
  %726 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %616) #2, !dbg !46
  br label %__nv_exp2f.exit303, !dbg !46

727:                                              ; preds = %__nv_exp2f.exit300
  %728 = tail call float @llvm.nvvm.ex2.approx.f(float %616) #2, !dbg !46
  br label %__nv_exp2f.exit303, !dbg !46

__nv_exp2f.exit303:                               ; preds = %725, %727
  %.0.i302 = phi float [ %726, %725 ], [ %728, %727 ], !dbg !46
  %729 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i304 = icmp eq i32 %729, 0, !dbg !46
  br i1 %.not.i304, label %732, label %730, !dbg !46

730:                                              ; preds = %__nv_exp2f.exit303
  %731 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %617) #2, !dbg !46
  br label %__nv_exp2f.exit306, !dbg !46

732:                                              ; preds = %__nv_exp2f.exit303
  %733 = tail call float @llvm.nvvm.ex2.approx.f(float %617) #2, !dbg !46
  br label %__nv_exp2f.exit306, !dbg !46

__nv_exp2f.exit306:                               ; preds = %730, %732
  %.0.i305 = phi float [ %731, %730 ], [ %733, %732 ], !dbg !46
  %734 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i307 = icmp eq i32 %734, 0, !dbg !46
  br i1 %.not.i307, label %737, label %735, !dbg !46

735:                                              ; preds = %__nv_exp2f.exit306
  %736 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %618) #2, !dbg !46
  br label %__nv_exp2f.exit309, !dbg !46

737:                                              ; preds = %__nv_exp2f.exit306
  %738 = tail call float @llvm.nvvm.ex2.approx.f(float %618) #2, !dbg !46
  br label %__nv_exp2f.exit309, !dbg !46

__nv_exp2f.exit309:                               ; preds = %735, %737
  %.0.i308 = phi float [ %736, %735 ], [ %738, %737 ], !dbg !46
  %739 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i310 = icmp eq i32 %739, 0, !dbg !46
  br i1 %.not.i310, label %742, label %740, !dbg !46

740:                                              ; preds = %__nv_exp2f.exit309
  %741 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %619) #2, !dbg !46
  br label %__nv_exp2f.exit312, !dbg !46

742:                                              ; preds = %__nv_exp2f.exit309
  %743 = tail call float @llvm.nvvm.ex2.approx.f(float %619) #2, !dbg !46
  br label %__nv_exp2f.exit312, !dbg !46

__nv_exp2f.exit312:                               ; preds = %740, %742
  %.0.i311 = phi float [ %741, %740 ], [ %743, %742 ], !dbg !46
  %744 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i313 = icmp eq i32 %744, 0, !dbg !46
  br i1 %.not.i313, label %747, label %745, !dbg !46

745:                                              ; preds = %__nv_exp2f.exit312
  %746 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %620) #2, !dbg !46
  br label %__nv_exp2f.exit315, !dbg !46

747:                                              ; preds = %__nv_exp2f.exit312
  %748 = tail call float @llvm.nvvm.ex2.approx.f(float %620) #2, !dbg !46
  br label %__nv_exp2f.exit315, !dbg !46

__nv_exp2f.exit315:                               ; preds = %745, %747
  %.0.i314 = phi float [ %746, %745 ], [ %748, %747 ], !dbg !46
  %749 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i316 = icmp eq i32 %749, 0, !dbg !46
  br i1 %.not.i316, label %752, label %750, !dbg !46

750:                                              ; preds = %__nv_exp2f.exit315
  %751 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %621) #2, !dbg !46
  br label %__nv_exp2f.exit318, !dbg !46

752:                                              ; preds = %__nv_exp2f.exit315
  %753 = tail call float @llvm.nvvm.ex2.approx.f(float %621) #2, !dbg !46
  br label %__nv_exp2f.exit318, !dbg !46

__nv_exp2f.exit318:                               ; preds = %750, %752
  %.0.i317 = phi float [ %751, %750 ], [ %753, %752 ], !dbg !46
  %754 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i319 = icmp eq i32 %754, 0, !dbg !46
  br i1 %.not.i319, label %757, label %755, !dbg !46

755:                                              ; preds = %__nv_exp2f.exit318
  %756 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %622) #2, !dbg !46
  br label %__nv_exp2f.exit321, !dbg !46

757:                                              ; preds = %__nv_exp2f.exit318
  %758 = tail call float @llvm.nvvm.ex2.approx.f(float %622) #2, !dbg !46
  br label %__nv_exp2f.exit321, !dbg !46

__nv_exp2f.exit321:                               ; preds = %755, %757
  %.0.i320 = phi float [ %756, %755 ], [ %758, %757 ], !dbg !46
  %759 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i322 = icmp eq i32 %759, 0, !dbg !46
  br i1 %.not.i322, label %762, label %760, !dbg !46

760:                                              ; preds = %__nv_exp2f.exit321
  %761 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %623) #2, !dbg !46
  br label %__nv_exp2f.exit324, !dbg !46

762:                                              ; preds = %__nv_exp2f.exit321
  %763 = tail call float @llvm.nvvm.ex2.approx.f(float %623) #2, !dbg !46
  br label %__nv_exp2f.exit324, !dbg !46

__nv_exp2f.exit324:                               ; preds = %760, %762
  %.0.i323 = phi float [ %761, %760 ], [ %763, %762 ], !dbg !46
  %764 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i325 = icmp eq i32 %764, 0, !dbg !46
  br i1 %.not.i325, label %767, label %765, !dbg !46

765:                                              ; preds = %__nv_exp2f.exit324
  %766 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %624) #2, !dbg !46
  br label %__nv_exp2f.exit327, !dbg !46

767:                                              ; preds = %__nv_exp2f.exit324
  %768 = tail call float @llvm.nvvm.ex2.approx.f(float %624) #2, !dbg !46
  br label %__nv_exp2f.exit327, !dbg !46

__nv_exp2f.exit327:                               ; preds = %765, %767
  %.0.i326 = phi float [ %766, %765 ], [ %768, %767 ], !dbg !46
  %769 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i328 = icmp eq i32 %769, 0, !dbg !46
  br i1 %.not.i328, label %772, label %770, !dbg !46

770:                                              ; preds = %__nv_exp2f.exit327
  %771 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %625) #2, !dbg !46
  br label %__nv_exp2f.exit330, !dbg !46

772:                                              ; preds = %__nv_exp2f.exit327
  %773 = tail call float @llvm.nvvm.ex2.approx.f(float %625) #2, !dbg !46
  br label %__nv_exp2f.exit330, !dbg !46

__nv_exp2f.exit330:                               ; preds = %770, %772
  %.0.i329 = phi float [ %771, %770 ], [ %773, %772 ], !dbg !46
  %774 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i331 = icmp eq i32 %774, 0, !dbg !46
  br i1 %.not.i331, label %777, label %775, !dbg !46

775:                                              ; preds = %__nv_exp2f.exit330
  %776 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %626) #2, !dbg !46
  br label %__nv_exp2f.exit333, !dbg !46

777:                                              ; preds = %__nv_exp2f.exit330
  %778 = tail call float @llvm.nvvm.ex2.approx.f(float %626) #2, !dbg !46
  br label %__nv_exp2f.exit333, !dbg !46

__nv_exp2f.exit333:                               ; preds = %775, %777
  %.0.i332 = phi float [ %776, %775 ], [ %778, %777 ], !dbg !46
  %779 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i334 = icmp eq i32 %779, 0, !dbg !46
  br i1 %.not.i334, label %782, label %780, !dbg !46

780:                                              ; preds = %__nv_exp2f.exit333
  %781 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %627) #2, !dbg !46
  br label %__nv_exp2f.exit336, !dbg !46

782:                                              ; preds = %__nv_exp2f.exit333
  %783 = tail call float @llvm.nvvm.ex2.approx.f(float %627) #2, !dbg !46
  br label %__nv_exp2f.exit336, !dbg !46

__nv_exp2f.exit336:                               ; preds = %780, %782
  %.0.i335 = phi float [ %781, %780 ], [ %783, %782 ], !dbg !46
  %784 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !46
  %.not.i337 = icmp eq i32 %784, 0, !dbg !46
  br i1 %.not.i337, label %787, label %785, !dbg !46

785:                                              ; preds = %__nv_exp2f.exit336
  %786 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %628) #2, !dbg !46
  br label %__nv_exp2f.exit339, !dbg !46

787:                                              ; preds = %__nv_exp2f.exit336
  %788 = tail call float @llvm.nvvm.ex2.approx.f(float %628) #2, !dbg !46
  br label %__nv_exp2f.exit339, !dbg !46

__nv_exp2f.exit339:                               ; preds = %785, %787
  %.0.i338 = phi float [ %786, %785 ], [ %788, %787 ], !dbg !46
  %789 = icmp slt <32 x i32> %359, %289, !dbg !43
  %790 = extractelement <32 x i1> %789, i64 31, !dbg !47
  %791 = select i1 %790, float 0.000000e+00, float %.0.i, !dbg !47
  %792 = extractelement <32 x i1> %789, i64 30, !dbg !47
  %793 = select i1 %792, float 0.000000e+00, float %.0.i248, !dbg !47
  %794 = extractelement <32 x i1> %789, i64 29, !dbg !47
  %795 = select i1 %794, float 0.000000e+00, float %.0.i251, !dbg !47
  %796 = extractelement <32 x i1> %789, i64 28, !dbg !47
  %797 = select i1 %796, float 0.000000e+00, float %.0.i254, !dbg !47
  %798 = extractelement <32 x i1> %789, i64 27, !dbg !47
  %799 = select i1 %798, float 0.000000e+00, float %.0.i257, !dbg !47
  %800 = extractelement <32 x i1> %789, i64 26, !dbg !47
  %801 = select i1 %800, float 0.000000e+00, float %.0.i260, !dbg !47
  %802 = extractelement <32 x i1> %789, i64 25, !dbg !47
  %803 = select i1 %802, float 0.000000e+00, float %.0.i263, !dbg !47
  %804 = extractelement <32 x i1> %789, i64 24, !dbg !47
  %805 = select i1 %804, float 0.000000e+00, float %.0.i266, !dbg !47
  %806 = extractelement <32 x i1> %789, i64 23, !dbg !47
  %807 = select i1 %806, float 0.000000e+00, float %.0.i269, !dbg !47
  %808 = extractelement <32 x i1> %789, i64 22, !dbg !47
  %809 = select i1 %808, float 0.000000e+00, float %.0.i272, !dbg !47
  %810 = extractelement <32 x i1> %789, i64 21, !dbg !47
  %811 = select i1 %810, float 0.000000e+00, float %.0.i275, !dbg !47
  %812 = extractelement <32 x i1> %789, i64 20, !dbg !47
  %813 = select i1 %812, float 0.000000e+00, float %.0.i278, !dbg !47
  %814 = extractelement <32 x i1> %789, i64 19, !dbg !47
  %815 = select i1 %814, float 0.000000e+00, float %.0.i281, !dbg !47
  %816 = extractelement <32 x i1> %789, i64 18, !dbg !47
  %817 = select i1 %816, float 0.000000e+00, float %.0.i284, !dbg !47
  %818 = extractelement <32 x i1> %789, i64 17, !dbg !47
  %819 = select i1 %818, float 0.000000e+00, float %.0.i287, !dbg !47
  %820 = extractelement <32 x i1> %789, i64 16, !dbg !47
  %821 = select i1 %820, float 0.000000e+00, float %.0.i290, !dbg !47
  %822 = extractelement <32 x i1> %789, i64 15, !dbg !47
  %823 = select i1 %822, float 0.000000e+00, float %.0.i293, !dbg !47
  %824 = extractelement <32 x i1> %789, i64 14, !dbg !47
  %825 = select i1 %824, float 0.000000e+00, float %.0.i296, !dbg !47
  %826 = extractelement <32 x i1> %789, i64 13, !dbg !47
  %827 = select i1 %826, float 0.000000e+00, float %.0.i299, !dbg !47
  %828 = extractelement <32 x i1> %789, i64 12, !dbg !47
  %829 = select i1 %828, float 0.000000e+00, float %.0.i302, !dbg !47
  %830 = extractelement <32 x i1> %789, i64 11, !dbg !47
  %831 = select i1 %830, float 0.000000e+00, float %.0.i305, !dbg !47
  %832 = extractelement <32 x i1> %789, i64 10, !dbg !47
  %833 = select i1 %832, float 0.000000e+00, float %.0.i308, !dbg !47
  %834 = extractelement <32 x i1> %789, i64 9, !dbg !47
  %835 = select i1 %834, float 0.000000e+00, float %.0.i311, !dbg !47
  %836 = extractelement <32 x i1> %789, i64 8, !dbg !47
  %837 = select i1 %836, float 0.000000e+00, float %.0.i314, !dbg !47
  %838 = extractelement <32 x i1> %789, i64 7, !dbg !47
  %839 = select i1 %838, float 0.000000e+00, float %.0.i317, !dbg !47
  %840 = extractelement <32 x i1> %789, i64 6, !dbg !47
  %841 = select i1 %840, float 0.000000e+00, float %.0.i320, !dbg !47
  %842 = extractelement <32 x i1> %789, i64 5, !dbg !47
  %843 = select i1 %842, float 0.000000e+00, float %.0.i323, !dbg !47
  %844 = extractelement <32 x i1> %789, i64 4, !dbg !47
  %845 = select i1 %844, float 0.000000e+00, float %.0.i326, !dbg !47
  %846 = extractelement <32 x i1> %789, i64 3, !dbg !47
  %847 = select i1 %846, float 0.000000e+00, float %.0.i329, !dbg !47
  %848 = extractelement <32 x i1> %789, i64 2, !dbg !47
  %849 = select i1 %848, float 0.000000e+00, float %.0.i332, !dbg !47
  %850 = extractelement <32 x i1> %789, i64 1, !dbg !47
  %851 = select i1 %850, float 0.000000e+00, float %.0.i335, !dbg !47
  %852 = extractelement <32 x i1> %789, i64 0, !dbg !47
  %853 = select i1 %852, float 0.000000e+00, float %.0.i338, !dbg !47
  %854 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %364, !dbg !39
  %855 = fptrunc float %791 to half, !dbg !48
  %856 = fptrunc float %793 to half, !dbg !48
  %857 = fptrunc float %795 to half, !dbg !48
  %858 = fptrunc float %797 to half, !dbg !48
  %859 = fptrunc float %799 to half, !dbg !48
  %860 = fptrunc float %801 to half, !dbg !48
  %861 = fptrunc float %803 to half, !dbg !48
  %862 = fptrunc float %805 to half, !dbg !48
  %863 = fptrunc float %807 to half, !dbg !48
  %864 = fptrunc float %809 to half, !dbg !48
  %865 = fptrunc float %811 to half, !dbg !48
  %866 = fptrunc float %813 to half, !dbg !48
  %867 = fptrunc float %815 to half, !dbg !48
  %868 = fptrunc float %817 to half, !dbg !48
  %869 = fptrunc float %819 to half, !dbg !48
  %870 = fptrunc float %821 to half, !dbg !48
  %871 = fptrunc float %823 to half, !dbg !48
  %872 = fptrunc float %825 to half, !dbg !48
  %873 = fptrunc float %827 to half, !dbg !48
  %874 = fptrunc float %829 to half, !dbg !48
  %875 = fptrunc float %831 to half, !dbg !48
  %876 = fptrunc float %833 to half, !dbg !48
  %877 = fptrunc float %835 to half, !dbg !48
  %878 = fptrunc float %837 to half, !dbg !48
  %879 = fptrunc float %839 to half, !dbg !48
  %880 = fptrunc float %841 to half, !dbg !48
  %881 = fptrunc float %843 to half, !dbg !48
  %882 = fptrunc float %845 to half, !dbg !48
  %883 = fptrunc float %847 to half, !dbg !48
  %884 = fptrunc float %849 to half, !dbg !48
  %885 = fptrunc float %851 to half, !dbg !48
  %886 = fptrunc float %853 to half, !dbg !48
  %887 = ptrtoint ptr addrspace(3) %854 to i32, !dbg !49
  %888 = lshr exact i32 %887, 4, !dbg !49
  %889 = and i32 %888, 16383, !dbg !49
  %890 = zext nneg i32 %889 to i64, !dbg !49
  %891 = insertelement <2 x half> poison, half %855, i64 0, !dbg !49
  %892 = insertelement <2 x half> %891, half %856, i64 1, !dbg !49
  %893 = bitcast <2 x half> %892 to i32, !dbg !49
  %894 = insertelement <2 x half> poison, half %857, i64 0, !dbg !49
  %895 = insertelement <2 x half> %894, half %858, i64 1, !dbg !49
  %896 = bitcast <2 x half> %895 to i32, !dbg !49
  %897 = insertelement <2 x half> poison, half %859, i64 0, !dbg !49
  %898 = insertelement <2 x half> %897, half %860, i64 1, !dbg !49
  %899 = bitcast <2 x half> %898 to i32, !dbg !49
  %900 = insertelement <2 x half> poison, half %861, i64 0, !dbg !49
  %901 = insertelement <2 x half> %900, half %862, i64 1, !dbg !49
  %902 = bitcast <2 x half> %901 to i32, !dbg !49
  %903 = insertelement <2 x half> poison, half %863, i64 0, !dbg !49
  %904 = insertelement <2 x half> %903, half %864, i64 1, !dbg !49
  %905 = bitcast <2 x half> %904 to i32, !dbg !49
  %906 = insertelement <2 x half> poison, half %865, i64 0, !dbg !49
  %907 = insertelement <2 x half> %906, half %866, i64 1, !dbg !49
  %908 = bitcast <2 x half> %907 to i32, !dbg !49
  %909 = insertelement <2 x half> poison, half %867, i64 0, !dbg !49
  %910 = insertelement <2 x half> %909, half %868, i64 1, !dbg !49
  %911 = bitcast <2 x half> %910 to i32, !dbg !49
  %912 = insertelement <2 x half> poison, half %869, i64 0, !dbg !49
  %913 = insertelement <2 x half> %912, half %870, i64 1, !dbg !49
  %914 = bitcast <2 x half> %913 to i32, !dbg !49
  %915 = insertelement <2 x half> poison, half %871, i64 0, !dbg !49
  %916 = insertelement <2 x half> %915, half %872, i64 1, !dbg !49
  %917 = bitcast <2 x half> %916 to i32, !dbg !49
  %918 = insertelement <2 x half> poison, half %873, i64 0, !dbg !49
  %919 = insertelement <2 x half> %918, half %874, i64 1, !dbg !49
  %920 = bitcast <2 x half> %919 to i32, !dbg !49
  %921 = insertelement <2 x half> poison, half %875, i64 0, !dbg !49
  %922 = insertelement <2 x half> %921, half %876, i64 1, !dbg !49
  %923 = bitcast <2 x half> %922 to i32, !dbg !49
  %924 = insertelement <2 x half> poison, half %877, i64 0, !dbg !49
  %925 = insertelement <2 x half> %924, half %878, i64 1, !dbg !49
  %926 = bitcast <2 x half> %925 to i32, !dbg !49
  %927 = insertelement <2 x half> poison, half %879, i64 0, !dbg !49
  %928 = insertelement <2 x half> %927, half %880, i64 1, !dbg !49
  %929 = bitcast <2 x half> %928 to i32, !dbg !49
  %930 = insertelement <2 x half> poison, half %881, i64 0, !dbg !49
  %931 = insertelement <2 x half> %930, half %882, i64 1, !dbg !49
  %932 = bitcast <2 x half> %931 to i32, !dbg !49
  %933 = insertelement <2 x half> poison, half %883, i64 0, !dbg !49
  %934 = insertelement <2 x half> %933, half %884, i64 1, !dbg !49
  %935 = bitcast <2 x half> %934 to i32, !dbg !49
  %936 = insertelement <2 x half> poison, half %885, i64 0, !dbg !49
  %937 = insertelement <2 x half> %936, half %886, i64 1, !dbg !49
  %938 = bitcast <2 x half> %937 to i32, !dbg !49
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !49
  %939 = or disjoint i64 %890, 4611686293305294848, !dbg !49
  %940 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %293, float %294, float %295, float %296, float %297, float %298, float %299, float %300, float %301, float %302, float %303, float %304, float %305, float %306, float %307, float %308, float %309, float %310, float %311, float %312, float %313, float %314, float %315, float %316, float %317, float %318, float %319, float %320, float %321, float %322, float %323, float %324, i32 %893, i32 %896, i32 %899, i32 %902, i64 %939, i1 true) #2, !dbg !49
  %941 = add nuw nsw i64 %890, 4611686293305294976, !dbg !49
  %942 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 0, !dbg !49
  %943 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 1, !dbg !49
  %944 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 2, !dbg !49
  %945 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 3, !dbg !49
  %946 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 4, !dbg !49
  %947 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 5, !dbg !49
  %948 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 6, !dbg !49
  %949 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 7, !dbg !49
  %950 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 8, !dbg !49
  %951 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 9, !dbg !49
  %952 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 10, !dbg !49
  %953 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 11, !dbg !49
  %954 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 12, !dbg !49
  %955 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 13, !dbg !49
  %956 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 14, !dbg !49
  %957 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 15, !dbg !49
  %958 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 16, !dbg !49
  %959 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 17, !dbg !49
  %960 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 18, !dbg !49
  %961 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 19, !dbg !49
  %962 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 20, !dbg !49
  %963 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 21, !dbg !49
  %964 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 22, !dbg !49
  %965 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 23, !dbg !49
  %966 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 24, !dbg !49
  %967 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 25, !dbg !49
  %968 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 26, !dbg !49
  %969 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 27, !dbg !49
  %970 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 28, !dbg !49
  %971 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 29, !dbg !49
  %972 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 30, !dbg !49
  %973 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %940, 31, !dbg !49
  %974 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %942, float %943, float %944, float %945, float %946, float %947, float %948, float %949, float %950, float %951, float %952, float %953, float %954, float %955, float %956, float %957, float %958, float %959, float %960, float %961, float %962, float %963, float %964, float %965, float %966, float %967, float %968, float %969, float %970, float %971, float %972, float %973, i32 %905, i32 %908, i32 %911, i32 %914, i64 %941, i1 true) #2, !dbg !49
  %975 = add nuw nsw i64 %890, 4611686293305295104, !dbg !49
  %976 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 0, !dbg !49
  %977 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 1, !dbg !49
  %978 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 2, !dbg !49
  %979 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 3, !dbg !49
  %980 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 4, !dbg !49
  %981 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 5, !dbg !49
  %982 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 6, !dbg !49
  %983 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 7, !dbg !49
  %984 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 8, !dbg !49
  %985 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 9, !dbg !49
  %986 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 10, !dbg !49
  %987 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 11, !dbg !49
  %988 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 12, !dbg !49
  %989 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 13, !dbg !49
  %990 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 14, !dbg !49
  %991 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 15, !dbg !49
  %992 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 16, !dbg !49
  %993 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 17, !dbg !49
  %994 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 18, !dbg !49
  %995 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 19, !dbg !49
  %996 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 20, !dbg !49
  %997 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 21, !dbg !49
  %998 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 22, !dbg !49
  %999 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 23, !dbg !49
  %1000 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 24, !dbg !49
  %1001 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 25, !dbg !49
  %1002 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 26, !dbg !49
  %1003 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 27, !dbg !49
  %1004 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 28, !dbg !49
  %1005 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 29, !dbg !49
  %1006 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 30, !dbg !49
  %1007 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %974, 31, !dbg !49
  %1008 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %976, float %977, float %978, float %979, float %980, float %981, float %982, float %983, float %984, float %985, float %986, float %987, float %988, float %989, float %990, float %991, float %992, float %993, float %994, float %995, float %996, float %997, float %998, float %999, float %1000, float %1001, float %1002, float %1003, float %1004, float %1005, float %1006, float %1007, i32 %917, i32 %920, i32 %923, i32 %926, i64 %975, i1 true) #2, !dbg !49
  %1009 = add nuw nsw i64 %890, 4611686293305295232, !dbg !49
  %1010 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 0, !dbg !49
  %1011 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 1, !dbg !49
  %1012 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 2, !dbg !49
  %1013 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 3, !dbg !49
  %1014 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 4, !dbg !49
  %1015 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 5, !dbg !49
  %1016 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 6, !dbg !49
  %1017 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 7, !dbg !49
  %1018 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 8, !dbg !49
  %1019 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 9, !dbg !49
  %1020 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 10, !dbg !49
  %1021 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 11, !dbg !49
  %1022 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 12, !dbg !49
  %1023 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 13, !dbg !49
  %1024 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 14, !dbg !49
  %1025 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 15, !dbg !49
  %1026 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 16, !dbg !49
  %1027 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 17, !dbg !49
  %1028 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 18, !dbg !49
  %1029 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 19, !dbg !49
  %1030 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 20, !dbg !49
  %1031 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 21, !dbg !49
  %1032 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 22, !dbg !49
  %1033 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 23, !dbg !49
  %1034 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 24, !dbg !49
  %1035 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 25, !dbg !49
  %1036 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 26, !dbg !49
  %1037 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 27, !dbg !49
  %1038 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 28, !dbg !49
  %1039 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 29, !dbg !49
  %1040 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 30, !dbg !49
  %1041 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1008, 31, !dbg !49
  %1042 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1010, float %1011, float %1012, float %1013, float %1014, float %1015, float %1016, float %1017, float %1018, float %1019, float %1020, float %1021, float %1022, float %1023, float %1024, float %1025, float %1026, float %1027, float %1028, float %1029, float %1030, float %1031, float %1032, float %1033, float %1034, float %1035, float %1036, float %1037, float %1038, float %1039, float %1040, float %1041, i32 %929, i32 %932, i32 %935, i32 %938, i64 %1009, i1 true) #2, !dbg !49
  %1043 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 0, !dbg !49
  %1044 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 1, !dbg !49
  %1045 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 2, !dbg !49
  %1046 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 3, !dbg !49
  %1047 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 4, !dbg !49
  %1048 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 5, !dbg !49
  %1049 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 6, !dbg !49
  %1050 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 7, !dbg !49
  %1051 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 8, !dbg !49
  %1052 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 9, !dbg !49
  %1053 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 10, !dbg !49
  %1054 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 11, !dbg !49
  %1055 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 12, !dbg !49
  %1056 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 13, !dbg !49
  %1057 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 14, !dbg !49
  %1058 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 15, !dbg !49
  %1059 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 16, !dbg !49
  %1060 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 17, !dbg !49
  %1061 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 18, !dbg !49
  %1062 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 19, !dbg !49
  %1063 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 20, !dbg !49
  %1064 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 21, !dbg !49
  %1065 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 22, !dbg !49
  %1066 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 23, !dbg !49
  %1067 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 24, !dbg !49
  %1068 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 25, !dbg !49
  %1069 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 26, !dbg !49
  %1070 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 27, !dbg !49
  %1071 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 28, !dbg !49
  %1072 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 29, !dbg !49
  %1073 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 30, !dbg !49
  %1074 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1042, 31, !dbg !49
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !49
  %1075 = load float, ptr addrspace(3) %255, align 8, !dbg !40
  %1076 = load float, ptr addrspace(3) %256, align 4, !dbg !40
  %1077 = load float, ptr addrspace(3) %257, align 8, !dbg !40
  %1078 = load float, ptr addrspace(3) %258, align 4, !dbg !40
  %1079 = load float, ptr addrspace(3) %259, align 8, !dbg !40
  %1080 = load float, ptr addrspace(3) %260, align 4, !dbg !40
  %1081 = load float, ptr addrspace(3) %261, align 8, !dbg !40
  %1082 = load float, ptr addrspace(3) %262, align 4, !dbg !40
  %1083 = load float, ptr addrspace(3) %263, align 8, !dbg !40
  %1084 = load float, ptr addrspace(3) %264, align 4, !dbg !40
  %1085 = load float, ptr addrspace(3) %265, align 8, !dbg !40
  %1086 = load float, ptr addrspace(3) %266, align 4, !dbg !40
  %1087 = load float, ptr addrspace(3) %267, align 8, !dbg !40
  %1088 = load float, ptr addrspace(3) %268, align 4, !dbg !40
  %1089 = load float, ptr addrspace(3) %269, align 8, !dbg !40
  %1090 = load float, ptr addrspace(3) %270, align 4, !dbg !40
  %1091 = add nuw nsw i32 %384, %237, !dbg !50
  %1092 = and i32 %1091, 16383, !dbg !50
  %1093 = zext nneg i32 %1092 to i64, !dbg !50
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !50
  %1094 = or disjoint i64 %1093, 4611686293305294848, !dbg !50
  %1095 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $32, $33, 0, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,l,l"(i64 %1094, i64 %939) #2, !dbg !50
  %1096 = add nuw nsw i64 %1093, 4611686293305294850, !dbg !50
  %1097 = add nuw nsw i64 %890, 4611686293305294850, !dbg !50
  %1098 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 0, !dbg !50
  %1099 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 1, !dbg !50
  %1100 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 2, !dbg !50
  %1101 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 3, !dbg !50
  %1102 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 4, !dbg !50
  %1103 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 5, !dbg !50
  %1104 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 6, !dbg !50
  %1105 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 7, !dbg !50
  %1106 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 8, !dbg !50
  %1107 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 9, !dbg !50
  %1108 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 10, !dbg !50
  %1109 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 11, !dbg !50
  %1110 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 12, !dbg !50
  %1111 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 13, !dbg !50
  %1112 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 14, !dbg !50
  %1113 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 15, !dbg !50
  %1114 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 16, !dbg !50
  %1115 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 17, !dbg !50
  %1116 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 18, !dbg !50
  %1117 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 19, !dbg !50
  %1118 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 20, !dbg !50
  %1119 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 21, !dbg !50
  %1120 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 22, !dbg !50
  %1121 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 23, !dbg !50
  %1122 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 24, !dbg !50
  %1123 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 25, !dbg !50
  %1124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 26, !dbg !50
  %1125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 27, !dbg !50
  %1126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 28, !dbg !50
  %1127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 29, !dbg !50
  %1128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 30, !dbg !50
  %1129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1095, 31, !dbg !50
  %1130 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1098, float %1099, float %1100, float %1101, float %1102, float %1103, float %1104, float %1105, float %1106, float %1107, float %1108, float %1109, float %1110, float %1111, float %1112, float %1113, float %1114, float %1115, float %1116, float %1117, float %1118, float %1119, float %1120, float %1121, float %1122, float %1123, float %1124, float %1125, float %1126, float %1127, float %1128, float %1129, i64 %1096, i64 %1097, i1 true) #2, !dbg !50
  %1131 = add nuw nsw i64 %1093, 4611686293305294852, !dbg !50
  %1132 = add nuw nsw i64 %890, 4611686293305294852, !dbg !50
  %1133 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 0, !dbg !50
  %1134 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 1, !dbg !50
  %1135 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 2, !dbg !50
  %1136 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 3, !dbg !50
  %1137 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 4, !dbg !50
  %1138 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 5, !dbg !50
  %1139 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 6, !dbg !50
  %1140 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 7, !dbg !50
  %1141 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 8, !dbg !50
  %1142 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 9, !dbg !50
  %1143 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 10, !dbg !50
  %1144 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 11, !dbg !50
  %1145 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 12, !dbg !50
  %1146 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 13, !dbg !50
  %1147 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 14, !dbg !50
  %1148 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 15, !dbg !50
  %1149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 16, !dbg !50
  %1150 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 17, !dbg !50
  %1151 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 18, !dbg !50
  %1152 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 19, !dbg !50
  %1153 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 20, !dbg !50
  %1154 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 21, !dbg !50
  %1155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 22, !dbg !50
  %1156 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 23, !dbg !50
  %1157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 24, !dbg !50
  %1158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 25, !dbg !50
  %1159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 26, !dbg !50
  %1160 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 27, !dbg !50
  %1161 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 28, !dbg !50
  %1162 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 29, !dbg !50
  %1163 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 30, !dbg !50
  %1164 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1130, 31, !dbg !50
  %1165 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1133, float %1134, float %1135, float %1136, float %1137, float %1138, float %1139, float %1140, float %1141, float %1142, float %1143, float %1144, float %1145, float %1146, float %1147, float %1148, float %1149, float %1150, float %1151, float %1152, float %1153, float %1154, float %1155, float %1156, float %1157, float %1158, float %1159, float %1160, float %1161, float %1162, float %1163, float %1164, i64 %1131, i64 %1132, i1 true) #2, !dbg !50
  %1166 = add nuw nsw i64 %1093, 4611686293305294854, !dbg !50
  %1167 = add nuw nsw i64 %890, 4611686293305294854, !dbg !50
  %1168 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 0, !dbg !50
  %1169 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 1, !dbg !50
  %1170 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 2, !dbg !50
  %1171 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 3, !dbg !50
  %1172 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 4, !dbg !50
  %1173 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 5, !dbg !50
  %1174 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 6, !dbg !50
  %1175 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 7, !dbg !50
  %1176 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 8, !dbg !50
  %1177 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 9, !dbg !50
  %1178 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 10, !dbg !50
  %1179 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 11, !dbg !50
  %1180 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 12, !dbg !50
  %1181 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 13, !dbg !50
  %1182 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 14, !dbg !50
  %1183 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 15, !dbg !50
  %1184 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 16, !dbg !50
  %1185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 17, !dbg !50
  %1186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 18, !dbg !50
  %1187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 19, !dbg !50
  %1188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 20, !dbg !50
  %1189 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 21, !dbg !50
  %1190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 22, !dbg !50
  %1191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 23, !dbg !50
  %1192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 24, !dbg !50
  %1193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 25, !dbg !50
  %1194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 26, !dbg !50
  %1195 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 27, !dbg !50
  %1196 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 28, !dbg !50
  %1197 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 29, !dbg !50
  %1198 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 30, !dbg !50
  %1199 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1165, 31, !dbg !50
  %1200 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1168, float %1169, float %1170, float %1171, float %1172, float %1173, float %1174, float %1175, float %1176, float %1177, float %1178, float %1179, float %1180, float %1181, float %1182, float %1183, float %1184, float %1185, float %1186, float %1187, float %1188, float %1189, float %1190, float %1191, float %1192, float %1193, float %1194, float %1195, float %1196, float %1197, float %1198, float %1199, i64 %1166, i64 %1167, i1 true) #2, !dbg !50
  %1201 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 0, !dbg !50
  %1202 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 1, !dbg !50
  %1203 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 2, !dbg !50
  %1204 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 3, !dbg !50
  %1205 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 4, !dbg !50
  %1206 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 5, !dbg !50
  %1207 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 6, !dbg !50
  %1208 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 7, !dbg !50
  %1209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 8, !dbg !50
  %1210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 9, !dbg !50
  %1211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 10, !dbg !50
  %1212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 11, !dbg !50
  %1213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 12, !dbg !50
  %1214 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 13, !dbg !50
  %1215 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 14, !dbg !50
  %1216 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 15, !dbg !50
  %1217 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 16, !dbg !50
  %1218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 17, !dbg !50
  %1219 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 18, !dbg !50
  %1220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 19, !dbg !50
  %1221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 20, !dbg !50
  %1222 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 21, !dbg !50
  %1223 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 22, !dbg !50
  %1224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 23, !dbg !50
  %1225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 24, !dbg !50
  %1226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 25, !dbg !50
  %1227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 26, !dbg !50
  %1228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 27, !dbg !50
  %1229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 28, !dbg !50
  %1230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 29, !dbg !50
  %1231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 30, !dbg !50
  %1232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1200, 31, !dbg !50
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !50
  %1233 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %1201, float %1202, float %1203, float %1204, float %1205, float %1206, float %1207, float %1208, float %1209, float %1210, float %1211, float %1212, float %1213, float %1214, float %1215, float %1216, float %1217, float %1218, float %1219, float %1220, float %1221, float %1222, float %1223, float %1224, float %1225, float %1226, float %1227, float %1228, float %1229, float %1230, float %1231, float %1232, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 0, i32 0, ptr addrspace(3) %854, i32 0, i32 0) #2, !dbg !50
  %1234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 0, !dbg !50
  %1235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 1, !dbg !50
  %1236 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 2, !dbg !50
  %1237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 3, !dbg !50
  %1238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 4, !dbg !50
  %1239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 5, !dbg !50
  %1240 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 6, !dbg !50
  %1241 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 7, !dbg !50
  %1242 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 8, !dbg !50
  %1243 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 9, !dbg !50
  %1244 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 10, !dbg !50
  %1245 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 11, !dbg !50
  %1246 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 12, !dbg !50
  %1247 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 13, !dbg !50
  %1248 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 14, !dbg !50
  %1249 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 15, !dbg !50
  %1250 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 16, !dbg !50
  %1251 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 17, !dbg !50
  %1252 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 18, !dbg !50
  %1253 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 19, !dbg !50
  %1254 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 20, !dbg !50
  %1255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 21, !dbg !50
  %1256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 22, !dbg !50
  %1257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 23, !dbg !50
  %1258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 24, !dbg !50
  %1259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 25, !dbg !50
  %1260 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 26, !dbg !50
  %1261 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 27, !dbg !50
  %1262 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 28, !dbg !50
  %1263 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 29, !dbg !50
  %1264 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 30, !dbg !50
  %1265 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1233, 31, !dbg !50
  %1266 = fsub float %1234, %1075, !dbg !51
  %1267 = fsub float %1235, %1076, !dbg !51
  %1268 = fsub float %1236, %1075, !dbg !51
  %1269 = fsub float %1237, %1076, !dbg !51
  %1270 = fsub float %1238, %1077, !dbg !51
  %1271 = fsub float %1239, %1078, !dbg !51
  %1272 = fsub float %1240, %1077, !dbg !51
  %1273 = fsub float %1241, %1078, !dbg !51
  %1274 = fsub float %1242, %1079, !dbg !51
  %1275 = fsub float %1243, %1080, !dbg !51
  %1276 = fsub float %1244, %1079, !dbg !51
  %1277 = fsub float %1245, %1080, !dbg !51
  %1278 = fsub float %1246, %1081, !dbg !51
  %1279 = fsub float %1247, %1082, !dbg !51
  %1280 = fsub float %1248, %1081, !dbg !51
  %1281 = fsub float %1249, %1082, !dbg !51
  %1282 = fsub float %1250, %1083, !dbg !51
  %1283 = fsub float %1251, %1084, !dbg !51
  %1284 = fsub float %1252, %1083, !dbg !51
  %1285 = fsub float %1253, %1084, !dbg !51
  %1286 = fsub float %1254, %1085, !dbg !51
  %1287 = fsub float %1255, %1086, !dbg !51
  %1288 = fsub float %1256, %1085, !dbg !51
  %1289 = fsub float %1257, %1086, !dbg !51
  %1290 = fsub float %1258, %1087, !dbg !51
  %1291 = fsub float %1259, %1088, !dbg !51
  %1292 = fsub float %1260, %1087, !dbg !51
  %1293 = fsub float %1261, %1088, !dbg !51
  %1294 = fsub float %1262, %1089, !dbg !51
  %1295 = fsub float %1263, %1090, !dbg !51
  %1296 = fsub float %1264, %1089, !dbg !51
  %1297 = fsub float %1265, %1090, !dbg !51
  %1298 = fmul float %791, %1266, !dbg !52
  %1299 = fmul float %793, %1267, !dbg !52
  %1300 = fmul float %795, %1268, !dbg !52
  %1301 = fmul float %797, %1269, !dbg !52
  %1302 = fmul float %799, %1270, !dbg !52
  %1303 = fmul float %801, %1271, !dbg !52
  %1304 = fmul float %803, %1272, !dbg !52
  %1305 = fmul float %805, %1273, !dbg !52
  %1306 = fmul float %807, %1274, !dbg !52
  %1307 = fmul float %809, %1275, !dbg !52
  %1308 = fmul float %811, %1276, !dbg !52
  %1309 = fmul float %813, %1277, !dbg !52
  %1310 = fmul float %815, %1278, !dbg !52
  %1311 = fmul float %817, %1279, !dbg !52
  %1312 = fmul float %819, %1280, !dbg !52
  %1313 = fmul float %821, %1281, !dbg !52
  %1314 = fmul float %823, %1282, !dbg !52
  %1315 = fmul float %825, %1283, !dbg !52
  %1316 = fmul float %827, %1284, !dbg !52
  %1317 = fmul float %829, %1285, !dbg !52
  %1318 = fmul float %831, %1286, !dbg !52
  %1319 = fmul float %833, %1287, !dbg !52
  %1320 = fmul float %835, %1288, !dbg !52
  %1321 = fmul float %837, %1289, !dbg !52
  %1322 = fmul float %839, %1290, !dbg !52
  %1323 = fmul float %841, %1291, !dbg !52
  %1324 = fmul float %843, %1292, !dbg !52
  %1325 = fmul float %845, %1293, !dbg !52
  %1326 = fmul float %847, %1294, !dbg !52
  %1327 = fmul float %849, %1295, !dbg !52
  %1328 = fmul float %851, %1296, !dbg !52
  %1329 = fmul float %853, %1297, !dbg !52
  %1330 = fptrunc float %1298 to half, !dbg !53
  %1331 = fptrunc float %1299 to half, !dbg !53
  %1332 = fptrunc float %1300 to half, !dbg !53
  %1333 = fptrunc float %1301 to half, !dbg !53
  %1334 = fptrunc float %1302 to half, !dbg !53
  %1335 = fptrunc float %1303 to half, !dbg !53
  %1336 = fptrunc float %1304 to half, !dbg !53
  %1337 = fptrunc float %1305 to half, !dbg !53
  %1338 = fptrunc float %1306 to half, !dbg !53
  %1339 = fptrunc float %1307 to half, !dbg !53
  %1340 = fptrunc float %1308 to half, !dbg !53
  %1341 = fptrunc float %1309 to half, !dbg !53
  %1342 = fptrunc float %1310 to half, !dbg !53
  %1343 = fptrunc float %1311 to half, !dbg !53
  %1344 = fptrunc float %1312 to half, !dbg !53
  %1345 = fptrunc float %1313 to half, !dbg !53
  %1346 = fptrunc float %1314 to half, !dbg !53
  %1347 = fptrunc float %1315 to half, !dbg !53
  %1348 = fptrunc float %1316 to half, !dbg !53
  %1349 = fptrunc float %1317 to half, !dbg !53
  %1350 = fptrunc float %1318 to half, !dbg !53
  %1351 = fptrunc float %1319 to half, !dbg !53
  %1352 = fptrunc float %1320 to half, !dbg !53
  %1353 = fptrunc float %1321 to half, !dbg !53
  %1354 = fptrunc float %1322 to half, !dbg !53
  %1355 = fptrunc float %1323 to half, !dbg !53
  %1356 = fptrunc float %1324 to half, !dbg !53
  %1357 = fptrunc float %1325 to half, !dbg !53
  %1358 = fptrunc float %1326 to half, !dbg !53
  %1359 = fptrunc float %1327 to half, !dbg !53
  %1360 = fptrunc float %1328 to half, !dbg !53
  %1361 = fptrunc float %1329 to half, !dbg !53
  %1362 = insertelement <2 x half> poison, half %1330, i64 0, !dbg !54
  %1363 = insertelement <2 x half> %1362, half %1331, i64 1, !dbg !54
  %1364 = bitcast <2 x half> %1363 to i32, !dbg !54
  %1365 = insertelement <2 x half> poison, half %1332, i64 0, !dbg !54
  %1366 = insertelement <2 x half> %1365, half %1333, i64 1, !dbg !54
  %1367 = bitcast <2 x half> %1366 to i32, !dbg !54
  %1368 = insertelement <2 x half> poison, half %1334, i64 0, !dbg !54
  %1369 = insertelement <2 x half> %1368, half %1335, i64 1, !dbg !54
  %1370 = bitcast <2 x half> %1369 to i32, !dbg !54
  %1371 = insertelement <2 x half> poison, half %1336, i64 0, !dbg !54
  %1372 = insertelement <2 x half> %1371, half %1337, i64 1, !dbg !54
  %1373 = bitcast <2 x half> %1372 to i32, !dbg !54
  %1374 = insertelement <2 x half> poison, half %1338, i64 0, !dbg !54
  %1375 = insertelement <2 x half> %1374, half %1339, i64 1, !dbg !54
  %1376 = bitcast <2 x half> %1375 to i32, !dbg !54
  %1377 = insertelement <2 x half> poison, half %1340, i64 0, !dbg !54
  %1378 = insertelement <2 x half> %1377, half %1341, i64 1, !dbg !54
  %1379 = bitcast <2 x half> %1378 to i32, !dbg !54
  %1380 = insertelement <2 x half> poison, half %1342, i64 0, !dbg !54
  %1381 = insertelement <2 x half> %1380, half %1343, i64 1, !dbg !54
  %1382 = bitcast <2 x half> %1381 to i32, !dbg !54
  %1383 = insertelement <2 x half> poison, half %1344, i64 0, !dbg !54
  %1384 = insertelement <2 x half> %1383, half %1345, i64 1, !dbg !54
  %1385 = bitcast <2 x half> %1384 to i32, !dbg !54
  %1386 = insertelement <2 x half> poison, half %1346, i64 0, !dbg !54
  %1387 = insertelement <2 x half> %1386, half %1347, i64 1, !dbg !54
  %1388 = bitcast <2 x half> %1387 to i32, !dbg !54
  %1389 = insertelement <2 x half> poison, half %1348, i64 0, !dbg !54
  %1390 = insertelement <2 x half> %1389, half %1349, i64 1, !dbg !54
  %1391 = bitcast <2 x half> %1390 to i32, !dbg !54
  %1392 = insertelement <2 x half> poison, half %1350, i64 0, !dbg !54
  %1393 = insertelement <2 x half> %1392, half %1351, i64 1, !dbg !54
  %1394 = bitcast <2 x half> %1393 to i32, !dbg !54
  %1395 = insertelement <2 x half> poison, half %1352, i64 0, !dbg !54
  %1396 = insertelement <2 x half> %1395, half %1353, i64 1, !dbg !54
  %1397 = bitcast <2 x half> %1396 to i32, !dbg !54
  %1398 = insertelement <2 x half> poison, half %1354, i64 0, !dbg !54
  %1399 = insertelement <2 x half> %1398, half %1355, i64 1, !dbg !54
  %1400 = bitcast <2 x half> %1399 to i32, !dbg !54
  %1401 = insertelement <2 x half> poison, half %1356, i64 0, !dbg !54
  %1402 = insertelement <2 x half> %1401, half %1357, i64 1, !dbg !54
  %1403 = bitcast <2 x half> %1402 to i32, !dbg !54
  %1404 = insertelement <2 x half> poison, half %1358, i64 0, !dbg !54
  %1405 = insertelement <2 x half> %1404, half %1359, i64 1, !dbg !54
  %1406 = bitcast <2 x half> %1405 to i32, !dbg !54
  %1407 = insertelement <2 x half> poison, half %1360, i64 0, !dbg !54
  %1408 = insertelement <2 x half> %1407, half %1361, i64 1, !dbg !54
  %1409 = bitcast <2 x half> %1408 to i32, !dbg !54
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !54
  %1410 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %325, float %326, float %327, float %328, float %329, float %330, float %331, float %332, float %333, float %334, float %335, float %336, float %337, float %338, float %339, float %340, float %341, float %342, float %343, float %344, float %345, float %346, float %347, float %348, float %349, float %350, float %351, float %352, float %353, float %354, float %355, float %356, i32 %1364, i32 %1367, i32 %1370, i32 %1373, i64 %393, i1 true) #2, !dbg !54
  %1411 = add nuw nsw i64 %391, 4611686293305294976, !dbg !54
  %1412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 0, !dbg !54
  %1413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 1, !dbg !54
  %1414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 2, !dbg !54
  %1415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 3, !dbg !54
  %1416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 4, !dbg !54
  %1417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 5, !dbg !54
  %1418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 6, !dbg !54
  %1419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 7, !dbg !54
  %1420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 8, !dbg !54
  %1421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 9, !dbg !54
  %1422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 10, !dbg !54
  %1423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 11, !dbg !54
  %1424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 12, !dbg !54
  %1425 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 13, !dbg !54
  %1426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 14, !dbg !54
  %1427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 15, !dbg !54
  %1428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 16, !dbg !54
  %1429 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 17, !dbg !54
  %1430 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 18, !dbg !54
  %1431 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 19, !dbg !54
  %1432 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 20, !dbg !54
  %1433 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 21, !dbg !54
  %1434 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 22, !dbg !54
  %1435 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 23, !dbg !54
  %1436 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 24, !dbg !54
  %1437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 25, !dbg !54
  %1438 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 26, !dbg !54
  %1439 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 27, !dbg !54
  %1440 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 28, !dbg !54
  %1441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 29, !dbg !54
  %1442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 30, !dbg !54
  %1443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1410, 31, !dbg !54
  %1444 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1412, float %1413, float %1414, float %1415, float %1416, float %1417, float %1418, float %1419, float %1420, float %1421, float %1422, float %1423, float %1424, float %1425, float %1426, float %1427, float %1428, float %1429, float %1430, float %1431, float %1432, float %1433, float %1434, float %1435, float %1436, float %1437, float %1438, float %1439, float %1440, float %1441, float %1442, float %1443, i32 %1376, i32 %1379, i32 %1382, i32 %1385, i64 %1411, i1 true) #2, !dbg !54
  %1445 = add nuw nsw i64 %391, 4611686293305295104, !dbg !54
  %1446 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 0, !dbg !54
  %1447 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 1, !dbg !54
  %1448 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 2, !dbg !54
  %1449 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 3, !dbg !54
  %1450 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 4, !dbg !54
  %1451 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 5, !dbg !54
  %1452 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 6, !dbg !54
  %1453 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 7, !dbg !54
  %1454 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 8, !dbg !54
  %1455 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 9, !dbg !54
  %1456 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 10, !dbg !54
  %1457 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 11, !dbg !54
  %1458 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 12, !dbg !54
  %1459 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 13, !dbg !54
  %1460 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 14, !dbg !54
  %1461 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 15, !dbg !54
  %1462 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 16, !dbg !54
  %1463 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 17, !dbg !54
  %1464 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 18, !dbg !54
  %1465 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 19, !dbg !54
  %1466 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 20, !dbg !54
  %1467 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 21, !dbg !54
  %1468 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 22, !dbg !54
  %1469 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 23, !dbg !54
  %1470 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 24, !dbg !54
  %1471 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 25, !dbg !54
  %1472 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 26, !dbg !54
  %1473 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 27, !dbg !54
  %1474 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 28, !dbg !54
  %1475 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 29, !dbg !54
  %1476 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 30, !dbg !54
  %1477 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1444, 31, !dbg !54
  %1478 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1446, float %1447, float %1448, float %1449, float %1450, float %1451, float %1452, float %1453, float %1454, float %1455, float %1456, float %1457, float %1458, float %1459, float %1460, float %1461, float %1462, float %1463, float %1464, float %1465, float %1466, float %1467, float %1468, float %1469, float %1470, float %1471, float %1472, float %1473, float %1474, float %1475, float %1476, float %1477, i32 %1388, i32 %1391, i32 %1394, i32 %1397, i64 %1445, i1 true) #2, !dbg !54
  %1479 = add nuw nsw i64 %391, 4611686293305295232, !dbg !54
  %1480 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 0, !dbg !54
  %1481 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 1, !dbg !54
  %1482 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 2, !dbg !54
  %1483 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 3, !dbg !54
  %1484 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 4, !dbg !54
  %1485 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 5, !dbg !54
  %1486 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 6, !dbg !54
  %1487 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 7, !dbg !54
  %1488 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 8, !dbg !54
  %1489 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 9, !dbg !54
  %1490 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 10, !dbg !54
  %1491 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 11, !dbg !54
  %1492 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 12, !dbg !54
  %1493 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 13, !dbg !54
  %1494 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 14, !dbg !54
  %1495 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 15, !dbg !54
  %1496 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 16, !dbg !54
  %1497 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 17, !dbg !54
  %1498 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 18, !dbg !54
  %1499 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 19, !dbg !54
  %1500 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 20, !dbg !54
  %1501 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 21, !dbg !54
  %1502 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 22, !dbg !54
  %1503 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 23, !dbg !54
  %1504 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 24, !dbg !54
  %1505 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 25, !dbg !54
  %1506 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 26, !dbg !54
  %1507 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 27, !dbg !54
  %1508 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 28, !dbg !54
  %1509 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 29, !dbg !54
  %1510 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 30, !dbg !54
  %1511 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1478, 31, !dbg !54
  %1512 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, {$64,$65,$66,$67}, $68, $69, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,l,b"(float %1480, float %1481, float %1482, float %1483, float %1484, float %1485, float %1486, float %1487, float %1488, float %1489, float %1490, float %1491, float %1492, float %1493, float %1494, float %1495, float %1496, float %1497, float %1498, float %1499, float %1500, float %1501, float %1502, float %1503, float %1504, float %1505, float %1506, float %1507, float %1508, float %1509, float %1510, float %1511, i32 %1400, i32 %1403, i32 %1406, i32 %1409, i64 %1479, i1 true) #2, !dbg !54
  %1513 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 0, !dbg !54
  %1514 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 1, !dbg !54
  %1515 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 2, !dbg !54
  %1516 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 3, !dbg !54
  %1517 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 4, !dbg !54
  %1518 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 5, !dbg !54
  %1519 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 6, !dbg !54
  %1520 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 7, !dbg !54
  %1521 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 8, !dbg !54
  %1522 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 9, !dbg !54
  %1523 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 10, !dbg !54
  %1524 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 11, !dbg !54
  %1525 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 12, !dbg !54
  %1526 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 13, !dbg !54
  %1527 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 14, !dbg !54
  %1528 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 15, !dbg !54
  %1529 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 16, !dbg !54
  %1530 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 17, !dbg !54
  %1531 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 18, !dbg !54
  %1532 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 19, !dbg !54
  %1533 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 20, !dbg !54
  %1534 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 21, !dbg !54
  %1535 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 22, !dbg !54
  %1536 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 23, !dbg !54
  %1537 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 24, !dbg !54
  %1538 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 25, !dbg !54
  %1539 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 26, !dbg !54
  %1540 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 27, !dbg !54
  %1541 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 28, !dbg !54
  %1542 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 29, !dbg !54
  %1543 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 30, !dbg !54
  %1544 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1512, 31, !dbg !54
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !54
  %1545 = add <16 x i32> %358, splat (i32 64), !dbg !55
  %1546 = getelementptr half, ptr addrspace(1) %.pn56341, i64 %238, !dbg !56
  %1547 = getelementptr half, ptr addrspace(1) %.pn40342, i64 %238, !dbg !56
  %1548 = getelementptr half, ptr addrspace(1) %.pn88343, i64 %238, !dbg !57
  %1549 = getelementptr half, ptr addrspace(1) %.pn72344, i64 %238, !dbg !57
  %1550 = getelementptr i8, ptr addrspace(1) %.pn120345, i64 256, !dbg !58
  %1551 = getelementptr i8, ptr addrspace(1) %.pn116346, i64 256, !dbg !58
  %1552 = getelementptr i8, ptr addrspace(1) %.pn112347, i64 256, !dbg !58
  %1553 = getelementptr i8, ptr addrspace(1) %.pn108348, i64 256, !dbg !58
  %1554 = getelementptr i8, ptr addrspace(1) %.pn104349, i64 256, !dbg !58
  %1555 = getelementptr i8, ptr addrspace(1) %.pn100350, i64 256, !dbg !58
  %1556 = getelementptr i8, ptr addrspace(1) %.pn96351, i64 256, !dbg !58
  %1557 = getelementptr i8, ptr addrspace(1) %.pn92352, i64 256, !dbg !58
  %1558 = getelementptr i8, ptr addrspace(1) %.pn184369, i64 256, !dbg !59
  %1559 = getelementptr i8, ptr addrspace(1) %.pn180370, i64 256, !dbg !59
  %1560 = getelementptr i8, ptr addrspace(1) %.pn176371, i64 256, !dbg !59
  %1561 = getelementptr i8, ptr addrspace(1) %.pn172372, i64 256, !dbg !59
  %1562 = getelementptr i8, ptr addrspace(1) %.pn168373, i64 256, !dbg !59
  %1563 = getelementptr i8, ptr addrspace(1) %.pn164374, i64 256, !dbg !59
  %1564 = getelementptr i8, ptr addrspace(1) %.pn160375, i64 256, !dbg !59
  %1565 = getelementptr i8, ptr addrspace(1) %.pn156376, i64 256, !dbg !59
  %1566 = add i32 %292, 1, !dbg !36
  %1567 = icmp sgt i32 %1566, 1, !dbg !36
  %1568 = select i1 %1567, i32 0, i32 %1566, !dbg !36
  %1569 = shl i32 %1568, 12, !dbg !37
  %1570 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %1569, !dbg !37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  %1571 = getelementptr inbounds nuw i8, ptr addrspace(3) %1570, i32 %74, !dbg !37
  %1572 = select i1 %360, i32 16, i32 0, !dbg !37
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %1571, ptr addrspace(1) %1546, i32 %1572) #2, !dbg !37
  %1573 = getelementptr inbounds nuw i8, ptr addrspace(3) %1570, i32 %80, !dbg !37
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1573, ptr addrspace(1) %1547, i32 %1572) #2, !dbg !37
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !37
  %1574 = select i1 %360, i32 8, i32 0, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) %193, ptr addrspace(1) %1550, i32 %1574, i1 %191) #2, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %196, ptr addrspace(1) %1551, i32 %1574, i1 %191) #2, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %198, ptr addrspace(1) %1552, i32 %1574, i1 %191) #2, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %200, ptr addrspace(1) %1553, i32 %1574, i1 %191) #2, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %202, ptr addrspace(1) %1554, i32 %1574, i1 %191) #2, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %204, ptr addrspace(1) %1555, i32 %1574, i1 %191) #2, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %206, ptr addrspace(1) %1556, i32 %1574, i1 %191) #2, !dbg !38
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %208, ptr addrspace(1) %1557, i32 %1574, i1 %191) #2, !dbg !38
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !38
  %1575 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %1569, !dbg !39
  %1576 = getelementptr inbounds nuw i8, ptr addrspace(3) %1575, i32 %74, !dbg !39
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %1576, ptr addrspace(1) %1548, i32 %1572) #2, !dbg !39
  %1577 = getelementptr inbounds nuw i8, ptr addrspace(3) %1575, i32 %80, !dbg !39
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1577, ptr addrspace(1) %1549, i32 %1572) #2, !dbg !39
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !39
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) %211, ptr addrspace(1) %1558, i32 %1574, i1 %191) #2, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %212, ptr addrspace(1) %1559, i32 %1574, i1 %191) #2, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %213, ptr addrspace(1) %1560, i32 %1574, i1 %191) #2, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %214, ptr addrspace(1) %1561, i32 %1574, i1 %191) #2, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %215, ptr addrspace(1) %1562, i32 %1574, i1 %191) #2, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %216, ptr addrspace(1) %1563, i32 %1574, i1 %191) #2, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %217, ptr addrspace(1) %1564, i32 %1574, i1 %191) #2, !dbg !40
  tail call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) nonnull %218, ptr addrspace(1) %1565, i32 %1574, i1 %191) #2, !dbg !40
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !40
  %1578 = add i32 %357, 64, !dbg !36
  %1579 = icmp slt i32 %1578, %11, !dbg !36
  br i1 %1579, label %290, label %._crit_edge, !dbg !36

._crit_edge:                                      ; preds = %__nv_exp2f.exit339, %14
  %1580 = phi float [ 0.000000e+00, %14 ], [ %1513, %__nv_exp2f.exit339 ]
  %1581 = phi float [ 0.000000e+00, %14 ], [ %1514, %__nv_exp2f.exit339 ]
  %1582 = phi float [ 0.000000e+00, %14 ], [ %1515, %__nv_exp2f.exit339 ]
  %1583 = phi float [ 0.000000e+00, %14 ], [ %1516, %__nv_exp2f.exit339 ]
  %1584 = phi float [ 0.000000e+00, %14 ], [ %1517, %__nv_exp2f.exit339 ]
  %1585 = phi float [ 0.000000e+00, %14 ], [ %1518, %__nv_exp2f.exit339 ]
  %1586 = phi float [ 0.000000e+00, %14 ], [ %1519, %__nv_exp2f.exit339 ]
  %1587 = phi float [ 0.000000e+00, %14 ], [ %1520, %__nv_exp2f.exit339 ]
  %1588 = phi float [ 0.000000e+00, %14 ], [ %1521, %__nv_exp2f.exit339 ]
  %1589 = phi float [ 0.000000e+00, %14 ], [ %1522, %__nv_exp2f.exit339 ]
  %1590 = phi float [ 0.000000e+00, %14 ], [ %1523, %__nv_exp2f.exit339 ]
  %1591 = phi float [ 0.000000e+00, %14 ], [ %1524, %__nv_exp2f.exit339 ]
  %1592 = phi float [ 0.000000e+00, %14 ], [ %1525, %__nv_exp2f.exit339 ]
  %1593 = phi float [ 0.000000e+00, %14 ], [ %1526, %__nv_exp2f.exit339 ]
  %1594 = phi float [ 0.000000e+00, %14 ], [ %1527, %__nv_exp2f.exit339 ]
  %1595 = phi float [ 0.000000e+00, %14 ], [ %1528, %__nv_exp2f.exit339 ]
  %1596 = phi float [ 0.000000e+00, %14 ], [ %1529, %__nv_exp2f.exit339 ]
  %1597 = phi float [ 0.000000e+00, %14 ], [ %1530, %__nv_exp2f.exit339 ]
  %1598 = phi float [ 0.000000e+00, %14 ], [ %1531, %__nv_exp2f.exit339 ]
  %1599 = phi float [ 0.000000e+00, %14 ], [ %1532, %__nv_exp2f.exit339 ]
  %1600 = phi float [ 0.000000e+00, %14 ], [ %1533, %__nv_exp2f.exit339 ]
  %1601 = phi float [ 0.000000e+00, %14 ], [ %1534, %__nv_exp2f.exit339 ]
  %1602 = phi float [ 0.000000e+00, %14 ], [ %1535, %__nv_exp2f.exit339 ]
  %1603 = phi float [ 0.000000e+00, %14 ], [ %1536, %__nv_exp2f.exit339 ]
  %1604 = phi float [ 0.000000e+00, %14 ], [ %1537, %__nv_exp2f.exit339 ]
  %1605 = phi float [ 0.000000e+00, %14 ], [ %1538, %__nv_exp2f.exit339 ]
  %1606 = phi float [ 0.000000e+00, %14 ], [ %1539, %__nv_exp2f.exit339 ]
  %1607 = phi float [ 0.000000e+00, %14 ], [ %1540, %__nv_exp2f.exit339 ]
  %1608 = phi float [ 0.000000e+00, %14 ], [ %1541, %__nv_exp2f.exit339 ]
  %1609 = phi float [ 0.000000e+00, %14 ], [ %1542, %__nv_exp2f.exit339 ]
  %1610 = phi float [ 0.000000e+00, %14 ], [ %1543, %__nv_exp2f.exit339 ]
  %1611 = phi float [ 0.000000e+00, %14 ], [ %1544, %__nv_exp2f.exit339 ]
  %1612 = phi float [ 0.000000e+00, %14 ], [ %1043, %__nv_exp2f.exit339 ]
  %1613 = phi float [ 0.000000e+00, %14 ], [ %1044, %__nv_exp2f.exit339 ]
  %1614 = phi float [ 0.000000e+00, %14 ], [ %1045, %__nv_exp2f.exit339 ]
  %1615 = phi float [ 0.000000e+00, %14 ], [ %1046, %__nv_exp2f.exit339 ]
  %1616 = phi float [ 0.000000e+00, %14 ], [ %1047, %__nv_exp2f.exit339 ]
  %1617 = phi float [ 0.000000e+00, %14 ], [ %1048, %__nv_exp2f.exit339 ]
  %1618 = phi float [ 0.000000e+00, %14 ], [ %1049, %__nv_exp2f.exit339 ]
  %1619 = phi float [ 0.000000e+00, %14 ], [ %1050, %__nv_exp2f.exit339 ]
  %1620 = phi float [ 0.000000e+00, %14 ], [ %1051, %__nv_exp2f.exit339 ]
  %1621 = phi float [ 0.000000e+00, %14 ], [ %1052, %__nv_exp2f.exit339 ]
  %1622 = phi float [ 0.000000e+00, %14 ], [ %1053, %__nv_exp2f.exit339 ]
  %1623 = phi float [ 0.000000e+00, %14 ], [ %1054, %__nv_exp2f.exit339 ]
  %1624 = phi float [ 0.000000e+00, %14 ], [ %1055, %__nv_exp2f.exit339 ]
  %1625 = phi float [ 0.000000e+00, %14 ], [ %1056, %__nv_exp2f.exit339 ]
  %1626 = phi float [ 0.000000e+00, %14 ], [ %1057, %__nv_exp2f.exit339 ]
  %1627 = phi float [ 0.000000e+00, %14 ], [ %1058, %__nv_exp2f.exit339 ]
  %1628 = phi float [ 0.000000e+00, %14 ], [ %1059, %__nv_exp2f.exit339 ]
  %1629 = phi float [ 0.000000e+00, %14 ], [ %1060, %__nv_exp2f.exit339 ]
  %1630 = phi float [ 0.000000e+00, %14 ], [ %1061, %__nv_exp2f.exit339 ]
  %1631 = phi float [ 0.000000e+00, %14 ], [ %1062, %__nv_exp2f.exit339 ]
  %1632 = phi float [ 0.000000e+00, %14 ], [ %1063, %__nv_exp2f.exit339 ]
  %1633 = phi float [ 0.000000e+00, %14 ], [ %1064, %__nv_exp2f.exit339 ]
  %1634 = phi float [ 0.000000e+00, %14 ], [ %1065, %__nv_exp2f.exit339 ]
  %1635 = phi float [ 0.000000e+00, %14 ], [ %1066, %__nv_exp2f.exit339 ]
  %1636 = phi float [ 0.000000e+00, %14 ], [ %1067, %__nv_exp2f.exit339 ]
  %1637 = phi float [ 0.000000e+00, %14 ], [ %1068, %__nv_exp2f.exit339 ]
  %1638 = phi float [ 0.000000e+00, %14 ], [ %1069, %__nv_exp2f.exit339 ]
  %1639 = phi float [ 0.000000e+00, %14 ], [ %1070, %__nv_exp2f.exit339 ]
  %1640 = phi float [ 0.000000e+00, %14 ], [ %1071, %__nv_exp2f.exit339 ]
  %1641 = phi float [ 0.000000e+00, %14 ], [ %1072, %__nv_exp2f.exit339 ]
  %1642 = phi float [ 0.000000e+00, %14 ], [ %1073, %__nv_exp2f.exit339 ]
  %1643 = phi float [ 0.000000e+00, %14 ], [ %1074, %__nv_exp2f.exit339 ]
  %1644 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63"(float %1612, float %1613, float %1614, float %1615, float %1616, float %1617, float %1618, float %1619, float %1620, float %1621, float %1622, float %1623, float %1624, float %1625, float %1626, float %1627, float %1628, float %1629, float %1630, float %1631, float %1632, float %1633, float %1634, float %1635, float %1636, float %1637, float %1638, float %1639, float %1640, float %1641, float %1642, float %1643, float %1580, float %1581, float %1582, float %1583, float %1584, float %1585, float %1586, float %1587, float %1588, float %1589, float %1590, float %1591, float %1592, float %1593, float %1594, float %1595, float %1596, float %1597, float %1598, float %1599, float %1600, float %1601, float %1602, float %1603, float %1604, float %1605, float %1606, float %1607, float %1608, float %1609, float %1610, float %1611) #2, !dbg !36
  %1645 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 0, !dbg !36
  %1646 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 1, !dbg !36
  %1647 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 2, !dbg !36
  %1648 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 3, !dbg !36
  %1649 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 4, !dbg !36
  %1650 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 5, !dbg !36
  %1651 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 6, !dbg !36
  %1652 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 7, !dbg !36
  %1653 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 8, !dbg !36
  %1654 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 9, !dbg !36
  %1655 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 10, !dbg !36
  %1656 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 11, !dbg !36
  %1657 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 12, !dbg !36
  %1658 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 13, !dbg !36
  %1659 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 14, !dbg !36
  %1660 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 15, !dbg !36
  %1661 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 16, !dbg !36
  %1662 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 17, !dbg !36
  %1663 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 18, !dbg !36
  %1664 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 19, !dbg !36
  %1665 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 20, !dbg !36
  %1666 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 21, !dbg !36
  %1667 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 22, !dbg !36
  %1668 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 23, !dbg !36
  %1669 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 24, !dbg !36
  %1670 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 25, !dbg !36
  %1671 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 26, !dbg !36
  %1672 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 27, !dbg !36
  %1673 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 28, !dbg !36
  %1674 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 29, !dbg !36
  %1675 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 30, !dbg !36
  %1676 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 31, !dbg !36
  %1677 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 32, !dbg !36
  %1678 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 33, !dbg !36
  %1679 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 34, !dbg !36
  %1680 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 35, !dbg !36
  %1681 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 36, !dbg !36
  %1682 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 37, !dbg !36
  %1683 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 38, !dbg !36
  %1684 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 39, !dbg !36
  %1685 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 40, !dbg !36
  %1686 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 41, !dbg !36
  %1687 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 42, !dbg !36
  %1688 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 43, !dbg !36
  %1689 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 44, !dbg !36
  %1690 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 45, !dbg !36
  %1691 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 46, !dbg !36
  %1692 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 47, !dbg !36
  %1693 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 48, !dbg !36
  %1694 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 49, !dbg !36
  %1695 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 50, !dbg !36
  %1696 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 51, !dbg !36
  %1697 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 52, !dbg !36
  %1698 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 53, !dbg !36
  %1699 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 54, !dbg !36
  %1700 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 55, !dbg !36
  %1701 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 56, !dbg !36
  %1702 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 57, !dbg !36
  %1703 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 58, !dbg !36
  %1704 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 59, !dbg !36
  %1705 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 60, !dbg !36
  %1706 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 61, !dbg !36
  %1707 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 62, !dbg !36
  %1708 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1644, 63, !dbg !36
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !36
  %1709 = getelementptr half, ptr addrspace(1) %5, i64 %20, !dbg !60
  %1710 = getelementptr half, ptr addrspace(1) %1709, i64 %43, !dbg !61
  %1711 = getelementptr half, ptr addrspace(1) %1709, i64 %45, !dbg !61
  %1712 = getelementptr half, ptr addrspace(1) %1709, i64 %47, !dbg !61
  %1713 = getelementptr half, ptr addrspace(1) %1709, i64 %49, !dbg !61
  %1714 = insertelement <2 x float> poison, float %1645, i64 0, !dbg !62
  %1715 = insertelement <2 x float> %1714, float %1646, i64 1, !dbg !62
  %1716 = fptrunc <2 x float> %1715 to <2 x half>, !dbg !62
  %1717 = insertelement <2 x float> poison, float %1647, i64 0, !dbg !62
  %1718 = insertelement <2 x float> %1717, float %1648, i64 1, !dbg !62
  %1719 = fptrunc <2 x float> %1718 to <2 x half>, !dbg !62
  %1720 = insertelement <2 x float> poison, float %1649, i64 0, !dbg !62
  %1721 = insertelement <2 x float> %1720, float %1650, i64 1, !dbg !62
  %1722 = fptrunc <2 x float> %1721 to <2 x half>, !dbg !62
  %1723 = insertelement <2 x float> poison, float %1651, i64 0, !dbg !62
  %1724 = insertelement <2 x float> %1723, float %1652, i64 1, !dbg !62
  %1725 = fptrunc <2 x float> %1724 to <2 x half>, !dbg !62
  %1726 = insertelement <2 x float> poison, float %1653, i64 0, !dbg !62
  %1727 = insertelement <2 x float> %1726, float %1654, i64 1, !dbg !62
  %1728 = fptrunc <2 x float> %1727 to <2 x half>, !dbg !62
  %1729 = insertelement <2 x float> poison, float %1655, i64 0, !dbg !62
  %1730 = insertelement <2 x float> %1729, float %1656, i64 1, !dbg !62
  %1731 = fptrunc <2 x float> %1730 to <2 x half>, !dbg !62
  %1732 = insertelement <2 x float> poison, float %1657, i64 0, !dbg !62
  %1733 = insertelement <2 x float> %1732, float %1658, i64 1, !dbg !62
  %1734 = fptrunc <2 x float> %1733 to <2 x half>, !dbg !62
  %1735 = insertelement <2 x float> poison, float %1659, i64 0, !dbg !62
  %1736 = insertelement <2 x float> %1735, float %1660, i64 1, !dbg !62
  %1737 = fptrunc <2 x float> %1736 to <2 x half>, !dbg !62
  %1738 = insertelement <2 x float> poison, float %1661, i64 0, !dbg !62
  %1739 = insertelement <2 x float> %1738, float %1662, i64 1, !dbg !62
  %1740 = fptrunc <2 x float> %1739 to <2 x half>, !dbg !62
  %1741 = insertelement <2 x float> poison, float %1663, i64 0, !dbg !62
  %1742 = insertelement <2 x float> %1741, float %1664, i64 1, !dbg !62
  %1743 = fptrunc <2 x float> %1742 to <2 x half>, !dbg !62
  %1744 = insertelement <2 x float> poison, float %1665, i64 0, !dbg !62
  %1745 = insertelement <2 x float> %1744, float %1666, i64 1, !dbg !62
  %1746 = fptrunc <2 x float> %1745 to <2 x half>, !dbg !62
  %1747 = insertelement <2 x float> poison, float %1667, i64 0, !dbg !62
  %1748 = insertelement <2 x float> %1747, float %1668, i64 1, !dbg !62
  %1749 = fptrunc <2 x float> %1748 to <2 x half>, !dbg !62
  %1750 = insertelement <2 x float> poison, float %1669, i64 0, !dbg !62
  %1751 = insertelement <2 x float> %1750, float %1670, i64 1, !dbg !62
  %1752 = fptrunc <2 x float> %1751 to <2 x half>, !dbg !62
  %1753 = insertelement <2 x float> poison, float %1671, i64 0, !dbg !62
  %1754 = insertelement <2 x float> %1753, float %1672, i64 1, !dbg !62
  %1755 = fptrunc <2 x float> %1754 to <2 x half>, !dbg !62
  %1756 = insertelement <2 x float> poison, float %1673, i64 0, !dbg !62
  %1757 = insertelement <2 x float> %1756, float %1674, i64 1, !dbg !62
  %1758 = fptrunc <2 x float> %1757 to <2 x half>, !dbg !62
  %1759 = insertelement <2 x float> poison, float %1675, i64 0, !dbg !62
  %1760 = insertelement <2 x float> %1759, float %1676, i64 1, !dbg !62
  %1761 = fptrunc <2 x float> %1760 to <2 x half>, !dbg !62
  %1762 = shl nuw nsw i32 %24, 4, !dbg !63
  %1763 = and i32 %21, 1, !dbg !63
  %1764 = shl nuw nsw i32 %1763, 5, !dbg !63
  %1765 = and i32 %21, 2, !dbg !63
  %1766 = icmp eq i32 %1765, 0, !dbg !63
  %1767 = select i1 %1766, i32 0, i32 8256, !dbg !63
  %1768 = and i32 %21, 4, !dbg !63
  %1769 = icmp eq i32 %1768, 0, !dbg !63
  %1770 = shl nuw nsw i32 %1768, 2, !dbg !63
  %1771 = and i32 %21, 8, !dbg !63
  %1772 = icmp eq i32 %1771, 0, !dbg !63
  %1773 = select i1 %1772, i32 0, i32 4128, !dbg !63
  %1774 = and i32 %21, 16, !dbg !63
  %1775 = icmp eq i32 %1774, 0, !dbg !63
  %1776 = shl nuw nsw i32 %1774, 3, !dbg !63
  %1777 = or disjoint i32 %1767, %1770, !dbg !63
  %1778 = or disjoint i32 %1777, %1776, !dbg !63
  %1779 = or disjoint i32 %1762, %1764, !dbg !63
  %1780 = xor i32 %1779, %1773, !dbg !63
  %1781 = or disjoint i32 %1778, %1780, !dbg !63
  %1782 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1781, !dbg !63
  %1783 = bitcast <2 x half> %1716 to i32, !dbg !63
  %1784 = bitcast <2 x half> %1722 to i32, !dbg !63
  %1785 = bitcast <2 x half> %1728 to i32, !dbg !63
  %1786 = bitcast <2 x half> %1734 to i32, !dbg !63
  %1787 = insertelement <4 x i32> poison, i32 %1783, i64 0, !dbg !63
  %1788 = insertelement <4 x i32> %1787, i32 %1784, i64 1, !dbg !63
  %1789 = insertelement <4 x i32> %1788, i32 %1785, i64 2, !dbg !63
  %1790 = insertelement <4 x i32> %1789, i32 %1786, i64 3, !dbg !63
  store <4 x i32> %1790, ptr addrspace(3) %1782, align 16, !dbg !63
  %1791 = getelementptr inbounds nuw i8, ptr addrspace(3) %1782, i32 256, !dbg !63
  %1792 = bitcast <2 x half> %1719 to i32, !dbg !63
  %1793 = bitcast <2 x half> %1725 to i32, !dbg !63
  %1794 = bitcast <2 x half> %1731 to i32, !dbg !63
  %1795 = bitcast <2 x half> %1737 to i32, !dbg !63
  %1796 = insertelement <4 x i32> poison, i32 %1792, i64 0, !dbg !63
  %1797 = insertelement <4 x i32> %1796, i32 %1793, i64 1, !dbg !63
  %1798 = insertelement <4 x i32> %1797, i32 %1794, i64 2, !dbg !63
  %1799 = insertelement <4 x i32> %1798, i32 %1795, i64 3, !dbg !63
  store <4 x i32> %1799, ptr addrspace(3) %1791, align 16, !dbg !63
  %1800 = xor i32 %1781, 64, !dbg !63
  %1801 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1800, !dbg !63
  %1802 = bitcast <2 x half> %1740 to i32, !dbg !63
  %1803 = bitcast <2 x half> %1746 to i32, !dbg !63
  %1804 = bitcast <2 x half> %1752 to i32, !dbg !63
  %1805 = bitcast <2 x half> %1758 to i32, !dbg !63
  %1806 = insertelement <4 x i32> poison, i32 %1802, i64 0, !dbg !63
  %1807 = insertelement <4 x i32> %1806, i32 %1803, i64 1, !dbg !63
  %1808 = insertelement <4 x i32> %1807, i32 %1804, i64 2, !dbg !63
  %1809 = insertelement <4 x i32> %1808, i32 %1805, i64 3, !dbg !63
  store <4 x i32> %1809, ptr addrspace(3) %1801, align 16, !dbg !63
  %1810 = getelementptr inbounds nuw i8, ptr addrspace(3) %1801, i32 256, !dbg !63
  %1811 = bitcast <2 x half> %1743 to i32, !dbg !63
  %1812 = bitcast <2 x half> %1749 to i32, !dbg !63
  %1813 = bitcast <2 x half> %1755 to i32, !dbg !63
  %1814 = bitcast <2 x half> %1761 to i32, !dbg !63
  %1815 = insertelement <4 x i32> poison, i32 %1811, i64 0, !dbg !63
  %1816 = insertelement <4 x i32> %1815, i32 %1812, i64 1, !dbg !63
  %1817 = insertelement <4 x i32> %1816, i32 %1813, i64 2, !dbg !63
  %1818 = insertelement <4 x i32> %1817, i32 %1814, i64 3, !dbg !63
  store <4 x i32> %1818, ptr addrspace(3) %1810, align 16, !dbg !63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !63
  %1819 = shl nuw nsw i32 %21, 2, !dbg !63
  %1820 = and i32 %1819, 928, !dbg !63
  %1821 = shl nuw nsw i32 %1763, 6, !dbg !63
  %1822 = shl nuw nsw i32 %1765, 3, !dbg !63
  %1823 = select i1 %1769, i32 0, i32 4128, !dbg !63
  %1824 = select i1 %1775, i32 0, i32 8256, !dbg !63
  %1825 = or disjoint i32 %1820, %1821, !dbg !63
  %1826 = or disjoint i32 %1823, %1824, !dbg !63
  %1827 = xor i32 %1826, %1825, !dbg !63
  %1828 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1822, !dbg !63
  %1829 = getelementptr inbounds nuw i8, ptr addrspace(3) %1828, i32 %1827, !dbg !63
  %1830 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %1829), !dbg !63
  %1831 = extractvalue { i32, i32, i32, i32 } %1830, 0, !dbg !63
  %1832 = extractvalue { i32, i32, i32, i32 } %1830, 1, !dbg !63
  %1833 = extractvalue { i32, i32, i32, i32 } %1830, 2, !dbg !63
  %1834 = extractvalue { i32, i32, i32, i32 } %1830, 3, !dbg !63
  %1835 = getelementptr inbounds nuw i8, ptr addrspace(3) %1829, i32 1024, !dbg !63
  %1836 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1835), !dbg !63
  %1837 = extractvalue { i32, i32, i32, i32 } %1836, 0, !dbg !63
  %1838 = extractvalue { i32, i32, i32, i32 } %1836, 1, !dbg !63
  %1839 = extractvalue { i32, i32, i32, i32 } %1836, 2, !dbg !63
  %1840 = extractvalue { i32, i32, i32, i32 } %1836, 3, !dbg !63
  %1841 = getelementptr inbounds nuw i8, ptr addrspace(3) %1829, i32 2048, !dbg !63
  %1842 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1841), !dbg !63
  %1843 = extractvalue { i32, i32, i32, i32 } %1842, 0, !dbg !63
  %1844 = extractvalue { i32, i32, i32, i32 } %1842, 1, !dbg !63
  %1845 = extractvalue { i32, i32, i32, i32 } %1842, 2, !dbg !63
  %1846 = extractvalue { i32, i32, i32, i32 } %1842, 3, !dbg !63
  %1847 = getelementptr inbounds nuw i8, ptr addrspace(3) %1829, i32 3072, !dbg !63
  %1848 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1847), !dbg !63
  %1849 = extractvalue { i32, i32, i32, i32 } %1848, 0, !dbg !63
  %1850 = extractvalue { i32, i32, i32, i32 } %1848, 1, !dbg !63
  %1851 = extractvalue { i32, i32, i32, i32 } %1848, 2, !dbg !63
  %1852 = extractvalue { i32, i32, i32, i32 } %1848, 3, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1831, i32 %1832, i32 %1833, i32 %1834, ptr addrspace(1) %1710) #2, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1837, i32 %1838, i32 %1839, i32 %1840, ptr addrspace(1) %1711) #2, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1843, i32 %1844, i32 %1845, i32 %1846, ptr addrspace(1) %1712) #2, !dbg !63
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1849, i32 %1850, i32 %1851, i32 %1852, ptr addrspace(1) %1713) #2, !dbg !63
  %1853 = getelementptr half, ptr addrspace(1) %4, i64 %20, !dbg !64
  %1854 = getelementptr half, ptr addrspace(1) %1853, i64 %43, !dbg !65
  %1855 = getelementptr half, ptr addrspace(1) %1853, i64 %45, !dbg !65
  %1856 = getelementptr half, ptr addrspace(1) %1853, i64 %47, !dbg !65
  %1857 = getelementptr half, ptr addrspace(1) %1853, i64 %49, !dbg !65
  %1858 = fmul float %8, %1677, !dbg !66
  %1859 = fmul float %8, %1678, !dbg !66
  %1860 = fmul float %8, %1679, !dbg !66
  %1861 = fmul float %8, %1680, !dbg !66
  %1862 = fmul float %8, %1681, !dbg !66
  %1863 = fmul float %8, %1682, !dbg !66
  %1864 = fmul float %8, %1683, !dbg !66
  %1865 = fmul float %8, %1684, !dbg !66
  %1866 = fmul float %8, %1685, !dbg !66
  %1867 = fmul float %8, %1686, !dbg !66
  %1868 = fmul float %8, %1687, !dbg !66
  %1869 = fmul float %8, %1688, !dbg !66
  %1870 = fmul float %8, %1689, !dbg !66
  %1871 = fmul float %8, %1690, !dbg !66
  %1872 = fmul float %8, %1691, !dbg !66
  %1873 = fmul float %8, %1692, !dbg !66
  %1874 = fmul float %8, %1693, !dbg !66
  %1875 = fmul float %8, %1694, !dbg !66
  %1876 = fmul float %8, %1695, !dbg !66
  %1877 = fmul float %8, %1696, !dbg !66
  %1878 = fmul float %8, %1697, !dbg !66
  %1879 = fmul float %8, %1698, !dbg !66
  %1880 = fmul float %8, %1699, !dbg !66
  %1881 = fmul float %8, %1700, !dbg !66
  %1882 = fmul float %8, %1701, !dbg !66
  %1883 = fmul float %8, %1702, !dbg !66
  %1884 = fmul float %8, %1703, !dbg !66
  %1885 = fmul float %8, %1704, !dbg !66
  %1886 = fmul float %8, %1705, !dbg !66
  %1887 = fmul float %8, %1706, !dbg !66
  %1888 = fmul float %8, %1707, !dbg !66
  %1889 = fmul float %8, %1708, !dbg !66
  %1890 = fptrunc float %1858 to half, !dbg !67
  %1891 = fptrunc float %1859 to half, !dbg !67
  %1892 = fptrunc float %1860 to half, !dbg !67
  %1893 = fptrunc float %1861 to half, !dbg !67
  %1894 = fptrunc float %1862 to half, !dbg !67
  %1895 = fptrunc float %1863 to half, !dbg !67
  %1896 = fptrunc float %1864 to half, !dbg !67
  %1897 = fptrunc float %1865 to half, !dbg !67
  %1898 = fptrunc float %1866 to half, !dbg !67
  %1899 = fptrunc float %1867 to half, !dbg !67
  %1900 = fptrunc float %1868 to half, !dbg !67
  %1901 = fptrunc float %1869 to half, !dbg !67
  %1902 = fptrunc float %1870 to half, !dbg !67
  %1903 = fptrunc float %1871 to half, !dbg !67
  %1904 = fptrunc float %1872 to half, !dbg !67
  %1905 = fptrunc float %1873 to half, !dbg !67
  %1906 = fptrunc float %1874 to half, !dbg !67
  %1907 = fptrunc float %1875 to half, !dbg !67
  %1908 = fptrunc float %1876 to half, !dbg !67
  %1909 = fptrunc float %1877 to half, !dbg !67
  %1910 = fptrunc float %1878 to half, !dbg !67
  %1911 = fptrunc float %1879 to half, !dbg !67
  %1912 = fptrunc float %1880 to half, !dbg !67
  %1913 = fptrunc float %1881 to half, !dbg !67
  %1914 = fptrunc float %1882 to half, !dbg !67
  %1915 = fptrunc float %1883 to half, !dbg !67
  %1916 = fptrunc float %1884 to half, !dbg !67
  %1917 = fptrunc float %1885 to half, !dbg !67
  %1918 = fptrunc float %1886 to half, !dbg !67
  %1919 = fptrunc float %1887 to half, !dbg !67
  %1920 = fptrunc float %1888 to half, !dbg !67
  %1921 = fptrunc float %1889 to half, !dbg !67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  %1922 = insertelement <2 x half> poison, half %1890, i64 0, !dbg !68
  %1923 = insertelement <2 x half> %1922, half %1891, i64 1, !dbg !68
  %1924 = bitcast <2 x half> %1923 to i32, !dbg !68
  %1925 = insertelement <2 x half> poison, half %1894, i64 0, !dbg !68
  %1926 = insertelement <2 x half> %1925, half %1895, i64 1, !dbg !68
  %1927 = bitcast <2 x half> %1926 to i32, !dbg !68
  %1928 = insertelement <2 x half> poison, half %1898, i64 0, !dbg !68
  %1929 = insertelement <2 x half> %1928, half %1899, i64 1, !dbg !68
  %1930 = bitcast <2 x half> %1929 to i32, !dbg !68
  %1931 = insertelement <2 x half> poison, half %1902, i64 0, !dbg !68
  %1932 = insertelement <2 x half> %1931, half %1903, i64 1, !dbg !68
  %1933 = bitcast <2 x half> %1932 to i32, !dbg !68
  %1934 = insertelement <4 x i32> poison, i32 %1924, i64 0, !dbg !68
  %1935 = insertelement <4 x i32> %1934, i32 %1927, i64 1, !dbg !68
  %1936 = insertelement <4 x i32> %1935, i32 %1930, i64 2, !dbg !68
  %1937 = insertelement <4 x i32> %1936, i32 %1933, i64 3, !dbg !68
  store <4 x i32> %1937, ptr addrspace(3) %1782, align 16, !dbg !68
  %1938 = insertelement <2 x half> poison, half %1892, i64 0, !dbg !68
  %1939 = insertelement <2 x half> %1938, half %1893, i64 1, !dbg !68
  %1940 = bitcast <2 x half> %1939 to i32, !dbg !68
  %1941 = insertelement <2 x half> poison, half %1896, i64 0, !dbg !68
  %1942 = insertelement <2 x half> %1941, half %1897, i64 1, !dbg !68
  %1943 = bitcast <2 x half> %1942 to i32, !dbg !68
  %1944 = insertelement <2 x half> poison, half %1900, i64 0, !dbg !68
  %1945 = insertelement <2 x half> %1944, half %1901, i64 1, !dbg !68
  %1946 = bitcast <2 x half> %1945 to i32, !dbg !68
  %1947 = insertelement <2 x half> poison, half %1904, i64 0, !dbg !68
  %1948 = insertelement <2 x half> %1947, half %1905, i64 1, !dbg !68
  %1949 = bitcast <2 x half> %1948 to i32, !dbg !68
  %1950 = insertelement <4 x i32> poison, i32 %1940, i64 0, !dbg !68
  %1951 = insertelement <4 x i32> %1950, i32 %1943, i64 1, !dbg !68
  %1952 = insertelement <4 x i32> %1951, i32 %1946, i64 2, !dbg !68
  %1953 = insertelement <4 x i32> %1952, i32 %1949, i64 3, !dbg !68
  store <4 x i32> %1953, ptr addrspace(3) %1791, align 16, !dbg !68
  %1954 = insertelement <2 x half> poison, half %1906, i64 0, !dbg !68
  %1955 = insertelement <2 x half> %1954, half %1907, i64 1, !dbg !68
  %1956 = bitcast <2 x half> %1955 to i32, !dbg !68
  %1957 = insertelement <2 x half> poison, half %1910, i64 0, !dbg !68
  %1958 = insertelement <2 x half> %1957, half %1911, i64 1, !dbg !68
  %1959 = bitcast <2 x half> %1958 to i32, !dbg !68
  %1960 = insertelement <2 x half> poison, half %1914, i64 0, !dbg !68
  %1961 = insertelement <2 x half> %1960, half %1915, i64 1, !dbg !68
  %1962 = bitcast <2 x half> %1961 to i32, !dbg !68
  %1963 = insertelement <2 x half> poison, half %1918, i64 0, !dbg !68
  %1964 = insertelement <2 x half> %1963, half %1919, i64 1, !dbg !68
  %1965 = bitcast <2 x half> %1964 to i32, !dbg !68
  %1966 = insertelement <4 x i32> poison, i32 %1956, i64 0, !dbg !68
  %1967 = insertelement <4 x i32> %1966, i32 %1959, i64 1, !dbg !68
  %1968 = insertelement <4 x i32> %1967, i32 %1962, i64 2, !dbg !68
  %1969 = insertelement <4 x i32> %1968, i32 %1965, i64 3, !dbg !68
  store <4 x i32> %1969, ptr addrspace(3) %1801, align 16, !dbg !68
  %1970 = insertelement <2 x half> poison, half %1908, i64 0, !dbg !68
  %1971 = insertelement <2 x half> %1970, half %1909, i64 1, !dbg !68
  %1972 = bitcast <2 x half> %1971 to i32, !dbg !68
  %1973 = insertelement <2 x half> poison, half %1912, i64 0, !dbg !68
  %1974 = insertelement <2 x half> %1973, half %1913, i64 1, !dbg !68
  %1975 = bitcast <2 x half> %1974 to i32, !dbg !68
  %1976 = insertelement <2 x half> poison, half %1916, i64 0, !dbg !68
  %1977 = insertelement <2 x half> %1976, half %1917, i64 1, !dbg !68
  %1978 = bitcast <2 x half> %1977 to i32, !dbg !68
  %1979 = insertelement <2 x half> poison, half %1920, i64 0, !dbg !68
  %1980 = insertelement <2 x half> %1979, half %1921, i64 1, !dbg !68
  %1981 = bitcast <2 x half> %1980 to i32, !dbg !68
  %1982 = insertelement <4 x i32> poison, i32 %1972, i64 0, !dbg !68
  %1983 = insertelement <4 x i32> %1982, i32 %1975, i64 1, !dbg !68
  %1984 = insertelement <4 x i32> %1983, i32 %1978, i64 2, !dbg !68
  %1985 = insertelement <4 x i32> %1984, i32 %1981, i64 3, !dbg !68
  store <4 x i32> %1985, ptr addrspace(3) %1810, align 16, !dbg !68
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  %1986 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %1829), !dbg !68
  %1987 = extractvalue { i32, i32, i32, i32 } %1986, 0, !dbg !68
  %1988 = extractvalue { i32, i32, i32, i32 } %1986, 1, !dbg !68
  %1989 = extractvalue { i32, i32, i32, i32 } %1986, 2, !dbg !68
  %1990 = extractvalue { i32, i32, i32, i32 } %1986, 3, !dbg !68
  %1991 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1835), !dbg !68
  %1992 = extractvalue { i32, i32, i32, i32 } %1991, 0, !dbg !68
  %1993 = extractvalue { i32, i32, i32, i32 } %1991, 1, !dbg !68
  %1994 = extractvalue { i32, i32, i32, i32 } %1991, 2, !dbg !68
  %1995 = extractvalue { i32, i32, i32, i32 } %1991, 3, !dbg !68
  %1996 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1841), !dbg !68
  %1997 = extractvalue { i32, i32, i32, i32 } %1996, 0, !dbg !68
  %1998 = extractvalue { i32, i32, i32, i32 } %1996, 1, !dbg !68
  %1999 = extractvalue { i32, i32, i32, i32 } %1996, 2, !dbg !68
  %2000 = extractvalue { i32, i32, i32, i32 } %1996, 3, !dbg !68
  %2001 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1847), !dbg !68
  %2002 = extractvalue { i32, i32, i32, i32 } %2001, 0, !dbg !68
  %2003 = extractvalue { i32, i32, i32, i32 } %2001, 1, !dbg !68
  %2004 = extractvalue { i32, i32, i32, i32 } %2001, 2, !dbg !68
  %2005 = extractvalue { i32, i32, i32, i32 } %2001, 3, !dbg !68
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1987, i32 %1988, i32 %1989, i32 %1990, ptr addrspace(1) %1854) #2, !dbg !68
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1992, i32 %1993, i32 %1994, i32 %1995, ptr addrspace(1) %1855) #2, !dbg !68
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %1997, i32 %1998, i32 %1999, i32 %2000, ptr addrspace(1) %1856) #2, !dbg !68
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2002, i32 %2003, i32 %2004, i32 %2005, ptr addrspace(1) %1857) #2, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #6

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #6

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #8

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }
attributes #7 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "attention_bwd.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = distinct !DISubprogram(name: "attention_bwd_dkdv_kernel", linkageName: "attention_bwd_dkdv_kernel", scope: !1, file: !1, line: 10, type: !6, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 13, column: 28, scope: !5)
!9 = !DILocation(line: 13, column: 33, scope: !5)
!10 = !DILocation(line: 14, column: 25, scope: !5)
!11 = !DILocation(line: 15, column: 19, scope: !5)
!12 = !DILocation(line: 15, column: 31, scope: !5)
!13 = !DILocation(line: 16, column: 36, scope: !5)
!14 = !DILocation(line: 16, column: 23, scope: !5)
!15 = !DILocation(line: 17, column: 26, scope: !5)
!16 = !DILocation(line: 18, column: 27, scope: !5)
!17 = !DILocation(line: 18, column: 45, scope: !5)
!18 = !DILocation(line: 18, column: 38, scope: !5)
!19 = !DILocation(line: 19, column: 24, scope: !5)
!20 = !DILocation(line: 19, column: 31, scope: !5)
!21 = !DILocation(line: 19, column: 16, scope: !5)
!22 = !DILocation(line: 20, column: 24, scope: !5)
!23 = !DILocation(line: 20, column: 31, scope: !5)
!24 = !DILocation(line: 20, column: 16, scope: !5)
!25 = !DILocation(line: 24, column: 21, scope: !5)
!26 = !DILocation(line: 26, column: 21, scope: !5)
!27 = !DILocation(line: 26, column: 28, scope: !5)
!28 = !DILocation(line: 27, column: 23, scope: !5)
!29 = !DILocation(line: 27, column: 30, scope: !5)
!30 = !DILocation(line: 28, column: 32, scope: !5)
!31 = !DILocation(line: 28, column: 25, scope: !5)
!32 = !DILocation(line: 28, column: 36, scope: !5)
!33 = !DILocation(line: 29, column: 29, scope: !5)
!34 = !DILocation(line: 29, column: 40, scope: !5)
!35 = !DILocation(line: 30, column: 25, scope: !5)
!36 = !DILocation(line: 31, column: 29, scope: !5)
!37 = !DILocation(line: 32, column: 20, scope: !5)
!38 = !DILocation(line: 33, column: 22, scope: !5)
!39 = !DILocation(line: 37, column: 21, scope: !5)
!40 = !DILocation(line: 39, column: 24, scope: !5)
!41 = !DILocation(line: 34, column: 30, scope: !5)
!42 = !DILocation(line: 44, column: 28, scope: !5)
!43 = !DILocation(line: 36, column: 44, scope: !5)
!44 = !DILocation(line: 34, column: 45, scope: !5)
!45 = !DILocation(line: 34, column: 58, scope: !5)
!46 = !DILocation(line: 34, column: 20, scope: !5)
!47 = !DILocation(line: 36, column: 64, scope: !5)
!48 = !DILocation(line: 38, column: 26, scope: !5)
!49 = !DILocation(line: 38, column: 37, scope: !5)
!50 = !DILocation(line: 40, column: 23, scope: !5)
!51 = !DILocation(line: 41, column: 23, scope: !5)
!52 = !DILocation(line: 41, column: 18, scope: !5)
!53 = !DILocation(line: 42, column: 27, scope: !5)
!54 = !DILocation(line: 42, column: 37, scope: !5)
!55 = !DILocation(line: 43, column: 18, scope: !5)
!56 = !DILocation(line: 44, column: 18, scope: !5)
!57 = !DILocation(line: 45, column: 19, scope: !5)
!58 = !DILocation(line: 46, column: 20, scope: !5)
!59 = !DILocation(line: 47, column: 22, scope: !5)
!60 = !DILocation(line: 48, column: 22, scope: !5)
!61 = !DILocation(line: 48, column: 29, scope: !5)
!62 = !DILocation(line: 48, column: 39, scope: !5)
!63 = !DILocation(line: 48, column: 33, scope: !5)
!64 = !DILocation(line: 49, column: 22, scope: !5)
!65 = !DILocation(line: 49, column: 29, scope: !5)
!66 = !DILocation(line: 49, column: 39, scope: !5)
!67 = !DILocation(line: 49, column: 49, scope: !5)
!68 = !DILocation(line: 49, column: 33, scope: !5)
!69 = !DILocation(line: 49, column: 4, scope: !5)
