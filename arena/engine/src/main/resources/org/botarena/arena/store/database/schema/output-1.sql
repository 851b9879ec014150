CREATE TABLE output (
  game TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  text BLOB NOT NULL,
  PRIMARY KEY (game, attempt, seat)
) WITHOUT ROWID
