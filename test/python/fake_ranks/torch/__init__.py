"""As much of torch as `kiln.adaptive` asks of a program of several ranks: they talk by files in ``FAKE_RANKS``."""


class Tensor:
    """Triton asks whether arguments are some."""
