CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE person (
  number INTEGER PRIMARY KEY,
  author INTEGER NOT NULL REFERENCES person (number),
  role TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  platform TEXT NOT NULL,
  alias TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL,
  deadline TEXT,
  since TEXT NOT NULL
);
CREATE TABLE link (
  hash TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE
);
CREATE TABLE invitation (
  hash TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE
);
CREATE TABLE device (
  hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  person INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE,
  label TEXT NOT NULL,
  begun TEXT NOT NULL,
  seen TEXT NOT NULL
);
CREATE INDEX device_of ON device (person);
CREATE TABLE upload (
  id TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person (number),
  file TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  received TEXT NOT NULL,
  state TEXT NOT NULL,
  answer TEXT NOT NULL,
  UNIQUE (person, sha256)
);
CREATE INDEX upload_state ON upload (state, received);
CREATE TABLE version (
  person INTEGER NOT NULL REFERENCES person (number),
  number INTEGER NOT NULL,
  upload TEXT NOT NULL REFERENCES upload (id),
  entrant TEXT NOT NULL UNIQUE,
  isactive INTEGER NOT NULL,
  since TEXT NOT NULL,
  elo REAL,
  low REAL,
  high REAL,
  games INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (person, number)
);
CREATE TABLE tournament (
  folder TEXT PRIMARY KEY,
  begun TEXT NOT NULL,
  isplaying INTEGER NOT NULL
);
CREATE TABLE protest (
  id TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES person (number),
  folder TEXT NOT NULL,
  game TEXT NOT NULL,
  reason TEXT NOT NULL,
  made TEXT NOT NULL,
  replays INTEGER NOT NULL,
  state TEXT NOT NULL,
  found TEXT NOT NULL,
  answer TEXT NOT NULL,
  decisive TEXT NOT NULL DEFAULT ''
);
CREATE TABLE rerunset (
  id TEXT PRIMARY KEY,
  folder TEXT NOT NULL,
  chosen TEXT NOT NULL,
  made TEXT NOT NULL,
  rules TEXT NOT NULL,
  state TEXT NOT NULL,
  found TEXT NOT NULL,
  answer TEXT NOT NULL
);
CREATE TABLE rerungame (
  rerunset TEXT NOT NULL REFERENCES rerunset (id),
  game TEXT NOT NULL,
  replay TEXT NOT NULL,
  PRIMARY KEY (rerunset, game)
);
CREATE TABLE action (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  person INTEGER NOT NULL,
  what TEXT NOT NULL,
  why TEXT NOT NULL
);
CREATE TABLE likeness (
  one TEXT NOT NULL REFERENCES upload (id) ON DELETE CASCADE,
  other TEXT NOT NULL REFERENCES upload (id) ON DELETE CASCADE,
  percent INTEGER NOT NULL,
  PRIMARY KEY (one, other)
);
CREATE TABLE testgame (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (number),
  first TEXT NOT NULL,
  second TEXT NOT NULL,
  asked TEXT NOT NULL,
  state TEXT NOT NULL,
  result TEXT NOT NULL
);
CREATE INDEX testgame_of ON testgame (person, state);
CREATE TABLE draft (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (number) ON DELETE CASCADE,
  language TEXT NOT NULL,
  files TEXT NOT NULL,
  saved TEXT NOT NULL,
  isrun INTEGER NOT NULL
);
CREATE INDEX draft_of ON draft (person);
CREATE TABLE notice (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (number),
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  details TEXT NOT NULL,
  isseen INTEGER NOT NULL DEFAULT 0,
  issent INTEGER NOT NULL DEFAULT 0,
  UNIQUE (person, kind, subject)
);
CREATE TABLE duel (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  begun TEXT NOT NULL,
  first TEXT NOT NULL,
  second TEXT NOT NULL,
  state TEXT NOT NULL,
  result TEXT,
  failure TEXT NOT NULL
);
CREATE TABLE season (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  begun TEXT NOT NULL,
  ended TEXT NOT NULL,
  receipts TEXT NOT NULL,
  standings TEXT NOT NULL
)
