CREATE TABLE likeness (
  one TEXT NOT NULL REFERENCES upload (id) ON DELETE CASCADE,
  other TEXT NOT NULL REFERENCES upload (id) ON DELETE CASCADE,
  percent INTEGER NOT NULL,
  PRIMARY KEY (one, other)
);
ALTER TABLE protest ADD COLUMN decisive TEXT NOT NULL DEFAULT '';
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
CREATE TABLE season (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  begun TEXT NOT NULL,
  ended TEXT NOT NULL,
  receipts TEXT NOT NULL,
  standings TEXT NOT NULL
)
