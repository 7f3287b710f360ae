"""Where a task runs."""


class NodeAffinitySchedulingStrategy:
    """On a node; with `soft`, elsewhere where that one has left."""

    def __init__(self, node_id: str, soft: bool) -> None:
        self.node_id, self.soft = node_id, soft
