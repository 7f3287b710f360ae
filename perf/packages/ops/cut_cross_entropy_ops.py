"""cut-cross-entropy: the loss of a language model's last layer without its logits."""
from ops.inputs import below, bf16, forward_backward, found

OPS = {}


def loss(**more):
    """The loss of 4,096 tokens, both ways."""
    function, target = found("cut_cross_entropy", "linear_cross_entropy"), below(32000, 4096)
    forward_backward(lambda x, weight: function(x, weight, target, **more), bf16(4096, 2048), bf16(32000, 2048, scale=0.02))


OPS["plain"] = loss
OPS["capped"] = lambda: loss(softcap=30.0)
OPS["unfiltered"] = lambda: loss(filter_eps=None)
