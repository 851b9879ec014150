-- An entrant goes here by the number of its author: name holds that where salted is not empty. Who it is stands in personal,
-- with a salt of its own, and can be taken away: salted, the hash of it, never changes.
ALTER TABLE entrant ADD COLUMN salted TEXT;
ALTER TABLE entrant ADD COLUMN personal TEXT
