"""``python -m kiln.survey --hip``: aiter's kernels on an AMD GPU, by plain Triton and by Kiln, as one file to send back.

::

    git clone https://github.com/ROCm/aiter && git -C aiter checkout e4048607a535ace3a2b51ded31b1c8c2d45c0879
    python -m kiln.survey --hip --aiter aiter -o survey.json                     # all; the same line again goes on where it ended
    python -m kiln.survey --hip --aiter aiter -o survey.json --only '^gemm'      # some of them
    python -m kiln.survey --hip --aiter aiter -o compiled.json --target gfx950   # no GPU: compiled for that one, and not launched

It needs an MI300 (gfx942) or MI350 (gfx950), PyTorch for ROCm, and Triton. Of aiter only kernels are imported, of the sources that the
checkout has at that commit; nothing of it has to be built or installed. Each of the 45 configurations of 16 kernels is built as ``triton``
(plain), ``auto`` (``sched_strategy="auto"``) and ``tile`` (``backend="tile"``), run on copies of the same tensors, held against plain
Triton's result and timed, in a process of its own. `kiln.survey.hip.document` says what stands in the file.
"""
