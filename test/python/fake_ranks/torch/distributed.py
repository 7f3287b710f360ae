"""`torch.distributed` of ranks that are processes of one machine: ``RANK`` of ``WORLD_SIZE``."""
import os
import pickle
import time
from pathlib import Path

_broadcasts = 0


def is_available():
    return True


def is_initialized():
    return True


def get_world_size(group=None):
    return int(os.environ["WORLD_SIZE"])


def get_rank(group=None):
    return int(os.environ["RANK"])


def get_global_rank(group, rank):
    return rank


def broadcast_object_list(box, src=0, group=None):
    global _broadcasts
    _broadcasts += 1
    file = Path(os.environ["FAKE_RANKS"]) / f"broadcast-{_broadcasts}"
    if get_rank() == src:
        part = file.with_suffix(".part")
        part.write_bytes(pickle.dumps(box))
        part.rename(file)
        return
    end = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < end, "the first rank broadcasts nothing"
        time.sleep(0.01)
    box[:] = pickle.loads(file.read_bytes())
