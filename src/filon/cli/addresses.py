"""Where to listen: `127.0.0.1:9125`, `[::1]:9125`."""

from __future__ import annotations

from typing import Any

import click

Place = tuple[str, int]


class HostAndPort(click.ParamType[Place | None]):
    """Empty for none; port 0 for any that is free."""

    name = "host:port"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Place | None:
        if not value:
            return None
        host, colon, port = str(value).rpartition(":")
        if not colon or not port.isdecimal() or int(port) > 65535:
            self.fail(f"expected HOST:PORT like 127.0.0.1:9125, got {value!r}", param, ctx)
        return host.strip("[]"), int(port)


def written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
