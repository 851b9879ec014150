-- What an agent printed is personal: salt is that of its hash in the record of the attempt.
CREATE TABLE output (
  game TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  text BLOB NOT NULL,
  salt TEXT NOT NULL,
  PRIMARY KEY (game, attempt, seat)
) WITHOUT ROWID
