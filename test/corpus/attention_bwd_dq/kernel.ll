; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @attention_bwd_dq_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, ptr addrspace(1) %6, float %7, i32 %8, i32 %9, i32 %10, ptr addrspace(1) readnone captures(none) %11, ptr addrspace(1) readnone captures(none) %12) local_unnamed_addr #0 !dbg !5 {
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8
  %15 = shl i32 %14, 7, !dbg !9
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !10
  %17 = zext nneg i32 %16 to i64, !dbg !11
  %18 = sext i32 %8 to i64, !dbg !12
  %19 = mul nsw i64 %18, %17, !dbg !12
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %21 = and i32 %20, 240, !dbg !13
  %22 = lshr exact i32 %21, 4, !dbg !13
  %23 = or disjoint i32 %22, 16, !dbg !13
  %24 = or disjoint i32 %22, 32, !dbg !13
  %25 = or disjoint i32 %22, 48, !dbg !13
  %26 = lshr i32 %20, 1, !dbg !13
  %27 = and i32 %26, 112, !dbg !13
  %28 = lshr i32 %20, 2, !dbg !13
  %29 = and i32 %28, 7, !dbg !13
  %30 = or disjoint i32 %27, %29, !dbg !13
  %31 = or disjoint i32 %22, %15, !dbg !14
  %32 = or disjoint i32 %23, %15, !dbg !14
  %33 = or disjoint i32 %24, %15, !dbg !14
  %34 = or disjoint i32 %25, %15, !dbg !14
  %35 = or disjoint i32 %31, 64, !dbg !14
  %36 = or disjoint i32 %31, 80, !dbg !14
  %37 = or disjoint i32 %31, 96, !dbg !14
  %38 = or disjoint i32 %31, 112, !dbg !14
  %39 = or disjoint i32 %30, %15, !dbg !14
  %40 = or disjoint i32 %39, 8, !dbg !14
  %41 = mul i32 %9, %31, !dbg !15
  %42 = mul i32 %9, %32, !dbg !15
  %43 = mul i32 %9, %33, !dbg !15
  %44 = mul i32 %9, %34, !dbg !15
  %45 = mul i32 %9, %35, !dbg !15
  %46 = mul i32 %9, %36, !dbg !15
  %47 = mul i32 %9, %37, !dbg !15
  %48 = mul i32 %9, %38, !dbg !15
  %49 = shl nuw nsw i32 %20, 3, !dbg !16
  %50 = and i32 %49, 120, !dbg !16
  %51 = add i32 %41, %50, !dbg !17
  %52 = add i32 %42, %50, !dbg !17
  %53 = add i32 %43, %50, !dbg !17
  %54 = add i32 %44, %50, !dbg !17
  %55 = add i32 %45, %50, !dbg !17
  %56 = add i32 %46, %50, !dbg !17
  %57 = add i32 %47, %50, !dbg !17
  %58 = add i32 %48, %50, !dbg !17
  %59 = getelementptr half, ptr addrspace(1) %0, i64 %19, !dbg !18
  %60 = sext i32 %51 to i64, !dbg !19
  %61 = getelementptr half, ptr addrspace(1) %59, i64 %60, !dbg !19
  %62 = sext i32 %52 to i64, !dbg !19
  %63 = getelementptr half, ptr addrspace(1) %59, i64 %62, !dbg !19
  %64 = sext i32 %53 to i64, !dbg !19
  %65 = getelementptr half, ptr addrspace(1) %59, i64 %64, !dbg !19
  %66 = sext i32 %54 to i64, !dbg !19
  %67 = getelementptr half, ptr addrspace(1) %59, i64 %66, !dbg !19
  %68 = sext i32 %55 to i64, !dbg !19
  %69 = getelementptr half, ptr addrspace(1) %59, i64 %68, !dbg !19
  %70 = sext i32 %56 to i64, !dbg !19
  %71 = getelementptr half, ptr addrspace(1) %59, i64 %70, !dbg !19
  %72 = sext i32 %57 to i64, !dbg !19
  %73 = getelementptr half, ptr addrspace(1) %59, i64 %72, !dbg !19
  %74 = sext i32 %58 to i64, !dbg !19
  %75 = getelementptr half, ptr addrspace(1) %59, i64 %74, !dbg !19
  %76 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %61) #2, !dbg !20
  %77 = extractvalue { i32, i32, i32, i32 } %76, 0, !dbg !20
  %78 = extractvalue { i32, i32, i32, i32 } %76, 1, !dbg !20
  %79 = extractvalue { i32, i32, i32, i32 } %76, 2, !dbg !20
  %80 = extractvalue { i32, i32, i32, i32 } %76, 3, !dbg !20
  %81 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %63) #2, !dbg !20
  %82 = extractvalue { i32, i32, i32, i32 } %81, 0, !dbg !20
  %83 = extractvalue { i32, i32, i32, i32 } %81, 1, !dbg !20
  %84 = extractvalue { i32, i32, i32, i32 } %81, 2, !dbg !20
  %85 = extractvalue { i32, i32, i32, i32 } %81, 3, !dbg !20
  %86 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %65) #2, !dbg !20
  %87 = extractvalue { i32, i32, i32, i32 } %86, 0, !dbg !20
  %88 = extractvalue { i32, i32, i32, i32 } %86, 1, !dbg !20
  %89 = extractvalue { i32, i32, i32, i32 } %86, 2, !dbg !20
  %90 = extractvalue { i32, i32, i32, i32 } %86, 3, !dbg !20
  %91 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %67) #2, !dbg !20
  %92 = extractvalue { i32, i32, i32, i32 } %91, 0, !dbg !20
  %93 = extractvalue { i32, i32, i32, i32 } %91, 1, !dbg !20
  %94 = extractvalue { i32, i32, i32, i32 } %91, 2, !dbg !20
  %95 = extractvalue { i32, i32, i32, i32 } %91, 3, !dbg !20
  %96 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %69) #2, !dbg !20
  %97 = extractvalue { i32, i32, i32, i32 } %96, 0, !dbg !20
  %98 = extractvalue { i32, i32, i32, i32 } %96, 1, !dbg !20
  %99 = extractvalue { i32, i32, i32, i32 } %96, 2, !dbg !20
  %100 = extractvalue { i32, i32, i32, i32 } %96, 3, !dbg !20
  %101 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %71) #2, !dbg !20
  %102 = extractvalue { i32, i32, i32, i32 } %101, 0, !dbg !20
  %103 = extractvalue { i32, i32, i32, i32 } %101, 1, !dbg !20
  %104 = extractvalue { i32, i32, i32, i32 } %101, 2, !dbg !20
  %105 = extractvalue { i32, i32, i32, i32 } %101, 3, !dbg !20
  %106 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %73) #2, !dbg !20
  %107 = extractvalue { i32, i32, i32, i32 } %106, 0, !dbg !20
  %108 = extractvalue { i32, i32, i32, i32 } %106, 1, !dbg !20
  %109 = extractvalue { i32, i32, i32, i32 } %106, 2, !dbg !20
  %110 = extractvalue { i32, i32, i32, i32 } %106, 3, !dbg !20
  %111 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %75) #2, !dbg !20
  %112 = extractvalue { i32, i32, i32, i32 } %111, 0, !dbg !20
  %113 = extractvalue { i32, i32, i32, i32 } %111, 1, !dbg !20
  %114 = extractvalue { i32, i32, i32, i32 } %111, 2, !dbg !20
  %115 = extractvalue { i32, i32, i32, i32 } %111, 3, !dbg !20
  %116 = shl nuw nsw i32 %20, 4, !dbg !20
  %117 = and i32 %116, 112, !dbg !20
  %118 = shl nuw nsw i32 %21, 3, !dbg !20
  %119 = and i32 %20, 112, !dbg !20
  %120 = and i32 %20, 8, !dbg !20
  %121 = shl nuw nsw i32 %120, 11, !dbg !20
  %122 = or disjoint i32 %117, %118, !dbg !20
  %123 = xor i32 %122, %119, !dbg !20
  %124 = or disjoint i32 %123, %121, !dbg !20
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %124, !dbg !20
  %126 = insertelement <4 x i32> poison, i32 %77, i64 0, !dbg !20
  %127 = insertelement <4 x i32> %126, i32 %78, i64 1, !dbg !20
  %128 = insertelement <4 x i32> %127, i32 %79, i64 2, !dbg !20
  %129 = insertelement <4 x i32> %128, i32 %80, i64 3, !dbg !20
  store <4 x i32> %129, ptr addrspace(3) %125, align 16, !dbg !20
  %130 = or disjoint i32 %124, 2048, !dbg !20
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %130, !dbg !20
  %132 = insertelement <4 x i32> poison, i32 %82, i64 0, !dbg !20
  %133 = insertelement <4 x i32> %132, i32 %83, i64 1, !dbg !20
  %134 = insertelement <4 x i32> %133, i32 %84, i64 2, !dbg !20
  %135 = insertelement <4 x i32> %134, i32 %85, i64 3, !dbg !20
  store <4 x i32> %135, ptr addrspace(3) %131, align 16, !dbg !20
  %136 = or disjoint i32 %124, 4096, !dbg !20
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %136, !dbg !20
  %138 = insertelement <4 x i32> poison, i32 %87, i64 0, !dbg !20
  %139 = insertelement <4 x i32> %138, i32 %88, i64 1, !dbg !20
  %140 = insertelement <4 x i32> %139, i32 %89, i64 2, !dbg !20
  %141 = insertelement <4 x i32> %140, i32 %90, i64 3, !dbg !20
  store <4 x i32> %141, ptr addrspace(3) %137, align 16, !dbg !20
  %142 = or disjoint i32 %124, 6144, !dbg !20
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %142, !dbg !20
  %144 = insertelement <4 x i32> poison, i32 %92, i64 0, !dbg !20
  %145 = insertelement <4 x i32> %144, i32 %93, i64 1, !dbg !20
  %146 = insertelement <4 x i32> %145, i32 %94, i64 2, !dbg !20
  %147 = insertelement <4 x i32> %146, i32 %95, i64 3, !dbg !20
  store <4 x i32> %147, ptr addrspace(3) %143, align 16, !dbg !20
  %148 = or disjoint i32 %124, 8192, !dbg !20
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %148, !dbg !20
  %150 = insertelement <4 x i32> poison, i32 %97, i64 0, !dbg !20
  %151 = insertelement <4 x i32> %150, i32 %98, i64 1, !dbg !20
  %152 = insertelement <4 x i32> %151, i32 %99, i64 2, !dbg !20
  %153 = insertelement <4 x i32> %152, i32 %100, i64 3, !dbg !20
  store <4 x i32> %153, ptr addrspace(3) %149, align 16, !dbg !20
  %154 = or disjoint i32 %124, 10240, !dbg !20
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %154, !dbg !20
  %156 = insertelement <4 x i32> poison, i32 %102, i64 0, !dbg !20
  %157 = insertelement <4 x i32> %156, i32 %103, i64 1, !dbg !20
  %158 = insertelement <4 x i32> %157, i32 %104, i64 2, !dbg !20
  %159 = insertelement <4 x i32> %158, i32 %105, i64 3, !dbg !20
  store <4 x i32> %159, ptr addrspace(3) %155, align 16, !dbg !20
  %160 = or disjoint i32 %124, 12288, !dbg !20
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %160, !dbg !20
  %162 = insertelement <4 x i32> poison, i32 %107, i64 0, !dbg !20
  %163 = insertelement <4 x i32> %162, i32 %108, i64 1, !dbg !20
  %164 = insertelement <4 x i32> %163, i32 %109, i64 2, !dbg !20
  %165 = insertelement <4 x i32> %164, i32 %110, i64 3, !dbg !20
  store <4 x i32> %165, ptr addrspace(3) %161, align 16, !dbg !20
  %166 = or disjoint i32 %124, 14336, !dbg !20
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %166, !dbg !20
  %168 = insertelement <4 x i32> poison, i32 %112, i64 0, !dbg !20
  %169 = insertelement <4 x i32> %168, i32 %113, i64 1, !dbg !20
  %170 = insertelement <4 x i32> %169, i32 %114, i64 2, !dbg !20
  %171 = insertelement <4 x i32> %170, i32 %115, i64 3, !dbg !20
  store <4 x i32> %171, ptr addrspace(3) %167, align 16, !dbg !20
  %172 = getelementptr half, ptr addrspace(1) %3, i64 %19, !dbg !21
  %173 = getelementptr half, ptr addrspace(1) %172, i64 %60, !dbg !22
  %174 = getelementptr half, ptr addrspace(1) %172, i64 %62, !dbg !22
  %175 = getelementptr half, ptr addrspace(1) %172, i64 %64, !dbg !22
  %176 = getelementptr half, ptr addrspace(1) %172, i64 %66, !dbg !22
  %177 = getelementptr half, ptr addrspace(1) %172, i64 %68, !dbg !22
  %178 = getelementptr half, ptr addrspace(1) %172, i64 %70, !dbg !22
  %179 = getelementptr half, ptr addrspace(1) %172, i64 %72, !dbg !22
  %180 = getelementptr half, ptr addrspace(1) %172, i64 %74, !dbg !22
  %181 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %173) #2, !dbg !23
  %182 = extractvalue { i32, i32, i32, i32 } %181, 0, !dbg !23
  %183 = extractvalue { i32, i32, i32, i32 } %181, 1, !dbg !23
  %184 = extractvalue { i32, i32, i32, i32 } %181, 2, !dbg !23
  %185 = extractvalue { i32, i32, i32, i32 } %181, 3, !dbg !23
  %186 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %174) #2, !dbg !23
  %187 = extractvalue { i32, i32, i32, i32 } %186, 0, !dbg !23
  %188 = extractvalue { i32, i32, i32, i32 } %186, 1, !dbg !23
  %189 = extractvalue { i32, i32, i32, i32 } %186, 2, !dbg !23
  %190 = extractvalue { i32, i32, i32, i32 } %186, 3, !dbg !23
  %191 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %175) #2, !dbg !23
  %192 = extractvalue { i32, i32, i32, i32 } %191, 0, !dbg !23
  %193 = extractvalue { i32, i32, i32, i32 } %191, 1, !dbg !23
  %194 = extractvalue { i32, i32, i32, i32 } %191, 2, !dbg !23
  %195 = extractvalue { i32, i32, i32, i32 } %191, 3, !dbg !23
  %196 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %176) #2, !dbg !23
  %197 = extractvalue { i32, i32, i32, i32 } %196, 0, !dbg !23
  %198 = extractvalue { i32, i32, i32, i32 } %196, 1, !dbg !23
  %199 = extractvalue { i32, i32, i32, i32 } %196, 2, !dbg !23
  %200 = extractvalue { i32, i32, i32, i32 } %196, 3, !dbg !23
  %201 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %177) #2, !dbg !23
  %202 = extractvalue { i32, i32, i32, i32 } %201, 0, !dbg !23
  %203 = extractvalue { i32, i32, i32, i32 } %201, 1, !dbg !23
  %204 = extractvalue { i32, i32, i32, i32 } %201, 2, !dbg !23
  %205 = extractvalue { i32, i32, i32, i32 } %201, 3, !dbg !23
  %206 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %178) #2, !dbg !23
  %207 = extractvalue { i32, i32, i32, i32 } %206, 0, !dbg !23
  %208 = extractvalue { i32, i32, i32, i32 } %206, 1, !dbg !23
  %209 = extractvalue { i32, i32, i32, i32 } %206, 2, !dbg !23
  %210 = extractvalue { i32, i32, i32, i32 } %206, 3, !dbg !23
  %211 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %179) #2, !dbg !23
  %212 = extractvalue { i32, i32, i32, i32 } %211, 0, !dbg !23
  %213 = extractvalue { i32, i32, i32, i32 } %211, 1, !dbg !23
  %214 = extractvalue { i32, i32, i32, i32 } %211, 2, !dbg !23
  %215 = extractvalue { i32, i32, i32, i32 } %211, 3, !dbg !23
  %216 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %180) #2, !dbg !23
  %217 = extractvalue { i32, i32, i32, i32 } %216, 0, !dbg !23
  %218 = extractvalue { i32, i32, i32, i32 } %216, 1, !dbg !23
  %219 = extractvalue { i32, i32, i32, i32 } %216, 2, !dbg !23
  %220 = extractvalue { i32, i32, i32, i32 } %216, 3, !dbg !23
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %124, !dbg !23
  %222 = insertelement <4 x i32> poison, i32 %182, i64 0, !dbg !23
  %223 = insertelement <4 x i32> %222, i32 %183, i64 1, !dbg !23
  %224 = insertelement <4 x i32> %223, i32 %184, i64 2, !dbg !23
  %225 = insertelement <4 x i32> %224, i32 %185, i64 3, !dbg !23
  store <4 x i32> %225, ptr addrspace(3) %221, align 16, !dbg !23
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %130, !dbg !23
  %227 = insertelement <4 x i32> poison, i32 %187, i64 0, !dbg !23
  %228 = insertelement <4 x i32> %227, i32 %188, i64 1, !dbg !23
  %229 = insertelement <4 x i32> %228, i32 %189, i64 2, !dbg !23
  %230 = insertelement <4 x i32> %229, i32 %190, i64 3, !dbg !23
  store <4 x i32> %230, ptr addrspace(3) %226, align 16, !dbg !23
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %136, !dbg !23
  %232 = insertelement <4 x i32> poison, i32 %192, i64 0, !dbg !23
  %233 = insertelement <4 x i32> %232, i32 %193, i64 1, !dbg !23
  %234 = insertelement <4 x i32> %233, i32 %194, i64 2, !dbg !23
  %235 = insertelement <4 x i32> %234, i32 %195, i64 3, !dbg !23
  store <4 x i32> %235, ptr addrspace(3) %231, align 16, !dbg !23
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %142, !dbg !23
  %237 = insertelement <4 x i32> poison, i32 %197, i64 0, !dbg !23
  %238 = insertelement <4 x i32> %237, i32 %198, i64 1, !dbg !23
  %239 = insertelement <4 x i32> %238, i32 %199, i64 2, !dbg !23
  %240 = insertelement <4 x i32> %239, i32 %200, i64 3, !dbg !23
  store <4 x i32> %240, ptr addrspace(3) %236, align 16, !dbg !23
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %148, !dbg !23
  %242 = insertelement <4 x i32> poison, i32 %202, i64 0, !dbg !23
  %243 = insertelement <4 x i32> %242, i32 %203, i64 1, !dbg !23
  %244 = insertelement <4 x i32> %243, i32 %204, i64 2, !dbg !23
  %245 = insertelement <4 x i32> %244, i32 %205, i64 3, !dbg !23
  store <4 x i32> %245, ptr addrspace(3) %241, align 16, !dbg !23
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %154, !dbg !23
  %247 = insertelement <4 x i32> poison, i32 %207, i64 0, !dbg !23
  %248 = insertelement <4 x i32> %247, i32 %208, i64 1, !dbg !23
  %249 = insertelement <4 x i32> %248, i32 %209, i64 2, !dbg !23
  %250 = insertelement <4 x i32> %249, i32 %210, i64 3, !dbg !23
  store <4 x i32> %250, ptr addrspace(3) %246, align 16, !dbg !23
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %160, !dbg !23
  %252 = insertelement <4 x i32> poison, i32 %212, i64 0, !dbg !23
  %253 = insertelement <4 x i32> %252, i32 %213, i64 1, !dbg !23
  %254 = insertelement <4 x i32> %253, i32 %214, i64 2, !dbg !23
  %255 = insertelement <4 x i32> %254, i32 %215, i64 3, !dbg !23
  store <4 x i32> %255, ptr addrspace(3) %251, align 16, !dbg !23
  %256 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %166, !dbg !23
  %257 = insertelement <4 x i32> poison, i32 %217, i64 0, !dbg !23
  %258 = insertelement <4 x i32> %257, i32 %218, i64 1, !dbg !23
  %259 = insertelement <4 x i32> %258, i32 %219, i64 2, !dbg !23
  %260 = insertelement <4 x i32> %259, i32 %220, i64 3, !dbg !23
  store <4 x i32> %260, ptr addrspace(3) %256, align 16, !dbg !23
  %261 = mul i32 %10, %16, !dbg !24
  %262 = sext i32 %261 to i64, !dbg !25
  %263 = getelementptr float, ptr addrspace(1) %5, i64 %262, !dbg !25
  %264 = sext i32 %39 to i64, !dbg !26
  %265 = getelementptr float, ptr addrspace(1) %263, i64 %264, !dbg !26
  %266 = sext i32 %40 to i64, !dbg !26
  %267 = getelementptr float, ptr addrspace(1) %263, i64 %266, !dbg !26
  %268 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %265) #2, !dbg !27
  %269 = bitcast i32 %268 to float, !dbg !27
  %270 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %267) #2, !dbg !27
  %271 = bitcast i32 %270 to float, !dbg !27
  %272 = getelementptr float, ptr addrspace(1) %6, i64 %262, !dbg !28
  %273 = getelementptr float, ptr addrspace(1) %272, i64 %264, !dbg !29
  %274 = getelementptr float, ptr addrspace(1) %272, i64 %266, !dbg !29
  %275 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %273) #2, !dbg !30
  %276 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %274) #2, !dbg !30
  %277 = getelementptr half, ptr addrspace(1) %1, i64 %19, !dbg !31
  %278 = mul i32 %9, %22, !dbg !32
  %279 = mul i32 %9, %23, !dbg !32
  %280 = mul i32 %9, %24, !dbg !32
  %281 = mul i32 %9, %25, !dbg !32
  %282 = sext i32 %278 to i64, !dbg !33
  %283 = getelementptr half, ptr addrspace(1) %277, i64 %282, !dbg !33
  %284 = sext i32 %279 to i64, !dbg !33
  %285 = getelementptr half, ptr addrspace(1) %277, i64 %284, !dbg !33
  %286 = sext i32 %280 to i64, !dbg !33
  %287 = getelementptr half, ptr addrspace(1) %277, i64 %286, !dbg !33
  %288 = sext i32 %281 to i64, !dbg !33
  %289 = getelementptr half, ptr addrspace(1) %277, i64 %288, !dbg !33
  %290 = zext nneg i32 %50 to i64, !dbg !34
  %291 = getelementptr half, ptr addrspace(1) %283, i64 %290, !dbg !34
  %292 = getelementptr half, ptr addrspace(1) %285, i64 %290, !dbg !34
  %293 = getelementptr half, ptr addrspace(1) %287, i64 %290, !dbg !34
  %294 = getelementptr half, ptr addrspace(1) %289, i64 %290, !dbg !34
  %295 = getelementptr half, ptr addrspace(1) %2, i64 %19, !dbg !35
  %296 = getelementptr half, ptr addrspace(1) %295, i64 %282, !dbg !36
  %297 = getelementptr half, ptr addrspace(1) %295, i64 %284, !dbg !36
  %298 = getelementptr half, ptr addrspace(1) %295, i64 %286, !dbg !36
  %299 = getelementptr half, ptr addrspace(1) %295, i64 %288, !dbg !36
  %300 = getelementptr half, ptr addrspace(1) %296, i64 %290, !dbg !37
  %301 = getelementptr half, ptr addrspace(1) %297, i64 %290, !dbg !37
  %302 = getelementptr half, ptr addrspace(1) %298, i64 %290, !dbg !37
  %303 = getelementptr half, ptr addrspace(1) %299, i64 %290, !dbg !37
  %304 = fmul float %7, 0x3FF7154760000000, !dbg !38
  %305 = icmp sgt i32 %10, 0, !dbg !39
  %306 = shl nuw nsw i32 %120, 10, !dbg !40
  %307 = or disjoint i32 %123, %306, !dbg !40
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %307, !dbg !40
  %309 = select i1 %305, i32 16, i32 0, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %308, ptr addrspace(1) %291, i32 %309) #2, !dbg !40
  %310 = or disjoint i32 %307, 2048, !dbg !40
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %310, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %311, ptr addrspace(1) %292, i32 %309) #2, !dbg !40
  %312 = or disjoint i32 %307, 4096, !dbg !40
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %312, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %313, ptr addrspace(1) %293, i32 %309) #2, !dbg !40
  %314 = or disjoint i32 %307, 6144, !dbg !40
  %315 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %314, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %315, ptr addrspace(1) %294, i32 %309) #2, !dbg !40
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !40
  %316 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 98304), i32 %307, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %316, ptr addrspace(1) %300, i32 %309) #2, !dbg !41
  %317 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 98304), i32 %310, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %317, ptr addrspace(1) %301, i32 %309) #2, !dbg !41
  %318 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 98304), i32 %312, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %318, ptr addrspace(1) %302, i32 %309) #2, !dbg !41
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 98304), i32 %314, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %319, ptr addrspace(1) %303, i32 %309) #2, !dbg !41
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !41
  tail call void asm sideeffect "fence.proxy.async.shared::cta;", ""() #2, !dbg !42
  br i1 %305, label %.lr.ph, label %._crit_edge, !dbg !39

.lr.ph:                                           ; preds = %13
  %320 = shl i32 %9, 6, !dbg !43
  %321 = add nsw i32 %10, -64
  %322 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %323 = lshr i32 %20, 5
  %324 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768) to i32), 4
  %325 = sext i32 %320 to i64
  %326 = insertelement <2 x i32> poison, i32 %276, i64 0, !dbg !44
  %327 = bitcast <2 x i32> %326 to <2 x float>, !dbg !44
  %328 = shufflevector <2 x float> %327, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !44
  %329 = insertelement <2 x i32> poison, i32 %275, i64 0, !dbg !44
  %330 = bitcast <2 x i32> %329 to <2 x float>, !dbg !44
  %331 = shufflevector <2 x float> %330, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !44
  br label %332, !dbg !39

332:                                              ; preds = %.lr.ph, %__nv_exp2f.exit269
  %333 = phi i32 [ -1, %.lr.ph ], [ %403, %__nv_exp2f.exit269 ]
  %334 = phi i32 [ 0, %.lr.ph ], [ %1676, %__nv_exp2f.exit269 ]
  %.pn128277 = phi ptr addrspace(1) [ %303, %.lr.ph ], [ %1673, %__nv_exp2f.exit269 ]
  %.pn144276 = phi ptr addrspace(1) [ %302, %.lr.ph ], [ %1672, %__nv_exp2f.exit269 ]
  %.pn160275 = phi ptr addrspace(1) [ %301, %.lr.ph ], [ %1671, %__nv_exp2f.exit269 ]
  %.pn176274 = phi ptr addrspace(1) [ %300, %.lr.ph ], [ %1670, %__nv_exp2f.exit269 ]
  %.pn64273 = phi ptr addrspace(1) [ %294, %.lr.ph ], [ %1669, %__nv_exp2f.exit269 ]
  %.pn80272 = phi ptr addrspace(1) [ %293, %.lr.ph ], [ %1668, %__nv_exp2f.exit269 ]
  %.pn96271 = phi ptr addrspace(1) [ %292, %.lr.ph ], [ %1667, %__nv_exp2f.exit269 ]
  %.pn112270 = phi ptr addrspace(1) [ %291, %.lr.ph ], [ %1666, %__nv_exp2f.exit269 ]
  %335 = phi float [ 0.000000e+00, %.lr.ph ], [ %1602, %__nv_exp2f.exit269 ]
  %336 = phi float [ 0.000000e+00, %.lr.ph ], [ %1603, %__nv_exp2f.exit269 ]
  %337 = phi float [ 0.000000e+00, %.lr.ph ], [ %1604, %__nv_exp2f.exit269 ]
  %338 = phi float [ 0.000000e+00, %.lr.ph ], [ %1605, %__nv_exp2f.exit269 ]
  %339 = phi float [ 0.000000e+00, %.lr.ph ], [ %1606, %__nv_exp2f.exit269 ]
  %340 = phi float [ 0.000000e+00, %.lr.ph ], [ %1607, %__nv_exp2f.exit269 ]
  %341 = phi float [ 0.000000e+00, %.lr.ph ], [ %1608, %__nv_exp2f.exit269 ]
  %342 = phi float [ 0.000000e+00, %.lr.ph ], [ %1609, %__nv_exp2f.exit269 ]
  %343 = phi float [ 0.000000e+00, %.lr.ph ], [ %1610, %__nv_exp2f.exit269 ]
  %344 = phi float [ 0.000000e+00, %.lr.ph ], [ %1611, %__nv_exp2f.exit269 ]
  %345 = phi float [ 0.000000e+00, %.lr.ph ], [ %1612, %__nv_exp2f.exit269 ]
  %346 = phi float [ 0.000000e+00, %.lr.ph ], [ %1613, %__nv_exp2f.exit269 ]
  %347 = phi float [ 0.000000e+00, %.lr.ph ], [ %1614, %__nv_exp2f.exit269 ]
  %348 = phi float [ 0.000000e+00, %.lr.ph ], [ %1615, %__nv_exp2f.exit269 ]
  %349 = phi float [ 0.000000e+00, %.lr.ph ], [ %1616, %__nv_exp2f.exit269 ]
  %350 = phi float [ 0.000000e+00, %.lr.ph ], [ %1617, %__nv_exp2f.exit269 ]
  %351 = phi float [ 0.000000e+00, %.lr.ph ], [ %1618, %__nv_exp2f.exit269 ]
  %352 = phi float [ 0.000000e+00, %.lr.ph ], [ %1619, %__nv_exp2f.exit269 ]
  %353 = phi float [ 0.000000e+00, %.lr.ph ], [ %1620, %__nv_exp2f.exit269 ]
  %354 = phi float [ 0.000000e+00, %.lr.ph ], [ %1621, %__nv_exp2f.exit269 ]
  %355 = phi float [ 0.000000e+00, %.lr.ph ], [ %1622, %__nv_exp2f.exit269 ]
  %356 = phi float [ 0.000000e+00, %.lr.ph ], [ %1623, %__nv_exp2f.exit269 ]
  %357 = phi float [ 0.000000e+00, %.lr.ph ], [ %1624, %__nv_exp2f.exit269 ]
  %358 = phi float [ 0.000000e+00, %.lr.ph ], [ %1625, %__nv_exp2f.exit269 ]
  %359 = phi float [ 0.000000e+00, %.lr.ph ], [ %1626, %__nv_exp2f.exit269 ]
  %360 = phi float [ 0.000000e+00, %.lr.ph ], [ %1627, %__nv_exp2f.exit269 ]
  %361 = phi float [ 0.000000e+00, %.lr.ph ], [ %1628, %__nv_exp2f.exit269 ]
  %362 = phi float [ 0.000000e+00, %.lr.ph ], [ %1629, %__nv_exp2f.exit269 ]
  %363 = phi float [ 0.000000e+00, %.lr.ph ], [ %1630, %__nv_exp2f.exit269 ]
  %364 = phi float [ 0.000000e+00, %.lr.ph ], [ %1631, %__nv_exp2f.exit269 ]
  %365 = phi float [ 0.000000e+00, %.lr.ph ], [ %1632, %__nv_exp2f.exit269 ]
  %366 = phi float [ 0.000000e+00, %.lr.ph ], [ %1633, %__nv_exp2f.exit269 ]
  %367 = phi float [ 0.000000e+00, %.lr.ph ], [ %1634, %__nv_exp2f.exit269 ]
  %368 = phi float [ 0.000000e+00, %.lr.ph ], [ %1635, %__nv_exp2f.exit269 ]
  %369 = phi float [ 0.000000e+00, %.lr.ph ], [ %1636, %__nv_exp2f.exit269 ]
  %370 = phi float [ 0.000000e+00, %.lr.ph ], [ %1637, %__nv_exp2f.exit269 ]
  %371 = phi float [ 0.000000e+00, %.lr.ph ], [ %1638, %__nv_exp2f.exit269 ]
  %372 = phi float [ 0.000000e+00, %.lr.ph ], [ %1639, %__nv_exp2f.exit269 ]
  %373 = phi float [ 0.000000e+00, %.lr.ph ], [ %1640, %__nv_exp2f.exit269 ]
  %374 = phi float [ 0.000000e+00, %.lr.ph ], [ %1641, %__nv_exp2f.exit269 ]
  %375 = phi float [ 0.000000e+00, %.lr.ph ], [ %1642, %__nv_exp2f.exit269 ]
  %376 = phi float [ 0.000000e+00, %.lr.ph ], [ %1643, %__nv_exp2f.exit269 ]
  %377 = phi float [ 0.000000e+00, %.lr.ph ], [ %1644, %__nv_exp2f.exit269 ]
  %378 = phi float [ 0.000000e+00, %.lr.ph ], [ %1645, %__nv_exp2f.exit269 ]
  %379 = phi float [ 0.000000e+00, %.lr.ph ], [ %1646, %__nv_exp2f.exit269 ]
  %380 = phi float [ 0.000000e+00, %.lr.ph ], [ %1647, %__nv_exp2f.exit269 ]
  %381 = phi float [ 0.000000e+00, %.lr.ph ], [ %1648, %__nv_exp2f.exit269 ]
  %382 = phi float [ 0.000000e+00, %.lr.ph ], [ %1649, %__nv_exp2f.exit269 ]
  %383 = phi float [ 0.000000e+00, %.lr.ph ], [ %1650, %__nv_exp2f.exit269 ]
  %384 = phi float [ 0.000000e+00, %.lr.ph ], [ %1651, %__nv_exp2f.exit269 ]
  %385 = phi float [ 0.000000e+00, %.lr.ph ], [ %1652, %__nv_exp2f.exit269 ]
  %386 = phi float [ 0.000000e+00, %.lr.ph ], [ %1653, %__nv_exp2f.exit269 ]
  %387 = phi float [ 0.000000e+00, %.lr.ph ], [ %1654, %__nv_exp2f.exit269 ]
  %388 = phi float [ 0.000000e+00, %.lr.ph ], [ %1655, %__nv_exp2f.exit269 ]
  %389 = phi float [ 0.000000e+00, %.lr.ph ], [ %1656, %__nv_exp2f.exit269 ]
  %390 = phi float [ 0.000000e+00, %.lr.ph ], [ %1657, %__nv_exp2f.exit269 ]
  %391 = phi float [ 0.000000e+00, %.lr.ph ], [ %1658, %__nv_exp2f.exit269 ]
  %392 = phi float [ 0.000000e+00, %.lr.ph ], [ %1659, %__nv_exp2f.exit269 ]
  %393 = phi float [ 0.000000e+00, %.lr.ph ], [ %1660, %__nv_exp2f.exit269 ]
  %394 = phi float [ 0.000000e+00, %.lr.ph ], [ %1661, %__nv_exp2f.exit269 ]
  %395 = phi float [ 0.000000e+00, %.lr.ph ], [ %1662, %__nv_exp2f.exit269 ]
  %396 = phi float [ 0.000000e+00, %.lr.ph ], [ %1663, %__nv_exp2f.exit269 ]
  %397 = phi float [ 0.000000e+00, %.lr.ph ], [ %1664, %__nv_exp2f.exit269 ]
  %398 = phi float [ 0.000000e+00, %.lr.ph ], [ %1665, %__nv_exp2f.exit269 ]
  %399 = phi i32 [ 0, %.lr.ph ], [ %1689, %__nv_exp2f.exit269 ]
  %400 = icmp slt i32 %399, %321, !dbg !39
  %401 = add i32 %333, 1, !dbg !39
  %402 = icmp sgt i32 %401, 1, !dbg !39
  %403 = select i1 %402, i32 0, i32 %401, !dbg !39
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %404 = shl i32 %403, 13, !dbg !40
  %405 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %404, !dbg !40
  %406 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 98304), i32 %404, !dbg !41
  %407 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %323, i32 0, i32 31), !dbg !42
  %408 = shl i32 %407, 7, !dbg !42
  %409 = and i32 %408, 512, !dbg !42
  %410 = add nuw nsw i32 %409, %322, !dbg !42
  %411 = and i32 %410, 16383, !dbg !42
  %412 = zext nneg i32 %411 to i64, !dbg !42
  %413 = ptrtoint ptr addrspace(3) %405 to i32, !dbg !42
  %414 = lshr exact i32 %413, 4, !dbg !42
  %415 = and i32 %414, 16383, !dbg !42
  %416 = zext nneg i32 %415 to i64, !dbg !42
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !42
  %417 = or disjoint i64 %412, 4611686293305294848, !dbg !42
  %418 = or disjoint i64 %416, 4611686293305294848, !dbg !42
  %419 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $32, $33, 0, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,l,l"(i64 %417, i64 %418) #2, !dbg !42
  %420 = add nuw nsw i64 %412, 4611686293305294850, !dbg !42
  %421 = add nuw nsw i64 %416, 4611686293305294850, !dbg !42
  %422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 0, !dbg !42
  %423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 1, !dbg !42
  %424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 2, !dbg !42
  %425 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 3, !dbg !42
  %426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 4, !dbg !42
  %427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 5, !dbg !42
  %428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 6, !dbg !42
  %429 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 7, !dbg !42
  %430 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 8, !dbg !42
  %431 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 9, !dbg !42
  %432 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 10, !dbg !42
  %433 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 11, !dbg !42
  %434 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 12, !dbg !42
  %435 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 13, !dbg !42
  %436 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 14, !dbg !42
  %437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 15, !dbg !42
  %438 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 16, !dbg !42
  %439 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 17, !dbg !42
  %440 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 18, !dbg !42
  %441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 19, !dbg !42
  %442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 20, !dbg !42
  %443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 21, !dbg !42
  %444 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 22, !dbg !42
  %445 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 23, !dbg !42
  %446 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 24, !dbg !42
  %447 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 25, !dbg !42
  %448 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 26, !dbg !42
  %449 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 27, !dbg !42
  %450 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 28, !dbg !42
  %451 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 29, !dbg !42
  %452 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 30, !dbg !42
  %453 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %419, 31, !dbg !42
  %454 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %422, float %423, float %424, float %425, float %426, float %427, float %428, float %429, float %430, float %431, float %432, float %433, float %434, float %435, float %436, float %437, float %438, float %439, float %440, float %441, float %442, float %443, float %444, float %445, float %446, float %447, float %448, float %449, float %450, float %451, float %452, float %453, i64 %420, i64 %421, i1 true) #2, !dbg !42
  %455 = add nuw nsw i64 %412, 4611686293305294852, !dbg !42
  %456 = add nuw nsw i64 %416, 4611686293305294852, !dbg !42
  %457 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 0, !dbg !42
  %458 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 1, !dbg !42
  %459 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 2, !dbg !42
  %460 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 3, !dbg !42
  %461 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 4, !dbg !42
  %462 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 5, !dbg !42
  %463 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 6, !dbg !42
  %464 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 7, !dbg !42
  %465 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 8, !dbg !42
  %466 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 9, !dbg !42
  %467 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 10, !dbg !42
  %468 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 11, !dbg !42
  %469 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 12, !dbg !42
  %470 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 13, !dbg !42
  %471 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 14, !dbg !42
  %472 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 15, !dbg !42
  %473 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 16, !dbg !42
  %474 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 17, !dbg !42
  %475 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 18, !dbg !42
  %476 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 19, !dbg !42
  %477 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 20, !dbg !42
  %478 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 21, !dbg !42
  %479 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 22, !dbg !42
  %480 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 23, !dbg !42
  %481 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 24, !dbg !42
  %482 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 25, !dbg !42
  %483 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 26, !dbg !42
  %484 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 27, !dbg !42
  %485 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 28, !dbg !42
  %486 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 29, !dbg !42
  %487 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 30, !dbg !42
  %488 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %454, 31, !dbg !42
  %489 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %457, float %458, float %459, float %460, float %461, float %462, float %463, float %464, float %465, float %466, float %467, float %468, float %469, float %470, float %471, float %472, float %473, float %474, float %475, float %476, float %477, float %478, float %479, float %480, float %481, float %482, float %483, float %484, float %485, float %486, float %487, float %488, i64 %455, i64 %456, i1 true) #2, !dbg !42
  %490 = add nuw nsw i64 %412, 4611686293305294854, !dbg !42
  %491 = add nuw nsw i64 %416, 4611686293305294854, !dbg !42
  %492 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 0, !dbg !42
  %493 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 1, !dbg !42
  %494 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 2, !dbg !42
  %495 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 3, !dbg !42
  %496 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 4, !dbg !42
  %497 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 5, !dbg !42
  %498 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 6, !dbg !42
  %499 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 7, !dbg !42
  %500 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 8, !dbg !42
  %501 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 9, !dbg !42
  %502 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 10, !dbg !42
  %503 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 11, !dbg !42
  %504 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 12, !dbg !42
  %505 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 13, !dbg !42
  %506 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 14, !dbg !42
  %507 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 15, !dbg !42
  %508 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 16, !dbg !42
  %509 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 17, !dbg !42
  %510 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 18, !dbg !42
  %511 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 19, !dbg !42
  %512 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 20, !dbg !42
  %513 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 21, !dbg !42
  %514 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 22, !dbg !42
  %515 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 23, !dbg !42
  %516 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 24, !dbg !42
  %517 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 25, !dbg !42
  %518 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 26, !dbg !42
  %519 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 27, !dbg !42
  %520 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 28, !dbg !42
  %521 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 29, !dbg !42
  %522 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 30, !dbg !42
  %523 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %489, 31, !dbg !42
  %524 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %492, float %493, float %494, float %495, float %496, float %497, float %498, float %499, float %500, float %501, float %502, float %503, float %504, float %505, float %506, float %507, float %508, float %509, float %510, float %511, float %512, float %513, float %514, float %515, float %516, float %517, float %518, float %519, float %520, float %521, float %522, float %523, i64 %490, i64 %491, i1 true) #2, !dbg !42
  %525 = add nuw nsw i64 %412, 4611686293305295872, !dbg !42
  %526 = add nuw nsw i64 %416, 4611686293305295360, !dbg !42
  %527 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 0, !dbg !42
  %528 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 1, !dbg !42
  %529 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 2, !dbg !42
  %530 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 3, !dbg !42
  %531 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 4, !dbg !42
  %532 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 5, !dbg !42
  %533 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 6, !dbg !42
  %534 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 7, !dbg !42
  %535 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 8, !dbg !42
  %536 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 9, !dbg !42
  %537 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 10, !dbg !42
  %538 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 11, !dbg !42
  %539 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 12, !dbg !42
  %540 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 13, !dbg !42
  %541 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 14, !dbg !42
  %542 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 15, !dbg !42
  %543 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 16, !dbg !42
  %544 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 17, !dbg !42
  %545 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 18, !dbg !42
  %546 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 19, !dbg !42
  %547 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 20, !dbg !42
  %548 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 21, !dbg !42
  %549 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 22, !dbg !42
  %550 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 23, !dbg !42
  %551 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 24, !dbg !42
  %552 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 25, !dbg !42
  %553 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 26, !dbg !42
  %554 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 27, !dbg !42
  %555 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 28, !dbg !42
  %556 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 29, !dbg !42
  %557 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 30, !dbg !42
  %558 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %524, 31, !dbg !42
  %559 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %527, float %528, float %529, float %530, float %531, float %532, float %533, float %534, float %535, float %536, float %537, float %538, float %539, float %540, float %541, float %542, float %543, float %544, float %545, float %546, float %547, float %548, float %549, float %550, float %551, float %552, float %553, float %554, float %555, float %556, float %557, float %558, i64 %525, i64 %526, i1 true) #2, !dbg !42
  %560 = add nuw nsw i64 %412, 4611686293305295874, !dbg !42
  %561 = add nuw nsw i64 %416, 4611686293305295362, !dbg !42
  %562 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 0, !dbg !42
  %563 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 1, !dbg !42
  %564 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 2, !dbg !42
  %565 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 3, !dbg !42
  %566 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 4, !dbg !42
  %567 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 5, !dbg !42
  %568 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 6, !dbg !42
  %569 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 7, !dbg !42
  %570 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 8, !dbg !42
  %571 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 9, !dbg !42
  %572 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 10, !dbg !42
  %573 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 11, !dbg !42
  %574 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 12, !dbg !42
  %575 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 13, !dbg !42
  %576 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 14, !dbg !42
  %577 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 15, !dbg !42
  %578 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 16, !dbg !42
  %579 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 17, !dbg !42
  %580 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 18, !dbg !42
  %581 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 19, !dbg !42
  %582 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 20, !dbg !42
  %583 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 21, !dbg !42
  %584 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 22, !dbg !42
  %585 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 23, !dbg !42
  %586 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 24, !dbg !42
  %587 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 25, !dbg !42
  %588 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 26, !dbg !42
  %589 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 27, !dbg !42
  %590 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 28, !dbg !42
  %591 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 29, !dbg !42
  %592 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 30, !dbg !42
  %593 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %559, 31, !dbg !42
  %594 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %562, float %563, float %564, float %565, float %566, float %567, float %568, float %569, float %570, float %571, float %572, float %573, float %574, float %575, float %576, float %577, float %578, float %579, float %580, float %581, float %582, float %583, float %584, float %585, float %586, float %587, float %588, float %589, float %590, float %591, float %592, float %593, i64 %560, i64 %561, i1 true) #2, !dbg !42
  %595 = add nuw nsw i64 %412, 4611686293305295876, !dbg !42
  %596 = add nuw nsw i64 %416, 4611686293305295364, !dbg !42
  %597 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 0, !dbg !42
  %598 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 1, !dbg !42
  %599 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 2, !dbg !42
  %600 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 3, !dbg !42
  %601 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 4, !dbg !42
  %602 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 5, !dbg !42
  %603 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 6, !dbg !42
  %604 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 7, !dbg !42
  %605 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 8, !dbg !42
  %606 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 9, !dbg !42
  %607 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 10, !dbg !42
  %608 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 11, !dbg !42
  %609 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 12, !dbg !42
  %610 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 13, !dbg !42
  %611 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 14, !dbg !42
  %612 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 15, !dbg !42
  %613 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 16, !dbg !42
  %614 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 17, !dbg !42
  %615 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 18, !dbg !42
  %616 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 19, !dbg !42
  %617 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 20, !dbg !42
  %618 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 21, !dbg !42
  %619 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 22, !dbg !42
  %620 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 23, !dbg !42
  %621 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 24, !dbg !42
  %622 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 25, !dbg !42
  %623 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 26, !dbg !42
  %624 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 27, !dbg !42
  %625 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 28, !dbg !42
  %626 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 29, !dbg !42
  %627 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 30, !dbg !42
  %628 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %594, 31, !dbg !42
  %629 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %597, float %598, float %599, float %600, float %601, float %602, float %603, float %604, float %605, float %606, float %607, float %608, float %609, float %610, float %611, float %612, float %613, float %614, float %615, float %616, float %617, float %618, float %619, float %620, float %621, float %622, float %623, float %624, float %625, float %626, float %627, float %628, i64 %595, i64 %596, i1 true) #2, !dbg !42
  %630 = add nuw nsw i64 %412, 4611686293305295878, !dbg !42
  %631 = add nuw nsw i64 %416, 4611686293305295366, !dbg !42
  %632 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 0, !dbg !42
  %633 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 1, !dbg !42
  %634 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 2, !dbg !42
  %635 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 3, !dbg !42
  %636 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 4, !dbg !42
  %637 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 5, !dbg !42
  %638 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 6, !dbg !42
  %639 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 7, !dbg !42
  %640 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 8, !dbg !42
  %641 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 9, !dbg !42
  %642 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 10, !dbg !42
  %643 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 11, !dbg !42
  %644 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 12, !dbg !42
  %645 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 13, !dbg !42
  %646 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 14, !dbg !42
  %647 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 15, !dbg !42
  %648 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 16, !dbg !42
  %649 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 17, !dbg !42
  %650 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 18, !dbg !42
  %651 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 19, !dbg !42
  %652 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 20, !dbg !42
  %653 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 21, !dbg !42
  %654 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 22, !dbg !42
  %655 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 23, !dbg !42
  %656 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 24, !dbg !42
  %657 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 25, !dbg !42
  %658 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 26, !dbg !42
  %659 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 27, !dbg !42
  %660 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 28, !dbg !42
  %661 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 29, !dbg !42
  %662 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 30, !dbg !42
  %663 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %629, 31, !dbg !42
  %664 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %632, float %633, float %634, float %635, float %636, float %637, float %638, float %639, float %640, float %641, float %642, float %643, float %644, float %645, float %646, float %647, float %648, float %649, float %650, float %651, float %652, float %653, float %654, float %655, float %656, float %657, float %658, float %659, float %660, float %661, float %662, float %663, i64 %630, i64 %631, i1 true) #2, !dbg !42
  %665 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 0, !dbg !42
  %666 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 1, !dbg !42
  %667 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 2, !dbg !42
  %668 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 3, !dbg !42
  %669 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 4, !dbg !42
  %670 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 5, !dbg !42
  %671 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 6, !dbg !42
  %672 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 7, !dbg !42
  %673 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 8, !dbg !42
  %674 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 9, !dbg !42
  %675 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 10, !dbg !42
  %676 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 11, !dbg !42
  %677 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 12, !dbg !42
  %678 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 13, !dbg !42
  %679 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 14, !dbg !42
  %680 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 15, !dbg !42
  %681 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 16, !dbg !42
  %682 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 17, !dbg !42
  %683 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 18, !dbg !42
  %684 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 19, !dbg !42
  %685 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 20, !dbg !42
  %686 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 21, !dbg !42
  %687 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 22, !dbg !42
  %688 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 23, !dbg !42
  %689 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 24, !dbg !42
  %690 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 25, !dbg !42
  %691 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 26, !dbg !42
  %692 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 27, !dbg !42
  %693 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 28, !dbg !42
  %694 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 29, !dbg !42
  %695 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 30, !dbg !42
  %696 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %664, 31, !dbg !42
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !42
  %697 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %665, float %666, float %667, float %668, float %669, float %670, float %671, float %672, float %673, float %674, float %675, float %676, float %677, float %678, float %679, float %680, float %681, float %682, float %683, float %684, float %685, float %686, float %687, float %688, float %689, float %690, float %691, float %692, float %693, float %694, float %695, float %696, ptr addrspace(3) @global_smem, i32 0, i32 0, ptr addrspace(3) %405, i32 0, i32 0) #2, !dbg !42
  %698 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 0, !dbg !42
  %699 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 1, !dbg !42
  %700 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 2, !dbg !42
  %701 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 3, !dbg !42
  %702 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 4, !dbg !42
  %703 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 5, !dbg !42
  %704 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 6, !dbg !42
  %705 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 7, !dbg !42
  %706 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 8, !dbg !42
  %707 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 9, !dbg !42
  %708 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 10, !dbg !42
  %709 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 11, !dbg !42
  %710 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 12, !dbg !42
  %711 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 13, !dbg !42
  %712 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 14, !dbg !42
  %713 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 15, !dbg !42
  %714 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 16, !dbg !42
  %715 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 17, !dbg !42
  %716 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 18, !dbg !42
  %717 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 19, !dbg !42
  %718 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 20, !dbg !42
  %719 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 21, !dbg !42
  %720 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 22, !dbg !42
  %721 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 23, !dbg !42
  %722 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 24, !dbg !42
  %723 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 25, !dbg !42
  %724 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 26, !dbg !42
  %725 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 27, !dbg !42
  %726 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 28, !dbg !42
  %727 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 29, !dbg !42
  %728 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 30, !dbg !42
  %729 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %697, 31, !dbg !42
  %730 = fmul float %304, %698, !dbg !45
  %731 = fmul float %304, %699, !dbg !45
  %732 = fmul float %304, %700, !dbg !45
  %733 = fmul float %304, %701, !dbg !45
  %734 = fmul float %304, %702, !dbg !45
  %735 = fmul float %304, %703, !dbg !45
  %736 = fmul float %304, %704, !dbg !45
  %737 = fmul float %304, %705, !dbg !45
  %738 = fmul float %304, %706, !dbg !45
  %739 = fmul float %304, %707, !dbg !45
  %740 = fmul float %304, %708, !dbg !45
  %741 = fmul float %304, %709, !dbg !45
  %742 = fmul float %304, %710, !dbg !45
  %743 = fmul float %304, %711, !dbg !45
  %744 = fmul float %304, %712, !dbg !45
  %745 = fmul float %304, %713, !dbg !45
  %746 = fmul float %304, %714, !dbg !45
  %747 = fmul float %304, %715, !dbg !45
  %748 = fmul float %304, %716, !dbg !45
  %749 = fmul float %304, %717, !dbg !45
  %750 = fmul float %304, %718, !dbg !45
  %751 = fmul float %304, %719, !dbg !45
  %752 = fmul float %304, %720, !dbg !45
  %753 = fmul float %304, %721, !dbg !45
  %754 = fmul float %304, %722, !dbg !45
  %755 = fmul float %304, %723, !dbg !45
  %756 = fmul float %304, %724, !dbg !45
  %757 = fmul float %304, %725, !dbg !45
  %758 = fmul float %304, %726, !dbg !45
  %759 = fmul float %304, %727, !dbg !45
  %760 = fmul float %304, %728, !dbg !45
  %761 = fmul float %304, %729, !dbg !45
  %762 = fsub float %730, %269, !dbg !46
  %763 = fsub float %731, %269, !dbg !46
  %764 = fsub float %732, %271, !dbg !46
  %765 = fsub float %733, %271, !dbg !46
  %766 = fsub float %734, %269, !dbg !46
  %767 = fsub float %735, %269, !dbg !46
  %768 = fsub float %736, %271, !dbg !46
  %769 = fsub float %737, %271, !dbg !46
  %770 = fsub float %738, %269, !dbg !46
  %771 = fsub float %739, %269, !dbg !46
  %772 = fsub float %740, %271, !dbg !46
  %773 = fsub float %741, %271, !dbg !46
  %774 = fsub float %742, %269, !dbg !46
  %775 = fsub float %743, %269, !dbg !46
  %776 = fsub float %744, %271, !dbg !46
  %777 = fsub float %745, %271, !dbg !46
  %778 = fsub float %746, %269, !dbg !46
  %779 = fsub float %747, %269, !dbg !46
  %780 = fsub float %748, %271, !dbg !46
  %781 = fsub float %749, %271, !dbg !46
  %782 = fsub float %750, %269, !dbg !46
  %783 = fsub float %751, %269, !dbg !46
  %784 = fsub float %752, %271, !dbg !46
  %785 = fsub float %753, %271, !dbg !46
  %786 = fsub float %754, %269, !dbg !46
  %787 = fsub float %755, %269, !dbg !46
  %788 = fsub float %756, %271, !dbg !46
  %789 = fsub float %757, %271, !dbg !46
  %790 = fsub float %758, %269, !dbg !46
  %791 = fsub float %759, %269, !dbg !46
  %792 = fsub float %760, %271, !dbg !46
  %793 = fsub float %761, %271, !dbg !46
  %794 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i = icmp eq i32 %794, 0, !dbg !47
  br i1 %.not.i, label %797, label %795, !dbg !47

795:                                              ; preds = %332
  %796 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %762) #2, !dbg !47
  br label %__nv_exp2f.exit, !dbg !47

797:                                              ; preds = %332
  %798 = tail call float @llvm.nvvm.ex2.approx.f(float %762) #2, !dbg !47
  br label %__nv_exp2f.exit, !dbg !47

__nv_exp2f.exit:                                  ; preds = %795, %797
  %.0.i = phi float [ %796, %795 ], [ %798, %797 ], !dbg !47
  %799 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i177 = icmp eq i32 %799, 0, !dbg !47
  br i1 %.not.i177, label %802, label %800, !dbg !47

800:                                              ; preds = %__nv_exp2f.exit
  %801 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %763) #2, !dbg !47
  br label %__nv_exp2f.exit179, !dbg !47

802:                                              ; preds = %__nv_exp2f.exit
  %803 = tail call float @llvm.nvvm.ex2.approx.f(float %763) #2, !dbg !47
  br label %__nv_exp2f.exit179, !dbg !47

__nv_exp2f.exit179:                               ; preds = %800, %802
  %.0.i178 = phi float [ %801, %800 ], [ %803, %802 ], !dbg !47
  %804 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i180 = icmp eq i32 %804, 0, !dbg !47
  br i1 %.not.i180, label %807, label %805, !dbg !47

805:                                              ; preds = %__nv_exp2f.exit179
  %806 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %764) #2, !dbg !47
  br label %__nv_exp2f.exit182, !dbg !47

807:                                              ; preds = %__nv_exp2f.exit179
  %808 = tail call float @llvm.nvvm.ex2.approx.f(float %764) #2, !dbg !47
  br label %__nv_exp2f.exit182, !dbg !47

__nv_exp2f.exit182:                               ; preds = %805, %807
  %.0.i181 = phi float [ %806, %805 ], [ %808, %807 ], !dbg !47
  %809 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i183 = icmp eq i32 %809, 0, !dbg !47
  br i1 %.not.i183, label %812, label %810, !dbg !47

810:                                              ; preds = %__nv_exp2f.exit182
  %811 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %765) #2, !dbg !47
  br label %__nv_exp2f.exit185, !dbg !47

812:                                              ; preds = %__nv_exp2f.exit182
  %813 = tail call float @llvm.nvvm.ex2.approx.f(float %765) #2, !dbg !47
  br label %__nv_exp2f.exit185, !dbg !47

__nv_exp2f.exit185:                               ; preds = %810, %812
  %.0.i184 = phi float [ %811, %810 ], [ %813, %812 ], !dbg !47
  %814 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i186 = icmp eq i32 %814, 0, !dbg !47
  br i1 %.not.i186, label %817, label %815, !dbg !47

815:                                              ; preds = %__nv_exp2f.exit185
  %816 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %766) #2, !dbg !47
  br label %__nv_exp2f.exit188, !dbg !47

817:                                              ; preds = %__nv_exp2f.exit185
  %818 = tail call float @llvm.nvvm.ex2.approx.f(float %766) #2, !dbg !47
  br label %__nv_exp2f.exit188, !dbg !47

__nv_exp2f.exit188:                               ; preds = %815, %817
  %.0.i187 = phi float [ %816, %815 ], [ %818, %817 ], !dbg !47
  %819 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i189 = icmp eq i32 %819, 0, !dbg !47
  br i1 %.not.i189, label %822, label %820, !dbg !47

820:                                              ; preds = %__nv_exp2f.exit188
  %821 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %767) #2, !dbg !47
  br label %__nv_exp2f.exit191, !dbg !47

822:                                              ; preds = %__nv_exp2f.exit188
  %823 = tail call float @llvm.nvvm.ex2.approx.f(float %767) #2, !dbg !47
  br label %__nv_exp2f.exit191, !dbg !47

__nv_exp2f.exit191:                               ; preds = %820, %822
  %.0.i190 = phi float [ %821, %820 ], [ %823, %822 ], !dbg !47
  %824 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i192 = icmp eq i32 %824, 0, !dbg !47
  br i1 %.not.i192, label %827, label %825, !dbg !47

825:                                              ; preds = %__nv_exp2f.exit191
  %826 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %768) #2, !dbg !47
  br label %__nv_exp2f.exit194, !dbg !47

827:                                              ; preds = %__nv_exp2f.exit191
  %828 = tail call float @llvm.nvvm.ex2.approx.f(float %768) #2, !dbg !47
  br label %__nv_exp2f.exit194, !dbg !47

__nv_exp2f.exit194:                               ; preds = %825, %827
  %.0.i193 = phi float [ %826, %825 ], [ %828, %827 ], !dbg !47
  %829 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i195 = icmp eq i32 %829, 0, !dbg !47
  br i1 %.not.i195, label %832, label %830, !dbg !47

830:                                              ; preds = %__nv_exp2f.exit194
  %831 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %769) #2, !dbg !47
  br label %__nv_exp2f.exit197, !dbg !47

832:                                              ; preds = %__nv_exp2f.exit194
  %833 = tail call float @llvm.nvvm.ex2.approx.f(float %769) #2, !dbg !47
  br label %__nv_exp2f.exit197, !dbg !47

__nv_exp2f.exit197:                               ; preds = %830, %832
  %.0.i196 = phi float [ %831, %830 ], [ %833, %832 ], !dbg !47
  %834 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i198 = icmp eq i32 %834, 0, !dbg !47
  br i1 %.not.i198, label %837, label %835, !dbg !47

835:                                              ; preds = %__nv_exp2f.exit197
  %836 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %770) #2, !dbg !47
  br label %__nv_exp2f.exit200, !dbg !47

837:                                              ; preds = %__nv_exp2f.exit197
  %838 = tail call float @llvm.nvvm.ex2.approx.f(float %770) #2, !dbg !47
  br label %__nv_exp2f.exit200, !dbg !47

__nv_exp2f.exit200:                               ; preds = %835, %837
  %.0.i199 = phi float [ %836, %835 ], [ %838, %837 ], !dbg !47
  %839 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i201 = icmp eq i32 %839, 0, !dbg !47
  br i1 %.not.i201, label %842, label %840, !dbg !47

840:                                              ; preds = %__nv_exp2f.exit200
  %841 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %771) #2, !dbg !47
  br label %__nv_exp2f.exit203, !dbg !47

842:                                              ; preds = %__nv_exp2f.exit200
  %843 = tail call float @llvm.nvvm.ex2.approx.f(float %771) #2, !dbg !47
  br label %__nv_exp2f.exit203, !dbg !47

__nv_exp2f.exit203:                               ; preds = %840, %842
  %.0.i202 = phi float [ %841, %840 ], [ %843, %842 ], !dbg !47
  %844 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i204 = icmp eq i32 %844, 0, !dbg !47
  br i1 %.not.i204, label %847, label %845, !dbg !47

845:                                              ; preds = %__nv_exp2f.exit203
  %846 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %772) #2, !dbg !47
  br label %__nv_exp2f.exit206, !dbg !47

847:                                              ; preds = %__nv_exp2f.exit203
  %848 = tail call float @llvm.nvvm.ex2.approx.f(float %772) #2, !dbg !47
  br label %__nv_exp2f.exit206, !dbg !47

__nv_exp2f.exit206:                               ; preds = %845, %847
  %.0.i205 = phi float [ %846, %845 ], [ %848, %847 ], !dbg !47
  %849 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i207 = icmp eq i32 %849, 0, !dbg !47
  br i1 %.not.i207, label %852, label %850, !dbg !47

850:                                              ; preds = %__nv_exp2f.exit206
  %851 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %773) #2, !dbg !47
  br label %__nv_exp2f.exit209, !dbg !47

852:                                              ; preds = %__nv_exp2f.exit206
  %853 = tail call float @llvm.nvvm.ex2.approx.f(float %773) #2, !dbg !47
  br label %__nv_exp2f.exit209, !dbg !47

__nv_exp2f.exit209:                               ; preds = %850, %852
  %.0.i208 = phi float [ %851, %850 ], [ %853, %852 ], !dbg !47
  %854 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i210 = icmp eq i32 %854, 0, !dbg !47
  br i1 %.not.i210, label %857, label %855, !dbg !47

855:                                              ; preds = %__nv_exp2f.exit209
  %856 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %774) #2, !dbg !47
  br label %__nv_exp2f.exit212, !dbg !47

857:                                              ; preds = %__nv_exp2f.exit209
  %858 = tail call float @llvm.nvvm.ex2.approx.f(float %774) #2, !dbg !47
  br label %__nv_exp2f.exit212, !dbg !47

__nv_exp2f.exit212:                               ; preds = %855, %857
  %.0.i211 = phi float [ %856, %855 ], [ %858, %857 ], !dbg !47
  %859 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i213 = icmp eq i32 %859, 0, !dbg !47
  br i1 %.not.i213, label %862, label %860, !dbg !47

860:                                              ; preds = %__nv_exp2f.exit212
  %861 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %775) #2, !dbg !47
  br label %__nv_exp2f.exit215, !dbg !47

862:                                              ; preds = %__nv_exp2f.exit212
  %863 = tail call float @llvm.nvvm.ex2.approx.f(float %775) #2, !dbg !47
  br label %__nv_exp2f.exit215, !dbg !47

__nv_exp2f.exit215:                               ; preds = %860, %862
  %.0.i214 = phi float [ %861, %860 ], [ %863, %862 ], !dbg !47
  %864 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i216 = icmp eq i32 %864, 0, !dbg !47
  br i1 %.not.i216, label %867, label %865, !dbg !47

865:                                              ; preds = %__nv_exp2f.exit215
  %866 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %776) #2, !dbg !47
  br label %__nv_exp2f.exit218, !dbg !47

867:                                              ; preds = %__nv_exp2f.exit215
  %868 = tail call float @llvm.nvvm.ex2.approx.f(float %776) #2, !dbg !47
  br label %__nv_exp2f.exit218, !dbg !47

__nv_exp2f.exit218:                               ; preds = %865, %867
  %.0.i217 = phi float [ %866, %865 ], [ %868, %867 ], !dbg !47
  %869 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i219 = icmp eq i32 %869, 0, !dbg !47
  br i1 %.not.i219, label %872, label %870, !dbg !47

870:                                              ; preds = %__nv_exp2f.exit218
  %871 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %777) #2, !dbg !47
  br label %__nv_exp2f.exit221, !dbg !47

872:                                              ; preds = %__nv_exp2f.exit218
  %873 = tail call float @llvm.nvvm.ex2.approx.f(float %777) #2, !dbg !47
  br label %__nv_exp2f.exit221, !dbg !47

__nv_exp2f.exit221:                               ; preds = %870, %872
  %.0.i220 = phi float [ %871, %870 ], [ %873, %872 ], !dbg !47
  %874 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i222 = icmp eq i32 %874, 0, !dbg !47
  br i1 %.not.i222, label %877, label %875, !dbg !47

875:                                              ; preds = %__nv_exp2f.exit221
  %876 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %778) #2, !dbg !47
  br label %__nv_exp2f.exit224, !dbg !47

877:                                              ; preds = %__nv_exp2f.exit221
  %878 = tail call float @llvm.nvvm.ex2.approx.f(float %778) #2, !dbg !47
  br label %__nv_exp2f.exit224, !dbg !47

__nv_exp2f.exit224:                               ; preds = %875, %877
  %.0.i223 = phi float [ %876, %875 ], [ %878, %877 ], !dbg !47
  %879 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i225 = icmp eq i32 %879, 0, !dbg !47
  br i1 %.not.i225, label %882, label %880, !dbg !47

880:                                              ; preds = %__nv_exp2f.exit224
  %881 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %779) #2, !dbg !47
  br label %__nv_exp2f.exit227, !dbg !47

882:                                              ; preds = %__nv_exp2f.exit224
  %883 = tail call float @llvm.nvvm.ex2.approx.f(float %779) #2, !dbg !47
  br label %__nv_exp2f.exit227, !dbg !47

__nv_exp2f.exit227:                               ; preds = %880, %882
  %.0.i226 = phi float [ %881, %880 ], [ %883, %882 ], !dbg !47
  %884 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i228 = icmp eq i32 %884, 0, !dbg !47
  br i1 %.not.i228, label %887, label %885, !dbg !47

885:                                              ; preds = %__nv_exp2f.exit227
  %886 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %780) #2, !dbg !47
  br label %__nv_exp2f.exit230, !dbg !47

887:                                              ; preds = %__nv_exp2f.exit227
  %888 = tail call float @llvm.nvvm.ex2.approx.f(float %780) #2, !dbg !47
  br label %__nv_exp2f.exit230, !dbg !47

__nv_exp2f.exit230:                               ; preds = %885, %887
  %.0.i229 = phi float [ %886, %885 ], [ %888, %887 ], !dbg !47
  %889 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i231 = icmp eq i32 %889, 0, !dbg !47
  br i1 %.not.i231, label %892, label %890, !dbg !47

890:                                              ; preds = %__nv_exp2f.exit230
  %891 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %781) #2, !dbg !47
  br label %__nv_exp2f.exit233, !dbg !47

892:                                              ; preds = %__nv_exp2f.exit230
  %893 = tail call float @llvm.nvvm.ex2.approx.f(float %781) #2, !dbg !47
  br label %__nv_exp2f.exit233, !dbg !47

__nv_exp2f.exit233:                               ; preds = %890, %892
  %.0.i232 = phi float [ %891, %890 ], [ %893, %892 ], !dbg !47
  %894 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i234 = icmp eq i32 %894, 0, !dbg !47
  br i1 %.not.i234, label %897, label %895, !dbg !47

895:                                              ; preds = %__nv_exp2f.exit233
  %896 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %782) #2, !dbg !47
  br label %__nv_exp2f.exit236, !dbg !47

897:                                              ; preds = %__nv_exp2f.exit233
  %898 = tail call float @llvm.nvvm.ex2.approx.f(float %782) #2, !dbg !47
  br label %__nv_exp2f.exit236, !dbg !47

__nv_exp2f.exit236:                               ; preds = %895, %897
  %.0.i235 = phi float [ %896, %895 ], [ %898, %897 ], !dbg !47
  %899 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i237 = icmp eq i32 %899, 0, !dbg !47
  br i1 %.not.i237, label %902, label %900, !dbg !47

900:                                              ; preds = %__nv_exp2f.exit236
  %901 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %783) #2, !dbg !47
  br label %__nv_exp2f.exit239, !dbg !47

902:                                              ; preds = %__nv_exp2f.exit236
  %903 = tail call float @llvm.nvvm.ex2.approx.f(float %783) #2, !dbg !47
  br label %__nv_exp2f.exit239, !dbg !47

__nv_exp2f.exit239:                               ; preds = %900, %902
  %.0.i238 = phi float [ %901, %900 ], [ %903, %902 ], !dbg !47
  %904 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i240 = icmp eq i32 %904, 0, !dbg !47
  br i1 %.not.i240, label %907, label %905, !dbg !47

905:                                              ; preds = %__nv_exp2f.exit239
  %906 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %784) #2, !dbg !47
  br label %__nv_exp2f.exit242, !dbg !47

907:                                              ; preds = %__nv_exp2f.exit239
  %908 = tail call float @llvm.nvvm.ex2.approx.f(float %784) #2, !dbg !47
  br label %__nv_exp2f.exit242, !dbg !47

__nv_exp2f.exit242:                               ; preds = %905, %907
  %.0.i241 = phi float [ %906, %905 ], [ %908, %907 ], !dbg !47
  %909 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i243 = icmp eq i32 %909, 0, !dbg !47
  br i1 %.not.i243, label %912, label %910, !dbg !47

910:                                              ; preds = %__nv_exp2f.exit242
  %911 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %785) #2, !dbg !47
  br label %__nv_exp2f.exit245, !dbg !47

912:                                              ; preds = %__nv_exp2f.exit242
  %913 = tail call float @llvm.nvvm.ex2.approx.f(float %785) #2, !dbg !47
  br label %__nv_exp2f.exit245, !dbg !47

__nv_exp2f.exit245:                               ; preds = %910, %912
  %.0.i244 = phi float [ %911, %910 ], [ %913, %912 ], !dbg !47
  %914 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i246 = icmp eq i32 %914, 0, !dbg !47
  br i1 %.not.i246, label %917, label %915, !dbg !47

915:                                              ; preds = %__nv_exp2f.exit245
  %916 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %786) #2, !dbg !47
  br label %__nv_exp2f.exit248, !dbg !47

917:                                              ; preds = %__nv_exp2f.exit245
  %918 = tail call float @llvm.nvvm.ex2.approx.f(float %786) #2, !dbg !47
  br label %__nv_exp2f.exit248, !dbg !47

__nv_exp2f.exit248:                               ; preds = %915, %917
  %.0.i247 = phi float [ %916, %915 ], [ %918, %917 ], !dbg !47
  %919 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i249 = icmp eq i32 %919, 0, !dbg !47
  br i1 %.not.i249, label %922, label %920, !dbg !47

920:                                              ; preds = %__nv_exp2f.exit248
  %921 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %787) #2, !dbg !47
  br label %__nv_exp2f.exit251, !dbg !47

922:                                              ; preds = %__nv_exp2f.exit248
  %923 = tail call float @llvm.nvvm.ex2.approx.f(float %787) #2, !dbg !47
  br label %__nv_exp2f.exit251, !dbg !47

__nv_exp2f.exit251:                               ; preds = %920, %922
  %.0.i250 = phi float [ %921, %920 ], [ %923, %922 ], !dbg !47
  %924 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i252 = icmp eq i32 %924, 0, !dbg !47
  br i1 %.not.i252, label %927, label %925, !dbg !47

925:                                              ; preds = %__nv_exp2f.exit251
  %926 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %788) #2, !dbg !47
  br label %__nv_exp2f.exit254, !dbg !47

927:                                              ; preds = %__nv_exp2f.exit251
  %928 = tail call float @llvm.nvvm.ex2.approx.f(float %788) #2, !dbg !47
  br label %__nv_exp2f.exit254, !dbg !47

__nv_exp2f.exit254:                               ; preds = %925, %927
  %.0.i253 = phi float [ %926, %925 ], [ %928, %927 ], !dbg !47
  %929 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i255 = icmp eq i32 %929, 0, !dbg !47
  br i1 %.not.i255, label %932, label %930, !dbg !47

930:                                              ; preds = %__nv_exp2f.exit254
  %931 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %789) #2, !dbg !47
  br label %__nv_exp2f.exit257, !dbg !47

932:                                              ; preds = %__nv_exp2f.exit254
  %933 = tail call float @llvm.nvvm.ex2.approx.f(float %789) #2, !dbg !47
  br label %__nv_exp2f.exit257, !dbg !47

__nv_exp2f.exit257:                               ; preds = %930, %932
  %.0.i256 = phi float [ %931, %930 ], [ %933, %932 ], !dbg !47
  %934 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i258 = icmp eq i32 %934, 0, !dbg !47
  br i1 %.not.i258, label %937, label %935, !dbg !47

935:                                              ; preds = %__nv_exp2f.exit257
  %936 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %790) #2, !dbg !47
  br label %__nv_exp2f.exit260, !dbg !47

937:                                              ; preds = %__nv_exp2f.exit257
  %938 = tail call float @llvm.nvvm.ex2.approx.f(float %790) #2, !dbg !47
  br label %__nv_exp2f.exit260, !dbg !47

__nv_exp2f.exit260:                               ; preds = %935, %937
  %.0.i259 = phi float [ %936, %935 ], [ %938, %937 ], !dbg !47
  %939 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i261 = icmp eq i32 %939, 0, !dbg !47
  br i1 %.not.i261, label %942, label %940, !dbg !47

940:                                              ; preds = %__nv_exp2f.exit260
  %941 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %791) #2, !dbg !47
  br label %__nv_exp2f.exit263, !dbg !47

942:                                              ; preds = %__nv_exp2f.exit260
  %943 = tail call float @llvm.nvvm.ex2.approx.f(float %791) #2, !dbg !47
  br label %__nv_exp2f.exit263, !dbg !47

__nv_exp2f.exit263:                               ; preds = %940, %942
  %.0.i262 = phi float [ %941, %940 ], [ %943, %942 ], !dbg !47
  %944 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i264 = icmp eq i32 %944, 0, !dbg !47
  br i1 %.not.i264, label %947, label %945, !dbg !47

945:                                              ; preds = %__nv_exp2f.exit263
  %946 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %792) #2, !dbg !47
  br label %__nv_exp2f.exit266, !dbg !47

947:                                              ; preds = %__nv_exp2f.exit263
  %948 = tail call float @llvm.nvvm.ex2.approx.f(float %792) #2, !dbg !47
  br label %__nv_exp2f.exit266, !dbg !47

__nv_exp2f.exit266:                               ; preds = %945, %947
  %.0.i265 = phi float [ %946, %945 ], [ %948, %947 ], !dbg !47
  %949 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !47
  %.not.i267 = icmp eq i32 %949, 0, !dbg !47
  br i1 %.not.i267, label %952, label %950, !dbg !47

950:                                              ; preds = %__nv_exp2f.exit266
  %951 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %793) #2, !dbg !47
  br label %__nv_exp2f.exit269, !dbg !47

952:                                              ; preds = %__nv_exp2f.exit266
  %953 = tail call float @llvm.nvvm.ex2.approx.f(float %793) #2, !dbg !47
  br label %__nv_exp2f.exit269, !dbg !47

__nv_exp2f.exit269:                               ; preds = %950, %952
  %.0.i268 = phi float [ %951, %950 ], [ %953, %952 ], !dbg !47
  %954 = add nuw nsw i32 %409, %324, !dbg !48
  %955 = and i32 %954, 16383, !dbg !48
  %956 = zext nneg i32 %955 to i64, !dbg !48
  %957 = ptrtoint ptr addrspace(3) %406 to i32, !dbg !48
  %958 = lshr exact i32 %957, 4, !dbg !48
  %959 = and i32 %958, 16383, !dbg !48
  %960 = zext nneg i32 %959 to i64, !dbg !48
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !48
  %961 = or disjoint i64 %956, 4611686293305294848, !dbg !48
  %962 = or disjoint i64 %960, 4611686293305294848, !dbg !48
  %963 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $32, $33, 0, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,l,l"(i64 %961, i64 %962) #2, !dbg !48
  %964 = add nuw nsw i64 %956, 4611686293305294850, !dbg !48
  %965 = add nuw nsw i64 %960, 4611686293305294850, !dbg !48
  %966 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 0, !dbg !48
  %967 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 1, !dbg !48
  %968 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 2, !dbg !48
  %969 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 3, !dbg !48
  %970 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 4, !dbg !48
  %971 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 5, !dbg !48
  %972 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 6, !dbg !48
  %973 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 7, !dbg !48
  %974 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 8, !dbg !48
  %975 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 9, !dbg !48
  %976 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 10, !dbg !48
  %977 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 11, !dbg !48
  %978 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 12, !dbg !48
  %979 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 13, !dbg !48
  %980 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 14, !dbg !48
  %981 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 15, !dbg !48
  %982 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 16, !dbg !48
  %983 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 17, !dbg !48
  %984 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 18, !dbg !48
  %985 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 19, !dbg !48
  %986 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 20, !dbg !48
  %987 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 21, !dbg !48
  %988 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 22, !dbg !48
  %989 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 23, !dbg !48
  %990 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 24, !dbg !48
  %991 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 25, !dbg !48
  %992 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 26, !dbg !48
  %993 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 27, !dbg !48
  %994 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 28, !dbg !48
  %995 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 29, !dbg !48
  %996 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 30, !dbg !48
  %997 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %963, 31, !dbg !48
  %998 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %966, float %967, float %968, float %969, float %970, float %971, float %972, float %973, float %974, float %975, float %976, float %977, float %978, float %979, float %980, float %981, float %982, float %983, float %984, float %985, float %986, float %987, float %988, float %989, float %990, float %991, float %992, float %993, float %994, float %995, float %996, float %997, i64 %964, i64 %965, i1 true) #2, !dbg !48
  %999 = add nuw nsw i64 %956, 4611686293305294852, !dbg !48
  %1000 = add nuw nsw i64 %960, 4611686293305294852, !dbg !48
  %1001 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 0, !dbg !48
  %1002 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 1, !dbg !48
  %1003 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 2, !dbg !48
  %1004 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 3, !dbg !48
  %1005 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 4, !dbg !48
  %1006 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 5, !dbg !48
  %1007 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 6, !dbg !48
  %1008 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 7, !dbg !48
  %1009 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 8, !dbg !48
  %1010 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 9, !dbg !48
  %1011 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 10, !dbg !48
  %1012 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 11, !dbg !48
  %1013 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 12, !dbg !48
  %1014 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 13, !dbg !48
  %1015 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 14, !dbg !48
  %1016 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 15, !dbg !48
  %1017 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 16, !dbg !48
  %1018 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 17, !dbg !48
  %1019 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 18, !dbg !48
  %1020 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 19, !dbg !48
  %1021 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 20, !dbg !48
  %1022 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 21, !dbg !48
  %1023 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 22, !dbg !48
  %1024 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 23, !dbg !48
  %1025 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 24, !dbg !48
  %1026 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 25, !dbg !48
  %1027 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 26, !dbg !48
  %1028 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 27, !dbg !48
  %1029 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 28, !dbg !48
  %1030 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 29, !dbg !48
  %1031 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 30, !dbg !48
  %1032 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %998, 31, !dbg !48
  %1033 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1001, float %1002, float %1003, float %1004, float %1005, float %1006, float %1007, float %1008, float %1009, float %1010, float %1011, float %1012, float %1013, float %1014, float %1015, float %1016, float %1017, float %1018, float %1019, float %1020, float %1021, float %1022, float %1023, float %1024, float %1025, float %1026, float %1027, float %1028, float %1029, float %1030, float %1031, float %1032, i64 %999, i64 %1000, i1 true) #2, !dbg !48
  %1034 = add nuw nsw i64 %956, 4611686293305294854, !dbg !48
  %1035 = add nuw nsw i64 %960, 4611686293305294854, !dbg !48
  %1036 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 0, !dbg !48
  %1037 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 1, !dbg !48
  %1038 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 2, !dbg !48
  %1039 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 3, !dbg !48
  %1040 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 4, !dbg !48
  %1041 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 5, !dbg !48
  %1042 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 6, !dbg !48
  %1043 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 7, !dbg !48
  %1044 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 8, !dbg !48
  %1045 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 9, !dbg !48
  %1046 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 10, !dbg !48
  %1047 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 11, !dbg !48
  %1048 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 12, !dbg !48
  %1049 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 13, !dbg !48
  %1050 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 14, !dbg !48
  %1051 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 15, !dbg !48
  %1052 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 16, !dbg !48
  %1053 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 17, !dbg !48
  %1054 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 18, !dbg !48
  %1055 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 19, !dbg !48
  %1056 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 20, !dbg !48
  %1057 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 21, !dbg !48
  %1058 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 22, !dbg !48
  %1059 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 23, !dbg !48
  %1060 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 24, !dbg !48
  %1061 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 25, !dbg !48
  %1062 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 26, !dbg !48
  %1063 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 27, !dbg !48
  %1064 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 28, !dbg !48
  %1065 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 29, !dbg !48
  %1066 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 30, !dbg !48
  %1067 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1033, 31, !dbg !48
  %1068 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1036, float %1037, float %1038, float %1039, float %1040, float %1041, float %1042, float %1043, float %1044, float %1045, float %1046, float %1047, float %1048, float %1049, float %1050, float %1051, float %1052, float %1053, float %1054, float %1055, float %1056, float %1057, float %1058, float %1059, float %1060, float %1061, float %1062, float %1063, float %1064, float %1065, float %1066, float %1067, i64 %1034, i64 %1035, i1 true) #2, !dbg !48
  %1069 = add nuw nsw i64 %956, 4611686293305295872, !dbg !48
  %1070 = add nuw nsw i64 %960, 4611686293305295360, !dbg !48
  %1071 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 0, !dbg !48
  %1072 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 1, !dbg !48
  %1073 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 2, !dbg !48
  %1074 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 3, !dbg !48
  %1075 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 4, !dbg !48
  %1076 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 5, !dbg !48
  %1077 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 6, !dbg !48
  %1078 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 7, !dbg !48
  %1079 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 8, !dbg !48
  %1080 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 9, !dbg !48
  %1081 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 10, !dbg !48
  %1082 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 11, !dbg !48
  %1083 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 12, !dbg !48
  %1084 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 13, !dbg !48
  %1085 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 14, !dbg !48
  %1086 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 15, !dbg !48
  %1087 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 16, !dbg !48
  %1088 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 17, !dbg !48
  %1089 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 18, !dbg !48
  %1090 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 19, !dbg !48
  %1091 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 20, !dbg !48
  %1092 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 21, !dbg !48
  %1093 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 22, !dbg !48
  %1094 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 23, !dbg !48
  %1095 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 24, !dbg !48
  %1096 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 25, !dbg !48
  %1097 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 26, !dbg !48
  %1098 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 27, !dbg !48
  %1099 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 28, !dbg !48
  %1100 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 29, !dbg !48
  %1101 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 30, !dbg !48
  %1102 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1068, 31, !dbg !48
  %1103 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1071, float %1072, float %1073, float %1074, float %1075, float %1076, float %1077, float %1078, float %1079, float %1080, float %1081, float %1082, float %1083, float %1084, float %1085, float %1086, float %1087, float %1088, float %1089, float %1090, float %1091, float %1092, float %1093, float %1094, float %1095, float %1096, float %1097, float %1098, float %1099, float %1100, float %1101, float %1102, i64 %1069, i64 %1070, i1 true) #2, !dbg !48
  %1104 = add nuw nsw i64 %956, 4611686293305295874, !dbg !48
  %1105 = add nuw nsw i64 %960, 4611686293305295362, !dbg !48
  %1106 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 0, !dbg !48
  %1107 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 1, !dbg !48
  %1108 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 2, !dbg !48
  %1109 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 3, !dbg !48
  %1110 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 4, !dbg !48
  %1111 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 5, !dbg !48
  %1112 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 6, !dbg !48
  %1113 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 7, !dbg !48
  %1114 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 8, !dbg !48
  %1115 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 9, !dbg !48
  %1116 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 10, !dbg !48
  %1117 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 11, !dbg !48
  %1118 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 12, !dbg !48
  %1119 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 13, !dbg !48
  %1120 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 14, !dbg !48
  %1121 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 15, !dbg !48
  %1122 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 16, !dbg !48
  %1123 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 17, !dbg !48
  %1124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 18, !dbg !48
  %1125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 19, !dbg !48
  %1126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 20, !dbg !48
  %1127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 21, !dbg !48
  %1128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 22, !dbg !48
  %1129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 23, !dbg !48
  %1130 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 24, !dbg !48
  %1131 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 25, !dbg !48
  %1132 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 26, !dbg !48
  %1133 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 27, !dbg !48
  %1134 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 28, !dbg !48
  %1135 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 29, !dbg !48
  %1136 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 30, !dbg !48
  %1137 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1103, 31, !dbg !48
  %1138 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1106, float %1107, float %1108, float %1109, float %1110, float %1111, float %1112, float %1113, float %1114, float %1115, float %1116, float %1117, float %1118, float %1119, float %1120, float %1121, float %1122, float %1123, float %1124, float %1125, float %1126, float %1127, float %1128, float %1129, float %1130, float %1131, float %1132, float %1133, float %1134, float %1135, float %1136, float %1137, i64 %1104, i64 %1105, i1 true) #2, !dbg !48
  %1139 = add nuw nsw i64 %956, 4611686293305295876, !dbg !48
  %1140 = add nuw nsw i64 %960, 4611686293305295364, !dbg !48
  %1141 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 0, !dbg !48
  %1142 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 1, !dbg !48
  %1143 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 2, !dbg !48
  %1144 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 3, !dbg !48
  %1145 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 4, !dbg !48
  %1146 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 5, !dbg !48
  %1147 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 6, !dbg !48
  %1148 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 7, !dbg !48
  %1149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 8, !dbg !48
  %1150 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 9, !dbg !48
  %1151 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 10, !dbg !48
  %1152 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 11, !dbg !48
  %1153 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 12, !dbg !48
  %1154 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 13, !dbg !48
  %1155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 14, !dbg !48
  %1156 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 15, !dbg !48
  %1157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 16, !dbg !48
  %1158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 17, !dbg !48
  %1159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 18, !dbg !48
  %1160 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 19, !dbg !48
  %1161 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 20, !dbg !48
  %1162 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 21, !dbg !48
  %1163 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 22, !dbg !48
  %1164 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 23, !dbg !48
  %1165 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 24, !dbg !48
  %1166 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 25, !dbg !48
  %1167 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 26, !dbg !48
  %1168 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 27, !dbg !48
  %1169 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 28, !dbg !48
  %1170 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 29, !dbg !48
  %1171 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 30, !dbg !48
  %1172 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1138, 31, !dbg !48
  %1173 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1141, float %1142, float %1143, float %1144, float %1145, float %1146, float %1147, float %1148, float %1149, float %1150, float %1151, float %1152, float %1153, float %1154, float %1155, float %1156, float %1157, float %1158, float %1159, float %1160, float %1161, float %1162, float %1163, float %1164, float %1165, float %1166, float %1167, float %1168, float %1169, float %1170, float %1171, float %1172, i64 %1139, i64 %1140, i1 true) #2, !dbg !48
  %1174 = add nuw nsw i64 %956, 4611686293305295878, !dbg !48
  %1175 = add nuw nsw i64 %960, 4611686293305295366, !dbg !48
  %1176 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 0, !dbg !48
  %1177 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 1, !dbg !48
  %1178 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 2, !dbg !48
  %1179 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 3, !dbg !48
  %1180 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 4, !dbg !48
  %1181 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 5, !dbg !48
  %1182 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 6, !dbg !48
  %1183 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 7, !dbg !48
  %1184 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 8, !dbg !48
  %1185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 9, !dbg !48
  %1186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 10, !dbg !48
  %1187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 11, !dbg !48
  %1188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 12, !dbg !48
  %1189 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 13, !dbg !48
  %1190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 14, !dbg !48
  %1191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 15, !dbg !48
  %1192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 16, !dbg !48
  %1193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 17, !dbg !48
  %1194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 18, !dbg !48
  %1195 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 19, !dbg !48
  %1196 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 20, !dbg !48
  %1197 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 21, !dbg !48
  %1198 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 22, !dbg !48
  %1199 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 23, !dbg !48
  %1200 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 24, !dbg !48
  %1201 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 25, !dbg !48
  %1202 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 26, !dbg !48
  %1203 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 27, !dbg !48
  %1204 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 28, !dbg !48
  %1205 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 29, !dbg !48
  %1206 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 30, !dbg !48
  %1207 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1173, 31, !dbg !48
  %1208 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %1176, float %1177, float %1178, float %1179, float %1180, float %1181, float %1182, float %1183, float %1184, float %1185, float %1186, float %1187, float %1188, float %1189, float %1190, float %1191, float %1192, float %1193, float %1194, float %1195, float %1196, float %1197, float %1198, float %1199, float %1200, float %1201, float %1202, float %1203, float %1204, float %1205, float %1206, float %1207, i64 %1174, i64 %1175, i1 true) #2, !dbg !48
  %1209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 0, !dbg !48
  %1210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 1, !dbg !48
  %1211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 2, !dbg !48
  %1212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 3, !dbg !48
  %1213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 4, !dbg !48
  %1214 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 5, !dbg !48
  %1215 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 6, !dbg !48
  %1216 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 7, !dbg !48
  %1217 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 8, !dbg !48
  %1218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 9, !dbg !48
  %1219 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 10, !dbg !48
  %1220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 11, !dbg !48
  %1221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 12, !dbg !48
  %1222 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 13, !dbg !48
  %1223 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 14, !dbg !48
  %1224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 15, !dbg !48
  %1225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 16, !dbg !48
  %1226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 17, !dbg !48
  %1227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 18, !dbg !48
  %1228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 19, !dbg !48
  %1229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 20, !dbg !48
  %1230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 21, !dbg !48
  %1231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 22, !dbg !48
  %1232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 23, !dbg !48
  %1233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 24, !dbg !48
  %1234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 25, !dbg !48
  %1235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 26, !dbg !48
  %1236 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 27, !dbg !48
  %1237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 28, !dbg !48
  %1238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 29, !dbg !48
  %1239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 30, !dbg !48
  %1240 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1208, 31, !dbg !48
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !48
  %1241 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %1209, float %1210, float %1211, float %1212, float %1213, float %1214, float %1215, float %1216, float %1217, float %1218, float %1219, float %1220, float %1221, float %1222, float %1223, float %1224, float %1225, float %1226, float %1227, float %1228, float %1229, float %1230, float %1231, float %1232, float %1233, float %1234, float %1235, float %1236, float %1237, float %1238, float %1239, float %1240, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 0, i32 0, ptr addrspace(3) %406, i32 0, i32 0) #2, !dbg !48
  %1242 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 0, !dbg !48
  %1243 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 1, !dbg !48
  %1244 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 2, !dbg !48
  %1245 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 3, !dbg !48
  %1246 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 4, !dbg !48
  %1247 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 5, !dbg !48
  %1248 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 6, !dbg !48
  %1249 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 7, !dbg !48
  %1250 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 8, !dbg !48
  %1251 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 9, !dbg !48
  %1252 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 10, !dbg !48
  %1253 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 11, !dbg !48
  %1254 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 12, !dbg !48
  %1255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 13, !dbg !48
  %1256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 14, !dbg !48
  %1257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 15, !dbg !48
  %1258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 16, !dbg !48
  %1259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 17, !dbg !48
  %1260 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 18, !dbg !48
  %1261 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 19, !dbg !48
  %1262 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 20, !dbg !48
  %1263 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 21, !dbg !48
  %1264 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 22, !dbg !48
  %1265 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 23, !dbg !48
  %1266 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 24, !dbg !48
  %1267 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 25, !dbg !48
  %1268 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 26, !dbg !48
  %1269 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 27, !dbg !48
  %1270 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 28, !dbg !48
  %1271 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 29, !dbg !48
  %1272 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 30, !dbg !48
  %1273 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %1241, 31, !dbg !48
  %1274 = insertelement <2 x float> poison, float %1242, i64 0, !dbg !44
  %1275 = insertelement <2 x float> %1274, float %1243, i64 1, !dbg !44
  %1276 = fsub <2 x float> %1275, %331, !dbg !44
  %1277 = insertelement <2 x float> poison, float %.0.i, i64 0, !dbg !49
  %1278 = insertelement <2 x float> %1277, float %.0.i178, i64 1, !dbg !49
  %1279 = fmul <2 x float> %1278, %1276, !dbg !49
  %1280 = fptrunc <2 x float> %1279 to <2 x half>, !dbg !50
  %1281 = insertelement <2 x float> poison, float %1244, i64 0, !dbg !44
  %1282 = insertelement <2 x float> %1281, float %1245, i64 1, !dbg !44
  %1283 = fsub <2 x float> %1282, %328, !dbg !44
  %1284 = insertelement <2 x float> poison, float %.0.i181, i64 0, !dbg !49
  %1285 = insertelement <2 x float> %1284, float %.0.i184, i64 1, !dbg !49
  %1286 = fmul <2 x float> %1285, %1283, !dbg !49
  %1287 = fptrunc <2 x float> %1286 to <2 x half>, !dbg !50
  %1288 = insertelement <2 x float> poison, float %1246, i64 0, !dbg !44
  %1289 = insertelement <2 x float> %1288, float %1247, i64 1, !dbg !44
  %1290 = fsub <2 x float> %1289, %331, !dbg !44
  %1291 = insertelement <2 x float> poison, float %.0.i187, i64 0, !dbg !49
  %1292 = insertelement <2 x float> %1291, float %.0.i190, i64 1, !dbg !49
  %1293 = fmul <2 x float> %1292, %1290, !dbg !49
  %1294 = fptrunc <2 x float> %1293 to <2 x half>, !dbg !50
  %1295 = insertelement <2 x float> poison, float %1248, i64 0, !dbg !44
  %1296 = insertelement <2 x float> %1295, float %1249, i64 1, !dbg !44
  %1297 = fsub <2 x float> %1296, %328, !dbg !44
  %1298 = insertelement <2 x float> poison, float %.0.i193, i64 0, !dbg !49
  %1299 = insertelement <2 x float> %1298, float %.0.i196, i64 1, !dbg !49
  %1300 = fmul <2 x float> %1299, %1297, !dbg !49
  %1301 = fptrunc <2 x float> %1300 to <2 x half>, !dbg !50
  %1302 = insertelement <2 x float> poison, float %1250, i64 0, !dbg !44
  %1303 = insertelement <2 x float> %1302, float %1251, i64 1, !dbg !44
  %1304 = fsub <2 x float> %1303, %331, !dbg !44
  %1305 = insertelement <2 x float> poison, float %.0.i199, i64 0, !dbg !49
  %1306 = insertelement <2 x float> %1305, float %.0.i202, i64 1, !dbg !49
  %1307 = fmul <2 x float> %1306, %1304, !dbg !49
  %1308 = fptrunc <2 x float> %1307 to <2 x half>, !dbg !50
  %1309 = insertelement <2 x float> poison, float %1252, i64 0, !dbg !44
  %1310 = insertelement <2 x float> %1309, float %1253, i64 1, !dbg !44
  %1311 = fsub <2 x float> %1310, %328, !dbg !44
  %1312 = insertelement <2 x float> poison, float %.0.i205, i64 0, !dbg !49
  %1313 = insertelement <2 x float> %1312, float %.0.i208, i64 1, !dbg !49
  %1314 = fmul <2 x float> %1313, %1311, !dbg !49
  %1315 = fptrunc <2 x float> %1314 to <2 x half>, !dbg !50
  %1316 = insertelement <2 x float> poison, float %1254, i64 0, !dbg !44
  %1317 = insertelement <2 x float> %1316, float %1255, i64 1, !dbg !44
  %1318 = fsub <2 x float> %1317, %331, !dbg !44
  %1319 = insertelement <2 x float> poison, float %.0.i211, i64 0, !dbg !49
  %1320 = insertelement <2 x float> %1319, float %.0.i214, i64 1, !dbg !49
  %1321 = fmul <2 x float> %1320, %1318, !dbg !49
  %1322 = fptrunc <2 x float> %1321 to <2 x half>, !dbg !50
  %1323 = insertelement <2 x float> poison, float %1256, i64 0, !dbg !44
  %1324 = insertelement <2 x float> %1323, float %1257, i64 1, !dbg !44
  %1325 = fsub <2 x float> %1324, %328, !dbg !44
  %1326 = insertelement <2 x float> poison, float %.0.i217, i64 0, !dbg !49
  %1327 = insertelement <2 x float> %1326, float %.0.i220, i64 1, !dbg !49
  %1328 = fmul <2 x float> %1327, %1325, !dbg !49
  %1329 = fptrunc <2 x float> %1328 to <2 x half>, !dbg !50
  %1330 = insertelement <2 x float> poison, float %1258, i64 0, !dbg !44
  %1331 = insertelement <2 x float> %1330, float %1259, i64 1, !dbg !44
  %1332 = fsub <2 x float> %1331, %331, !dbg !44
  %1333 = insertelement <2 x float> poison, float %.0.i223, i64 0, !dbg !49
  %1334 = insertelement <2 x float> %1333, float %.0.i226, i64 1, !dbg !49
  %1335 = fmul <2 x float> %1334, %1332, !dbg !49
  %1336 = fptrunc <2 x float> %1335 to <2 x half>, !dbg !50
  %1337 = insertelement <2 x float> poison, float %1260, i64 0, !dbg !44
  %1338 = insertelement <2 x float> %1337, float %1261, i64 1, !dbg !44
  %1339 = fsub <2 x float> %1338, %328, !dbg !44
  %1340 = insertelement <2 x float> poison, float %.0.i229, i64 0, !dbg !49
  %1341 = insertelement <2 x float> %1340, float %.0.i232, i64 1, !dbg !49
  %1342 = fmul <2 x float> %1341, %1339, !dbg !49
  %1343 = fptrunc <2 x float> %1342 to <2 x half>, !dbg !50
  %1344 = insertelement <2 x float> poison, float %1262, i64 0, !dbg !44
  %1345 = insertelement <2 x float> %1344, float %1263, i64 1, !dbg !44
  %1346 = fsub <2 x float> %1345, %331, !dbg !44
  %1347 = insertelement <2 x float> poison, float %.0.i235, i64 0, !dbg !49
  %1348 = insertelement <2 x float> %1347, float %.0.i238, i64 1, !dbg !49
  %1349 = fmul <2 x float> %1348, %1346, !dbg !49
  %1350 = fptrunc <2 x float> %1349 to <2 x half>, !dbg !50
  %1351 = insertelement <2 x float> poison, float %1264, i64 0, !dbg !44
  %1352 = insertelement <2 x float> %1351, float %1265, i64 1, !dbg !44
  %1353 = fsub <2 x float> %1352, %328, !dbg !44
  %1354 = insertelement <2 x float> poison, float %.0.i241, i64 0, !dbg !49
  %1355 = insertelement <2 x float> %1354, float %.0.i244, i64 1, !dbg !49
  %1356 = fmul <2 x float> %1355, %1353, !dbg !49
  %1357 = fptrunc <2 x float> %1356 to <2 x half>, !dbg !50
  %1358 = insertelement <2 x float> poison, float %1266, i64 0, !dbg !44
  %1359 = insertelement <2 x float> %1358, float %1267, i64 1, !dbg !44
  %1360 = fsub <2 x float> %1359, %331, !dbg !44
  %1361 = insertelement <2 x float> poison, float %.0.i247, i64 0, !dbg !49
  %1362 = insertelement <2 x float> %1361, float %.0.i250, i64 1, !dbg !49
  %1363 = fmul <2 x float> %1362, %1360, !dbg !49
  %1364 = fptrunc <2 x float> %1363 to <2 x half>, !dbg !50
  %1365 = insertelement <2 x float> poison, float %1268, i64 0, !dbg !44
  %1366 = insertelement <2 x float> %1365, float %1269, i64 1, !dbg !44
  %1367 = fsub <2 x float> %1366, %328, !dbg !44
  %1368 = insertelement <2 x float> poison, float %.0.i253, i64 0, !dbg !49
  %1369 = insertelement <2 x float> %1368, float %.0.i256, i64 1, !dbg !49
  %1370 = fmul <2 x float> %1369, %1367, !dbg !49
  %1371 = fptrunc <2 x float> %1370 to <2 x half>, !dbg !50
  %1372 = insertelement <2 x float> poison, float %1270, i64 0, !dbg !44
  %1373 = insertelement <2 x float> %1372, float %1271, i64 1, !dbg !44
  %1374 = fsub <2 x float> %1373, %331, !dbg !44
  %1375 = insertelement <2 x float> poison, float %.0.i259, i64 0, !dbg !49
  %1376 = insertelement <2 x float> %1375, float %.0.i262, i64 1, !dbg !49
  %1377 = fmul <2 x float> %1376, %1374, !dbg !49
  %1378 = fptrunc <2 x float> %1377 to <2 x half>, !dbg !50
  %1379 = insertelement <2 x float> poison, float %1272, i64 0, !dbg !44
  %1380 = insertelement <2 x float> %1379, float %1273, i64 1, !dbg !44
  %1381 = fsub <2 x float> %1380, %328, !dbg !44
  %1382 = insertelement <2 x float> poison, float %.0.i265, i64 0, !dbg !49
  %1383 = insertelement <2 x float> %1382, float %.0.i268, i64 1, !dbg !49
  %1384 = fmul <2 x float> %1383, %1381, !dbg !49
  %1385 = fptrunc <2 x float> %1384 to <2 x half>, !dbg !50
  %1386 = bitcast <2 x half> %1280 to i32, !dbg !51
  %1387 = bitcast <2 x half> %1287 to i32, !dbg !51
  %1388 = bitcast <2 x half> %1294 to i32, !dbg !51
  %1389 = bitcast <2 x half> %1301 to i32, !dbg !51
  %1390 = bitcast <2 x half> %1308 to i32, !dbg !51
  %1391 = bitcast <2 x half> %1315 to i32, !dbg !51
  %1392 = bitcast <2 x half> %1322 to i32, !dbg !51
  %1393 = bitcast <2 x half> %1329 to i32, !dbg !51
  %1394 = bitcast <2 x half> %1336 to i32, !dbg !51
  %1395 = bitcast <2 x half> %1343 to i32, !dbg !51
  %1396 = bitcast <2 x half> %1350 to i32, !dbg !51
  %1397 = bitcast <2 x half> %1357 to i32, !dbg !51
  %1398 = bitcast <2 x half> %1364 to i32, !dbg !51
  %1399 = bitcast <2 x half> %1371 to i32, !dbg !51
  %1400 = bitcast <2 x half> %1378 to i32, !dbg !51
  %1401 = bitcast <2 x half> %1385 to i32, !dbg !51
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !51
  %1402 = or disjoint i64 %416, 4611686293338849280, !dbg !51
  %1403 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, {$128,$129,$130,$131}, $132, $133, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,r,r,r,r,l,b"(float %335, float %336, float %337, float %338, float %339, float %340, float %341, float %342, float %343, float %344, float %345, float %346, float %347, float %348, float %349, float %350, float %351, float %352, float %353, float %354, float %355, float %356, float %357, float %358, float %359, float %360, float %361, float %362, float %363, float %364, float %365, float %366, float %367, float %368, float %369, float %370, float %371, float %372, float %373, float %374, float %375, float %376, float %377, float %378, float %379, float %380, float %381, float %382, float %383, float %384, float %385, float %386, float %387, float %388, float %389, float %390, float %391, float %392, float %393, float %394, float %395, float %396, float %397, float %398, i32 %1386, i32 %1387, i32 %1388, i32 %1389, i64 %1402, i1 true) #2, !dbg !51
  %1404 = add nuw nsw i64 %416, 4611686293338849408, !dbg !51
  %1405 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 0, !dbg !51
  %1406 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 1, !dbg !51
  %1407 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 2, !dbg !51
  %1408 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 3, !dbg !51
  %1409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 4, !dbg !51
  %1410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 5, !dbg !51
  %1411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 6, !dbg !51
  %1412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 7, !dbg !51
  %1413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 8, !dbg !51
  %1414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 9, !dbg !51
  %1415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 10, !dbg !51
  %1416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 11, !dbg !51
  %1417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 12, !dbg !51
  %1418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 13, !dbg !51
  %1419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 14, !dbg !51
  %1420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 15, !dbg !51
  %1421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 16, !dbg !51
  %1422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 17, !dbg !51
  %1423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 18, !dbg !51
  %1424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 19, !dbg !51
  %1425 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 20, !dbg !51
  %1426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 21, !dbg !51
  %1427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 22, !dbg !51
  %1428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 23, !dbg !51
  %1429 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 24, !dbg !51
  %1430 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 25, !dbg !51
  %1431 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 26, !dbg !51
  %1432 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 27, !dbg !51
  %1433 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 28, !dbg !51
  %1434 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 29, !dbg !51
  %1435 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 30, !dbg !51
  %1436 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 31, !dbg !51
  %1437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 32, !dbg !51
  %1438 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 33, !dbg !51
  %1439 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 34, !dbg !51
  %1440 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 35, !dbg !51
  %1441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 36, !dbg !51
  %1442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 37, !dbg !51
  %1443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 38, !dbg !51
  %1444 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 39, !dbg !51
  %1445 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 40, !dbg !51
  %1446 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 41, !dbg !51
  %1447 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 42, !dbg !51
  %1448 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 43, !dbg !51
  %1449 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 44, !dbg !51
  %1450 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 45, !dbg !51
  %1451 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 46, !dbg !51
  %1452 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 47, !dbg !51
  %1453 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 48, !dbg !51
  %1454 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 49, !dbg !51
  %1455 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 50, !dbg !51
  %1456 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 51, !dbg !51
  %1457 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 52, !dbg !51
  %1458 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 53, !dbg !51
  %1459 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 54, !dbg !51
  %1460 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 55, !dbg !51
  %1461 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 56, !dbg !51
  %1462 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 57, !dbg !51
  %1463 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 58, !dbg !51
  %1464 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 59, !dbg !51
  %1465 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 60, !dbg !51
  %1466 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 61, !dbg !51
  %1467 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 62, !dbg !51
  %1468 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1403, 63, !dbg !51
  %1469 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, {$128,$129,$130,$131}, $132, $133, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,r,r,r,r,l,b"(float %1405, float %1406, float %1407, float %1408, float %1409, float %1410, float %1411, float %1412, float %1413, float %1414, float %1415, float %1416, float %1417, float %1418, float %1419, float %1420, float %1421, float %1422, float %1423, float %1424, float %1425, float %1426, float %1427, float %1428, float %1429, float %1430, float %1431, float %1432, float %1433, float %1434, float %1435, float %1436, float %1437, float %1438, float %1439, float %1440, float %1441, float %1442, float %1443, float %1444, float %1445, float %1446, float %1447, float %1448, float %1449, float %1450, float %1451, float %1452, float %1453, float %1454, float %1455, float %1456, float %1457, float %1458, float %1459, float %1460, float %1461, float %1462, float %1463, float %1464, float %1465, float %1466, float %1467, float %1468, i32 %1390, i32 %1391, i32 %1392, i32 %1393, i64 %1404, i1 true) #2, !dbg !51
  %1470 = add nuw nsw i64 %416, 4611686293338849536, !dbg !51
  %1471 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 0, !dbg !51
  %1472 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 1, !dbg !51
  %1473 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 2, !dbg !51
  %1474 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 3, !dbg !51
  %1475 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 4, !dbg !51
  %1476 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 5, !dbg !51
  %1477 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 6, !dbg !51
  %1478 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 7, !dbg !51
  %1479 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 8, !dbg !51
  %1480 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 9, !dbg !51
  %1481 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 10, !dbg !51
  %1482 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 11, !dbg !51
  %1483 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 12, !dbg !51
  %1484 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 13, !dbg !51
  %1485 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 14, !dbg !51
  %1486 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 15, !dbg !51
  %1487 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 16, !dbg !51
  %1488 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 17, !dbg !51
  %1489 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 18, !dbg !51
  %1490 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 19, !dbg !51
  %1491 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 20, !dbg !51
  %1492 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 21, !dbg !51
  %1493 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 22, !dbg !51
  %1494 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 23, !dbg !51
  %1495 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 24, !dbg !51
  %1496 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 25, !dbg !51
  %1497 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 26, !dbg !51
  %1498 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 27, !dbg !51
  %1499 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 28, !dbg !51
  %1500 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 29, !dbg !51
  %1501 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 30, !dbg !51
  %1502 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 31, !dbg !51
  %1503 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 32, !dbg !51
  %1504 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 33, !dbg !51
  %1505 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 34, !dbg !51
  %1506 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 35, !dbg !51
  %1507 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 36, !dbg !51
  %1508 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 37, !dbg !51
  %1509 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 38, !dbg !51
  %1510 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 39, !dbg !51
  %1511 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 40, !dbg !51
  %1512 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 41, !dbg !51
  %1513 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 42, !dbg !51
  %1514 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 43, !dbg !51
  %1515 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 44, !dbg !51
  %1516 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 45, !dbg !51
  %1517 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 46, !dbg !51
  %1518 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 47, !dbg !51
  %1519 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 48, !dbg !51
  %1520 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 49, !dbg !51
  %1521 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 50, !dbg !51
  %1522 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 51, !dbg !51
  %1523 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 52, !dbg !51
  %1524 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 53, !dbg !51
  %1525 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 54, !dbg !51
  %1526 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 55, !dbg !51
  %1527 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 56, !dbg !51
  %1528 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 57, !dbg !51
  %1529 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 58, !dbg !51
  %1530 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 59, !dbg !51
  %1531 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 60, !dbg !51
  %1532 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 61, !dbg !51
  %1533 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 62, !dbg !51
  %1534 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1469, 63, !dbg !51
  %1535 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, {$128,$129,$130,$131}, $132, $133, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,r,r,r,r,l,b"(float %1471, float %1472, float %1473, float %1474, float %1475, float %1476, float %1477, float %1478, float %1479, float %1480, float %1481, float %1482, float %1483, float %1484, float %1485, float %1486, float %1487, float %1488, float %1489, float %1490, float %1491, float %1492, float %1493, float %1494, float %1495, float %1496, float %1497, float %1498, float %1499, float %1500, float %1501, float %1502, float %1503, float %1504, float %1505, float %1506, float %1507, float %1508, float %1509, float %1510, float %1511, float %1512, float %1513, float %1514, float %1515, float %1516, float %1517, float %1518, float %1519, float %1520, float %1521, float %1522, float %1523, float %1524, float %1525, float %1526, float %1527, float %1528, float %1529, float %1530, float %1531, float %1532, float %1533, float %1534, i32 %1394, i32 %1395, i32 %1396, i32 %1397, i64 %1470, i1 true) #2, !dbg !51
  %1536 = add nuw nsw i64 %416, 4611686293338849664, !dbg !51
  %1537 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 0, !dbg !51
  %1538 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 1, !dbg !51
  %1539 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 2, !dbg !51
  %1540 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 3, !dbg !51
  %1541 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 4, !dbg !51
  %1542 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 5, !dbg !51
  %1543 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 6, !dbg !51
  %1544 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 7, !dbg !51
  %1545 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 8, !dbg !51
  %1546 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 9, !dbg !51
  %1547 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 10, !dbg !51
  %1548 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 11, !dbg !51
  %1549 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 12, !dbg !51
  %1550 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 13, !dbg !51
  %1551 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 14, !dbg !51
  %1552 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 15, !dbg !51
  %1553 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 16, !dbg !51
  %1554 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 17, !dbg !51
  %1555 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 18, !dbg !51
  %1556 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 19, !dbg !51
  %1557 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 20, !dbg !51
  %1558 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 21, !dbg !51
  %1559 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 22, !dbg !51
  %1560 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 23, !dbg !51
  %1561 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 24, !dbg !51
  %1562 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 25, !dbg !51
  %1563 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 26, !dbg !51
  %1564 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 27, !dbg !51
  %1565 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 28, !dbg !51
  %1566 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 29, !dbg !51
  %1567 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 30, !dbg !51
  %1568 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 31, !dbg !51
  %1569 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 32, !dbg !51
  %1570 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 33, !dbg !51
  %1571 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 34, !dbg !51
  %1572 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 35, !dbg !51
  %1573 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 36, !dbg !51
  %1574 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 37, !dbg !51
  %1575 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 38, !dbg !51
  %1576 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 39, !dbg !51
  %1577 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 40, !dbg !51
  %1578 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 41, !dbg !51
  %1579 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 42, !dbg !51
  %1580 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 43, !dbg !51
  %1581 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 44, !dbg !51
  %1582 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 45, !dbg !51
  %1583 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 46, !dbg !51
  %1584 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 47, !dbg !51
  %1585 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 48, !dbg !51
  %1586 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 49, !dbg !51
  %1587 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 50, !dbg !51
  %1588 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 51, !dbg !51
  %1589 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 52, !dbg !51
  %1590 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 53, !dbg !51
  %1591 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 54, !dbg !51
  %1592 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 55, !dbg !51
  %1593 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 56, !dbg !51
  %1594 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 57, !dbg !51
  %1595 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 58, !dbg !51
  %1596 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 59, !dbg !51
  %1597 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 60, !dbg !51
  %1598 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 61, !dbg !51
  %1599 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 62, !dbg !51
  %1600 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1535, 63, !dbg !51
  %1601 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, {$128,$129,$130,$131}, $132, $133, 1, 1, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,r,r,r,r,l,b"(float %1537, float %1538, float %1539, float %1540, float %1541, float %1542, float %1543, float %1544, float %1545, float %1546, float %1547, float %1548, float %1549, float %1550, float %1551, float %1552, float %1553, float %1554, float %1555, float %1556, float %1557, float %1558, float %1559, float %1560, float %1561, float %1562, float %1563, float %1564, float %1565, float %1566, float %1567, float %1568, float %1569, float %1570, float %1571, float %1572, float %1573, float %1574, float %1575, float %1576, float %1577, float %1578, float %1579, float %1580, float %1581, float %1582, float %1583, float %1584, float %1585, float %1586, float %1587, float %1588, float %1589, float %1590, float %1591, float %1592, float %1593, float %1594, float %1595, float %1596, float %1597, float %1598, float %1599, float %1600, i32 %1398, i32 %1399, i32 %1400, i32 %1401, i64 %1536, i1 true) #2, !dbg !51
  %1602 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 0, !dbg !51
  %1603 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 1, !dbg !51
  %1604 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 2, !dbg !51
  %1605 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 3, !dbg !51
  %1606 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 4, !dbg !51
  %1607 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 5, !dbg !51
  %1608 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 6, !dbg !51
  %1609 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 7, !dbg !51
  %1610 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 8, !dbg !51
  %1611 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 9, !dbg !51
  %1612 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 10, !dbg !51
  %1613 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 11, !dbg !51
  %1614 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 12, !dbg !51
  %1615 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 13, !dbg !51
  %1616 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 14, !dbg !51
  %1617 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 15, !dbg !51
  %1618 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 16, !dbg !51
  %1619 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 17, !dbg !51
  %1620 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 18, !dbg !51
  %1621 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 19, !dbg !51
  %1622 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 20, !dbg !51
  %1623 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 21, !dbg !51
  %1624 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 22, !dbg !51
  %1625 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 23, !dbg !51
  %1626 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 24, !dbg !51
  %1627 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 25, !dbg !51
  %1628 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 26, !dbg !51
  %1629 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 27, !dbg !51
  %1630 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 28, !dbg !51
  %1631 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 29, !dbg !51
  %1632 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 30, !dbg !51
  %1633 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 31, !dbg !51
  %1634 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 32, !dbg !51
  %1635 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 33, !dbg !51
  %1636 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 34, !dbg !51
  %1637 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 35, !dbg !51
  %1638 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 36, !dbg !51
  %1639 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 37, !dbg !51
  %1640 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 38, !dbg !51
  %1641 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 39, !dbg !51
  %1642 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 40, !dbg !51
  %1643 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 41, !dbg !51
  %1644 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 42, !dbg !51
  %1645 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 43, !dbg !51
  %1646 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 44, !dbg !51
  %1647 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 45, !dbg !51
  %1648 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 46, !dbg !51
  %1649 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 47, !dbg !51
  %1650 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 48, !dbg !51
  %1651 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 49, !dbg !51
  %1652 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 50, !dbg !51
  %1653 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 51, !dbg !51
  %1654 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 52, !dbg !51
  %1655 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 53, !dbg !51
  %1656 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 54, !dbg !51
  %1657 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 55, !dbg !51
  %1658 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 56, !dbg !51
  %1659 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 57, !dbg !51
  %1660 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 58, !dbg !51
  %1661 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 59, !dbg !51
  %1662 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 60, !dbg !51
  %1663 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 61, !dbg !51
  %1664 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 62, !dbg !51
  %1665 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1601, 63, !dbg !51
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !51
  %1666 = getelementptr half, ptr addrspace(1) %.pn112270, i64 %325, !dbg !52
  %1667 = getelementptr half, ptr addrspace(1) %.pn96271, i64 %325, !dbg !52
  %1668 = getelementptr half, ptr addrspace(1) %.pn80272, i64 %325, !dbg !52
  %1669 = getelementptr half, ptr addrspace(1) %.pn64273, i64 %325, !dbg !52
  %1670 = getelementptr half, ptr addrspace(1) %.pn176274, i64 %325, !dbg !53
  %1671 = getelementptr half, ptr addrspace(1) %.pn160275, i64 %325, !dbg !53
  %1672 = getelementptr half, ptr addrspace(1) %.pn144276, i64 %325, !dbg !53
  %1673 = getelementptr half, ptr addrspace(1) %.pn128277, i64 %325, !dbg !53
  %1674 = add i32 %334, 1, !dbg !39
  %1675 = icmp sgt i32 %1674, 1, !dbg !39
  %1676 = select i1 %1675, i32 0, i32 %1674, !dbg !39
  %1677 = shl i32 %1676, 13, !dbg !40
  %1678 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %1677, !dbg !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %1679 = getelementptr inbounds nuw i8, ptr addrspace(3) %1678, i32 %307, !dbg !40
  %1680 = select i1 %400, i32 16, i32 0, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %1679, ptr addrspace(1) %1666, i32 %1680) #2, !dbg !40
  %1681 = getelementptr inbounds nuw i8, ptr addrspace(3) %1678, i32 %310, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1681, ptr addrspace(1) %1667, i32 %1680) #2, !dbg !40
  %1682 = getelementptr inbounds nuw i8, ptr addrspace(3) %1678, i32 %312, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1682, ptr addrspace(1) %1668, i32 %1680) #2, !dbg !40
  %1683 = getelementptr inbounds nuw i8, ptr addrspace(3) %1678, i32 %314, !dbg !40
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1683, ptr addrspace(1) %1669, i32 %1680) #2, !dbg !40
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !40
  %1684 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 98304), i32 %1677, !dbg !41
  %1685 = getelementptr inbounds nuw i8, ptr addrspace(3) %1684, i32 %307, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %1685, ptr addrspace(1) %1670, i32 %1680) #2, !dbg !41
  %1686 = getelementptr inbounds nuw i8, ptr addrspace(3) %1684, i32 %310, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1686, ptr addrspace(1) %1671, i32 %1680) #2, !dbg !41
  %1687 = getelementptr inbounds nuw i8, ptr addrspace(3) %1684, i32 %312, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1687, ptr addrspace(1) %1672, i32 %1680) #2, !dbg !41
  %1688 = getelementptr inbounds nuw i8, ptr addrspace(3) %1684, i32 %314, !dbg !41
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %1688, ptr addrspace(1) %1673, i32 %1680) #2, !dbg !41
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !41
  %1689 = add i32 %399, 64, !dbg !39
  %1690 = icmp slt i32 %1689, %10, !dbg !39
  br i1 %1690, label %332, label %._crit_edge, !dbg !39

._crit_edge:                                      ; preds = %__nv_exp2f.exit269, %13
  %1691 = phi float [ 0.000000e+00, %13 ], [ %1602, %__nv_exp2f.exit269 ]
  %1692 = phi float [ 0.000000e+00, %13 ], [ %1603, %__nv_exp2f.exit269 ]
  %1693 = phi float [ 0.000000e+00, %13 ], [ %1604, %__nv_exp2f.exit269 ]
  %1694 = phi float [ 0.000000e+00, %13 ], [ %1605, %__nv_exp2f.exit269 ]
  %1695 = phi float [ 0.000000e+00, %13 ], [ %1606, %__nv_exp2f.exit269 ]
  %1696 = phi float [ 0.000000e+00, %13 ], [ %1607, %__nv_exp2f.exit269 ]
  %1697 = phi float [ 0.000000e+00, %13 ], [ %1608, %__nv_exp2f.exit269 ]
  %1698 = phi float [ 0.000000e+00, %13 ], [ %1609, %__nv_exp2f.exit269 ]
  %1699 = phi float [ 0.000000e+00, %13 ], [ %1610, %__nv_exp2f.exit269 ]
  %1700 = phi float [ 0.000000e+00, %13 ], [ %1611, %__nv_exp2f.exit269 ]
  %1701 = phi float [ 0.000000e+00, %13 ], [ %1612, %__nv_exp2f.exit269 ]
  %1702 = phi float [ 0.000000e+00, %13 ], [ %1613, %__nv_exp2f.exit269 ]
  %1703 = phi float [ 0.000000e+00, %13 ], [ %1614, %__nv_exp2f.exit269 ]
  %1704 = phi float [ 0.000000e+00, %13 ], [ %1615, %__nv_exp2f.exit269 ]
  %1705 = phi float [ 0.000000e+00, %13 ], [ %1616, %__nv_exp2f.exit269 ]
  %1706 = phi float [ 0.000000e+00, %13 ], [ %1617, %__nv_exp2f.exit269 ]
  %1707 = phi float [ 0.000000e+00, %13 ], [ %1618, %__nv_exp2f.exit269 ]
  %1708 = phi float [ 0.000000e+00, %13 ], [ %1619, %__nv_exp2f.exit269 ]
  %1709 = phi float [ 0.000000e+00, %13 ], [ %1620, %__nv_exp2f.exit269 ]
  %1710 = phi float [ 0.000000e+00, %13 ], [ %1621, %__nv_exp2f.exit269 ]
  %1711 = phi float [ 0.000000e+00, %13 ], [ %1622, %__nv_exp2f.exit269 ]
  %1712 = phi float [ 0.000000e+00, %13 ], [ %1623, %__nv_exp2f.exit269 ]
  %1713 = phi float [ 0.000000e+00, %13 ], [ %1624, %__nv_exp2f.exit269 ]
  %1714 = phi float [ 0.000000e+00, %13 ], [ %1625, %__nv_exp2f.exit269 ]
  %1715 = phi float [ 0.000000e+00, %13 ], [ %1626, %__nv_exp2f.exit269 ]
  %1716 = phi float [ 0.000000e+00, %13 ], [ %1627, %__nv_exp2f.exit269 ]
  %1717 = phi float [ 0.000000e+00, %13 ], [ %1628, %__nv_exp2f.exit269 ]
  %1718 = phi float [ 0.000000e+00, %13 ], [ %1629, %__nv_exp2f.exit269 ]
  %1719 = phi float [ 0.000000e+00, %13 ], [ %1630, %__nv_exp2f.exit269 ]
  %1720 = phi float [ 0.000000e+00, %13 ], [ %1631, %__nv_exp2f.exit269 ]
  %1721 = phi float [ 0.000000e+00, %13 ], [ %1632, %__nv_exp2f.exit269 ]
  %1722 = phi float [ 0.000000e+00, %13 ], [ %1633, %__nv_exp2f.exit269 ]
  %1723 = phi float [ 0.000000e+00, %13 ], [ %1634, %__nv_exp2f.exit269 ]
  %1724 = phi float [ 0.000000e+00, %13 ], [ %1635, %__nv_exp2f.exit269 ]
  %1725 = phi float [ 0.000000e+00, %13 ], [ %1636, %__nv_exp2f.exit269 ]
  %1726 = phi float [ 0.000000e+00, %13 ], [ %1637, %__nv_exp2f.exit269 ]
  %1727 = phi float [ 0.000000e+00, %13 ], [ %1638, %__nv_exp2f.exit269 ]
  %1728 = phi float [ 0.000000e+00, %13 ], [ %1639, %__nv_exp2f.exit269 ]
  %1729 = phi float [ 0.000000e+00, %13 ], [ %1640, %__nv_exp2f.exit269 ]
  %1730 = phi float [ 0.000000e+00, %13 ], [ %1641, %__nv_exp2f.exit269 ]
  %1731 = phi float [ 0.000000e+00, %13 ], [ %1642, %__nv_exp2f.exit269 ]
  %1732 = phi float [ 0.000000e+00, %13 ], [ %1643, %__nv_exp2f.exit269 ]
  %1733 = phi float [ 0.000000e+00, %13 ], [ %1644, %__nv_exp2f.exit269 ]
  %1734 = phi float [ 0.000000e+00, %13 ], [ %1645, %__nv_exp2f.exit269 ]
  %1735 = phi float [ 0.000000e+00, %13 ], [ %1646, %__nv_exp2f.exit269 ]
  %1736 = phi float [ 0.000000e+00, %13 ], [ %1647, %__nv_exp2f.exit269 ]
  %1737 = phi float [ 0.000000e+00, %13 ], [ %1648, %__nv_exp2f.exit269 ]
  %1738 = phi float [ 0.000000e+00, %13 ], [ %1649, %__nv_exp2f.exit269 ]
  %1739 = phi float [ 0.000000e+00, %13 ], [ %1650, %__nv_exp2f.exit269 ]
  %1740 = phi float [ 0.000000e+00, %13 ], [ %1651, %__nv_exp2f.exit269 ]
  %1741 = phi float [ 0.000000e+00, %13 ], [ %1652, %__nv_exp2f.exit269 ]
  %1742 = phi float [ 0.000000e+00, %13 ], [ %1653, %__nv_exp2f.exit269 ]
  %1743 = phi float [ 0.000000e+00, %13 ], [ %1654, %__nv_exp2f.exit269 ]
  %1744 = phi float [ 0.000000e+00, %13 ], [ %1655, %__nv_exp2f.exit269 ]
  %1745 = phi float [ 0.000000e+00, %13 ], [ %1656, %__nv_exp2f.exit269 ]
  %1746 = phi float [ 0.000000e+00, %13 ], [ %1657, %__nv_exp2f.exit269 ]
  %1747 = phi float [ 0.000000e+00, %13 ], [ %1658, %__nv_exp2f.exit269 ]
  %1748 = phi float [ 0.000000e+00, %13 ], [ %1659, %__nv_exp2f.exit269 ]
  %1749 = phi float [ 0.000000e+00, %13 ], [ %1660, %__nv_exp2f.exit269 ]
  %1750 = phi float [ 0.000000e+00, %13 ], [ %1661, %__nv_exp2f.exit269 ]
  %1751 = phi float [ 0.000000e+00, %13 ], [ %1662, %__nv_exp2f.exit269 ]
  %1752 = phi float [ 0.000000e+00, %13 ], [ %1663, %__nv_exp2f.exit269 ]
  %1753 = phi float [ 0.000000e+00, %13 ], [ %1664, %__nv_exp2f.exit269 ]
  %1754 = phi float [ 0.000000e+00, %13 ], [ %1665, %__nv_exp2f.exit269 ]
  %1755 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63"(float %1691, float %1692, float %1693, float %1694, float %1695, float %1696, float %1697, float %1698, float %1699, float %1700, float %1701, float %1702, float %1703, float %1704, float %1705, float %1706, float %1707, float %1708, float %1709, float %1710, float %1711, float %1712, float %1713, float %1714, float %1715, float %1716, float %1717, float %1718, float %1719, float %1720, float %1721, float %1722, float %1723, float %1724, float %1725, float %1726, float %1727, float %1728, float %1729, float %1730, float %1731, float %1732, float %1733, float %1734, float %1735, float %1736, float %1737, float %1738, float %1739, float %1740, float %1741, float %1742, float %1743, float %1744, float %1745, float %1746, float %1747, float %1748, float %1749, float %1750, float %1751, float %1752, float %1753, float %1754) #2, !dbg !39
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !39
  %1756 = getelementptr half, ptr addrspace(1) %4, i64 %19, !dbg !54
  %1757 = getelementptr half, ptr addrspace(1) %1756, i64 %60, !dbg !55
  %1758 = getelementptr half, ptr addrspace(1) %1756, i64 %62, !dbg !55
  %1759 = getelementptr half, ptr addrspace(1) %1756, i64 %64, !dbg !55
  %1760 = getelementptr half, ptr addrspace(1) %1756, i64 %66, !dbg !55
  %1761 = getelementptr half, ptr addrspace(1) %1756, i64 %68, !dbg !55
  %1762 = getelementptr half, ptr addrspace(1) %1756, i64 %70, !dbg !55
  %1763 = getelementptr half, ptr addrspace(1) %1756, i64 %72, !dbg !55
  %1764 = getelementptr half, ptr addrspace(1) %1756, i64 %74, !dbg !55
  %1765 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 0, !dbg !56
  %1766 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 1, !dbg !56
  %1767 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 2, !dbg !56
  %1768 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 3, !dbg !56
  %1769 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 4, !dbg !56
  %1770 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 5, !dbg !56
  %1771 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 6, !dbg !56
  %1772 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 7, !dbg !56
  %1773 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 8, !dbg !56
  %1774 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 9, !dbg !56
  %1775 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 10, !dbg !56
  %1776 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 11, !dbg !56
  %1777 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 12, !dbg !56
  %1778 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 13, !dbg !56
  %1779 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 14, !dbg !56
  %1780 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 15, !dbg !56
  %1781 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 16, !dbg !56
  %1782 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 17, !dbg !56
  %1783 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 18, !dbg !56
  %1784 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 19, !dbg !56
  %1785 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 20, !dbg !56
  %1786 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 21, !dbg !56
  %1787 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 22, !dbg !56
  %1788 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 23, !dbg !56
  %1789 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 24, !dbg !56
  %1790 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 25, !dbg !56
  %1791 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 26, !dbg !56
  %1792 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 27, !dbg !56
  %1793 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 28, !dbg !56
  %1794 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 29, !dbg !56
  %1795 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 30, !dbg !56
  %1796 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 31, !dbg !56
  %1797 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 32, !dbg !56
  %1798 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 33, !dbg !56
  %1799 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 34, !dbg !56
  %1800 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 35, !dbg !56
  %1801 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 36, !dbg !56
  %1802 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 37, !dbg !56
  %1803 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 38, !dbg !56
  %1804 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 39, !dbg !56
  %1805 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 40, !dbg !56
  %1806 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 41, !dbg !56
  %1807 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 42, !dbg !56
  %1808 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 43, !dbg !56
  %1809 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 44, !dbg !56
  %1810 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 45, !dbg !56
  %1811 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 46, !dbg !56
  %1812 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 47, !dbg !56
  %1813 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 48, !dbg !56
  %1814 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 49, !dbg !56
  %1815 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 50, !dbg !56
  %1816 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 51, !dbg !56
  %1817 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 52, !dbg !56
  %1818 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 53, !dbg !56
  %1819 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 54, !dbg !56
  %1820 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 55, !dbg !56
  %1821 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 56, !dbg !56
  %1822 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 57, !dbg !56
  %1823 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 58, !dbg !56
  %1824 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 59, !dbg !56
  %1825 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 60, !dbg !56
  %1826 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 61, !dbg !56
  %1827 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 62, !dbg !56
  %1828 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %1755, 63, !dbg !56
  %1829 = fmul float %7, %1765, !dbg !56
  %1830 = fmul float %7, %1766, !dbg !56
  %1831 = fmul float %7, %1767, !dbg !56
  %1832 = fmul float %7, %1768, !dbg !56
  %1833 = fmul float %7, %1769, !dbg !56
  %1834 = fmul float %7, %1770, !dbg !56
  %1835 = fmul float %7, %1771, !dbg !56
  %1836 = fmul float %7, %1772, !dbg !56
  %1837 = fmul float %7, %1773, !dbg !56
  %1838 = fmul float %7, %1774, !dbg !56
  %1839 = fmul float %7, %1775, !dbg !56
  %1840 = fmul float %7, %1776, !dbg !56
  %1841 = fmul float %7, %1777, !dbg !56
  %1842 = fmul float %7, %1778, !dbg !56
  %1843 = fmul float %7, %1779, !dbg !56
  %1844 = fmul float %7, %1780, !dbg !56
  %1845 = fmul float %7, %1781, !dbg !56
  %1846 = fmul float %7, %1782, !dbg !56
  %1847 = fmul float %7, %1783, !dbg !56
  %1848 = fmul float %7, %1784, !dbg !56
  %1849 = fmul float %7, %1785, !dbg !56
  %1850 = fmul float %7, %1786, !dbg !56
  %1851 = fmul float %7, %1787, !dbg !56
  %1852 = fmul float %7, %1788, !dbg !56
  %1853 = fmul float %7, %1789, !dbg !56
  %1854 = fmul float %7, %1790, !dbg !56
  %1855 = fmul float %7, %1791, !dbg !56
  %1856 = fmul float %7, %1792, !dbg !56
  %1857 = fmul float %7, %1793, !dbg !56
  %1858 = fmul float %7, %1794, !dbg !56
  %1859 = fmul float %7, %1795, !dbg !56
  %1860 = fmul float %7, %1796, !dbg !56
  %1861 = fmul float %7, %1797, !dbg !56
  %1862 = fmul float %7, %1798, !dbg !56
  %1863 = fmul float %7, %1799, !dbg !56
  %1864 = fmul float %7, %1800, !dbg !56
  %1865 = fmul float %7, %1801, !dbg !56
  %1866 = fmul float %7, %1802, !dbg !56
  %1867 = fmul float %7, %1803, !dbg !56
  %1868 = fmul float %7, %1804, !dbg !56
  %1869 = fmul float %7, %1805, !dbg !56
  %1870 = fmul float %7, %1806, !dbg !56
  %1871 = fmul float %7, %1807, !dbg !56
  %1872 = fmul float %7, %1808, !dbg !56
  %1873 = fmul float %7, %1809, !dbg !56
  %1874 = fmul float %7, %1810, !dbg !56
  %1875 = fmul float %7, %1811, !dbg !56
  %1876 = fmul float %7, %1812, !dbg !56
  %1877 = fmul float %7, %1813, !dbg !56
  %1878 = fmul float %7, %1814, !dbg !56
  %1879 = fmul float %7, %1815, !dbg !56
  %1880 = fmul float %7, %1816, !dbg !56
  %1881 = fmul float %7, %1817, !dbg !56
  %1882 = fmul float %7, %1818, !dbg !56
  %1883 = fmul float %7, %1819, !dbg !56
  %1884 = fmul float %7, %1820, !dbg !56
  %1885 = fmul float %7, %1821, !dbg !56
  %1886 = fmul float %7, %1822, !dbg !56
  %1887 = fmul float %7, %1823, !dbg !56
  %1888 = fmul float %7, %1824, !dbg !56
  %1889 = fmul float %7, %1825, !dbg !56
  %1890 = fmul float %7, %1826, !dbg !56
  %1891 = fmul float %7, %1827, !dbg !56
  %1892 = fmul float %7, %1828, !dbg !56
  %1893 = fptrunc float %1829 to half, !dbg !57
  %1894 = fptrunc float %1830 to half, !dbg !57
  %1895 = fptrunc float %1831 to half, !dbg !57
  %1896 = fptrunc float %1832 to half, !dbg !57
  %1897 = fptrunc float %1833 to half, !dbg !57
  %1898 = fptrunc float %1834 to half, !dbg !57
  %1899 = fptrunc float %1835 to half, !dbg !57
  %1900 = fptrunc float %1836 to half, !dbg !57
  %1901 = fptrunc float %1837 to half, !dbg !57
  %1902 = fptrunc float %1838 to half, !dbg !57
  %1903 = fptrunc float %1839 to half, !dbg !57
  %1904 = fptrunc float %1840 to half, !dbg !57
  %1905 = fptrunc float %1841 to half, !dbg !57
  %1906 = fptrunc float %1842 to half, !dbg !57
  %1907 = fptrunc float %1843 to half, !dbg !57
  %1908 = fptrunc float %1844 to half, !dbg !57
  %1909 = fptrunc float %1845 to half, !dbg !57
  %1910 = fptrunc float %1846 to half, !dbg !57
  %1911 = fptrunc float %1847 to half, !dbg !57
  %1912 = fptrunc float %1848 to half, !dbg !57
  %1913 = fptrunc float %1849 to half, !dbg !57
  %1914 = fptrunc float %1850 to half, !dbg !57
  %1915 = fptrunc float %1851 to half, !dbg !57
  %1916 = fptrunc float %1852 to half, !dbg !57
  %1917 = fptrunc float %1853 to half, !dbg !57
  %1918 = fptrunc float %1854 to half, !dbg !57
  %1919 = fptrunc float %1855 to half, !dbg !57
  %1920 = fptrunc float %1856 to half, !dbg !57
  %1921 = fptrunc float %1857 to half, !dbg !57
  %1922 = fptrunc float %1858 to half, !dbg !57
  %1923 = fptrunc float %1859 to half, !dbg !57
  %1924 = fptrunc float %1860 to half, !dbg !57
  %1925 = fptrunc float %1861 to half, !dbg !57
  %1926 = fptrunc float %1862 to half, !dbg !57
  %1927 = fptrunc float %1863 to half, !dbg !57
  %1928 = fptrunc float %1864 to half, !dbg !57
  %1929 = fptrunc float %1865 to half, !dbg !57
  %1930 = fptrunc float %1866 to half, !dbg !57
  %1931 = fptrunc float %1867 to half, !dbg !57
  %1932 = fptrunc float %1868 to half, !dbg !57
  %1933 = fptrunc float %1869 to half, !dbg !57
  %1934 = fptrunc float %1870 to half, !dbg !57
  %1935 = fptrunc float %1871 to half, !dbg !57
  %1936 = fptrunc float %1872 to half, !dbg !57
  %1937 = fptrunc float %1873 to half, !dbg !57
  %1938 = fptrunc float %1874 to half, !dbg !57
  %1939 = fptrunc float %1875 to half, !dbg !57
  %1940 = fptrunc float %1876 to half, !dbg !57
  %1941 = fptrunc float %1877 to half, !dbg !57
  %1942 = fptrunc float %1878 to half, !dbg !57
  %1943 = fptrunc float %1879 to half, !dbg !57
  %1944 = fptrunc float %1880 to half, !dbg !57
  %1945 = fptrunc float %1881 to half, !dbg !57
  %1946 = fptrunc float %1882 to half, !dbg !57
  %1947 = fptrunc float %1883 to half, !dbg !57
  %1948 = fptrunc float %1884 to half, !dbg !57
  %1949 = fptrunc float %1885 to half, !dbg !57
  %1950 = fptrunc float %1886 to half, !dbg !57
  %1951 = fptrunc float %1887 to half, !dbg !57
  %1952 = fptrunc float %1888 to half, !dbg !57
  %1953 = fptrunc float %1889 to half, !dbg !57
  %1954 = fptrunc float %1890 to half, !dbg !57
  %1955 = fptrunc float %1891 to half, !dbg !57
  %1956 = fptrunc float %1892 to half, !dbg !57
  %1957 = and i32 %20, 3, !dbg !58
  %1958 = shl nuw nsw i32 %1957, 13, !dbg !58
  %1959 = shl nuw nsw i32 %20, 5, !dbg !58
  %1960 = and i32 %1959, 7264, !dbg !58
  %1961 = and i32 %20, 24, !dbg !58
  %1962 = shl nuw nsw i32 %1961, 4, !dbg !58
  %1963 = shl nuw nsw i32 %20, 2, !dbg !58
  %1964 = and i32 %1963, 16, !dbg !58
  %1965 = or disjoint i32 %1958, %1964, !dbg !58
  %1966 = or disjoint i32 %1960, %1962, !dbg !58
  %1967 = or disjoint i32 %1965, %1966, !dbg !58
  %1968 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1967, !dbg !58
  %1969 = insertelement <2 x half> poison, half %1893, i64 0, !dbg !58
  %1970 = insertelement <2 x half> %1969, half %1894, i64 1, !dbg !58
  %1971 = bitcast <2 x half> %1970 to i32, !dbg !58
  %1972 = insertelement <2 x half> poison, half %1897, i64 0, !dbg !58
  %1973 = insertelement <2 x half> %1972, half %1898, i64 1, !dbg !58
  %1974 = bitcast <2 x half> %1973 to i32, !dbg !58
  %1975 = insertelement <2 x half> poison, half %1901, i64 0, !dbg !58
  %1976 = insertelement <2 x half> %1975, half %1902, i64 1, !dbg !58
  %1977 = bitcast <2 x half> %1976 to i32, !dbg !58
  %1978 = insertelement <2 x half> poison, half %1905, i64 0, !dbg !58
  %1979 = insertelement <2 x half> %1978, half %1906, i64 1, !dbg !58
  %1980 = bitcast <2 x half> %1979 to i32, !dbg !58
  %1981 = insertelement <4 x i32> poison, i32 %1971, i64 0, !dbg !58
  %1982 = insertelement <4 x i32> %1981, i32 %1974, i64 1, !dbg !58
  %1983 = insertelement <4 x i32> %1982, i32 %1977, i64 2, !dbg !58
  %1984 = insertelement <4 x i32> %1983, i32 %1980, i64 3, !dbg !58
  store <4 x i32> %1984, ptr addrspace(3) %1968, align 16, !dbg !58
  %1985 = getelementptr inbounds nuw i8, ptr addrspace(3) %1968, i32 512, !dbg !58
  %1986 = insertelement <2 x half> poison, half %1895, i64 0, !dbg !58
  %1987 = insertelement <2 x half> %1986, half %1896, i64 1, !dbg !58
  %1988 = bitcast <2 x half> %1987 to i32, !dbg !58
  %1989 = insertelement <2 x half> poison, half %1899, i64 0, !dbg !58
  %1990 = insertelement <2 x half> %1989, half %1900, i64 1, !dbg !58
  %1991 = bitcast <2 x half> %1990 to i32, !dbg !58
  %1992 = insertelement <2 x half> poison, half %1903, i64 0, !dbg !58
  %1993 = insertelement <2 x half> %1992, half %1904, i64 1, !dbg !58
  %1994 = bitcast <2 x half> %1993 to i32, !dbg !58
  %1995 = insertelement <2 x half> poison, half %1907, i64 0, !dbg !58
  %1996 = insertelement <2 x half> %1995, half %1908, i64 1, !dbg !58
  %1997 = bitcast <2 x half> %1996 to i32, !dbg !58
  %1998 = insertelement <4 x i32> poison, i32 %1988, i64 0, !dbg !58
  %1999 = insertelement <4 x i32> %1998, i32 %1991, i64 1, !dbg !58
  %2000 = insertelement <4 x i32> %1999, i32 %1994, i64 2, !dbg !58
  %2001 = insertelement <4 x i32> %2000, i32 %1997, i64 3, !dbg !58
  store <4 x i32> %2001, ptr addrspace(3) %1985, align 16, !dbg !58
  %2002 = xor i32 %1967, 32, !dbg !58
  %2003 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %2002, !dbg !58
  %2004 = insertelement <2 x half> poison, half %1909, i64 0, !dbg !58
  %2005 = insertelement <2 x half> %2004, half %1910, i64 1, !dbg !58
  %2006 = bitcast <2 x half> %2005 to i32, !dbg !58
  %2007 = insertelement <2 x half> poison, half %1913, i64 0, !dbg !58
  %2008 = insertelement <2 x half> %2007, half %1914, i64 1, !dbg !58
  %2009 = bitcast <2 x half> %2008 to i32, !dbg !58
  %2010 = insertelement <2 x half> poison, half %1917, i64 0, !dbg !58
  %2011 = insertelement <2 x half> %2010, half %1918, i64 1, !dbg !58
  %2012 = bitcast <2 x half> %2011 to i32, !dbg !58
  %2013 = insertelement <2 x half> poison, half %1921, i64 0, !dbg !58
  %2014 = insertelement <2 x half> %2013, half %1922, i64 1, !dbg !58
  %2015 = bitcast <2 x half> %2014 to i32, !dbg !58
  %2016 = insertelement <4 x i32> poison, i32 %2006, i64 0, !dbg !58
  %2017 = insertelement <4 x i32> %2016, i32 %2009, i64 1, !dbg !58
  %2018 = insertelement <4 x i32> %2017, i32 %2012, i64 2, !dbg !58
  %2019 = insertelement <4 x i32> %2018, i32 %2015, i64 3, !dbg !58
  store <4 x i32> %2019, ptr addrspace(3) %2003, align 16, !dbg !58
  %2020 = getelementptr inbounds nuw i8, ptr addrspace(3) %2003, i32 512, !dbg !58
  %2021 = insertelement <2 x half> poison, half %1911, i64 0, !dbg !58
  %2022 = insertelement <2 x half> %2021, half %1912, i64 1, !dbg !58
  %2023 = bitcast <2 x half> %2022 to i32, !dbg !58
  %2024 = insertelement <2 x half> poison, half %1915, i64 0, !dbg !58
  %2025 = insertelement <2 x half> %2024, half %1916, i64 1, !dbg !58
  %2026 = bitcast <2 x half> %2025 to i32, !dbg !58
  %2027 = insertelement <2 x half> poison, half %1919, i64 0, !dbg !58
  %2028 = insertelement <2 x half> %2027, half %1920, i64 1, !dbg !58
  %2029 = bitcast <2 x half> %2028 to i32, !dbg !58
  %2030 = insertelement <2 x half> poison, half %1923, i64 0, !dbg !58
  %2031 = insertelement <2 x half> %2030, half %1924, i64 1, !dbg !58
  %2032 = bitcast <2 x half> %2031 to i32, !dbg !58
  %2033 = insertelement <4 x i32> poison, i32 %2023, i64 0, !dbg !58
  %2034 = insertelement <4 x i32> %2033, i32 %2026, i64 1, !dbg !58
  %2035 = insertelement <4 x i32> %2034, i32 %2029, i64 2, !dbg !58
  %2036 = insertelement <4 x i32> %2035, i32 %2032, i64 3, !dbg !58
  store <4 x i32> %2036, ptr addrspace(3) %2020, align 16, !dbg !58
  %2037 = xor i32 %1967, 64, !dbg !58
  %2038 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %2037, !dbg !58
  %2039 = insertelement <2 x half> poison, half %1925, i64 0, !dbg !58
  %2040 = insertelement <2 x half> %2039, half %1926, i64 1, !dbg !58
  %2041 = bitcast <2 x half> %2040 to i32, !dbg !58
  %2042 = insertelement <2 x half> poison, half %1929, i64 0, !dbg !58
  %2043 = insertelement <2 x half> %2042, half %1930, i64 1, !dbg !58
  %2044 = bitcast <2 x half> %2043 to i32, !dbg !58
  %2045 = insertelement <2 x half> poison, half %1933, i64 0, !dbg !58
  %2046 = insertelement <2 x half> %2045, half %1934, i64 1, !dbg !58
  %2047 = bitcast <2 x half> %2046 to i32, !dbg !58
  %2048 = insertelement <2 x half> poison, half %1937, i64 0, !dbg !58
  %2049 = insertelement <2 x half> %2048, half %1938, i64 1, !dbg !58
  %2050 = bitcast <2 x half> %2049 to i32, !dbg !58
  %2051 = insertelement <4 x i32> poison, i32 %2041, i64 0, !dbg !58
  %2052 = insertelement <4 x i32> %2051, i32 %2044, i64 1, !dbg !58
  %2053 = insertelement <4 x i32> %2052, i32 %2047, i64 2, !dbg !58
  %2054 = insertelement <4 x i32> %2053, i32 %2050, i64 3, !dbg !58
  store <4 x i32> %2054, ptr addrspace(3) %2038, align 16, !dbg !58
  %2055 = getelementptr inbounds nuw i8, ptr addrspace(3) %2038, i32 512, !dbg !58
  %2056 = insertelement <2 x half> poison, half %1927, i64 0, !dbg !58
  %2057 = insertelement <2 x half> %2056, half %1928, i64 1, !dbg !58
  %2058 = bitcast <2 x half> %2057 to i32, !dbg !58
  %2059 = insertelement <2 x half> poison, half %1931, i64 0, !dbg !58
  %2060 = insertelement <2 x half> %2059, half %1932, i64 1, !dbg !58
  %2061 = bitcast <2 x half> %2060 to i32, !dbg !58
  %2062 = insertelement <2 x half> poison, half %1935, i64 0, !dbg !58
  %2063 = insertelement <2 x half> %2062, half %1936, i64 1, !dbg !58
  %2064 = bitcast <2 x half> %2063 to i32, !dbg !58
  %2065 = insertelement <2 x half> poison, half %1939, i64 0, !dbg !58
  %2066 = insertelement <2 x half> %2065, half %1940, i64 1, !dbg !58
  %2067 = bitcast <2 x half> %2066 to i32, !dbg !58
  %2068 = insertelement <4 x i32> poison, i32 %2058, i64 0, !dbg !58
  %2069 = insertelement <4 x i32> %2068, i32 %2061, i64 1, !dbg !58
  %2070 = insertelement <4 x i32> %2069, i32 %2064, i64 2, !dbg !58
  %2071 = insertelement <4 x i32> %2070, i32 %2067, i64 3, !dbg !58
  store <4 x i32> %2071, ptr addrspace(3) %2055, align 16, !dbg !58
  %2072 = xor i32 %1967, 96, !dbg !58
  %2073 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %2072, !dbg !58
  %2074 = insertelement <2 x half> poison, half %1941, i64 0, !dbg !58
  %2075 = insertelement <2 x half> %2074, half %1942, i64 1, !dbg !58
  %2076 = bitcast <2 x half> %2075 to i32, !dbg !58
  %2077 = insertelement <2 x half> poison, half %1945, i64 0, !dbg !58
  %2078 = insertelement <2 x half> %2077, half %1946, i64 1, !dbg !58
  %2079 = bitcast <2 x half> %2078 to i32, !dbg !58
  %2080 = insertelement <2 x half> poison, half %1949, i64 0, !dbg !58
  %2081 = insertelement <2 x half> %2080, half %1950, i64 1, !dbg !58
  %2082 = bitcast <2 x half> %2081 to i32, !dbg !58
  %2083 = insertelement <2 x half> poison, half %1953, i64 0, !dbg !58
  %2084 = insertelement <2 x half> %2083, half %1954, i64 1, !dbg !58
  %2085 = bitcast <2 x half> %2084 to i32, !dbg !58
  %2086 = insertelement <4 x i32> poison, i32 %2076, i64 0, !dbg !58
  %2087 = insertelement <4 x i32> %2086, i32 %2079, i64 1, !dbg !58
  %2088 = insertelement <4 x i32> %2087, i32 %2082, i64 2, !dbg !58
  %2089 = insertelement <4 x i32> %2088, i32 %2085, i64 3, !dbg !58
  store <4 x i32> %2089, ptr addrspace(3) %2073, align 16, !dbg !58
  %2090 = getelementptr inbounds nuw i8, ptr addrspace(3) %2073, i32 512, !dbg !58
  %2091 = insertelement <2 x half> poison, half %1943, i64 0, !dbg !58
  %2092 = insertelement <2 x half> %2091, half %1944, i64 1, !dbg !58
  %2093 = bitcast <2 x half> %2092 to i32, !dbg !58
  %2094 = insertelement <2 x half> poison, half %1947, i64 0, !dbg !58
  %2095 = insertelement <2 x half> %2094, half %1948, i64 1, !dbg !58
  %2096 = bitcast <2 x half> %2095 to i32, !dbg !58
  %2097 = insertelement <2 x half> poison, half %1951, i64 0, !dbg !58
  %2098 = insertelement <2 x half> %2097, half %1952, i64 1, !dbg !58
  %2099 = bitcast <2 x half> %2098 to i32, !dbg !58
  %2100 = insertelement <2 x half> poison, half %1955, i64 0, !dbg !58
  %2101 = insertelement <2 x half> %2100, half %1956, i64 1, !dbg !58
  %2102 = bitcast <2 x half> %2101 to i32, !dbg !58
  %2103 = insertelement <4 x i32> poison, i32 %2093, i64 0, !dbg !58
  %2104 = insertelement <4 x i32> %2103, i32 %2096, i64 1, !dbg !58
  %2105 = insertelement <4 x i32> %2104, i32 %2099, i64 2, !dbg !58
  %2106 = insertelement <4 x i32> %2105, i32 %2102, i64 3, !dbg !58
  store <4 x i32> %2106, ptr addrspace(3) %2090, align 16, !dbg !58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !58
  %2107 = shl nuw nsw i32 %1961, 10, !dbg !58
  %2108 = shl nuw nsw i32 %1957, 5, !dbg !58
  %2109 = and i32 %1963, 1008, !dbg !58
  %2110 = or disjoint i32 %2107, %2108, !dbg !58
  %2111 = xor i32 %2110, %2109, !dbg !58
  %2112 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %2111, !dbg !58
  %2113 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %2112), !dbg !58
  %2114 = extractvalue { i32, i32, i32, i32 } %2113, 0, !dbg !58
  %2115 = extractvalue { i32, i32, i32, i32 } %2113, 1, !dbg !58
  %2116 = extractvalue { i32, i32, i32, i32 } %2113, 2, !dbg !58
  %2117 = extractvalue { i32, i32, i32, i32 } %2113, 3, !dbg !58
  %2118 = getelementptr inbounds nuw i8, ptr addrspace(3) %2112, i32 1024, !dbg !58
  %2119 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %2118), !dbg !58
  %2120 = extractvalue { i32, i32, i32, i32 } %2119, 0, !dbg !58
  %2121 = extractvalue { i32, i32, i32, i32 } %2119, 1, !dbg !58
  %2122 = extractvalue { i32, i32, i32, i32 } %2119, 2, !dbg !58
  %2123 = extractvalue { i32, i32, i32, i32 } %2119, 3, !dbg !58
  %2124 = getelementptr inbounds nuw i8, ptr addrspace(3) %2112, i32 2048, !dbg !58
  %2125 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %2124), !dbg !58
  %2126 = extractvalue { i32, i32, i32, i32 } %2125, 0, !dbg !58
  %2127 = extractvalue { i32, i32, i32, i32 } %2125, 1, !dbg !58
  %2128 = extractvalue { i32, i32, i32, i32 } %2125, 2, !dbg !58
  %2129 = extractvalue { i32, i32, i32, i32 } %2125, 3, !dbg !58
  %2130 = getelementptr inbounds nuw i8, ptr addrspace(3) %2112, i32 3072, !dbg !58
  %2131 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %2130), !dbg !58
  %2132 = extractvalue { i32, i32, i32, i32 } %2131, 0, !dbg !58
  %2133 = extractvalue { i32, i32, i32, i32 } %2131, 1, !dbg !58
  %2134 = extractvalue { i32, i32, i32, i32 } %2131, 2, !dbg !58
  %2135 = extractvalue { i32, i32, i32, i32 } %2131, 3, !dbg !58
  %2136 = getelementptr inbounds nuw i8, ptr addrspace(3) %2112, i32 4096, !dbg !58
  %2137 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %2136), !dbg !58
  %2138 = extractvalue { i32, i32, i32, i32 } %2137, 0, !dbg !58
  %2139 = extractvalue { i32, i32, i32, i32 } %2137, 1, !dbg !58
  %2140 = extractvalue { i32, i32, i32, i32 } %2137, 2, !dbg !58
  %2141 = extractvalue { i32, i32, i32, i32 } %2137, 3, !dbg !58
  %2142 = getelementptr inbounds nuw i8, ptr addrspace(3) %2112, i32 5120, !dbg !58
  %2143 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %2142), !dbg !58
  %2144 = extractvalue { i32, i32, i32, i32 } %2143, 0, !dbg !58
  %2145 = extractvalue { i32, i32, i32, i32 } %2143, 1, !dbg !58
  %2146 = extractvalue { i32, i32, i32, i32 } %2143, 2, !dbg !58
  %2147 = extractvalue { i32, i32, i32, i32 } %2143, 3, !dbg !58
  %2148 = getelementptr inbounds nuw i8, ptr addrspace(3) %2112, i32 6144, !dbg !58
  %2149 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %2148), !dbg !58
  %2150 = extractvalue { i32, i32, i32, i32 } %2149, 0, !dbg !58
  %2151 = extractvalue { i32, i32, i32, i32 } %2149, 1, !dbg !58
  %2152 = extractvalue { i32, i32, i32, i32 } %2149, 2, !dbg !58
  %2153 = extractvalue { i32, i32, i32, i32 } %2149, 3, !dbg !58
  %2154 = getelementptr inbounds nuw i8, ptr addrspace(3) %2112, i32 7168, !dbg !58
  %2155 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %2154), !dbg !58
  %2156 = extractvalue { i32, i32, i32, i32 } %2155, 0, !dbg !58
  %2157 = extractvalue { i32, i32, i32, i32 } %2155, 1, !dbg !58
  %2158 = extractvalue { i32, i32, i32, i32 } %2155, 2, !dbg !58
  %2159 = extractvalue { i32, i32, i32, i32 } %2155, 3, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2114, i32 %2115, i32 %2116, i32 %2117, ptr addrspace(1) %1757) #2, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2120, i32 %2121, i32 %2122, i32 %2123, ptr addrspace(1) %1758) #2, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2126, i32 %2127, i32 %2128, i32 %2129, ptr addrspace(1) %1759) #2, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2132, i32 %2133, i32 %2134, i32 %2135, ptr addrspace(1) %1760) #2, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2138, i32 %2139, i32 %2140, i32 %2141, ptr addrspace(1) %1761) #2, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2144, i32 %2145, i32 %2146, i32 %2147, ptr addrspace(1) %1762) #2, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2150, i32 %2151, i32 %2152, i32 %2153, ptr addrspace(1) %1763) #2, !dbg !58
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %2156, i32 %2157, i32 %2158, i32 %2159, ptr addrspace(1) %1764) #2, !dbg !58
  ret void, !dbg !59
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
!5 = distinct !DISubprogram(name: "attention_bwd_dq_kernel", linkageName: "attention_bwd_dq_kernel", scope: !1, file: !1, line: 53, type: !6, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(cc: DW_CC_normal, types: !7)
!7 = !{}
!8 = !DILocation(line: 56, column: 28, scope: !5)
!9 = !DILocation(line: 56, column: 33, scope: !5)
!10 = !DILocation(line: 57, column: 25, scope: !5)
!11 = !DILocation(line: 58, column: 19, scope: !5)
!12 = !DILocation(line: 58, column: 31, scope: !5)
!13 = !DILocation(line: 59, column: 36, scope: !5)
!14 = !DILocation(line: 59, column: 23, scope: !5)
!15 = !DILocation(line: 62, column: 29, scope: !5)
!16 = !DILocation(line: 62, column: 47, scope: !5)
!17 = !DILocation(line: 62, column: 40, scope: !5)
!18 = !DILocation(line: 63, column: 24, scope: !5)
!19 = !DILocation(line: 63, column: 31, scope: !5)
!20 = !DILocation(line: 63, column: 16, scope: !5)
!21 = !DILocation(line: 64, column: 26, scope: !5)
!22 = !DILocation(line: 64, column: 33, scope: !5)
!23 = !DILocation(line: 64, column: 17, scope: !5)
!24 = !DILocation(line: 65, column: 35, scope: !5)
!25 = !DILocation(line: 65, column: 28, scope: !5)
!26 = !DILocation(line: 65, column: 39, scope: !5)
!27 = !DILocation(line: 65, column: 18, scope: !5)
!28 = !DILocation(line: 66, column: 32, scope: !5)
!29 = !DILocation(line: 66, column: 43, scope: !5)
!30 = !DILocation(line: 66, column: 20, scope: !5)
!31 = !DILocation(line: 67, column: 22, scope: !5)
!32 = !DILocation(line: 67, column: 47, scope: !5)
!33 = !DILocation(line: 67, column: 29, scope: !5)
!34 = !DILocation(line: 67, column: 58, scope: !5)
!35 = !DILocation(line: 68, column: 22, scope: !5)
!36 = !DILocation(line: 68, column: 29, scope: !5)
!37 = !DILocation(line: 68, column: 58, scope: !5)
!38 = !DILocation(line: 70, column: 25, scope: !5)
!39 = !DILocation(line: 72, column: 34, scope: !5)
!40 = !DILocation(line: 73, column: 21, scope: !5)
!41 = !DILocation(line: 74, column: 21, scope: !5)
!42 = !DILocation(line: 75, column: 30, scope: !5)
!43 = !DILocation(line: 80, column: 29, scope: !5)
!44 = !DILocation(line: 78, column: 35, scope: !5)
!45 = !DILocation(line: 75, column: 36, scope: !5)
!46 = !DILocation(line: 75, column: 49, scope: !5)
!47 = !DILocation(line: 75, column: 20, scope: !5)
!48 = !DILocation(line: 78, column: 29, scope: !5)
!49 = !DILocation(line: 78, column: 18, scope: !5)
!50 = !DILocation(line: 79, column: 27, scope: !5)
!51 = !DILocation(line: 79, column: 38, scope: !5)
!52 = !DILocation(line: 80, column: 19, scope: !5)
!53 = !DILocation(line: 81, column: 19, scope: !5)
!54 = !DILocation(line: 82, column: 22, scope: !5)
!55 = !DILocation(line: 82, column: 29, scope: !5)
!56 = !DILocation(line: 82, column: 41, scope: !5)
!57 = !DILocation(line: 82, column: 51, scope: !5)
!58 = !DILocation(line: 82, column: 35, scope: !5)
!59 = !DILocation(line: 82, column: 4, scope: !5)
