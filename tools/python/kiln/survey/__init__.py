"""``python -m kiln.survey module:function``: what Kiln makes of the Triton kernels that a program launches.

::

    python -m kiln.survey train:step                         # a GPU: checked in every byte, then timed beside plain Triton
    python -m kiln.survey train:step --static                # no GPU: the binaries side by side, and what differs
    python -m kiln.survey train:step --static --target sm_90a,gfx942 --format json

The function is called once, with no arguments, in this process; whatever Triton kernels it launches, also those of packages that it
calls, are caught where Triton launches them (`kiln.survey.launches`), each distinct kernel once. An autotuned kernel is caught in
the configuration that its autotuner chooses. TorchInductor launches its kernels another way, so they are not seen: a policy
(`kiln.policy`) and PyTorch's profiler are the means for them.

``python -m kiln.survey --hip --aiter FOLDER -o FILE.json`` is a survey of its own (`kiln.survey.hip`).

Kernels are built as ``triton`` (plain), ``auto`` (``sched_strategy="auto"``) and ``tile`` (``backend="tile"``); ``--builds`` selects.
Directives that the program itself gives are left out, which a note says.
"""
