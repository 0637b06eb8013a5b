-- What is played at a table lies together by table, so that a choice touches as few pages as can be.

CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE persons (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    made REAL NOT NULL,
    recovery TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX persons_recovering ON persons (recovery) WHERE recovery <> '';

CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    began REAL NOT NULL,
    seen REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of ON sessions (person);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    made REAL NOT NULL,
    facts TEXT NOT NULL
) STRICT;

CREATE INDEX tables_by_phase ON tables (phase, listed);

-- Narrow, and apart from the facts, since it changes with every choice.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    touched REAL NOT NULL,
    due REAL,
    clocks TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE belongs (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX belongs_to ON belongs (table_id);

CREATE TABLE secrets (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE acts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    ref TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, ref)
) STRICT, WITHOUT ROWID;

CREATE TABLE held (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE said (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    listeners TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX said_by ON said (person);

CREATE TABLE hooks (
    person TEXT NOT NULL PRIMARY KEY REFERENCES persons (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    failures INTEGER NOT NULL,
    trouble TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE notices (
    person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    due REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_due ON notices (due);
