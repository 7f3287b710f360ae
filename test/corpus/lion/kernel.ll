; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @lion_kernel(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, i32 %5, float %6, float %7, float %8, float %9, ptr addrspace(1) readnone captures(none) %10, ptr addrspace(1) readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %14 = shl i32 %13, 11, !dbg !8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9
  %16 = shl nuw nsw i32 %15, 3, !dbg !9
  %17 = and i32 %16, 1016, !dbg !9
  %18 = or disjoint i32 %17, %14, !dbg !10
  %19 = or disjoint i32 %18, 1, !dbg !10
  %20 = or disjoint i32 %18, 2, !dbg !10
  %21 = or disjoint i32 %18, 3, !dbg !10
  %22 = or disjoint i32 %18, 4, !dbg !10
  %23 = or disjoint i32 %18, 5, !dbg !10
  %24 = or disjoint i32 %18, 6, !dbg !10
  %25 = or disjoint i32 %18, 7, !dbg !10
  %26 = or disjoint i32 %18, 1024, !dbg !10
  %27 = or disjoint i32 %18, 1025, !dbg !10
  %28 = or disjoint i32 %18, 1026, !dbg !10
  %29 = or disjoint i32 %18, 1027, !dbg !10
  %30 = or disjoint i32 %18, 1028, !dbg !10
  %31 = or disjoint i32 %18, 1029, !dbg !10
  %32 = or disjoint i32 %18, 1030, !dbg !10
  %33 = or disjoint i32 %18, 1031, !dbg !10
  %34 = icmp slt i32 %18, %5, !dbg !11
  %35 = icmp slt i32 %19, %5, !dbg !11
  %36 = icmp slt i32 %20, %5, !dbg !11
  %37 = icmp slt i32 %21, %5, !dbg !11
  %38 = icmp slt i32 %22, %5, !dbg !11
  %39 = icmp slt i32 %23, %5, !dbg !11
  %40 = icmp slt i32 %24, %5, !dbg !11
  %41 = icmp slt i32 %25, %5, !dbg !11
  %42 = icmp slt i32 %26, %5, !dbg !11
  %43 = icmp slt i32 %27, %5, !dbg !11
  %44 = icmp slt i32 %28, %5, !dbg !11
  %45 = icmp slt i32 %29, %5, !dbg !11
  %46 = icmp slt i32 %30, %5, !dbg !11
  %47 = icmp slt i32 %31, %5, !dbg !11
  %48 = icmp slt i32 %32, %5, !dbg !11
  %49 = icmp slt i32 %33, %5, !dbg !11
  %50 = sext i32 %18 to i64, !dbg !12
  %51 = getelementptr half, ptr addrspace(1) %0, i64 %50, !dbg !12
  %52 = sext i32 %19 to i64, !dbg !12
  %53 = getelementptr half, ptr addrspace(1) %0, i64 %52, !dbg !12
  %54 = sext i32 %20 to i64, !dbg !12
  %55 = getelementptr half, ptr addrspace(1) %0, i64 %54, !dbg !12
  %56 = sext i32 %21 to i64, !dbg !12
  %57 = getelementptr half, ptr addrspace(1) %0, i64 %56, !dbg !12
  %58 = sext i32 %22 to i64, !dbg !12
  %59 = getelementptr half, ptr addrspace(1) %0, i64 %58, !dbg !12
  %60 = sext i32 %23 to i64, !dbg !12
  %61 = getelementptr half, ptr addrspace(1) %0, i64 %60, !dbg !12
  %62 = sext i32 %24 to i64, !dbg !12
  %63 = getelementptr half, ptr addrspace(1) %0, i64 %62, !dbg !12
  %64 = sext i32 %25 to i64, !dbg !12
  %65 = getelementptr half, ptr addrspace(1) %0, i64 %64, !dbg !12
  %66 = sext i32 %26 to i64, !dbg !12
  %67 = getelementptr half, ptr addrspace(1) %0, i64 %66, !dbg !12
  %68 = sext i32 %27 to i64, !dbg !12
  %69 = getelementptr half, ptr addrspace(1) %0, i64 %68, !dbg !12
  %70 = sext i32 %28 to i64, !dbg !12
  %71 = getelementptr half, ptr addrspace(1) %0, i64 %70, !dbg !12
  %72 = sext i32 %29 to i64, !dbg !12
  %73 = getelementptr half, ptr addrspace(1) %0, i64 %72, !dbg !12
  %74 = sext i32 %30 to i64, !dbg !12
  %75 = getelementptr half, ptr addrspace(1) %0, i64 %74, !dbg !12
  %76 = sext i32 %31 to i64, !dbg !12
  %77 = getelementptr half, ptr addrspace(1) %0, i64 %76, !dbg !12
  %78 = sext i32 %32 to i64, !dbg !12
  %79 = getelementptr half, ptr addrspace(1) %0, i64 %78, !dbg !12
  %80 = sext i32 %33 to i64, !dbg !12
  %81 = getelementptr half, ptr addrspace(1) %0, i64 %80, !dbg !12
  %82 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %51, i1 %34) #2, !dbg !13
  %83 = bitcast i16 %82 to half, !dbg !13
  %84 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %53, i1 %35) #2, !dbg !13
  %85 = bitcast i16 %84 to half, !dbg !13
  %86 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %55, i1 %36) #2, !dbg !13
  %87 = bitcast i16 %86 to half, !dbg !13
  %88 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %57, i1 %37) #2, !dbg !13
  %89 = bitcast i16 %88 to half, !dbg !13
  %90 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %59, i1 %38) #2, !dbg !13
  %91 = bitcast i16 %90 to half, !dbg !13
  %92 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %61, i1 %39) #2, !dbg !13
  %93 = bitcast i16 %92 to half, !dbg !13
  %94 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %63, i1 %40) #2, !dbg !13
  %95 = bitcast i16 %94 to half, !dbg !13
  %96 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %65, i1 %41) #2, !dbg !13
  %97 = bitcast i16 %96 to half, !dbg !13
  %98 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %67, i1 %42) #2, !dbg !13
  %99 = bitcast i16 %98 to half, !dbg !13
  %100 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %69, i1 %43) #2, !dbg !13
  %101 = bitcast i16 %100 to half, !dbg !13
  %102 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %71, i1 %44) #2, !dbg !13
  %103 = bitcast i16 %102 to half, !dbg !13
  %104 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %73, i1 %45) #2, !dbg !13
  %105 = bitcast i16 %104 to half, !dbg !13
  %106 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %75, i1 %46) #2, !dbg !13
  %107 = bitcast i16 %106 to half, !dbg !13
  %108 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %77, i1 %47) #2, !dbg !13
  %109 = bitcast i16 %108 to half, !dbg !13
  %110 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %79, i1 %48) #2, !dbg !13
  %111 = bitcast i16 %110 to half, !dbg !13
  %112 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %81, i1 %49) #2, !dbg !13
  %113 = bitcast i16 %112 to half, !dbg !13
  %114 = fpext half %83 to float, !dbg !14
  %115 = fpext half %85 to float, !dbg !14
  %116 = fpext half %87 to float, !dbg !14
  %117 = fpext half %89 to float, !dbg !14
  %118 = fpext half %91 to float, !dbg !14
  %119 = fpext half %93 to float, !dbg !14
  %120 = fpext half %95 to float, !dbg !14
  %121 = fpext half %97 to float, !dbg !14
  %122 = fpext half %99 to float, !dbg !14
  %123 = fpext half %101 to float, !dbg !14
  %124 = fpext half %103 to float, !dbg !14
  %125 = fpext half %105 to float, !dbg !14
  %126 = fpext half %107 to float, !dbg !14
  %127 = fpext half %109 to float, !dbg !14
  %128 = fpext half %111 to float, !dbg !14
  %129 = fpext half %113 to float, !dbg !14
  %130 = getelementptr half, ptr addrspace(1) %1, i64 %50, !dbg !15
  %131 = getelementptr half, ptr addrspace(1) %1, i64 %52, !dbg !15
  %132 = getelementptr half, ptr addrspace(1) %1, i64 %54, !dbg !15
  %133 = getelementptr half, ptr addrspace(1) %1, i64 %56, !dbg !15
  %134 = getelementptr half, ptr addrspace(1) %1, i64 %58, !dbg !15
  %135 = getelementptr half, ptr addrspace(1) %1, i64 %60, !dbg !15
  %136 = getelementptr half, ptr addrspace(1) %1, i64 %62, !dbg !15
  %137 = getelementptr half, ptr addrspace(1) %1, i64 %64, !dbg !15
  %138 = getelementptr half, ptr addrspace(1) %1, i64 %66, !dbg !15
  %139 = getelementptr half, ptr addrspace(1) %1, i64 %68, !dbg !15
  %140 = getelementptr half, ptr addrspace(1) %1, i64 %70, !dbg !15
  %141 = getelementptr half, ptr addrspace(1) %1, i64 %72, !dbg !15
  %142 = getelementptr half, ptr addrspace(1) %1, i64 %74, !dbg !15
  %143 = getelementptr half, ptr addrspace(1) %1, i64 %76, !dbg !15
  %144 = getelementptr half, ptr addrspace(1) %1, i64 %78, !dbg !15
  %145 = getelementptr half, ptr addrspace(1) %1, i64 %80, !dbg !15
  %146 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %130, i1 %34) #2, !dbg !16
  %147 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %131, i1 %35) #2, !dbg !16
  %148 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %132, i1 %36) #2, !dbg !16
  %149 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %133, i1 %37) #2, !dbg !16
  %150 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %134, i1 %38) #2, !dbg !16
  %151 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %135, i1 %39) #2, !dbg !16
  %152 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %136, i1 %40) #2, !dbg !16
  %153 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %137, i1 %41) #2, !dbg !16
  %154 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %138, i1 %42) #2, !dbg !16
  %155 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %139, i1 %43) #2, !dbg !16
  %156 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %140, i1 %44) #2, !dbg !16
  %157 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %141, i1 %45) #2, !dbg !16
  %158 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %142, i1 %46) #2, !dbg !16
  %159 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %143, i1 %47) #2, !dbg !16
  %160 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %144, i1 %48) #2, !dbg !16
  %161 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %145, i1 %49) #2, !dbg !16
  %162 = getelementptr half, ptr addrspace(1) %2, i64 %50, !dbg !17
  %163 = getelementptr half, ptr addrspace(1) %2, i64 %52, !dbg !17
  %164 = getelementptr half, ptr addrspace(1) %2, i64 %54, !dbg !17
  %165 = getelementptr half, ptr addrspace(1) %2, i64 %56, !dbg !17
  %166 = getelementptr half, ptr addrspace(1) %2, i64 %58, !dbg !17
  %167 = getelementptr half, ptr addrspace(1) %2, i64 %60, !dbg !17
  %168 = getelementptr half, ptr addrspace(1) %2, i64 %62, !dbg !17
  %169 = getelementptr half, ptr addrspace(1) %2, i64 %64, !dbg !17
  %170 = getelementptr half, ptr addrspace(1) %2, i64 %66, !dbg !17
  %171 = getelementptr half, ptr addrspace(1) %2, i64 %68, !dbg !17
  %172 = getelementptr half, ptr addrspace(1) %2, i64 %70, !dbg !17
  %173 = getelementptr half, ptr addrspace(1) %2, i64 %72, !dbg !17
  %174 = getelementptr half, ptr addrspace(1) %2, i64 %74, !dbg !17
  %175 = getelementptr half, ptr addrspace(1) %2, i64 %76, !dbg !17
  %176 = getelementptr half, ptr addrspace(1) %2, i64 %78, !dbg !17
  %177 = getelementptr half, ptr addrspace(1) %2, i64 %80, !dbg !17
  %178 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %162, i1 %34) #2, !dbg !18
  %179 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %163, i1 %35) #2, !dbg !18
  %180 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %164, i1 %36) #2, !dbg !18
  %181 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %165, i1 %37) #2, !dbg !18
  %182 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %166, i1 %38) #2, !dbg !18
  %183 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %167, i1 %39) #2, !dbg !18
  %184 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %168, i1 %40) #2, !dbg !18
  %185 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %169, i1 %41) #2, !dbg !18
  %186 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %170, i1 %42) #2, !dbg !18
  %187 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %171, i1 %43) #2, !dbg !18
  %188 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %172, i1 %44) #2, !dbg !18
  %189 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %173, i1 %45) #2, !dbg !18
  %190 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %174, i1 %46) #2, !dbg !18
  %191 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %175, i1 %47) #2, !dbg !18
  %192 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %176, i1 %48) #2, !dbg !18
  %193 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %177, i1 %49) #2, !dbg !18
  %194 = fsub float 1.000000e+00, %7, !dbg !19
  %195 = insertelement <16 x i16> poison, i16 %161, i64 0, !dbg !16
  %196 = insertelement <16 x i16> %195, i16 %160, i64 1, !dbg !16
  %197 = insertelement <16 x i16> %196, i16 %159, i64 2, !dbg !16
  %198 = insertelement <16 x i16> %197, i16 %158, i64 3, !dbg !16
  %199 = insertelement <16 x i16> %198, i16 %157, i64 4, !dbg !16
  %200 = insertelement <16 x i16> %199, i16 %156, i64 5, !dbg !16
  %201 = insertelement <16 x i16> %200, i16 %155, i64 6, !dbg !16
  %202 = insertelement <16 x i16> %201, i16 %154, i64 7, !dbg !16
  %203 = insertelement <16 x i16> %202, i16 %153, i64 8, !dbg !16
  %204 = insertelement <16 x i16> %203, i16 %152, i64 9, !dbg !16
  %205 = insertelement <16 x i16> %204, i16 %151, i64 10, !dbg !16
  %206 = insertelement <16 x i16> %205, i16 %150, i64 11, !dbg !16
  %207 = insertelement <16 x i16> %206, i16 %149, i64 12, !dbg !16
  %208 = insertelement <16 x i16> %207, i16 %148, i64 13, !dbg !16
  %209 = insertelement <16 x i16> %208, i16 %147, i64 14, !dbg !16
  %210 = insertelement <16 x i16> %209, i16 %146, i64 15, !dbg !16
  %211 = bitcast <16 x i16> %210 to <16 x half>, !dbg !16
  %212 = fpext <16 x half> %211 to <16 x float>, !dbg !20
  %213 = insertelement <16 x i16> poison, i16 %193, i64 0, !dbg !18
  %214 = insertelement <16 x i16> %213, i16 %192, i64 1, !dbg !18
  %215 = insertelement <16 x i16> %214, i16 %191, i64 2, !dbg !18
  %216 = insertelement <16 x i16> %215, i16 %190, i64 3, !dbg !18
  %217 = insertelement <16 x i16> %216, i16 %189, i64 4, !dbg !18
  %218 = insertelement <16 x i16> %217, i16 %188, i64 5, !dbg !18
  %219 = insertelement <16 x i16> %218, i16 %187, i64 6, !dbg !18
  %220 = insertelement <16 x i16> %219, i16 %186, i64 7, !dbg !18
  %221 = insertelement <16 x i16> %220, i16 %185, i64 8, !dbg !18
  %222 = insertelement <16 x i16> %221, i16 %184, i64 9, !dbg !18
  %223 = insertelement <16 x i16> %222, i16 %183, i64 10, !dbg !18
  %224 = insertelement <16 x i16> %223, i16 %182, i64 11, !dbg !18
  %225 = insertelement <16 x i16> %224, i16 %181, i64 12, !dbg !18
  %226 = insertelement <16 x i16> %225, i16 %180, i64 13, !dbg !18
  %227 = insertelement <16 x i16> %226, i16 %179, i64 14, !dbg !18
  %228 = insertelement <16 x i16> %227, i16 %178, i64 15, !dbg !18
  %229 = bitcast <16 x i16> %228 to <16 x half>, !dbg !18
  %230 = fpext <16 x half> %229 to <16 x float>, !dbg !21
  %231 = insertelement <16 x float> poison, float %7, i64 0, !dbg !22
  %232 = shufflevector <16 x float> %231, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !22
  %233 = fmul <16 x float> %232, %230, !dbg !22
  %234 = insertelement <16 x float> poison, float %194, i64 0, !dbg !23
  %235 = shufflevector <16 x float> %234, <16 x float> poison, <16 x i32> zeroinitializer, !dbg !23
  %236 = fmul <16 x float> %235, %212, !dbg !23
  %237 = fadd <16 x float> %236, %233, !dbg !24
  %238 = extractelement <16 x float> %237, i64 15, !dbg !25
  %239 = fcmp ogt float %238, 0.000000e+00, !dbg !25
  %240 = extractelement <16 x float> %237, i64 14, !dbg !25
  %241 = fcmp ogt float %240, 0.000000e+00, !dbg !25
  %242 = extractelement <16 x float> %237, i64 13, !dbg !25
  %243 = fcmp ogt float %242, 0.000000e+00, !dbg !25
  %244 = extractelement <16 x float> %237, i64 12, !dbg !25
  %245 = fcmp ogt float %244, 0.000000e+00, !dbg !25
  %246 = extractelement <16 x float> %237, i64 11, !dbg !25
  %247 = fcmp ogt float %246, 0.000000e+00, !dbg !25
  %248 = extractelement <16 x float> %237, i64 10, !dbg !25
  %249 = fcmp ogt float %248, 0.000000e+00, !dbg !25
  %250 = extractelement <16 x float> %237, i64 9, !dbg !25
  %251 = fcmp ogt float %250, 0.000000e+00, !dbg !25
  %252 = extractelement <16 x float> %237, i64 8, !dbg !25
  %253 = fcmp ogt float %252, 0.000000e+00, !dbg !25
  %254 = extractelement <16 x float> %237, i64 7, !dbg !25
  %255 = fcmp ogt float %254, 0.000000e+00, !dbg !25
  %256 = extractelement <16 x float> %237, i64 6, !dbg !25
  %257 = fcmp ogt float %256, 0.000000e+00, !dbg !25
  %258 = extractelement <16 x float> %237, i64 5, !dbg !25
  %259 = fcmp ogt float %258, 0.000000e+00, !dbg !25
  %260 = extractelement <16 x float> %237, i64 4, !dbg !25
  %261 = fcmp ogt float %260, 0.000000e+00, !dbg !25
  %262 = extractelement <16 x float> %237, i64 3, !dbg !25
  %263 = fcmp ogt float %262, 0.000000e+00, !dbg !25
  %264 = extractelement <16 x float> %237, i64 2, !dbg !25
  %265 = fcmp ogt float %264, 0.000000e+00, !dbg !25
  %266 = extractelement <16 x float> %237, i64 1, !dbg !25
  %267 = fcmp ogt float %266, 0.000000e+00, !dbg !25
  %268 = extractelement <16 x float> %237, i64 0, !dbg !25
  %269 = fcmp ogt float %268, 0.000000e+00, !dbg !25
  %270 = fcmp olt <16 x float> %237, zeroinitializer, !dbg !26
  %271 = extractelement <16 x i1> %270, i64 15, !dbg !27
  %272 = select i1 %271, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %273 = extractelement <16 x i1> %270, i64 14, !dbg !27
  %274 = select i1 %273, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %275 = extractelement <16 x i1> %270, i64 13, !dbg !27
  %276 = select i1 %275, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %277 = extractelement <16 x i1> %270, i64 12, !dbg !27
  %278 = select i1 %277, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %279 = extractelement <16 x i1> %270, i64 11, !dbg !27
  %280 = select i1 %279, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %281 = extractelement <16 x i1> %270, i64 10, !dbg !27
  %282 = select i1 %281, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %283 = extractelement <16 x i1> %270, i64 9, !dbg !27
  %284 = select i1 %283, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %285 = extractelement <16 x i1> %270, i64 8, !dbg !27
  %286 = select i1 %285, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %287 = extractelement <16 x i1> %270, i64 7, !dbg !27
  %288 = select i1 %287, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %289 = extractelement <16 x i1> %270, i64 6, !dbg !27
  %290 = select i1 %289, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %291 = extractelement <16 x i1> %270, i64 5, !dbg !27
  %292 = select i1 %291, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %293 = extractelement <16 x i1> %270, i64 4, !dbg !27
  %294 = select i1 %293, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %295 = extractelement <16 x i1> %270, i64 3, !dbg !27
  %296 = select i1 %295, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %297 = extractelement <16 x i1> %270, i64 2, !dbg !27
  %298 = select i1 %297, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %299 = extractelement <16 x i1> %270, i64 1, !dbg !27
  %300 = select i1 %299, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %301 = extractelement <16 x i1> %270, i64 0, !dbg !27
  %302 = select i1 %301, float -1.000000e+00, float 0.000000e+00, !dbg !27
  %303 = select i1 %239, float 1.000000e+00, float %272, !dbg !28
  %304 = select i1 %241, float 1.000000e+00, float %274, !dbg !28
  %305 = select i1 %243, float 1.000000e+00, float %276, !dbg !28
  %306 = select i1 %245, float 1.000000e+00, float %278, !dbg !28
  %307 = select i1 %247, float 1.000000e+00, float %280, !dbg !28
  %308 = select i1 %249, float 1.000000e+00, float %282, !dbg !28
  %309 = select i1 %251, float 1.000000e+00, float %284, !dbg !28
  %310 = select i1 %253, float 1.000000e+00, float %286, !dbg !28
  %311 = select i1 %255, float 1.000000e+00, float %288, !dbg !28
  %312 = select i1 %257, float 1.000000e+00, float %290, !dbg !28
  %313 = select i1 %259, float 1.000000e+00, float %292, !dbg !28
  %314 = select i1 %261, float 1.000000e+00, float %294, !dbg !28
  %315 = select i1 %263, float 1.000000e+00, float %296, !dbg !28
  %316 = select i1 %265, float 1.000000e+00, float %298, !dbg !28
  %317 = select i1 %267, float 1.000000e+00, float %300, !dbg !28
  %318 = select i1 %269, float 1.000000e+00, float %302, !dbg !28
  %319 = fmul float %6, %9, !dbg !29
  %320 = fsub float 1.000000e+00, %319, !dbg !30
  %321 = fmul float %320, %114, !dbg !31
  %322 = fmul float %320, %115, !dbg !31
  %323 = fmul float %320, %116, !dbg !31
  %324 = fmul float %320, %117, !dbg !31
  %325 = fmul float %320, %118, !dbg !31
  %326 = fmul float %320, %119, !dbg !31
  %327 = fmul float %320, %120, !dbg !31
  %328 = fmul float %320, %121, !dbg !31
  %329 = fmul float %320, %122, !dbg !31
  %330 = fmul float %320, %123, !dbg !31
  %331 = fmul float %320, %124, !dbg !31
  %332 = fmul float %320, %125, !dbg !31
  %333 = fmul float %320, %126, !dbg !31
  %334 = fmul float %320, %127, !dbg !31
  %335 = fmul float %320, %128, !dbg !31
  %336 = fmul float %320, %129, !dbg !31
  %337 = fmul float %6, %303, !dbg !32
  %338 = fmul float %6, %304, !dbg !32
  %339 = fmul float %6, %305, !dbg !32
  %340 = fmul float %6, %306, !dbg !32
  %341 = fmul float %6, %307, !dbg !32
  %342 = fmul float %6, %308, !dbg !32
  %343 = fmul float %6, %309, !dbg !32
  %344 = fmul float %6, %310, !dbg !32
  %345 = fmul float %6, %311, !dbg !32
  %346 = fmul float %6, %312, !dbg !32
  %347 = fmul float %6, %313, !dbg !32
  %348 = fmul float %6, %314, !dbg !32
  %349 = fmul float %6, %315, !dbg !32
  %350 = fmul float %6, %316, !dbg !32
  %351 = fmul float %6, %317, !dbg !32
  %352 = fmul float %6, %318, !dbg !32
  %353 = fsub float %321, %337, !dbg !33
  %354 = fsub float %322, %338, !dbg !33
  %355 = fsub float %323, %339, !dbg !33
  %356 = fsub float %324, %340, !dbg !33
  %357 = fsub float %325, %341, !dbg !33
  %358 = fsub float %326, %342, !dbg !33
  %359 = fsub float %327, %343, !dbg !33
  %360 = fsub float %328, %344, !dbg !33
  %361 = fsub float %329, %345, !dbg !33
  %362 = fsub float %330, %346, !dbg !33
  %363 = fsub float %331, %347, !dbg !33
  %364 = fsub float %332, %348, !dbg !33
  %365 = fsub float %333, %349, !dbg !33
  %366 = fsub float %334, %350, !dbg !33
  %367 = fsub float %335, %351, !dbg !33
  %368 = fsub float %336, %352, !dbg !33
  %369 = getelementptr half, ptr addrspace(1) %3, i64 %50, !dbg !34
  %370 = getelementptr half, ptr addrspace(1) %3, i64 %52, !dbg !34
  %371 = getelementptr half, ptr addrspace(1) %3, i64 %54, !dbg !34
  %372 = getelementptr half, ptr addrspace(1) %3, i64 %56, !dbg !34
  %373 = getelementptr half, ptr addrspace(1) %3, i64 %58, !dbg !34
  %374 = getelementptr half, ptr addrspace(1) %3, i64 %60, !dbg !34
  %375 = getelementptr half, ptr addrspace(1) %3, i64 %62, !dbg !34
  %376 = getelementptr half, ptr addrspace(1) %3, i64 %64, !dbg !34
  %377 = getelementptr half, ptr addrspace(1) %3, i64 %66, !dbg !34
  %378 = getelementptr half, ptr addrspace(1) %3, i64 %68, !dbg !34
  %379 = getelementptr half, ptr addrspace(1) %3, i64 %70, !dbg !34
  %380 = getelementptr half, ptr addrspace(1) %3, i64 %72, !dbg !34
  %381 = getelementptr half, ptr addrspace(1) %3, i64 %74, !dbg !34
  %382 = getelementptr half, ptr addrspace(1) %3, i64 %76, !dbg !34
  %383 = getelementptr half, ptr addrspace(1) %3, i64 %78, !dbg !34
  %384 = getelementptr half, ptr addrspace(1) %3, i64 %80, !dbg !34
  %385 = fptrunc float %353 to half, !dbg !35
  %386 = fptrunc float %354 to half, !dbg !35
  %387 = fptrunc float %355 to half, !dbg !35
  %388 = fptrunc float %356 to half, !dbg !35
  %389 = fptrunc float %357 to half, !dbg !35
  %390 = fptrunc float %358 to half, !dbg !35
  %391 = fptrunc float %359 to half, !dbg !35
  %392 = fptrunc float %360 to half, !dbg !35
  %393 = fptrunc float %361 to half, !dbg !35
  %394 = fptrunc float %362 to half, !dbg !35
  %395 = fptrunc float %363 to half, !dbg !35
  %396 = fptrunc float %364 to half, !dbg !35
  %397 = fptrunc float %365 to half, !dbg !35
  %398 = fptrunc float %366 to half, !dbg !35
  %399 = fptrunc float %367 to half, !dbg !35
  %400 = fptrunc float %368 to half, !dbg !35
  %401 = bitcast half %385 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %401, ptr addrspace(1) %369, i1 %34) #2, !dbg !36
  %402 = bitcast half %386 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %402, ptr addrspace(1) %370, i1 %35) #2, !dbg !36
  %403 = bitcast half %387 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %403, ptr addrspace(1) %371, i1 %36) #2, !dbg !36
  %404 = bitcast half %388 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %404, ptr addrspace(1) %372, i1 %37) #2, !dbg !36
  %405 = bitcast half %389 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %405, ptr addrspace(1) %373, i1 %38) #2, !dbg !36
  %406 = bitcast half %390 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %406, ptr addrspace(1) %374, i1 %39) #2, !dbg !36
  %407 = bitcast half %391 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %407, ptr addrspace(1) %375, i1 %40) #2, !dbg !36
  %408 = bitcast half %392 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %408, ptr addrspace(1) %376, i1 %41) #2, !dbg !36
  %409 = bitcast half %393 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %409, ptr addrspace(1) %377, i1 %42) #2, !dbg !36
  %410 = bitcast half %394 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %410, ptr addrspace(1) %378, i1 %43) #2, !dbg !36
  %411 = bitcast half %395 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %411, ptr addrspace(1) %379, i1 %44) #2, !dbg !36
  %412 = bitcast half %396 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %412, ptr addrspace(1) %380, i1 %45) #2, !dbg !36
  %413 = bitcast half %397 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %413, ptr addrspace(1) %381, i1 %46) #2, !dbg !36
  %414 = bitcast half %398 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %414, ptr addrspace(1) %382, i1 %47) #2, !dbg !36
  %415 = bitcast half %399 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %415, ptr addrspace(1) %383, i1 %48) #2, !dbg !36
  %416 = bitcast half %400 to i16, !dbg !36
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %416, ptr addrspace(1) %384, i1 %49) #2, !dbg !36
  %417 = getelementptr half, ptr addrspace(1) %4, i64 %50, !dbg !37
  %418 = getelementptr half, ptr addrspace(1) %4, i64 %52, !dbg !37
  %419 = getelementptr half, ptr addrspace(1) %4, i64 %54, !dbg !37
  %420 = getelementptr half, ptr addrspace(1) %4, i64 %56, !dbg !37
  %421 = getelementptr half, ptr addrspace(1) %4, i64 %58, !dbg !37
  %422 = getelementptr half, ptr addrspace(1) %4, i64 %60, !dbg !37
  %423 = getelementptr half, ptr addrspace(1) %4, i64 %62, !dbg !37
  %424 = getelementptr half, ptr addrspace(1) %4, i64 %64, !dbg !37
  %425 = getelementptr half, ptr addrspace(1) %4, i64 %66, !dbg !37
  %426 = getelementptr half, ptr addrspace(1) %4, i64 %68, !dbg !37
  %427 = getelementptr half, ptr addrspace(1) %4, i64 %70, !dbg !37
  %428 = getelementptr half, ptr addrspace(1) %4, i64 %72, !dbg !37
  %429 = getelementptr half, ptr addrspace(1) %4, i64 %74, !dbg !37
  %430 = getelementptr half, ptr addrspace(1) %4, i64 %76, !dbg !37
  %431 = getelementptr half, ptr addrspace(1) %4, i64 %78, !dbg !37
  %432 = getelementptr half, ptr addrspace(1) %4, i64 %80, !dbg !37
  %433 = extractelement <16 x float> %230, i64 15, !dbg !38
  %434 = fmul float %8, %433, !dbg !38
  %435 = extractelement <16 x float> %230, i64 14, !dbg !38
  %436 = fmul float %8, %435, !dbg !38
  %437 = extractelement <16 x float> %230, i64 13, !dbg !38
  %438 = fmul float %8, %437, !dbg !38
  %439 = extractelement <16 x float> %230, i64 12, !dbg !38
  %440 = fmul float %8, %439, !dbg !38
  %441 = extractelement <16 x float> %230, i64 11, !dbg !38
  %442 = fmul float %8, %441, !dbg !38
  %443 = extractelement <16 x float> %230, i64 10, !dbg !38
  %444 = fmul float %8, %443, !dbg !38
  %445 = extractelement <16 x float> %230, i64 9, !dbg !38
  %446 = fmul float %8, %445, !dbg !38
  %447 = extractelement <16 x float> %230, i64 8, !dbg !38
  %448 = fmul float %8, %447, !dbg !38
  %449 = extractelement <16 x float> %230, i64 7, !dbg !38
  %450 = fmul float %8, %449, !dbg !38
  %451 = extractelement <16 x float> %230, i64 6, !dbg !38
  %452 = fmul float %8, %451, !dbg !38
  %453 = extractelement <16 x float> %230, i64 5, !dbg !38
  %454 = fmul float %8, %453, !dbg !38
  %455 = extractelement <16 x float> %230, i64 4, !dbg !38
  %456 = fmul float %8, %455, !dbg !38
  %457 = extractelement <16 x float> %230, i64 3, !dbg !38
  %458 = fmul float %8, %457, !dbg !38
  %459 = extractelement <16 x float> %230, i64 2, !dbg !38
  %460 = fmul float %8, %459, !dbg !38
  %461 = extractelement <16 x float> %230, i64 1, !dbg !38
  %462 = fmul float %8, %461, !dbg !38
  %463 = extractelement <16 x float> %230, i64 0, !dbg !38
  %464 = fmul float %8, %463, !dbg !38
  %465 = fsub float 1.000000e+00, %8, !dbg !39
  %466 = extractelement <16 x float> %212, i64 15, !dbg !40
  %467 = fmul float %465, %466, !dbg !40
  %468 = extractelement <16 x float> %212, i64 14, !dbg !40
  %469 = fmul float %465, %468, !dbg !40
  %470 = extractelement <16 x float> %212, i64 13, !dbg !40
  %471 = fmul float %465, %470, !dbg !40
  %472 = extractelement <16 x float> %212, i64 12, !dbg !40
  %473 = fmul float %465, %472, !dbg !40
  %474 = extractelement <16 x float> %212, i64 11, !dbg !40
  %475 = fmul float %465, %474, !dbg !40
  %476 = extractelement <16 x float> %212, i64 10, !dbg !40
  %477 = fmul float %465, %476, !dbg !40
  %478 = extractelement <16 x float> %212, i64 9, !dbg !40
  %479 = fmul float %465, %478, !dbg !40
  %480 = extractelement <16 x float> %212, i64 8, !dbg !40
  %481 = fmul float %465, %480, !dbg !40
  %482 = extractelement <16 x float> %212, i64 7, !dbg !40
  %483 = fmul float %465, %482, !dbg !40
  %484 = extractelement <16 x float> %212, i64 6, !dbg !40
  %485 = fmul float %465, %484, !dbg !40
  %486 = extractelement <16 x float> %212, i64 5, !dbg !40
  %487 = fmul float %465, %486, !dbg !40
  %488 = extractelement <16 x float> %212, i64 4, !dbg !40
  %489 = fmul float %465, %488, !dbg !40
  %490 = extractelement <16 x float> %212, i64 3, !dbg !40
  %491 = fmul float %465, %490, !dbg !40
  %492 = extractelement <16 x float> %212, i64 2, !dbg !40
  %493 = fmul float %465, %492, !dbg !40
  %494 = extractelement <16 x float> %212, i64 1, !dbg !40
  %495 = fmul float %465, %494, !dbg !40
  %496 = extractelement <16 x float> %212, i64 0, !dbg !40
  %497 = fmul float %465, %496, !dbg !40
  %498 = fadd float %467, %434, !dbg !41
  %499 = fadd float %469, %436, !dbg !41
  %500 = fadd float %471, %438, !dbg !41
  %501 = fadd float %473, %440, !dbg !41
  %502 = fadd float %475, %442, !dbg !41
  %503 = fadd float %477, %444, !dbg !41
  %504 = fadd float %479, %446, !dbg !41
  %505 = fadd float %481, %448, !dbg !41
  %506 = fadd float %483, %450, !dbg !41
  %507 = fadd float %485, %452, !dbg !41
  %508 = fadd float %487, %454, !dbg !41
  %509 = fadd float %489, %456, !dbg !41
  %510 = fadd float %491, %458, !dbg !41
  %511 = fadd float %493, %460, !dbg !41
  %512 = fadd float %495, %462, !dbg !41
  %513 = fadd float %497, %464, !dbg !41
  %514 = fptrunc float %498 to half, !dbg !42
  %515 = fptrunc float %499 to half, !dbg !42
  %516 = fptrunc float %500 to half, !dbg !42
  %517 = fptrunc float %501 to half, !dbg !42
  %518 = fptrunc float %502 to half, !dbg !42
  %519 = fptrunc float %503 to half, !dbg !42
  %520 = fptrunc float %504 to half, !dbg !42
  %521 = fptrunc float %505 to half, !dbg !42
  %522 = fptrunc float %506 to half, !dbg !42
  %523 = fptrunc float %507 to half, !dbg !42
  %524 = fptrunc float %508 to half, !dbg !42
  %525 = fptrunc float %509 to half, !dbg !42
  %526 = fptrunc float %510 to half, !dbg !42
  %527 = fptrunc float %511 to half, !dbg !42
  %528 = fptrunc float %512 to half, !dbg !42
  %529 = fptrunc float %513 to half, !dbg !42
  %530 = bitcast half %514 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %530, ptr addrspace(1) %417, i1 %34) #2, !dbg !43
  %531 = bitcast half %515 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %531, ptr addrspace(1) %418, i1 %35) #2, !dbg !43
  %532 = bitcast half %516 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %532, ptr addrspace(1) %419, i1 %36) #2, !dbg !43
  %533 = bitcast half %517 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %533, ptr addrspace(1) %420, i1 %37) #2, !dbg !43
  %534 = bitcast half %518 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %534, ptr addrspace(1) %421, i1 %38) #2, !dbg !43
  %535 = bitcast half %519 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %535, ptr addrspace(1) %422, i1 %39) #2, !dbg !43
  %536 = bitcast half %520 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %536, ptr addrspace(1) %423, i1 %40) #2, !dbg !43
  %537 = bitcast half %521 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %537, ptr addrspace(1) %424, i1 %41) #2, !dbg !43
  %538 = bitcast half %522 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %538, ptr addrspace(1) %425, i1 %42) #2, !dbg !43
  %539 = bitcast half %523 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %539, ptr addrspace(1) %426, i1 %43) #2, !dbg !43
  %540 = bitcast half %524 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %540, ptr addrspace(1) %427, i1 %44) #2, !dbg !43
  %541 = bitcast half %525 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %541, ptr addrspace(1) %428, i1 %45) #2, !dbg !43
  %542 = bitcast half %526 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %542, ptr addrspace(1) %429, i1 %46) #2, !dbg !43
  %543 = bitcast half %527 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %543, ptr addrspace(1) %430, i1 %47) #2, !dbg !43
  %544 = bitcast half %528 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %544, ptr addrspace(1) %431, i1 %48) #2, !dbg !43
  %545 = bitcast half %529 to i16, !dbg !43
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %545, ptr addrspace(1) %432, i1 %49) #2, !dbg !43
  ret void, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "optimizers.py", directory: "kernels/families")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "lion_kernel", linkageName: "lion_kernel", scope: !1, file: !1, line: 30, type: !5, scopeLine: 30, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 32, column: 25, scope: !4)
!8 = !DILocation(line: 32, column: 30, scope: !4)
!9 = !DILocation(line: 32, column: 51, scope: !4)
!10 = !DILocation(line: 32, column: 38, scope: !4)
!11 = !DILocation(line: 33, column: 18, scope: !4)
!12 = !DILocation(line: 34, column: 24, scope: !4)
!13 = !DILocation(line: 34, column: 16, scope: !4)
!14 = !DILocation(line: 34, column: 44, scope: !4)
!15 = !DILocation(line: 35, column: 24, scope: !4)
!16 = !DILocation(line: 35, column: 16, scope: !4)
!17 = !DILocation(line: 36, column: 24, scope: !4)
!18 = !DILocation(line: 36, column: 16, scope: !4)
!19 = !DILocation(line: 37, column: 32, scope: !4)
!20 = !DILocation(line: 35, column: 44, scope: !4)
!21 = !DILocation(line: 36, column: 44, scope: !4)
!22 = !DILocation(line: 37, column: 21, scope: !4)
!23 = !DILocation(line: 37, column: 41, scope: !4)
!24 = !DILocation(line: 37, column: 25, scope: !4)
!25 = !DILocation(line: 38, column: 29, scope: !4)
!26 = !DILocation(line: 38, column: 55, scope: !4)
!27 = !DILocation(line: 38, column: 64, scope: !4)
!28 = !DILocation(line: 38, column: 37, scope: !4)
!29 = !DILocation(line: 39, column: 24, scope: !4)
!30 = !DILocation(line: 39, column: 19, scope: !4)
!31 = !DILocation(line: 39, column: 13, scope: !4)
!32 = !DILocation(line: 39, column: 38, scope: !4)
!33 = !DILocation(line: 39, column: 33, scope: !4)
!34 = !DILocation(line: 40, column: 25, scope: !4)
!35 = !DILocation(line: 40, column: 36, scope: !4)
!36 = !DILocation(line: 40, column: 31, scope: !4)
!37 = !DILocation(line: 41, column: 25, scope: !4)
!38 = !DILocation(line: 41, column: 40, scope: !4)
!39 = !DILocation(line: 41, column: 51, scope: !4)
!40 = !DILocation(line: 41, column: 60, scope: !4)
!41 = !DILocation(line: 41, column: 44, scope: !4)
!42 = !DILocation(line: 41, column: 66, scope: !4)
!43 = !DILocation(line: 41, column: 31, scope: !4)
!44 = !DILocation(line: 41, column: 4, scope: !4)
