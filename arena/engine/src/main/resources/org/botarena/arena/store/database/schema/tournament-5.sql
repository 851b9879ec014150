-- Records have the form of games.jsonl from here on, packed with another dictionary, which an arena of before cannot read. Those
-- that are there stay as they are: the first byte tells.
SELECT 1
