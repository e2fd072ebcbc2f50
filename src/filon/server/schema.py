"""The database: people, tables, seats, journals in words, chat; and shortcuts through long games.

Of a game only its journal counts. Snapshots are thrown away at will; reels let anybody look at what
is settled without running its rules, whatever becomes of them.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),  # when last, within the hour
    Column("mail", String(254), nullable=False),  # proved by a link, or empty
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("device", String(80), nullable=False),  # what the browser calls itself
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)

# what carries somebody to another device: a short code, or a link in a mail
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("mail", String(254), nullable=False),  # empty for a short code
    Column("expires", BigInteger, nullable=False),  # seconds by the wall
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),  # as the authenticator names it
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # that the authenticator has counted
    Column("device", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)

# what a passkey is asked to sign: once, and soon
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), nullable=False),  # who makes a new passkey, empty for who comes
    Column("expires", BigInteger, nullable=False),  # seconds by the wall
    Column("answered", Boolean, nullable=False),
)

used_codes = Table("used_codes", metadata, Column("hash", String(64), primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over, closed
    Column("host", String(24), ForeignKey("guests.id"), nullable=False),
    Column("luck_key", String(64), nullable=False),  # secret until the end
    Column("rematch", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    Column("note", String(400), nullable=False),  # why it was closed
    Column("edition", String(80), nullable=False),  # of what is printed; empty: the standard one
    Column("clock", String(40), nullable=False),  # its terms, empty for none
    Column("waiting", JSON(none_as_null=True)),  # who is asked since when, with how much time
    Column("due", BigInteger),  # the tick at which somebody's time is over
    Column("ended", String(32), nullable=False),
    Column("result", JSON(none_as_null=True)),  # scores and winners
    Column("rated", Boolean, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),  # empty for bots and open seats
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", String(400), nullable=False),
    Column("said", String, nullable=False),  # by luck, numbers with spaces
    Column("told", String(16), nullable=False),  # a fingerprint of what happened
    Column("at", String(32), nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("length", Integer, primary_key=True, autoincrement=False),  # acts before it
    Column("n", Integer, nullable=False),  # of the last of them
    Column("rules_version", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("heard", JSON, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

reels = Table(
    "reels",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),  # acts before it
    Column("count", Integer, nullable=False),
    Column("heard", JSON, nullable=False),  # by every viewer before it
    Column("last", Boolean, nullable=False),  # nothing comes after it any more
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("guest", String(24), nullable=False),
)

# when the house was last known to be open, and how long it has been closed in all
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("lost", BigInteger, nullable=False),
)

avoided = Table(
    "avoided",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("how", String(8), nullable=False),  # mute or block
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(24), nullable=False),  # who says so
    Column("other", String(24), nullable=False),  # about whom, or empty
    Column("table_id", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(48), primary_key=True),  # a guest, or bot:its level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# what each rated table has changed: once for all
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(48), nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
)

# what people are told when they are not here; times are seconds since 1970

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(4), nullable=False),  # push, mail, hook
    Column("address", String(1000), nullable=False),
    Column("secrets", JSON, nullable=False),  # of a push subscription
    Column("language", String(2), nullable=False),
    Column("every", Integer, nullable=False),  # seconds between two digests; 0: at once
)

outbox = Table(
    "outbox",
    metadata,
    Column("channel", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),  # one a match: a newer takes its place
    Column("id", String(16), nullable=False, unique=True),
    Column("guest", String(24), nullable=False),
    Column("kind", String(4), nullable=False),  # turn, over
    Column("due", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("handing", Boolean, nullable=False),  # from now on nobody knows, until it is deleted
    Column("holder", String(16), nullable=False),  # whose it is to send,
    Column("until", Integer, nullable=False),  # unless it is not done by then
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(100), nullable=False),
)

# where several processes share a database; all times are the database's own

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("until", DateTime(timezone=True), nullable=False),  # alive, unless it says so again
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("holder", String(16), nullable=False),  # the process that plays its bots and films it
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("holder", String(16), primary_key=True),  # the process through which they look
    Column("guest", String(24), primary_key=True),
)

quotas = Table(
    "quotas",
    metadata,
    Column("name", String(120), primary_key=True),  # what, and whose
    Column("spent", DateTime(timezone=True), nullable=False),  # used up until then
)

Index("tables_by_status", tables.c.public, tables.c.status, tables.c.created)
Index("tables_by_host", tables.c.host, tables.c.status)
Index("channels_by_guest", channels.c.guest)
Index("outbox_by_due", outbox.c.due)
Index("outbox_by_guest", outbox.c.guest)
Index("leases_by_holder", leases.c.holder)
Index("tables_by_due", tables.c.due)
Index("tables_by_end", tables.c.rated, tables.c.ended)
Index("seats_by_guest", seats.c.guest)
Index("sessions_by_guest", sessions.c.guest)
Index("passkeys_by_guest", passkeys.c.guest)
Index("guests_by_mail", guests.c.mail)
