; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @moe_matmul_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, i32 %6, i32 %7, i32 %8, i32 %9, ptr addrspace(1) readnone captures(none) %10, ptr addrspace(1) readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8
  %15 = add i32 %6, 127, !dbg !9
  %16 = sdiv i32 %15, 128, !dbg !14
  %17 = sdiv i32 %14, %16, !dbg !15
  %18 = shl nsw i32 %16, 3, !dbg !16
  %.frozen = freeze i32 %18, !dbg !17
  %19 = sdiv i32 %13, %.frozen, !dbg !17
  %20 = shl i32 %19, 3, !dbg !18
  %21 = sub i32 %17, %20, !dbg !19
  %22 = tail call i32 @llvm.smin.i32(i32 %21, i32 8), !dbg !20
  %23 = mul i32 %19, %.frozen, !dbg !21
  %.decomposed = sub i32 %13, %23, !dbg !21
  %.frozen400 = freeze i32 %22, !dbg !22
  %24 = sdiv i32 %.decomposed, %.frozen400, !dbg !22
  %25 = mul i32 %24, %.frozen400, !dbg !23
  %.decomposed401 = sub i32 %.decomposed, %25, !dbg !23
  %26 = add i32 %.decomposed401, %20, !dbg !24
  %27 = shl i32 %26, 6, !dbg !25
  %28 = sext i32 %27 to i64, !dbg !26
  %29 = getelementptr i32, ptr addrspace(1) %4, i64 %28, !dbg !26
  %30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %31 = and i32 %30, 120, !dbg !27
  %32 = lshr exact i32 %31, 3, !dbg !27
  %33 = or disjoint i32 %32, 16, !dbg !27
  %34 = or disjoint i32 %32, 32, !dbg !27
  %35 = or disjoint i32 %32, 48, !dbg !27
  %36 = shl nuw nsw i32 %30, 3, !dbg !27
  %37 = and i32 %36, 56, !dbg !27
  %38 = lshr i32 %30, 1, !dbg !27
  %39 = and i32 %38, 48, !dbg !27
  %40 = lshr i32 %30, 2, !dbg !27
  %41 = and i32 %40, 7, !dbg !27
  %42 = or disjoint i32 %39, %41, !dbg !27
  %43 = lshr i32 %30, 4, !dbg !27
  %44 = and i32 %43, 7, !dbg !27
  %45 = or i32 %43, 56, !dbg !27
  %46 = zext nneg i32 %32 to i64, !dbg !28
  %47 = getelementptr i32, ptr addrspace(1) %29, i64 %46, !dbg !28
  %48 = zext nneg i32 %33 to i64, !dbg !28
  %49 = getelementptr i32, ptr addrspace(1) %29, i64 %48, !dbg !28
  %50 = zext nneg i32 %34 to i64, !dbg !28
  %51 = getelementptr i32, ptr addrspace(1) %29, i64 %50, !dbg !28
  %52 = zext nneg i32 %35 to i64, !dbg !28
  %53 = getelementptr i32, ptr addrspace(1) %29, i64 %52, !dbg !28
  %54 = zext nneg i32 %42 to i64, !dbg !28
  %55 = getelementptr i32, ptr addrspace(1) %29, i64 %54, !dbg !28
  %56 = getelementptr i8, ptr addrspace(1) %55, i64 32, !dbg !28
  %57 = zext nneg i32 %44 to i64, !dbg !28
  %58 = getelementptr i32, ptr addrspace(1) %29, i64 %57, !dbg !28
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 32, !dbg !28
  %60 = getelementptr i8, ptr addrspace(1) %58, i64 64, !dbg !28
  %61 = getelementptr i8, ptr addrspace(1) %58, i64 96, !dbg !28
  %62 = getelementptr i8, ptr addrspace(1) %58, i64 128, !dbg !28
  %63 = getelementptr i8, ptr addrspace(1) %58, i64 160, !dbg !28
  %64 = getelementptr i8, ptr addrspace(1) %58, i64 192, !dbg !28
  %65 = zext nneg i32 %45 to i64, !dbg !28
  %66 = getelementptr i32, ptr addrspace(1) %29, i64 %65, !dbg !28
  %67 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %47) #2, !dbg !29
  %68 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %49) #2, !dbg !29
  %69 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %51) #2, !dbg !29
  %70 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %53) #2, !dbg !29
  %71 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %55) #2, !dbg !29
  %72 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %56) #2, !dbg !29
  %73 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %58) #2, !dbg !29
  %74 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %59) #2, !dbg !29
  %75 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %60) #2, !dbg !29
  %76 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %61) #2, !dbg !29
  %77 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %62) #2, !dbg !29
  %78 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %63) #2, !dbg !29
  %79 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %64) #2, !dbg !29
  %80 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %66) #2, !dbg !29
  %81 = sext i32 %26 to i64, !dbg !30
  %82 = getelementptr i32, ptr addrspace(1) %5, i64 %81, !dbg !30
  %83 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %82) #2, !dbg !31
  %84 = sext i32 %83 to i64, !dbg !32
  %85 = icmp slt i32 %67, %8, !dbg !33
  %86 = icmp slt i32 %68, %8, !dbg !33
  %87 = icmp slt i32 %69, %8, !dbg !33
  %88 = icmp slt i32 %70, %8, !dbg !33
  %89 = shl i32 %24, 7, !dbg !34
  %90 = or disjoint i32 %89, %32, !dbg !35
  %91 = or disjoint i32 %89, %33, !dbg !35
  %92 = or disjoint i32 %89, %34, !dbg !35
  %93 = or disjoint i32 %89, %35, !dbg !35
  %94 = or disjoint i32 %90, 64, !dbg !35
  %95 = or disjoint i32 %90, 80, !dbg !35
  %96 = or disjoint i32 %90, 96, !dbg !35
  %97 = or disjoint i32 %90, 112, !dbg !35
  %98 = sdiv i32 %67, 2, !dbg !36
  %99 = sdiv i32 %68, 2, !dbg !36
  %100 = sdiv i32 %69, 2, !dbg !36
  %101 = sdiv i32 %70, 2, !dbg !36
  %102 = mul i32 %98, %7, !dbg !37
  %103 = mul i32 %99, %7, !dbg !37
  %104 = mul i32 %100, %7, !dbg !37
  %105 = mul i32 %101, %7, !dbg !37
  %106 = sext i32 %102 to i64, !dbg !38
  %107 = getelementptr half, ptr addrspace(1) %0, i64 %106, !dbg !38
  %108 = sext i32 %103 to i64, !dbg !38
  %109 = getelementptr half, ptr addrspace(1) %0, i64 %108, !dbg !38
  %110 = sext i32 %104 to i64, !dbg !38
  %111 = getelementptr half, ptr addrspace(1) %0, i64 %110, !dbg !38
  %112 = sext i32 %105 to i64, !dbg !38
  %113 = getelementptr half, ptr addrspace(1) %0, i64 %112, !dbg !38
  %114 = zext nneg i32 %37 to i64, !dbg !39
  %115 = getelementptr half, ptr addrspace(1) %107, i64 %114, !dbg !39
  %116 = getelementptr half, ptr addrspace(1) %109, i64 %114, !dbg !39
  %117 = getelementptr half, ptr addrspace(1) %111, i64 %114, !dbg !39
  %118 = getelementptr half, ptr addrspace(1) %113, i64 %114, !dbg !39
  %119 = sext i32 %9 to i64, !dbg !40
  %120 = mul nsw i64 %84, %119, !dbg !40
  %121 = getelementptr half, ptr addrspace(1) %1, i64 %120, !dbg !41
  %122 = srem i32 %90, %6, !dbg !42
  %123 = srem i32 %91, %6, !dbg !42
  %124 = srem i32 %92, %6, !dbg !42
  %125 = srem i32 %93, %6, !dbg !42
  %126 = srem i32 %94, %6, !dbg !42
  %127 = srem i32 %95, %6, !dbg !42
  %128 = srem i32 %96, %6, !dbg !42
  %129 = srem i32 %97, %6, !dbg !42
  %130 = mul i32 %122, %7, !dbg !43
  %131 = mul i32 %123, %7, !dbg !43
  %132 = mul i32 %124, %7, !dbg !43
  %133 = mul i32 %125, %7, !dbg !43
  %134 = mul i32 %126, %7, !dbg !43
  %135 = mul i32 %127, %7, !dbg !43
  %136 = mul i32 %128, %7, !dbg !43
  %137 = mul i32 %129, %7, !dbg !43
  %138 = sext i32 %130 to i64, !dbg !44
  %139 = getelementptr half, ptr addrspace(1) %121, i64 %138, !dbg !44
  %140 = sext i32 %131 to i64, !dbg !44
  %141 = getelementptr half, ptr addrspace(1) %121, i64 %140, !dbg !44
  %142 = sext i32 %132 to i64, !dbg !44
  %143 = getelementptr half, ptr addrspace(1) %121, i64 %142, !dbg !44
  %144 = sext i32 %133 to i64, !dbg !44
  %145 = getelementptr half, ptr addrspace(1) %121, i64 %144, !dbg !44
  %146 = sext i32 %134 to i64, !dbg !44
  %147 = getelementptr half, ptr addrspace(1) %121, i64 %146, !dbg !44
  %148 = sext i32 %135 to i64, !dbg !44
  %149 = getelementptr half, ptr addrspace(1) %121, i64 %148, !dbg !44
  %150 = sext i32 %136 to i64, !dbg !44
  %151 = getelementptr half, ptr addrspace(1) %121, i64 %150, !dbg !44
  %152 = sext i32 %137 to i64, !dbg !44
  %153 = getelementptr half, ptr addrspace(1) %121, i64 %152, !dbg !44
  %154 = getelementptr half, ptr addrspace(1) %139, i64 %114, !dbg !45
  %155 = getelementptr half, ptr addrspace(1) %141, i64 %114, !dbg !45
  %156 = getelementptr half, ptr addrspace(1) %143, i64 %114, !dbg !45
  %157 = getelementptr half, ptr addrspace(1) %145, i64 %114, !dbg !45
  %158 = getelementptr half, ptr addrspace(1) %147, i64 %114, !dbg !45
  %159 = getelementptr half, ptr addrspace(1) %149, i64 %114, !dbg !45
  %160 = getelementptr half, ptr addrspace(1) %151, i64 %114, !dbg !45
  %161 = getelementptr half, ptr addrspace(1) %153, i64 %114, !dbg !45
  %162 = add i32 %7, 63, !dbg !46
  %163 = sdiv i32 %162, 64, !dbg !48
  %164 = icmp sgt i32 %162, 63, !dbg !49
  %165 = icmp slt i32 %37, %7, !dbg !50
  %166 = and i1 %165, %85, !dbg !51
  %167 = and i1 %165, %86, !dbg !51
  %168 = and i1 %165, %87, !dbg !51
  %169 = and i1 %165, %88, !dbg !51
  %170 = and i1 %164, %166, !dbg !49
  %171 = and i1 %164, %167, !dbg !49
  %172 = and i1 %164, %168, !dbg !49
  %173 = and i1 %164, %169, !dbg !49
  %174 = shl nuw nsw i32 %30, 4, !dbg !52
  %175 = and i32 %174, 2032, !dbg !52
  %176 = shl nuw nsw i32 %30, 1, !dbg !52
  %177 = and i32 %176, 112, !dbg !52
  %178 = xor i32 %175, %177, !dbg !52
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %178, !dbg !52
  %180 = select i1 %170, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %179, ptr addrspace(1) %115, i32 %180) #2, !dbg !52
  %181 = or disjoint i32 %178, 2048, !dbg !52
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %181, !dbg !52
  %183 = select i1 %171, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %182, ptr addrspace(1) %116, i32 %183) #2, !dbg !52
  %184 = or disjoint i32 %178, 4096, !dbg !52
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %184, !dbg !52
  %186 = select i1 %172, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %185, ptr addrspace(1) %117, i32 %186) #2, !dbg !52
  %187 = or disjoint i32 %178, 6144, !dbg !52
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %187, !dbg !52
  %189 = select i1 %173, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %188, ptr addrspace(1) %118, i32 %189) #2, !dbg !52
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !52
  %190 = and i1 %165, %164, !dbg !49
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %178, !dbg !53
  %192 = select i1 %190, i32 16, i32 0, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %191, ptr addrspace(1) %154, i32 %192) #2, !dbg !53
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %181, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %193, ptr addrspace(1) %155, i32 %192) #2, !dbg !53
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %184, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %194, ptr addrspace(1) %156, i32 %192) #2, !dbg !53
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %187, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %195, ptr addrspace(1) %157, i32 %192) #2, !dbg !53
  %196 = or disjoint i32 %178, 8192, !dbg !53
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %196, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %197, ptr addrspace(1) %158, i32 %192) #2, !dbg !53
  %198 = or disjoint i32 %178, 10240, !dbg !53
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %198, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %199, ptr addrspace(1) %159, i32 %192) #2, !dbg !53
  %200 = or disjoint i32 %178, 12288, !dbg !53
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %200, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %201, ptr addrspace(1) %160, i32 %192) #2, !dbg !53
  %202 = or disjoint i32 %178, 14336, !dbg !53
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %202, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %203, ptr addrspace(1) %161, i32 %192) #2, !dbg !53
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !53
  %204 = icmp sgt i32 %162, 127, !dbg !49
  %205 = getelementptr i8, ptr addrspace(1) %115, i64 128, !dbg !54
  %206 = getelementptr i8, ptr addrspace(1) %116, i64 128, !dbg !54
  %207 = getelementptr i8, ptr addrspace(1) %117, i64 128, !dbg !54
  %208 = getelementptr i8, ptr addrspace(1) %118, i64 128, !dbg !54
  %209 = getelementptr i8, ptr addrspace(1) %154, i64 128, !dbg !55
  %210 = getelementptr i8, ptr addrspace(1) %155, i64 128, !dbg !55
  %211 = getelementptr i8, ptr addrspace(1) %156, i64 128, !dbg !55
  %212 = getelementptr i8, ptr addrspace(1) %157, i64 128, !dbg !55
  %213 = getelementptr i8, ptr addrspace(1) %158, i64 128, !dbg !55
  %214 = getelementptr i8, ptr addrspace(1) %159, i64 128, !dbg !55
  %215 = getelementptr i8, ptr addrspace(1) %160, i64 128, !dbg !55
  %216 = getelementptr i8, ptr addrspace(1) %161, i64 128, !dbg !55
  %217 = add i32 %7, -64, !dbg !56
  %218 = icmp slt i32 %37, %217, !dbg !50
  %219 = and i1 %218, %85, !dbg !51
  %220 = and i1 %218, %86, !dbg !51
  %221 = and i1 %218, %87, !dbg !51
  %222 = and i1 %218, %88, !dbg !51
  %223 = and i1 %204, %219, !dbg !49
  %224 = and i1 %204, %220, !dbg !49
  %225 = and i1 %204, %221, !dbg !49
  %226 = and i1 %204, %222, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 73728), i32 %178, !dbg !52
  %228 = select i1 %223, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %227, ptr addrspace(1) %205, i32 %228) #2, !dbg !52
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 73728), i32 %181, !dbg !52
  %230 = select i1 %224, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %229, ptr addrspace(1) %206, i32 %230) #2, !dbg !52
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 73728), i32 %184, !dbg !52
  %232 = select i1 %225, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %231, ptr addrspace(1) %207, i32 %232) #2, !dbg !52
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 73728), i32 %187, !dbg !52
  %234 = select i1 %226, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %233, ptr addrspace(1) %208, i32 %234) #2, !dbg !52
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !52
  %235 = and i1 %204, %218, !dbg !49
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %178, !dbg !53
  %237 = select i1 %235, i32 16, i32 0, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %236, ptr addrspace(1) %209, i32 %237) #2, !dbg !53
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %181, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %238, ptr addrspace(1) %210, i32 %237) #2, !dbg !53
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %184, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %239, ptr addrspace(1) %211, i32 %237) #2, !dbg !53
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %187, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %240, ptr addrspace(1) %212, i32 %237) #2, !dbg !53
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %196, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %241, ptr addrspace(1) %213, i32 %237) #2, !dbg !53
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %198, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %242, ptr addrspace(1) %214, i32 %237) #2, !dbg !53
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %200, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %243, ptr addrspace(1) %215, i32 %237) #2, !dbg !53
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %202, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %244, ptr addrspace(1) %216, i32 %237) #2, !dbg !53
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !53
  %245 = icmp sgt i32 %162, 191, !dbg !49
  %246 = getelementptr i8, ptr addrspace(1) %115, i64 256, !dbg !54
  %247 = getelementptr i8, ptr addrspace(1) %116, i64 256, !dbg !54
  %248 = getelementptr i8, ptr addrspace(1) %117, i64 256, !dbg !54
  %249 = getelementptr i8, ptr addrspace(1) %118, i64 256, !dbg !54
  %250 = getelementptr i8, ptr addrspace(1) %154, i64 256, !dbg !55
  %251 = getelementptr i8, ptr addrspace(1) %155, i64 256, !dbg !55
  %252 = getelementptr i8, ptr addrspace(1) %156, i64 256, !dbg !55
  %253 = getelementptr i8, ptr addrspace(1) %157, i64 256, !dbg !55
  %254 = getelementptr i8, ptr addrspace(1) %158, i64 256, !dbg !55
  %255 = getelementptr i8, ptr addrspace(1) %159, i64 256, !dbg !55
  %256 = getelementptr i8, ptr addrspace(1) %160, i64 256, !dbg !55
  %257 = getelementptr i8, ptr addrspace(1) %161, i64 256, !dbg !55
  %258 = add i32 %7, -128, !dbg !56
  %259 = icmp slt i32 %37, %258, !dbg !50
  %260 = and i1 %259, %85, !dbg !51
  %261 = and i1 %259, %86, !dbg !51
  %262 = and i1 %259, %87, !dbg !51
  %263 = and i1 %259, %88, !dbg !51
  %264 = and i1 %245, %260, !dbg !49
  %265 = and i1 %245, %261, !dbg !49
  %266 = and i1 %245, %262, !dbg !49
  %267 = and i1 %245, %263, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 81920), i32 %178, !dbg !52
  %269 = select i1 %264, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %268, ptr addrspace(1) %246, i32 %269) #2, !dbg !52
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 81920), i32 %181, !dbg !52
  %271 = select i1 %265, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %270, ptr addrspace(1) %247, i32 %271) #2, !dbg !52
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 81920), i32 %184, !dbg !52
  %273 = select i1 %266, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %272, ptr addrspace(1) %248, i32 %273) #2, !dbg !52
  %274 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 81920), i32 %187, !dbg !52
  %275 = select i1 %267, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %274, ptr addrspace(1) %249, i32 %275) #2, !dbg !52
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !52
  %276 = and i1 %245, %259, !dbg !49
  %277 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %178, !dbg !53
  %278 = select i1 %276, i32 16, i32 0, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %277, ptr addrspace(1) %250, i32 %278) #2, !dbg !53
  %279 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %181, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %279, ptr addrspace(1) %251, i32 %278) #2, !dbg !53
  %280 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %184, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %280, ptr addrspace(1) %252, i32 %278) #2, !dbg !53
  %281 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %187, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %281, ptr addrspace(1) %253, i32 %278) #2, !dbg !53
  %282 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %196, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %282, ptr addrspace(1) %254, i32 %278) #2, !dbg !53
  %283 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %198, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %283, ptr addrspace(1) %255, i32 %278) #2, !dbg !53
  %284 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %200, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %284, ptr addrspace(1) %256, i32 %278) #2, !dbg !53
  %285 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %202, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %285, ptr addrspace(1) %257, i32 %278) #2, !dbg !53
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !53
  br i1 %164, label %.lr.ph, label %._crit_edge, !dbg !49

.lr.ph:                                           ; preds = %12
  %286 = add nsw i32 %163, -3
  %.neg196 = add nsw i32 %7, -192
  br label %287, !dbg !49

287:                                              ; preds = %.lr.ph, %287
  %288 = phi i32 [ -1, %.lr.ph ], [ %358, %287 ]
  %289 = phi i32 [ 2, %.lr.ph ], [ %716, %287 ]
  %.pn80208 = phi ptr addrspace(1) [ %257, %.lr.ph ], [ %713, %287 ]
  %.pn96207 = phi ptr addrspace(1) [ %256, %.lr.ph ], [ %712, %287 ]
  %.pn112206 = phi ptr addrspace(1) [ %255, %.lr.ph ], [ %711, %287 ]
  %.pn128205 = phi ptr addrspace(1) [ %254, %.lr.ph ], [ %710, %287 ]
  %.pn144204 = phi ptr addrspace(1) [ %253, %.lr.ph ], [ %709, %287 ]
  %.pn160203 = phi ptr addrspace(1) [ %252, %.lr.ph ], [ %708, %287 ]
  %.pn176202 = phi ptr addrspace(1) [ %251, %.lr.ph ], [ %707, %287 ]
  %.pn192201 = phi ptr addrspace(1) [ %250, %.lr.ph ], [ %706, %287 ]
  %.pn16200 = phi ptr addrspace(1) [ %249, %.lr.ph ], [ %705, %287 ]
  %.pn32199 = phi ptr addrspace(1) [ %248, %.lr.ph ], [ %704, %287 ]
  %.pn48198 = phi ptr addrspace(1) [ %247, %.lr.ph ], [ %703, %287 ]
  %.pn64197 = phi ptr addrspace(1) [ %246, %.lr.ph ], [ %702, %287 ]
  %290 = phi float [ 0.000000e+00, %.lr.ph ], [ %638, %287 ]
  %291 = phi float [ 0.000000e+00, %.lr.ph ], [ %639, %287 ]
  %292 = phi float [ 0.000000e+00, %.lr.ph ], [ %640, %287 ]
  %293 = phi float [ 0.000000e+00, %.lr.ph ], [ %641, %287 ]
  %294 = phi float [ 0.000000e+00, %.lr.ph ], [ %642, %287 ]
  %295 = phi float [ 0.000000e+00, %.lr.ph ], [ %643, %287 ]
  %296 = phi float [ 0.000000e+00, %.lr.ph ], [ %644, %287 ]
  %297 = phi float [ 0.000000e+00, %.lr.ph ], [ %645, %287 ]
  %298 = phi float [ 0.000000e+00, %.lr.ph ], [ %646, %287 ]
  %299 = phi float [ 0.000000e+00, %.lr.ph ], [ %647, %287 ]
  %300 = phi float [ 0.000000e+00, %.lr.ph ], [ %648, %287 ]
  %301 = phi float [ 0.000000e+00, %.lr.ph ], [ %649, %287 ]
  %302 = phi float [ 0.000000e+00, %.lr.ph ], [ %650, %287 ]
  %303 = phi float [ 0.000000e+00, %.lr.ph ], [ %651, %287 ]
  %304 = phi float [ 0.000000e+00, %.lr.ph ], [ %652, %287 ]
  %305 = phi float [ 0.000000e+00, %.lr.ph ], [ %653, %287 ]
  %306 = phi float [ 0.000000e+00, %.lr.ph ], [ %654, %287 ]
  %307 = phi float [ 0.000000e+00, %.lr.ph ], [ %655, %287 ]
  %308 = phi float [ 0.000000e+00, %.lr.ph ], [ %656, %287 ]
  %309 = phi float [ 0.000000e+00, %.lr.ph ], [ %657, %287 ]
  %310 = phi float [ 0.000000e+00, %.lr.ph ], [ %658, %287 ]
  %311 = phi float [ 0.000000e+00, %.lr.ph ], [ %659, %287 ]
  %312 = phi float [ 0.000000e+00, %.lr.ph ], [ %660, %287 ]
  %313 = phi float [ 0.000000e+00, %.lr.ph ], [ %661, %287 ]
  %314 = phi float [ 0.000000e+00, %.lr.ph ], [ %662, %287 ]
  %315 = phi float [ 0.000000e+00, %.lr.ph ], [ %663, %287 ]
  %316 = phi float [ 0.000000e+00, %.lr.ph ], [ %664, %287 ]
  %317 = phi float [ 0.000000e+00, %.lr.ph ], [ %665, %287 ]
  %318 = phi float [ 0.000000e+00, %.lr.ph ], [ %666, %287 ]
  %319 = phi float [ 0.000000e+00, %.lr.ph ], [ %667, %287 ]
  %320 = phi float [ 0.000000e+00, %.lr.ph ], [ %668, %287 ]
  %321 = phi float [ 0.000000e+00, %.lr.ph ], [ %669, %287 ]
  %322 = phi float [ 0.000000e+00, %.lr.ph ], [ %670, %287 ]
  %323 = phi float [ 0.000000e+00, %.lr.ph ], [ %671, %287 ]
  %324 = phi float [ 0.000000e+00, %.lr.ph ], [ %672, %287 ]
  %325 = phi float [ 0.000000e+00, %.lr.ph ], [ %673, %287 ]
  %326 = phi float [ 0.000000e+00, %.lr.ph ], [ %674, %287 ]
  %327 = phi float [ 0.000000e+00, %.lr.ph ], [ %675, %287 ]
  %328 = phi float [ 0.000000e+00, %.lr.ph ], [ %676, %287 ]
  %329 = phi float [ 0.000000e+00, %.lr.ph ], [ %677, %287 ]
  %330 = phi float [ 0.000000e+00, %.lr.ph ], [ %678, %287 ]
  %331 = phi float [ 0.000000e+00, %.lr.ph ], [ %679, %287 ]
  %332 = phi float [ 0.000000e+00, %.lr.ph ], [ %680, %287 ]
  %333 = phi float [ 0.000000e+00, %.lr.ph ], [ %681, %287 ]
  %334 = phi float [ 0.000000e+00, %.lr.ph ], [ %682, %287 ]
  %335 = phi float [ 0.000000e+00, %.lr.ph ], [ %683, %287 ]
  %336 = phi float [ 0.000000e+00, %.lr.ph ], [ %684, %287 ]
  %337 = phi float [ 0.000000e+00, %.lr.ph ], [ %685, %287 ]
  %338 = phi float [ 0.000000e+00, %.lr.ph ], [ %686, %287 ]
  %339 = phi float [ 0.000000e+00, %.lr.ph ], [ %687, %287 ]
  %340 = phi float [ 0.000000e+00, %.lr.ph ], [ %688, %287 ]
  %341 = phi float [ 0.000000e+00, %.lr.ph ], [ %689, %287 ]
  %342 = phi float [ 0.000000e+00, %.lr.ph ], [ %690, %287 ]
  %343 = phi float [ 0.000000e+00, %.lr.ph ], [ %691, %287 ]
  %344 = phi float [ 0.000000e+00, %.lr.ph ], [ %692, %287 ]
  %345 = phi float [ 0.000000e+00, %.lr.ph ], [ %693, %287 ]
  %346 = phi float [ 0.000000e+00, %.lr.ph ], [ %694, %287 ]
  %347 = phi float [ 0.000000e+00, %.lr.ph ], [ %695, %287 ]
  %348 = phi float [ 0.000000e+00, %.lr.ph ], [ %696, %287 ]
  %349 = phi float [ 0.000000e+00, %.lr.ph ], [ %697, %287 ]
  %350 = phi float [ 0.000000e+00, %.lr.ph ], [ %698, %287 ]
  %351 = phi float [ 0.000000e+00, %.lr.ph ], [ %699, %287 ]
  %352 = phi float [ 0.000000e+00, %.lr.ph ], [ %700, %287 ]
  %353 = phi float [ 0.000000e+00, %.lr.ph ], [ %701, %287 ]
  %354 = phi i32 [ 0, %.lr.ph ], [ %748, %287 ]
  %355 = icmp slt i32 %354, %286, !dbg !49
  %356 = add i32 %288, 1, !dbg !49
  %357 = icmp sgt i32 %356, 3, !dbg !49
  %358 = select i1 %357, i32 0, i32 %356, !dbg !49
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %.idx = shl i32 %358, 13, !dbg !52
  %359 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %.idx, !dbg !52
  %.idx193 = shl i32 %358, 14, !dbg !53
  %360 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx193, !dbg !53
  %361 = ptrtoint ptr addrspace(3) %359 to i32, !dbg !57
  %362 = lshr exact i32 %361, 4, !dbg !57
  %363 = and i32 %362, 16383, !dbg !57
  %364 = zext nneg i32 %363 to i64, !dbg !57
  %365 = ptrtoint ptr addrspace(3) %360 to i32, !dbg !57
  %366 = lshr exact i32 %365, 4, !dbg !57
  %367 = and i32 %366, 16383, !dbg !57
  %368 = zext nneg i32 %367 to i64, !dbg !57
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !57
  %369 = or disjoint i64 %364, 4611686293305294848, !dbg !57
  %370 = or disjoint i64 %368, 4611686293305294848, !dbg !57
  %371 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, $128, $129, $130, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b"(float %290, float %291, float %292, float %293, float %294, float %295, float %296, float %297, float %298, float %299, float %300, float %301, float %302, float %303, float %304, float %305, float %306, float %307, float %308, float %309, float %310, float %311, float %312, float %313, float %314, float %315, float %316, float %317, float %318, float %319, float %320, float %321, float %322, float %323, float %324, float %325, float %326, float %327, float %328, float %329, float %330, float %331, float %332, float %333, float %334, float %335, float %336, float %337, float %338, float %339, float %340, float %341, float %342, float %343, float %344, float %345, float %346, float %347, float %348, float %349, float %350, float %351, float %352, float %353, i64 %369, i64 %370, i1 true) #2, !dbg !57
  %372 = add nuw nsw i64 %364, 4611686293305294850, !dbg !57
  %373 = add nuw nsw i64 %368, 4611686293305294850, !dbg !57
  %374 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 0, !dbg !57
  %375 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 1, !dbg !57
  %376 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 2, !dbg !57
  %377 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 3, !dbg !57
  %378 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 4, !dbg !57
  %379 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 5, !dbg !57
  %380 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 6, !dbg !57
  %381 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 7, !dbg !57
  %382 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 8, !dbg !57
  %383 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 9, !dbg !57
  %384 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 10, !dbg !57
  %385 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 11, !dbg !57
  %386 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 12, !dbg !57
  %387 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 13, !dbg !57
  %388 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 14, !dbg !57
  %389 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 15, !dbg !57
  %390 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 16, !dbg !57
  %391 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 17, !dbg !57
  %392 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 18, !dbg !57
  %393 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 19, !dbg !57
  %394 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 20, !dbg !57
  %395 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 21, !dbg !57
  %396 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 22, !dbg !57
  %397 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 23, !dbg !57
  %398 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 24, !dbg !57
  %399 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 25, !dbg !57
  %400 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 26, !dbg !57
  %401 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 27, !dbg !57
  %402 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 28, !dbg !57
  %403 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 29, !dbg !57
  %404 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 30, !dbg !57
  %405 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 31, !dbg !57
  %406 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 32, !dbg !57
  %407 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 33, !dbg !57
  %408 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 34, !dbg !57
  %409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 35, !dbg !57
  %410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 36, !dbg !57
  %411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 37, !dbg !57
  %412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 38, !dbg !57
  %413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 39, !dbg !57
  %414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 40, !dbg !57
  %415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 41, !dbg !57
  %416 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 42, !dbg !57
  %417 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 43, !dbg !57
  %418 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 44, !dbg !57
  %419 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 45, !dbg !57
  %420 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 46, !dbg !57
  %421 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 47, !dbg !57
  %422 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 48, !dbg !57
  %423 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 49, !dbg !57
  %424 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 50, !dbg !57
  %425 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 51, !dbg !57
  %426 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 52, !dbg !57
  %427 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 53, !dbg !57
  %428 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 54, !dbg !57
  %429 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 55, !dbg !57
  %430 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 56, !dbg !57
  %431 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 57, !dbg !57
  %432 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 58, !dbg !57
  %433 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 59, !dbg !57
  %434 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 60, !dbg !57
  %435 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 61, !dbg !57
  %436 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 62, !dbg !57
  %437 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %371, 63, !dbg !57
  %438 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, $128, $129, $130, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b"(float %374, float %375, float %376, float %377, float %378, float %379, float %380, float %381, float %382, float %383, float %384, float %385, float %386, float %387, float %388, float %389, float %390, float %391, float %392, float %393, float %394, float %395, float %396, float %397, float %398, float %399, float %400, float %401, float %402, float %403, float %404, float %405, float %406, float %407, float %408, float %409, float %410, float %411, float %412, float %413, float %414, float %415, float %416, float %417, float %418, float %419, float %420, float %421, float %422, float %423, float %424, float %425, float %426, float %427, float %428, float %429, float %430, float %431, float %432, float %433, float %434, float %435, float %436, float %437, i64 %372, i64 %373, i1 true) #2, !dbg !57
  %439 = add nuw nsw i64 %364, 4611686293305294852, !dbg !57
  %440 = add nuw nsw i64 %368, 4611686293305294852, !dbg !57
  %441 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 0, !dbg !57
  %442 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 1, !dbg !57
  %443 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 2, !dbg !57
  %444 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 3, !dbg !57
  %445 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 4, !dbg !57
  %446 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 5, !dbg !57
  %447 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 6, !dbg !57
  %448 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 7, !dbg !57
  %449 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 8, !dbg !57
  %450 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 9, !dbg !57
  %451 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 10, !dbg !57
  %452 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 11, !dbg !57
  %453 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 12, !dbg !57
  %454 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 13, !dbg !57
  %455 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 14, !dbg !57
  %456 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 15, !dbg !57
  %457 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 16, !dbg !57
  %458 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 17, !dbg !57
  %459 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 18, !dbg !57
  %460 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 19, !dbg !57
  %461 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 20, !dbg !57
  %462 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 21, !dbg !57
  %463 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 22, !dbg !57
  %464 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 23, !dbg !57
  %465 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 24, !dbg !57
  %466 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 25, !dbg !57
  %467 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 26, !dbg !57
  %468 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 27, !dbg !57
  %469 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 28, !dbg !57
  %470 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 29, !dbg !57
  %471 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 30, !dbg !57
  %472 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 31, !dbg !57
  %473 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 32, !dbg !57
  %474 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 33, !dbg !57
  %475 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 34, !dbg !57
  %476 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 35, !dbg !57
  %477 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 36, !dbg !57
  %478 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 37, !dbg !57
  %479 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 38, !dbg !57
  %480 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 39, !dbg !57
  %481 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 40, !dbg !57
  %482 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 41, !dbg !57
  %483 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 42, !dbg !57
  %484 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 43, !dbg !57
  %485 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 44, !dbg !57
  %486 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 45, !dbg !57
  %487 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 46, !dbg !57
  %488 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 47, !dbg !57
  %489 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 48, !dbg !57
  %490 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 49, !dbg !57
  %491 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 50, !dbg !57
  %492 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 51, !dbg !57
  %493 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 52, !dbg !57
  %494 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 53, !dbg !57
  %495 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 54, !dbg !57
  %496 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 55, !dbg !57
  %497 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 56, !dbg !57
  %498 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 57, !dbg !57
  %499 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 58, !dbg !57
  %500 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 59, !dbg !57
  %501 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 60, !dbg !57
  %502 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 61, !dbg !57
  %503 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 62, !dbg !57
  %504 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %438, 63, !dbg !57
  %505 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, $128, $129, $130, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b"(float %441, float %442, float %443, float %444, float %445, float %446, float %447, float %448, float %449, float %450, float %451, float %452, float %453, float %454, float %455, float %456, float %457, float %458, float %459, float %460, float %461, float %462, float %463, float %464, float %465, float %466, float %467, float %468, float %469, float %470, float %471, float %472, float %473, float %474, float %475, float %476, float %477, float %478, float %479, float %480, float %481, float %482, float %483, float %484, float %485, float %486, float %487, float %488, float %489, float %490, float %491, float %492, float %493, float %494, float %495, float %496, float %497, float %498, float %499, float %500, float %501, float %502, float %503, float %504, i64 %439, i64 %440, i1 true) #2, !dbg !57
  %506 = add nuw nsw i64 %364, 4611686293305294854, !dbg !57
  %507 = add nuw nsw i64 %368, 4611686293305294854, !dbg !57
  %508 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 0, !dbg !57
  %509 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 1, !dbg !57
  %510 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 2, !dbg !57
  %511 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 3, !dbg !57
  %512 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 4, !dbg !57
  %513 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 5, !dbg !57
  %514 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 6, !dbg !57
  %515 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 7, !dbg !57
  %516 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 8, !dbg !57
  %517 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 9, !dbg !57
  %518 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 10, !dbg !57
  %519 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 11, !dbg !57
  %520 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 12, !dbg !57
  %521 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 13, !dbg !57
  %522 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 14, !dbg !57
  %523 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 15, !dbg !57
  %524 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 16, !dbg !57
  %525 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 17, !dbg !57
  %526 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 18, !dbg !57
  %527 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 19, !dbg !57
  %528 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 20, !dbg !57
  %529 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 21, !dbg !57
  %530 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 22, !dbg !57
  %531 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 23, !dbg !57
  %532 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 24, !dbg !57
  %533 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 25, !dbg !57
  %534 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 26, !dbg !57
  %535 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 27, !dbg !57
  %536 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 28, !dbg !57
  %537 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 29, !dbg !57
  %538 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 30, !dbg !57
  %539 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 31, !dbg !57
  %540 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 32, !dbg !57
  %541 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 33, !dbg !57
  %542 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 34, !dbg !57
  %543 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 35, !dbg !57
  %544 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 36, !dbg !57
  %545 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 37, !dbg !57
  %546 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 38, !dbg !57
  %547 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 39, !dbg !57
  %548 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 40, !dbg !57
  %549 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 41, !dbg !57
  %550 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 42, !dbg !57
  %551 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 43, !dbg !57
  %552 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 44, !dbg !57
  %553 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 45, !dbg !57
  %554 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 46, !dbg !57
  %555 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 47, !dbg !57
  %556 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 48, !dbg !57
  %557 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 49, !dbg !57
  %558 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 50, !dbg !57
  %559 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 51, !dbg !57
  %560 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 52, !dbg !57
  %561 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 53, !dbg !57
  %562 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 54, !dbg !57
  %563 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 55, !dbg !57
  %564 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 56, !dbg !57
  %565 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 57, !dbg !57
  %566 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 58, !dbg !57
  %567 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 59, !dbg !57
  %568 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 60, !dbg !57
  %569 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 61, !dbg !57
  %570 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 62, !dbg !57
  %571 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %505, 63, !dbg !57
  %572 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, $128, $129, $130, 1, 1, 0, 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b"(float %508, float %509, float %510, float %511, float %512, float %513, float %514, float %515, float %516, float %517, float %518, float %519, float %520, float %521, float %522, float %523, float %524, float %525, float %526, float %527, float %528, float %529, float %530, float %531, float %532, float %533, float %534, float %535, float %536, float %537, float %538, float %539, float %540, float %541, float %542, float %543, float %544, float %545, float %546, float %547, float %548, float %549, float %550, float %551, float %552, float %553, float %554, float %555, float %556, float %557, float %558, float %559, float %560, float %561, float %562, float %563, float %564, float %565, float %566, float %567, float %568, float %569, float %570, float %571, i64 %506, i64 %507, i1 true) #2, !dbg !57
  %573 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 0, !dbg !57
  %574 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 1, !dbg !57
  %575 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 2, !dbg !57
  %576 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 3, !dbg !57
  %577 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 4, !dbg !57
  %578 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 5, !dbg !57
  %579 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 6, !dbg !57
  %580 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 7, !dbg !57
  %581 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 8, !dbg !57
  %582 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 9, !dbg !57
  %583 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 10, !dbg !57
  %584 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 11, !dbg !57
  %585 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 12, !dbg !57
  %586 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 13, !dbg !57
  %587 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 14, !dbg !57
  %588 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 15, !dbg !57
  %589 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 16, !dbg !57
  %590 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 17, !dbg !57
  %591 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 18, !dbg !57
  %592 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 19, !dbg !57
  %593 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 20, !dbg !57
  %594 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 21, !dbg !57
  %595 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 22, !dbg !57
  %596 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 23, !dbg !57
  %597 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 24, !dbg !57
  %598 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 25, !dbg !57
  %599 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 26, !dbg !57
  %600 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 27, !dbg !57
  %601 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 28, !dbg !57
  %602 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 29, !dbg !57
  %603 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 30, !dbg !57
  %604 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 31, !dbg !57
  %605 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 32, !dbg !57
  %606 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 33, !dbg !57
  %607 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 34, !dbg !57
  %608 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 35, !dbg !57
  %609 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 36, !dbg !57
  %610 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 37, !dbg !57
  %611 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 38, !dbg !57
  %612 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 39, !dbg !57
  %613 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 40, !dbg !57
  %614 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 41, !dbg !57
  %615 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 42, !dbg !57
  %616 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 43, !dbg !57
  %617 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 44, !dbg !57
  %618 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 45, !dbg !57
  %619 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 46, !dbg !57
  %620 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 47, !dbg !57
  %621 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 48, !dbg !57
  %622 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 49, !dbg !57
  %623 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 50, !dbg !57
  %624 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 51, !dbg !57
  %625 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 52, !dbg !57
  %626 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 53, !dbg !57
  %627 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 54, !dbg !57
  %628 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 55, !dbg !57
  %629 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 56, !dbg !57
  %630 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 57, !dbg !57
  %631 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 58, !dbg !57
  %632 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 59, !dbg !57
  %633 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 60, !dbg !57
  %634 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 61, !dbg !57
  %635 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 62, !dbg !57
  %636 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %572, 63, !dbg !57
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !57
  %637 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63,$64,$65,$66,$67,$68,$69\0A\09wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69"(float %573, float %574, float %575, float %576, float %577, float %578, float %579, float %580, float %581, float %582, float %583, float %584, float %585, float %586, float %587, float %588, float %589, float %590, float %591, float %592, float %593, float %594, float %595, float %596, float %597, float %598, float %599, float %600, float %601, float %602, float %603, float %604, float %605, float %606, float %607, float %608, float %609, float %610, float %611, float %612, float %613, float %614, float %615, float %616, float %617, float %618, float %619, float %620, float %621, float %622, float %623, float %624, float %625, float %626, float %627, float %628, float %629, float %630, float %631, float %632, float %633, float %634, float %635, float %636, ptr addrspace(3) %359, i32 0, i32 0, ptr addrspace(3) %360, i32 0, i32 0) #2, !dbg !57
  %638 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 0, !dbg !57
  %639 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 1, !dbg !57
  %640 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 2, !dbg !57
  %641 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 3, !dbg !57
  %642 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 4, !dbg !57
  %643 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 5, !dbg !57
  %644 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 6, !dbg !57
  %645 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 7, !dbg !57
  %646 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 8, !dbg !57
  %647 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 9, !dbg !57
  %648 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 10, !dbg !57
  %649 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 11, !dbg !57
  %650 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 12, !dbg !57
  %651 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 13, !dbg !57
  %652 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 14, !dbg !57
  %653 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 15, !dbg !57
  %654 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 16, !dbg !57
  %655 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 17, !dbg !57
  %656 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 18, !dbg !57
  %657 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 19, !dbg !57
  %658 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 20, !dbg !57
  %659 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 21, !dbg !57
  %660 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 22, !dbg !57
  %661 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 23, !dbg !57
  %662 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 24, !dbg !57
  %663 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 25, !dbg !57
  %664 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 26, !dbg !57
  %665 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 27, !dbg !57
  %666 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 28, !dbg !57
  %667 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 29, !dbg !57
  %668 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 30, !dbg !57
  %669 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 31, !dbg !57
  %670 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 32, !dbg !57
  %671 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 33, !dbg !57
  %672 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 34, !dbg !57
  %673 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 35, !dbg !57
  %674 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 36, !dbg !57
  %675 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 37, !dbg !57
  %676 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 38, !dbg !57
  %677 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 39, !dbg !57
  %678 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 40, !dbg !57
  %679 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 41, !dbg !57
  %680 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 42, !dbg !57
  %681 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 43, !dbg !57
  %682 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 44, !dbg !57
  %683 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 45, !dbg !57
  %684 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 46, !dbg !57
  %685 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 47, !dbg !57
  %686 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 48, !dbg !57
  %687 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 49, !dbg !57
  %688 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 50, !dbg !57
  %689 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 51, !dbg !57
  %690 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 52, !dbg !57
  %691 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 53, !dbg !57
  %692 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 54, !dbg !57
  %693 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 55, !dbg !57
  %694 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 56, !dbg !57
  %695 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 57, !dbg !57
  %696 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 58, !dbg !57
  %697 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 59, !dbg !57
  %698 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 60, !dbg !57
  %699 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 61, !dbg !57
  %700 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 62, !dbg !57
  %701 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %637, 63, !dbg !57
  %702 = getelementptr i8, ptr addrspace(1) %.pn64197, i64 128, !dbg !54
  %703 = getelementptr i8, ptr addrspace(1) %.pn48198, i64 128, !dbg !54
  %704 = getelementptr i8, ptr addrspace(1) %.pn32199, i64 128, !dbg !54
  %705 = getelementptr i8, ptr addrspace(1) %.pn16200, i64 128, !dbg !54
  %706 = getelementptr i8, ptr addrspace(1) %.pn192201, i64 128, !dbg !55
  %707 = getelementptr i8, ptr addrspace(1) %.pn176202, i64 128, !dbg !55
  %708 = getelementptr i8, ptr addrspace(1) %.pn160203, i64 128, !dbg !55
  %709 = getelementptr i8, ptr addrspace(1) %.pn144204, i64 128, !dbg !55
  %710 = getelementptr i8, ptr addrspace(1) %.pn128205, i64 128, !dbg !55
  %711 = getelementptr i8, ptr addrspace(1) %.pn112206, i64 128, !dbg !55
  %712 = getelementptr i8, ptr addrspace(1) %.pn96207, i64 128, !dbg !55
  %713 = getelementptr i8, ptr addrspace(1) %.pn80208, i64 128, !dbg !55
  %714 = add i32 %289, 1, !dbg !49
  %715 = icmp sgt i32 %714, 3, !dbg !49
  %716 = select i1 %715, i32 0, i32 %714, !dbg !49
  %717 = shl i32 %354, 6, !dbg !56
  %718 = sub i32 %.neg196, %717, !dbg !56
  %719 = icmp slt i32 %37, %718, !dbg !50
  %720 = and i1 %85, %719, !dbg !51
  %721 = and i1 %86, %719, !dbg !51
  %722 = and i1 %87, %719, !dbg !51
  %723 = and i1 %88, %719, !dbg !51
  %.idx194 = shl i32 %716, 13, !dbg !52
  %724 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %.idx194, !dbg !52
  %725 = and i1 %355, %720, !dbg !49
  %726 = and i1 %355, %721, !dbg !49
  %727 = and i1 %355, %722, !dbg !49
  %728 = and i1 %355, %723, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %729 = getelementptr inbounds nuw i8, ptr addrspace(3) %724, i32 %178, !dbg !52
  %730 = select i1 %725, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %729, ptr addrspace(1) %702, i32 %730) #2, !dbg !52
  %731 = getelementptr inbounds nuw i8, ptr addrspace(3) %724, i32 %181, !dbg !52
  %732 = select i1 %726, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %731, ptr addrspace(1) %703, i32 %732) #2, !dbg !52
  %733 = getelementptr inbounds nuw i8, ptr addrspace(3) %724, i32 %184, !dbg !52
  %734 = select i1 %727, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %733, ptr addrspace(1) %704, i32 %734) #2, !dbg !52
  %735 = getelementptr inbounds nuw i8, ptr addrspace(3) %724, i32 %187, !dbg !52
  %736 = select i1 %728, i32 16, i32 0, !dbg !52
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %735, ptr addrspace(1) %705, i32 %736) #2, !dbg !52
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !52
  %.idx195 = shl i32 %716, 14, !dbg !53
  %737 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx195, !dbg !53
  %738 = and i1 %355, %719, !dbg !49
  %739 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %178, !dbg !53
  %740 = select i1 %738, i32 16, i32 0, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %739, ptr addrspace(1) %706, i32 %740) #2, !dbg !53
  %741 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %181, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %741, ptr addrspace(1) %707, i32 %740) #2, !dbg !53
  %742 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %184, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %742, ptr addrspace(1) %708, i32 %740) #2, !dbg !53
  %743 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %187, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %743, ptr addrspace(1) %709, i32 %740) #2, !dbg !53
  %744 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %196, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %744, ptr addrspace(1) %710, i32 %740) #2, !dbg !53
  %745 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %198, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %745, ptr addrspace(1) %711, i32 %740) #2, !dbg !53
  %746 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %200, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %746, ptr addrspace(1) %712, i32 %740) #2, !dbg !53
  %747 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 %202, !dbg !53
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %747, ptr addrspace(1) %713, i32 %740) #2, !dbg !53
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !53
  %748 = add nuw nsw i32 %354, 1, !dbg !49
  %exitcond.not = icmp eq i32 %748, %163, !dbg !49
  br i1 %exitcond.not, label %._crit_edge, label %287, !dbg !49

._crit_edge:                                      ; preds = %287, %12
  %749 = phi float [ 0.000000e+00, %12 ], [ %638, %287 ], !dbg !58
  %750 = phi float [ 0.000000e+00, %12 ], [ %639, %287 ], !dbg !58
  %751 = phi float [ 0.000000e+00, %12 ], [ %640, %287 ], !dbg !58
  %752 = phi float [ 0.000000e+00, %12 ], [ %641, %287 ], !dbg !58
  %753 = phi float [ 0.000000e+00, %12 ], [ %642, %287 ], !dbg !58
  %754 = phi float [ 0.000000e+00, %12 ], [ %643, %287 ], !dbg !58
  %755 = phi float [ 0.000000e+00, %12 ], [ %644, %287 ], !dbg !58
  %756 = phi float [ 0.000000e+00, %12 ], [ %645, %287 ], !dbg !58
  %757 = phi float [ 0.000000e+00, %12 ], [ %646, %287 ], !dbg !58
  %758 = phi float [ 0.000000e+00, %12 ], [ %647, %287 ], !dbg !58
  %759 = phi float [ 0.000000e+00, %12 ], [ %648, %287 ], !dbg !58
  %760 = phi float [ 0.000000e+00, %12 ], [ %649, %287 ], !dbg !58
  %761 = phi float [ 0.000000e+00, %12 ], [ %650, %287 ], !dbg !58
  %762 = phi float [ 0.000000e+00, %12 ], [ %651, %287 ], !dbg !58
  %763 = phi float [ 0.000000e+00, %12 ], [ %652, %287 ], !dbg !58
  %764 = phi float [ 0.000000e+00, %12 ], [ %653, %287 ], !dbg !58
  %765 = phi float [ 0.000000e+00, %12 ], [ %654, %287 ], !dbg !58
  %766 = phi float [ 0.000000e+00, %12 ], [ %655, %287 ], !dbg !58
  %767 = phi float [ 0.000000e+00, %12 ], [ %656, %287 ], !dbg !58
  %768 = phi float [ 0.000000e+00, %12 ], [ %657, %287 ], !dbg !58
  %769 = phi float [ 0.000000e+00, %12 ], [ %658, %287 ], !dbg !58
  %770 = phi float [ 0.000000e+00, %12 ], [ %659, %287 ], !dbg !58
  %771 = phi float [ 0.000000e+00, %12 ], [ %660, %287 ], !dbg !58
  %772 = phi float [ 0.000000e+00, %12 ], [ %661, %287 ], !dbg !58
  %773 = phi float [ 0.000000e+00, %12 ], [ %662, %287 ], !dbg !58
  %774 = phi float [ 0.000000e+00, %12 ], [ %663, %287 ], !dbg !58
  %775 = phi float [ 0.000000e+00, %12 ], [ %664, %287 ], !dbg !58
  %776 = phi float [ 0.000000e+00, %12 ], [ %665, %287 ], !dbg !58
  %777 = phi float [ 0.000000e+00, %12 ], [ %666, %287 ], !dbg !58
  %778 = phi float [ 0.000000e+00, %12 ], [ %667, %287 ], !dbg !58
  %779 = phi float [ 0.000000e+00, %12 ], [ %668, %287 ], !dbg !58
  %780 = phi float [ 0.000000e+00, %12 ], [ %669, %287 ], !dbg !58
  %781 = phi float [ 0.000000e+00, %12 ], [ %670, %287 ], !dbg !58
  %782 = phi float [ 0.000000e+00, %12 ], [ %671, %287 ], !dbg !58
  %783 = phi float [ 0.000000e+00, %12 ], [ %672, %287 ], !dbg !58
  %784 = phi float [ 0.000000e+00, %12 ], [ %673, %287 ], !dbg !58
  %785 = phi float [ 0.000000e+00, %12 ], [ %674, %287 ], !dbg !58
  %786 = phi float [ 0.000000e+00, %12 ], [ %675, %287 ], !dbg !58
  %787 = phi float [ 0.000000e+00, %12 ], [ %676, %287 ], !dbg !58
  %788 = phi float [ 0.000000e+00, %12 ], [ %677, %287 ], !dbg !58
  %789 = phi float [ 0.000000e+00, %12 ], [ %678, %287 ], !dbg !58
  %790 = phi float [ 0.000000e+00, %12 ], [ %679, %287 ], !dbg !58
  %791 = phi float [ 0.000000e+00, %12 ], [ %680, %287 ], !dbg !58
  %792 = phi float [ 0.000000e+00, %12 ], [ %681, %287 ], !dbg !58
  %793 = phi float [ 0.000000e+00, %12 ], [ %682, %287 ], !dbg !58
  %794 = phi float [ 0.000000e+00, %12 ], [ %683, %287 ], !dbg !58
  %795 = phi float [ 0.000000e+00, %12 ], [ %684, %287 ], !dbg !58
  %796 = phi float [ 0.000000e+00, %12 ], [ %685, %287 ], !dbg !58
  %797 = phi float [ 0.000000e+00, %12 ], [ %686, %287 ], !dbg !58
  %798 = phi float [ 0.000000e+00, %12 ], [ %687, %287 ], !dbg !58
  %799 = phi float [ 0.000000e+00, %12 ], [ %688, %287 ], !dbg !58
  %800 = phi float [ 0.000000e+00, %12 ], [ %689, %287 ], !dbg !58
  %801 = phi float [ 0.000000e+00, %12 ], [ %690, %287 ], !dbg !58
  %802 = phi float [ 0.000000e+00, %12 ], [ %691, %287 ], !dbg !58
  %803 = phi float [ 0.000000e+00, %12 ], [ %692, %287 ], !dbg !58
  %804 = phi float [ 0.000000e+00, %12 ], [ %693, %287 ], !dbg !58
  %805 = phi float [ 0.000000e+00, %12 ], [ %694, %287 ], !dbg !58
  %806 = phi float [ 0.000000e+00, %12 ], [ %695, %287 ], !dbg !58
  %807 = phi float [ 0.000000e+00, %12 ], [ %696, %287 ], !dbg !58
  %808 = phi float [ 0.000000e+00, %12 ], [ %697, %287 ], !dbg !58
  %809 = phi float [ 0.000000e+00, %12 ], [ %698, %287 ], !dbg !58
  %810 = phi float [ 0.000000e+00, %12 ], [ %699, %287 ], !dbg !58
  %811 = phi float [ 0.000000e+00, %12 ], [ %700, %287 ], !dbg !58
  %812 = phi float [ 0.000000e+00, %12 ], [ %701, %287 ], !dbg !58
  %813 = and i32 %36, 120, !dbg !59
  %814 = or disjoint i32 %89, %813, !dbg !35
  %815 = icmp slt i32 %80, %8, !dbg !33
  %816 = icmp slt i32 %79, %8, !dbg !33
  %817 = icmp slt i32 %78, %8, !dbg !33
  %818 = icmp slt i32 %77, %8, !dbg !33
  %819 = icmp slt i32 %76, %8, !dbg !33
  %820 = icmp slt i32 %75, %8, !dbg !33
  %821 = icmp slt i32 %74, %8, !dbg !33
  %822 = icmp slt i32 %73, %8, !dbg !33
  %823 = icmp slt i32 %72, %8, !dbg !33
  %824 = icmp slt i32 %71, %8, !dbg !33
  %825 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63"(float %749, float %750, float %751, float %752, float %753, float %754, float %755, float %756, float %757, float %758, float %759, float %760, float %761, float %762, float %763, float %764, float %765, float %766, float %767, float %768, float %769, float %770, float %771, float %772, float %773, float %774, float %775, float %776, float %777, float %778, float %779, float %780, float %781, float %782, float %783, float %784, float %785, float %786, float %787, float %788, float %789, float %790, float %791, float %792, float %793, float %794, float %795, float %796, float %797, float %798, float %799, float %800, float %801, float %802, float %803, float %804, float %805, float %806, float %807, float %808, float %809, float %810, float %811, float %812) #2, !dbg !49
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %826 = sext i32 %71 to i64, !dbg !60
  %827 = getelementptr float, ptr addrspace(1) %3, i64 %826, !dbg !60
  %828 = sext i32 %72 to i64, !dbg !60
  %829 = getelementptr float, ptr addrspace(1) %3, i64 %828, !dbg !60
  %830 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %827, i1 %824) #2, !dbg !61
  %831 = bitcast i32 %830 to float, !dbg !61
  %832 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %829, i1 %823) #2, !dbg !61
  %833 = bitcast i32 %832 to float, !dbg !61
  %834 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 0, !dbg !62
  %835 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 1, !dbg !62
  %836 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 2, !dbg !62
  %837 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 3, !dbg !62
  %838 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 4, !dbg !62
  %839 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 5, !dbg !62
  %840 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 6, !dbg !62
  %841 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 7, !dbg !62
  %842 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 8, !dbg !62
  %843 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 9, !dbg !62
  %844 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 10, !dbg !62
  %845 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 11, !dbg !62
  %846 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 12, !dbg !62
  %847 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 13, !dbg !62
  %848 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 14, !dbg !62
  %849 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 15, !dbg !62
  %850 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 16, !dbg !62
  %851 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 17, !dbg !62
  %852 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 18, !dbg !62
  %853 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 19, !dbg !62
  %854 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 20, !dbg !62
  %855 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 21, !dbg !62
  %856 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 22, !dbg !62
  %857 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 23, !dbg !62
  %858 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 24, !dbg !62
  %859 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 25, !dbg !62
  %860 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 26, !dbg !62
  %861 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 27, !dbg !62
  %862 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 28, !dbg !62
  %863 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 29, !dbg !62
  %864 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 30, !dbg !62
  %865 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 31, !dbg !62
  %866 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 32, !dbg !62
  %867 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 33, !dbg !62
  %868 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 34, !dbg !62
  %869 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 35, !dbg !62
  %870 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 36, !dbg !62
  %871 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 37, !dbg !62
  %872 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 38, !dbg !62
  %873 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 39, !dbg !62
  %874 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 40, !dbg !62
  %875 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 41, !dbg !62
  %876 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 42, !dbg !62
  %877 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 43, !dbg !62
  %878 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 44, !dbg !62
  %879 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 45, !dbg !62
  %880 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 46, !dbg !62
  %881 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 47, !dbg !62
  %882 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 48, !dbg !62
  %883 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 49, !dbg !62
  %884 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 50, !dbg !62
  %885 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 51, !dbg !62
  %886 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 52, !dbg !62
  %887 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 53, !dbg !62
  %888 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 54, !dbg !62
  %889 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 55, !dbg !62
  %890 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 56, !dbg !62
  %891 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 57, !dbg !62
  %892 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 58, !dbg !62
  %893 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 59, !dbg !62
  %894 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 60, !dbg !62
  %895 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 61, !dbg !62
  %896 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 62, !dbg !62
  %897 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %825, 63, !dbg !62
  %898 = fmul float %834, %831, !dbg !62
  %899 = fmul float %835, %831, !dbg !62
  %900 = fmul float %836, %833, !dbg !62
  %901 = fmul float %837, %833, !dbg !62
  %902 = fmul float %838, %831, !dbg !62
  %903 = fmul float %839, %831, !dbg !62
  %904 = fmul float %840, %833, !dbg !62
  %905 = fmul float %841, %833, !dbg !62
  %906 = fmul float %842, %831, !dbg !62
  %907 = fmul float %843, %831, !dbg !62
  %908 = fmul float %844, %833, !dbg !62
  %909 = fmul float %845, %833, !dbg !62
  %910 = fmul float %846, %831, !dbg !62
  %911 = fmul float %847, %831, !dbg !62
  %912 = fmul float %848, %833, !dbg !62
  %913 = fmul float %849, %833, !dbg !62
  %914 = fmul float %850, %831, !dbg !62
  %915 = fmul float %851, %831, !dbg !62
  %916 = fmul float %852, %833, !dbg !62
  %917 = fmul float %853, %833, !dbg !62
  %918 = fmul float %854, %831, !dbg !62
  %919 = fmul float %855, %831, !dbg !62
  %920 = fmul float %856, %833, !dbg !62
  %921 = fmul float %857, %833, !dbg !62
  %922 = fmul float %858, %831, !dbg !62
  %923 = fmul float %859, %831, !dbg !62
  %924 = fmul float %860, %833, !dbg !62
  %925 = fmul float %861, %833, !dbg !62
  %926 = fmul float %862, %831, !dbg !62
  %927 = fmul float %863, %831, !dbg !62
  %928 = fmul float %864, %833, !dbg !62
  %929 = fmul float %865, %833, !dbg !62
  %930 = fmul float %866, %831, !dbg !62
  %931 = fmul float %867, %831, !dbg !62
  %932 = fmul float %868, %833, !dbg !62
  %933 = fmul float %869, %833, !dbg !62
  %934 = fmul float %870, %831, !dbg !62
  %935 = fmul float %871, %831, !dbg !62
  %936 = fmul float %872, %833, !dbg !62
  %937 = fmul float %873, %833, !dbg !62
  %938 = fmul float %874, %831, !dbg !62
  %939 = fmul float %875, %831, !dbg !62
  %940 = fmul float %876, %833, !dbg !62
  %941 = fmul float %877, %833, !dbg !62
  %942 = fmul float %878, %831, !dbg !62
  %943 = fmul float %879, %831, !dbg !62
  %944 = fmul float %880, %833, !dbg !62
  %945 = fmul float %881, %833, !dbg !62
  %946 = fmul float %882, %831, !dbg !62
  %947 = fmul float %883, %831, !dbg !62
  %948 = fmul float %884, %833, !dbg !62
  %949 = fmul float %885, %833, !dbg !62
  %950 = fmul float %886, %831, !dbg !62
  %951 = fmul float %887, %831, !dbg !62
  %952 = fmul float %888, %833, !dbg !62
  %953 = fmul float %889, %833, !dbg !62
  %954 = fmul float %890, %831, !dbg !62
  %955 = fmul float %891, %831, !dbg !62
  %956 = fmul float %892, %833, !dbg !62
  %957 = fmul float %893, %833, !dbg !62
  %958 = fmul float %894, %831, !dbg !62
  %959 = fmul float %895, %831, !dbg !62
  %960 = fmul float %896, %833, !dbg !62
  %961 = fmul float %897, %833, !dbg !62
  %962 = icmp slt i32 %814, %6, !dbg !63
  %963 = and i1 %962, %822, !dbg !64
  %964 = and i1 %962, %821, !dbg !64
  %965 = and i1 %962, %820, !dbg !64
  %966 = and i1 %962, %819, !dbg !64
  %967 = and i1 %962, %818, !dbg !64
  %968 = and i1 %962, %817, !dbg !64
  %969 = and i1 %962, %816, !dbg !64
  %970 = and i1 %962, %815, !dbg !64
  %971 = mul i32 %73, %6, !dbg !65
  %972 = mul i32 %74, %6, !dbg !65
  %973 = mul i32 %75, %6, !dbg !65
  %974 = mul i32 %76, %6, !dbg !65
  %975 = mul i32 %77, %6, !dbg !65
  %976 = mul i32 %78, %6, !dbg !65
  %977 = mul i32 %79, %6, !dbg !65
  %978 = mul i32 %80, %6, !dbg !65
  %979 = sext i32 %971 to i64, !dbg !66
  %980 = getelementptr half, ptr addrspace(1) %2, i64 %979, !dbg !66
  %981 = sext i32 %972 to i64, !dbg !66
  %982 = getelementptr half, ptr addrspace(1) %2, i64 %981, !dbg !66
  %983 = sext i32 %973 to i64, !dbg !66
  %984 = getelementptr half, ptr addrspace(1) %2, i64 %983, !dbg !66
  %985 = sext i32 %974 to i64, !dbg !66
  %986 = getelementptr half, ptr addrspace(1) %2, i64 %985, !dbg !66
  %987 = sext i32 %975 to i64, !dbg !66
  %988 = getelementptr half, ptr addrspace(1) %2, i64 %987, !dbg !66
  %989 = sext i32 %976 to i64, !dbg !66
  %990 = getelementptr half, ptr addrspace(1) %2, i64 %989, !dbg !66
  %991 = sext i32 %977 to i64, !dbg !66
  %992 = getelementptr half, ptr addrspace(1) %2, i64 %991, !dbg !66
  %993 = sext i32 %978 to i64, !dbg !66
  %994 = getelementptr half, ptr addrspace(1) %2, i64 %993, !dbg !66
  %995 = sext i32 %814 to i64, !dbg !67
  %996 = getelementptr half, ptr addrspace(1) %980, i64 %995, !dbg !67
  %997 = getelementptr half, ptr addrspace(1) %982, i64 %995, !dbg !67
  %998 = getelementptr half, ptr addrspace(1) %984, i64 %995, !dbg !67
  %999 = getelementptr half, ptr addrspace(1) %986, i64 %995, !dbg !67
  %1000 = getelementptr half, ptr addrspace(1) %988, i64 %995, !dbg !67
  %1001 = getelementptr half, ptr addrspace(1) %990, i64 %995, !dbg !67
  %1002 = getelementptr half, ptr addrspace(1) %992, i64 %995, !dbg !67
  %1003 = getelementptr half, ptr addrspace(1) %994, i64 %995, !dbg !67
  %1004 = fptrunc float %898 to half, !dbg !68
  %1005 = fptrunc float %899 to half, !dbg !68
  %1006 = fptrunc float %900 to half, !dbg !68
  %1007 = fptrunc float %901 to half, !dbg !68
  %1008 = fptrunc float %902 to half, !dbg !68
  %1009 = fptrunc float %903 to half, !dbg !68
  %1010 = fptrunc float %904 to half, !dbg !68
  %1011 = fptrunc float %905 to half, !dbg !68
  %1012 = fptrunc float %906 to half, !dbg !68
  %1013 = fptrunc float %907 to half, !dbg !68
  %1014 = fptrunc float %908 to half, !dbg !68
  %1015 = fptrunc float %909 to half, !dbg !68
  %1016 = fptrunc float %910 to half, !dbg !68
  %1017 = fptrunc float %911 to half, !dbg !68
  %1018 = fptrunc float %912 to half, !dbg !68
  %1019 = fptrunc float %913 to half, !dbg !68
  %1020 = fptrunc float %914 to half, !dbg !68
  %1021 = fptrunc float %915 to half, !dbg !68
  %1022 = fptrunc float %916 to half, !dbg !68
  %1023 = fptrunc float %917 to half, !dbg !68
  %1024 = fptrunc float %918 to half, !dbg !68
  %1025 = fptrunc float %919 to half, !dbg !68
  %1026 = fptrunc float %920 to half, !dbg !68
  %1027 = fptrunc float %921 to half, !dbg !68
  %1028 = fptrunc float %922 to half, !dbg !68
  %1029 = fptrunc float %923 to half, !dbg !68
  %1030 = fptrunc float %924 to half, !dbg !68
  %1031 = fptrunc float %925 to half, !dbg !68
  %1032 = fptrunc float %926 to half, !dbg !68
  %1033 = fptrunc float %927 to half, !dbg !68
  %1034 = fptrunc float %928 to half, !dbg !68
  %1035 = fptrunc float %929 to half, !dbg !68
  %1036 = fptrunc float %930 to half, !dbg !68
  %1037 = fptrunc float %931 to half, !dbg !68
  %1038 = fptrunc float %932 to half, !dbg !68
  %1039 = fptrunc float %933 to half, !dbg !68
  %1040 = fptrunc float %934 to half, !dbg !68
  %1041 = fptrunc float %935 to half, !dbg !68
  %1042 = fptrunc float %936 to half, !dbg !68
  %1043 = fptrunc float %937 to half, !dbg !68
  %1044 = fptrunc float %938 to half, !dbg !68
  %1045 = fptrunc float %939 to half, !dbg !68
  %1046 = fptrunc float %940 to half, !dbg !68
  %1047 = fptrunc float %941 to half, !dbg !68
  %1048 = fptrunc float %942 to half, !dbg !68
  %1049 = fptrunc float %943 to half, !dbg !68
  %1050 = fptrunc float %944 to half, !dbg !68
  %1051 = fptrunc float %945 to half, !dbg !68
  %1052 = fptrunc float %946 to half, !dbg !68
  %1053 = fptrunc float %947 to half, !dbg !68
  %1054 = fptrunc float %948 to half, !dbg !68
  %1055 = fptrunc float %949 to half, !dbg !68
  %1056 = fptrunc float %950 to half, !dbg !68
  %1057 = fptrunc float %951 to half, !dbg !68
  %1058 = fptrunc float %952 to half, !dbg !68
  %1059 = fptrunc float %953 to half, !dbg !68
  %1060 = fptrunc float %954 to half, !dbg !68
  %1061 = fptrunc float %955 to half, !dbg !68
  %1062 = fptrunc float %956 to half, !dbg !68
  %1063 = fptrunc float %957 to half, !dbg !68
  %1064 = fptrunc float %958 to half, !dbg !68
  %1065 = fptrunc float %959 to half, !dbg !68
  %1066 = fptrunc float %960 to half, !dbg !68
  %1067 = fptrunc float %961 to half, !dbg !68
  %1068 = and i32 %30, 3, !dbg !69
  %1069 = shl nuw nsw i32 %1068, 11, !dbg !69
  %1070 = shl nuw nsw i32 %1068, 5, !dbg !69
  %1071 = shl nuw nsw i32 %31, 4, !dbg !69
  %1072 = shl nuw nsw i32 %30, 2, !dbg !69
  %1073 = and i32 %1072, 16, !dbg !69
  %1074 = or disjoint i32 %1071, %1073, !dbg !69
  %1075 = or disjoint i32 %1074, %1069, !dbg !69
  %1076 = or disjoint i32 %1075, %1070, !dbg !69
  %1077 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1076, !dbg !69
  %1078 = insertelement <2 x half> poison, half %1004, i64 0, !dbg !69
  %1079 = insertelement <2 x half> %1078, half %1005, i64 1, !dbg !69
  %1080 = bitcast <2 x half> %1079 to i32, !dbg !69
  %1081 = insertelement <2 x half> poison, half %1008, i64 0, !dbg !69
  %1082 = insertelement <2 x half> %1081, half %1009, i64 1, !dbg !69
  %1083 = bitcast <2 x half> %1082 to i32, !dbg !69
  %1084 = insertelement <2 x half> poison, half %1012, i64 0, !dbg !69
  %1085 = insertelement <2 x half> %1084, half %1013, i64 1, !dbg !69
  %1086 = bitcast <2 x half> %1085 to i32, !dbg !69
  %1087 = insertelement <2 x half> poison, half %1016, i64 0, !dbg !69
  %1088 = insertelement <2 x half> %1087, half %1017, i64 1, !dbg !69
  %1089 = bitcast <2 x half> %1088 to i32, !dbg !69
  %1090 = insertelement <4 x i32> poison, i32 %1080, i64 0, !dbg !69
  %1091 = insertelement <4 x i32> %1090, i32 %1083, i64 1, !dbg !69
  %1092 = insertelement <4 x i32> %1091, i32 %1086, i64 2, !dbg !69
  %1093 = insertelement <4 x i32> %1092, i32 %1089, i64 3, !dbg !69
  store <4 x i32> %1093, ptr addrspace(3) %1077, align 16, !dbg !69
  %1094 = xor i32 %1076, 32, !dbg !69
  %1095 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1094, !dbg !69
  %1096 = insertelement <2 x half> poison, half %1020, i64 0, !dbg !69
  %1097 = insertelement <2 x half> %1096, half %1021, i64 1, !dbg !69
  %1098 = bitcast <2 x half> %1097 to i32, !dbg !69
  %1099 = insertelement <2 x half> poison, half %1024, i64 0, !dbg !69
  %1100 = insertelement <2 x half> %1099, half %1025, i64 1, !dbg !69
  %1101 = bitcast <2 x half> %1100 to i32, !dbg !69
  %1102 = insertelement <2 x half> poison, half %1028, i64 0, !dbg !69
  %1103 = insertelement <2 x half> %1102, half %1029, i64 1, !dbg !69
  %1104 = bitcast <2 x half> %1103 to i32, !dbg !69
  %1105 = insertelement <2 x half> poison, half %1032, i64 0, !dbg !69
  %1106 = insertelement <2 x half> %1105, half %1033, i64 1, !dbg !69
  %1107 = bitcast <2 x half> %1106 to i32, !dbg !69
  %1108 = insertelement <4 x i32> poison, i32 %1098, i64 0, !dbg !69
  %1109 = insertelement <4 x i32> %1108, i32 %1101, i64 1, !dbg !69
  %1110 = insertelement <4 x i32> %1109, i32 %1104, i64 2, !dbg !69
  %1111 = insertelement <4 x i32> %1110, i32 %1107, i64 3, !dbg !69
  store <4 x i32> %1111, ptr addrspace(3) %1095, align 16, !dbg !69
  %1112 = xor i32 %1076, 64, !dbg !69
  %1113 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1112, !dbg !69
  %1114 = insertelement <2 x half> poison, half %1036, i64 0, !dbg !69
  %1115 = insertelement <2 x half> %1114, half %1037, i64 1, !dbg !69
  %1116 = bitcast <2 x half> %1115 to i32, !dbg !69
  %1117 = insertelement <2 x half> poison, half %1040, i64 0, !dbg !69
  %1118 = insertelement <2 x half> %1117, half %1041, i64 1, !dbg !69
  %1119 = bitcast <2 x half> %1118 to i32, !dbg !69
  %1120 = insertelement <2 x half> poison, half %1044, i64 0, !dbg !69
  %1121 = insertelement <2 x half> %1120, half %1045, i64 1, !dbg !69
  %1122 = bitcast <2 x half> %1121 to i32, !dbg !69
  %1123 = insertelement <2 x half> poison, half %1048, i64 0, !dbg !69
  %1124 = insertelement <2 x half> %1123, half %1049, i64 1, !dbg !69
  %1125 = bitcast <2 x half> %1124 to i32, !dbg !69
  %1126 = insertelement <4 x i32> poison, i32 %1116, i64 0, !dbg !69
  %1127 = insertelement <4 x i32> %1126, i32 %1119, i64 1, !dbg !69
  %1128 = insertelement <4 x i32> %1127, i32 %1122, i64 2, !dbg !69
  %1129 = insertelement <4 x i32> %1128, i32 %1125, i64 3, !dbg !69
  store <4 x i32> %1129, ptr addrspace(3) %1113, align 16, !dbg !69
  %1130 = xor i32 %1076, 96, !dbg !69
  %1131 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1130, !dbg !69
  %1132 = insertelement <2 x half> poison, half %1052, i64 0, !dbg !69
  %1133 = insertelement <2 x half> %1132, half %1053, i64 1, !dbg !69
  %1134 = bitcast <2 x half> %1133 to i32, !dbg !69
  %1135 = insertelement <2 x half> poison, half %1056, i64 0, !dbg !69
  %1136 = insertelement <2 x half> %1135, half %1057, i64 1, !dbg !69
  %1137 = bitcast <2 x half> %1136 to i32, !dbg !69
  %1138 = insertelement <2 x half> poison, half %1060, i64 0, !dbg !69
  %1139 = insertelement <2 x half> %1138, half %1061, i64 1, !dbg !69
  %1140 = bitcast <2 x half> %1139 to i32, !dbg !69
  %1141 = insertelement <2 x half> poison, half %1064, i64 0, !dbg !69
  %1142 = insertelement <2 x half> %1141, half %1065, i64 1, !dbg !69
  %1143 = bitcast <2 x half> %1142 to i32, !dbg !69
  %1144 = insertelement <4 x i32> poison, i32 %1134, i64 0, !dbg !69
  %1145 = insertelement <4 x i32> %1144, i32 %1137, i64 1, !dbg !69
  %1146 = insertelement <4 x i32> %1145, i32 %1140, i64 2, !dbg !69
  %1147 = insertelement <4 x i32> %1146, i32 %1143, i64 3, !dbg !69
  store <4 x i32> %1147, ptr addrspace(3) %1131, align 16, !dbg !69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %1148 = shl nuw nsw i32 %30, 8, !dbg !69
  %1149 = and i32 %1148, 6144, !dbg !69
  %1150 = and i32 %1072, 496, !dbg !69
  %1151 = or disjoint i32 %1149, %1070, !dbg !69
  %1152 = xor i32 %1151, %1150, !dbg !69
  %1153 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1152, !dbg !69
  %1154 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %1153), !dbg !69
  %1155 = extractvalue { i32, i32, i32, i32 } %1154, 0, !dbg !69
  %1156 = extractvalue { i32, i32, i32, i32 } %1154, 1, !dbg !69
  %1157 = extractvalue { i32, i32, i32, i32 } %1154, 2, !dbg !69
  %1158 = extractvalue { i32, i32, i32, i32 } %1154, 3, !dbg !69
  %1159 = getelementptr inbounds nuw i8, ptr addrspace(3) %1153, i32 512, !dbg !69
  %1160 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1159), !dbg !69
  %1161 = extractvalue { i32, i32, i32, i32 } %1160, 0, !dbg !69
  %1162 = extractvalue { i32, i32, i32, i32 } %1160, 1, !dbg !69
  %1163 = extractvalue { i32, i32, i32, i32 } %1160, 2, !dbg !69
  %1164 = extractvalue { i32, i32, i32, i32 } %1160, 3, !dbg !69
  %1165 = getelementptr inbounds nuw i8, ptr addrspace(3) %1153, i32 1024, !dbg !69
  %1166 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1165), !dbg !69
  %1167 = extractvalue { i32, i32, i32, i32 } %1166, 0, !dbg !69
  %1168 = extractvalue { i32, i32, i32, i32 } %1166, 1, !dbg !69
  %1169 = extractvalue { i32, i32, i32, i32 } %1166, 2, !dbg !69
  %1170 = extractvalue { i32, i32, i32, i32 } %1166, 3, !dbg !69
  %1171 = getelementptr inbounds nuw i8, ptr addrspace(3) %1153, i32 1536, !dbg !69
  %1172 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1171), !dbg !69
  %1173 = extractvalue { i32, i32, i32, i32 } %1172, 0, !dbg !69
  %1174 = extractvalue { i32, i32, i32, i32 } %1172, 1, !dbg !69
  %1175 = extractvalue { i32, i32, i32, i32 } %1172, 2, !dbg !69
  %1176 = extractvalue { i32, i32, i32, i32 } %1172, 3, !dbg !69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %1177 = insertelement <2 x half> poison, half %1006, i64 0, !dbg !69
  %1178 = insertelement <2 x half> %1177, half %1007, i64 1, !dbg !69
  %1179 = bitcast <2 x half> %1178 to i32, !dbg !69
  %1180 = insertelement <2 x half> poison, half %1010, i64 0, !dbg !69
  %1181 = insertelement <2 x half> %1180, half %1011, i64 1, !dbg !69
  %1182 = bitcast <2 x half> %1181 to i32, !dbg !69
  %1183 = insertelement <2 x half> poison, half %1014, i64 0, !dbg !69
  %1184 = insertelement <2 x half> %1183, half %1015, i64 1, !dbg !69
  %1185 = bitcast <2 x half> %1184 to i32, !dbg !69
  %1186 = insertelement <2 x half> poison, half %1018, i64 0, !dbg !69
  %1187 = insertelement <2 x half> %1186, half %1019, i64 1, !dbg !69
  %1188 = bitcast <2 x half> %1187 to i32, !dbg !69
  %1189 = insertelement <4 x i32> poison, i32 %1179, i64 0, !dbg !69
  %1190 = insertelement <4 x i32> %1189, i32 %1182, i64 1, !dbg !69
  %1191 = insertelement <4 x i32> %1190, i32 %1185, i64 2, !dbg !69
  %1192 = insertelement <4 x i32> %1191, i32 %1188, i64 3, !dbg !69
  store <4 x i32> %1192, ptr addrspace(3) %1077, align 16, !dbg !69
  %1193 = insertelement <2 x half> poison, half %1022, i64 0, !dbg !69
  %1194 = insertelement <2 x half> %1193, half %1023, i64 1, !dbg !69
  %1195 = bitcast <2 x half> %1194 to i32, !dbg !69
  %1196 = insertelement <2 x half> poison, half %1026, i64 0, !dbg !69
  %1197 = insertelement <2 x half> %1196, half %1027, i64 1, !dbg !69
  %1198 = bitcast <2 x half> %1197 to i32, !dbg !69
  %1199 = insertelement <2 x half> poison, half %1030, i64 0, !dbg !69
  %1200 = insertelement <2 x half> %1199, half %1031, i64 1, !dbg !69
  %1201 = bitcast <2 x half> %1200 to i32, !dbg !69
  %1202 = insertelement <2 x half> poison, half %1034, i64 0, !dbg !69
  %1203 = insertelement <2 x half> %1202, half %1035, i64 1, !dbg !69
  %1204 = bitcast <2 x half> %1203 to i32, !dbg !69
  %1205 = insertelement <4 x i32> poison, i32 %1195, i64 0, !dbg !69
  %1206 = insertelement <4 x i32> %1205, i32 %1198, i64 1, !dbg !69
  %1207 = insertelement <4 x i32> %1206, i32 %1201, i64 2, !dbg !69
  %1208 = insertelement <4 x i32> %1207, i32 %1204, i64 3, !dbg !69
  store <4 x i32> %1208, ptr addrspace(3) %1095, align 16, !dbg !69
  %1209 = insertelement <2 x half> poison, half %1038, i64 0, !dbg !69
  %1210 = insertelement <2 x half> %1209, half %1039, i64 1, !dbg !69
  %1211 = bitcast <2 x half> %1210 to i32, !dbg !69
  %1212 = insertelement <2 x half> poison, half %1042, i64 0, !dbg !69
  %1213 = insertelement <2 x half> %1212, half %1043, i64 1, !dbg !69
  %1214 = bitcast <2 x half> %1213 to i32, !dbg !69
  %1215 = insertelement <2 x half> poison, half %1046, i64 0, !dbg !69
  %1216 = insertelement <2 x half> %1215, half %1047, i64 1, !dbg !69
  %1217 = bitcast <2 x half> %1216 to i32, !dbg !69
  %1218 = insertelement <2 x half> poison, half %1050, i64 0, !dbg !69
  %1219 = insertelement <2 x half> %1218, half %1051, i64 1, !dbg !69
  %1220 = bitcast <2 x half> %1219 to i32, !dbg !69
  %1221 = insertelement <4 x i32> poison, i32 %1211, i64 0, !dbg !69
  %1222 = insertelement <4 x i32> %1221, i32 %1214, i64 1, !dbg !69
  %1223 = insertelement <4 x i32> %1222, i32 %1217, i64 2, !dbg !69
  %1224 = insertelement <4 x i32> %1223, i32 %1220, i64 3, !dbg !69
  store <4 x i32> %1224, ptr addrspace(3) %1113, align 16, !dbg !69
  %1225 = insertelement <2 x half> poison, half %1054, i64 0, !dbg !69
  %1226 = insertelement <2 x half> %1225, half %1055, i64 1, !dbg !69
  %1227 = bitcast <2 x half> %1226 to i32, !dbg !69
  %1228 = insertelement <2 x half> poison, half %1058, i64 0, !dbg !69
  %1229 = insertelement <2 x half> %1228, half %1059, i64 1, !dbg !69
  %1230 = bitcast <2 x half> %1229 to i32, !dbg !69
  %1231 = insertelement <2 x half> poison, half %1062, i64 0, !dbg !69
  %1232 = insertelement <2 x half> %1231, half %1063, i64 1, !dbg !69
  %1233 = bitcast <2 x half> %1232 to i32, !dbg !69
  %1234 = insertelement <2 x half> poison, half %1066, i64 0, !dbg !69
  %1235 = insertelement <2 x half> %1234, half %1067, i64 1, !dbg !69
  %1236 = bitcast <2 x half> %1235 to i32, !dbg !69
  %1237 = insertelement <4 x i32> poison, i32 %1227, i64 0, !dbg !69
  %1238 = insertelement <4 x i32> %1237, i32 %1230, i64 1, !dbg !69
  %1239 = insertelement <4 x i32> %1238, i32 %1233, i64 2, !dbg !69
  %1240 = insertelement <4 x i32> %1239, i32 %1236, i64 3, !dbg !69
  store <4 x i32> %1240, ptr addrspace(3) %1131, align 16, !dbg !69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !69
  %1241 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %1153), !dbg !69
  %1242 = extractvalue { i32, i32, i32, i32 } %1241, 0, !dbg !69
  %1243 = extractvalue { i32, i32, i32, i32 } %1241, 1, !dbg !69
  %1244 = extractvalue { i32, i32, i32, i32 } %1241, 2, !dbg !69
  %1245 = extractvalue { i32, i32, i32, i32 } %1241, 3, !dbg !69
  %1246 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1159), !dbg !69
  %1247 = extractvalue { i32, i32, i32, i32 } %1246, 0, !dbg !69
  %1248 = extractvalue { i32, i32, i32, i32 } %1246, 1, !dbg !69
  %1249 = extractvalue { i32, i32, i32, i32 } %1246, 2, !dbg !69
  %1250 = extractvalue { i32, i32, i32, i32 } %1246, 3, !dbg !69
  %1251 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1165), !dbg !69
  %1252 = extractvalue { i32, i32, i32, i32 } %1251, 0, !dbg !69
  %1253 = extractvalue { i32, i32, i32, i32 } %1251, 1, !dbg !69
  %1254 = extractvalue { i32, i32, i32, i32 } %1251, 2, !dbg !69
  %1255 = extractvalue { i32, i32, i32, i32 } %1251, 3, !dbg !69
  %1256 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %1171), !dbg !69
  %1257 = extractvalue { i32, i32, i32, i32 } %1256, 0, !dbg !69
  %1258 = extractvalue { i32, i32, i32, i32 } %1256, 1, !dbg !69
  %1259 = extractvalue { i32, i32, i32, i32 } %1256, 2, !dbg !69
  %1260 = extractvalue { i32, i32, i32, i32 } %1256, 3, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1155, i32 %1156, i32 %1157, i32 %1158, ptr addrspace(1) %996, i1 %963) #2, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1242, i32 %1243, i32 %1244, i32 %1245, ptr addrspace(1) %997, i1 %964) #2, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1161, i32 %1162, i32 %1163, i32 %1164, ptr addrspace(1) %998, i1 %965) #2, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1247, i32 %1248, i32 %1249, i32 %1250, ptr addrspace(1) %999, i1 %966) #2, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1167, i32 %1168, i32 %1169, i32 %1170, ptr addrspace(1) %1000, i1 %967) #2, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1252, i32 %1253, i32 %1254, i32 %1255, ptr addrspace(1) %1001, i1 %968) #2, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1173, i32 %1174, i32 %1175, i32 %1176, ptr addrspace(1) %1002, i1 %969) #2, !dbg !69
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %1257, i32 %1258, i32 %1259, i32 %1260, ptr addrspace(1) %1003, i1 %970) #2, !dbg !69
  ret void, !dbg !70
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "mixture.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "moe_matmul_kernel", linkageName: "moe_matmul_kernel", scope: !1, file: !1, line: 10, type: !5, scopeLine: 10, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 14, column: 24, scope: !4)
!8 = !DILocation(line: 15, column: 31, scope: !4)
!9 = !DILocation(line: 43, column: 17, scope: !10, inlinedAt: !12)
!10 = distinct !DILexicalBlockFile(scope: !4, file: !11, discriminator: 0)
!11 = !DIFile(filename: "standard.py", directory: "triton/language")
!12 = !DILocation(line: 15, column: 48, scope: !13)
!13 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!14 = !DILocation(line: 43, column: 30, scope: !10, inlinedAt: !12)
!15 = !DILocation(line: 15, column: 37, scope: !4)
!16 = !DILocation(line: 16, column: 22, scope: !4)
!17 = !DILocation(line: 17, column: 19, scope: !4)
!18 = !DILocation(line: 17, column: 27, scope: !4)
!19 = !DILocation(line: 18, column: 26, scope: !4)
!20 = !DILocation(line: 18, column: 33, scope: !4)
!21 = !DILocation(line: 19, column: 26, scope: !4)
!22 = !DILocation(line: 20, column: 27, scope: !4)
!23 = !DILocation(line: 19, column: 34, scope: !4)
!24 = !DILocation(line: 19, column: 20, scope: !4)
!25 = !DILocation(line: 21, column: 44, scope: !4)
!26 = !DILocation(line: 21, column: 36, scope: !4)
!27 = !DILocation(line: 21, column: 67, scope: !4)
!28 = !DILocation(line: 21, column: 54, scope: !4)
!29 = !DILocation(line: 21, column: 19, scope: !4)
!30 = !DILocation(line: 22, column: 38, scope: !4)
!31 = !DILocation(line: 22, column: 21, scope: !4)
!32 = !DILocation(line: 22, column: 48, scope: !4)
!33 = !DILocation(line: 23, column: 19, scope: !4)
!34 = !DILocation(line: 24, column: 21, scope: !4)
!35 = !DILocation(line: 24, column: 31, scope: !4)
!36 = !DILocation(line: 26, column: 30, scope: !4)
!37 = !DILocation(line: 26, column: 48, scope: !4)
!38 = !DILocation(line: 26, column: 21, scope: !4)
!39 = !DILocation(line: 26, column: 52, scope: !4)
!40 = !DILocation(line: 27, column: 30, scope: !4)
!41 = !DILocation(line: 27, column: 21, scope: !4)
!42 = !DILocation(line: 27, column: 52, scope: !4)
!43 = !DILocation(line: 27, column: 66, scope: !4)
!44 = !DILocation(line: 27, column: 42, scope: !4)
!45 = !DILocation(line: 27, column: 70, scope: !4)
!46 = !DILocation(line: 43, column: 17, scope: !10, inlinedAt: !47)
!47 = !DILocation(line: 29, column: 33, scope: !13)
!48 = !DILocation(line: 43, column: 30, scope: !10, inlinedAt: !47)
!49 = !DILocation(line: 29, column: 22, scope: !4)
!50 = !DILocation(line: 30, column: 24, scope: !4)
!51 = !DILocation(line: 31, column: 50, scope: !4)
!52 = !DILocation(line: 31, column: 20, scope: !4)
!53 = !DILocation(line: 32, column: 20, scope: !4)
!54 = !DILocation(line: 34, column: 18, scope: !4)
!55 = !DILocation(line: 35, column: 18, scope: !4)
!56 = !DILocation(line: 30, column: 28, scope: !4)
!57 = !DILocation(line: 33, column: 27, scope: !4)
!58 = !DILocation(line: 28, column: 19, scope: !4)
!59 = !DILocation(line: 24, column: 44, scope: !4)
!60 = !DILocation(line: 36, column: 35, scope: !4)
!61 = !DILocation(line: 36, column: 21, scope: !4)
!62 = !DILocation(line: 37, column: 11, scope: !4)
!63 = !DILocation(line: 38, column: 122, scope: !4)
!64 = !DILocation(line: 38, column: 112, scope: !4)
!65 = !DILocation(line: 38, column: 37, scope: !4)
!66 = !DILocation(line: 38, column: 21, scope: !4)
!67 = !DILocation(line: 38, column: 41, scope: !4)
!68 = !DILocation(line: 38, column: 65, scope: !4)
!69 = !DILocation(line: 38, column: 58, scope: !4)
!70 = !DILocation(line: 38, column: 4, scope: !4)
