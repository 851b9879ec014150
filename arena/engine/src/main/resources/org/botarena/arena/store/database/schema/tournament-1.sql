CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE entrant (
  name TEXT NOT NULL,
  generation INTEGER NOT NULL,
  content TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  hash BLOB NOT NULL,
  withdrawn INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (name, generation)
) WITHOUT ROWID;

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  one TEXT NOT NULL,
  one_generation INTEGER NOT NULL,
  other TEXT NOT NULL,
  other_generation INTEGER NOT NULL,
  content BLOB NOT NULL,
  digest BLOB, -- of the attempt that counts
  FOREIGN KEY (one, one_generation) REFERENCES entrant (name, generation),
  FOREIGN KEY (other, other_generation) REFERENCES entrant (name, generation)
) WITHOUT ROWID;

CREATE TABLE attempt (
  seq INTEGER PRIMARY KEY,
  game TEXT NOT NULL REFERENCES game (id),
  number INTEGER NOT NULL,
  accepted TEXT,
  content BLOB NOT NULL,
  hash BLOB NOT NULL,
  UNIQUE (game, number)
);

CREATE TABLE voided (
  seq INTEGER PRIMARY KEY,
  game TEXT NOT NULL REFERENCES game (id),
  number INTEGER NOT NULL,
  content BLOB NOT NULL,
  hash BLOB NOT NULL,
  UNIQUE (game, number)
);

CREATE TABLE unplayed (game TEXT PRIMARY KEY REFERENCES game (id), reason TEXT NOT NULL) WITHOUT ROWID;

CREATE VIEW playing AS
SELECT name, generation, content, sha256 FROM entrant
WHERE withdrawn = 0 AND generation = (SELECT max(generation) FROM entrant AS other WHERE other.name = entrant.name);

CREATE VIEW current AS
SELECT game.* FROM game
WHERE EXISTS (SELECT 1 FROM playing WHERE name = one AND generation = one_generation)
  AND EXISTS (SELECT 1 FROM playing WHERE name = other AND generation = other_generation);

CREATE VIEW counting AS
SELECT current.id, current.content AS pairing, attempt.seq, attempt.number, attempt.accepted, attempt.content
FROM current JOIN attempt ON attempt.game = current.id
WHERE attempt.number = (SELECT max(number) FROM attempt AS other WHERE other.game = current.id)
