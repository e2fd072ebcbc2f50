"""The researchers' door: Filon's games through the interfaces that learners already use.

`aec_env` and `parallel_env` (PettingZoo), `seat_env` and `vector_env` (Gymnasium), `observe` and
`layout` (arrays and what they mean), and `filon.rl.openspiel`. Needs the extra `filon[rl]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from filon.rl.aec import aec_env
    from filon.rl.observation import layout, observe
    from filon.rl.parallel import parallel_env
    from filon.rl.registry import register
    from filon.rl.seat import seat_env
    from filon.rl.vector import vector_env

__all__ = [
    "aec_env",
    "layout",
    "observe",
    "parallel_env",
    "register",
    "seat_env",
    "vector_env",
]

ROOMS = {
    "aec_env": "aec",
    "layout": "observation",
    "observe": "observation",
    "parallel_env": "parallel",
    "register": "registry",
    "seat_env": "seat",
    "vector_env": "vector",
}


def __getattr__(name: str) -> Any:
    """Loaded when first asked for, so that nobody needs numpy who does not learn."""
    if name not in ROOMS:
        raise AttributeError(f"module 'filon.rl' has no attribute {name!r}")
    from filon.rl.extras import room

    return getattr(room(f"filon.rl.{ROOMS[name]}", "rl"), name)
