-- Advisors who need this mail no more, as a JSON list of mailboxes, while others are put off by their mail server. Here and
-- not in memory: the next attempt may be another process's, or come after a restart.
ALTER TABLE outbox ADD COLUMN settled TEXT;
