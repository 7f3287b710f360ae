"""Ray without Ray, as far as `kiln.ray_executor` and `kiln.ray_choices` use it: tasks and actors are threads of this process, and a file can say
that hosts die. The names, the options and the errors are those of Ray 2.60, under which scripts/ray-test.sh runs the executor."""
from __future__ import annotations

import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Callable, Dict, List

from ray import exceptions

_calls: Dict[str, int] = {}


def _fails(name: str) -> bool:
    """Whether the host fails under this call: FAKE_RAY_FAILS names a call and how often, "measure 2"."""
    word, _, count = os.environ.get("FAKE_RAY_FAILS", "").partition(" ")
    _calls[name] = _calls.get(name, 0) + 1
    return word == name and _calls[name] <= int(count)


def init(**options: Any) -> None:
    print("what a library prints is no answer", options, file=sys.stdout, flush=True)


def shutdown() -> None:
    pass


def kill(actor: Any) -> None:
    """Ends an actor, one that nothing has started yet, too."""


def cluster_resources() -> Dict[str, float]:
    return {"CPU": 3.0, "GPU": float(os.environ.get("FAKE_RAY_GPUS", "1"))}


def nodes() -> List[Dict[str, Any]]:
    """FAKE_RAY_HOSTS names them; one with a "-" before it has left."""
    names = os.environ.get("FAKE_RAY_HOSTS", "here").split()
    return [{"NodeID": f"{number:056x}", "Alive": not name.startswith("-"), "NodeManagerHostname": name.lstrip("-")}
            for number, name in enumerate(names)]


class ObjectRef:
    def __init__(self, pool: ThreadPoolExecutor, call: Callable[[], Any]) -> None:
        self._future: "Future[Any]" = pool.submit(self._run, call)

    @staticmethod
    def _run(call: Callable[[], Any]) -> Any:
        try:
            return call()
        except exceptions.RayError:
            raise
        except Exception as error:
            raise exceptions.RayTaskError(error) from error

    def future(self) -> "Future[Any]":
        return self._future


class _Task:
    def __init__(self, function: Any, options: Dict[str, Any], node: str = "") -> None:
        self._function, self._options, self._pool = function, options, ThreadPoolExecutor(2)
        self._retries, self._node = options["max_retries"], node

    def options(self, *, scheduling_strategy: Any) -> "_Task":
        """The same on a node."""
        assert not scheduling_strategy.soft, "on that node alone"
        return _Task(self._function, self._options, scheduling_strategy.node_id)

    def remote(self, *arguments: Any) -> ObjectRef:
        def call() -> Any:
            for _ in range(1 + self._retries):
                if not _fails(f"ask-{int(self._node, 16)}" if self._node else "compile"):
                    return self._function(*arguments)
            raise exceptions.WorkerCrashedError("the worker died unexpectedly")
        return ObjectRef(self._pool, call)


class _Method:
    def __init__(self, actor: Any, name: str) -> None:
        self._actor, self._name = actor, name

    def remote(self, *arguments: Any) -> ObjectRef:
        actor = self._actor

        def call() -> Any:
            if _fails(self._name):
                actor.instance._worker.stop()  # A process ends with the host that started it.
                actor.instance = actor.make()
                if self._name == "open_gpu":
                    raise exceptions.ActorDiedError("the actor died and has no restarts left")
                actor.restarting = 2
            if actor.restarting:
                actor.restarting -= 1
                raise exceptions.ActorUnavailableError("the actor is temporarily unavailable")
            return getattr(actor.instance, self._name)(*arguments)
        return ObjectRef(actor.pool, call)


class _Actor:
    def __init__(self, make: Callable[[], Any]) -> None:
        self.make, self.instance, self.pool, self.restarting = make, make(), ThreadPoolExecutor(1), 0

    def __getattr__(self, name: str) -> _Method:
        return _Method(self, name)


class _ActorClass:
    def __init__(self, cls: Any) -> None:
        self._cls = cls

    def remote(self) -> _Actor:
        return _Actor(self._cls)


def remote(**options: Any) -> Callable[[Any], Any]:
    known = {"num_cpus", "num_gpus", "max_retries", "max_restarts", "max_task_retries", "accelerator_type"}
    assert set(options) <= known, options

    def wrap(thing: Any) -> Any:
        if isinstance(thing, type):
            assert "max_retries" not in options, "actors have max_task_retries"
            return _ActorClass(thing)
        return _Task(thing, options)
    return wrap
