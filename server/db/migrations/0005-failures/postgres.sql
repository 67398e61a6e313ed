-- How often sending has failed since. An attempt that died with its process is none: it must not lengthen the pause.
ALTER TABLE outbox ADD COLUMN failures integer NOT NULL DEFAULT 0;
