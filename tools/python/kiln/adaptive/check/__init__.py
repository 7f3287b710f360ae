"""``adaptive(check=true)``: builds are launched only after a process of their own launched them on copies of a launch's memory and found there
what Triton's own binary writes."""
