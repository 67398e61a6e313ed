-- Names and columns are those of the Directus wire format, so an existing Directus can be put on top of the tables.
CREATE TABLE loan_types (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;

INSERT INTO loan_types (id, name) VALUES (1, 'Stambeni kredit'), (2, 'Keš kredit'), (3, 'Auto kredit');

CREATE TABLE leads (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice, so a message id names one lead for ever
  created_at TEXT NOT NULL,
  -- The sender's Idempotency-Key, or a random one: the same key is the same lead, whichever process takes it.
  idempotency_key TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  available_from TEXT NOT NULL,
  available_to TEXT NOT NULL,
  is_subscribed_to_marketing INTEGER NOT NULL CHECK (is_subscribed_to_marketing IN (0, 1)),
  referral_id TEXT
) STRICT;

CREATE INDEX leads_created_at ON leads (created_at);
CREATE INDEX leads_email ON leads (lower(email));

CREATE TABLE leads_loan_types (
  id INTEGER PRIMARY KEY,
  leads_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  loan_types_id INTEGER NOT NULL REFERENCES loan_types (id),
  UNIQUE (leads_id, loan_types_id)
) STRICT;

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL,
  leased_until TEXT, -- while a process sends it, nobody else does; one that died lets go by itself
  delivered_at TEXT,
  -- Our own word for what went wrong last time; never text of the other side, which may repeat personal data.
  last_error TEXT,
  UNIQUE (lead_id, channel)
) STRICT;

CREATE INDEX outbox_due ON outbox (channel, due_at) WHERE delivered_at IS NULL;
CREATE INDEX outbox_undelivered ON outbox (lead_id) WHERE delivered_at IS NULL;
