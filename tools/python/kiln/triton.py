"""``import kiln.triton`` activates the knob by hand, where the entry point of the package is not looked at: with
``TRITON_BACKENDS_IN_TREE=1``, or with the package on ``PYTHONPATH`` and not installed. Raises ImportError where there is no
Triton whose kernels could have directives."""
from kiln.hook import activate, is_active

activate()
if not is_active():
    raise ImportError("kiln.triton found no Triton with a back end for NVIDIA or AMD; install Triton 3.4 or newer beside kiln")
