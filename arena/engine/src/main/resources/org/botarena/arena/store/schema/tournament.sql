-- The lines of the journal, each whole and packed. before: the hash of the line before it, on which its own depends.
CREATE TABLE line (seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, before TEXT NOT NULL, text BLOB NOT NULL) STRICT;

CREATE INDEX change ON line (seq) WHERE kind NOT IN ('attempt', 'accepted', 'disturbed', 'given-up');

-- The lines about games, and what the standings need of an attempt with a result. kind and number are those of the line. one and
-- other: the two entrants, by the numbers of their authors; one has seat 0. Times in milliseconds. faults: their kinds, with spaces
-- between them. near: the moves that ended near their deadline, excused: those of them that were played although they came late.
-- late_ms: how long after its deadline the latest answer came.
CREATE TABLE attempt (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  number INTEGER NOT NULL,
  one INTEGER NOT NULL,
  one_generation INTEGER NOT NULL,
  other INTEGER NOT NULL,
  other_generation INTEGER NOT NULL,
  course INTEGER,
  one_points REAL,
  one_difference REAL,
  one_faults TEXT,
  one_moves INTEGER,
  one_total_ms REAL,
  one_worst_ms REAL,
  one_idle_ms REAL,
  one_near INTEGER,
  one_excused INTEGER,
  other_points REAL,
  other_difference REAL,
  other_faults TEXT,
  other_moves INTEGER,
  other_total_ms REAL,
  other_worst_ms REAL,
  other_idle_ms REAL,
  other_near INTEGER,
  other_excused INTEGER,
  worker TEXT,
  worker_speed INTEGER,
  worker_excused INTEGER,
  late_ms REAL,
  PRIMARY KEY (game, seq)
) WITHOUT ROWID, STRICT;

CREATE INDEX uncounted ON attempt (kind, game) WHERE course IS NULL;

-- The games in the order in which they ended, and those in which an agent was at fault.
CREATE INDEX played ON attempt (seq);

CREATE INDEX faulty ON attempt (seq) WHERE coalesce(one_faults, other_faults) IS NOT NULL
