"""``import kiln.triton`` activates the knob by hand, where the entry point of the package is not looked at: with
``TRITON_BACKENDS_IN_TREE=1``, or with the package on ``PYTHONPATH`` and not installed."""
from kiln.hook import activate

activate()
