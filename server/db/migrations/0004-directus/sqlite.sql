-- The history of leads goes to a Directus, too. SQLite cannot widen a CHECK: the table is made again.
CREATE TABLE new_outbox (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER REFERENCES leads (id) ON DELETE CASCADE, -- none: the morning list, and word of an erased lead
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook', 'visitor', 'directus')),
  kind TEXT NOT NULL,
  seq INTEGER NOT NULL, -- of the event that it tells of; without a lead, the day or the number of the erased lead
  created_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL,
  leased_until TEXT, -- while a process sends it, nobody else does; one that died lets go by itself
  delivered_at TEXT,
  -- Our own word for what went wrong last time; never text of the other side, which may repeat personal data.
  last_error TEXT,
  -- Advisors who need this mail no more, as a JSON list of mailboxes.
  settled TEXT,
  client TEXT, -- of a mail to a visitor: keyed hash of the network it was asked from, until it is sent
  lead_name TEXT -- of an erased lead: the name by which the Directus knows it
) STRICT;

INSERT INTO new_outbox (id, lead_id, channel, kind, seq, created_at, attempts, due_at, leased_until, delivered_at, last_error, settled, client)
  SELECT id, lead_id, channel, kind, seq, created_at, attempts, due_at, leased_until, delivered_at, last_error, settled, client
    FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE UNIQUE INDEX outbox_once ON outbox (lead_id, channel, kind, seq);
CREATE UNIQUE INDEX outbox_once_without_lead ON outbox (channel, kind, seq) WHERE lead_id IS NULL;
CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE delivered_at IS NULL;
CREATE INDEX outbox_undelivered ON outbox (created_at) WHERE delivered_at IS NULL;
