-- From this version on journal.jsonl is written before the store, and an arena that knows nothing of it is kept out. Whoever
-- reads a game can tell whether its record is what was written, by its hash and the one of the record before it.
DROP VIEW counting;

CREATE VIEW counting AS
SELECT current.id, current.content AS pairing, attempt.number, attempt.accepted, attempt.content, attempt.hash,
  ifnull(
    (SELECT hash FROM attempt AS other WHERE other.seq = attempt.seq - 1),
    (SELECT hash FROM voided WHERE voided.seq = attempt.seq - 1)) AS before
FROM current JOIN attempt ON attempt.game = current.id
WHERE attempt.number = (SELECT max(number) FROM attempt AS other WHERE other.game = current.id)
