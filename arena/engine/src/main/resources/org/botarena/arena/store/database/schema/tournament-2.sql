-- In formats whose rounds are drawn from results the games before a change count on. superseded: a jar's games count no
-- more; since: the first round of its name, from 0; until: the first round in which the jar did not play, empty if it plays.
ALTER TABLE entrant ADD COLUMN superseded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entrant ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entrant ADD COLUMN until INTEGER;

UPDATE entrant SET superseded = 1
WHERE withdrawn = 1 OR generation < (SELECT max(generation) FROM entrant AS other WHERE other.name = entrant.name);

DROP VIEW counting;
DROP VIEW current;
DROP VIEW playing;

CREATE VIEW counted AS SELECT name, generation FROM entrant WHERE superseded = 0;

CREATE VIEW current AS
SELECT game.* FROM game
WHERE EXISTS (SELECT 1 FROM counted WHERE name = one AND generation = one_generation)
  AND EXISTS (SELECT 1 FROM counted WHERE name = other AND generation = other_generation);

CREATE VIEW counting AS
SELECT current.id, current.content AS pairing, attempt.seq, attempt.number, attempt.accepted, attempt.content
FROM current JOIN attempt ON attempt.game = current.id
WHERE attempt.number = (SELECT max(number) FROM attempt AS other WHERE other.game = current.id)
