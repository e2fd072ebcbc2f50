"""Messages that were valid once, spoilt by a seeded die."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

HUGE = [2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, -1, 10**400]
FLOATS = [0.5, -0.0, 1e308, 1e-320, 3.0]
STRINGS = [
    *["", " ", "\0", "a\0b", "\ud800", "\udfff\ud800", "\u202e", "\u2028", "\ufeff", "\x7f"],
    *["x" * 5000, "🪙" * 300, "İ", "𝟙", "٣", "%s%n", "../../etc/passwd", "'; DROP TABLE log;--"],
    *["{}", "1", "true", "act", "me", "greedy", "ismcts:0s", "ismcts:1e9s", "ismcts:0.000001s"],
]
ODD: list[Any] = [None, True, False, [], {}, [[]], [None], {"": None}, {"type": "act"}, "null"]
LITERALS = [
    *["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "0x10", "01", "--1", "'a'", "undefined"],
    *['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', '"unclosed', "1" * 900],
    *["[" * 900, "[" * 3000, "[" * 20_000, '{"a":' * 500, "0." + "1" * 900],
]
BYTES = [
    *[b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80"],  # no UTF-8
    *[b"\x00", b"\xef\xbb\xbf", b"\r\n"],
]
PARTS = [
    *["%00", "%ff%fe", "%ED%A0%80", "..", "%2e%2e%2f", "%2F", "//", "%", "%zz", "é", "🪙", "٣"],
    *["-1", "1.5", "99999999999999999999", "0x1", "nan", "1e3", "'", "?", ";", "x" * 300],
    *["%0d%0aSet-Cookie:%20a=b", "{table}"],
]
QUERIES = [
    *[
        "?text=%00",
        "?text=xx&text=fr",
        "?text[]=fr",
        "?text",
        "?&&&==",
        "?%F0%9F",
        "?" + "a=b&" * 500,
    ],
    *["?since=-1", "?since=1e9&until=0", "?since=99999999999999999999999", "?until=NaN"],
    *["?since=%ff", "?since=&until=", "?since=0&until=-99999999999999999999"],
]
FORM = b"multipart/form-data"
HEADERS: dict[bytes, list[bytes]] = {
    b"cookie": [
        *[b"filon=\xff\xfe", b"filon=" + b"x" * 3000, b"filon", b'filon="a;b"; filon=c', b"\xe9=1"],
        *[b"filon=%00; =; ;;", b"filon=\xc3\xa9", b"filon=\\ud800", b"$Version=1"],
    ],
    b"origin": [b"http://[", b"null", b"\xff", b"http://a:b:c", b"http://[::1", b""],
    b"host": [b"[", b"\xff", b"", b"a:99999999", b"[::1"],
    b"content-type": [
        *[b"application/x-msgpack", b"application/yaml", b"application/x-www-form-urlencoded"],
        *[b"application/json; charset=utf-16", b"text/plain; charset=utf-99", b";", b"\xff/\xfe"],
        *[FORM, FORM + b"; boundary=\xff", FORM + b"; boundary=" + b"x" * 200],
    ],
    b"content-length": [b"-1", b"99", b"1, 2"],
    b"content-encoding": [b"gzip"],
    b"transfer-encoding": [b"chunked"],
    b"accept": [b"\xff", b"application/x-msgpack", b"a/b;q=x"],
    b"accept-encoding": [b"br;q=-1, \xff"],
    b"connection": [b"upgrade, \xff"],
    b"upgrade": [b"websocket"],
    b"expect": [b"100-continue"],
    b"range": [b"x"],
    b"if-none-match": [b"\xff"],
    b"x-forwarded-for": [b"\xff, 1.1.1.1"],
    b"x-forwarded-proto": [b"https\xff"],
    b"forwarded": [b"for=;"],
}
METHODS = ["GET", "HEAD", "OPTIONS", "DELETE", "PATCH", "PUT", "POST", "TRACE", "get", "FLY"]
MARK = "@here@"


class Garbage:
    def __init__(self, seed: int) -> None:
        self.die = random.Random(seed)

    def message(self, valid: Any) -> bytes:
        """A JSON message as it should not be; now and then it is valid after all."""
        way = self.die.random()
        if way < 0.45:
            text = json.dumps(self.changed(valid))
        elif way < 0.65:
            text = json.dumps(self.changed(valid, MARK)).replace(f'"{MARK}"', self.pick(LITERALS))
        elif way < 0.75:
            text = self.doubled(json.dumps(valid))
        else:
            return self.spoilt(json.dumps(valid).encode())
        return self.spoilt(text.encode()) if self.die.random() < 0.1 else text.encode()

    def changed(self, valid: Any, put: Any = None) -> Any:
        """One value, at any depth, replaced, removed or added."""
        tree = copy.deepcopy(valid)
        parents = [node for node in self._nodes(tree) if node]
        if not parents or self.die.random() < 0.05:
            return put if put is not None else self.value()
        parent = self.pick(parents)
        key = self.pick(list(parent) if isinstance(parent, dict) else list(range(len(parent))))
        way = self.die.random()
        if put is None and way < 0.15:
            del parent[key]
        elif put is None and way < 0.3 and isinstance(parent, dict):
            parent[self.pick([*STRINGS, "type", "seat", "all"])] = self.value()
        else:
            parent[key] = put if put is not None else self.value()
        return tree

    def header(self) -> tuple[bytes, bytes]:
        name: bytes = self.pick(list(HEADERS))
        return name, self.pick(HEADERS[name])

    def path(self, path: str) -> str:
        """With another part or another query."""
        if self.die.random() < 0.4:
            return path.partition("?")[0] + str(self.pick(QUERIES))
        parts = path.split("/")
        parts[self.die.randrange(1, len(parts))] = self.pick(PARTS)
        return "/".join(parts)

    def value(self) -> Any:
        return self.pick(self.pick([HUGE, FLOATS, STRINGS, ODD]))

    def doubled(self, text: str) -> str:
        """The same key twice, with another value."""
        return text.replace("{", '{"type":"undo","seat":-1,"name":7,', 1)

    def spoilt(self, data: bytes) -> bytes:
        way = self.die.randrange(6)
        place = self.die.randrange(len(data) + 1)
        if way == 0:
            return data[:place]
        if way == 1:
            strange: bytes = self.pick(BYTES)
            return data[:place] + strange + data[place:]
        if way == 2:
            return data.decode(errors="replace").encode(self.pick(["utf-16", "utf-32", "utf-7"]))
        if way == 3:
            return bytes(self.die.randrange(256) for _ in range(self.die.randrange(40)))
        if way == 4:
            return bytes(data + self.pick([b"}", b",", b"\0", b" " * 3000, data]))
        flipped = bytearray(data)
        for _ in range(3):
            flipped[self.die.randrange(len(data))] ^= 1 << self.die.randrange(8)
        return bytes(flipped)

    def pick(self, things: Any) -> Any:
        return things[self.die.randrange(len(things))]

    def _nodes(self, tree: Any) -> list[Any]:
        """All objects and lists of a message."""
        if isinstance(tree, dict):
            return [tree, *[node for value in tree.values() for node in self._nodes(value)]]
        if isinstance(tree, list):
            return [tree, *[node for value in tree for node in self._nodes(value)]]
        return []
