-- What an agent printed is personal: salt is that of its hash in the record of the attempt; empty in records of earlier arenas.
ALTER TABLE output ADD COLUMN salt TEXT
