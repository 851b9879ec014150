CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- An entrant goes by the number of its author. Who that is stands in personal, with a salt of its own, and can be taken away:
-- salted, the hash of it, never changes. superseded: a jar's games count no more; since: its first round, from 0; until: the
-- first round in which the jar did not play, empty if it plays.
CREATE TABLE entrant (
  author INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  content TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  withdrawn INTEGER NOT NULL DEFAULT 0,
  superseded INTEGER NOT NULL DEFAULT 0,
  since INTEGER NOT NULL DEFAULT 0,
  until INTEGER,
  salted TEXT NOT NULL,
  personal TEXT,
  PRIMARY KEY (author, generation)
) WITHOUT ROWID;

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  one INTEGER NOT NULL,
  one_generation INTEGER NOT NULL,
  other INTEGER NOT NULL,
  other_generation INTEGER NOT NULL,
  digest BLOB, -- of the attempt that counts
  FOREIGN KEY (one, one_generation) REFERENCES entrant (author, generation),
  FOREIGN KEY (other, other_generation) REFERENCES entrant (author, generation)
) WITHOUT ROWID;

-- The lines of the journal, each whole and packed. before: the hash of the line before it, on which its own depends.
CREATE TABLE line (seq INTEGER PRIMARY KEY, before TEXT NOT NULL, text BLOB NOT NULL);

CREATE TABLE attempt (
  seq INTEGER PRIMARY KEY REFERENCES line (seq),
  game TEXT NOT NULL REFERENCES game (id),
  number INTEGER NOT NULL,
  accepted TEXT,
  UNIQUE (game, number)
);

CREATE TABLE voided (
  seq INTEGER PRIMARY KEY REFERENCES line (seq),
  game TEXT NOT NULL REFERENCES game (id),
  number INTEGER NOT NULL,
  UNIQUE (game, number)
);

CREATE TABLE unplayed (
  game TEXT PRIMARY KEY REFERENCES game (id),
  reason TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES line (seq)
) WITHOUT ROWID;

CREATE VIEW counted AS SELECT author, generation FROM entrant WHERE superseded = 0;

CREATE VIEW current AS
SELECT game.* FROM game
WHERE EXISTS (SELECT 1 FROM counted WHERE author = one AND generation = one_generation)
  AND EXISTS (SELECT 1 FROM counted WHERE author = other AND generation = other_generation);

CREATE VIEW counting AS
SELECT current.id, attempt.number, attempt.accepted, attempt.seq, line.before, line.text
FROM current JOIN attempt ON attempt.game = current.id LEFT JOIN line ON line.seq = attempt.seq
WHERE attempt.number = (SELECT max(number) FROM attempt AS other WHERE other.game = current.id)
