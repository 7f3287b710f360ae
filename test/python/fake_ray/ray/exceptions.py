"""Ray's errors, those that the executor tells apart."""


class RayError(Exception):
    pass


class RayTaskError(RayError):
    """The function raised; `cause` is what."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class RayActorError(RayError):
    pass


class ActorDiedError(RayActorError):
    """For good."""


class ActorUnavailableError(RayActorError):
    """While it is started again, or cannot be reached."""


class WorkerCrashedError(RayError):
    pass
