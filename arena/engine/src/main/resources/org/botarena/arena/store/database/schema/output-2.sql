-- Nothing changes here: both files of a store have one version.
SELECT 1
