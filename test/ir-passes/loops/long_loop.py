#!/usr/bin/env python3
"""A kernel of one loop whose counter, and with it the address of a load and the question whether there is another iteration, goes
through a chain of instructions.

    long_loop.py STEPS
"""
import sys

steps = int(sys.argv[1])
chain = "\n".join(f"  %x{i} = {('xor', 'add')[i % 2]} i32 %x{i - 1}, %n" for i in range(1, steps + 1))
print(f"""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @chain(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {{
entry:
  br label %loop
loop:
  %x0 = phi i32 [ 0, %entry ], [ %x{steps}, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
{chain}
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %x{steps}
  %x = load i32, ptr addrspace(1) %at
  %more = add i32 %sum, %x
  %again = icmp slt i32 %x{steps}, %n
  br i1 %again, label %loop, label %exit
exit:
  store i32 %more, ptr addrspace(1) %out
  ret void
}}""")
