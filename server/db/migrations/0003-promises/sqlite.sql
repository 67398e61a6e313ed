-- What has happened to a lead: only ever added to, and gone with the lead. Its state is a fold (core/lead/history.ts).
CREATE TABLE lead_events (
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL, -- from 1 without gaps: two acts at once make one
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  actor TEXT NOT NULL,
  day TEXT, -- of the slot, in Belgrade
  from_hour INTEGER,
  to_hour INTEGER,
  note TEXT, -- of a confirmation: the version of the text that was confirmed
  key TEXT, -- the sender's Idempotency-Key: the same key is the same act
  PRIMARY KEY (lead_id, seq)
) STRICT;

CREATE UNIQUE INDEX lead_events_key ON lead_events (lead_id, key) WHERE key IS NOT NULL;
CREATE INDEX lead_events_day ON lead_events (day) WHERE day IS NOT NULL;
CREATE TRIGGER lead_events_stay BEFORE UPDATE ON lead_events
BEGIN
  SELECT RAISE(ABORT, 'lead_events is only ever added to');
END;

-- SQLite cannot widen a CHECK: the table is made again.
CREATE TABLE new_outbox (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER REFERENCES leads (id) ON DELETE CASCADE, -- none: the morning list, and word of an erased lead
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook', 'visitor')),
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
  client TEXT -- of a mail to a visitor: keyed hash of the network it was asked from, until it is sent
) STRICT;

INSERT INTO new_outbox (id, lead_id, channel, kind, seq, created_at, attempts, due_at, leased_until, delivered_at, last_error, settled)
  SELECT outbox.id, lead_id, channel, 'created', 1, leads.created_at, attempts, due_at, leased_until, delivered_at, last_error, settled
    FROM outbox JOIN leads ON leads.id = lead_id;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE UNIQUE INDEX outbox_once ON outbox (lead_id, channel, kind, seq);
CREATE UNIQUE INDEX outbox_once_without_lead ON outbox (channel, kind, seq) WHERE lead_id IS NULL;
CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE delivered_at IS NULL;
CREATE INDEX outbox_undelivered ON outbox (created_at) WHERE delivered_at IS NULL;

-- Secrets of the signed links and of the hashes below.
CREATE TABLE keys (
  name TEXT PRIMARY KEY,
  secret TEXT NOT NULL,
  made_at TEXT NOT NULL
) STRICT;

-- Unasked mails to visitors, by keyed hashes, to limit them; each is forgotten after 30 days.
CREATE TABLE visitor_mails (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER UNIQUE, -- so that a second attempt is no second mail; NULL once the lead is erased
  at TEXT NOT NULL,
  address TEXT NOT NULL,
  client TEXT
) STRICT;
CREATE INDEX visitor_mails_at ON visitor_mails (at);
CREATE INDEX visitor_mails_address ON visitor_mails (address, at);

-- Addresses whose owners have said that an enquiry was not theirs.
CREATE TABLE blocked_addresses (
  address TEXT PRIMARY KEY,
  until TEXT NOT NULL
) STRICT;
